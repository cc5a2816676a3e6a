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
	srd.LightningBolt: {Aim: AimLine, Roll: true,
		Do: []Op{Damage(D(1, 6).PerCL(1).Max(10), srd.EnergyElectricity)}},
	srd.GustOfWind: {Aim: AimLine, Do: []Op{Custom(gust)}},
	srd.WallOfFire: {Aim: AimWall, Options: 2, Do: []Op{Custom(wallOfFire)}, Fits: fitsWall},
}

// gust of severe wind along a line, for one round.
func gust(r *run, c *casting, target int32, _ bool) {
	r.blow(c.by, target, c.cmd.At(), r.lineStart(&c.cmd), c.spell)
}

// wallOfFire: a sheet along a grid line, up to 20 ft a level, or a ring.
func wallOfFire(r *run, c *casting, _ int32, _ bool) {
	i := r.leave(c, FireWall)
	e := &r.s.Effects[i]
	e.A, e.B = 0, c.cmd.Option|concentrating
	if c.cmd.N > 0 { // a ring of N feet radius
		e.A = c.cmd.N
	}
	e.Flags |= Concentrated
	e.Ends = Forever
	id := e.ID
	for t := range r.s.Units {
		u := int32(t)
		if i = r.byID(id); i == None || !r.InPlay(u) {
			continue
		}
		e := r.s.Effects[i]
		if r.inFlames(&e, u) {
			if r.Foe(c.by, u) {
				r.offend(c, u)
			}
			r.scorch(&e, u, true)
		} else {
			r.heat(&e, u)
		}
	}
	i = r.byID(id)
	if i != None {
		r.burnWebs(&r.s.Effects[i])
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
func (r *run) scorch(e *Effect, unit int32, passing bool) {
	pk := packet{from: e.By, to: unit, kind: energetic, energy: srd.EnergyFire, spell: e.Spell, halved: r.spellHalves()}
	if passing {
		pk.dice = D(2, 6).PlusCL(1, 20).At(int(e.CL))
		pk.amount = r.roll(pk.dice)
	}
	if r.Type(unit) == srd.TypeUndead {
		pk.amount *= 2
	}
	r.damage(&pk)
}

// heat is the damage beside the wall on its hot side: 2d4 within 10 ft, 1d4
// within 20 ft.
func (r *run) heat(e *Effect, unit int32) {
	d := r.heatDistance(e, unit)
	if d > 20 {
		return
	}
	n := 1
	if d <= 10 {
		n = 2
	}
	pk := packet{from: e.By, to: unit, kind: energetic, energy: srd.EnergyFire, spell: e.Spell, halved: r.spellHalves()}
	pk.dice = D(n, 4).At(0)
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
	if u.Z >= e.Z+20 {
		return cool
	}
	if e.A > 0 {
		ring := e.ring()
		d := grid.FromCorner(ring.Corner, u.At())
		inside := d <= int64(e.A)
		if inside != (e.B&^concentrating == 0) {
			return cool
		}
		if inside {
			return int64(e.A) - d + 5
		}
		return d - int64(e.A)
	}
	greater := e.B&^concentrating == 1
	if e.X == e.X2 {
		return sheetDistance(u.X, s, e.X, u.Y, min(e.Y, e.Y2), max(e.Y, e.Y2), greater, cool)
	}
	return sheetDistance(u.Y, s, e.Y, u.X, min(e.X, e.X2), max(e.X, e.X2), greater, cool)
}

// sheetDistance is from a sheet at coordinate w to a space from v on; along is
// the other coordinate, within low and high.
func sheetDistance(v, size, w, along, low, high int64, greater bool, cool int64) int64 {
	if along+size <= low-20 || along >= high+20 {
		return cool
	}
	if greater {
		if v < w {
			return cool
		}
		return v - w + 5
	}
	if v+size > w {
		return cool
	}
	return w - (v + size) + 5
}
