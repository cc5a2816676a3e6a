package scenes

import (
	"strconv"

	"mageduel/engine"
	"mageduel/engine/srd"
	"mageduel/scenes/board"
)

// figureID is a unit's figure on the board, where 0 is nobody.
func figureID(unit int32) int32 { return unit + 1 }

// stage chooses what is played for a step's events. rest are those from its
// first on, to the end of the command.
func (m *Match) stage(s *step, rest []Told) {
	e := &s.events[0].Event
	who, target := figureID(e.Who), figureID(e.Target)
	play := func(fx ...board.Effect) { s.fx = append(s.fx, fx...) }
	word := func(unit int32, key string) {
		play(board.Effect{Kind: board.Word, Target: figureID(unit), Text: wordPrefix + key})
	}
	switch e.Kind {
	case engine.EvZone:
		s.early = true
		s.sound = "zone.rise"
		play(board.Effect{Kind: board.RaiseZone})
	case engine.EvContest:
		play(board.Effect{Kind: board.Pause, Ticks: 46}) // the die rolls in its panel
	case engine.EvRounds:
		play(board.Effect{Kind: board.Pause, Ticks: 70})
	case engine.EvChallenge:
		word(e.Who, [...]string{"challenge", "offer"}[min(max(e.A, 0), 1)])
	case engine.EvAgree:
		word(e.Who, "agree")
	case engine.EvReady:
		word(e.Who, "ready")
	case engine.EvRefuse:
		word(e.Who, "refuse")
	case engine.EvAcclimatised:
		play(board.Effect{Kind: board.GatherSpell, Figure: who, Ticks: 26})
	case engine.EvCompelled:
		word(e.Who, "compelled")
	case engine.EvUnqualified:
		word(e.Who, "unqualified")
	case engine.EvExcluded:
		word(e.Who, "staysOut")
	case engine.EvPlaced, engine.EvEnters:
		for i := range s.events {
			v := &s.events[i].Event
			if int(v.Who) >= len(m.seats) {
				s.early = true // an animal that was there
				continue
			}
			play(board.Effect{Kind: board.MoveAlong, Figure: figureID(v.Who), Points: []board.Point{m.foot(s.after, v.Who, v.X, v.Y, v.Z)}, Ticks: 70})
		}
	case engine.EvMove:
		if e.A == 2 { // by magic: it is gone and is there
			s.sound = "effect.magic"
			play(board.Effect{Kind: board.Jump, Target: who, From: m.foot(s.after, e.Who, e.X2, e.Y2, e.Z2), To: m.foot(s.after, e.Who, e.X, e.Y, e.Z)})
			break
		}
		var way []board.Point
		for i := range s.events {
			v := &s.events[i].Event
			way = append(way, m.foot(s.after, v.Who, v.X, v.Y, v.Z))
		}
		ticks := 10 + 11*min(len(way), 14)
		if m.bolts(e.Who) {
			ticks = 10 + 5*min(len(way), 30)
		}
		play(board.Effect{Kind: board.MoveAlong, Figure: who, Points: way, Ticks: ticks})
	case engine.EvFall:
		play(board.Effect{Kind: board.MoveAlong, Figure: who, Points: []board.Point{m.foot(s.after, e.Who, e.X, e.Y, e.Z)}, Ticks: 16})
	case engine.EvCastBegin:
		s.sound = "cast.gather"
		play(board.Effect{Kind: board.GatherSpell, Figure: who})
	case engine.EvLost:
		s.sound = "cast.lost"
		word(e.Who, "lost")
	case engine.EvCast:
		m.stageCast(s, e, rest)
	case engine.EvArea:
		m.stageArea(s, e)
	case engine.EvAttack:
		m.stageAttack(s, e)
	case engine.EvMiss:
		if e.A == 3 && e.B > e.C {
			break // it was here after all
		}
		word(e.Target, []string{"miss", "concealed", "image", "blink"}[min(max(e.A, 0), 3)])
	case engine.EvCounterTry:
		s.sound = "cast.gather"
		play(board.Effect{Kind: board.GatherSpell, Figure: who, Target: target})
	case engine.EvCountered:
		s.sound = "counterspell"
		play(board.Effect{Kind: board.Counter, Figure: who, Target: target, School: spellSchool(e.Spell)},
			board.Effect{Kind: board.Word, Target: target, Text: wordPrefix + "countered"})
	case engine.EvDispel:
		if e.Target >= 0 && e.C > 0 {
			play(board.Effect{Kind: board.Unweave, Figure: who, Target: target, Ticks: 16})
		}
	case engine.EvRoll:
		if e.D == 1 && (e.Stat == engine.Fort || e.Stat == engine.Ref || e.Stat == engine.Will) {
			s.sound = "save"
			play(board.Effect{Kind: board.Shrug, Target: who}, board.Effect{Kind: board.Word, Target: who, Text: wordPrefix + "saved"})
		}
	case engine.EvSR, engine.EvResist:
		if e.Kind == engine.EvResist || e.D == 0 {
			play(board.Effect{Kind: board.Shrug, Target: target}, board.Effect{Kind: board.Word, Target: target, Text: wordPrefix + "resists"})
		}
	case engine.EvDamage:
		heavy := e.A >= 12
		energy := board.NoEnergy
		if e.Spell != srd.NoSpell {
			energy = spellEnergy(e.Spell)
		}
		play(board.Effect{Kind: board.Number, Target: target, Text: strconv.Itoa(int(e.A)), Energy: energy, Heavy: heavy},
			board.Effect{Kind: board.Flinch, Target: target, Heavy: heavy})
	case engine.EvAbility, engine.EvNegative:
		s.sound = "strike.negative"
		play(board.Effect{Kind: board.Number, Target: target, Text: "−" + strconv.Itoa(int(e.A)), Energy: board.Negative},
			board.Effect{Kind: board.Flinch, Target: target})
	case engine.EvHeal, engine.EvTemp:
		play(board.Effect{Kind: board.Mend, Target: target}, board.Effect{Kind: board.Number, Target: target, Text: "+" + strconv.Itoa(int(e.A)), Energy: board.Positive})
	case engine.EvBegin:
		m.stageBegin(s, e)
	case engine.EvSummoned:
		s.early = true
		s.sound = "summon"
		play(board.Effect{Kind: board.Arrive, Target: target, School: board.Conjuration, Radius: 4})
	case engine.EvSent:
		s.sound = "sent"
		play(board.Effect{Kind: board.Depart, Target: target})
	case engine.EvSlain:
		s.sound = "slain"
		play(board.Effect{Kind: board.Slain, Target: target})
	case engine.EvLeft:
		word(e.Who, "out")
	case engine.EvStopped:
		play(board.Effect{Kind: board.Fizzle, From: m.foot(s.after, e.Who, e.X2, e.Y2, e.Z2), To: m.foot(s.after, e.Who, e.X, e.Y, e.Z)})
	case engine.EvTrespass, engine.EvOutside:
		m.stageMeddling(s, e)
	case engine.EvDisqualified:
		s.sound = "refuse"
		word(e.Who, "disqualified")
	case engine.EvFlees:
		word(e.Target, "flees")
	case engine.EvDraw:
		if e.A == 1 {
			word(e.Who, "draw")
		}
	case engine.EvNulled:
		s.sound = "dispel"
		switch {
		case engine.EffectKind(e.A) != engine.Summoning:
			if e.D == 1 {
				play(board.Effect{Kind: board.Unweave, Figure: who, Target: target, Ticks: 16})
			}
		case e.D == 1:
			play(board.Effect{Kind: board.Depart, Target: target})
		default:
			s.early = true
			play(board.Effect{Kind: board.Arrive, Target: target, School: board.Conjuration, Radius: 4})
		}
	case engine.EvHurl:
		s.sound = "strike.miss"
		play(board.Effect{Kind: board.Orb, Figure: who, To: m.corner(s.after, e.X, e.Y, e.Z), Energy: board.Fire})
	case engine.EvFree:
		if e.A == 1 {
			word(e.Who, "free")
		}
	case engine.EvOver:
		s.sound = "zone.fall"
		if m.duel.State.Side > 0 {
			play(board.Effect{Kind: board.LowerZone})
		}
	}
}

