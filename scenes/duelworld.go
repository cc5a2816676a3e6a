package scenes

import (
	"image/color"
	"math"
	"strings"

	"mageduel/assets/figures"
	"mageduel/engine"
	"mageduel/engine/grid"
	"mageduel/engine/srd"
	"mageduel/scenes/board"
	"mageduel/scenes/hud"
)

func hasWord(s, word string) bool {
	for _, w := range strings.Fields(s) {
		if strings.Trim(w, ",.") == word {
			return true
		}
	}
	return false
}

// squaresOf are the board's squares under a lasting area.
func squaresOf(p *engine.Position, e *engine.Effect) []board.Square {
	ox, oy := offset(p.S)
	var out []board.Square
	seen := map[board.Square]bool{}
	p.OnGround(e, func(at grid.Point) bool {
		q := board.Square{X: int(floor5(at.X - ox)), Y: int(floor5(at.Y - oy))}
		if !seen[q] {
			seen[q] = true
			out = append(out, q)
		}
		return len(out) < 4096
	})
	return out
}

func floor5(v int64) int64 {
	if v < 0 {
		return (v - 4) / 5
	}
	return v / 5
}

// squareOf is the board's square of a place in the rules' feet.
func squareOf(s *engine.State, at grid.Point) board.Square {
	ox, oy := offset(s)
	return board.Square{X: int(floor5(at.X - ox)), Y: int(floor5(at.Y - oy))}
}

// pointOf is the rules' low corner of a square of the board.
func pointOf(s *engine.State, q board.Square, z int64) grid.Point {
	ox, oy := offset(s)
	return grid.Point{X: int64(q.X)*5 + ox, Y: int64(q.Y)*5 + oy, Z: z}
}

// auraOf is what an effect shows on its bearer.
func auraOf(k engine.EffectKind) board.Aura {
	switch k {
	case engine.MageArmored:
		return board.MageArmour
	case engine.Shielded:
		return board.ShieldDisc
	case engine.Hasted:
		return board.Hasted
	case engine.Antimagic:
		return board.Warded
	case engine.Invisible:
		return board.Invisible
	case engine.Glittering:
		return board.Glittering
	case engine.SeesInvisible, engine.TrueSight:
		return board.KeenEyed
	case engine.Blinded:
		return board.Blind
	case engine.Held, engine.Paralyzed:
		return board.Held
	case engine.Webbed, engine.Entangled:
		return board.Webbed
	case engine.Burning:
		return board.Burning
	case engine.Charmed, engine.Suggested, engine.Dominated, engine.Fascinated, engine.Confused:
		return board.Charmed
	case engine.Flies, engine.Afloat, engine.Whirled:
		return board.Flying
	case engine.Drained, engine.Exhausted, engine.Fatigued, engine.Poisoned:
		return board.Weakened
	case engine.Shaken, engine.Frightened, engine.Panicked, engine.Cowering:
		return board.Shaken
	case engine.Petrified:
		return board.Petrified
	case engine.CastingKind, engine.HeldCharge:
		return board.Gathering
	}
	return 0
}

// sheetOf is the name of a unit's figure.
func (m *Match) sheetOf(u *engine.Unit, unit int32) string {
	if u.Form != 0 {
		return figures.Slug(srd.Creatures[u.Form].Name)
	}
	if int(unit) < len(m.seats) {
		return modelSheet(m.Chosen.Mages[unit].Model)
	}
	return figures.Slug(srd.Creatures[u.Kind].Name)
}

