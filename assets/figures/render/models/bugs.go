package models

import (
	"mageduel/assets/figures"
	"mageduel/assets/figures/render/sdf"
)

// crawl is how an insect and its kin hold themselves.
type crawl struct {
	gait             float64 // below 0 standing
	rear, ahead, low float64 // degrees up, part of the length ahead, part of the height down
	bite, sting      float64 // 0 to 1
	roll, twist      float64
	curl             float64 // legs drawn in, 0 to 1
	lift             float64
}

func crawlStance(a figures.Anim, i int) crawl {
	c := crawl{gait: -1}
	switch a {
	case figures.Idle:
		c.bite, c.twist, c.lift = 0.1*float64(i), 4*float64(i), 0.04*float64(i)
	case figures.Walk:
		c.gait = float64(i) / 4
		c.twist = 3 * sin(c.gait)
	case figures.Cast:
		c.rear, c.ahead, c.bite, c.sting = []float64{6, 16, 22}[i], []float64{-0.05, -0.12, -0.02}[i], []float64{0.4, 0.8, 1}[i], []float64{0.2, 0.5, 0.7}[i]
	case figures.Release:
		c.rear, c.ahead, c.bite, c.sting = -6, 0.2, 0, 1
	case figures.Hurt:
		c.rear, c.ahead, c.low, c.twist, c.bite, c.curl = 10, -0.15, 0.2, 18, 0.8, 0.25
	case figures.Fall:
		c.roll, c.curl, c.low, c.lift = []float64{40, 105}[i], []float64{0.3, 0.5}[i], 0.1, []float64{0.1, 0.3}[i]
	case figures.Lie:
		c.roll, c.curl, c.low = 178, 0.75, 0
	}
	return c
}

// bug is a jointed body on many legs. Lengths are in feet.
type bug struct {
	long       float64 // of the body
	high       float64 // of its middle above the ground
	legs       int     // pairs
	reach      float64 // of the feet to the side
	legR       float64
	from, to   float64 // where legs are rooted, along the body ahead of its middle
	wide       float64 // of the body where legs are rooted
	knee       float64 // height of the knees
	shell, leg sdf.Skin
	body       func(b *build, c *crawl)
	flies      bool
}

func (q *bug) pose(b *build, a figures.Anim, i int) {
	c := crawlStance(a, i)
	if q.flies && (a == figures.Walk || a == figures.Cast || a == figures.Release) {
		c.lift += 0.5
		c.curl = 0.35
	}
	if q.flies && a == figures.Walk {
		c.gait = -1
		c.bite = float64(i) / 4
	}
	up := q.high*(1-c.low) + c.lift*q.high
	if a == figures.Lie {
		up = q.high * 0.55
	}
	b.at(v3(c.ahead*q.long, 0, up), sdf.Yaw(c.twist).Then(sdf.Roll(c.roll)).Then(sdf.Pitch(-c.rear)), func() {
		q.body(b, &c)
		q.walk(b, &c)
	})
}

func (q *bug) walk(b *build, c *crawl) {
	for n := range q.legs {
		t := 0.5
		if q.legs > 1 {
			t = float64(n) / float64(q.legs-1)
		}
		for s := -1.0; s <= 1; s += 2 {
			root := v3(q.from+(q.to-q.from)*t, s*q.wide, 0)
			fan := (0.5 - t) * 1.5
			foot := v3(root.X+fan*q.reach*0.75, s*(q.reach-abs(fan)*q.reach*0.22), -q.high+q.legR)
			if c.gait >= 0 {
				ph := c.gait + 0.5*float64(n%2) + 0.25*(s+1)
				foot.X += 0.16 * q.reach * cos(ph)
				foot.Z += max(0, -sin(ph)) * q.reach * 0.2
			}
			if n == 0 && c.rear > 10 {
				foot = foot.Add(v3(q.reach*0.2, 0, q.reach*0.55))
			}
			foot = foot.Lerp(v3(root.X+fan*q.reach*0.2, s*(q.wide+q.reach*0.18), -q.high*0.9), c.curl)
			knee := root.Lerp(foot, 0.42).Add(v3(0, s*q.reach*0.05, q.knee*(1-c.curl*0.4)))
			b.part()
			b.limb(root, knee, q.legR*1.25, q.legR, 0, q.leg)
			b.limb(knee, foot.Lerp(knee, 0.3), q.legR, q.legR*0.75, q.legR*0.4, q.leg)
			b.limb(foot.Lerp(knee, 0.3), foot, q.legR*0.75, q.legR*0.35, q.legR*0.4, q.leg)
		}
	}
}

