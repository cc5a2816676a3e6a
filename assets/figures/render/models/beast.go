package models

import (
	"mageduel/assets/figures"
	"mageduel/assets/figures/render/sdf"
)

// Ears.
const (
	pointed = iota + 1
	round
	long
	flop
)

// beast is a four-legged body. Lengths are in feet unless said.
type beast struct {
	long, high          float64 // shoulder to hip; ground to back
	chest, belly, rump  float64 // radii
	wide                float64 // width of the trunk against its height, 1 when round
	neck, neckUp, neckR float64 // length, degrees above level, radius
	skull               float64 // radius
	snout, snoutR       float64 // length and radius of its end
	blunt               float64 // how deep the muzzle is against its width, 0 for 1
	ear                 int
	earLen              float64
	leg, foot           float64 // radii at the top and at the ground
	hoof, sprawl        bool
	tail, tailR, tailUp float64 // length, radius, degrees
	tailEnd             float64 // radius at the end
	tailMid             float64 // radius of a bush in the middle, 0 for none
	stride              float64 // half a pace
	coat                sdf.Skin
	face, shank, brush  *sdf.Skin
	eye                 *sdf.Skin
	more                func(b *build, p *beastPose)
	onHead              func(b *build, p *beastPose)
	headless            bool
}

// beastPose is how it holds itself in one frame.
type beastPose struct {
	gait                float64 // 0 to 1, or below 0 standing
	rise, pitch, reach  float64 // of the trunk: feet up, degrees nose up, feet ahead
	nod, turn, jaw, wag float64 // of head and tail
	roll                float64
	crouch              float64
	wing                float64 // degrees above level
	folded              bool
	fold                float64
	step                float64 // fore feet ahead, in strides
	flat, limp          bool
	stretch, breath     float64
}

func beastStance(a figures.Anim, i int) beastPose {
	p := beastPose{gait: -1, folded: true}
	switch a {
	case figures.Idle:
		p.wag = 8
		if i == 1 {
			p.breath, p.nod, p.wag, p.turn = 0.04, 5, -12, 10
		}
	case figures.Walk:
		p.gait = float64(i) / 4
		p.rise = 0.03 * cos(2*p.gait)
		p.nod = 4 * sin(2*p.gait)
		p.wag = 12 * sin(p.gait)
		p.stretch = 1
	case figures.Cast:
		p.crouch = [3]float64{0.1, 0.22, 0.12}[i]
		p.pitch = [3]float64{-3, -10, 8}[i]
		p.nod = [3]float64{-4, 10, -14}[i]
		p.jaw = [3]float64{6, 14, 30}[i]
		p.reach = [3]float64{-0.05, -0.16, 0.1}[i]
		p.step, p.wag = [3]float64{0, 0.3, 0.8}[i], 14
		p.folded, p.wing = i == 0, 35
	case figures.Release:
		p.pitch, p.nod, p.jaw, p.reach, p.step, p.wag = 14, -4, 34, 0.38, 1.3, -6
		p.folded, p.wing, p.rise = false, 55, 0.06
	case figures.Hurt:
		p.pitch, p.nod, p.turn, p.reach, p.crouch, p.jaw, p.roll, p.step = 5, -22, 35, -0.2, 0.16, 26, 10, -0.4
		p.folded, p.wing = false, 20
	case figures.Fall:
		if i == 0 {
			p.roll, p.crouch, p.nod, p.jaw, p.pitch = 26, 0.35, 14, 16, -6
		} else {
			p.roll, p.crouch, p.nod, p.limp = 62, 0.3, 4, true
		}
		p.folded, p.wing = false, 10
	case figures.Lie:
		p.flat, p.limp, p.roll, p.nod, p.wag = true, true, 86, 0, 4
		p.wing = 4
	}
	return p
}

func (q *beast) pose(b *build, a figures.Anim, i int) {
	p := beastStance(a, i)
	q.stand(b, &p)
}

func (q *beast) stand(b *build, p *beastPose) {
	w := q.wide
	if w == 0 {
		w = 0.8
	}
	place := v3(0, 0, 0)
	if p.roll > 15 {
		s := p.roll / 86
		place = v3(0, q.high*0.55*s, q.chest*w*0.95*s)
	}
	b.at(place, sdf.Roll(p.roll), func() { q.trunk(b, p, w) })
}

func (q *beast) skinOr(k *sdf.Skin) sdf.Skin {
	if k != nil {
		return *k
	}
	return q.coat
}

