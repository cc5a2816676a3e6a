package engine

import (
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

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

// onlyAction tells whether a unit that has but one action a round has it left:
// it may charge or withdraw with it, at its single speed.
func (p *Position) onlyAction(unit int32) bool {
	return p.flagsOf(unit)&OneAction != 0 && p.canStandard(unit)
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
	if u.Has(Delayed) { // what a turn begins with has been
		u.Flags &^= Delayed
		r.tell(Event{Kind: EvTurn, Who: unit, Target: None})
		return
	}
	u.Flags = u.Flags&^TurnFlags | Acted
	if u.Has(SwiftOwed) {
		u.Flags = u.Flags&^SwiftOwed | SwiftUsed
	}
	if u.Runs < 0 {
		u.Runs++ // it rests
	}
	r.tell(Event{Kind: EvTurn, Who: unit, Target: None})
	u.AoOs, u.Moved, u.MoveLeft, u.Owed, u.Provoked = 0, 0, 0, 0, 0
	if u.Cooldown > 0 {
		u.Cooldown--
	}
	if r.IsMage(unit) {
		r.s.Mages[unit].Flags &^= DrawDeclared // R28: it stands until one's next turn
	}
	// A casting of one round takes effect just before its caster's turn.
	if i := r.find(unit, CastingKind); i != None {
		if e := r.s.Effects[i]; e.Ends > r.Time() {
			r.useFull(unit) // a casting of several rounds goes on
		} else {
			r.end(i)
			r.complete(e)
		}
	}
	if r.s.Phase == Over || !r.Up(unit) {
		return
	}
	r.expire()
	if !r.Up(unit) {
		return
	}
	if i := r.find(unit, TotalDefence); i != None {
		r.end(i)
	}
	if i := r.find(unit, ReadyKind); i != None {
		r.end(i)
	}
	if u = r.unit(unit); u.Has(HurtOnce) {
		u.Flags &^= HurtOnce
		if b := r.body(u); b != nil && b.Has(srd.SpecialRage) != nil && !r.Is(unit, Raging) {
			r.begin(Effect{Kind: Raging, On: unit, By: unit, Ends: Forever})
		}
	}
	if r.s.Lying.Has(Antimagic) {
		r.nullify()
	}
	r.tick(unit)
	r.turnOf(unit)
	if !r.InPlay(unit) { // in a maze neither fear nor P7 moves it
		return
	}
	r.wildWill(unit)
	if r.InPlay(unit) && r.unit(unit).Falling != 0 {
		r.recover(unit)
	}
	if r.InPlay(unit) && r.CanAct(unit) {
		r.overcome(unit)
	}
}

// turnOf is what is on a unit, or under it, at the start of its turn.
func (r *run) turnOf(unit int32) {
	var ids [64]int32
	n := 0
	for i := range r.s.Effects {
		e := &r.s.Effects[i]
		mine := e.On == unit && e.Flags&Suppressed == 0 && (kinds[e.Kind].Turn != nil || e.Kind == Held)
		if (mine || e.Kind == GreaseArea && e.On == None) && n < len(ids) {
			ids[n] = e.ID
			n++
		}
	}
	for _, id := range ids[:n] {
		i := r.byID(id)
		if i == None || !r.Up(unit) {
			continue
		}
		e := r.s.Effects[i]
		switch {
		case kinds[e.Kind].Turn != nil:
			kinds[e.Kind].Turn(r, i)
		case e.Kind == Held:
			// SRD: each turn a new save ends it; the turn is spent on it.
			if r.save(unit, Will, int(e.DC), VsSpells|VsMind|VsEnchantment, e.Spell) {
				r.end(r.byID(id))
				r.useFull(unit)
			}
		case r.InPlay(unit) && r.on(&e, unit):
			r.slip(unit, int(e.DC), e.Spell)
		}
	}
}

// overcome is what fear and confusion make of a turn.
func (r *run) overcome(unit int32) {
	for _, k := range [...]EffectKind{Panicked, Frightened, Turned} {
		if i := r.find(unit, k); i != None {
			r.fleeFrom(unit, r.s.Effects[i].By)
			return
		}
	}
	i := r.find(unit, Confused)
	if i == None {
		return
	}
	by := r.s.Effects[i].By
	d := r.die(100)
	r.tell(Event{Kind: EvRoll, Who: unit, Target: None, Stat: NoStat, A: int32(d), B: int32(d), Spell: r.s.Effects[i].Spell})
	switch {
	case d <= 10:
		r.attackAsDriven(unit, by)
	case d <= 20: // acts normally
	case d <= 50:
		r.useFull(unit)
	case d <= 70:
		r.fleeFrom(unit, by)
	default:
		r.attackAsDriven(unit, r.nearestOf(unit))
	}
}

// fleeFrom takes a unit as far from another as it comes, the whole turn long.
// Nobody is driven over the zone's face (R33): who cannot get farther off
// cowers until its next turn.
func (r *run) fleeFrom(unit, from int32) {
	u := r.unit(unit)
	init := int64(u.Init)
	left := 2 * r.speed(unit)
	if !r.canFull(unit) {
		left = r.moveLeft(unit)
	}
	r.useFull(unit)
	if from == None || !r.Here(from) || from == unit {
		if from = r.nearestOf(unit); from == None {
			return
		}
	}
	body, foe := u.Body(), r.unit(from).Body()
	here := grid.Between(body, foe)
	best, far := u.At(), here
	if left >= 5 && r.flagsOf(unit)&Rooted == 0 {
		r.work.reach.Reachable(r.travel(unit, left, false))
		r.work.reach.Each(func(at grid.Point, _ int64) bool {
			body.Point = at
			if d := grid.Between(body, foe); d > far && r.Free(unit, at) && (at.Z == 0 || r.CanFly(unit)) {
				best, far = at, d
			}
			return true
		})
	}
	r.tell(Event{Kind: EvFlees, Who: from, Target: unit})
	if far == here {
		r.tell(Event{Kind: EvCower, Who: None, Target: unit})
		r.begin(Effect{Kind: Cornered, On: unit, By: from, Ends: timeAt(r.clock()+1, init)})
		return
	}
	path := r.work.reach.Route(best, r.work.path[:0])
	r.work.path = path
	r.walk(unit, path, false, false)
}

// nearestOf is the nearest other unit in play, or None.
func (p *Position) nearestOf(unit int32) int32 {
	best, near := int32(None), int64(0)
	for i := range p.S.Units {
		if t := int32(i); t != unit && p.InPlay(t) {
			if d := p.Distance(unit, t); best == None || d < near {
				best, near = t, d
			}
		}
	}
	return best
}

// attackAsDriven goes for a unit with what a confused one has: its weapon, its
// claws, its fists.
func (r *run) attackAsDriven(unit, foe int32) {
	if foe == None || !r.InPlay(foe) || foe == unit {
		r.useFull(unit)
		return
	}
	if !r.InReach(unit, foe) {
		r.approach(unit, foe)
	}
	if r.InPlay(unit) && r.CanAct(unit) && r.InPlay(foe) && r.InReach(unit, foe) && r.canStandard(unit) {
		r.routine(unit, foe, false, 0)
	}
	if r.InPlay(unit) {
		r.useFull(unit)
	}
}

// endTurn goes on to the next unit that somebody must decide for.
func (r *run) endTurn() {
	who := r.Whose()
	if who != None {
		r.finishTurn(who)
	}
	r.judge() // R26: before anything of the next turn
	if r.s.Phase != Over {
		r.advance()
	}
}

// finishTurn is what the end of a unit's turn brings: a flier that must go
// forward and has not, concentration not kept.
func (r *run) finishTurn(unit int32) {
	if !r.Up(unit) {
		return
	}
	u := r.unit(unit)
	u.Flags &^= Moving
	if u.Runs > 0 && !u.Has(Ran) {
		u.Runs = 0
	}
	if i := r.concentrates(unit); i != None && r.s.Effects[i].B&kept == 0 && r.s.Effects[i].B&fresh == 0 {
		r.cease(i)
	} else if i != None {
		r.s.Effects[i].B &^= kept | fresh
	}
	if r.InPlay(unit) && r.Aloft(unit) && !r.Is(unit, Sinking) && r.flagsOf(unit)&Upheld == 0 {
		f := &srd.Flights[r.Maneuver(unit)]
		if !r.CanFly(unit) || f.HalfSpeedMinimum && int64(u.Moved)*2 < r.FlySpeed(unit) {
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

// stall: a flier without its least forward speed must land at the end of its
// move; who is too high for that falls 150 feet in the round.
func (r *run) stall(unit int32) {
	u := r.unit(unit)
	at := u.At()
	// Down is at double speed.
	if fly := r.FlySpeed(unit); fly > 0 && r.CanAct(unit) && u.Z <= 2*max(0, fly-int64(u.Moved)) {
		to := grid.Point{X: at.X, Y: at.Y}
		if !r.occupied(unit, to) {
			u.Z = 0
			r.tellMove(Event{Kind: EvMove, Who: unit, Target: None, X: at.X, Y: at.Y, X2: at.X, Y2: at.Y, Z2: at.Z, B: 1})
			return
		}
	}
	if u.Z > srd.StallFallFeet {
		u.Z -= srd.StallFallFeet
		r.tell(Event{Kind: EvFall, Who: unit, Target: unit, A: srd.StallFallFeet, X: u.X, Y: u.Y, Z: u.Z})
		u.Falling = 1
		return
	}
	r.drop(unit)
}

// recover is the turn of who has fallen 150 feet: Reflex DC 20, or 300 more.
func (r *run) recover(unit int32) {
	u := r.unit(unit)
	u.Falling = 0
	if u.Z == 0 || r.Is(unit, Sinking) {
		return
	}
	r.useFull(unit)
	if r.CanFly(unit) && r.save(unit, Ref, srd.StallRecoverDC, 0, 0) {
		u.Moved = int32(r.FlySpeed(unit)) // it has caught itself
		return
	}
	if u.Z > srd.StallAgainFeet {
		u.Z -= srd.StallAgainFeet
		u.Falling = 1
		u.Moved = int32(r.FlySpeed(unit))
		r.tell(Event{Kind: EvFall, Who: unit, Target: unit, A: srd.StallAgainFeet, X: u.X, Y: u.Y, Z: u.Z})
		return
	}
	r.drop(unit)
}

// advance goes to the next turn, and on over those who cannot act or act by
// instinct.
func (r *run) advance() {
	for r.s.Phase == Preparation || r.s.Phase == Fight {
		r.over = false
		r.s.Turn++
		if int(r.s.Turn) >= len(r.s.Order) {
			r.s.Turn = None
			if !r.nextRound() {
				return
			}
			continue
		}
		u := r.s.Order[r.s.Turn]
		if !r.Here(u) || r.unit(u).Has(Winked) {
			continue
		}
		r.startTurn(u)
		if r.s.Phase == Fight {
			r.judge()
		}
		if r.s.Phase == Over {
			return
		}
		if r.Whose() != u || !r.Up(u) {
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
	if r.s.Round >= r.Setup.LastRound() {
		r.timeUp()
		return false
	}
	r.s.Round++
	r.s.Quiet++
	r.tell(Event{Kind: EvRound, Who: None, Target: None, A: r.s.Round, B: int32(Fight)})
	if r.s.Quiet == 10 {
		r.tell(Event{Kind: EvQuiet, Who: None, Target: None})
	}
	r.tick(None)
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
	r.unit(unit).Flags |= Delayed
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
	r.spring(caster, func(who int32, e *Effect) bool {
		return e.A != ReadyBlow || r.InReach(who, caster)
	})
}

// readiedFor lets readied blows go at who has just come into reach.
func (r *run) readiedFor(unit int32, from grid.Point) {
	if !r.InPlay(unit) {
		return
	}
	r.spring(unit, func(who int32, e *Effect) bool {
		if e.A != ReadyBlow || !r.InReach(who, unit) {
			return false
		}
		body, w := r.s.Units[unit].Body(), &r.s.Units[who]
		body.Point = from
		return !grid.Reach(w.Body(), r.reach(w), body)
	})
}

// spring lets readied actions go at a unit that has set them off, before what
// it does: then their owners' place in the order is before it (SRD).
func (r *run) spring(unit int32, set func(who int32, e *Effect) bool) {
	if r.depth > 0 || r.s.Phase != Fight || !r.anyBears(ReadyKind) {
		return
	}
	r.depth++
	defer func() { r.depth-- }()
	var order [64]int32
	n := copy(order[:], r.s.Order)
	for _, who := range order[:n] {
		i := r.find(who, ReadyKind)
		if i == None || !r.InPlay(unit) || !r.InPlay(who) || !r.CanAct(who) || !r.Foe(who, unit) || !r.Sees(who, unit) {
			continue
		}
		e := r.s.Effects[i]
		seat := r.Seat(who)
		if e.B != None && e.B != unit || e.A == ReadyCounter || seat == None || !set(who, &e) {
			continue
		}
		q := Question{Kind: AskReadied, Who: seat, Unit: unit, Mine: who}
		if e.A == ReadySpell {
			slot := int32(e.X)
			if !r.Ready(who, slot) || r.s.Slots[slot].Spell != e.Spell || r.flagsOf(who)&NoCasting != 0 {
				continue
			}
			q.Spell = e.Spell
		}
		ans := r.ask(q)
		if ans.Option == 0 {
			continue
		}
		r.endAll(who, ReadyKind)
		r.comesBefore(who, unit)
		if e.A == ReadySpell {
			r.castReadied(who, unit, e.Spell, int32(e.X))
		} else {
			r.opportunity(who, unit, ans.with())
		}
	}
}

// comesBefore gives a unit the place in the order just before another's.
func (r *run) comesBefore(who, other int32) {
	now := r.Whose()
	at := -1
	for i, u := range r.s.Order {
		if u == who {
			at = i
		}
	}
	if at < 0 || who == now || who == other {
		return
	}
	copy(r.s.Order[at:], r.s.Order[at+1:])
	r.s.Order = r.s.Order[:len(r.s.Order)-1]
	for i, u := range r.s.Order {
		if u == other {
			r.s.Order = append(r.s.Order, 0)
			copy(r.s.Order[i+1:], r.s.Order[i:])
			r.s.Order[i] = who
			break
		}
	}
	key := r.unit(other).Init + 1
	for again := true; again; {
		again = false
		for i := range r.s.Units {
			if int32(i) != who && !r.s.Units[i].Has(Gone) && r.s.Units[i].Init == key {
				key, again = key+1, true
			}
		}
	}
	r.unit(who).Init = key
	for i, u := range r.s.Order {
		if u == now {
			r.s.Turn = int32(i)
		}
	}
}

// castAt is a casting aimed at a unit: with all that a spell has at one target,
// or the area on its corner.
func (r *run) castAt(who, target int32, spell srd.SpellID, slot int32) Command {
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
	return cmd
}

// castReadied casts a readied spell at whoever set it off; it can be countered
// in its turn.
func (r *run) castReadied(who, target int32, spell srd.SpellID, slot int32) {
	cmd := r.castAt(who, target, spell, slot)
	if r.fitsTarget(&cmd) != Fine || !r.components(who, spell) || !r.affords(who, spell, target) {
		return
	}
	c := r.newCast(casting{by: who, spell: spell, item: None, cmd: cmd, cl: r.casterLevel(Query{Unit: who}), dc: r.spellDC(who, spell, 0)})
	r.disturb(who)
	r.spend(slot)
	r.pay(who, spell, target)
	r.tell(Event{Kind: EvCastBegin, Who: who, Target: None})
	before := r.unit(target).Left() + r.unit(target).Temp
	if !r.attemptCasting(c, false, false) {
		return
	}
	// SRD: a spell that does no damage disturbs a casting by its own DC.
	if r.window == target+1 && r.InPlay(target) && !r.broken && before == r.unit(target).Left()+r.unit(target).Temp &&
		!r.concentrate(target, c.dc+r.windowLevel, 0) {
		r.broken = true
	}
}
