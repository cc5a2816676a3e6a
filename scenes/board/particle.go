package board

import "math"

type particleFlag uint16

const (
	fStretch particleFlag = 1 << iota // drawn along its way
	fGround                           // lies flat on the ground
	fClip                             // ends at the zone's faces
	fLand                             // stops on the ground
	fSwirl                            // wanders
	fFade                             // fades in as well as out
	fUp                               // its foot, not its middle, is at the place
	fDie                              // ends on the ground
)

// particle is a speck of magic. Places are feet, speeds feet a second.
type particle struct {
	x, y, z, vx, vy, vz float64
	tx, ty, tz, pull    float64 // drawn to a point
	age, life           float64 // seconds
	size0, size1        float64 // feet
	spin, turn          float64 // radians, radians a second
	grav, drag          float64
	c0, c1              ink4
	s                   sprite
	rank                uint8 // those of high rank are left out first
	f                   particleFlag
}

const maxParticles = 2600

func (b *Board) spawn(p particle) *particle {
	if b.glare < 1 {
		k := min(b.glare*4, 1) // specks light nothing up
		p.c0, p.c1 = p.c0.times(k), p.c1.times(k)
	}
	if len(b.particles) == cap(b.particles) || p.life <= 0 {
		b.spare = p
		return &b.spare
	}
	b.spawned += 157 // odd: goes through all ranks, none near the last
	p.rank = b.spawned
	b.particles = append(b.particles, p)
	return &b.particles[len(b.particles)-1]
}

func (b *Board) updateParticles(dt float64) {
	z := &b.world.Zone
	t := b.seconds()
	live := b.particles[:0]
	for i := range b.particles {
		p := &b.particles[i]
		p.age += dt
		if p.age >= p.life {
			continue
		}
		if p.pull != 0 {
			p.vx += (p.tx - p.x) * p.pull * dt
			p.vy += (p.ty - p.y) * p.pull * dt
			p.vz += (p.tz - p.z) * p.pull * dt
		}
		if p.f&fSwirl != 0 {
			a := p.spin*3 + t*2.3 + p.x*0.7
			c := p.spin*5 + t*1.7 + p.y*0.7
			p.vx += math.Sin(a) * 9 * dt
			p.vy += math.Sin(c) * 9 * dt
			p.vz += math.Sin(a+c) * 5 * dt
		}
		p.vz -= p.grav * dt
		k := 1 / (1 + p.drag*dt)
		p.vx *= k
		p.vy *= k
		p.vz *= k
		p.x += p.vx * dt
		p.y += p.vy * dt
		p.z += p.vz * dt
		p.spin += p.turn * dt
		if p.z < 0 {
			if p.f&fDie != 0 {
				continue
			}
			if p.f&fLand != 0 {
				p.z, p.vx, p.vy, p.vz, p.grav, p.turn = 0.05, 0, 0, 0, 0, 0
			} else if p.f&fGround == 0 {
				p.z, p.vz = 0, math.Abs(p.vz)*0.3
			}
		}
		if p.f&fClip != 0 && z.Side > 0 && !z.Contains(p.x, p.y, p.z) {
			continue
		}
		live = append(live, *p)
	}
	b.particles = live
}

// side is the length of a speck's picture in px.
func (b *Board) side(p *particle) float64 {
	return (p.size0 + (p.size1-p.size0)*p.age/p.life) * lengthPerFoot * b.cam.Zoom
}

// Specks may cover so many px of a screen of 1280x720 together, smoke and all
// others; where they would cover more a part of them stands for all.
var mostCover = [3][2]float64{QualityLight: {150e3, 100e3}, QualityFull: {600e3, 400e3}}

func (p *particle) smoke() int {
	if p.s == sprPuff || p.s == sprCloud {
		return 0
	}
	return 1
}

