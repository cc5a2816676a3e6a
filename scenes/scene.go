// Package scenes holds what is on screen. A scene gets its data by
// constructor, acts in Update, shows itself in Draw and gives back a result.
package scenes

import "github.com/hajimehoshi/ebiten/v2"

// Scene is one screenful. Update runs 60 times a second whatever the frame
// rate; Draw must not change anything a player could notice. Update ends the
// game by returning ebiten.Termination; any other error ends it too and is
// told to the player.
type Scene interface {
	Update(*Ctx) error
	Draw(dst *ebiten.Image)
}

// Named is a scene that says what it is to whoever watches the game from
// outside (tests, the page around the browser version): "title", "duel".
type Named interface{ SceneName() string }

// Hashed is a scene that shows a state: the hash of what it holds.
type Hashed interface{ StateHash() uint64 }

// Overlay is a scene that leaves the one below in sight: that one is drawn
// first, but not updated.
type Overlay interface{ ShowsBelow() bool }

// Ctx is what a scene may use during Update.
type Ctx struct {
	Tick     int64   // updates since the program started, 60 a second
	Width    int     // of the screen, in device pixels
	Height   int     // of the screen, in device pixels
	Scale    float64 // device pixels for each pixel of a 1280x720 layout, text scale not included
	Device   float64 // device pixels for each CSS pixel, 1 on most screens
	In       *Input
	Settings *Settings // changes are kept and take effect by themselves
	Store    Store
	Files    Files
	Sound    Sound
	Stack    *Stack
	Notify   func(text string) // shows a line over every scene for some seconds
}

// Action is something a player means to do, whatever key, button or finger
// says it.
type Action uint8

// The actions that scenes know.
const (
	Confirm Action = iota
	Cancel
	Up
	Down
	Left
	Right
	Next     // the next thing to focus, or the next target
	Previous // the one before
	EndTurn
	ZoomIn
	ZoomOut
	TurnLeft  // turns the board a quarter
	TurnRight // turns the board a quarter
	Centre    // the camera on who acts
	Chronicle // opens and closes the chronicle
	Help      // the codex
	Menu
	Actions // how many there are
)

// Input is what the hands did since the last Update.
type Input struct {
	Pressed [Actions]bool // went down this tick (repeats of a held direction included)
	Held    [Actions]bool
	Digit   int             // 1 to 9 when a number key went down this tick, else 0
	Names   [Actions]string // what the hand in use calls each action: a key of this keyboard, or a button of the pad

	X, Y       float64 // the pointer, in device pixels
	Moved      bool    // the pointer moved this tick
	Clicked    bool    // a press ended where it began: the main button, or a tap
	Secondary  bool    // the same of the second button, or a long press
	Down       bool    // the main button or a finger is down
	PressX     float64 // where the press in progress, or the one that ended this tick, began
	PressY     float64
	DragX      float64 // how far a press that became a drag moved this tick
	DragY      float64
	Dragging   bool
	WheelY     float64
	Pinch      float64 // factor by which two fingers moved apart this tick; 1 is none
	PinchX     float64 // the middle of the two fingers
	PinchY     float64
	PanX       float64 // the pad's right stick, -1 (left) to 1
	PanY       float64 // the pad's right stick, -1 (up) to 1
	Touch      bool    // the last pointer was a finger
	Pad        int     // the pad that pressed last, by GamepadID; -1 is none
	AnyPressed bool    // anything at all went down this tick
}

// Settings are the player's own and last between sessions.
type Settings struct {
	Language       string     // "en" or "fr"
	TextScale      float64    // 1 to 2
	Volume         [3]float64 // of effects, music and ambience, 0 to 1
	Speed          int        // of animations: 0 slow, 1 normal, 2 fast, 3 instant
	ReducedMotion  bool
	ReduceFlashing bool // on from the start
	Quality        int  // 0 by measurement, 1 light, 2 full
	Fullscreen     bool
}

// Store keeps small named files: settings, saves, replays. A name is letters,
// digits, '-', '_' and '.', at most 100 of them, the first no dot. A store
// that can keep nothing (a read-only home, a browser that refuses) answers
// with a *StoreError that says so and what to do; the game goes on. Reading a
// name that is not there gives an error that is fs.ErrNotExist.
type Store interface {
	Read(name string) ([]byte, error)
	Write(name string, data []byte) error
	List() ([]string, error)
	Remove(name string) error
}

// Files carry saves and replays out of the game and into it. Both return at
// once; done is called during a later Update. An import that the player gives
// up calls nothing. Dropping a file on the window imports it as well: it is
// handed to the scene in play if that is a Dropped.
type Files interface {
	Export(name string, data []byte, done func(where string, err error))
	Import(done func(name string, data []byte, err error))
}

// Dropped is a scene that takes files dropped on the window.
type Dropped interface {
	Drop(name string, data []byte)
}

// Sound plays recipes by name; where there is no device it does nothing. A
// name that begins with "music/" or "ambience/" obeys that volume, any other
// the volume of effects.
type Sound interface {
	// Play starts a recipe once; volume is 0 to 1, pan -1 (left) to 1.
	Play(name string, volume, pan float64)
	// Loop brings a recipe that repeats to a volume within a second; 0 ends
	// it. Calling it again with the same volume changes nothing.
	Loop(name string, volume float64)
}

// Freer is a scene that holds much, and gives it back when it leaves the
// stack.
type Freer interface{ Free() }

// Stack is the scenes on top of each other; changes take effect between
// updates.
type Stack struct {
	scenes []Scene
	next   []func()
}

// Push puts s on top.
func (s *Stack) Push(scene Scene) {
	s.next = append(s.next, func() { s.scenes = append(s.scenes, scene) })
}

// Pop takes the top scene away. Taking the last one ends the game.
func (s *Stack) Pop() {
	s.next = append(s.next, func() {
		if n := len(s.scenes); n > 0 {
			s.free(n - 1)
			s.scenes = s.scenes[:n-1]
		}
	})
}

// Replace puts s in the place of the top scene.
func (s *Stack) Replace(scene Scene) {
	s.Pop()
	s.Push(scene)
}

// Clear takes every scene away and begins anew with one.
func (s *Stack) Clear(scene Scene) {
	s.next = append(s.next, func() {
		for i := range s.scenes {
			s.free(i)
		}
		s.scenes = append(s.scenes[:0], scene)
	})
}

func (s *Stack) free(i int) {
	if f, ok := s.scenes[i].(Freer); ok {
		f.Free()
	}
	s.scenes[i] = nil
}

// Top is the scene in play, nil before the first.
func (s *Stack) Top() Scene {
	if len(s.scenes) == 0 {
		return nil
	}
	return s.scenes[len(s.scenes)-1]
}

// Draw draws the top scene, and first those in sight below it.
func (s *Stack) Draw(dst *ebiten.Image) { s.draw(dst, len(s.scenes)-1) }

func (s *Stack) draw(dst *ebiten.Image, i int) {
	if i < 0 {
		return
	}
	if o, ok := s.scenes[i].(Overlay); ok && o.ShowsBelow() {
		s.draw(dst, i-1)
	}
	s.scenes[i].Draw(dst)
}

// Settle carries out what was asked since the last call.
func (s *Stack) Settle() {
	for len(s.next) > 0 {
		next := s.next
		s.next = nil
		for _, f := range next {
			f()
		}
	}
}
