package engine

import (
	"mageduel/engine/dice"
	"mageduel/engine/srd"
)

var necromancies = map[srd.SpellID]SpellRule{
	srd.Enervation:    {Aim: AimRays, Count: one, Do: []Op{Custom(enervation)}},
	srd.CauseFear:     {Aim: AimUnit, Living: true, Do: []Op{Custom(causeFear)}},
	srd.Scare:         {Aim: AimUnits, Living: true, Apart: 30, Count: func(cl int) int { return max(1, cl/3) }, Do: []Op{Custom(scare)}},
	srd.FingerOfDeath: {Aim: AimUnit, Living: true, Do: []Op{Custom(fingerOfDeath)}},
}

// causeFear makes a creature frightened for 1d4 rounds.
func causeFear(r *run, c *casting, target int32, saved bool) {
	r.frighten(c, target, saved, func() int { return r.die(4) })
}

// scare makes creatures frightened for a round a level.
func scare(r *run, c *casting, target int32, saved bool) {
	r.frighten(c, target, saved, func() int { return c.cl })
}

// frighten makes who has less than 6 Hit Dice frightened for so many rounds;
// who makes the save is shaken for one.
func (r *run) frighten(c *casting, target int32, saved bool, rounds func() int) {
	if r.Level(target) >= 6 {
		r.tell(Event{Kind: EvResist, Who: c.by, Target: target, Spell: c.spell})
		return
	}
	e := Effect{Kind: Shaken, On: target, By: c.by, Spell: c.spell, CL: int16(c.cl), DC: int16(c.dc), Flags: Magical}
	n := 1
	if !saved {
		e.Kind, n = Frightened, rounds()
	}
	e.Ends = timeAt(r.clock()+int64(n), int64(r.unit(c.by).Init))
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
