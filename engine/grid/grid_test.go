package grid

import (
	"strings"
	"testing"

	"pgregory.net/rapid"
)

// Diagonals on the plan count 5, 10, 5, 10: (3, 3) is 5+10+5 = 20. With height:
// plan 20 ft (4) and 2 up is 4 + 2/2 = 5 squares, 25 ft.
func TestR46_Distance(t *testing.T) {
	for _, c := range []struct{ x, y, z, feet int64 }{
		{0, 0, 0, 0}, {1, 0, 0, 5}, {1, 1, 0, 5}, {1, 1, 1, 5}, {2, 2, 0, 15}, {3, 3, 0, 20}, {4, 4, 0, 30},
		{-3, 5, 0, 30}, {0, 0, 4, 20}, {3, 0, 3, 20}, {3, 3, 2, 25}, {1, 1, 4, 20}, {2, 2, 3, 20},
		{25_600_000_000, 25_600_000_000, 25_600_000_000, 256_000_000_000},
	} {
		if d := Distance(Square(-7, 4, 0), Square(c.x-7, c.y+4, c.z)); d != c.feet {
			t.Errorf("%d, %d, %d: %d ft, want %d", c.x, c.y, c.z, d, c.feet)
		}
	}
}

func TestBodies(t *testing.T) {
	mage := At(Square(0, 0, 0))
	giant := Body{Square(3, 3, 0), 10, 15} // squares 3, 4 and layers 0 to 2
	for _, c := range []struct {
		a, b Body
		feet int64
	}{
		{mage, giant, 20},               // three diagonals to (3, 3): 5+10+5
		{At(Square(5, 5, 1)), giant, 5}, // one diagonal from (4, 4)
		{At(Square(3, 4, 2)), giant, 0}, // inside its space
		{At(Square(3, 4, 4)), giant, 10},
		{giant, At(Square(7, 4, 4)), 20}, // 3 aside, 2 up: 3 + 1
	} {
		if Between(c.a, c.b) != c.feet || Between(c.b, c.a) != c.feet {
			t.Errorf("%v to %v: %d, want %d", c.a, c.b, Between(c.a, c.b), c.feet)
		}
	}
	if !Adjacent(mage, mage) || !Adjacent(mage, At(Square(1, 1, 1))) || Adjacent(mage, At(Square(2, 0, 0))) {
		t.Error("neighbours and those who share a square are adjacent")
	}
	n := 0
	Body{Square(0, 0, 0), 10, 12}.Each(func(Point) bool { n++; return true })
	if n != 12 { // 2 by 2 squares, 12 ft are three layers
		t.Errorf("%d squares, want 12", n)
	}
}

func TestReach(t *testing.T) {
	ogre := Body{Square(0, 0, 0), 10, 10}
	for _, c := range []struct {
		reach, x, y, z int64
		ok             bool
	}{
		{5, 2, 2, 0, true}, {5, 3, 1, 0, false},
		{10, 3, 1, 0, true},
		{10, 3, 3, 0, true},  // the second diagonal, 15 ft
		{10, 4, 1, 0, false}, // 15 ft straight
		{10, 3, 3, 2, true},  // plan 15 ft, one up: 15 ft
		{10, 3, 3, 3, false}, // 3 + 1: 20 ft
		{15, 4, 4, 0, false}, // third diagonal, 20 ft
		{0, 1, 1, 0, true}, {0, 2, 1, 0, false},
	} {
		if Reach(ogre, c.reach, At(Square(c.x, c.y, c.z))) != c.ok {
			t.Errorf("%+v", c)
		}
	}
}

// All areas are drawn from the north, row by row.
func draw(a area, w Box) string {
	var b strings.Builder
	for y := w.High.Y - Edge; y >= w.Low.Y; y -= Edge {
		for x := w.Low.X; x < w.High.X; x += Edge {
			if a.Contains(Point{x, y, w.Low.Z}) {
				b.WriteByte('#')
			} else {
				b.WriteByte('.')
			}
		}
		b.WriteByte('\n')
	}
	return b.String()
}

