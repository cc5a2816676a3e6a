package hud

import (
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/assets/fonts"
)

type letteringKey struct {
	s    string
	size float64
}

var letterings = map[letteringKey]*ebiten.Image{}

func displayWidth(s string, size float64) float64 { return fonts.MeasureDisplay(s, size) }

func letterEdge(size float64) float64 { return math.Ceil(size * 0.36) }

func lower(s string) string { return strings.ToLower(s) }

// Lettering is a title in the display cut as a picture: gold lit from above
// over a dark edge. It is as wide as the text plus a margin of 0.36 of
// the size on each side; capitals begin as much below its top.
// Pictures are kept, few as titles are.
func Lettering(s string, size float64) *ebiten.Image {
	key := letteringKey{s, size}
	if img := letterings[key]; img != nil {
		return img
	}
	if len(letterings) > 24 {
		for k, img := range letterings {
			img.Deallocate()
			delete(letterings, k)
		}
	}
	edge := letterEdge(size)
	w := int(math.Ceil(fonts.MeasureDisplay(s, size) + 2*edge))
	h := int(math.Ceil(size*1.3 + 2*edge))
	img := ebiten.NewImage(max(w, 1), max(h, 1))
	letterings[key] = img
	if !fonts.HasDisplay(s) {
		k := faceKey{fonts.Bold, size * 1.2}
		drawWord(img, k, s, edge, edge*0.4, Gold.scale())
		return img
	}
	mask := maskImage(max(w, 1), max(h, 1), coverage(max(w, 1), max(h, 1), fine, func(o *outline) {
		fonts.AppendDisplay(o, s, edge*fine, edge*fine, size*fine)
	}))
	defer mask.Deallocate()
	// The edge: the same letters in dark, set all around.
	var dark ebiten.ColorScale
	dark.Scale(0.02, 0.02, 0.06, 1)
	d := math.Max(1, size*0.045)
	for i := range 12 {
		sin, cos := math.Sincos(float64(i) * math.Pi / 6)
		op := ebiten.DrawImageOptions{}
		op.GeoM.Translate(cos*d, sin*d+d*0.4)
		op.ColorScale = dark
		op.ColorScale.ScaleAlpha(0.6)
		img.DrawImage(mask, &op)
	}
	// Gold: bright at the top of the letters, deep at their foot.
	gold := ebiten.NewImage(max(w, 1), max(h, 1))
	defer gold.Deallocate()
	gold.DrawImage(mask, nil)
	const bands = 24
	for i := range bands {
		t := float64(i) / (bands - 1)
		c := blend(palette[Ink], palette[Gold], min(1, t*2.2))
		if t > 0.5 {
			c = blend(palette[Gold], ruleBright, (t-0.5)*2)
		}
		op := ebiten.DrawImageOptions{Blend: ebiten.BlendSourceAtop}
		y0 := edge + size*1.1*float64(i)/bands - edge*float64(btoi(i == 0))
		y1 := edge + size*1.1*float64(i+1)/bands
		if i == bands-1 {
			y1 = float64(h)
		}
		op.GeoM.Scale(float64(w), y1-y0+1)
		op.GeoM.Translate(0, y0)
		op.ColorScale.ScaleWithColor(c)
		gold.DrawImage(dot(), &op)
	}
	img.DrawImage(gold, nil)
	return img
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}
