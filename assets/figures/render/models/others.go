package models

import (
	"mageduel/assets/figures"
	"mageduel/assets/figures/render/sdf"
)

// raptor is a reptile on two legs, ten feet long at scale 1.
type raptor struct {
	scale, head, arm float64
	hide             sdf.Skin
	sickle           bool
	crest            uint32
}

func (q *raptor) pose(b *build, a figures.Anim, i int) {
	p := beastStance(a, i)
	b.scale = q.scale
	place := v3(0, 0, 0)
	if p.roll > 15 {
		s := p.roll / 86
		place = v3(0, 1.6*s, 0.75*s)
	}
	b.at(place, sdf.Roll(p.roll), func() {
		hip := v3(-0.3+p.reach*2, 0, 3.2-p.crouch*1.2+p.rise*3)
		b.part()
		b.at(hip, sdf.Pitch(-p.pitch), func() {
			b.ball(v3(0, 0, 0), v3(1.0, 0.66, 0.8), 0, q.hide)
			b.ball(v3(1.15, 0, 0.15), v3(0.85, 0.58, 0.72), 0.5, q.hide)
			var tail []vec
			for k := range 6 {
				t := float64(k) / 5
				tail = append(tail, v3(-0.5-4.4*t, 0.9*t*t*sin(p.wag/60), 0.15+0.35*sin(t*0.4)))
			}
			b.chain(tail, 0.6, 0.06, 0.3, q.hide)
			neck := v3(1.9, 0, 0.75)
			head := v3(2.3+p.reach*1.5, 0, 1.7-p.nod/40+p.crouch)
			b.chain([]vec{v3(1.5, 0, 0.35), neck, head}, 0.5, 0.34, 0.3, q.hide)
			b.at(head, sdf.Yaw(p.turn).Then(sdf.Pitch(p.nod*0.6+p.pitch*0.5+8)), func() {
				h := q.head
				b.part()
				b.ball(v3(0.1, 0, 0.05), v3(0.5*h, 0.34*h, 0.4*h), 0, q.hide)
				b.limb(v3(0.35*h, 0, 0), v3(1.25*h, 0, -0.12*h), 0.3*h, 0.17*h, 0.2, q.hide)
				j := sdf.Pitch(p.jaw).Do(v3(1.2*h, 0, 0))
				b.limb(v3(0.05, 0, -0.2*h), v3(0.05, 0, -0.2*h).Add(j), 0.2*h, 0.1*h, 0.05, q.hide)
				b.part()
				if p.jaw > 10 {
					b.limb(v3(0.3*h, 0, -0.17*h), v3(0.1, 0, -0.12*h).Add(j.Mul(0.85)), 0.14*h, 0.06*h, 0, *flat(0xb04848))
				}
				for s := -1.0; s <= 1; s += 2 {
					for t := range 5 {
						x := (0.55 + 0.15*float64(t)) * h
						b.limb(v3(x, s*0.17*h, -0.15*h), v3(x, s*0.17*h, -0.34*h), 0.045*h, 0.01, 0, white)
					}
					b.part()
					b.orb(v3(0.32*h, s*0.28*h, 0.2*h), 0.1*h, 0, *shine(0xf0c030, 0.4))
					b.part()
					b.orb(v3(0.38*h, s*0.35*h, 0.21*h), 0.045*h, 0, dark)
				}
				b.part()
				for t := range 4 {
					x := -0.1 - 0.28*float64(t)
					b.limb(v3(x*h, 0, (0.35-0.06*float64(t))*h), v3((x-0.35)*h, 0, (0.62-0.1*float64(t))*h), 0.12*h, 0.02, 0, *flat(q.crest))
				}
			})
			for s := -1.0; s <= 1; s += 2 {
				l := q.arm
				b.part()
				out := p.step * 0.4
				b.chain([]vec{v3(1.6, s*0.45, 0), v3(1.6, s*0.65, -0.55*l), v3(2.1*l+out+0.2, s*0.55, -0.65*l+out*0.4)}, 0.2*l, 0.11*l, 0.05, q.hide)
				for t := -1.0; t <= 1; t++ {
					b.limb(v3(2.15*l+out+0.2, s*0.55+t*0.08, -0.65*l+out*0.4), v3(2.4*l+out+0.2, s*0.55+t*0.14, -0.85*l+out*0.4), 0.05, 0.01, 0, *flat(0x2a2420))
				}
			}
		})
		for s := -1.0; s <= 1; s += 2 {
			foot := v3(0.2, s*0.55, 0.2)
			switch {
			case p.gait >= 0:
				t := p.gait + 0.25*(s+1)
				foot.X += 0.95 * cos(t)
				foot.Z += max(0, -sin(t)) * 0.7
			case p.step > 1 && s > 0:
				foot.X, foot.Z = 1.9, 1.5
			case p.limp:
				foot.X += 0.5 * s
			}
			b.part()
			root := v3(hip.X, s*0.42, hip.Z-0.1)
			ank := foot.Add(v3(-0.45, 0, 0.75))
			knee, ank := bend(root, ank, 1.45, 1.35, v3(1, s*0.1, 0.1))
			b.limb(root, knee, 0.55, 0.34, 0.2, q.hide)
			b.limb(knee, ank, 0.32, 0.16, 0.1, q.hide)
			b.limb(ank, foot, 0.16, 0.15, 0.05, q.hide)
			for t := -1.0; t <= 1; t++ {
				toe := foot.Add(v3(0.5, t*0.2, -0.08))
				b.limb(foot, toe, 0.14, 0.09, 0.04, q.hide)
				b.limb(toe, toe.Add(v3(0.2, t*0.04, -0.04)), 0.07, 0.01, 0, *flat(0x2a2420))
			}
			if q.sickle {
				b.chain([]vec{foot.Add(v3(0.2, -s*0.15, 0.05)), foot.Add(v3(0.4, -s*0.16, 0.32)), foot.Add(v3(0.62, -s*0.16, 0.2))}, 0.09, 0.01, 0.02, *flat(0x2a2420))
			}
		}
	})
}

