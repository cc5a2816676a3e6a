package models

import (
	"mageduel/assets/figures"
	"mageduel/assets/figures/render/sdf"
)

// surge is how a being of one element holds itself; it has no bones.
type surge struct {
	t         float64 // turns of its own motion
	lean      float64 // degrees
	raise     float64 // arms, 0 low to 1 high
	punch     float64 // right arm ahead, 0 to 1
	sink      float64 // 0 whole to 1 spent
	step, bob float64
	walk      float64
}

func surgeStance(a figures.Anim, i int) surge {
	s := surge{t: float64(i) * 0.31, raise: 0.15}
	switch a {
	case figures.Idle:
		s.t, s.bob = float64(i)*0.5, 0.06*float64(i)
	case figures.Walk:
		s.t, s.lean, s.step, s.walk = float64(i)/4, 12, cos(float64(i)/4), 1
		s.bob = 0.05 * sin(float64(i)/2)
	case figures.Cast:
		s.raise, s.lean = []float64{0.4, 0.8, 1}[i], []float64{-4, -10, -14}[i]
	case figures.Release:
		s.punch, s.lean, s.raise, s.step = 1, 24, 0.3, 0.6
	case figures.Hurt:
		s.lean, s.raise, s.sink, s.t = -20, 0.5, 0.12, 0.2
	case figures.Fall:
		s.sink, s.lean, s.raise = []float64{0.35, 0.65}[i], []float64{-8, 6}[i], 0.1
	case figures.Lie:
		s.sink, s.raise, s.t = 0.9, 0, 0.15
	}
	return s
}

// element makes the figure of one kind of elemental, Small and 4 feet high.
// The larger ones are its kin. Pose builds it 3.5 feet high.
func element(name string, flies bool, pose func(b *build, s *surge)) *Figure {
	return &Figure{Name: name + "_elemental_small", Size: Small, Count: full, Flies: flies, Pose: func(b *build, a figures.Anim, i int) {
		b.scale = 1.15
		s := surgeStance(a, i)
		pose(b, &s)
	}}
}

func (s *surge) hand(side float64) vec {
	h := v3(0.35, side*(0.95+0.2*s.raise), 1.5+1.7*s.raise)
	if side < 0 && s.punch > 0 {
		h = v3(1.7, -0.35, 2.0)
	}
	h.X += 0.25 * s.step * side
	h.Z -= s.sink * 1.2
	return h
}

func fireElemental(b *build, s *surge) {
	tall := 1 - s.sink*0.72
	hot := func(per float64) sdf.Skin {
		return sdf.Skin{A: sdf.Hex(0xffd24a), B: sdf.Hex(0xd8321a), Print: sdf.Fade, Per: per, Glow: 0.95, GlowB: 0.75}
	}
	core := sdf.Skin{A: sdf.Hex(0xffe680), B: sdf.Hex(0xff9a2a), Print: sdf.Fade, Per: 2.4, Glow: 1, GlowB: 0.95}
	lean := sdf.Pitch(s.lean)
	b.at(v3(0, 0, 0), lean, func() {
		b.part()
		b.limb(v3(0, 0, 0.42), v3(0.05, 0, 2.3*tall), 0.46+0.25*s.sink, 0.42, 0, core)
		for i := range 9 { // tongues at the foot and up the back
			t := float64(i)/9 + s.t*0.4
			f := sin(float64(i)*0.37 + s.t)
			p := v3(0.42*cos(t), 0.42*sin(t), 0.3)
			q := v3((0.62+0.2*f+0.4*s.sink)*cos(t), (0.62+0.2*f+0.4*s.sink)*sin(t), (0.95+0.35*f)*tall)
			b.limb(p, q, 0.3, 0.03, 0.15, hot(0.9))
		}
		for i := range 6 {
			t := float64(i)/6 + s.t*0.3
			f := sin(float64(i)*0.41 + s.t)
			p := v3(0.3*cos(t), 0.3*sin(t), 1.6*tall)
			b.limb(p, v3(0.55*cos(t)-0.2, 0.55*sin(t), (2.5+0.4*f)*tall), 0.25, 0.02, 0.12, hot(1.0))
		}
		// The crown.
		for i := range 5 {
			t := float64(i)/5 + 0.1
			f := sin(float64(i)*0.29 + s.t*1.3)
			b.limb(v3(0.15*cos(t), 0.18*sin(t), 2.45*tall), v3(0.25*cos(t)-0.25, 0.3*sin(t), (3.45+0.45*f)*tall), 0.26, 0.02, 0.15, hot(1.2))
		}
		b.orb(v3(0.08, 0, 2.5*tall), 0.4, 0.2, core)
		if s.sink < 0.8 {
			for side := -1.0; side <= 1; side += 2 {
				h := s.hand(side)
				h.Z *= tall
				sh := v3(0.05, side*0.35, 2.0*tall)
				e := sh.Lerp(h, 0.5).Add(v3(-0.15, side*0.25, -0.1))
				b.limb(sh, e, 0.24, 0.2, 0.15, hot(1.2))
				b.limb(e, h, 0.2, 0.15, 0.1, hot(0.8))
				for k := -1.0; k <= 1; k++ {
					b.limb(h, h.Add(v3(0.12, k*0.18, 0.42)), 0.13, 0.02, 0.06, hot(0.4))
				}
			}
			for side := -1.0; side <= 1; side += 2 {
				b.part()
				b.ball(v3(0.42, side*0.16, 2.55*tall), v3(0.09, 0.09, 0.06), 0, sdf.Skin{A: sdf.Hex(0x6a1208)})
			}
			b.part()
			b.ball(v3(0.43, 0, 2.3*tall), v3(0.09, 0.17, 0.07+0.08*s.raise), 0, sdf.Skin{A: sdf.Hex(0x7a1a0a)})
		}
	})
}

