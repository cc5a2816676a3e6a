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
			if o.On == e.On && o.Kind == e.Kind && o.Flags&Suppressed == 0 {
				o.Ends = max(o.Ends, e.Ends)
				o.A = max(o.A, e.A)
				r.tell(Event{Kind: EvBegin, Who: e.By, Target: e.On, A: int32(e.Kind), B: o.ID, Spell: e.Spell})
				return i
			}
		}
	}
	r.s.NextID++
	e.ID = r.s.NextID
	if r.s.Phase < Fight {
		e.Flags |= FromBefore
	}
	r.s.Effects = append(r.s.Effects, e)
	i := len(r.s.Effects) - 1
	ev := Event{Kind: EvBegin, Who: e.By, Target: e.On, A: int32(e.Kind), B: e.ID, C: e.A, Spell: e.Spell, X: e.X, Y: e.Y, Z: e.Z, X2: e.X2, Y2: e.Y2}
	if e.Flags&Hidden != 0 && r.IsMage(e.On) {
		ev.Sees = Only(e.On)
	}
	r.tell(ev)
	return i
}

// end takes an effect away, and with it those that came with it.
func (r *run) end(i int) {
	e := r.s.Effects[i]
	r.s.Effects = append(r.s.Effects[:i], r.s.Effects[i+1:]...)
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
	if e.Kind == Raging {
		u := r.unit(e.On)
		u.HP -= int32(2 * r.Level(e.On))
		u.MaxHP -= int32(2 * r.Level(e.On))
		r.fallen(e.On)
	}
	if e.Kind == Summoning && r.Here(e.On) {
		r.sendHome(e.On)
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

// covers tells whether an area effect lies on a square.
func (p *Position) covers(e *Effect, at grid.Point) bool {
	switch e.Kind {
	case GreaseArea:
		return at.Z == e.Z && at.X >= e.X && at.X < e.X+10 && at.Y >= e.Y && at.Y < e.Y+10
	case WebArea:
		b := grid.Burst{Corner: grid.Point{X: e.X, Y: e.Y, Z: e.Z}, Radius: 20}
		return b.Contains(at) && p.effectFrom(b.Corner, at)
	case GustArea:
		l := grid.Line{Corner: grid.Point{X: e.X, Y: e.Y, Z: e.Z}, Aim: grid.Point{X: e.X2, Y: e.Y2, Z: int64(e.A)}, Length: 60}
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

// windAt tells whether severe wind blows through a square.
func (p *Position) windAt(at grid.Point) bool {
	for i := range p.S.Effects {
		if e := &p.S.Effects[i]; e.Kind == GustArea && p.covers(e, at) {
			return true
		}
	}
	return false
}

// webFeet is how much web lies between two squares, the first not counted: 5
// feet give cover, 20 feet total cover.
func (p *Position) webFeet(a, b grid.Point) int {
	feet := 0
	for i := range p.S.Effects {
		e := &p.S.Effects[i]
		if e.Kind != WebArea {
			continue
		}
		grid.Walk(a, b, func(at grid.Point) bool {
			if at != a && p.covers(e, at) {
				feet += 5
			}
			return true
		})
	}
	return feet
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
		return y >= 2*y0 && y <= 2*y1
	}
	if a.Y < e.Y == (b.Y < e.Y) {
		return false
	}
	x0, x1 := min(e.X, e.X2), max(e.X, e.X2)
	x := crossing(a.Y, a.X, b.Y, b.X, e.Y)
	return x >= 2*x0 && x <= 2*x1
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