// bolts tells whether what was staged last is that a creature takes flight, so
// that it is seen to run.
func (m *Match) bolts(unit int32) bool {
	if len(m.steps) == 0 {
		return false
	}
	s := &m.steps[len(m.steps)-1]
	return len(s.events) > 0 && s.events[0].Kind == engine.EvFlees && s.events[0].Target == unit
}

// wordPrefix marks a floating word that is a key of the languages, so that it
// is put into the language of the moment when it is played.
const wordPrefix = "word."

// foot is where a figure stands in the middle of its space.
func (m *Match) foot(s *engine.State, unit int32, x, y, z int64) board.Point {
	half := 2.5
	if unit >= 0 && int(unit) < len(s.Units) {
		half = float64(max(5, s.Units[unit].Space)) / 2
	}
	ox, oy := offset(s)
	return board.Point{X: float64(x-ox) + half, Y: float64(y-oy) + half, Z: float64(z)}
}

// offset is what the rules' coordinates exceed the board's by: the middle of
// the zone is the middle of the place.
func offset(s *engine.State) (x, y int64) {
	if s.Side == 0 {
		return 0, 0
	}
	half := s.Side / 2 / 5 * 5
	return half, half
}

func (m *Match) corner(s *engine.State, x, y, z int64) board.Point {
	ox, oy := offset(s)
	return board.Point{X: float64(x - ox), Y: float64(y - oy), Z: float64(z)}
}

