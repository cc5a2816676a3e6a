package board

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/scenes/frametest"
)

// crowd is a duel of two mages and ten creatures; with much, fire, web, fog,
// marks and images too.
func crowd(much bool) *World {
	w := duel()
	w.Figures[0].Sheet, w.Figures[1].Sheet = "mage_hat", "mage_hood"
	w.Figures[0].Acting = true
	w.Figures[0].Auras = MageArmour
	kinds := [3]Aura{Celestial, Fiendish, 0}
	for i := range 10 {
		w.Figures = append(w.Figures, Figure{ID: int32(i) + 3, Sheet: "wolf", X: float64(i%5)*9 - 18, Y: float64(i/5)*14 - 8, Size: 5,
			Dir: float64(i) * 0.7, Alpha: 1, Health: 0.6, Summoned: true, Auras: kinds[i%3]})
	}
	if !much {
		return w
	}
	box := func(x0, y0, x1, y1 int) (s []Square) {
		for y := y0; y <= y1; y++ {
			for x := x0; x <= x1; x++ {
				s = append(s, Square{x, y})
			}
		}
		return s
	}
	w.Figures[0].Auras |= ShieldDisc
	w.Figures[1].Images = 4
	w.Figures[2].Auras = Hasted
	w.Areas = []Area{{ID: 1, Kind: AreaFire, Squares: box(-5, 0, 1, 0)}, {ID: 2, Kind: AreaWeb, Squares: box(-1, 2, 2, 4)},
		{ID: 3, Kind: AreaGrease, Squares: box(-1, -4, 0, -3)}, {ID: 4, Kind: AreaFog, Squares: box(3, -3, 5, -1)},
		{ID: 5, Kind: AreaIce, Squares: box(-6, -4, -5, -4)}, {ID: 6, Kind: AreaTentacles, Squares: box(3, -6, 4, -5)}}
	w.Grid = 1
	w.Marks = []Marked{{Mark: MarkReach, Squares: box(-6, -2, -3, 5)}, {Mark: MarkArea, Squares: box(0, -3, 4, 1)}}
	return w
}

// throng is the busiest board: 8 mages, 40 creatures, 12 lights besides their
// own, 20 effects at work and lasting areas.
func throng() *World {
	w := crowd(true)
	sheets := [4]string{"mage_hat", "mage_hood", "mage_circlet", "mage_collar"}
	for i := range 6 {
		m := w.Figures[i&1]
		m.ID, m.Sheet, m.X, m.Y, m.Emblem, m.Acting, m.Images = int32(i)+100, sheets[i&3], float64(i)*9-22, float64(i%3)*14-13, i+3, false, 0
		w.Figures = append(w.Figures, m)
	}
	for i := range 30 {
		c := w.Figures[2+i%10]
		c.ID, c.Sheet, c.X, c.Y = int32(i)+200, "wolf", float64(i%6)*9-23, float64(i/6)*11-25
		w.Figures = append(w.Figures, c)
	}
	for i := range 12 {
		w.Lights = append(w.Lights, Light{X: float64(i%4)*15 - 22, Y: float64(i/4)*18 - 18, Z: 3, Radius: 16, R: 0.5, G: 0.35, B: 0.2})
	}
	return w
}

// spells keeps 20 effects at work, two of each kind, begun by turns.
func spells(b *Board, tick int) {
	kinds := [...]Effect{{Kind: Burst, Radius: 20, Energy: Fire}, {Kind: Bolt, Energy: Electricity}, {Kind: Cone, Radius: 30, Energy: Cold}, {Kind: Rays, Energy: Acid},
		{Kind: Missiles}, {Kind: GatherSpell, School: Evocation}, {Kind: Ward, School: Abjuration}, {Kind: Arrive}, {Kind: Unweave, Radius: 20}, {Kind: Charm}}
	if tick%4 != 0 || len(b.runs)+len(b.queue) >= 20 {
		return
	}
	e := kinds[tick/4%len(kinds)]
	k := float64(tick / 4 % 23)
	e.Figure, e.Target, e.With = 1, 2, true
	e.To = Point{X: k*2 - 22, Y: 20 - k*1.7}
	if e.Kind == Bolt || e.Kind == Cone {
		e.Target = 0
	}
	b.Play(e)
}

// scene is a board to be measured.
type scene struct {
	name    string
	quality int
	zoom    float64
	world   func() *World
	spells  bool
}

// The frames that are measured: a duel of two mages and ten creatures, the
// same with fire, web, fog, marks and images, and the busiest board.
var filmed = func() (s []scene) {
	for _, q := range [...]struct {
		name    string
		quality int
	}{{"light", QualityLight}, {"full", QualityFull}} {
		for _, z := range [...]float64{1, 1.5} {
			name := fmt.Sprintf("%s/zoom-%v/", q.name, z)
			s = append(s, scene{name + "ordinary", q.quality, z, func() *World { return crowd(false) }, false},
				scene{name + "burning", q.quality, z, func() *World { return crowd(true) }, false},
				scene{name + "busiest", q.quality, z, throng, true})
		}
	}
	return s
}()

