package board

import (
	"image"
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

// The frames are measured in processor time, of which an empty picture of the
// same size takes its share out: cpu-ms/frame is what the board adds.
func benchmarkFrame(bm *testing.B, quality int, zoom float64, much bool) {
	b := newBoard(bm)
	b.SetQuality(quality)
	w := crowd(much)
	for range 200 {
		b.Set(w)
		b.Update()
	}
	frametest.Do(func() {
		dst := ebiten.NewImage(1280, 720)
		b.cam.SetZoom(zoom)
		for !b.Warm(1280, 720) {
		}
		one := make([]byte, 4)
		sub := dst.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
		frames := func(n int, draw func()) float64 {
			draw()
			sub.ReadPixels(one)
			from := cpuMS()
			for range n {
				draw()
				sub.ReadPixels(one)
			}
			return (cpuMS() - from) / float64(n)
		}
		empty := frames(20, sub.Clear)
		bm.ReportAllocs()
		bm.ResetTimer()
		full := frames(bm.N, func() {
			b.Set(w)
			b.Update()
			b.Draw(dst)
		})
		bm.StopTimer()
		bm.ReportMetric(full-empty, "cpu-ms/frame")
	})
}

func BenchmarkFrame(bm *testing.B) {
	for _, q := range []struct {
		name    string
		quality int
	}{{"light", QualityLight}, {"full", QualityFull}} {
		bm.Run(q.name+"/ordinary", func(bm *testing.B) { benchmarkFrame(bm, q.quality, 1, false) })
		bm.Run(q.name+"/busiest", func(bm *testing.B) { benchmarkFrame(bm, q.quality, 1.5, true) })
	}
}

// BenchmarkUpdate is the board's own work for a tick.
func BenchmarkUpdate(bm *testing.B) {
	b := newBoard(bm)
	w := crowd(true)
	for range 200 {
		b.Set(w)
		b.Update()
	}
	bm.ReportAllocs()
	for bm.Loop() {
		b.Set(w)
		b.Update()
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