// world is what the board is to show now. Its slices are w's own, used again.
func (m *Match) world(w *board.World, tick int64) {
	s := &m.shown
	p := m.duel.Seen(s)
	ox, oy := offset(s)
	w.Place = placeID(m.Chosen.Place)
	w.Zone = board.Zone{Grown: 1}
	if s.Side > 0 && s.Phase != engine.Over {
		w.Zone = board.Zone{X: float64(-ox), Y: float64(-oy), Side: float64(s.Side), Height: float64(s.Height), Grown: 1}
	}
	w.Figures = w.Figures[:0]
	whose := p.Whose()
	for i := range s.Units {
		u := &s.Units[i]
		unit := int32(i)
		if u.Has(engine.Gone | engine.Unseen | engine.Winked) {
			continue
		}
		half := float64(max(5, u.Space)) / 2
		f := board.Figure{ID: figureID(unit), Sheet: m.sheetOf(u, unit), Size: float64(max(5, u.Space)), Alpha: 1, Health: -1,
			X: float64(u.X-ox) + half, Y: float64(u.Y-oy) + half, Z: float64(u.Z), Dir: float64(u.Facing) * math.Pi / 4,
			Frame: float64(tick)*0.08 + float64(i)*3.7, Summoned: u.Has(engine.Summoned), Acting: unit == whose && s.Phase != engine.Over}
		if owner := u.Owner; owner >= 0 && int(owner) < len(m.seats) {
			c := hud.Livery[m.Chosen.Mages[owner].Colour&7]
			f.Tint = color.RGBA{c.R, c.G, c.B, 255}
			if int(unit) < len(m.seats) {
				f.Emblem = m.Chosen.Mages[owner].Emblem&7 + 1
				f.Staff = 0.6
			}
		}
		if s.Phase == engine.Fight && p.InPlay(unit) {
			f.Health = share(u)
		}
		if s.Phase < engine.Preparation && !m.placed && int(unit) < len(m.seats) {
			f.X, f.Y, f.Dir = circle(i, len(m.seats))
			f.X += float64(s.Side)/2 - float64(ox)
			f.Y += float64(s.Side)/2 - float64(oy)
		}
		if n, of := sharing(s, i); of > 1 { // R4: in a zone too small for all
			sin, cos := math.Sincos(2 * math.Pi * float64(n) / float64(of))
			f.X += 1.7 * cos
			f.Y += 1.7 * sin
		}
		if u.Has(engine.Celestial) {
			f.Auras |= board.Celestial
		}
		if u.Has(engine.Fiendish) {
			f.Auras |= board.Fiendish
		}
		away := false // in a place of its own
		for j := range s.Effects {
			e := &s.Effects[j]
			if e.On != unit || e.Flags&engine.Suppressed != 0 {
				continue
			}
			f.Auras |= auraOf(e.Kind)
			f.Poised = f.Poised || e.Kind == engine.ReadyKind
			switch e.Kind {
			case engine.Mazed, engine.Sheltered:
				away = true
			case engine.Blinking:
				f.Alpha = 0.6 + 0.35*math.Sin(float64(tick)*0.07)
			}
			if e.Kind == engine.MirrorImages {
				f.Images = int(e.A)
			}
			if e.Kind == engine.Prone {
				f.Anim, f.Frame = board.Lie, 0
			}
		}
		if int(unit) < len(s.Mages) && s.Mages[unit].Has(engine.SlainFlag) && s.Phase != engine.Over {
			f.Anim, f.Frame = board.Lie, 0
		}
		if !away {
			w.Figures = append(w.Figures, f)
		}
	}
	m.watchers(w, tick)
	w.Areas = w.Areas[:0]
	gaps := 0
	for i := range s.Effects {
		if s.Effects[i].Kind == engine.Gap && s.Effects[i].A >= 0 {
			gaps++
		}
	}
	if gaps != m.gaps {
		m.gaps = gaps
		clear(m.areas)
	}
	for i := range s.Effects {
		e := &s.Effects[i]
		if e.On != engine.None {
			continue
		}
		kind, ok := areaKinds[e.Kind]
		if !ok {
			kind = board.AreaConfluence
		}
		w.Areas = append(w.Areas, board.Area{ID: e.ID, Kind: kind, Z: float64(e.Z), Squares: m.areaSquares(&p, e)})
	}
}

// areaKinds is how each kind of area looks; the others are confluences.
var areaKinds = map[engine.EffectKind]board.AreaKind{
	engine.WebArea:     board.AreaWeb,
	engine.GreaseArea:  board.AreaGrease,
	engine.FireWall:    board.AreaFire,
	engine.GustArea:    board.AreaFog,
	engine.Cloud:       board.AreaStink,
	engine.ForceWall:   board.AreaForce,
	engine.Bead:        board.AreaLight,
	engine.RopeArea:    board.AreaCircle,
	engine.GravityArea: board.AreaUpward,
}

// sharing tells which one of how many a unit is that stand in its very square.
func sharing(s *engine.State, unit int) (n, of int) {
	u := &s.Units[unit]
	for i := range s.Units {
		if o := &s.Units[i]; o.X == u.X && o.Y == u.Y && o.Z == u.Z && !o.Has(engine.Gone|engine.Unseen) && s.Phase == engine.Fight {
			if of++; i < unit {
				n++
			}
		}
	}
	return n, of
}

// areaSquares keeps the squares of areas, which change only when holes are burnt
// into them.
func (m *Match) areaSquares(p *engine.Position, e *engine.Effect) []board.Square {
	if m.areas == nil {
		m.areas = map[int32][]board.Square{}
	}
	q, ok := m.areas[e.ID]
	if !ok {
		q = squaresOf(p, e)
		m.areas[e.ID] = q
	}
	return q
}

// circle is where the mages stand face to face before the zone is settled.
func circle(i, n int) (x, y, dir float64) {
	a := -math.Pi/2 + 2*math.Pi*float64(i)/float64(n)
	if n == 2 {
		a -= math.Pi / 4 // beside each other on the screen
	}
	r := 5.5 + 1.6*float64(n)
	return r * math.Cos(a), r * math.Sin(a), a + math.Pi
}

// share is how much of a unit's hit points is left, 0 to 1.
func share(u *engine.Unit) float64 {
	if u.MaxHP <= 0 {
		return 0
	}
	return min(1, max(0, float64(u.HP-u.Nonlethal)/float64(u.MaxHP)))
}