func airElemental(b *build, s *surge) {
	tall := 1 - s.sink*0.7
	pale := sdf.Skin{A: sdf.Hex(0xdfeefa), B: sdf.Hex(0x8fb0d0), Print: sdf.Marble, Per: 2.2, Glow: 0.25, GlowB: 0.1}
	swirl := sdf.Skin{A: sdf.Hex(0xc2dcf2), B: sdf.Hex(0x7a9ac0), Print: sdf.Marble, Per: 1.6, Glow: 0.15}
	b.part()
	const n = 12
	for i := range n {
		t := float64(i) / (n - 1)
		r := 0.14 + 0.85*t*t + 0.2*t + 0.3*s.sink*(1-t)
		off := v3(0.14*cos(s.t+t*1.4)+s.lean/90*t*1.6, 0.14*sin(s.t+t*1.4), 0)
		z := 0.15 + 2.5*t*tall
		tilt := sdf.Roll(10 * sin(s.t+t*2)).Then(sdf.Pitch(12 * cos(s.t*2+t*2)))
		b.add(sdf.Shape{Kind: sdf.Ring, A: [8]float64{r * 0.8, 0.075 + 0.035*t, 1}, K: 0.04}, off.Add(v3(0, 0, z)), tilt, []sdf.Skin{pale, swirl}[i%2])
	}
	b.part()
	b.chain([]vec{v3(0, 0, 0.1), v3(s.lean/90*0.8, 0, 1.2*tall), v3(s.lean/90*1.6, 0, 2.3*tall)}, 0.1, 0.42, 0.05, swirl)
	for i := range 7 { // dust and leaves carried round
		t := float64(i)*0.37 + s.t
		z := 0.3 + 0.36*float64(i)
		r := 0.35 + 0.16*float64(i)
		b.part()
		b.ball(v3(r*cos(t), r*sin(t), z*tall), v3(0.09, 0.05, 0.04), 0, sdf.Skin{A: sdf.Hex(0x8a9a5a)})
	}
	b.part()
	top := v3(0.14*cos(s.t+1.4)+s.lean/90*1.8, 0.14*sin(s.t+1.4), 2.75*tall)
	b.ball(top.Add(v3(0, 0, 0.2)), v3(0.42, 0.4, 0.46*tall+0.05), 0, pale)
	for i := range 5 {
		t := float64(i)/5 + s.t
		b.chain([]vec{top.Add(v3(-0.15, 0.2*sin(t), 0.4)), top.Add(v3(-0.55, 0.45*sin(t), 0.75*tall)), top.Add(v3(-1.0, 0.35*sin(t+0.1), 0.85*tall))}, 0.2, 0.03, 0.15, pale)
	}
	if s.sink < 0.8 {
		for side := -1.0; side <= 1; side += 2 {
			h := s.hand(side).Add(v3(s.lean/60, 0, 0.3))
			h.Z *= tall
			b.part()
			e := v3(0.1, side*0.95, 2.0*tall)
			b.chain([]vec{v3(s.lean/80, side*0.5, 2.2*tall), e, h, h.Add(v3(0.25, -side*0.2, 0.15)), h.Add(v3(0.1, -side*0.35, 0.3))}, 0.2, 0.05, 0.1, pale)
			b.part()
			b.ball(top.Add(v3(0.37, side*0.16, 0.25)), v3(0.08, 0.1, 0.07), 0, sdf.Skin{A: sdf.Hex(0x2a4a8a), Glow: 0.2})
		}
		b.part()
		b.ball(top.Add(v3(0.38, 0, 0.0)), v3(0.08, 0.13, 0.07+0.1*s.raise), 0, sdf.Skin{A: sdf.Hex(0x35507f)})
	}
}

