package engine

import "mageduel/engine/srd"

// reply is one opponent's secret choice.
type reply struct {
	who        int32
	choice     int32
	slot       int32
	identified bool
}

// countered is E3, J1 and R30 for one casting. Every opponent who perceives it
// chooses first, in initiative order and in secret; then the Spellcraft checks
// are rolled, each told to its player alone; then those who chose to counter do
// so in turn. The first success ends the casting, and later ones keep theirs.
// It tells whether the casting is ended.
func (r *run) countered(c *casting) bool {
	if r.s.Phase != Fight && r.s.Phase != Preparation {
		return false
	}
	var replies [8]reply
	n := 0
	for _, u := range r.s.Order {
		if !r.IsMage(u) || u == c.by || !r.perceives(u, c) || r.Is(u, Dominated) || r.commander(c.by) == u {
			continue
		}
		q := Question{Kind: AskCounter, Who: u, Unit: c.by, Mine: u}
		if !r.mayCounter(u, c.by) {
			q.Level = 1 // only to identify
		}
		a := r.ask(q)
		if q.Level == 1 && a.Option > Identify {
			a.Option = Identify // a standing order cannot do more
		}
		if a.Option != LetPass {
			replies[n] = reply{who: u, choice: a.Option, slot: a.Slot}
			n++
		}
	}
	for i := range replies[:n] {
		if p := &replies[i]; p.choice != CounterBlind {
			p.identified = r.identify(p.who, c)
		}
	}
	used := uint16(0)
	done := false
	for i := range replies[:n] {
		p := &replies[i]
		if p.choice == Identify {
			continue
		}
		slot := p.slot
		if p.choice == IdentifyAndCounter {
			q := Question{Kind: AskIdentified, Who: p.who, Unit: c.by, Mine: p.who}
			if p.identified {
				q.Spell, q.Level = c.spell, srd.Spells[c.spell].Level
			}
			slot = r.ask(q).Slot
		}
		used |= Only(p.who)
		if slot != None && r.counterWith(p.who, c, slot, p.identified) {
			done = true
			break
		}
	}
	// Whose counterspell is used up shows when all have had their say.
	for i := range replies[:n] {
		if used&Only(replies[i].who) != 0 {
			r.useCounter(replies[i].who, c.by)
		}
	}
	return done
}

// perceives tells whether a participant can notice the casting: it sees the
// gestures or hears the words.
func (p *Position) perceives(who int32, c *casting) bool {
	m := &p.S.Mages[who]
	if m.Has(SlainFlag|OutFlag|Excluded) || p.apart(who, c.by) {
		return false
	}
	comp := srd.Spells[c.spell].Comp
	f := p.flagsOf(who)
	if f&AsleepLike != 0 || p.Is(who, Unconscious) || p.Is(who, Petrified) {
		return false
	}
	return comp.Has(srd.CompS) && p.Sees(who, c.by) || comp.Has(srd.CompV) && !p.Is(who, Deafened)
}

// MayCounter tells whether the participant has a counterspell to use, its extra
// one of the round or a readied one, and is able to: from P15 on (E3), even
// flat-footed, but awake and free to cast (R17).
func (p *Position) MayCounter(who int32) bool {
	return p.freeToCounter(who) && (p.extraCounter(who) || p.readiedCounter(who) != None)
}

// freeToCounter: nobody counters in the middle of another casting.
func (p *Position) freeToCounter(who int32) bool {
	m := &p.S.Mages[who]
	return p.S.Phase == Fight && m.Has(Entered) && !m.Has(SlainFlag|OutFlag|Excluded) && !p.Is(who, Dominated) &&
		p.flagsOf(who)&(NoActions|NoCasting) == 0 && !p.Is(who, CastingKind)
}

// extraCounter tells whether the extra counterspell of the round is left.
func (p *Position) extraCounter(who int32) bool {
	return p.S.Mages[who].CounterRound != p.S.Round || p.Setup.House.Has(UnlimitedCounter)
}

