package grid

// Box is an upright block of squares, Low inside and High the first beyond,
// both multiples of 5 feet.
type Box struct{ Low, High Point }

// Empty reports whether the box holds no square.
func (b Box) Empty() bool {
	return b.Low.X >= b.High.X || b.Low.Y >= b.High.Y || b.Low.Z >= b.High.Z
}

// Contains reports whether square p is in the box.
func (b Box) Contains(p Point) bool {
	return p.X >= b.Low.X && p.X < b.High.X &&
		p.Y >= b.Low.Y && p.Y < b.High.Y &&
		p.Z >= b.Low.Z && p.Z < b.High.Z
}

// Meet is what two boxes share.
func (b Box) Meet(c Box) Box {
	return Box{
		Point{max(b.Low.X, c.Low.X), max(b.Low.Y, c.Low.Y), max(b.Low.Z, c.Low.Z)},
		Point{min(b.High.X, c.High.X), min(b.High.Y, c.High.Y), min(b.High.Z, c.High.Z)},
	}
}

// Bounds is the box itself.
func (b Box) Bounds() Box { return b }

// Each calls f for the squares of the box that lie within, by height, then Y,
// then X, until f returns false.
func (b Box) Each(within Box, f func(Point) bool) { each(b, within, f) }

// around is the box of squares whose far side is at most radius feet from the
// corner.
func around(corner Point, radius int64) Box {
	r := radius / Edge * Edge
	d := Point{r, r, r}
	return Box{corner.Sub(d), corner.Add(d)}
}

type area interface {
	Bounds() Box
	Contains(Point) bool
}

func each[A area](a A, within Box, f func(Point) bool) {
	b := a.Bounds().Meet(within)
	for z := b.Low.Z; z < b.High.Z; z += Edge {
		for y := b.Low.Y; y < b.High.Y; y += Edge {
			for x := b.Low.X; x < b.High.X; x += Edge {
				if p := (Point{x, y, z}); a.Contains(p) && !f(p) {
					return
				}
			}
		}
	}
}