func sized(name string, size Size, x float64, pose func(b *build, a figures.Anim, i int)) *Figure {
	return &Figure{Name: name, Size: size, Count: full, Pose: func(b *build, a figures.Anim, i int) {
		b.scale = x
		pose(b, a, i)
	}}
}

// spider is one foot long in the body, three across the legs.
func spider(top, mark uint32) func(b *build, a figures.Anim, i int) {
	coat := sdf.Skin{A: sdf.Hex(top), B: sdf.Hex(mark), Print: sdf.Bars, Per: 3.2, Soft: 0.06}
	leg := sdf.Skin{A: sdf.Hex(top), B: sdf.Hex(mark), Print: sdf.Rings, Per: 4}
	q := bug{long: 1, high: 0.42, legs: 4, reach: 1.1, legR: 0.06, from: 0.36, to: 0.0, wide: 0.16, knee: 0.5, shell: coat, leg: leg}
	q.body = func(b *build, c *crawl) {
		b.part()
		b.ball(v3(-0.5, 0, 0.1), v3(0.46, 0.38, 0.34), 0, coat)
		b.limb(v3(-0.1, 0, 0), v3(0, 0, 0), 0.1, 0.12, 0.06, coat)
		b.part()
		b.ball(v3(0.18, 0, 0.02), v3(0.28, 0.22, 0.17), 0, *flat(top))
		b.ball(v3(0.38, 0, 0.02), v3(0.14, 0.15, 0.12), 0.05, *flat(top))
		for s := -1.0; s <= 1; s += 2 {
			b.part()
			for i := range 3 {
				t := float64(i)
				b.orb(v3(0.5-0.05*t, s*(0.045+0.045*t), 0.08+0.03*t), 0.042-0.006*t, 0, *shine(0xe8402a, 0.7))
			}
			b.part()
			b.chain([]vec{v3(0.46, s*0.07, -0.04), v3(0.56, s*(0.1+0.06*c.bite), -0.1), v3(0.55, s*0.06, -0.24)}, 0.06, 0.015, 0.02, *flat(0x201410))
			b.chain([]vec{v3(0.4, s*0.13, 0), v3(0.62, s*0.22, 0.1+0.1*c.bite), v3(0.72, s*0.18, -0.1)}, 0.045, 0.03, 0.02, leg)
		}
	}
	return q.pose
}

// scorpion is two feet from claws to the root of the tail.
func scorpion(top, mark uint32) func(b *build, a figures.Anim, i int) {
	shell := sdf.Skin{A: sdf.Hex(top), B: sdf.Hex(mark), Print: sdf.Belly}
	leg := *flat(mark)
	q := bug{long: 2, high: 0.34, legs: 4, reach: 0.95, legR: 0.055, from: 0.4, to: -0.25, wide: 0.2, knee: 0.3, shell: shell, leg: leg}
	q.body = func(b *build, c *crawl) {
		b.part()
		b.ball(v3(0.4, 0, 0.02), v3(0.34, 0.27, 0.17), 0, shell)
		for i := range 5 {
			t := float64(i)
			b.part()
			b.ball(v3(0.12-0.19*t, 0, 0.03), v3(0.17, 0.3-0.025*t, 0.17-0.01*t), 0, shell)
		}
		// Tail in an arc over the back.
		at := v3(-0.8, 0, 0.05)
		ang := 200.0 - c.sting*10
		for i := range 6 {
			d := v3(cos(ang/360), 0, -sin(ang/360))
			nx := at.Add(d.Mul(0.28))
			b.part()
			b.limb(at, nx, 0.125-0.01*float64(i), 0.13-0.012*float64(i), 0, shell)
			at = nx
			ang += 32 + 10*c.sting
			if c.roll > 90 {
				ang -= 20
			}
		}
		d := v3(cos(ang/360), 0, -sin(ang/360))
		b.part()
		b.ball(at.Add(d.Mul(0.05)), v3(0.13, 0.11, 0.12), 0, shell)
		b.limb(at.Add(d.Mul(0.1)), at.Add(d.Mul(0.34)), 0.06, 0.012, 0.03, dark)
		for s := -1.0; s <= 1; s += 2 {
			b.part()
			b.orb(v3(0.66, s*0.09, 0.13), 0.04, 0, dark)
			open := 0.08 + 0.12*c.bite
			elbow := v3(0.72, s*0.55, 0.12+0.2*c.bite)
			hand := v3(1.05+0.1*c.bite, s*(0.42+0.14*c.bite), 0.06+0.3*c.bite)
			b.limb(v3(0.55, s*0.2, 0), elbow, 0.08, 0.08, 0, shell)
			b.limb(elbow, hand, 0.08, 0.1, 0.03, shell)
			b.part()
			b.ball(hand.Add(v3(0.12, 0, 0)), v3(0.22, 0.14, 0.12), 0, shell)
			b.limb(hand.Add(v3(0.22, s*0.08, 0)), hand.Add(v3(0.52, s*(0.04+open), 0)), 0.08, 0.025, 0.02, shell)
			b.limb(hand.Add(v3(0.22, -s*0.06, 0)), hand.Add(v3(0.5, -s*open, 0)), 0.07, 0.02, 0.02, *flat(mark))
		}
	}
	return q.pose
}

