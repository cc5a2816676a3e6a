package scenes

import (
	"strings"

	"mageduel/engine"
	"mageduel/scenes/board"
)

// step is one thing to be shown: events that are folded together into what is
// on screen, and what is played for them. The last step of a command carries
// the position in which it ends.
type step struct {
	events []Told
	after  *engine.State // what the viewers know when the command is done
	last   bool
	early  bool // folded as it begins, not as it strikes
	fx     []board.Effect
	sound  string
	volume float64     // of the sound, 0 to 1
	at     board.Point // where it is heard from
	placed bool        // at says where; else from the middle
	more   []cue
	tag    int32
	begun  bool
	open   int // effects that have not struck yet
}

// enqueue turns what the last command told into steps.
func (m *Match) enqueue() {
	viewers := m.Viewers()
	after := &engine.State{}
	m.duel.View(viewers, after)
	var told []Told
	for i := range m.duel.Events {
		e := m.duel.Events[i]
		if !e.SeenBy(viewers) {
			continue
		}
		t := Told{Event: e}
		if e.L1 > e.L0 && int(e.L1) <= len(m.duel.Lines) {
			t.Sum = append(t.Sum, m.duel.Lines[e.L0:e.L1]...)
		}
		told = append(told, t)
	}
	for i := 0; i < len(told); {
		n := runOf(told[i:])
		s := step{events: told[i : i+n : i+n], after: after}
		m.stage(&s, told[i:])
		m.listen(&s)
		m.steps = append(m.steps, s)
		i += n
	}
	m.steps = append(m.steps, step{after: after, last: true})
}

// runOf is how many events from the first on are one movement to the eye: the
// steps of one walk, all who enter, all who take their places.
func runOf(told []Told) int {
	first := &told[0].Event
	n := 1
	switch first.Kind {
	case engine.EvMove:
		for n < len(told) && told[n].Kind == engine.EvMove && told[n].Who == first.Who && told[n].B == first.B && told[n].A != 2 && first.A != 2 {
			n++
		}
	case engine.EvEnters, engine.EvPlaced, engine.EvRestored:
		for n < len(told) && told[n].Kind == first.Kind {
			n++
		}
	}
	return n
}

// Busy tells whether anything waits to be shown.
func (m *Match) Busy() bool { return len(m.steps) > 0 }

// player is where steps are played: the board.
type player interface {
	Play(effects ...board.Effect)
	Beats() []board.Beat
	Busy() bool
	Finish()
}

// Advance shows what waits, as far as the board has come. It tells whether
// what is shown changed. It is called after the board's Update.
func (m *Match) Advance(b player, sound func(cue), say func(string) string) bool {
	changed := false
	for _, beat := range b.Beats() {
		if beat.Stage == board.Strike && len(m.steps) > 0 && m.steps[0].begun && m.steps[0].tag == beat.Tag {
			m.steps[0].open--
		}
	}
	for len(m.steps) > 0 {
		s := &m.steps[0]
		if !s.begun {
			s.begun = true
			if s.early {
				m.fold(s)
				changed = true
			}
			if s.sound != "" {
				sound(cue{sound: s.sound, volume: s.volume, at: s.at, placed: s.placed})
			}
			for i := range s.more {
				sound(s.more[i])
			}
			if len(s.fx) > 0 {
				m.tag++
				s.tag, s.open = m.tag, len(s.fx)
				for i := range s.fx {
					s.fx[i].Tag = s.tag
					// A word on how it went is said when it has gone.
					s.fx[i].With = i > 0 && s.fx[i].Kind != board.Word
					if strings.HasPrefix(s.fx[i].Text, wordPrefix) {
						s.fx[i].Text = say(s.fx[i].Text)
					}
				}
				b.Play(s.fx...)
				return changed
			}
		}
		if s.open > 0 && b.Busy() {
			return changed
		}
		if !s.early {
			m.fold(s)
			changed = true
		}
		m.steps = m.steps[1:]
	}
	return changed
}

// Finish shows all that waits at once.
func (m *Match) Finish(b player) {
	b.Finish()
	for i := range m.steps {
		if s := &m.steps[i]; !(s.begun && s.early) {
			m.fold(s)
		}
	}
	m.steps = m.steps[:0]
	m.settle()
}

// fold brings a step's events into what is shown.
func (m *Match) fold(s *step) {
	for i := range s.events {
		t := s.events[i]
		t.ID = len(m.told)
		m.told = append(m.told, t)
		m.placed = m.placed || t.Kind == engine.EvPlaced
		if t.Kind == engine.EvTrespass && t.Who < 0 {
			m.strayed |= 1 << meddler(t.A)
		}
		foldEvent(&m.shown, s.after, &t.Event)
	}
	if s.last {
		m.shown.Copy(s.after)
		if s == &m.steps[len(m.steps)-1] {
			m.settle() // who looks at the screen may have changed meanwhile
		}
	}
}

