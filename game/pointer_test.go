//go:build !js

package game

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/scenes"
)

// hand lays fingers on a pointer, tick by tick.
type hand struct {
	pointer
	in scenes.Input
	at map[ebiten.TouchID][2]float64
}

func newHand() *hand {
	h := &hand{}
	h.where = func(id ebiten.TouchID) (float64, float64) { return h.at[id][0], h.at[id][1] }
	return h
}

// tick is one update with the fingers where they are, on a screen of scale 1.
func (h *hand) tick(at map[ebiten.TouchID][2]float64) scenes.Input {
	h.at = at
	h.touches = h.touches[:0]
	for id := range ebiten.TouchID(4) {
		if _, down := at[id]; down {
			h.touches = append(h.touches, id)
		}
	}
	h.in = scenes.Input{Pinch: 1}
	if h.fingers.n > 0 || len(h.touches) > 0 {
		h.touch(&h.in, 1)
	}
	return h.in
}

type spots = map[ebiten.TouchID][2]float64

func TestTapIsAClick(t *testing.T) {
	h := newHand()
	for range 5 {
		if in := h.tick(spots{1: {100, 50}}); in.Clicked || !in.Down {
			t.Errorf("while the finger is down: %+v", in)
		}
	}
	in := h.tick(nil)
	if !in.Clicked || in.Secondary || in.Down || h.x != 100 || h.y != 50 {
		t.Errorf("after the tap at %v, %v: %+v", h.x, h.y, in)
	}
	if in := h.tick(nil); in.Clicked {
		t.Error("the tap clicks twice")
	}
}

// A finger that rests half a second, 30 ticks, is the second button, once; no
// click follows.
func TestLongPressIsTheSecondButton(t *testing.T) {
	h := newHand()
	seconds := 0
	for range 90 {
		if h.tick(spots{1: {100, 50}}).Secondary {
			seconds++
		}
	}
	if seconds != 1 {
		t.Errorf("a long press is the second button %d times, want 1", seconds)
	}
	if h.tick(nil).Clicked {
		t.Error("a long press clicks as well")
	}
}

// A finger that strays more than nine CSS pixels drags: in all from 100 to 130
// is 30, and it does not click.
func TestSwipeDrags(t *testing.T) {
	h := newHand()
	h.tick(spots{1: {100, 50}})
	sum := 0.0
	for _, x := range []float64{105, 115, 130} {
		in := h.tick(spots{1: {x, 50}})
		sum += in.DragX
	}
	if sum != 30 {
		t.Errorf("the drag sums to %v, want 30", sum)
	}
	if h.tick(nil).Clicked {
		t.Error("a drag clicks")
	}
}

// Two fingers 100 apart that move to 150 apart zoom by 1.5; their middle moves
// from 150 to 175.
func TestPinch(t *testing.T) {
	h := newHand()
	h.tick(spots{1: {100, 50}})
	h.tick(spots{1: {100, 50}, 2: {200, 50}})
	in := h.tick(spots{1: {100, 50}, 2: {250, 50}})
	if math.Abs(in.Pinch-1.5) > 1e-9 || in.PinchX != 175 || in.DragX != 25 {
		t.Errorf("pinch %v about %v, drag %v; want 1.5, 175, 25", in.Pinch, in.PinchX, in.DragX)
	}
	// One finger lifts: nothing jumps, and the end is no click.
	if in := h.tick(spots{2: {250, 50}}); in.DragX != 0 || in.Pinch != 1 {
		t.Errorf("lifting a finger drags by %v and zooms by %v", in.DragX, in.Pinch)
	}
	if in := h.tick(spots{2: {260, 50}}); in.DragX != 10 {
		t.Errorf("the finger that stays drags by %v, want 10", in.DragX)
	}
	if h.tick(nil).Clicked {
		t.Error("a pinch clicks")
	}
}

// Both fingers gone at once end the touch cleanly, and a new tap counts.
func TestTapAfterPinch(t *testing.T) {
	h := newHand()
	h.tick(spots{1: {100, 50}, 2: {200, 50}})
	h.tick(spots{1: {100, 50}, 2: {200, 50}})
	if h.tick(nil).Clicked {
		t.Error("the pinch clicks")
	}
	h.tick(spots{3: {10, 10}})
	if !h.tick(nil).Clicked {
		t.Error("a tap after a pinch does not click")
	}
}

// A press of the mouse that moves three pixels is still a click; five are a
// drag.
func TestMousePress(t *testing.T) {
	for _, c := range []struct {
		to   float64
		want bool
	}{{13, true}, {15, false}} {
		var b press
		var in scenes.Input
		b.follow(true, 10, 0, mouseSlack, &in)
		b.follow(true, c.to, 0, mouseSlack, &in)
		if got := b.follow(false, c.to, 0, mouseSlack, &in); got != c.want {
			t.Errorf("a press moved to %v is a click: %v, want %v", c.to, got, c.want)
		}
	}
}