// centipede is six feet long.
func centipede(top, mark, legs uint32) func(b *build, a figures.Anim, i int) {
	shell := sdf.Skin{A: sdf.Hex(top), B: sdf.Hex(mark), Print: sdf.Belly}
	leg := *flat(legs)
	return func(b *build, a figures.Anim, i int) {
		c := crawlStance(a, i)
		ph := max(c.gait, 0) + 0.08*float64(i)
		dead := a == figures.Lie
		const n = 15
		amp := 0.34
		if a == figures.Hurt || a == figures.Fall || dead {
			amp = 0.6
		}
		at := func(t float64) vec { // t from 0 at the head
			x := 2.7 - 5.4*t + c.ahead*2
			z := 0.3 - c.low*0.1
			if c.rear > 0 {
				z += max(0, 0.35-t) * c.rear * 0.18
				x -= max(0, 0.35-t) * c.rear * 0.06
			}
			return v3(x, amp*sin(t*1.4+ph)*(0.4+t*0.6), z)
		}
		flip := 0.0
		if c.roll > 90 {
			flip = 180
		} else if c.roll > 20 {
			flip = 60
		}
		for k := n - 1; k >= 0; k-- {
			t := float64(k) / n
			p, q := at(t), at(t+0.9/n)
			d := p.Sub(q).Unit()
			r := 0.27
			if k > 10 {
				r -= 0.035 * float64(k-10)
			}
			b.at(p, sdf.Turn{X: d, Y: v3(0, 0, 1).Cross(d).Unit(), Z: d.Cross(v3(0, 0, 1).Cross(d).Unit())}.Then(sdf.Roll(flip)), func() {
				b.part()
				b.ball(v3(-0.16, 0, 0.02), v3(0.25, r, r*0.62), 0, shell)
				if k == 0 {
					return
				}
				for s := -1.0; s <= 1; s += 2 {
					w := 0.0
					lift := 0.0
					if c.gait >= 0 {
						w = cos(c.gait + float64(k)*0.19 + 0.25*(s+1))
						lift = max(0, -sin(c.gait+float64(k)*0.19+0.25*(s+1))) * 0.14
					}
					foot := v3(-0.2+0.16*w, s*(r+0.5), -p.Z+0.04+lift)
					if flip > 90 {
						foot = v3(-0.2, s*(r+0.25), -0.3)
					}
					knee := v3(-0.15+0.06*w, s*(r+0.3), 0.12)
					b.part()
					b.limb(v3(-0.15, s*r*0.8, 0), knee, 0.06, 0.05, 0, leg)
					b.limb(knee, foot, 0.05, 0.02, 0.02, leg)
				}
			})
		}
		p, q := at(0), at(0.06)
		d := p.Sub(q).Unit()
		b.at(p.Add(d.Mul(0.18)), sdf.Turn{X: d, Y: v3(0, 0, 1).Cross(d).Unit(), Z: d.Cross(v3(0, 0, 1).Cross(d).Unit())}.Then(sdf.Roll(flip)), func() {
			b.part()
			b.ball(v3(0, 0, 0.03), v3(0.27, 0.27, 0.19), 0, *flat(legs))
			for s := -1.0; s <= 1; s += 2 {
				b.chain([]vec{v3(0.15, s*0.2, -0.04), v3(0.36, s*(0.22+0.14*c.bite), -0.06), v3(0.46, s*(0.06+0.16*c.bite), -0.08)}, 0.08, 0.02, 0.02, dark)
				b.part()
				b.orb(v3(0.16, s*0.15, 0.15), 0.05, 0, dark)
				b.chain([]vec{v3(0.2, s*0.1, 0.1), v3(0.5, s*0.3, 0.35), v3(0.85, s*0.5, 0.3)}, 0.035, 0.015, 0.01, leg)
			}
		})
	}
}

