package board

import "github.com/hajimehoshi/ebiten/v2"

// ink4 is a colour premultiplied by its alpha. Alpha 0 with colour adds light;
// full alpha covers.
type ink4 [4]float32

// light gives a colour that adds to what is there.
func glow(c rgb, k float64) ink4 {
	f := float32(k)
	return ink4{c[0] * f, c[1] * f, c[2] * f, 0}
}

// paint gives a colour that covers with opacity k.
func paint(c rgb, k float64) ink4 {
	f := float32(k)
	return ink4{c[0] * f, c[1] * f, c[2] * f, f}
}

// half covers half and adds half: glowing smoke.
func half(c rgb, k, cover float64) ink4 {
	f := float32(k)
	return ink4{c[0] * f, c[1] * f, c[2] * f, float32(k * cover)}
}

func (c ink4) times(k float64) ink4 {
	f := float32(k)
	return ink4{c[0] * f, c[1] * f, c[2] * f, c[3] * f}
}

func mixRGB(a, b rgb, t float64) rgb {
	f := float32(min(max(t, 0), 1))
	return rgb{a[0] + (b[0]-a[0])*f, a[1] + (b[1]-a[1])*f, a[2] + (b[2]-a[2])*f}
}

// batch gathers quads of one texture and draws them at once. What is nothing
// but a soft spot of light is worked out by a shader instead, in the batch
// soft: without a texture it costs a third. Light adds up in any order, so
// that the two need not be kept in theirs.
type batch struct {
	dst, src *ebiten.Image
	v        []ebiten.Vertex
	i        []uint32
	opt      ebiten.DrawTrianglesOptions
	shader   *ebiten.Shader // in place of a texture: soft spots
	plain    ebiten.DrawTrianglesShaderOptions
	soft     *batch
	dark     bool // shadows are soft spots too: their order does not matter here
	calls    int  // draw calls so far
}

func newBatch(src *ebiten.Image, filter ebiten.Filter) batch {
	b := batch{src: src, v: make([]ebiten.Vertex, 0, 4096), i: make([]uint32, 0, 6144)}
	b.opt.ColorScaleMode = ebiten.ColorScaleModePremultipliedAlpha
	b.opt.Filter = filter
	return b
}

func newSoftBatch(shader *ebiten.Shader) *batch {
	return &batch{shader: shader, v: make([]ebiten.Vertex, 0, 4096), i: make([]uint32, 0, 6144)}
}

// onto says where everything is drawn from now on.
func (b *batch) onto(dst *ebiten.Image) {
	b.dst = dst
	if b.soft != nil {
		b.soft.dst = dst
	}
}

func (b *batch) flush() {
	switch {
	case len(b.i) == 0 || b.dst == nil:
	case b.shader != nil:
		b.dst.DrawTrianglesShader32(b.v, b.i, b.shader, &b.plain)
		b.calls++
	default:
		b.dst.DrawTriangles32(b.v, b.i, b.src, &b.opt)
		b.calls++
	}
	b.v, b.i = b.v[:0], b.i[:0]
	if b.soft != nil {
		b.soft.flush()
	}
}

// corners pushes a quad: points in the order top left, top right, bottom
// right, bottom left of the sprite.
func (b *batch) corners(r rect, x0, y0, x1, y1, x2, y2, x3, y3 float64, c0, c1, c2, c3 ink4) {
	n := uint32(len(b.v))
	b.v = append(b.v,
		ebiten.Vertex{DstX: float32(x0), DstY: float32(y0), SrcX: r.x0, SrcY: r.y0, ColorR: c0[0], ColorG: c0[1], ColorB: c0[2], ColorA: c0[3]},
		ebiten.Vertex{DstX: float32(x1), DstY: float32(y1), SrcX: r.x1, SrcY: r.y0, ColorR: c1[0], ColorG: c1[1], ColorB: c1[2], ColorA: c1[3]},
		ebiten.Vertex{DstX: float32(x2), DstY: float32(y2), SrcX: r.x1, SrcY: r.y1, ColorR: c2[0], ColorG: c2[1], ColorB: c2[2], ColorA: c2[3]},
		ebiten.Vertex{DstX: float32(x3), DstY: float32(y3), SrcX: r.x0, SrcY: r.y1, ColorR: c3[0], ColorG: c3[1], ColorB: c3[2], ColorA: c3[3]})
	b.i = append(b.i, n, n+1, n+2, n, n+2, n+3)
}

// choose gives the batch that draws a sprite in a colour, the part of the
// sprite that shows, and how bright it is.
func (b *batch) choose(s sprite, c ink4) (*batch, *cell, float64) {
	if p := &softSpots[s]; p.gain > 0 && b.soft != nil && (c[3] == 0 || b.dark) {
		return b.soft, &p.cell, p.gain
	}
	return b, &cells[s], 1
}

// whole pushes all of a sprite between four corners.
func (b *batch) whole(s sprite, x0, y0, x1, y1, x2, y2, x3, y3 float64, c0, c1, c2, c3 ink4) {
	if p := &softSpots[s]; p.gain > 0 && b.soft != nil && (b.dark || c0[3]+c1[3]+c2[3]+c3[3] == 0) {
		b.soft.corners(p.whole, x0, y0, x1, y1, x2, y2, x3, y3, c0.times(p.gain), c1.times(p.gain), c2.times(p.gain), c3.times(p.gain))
		return
	}
	b.corners(spriteRects[s], x0, y0, x1, y1, x2, y2, x3, y3, c0, c1, c2, c3)
}

// box pushes an upright quad around a middle.
func (b *batch) box(s sprite, x, y, w, h float64, c ink4) {
	t, q, k := b.choose(s, c)
	c = c.times(k)
	x0, y0, x1, y1 := x+w*q.left, y+h*q.top, x+w*q.right, y+h*q.low
	t.corners(q.rect, x0, y0, x1, y0, x1, y1, x0, y1, c, c, c, c)
}

// spun pushes a quad turned by an angle given by its cosine and sine.
func (b *batch) spun(s sprite, x, y, w, h, cos, sin float64, c ink4) {
	t, q, k := b.choose(s, c)
	c = c.times(k)
	lx, ly, rx, ry := w*q.left*cos, w*q.left*sin, w*q.right*cos, w*q.right*sin
	tx, ty, bx, by := -h*q.top*sin, h*q.top*cos, -h*q.low*sin, h*q.low*cos
	t.corners(q.rect, x+lx+tx, y+ly+ty, x+rx+tx, y+ry+ty, x+rx+bx, y+ry+by, x+lx+bx, y+ly+by, c, c, c, c)
}
