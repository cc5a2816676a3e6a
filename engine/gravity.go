package engine

import (
	"mageduel/engine/arena"
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// cubes is how many 10-ft cubes a shaped area may have at a caster level.
func cubes(cl int) int64 { return int64(cl / 2) }

// boxOf is the box between a command's two corners.
func boxOf(c *Command) grid.Box {
	return grid.Box{Low: grid.Point{X: min(c.X, c.X2), Y: min(c.Y, c.Y2), Z: min(c.Z, c.Z2)},
		High: grid.Point{X: max(c.X, c.X2), Y: max(c.Y, c.Y2), Z: max(c.Z, c.Z2)}}
}

// fitsBox: whole cubes of 10 feet, one for every two caster levels; its low corner
// is where the spell is set.
func fitsBox(p *Position, c *Command) Refusal {
	b := boxOf(c)
	w, d, h := b.High.X-b.Low.X, b.High.Y-b.Low.Y, b.High.Z-b.Low.Z
	n := cubes(p.itemOrCasterLevel(c))
	switch {
	case w%10 != 0 || d%10 != 0 || h%10 != 0 || w == 0 || d == 0 || h == 0:
		return NotCubes
	case w/10 > n || d/10 > n || h/10 > n || w/10*(d/10) > n || w/10*(d/10)*(h/10) > n:
		return TooLong
	}
	c.X, c.Y, c.Z = b.Low.X, b.Low.Y, b.Low.Z // of the copy that is judged
	return p.fitsPoint(c)
}

// BoxHeight is the most height in feet that a box on its corners may have.
func (p *Position) BoxHeight(c *Command) int64 {
	b := boxOf(c)
	n := max(1, (b.High.X-b.Low.X)/10) * max(1, (b.High.Y-b.Low.Y)/10)
	return 10 * max(1, cubes(p.itemOrCasterLevel(c))/n)
}

// box is where an area of reversed gravity lies.
func (e *Effect) box() grid.Box {
	return grid.Box{Low: grid.Point{X: e.X, Y: e.Y, Z: e.Z}, High: grid.Point{X: e.X2, Y: e.Y2, Z: int64(e.A)}}
}

// reverseGravity: all that does not fly falls upward, to the top of the area and
// no farther; the area ends at the zone's faces with what it holds (R13).
func reverseGravity(r *run, c *casting, _ int32, _ bool) {
	b := boxOf(&c.cmd)
	i := r.begin(Effect{Kind: GravityArea, On: None, By: c.by, Spell: c.spell, CL: int16(c.cl), DC: int16(c.dc),
		X: b.Low.X, Y: b.Low.Y, Z: b.Low.Z, X2: b.High.X, Y2: b.High.Y, A: int32(min(b.High.Z, 1<<30)),
		Flags: Magical | r.dismissible(c.spell), Ends: r.endOf(c)})
	id := r.s.Effects[i].ID
	for t := range r.s.Units {
		u := int32(t)
		if i = r.byID(id); i == None || !r.InPlay(u) || !r.on(&r.s.Effects[i], u) {
			continue
		}
		e := r.s.Effects[i]
		if r.Foe(c.by, u) {
			r.offend(c, u)
		}
		// Who has something to hold on to can secure itself as the spell strikes.
		if r.mayRise(u) && r.besideSolid(u) && r.save(u, Ref, int(e.DC), VsSpells, e.Spell) {
			r.markArea(&e, u, false)
			continue
		}
		r.upward(u)
	}
}

// mayRise tells whether reversed gravity takes a unit: who can fly keeps where it
// is.
func (p *Position) mayRise(unit int32) bool {
	return p.InPlay(unit) && !p.Is(unit, Afloat) && !p.Is(unit, Whirled) && (!p.CanFly(unit) || !p.CanAct(unit))
}

// besideSolid tells whether something solid stands beside a unit.
func (p *Position) besideSolid(unit int32) bool {
	u := &p.S.Units[unit]
	s := int64(u.Space)
	solid := false
	for k := int64(0); k < s && !solid; k += 5 {
		for _, at := range [...]grid.Point{{X: u.X - 5, Y: u.Y + k, Z: u.Z}, {X: u.X + s, Y: u.Y + k, Z: u.Z}, {X: u.X + k, Y: u.Y - 5, Z: u.Z}, {X: u.X + k, Y: u.Y + s, Z: u.Z}} {
			solid = solid || p.Mask.Filled(at, arena.Bodies)
		}
	}
	return solid
}

// upward lets a unit fall to the top of the reversed gravity that it is in, unless
// it holds on. It tells whether there is any.
func (r *run) upward(unit int32) bool {
	if !r.s.Lying.Has(GravityArea) || !r.mayRise(unit) {
		return false
	}
	for i := range r.s.Effects {
		e := r.s.Effects[i]
		if e.Kind != GravityArea || e.On != None || !r.on(&e, unit) {
			continue
		}
		if r.marked(e.ID, unit) != nil {
			return true
		}
		u := r.unit(unit)
		from := u.At()
		_, layers := r.Mask.Squares()
		top := min(int64(e.A), 5*layers) - int64(u.Space)
		for u.Z < top && !r.occupied(unit, grid.Point{X: u.X, Y: u.Y, Z: u.Z + 5}) {
			u.Z += 5
		}
		u.MoveLeft = 0
		if u.Z > from.Z {
			r.tellMove(Event{Kind: EvMove, Who: unit, Target: None, X: u.X, Y: u.Y, Z: u.Z, X2: from.X, Y2: from.Y, Z2: from.Z, B: 1})
		}
		r.begin(Effect{Kind: Afloat, On: unit, By: e.By, Parent: e.ID, Spell: e.Spell, Ends: Forever})
		return true
	}
	return false
}

func enterGravity(r *run, _ int, unit int32) { r.upward(unit) }

// tickGravity takes whom it could not take before: who no longer flies.
func tickGravity(r *run, effect int) {
	e := r.s.Effects[effect]
	for t := range r.s.Units {
		if u := int32(t); r.InPlay(u) && r.on(&e, u) {
			r.upward(u)
		}
	}
}

// letsGo: who moves does not hold on.
func (r *run) letsGo(unit int32) {
	if !r.Is(unit, Tested) {
		return
	}
	for i := range r.s.Effects {
		e := r.s.Effects[i]
		if e.Kind != Tested || e.On != unit || srd.ReverseGravity != r.spellOf(e.Parent) {
			continue
		}
		r.s.remove(i)
		r.upward(unit)
		return
	}
}

// spellOf is the spell of an effect.
func (p *Position) spellOf(id int32) srd.SpellID {
	if i := p.byID(id); i != None {
		return p.S.Effects[i].Spell
	}
	return srd.NoSpell
}

// endAfloat: gravity is as it was; what the spell has raised falls by the spell
// (R21: halved).
func endAfloat(r *run, e Effect) {
	if r.s.Phase == Fight && r.InPlay(e.On) && !r.CanFly(e.On) {
		r.fall(e.On, r.spellHalves())
	}
}
