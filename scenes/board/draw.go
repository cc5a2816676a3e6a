package board

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

type itemKind uint8

const (
	itemFigure itemKind = iota
	itemProp
	itemParticle
	itemRun
	itemArea
	itemFly
)

// item is one thing in the order of drawing.
type item struct {
	near float32
	kind itemKind
	side int8 // -1 behind the zone's far faces, 0 within, 1 before its near ones
	i, j int32
}

func (a item) before(b item) int {
	switch {
	case a.side != b.side:
		return int(a.side) - int(b.side)
	case a.near < b.near:
		return -1
	case a.near > b.near:
		return 1
	case a.kind != b.kind:
		return int(a.kind) - int(b.kind)
	}
	return int(a.i) - int(b.i)
}

// sideOf says on which side of the walls a place is.
func (b *Board) sideOf(x, y float64) int8 {
	z := &b.world.Zone
	if z.Side <= 0 {
		return 0
	}
	s := int8(0)
	for f := range faces {
		if z.gap(f, x, y) < 0 {
			if b.cam.front(f) {
				s = 1
			} else {
				return -1
			}
		}
	}
	return s
}

// Draw draws the board over all of dst.
func (b *Board) Draw(dst *ebiten.Image) {
	size := dst.Bounds().Size()
	b.cam.Resize(size.X, size.Y)
	p := &b.cam.Projection
	b.ox, b.oy = p.origin()
	b.kx, b.ky, b.kz = AcrossPerFoot*p.Zoom, DownPerFoot*p.Zoom, UpPerFoot*p.Zoom
	b.bright = 1 - 0.85*b.cam.Dim()
	b.glowB.onto(dst)
	b.textB.onto(dst)
	b.underB.onto(dst)

	b.ground.strips = stripsPerFrame
	b.buildLight()
	b.ground.show(dst, &b.light, p, b.cam.level, b.tick)
	b.drawUnder()

	b.areaGround(&b.glowB, true)
	b.showPools()
	b.showGrid()
	b.showMarks()
	for i := range b.poses {
		b.showEmblem(&b.poses[i])
	}
	b.glowB.flush()

	b.ration()
	b.listItems()
	b.drawItems(dst)

	for i := range b.poses {
		b.showBar(&b.poses[i])
	}
	b.glowB.flush()
	b.showWords()
	b.textB.flush()
}

// drawUnder draws what takes the light of the ground: stains, webs, shadows.
func (b *Board) drawUnder() {
	for i := range b.decals {
		d := &b.decals[i]
		k := min(d.age*4, 1) * min((1-d.age/decalLife)*3, 1)
		b.flat(&b.underB, d.s, d.x, d.y, 0, d.half, d.spin, d.c.times(k).under(b.lightAt(d.x, d.y)))
	}
	b.areaGround(&b.underB, false)
	place := &Places[b.world.Place]
	for i := range place.Props {
		e := &place.Props[i]
		x, y := b.midX+e.X, b.midY+e.Y
		w := max(e.W, e.D)
		b.flat(&b.underB, sprGlow, x, y, 0, w*2.1, 0, ink4{0, 0, 0, 0.75})
		b.longShadow(x, y, w*0.9, e.Height*0.62, 0.34)
	}
	for i := range b.poses {
		f := &b.poses[i]
		if f.Auras&Invisible != 0 {
			continue
		}
		// A shadow grows softer and wider with height.
		h := 1 / (1 + f.Z*0.06)
		r := f.Size * 0.42 / math.Sqrt(h)
		if f.Anim == Lie || f.Anim == Fall {
			r *= 1.3
		}
		for n := range f.Images + 1 {
			one := *f
			x, y := b.imageFeet(f, n)
			one.X, one.Y = f.X+x, f.Y+y
			b.flat(&b.underB, sprGlow, one.X, one.Y, 0, r*1.25, 0, ink4{0, 0, 0, float32(0.85 * h * f.Alpha)})
			b.castShadows(&one, h)
		}
	}
	b.underB.flush()
}

// longShadow is thrown by the lamp of the sky, away from it.
func (b *Board) longShadow(x, y, w, length, k float64) {
	d := &Places[b.world.Place].MoonDir
	// From right and towards in the eye to the ground.
	b.shadow(x, y, 0, -d[0], -0.42, w, length, k)
}

