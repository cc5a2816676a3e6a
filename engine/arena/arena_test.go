package arena

import (
	"fmt"
	"sync"
	"testing"

	"github.com/solarlune/resolv"
	"pgregory.net/rapid"

	"mageduel/engine/grid"
)

const vast = 128_000_000_000

func sq(x, y, z int64) grid.Point { return grid.Square(x, y, z) }

// A square is inside while its centre, 2.5 ft from its low side, is.
// 57 ft: the twelfth square has its centre at 57.5, out: 11 squares.
// 58 ft: the same centre is in: 12.
func TestR4_Squares(t *testing.T) {
	for _, c := range []struct{ feet, squares int64 }{
		{1, 1}, {2, 1}, {3, 1}, {4, 1}, {6, 1}, {7, 1}, {8, 2}, {10, 2}, {57, 11}, {58, 12}, {60, 12}, {62, 12}, {63, 13},
		{500, 100}, {502, 100}, {503, 101}, {vast, vast / 5}, {vast - 3, vast/5 - 1}, {vast - 2, vast / 5},
	} {
		m := Of(Zone{c.feet, 10}, nil)
		side, layers := m.Squares()
		if side != c.squares || layers != 2 {
			t.Errorf("%d ft: %d squares, %d layers; want %d, 2", c.feet, side, layers, c.squares)
		}
		if _, l := Of(Zone{60, c.feet}, nil).Squares(); l != c.squares {
			t.Errorf("%d ft high: %d layers, want %d", c.feet, l, c.squares)
		}
		last := c.squares - 1
		if !m.Inside(sq(0, 0, 0)) || !m.Inside(sq(last, last, 1)) || m.Inside(sq(last+1, 0, 0)) || m.Inside(sq(0, last+1, 0)) ||
			m.Inside(sq(-1, 0, 0)) || m.Inside(sq(0, -1, 0)) || m.Inside(sq(0, 0, 2)) || m.Inside(sq(0, 0, -1)) {
			t.Errorf("%d ft: the edges are not where they should be", c.feet)
		}
	}
}

// R5: the greatest zone costs what a small one costs.
func TestR5_HugeZone(t *testing.T) {
	m := Of(Zone{vast, vast}, []Solid{{vast - 30, 0, vast - 25, vast, 0, vast, Bodies | Lines | Sight}})
	n := int64(vast / 5)
	if len(m.blocks) != 1 {
		t.Fatalf("%d blocks", len(m.blocks))
	}
	// The wall fills the sixth square from the far side, over the whole depth.
	if !m.Filled(sq(n-6, n/2, n-1), Bodies) || m.Filled(sq(n-5, 7, 0), Bodies) || m.Filled(sq(n-7, 7, 0), Bodies) {
		t.Error("the wall is not where it should be")
	}
	if m.Line(sq(0, 0, 0), sq(n-1, n-1, 0), Lines) || !m.Line(sq(0, 0, 0), sq(n-7, n-1, n-1), Lines) || m.Line(sq(3, n-1, 5), sq(n-5, 1, n-1), Sight) {
		t.Error("lines across the greatest zone")
	}
	if ok, crosses := m.Step(sq(n-1, 5, 0), sq(n, 5, 0)); !ok || !crosses {
		t.Error("a step out of the far side")
	}
}

func TestR13_FacesStopLinesBothWays(t *testing.T) {
	m := Of(Zone{60, 20}, nil)
	in, out, other := sq(11, 5, 0), sq(12, 5, 0), sq(12, 9, 3)
	for _, c := range []struct {
		a, b        grid.Point
		line, sight bool
	}{
		{in, sq(0, 0, 3), true, true},
		{in, out, false, true},
		{out, in, false, true},
		{out, other, true, true},
		{sq(5, 5, 3), sq(5, 5, 4), false, true}, // the top
		{sq(5, 5, 0), sq(5, 5, -1), false, false},
	} {
		if m.Line(c.a, c.b, Lines) != c.line || m.Line(c.a, c.b, Sight) != c.sight {
			t.Errorf("%v to %v", c.a, c.b)
		}
	}
	corner := sq(12, 5, 0) // on the face x = 60
	if !m.LineCorner(corner, in, Lines) || m.LineCorner(corner, out, Lines) || !m.LineCorner(corner, out, Sight) {
		t.Error("an intersection on a face belongs to the inside")
	}
	if m.LineCorner(sq(13, 5, 0), in, Lines) || !m.LineCorner(sq(13, 5, 0), out, Lines) {
		t.Error("an intersection outside")
	}
	if !m.LineBurst(in, corner, sq(11, 4, 0), Lines) || m.LineBurst(out, corner, in, Lines) {
		t.Error("what is sent to a face from either side")
	}
}

