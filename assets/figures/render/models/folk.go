package models

import (
	"mageduel/assets/figures"
	"mageduel/assets/figures/render/sdf"
)

// folk stand by: nobody dyes their clothes.
func folk() []*Figure {
	flesh := sdf.Skin{A: sdf.Hex(0xdba680), Soft: 0.03}
	tan := sdf.Skin{A: sdf.Hex(0xc08c62), Soft: 0.03}
	hair := sdf.Skin{A: sdf.Hex(0x6a4526), B: sdf.Hex(0x4a2e18), Print: sdf.Grain, Per: 8}
	straw := sdf.Skin{A: sdf.Hex(0xd8b868), B: sdf.Hex(0xb08c48), Print: sdf.Grain, Per: 7}
	plain := func(c uint32) sdf.Skin { return sdf.Skin{A: sdf.Hex(c), Soft: 0.04} }
	hemmed := func(c, h uint32) sdf.Skin {
		return sdf.Skin{A: sdf.Hex(c), B: sdf.Hex(h), Print: sdf.Hem, Per: 0.1, Soft: 0.04}
	}

	man := &mage{robe: hemmed(0x8a7448, 0x6a5632), sleeve: plain(0xcbb994), inner: plain(0x5c5348), flesh: flesh,
		hemR: 0.72, waistR: 0.48, hemZ: 1.9, folds: 6, foldDeep: 0.04, chest: v3(0.45, 0.54, 0.55), shoulder: 0.62, waist: 3.2, neck: 4.65, cuff: 0.2, drop: 0.05, scale: 0.97}
	man.head = func(b *build, s *stance) {
		face{flesh: flesh, brow: hair, iris: 0x4a5a6a, nose: 0.1, browW: 0.04, lips: 0xa0604c, jaw: 0.16, mild: 0.05}.draw(b)
		b.part()
		b.ball(v3(-0.12, 0, 0.08), v3(0.35, 0.39, 0.38), 0, hair)
		b.ball(v3(0.2, 0, -0.38), v3(0.2, 0.22, 0.16), 0, hair)
		b.part()
		b.at(v3(-0.02, 0, 0.26), sdf.Pitch(-10), func() {
			b.add(sdf.Shape{Kind: sdf.Brim, A: [8]float64{0.86, 0.04, 0.12}, Folds: 3, FoldDeep: 0.05}, v3(0, 0, 0.03), sdf.Still, straw)
			b.limb(v3(0, 0, 0.02), v3(0, 0, 0.2), 0.44, 0.36, 0.05, straw)
			b.part()
			b.add(sdf.Shape{Kind: sdf.Bell, A: [8]float64{0.47, 0.45, 0.12, 0, 1}}, v3(0, 0, 0.07), sdf.Still, plain(0x8a3a2c))
		})
	}
	man.over = func(b *build, s *stance) {
		b.part()
		b.limb(v3(0.02, 0, 0.1), v3(0.02, 0, 0.9), 0.52, 0.5, 0, plain(0x6d4a30))
		o := b.box(v3(0.6, 0, 0.7), v3(0.4, 0.17, 0.9), 0, sdf.Still, plain(0x6d4a30))
		o.Op = sdf.Cut
	}
	man.hold = func(b *build, s *stance) {
		staff(b, s, 3.6, 2.2, wood, func() {
			iron := plain(0x8a8c92)
			b.limb(v3(0, -0.28, 0), v3(0, 0.28, 0), 0.05, 0.05, 0, iron)
			for k := -1.0; k <= 1; k++ {
				b.limb(v3(0, k*0.28, 0), v3(0.05, k*0.3, 0.95), 0.05, 0.02, 0, iron)
			}
		})
	}

	woman := &mage{robe: hemmed(0x7a4a44, 0xb09068), sleeve: plain(0xd8ccb4), inner: plain(0x5c5348), flesh: flesh,
		hemR: 0.95, waistR: 0.44, folds: 9, foldDeep: 0.06, chest: v3(0.42, 0.46, 0.5), shoulder: 0.56, waist: 3.15, neck: 4.5, cuff: 0.22, drop: 0.1, scale: 0.93}
	woman.head = func(b *build, s *stance) {
		face{flesh: flesh, brow: hair, iris: 0x5a4a2a, nose: 0.05, browW: 0.026, lips: 0xb85a50, jaw: 0.11, mild: 0.05, fair: true}.draw(b)
		cap := plain(0xe8e2d2)
		b.part()
		b.ball(v3(-0.08, 0, 0.14), v3(0.42, 0.43, 0.42), 0, cap)
		b.limb(v3(-0.15, 0, -0.1), v3(-0.25, 0, -0.6), 0.38, 0.3, 0.15, cap)
		b.part()
		b.ball(v3(0.12, 0, 0.3), v3(0.3, 0.34, 0.12), 0, hair)
	}
	woman.over = func(b *build, s *stance) {
		b.part()
		b.limb(v3(0, 0, 0.08), v3(0.02, 0, 0.85), 0.46, 0.46, 0, plain(0x4a3a5c))
		o := b.box(v3(0.55, 0, 0.7), v3(0.35, 0.13, 0.9), 0, sdf.Still, plain(0xd8ccb4))
		o.Op = sdf.Cut
		b.part()
		b.plate(v3(0.52, -0.3, 0), v3(0.52, 0.3, 0), v3(0.74, 0, -1.7), 0.06, plain(0xe8e2d2))
	}
	woman.hold = func(b *build, s *stance) {
		b.part()
		b.ring(v3(0.08, -0.02, -0.1), v3(0, 1, 0), 0.14, 0.025, 1, bronze)
		b.limb(v3(0.08, -0.02, -0.3), v3(0.08, -0.02, -0.32), 0.17, 0.17, 0, bronze)
		b.part()
		b.limb(v3(0.08, -0.02, -0.4), v3(0.08, -0.02, -0.62), 0.14, 0.14, 0, *shine(0xffd890, 1))
		b.part()
		b.limb(v3(0.08, -0.02, -0.72), v3(0.08, -0.02, -0.76), 0.16, 0.17, 0, bronze)
	}

	green := hemmed(0x4a6238, 0x35482a)
	bow := &mage{robe: green, sleeve: plain(0x5a7044), inner: plain(0x6d5a40), flesh: tan,
		hemR: 0.7, waistR: 0.44, hemZ: 2.0, folds: 7, foldDeep: 0.05, chest: v3(0.44, 0.54, 0.55), shoulder: 0.62, waist: 3.25, neck: 4.7, cuff: 0.19, drop: 0.04}
	bow.head = func(b *build, s *stance) {
		face{flesh: tan, brow: hair, iris: 0x4a6a3a, nose: 0.08, browW: 0.034, lips: 0x94584a, jaw: 0.14}.draw(b)
		hood := plain(0x3e5430)
		b.part()
		b.ball(v3(-0.1, 0, 0.08), v3(0.46, 0.46, 0.5), 0, hood)
		b.limb(v3(-0.3, 0, 0.2), v3(-0.72, 0, 0.2), 0.28, 0.05, 0.2, hood)
		b.limb(v3(-0.1, 0, -0.25), v3(-0.1, 0, -0.6), 0.42, 0.56, 0.2, hood)
		c := b.ball(v3(0.42, 0, -0.04), v3(0.4, 0.34, 0.4), 0, hood)
		c.Op = sdf.Cut
	}
	bow.act = func(s *stance, a figures.Anim, i int) {
		s.spark, s.spread = 0, false
		switch a {
		case figures.Idle, figures.Walk:
			s.left = s.left.Add(v3(0.1, 0.12, 0.1))
		case figures.Cast:
			s.twist, s.lean, s.nod, s.look = -34, 0, 0, 30
			s.left = v3(0.9, 0.9+0.1*float64(i), 1.0)
			s.right = []vec{v3(0.75, 0.3, 1.05), v3(0.5, -0.2, 1.15), v3(0.15, -0.5, 1.25)}[i]
			s.bob = 0
		case figures.Release:
			s.twist, s.lean, s.nod, s.look, s.step, s.crouch = -34, 2, 0, 30, 0.5, 0
			s.left, s.right = v3(1.0, 1.1, 1.05), v3(-0.1, -0.75, 1.3)
		}
	}
	bow.over = func(b *build, s *stance) {
		b.part()
		// Quiver.
		b.limb(v3(-0.48, -0.1, 0.5), v3(-0.5, -0.42, 1.5), 0.15, 0.17, 0, boots)
		b.part()
		for i := -1.0; i <= 1; i++ {
			b.limb(v3(-0.5+0.06*i, -0.42, 1.5), v3(-0.5+0.09*i, -0.52-0.05*i, 1.9), 0.05, 0.06, 0, plain(0xe8e0d0))
		}
		b.part()
		b.chain([]vec{v3(-0.3, -0.5, 1.3), v3(0.45, -0.2, 1.0), v3(0.48, 0.2, 0.3), v3(0.2, 0.45, 0.05)}, 0.06, 0.06, 0.02, boots)
		// Bow in the left hand, its plane through the right one when drawn.
		h := s.left
		ahead := v3(0.85, 0.35, 0)
		if s.look > 0 && !s.flat {
			ahead = h.Sub(s.right)
			ahead.Z = 0
		}
		x := ahead.Unit()
		z := v3(0, 0, 1)
		b.at(h.Add(x.Mul(0.12)), sdf.Turn{X: x, Y: z.Cross(x), Z: z}, func() {
			b.part()
			pts := []vec{v3(-0.62, 0, -2.1), v3(-0.2, 0, -1.3), v3(0, 0, -0.4), v3(0, 0, 0.4), v3(-0.2, 0, 1.3), v3(-0.62, 0, 2.1)}
			b.chain(pts, 0.07, 0.06, 0.04, wood)
			b.part()
			hand := v3(-0.62, 0, 0)
			if d := ahead.Len(); s.look > 0 && d < 2.2 && s.step == 0 {
				hand = v3(-d-0.05, 0, 0.1)
				b.limb(hand, v3(0.3, 0, 0), 0.035, 0.03, 0, plain(0xd8c8a0))
				b.limb(v3(0.25, 0, 0), v3(0.45, 0, 0), 0.06, 0.01, 0, plain(0xa0a4ac))
			}
			b.limb(pts[0], hand, 0.025, 0.025, 0, plain(0xe8e0d0))
			b.limb(hand, pts[5], 0.025, 0.025, 0, plain(0xe8e0d0))
		})
	}
	man.act = func(s *stance, a figures.Anim, i int) { s.spark = 0 }
	woman.act = man.act
	return []*Figure{
		{Name: "villager_man", Size: Medium, Count: full, Pose: man.pose},
		{Name: "villager_woman", Size: Medium, Count: full, Pose: woman.pose},
		{Name: "archer", Size: Medium, Count: full, Pose: bow.pose},
	}
}