func earthElemental(b *build, s *surge) {
	rock := sdf.Skin{A: sdf.Hex(0x8a7a66), B: sdf.Hex(0x5c5044), Print: sdf.Marble, Per: 2.4, Soft: 0.12}
	slab := sdf.Skin{A: sdf.Hex(0x6e6456), B: sdf.Hex(0x7a8a4a), Print: sdf.Back, Per: 0.2, Soft: 0.12}
	moss := sdf.Skin{A: sdf.Hex(0x6c8040), Soft: 0.12}
	down := s.sink
	lump := func(p, r vec, yaw float64, k sdf.Skin) {
		p.Z = p.Z*(1-down*0.78) + down*0.1
		p.X *= 1 + down*0.5
		p.Y *= 1 + down*0.6
		b.part()
		x := b.box(p, r.Mul(0.72), min(r.X, r.Y, r.Z)*0.3, sdf.Yaw(yaw+down*60).Then(sdf.Pitch(yaw*0.4+down*40)), k)
		x.Rough, x.RoughPer = x.A[3]*0.25, 5/b.scale
	}
	for side := -1.0; side <= 1; side += 2 {
		lift := max(0, -s.step*side) * 0.25 * s.walk
		lump(v3(0.35*s.step*side+0.1, side*0.42, 0.2+lift), v3(0.42, 0.32, 0.22), 10*side, slab)
		lump(v3(0.2*s.step*side, side*0.4, 0.65+lift), v3(0.3, 0.28, 0.36), 25*side, rock)
	}
	b.at(v3(0, 0, 0.9*(1-down)+s.bob), sdf.Pitch(s.lean), func() {
		lump(v3(0, 0, 0.15), v3(0.5, 0.55, 0.38), 12, rock)
		lump(v3(0.05, 0, 0.95), v3(0.66, 0.92, 0.62), -8, rock)
		lump(v3(-0.15, 0.3, 1.45), v3(0.5, 0.5, 0.34), 35, slab)
		lump(v3(-0.15, -0.4, 1.4), v3(0.45, 0.42, 0.36), -20, slab)
		lump(v3(0.42, 0, 1.72), v3(0.36, 0.38, 0.36), 5, rock)
		for side := -1.0; side <= 1; side += 2 {
			h := s.hand(side).Sub(v3(0, 0, 1.1))
			h.Y *= 1.15
			sh := v3(0, side*0.95, 1.3)
			lump(sh, v3(0.4, 0.38, 0.4), 30*side, slab)
			lump(sh.Lerp(h, 0.5).Add(v3(-0.05, side*0.15, 0)), v3(0.28, 0.27, 0.36), -20*side, rock)
			lump(h, v3(0.45, 0.4, 0.42), 15*side, rock)
			lump(h.Add(v3(0.3, 0, -0.15)), v3(0.25, 0.3, 0.25), -25*side, slab)
			if down < 0.8 {
				b.part()
				b.ball(v3(0.74, side*0.14, 1.78), v3(0.07, 0.08, 0.06), 0, *shine(0xffb84a, 1))
			}
		}
		if down < 0.8 {
			b.part()
			for i := range 3 {
				b.limb(v3(-0.3, 0.3-0.3*float64(i), 1.7), v3(-0.45, 0.35-0.35*float64(i), 2.2-0.1*float64(i)), 0.14, 0.02, 0, *shine(0x8ad8b0, 0.55))
			}
			b.part()
			b.ball(v3(-0.1, 0.1, 1.68), v3(0.4, 0.5, 0.12), 0, moss)
		}
	})
}

