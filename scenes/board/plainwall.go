package board

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// plainWalls are the faces for slow machines: the veins are drawn once for
// each step of zoom into a picture that repeats and slides over each face,
// brighter here and there as light travels along it.
type plainWalls struct {
	shader *ebiten.Shader
	veins  *ebiten.Image
	side   float64 // px of the picture
	v      []ebiten.Vertex
	i      []uint32
	opt    ebiten.DrawTrianglesOptions
}

const (
	veinFeet  = 80 // that the picture covers
	plainCols = 10
	plainRows = 4
)

// draw draws the veins at a step of zoom, at which they are then shown pixel
// for pixel.
func (w *plainWalls) draw(noise *ebiten.Image, zoom float64) {
	side := math.Round(min(max(zoom, 1), 2) * AcrossPerFoot * veinFeet)
	if side == w.side {
		return
	}
	if w.veins != nil {
		w.veins.Deallocate()
	}
	w.side = side
	w.veins = ebiten.NewImageWithOptions(rectangle(int(side), int(side)), &ebiten.NewImageOptions{Unmanaged: true})
	v := [4]ebiten.Vertex{}
	for k, q := range [4][2]float32{{0, 0}, {1, 0}, {1, 1}, {0, 1}} {
		v[k] = ebiten.Vertex{DstX: q[0] * float32(side), DstY: q[1] * float32(side), SrcX: q[0] * 1024, SrcY: q[1] * 1024, ColorA: 1}
	}
	o := &ebiten.DrawTrianglesShaderOptions{Blend: ebiten.BlendCopy}
	o.Images[0] = noise
	w.veins.DrawTrianglesShader32(v[:], quadIndices, w.shader, o)
	w.opt.ColorScaleMode = ebiten.ColorScaleModePremultipliedAlpha
	w.opt.Address = ebiten.AddressUnsafe
	if w.i == nil {
		w.v = make([]ebiten.Vertex, 0, int(faces)*(plainCols+1)*(plainRows+1))
		w.i = make([]uint32, 0, int(faces)*plainCols*plainRows*6)
	}
}

// flush draws the faces gathered so far and gives the number of draw calls.
func (w *plainWalls) flush(dst *ebiten.Image) int {
	if len(w.i) == 0 {
		return 0
	}
	dst.DrawTriangles32(w.v, w.i, w.veins, &w.opt)
	w.v, w.i, w.opt.Address = w.v[:0], w.i[:0], ebiten.AddressUnsafe
	return 1
}

// plainFace gathers a face whose corners and touches drawFace has worked out.
func (b *Board) plainFace(f face, front bool, dim float64, touches, waves int) {
	w := &b.walls.plain
	w.draw(b.walls.opt.Images[0], Zooms[b.cam.level])
	veinPerFoot := w.side / veinFeet
	v := &b.walls.v
	t := b.seconds()
	x0, x1 := float64(v[3].DstX), float64(v[2].DstX)
	y0, y1 := float64(v[3].DstY), float64(v[2].DstY)
	u0, u1 := float64(v[3].SrcX), float64(v[2].SrcX)
	high := float64(v[0].SrcY)
	strong := 1.0
	if front {
		strong = 0.34
		if b.grown >= 1 {
			high = min(high, nearHeight*0.6)
		}
	}
	// Only what is on screen is drawn, and the picture swings to and fro within
	// its own edges where it is large enough: repeating it costs as much again.
	seen := min(high, max(y0, y1)/(UpPerFoot*b.cam.Zoom))
	up := seen * UpPerFoot * b.cam.Zoom
	spare, above := veinFeet-(u1-u0), veinFeet-seen
	slide, sink := t*0.55+float64(f)*17, t*0.3+float64(f)*23
	if spare > 0 && above > 0 {
		slide = (0.5 + 0.5*math.Sin(t*1.4/max(spare, 12)+float64(f)*1.7)) * spare
		sink = (0.5 + 0.5*math.Sin(t*0.9/max(above, 12)+float64(f)*2.3)) * above
	} else {
		w.opt.Address = ebiten.AddressRepeat
		slide, sink = math.Mod(u0+slide, veinFeet), math.Mod(sink, veinFeet)
	}
	for j := range uint32(plainRows) {
		for i := range uint32(plainCols) {
			a := uint32(len(w.v)) + j*(plainCols+1) + i
			w.i = append(w.i, a, a+1, a+plainCols+2, a, a+plainCols+2, a+plainCols+1)
		}
	}
	for j := range plainRows + 1 {
		part := float64(j) / plainRows
		part *= 0.4 + 0.6*part
		h := part * seen / max(high, 0.01)
		fade := strong * (1 - 0.72*ease(h))
		if front {
			fade = strong * (1 - h)
		}
		for i := range plainCols + 1 {
			s := float64(i) / plainCols
			u := u0 + (u1-u0)*s
			k := float32(fade * dim * (0.80 + 0.20*math.Sin(u*0.31-t*1.1+h*3)*math.Sin(u*0.13+t*0.7)))
			w.v = append(w.v, ebiten.Vertex{
				DstX: float32(x0 + (x1-x0)*s), DstY: float32(y0 + (y1-y0)*s - up*part),
				SrcX: float32((u - u0 + slide) * veinPerFoot), SrcY: float32((sink + seen*(1-part)) * veinPerFoot),
				ColorR: k, ColorG: k, ColorB: k, ColorA: k})
		}
	}

	b.plainFoot(f, strong, dim, x0, y0, x1, y1)
	for n := range touches {
		o := b.walls.touch[n*4 : n*4+4]
		hue := rgb{0.40, 0.75, 0.85}
		if b.walls.count[2] > 0 {
			hue = rgb{0.45, 0.62, 0.95}
		}
		b.onFace(sprGlow, float64(o[0]), float64(o[1]), float64(o[3])*1.5, glow(hue, 0.75*float64(o[2])*dim))
		r := float64(o[3]) * (0.7 + 0.3*math.Mod(t*0.9+float64(n)*0.4, 1))
		b.onFace(sprRing, float64(o[0]), float64(o[1]), r, glow(hue, 0.6*float64(o[2])*dim*(1-math.Mod(t*0.9+float64(n)*0.4, 1))))
	}
	for n := range waves {
		o := b.walls.wave[n*4 : n*4+4]
		b.onFace(sprWave, float64(o[0]), float64(o[1]), float64(o[2]), glow(rgb{0.5, 0.8, 0.95}, 0.6*float64(o[3])*dim))
	}
	edge := rgb{0.70, 0.92, 1}
	e := 0.80 * dim
	upright := e
	if front {
		upright *= 0.3
	}
	tx, ty := float64(v[0].DstX), float64(v[0].DstY)
	b.line(&b.glowB, x0, y0, x1, y1, 3, glow(edge, e), glow(edge, e))
	b.line(&b.glowB, tx, ty, float64(v[1].DstX), float64(v[1].DstY), 2, glow(edge, 0.2*e), glow(edge, 0.2*e))
	b.line(&b.glowB, tx, ty, x0, y0, 2.4, glow(edge, 0.2*upright), glow(edge, 0.75*upright))
	b.line(&b.glowB, float64(v[1].DstX), float64(v[1].DstY), x1, y1, 2.4, glow(edge, 0.2*upright), glow(edge, 0.75*upright))
}

