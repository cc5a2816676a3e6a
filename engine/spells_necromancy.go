package engine

import (
	"mageduel/engine/dice"
	"mageduel/engine/srd"
)

var necromancies = map[srd.SpellID]SpellRule{
	srd.Enervation:    {Aim: AimRays, Count: one, Do: []Op{Custom(enervation)}},
	srd.Scare:         {Aim: AimUnits, Living: true, Apart: 30, Count: func(cl int) int { return max(1, cl/3) }, Do: []Op{Custom(scare)}},
	srd.FingerOfDeath: {Aim: AimUnit, Living: true, Do: []Op{Custom(fingerOfDeath)}},
}

// scare makes who has less than 6 Hit Dice frightened; who makes the save is
// shaken for a round.
func scare(r *run, c *casting, target int32, saved bool) {
	if r.Level(target) >= 6 {
		r.tell(Event{Kind: EvResist, Who: c.by, Target: target, Spell: c.spell})
		return
	}
	e := Effect{Kind: Frightened, On: target, By: c.by, Spell: c.spell, CL: int16(c.cl), DC: int16(c.dc), Flags: Magical, Ends: timeAt(r.clock()+int64(c.cl), int64(r.unit(c.by).Init))}
	if saved {
		e.Kind, e.Ends = Shaken, timeAt(r.clock()+1, int64(r.unit(c.by).Init))
	}
	r.fear(e)
}

// enervation: 1d4 negative levels that last an hour for each level, 15 hours
// at the most: longer than any duel.
func enervation(r *run, c *casting, target int32, crit bool) {
	d := dice.D(1, 4)
	if crit {
		d.Count = 2
	}
	n := r.roll(d)
	if n = r.negativeLevels(c.by, target, n, d, r.spellHalves()); n > 0 && r.InPlay(target) {
		r.begin(Effect{Kind: Drained, On: target, By: c.by, Spell: c.spell, CL: int16(c.cl), A: int32(n),
			Ends: timeAt(r.clock()+int64(min(15, c.cl))*srd.RoundsPerHour, int64(r.unit(c.by).Init))})
	}
}

func endDrained(r *run, e Effect) {
	u := r.unit(e.On)
	n := min(int16(e.A), u.Negative)
	u.Negative -= n
	u.HP += 5 * int32(n)
	u.MaxHP += 5 * int32(n)
}

// fingerOfDeath: who fails the save takes half of full hit points (E8); who
// makes it 3d6 and a point a level, 25 at most, halved by the zone.
func fingerOfDeath(r *run, c *casting, target int32, saved bool) {
	if saved {
		r.plainDamage(c, target, D(3, 6).PlusCL(1, 25))
		return
	}
	r.halfOfFull(c.by, target, c.spell)
}

// plainDamage is damage of a spell that nothing resists.
func (r *run) plainDamage(c *casting, target int32, s Scale) {
	pk := packet{from: c.by, to: target, kind: pure, spell: c.spell, halved: r.spellHalves()}
	pk.dice = s.At(c.cl)
	pk.amount = r.roll(pk.dice)
	r.damage(&pk)
}