// swarm puts many small bodies on a ten-foot square, each at its own place in
// its own time.
func swarm(name string, n int, flies bool, pose func(b *build, a figures.Anim, i int)) *Figure {
	return &Figure{Name: name, Size: Large, Count: full, Flies: flies, Pose: func(b *build, a figures.Anim, i int) {
		for k := range n {
			t := float64(k) * 0.381966
			r := 4.3 * sqrt((float64(k)+0.5)/float64(n))
			frame, act := i+k, a
			switch a {
			case figures.Idle, figures.Walk:
				act, frame = figures.Walk, (i+k)%4
			case figures.Cast:
				frame = (i + k) % 3
			case figures.Hurt:
				r *= 1.25
			case figures.Fall:
				if k%2 == i%2 {
					act, frame = figures.Lie, 0
				} else {
					frame = i
				}
			case figures.Release:
				r *= 0.85
			}
			z := 0.0
			if flies && a != figures.Lie {
				z = 0.6 + 2.6*(0.5+0.5*sin(t*2.7+float64(i)*0.07))
			}
			drift := 0.18 * sin(float64(i)/4+t)
			b.at(v3(r*cos(t)+drift, r*sin(t)-drift*0.6, z), sdf.Yaw(70*sin(t*3.3)+8*float64(i%2)), func() {
				pose(b, act, frame%full[act])
				b.scale = 1
			})
		}
	}}
}

func lantern() *Figure {
	return &Figure{Name: "lantern_archon", Size: Small, Count: full, Flies: true, Pose: func(b *build, a figures.Anim, i int) {
		t := float64(i) * 0.27
		r, up, rays := 0.5, 1.6+0.08*sin(t), 0.75
		switch a {
		case figures.Cast:
			rays = 0.9 + 0.2*float64(i)
		case figures.Release:
			rays, r = 1.4, 0.42
		case figures.Hurt:
			r, rays = 0.42, 0.55
		case figures.Fall:
			r, up, rays = 0.38-0.1*float64(i), 1.1-0.5*float64(i), 0.45
		case figures.Lie:
			r, up, rays = 0.2, 0.24, 0.3
		case figures.Walk:
			t = float64(i) / 4
		}
		core := sdf.Skin{A: sdf.Hex(0xfffbe8), Glow: 1}
		ray := sdf.Skin{A: sdf.Hex(0xfff2b8), B: sdf.Hex(0xf0c860), Print: sdf.Fade, Per: 0.8, Glow: 1, GlowB: 0.9}
		b.at(v3(0, 0, up), sdf.Still, func() {
			b.part()
			b.orb(v3(0, 0, 0), r, 0, core)
			for k := range 12 {
				u := float64(k)/12 + t*0.25
				z := sin(float64(k)*0.381 + t)
				d := v3(cos(u), sin(u), z*0.9).Unit()
				l := rays * (0.8 + 0.25*sin(float64(k)*0.29+t))
				b.limb(d.Mul(r*0.7), d.Mul(r*0.6+l), 0.13, 0.015, 0.08, ray)
			}
		})
		b.part()
		b.ring(v3(0, 0, up), v3(0.3*sin(t), 0.3*cos(t), 1), r*1.75, 0.03, 1, sdf.Skin{A: sdf.Hex(0xffe6a0), Glow: 0.9})
	}}
}

