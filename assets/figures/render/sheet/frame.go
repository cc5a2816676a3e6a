// Package sheet turns rendered figures into the files of assets/figures.
package sheet

import (
	"mageduel/assets/figures"
	"mageduel/assets/figures/render/models"
	"mageduel/assets/figures/render/sdf"
)

// over is how many samples a pixel has each way.
const over = 2

// dirs is how many directions are drawn.
const dirs = 5

// pixel is a picture element before it is reduced to an index.
type pixel struct {
	r, g, b    float64 // straight colour, 0 to 1
	a          float64
	dye, glow  float64
	nx, ny, nz float64 // sum over samples
}

// frame is one drawn frame, cropped. w and h are even.
type frame struct {
	w, h, offX, offY int
	pix              []pixel
	x, y             int // place on the sheet
}

// render draws one frame in one direction.
func render(f *models.Figure, m *sdf.Model, dir int) *frame {
	per := sdf.PxPerFoot * f.Size.Scale() * over
	r := sdf.Draw(m, dir, per, f.Shade())
	r.Ink(f.Shade()*0.55, 0.42, 0.30)
	return reduce(r)
}

func reduce(r *sdf.Raster) *frame {
	// The raster's foot point lies on a multiple of four samples.
	w, h := r.W/over, r.H/over
	all := make([]pixel, w*h)
	x0, y0, x1, y1 := w, h, 0, 0
	for y := range h {
		for x := range w {
			p := &all[y*w+x]
			n := 0.0
			for sy := range over {
				for sx := range over {
					s := &r.S[(y*over+sy)*r.W+x*over+sx]
					if !s.Hit {
						continue
					}
					n++
					p.r += s.Col.R
					p.g += s.Col.G
					p.b += s.Col.B
					p.dye += s.Tint
					p.glow += s.Glow
					p.nx += s.Normal.X
					p.ny += s.Normal.Y
					p.nz += s.Normal.Z
				}
			}
			if n == 0 {
				continue
			}
			p.a = n / (over * over)
			p.r, p.g, p.b, p.dye, p.glow = p.r/n, p.g/n, p.b/n, p.dye/n, p.glow/n
			x0, x1 = min(x0, x), max(x1, x+1)
			y0, y1 = min(y0, y), max(y1, y+1)
		}
	}
	if x1 <= x0 {
		return &frame{w: 2, h: 2, pix: make([]pixel, 4)}
	}
	f := &frame{w: (x1 - x0 + 1) / 2 * 2, h: (y1 - y0 + 1) / 2 * 2, offX: x0 - r.FootX/over, offY: y0 - r.FootY/over}
	f.pix = make([]pixel, f.w*f.h)
	for y := y0; y < y1; y++ {
		copy(f.pix[(y-y0)*f.w:], all[y*w+x0:y*w+x1])
	}
	return f
}

// drawAll draws every frame of a figure, by animation, frame and direction.
func drawAll(f *models.Figure) [figures.Anims][][]*frame {
	var out [figures.Anims][][]*frame
	for a := range out {
		for i := range f.Count[a] {
			m := f.Frame(figures.Anim(a), i)
			row := make([]*frame, dirs)
			for d := range row {
				row[d] = render(f, m, d)
			}
			out[a] = append(out[a], row)
		}
	}
	return out
}
