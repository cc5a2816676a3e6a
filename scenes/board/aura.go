package board

import "math"

// auraLights adds the lamps of figures and throws off their specks.
func (b *Board) updateAuras() {
	c := &b.rand
	slow := b.tick%3 == 0
	for i := range b.poses {
		f := &b.poses[i]
		if f.Alpha < 0.05 {
			continue
		}
		m := b.middle(f)
		h := b.tall(f)
		if f.Staff > 0 {
			p := Point{f.X, f.Y, f.Z + h*0.95}
			b.lamp(p, 9, rgb{0.55, 0.85, 0.9}, 0.34*f.Staff*(0.92+0.08*math.Sin(b.seconds()*1.7+float64(f.ID))))
		}
		if f.Auras == 0 {
			continue
		}
		if f.Auras&Burning != 0 {
			b.lamp(m, 13, materials[Fire].lamp, 0.75+0.1*math.Sin(b.seconds()*9))
			b.flame(f.X+c.span()*f.Size*0.25, f.Y+c.span()*f.Size*0.25, f.Z+c.unit()*h*0.6, 0.62)
		}
		if f.Auras&Glowing != 0 {
			b.lamp(m, 18, materials[Positive].lamp, 0.8)
		}
		if f.Auras&Celestial != 0 {
			b.lamp(m, 8, rgb{1, 0.86, 0.5}, 0.3)
		}
		if f.Auras&Fiendish != 0 {
			b.lamp(m, 7, rgb{0.8, 0.2, 0.12}, 0.3)
		}
		if f.Auras&Weakened != 0 {
			b.dark(m, 6, 0.4)
		}
		if !slow {
			continue
		}
		if f.Auras&Charmed != 0 {
			a := b.seconds() * 2.1
			b.spawn(particle{x: f.X + math.Cos(a)*1.3, y: f.Y + math.Sin(a)*1.3, z: f.Z + h*1.02, life: 0.9, size0: 0.5, size1: 0.1, c0: glow(manners[Enchantment].bright, 0.6), c1: glow(manners[Enchantment].deep, 0.4), s: sprDisc})
		}
		if f.Auras&Flying != 0 {
			a := c.unit() * 2 * math.Pi
			b.spawn(particle{x: f.X + math.Cos(a)*1.5, y: f.Y + math.Sin(a)*1.5, z: max(f.Z-0.5, 0.1), vx: -math.Sin(a) * 4, vy: math.Cos(a) * 4, vz: -1.5, life: 0.7, size0: 0.35, size1: 0.9,
				c0: glow(manners[Transmutation].bright, 0.5), c1: glow(manners[Transmutation].deep, 0.2), s: sprStreak, f: fStretch | fFade})
		}
		if f.Auras&Celestial != 0 && c.next()&3 == 0 {
			b.spawn(particle{x: f.X + c.span()*1.5, y: f.Y + c.span()*1.5, z: f.Z + c.unit()*h, vz: 1, life: 1.2, size0: 0.3, size1: 0.1, c0: glow(rgb{1, 0.9, 0.6}, 0.6), c1: glow(rgb{0.8, 0.5, 0.2}, 0.3), s: sprStar, f: fFade})
		}
		if f.Auras&Fiendish != 0 && c.next()&3 == 0 {
			b.spawn(particle{x: f.X + c.span()*1.5, y: f.Y + c.span()*1.5, z: f.Z + c.unit()*h*0.6, vz: 1.6, life: 1.2, size0: 0.8, size1: 1.8, spin: c.unit() * 6, c0: paint(rgb{0.06, 0.01, 0.01}, 0.4), c1: paint(rgb{0.03, 0, 0}, 0), s: sprPuff})
		}
		if f.Auras&Weakened != 0 {
			x, y, z := c.way()
			b.spawn(particle{x: f.X + x, y: f.Y + y, z: m.Z + z*2, vx: x * 2, vy: y * 2, vz: z, life: 0.9, size0: 0.9, size1: 1.6, spin: c.unit() * 6, c0: paint(rgb{0.01, 0, 0.02}, 0.5), c1: paint(rgb{0.01, 0, 0.02}, 0), s: sprPuff})
		}
		if f.Auras&Glittering != 0 {
			for range 3 {
				b.spawn(particle{x: f.X + c.span()*f.Size*0.35, y: f.Y + c.span()*f.Size*0.35, z: f.Z + c.unit()*h, vz: -0.8, life: c.between(0.5, 1.1), size0: c.between(0.5, 1), size1: 0.2,
					c0: glow(materials[Positive].hot, 0.9), c1: glow(materials[Positive].cool, 0.4), s: sprStar, f: fFade, turn: 2})
			}
		}
		if f.Auras&(KeenEyed|Blind) != 0 {
			sin, cos := math.Sincos(f.Dir)
			p := particle{x: f.X + cos*0.8, y: f.Y + sin*0.8, z: f.Z + h*0.9}
			if f.Auras&Blind != 0 {
				p.x, p.y = p.x+c.span()*0.5, p.y+c.span()*0.5
				p.life, p.size0, p.size1, p.spin, p.s = 0.8, 1.1, 1.5, c.unit()*6, sprPuff
				p.c0, p.c1 = paint(rgb{0.02, 0.02, 0.03}, 0.55), paint(rgb{0.02, 0.02, 0.03}, 0)
			} else {
				p.life, p.size0, p.size1, p.turn, p.s, p.f = 0.8, 0.7, 0.2, 2, sprStar, fFade
				p.c0, p.c1 = glow(manners[Divination].bright, 0.7), glow(manners[Divination].deep, 0.4)
			}
			b.spawn(p)
		}
		if f.Auras&Concealed != 0 {
			b.spawn(particle{x: f.X + c.span()*1.5, y: f.Y + c.span()*1.5, z: f.Z + c.unit()*h, vx: c.span(), vy: c.span(), life: 1.6, size0: 2, size1: 4, spin: c.unit() * 6, c0: half(rgb{0.5, 0.55, 0.6}, 0.14, 1), c1: half(rgb{0.5, 0.55, 0.6}, 0.02, 1), s: sprPuff, f: fFade})
		}
	}
}

