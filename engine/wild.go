package engine

import (
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// wildKinds are the animals that the rules may place inside at P15 (R47).
var wildKinds = []string{"Pony", "Bison", "Raven", "Owl", "Cat", "Rat"}

// placeWild puts 1d4-1 wild animals into the zone as it forms, each at a square
// of the dice.
func (r *run) placeWild() {
	if !r.Setup.WildLife {
		return
	}
	side, _ := r.Mask.Squares()
	n := r.die(4) - 1
	for range n {
		id, _ := srd.FindCreature(wildKinds[r.die(len(wildKinds))-1])
		c := &srd.Creatures[id]
		x, y := r.die(int(min(side, 1000)))-1, r.die(int(min(side, 1000)))-1
		u := Unit{Kind: int32(id), Owner: Wild, HP: int32(c.HP), MaxHP: int32(c.HP), Space: int16(5 * c.Space.Squares()), Flags: Acted, OrderAt: None}
		for a := Str; a <= Cha; a++ {
			u.Score[a] = int16(c.Abilities.Score(srd.Ability(a + 1)))
		}
		r.s.Units = append(r.s.Units, u)
		unit := int32(len(r.s.Units) - 1)
		at := grid.Point{X: int64(x) * 5, Y: int64(y) * 5}
		if !r.roomAt(unit, at) {
			r.s.Units = r.s.Units[:unit]
			continue
		}
		v := r.unit(unit)
		v.X, v.Y = at.X, at.Y
		die := r.die(20)
		v.Init = int32(die+r.Mod(unit, Dex))*1024 - 512 - unit
		r.joinOrder(unit)
		r.tell(Event{Kind: EvPlaced, Who: unit, Target: None, X: at.X, Y: at.Y})
	}
}

// wildWill is P7 at the turn of an animal or insect: Will, DC 15 and one for
// each participant who entered, or it flees. Celestial and fiendish beasts are
// magical beasts and exempt (R16).
func (r *run) wildWill(unit int32) {
	if r.s.Phase != Fight || r.IsMage(unit) || !r.Inside(unit) {
		return
	}
	if t := r.Type(unit); t != srd.TypeAnimal && t != srd.TypeVermin {
		return
	}
	dc := 15
	for i := range r.s.Mages {
		if r.s.Mages[i].Has(Entered) {
			dc++
		}
	}
	if r.save(unit, Will, dc, 0, 0) {
		return
	}
	r.tell(Event{Kind: EvFlees, Who: None, Target: unit})
	r.flee(unit)
}

// flee takes an animal out by the shortest way, at a run. A summoned one is held
// at the edge and cowers there (E2, R16).
func (r *run) flee(unit int32) {
	dx, dy := r.wayOut(r.unit(unit).Body())
	feet := 4 * r.speed(unit)
	r.useFull(unit)
	for ; feet >= 5; feet -= 5 {
		u := r.unit(unit)
		to := grid.Point{X: u.X + 5*dx, Y: u.Y + 5*dy, Z: u.Z}
		if r.occupied(unit, to) { // around a body, or wait for it
			side := grid.Point{X: to.X + 5*dy, Y: to.Y + 5*dx, Z: to.Z}
			if r.occupied(unit, side) {
				return
			}
			to = side
		}
		body := u.Body()
		if _, crosses := r.Mask.StepBody(body, to); crosses && u.Has(Summoned) {
			r.corner(unit, to)
			return
		}
		if !r.stepTo(unit, to, false, false) || !r.Here(unit) {
			return
		}
	}
}

// wayOut is the direction to the face that a body has the shortest way to; of
// several as near, west, south, east, north.
func (p *Position) wayOut(b grid.Body) (dx, dy int64) {
	side, _ := p.Mask.Squares()
	box := b.Box()
	best := box.High.X
	dx = -1
	if d := box.High.Y; d < best {
		best, dx, dy = d, 0, -1
	}
	if d := 5*side - box.Low.X; d < best {
		best, dx, dy = d, 1, 0
	}
	if d := 5*side - box.Low.Y; d < best {
		dx, dy = 0, 1
	}
	return dx, dy
}

// instinct is the turn of a unit that nobody decides for, and of a creature
// left to its nature: wild animals graze, summoned creatures fight as they were
// told.
func (r *run) instinct(unit int32) {
	if r.Is(unit, Mazed) {
		if r.canFull(unit) {
			r.breakFree(unit)
		}
		return
	}
	if r.unit(unit).Owner < 0 || r.s.Phase != Fight { // R35
		return
	}
	if r.IsMage(unit) {
		r.serve(unit)
		return
	}
	foe := r.prey(unit)
	if r.power(unit, foe) || foe == None {
		return
	}
	if o := Order(r.unit(unit).Order); o == OrderGuard || o == OrderStay && !r.InReach(unit, foe) {
		if foe = r.quarry(unit); foe == None {
			return
		}
	}
	if !r.InReach(unit, foe) {
		r.approach(unit, foe)
		if !r.InPlay(unit) || !r.CanAct(unit) || !r.InPlay(foe) || !r.InReach(unit, foe) {
			return
		}
	}
	if !r.Reaches(r.unit(unit).At(), r.unit(foe).At()) {
		return
	}
	if r.finishes(unit, foe) {
		r.coup(&Command{Kind: DoCoup, Who: unit, Target: foe})
	} else if r.canFull(unit) {
		r.fullAttack(unit, foe, 0)
	} else if r.canStandard(unit) {
		r.useStandard(unit)
		r.routine(unit, foe, false, 0)
	}
}

// prey is the foe that a creature goes for: the one it was told, else the
// nearest that it can see, participants before creatures at the same distance.
func (p *Position) prey(unit int32) int32 {
	u := &p.S.Units[unit]
	if t := int32(u.OrderAt); t >= 0 && t < int32(len(p.S.Units)) && p.InPlay(t) && p.Foe(unit, t) && p.locates(unit, t) {
		return t
	}
	best, near := int32(None), int64(0)
	for i := range p.S.Units {
		t := int32(i)
		if !p.hunts(unit, t) {
			continue
		}
		if d := p.Distance(unit, t); best == None || d < near {
			best, near = t, d
		}
	}
	return best
}

// hunts tells whether a creature would go for a unit that it can find: a foe who
// is in the contest and not its master's.
func (p *Position) hunts(unit, t int32) bool {
	if !p.InPlay(t) || !p.Foe(unit, t) || p.S.Units[t].Owner < 0 || p.IsMage(t) && p.S.Mages[t].Has(Disqualified) {
		return false
	}
	return p.locates(unit, t) && !p.charmedBy(unit, p.S.Units[t].Owner)
}

// approach moves a creature next to its prey, or as near as it can come: the
// straight way, else to another side of it, else up to what is in the way, else
// wherever the path finder leads.
func (r *run) approach(unit, foe int32) {
	left := r.moveLeft(unit)
	if left < 5 {
		return
	}
	path, feet, ok := r.chase(unit, foe, left)
	if !ok {
		path, feet, ok = r.around(unit, foe, left)
	}
	if !ok && r.Mask.Open() { // bodies alone are in the way: up to them
		path, feet, _ = r.chase(unit, foe, left)
		ok = len(path) > 0
	}
	if !ok {
		path, feet = r.nearest(unit, foe, left)
	}
	r.work.path = path
	switch len(path) {
	case 0:
	case 1:
		r.unit(unit).Flags |= Stepped
		r.walk(unit, path, true, true)
	default:
		r.useMove(unit)
		r.unit(unit).MoveLeft = int32(left - feet)
		r.walk(unit, path, false, false)
	}
}

// chase goes straight at the prey until it is in reach, the move is used up, or
// something is in the way; it stops at the last square with room. It fails
// where it gets nowhere, or where others leave no room beside the prey.
func (r *run) chase(unit, foe int32, left int64) (path []grid.Point, feet int64, ok bool) {
	u := r.unit(unit)
	body, target := u.Body(), r.unit(foe).Body()
	reach, fly := r.reach(u), r.CanFly(unit)
	path = r.work.path[:0]
	if !r.turnsTo(unit, target.Point.Sub(body.Point)) {
		return path, 0, false
	}
	spent, diagonals, room := int64(0), 0, 0
	for grid.Between(body, target) > reach {
		next := body.Point.Add(grid.Point{X: 5 * sign(target.X-body.X), Y: 5 * sign(target.Y-body.Y)})
		cost, ok := r.stepCost(unit, body.Point, next, false, fly)
		if next == body.Point || !ok || cost != 5 {
			break
		}
		if next.X != body.X && next.Y != body.Y {
			if diagonals++; diagonals%2 == 0 {
				cost = 10
			}
		}
		if spent+cost > left {
			break
		}
		spent += cost
		path = append(path, next)
		body.Point = next
		if r.roomAt(unit, next) {
			room, feet = len(path), spent
		}
	}
	arrived := grid.Between(body, target) <= reach
	return path[:room], feet, room > 0 && (!arrived || room == len(path))
}

// around goes straight to the nearest free square from which the prey is in
// reach.
func (r *run) around(unit, foe int32, left int64) (path []grid.Point, feet int64, ok bool) {
	u := r.unit(unit)
	body, target := u.Body(), r.unit(foe).Body()
	reach := max(5, r.reach(u))
	from := u.At()
	best, near := from, left+1
	for y := target.Y - body.Size - reach + 5; y <= target.Y+target.Size+reach-5; y += 5 {
		for x := target.X - body.Size - reach + 5; x <= target.X+target.Size+reach-5; x += 5 {
			at := grid.Point{X: x, Y: y, Z: from.Z}
			body.Point = at
			if d := grid.Distance(from, at); d < near && grid.Between(body, target) <= r.reach(u) && r.roomAt(unit, at) {
				best, near = at, d
			}
		}
	}
	if best == from {
		return r.work.path[:0], 0, false
	}
	return r.way(unit, best, left, false, r.work.path[:0])
}

// nearest goes wherever in reach of the move the prey is nearest.
func (r *run) nearest(unit, foe int32, left int64) (path []grid.Point, feet int64) {
	target := r.unit(foe).Body()
	body := r.unit(unit).Body()
	reach := r.reach(r.unit(unit))
	best, bestGap := body.Point, r.Distance(unit, foe)
	t := r.travel(unit, left, false)
	// Level flight is enough on one level, but for who must keep its course.
	t.Space = t.Space && (target.Z != body.Z || r.Aloft(unit) && t.Turn.Limited())
	r.work.paths.Reachable(t)
	r.work.paths.Each(func(at grid.Point, cost int64) bool {
		body.Point = at
		if gap := grid.Between(body, target); gap < bestGap && r.roomAt(unit, at) {
			best, feet, bestGap = at, cost, gap
		}
		return bestGap > reach
	})
	return r.work.paths.Route(best, r.work.path[:0]), feet
}
