package sheet

import (
	"image"
	"image/color"
	"math"

	"mageduel/assets/figures/render/models"
	"mageduel/assets/figures/render/sdf"
)

// side is the width and height of a portrait in pixels.
const side = 96

type lamp struct {
	to  sdf.Vec // towards the lamp: right, up, viewer
	col sdf.Col
}

var lamps = []lamp{
	{sdf.V(-0.55, 0.6, 0.6).Unit(), sdf.Hex(0xffe2b8).Mul(0.95)},
	{sdf.V(0.9, 0.15, -0.1).Unit(), sdf.Hex(0x6f8cff).Mul(0.75)},
	{sdf.V(0, -0.5, 0.8).Unit(), sdf.Hex(0x7a5a78).Mul(0.25)},
}

// Portrait draws the lit close-up of a mage as two pictures: its colours
// with an undyed robe, and how far each point is dyed.
func Portrait(f *models.Figure) (picture, dye []byte, err error) {
	const over = 4
	per := side * over / f.Span
	r := sdf.DrawWindow(f.Close(), per, 0.5, sdf.Window{Center: f.Face, W: side * over, H: side * over, Look: 24, Turn: -24})
	r.Ink(0.22, 0.35, 0.12)
	mask := image.NewGray(image.Rect(0, 0, side, side))
	img := lit(side, over, func(x, y int) *sdf.Sample { return &r.S[y*r.W+x] }, mask)
	if picture, err = encode(img); err != nil {
		return nil, nil, err
	}
	dye, err = encode(mask)
	return picture, dye, err
}

// lit lights a square of samples, over of them to the pixel each way. Where
// there is a mask it gets how far each pixel is dyed.
func lit(side, over int, at func(x, y int) *sdf.Sample, mask *image.Gray) *image.NRGBA {
	img := image.NewNRGBA(image.Rect(0, 0, side, side))
	for y := range side {
		for x := range side {
			var c sdf.Col
			n, dyed := 0.0, 0.0
			for k := range over * over {
				s := at(x*over+k%over, y*over+k/over)
				if s == nil || !s.Hit {
					continue
				}
				n++
				dyed += s.Tint
				l := sdf.Col{R: 0.26, G: 0.27, B: 0.36}
				for _, p := range lamps {
					d := s.Normal.Dot(p.to)
					d = max(0, (d+0.15)/1.15)
					l.R += p.col.R * d
					l.G += p.col.G * d
					l.B += p.col.B * d
				}
				g := s.Glow
				c.R += s.Col.R * (l.R + (1.1-l.R)*g)
				c.G += s.Col.G * (l.G + (1.1-l.G)*g)
				c.B += s.Col.B * (l.B + (1.1-l.B)*g)
			}
			if n == 0 {
				continue
			}
			b := func(v float64) uint8 { return uint8(min(max(math.Round(v*255), 0), 255)) }
			img.SetNRGBA(x, y, color.NRGBA{b(c.R / n), b(c.G / n), b(c.B / n), b(n / float64(over*over))})
			if mask != nil {
				mask.SetGray(x, y, color.Gray{Y: b(dyed / n)})
			}
		}
	}
	return img
}
