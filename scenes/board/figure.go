package board

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

const figureLights = 8

// figureDraw holds the uniforms of the figure shader, written in place so
// that a frame allocates nothing.
type figureDraw struct {
	opt      ebiten.DrawTrianglesShaderOptions
	ambient  []float32
	moon     []float32
	moonDir  []float32
	lightPos []float32
	lightCol []float32
	tint     []float32
	rim      []float32
	veil     []float32
	base     []float32
	look     []float32
	many     *ebiten.Shader // for up to eight lamps
	few      *ebiten.Shader // for three
	light    *ebiten.Shader // for three, on slow machines
	soft     []float32
	v        [4]ebiten.Vertex
}

func newFigureDraw(many, few, light *ebiten.Shader) figureDraw {
	four := func() []float32 { return make([]float32, 4) }
	d := figureDraw{many: many, few: few, light: light, ambient: four(), moon: four(), moonDir: four(), lightPos: make([]float32, 4*figureLights), lightCol: make([]float32, 4*figureLights),
		tint: four(), rim: four(), veil: four(), base: four(), look: four(), soft: four()}
	d.opt.Uniforms = map[string]any{"Ambient": d.ambient, "Moon": d.moon, "MoonDir": d.moonDir, "LightPos": d.lightPos, "LightCol": d.lightCol,
		"Tint": d.tint, "Rim": d.rim, "Veil": d.veil, "Base": d.base, "Look": d.look, "Soft": d.soft}
	return d
}

func set4(v []float32, a, b, c, d float64) {
	v[0], v[1], v[2], v[3] = float32(a), float32(b), float32(c), float32(d)
}

// lit fills in the light that falls on something at a place.
func (b *Board) lit(x, y, z, height float64) {
	d := &b.fig
	p := &Places[b.world.Place]
	bright := b.bright
	a := p.Ambient
	shade := b.shadeNear(x, y)
	k := bright * (1 - 0.85*shade)
	set4(d.ambient, float64(a[0])*1.75*k, float64(a[1])*1.75*k, float64(a[2])*1.75*k, bright)
	set4(d.moon, float64(p.Moon[0])*1.9*k, float64(p.Moon[1])*1.9*k, float64(p.Moon[2])*1.9*k, 0)
	l := math.Sqrt(p.MoonDir[0]*p.MoonDir[0] + p.MoonDir[1]*p.MoonDir[1] + p.MoonDir[2]*p.MoonDir[2])
	set4(d.moonDir, p.MoonDir[0]/l, p.MoonDir[1]/l, p.MoonDir[2]/l, 0)

	var best [figureLights]int
	var score [figureLights]float64
	n := 0
	for i := range b.lights {
		e := &b.lights[i]
		dist := math.Sqrt((e.X-x)*(e.X-x) + (e.Y-y)*(e.Y-y) + (e.Z-z-height/2)*(e.Z-z-height/2))
		if dist >= e.Radius*1.25+height {
			continue
		}
		f := 1 - dist/(e.Radius*1.25+height)
		s := (e.R + e.G + e.B) * f * f
		j := n
		if n == figureLights {
			if s <= score[n-1] {
				continue
			}
			j = n - 1
		} else {
			n++
		}
		for j > 0 && score[j-1] < s {
			best[j], score[j] = best[j-1], score[j-1]
			j--
		}
		best[j], score[j] = i, s
	}
	for j := range n {
		e := &b.lights[best[j]]
		r, u, t := b.cam.eye(e.X-x, e.Y-y, e.Z-z)
		set4(d.lightPos[j*4:], r, u, t, e.Radius*1.25)
		k := 1.45 * bright * (1 - 0.6*shade)
		set4(d.lightCol[j*4:], e.R*k, e.G*k, e.B*k, 0)
	}
	// The walls wash what stands near them.
	zone := &b.world.Zone
	if b.quality != QualityLight && zone.Side > 0 && b.grown > 0.05 {
		for f := range faces {
			if n == figureLights {
				break
			}
			g := zone.gap(f, x, y)
			along, _ := zone.uv(f, x, y, 0)
			if math.Abs(g) > 14 || along < -4 || along > zone.Side+4 {
				continue
			}
			o := faceOut[f]
			r, u, t := b.cam.eye(o[0]*g, o[1]*g, 3)
			if math.Abs(g) < 2 {
				s := math.Copysign(2, g)
				r, u, t = b.cam.eye(o[0]*s, o[1]*s, 3)
			}
			set4(d.lightPos[n*4:], r, u, t, 17)
			w := 0.5 + 0.5*math.Sin(b.seconds()*0.5+along*0.16)
			c := mixRGB(rgb{0.30, 0.85, 0.95}, rgb{0.62, 0.42, 0.95}, w)
			k := 0.75 * bright * b.grown
			set4(d.lightCol[n*4:], float64(c[0])*k, float64(c[1])*k, float64(c[2])*k, 0)
			n++
		}
	}
	d.look[3] = float32(n)
}

