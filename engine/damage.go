package engine

import (
	"mageduel/engine/dice"
	"mageduel/engine/srd"
)

// damageKind says what lessens damage.
type damageKind uint8

const (
	physical  damageKind = iota // damage reduction
	energetic                   // resistance
	pure                        // neither: force, falls, negative energy
)

// packet is one instance of damage on its way to one creature (R21).
type packet struct {
	from, to int32
	kind     damageKind
	energy   srd.Energy
	natural  bool // a creature's natural attack
	amount   int  // as rolled, the save not counted
	extra    int  // energy damage beside it, summed with it (R21)
	saved    int  // 0 none, 1 half, 2 none at all
	halved   bool // the zone halves it (E7)
	instead  bool // half of full hit points instead of slaying (E8)
	wide     bool // of an area or a fall: who blinks takes half
	spell    srd.SpellID
	done     int // what got through, temporary hit points included
	hurt     int // what came off hit points
	dice     dice.Roll
}

// roll rolls an attack's damage: dice and bonus times the multiplier, at least
// 1.
func (pk *packet) roll(r *run, d srd.Dice, times, bonus int) {
	pk.dice = dice.Roll{Count: int16(times) * int16(d.Count), Sides: int16(d.Sides), Bonus: int16(times * (int(d.Bonus) + bonus))}
	sum := 0
	for range times {
		sum += r.rollDice(d) + bonus
	}
	pk.amount = max(1, sum)
}

// Steps of damage, as sources of lines in a damage event.
const (
	StepRolled int32 = iota + 100
	StepSave
	StepResisted
	StepReduced
	StepZone // E7
	StepTemp
	StepVulnerable
	StepEnergy
	StepBlink
	StepHalfOfFull // E8
)

// halves tells whether the zone halves what this unit does by its nature (E7):
// summoned creatures and familiars, whatever came of an item (R18), and who has a
// form that a spell gives (R21).
func (p *Position) halves(unit int32) bool {
	return p.zoned() && (p.S.Units[unit].Has(Summoned) || p.S.Units[unit].Form != 0)
}

// zoned tells whether the zone's damage rules hold.
func (p *Position) zoned() bool {
	return p.S.Phase == Fight && !p.Setup.House.Has(FullDamage)
}

// zoneHalf is E7: half, rounded down, at least 1 of anything.
func zoneHalf(n int) int {
	if n <= 0 {
		return 0
	}
	return max(1, n/2)
}

func (r *run) step(step int32, value int) {
	if l := r.lines(); l != nil {
		*l = append(*l, Line{Source: step, Value: int32(value), From: FromRule, By: None})
	}
}

// damage takes a packet through R21's order: save, resistance, damage
// reduction, vulnerability, the zone's half, temporary hit points, hit points.
func (r *run) damage(pk *packet) {
	if !r.Up(pk.to) {
		return
	}
	u := r.unit(pk.to)
	from := r.mark()
	n, extra := pk.amount, pk.extra
	if pk.instead {
		r.step(StepHalfOfFull, n)
	} else {
		r.step(StepRolled, n)
	}
	if extra > 0 {
		r.step(StepEnergy, extra)
	}
	switch pk.saved {
	case 1:
		n = n / 2
		r.step(StepSave, n)
	case 2:
		n = 0
		r.step(StepSave, 0)
	}
	if pk.wide && r.Is(pk.to, Blinking) {
		n, extra = n/2, extra/2
		r.step(StepBlink, n+extra)
	}
	if pk.energy != srd.NoEnergy {
		part := &n
		if pk.kind == physical {
			part = &extra
		}
		if r.ImmuneTo(pk.to, srd.ImmuneTo(pk.energy)) {
			*part = 0
			r.step(StepResisted, n+extra)
		} else if res := r.EnergyResistance(pk.to, pk.energy); res > 0 && *part > 0 {
			*part = max(0, *part-res)
			r.step(StepResisted, n+extra)
		}
		if u.Kind != 0 && r.creature(u).Vulnerable&srd.ImmuneTo(pk.energy) != 0 {
			*part += *part / 2
			r.step(StepVulnerable, n+extra)
		}
	}
	if pk.kind == physical {
		if dr := r.DamageReduction(pk.to); dr.Amount > 0 && !dr.OvercomeBy(r.bypass(pk.from)) {
			n = max(0, n-int(dr.Amount))
			r.step(StepReduced, n+extra)
		}
	}
	n += extra
	if pk.halved && n > 0 {
		n = zoneHalf(n)
		r.step(StepZone, n)
	}
	pk.done = n
	if n > 0 && u.Temp > 0 {
		t := min(int(u.Temp), n)
		u.Temp -= int32(t)
		n -= t
		r.step(StepTemp, n)
	}
	pk.hurt = n
	r.tell(Event{Kind: EvDamage, Who: pk.from, Target: pk.to, A: int32(n), B: int32(pk.amount + pk.extra), C: int32(pk.energy), Spell: pk.spell, Dice: pk.dice, L0: from, L1: r.mark()})
	if pk.from != None && pk.from != pk.to {
		r.s.Quiet = -1
	}
	r.lose(pk.to, n)
	if pk.done > 0 {
		r.hurt(pk.to, pk.done)
	}
	if pk.energy == srd.EnergyFire && r.InPlay(pk.to) && pk.done > 0 {
		r.alight(pk.from, pk.to)
	}
}

