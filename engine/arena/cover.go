package arena

import "mageduel/engine/grid"

// Cover reports whether what stands in the arena gives the cube to cover against
// the cube from. Lines go from a corner of the one on the plan to all four of
// the other, halfway up. From afar the attacker takes the corner that serves
// best, and there is cover if one of its lines is stopped all the same; against
// a neighbour any stopped line will do. Solids count whether they stop bodies or
// lines. Where no line at all comes through there is no line of effect, and so
// no question of cover: then Cover is false.
func (m *Mask) Cover(from, to grid.Point) bool {
	if len(m.blocks) == 0 || from == to {
		return false
	}
	a, b := middle(from), middle(to)
	near := from.Neighbour(to)
	best, effect, all := 0, false, 0
	for i := range 4 {
		clear := 0
		for j := range 4 {
			l := line{from: scaled(edge(a, i)), to: scaled(edge(b, j)), what: Lines, a: a, b: b}
			if m.clear(&l) {
				effect = true
				l.what |= Bodies
				if m.clear(&l) {
					clear++
				}
			}
		}
		best = max(best, clear)
		all += clear
	}
	if near {
		return effect && all < 16
	}
	return effect && best < 4
}

// edge is one of the four upright edges of a cube, halfway up.
func edge(c [3]int64, i int) [3]int64 {
	c[0] += int64(i&1)*square - square/2
	c[1] += int64(i>>1)*square - square/2
	return c
}
