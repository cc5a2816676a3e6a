package models

import (
	"mageduel/assets/figures/render/sdf"
)

// strands hangs tufts of hair from a to b in a fan, width w.
func strands(b *build, from, to vec, w, r1, r2 float64, n int, k sdf.Skin) {
	for i := range n {
		t := 0.0
		if n > 1 {
			t = float64(i)/float64(n-1)*2 - 1
		}
		p := from.Add(v3(-0.06*t*t, t*w, 0.03*t*t))
		q := to.Add(v3(-0.05*t*t, t*w*0.35, 0.28*t*t))
		mid := p.Lerp(q, 0.5).Add(v3(0.06, t*w*0.25, 0))
		b.chain([]vec{p, mid, q}, r1, r2, 0.05, k)
	}
}

func hatMage() *Figure {
	robe := cloth(0xc9c9cf)
	robe.Print, robe.Per, robe.B, robe.TintB, robe.Trim = sdf.Front, 0.4, sdf.Hex(0x6e6e7a), 1, trim
	sleeve := cloth(0xc4c4cc)
	flesh := sdf.Skin{A: sdf.Hex(0xe3b08e), Soft: 0.04}
	hair := sdf.Skin{A: sdf.Hex(0xeceae6), B: sdf.Hex(0xb9b8bd), Print: sdf.Grain, Per: 9}
	hat := cloth(0xbcbcc6)
	m := &mage{robe: robe, sleeve: sleeve, inner: sleeve, flesh: flesh,
		hemR: 0.98, waistR: 0.5, folds: 7, foldDeep: 0.06, chest: v3(0.47, 0.6, 0.6),
		shoulder: 0.66, waist: 3.15, neck: 4.75, cuff: 0.34, drop: 0.25, stoop: 3}
	m.head = func(b *build, s *stance) {
		face{flesh: flesh, brow: hair, iris: 0x4d7fa8, nose: 0.14, browW: 0.055, lips: 0x9c5a4c, old: true, jaw: 0.15}.draw(b)
		b.part()
		strands(b, v3(0.24, 0, -0.26), v3(0.5, 0, -1.45), 0.27, 0.13, 0.035, 5, hair)
		b.ball(v3(0.2, 0, -0.36), v3(0.2, 0.27, 0.2), 0.1, hair)
		for side := -1.0; side <= 1; side += 2 {
			b.chain([]vec{v3(0.42, side*0.03, -0.19), v3(0.42, side*0.17, -0.28), v3(0.36, side*0.27, -0.48)}, 0.06, 0.03, 0.04, hair)
			b.chain([]vec{v3(0.05, side*0.36, 0.1), v3(0.02, side*0.4, -0.2), v3(0.0, side*0.36, -0.5)}, 0.1, 0.07, 0.08, hair)
		}
		b.part()
		b.chain([]vec{v3(-0.2, 0, 0.05), v3(-0.34, 0, -0.3), v3(-0.36, 0, -0.72)}, 0.3, 0.14, 0.1, hair)
		// The hat.
		b.part()
		b.at(v3(-0.02, 0, 0.24), sdf.Pitch(-14), func() {
			b.add(sdf.Shape{Kind: sdf.Brim, A: [8]float64{0.93, 0.045, 0.14}, Folds: 3, FoldDeep: 0.08}, v3(0, 0, 0.02), sdf.Still, hat)
			b.limb(v3(0, 0, 0.0), v3(0, 0, 0.1), 0.46, 0.43, 0.12, hat)
			pts := []vec{v3(0, 0, 0.02), v3(-0.02, 0.0, 0.5), v3(-0.12, 0.02, 0.95), v3(-0.34, 0.05, 1.3), v3(-0.66, 0.08, 1.42)}
			b.chain(pts, 0.43, 0.045, 0.1, hat)
			b.part()
			b.add(sdf.Shape{Kind: sdf.Bell, A: [8]float64{0.465, 0.425, 0.15, 0, 1}}, v3(0, 0, 0.1), sdf.Still, gold)
			b.part()
			b.box(v3(0.46, 0, 0.17), v3(0.03, 0.08, 0.08), 0.02, sdf.Roll(45), sdf.Skin{A: sdf.Hex(0xbff2ff), Glow: 0.4})
		})
	}
	m.hold = func(b *build, s *stance) {
		staff(b, s, 3.55, 2.75, wood, func() {
			for i := range 3 {
				t := float64(i) / 3
				b.chain([]vec{v3(0, 0, -0.1), v3(0.2*cos(t), 0.2*sin(t), 0.12), v3(0.17*cos(t), 0.17*sin(t), 0.36), v3(0.05*cos(t), 0.05*sin(t), 0.5)}, 0.08, 0.035, 0.03, wood)
			}
			b.part()
			b.ball(v3(0, 0, 0.22), v3(0.14, 0.14, 0.2), 0, crystal)
		})
	}
	m.over = func(b *build, s *stance) {
		b.part()
		b.limb(v3(0.48, 0.34, -0.2), v3(0.5, 0.36, -0.45), 0.12, 0.15, 0, boots)
		// Cape of the shoulders.
		b.part()
		c := b.add(sdf.Shape{Kind: sdf.Bell, A: [8]float64{0.84, 0.3, 0.72, 0.09, 1.05}}, v3(0, 0, 0.95), sdf.Still, hem(cloth(0xa4a4ae), 0.07))
		c.A[4] = 1.05
	}
	return &Figure{Name: "mage_hat", Size: Medium, Count: full, Pose: m.pose, Portrait: true, Face: v3(0.3, 0, 5.55), Span: 2.9}
}