func TestOpenField(t *testing.T) {
	m := Of(Zone{}, []Solid{{0, 0, 5, 5, 0, 10, Bodies | Lines}})
	if m.Inside(sq(0, 0, 0)) || m.Inside(sq(1, 1, 0)) || !m.Line(sq(-1, 1, 0), sq(4, 1, 0), Lines) || m.Line(sq(-1, 0, 0), sq(1, 0, 0), Lines) {
		t.Error("an open field has no faces, but its props stand")
	}
	if !m.LineCorner(sq(1, 1, 0), sq(-3, 2, 0), Lines) || m.Nearest(sq(7, 7, 0)) != sq(7, 7, 0) {
		t.Error("all is outside, and free")
	}
	if s, l := m.Squares(); s != 0 || l != 0 {
		t.Error("it has no squares")
	}
}

func TestStep(t *testing.T) {
	all := Bodies | Lines | Sight
	m := Of(Zone{60, 20}, []Solid{
		{20, 20, 25, 25, 0, 10, all}, // a pillar in square 4, 4, two layers high
		{40, 0, 40, 30, 0, 10, all},  // a wall of force between x squares 7 and 8, y squares 0 to 5
		{50, 50, 51, 51, 0, 20, all}, // a post too thin to count
		{0, 40, 20, 45, 0, 2, all},   // a kerb below the middle of the layer
	})
	for _, c := range []struct {
		a, b        grid.Point
		ok, crosses bool
	}{
		{sq(3, 4, 0), sq(4, 4, 0), false, false},
		{sq(3, 4, 2), sq(4, 4, 2), true, false},  // over the pillar
		{sq(3, 4, 1), sq(4, 4, 2), false, false}, // round its upper edge slantwise
		{sq(3, 4, 0), sq(4, 5, 0), false, false}, // round its corner
		{sq(3, 3, 0), sq(3, 4, 0), true, false},
		{sq(7, 3, 0), sq(8, 3, 0), false, false},
		{sq(8, 3, 0), sq(7, 3, 0), false, false},
		{sq(7, 5, 0), sq(8, 6, 0), false, false}, // round the end of the wall
		{sq(7, 6, 0), sq(8, 6, 0), true, false},
		{sq(7, 6, 0), sq(8, 5, 0), false, false},
		{sq(7, 3, 2), sq(8, 3, 2), true, false},
		{sq(9, 9, 0), sq(10, 10, 0), true, false}, // past the post
		{sq(1, 7, 0), sq(1, 8, 0), true, false},   // over the kerb
		{sq(0, 0, 0), sq(-1, 0, 0), true, true},
		{sq(-1, 0, 0), sq(0, 1, 0), true, true},
		{sq(0, 0, 3), sq(0, 0, 4), true, true},
		{sq(0, 0, 0), sq(0, 0, -1), false, true},
		{sq(0, 0, 0), sq(2, 0, 0), false, false},
		{sq(4, 4, 0), sq(3, 4, 0), true, false}, // caught in the pillar, out again
	} {
		if ok, crosses := m.Step(c.a, c.b); ok != c.ok || crosses != c.crosses {
			t.Errorf("%v to %v: %v, %v", c.a, c.b, ok, crosses)
		}
	}
}

