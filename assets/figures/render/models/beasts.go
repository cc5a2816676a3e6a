package models

import (
	"mageduel/assets/figures"
	"mageduel/assets/figures/render/sdf"
)

// pelt is a coat, lighter or darker below.
func pelt(top, under uint32) sdf.Skin {
	return sdf.Skin{A: sdf.Hex(top), B: sdf.Hex(under), Print: sdf.Belly, Soft: 0.05}
}

func flat(c uint32) *sdf.Skin { return &sdf.Skin{A: sdf.Hex(c), Soft: 0.05} }

func shine(c uint32, g float64) *sdf.Skin { return &sdf.Skin{A: sdf.Hex(c), Glow: g} }

// hound is the common build of dogs and wolves at a height of 2.7 feet.
func hound(coat sdf.Skin) beast {
	return beast{long: 1.8, high: 2.5, chest: 0.56, belly: 0.4, rump: 0.46, wide: 0.76,
		neck: 0.85, neckUp: 48, neckR: 0.3, skull: 0.38, snout: 0.48, snoutR: 0.15,
		ear: pointed, earLen: 0.4, leg: 0.22, foot: 0.12, tail: 1.3, tailR: 0.12, tailMid: 0.2, tailEnd: 0.06, tailUp: -28,
		stride: 0.62, coat: coat}
}

// grown is a copy of a beast x times as large.
func grown(q beast, x float64) beast {
	for _, f := range []*float64{&q.long, &q.high, &q.chest, &q.belly, &q.rump, &q.neck, &q.neckR, &q.skull, &q.snout, &q.snoutR,
		&q.earLen, &q.leg, &q.foot, &q.tail, &q.tailR, &q.tailEnd, &q.tailMid, &q.stride} {
		*f *= x
	}
	return q
}

func four(name string, size Size, q beast) *Figure {
	return &Figure{Name: name, Size: size, Count: full, Pose: q.pose}
}

