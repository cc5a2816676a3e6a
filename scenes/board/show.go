package board

import "math"

// nearOf is how near a run's picture is, for the order of drawing.
func (b *Board) nearOf(r *run) float64 {
	p := &b.cam.Projection
	n := p.Near(r.z.X, r.z.Y) + 0.1
	switch r.Kind {
	case Missiles, Rays, Bolt, Gust, Orb, Burst, Charm, HoldFast, Drain, Doom, Counter, Fizzle:
		n = max(n, p.Near(r.a.X, r.a.Y)+0.1)
	}
	return n
}

// show pushes what an effect draws by itself, specks apart.
func (b *Board) show(r *run) {
	m := &materials[r.Energy]
	g := &b.glowB
	pr := &b.cam.Projection
	ft := lengthPerFoot * pr.Zoom
	dim := b.bright * r.glare
	switch r.Kind {
	case GatherSpell:
		at := r.a
		if p := b.pose(r.Figure); p != nil {
			at = b.hands(p)
		}
		mn := &manners[r.School]
		k := ease(r.way()) * (1 - r.after()) * dim
		x, y := b.px(at.X, at.Y, at.Z)
		s := (2.2 + 0.3*math.Sin(r.age*0.35)) * ft * (0.4 + 0.6*r.way())
		g.box(sprGlow, x, y, s*2.2, s*2.2, glow(mn.deep, 0.7*k))
		g.box(sprDisc, x, y, s, s, glow(mn.bright, 0.85*k))
		if r.School == Necromancy {
			g.box(sprDisc, x, y, s*0.7, s*0.7, paint(rgb{0, 0.02, 0.01}, 0.8*k))
		}
	case LetGo:
		mn := &manners[r.School]
		k := math.Sin(math.Pi*min(r.age/(r.lead+r.tail), 1)) * dim
		x, y := b.px(r.a.X, r.a.Y, r.a.Z)
		g.box(sprGlow, x, y, 6*ft*k, 6*ft*k, glow(mn.bright, 0.7*k))
		g.box(sprRing, x, y, (1+r.age*0.3)*ft, (1+r.age*0.3)*ft, glow(mn.bright, 0.5*k))
	case Orb, Burst:
		if r.way() < 1 {
			at := arcAt(r.a, r.z, r.way(), 0, distance(r.a, r.z)*0.055)
			x, y := b.px(at.X, at.Y, at.Z)
			s := 1.7 * ft
			if r.Kind == Burst {
				s = 1.1 * ft
			}
			g.box(sprGlow, x, y, s*3, s*3, glow(m.mid, 0.7*dim))
			g.box(sprDisc, x, y, s, s*(1+0.08*math.Sin(r.age)), half(m.hot, 0.95*dim, 0.6))
			if r.Energy == Acid || r.Energy == Water {
				g.box(sprBubble, x, y, s*1.2, s*1.2, half(m.hot, 0.8*dim, 0.3))
			}
			return
		}
		if r.Kind == Burst && r.Energy != Negative && r.Energy != Sonic {
			k := swell(r) * dim
			x, y := b.px(r.z.X, r.z.Y, r.z.Z+2)
			s := r.Radius * 2.6 * ft
			g.box(sprGlow, x, y, s, s*0.75, glow(m.mid, 0.50*k))
			g.box(sprGlow, x, y, s*0.6, s*0.5, glow(m.hot, 0.35*k))
		}
	case Missiles:
		for i := range r.ends {
			t := b.dartTime(r, i)
			if t <= 0 || t >= 1 {
				continue
			}
			mm := &materials[Force]
			for n := range 9 {
				q := dartAt(r, i, max(t-float64(n)*0.018, 0))
				x, y := b.px(q.X, q.Y, q.Z)
				k := (1 - float64(n)/9) * dim
				g.box(sprDisc, x, y, 1.2*ft*k, 1.2*ft*k, glow(mm.mid, 0.5*k))
			}
			q := dartAt(r, i, t)
			x, y := b.px(q.X, q.Y, q.Z)
			g.box(sprStar, x, y, 2.4*ft, 2.4*ft, glow(mm.hot, 0.9*dim))
			g.box(sprGlow, x, y, 4*ft, 4*ft, glow(mm.mid, 0.5*dim))
		}
	case Rays:
		t := r.way()
		k := math.Pow(1-r.after(), 1.5) * dim
		for i, p := range r.ends {
			head := between(r.a, p, t)
			x0, y0 := b.px(r.a.X, r.a.Y, r.a.Z)
			x1, y1 := b.px(head.X, head.Y, head.Z)
			w := (0.75 + 0.12*math.Sin(r.age*0.9+float64(i)*2)) * ft
			if r.Energy == Negative {
				b.line(g, x0, y0, x1, y1, w*2.4, paint(m.cool, 0.75*k), paint(m.cool, 0.75*k))
				b.line(g, x0, y0, x1, y1, w*0.6, glow(rgb{0.5, 0.9, 0.6}, 0.5*k), glow(rgb{0.5, 0.2, 0.6}, 0.7*k))
				continue
			}
			b.line(g, x0, y0, x1, y1, w*4.5, glow(m.cool, 0.5*k), glow(m.mid, 0.6*k))
			b.line(g, x0, y0, x1, y1, w*1.7, glow(m.mid, 0.8*k), glow(m.mid, 0.9*k))
			b.line(g, x0, y0, x1, y1, w*0.6, glow(m.hot, 0.9*k), glow(m.hot, 0.9*k))
			g.box(sprGlow, x1, y1, 6*ft*k, 6*ft*k, glow(m.mid, 0.7*k))
		}
	case Bolt:
		b.showBolt(r, m)
	case Cone:
		k := math.Sin(math.Pi*min(max((r.age-r.lead*0.3)/(r.lead*0.7+r.tail*0.6), 0), 1)) * dim
		x, y := b.px(r.a.X, r.a.Y, r.a.Z)
		g.box(sprGlow, x, y, 7*ft, 7*ft, glow(m.mid, 0.6*k))
	case Ward:
		mn := &manners[Abjuration]
		if r.School != Unknown {
			mn = &manners[r.School]
		}
		t := ease(r.way())
		k := math.Sin(math.Pi*min(r.age/(r.lead+r.tail), 1)) * dim
		x, y := b.px(r.z.X, r.z.Y, r.z.Z)
		s := (9.5 - 2.6*t) * ft
		g.box(sprHexes, x, y, s*0.86, s, glow(mn.bright, 0.75*k))
		b.flat(g, sprRing, r.z.X, r.z.Y, 0.1, 4-t*1.2, 0, glow(mn.bright, 0.6*k))
	case Disc:
		t := easeOut(r.way())
		k := math.Sin(math.Pi*min(r.age/(r.lead+r.tail), 1)) * dim
		x, y := b.px(r.z.X, r.z.Y, r.z.Z)
		g.box(sprBubble, x, y, 6.4*ft*t, 7*ft*t, glow(materials[Force].hot, 0.8*k))
		g.box(sprRing, x, y, 7.5*ft*t, 8*ft*t, glow(materials[Force].mid, 0.6*k))
	case Charm:
		if r.way() >= 1 {
			mn := &manners[Enchantment]
			for i := range 3 {
				t := math.Mod(r.after()*1.5+float64(i)/3, 1)
				b.flat(g, sprRing, r.z.X, r.z.Y, r.z.Z+3-t*6+0.4, 2.4-t*0.6, 0, glow(mn.bright, 0.6*math.Sin(math.Pi*t)*(1-r.after())*dim))
			}
		}
	case Lift:
		mn := &manners[Transmutation]
		t := min(r.age/(r.lead+r.tail), 1)
		for i := range 3 {
			u := math.Mod(t*2+float64(i)/3, 1)
			b.flat(g, sprRing, r.z.X, r.z.Y, 0.1+u*4, 2.6-u*0.9, 0, glow(mn.bright, 0.5*math.Sin(math.Pi*u)*math.Sin(math.Pi*t)*dim))
		}
	case HoldFast:
		if r.way() >= 1 {
			mn := &manners[Enchantment]
			k := (1 - r.after()*0.8) * dim
			for i := range 3 {
				h := r.z.Z - 1.8 + float64(i)*1.8
				b.flat(g, sprRing, r.z.X, r.z.Y, h, 3.6-2*easeOut(r.after()*2), 0, glow(mn.bright, 0.8*k))
			}
		}
	case Unweave:
		t := r.way()
		k := (1 - r.after()) * dim
		rad := 3.0
		if r.Radius > 0 {
			rad = r.Radius
		}
		mn := &manners[Abjuration]
		b.flat(g, sprCircle, r.z.X, r.z.Y, 0.1, rad*(1.4-0.4*t)+rad*0.3*r.after(), r.age*0.05, glow(mn.bright, 0.7*t*k))
		if r.after() > 0 {
			b.flat(g, sprWave, r.z.X, r.z.Y, 0.2, rad*1.8*easeOut(r.after()), 0, glow(mn.bright, 0.6*k))
		}
	case Arrive, Depart:
		mn := &manners[Conjuration]
		if r.School != Unknown {
			mn = &manners[r.School]
		}
		k := math.Sin(math.Pi*min(r.age/(r.lead+r.tail), 1)) * dim
		rad := max(r.Radius, 3) * (1.1 + 0.15*easeOut(r.way()))
		b.flat(g, sprCircle, r.z.X, r.z.Y, 0.05, rad*1.15, r.age*0.035, glow(mn.bright, 0.95*k))
		b.flat(g, sprGlow, r.z.X, r.z.Y, 0.05, rad*1.5, 0, glow(mn.deep, 0.8*k))
		t := math.Sin(math.Pi * min(max((r.age-r.lead*0.5)/(r.lead*0.5+r.tail), 0), 1))
		x, y := b.px(r.z.X, r.z.Y, 0)
		w := rad * 1.3 * ft * t
		g.whole(sprStreak, x-w/2, y-12*ft, x+w/2, y-12*ft, x+w/2, y, x-w/2, y, ink4{}, ink4{}, glow(mn.bright, 0.4*t*dim), glow(mn.bright, 0.4*t*dim))
		g.box(sprGlow, x, y-2.5*ft, w*1.6, 9*ft*t, glow(mn.bright, 0.45*t*dim))
	case Vanish, Appear, Split, Jump, Mend:
		k := math.Sin(math.Pi*min(r.age/(r.lead+r.tail), 1)) * dim
		mn := &manners[Illusion]
		hue := mn.bright
		if r.Kind == Mend {
			hue = materials[Positive].mid
		}
		x, y := b.px(r.z.X, r.z.Y, r.z.Z)
		g.box(sprGlow, x, y, 7*ft, 9*ft, glow(hue, 0.4*k))
		if r.Kind == Jump {
			for _, p := range [2]Point{r.a, r.z} {
				x, y := b.px(p.X, p.Y, p.Z+3)
				g.box(sprStreak, x, y, 1.4*ft*k, 8*ft, glow(manners[Conjuration].bright, 0.8*k))
			}
		}
	case Drain, Doom:
		if r.way() >= 1 {
			k := math.Sin(math.Pi*math.Sqrt(r.after())) * dim
			x, y := b.px(r.z.X, r.z.Y, r.z.Z)
			s := 9 * ft
			if r.Kind == Doom {
				s = 13 * ft
			}
			g.box(sprGlow, x, y, s, s, paint(rgb{0.01, 0.005, 0.02}, 0.8*k))
			g.box(sprRing, x, y, s*(0.9-0.7*easeOut(r.after())), s*(0.9-0.7*easeOut(r.after())), glow(rgb{0.5, 0.95, 0.55}, 0.6*k))
		} else if r.Kind == Doom {
			at := between(r.a, r.z, ease(r.way()))
			x0, y0 := b.px(r.a.X, r.a.Y, r.a.Z)
			x1, y1 := b.px(at.X, at.Y, at.Z)
			b.line(g, x0, y0, x1, y1, 1.6*ft, paint(rgb{0.01, 0.01, 0.01}, 0.7*dim), paint(rgb{0.01, 0.01, 0.01}, 0.9*dim))
			b.line(g, x0, y0, x1, y1, 0.4*ft, glow(rgb{0.4, 0.9, 0.5}, 0.3*dim), glow(rgb{0.5, 1, 0.6}, 0.8*dim))
		}
	case Counter:
		mid := between(r.a, r.z, 0.5)
		mid.Z += 2
		x, y := b.px(mid.X, mid.Y, mid.Z)
		one, two := &manners[r.School], &manners[Abjuration]
		if r.way() >= 1 {
			k := swell(r) * dim
			g.box(sprGlow, x, y, 15*ft, 15*ft, glow(mixRGB(one.bright, two.bright, 0.5), 0.6*k))
			g.box(sprStar, x, y, 8*ft*k, 8*ft*k, glow(two.bright, 0.8*k))
			return
		}
		t := ease(r.way())
		for i, from := range [2]Point{r.a, r.z} {
			mn := one
			if i == 1 {
				mn = two
			}
			px, py := b.px(from.X, from.Y, from.Z)
			for n := range 10 {
				q := arcAt(from, mid, t*float64(n+1)/10, 2.5*math.Sin(r.age*0.2+float64(n)*0.3), 1.5)
				qx, qy := b.px(q.X, q.Y, q.Z)
				k := (0.2 + 0.8*float64(n)/10) * dim
				b.line(g, px, py, qx, qy, (0.5+0.9*float64(n)/10)*ft, glow(mn.bright, 0.5*k), glow(mn.bright, 0.6*k))
				px, py = qx, qy
			}
			g.box(sprGlow, px, py, 5*ft, 5*ft, glow(mn.bright, 0.7*dim))
		}
	case Fizzle:
		if r.way() < 1 {
			at := between(r.a, r.z, r.way())
			x, y := b.px(at.X, at.Y, at.Z)
			g.box(sprGlow, x, y, 4*ft, 4*ft, glow(m.mid, 0.7*dim))
			g.box(sprDisc, x, y, 1.6*ft, 1.6*ft, glow(m.hot, 0.9*dim))
			return
		}
		x, y := b.px(r.z.X, r.z.Y, r.z.Z)
		k := swell(r) * dim
		g.box(sprGlow, x, y, 9*ft, 9*ft, glow(rgb{0.5, 0.9, 1}, 0.6*k))
	case Slash, Bite, Claw, Blow:
		b.showStrike(r)
	case Expel:
		p := b.expelAt(r)
		x, y := b.px(p.X, p.Y, p.Z+3)
		k := math.Sin(math.Pi*r.way()) * dim
		g.box(sprBubble, x, y, 9*ft, 10*ft, glow(rgb{0.6, 0.9, 1}, 0.6*k))
	}
}

