package engine

import (
	"mageduel/engine/arena"
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// The refusals. Fine is none.
const (
	Fine Refusal = iota
	QuestionOpen
	NotYourQuestion
	NoSuchAnswer
	WrongPhase
	NotYourTurn
	NoSuchCommand
	NotYours
	AlreadyDone
	OutOfLimits // P5
	BadRounds   // 0 to 100 (R2)
	NoActionLeft
	CannotAct
	CannotCast
	NoSlotLeft
	UnknownSpell
	NoSuchChoice
	NoSuchTarget
	NoSuchEffect
	OutOfRange
	NoLineOfEffect
	NotSeen
	NotHumanoid
	NotLiving
	NoComponents
	OutsideZone
	TooManyTargets
	TooFarApart
	NeedsGround
	NeedsWater
	NotYetKnown
	NoRoom
	NeedsAnchors
	TooLong
	NotStraight
	NoWay
	TooFar
	CannotFly
	AlreadyMoved
	NotProne
	OutOfReach
	CharmedBy
	SuggestedPeace
	HarmsBefore // R35
	StandsStill // P11
	NoCharge
	NotDismissible
	NotConcentrating
	NotHeld
	NoItem
	NoDraw
	Rested
	DuelOver
	NeedsWeapon
	NotHelpless
	NoVitals
	CannotRun
	OutOfBreath
	NotFlesh
	TooManyDice
	NoForm
	NotPlanar // not from another plane
	TooMuch   // too many Hit Dice at once
	InMaze
	NotCubes // whole cubes of 10 feet
	Refusals
)

var refusals = [Refusals]string{
	"fine", "question-open", "not-your-question", "no-such-answer", "wrong-phase", "not-your-turn", "no-such-command",
	"not-yours", "already-done", "out-of-limits", "bad-rounds", "no-action-left", "cannot-act", "cannot-cast",
	"no-slot-left", "unknown-spell", "no-such-choice", "no-such-target", "no-such-effect", "out-of-range",
	"no-line-of-effect", "not-seen", "not-humanoid", "not-living", "no-components", "outside-zone",
	"too-many-targets", "too-far-apart", "needs-ground", "needs-water", "not-yet-known", "no-room", "needs-anchors",
	"too-long", "not-straight", "no-way", "too-far", "cannot-fly", "already-moved", "not-prone", "out-of-reach",
	"charmed-by", "suggested-peace", "harms-before", "stands-still", "no-charge", "not-dismissible",
	"not-concentrating", "not-held", "no-item", "no-draw", "rested", "duel-over", "needs-weapon", "not-helpless", "no-vitals",
	"cannot-run", "out-of-breath", "not-flesh", "too-many-dice", "no-form", "not-planar", "too-much", "in-maze", "not-cubes",
}

// Error is the refusal's key.
func (f Refusal) Error() string {
	if f >= Refusals {
		return "refused"
	}
	return refusals[f]
}

// Check judges a whole command. It reads only what its actor may know.
func (p *Position) Check(c *Command) Refusal {
	if c.Kind == NoCommand || c.Kind >= CommandKinds {
		return NoSuchCommand
	}
	if p.S.Phase == Over {
		return DuelOver
	}
	if p.S.Asking() {
		return p.checkAnswer(c)
	}
	switch c.Kind {
	case DoAnswer:
		return NoSuchAnswer
	case DoMeddle:
		switch {
		case p.S.Phase != Fight:
			return WrongPhase
		case c.Who != None:
			return NotYours
		case p.Setup.Bystanders == NoBystanders || c.Option < MeddleSteps || c.Option >= MeddleWays:
			return NoSuchChoice
		case c.Option >= MeddleReturns && !p.IsMage(c.Target),
			c.Option == MeddleReturns && !p.S.Mages[c.Target].Has(OutFlag),
			c.Option == MeddleBars && !p.S.Mages[c.Target].Active():
			return NoSuchTarget
		}
		return Fine
	case DoStanding:
		if !p.IsMage(c.Who) || c.Option < 0 || c.Option > int32(Always) || c.N < 0 || c.N > int32(Always) {
			return NoSuchChoice
		}
		return Fine
	case DoDeclareDraw, DoTakeBackDraw:
		return p.checkDraw(c)
	case DoChallenge, DoAgree, DoRefuse, DoAcclimatise, DoVoteZone, DoVoteRounds, DoEnter:
		return p.checkRite(c)
	}
	if p.S.Phase != Preparation && p.S.Phase != Fight {
		return WrongPhase
	}
	if c.Who < 0 || int(c.Who) >= len(p.S.Units) || p.Whose() != c.Who {
		return NotYourTurn
	}
	return p.checkTurn(c)
}

func (p *Position) checkAnswer(c *Command) Refusal {
	q := &p.S.Ask
	if c.Kind != DoAnswer {
		return QuestionOpen
	}
	if c.Who != q.Who {
		return NotYourQuestion
	}
	switch q.Kind {
	case AskCounter:
		switch {
		case c.Option < LetPass || c.Option > IdentifyAndCounter:
			return NoSuchAnswer
		case q.Level == 1 && c.Option > Identify:
			return CannotCast
		case c.Option == CounterBlind && !p.Counters(q.Who, c.Slot, srd.NoSpell, q.Unit):
			return NoSlotLeft
		}
	case AskIdentified:
		if c.Slot != None && !p.Counters(q.Who, c.Slot, q.Spell, q.Unit) {
			return NoSlotLeft
		}
	default:
		if c.Option != 0 && c.Option != 1 && !(c.Option == StrikeBare && p.MayStrikeBare(q)) {
			return NoSuchAnswer
		}
	}
	return Fine
}

func (p *Position) checkDraw(c *Command) Refusal {
	if p.S.Phase != Fight || !p.IsMage(c.Who) || !p.S.Mages[c.Who].Active() {
		return WrongPhase
	}
	if !p.CanAct(c.Who) || p.compelled(c.Who) || !p.voiced(c.Who) || p.Is(c.Who, Mazed) {
		return CannotAct // R28, R33
	}
	if p.S.Mages[c.Who].Has(DrawDeclared) == (c.Kind == DoDeclareDraw) {
		return NoDraw
	}
	return Fine
}

// phaseOf is the phase of each command of the rite.
func phaseOf(k CommandKind) Phase {
	switch k {
	case DoChallenge:
		return Challenge
	case DoAgree, DoRefuse:
		return Demand
	case DoAcclimatise:
		return Acclimatise
	case DoVoteZone:
		return ZoneBallot
	case DoVoteRounds:
		return RoundsBallot
	}
	return Entry
}

func (p *Position) checkRite(c *Command) Refusal {
	if phaseOf(c.Kind) != p.S.Phase {
		return WrongPhase
	}
	if !p.IsMage(c.Who) {
		return NotYours
	}
	if c.Kind == DoChallenge && c.Who != 0 {
		return NotYourTurn
	}
	if p.S.Phase == Demand && c.Who == 0 && !p.S.Mages[0].Has(Agreed) && !p.anyone(Agreed) {
		return NotYourTurn // D2: nobody has demanded yet what was not offered
	}
	done := [...]MageFlags{Demand: Agreed, Acclimatise: Acclimatised, ZoneBallot: VotedZone, RoundsBallot: VotedRounds, Entry: VotedEntry}
	if c.Kind != DoChallenge && p.S.Mages[c.Who].Has(done[p.S.Phase]) && !(c.Kind == DoAcclimatise && c.Option == 1) {
		return AlreadyDone
	}
	switch c.Kind {
	case DoVoteZone:
		lo, hi := p.Setup.Limits()
		if c.X < lo || c.X > hi || c.Z < lo || c.Z > hi {
			return OutOfLimits
		}
	case DoVoteRounds:
		if c.Option < 0 || c.Option > 100 {
			return BadRounds
		}
	case DoAcclimatise:
		if c.Option == 1 { // R8: only while somebody is compelled
			for i := range p.S.Mages {
				if p.S.Mages[i].Has(CompelledNow) && int32(i) != c.Who {
					return Fine
				}
			}
			return NoSuchChoice
		}
	}
	return Fine
}

func (p *Position) anyone(f MageFlags) bool {
	for i := range p.S.Mages {
		if p.S.Mages[i].Has(f) {
			return true
		}
	}
	return false
}

// checkTurn judges the commands of a turn.
func (p *Position) checkTurn(c *Command) Refusal {
	who := c.Who
	if c.Kind == DoEndTurn {
		return Fine
	}
	if !p.CanAct(who) {
		return CannotAct
	}
	if why := p.suggested(c); why != Fine {
		return why
	}
	if p.Is(who, Mazed) && !p.inMaze(c) {
		return InMaze
	}
	u := &p.S.Units[who]
	switch c.Kind {
	case DoCast:
		return p.checkCast(c)
	case DoItem:
		return p.checkItem(c)
	case DoMove, DoWithdraw, DoStep:
		return p.checkMove(c)
	case DoRun:
		if why := p.checkRun(who); why != Fine {
			return why
		}
		return p.checkMove(c)
	case DoClimb:
		return p.checkClimb(c)
	case DoAttack, DoFull, DoCharge, DoTouch, DoCoup:
		return p.checkAttack(c)
	case DoReady:
		return p.checkReady(c)
	case DoDelay:
		if u.Has(StandardUsed|MoveUsed|FullRound|Stepped) || u.Moved > 0 {
			return NoActionLeft
		}
		for i := int(p.S.Turn) + 1; i < len(p.S.Order); i++ {
			if p.S.Order[i] == c.Target {
				return Fine
			}
		}
		return NoSuchTarget
	case DoOrder:
		if !p.Here(c.Target) || !p.Commands(who, c.Target) {
			return NotYours
		}
		if p.Is(c.Target, Dominated) && !p.canMove(who) {
			return NoActionLeft
		}
		if c.Option < 0 || c.Option > int32(OrderGuard) || c.N != None && (!p.InPlay(c.N) || !p.Foe(c.Target, c.N) || p.S.Units[c.N].Owner == who) {
			return NoSuchTarget
		}
	case DoDismiss:
		i := p.byID(c.Option)
		if i == None || p.S.Effects[i].By != who || p.S.Effects[i].Flags&Dismissible == 0 {
			return NotDismissible
		}
		if !p.canStandard(who) {
			return NoActionLeft
		}
		if srd.Spells[p.S.Effects[i].Spell].Comp.Has(srd.CompV) && !p.voiced(who) {
			return CannotCast // SRD: by words
		}
	case DoConcentrate, DoCease:
		i := p.byID(c.Option)
		if i == None || p.S.Effects[i].By != who || p.S.Effects[i].B&concentrating == 0 || p.S.Effects[i].Flags&Concentrated == 0 {
			return NotConcentrating
		}
		if c.Kind == DoConcentrate && (!p.canStandard(who) || p.S.Effects[i].B&kept != 0) {
			return NoActionLeft
		}
	case DoStand:
		if !p.Is(who, Prone) {
			return NotProne
		}
		if !p.canMove(who) {
			return NoActionLeft
		}
	case DoProne:
		if p.Is(who, Prone) || p.Aloft(who) {
			return AlreadyDone
		}
	case DoDefend:
		if !p.canStandard(who) {
			return NoActionLeft
		}
	case DoBreakFree:
		full, any := p.freeing(who)
		if !any {
			return NotHeld
		}
		if full && !p.canFull(who) || !p.canStandard(who) {
			return NoActionLeft
		}
	case DoPutOut:
		if !p.Is(who, Burning) {
			return NotHeld
		}
		if !p.canMove(who) {
			return NoActionLeft
		}
	case DoHurl:
		return p.checkHurl(c)
	case DoInstinct:
		if p.IsMage(who) && p.S.Units[who].Form == 0 {
			return NoSuchCommand
		}
	default:
		return NoSuchCommand
	}
	return Fine
}

// inMaze tells whether a command can be carried out in a labyrinth: to look for
// the way out, and what concerns nobody but oneself.
func (p *Position) inMaze(c *Command) bool {
	switch c.Kind {
	case DoBreakFree, DoInstinct, DoDefend, DoDismiss, DoConcentrate, DoCease, DoStand, DoProne, DoPutOut:
		return true
	case DoCast, DoItem:
		spell := c.Spell
		if c.Kind == DoItem {
			if c.Option < 0 || int(c.Option) >= len(p.S.Items) {
				return false
			}
			if p.S.Items[c.Option].Kind == Potion {
				return true
			}
			spell = p.S.Items[c.Option].Spell
		}
		switch spells[spell].Aim {
		case AimSelf:
			return true
		case AimTouch, AimUnit:
			return c.Target == c.Who
		case AimUnits:
			return c.N&0xFFFF == 1 && int32(c.Targets[0]) == c.Who
		}
	}
	return false
}

// suggested is what a suggestion leaves of a target's will.
func (p *Position) suggested(c *Command) Refusal {
	i := p.find(c.Who, Suggested)
	if i == None {
		return Fine
	}
	e := &p.S.Effects[i]
	switch Course(e.A) {
	case CourseRest:
		return Rested
	case CoursePeace:
		if p.aimsAt(c, e.By) {
			return SuggestedPeace
		}
	case CourseEdge:
		if c.Kind != DoMove && c.Kind != DoStep && c.Kind != DoRun {
			return Rested
		}
	}
	return Fine
}

// aimsAt tells whether a command is hostile to a unit.
func (p *Position) aimsAt(c *Command, unit int32) bool {
	switch c.Kind {
	case DoAttack, DoFull, DoCharge, DoTouch, DoCoup:
		return c.Target == unit
	case DoCast:
		rule := &spells[c.Spell]
		if rule.Helpful {
			return false
		}
		switch rule.Aim {
		case AimUnits, AimRays:
			for _, t := range c.Targets[:min(max(0, int(c.N)), MaxTargets)] {
				if int32(t) == unit {
					return true
				}
			}
			return c.N == 0 && c.Target == unit
		case AimPoint, AimLine:
			a := p.areaOf(c)
			return a.strikes(p, unit)
		}
		return c.Target == unit
	}
	return false
}

// hasTimeFor tells whether the unit has the action for a spell from a slot.
func (p *Position) hasTimeFor(who int32, spell srd.SpellID, slot int32) bool {
	if p.swiftCast(spell, slot) {
		return p.CanSwift(who)
	}
	if rounds := srd.Spells[spell].Time.Rounds(); rounds >= 1 {
		// What would not take effect within the preparation is not begun.
		return p.canFull(who) && (p.S.Phase != Preparation || p.S.Round+int32(rounds) <= p.S.Rounds)
	}
	return p.canStandard(who)
}

func (p *Position) checkCast(c *Command) Refusal {
	if why := p.castBegins(c); why != Fine {
		return why
	}
	return p.fitsTarget(c)
}

// castBegins judges a casting before its target.
func (p *Position) castBegins(c *Command) Refusal {
	who := c.Who
	if !p.IsMage(who) {
		return NotYours
	}
	if c.Spell == srd.NoSpell || int(c.Spell) >= len(spells) || !Implemented(c.Spell) {
		return UnknownSpell
	}
	if p.flagsOf(who)&NoCasting != 0 || p.concentrates(who) != None && p.S.Phase == Fight && p.busy(who) {
		return CannotCast
	}
	if !p.Ready(who, c.Slot) || p.S.Slots[c.Slot].Spell != c.Spell {
		return NoSlotLeft
	}
	if !p.hasTimeFor(who, c.Spell, c.Slot) {
		return NoActionLeft
	}
	if !p.components(who, c.Spell) || !p.affords(who, c.Spell, c.Target) {
		return NoComponents
	}
	return Fine
}

// busy: who concentrates on a spell cannot cast another; to cast is to cease,
// which the caster may do.
func (p *Position) busy(int32) bool { return false }

// fitsTarget judges a spell's target, point and options.
func (p *Position) fitsTarget(c *Command) Refusal {
	rule := &spells[c.Spell]
	if p.S.Phase == Preparation {
		if why := p.harmsBefore(c); why != Fine {
			return why
		}
		if rule.Travels {
			return StandsStill
		}
	}
	if rule.Options > 0 && (c.Option < 0 || c.Option >= rule.Options) {
		return NoSuchChoice
	}
	why := Fine
	switch rule.Aim {
	case AimSelf:
	case AimTouch, AimUnit:
		why = p.fitsUnit(c, c.Target)
	case AimUnits, AimRays:
		if rule.Breaks != NoEffect && c.Option == BreakIt {
			why = p.fitsArea(c)
			break
		}
		why = p.fitsUnits(c)
	case AimPoint:
		why = p.fitsPoint(c)
	case AimSquares, AimPlace:
		why = p.fitsSquare(c)
	case AimAway:
		why = p.fitsAway(c)
	case AimLine:
		if start := p.lineStart(c); start == c.At() {
			why = NotStraight
		}
	}
	if why != Fine {
		return why
	}
	if rule.Fits != nil {
		own := &p.work.cmd // so that the caller's command stays off the heap
		*own = *c
		if why = rule.Fits(p, own); why != Fine {
			return why
		}
	}
	for m := int32(0); m < p.Mages(); m++ {
		if m != c.Who && p.charmedBy(c.Who, m) && p.aimsAt(c, m) {
			return CharmedBy
		}
	}
	return Fine
}

// harmsBefore is R35: nothing may target, harm or hinder another participant
// before P15; and what lies on the ground outside would serve nobody.
func (p *Position) harmsBefore(c *Command) Refusal {
	rule := &spells[c.Spell]
	switch rule.Aim {
	case AimSelf:
		return Fine
	case AimTouch, AimUnit, AimDispel:
		if c.Target == c.Who {
			return Fine
		}
	case AimUnits:
		if rule.Helpful && c.N == 1 && int32(c.Targets[0]) == c.Who {
			return Fine
		}
	case AimPlace, AimAway:
		return Fine
	}
	return HarmsBefore
}

// rangeOf is a spell's range for a caster in feet.
func (p *Position) rangeOf(c *Command) int64 {
	cl := p.casterLevel(Query{Unit: c.Who})
	if c.Kind == DoItem && int(c.Option) < len(p.S.Items) && c.Option >= 0 {
		cl = int(p.S.Items[c.Option].CL)
	}
	return srd.Spells[c.Spell].Range.Feet(cl)
}

func (p *Position) fitsUnit(c *Command, t int32) Refusal {
	rule := &spells[c.Spell]
	if !p.InPlay(t) && t != c.Who {
		return NoSuchTarget
	}
	if t == c.Who {
		if rule.Aim == AimUnit && !rule.Helpful {
			return NoSuchTarget
		}
		return Fine
	}
	if rule.Planar && !p.planar(t) {
		return NotPlanar
	}
	if rule.Humanoid && p.Type(t) != srd.TypeHumanoid {
		return NotHumanoid
	}
	if srd.Spells[c.Spell].Desc.Has(srd.DescLanguageDependent) && !p.speaks(t) {
		return NoSuchTarget
	}
	if typ := p.Type(t); rule.Living && (typ == srd.TypeUndead || typ == srd.TypeConstruct) {
		return NotLiving
	}
	if rule.Flesh && !p.flesh(t) {
		return NotFlesh
	}
	if p.S.Units[t].Has(Unseen) || !p.Sees(c.Who, t) {
		return NotSeen
	}
	if p.Distance(c.Who, t) > p.rangeOf(c) {
		return OutOfRange
	}
	if !p.inEffect(c.Who, t) {
		return NoLineOfEffect
	}
	return Fine
}

// speaks tells whether a unit understands the duellists' tongue: mages do, the
// creatures of the summon lists have tongues of their own or none.
func (p *Position) speaks(unit int32) bool { return p.IsMage(unit) }

func (p *Position) fitsUnits(c *Command) Refusal {
	rule := &spells[c.Spell]
	n := int(c.N)
	if n < 1 || n > MaxTargets {
		return NoSuchTarget
	}
	if n > rule.Count(p.itemOrCasterLevel(c)) {
		return TooManyTargets
	}
	once := rule.Helpful || srd.Spells[c.Spell].Save.Allowed()
	for i, t := range c.Targets[:n] {
		if i > 0 && t == c.Targets[i-1] && !once {
			continue // judged already
		}
		if why := p.fitsUnit(c, int32(t)); why != Fine {
			return why
		}
		for _, o := range c.Targets[:i] {
			if t != o && p.Distance(int32(t), int32(o)) > rule.Apart {
				return TooFarApart
			}
			if once && t == o {
				return TooManyTargets
			}
		}
	}
	return Fine
}

func (p *Position) itemOrCasterLevel(c *Command) int {
	if c.Kind == DoItem && c.Option >= 0 && int(c.Option) < len(p.S.Items) {
		return int(p.S.Items[c.Option].CL)
	}
	return p.casterLevel(Query{Unit: c.Who})
}

// fitsPoint is for grid intersections.
func (p *Position) fitsPoint(c *Command) Refusal {
	if c.X%5 != 0 || c.Y%5 != 0 || c.Z%5 != 0 {
		return NoSuchTarget
	}
	at := p.S.Units[c.Who].At()
	// Ranges are counted to the nearest square at the intersection.
	if grid.FromCorner(c.At(), at)-5 > p.rangeOf(c) {
		return OutOfRange
	}
	side, layers := p.Mask.Squares()
	if c.X < 0 || c.Y < 0 || c.Z < 0 || c.X > 5*side || c.Y > 5*side || c.Z > 5*layers {
		return OutsideZone
	}
	if !p.Mask.LineCorner(c.At(), at, arena.Lines) {
		return NoLineOfEffect
	}
	return Fine
}

// fitsArea is for a ray at what stands there: the nearest square beside it must
// be in range and reached.
func (p *Position) fitsArea(c *Command) Refusal {
	i := p.byID(c.N)
	if i == None || p.S.Effects[i].Kind != spells[c.Spell].Breaks || p.S.Effects[i].On != None {
		return NoSuchEffect
	}
	u := &p.S.Units[c.Who]
	at := p.S.Effects[i].beside(u.At())
	if grid.Between(u.Body(), grid.At(at)) > p.rangeOf(c) {
		return OutOfRange
	}
	if !p.Reaches(u.At(), at) {
		return NoLineOfEffect
	}
	return Fine
}

// beside is the square along a sheet that is nearest to another, on its side.
func (e *Effect) beside(from grid.Point) grid.Point {
	b := grid.Border{From: grid.Point{X: e.X, Y: e.Y, Z: e.Z}, To: grid.Point{X: e.X2, Y: e.Y2, Z: e.Z}, Height: int64(e.A)}.Bounds()
	at := grid.Point{X: clamp(from.X, b.Low.X, b.High.X-5), Y: clamp(from.Y, b.Low.Y, b.High.Y-5), Z: clamp(from.Z, b.Low.Z, b.High.Z-5)}
	if e.X == e.X2 && from.X >= e.X {
		at.X = e.X
	} else if e.X == e.X2 {
		at.X = e.X - 5
	} else if from.Y >= e.Y {
		at.Y = e.Y
	} else {
		at.Y = e.Y - 5
	}
	return at
}

func clamp(v, low, high int64) int64 { return max(low, min(v, high)) }

// fitsSquare is for squares.
func (p *Position) fitsSquare(c *Command) Refusal {
	if c.X%5 != 0 || c.Y%5 != 0 || c.Z%5 != 0 {
		return NoSuchTarget
	}
	if grid.Between(p.S.Units[c.Who].Body(), grid.At(c.At())) > p.rangeOf(c) {
		return OutOfRange
	}
	if p.S.Phase == Fight && !p.Mask.Inside(c.At()) {
		return OutsideZone
	}
	if !p.Reaches(p.S.Units[c.Who].At(), c.At()) {
		return NoLineOfEffect
	}
	return Fine
}

// itemBegins judges the use of an item before its target.
func (p *Position) itemBegins(c *Command) Refusal {
	if c.Option < 0 || int(c.Option) >= len(p.S.Items) {
		return NoItem
	}
	it := &p.S.Items[c.Option]
	if int32(it.Owner) != c.Who || it.Charges < 1 || it.Kind == Weapon || !p.handy(c.Who) {
		return NoItem
	}
	if !Implemented(it.Spell) {
		return UnknownSpell
	}
	if it.Kind == Scroll {
		if !p.hasTimeFor(c.Who, it.Spell, None) {
			return NoActionLeft
		}
	} else if !p.canStandard(c.Who) {
		return NoActionLeft
	}
	if it.Kind == Scroll && p.flagsOf(c.Who)&NoCasting != 0 {
		return CannotCast
	}
	return Fine
}

func (p *Position) checkItem(c *Command) Refusal {
	if why := p.itemBegins(c); why != Fine {
		return why
	}
	it := &p.S.Items[c.Option]
	if it.Kind == Potion {
		return Fine
	}
	sub := *c
	sub.Spell = it.Spell
	option := c.N >> 16
	n := c.N & 0xFFFF
	sub.N = n
	if p.S.Phase == Preparation {
		if why := p.harmsBefore(&sub); why != Fine {
			return why
		}
		if spells[it.Spell].Travels {
			return StandsStill
		}
	}
	// Ranges look at the item by Option; the spell's own option comes after.
	rule := &spells[it.Spell]
	if rule.Options > 0 && (option < 0 || option >= rule.Options) {
		return NoSuchChoice
	}
	switch rule.Aim {
	case AimTouch, AimUnit:
		return p.fitsUnit(&sub, c.Target)
	case AimUnits, AimRays:
		if rule.Breaks != NoEffect && option == BreakIt {
			return p.fitsArea(&sub)
		}
		return p.fitsUnits(&sub)
	case AimPoint:
		return p.fitsPoint(&sub)
	case AimSquares, AimPlace:
		if why := p.fitsSquare(&sub); why != Fine {
			return why
		}
	case AimAway:
		if why := p.fitsAway(&sub); why != Fine {
			return why
		}
	}
	if rule.Fits != nil {
		own := &p.work.cmd
		*own = sub
		own.Kind, own.Option = DoCast, option
		return rule.Fits(p, own)
	}
	return Fine
}

func (p *Position) checkMove(c *Command) Refusal {
	who := c.Who
	u := &p.S.Units[who]
	if p.S.Phase == Preparation {
		return StandsStill
	}
	if c.X%5 != 0 || c.Y%5 != 0 || c.Z%5 != 0 || c.Z < 0 {
		return NoSuchTarget
	}
	to := c.At()
	if to == u.At() {
		return NoWay
	}
	if !p.Free(who, to) {
		return NoRoom
	}
	leaving := !p.stays(who, to)
	if leaving && p.IsMage(who) && p.driven(who) {
		return CharmedBy // R33
	}
	if c.Kind == DoStep {
		if u.Has(Stepped) || u.Moved > 0 {
			return AlreadyMoved
		}
		if p.speed(who) < 10 || p.Is(who, Prone) || p.difficult(who) {
			return NoWay
		}
		if grid.Between(grid.At(u.At()), grid.At(to)) != 5 {
			return TooFar
		}
		if _, ok := p.stepCost(who, u.At(), to, leaving, p.CanFly(who)); !ok {
			return NoWay
		}
		return Fine
	}
	if u.Has(Stepped) {
		return AlreadyMoved
	}
	if c.Kind == DoRun {
		if to.Z > 0 && !p.CanFly(who) {
			return CannotFly
		}
		if grid.Between(grid.At(u.At()), grid.At(to)) > p.runFeet(who) {
			return TooFar
		}
		if _, ok := p.runPath(who, to, p.work.path[:0]); !ok {
			return NotStraight
		}
		return Fine
	}
	left := p.moveLeft(who)
	if c.Kind == DoWithdraw {
		if !p.canFull(who) && !p.onlyAction(who) || u.Has(Moving) {
			return NoActionLeft
		}
		left = p.withdrawFeet(who)
	}
	if left < 5 {
		return NoActionLeft
	}
	if to.Z > 0 && !p.CanFly(who) {
		return CannotFly
	}
	if grid.Between(grid.At(u.At()), grid.At(to)) > left {
		return TooFar
	}
	if p.work.proved {
		return Fine
	}
	_, _, ok := p.way(who, to, left, leaving, p.work.path[:0])
	if !ok {
		return NoWay
	}
	return Fine
}

// difficult tells whether the ground under a unit forbids a 5-foot step.
func (p *Position) difficult(who int32) bool {
	return p.Is(who, Webbed) || p.slippery(p.S.Units[who].At())
}

func (p *Position) checkAttack(c *Command) Refusal {
	who := c.Who
	if p.S.Phase == Preparation {
		return HarmsBefore
	}
	if !p.InPlay(c.Target) || c.Target == who {
		return NoSuchTarget
	}
	if p.charmedBy(who, c.Target) {
		return CharmedBy
	}
	if c.Kind == DoTouch {
		if !p.Is(who, HeldCharge) {
			return NotHeld
		}
	} else if !p.Foe(who, c.Target) {
		return NoSuchTarget
	}
	if p.IsMage(who) && c.Kind != DoTouch && (c.Option < WeaponHand || c.Option > BareHand) {
		return NoSuchChoice
	}
	switch c.Kind {
	case DoCoup:
		return p.checkCoup(c)
	case DoAttack:
		if !p.canStandard(who) {
			return NoActionLeft
		}
	case DoTouch:
		if !p.S.Units[who].Has(AoOTurn) && !p.canStandard(who) {
			return NoActionLeft
		}
	case DoCharge:
		if !p.canFull(who) && !p.onlyAction(who) {
			return NoActionLeft
		}
	default:
		if !p.canFull(who) {
			return NoActionLeft
		}
	}
	if c.Kind == DoCharge {
		if p.flagsOf(who)&NoRunning != 0 || len(p.chargePath(who, c.Target, p.work.path[:0])) == 0 {
			return NoCharge
		}
		return Fine
	}
	if p.S.Units[c.Target].Has(Unseen) {
		return Fine // a blow at a guess: it strikes only what is in reach
	}
	if !p.InReach(who, c.Target) {
		return OutOfReach
	}
	if !p.inEffect(who, c.Target) {
		return NoLineOfEffect
	}
	return Fine
}

func (p *Position) checkReady(c *Command) Refusal {
	who := c.Who
	if p.S.Phase == Preparation {
		return HarmsBefore
	}
	if !p.canStandard(who) {
		return NoActionLeft
	}
	switch c.Option {
	case ReadyBlow:
		if c.Target != None && (!p.InPlay(c.Target) || !p.Foe(who, c.Target)) {
			return NoSuchTarget
		}
		return Fine
	case ReadyCounter, ReadySpell:
		if !p.IsMage(who) || !p.IsMage(c.Target) || !p.InPlay(c.Target) || c.Target == who {
			return NoSuchTarget
		}
		if c.Option == ReadyCounter {
			return Fine
		}
		if !p.Ready(who, c.Slot) || p.S.Slots[c.Slot].Spell != c.Spell || !Implemented(c.Spell) {
			return NoSlotLeft
		}
		if srd.Spells[c.Spell].Time.Rounds() >= 1 {
			return NoActionLeft
		}
		switch spells[c.Spell].Aim {
		case AimUnit, AimUnits, AimRays, AimPoint, AimLine:
			return Fine
		}
	}
	return NoSuchChoice
}
