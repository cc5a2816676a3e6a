package board

import "math"

// areaLook is how a lasting area is drawn.
type areaLook struct {
	hue     rgb
	ground  sprite
	cover   float64 // opacity of the ground picture
	lit     bool    // the picture shines by itself
	specks  float64 // specks for each square and tick
	lamp    rgb
	lampPow float64
}

var areaLooks = [...]areaLook{
	AreaWeb:        {hue: rgb{0.80, 0.84, 0.88}, ground: sprStrands, cover: 0.55, specks: 0},
	AreaGrease:     {hue: rgb{0.72, 0.64, 0.40}, ground: sprSheen, cover: 0.95},
	AreaFog:        {hue: rgb{0.55, 0.62, 0.68}, ground: sprCloud, cover: 0.25, specks: 0.035},
	AreaStink:      {hue: rgb{0.50, 0.60, 0.22}, ground: sprCloud, cover: 0.30, specks: 0.035},
	AreaFire:       {hue: rgb{0.25, 0.08, 0.02}, ground: sprPuff, cover: 0.6, specks: 0.62, lamp: rgb{1.2, 0.48, 0.13}, lampPow: 0.36},
	AreaIce:        {hue: rgb{0.62, 0.84, 1}, ground: sprTile, cover: 0.5, specks: 0.02, lamp: rgb{0.4, 0.7, 1}, lampPow: 0.25},
	AreaForce:      {hue: rgb{0.55, 0.70, 1}, ground: sprTile, cover: 0.25, lit: true, specks: 0.01, lamp: rgb{0.45, 0.58, 1}, lampPow: 0.3},
	AreaStone:      {hue: rgb{0.5, 0.5, 0.52}, ground: sprPuff, cover: 0.6},
	AreaDark:       {hue: rgb{0, 0, 0}, ground: sprPuff, cover: 0.6},
	AreaLight:      {hue: rgb{1, 0.9, 0.7}, ground: sprGlow, cover: 0.15, lit: true, specks: 0.006, lamp: rgb{1, 0.92, 0.75}, lampPow: 0.8},
	AreaTentacles:  {hue: rgb{0.06, 0.03, 0.08}, ground: sprPuff, cover: 0.7, specks: 0},
	AreaThorns:     {hue: rgb{0.12, 0.18, 0.08}, ground: sprStrands, cover: 0.8},
	AreaCircle:     {hue: rgb{1, 0.85, 0.5}, ground: sprCircle, cover: 0.55, lit: true, specks: 0.004, lamp: rgb{1, 0.8, 0.45}, lampPow: 0.35},
	AreaGlitter:    {hue: rgb{1, 0.9, 0.6}, ground: sprGlow, cover: 0.1, lit: true, specks: 0.08, lamp: rgb{1, 0.9, 0.6}, lampPow: 0.35},
	AreaSleet:      {hue: rgb{0.75, 0.88, 1}, ground: sprCloud, cover: 0.35, specks: 0.12},
	AreaUpward:     {hue: rgb{0.95, 0.72, 0.42}, ground: sprGlow, cover: 0.22, lit: true, specks: 0.09, lamp: rgb{0.95, 0.72, 0.42}, lampPow: 0.25},
	AreaConfluence: {hue: rgb{0.7, 0.6, 0.95}, ground: sprGlow, cover: 0.2, lit: true, specks: 0.01, lamp: rgb{0.7, 0.6, 0.95}, lampPow: 0.3},
}

// lampOfSquares lights squares with at most six lamps.
func (b *Board) lampOfSquares(squares []Square, c rgb, k float64) {
	n := len(squares)
	if n == 0 || k <= 0 {
		return
	}
	step := max(n/6, 1)
	for i := step / 2; i < n; i += step {
		x, y := squares[i].Centre()
		b.lamp(Point{x, y, 3}, 13+2*math.Sqrt(float64(step)), c, k*(0.92+0.08*math.Sin(b.seconds()*7+float64(i))))
	}
}

// updateAreas throws off what areas throw off.
func (b *Board) updateAreas() {
	c := &b.rand
	for i := range b.world.Areas {
		a := &b.world.Areas[i]
		look := &areaLooks[a.Kind]
		k := 1 - a.Fade
		if look.lampPow > 0 {
			b.lampOfSquares(a.Squares, look.lamp, look.lampPow*k)
		}
		if a.Kind == AreaDark && len(a.Squares) > 0 {
			x, y, r := b.extent(a.Squares)
			b.dark(Point{x, y, 0}, r*1.5, 0.92*k)
		}
		b.areaDebt += look.specks * float64(len(a.Squares)) * k
		n := min(int(b.areaDebt), 24)
		b.areaDebt = min(b.areaDebt-float64(n), 4)
		for range n {
			q := a.Squares[int(c.next())%len(a.Squares)]
			x, y := q.Centre()
			x += c.span() * 2.5
			y += c.span() * 2.5
			b.areaSpeck(a, look, x, y)
		}
	}
}

