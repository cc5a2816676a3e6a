package engine

import "mageduel/engine/srd"

// Actions of a turn: a standard and a move action, or a full-round action; a
// second move in place of the standard one; a 5-foot step when nothing else
// was moved.

// canStandard tells whether the unit has its standard action left.
func (p *Position) canStandard(unit int32) bool {
	u := &p.S.Units[unit]
	f := p.flagsOf(unit)
	if u.Has(StandardUsed|FullRound) || f&(NoActions|OneMove) != 0 {
		return false
	}
	return f&OneAction == 0 || !u.Has(MoveUsed)
}

// canMove tells whether a move action is left, the standard one given up for
// it if need be.
func (p *Position) canMove(unit int32) bool {
	u := &p.S.Units[unit]
	f := p.flagsOf(unit)
	if u.Has(FullRound) || f&NoActions != 0 {
		return false
	}
	if f&OneMove != 0 {
		return !u.Has(MoveUsed)
	}
	if f&OneAction != 0 {
		return !u.Has(MoveUsed | StandardUsed)
	}
	return !u.Has(MoveUsed) || !u.Has(StandardUsed)
}

// canFull tells whether a full-round action is left.
func (p *Position) canFull(unit int32) bool {
	return !p.S.Units[unit].Has(StandardUsed|MoveUsed|FullRound) && p.flagsOf(unit)&(NoActions|OneMove|OneAction) == 0
}

func (r *run) useStandard(unit int32) {
	u := r.unit(unit)
	u.Flags = u.Flags&^Moving | StandardUsed
}

// useMove takes the move action, or the standard one in its place.
func (r *run) useMove(unit int32) {
	u := r.unit(unit)
	u.Flags &^= Moving
	if u.Has(MoveUsed) {
		u.Flags |= StandardUsed
	}
	u.Flags |= MoveUsed
}

func (r *run) useFull(unit int32) {
	u := r.unit(unit)
	u.Flags = u.Flags&^Moving | FullRound | StandardUsed | MoveUsed
}

// startTurn begins a unit's turn.
func (r *run) startTurn(unit int32) {
	u := r.unit(unit)
	u.Flags = u.Flags&^TurnFlags | Acted
	u.AoOs, u.Moved, u.MoveLeft, u.Owed, u.Provoked = 0, 0, 0, 0, 0
	if u.Cooldown > 0 {
		u.Cooldown--
	}
	if r.IsMage(unit) {
		r.s.Mages[unit].Flags &^= DrawDeclared // R28: it stands until one's next turn
	}
	// A casting of one round takes effect just before its caster's turn.
	if i := r.find(unit, CastingKind); i != None {
		e := r.s.Effects[i]
		r.end(i)
		r.complete(e)
	}
	if r.s.Phase == Over || !r.InPlay(unit) {
		return
	}
	r.expire()
	if !r.InPlay(unit) {
		return
	}
	r.tell(Event{Kind: EvTurn, Who: unit, Target: None})
	if i := r.find(unit, TotalDefence); i != None {
		r.end(i)
	}
	if i := r.find(unit, ReadyKind); i != None {
		r.end(i)
	}
	for i := 0; i < len(r.s.Effects); i++ {
		e := r.s.Effects[i]
		switch {
		case e.On == unit && kinds[e.Kind].Turn != nil:
			kinds[e.Kind].Turn(r, i)
		case e.On == unit && e.Kind == Held:
			// SRD: each turn a new save ends it; the turn is spent on it.
			if r.save(unit, Will, int(e.DC), VsSpells|VsMind|VsEnchantment, e.Spell) {
				r.end(i)
				r.useFull(unit)
				i = -1
			}
		case e.Kind == FireWall:
			if !r.inFlames(&e, unit) {
				r.heat(&e, unit)
			} else {
				r.scorch(&e, unit, true)
			}
		case e.Kind == GreaseArea && r.on(&r.s.Effects[i], unit):
			r.slip(unit, int(e.DC), e.Spell)
		}
		if !r.InPlay(unit) {
			return
		}
	}
	r.wildWill(unit)
}

// endTurn goes on to the next unit that somebody must decide for.
func (r *run) endTurn() {
	who := r.Whose()
	if who != None {
		r.finishTurn(who)
	}
	r.advance()
}

