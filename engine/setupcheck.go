package engine

import (
	"fmt"

	"mageduel/engine/arena"
	"mageduel/engine/srd"
)

// SetupError is a set-up that breaks a rule: which one, and what is allowed.
type SetupError struct {
	Rule string // its number in the rule book
	What string
}

func (e *SetupError) Error() string { return e.Rule + ": " + e.What }

// Check tells what is wrong with a set-up: a *SetupError naming the rule, or
// nil.
func (s *Setup) Check() error {
	if n := len(s.Mages); n < 2 || n > 8 {
		return &SetupError{"R32", fmt.Sprintf("%d participants; two to eight can duel", n)}
	}
	if s.Bystanders > MeddlingBystanders {
		return &SetupError{"R38", "bystanders of no kind; none, quiet or meddling ones can be chosen"}
	}
	if s.Minutes != 0 && (s.Minutes < 5 || s.Minutes > 240) {
		return &SetupError{"T4", fmt.Sprintf("a duel of %d minutes; 5 to 240 are allowed", s.Minutes)}
	}
	if s.Chance > 50 {
		return &SetupError{"R38", fmt.Sprintf("bystanders meddle with %d in 100; 0 to 50 are allowed", s.Chance)}
	}
	if s.Rounds > 100 {
		return &SetupError{"R2", fmt.Sprintf("%d rounds of preparation; 0 to 100 are allowed", s.Rounds)}
	}
	for i := range s.Mages {
		m := &s.Mages[i]
		if m.Level < 1 || m.Level > 20 {
			return &SetupError{"R1", fmt.Sprintf("%s has level %d; 1 to 20 are allowed", m.Name, m.Level)}
		}
		if m.Class > Unqualified {
			return &SetupError{"Q1", fmt.Sprintf("%s is of no class", m.Name)}
		}
		if m.Purse < 0 {
			return &SetupError{"R45", fmt.Sprintf("%s has a purse of %d gp; at least 0 is needed", m.Name, m.Purse)}
		}
		if m.HP < 1 {
			return &SetupError{"E5", fmt.Sprintf("%s has %d hit points; at least 1 is needed", m.Name, m.HP)}
		}
		for _, a := range m.Abilities {
			if a < 1 || a > 60 {
				return &SetupError{"E6", fmt.Sprintf("%s has an ability score of %d; 1 to 60 are allowed", m.Name, a)}
			}
		}
		for _, b := range m.Book {
			if int(b.Spell) > srd.NumSpells || b.Spell == srd.NoSpell || b.Level > 9 || b.Level < srd.Spells[b.Spell].Level {
				return &SetupError{"Q1", fmt.Sprintf("%s has a spell prepared in a slot that cannot hold it", m.Name)}
			}
		}
		if err := m.metamagic(); err != nil {
			return err
		}
		if err := m.items(); err != nil {
			return err
		}
		if err := m.old(); err != nil {
			return err
		}
	}
	return nil
}

// metamagic checks the spells that were changed as they were prepared. SRD: only
// who prepares spells can quicken them, and none that takes longer than a
// full-round action.
func (m *MageSpec) metamagic() error {
	for _, b := range m.Book {
		switch {
		case b.Meta == 0:
		case b.Meta != Quickened || m.Class != Wizard || !m.Feats.Has(QuickenSpell) ||
			b.Level < srd.Spells[b.Spell].Level+quickenLevels || srd.Spells[b.Spell].Time.Rounds() >= 1:
			return &SetupError{"P9", fmt.Sprintf("%s cannot have a spell prepared in such a way", m.Name)}
		}
	}
	return nil
}

// items checks what a participant carries.
func (m *MageSpec) items() error {
	for _, it := range m.Items {
		switch {
		case it.Kind > Weapon || it.Kind == Weapon && it.Weapon >= weaponsEnd:
			return &SetupError{"E4", fmt.Sprintf("%s carries what is no item", m.Name)}
		case it.Kind != Weapon && (!it.Spell.Valid() || it.CL < 1 || it.CL > 20):
			return &SetupError{"E4", fmt.Sprintf("%s carries an item without a spell or a caster level from 1 to 20", m.Name)}
		}
	}
	return nil
}

// old checks the spells in force since before the rite: those of the book that
// one casts on oneself.
func (m *MageSpec) old() error {
	for _, spell := range m.Before {
		ok := false
		for _, b := range m.Book {
			ok = ok || b.Spell == spell
		}
		if !ok || !standsAlone(spell) {
			return &SetupError{"R35", fmt.Sprintf("%s has a spell in force that is not in the book or not for oneself", m.Name)}
		}
	}
	return nil
}

// solidsOf is what stands on the ground, in the zone's coordinates: props are
// given from the middle of the place, which is the middle of the zone.
func (w *workspace) solidsOf(set *Setup, s *State) []arena.Solid {
	w.solids = w.solids[:0]
	half := s.Side / 2
	for _, p := range set.Props {
		w.solids = append(w.solids, arena.Solid{X0: p.X0 + half, Y0: p.Y0 + half, X1: p.X1 + half, Y1: p.Y1 + half,
			Z1: p.Height, Blocks: arena.Bodies | arena.Lines | arena.Sight})
	}
	if !s.Lying.meets(&barriers) {
		return w.solids
	}
	for i := range s.Effects {
		if e := &s.Effects[i]; e.On == None && kinds[e.Kind].Flags&Barrier != 0 {
			w.solids = append(w.solids, e.sheet())
		}
	}
	return w.solids
}

// sheet is a wall without thickness as the arena knows it: a foot of it, which
// fills no square.
func (e *Effect) sheet() arena.Solid {
	s := arena.Solid{X0: min(e.X, e.X2), Y0: min(e.Y, e.Y2), X1: max(e.X, e.X2), Y1: max(e.Y, e.Y2),
		Z0: e.Z, Z1: e.Z + int64(e.A), Blocks: arena.Bodies | arena.Lines}
	if e.X == e.X2 {
		s.X1++
	} else {
		s.Y1++
	}
	return s
}