func hoodMage() *Figure {
	robe := cloth(0xadadb6)
	robe.Print, robe.Per, robe.B, robe.Trim, robe.TintB = sdf.Front, 0.3, sdf.Hex(0x3a3742), sdf.Hex(0xb9bfd0), 0.3
	sleeve := cloth(0xa6a6b0)
	flesh := sdf.Skin{A: sdf.Hex(0x5c4c4e)}
	glove := sdf.Skin{A: sdf.Hex(0xb9a79a), Soft: 0.05}
	black := sdf.Skin{A: sdf.Hex(0x0d0b12)}
	silver := sdf.Skin{A: sdf.Hex(0xc3c9d8), B: sdf.Hex(0x7c8296), Print: sdf.Belly}
	m := &mage{robe: robe, sleeve: sleeve, inner: sleeve, flesh: flesh, glove: &glove,
		hemR: 1.12, waistR: 0.52, folds: 11, foldDeep: 0.08, chest: v3(0.46, 0.6, 0.6),
		shoulder: 0.64, waist: 3.2, neck: 4.75, cuff: 0.4, drop: 0.45, stoop: 8}
	m.head = func(b *build, s *stance) {
		hood := cloth(0xb4b4be)
		edge := hood
		b.part()
		b.ball(v3(-0.06, 0, 0.05), v3(0.56, 0.52, 0.6), 0, hood)
		b.limb(v3(-0.2, 0, 0.38), v3(-0.75, 0, 0.5), 0.34, 0.05, 0.25, hood)
		b.limb(v3(-0.12, 0, -0.2), v3(-0.14, 0, -0.6), 0.46, 0.52, 0.2, edge)
		b.limb(v3(0.3, 0, 0.52), v3(0.52, 0, 0.4), 0.16, 0.1, 0.25, hood)
		c := b.ball(v3(0.44, 0, -0.12), v3(0.5, 0.36, 0.5), 0, black)
		c.Op = sdf.Cut
		c = b.limb(v3(0.5, 0, 0.1), v3(0.42, 0, 0.5), 0.24, 0.05, 0, black)
		c.Op = sdf.Cut
		b.part()
		b.ball(v3(0.02, 0, -0.1), v3(0.3, 0.28, 0.36), 0, black)
		b.limb(v3(0.16, 0, -0.3), v3(0.2, 0, -0.44), 0.15, 0.09, 0.08, flesh)
		for side := -1.0; side <= 1; side += 2 {
			b.part()
			b.ball(v3(0.3, side*0.13, 0.02), v3(0.05, 0.075, 0.045), 0, sdf.Skin{A: sdf.Hex(0x9fe8ff), Glow: 1})
		}
	}
	m.over = func(b *build, s *stance) {
		b.part()
		c := b.add(sdf.Shape{Kind: sdf.Bell, A: [8]float64{0.9, 0.4, 0.95, 0.06, 1}}, v3(-0.04, 0, 0.72), sdf.Still, cloth(0x98989f))
		c.Folds, c.FoldDeep = 9, 0.05
		b.part()
		b.ball(v3(0.62, 0, 1.32), v3(0.06, 0.12, 0.12), 0, silver)
		b.part()
		// A book at the belt.
		b.box(v3(0.42, -0.42, -0.3), v3(0.07, 0.17, 0.22), 0.02, sdf.Yaw(-40), sdf.Skin{A: sdf.Hex(0x6b2f2a)})
		b.box(v3(0.44, -0.44, -0.3), v3(0.05, 0.15, 0.23), 0.01, sdf.Yaw(-40), white)
	}
	return &Figure{Name: "mage_hood", Size: Medium, Count: full, Pose: m.pose, Portrait: true, Face: v3(0.28, 0, 5.25), Span: 2.2}
}