func (q *beast) trunk(b *build, p *beastPose, w float64) {
	h := q.high
	mid := h - q.chest*0.98 + p.rise*h - p.crouch*h*0.45
	turn := sdf.Pitch(-p.pitch)
	x := p.reach * q.long
	fore, hind := v3(q.long/2+x, 0, mid), v3(-q.long/2+x*0.6, 0, mid+(q.chest-q.rump)*0.5)
	lift := sin(p.pitch/360) * q.long * 0.5
	fore.Z += lift
	hind.Z -= lift * 0.6
	c := q.coat
	k := q.high * 0.12
	body := func(p, r vec) { b.add(sdf.Shape{Kind: sdf.Ball, A: [8]float64{r.X, r.Y, r.Z}, K: k}, p, turn, c) }
	b.part()
	body(fore, v3(q.chest*1.05, q.chest*w, q.chest*(1+p.breath)))
	body(hind, v3(q.rump*1.1, q.rump*w, q.rump))
	b.limb(fore.Lerp(hind, 0.08), hind.Lerp(fore, 0.08), q.chest*0.86*w, q.belly*w, k*1.5, c)
	b.limb(fore.Lerp(hind, 0.1).Add(v3(0, 0, q.chest*0.12)), hind.Lerp(fore, 0.1), q.chest*0.8*w, q.belly*w, k, c)
	// Tail.
	base := hind.Add(turn.Do(v3(-q.rump*0.85, 0, q.rump*0.5)))
	tail := []vec{base}
	const n = 5
	at := base
	up := q.tailUp
	if p.limp {
		up = -10
	}
	for i := range n {
		t := float64(i) / (n - 1)
		d := sdf.Yaw(p.wag * (0.5 + t)).Do(sdf.Pitch(up + (p.stretch-0.5)*0 + 22*t*sign(up)*-1).Do(v3(-1, 0, 0)))
		at = at.Add(d.Mul(q.tail / n))
		tail = append(tail, at)
	}
	if q.tail > 0 {
		s := q.skinOr(q.brush)
		if q.tailMid > 0 {
			for i := 0; i < n; i++ {
				r := func(i int) float64 {
					t := float64(i) / n
					return q.tailR + (q.tailMid-q.tailR)*sin(t*0.62)*1.0 - (q.tailMid-q.tailEnd)*max(0, t-0.75)*3
				}
				b.limb(tail[i], tail[i+1], max(r(i), 0.01), max(r(i+1), 0.01), k*0.5, s)
			}
		} else {
			b.chain(tail, q.tailR, q.tailEnd, k*0.4, s)
		}
	}
	// Neck and head.
	nape := fore.Add(turn.Do(v3(q.chest*0.45, 0, q.chest*0.35)))
	tilt := q.neckUp + p.pitch - p.nod
	dir := sdf.Yaw(p.turn * 0.4).Do(sdf.Pitch(-tilt).Do(v3(1, 0, 0)))
	head := nape.Add(dir.Mul(q.neck))
	b.limb(nape.Sub(dir.Mul(q.chest*0.3)), head, q.neckR*1.25, q.neckR, k, c)
	q.legs(b, p, fore, hind, w)
	if !q.headless {
		b.at(head, sdf.Yaw(p.turn).Then(sdf.Pitch(-p.pitch*0.5+p.nod)), func() { q.head(b, p) })
	}
	if q.more != nil {
		b.at(fore, turn, func() { q.more(b, p) })
	}
}

func sign(x float64) float64 {
	if x < 0 {
		return -1
	}
	return 1
}

func (q *beast) head(b *build, p *beastPose) {
	r := q.skull
	f := q.skinOr(q.face)
	deep := q.blunt
	if deep == 0 {
		deep = 1
	}
	b.ball(v3(0, 0, 0), v3(r*1.08, r*0.92, r*0.95), r*0.5, q.coat)
	b.part()
	b.ball(v3(r*0.1, 0, 0), v3(r, r*0.9, r*0.92), 0, f)
	tip := v3(r*0.75+q.snout, 0, -r*0.32)
	b.limb(v3(r*0.45, 0, -r*0.12), tip, r*0.62, q.snoutR, r*0.4, f)
	jaw := sdf.Pitch(p.jaw).Do(v3(q.snout+r*0.55, 0, 0))
	hinge := v3(r*0.15, 0, -r*0.5)
	b.limb(hinge, hinge.Add(jaw), r*0.36, q.snoutR*0.62, r*0.12, f)
	if p.jaw > 10 {
		b.part()
		b.limb(hinge.Add(v3(r*0.2, 0, r*0.05)), hinge.Add(jaw.Mul(0.9)).Add(v3(0, 0, q.snoutR*0.55)), r*0.22, q.snoutR*0.4, 0, sdf.Skin{A: sdf.Hex(0xb04a4a)})
		for s := -1.0; s <= 1; s += 2 {
			b.limb(tip.Add(v3(-q.snoutR*0.6, s*q.snoutR*0.55, -q.snoutR*0.5)), tip.Add(v3(-q.snoutR*0.5, s*q.snoutR*0.5, -q.snoutR*1.5)), q.snoutR*0.22, q.snoutR*0.05, 0, white)
		}
	}
	b.part()
	b.ball(tip.Add(v3(q.snoutR*0.7, 0, q.snoutR*0.35)), v3(q.snoutR*0.5, q.snoutR*0.62, q.snoutR*0.45), 0, dark)
	eye := dark
	if q.eye != nil {
		eye = *q.eye
	}
	for s := -1.0; s <= 1; s += 2 {
		b.part()
		b.orb(v3(r*0.72, s*r*0.55, r*0.22), r*0.2, 0, eye)
		if eye.Glow == 0 {
			b.part()
			b.orb(v3(r*0.84, s*r*0.6, r*0.32), r*0.075, 0, white)
		}
		b.part()
		e := q.earLen
		back := v3(-r*0.25, s*r*0.62, r*0.6)
		in := sdf.Skin{A: q.coat.A.Mix(sdf.Hex(0xd09a8a), 0.45)}
		switch q.ear {
		case pointed:
			b.limb(back, back.Add(v3(-e*0.1, s*e*0.3, e)), r*0.36, r*0.06, 0, q.coat)
			b.part()
			b.limb(back.Add(v3(r*0.25, 0, r*0.05)), back.Add(v3(r*0.06, s*e*0.24, e*0.7)), r*0.16, r*0.03, 0, in)
		case round:
			b.ball(back.Add(v3(0, s*e*0.25, e*0.3)), v3(e*0.25, e*0.5, e*0.5), r*0.2, q.coat)
			b.part()
			b.ball(back.Add(v3(e*0.16, s*e*0.28, e*0.32)), v3(e*0.14, e*0.3, e*0.3), 0, in)
		case long:
			tipE := back.Add(v3(-e*0.45, s*e*0.25, e))
			b.limb(back, back.Lerp(tipE, 0.55), r*0.28, r*0.36, 0, q.coat)
			b.limb(back.Lerp(tipE, 0.55), tipE, r*0.36, r*0.1, r*0.1, q.coat)
		case flop:
			b.chain([]vec{back, back.Add(v3(0, s*e*0.4, e*0.05)), back.Add(v3(e*0.1, s*e*0.6, -e*0.75))}, r*0.3, r*0.22, r*0.1, q.skinOr(q.brush))
		}
	}
	if q.onHead != nil {
		q.onHead(b, p)
	}
}