// stamp is one copy of a figure on the screen.
type stamp struct {
	dx, dy, alpha float64
	cut0, cut1    float64 // part of the width that is drawn, 0 to 1
}

// frameOf fills in the quad of a figure's frame.
func (b *Board) frameOf(f *Figure, s *sheet, c stamp) bool {
	d := &b.fig
	fr, mirror := s.frames.Frame(f.Anim, b.cam.Facing(f.Dir), int(f.Frame))
	k := b.cam.Zoom / s.scale
	fx, fy := b.px(f.X, f.Y, f.Z)
	// On whole pixels, so that crisp sheets stay crisp.
	fx, fy = math.Round(fx+c.dx), math.Round(fy+c.dy)
	ox, w, h := float64(fr.OffX)*k, float64(fr.W)*k, float64(fr.H)*k
	sx0, sx1 := float64(fr.X), float64(fr.X+fr.W)
	footX := float64(fr.X - fr.OffX)
	side := 1.0
	if mirror {
		ox = -ox - w
		sx0, sx1 = sx1, sx0
		side = -1
	}
	x0, y0 := fx+ox, fy+float64(fr.OffY)*k
	if x0 > b.cam.W || x0+w < 0 || y0 > b.cam.H || y0+h < 0 {
		return false
	}
	soft := min(s.scale/b.cam.Zoom, 4) / 4
	set4(d.soft, soft, soft, 0, 0)
	set4(d.base, footX, float64(fr.Y-fr.OffY), s.scale*lengthPerFoot, side)
	xa, xb := x0+w*c.cut0, x0+w*c.cut1
	sa, sb := sx0+(sx1-sx0)*c.cut0, sx0+(sx1-sx0)*c.cut1
	sy0, sy1 := float32(fr.Y), float32(fr.Y+fr.H)
	d.v[0] = ebiten.Vertex{DstX: float32(xa), DstY: float32(y0), SrcX: float32(sa), SrcY: sy0, ColorR: 1, ColorA: 1}
	d.v[1] = ebiten.Vertex{DstX: float32(xb), DstY: float32(y0), SrcX: float32(sb), SrcY: sy0, ColorR: 1, ColorA: 1}
	d.v[2] = ebiten.Vertex{DstX: float32(xb), DstY: float32(y0 + h), SrcX: float32(sb), SrcY: sy1, ColorR: 1, ColorA: 1}
	d.v[3] = ebiten.Vertex{DstX: float32(xa), DstY: float32(y0 + h), SrcX: float32(sa), SrcY: sy1, ColorR: 1, ColorA: 1}
	return true
}

func (b *Board) put(dst *ebiten.Image, f *Figure, s *sheet, c stamp) {
	if c.alpha <= 0.01 || !b.frameOf(f, s, c) {
		return
	}
	d := &b.fig
	d.look[0] = float32(min(c.alpha, 1))
	d.opt.Images[0], d.opt.Images[1] = s.colour, s.normal
	shader := d.few
	switch {
	case d.look[1] > 0:
		shader = d.many
	case b.quality == QualityLight:
		shader = d.light
	case d.look[3] > 3:
		shader = d.many
	}
	dst.DrawTrianglesShader32(d.v[:], quadIndices, shader, &d.opt)
	b.calls++
}

