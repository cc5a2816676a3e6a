package frametest

import (
	"image"
	"image/color"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestMain(m *testing.M) { Main(m) }

func TestGoldenReadsWhatWasDrawn(t *testing.T) {
	img := ebiten.NewImage(16, 8)
	Do(func() {
		img.Fill(color.RGBA{20, 40, 80, 255})
		img.SubImage(image.Rect(0, 0, 8, 8)).(*ebiten.Image).Fill(color.RGBA{200, 160, 60, 255})
	})
	Golden(t, "halves", img)
}

// A picture of 10x10 with one pixel 13 steps off differs in 1 of 100 pixels;
// 12 steps off it does not differ at all.
func TestDifference(t *testing.T) {
	want, got := image.NewRGBA(image.Rect(0, 0, 10, 10)), image.NewRGBA(image.Rect(0, 0, 10, 10))
	got.Pix[40] = 12
	if stray, _ := difference(want, got); stray != 0 {
		t.Errorf("12 steps: %v differ, want 0", stray)
	}
	got.Pix[40] = 13
	if stray, _ := difference(want, got); stray != 0.01 {
		t.Errorf("13 steps: %v differ, want 0.01", stray)
	}
	if _, marks := difference(want, image.NewRGBA(image.Rect(0, 0, 9, 10))); marks != nil {
		t.Error("pictures of different sizes were compared")
	}
}

func TestDoHandsOnPanics(t *testing.T) {
	defer func() {
		if p := recover(); p == nil || !strings.Contains(p.(string), "broken wand") {
			t.Errorf("recovered %v, want the panic of the job", p)
		}
	}()
	Do(func() { panic("broken wand") })
}