// foldEvent changes the shown state by one event, as far as an eye can follow
// it; after is the state in which the whole command ends.
func foldEvent(shown, after *engine.State, e *engine.Event) {
	grow := func(i int32) bool {
		for int(i) >= len(shown.Units) && len(shown.Units) < len(after.Units) {
			u := after.Units[len(shown.Units)]
			if int32(len(shown.Units)) != i {
				u.Flags |= engine.Gone // its own event comes later
			}
			shown.Units = append(shown.Units, u)
		}
		return i >= 0 && int(i) < len(shown.Units)
	}
	mage := func(i int32, f engine.MageFlags) {
		if i >= 0 && int(i) < len(shown.Mages) {
			shown.Mages[i].Flags |= f
		}
	}
	switch e.Kind {
	case engine.EvPhase:
		shown.Phase = engine.Phase(e.A)
		if shown.Phase == engine.Fight || shown.Phase == engine.Preparation {
			shown.Order = append(shown.Order[:0], after.Order...)
		}
	case engine.EvZone:
		shown.Side, shown.Height = e.X, e.Z
	case engine.EvRounds:
		shown.Rounds = e.A
	case engine.EvRound:
		shown.Round, shown.Turn = e.A, engine.None
	case engine.EvTurn:
		shown.Turn = place(shown.Order, e.Who)
		if shown.Turn == engine.None {
			shown.Order = append(shown.Order[:0], after.Order...)
			shown.Turn = place(shown.Order, e.Who)
		}
	case engine.EvPlaced, engine.EvEnters, engine.EvMove, engine.EvFall:
		if !grow(e.Who) {
			return
		}
		u := &shown.Units[e.Who]
		u.Flags &^= engine.Gone | engine.Unseen
		if int(e.Who) < len(after.Units) {
			u.Facing = after.Units[e.Who].Facing
		}
		u.X, u.Y, u.Z = e.X, e.Y, e.Z
		if e.Kind == engine.EvEnters {
			mage(e.Who, engine.Entered)
		}
	case engine.EvDamage:
		if grow(e.Target) {
			u := &shown.Units[e.Target]
			taken := min(e.A, u.Temp)
			u.Temp -= taken
			u.Nonlethal += e.A - taken
		}
	case engine.EvHeal:
		if grow(e.Target) {
			u := &shown.Units[e.Target]
			u.Nonlethal = max(0, u.Nonlethal-e.A)
		}
	case engine.EvTemp:
		if grow(e.Target) {
			shown.Units[e.Target].Temp += e.A
		}
	case engine.EvBegin:
		for i := range shown.Effects {
			if shown.Effects[i].ID == e.B {
				shown.Effects[i].A = max(shown.Effects[i].A, e.C)
				return
			}
		}
		begun := engine.Effect{ID: e.B, Kind: engine.EffectKind(e.A), On: e.Target, By: e.Who, A: e.C, Spell: e.Spell,
			X: e.X, Y: e.Y, Z: e.Z, X2: e.X2, Y2: e.Y2, Ends: engine.Forever}
		for i := range after.Effects {
			if after.Effects[i].ID == e.B {
				begun = after.Effects[i]
			}
		}
		shown.Effects = append(shown.Effects, begun)
	case engine.EvEnd:
		for i := range shown.Effects {
			if shown.Effects[i].ID == e.B {
				shown.Effects = append(shown.Effects[:i], shown.Effects[i+1:]...)
				return
			}
		}
	case engine.EvMiss:
		if e.A == 2 {
			for i := range shown.Effects {
				if f := &shown.Effects[i]; f.On == e.Target && f.Kind == engine.MirrorImages {
					f.A = max(0, e.B)
				}
			}
		}
	case engine.EvSummoned:
		if grow(e.Target) {
			u := &shown.Units[e.Target]
			gone := u.Flags & engine.Gone
			*u = after.Units[e.Target]
			u.Flags &^= gone
			u.X, u.Y, u.Z = e.X, e.Y, e.Z
			u.Flags &^= engine.Gone
			shown.Order = append(shown.Order[:0], after.Order...)
			shown.Turn = min(after.Turn, int32(len(shown.Order))-1)
		}
	case engine.EvSent:
		if grow(e.Target) {
			shown.Units[e.Target].Flags |= engine.Gone
		}
	case engine.EvSlain:
		if e.Target >= 0 && int(e.Target) < len(shown.Mages) {
			mage(e.Target, engine.SlainFlag)
		}
	case engine.EvLeft:
		mage(e.Who, engine.OutFlag)
	case engine.EvExcluded:
		mage(e.Who, engine.Excluded)
	case engine.EvDisqualified:
		mage(e.Who, engine.Disqualified)
	case engine.EvDraw:
		if e.A == 1 {
			mage(e.Who, engine.DrawDeclared)
		} else if e.Who >= 0 && int(e.Who) < len(shown.Mages) {
			shown.Mages[e.Who].Flags &^= engine.DrawDeclared
		}
	case engine.EvAgree, engine.EvChallenge:
		mage(e.Who, engine.Agreed)
	case engine.EvAcclimatised:
		mage(e.Who, engine.Acclimatised)
	case engine.EvVotedZone:
		mage(e.Who, engine.VotedZone)
	case engine.EvVotedRounds:
		mage(e.Who, engine.VotedRounds)
	case engine.EvOver:
		shown.Phase, shown.Outcome, shown.Reason, shown.Winner = engine.Over, engine.Outcome(e.A), engine.Reason(e.B), e.Who
	}
}

func place(order []int32, unit int32) int32 {
	for i, u := range order {
		if u == unit {
			return int32(i)
		}
	}
	return engine.None
}
