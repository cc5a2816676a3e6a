package models

import (
	"mageduel/assets/figures"
	"mageduel/assets/figures/render/sdf"
)

// imp is a small winged body of any stuff.
type imp struct {
	skin    sdf.Skin
	wing    sdf.Skin
	eye     sdf.Skin
	horn    uint32
	rough   float64
	bulk    float64 // 1 is slim
	drip    bool    // hangs and drips at the feet
	flames  *sdf.Skin
	crystal *sdf.Skin
	tail    float64
	scale   float64
}

func (q imp) figure(name string, size Size) *Figure {
	g := q.bulk
	body := brute{scale: q.scale, hip: 1.9, torso: 1.9, shoulder: 0.62 * g, chest: v3(0.46*g, 0.58*g, 0.6), belly: v3(0.5*g, 0.5*g, 0.62),
		arm: 1.15, armR: 0.17 * g, legR: 0.26 * g, foot: 0.22, hunch: 10, neck: 0.34, skin: q.skin, front: q.skin, claws: true,
		nails: *flat(q.horn), tail: q.tail, tailR: 0.13, stride: 0.55}
	body.head = func(b *build, s *stance) {
		b.part()
		h := b.ball(v3(0, 0, 0.1), v3(0.58, 0.54, 0.58), 0, q.skin)
		h.Rough, h.RoughPer = q.rough*b.scale, 7/b.scale
		b.ball(v3(0.3, 0, -0.2), v3(0.36, 0.34, 0.26), 0.15, q.skin)
		b.limb(v3(0.5, 0, 0.08), v3(0.76, 0, -0.12), 0.1, 0.08, 0.08, q.skin)
		b.part()
		b.limb(v3(0.56, -0.2, -0.28), v3(0.56, 0.2, -0.28), 0.06, 0.06, 0, sdf.Skin{A: q.skin.A.Mul(0.25)})
		for side := -1.0; side <= 1; side += 2 {
			b.part()
			b.ball(v3(0.46, side*0.25, 0.2), v3(0.14, 0.15, 0.13), 0, q.eye)
			b.part()
			b.orb(v3(0.58, side*0.25, 0.2), 0.05, 0, dark)
			b.part()
			b.chain([]vec{v3(0.1, side*0.35, 0.5), v3(0.05, side*0.58, 0.82), v3(0.2, side*0.6, 1.1)}, 0.15, 0.03, 0.04, *flat(q.horn))
			b.part()
			b.limb(v3(-0.05, side*0.48, 0.1), v3(-0.3, side*1.05, 0.35), 0.2, 0.03, 0, q.skin)
		}
		if q.flames != nil {
			b.part()
			for i := range 6 {
				t := float64(i) / 6
				b.limb(v3(-0.1+0.2*cos(t), 0.22*sin(t), 0.45), v3(-0.35+0.35*cos(t), 0.35*sin(t+s.bob), 1.15+0.2*sin(t*3+s.step)), 0.22, 0.02, 0.1, *q.flames)
			}
		}
		if q.crystal != nil {
			b.part()
			for i := range 6 {
				t := float64(i) / 6
				b.limb(v3(-0.15, 0.4*cos(t), 0.3+0.3*sin(t)), v3(-0.6, 0.75*cos(t), 0.4+0.65*sin(t)), 0.15, 0.02, 0, *q.crystal)
			}
		}
	}
	body.more = func(b *build, s *stance, p *beastPose) {
		w := *p
		w.folded = false
		if s.flat {
			w.wing = -5
		}
		batWings(b, &w, v3(-0.35, 0.25, 0.05), 2.6, 1.5, q.skin, q.wing)
		if q.drip {
			b.part()
			for i := range 7 {
				t := float64(i) / 7
				b.limb(v3(0.45*q.bulk*cos(t), 0.45*q.bulk*sin(t), -0.9), v3(0.4*q.bulk*cos(t), 0.4*q.bulk*sin(t), -1.5-0.4*sin(t*3)), 0.17, 0.06, 0.15, q.skin)
			}
		}
		if q.crystal != nil {
			b.part()
			for side := -1.0; side <= 1; side += 2 {
				b.limb(v3(-0.1, side*0.6*q.bulk, 0), v3(-0.3, side*0.95*q.bulk, 0.55), 0.18, 0.02, 0, *q.crystal)
			}
		}
	}
	f := &Figure{Name: name, Size: size, Count: full, Flies: true}
	f.Pose = func(b *build, a figures.Anim, i int) {
		if a != figures.Walk {
			body.pose(b, a, i)
			return
		}
		// In flight the legs trail and the wings beat.
		s := stance{lean: 28, step: 0.1 * cos(float64(i)/4), right: v3(0.7, -0.55, 0.4), left: v3(0.7, 0.55, 0.4), nod: -10}
		s.bob = 0.25 + 0.1*sin(float64(i)/4)
		p := beastPose{wing: []float64{55, 15, -30, 5}[i], fold: []float64{-10, -35, 20, 30}[i]}
		b.scale = q.scale
		body.legs(b, &s)
		b.at(v3(0, 0, body.hip+s.bob-0.25), sdf.Pitch(s.lean+body.hunch), func() { body.trunk(b, &s, &p, body.hunch) })
	}
	return f
}