func circletMage() *Figure {
	robe := cloth(0xd0d0d6)
	robe.Print, robe.Per, robe.B, robe.Trim, robe.TintB = sdf.Front, 0.3, sdf.Hex(0xe9e2d2), trim, 0
	sleeve := cloth(0xd0d0d6)
	flesh := sdf.Skin{A: sdf.Hex(0xd9a27c), Soft: 0.02}
	hair := sdf.Skin{A: sdf.Hex(0x9c3f1f), B: sdf.Hex(0x64240f), Print: sdf.Grain, Per: 8}
	m := &mage{robe: robe, sleeve: sleeve, inner: sleeve, flesh: flesh,
		hemR: 0.9, waistR: 0.38, folds: 8, foldDeep: 0.06, chest: v3(0.36, 0.44, 0.5),
		shoulder: 0.54, waist: 3.25, neck: 4.65, cuff: 0.42, drop: 1.0, scale: 0.95}
	m.head = func(b *build, s *stance) {
		b.at(v3(0, 0, -0.04), sdf.Still, func() {
			face{flesh: flesh, brow: hair, iris: 0x3f8a54, nose: 0.03, browW: 0.024, lips: 0xc4504c, jaw: 0.1, mild: 0.05, fair: true}.draw(b)
			b.part()
			b.ball(v3(-0.1, 0, 0.14), v3(0.4, 0.42, 0.42), 0, hair)
			b.ball(v3(0.1, 0, 0.36), v3(0.28, 0.34, 0.15), 0.1, hair)
			sw := s.swayX
			for _, y := range []float64{-0.34, -0.16, 0.04, 0.2, 0.36} {
				b.chain([]vec{v3(-0.2, y, 0.05), v3(-0.38, y*1.2, -0.45), v3(-0.4+sw*0.5, y*1.35, -1.0), v3(-0.3+sw, y*1.1, -1.55)}, 0.22, 0.08, 0.12, hair)
			}
			for side := -1.0; side <= 1; side += 2 {
				b.chain([]vec{v3(0.14, side*0.33, 0.22), v3(0.16, side*0.41, -0.15), v3(0.2, side*0.4, -0.6), v3(0.3, side*0.34, -0.95)}, 0.11, 0.05, 0.08, hair)
			}
			b.part()
			b.ring(v3(-0.02, 0, 0.22), v3(-0.12, 0, 1), 0.425, 0.035, 1, gold)
			b.part()
			b.ball(v3(0.425, 0, 0.25), v3(0.05, 0.07, 0.09), 0, crystal)
		})
	}
	m.over = func(b *build, s *stance) {
		b.part()
		for side := -1.0; side <= 1; side += 2 {
			b.orb(v3(0.24, side*0.17, 0.86), 0.2, 0.12, sleeve)
		}
		// A low neck, and a sash.
		b.part()
		b.ball(v3(0.1, 0, 1.3), v3(0.3, 0.33, 0.2), 0, flesh)
		b.part()
		b.ring(v3(0.06, 0, 1.2), v3(0.42, 0, 1), 0.37, 0.045, 1, gold)
		b.part()
		b.ring(v3(0, 0, 0.08), v3(0.02, 0, 1), 0.36, 0.12, 1, sdf.Skin{A: sdf.Hex(0xe9dcc0)})
		b.chain([]vec{v3(0.4, 0.12, 0), v3(0.5, 0.18, -0.6), v3(0.62, 0.24, -1.3)}, 0.08, 0.11, 0.02, sdf.Skin{A: sdf.Hex(0xe9dcc0), B: trim, Print: sdf.Tip, Per: 0.6})
	}
	return &Figure{Name: "mage_circlet", Size: Medium, Count: full, Pose: m.pose, Portrait: true, Face: v3(0.2, 0, 4.98), Span: 2.1}
}

