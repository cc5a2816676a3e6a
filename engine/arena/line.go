package arena

import (
	"math/bits"

	"mageduel/engine/grid"
)

// Lines are reckoned in hairs, 32 to a foot.
const hair = 16 // in half a foot

type line struct {
	from, to [3]int64 // hairs
	what     uint8
	a, b     [3]int64 // the cubes at its ends, in half feet
}

// Line reports whether the straight line between the centres of two cubes is
// clear. A line of effect (Lines) does not pass a face of the zone: of two
// cubes, both are inside or neither (E1, R13). A line of sight does.
//
// A line is stopped by a filled cube it passes through and by a border it
// crosses. One that only touches their corner or runs along their side is clear
// as long as a line a hair beside it is: so it passes beside a pillar, but not
// between two that stand corner to corner. A solid that fills one of the two
// cubes is what the line comes from or goes to, and does not stop it. Nothing
// is seen or done through the ground.
func (m *Mask) Line(from, to grid.Point, what uint8) bool {
	if what&Lines != 0 && m.Inside(from) != m.Inside(to) || from.Z < 0 || to.Z < 0 {
		return false
	}
	if len(m.blocks) == 0 || from == to {
		return true
	}
	a, b := middle(from), middle(to)
	l := line{from: scaled(a), to: scaled(b), what: what, a: a, b: b}
	return m.clear(&l)
}

// LineCorner is Line from a grid intersection to the centre of a cube. An
// intersection on a face of the zone counts as inside.
func (m *Mask) LineCorner(corner, to grid.Point, what uint8) bool {
	return m.fromCorner(corner, [3]int64{}, to, what)
}

// LineBurst is LineCorner for what somebody in the cube from sends to a grid
// intersection, to go on from there: where that lies on a wall, it comes to rest
// a hair on the sender's side of it.
func (m *Mask) LineBurst(from, corner, to grid.Point, what uint8) bool {
	if what&Lines != 0 && m.Inside(from) != m.Inside(to) {
		return false
	}
	c := middle(from)
	near := [3]int64{toward(corner.X, c[0]), toward(corner.Y, c[1]), toward(corner.Z, c[2])}
	return m.fromCorner(corner, near, to, what)
}

func toward(corner, centre int64) int64 {
	if 2*corner < centre {
		return 1
	}
	return -1
}

func (m *Mask) fromCorner(corner grid.Point, near [3]int64, to grid.Point, what uint8) bool {
	if corner.Z < 0 || to.Z < 0 || what&Lines != 0 && m.side > 0 && m.encloses(corner) != m.Inside(to) {
		return false
	}
	if len(m.blocks) == 0 {
		return true
	}
	b := middle(to)
	l := line{
		from: scaled([3]int64{2 * corner.X, 2 * corner.Y, 2 * corner.Z}),
		to:   scaled(b), what: what, a: b, b: b,
	}
	for i := range near {
		l.from[i] += near[i]
	}
	return m.clear(&l)
}

// encloses reports whether a grid intersection is in the zone or on a face.
func (m *Mask) encloses(c grid.Point) bool {
	return c.X >= 0 && c.X <= m.edge && c.Y >= 0 && c.Y <= m.edge && c.Z >= 0 && c.Z <= m.top
}

func scaled(c [3]int64) [3]int64 { return [3]int64{c[0] * hair, c[1] * hair, c[2] * hair} }

// clear reports whether no solid stops the line.
func (m *Mask) clear(l *line) bool {
	touched := false
	for i := range m.blocks {
		b := &m.blocks[i]
		if b.stops&l.what == 0 {
			continue
		}
		switch l.meets(b) {
		case through:
			return false
		case touching:
			touched = true
		}
	}
	if !touched {
		return true
	}
	for s := range 8 {
		if m.free(l.beside(s)) {
			return true
		}
	}
	return false
}

// beside is the line moved by a hair along each axis.
func (l *line) beside(s int) line {
	c := *l
	for i := range 3 {
		d := int64(s>>i&1)*2 - 1
		c.from[i] += d
		c.to[i] += d
	}
	return c
}

// free reports whether the line meets no solid at all.
func (m *Mask) free(l line) bool {
	for i := range m.blocks {
		if b := &m.blocks[i]; b.stops&l.what != 0 && l.meets(b) != missing {
			return false
		}
	}
	return true
}

type contact uint8

const (
	missing contact = iota
	touching
	through
)

// meets tells how the line meets a block. On each axis the line is beyond the
// low side and before the high one for an interval of time; it goes through
// where all of them and its own time from 0 to 1 have a moment in common, which
// they have if each two of them do. A border is met in a moment, not for a
// while, which the same comparisons answer.
func (l *line) meets(b *block) contact {
	var in, out, d [3]int64
	n := 0
	met := through
	big := int64(0)
	for i := range 3 {
		low, high := b.low[i]*hair, b.high[i]*hair
		a, e := l.from[i], l.to[i]
		if max(a, e) < low || min(a, e) > high {
			return missing
		}
		way := e - a
		switch {
		case way == 0:
			if a == low || a == high {
				met = touching
			}
			continue
		case way > 0:
			in[n], out[n], d[n] = low-a, high-a, way
		default:
			in[n], out[n], d[n] = a-high, a-low, -way
		}
		if out[n] == 0 || in[n] == d[n] {
			met = touching
		}
		big |= in[n] ^ in[n]>>63 | out[n] ^ out[n]>>63 | d[n]
		n++
	}
	for i := range n {
		for j := range n {
			if i == j {
				continue
			}
			var c int
			if big < 1<<31 {
				p, q := in[i]*d[j], out[j]*d[i]
				c = order(p, q)
			} else {
				c = compare(in[i], d[j], out[j], d[i])
			}
			if c > 0 {
				return missing
			}
			if c == 0 {
				met = touching
			}
		}
	}
	if met == through && (b.holds(l.a) || b.holds(l.b)) {
		return missing
	}
	return met
}

func order(p, q int64) int {
	switch {
	case p < q:
		return -1
	case p > q:
		return 1
	}
	return 0
}

// compare orders a*b and c*d, b and d above 0, where they may need 128 bits.
func compare(a, b, c, d int64) int {
	if (a < 0) != (c < 0) {
		if a < 0 {
			return -1
		}
		return 1
	}
	s := 1
	if a < 0 {
		a, c, s = -a, -c, -1
	}
	h, l := bits.Mul64(uint64(a), uint64(b))
	g, k := bits.Mul64(uint64(c), uint64(d))
	switch {
	case h < g || h == g && l < k:
		return -s
	case h > g || l > k:
		return s
	}
	return 0
}
