package engine

import (
	"mageduel/engine/srd"
)

var abjurations = map[srd.SpellID]SpellRule{
	srd.AntimagicField: {Aim: AimSelf, Helpful: true, Do: []Op{Custom(antimagicField)}},
	srd.Shield:         {Aim: AimSelf, Helpful: true, Do: []Op{Lasts(Shielded)}},
	srd.DispelMagic:    {Aim: AimDispel, Radius: 20, Options: 3, Do: []Op{Custom(dispelMagic)}, Fits: fitsDispel},
	srd.Dismissal:      {Aim: AimUnit, Planar: true, DC: dismissing, Do: []Op{Custom(banish)}},
	srd.Banishment:     {Aim: AimUnits, Planar: true, Apart: 30, Count: most, Do: []Op{Custom(banish)}, Fits: fitsBanishment},
}

// dismissing: the fewer Hit Dice against the caster's level, the harder.
func dismissing(p *Position, c *casting, target int32) int { return c.cl - p.Level(target) }

// banish sends a creature back to its own plane. To send home what was called is
// no travel that E8 stands in for: it ends the calling (R41).
func banish(r *run, _ *casting, target int32, _ bool) { r.sendHome(target) }

// fitsBanishment: two Hit Dice of creatures for each caster level.
func fitsBanishment(p *Position, c *Command) Refusal {
	sum := 0
	for _, t := range c.Targets[:c.N] {
		sum += p.Level(int32(t))
	}
	if sum > 2*p.itemOrCasterLevel(c) {
		return TooMuch
	}
	return Fine
}
