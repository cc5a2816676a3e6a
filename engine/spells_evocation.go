package engine

import (
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

var evocations = map[srd.SpellID]SpellRule{
	srd.MagicMissile: {Aim: AimUnits, Apart: 15, Count: func(cl int) int { return min(5, (cl+1)/2) },
		Ward: Shielded, Do: []Op{Force(D(1, 4).Plus(1))}},
	srd.ScorchingRay: {Aim: AimRays, Apart: 30, Count: func(cl int) int { return min(3, 1+max(0, cl-3)/4) },
		Do: []Op{Damage(D(4, 6), srd.EnergyFire)}},
	srd.Fireball: {Aim: AimPoint, Radius: 20, Spread: true, Roll: true,
		Do: []Op{Damage(D(1, 6).PerCL(1).Max(10), srd.EnergyFire)}},
	srd.LightningBolt: {Aim: AimLine, Options: 2, Roll: true,
		Do: []Op{Damage(D(1, 6).PerCL(1).Max(10), srd.EnergyElectricity)}},
	srd.GustOfWind: {Aim: AimLine, Options: 2, Before: gustArea, Do: []Op{Custom(gust)}},
	srd.WallOfFire: {Aim: AimWall, Options: 2, Do: []Op{Custom(wallOfFire)}, Fits: fitsWall},
}

// gustArea leaves the wind blowing for its round. It scatters fog.
func gustArea(r *run, c *casting) {
	i := r.leave(c, GustArea)
	e := &r.s.Effects[i]
	start := r.lineStart(&c.cmd)
	e.X, e.Y, e.Z = start.X, start.Y, start.Z
	e.X2, e.Y2, e.A, e.B = c.cmd.X, c.cmd.Y, int32(c.cmd.Z), c.cmd.Option
	c.area = e.ID
	wind := *e
	for i := len(r.s.Effects) - 1; i >= 0; i-- {
		if i >= len(r.s.Effects) || kinds[r.s.Effects[i].Kind].Flags&Fog == 0 {
			continue
		}
		if f := r.s.Effects[i]; f.On == None && r.meet(&wind, &f) {
			r.end(i)
		}
	}
}

// meet tells whether a line of wind goes through a fog.
func (p *Position) meet(wind, fog *Effect) bool {
	b := (grid.Burst{Corner: grid.Point{X: fog.X, Y: fog.Y, Z: fog.Z}, Radius: 20}).Bounds()
	hit := false
	b.Each(b, func(at grid.Point) bool {
		hit = p.covers(wind, at) && p.covers(fog, at)
		return !hit
	})
	return hit
}

// gust of severe wind along a line, for one round.
func gust(r *run, c *casting, target int32, saved bool) {
	if i := r.byID(c.area); i != None && !saved {
		e := r.s.Effects[i]
		r.blow(&e, target)
	}
}

// enterGust is for who comes into the wind while it blows.
func enterGust(r *run, effect int, unit int32) {
	e := r.s.Effects[effect]
	if r.marked(e.ID, unit) != nil || !r.withstands(&e, unit) {
		return
	}
	if !r.save(unit, Fort, int(e.DC), VsSpells, e.Spell) {
		r.blow(&e, unit)
	}
}

// wallOfFire: a sheet along a grid line, up to 20 ft a level, or a ring.
func wallOfFire(r *run, c *casting, _ int32, _ bool) {
	i := r.leave(c, FireWall)
	e := &r.s.Effects[i]
	e.A, e.C, e.B = 0, c.cmd.Option, concentrating|fresh
	if c.cmd.N > 0 { // a ring of N feet radius
		e.A = c.cmd.N
	}
	e.Flags |= Concentrated
	e.Ends = Forever
	id := e.ID
	for t := range r.s.Units {
		if i = r.byID(id); i != None && r.InPlay(int32(t)) {
			e := r.s.Effects[i]
			r.flames(&e, int32(t), c)
		}
	}
	if i = r.byID(id); i != None {
		w := r.s.Effects[i]
		r.burnWebs(&w)
	}
}

// flames is what a wall of fire does to a unit when it appears and on its
// caster's turns: who stands in it counts as passing through. With a casting it
// counts as an attack of its caster's.
func (r *run) flames(e *Effect, unit int32, c *casting) {
	in, feet := r.inFlames(e, unit), int64(0)
	if !in {
		feet = r.heatDistance(e, unit)
		if feet > 20 {
			return
		}
	}
	if c != nil && r.Foe(c.by, unit) {
		r.offend(c, unit)
	}
	if in {
		r.scorch(e, unit)
	} else {
		r.heat(e, unit, feet)
	}
}

// tickFireWall: on its caster's turn each round.
func tickFireWall(r *run, effect int) {
	e := r.s.Effects[effect]
	for t := range r.s.Units {
		if r.InPlay(int32(t)) && r.byID(e.ID) != None {
			r.flames(&e, int32(t), nil)
		}
	}
}

// inFlames tells whether a wall of fire stands through a unit's space.
func (p *Position) inFlames(e *Effect, unit int32) bool {
	u := &p.S.Units[unit]
	if u.Z >= e.Z+20 || u.Z+int64(u.Space) <= e.Z {
		return false
	}
	if e.A > 0 {
		in := false
		ring := e.ring()
		u.Body().Each(func(at grid.Point) bool { in = ring.Contains(at); return !in })
		return in
	}
	s := int64(u.Space)
	if e.X == e.X2 {
		return u.X < e.X && e.X < u.X+s && u.Y < max(e.Y, e.Y2) && u.Y+s > min(e.Y, e.Y2)
	}
	return u.Y < e.Y && e.Y < u.Y+s && u.X < max(e.X, e.X2) && u.X+s > min(e.X, e.X2)
}

// scorch is the damage of passing through: 2d6 and a point a level, 20 at most.
func (r *run) scorch(e *Effect, unit int32) {
	r.fireOf(e, unit, D(2, 6).PlusCL(1, 20))
}

// heat is the damage beside the wall on its hot side: 2d4 within 10 ft, 1d4
// within 20 ft.
func (r *run) heat(e *Effect, unit int32, feet int64) {
	n := 1
	if feet <= 10 {
		n = 2
	}
	r.fireOf(e, unit, D(n, 4))
}

// fireOf is fire of a wall on a unit, twice as much for the undead.
func (r *run) fireOf(e *Effect, unit int32, s Scale) {
	if !r.withstands(e, unit) {
		return
	}
	pk := packet{from: e.By, to: unit, kind: energetic, energy: srd.EnergyFire, spell: e.Spell, wide: true, halved: r.spellHalves()}
	pk.dice = s.At(int(e.CL))
	pk.amount = r.roll(pk.dice)
	if r.Type(unit) == srd.TypeUndead {
		pk.amount *= 2
	}
	r.damage(&pk)
}

// heatDistance is how far a unit is from the hot side of a wall of fire in
// feet; far beyond 20 on its cool side.
func (p *Position) heatDistance(e *Effect, unit int32) int64 {
	const cool = 1 << 20
	u := &p.S.Units[unit]
	s := int64(u.Space)
	if u.Z >= e.Z+20 || u.Z+s <= e.Z {
		return cool
	}
	if e.A > 0 {
		ring := e.ring()
		d := grid.FromCorner(grid.Point{X: ring.Corner.X, Y: ring.Corner.Y}, grid.Point{X: u.X, Y: u.Y})
		inside := d <= int64(e.A)
		if inside != (e.C == 0) {
			return cool
		}
		if inside {
			return int64(e.A) - d + 5
		}
		return d - int64(e.A)
	}
	greater := e.C == 1
	if e.X == e.X2 {
		return sheetDistance(u.X, s, e.X, u.Y, min(e.Y, e.Y2), max(e.Y, e.Y2), greater, cool)
	}
	return sheetDistance(u.Y, s, e.Y, u.X, min(e.X, e.X2), max(e.X, e.X2), greater, cool)
}

// sheetDistance is from a sheet at coordinate w to the nearest part of a space
// from v on; along is the other coordinate, low and high the sheet's ends.
func sheetDistance(v, size, w, along, low, high int64, greater bool, cool int64) int64 {
	across := w - (v + size) + 5
	if greater {
		across = v - w + 5
	}
	if across < 5 {
		return cool
	}
	beside := int64(0)
	if along+size <= low {
		beside = low - along - size + 5
	} else if along >= high {
		beside = along - high + 5
	}
	// Counted 5-10-5 like any distance.
	return max(across, beside) + min(across, beside)/10*5
}