func (b *Board) areaSpeck(a *Area, look *areaLook, x, y float64) {
	c := &b.rand
	h := a.Height
	switch a.Kind {
	case AreaFire:
		b.flame(x, y, a.Z, max(h/20, 1)*1.7)
		if c.next()&7 == 0 {
			b.spawn(particle{x: x, y: y, z: a.Z + 3, vx: c.span() * 2, vy: c.span() * 2, vz: c.between(6, 12), life: c.between(0.8, 1.6), size0: 0.35, size1: 0.1, f: fSwirl | fClip,
				c0: glow(materials[Fire].hot, 0.9), c1: glow(materials[Fire].mid, 0.6), s: sprDisc})
		}
	case AreaFog, AreaStink:
		cover := 0.9
		b.spawn(particle{x: x, y: y, z: a.Z + c.between(0.5, 6), vx: c.span() * 0.8, vy: c.span() * 0.8, life: c.between(2, 3.4), size0: 5, size1: 9, spin: c.unit() * 6, turn: c.span() * 0.15,
			c0: half(look.hue, 0.20, cover), c1: half(look.hue, 0.16, cover), s: sprCloud, f: fFade | fClip})
	case AreaSleet:
		b.spawn(particle{x: x + 3, y: y, z: 14, vx: -5, vz: -22, life: 0.7, size0: 0.5, size1: 0.4, c0: half(look.hue, 0.6, 0.5), c1: half(look.hue, 0.5, 0.5), s: sprStreak, f: fStretch | fClip | fDie})
	case AreaUpward: // everything goes up
		b.spawn(particle{x: x, y: y, z: a.Z + c.between(0, 2), vz: c.between(9, 15), life: c.between(1, 1.8), size0: 0.35, size1: 0.6, c0: glow(look.hue, 0.7), c1: glow(look.hue, 0.1), s: sprStreak, f: fStretch | fClip | fFade})
	case AreaGlitter:
		b.spawn(particle{x: x, y: y, z: c.between(0.2, 6), vz: -0.4, life: c.between(0.5, 1.1), size0: 0.5, size1: 0.2, turn: 2, c0: glow(look.hue, 0.9), c1: glow(look.hue, 0.3), s: sprStar, f: fFade | fClip})
	default:
		b.spawn(particle{x: x, y: y, z: a.Z + 0.2, vz: 1.4, life: c.between(1, 2), size0: 0.4, size1: 0.2, c0: glow(look.hue, 0.6), c1: glow(look.hue, 0.2), s: sprStar, f: fFade | fClip})
	}
}

// extent is the middle and the radius of squares, in feet.
func (b *Board) extent(squares []Square) (x, y, r float64) {
	x0, y0 := squares[0].Centre()
	x1, y1 := x0, y0
	for _, q := range squares[1:] {
		cx, cy := q.Centre()
		x0, y0, x1, y1 = min(x0, cx), min(y0, cy), max(x1, cx), max(y1, cy)
	}
	return (x0 + x1) / 2, (y0 + y1) / 2, max(x1-x0, y1-y0)/2 + 2.5
}

// areaGround pushes the pictures areas lay on the ground, those that take the
// light of the night or those that shine.
func (b *Board) areaGround(t *batch, lit bool) {
	for i := range b.world.Areas {
		a := &b.world.Areas[i]
		look := &areaLooks[a.Kind]
		if look.lit != lit || len(a.Squares) == 0 {
			continue
		}
		k := look.cover * (1 - a.Fade)
		if a.Kind == AreaCircle {
			x, y, r := b.extent(a.Squares)
			b.flat(t, sprCircle, x, y, a.Z+0.05, r, b.seconds()*0.08, glow(look.hue, k*b.bright))
			continue
		}
		for _, q := range a.Squares {
			x, y := q.Centre()
			n := q.X*73 + q.Y*151
			spin := hashed(n) * 6.28
			size := 3.6 + hashed(n+5)*0.8
			var c ink4
			switch {
			case lit:
				c = glow(look.hue, k*b.bright)
			case a.Kind == AreaWeb || a.Kind == AreaGrease:
				c = half(look.hue, k, 0.55)
			default:
				c = paint(look.hue, k)
			}
			if !lit {
				c = c.under(b.lightAt(x, y))
			}
			if look.ground == sprTile {
				spin, size = 0, 2.5
			}
			b.flat(t, look.ground, x, y, a.Z, size, spin, c)
		}
	}
}

