// Package models holds the figures as code: which shapes a body is made of
// and how they stand in each frame of each animation. Lengths are in feet.
package models

import (
	"mageduel/assets/figures"
	"mageduel/assets/figures/render/sdf"
)

type vec = sdf.Vec

var v3 = sdf.V

// build gathers shapes while a place (turn and position) is carried along.
type build struct {
	m     *sdf.Model
	turn  sdf.Turn
	pos   vec
	scale float64
	group int
	fine  bool // close-up: faces are drawn at their natural size
}

// at runs f with the place moved to p and turned by t.
func (b *build) at(p vec, t sdf.Turn, f func()) {
	turn, pos := b.turn, b.pos
	b.pos = b.world(p)
	b.turn = b.turn.Then(t)
	f()
	b.turn, b.pos = turn, pos
}

// sized runs f with everything larger by x.
func (b *build) sized(x float64, f func()) {
	old := b.scale
	b.scale *= x
	f()
	b.scale = old
}

func (b *build) world(p vec) vec { return b.pos.Add(b.turn.Do(p.Mul(b.scale))) }

// part starts a new group: what follows does not melt into what was before.
func (b *build) part() { b.group++ }

// add puts a shape at p, turned by t; its sizes grow with the scale.
func (b *build) add(s sdf.Shape, p vec, t sdf.Turn, k sdf.Skin) *sdf.Shape {
	s.Group = b.group
	s.Pos = b.world(p)
	s.Turn = b.turn.Then(t)
	n := 8
	switch s.Kind {
	case sdf.Ball:
		n = 3
	case sdf.Limb, sdf.Brim:
		n = 3
	case sdf.Ring:
		n = 2
	case sdf.Bell:
		n = 4
		s.A[5] *= b.scale
		s.A[6] *= b.scale
		s.A[7] *= b.scale
	}
	for i := range n {
		s.A[i] *= b.scale
	}
	s.K *= b.scale
	s.FoldDeep *= b.scale
	s.Rough *= b.scale
	if b.scale != 1 {
		s.RoughPer /= b.scale
		switch k.Print {
		case sdf.Hem, sdf.Back, sdf.Tip, sdf.Fade:
			k.Per *= b.scale
		case sdf.Front:
		default:
			k.Per /= b.scale
		}
	}
	s.Skin = b.skin(k)
	b.m.Shapes = append(b.m.Shapes, s)
	return &b.m.Shapes[len(b.m.Shapes)-1]
}

func (b *build) skin(k sdf.Skin) int {
	for i := range b.m.Skins {
		if b.m.Skins[i] == k {
			return i
		}
	}
	b.m.Skins = append(b.m.Skins, k)
	return len(b.m.Skins) - 1
}

// ball is an ellipsoid.
func (b *build) ball(p, r vec, k float64, s sdf.Skin) *sdf.Shape {
	return b.add(sdf.Shape{Kind: sdf.Ball, A: [8]float64{r.X, r.Y, r.Z}, K: k}, p, sdf.Still, s)
}

// orb is a ball as round as can be.
func (b *build) orb(p vec, r, k float64, s sdf.Skin) *sdf.Shape {
	return b.ball(p, v3(r, r, r), k, s)
}

// limb is a round cone from p to q.
func (b *build) limb(p, q vec, r1, r2, k float64, s sdf.Skin) *sdf.Shape {
	d := q.Sub(p)
	l := d.Len()
	if l < 1e-4 {
		l, d = 1e-4, v3(0, 0, 1)
	}
	return b.add(sdf.Shape{Kind: sdf.Limb, A: [8]float64{r1, r2, l}, K: k}, p, sdf.Along(d), s)
}

// chain is a row of limbs through points, thinning from r1 to r2.
func (b *build) chain(pts []vec, r1, r2, k float64, s sdf.Skin) {
	n := float64(len(pts) - 1)
	for i := 0; i+1 < len(pts); i++ {
		a, c := float64(i)/n, float64(i+1)/n
		b.limb(pts[i], pts[i+1], r1+(r2-r1)*a, r1+(r2-r1)*c, k, s)
	}
}

