package scenes

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/scenes/frametest"
)

func TestSlowMachinesKeepTheNight(t *testing.T) {
	frametest.Do(func() {
		h := &Heath{}
		c := context(320, 180, "en", 1)
		c.Settings.Quality = 1
		for range 200 {
			h.Update(c)
		}
		if h.b != nil || h.ready {
			t.Error("the heath is made where nothing but the night is wanted")
		}
	})
}

// The menu comes first; then the heath stands in the night's place, moves, and
// is let go of when another board is in play.
func TestTitleComesToLife(t *testing.T) {
	frametest.Do(func() {
		h := &Heath{}
		c := context(320, 180, "en", 1)
		c.Settings.Quality, c.Settings.ReducedMotion = 2, false
		dst := ebiten.NewImage(320, 180)
		for h.tick < heathWait-1 {
			h.Update(c)
		}
		if h.b != nil {
			t.Error("the board is made before the menu has been seen")
		}
		for range 600 {
			if h.Update(c); h.shown > 90 {
				break
			}
			h.Draw(dst)
		}
		if h.shown == 0 {
			t.Error("the heath does not come")
			return
		}
		h.Draw(dst)
		first := frametest.Read(dst)
		for range 120 {
			h.Update(c)
		}
		h.Draw(dst)
		if differs := differ(first, frametest.Read(dst)); differs == 0 {
			t.Error("nothing lives on the heath")
		}
		h.Rest()
		if h.b != nil || h.ready {
			t.Error("the heath keeps its board")
		}
		h.Draw(dst)
	})
}

func differ(a, b *image.RGBA) int {
	n := 0
	for i := range a.Pix {
		if a.Pix[i] != b.Pix[i] {
			n++
		}
	}
	return n
}
