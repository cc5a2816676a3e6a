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
	return grid.Travel{From: p.S.Units[unit].Body(), Max: max, Space: w.trip.fly, Cost: w.cost}
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

func (p *Position) straight(unit int32, to grid.Point, left int64, leaving bool, out []grid.Point) ([]grid.Point, int64, bool) {
	at := p.S.Units[unit].At()
	if at.Z != to.Z || grid.Distance(at, to) > left {
		return out, 0, false
	}
	fly := p.CanFly(unit)
	feet, diagonals := int64(0), 0
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
		o := int32(i)
		if o == unit || !p.blocks(o, unit) {
			continue
		}
		if grid.Between(body, p.S.Units[i].Body()) == 0 {
			return 0, false
		}
	}
	feet := int64(5)
	if to.Z > from.Z && p.Maneuver(unit) != srd.ManeuverPerfect {
		feet = 10
	}
	if to.Z == 0 && p.slippery(to) {
		feet *= 2
	}
	return feet, true
}

// blocks tells whether o's body is in the way of unit: foes and beasts that are
// up, not friends, not tiny ones, not the slain.
func (p *Position) blocks(o, unit int32) bool {
	if !p.InPlay(o) || p.S.Units[o].Has(Unseen) || p.small(o) || p.small(unit) {
		return false
	}
	return p.S.Units[o].Owner != p.S.Units[unit].Owner && p.CanAct(o)
}

// small creatures share squares (SRD: tiny and smaller).
func (p *Position) small(unit int32) bool { return p.sizeOf(&p.S.Units[unit]) <= int(srd.Tiny) }

