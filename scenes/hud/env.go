// Package hud is what lies over the picture: panels of dark glass, text,
// buttons and lists, and the panels of a duel. A screen is described as a
// tree of nodes, built anew from plain data whenever something changes; only
// panels whose picture would differ are painted again, and a frame in which
// nothing changes costs one quad for each panel and allocates nothing.
//
// The kit is our own. Ebitenui was tried for it: its widgets poll the mouse
// themselves (so a recorded hand cannot drive them), set every text in one
// colour and face without links, and lay out through Draw; what would have
// been left of it is the box model, which is the two hundred lines of
// layout.go here.
package hud

import (
	"mageduel/assets/languages"
)

// Env is what every tree is built for. A change of any field rebuilds.
type Env struct {
	W, H    int     // the screen in device pixels
	DPR     float64 // device pixels for each CSS pixel, at least 1
	Text    float64 // the player's text scale, 1 to 2
	Loc     *languages.Localizer
	Calm    bool // reduced motion: no pulsing, no sliding
	Pad     bool // hints name the pad's buttons
	Version int  // anything else a scene wants to rebuild for
}

// Em is the height of body text in device pixels: a fortieth of the screen's
// height (of its width where it stands upright) but never under 16 CSS
// pixels, times the player's scale.
func (e *Env) Em() float64 {
	dpr := max(e.DPR, 1)
	return max(float64(min(e.W, e.H))/40, 16*dpr) * max(1, min(e.Text, 2))
}

// WideEm and HighEm are the screen's measures in body text heights.
func (e *Env) WideEm() float64 { return float64(e.W) / e.Em() }

// HighEm is the screen's height in body text heights.
func (e *Env) HighEm() float64 { return float64(e.H) / e.Em() }

// T is the localizer's sentence of key.
func (e *Env) T(key string, data ...any) string { return e.Loc.T(key, data...) }

// Line is the thickness of a rule in device pixels, a whole number.
func (e *Env) Line() float64 {
	return float64(max(1, int(e.Em()/18)))
}

// Hands is what the player did since the last update, as the kit needs it.
type Hands struct {
	Up, Down, Left, Right bool
	Next, Previous        bool
	Confirm, Cancel       bool
	Digit                 int    // 1 to 9, else 0
	Typed                 []rune // letters typed, for hotkeys

	X, Y       float64 // the pointer in device pixels
	Moved      bool
	Clicked    bool
	Secondary  bool // second button or long press
	Held       bool // the main button or a finger is down
	Dragging   bool
	DragX      float64
	DragY      float64
	Wheel      float64
	Touch      bool
	PadPressed bool // a pad said Confirm, so text entry shows its letters
}

// Rect is a rectangle in device pixels.
type Rect struct{ X, Y, W, H float64 }

// Has tells whether a point lies in r.
func (r Rect) Has(x, y float64) bool {
	return x >= r.X && y >= r.Y && x < r.X+r.W && y < r.Y+r.H
}

// Meet is what two rectangles share; W or H is 0 where they share nothing.
func (r Rect) Meet(o Rect) Rect {
	x, y := max(r.X, o.X), max(r.Y, o.Y)
	return Rect{x, y, max(0, min(r.X+r.W, o.X+o.W)-x), max(0, min(r.Y+r.H, o.Y+o.H)-y)}
}

// Inset shrinks r by d on each side.
func (r Rect) Inset(d float64) Rect {
	return Rect{r.X + d, r.Y + d, max(0, r.W-2*d), max(0, r.H-2*d)}
}
