package board

import (
	"image"
	"image/draw"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
	"golang.org/x/image/font"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/opentype"
	"golang.org/x/image/math/fixed"
)

// glyphs are letters drawn once, with a dark outline, so that a number that
// floats costs a few quads and no layout.
type glyphs struct {
	img     *ebiten.Image
	at      map[rune]rect
	advance map[rune]float64
	height  float64
}

const glyphSize = 26 // px; shown smaller or larger by scale

// letters that float: English, French and signs.
const letters = " !\"#%&'()*+,-./0123456789:;<=>?ABCDEFGHIJKLMNOPQRSTUVWXYZ[]abcdefghijklmnopqrstuvwxyz" +
	"«»°×½·–—’“”…−ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜŸàâæçèéêëîïôœùûüÿ"

var newGlyphs = sync.OnceValues(func() (*glyphs, error) {
	f, err := opentype.Parse(gobold.TTF)
	if err != nil {
		return nil, err
	}
	face, err := opentype.NewFace(f, &opentype.FaceOptions{Size: glyphSize, DPI: 72, Hinting: font.HintingNone})
	if err != nil {
		return nil, err
	}
	const side, pad, line = 512, 3, 36
	img := image.NewRGBA(image.Rect(0, 0, side, side))
	mask := image.NewAlpha(img.Bounds())
	g := &glyphs{at: map[rune]rect{}, advance: map[rune]float64{}, height: line}
	x, y := pad, 0
	for _, r := range letters {
		adv, ok := face.GlyphAdvance(r)
		if !ok {
			continue
		}
		w := adv.Ceil() + 2*pad
		if x+w > side {
			x, y = pad, y+line
		}
		d := font.Drawer{Dst: mask, Src: image.Opaque, Face: face, Dot: fixed.P(x+pad, y+27)}
		d.DrawString(string(r))
		g.at[r] = rect{float32(x), float32(y), float32(x + w), float32(y + line)}
		g.advance[r] = float64(adv) / 64
		x += w
	}
	// Narrow spaces have no picture, only width.
	for _, r := range "\u202f\u2009\u00a0" {
		g.advance[r] = glyphSize * 0.16
	}
	dark := image.NewAlpha(img.Bounds())
	for py := range side {
		for px := range side {
			m := 0
			for dy := -2; dy <= 2; dy++ {
				for dx := -2; dx <= 2; dx++ {
					if dx*dx+dy*dy <= 5 {
						m = max(m, int(mask.AlphaAt(px+dx, py+dy).A))
					}
				}
			}
			dark.Pix[py*dark.Stride+px] = byte(m * 4 / 5)
		}
	}
	draw.DrawMask(img, img.Bounds(), image.Black, image.Point{}, dark, image.Point{}, draw.Over)
	draw.DrawMask(img, img.Bounds(), image.White, image.Point{}, mask, image.Point{}, draw.Over)
	g.img = ebiten.NewImageWithOptions(img.Bounds(), &ebiten.NewImageOptions{Unmanaged: true})
	g.img.WritePixels(img.Pix)
	return g, face.Close()
})

// text pushes a line centred on x with its foot at y.
func (g *glyphs) text(b *batch, s string, x, y, scale float64, c ink4) {
	w := 0.0
	for _, r := range s {
		w += g.advance[r]
	}
	x -= w * scale / 2
	for _, r := range s {
		if q, ok := g.at[r]; ok {
			x0, y0 := x-3*scale, y-27*scale
			x1, y1 := x0+float64(q.x1-q.x0)*scale, y0+g.height*scale
			b.corners(q, x0, y0, x1, y0, x1, y1, x0, y1, c, c, c, c)
		}
		x += g.advance[r] * scale
	}
}
