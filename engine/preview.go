package engine

import (
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// What a player is shown before a command is given: the same answers as the
// rules use, asked of the position the player knows.

// Begins judges a casting, or the use of an item, before it is aimed.
func (p *Position) Begins(c *Command) Refusal {
	if p.S.Phase != Preparation && p.S.Phase != Fight {
		return WrongPhase
	}
	if p.S.Asking() {
		return QuestionOpen
	}
	if p.Whose() != c.Who {
		return NotYourTurn
	}
	if !p.CanAct(c.Who) {
		return CannotAct
	}
	if c.Kind == DoItem {
		return p.itemBegins(c)
	}
	return p.castBegins(c)
}

// HarmsOnly tells whether a spell cannot be cast before P15 whatever it is
// aimed at (R35).
func (p *Position) HarmsOnly(who int32, spell srd.SpellID) bool {
	c := Command{Kind: DoCast, Who: who, Target: who, Spell: spell, N: 1}
	c.Targets[0] = int16(who)
	return p.harmsBefore(&c) != Fine
}

// Area calls f for each square that the casting c would take in, cut at the
// zone's faces as the casting itself is, until f returns false.
func (p *Position) Area(c *Command, f func(at grid.Point) bool) {
	own := p.own(c)
	within := p.Mask.Box()
	if p.S.Side == 0 {
		return
	}
	rule := &spells[own.Spell]
	switch rule.Aim {
	case AimPoint, AimLine:
		a := p.areaOf(own)
		var bounds grid.Box
		if rule.Aim == AimLine {
			bounds = a.line.Bounds()
		} else {
			bounds = a.burst.Bounds()
		}
		bounds.Meet(within).Each(within, func(at grid.Point) bool {
			return !a.holds(p, at) || f(at)
		})
	case AimDispel:
		if own.Option != DispelArea {
			return
		}
		a := p.areaOf(own)
		a.burst.Bounds().Meet(within).Each(within, func(at grid.Point) bool {
			return !a.holds(p, at) || f(at)
		})
	case AimSquares:
		low := own.At()
		grid.Box{Low: low, High: low.Add(grid.Point{X: 10, Y: 10, Z: 5})}.Each(within, f)
	case AimBox:
		b := boxOf(own)
		b.High.Z = b.Low.Z + 5
		b.Each(within, f)
	case AimWall:
		e := wallEffect(own)
		if e.Kind == ForceWall {
			e.A = int32(p.WallHeight(c))
		}
		p.OnGround(&e, f)
	case AimPlace, AimAway:
		f(own.At())
	}
}

func wallEffect(c *Command) Effect {
	return Effect{Kind: spells[c.Spell].Wall, On: None, X: c.X, Y: c.Y, Z: c.Z, X2: c.X2, Y2: c.Y2, A: max(0, c.N), B: c.Option}
}

// own is the casting that a command means: an item's with the spell's own
// option and number of targets where a spell has them.
func (p *Position) own(c *Command) *Command {
	if c.Kind != DoItem {
		return c
	}
	sub := *c
	sub.Option, sub.N = c.N>>16, c.N&0xFFFF
	return &sub
}

// OnGround calls f for each square that a lasting area lies on, until f
// returns false. A sheet of fire lies along the squares on its hot side.
func (p *Position) OnGround(e *Effect, f func(at grid.Point) bool) {
	within := p.Mask.Box()
	switch e.Kind {
	case FireWall:
		if e.A > 0 {
			e.ring().Each(within, func(at grid.Point) bool { return p.out(e, at) || f(at) })
			return
		}
		x0, x1, y0, y1 := min(e.X, e.X2), max(e.X, e.X2), min(e.Y, e.Y2), max(e.Y, e.Y2)
		hot := int64(-5)
		if e.B&^(concentrating|kept|fresh) == 1 {
			hot = 0
		}
		along := e.X != e.X2
		if !along {
			x0, x1 = e.X+hot, e.X+hot+5
		} else {
			y0, y1 = e.Y+hot, e.Y+hot+5
		}
		grid.Box{Low: grid.Point{X: x0, Y: y0, Z: e.Z}, High: grid.Point{X: x1, Y: y1, Z: e.Z + 5}}.Each(within, func(at grid.Point) bool {
			length := at
			if along {
				length.Y = e.Y
			} else {
				length.X = e.X
			}
			return p.out(e, length) || f(at)
		})
	case ForceWall: // along the squares on its greater side, or at the zone's face on the other
		x0, x1, y0, y1 := min(e.X, e.X2), max(e.X, e.X2), min(e.Y, e.Y2), max(e.Y, e.Y2)
		if e.X == e.X2 {
			x1 = x0 + 5
			if x0 >= within.High.X {
				x0, x1 = x0-5, x0
			}
		} else {
			y1 = y0 + 5
			if y0 >= within.High.Y {
				y0, y1 = y0-5, y0
			}
		}
		grid.Box{Low: grid.Point{X: x0, Y: y0, Z: e.Z}, High: grid.Point{X: x1, Y: y1, Z: e.Z + 5}}.Each(within, f)
	case Bead:
		f(grid.Point{X: clamp(e.X, 0, within.High.X-5), Y: clamp(e.Y, 0, within.High.Y-5), Z: e.Z})
	case Cloud:
		b := grid.Burst{Corner: grid.Point{X: e.X, Y: e.Y, Z: e.Z}, Radius: 20}
		b.Bounds().Meet(within).Each(within, func(at grid.Point) bool { return !p.covers(e, at) || f(at) })
	case RopeArea:
		f(grid.Point{X: e.X, Y: e.Y, Z: e.Z})
	case GravityArea:
		b := e.box()
		b.High.Z = b.Low.Z + 5
		b.Each(within, f)
	case GreaseArea:
		low := grid.Point{X: e.X, Y: e.Y, Z: e.Z}
		grid.Box{Low: low, High: low.Add(grid.Point{X: 10, Y: 10, Z: 5})}.Each(within, f)
	case WebArea:
		b := grid.Burst{Corner: grid.Point{X: e.X, Y: e.Y, Z: e.Z}, Radius: 20}
		b.Bounds().Meet(within).Each(within, func(at grid.Point) bool { return !p.covers(e, at) || f(at) })
	case GustArea:
		l := grid.Line{Corner: grid.Point{X: e.X, Y: e.Y, Z: e.Z}, Aim: grid.Point{X: e.X2, Y: e.Y2, Z: int64(e.A)}, Length: 60}
		l.Bounds().Meet(within).Each(within, func(at grid.Point) bool { return !p.covers(e, at) || f(at) })
	}
}

// Takes tells whether the casting c takes in a unit: as a target or within
// its area.
func (p *Position) Takes(c *Command, unit int32) bool {
	if !p.InPlay(unit) {
		return false
	}
	own := p.own(c)
	rule := &spells[own.Spell]
	switch rule.Aim {
	case AimSelf, AimAway:
		return unit == own.Who
	case AimTouch, AimUnit:
		return unit == own.Target
	case AimUnits, AimRays:
		for _, t := range own.Targets[:min(max(0, int(own.N)), MaxTargets)] {
			if int32(t) == unit {
				return true
			}
		}
		return false
	case AimDispel:
		if own.Option == DispelTarget {
			return unit == own.Target
		}
		if own.Option != DispelArea {
			return false
		}
	}
	hit := false
	body := p.S.Units[unit].Body()
	p.Area(own, func(at grid.Point) bool { hit = body.Fills(at); return !hit })
	return hit
}

// Disqualifies tells whether a command uses an item directly against another
// participant (E4, R18).
func (p *Position) Disqualifies(c *Command) bool {
	if p.S.Phase != Fight || !p.IsMage(c.Who) || p.compelled(c.Who) {
		return false
	}
	switch c.Kind {
	case DoAttack, DoFull, DoCharge, DoCoup:
		return p.IsMage(c.Target) && c.Option != BareHand && p.weapon(c.Who) != NoWeapon && !p.Setup.House.Has(WeaponsAllowed)
	case DoItem:
		if c.Option < 0 || int(c.Option) >= len(p.S.Items) || p.S.Items[c.Option].Kind == Potion {
			return false
		}
		own := *c
		own.Spell = p.S.Items[c.Option].Spell
		if spells[own.Spell].Helpful || spells[own.Spell].Aim == AimPlace {
			return false
		}
		for m := int32(0); m < p.Mages(); m++ {
			if m != c.Who && p.Takes(&own, m) {
				return true
			}
		}
	}
	return false
}

// Leaves tells whether a move or a spell takes its unit out of the zone (T2).
func (p *Position) Leaves(c *Command) bool {
	if c.Kind == DoCast || c.Kind == DoItem {
		rule := &spells[c.Spell]
		return p.S.Phase == Fight && p.Inside(c.Who) &&
			(rule.Aim == AimAway && !p.Mask.Inside(c.At()) || rule.Travels && rule.Aim == AimTouch && c.Target == c.Who)
	}
	if c.Kind == DoClimb {
		return p.S.Phase == Fight
	}
	return (c.Kind == DoMove || c.Kind == DoStep || c.Kind == DoWithdraw || c.Kind == DoRun) && p.S.Phase == Fight && !p.Mask.Inside(c.At()) && p.Inside(c.Who)
}

// MoveFeet is how far a command's move may go: DoStep, DoMove, DoWithdraw or DoRun.
func (p *Position) MoveFeet(who int32, kind CommandKind) int64 {
	switch kind {
	case DoStep:
		return 5
	case DoWithdraw:
		return p.withdrawFeet(who)
	case DoRun:
		return p.runFeet(who)
	}
	return p.moveLeft(who)
}

// Reach calls f for each square that a move may end on as far as its unit
// knows, with its cost in feet, until f returns false. Squares outside the
// zone are among them where leaving is true.
func (p *Position) Reach(who int32, feet int64, leaving bool, f func(at grid.Point, feet int64) bool) {
	p.work.reach.Reachable(p.travel(who, feet, leaving))
	p.work.reach.Each(func(at grid.Point, cost int64) bool {
		return cost == 0 || !p.Free(who, at) || f(at, cost)
	})
}

// Way appends the path that a move would take, without its first square.
func (p *Position) Way(who int32, feet int64, to grid.Point, out []grid.Point) ([]grid.Point, int64, bool) {
	return p.work.paths.Path(p.travel(who, feet, !p.stays(who, to)), to, out)
}

// RunWay appends the straight path of a run; ok is false where there is none.
func (p *Position) RunWay(who int32, to grid.Point, out []grid.Point) (way []grid.Point, ok bool) {
	return p.runPath(who, to, out)
}

// ChargeWay appends the path of a charge; none if there is no charge.
func (p *Position) ChargeWay(who, target int32, out []grid.Point) []grid.Point {
	return p.chargePath(who, target, out)
}

// RangeFeet is how far a casting reaches in feet.
func (p *Position) RangeFeet(c *Command) int64 { return p.rangeOf(c) }

// Count is how many targets or rays a casting has.
func (p *Position) Count(c *Command) int {
	rule := &spells[c.Spell]
	if rule.Count == nil {
		return 1
	}
	return min(MaxTargets, rule.Count(p.itemOrCasterLevel(c)))
}

// EffectAt is the index of the effect of an id, or None.
func (p *Position) EffectAt(id int32) int { return p.byID(id) }

// Concentrates is the index of the effect on which a unit concentrates, or None.
func (p *Position) Concentrates(who int32) int { return p.concentrates(who) }

// InHand is the weapon a mage holds.
func (p *Position) InHand(who int32) WeaponID { return p.weapon(who) }

// CanStandard tells whether a unit has its standard action left.
func (p *Position) CanStandard(who int32) bool { return p.canStandard(who) }

// CanMoveAction tells whether a unit has a move action left.
func (p *Position) CanMoveAction(who int32) bool { return p.canMove(who) }

// CanFullRound tells whether a unit could take a full-round action.
func (p *Position) CanFullRound(who int32) bool { return p.canFull(who) }

// RoundsLeft is for how many rounds an effect still runs; -1 without end.
func (p *Position) RoundsLeft(e *Effect) int {
	if e.Ends >= Forever {
		return -1
	}
	return int(max(0, (e.Ends-p.Time()+roundLength-1)/roundLength))
}

// SpellSaveDC is the DC of a participant's spell.
func (p *Position) SpellSaveDC(who int32, spell srd.SpellID) int { return p.spellDC(who, spell, 0) }

// Seen is a state of this duel, such as a View taken before, as a position.
func (d *Duel) Seen(s *State) Position { return d.at(s) }