func beasts() []*Figure {
	dog := grown(hound(pelt(0xc08a52, 0xf0e2c8)), 0.66)
	dog.ear, dog.earLen, dog.tailUp, dog.tailMid = flop, 0.26, 42, 0.09
	dog.brush = flat(0x8a5a30)
	dog.face = &sdf.Skin{A: sdf.Hex(0xc89460), B: sdf.Hex(0xf4ead6), Print: sdf.Belly}

	riding := grown(hound(pelt(0x8a6a48, 0xd8c4a0)), 1.03)
	riding.ear, riding.earLen = flop, 0.4
	riding.chest, riding.neckR, riding.skull, riding.snoutR = 0.6, 0.38, 0.4, 0.18
	riding.tailMid, riding.tailUp = 0.14, 20
	riding.brush = flat(0x4a3626)
	riding.more = func(b *build, p *beastPose) { // a harness
		b.part()
		b.ring(v3(-0.35, 0, -0.02), v3(1, 0, 0.1), 0.6, 0.055, 0.76, boots)
		b.ring(v3(0.42, 0, 0.18), v3(1, 0, 0.6), 0.5, 0.06, 0.76, boots)
		b.part()
		b.orb(v3(0.78, 0, -0.12), 0.09, 0, gold)
	}

	wolf := hound(pelt(0x7e7262, 0xd6cab4))
	wolf.more = func(b *build, p *beastPose) {
		b.part()
		ruff := *flat(0x574e44)
		b.ball(v3(0.25, 0, 0.32), v3(0.5, 0.36, 0.36), 0, ruff)
	}
	wolf.brush = &sdf.Skin{A: sdf.Hex(0x5e5448), Soft: 0.06}
	wolf.eye = shine(0xe8b23c, 0.25)
	wolf.neckUp = 30

	direWolf := grown(wolf, 1.75)
	direWolf.coat, direWolf.more = pelt(0x4d4c52, 0x9a948c), func(b *build, p *beastPose) {
		b.part()
		for i := range 6 {
			t := float64(i) / 5
			b.limb(v3(0.7-1.6*t, 0, 0.75+0.1*sin(t*0.5)), v3(0.2-1.75*t, 0, 1.05-0.1*t), 0.3, 0.08, 0.1, *flat(0x38373d))
		}
	}

	ember := pelt(0x8a2c14, 0x2a1512)
	hell := grown(hound(ember), 1.0)
	hell.chest, hell.tailMid, hell.tailUp, hell.neckUp = 0.58, 0.1, -10, 28
	hell.eye = shine(0xff5a1c, 1)
	hell.shank = flat(0x1f1414)
	hell.face = flat(0x2a1613)
	hell.brush = &sdf.Skin{A: sdf.Hex(0x2a1613)}
	hell.more = func(b *build, p *beastPose) {
		b.part()
		for i := range 7 {
			t := float64(i) / 6
			b.limb(v3(0.65-2.3*t, 0, 0.5-0.1*t), v3(0.45-2.4*t, 0, 0.78+0.1*sin(float64(i)*0.37)), 0.13, 0.02, 0.05, sdf.Skin{A: sdf.Hex(0xff8a2a), Glow: 0.85})
		}
	}
	hell.onHead = func(b *build, p *beastPose) {
		b.part()
		g := 0.4 + p.jaw/60
		b.ball(v3(0.6, 0, -0.27), v3(0.22+p.jaw/90, 0.09, 0.05+p.jaw/400), 0, sdf.Skin{A: sdf.Hex(0xffb04a), Glow: min(1, g+0.4)})
		if p.jaw > 28 {
			for i := range 4 {
				t := float64(i + 1)
				b.orb(v3(0.8+0.24*t, 0.05*sin(t*0.3), -0.3-0.03*t), 0.1+0.035*t, 0.12, sdf.Skin{A: sdf.Hex(0xff9a30), B: sdf.Hex(0xfff0b0), Print: sdf.Back, Per: 0.02, Glow: 1, GlowB: 1})
			}
		}
		for s := -1.0; s <= 1; s += 2 {
			b.part()
			b.limb(v3(-0.05, s*0.16, 0.25), v3(-0.4, s*0.3, 0.6), 0.07, 0.015, 0, dark)
		}
	}

	fox := grown(hound(pelt(0xc8641e, 0xf2ebe0)), 0.44)
	fox.skull, fox.chest, fox.foot = 0.24, 0.28, 0.065
	fox.long, fox.tail, fox.tailMid, fox.tailEnd, fox.tailUp = 0.85, 1.1, 0.2, 0.06, -8
	fox.earLen = 0.3
	fox.shank = flat(0x2c1e18)
	fox.brush = &sdf.Skin{A: sdf.Hex(0xc8641e)}

	cat := beast{long: 0.8, high: 0.82, chest: 0.2, belly: 0.16, rump: 0.19, wide: 0.78, neck: 0.22, neckUp: 45, neckR: 0.14,
		skull: 0.19, snout: 0.05, snoutR: 0.07, ear: pointed, earLen: 0.17, leg: 0.085, foot: 0.055,
		tail: 0.95, tailR: 0.05, tailEnd: 0.045, tailUp: 55, stride: 0.22, eye: shine(0xb8e050, 0.3),
		coat: sdf.Skin{A: sdf.Hex(0x6f6a66), B: sdf.Hex(0x37332f), Print: sdf.Bars, Per: 3.5}}

	feline := func(coat sdf.Skin, x float64) beast {
		q := grown(cat, x)
		q.coat, q.ear, q.earLen = coat, round, 0.13*x
		q.skull, q.snout, q.snoutR, q.chest, q.neckR = 0.18*x, 0.1*x, 0.09*x, 0.23*x, 0.17*x
		q.neckUp, q.tailUp, q.leg, q.foot, q.long = 28, -30, 0.1*x, 0.065*x, 0.95*x
		q.high = 0.85 * x
		q.eye = shine(0xe8c040, 0.2)
		return q
	}
	lion := feline(pelt(0xc89a58, 0xecdcb4), 4.3)
	lion.brush = flat(0xb88848)
	lion.onHead = func(b *build, p *beastPose) {
		b.part()
		mane := *flat(0x7a4a22)
		b.ball(v3(-0.65, 0, -0.1), v3(0.7, 0.85, 0.95), 0, mane)
		for i := range 11 {
			t := float64(i) / 11
			b.limb(v3(-0.1, 0.6*cos(t), 0.6*sin(t)), v3(-0.75, 1.1*cos(t), 1.1*sin(t)-0.25), 0.42, 0.18, 0.25, mane)
		}
	}
	tiger := feline(sdf.Skin{A: sdf.Hex(0xd8812c), B: sdf.Hex(0x201612), Print: sdf.Bars, Per: 1.5}, 4.4)
	tiger.face = &sdf.Skin{A: sdf.Hex(0xe09040), B: sdf.Hex(0xf4ead8), Print: sdf.Belly}
	leopard := feline(sdf.Skin{A: sdf.Hex(0xd8a858), B: sdf.Hex(0x3a281a), Print: sdf.Spots, Per: 7}, 2.9)
	leopard.tailUp = 20

	badger := beast{long: 1.3, high: 0.95, chest: 0.36, belly: 0.4, rump: 0.4, wide: 1.12, neck: 0.3, neckUp: 6, neckR: 0.24,
		skull: 0.22, snout: 0.24, snoutR: 0.09, ear: round, earLen: 0.14, leg: 0.15, foot: 0.1, tail: 0.4, tailR: 0.1, tailEnd: 0.05, tailUp: -20,
		stride: 0.26, coat: pelt(0x868480, 0x26211f), shank: flat(0x26211f), face: flat(0xf0ede6)}
	badger.onHead = func(b *build, p *beastPose) {
		for s := -1.0; s <= 1; s += 2 {
			b.part()
			b.limb(v3(-0.2, s*0.15, 0.12), v3(0.34, s*0.085, -0.02), 0.1, 0.05, 0, dark)
			b.orb(v3(0.19, s*0.2, 0.06), 0.035, 0, white)
		}
	}
	direBadger := grown(badger, 2.0)
	direBadger.coat = pelt(0x6a6660, 0x1f1a18)
	direBadger.onHead = func(b *build, p *beastPose) { b.sized(2, func() { badger.onHead(b, p) }) }
	direBadger.more = claws(0.55, 0.5)

	wolverine := grown(badger, 1.55)
	wolverine.coat, wolverine.shank, wolverine.face = pelt(0x4a3222, 0x2a1c14), flat(0x22170f), flat(0x3e2b1e)
	wolverine.tail, wolverine.tailMid, wolverine.neckUp, wolverine.high = 1.0, 0.26, 20, 1.75
	wolverine.long = 2.1
	wolverine.onHead = nil
	wolverine.more = func(b *build, p *beastPose) {
		b.part()
		for s := -1.0; s <= 1; s += 2 {
			b.limb(v3(0.1, s*0.5, 0.15), v3(-2.1, s*0.52, 0.2), 0.16, 0.2, 0.1, *flat(0xb08a54))
		}
		claws(0.4, 0.42)(b, p)
	}

	weasel := beast{long: 3.3, high: 1.75, chest: 0.5, belly: 0.4, rump: 0.48, wide: 0.85, neck: 1.2, neckUp: 50, neckR: 0.36,
		skull: 0.38, snout: 0.3, snoutR: 0.15, ear: round, earLen: 0.24, leg: 0.2, foot: 0.12, tail: 1.9, tailR: 0.18, tailEnd: 0.07, tailUp: -8,
		stride: 0.5, coat: pelt(0x9a5a2c, 0xf2e6cc), brush: &sdf.Skin{A: sdf.Hex(0x8a4e26)}}

	rat := beast{long: 1.35, high: 1.05, chest: 0.36, belly: 0.4, rump: 0.45, wide: 0.9, neck: 0.32, neckUp: 8, neckR: 0.26,
		skull: 0.26, snout: 0.34, snoutR: 0.07, ear: round, earLen: 0.3, leg: 0.13, foot: 0.08, tail: 1.9, tailR: 0.09, tailEnd: 0.025, tailUp: -12,
		stride: 0.28, coat: pelt(0x6a5a4c, 0xa89684), brush: flat(0xc08a80), shank: nil, eye: shine(0xd03a2a, 0.5)}
	direRat := rat
	direRat.more = func(b *build, p *beastPose) {
		b.part()
		for i := range 5 {
			t := float64(i) / 4
			b.limb(v3(0.2-1.4*t, 0, 0.36), v3(-0.05-1.5*t, 0, 0.56-0.06*t), 0.13, 0.02, 0.06, *flat(0x40352c))
		}
	}
	smallRat := grown(rat, 0.36)
	smallRat.eye = nil

	hare := beast{long: 0.62, high: 0.72, chest: 0.19, belly: 0.2, rump: 0.27, wide: 0.82, neck: 0.26, neckUp: 52, neckR: 0.13,
		skull: 0.16, snout: 0.07, snoutR: 0.07, ear: long, earLen: 0.42, leg: 0.08, foot: 0.05, tail: 0.14, tailR: 0.08, tailEnd: 0.08, tailUp: 30,
		stride: 0.3, coat: pelt(0x9a7a56, 0xe6dcc8), brush: flat(0xf0ece4)}

	bear := beast{long: 2.6, high: 3.0, chest: 0.78, belly: 0.8, rump: 0.82, wide: 0.86, neck: 0.75, neckUp: 18, neckR: 0.55,
		skull: 0.5, snout: 0.46, snoutR: 0.2, ear: round, earLen: 0.32, leg: 0.36, foot: 0.24, tail: 0.2, tailR: 0.14, tailEnd: 0.1, tailUp: -30,
		stride: 0.6, coat: pelt(0x2b2624, 0x191513), face: &sdf.Skin{A: sdf.Hex(0x2b2624), B: sdf.Hex(0x9a6a42), Print: sdf.Belly}}
	bear.onHead = muzzle(0xa8784c, 0.5)
	brown := grown(bear, 1.45)
	brown.coat, brown.face = pelt(0x7a5230, 0x4a301c), flat(0x7a5230)
	brown.onHead = nil
	polar := grown(bear, 1.55)
	polar.coat, polar.face, polar.onHead = pelt(0xeeeae0, 0xd4ccb8), flat(0xeeeae0), nil
	polar.neck, polar.skull = 1.6, 0.68

	bison := beast{long: 4.3, high: 5.2, chest: 1.5, belly: 1.2, rump: 1.1, wide: 0.68, neck: 1.1, neckUp: -14, neckR: 0.85,
		skull: 0.72, snout: 0.55, snoutR: 0.38, ear: flop, earLen: 0.35, leg: 0.42, foot: 0.22, hoof: true, tail: 1.9, tailR: 0.1, tailEnd: 0.16, tailUp: -62,
		stride: 0.75, coat: pelt(0x96693e, 0x5a3c24), face: flat(0x4a3222), brush: flat(0x3a2618), shank: flat(0x38251a)}
	bison.more = func(b *build, p *beastPose) {
		shag := sdf.Skin{A: sdf.Hex(0x5c3b22), B: sdf.Hex(0x432914), Print: sdf.Grain, Per: 3}
		b.part()
		h := b.ball(v3(-0.1, 0, 0.5), v3(1.9, 1.28, 1.6), 0, shag)
		h.Rough, h.RoughPer = 0.07, 6
		h = b.ball(v3(0.9, 0, -0.2), v3(1.2, 1.22, 1.45), 0.5, shag)
		h.Rough, h.RoughPer = 0.07, 6
	}
	bison.onHead = func(b *build, p *beastPose) {
		shag := sdf.Skin{A: sdf.Hex(0x33200f)}
		b.part()
		h := b.ball(v3(0.15, 0, 0.35), v3(0.65, 0.7, 0.5), 0, shag)
		h.Rough, h.RoughPer = 0.05, 9
		b.limb(v3(0.35, 0, -0.6), v3(0.3, 0, -1.4), 0.4, 0.1, 0.1, shag)
		horns(b, v3(0.05, 0.55, 0.4), v3(0.1, 1.1, 0.45), v3(0.15, 1.15, 1.0), 0.18, 0x5a5048)
	}

	pony := beast{long: 3.0, high: 4.2, chest: 0.85, belly: 0.82, rump: 0.85, wide: 0.72, neck: 1.55, neckUp: 52, neckR: 0.42,
		skull: 0.42, snout: 0.85, snoutR: 0.25, ear: pointed, earLen: 0.42, leg: 0.28, foot: 0.14, hoof: true, tail: 2.3, tailR: 0.14, tailMid: 0.26, tailEnd: 0.08, tailUp: -66,
		stride: 0.8, coat: pelt(0xa0714a, 0xc89a72), brush: flat(0x3a2a20), shank: nil}
	pony.more = mane(0x3a2a20, 1)
	horse := grown(pony, 1.22)
	horse.coat, horse.neck, horse.high, horse.long = pelt(0x5c3820, 0x47291a), 2.2, 5.3, 4.0
	horse.brush = flat(0x1e1512)
	horse.more = mane(0x1e1512, 1.3)

	boar := beast{long: 2.3, high: 2.7, chest: 0.78, belly: 0.68, rump: 0.62, wide: 0.72, neck: 0.7, neckUp: -8, neckR: 0.55,
		skull: 0.48, snout: 0.62, snoutR: 0.2, ear: pointed, earLen: 0.38, leg: 0.26, foot: 0.12, hoof: true, tail: 0.8, tailR: 0.07, tailEnd: 0.07, tailUp: -35,
		stride: 0.5, coat: pelt(0x57443a, 0x35271f), shank: flat(0x2c211b), face: flat(0x4a3930)}
	boar.more = func(b *build, p *beastPose) {
		b.part()
		for i := range 9 {
			t := float64(i) / 8
			b.limb(v3(0.9-2.6*t, 0, 0.62-0.12*t), v3(0.6-2.7*t, 0, 1.0-0.25*t), 0.16, 0.03, 0.06, *flat(0x241a15))
		}
	}
	boar.onHead = func(b *build, p *beastPose) {
		b.part()
		b.ball(v3(1.08, 0, -0.1), v3(0.08, 0.2, 0.2), 0, *flat(0x8a5a50))
		for s := -1.0; s <= 1; s += 2 {
			b.part()
			b.chain([]vec{v3(0.72, s*0.2, -0.3), v3(0.86, s*0.36, -0.2), v3(0.82, s*0.36, 0.12)}, 0.075, 0.02, 0.02, white)
		}
	}
	direBoar := grown(boar, 1.75)
	direBoar.more = func(b *build, p *beastPose) { b.sized(1.75, func() { boar.more(b, p) }) }
	direBoar.onHead = func(b *build, p *beastPose) { b.sized(1.75, func() { boar.onHead(b, p) }) }
	direBoar.coat = pelt(0x463a36, 0x241d1a)

	croc := beast{long: 2.6, high: 1.05, chest: 0.48, belly: 0.56, rump: 0.46, wide: 1.35, neck: 0.55, neckUp: 2, neckR: 0.42,
		skull: 0.42, snout: 1.35, snoutR: 0.17, leg: 0.22, foot: 0.14, sprawl: true, tail: 3.6, tailR: 0.4, tailEnd: 0.05, tailUp: -7,
		stride: 0.36, coat: sdf.Skin{A: sdf.Hex(0x5e6a3e), B: sdf.Hex(0xb8b68a), Print: sdf.Belly, Soft: 0.08}, eye: shine(0xd8c040, 0.3)}
	croc.more = func(b *build, p *beastPose) {
		b.part()
		for i := range 9 {
			x := 0.2 - 0.38*float64(i)
			for s := -1.0; s <= 1; s += 2 {
				b.limb(v3(x, s*0.2, 0.36), v3(x-0.1, s*0.22, 0.62), 0.13, 0.02, 0, *flat(0x454f2c))
			}
		}
	}
	croc.onHead = func(b *build, p *beastPose) {
		b.part()
		for s := -1.0; s <= 1; s += 2 {
			b.orb(v3(0.2, s*0.24, 0.34), 0.16, 0, *flat(0x5e6a3e))
			b.part()
			b.orb(v3(0.3, s*0.29, 0.42), 0.075, 0, *shine(0xe8c840, 0.3))
			b.part()
			for i := range 5 {
				t := float64(i)
				b.limb(v3(0.7+0.22*t, s*(0.26-0.02*t), -0.16), v3(0.7+0.22*t, s*(0.27-0.02*t), -0.34), 0.05, 0.01, 0, white)
			}
		}
	}

	hippo := grown(pony, 1.12)
	hippo.high, hippo.long = 4.6, 3.6
	hippo.coat, hippo.brush = pelt(0xb09468, 0xe0d0b0), flat(0x6a4a2c)
	hippo.more = func(b *build, p *beastPose) {
		plume := sdf.Skin{A: sdf.Hex(0xa27c4c), B: sdf.Hex(0x876238), Print: sdf.Feathers, Per: 1.6}
		b.part()
		h := b.ball(v3(0.35, 0, 0.2), v3(0.85, 0.72, 1.0), 0, plume)
		h.Rough, h.RoughPer = 0.04, 8
		wings(b, p, v3(-0.1, 0.45, 0.6), 6.2, 2.6, plume, sdf.Skin{A: sdf.Hex(0x5a3e22)})
	}
	hippo.snout, hippo.snoutR, hippo.ear, hippo.skull = 0.2, 0.3, 0, 0.5
	hippo.face = flat(0xeee6d4)
	hippo.onHead = func(b *build, p *beastPose) { hook(b, 0.5, 0xe0a83a) }

	griffon := feline(pelt(0xb8894c, 0xe2cda0), 4.6)
	griffon.brush = flat(0x6a4a2c)
	griffon.more = func(b *build, p *beastPose) {
		plume := sdf.Skin{A: sdf.Hex(0x8a6236), B: sdf.Hex(0x6a4826), Print: sdf.Feathers, Per: 1.6}
		b.part()
		h := b.ball(v3(0.3, 0, 0.3), v3(0.95, 0.85, 1.0), 0, plume)
		h.Rough, h.RoughPer = 0.04, 8
		wings(b, p, v3(-0.3, 0.5, 0.7), 6.6, 2.9, plume, sdf.Skin{A: sdf.Hex(0x4a331d)})
	}
	griffon.face, griffon.snout, griffon.ear, griffon.earLen = flat(0xf0ead8), 0.2, pointed, 0.7
	griffon.onHead = func(b *build, p *beastPose) { hook(b, 0.8, 0xe0a83a) }

	rhino := beast{long: 5.0, high: 5.2, chest: 1.5, belly: 1.5, rump: 1.45, wide: 0.8, neck: 1.1, neckUp: -10, neckR: 1.0,
		skull: 0.8, snout: 1.1, snoutR: 0.5, ear: pointed, earLen: 0.55, leg: 0.6, foot: 0.38, hoof: true, tail: 1.3, tailR: 0.12, tailEnd: 0.08, tailUp: -65,
		stride: 0.8, coat: pelt(0x86827c, 0x5e5a56)}
	rhino.onHead = func(b *build, p *beastPose) {
		b.part()
		b.chain([]vec{v3(1.75, 0, 0), v3(2.0, 0, 0.5), v3(1.95, 0, 1.3)}, 0.32, 0.04, 0.08, *flat(0xc8bfae))
		b.limb(v3(1.1, 0, 0.3), v3(1.2, 0, 0.8), 0.25, 0.05, 0, *flat(0xc8bfae))
	}

	winged := func(name string, size Size, q beast) *Figure {
		f := four(name, size, q)
		f.Flies = true
		f.Pose = func(b *build, a figures.Anim, i int) {
			p := beastStance(a, i)
			if a == figures.Walk {
				p.folded, p.wing, p.fold = false, []float64{42, 8, -24, 6}[i], []float64{-8, -30, 18, 26}[i]
				p.rise += 0.05
			}
			q.stand(b, &p)
		}
		return f
	}
	return []*Figure{
		four("dog", Small, dog), four("badger", Small, badger), four("dire_rat", Small, direRat),
		four("hell_hound", Medium, hell),
		four("fox", Small, fox), four("hare", Tiny, hare), four("cat", Tiny, cat), four("rat", Tiny, smallRat),
		four("bison", Large, bison), four("pony", Medium, pony),
		four("dog_riding", Medium, riding), four("wolf", Medium, wolf),
		four("bear_black", Medium, bear), four("dire_badger", Medium, direBadger),
		winged("hippogriff", Large, hippo), four("dire_weasel", Medium, weasel),
		four("boar", Medium, boar), four("crocodile", Medium, croc), four("wolverine", Medium, wolverine),
		four("dire_wolf", Large, direWolf), four("lion", Large, lion), four("tiger", Large, tiger), four("leopard", Medium, leopard),
		four("bear_brown", Large, brown), four("bear_polar", Large, polar), four("horse_light", Large, horse),
		four("dire_boar", Large, direBoar), winged("griffon", Large, griffon), four("rhinoceros", Large, rhino),
	}
}