func TestLine(t *testing.T) {
	m := Of(Zone{60, 20}, []Solid{
		{20, 20, 25, 25, 0, 10, Lines},         // pillar in square 4, 4
		{25, 25, 30, 30, 0, 10, Lines},         // and one that touches it by a corner
		{40, 0, 40, 15, 0, 10, Lines | Sight},  // wall in two pieces, x = 40
		{40, 15, 40, 30, 0, 10, Lines | Sight}, // from y = 0 to 30
		{0, 50, 60, 50, 0, 5, Sight},           // a curtain at y = 50
	})
	for _, c := range []struct {
		a, b grid.Point
		what uint8
		ok   bool
	}{
		{sq(3, 4, 0), sq(5, 4, 0), Lines, false},
		{sq(3, 4, 0), sq(5, 4, 0), Sight, true},
		{sq(3, 4, 0), sq(4, 4, 0), Lines, true},  // the pillar itself
		{sq(3, 4, 0), sq(4, 3, 0), Lines, true},  // past one corner
		{sq(4, 5, 0), sq(5, 4, 0), Lines, false}, // between two
		{sq(3, 4, 2), sq(5, 4, 2), Lines, true},  // above
		{sq(3, 4, 3), sq(5, 4, 0), Lines, false}, // falls from 17.5 to 2.5 and is at 10, the top, halfway: under it from there on
		{sq(7, 1, 0), sq(8, 1, 0), Lines, false},
		{sq(7, 2, 0), sq(8, 3, 0), Lines, false}, // through the seam at y = 15
		{sq(7, 5, 0), sq(8, 6, 0), Lines, true},  // past the end at y = 30
		{sq(7, 9, 0), sq(7, 10, 0), Sight, false},
		{sq(7, 9, 0), sq(7, 10, 0), Lines, true},
		{sq(7, 9, 0), sq(7, 10, 1), Sight, true}, // over the top edge: touches it, and a hair higher is clear
		{sq(7, 9, 1), sq(7, 10, 1), Sight, true},
	} {
		if m.Line(c.a, c.b, c.what) != c.ok || m.Line(c.b, c.a, c.what) != c.ok {
			t.Errorf("%v to %v for %d: want %v both ways", c.a, c.b, c.what, c.ok)
		}
	}
	// A burst at the intersection (40, 15) on the wall: sent from the west it
	// stays west, from the east east. Asked without a sender it does both.
	wall := sq(8, 3, 0)
	west, east := sq(6, 3, 0), sq(9, 3, 0)
	if !m.LineCorner(wall, west, Lines) || !m.LineCorner(wall, east, Lines) {
		t.Error("from the wall itself")
	}
	if !m.LineBurst(sq(2, 2, 0), wall, west, Lines) || m.LineBurst(sq(2, 2, 0), wall, east, Lines) ||
		m.LineBurst(sq(11, 2, 0), wall, west, Lines) || !m.LineBurst(sq(11, 2, 0), wall, east, Lines) {
		t.Error("a burst goes through the wall it was set on")
	}
}

// A pillar in square 2, 0. From (0, 0) each line to (4, 0) along y = 0 or y = 5
// runs along its sides and is clear, the two crossing ones are stopped: the best
// corner has one line stopped, cover. From (0, 3) to (4, 3) none is.
func TestCover(t *testing.T) {
	m := Of(Zone{60, 20}, []Solid{{10, 0, 15, 5, 0, 10, Bodies | Lines}})
	for _, c := range []struct {
		a, b  grid.Point
		cover bool
	}{
		{sq(0, 0, 0), sq(4, 0, 0), true},
		{sq(0, 3, 0), sq(4, 3, 0), false},
		{sq(1, 0, 0), sq(2, 1, 0), true}, // neighbours, round its corner
		{sq(1, 1, 0), sq(2, 1, 0), false},
		{sq(0, 0, 3), sq(4, 0, 3), false},
	} {
		if m.Cover(c.a, c.b) != c.cover || m.Cover(c.b, c.a) != c.cover {
			t.Errorf("%v and %v: want %v", c.a, c.b, c.cover)
		}
	}
	wall := Of(Zone{60, 20}, []Solid{{30, 0, 30, 60, 0, 20, Bodies | Lines}})
	if wall.Cover(sq(2, 2, 0), sq(9, 2, 0)) || wall.Line(sq(2, 2, 0), sq(9, 2, 0), Lines) {
		t.Error("behind a whole wall there is no line of effect, and so no cover")
	}
	table := Of(Zone{60, 20}, []Solid{{10, 0, 15, 20, 0, 4, Bodies}})
	if !table.Cover(sq(0, 1, 0), sq(4, 1, 0)) {
		t.Error("what stops bodies alone gives cover")
	}
}