func (b *Board) showStrike(r *run) {
	t := min(max((r.age-r.lead*0.5)/(r.lead*0.5+r.tail), 0), 1)
	if t <= 0 || t >= 1 {
		return
	}
	k := math.Sin(math.Pi*t) * b.bright
	ft := lengthPerFoot * b.cam.Zoom
	x, y := b.px(r.z.X, r.z.Y, r.z.Z)
	s := 5.2 * ft
	if r.Heavy {
		s = 8 * ft
	}
	sx, _ := b.px(r.a.X, r.a.Y, r.a.Z)
	side := 1.0
	if sx > x {
		side = -1
	}
	cos, sin := math.Cos(0.5-1.2*t), math.Sin(0.5-1.2*t)
	g := &b.glowB
	hue := rgb{0.92, 0.90, 0.86}
	switch r.Kind {
	case Slash:
		g.spun(sprSlash, x-side*0.3*s, y, side*s*1.5, s*1.5, cos, sin*side, glow(hue, 0.9*k))
	case Claw:
		g.spun(sprClaw, x, y+(t-0.5)*s*0.4, s*0.9*side, s, 0.95, 0.31*side, glow(rgb{0.95, 0.70, 0.62}, 0.85*k))
	case Bite:
		gap := s * 0.5 * (1 - easeOut(t*1.6))
		q := spriteRects[sprBite]
		mid := (q.y0 + q.y1) / 2
		c := glow(rgb{0.96, 0.93, 0.85}, 0.9*k)
		g.corners(rect{q.x0, q.y0, q.x1, mid}, x-s/2, y-s/2-gap, x+s/2, y-s/2-gap, x+s/2, y-gap, x-s/2, y-gap, c, c, c, c)
		g.corners(rect{q.x0, mid, q.x1, q.y1}, x-s/2, y+gap, x+s/2, y+gap, x+s/2, y+s/2+gap, x-s/2, y+s/2+gap, c, c, c, c)
	default:
		g.spun(sprBlow, x, y, s*(0.5+0.7*t), s*(0.5+0.7*t), cos, sin, glow(rgb{0.95, 0.86, 0.68}, 0.75*k))
	}
}

