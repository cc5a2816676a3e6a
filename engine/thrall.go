package engine

import (
	"mageduel/engine/srd"
)

// Of whoever is under another's command (dominate monster): it acts by the
// orders of its master alone, mages too, and does nothing else.

// galled in a Dominated effect's B: its master or what serves him has struck
// it, so that to obey is against its nature; obeyed: it has borne its order.
const (
	galled = 1 << iota
	obeyed
)

// dominate takes command. SRD: of two who command the same creature an opposed
// Charisma check decides.
func dominate(r *run, c *casting, target int32, _ bool) {
	if i := r.find(target, Dominated); i != None {
		if other := r.s.Effects[i].By; other != c.by {
			if !r.outwills(c.by, other) {
				return
			}
			r.end(i)
		}
	}
	r.stopCasting(target, 3)
	r.ceaseAll(target)
	r.endAll(target, ReadyKind)
	i := r.lasting(c, target, Dominated)
	u := r.unit(target)
	r.s.Effects[i].A = u.Owner
	u.Order, u.OrderAt = int16(OrderStay), None
	if !r.IsMage(target) {
		u.Owner = c.by
	}
}

// endDominated gives a creature back to whom it served.
func endDominated(r *run, e Effect) {
	u := r.unit(e.On)
	u.Order, u.OrderAt = int16(OrderAttack), None
	if !r.IsMage(e.On) {
		u.Owner = e.A
	}
}

// outwills is an opposed Charisma check; a tie goes to the higher modifier, else
// to who commands already.
func (r *run) outwills(who, other int32) bool {
	var total [2]int
	for i, m := range [2]int32{other, who} {
		die := r.die(20)
		total[i] = die + r.Mod(m, Cha)
		r.tell(Event{Kind: EvRoll, Who: m, Target: None, Stat: ChaScore, A: int32(die), B: int32(total[i]), C: int32(total[0]), D: truth(total[i] > total[0])})
	}
	return total[1] > total[0] || total[1] == total[0] && r.Mod(who, Cha) > r.Mod(other, Cha)
}

// commander is the participant whose orders a unit follows against its will, or
// None.
func (p *Position) commander(unit int32) int32 {
	if i := p.find(unit, Dominated); i != None {
		return p.S.Effects[i].By
	}
	return None
}

// Commands tells whether a participant can give a unit orders: its own
// creatures and whoever is under its command, while it can direct its magic
// (R37).
func (p *Position) Commands(who, unit int32) bool {
	if p.Is(unit, Dominated) {
		return p.commander(unit) == who && !p.S.Mages[who].Has(Disqualified)
	}
	return !p.IsMage(unit) && p.S.Units[unit].Owner == who
}

// gall is a hostile act of a against b.
func (r *run) gall(a, b int32) {
	if i := r.find(b, Dominated); i != None && r.s.Units[a].Owner == r.s.Effects[i].By {
		r.s.Effects[i].B |= galled
	}
}

// turnDominated: SRD: who is forced to act against its nature saves again, at
// +2. It is, to obey whoever strikes at it and to fight whom it served.
func turnDominated(r *run, effect int) {
	e := &r.s.Effects[effect]
	u := r.unit(e.On)
	against := e.B&galled != 0
	if at := int32(u.OrderAt); e.B&obeyed == 0 && Order(u.Order) == OrderAttack && e.A >= 0 && e.A != e.On && r.InPlay(at) && r.s.Units[at].Owner == e.A {
		against = true
		e.B |= obeyed
	}
	e.B &^= galled
	if against && r.save(e.On, Will, int(e.DC)-2, VsSpells|VsMind|VsEnchantment, e.Spell) {
		r.end(effect)
	}
}

