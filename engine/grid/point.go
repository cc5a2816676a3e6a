// Package grid counts squares: distances, reach, lines, areas and paths.
//
// All lengths are feet. Play is on 5-ft squares, and on 5-ft layers of height,
// so that a place is a 5-ft cube. Every function here is integer arithmetic.
package grid

// Edge is the side of a square and the height of a layer, in feet.
const Edge = 5

// Point is a place in feet. Read as a square it is the low corner of a 5-ft
// cube, each coordinate a multiple of 5 (negative ones too); read as a corner
// it is the grid intersection itself.
type Point struct{ X, Y, Z int64 }

// Square turns the numbers of a square and its layer into feet.
func Square(x, y, z int64) Point { return Point{x * Edge, y * Edge, z * Edge} }

// Add is p moved by q.
func (p Point) Add(q Point) Point { return Point{p.X + q.X, p.Y + q.Y, p.Z + q.Z} }

// Sub is the way from q to p.
func (p Point) Sub(q Point) Point { return Point{p.X - q.X, p.Y - q.Y, p.Z - q.Z} }

// Neighbour reports whether p and q are different cubes that touch, be it by a
// corner.
func (p Point) Neighbour(q Point) bool {
	d := p.Sub(q)
	return p != q && abs(d.X) <= Edge && abs(d.Y) <= Edge && abs(d.Z) <= Edge
}

// Floor is the low corner of the cube that holds the place (x, y, z) given in
// feet of any value.
func Floor(x, y, z int64) Point {
	return Point{floor(x), floor(y), floor(z)}
}

func floor(v int64) int64 {
	r := v % Edge
	if r < 0 {
		r += Edge
	}
	return v - r
}

func abs(v int64) int64 {
	if v < 0 {
		return -v
	}
	return v
}

// octile counts 5-10-5: with a the longer and b the shorter way, b of the steps
// are diagonal and every second one of them counts twice. Any one unit of
// length will do, as long as both are whole squares.
func octile(a, b int64) int64 {
	if a < b {
		a, b = b, a
	}
	return a + b/2
}

// count is ruling 46 in squares: 5-10-5 on the plan, then 5-10-5 between the
// plan and the height.
func count(x, y, z int64) int64 { return octile(octile(x, y), z) }

// Distance is how far two squares are apart, in feet (ruling 46). A square is
// 0 ft from itself and 5 ft from each of its 26 neighbours.
func Distance(a, b Point) int64 {
	d := a.Sub(b)
	return Edge * count(abs(d.X)/Edge, abs(d.Y)/Edge, abs(d.Z)/Edge)
}

// FromCorner is the distance in feet from a grid intersection to the far side
// of a square, as bursts and spreads count it (ruling 46): at least 5.
func FromCorner(corner, square Point) int64 {
	return Edge * count(far(corner.X, square.X), far(corner.Y, square.Y), far(corner.Z, square.Z))
}

// far is how many squares lie between the corner and the far side of the square
// along one axis.
func far(corner, square int64) int64 {
	if square >= corner {
		return (square-corner)/Edge + 1
	}
	return (corner - square) / Edge
}