// drawFigure draws a figure with its copies and what shows on it.
func (b *Board) drawFigure(dst *ebiten.Image, f *Figure, side int8) {
	b.glowB.flush()
	s := b.sheet(f.Sheet)
	b.dress(f, s)
	z := b.cam.Zoom
	t := b.seconds()
	if f.Auras&Hasted != 0 {
		sx, sy := math.Sincos(f.Dir)
		rx, ry := b.cam.Rotate(-sy, -sx)
		for i := 3; i >= 1; i-- {
			k := float64(i) * (1.15 + 0.25*math.Sin(t*3))
			b.put(dst, f, s, stamp{dx: (rx + ry) * AcrossPerFoot * z * k, dy: (rx - ry) * DownPerFoot * z * k, alpha: f.Alpha * (0.34 - 0.085*float64(i)), cut1: 1})
		}
	}
	if f.Auras&Blurred != 0 {
		for _, o := range [3]float64{-1, 0.6, 1} {
			b.put(dst, f, s, stamp{dx: o * 3.4 * z * math.Sin(t*2.1+o), dy: o * z, alpha: f.Alpha * 0.34, cut1: 1})
		}
	}
	b.images(dst, f, s)
	b.auraOver(f)
}

// imageAt is where one of a figure and its mirror images is drawn, in px at
// zoom 1 from its foot, 0 being the true one. All of them go round together
// and are drawn alike, so that nobody can tell which is which.
func (b *Board) imageAt(f *Figure, i int) (dx, dy float64) {
	n := f.Images + 1
	if n == 1 {
		return 0, 0
	}
	a := 2*math.Pi*float64(i)/float64(n) + b.seconds()*0.22 + hashed(int(f.ID))*2*math.Pi
	r := 19 + 2.6*float64(n)
	s, c := math.Sincos(a)
	return c * r, s * r * 0.5
}

// imageFeet is imageAt in feet on the ground.
func (b *Board) imageFeet(f *Figure, i int) (x, y float64) {
	dx, dy := b.imageAt(f, i)
	a, d := dx/AcrossPerFoot, dy/DownPerFoot
	return b.cam.Unrotate((a+d)/2, (a-d)/2)
}

// images draws a figure and its mirror images, those behind first.
func (b *Board) images(dst *ebiten.Image, f *Figure, s *sheet) {
	z := b.cam.Zoom
	for _, behind := range [2]bool{true, false} {
		for i := range f.Images + 1 {
			if dx, dy := b.imageAt(f, i); dy < 0 == behind {
				b.put(dst, f, s, stamp{dx: dx * z, dy: dy * z, alpha: f.Alpha, cut1: 1})
			}
		}
	}
}

// dress sets tint, rim and veil from what a figure bears.
func (b *Board) dress(f *Figure, s *sheet) {
	d := &b.fig
	b.lit(f.X, f.Y, f.Z, b.tall(f))
	t := b.seconds()
	c := f.Tint
	set4(d.tint, float64(c.R)/255, float64(c.G)/255, float64(c.B)/255, float64(c.A)/255)
	set4(d.rim, 0, 0, 0, 0)
	set4(d.veil, 0, 0, 0, 0)
	a := f.Auras
	switch {
	case a&Gathering != 0:
		set4(d.rim, 0.75, 0.85, 1, 0.30)
	case f.Targeted:
		set4(d.rim, 1, 0.55, 0.25, 0.75)
	case f.Selected || f.Acting:
		set4(d.rim, 0.85, 0.90, 1, 0.28)
	case a&Glittering != 0:
		set4(d.rim, 1, 0.84, 0.40, 0.6)
	case a&Celestial != 0:
		set4(d.rim, 1, 0.85, 0.45, 0.85)
	case a&Fiendish != 0:
		set4(d.rim, 0.85, 0.16, 0.08, 0.9)
	case a&MageArmour != 0:
		set4(d.rim, 0.5, 0.75, 1, 0.25)
	}
	switch {
	case a&Petrified != 0:
		set4(d.veil, 0.52, 0.54, 0.56, 0.85)
	case a&Stoneskin != 0:
		set4(d.veil, 0.46, 0.43, 0.38, 0.42)
	case a&Held != 0:
		set4(d.veil, 0.62, 0.52, 0.78, 0.42)
	case a&Webbed != 0:
		set4(d.veil, 0.62, 0.68, 0.74, 0.30)
	case a&Fiendish != 0:
		set4(d.veil, 0.32, 0.07, 0.05, 0.40)
	case a&Glittering != 0:
		set4(d.veil, 0.95, 0.78, 0.36, 0.30)
	case a&Celestial != 0:
		set4(d.veil, 0.95, 0.86, 0.60, 0.22)
	case a&Burning != 0:
		set4(d.veil, 0.9, 0.42, 0.12, 0.25+0.06*math.Sin(t*9))
	case a&Slowed != 0:
		set4(d.veil, 0.30, 0.28, 0.45, 0.35)
	case a&Shaken != 0:
		set4(d.veil, 0.45, 0.55, 0.70, 0.25)
	case a&Weakened != 0:
		set4(d.veil, 0.16, 0.12, 0.20, 0.35)
	}
	if f.Anim == Hurt {
		// A blow shows as warmth for a moment, never as a white frame.
		n := max(s.frames.Frames(Hurt), 1)
		k := 1 - min(f.Frame/float64(n), 1)
		set4(d.veil, 0.95, 0.72, 0.58, 0.42*k*k)
	}
	d.look[1] = 0
	if a&Invisible != 0 {
		d.look[1] = 1
	}
	d.look[2] = float32(math.Mod(t, 1000))
}