// plainFoot is the glow at the foot of a face, cyan and violet by turns along
// it.
func (b *Board) plainFoot(f face, strong, dim, x0, y0, x1, y1 float64) {
	t := b.seconds()
	cyan, violet := rgb{0.28, 0.86, 0.95}, rgb{0.66, 0.42, 0.95}
	const parts = 5
	tall := 7 * UpPerFoot * b.cam.Zoom * min(b.grown*4, 1)
	at := func(s float64) ink4 {
		hue := 0.5 + 0.5*math.Sin(s*7+t*0.31+float64(f)*2.1)
		return glow(mixRGB(cyan, violet, hue), 0.46*strong*dim)
	}
	for i := range parts {
		s, e := float64(i)/parts, float64(i+1)/parts
		ax, ay, bx, by := x0+(x1-x0)*s, y0+(y1-y0)*s, x0+(x1-x0)*e, y0+(y1-y0)*e
		c, d := at(s), at(e)
		// Two bands fall off as a curve would.
		m := tall * 0.4
		b.glowB.whole(sprSolid, ax, ay-m, bx, by-m, bx, by, ax, ay, c.times(0.35), d.times(0.35), d, c)
		b.glowB.whole(sprSolid, ax, ay-tall, bx, by-tall, bx, by-m, ax, ay-m, ink4{}, ink4{}, d.times(0.35), c.times(0.35))
	}
}

// onFace pushes a sprite lying in the plane of the face being drawn, about u
// and v feet as its corners count them.
func (b *Board) onFace(s sprite, u, v, r float64, c ink4) {
	q := &b.walls.v
	u0, u1 := float64(q[3].SrcX), float64(q[2].SrcX)
	if u1-u0 < 1e-9 {
		return
	}
	sx, sy := float64(q[2].DstX-q[3].DstX)/(u1-u0), float64(q[2].DstY-q[3].DstY)/(u1-u0)
	up := UpPerFoot * b.cam.Zoom
	at := func(a, h float64) (x, y float64) {
		a = min(max(a, u0), u1)
		return float64(q[3].DstX) + (a-u0)*sx, float64(q[3].DstY) + (a-u0)*sy - max(h, 0)*up
	}
	ax, ay := at(u-r, v+r)
	bx, by := at(u+r, v+r)
	cx, cy := at(u+r, v-r)
	dx, dy := at(u-r, v-r)
	b.glowB.whole(s, ax, ay, bx, by, cx, cy, dx, dy, c, c, c, c)
}