func plan(lx, ly, hx, hy int64) Box { return Box{Square(lx, ly, 0), Square(hx, hy, 1)} }

func squares(a interface{ Each(Box, func(Point) bool) }, w Box) int {
	n := 0
	a.Each(w, func(Point) bool { n++; return true })
	return n
}

// In a quarter, a square whose far corner is x and y squares off is in if the
// longer and half the shorter, rounded down, are at most the radius. 20 ft, 4:
// (1,1) to (4,1), (1,2) to (3,2), (1,3) to (3,3) and (1,4): 4+3+3+1 = 11, four
// times 44.
func TestBurstTemplates(t *testing.T) {
	for _, c := range []struct {
		radius int64
		n      int
	}{{5, 4}, {10, 12}, {15, 24}, {20, 44}} {
		if n := squares(Burst{Square(3, 4, 0), c.radius}, plan(-20, -20, 20, 20)); n != c.n {
			t.Errorf("%d ft: %d squares, want %d", c.radius, n, c.n)
		}
		if n := squares(Burst{Square(-3, -4, 0), c.radius}, plan(-20, -20, 20, 20)); n != c.n {
			t.Errorf("%d ft from a corner below nought: %d squares, want %d", c.radius, n, c.n)
		}
	}
	// (1,4) is 4 and (2,4) is 4 + 1, so the top row is two wide; (3,3) is 3 + 1.
	want := `
...##...
.######.
.######.
########
########
.######.
.######.
...##...
`
	if got := "\n" + draw(Burst{Square(0, 0, 0), 20}, plan(-4, -4, 4, 4)); got != want {
		t.Error(got)
	}
	if FromCorner(Square(1, 1, 0), Square(1, 1, 0)) != 5 || FromCorner(Square(1, 1, 0), Square(0, 0, -1)) != 5 ||
		FromCorner(Square(0, 0, 0), Square(1, 1, 1)) != 20 { // 2, 2: 3 on the plan, 2 up: 3 + 1
		t.Error("FromCorner")
	}
}

// 10 ft around one square: 5 by 5 less the corners, which are 15 ft off: 21.
func TestEmanation(t *testing.T) {
	if n := squares(Emanation{At(Square(0, 0, 0)), 10}, plan(-9, -9, 9, 9)); n != 21 {
		t.Errorf("%d squares, want 21", n)
	}
	if n := squares(Emanation{Body{Square(0, 0, 0), 10, 10}, 5}, plan(-9, -9, 9, 9)); n != 16 {
		t.Errorf("%d squares, want 16", n)
	}
}

func TestCylinderAndRing(t *testing.T) {
	all := Box{Square(-20, -20, -20), Square(20, 20, 20)}
	if n := squares(Cylinder{Square(0, 0, 0), 10, 40}, all); n != 12*8 {
		t.Errorf("%d squares, want 96", n)
	}
	// 15 ft: in a quarter (1,1), (2,1), (3,1), (1,2), (2,2), (1,3) are in. All but
	// (1,1) touch one that is not: (2,1) touches (3,2), which counts 3 + 1.
	r := Ring{Square(0, 0, 0), 15, 20}
	if got := "\n" + draw(r, plan(-3, -3, 3, 3)); got != `
..##..
.####.
##..##
##..##
.####.
..##..
` {
		t.Error(got)
	}
	if !r.Encloses(Square(0, 0, 0)) || r.Encloses(Square(1, 0, 0)) || r.Encloses(Square(0, 0, 4)) {
		t.Error("what is within the ring")
	}
}

