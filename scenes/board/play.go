package board

import "math"

func distance(a, b Point) float64 {
	return math.Sqrt((a.X-b.X)*(a.X-b.X) + (a.Y-b.Y)*(a.Y-b.Y) + (a.Z-b.Z)*(a.Z-b.Z))
}

func between(a, b Point, t float64) Point {
	return Point{a.X + (b.X-a.X)*t, a.Y + (b.Y-a.Y)*t, a.Z + (b.Z-a.Z)*t}
}

// arcAt is a curve from a to b that swings out to a side and up.
func arcAt(a, b Point, t, side, up float64) Point {
	p := between(a, b, t)
	k := 4 * t * (1 - t)
	dx, dy := b.X-a.X, b.Y-a.Y
	l := math.Hypot(dx, dy)
	if l > 0.01 {
		p.X += -dy / l * side * k
		p.Y += dx / l * side * k
	}
	p.Z += up * k
	return p
}

// lamp adds a light for this tick.
func (b *Board) lamp(p Point, radius float64, c rgb, k float64) {
	if k *= b.glare; k < 0.01 || len(b.lights) == cap(b.lights) {
		return
	}
	b.lights = append(b.lights, Light{p.X, p.Y, p.Z, radius, float64(c[0]) * k, float64(c[1]) * k, float64(c[2]) * k})
}

// dark adds a pool that eats light.
func (b *Board) dark(p Point, radius, k float64) {
	if k > 0.01 && len(b.darks) < cap(b.darks) {
		b.darks = append(b.darks, Light{p.X, p.Y, p.Z, radius, k, 0, 0})
	}
}

// stain leaves a mark on the ground that fades in half a minute.
func (b *Board) stain(s sprite, x, y, half float64, c ink4) {
	d := decal{s, x, y, half, hashed(len(b.decals)*7+int(x*3)) * 6, c, 0}
	if len(b.decals) == cap(b.decals) {
		copy(b.decals, b.decals[1:])
		b.decals[len(b.decals)-1] = d
		return
	}
	b.decals = append(b.decals, d)
}

// glaring are the kinds that light up much of the screen at once.
var glaring = [kinds]bool{Orb: true, Missiles: true, Rays: true, Burst: true, Bolt: true, Cone: true, Spread: true, Split: true, Unweave: true,
	FlameWall: true, Doom: true, Arrive: true, Jump: true, Counter: true, Fizzle: true}

// flashTicks is a second, and some more since a flash has some width.
const flashTicks = 80

// faint is how bright a flash is that comes after those a second may have.
const faint = 0.03

// flashing keeps flashes to two in a second, and to one where flashing is to
// be reduced: it gives how bright one may be whose height lies so many ticks
// ahead.
func (b *Board) flashing(ahead float64) float64 {
	at := b.tick + int64(ahead)
	k, most := 1.0, 2
	if b.reduceFlash {
		k, most = 0.75, 1
	}
	near := 0
	for _, t := range b.flashes {
		if at-t < flashTicks && t-at < flashTicks {
			near++
		}
	}
	if near >= most {
		return faint
	}
	copy(b.flashes[:], b.flashes[1:])
	b.flashes[len(b.flashes)-1] = at
	return k
}

// swell rises in a tenth of a second and dies away over the tail.
func swell(r *run) float64 {
	d := r.age - r.lead
	if d <= 0 {
		return 0
	}
	return ease(d/6) * math.Pow(1-r.after(), 1.6)
}

