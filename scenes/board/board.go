package board

import (
	"image"
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/assets/shaders"
)

// Quality of the picture.
const (
	QualityLight = 1 // at most 6 ms a frame with software rendering at 1280x720
	QualityFull  = 2 // at most 20 ms
)

// Board draws one duel.
type Board struct {
	world   World
	cam     Camera
	quality int
	tick    int64
	rand    chance

	letters *glyphs
	ground  *ground
	light   lightMesh
	walls   walls
	stones  stones
	sheets  map[string]*sheet
	plain   *sheet

	glowB, textB, underB batch
	fig                  figureDraw
	items                []item
	marked               squareSet

	poses       []Figure
	particles   []particle
	spare       particle
	spawned     uint8
	lights      []Light
	darks       []Light
	decals      []decal
	flies       []fly
	queue       []Effect
	runs        []run
	beats       []Beat
	speed       int
	flashes     [8]int64 // ticks of the last flashes
	glare       float64  // of what is acting: see run
	reduceFlash bool
	areaDebt    float64
	grown       float64
	midX, midY  float64
	placed      bool

	ox, oy, kx, ky, kz float64    // the frame's projection
	bright             float64    // 1, less while the view turns
	share              [2]float64 // of smoke and other specks, how much is drawn
	calls              int        // draw calls so far, those of batches apart
}

// decal is a mark on the ground that fades.
type decal struct {
	s          sprite
	x, y, half float64
	spin       float64
	c          ink4
	age        float64 // seconds
}

const decalLife = 30 // seconds

// New makes a board. The seed is for looks only. The error is a shader's or
// the font's.
func New(seed uint64) (*Board, error) {
	b := &Board{cam: NewCamera(0, 0), quality: QualityFull, rand: chance(seed), sheets: map[string]*sheet{}, speed: SpeedNormal, reduceFlash: true, bright: 1, glare: 1}
	for i := range b.flashes {
		b.flashes[i] = -120
	}
	var s [len(shaders.Names)]*ebiten.Shader
	for i, name := range shaders.Names {
		var err error
		if s[i], err = shaders.Open(name); err != nil {
			return nil, err
		}
	}
	var err error
	if b.letters, err = newGlyphs(); err != nil {
		return nil, err
	}
	program := func(n shaders.Name) *ebiten.Shader { return s[slices.Index(shaders.Names[:], n)] }
	b.ground, b.stones.shader = newGround(program(shaders.Ground)), program(shaders.Stone)
	b.walls = newWalls(program(shaders.Wall), program(shaders.WallCalm), program(shaders.WallNear), veinNoise())
	b.walls.plain.shader = program(shaders.Veins)
	b.glowB, b.underB = newBatch(atlas(), ebiten.FilterLinear), newBatch(atlas(), ebiten.FilterNearest)
	b.glowB.soft, b.underB.soft, b.underB.dark = newSoftBatch(program(shaders.Soft)), newSoftBatch(program(shaders.Soft)), true
	b.textB = newBatch(b.letters.img, ebiten.FilterLinear)
	b.fig = newFigureDraw(program(shaders.Figure8), program(shaders.Figure3), program(shaders.Figure2))
	b.particles = make([]particle, 0, maxParticles)
	b.lights = make([]Light, 0, 64)
	b.darks = make([]Light, 0, 16)
	b.decals = make([]decal, 0, 40)
	b.runs = make([]run, 0, 64)
	b.items = make([]item, 0, 4096)
	b.poses = make([]Figure, 0, 64)
	b.beats = make([]Beat, 0, 64)
	b.marked.fill(nil)
	return b, nil
}

// Clear takes away all that effects have left: light, specks, stains and words.
func (b *Board) Clear() {
	b.runs, b.queue, b.particles, b.decals = b.runs[:0], b.queue[:0], b.particles[:0], b.decals[:0]
	b.walls.waves = b.walls.waves[:0]
	b.areaDebt = 0
}

// Camera gives the camera, to be dragged, zoomed and turned.
func (b *Board) Camera() *Camera { return &b.cam }

// SetQuality chooses QualityLight or QualityFull.
func (b *Board) SetQuality(q int) {
	b.quality = q
	filter := ebiten.FilterLinear
	if q == QualityLight {
		filter = ebiten.FilterNearest
	}
	b.glowB.opt.Filter = filter
}

// SetReduce chooses less motion (no shake, no glide) and softer flashes.
func (b *Board) SetReduce(motion, flashing bool) {
	b.cam.Reduced, b.reduceFlash = motion, flashing
}

// Set says what is to be shown from now on. It is called before Update, each
// tick or when something changed; the board reads its slices until the next
// Set.
func (b *Board) Set(w *World) {
	b.world = *w
	z := &b.world.Zone
	x, y := z.X+z.Side/2, z.Y+z.Side/2
	if !b.placed || b.midX != x || b.midY != y {
		b.midX, b.midY = x, y
		if !b.placed {
			b.cam.Look(x, y)
		}
		b.placed = true
		b.flies = b.flies[:0]
	}
	b.ground.set(w.Place, b.midX, b.midY)
}

