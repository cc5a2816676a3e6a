package hud

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Portrait paints a framed likeness: the picture if there is one, else a bust
// in the livery's colour. The frame is in the livery too.
func Portrait(dst *ebiten.Image, r Rect, img *ebiten.Image, bust Icon, livery color.RGBA, line float64) {
	Fill(dst, r, fieldFill, 1)
	Fill(dst, Rect{r.X, r.Y + r.H*0.5, r.W, r.H * 0.5}, livery, 0.16)
	if img != nil {
		b := img.Bounds()
		k := math.Min(r.W/float64(b.Dx()), r.H/float64(b.Dy()))
		op := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		op.GeoM.Scale(k, k)
		op.GeoM.Translate(r.X+(r.W-float64(b.Dx())*k)/2, r.Y+r.H-float64(b.Dy())*k)
		dst.DrawImage(img, &op)
	} else {
		DrawIcon(dst, bust, math.Floor(r.X+r.W*0.06), math.Floor(r.Y+r.H*0.1), math.Floor(r.W*0.88), livery)
	}
	Frame(dst, r, line, livery, 0.9)
	Frame(dst, r.Inset(line), line, fieldFill, 0.8)
}

// Likeness is a portrait with its bearer's emblem in the corner; emblem is 0
// to 7, or -1 for none.
func Likeness(size float64, img *ebiten.Image, bust Icon, livery color.RGBA, emblem int) *Node {
	sig := uint64(livery.R)<<32 | uint64(livery.G)<<24 | uint64(livery.B)<<16 | uint64(emblem+1)<<8 | uint64(bust)
	if img != nil {
		sig |= 1 << 40
	}
	return &Node{Width: size, Height: size, Fit: true, Sig: sig, Paint: func(p *Painter) {
		Portrait(p.Dst, p.R, img, bust, livery, p.Env.Line())
		if emblem >= 0 {
			d := math.Floor(p.R.W * 0.46)
			box := Rect{p.R.X + p.R.W - d, p.R.Y + p.R.H - d, d, d}
			Fill(p.Dst, box, fieldFill, 0.92)
			DrawIcon(p.Dst, Emblems[emblem], box.X+1, box.Y+1, d-2, livery)
		}
	}}
}
