package engine

import (
	"math/bits"
	"slices"

	"mageduel/engine/dice"
)

// View writes into dst what all of the viewers may know (a bit per
// participant), and gives it as a position. Others' books, the command in hand,
// unseen units, hidden effects and the dice are not in it. Without viewers it
// is a spectator's: the books and the dice stay hidden from nobody but them.
func (d *Duel) View(viewers uint16, dst *State) Position {
	src := &d.State
	if src.Asking() {
		src = &d.now
	}
	dst.Copy(src)
	p := Position{Setup: d.Setup, S: dst, work: &d.work}
	p.setMask()
	p.redact(viewers)
	return p
}

// known is the position as the one who decides for a unit knows it: ways are
// planned on it, and what is not known is met on them.
func (r *run) known(unit int32) Position {
	owner := r.s.Units[unit].Owner
	if owner < 0 {
		return r.Position
	}
	for i := range r.s.Units {
		if u := &r.s.Units[i]; !u.Has(Gone) && u.Owner != owner && !r.knows(owner, int32(i)) {
			r.d.mind.Copy(r.s)
			v := Position{Setup: r.Setup, S: &r.d.mind, Mask: r.Mask, work: r.work}
			v.redact(Only(owner))
			return v
		}
	}
	return r.Position
}

// redact takes out of a position what the viewers may not know.
func (p *Position) redact(viewers uint16) {
	s := p.S
	p.Setup = p.work.known(p.Setup, s, viewers)
	s.Dice = dice.Source{}
	s.Pending = Command{}
	s.Answers = s.Answers[:0]
	if viewers == 0 {
		return
	}
	sole := int32(None) // whose secrets these are; several viewers share nobody's
	if viewers&(viewers-1) == 0 {
		sole = int32(bits.TrailingZeros16(viewers))
	}
	from, to := int32(0), int32(0) // the sole one's slots
	if sole != None {
		from, to = s.Mages[sole].Slots[0], s.Mages[sole].Slots[1]
	}
	copy(s.Slots[:from], p.work.blank)
	copy(s.Slots[to:], p.work.blank[to:])
	for i := range s.Items {
		if it := &s.Items[i]; int32(it.Owner) != sole {
			*it = Item{Kind: it.Kind, Weapon: it.Weapon, Owner: it.Owner}
		}
	}
	for i := range s.Mages {
		if m := &s.Mages[i]; int32(i) != sole {
			// Ballots are opened together.
			if s.Phase <= ZoneBallot {
				m.Side, m.Height = 0, 0
			}
			if s.Phase <= RoundsBallot {
				m.Rounds = 0
			}
			m.Flags &^= StaysOut
			m.Counter, m.AoO = AskMe, AskMe
			m.Purse = 0
		}
	}
	if s.Asking() && s.Ask.Who != sole {
		// That somebody is asked is seen, not what: whether to counter, what
		// with, or whether to strike.
		s.Ask = Question{Who: s.Ask.Who, Unit: s.Ask.Unit, Mine: s.Ask.Who, Kind: AskCounter}
	}
	for i := range s.Effects {
		e := &s.Effects[i]
		if e.Flags&Hidden == 0 || e.On != None && sole != None && p.owner(e.On) == sole {
			continue
		}
		// That something is being done is seen; what it is, is not.
		*e = Effect{ID: e.ID, Kind: e.Kind, On: e.On, By: e.By, Flags: e.Flags, Ends: Forever}
	}
	if !p.veiled() {
		return
	}
	unseen := p.work.unseen[:0]
	for i := range s.Units {
		hidden := false
		for v := int32(0); v < p.Mages() && !hidden; v++ {
			hidden = viewers&Only(v) != 0 && !s.Units[i].Has(Gone) && s.Units[i].Owner != v && !p.knows(v, int32(i))
		}
		unseen = append(unseen, hidden)
	}
	p.work.unseen = unseen
	for i, hidden := range unseen {
		if hidden {
			u := &s.Units[i]
			*u = Unit{Kind: u.Kind, Owner: u.Owner, Flags: u.Flags&(Gone|Fallen|Summoned|Celestial|Fiendish) | Unseen, HP: u.HP, MaxHP: u.MaxHP,
				Nonlethal: u.Nonlethal, Score: u.Score, Space: u.Space, Init: u.Init, Bears: u.Bears, Does: u.Does, X: -1000, Y: -1000}
		}
	}
}

// known is a set-up as the viewers may know it: without the seed of the dice
// and what others carry in their books and bags. It is made once for each.
func (w *workspace) known(set *Setup, s *State, viewers uint16) *Setup {
	if viewers == 0 {
		return set
	}
	if w.whole != set {
		w.whole, w.parts, w.blank = set, [9]*Setup{}, nil
		for i := range s.Slots {
			w.blank = append(w.blank, Slot{Owner: s.Slots[i].Owner})
		}
	}
	i := len(w.parts) - 1 // several viewers share nobody's secrets
	if bits.OnesCount16(viewers) == 1 {
		i = bits.TrailingZeros16(viewers)
	}
	if i >= len(w.parts) {
		i = len(w.parts) - 1
	}
	if w.parts[i] == nil {
		part := *set
		part.Seed = 0
		part.Mages = slices.Clone(set.Mages)
		for m := range part.Mages {
			if m != i {
				part.Mages[m].Book, part.Mages[m].Items, part.Mages[m].Slots = nil, nil, [10]uint8{}
			}
		}
		w.parts[i] = &part
	}
	return w.parts[i]
}

// veiled tells whether anything at all could keep a unit from being seen.
func (p *Position) veiled() bool {
	if p.S.Lying.meets(&fogs) {
		return true
	}
	for i := range p.S.Units {
		if u := &p.S.Units[i]; u.Bears.Has(Invisible) || u.Bears.Has(Whirling) || u.Does&Sightless != 0 {
			return true
		}
	}
	return false
}

func (p *Position) owner(unit int32) int32 { return p.S.Units[unit].Owner }

// knows tells whether a participant can tell where a unit is: it is neither
// invisible nor in fog, and the participant not blind, or has other senses.
func (p *Position) knows(who, unit int32) bool {
	if p.S.Phase < Fight || !p.Up(who) || p.detects(who, unit) || p.blindsight(who, unit) {
		return true
	}
	return p.flagsOf(who)&Sightless == 0 && !p.invisibleTo(who, unit) && p.fogBetween(who, unit) < 2
}

// View is what the viewers may know of a position, written into dst.
func (p *Position) View(viewers uint16, dst *State) Position {
	dst.Copy(p.S)
	v := Position{Setup: p.Setup, S: dst, Mask: p.Mask, work: p.work}
	v.redact(viewers)
	return v
}