// Straight on, 15 ft: rows of 2, 4, 2. Diagonal: 3, 2, 1. The sizes for 20 and
// 30 ft are 14 and 28, 11 and 24.
func TestCones(t *testing.T) {
	if got := "\n" + draw(Cone{Square(0, 0, 0), Point{0, 1, 0}, 15}, plan(-3, -1, 3, 4)); got != `
......
..##..
.####.
..##..
......
` {
		t.Error(got)
	}
	if got := "\n" + draw(Cone{Square(0, 0, 0), Point{-1, 1, 0}, 15}, plan(-3, -1, 1, 3)); got != `
..#.
.##.
###.
....
` {
		t.Error(got)
	}
	for _, c := range []struct {
		length             int64
		straight, diagonal int
	}{{15, 8, 6}, {20, 14, 11}, {30, 28, 24}, {40, 48, 43}, {60, 104, 96}} {
		for _, w := range ways[:8] {
			d := Point{w.X / Edge, w.Y / Edge, 0}
			want := c.straight
			if d.X != 0 && d.Y != 0 {
				want = c.diagonal
			}
			if n := squares(Cone{Square(2, -3, 0), d, c.length}, plan(-30, -30, 30, 30)); n != want {
				t.Errorf("%d ft towards %v: %d squares, want %d", c.length, d, n, want)
			}
		}
	}
	// Straight up, each layer is two squares wider, until the length cuts it.
	up := Cone{Square(0, 0, 0), Point{0, 0, 1}, 15}
	if !up.Contains(Square(0, 0, 0)) || up.Contains(Square(1, 0, 0)) || !up.Contains(Square(1, 0, 1)) || up.Contains(Square(0, 0, -1)) {
		t.Error("a cone upwards")
	}
}

func TestLineArea(t *testing.T) {
	if got := "\n" + draw(Line{Square(0, 0, 0), Square(9, 9, 0), 20, false}, plan(0, 0, 5, 5)); got != `
.....
.....
..#..
.#...
#....
` { // diagonals: 5, 15, 20, 30 ft: three squares
		t.Error(got)
	}
	// Slope 1/2. The far sides are at 1; 2; 3+1 = 4; and 4+1 = 5 squares: 25 ft,
	// cut off.
	if got := "\n" + draw(Line{Square(0, 0, 0), Square(4, 2, 0), 20, false}, plan(0, 0, 5, 3)); got != `
.....
..#..
##...
` {
		t.Error(got)
	}
	for _, c := range []struct {
		low  bool
		want string
	}{{false, "\n.....\n####.\n.....\n"}, {true, "\n.....\n.....\n####.\n"}} {
		if got := "\n" + draw(Line{Square(0, 1, 0), Square(1, 1, 0), 20, c.low}, plan(0, 0, 5, 3)); got != c.want {
			t.Error(got)
		}
	}
	west := Line{Square(0, 0, 0), Square(-2, 0, 0), 60, false}
	if n := squares(west, Box{Square(-30, -30, -3), Square(30, 30, 9)}); n != 12 || !west.Contains(Square(-12, 0, 0)) {
		t.Errorf("%d squares west, want 12", n)
	}
	rise := Line{Square(0, 0, 0), Square(3, 0, 3), 30, false}
	if !rise.Contains(Square(2, 0, 2)) || rise.Contains(Square(2, 0, 1)) || rise.Contains(Square(2, -1, 2)) {
		t.Error("a rising line")
	}
}

func TestWalls(t *testing.T) {
	if n := squares(Run{Square(5, 5, 0), Point{-1, 1, 0}, 4, 10}, Box{Square(0, 0, 0), Square(20, 20, 9)}); n != 8 {
		t.Errorf("%d squares, want 8", n)
	}
	if got := "\n" + draw(Run{Square(0, 2, 0), Point{1, -1, 0}, 3, 10}, plan(0, 0, 3, 3)); got != "\n#..\n.#.\n..#\n" {
		t.Error(got)
	}
	b := Border{Square(3, 0, 0), Square(3, 2, 0), 10}
	if !b.Parts(Square(2, 1, 0), Square(3, 1, 0)) || b.Parts(Square(2, 2, 0), Square(3, 2, 0)) ||
		b.Parts(Square(2, 0, 0), Square(2, 1, 0)) || b.Parts(Square(2, 1, 2), Square(3, 1, 2)) {
		t.Error("what a border parts")
	}
	if n := squares(b, Box{Square(0, 0, 0), Square(20, 20, 9)}); n != 8 {
		t.Errorf("%d squares, want 8", n)
	}
}

