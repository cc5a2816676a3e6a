package board

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// A face of the zone, by its outward way.
type face uint8

const (
	faceEast face = iota
	faceNorth
	faceWest
	faceSouth
	faces
)

var faceOut = [faces][2]float64{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}

// front says whether a face stands between the eye and the zone.
func (p *Projection) front(f face) bool { return p.Near(faceOut[f][0], faceOut[f][1]) > 0 }

// touch is where something presses on a face now.
type touch struct {
	u, v, strength, reach float64
	cold                  bool
}

// wave runs out over a face from a point.
type wave struct {
	face     face
	u, v     float64
	age      float64 // seconds
	strength float64
}

type walls struct {
	shader *ebiten.Shader // touched
	calm   *ebiten.Shader
	near   *ebiten.Shader // calm and before the eye
	opt    ebiten.DrawTrianglesShaderOptions
	face   []float32
	light  []float32
	touch  []float32
	wave   []float32
	count  []float32
	sides  []float32
	v      [4]ebiten.Vertex
	plain  plainWalls
	at     [faces][]touch
	waves  []wave
}

func newWalls(shader, calm, near *ebiten.Shader, veins *ebiten.Image) walls {
	w := walls{shader: shader, calm: calm, near: near, face: make([]float32, 4), light: make([]float32, 4), touch: make([]float32, 24),
		wave: make([]float32, 16), count: make([]float32, 4), sides: make([]float32, 4), waves: make([]wave, 0, 32)}
	for i := range w.at {
		w.at[i] = make([]touch, 0, 16)
	}
	w.opt.Uniforms = map[string]any{"Face": w.face, "Light": w.light, "Touches": w.touch, "Waves": w.wave, "Count": w.count, "Sides": w.sides}
	w.opt.Images[0] = veins
	return w
}

// zoneClip gives the part of the zone's plan that can be on screen: zones may
// be larger than a float32 can hold.
func (b *Board) zoneClip() (x0, y0, x1, y1 float64) {
	z := &b.world.Zone
	r := b.sight()
	c := &b.cam
	return max(z.X, c.CX-r), max(z.Y, c.CY-r), min(z.X+z.Side, c.CX+r), min(z.Y+z.Side, c.CY+r)
}

// sight is how many feet around the camera can be on screen.
func (b *Board) sight() float64 {
	p := &b.cam.Projection
	return (p.W/AcrossPerFoot+p.H/DownPerFoot)/p.Zoom + 80
}

// uv gives the place on a face nearest to a point, in feet along it and up.
func (z *Zone) uv(f face, x, y, h float64) (u, v float64) {
	switch f {
	case faceEast, faceWest:
		return y - z.Y, h
	}
	return x - z.X, h
}

// gap is how far inside a face a point lies; below 0 it is outside.
func (z *Zone) gap(f face, x, y float64) float64 {
	switch f {
	case faceEast:
		return z.X + z.Side - x
	case faceNorth:
		return z.Y + z.Side - y
	case faceWest:
		return x - z.X
	}
	return y - z.Y
}

// nearestFace is the face a point is closest to.
func (z *Zone) nearestFace(x, y float64) face {
	best := faceEast
	for f := range faces {
		if math.Abs(z.gap(f, x, y)) < math.Abs(z.gap(best, x, y)) {
			best = f
		}
	}
	return best
}

// ripple starts a wave on the face nearest to a point.
func (b *Board) ripple(x, y, h, strength float64) {
	z := &b.world.Zone
	if z.Side <= 0 {
		return
	}
	f := z.nearestFace(x, y)
	u, v := z.uv(f, x, y, h)
	if len(b.walls.waves) == cap(b.walls.waves) {
		copy(b.walls.waves, b.walls.waves[1:])
		b.walls.waves = b.walls.waves[:len(b.walls.waves)-1]
	}
	b.walls.waves = append(b.walls.waves, wave{face: f, u: u, v: v, strength: strength})
}