// act spawns what an effect throws off this tick and sets its lights.
func (b *Board) act(r *run) {
	m := &materials[r.Energy]
	c := &b.rand
	switch r.Kind {
	case GatherSpell:
		b.gather(r, 1)
	case LetGo:
		mn := &manners[r.School]
		if r.hits(4) {
			for range 18 {
				vx, vy, vz := c.way()
				b.spawn(particle{x: r.a.X, y: r.a.Y, z: r.a.Z, vx: vx * 9, vy: vy * 9, vz: vz*6 + 2, life: c.between(0.2, 0.5), drag: 4,
					size0: 0.9, size1: 0.2, c0: glow(mn.bright, 0.8), c1: glow(mn.deep, 0.4), s: sprStreak, f: fStretch})
			}
		}
		b.lamp(r.a, 16, mn.bright, 0.75*math.Sin(math.Pi*min(r.age/(r.lead+r.tail), 1)))
	case Orb:
		b.actOrb(r, m)
	case Missiles:
		b.actMissiles(r)
	case Rays:
		b.actRays(r, m)
	case Burst:
		b.actBurst(r, m)
	case Bolt:
		b.actBolt(r, m)
	case Cone:
		b.actCone(r, m)
	case Spread:
		b.actSpread(r, m)
	case Ward, Disc:
		k := math.Sin(math.Pi * min(r.age/(r.lead+r.tail), 1))
		mn := &manners[Abjuration]
		if r.Kind == Ward && r.School != Unknown {
			mn = &manners[r.School]
		}
		b.lamp(r.z, 14, mn.bright, 0.6*k)
		if r.way() < 1 {
			for range 2 {
				a := c.unit() * 2 * math.Pi
				b.spawn(particle{x: r.z.X + math.Cos(a)*3.4, y: r.z.Y + math.Sin(a)*3.4, z: r.z.Z + c.span()*3, tx: r.z.X, ty: r.z.Y, tz: r.z.Z, pull: 14,
					life: 0.5, size0: 0.5, size1: 0.9, c0: glow(mn.deep, 0.6), c1: glow(mn.bright, 0.7), s: sprDisc, drag: 2})
			}
		}
	case Charm, HoldFast:
		b.actCharm(r)
	case Split:
		if r.hits(r.lead) {
			for range 40 {
				a := c.unit() * 2 * math.Pi
				b.spawn(particle{x: r.z.X, y: r.z.Y, z: r.z.Z + c.span()*2.4, vx: math.Cos(a) * 11, vy: math.Sin(a) * 11, life: c.between(0.3, 0.7), drag: 3,
					size0: 0.8, size1: 0.1, c0: glow(manners[Illusion].bright, 0.8), c1: glow(manners[Illusion].deep, 0.6), s: sprStar, turn: 3})
			}
		}
		b.lamp(r.z, 14, manners[Illusion].bright, 0.6*swell(r))
	case WebOut:
		b.actWeb(r)
	case Slick:
		if r.way() < 1 {
			for range 4 {
				a, d := c.unit()*2*math.Pi, math.Sqrt(c.unit())*max(r.Radius, 3)
				b.spawn(particle{x: r.z.X + math.Cos(a)*d, y: r.z.Y + math.Sin(a)*d, z: 3, vz: -3, life: 0.6, grav: 20, size0: 0.7, size1: 0.7,
					c0: half(rgb{0.5, 0.46, 0.3}, 0.6, 0.9), c1: half(rgb{0.3, 0.27, 0.18}, 0.6, 0.9), s: sprDrop, f: fDie | fClip})
			}
		}
	case Vanish, Appear:
		if r.age < r.lead+r.tail*0.6 {
			for range 2 {
				b.spawn(particle{x: r.z.X + c.span()*1.6, y: r.z.Y + c.span()*1.6, z: r.z.Z + c.span()*3, vz: 2.4, life: 0.7, size0: 0.25, size1: 0.7,
					c0: glow(manners[Illusion].bright, 0.5), c1: glow(manners[Illusion].deep, 0.3), s: sprStar, f: fFade, turn: 2})
			}
		}
	case Lift:
		mn := &manners[Transmutation]
		for i := range 4 {
			a := r.age*0.30 + float64(i)*math.Pi/2
			b.spawn(particle{x: r.z.X + math.Cos(a)*2.4, y: r.z.Y + math.Sin(a)*2.4, z: c.between(0, 1), vx: -math.Sin(a) * 7, vy: math.Cos(a) * 7, vz: 8, life: 0.6,
				size0: 0.4, size1: 0.9, drag: 1, c0: glow(mn.bright, 0.8), c1: glow(mn.deep, 0.4), s: sprStreak, f: fStretch | fFade})
		}
		b.lamp(Point{r.z.X, r.z.Y, 1}, 12, mn.bright, 0.5*math.Sin(math.Pi*min(r.age/(r.lead+r.tail), 1)))
	case Quicken, Burden:
		mn := manners[Transmutation]
		vz, z0 := 9.0, 0.0
		if r.Kind == Burden {
			mn.bright, mn.deep = rgb{0.55, 0.5, 0.75}, rgb{0.16, 0.12, 0.3}
			vz, z0 = -7, 6
		}
		for range 3 {
			a := c.unit() * 2 * math.Pi
			b.spawn(particle{x: r.z.X + math.Cos(a)*1.8, y: r.z.Y + math.Sin(a)*1.8, z: z0, vz: vz, life: 0.6, size0: 0.5, size1: 0.3,
				c0: glow(mn.bright, 0.7), c1: glow(mn.deep, 0.5), s: sprStreak, f: fStretch | fFade})
		}
		b.lamp(r.z, 12, mn.bright, 0.5*math.Sin(math.Pi*min(r.age/(r.lead+r.tail), 1)))
	case Unweave:
		if r.hits(r.lead) {
			for range 60 {
				x, y, z := c.way()
				b.spawn(particle{x: r.z.X + x*2.5, y: r.z.Y + y*2.5, z: max(r.z.Z+z*2.5, 0.2), vx: x * 14, vy: y * 14, vz: z * 7, life: c.between(0.5, 1), drag: 2.4,
					size0: 0.5, size1: 0.9, c0: glow(manners[Abjuration].bright, 0.8), c1: glow(manners[Abjuration].deep, 0.3), s: sprShard, turn: 5, spin: c.unit() * 6, f: fClip})
			}
		}
		b.lamp(r.z, 22, manners[Abjuration].bright, 0.9*swell(r))
	case Gust:
		b.actGust(r)
	case FlameWall:
		if r.hits(r.lead * 0.5) {
			for _, q := range r.Squares {
				x, y := q.Centre()
				for range 10 {
					b.flame(x+c.span()*2.5, y+c.span()*2.5, 0, 1.4)
				}
			}
		}
		b.lampOfSquares(r.Squares, rgb{1.2, 0.6, 0.2}, ease(r.way()))
	case Drain, Doom:
		b.actDrain(r)
	case Arrive, Depart:
		b.actArrive(r)
	case Jump:
		if r.hits(0) || r.hits(r.lead) {
			at := r.a
			if r.hits(r.lead) {
				at = r.z
			}
			for range 30 {
				a := c.unit() * 2 * math.Pi
				b.spawn(particle{x: at.X + math.Cos(a)*2, y: at.Y + math.Sin(a)*2, z: at.Z + c.unit()*6, tx: at.X, ty: at.Y, tz: at.Z + 3, pull: 20, life: 0.5, drag: 2,
					size0: 0.7, size1: 0.2, c0: glow(manners[Conjuration].bright, 0.8), c1: glow(manners[Conjuration].deep, 0.5), s: sprStreak, f: fStretch})
			}
		}
		k := math.Sin(math.Pi * min(r.age/(r.lead+r.tail), 1))
		b.lamp(r.a, 10, manners[Conjuration].bright, 0.5*k)
		b.lamp(r.z, 10, manners[Conjuration].bright, 0.5*k)
	case Mend:
		for range 2 {
			a := c.unit() * 2 * math.Pi
			b.spawn(particle{x: r.z.X + math.Cos(a)*1.6, y: r.z.Y + math.Sin(a)*1.6, z: 0.3, vz: c.between(3, 7), life: 0.9, size0: 0.7, size1: 0.2,
				c0: glow(materials[Positive].hot, 0.7), c1: glow(materials[Positive].mid, 0.5), s: sprStar, f: fFade})
		}
		b.lamp(r.z, 14, materials[Positive].lamp, 0.6*math.Sin(math.Pi*min(r.age/(r.lead+r.tail), 1)))
	case Counter:
		b.actCounter(r)
	case Fizzle:
		b.actFizzle(r)
	case Slash, Bite, Claw, Blow:
		if r.hits(r.lead) {
			if r.Heavy {
				b.cam.Shake(4)
			}
			for range 9 {
				x, y, z := c.way()
				b.spawn(particle{x: r.z.X, y: r.z.Y, z: r.z.Z, vx: x * 8, vy: y * 8, vz: z*6 + 3, life: c.between(0.2, 0.4), grav: 18, drag: 2,
					size0: 0.4, size1: 0.15, c0: glow(rgb{1, 0.9, 0.8}, 0.7), c1: glow(rgb{0.7, 0.35, 0.25}, 0.5), s: sprStreak, f: fStretch | fDie})
			}
		}
	case Shrug:
		if r.hits(r.lead * 0.5) {
			for range 16 {
				a := c.unit() * 2 * math.Pi
				b.spawn(particle{x: r.z.X + math.Cos(a)*1.8, y: r.z.Y + math.Sin(a)*1.8, z: r.z.Z + c.span()*2, vx: math.Cos(a) * 7, vy: math.Sin(a) * 7, life: 0.5, drag: 4,
					size0: 0.6, size1: 0.1, c0: glow(rgb{0.8, 0.9, 1}, 0.6), c1: glow(rgb{0.3, 0.4, 0.7}, 0.3), s: sprShard, turn: 4})
			}
		}
	case Slain:
		if r.hits(r.lead * 0.8) {
			for range 26 {
				a := c.unit() * 2 * math.Pi
				b.spawn(particle{x: r.a.X, y: r.a.Y, z: r.a.Z + 0.4, vx: math.Cos(a) * 7, vy: math.Sin(a) * 5, vz: c.unit() * 2, life: c.between(0.5, 1), drag: 4,
					size0: 1.2, size1: 2.6, c0: half(rgb{0.30, 0.32, 0.34}, 0.35, 1), c1: half(rgb{0.2, 0.2, 0.22}, 0, 1), s: sprPuff, spin: c.unit() * 6})
			}
			for range 24 {
				b.spawn(particle{x: r.a.X + c.span()*2, y: r.a.Y + c.span()*2, z: r.a.Z + 0.5, vz: c.between(2, 5), life: c.between(1, 2), f: fFade | fSwirl,
					size0: 0.3, size1: 0.5, c0: glow(rgb{0.6, 0.85, 1}, 0.7), c1: glow(rgb{0.3, 0.4, 0.9}, 0.4), s: sprDisc})
			}
		}
	case Expel:
		b.actExpel(r)
	case RaiseZone, LowerZone:
		b.actZone(r)
	}
}