// open makes the board of a scene; tick is to be called before each frame.
func (s scene) open(bm *testing.B) (b *Board, tick func()) {
	b = newBoard(bm)
	b.SetQuality(s.quality)
	w := s.world()
	n := 0
	tick = func() {
		if n++; s.spells {
			spells(b, n)
		}
		b.Set(w)
		b.Update()
	}
	frametest.Do(func() {
		for range 200 {
			tick()
		}
		b.cam.SetZoom(s.zoom)
		for !b.Warm(1280, 720) {
		}
	})
	return b, tick
}

func (b *Board) drawCalls() int {
	return b.calls + b.ground.calls + b.glowB.calls + b.glowB.soft.calls + b.underB.calls + b.underB.soft.calls + b.textB.calls + b.stones.b.calls
}

// BenchmarkFrame measures whole frames in processor time, the threads of a
// software renderer included: over-empty-ms is by how much more a frame takes
// than the frame of an empty game, in the middle of turns of both, so that
// other work on the machine weighs on both alike.
func BenchmarkFrame(bm *testing.B) {
	for _, s := range filmed {
		bm.Run(s.name, func(bm *testing.B) {
			b, tick := s.open(bm)
			play := func(dst *ebiten.Image) {
				tick()
				b.Draw(dst)
			}
			const turn = 8
			took := func(draw func(*ebiten.Image)) float64 {
				from := cpuMS()
				frametest.Frames(turn, draw)
				return (cpuMS() - from) / turn
			}
			took(play)
			calls, frames := b.drawCalls(), 0
			var empty, more []float64
			for bm.Loop() {
				e := took(nil)
				empty, more = append(empty, e), append(more, took(play)-e)
				frames += turn
			}
			slices.Sort(empty)
			slices.Sort(more)
			bm.ReportMetric(empty[len(empty)/2], "empty-ms")
			bm.ReportMetric(more[len(more)/2], "over-empty-ms")
			bm.ReportMetric(float64(b.drawCalls()-calls)/float64(frames), "draw-calls")
		})
	}
}

// BenchmarkBusiest is the board's own work for a tick and a frame, without
// that of the renderer.
func BenchmarkBusiest(bm *testing.B) {
	for _, s := range filmed {
		if s.zoom != 1 {
			continue
		}
		b, tick := s.open(bm)
		bm.Run(s.name+"/update", func(bm *testing.B) {
			bm.ReportAllocs()
			for bm.Loop() {
				tick()
			}
		})
		bm.Run(s.name+"/draw", func(bm *testing.B) {
			bm.ReportAllocs()
			frametest.Do(func() {
				dst := ebiten.NewImage(1280, 720)
				for bm.Loop() {
					b.Draw(dst)
				}
			})
		})
	}
}

// Where the light runs evenly the ground is a few quads, about a lamp many,
// and together they cover the screen once.
func TestGroundMeshCoversTheScreenOnce(t *testing.T) {
	g := newGround(nil)
	p := Projection{W: 300, H: 200, Zoom: 1}
	quads := func(l *lightMesh) int {
		n, area := 0, 0.0
		for _, x0 := range []float64{-100, 150} {
			g.weave(l, &p, x0, -30, 1, 1, x0+250, 300)
			for i := 0; i < len(g.mesh); i += 4 {
				a, c := g.mesh[i], g.mesh[i+2]
				area += float64(c.DstX-a.DstX) * float64(c.DstY-a.DstY)
				if float64(a.SrcX) != float64(a.DstX)-x0 || a.SrcY != a.DstY+30 {
					t.Errorf("corner %v of the chunk at %v", a, x0)
				}
			}
			n += len(g.mesh) / 4
		}
		if area != 300*200 {
			t.Errorf("%v px are covered, want 60000", area)
		}
		return n
	}
	var l lightMesh
	l.resize(p.W, p.H, 30) // cells of 10 by 5 px
	for i := range l.c {
		l.c[i] = rgb{0.5, 0.5, 0.5}
	}
	// Blocks are 80 by 40 px: 2 to 150 px and 3 from there across, 5 down.
	if n := quads(&l); n != 25 {
		t.Errorf("%d quads of even light, want 25", n)
	}
	l.pool(160, 100, 60, rgb{1, 0.5, 0.2}, true)
	if n := quads(&l); n < 60 || n > 400 {
		t.Errorf("%d quads with a lamp", n)
	}
	if c := l.at(160, 100); c[0] < 1.5 {
		t.Errorf("the lamp's heart is %v", c)
	}
}