// bypass is what overcomes damage reduction in a unit's natural attacks.
func (p *Position) bypass(unit int32) srd.Bypass {
	if unit < 0 {
		return 0
	}
	u := &p.S.Units[unit]
	if u.Kind == 0 {
		return 0
	}
	var b srd.Bypass
	if templateOf(u) != srd.NoTemplate && p.creature(u).DR.Amount > 0 {
		b |= srd.BypassMagic
	}
	s := p.creature(u).Subtypes
	if s.Has(srd.SubtypeEvil) {
		b |= srd.BypassEvil
	}
	if s.Has(srd.SubtypeGood) {
		b |= srd.BypassGood
	}
	return b
}

// lose takes hit points: nonlethal from participants and familiars (E5),
// lethal from all else.
func (r *run) lose(unit int32, n int) {
	u := r.unit(unit)
	if r.IsMage(unit) {
		u.Nonlethal += int32(n)
	} else {
		u.HP -= int32(n)
	}
	r.fallen(unit)
}

// Wounds is how many hit points a unit has left: 0 and less is slain or sent
// home.
func (u *Unit) Left() int32 { return u.HP - u.Nonlethal }

// fallen checks a unit after every change (E5, E6, R19, R20).
func (r *run) fallen(unit int32) {
	u := r.unit(unit)
	if u.Has(Gone) {
		return
	}
	conGone := u.Score[Con] > 0 && u.Score[Con]-u.Damage[Con]-u.Drain[Con] <= 0
	drained := u.Negative > 0 && int(u.Negative) >= r.Level(unit)
	if u.Left() > 0 && !conGone && !drained {
		return
	}
	if r.IsMage(unit) {
		r.slay(unit)
		return
	}
	if u.Has(Summoned) {
		r.sendHome(unit)
		return
	}
	r.vanish(unit)
	r.tell(Event{Kind: EvSlain, Target: unit, Who: None})
}

// outOf takes a participant out of the duel: slain, gone out or kept out.
func (r *run) outOf(unit int32, why MageFlags) {
	r.s.Mages[unit].Flags |= why
	r.unit(unit).Flags |= Fallen
}

// slay makes a participant "slain": it lies unconscious, its concentration
// ends, its other spells run on (R26).
func (r *run) slay(unit int32) {
	m := &r.s.Mages[unit]
	if m.Has(SlainFlag) {
		return
	}
	r.outOf(unit, SlainFlag)
	r.unit(unit).Z = 0
	r.tell(Event{Kind: EvSlain, Target: unit, Who: None})
	r.stopCasting(unit, 3)
	r.endAll(unit, Shaped) // SRD: the slain are themselves again
	r.letGo(unit)
	r.ceaseAll(unit)
	r.endAll(unit, Mazed)
	for i := len(r.s.Effects) - 1; i >= 0; i-- {
		if e := &r.s.Effects[i]; e.On == unit && (e.Kind == HeldCharge || e.Kind == ReadyKind) {
			r.end(i)
		}
	}
	r.leaveOrder(unit)
}

