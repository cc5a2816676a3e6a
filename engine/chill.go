package engine

import (
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// Cold puts out walls of fire. SRD: each 5-foot length that takes 20 points of
// cold in one round goes out. A length is known by the square on the sheet's
// greater side at the wall's foot, or by its square of a ring's rim; its hole is a
// Gap, and one that is only chilled so far has A -1, B the cold and C the round.

const chillOut = 20

// out tells whether a length of a wall of fire has gone out.
func (p *Position) out(e *Effect, at grid.Point) bool {
	if !p.S.Lying.Has(Gap) {
		return false
	}
	for i := range p.S.Effects {
		if g := &p.S.Effects[i]; g.Kind == Gap && g.Parent == e.ID && g.A == 0 && g.X == at.X && g.Y == at.Y {
			return true
		}
	}
	return false
}

// lengths calls f for each length of a wall of fire until it returns false.
func (e *Effect) lengths(f func(at grid.Point) bool) {
	if e.A > 0 {
		ring := e.ring()
		ring.Each(ring.Bounds(), func(at grid.Point) bool { return at.Z != e.Z || f(at) })
		return
	}
	if e.X == e.X2 {
		for y := min(e.Y, e.Y2); y < max(e.Y, e.Y2); y += 5 {
			if !f(grid.Point{X: e.X, Y: y, Z: e.Z}) {
				return
			}
		}
		return
	}
	for x := min(e.X, e.X2); x < max(e.X, e.X2); x += 5 {
		if !f(grid.Point{X: x, Y: e.Y, Z: e.Z}) {
			return
		}
	}
}

// meetsLength tells whether an area takes in a square beside a length, at any
// height of the wall.
func (e *Effect) meetsLength(at grid.Point, holds func(at grid.Point) bool) bool {
	back := grid.Point{}
	switch {
	case e.A > 0:
	case e.X == e.X2:
		back.X = -5
	default:
		back.Y = -5
	}
	for z := int64(0); z < 20; z += 5 {
		up := grid.Point{X: at.X, Y: at.Y, Z: at.Z + z}
		if holds(up) || holds(up.Add(back)) {
			return true
		}
	}
	return false
}

// chill lets cold that fills an area work on the walls of fire in it; the zone
// halves it like all damage of spells and creatures (E7).
func (r *run) chill(amount int, halved bool, holds func(at grid.Point) bool) {
	if halved {
		amount = zoneHalf(amount)
	}
	if amount <= 0 || !r.s.Lying.Has(FireWall) {
		return
	}
	for i := 0; i < len(r.s.Effects); i++ {
		e := r.s.Effects[i]
		if e.Kind != FireWall || e.On != None {
			continue
		}
		left := false
		e.lengths(func(at grid.Point) bool {
			if !r.out(&e, at) && !(e.meetsLength(at, holds) && r.chillLength(&e, at, amount)) {
				left = true
			}
			return true
		})
		if !left {
			r.end(r.byID(e.ID))
			i = -1
		}
	}
}

// chillLength adds cold to a length; true if it goes out.
func (r *run) chillLength(e *Effect, at grid.Point, amount int) bool {
	now := int32(r.clock())
	found := None
	for i := range r.s.Effects {
		if g := &r.s.Effects[i]; g.Kind == Gap && g.Parent == e.ID && g.A < 0 && g.X == at.X && g.Y == at.Y {
			found = i
		}
	}
	if found == None {
		r.s.NextID++
		r.s.add(Effect{Kind: Gap, On: None, By: e.By, Parent: e.ID, ID: r.s.NextID, X: at.X, Y: at.Y, Z: at.Z, A: -1, C: now, Ends: Forever})
		found = len(r.s.Effects) - 1
	}
	g := &r.s.Effects[found]
	if g.C != now {
		g.B, g.C = 0, now
	}
	if g.B += int32(amount); g.B < chillOut {
		return false
	}
	g.A = 0
	r.tell(Event{Kind: EvBegin, Who: None, Target: None, A: int32(Gap), B: g.ID, C: 0, X: at.X, Y: at.Y, Z: at.Z})
	return true
}

// burnsAcross tells whether a sheet burns where a way crosses it, at twice the
// other coordinate: between two lengths either will do.
func (p *Position) burnsAcross(e *Effect, twice int64) bool {
	low, high := twice/10*5, twice/10*5
	if twice%10 == 0 {
		low -= 5
	}
	for at := low; at <= high; at += 5 {
		sq := grid.Point{X: e.X, Y: at, Z: e.Z}
		from, to := min(e.Y, e.Y2), max(e.Y, e.Y2)
		if e.X != e.X2 {
			sq = grid.Point{X: at, Y: e.Y, Z: e.Z}
			from, to = min(e.X, e.X2), max(e.X, e.X2)
		}
		if at >= from && at < to && !p.out(e, sq) {
			return true
		}
	}
	return false
}

// cold tells whether a spell's damage is of cold.
func cold(spell srd.SpellID) bool { return srd.Spells[spell].Desc.Has(srd.DescCold) }
