package models

import (
	"mageduel/assets/figures"
	"mageduel/assets/figures/render/sdf"
)

// wings are a pair, spread or folded, rooted at root (left side), with the
// span of one and the depth given in feet.
func wings(b *build, p *beastPose, root vec, span, deep float64, plume, tip sdf.Skin) {
	for s := -1.0; s <= 1; s += 2 {
		r := v3(root.X, root.Y*s, root.Z)
		b.part()
		if p.folded {
			deep := max(deep, span*0.46)
			b.ball(r.Add(v3(-deep*0.32, s*deep*0.09, -deep*0.1)), v3(deep*0.62, deep*0.1, deep*0.3), 0, plume)
			for i := range 4 {
				t := float64(i)
				b.limb(r.Add(v3(-deep*0.3, s*deep*0.14, -0.05*deep*t)), r.Add(v3(-deep*(1.2-0.12*t), s*deep*0.05, -deep*(0.22+0.1*t))), deep*0.1, deep*0.04, deep*0.03, tip)
			}
			continue
		}
		// Inner arm rises by the wing's angle, outer arm lags behind.
		in := sdf.Roll(p.wing * s)
		out := sdf.Roll((p.wing*0.35 + p.fold) * s)
		y := v3(0, s, 0)
		wrist := r.Add(in.Do(v3(span*0.08, 0, 0).Add(y.Mul(span * 0.42))))
		end := wrist.Add(out.Do(v3(-span*0.18, 0, 0).Add(y.Mul(span * 0.56))))
		th := deep * 0.03
		back := v3(-deep, 0, -deep*0.03)
		b.limb(r, wrist, deep*0.13, deep*0.09, 0, plume)
		b.limb(wrist, end.Lerp(wrist, 0.4), deep*0.09, deep*0.04, deep*0.05, plume)
		b.plate(r, wrist, r.Add(back.Mul(0.6)), th, plume)
		b.plate(wrist, r.Add(back.Mul(0.6)), wrist.Add(back.Mul(0.6)), th, plume)
		for i := range 5 {
			t := (float64(i) + 0.3) / 4.6
			at := r.Lerp(wrist, t).Add(back.Mul(0.55 + 0.05*t))
			b.add(sdf.Shape{Kind: sdf.Ball, A: [8]float64{deep * 0.46, span * 0.062, th * 1.5}, K: th}, at, in, plume)
		}
		b.part()
		for i := range 5 {
			t := float64(i) / 4
			f := end.Lerp(wrist.Add(back.Mul(1.05)), t*t)
			f = f.Add(v3(-deep*0.1*sin(t*0.5), 0, 0))
			a := wrist.Lerp(end, 0.35*(1-t))
			d := f.Sub(a)
			side := v3(0.7, 0, 0).Sub(d.Unit().Mul(d.Unit().X * 0.7)).Unit().Mul(deep * 0.14)
			b.plate(a.Add(side), a.Sub(side), f, th*0.8, tip)
		}
	}
}

// bird is a flier with feathers or a bat's skin.
type bird struct {
	body, head  float64 // radii, feet
	span        float64 // tip to tip
	deep        float64 // of the wing, front to back
	tail        float64
	beak        float64 // length; hooked when hook is set
	hook, owl   bool
	bat         bool
	leg         float64
	plume, tip  sdf.Skin
	breast      sdf.Skin
	beakC, legC uint32
	eye         sdf.Skin
	headSkin    *sdf.Skin
	more        func(b *build)
	tuft        bool
	lanky       float64
}

