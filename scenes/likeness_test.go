package scenes

import (
	"testing"

	"mageduel/assets/figures"
)

// Whatever can stand in the order of turns has a likeness that fills a fair
// part of its frame.
func TestCreaturesHaveLikenesses(t *testing.T) {
	for _, name := range []string{"bison", "wolf", "raven", "rat", "celestial_none", "fire_elemental_small", "monstrous_spider_large", "archer"} {
		s, err := figures.Open(name)
		if name == "celestial_none" {
			if err == nil {
				t.Error("there is a figure of nothing")
			}
			continue
		}
		if err != nil {
			t.Error(err)
			continue
		}
		img, n := faceOf(s), 0
		for i := 3; i < len(img.Pix); i += 4 {
			if img.Pix[i] > 40 {
				n++
			}
		}
		if n < faceSide*faceSide/8 {
			t.Errorf("%s: only %d of %d points are seen", name, n, faceSide*faceSide)
		}
	}
}