// gather draws light about the hands in the manner of the school. k is how
// strong.
func (b *Board) gather(r *run, k float64) {
	mn := &manners[r.School]
	c := &b.rand
	at := r.a
	if p := b.pose(r.Figure); p != nil {
		at = b.hands(p)
	}
	t := r.way()
	n := 1 + int(2*t)
	for range n {
		a := c.unit() * 2 * math.Pi
		p := particle{life: c.between(0.45, 0.8), size0: 0.35, size1: 0.7, c0: glow(mn.deep, 0.55*k), c1: glow(mn.bright, 0.9*k), s: mn.body,
			tx: at.X, ty: at.Y, tz: at.Z, drag: 2.2, f: fFade}
		p.x, p.y, p.z = at.X, at.Y, at.Z
		switch r.School {
		case Abjuration: // closes from a level ring
			p.x += math.Cos(a) * 4
			p.y += math.Sin(a) * 4
			p.pull = 22
			p.size0, p.size1 = 1.0, 0.5
		case Conjuration: // climbs in a spiral
			w := r.age*0.22 + float64(c.next()&1)*math.Pi
			p.x += math.Cos(w) * 2.6
			p.y += math.Sin(w) * 2.6
			p.z = max(p.z-4.4, 0.1)
			p.vx, p.vy, p.vz, p.pull = -math.Sin(w)*6, math.Cos(w)*6, 5, 7
		case Divination: // comes down
			p.x += c.span() * 1.4
			p.y += c.span() * 1.4
			p.z += 7
			p.pull = 12
		case Enchantment: // weaves
			w := r.age * 0.16
			p.x += math.Sin(w) * 3
			p.y += math.Sin(2*w) * 2.2
			p.z += math.Cos(w) * 1.2
			p.pull, p.life = 5, 1
		case Evocation: // rushes in
			x, y, z := c.way()
			p.x += x * 6
			p.y += y * 6
			p.z = max(p.z+z*4, 0.2)
			p.pull, p.f, p.life = 34, fStretch|fFade, 0.5
			p.size0, p.size1 = 0.6, 0.4
		case Illusion: // flickers here and there
			p.x += c.span() * 3
			p.y += c.span() * 3
			p.z = max(p.z+c.span()*3, 0.2)
			p.life, p.size0, p.turn = 0.4, 0.9, 3
		case Necromancy: // creeps along the ground
			p.x += math.Cos(a) * 6
			p.y += math.Sin(a) * 6
			p.z, p.tz = 0.4, at.Z-1.5
			p.pull, p.life = 8, 0.9
			p.size0, p.size1 = 1.1, 1.3
			p.c0, p.c1 = paint(rgb{0.01, 0.03, 0.02}, 0.5*k), half(mn.bright, 0.35*k, 0.3)
		case Transmutation: // a double thread that changes sides
			w := r.age*0.25 + float64(c.next()&1)*math.Pi
			p.x += math.Cos(w) * 1.7
			p.y += math.Sin(w) * 1.7
			p.z += 2.2 * math.Sin(r.age*0.12)
			p.pull = 3
		default: // circles, even and plain
			p.x += math.Cos(a) * 2.4
			p.y += math.Sin(a) * 2.4
			p.vx, p.vy, p.pull = -math.Sin(a)*7, math.Cos(a)*7, 12
		}
		b.spawn(p)
	}
	fade := k * ease(t) * (1 - r.after())
	b.lamp(at, 15+3*math.Sin(r.age*0.3), mixRGB(mn.deep, mn.bright, 0.6), 0.8*fade)
}

// sparks throws specks of a material from a point.
func (b *Board) sparks(m *material, at Point, n int, speed, size, life float64) {
	c := &b.rand
	for range n {
		x, y, z := c.way()
		v := speed * c.between(0.3, 1)
		b.spawn(particle{x: at.X, y: at.Y, z: at.Z, vx: x * v, vy: y * v, vz: z*v*0.7 + m.rise*0.4, life: life * c.between(0.5, 1.2), drag: 2.2, grav: max(-m.rise, 0)*2 + 6,
			size0: size, size1: size * 0.3, c0: glow(m.hot, 0.9), c1: glow(m.mid, 0.6), s: m.trail, f: fStretch | fClip | fLand})
	}
}

// flame is one tongue of standing fire.
func (b *Board) flame(x, y, z, k float64) {
	m := &materials[Fire]
	c := &b.rand
	b.spawn(particle{x: x, y: y, z: z, vx: c.span() * 0.6, vy: c.span() * 0.6, vz: c.between(3, 8) * k, life: c.between(0.5, 0.95),
		size0: c.between(2.6, 4.2) * k, size1: 0.8, c0: half(m.hot, 0.62, 0.2), c1: half(m.cool, 0.55, 0.4), s: sprFlame, f: fFade | fClip | fUp})
}

