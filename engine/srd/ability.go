package srd

// Ability is one of the six ability scores.
type Ability uint8

// The abilities. NoAbility is the zero value of fields that name none.
const (
	NoAbility Ability = iota
	Str
	Dex
	Con
	Int
	Wis
	Cha
	NumAbilities = 6
)

var abilityNames = []string{"", "Str", "Dex", "Con", "Int", "Wis", "Cha"}

// String is the printed short name.
func (a Ability) String() string { return nameOf(int(a), abilityNames) }

// NoScore stands for an ability a creature does not have.
const NoScore = -1

// Abilities are six scores in the order of the abilities, each NoScore where
// the creature has none.
type Abilities [NumAbilities]int8

// Score is the score of an ability, or NoScore.
func (a Abilities) Score(which Ability) int {
	if which == NoAbility {
		return NoScore
	}
	return int(a[which-1])
}

// Mod is the modifier of an ability; one who lacks the ability has none (0).
func (a Abilities) Mod(which Ability) int {
	score := a.Score(which)
	if score == NoScore {
		return 0
	}
	return Modifier(score)
}

// Modifier is the modifier of an ability score: half of what it has above 10,
// rounded down.
func Modifier(score int) int { return score>>1 - 5 }

// BonusSpells is the number of bonus spells a day of a level that an ability
// modifier gives. Cantrips have none. Whether the caster has slots of that
// level at all is for SpellsPerDay to say.
func BonusSpells(modifier, spellLevel int) int {
	if spellLevel < 1 || modifier < spellLevel {
		return 0
	}
	return 1 + (modifier-spellLevel)/4
}