// showBolt draws a jagged way with branches. Its shape is redrawn every five
// ticks; its brightness only falls.
func (b *Board) showBolt(r *run, m *material) {
	k := b.boltLight(r) * b.bright * r.glare
	if k <= 0.01 {
		return
	}
	c := chance(r.seed*31 + int(r.age/5)*7919 + 1)
	g := &b.glowB
	ft := lengthPerFoot * b.cam.Zoom
	d := distance(r.a, r.z)
	n := min(max(int(d/4), 4), 40)
	at := r.a
	x0, y0 := b.px(at.X, at.Y, at.Z)
	g.box(sprGlow, x0, y0, 7*ft, 7*ft, glow(m.mid, 0.6*k))
	for i := 1; i <= n; i++ {
		p := between(r.a, r.z, float64(i)/float64(n))
		j := 1.7 * math.Sin(math.Pi*float64(i)/float64(n))
		p.X += c.span() * j
		p.Y += c.span() * j
		p.Z = max(p.Z+c.span()*j, 0.3)
		if i == n {
			p = r.z
		}
		x1, y1 := b.px(p.X, p.Y, p.Z)
		b.line(g, x0, y0, x1, y1, 5.5*ft, glow(m.cool, 0.34*k), glow(m.cool, 0.34*k))
		b.line(g, x0, y0, x1, y1, 1.5*ft, glow(m.mid, 0.75*k), glow(m.mid, 0.75*k))
		b.line(g, x0, y0, x1, y1, 0.55*ft, glow(m.hot, 0.95*k), glow(m.hot, 0.95*k))
		g.box(sprDisc, x1, y1, 1.3*ft, 1.3*ft, glow(m.mid, 0.5*k))
		if c.unit() < 0.42 && i < n {
			b.branch(g, &c, p, r, k, 3+int(c.next()%3), m)
		}
		x0, y0 = x1, y1
	}
	g.box(sprGlow, x0, y0, 9*ft, 9*ft, glow(m.mid, 0.7*k))
}

