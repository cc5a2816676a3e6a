package game

import (
	"flag"
	"fmt"
	"io"
	"os"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// silentVariable in the environment starts the game without sound.
const silentVariable = "MAGEDUEL_SILENT"

// play is the game itself.
func play(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("mageduel", flag.ContinueOnError)
	silent := flags.Bool("silent", false, [2]string{"no sound", "sans son"}[lang(systemLanguage())])
	for _, a := range args {
		if a == "-h" || a == "-help" || a == "--help" {
			help(stdout)
		}
	}
	if status, ok := parse(flags, args, 0, stdout, stderr); !ok {
		return status
	}
	mute := *silent || os.Getenv(silentVariable) != ""
	if !guest() {
		if english, french := displayMissing(); english != "" {
			say(stderr, english, french)
			return exitFailed
		}
		mute = mute || !soundDevice()
	}
	ebiten.SetWindowTitle("Mageduel")
	ebiten.SetWindowIcon(icons())
	ebiten.SetWindowSize(baseWidth, baseHeight)
	ebiten.SetWindowSizeLimits(minWidth, minHeight, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	g := newGame(openStore(), mute, firstScene)
	err := ebiten.RunGameWithOptions(g, &ebiten.RunGameOptions{
		X11ClassName:    "Mageduel",
		X11InstanceName: "mageduel",
	})
	g.close()
	if err == nil {
		return exitDone
	}
	if !mute && g.failed == nil && isAudio(err) {
		// Ebitengine runs one game in a process, so silence needs another.
		if status, ok := startSilent(args, stdout, stderr); ok {
			return status
		}
	}
	g.marker.fail(err)
	first, _, _ := strings.Cut(err.Error(), "\n")
	say(stderr,
		fmt.Sprintf("mageduel: the game had to end: %s.", strings.TrimSuffix(first, ".")),
		fmt.Sprintf("mageduel\u202f: le jeu a dû s’arrêter\u202f: %s.", strings.TrimSuffix(first, ".")))
	return exitFailed
}

// isAudio reports whether an error of RunGame speaks of the sound device.
func isAudio(err error) bool {
	s := err.Error()
	return strings.Contains(s, "audio: ") || strings.Contains(s, "oto: ")
}
