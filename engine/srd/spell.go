package srd

// Spell is the printed header of a spell in typed fields.
type Spell struct {
	Name   string
	Level  uint8 // 0 to 9, as a wizard or sorcerer casts it
	School School
	Sub    Subschools
	Desc   Descriptors
	Comp   Components
	Time   CastTime
	Range  Range
	// Target is the printed Target, Effect or Area line with its heading.
	Target   string
	Duration Duration
	// Save and Save2 are the printed saving throws in their order; Save2 is
	// SaveNotGiven for all but the few spells that print two.
	Save, Save2 Save
	// SR and SR2 say whether spell resistance applies, for the same two parts.
	SR, SR2 SR
	Attack  AttackRoll
	Cost    Cost
	// WizardOnly marks what sorcerers cannot learn.
	WizardOnly bool
	// Printed keeps the words of columns that say more than the typed fields.
	Printed *SpellWords
}

// SpellWords are printed columns of a spell, each empty where the typed field
// writes the same words.
type SpellWords struct {
	Sub, Desc, Comp, Time, Range, Duration, Save, SR, Attack string
}

// Cost is what a spell uses up or needs beyond ordinary components. Amounts
// are the least ones where the text gives a choice.
type Cost struct {
	MaterialGP int32 // gold pieces of material components, used up
	FocusGP    int32 // gold pieces of focus, kept
	XP         int32 // experience points
	// PerHD: MaterialGP, FocusGP and XP are for each Hit Die of the subject.
	PerHD bool
	Text  string // the printed words
}

// Components is a set of spell components.
type Components uint8

// The components. An arcane caster uses M where M/DF is printed, and F where
// F/DF is.
const (
	CompV Components = 1 << iota
	CompS
	CompM
	CompF
	CompDF
	CompXP
	slashM
	slashF

	CompMDF = CompM | slashM // M/DF
	CompFDF = CompF | slashF // F/DF
)

// Has reports whether all of want are needed.
func (c Components) Has(want Components) bool { return c&want == want }

// String writes the components as they are printed: V, S, M/DF.
func (c Components) String() string {
	out := ""
	add := func(bit Components, name string) {
		if c&bit == 0 {
			return
		}
		if out != "" {
			out += ", "
		}
		out += name
	}
	add(CompV, "V")
	add(CompS, "S")
	if c&slashM != 0 {
		add(CompM, "M/DF")
	} else {
		add(CompM, "M")
	}
	if c&slashF != 0 {
		add(CompF, "F/DF")
	} else {
		add(CompF, "F")
	}
	add(CompDF, "DF")
	add(CompXP, "XP")
	return out
}

// AttackRoll is the attack roll a spell asks for.
type AttackRoll uint8

// The attack rolls of spells.
const (
	AttackNone AttackRoll = iota
	AttackRangedTouch
	AttackMeleeTouch
)

var attackRollNames = []string{"", "ranged touch", "melee touch"}

// String is the printed name of the roll.
func (a AttackRoll) String() string { return nameOf(int(a), attackRollNames) }
