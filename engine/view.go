package engine

import (
	"mageduel/engine/dice"
	"mageduel/engine/srd"
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

// redact takes out of a position what the viewers may not know.
func (p *Position) redact(viewers uint16) {
	s := p.S
	s.Dice = dice.Source{}
	s.Pending = Command{}
	s.Answers = s.Answers[:0]
	only := func(i int32) bool { return viewers != 0 && viewers == Only(i) }
	for i := range s.Slots {
		if sl := &s.Slots[i]; viewers != 0 && !only(int32(sl.Owner)) {
			*sl = Slot{Owner: sl.Owner}
		}
	}
	for i := range s.Mages {
		if m := &s.Mages[i]; viewers != 0 && !only(int32(i)) {
			// Ballots are opened together.
			if s.Phase <= ZoneBallot {
				m.Side, m.Height = 0, 0
			}
			if s.Phase <= RoundsBallot {
				m.Rounds = 0
			}
			m.Flags &^= StaysOut
			m.Counter, m.AoO = AskMe, AskMe
		}
	}
	if s.Asking() && viewers != 0 && !only(s.Ask.Who) {
		s.Ask.Spell, s.Ask.Level = srd.NoSpell, 0
	}
	for i := range s.Effects {
		e := &s.Effects[i]
		if viewers == 0 || e.Flags&Hidden == 0 {
			continue
		}
		if e.On != None && only(p.owner(e.On)) {
			continue
		}
		// That something is being done is seen; what it is, is not.
		*e = Effect{ID: e.ID, Kind: e.Kind, On: e.On, By: e.By, Flags: e.Flags, Ends: Forever}
	}
	if viewers == 0 {
		return
	}
	var unseen [64]bool
	for i := range s.Units {
		for v := int32(0); v < p.Mages(); v++ {
			if viewers&Only(v) != 0 && i < len(unseen) && !s.Units[i].Has(Gone) && s.Units[i].Owner != v && !p.knows(v, int32(i)) {
				unseen[i] = true
			}
		}
	}
	for i := range s.Units {
		if i < len(unseen) && unseen[i] {
			u := &s.Units[i]
			*u = Unit{Kind: u.Kind, Owner: u.Owner, Flags: u.Flags&(Gone|Summoned|Celestial|Fiendish) | Unseen, HP: u.HP, MaxHP: u.MaxHP,
				Nonlethal: u.Nonlethal, Score: u.Score, Space: u.Space, Init: u.Init, X: -1000, Y: -1000}
		}
	}
}

func (p *Position) owner(unit int32) int32 { return p.S.Units[unit].Owner }

// knows tells whether a participant can tell where a unit is.
func (p *Position) knows(who, unit int32) bool {
	return p.S.Phase < Fight || !p.Is(unit, Invisible) || p.detects(who, unit) || !p.InPlay(who)
}

// View is what the viewers may know of a position, written into dst.
func (p *Position) View(viewers uint16, dst *State) Position {
	dst.Copy(p.S)
	v := Position{Setup: p.Setup, S: dst, Mask: p.Mask, work: p.work}
	v.redact(viewers)
	return v
}
