package game

import (
	"strings"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	input "github.com/quasilyte/ebitengine-input"

	"mageduel/scenes"
)

// keymap says which keys mean what. Keys are places on the keyboard, named as
// on a QWERTY one, so that the hand finds them on any layout.
var keymap = input.Keymap{
	input.Action(scenes.Confirm):   {input.KeyEnter, input.KeyNumEnter, input.KeySpace},
	input.Action(scenes.Cancel):    {input.KeyEscape, input.KeyBackspace},
	input.Action(scenes.Up):        {input.KeyUp, input.KeyW, input.KeyNum8},
	input.Action(scenes.Down):      {input.KeyDown, input.KeyS, input.KeyNum2},
	input.Action(scenes.Left):      {input.KeyLeft, input.KeyA, input.KeyNum4},
	input.Action(scenes.Right):     {input.KeyRight, input.KeyD, input.KeyNum6},
	input.Action(scenes.Next):      {input.KeyTab},
	input.Action(scenes.Previous):  {input.KeyWithModifier(input.KeyTab, input.ModShift)},
	input.Action(scenes.EndTurn):   {input.KeyT, input.KeyEnd},
	input.Action(scenes.ZoomIn):    {input.KeyPageUp, input.KeyEqual, input.KeyNumAdd},
	input.Action(scenes.ZoomOut):   {input.KeyPageDown, input.KeyMinus, input.KeyNumSubtract},
	input.Action(scenes.TurnLeft):  {input.KeyQ},
	input.Action(scenes.TurnRight): {input.KeyE},
	input.Action(scenes.Centre):    {input.KeyC, input.KeyHome},
	input.Action(scenes.Chronicle): {input.KeyL},
	input.Action(scenes.Help):      {input.KeyF1, input.KeyH},
	input.Action(scenes.Menu):      {input.KeyF10, input.KeyM},
}

// prompts are the keys that prompts name, the first of each list above.
var prompts = [scenes.Actions]ebiten.Key{
	scenes.Confirm:   ebiten.KeyEnter,
	scenes.Cancel:    ebiten.KeyEscape,
	scenes.Up:        ebiten.KeyArrowUp,
	scenes.Down:      ebiten.KeyArrowDown,
	scenes.Left:      ebiten.KeyArrowLeft,
	scenes.Right:     ebiten.KeyArrowRight,
	scenes.Next:      ebiten.KeyTab,
	scenes.Previous:  ebiten.KeyTab,
	scenes.EndTurn:   ebiten.KeyT,
	scenes.ZoomIn:    ebiten.KeyPageUp,
	scenes.ZoomOut:   ebiten.KeyPageDown,
	scenes.TurnLeft:  ebiten.KeyQ,
	scenes.TurnRight: ebiten.KeyE,
	scenes.Centre:    ebiten.KeyC,
	scenes.Chronicle: ebiten.KeyL,
	scenes.Help:      ebiten.KeyF1,
	scenes.Menu:      ebiten.KeyF10,
}

// namedKeys are the keys with a name instead of a letter: English, French.
var namedKeys = map[ebiten.Key][2]string{
	ebiten.KeyEnter:      {"Enter", "Entrée"},
	ebiten.KeyEscape:     {"Esc", "Échap"},
	ebiten.KeyArrowUp:    {"↑", "↑"},
	ebiten.KeyArrowDown:  {"↓", "↓"},
	ebiten.KeyArrowLeft:  {"←", "←"},
	ebiten.KeyArrowRight: {"→", "→"},
	ebiten.KeyTab:        {"Tab", "Tab"},
	ebiten.KeyF1:         {"F1", "F1"},
	ebiten.KeyF10:        {"F10", "F10"},
	ebiten.KeyPageDown:   {"Page Down", "Page suiv."},
	ebiten.KeyPageUp:     {"Page Up", "Page préc."},
}

// shifted comes before a key pressed with Shift.
var shifted = [2]string{"Shift+", "Maj+"}

// keyName is what the player's keyboard calls the key of an action.
func keyName(a scenes.Action, language string) string {
	lang := 0
	if language == "fr" {
		lang = 1
	}
	key := prompts[a]
	name := ""
	if n, ok := namedKeys[key]; ok {
		name = n[lang]
	} else if n := ebiten.KeyName(key); n != "" && utf8.ValidString(n) {
		name = strings.ToUpper(n)
	} else {
		name = key.String()
	}
	if a == scenes.Previous {
		name = shifted[lang] + name
	}
	return name
}

// padButtons say which button of a pad in the standard layout means what.
var padButtons = [scenes.Actions]ebiten.StandardGamepadButton{
	scenes.Confirm:   ebiten.StandardGamepadButtonRightBottom,
	scenes.Cancel:    ebiten.StandardGamepadButtonRightRight,
	scenes.Up:        ebiten.StandardGamepadButtonLeftTop,
	scenes.Down:      ebiten.StandardGamepadButtonLeftBottom,
	scenes.Left:      ebiten.StandardGamepadButtonLeftLeft,
	scenes.Right:     ebiten.StandardGamepadButtonLeftRight,
	scenes.Next:      ebiten.StandardGamepadButtonFrontTopRight,
	scenes.Previous:  ebiten.StandardGamepadButtonFrontTopLeft,
	scenes.EndTurn:   ebiten.StandardGamepadButtonRightTop,
	scenes.ZoomIn:    ebiten.StandardGamepadButtonFrontBottomRight,
	scenes.ZoomOut:   ebiten.StandardGamepadButtonFrontBottomLeft,
	scenes.TurnLeft:  ebiten.StandardGamepadButtonLeftStick,
	scenes.TurnRight: ebiten.StandardGamepadButtonRightStick,
	scenes.Centre:    ebiten.StandardGamepadButtonRightLeft,
	scenes.Chronicle: ebiten.StandardGamepadButtonCenterLeft,
	scenes.Help:      ebiten.StandardGamepadButtonCenterCenter,
	scenes.Menu:      ebiten.StandardGamepadButtonCenterRight,
}

// padNames are what the buttons are called on most pads.
var padNames = [scenes.Actions]string{
	scenes.Confirm:   "A",
	scenes.Cancel:    "B",
	scenes.Up:        "↑",
	scenes.Down:      "↓",
	scenes.Left:      "←",
	scenes.Right:     "→",
	scenes.Next:      "RB",
	scenes.Previous:  "LB",
	scenes.EndTurn:   "Y",
	scenes.ZoomIn:    "RT",
	scenes.ZoomOut:   "LT",
	scenes.TurnLeft:  "L3",
	scenes.TurnRight: "R3",
	scenes.Centre:    "X",
	scenes.Chronicle: "Back",
	scenes.Help:      "Guide",
	scenes.Menu:      "Start",
}

// plainButtons are the same for pads whose layout is unknown: the numbers
// that most of them share, -1 is none. Their hats are the last four buttons
// and are read apart.
var plainButtons = [scenes.Actions]ebiten.GamepadButton{
	scenes.Confirm:   0,
	scenes.Cancel:    1,
	scenes.Up:        -1,
	scenes.Down:      -1,
	scenes.Left:      -1,
	scenes.Right:     -1,
	scenes.Next:      5,
	scenes.Previous:  4,
	scenes.EndTurn:   3,
	scenes.ZoomIn:    7,
	scenes.ZoomOut:   6,
	scenes.TurnLeft:  10,
	scenes.TurnRight: 11,
	scenes.Centre:    2,
	scenes.Chronicle: 8,
	scenes.Help:      12,
	scenes.Menu:      9,
}