func (b *Board) actOrb(r *run, m *material) {
	c := &b.rand
	at := arcAt(r.a, r.z, r.way(), 0, distance(r.a, r.z)*0.06)
	if r.way() < 1 {
		b.lamp(at, 12, m.lamp, 0.7)
		for range 2 {
			// Drips fall, smoke hangs back.
			b.spawn(particle{x: at.X, y: at.Y, z: at.Z, vx: c.span(), vy: c.span(), vz: m.rise * 0.3, grav: max(-m.rise, 0) * 2, life: 0.6, size0: 0.55, size1: 0.3,
				c0: half(m.hot, 0.7, 0.3), c1: half(m.mid, 0.5, 0.3), s: m.trail, f: fDie | fClip})
			b.spawn(particle{x: at.X, y: at.Y, z: at.Z, vz: 1.2, life: c.between(0.6, 1.1), size0: 0.8, size1: 2.2, spin: c.unit() * 6, turn: 0.6,
				c0: half(m.mid, 0.22, 0.8), c1: half(m.cool, 0.02, 0.8), s: sprPuff, f: fClip})
		}
		return
	}
	if r.hits(r.lead) {
		b.sparks(m, r.z, 26, 13, 0.6, 0.8)
		for range 12 {
			x, y, z := c.way()
			b.spawn(particle{x: r.z.X + x, y: r.z.Y + y, z: max(r.z.Z+z, 0.2), vx: x * 2, vy: y * 2, vz: 1.5 + m.rise*0.1, life: c.between(0.8, 1.6), size0: 1.2, size1: 3.4, spin: c.unit() * 6, turn: 0.4,
				c0: half(m.mid, 0.34, 0.8), c1: half(m.cool, 0.02, 0.9), s: sprPuff, f: fClip})
		}
		b.stain(sprPuff, r.z.X, r.z.Y, 2.6, paint(m.stain, 0.6))
	}
	b.lamp(r.z, 16, m.lamp, swell(r))
}

func (b *Board) actMissiles(r *run) {
	m := &materials[Force]
	for i, p := range r.ends {
		t := b.dartTime(r, i)
		if t <= 0 || t > 1 {
			if t > 1 && t-b.rateNow()/r.dartTicks() <= 1 {
				b.sparks(m, p, 10, 9, 0.5, 0.45)
				b.spawn(particle{x: p.X, y: p.Y, z: p.Z, life: 0.35, size0: 1, size1: 4.5, c0: glow(m.hot, 0.8), c1: glow(m.cool, 0.2), s: sprRing})
			}
			continue
		}
		at := dartAt(r, i, t)
		b.lamp(at, 9, m.lamp, 0.55)
		b.spawn(particle{x: at.X, y: at.Y, z: at.Z, life: 0.38, size0: 0.9, size1: 0.2, c0: glow(m.mid, 0.55), c1: glow(m.cool, 0.4), s: sprDisc})
	}
}

func (r *run) dartTicks() float64 {
	return max(r.lead-3*float64(len(r.ends)-1), 6)
}

func (b *Board) dartTime(r *run, i int) float64 {
	t := (r.age - 3*float64(i)) / r.dartTicks()
	if t > 1 {
		return t
	}
	return t * (0.55 + 0.45*t)
}

func dartAt(r *run, i int, t float64) Point {
	d := distance(r.a, r.ends[i])
	swing := (float64(i%3) - 1) * 0.30
	if len(r.ends) == 2 {
		swing = (float64(i) - 0.5) * 0.5
	}
	return arcAt(r.a, r.ends[i], t, d*swing, d*(0.10+0.07*float64((i+1)%2))+2)
}

func (b *Board) actRays(r *run, m *material) {
	c := &b.rand
	t := r.way()
	k := 1 - r.after()
	for _, p := range r.ends {
		head := between(r.a, p, t)
		for range 5 {
			q := between(r.a, head, c.unit())
			if r.Energy == Negative {
				b.spawn(particle{x: q.X, y: q.Y, z: q.Z, vx: c.span() * 2, vy: c.span() * 2, vz: c.span() * 2, life: 0.6, size0: 1.2 * k, size1: 1.8, spin: c.unit() * 6,
					c0: paint(m.cool, 0.55*k), c1: paint(m.cool, 0), s: sprPuff, f: fClip})
				continue
			}
			b.spawn(particle{x: q.X, y: q.Y, z: q.Z, vx: c.span() * 3, vy: c.span() * 3, vz: c.span()*3 + m.rise*0.4, life: c.between(0.25, 0.6), size0: 0.7 * k, size1: 0.15,
				c0: glow(m.hot, 0.6*k), c1: glow(m.mid, 0.4), s: m.trail, f: fClip, spin: c.unit() * 6})
		}
		if r.hits(r.lead) {
			b.sparks(m, p, 26, 14, 0.7, 0.7)
			if r.Energy == Fire {
				for range 10 {
					b.flame(p.X+c.span()*1.5, p.Y+c.span()*1.5, max(p.Z-2, 0), 0.8)
				}
				b.stain(sprPuff, p.X, p.Y, 2.4, paint(m.stain, 0.5))
			}
		}
		if r.Energy == Negative {
			b.dark(p, 10, 0.7*k*t)
			continue
		}
		b.lamp(between(r.a, head, 0.5), 14, m.lamp, 0.55*k)
		b.lamp(p, 16, m.lamp, (0.2*t+0.8*swell(r))*k)
	}
}