func collarMage() *Figure {
	robe := cloth(0xb2b2ba)
	robe.Print, robe.Per, robe.B, robe.Trim, robe.TintB = sdf.Front, 0.5, sdf.Hex(0x2b2633), trim, 0
	sleeve := cloth(0xb2b2ba)
	flesh := sdf.Skin{A: sdf.Hex(0x8a5a3c), Soft: 0.02}
	hair := sdf.Skin{A: sdf.Hex(0x1c1618)}
	m := &mage{robe: robe, sleeve: sleeve, inner: sleeve, flesh: flesh,
		hemR: 0.95, waistR: 0.54, folds: 6, foldDeep: 0.05, chest: v3(0.5, 0.68, 0.62),
		shoulder: 0.74, waist: 3.2, neck: 4.8, cuff: 0.32, drop: 0.2, scale: 1.03}
	m.head = func(b *build, s *stance) {
		face{flesh: flesh, brow: hair, iris: 0x6e4a24, nose: 0.1, browW: 0.04, lips: 0x6b3630, jaw: 0.16}.draw(b)
		b.part()
		b.limb(v3(0.33, 0, -0.4), v3(0.42, 0, -0.68), 0.09, 0.025, 0, hair)
		for side := -1.0; side <= 1; side += 2 {
			b.chain([]vec{v3(0.42, side*0.02, -0.2), v3(0.38, side*0.14, -0.24), v3(0.34, side*0.15, -0.38)}, 0.032, 0.02, 0.02, hair)
			b.part()
			b.ring(v3(-0.02, side*0.41, -0.2), v3(0, 1, 0), 0.07, 0.022, 1, gold)
			b.part()
		}
	}
	m.over = func(b *build, s *stance) {
		// The collar: a funnel cut open in front.
		b.part()
		k := hem(cloth(0x9c9ca6), 0.08)
		c := b.add(sdf.Shape{Kind: sdf.Bell, A: [8]float64{0.98, 0.4, 1.15, -0.08, 0.95, 0, 0, 0.05}}, v3(-0.16, 0, 2.42), sdf.Roll(180).Then(sdf.Pitch(12)), k)
		c.A[4] = 0.95
		o := b.ball(v3(0.85, 0, 2.25), v3(1.0, 0.95, 1.05), 0, k)
		o.Op = sdf.Cut
		for side := -1.0; side <= 1; side += 2 {
			b.part()
			b.ball(v3(-0.02, side*0.78, 1.42), v3(0.36, 0.34, 0.22), 0, gold)
			b.ball(v3(-0.02, side*0.86, 1.26), v3(0.3, 0.28, 0.22), 0.04, bronze)
		}
		b.part()
		b.plate(v3(0.5, -0.3, 1.35), v3(0.5, 0.3, 1.35), v3(0.52, 0, 0.5), 0.07, sdf.Skin{A: sdf.Hex(0x2b2633)})
		b.part()
		b.ring(v3(0.35, 0, 1.15), v3(0.9, 0, 0.5), 0.3, 0.04, 1, gold)
		b.part()
		b.orb(v3(0.6, 0, 0.92), 0.12, 0, sdf.Skin{A: sdf.Hex(0xff5a48), Glow: 0.5})
	}
	return &Figure{Name: "mage_collar", Size: Medium, Count: full, Pose: m.pose, Portrait: true, Face: v3(0.2, 0, 5.45), Span: 2.5}
}

