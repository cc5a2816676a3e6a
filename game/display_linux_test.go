package game

import (
	"strings"
	"testing"
)

// Without a display the game says what is missing and what works without one.
func TestNoDisplay(t *testing.T) {
	t.Setenv("DISPLAY", "")
	t.Setenv("WAYLAND_DISPLAY", "")
	status, out, said := runCommand(t)
	if status != exitFailed || out != "" || strings.Count(said, "\n") != 1 {
		t.Errorf("ended with %d, wrote %q and said %q", status, out, said)
	}
	for _, want := range []string{"display", "xvfb", "serve", "watch"} {
		if !strings.Contains(said, want) {
			t.Errorf("no %q in %q", want, said)
		}
	}
	t.Setenv("LC_ALL", "fr_FR.UTF-8")
	var french strings.Builder
	if status := dispatch(nil, &french, &french); status != exitFailed || !strings.Contains(french.String(), "écran") {
		t.Errorf("in French it ended with %d and said %q", status, french.String())
	}
}