func (b *Board) actBurst(r *run, m *material) {
	c := &b.rand
	rad := max(r.Radius, 5)
	if r.way() < 1 {
		at := arcAt(r.a, r.z, r.way(), 0, distance(r.a, r.z)*0.05)
		b.lamp(at, 13, m.lamp, 0.7)
		for range 2 {
			b.spawn(particle{x: at.X, y: at.Y, z: at.Z, vx: c.span() * 1.5, vy: c.span() * 1.5, vz: c.span() + m.rise*0.2, life: 0.5, size0: 1.0, size1: 0.3, spin: c.unit() * 6,
				c0: half(m.hot, 0.5, 0.2), c1: half(m.cool, 0.3, 0.5), s: sprDisc, f: fClip})
		}
		return
	}
	if r.hits(r.lead) {
		b.cam.Shake(3 + rad*0.2)
		b.stain(sprPuff, r.z.X, r.z.Y, rad*0.8, paint(m.stain, 0.5))
		b.burstBody(r, m, rad)
		// The wall that is reached answers.
		z := &b.world.Zone
		for f := range faces {
			if g := z.gap(f, r.z.X, r.z.Y); z.Side > 0 && g >= 0 && g < rad {
				x, y := r.z.X+faceOut[f][0]*g, r.z.Y+faceOut[f][1]*g
				b.ripple(x, y, 4, 0.9*(1-g/rad)+0.3)
			}
		}
	}
	if r.after() < 0.45 && r.Energy == Fire {
		// It rolls on inside the ball.
		for range 4 {
			a, d := c.unit()*2*math.Pi, math.Sqrt(c.unit())*rad*0.92
			b.flame(r.z.X+math.Cos(a)*d, r.z.Y+math.Sin(a)*d, 0, 1.3)
		}
	}
	k := swell(r)
	if r.Energy == Negative {
		b.dark(r.z, rad*1.6, 0.85*swell(r))
		return
	}
	b.lamp(Point{r.z.X, r.z.Y, r.z.Z + 3}, rad*2.6, m.lamp, 1.45*k)
	b.lamp(Point{r.z.X, r.z.Y, r.z.Z + 1}, rad*1.3, m.lamp, 0.9*k)
}

// burstBody throws the ball itself.
func (b *Board) burstBody(r *run, m *material, rad float64) {
	c := &b.rand
	n := min(int(60+rad*7), 260)
	for i := range n {
		x, y, z := c.way()
		z = math.Abs(z)*0.85 - 0.05
		d := rad * math.Pow(c.unit(), 0.45)
		drag := 5.2
		v := d * drag * 0.97
		p := particle{x: r.z.X, y: r.z.Y, z: max(r.z.Z, 0.5), vx: x * v, vy: y * v, vz: z * v * 0.6, drag: drag, life: c.between(0.7, 1.5), f: fClip, spin: c.unit() * 6, turn: c.span() * 1.6}
		switch r.Energy {
		case Fire:
			p.size0, p.size1 = c.between(3.2, 5), c.between(4.6, 7.2)
			p.grav = -c.between(3, 9)
			if i%3 == 0 {
				p.c0, p.c1 = half(m.hot, 0.44, 0.7), half(m.mid, 0.10, 0.9)
				p.life *= 0.7
			} else {
				p.c0, p.c1 = half(m.mid, 0.58, 0.85), half(m.cool, 0.16, 2.2)
			}
			p.s = sprPuff
		case Cold:
			p.size0, p.size1 = c.between(1.2, 3.4), c.between(1.2, 3)
			p.c0, p.c1 = half(m.hot, 0.48, 0.5), half(m.mid, 0.25, 0.5)
			p.s, p.grav, p.f = sprShard, 14, fClip|fLand
			p.life *= 1.5
			if i%3 == 0 {
				p.s, p.size1, p.grav = sprPuff, 6, 0
				p.c0, p.c1 = half(m.mid, 0.3, 0.5), half(m.cool, 0.02, 0.5)
			}
		case Sonic, Force:
			p.size0, p.size1 = 0.6, 2.6
			p.c0, p.c1 = glow(m.hot, 0.5), glow(m.cool, 0.15)
			p.s, p.turn, p.spin = m.body, 0, 0
			p.life *= 0.7
		case Negative:
			p.size0, p.size1 = c.between(3, 5), c.between(4, 7)
			p.c0, p.c1 = paint(m.cool, 0.7), paint(m.cool, 0)
			p.s = sprPuff
			if i%4 == 0 {
				p.c0, p.c1 = half(m.hot, 0.6, 0.3), half(m.mid, 0.2, 0.4)
				p.size0, p.size1 = 1, 0.4
			}
		case Electricity:
			p.size0, p.size1 = 0.9, 0.2
			p.c0, p.c1 = glow(m.hot, 0.9), glow(m.cool, 0.6)
			p.s, p.f = sprStreak, fClip|fStretch
		default:
			p.size0, p.size1 = c.between(1.5, 3), c.between(3, 6)
			p.c0, p.c1 = half(m.mid, 0.5, m.cover), half(m.cool, 0.05, m.cover)
			p.s = m.body
			p.grav = -m.rise
		}
		b.spawn(p)
	}
	b.sparks(m, Point{r.z.X, r.z.Y, r.z.Z + 1}, 40, rad*2.2, 0.5, 1.4)
	b.spawn(particle{x: r.z.X, y: r.z.Y, z: 0.1, life: 0.55, size0: 2, size1: rad * 2.15, c0: glow(m.hot, 0.55), c1: glow(m.cool, 0.1), s: sprWave, f: fGround})
	if r.Energy == Sonic {
		for i := range 4 {
			b.spawn(particle{x: r.z.X, y: r.z.Y, z: 0.4 + float64(i)*1.6, life: 0.6 + 0.15*float64(i), size0: 1, size1: rad * 2, c0: glow(m.hot, 0.4), c1: glow(m.cool, 0.1), s: sprRing, f: fGround})
		}
	}
}

func (b *Board) actBolt(r *run, m *material) {
	c := &b.rand
	if r.hits(r.lead * 0.5) {
		b.cam.Shake(5)
		z := &b.world.Zone
		if f := z.nearestFace(r.z.X, r.z.Y); z.Side > 0 && z.gap(f, r.z.X, r.z.Y) < 2 {
			b.ripple(r.z.X, r.z.Y, r.z.Z, 1)
		}
	}
	k := b.boltLight(r)
	if k <= 0 {
		return
	}
	n := int(min(max(distance(r.a, r.z)/14, 2), 7))
	for i := range n {
		b.lamp(between(r.a, r.z, (float64(i)+0.5)/float64(n)), 24, m.lamp, 1.15*k)
	}
	if r.after() < 0.5 {
		for range 4 {
			p := between(r.a, r.z, c.unit())
			x, y, z := c.way()
			b.spawn(particle{x: p.X, y: p.Y, z: p.Z, vx: x * 10, vy: y * 10, vz: z * 8, life: c.between(0.2, 0.5), drag: 2, grav: 12, size0: 0.5, size1: 0.1,
				c0: glow(m.hot, 0.9), c1: glow(m.cool, 0.6), s: sprStreak, f: fStretch | fClip | fDie})
		}
	}
}