func (q *bird) pose(b *build, a figures.Anim, i int) {
	p := beastPose{}
	pitch, high, tuck, up := 0.0, 0.0, 0.0, 0.0
	perched := false
	yaw, roll := 0.0, 0.0
	switch a {
	case figures.Idle:
		perched = true
		p.folded = true
		up = 52
		if i == 1 {
			yaw = 35
		}
		if q.bat {
			p.folded, perched = false, false
			p.wing = []float64{40, -20}[i]
			up = 30
		}
	case figures.Walk:
		p.wing = []float64{46, 12, -34, 4}[i]
		p.fold = []float64{-10, -38, 22, 34}[i]
		high = []float64{-0.06, 0.04, 0.1, 0.02}[i]
		tuck = 1
	case figures.Cast:
		p.wing, up, high = []float64{50, 5, 58}[i], []float64{25, 35, 48}[i], 0.12
		p.fold = []float64{0, -25, 10}[i]
		pitch = 0
	case figures.Release:
		p.wing, p.fold, up, high = 62, 12, -24, -0.05
	case figures.Hurt:
		p.wing, p.fold, up, roll, yaw = 30, -50, 40, 25, 25
	case figures.Fall:
		p.wing, p.fold, roll, up = 35, 40, 40+50*float64(i), -20
		high = -0.1 - 0.15*float64(i)
	case figures.Lie:
		p.wing, p.fold, roll, up, high = -3, 6, 10, 0, -1
	}
	r := q.body
	base := r + q.leg*0.9
	if perched {
		base = r*1.15 + q.leg
	}
	if a == figures.Lie {
		base = r * 0.75
	} else {
		base += high * q.span * 0.3
	}
	turn := sdf.Roll(roll).Then(sdf.Pitch(pitch - up))
	b.at(v3(0, 0, base), turn, func() { q.trunk(b, &p, perched, tuck, up, yaw, a) })
}

func (q *bird) trunk(b *build, p *beastPose, perched bool, tuck, up, yaw float64, a figures.Anim) {
	r := q.body
	b.part()
	l := 1.65 + q.lanky
	b.ball(v3(0, 0, 0), v3(r*l, r*0.95, r*0.95), 0, q.plume)
	b.ball(v3(r*0.35, 0, -r*0.2), v3(r*1.1, r*0.8, r*0.8), r*0.3, q.breast)
	// Tail fan.
	if q.tail > 0 {
		for i := -2.0; i <= 2; i++ {
			f := v3(-r*1.3-q.tail, i*q.tail*0.2, -r*0.15)
			b.part()
			b.plate(v3(-r*1.1, i*r*0.12-r*0.1, 0), v3(-r*1.1, i*r*0.12+r*0.1, 0), f.Add(v3(0.02, 0.02, 0)), r*0.06, q.tip)
			b.limb(v3(-r*1.1, i*r*0.12, 0), f, r*0.15, r*0.12, 0, q.tip).A[0] *= 0.7
		}
	}
	if q.bat {
		batWings(b, p, v3(r*0.4, r*0.6, r*0.3), q.span/2, q.deep, q.plume, q.tip)
	} else {
		wings(b, p, v3(r*0.55, r*0.78, r*0.3), q.span/2, q.deep, q.plume, q.tip)
	}
	// Legs.
	for s := -1.0; s <= 1; s += 2 {
		b.part()
		k := sdf.Skin{A: sdf.Hex(q.legC)}
		hip := v3(-r*0.2, s*r*0.45, -r*0.6)
		down := sdf.Pitch(up).Do(v3(0, 0, -1))
		if tuck > 0 {
			down = v3(-0.9, 0, -0.3)
		}
		if a == figures.Release {
			down = v3(0.9, 0, -0.7)
		}
		foot := hip.Add(down.Mul(q.leg + r*0.35))
		b.limb(hip, hip.Lerp(foot, 0.4), r*0.34, r*0.2, 0, q.breast)
		b.limb(hip.Lerp(foot, 0.4), foot, r*0.11, r*0.09, r*0.05, k)
		fwd := sdf.Pitch(up).Do(v3(1, 0, 0))
		for t := -1.0; t <= 1; t++ {
			b.limb(foot, foot.Add(fwd.Mul(r*0.42)).Add(v3(0, t*r*0.25, 0)).Add(down.Mul(r*0.08)), r*0.09, r*0.04, 0, k)
		}
	}
	// The head looks level whatever the body does.
	at := v3(r*1.45, 0, r*0.35)
	if q.owl {
		at = v3(r*1.3, 0, r*0.25)
	}
	b.part()
	b.limb(v3(r*0.8, 0, r*0.1), at, r*0.75, q.head*0.85, 0, q.plume)
	b.at(at, sdf.Pitch(up).Then(sdf.Yaw(yaw)), func() { q.face(b, a) })
	if q.more != nil {
		q.more(b)
	}
}

