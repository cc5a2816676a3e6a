package scenes

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/scenes/board"
	"mageduel/scenes/hud"
)

// Heath is the living backdrop of the title: the stone ring by night, the
// herds about it, and now and then a zone that forms and falls. Until the
// ground is ready, and where the machine is too slow for it, it is a Night.
type Heath struct {
	night   Night
	b       *board.Board
	wild    *Wildlife
	w       board.World
	tick    int64 // of the screen
	shown   int64 // ticks since the heath came out of the dark
	ready   bool
	still   bool
	poor    bool // the machine is too slow for it
	lag     int  // ticks of too few frames
	strikes int
	shade   *ebiten.Image
	beside  bool    // the shade is for name and menu beside each other
	dark    float64 // 0 to 1
}

// Times of the heath in ticks.
const (
	heathWait  = 30 // the menu comes first
	heathFade  = 50
	zoneFrom   = 9 * 60
	zoneGrows  = 150
	zoneFalls  = 58 * 60
	zoneFell   = zoneFalls + 120
	heathCycle = 72 * 60
	zoneSide   = 40.0
	zoneHeight = 30.0
	lagLimit   = 180
	leastRate  = 9 // frames a second
)

// Rest lets go of what the heath holds, while another board is in play.
func (h *Heath) Rest() {
	h.b, h.wild, h.ready, h.shown, h.tick, h.dark = nil, nil, false, 0, 0, 0
}

// Shown tells whether the heath has been seen for so many ticks.
func (h *Heath) Shown(ticks int64) bool { return h.shown >= ticks }

// Update moves the heath on by a tick.
func (h *Heath) Update(c *Ctx) {
	h.tick++
	h.still = c.Settings.ReducedMotion
	if !h.still {
		h.night.Update(c)
	}
	if h.poor || c.Settings.Quality == board.QualityLight {
		h.dark = max(0, h.dark-1.0/heathFade)
		h.ready = false
		return
	}
	if h.b == nil {
		if h.tick < heathWait {
			return
		}
		b, err := board.New(11)
		if err != nil {
			h.poor = true // the duel will say why
			return
		}
		h.b, h.wild = b, NewWildlife(29)
		h.wild.herd = [2]float64{-68, -46}
		h.look(c)
	}
	if !h.ready {
		// Every other tick, so that the menu answers meanwhile.
		if h.tick&1 == 0 && h.b.Warm(c.Width, c.Height) {
			h.ready = true
		}
		return
	}
	if h.dark < 1 {
		h.dark = min(1, h.dark+1.0/heathFade)
		if h.still {
			h.dark = 1
		}
		return
	}
	h.shown++
	if c.Settings.Quality == board.QualityFull {
		h.b.SetQuality(board.QualityFull)
	} else {
		h.b.SetQuality(board.QualityLight)
		h.weigh()
	}
	if h.still && h.shown > 2 {
		return
	}
	h.look(c)
	h.play(c)
}

// weigh gives the heath up where it costs too much.
func (h *Heath) weigh() {
	if h.shown < 60 {
		return
	}
	if rate := ebiten.ActualFPS(); rate > 0 && rate < leastRate {
		h.lag++
	} else {
		h.lag = max(0, h.lag-2)
	}
	h.poor = h.lag > lagLimit
}

// look lets the camera drift about the ring.
func (h *Heath) look(c *Ctx) {
	cam := h.b.Camera()
	cam.Reduced = h.still
	cam.Resize(c.Width, c.Height)
	cam.SetZoom(max(float64(c.Height)/720, 0.75))
	t := float64(h.shown) / 60
	if wide(c.Width, c.Height) {
		// The menu is to the right: the ring lies under the name.
		cam.Look(26+5*math.Sin(t*0.05), 24+5*math.Sin(t*0.037+0.6))
		return
	}
	// The ring lies to the right of the menu, the herd to its left.
	cam.Look(-47+6*math.Sin(t*0.05), -11+6*math.Sin(t*0.037+0.6))
}

// wide tells whether name and menu stand beside each other.
func wide(w, h int) bool { return w*10 > h*19 }

// play moves all that lives on it by a tick.
func (h *Heath) play(c *Ctx) {
	t := h.shown % heathCycle
	grown := 0.0
	switch {
	case t > zoneFrom && t < zoneFalls:
		grown = min(1, float64(t-zoneFrom)/zoneGrows)
	case t >= zoneFalls && t < zoneFell:
		grown = 1 - float64(t-zoneFalls)/(zoneFell-zoneFalls)
	}
	h.w.Place = board.Heath
	h.w.Zone = board.Zone{}
	if grown > 0 {
		grown = grown * grown * (3 - 2*grown)
		h.w.Zone = board.Zone{X: -zoneSide / 2, Y: -zoneSide / 2, Side: zoneSide, Height: zoneHeight, Grown: grown}
	}
	h.w.Figures = h.w.Figures[:0]
	h.mages()
	h.wild.Update(&h.w)
	h.wild.Show(&h.w, h.b.Camera(), len(h.wild.beasts))
	h.b.SetReduce(c.Settings.ReducedMotion, c.Settings.ReduceFlashing)
	h.b.Set(&h.w)
	h.spells(t)
	h.b.Update()
}

