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
	srd.DelayedBlastFireball: {Aim: AimPoint, Radius: 20, Spread: true, Roll: true, Options: 6, Delay: Bead,
		Do: []Op{Damage(D(1, 6).PerCL(1).Max(20), srd.EnergyFire)}},
	srd.WallOfForce: {Aim: AimWall, Wall: ForceWall, Do: []Op{Custom(wallOfForce)}, Fits: fitsForceWall},
	srd.WallOfFire:  {Aim: AimWall, Wall: FireWall, Options: 2, Do: []Op{Custom(wallOfFire)}, Fits: fitsWall},
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
	if !r.Inside(unit) { // E1
		return
	}
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
		u.Body().Each(func(at grid.Point) bool { in = ring.Contains(at) && !p.out(e, at); return !in })
		return in
	}
	if !e.cuts(u.X, u.Y, u.X+int64(u.Space), u.Y+int64(u.Space)) {
		return false
	}
	in := false
	e.lengths(func(at grid.Point) bool {
		along, from := at.Y, u.Y
		if e.X != e.X2 {
			along, from = at.X, u.X
		}
		in = along >= from && along < from+int64(u.Space) && !p.out(e, at)
		return !in
	})
	return in
}

// cuts tells whether a sheet stands through a box on the plan.
func (e *Effect) cuts(x0, y0, x1, y1 int64) bool {
	if e.X == e.X2 {
		return x0 < e.X && e.X < x1 && y0 < max(e.Y, e.Y2) && y1 > min(e.Y, e.Y2)
	}
	return y0 < e.Y && e.Y < y1 && x0 < max(e.X, e.X2) && x1 > min(e.X, e.X2)
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
	if !r.Inside(unit) || !r.withstands(e, unit) {
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
		if p.S.Lying.Has(Gap) {
			near, body := int64(cool), u.Body()
			body.Z, body.Height = e.Z, grid.Edge
			e.lengths(func(at grid.Point) bool { // of what still burns
				if !p.out(e, at) {
					near = min(near, grid.Between(body, grid.At(at)))
				}
				return true
			})
			return near
		}
		if inside {
			return int64(e.A) - d + 5
		}
		return d - int64(e.A)
	}
	greater := e.C == 1
	if !p.S.Lying.Has(Gap) {
		if e.X == e.X2 {
			return sheetDistance(u.X, s, e.X, u.Y, min(e.Y, e.Y2), max(e.Y, e.Y2), greater, cool)
		}
		return sheetDistance(u.Y, s, e.Y, u.X, min(e.X, e.X2), max(e.X, e.X2), greater, cool)
	}
	near := int64(cool)
	e.lengths(func(at grid.Point) bool { // of what still burns
		if p.out(e, at) {
			return true
		}
		if e.X == e.X2 {
			near = min(near, sheetDistance(u.X, s, e.X, u.Y, at.Y, at.Y+5, greater, cool))
		} else {
			near = min(near, sheetDistance(u.Y, s, e.Y, u.X, at.X, at.X+5, greater, cool))
		}
		return true
	})
	return near
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

// wallOfForce: an upright sheet that nothing passes, of one 10-ft square a level
// at most. What stands in its way breaks it as it forms.
func wallOfForce(r *run, c *casting, _ int32, _ bool) {
	e := wallEffect(&c.cmd)
	e.A = int32(r.wallHeight(&c.cmd, c.cl))
	if e.A < 5 || r.stoodIn(&e) {
		r.tell(Event{Kind: EvLost, Who: c.by, A: 3})
		return
	}
	// Dispel magic cannot end it: it does not count as magical here.
	e.By, e.Spell, e.CL, e.Flags, e.Ends = c.by, c.spell, int16(c.cl), r.dismissible(c.spell), r.endOf(c)
	r.begin(e)
}

// WallHeight is how high in feet a wall of force would stand: as N says, or as
// high as its area and the zone allow; below 5 it cannot be.
func (p *Position) WallHeight(c *Command) int64 {
	return p.wallHeight(p.own(c), p.itemOrCasterLevel(c))
}

func (p *Position) wallHeight(c *Command, cl int) int64 {
	long := max(c.X-c.X2, c.X2-c.X, c.Y-c.Y2, c.Y2-c.Y)
	if long == 0 {
		return 0
	}
	most := 100 * int64(cl) / long / 5 * 5
	if _, layers := p.Mask.Squares(); layers > 0 {
		most = min(most, 5*layers-c.Z)
	}
	if n := int64(c.N); n > 0 {
		if n > most || n%5 != 0 {
			return 0
		}
		return n
	}
	return most
}

// stoodIn tells whether a body or a thing stands through where a sheet would be.
func (p *Position) stoodIn(e *Effect) bool {
	for i := range p.S.Units {
		u := &p.S.Units[i]
		if s := int64(u.Space); p.Here(int32(i)) && !u.Has(Unseen) && u.Z < e.Z+int64(e.A) && u.Z+s > e.Z && e.cuts(u.X, u.Y, u.X+s, u.Y+s) {
			return true
		}
	}
	half := p.S.Side / 2
	for _, t := range p.Setup.Props {
		if e.Z < t.Height && e.cuts(t.X0+half, t.Y0+half, t.X1+half, t.Y1+half) {
			return true
		}
	}
	return false
}

func fitsForceWall(p *Position, c *Command) Refusal {
	if c.X != c.X2 == (c.Y != c.Y2) {
		return NotStraight
	}
	if why := p.fitsPoint(c); why != Fine {
		return why
	}
	if !p.fitsEnd(c) {
		return OutsideZone
	}
	e := wallEffect(c)
	e.A = int32(p.wallHeight(c, p.casterLevel(Query{Unit: c.Who})))
	if e.A < 5 {
		return TooLong
	}
	if p.stoodIn(&e) {
		return NoRoom
	}
	return Fine
}

// fitsEnd tells whether the second end of a wall lies in the zone (E1).
func (p *Position) fitsEnd(c *Command) bool {
	side, _ := p.Mask.Squares()
	return c.X2%5 == 0 && c.Y2%5 == 0 && c.X2 >= 0 && c.Y2 >= 0 && c.X2 <= 5*side && c.Y2 <= 5*side
}

// lay leaves a spell's bead where it will burst when its delay is over.
func (r *run) lay(c *casting) {
	e := Effect{Kind: spells[c.spell].Delay, On: None, By: c.by, Spell: c.spell, CL: int16(c.cl), DC: int16(c.dc), X: c.cmd.X, Y: c.cmd.Y, Z: c.cmd.Z,
		B: truth(c.item != None), Flags: Magical, Ends: timeAt(r.clock()+int64(c.cmd.Option), int64(r.unit(c.by).Init))}
	r.begin(e)
}

// burstBead: when its time is over the bead bursts; one that was dispelled is
// only gone. What came from an item is judged now (R18).
func burstBead(r *run, e Effect) {
	if e.Ends > r.Time() || r.s.Phase != Fight || r.NulledAt(e.originSquare()) {
		return
	}
	c := r.newCast(casting{by: e.By, spell: e.Spell, cl: int(e.CL), dc: int(e.DC), item: None, laid: true})
	if e.B == 1 {
		c.item = 0
	}
	c.cmd = Command{Kind: DoCast, Who: e.By, Spell: e.Spell, Slot: None, Target: None, X: e.X, Y: e.Y, Z: e.Z, X2: e.X, Y2: e.Y, Z2: e.Z}
	r.area(c)
}

// hurled is how far a bead can be thrown: five range increments of 10 feet.
const hurled = 50

// checkHurl: one must have hands, and the bead within reach.
func (p *Position) checkHurl(c *Command) Refusal {
	i := p.byID(c.Option)
	if i == None || p.S.Effects[i].Kind != Bead {
		return NoSuchEffect
	}
	if !p.IsMage(c.Who) || !p.handy(c.Who) {
		return NotYours
	}
	if !p.canFull(c.Who) {
		return NoActionLeft
	}
	e, at := &p.S.Effects[i], p.S.Units[c.Who].At()
	if grid.FromCorner(grid.Point{X: e.X, Y: e.Y, Z: e.Z}, at) > 10 {
		return OutOfReach
	}
	if grid.FromCorner(c.At(), at)-5 > hurled {
		return OutOfRange
	}
	own := &p.work.cmd
	*own = *c
	own.Kind, own.Spell = DoCast, e.Spell
	return p.fitsPoint(own)
}

// hurl is DoHurl. SRD: to take it up is a move action and to throw it an attack
// with a thrown weapon, range increment 10 feet; both provoke. Within a round of
// its time there is one chance in four that it bursts in the hand. A throw that
// misses the point, AC 5, lands as a splash weapon's would: one way in eight, a
// square off for each range increment.
func (r *run) hurl(cmd *Command) {
	who, id := cmd.Who, cmd.Option
	r.useFull(who)
	ready := func() bool { return r.InPlay(who) && r.CanAct(who) && r.byID(id) != None }
	r.provoke(who, None)
	if !ready() {
		return
	}
	u := r.unit(who)
	if e := &r.s.Effects[r.byID(id)]; e.Ends-r.Time() <= roundLength && r.die(100) <= 25 {
		e.X, e.Y, e.Z, e.Ends = clamp(e.X, u.X, u.X+5), clamp(e.Y, u.Y, u.Y+5), u.Z, r.Time()
		r.end(r.byID(id))
		return
	}
	r.provoke(who, None)
	if !ready() {
		return
	}
	u = r.unit(who)
	to := cmd.At()
	off := max(0, grid.FromCorner(to, u.At())-6) / 10
	from := r.mark()
	bonus := r.Sum(Query{Unit: who, Against: None, Stat: Attack, How: Ranged}, r.lines()) - 2*int(off)
	die := r.die(20)
	hit := die == 20 || die != 1 && die+bonus >= 5
	if !hit {
		way := hurlWays[r.die(8)-1]
		for range 1 + off {
			next := to.Add(way)
			if !r.effectFrom(next, u.At()) {
				break
			}
			to = next
		}
	}
	r.tell(Event{Kind: EvHurl, Who: who, Target: None, X: to.X, Y: to.Y, Z: to.Z, A: int32(die), B: int32(die + bonus), C: 5, D: truth(hit), L0: from, L1: r.mark()})
	i := r.byID(id)
	e := r.s.Effects[i]
	r.s.remove(i)
	e.X, e.Y, e.Z = to.X, to.Y, to.Z
	r.begin(e)
}

// hurlWays are the eight ways of a throw that goes astray.
var hurlWays = [8]grid.Point{{X: 5}, {X: 5, Y: 5}, {Y: 5}, {X: -5, Y: 5}, {X: -5}, {X: -5, Y: -5}, {Y: -5}, {X: 5, Y: -5}}