// beetle is two feet long.
func beetle(shellC, lightC, legs uint32, glow float64, kind int) func(b *build, a figures.Anim, i int) {
	shell := sdf.Skin{A: sdf.Hex(shellC), B: sdf.Hex(lightC), Print: sdf.Belly}
	leg := *flat(legs)
	q := bug{long: 2, high: 0.42, legs: 3, reach: 0.95, legR: 0.075, from: 0.45, to: -0.35, wide: 0.3, knee: 0.28, shell: shell, leg: leg}
	q.body = func(b *build, c *crawl) {
		for s := -1.0; s <= 1; s += 2 {
			b.part()
			w := b.ball(v3(-0.35, s*0.2, 0.1), v3(0.75, 0.36, 0.38), 0, shell)
			if kind == 1 {
				b.m.Skins[w.Skin].Soft = 0.1
			}
		}
		b.part()
		b.ball(v3(-0.35, 0, 0), v3(0.7, 0.44, 0.26), 0, leg)
		b.part()
		b.ball(v3(0.42, 0, 0.08), v3(0.3, 0.4, 0.26), 0, shell)
		b.part()
		b.ball(v3(0.74, 0, 0), v3(0.22, 0.24, 0.18), 0, leg)
		for s := -1.0; s <= 1; s += 2 {
			b.part()
			b.orb(v3(0.82, s*0.17, 0.08), 0.07, 0, dark)
			reach := 0.3
			if kind == 2 {
				reach = 0.8
			}
			b.chain([]vec{v3(0.86, s*0.12, -0.02), v3(0.9+reach*0.6, s*(0.2+0.14*c.bite+reach*0.15), 0), v3(0.9+reach, s*(0.03+0.14*c.bite), 0.02)}, 0.09, 0.025, 0.02, leg)
			b.chain([]vec{v3(0.86, s*0.1, 0.12), v3(1.1, s*0.32, 0.32), v3(1.35, s*0.55, 0.3)}, 0.035, 0.02, 0.01, leg)
			if glow > 0 {
				b.part()
				b.orb(v3(0.66, s*0.2, 0.24), 0.1, 0, *shine(0xff9a3a, glow))
			}
		}
		if glow > 0 {
			b.part()
			b.ball(v3(-1.02, 0, 0.02), v3(0.22, 0.3, 0.2), 0, *shine(0xff8a30, glow))
		}
		if kind == 1 && c.sting >= 0.99 { // a bombardier's spray
			b.part()
			for i := range 4 {
				t := float64(i)
				b.orb(v3(-1.25-0.3*t, 0.1*sin(t*0.3), 0.05+0.05*t), 0.1+0.06*t, 0.1, *shine(0xe8f0b0, 0.4))
			}
		}
	}
	return q.pose
}

