package ai

import (
	"mageduel/engine"
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// choice is the best command found so far, and what it is worth.
type choice struct {
	cmd   engine.Command
	worth int
}

// keep takes a command that is worth more, if it may be.
func (b *choice) keep(v *engine.Position, c *engine.Command, worth int) {
	if worth > b.worth && v.Check(c) == engine.Fine {
		b.cmd, b.worth = *c, worth
	}
}

// attacks looks for the casting from which most is to be expected.
func (h *Hasty) attacks(v *engine.Position, who int32, best *choice) {
	if v.Nulled(who) { // in antimagic no casting is worth its slot
		return
	}
	cl := v.Sum(engine.Query{Unit: who, Against: engine.None, Stat: engine.CasterLevel}, nil)
	var tried [32]srd.SpellID
	var from [32]int32
	n := 0
	own := &v.S.Mages[who]
	for i := own.Slots[0]; i < own.Slots[1]; i++ {
		s := &v.S.Slots[i]
		if s.Spell == srd.NoSpell || !v.Ready(who, i) || !engine.Implemented(s.Spell) {
			continue
		}
		done := false
		for _, t := range tried[:n] {
			done = done || t == s.Spell
		}
		if !done && n < len(tried) {
			tried[n], from[n] = s.Spell, i
			n++
		}
	}
	// The highest first: what is worth less need not be looked at.
	for n--; n >= 0; n-- {
		c := engine.Command{Kind: engine.DoCast, Who: who, Spell: tried[n], Slot: from[n], Target: engine.None}
		h.aim(v, c, cl, best)
	}
}

// aim tries a spell on each foe and keeps the best.
func (h *Hasty) aim(v *engine.Position, c engine.Command, cl int, best *choice) {
	rule := engine.Rule(c.Spell)
	if c.Spell == srd.Mount {
		return // it flees more often than not (P7)
	}
	if engine.SummonChoices(c.Spell) != nil {
		h.summon(v, c, best)
		return
	}
	most := 0 // what an area could be worth that took in all foes
	if rule.Aim == engine.AimPoint || rule.Aim == engine.AimLine {
		if most = areaWorth(v, &c, cl) * stakes(v, c.Who); most <= best.worth {
			return
		}
	}
	for i := range v.S.Units {
		f := int32(i)
		if !v.InPlay(f) || !v.Foe(c.Who, f) || v.S.Units[i].Has(engine.Unseen) || v.S.Units[i].Owner < 0 || v.Nulled(f) {
			continue
		}
		mage := v.IsMage(f)
		if mage && v.S.Mages[f].Has(engine.Disqualified) {
			continue
		}
		weight := weightOf(v, f)
		if most > 0 && most <= best.worth {
			return
		}
		u := &v.S.Units[i]
		c := c
		c.Target = f
		c.X, c.Y, c.Z = u.X, u.Y, u.Z
		switch rule.Aim {
		case engine.AimRays, engine.AimUnits:
			if rule.Helpful {
				if !v.Is(c.Who, engine.Hasted) && hasCreatures(v, c.Who) {
					c.Targets[0], c.N = int16(c.Who), 1
					best.keep(v, &c, 40)
				}
				return
			}
			if srd.Spells[c.Spell].Save.Allowed() {
				h.group(v, c, min(rule.Count(cl), engine.MaxTargets), best)
				return
			}
			count := min(rule.Count(cl), engine.MaxTargets)
			for j := range count {
				c.Targets[j] = int16(f)
			}
			c.N = int32(count)
			worth := 0
			for _, op := range rule.Do {
				if op.Kind == engine.OpDamage {
					worth += average(op.Dice, cl) * count
				}
			}
			switch c.Spell {
			case srd.Enervation:
				worth = 60
			case srd.Disintegrate: // E8 is not halved; the save leaves little
				worth = int(u.MaxHP)
			}
			if rule.Ward != engine.NoEffect && v.Is(f, rule.Ward) {
				worth = 0
			}
			if j := v.Images(f); j > 0 && rule.Aim == engine.AimRays {
				worth = worth * 2 / (j + 2)
			}
			if rule.Aim == engine.AimRays {
				worth = worth * 4 / 5
			}
			best.keep(v, &c, worth*weight*2)
		case engine.AimPoint:
			for _, away := range [...]int64{0, 10, 20} {
				if most > best.worth && (mage || away == 0) && h.burst(v, &c, away, u) {
					h.area(v, c, cl, best)
				}
			}
		case engine.AimLine:
			c.X, c.Y = u.X, u.Y
			if u.X >= v.S.Units[c.Who].X {
				c.X += 5
			}
			if u.Y >= v.S.Units[c.Who].Y {
				c.Y += 5
			}
			h.area(v, c, cl, best)
		case engine.AimTouch:
			if !rule.Helpful && v.InReach(c.Who, f) {
				best.keep(v, &c, will(v, c, f)*weight*3/4)
			}
		case engine.AimUnit:
			best.keep(v, &c, will(v, c, f)*weight)
		case engine.AimDispel:
			c.Option = engine.DispelTarget
			if n := v.Images(f); n > 0 && mage {
				best.keep(v, &c, 20*weight)
			}
		case engine.AimBox: // off the ground with what fights there
			if !v.CanFly(f) && u.Z == 0 {
				c.X2, c.Y2, c.Z = u.X+10, u.Y+10, 0
				c.Z2 = 10 * min(int64(cl)/2, max(1, v.S.Height/10))
				best.keep(v, &c, 20*weight)
			}
		case engine.AimWall:
			if mage && c.Spell == srd.WallOfFire {
				h.wall(v, c, cl, u, best)
			}
		case engine.AimSquares:
			if mage && !v.Is(f, engine.Prone) && u.Z == 0 && v.S.Round <= 4 {
				best.keep(v, &c, 10*weight)
			}
		}
	}
}

// group aims a spell at each creature once: as many foes as it takes in.
func (h *Hasty) group(v *engine.Position, c engine.Command, most int, best *choice) {
	worth := 0
	c.N = 0
	for i := range v.S.Units {
		f := int32(i)
		if int(c.N) == most || !v.InPlay(f) || !v.Foe(c.Who, f) || v.S.Units[i].Has(engine.Unseen) || v.S.Units[i].Owner < 0 {
			continue
		}
		c.Targets[c.N] = int16(i)
		c.N++
		if v.Check(&c) != engine.Fine {
			c.N--
			continue
		}
		if c.Spell == srd.Banishment {
			worth += 30 * v.Level(f)
		}
	}
	best.keep(v, &c, worth)
}

// escape is a spell that takes the mage out of a brawl: to the corner of the zone
// farthest from every foe.
func escape(v *engine.Position, who int32) (best engine.Command, ok bool) {
	side, _ := v.Mask.Squares()
	far := 5 * (side - 1)
	for _, spell := range [...]srd.SpellID{srd.DimensionDoor, srd.Teleport} {
		slot := slotOf(v, who, spell)
		if slot == engine.None {
			continue
		}
		room := int64(25)
		for _, at := range [...][2]int64{{0, 0}, {far, 0}, {0, far}, {far, far}} {
			c := engine.Command{Kind: engine.DoCast, Who: who, Spell: spell, Slot: slot, Target: engine.None, X: at[0], Y: at[1], Defensive: true}
			near := int64(1) << 40
			for i := range v.S.Units {
				if f := int32(i); v.InPlay(f) && v.Foe(who, f) && !v.S.Units[i].Has(engine.Unseen) && v.S.Units[i].Owner >= 0 {
					near = min(near, grid.Between(v.S.Units[i].Body(), grid.At(c.At())))
				}
			}
			if near > room && v.Check(&c) == engine.Fine {
				best, room, ok = c, near, true
			}
		}
		if ok {
			return best, true
		}
	}
	return best, false
}

// will is the worth of a spell at one creature.
func will(v *engine.Position, c engine.Command, f int32) int {
	switch c.Spell {
	case srd.HoldPerson:
		if v.Is(f, engine.Held) {
			return 0
		}
		return 45
	case srd.Maze: // an end to one of several, or time to make ready in
		if v.IsMage(f) && len(v.S.Mages) == 2 {
			return 0
		}
		return 50
	case srd.FingerOfDeath, srd.FleshToStone, srd.PlaneShift:
		return 80
	case srd.PowerWordKill:
		if v.S.Units[f].Left() > 100 {
			return 0
		}
		return 120
	case srd.DominateMonster:
		if v.Is(f, engine.Dominated) || threatened(v, c.Who) {
			return 0
		}
		return 90
	case srd.CauseFear:
		if v.Level(f) >= 6 || v.Is(f, engine.Frightened) || v.Is(f, engine.Panicked) {
			return 0
		}
		return 25
	case srd.CharmPerson:
		if v.Is(f, engine.Charmed) || !canHurt(v, c.Who) {
			return 0
		}
		return 18
	case srd.Suggestion:
		if v.Is(f, engine.Suggested) || !canHurt(v, c.Who) {
			return 0
		}
		return 30
	}
	return 10 * level(c.Spell)
}

// canHurt tells whether something is ready that takes hit points: who is
// charmed can neither yield nor agree to a draw (R33), and must be beaten.
func canHurt(v *engine.Position, who int32) bool {
	own := &v.S.Mages[who]
	for i := own.Slots[0]; i < own.Slots[1]; i++ {
		s := &v.S.Slots[i]
		if s.Spell == srd.NoSpell || !v.Ready(who, i) || level(s.Spell) == 0 {
			continue
		}
		if engine.SummonChoices(s.Spell) != nil || srd.Spells[s.Spell].School == srd.Evocation {
			return true
		}
	}
	return false
}

// wall sets a sheet of flame behind a foe, its hot side towards the foe, where
// the caster is far enough away.
func (h *Hasty) wall(v *engine.Position, c engine.Command, cl int, u *engine.Unit, best *choice) {
	me := &v.S.Units[c.Who]
	if v.Distance(c.Who, c.Target) < 25 {
		return
	}
	side, _ := v.Mask.Squares()
	half := min(20*int64(cl), 40) / 2
	dx, dy := u.X-me.X, u.Y-me.Y
	along := max(dy, -dy) > max(dx, -dx)
	at, from, mine := u.X, u.Y, me.X
	if along {
		at, from, mine = u.Y, u.X, me.Y
	}
	c.Option = 1 // hot on the greater side
	if at > mine {
		at, c.Option = at+5, 0
	}
	low, high := max(0, from-half/5*5), min(5*side, from+half/5*5+5)
	c.N, c.Z, c.Z2 = 0, 0, 0
	if along {
		c.X, c.Y, c.X2, c.Y2 = low, at, high, at
	} else {
		c.X, c.Y, c.X2, c.Y2 = at, low, at, high
	}
	best.keep(v, &c, 90)
}

// burst sets an area on a foe from the far side, so that the caster is not in
// it for nothing; false where it is not worth a try.
func (h *Hasty) burst(v *engine.Position, c *engine.Command, away int64, u *engine.Unit) bool {
	me := &v.S.Units[c.Who]
	dx, dy := sign(u.X-me.X), sign(u.Y-me.Y)
	c.X = u.X + (1+dx)/2*5 + dx*away
	c.Y = u.Y + (1+dy)/2*5 + dy*away
	return c.Spell != srd.Web || v.S.Round <= 5 && away == 0
}

// areaWorth is what an area spell is worth at the most for each unit of weight.
func areaWorth(v *engine.Position, c *engine.Command, cl int) int {
	if c.Spell != srd.GustOfWind {
		return harm(c.Spell, cl)
	}
	for i := range v.S.Units {
		if f := int32(i); v.Aloft(f) && v.InPlay(f) && v.Foe(c.Who, f) {
			return aloftWorth
		}
	}
	return 0
}

// aloftWorth is what it is worth to blow at who flies.
const aloftWorth = 15

// harm is the mean damage of an area spell, in halves, or what stands for it.
func harm(spell srd.SpellID, cl int) int {
	switch spell {
	case srd.Web, srd.Glitterdust:
		return 25
	case srd.GustOfWind:
		return 0
	}
	each := 0
	for _, op := range engine.Rule(spell).Do {
		if op.Kind == engine.OpDamage {
			each += average(op.Dice, cl)
		}
	}
	return each
}

// stakes is the weight of all foes, as area counts it.
func stakes(v *engine.Position, who int32) (sum int) {
	for i := range v.S.Units {
		if u := &v.S.Units[i]; u.Owner >= 0 && u.Owner != who && v.InPlay(int32(i)) {
			sum += weightOf(v, int32(i)) * 3 / 2
		}
	}
	return sum
}

// weightOf is what a unit counts for: a creature a third of its master.
func weightOf(v *engine.Position, unit int32) int {
	if v.IsMage(unit) {
		return 6
	}
	return 2
}

// area weighs whom an area strikes: foes for it, oneself and one's own against.
func (h *Hasty) area(v *engine.Position, c engine.Command, cl int, best *choice) {
	each := harm(c.Spell, cl)
	worth := 0
	for i := range v.S.Units {
		t := int32(i)
		if !v.InPlay(t) || v.S.Units[i].Has(engine.Unseen) || !v.AreaStrikes(&c, t) {
			continue
		}
		weight := weightOf(v, t)
		n := each
		switch {
		case c.Spell == srd.GustOfWind && v.Aloft(t):
			n = aloftWorth
		case c.Spell == srd.Web && v.Is(t, engine.Webbed), c.Spell == srd.Glitterdust && v.Is(t, engine.Blinded):
			n = 0
		}
		if v.S.Units[i].Owner == c.Who {
			worth -= n * weight * 3
		} else if v.S.Units[i].Owner >= 0 {
			worth += n * weight * 3 / 2
		}
	}
	if worth > 0 {
		best.keep(v, &c, worth)
	}
}

// summon calls what fights best of what is known, beside the nearest foe.
func (h *Hasty) summon(v *engine.Position, c engine.Command, best *choice) {
	fighter := &fighters[srd.Spells[c.Spell].Level]
	if fighter.worth == 0 || fighter.worth <= best.worth {
		return
	}
	foe := nearestFoe(v, c.Who)
	if foe == engine.None || threatened(v, c.Who) {
		return
	}
	c.Option = fighter.option
	me, u := &v.S.Units[c.Who], &v.S.Units[foe]
	most := srd.Spells[c.Spell].Range.Feet(v.Level(c.Who))
	for _, d := range [...][2]int64{{5, 0}, {0, 5}, {-5, 0}, {0, -5}} {
		c.X, c.Y, c.Z = u.X+d[0], u.Y+d[1], 0
		if grid.Between(me.Body(), grid.At(c.At())) > most {
			c.X, c.Y = me.X+5*sign(u.X-me.X)*3, me.Y+5*sign(u.Y-me.Y)*3
		}
		best.keep(v, &c, fighter.worth)
	}
}

// fighters are the choices of each summoning spell that fight best.
var fighters = func() (all [10]struct {
	option int32
	worth  int
}) {
	for id := range srd.Spells {
		spell := srd.SpellID(id)
		for i, choice := range engine.SummonChoices(spell) {
			if choice.Water || !engine.Plays(choice.Creature) {
				continue
			}
			cr := &srd.Creatures[choice.Creature]
			worth := (int(cr.HP) + 6*int(cr.BaseAttack)) * (int(choice.Number.Min()) + int(choice.Number.Max())) / 2
			if best := &all[srd.Spells[id].Level]; 30+3*worth > best.worth {
				best.option, best.worth = int32(i), 30+3*worth
			}
		}
	}
	return all
}()