func TestWalk(t *testing.T) {
	var got []Point
	note := func(p Point) bool { got = append(got, p); return true }
	for _, c := range []struct {
		a, b Point
		want []Point
	}{
		{Square(0, 0, 0), Square(0, 0, 0), []Point{Square(0, 0, 0)}},
		{Square(0, 0, 0), Square(-2, 0, 0), []Point{Square(0, 0, 0), Square(-1, 0, 0), Square(-2, 0, 0)}},
		{Square(0, 0, 0), Square(1, 1, 0), []Point{Square(0, 0, 0), Square(1, 0, 0), Square(0, 1, 0), Square(1, 1, 0)}},
		// Slope 1/2: from (0.5, 0.5) it meets y = 1 at x = 1.5.
		{Square(0, 0, 0), Square(2, 1, 0), []Point{Square(0, 0, 0), Square(1, 0, 0), Square(1, 1, 0), Square(2, 1, 0)}},
		{Square(0, 0, 0), Square(1, 1, 1), []Point{Square(0, 0, 0), Square(1, 0, 0), Square(0, 1, 0), Square(0, 0, 1),
			Square(1, 1, 0), Square(1, 0, 1), Square(0, 1, 1), Square(1, 1, 1)}},
	} {
		got = nil
		if !Walk(c.a, c.b, note) || len(got) != len(c.want) {
			t.Errorf("%v to %v: %v", c.a, c.b, got)
			continue
		}
		for i := range got {
			if got[i] != c.want[i] {
				t.Errorf("%v to %v: %v", c.a, c.b, got)
				break
			}
		}
	}
	n := 0
	if Walk(Square(0, 0, 0), Square(5, 0, 0), func(Point) bool { n++; return n < 3 }) || n != 3 {
		t.Error("a walk that is stopped")
	}
}

// What a walk visits are the cubes whose closed box the line meets.
func TestWalkVisitsAllThatIsTouched(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d := [3]int64{}
		for i := range d {
			d[i] = rapid.Int64Range(-5, 5).Draw(t, "d")
		}
		seen := map[Point]int{}
		Walk(Point{}, Square(d[0], d[1], d[2]), func(p Point) bool { seen[p]++; return true })
		l := int64(1)
		for _, v := range d {
			l *= max(1, abs(v))
		}
		l *= 2
		for z := int64(-6); z <= 6; z++ {
			for y := int64(-6); y <= 6; y++ {
				for x := int64(-6); x <= 6; x++ {
					// Times at which the box is entered and left, in parts of l.
					in, out := int64(0), l
					ok := true
					for i, c := range [3]int64{x, y, z} {
						if d[i] == 0 {
							ok = ok && c == 0
							continue
						}
						s, e := (2*c-1)*l/2/d[i], (2*c+1)*l/2/d[i]
						in, out = max(in, min(s, e)), min(out, max(s, e))
					}
					want := 0
					if ok && in <= out {
						want = 1
					}
					if p := Square(x, y, z); seen[p] != want {
						t.Fatalf("to %v: %v visited %d times, want %d", d, p, seen[p], want)
					}
				}
			}
		}
	})
}

func free(from, to Point) (int64, bool) { return 5, true }

// On free ground a way in the plan costs the distance.
func TestPathsCostTheDistance(t *testing.T) {
	var p Pathfinder
	far := Square(25_599_999_990, 25_599_999_990, 0)
	p.Reachable(Travel{From: At(far), Max: 60, Cost: free})
	n := 0
	last := int64(0)
	p.Each(func(at Point, feet int64) bool {
		n++
		if feet != Distance(far, at) || feet < last {
			t.Errorf("%v: %d ft, want %d", at, feet, Distance(far, at))
		}
		last = feet
		return true
	})
	if want := squares(Emanation{At(far), 60}, Box{far.Sub(Square(20, 20, 0)), far.Add(Square(20, 20, 1))}); n != want {
		t.Errorf("%d squares, want %d", n, want)
	}
	p.Reachable(Travel{From: At(far), Max: 30, Space: true, Cost: free})
	p.Each(func(at Point, feet int64) bool {
		if d := Distance(far, at); feet < d || feet > d+5 {
			t.Errorf("%v: %d ft, distance %d", at, feet, d)
		}
		return true
	})
}