func (b *Board) branch(g *batch, c *chance, p Point, r *run, k float64, n int, m *material) {
	ft := lengthPerFoot * b.cam.Zoom
	l := max(distance(r.a, r.z), 0.1)
	vx, vy := (r.z.X-r.a.X)/l+c.span()*1.1, (r.z.Y-r.a.Y)/l+c.span()*1.1
	vz := -c.unit() * 0.8
	x0, y0 := b.px(p.X, p.Y, p.Z)
	for i := range n {
		p.X += vx*1.9 + c.span()
		p.Y += vy*1.9 + c.span()
		p.Z = max(p.Z+vz+c.span()*0.6, 0.1)
		x1, y1 := b.px(p.X, p.Y, p.Z)
		q := k * (1 - float64(i)/float64(n))
		b.line(g, x0, y0, x1, y1, 2*ft, glow(m.cool, 0.35*q), glow(m.cool, 0.3*q))
		b.line(g, x0, y0, x1, y1, 0.4*ft, glow(m.hot, 0.75*q), glow(m.hot, 0.6*q))
		x0, y0 = x1, y1
	}
}

// showWords draws numbers and words above everything.
func (b *Board) showWords() {
	for i := range b.runs {
		r := &b.runs[i]
		if r.Kind != Number && r.Kind != Word || r.age <= 0 {
			continue
		}
		t := min(r.age/(r.lead+r.tail), 1)
		k := min(t*10, 1) * min((1-t)*3.5, 1)
		at := r.z
		if p := b.pose(r.Target); p != nil {
			at = b.middle(p)
		}
		x, y := b.px(at.X, at.Y, at.Z+4)
		size := math.Sqrt(b.cam.Zoom) * b.cam.H / 720
		size = min(max(size, b.cam.H/720), 3)
		rise := easeOut(t) * 34 * size
		// Those that start together stand beside each other.
		n := 0
		for j := range i {
			q := &b.runs[j]
			if (q.Kind == Number || q.Kind == Word) && q.Target == r.Target && math.Abs(q.age-r.age) < 24 {
				n++
			}
		}
		y -= rise + float64(n)*24*size
		c := rgb{0.98, 0.96, 0.90}
		scale := 0.78 * size
		if r.Kind == Number {
			if r.Energy != NoEnergy {
				c = mixRGB(materials[r.Energy].hot, materials[r.Energy].mid, 0.35)
				if r.Energy == Negative {
					c = rgb{0.80, 0.62, 0.95}
				}
			}
			pop := 1 + 0.5*(1-easeOut(r.age/12))
			scale = 1.0 * size * pop
			if r.Heavy {
				scale *= 1.3
			}
		}
		b.letters.text(&b.textB, r.Text, x, y, scale, paint(c, k))
	}
}