func (q *bird) face(b *build, a figures.Anim) {
	h := q.head
	skin := q.plume
	if q.headSkin != nil {
		skin = *q.headSkin
	}
	b.part()
	if q.owl {
		b.ball(v3(0, 0, 0), v3(h*0.9, h*1.08, h), 0, skin)
		for s := -1.0; s <= 1; s += 2 {
			b.part()
			d := b.ball(v3(h*0.62, s*h*0.42, h*0.02), v3(h*0.3, h*0.5, h*0.55), 0, q.breast)
			d.Turn = b.turn.Then(sdf.Yaw(s * 22))
			b.part()
			b.orb(v3(h*0.84, s*h*0.4, h*0.12), h*0.25, 0, q.eye)
			b.part()
			b.orb(v3(h*1.02, s*h*0.42, h*0.13), h*0.14, 0, dark)
			if q.tuft {
				b.part()
				b.limb(v3(h*0.1, s*h*0.6, h*0.7), v3(-h*0.05, s*h*0.95, h*1.35), h*0.25, h*0.04, 0, q.plume)
			}
		}
		b.part()
		b.chain([]vec{v3(h*0.9, 0, h*0.05), v3(h*1.15, 0, -h*0.1), v3(h*1.1, 0, -h*0.38)}, h*0.16, h*0.04, 0.01, sdf.Skin{A: sdf.Hex(q.beakC)})
		return
	}
	b.ball(v3(0, 0, 0), v3(h*1.1, h*0.92, h*0.95), 0, skin)
	if q.bat {
		b.ball(v3(h*0.8, 0, -h*0.15), v3(h*0.5, h*0.45, h*0.4), h*0.3, skin)
		for s := -1.0; s <= 1; s += 2 {
			b.part()
			b.limb(v3(-h*0.1, s*h*0.5, h*0.5), v3(-h*0.2, s*h*1.15, h*1.9), h*0.5, h*0.08, 0, skin)
			b.part()
			b.limb(v3(h*0.2, s*h*0.55, h*0.65), v3(h*0.02, s*h*1.05, h*1.5), h*0.26, h*0.04, 0, sdf.Skin{A: sdf.Hex(0xa8706a)})
			b.part()
			b.orb(v3(h*0.8, s*h*0.5, h*0.25), h*0.17, 0, q.eye)
			b.limb(v3(h*1.1, s*h*0.2, -h*0.3), v3(h*1.15, s*h*0.2, -h*0.75), h*0.09, h*0.02, 0, white)
		}
		b.part()
		b.orb(v3(h*1.28, 0, -h*0.05), h*0.16, 0, dark)
		return
	}
	if q.hook {
		hook(b, h*0.9, q.beakC)
	} else {
		b.part()
		k := sdf.Skin{A: sdf.Hex(q.beakC)}
		b.limb(v3(h*0.7, 0, 0), v3(h*0.9+q.beak, 0, -h*0.2), h*0.4, h*0.07, 0, k)
		if a == figures.Release || a == figures.Hurt || a == figures.Cast {
			b.limb(v3(h*0.7, 0, -h*0.2), v3(h*0.8+q.beak*0.8, 0, -h*0.75), h*0.28, h*0.05, 0, k)
		}
	}
	for s := -1.0; s <= 1; s += 2 {
		b.part()
		b.orb(v3(h*0.6, s*h*0.68, h*0.2), h*0.24, 0, q.eye)
		b.part()
		b.orb(v3(h*0.72, s*h*0.78, h*0.24), h*0.13, 0, dark)
		b.part()
		b.orb(v3(h*0.78, s*h*0.78, h*0.4), h*0.09, 0, white)
		if q.hook {
			b.part()
			b.limb(v3(h*0.95, s*h*0.4, h*0.42), v3(h*0.2, s*h*0.85, h*0.5), h*0.12, h*0.1, 0, skin)
		}
	}
}