// Free tells whether a unit could end a move with its low corner there.
func (p *Position) Free(unit int32, at grid.Point) bool {
	body := p.S.Units[unit].Body()
	body.Point = at
	for i := range p.S.Units {
		o := int32(i)
		if o != unit && p.InPlay(o) && !p.S.Units[o].Has(Unseen) && !(p.small(o) || p.small(unit)) &&
			grid.Between(body, p.S.Units[i].Body()) == 0 && !p.sharing(o, unit) {
			return false
		}
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
	if withdraw {
		left = 2 * r.speed(cmd.Who)
		u.Flags |= FullRound | StandardUsed | MoveUsed
	} else if !(u.Has(Moving) && u.MoveLeft > 0) {
		r.useMove(cmd.Who)
		u.Flags |= Moving
	}
	to := cmd.At()
	leaving := !r.stays(cmd.Who, to)
	var cost int64
	path := r.work.path[:0]
	path, cost, ok := r.way(cmd.Who, to, left, leaving, path)
	r.work.path = path
	if !ok {
		return
	}
	r.unit(cmd.Who).MoveLeft = int32(left - cost)
	r.walk(cmd.Who, path, withdraw, false)
	if r.InPlay(cmd.Who) && r.unit(cmd.Who).At() != to {
		r.unit(cmd.Who).MoveLeft = 0 // it was stopped on its way
	}
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
	for i := range n {
		if !r.Here(unit) || !r.CanAct(unit) {
			return
		}
		if !step && !(quiet && i == 0) {
			r.provoke(unit, None)
			if !r.InPlay(unit) || !r.CanAct(unit) {
				return
			}
		}
		if !r.stepTo(unit, copyOf[i], step, false) {
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
	if r.slippery(from) && u.Z == 0 && !unwilling {
		if !r.balance(unit) {
			return false
		}
	}
	u.X, u.Y, u.Z = to.X, to.Y, to.Z
	u.Facing = facing(from, to, u.Facing)
	u.Moved += 5
	e := Event{Kind: EvMove, Who: unit, Target: None, X: to.X, Y: to.Y, Z: to.Z, X2: from.X, Y2: from.Y, Z2: from.Z, A: truth(step), B: truth(unwilling)}
	e.Sees = r.watchers(unit)
	r.tell(e)
	if entering {
		r.intrude(unit)
	}
	if u := r.unit(unit); u.Has(Gone) || r.IsMage(unit) && !r.InPlay(unit) {
		return false
	}
	return r.enter(unit, from, to)
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

// watchers is the mask of participants who can see a unit.
func (r *run) watchers(unit int32) uint16 {
	if !r.Is(unit, Invisible) {
		return Everyone
	}
	mask := uint16(0)
	for m := int32(0); m < r.Mages(); m++ {
		if r.s.Units[unit].Owner == m || r.Sees(m, unit) {
			mask |= Only(m)
		}
	}
	return mask | 1<<15
}

// bodyAt is a body that is in the way of a unit's step, as it truly is.
func (r *run) bodyAt(unit int32, to grid.Point) int32 {
	body := r.unit(unit).Body()
	body.Point = to
	for i := range r.s.Units {
		o := int32(i)
		if o != unit && r.blocks(o, unit) && grid.Between(body, r.s.Units[i].Body()) == 0 {
			return o
		}
	}
	return None
}

// balance is the check, DC 10, to walk through grease; failure stops, by 5 or
// more it brings a fall. SRD: else a Reflex save or a fall.
func (r *run) balance(unit int32) bool {
	die := r.die(20)
	total := die + r.Mod(unit, Dex)
	r.tell(Event{Kind: EvRoll, Who: unit, Stat: DexScore, A: int32(die), B: int32(total), C: 10, D: truth(total >= 10), Spell: srd.Grease})
	if total >= 10 {
		return true
	}
	dc, spell := 0, srd.Grease
	for i := range r.s.Effects {
		if e := &r.s.Effects[i]; e.Kind == GreaseArea && r.on(e, unit) {
			dc = int(e.DC)
		}
	}
	if total <= 5 {
		r.begin(Effect{Kind: Prone, On: unit, By: None, Ends: Forever})
	} else {
		r.slip(unit, dc, spell)
	}
	return false
}

// enter meets the effects between two squares and on the new one.
func (r *run) enter(unit int32, from, to grid.Point) bool {
	for i := 0; i < len(r.s.Effects); i++ {
		e := r.s.Effects[i]
		if e.On != None {
			continue
		}
		switch e.Kind {
		case FireWall:
			if r.wallBetween(&e, from, to) || e.A > 0 && e.ring().Contains(to) && !e.ring().Contains(from) {
				r.scorch(&e, unit, true)
			}
		case WebArea:
			if !r.Is(unit, Webbed) && r.on(&r.s.Effects[i], unit) {
				enterWeb(r, i, unit)
			}
		}
		if !r.InPlay(unit) {
			return false
		}
	}
	if w := r.find(unit, Webbed); w != None {
		if parent := r.byID(r.s.Effects[w].Parent); parent == None || !r.on(&r.s.Effects[parent], unit) {
			r.end(w) // out of the web
		} else if r.s.Effects[w].A == 1 {
			return false
		}
	}
	return r.CanAct(unit)
}

// landing sets down who cannot stay in the air.
func (r *run) landing(unit int32) {
	if r.Aloft(unit) && !r.CanFly(unit) {
		r.drop(unit)
	}
}

// drop lets a unit fall to the ground: 1d6 for every 10 feet, not halved (R21:
// a plain fall).
func (r *run) drop(unit int32) {
	u := r.unit(unit)
	feet := u.Z
	if feet <= 0 {
		return
	}
	u.Z = 0
	r.tell(Event{Kind: EvFall, Who: unit, Target: unit, A: int32(min(feet, 1<<30)), X: u.X, Y: u.Y})
	if feet < 10 {
		return
	}
	d := srd.FallDice(feet)
	pk := packet{from: None, to: unit, kind: pure, dice: dice.Roll{Count: int16(d.Count), Sides: int16(d.Sides)}}
	pk.amount = r.roll(pk.dice)
	r.damage(&pk)
	if r.InPlay(unit) && !r.Is(unit, Prone) {
		r.begin(Effect{Kind: Prone, On: unit, By: None, Ends: Forever})
	}
}

// endFly: the spell fails slowly, the bearer sinks 60 feet a round for 1d6
// rounds and falls the rest.
func endFly(r *run, e Effect) {
	u := r.unit(e.On)
	if u.Z <= 0 || r.CanFly(e.On) {
		return
	}
	if sinks := 60 * int64(r.die(6)); u.Z > sinks {
		u.Z -= sinks
		r.drop(e.On)
		return
	}
	u.Z = 0
	r.tell(Event{Kind: EvMove, Who: e.On, Target: None, X: u.X, Y: u.Y, X2: u.X, Y2: u.Y, B: 1})
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

// blow is severe wind on a unit (SRD, gust of wind): a Fortitude save negates.
// Tiny or smaller on the ground are rolled 1d4 x 10 ft, 1d4 nonlethal each 10
// ft; flying Tiny 2d6 x 10 ft and 2d6. Small are knocked prone, flying blown
// 1d6 x 10 ft; Medium cannot go forward, flying blown 1d6 x 5 ft.
func (r *run) blow(by, unit int32, aim, start grid.Point, spell srd.SpellID) {
	dx, dy := octant(aim.X-start.X, aim.Y-start.Y)
	size := srd.Size(r.sizeOf(r.unit(unit)))
	flying := r.Aloft(unit)
	var feet int64
	hurt := 0
	switch {
	case size <= srd.Tiny && !flying:
		feet = 10 * int64(r.die(4))
		hurt = r.roll(D(int(feet/10), 4).At(0))
	case size <= srd.Tiny:
		feet = 10 * int64(r.roll(D(2, 6).At(0)))
		hurt = r.roll(D(2, 6).At(0))
	case size == srd.Small && flying:
		feet = 10 * int64(r.die(6))
	case size == srd.Small:
		if !r.Is(unit, Prone) {
			r.begin(Effect{Kind: Prone, On: unit, By: by, Spell: spell, Ends: Forever})
		}
	case size == srd.Medium && flying:
		feet = 5 * int64(r.die(6))
	}
	if hurt > 0 {
		pk := packet{from: by, to: unit, kind: pure, amount: hurt, spell: spell, halved: r.spellHalves()}
		r.damage(&pk)
	}
	if feet > 0 && r.InPlay(unit) {
		r.shove(unit, dx, dy, 0, feet)
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
	if r.s.Phase != Fight || r.depth > 2 {
		return
	}
	r.depth++
	defer func() { r.depth-- }()
	var order [64]int32
	n := copy(order[:], r.s.Order)
	for _, a := range order[:n] {
		if a == unit || only != None && a != only || !r.InPlay(unit) || !r.Here(a) || !r.Threatens(a, unit) {
			continue
		}
		if r.IsMage(a) {
			ans := r.ask(Question{Kind: AskOpportunity, Who: a, Unit: unit, Mine: a})
			if ans.Option != 1 {
				continue
			}
		}
		r.unit(a).AoOs++
		r.opportunity(a, unit)
	}
}

// opportunity is one melee attack at the full bonus: a held charge before all
// else, or the first natural attack.
func (r *run) opportunity(a, b int32) {
	if r.IsMage(a) {
		if r.Is(a, HeldCharge) {
			r.touch(a, b)
			return
		}
		r.strikeWeapon(a, b)
		return
	}
	c := r.creature(r.unit(a))
	if len(c.Attack) > 0 && len(c.Attack[0]) > 0 {
		r.strike(a, b, &c.Attack[0][0], 0)
	}
}