// bell is a solid of revolution from p to q.
func (b *build) bell(p, q vec, r1, r2, belly, squeeze, k float64, s sdf.Skin) *sdf.Shape {
	d := q.Sub(p)
	return b.add(sdf.Shape{Kind: sdf.Bell, A: [8]float64{r1, r2, d.Len(), belly, squeeze}, K: k}, p, sdf.Along(d), s)
}

// plate is a flat triangle with corners in feet and half a thickness.
func (b *build) plate(p1, p2, p3 vec, thick float64, s sdf.Skin) *sdf.Shape {
	x := p2.Sub(p1)
	z := x.Cross(p3.Sub(p1)).Unit()
	ux := x.Unit()
	uy := z.Cross(ux)
	d := p3.Sub(p1)
	return b.add(sdf.Shape{Kind: sdf.Plate, A: [8]float64{0, 0, x.Len(), 0, d.Dot(ux), d.Dot(uy), thick}},
		p1, sdf.Turn{X: ux, Y: uy, Z: z}, s)
}

// box is a rounded block.
func (b *build) box(p, half vec, round float64, t sdf.Turn, s sdf.Skin) *sdf.Shape {
	return b.add(sdf.Shape{Kind: sdf.Box, A: [8]float64{half.X, half.Y, half.Z, round}}, p, t, s)
}

// ring is a torus about the axis d.
func (b *build) ring(p, d vec, r, thick, squeeze float64, s sdf.Skin) *sdf.Shape {
	return b.add(sdf.Shape{Kind: sdf.Ring, A: [8]float64{r, thick, squeeze}}, p, sdf.Along(d), s)
}

// bend solves a limb of two bones: the joint between from and to, with bones
// l1 and l2, bent towards the hint.
func bend(from, to vec, l1, l2 float64, hint vec) (joint, end vec) {
	d := to.Sub(from)
	l := d.Len()
	if m := (l1 + l2) * 0.995; l > m {
		d = d.Mul(m / l)
		l = m
	}
	end = from.Add(d)
	u := d.Unit()
	h := hint.Sub(u.Mul(hint.Dot(u))).Unit()
	a := (l1*l1 - l2*l2 + l*l) / (2 * l)
	return from.Add(u.Mul(a)).Add(h.Mul(sqrt(max(l1*l1-a*a, 0)))), end
}

// Figure is one model.
type Figure struct {
	Name  string
	Size  Size
	Flies bool // Walk frames are flight
	Pose  func(b *build, a figures.Anim, i int)
	Count [figures.Anims]int

	Portrait bool
	Face     vec     // the point a portrait looks at
	Span     float64 // feet across a portrait
}

// Size is a creature's size by the rules.
type Size uint8

// The sizes, from Fine upwards.
const (
	Fine Size = iota
	Diminutive
	Tiny
	Small
	Medium
	Large
	Huge
	Gargantuan
	Colossal
)

// Scale is how many sheet pixels a screen pixel at zoom 1 gets.
func (s Size) Scale() float64 {
	switch {
	case s <= Medium:
		return 2
	case s == Large:
		return 1.5
	}
	return 1
}

// Frame builds the shapes of one frame.
func (f *Figure) Frame(a figures.Anim, i int) *sdf.Model { return f.build(a, i, false) }

// Close builds the shapes of the portrait.
func (f *Figure) Close() *sdf.Model { return f.build(figures.Idle, 0, true) }

func (f *Figure) build(a figures.Anim, i int, fine bool) *sdf.Model {
	b := &build{m: &sdf.Model{}, turn: sdf.Still, scale: 1, fine: fine}
	f.Pose(b, a, i)
	return b.m
}

// full is the frames of a figure with everything.
var full = [figures.Anims]int{figures.Idle: 2, figures.Walk: 4, figures.Cast: 3, figures.Release: 1, figures.Hurt: 1, figures.Fall: 2, figures.Lie: 1}

// Shade is the reach in feet of the soft shadow in creases.
func (f *Figure) Shade() float64 {
	return [...]float64{0.03, 0.05, 0.16, 0.25, 0.4, 0.6, 0.9, 1.4, 2}[f.Size]
}