func (m *Match) stageCast(s *step, e *engine.Event, rest []Told) {
	school, energy := spellSchool(e.Spell), spellEnergy(e.Spell)
	s.fx = append(s.fx, board.Effect{Kind: board.LetGo, Figure: figureID(e.Who), School: school, Energy: energy})
	switch {
	case e.Spell == srd.FleshToStone:
		s.fx = append(s.fx, board.Effect{Kind: board.HoldFast, Figure: figureID(e.Who), Target: figureID(e.Target), School: school})
	case engine.Rule(e.Spell).Planar:
		s.fx = append(s.fx, board.Effect{Kind: board.Unweave, Figure: figureID(e.Who), Target: figureID(e.Target), Ticks: 16})
	case e.Spell == srd.FingerOfDeath, e.Spell == srd.PowerWordKill:
		s.fx = append(s.fx, board.Effect{Kind: board.Doom, Figure: figureID(e.Who), Target: figureID(e.Target)})
	case engine.Rule(e.Spell).Aim == engine.AimUnits && !engine.Rule(e.Spell).Helpful:
		var at []int32
		for i := 1; i < len(rest); i++ {
			v := &rest[i].Event
			if v.Kind == engine.EvCast || v.Kind == engine.EvCastBegin {
				break
			}
			if v.Kind == engine.EvStrike && v.Spell == e.Spell && v.Who == e.Who {
				at = append(at, figureID(v.Target))
			}
		}
		if len(at) > 0 {
			s.fx = append(s.fx, board.Effect{Kind: board.Missiles, Figure: figureID(e.Who), Targets: at, Energy: board.Force})
		}
	}
}

// clouds are the materials of what spreads and is no energy; of mist where
// nothing is said.
var clouds = map[srd.SpellID]board.Energy{srd.Glitterdust: board.Positive, srd.StinkingCloud: board.Acid}

func (m *Match) stageArea(s *step, e *engine.Event) {
	to := m.corner(s.after, e.X, e.Y, e.Z)
	to.Z += 1
	fx := board.Effect{Figure: figureID(e.Who), To: to, Radius: float64(engine.Rule(e.Spell).Radius), Energy: spellEnergy(e.Spell), School: spellSchool(e.Spell), Heavy: true}
	switch {
	case e.Spell == srd.Web:
		fx.Kind = board.WebOut
	case e.Spell == srd.GustOfWind:
		fx.Kind = board.Gust
		fx.To, fx.Radius = m.lineEnd(s.after, e, 60)
		s.sound = "wind"
	case engine.Rule(e.Spell).Aim == engine.AimLine:
		fx.Kind = board.Bolt
		fx.To, _ = m.lineEnd(s.after, e, 120)
	case fx.Energy == board.NoEnergy:
		fx.Kind, fx.Energy, fx.Heavy = board.Spread, clouds[e.Spell], false
	default:
		fx.Kind = board.Burst
		if e.D == 1 { // from where it lay
			fx.Figure, fx.From = 0, to
		}
	}
	s.fx = append(s.fx, fx)
}