// shadow pushes a soft strip on the ground: from a foot along a way on the
// screen (right, away).
func (b *Board) shadow(x, y, off, right, away, w, length, k float64) {
	l := math.Hypot(right, away)
	if l < 0.01 {
		return
	}
	right, away = right/l, away/l
	const r2 = math.Sqrt2 / 2
	rx, ry := (right+(-away))*r2, (right-(-away))*r2
	dx, dy := b.cam.Unrotate(rx, ry)
	nx, ny := -dy*w, dx*w
	x, y = x+dx*off, y+dy*off
	ex, ey := x+dx*length, y+dy*length
	x0, y0 := b.px(x+nx, y+ny, 0)
	x1, y1 := b.px(ex+nx*1.15, ey+ny*1.15, 0)
	x2, y2 := b.px(ex-nx*1.15, ey-ny*1.15, 0)
	x3, y3 := b.px(x-nx, y-ny, 0)
	a, e := ink4{0, 0, 0, float32(k)}, ink4{0, 0, 0, float32(k * 0.12)}
	b.underB.whole(sprLine, x0, y0, x1, y1, x2, y2, x3, y3, a, e, e, a)
}

// castShadows throws a figure's shadow away from the moon and from the
// strongest lamp near it.
func (b *Board) castShadows(f *Figure, h float64) {
	tall := b.tall(f)
	if f.Anim == Lie {
		return
	}
	lift := f.Z * 0.62
	d := &Places[b.world.Place].MoonDir
	b.shadow(f.X, f.Y, lift, -d[0], -0.42, f.Size*0.26, tall*0.72, 0.42*h*f.Alpha)
	best, strong := -1, 0.12
	for i := range b.lights {
		l := &b.lights[i]
		dist := math.Hypot(l.X-f.X, l.Y-f.Y)
		if dist < 2.5 || dist > l.Radius {
			continue
		}
		k := (l.R + l.G + l.B) / 3 * (1 - dist/l.Radius) * (1 - dist/l.Radius)
		if k > strong {
			best, strong = i, k
		}
	}
	if best < 0 {
		return
	}
	l := &b.lights[best]
	dist := math.Hypot(l.X-f.X, l.Y-f.Y)
	length := min(tall*dist/max(l.Z-f.Z-tall*0.2, 1.6), tall*2.4)
	right, up, _ := b.cam.eye(f.X-l.X, f.Y-l.Y, 0)
	b.shadow(f.X, f.Y, lift*0.5, right, up*2, f.Size*0.28, length, min(strong*1.4, 0.6)*h*f.Alpha)
}

// showPools makes still water glint.
func (b *Board) showPools() {
	p := &Places[b.world.Place]
	for i := range p.NPools {
		q := p.Pools[i]
		for n := range 3 {
			t := b.seconds()*0.5 + float64(i)*1.7 + float64(n)*2.1
			k := math.Max(math.Sin(t), 0)
			k *= k * k
			h := hashed(i*13 + n*5 + int(t/(2*math.Pi))*31)
			x := b.midX + q[0] + (h-0.5)*q[2]
			y := b.midY + q[1] + (math.Mod(h*13, 1)-0.5)*q[2]
			sx, sy := b.px(x, y, 0)
			w := (6 + 10*h) * b.cam.Zoom
			b.glowB.box(sprDisc, sx, sy, w*k, w*0.22*k, glow(rgb{0.7, 0.82, 0.95}, 0.5*k*b.bright))
		}
	}
}

