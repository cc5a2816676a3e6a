package engine

import (
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// Options of the spells that take their caster elsewhere.
const (
	GoAlone    int32 = iota
	GoTogether       // with those of one's own that touch the caster
)

// mile is in feet.
const mile = 5280

// planar tells whether a unit is of another plane.
func (p *Position) planar(unit int32) bool {
	u := &p.S.Units[unit]
	return u.Kind != 0 && p.creature(u).Subtypes.Has(srd.SubtypeExtraplanar)
}

// fitsAway judges where a caster wants to be: teleportation needs no line of
// effect, and beyond the edge is out (R14).
func (p *Position) fitsAway(c *Command) Refusal {
	if c.X%5 != 0 || c.Y%5 != 0 || c.Z%5 != 0 || c.Z < 0 {
		return NoSuchTarget
	}
	feet := p.rangeOf(c)
	if srd.Spells[c.Spell].Range.Kind == srd.RangePersonalAndTouch {
		feet = 100 * mile * int64(p.itemOrCasterLevel(c))
	}
	if grid.Between(p.S.Units[c.Who].Body(), grid.At(c.At())) > feet {
		return OutOfRange
	}
	if c.At() == p.S.Units[c.Who].At() || !p.Free(c.Who, c.At()) {
		return NoRoom
	}
	if p.S.Phase == Fight && p.Inside(c.Who) && !p.Mask.Inside(c.At()) && p.driven(c.Who) {
		return CharmedBy // R33
	}
	return Fine
}

// companions are those of one's own who touch a traveller and go along: as many
// as one of Medium size for every three caster levels, a Large one counting as
// two.
func (r *run) companions(c *casting, out *[MaxTargets]int32) (n int) {
	if c.cmd.Option != GoTogether {
		return 0
	}
	room := c.cl / 3
	for i := range r.s.Units {
		t := int32(i)
		u := &r.s.Units[i]
		size := 1 << max(0, r.sizeOf(u)-int(srd.Medium))
		if t != c.by && u.Owner == c.by && r.InPlay(t) && size <= room && n < len(out) && r.Distance(c.by, t) <= 5 {
			out[n] = t
			room -= size
			n++
		}
	}
	return n
}

// travel takes a caster and its companions to a place. Who arrives in a solid
// body is thrown aside.
func (r *run) together(c *casting, to grid.Point) {
	var with [MaxTargets]int32
	n := r.companions(c, &with)
	if !r.arrives(c, c.by, to) {
		return
	}
	for _, t := range with[:n] {
		if at, ok := r.freeNear(t, to); ok && r.InPlay(t) {
			r.arrives(c, t, at)
		}
	}
}

// arrives brings one traveller to a place. Where somebody unseen stands there it
// takes 1d6 and comes out at an open place within 100 feet, in a direction and at
// a distance of the dice. It tells whether the traveller is still in play.
func (r *run) arrives(c *casting, unit int32, to grid.Point) bool {
	if r.Inside(unit) && r.Mask.Inside(to) && !r.Free(unit, to) {
		pk := packet{from: c.by, to: unit, kind: pure, spell: c.spell, halved: r.spellHalves(), dice: D(1, 6).At(0)}
		pk.amount = r.roll(pk.dice)
		to = r.astray(to, 5*int64(r.die(20)))
		if at, ok := r.freeNear(unit, r.Mask.Nearest(to)); ok {
			to = at
		}
		r.damage(&pk)
		if !r.InPlay(unit) {
			return false
		}
	}
	return r.appears(unit, to)
}

// astray is a place so many feet from another, in a direction of the dice.
func (r *run) astray(to grid.Point, feet int64) grid.Point {
	d := [8][2]int64{{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}[r.die(8)-1]
	return grid.Point{X: to.X + d[0]*feet, Y: to.Y + d[1]*feet, Z: to.Z}
}

// appears moves a unit without a way between. Out of the zone it is the
// traveller that leaves, and not the spell (R14): a participant has left (T2), a
// summoned creature stays (E2). Back into it is coming in (T3).
func (r *run) appears(unit int32, to grid.Point) bool {
	u := r.unit(unit)
	from := u.At()
	fight := r.s.Phase == Fight
	was, will := r.Inside(unit) && !r.outside(unit), r.insideAt(unit, to)
	if fight && was && !will && u.Has(Summoned) {
		r.tell(Event{Kind: EvStopped, Who: unit, Target: None, X: to.X, Y: to.Y, Z: to.Z})
		return true
	}
	r.tears(unit)
	u.X, u.Y, u.Z = to.X, to.Y, to.Z
	r.tellMove(Event{Kind: EvMove, Who: unit, Target: None, X: to.X, Y: to.Y, Z: to.Z, X2: from.X, Y2: from.Y, Z2: from.Z, A: 2})
	if fight && was && !will && r.IsMage(unit) && !r.s.Mages[unit].Has(Disqualified) {
		r.leaveZone(unit)
		return false
	}
	if fight && !was && will {
		r.intrude(unit)
		return true
	}
	r.leaving(unit)
	r.entering(unit, from, to)
	r.upward(unit)
	if r.InPlay(unit) {
		r.landing(unit)
	}
	r.readiedFor(unit, from)
	return r.InPlay(unit)
}

// insideAt tells whether a unit would be in the zone with its low corner there.
func (p *Position) insideAt(unit int32, at grid.Point) bool {
	body := p.S.Units[unit].Body()
	body.Point = at
	return p.S.Side > 0 && p.Mask.InsideBody(body)
}

// outside tells whether a unit is a participant who has left.
func (p *Position) outside(unit int32) bool { return p.IsMage(unit) && p.S.Mages[unit].Has(OutFlag) }

// tears frees a unit from whatever held it to its place.
func (r *run) tears(unit int32) {
	r.letGo(unit)
	for _, k := range [...]EffectKind{Grappled, Snared, Webbed, Attached, Whirled} {
		r.endAll(unit, k)
	}
}

// maze: no save; the target is gone into a labyrinth, inside still (R14), for 10
// minutes or until it finds the way out.
func maze(r *run, c *casting, target int32, _ bool) {
	r.begin(Effect{Kind: Mazed, On: target, By: c.by, Spell: c.spell, CL: int16(c.cl), DC: int16(c.dc), Flags: Magical,
		Ends: timeAt(r.clock()+10*srd.RoundsPerMinute, int64(r.unit(c.by).Init))})
	r.tears(target)
	r.endAll(target, Afloat)
}

// mazeDC is of the Intelligence check that finds the way out.
const mazeDC = 20

// seekWay is a round of looking for the way out of a maze.
func (r *run) seekWay(unit int32) {
	from := r.mark()
	bonus := r.Sum(Query{Unit: unit, Against: None, Stat: WitCheck}, r.lines())
	die := r.die(20)
	ok := die+bonus >= mazeDC
	r.tell(Event{Kind: EvRoll, Who: unit, Target: None, Stat: WitCheck, A: int32(die), B: int32(die + bonus), C: mazeDC, D: truth(ok), Spell: srd.Maze, L0: from, L1: r.mark()})
	if ok {
		r.endAll(unit, Mazed)
	}
}

// endMaze: it appears where it was, or at the nearest free place.
func endMaze(r *run, e Effect) {
	unit := e.On
	if r.s.Phase == Over || !r.Up(unit) {
		return
	}
	to := r.unit(unit).At()
	if !r.Free(unit, to) {
		if at, ok := r.freeNear(unit, to); ok {
			to = at
		}
	}
	r.appears(unit, to)
}

// Chances in per cent of who blinks: that one's own blow or spell goes off on the
// ethereal plane, and that a spell aimed at one does not find one here.
const (
	blinkOwn = 20
	blinkMet = 50
)

// flickers tells whether a blow of somebody who blinks goes astray.
func (r *run) flickers(a, b int32) bool {
	return r.Is(a, Blinking) && r.chance(a, b, blinkOwn)
}

// elsewhere tells whether a spell aimed at somebody who blinks fails.
func (r *run) elsewhere(by, target int32) bool {
	return by != target && r.Is(target, Blinking) && r.chance(by, target, blinkMet)
}

// fades tells whether a spell of somebody who blinks, meant for anything but its
// caster, goes off on the ethereal plane.
func (r *run) fades(c *casting) bool {
	rule := &spells[c.spell]
	self := rule.Aim == AimSelf || rule.Aim == AimAway || (rule.Aim == AimTouch || rule.Aim == AimUnit) && c.cmd.Target == c.by ||
		rule.Aim == AimUnits && c.cmd.N == 1 && int32(c.cmd.Targets[0]) == c.by
	if self || !r.Is(c.by, Blinking) || !r.chance(c.by, c.by, blinkOwn) {
		return false
	}
	r.tell(Event{Kind: EvLost, Who: c.by, A: 4})
	return true
}

// chance rolls a chance in per cent of blinking and tells it.
func (r *run) chance(who, target int32, percent int) bool {
	d := r.die(100)
	r.tell(Event{Kind: EvMiss, Who: who, Target: target, A: 3, B: int32(d), C: int32(percent)})
	return d <= percent
}

// spent: after it a traveller can do no more until its next turn.
func (r *run) spent(unit int32) {
	r.useFull(unit)
	r.unit(unit).Flags |= SwiftUsed | Stepped
}

// dimensionDoor always arrives at exactly the place desired.
func dimensionDoor(r *run, c *casting, _ int32, _ bool) {
	r.spent(c.by)
	r.together(c, c.cmd.At())
}

// teleport goes to a place that one sees, which is studied carefully; or it goes
// out, and how exactly matters no more.
func teleport(r *run, c *casting, _ int32, _ bool) {
	to := c.cmd.At()
	if r.s.Phase == Fight && r.Inside(c.by) && !r.Mask.Inside(to) {
		r.together(c, to)
		return
	}
	for d := r.die(100); ; d = 80 + r.die(20) {
		r.tell(Event{Kind: EvRoll, Who: c.by, Target: None, Stat: NoStat, A: int32(d), B: int32(d), Spell: c.spell})
		switch {
		case d <= 94:
		case d <= 97: // off target, by 1d10 times 1d10 per cent of the distance
			far := grid.Distance(r.unit(c.by).At(), to) * int64(r.die(10)*r.die(10)) / 100
			if at := r.astray(to, far/5*5); r.Mask.Inside(at) && r.Free(c.by, at) || !r.Mask.Inside(at) {
				to = at
			} else if at, ok := r.freeNear(c.by, at); ok {
				to = at
			}
		case d <= 99: // the nearest place like it: another heath altogether
			side, _ := r.Mask.Squares()
			to = grid.Point{X: to.X, Y: 5*side + mile/5*5}
		default:
			pk := packet{from: c.by, to: c.by, kind: pure, spell: c.spell, halved: r.spellHalves(), dice: D(1, 10).At(0)}
			pk.amount = r.roll(pk.dice)
			if r.damage(&pk); !r.InPlay(c.by) {
				return
			}
			continue
		}
		r.together(c, to)
		return
	}
}

// planeShift takes its caster out (R14). On another who fails the save it is
// travel against one's will: half of full hit points, and one stays (E8). What
// serves the caster goes willingly and is held by the edge (E2).
func planeShift(r *run, c *casting, target int32, _ bool) {
	switch {
	case target == c.by:
		r.leaveZone(target)
	case r.s.Phase == Fight:
		r.halfOfFull(c.by, target, c.spell)
	}
}

// fitsShift: nobody is made to yield (R33), and what is summoned cannot go along.
func fitsShift(p *Position, c *Command) Refusal {
	switch {
	case c.Target == c.Who && p.driven(c.Who):
		return CharmedBy
	case c.Target != c.Who && p.S.Units[c.Target].Owner == c.Who:
		return OutsideZone
	}
	return Fine
}