func TestPath(t *testing.T) {
	var p Pathfinder
	// Square 1, 0 is a pillar; no corner may be cut. From 0, 0 to 2, 0 the way
	// over 0, 1; 1, 1; 2, 1 is four straight steps, 20 ft.
	pillar := Square(1, 0, 0)
	cost := func(from, to Point) (int64, bool) {
		if to == pillar || to.Y < 0 {
			return 0, false
		}
		if from.X != to.X && from.Y != to.Y && ((Point{from.X, to.Y, 0}) == pillar || (Point{to.X, from.Y, 0}) == pillar) {
			return 0, false
		}
		return 5, true
	}
	way, feet, ok := p.Path(Travel{From: At(Point{}), Max: 30, Cost: cost}, Square(2, 0, 0), nil)
	if want := []Point{Square(0, 1, 0), Square(1, 1, 0), Square(2, 1, 0), Square(2, 0, 0)}; !ok || feet != 20 || len(way) != 4 || way[0] != want[0] || way[1] != want[1] || way[2] != want[2] || way[3] != want[3] {
		t.Error(way, feet, ok)
	}
	if _, _, ok := p.Path(Travel{From: At(Point{}), Max: 15, Cost: cost}, Square(2, 0, 0), nil); ok {
		t.Error("20 ft for 15")
	}
	// To (3, 1) all ways cost 15 ft, with one diagonal among three steps. The
	// published order settles it: (1, 0) is found first of those 5 ft off, (2, 0)
	// first of those 10 ft off, so the diagonal comes last.
	way, feet, _ = p.Path(Travel{From: At(Point{}), Max: 30, Cost: free}, Square(3, 1, 0), nil)
	if feet != 15 || len(way) != 3 || way[0] != Square(1, 0, 0) || way[1] != Square(2, 0, 0) {
		t.Error(way, feet)
	}
	// One diagonal of a move was made: the next costs 10.
	_, feet, _ = p.Path(Travel{From: At(Point{}), Max: 30, Odd: 1, Cost: free}, Square(1, 1, 0), nil)
	if feet != 10 || p.Owed(Square(1, 1, 0)) != 0 {
		t.Error(feet)
	}
	_, feet, _ = p.Path(Travel{From: At(Point{}), Max: 30, Cost: free}, Square(1, 1, 0), nil)
	if feet != 5 || p.Owed(Square(1, 1, 0)) != 1 {
		t.Error(feet)
	}
	// On hard ground a step is 10 ft, a diagonal 15.
	hard := func(from, to Point) (int64, bool) { return 10, true }
	if _, feet, _ = p.Path(Travel{From: At(Point{}), Max: 60, Cost: hard}, Square(2, 2, 0), nil); feet != 30 {
		t.Error(feet)
	}
	if _, feet, _ = p.Path(Travel{From: At(Point{}), Max: 60, Cost: hard}, Square(2, 0, 0), nil); feet != 20 {
		t.Error(feet)
	}
	if way, feet, ok = p.Path(Travel{From: At(Point{}), Max: 60, Cost: free}, Point{}, way[:0]); !ok || feet != 0 || len(way) != 0 {
		t.Error("to stay costs nothing")
	}
}