// finishTurn is what the end of a unit's turn brings: a flier that must go
// forward and has not, concentration not kept.
func (r *run) finishTurn(unit int32) {
	if !r.InPlay(unit) {
		return
	}
	u := r.unit(unit)
	u.Flags &^= Moving
	if i := r.concentrates(unit); i != None && r.s.Effects[i].B&kept == 0 && r.s.Effects[i].B&fresh == 0 {
		r.cease(i)
	} else if i != None {
		r.s.Effects[i].B &^= kept | fresh
	}
	if r.InPlay(unit) && r.Aloft(unit) {
		f := r.Maneuver(unit)
		if !r.CanFly(unit) || f >= srd.ManeuverAverage && int64(u.Moved)*2 < r.FlySpeed(unit) {
			r.stall(unit)
		}
	}
}

// kept and fresh in an effect's B: concentration was kept this turn; it was
// cast this turn.
const (
	kept  = 1 << 9
	fresh = 1 << 10
)

// stall: a flier without its least forward speed falls 150 feet in the round.
func (r *run) stall(unit int32) {
	u := r.unit(unit)
	if u.Z > 150 {
		u.Z -= 150
		r.tell(Event{Kind: EvFall, Who: unit, Target: unit, A: 150, X: u.X, Y: u.Y, Z: u.Z})
		return
	}
	r.drop(unit)
}

// advance goes to the next turn, and on over those who cannot act or act by
// instinct.
func (r *run) advance() {
	for r.s.Phase == Preparation || r.s.Phase == Fight {
		r.s.Turn++
		if int(r.s.Turn) >= len(r.s.Order) {
			r.s.Turn = None
			if !r.nextRound() {
				return
			}
			continue
		}
		u := r.s.Order[r.s.Turn]
		if !r.Here(u) {
			continue
		}
		r.startTurn(u)
		if r.s.Phase == Fight {
			r.judge()
		}
		if r.s.Phase == Over {
			return
		}
		if r.Whose() != u || !r.InPlay(u) {
			continue
		}
		if !r.CanAct(u) {
			r.tell(Event{Kind: EvWait, Who: u, Target: None})
			r.finishTurn(u)
			continue
		}
		if r.Seat(u) == None {
			r.instinct(u)
			r.finishTurn(u)
			r.judge()
			continue
		}
		return
	}
}

// nextRound begins a new round; false where the phase is over.
func (r *run) nextRound() bool {
	r.expireRound()
	if r.s.Phase == Preparation {
		if r.s.Round >= r.s.Rounds {
			r.beginEntry()
			return false
		}
		r.s.Round++
		r.tell(Event{Kind: EvRound, Who: None, Target: None, A: r.s.Round, B: int32(Preparation)})
		return true
	}
	if r.s.Round >= 600 && !r.Setup.House.Has(NoTimeLimit) {
		r.timeUp()
		return false
	}
	r.s.Round++
	r.s.Quiet++
	r.tell(Event{Kind: EvRound, Who: None, Target: None, A: r.s.Round, B: int32(Fight)})
	if r.s.Quiet == 10 {
		r.tell(Event{Kind: EvQuiet, Who: None, Target: None})
	}
	r.meddle()
	r.judge()
	return r.s.Phase == Fight
}

// expireRound ends what was to end at the count of somebody who acts no more.
func (r *run) expireRound() {
	end := timeAt(r.clock(), -(1 << 20))
	for i := 0; i < len(r.s.Effects); {
		if e := r.s.Effects[i]; e.Ends < end && e.Kind != CastingKind {
			r.end(i)
			i = 0
			continue
		}
		i++
	}
}

// leaveOrder takes a unit out of the order of turns.
func (r *run) leaveOrder(unit int32) {
	for i, u := range r.s.Order {
		if u != unit {
			continue
		}
		r.s.Order = append(r.s.Order[:i], r.s.Order[i+1:]...)
		if int32(i) <= r.s.Turn {
			r.s.Turn--
			if int32(i) == r.s.Turn+1 {
				r.over = true
			}
		}
		return
	}
}

// joinOrder puts a unit into the order by its key.
func (r *run) joinOrder(unit int32) {
	key := r.unit(unit).Init
	at := len(r.s.Order)
	for i, u := range r.s.Order {
		if r.s.Units[u].Init < key {
			at = i
			break
		}
	}
	r.s.Order = append(r.s.Order, 0)
	copy(r.s.Order[at+1:], r.s.Order[at:])
	r.s.Order[at] = unit
	if int32(at) <= r.s.Turn {
		r.s.Turn++
	}
}

