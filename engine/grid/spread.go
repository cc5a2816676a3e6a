package grid

// Spread is a burst that turns corners: it goes from square to square as far as
// its radius lets it, counted along the way it has to take.
type Spread struct {
	Corner Point
	Radius int64 // feet
}

// Bounds is the least box around the spread.
func (a Spread) Bounds() Box { return Burst(a).Bounds() }

// Filled is where a spread has gone, and the buffers for working it out. The
// zero value is ready; once its buffers have grown it does not allocate.
type Filled struct {
	f      flood
	bounds Box
}

// Fill works out where the spread goes within a box. The function open tells
// whether it passes between two neighbouring cubes; asked with the same cube
// twice, for the eight around its corner, whether it starts there.
func (a Spread) Fill(to *Filled, within Box, open func(from, to Point) bool) {
	f := &to.f
	f.reset()
	to.bounds = a.Bounds().Meet(within)
	if !a.direct(f, to.bounds, open) {
		f.run(&Travel{Max: a.Radius, Space: true, Cost: func(from, at Point) (int64, bool) {
			return Edge, to.bounds.Contains(at) && open(from, at)
		}}, nil)
	}
}

// direct fills what is reached by going outward only, and reports whether that
// is all of the burst.
func (a Spread) direct(f *flood, bounds Box, open func(from, to Point) bool) bool {
	all := true
	n := a.Radius / Edge
	for o := range 8 {
		sx, sy, sz := int64(o&1), int64(o>>1&1), int64(o>>2&1)
		cube := func(x, y, z int64) Point {
			return Point{outward(a.Corner.X, sx, x), outward(a.Corner.Y, sy, y), outward(a.Corner.Z, sz, z)}
		}
		for z := int64(1); z <= n; z++ {
			for y := int64(1); y <= n; y++ {
				for x := int64(1); x <= n; x++ {
					c := count(x, y, z)
					p := cube(x, y, z)
					if c > n {
						break
					}
					if !bounds.Contains(p) {
						continue
					}
					ok := x == 1 && y == 1 && z == 1 && open(p, p)
					for back := 7; back > 0 && !ok; back-- {
						u, v, w := x-int64(back&1), y-int64(back>>1&1), z-int64(back>>2)
						if u < 1 || v < 1 || w < 1 || count(u, v, w) >= c {
							continue
						}
						q := cube(u, v, w)
						ok = f.find(q) >= 0 && open(q, p)
					}
					if !ok {
						all = false
						continue
					}
					// What this way owes is not known; at most it is both.
					f.reach(f.touch(p), oddPlan|oddHeight, int32(c), 0, -1)
				}
			}
		}
	}
	return all
}

// outward is the low side of the n-th square from a corner, on its far (0) or
// near (1) side.
func outward(corner, side, n int64) int64 {
	if side == 0 {
		return corner + (n-1)*Edge
	}
	return corner - n*Edge
}

// Contains reports whether the spread has come to square p.
func (s *Filled) Contains(p Point) bool { return s.f.find(p) >= 0 }

// Feet is how far the spread has gone to the far side of square p.
func (s *Filled) Feet(p Point) (feet int64, ok bool) {
	n := s.f.find(p)
	if n < 0 {
		return 0, false
	}
	v := &s.f.nodes[n]
	b, _ := v.best()
	return int64(v.cost[b]) * Edge, true
}

// Each calls f for the squares the spread has come to, by height, then Y, then
// X, until f returns false.
func (s *Filled) Each(f func(Point) bool) {
	b := s.bounds
	for z := b.Low.Z; z < b.High.Z; z += Edge {
		for y := b.Low.Y; y < b.High.Y; y += Edge {
			for x := b.Low.X; x < b.High.X; x += Edge {
				if p := (Point{x, y, z}); s.Contains(p) && !f(p) {
					return
				}
			}
		}
	}
}
