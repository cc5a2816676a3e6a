package engine

import (
	"mageduel/engine/dice"
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

func diceOf(seed uint64) dice.Source { return dice.Seeded(seed) }

// EntersZone tells whether a spell cast outside comes into the zone (P12, R11):
// range touch, range personal or a target of "you"; "personal or close" only on
// oneself.
func EntersZone(spell srd.SpellID, onSelf bool) bool {
	switch srd.Spells[spell].Range.Kind {
	case srd.RangePersonal, srd.RangeTouch, srd.RangePersonalOrTouch, srd.RangePersonalAndTouch:
		return true
	case srd.RangePersonalOrClose:
		return onSelf
	}
	return false
}

// command does what the command in hand says.
func (r *run) command(c *Command) {
	switch c.Kind {
	case DoChallenge, DoAgree, DoRefuse, DoAcclimatise, DoVoteZone, DoVoteRounds, DoEnter:
		r.riteCommand(c)
	case DoCast:
		r.disturb(c.Who)
		r.castCommand(c)
	case DoMove, DoWithdraw:
		r.moveCommand(c)
	case DoStep:
		r.stepCommand(c)
	case DoAttack:
		r.useStandard(c.Who)
		r.wary(c)
		r.routine(c.Who, c.Target, false, c.hand())
	case DoFull:
		r.wary(c)
		r.fullAttack(c.Who, c.Target, c.hand())
	case DoCoup:
		r.coup(c)
	case DoClimb:
		r.climb(c)
	case DoRun:
		r.runCommand(c)
	case DoCharge:
		r.charge(c)
	case DoHurl:
		r.hurl(c)
	case DoTouch:
		u := r.unit(c.Who)
		if u.Has(AoOTurn) {
			u.Flags &^= AoOTurn
		} else {
			r.useStandard(c.Who)
		}
		r.touch(c.Who, c.Target)
	case DoReady:
		r.ready(c)
	case DoDelay:
		r.delay(c)
	case DoItem:
		r.disturb(c.Who)
		r.itemCommand(c)
	case DoOrder:
		u := r.unit(c.Target)
		if i := r.find(c.Target, Dominated); i != None { // SRD: as to redirect a spell
			r.useMove(c.Who)
			r.s.Effects[i].B &^= obeyed
		}
		u.Order, u.OrderAt = int16(c.Option), int16(c.N)
		r.tell(Event{Kind: EvOrder, Who: c.Who, Target: c.Target, A: c.Option, B: c.N})
	case DoDismiss:
		r.useStandard(c.Who)
		r.disturb(c.Who)
		r.end(r.byID(c.Option))
	case DoConcentrate:
		r.useStandard(c.Who)
		r.s.Effects[r.byID(c.Option)].B |= kept
	case DoCease:
		r.cease(r.byID(c.Option))
	case DoStand:
		r.useMove(c.Who)
		r.provoke(c.Who, None)
		if r.Up(c.Who) {
			r.endAll(c.Who, Prone)
		}
	case DoProne:
		r.begin(Effect{Kind: Prone, On: c.Who, By: c.Who, Ends: Forever})
	case DoDefend:
		r.useStandard(c.Who)
		r.begin(Effect{Kind: TotalDefence, On: c.Who, By: c.Who, Ends: timeAt(r.clock()+1, int64(r.unit(c.Who).Init))})
	case DoBreakFree:
		r.breakFree(c.Who)
	case DoPutOut:
		r.useMove(c.Who)
		r.endAll(c.Who, Burning)
	case DoInstinct:
		r.instinct(c.Who)
		if r.s.Phase == Fight && r.Whose() == c.Who {
			r.endTurn()
		}
	case DoDeclareDraw:
		r.s.Mages[c.Who].Flags |= DrawDeclared
		r.tell(Event{Kind: EvDraw, Who: c.Who, Target: None, A: 1})
	case DoTakeBackDraw:
		r.s.Mages[c.Who].Flags &^= DrawDeclared
		r.tell(Event{Kind: EvDraw, Who: c.Who, Target: None, A: 0})
	case DoStanding:
		r.s.Mages[c.Who].Counter, r.s.Mages[c.Who].AoO = Standing(c.Option), Standing(c.N)
	case DoEndTurn:
		r.endTurn()
	case DoMeddle:
		r.bystander(c.Option, c.Target)
	}
}

// disturb: a disqualified mage who calls on magic ends the duel for those who
// remain (T3, R37).
func (r *run) disturb(who int32) {
	if r.s.Phase == Fight && r.IsMage(who) && r.s.Mages[who].Has(Disqualified) && r.fouls&Only(who) == 0 && r.Inside(who) {
		r.upset = true
	}
}

// actives is the mask of the participants who are active (R26).
func (p *Position) actives() uint16 {
	mask := uint16(0)
	for i := range p.S.Mages {
		if p.S.Mages[i].Active() {
			mask |= Only(int32(i))
		}
	}
	return mask
}

// charge: straight up to twice the speed, at least 10 feet, then one attack at
// +2; -2 to AC until the next turn.
func (r *run) charge(c *Command) {
	r.useFull(c.Who)
	v := r.known(c.Who)
	path := v.chargePath(c.Who, c.Target, r.work.path[:0])
	r.work.path = path
	r.unit(c.Who).Flags |= Charged
	r.walk(c.Who, path, false, false)
	if r.InPlay(c.Who) && r.CanAct(c.Who) && r.InPlay(c.Target) && r.InReach(c.Who, c.Target) {
		r.routine(c.Who, c.Target, false, c.hand())
	}
}

// chargePath is the straight way to the nearest square from which the unit
// reaches its target: at least 10 feet and at most twice its speed, or once
// where it has but one action; with nobody in the way, friends neither, and
// nothing that hinders. Empty if there is none.
func (p *Position) chargePath(unit, target int32, out []grid.Point) []grid.Point {
	u := &p.S.Units[unit]
	t := p.S.Units[target].At()
	at := u.At()
	body := u.Body()
	fly := p.CanFly(unit)
	most := 2 * p.speed(unit)
	if p.flagsOf(unit)&OneAction != 0 {
		most = p.speed(unit)
	}
	for range 120 {
		body.Point = at
		if grid.Reach(body, p.reach(u), p.S.Units[target].Body()) {
			break
		}
		dx, dy := octant(t.X-at.X, t.Y-at.Y)
		next := grid.Point{X: at.X + 5*dx, Y: at.Y + 5*dy, Z: at.Z + 5*sign(t.Z-at.Z)}
		if !fly {
			next.Z = at.Z
		}
		if at == u.At() && !p.turnsTo(unit, next.Sub(at)) {
			return out[:0]
		}
		if grid.Distance(u.At(), next) > most {
			return out[:0]
		}
		if feet, ok := p.stepCost(unit, at, next, false, fly); !ok || feet > 5 && next.Z <= at.Z || p.inTheWay(unit, next) {
			return out[:0]
		}
		out = append(out, next)
		at = next
	}
	body.Point = at
	if grid.Distance(u.At(), at) < 10 || !grid.Reach(body, p.reach(u), p.S.Units[target].Body()) || !p.Free(unit, at) {
		return out[:0]
	}
	return out
}

// inTheWay tells whether anybody but the helpless is where a charge would lead.
func (p *Position) inTheWay(unit int32, at grid.Point) bool {
	body := p.S.Units[unit].Body()
	body.Point = at
	for i := range p.S.Units {
		o := int32(i)
		if o != unit && p.InPlay(o) && !p.S.Units[i].Has(Unseen) && p.flagsOf(o)&IsHelpless == 0 && grid.Between(body, p.S.Units[i].Body()) == 0 {
			return true
		}
	}
	return false
}

// touch delivers a held charge with a melee touch attack.
func (r *run) touch(a, b int32) {
	i := r.find(a, HeldCharge)
	if i == None {
		return
	}
	e := r.s.Effects[i]
	c := r.newCast(casting{by: a, spell: e.Spell, cl: int(e.CL), dc: int(e.DC), item: None})
	c.cmd = Command{Kind: DoTouch, Who: a, Target: b, Spell: e.Spell}
	if r.Foe(a, b) {
		r.offendUnseen(c, b)
		res := r.rollAttack(a, b, Melee|TouchOnly, nil, 0, e.Spell)
		if res == missed {
			return // the charge is held on
		}
	}
	if i = r.byID(e.ID); i != None {
		r.end(i)
	}
	r.applyTo(c, b, false)
}

// after is what follows each command with all its reactions.
func (r *run) after() {
	if r.s.Phase == Fight && r.s.Lying.Has(Antimagic) {
		r.nullify()
	}
	if r.s.Phase == Fight {
		r.judge()
	}
	if (r.over || r.Whose() != None && !r.Up(r.Whose())) && (r.s.Phase == Fight || r.s.Phase == Preparation) {
		r.over = false
		r.advance()
	}
}

// cross is the zone's face, from within: a participant who goes through it is
// out (T2), a summoned creature stops (E2), and whoever goes out of no will of
// its own but of a spell on its mind is cornered there and cowers (R33).
func (r *run) cross(unit int32, to grid.Point, unwilling bool) bool {
	u := r.unit(unit)
	if r.IsMage(unit) {
		m := &r.s.Mages[unit]
		if m.Has(SlainFlag) {
			return false
		}
		if !unwilling && r.driven(unit) {
			r.corner(unit, to)
			return false
		}
		if unwilling && r.Setup.House.Has(EdgeSave) && !m.Has(Disqualified) {
			if r.save(unit, Ref, max(15, r.push), 0, 0) { // R34
				if !r.Is(unit, Prone) {
					r.begin(Effect{Kind: Prone, On: unit, By: None, Ends: Forever})
				}
				return false
			}
		}
		if m.Has(Disqualified) { // R37: without consequence; he may even come back
			return true
		}
		from := u.At()
		u.X, u.Y, u.Z = to.X, to.Y, max(0, to.Z)
		r.tell(Event{Kind: EvMove, Who: unit, Target: None, X: to.X, Y: to.Y, Z: to.Z, X2: from.X, Y2: from.Y, Z2: from.Z})
		r.leaveZone(unit)
		return false
	}
	if u.Has(Summoned) {
		r.tell(Event{Kind: EvStopped, Who: unit, Target: None, X: to.X, Y: to.Y, Z: to.Z})
		return false
	}
	// A wild animal runs off and is seen no more.
	r.tell(Event{Kind: EvMove, Who: unit, Target: None, X: to.X, Y: to.Y, Z: to.Z, X2: u.X, Y2: u.Y, Z2: u.Z})
	r.vanish(unit)
	return false
}

// driven tells whether a unit's steps are not its own: by fear, charm,
// compulsion or confusion (R33).
func (p *Position) driven(unit int32) bool {
	return p.compelled(unit) || p.Is(unit, Frightened) || p.Is(unit, Panicked) || p.Is(unit, Turned)
}

// corner stops a unit at the zone's face, where it cowers until its next turn.
func (r *run) corner(unit int32, to grid.Point) {
	r.tell(Event{Kind: EvStopped, Who: unit, Target: None, X: to.X, Y: to.Y, Z: to.Z})
	if !r.Is(unit, Cornered) {
		r.tell(Event{Kind: EvCower, Who: None, Target: unit})
		r.begin(Effect{Kind: Cornered, On: unit, By: None, Ends: timeAt(r.clock()+1, int64(r.unit(unit).Init))})
	}
}

// leaveZone is T2: lost, and out for good. Spells cast in the duel end on him
// at the edge and the Weave sets him down unhurt (R39).
func (r *run) leaveZone(unit int32) {
	r.outOf(unit, OutFlag)
	r.tell(Event{Kind: EvLeft, Who: unit, Target: None})
	for i := 0; i < len(r.s.Effects); {
		if e := &r.s.Effects[i]; e.On == unit && e.Flags&FromBefore == 0 {
			r.end(i)
			i = 0
			continue
		}
		i++
	}
	r.ceaseAll(unit)
	for i := range r.s.Effects { // what waited outside resumes (R11)
		if e := &r.s.Effects[i]; e.On == unit {
			e.Flags &^= Suppressed | Nulled
		}
	}
	r.s.rebear(unit)
	r.reshape(unit)
	r.unit(unit).Z = 0
	r.setDown(unit)
	r.leaveOrder(unit)
}

// setDown puts who has left without crossing a face, for another plane or a space
// of its own, outside the nearest one.
func (r *run) setDown(unit int32) {
	if !r.Inside(unit) {
		return
	}
	u := r.unit(unit)
	from := u.At()
	side, _ := r.Mask.Squares()
	switch dx, dy := r.wayOut(u.Body()); {
	case dx < 0:
		u.X = -5
	case dx > 0:
		u.X = 5 * side
	case dy < 0:
		u.Y = -5
	default:
		u.Y = 5 * side
	}
	r.tellMove(Event{Kind: EvMove, Who: unit, Target: None, X: u.X, Y: u.Y, X2: from.X, Y2: from.Y, Z2: from.Z, A: 2})
}

// intrude is E10: somebody who is no participant comes in; or T3, one who had
// left and comes back.
func (r *run) intrude(unit int32) {
	if r.IsMage(unit) {
		r.tell(Event{Kind: EvTrespass, Who: unit, Target: None})
		r.upset = true
		return
	}
	r.tell(Event{Kind: EvTrespass, Who: unit, Target: None})
	r.trespass = true
}

// meddle is R38: each round a meddling bystander steps in or shoots with a
// chance that the set-up shows.
func (r *run) meddle() {
	if r.Setup.Bystanders != MeddlingBystanders || r.s.Phase != Fight {
		return
	}
	chance := int(r.Setup.Chance)
	if chance == 0 {
		chance = 5
	}
	if r.die(100) > chance {
		return
	}
	r.bystander(int32(r.die(2))-1, None)
}

// bystander is what somebody who takes no part does in the end.
func (r *run) bystander(how, whom int32) {
	switch how {
	case MeddleReturns:
		r.intrude(whom)
	case MeddleBars:
		r.disqualify(whom, how)
	case MeddleSteps, MeddleBeast:
		r.tell(Event{Kind: EvTrespass, Who: None, Target: None, A: how})
		r.trespass = true
	default:
		r.tell(Event{Kind: EvOutside, Who: None, Target: None, A: how})
		r.attacked = true
	}
}

// judge looks for an end after each command with all its reactions (R26): one
// active wins; none is a draw of those who went out in it; then E10, E11, T3,
// T5, in this order. T4 is looked at as the round ends.
func (r *run) judge() {
	if r.s.Phase != Fight {
		return
	}
	n, last := r.Active()
	switch {
	case n == 1:
		why := ByDefeat
		for i := range r.s.Mages {
			if int32(i) != last && r.s.Mages[i].Has(OutFlag) {
				why = ByExpulsion
			}
		}
		if r.others(last, Disqualified) {
			why = ByDisqualified
		}
		r.finishDuel(Won, why, last)
	case n == 0:
		r.finishDuel(Draw, ByTogether, None)
	case r.trespass:
		r.finishDuel(Draw, ByTrespass, None)
	case r.attacked:
		r.finishDuel(Draw, ByAttack, None)
	case r.upset:
		r.finishDuel(Draw, ByDisqualified, None)
	case r.drawn():
		r.finishDuel(Draw, ByAgreement, None)
	default:
		r.active = r.actives()
	}
}

// equals is the mask of those whom a draw holds equal (R25): after an
// interference all participants, the slain too, but for those who left, were
// excluded or disqualified; where all went out together those who did; else
// those still active.
func (r *run) equals(why Reason) uint16 {
	switch why {
	case ByTrespass, ByAttack:
		mask := uint16(0)
		for i := range r.s.Mages {
			if m := &r.s.Mages[i]; m.Has(Entered) && !m.Has(OutFlag|Excluded|Disqualified) {
				mask |= Only(int32(i))
			}
		}
		return mask
	case ByTogether:
		return r.active
	}
	return r.actives()
}

// others tells whether all who are not the winner have the flag.
func (p *Position) others(winner int32, f MageFlags) bool {
	for i := range p.S.Mages {
		if int32(i) != winner && !p.S.Mages[i].Has(f) {
			return false
		}
	}
	return true
}

// drawn is T5 and R28: all still active declare it; who cannot declare blocks
// it, unless nobody active can act.
func (p *Position) drawn() bool {
	all, able := true, false
	for i := range p.S.Mages {
		m := &p.S.Mages[i]
		if !m.Active() {
			continue
		}
		if p.CanAct(int32(i)) {
			able = true
		}
		if !m.Has(DrawDeclared) {
			all = false
		}
	}
	if all {
		return true
	}
	if able {
		return false
	}
	for i := range p.S.Mages {
		if m := &p.S.Mages[i]; m.Active() && m.Has(DrawDeclared) {
			return true
		}
	}
	return false
}

// timeUp is T4 after round 600: a draw, or by the house rule the largest share
// of hit points wins (R27).
func (r *run) timeUp() {
	if r.Setup.House.Has(HourByHitPoints) {
		best, tie := int32(None), false
		for i := range r.s.Mages {
			if !r.s.Mages[i].Active() {
				continue
			}
			u := r.unit(int32(i))
			if best == None {
				best = int32(i)
				continue
			}
			b := r.unit(best)
			switch x, y := int64(u.Left())*int64(b.MaxHP), int64(b.Left())*int64(u.MaxHP); {
			case x > y:
				best, tie = int32(i), false
			case x == y:
				tie = true
			}
		}
		if !tie {
			r.finishDuel(Won, ByTime, best)
			return
		}
	}
	r.finishDuel(Draw, ByTime, None)
}

// finishDuel ends the duel and gives back what it took (T6, R29).
func (r *run) finishDuel(o Outcome, why Reason, winner int32) {
	if r.s.Phase == Over {
		return
	}
	fought := r.s.Phase == Fight
	if o == Draw {
		equal := r.equals(why)
		for i := range r.s.Mages {
			if equal&Only(int32(i)) != 0 {
				r.s.Mages[i].Flags |= HeldEqual
			}
		}
	}
	r.s.Phase, r.s.Outcome, r.s.Reason, r.s.Winner = Over, o, why, winner
	r.s.Turn = None
	r.tell(Event{Kind: EvOver, Who: winner, Target: None, A: int32(o), B: int32(why)})
	if !fought {
		return
	}
	for i := range r.s.Units {
		if u := &r.s.Units[i]; u.Has(Summoned) && !u.Has(Gone) && !r.fromBefore(int32(i)) {
			u.Flags |= Gone
			r.tell(Event{Kind: EvSent, Target: int32(i), Who: u.Owner})
		}
	}
	for _, e := range r.s.Effects { // what was under command serves again whom it served
		if e.Kind == Dominated && !r.IsMage(e.On) {
			r.unit(e.On).Owner = e.A
		}
	}
	kept := r.s.Effects[:0]
	for _, e := range r.s.Effects {
		if e.Kind == Shaped && e.Flags&FromBefore == 0 && r.s.Units[e.On].Form != 0 {
			r.s.Units[e.On].unshape(&e)
		}
		if e.Flags&FromBefore != 0 && e.Kind != Prone && (e.On == None || !r.s.Units[e.On].Has(Gone)) {
			e.Flags &^= Suppressed | Nulled
			kept = append(kept, e)
		}
	}
	r.s.Effects = kept
	for i := range r.s.Mages {
		r.reshape(int32(i))
	}
	r.s.rebear(None)
	for i := range r.s.Units {
		r.s.rebear(int32(i))
	}
	for i := range r.s.Mages {
		m := &r.s.Mages[i]
		if !m.Has(Entered) {
			continue
		}
		u := r.unit(int32(i))
		u.HP, u.MaxHP, u.Nonlethal = m.StartHP, m.StartMaxHP, m.StartWounds
		u.Temp = min(u.Temp, m.StartTemp)
		u.Damage, u.Drain, u.Negative = m.StartDamage, m.StartDrain, m.StartNeg
		u.Z = 0
		r.tell(Event{Kind: EvRestored, Target: int32(i), Who: None})
	}
	for i := range r.s.Slots { // what negative levels took comes back
		r.s.Slots[i].Left += r.s.Slots[i].Lost
		r.s.Slots[i].Lost = 0
	}
	r.s.Order = r.s.Order[:0]
}

// fromBefore tells whether a creature was called in the preparation.
func (p *Position) fromBefore(unit int32) bool {
	for i := range p.S.Effects {
		if e := &p.S.Effects[i]; e.On == unit && e.Kind == Summoning {
			return e.Flags&FromBefore != 0
		}
	}
	return false
}
