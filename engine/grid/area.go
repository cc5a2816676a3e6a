package grid

// Burst is a ball around a grid intersection. What blocks a line of effect is
// not its business.
type Burst struct {
	Corner Point
	Radius int64 // feet
}

// Bounds is the least box around the burst.
func (a Burst) Bounds() Box { return around(a.Corner, a.Radius) }

// Contains reports whether square p is in the burst.
func (a Burst) Contains(p Point) bool { return FromCorner(a.Corner, p) <= a.Radius }

// Each calls f for the squares of the burst within a box, by height, then Y,
// then X, until f returns false.
func (a Burst) Each(within Box, f func(Point) bool) { each(a, within, f) }

// Emanation is all within a number of feet of a body, the body's own space
// among it.
type Emanation struct {
	From   Body
	Radius int64 // feet
}

// Bounds is the least box around the emanation.
func (a Emanation) Bounds() Box {
	b, r := a.From.Box(), a.Radius/Edge*Edge
	d := Point{r, r, r}
	return Box{b.Low.Sub(d), b.High.Add(d)}
}

// Contains reports whether square p is in the emanation.
func (a Emanation) Contains(p Point) bool { return Between(a.From, At(p)) <= a.Radius }

// Each calls f for the squares of the emanation within a box, by height, then
// Y, then X, until f returns false.
func (a Emanation) Each(within Box, f func(Point) bool) { each(a, within, f) }

// Cylinder is a round of the plan, with the height it has above its corner.
type Cylinder struct {
	Corner Point // middle of the base
	Radius int64 // feet
	Height int64 // feet
}

// Bounds is the least box around the cylinder.
func (a Cylinder) Bounds() Box {
	b := around(a.Corner, a.Radius)
	b.Low.Z, b.High.Z = a.Corner.Z, a.Corner.Z+whole(a.Height)
	return b
}

// Contains reports whether square p is in the cylinder.
func (a Cylinder) Contains(p Point) bool {
	return p.Z >= a.Corner.Z && p.Z < a.Corner.Z+whole(a.Height) &&
		Edge*octile(far(a.Corner.X, p.X), far(a.Corner.Y, p.Y)) <= a.Radius
}

// Each calls f for the squares of the cylinder within a box, by height, then Y,
// then X, until f returns false.
func (a Cylinder) Each(within Box, f func(Point) bool) { each(a, within, f) }

// Ring is the rim of a cylinder: its squares with a side or a corner on the
// outside. It is closed: nobody walks out, slantwise either, without crossing it.
type Ring struct {
	Corner Point // middle of the base
	Radius int64 // feet, at least 5
	Height int64 // feet
}

// Bounds is the least box around the ring.
func (a Ring) Bounds() Box { return Cylinder(a).Bounds() }

// Contains reports whether square p is on the rim.
func (a Ring) Contains(p Point) bool {
	if !Cylinder(a).Contains(p) {
		return false
	}
	x, y := far(a.Corner.X, p.X), far(a.Corner.Y, p.Y)
	return Edge*octile(x+1, y+1) > a.Radius
}

// Encloses reports whether square p is within the ring and not on its rim.
func (a Ring) Encloses(p Point) bool { return Cylinder(a).Contains(p) && !a.Contains(p) }

// Each calls f for the squares of the rim within a box, by height, then Y, then
// X, until f returns false.
func (a Ring) Each(within Box, f func(Point) bool) { each(a, within, f) }

// Run is a straight row of squares: a wall that fills them.
type Run struct {
	From   Point // its first square
	Way    Point // each of X and Y is -1, 0 or 1; Z is 0
	Length int64 // squares, at least 1
	Height int64 // feet
}

// Bounds is the least box around the run.
func (a Run) Bounds() Box {
	n := (a.Length - 1) * Edge
	end := Point{a.From.X + n*a.Way.X, a.From.Y + n*a.Way.Y, a.From.Z}
	return Box{
		Point{min(a.From.X, end.X), min(a.From.Y, end.Y), a.From.Z},
		Point{max(a.From.X, end.X) + Edge, max(a.From.Y, end.Y) + Edge, a.From.Z + whole(a.Height)},
	}
}

// Contains reports whether square p is part of the run.
func (a Run) Contains(p Point) bool {
	if !a.Bounds().Contains(p) {
		return false
	}
	d := p.Sub(a.From)
	return d.X*a.Way.Y == d.Y*a.Way.X
}

// Each calls f for the squares of the run within a box, by height, then Y, then
// X, until f returns false.
func (a Run) Each(within Box, f func(Point) bool) { each(a, within, f) }

// Border is a straight run of square edges: a wall without thickness. From and
// To are grid intersections that share X or Y (and Z).
type Border struct {
	From, To Point
	Height   int64 // feet
}

// Bounds is the least box around the squares on both sides of the border.
func (a Border) Bounds() Box {
	b := Box{
		Point{min(a.From.X, a.To.X), min(a.From.Y, a.To.Y), a.From.Z},
		Point{max(a.From.X, a.To.X), max(a.From.Y, a.To.Y), a.From.Z + whole(a.Height)},
	}
	if a.From.X == a.To.X {
		b.Low.X, b.High.X = b.Low.X-Edge, b.High.X+Edge
	} else {
		b.Low.Y, b.High.Y = b.Low.Y-Edge, b.High.Y+Edge
	}
	return b
}

// Contains reports whether one side of square p lies on the border.
func (a Border) Contains(p Point) bool { return a.From != a.To && a.Bounds().Contains(p) }

// Each calls f for the squares along both sides within a box, by height, then
// Y, then X, until f returns false.
func (a Border) Each(within Box, f func(Point) bool) { each(a, within, f) }

// Parts reports whether the border lies between two squares that share a side.
func (a Border) Parts(p, q Point) bool {
	if !a.Contains(p) || !a.Contains(q) || p.Z != q.Z {
		return false
	}
	if a.From.X == a.To.X {
		return p.Y == q.Y && p.X != q.X
	}
	return p.X == q.X && p.Y != q.Y
}
