package engine

import (
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// Options of dispel magic.
const (
	DispelTarget int32 = iota // one creature: each spell on it, or a summoned one
	DispelArea                // a 20-ft burst
	DispelEffect              // one effect: its id is the command's N
)

// dispelMagic rolls 1d20 and the caster level, 10 at most, against 11 and the
// other's caster level; one's own spells end of themselves.
func dispelMagic(r *run, c *casting, target int32, _ bool) {
	switch c.cmd.Option {
	case DispelTarget:
		if target == None || !r.InPlay(target) {
			return
		}
		if r.Foe(c.by, target) {
			r.offend(c, target)
		}
		r.dispelOn(c, target, false)
	case DispelEffect:
		if i := r.byID(c.cmd.N); i != None {
			r.dispelOne(c, i)
		}
	default:
		burst := grid.Burst{Corner: c.cmd.At(), Radius: 20}
		a := area{kind: AimPoint, burst: burst, origin: c.cmd.At()}
		n := len(r.s.Units)
		for t := range n {
			if r.InPlay(int32(t)) && a.strikes(&r.Position, int32(t)) {
				if r.Foe(c.by, int32(t)) {
					r.offend(c, int32(t))
				}
				r.dispelOn(c, int32(t), true)
			}
		}
		for i := 0; i < len(r.s.Effects); i++ {
			e := &r.s.Effects[i]
			if e.On == None && e.Flags&Magical != 0 && a.holds(&r.Position, e.originSquare()) {
				n := len(r.s.Effects)
				r.dispelOne(c, i)
				if len(r.s.Effects) < n {
					i = -1
				}
			}
		}
	}
}

// originSquare is a square at the origin of an area effect.
func (e *Effect) originSquare() grid.Point {
	return grid.Point{X: snap(e.X), Y: snap(e.Y), Z: snap(e.Z)}
}

// dispelOn checks against the spells on a creature: each of them, or in an area
// from the highest caster level down until one ends.
func (r *run) dispelOn(c *casting, unit int32, first bool) {
	var ids [64]int32
	n := 0
	for i := range r.s.Effects {
		e := &r.s.Effects[i]
		if e.On != unit || e.Flags&Magical == 0 || e.Flags&Suppressed != 0 || n == len(ids) {
			continue
		}
		at := n
		for at > 0 {
			if prev := r.byID(ids[at-1]); r.s.Effects[prev].CL >= e.CL {
				break
			}
			ids[at] = ids[at-1]
			at--
		}
		ids[at] = e.ID
		n++
	}
	for _, id := range ids[:n] {
		i := r.byID(id)
		if i == None {
			continue
		}
		if r.dispelOne(c, i) && first {
			return
		}
		if !r.InPlay(unit) {
			return
		}
	}
}

// dispelOne is one dispel check.
func (r *run) dispelOne(c *casting, i int) bool {
	e := r.s.Effects[i]
	ok := e.By == c.by
	if !ok {
		from := r.mark()
		bonus := r.Sum(Query{Unit: c.by, Against: None, Stat: DispelCheck, CL: c.itemCL()}, r.lines())
		die := r.die(20)
		dc := 11 + int(e.CL)
		ok = die+bonus >= dc
		r.tell(Event{Kind: EvDispel, Who: c.by, Target: e.On, A: int32(die), B: int32(die + bonus), C: int32(dc), D: truth(ok), Spell: e.Spell, L0: from, L1: r.mark()})
	}
	if ok {
		r.end(i)
	}
	return ok
}

func fitsDispel(p *Position, c *Command) Refusal {
	switch c.Option {
	case DispelTarget:
		return p.fitsUnit(c, c.Target)
	case DispelArea:
		return p.fitsPoint(c)
	case DispelEffect:
		i := p.byID(c.N)
		if i == None || p.S.Effects[i].Flags&Magical == 0 {
			return NoSuchEffect
		}
		return Fine
	}
	return NoSuchChoice
}

func fitsGround(p *Position, c *Command) Refusal {
	if c.Z != 0 {
		return NeedsGround
	}
	return p.fitsSquare(c)
}

// fitsWeb: a web must be anchored to two or more solid and opposed points: the
// ground, the zone's faces, or what stands there.
func fitsWeb(p *Position, c *Command) Refusal {
	side, layers := p.Mask.Squares()
	anchors := 0
	if c.Z <= 20 {
		anchors++
	}
	for _, far := range [...]bool{c.X <= 20, c.Y <= 20, c.X+20 >= 5*side, c.Y+20 >= 5*side, c.Z+20 >= 5*layers} {
		if far {
			anchors++
		}
	}
	for _, prop := range p.Setup.Props {
		if c.X+20 > prop.X0 && c.X-20 < prop.X1 && c.Y+20 > prop.Y0 && c.Y-20 < prop.Y1 {
			anchors++
		}
	}
	if anchors < 2 {
		return NeedsAnchors
	}
	return Fine
}

// fitsWall: a run along a grid line of at most 20 ft a level, or a ring of at
// most 5 ft for every two levels.
func fitsWall(p *Position, c *Command) Refusal {
	cl := int64(p.casterLevel(Query{Unit: c.Who}))
	if c.N > 0 {
		if int64(c.N) > 5*(cl/2) || c.N%5 != 0 {
			return TooLong
		}
		return p.fitsPoint(c)
	}
	if c.X != c.X2 == (c.Y != c.Y2) {
		return NotStraight
	}
	if max(c.X-c.X2, c.X2-c.X, c.Y-c.Y2, c.Y2-c.Y) > 20*cl {
		return TooLong
	}
	return p.fitsPoint(c)
}

// areaOnEffects is what an area does to what lies there: fire burns webs away.
func (r *run) areaOnEffects(c *casting, a *area) {
	if !srd.Spells[c.spell].Desc.Has(srd.DescFire) {
		return
	}
	for i := len(r.s.Effects) - 1; i >= 0; i-- {
		if i >= len(r.s.Effects) {
			continue
		}
		e := r.s.Effects[i]
		if e.Kind == WebArea && a.holds(&r.Position, e.originSquare()) {
			r.burnWeb(c.by, i)
		}
	}
}

// burnWeb: everything in burning webs takes 2d4 of fire; the web is gone.
func (r *run) burnWeb(by int32, i int) {
	e := r.s.Effects[i]
	for t := range r.s.Units {
		if u := int32(t); r.InPlay(u) && r.on(&e, u) {
			pk := packet{from: by, to: u, kind: energetic, energy: srd.EnergyFire, amount: r.roll(D(2, 4).At(0)), dice: D(2, 4).At(0), spell: e.Spell, halved: r.spellHalves()}
			r.damage(&pk)
		}
	}
	if i = r.byID(e.ID); i != None {
		r.end(i)
	}
}

// burnWebs: a wall of fire sets fire to the webs it stands in.
func (r *run) burnWebs(wall *Effect) {
	w := *wall
	for i := len(r.s.Effects) - 1; i >= 0; i-- {
		if i >= len(r.s.Effects) || r.s.Effects[i].Kind != WebArea {
			continue
		}
		web := grid.Burst{Corner: grid.Point{X: r.s.Effects[i].X, Y: r.s.Effects[i].Y, Z: r.s.Effects[i].Z}, Radius: 20}
		touches := false
		if w.A > 0 {
			touches = grid.FromCorner(web.Corner, grid.Point{X: w.X, Y: w.Y, Z: w.Z}) <= 20+int64(w.A)
		} else {
			for x, y := w.X, w.Y; !touches; x, y = x+5*sign(w.X2-x), y+5*sign(w.Y2-y) {
				touches = web.Contains(grid.Point{X: x, Y: y, Z: w.Z}) || web.Contains(grid.Point{X: x - 5, Y: y - 5, Z: w.Z})
				if x == w.X2 && y == w.Y2 {
					break
				}
			}
		}
		if touches {
			r.burnWeb(w.By, i)
		}
	}
}
