package arena

import (
	"testing"

	"mageduel/engine/grid"
)

func TestBodySteps(t *testing.T) {
	m := Of(Zone{60, 20}, []Solid{{20, 20, 25, 25, 0, 10, Bodies}}) // pillar in square 4, 4
	ogre := func(x, y, z int64) grid.Body { return grid.Body{Point: sq(x, y, z), Size: 10, Height: 10} }
	for _, c := range []struct {
		b           grid.Body
		to          grid.Point
		ok, crosses bool
	}{
		{ogre(2, 3, 0), sq(3, 3, 0), false, false}, // its far corner would be in the pillar
		{ogre(2, 2, 0), sq(3, 2, 0), true, false},
		{ogre(2, 2, 0), sq(3, 3, 0), false, false},
		{ogre(2, 3, 2), sq(3, 3, 2), true, false},
		{ogre(2, 5, 0), sq(3, 5, 0), true, false},
		{ogre(10, 0, 0), sq(11, 0, 0), true, false}, // half out is in
		{ogre(11, 0, 0), sq(12, 0, 0), true, true},
		{ogre(0, 0, 0), sq(-1, 0, 0), true, false},
		{ogre(-1, 0, 0), sq(-2, 0, 0), true, true},
		{ogre(0, 0, 3), sq(0, 0, 4), true, true}, // four layers: the feet leave
		{ogre(0, 0, 2), sq(0, 0, 3), true, false},
		{ogre(0, 0, 0), sq(0, 0, -1), false, true},
		{grid.At(sq(3, 4, 0)), sq(4, 4, 0), false, false},
	} {
		if ok, crosses := m.StepBody(c.b, c.to); ok != c.ok || crosses != c.crosses {
			t.Errorf("%v to %v: %v, %v", c.b, c.to, ok, crosses)
		}
	}
}

// R4: whoever is as tall as the zone is high is still in it.
func TestR4_HeadAboveALowTop(t *testing.T) {
	m := Of(Zone{4, 4}, nil)
	if !m.InsideBody(grid.Body{Point: sq(0, 0, 0), Size: 5, Height: 10}) || !m.InsideBody(grid.Body{Point: sq(0, 0, 0), Size: 10, Height: 15}) ||
		m.InsideBody(grid.At(sq(1, 0, 0))) || m.InsideBody(grid.At(sq(0, 0, 1))) {
		t.Error("the smallest zone is one square and one layer")
	}
}

// E1: a fireball set at the corner (55, 55) of a zone of 60 ft has the one row of
// squares beyond it and four before, on both axes. Set in the middle it is whole.
func TestE1_FireballStaysIn(t *testing.T) {
	m := Of(Zone{60, 5}, nil)
	var f grid.Filled
	count := func() (n int) {
		f.Each(func(p grid.Point) bool {
			if !m.Inside(p) {
				t.Errorf("%v is outside", p)
			}
			n++
			return true
		})
		return n
	}
	m.Spread(grid.Spread{Corner: sq(6, 6, 0), Radius: 20}, sq(0, 0, 0), &f)
	if n := count(); n != 44 {
		t.Errorf("%d squares, want 44", n)
	}
	// Quarters: 11 whole; 4 of the row (1,1) to (1,4), twice; the one at the corner.
	m.Spread(grid.Spread{Corner: sq(11, 11, 0), Radius: 20}, sq(0, 0, 0), &f)
	if n := count(); n != 11+4+4+1 {
		t.Errorf("%d squares, want 20", n)
	}
	// One set off outside, 5 ft before the face, does not come in.
	m.Spread(grid.Spread{Corner: sq(13, 6, 0), Radius: 20}, sq(20, 6, 0), &f)
	n := 0
	f.Each(func(p grid.Point) bool {
		if m.Inside(p) {
			t.Errorf("%v is inside", p)
		}
		n++
		return true
	})
	if n == 0 {
		t.Error("it went nowhere")
	}
}

func TestSpreadStaysOnItsSideOfAWall(t *testing.T) {
	// A wall across the whole zone at x = 30; the fireball is set on it.
	m := Of(Zone{60, 20}, []Solid{{30, 0, 30, 60, 0, 20, Bodies | Lines}})
	var f grid.Filled
	m.Spread(grid.Spread{Corner: sq(6, 6, 0), Radius: 20}, sq(2, 6, 0), &f)
	west := 0
	f.Each(func(p grid.Point) bool {
		if p.X >= 30 {
			t.Errorf("%v is behind the wall", p)
		}
		west++
		return true
	})
	if !f.Contains(sq(5, 6, 0)) || !f.Contains(sq(2, 6, 0)) || west == 0 {
		t.Error("it did not fill its own side")
	}
	// A thick wall is neither filled nor passed.
	thick := Of(Zone{60, 5}, []Solid{{30, 0, 35, 60, 0, 5, Lines}})
	thick.Spread(grid.Spread{Corner: sq(5, 6, 0), Radius: 20}, sq(2, 6, 0), &f)
	if f.Contains(sq(6, 6, 0)) || f.Contains(sq(7, 6, 0)) || !f.Contains(sq(5, 6, 0)) {
		t.Error("through a thick wall")
	}
	work := func() { thick.Spread(grid.Spread{Corner: sq(5, 6, 0), Radius: 20}, sq(2, 6, 0), &f) }
	work()
	if n := testing.AllocsPerRun(20, work); n != 0 {
		t.Errorf("%v allocations", n)
	}
}

func BenchmarkFireball(b *testing.B) {
	m := Of(Zone{60, 60}, props())
	var f grid.Filled
	b.ReportAllocs()
	for b.Loop() {
		m.Spread(grid.Spread{Corner: sq(6, 6, 0), Radius: 20}, sq(0, 6, 0), &f)
	}
}