// hurt is what follows damage: a casting in progress may be lost, charms and
// sleep break, rage begins.
func (r *run) hurt(unit int32, amount int) {
	if !r.Up(unit) {
		return
	}
	if r.window == unit+1 && !r.broken && !r.concentrate(unit, srd.ConcentrationDamage+amount+r.windowLevel, 0) {
		r.broken = true
	}
	if i := r.find(unit, CastingKind); i != None {
		level := int(srd.Spells[r.s.Effects[i].Spell].Level)
		if !r.concentrate(unit, 10+amount+level, 0) {
			r.stopCasting(unit, 2)
		}
	}
	for i := len(r.s.Effects) - 1; i >= 0; i-- {
		if i >= len(r.s.Effects) {
			continue
		}
		e := &r.s.Effects[i]
		if e.Flags&Concentrated != 0 && e.By == unit && e.B&concentrating != 0 && r.IsMage(unit) {
			level := int(srd.Spells[e.Spell].Level)
			if !r.concentrate(unit, srd.ConcentrationDamage+amount+level, 0) {
				r.cease(i)
			}
		} else if e.On == unit && e.Kind == Fascinated {
			r.end(i)
		}
	}
	u := r.unit(unit)
	u.Flags |= HurtOnce // it may rage on its next turn
}

// halfOfFull is E8: instead of slaying, half of full hit points, which only
// temporary hit points absorb.
func (r *run) halfOfFull(from, to int32, spell srd.SpellID) {
	n := max(1, int(r.unit(to).MaxHP)/2)
	pk := packet{from: from, to: to, kind: pure, amount: n, spell: spell, instead: true}
	r.damage(&pk)
}

// abilityDamage takes n points of an ability, as d has rolled them, halved by the
// zone where a spell or a summoned creature does it (E7: at least 1).
func (r *run) abilityDamage(by, to int32, a Ability, n int, d srd.Dice, drain, halved bool) {
	u := r.unit(to)
	if u.Score[a] < 0 || !r.Up(to) {
		return
	}
	if a <= Con && r.ImmuneTo(to, srd.ImmuneAbilityDamage) {
		return
	}
	rolled := n
	if halved {
		n = zoneHalf(n)
	}
	before := r.Mod(to, Con)
	if drain {
		u.Drain[a] += int16(n)
	} else {
		u.Damage[a] += int16(n)
	}
	b := int32(0)
	if drain {
		b = 1
	}
	r.tell(Event{Kind: EvAbility, Who: by, Target: to, A: int32(n), B: b, C: int32(a), D: int32(rolled),
		Dice: dice.Roll{Count: int16(d.Count), Sides: int16(d.Sides), Bonus: int16(d.Bonus)}})
	if a == Con {
		r.conChanged(to, before)
	}
	r.fallen(to)
	if r.InPlay(to) && r.Aloft(to) && r.flagsOf(to)&NoActions != 0 {
		r.drop(to)
	}
}

// negativeLevels brings n of them (R20, R21: a drain, halved, their 5 hit
// points a level not halved again). SRD: one highest-level spell each is lost.
func (r *run) negativeLevels(by, to int32, n int, d dice.Roll, halved bool) int {
	if r.ImmuneTo(to, srd.ImmuneEnergyDrain) {
		r.tell(Event{Kind: EvResist, Target: to, Who: by})
		return 0
	}
	rolled := n
	if halved {
		n = zoneHalf(n)
	}
	u := r.unit(to)
	u.Negative += int16(n)
	u.HP -= int32(5 * n)
	u.MaxHP -= int32(5 * n)
	r.tell(Event{Kind: EvNegative, Who: by, Target: to, A: int32(n), B: int32(rolled), Dice: d})
	if r.IsMage(to) {
		for range n {
			r.loseHighestSlot(to)
		}
	}
	r.fallen(to)
	return n
}

func (r *run) loseHighestSlot(unit int32) {
	best := None
	for i := range r.s.Slots {
		s := &r.s.Slots[i]
		if int32(s.Owner) == unit && s.Left > 0 && (best == None || s.Level > r.s.Slots[best].Level) {
			best = i
		}
	}
	if best != None {
		r.s.Slots[best].Left--
		if r.s.Phase == Fight {
			r.s.Slots[best].Lost++
		}
	}
}
