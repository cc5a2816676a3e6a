package scenes

import (
	"errors"
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/assets"
	"mageduel/assets/figures"
)

// beastFaces are the likenesses of creatures by sheet, made once; nil is for
// those that have none.
var beastFaces = map[string]*ebiten.Image{}

// beastFace is the likeness of a creature, taken from its figure; nil while
// that cannot be had.
func beastFace(sheet string) *ebiten.Image {
	if img, ok := beastFaces[sheet]; ok {
		return img
	}
	s, err := figures.Open(sheet)
	if errors.Is(err, assets.ErrPending) {
		return nil
	}
	beastFaces[sheet] = nil
	if err == nil {
		beastFaces[sheet] = ebiten.NewImageFromImage(faceOf(s))
	}
	return beastFaces[sheet]
}

const faceSide = 96

// faceOf draws a figure as it stands, seen from its front side and lit from
// the upper left. Of one that stands upright the upper half fills the picture.
func faceOf(s *figures.Sheet) *image.NRGBA {
	f, _ := s.Frame(figures.Idle, 1, 0)
	x0, y0, w, h := float64(f.X), float64(f.Y), float64(f.W), float64(f.H)
	if h > w*1.25 {
		h = max(w, h*0.62)
	}
	side := max(w, h)
	k := side / (faceSide - 6)
	out := image.NewNRGBA(image.Rect(0, 0, faceSide, faceSide))
	left, top := x0+w/2-k*faceSide/2, y0+h/2-k*faceSide/2
	within := func(x, y int) bool { return x >= f.X && x < f.X+f.W && y >= f.Y && float64(y) < y0+h }
	const fine = 3
	for py := range faceSide {
		for px := range faceSide {
			var r, g, b, a float64
			for i := range fine * fine {
				x := int(math.Floor(left + (float64(px)+(float64(i%fine)+0.5)/fine)*k))
				y := int(math.Floor(top + (float64(py)+(float64(i/fine)+0.5)/fine)*k))
				if !within(x, y) {
					continue
				}
				c, n := s.Color.RGBAAt(x, y), s.Normal.RGBAAt(x, y)
				nx, ny := float64(n.R)/127.5-1, float64(n.G)/127.5-1
				nz := math.Sqrt(max(0, 1-nx*nx-ny*ny))
				light := 0.42 + 0.95*max(0, -0.50*nx+0.55*ny+0.67*nz)
				r += float64(c.R) * light
				g += float64(c.G) * light
				b += float64(c.B) * (light + 0.06)
				a += float64(c.A)
			}
			if a == 0 {
				continue
			}
			byteOf := func(v float64) uint8 { return uint8(min(255, v/a*255)) }
			out.SetNRGBA(px, py, color.NRGBA{byteOf(r), byteOf(g), byteOf(b), uint8(a / (fine * fine))})
		}
	}
	return out
}
