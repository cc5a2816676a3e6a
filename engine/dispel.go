package engine

import "mageduel/engine/grid"

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
		if r.elsewhere(c.by, target) {
			return
		}
		r.dispelOn(c, target, false)
	case DispelEffect:
		if i := r.byID(c.cmd.N); i != None {
			r.dispelOne(c, i)
		}
	default:
		r.dispelArea(c)
	}
}

// dispelArea: on each creature one spell ends at the most, beside what conjured
// it; a spell whose origin lies in the area can end, one that only reaches into
// it can end where they overlap.
func (r *run) dispelArea(c *casting) {
	burst := grid.Burst{Corner: c.cmd.At(), Radius: 20}
	a := area{kind: AimPoint, burst: burst, origin: c.cmd.At()}
	n := len(r.s.Units)
	for t := range n {
		u := int32(t)
		if !r.InPlay(u) || !a.strikes(&r.Position, u) || r.Nulled(u) {
			continue
		}
		if r.Foe(c.by, u) {
			r.offend(c, u)
		}
		if i := r.find(u, Summoning); i != None {
			r.dispelOne(c, i)
		}
		if r.InPlay(u) {
			r.dispelOn(c, u, true)
		}
	}
	var ids [64]int32
	n = 0
	for i := range r.s.Effects {
		if e := &r.s.Effects[i]; e.On == None && e.Flags&Magical != 0 && n < len(ids) {
			ids[n] = e.ID
			n++
		}
	}
	for _, id := range ids[:n] {
		i := r.byID(id)
		if i == None {
			continue
		}
		e := r.s.Effects[i]
		if a.holds(&r.Position, e.originSquare()) || burst.Corner == (grid.Point{X: e.X, Y: e.Y, Z: e.Z}) {
			r.dispelOne(c, i)
			continue
		}
		if e.Kind == FireWall || e.Kind == GustArea {
			continue
		}
		overlap := false
		b := e.bounds()
		b.Each(b, func(at grid.Point) bool {
			overlap = at.Z >= 0 && burst.Contains(at) && r.covers(&e, at)
			return !overlap
		})
		if overlap && r.dispelCheck(c, &e) {
			r.gap(i, burst.Corner, burst.Radius)
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
		if e.On != unit || e.Flags&Magical == 0 || e.Flags&Suppressed != 0 || n == len(ids) || first && e.Kind == Summoning {
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

// dispelOne is one dispel check, and the end of the spell if it succeeds.
func (r *run) dispelOne(c *casting, i int) bool {
	e := r.s.Effects[i]
	if !r.dispelCheck(c, &e) {
		return false
	}
	if i = r.byID(e.ID); i != None {
		r.end(i)
	}
	return true
}

// dispelCheck is against 11 and the caster level; one's own spells end of
// themselves.
func (r *run) dispelCheck(c *casting, e *Effect) bool {
	if e.By == c.by {
		return true
	}
	from := r.mark()
	bonus := r.Sum(Query{Unit: c.by, Against: None, Stat: DispelCheck, CL: c.itemCL()}, r.lines())
	die := r.die(20)
	dc := 11 + int(e.CL)
	ok := die+bonus >= dc
	r.tell(Event{Kind: EvDispel, Who: c.by, Target: e.On, A: int32(die), B: int32(die + bonus), C: int32(dc), D: truth(ok), Spell: e.Spell, L0: from, L1: r.mark()})
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
		if on := p.S.Effects[i].On; on != None {
			return p.fitsUnit(c, on)
		}
		probe := *c
		at := p.S.Effects[i].originSquare()
		probe.X, probe.Y, probe.Z = at.X, at.Y, at.Z
		return p.fitsSquare(&probe)
	}
	return NoSuchChoice
}

func fitsGround(p *Position, c *Command) Refusal {
	if c.Z != 0 {
		return NeedsGround
	}
	return p.fitsSquare(c)
}

// fitsWeb: a web must be anchored to two solid points that lie opposite each
// other: the ground and the zone's top, two of its faces, what stands there and
// anything beyond.
func fitsWeb(p *Position, c *Command) Refusal {
	side, layers := p.Mask.Squares()
	low := [3]bool{c.X <= 20, c.Y <= 20, c.Z <= 20}
	high := [3]bool{c.X+20 >= 5*side, c.Y+20 >= 5*side, c.Z+20 >= 5*layers}
	half := p.S.Side / 2
	for _, prop := range p.Setup.Props {
		x0, x1, y0, y1 := prop.X0+half, prop.X1+half, prop.Y0+half, prop.Y1+half
		if c.Z-20 >= prop.Height || c.X+20 <= x0 || c.X-20 >= x1 || c.Y+20 <= y0 || c.Y-20 >= y1 {
			continue
		}
		low[0], high[0] = low[0] || x1 <= c.X, high[0] || x0 >= c.X
		low[1], high[1] = low[1] || y1 <= c.Y, high[1] || y0 >= c.Y
	}
	for i := range low {
		if low[i] && high[i] {
			return Fine
		}
	}
	return NeedsAnchors
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
	if !p.fitsEnd(c) {
		return OutsideZone
	}
	return p.fitsPoint(c)
}