// gatherTouches finds who stands against which face.
func (b *Board) gatherTouches() {
	z := &b.world.Zone
	for f := range faces {
		b.walls.at[f] = b.walls.at[f][:0]
	}
	if z.Side <= 0 {
		return
	}
	for i := range b.poses {
		fig := &b.poses[i]
		if fig.Alpha <= 0.05 {
			continue
		}
		for f := range faces {
			g := z.gap(f, fig.X, fig.Y) - fig.Size*0.36
			along, _ := z.uv(f, fig.X, fig.Y, 0)
			if g > 2.2 || g < -fig.Size-2 || along < -3 || along > z.Side+3 || len(b.walls.at[f]) == cap(b.walls.at[f]) {
				continue
			}
			s := min(1-math.Abs(g)/3.2, 1)
			if s <= 0 {
				continue
			}
			b.walls.at[f] = append(b.walls.at[f], touch{along, fig.Z + fig.Size*0.55, s * 0.8, 2.2 + fig.Size*0.45, fig.Summoned})
		}
	}
}

func (b *Board) updateWaves() {
	w := b.walls.waves[:0]
	for _, e := range b.walls.waves {
		e.age += 1.0 / 60
		if e.age < 2.2 {
			w = append(w, e)
		}
	}
	b.walls.waves = w
}

// nearHeight is how far up a near face shows, feet.
const nearHeight = 26

// drawFace draws one face.
func (b *Board) drawFace(dst *ebiten.Image, f face) {
	z := &b.world.Zone
	w := &b.walls
	p := &b.cam.Projection
	if z.Side <= 0 || b.grown <= 0 {
		return
	}
	x0, y0, x1, y1 := b.zoneClip()
	if x0 >= x1 || y0 >= y1 {
		return
	}
	var ax, ay, bx, by float64
	switch f {
	case faceEast:
		ax, ay, bx, by = z.X+z.Side, y0, z.X+z.Side, y1
	case faceNorth:
		ax, ay, bx, by = x0, z.Y+z.Side, x1, z.Y+z.Side
	case faceWest:
		ax, ay, bx, by = z.X, y0, z.X, y1
	default:
		ax, ay, bx, by = x0, z.Y, x1, z.Y
	}
	// A face that runs out of sight gets no edge there: its feet are counted
	// from far within the noise.
	start, end := x0-z.X, z.X+z.Side-x1
	if f == faceEast || f == faceWest {
		start, end = y0-z.Y, z.Y+z.Side-y1
	}
	shift := 0.0
	if start > 0.5 {
		shift = 512 + math.Mod(start, 256) - start
	}
	length := bx - ax + by - ay
	wide := start + length + shift
	if end > 0.5 {
		wide += 512
	}
	tall := min(z.Height, 2*b.sight())
	h := tall * b.grown
	front := p.front(f)

	w.face[0], w.face[1], w.face[2], w.face[3] = float32(wide), float32(tall), float32(b.grown), float32(math.Mod(b.seconds(), 4096))
	veins, body, edge := float32(0.62), float32(0.55), float32(0.92)
	w.sides[0], w.sides[1] = 0.8, float32(f)*23
	if front {
		veins, body, edge = 0.17, 0.13, 0.78
		w.sides[0] = 0.30
	}
	w.light[0], w.light[1], w.light[2], w.light[3] = veins, body, edge, float32(min(7, z.Side*0.2))
	n := 0
	cold := float32(0)
	for _, t := range w.at[f] {
		if n == 6 {
			break
		}
		o := n * 4
		w.touch[o], w.touch[o+1], w.touch[o+2], w.touch[o+3] = float32(t.u+shift), float32(t.v), float32(t.strength), float32(t.reach)
		if t.cold {
			cold = 1
		}
		n++
	}
	m := 0
	for i := len(w.waves) - 1; i >= 0 && m < 4; i-- {
		e := &w.waves[i]
		if e.face != f {
			continue
		}
		o := m * 4
		w.wave[o], w.wave[o+1] = float32(e.u+shift), float32(e.v)
		w.wave[o+2], w.wave[o+3] = float32(1+e.age*13), float32(e.strength*ease(1-e.age/2.2))
		m++
	}
	w.count[0], w.count[1], w.count[2], w.count[3] = float32(n), float32(m), cold, 0.078
	sx0, sy0 := p.Screen(ax, ay, 0)
	sx1, sy1 := p.Screen(bx, by, 0)
	up := h * UpPerFoot * p.Zoom
	if (sx0 < 0 && sx1 < 0) || (sx0 > p.W && sx1 > p.W) || min(sy0, sy1)-up > p.H || max(sy0, sy1) < 0 {
		return
	}
	u0, u1 := float32(start+shift), float32(start+length+shift)
	dim := float32(1 - b.cam.Dim()*0.85)
	w.v[0] = ebiten.Vertex{DstX: float32(sx0), DstY: float32(sy0 - up), SrcX: u0, SrcY: float32(h), ColorA: dim}
	w.v[1] = ebiten.Vertex{DstX: float32(sx1), DstY: float32(sy1 - up), SrcX: u1, SrcY: float32(h), ColorA: dim}
	w.v[2] = ebiten.Vertex{DstX: float32(sx1), DstY: float32(sy1), SrcX: u1, SrcY: 0, ColorA: dim}
	w.v[3] = ebiten.Vertex{DstX: float32(sx0), DstY: float32(sy0), SrcX: u0, SrcY: 0, ColorA: dim}
	if b.quality == QualityLight {
		b.plainFace(f, front, float64(dim), n, m)
		return
	}
	shader := w.shader
	if n+m == 0 {
		shader = w.calm
		if front {
			shader = w.near
		}
	}
	if front && b.grown >= 1 && h > nearHeight {
		// A near face fades out above the figures' heads.
		k := nearHeight * UpPerFoot * p.Zoom
		w.v[0].DstY, w.v[1].DstY = w.v[3].DstY-float32(k), w.v[2].DstY-float32(k)
		w.v[0].SrcY, w.v[1].SrcY = nearHeight, nearHeight
		w.v[0].ColorA, w.v[1].ColorA = 0, 0
	}
	dst.DrawTrianglesShader32(w.v[:], quadIndices, shader, &w.opt)
	b.calls++
}