// boltLight swells once and dies: no strobe.
func (b *Board) boltLight(r *run) float64 {
	d := r.age - r.lead*0.4
	if d <= 0 {
		return 0
	}
	return ease(d/4) * math.Pow(1-r.after(), 1.3)
}

func (b *Board) actCone(r *run, m *material) {
	c := &b.rand
	length := max(r.Radius, 15)
	dx, dy := r.z.X-r.a.X, r.z.Y-r.a.Y
	dir := math.Atan2(dy, dx)
	if r.hits(r.lead * 0.6) {
		b.cam.Shake(3)
	}
	if r.age > r.lead*0.4 && r.after() < 0.5 {
		for range 9 {
			a := dir + c.span()*0.46
			drag := 2.6
			v := length * drag * c.between(0.35, 1.0)
			p := particle{x: r.a.X, y: r.a.Y, z: r.a.Z, vx: math.Cos(a) * v, vy: math.Sin(a) * v, vz: c.span()*4 - 2, drag: drag, life: c.between(0.5, 0.95),
				size0: 0.8, size1: c.between(3, 5), spin: c.unit() * 6, turn: c.span(), f: fClip, c0: half(m.hot, 0.55, 0.3*m.cover), c1: half(m.cool, 0.12, 0.4+m.cover), s: sprPuff}
			if r.Energy == Cold && c.next()&1 == 0 {
				p.s, p.size1, p.c0, p.f = sprShard, 2.2, half(m.hot, 0.8, 0.3), fClip|fStretch
			}
			b.spawn(p)
		}
	}
	k := math.Sin(math.Pi * min(max((r.age-r.lead*0.3)/(r.lead*0.7+r.tail), 0), 1))
	for i := range 3 {
		d := length * (float64(i) + 0.6) / 3.2
		b.lamp(Point{r.a.X + math.Cos(dir)*d, r.a.Y + math.Sin(dir)*d, 3}, length*0.75, m.lamp, 0.8*k)
	}
}

func (b *Board) actSpread(r *run, m *material) {
	c := &b.rand
	rad := max(r.Radius, 5)
	if r.after() < 0.6 {
		for range 5 {
			a, d := c.unit()*2*math.Pi, math.Sqrt(c.unit())*rad*ease(r.way()*1.2)
			x, y := r.z.X+math.Cos(a)*d, r.z.Y+math.Sin(a)*d
			if r.Energy == Cold || r.Energy == Water {
				b.spawn(particle{x: x, y: y, z: 18, vz: -26, life: 0.75, size0: 1.1, size1: 0.8, c0: half(m.hot, 0.8, 0.3), c1: half(m.mid, 0.6, 0.3), s: sprShard, f: fStretch | fClip | fDie})
				b.spawn(particle{x: x, y: y, z: 0.2, life: 0.5, size0: 0.4, size1: 2, c0: glow(m.hot, 0.25), c1: glow(m.cool, 0), s: sprRing, f: fGround | fClip})
				continue
			}
			b.spawn(particle{x: x, y: y, z: c.between(0.5, 5), vx: c.span(), vy: c.span(), vz: 0.6, life: c.between(1, 1.8), size0: 2.5, size1: 6, spin: c.unit() * 6, turn: c.span() * 0.4,
				c0: half(m.mid, 0.3, 0.9), c1: half(m.cool, 0.02, 1), s: sprCloud, f: fFade | fClip})
		}
	}
	b.lamp(Point{r.z.X, r.z.Y, 4}, rad*1.4, m.lamp, 0.5*math.Sin(math.Pi*min(r.age/(r.lead+r.tail), 1)))
}

func (b *Board) actCharm(r *run) {
	mn := &manners[Enchantment]
	if r.School != Unknown {
		mn = &manners[r.School]
	}
	c := &b.rand
	if r.way() < 1 {
		at := arcAt(r.a, r.z, ease(r.way()), math.Sin(r.age*0.15)*2, 3)
		for range 3 {
			b.spawn(particle{x: at.X + c.span()*0.8, y: at.Y + c.span()*0.8, z: at.Z + c.span()*0.8, vx: c.span(), vy: c.span(), vz: c.span() + 0.6, life: c.between(0.6, 1.1), size0: 0.55, size1: 0.15,
				c0: glow(mn.bright, 0.8), c1: glow(mn.deep, 0.6), s: sprDisc, f: fSwirl})
		}
		b.lamp(at, 10, mn.bright, 0.5)
		return
	}
	a := r.age * 0.17
	for i := range 2 {
		w := a + float64(i)*math.Pi
		b.spawn(particle{x: r.z.X + math.Cos(w)*1.9, y: r.z.Y + math.Sin(w)*1.9, z: r.z.Z + 2.2 - r.after()*3, life: 0.7, size0: 0.6, size1: 0.15,
			c0: glow(mn.bright, 0.8*(1-r.after())), c1: glow(mn.deep, 0.5), s: sprDisc})
	}
	b.lamp(r.z, 12, mn.bright, 0.6*(1-r.after()))
}

func (b *Board) actWeb(r *run) {
	c := &b.rand
	rad := max(r.Radius, 10)
	if r.hits(r.lead * 0.5) {
		for range 48 {
			a, d := c.unit()*2*math.Pi, math.Sqrt(c.unit())*rad*0.9
			drag := 5.0
			b.spawn(particle{x: r.z.X, y: r.z.Y, z: r.z.Z + 2, vx: math.Cos(a) * d * drag, vy: math.Sin(a) * d * drag, vz: c.between(0, 12), grav: 9, drag: drag, life: c.between(0.7, 1.2),
				size0: 2.5, size1: 9.5, c0: half(rgb{0.85, 0.88, 0.92}, 0.55, 0.35), c1: half(rgb{0.7, 0.75, 0.8}, 0.5, 0.35), s: sprStrands, f: fClip, spin: c.unit() * 6, turn: c.span()})
		}
	}
	b.lamp(r.z, 14, manners[Conjuration].bright, 0.35*math.Sin(math.Pi*min(r.age/(r.lead+r.tail), 1)))
}

