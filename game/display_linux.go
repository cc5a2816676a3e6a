package game

import (
	"os"
	"strings"
)

// displayMissing says in two languages what keeps a window from opening; two
// empty strings if nothing is known to.
func displayMissing() (english, french string) {
	switch {
	case os.Getenv("DISPLAY") == "" && os.Getenv("WAYLAND_DISPLAY") == "":
		return missing("there is no display (DISPLAY and WAYLAND_DISPLAY are not set)",
			"aucun écran (DISPLAY et WAYLAND_DISPLAY sont absents)", "xvfb", "xvfb-run ")
	case !library("libX11.so.6", "libX11.so"):
		return missing("the library libX11 is missing", "la bibliothèque libX11 manque", "libx11-6", "")
	case !library("libGL.so.1", "libGL.so", "libGLESv2.so.2", "libGLESv2.so"):
		return missing("the library libGL is missing", "la bibliothèque libGL manque", "libgl1", "")
	case os.Getenv("DISPLAY") == "":
		return missing("Wayland runs here without XWayland, which the window needs",
			"Wayland tourne ici sans XWayland, nécessaire à la fenêtre", "xwayland", "")
	}
	return "", ""
}

// missing makes the sentence of what is missing, its Debian package and how
// to start then, and what works without a window.
func missing(english, french, pack, prefix string) (string, string) {
	me := program()
	then := prefix + me
	return "mageduel: " + english + "; get it with “apt-get install " + pack + "”, then run “" + then +
			"”, or play in a browser with “" + me + " serve”, or see a duel as text with “" + me + " watch”.",
		"mageduel\u202f: " + french + "\u202f; installer avec «\u202fapt-get install " + pack + "\u202f», puis lancer «\u202f" + then +
			"\u202f», ou jouer dans un navigateur avec «\u202f" + me + " serve\u202f», ou lire un duel en texte avec «\u202f" + me + " watch\u202f»."
}

// program is how this program was started.
func program() string {
	// “go run” builds into a folder of this name and throws it away.
	if exe := os.Args[0]; !strings.Contains(exe, "go-build") {
		return exe
	}
	return "go run ."
}
