package engine

import (
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// marked is the mark that the area id has left on a unit, or nil.
func (p *Position) marked(id, unit int32) *Effect {
	if !p.Is(unit, Tested) {
		return nil
	}
	for i := range p.S.Effects {
		if e := &p.S.Effects[i]; e.Kind == Tested && e.On == unit && e.Parent == id {
			return e
		}
	}
	return nil
}

// markArea notes the outcome of a unit's spell resistance against an area.
func (r *run) markArea(e *Effect, unit int32, overcome bool) {
	a := int32(2)
	if overcome {
		a = 1
	}
	r.s.NextID++
	r.s.add(Effect{Kind: Tested, On: unit, By: e.By, Parent: e.ID, ID: r.s.NextID, A: a, Flags: Hidden, Ends: Forever})
}

// withstands tells whether a lasting area of a spell works on a unit: its spell
// resistance is tested once for each casting.
func (r *run) withstands(e *Effect, unit int32) bool {
	if r.Nulled(unit) {
		return false
	}
	if r.SpellResistance(unit) == 0 || srd.Spells[e.Spell].SR.Kind != srd.SRYes {
		return true
	}
	if m := r.marked(e.ID, unit); m != nil {
		return m.A == 1
	}
	ok := r.overcomes(e.By, unit, e.CL)
	r.markArea(e, unit, ok)
	return ok
}

// tick is what standing areas do on their caster's turn each round; of casters
// who take no more turns, as the round begins.
func (r *run) tick(caster int32) {
	var ids [32]int32
	n := 0
	for i := range r.s.Effects {
		e := &r.s.Effects[i]
		if kinds[e.Kind].Tick == nil || e.On != None || e.Flags&Suppressed != 0 || n == len(ids) {
			continue
		}
		if caster == None && !r.takesTurns(e.By) || caster != None && e.By == caster {
			ids[n] = e.ID
			n++
		}
	}
	for _, id := range ids[:n] {
		if i := r.byID(id); i != None && r.s.Phase == Fight {
			kinds[r.s.Effects[i].Kind].Tick(r, i)
		}
	}
}

func (p *Position) takesTurns(unit int32) bool {
	for _, u := range p.S.Order {
		if u == unit {
			return true
		}
	}
	return false
}

// entering meets the areas that lie on a unit's new squares and not on its old
// ones.
func (r *run) entering(unit int32, from, to grid.Point) {
	if !r.s.Lying.meets(&enterings) {
		return
	}
	for i := 0; i < len(r.s.Effects); i++ {
		e := r.s.Effects[i]
		f := kinds[e.Kind].Enter
		if f == nil || e.On != None || e.Flags&Suppressed != 0 {
			continue
		}
		if r.onAt(&e, unit, to) && !r.onAt(&e, unit, from) {
			f(r, i, unit)
			if !r.InPlay(unit) {
				return
			}
			if i = r.byID(e.ID); i == None {
				return
			}
		}
	}
}

// onAt tells whether a unit would be on an area with its low corner there.
func (p *Position) onAt(e *Effect, unit int32, at grid.Point) bool {
	body := p.S.Units[unit].Body()
	body.Point = at
	hit := false
	body.Each(func(sq grid.Point) bool {
		hit = p.covers(e, sq)
		return !hit
	})
	return hit
}

// hollow tells whether a square is in a hole: one of no radius is one square.
func (g *Effect) hollow(at grid.Point) bool {
	corner := grid.Point{X: g.X, Y: g.Y, Z: g.Z}
	if g.A <= 0 { // below 0 it is only chilled
		return g.A == 0 && at == corner
	}
	return grid.Burst{Corner: corner, Radius: int64(g.A)}.Contains(at)
}

// gap burns or dispels a hole into an area; an area that is all hole ends.
func (r *run) gap(i int, corner grid.Point, radius int64) {
	e := r.s.Effects[i]
	r.s.NextID++
	hole := Effect{Kind: Gap, On: None, By: e.By, Parent: e.ID, ID: r.s.NextID, X: corner.X, Y: corner.Y, Z: corner.Z, A: int32(radius), Ends: Forever}
	r.s.add(hole)
	r.tell(Event{Kind: EvBegin, Who: None, Target: None, A: int32(Gap), B: hole.ID, C: hole.A, X: corner.X, Y: corner.Y, Z: corner.Z})
	left := false
	b := e.bounds()
	b.Each(b, func(at grid.Point) bool {
		left = at.Z >= 0 && r.covers(&e, at)
		return !left
	})
	if !left {
		r.end(r.byID(e.ID))
		return
	}
	for t := range r.s.Units {
		r.leaving(int32(t))
	}
}

// bounds is a box around an area effect.
func (e *Effect) bounds() grid.Box {
	at := grid.Point{X: e.X, Y: e.Y, Z: e.Z}
	switch e.Kind {
	case GreaseArea:
		return grid.Box{Low: at, High: at.Add(grid.Point{X: 10, Y: 10, Z: 5})}
	case GravityArea:
		return e.box()
	case GustArea:
		return (grid.Line{Corner: at, Aim: grid.Point{X: e.X2, Y: e.Y2, Z: int64(e.A)}, Length: 60, Low: e.B == 1}).Bounds()
	}
	return (grid.Burst{Corner: at, Radius: 20}).Bounds()
}

// leaving ends what holds a unit only while it is in an area.
func (r *run) leaving(unit int32) {
	if w := r.find(unit, Webbed); w != None {
		if web := r.byID(r.s.Effects[w].Parent); web == None || !r.on(&r.s.Effects[web], unit) {
			r.end(w)
		}
	}
	if f := r.find(unit, Afloat); f != None {
		if g := r.byID(r.s.Effects[f].Parent); g == None || !r.on(&r.s.Effects[g], unit) {
			r.end(f)
		}
	}
	if !r.Is(unit, Nauseated) {
		return
	}
	for i := range r.s.Effects {
		e := &r.s.Effects[i]
		if e.Kind != Nauseated || e.On != unit || e.A == 0 || e.Ends != Forever {
			continue
		}
		if c := r.byID(e.A); c == None || !r.on(&r.s.Effects[c], unit) {
			// SRD: 1d4+1 rounds more after it has left the cloud.
			e.Ends = timeAt(r.clock()+int64(1+r.die(4)), int64(r.unit(unit).Init))
		}
	}
}

// alight: fire sets the webs that it meets on a unit burning.
func (r *run) alight(by, unit int32) {
	if s := r.find(unit, Snared); s != None {
		r.end(s)
	}
	w := r.find(unit, Webbed)
	if w == None {
		return
	}
	if web := r.byID(r.s.Effects[w].Parent); web != None {
		at := r.unit(unit).At()
		r.burnWeb(by, web, at, 0)
	}
}

// burnWeb burns a hole into a web. SRD: all in the flaming webs take 2d4 of
// fire.
func (r *run) burnWeb(by int32, i int, corner grid.Point, radius int64) {
	e := r.s.Effects[i]
	hole := Effect{Kind: Gap, X: corner.X, Y: corner.Y, Z: corner.Z, A: int32(radius)}
	for t := range r.s.Units {
		u := int32(t)
		if !r.InPlay(u) {
			continue
		}
		burns := false
		r.unit(u).Body().Each(func(at grid.Point) bool {
			burns = hole.hollow(at) && r.covers(&e, at)
			return !burns
		})
		if !burns {
			continue
		}
		if w := r.find(u, Webbed); w != None && r.s.Effects[w].Parent == e.ID {
			r.end(w) // first, so that these flames do not set it alight again
		}
		pk := packet{from: by, to: u, kind: energetic, energy: srd.EnergyFire, dice: D(2, 4).At(0), spell: e.Spell, halved: r.spellHalves()}
		pk.amount = r.roll(pk.dice)
		r.damage(&pk)
	}
	if i = r.byID(e.ID); i != None {
		r.gap(i, corner, radius)
	}
	// Who stands partly in what is left of it is entangled still.
	if i = r.byID(e.ID); i != None {
		for t := range r.s.Units {
			if u := int32(t); r.InPlay(u) && !r.Is(u, Webbed) && r.on(&r.s.Effects[i], u) {
				r.entangle(i, u, false)
			}
		}
	}
}

// burnWebs: a wall of fire burns the webs that it stands in, 5 feet to each
// side of it.
func (r *run) burnWebs(wall *Effect) {
	for i := len(r.s.Effects) - 1; i >= 0; i-- {
		if i >= len(r.s.Effects) || r.s.Effects[i].Kind != WebArea || r.s.Effects[i].On != None {
			continue
		}
		web := r.s.Effects[i]
		b := web.bounds()
		b.Each(b, func(at grid.Point) bool {
			j := r.byID(web.ID)
			if j == None {
				return false
			}
			if at.Z >= 0 && r.touchesWall(wall, at) && r.covers(&r.s.Effects[j], at) {
				r.burnWeb(wall.By, j, at, 0)
			}
			return true
		})
	}
}

// touchesWall tells whether a square is on a wall of fire's rim or beside its
// sheet.
func (p *Position) touchesWall(e *Effect, at grid.Point) bool {
	if e.A > 0 {
		return e.ring().Contains(at)
	}
	b := grid.Border{From: grid.Point{X: e.X, Y: e.Y, Z: e.Z}, To: grid.Point{X: e.X2, Y: e.Y2, Z: e.Z}, Height: 20}
	return b.Contains(at)
}

// turnSinking: the failing magic of flight lets its bearer down 60 feet a round
// for 1d6 rounds; who is not down by then falls the rest.
func turnSinking(r *run, effect int) {
	e := &r.s.Effects[effect]
	unit := e.On
	u := r.unit(unit)
	if r.CanFly(unit) || u.Z == 0 || r.flagsOf(unit)&Upheld != 0 {
		r.end(effect)
		return
	}
	e.A--
	last := e.A <= 0
	was, to := u.Z, max(0, u.Z-60)
	for u.Z > to && !r.occupied(unit, grid.Point{X: u.X, Y: u.Y, Z: u.Z - 5}) {
		u.Z -= 5
	}
	r.tellMove(Event{Kind: EvMove, Who: unit, Target: None, X: u.X, Y: u.Y, Z: u.Z, X2: u.X, Y2: u.Y, Z2: was, B: 1})
	if u.Z == 0 || last {
		r.end(r.find(unit, Sinking))
		r.drop(unit)
	}
}

// endFly: the spell fails slowly, from its bearer's next turn on.
func endFly(r *run, e Effect) {
	if r.unit(e.On).Z <= 0 || r.CanFly(e.On) || !r.InPlay(e.On) || r.upward(e.On) {
		return
	}
	r.begin(Effect{Kind: Sinking, On: e.On, By: e.By, A: int32(r.die(6)), Ends: Forever})
}