// The cheapest way among walls, against trying all states over and over.
func TestPathsAreCheapest(t *testing.T) {
	var p Pathfinder
	rapid.Check(t, func(t *rapid.T) {
		const n = 6
		walls := [n * n]bool{}
		hard := [n * n]int64{}
		for i := range walls {
			walls[i] = rapid.IntRange(0, 3).Draw(t, "wall") == 0
			hard[i] = rapid.SampledFrom([]int64{5, 5, 10, 15}).Draw(t, "feet")
		}
		cost := func(from, to Point) (int64, bool) {
			x, y := to.X/5, to.Y/5
			if to.X < 0 || to.Y < 0 || x >= n || y >= n || walls[y*n+x] {
				return 0, false
			}
			return hard[y*n+x], true
		}
		var best [n * n][2]int64
		for i := range best {
			best[i] = [2]int64{1 << 30, 1 << 30}
		}
		best[0][0] = 0
		for changed := true; changed; {
			changed = false
			for i := range int64(n * n) {
				for s := range uint8(2) {
					for _, w := range ways[:8] {
						from := Square(i%n, i/n, 0)
						to := from.Add(w)
						feet, ok := cost(from, to)
						if !ok || best[i][s] == 1<<30 {
							continue
						}
						c, next := price(w, s, feet/5, false)
						j := to.Y/5*n + to.X/5
						if c = best[i][s] + c*5; c < best[j][next] {
							best[j][next], changed = c, true
						}
					}
				}
			}
		}
		p.Reachable(Travel{Max: 100, From: At(Point{}), Cost: cost})
		for i := range int64(n * n) {
			want := min(best[i][0], best[i][1])
			got, ok := p.Feet(Square(i%n, i/n, 0))
			if ok != (want <= 100) || ok && got != want {
				t.Fatalf("to %d, %d: %d %v, want %d", i%n, i/n, got, ok, want)
			}
			if !ok {
				continue
			}
			// The route is one of neighbouring steps that costs what it should, and
			// a search for it alone finds the same.
			at, sum, state := Point{}, int64(0), uint8(0)
			for _, q := range p.Route(Square(i%n, i/n, 0), nil) {
				feet, ok := cost(at, q)
				c, next := price(q.Sub(at), state, feet/5, false)
				if !ok || !at.Neighbour(q) {
					t.Fatal("not a way")
				}
				at, sum, state = q, sum+c*5, next
			}
			if sum != want || at != Square(i%n, i/n, 0) {
				t.Fatalf("the way to %v costs %d, want %d", at, sum, want)
			}
		}
		to := Square(rapid.Int64Range(0, n-1).Draw(t, "x"), rapid.Int64Range(0, n-1).Draw(t, "y"), 0)
		all := p.Route(to, nil)
		one, _, _ := p.Path(Travel{Max: 100, From: At(Point{}), Cost: cost}, to, nil)
		if len(all) != len(one) {
			t.Fatal(all, one)
		}
		for i := range all {
			if all[i] != one[i] {
				t.Fatal("another way when asked for one square", all, one)
			}
		}
	})
}

func always(from, to Point) bool { return true }

func TestSpreadInTheOpenIsABurst(t *testing.T) {
	var f Filled
	for _, r := range []int64{5, 10, 15, 20, 40} {
		for _, c := range []Point{{}, Square(-3, 7, 2)} {
			w := Box{Square(-20, -20, -20), Square(20, 20, 20)}
			Spread{c, r}.Fill(&f, w, always)
			w.Each(w, func(p Point) bool {
				feet, ok := f.Feet(p)
				if want := FromCorner(c, p); ok != (want <= r) || ok && feet != want {
					t.Fatalf("%d ft: %v: %d %v, want %d", r, p, feet, ok, want)
				}
				return true
			})
		}
	}
}