func waterElemental(b *build, s *surge) {
	tall := 1 - s.sink*0.82
	deep := sdf.Skin{A: sdf.Hex(0x2a6ea8), B: sdf.Hex(0x7ccbe8), Print: sdf.Fade, Per: 3.0, Glow: 0.08, GlowB: 0.12}
	streak := sdf.Skin{A: sdf.Hex(0x3f8cc4), B: sdf.Hex(0x9adcf0), Print: sdf.Marble, Per: 2.5, Glow: 0.1, GlowB: 0.2}
	foam := sdf.Skin{A: sdf.Hex(0xeefaff), B: sdf.Hex(0xb4e2f4), Print: sdf.Belly, Glow: 0.15}
	b.part()
	wide := 0.95 + 0.7*s.sink
	b.add(sdf.Shape{Kind: sdf.Bell, A: [8]float64{wide, 0.45, 0.9*tall + 0.1, -0.12, 1}, Folds: 7, FoldDeep: 0.1, FoldTurn: s.t * 6.28}, v3(0, 0, 0), sdf.Still, deep)
	b.at(v3(0, 0, 0.5*tall), sdf.Pitch(s.lean), func() {
		b.limb(v3(0, 0, 0), v3(-0.12, 0, 1.5*tall), 0.52, 0.5, 0.3, deep)
		b.limb(v3(-0.12, 0, 1.4*tall), v3(0, 0, 2.2*tall), 0.5, 0.44, 0.2, streak)
		// The crest curls over like a wave.
		b.chain([]vec{v3(-0.15, 0, 2.2*tall), v3(-0.2, 0, 2.8*tall), v3(0.1, 0, 3.15*tall), v3(0.5, 0, 3.05*tall), v3(0.68, 0, 2.75*tall)}, 0.42, 0.1, 0.2, streak)
		b.ball(v3(0.1, 0, 2.3*tall), v3(0.44, 0.42, 0.42*tall+0.02), 0.2, streak)
		if s.sink < 0.8 {
			for side := -1.0; side <= 1; side += 2 {
				h := s.hand(side).Sub(v3(0, 0, 0.4))
				h.Z *= tall
				b.chain([]vec{v3(-0.1, side*0.4, 1.75*tall), v3(-0.05, side*0.9, 1.5*tall), h}, 0.27, 0.22, 0.2, deep)
				b.orb(h.Add(v3(0.1, 0, 0)), 0.28, 0.15, streak)
			}
		}
		b.part()
		for i := range 5 {
			t := float64(i) / 4
			b.orb(v3(-0.1+0.75*t, 0.12*sin(t*2+s.t), (3.2-0.2*t*t)*tall+0.02), 0.2-0.02*t*5, 0.1, foam)
		}
		if s.sink < 0.8 {
			for side := -1.0; side <= 1; side += 2 {
				h := s.hand(side).Sub(v3(0, 0, 0.4))
				h.Z *= tall
				for k := range 3 {
					t := float64(k)/3 + s.t
					b.orb(h.Add(v3(0.25, 0.22*cos(t), 0.22*sin(t))), 0.12, 0.08, foam)
				}
				b.part()
				b.ball(v3(0.5, side*0.17, 2.35*tall), v3(0.08, 0.1, 0.07), 0, sdf.Skin{A: sdf.Hex(0x0c2a4a)})
				b.part()
				b.orb(v3(0.57, side*0.18, 2.39*tall), 0.035, 0, *shine(0xffffff, 1))
				b.part()
			}
		}
	})
	b.part()
	for i := range 13 + int(s.sink*13) {
		t := float64(i)/float64(13+int(s.sink*13)) + s.t*0.2
		r := wide * (0.98 + 0.08*sin(float64(i)*0.37))
		b.ball(v3(r*cos(t), r*sin(t), 0.06), v3(0.24, 0.24, 0.1+0.05*sin(float64(i)*0.43+s.t)), 0.25, foam)
	}
}

func elementals() []*Figure {
	return []*Figure{element("air", true, airElemental), element("earth", false, earthElemental),
		element("fire", false, fireElemental), element("water", false, waterElemental)}
}