// Update moves everything by one tick.
func (b *Board) Update() {
	b.tick++
	b.beats = b.beats[:0]
	b.cam.Update()
	b.grown = b.world.Zone.Grown
	b.lights = append(b.lights[:0], b.world.Lights...)
	b.darks = b.darks[:0]
	b.propLamps()
	rate := b.rateNow()
	b.buildPoses()
	b.advance(rate)
	if b.speed == SpeedInstant && (len(b.queue) > 0 || b.Busy()) {
		b.finish()
	}
	b.buildPoses()
	b.updateAuras()
	b.updateAreas()
	b.updateFlies()
	b.updateParticles(rate / 60)
	b.gatherTouches()
	b.updateWaves()
	d := b.decals[:0]
	for _, e := range b.decals {
		if e.age += 1.0 / 60; e.age < decalLife {
			d = append(d, e)
		}
	}
	b.decals = d
	for i := range b.poses {
		if s := b.sheets[b.poses[i].Sheet]; s == nil {
			_ = b.Preload(b.poses[i].Sheet) // what cannot be read is drawn as a shape
		}
	}
}

func (b *Board) rateNow() float64 { return rates[b.speed] }

// seconds is the board's own time.
func (b *Board) seconds() float64 { return float64(b.tick) / 60 }

// Warm draws ground ahead of need, a little each call: a loading step. It
// says whether all that the camera sees is ready.
func (b *Board) Warm(w, h int) bool {
	b.cam.Resize(w, h)
	b.props(b.world.Place, b.cam.Turn&3)
	b.ground.strips = 8
	ready := b.ground.layer(nil, nil, &b.cam.Projection, 0, b.tick)
	return b.ground.layer(nil, nil, &b.cam.Projection, b.cam.level, b.tick) && ready
}

func rectangle(w, h int) image.Rectangle { return image.Rect(0, 0, w, h) }

// fly is a firefly or a moth.
type fly struct {
	x, y, z, hx, hy float64
	phase           float64
	moth            bool
}

// updateFlies keeps the small life of the place about: fireflies over the
// grass, moths about lights. They keep out of the zone.
func (b *Board) updateFlies() {
	p := &Places[b.world.Place]
	if len(b.flies) != p.Flies {
		b.flies = b.flies[:0]
		c := chance(77)
		for i := range p.Flies {
			a := c.unit() * 2 * math.Pi
			d := 40 + 75*math.Sqrt(c.unit())
			b.flies = append(b.flies, fly{hx: b.midX + math.Cos(a)*d, hy: b.midY + math.Sin(a)*d, phase: c.unit() * 100, moth: i%5 == 4})
		}
	}
	z := &b.world.Zone
	for i := range b.flies {
		f := &b.flies[i]
		t := b.seconds()*0.35 + f.phase
		f.x = f.hx + 5*math.Sin(t*1.1) + 2.4*math.Sin(t*2.7+1)
		f.y = f.hy + 5*math.Cos(t*0.9+2) + 2.2*math.Sin(t*3.1)
		f.z = 2.6 + 1.6*math.Sin(t*1.9+f.phase)
		if b.grown > 0 && z.Side > 0 && z.Contains(f.x, f.y, 0) {
			// Small life flees the zone.
			dx, dy := f.hx-b.midX, f.hy-b.midY
			l := max(math.Hypot(dx, dy), 1)
			f.hx += dx / l * 0.2
			f.hy += dy / l * 0.2
		}
	}
	b.drift(p)
}

// drift adds what is in the air of the place.
func (b *Board) drift(p *Place) {
	if p.Drift == DriftNone {
		return
	}
	c := &b.rand
	r := b.sight() * 0.5
	x, y := b.cam.CX+c.span()*r, b.cam.CY+c.span()*r
	switch p.Drift {
	case DriftSnow:
		for range 2 {
			b.spawn(particle{x: b.cam.CX + c.span()*r, y: b.cam.CY + c.span()*r, z: c.between(10, 26), vx: 2, vy: -1, vz: -c.between(3, 5), life: c.between(3, 5), size0: 0.4, size1: 0.34, c0: half(rgb{0.8, 0.86, 0.95}, 0.5, 1), c1: half(rgb{0.8, 0.86, 0.95}, 0.5, 1), s: sprDisc, f: fDie | fFade})
		}
	case DriftAsh:
		if c.next()&3 == 0 {
			b.spawn(particle{x: x, y: y, z: 0.3, vx: 1.6, vy: 0.6, vz: c.between(0.8, 2.2), life: c.between(3, 6), size0: 0.3, size1: 0.2, c0: glow(rgb{0.9, 0.4, 0.15}, 0.55), c1: glow(rgb{0.5, 0.15, 0.05}, 0.3), s: sprDisc, f: fFade | fSwirl})
		}
	case DriftLeaves:
		if c.next()%12 == 0 {
			b.spawn(particle{x: x, y: y, z: c.between(4, 14), vx: 4, vy: 1, vz: -1.6, life: c.between(3, 5), size0: 0.7, size1: 0.7, spin: c.unit() * 6, turn: 2, c0: paint(rgb{0.30, 0.17, 0.08}, 0.9), c1: paint(rgb{0.26, 0.15, 0.07}, 0.9), s: sprLeaf, f: fFade | fSwirl | fLand})
		}
	case DriftDust:
		if c.next()&7 == 0 {
			b.spawn(particle{x: x, y: y, z: c.between(1, 10), vx: 0.4, vz: 0.2, life: c.between(4, 7), size0: 0.22, size1: 0.22, c0: glow(rgb{0.6, 0.65, 0.75}, 0.35), c1: glow(rgb{0.6, 0.65, 0.75}, 0.3), s: sprDisc, f: fFade})
		}
	}
}