// topLines draws the faint edges of the lid.
func (b *Board) topLines(front bool) {
	z := &b.world.Zone
	if b.quality == QualityLight || z.Side <= 0 || b.grown < 0.98 || z.Height > b.sight() {
		return
	}
	p := &b.cam.Projection
	x0, y0, x1, y1 := b.zoneClip()
	c := glow(rgb{0.5, 0.75, 0.9}, 0.12*(1-b.cam.Dim()))
	seg := func(f face, ax, ay, bx, by float64) {
		if p.front(f) != front {
			return
		}
		sx, sy := p.Screen(ax, ay, z.Height)
		ex, ey := p.Screen(bx, by, z.Height)
		b.line(&b.glowB, sx, sy, ex, ey, 5, c, c)
	}
	seg(faceEast, x1, y0, x1, y1)
	seg(faceNorth, x0, y1, x1, y1)
	seg(faceWest, x0, y0, x0, y1)
	seg(faceSouth, x0, y0, x1, y0)
}

// line pushes a soft line w px wide.
func (b *Board) line(t *batch, x0, y0, x1, y1, w float64, c0, c1 ink4) {
	dx, dy := x1-x0, y1-y0
	l := math.Hypot(dx, dy)
	if l < 0.01 {
		return
	}
	nx, ny := -dy/l*w/2, dx/l*w/2
	if c0[3]+c1[3] == 0 && t.soft != nil {
		p := &softSpots[sprLine]
		nx, ny = nx*2*p.low, ny*2*p.low
		c0, c1 = c0.times(p.gain), c1.times(p.gain)
		t.soft.corners(p.rect, x0+nx, y0+ny, x1+nx, y1+ny, x1-nx, y1-ny, x0-nx, y0-ny, c0, c1, c1, c0)
		return
	}
	t.corners(spriteRects[sprLine], x0+nx, y0+ny, x1+nx, y1+ny, x1-nx, y1-ny, x0-nx, y0-ny, c0, c1, c1, c0)
}
