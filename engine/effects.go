package engine

import (
	"mageduel/engine/arena"
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// begin adds an effect and gives its index. Of one spell on one creature the
// longer lasting stays (SRD: same effects do not stack).
func (r *run) begin(e Effect) int {
	if e.On != None && e.Spell != 0 && e.Flags&Magical != 0 {
		for i := range r.s.Effects {
			o := &r.s.Effects[i]
			if o.On == e.On && o.Kind == e.Kind && (o.Flags&Suppressed == 0 || o.Flags&Nulled != 0) {
				o.Ends = max(o.Ends, e.Ends)
				o.A = max(o.A, e.A)
				r.tell(Event{Kind: EvBegin, Who: e.By, Target: e.On, A: int32(e.Kind), B: o.ID, Spell: e.Spell})
				return i
			}
		}
	}
	r.s.NextID++
	e.ID = r.s.NextID
	con := r.conBefore(&e)
	if r.s.Phase < Fight {
		e.Flags |= FromBefore
	}
	r.s.add(e)
	i := len(r.s.Effects) - 1
	if kinds[e.Kind].Flags&Barrier != 0 {
		r.setMask()
	}
	ev := Event{Kind: EvBegin, Who: e.By, Target: e.On, A: int32(e.Kind), B: e.ID, C: e.A, Spell: e.Spell, X: e.X, Y: e.Y, Z: e.Z, X2: e.X2, Y2: e.Y2}
	if e.Flags&Hidden != 0 && r.IsMage(e.On) {
		ev.Sees = Only(e.On)
	}
	r.tell(ev)
	r.conAfter(&e, con)
	if kinds[e.Kind].Flags&FliesBy != 0 {
		r.endAll(e.On, Afloat) // it can keep itself
	}
	if kinds[e.Kind].Flags&Limp != 0 && e.On != None {
		r.wingsFail(e.On)
	}
	if r.s.Lying.Has(Antimagic) {
		r.nullify()
		return r.byID(e.ID)
	}
	return i
}

// conBefore is the Constitution modifier before an effect that changes scores
// begins or ends; conAfter lets hit points follow it (SRD: for each Hit Die).
func (r *run) conBefore(e *Effect) int {
	if e.On == None || kinds[e.Kind].Flags&SomeScores == 0 {
		return 0
	}
	return r.Mod(e.On, Con)
}

func (r *run) conAfter(e *Effect, before int) {
	if e.On == None || kinds[e.Kind].Flags&SomeScores == 0 || !r.Here(e.On) {
		return
	}
	r.conChanged(e.On, before)
}

func (r *run) conChanged(unit int32, before int) {
	u := r.unit(unit)
	change := int32((r.Mod(unit, Con) - before) * r.Level(unit))
	if change == 0 {
		return
	}
	u.HP += change
	u.MaxHP = max(1, u.MaxHP+change)
	if r.IsMage(unit) { // full hit points, less nonlethal damage
		u.HP = max(1, u.HP)
	}
	r.fallen(unit)
}

// wingsFail: a winged creature that is paralysed or otherwise limp falls. Who
// is held in the air by a spell stays there.
func (r *run) wingsFail(unit int32) {
	u := r.unit(unit)
	if b := r.body(u); u.Z > 0 && b != nil && b.Speed.Fly > 0 && !r.ImmuneTo(unit, srd.ImmuneParalysis) {
		r.drop(unit)
	}
}

// end takes an effect away, and with it those that came with it.
func (r *run) end(i int) {
	e := r.s.Effects[i]
	con := r.conBefore(&e)
	r.s.remove(i)
	if kinds[e.Kind].Flags&Barrier != 0 {
		r.setMask()
	}
	ev := Event{Kind: EvEnd, Target: e.On, Who: e.By, A: int32(e.Kind), B: e.ID, Spell: e.Spell}
	if e.Flags&Hidden != 0 && r.IsMage(e.On) {
		ev.Sees = Only(e.On)
	}
	r.tell(ev)
	for j := len(r.s.Effects) - 1; j >= 0; j-- {
		if j < len(r.s.Effects) && r.s.Effects[j].Parent == e.ID {
			r.end(j)
		}
	}
	r.conAfter(&e, con)
	if e.Kind == Summoning && r.Here(e.On) {
		r.sendHome(e.On)
	}
	if e.Kind == Antimagic {
		r.nullify()
	}
	if done := kinds[e.Kind].Done; done != nil && (e.On == None || r.Here(e.On)) {
		done(r, e)
	}
}

// expire ends what is over at the present moment, oldest first.
func (r *run) expire() {
	now := r.Time()
	for i := 0; i < len(r.s.Effects); {
		e := r.s.Effects[i]
		if e.Ends > now || e.Kind == CastingKind {
			i++
			continue
		}
		r.end(i)
		i = 0
	}
}

// endAll ends every effect of a kind on a unit.
func (r *run) endAll(unit int32, kind EffectKind) {
	for i := r.find(unit, kind); i != None; i = r.find(unit, kind) {
		r.end(i)
	}
}

func (r *run) endHeld(unit int32) { r.endAll(unit, HeldCharge) }

// concentrating in an effect's B: its caster is still concentrating on it.
const concentrating = 1 << 8

// cease ends the concentration on an effect: what is left of its duration runs.
func (r *run) cease(i int) {
	e := &r.s.Effects[i]
	e.B &^= concentrating
	fact := &srd.Spells[e.Spell]
	if fact.Duration.Kind == srd.DurationConcentrationPlus {
		e.Ends = timeAt(r.clock()+int64(fact.Duration.Rounds(int(e.CL))), int64(r.unit(e.By).Init))
		return
	}
	r.end(i)
}

// ceaseAll ends all concentration of a unit.
func (r *run) ceaseAll(unit int32) {
	for i := 0; i < len(r.s.Effects); i++ {
		if e := &r.s.Effects[i]; e.By == unit && e.Flags&Concentrated != 0 && e.B&concentrating != 0 {
			n := len(r.s.Effects)
			r.cease(i)
			if len(r.s.Effects) < n {
				i = -1
			}
		}
	}
}

// concentrates is the effect that a unit concentrates on, or None.
func (p *Position) concentrates(unit int32) int {
	for i := range p.S.Effects {
		if e := &p.S.Effects[i]; e.By == unit && e.Flags&Concentrated != 0 && e.B&concentrating != 0 {
			return i
		}
	}
	return None
}

// fear brings fear, which adds up: shaken and shaken is frightened, more is
// panicked.
func (r *run) fear(e Effect) {
	if r.ImmuneTo(e.On, srd.ImmuneFear) || r.ImmuneTo(e.On, srd.ImmuneMindAffecting) {
		return
	}
	switch {
	case r.Is(e.On, Panicked):
		return
	case r.Is(e.On, Frightened):
		e.Kind = Panicked
	case r.Is(e.On, Shaken) && e.Kind == Shaken:
		e.Kind = Frightened
	case r.Is(e.On, Shaken):
		e.Kind = Panicked
	}
	r.begin(e)
}

// fatigue brings fatigue; twice is exhaustion.
func (r *run) fatigue(e Effect) {
	if r.Is(e.On, Exhausted) || r.ImmuneTo(e.On, srd.ImmuneFatigue) {
		return
	}
	e.Kind = Fatigued
	if r.Is(e.On, Fatigued) {
		e.Kind = Exhausted
	}
	r.begin(e)
}

// covers tells whether an area effect lies on a square: its holes do not.
func (p *Position) covers(e *Effect, at grid.Point) bool {
	if !p.within(e, at) || p.NulledAt(at) {
		return false
	}
	for i := range p.S.Effects {
		if g := &p.S.Effects[i]; g.Kind == Gap && g.Parent == e.ID && g.hollow(at) {
			return false
		}
	}
	return true
}

func (p *Position) within(e *Effect, at grid.Point) bool {
	switch e.Kind {
	case GreaseArea:
		return at.Z == e.Z && at.X >= e.X && at.X < e.X+10 && at.Y >= e.Y && at.Y < e.Y+10
	case WebArea, Cloud:
		corner := grid.Point{X: e.X, Y: e.Y, Z: e.Z}
		if e.Kind == Cloud && at.Z >= e.Z+20 { // 20 ft high
			return false
		}
		return p.spreadHolds(corner, 20, at)
	case RopeArea:
		return at == grid.Point{X: e.X, Y: e.Y, Z: e.Z}
	case GravityArea:
		return e.box().Contains(at) && p.Mask.Inside(at)
	case GustArea:
		l := grid.Line{Corner: grid.Point{X: e.X, Y: e.Y, Z: e.Z}, Aim: grid.Point{X: e.X2, Y: e.Y2, Z: int64(e.A)}, Length: 60, Low: e.B == 1}
		return l.Contains(at) && p.effectFrom(l.Corner, at)
	}
	return false
}

// on tells whether any square of a unit lies in an area effect.
func (p *Position) on(e *Effect, unit int32) bool {
	hit := false
	p.S.Units[unit].Body().Each(func(at grid.Point) bool {
		hit = p.covers(e, at)
		return !hit
	})
	return hit
}

// effectFrom is line of effect from a grid intersection to a square.
func (p *Position) effectFrom(corner, at grid.Point) bool {
	return p.Mask.LineCorner(corner, at, arena.Lines)
}

// spreadHolds tells whether a spread from a grid intersection has come to a
// square. With nothing solid about it is a burst, cut at the zone's faces.
func (p *Position) spreadHolds(corner grid.Point, radius int64, at grid.Point) bool {
	if !(grid.Burst{Corner: corner, Radius: radius}).Contains(at) {
		return false
	}
	if p.Mask.Open() {
		return p.effectFrom(corner, at)
	}
	w := p.work
	key := spreadKey{corner: corner, radius: radius, mask: p.Mask}
	if w.spreadKey != key {
		w.spreadKey = key
		if w.open == nil {
			w.open = func(from, to grid.Point) bool {
				m := w.spreadKey.mask
				if from == to {
					return m.LineCorner(w.spreadKey.corner, to, arena.Lines)
				}
				return m.Pass(from, to, arena.Lines)
			}
		}
		grid.Spread{Corner: corner, Radius: radius}.Fill(&w.spread, p.Mask.Box(), w.open)
	}
	return w.spread.Contains(at)
}

// spreadKey says which spread the workspace holds.
type spreadKey struct {
	corner grid.Point
	radius int64
	mask   *arena.Mask
}

// windDC is the DC of Concentration in weather that a spell makes: that spell's;
// 0 in still air.
func (p *Position) windDC(at grid.Point) int {
	if !p.S.Lying.Has(GustArea) {
		return 0
	}
	for i := range p.S.Effects {
		if e := &p.S.Effects[i]; e.Kind == GustArea && p.covers(e, at) {
			return int(e.DC)
		}
	}
	return 0
}

// windAt tells whether severe wind blows through a square.
func (p *Position) windAt(at grid.Point) bool {
	if !p.S.Lying.Has(GustArea) {
		return false
	}
	for i := range p.S.Effects {
		if e := &p.S.Effects[i]; e.Kind == GustArea && p.covers(e, at) {
			return true
		}
	}
	return false
}

// webFeet is how much web lies between two squares, neither counted: 5 feet
// give cover, 20 feet total cover.
func (p *Position) webFeet(a, b grid.Point) int {
	if !p.S.Lying.Has(WebArea) {
		return 0
	}
	feet := 0
	for i := range p.S.Effects {
		e := &p.S.Effects[i]
		if e.Kind != WebArea {
			continue
		}
		d := b.Sub(a)
		n := max(d.X, -d.X, d.Y, -d.Y, d.Z, -d.Z) / 5
		for k := int64(1); k < n; k++ { // the squares nearest to the line
			if p.covers(e, grid.Point{X: between(a.X, d.X, k, n), Y: between(a.Y, d.Y, k, n), Z: between(a.Z, d.Z, k, n)}) {
				feet += 5
			}
		}
	}
	return feet
}

// between is the square k-th of n on the way from a along d, one coordinate.
func between(a, d, k, n int64) int64 {
	s := sign(d)
	return a + 5*s*((2*s*d*k+5*n)/(10*n))
}

// wallBetween tells whether a sheet of flame stands between two squares.
func (p *Position) wallBetween(e *Effect, a, b grid.Point) bool {
	if e.Kind != FireWall {
		return false
	}
	if e.A > 0 {
		ring := e.ring()
		in, out := ring.Encloses(a), ring.Encloses(b)
		return in != out && !ring.Contains(a) && !ring.Contains(b)
	}
	// A sheet along a grid line: it parts the squares on its two sides.
	low, high := min(a.Z, b.Z), max(a.Z, b.Z)
	if low >= e.Z+20 || high < e.Z {
		return false
	}
	if e.X == e.X2 { // runs along Y
		if a.X < e.X == (b.X < e.X) {
			return false
		}
		y0, y1 := min(e.Y, e.Y2), max(e.Y, e.Y2)
		y := crossing(a.X, a.Y, b.X, b.Y, e.X)
		return y >= 2*y0 && y <= 2*y1 && p.burnsAcross(e, y)
	}
	if a.Y < e.Y == (b.Y < e.Y) {
		return false
	}
	x0, x1 := min(e.X, e.X2), max(e.X, e.X2)
	x := crossing(a.Y, a.X, b.Y, b.X, e.Y)
	return x >= 2*x0 && x <= 2*x1 && p.burnsAcross(e, x)
}

// crossing is twice the second coordinate at which the line between two square
// centres meets a grid line of the first coordinate.
func crossing(a, ao, b, bo, at int64) int64 {
	ca, cb := 2*a+5, 2*b+5
	oa, ob := 2*ao+5, 2*bo+5
	return oa + (ob-oa)*(2*at-ca)/(cb-ca)
}

func (e *Effect) ring() grid.Ring {
	return grid.Ring{Corner: grid.Point{X: e.X, Y: e.Y, Z: e.Z}, Radius: int64(e.A), Height: 20}
}
