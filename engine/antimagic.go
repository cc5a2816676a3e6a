package engine

import (
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// An antimagic field suppresses what magic is in it and dispels nothing. Spells
// on somebody are flagged Nulled while their bearer is in it, summoned creatures
// Winked; areas have no hold on its squares (see covers).

// nullFeet is how far a field reaches around its bearer's space.
const nullFeet = 10

// antimagicField goes out from its caster. Dispel magic does not end it, so that
// it does not count as magical. SRD: whoever has spell resistance among the
// summoned who are there when it is cast is kept away only by a caster level
// check.
func antimagicField(r *run, c *casting, target int32, _ bool) {
	e := Effect{Kind: Antimagic, On: target, By: c.by, Spell: c.spell, CL: int16(c.cl), Flags: r.dismissible(c.spell), Ends: r.endOf(c)}
	for i := range r.s.Units {
		t := int32(i)
		if r.InPlay(t) && r.s.Units[i].Has(Summoned) && r.SpellResistance(t) > 0 && r.holdsDown(target, t) && !r.overcomes(c.by, t, c.itemCL()) {
			e.X |= 1 << uint(t&63)
		}
	}
	r.endAll(target, Antimagic)
	r.begin(e)
}

// holdsDown tells whether the field around a unit takes in another.
func (p *Position) holdsDown(bearer, unit int32) bool {
	a, b := &p.S.Units[bearer], &p.S.Units[unit]
	return bearer == unit || grid.Between(a.Body(), b.Body()) <= nullFeet && p.Mask.Inside(a.At()) == p.Mask.Inside(b.At()) && p.Reaches(a.At(), b.At())
}

// Nulled tells whether a unit is in an antimagic field, even in part.
func (p *Position) Nulled(unit int32) bool {
	if !p.S.Lying.Has(Antimagic) {
		return false
	}
	for i := range p.S.Units {
		if p.S.Units[i].Bears.Has(Antimagic) && p.Here(int32(i)) && !p.Is(int32(i), Mazed) && p.holdsDown(int32(i), unit) {
			return true
		}
	}
	return false
}

// NulledAt tells whether a square lies in an antimagic field.
func (p *Position) NulledAt(at grid.Point) bool {
	if !p.S.Lying.Has(Antimagic) {
		return false
	}
	for i := range p.S.Units {
		u := &p.S.Units[i]
		if u.Bears.Has(Antimagic) && p.Here(int32(i)) && !p.Is(int32(i), Mazed) && grid.Between(u.Body(), grid.At(at)) <= nullFeet && p.Reaches(u.At(), at) {
			return true
		}
	}
	return false
}

// winks tells whether a field keeps a summoned creature away: each but those
// that the creature's spell resistance has withstood.
func (p *Position) winks(unit int32) bool {
	if !p.S.Lying.Has(Antimagic) {
		return false
	}
	for i := range p.S.Effects {
		e := &p.S.Effects[i]
		if e.Kind == Antimagic && e.On != None && p.Here(e.On) && p.holdsDown(e.On, unit) && e.X>>uint(unit&63)&1 == 0 {
			return true
		}
	}
	return false
}

// nullable tells whether an effect on somebody is magic that a field suppresses:
// a spell that still runs, not what an instantaneous one has left behind.
func (e *Effect) nullable() bool {
	switch e.Kind {
	case Antimagic, CastingKind, HeldCharge, ReadyKind, Summoning, Prone, Tested, Mazed:
		return false
	case Sinking: // what is left of fly
		return true
	}
	return e.Flags&Magical != 0 || e.Spell != srd.NoSpell && srd.Spells[e.Spell].Duration.Kind != srd.DurationInstantaneous
}

// nullify lets the fields take hold of what is in them now, and go of what is
// not.
func (r *run) nullify() {
	turns := 0
	for i := 0; i < len(r.s.Effects); i++ {
		e := &r.s.Effects[i]
		if e.On == None || !e.nullable() || e.Flags&Suppressed != 0 && e.Flags&Nulled == 0 {
			continue
		}
		in := r.Nulled(e.On)
		if e.Kind == Shaped { // asked of the form's space, so that it does not flicker with the own body's
			u := r.unit(e.On)
			own := u.Space
			u.Space = formSpace(srd.CreatureID(e.A))
			in = r.Nulled(e.On)
			u.Space = own
		}
		if in != (e.Flags&Nulled != 0) && turns < 64 {
			r.null(i, in)
			i = -1 // others may have ended with it
			turns++
		}
	}
	for i := range r.s.Units {
		t := int32(i)
		u := r.unit(t)
		if !u.Has(Summoned) || u.Has(Gone) {
			continue
		}
		if in := r.winks(t); in != u.Has(Winked) {
			r.wink(t, in)
		}
	}
}

// null suppresses or releases one effect. SRD: who flies by a spell that is
// negated falls.
func (r *run) null(i int, on bool) {
	e := r.s.Effects[i]
	con := r.conBefore(&e)
	r.s.Effects[i].Flags = e.Flags&^(Suppressed|Nulled) | EffectFlags(truth(on))*(Suppressed|Nulled)
	r.s.rebear(e.On)
	if e.Kind == Shaped && on {
		r.unshaped(&e)
	} else if e.Kind == Shaped {
		r.shaped(&e)
	}
	ev := Event{Kind: EvNulled, Who: e.By, Target: e.On, A: int32(e.Kind), B: e.ID, D: truth(on), Spell: e.Spell}
	if e.Flags&Hidden != 0 && r.IsMage(e.On) {
		ev.Sees = Only(e.On)
	}
	r.tell(ev)
	r.conAfter(&e, con)
	if flies := kinds[e.Kind].Flags&FliesBy != 0 || e.Kind == Sinking; on && flies && r.InPlay(e.On) && r.Aloft(e.On) && !r.CanFly(e.On) {
		r.drop(e.On)
	}
}

// wink keeps a summoned creature away, or lets it back to its spot, or as near
// as there is room.
func (r *run) wink(unit int32, out bool) {
	u := r.unit(unit)
	r.tell(Event{Kind: EvNulled, Who: u.Owner, Target: unit, A: int32(Summoning), D: truth(out)})
	if out {
		u.Flags |= Winked
		r.letGo(unit)
		return
	}
	u.Flags &^= Winked
	if at, ok := r.freeNear(unit, u.At()); ok {
		u = r.unit(unit)
		u.X, u.Y, u.Z = at.X, at.Y, at.Z
	}
}

// shrugs tells whether a spell does nothing to a unit because it is in a field:
// one whose work is done at once, or that fills an area. What would last on the
// unit is suppressed while it is there; what an instantaneous conjuration has
// made is no magic any more.
func (r *run) shrugs(c *casting, target int32) bool {
	if !r.Nulled(target) {
		return false
	}
	fact, rule := &srd.Spells[c.spell], &spells[c.spell]
	atOnce := fact.Duration.Kind == srd.DurationInstantaneous
	for i := range rule.Do {
		atOnce = atOnce || rule.Do[i].Kind == OpDamage || rule.Do[i].Kind == OpNegative
	}
	if rule.Aim != AimPoint && rule.Aim != AimLine && (!atOnce || fact.School == srd.Conjuration) {
		return false
	}
	r.tell(Event{Kind: EvResist, Who: c.by, Target: target, Spell: c.spell, A: int32(Antimagic)})
	return true
}

// smothered tells whether a spell or item used within a field comes to nothing.
// What would last on somebody there is cast, and suppressed.
func (r *run) smothered(c *casting) bool {
	if !r.Nulled(c.by) || c.spell == srd.AntimagicField || c.spell == srd.WallOfForce {
		return false
	}
	if spells[c.spell].Helpful && srd.Spells[c.spell].Duration.Kind != srd.DurationInstantaneous {
		return false
	}
	r.tell(Event{Kind: EvNulled, Who: c.by, Target: c.by, A: int32(CastingKind), D: 1, Spell: c.spell})
	if c.item == None {
		return true
	}
	for m := int32(0); m < r.Mages(); m++ { // the item is used against them all the same (E4)
		if m != c.by && r.Takes(&c.cmd, m) {
			r.offend(c, m)
		}
	}
	return true
}
