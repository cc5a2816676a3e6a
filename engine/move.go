package engine

import (
	"mageduel/engine/arena"
	"mageduel/engine/dice"
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// trip is what the path finder's question is about; kept in the workspace so
// that asking allocates nothing.
type trip struct {
	p       Position
	unit    int32
	leaving bool // may cross the zone's face
	fly     bool
}

// travel is the question to the path finder.
func (p *Position) travel(unit int32, max int64, leaving bool) grid.Travel {
	w := p.work
	w.trip = trip{p: *p, unit: unit, leaving: leaving, fly: p.CanFly(unit)}
	if w.cost == nil {
		w.cost = func(from, to grid.Point) (int64, bool) {
			t := &w.trip
			return t.p.stepCost(t.unit, from, to, t.leaving, t.fly)
		}
	}
	t := grid.Travel{From: p.S.Units[unit].Body(), Max: max, Odd: p.owed(unit), Space: w.trip.fly, Cost: w.cost}
	if t.Space {
		t.Dive, t.Turn = true, p.turning(unit)
	}
	return t
}

// turning is how a unit turns in flight. On the ground it sets out as it likes.
func (p *Position) turning(unit int32) grid.Turning {
	f := &srd.Flights[p.Maneuver(unit)]
	if f.TurnDegrees >= srd.AnyAngle {
		return grid.Turning{}
	}
	u := &p.S.Units[unit]
	t := grid.Turning{Heading: int8(u.Facing), Free: int8(f.TurnDegrees / 45), Every: int8(f.TurnFeet / 5), Place: int8(f.TurnInPlace / 45),
		Most: int8(min(f.MaximumTurn, 180) / 45), Level: int8(f.BetweenFeet / 5)}
	if u.Z == 0 {
		t.Heading = grid.AnyHeading
	}
	return t
}

// turnsTo tells whether a unit can set out in a direction: who flies and cannot
// turn on the spot goes on as it was going, or nearly so.
func (p *Position) turnsTo(unit int32, way grid.Point) bool {
	if !p.Aloft(unit) {
		return true
	}
	t := p.turning(unit)
	turn := grid.Angle(t.Heading, grid.Heading(way))
	return t.Most == 0 || turn <= t.Free
}

// way finds the way of a move: the straight one, diagonal steps first, where
// the ground is open and nothing is in the way; else the path finder's. It
// appends the squares to out.
func (p *Position) way(unit int32, to grid.Point, left int64, leaving bool, out []grid.Point) (path []grid.Point, feet int64, ok bool) {
	if path, feet, ok = p.straight(unit, to, left, leaving, out); ok {
		return path, feet, true
	}
	return p.work.paths.Path(p.travel(unit, left, leaving), to, out)
}

// owed is what the diagonals of the move in hand have left to pay.
func (p *Position) owed(unit int32) uint8 {
	if u := &p.S.Units[unit]; u.Has(Moving) {
		return uint8(u.Owed)
	}
	return 0
}

func (p *Position) straight(unit int32, to grid.Point, left int64, leaving bool, out []grid.Point) ([]grid.Point, int64, bool) {
	at := p.S.Units[unit].At()
	if at.Z != to.Z || grid.Distance(at, to) > left || !p.turnsTo(unit, to.Sub(at)) {
		return out, 0, false
	}
	fly := p.CanFly(unit)
	feet, diagonals := int64(0), int(p.owed(unit)&1)
	way := out
	for at != to {
		next := grid.Point{X: at.X + 5*sign(to.X-at.X), Y: at.Y + 5*sign(to.Y-at.Y), Z: at.Z}
		cost, ok := p.stepCost(unit, at, next, leaving, fly)
		if !ok || cost != 5 {
			return out, 0, false
		}
		if next.X != at.X && next.Y != at.Y {
			if diagonals++; diagonals%2 == 0 {
				cost = 10
			}
		}
		feet += cost
		way = append(way, next)
		at = next
	}
	return way, feet, feet <= left
}

// stepCost is what a unit pays in feet for a step, or that it cannot be made as
// far as is known. Rising costs double for all but the perfect flier.
func (p *Position) stepCost(unit int32, from, to grid.Point, leaving, fly bool) (int64, bool) {
	if to.Z < 0 || !fly && to.Z != from.Z {
		return 0, false
	}
	body := p.S.Units[unit].Body()
	body.Point = from
	ok, crosses := p.Mask.StepBody(body, to)
	if !ok || crosses && !leaving {
		return 0, false
	}
	body.Point = to
	for i := range p.S.Units {
		if o := int32(i); o != unit && meets(&body, &p.S.Units[i]) && p.blocks(o, unit) {
			return 0, false
		}
	}
	if p.against(unit, from, to) {
		return 0, false
	}
	feet := int64(5)
	if to.Z != from.Z {
		f := &srd.Flights[p.Maneuver(unit)]
		if to.X == from.X && to.Y == from.Y && (to.Z > from.Z && f.UpAngle < 90 || to.Z < from.Z && f.DownAngle < 90) {
			return 0, false
		}
		if to.Z > from.Z && f.HalfSpeedUp {
			feet = 10
		}
	}
	if to.Z == 0 && p.slippery(to) {
		feet *= 2
	}
	return feet, true
}

// meets tells whether a body and a unit's share a square.
func meets(b *grid.Body, u *Unit) bool {
	s := int64(u.Space)
	return b.X < u.X+s && u.X < b.X+b.Size && b.Y < u.Y+s && u.Y < b.Y+b.Size && b.Z < u.Z+s && u.Z < b.Z+b.Height
}

// blocks tells whether o's body is in the way of unit: foes and beasts that are
// up, not friends, not tiny ones, not the slain.
func (p *Position) blocks(o, unit int32) bool {
	if !p.InPlay(o) || p.S.Units[o].Has(Unseen) || p.small(o) || p.small(unit) {
		return false
	}
	if p.S.Units[o].Owner == p.S.Units[unit].Owner || p.flagsOf(o)&IsHelpless != 0 {
		return false
	}
	// SRD: three sizes larger or smaller can be passed, and a whirlwind goes into the
	// smaller.
	d := p.sizeOf(&p.S.Units[o]) - p.sizeOf(&p.S.Units[unit])
	if d < 0 && p.Is(unit, Whirling) {
		return false
	}
	return d < 3 && d > -3
}

// against tells whether a step would go against a wind that the unit failed to
// withstand: towards where it blows from.
func (p *Position) against(unit int32, from, to grid.Point) bool {
	if !p.Is(unit, Buffeted) {
		return false
	}
	for i := range p.S.Effects {
		e := &p.S.Effects[i]
		if e.Kind != Buffeted || e.On != unit {
			continue
		}
		w := p.byID(e.Parent)
		if w == None || !p.onAt(&p.S.Effects[w], unit, from) {
			continue
		}
		start := grid.Point{X: p.S.Effects[w].X, Y: p.S.Effects[w].Y, Z: p.S.Effects[w].Z}
		if grid.FromCorner(start, to) < grid.FromCorner(start, from) {
			return true
		}
	}
	return false
}

// small creatures share squares (SRD: tiny and smaller).
func (p *Position) small(unit int32) bool { return p.sizeOf(&p.S.Units[unit]) <= int(srd.Tiny) }

// Free tells whether a unit could end a move with its low corner there.
func (p *Position) Free(unit int32, at grid.Point) bool {
	body := p.S.Units[unit].Body()
	body.Point = at
	for i := range p.S.Units {
		o := int32(i)
		if o != unit && meets(&body, &p.S.Units[i]) && p.InPlay(o) && !p.S.Units[o].Has(Unseen) &&
			!(p.small(o) || p.small(unit)) && !p.sharing(o, unit) {
			return false
		}
	}
	if p.Mask.Open() {
		return true
	}
	ok := true
	body.Each(func(sq grid.Point) bool { ok = !p.Mask.Filled(sq, arena.Bodies); return ok })
	return ok
}

// sharing: in a zone too small for all, mages share squares (R4).
func (p *Position) sharing(a, b int32) bool {
	if !p.IsMage(a) || !p.IsMage(b) || p.S.Side == 0 {
		return false
	}
	side, _ := p.Mask.Squares()
	return side < 8 && side*side < int64(len(p.S.Mages))
}

func (p *Position) slippery(at grid.Point) bool {
	if !p.S.Lying.Has(GreaseArea) {
		return false
	}
	for i := range p.S.Effects {
		if e := &p.S.Effects[i]; e.Kind == GreaseArea && p.covers(e, at) {
			return true
		}
	}
	return false
}

// speed is the better of flying and walking, in feet for a move action.
func (p *Position) speed(unit int32) int64 {
	if p.Is(unit, Prone) {
		return 5 // crawling
	}
	return max(p.FlySpeed(unit), p.LandSpeed(unit))
}

// moveLeft is how many feet the unit may go now: what is left of a move action
// in hand, or a new one's.
func (p *Position) moveLeft(unit int32) int64 {
	u := &p.S.Units[unit]
	if w := p.find(unit, Webbed); w != None { // a whole round, and a check
		if p.canFull(unit) && p.S.Effects[w].A == 0 {
			return webFeetOf(20 + max(p.Sum(Query{Unit: unit, Against: None, Stat: PlainStrength}, nil), p.Sum(Query{Unit: unit, Against: None, Stat: EscapeArtist}, nil)))
		}
		return 0
	}
	if p.gripped(unit) != None {
		return p.dragFeet(unit)
	}
	if u.Has(Moving) && u.MoveLeft > 0 {
		return int64(u.MoveLeft)
	}
	if p.canMove(unit) {
		return p.speed(unit)
	}
	return 0
}

// moveCommand is DoMove and DoWithdraw.
func (r *run) moveCommand(cmd *Command) {
	u := r.unit(cmd.Who)
	left := r.moveLeft(cmd.Who)
	withdraw := cmd.Kind == DoWithdraw
	if r.Is(cmd.Who, Webbed) {
		r.wade(cmd, left)
		return
	}
	if r.gripped(cmd.Who) != None {
		r.drag(cmd, left)
		return
	}
	if withdraw {
		left = r.withdrawFeet(cmd.Who)
		u.Flags |= FullRound | StandardUsed | MoveUsed
	} else if !(u.Has(Moving) && u.MoveLeft > 0) {
		r.useMove(cmd.Who)
		u.Flags |= Moving
		u.Owed = 0
	}
	to := cmd.At()
	leaving := !r.stays(cmd.Who, to)
	var cost int64
	path := r.work.path[:0]
	v := r.known(cmd.Who)
	path, cost, ok := v.way(cmd.Who, to, left, leaving, path)
	r.work.path = path
	if !ok {
		return
	}
	u = r.unit(cmd.Who)
	u.MoveLeft = int32(left - cost)
	at := u.At()
	for _, next := range path { // halves that the next diagonals owe
		u.Owed ^= truth(next.X != at.X && next.Y != at.Y)
		at = next
	}
	r.walk(cmd.Who, path, withdraw, false)
	if r.InPlay(cmd.Who) && r.unit(cmd.Who).At() != to {
		r.unit(cmd.Who).MoveLeft = 0 // it was stopped on its way
	}
}

// wade is a round devoted to moving through a web: as far as a check leads.
func (r *run) wade(cmd *Command, most int64) {
	r.useFull(cmd.Who)
	path, _, ok := r.way(cmd.Who, cmd.At(), most, !r.stays(cmd.Who, cmd.At()), r.work.path[:0])
	r.work.path = path
	if !ok {
		return
	}
	total, _ := r.webCheck(cmd.Who, 0)
	left, at := webFeetOf(total), r.unit(cmd.Who).At()
	n := 0
	for n < len(path) {
		if left -= grid.Distance(at, path[n]); left < 0 {
			break
		}
		at = path[n]
		n++
	}
	r.walk(cmd.Who, path[:n], false, false)
}

// withdrawFeet is how far a unit can withdraw: twice its speed, or its speed
// where it has but one action.
func (p *Position) withdrawFeet(unit int32) int64 {
	if p.flagsOf(unit)&OneAction != 0 {
		return p.speed(unit)
	}
	return 2 * p.speed(unit)
}

// stays tells whether a move to a square needs no crossing of the zone's face.
func (p *Position) stays(unit int32, at grid.Point) bool {
	return p.S.Phase != Fight || p.Inside(unit) && p.Mask.Inside(at)
}

// stepCommand is the 5-foot step: it provokes nothing.
func (r *run) stepCommand(cmd *Command) {
	r.unit(cmd.Who).Flags |= Stepped
	path := append(r.work.path[:0], cmd.At())
	r.work.path = path
	r.walk(cmd.Who, path, true, true)
}

// walk takes a unit along a path, square by square. quiet says that leaving the
// first square provokes nothing; step that it is a 5-foot step.
func (r *run) walk(unit int32, path []grid.Point, quiet, step bool) {
	var copyOf [128]grid.Point
	n := copy(copyOf[:], path)
	r.passed, r.balanced = 0, false
	for i := range n {
		if !r.Here(unit) || !r.CanAct(unit) {
			return
		}
		from := r.unit(unit).At()
		if !step {
			r.provokeMoving(unit, quiet && i == 0)
		}
		if r.small(unit) {
			r.provokeEntering(unit, copyOf[i])
		}
		if !r.InPlay(unit) || !r.CanAct(unit) || r.unit(unit).At() != from {
			return
		}
		if !r.stepTo(unit, copyOf[i], step, false) {
			return
		}
		r.readiedFor(unit, from)
		if r.InPlay(unit) && r.unit(unit).At() != copyOf[i] {
			return
		}
	}
	if r.InPlay(unit) {
		r.landing(unit)
	}
}

// stepTo moves a unit one square, meeting what is there: unseen bodies, the
// zone's faces, fire, webs, grease. It tells whether the unit can go on.
func (r *run) stepTo(unit int32, to grid.Point, step, unwilling bool) bool {
	u := r.unit(unit)
	from := u.At()
	ok, crosses := r.Mask.StepBody(u.Body(), to)
	if !ok {
		return false
	}
	if r.s.Phase == Fight && crosses && r.Inside(unit) {
		if !r.cross(unit, to, unwilling) {
			return false
		}
	}
	entering := r.s.Phase == Fight && crosses && !r.Inside(unit)
	if entering && !r.IsMage(unit) && u.Owner >= 0 {
		r.tell(Event{Kind: EvStopped, Who: unit, Target: None, X: to.X, Y: to.Y, Z: to.Z})
		return false // R23: it stops at the edge
	}
	if o := r.bodyAt(unit, to); o != None && !unwilling {
		return false // somebody unseen stands there
	}
	if r.slippery(from) && u.Z == 0 && !unwilling && !r.balance(unit) {
		return false
	}
	if !unwilling && r.against(unit, from, to) {
		return false
	}
	u.X, u.Y, u.Z = to.X, to.Y, to.Z
	u.Facing = facing(from, to, u.Facing)
	u.Moved += 5
	e := Event{Kind: EvMove, Who: unit, Target: None, X: to.X, Y: to.Y, Z: to.Z, X2: from.X, Y2: from.Y, Z2: from.Z, A: truth(step), B: truth(unwilling)}
	r.tellMove(e)
	if entering {
		r.intrude(unit)
	}
	if u := r.unit(unit); u.Has(Gone) || r.IsMage(unit) && !r.InPlay(unit) {
		return false
	}
	r.carry(unit)
	r.letsGo(unit)
	if r.s.Lying.Has(Antimagic) {
		r.nullify()
		if !r.InPlay(unit) || r.unit(unit).At() != to {
			return false
		}
	}
	return r.enter(unit, from, to, unwilling)
}

// facing is the direction of a step, 0 east then counter-clockwise.
func facing(from, to grid.Point, was int16) int16 {
	dx, dy := sign(to.X-from.X), sign(to.Y-from.Y)
	if dx == 0 && dy == 0 {
		return was
	}
	return [3][3]int16{{5, 4, 3}, {6, 0, 2}, {7, 0, 1}}[dx+1][dy+1]
}

func sign(v int64) int64 {
	switch {
	case v > 0:
		return 1
	case v < 0:
		return -1
	}
	return 0
}

// tellMove tells a step to those who can tell where the unit is.
func (r *run) tellMove(e Event) {
	if !r.d.Silent {
		e.Sees = r.watchers(e.Who)
	}
	r.tell(e)
}

// watchers is the mask of participants who can tell where a unit is.
func (r *run) watchers(unit int32) uint16 {
	mask := uint16(0)
	all := true
	for m := int32(0); m < r.Mages(); m++ {
		if r.s.Units[unit].Owner == m || r.knows(m, unit) {
			mask |= Only(m)
		} else {
			all = false
		}
	}
	if all {
		return Everyone
	}
	return mask | 1<<15
}

// bodyAt is a body that is in the way of a unit's step, as it truly is.
func (r *run) bodyAt(unit int32, to grid.Point) int32 {
	body := r.unit(unit).Body()
	body.Point = to
	for i := range r.s.Units {
		o := int32(i)
		if o != unit && meets(&body, &r.s.Units[i]) && r.blocks(o, unit) {
			return o
		}
	}
	return None
}

// balance is the check, DC 10, to walk through grease, once for each move.
// Failure stops: by 5 or more with a fall, else a Reflex save or a fall. Who
// walks in it is unbalanced until its next turn: without its Dexterity bonus.
func (r *run) balance(unit int32) bool {
	if r.balanced || r.Is(unit, Prone) {
		return true
	}
	r.balanced = true
	grease := r.greaseUnder(unit)
	if grease == None {
		return true
	}
	e := r.s.Effects[grease]
	if !r.Is(unit, OnGrease) {
		r.begin(Effect{Kind: OnGrease, On: unit, By: e.By, Spell: e.Spell, Ends: timeAt(r.clock()+1, int64(r.unit(unit).Init))})
	}
	from := r.mark()
	bonus := r.Sum(Query{Unit: unit, Against: None, Stat: EscapeArtist}, r.lines()) // Dexterity alone, like it
	die := r.die(20)
	total := die + bonus
	r.tell(Event{Kind: EvRoll, Who: unit, Target: None, Stat: DexScore, A: int32(die), B: int32(total), C: 10, D: truth(total >= 10), Spell: srd.Grease, L0: from, L1: r.mark()})
	if total >= 10 {
		return true
	}
	r.unit(unit).MoveLeft = 0
	if total <= 5 {
		r.begin(Effect{Kind: Prone, On: unit, By: None, Ends: Forever})
	} else {
		r.slip(unit, int(e.DC), e.Spell)
	}
	return false
}

// greaseUnder is the grease that a unit stands on, or None.
func (p *Position) greaseUnder(unit int32) int {
	if !p.S.Lying.Has(GreaseArea) {
		return None
	}
	for i := range p.S.Effects {
		if e := &p.S.Effects[i]; e.Kind == GreaseArea && e.On == None && p.on(e, unit) {
			return i
		}
	}
	return None
}

// enter meets the effects between two squares and on the new one.
func (r *run) enter(unit int32, from, to grid.Point, unwilling bool) bool {
	for i := 0; i < len(r.s.Effects); i++ {
		e := r.s.Effects[i]
		if e.Kind != FireWall || e.On != None || r.passed == e.ID || !r.passes(&e, unit, from, to) {
			continue
		}
		r.passed = e.ID
		r.scorch(&e, unit)
		if !r.InPlay(unit) {
			return false
		}
	}
	held := r.Is(unit, Webbed)
	r.leaving(unit)
	r.entering(unit, from, to)
	if !r.InPlay(unit) {
		return false
	}
	if !held && r.Is(unit, Webbed) {
		r.unit(unit).MoveLeft = 0
		return false
	}
	if !unwilling && to.Z == 0 && r.slippery(to) && !r.slippery(from) && !r.balance(unit) {
		return false
	}
	return r.CanAct(unit) && r.InPlay(unit)
}

// passes tells whether any part of a unit goes through a wall of fire.
func (p *Position) passes(e *Effect, unit int32, from, to grid.Point) bool {
	s := int64(p.S.Units[unit].Space)
	for dy := int64(0); dy < s; dy += 5 {
		for dx := int64(0); dx < s; dx += 5 {
			off := grid.Point{X: dx, Y: dy}
			a, b := from.Add(off), to.Add(off)
			if p.wallBetween(e, a, b) || e.A > 0 && e.ring().Contains(b) && !e.ring().Contains(a) && !p.out(e, grid.Point{X: b.X, Y: b.Y, Z: e.Z}) {
				return true
			}
		}
	}
	return false
}

// carry takes along what has bitten itself fast to a unit, and whom a whirlwind
// holds.
func (r *run) carry(unit int32) {
	if !r.anyBears(Attached) && !r.Is(unit, Whirling) {
		return
	}
	at := r.unit(unit).At()
	for i := range r.s.Effects {
		if e := &r.s.Effects[i]; (e.Kind == Attached && e.B == unit || e.Kind == Whirled && e.By == unit) && r.Here(e.On) {
			u := r.unit(e.On)
			was := u.At()
			u.X, u.Y, u.Z = at.X, at.Y, at.Z
			r.tellMove(Event{Kind: EvMove, Who: e.On, Target: None, X: at.X, Y: at.Y, Z: at.Z, X2: was.X, Y2: was.Y, Z2: was.Z, B: 1})
		}
	}
}

// landing sets down who cannot stay in the air.
func (r *run) landing(unit int32) {
	if r.Aloft(unit) && !r.CanFly(unit) {
		r.drop(unit)
	}
}

// drop lets a unit fall to the ground: 1d6 for every 10 feet, not halved (R21:
// a plain fall).
func (r *run) drop(unit int32) { r.fall(unit, false) }

// fall is a fall that the zone halves where a spell or a creature's power set its
// victim falling (R21). Who is held in the air does not fall, and in reversed
// gravity it goes up.
func (r *run) fall(unit int32, halved bool) {
	u := r.unit(unit)
	feet := u.Z
	if feet <= 0 || r.flagsOf(unit)&Upheld != 0 || r.upward(unit) {
		return
	}
	u.Z = 0
	r.tell(Event{Kind: EvFall, Who: unit, Target: unit, A: int32(min(feet, 1<<30)), X: u.X, Y: u.Y})
	if feet < 10 {
		return
	}
	d := srd.FallDice(feet)
	pk := packet{from: None, to: unit, kind: pure, wide: true, halved: halved, dice: dice.Roll{Count: int16(d.Count), Sides: int16(d.Sides)}}
	pk.amount = r.roll(pk.dice)
	r.damage(&pk)
	if r.InPlay(unit) && !r.Is(unit, Prone) {
		r.begin(Effect{Kind: Prone, On: unit, By: None, Ends: Forever})
	}
}

// shove moves a unit against its will along a direction, so many feet, until
// something stops it. A participant who is pushed through the face is out
// (T2, R34); a summoned creature stops there (E2).
func (r *run) shove(unit int32, dx, dy, dz, feet int64) {
	for ; feet >= 5; feet -= 5 {
		u := r.unit(unit)
		to := grid.Point{X: u.X + 5*dx, Y: u.Y + 5*dy, Z: u.Z + 5*dz}
		if to.Z < 0 {
			return
		}
		if r.occupied(unit, to) || !r.stepTo(unit, to, false, true) || !r.InPlay(unit) {
			return
		}
	}
}

func (r *run) occupied(unit int32, to grid.Point) bool {
	body := r.unit(unit).Body()
	body.Point = to
	for i := range r.s.Units {
		o := int32(i)
		if o != unit && r.InPlay(o) && !r.small(o) && !r.small(unit) && grid.Between(body, r.s.Units[i].Body()) == 0 {
			return true
		}
	}
	return false
}

// blow is severe wind on a unit that has failed its save. Tiny or smaller on
// the ground are rolled 1d4 x 10 ft, 1d4 nonlethal each 10 ft; flying Tiny are
// blown 2d6 x 10 ft and take 2d6. Small are knocked prone, flying blown 1d6 x 10
// ft; Medium cannot go against it, flying are blown 1d6 x 5 ft. It moves nobody
// beyond its range.
func (r *run) blow(wind *Effect, unit int32) {
	size := srd.Size(r.sizeOf(r.unit(unit)))
	if size >= srd.Large {
		return
	}
	r.begin(Effect{Kind: Buffeted, On: unit, By: wind.By, Parent: wind.ID, Ends: Forever})
	dx, dy := octant(wind.X2-wind.X, wind.Y2-wind.Y)
	dz := int64(0)
	if up, flat := int64(wind.A)-wind.Z, max(wind.X2-wind.X, wind.X-wind.X2, wind.Y2-wind.Y, wind.Y-wind.Y2); 2*max(up, -up) >= flat {
		dz = sign(up)
		if max(up, -up) > 2*flat {
			dx, dy = 0, 0
		}
	}
	flying := r.Aloft(unit)
	var feet int64
	var hurt dice.Roll
	switch {
	case size <= srd.Tiny && !flying:
		feet = 10 * int64(r.die(4))
		hurt = D(int(feet/10), 4).At(0)
		r.prone(unit, wind.By)
	case size <= srd.Tiny:
		feet = 10 * int64(r.roll(D(2, 6).At(0)))
		hurt = D(2, 6).At(0)
	case size == srd.Small && flying:
		feet = 10 * int64(r.die(6))
	case size == srd.Small:
		r.prone(unit, wind.By)
	case flying:
		feet = 5 * int64(r.die(6))
	}
	if hurt.Count > 0 {
		pk := packet{from: wind.By, to: unit, kind: pure, dice: hurt, spell: wind.Spell, halved: r.spellHalves()}
		pk.amount = r.roll(hurt)
		r.damage(&pk)
	}
	if feet == 0 || !r.InPlay(unit) {
		return
	}
	start := grid.Point{X: wind.X, Y: wind.Y, Z: wind.Z}
	reach := int64(60)
	r.push = int(wind.DC)
	defer func() { r.push = 0 }()
	for ; feet >= 5; feet -= 5 {
		u := r.unit(unit)
		to := grid.Point{X: u.X + 5*dx, Y: u.Y + 5*dy, Z: u.Z + 5*dz}
		if to.Z < 0 || grid.FromCorner(start, to) > reach || r.occupied(unit, to) || !r.stepTo(unit, to, false, true) || !r.InPlay(unit) {
			return
		}
	}
}

// prone knocks a unit down.
func (r *run) prone(unit, by int32) {
	if !r.Is(unit, Prone) && !r.Aloft(unit) {
		r.begin(Effect{Kind: Prone, On: unit, By: by, Ends: Forever})
	}
}

// octant is the nearest of the eight directions.
func octant(x, y int64) (int64, int64) {
	ax, ay := max(x, -x), max(y, -y)
	switch {
	case 2*ay < ax:
		return sign(x), 0
	case 2*ax < ay:
		return 0, sign(y)
	}
	return sign(x), sign(y)
}

// provoke lets those who threaten a unit make their attack of opportunity, in
// the order of initiative. only restricts it to one, or None for all.
func (r *run) provoke(unit, only int32) {
	r.provokeSome(unit, func(a int32) bool { return only == None || a == only })
}

// provokeMoving is for leaving a square. SRD: however many squares it leaves in
// a round, it gives each foe one opportunity; who withdraws gives none at its
// first square to those it sees.
func (r *run) provokeMoving(unit int32, withdrawing bool) {
	r.provokeSome(unit, func(a int32) bool {
		bit := uint64(1) << uint(a&63)
		if withdrawing && r.Sees(unit, a) || r.s.Units[unit].Provoked&bit != 0 {
			return false
		}
		r.s.Units[unit].Provoked |= bit
		return true
	})
}

// provokeEntering: the very small give an opportunity to whoever's square they
// come into.
func (r *run) provokeEntering(unit int32, to grid.Point) {
	r.provokeSome(unit, func(a int32) bool {
		body := r.s.Units[unit].Body()
		body.Point = to
		other := r.s.Units[a].Body()
		bit := uint64(1) << uint(a&63)
		if grid.Between(body, other) != 0 || r.s.Units[unit].Provoked&bit != 0 {
			return false
		}
		r.s.Units[unit].Provoked |= bit
		return true
	})
}

// threatened tells whether anybody makes attacks of opportunity against a unit.
func (p *Position) threatened(unit int32) bool {
	for i := range p.S.Units {
		if p.Threatens(int32(i), unit) {
			return true
		}
	}
	return false
}

func (r *run) provokeSome(unit int32, may func(a int32) bool) {
	if r.s.Phase != Fight || r.depth > 2 || !r.threatened(unit) {
		return
	}
	r.depth++
	defer func() { r.depth-- }()
	var order [64]int32
	n := copy(order[:], r.s.Order)
	for _, a := range order[:n] {
		if a == unit || !r.InPlay(unit) || !r.Here(a) || !r.Threatens(a, unit) || !may(a) {
			continue
		}
		how := Context(0)
		if r.IsMage(a) {
			ans := r.ask(Question{Kind: AskOpportunity, Who: a, Unit: unit, Mine: a})
			if ans.Option == 0 {
				continue
			}
			how = ans.with()
		}
		r.unit(a).AoOs++
		r.opportunity(a, unit, how)
	}
}

// opportunity is one melee attack at the full bonus: a held charge before all
// else, a blow with the bare hand where how says Bare, or the first natural
// attack.
func (r *run) opportunity(a, b int32, how Context) {
	if r.IsMage(a) {
		if r.Is(a, HeldCharge) {
			r.touch(a, b)
			return
		}
		if !r.natural(a, how) {
			r.strikeWeapon(a, b, 0, how)
			return
		}
	}
	c := r.body(r.unit(a))
	if len(c.Attack) > 0 && len(c.Attack[0]) > 0 {
		r.strike(a, b, &c.Attack[0][0], 0, 0)
	}
}
