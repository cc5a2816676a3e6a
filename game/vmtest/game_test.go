//go:build !js

package vmtest_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/game/vmtest"
	"mageduel/scenes/frametest"
)

func TestMain(m *testing.M) { frametest.Main(m) }

// titleTicks are more than enough for loading.
const titleTicks = 300

func TestGameReachesTheTitle(t *testing.T) {
	g := vmtest.Start(t, vmtest.Options{})
	g.Ticks(titleTicks)
	shot := g.Frame()
	if s := shot.Rect.Size(); s.X != 1280 || s.Y != 720 {
		t.Fatalf("the frame is %v, want 1280x720", s)
	}
	lit := 0
	for i := 0; i < len(shot.Pix); i += 4 {
		if shot.Pix[i] > 0 || shot.Pix[i+1] > 0 || shot.Pix[i+2] > 0 {
			lit++
		}
	}
	if lit < 1280*720/2 {
		t.Errorf("only %d pixels of the title are not black", lit)
	}
	if b := g.Sound(4096); len(b) == 0 {
		t.Error("the game streams no sound")
	}
	g.Tap(ebiten.KeyArrowDown)
	if g.Ended() {
		t.Error("an arrow key ended the game")
	}
}

// A home that cannot be written does not keep the game from being played.
func TestGameGoesOnWithoutAHome(t *testing.T) {
	file := filepath.Join(t.TempDir(), "home")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	g := vmtest.Start(t, vmtest.Options{Home: file}) // a file is no folder
	g.Ticks(titleTicks)
	g.Frame()
	g.Tap(ebiten.KeyF11)
	g.Ticks(60)
	if g.Ended() {
		t.Error("the game ended")
	}
}