// lineEnd is where a line from a mage through a point comes to the zone's
// face, or to its length.
func (m *Match) lineEnd(s *engine.State, e *engine.Event, length float64) (board.Point, float64) {
	from := m.foot(s, e.Who, 0, 0, 0)
	if e.Who >= 0 && int(e.Who) < len(s.Units) {
		u := &s.Units[e.Who]
		from = m.foot(s, e.Who, u.X, u.Y, u.Z)
	}
	to := m.corner(s, e.X, e.Y, e.Z)
	d := [3]float64{to.X - from.X, to.Y - from.Y, to.Z - from.Z}
	far := max(abs(d[0]), abs(d[1]), abs(d[2]), 1)
	end, walked := from, 0.0
	ox, oy := offset(s)
	low := board.Point{X: float64(-ox), Y: float64(-oy)}
	high := board.Point{X: float64(s.Side - ox), Y: float64(s.Side - oy), Z: float64(s.Height)}
	for walked < length {
		next := board.Point{X: end.X + d[0]/far, Y: end.Y + d[1]/far, Z: end.Z + d[2]/far}
		if next.X < low.X || next.Y < low.Y || next.Z < 0 || next.X > high.X || next.Y > high.Y || next.Z > high.Z {
			break
		}
		end = next
		walked++
	}
	end.Z += 3
	return end, walked
}

func abs(v float64) float64 {
	if v < 0 {
		return -v
	}
	return v
}

// energyName names the sound of an energy.
func energyName(e board.Energy) string {
	switch e {
	case board.Fire:
		return "fire"
	case board.Cold:
		return "cold"
	case board.Electricity:
		return "electricity"
	case board.Acid:
		return "acid"
	case board.Sonic:
		return "sonic"
	case board.Force:
		return "force"
	case board.Negative:
		return "negative"
	}
	return "magic"
}

func (m *Match) stageAttack(s *step, e *engine.Event) {
	who, target := figureID(e.Who), figureID(e.Target)
	hit := e.D != 0
	switch {
	case e.Phase != 0 || e.Spell != srd.NoSpell && engine.Rule(e.Spell).Aim == engine.AimTouch:
		s.sound = "blow"
		s.fx = append(s.fx, board.Effect{Kind: board.Blow, Figure: who, Target: target})
	case e.Spell == srd.Enervation:
		s.sound = "strike.negative"
		s.fx = append(s.fx, board.Effect{Kind: board.Drain, Figure: who, Target: target})
	case e.Spell == srd.Disintegrate: // a thin green ray
		s.sound = "strike.magic"
		s.fx = append(s.fx, board.Effect{Kind: board.Rays, Figure: who, Targets: []int32{target}, Energy: board.Acid})
	case e.Spell == srd.AcidSplash:
		s.sound = "strike.acid"
		s.fx = append(s.fx, board.Effect{Kind: board.Orb, Figure: who, Target: target, Energy: board.Acid})
	case e.Spell != srd.NoSpell:
		s.sound = "strike." + energyName(spellEnergy(e.Spell))
		s.fx = append(s.fx, board.Effect{Kind: board.Rays, Figure: who, Targets: []int32{target}, Energy: spellEnergy(e.Spell)})
	default:
		kind, sound := board.Blow, "blow"
		if e.Who >= 0 && int(e.Who) < len(s.after.Units) && (s.after.Units[e.Who].Kind != 0 || s.after.Units[e.Who].Form != 0 && e.X != 0) {
			id := s.after.Units[e.Who].Kind
			if form := s.after.Units[e.Who].Form; form != 0 {
				id = form
			}
			kind, sound = attackKind(srd.CreatureID(id))
		} else {
			p := m.duel.Position()
			if p.InHand(e.Who) != engine.NoWeapon {
				kind, sound = board.Slash, "slash"
			}
		}
		s.sound = sound
		s.fx = append(s.fx, board.Effect{Kind: kind, Figure: who, Target: target, Heavy: e.D == 2})
	}
	if !hit {
		s.fx = append(s.fx, board.Effect{Kind: board.Word, Target: target, Text: wordPrefix + "miss"})
	} else if e.D == 2 {
		s.fx = append(s.fx, board.Effect{Kind: board.Word, Target: target, Text: wordPrefix + "critical"})
	}
}