// ration works out which part of the specks is drawn.
func (b *Board) ration() {
	var cover [2]float64
	for i := range b.particles {
		p := &b.particles[i]
		s := b.side(p)
		x, y := b.px(p.x, p.y, p.z)
		if x > -s && y > -s && x < b.cam.W+s && y < b.cam.H+s {
			c := &cells[p.s]
			cover[p.smoke()] += s * s * (c.right - c.left) * (c.low - c.top)
		}
	}
	for i := range cover {
		b.share[i] = min(mostCover[b.quality][i]*b.cam.W*b.cam.H/(1280*720)/max(cover[i], 1), 1)
	}
}

// rationed is how much of a speck is drawn, 0 to 1: none comes or goes at a
// stroke. What is left shines for the rest.
func (b *Board) rationed(p *particle) float64 {
	const soft = 32
	share := b.share[p.smoke()]
	return min(max((share*(256+soft)-float64(p.rank))/soft, 0), 1) * min(1/share, 1.3)
}

// showParticle pushes one speck.
func (b *Board) showParticle(p *particle) {
	part := b.rationed(p)
	if part == 0 {
		return
	}
	pr := &b.cam.Projection
	t := p.age / p.life
	fade := 1 - t*t
	if p.f&fFade != 0 {
		fade = math.Sin(math.Pi * min(t, 1))
	}
	fade *= b.bright * part
	k := float32(t)
	c := ink4{p.c0[0] + (p.c1[0]-p.c0[0])*k, p.c0[1] + (p.c1[1]-p.c0[1])*k, p.c0[2] + (p.c1[2]-p.c0[2])*k, p.c0[3] + (p.c1[3]-p.c0[3])*k}.times(fade)
	size := b.side(p)
	x, y := b.px(p.x, p.y, p.z)
	if x < -size || y < -size || x > pr.W+size || y > pr.H+size {
		return
	}
	switch {
	case p.f&fGround != 0:
		b.flat(&b.glowB, p.s, p.x, p.y, p.z, (p.size0+(p.size1-p.size0)*t)/2, p.spin, c)
	case p.f&fStretch != 0:
		rx, ry := pr.Rotate(p.vx, p.vy)
		dx, dy := (rx+ry)*AcrossPerFoot, (rx-ry)*DownPerFoot-p.vz*UpPerFoot
		l := math.Hypot(dx, dy)
		if l < 1e-6 {
			b.glowB.box(p.s, x, y, size, size, c)
			return
		}
		long := size * min(1+l/90, 5)
		b.glowB.spun(p.s, x, y, long, size, dx/l, dy/l, c)
	case p.f&fUp != 0:
		b.glowB.box(p.s, x, y-size/2, size*0.8, size, c)
	case p.turn == 0 && p.spin == 0:
		b.glowB.box(p.s, x, y, size, size, c)
	default:
		s, co := math.Sincos(p.spin)
		b.glowB.spun(p.s, x, y, size, size, co, s, c)
	}
}

// flat pushes a sprite lying on the ground: half is its half width in feet.
func (b *Board) flat(t *batch, s sprite, x, y, z, half, spin float64, c ink4) {
	t, q, k := t.choose(s, c)
	c = c.times(k)
	sin, cos := math.Sincos(spin)
	half *= 2
	lx, ly, rx, ry := half*q.left*cos, half*q.left*sin, half*q.right*cos, half*q.right*sin
	tx, ty, bx, by := half*q.top*sin, -half*q.top*cos, half*q.low*sin, -half*q.low*cos
	x0, y0 := b.px(x+lx+tx, y+ly+ty, z)
	x1, y1 := b.px(x+rx+tx, y+ry+ty, z)
	x2, y2 := b.px(x+rx+bx, y+ry+by, z)
	x3, y3 := b.px(x+lx+bx, y+ly+by, z)
	t.corners(q.rect, x0, y0, x1, y1, x2, y2, x3, y3, c, c, c, c)
}

// px is Screen with the frame's origin worked out once.
func (b *Board) px(x, y, z float64) (sx, sy float64) {
	p := &b.cam.Projection
	rx, ry := p.Rotate(x, y)
	return b.ox + (rx+ry)*b.kx, b.oy + (rx-ry)*b.ky - z*b.kz
}
