package engine

import (
	"mageduel/engine/dice"
	"mageduel/engine/srd"
)

// Plays tells whether the game knows all that a creature can do: what its
// entry lists has a rule here.
func Plays(id srd.CreatureID) bool {
	for i := range srd.Creatures[id].Specials {
		if !known(srd.Creatures[id].Specials[i].Kind) {
			return false
		}
	}
	return true
}

func known(k srd.SpecialKind) bool {
	switch k {
	case srd.SpecialPoison, srd.SpecialDisease, srd.SpecialRage, srd.SpecialBurn,
		srd.SpecialAirMastery, srd.SpecialEarthMastery, srd.SpecialWaterMastery, srd.SpecialTrip:
		return true
	}
	return false
}

// fullAttack is the whole routine.
func (r *run) fullAttack(a, b int32) {
	r.useFull(a)
	r.routine(a, b, true)
}

// routine makes the attacks of a creature's entry, or a mage's blows.
func (r *run) routine(a, b int32, full bool) {
	if r.IsMage(a) {
		n := 1
		if full {
			n = 1 + max(0, (r.baseAttackBonus(a)-1)/5)
			if r.Is(a, Hasted) {
				n++
			}
		}
		for range n {
			if !r.InPlay(a) || !r.InPlay(b) || !r.CanAct(a) {
				return
			}
			r.strikeWeapon(a, b)
		}
		return
	}
	c := r.creature(r.unit(a))
	list := c.Attack
	if full {
		list = c.FullAttack
	}
	if len(list) == 0 {
		return
	}
	extra := full && r.Is(a, Hasted)
	for i := range list[0] {
		atk := &list[0][i]
		n := int(atk.Count)
		if !full {
			n = 1
		}
		if extra && i == 0 {
			n++
		}
		for range n {
			if !r.InPlay(a) || !r.InPlay(b) || !r.CanAct(a) {
				return
			}
			r.strike(a, b, atk, 0)
		}
	}
}

// riders are what a natural hit does beside its damage.
func (r *run) riders(a, b int32, atk *srd.Attack, pk *packet) {
	c := r.creature(r.unit(a))
	for i := range c.Specials {
		s := &c.Specials[i]
		if s.Attack != "" && s.Attack != atk.Name {
			continue
		}
		switch s.Kind {
		case srd.SpecialPoison:
			if pk.done > 0 && atk.Rider == "poison" {
				r.poison(a, b, int32(i))
			}
		case srd.SpecialBurn:
			r.ignite(a, b, s)
		}
	}
}

// poison: Fortitude now, and again a minute later.
func (r *run) poison(a, b, special int32) {
	if r.ImmuneTo(b, srd.ImmunePoison) {
		return
	}
	s := &r.creature(r.unit(a)).Specials[special]
	if !r.save(b, Fort, int(s.DC), VsPoison, 0) {
		r.abilityDamage(a, b, Ability(s.Ability-1), r.rollDice(s.Damage), false, r.halves(a))
	}
	if r.InPlay(b) {
		r.begin(Effect{Kind: Poisoned, On: b, By: a, A: r.unit(a).Kind, B: special, DC: int16(s.DC),
			Ends: timeAt(r.clock()+srd.RoundsPerMinute, int64(r.unit(a).Init))})
	}
}

func endPoison(r *run, e Effect) {
	if r.s.Phase == Over || !r.InPlay(e.On) {
		return
	}
	s := &srd.Creatures[e.A].Specials[e.B]
	if !r.save(e.On, Fort, int(e.DC), VsPoison, 0) {
		r.abilityDamage(e.By, e.On, Ability(s.SecondAbility-1), r.rollDice(s.Second), false, r.zoned())
	}
}

// ignite is the fire elemental's burn: Reflex or burn for 1d4 rounds.
func (r *run) ignite(a, b int32, s *srd.Special) {
	if r.Is(b, Burning) || r.ImmuneTo(b, srd.ImmuneFire) || r.save(b, Ref, int(s.DC), 0, 0) {
		return
	}
	n := r.die(4)
	r.begin(Effect{Kind: Burning, On: b, By: a, Ends: timeAt(r.clock()+int64(n), int64(r.unit(a).Init))})
}

// turnBurning: each round 1d4 of fire, a small fire elemental's, which is the
// only one that the summoning spells bring so far.
func turnBurning(r *run, effect int) {
	e := r.s.Effects[effect]
	pk := packet{from: e.By, to: e.On, kind: energetic, energy: srd.EnergyFire, amount: r.die(4), dice: dice.D(1, 4), halved: r.zoned()}
	r.damage(&pk)
}

// power uses a creature's special attack where it serves; true if that was its
// turn.
func (r *run) power(unit, foe int32) bool { return false }