// bee is five feet long.
func bee(band, black uint32, waist float64) func(b *build, a figures.Anim, i int) {
	stripes := sdf.Skin{A: sdf.Hex(band), B: sdf.Hex(black), Print: sdf.Bars, Per: 1.15}
	fur := *flat(band)
	leg := *flat(black)
	q := bug{long: 4, high: 1.2, legs: 3, reach: 1.3, legR: 0.1, from: 0.7, to: 0.0, wide: 0.4, knee: 0.4, shell: stripes, leg: leg, flies: true}
	q.body = func(b *build, c *crawl) {
		b.part()
		b.ball(v3(-1.35-waist, 0, -0.1), v3(1.25, 0.72-waist*0.3, 0.7-waist*0.3), 0, stripes)
		b.limb(v3(-0.4, 0, 0), v3(-0.6-waist, 0, -0.05), 0.3-waist*0.25, 0.3-waist*0.25, 0.2, leg)
		b.limb(v3(-2.45-waist, 0, -0.15), v3(-2.95-waist, 0, -0.25-0.4*c.sting), 0.12, 0.02, 0.08, dark)
		b.part()
		f := b.ball(v3(0.3, 0, 0.1), v3(0.8, 0.7, 0.68), 0, fur)
		f.Rough, f.RoughPer = 0.04, 11
		b.part()
		b.ball(v3(1.25, 0, 0.0), v3(0.4, 0.48, 0.45), 0, leg)
		for s := -1.0; s <= 1; s += 2 {
			b.part()
			b.ball(v3(1.35, s*0.34, 0.1), v3(0.2, 0.18, 0.3), 0, dark)
			b.part()
			b.orb(v3(1.45, s*0.38, 0.26), 0.07, 0, white)
			b.chain([]vec{v3(1.5, s*0.14, 0.3), v3(1.85, s*0.25, 0.65), v3(2.2, s*0.4, 0.55)}, 0.06, 0.04, 0.02, leg)
			b.limb(v3(1.5, s*0.12, -0.25), v3(1.75, s*0.05, -0.5), 0.1, 0.03, 0, leg)
			wing := sdf.Skin{A: sdf.Hex(0xdfeaf4), B: sdf.Hex(0x9fb0c4), Print: sdf.Marble, Per: 1.4}
			flap := 30 - 50*cos(c.bite)
			t := sdf.Roll(flap * s)
			b.part()
			b.add(sdf.Shape{Kind: sdf.Ball, A: [8]float64{0.5, 1.15, 0.04}}, v3(0.1, s*0.3, 0.65).Add(t.Do(v3(0.1, s*1.1, 0))), t.Then(sdf.Yaw(-25*s)), wing)
			b.part()
			b.add(sdf.Shape{Kind: sdf.Ball, A: [8]float64{0.38, 0.8, 0.04}}, v3(-0.3, s*0.3, 0.6).Add(t.Do(v3(-0.3, s*0.75, 0))), t.Then(sdf.Yaw(35*s)), wing)
		}
	}
	return q.pose
}

// mantis is nine feet long.
func mantis(b *build, a figures.Anim, i int) {
	green := sdf.Skin{A: sdf.Hex(0x7ab040), B: sdf.Hex(0xb8cc70), Print: sdf.Belly}
	q := bug{long: 6, high: 2.1, legs: 2, reach: 2.6, legR: 0.14, from: -0.4, to: -1.6, wide: 0.3, knee: 1.0, shell: green, leg: green}
	q.body = func(b *build, c *crawl) {
		b.part()
		b.limb(v3(-3.6, 0, 0), v3(-0.6, 0, 0.1), 0.3, 0.55, 0, green)
		b.limb(v3(-0.4, 0, 0.1), v3(1.3, 0, 1.9), 0.36, 0.3, 0.3, green)
		b.part()
		b.limb(v3(-3.9, 0, 0.25), v3(-0.4, 0, 0.45), 0.2, 0.42, 0, *flat(0x5c8a30))
		b.part()
		b.ball(v3(1.55, 0, 2.25), v3(0.4, 0.42, 0.36), 0, green)
		for s := -1.0; s <= 1; s += 2 {
			b.part()
			b.orb(v3(1.65, s*0.42, 2.42), 0.2, 0, *flat(0xd8e090))
			b.part()
			b.chain([]vec{v3(1.8, s*0.1, 2.5), v3(2.4, s*0.3, 3.1), v3(3.0, s*0.5, 3.1)}, 0.05, 0.02, 0.02, green)
			out := c.ahead*4 + c.bite*0.4
			e := v3(2.2+out, s*0.7, 1.0+c.bite*0.8)
			h := v3(2.0+out*1.4, s*0.6, 2.2+c.bite*0.5-c.ahead*3)
			b.limb(v3(1.1, s*0.25, 1.5), e, 0.2, 0.22, 0, green)
			b.limb(e, h, 0.22, 0.12, 0.05, green)
			b.limb(h, h.Add(v3(0.5, 0, -0.9)), 0.12, 0.02, 0.03, *flat(0x4a6a28))
		}
	}
	q.pose(b, a, i)
}

