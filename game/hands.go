package game

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
	input "github.com/quasilyte/ebitengine-input"

	"mageduel/scenes"
)

const (
	repeatAfter = 24  // ticks until a held direction repeats
	repeatEvery = 6   // ticks between repeats
	namesEvery  = 300 // ticks between looks at the keyboard's layout
	maxPads     = 8   // as many as the input library bears
	stickOn     = 0.5
	stickOff    = 0.35 // lower than stickOn, so that a stick at rest on the edge does not flutter
	panFrom     = 0.2  // below this the right stick rests
)

// repeating are the actions that repeat while held.
var repeating = [scenes.Actions]bool{
	scenes.Up: true, scenes.Down: true, scenes.Left: true, scenes.Right: true,
	scenes.Next: true, scenes.Previous: true, scenes.ZoomIn: true, scenes.ZoomOut: true,
}

// hands turn what keyboard, mouse, fingers and pads do into actions. They are
// all read every tick; none is chosen beforehand.
type hands struct {
	in      scenes.Input
	system  input.System
	keys    *input.Handler
	held    [scenes.Actions]int // ticks held, by whichever device
	pointer pointer
	pads    []ebiten.GamepadID
	sticks  map[ebiten.GamepadID]*stick
	buttons []ebiten.GamepadButton
	pressed []ebiten.Key

	names    [2][scenes.Actions]string // of the keyboard's keys, and of the pad's
	language string
	tick     int64
}

// stick is where a pad's left stick was.
type stick struct{ dir [4]bool } // up, down, left, right

func newHands() *hands {
	h := &hands{sticks: map[ebiten.GamepadID]*stick{}}
	h.system.Init(input.SystemConfig{DevicesEnabled: input.KeyboardDevice | input.MouseDevice})
	h.keys = h.system.NewHandler(0, keymap)
	h.pointer.where = ebiten.TouchPositionF
	h.in.Pad = -1
	h.in.Pinch = 1
	h.names[1] = padNames
	return h
}

// update reads the devices. device is the number of device pixels in a CSS
// pixel.
func (h *hands) update(device float64, language string) {
	in := &h.in
	h.pads = ebiten.AppendGamepadIDs(h.pads[:0])
	if len(h.pads) <= maxPads {
		h.system.Update()
	}
	pad := in.Pad
	in.AnyPressed, in.Digit = false, 0
	in.PanX, in.PanY = 0, 0

	// A key that went down and up again within a tick is held no more, but it
	// was pressed.
	var held, fresh [scenes.Actions]bool
	for a := range scenes.Actions {
		fresh[a] = h.keys.ActionIsJustPressed(input.Action(a))
		held[a] = fresh[a] || h.keys.ActionIsPressed(input.Action(a))
	}
	// Shift+Tab is Tab too.
	held[scenes.Next] = held[scenes.Next] && !held[scenes.Previous]
	fresh[scenes.Next] = fresh[scenes.Next] && held[scenes.Next]
	for _, id := range h.pads {
		if h.pad(id, &held) {
			pad = int(id)
			in.AnyPressed = true
		}
	}
	h.pressed = inpututil.AppendJustPressedKeys(h.pressed[:0])
	if len(h.pressed) > 0 {
		in.AnyPressed = true
		pad = -1
	}
	for _, k := range h.pressed {
		if k >= ebiten.KeyDigit1 && k <= ebiten.KeyDigit9 {
			in.Digit = int(k-ebiten.KeyDigit1) + 1
		}
	}
	for a := range scenes.Actions {
		if !held[a] {
			h.held[a] = 0
		} else {
			h.held[a]++
		}
		n := h.held[a]
		in.Held[a] = n > 0
		in.Pressed[a] = n == 1 || fresh[a] || repeating[a] && n > repeatAfter && (n-repeatAfter)%repeatEvery == 0
	}

	if h.pointer.update(in, device) {
		in.AnyPressed = true
		pad = -1
	}
	in.Pad = pad
	h.name(language)
}

// name keeps the names of the keys current: layouts change while one plays.
func (h *hands) name(language string) {
	if h.tick%namesEvery == 0 || h.language != language {
		h.language = language
		for a := range scenes.Actions {
			h.names[0][a] = keyName(a, language)
		}
	}
	h.tick++
	if h.in.Pad < 0 {
		h.in.Names = h.names[0]
	} else {
		h.in.Names = h.names[1]
	}
}

// pad adds what one pad holds, and reports whether anything on it went down.
// Pads are told apart by id: the input library counts them by position, which
// changes when one is unplugged.
func (h *hands) pad(id ebiten.GamepadID, held *[scenes.Actions]bool) bool {
	any := false
	var x, y float64
	if ebiten.IsStandardGamepadLayoutAvailable(id) {
		for a, b := range padButtons {
			held[a] = held[a] || ebiten.IsStandardGamepadButtonPressed(id, b)
			any = any || inpututil.IsStandardGamepadButtonJustPressed(id, b)
		}
		x = ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickHorizontal)
		y = ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisLeftStickVertical)
		h.in.PanX = pan(h.in.PanX, ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisRightStickHorizontal))
		h.in.PanY = pan(h.in.PanY, ebiten.StandardGamepadAxisValue(id, ebiten.StandardGamepadAxisRightStickVertical))
	} else {
		for a, b := range plainButtons {
			held[a] = held[a] || b >= 0 && ebiten.IsGamepadButtonPressed(id, b)
		}
		if n := ebiten.GamepadButtonCount(id); n >= 12 {
			for i, a := range [4]scenes.Action{scenes.Up, scenes.Right, scenes.Down, scenes.Left} {
				held[a] = held[a] || ebiten.IsGamepadButtonPressed(id, ebiten.GamepadButton(n-4+i))
			}
		}
		if ebiten.GamepadAxisCount(id) >= 2 {
			x, y = ebiten.GamepadAxisValue(id, 0), ebiten.GamepadAxisValue(id, 1)
		}
		h.buttons = inpututil.AppendJustPressedGamepadButtons(id, h.buttons[:0])
		any = len(h.buttons) > 0
	}
	s := h.sticks[id]
	if s == nil {
		s = &stick{}
		h.sticks[id] = s
	}
	for i, v := range [4]float64{-y, y, -x, x} {
		was := s.dir[i]
		s.dir[i] = v >= stickOn || was && v >= stickOff
		any = any || s.dir[i] && !was
		a := [4]scenes.Action{scenes.Up, scenes.Down, scenes.Left, scenes.Right}[i]
		held[a] = held[a] || s.dir[i]
	}
	return any
}

func pan(old, v float64) float64 {
	if v > -panFrom && v < panFrom {
		return old
	}
	return min(max(v, -1), 1)
}