func others() []*Figure {
	theropod := func(name string, size Size, q raptor) *Figure {
		return &Figure{Name: name, Size: size, Count: full, Pose: q.pose}
	}
	stripe := func(a, c uint32, per float64) sdf.Skin {
		return sdf.Skin{A: sdf.Hex(a), B: sdf.Hex(c), Print: sdf.Bars, Per: per, Soft: 0.06}
	}
	deino := raptor{scale: 1.15, head: 0.85, arm: 1, sickle: true, hide: stripe(0x8a9a4a, 0x4a5a2c, 1.2), crest: 0xb84a2a}

	mastiff := grown(hound(pelt(0x2a2a34, 0x16161e)), 1.05)
	mastiff.eye, mastiff.tailMid, mastiff.chest, mastiff.skull, mastiff.snoutR = shine(0xb8d8ff, 0.9), 0.1, 0.62, 0.44, 0.19
	mastiff.ear, mastiff.earLen = flop, 0.32
	yeth := grown(hound(pelt(0x1e1a1c, 0x120e10)), 1.2)
	yeth.eye, yeth.tailMid, yeth.earLen = shine(0xff4a20, 1), 0.12, 0.6
	yeth.face = flat(0x4a2a26)

	toad := &Figure{Name: "toad", Size: Diminutive, Count: full, Pose: func(b *build, a figures.Anim, i int) {
		p := beastStance(a, i)
		hop := 0.0
		if p.gait >= 0 {
			hop = max(0, sin(p.gait)) * 0.22
		}
		k := sdf.Skin{A: sdf.Hex(0x7a7040), B: sdf.Hex(0x4a4426), Print: sdf.Spots, Per: 14}
		b.at(v3(p.reach*0.5, 0, 0.16+hop+p.roll/86*0.04), sdf.Roll(p.roll*2).Then(sdf.Pitch(-12-p.pitch)), func() {
			b.part()
			b.ball(v3(0, 0, 0), v3(0.24, 0.19, 0.15), 0, k)
			b.ball(v3(0.2, 0, 0.04), v3(0.14, 0.15, 0.1), 0.06, k)
			for s := -1.0; s <= 1; s += 2 {
				b.chain([]vec{v3(-0.12, s*0.14, -0.04), v3(0.02, s*0.27, 0), v3(-0.18-hop, s*0.24, -0.12)}, 0.075, 0.04, 0.03, k)
				b.limb(v3(0.14, s*0.13, -0.03), v3(0.2, s*0.2, -0.13), 0.045, 0.035, 0.02, k)
				b.orb(v3(0.25, s*0.09, 0.13), 0.05, 0.01, k)
				b.part()
				b.orb(v3(0.28, s*0.11, 0.14), 0.03, 0, *shine(0xf0b030, 0.3))
			}
		})
	}}

	ratBody := grown(beast{long: 1.35, high: 1.05, chest: 0.36, belly: 0.4, rump: 0.45, wide: 0.9, neck: 0.32, neckUp: 8, neckR: 0.26,
		skull: 0.26, snout: 0.34, snoutR: 0.07, ear: round, earLen: 0.3, leg: 0.13, foot: 0.08, tail: 1.9, tailR: 0.09, tailEnd: 0.025, tailUp: -12,
		stride: 0.28, coat: pelt(0x5a4a40, 0x8a7868), brush: flat(0xb08078)}, 0.6)
	tinyBat := bird{body: 0.13, head: 0.1, span: 1.6, deep: 0.45, leg: 0.03, bat: true,
		plume: *flat(0x4a3a34), tip: *flat(0x3a2a2a), breast: *flat(0x5a4840), legC: 0x2a1e1c, eye: *shine(0xff6040, 0.6)}
	webs := spider(0x2e2826, 0x6a4a34)
	centi := centipede(0x7a2c1c, 0x3a1410, 0xd8882c)
	locust := bee(0x9a8a3a, 0x5a4a20, 0.2)
	scaled := func(x float64, pose func(b *build, a figures.Anim, i int)) func(b *build, a figures.Anim, i int) {
		return func(b *build, a figures.Anim, i int) {
			b.scale = x
			pose(b, a, i)
		}
	}
	sp, sc := spider(0x4a3a34, 0xb05a2c), scorpion(0x3e3a34, 0x8a6a34)
	ce := centi
	return []*Figure{
		lantern(),
		four("shadow_mastiff", Medium, mastiff), four("yeth_hound", Medium, yeth),
		sized("monstrous_spider_tiny", Tiny, 0.6, sp), sized("monstrous_scorpion_tiny", Tiny, 0.6, sc),
		sized("monstrous_centipede_tiny", Tiny, 0.33, ce), sized("monstrous_centipede_small", Small, 0.6, ce),
		{Name: "snake_tiny_viper", Size: Tiny, Count: full, Pose: viper(2).pose}, toad,
		swarm("rat_swarm", 16, false, ratBody.pose), swarm("bat_swarm", 18, true, tinyBat.pose),
		swarm("spider_swarm", 20, false, scaled(0.45, webs)), swarm("centipede_swarm", 16, false, scaled(0.26, centi)),
		swarm("locust_swarm", 22, true, scaled(0.14, locust)),
		theropod("deinonychus", Large, deino),
	}
}