// areaItem pushes what stands on one square of an area.
func (b *Board) areaItem(a *Area, n int) {
	q := a.Squares[n]
	x, y := q.Centre()
	g := &b.glowB
	ft := lengthPerFoot * b.cam.Zoom
	k := (1 - a.Fade) * b.bright
	h := hashed(q.X*31 + q.Y*57)
	switch a.Kind {
	case AreaWeb:
		sx, sy := b.px(x, y, a.Z+2.2)
		g.spun(sprStrands, sx, sy, 7*ft, 5.6*ft, math.Cos(h*6), math.Sin(h*6), half(rgb{0.60, 0.66, 0.74}, 0.42*k, 0.35))
	case AreaIce, AreaForce:
		tall := a.Height
		if tall == 0 {
			tall = 10
		}
		hue := areaLooks[a.Kind].hue
		b.slab(q, a.Z, tall, half(hue, 0.34*k, 0.3), half(hue, 0.12*k, 0.3))
	case AreaStone:
		tall := a.Height
		if tall == 0 {
			tall = 10
		}
		l := 0.16 + 0.05*h
		b.slab(q, a.Z, tall, paint(rgb{float32(l), float32(l * 1.08), float32(l * 1.2)}, k), paint(rgb{float32(l * 1.5), float32(l * 1.65), float32(l * 1.9)}, k))
	case AreaTentacles:
		for i := range 3 {
			hh := hashed(q.X*31 + q.Y*57 + i*911)
			px, py := x+(hh-0.5)*4, y+(math.Mod(hh*7, 1)-0.5)*4
			lx, ly := b.px(px, py, a.Z)
			for n := 1; n <= 5; n++ {
				w := math.Sin(b.seconds()*(1.3+hh)+hh*9+float64(n)*0.7) * 0.35 * float64(n)
				tx, ty := b.px(px+w, py+w, a.Z+float64(n)*1.1)
				c := paint(rgb{0.05, 0.03, 0.08}, 0.95*k)
				b.line(g, lx, ly, tx, ty, (1.7-0.26*float64(n))*ft, c, c)
				b.line(g, lx-0.2*ft, ly, tx-0.2*ft, ty, 0.25*ft, glow(rgb{0.35, 0.25, 0.5}, 0.4*k), glow(rgb{0.35, 0.25, 0.5}, 0.3*k))
				lx, ly = tx, ty
			}
		}
	}
}

// slab draws a block over a square: two sides and a lid.
func (b *Board) slab(q Square, z, h float64, side, lid ink4) {
	x0, y0 := float64(q.X)*SquareFeet, float64(q.Y)*SquareFeet
	p := [4][2]float64{{x0, y0}, {x0 + 5, y0}, {x0 + 5, y0 + 5}, {x0, y0 + 5}}
	g := &b.glowB
	var s [4][2]float64
	for i, e := range p {
		s[i][0], s[i][1] = b.px(e[0], e[1], z)
	}
	up := h * b.kz
	for i := range 4 {
		j := (i + 1) & 3
		// Edges run counter-clockwise; those before the eye run to the right.
		if s[j][0] <= s[i][0] {
			continue
		}
		k := 1.0
		if s[j][1] > s[i][1] {
			k = 0.72
		}
		c := side
		c[0], c[1], c[2] = c[0]*float32(k), c[1]*float32(k), c[2]*float32(k)
		g.corners(spriteRects[sprSolid], s[i][0], s[i][1]-up, s[j][0], s[j][1]-up, s[j][0], s[j][1], s[i][0], s[i][1], c.times(1), c.times(1), c, c)
	}
	g.corners(spriteRects[sprSolid], s[0][0], s[0][1]-up, s[1][0], s[1][1]-up, s[2][0], s[2][1]-up, s[3][0], s[3][1]-up, lid, lid, lid, lid)
}

// stands says whether an area's squares are drawn among the figures.
func (k AreaKind) stands() bool {
	switch k {
	case AreaWeb, AreaIce, AreaForce, AreaStone, AreaTentacles:
		return true
	}
	return false
}