// mages are the two who meet on the heath.
func (h *Heath) mages() {
	for i, m := range [...]struct {
		sheet   string
		x, y, a float64
		livery  int
	}{{"mage_hat", -11, -9, math.Pi / 4, 0}, {"mage_circlet", 11, 9, math.Pi * 1.25, 1}} {
		l := hud.Livery[m.livery]
		h.w.Figures = append(h.w.Figures, board.Figure{ID: int32(i + 1), Sheet: m.sheet, X: m.x, Y: m.y, Size: 5, Dir: m.a, Alpha: 1, Health: -1,
			Tint: color.RGBA{l.R, l.G, l.B, 255}, Emblem: i + 1, Staff: 0.6, Frame: float64(h.shown)*0.08 + float64(i)*3.7})
	}
}

// spells lets the two try each other, unhurried.
func (h *Heath) spells(t int64) {
	const every = 7 * 60
	if t < zoneFrom+zoneGrows+60 || t > zoneFalls-every || (t-zoneFrom)%every != 0 {
		return
	}
	from, to := int32(1), int32(2)
	if h.strikes&1 == 1 {
		from, to = to, from
	}
	one := [...]struct {
		school board.School
		energy board.Energy
		kind   board.Kind
	}{{board.Evocation, board.Force, board.Missiles}, {board.Evocation, board.Fire, board.Orb}, {board.Evocation, board.Cold, board.Rays}, {board.Evocation, board.Electricity, board.Orb}}[h.strikes%4]
	h.strikes++
	h.b.Play(board.Effect{Kind: board.GatherSpell, Figure: from, School: one.school},
		board.Effect{Kind: board.LetGo, Figure: from, School: one.school, Energy: one.energy},
		board.Effect{Kind: one.kind, Figure: from, Target: to, Targets: []int32{to}, School: one.school, Energy: one.energy, With: true},
		board.Effect{Kind: board.Ward, Target: to, School: board.Abjuration})
}

// Draw shows the heath, or the night while it is not there.
func (h *Heath) Draw(dst *ebiten.Image) {
	size := dst.Bounds().Size()
	if !h.ready || h.dark < 1 {
		h.night.Draw(dst)
		h.cover(dst, h.dark)
		return
	}
	if h.shown == 0 {
		h.cover(dst, 1)
		return
	}
	h.b.Draw(dst)
	if beside := wide(size.X, size.Y); h.shade == nil || h.beside != beside {
		h.shade, h.beside = shadeImage(beside), beside
	}
	op := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
	b := h.shade.Bounds()
	op.GeoM.Scale(float64(size.X)/float64(b.Dx()), float64(size.Y)/float64(b.Dy()))
	dst.DrawImage(h.shade, &op)
	if !h.still {
		h.cover(dst, 1-float64(h.shown)/heathFade)
	}
}

func (h *Heath) cover(dst *ebiten.Image, a float64) {
	if a > 0 {
		size := dst.Bounds().Size()
		hud.Fill(dst, hud.Rect{W: float64(size.X), H: float64(size.Y)}, color.RGBA{5, 8, 14, 255}, min(a, 1))
	}
}

// shadeImage darkens what is behind the name and the menu, and the corners.
// It is small and stretched, for it has no edge.
func shadeImage(beside bool) *ebiten.Image {
	const w, h = 96, 54
	pix := make([]byte, 4*w*h)
	for y := range h {
		for x := range w {
			u, v := (float64(x)+0.5)/w*2-1, (float64(y)+0.5)/h*2-1
			name := math.Exp(-u*u/0.22 - (v+0.62)*(v+0.62)/0.10)
			menu := math.Exp(-u*u*u*u/0.006 - v*v*v*v/0.9)
			if beside {
				name, menu = math.Exp(-(u+0.52)*(u+0.52)/0.16-(v+0.08)*(v+0.08)/0.22), 0
			}
			edge := max(0, u*u*u*u*0.45+v*v*v*v*0.35)
			a := min(0.8, 0.62*name+0.5*menu+edge*0.6)
			i := 4 * (y*w + x)
			pix[i], pix[i+1], pix[i+2], pix[i+3] = byte(4*a), byte(7*a), byte(13*a), byte(255*a)
		}
	}
	img := ebiten.NewImage(w, h)
	img.WritePixels(pix)
	return img
}
