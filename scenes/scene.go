// Package scenes holds what is on screen. A scene gets its data by
// constructor, acts in Update, shows itself in Draw and gives back a result.
package scenes

import "github.com/hajimehoshi/ebiten/v2"

// Scene is one screenful. Update runs 60 times a second whatever the frame
// rate; Draw must not change anything a player could notice.
type Scene interface {
	Update(*Ctx) error
	Draw(dst *ebiten.Image)
}

// Ctx is what a scene may use during Update.
type Ctx struct {
	Tick     int64   // updates since the program started, 60 a second
	Width    int     // of the screen, in device pixels
	Height   int     // of the screen, in device pixels
	Scale    float64 // device pixels for each pixel of a 1280x720 layout, text scale not included
	In       *Input
	Settings *Settings
	Store    Store
	Sound    Sound
	Stack    *Stack
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
	Digit   int // 1 to 9 when a number key went down this tick, else 0

	X, Y       float64 // the pointer, in device pixels
	Moved      bool    // the pointer moved this tick
	Clicked    bool    // a press ended where it began: the main button, or a tap
	Secondary  bool    // the same of the second button, or a long press
	Down       bool    // the main button or a finger is down
	DragX      float64 // how far a press that became a drag moved this tick
	DragY      float64
	Dragging   bool
	WheelY     float64
	Pinch      float64 // factor by which two fingers moved apart this tick; 1 is none
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

// Store keeps small named files: settings, saves, replays. A store that can
// keep nothing (a read-only home, a browser that refuses) answers with an
// error that says so and what to do; the game goes on.
type Store interface {
	Read(name string) ([]byte, error)
	Write(name string, data []byte) error
	List() ([]string, error)
	Remove(name string) error
}

// Sound plays recipes by name; where there is no device it does nothing.
type Sound interface {
	Play(name string, volume, pan float64)
}

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

// Pop takes the top scene away.
func (s *Stack) Pop() {
	s.next = append(s.next, func() { s.scenes = s.scenes[:len(s.scenes)-1] })
}

// Replace puts s in the place of the top scene.
func (s *Stack) Replace(scene Scene) {
	s.next = append(s.next, func() { s.scenes[len(s.scenes)-1] = scene })
}

// Top is the scene in play, nil before the first.
func (s *Stack) Top() Scene {
	if len(s.scenes) == 0 {
		return nil
	}
	return s.scenes[len(s.scenes)-1]
}

// Settle carries out what was asked since the last call.
func (s *Stack) Settle() {
	for _, f := range s.next {
		f()
	}
	s.next = s.next[:0]
}
