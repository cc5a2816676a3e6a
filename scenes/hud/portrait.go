package hud

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/colorm"
)

// Hurt is how badly off a portrait's bearer looks. Each state has a shape of
// its own, so that none is told by colour alone.
type Hurt uint8

// The states.
const (
	Hale    Hurt = iota // more than half of the hit points left
	Wounded             // half or less: gashes
	Failing             // a quarter or less: more of them, the head sinks, pale
	Fallen              // slain, out or at 0: lies, grey
	hurts
)

// HurtOf is the state of who has a share of the hit points left, 0 to 1; below
// 0 it is not known. Out is slain, expelled or gone.
func HurtOf(share float64, out bool) Hurt {
	switch {
	case out || share == 0:
		return Fallen
	case share < 0 || share > 0.5:
		return Hale
	case share > 0.25:
		return Wounded
	}
	return Failing
}

// hurtLook is what a state does to a likeness.
type hurtLook struct {
	turn   float64 // radians
	colour float64 // saturation, 1 is as it was
	light  float64
	gashes string // a sign, see drawSign
}

var hurtLooks = [hurts]hurtLook{
	Hale:    {colour: 1, light: 1},
	Wounded: {colour: 0.8, light: 0.92, gashes: claws},
	Failing: {turn: 0.2, colour: 0.35, light: 0.75, gashes: claws + " " + moreClaws},
	Fallen:  {turn: -math.Pi / 2, colour: 0, light: 0.6},
}

// Claws are tapered gashes.
const (
	claws     = "f M 10.8 8 Q 12.1 10.9 13.8 13.6 Q 13.9 10 10.8 8 Z f M 13.3 7.7 Q 14.6 11.8 16.3 15.7 Q 16.5 11.1 13.3 7.7 Z f M 15.8 8.2 Q 17.1 12.6 18.8 16.8 Q 19 11.9 15.8 8.2 Z"
	moreClaws = "f M 11.4 12.6 Q 7.7 14.7 6.6 18.8 Q 9.1 15.8 11.4 12.6 Z f M 8.8 13.4 Q 5.4 15.4 4.7 19.3 Q 6.8 16.4 8.8 13.4 Z f M 8.2 6.2 Q 10.9 5.6 13.4 4.6 Q 10.4 4.1 8.2 6.2 Z"
)

type gashKey struct {
	hurt Hurt
	size int
}

// gashCache holds the gashes, drawn once for each size.
var gashCache = map[gashKey]*ebiten.Image{}

func gashImage(h Hurt, size int) *ebiten.Image {
	k := gashKey{h, size}
	img := gashCache[k]
	if img == nil {
		img = maskImage(size, size, drawSign(hurtLooks[h].gashes, size))
		gashCache[k] = img
	}
	return img
}

var gashInk, gashEdge = color.RGBA{118, 8, 16, 255}, color.RGBA{226, 160, 148, 255}

// Portrait paints a framed likeness: the picture if there is one, else a bust
// in the livery's colour. The frame is in the livery too.
func Portrait(dst *ebiten.Image, r Rect, img *ebiten.Image, bust Icon, livery color.RGBA, line float64, hurt Hurt) {
	Fill(dst, r, fieldFill, 1)
	Fill(dst, Rect{r.X, r.Y + r.H*0.5, r.W, r.H * 0.5}, livery, 0.16)
	look := &hurtLooks[hurt]
	within := dst.SubImage(image.Rect(int(r.X), int(r.Y), int(r.X+r.W), int(r.Y+r.H))).(*ebiten.Image)
	var hue colorm.ColorM
	side := r.W
	if img == nil {
		side = math.Floor(r.W * 0.88)
		img = iconImage(bust, int(side))
		hue.ScaleWithColor(livery)
	}
	hue.ChangeHSV(0, look.colour, look.light)
	op := colorm.DrawImageOptions{Filter: ebiten.FilterLinear}
	b := img.Bounds()
	k := math.Min(side/float64(b.Dx()), r.H/float64(b.Dy()))
	op.GeoM.Translate(-float64(b.Dx())/2, -float64(b.Dy())/2)
	op.GeoM.Scale(k, k)
	op.GeoM.Rotate(look.turn)
	op.GeoM.Translate(r.X+r.W/2, r.Y+r.H-float64(b.Dy())*k/2)
	colorm.DrawImage(within, img, hue, &op)
	if look.gashes != "" {
		gash := gashImage(hurt, int(r.W))
		for _, g := range [...]struct {
			off float64
			c   color.RGBA
		}{{-line, gashEdge}, {0, gashInk}} {
			op := ebiten.DrawImageOptions{}
			op.GeoM.Translate(r.X+g.off, r.Y+g.off)
			op.ColorScale.ScaleWithColor(g.c)
			dst.DrawImage(gash, &op)
		}
	}
	Frame(dst, r, line, livery, 0.9)
	Frame(dst, r.Inset(line), line, fieldFill, 0.8)
}

// Likeness is a portrait with its bearer's emblem in the corner; emblem is 0
// to 7, or -1 for none.
func Likeness(size float64, img *ebiten.Image, bust Icon, livery color.RGBA, emblem int, hurt Hurt) *Node {
	sig := uint64(hurt)<<48 | uint64(livery.R)<<32 | uint64(livery.G)<<24 | uint64(livery.B)<<16 | uint64(emblem+1)<<8 | uint64(bust)
	if img != nil {
		sig |= 1 << 40
	}
	return &Node{Width: size, Height: size, Fit: true, Sig: sig, Paint: func(p *Painter) {
		Portrait(p.Dst, p.R, img, bust, livery, p.Env.Line(), hurt)
		if emblem >= 0 {
			d := math.Floor(p.R.W * 0.46)
			box := Rect{p.R.X + p.R.W - d, p.R.Y + p.R.H - d, d, d}
			Fill(p.Dst, box, fieldFill, 0.92)
			DrawIcon(p.Dst, Emblems[emblem], box.X+1, box.Y+1, d-2, livery)
		}
	}}
}