// delay is DoDelay: the unit acts right after another's turn, at a lower count
// for good.
func (r *run) delay(cmd *Command) {
	r.tell(Event{Kind: EvDelay, Who: cmd.Who, Target: cmd.Target})
	after := r.unit(cmd.Target).Init
	unit := cmd.Who
	r.s.Turn-- // its place is taken out behind the one before it
	for i, u := range r.s.Order {
		if u == unit {
			r.s.Order = append(r.s.Order[:i], r.s.Order[i+1:]...)
			break
		}
	}
	r.unit(unit).Init = r.freeKey(after)
	for i, u := range r.s.Order {
		if u == cmd.Target {
			r.s.Order = append(r.s.Order, 0)
			copy(r.s.Order[i+2:], r.s.Order[i+1:])
			r.s.Order[i+1] = unit
			break
		}
	}
	r.advance()
}

// freeKey is the highest initiative key below another that nobody has.
func (r *run) freeKey(below int32) int32 {
	key := below - 1
	for again := true; again; {
		again = false
		for i := range r.s.Units {
			if !r.s.Units[i].Has(Gone) && r.s.Units[i].Init == key {
				key--
				again = true
			}
		}
	}
	return key
}

// Triggers of readied actions.
const (
	ReadyCounter = iota // a counterspell against Target
	ReadyBlow           // a melee attack on who comes into reach or casts there
	ReadySpell          // a spell at Target when it casts
)

// ready is DoReady.
func (r *run) ready(cmd *Command) {
	r.useStandard(cmd.Who)
	i := r.begin(Effect{Kind: ReadyKind, On: cmd.Who, By: cmd.Who, A: cmd.Option, B: cmd.Target, Spell: cmd.Spell,
		X: int64(cmd.Slot), Flags: Hidden, Ends: Forever})
	_ = i
	r.tell(Event{Kind: EvReady, Who: cmd.Who, Target: None})
}

// readied lets readied blows and spells against a caster go before the casting.
func (r *run) readied(caster int32) {
	if r.depth > 0 {
		return
	}
	r.depth++
	defer func() { r.depth-- }()
	for _, who := range append(r.work.order[:0], r.s.Order...) {
		i := r.find(who, ReadyKind)
		if i == None || !r.InPlay(caster) || !r.InPlay(who) || !r.CanAct(who) || !r.Foe(who, caster) || !r.Sees(who, caster) {
			continue
		}
		e := r.s.Effects[i]
		if e.B != None && e.B != caster {
			continue
		}
		switch e.A {
		case ReadyBlow:
			if !r.InReach(who, caster) || r.Seat(who) == None {
				continue
			}
			if r.ask(Question{Kind: AskReadied, Who: r.Seat(who), Unit: caster, Mine: who}).Option == 1 {
				r.endAll(who, ReadyKind)
				r.opportunity(who, caster)
			}
		case ReadySpell:
			slot := int32(e.X)
			if !r.Ready(who, slot) || r.s.Slots[slot].Spell != e.Spell && r.s.Slots[slot].Spell != srd.NoSpell {
				continue
			}
			if r.ask(Question{Kind: AskReadied, Who: who, Unit: caster, Mine: who, Spell: e.Spell}).Option == 1 {
				r.endAll(who, ReadyKind)
				r.castReadied(who, caster, e.Spell, slot)
			}
		}
	}
}

// castReadied casts a readied spell at whoever set it off; it can be countered
// in its turn.
func (r *run) castReadied(who, target int32, spell srd.SpellID, slot int32) {
	cmd := Command{Kind: DoCast, Who: who, Spell: spell, Slot: slot, Target: target}
	u := r.unit(target)
	cmd.X, cmd.Y, cmd.Z = u.X, u.Y, u.Z
	if rule := &spells[spell]; rule.Aim == AimRays || rule.Aim == AimUnits {
		n := rule.Count(r.casterLevel(Query{Unit: who}))
		for i := range min(n, MaxTargets) {
			cmd.Targets[i] = int16(target)
		}
		cmd.N = int32(min(n, MaxTargets))
	}
	if r.fitsTarget(&cmd) != Fine {
		return
	}
	c := casting{by: who, spell: spell, item: None, cmd: cmd, cl: r.casterLevel(Query{Unit: who}), dc: r.spellDC(who, spell, 0)}
	r.spend(slot)
	r.tell(Event{Kind: EvCastBegin, Who: who, Target: None})
	if r.hampered(&c) || r.countered(&c) {
		return
	}
	r.resolve(&c)
}
