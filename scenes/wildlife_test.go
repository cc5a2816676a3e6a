package scenes

import (
	"math"
	"testing"

	"mageduel/assets/figures"
	"mageduel/scenes/board"
)

func TestWildlifeHasFiguresEverywhere(t *testing.T) {
	if len(fauna) != len(PlaceNames) {
		t.Fatalf("%d of %d places have animals", len(fauna), len(PlaceNames))
	}
	for place, groups := range fauna {
		for _, g := range groups {
			if !figures.Has(g.of.sheet) {
				t.Errorf("%s: no figure of %s", PlaceNames[place], g.of.sheet)
			}
		}
	}
}

// Three minutes about each place: nothing on foot stands in a stone or in
// water, whatever it is about.
func TestWildlifeKeepsClearOfStonesAndWater(t *testing.T) {
	for place := range fauna {
		w := board.World{Place: board.PlaceID(place)}
		p := &board.Places[place]
		l := NewWildlife(5)
		for tick := range 180 * 60 {
			l.Update(&w)
			for i := range l.beasts {
				b := &l.beasts[i]
				if b.gait >= flies {
					continue
				}
				for _, e := range p.Props {
					if x0, y0, x1, y1 := e.Blocks(); b.x > x0 && b.x < x1 && b.y > y0 && b.y < y1 {
						t.Fatalf("%s, tick %d: a %s walks through a stone at (%.1f, %.1f)", PlaceNames[place], tick, b.sheet, e.X, e.Y)
					}
				}
				for _, e := range p.Pools[:p.NPools] {
					if math.Hypot(b.x-e[0], b.y-e[1]) < e[2] {
						t.Fatalf("%s, tick %d: a %s walks on water", PlaceNames[place], tick, b.sheet)
					}
				}
			}
		}
	}
}

// R47, P7: what grazes outside flees as the zone forms, is out of it within
// ten seconds, and never enters.
func TestR47_SceneryNeverEnters(t *testing.T) {
	for place := range fauna {
		for _, side := range []float64{28, 60, 120} {
			w := board.World{Place: board.PlaceID(place)}
			l := NewWildlife(uint64(side))
			for range 1200 {
				l.Update(&w)
			}
			inside := 0
			for i := range l.beasts {
				if max(math.Abs(l.beasts[i].x), math.Abs(l.beasts[i].y)) < side/2 {
					inside++
				}
			}
			if side == 120 && inside == 0 {
				t.Errorf("%s: nobody is there to flee", PlaceNames[place])
			}
			// The zone's middle need not be the world's.
			w.Zone = board.Zone{X: -side/2 + 2, Y: -side/2 - 1, Side: side, Height: 40, Grown: 1}
			for tick := range 180 * 60 {
				l.Update(&w)
				if tick == 20 && inside > 0 {
					running := 0
					for i := range l.beasts {
						if b := &l.beasts[i]; b.mood == bolts && b.speed > b.walk/60 || b.hop > 0 {
							running++
						}
					}
					if running < inside {
						t.Errorf("%s, %.0f ft: %d of %d run", PlaceNames[place], side, running, inside)
					}
				}
				if tick < 600 {
					continue
				}
				for i := range l.beasts {
					if b := &l.beasts[i]; max(math.Abs(b.x), math.Abs(b.y)) < side/2 {
						t.Fatalf("%s, %.0f ft, tick %d: a %s is in the zone at (%.1f, %.1f)", PlaceNames[place], side, tick, b.sheet, b.x, b.y)
					}
				}
			}
		}
	}
}

func TestWildlifeIsTheSameFromTheSameSeed(t *testing.T) {
	a, b := NewWildlife(9), NewWildlife(9)
	w := board.World{Place: board.Heath}
	for range 900 {
		a.Update(&w)
		b.Update(&w)
	}
	for i := range a.beasts {
		if a.beasts[i] != b.beasts[i] {
			t.Fatalf("animal %d differs", i)
		}
	}
}

// Nothing can be pointed at, told apart from units or shown with a bar.
func TestWildlifeIsNoUnit(t *testing.T) {
	w := board.World{Place: board.Heath}
	cam := board.NewCamera(0, 0)
	l := NewWildlife(1)
	for range 60 {
		l.Update(&w)
	}
	l.Show(&w, &cam, 100)
	if len(w.Figures) < 8 {
		t.Fatalf("only %d animals are in sight", len(w.Figures))
	}
	for _, f := range w.Figures {
		if f.ID >= 0 || f.Health >= 0 || f.Emblem != 0 {
			t.Errorf("%s looks like a unit: %+v", f.Sheet, f)
		}
	}
	n := len(w.Figures)
	w.Figures = w.Figures[:0]
	if l.Show(&w, &cam, 3); len(w.Figures) > 3 || n <= 3 {
		t.Errorf("%d animals where 3 were asked for", len(w.Figures))
	}
}

// Steady ticks allocate nothing, but where an animal touches water.
func TestWildlifeHardlyAllocates(t *testing.T) {
	w := board.World{Place: board.Heath, Figures: make([]board.Figure, 0, 64)}
	w.Zone = board.Zone{X: -30, Y: -30, Side: 60, Height: 60, Grown: 1}
	cam := board.NewCamera(0, 0)
	l := NewWildlife(3)
	tick := func() {
		w.Figures = w.Figures[:0]
		l.Update(&w)
		l.Show(&w, &cam, 100)
	}
	for range 1200 {
		tick()
	}
	if n := testing.AllocsPerRun(3600, tick); n >= 1 {
		t.Errorf("%.2f allocations a tick", n)
	}
}

func BenchmarkWildlife(b *testing.B) {
	w := board.World{Place: board.Heath, Figures: make([]board.Figure, 0, 64)}
	w.Zone = board.Zone{X: -30, Y: -30, Side: 60, Height: 60, Grown: 1}
	l := NewWildlife(3)
	b.ReportAllocs()
	for b.Loop() {
		l.Update(&w)
	}
}
