package grid

// price is what a step of the given way costs, in squares, where a straight
// step into the square costs u, and the state it leaves behind. Diagonals cost
// half as much again; a half is owed, and paid by the second one. A dive is a
// step down at double speed: straight down half a square, else a whole one.
func price(way Point, state uint8, u int64, dive bool) (int64, uint8) {
	if dive && way.Z < 0 {
		if way.X != 0 || way.Y != 0 {
			return u, state
		}
		half := int64(state&oddHeight) / oddHeight
		return u/2 + u&1*half, state ^ uint8(u&1)*oddHeight
	}
	cost := int64(0)
	switch {
	case way.X != 0 && way.Y != 0:
		cost = u + u/2
		if u&1 != 0 {
			cost += int64(state & oddPlan)
			state ^= oddPlan
		}
	case way.X != 0 || way.Y != 0:
		cost = u
	default:
		return u, state
	}
	if way.Z != 0 {
		cost += u / 2
		if u&1 != 0 {
			cost += int64(state&oddHeight) / oddHeight
			state ^= oddHeight
		}
	}
	return cost, state
}

// Price is what a step costs in feet, where a straight step into the square
// costs feet, and what it leaves owed (Travel.Odd). The step is from a square to
// a neighbour, in feet; dive is Travel.Dive.
func Price(way Point, odd uint8, feet int64, dive bool) (int64, uint8) {
	cost, odd := price(way, odd, max(1, (feet+Edge-1)/Edge), dive)
	return cost * Edge, odd
}