// batWings are skin stretched over fingers.
func batWings(b *build, p *beastPose, root vec, span, deep float64, fur, skin sdf.Skin) {
	for s := -1.0; s <= 1; s += 2 {
		r := v3(root.X, root.Y*s, root.Z)
		y := v3(0, s, 0)
		ang, outer := p.wing, p.wing*0.3+p.fold
		shrink := 1.0
		if p.folded {
			ang, outer, shrink = 62, -72, 0.62
		}
		in := sdf.Roll(ang * s)
		out := sdf.Roll(outer * s)
		wrist := r.Add(in.Do(v3(span*0.12, 0, 0).Add(y.Mul(span * 0.38 * shrink))))
		tips := []vec{}
		for i := range 4 {
			t := float64(i) / 3
			tips = append(tips, wrist.Add(out.Do(v3(-deep*(0.2+1.0*t), 0, 0).Add(y.Mul(span*(0.6-0.52*t)*shrink)))))
		}
		th := deep * 0.018
		b.part()
		b.limb(r, wrist, deep*0.09, deep*0.05, 0, fur)
		for _, t := range tips {
			b.limb(wrist, t, deep*0.045, deep*0.02, 0, fur)
		}
		b.part()
		for i := 0; i+1 < len(tips); i++ {
			// The edge hangs in between the fingers.
			mid := tips[i].Lerp(tips[i+1], 0.5).Lerp(wrist, 0.22)
			b.plate(wrist, tips[i], mid, th, skin)
			b.plate(wrist, mid, tips[i+1], th, skin)
		}
		flank := r.Add(v3(-deep*0.95, -s*root.Y*0.2, -root.Z))
		last := tips[len(tips)-1]
		mid := last.Lerp(flank, 0.5).Lerp(wrist, 0.2)
		b.plate(wrist, last, mid, th, skin)
		b.plate(wrist, mid, flank, th, skin)
		b.plate(wrist, r, flank, th, skin)
	}
}

func fly(name string, size Size, q bird) *Figure {
	return &Figure{Name: name, Size: size, Count: full, Pose: q.pose, Flies: true}
}

func feathers(a, c uint32, per float64) sdf.Skin {
	return sdf.Skin{A: sdf.Hex(a), B: sdf.Hex(c), Print: sdf.Feathers, Per: per}
}

// times is a copy x times as large.
func (q bird) times(x float64) bird {
	for _, f := range []*float64{&q.body, &q.head, &q.span, &q.deep, &q.tail, &q.beak, &q.leg} {
		*f *= x
	}
	q.plume.Per /= x
	q.breast.Per /= x
	return q
}