// serve is the turn of a mage under another's command: it fights with the
// strongest spell that will do, else with what it has in hand.
func (r *run) serve(unit int32) {
	if i := r.find(unit, Prone); i != None && r.canMove(unit) {
		r.useMove(unit)
		r.provoke(unit, None)
		if !r.InPlay(unit) || !r.CanAct(unit) {
			return
		}
		r.endAll(unit, Prone)
	}
	foe := r.quarry(unit)
	if foe == None {
		return
	}
	for range 2 { // from where it stands, or a move nearer
		if cmd, ok := r.spellAt(unit, foe); ok {
			r.disturb(unit)
			r.castCommand(&cmd)
			return
		}
		if r.InReach(unit, foe) || Order(r.unit(unit).Order) != OrderAttack || !r.canMove(unit) {
			break
		}
		r.approach(unit, foe)
		if !r.InPlay(unit) || !r.CanAct(unit) || !r.InPlay(foe) {
			return
		}
	}
	if r.InReach(unit, foe) && r.canStandard(unit) && r.inEffect(unit, foe) {
		r.useStandard(unit)
		r.routine(unit, foe, false, 0)
	}
}

// quarry is whom a unit is to fight by its orders: it stays beside its master
// first if it was told so.
func (r *run) quarry(unit int32) int32 {
	switch Order(r.unit(unit).Order) {
	case OrderAttack:
		return r.prey(unit)
	case OrderGuard:
		master := r.commander(unit)
		if master == None {
			master = r.unit(unit).Owner
		}
		if master != unit && r.InPlay(master) && r.Distance(unit, master) > 5 {
			r.approach(unit, master)
		}
	}
	if !r.InPlay(unit) || !r.CanAct(unit) {
		return None
	}
	return r.beside(unit)
}

// beside is the nearest foe in reach, or None.
func (p *Position) beside(unit int32) int32 {
	best, near := int32(None), int64(0)
	for i := range p.S.Units {
		t := int32(i)
		if !p.hunts(unit, t) || !p.InReach(unit, t) {
			continue
		}
		if d := p.Distance(unit, t); best == None || d < near {
			best, near = t, d
		}
	}
	return best
}

// spellAt is the strongest spell at hand that harms a foe from where a mage
// stands, those that take hit points before others of a level. One that would
// take in itself or its master's side is not cast.
func (r *run) spellAt(unit, foe int32) (best Command, ok bool) {
	top := 0
	for i := range r.s.Slots {
		s := &r.s.Slots[i]
		if int32(s.Owner) != unit || s.Spell == srd.NoSpell || !r.Ready(unit, int32(i)) || srd.Spells[s.Spell].Time.Rounds() >= 1 {
			continue
		}
		switch rule := &spells[s.Spell]; rule.Aim {
		case AimUnit, AimUnits, AimRays, AimPoint, AimLine, AimSquares:
			if rule.Options > 0 && rule.Aim != AimLine {
				continue
			}
		default:
			continue
		}
		worth := 2*int(s.Level) + 2
		for _, op := range spells[s.Spell].Do {
			if op.Kind == OpDamage {
				worth |= 1
			}
		}
		cmd := r.castAt(unit, foe, s.Spell, int32(i))
		if worth > top && r.castBegins(&cmd) == Fine && r.aimsAt(&cmd, foe) && r.fitsTarget(&cmd) == Fine && r.safe(&cmd) {
			best, top, ok = cmd, worth, true
		}
	}
	best.Defensive = ok && r.pressed(unit)
	return best, ok
}

// safe tells whether a casting spares the caster and its master's side.
func (p *Position) safe(c *Command) bool {
	master := p.commander(c.Who)
	for i := range p.S.Units {
		t := int32(i)
		if o := p.S.Units[i].Owner; (o == c.Who || o == master) && p.InPlay(t) && p.aimsAt(c, t) {
			return false
		}
	}
	return true
}

// pressed tells whether anybody would strike at a casting.
func (p *Position) pressed(unit int32) bool {
	for i := range p.S.Units {
		if p.Threatens(int32(i), unit) {
			return true
		}
	}
	return false
}
