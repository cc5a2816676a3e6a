package srd

import "strconv"

// SummonEntry is one line of the summon monster lists.
type SummonEntry struct {
	Level     uint8 // of the list, 1 to 9
	Name      string
	Alignment Alignment
	Template  Template
	// Base are the creatures the line stands for, without the template. Where
	// there are several the summoner chooses one.
	Base        []CreatureID
	AquaticOnly bool // can be summoned only into water
}

// SummonColumns gives the columns of a line of Summons in their order, word for
// word. An index outside the list gives nothing.
func SummonColumns(i int) []KV {
	if i < 0 || i >= len(Summons) {
		return nil
	}
	s := &Summons[i]
	base := ""
	for j, id := range s.Base {
		if j > 0 {
			base += "; "
		}
		base += id.String()
	}
	return []KV{
		{"table_level", strconv.Itoa(int(s.Level))},
		{"creature", s.Name},
		{"alignment", s.Alignment.Short()},
		{"template", s.Template.String()},
		{"base_creature_rows", base},
		{"aquatic_only", yesNo(s.AquaticOnly)},
	}
}

// SummonSpells are the summon monster spells by the level of their list.
var SummonSpells = [10]SpellID{
	1: SummonMonsterI, SummonMonsterII, SummonMonsterIII, SummonMonsterIV, SummonMonsterV,
	SummonMonsterVI, SummonMonsterVII, SummonMonsterVIII, SummonMonsterIX,
}

// SummonCount is how many creatures of one kind a summon monster spell brings
// from a list: 1 from its own, 1d3 from the next lower, 1d4+1 from those below.
// A list above the spell's gives nothing.
func SummonCount(spellLevel, listLevel int) Dice {
	switch d := spellLevel - listLevel; {
	case listLevel < 1 || d < 0:
		return Dice{}
	case d == 0:
		return Dice{Bonus: 1}
	case d == 1:
		return Dice{Count: 1, Sides: 3}
	}
	return Dice{Count: 1, Sides: 4, Bonus: 1}
}

// AugmentSummoning is what the feat of that name adds to the Strength and the
// Constitution of a summoned creature, as an enhancement bonus.
const AugmentSummoning = 4