// readiedCounter is the index of a readied counterspell, or None.
func (p *Position) readiedCounter(who int32) int {
	i := p.find(who, ReadyKind)
	if i != None && p.S.Effects[i].A == ReadyCounter {
		return i
	}
	return None
}

// mayCounter is MayCounter for one caster: there must be line of effect, and a
// readied counterspell serves against the one it was readied for.
func (p *Position) mayCounter(who, caster int32) bool {
	if !p.freeToCounter(who) || !p.inEffect(who, caster) {
		return false
	}
	if p.extraCounter(who) {
		return true
	}
	i := p.readiedCounter(who)
	return i != None && p.S.Effects[i].B == caster
}

// useCounter uses up a counterspell: the readied one, which serves for nothing
// else, before the extra one of the round.
func (r *run) useCounter(who, target int32) {
	if i := r.readiedCounter(who); i != None && r.s.Effects[i].B == target {
		r.end(i)
		return
	}
	r.s.Mages[who].CounterRound = r.s.Round
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
	e := Event{Kind: EvSpellcraft, Who: who, Target: c.by, A: int32(die), B: truth(ok), Sees: Only(who)}
	if ok {
		e.Spell, e.C, e.D = c.spell, int32(15+level), int32(die+bonus)
		e.L0, e.L1 = from, r.mark()
	} else if !r.d.Silent {
		// A specialist's bonus would tell the school: of a failure only the die
		// is told.
		r.d.Lines = r.d.Lines[:from]
	}
	r.tell(e)
	return ok
}

// counterWith spends a slot on the counter. An identified spell is countered
// without a check by the same spell, by one opposed to it by name, or by
// Improved Counterspell's; dispel magic counters anything by a dispel check.
func (r *run) counterWith(who int32, c *casting, slot int32, identified bool) bool {
	with := r.slotSpell(slot)
	r.ceaseAll(who)
	r.spend(slot)
	r.pay(who, with, c.by)
	r.disturb(who)
	r.tell(Event{Kind: EvCounterTry, Who: who, Target: c.by})
	if !r.counterRange(who, with, c.by) {
		return false // unseen, and farther away than thought
	}
	if !identified || !r.counters(who, with, c.spell) {
		from := r.mark()
		bonus := r.Sum(Query{Unit: who, Against: None, Stat: DispelCheck, Spell: with}, r.lines())
		die := r.die(20)
		ok := die+bonus >= 11+c.cl
		// That it was dispel magic would tell what was not identified.
		r.tell(Event{Kind: EvDispel, Who: who, Target: c.by, A: int32(die), B: int32(die + bonus), D: truth(ok), L0: from, L1: r.mark(), Sees: Only(who)})
		if !ok {
			return false
		}
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
	if with == srd.NoSpell || !p.counterRange(who, with, caster) || !p.components(who, with) || !p.affords(who, with, caster) {
		return false
	}
	if with == srd.DispelMagic || with == srd.GreaterDispelMagic {
		return true
	}
	return spell != srd.NoSpell && p.counters(who, with, spell)
}

// counters tells whether one spell counters another without a check.
func (p *Position) counters(who int32, with, spell srd.SpellID) bool {
	if with == spell || srd.Opposes(with, spell) {
		return true
	}
	a, b := &srd.Spells[with], &srd.Spells[spell]
	return p.hasFeat(who, ImprovedCounterspell) && a.School == b.School && a.Level > b.Level
}

// counterRange: the caster must be within the countering spell's range;
// personal ones never counter, touch ones beside the caster (R17).
func (p *Position) counterRange(who int32, with srd.SpellID, caster int32) bool {
	fact := &srd.Spells[with]
	if fact.Range.Kind == srd.RangePersonal {
		return false
	}
	if p.S.Units[caster].Has(Unseen) {
		return true // heard only: how far it is shows when it is tried
	}
	switch fact.Range.Kind {
	case srd.RangeTouch, srd.RangePersonalOrTouch, srd.RangePersonalAndTouch:
		return p.Distance(who, caster) <= 5
	}
	return p.Distance(who, caster) <= fact.Range.Feet(p.casterLevel(Query{Unit: who}))
}
