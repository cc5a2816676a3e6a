package scenes

import (
	"math"

	"mageduel/engine"
	"mageduel/scenes/board"
)

// onlooker is one of those who watch from outside the zone (R38).
type onlooker struct {
	sheet string
	angle float64 // of where it stands about the zone, radians from the east
}

// The onlookers stand where walls and panels leave them in sight. The last two
// are seen only once a table master sends them.
var onlookers = [...]onlooker{
	{"villager_man", 2.28}, {"villager_woman", 2.06}, {"archer", 1.02}, {"mage_brim", 0.78}, {"wolf", 2.5},
}

// Who of the onlookers does what.
const (
	walker = iota
	_
	bowman
	stranger
	sentBeast
)

// crowdID is the figure of the first onlooker; they count downwards.
const crowdID = -900

// widest is the side of a zone, in feet, beyond which nobody outside is in
// sight.
const widest = 400

// meddler is which onlooker carries out what a table master lets happen.
func meddler(how int32) int {
	switch how {
	case engine.MeddleShoots:
		return bowman
	case engine.MeddleCasts:
		return stranger
	case engine.MeddleBeast:
		return sentBeast
	}
	return walker
}

// watchers puts the onlookers into what the board shows.
func (m *Match) watchers(w *board.World, tick int64) {
	if m.rules.Bystanders == engine.NoBystanders || m.shown.Side > widest {
		return
	}
	for i := range onlookers {
		if i > bowman && m.called&(1<<i) == 0 {
			continue
		}
		at := m.post(i)
		f := board.Figure{ID: crowdID - int32(i), Sheet: onlookers[i].sheet, X: at.X, Y: at.Y, Size: 5, Dir: math.Atan2(-at.Y, -at.X), Alpha: 1, Health: -1,
			Frame: float64(tick)*0.08 + float64(i)*2.3}
		w.Figures = append(w.Figures, f)
	}
}

// post is where an onlooker stands: outside the zone, or where a trespass has
// brought it.
func (m *Match) post(i int) board.Point {
	if m.strayed&(1<<i) != 0 {
		return m.inside(i)
	}
	sin, cos := math.Sincos(onlookers[i].angle)
	half := float64(max(m.shown.Side, 50)) / 2
	return board.Point{X: cos*half*1.3 + cos*12, Y: sin*half*1.3 + sin*12}
}

// inside is where a trespasser ends.
func (m *Match) inside(i int) board.Point {
	sin, cos := math.Sincos(onlookers[i].angle)
	reach := float64(m.shown.Side) / 2 / max(math.Abs(sin), math.Abs(cos))
	reach = max(reach-9, reach/2)
	return board.Point{X: cos * reach, Y: sin * reach}
}

// edge is where the way from an onlooker to the middle comes to the zone's
// face, at a height.
func (m *Match) edge(i int, z float64) board.Point {
	sin, cos := math.Sincos(onlookers[i].angle)
	reach := float64(m.shown.Side) / 2 / max(math.Abs(sin), math.Abs(cos))
	return board.Point{X: cos * reach, Y: sin * reach, Z: z}
}

// stageMeddling shows who comes in from outside, or what flies at the zone.
func (m *Match) stageMeddling(s *step, e *engine.Event) {
	word := func(figure int32, key string) board.Effect {
		return board.Effect{Kind: board.Word, Target: figure, Text: wordPrefix + key}
	}
	if e.Kind == engine.EvTrespass && e.Who >= 0 { // an expelled participant
		s.sound = "summon"
		s.fx = append(s.fx, board.Effect{Kind: board.Arrive, Target: figureID(e.Who), School: board.Conjuration, Radius: 4}, word(figureID(e.Who), "returns"))
		return
	}
	if m.shown.Side > widest {
		return
	}
	i := meddler(e.A)
	id := crowdID - int32(i)
	m.called |= 1 << i
	if e.Kind == engine.EvTrespass {
		ticks := 80
		if i == sentBeast {
			ticks = 44
		}
		s.fx = append(s.fx, board.Effect{Kind: board.MoveAlong, Figure: id, Points: []board.Point{m.inside(i)}, Ticks: ticks}, word(id, "trespass"))
		return
	}
	shot := board.Effect{Kind: board.Orb, Figure: id, To: m.edge(i, 6)}
	if i == stranger {
		s.sound = "cast.gather"
		s.fx = append(s.fx, board.Effect{Kind: board.GatherSpell, Figure: id, School: board.Evocation, Energy: board.Force}, board.Effect{Kind: board.LetGo, Figure: id, School: board.Evocation, Energy: board.Force})
		shot.Energy = board.Force
	}
	near := m.edge(i, 6)
	far := m.post(i)
	far.Z = 5
	s.fx = append(s.fx, shot, board.Effect{Kind: board.Fizzle, From: far, To: near, Energy: shot.Energy}, word(id, "fails"))
}
