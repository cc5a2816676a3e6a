package srd

// Class is a class that can invoke the rite.
type Class uint8

// The two classes.
const (
	NoClass Class = iota
	Wizard
	Sorcerer
)

// String is the name in English, in lower case.
func (c Class) String() string { return nameOf(int(c), []string{"", "wizard", "sorcerer"}) }

// CastingAbility is what the class casts with.
func (c Class) CastingAbility() Ability {
	switch c {
	case Wizard:
		return Int
	case Sorcerer:
		return Cha
	}
	return NoAbility
}

// Figures both classes share.
const (
	MaxClassLevel   = 20
	MaxSpellLevel   = 9
	ClassHitDie     = 4
	ClassSkillRanks = 2 // and the Intelligence modifier, a level; four times that at the first
)

// NoSlots is the number of spells of a level that cannot be cast yet: not even
// bonus spells come.
const NoSlots = -1

// ClassBaseAttack is the base attack bonus of a wizard or sorcerer.
func ClassBaseAttack(level int) int { return level / 2 }

// ClassSaves are the base saving throws of a wizard or sorcerer.
func ClassSaves(level int) (fort, ref, will int) {
	return level / 3, level / 3, 2 + level/2
}

// SpellDC is the DC of a saving throw against a spell, before feats.
func SpellDC(spellLevel, modifier int) int { return 10 + spellLevel + modifier }

// ScoreNeeded is the ability score without which a spell cannot be cast.
func ScoreNeeded(spellLevel int) int { return 10 + spellLevel }

// SpellsPerDay is the spells a day of a level before bonus spells and
// specialisation, NoSlots where the class level gives none.
func SpellsPerDay(c Class, level, spellLevel int) int {
	switch c {
	case Wizard:
		return perLevel(&wizardSpells, level, spellLevel)
	case Sorcerer:
		return perLevel(&sorcererSpells, level, spellLevel)
	}
	return NoSlots
}

// SpellsKnown is the spells of a level that a sorcerer knows, NoSlots where the
// class level gives none. A wizard knows what is in the book.
func SpellsKnown(level, spellLevel int) int { return perLevel(&sorcererKnown, level, spellLevel) }

// SlotsPerDay is SpellsPerDay with the bonus spells of an ability modifier, and
// for a specialist one more of the school at each level that can be cast. It is
// 0 where nothing can be cast.
func SlotsPerDay(c Class, level, spellLevel, modifier int, specialist bool) int {
	n := SpellsPerDay(c, level, spellLevel)
	if n == NoSlots {
		return 0
	}
	n += BonusSpells(modifier, spellLevel)
	if specialist && c == Wizard {
		n++
	}
	return n
}

// HighestSpell is the highest spell level of a class level.
func HighestSpell(c Class, level int) int {
	high := NoSlots
	for sl := 0; sl <= MaxSpellLevel; sl++ {
		if SpellsPerDay(c, level, sl) != NoSlots {
			high = sl
		}
	}
	return high
}

// SpellbookStart is the first-level spells in a new spellbook beside all
// cantrips; SpellbookGain are added at each later level.
func SpellbookStart(intModifier int) int { return 3 + max(0, intModifier) }

// SpellbookGain is the spells a wizard adds at each new level.
const SpellbookGain = 2

// MinimumCasterLevel is the lowest caster level at which a class can cast
// spells of a level.
func MinimumCasterLevel(c Class, spellLevel int) int {
	for level := 1; level <= MaxClassLevel; level++ {
		if SpellsPerDay(c, level, spellLevel) != NoSlots {
			return level
		}
	}
	return 0
}

type levelTable [MaxClassLevel + 1][MaxSpellLevel + 1]int8

func perLevel(t *levelTable, level, spellLevel int) int {
	if level < 1 || level > MaxClassLevel || spellLevel < 0 || spellLevel > MaxSpellLevel {
		return NoSlots
	}
	return int(t[level][spellLevel])
}