func TestP13_Nearest(t *testing.T) {
	m := Of(Zone{57, 57}, []Solid{{0, 0, 5, 5, 0, 10, Bodies}}) // 11 squares; square 0, 0 is filled
	for _, c := range []struct{ p, q grid.Point }{
		{sq(5, -3, 0), sq(5, 0, 0)},
		{sq(14, 5, 0), sq(10, 5, 0)},
		{sq(14, 20, 0), sq(10, 10, 0)},
		{sq(5, 5, 30), sq(5, 5, 10)},
		{sq(4, 4, 0), sq(4, 4, 0)},
		// From 3 below square 0, 0: (1, 0) is 3 on and 1 aside, 15 ft; (0, 1) 20 ft.
		{sq(0, -3, 0), sq(1, 0, 0)},
		// From the diagonal, both are 2 and 3 off: 15 ft; the smaller Y.
		{sq(-2, -2, 0), sq(1, 0, 0)},
	} {
		if q := m.Nearest(c.p); q != c.q {
			t.Errorf("%v: %v, want %v", c.p, q, c.q)
		}
	}
	taken := map[grid.Point]bool{sq(5, 0, 0): true}
	free := func(p grid.Point) bool { return !taken[p] }
	// (4, 0), (6, 0): as far, one aside; the smaller X. Then (6, 0).
	for _, want := range []grid.Point{sq(4, 0, 0), sq(6, 0, 0)} {
		q, ok := m.NearestFree(sq(5, -3, 0), free)
		if !ok || q != want {
			t.Errorf("%v, want %v", q, want)
		}
		taken[q] = true
	}
	if _, ok := m.NearestFree(sq(5, -3, 0), func(grid.Point) bool { return false }); ok {
		t.Error("nothing is free")
	}
}

// fresh asks resolv about whole arenas, all solids in one space, without the
// cuts and the memory that masks are made with.
type fresh struct {
	space  *resolv.Space
	zone   *resolv.ConvexPolygon
	solids []*resolv.ConvexPolygon
	point  *resolv.ConvexPolygon
	of     []Solid
}

const shift = 60 // feet, so that all lies in the space

func at(feet float64) float64 { return (feet + shift) * fine }

func newFresh(z Zone, solids []Solid) *fresh {
	n := int(z.Side+2*shift) * fine
	f := &fresh{space: resolv.NewSpace(n, n, 20*fine, 20*fine), of: solids}
	f.zone = resolv.NewRectangleFromTopLeft(at(0), at(0), float64(z.Side)*fine, float64(z.Side)*fine)
	f.point = resolv.NewRectangle(0, 0, fine/4, fine/4)
	f.space.Add(f.zone, f.point)
	for _, s := range solids {
		p := resolv.NewConvexPolygon(at(float64(s.X0)), at(float64(s.Y0)), []float64{
			0, 0, float64(s.X1-s.X0) * fine, 0, float64(s.X1-s.X0) * fine, float64(s.Y1-s.Y0) * fine, 0, float64(s.Y1-s.Y0) * fine})
		f.space.Add(p)
		f.solids = append(f.solids, p)
	}
	return f
}

func (f *fresh) holds(p grid.Point, shape *resolv.ConvexPolygon) bool {
	f.point.SetPosition(at(float64(p.X)+2.5), at(float64(p.Y)+2.5))
	return f.point.IsContainedBy(shape)
}