func imps() []*Figure {
	m := func(a, c uint32, pr sdf.Print, per float64) sdf.Skin {
		return sdf.Skin{A: sdf.Hex(a), B: sdf.Hex(c), Print: pr, Per: per, Soft: 0.06}
	}
	glowing := func(a, c uint32, per, g, gb float64) sdf.Skin {
		return sdf.Skin{A: sdf.Hex(a), B: sdf.Hex(c), Print: sdf.Marble, Per: per, Glow: g, GlowB: gb}
	}
	eye := func(c uint32) sdf.Skin { return *shine(c, 0.8) }
	flame := sdf.Skin{A: sdf.Hex(0xffd24a), B: sdf.Hex(0xe03a1a), Print: sdf.Fade, Per: 0.8, Glow: 1, GlowB: 0.8}
	ice := sdf.Skin{A: sdf.Hex(0xd8f4ff), B: sdf.Hex(0x8ac8ec), Print: sdf.Belly, Glow: 0.25}
	salt := sdf.Skin{A: sdf.Hex(0xf4ece6), B: sdf.Hex(0xc8b8b0), Print: sdf.Belly}
	steam := sdf.Skin{A: sdf.Hex(0xf2f4f6), Glow: 0.1}
	const s = 0.84
	return []*Figure{
		imp{skin: m(0xd4e6f4, 0xa4c0dc, sdf.Marble, 2), wing: m(0xc0daf0, 0x88a8cc, sdf.Marble, 1.5), eye: eye(0x3a6ac8), horn: 0x90a8c4, bulk: 0.9, scale: s}.figure("air_mephit", Small),
		imp{skin: m(0x8a8078, 0x6a625c, sdf.Grain, 5), wing: m(0x7a706a, 0x5a524c, sdf.Marble, 1.5), eye: eye(0xe8e0c0), horn: 0x4a443e, bulk: 0.72, scale: s}.figure("dust_mephit", Small),
		imp{skin: m(0x86725a, 0x5a4a38, sdf.Marble, 2.4), wing: m(0x6a5844, 0x4a3c2e, sdf.Marble, 1.5), eye: eye(0xffb040), horn: 0x3a3028, rough: 0.04, bulk: 1.3, scale: s}.figure("earth_mephit", Small),
		imp{skin: m(0xc8401c, 0xf08030, sdf.Marble, 2.2), wing: glowing(0xd84a1c, 0xffb040, 1.4, 0.4, 0.9), eye: eye(0xfff0a0), horn: 0x3a1810, bulk: 1, flames: &flame, tail: 1.6, scale: s}.figure("fire_mephit", Small),
		imp{skin: m(0xb8e0f4, 0xe8f8ff, sdf.Marble, 2), wing: m(0xc8ecff, 0x90c8e8, sdf.Marble, 1.6), eye: eye(0x2a70c0), horn: 0xe8f8ff, bulk: 0.85, crystal: &ice, scale: s}.figure("ice_mephit", Small),
		imp{skin: glowing(0x4a2a24, 0xff7a20, 2, 0, 0.95), wing: glowing(0x3a201c, 0xff6a18, 1.4, 0, 0.9), eye: eye(0xffe060), horn: 0x241410, rough: 0.03, bulk: 1.15, drip: true, scale: s}.figure("magma_mephit", Small),
		imp{skin: m(0x5a7a3a, 0x7a9a44, sdf.Marble, 2), wing: m(0x4a6a34, 0x6a8a3c, sdf.Marble, 1.5), eye: eye(0xe8f060), horn: 0x34481e, bulk: 1.1, drip: true, scale: s}.figure("ooze_mephit", Small),
		imp{skin: m(0xd8ccc4, 0xb0a098, sdf.Marble, 2.2), wing: m(0xe0d6d0, 0xb4a8a0, sdf.Marble, 1.5), eye: eye(0xd04a3a), horn: 0xf4ece6, bulk: 0.95, crystal: &salt, scale: s}.figure("salt_mephit", Small),
		imp{skin: m(0xc4c8cc, 0x9aa2aa, sdf.Marble, 1.8), wing: m(0xd8dce0, 0xa8b0b8, sdf.Marble, 1.4), eye: eye(0xffa040), horn: 0x7a828a, bulk: 1, flames: &steam, scale: s}.figure("steam_mephit", Small),
		imp{skin: m(0x3a86b8, 0x6ab4d8, sdf.Marble, 2), wing: m(0x4a9aca, 0x7ac4e4, sdf.Marble, 1.5), eye: eye(0xe8fcff), horn: 0x9ad8ec, bulk: 1, drip: true, scale: s}.figure("water_mephit", Small),
		imp{skin: m(0xa82c22, 0x6a1a16, sdf.Belly, 1), wing: m(0x7a1e1a, 0x4a1210, sdf.Marble, 1.5), eye: eye(0xffd040), horn: 0x241412, bulk: 0.9, tail: 2.6, scale: 0.44}.figure("imp", Tiny),
		imp{skin: m(0x4a6a3a, 0x8a9a5a, sdf.Spots, 4), wing: m(0x3a5430, 0x2a3c22, sdf.Marble, 1.5), eye: eye(0xff5a30), horn: 0x1e2a18, bulk: 0.85, tail: 2.0, scale: 0.42}.figure("quasit", Tiny),
	}
}
