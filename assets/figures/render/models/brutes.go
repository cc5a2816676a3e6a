package models

import (
	"mageduel/assets/figures"
	"mageduel/assets/figures/render/sdf"
)

// brute is a two-legged body without clothes. Lengths in feet at scale 1.
type brute struct {
	scale        float64
	hip, torso   float64 // height of the hips, length of the trunk
	shoulder     float64 // half width
	chest, belly vec
	arm, armR    float64 // length of each bone, radius
	legR, foot   float64
	hunch        float64 // degrees
	neck         float64
	knuckles     bool
	claws        bool
	nails        sdf.Skin
	tail, tailR  float64
	skin, front  sdf.Skin
	hand         *sdf.Skin
	head         func(b *build, s *stance)
	more         func(b *build, s *stance, p *beastPose) // on the trunk, at the shoulders
	stride       float64
}

func (q *brute) pose(b *build, a figures.Anim, i int) {
	s := mageStance(a, i)
	s.swayX, s.swayY = 0, 0
	h := q.torso
	rest := v3(0.3, q.shoulder*1.15, h-2*q.arm*0.86)
	if q.knuckles {
		rest = v3(h*0.75, q.shoulder*1.1, -q.hip+0.22)
	}
	r, l := v3(rest.X, -rest.Y, rest.Z), rest
	reach := 2 * q.arm
	switch a {
	case figures.Idle:
		if i == 1 {
			l = l.Add(v3(0.06, 0.04, 0.05))
		}
	case figures.Walk:
		p := float64(i) / 4
		d := 0.45 * cos(p) * q.arm
		r, l = r.Add(v3(d, 0, 0.1*(1+sin(p)))), l.Add(v3(-d, 0, 0.1*(1-sin(p))))
		if q.knuckles {
			r.Z, l.Z = -q.hip+0.22+max(0, sin(p))*0.35, -q.hip+0.22+max(0, -sin(p))*0.35
		}
		s.lean = 4
	case figures.Cast:
		up := []float64{0.2, 0.75, 1.0}[i]
		r = v3(0.1+0.1*up, -q.shoulder*1.4, h*0.6+reach*0.6*up)
		l = v3(0.45, q.shoulder*1.3, h*0.4+reach*0.35*up)
		s.lean = -8 * up
	case figures.Release:
		r = v3(reach*0.95, -q.shoulder*0.1, h*0.55)
		l = v3(reach*0.45, q.shoulder*1.2, h*0.35)
		s.lean = 24
	case figures.Hurt:
		r, l = v3(0.45, -q.shoulder*1.5, h*0.4), v3(0.55, q.shoulder*0.5, h*0.6)
	case figures.Fall:
		r, l = v3(0.3, -q.shoulder*1.7, h*0.7), v3(0.5, q.shoulder*1.7, h*0.8)
	case figures.Lie:
		r, l = v3(0.1, -q.shoulder*1.8, h*0.45), v3(0.1, q.shoulder*1.8, h*0.6)
	}
	s.right, s.left = r, l
	b.scale = q.scale
	p := beastStance(a, i)
	p.wing = []float64{35, 50, 60}[i%3]
	p.folded = a == figures.Idle || a == figures.Walk
	place, turn := v3(0, 0, 0), sdf.Pitch(-s.back)
	if s.flat {
		place = v3((q.hip+q.torso)*0.55, 0, max(q.chest.X, q.belly.X)*0.85)
	} else if s.back > 0 {
		place = v3(s.sink*1.2+0.2, 0, s.sink*0.2)
	}
	hunch := q.hunch
	if s.back > 40 {
		hunch *= 0.3
	}
	b.at(place, turn, func() {
		q.legs(b, &s)
		b.at(v3(0, 0, q.hip+s.bob-s.crouch*q.hip*0.3), sdf.Yaw(s.twist).Then(sdf.Pitch(s.lean+hunch)), func() { q.trunk(b, &s, &p, hunch) })
	})
}

