package hud

import (
	"image"
	"image/draw"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/vector"
)

// Shapes are filled by the processor, not by the graphics card: a single
// anti-aliased path costs a software renderer about 4 ms, and a screen shows
// dozens of signs when it first opens.

// fine is how many times finer than pixels overlapping shapes are filled, so
// that shared edges stay smooth.
const fine = 4

// outline is a rasteriser that closes its shapes as a pen does.
type outline struct{ vector.Rasterizer }

func (o *outline) Close() { o.ClosePath() }

// coverage fills what trace draws, on a grid scale times finer than w by h,
// and gives the share of each pixel that is covered, 0 to 255.
func coverage(w, h, scale int, trace func(o *outline)) []byte {
	var o outline
	o.Reset(w*scale, h*scale)
	o.DrawOp = draw.Src
	trace(&o)
	big := image.NewAlpha(image.Rect(0, 0, w*scale, h*scale))
	o.Draw(big, big.Bounds(), image.Opaque, image.Point{})
	if scale == 1 {
		return big.Pix
	}
	out := make([]byte, w*h)
	for y := range h {
		for x := range w {
			sum := 0
			for j := range scale {
				at := (y*scale+j)*big.Stride + x*scale
				for _, v := range big.Pix[at : at+scale] {
					sum += int(v)
				}
			}
			out[y*w+x] = byte(sum / (scale * scale))
		}
	}
	return out
}

// maskImage is coverage as a white picture.
func maskImage(w, h int, cover []byte) *ebiten.Image {
	pix := make([]byte, 4*w*h)
	for i, v := range cover {
		pix[4*i], pix[4*i+1], pix[4*i+2], pix[4*i+3] = v, v, v, v
	}
	img := ebiten.NewImage(w, h)
	img.WritePixels(pix)
	return img
}

// Polygon is a white picture of w by h pixels with shapes filled in it, each
// a list of corners.
func Polygon(w, h int, shapes ...[][2]float64) *ebiten.Image {
	return maskImage(w, h, coverage(w, h, 1, func(o *outline) {
		for _, s := range shapes {
			for i, p := range s {
				if i == 0 {
					o.MoveTo(float32(p[0]), float32(p[1]))
				} else {
					o.LineTo(float32(p[0]), float32(p[1]))
				}
			}
			o.Close()
		}
	}))
}
