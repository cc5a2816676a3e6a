package srd

import "strconv"

// Spells are all spells by id. Spells[NoSpell] is empty.
var Spells = gatherSpells()

// spellRow is a spell with its id; the tables of the schools are lists of them.
type spellRow struct {
	ID SpellID
	Spell
}

func gatherSpells() (all [NumSpells + 1]Spell) {
	for _, rows := range [][]spellRow{
		abjurations, conjurations, divinations, enchantments, evocations,
		illusions, necromancies, transmutations, universals,
	} {
		for i := range rows {
			all[rows[i].ID] = rows[i].Spell
		}
	}
	return all
}

// Valid reports whether the id names a spell.
func (id SpellID) Valid() bool { return id > NoSpell && int(id) <= NumSpells }

// String is the printed name, or nothing for NoSpell and unknown ids.
func (id SpellID) String() string {
	if !id.Valid() {
		return ""
	}
	return Spells[id].Name
}

// FindSpell gives the spell with a printed name, and whether there is one.
func FindSpell(name string) (SpellID, bool) {
	for i := range Spells {
		if i != 0 && Spells[i].Name == name {
			return SpellID(i), true
		}
	}
	return NoSpell, false
}

// SpellColumns gives the columns of a spell in their order, word for word. An
// id that names no spell gives nothing.
func SpellColumns(id SpellID) []KV {
	if !id.Valid() {
		return nil
	}
	s := &Spells[id]
	p := s.Printed
	if p == nil {
		p = &SpellWords{}
	}
	return []KV{
		{"name", s.Name},
		{"level", strconv.Itoa(int(s.Level))},
		{"school", s.School.String()},
		{"subschool", orText(p.Sub, s.Sub.String())},
		{"descriptors", orText(p.Desc, s.Desc.String())},
		{"components", orText(p.Comp, s.Comp.String())},
		{"casting_time", orText(p.Time, s.Time.String())},
		{"range", orText(p.Range, s.Range.String())},
		{"target_or_area", s.Target},
		{"duration", orText(p.Duration, s.Duration.String())},
		{"saving_throw", orText(p.Save, s.Save.String())},
		{"spell_resistance", orText(p.SR, s.SR.String())},
		{"costly_component", s.Cost.Text},
		{"attack_roll", orText(p.Attack, s.Attack.String())},
	}
}