// claws are long nails on the fore feet, ahead of the shoulder by x and below
// by drop: they only show while digging or striking.
func claws(x, drop float64) func(b *build, p *beastPose) {
	return func(b *build, p *beastPose) {
		if p.step < 1 {
			return
		}
		b.part()
		for s := -1.0; s <= 1; s += 2 {
			for i := -1.0; i <= 1; i++ {
				b.limb(v3(x+0.25, s*0.4+i*0.09, -drop), v3(x+0.6, s*0.4+i*0.1, -drop-0.15), 0.05, 0.01, 0, white)
			}
		}
	}
}

// muzzle is a pale snout for a bear.
func muzzle(c uint32, r float64) func(b *build, p *beastPose) {
	return func(b *build, p *beastPose) {
		b.part()
		b.limb(v3(r*0.95, 0, -r*0.18), v3(r*0.75+0.44, 0, -r*0.3), 0.235, 0.205, 0, sdf.Skin{A: sdf.Hex(c)})
		b.part()
		b.orb(v3(r*0.75+0.62, 0, -r*0.12), 0.1, 0, dark)
	}
}

func horns(b *build, p, q, r vec, thick float64, c uint32) {
	for s := -1.0; s <= 1; s += 2 {
		m := func(v vec) vec { return v3(v.X, v.Y*s, v.Z) }
		b.part()
		b.chain([]vec{m(p), m(q), m(r)}, thick, thick*0.25, thick*0.4, sdf.Skin{A: sdf.Hex(c)})
	}
}

func mane(c uint32, x float64) func(b *build, p *beastPose) {
	return func(b *build, p *beastPose) {
		b.part()
		tilt := 52 + p.pitch - p.nod
		d := sdf.Pitch(-tilt).Do(v3(1, 0, 0))
		up := v3(-d.Z, 0, d.X)
		for i := range 6 {
			t := float64(i) / 5
			at := v3(0.25, 0, 0.3).Add(d.Mul(1.7 * t * x)).Add(up.Mul(0.36 * x))
			b.limb(at, at.Add(v3(-0.25*x, 0.12*sin(t*1.5+p.wag/40), -0.1*x)).Add(up.Mul(0.12)), 0.2*x, 0.1*x, 0.1, *flat(c))
		}
	}
}

// hook is the beak of a bird of prey on a skull of radius r.
func hook(b *build, r float64, c uint32) {
	b.part()
	k := sdf.Skin{A: sdf.Hex(c), B: sdf.Hex(0x3a2c20), Print: sdf.Belly}
	b.chain([]vec{v3(r*0.8, 0, 0), v3(r*1.45, 0, -r*0.02), v3(r*1.75, 0, -r*0.4)}, r*0.42, r*0.1, r*0.2, k)
}