func shawlMage() *Figure {
	robe := cloth(0xb8b8c0)
	robe = hem(robe, 0.14)
	sleeve := cloth(0xb0b0ba)
	flesh := sdf.Skin{A: sdf.Hex(0xcf9c7c), Soft: 0.09}
	hair := sdf.Skin{A: sdf.Hex(0xd6d6dc), B: sdf.Hex(0x8e8e9a), Print: sdf.Grain, Per: 9}
	knit := sdf.Skin{A: sdf.Hex(0xe2d6bd), B: sdf.Hex(0x8c8c98), Print: sdf.Weave, Per: 2.2, TintB: 1}
	m := &mage{robe: robe, sleeve: sleeve, inner: sleeve, flesh: flesh,
		hemR: 1.0, waistR: 0.56, folds: 8, foldDeep: 0.06, chest: v3(0.5, 0.54, 0.54),
		shoulder: 0.56, waist: 3.05, neck: 4.45, cuff: 0.27, drop: 0.15, stoop: 22, scale: 0.9}
	m.head = func(b *build, s *stance) {
		face{flesh: flesh, brow: hair, iris: 0x6a5a3a, nose: 0.16, browW: 0.035, lips: 0x9a5148, old: true, jaw: 0.14, mild: 0.06}.draw(b)
		b.part()
		b.ball(v3(-0.1, 0, 0.14), v3(0.39, 0.41, 0.4), 0, hair)
		b.ball(v3(0.1, 0, 0.36), v3(0.26, 0.32, 0.13), 0.1, hair)
		b.orb(v3(-0.38, 0, 0.42), 0.24, 0.05, hair)
		b.part()
		pts := []vec{v3(-0.3, 0.2, -0.1), v3(-0.1, 0.42, -0.42), v3(0.26, 0.48, -0.75), v3(0.42, 0.42, -1.1), v3(0.46, 0.36, -1.45), v3(0.46, 0.32, -1.8)}
		for i := 0; i+1 < len(pts); i++ {
			for k := range 2 {
				p := pts[i].Lerp(pts[i+1], float64(k)/2+0.25)
				b.orb(p, 0.17-0.012*float64(i), 0.03, hair)
			}
		}
		b.part()
		b.orb(v3(0.46, 0.32, -1.86), 0.1, 0, gold)
		b.part()
		b.limb(v3(-0.5, -0.35, 0.62), v3(-0.28, 0.35, 0.3), 0.03, 0.03, 0, gold)
	}
	m.over = func(b *build, s *stance) {
		b.part()
		c := b.add(sdf.Shape{Kind: sdf.Bell, A: [8]float64{1.0, 0.3, 1.25, 0.12, 1.0}}, v3(-0.06, 0, 0.28), sdf.Still, knit)
		c.Folds, c.FoldDeep = 7, 0.05
		o := b.ball(v3(0.95, 0, 0.2), v3(0.55, 0.42, 1.0), 0, knit)
		o.Op = sdf.Cut
		b.part()
		for i := range 14 {
			t := 0.13 + 0.74*float64(i)/13
			if s.flat {
				break
			}
			p := v3(-0.06+0.98*cos(t), 0.98*sin(t), 0.3)
			b.limb(p, p.Add(v3(0, 0, -0.22)), 0.04, 0.03, 0, sdf.Skin{A: sdf.Hex(0xe2d6bd)})
		}
		b.part()
		b.orb(v3(0.5, 0, 1.18), 0.1, 0, gold)
	}
	m.hold = func(b *build, s *stance) {
		staff(b, s, 3.3, 0.7, wood, func() {
			b.chain([]vec{v3(0, 0, -0.1), v3(-0.02, 0, 0.3), v3(0.16, 0, 0.55), v3(0.42, 0, 0.5), v3(0.46, 0, 0.28)}, 0.09, 0.06, 0.03, wood)
			b.part()
			b.orb(v3(0.42, 0, 0.08), 0.13, 0, sdf.Skin{A: sdf.Hex(0xffd98a), Glow: 0.9})
		})
	}
	return &Figure{Name: "mage_shawl", Size: Medium, Count: full, Pose: m.pose, Portrait: true, Face: v3(0.75, 0.05, 4.1), Span: 2.1}
}

