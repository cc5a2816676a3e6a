package arena

import "mageduel/engine/grid"

// InsideBody reports whether a body is inside the zone: whether any square of
// its lowest layer is. A head above a low top is not out (R4), nor is a giant
// with a foot over the edge.
func (m *Mask) InsideBody(b grid.Body) bool {
	w := b.Box()
	return w.Low.X < m.edge && w.High.X > 0 && w.Low.Y < m.edge && w.High.Y > 0 &&
		w.Low.Z >= 0 && w.Low.Z < m.top
}

// StepBody is Step for a body of any size whose low corner goes to a
// neighbouring cube: each of its cubes must be able to make the step. It crosses
// the face when the body as a whole goes in or out, as InsideBody says.
func (m *Mask) StepBody(b grid.Body, to grid.Point) (ok, crosses bool) {
	if b.Size <= grid.Edge && b.Height <= grid.Edge {
		return m.Step(b.Point, to)
	}
	if !b.Neighbour(to) {
		return b.Point == to, false
	}
	c := b
	c.Point = to
	crosses = m.InsideBody(b) != m.InsideBody(c)
	if to.Z < 0 {
		return false, crosses
	}
	if len(m.blocks) == 0 {
		return true, crosses
	}
	w, d := b.Box(), to.Sub(b.Point)
	for z := w.Low.Z; z < w.High.Z; z += grid.Edge {
		for y := w.Low.Y; y < w.High.Y; y += grid.Edge {
			for x := w.Low.X; x < w.High.X; x += grid.Edge {
				p := grid.Point{X: x, Y: y, Z: z}
				if !m.between(p, p.Add(d), Bodies) {
					return false, crosses
				}
			}
		}
	}
	return true, crosses
}

// Spread fills a spread that somebody in the cube from sets off: it starts in
// the cubes around its corner to which there is a line of effect on the sender's
// side, goes round what stands in the way, and not through a face of the zone
// (E1, R13).
func (m *Mask) Spread(s grid.Spread, from grid.Point, to *grid.Filled) {
	within := s.Bounds()
	if m.Inside(from) {
		within = m.Box()
	}
	s.Fill(to, within, func(p, q grid.Point) bool {
		if p == q {
			return m.LineBurst(from, s.Corner, p, Lines) && !m.Filled(p, Lines)
		}
		return m.Pass(p, q, Lines)
	})
}
