package grid

// Cone is a quarter of a ball that starts at a corner of its caster's space and
// widens as it goes. On the plan it is a quarter of a circle: along a diagonal,
// the squares between two grid lines; straight on, the squares between the two
// diagonals, those they cut in half included.
type Cone struct {
	Corner Point
	Way    Point // each coordinate is -1, 0 or 1, and not all are 0
	Length int64 // feet
}

// Bounds is the least box around the cone that is cheap to name.
func (a Cone) Bounds() Box {
	b := around(a.Corner, a.Length)
	b.Low.X, b.High.X = half(a.Corner.X, a.Way.X, b.Low.X, b.High.X)
	b.Low.Y, b.High.Y = half(a.Corner.Y, a.Way.Y, b.Low.Y, b.High.Y)
	b.Low.Z, b.High.Z = half(a.Corner.Z, a.Way.Z, b.Low.Z, b.High.Z)
	return b
}

func half(corner, way, low, high int64) (int64, int64) {
	switch {
	case way > 0:
		return corner, high
	case way < 0:
		return low, corner
	}
	return low, high
}

// along is how far the square lies along the way (0 where the way has none),
// how far across it, and whether it lies on the right side of the corner.
func along(corner, way, square int64) (ahead, across int64, ok bool) {
	d := far(corner, square)
	switch {
	case way > 0:
		return d, 0, square >= corner
	case way < 0:
		return d, 0, square < corner
	}
	return 0, d, true
}

// Contains reports whether square p is in the cone.
func (a Cone) Contains(p Point) bool {
	x, u, okx := along(a.Corner.X, a.Way.X, p.X)
	y, v, oky := along(a.Corner.Y, a.Way.Y, p.Y)
	z, w, okz := along(a.Corner.Z, a.Way.Z, p.Z)
	if !okx || !oky || !okz {
		return false
	}
	ahead := max(x, y, z)
	return ahead > 0 && max(u, v, w) <= ahead && FromCorner(a.Corner, p) <= a.Length
}

// Each calls f for the squares of the cone within a box, by height, then Y,
// then X, until f returns false.
func (a Cone) Each(within Box, f func(Point) bool) { each(a, within, f) }