// A wall along x = 5 from y = -5 up, in the plan. A spread of 20 ft from (0, 0)
// has to go round its lower end at y = -5: (0, -1) 5 ft, (0, -2) 10 ft,
// (1, -2) 15 ft, (1, -1) 20 ft; (1, 0) would be 25 ft. (2, -1) is 15 + 10 from
// (1, -2), the second diagonal on that way: 25 ft, out.
func TestSpreadTurnsCorners(t *testing.T) {
	w := Border{Square(1, -1, 0), Square(1, 50, 0), 5}
	open := func(from, to Point) bool {
		if from == to || from.X == to.X {
			return true
		}
		a, b := from, to
		if a.Y != b.Y { // slantwise: neither of the two ways round may be parted
			if w.Parts(a, Point{b.X, a.Y, a.Z}) || w.Parts(Point{a.X, b.Y, a.Z}, b) {
				return false
			}
			return true
		}
		return !w.Parts(a, b)
	}
	var f Filled
	Spread{Point{}, 20}.Fill(&f, plan(-9, -9, 9, 9), open)
	for _, c := range []struct{ x, y, feet int64 }{
		{0, 0, 5}, {0, -1, 5}, {0, -2, 10}, {1, -2, 15}, {1, -1, 20}, {-1, 3, 20}, {-4, 0, 20},
		{1, 0, 0}, {2, -1, 0}, {3, 0, 0},
	} {
		feet, ok := f.Feet(Square(c.x, c.y, 0))
		if ok != (c.feet > 0) || feet != c.feet {
			t.Errorf("%d, %d: %d ft, %v; want %d", c.x, c.y, feet, ok, c.feet)
		}
	}
	n := 0
	f.Each(func(p Point) bool {
		n++
		if !f.Contains(p) || p.Z != 0 {
			t.Error(p)
		}
		return true
	})
	if n == 0 || n >= 44 {
		t.Errorf("%d squares", n)
	}
}

func TestNothingAllocates(t *testing.T) {
	var p Pathfinder
	var f Filled
	way := make([]Point, 0, 64)
	n := 0
	count := func(Point) bool { n++; return true }
	b := Box{Square(-12, -12, 0), Square(12, 12, 3)}
	blocked := func(from, to Point) bool { return to.X != 5 }
	work := func() {
		Walk(Point{}, Square(7, 3, 1), count)
		Burst{Point{}, 20}.Each(b, count)
		Cone{Point{}, Point{1, 0, 0}, 30}.Each(b, count)
		Line{Point{}, Square(3, 1, 0), 60, false}.Each(b, count)
		p.Reachable(Travel{From: At(Point{}), Max: 30, Cost: free})
		way, _, _ = p.Path(Travel{From: At(Point{}), Max: 60, Cost: free}, Square(8, 3, 0), way[:0])
		Spread{Point{}, 20}.Fill(&f, b, blocked)
		f.Each(count)
	}
	work()
	if a := testing.AllocsPerRun(20, work); a != 0 {
		t.Errorf("%v allocations", a)
	}
}

func BenchmarkWalk(b *testing.B) {
	n := 0
	for b.Loop() {
		Walk(Point{}, Square(11, 7, 2), func(Point) bool { n++; return true })
	}
}

func BenchmarkReachable30(b *testing.B) {
	var p Pathfinder
	b.ReportAllocs()
	for b.Loop() {
		p.Reachable(Travel{From: At(Point{}), Max: 30, Cost: free})
	}
}

func BenchmarkPath60(b *testing.B) {
	var p Pathfinder
	var way []Point
	b.ReportAllocs()
	for b.Loop() {
		way, _, _ = p.Path(Travel{From: At(Point{}), Max: 60, Cost: free}, Square(9, 3, 0), way[:0])
	}
}

func BenchmarkReachableSpace60(b *testing.B) {
	var p Pathfinder
	in := Box{High: Square(12, 12, 12)}
	b.ReportAllocs()
	for b.Loop() {
		p.Reachable(Travel{From: At(Square(6, 6, 0)), Max: 60, Space: true, Cost: func(_, to Point) (int64, bool) { return 5, in.Contains(to) }})
	}
}

func BenchmarkSpread20(b *testing.B) {
	var f Filled
	in := Box{Square(-6, -6, 0), Square(6, 6, 12)}
	b.ReportAllocs()
	for b.Loop() {
		Spread{Point{}, 20}.Fill(&f, in, always)
	}
}

func BenchmarkSpread20Blocked(b *testing.B) {
	var f Filled
	in := Box{Square(-6, -6, 0), Square(6, 6, 12)}
	for b.Loop() {
		Spread{Point{}, 20}.Fill(&f, in, func(from, to Point) bool { return from.X < 5 && to.X < 5 })
	}
}
