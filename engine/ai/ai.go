// Package ai has players that are not people. A player is given only what its
// participant may know (engine.Duel.View) and answers with commands.
package ai

import (
	"mageduel/engine"
	"mageduel/engine/srd"
)

// Player decides for one participant.
type Player interface {
	// Next is what to do now: in the rite for the participant, else for the
	// unit whose turn it is. The command passes Check.
	Next(v *engine.Position, who int32) engine.Command
	// Reflex answers what can be answered without a look at the board.
	Reflex(q engine.Question) (engine.Answer, bool)
	// Answer answers the open question.
	Answer(v *engine.Position, q engine.Question) engine.Answer
}

// Kinds are the names of the players that New knows.
var Kinds = []string{"hasty"}

// New is a player of a kind, or nil if there is none of that name.
func New(kind string, seed uint64) Player {
	if kind == "hasty" || kind == "" {
		return &Hasty{seed: seed}
	}
	return nil
}

// Actor is who must act next: the participant who decides, and the unit (in
// the rite the participant again). Over duels have none.
func Actor(p *engine.Position) (participant, unit int32) {
	s := p.S
	switch {
	case s.Phase == engine.Over:
		return engine.None, engine.None
	case s.Asking():
		return s.Ask.Who, s.Ask.Mine
	case s.Phase == engine.Preparation || s.Phase == engine.Fight:
		u := p.Whose()
		return p.Seat(u), u
	}
	for i := range s.Mages {
		if waits(p, int32(i)) {
			return int32(i), int32(i)
		}
	}
	return engine.None, engine.None
}

// waits tells whether the rite waits for a participant.
func waits(p *engine.Position, i int32) bool {
	m := &p.S.Mages[i]
	switch p.S.Phase {
	case engine.Challenge:
		return i == 0
	case engine.Demand:
		return !m.Has(engine.Agreed)
	case engine.Acclimatise:
		return !m.Has(engine.Acclimatised)
	case engine.ZoneBallot:
		return !m.Has(engine.VotedZone)
	case engine.RoundsBallot:
		return !m.Has(engine.VotedRounds)
	case engine.Entry:
		return !m.Has(engine.VotedEntry)
	}
	return false
}

// Table plays duels between players and reuses its buffers.
type Table struct {
	Players []Player
	asked   engine.State
	asks    engine.Position // what whoever is asked sees, kept so that looking allocates nothing
	policy  func(*engine.Duel, *engine.Position, engine.Question) engine.Answer
}

// Step lets whoever must act do one thing and gives the command, an answer
// included. It returns false when the duel is over.
func (t *Table) Step(d *engine.Duel) (engine.Command, bool) {
	p := d.Position()
	who, unit := Actor(&p)
	if who == engine.None {
		return engine.Command{}, false
	}
	v := d.Look(engine.Only(who))
	var c engine.Command
	if v.S.Asking() {
		a := t.Players[who].Answer(v, v.S.Ask)
		c = engine.Command{Kind: engine.DoAnswer, Who: who, Option: a.Option, Slot: a.Slot}
	} else {
		c = t.Players[who].Next(v, unit)
	}
	if err := d.Apply(c); err != nil {
		c = fallback(p.S.Asking(), who, unit)
		if err := d.Apply(c); err != nil {
			return c, false
		}
	}
	return c, true
}

// fallback never stalls: let it pass, or end the turn.
func fallback(asking bool, who, unit int32) engine.Command {
	if asking {
		return engine.Command{Kind: engine.DoAnswer, Who: who, Slot: engine.None}
	}
	return engine.Command{Kind: engine.DoEndTurn, Who: unit}
}

// Play plays a duel to its end and calls each after every command.
func (t *Table) Play(d *engine.Duel, each func(engine.Command)) {
	for {
		c, ok := t.Step(d)
		if !ok {
			return
		}
		if each != nil {
			each(c)
		}
	}
}

// Quick plays a duel to its end without stopping at questions.
func (t *Table) Quick(d *engine.Duel) {
	if t.policy == nil {
		t.policy = func(_ *engine.Duel, p *engine.Position, q engine.Question) engine.Answer {
			if a, ok := t.Players[q.Who].Reflex(q); ok {
				return a
			}
			t.asks = p.View(engine.Only(q.Who), &t.asked)
			return t.Players[q.Who].Answer(&t.asks, q)
		}
	}
	d.Policy = t.policy
	t.Play(d, nil)
	d.Policy = nil
}

// average is the mean of a roll, in halves.
func average(s engine.Scale, cl int) int {
	r := s.At(cl)
	return int(r.Count)*(int(r.Sides)+1) + 2*int(r.Bonus)
}

// level of a spell, as its worth.
func level(id srd.SpellID) int { return int(srd.Spells[id].Level) }
