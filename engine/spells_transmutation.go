package engine

import (
	"mageduel/engine/srd"
)

var transmutations = map[srd.SpellID]SpellRule{
	srd.Disintegrate:   {Aim: AimRays, Count: one, Options: 2, Breaks: ForceWall, Do: []Op{Custom(disintegrate)}},
	srd.FleshToStone:   {Aim: AimUnit, Flesh: true, Do: []Op{Custom(fleshToStone)}},
	srd.Blink:          {Aim: AimSelf, Helpful: true, Do: []Op{Lasts(Blinking)}},
	srd.Polymorph:      {Aim: AimTouch, Helpful: true, Living: true, Do: []Op{Custom(polymorph)}, Fits: fitsPolymorph},
	srd.Fly:            {Aim: AimTouch, Helpful: true, Do: []Op{Lasts(Flies)}},
	srd.Haste:          {Aim: AimUnits, Apart: 30, Helpful: true, Count: func(cl int) int { return cl }, Do: []Op{Lasts(Hasted)}},
	srd.RopeTrick:      {Aim: AimPlace, Helpful: true, Do: []Op{Custom(ropeTrick)}, Fits: fitsRope},
	srd.ReverseGravity: {Aim: AimBox, Do: []Op{Custom(reverseGravity)}, Fits: fitsBox},
}

// disintegrate: who fails the save takes half of full hit points (E8) instead of
// falling to dust; who makes it 5d6, halved by the zone, or twice the dice of a
// critical ray.
func disintegrate(r *run, c *casting, target int32, critical bool) {
	if !r.save(target, Fort, c.dc, VsSpells, c.spell) {
		r.halfOfFull(c.by, target, c.spell)
		return
	}
	d := D(5, 6)
	if critical {
		d = D(10, 6)
	}
	r.plainDamage(c, target, d)
}

// fleshToStone: nobody becomes a statue in the zone; half of full hit points goes
// (E8).
func fleshToStone(r *run, c *casting, target int32, _ bool) {
	r.halfOfFull(c.by, target, c.spell)
}

// flesh tells whether a unit is made of flesh. The walking dead are, as far as
// they have bodies; what is made, elemental, ooze or plant is not.
func (p *Position) flesh(unit int32) bool {
	switch p.Type(unit) {
	case srd.TypeConstruct, srd.TypeElemental, srd.TypeOoze, srd.TypePlant:
		return false
	}
	return true
}
