package engine

import "mageduel/engine/srd"

// save is a saving throw. SRD: a natural 1 fails, a natural 20 succeeds.
func (r *run) save(unit int32, stat Stat, dc int, how Context, spell srd.SpellID) bool {
	from := r.mark()
	bonus := r.Sum(Query{Unit: unit, Against: None, Stat: stat, How: how}, r.lines())
	die := r.die(20)
	ok := die == 20 || die != 1 && die+bonus >= dc
	r.tell(Event{Kind: EvRoll, Who: unit, Stat: stat, A: int32(die), B: int32(die + bonus), C: int32(dc), D: truth(ok), Spell: spell, L0: from, L1: r.mark()})
	return ok
}

// concentrate is a Concentration check during a casting: its DC hangs on the
// spell, so that it is told to nobody but the caster (R30).
func (r *run) concentrate(unit int32, dc int, how Context) bool {
	from := r.mark()
	bonus := r.Sum(Query{Unit: unit, Against: None, Stat: Concentration, How: how}, r.lines())
	die := r.die(20)
	ok := die+bonus >= dc
	e := Event{Kind: EvRoll, Who: unit, Stat: Concentration, A: int32(die), B: int32(die + bonus), C: int32(dc), D: truth(ok), L0: from, L1: r.mark()}
	if r.IsMage(unit) {
		e.Sees = Only(unit)
	}
	r.tell(e)
	return ok
}

func truth(b bool) int32 {
	if b {
		return 1
	}
	return 0
}

// overcomes is the caster level check against spell resistance, once for each
// casting and creature.
func (r *run) overcomes(caster, target int32, cl int16) bool {
	sr := r.SpellResistance(target)
	if sr == 0 {
		return true
	}
	from := r.mark()
	bonus := r.Sum(Query{Unit: caster, Against: None, Stat: SRCheck, CL: cl}, r.lines())
	die := r.die(20)
	ok := die+bonus >= sr
	r.tell(Event{Kind: EvSR, Who: caster, Target: target, A: int32(die), B: int32(die + bonus), C: int32(sr), D: truth(ok), L0: from, L1: r.mark()})
	return ok
}