func (q *beast) legs(b *build, p *beastPose, fore, hind vec, w float64) {
	s := q.skinOr(q.shank)
	for i := range 4 {
		front, side := i < 2, float64(i%2*2-1)
		root := hind
		girth := q.rump
		if front {
			root, girth = fore, q.chest
		}
		spread := girth * w * 0.62
		out := spread
		if q.sprawl {
			out = spread * 2.1
		}
		hip := v3(root.X, side*spread, root.Z-girth*0.25)
		home := q.long / 2
		if !front {
			home = -home - q.rump*0.15
		}
		foot := v3(home, side*out, q.foot)
		switch {
		case p.gait >= 0:
			t := p.gait
			if front == (side > 0) {
				t += 0.5
			}
			foot.X += q.stride * cos(t)
			foot.Z += max(0, -sin(t)) * q.stride * 0.55
		case p.limp:
			foot.X += side * 0.15 * q.high * (1 - 0.5*p.nod/14)
			foot.Z += 0.1 * q.high * (1 - side) * 0.3
		case front:
			foot.X += q.stride * p.step * (1 + 0.3*side)
			if p.step > 1 {
				foot.Z += q.high * 0.22 * (1 + side*0.3)
			}
		default:
			foot.X += q.stride * -0.15 * p.step
		}
		l := hip.Z * 0.56
		if q.sprawl {
			l = hip.Sub(foot).Len() * 0.62
		}
		k := q.high * 0.1
		if front || q.sprawl {
			hint := v3(-1, 0, 0)
			if q.sprawl {
				hint = v3(-0.3, side*0.4, 1)
			}
			ankle := foot.Add(v3(-q.foot*0.4, 0, q.high*0.08))
			elbow, ankle := bend(hip, ankle, l*0.95, l*0.92, hint)
			b.limb(hip, elbow, q.leg*1.15, q.leg*0.8, k, s)
			b.limb(elbow, ankle, q.leg*0.8, q.foot*0.85, k*0.5, s)
			foot = ankle.Add(v3(q.foot*0.4, 0, -q.high*0.08))
		} else {
			hock := foot.Add(v3(-q.high*0.13, 0, q.high*0.27))
			knee, hock := bend(hip, hock, l*0.72, l*0.62, v3(1, 0, 0.1))
			b.limb(hip, knee, q.leg*1.6, q.leg*1.0, k, s)
			b.limb(knee, hock, q.leg*0.95, q.foot*0.85, k*0.4, s)
			b.limb(hock, foot.Add(v3(-q.foot*0.4, 0, q.foot*0.5)), q.foot*0.85, q.foot*0.8, k*0.3, s)
		}
		if q.hoof {
			b.limb(foot.Add(v3(0, 0, q.foot*1.2)), foot.Add(v3(q.foot*0.3, 0, -q.foot*0.3)), q.foot*0.85, q.foot*1.05, 0.02, sdf.Skin{A: sdf.Hex(0x2a2320)})
		} else {
			b.ball(foot.Add(v3(q.foot*0.6, 0, -q.foot*0.25)), v3(q.foot*1.6, q.foot*1.15, q.foot*0.85), q.foot*0.5, s)
		}
	}
}