func (q *brute) legs(b *build, s *stance) {
	top := q.hip + s.bob - s.crouch*q.hip*0.3
	bone := (q.hip - q.foot) * 0.53
	b.part()
	for side := -1.0; side <= 1; side += 2 {
		step := q.stride * s.step * side
		lift := 0.0
		if s.step*side < 0.3 && s.lift > 0 {
			lift = s.lift * q.hip * 0.3
		}
		hip := v3(0, side*q.legR*1.1, top-q.legR*0.4)
		foot := v3(step, side*q.legR*1.5, q.foot*1.2+lift)
		knee, foot := bend(hip, foot, bone, bone, v3(1, side*0.45, 0))
		b.limb(hip, knee, q.legR*1.2, q.legR*0.85, q.legR*0.4, q.skin)
		b.limb(knee, foot, q.legR*0.85, q.legR*0.6, q.legR*0.3, q.skin)
		f := q.skin
		if q.hand != nil {
			f = *q.hand
		}
		b.ball(foot.Add(v3(q.foot*0.9, side*q.foot*0.2, -q.foot*0.4)), v3(q.foot*1.9, q.foot*1.15, q.foot*0.8), q.foot*0.5, f)
		if q.claws {
			for t := -1.0; t <= 1; t++ {
				b.limb(foot.Add(v3(q.foot*2.3, side*q.foot*0.2+t*q.foot*0.6, -q.foot*0.5)), foot.Add(v3(q.foot*3.2, side*q.foot*0.2+t*q.foot*0.75, -q.foot*0.9)), q.foot*0.3, q.foot*0.06, 0, q.nails)
			}
		}
	}
	if q.tail > 0 {
		b.part()
		l := q.tail
		w := 0.25 + 0.2*s.step
		b.chain([]vec{v3(-q.belly.X*0.6, 0, top), v3(-q.belly.X-l*0.25, 0, top-l*0.2), v3(-q.belly.X-l*0.5, w*0.4, top-l*0.12), v3(-q.belly.X-l*0.65, w, top+l*0.16), v3(-q.belly.X-l*0.55, w*1.2, top+l*0.34)}, q.tailR, q.tailR*0.5, 0.03, q.skin)
	}
}

func (q *brute) trunk(b *build, s *stance, p *beastPose, hunch float64) {
	h := q.torso
	b.part()
	b.ball(v3(q.belly.X*0.12, 0, h*0.18), q.belly, 0, q.front)
	b.ball(v3(0, 0, h*0.72), q.chest, h*0.25, q.front)
	b.limb(v3(0, 0, 0), v3(0, 0, h*0.7), q.belly.Y*0.8, q.chest.Y*0.8, h*0.2, q.skin)
	for side := -1.0; side <= 1; side += 2 {
		b.orb(v3(0, side*q.shoulder*0.9, h*0.86), q.armR*1.35, h*0.15, q.skin)
	}
	q.limbArm(b, s.right, -1, s, hunch)
	q.limbArm(b, s.left, 1, s, hunch)
	if q.more != nil {
		b.at(v3(0, 0, h*0.85), sdf.Still, func() { q.more(b, s, p) })
	}
	b.at(v3(q.chest.X*0.35, 0, h+q.neck), sdf.Yaw(s.look).Then(sdf.Pitch(s.nod*0.6-hunch-s.lean*0.5)), func() { q.head(b, s) })
}

func (q *brute) limbArm(b *build, hand vec, side float64, s *stance, hunch float64) {
	h := q.torso
	// Hands are given for an upright trunk.
	hand = sdf.Pitch(s.lean + hunch).Undo(hand)
	sh := v3(0, side*q.shoulder, h*0.85)
	elbow, wrist := bend(sh, hand, q.arm, q.arm, v3(-0.6, side*0.6, -0.3))
	b.limb(sh, elbow, q.armR*1.15, q.armR*0.9, q.armR*0.4, q.skin)
	b.limb(elbow, wrist, q.armR*1.0, q.armR*0.75, q.armR*0.3, q.skin)
	k := q.skin
	if q.hand != nil {
		k = *q.hand
	}
	out := wrist.Sub(elbow).Unit()
	palm := wrist.Add(out.Mul(q.armR * 0.7))
	b.part()
	b.orb(palm, q.armR*0.95, 0, k)
	t := sdf.Along(out)
	for f := -1.0; f <= 1; f++ {
		a := palm.Add(t.Do(v3(0, f*q.armR*0.6, q.armR*0.5)))
		c := palm.Add(t.Do(v3(q.armR*0.3, f*q.armR*0.85, q.armR*1.5)))
		b.limb(a, c, q.armR*0.36, q.armR*0.26, q.armR*0.1, k)
		if q.claws {
			b.limb(c, c.Add(t.Do(v3(q.armR*0.3, 0, q.armR*0.9))), q.armR*0.24, q.armR*0.04, 0, q.nails)
		}
	}
	b.part()
}