func (b *Board) actGust(r *run) {
	c := &b.rand
	length := max(r.Radius, 30)
	dx, dy := r.z.X-r.a.X, r.z.Y-r.a.Y
	l := max(math.Hypot(dx, dy), 0.1)
	dx, dy = dx/l, dy/l
	if r.after() > 0.6 {
		return
	}
	for range 6 {
		s := c.span() * 4.5
		d := c.unit() * length * 0.5
		b.spawn(particle{x: r.a.X + dx*d - dy*s, y: r.a.Y + dy*d + dx*s, z: c.between(0.5, 6), vx: dx * 58, vy: dy * 58, vz: c.span() * 2, life: c.between(0.4, 0.8), drag: 0.4,
			size0: 1.1, size1: 1.6, c0: glow(rgb{0.66, 0.80, 0.92}, 0.8), c1: glow(rgb{0.4, 0.5, 0.6}, 0.5), s: sprStreak, f: fStretch | fFade | fClip})
	}
	for range 2 {
		s := c.span() * 4.5
		b.spawn(particle{x: r.a.X - dy*s, y: r.a.Y + dx*s, z: 0.4, vx: dx * 40, vy: dy * 40, vz: c.between(1, 6), life: 0.9, drag: 0.5, grav: 4, size0: 0.5, size1: 0.4,
			spin: c.unit() * 6, turn: 8, c0: paint(rgb{0.12, 0.16, 0.10}, 0.9), c1: paint(rgb{0.12, 0.16, 0.10}, 0.4), s: sprLeaf, f: fClip})
	}
}

func (b *Board) actDrain(r *run) {
	m := &materials[Negative]
	c := &b.rand
	t := r.way()
	doom := r.Kind == Doom
	if t < 1 {
		at := between(r.a, r.z, ease(t))
		for range 3 {
			b.spawn(particle{x: at.X + c.span()*0.6, y: at.Y + c.span()*0.6, z: at.Z + c.span()*0.6, life: 0.8, size0: 1.4, size1: 2.2, spin: c.unit() * 6, turn: c.span(),
				c0: paint(m.cool, 0.75), c1: paint(m.cool, 0), s: sprPuff, f: fClip})
			b.spawn(particle{x: at.X, y: at.Y, z: at.Z, vx: c.span() * 2, vy: c.span() * 2, vz: c.span() * 2, life: 0.5, size0: 0.6, size1: 0.1,
				c0: glow(rgb{0.45, 0.95, 0.5}, 0.55), c1: glow(rgb{0.3, 0.1, 0.4}, 0.4), s: sprDisc, f: fClip})
		}
		b.dark(at, 9, 0.8)
		return
	}
	k := 1 - r.after()
	if r.hits(r.lead) && doom {
		b.cam.Shake(4)
	}
	n := 3
	if doom {
		n = 5
	}
	for range n {
		// What is taken goes back to the one who took it.
		x, y, z := c.way()
		p := particle{x: r.z.X + x*2.4, y: r.z.Y + y*2.4, z: max(r.z.Z+z*2.6, 0.2), tx: r.z.X, ty: r.z.Y, tz: r.z.Z, pull: 9, life: 0.8, drag: 1.6, size0: 1.1, size1: 1.8, spin: c.unit() * 6,
			c0: paint(m.cool, 0.6*k), c1: paint(m.cool, 0), s: sprPuff}
		if !doom && r.Figure != 0 {
			p.x, p.y, p.z = r.z.X, r.z.Y, r.z.Z
			p.tx, p.ty, p.tz, p.pull = r.a.X, r.a.Y, r.a.Z, 4
			p.c0, p.c1, p.size0, p.size1, p.s = glow(rgb{0.5, 0.9, 0.6}, 0.5*k), glow(rgb{0.5, 0.2, 0.6}, 0.5), 0.6, 0.2, sprDisc
		}
		b.spawn(p)
	}
	b.dark(r.z, 13+6*k, 0.9*math.Sqrt(k))
	b.lamp(r.z, 6, rgb{0.4, 0.9, 0.5}, 0.25*k)
}

func (b *Board) actArrive(r *run) {
	mn := &manners[Conjuration]
	if r.School != Unknown {
		mn = &manners[r.School]
	}
	c := &b.rand
	rad := max(r.Radius, 3)
	k := math.Sin(math.Pi * min(r.age/(r.lead+r.tail), 1))
	b.lamp(Point{r.z.X, r.z.Y, 1.5}, 10+rad*2.5, mn.bright, 0.85*k)
	if r.way() < 1 || r.Kind == Depart {
		for range 2 {
			a := c.unit() * 2 * math.Pi
			b.spawn(particle{x: r.z.X + math.Cos(a)*rad, y: r.z.Y + math.Sin(a)*rad, z: 0.1, vx: -math.Sin(a) * 3, vy: math.Cos(a) * 3, vz: c.between(3, 9), life: 0.8, size0: 0.5, size1: 0.2,
				c0: glow(mn.bright, 0.8), c1: glow(mn.deep, 0.5), s: sprStreak, f: fStretch | fFade})
		}
	}
	if r.hits(r.lead) {
		for range 40 {
			a := c.unit() * 2 * math.Pi
			b.spawn(particle{x: r.z.X, y: r.z.Y, z: 0.6, vx: math.Cos(a) * rad * 5, vy: math.Sin(a) * rad * 5, vz: c.unit() * 4, drag: 5, life: c.between(0.5, 1), size0: 1, size1: 3, spin: c.unit() * 6,
				c0: half(mn.bright, 0.28, 0.5), c1: half(mn.deep, 0.02, 0.5), s: sprPuff})
		}
	}
}

func (b *Board) actCounter(r *run) {
	c := &b.rand
	one, two := &manners[r.School], &manners[Abjuration]
	mid := between(r.a, r.z, 0.5)
	mid.Z += 2
	t := ease(r.way())
	if r.way() < 1 {
		for i, from := range [2]Point{r.a, r.z} {
			mn := one
			if i == 1 {
				mn = two
			}
			at := arcAt(from, mid, t, 2.5*math.Sin(r.age*0.2), 1.5)
			for range 3 {
				b.spawn(particle{x: at.X + c.span()*0.5, y: at.Y + c.span()*0.5, z: at.Z + c.span()*0.5, vx: c.span(), vy: c.span(), vz: c.span(), life: 0.6, size0: 1.1, size1: 0.2,
					c0: glow(mn.bright, 0.7), c1: glow(mn.deep, 0.5), s: sprDisc})
			}
			b.lamp(at, 13, mn.bright, 0.7)
		}
		return
	}
	if r.hits(r.lead) {
		dx, dy := r.z.X-r.a.X, r.z.Y-r.a.Y
		l := max(math.Hypot(dx, dy), 0.1)
		for i := range 110 {
			// They spread in the plane between the two.
			a := c.unit() * 2 * math.Pi
			v := c.between(6, 26)
			mn := one
			if i&1 == 1 {
				mn = two
			}
			h := math.Cos(a) * v
			b.spawn(particle{x: mid.X, y: mid.Y, z: mid.Z, vx: -dy/l*h + c.span()*2, vy: dx/l*h + c.span()*2, vz: math.Sin(a) * v, drag: 2.6, grav: 3, life: c.between(0.6, 1.3), size0: 0.7, size1: 0.2,
				c0: glow(mn.bright, 0.9), c1: glow(mn.deep, 0.6), s: sprStreak, f: fStretch | fClip | fLand})
		}
		b.spawn(particle{x: mid.X, y: mid.Y, z: mid.Z, life: 0.7, size0: 2, size1: 20, c0: glow(two.bright, 0.5), c1: glow(two.deep, 0.1), s: sprWave})
	}
	b.lamp(mid, 30, mixRGB(one.bright, two.bright, 0.5), 1.1*swell(r))
}