func (f *fresh) crosses(a, b grid.Point, shape *resolv.ConvexPolygon) bool {
	return resolv.LineTest(resolv.LineTestSettings{
		Start:       resolv.Vector{X: at(float64(a.X) + 2.5), Y: at(float64(a.Y) + 2.5)},
		End:         resolv.Vector{X: at(float64(b.X) + 2.5), Y: at(float64(b.Y) + 2.5)},
		TestAgainst: resolv.ShapeCollection{shape},
	})
}

func (f *fresh) high(i int, p grid.Point) bool {
	return 2*f.of[i].Z0 < 2*p.Z+5 && 2*p.Z+5 < 2*f.of[i].Z1
}

func TestMasksAgreeWithResolv(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		z := Zone{rapid.Int64Range(3, 90).Draw(t, "side"), rapid.Int64Range(3, 40).Draw(t, "height")}
		solids := make([]Solid, rapid.IntRange(0, 6).Draw(t, "solids"))
		for i := range solids {
			x, y := rapid.Int64Range(-20, z.Side+10).Draw(t, "x"), rapid.Int64Range(-20, z.Side+10).Draw(t, "y")
			// Solids with an area: resolv cannot hold a point in a line.
			solids[i] = Solid{x, y, x + rapid.Int64Range(1, 50).Draw(t, "w"), y + rapid.Int64Range(1, 50).Draw(t, "d"),
				rapid.Int64Range(0, 10).Draw(t, "low"), rapid.Int64Range(10, 30).Draw(t, "high"), Bodies | Lines | Sight}
		}
		m := Of(z, solids)
		resolvMutex.Lock()
		defer resolvMutex.Unlock()
		f := newFresh(z, solids)
		place := func(name string) grid.Point {
			return sq(rapid.Int64Range(-5, z.Side/5+5).Draw(t, name+"x"), rapid.Int64Range(-5, z.Side/5+5).Draw(t, name+"y"), rapid.Int64Range(0, z.Height/5+1).Draw(t, name+"z"))
		}
		for range 20 {
			p := place("p")
			inside := f.holds(p, f.zone) && (2*p.Z+5 < 2*z.Height || p.Z == 0)
			if m.Inside(p) != inside {
				t.Fatalf("inside %v: mask %v, resolv %v", p, m.Inside(p), inside)
			}
			filled := false
			for i, s := range f.solids {
				filled = filled || f.high(i, p) && f.holds(p, s)
			}
			if m.Filled(p, Bodies) != filled {
				t.Fatalf("filled %v: mask %v, resolv %v", p, m.Filled(p, Bodies), filled)
			}
			q := p
			way := rapid.Int64Range(0, 3).Draw(t, "way")
			n := rapid.Int64Range(1, 12).Draw(t, "n")
			q.X += [4]int64{5, -5, 0, 0}[way]
			q.Y += [4]int64{0, 0, 5, -5}[way]
			stopped := false
			for i, s := range f.solids {
				stopped = stopped || f.high(i, p) && !f.holds(p, s) && (f.holds(q, s) || f.crosses(p, q, s))
			}
			ok, crosses := m.Step(p, q)
			if ok == stopped {
				t.Fatalf("step %v to %v: mask %v, resolv %v", p, q, ok, !stopped)
			}
			if (p.Z == 0 || 2*p.Z+5 < 2*z.Height) && crosses != f.crosses(p, q, f.zone) {
				t.Fatalf("step %v to %v: mask crosses %v", p, q, crosses)
			}
			q = grid.Point{X: p.X + n*(q.X-p.X), Y: p.Y + n*(q.Y-p.Y), Z: p.Z}
			clear := true
			for i, s := range f.solids {
				if f.high(i, p) && !f.holds(p, s) && !f.holds(q, s) && f.crosses(p, q, s) {
					clear = false
				}
			}
			if m.Line(p, q, Sight) != clear {
				t.Fatalf("line %v to %v: mask %v, resolv %v", p, q, !clear, clear)
			}
		}
	})
}

