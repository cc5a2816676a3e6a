package sheet

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"
	"image/png"

	"mageduel/assets/figures"
	"mageduel/assets/figures/render/models"
	"mageduel/assets/figures/render/sdf"
)

// Face draws a creature as it stands, lit and seen from its front side, to fill
// a square. Of one that stands upright the upper half fills it.
func Face(f *models.Figure) *image.NRGBA {
	const over, room = 3, figures.FaceSide - 4
	m := f.Close()
	per := sdf.PxPerFoot * f.Size.Scale()
	w, h, _, _ := extent(sdf.Draw(m, 1, per, f.Shade()))
	r := sdf.Draw(m, 1, per*room*over/float64(max(w, h)), f.Shade())
	r.Ink(f.Shade()*0.55, 0.3, 0.2)
	w, h, x, y := extent(r)
	x, y = x+w/2-figures.FaceSide*over/2, y+h/2-figures.FaceSide*over/2
	return lit(figures.FaceSide, over, func(sx, sy int) *sdf.Sample {
		if sx, sy = sx+x, sy+y; sx < 0 || sy < y || sx >= r.W || sy >= y+h/2+figures.FaceSide*over/2 || sy < 0 || sy >= r.H {
			return nil
		}
		return &r.S[sy*r.W+sx]
	}, nil)
}

// extent is what of a raster a face shows: its size and its low corner.
func extent(r *sdf.Raster) (w, h, x, y int) {
	x0, y0, x1, y1 := r.W, r.H, 0, 0
	for i := range r.S {
		if r.S[i].Hit {
			x0, x1 = min(x0, i%r.W), max(x1, i%r.W+1)
			y0, y1 = min(y0, i/r.W), max(y1, i/r.W+1)
		}
	}
	w, h = x1-x0, y1-y0
	if h*4 > w*5 {
		h = max(w, h*62/100)
	}
	return w, h, x0, y0
}

// Faces puts the faces of all creatures beside each other. Those of old, the
// picture as it was, are taken over where fresh does not say that the figure
// has changed; was are the names that old shows.
func Faces(all []*models.Figure, old []byte, was []string, fresh func(name string) bool) ([]byte, error) {
	cells := map[string]image.Image{}
	if img, err := png.Decode(bytes.NewReader(old)); err == nil {
		for i, n := range figures.Faced(was) {
			cell := image.NewNRGBA(image.Rect(0, 0, figures.FaceSide, figures.FaceSide))
			draw.Draw(cell, cell.Rect, img, figures.FaceAt(i), draw.Src)
			cells[n] = cell
		}
	}
	by := map[string]*models.Figure{}
	var names []string
	for _, f := range all {
		by[f.Name] = f
		names = append(names, f.Name)
	}
	names = figures.Faced(names)
	if len(names) == 0 {
		return nil, fmt.Errorf("no creature has a face")
	}
	last := figures.FaceAt(len(names) - 1)
	out := image.NewNRGBA(image.Rect(0, 0, figures.FacesInRow*figures.FaceSide, last.Y+figures.FaceSide))
	for i, n := range names {
		cell := cells[n]
		if cell == nil || fresh(n) {
			cell = Face(by[n])
		}
		at := figures.FaceAt(i)
		draw.Draw(out, image.Rectangle{at, at.Add(image.Pt(figures.FaceSide, figures.FaceSide))}, cell, image.Point{}, draw.Src)
	}
	return encode(out)
}
