//go:build !js

package vmtest_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

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

// kept reads the settings that the game has written.
func kept(t *testing.T, g *vmtest.Game) string {
	t.Helper()
	g.Ticks(120) // settings rest a while before they are written
	data, err := os.ReadFile(filepath.Join(g.Home, "mageduel", "settings.json"))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// The title's foot has a button for each language: the mouse clicks one, a
// finger taps the other.
func TestMouseAndFingerPressButtons(t *testing.T) {
	g := vmtest.Start(t, vmtest.Options{})
	g.Ticks(titleTicks)
	g.Click(702, 681) // Français
	if s := kept(t, g); !strings.Contains(s, `"Language": "fr"`) {
		t.Errorf("a click on the French button left the settings\n%s", s)
	}
	g.PressTouch(1, 602, 681) // English
	g.Ticks(3)
	g.ReleaseTouch(1)
	g.Ticks(2)
	if s := kept(t, g); !strings.Contains(s, `"Language": "en"`) {
		t.Errorf("a tap on the English button left the settings\n%s", s)
	}
}

// A pad that is not the first one moves the focus and presses what has it.
func TestPadPressesButtons(t *testing.T) {
	g := vmtest.Start(t, vmtest.Options{Language: "fr"})
	g.Ticks(titleTicks)
	pad := func(down ...ebiten.StandardGamepadButton) {
		state := vmhost.GamepadState{ID: 3, Name: "pad", SDLID: "00000000000000000000000000000003",
			StandardButtons: map[ebiten.StandardGamepadButton]vmhost.GamepadStandardButtonState{}}
		for b := range ebiten.StandardGamepadButtonMax + 1 {
			state.StandardButtons[b] = vmhost.GamepadStandardButtonState{}
		}
		for _, b := range down {
			state.StandardButtons[b] = vmhost.GamepadStandardButtonState{Pressed: true, Value: 1}
		}
		g.UpdateGamepads([]vmhost.GamepadState{state})
		g.Ticks(3)
	}
	push := func(b ebiten.StandardGamepadButton) {
		pad(b)
		pad()
	}
	pad()
	for range 8 { // down past the last entry, to the languages
		push(ebiten.StandardGamepadButtonLeftBottom)
	}
	push(ebiten.StandardGamepadButtonLeftLeft)
	push(ebiten.StandardGamepadButtonRightBottom)
	if s := kept(t, g); !strings.Contains(s, `"Language": "en"`) {
		t.Errorf("the pad left the settings\n%s", s)
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
