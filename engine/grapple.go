package engine

import (
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// opposed is an opposed check. SRD: on a tie the higher modifier wins, else it
// is rolled again.
func (r *run) opposed(a, b int32, mine, his int, stat Stat) bool {
	for {
		x := r.die(20)
		y := r.die(20)
		tie := x+mine == y+his
		won := x+mine > y+his || tie && mine > his
		r.tell(Event{Kind: EvRoll, Who: a, Target: b, Stat: stat, A: int32(x), B: int32(x + mine), C: int32(y + his), D: truth(won)})
		if !tie || mine != his {
			return won
		}
	}
}

// legless or two-legged creatures get nothing for standing fast; the other
// beasts do.
var unsteady = map[srd.CreatureID]bool{
	srd.Monkey: true, srd.Ape: true, srd.DireApe: true, srd.SnakeSmallViper: true, srd.SnakeMediumViper: true,
	srd.SnakeLargeViper: true, srd.SnakeHugeViper: true, srd.ConstrictorSnake: true, srd.ConstrictorSnakeGiant: true,
	srd.Owl: true, srd.Raven: true, srd.Hawk: true, srd.Eagle: true, srd.OwlGiant: true, srd.EagleGiant: true, srd.DireBat: true,
}

// steady is the bonus against being tripped or pushed.
func (p *Position) steady(unit int32) int {
	u := &p.S.Units[unit]
	kind := u.Kind
	if u.Form != 0 {
		kind = u.Form
	}
	if kind == 0 || unsteady[srd.CreatureID(kind)] {
		return 0
	}
	switch srd.Creatures[kind].Type {
	case srd.TypeAnimal, srd.TypeVermin, srd.TypeMagicalBeast:
		return srd.StableBonus
	}
	if srd.CreatureID(u.Kind) == srd.HellHound {
		return srd.StableBonus
	}
	return 0
}

// strengthAgainst is a unit's Strength check in a bull rush, with the mastery of
// elementals.
func (p *Position) strengthAgainst(a, b int32) int {
	n := p.Sum(Query{Unit: a, Against: None, Stat: StrengthCheck}, nil)
	var s sheet
	p.masteries(&s, Query{Unit: a, Against: b, Stat: StrengthCheck, How: Melee}, &p.S.Units[a], &p.S.Units[b])
	return n + s.total()
}

// trip: a creature that has hit may try to trip, without touching or provoking;
// the opponent cannot try in turn. Its printed modifier stands for its Strength
// and size.
func (r *run) trip(a, b int32, s *srd.Special) {
	u := r.unit(a)
	if r.Is(b, Prone) || r.Aloft(b) || r.smallerBy(b, a) > 1 {
		return
	}
	mine := int(s.Bonus) + r.Mod(a, Str) - modifier(int(u.Score[Str]))
	his := r.Sum(Query{Unit: b, Against: None, Stat: StrengthCheck}, nil) - r.Mod(b, Str) + max(r.Mod(b, Str), r.Mod(b, Dex)) + r.steady(b)
	if r.opposed(a, b, mine, his, StrengthCheck) {
		r.tell(Event{Kind: EvTrip, Who: a, Target: b})
		r.prone(b, a)
	}
}

// holder is who holds a unit in a grapple, or None; holds is whom it holds.
func (p *Position) holder(unit int32) int32 {
	if !p.Is(unit, Grappled) {
		return None
	}
	for i := range p.S.Effects {
		if e := &p.S.Effects[i]; e.Kind == Grappled && e.On == unit && e.A == 0 {
			return e.By
		}
	}
	return None
}

func (p *Position) holds(unit int32) int32 {
	if !p.Is(unit, Grappled) {
		return None
	}
	for i := range p.S.Effects {
		if e := &p.S.Effects[i]; e.Kind == Grappled && e.On == unit && e.A == 1 {
			return e.By
		}
	}
	return None
}

// gripped is whom a unit is in a grapple with, the holder or the held, or None.
func (p *Position) gripped(unit int32) int32 {
	if !p.Is(unit, Grappled) {
		return None
	}
	return p.S.Effects[p.find(unit, Grappled)].By
}

// dragFeet: who wins a grapple check may move half its speed, with the other.
func (p *Position) dragFeet(unit int32) int64 {
	if !p.canStandard(unit) {
		return 0
	}
	return int64(p.baseLand(&p.S.Units[unit])) / 10 * 5
}

// drag is a move in a grapple: a standard action and an opposed check; the other
// comes along as far as it must to stay in reach.
func (r *run) drag(cmd *Command, left int64) {
	unit := cmd.Who
	other := r.gripped(unit)
	r.useStandard(unit)
	path, _, ok := r.way(unit, cmd.At(), left, !r.stays(unit, cmd.At()), r.work.path[:0])
	r.work.path = path
	if !ok || !r.opposed(unit, other, r.grapple(unit), r.grapple(other), Grapple) {
		return
	}
	var steps [16]grid.Point
	for _, to := range steps[:copy(steps[:], path)] {
		was := r.unit(unit).At()
		if !r.stepTo(unit, to, false, false) || !r.InPlay(other) {
			return
		}
		if r.Distance(unit, other) <= 5 {
			continue
		}
		o := r.unit(other).At()
		after := grid.Point{X: o.X + to.X - was.X, Y: o.Y + to.Y - was.Y, Z: o.Z + to.Z - was.Z}
		if !r.Mask.Inside(after) || r.occupied(other, after) {
			after = was
		}
		if !r.stepTo(other, after, false, true) || !r.InPlay(unit) {
			return
		}
	}
}

// latched is the creature that has bitten itself fast to a unit, or None.
func (p *Position) latched(unit int32) int32 {
	for i := range p.S.Effects {
		if e := &p.S.Effects[i]; e.Kind == Attached && e.B == unit {
			return e.On
		}
	}
	return None
}

func (p *Position) grapple(unit int32) int {
	return p.Sum(Query{Unit: unit, Against: None, Stat: Grapple}, nil)
}

// grab: improved grab takes hold of who is at least one size smaller, without
// provoking.
func (r *run) grab(a, b int32, atk *srd.Attack) {
	if r.smallerBy(a, b) < 1 || r.Is(a, Grappled) || r.Is(b, Grappled) || r.body(r.unit(a)).NoGrapple ||
		r.unit(b).Kind != 0 && r.body(r.unit(b)).NoGrapple {
		return
	}
	if !r.opposed(a, b, r.grapple(a), r.grapple(b), Grapple) {
		return
	}
	r.tell(Event{Kind: EvGrapple, Who: a, Target: b})
	r.begin(Effect{Kind: Grappled, On: b, By: a, Ends: Forever})
	r.begin(Effect{Kind: Grappled, On: a, By: b, A: 1, Ends: Forever})
	r.constrict(a, b)
}

// constrict crushes who is held.
func (r *run) constrict(a, b int32) {
	form := r.body(r.unit(a))
	if form == nil {
		return
	}
	s := form.Has(srd.SpecialConstrict)
	if s == nil {
		return
	}
	d := rollOf(s.Damage)
	pk := packet{from: a, to: b, kind: physical, natural: true, dice: d, halved: r.halves(a)}
	pk.amount = max(1, r.roll(d))
	r.damage(&pk)
}

// squeeze is a grappling creature's turn: each won check does the damage of the
// attack that took hold, and of its constricting.
func (r *run) squeeze(a int32) {
	b := r.holds(a)
	r.useFull(a)
	if !r.InPlay(b) {
		r.release(a, b)
		return
	}
	r.reveal(a)
	r.hostile(a, b)
	if !r.opposed(a, b, r.grapple(a), r.grapple(b), Grapple) {
		return
	}
	c := r.body(r.unit(a))
	if c == nil { // it has its own hands again
		r.release(a, b)
		return
	}
	grab := c.Has(srd.SpecialImprovedGrab)
	for i := range c.FullAttack[0] {
		atk := &c.FullAttack[0][i]
		if grab == nil || !goesWith(grab, atk) {
			continue
		}
		pk := packet{from: a, to: b, kind: physical, natural: true, halved: r.halves(a)}
		pk.roll(r, atk.Damage, 1, r.damageBonus(a, b, atk))
		r.damage(&pk)
		break
	}
	if r.InPlay(b) {
		r.constrict(a, b)
	}
}

// release ends a grapple.
func (r *run) release(a, b int32) {
	for i := len(r.s.Effects) - 1; i >= 0; i-- {
		if i >= len(r.s.Effects) {
			continue
		}
		if e := &r.s.Effects[i]; e.Kind == Grappled && (e.On == a && e.By == b || e.On == b && e.By == a) {
			r.end(i)
		}
	}
}

// letGo ends what a unit that leaves play held, and what held to it.
func (r *run) letGo(unit int32) {
	for i := len(r.s.Effects) - 1; i >= 0; i-- {
		if i >= len(r.s.Effects) {
			continue
		}
		e := &r.s.Effects[i]
		if (e.Kind == Grappled || e.Kind == Whirled) && e.By == unit || e.Kind == Attached && e.B == unit {
			r.end(i)
		}
	}
}

// attach: the jaws stay in, and the creature with them.
func (r *run) attach(a, b int32) {
	if r.Is(a, Attached) {
		return
	}
	r.begin(Effect{Kind: Attached, On: a, By: a, B: b, Ends: Forever})
	at := r.unit(b).At()
	u := r.unit(a)
	was := u.At()
	u.X, u.Y, u.Z = at.X, at.Y, at.Z
	r.tellMove(Event{Kind: EvMove, Who: a, Target: None, X: at.X, Y: at.Y, Z: at.Z, X2: was.X, Y2: was.Y, Z2: was.Z})
}

// turnAttached drains blood each round.
func turnAttached(r *run, effect int) {
	e := r.s.Effects[effect]
	form := r.body(r.unit(e.On))
	if !r.InPlay(e.B) || form == nil {
		r.end(effect)
		return
	}
	if s := form.Has(srd.SpecialBloodDrain); s != nil {
		r.hostile(e.On, e.B)
		r.abilityDamage(e.On, e.B, Ability(s.Ability-1), r.rollDice(s.Damage), s.Damage, false, r.halves(e.On))
	}
}

// freeing is the action that breaking free takes: a full round from a web, a
// standard action from all else; or that there is nothing to break.
func (p *Position) freeing(unit int32) (full, any bool) {
	if p.Is(unit, Mazed) {
		return true, true
	}
	if w := p.find(unit, Webbed); w != None && p.S.Effects[w].A == 1 {
		return true, true
	}
	return false, p.Is(unit, Snared) || p.holder(unit) != None || p.latched(unit) != None
}

// breakFree is DoBreakFree. Stuck in a web: Strength DC 20 or Escape Artist DC
// 25. In a thrown web: the DCs of its spider. Held: an opposed grapple check.
// Bitten fast: a touch and a grapple check for the hold, another for the pin
// that tears it off.
func (r *run) breakFree(unit int32) {
	full, _ := r.freeing(unit)
	r.unit(unit).Flags |= BrokeOut
	if r.Is(unit, Mazed) {
		r.useFull(unit)
		r.seekWay(unit)
		return
	}
	if full {
		r.useFull(unit)
		total, slip := r.webCheck(unit, 5)
		ok := total >= 20 && !slip || total >= 25
		r.tell(Event{Kind: EvFree, Who: unit, Target: None, A: truth(ok)})
		if ok {
			r.s.Effects[r.find(unit, Webbed)].A = 0
		}
		return
	}
	r.useStandard(unit)
	if i := r.find(unit, Snared); i != None {
		e := r.s.Effects[i]
		total, slip := r.webCheck(unit, int(e.A-e.B))
		dc := e.B
		if slip {
			dc = e.A
		}
		ok := total >= int(dc)
		r.tell(Event{Kind: EvFree, Who: unit, Target: None, A: truth(ok)})
		if ok {
			r.end(i)
		}
		return
	}
	if h := r.holder(unit); h != None {
		ok := r.opposed(unit, h, r.grapple(unit), r.grapple(h), Grapple)
		r.tell(Event{Kind: EvFree, Who: unit, Target: h, A: truth(ok)})
		if ok {
			r.release(h, unit)
		}
		return
	}
	b := r.latched(unit)
	if b == None {
		return
	}
	r.assail(unit, b)
	i := r.find(b, Attached)
	if r.s.Effects[i].C != 0 {
		r.reveal(unit)
	} else if r.rollAttack(unit, b, Melee|TouchOnly, nil, 0, 0) == missed {
		return
	}
	ok := r.opposed(unit, b, r.grapple(unit), r.grapple(b), Grapple)
	if i = r.find(b, Attached); i == None || !ok {
		return
	}
	if r.s.Effects[i].C == 0 {
		r.s.Effects[i].C = 1
		r.tell(Event{Kind: EvGrapple, Who: unit, Target: b})
		return
	}
	r.tell(Event{Kind: EvFree, Who: unit, Target: b, A: 1})
	r.end(i)
}

// pushOut: an earth elemental pushes who stands with the back to the face.
func (r *run) pushOut(a, b int32) bool {
	if !r.InReach(a, b) || !r.IsMage(b) || r.smallerBy(b, a) > 1 || r.Setup.House.Has(EdgeSave) {
		return false
	}
	t, u := r.unit(b), r.unit(a)
	dx, dy := octant(t.X-u.X, t.Y-u.Y)
	if r.Mask.Inside(grid.Point{X: t.X + 5*dx, Y: t.Y + 5*dy, Z: t.Z}) {
		return false
	}
	r.useStandard(a)
	r.bullRush(a, b)
	return true
}

// bullRush pushes b straight back: 5 feet, and 5 more for each 5 points of the
// difference, a going along as far as it may. A push provokes nothing of its
// target's.
func (r *run) bullRush(a, b int32) {
	t, u := r.unit(b), r.unit(a)
	dx, dy := octant(t.X-u.X, t.Y-u.Y)
	r.reveal(a)
	r.hostile(a, b)
	for {
		mine, his := r.strengthAgainst(a, b), r.strengthAgainst(b, a)+r.steady(b)
		x := r.die(20)
		y := r.die(20)
		if x+mine == y+his && mine == his {
			continue
		}
		won := x+mine > y+his || x+mine == y+his && mine > his
		r.tell(Event{Kind: EvRoll, Who: a, Target: b, Stat: StrengthCheck, A: int32(x), B: int32(x + mine), C: int32(y + his), D: truth(won)})
		if !won {
			return
		}
		for n := int64(1 + (x+mine-y-his)/5); n > 0; n-- {
			was := r.unit(b).At()
			to := grid.Point{X: was.X + 5*dx, Y: was.Y + 5*dy, Z: was.Z}
			if r.occupied(b, to) || !r.stepTo(b, to, false, true) || !r.InPlay(b) {
				return
			}
			if n > 1 {
				v := r.unit(a).At()
				if !r.stepTo(a, grid.Point{X: v.X + 5*dx, Y: v.Y + 5*dy, Z: v.Z}, true, true) {
					return
				}
			}
		}
		return
	}
}
