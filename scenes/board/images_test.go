package board

import (
	"math"
	"testing"
)

// However many there are, the true one stands among its images: on the same
// circle, at the same distance from the next.
func TestImagesDoNotGiveTheMageAway(t *testing.T) {
	b := &Board{tick: 77}
	for n := 1; n <= 8; n++ {
		f := &Figure{ID: 2, Images: n}
		var from []float64
		for i := range n + 1 {
			dx, dy := b.imageAt(f, i)
			from = append(from, math.Hypot(dx, dy*2))
		}
		for _, r := range from {
			if math.Abs(r-from[0]) > 1e-9 || r < 15 {
				t.Errorf("%d images: %v px from the foot", n, from)
				break
			}
		}
	}
	if dx, dy := b.imageAt(&Figure{ID: 2}, 0); dx != 0 || dy != 0 {
		t.Errorf("alone, a figure is drawn (%v, %v) px off its foot", dx, dy)
	}
}