func (b *Board) listItems() {
	it := b.items[:0]
	p := &b.cam.Projection
	for i := range b.poses {
		f := &b.poses[i]
		if f.Alpha > 0.01 {
			it = append(it, item{float32(p.Near(f.X, f.Y)), itemFigure, b.sideOf(f.X, f.Y), int32(i), 0})
		}
	}
	props := Places[b.world.Place].Props
	for i := range props {
		x, y := b.midX+props[i].X, b.midY+props[i].Y
		it = append(it, item{float32(p.Near(x, y)), itemProp, b.sideOf(x, y), int32(i), 0})
	}
	for i := range b.particles {
		e := &b.particles[i]
		it = append(it, item{float32(p.Near(e.x, e.y)) + float32(e.f&fGround)*-0.0001, itemParticle, b.sideOf(e.x, e.y), int32(i), 0})
	}
	for i := range b.runs {
		r := &b.runs[i]
		if r.Kind == Number || r.Kind == Word || r.age <= 0 {
			continue
		}
		side := b.sideOf(r.z.X, r.z.Y)
		if r.Kind == Fizzle || r.Kind == Bolt || r.Kind == Gust {
			side = 0
		}
		it = append(it, item{float32(b.nearOf(r)), itemRun, side, int32(i), 0})
	}
	for i := range b.world.Areas {
		a := &b.world.Areas[i]
		if !a.Kind.stands() {
			continue
		}
		for n := range a.Squares {
			x, y := a.Squares[n].Centre()
			it = append(it, item{float32(p.Near(x, y)), itemArea, b.sideOf(x, y), int32(i), int32(n)})
		}
	}
	for i := range b.flies {
		f := &b.flies[i]
		it = append(it, item{float32(p.Near(f.x, f.y)), itemFly, b.sideOf(f.x, f.y), int32(i), 0})
	}
	slices.SortFunc(it, item.before)
	b.items = it
}

func (b *Board) drawItems(dst *ebiten.Image) {
	props := b.props(b.world.Place, b.cam.Turn&3)
	back, front := false, false
	for i := range b.items {
		it := b.items[i]
		if it.side >= 0 && !back {
			b.drawWalls(dst, false)
			back = true
		}
		if it.side > 0 && !front {
			b.drawWalls(dst, true)
			front = true
		}
		switch it.kind {
		case itemFigure:
			b.drawFigure(dst, &b.poses[it.i], it.side)
		case itemProp:
			b.drawProp(dst, props, int(it.i))
		case itemParticle:
			b.showParticle(&b.particles[it.i])
		case itemRun:
			b.show(&b.runs[it.i])
		case itemArea:
			b.areaItem(&b.world.Areas[it.i], int(it.j))
		case itemFly:
			b.showFly(&b.flies[it.i])
		}
	}
	if !back {
		b.drawWalls(dst, false)
	}
	if !front {
		b.drawWalls(dst, true)
	}
	b.glowB.flush()
}

// drawWalls draws the far faces or the near ones. A figure that crosses a
// face was drawn whole on its own side; the part beyond is drawn again.
func (b *Board) drawWalls(dst *ebiten.Image, front bool) {
	b.glowB.flush()
	for f := range faces {
		if b.cam.front(f) == front {
			b.drawFace(dst, f)
		}
	}
	b.calls += b.walls.plain.flush(dst)
	b.topLines(front)
	b.glowB.flush()
	z := &b.world.Zone
	if z.Side <= 0 || b.grown <= 0 {
		return
	}
	for i := range b.poses {
		p := &b.poses[i]
		side := b.sideOf(p.X, p.Y)
		if p.Alpha <= 0.01 || front && side > 0 || !front && side >= 0 {
			continue
		}
		for f := range faces {
			g := z.gap(f, p.X, p.Y)
			if b.cam.front(f) == front && math.Abs(g) < p.Size*0.75 {
				b.drawCut(dst, p, f, g)
			}
		}
	}
}

func (b *Board) showFly(f *fly) {
	x, y := b.px(f.x, f.y, f.z)
	z := b.cam.Zoom
	if x < -20 || y < -20 || x > b.cam.W+20 || y > b.cam.H+20 {
		return
	}
	t := b.seconds() + f.phase
	if f.moth {
		w := (5 + 0.5*math.Sin(t)) * z
		b.glowB.box(sprWing, x, y, w*math.Abs(math.Sin(t*9))+1.5*z, w, half(rgb{0.45, 0.48, 0.55}, 0.6*b.bright, 1))
		return
	}
	k := math.Max(math.Sin(t*1.3), 0)
	k = k * k * b.bright
	c := Places[b.world.Place].FlyHue
	b.glowB.box(sprGlow, x, y, 22*z, 22*z, glow(c, 0.26*k))
	b.glowB.box(sprDisc, x, y, 5*z, 5*z, glow(mixRGB(c, rgb{1, 1, 1}, 0.4), 0.9*k))
}