// snake is a line of body; lengths in feet.
type snake struct {
	long, thick float64
	head        float64
	skin        sdf.Skin
}

func (q *snake) pose(b *build, a figures.Anim, i int) {
	ph, amp, rise, ahead, jaw, belly := 0.0, 0.16, 0.35, 0.0, 0.0, 0.0
	squeeze := 0.62
	switch a {
	case figures.Idle:
		rise = 0.4 + 0.08*float64(i)
		ph = 0.03 * float64(i)
		jaw = 0.05 * float64(i)
	case figures.Walk:
		ph, rise, squeeze = -float64(i)/4, 0.1, 0.72
	case figures.Cast:
		rise, ahead, jaw, squeeze = []float64{0.5, 0.75, 0.85}[i], []float64{-0.05, -0.12, -0.1}[i], []float64{0.2, 0.6, 1}[i], 0.55
	case figures.Release:
		rise, ahead, jaw, squeeze = 0.3, 0.22, 1, 0.75
	case figures.Hurt:
		rise, ahead, jaw, amp = 0.55, -0.15, 0.7, 0.22
	case figures.Fall:
		rise, amp, belly = 0.25-0.15*float64(i), 0.22, float64(i)
	case figures.Lie:
		rise, amp, belly = 0.0, 0.2, 1
	}
	const n = 22
	l := q.long * squeeze
	at := func(t float64) vec {
		x := l * (0.5 - t)
		front := max(0, 1-t/0.28)
		x -= front * rise * l * 0.25
		x += front * ahead * q.long
		y := amp * l * sin(t*2.1+ph) * (0.35 + 0.65*min(1, t*2))
		if rise > 0.05 {
			y *= 1 - front*0.75
		}
		return v3(x, y, q.thick*0.8+front*front*rise*l*0.42)
	}
	b.part()
	for k := n - 1; k >= 0; k-- {
		t, u := float64(k)/n, float64(k+1)/n
		r := func(t float64) float64 {
			s := 1.0
			if t > 0.55 {
				s = 1 - (t-0.55)/0.45*0.88
			}
			if t < 0.12 {
				s = 0.66 + t*2.8
			}
			return q.thick * s
		}
		b.limb(at(u), at(t), r(u), r(t), q.thick*0.1, q.skin)
	}
	h := q.head
	dir := at(0).Sub(at(0.08))
	dir.Z *= 0.25
	if rise > 0.3 || ahead > 0 {
		dir = v3(1, dir.Y*0.3, -0.15)
	}
	d := dir.Unit()
	y := v3(0, 0, 1).Cross(d).Unit()
	b.at(at(0), sdf.Turn{X: d, Y: y, Z: d.Cross(y)}.Then(sdf.Roll(belly*160)), func() {
		plain := q.skin
		plain.Print = sdf.Plain
		b.part()
		b.ball(v3(h*0.3, 0, h*0.08), v3(h*1.05, h*0.78, h*0.5), 0, plain)
		b.limb(v3(h*0.5, 0, h*0.08), v3(h*1.25, 0, 0), h*0.5, h*0.32, h*0.3, plain)
		j := sdf.Pitch(jaw * 48).Do(v3(h*1.25, 0, 0))
		b.part()
		b.limb(v3(0, 0, -h*0.22), v3(0, 0, -h*0.22).Add(j), h*0.42, h*0.26, 0, sdf.Skin{A: q.skin.A.Mix(sdf.Hex(0xf0e6c8), 0.5)})
		if jaw > 0.3 {
			b.part()
			b.limb(v3(h*0.1, 0, -h*0.1), v3(h*0.1, 0, -h*0.08).Add(j.Mul(0.85)), h*0.3, h*0.15, 0, *flat(0xc05060))
			for s := -1.0; s <= 1; s += 2 {
				b.limb(v3(h*1.2, s*h*0.2, -h*0.15), v3(h*1.15, s*h*0.2, -h*0.6), h*0.08, h*0.02, 0, white)
			}
		} else {
			b.part()
			tip := v3(h*1.9, 0, -h*0.1)
			b.limb(v3(h*1.3, 0, -h*0.05), tip, h*0.06, h*0.05, 0, *flat(0xd03040))
			for s := -1.0; s <= 1; s += 2 {
				b.limb(tip, tip.Add(v3(h*0.35, s*h*0.25, 0)), h*0.05, h*0.03, 0, *flat(0xd03040))
			}
		}
		for s := -1.0; s <= 1; s += 2 {
			b.part()
			b.orb(v3(h*0.75, s*h*0.5, h*0.34), h*0.17, 0, *shine(0xf0c830, 0.4))
			b.part()
			b.ball(v3(h*0.86, s*h*0.56, h*0.37), v3(h*0.06, h*0.08, h*0.12), 0, dark)
		}
	})
}