func apeHead(face, fur sdf.Skin, r float64, ears float64) func(b *build, s *stance) {
	return func(b *build, s *stance) {
		b.part()
		b.ball(v3(0, 0, r*0.1), v3(r, r*0.88, r), 0, fur)
		b.part()
		b.ball(v3(r*0.55, 0, r*0.02), v3(r*0.5, r*0.66, r*0.62), 0, face)
		b.ball(v3(r*0.8, 0, -r*0.36), v3(r*0.5, r*0.52, r*0.42), r*0.25, face)
		b.limb(v3(r*0.9, -r*0.45, r*0.34), v3(r*0.9, r*0.45, r*0.34), r*0.18, r*0.18, r*0.2, face)
		b.part()
		b.limb(v3(r*1.24, -r*0.26, -r*0.45), v3(r*1.24, r*0.26, -r*0.45), r*0.07, r*0.07, 0, dark)
		for side := -1.0; side <= 1; side += 2 {
			b.part()
			b.orb(v3(r*0.98, side*r*0.3, r*0.16), r*0.15, 0, dark)
			b.orb(v3(r*1.26, side*r*0.12, -r*0.14), r*0.07, 0, dark)
			b.part()
			b.orb(v3(r*1.09, side*r*0.32, r*0.22), r*0.06, 0, white)
			b.part()
			b.ball(v3(0, side*r*0.95, 0), v3(r*0.14, r*ears, r*ears*1.1), 0, face)
		}
	}
}