// Lines of any slant are compared with a walk in small steps along them, through
// solids that fill whole squares.
func TestLinesAgreeWithSmallSteps(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		far := rapid.SampledFrom([]int64{0, vast - 200}).Draw(t, "far")
		solids := make([]Solid, rapid.IntRange(1, 5).Draw(t, "solids"))
		for i := range solids {
			x, y, z := far+5*rapid.Int64Range(0, 12).Draw(t, "x"), 5*rapid.Int64Range(0, 12).Draw(t, "y"), 5*rapid.Int64Range(0, 3).Draw(t, "z")
			solids[i] = Solid{x, y, x + 5*rapid.Int64Range(1, 3).Draw(t, "w"), y + 5*rapid.Int64Range(1, 3).Draw(t, "d"), z, z + 5*rapid.Int64Range(1, 3).Draw(t, "h"), Lines}
		}
		m := Of(Zone{vast, 40}, solids)
		place := func(n string) grid.Point {
			return grid.Point{X: far}.Add(sq(rapid.Int64Range(0, 14).Draw(t, n+"x"), rapid.Int64Range(0, 14).Draw(t, n+"y"), rapid.Int64Range(0, 6).Draw(t, n+"z")))
		}
		a, b := place("a"), place("b")
		const n = 5000
		d := b.Sub(a)
		through, near := false, false
		for k := int64(0); k <= n; k++ {
			// in units of 1/(2n) ft
			x, y, z := (2*a.X+5)*n+2*d.X*k, (2*a.Y+5)*n+2*d.Y*k, (2*a.Z+5)*n+2*d.Z*k
			for _, s := range solids {
				if holds(s, a) || holds(s, b) {
					continue
				}
				depth := min(x-2*n*s.X0, 2*n*s.X1-x, y-2*n*s.Y0, 2*n*s.Y1-y, z-2*n*s.Z0, 2*n*s.Z1-z)
				through = through || depth > 0
				near = near || depth > -2*n/10
			}
		}
		got := m.Line(a, b, Lines)
		if through && got || !near && !got {
			t.Fatalf("%v to %v: mask %v, in small steps through %v, near %v", a, b, got, through, near)
		}
		if got != m.Line(b, a, Lines) {
			t.Fatalf("%v to %v: not the same both ways", a, b)
		}
	})
}

func holds(s Solid, p grid.Point) bool {
	return s.X0 <= p.X && p.X < s.X1 && s.Y0 <= p.Y && p.Y < s.Y1 && s.Z0 <= p.Z && p.Z < s.Z1
}

// The footprints of all boxes are those that counting centres gives.
func TestFootprints(t *testing.T) {
	resolvMutex.Lock()
	defer resolvMutex.Unlock()
	for w := int64(0); w <= 12; w++ {
		for x := int64(-7); x <= 4; x++ {
			for _, h := range []int64{0, 1, 4, 37} {
				p := footprint(x, 3, x+w, 3+h)
				sx, sy := storeys(x, x+w), storeys(3, 3+h)
				none := sx.border() && sy.border()
				// A box along a grid line or within a square stands between two
				// centres only if it reaches over the line that joins them.
				if p.none != none {
					t.Fatalf("%d+%d, 3+%d: %+v", x, w, h, p)
				}
				if !none && (p.x != sx || p.y != sy) {
					t.Fatalf("%d+%d, 3+%d: %+v, want %v %v", x, w, h, p, sx, sy)
				}
			}
		}
	}
}