func viper(long float64) *snake {
	return &snake{long: long, thick: long*0.024 + 0.05, head: long*0.032 + 0.1,
		skin: sdf.Skin{A: sdf.Hex(0x8a8a4a), B: sdf.Hex(0x3c3a20), Print: sdf.Rings, Per: 12 / long}}
}

func bugs() []*Figure {
	sn := func(name string, size Size, q *snake) *Figure {
		return &Figure{Name: name, Size: size, Count: full, Pose: q.pose}
	}
	constrictor := &snake{long: 11, thick: 0.36, head: 0.4, skin: sdf.Skin{A: sdf.Hex(0x9a8048), B: sdf.Hex(0x3e2c18), Print: sdf.Rings, Per: 0.9}}
	giant := &snake{long: 18, thick: 0.62, head: 0.66, skin: sdf.Skin{A: sdf.Hex(0x5c7a44), B: sdf.Hex(0x28341c), Print: sdf.Rings, Per: 0.55}}
	sp, sc := spider(0x4a3a34, 0xb05a2c), scorpion(0x3e3a34, 0x8a6a34)
	ce := centipede(0x7a2c1c, 0x3a1410, 0xd8882c)
	be := bee(0xe8b030, 0x2c2218, 0)
	fire := beetle(0x4a2c20, 0x241512, 0x2c1c16, 1, 0)
	bomb := beetle(0x2c4a52, 0x14262c, 0xb0662c, 0, 1)
	stag := beetle(0x241c22, 0x120e12, 0x1a1418, 0, 2)
	all := []*Figure{
		sized("giant_fire_beetle", Small, 1.0, fire),
		sized("monstrous_centipede_medium", Medium, 0.95, ce), sized("monstrous_scorpion_small", Small, 1.1, sc),
		sized("monstrous_spider_small", Small, 1.15, sp), sn("snake_small_viper", Small, viper(4)),
		sized("giant_bee", Medium, 1.0, be), sized("giant_bombardier_beetle", Medium, 2.3, bomb),
		sized("monstrous_centipede_large", Large, 1.6, ce), sized("monstrous_scorpion_medium", Medium, 1.9, sc),
		sized("monstrous_spider_medium", Medium, 2.0, sp), sn("snake_medium_viper", Medium, viper(7)),
		sn("constrictor_snake", Medium, constrictor), sized("monstrous_centipede_huge", Huge, 3, ce), sn("snake_large_viper", Large, viper(11)),
		sized("monstrous_spider_large", Large, 3.6, sp), sn("snake_huge_viper", Huge, viper(18)), sized("giant_wasp", Large, 1.5, bee(0xd86a20, 0x201410, 0.5)),
		sized("giant_praying_mantis", Large, 1.15, mantis), sized("giant_stag_beetle", Large, 4.0, stag),
		sized("monstrous_scorpion_large", Large, 3.6, sc), sized("monstrous_spider_huge", Huge, 6.5, sp),
		sn("constrictor_snake_giant", Huge, giant),
	}
	for _, f := range all {
		switch f.Name {
		case "giant_bee", "giant_wasp":
			f.Flies = true
		}
	}
	return all
}