func (b *Board) actFizzle(r *run) {
	c := &b.rand
	m := &materials[r.Energy]
	if r.way() < 1 {
		at := between(r.a, r.z, r.way())
		b.spawn(particle{x: at.X, y: at.Y, z: at.Z, life: 0.5, size0: 1.3, size1: 0.3, c0: glow(m.hot, 0.7), c1: glow(m.mid, 0.4), s: sprDisc})
		b.lamp(at, 10, m.lamp, 0.6)
		return
	}
	if r.hits(r.lead) {
		b.ripple(r.z.X, r.z.Y, r.z.Z, 2)
		z := &b.world.Zone
		f := z.nearestFace(r.z.X, r.z.Y)
		for range 50 {
			s, u := c.span(), c.span()
			nx, ny := -faceOut[f][0], -faceOut[f][1]
			b.spawn(particle{x: r.z.X + nx*0.3, y: r.z.Y + ny*0.3, z: r.z.Z, vx: nx*c.unit()*5 - ny*s*13, vy: ny*c.unit()*5 + nx*s*13, vz: u * 11, drag: 2.4, grav: 6, life: c.between(0.4, 1),
				size0: 0.5, size1: 0.15, c0: glow(mixRGB(m.hot, rgb{0.5, 0.95, 1}, 0.5), 0.9), c1: glow(rgb{0.4, 0.4, 0.95}, 0.5), s: sprStreak, f: fStretch | fClip | fDie})
		}
	}
	b.lamp(r.z, 18, rgb{0.45, 0.8, 1}, 0.8*swell(r))
}

func (b *Board) actExpel(r *run) {
	c := &b.rand
	p := b.expelAt(r)
	z := &b.world.Zone
	f := z.nearestFace(r.z.X, r.z.Y)
	before := z.gap(f, r.a.X+(r.z.X-r.a.X)*easeOut(min(r.was/r.lead, 1)), r.a.Y+(r.z.Y-r.a.Y)*easeOut(min(r.was/r.lead, 1)))
	now := z.gap(f, p.X, p.Y)
	if z.Side > 0 && before > 0 && now <= 0 {
		b.ripple(p.X, p.Y, p.Z+3, 1.3)
		b.cam.Shake(5)
		for range 90 {
			s, u := c.span(), c.span()
			nx, ny := faceOut[f][0], faceOut[f][1]
			b.spawn(particle{x: p.X, y: p.Y, z: p.Z + 3, vx: nx*c.between(-4, 10) - ny*s*14, vy: ny*c.between(-4, 10) + nx*s*14, vz: u*12 + 3, drag: 2, grav: 9, life: c.between(0.6, 1.5),
				size0: 0.55, size1: 0.15, c0: glow(rgb{0.75, 0.95, 1}, 0.9), c1: glow(rgb{0.5, 0.35, 0.95}, 0.5), s: sprStreak, f: fStretch | fLand})
		}
	}
	if r.way() > 0.1 && r.way() < 0.95 {
		b.spawn(particle{x: p.X + c.span(), y: p.Y + c.span(), z: p.Z + 3 + c.span()*2, life: 0.6, size0: 0.6, size1: 0.2, c0: glow(rgb{0.6, 0.9, 1}, 0.7), c1: glow(rgb{0.5, 0.35, 0.95}, 0.4), s: sprDisc})
	}
	b.lamp(Point{p.X, p.Y, p.Z + 3}, 14, rgb{0.5, 0.8, 1}, 0.6*math.Sin(math.Pi*r.way()))
}

func (b *Board) expelAt(r *run) Point {
	t := easeOut(r.way())
	p := between(r.a, r.z, t)
	p.Z += 7 * 4 * t * (1 - t)
	return p
}

func (b *Board) actZone(r *run) {
	c := &b.rand
	z := &b.world.Zone
	if z.Side <= 0 {
		return
	}
	x0, y0, x1, y1 := b.zoneClip()
	h := min(z.Height, 2*b.sight()) * b.grown
	n := int(min((x1-x0+y1-y0)*0.06, 14)) + 2
	if r.Kind == LowerZone {
		n *= 2
	}
	if r.way() >= 1 {
		return
	}
	for range n {
		x, y := x0+(x1-x0)*c.unit(), y0+(y1-y0)*c.unit()
		switch c.next() & 3 {
		case 0:
			x = x0
		case 1:
			x = x1
		case 2:
			y = y0
		default:
			y = y1
		}
		mn := rgb{0.45, 0.9, 1}
		if c.next()&1 == 0 {
			mn = rgb{0.7, 0.5, 1}
		}
		if r.Kind == RaiseZone {
			b.spawn(particle{x: x, y: y, z: h, vz: c.between(2, 9), vx: c.span(), vy: c.span(), life: c.between(0.5, 1.1), size0: 0.5, size1: 0.1, drag: 1,
				c0: glow(rgb{0.85, 0.97, 1}, 0.9), c1: glow(mn, 0.5), s: sprStar, f: fFade})
			continue
		}
		b.spawn(particle{x: x, y: y, z: h * c.between(0.4, 1), vx: c.span() * 2, vy: c.span() * 2, vz: -c.unit() * 6, grav: 16, life: c.between(1, 2.4), size0: 0.55, size1: 0.15,
			c0: glow(rgb{0.85, 0.97, 1}, 0.95), c1: glow(mn, 0.5), s: sprStreak, f: fStretch | fLand})
	}
}
