package engine

import "mageduel/engine/srd"

// countered asks the opponents in initiative order, each in secret, whether to
// counter the casting (E3, J1, R17, R30), then the readied counterspells. It
// tells whether the casting is ended.
func (r *run) countered(c *casting) bool {
	if r.s.Phase != Fight && r.s.Phase != Preparation {
		return false
	}
	for _, u := range r.s.Order {
		if !r.IsMage(u) || u == c.by || !r.perceives(u, c) {
			continue
		}
		if r.tryCounter(u, c) {
			return true
		}
	}
	return false
}

// perceives tells whether a participant can notice the casting: it sees the
// gestures or hears the words.
func (p *Position) perceives(who int32, c *casting) bool {
	m := &p.S.Mages[who]
	if m.Has(SlainFlag | OutFlag | Excluded) {
		return false
	}
	comp := srd.Spells[c.spell].Comp
	f := p.flagsOf(who)
	if f&AsleepLike != 0 || p.Is(who, Unconscious) || p.Is(who, Petrified) {
		return false
	}
	return comp.Has(srd.CompS) && p.Sees(who, c.by) || comp.Has(srd.CompV) && !p.Is(who, Deafened)
}

// MayCounter tells whether the participant's extra counterspell is unused and
// it is able to use it: once a round from P15 on (E3), even flat-footed, but
// awake and free to cast (R17).
func (p *Position) MayCounter(who int32) bool {
	m := &p.S.Mages[who]
	if p.S.Phase != Fight || !m.Active() && !m.Has(Disqualified) {
		return false
	}
	if p.flagsOf(who)&(NoActions|NoCasting) != 0 {
		return false
	}
	return m.CounterRound != p.S.Round || p.Setup.House.Has(UnlimitedCounter) || p.readiedCounter(who) != None
}

// readiedCounter is the index of a readied counterspell, or None.
func (p *Position) readiedCounter(who int32) int {
	i := p.find(who, ReadyKind)
	if i != None && p.S.Effects[i].A == ReadyCounter {
		return i
	}
	return None
}

// tryCounter is one opponent's part: nothing; identify; counter blind with
// dispel; identify and counter.
func (r *run) tryCounter(who int32, c *casting) bool {
	may := r.MayCounter(who) && r.inEffect(who, c.by)
	q := Question{Kind: AskCounter, Who: who, Unit: c.by, Mine: who}
	if !may {
		q.Level = 1 // only to identify
	}
	a := r.ask(q)
	if a.Option == LetPass {
		return false
	}
	if a.Option == Identify || a.Option == IdentifyAndCounter {
		known := r.identify(who, c)
		if a.Option == Identify {
			return false
		}
		r.useCounter(who, c.by)
		ask := Question{Kind: AskIdentified, Who: who, Unit: c.by, Mine: who}
		if known {
			ask.Spell, ask.Level = c.spell, srd.Spells[c.spell].Level
		}
		a = r.ask(ask)
		if a.Slot == None {
			return false
		}
		return r.counterWith(who, c, a.Slot)
	}
	r.useCounter(who, c.by)
	return r.counterWith(who, c, a.Slot)
}

// useCounter uses up the round's counterspell, or else the readied one.
func (r *run) useCounter(who, target int32) {
	m := &r.s.Mages[who]
	if m.CounterRound == r.s.Round && !r.Setup.House.Has(UnlimitedCounter) {
		if i := r.readiedCounter(who); i != None && r.s.Effects[i].B == target {
			r.end(i)
		}
	}
	m.CounterRound = r.s.Round
}

// identify is the Spellcraft check, DC 15 + spell level, told to that player
// alone.
func (r *run) identify(who int32, c *casting) bool {
	level := int(srd.Spells[c.spell].Level)
	from := r.mark()
	if r.Setup.House.Has(NoSpellcraft) {
		r.tell(Event{Kind: EvSpellcraft, Who: who, Target: c.by, B: 1, Spell: c.spell, Sees: Only(who)})
		return true
	}
	bonus := r.Sum(Query{Unit: who, Against: None, Stat: Spellcraft, Spell: c.spell}, r.lines())
	die := r.die(20)
	ok := die+bonus >= 15+level
	e := Event{Kind: EvSpellcraft, Who: who, Target: c.by, A: int32(die), B: truth(ok), Sees: Only(who), L0: from, L1: r.mark()}
	if ok {
		e.Spell, e.C, e.D = c.spell, int32(15+level), int32(die+bonus)
	}
	r.tell(e)
	return ok
}

// counterWith spends a slot on the counter. The same spell and a named
// opposite counter of themselves; dispel magic by a dispel check.
func (r *run) counterWith(who int32, c *casting, slot int32) bool {
	with := r.slotSpell(slot)
	r.spend(slot)
	r.tell(Event{Kind: EvCounterTry, Who: who, Target: c.by})
	ok := true
	if with == srd.DispelMagic && c.spell != srd.DispelMagic {
		from := r.mark()
		bonus := r.Sum(Query{Unit: who, Against: None, Stat: DispelCheck}, r.lines())
		die := r.die(20)
		dc := 11 + c.cl
		ok = die+bonus >= dc
		// The DC hangs on the caster: it is told only with the spell.
		r.tell(Event{Kind: EvDispel, Who: who, Target: c.by, A: int32(die), B: int32(die + bonus), D: truth(ok), L0: from, L1: r.mark()})
	}
	if !ok {
		return false
	}
	r.tell(Event{Kind: EvCountered, Who: who, Target: c.by, Spell: c.spell, A: int32(with)})
	return true
}

// slotSpell is what lies in a slot.
func (p *Position) slotSpell(slot int32) srd.SpellID {
	if slot < 0 || int(slot) >= len(p.S.Slots) {
		return srd.NoSpell
	}
	return p.S.Slots[slot].Spell
}

// Counters tells whether a slot of a participant could counter a spell that
// the participant has identified, or blind when it has not (NoSpell).
func (p *Position) Counters(who, slot int32, spell srd.SpellID, caster int32) bool {
	if slot < 0 || int(slot) >= len(p.S.Slots) || !p.Ready(who, slot) {
		return false
	}
	with := p.S.Slots[slot].Spell
	if with == srd.NoSpell || !p.counterRange(who, with, caster) || !p.components(who, with) {
		return false
	}
	if with == srd.DispelMagic || with == srd.GreaterDispelMagic {
		return true
	}
	if spell == srd.NoSpell {
		return false
	}
	if with == spell || opposites[with] == spell {
		return true
	}
	a, b := &srd.Spells[with], &srd.Spells[spell]
	return p.hasFeat(who, ImprovedCounterspell) && a.School == b.School && a.Level > b.Level
}

// counterRange: the caster must be within the countering spell's range;
// personal ones never counter, touch ones beside the caster (R17).
func (p *Position) counterRange(who int32, with srd.SpellID, caster int32) bool {
	fact := &srd.Spells[with]
	switch fact.Range.Kind {
	case srd.RangePersonal:
		return false
	case srd.RangeTouch, srd.RangePersonalOrTouch:
		return p.Distance(who, caster) <= 5
	}
	return p.Distance(who, caster) <= fact.Range.Feet(p.casterLevel(Query{Unit: who}))
}

// opposites are spells that counter and dispel each other by name.
var opposites = map[srd.SpellID]srd.SpellID{
	srd.Haste: srd.Slow, srd.Slow: srd.Haste,
	srd.EnlargePerson: srd.ReducePerson, srd.ReducePerson: srd.EnlargePerson,
}
