package board

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// lightMap is a quarter of the picture's size. Half grey leaves the ground as
// by day; the ground is drawn through it, twice as bright, so that fire outshines
// the day.
type lightMap struct {
	img  *ebiten.Image
	w, h int
	b    batch
}

const lightQuarter = 4

func newLightMap(atlas *ebiten.Image) lightMap {
	l := lightMap{b: newBatch(atlas, ebiten.FilterNearest)}
	return l
}

func (l *lightMap) resize(w, h int) {
	w, h = (w+lightQuarter-1)/lightQuarter+2, (h+lightQuarter-1)/lightQuarter+2
	if l.img != nil && l.w == w && l.h == h {
		return
	}
	if l.img != nil {
		l.img.Deallocate()
	}
	l.w, l.h = w, h
	l.img = ebiten.NewImageWithOptions(rectangle(w, h), &ebiten.NewImageOptions{Unmanaged: true})
}

// lamp pushes one light's pool onto the ground.
func (l *lightMap) lamp(p *Projection, li *Light) {
	x, y := p.Screen(li.X, li.Y, 0)
	r := li.Radius * 1.15 * lengthPerFoot * p.Zoom
	if x+r < 0 || y+r/2 < 0 || x-r > p.W || y-r/2 > p.H {
		return
	}
	drop := 1 / (1 + li.Z*li.Z*0.004)
	k := 0.52 * drop
	c := ink4{float32(li.R * k), float32(li.G * k), float32(li.B * k), 0}
	const q = 1.0 / lightQuarter
	l.b.box(sprGlow, x*q, y*q, 2*r*q, r*q, c)
	l.b.box(sprDisc, x*q, y*q, r*q, r*0.5*q, c.times(0.55))
}

// build draws the map: sky, walls, lamps, and the picture's dark edges.
func (b *Board) buildLight() {
	l := &b.light
	p := &b.cam.Projection
	place := &Places[b.world.Place]
	l.b.dst = l.img
	const q = 1.0 / lightQuarter
	w, h := float64(l.w), float64(l.h)
	sky := ink4{place.Ambient[0]*0.62 + place.Moon[0]*0.34, place.Ambient[1]*0.62 + place.Moon[1]*0.34, place.Ambient[2]*0.62 + place.Moon[2]*0.34, 1}
	r := spriteRects[sprSolid]
	top, low := sky.times(0.86), sky.times(1.06)
	top[3], low[3] = 1, 1
	l.b.corners(r, 0, 0, w, 0, w, h, 0, h, top, top, low, low)
	// The moon lies in a pool about the middle of the place.
	b.poolOfMoon(l)
	b.wallGlow(l)
	for i := range b.lights {
		l.lamp(p, &b.lights[i])
	}
	for i := range b.darks {
		d := &b.darks[i]
		x, y := p.Screen(d.X, d.Y, 0)
		rr := d.Radius * lengthPerFoot * p.Zoom
		l.b.box(sprGlow, x*q, y*q, 2*rr*q, rr*q, ink4{0, 0, 0, float32(min(d.R, 0.95))})
	}
	l.b.box(sprVeil, w/2, h/2, w*1.02, h*1.02, ink4{0.010, 0.016, 0.028, 0.62})
	if d := b.cam.Dim(); d > 0 {
		k := ink4{0, 0, 0, float32(d * 0.9)}
		l.b.corners(r, 0, 0, w, 0, w, h, 0, h, k, k, k, k)
	}
	l.b.flush()
}

func (b *Board) poolOfMoon(l *lightMap) {
	p := &b.cam.Projection
	m := Places[b.world.Place].Moon
	x, y := p.Screen(b.midX, b.midY, 0)
	r := 62 * lengthPerFoot * p.Zoom
	const q = 1.0 / lightQuarter
	l.b.box(sprGlow, x*q, y*q, 2*r*q, r*q, glow(m, 0.16))
}

// wallGlow washes the ground near the walls.
func (b *Board) wallGlow(l *lightMap) {
	z := &b.world.Zone
	if z.Side <= 0 || b.grown <= 0 {
		return
	}
	p := &b.cam.Projection
	const q = 1.0 / lightQuarter
	cyan, violet := rgb{0.20, 0.52, 0.60}, rgb{0.42, 0.28, 0.60}
	reach := min(11.0, z.Side*0.4)
	pulse := 0.26 + 0.03*math.Sin(b.seconds()*0.9)
	x0, y0, x1, y1 := b.zoneClip()
	k := pulse * min(b.grown*6, 1)
	a := mixRGB(cyan, violet, 0.5+0.5*math.Sin(b.seconds()*0.21))
	c := mixRGB(cyan, violet, 0.5+0.5*math.Sin(b.seconds()*0.17+2))
	none := ink4{}
	side := func(ax, ay, bx, by, nx, ny float64) {
		sx0, sy0 := p.Screen(ax, ay, 0)
		sx1, sy1 := p.Screen(bx, by, 0)
		for _, d := range [2]float64{reach, -reach} {
			ex, ey := p.Screen(ax+nx*d, ay+ny*d, 0)
			dx, dy := ex-sx0, ey-sy0
			l.b.corners(spriteRects[sprSolid], sx0*q, sy0*q, sx1*q, sy1*q, (sx1+dx)*q, (sy1+dy)*q, (sx0+dx)*q, (sy0+dy)*q,
				glow(a, k), glow(c, k), none, none)
		}
	}
	side(x0, y0, x1, y0, 0, 1)
	side(x1, y0, x1, y1, -1, 0)
	side(x1, y1, x0, y1, 0, -1)
	side(x0, y1, x0, y0, 1, 0)
}

// lightAt is about what the light map holds at a place, doubled: what a
// covering colour on the ground is multiplied with.
func (b *Board) lightAt(x, y float64) rgb {
	p := &Places[b.world.Place]
	c := rgb{p.Ambient[0]*1.24 + p.Moon[0]*0.68, p.Ambient[1]*1.24 + p.Moon[1]*0.68, p.Ambient[2]*1.24 + p.Moon[2]*0.68}
	for i := range b.lights {
		l := &b.lights[i]
		d := math.Hypot(l.X-x, l.Y-y) / (l.Radius * 1.15)
		if d >= 1 {
			continue
		}
		k := (1 - d*d) * (1 - d*d) * 0.9
		c[0] += float32(l.R * k)
		c[1] += float32(l.G * k)
		c[2] += float32(l.B * k)
	}
	k := float32(b.bright)
	return rgb{min(c[0], 1.6) * k, min(c[1], 1.6) * k, min(c[2], 1.6) * k}
}

func (c ink4) under(l rgb) ink4 { return ink4{c[0] * l[0], c[1] * l[1], c[2] * l[2], c[3]} }
