package engine

import (
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// A rope trick's space lies outside the zone: to climb into it of one's own will
// is to leave (R14).

// ropeRoom is how many creatures the space holds; climbDC is of a free rope.
const (
	ropeRoom = 8
	climbDC  = 15
)

func ropeTrick(r *run, c *casting, _ int32, _ bool) { r.leave(c, RopeArea) }

// fitsRope: a rope hangs from the air over the ground, in the zone.
func fitsRope(p *Position, c *Command) Refusal {
	switch {
	case p.S.Phase == Preparation:
		return HarmsBefore // what is left outside would serve nobody
	case c.Z != 0:
		return NeedsGround
	}
	return Fine
}

func (p *Position) checkClimb(c *Command) Refusal {
	i := p.byID(c.Option)
	switch {
	case p.S.Phase != Fight:
		return WrongPhase
	case i == None || p.S.Effects[i].Kind != RopeArea:
		return NoSuchEffect
	case !p.IsMage(c.Who):
		return OutsideZone // E2
	case p.driven(c.Who):
		return CharmedBy // R33
	}
	e := &p.S.Effects[i]
	if grid.Between(p.S.Units[c.Who].Body(), grid.At(e.originSquare())) > 5 {
		return OutOfReach
	}
	if !p.canMove(c.Who) || p.flagsOf(c.Who)&Rooted != 0 {
		return NoActionLeft
	}
	in := 0
	for j := range p.S.Effects {
		if o := &p.S.Effects[j]; o.Kind == Sheltered && o.Parent == e.ID {
			in++
		}
	}
	if in >= ropeRoom {
		return NoRoom
	}
	return Fine
}

// climb is up the rope and out: a Climb check of untrained Strength, which who
// flies does not need.
func (r *run) climb(c *Command) {
	unit := c.Who
	rope := r.s.Effects[r.byID(c.Option)]
	r.useMove(unit)
	r.provokeMoving(unit, false)
	if !r.InPlay(unit) || !r.CanAct(unit) {
		return
	}
	if !r.CanFly(unit) {
		from := r.mark()
		bonus := r.Sum(Query{Unit: unit, Against: None, Stat: PlainStrength}, r.lines())
		die := r.die(20)
		ok := die+bonus >= climbDC
		r.tell(Event{Kind: EvRoll, Who: unit, Target: None, Stat: PlainStrength, A: int32(die), B: int32(die + bonus), C: climbDC, D: truth(ok), Spell: srd.RopeTrick, L0: from, L1: r.mark()})
		if !ok {
			return
		}
	}
	r.leaveZone(unit)
	r.begin(Effect{Kind: Sheltered, On: unit, By: rope.By, Parent: rope.ID, Spell: rope.Spell, X: rope.X, Y: rope.Y, Ends: Forever})
}

// endSheltered: when the space ends, who was in it drops out of it, back into the
// zone (R31, T3).
func endSheltered(r *run, e Effect) {
	if r.s.Phase != Fight {
		return
	}
	at, _ := r.freeNear(e.On, grid.Point{X: e.X, Y: e.Y})
	r.appears(e.On, at)
}
