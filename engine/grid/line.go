package grid

// Line is an area: all squares through which a straight line passes, from a
// corner of its caster's space towards another grid intersection and on to the
// end of its length. It is 5 ft wide, so that one that runs along a grid line
// takes the squares on one side of it: those above and beyond (greater X, Y),
// or, if Low, those before (smaller X, Y); of two layers always the upper one.
type Line struct {
	Corner Point
	Aim    Point // not the corner itself; less than 1,000,000,000 ft away
	Length int64 // feet
	Low    bool
}

// Bounds is a box around the line.
func (a Line) Bounds() Box {
	b := around(a.Corner, a.Length)
	d := a.Aim.Sub(a.Corner)
	b.Low.X, b.High.X = strip(a.Corner.X, d.X, b.Low.X, b.High.X, a.Low)
	b.Low.Y, b.High.Y = strip(a.Corner.Y, d.Y, b.Low.Y, b.High.Y, a.Low)
	b.Low.Z, b.High.Z = strip(a.Corner.Z, d.Z, b.Low.Z, b.High.Z, false)
	return b
}

func strip(corner, d, low, high int64, before bool) (int64, int64) {
	switch {
	case d > 0:
		return corner, high
	case d < 0:
		return low, corner
	case before:
		return corner - Edge, corner
	}
	return corner, corner + Edge
}

// Contains reports whether the line passes through square p.
func (a Line) Contains(p Point) bool {
	if a.Aim == a.Corner || !a.Bounds().Contains(p) || FromCorner(a.Corner, p) > a.Length {
		return false
	}
	d, q := a.Aim.Sub(a.Corner), p.Sub(a.Corner)
	return together(d.X, q.X, d.Y, q.Y) && together(d.X, q.X, d.Z, q.Z) && together(d.Y, q.Y, d.Z, q.Z)
}

// together reports whether a ray is between the two sides of a square on one
// axis at a moment when it is so on the other; d is the ray's speed along each
// and p the square's low side. For three intervals of time it is enough that
// each two of them meet.
func together(d, p, e, q int64) bool {
	if d == 0 || e == 0 {
		return true // the strip of the bounds has settled it
	}
	in, out := p, p+Edge
	if d < 0 {
		d, in, out = -d, -out, -in
	}
	enter, leave := q, q+Edge
	if e < 0 {
		e, enter, leave = -e, -leave, -enter
	}
	return in*e < leave*d && enter*d < out*e
}

// Each calls f for the squares of the line within a box, by height, then Y,
// then X, until f returns false.
func (a Line) Each(within Box, f func(Point) bool) { each(a, within, f) }

// Walk visits, in order from a to b, every cube that the straight line between
// the centres of cubes a and b touches, both ends included, until visit returns
// false; it returns whether it came to the end. Where the line goes exactly
// through an edge or a corner the cubes beside it are visited too, before the
// one beyond: those one step along X, Y, Z, then XY, XZ, YZ. It does not
// allocate. Each axis may span up to 10,000,000,000 ft.
func Walk(a, b Point, visit func(Point) bool) bool {
	if !visit(a) {
		return false
	}
	d := b.Sub(a)
	n := [3]int64{abs(d.X) / Edge, abs(d.Y) / Edge, abs(d.Z) / Edge}
	step := [3]Point{{sign(d.X) * Edge, 0, 0}, {0, sign(d.Y) * Edge, 0}, {0, 0, sign(d.Z) * Edge}}
	// On axis i the k-th side is met at time (2k+1)/2n; side holds 2k+1.
	side := [3]int64{1, 1, 1}
	for p := a; p != b; {
		first := -1
		var met [3]bool
		for i := range 3 {
			if n[i] == 0 || side[i] > 2*n[i] {
				continue
			}
			if first < 0 {
				first, met[i] = i, true
				continue
			}
			mine, best := side[i]*n[first], side[first]*n[i]
			if mine < best {
				first, met = i, [3]bool{}
				met[i] = true
			} else if mine == best {
				met[i] = true
			}
		}
		next := p
		for i := range 3 {
			if met[i] {
				next = next.Add(step[i])
				side[i] += 2
			}
		}
		for i := range 3 {
			if q := p.Add(step[i]); met[i] && q != next && !visit(q) {
				return false
			}
		}
		if met[0] && met[1] && met[2] {
			if !visit(p.Add(step[0]).Add(step[1])) || !visit(p.Add(step[0]).Add(step[2])) || !visit(p.Add(step[1]).Add(step[2])) {
				return false
			}
		}
		p = next
		if !visit(p) {
			return false
		}
	}
	return true
}

func sign(v int64) int64 {
	switch {
	case v < 0:
		return -1
	case v > 0:
		return 1
	}
	return 0
}
