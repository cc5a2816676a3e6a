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
	if r.unit(unit).Owner < 0 || r.s.Phase != Fight { // R35
		return
	}
	foe := r.prey(unit)
	if foe == None {
		return
	}
	if r.power(unit, foe) {
		return
	}
	if !r.InReach(unit, foe) {
		if Order(r.unit(unit).Order) == OrderStay {
			return
		}
		r.approach(unit, foe)
		if !r.InPlay(unit) || !r.CanAct(unit) || !r.InPlay(foe) || !r.InReach(unit, foe) {
			return
		}
	}
	if !r.Reaches(r.unit(unit).At(), r.unit(foe).At()) {
		return
	}
	if r.canFull(unit) {
		r.fullAttack(unit, foe)
	} else if r.canStandard(unit) {
		r.useStandard(unit)
		r.routine(unit, foe, false)
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
		if !p.InPlay(t) || !p.Foe(unit, t) || p.S.Units[i].Owner < 0 || !p.locates(unit, t) || p.charmedBy(unit, t) {
			continue
		}
		if p.IsMage(t) && p.S.Mages[t].Has(Disqualified) {
			continue
		}
		if d := p.Distance(unit, t); best == None || d < near {
			best, near = t, d
		}
	}
	return best
}

// advanceStraight takes a creature straight towards its prey as far as it can
// go, if nothing is in the way.
func (r *run) advanceStraight(unit, foe int32, left int64) bool {
	u := r.unit(unit)
	body, target := u.Body(), r.unit(foe).Body()
	reach := r.reach(u)
	at, fly := u.At(), r.CanFly(unit)
	path := r.work.path[:0]
	feet, diagonals := int64(0), 0
	for grid.Between(grid.Body{Point: at, Size: body.Size, Height: body.Height}, target) > max(5, reach) {
		next := grid.Point{X: at.X + 5*sign(target.X-at.X), Y: at.Y + 5*sign(target.Y-at.Y), Z: at.Z}
		if next == at {
			return false
		}
		cost, ok := r.stepCost(unit, at, next, false, fly)
		if !ok || cost != 5 {
			return false
		}
		if next.X != at.X && next.Y != at.Y {
			if diagonals++; diagonals%2 == 0 {
				cost = 10
			}
		}
		if feet+cost > left {
			break
		}
		feet += cost
		path = append(path, next)
		at = next
	}
	r.work.path = path
	if len(path) == 0 || target.Z != u.Z && target.Z > u.Z+5 || !r.roomAt(unit, at) {
		return false
	}
	if len(path) == 1 {
		u.Flags |= Stepped
		r.walk(unit, path, true, true)
		return true
	}
	r.useMove(unit)
	r.unit(unit).MoveLeft = int32(left - feet)
	r.walk(unit, path, false, false)
	return true
}

// approach moves a creature next to its prey, or as near as it can come.
func (r *run) approach(unit, foe int32) {
	left := r.moveLeft(unit)
	if left < 5 {
		return
	}
	if r.advanceStraight(unit, foe, left) {
		return
	}
	best, bestFeet, bestGap := r.unit(unit).At(), int64(0), r.Distance(unit, foe)
	target := r.unit(foe).Body()
	reach := r.reach(r.unit(unit))
	body := r.unit(unit).Body()
	r.work.paths.Reachable(r.travel(unit, left, false))
	r.work.paths.Each(func(at grid.Point, feet int64) bool {
		body.Point = at
		gap := grid.Between(body, target)
		if gap < bestGap && gap >= min(reach, 5) && r.Free(unit, at) && r.roomAt(unit, at) {
			best, bestFeet, bestGap = at, feet, gap
		}
		return bestGap > reach || reach == 0 && bestGap > 0
	})
	if best == r.unit(unit).At() {
		return
	}
	path := r.work.paths.Route(best, r.work.path[:0])
	r.work.path = path
	if len(path) == 1 {
		r.unit(unit).Flags |= Stepped
		r.walk(unit, path, true, true)
		return
	}
	r.useMove(unit)
	r.unit(unit).MoveLeft = int32(left - bestFeet)
	r.walk(unit, path, false, false)
}
