package engine

import "mageduel/engine/srd"

// places is how many places for slots a participant has at the least: what a
// book of its level can fill, so that a view does not tell how many are used.
func (m *MageSpec) places() int { return 8 + 2*int(m.Level) }

// Ready tells whether the slot can be cast from now: prepared and left, or
// known with a casting of its level left.
func (p *Position) Ready(who, slot int32) bool {
	if slot < 0 || int(slot) >= len(p.S.Slots) {
		return false
	}
	s := &p.S.Slots[slot]
	if int32(s.Owner) != who || s.Spell == srd.NoSpell {
		return false
	}
	if s.Full == Known {
		return p.castingsLeft(who, s.Level) > 0
	}
	return s.Left > 0
}

// castingsLeft is a sorcerer's castings left of a level.
func (p *Position) castingsLeft(who int32, level uint8) int {
	m := &p.S.Mages[who]
	for i := m.Slots[0]; i < m.Slots[1]; i++ {
		if s := &p.S.Slots[i]; s.Spell == srd.NoSpell && s.Level == level && s.Full > 0 {
			return int(s.Left)
		}
	}
	return 0
}

// Left is how often a slot can still be cast from.
func (p *Position) Left(slot int32) int {
	s := &p.S.Slots[slot]
	if s.Full == Known {
		return p.castingsLeft(int32(s.Owner), s.Level)
	}
	return int(s.Left)
}

// spend uses up a slot as by casting.
func (r *run) spend(slot int32) {
	s := &r.s.Slots[slot]
	if s.Full != Known {
		s.Left--
		return
	}
	for i := range r.s.Slots {
		if o := &r.s.Slots[i]; o.Owner == s.Owner && o.Spell == srd.NoSpell && o.Level == s.Level && o.Full > 0 {
			o.Left--
			return
		}
	}
}

// price is what a casting's material costs in gold pieces, and the purse that
// it asks for: a costly focus is shown, not used up (R45).
func (p *Position) price(spell srd.SpellID, target int32) (used, needed int32) {
	c := &srd.Spells[spell].Cost
	used, needed = c.MaterialGP, c.MaterialGP+c.FocusGP
	if c.PerHD && target >= 0 && int(target) < len(p.S.Units) {
		hd := int32(p.Level(target))
		used, needed = used*hd, needed*hd
	}
	return used, needed
}

// affords tells whether a participant can pay for a casting from the purse of
// the set-up. Spells with an experience cost need the set-up's leave (R45).
func (p *Position) affords(who int32, spell srd.SpellID, target int32) bool {
	_, needed := p.price(spell, target)
	return p.S.Mages[who].Purse >= needed && (srd.Spells[spell].Cost.XP == 0 || p.Setup.Experience)
}

// pay takes a casting's price out of the purse.
func (r *run) pay(who int32, spell srd.SpellID, target int32) {
	used, _ := r.price(spell, target)
	r.s.Mages[who].Purse -= used
}

// components tells whether the unit can supply a spell's components: a voice
// for verbal ones, a free hand for gestures and materials.
func (p *Position) components(who int32, spell srd.SpellID) bool {
	comp := srd.Spells[spell].Comp
	if comp.Has(srd.CompS) && (p.Is(who, Grappled) || p.Is(who, Pinned)) {
		return false
	}
	if comp.Has(srd.CompV) && !p.voiced(who) || comp&(srd.CompS|srd.CompM|srd.CompMDF|srd.CompF|srd.CompFDF) != 0 && !p.handy(who) {
		return false // of a form (SRD, alter self)
	}
	return true
}

// inEffect tells whether there is line of effect between two units.
func (p *Position) inEffect(a, b int32) bool {
	return !p.apart(a, b) && p.Reaches(p.S.Units[a].At(), p.S.Units[b].At())
}