func TestOfIsSharedAndDoesNotAllocate(t *testing.T) {
	z, solids := Zone{60, 60}, []Solid{{20, 20, 25, 25, 0, 10, Bodies | Lines}, {40, 0, 40, 30, 0, 10, Lines}}
	m := Of(z, solids)
	again := []Solid{solids[0], solids[1]}
	if Of(z, again) != m || Of(Zone{60, 55}, again) == m || Of(z, again[:1]) == m {
		t.Error("a mask is known by its zone and solids")
	}
	again[1].Blocks = Bodies
	if m.solids[1].Blocks != Lines || Of(z, again) == m {
		t.Error("a mask keeps its own copy")
	}
	var sink bool
	if n := testing.AllocsPerRun(100, func() {
		m := Of(z, solids)
		sink = m.Inside(sq(3, 3, 0))
		sink, _ = m.Step(sq(3, 4, 0), sq(4, 4, 0))
		sink = m.Line(sq(0, 0, 0), sq(11, 9, 3), Lines)
		sink = m.LineCorner(sq(1, 1, 0), sq(11, 9, 3), Lines)
		sink = m.LineBurst(sq(1, 1, 0), sq(4, 4, 0), sq(11, 9, 3), Lines)
		sink = m.Cover(sq(0, 0, 0), sq(6, 6, 0))
		m.Nearest(sq(-3, 4, 0))
	}); n != 0 || sink && false {
		t.Errorf("%v allocations", n)
	}
}

func TestManyAtOnce(t *testing.T) {
	var wait sync.WaitGroup
	for g := range int64(8) {
		wait.Add(1)
		go func() {
			defer wait.Done()
			for i := range int64(40) {
				m := Of(Zone{30 + i, 30}, []Solid{{i % 7, g, i%7 + 9, g + i, 0, 10, Lines}})
				if !m.Inside(sq(0, 0, 0)) {
					t.Error("lost the first square")
				}
			}
		}()
	}
	wait.Wait()
}

func TestCacheForgets(t *testing.T) {
	for i := range int64(kept + 10) {
		Of(Zone{60, 60 + i}, nil)
	}
	cacheMutex.RLock()
	defer cacheMutex.RUnlock()
	if cached > kept || len(cache) > kept {
		t.Errorf("%d masks kept", cached)
	}
}

var yes bool

func props() []Solid {
	s := []Solid{{40, 0, 40, 30, 0, 10, Lines | Bodies}}
	for i := range int64(9) {
		x, y := i%3*20+5, i/3*20+5
		s = append(s, Solid{x, y, x + 5, y + 5, 0, 10, Bodies | Lines | Sight})
	}
	return s
}

func BenchmarkOf(b *testing.B) {
	s := props()
	b.ReportAllocs()
	for b.Loop() {
		yes = Of(Zone{60, 60}, s).Inside(sq(1, 1, 0))
	}
}

func BenchmarkBuild(b *testing.B) {
	s := props()
	b.ReportAllocs()
	for b.Loop() {
		build(Zone{60, 60}, s)
	}
}

func BenchmarkInside(b *testing.B) {
	m := Of(Zone{60, 60}, props())
	for b.Loop() {
		yes = m.Inside(sq(3, 4, 1))
	}
}

func BenchmarkStep(b *testing.B) {
	m := Of(Zone{60, 60}, props())
	for b.Loop() {
		yes, _ = m.Step(sq(3, 4, 0), sq(4, 5, 0))
	}
}

func BenchmarkLine(b *testing.B) {
	for _, n := range []int{0, 1, 10} {
		m := Of(Zone{60, 60}, props()[:n])
		b.Run(fmt.Sprint(n, " solids"), func(b *testing.B) {
			for b.Loop() {
				yes = m.Line(sq(0, 2, 0), sq(11, 3, 0), Lines)
			}
		})
	}
}

func BenchmarkCover(b *testing.B) {
	m := Of(Zone{60, 60}, props())
	for b.Loop() {
		yes = m.Cover(sq(0, 2, 0), sq(6, 6, 0))
	}
}

func BenchmarkMove60ft(b *testing.B) {
	m := Of(Zone{60, 60}, props())
	var p grid.Pathfinder
	cost := func(from, to grid.Point) (int64, bool) {
		ok, crosses := m.Step(from, to)
		return 5, ok && !crosses
	}
	for _, space := range []bool{false, true} {
		b.Run(fmt.Sprintf("space %v", space), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				p.Reachable(grid.Travel{From: grid.At(sq(6, 6, 0)), Max: 60, Space: space, Cost: cost})
			}
		})
	}
}
