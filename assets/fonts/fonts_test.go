package fonts

import (
	"math"
	"testing"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"
)

func TestReadingFacesOpen(t *testing.T) {
	for w := range Weights {
		for _, s := range []string{"Mage", "Élève, à Œuvre", "« × − … ’ · ›"} {
			if adv := text.AdvanceAt(s, len(s), Face(w, 18)); adv <= 0 {
				t.Errorf("cut %d sets %q in %.1f pixels", w, s, adv)
			}
		}
	}
}

func TestDisplayCutWritesWhatItMeasures(t *testing.T) {
	for r := range letters {
		s := string(r)
		var p vector.Path
		if a, m := AppendDisplay(&p, s, 0, 0, 40), MeasureDisplay(s, 40); math.Abs(a-m) > 1e-9 || a <= 0 {
			t.Errorf("%q advances %.2f, measures %.2f", s, a, m)
		}
		b := p.Bounds()
		// The pen may leave its box by its own width and by a descender.
		if b.Min.Y < -16 || b.Max.Y > 56 || b.Min.X < -8 || b.Dx() == 0 {
			t.Errorf("%q is drawn in %v", s, b)
		}
	}
	if !HasDisplay("Préparer un duel\u202f!") || HasDisplay("決闘") {
		t.Error("HasDisplay misjudges what can be written")
	}
	// A small letter is a capital at 0.8 of its size.
	if c, s := MeasureDisplay("M", 100), MeasureDisplay("m", 100); math.Abs(s-0.8*c) > 1e-9 {
		t.Errorf("m is %.2f wide, M %.2f", s, c)
	}
}

func TestAccentsHaveTheirLetters(t *testing.T) {
	for r, c := range composed {
		if _, ok := letters[c[0]]; !ok {
			t.Errorf("%q stands on no letter", r)
		}
		if marks[c[1]] == "" {
			t.Errorf("%q has no mark", r)
		}
	}
}
