package grid

// Body is a creature or a thing as the grid sees it: its low corner, the edge
// of its space on the plan, and its height, both in feet. What is less than 5
// ft, or no multiple of 5, fills the last square it touches.
type Body struct {
	Point
	Size   int64 // edge of the space, at least 5
	Height int64 // at least 5
}

// At is a body of one square and one layer.
func At(p Point) Body { return Body{p, Edge, Edge} }

func whole(v int64) int64 {
	if v <= Edge {
		return Edge
	}
	return (v + Edge - 1) / Edge * Edge
}

// Box is the space the body fills.
func (b Body) Box() Box {
	s, h := whole(b.Size), whole(b.Height)
	return Box{b.Point, Point{b.X + s, b.Y + s, b.Z + h}}
}

// Fills reports whether square p is part of the body's space.
func (b Body) Fills(p Point) bool { return b.Box().Contains(p) }

// Each calls f for the squares the body fills, by height, then Y, then X, until
// f returns false.
func (b Body) Each(f func(Point) bool) {
	w := b.Box()
	for z := w.Low.Z; z < w.High.Z; z += Edge {
		for y := w.Low.Y; y < w.High.Y; y += Edge {
			for x := w.Low.X; x < w.High.X; x += Edge {
				if !f(Point{x, y, z}) {
					return
				}
			}
		}
	}
}

// gap is how many squares lie between the nearest squares of two spaces along
// one axis, the last one counted: 0 where they overlap.
func gap(a0, a1, b0, b1 int64) int64 {
	switch {
	case b0 >= a1:
		return (b0-a1)/Edge + 1
	case a0 >= b1:
		return (a0-b1)/Edge + 1
	}
	return 0
}

func gaps(a, b *Body) (x, y, z int64) {
	s, t := whole(a.Size), whole(b.Size)
	return gap(a.X, a.X+s, b.X, b.X+t), gap(a.Y, a.Y+s, b.Y, b.Y+t),
		gap(a.Z, a.Z+whole(a.Height), b.Z, b.Z+whole(b.Height))
}

// Between is the distance in feet from the nearest square of a to the nearest
// square of b; 0 where they share one.
func Between(a, b Body) int64 { return Edge * count(gaps(&a, &b)) }

// Adjacent reports whether two bodies touch or share a square (ruling 4).
func Adjacent(a, b Body) bool { return Between(a, b) <= Edge }

// Reach reports whether a, whose natural reach is given in feet, reaches b. A
// reach of 10 ft takes in the second diagonal as well, though it counts 15 ft:
// else a creature could be walked up to untouched. A reach of 0 needs a shared
// square.
func Reach(a Body, reach int64, b Body) bool {
	x, y, z := gaps(&a, &b)
	d := Edge * count(x, y, z)
	if reach == 2*Edge && x <= 2 && y <= 2 && z <= 2 && d <= 3*Edge {
		return true
	}
	return d <= reach
}
