package arena

import "mageduel/engine/grid"

// wide is how many squares around the nearest one NearestFree looks at most.
const wide = 64

// Nearest is the inside square nearest to a square outside, straight across the
// face or towards the edge or corner (P13); p itself if it is inside. A square
// filled by a solid that stops bodies is passed over as in NearestFree. In an
// open field it is p.
func (m *Mask) Nearest(p grid.Point) grid.Point {
	n := m.straight(p)
	if m.side == 0 || !m.Filled(n, Bodies) {
		return n
	}
	if q, ok := m.NearestFree(p, nil); ok {
		return q
	}
	return n
}

func (m *Mask) straight(p grid.Point) grid.Point {
	if m.side == 0 {
		return p
	}
	return grid.Point{
		X: min(max(p.X, 0), m.edge-grid.Edge),
		Y: min(max(p.Y, 0), m.edge-grid.Edge),
		Z: min(max(p.Z, 0), m.top-grid.Edge),
	}
}

// NearestFree is the inside square nearest to p that no solid fills and that
// free takes (nil takes all), on the layer that is nearest. Of several as near,
// it is the one that strays least from the way straight in, counted in steps
// along X and Y together; then the one with the smaller Y, then the smaller X.
// It looks 64 squares to each side of that way; ok is false if it finds none.
func (m *Mask) NearestFree(p grid.Point, free func(grid.Point) bool) (q grid.Point, ok bool) {
	c := m.straight(p)
	if m.side == 0 {
		return c, free == nil || free(c)
	}
	var far, stray int64
	for r := int64(0); r <= min(wide, m.side); r++ {
		if ok && least(p, c, r) > far {
			break
		}
		for y := c.Y - r*grid.Edge; y <= c.Y+r*grid.Edge; y += grid.Edge {
			step := int64(grid.Edge)
			if y != c.Y-r*grid.Edge && y != c.Y+r*grid.Edge {
				step = max(step, 2*r*grid.Edge)
			}
			for x := c.X - r*grid.Edge; x <= c.X+r*grid.Edge; x += step {
				s := grid.Point{X: x, Y: y, Z: c.Z}
				if !m.Inside(s) || m.Filled(s, Bodies) || free != nil && !free(s) {
					continue
				}
				d, w := grid.Distance(p, s), abs(x-c.X)+abs(y-c.Y)
				if !ok || d < far || d == far && (w < stray || w == stray && (s.Y < q.Y || s.Y == q.Y && s.X < q.X)) {
					q, far, stray, ok = s, d, w, true
				}
			}
		}
	}
	return q, ok
}

// least is how near to p a square can be that lies r rings around c: on one axis
// it is r squares further than c, on the others no nearer than c.
func least(p, c grid.Point, r int64) int64 {
	d := grid.Point{X: abs(p.X - c.X), Y: abs(p.Y - c.Y), Z: abs(p.Z - c.Z)}
	return min(
		grid.Distance(grid.Point{}, d.Add(grid.Square(r, 0, 0))),
		grid.Distance(grid.Point{}, d.Add(grid.Square(0, r, 0))))
}

func abs(v int64) int64 {
	if v < 0 {
		return -v
	}
	return v
}