func birds() []*Figure {
	yellow := sdf.Skin{A: sdf.Hex(0xf2c23a), Glow: 0.25}
	owl := bird{body: 0.33, head: 0.33, span: 3.8, deep: 0.85, tail: 0.4, owl: true, tuft: true, leg: 0.16,
		plume: feathers(0x96724a, 0x7a5a38, 5), tip: sdf.Skin{A: sdf.Hex(0x6a4c2e), B: sdf.Hex(0xa88456), Print: sdf.Rings, Per: 4},
		breast: sdf.Skin{A: sdf.Hex(0xe8dcc0), B: sdf.Hex(0xa08058), Print: sdf.Spots, Per: 9}, beakC: 0x3a3230, legC: 0xd8c8a0, eye: yellow}
	raven := bird{body: 0.24, head: 0.19, span: 3.4, deep: 0.7, tail: 0.5, beak: 0.22, leg: 0.14,
		plume: sdf.Skin{A: sdf.Hex(0x34343f)}, tip: sdf.Skin{A: sdf.Hex(0x24242e)}, breast: sdf.Skin{A: sdf.Hex(0x3c3c4a)},
		beakC: 0x4a4a52, legC: 0x44424a, eye: sdf.Skin{A: sdf.Hex(0x9a8a6a)}}
	hawk := bird{body: 0.27, head: 0.2, span: 3.6, deep: 0.75, tail: 0.55, hook: true, leg: 0.15,
		plume: feathers(0x865a38, 0x6a4428, 5), tip: sdf.Skin{A: sdf.Hex(0x5c3c24), B: sdf.Hex(0xa07a52), Print: sdf.Rings, Per: 5},
		breast: sdf.Skin{A: sdf.Hex(0xf0e4cc), B: sdf.Hex(0x9a6a40), Print: sdf.Spots, Per: 9}, beakC: 0xe0b040, legC: 0xe0b040, eye: yellow}
	eagle := hawk.times(1.9)
	eagle.plume, eagle.tip = feathers(0x5a3e2a, 0x46301f, 3), sdf.Skin{A: sdf.Hex(0x3a2718)}
	eagle.breast = sdf.Skin{A: sdf.Hex(0x5a3e28)}
	pale := sdf.Skin{A: sdf.Hex(0xf4efe4)}
	eagle.headSkin = &pale
	giantEagle := eagle.times(2.6)
	gold := sdf.Skin{A: sdf.Hex(0xd8a050)}
	giantEagle.headSkin = &gold
	giantOwl := owl.times(4.4)
	direBat := bird{body: 0.8, head: 0.52, span: 14, deep: 3.2, leg: 0.3, bat: true,
		plume: *flat(0x5a4436), tip: sdf.Skin{A: sdf.Hex(0x3a2826), B: sdf.Hex(0x6a4038), Print: sdf.Marble, Per: 0.8}, breast: *flat(0x7a5e48),
		legC: 0x3a2826, eye: *shine(0xff5030, 0.6)}
	bat := direBat.times(0.1)
	return []*Figure{fly("owl", Tiny, owl), fly("raven", Tiny, raven), fly("hawk", Tiny, hawk), fly("eagle", Small, eagle),
		fly("dire_bat", Large, direBat), fly("bat", Diminutive, bat), fly("eagle_giant", Large, giantEagle), fly("owl_giant", Large, giantOwl), moth()}
}

// moth is a few pixels of wings.
func moth() *Figure {
	count := full
	return &Figure{Name: "moth", Size: Fine, Count: count, Flies: true, Pose: func(b *build, a figures.Anim, i int) {
		w := []float64{55, -5}[i%2]
		if a == figures.Lie || a == figures.Fall {
			w = 0
		}
		pale := sdf.Skin{A: sdf.Hex(0xe8dcc0), B: sdf.Hex(0xa88a60), Print: sdf.Spots, Per: 14}
		b.at(v3(0, 0, 0.12), sdf.Pitch(-15), func() {
			b.part()
			b.ball(v3(0, 0, 0), v3(0.11, 0.035, 0.035), 0, sdf.Skin{A: sdf.Hex(0x8a7250)})
			for s := -1.0; s <= 1; s += 2 {
				t := sdf.Roll(w * s)
				b.plate(v3(0.06, 0, 0), t.Do(v3(0.12, s*0.22, 0)), t.Do(v3(-0.06, s*0.2, 0)), 0.02, pale)
				b.plate(v3(-0.02, 0, 0), t.Do(v3(-0.04, s*0.18, 0)), t.Do(v3(-0.16, s*0.1, 0)), 0.02, pale)
			}
		})
	}}
}