func brutes() []*Figure {
	two := func(name string, size Size, q brute) *Figure {
		return &Figure{Name: name, Size: size, Count: full, Pose: q.pose}
	}
	brown := pelt(0x7a5636, 0xc8a47a)
	pink := sdf.Skin{A: sdf.Hex(0xe0b090)}
	monkey := brute{scale: 0.36, hip: 1.7, torso: 1.7, shoulder: 0.5, chest: v3(0.45, 0.5, 0.6), belly: v3(0.5, 0.52, 0.6),
		arm: 1.15, armR: 0.17, legR: 0.24, foot: 0.2, hunch: 24, neck: 0.3, tail: 3.4, tailR: 0.13, skin: brown, front: pelt(0x7a5636, 0xd8bc90),
		head: apeHead(pink, brown, 0.72, 0.34), stride: 0.5, hand: &pink}
	black := sdf.Skin{A: sdf.Hex(0x3a3538), B: sdf.Hex(0x262226), Print: sdf.Belly, Soft: 0.07}
	grey := sdf.Skin{A: sdf.Hex(0x5c545a)}
	ape := brute{scale: 1.12, hip: 2.3, torso: 3.0, shoulder: 1.15, chest: v3(0.95, 1.25, 1.1), belly: v3(1.0, 1.05, 1.1),
		arm: 1.85, armR: 0.42, legR: 0.55, foot: 0.36, hunch: 34, neck: 0.35, skin: black, front: black,
		head: apeHead(grey, black, 0.72, 0.16), stride: 0.6, hand: &grey, knuckles: true}
	ape.more = func(b *build, s *stance, p *beastPose) {
		b.part()
		b.ball(v3(-0.62, 0, -0.9), v3(0.5, 0.85, 1.2), 0, sdf.Skin{A: sdf.Hex(0x85808a), Soft: 0.06})
	}
	direApe := ape
	direApe.scale, direApe.claws, direApe.nails = 1.45, true, white
	direApe.skin, direApe.front = pelt(0x4a2a20, 0x2a1712), pelt(0x4a2a20, 0x2a1712)
	direApe.head = apeHead(grey, direApe.skin, 0.78, 0.16)
	direApe.more = nil

	sick := sdf.Skin{A: sdf.Hex(0x9a8f6a), B: sdf.Hex(0xc4b48a), Print: sdf.Belly, Soft: 0.08}
	dretch := brute{scale: 0.86, hip: 1.25, torso: 1.9, shoulder: 0.85, chest: v3(0.8, 0.9, 0.8), belly: v3(1.0, 1.05, 0.95),
		arm: 1.2, armR: 0.26, legR: 0.38, foot: 0.26, hunch: 16, neck: 0.1, skin: sick, front: sick, claws: true, nails: dark, stride: 0.4}
	dretch.head = func(b *build, s *stance) {
		b.part()
		b.ball(v3(0.1, 0, 0.1), v3(0.62, 0.62, 0.52), 0, sick)
		b.ball(v3(0.4, 0, -0.2), v3(0.42, 0.5, 0.3), 0.2, sick)
		b.part()
		b.ball(v3(0.72, 0, -0.22), v3(0.2, 0.36, 0.1), 0, sdf.Skin{A: sdf.Hex(0x5a1c1c)})
		for i := -2.0; i <= 2; i++ {
			b.limb(v3(0.86-0.03*i*i, i*0.13, -0.3), v3(0.88-0.03*i*i, i*0.13, -0.1), 0.05, 0.01, 0, white)
		}
		for side := -1.0; side <= 1; side += 2 {
			b.part()
			b.orb(v3(0.58, side*0.26, 0.22), 0.13, 0, *shine(0xf0e050, 0.6))
			b.part()
			b.orb(v3(0.7, side*0.26, 0.23), 0.05, 0, dark)
			b.part()
			b.limb(v3(0, side*0.5, 0.15), v3(-0.25, side*1.0, 0.5), 0.2, 0.04, 0, sick)
		}
	}
	dretch.more = func(b *build, s *stance, p *beastPose) {
		b.part()
		for i := range 5 {
			t := float64(i) / 4
			b.limb(v3(-0.55-0.2*sin(t*0.5), 0, 0.4-1.3*t), v3(-0.95-0.2*sin(t*0.5), 0, 0.55-1.3*t), 0.14, 0.03, 0, *flat(0x6a6044))
		}
	}

	ooze := sdf.Skin{A: sdf.Hex(0xb06a62), B: sdf.Hex(0x7a3e40), Print: sdf.Marble, Per: 2, Soft: 0.08}
	lemure := brute{scale: 1.0, hip: 1.2, torso: 2.6, shoulder: 0.8, chest: v3(0.75, 0.85, 0.9), belly: v3(0.95, 1.0, 1.1),
		arm: 1.3, armR: 0.28, legR: 0.6, foot: 0.2, hunch: 12, neck: 0.1, skin: ooze, front: ooze, claws: true, nails: *flat(0x4a2426), stride: 0.25}
	lemure.head = func(b *build, s *stance) {
		b.part()
		h := b.ball(v3(0.1, 0, 0.05), v3(0.5, 0.5, 0.56), 0, ooze)
		h.Rough, h.RoughPer = 0.05, 6
		b.part()
		b.ball(v3(0.52, 0, -0.2), v3(0.15, 0.18, 0.2), 0, dark)
		for side := -1.0; side <= 1; side += 2 {
			b.part()
			b.ball(v3(0.46, side*0.2, 0.12+0.05*side), v3(0.13, 0.12, 0.14), 0, dark)
			b.part()
			b.orb(v3(0.55, side*0.2, 0.12+0.05*side), 0.055, 0, *shine(0xffb060, 0.9))
		}
	}
	lemure.more = func(b *build, s *stance, p *beastPose) {
		// It runs like wax into a puddle.
		b.part()
		for i := range 9 {
			t := float64(i) / 9
			r := 0.85
			at := v3(r*cos(t), r*sin(t), -1.3)
			b.limb(at, at.Add(v3(0.15*cos(t), 0.15*sin(t), -0.9-0.3*sin(t*3))), 0.2, 0.1, 0.3, ooze)
		}
		if !s.flat && s.back < 1 {
			b.limb(v3(0, 0, -1.8), v3(0, 0, -3.15), 0.85, 0.95, 0.5, ooze)
		}
	}
	girallon := ape
	white := sdf.Skin{A: sdf.Hex(0xe6e4e0), B: sdf.Hex(0xb8b4b4), Print: sdf.Belly, Soft: 0.06}
	girallon.scale, girallon.skin, girallon.front, girallon.more = 1.3, white, white, nil
	girallon.head = apeHead(grey, white, 0.72, 0.16)
	girallon.claws, girallon.nails = true, dark
	girallon.more = func(b *build, s *stance, p *beastPose) {
		for side := -1.0; side <= 1; side += 2 {
			b.part()
			b.chain([]vec{v3(0, side*1.1, -0.7), v3(0.3, side*2.1, -1.2), v3(1.1, side*2.2, -0.6+0.5*s.step*side)}, 0.42, 0.3, 0.1, white)
			b.orb(v3(1.25, side*2.2, -0.5+0.5*s.step*side), 0.36, 0.1, grey)
		}
	}
	return []*Figure{two("monkey", Tiny, monkey), two("dretch", Small, dretch), two("lemure", Medium, lemure), two("ape", Large, ape), two("dire_ape", Large, direApe), two("girallon", Large, girallon)}
}
