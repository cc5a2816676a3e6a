// Package arena knows where the zone of a mageduel ends and what stands in it.
// Squares decide distance and reach; resolv decides contact: what of a box lies
// in which square is asked of it once, and kept as a mask. A mask never changes
// and may be read by any number of goroutines.
package arena

import (
	"mageduel/engine/grid"
)

// Zone is the lit box of a mageduel, its low corner the origin. Its edge lies
// where its feet say; a square is inside while its centre is (R4). The zero
// value is no zone: an open field, all of it outside.
type Zone struct{ Side, Height int64 } // feet, at least 1

// What a solid stops, and what a line is drawn for.
const (
	Bodies uint8 = 1 << iota // creatures, and what is thrown or shot
	Lines                    // lines of effect; the faces of the zone stop them too (R13)
	Sight                    // lines of sight; the faces let them pass (R13)
)

// Solid is what stands in the way: a prop or a wall spell, an upright box with
// sides in whole feet. It fills the squares and layers whose centres it holds. A
// box too thin for that, along one axis, is a wall on the border between two
// squares (or layers), if it stands between their centres or on one's side of
// them. What is as thin along two axes stops nothing.
type Solid struct {
	X0, Y0, X1, Y1, Z0, Z1 int64 // feet
	Blocks                 uint8 // Bodies, Lines, Sight
}

// Mask is the zone and its solids, counted in squares.
type Mask struct {
	zone         Zone
	solids       []Solid
	side, layers int64 // squares
	edge, top    int64 // feet: the same, times five
	blocks       []block
	next         *Mask // same hash
}

// block is a box of cubes, or a piece of border where low and high are one. Its
// unit is half a foot, so that the centres of cubes are whole numbers too.
type block struct {
	low, high [3]int64
	stops     uint8
}

const square = 2 * grid.Edge

// holds reports whether the centre of a cube is in the block.
func (b *block) holds(c [3]int64) bool {
	return b.low[0] < c[0] && c[0] < b.high[0] &&
		b.low[1] < c[1] && c[1] < b.high[1] &&
		b.low[2] < c[2] && c[2] < b.high[2]
}

// middle is the centre of a cube in half feet.
func middle(p grid.Point) [3]int64 {
	return [3]int64{2*p.X + grid.Edge, 2*p.Y + grid.Edge, 2*p.Z + grid.Edge}
}

func build(z Zone, solids []Solid) *Mask {
	m := &Mask{zone: z, solids: append([]Solid(nil), solids...)}
	resolvMutex.Lock()
	defer resolvMutex.Unlock()
	if z.Side > 0 && z.Height > 0 {
		m.side, m.layers = inner(z.Side), inner(z.Height)
		m.edge, m.top = m.side*grid.Edge, m.layers*grid.Edge
	}
	for _, s := range m.solids {
		if b, ok := s.block(); ok {
			m.blocks = append(m.blocks, b)
		}
	}
	return m
}

// inner is how many squares of a row of a zone are inside, at least one. The
// same question serves for the height: the zone seen from the side.
func inner(feet int64) int64 {
	p := footprint(0, 0, feet, feet)
	if p.none {
		return 1
	}
	return max(1, p.x.last+1)
}

func (s Solid) block() (block, bool) {
	p := footprint(min(s.X0, s.X1), min(s.Y0, s.Y1), max(s.X0, s.X1), max(s.Y0, s.Y1))
	z := storeys(min(s.Z0, s.Z1), max(s.Z0, s.Z1))
	if p.none || s.Blocks == 0 || z.border() && (p.x.border() || p.y.border()) {
		return block{}, false
	}
	return block{
		low:   [3]int64{square * p.x.first, square * p.y.first, square * z.first},
		high:  [3]int64{square * (p.x.last + 1), square * (p.y.last + 1), square * (z.last + 1)},
		stops: s.Blocks,
	}, true
}

// storeys is the height of a solid in layers: height is an interval beside the
// plan, with no shape for resolv to look at. A layer is taken up where its
// middle is.
func storeys(z0, z1 int64) span {
	return span{floorDiv(2*z0-grid.Edge, 2*grid.Edge) + 1, floorDiv(2*z1-grid.Edge, 2*grid.Edge)}
}

// Zone is the zone the mask was made for.
func (m *Mask) Zone() Zone { return m.zone }

// Open reports whether nothing solid stands about.
func (m *Mask) Open() bool { return len(m.blocks) == 0 }

// Squares is how many squares lie along a side of the zone, and how many layers
// are in its height: at least one of each, and 0 in an open field.
func (m *Mask) Squares() (side, layers int64) { return m.side, m.layers }

// Box is all that is inside.
func (m *Mask) Box() grid.Box {
	return grid.Box{High: grid.Point{X: m.edge, Y: m.edge, Z: m.top}}
}

// Inside reports whether a cube is inside the zone: whether its centre is (R4).
func (m *Mask) Inside(p grid.Point) bool {
	return p.X >= 0 && p.X < m.edge && p.Y >= 0 && p.Y < m.edge && p.Z >= 0 && p.Z < m.top
}

// Filled reports whether a solid that stops any of what fills a cube.
func (m *Mask) Filled(p grid.Point, what uint8) bool {
	c := middle(p)
	for i := range m.blocks {
		if b := &m.blocks[i]; b.stops&what != 0 && b.holds(c) {
			return true
		}
	}
	return false
}

// Step reports whether a body may go from a cube to a neighbouring one, and
// whether the zone's face lies between. The faces do not hold bodies back, nor
// does Step know who stands where. A diagonal needs every cube beside it free
// and every border between them open: nobody goes round a corner slantwise. The
// ground is solid. A body that is caught in a solid may go out of it.
func (m *Mask) Step(from, to grid.Point) (ok, crosses bool) {
	if !from.Neighbour(to) {
		return from == to, false
	}
	crosses = m.Inside(from) != m.Inside(to)
	if to.Z < 0 {
		return false, crosses
	}
	return m.between(from, to, Bodies), crosses
}

// Pass reports whether what spreads from cube to cube comes from one to a
// neighbouring one: a gas, a fire, a creeping shadow. With Lines in what the
// faces of the zone hold it; solids hold it as Step says.
func (m *Mask) Pass(from, to grid.Point, what uint8) bool {
	if !from.Neighbour(to) || to.Z < 0 || what&Lines != 0 && m.Inside(from) != m.Inside(to) {
		return from == to
	}
	return m.between(from, to, what)
}

// between reports whether no solid that stops any of what fills a cube of the
// least box around two neighbouring cubes, or parts two of that box.
func (m *Mask) between(from, to grid.Point, what uint8) bool {
	if len(m.blocks) == 0 {
		return true
	}
	a, b := middle(from), middle(to)
	for i := range m.blocks {
		k := &m.blocks[i]
		if k.stops&what != 0 &&
			max(a[0], b[0]) > k.low[0] && min(a[0], b[0]) < k.high[0] &&
			max(a[1], b[1]) > k.low[1] && min(a[1], b[1]) < k.high[1] &&
			max(a[2], b[2]) > k.low[2] && min(a[2], b[2]) < k.high[2] &&
			!k.holds(a) {
			return false
		}
	}
	return true
}