// attackKind is how a creature's first natural attack looks and sounds.
func attackKind(id srd.CreatureID) (board.Kind, string) {
	c := &srd.Creatures[id]
	if len(c.Attack) == 0 || len(c.Attack[0]) == 0 {
		return board.Blow, "blow"
	}
	switch name := c.Attack[0][0].Name; {
	case hasWord(name, "sting"):
		return board.Bite, "sting"
	case hasWord(name, "bite"):
		return board.Bite, "bite"
	case hasWord(name, "claw"), hasWord(name, "talon"), hasWord(name, "talons"), hasWord(name, "claws"):
		return board.Claw, "claw"
	}
	return board.Blow, "blow"
}

func (m *Match) stageBegin(s *step, e *engine.Event) {
	who, target := figureID(e.Who), figureID(e.Target)
	fx := board.Effect{Figure: who, Target: target, School: spellSchool(e.Spell)}
	switch engine.EffectKind(e.A) {
	case engine.MageArmored:
		fx.Kind = board.Ward
	case engine.Shielded:
		fx.Kind = board.Disc
	case engine.MirrorImages:
		fx.Kind = board.Split
	case engine.Flies:
		fx.Kind = board.Lift
	case engine.Hasted:
		fx.Kind = board.Quicken
	case engine.Invisible:
		fx.Kind = board.Vanish
	case engine.SeesInvisible, engine.TrueSight:
		fx.Kind = board.Ward
	case engine.Charmed, engine.Suggested, engine.Dominated:
		fx.Kind = board.Charm
	case engine.Shaken, engine.Frightened, engine.Panicked:
		if e.Spell == srd.NoSpell {
			return
		}
		fx.Kind = board.Charm
	case engine.Mazed, engine.Sheltered:
		fx.Kind = board.Depart
	case engine.RopeArea:
		fx.Kind, fx.Target, fx.Radius = board.Arrive, 0, 2
		fx.To = m.corner(s.after, e.X, e.Y, e.Z)
	case engine.Blinking:
		fx.Kind = board.Vanish
	case engine.Afloat:
		fx.Kind = board.Lift
	case engine.GravityArea:
		fx.Kind, fx.Target, fx.Radius = board.Spread, 0, float64(max(e.X2-e.X, e.Y2-e.Y))/2
		fx.To = m.corner(s.after, (e.X+e.X2)/2, (e.Y+e.Y2)/2, e.Z)
	case engine.Held:
		fx.Kind = board.HoldFast
	case engine.GreaseArea:
		fx.Kind, fx.Radius = board.Slick, 6
		fx.To = m.corner(s.after, e.X+5, e.Y+5, e.Z)
		fx.Target = 0
	case engine.FireWall:
		fx.Kind, fx.Target = board.FlameWall, 0
		p := m.duel.Seen(s.after)
		for i := range s.after.Effects {
			if s.after.Effects[i].ID == e.B {
				fx.Squares = squaresOf(&p, &s.after.Effects[i])
			}
		}
	case engine.Shaped:
		fx.Kind, fx.Radius = board.Arrive, 4
	case engine.Antimagic:
		fx.Kind = board.Ward
	case engine.ForceWall:
		fx.Kind, fx.Target, fx.Energy = board.Spread, 0, board.Force
		fx.To = m.corner(s.after, (e.X+e.X2)/2, (e.Y+e.Y2)/2, e.Z)
		fx.Radius = float64(max(e.X-e.X2, e.X2-e.X, e.Y-e.Y2, e.Y2-e.Y)) / 2
	case engine.Bead:
		fx.Kind, fx.Target, fx.Energy = board.Orb, 0, board.Fire
		fx.To = m.corner(s.after, e.X, e.Y, e.Z)
	case engine.Burning, engine.Poisoned, engine.Prone, engine.Blinded:
		fx.Kind = board.Flinch
	default:
		return
	}
	s.sound = "effect." + energyName(spellEnergy(e.Spell))
	s.fx = append(s.fx, fx)
}