func brimMage() *Figure {
	robe := hem(cloth(0xc0c0c8), 0.12)
	sleeve := cloth(0xc0c0c8)
	flesh := sdf.Skin{A: sdf.Hex(0xb87f58), Soft: 0.02}
	hair := sdf.Skin{A: sdf.Hex(0x2e2018), B: sdf.Hex(0x4a3424), Print: sdf.Grain, Per: 7}
	hose := sdf.Skin{A: sdf.Hex(0x6d6257), Soft: 0.04}
	hat := sdf.Skin{A: sdf.Hex(0x4c3a2e), B: sdf.Hex(0x35271d), Print: sdf.Belly}
	m := &mage{robe: robe, sleeve: sleeve, inner: hose, flesh: flesh,
		hemR: 0.74, waistR: 0.44, hemZ: 1.75, folds: 7, foldDeep: 0.05, chest: v3(0.42, 0.54, 0.56),
		shoulder: 0.62, waist: 3.25, neck: 4.75, cuff: 0.24, drop: 0.08}
	m.head = func(b *build, s *stance) {
		face{flesh: flesh, brow: hair, iris: 0x5a4020, nose: 0.08, browW: 0.034, lips: 0x8c4a40, jaw: 0.14, mild: 0.03}.draw(b)
		b.part()
		b.ball(v3(-0.12, 0, 0.08), v3(0.36, 0.4, 0.4), 0, hair)
		for side := -1.0; side <= 1; side += 2 {
			b.chain([]vec{v3(0.1, side*0.34, 0.2), v3(0.0, side*0.42, -0.15), v3(-0.1, side*0.42, -0.42)}, 0.12, 0.07, 0.08, hair)
		}
		b.limb(v3(-0.3, 0, -0.1), v3(-0.34, 0, -0.5), 0.26, 0.16, 0.1, hair)
		b.part()
		b.at(v3(-0.02, 0, 0.26), sdf.Pitch(-24).Then(sdf.Roll(7)), func() {
			b.add(sdf.Shape{Kind: sdf.Brim, A: [8]float64{0.98, 0.045, 0.06}, Folds: 2, FoldDeep: 0.12}, v3(0, 0, 0.04), sdf.Still, hat)
			b.limb(v3(0, 0, 0.06), v3(-0.02, 0, 0.36), 0.46, 0.36, 0.05, hat)
			b.part()
			b.add(sdf.Shape{Kind: sdf.Bell, A: [8]float64{0.5, 0.46, 0.14, 0, 1}}, v3(0, 0, 0.08), sdf.Still, cloth(0xd8d8de))
			b.part()
			q := sdf.Skin{A: sdf.Hex(0xf2ece0), B: sdf.Hex(0xd8d8de), Print: sdf.Tip, Per: 0.5, TintB: 1}
			b.chain([]vec{v3(0.1, 0.5, 0.12), v3(-0.15, 0.6, 0.5), v3(-0.6, 0.62, 0.82), v3(-1.1, 0.5, 0.8)}, 0.09, 0.05, 0.06, q)
			b.ball(v3(-0.5, 0.62, 0.7), v3(0.4, 0.05, 0.16), 0.1, q)
		})
	}
	m.over = func(b *build, s *stance) {
		// Short cape behind, and a strap with a satchel.
		b.part()
		cape := hem(cloth(0x8e8e99), 0.08)
		sw := s.swayX
		c := b.add(sdf.Shape{Kind: sdf.Bell, A: [8]float64{0.86, 0.36, 1.95, 0.1, 1.1, sw * 0.8, 0, 0}}, v3(-0.14, 0, -0.45), sdf.Still, cape)
		c.A[4] = 1.1
		c.Folds, c.FoldDeep = 9, 0.06
		o := b.box(v3(0.98, 0, 0.3), v3(0.95, 1.3, 1.35), 0, sdf.Still, cape)
		o.Op = sdf.Cut
		b.part()
		b.chain([]vec{v3(0.2, -0.45, 1.32), v3(0.5, -0.05, 0.8), v3(0.42, 0.36, 0.15), v3(0.2, 0.5, -0.2)}, 0.07, 0.07, 0.02, boots)
		b.part()
		b.box(v3(0.1, 0.56, -0.4), v3(0.24, 0.09, 0.2), 0.05, sdf.Still, sdf.Skin{A: sdf.Hex(0x8a5f3a), B: sdf.Hex(0x6d4828), Print: sdf.Back, Per: 0.02})
		b.part()
		b.ball(v3(0.28, 0, 1.46), v3(0.14, 0.3, 0.14), 0, cape)
	}
	m.hold = func(b *build, s *stance) {
		b.at(v3(0.12, 0, 0.02), sdf.Along(v3(0.75, 0.15, 0.8)), func() {
			b.part()
			b.limb(v3(0, 0, -0.3), v3(0, 0, 1.1), 0.06, 0.035, 0, sdf.Skin{A: sdf.Hex(0xd9c9a6)})
			b.limb(v3(0, 0, -0.32), v3(0, 0, 0.1), 0.075, 0.07, 0, sdf.Skin{A: sdf.Hex(0x5a2c22)})
			b.part()
			b.orb(v3(0, 0, 1.14), 0.09, 0, sdf.Skin{A: sdf.Hex(0xfff0b8), Glow: 1})
		})
	}
	return &Figure{Name: "mage_brim", Size: Medium, Count: full, Pose: m.pose, Portrait: true, Face: v3(0.3, 0, 5.35), Span: 2.7}
}
