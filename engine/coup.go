package engine

import "mageduel/engine/srd"

// The coup de grace. SRD: a full-round action with a melee weapon on a helpless
// creature; it provokes, hits and is a critical hit; who survives the damage
// makes a Fortitude save, DC 10 + that damage, or dies. In the zone nobody does
// (E8, R22): half of full hit points instead.

// killing tells whether a unit has what a coup de grace needs: a weapon in hand,
// natural weapons, or bare hands that count as armed.
func (p *Position) killing(unit int32, how Context) bool {
	if p.IsMage(unit) && !p.natural(unit, how) {
		return p.hasFeat(unit, ImprovedUnarmedStrike) || p.weaponFor(unit, how) != NoWeapon
	}
	c := p.body(&p.S.Units[unit])
	return len(c.Attack) > 0 && len(c.Attack[0]) > 0 && !p.Is(unit, Whirling) && !p.Is(unit, Attached)
}

// helpless tells whether a unit is at its foes' mercy and has vital spots.
func (p *Position) helpless(unit int32) bool {
	return p.flagsOf(unit)&IsHelpless != 0 && !p.ImmuneTo(unit, srd.ImmuneCriticals)
}

// checkCoup judges what is special to a coup de grace.
func (p *Position) checkCoup(c *Command) Refusal {
	switch {
	case !p.canFull(c.Who):
		return NoActionLeft
	case !p.killing(c.Who, c.hand()):
		return NeedsWeapon
	case p.S.Units[c.Target].Has(Unseen):
		return NotSeen // SRD: who is not seen must be found first
	case p.flagsOf(c.Target)&IsHelpless == 0:
		return NotHelpless
	case p.ImmuneTo(c.Target, srd.ImmuneCriticals):
		return NoVitals
	case !p.InReach(c.Who, c.Target):
		return OutOfReach
	case !p.inEffect(c.Who, c.Target):
		return NoLineOfEffect
	case !p.Sees(c.Who, c.Target):
		return NotSeen
	}
	return Fine
}

// coup is DoCoup.
func (r *run) coup(c *Command) {
	a, b, how := c.Who, c.Target, c.hand()
	r.useFull(a)
	r.provoke(a, None)
	if !r.InPlay(a) || !r.CanAct(a) || !r.InPlay(b) || !r.helpless(b) || !r.InReach(a, b) {
		return
	}
	if r.IsMage(a) {
		r.armedAgainst(a, b, how)
	}
	var atk *srd.Attack
	if !r.IsMage(a) || r.natural(a, how) {
		atk = &r.body(r.unit(a)).Attack[0][0]
	}
	r.hostile(a, b)
	smite := r.smite(a, b)
	r.tell(Event{Kind: EvAttack, Who: a, Target: b, D: int32(critical), Phase: 3,
		X: int64(r.attackIndex(a, atk)), Y: int64(r.weaponFor(a, how))})
	done := r.wound(a, b, atk, how|Melee, critical, smite)
	if done <= 0 || !r.InPlay(b) || r.save(b, Fort, 10+done, 0, 0) {
		return
	}
	r.halfOfFull(a, b, 0)
}

// finishes tells whether a creature left to its nature gives a coup de grace:
// one with wits, and nobody beside to profit from it.
func (p *Position) finishes(unit, foe int32) bool {
	if p.creature(&p.S.Units[unit]).Abilities.Score(srd.Int) < 3 {
		return false
	}
	c := Command{Kind: DoCoup, Who: unit, Target: foe}
	if p.checkCoup(&c) != Fine {
		return false
	}
	for i := range p.S.Units {
		if p.Threatens(int32(i), unit) {
			return false
		}
	}
	return true
}