// auraOver pushes what shows on a figure over its picture.
func (b *Board) auraOver(f *Figure) {
	if f.Auras == 0 {
		return
	}
	g := &b.glowB
	ft := lengthPerFoot * b.cam.Zoom
	h := b.tall(f)
	if f.Anim == Lie {
		h *= 0.35
	}
	k := f.Alpha * b.bright
	t := b.seconds() + float64(f.ID)
	x, y := b.px(f.X, f.Y, f.Z+h*0.5)
	w, tall := (f.Size*0.55+1.4)*ft, (h*0.92+1.2)*ft
	a := f.Auras
	if a&MageArmour != 0 {
		g.box(sprHexes, x, y, w*1.05, tall*1.02, glow(manners[Abjuration].bright, (0.22+0.07*math.Sin(t*1.1))*k))
	}
	if a&Stoneskin != 0 {
		g.box(sprHexes, x, y, w, tall, glow(rgb{0.75, 0.68, 0.55}, 0.15*k))
	}
	if a&Warded != 0 {
		g.box(sprBubble, x, y, w*1.5, tall*1.1, glow(manners[Abjuration].bright, (0.26+0.05*math.Sin(t))*k))
	}
	if a&Webbed != 0 {
		g.box(sprStrands, x, y, w*1.3, tall, half(rgb{0.75, 0.80, 0.86}, 0.55*k, 0.5))
	}
	if a&Held != 0 {
		for i := range 3 {
			z := f.Z + h*(0.2+0.3*float64(i))
			b.flat(g, sprRing, f.X, f.Y, z, f.Size*0.34+0.15*math.Sin(t*1.4+float64(i)), 0, glow(manners[Enchantment].bright, 0.5*k))
		}
	}
	if a&ShieldDisc != 0 {
		// A disc of force hangs before the bearer.
		s, c := math.Sincos(f.Dir)
		dx, dy := b.px(f.X+c*2.3, f.Y+s*2.3, f.Z+h*0.5)
		ex, _, _ := b.cam.eye(c, s, 0)
		thin := max(math.Sqrt(max(1-ex*ex*0.75, 0.08)), 0.3)
		m := &materials[Force]
		g.box(sprBubble, dx, dy, 4.6*ft*thin, 5*ft, glow(m.hot, (0.44+0.06*math.Sin(t*1.3))*k))
		g.box(sprRing, dx, dy, 4.9*ft*thin, 5.3*ft, glow(m.mid, 0.40*k))
	}
	if a&Burning != 0 {
		g.box(sprGlow, x, y, w*1.8, tall*1.3, glow(materials[Fire].mid, 0.30*k))
	}
	if a&Petrified != 0 || a&Shaken != 0 {
		return
	}
}