// drawProp draws a standing prop: from the baked picture where no lamp is
// near and the zoom rests, else lit anew.
func (b *Board) drawProp(dst *ebiten.Image, st *stones, i int) {
	p := &Places[b.world.Place].Props[i]
	s := st.sheets[i]
	f := Figure{X: b.midX + p.X, Y: b.midY + p.Y, Alpha: 1, Size: p.W * 2}
	if !b.frameOf(&f, s, stamp{cut1: 1}) {
		return
	}
	b.glowB.flush()
	b.lit(f.X, f.Y, 0, p.Height)
	if b.fig.look[3] == 0 && b.shadeNear(f.X, f.Y) == 0 && st.bake(b) {
		q := st.baked[i]
		w, h := float64(q.x1-q.x0), float64(q.y1-q.y0)
		x, y := float64(b.fig.v[0].DstX), float64(b.fig.v[0].DstY)
		k := float32(b.bright)
		c := ink4{k, k, k, 1}
		x, y = math.Round(x), math.Round(y)
		st.b.dst = dst
		st.b.corners(q, x, y, x+w, y, x+w, y+h, x, y+h, c, c, c, c)
		st.b.flush()
		return
	}
	b.undress()
	b.put(dst, &f, s, stamp{alpha: 1, cut1: 1})
}

// undress is for what bears nothing.
func (b *Board) undress() {
	d := &b.fig
	set4(d.tint, 1, 1, 1, 0)
	set4(d.rim, 0, 0, 0, 0)
	set4(d.veil, 0, 0, 0, 0)
	d.look[1], d.look[2] = 0, 0
}

// drawCut draws again the part of a figure that lies beyond a face, on the
// eye's side of it. The figure stands upright across the screen, so it meets
// the face along a column.
func (b *Board) drawCut(dst *ebiten.Image, f *Figure, w face, gap float64) {
	s := b.sheet(f.Sheet)
	fr, mirror := s.frames.Frame(f.Anim, b.cam.Facing(f.Dir), int(f.Frame))
	// A step of one foot to the right on screen changes the gap by this.
	const r2 = math.Sqrt2 / 2
	dx, dy := b.cam.Unrotate(r2, r2)
	step := -(faceOut[w][0]*dx + faceOut[w][1]*dy)
	if math.Abs(step) < 1e-6 {
		return
	}
	u := -gap / step // feet to the right of the foot where it meets the face
	left := float64(fr.OffX)
	if mirror {
		left = -left - float64(fr.W)
	}
	at := (u*s.scale*lengthPerFoot - left) / float64(fr.W)
	cut := stamp{alpha: f.Alpha, cut0: 0, cut1: 1}
	// Before a far face lies its inside; before a near face its outside.
	rightIsNear := step > 0
	if b.cam.front(w) {
		rightIsNear = !rightIsNear
	}
	if rightIsNear {
		cut.cut0 = min(max(at, 0), 1)
	} else {
		cut.cut1 = min(max(at, 0), 1)
	}
	if cut.cut1-cut.cut0 < 0.02 || cut.cut1-cut.cut0 > 0.98 {
		return
	}
	b.dress(f, s)
	b.put(dst, f, s, cut)
}

// shadeNear is how much light is eaten at a place, 0 to 1.
func (b *Board) shadeNear(x, y float64) float64 {
	shade := 0.0
	for i := range b.darks {
		e := &b.darks[i]
		if d := math.Hypot(e.X-x, e.Y-y); d < e.Radius {
			shade = max(shade, e.R*(1-d/e.Radius))
		}
	}
	return shade
}
