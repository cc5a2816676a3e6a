package srd

// SaveKind is a saving throw.
type SaveKind uint8

// The saving throws. SaveNotGiven stands for spells on oneself, which print
// none.
const (
	SaveNotGiven SaveKind = iota
	SaveNone
	SaveFort
	SaveRef
	SaveWill
	SaveSeeText
)

var saveKindNames = []string{"-", "None", "Fortitude", "Reflex", "Will", "See text"}

// String is the printed name of the save.
func (k SaveKind) String() string { return nameOf(int(k), saveKindNames) }

// SaveEffect is what a successful saving throw does.
type SaveEffect uint8

// The effects of a save.
const (
	SaveNoEffect SaveEffect = iota
	SaveNegates
	SaveHalf
	SavePartial
	SaveDisbelief // for whoever studies the illusion or interacts with it
)

var saveEffectNames = []string{"", "negates", "half", "partial", "disbelief (if interacted with)"}

// Save is a printed saving throw.
type Save struct {
	Kind     SaveKind
	Effect   SaveEffect
	Harmless bool // usually helpful: the target may choose not to save
	Object   bool // works on objects too, attended ones may save
	See      bool // the line ends in "see text"
}

// Allowed reports whether a saving throw may be made.
func (s Save) Allowed() bool { return s.Kind >= SaveFort && s.Kind <= SaveWill }

// String writes the save as it is printed.
func (s Save) String() string {
	out := s.Kind.String()
	if s.Allowed() {
		out += " " + nameOf(int(s.Effect), saveEffectNames)
	}
	return out + harmlessObject(s.Harmless, s.Object) + seeText(s.See)
}

func harmlessObject(harmless, object bool) string {
	switch {
	case harmless && object:
		return " (harmless, object)"
	case harmless:
		return " (harmless)"
	case object:
		return " (object)"
	}
	return ""
}

// SRKind says whether spell resistance applies.
type SRKind uint8

// Whether spell resistance applies. SRNotGiven stands for spells on oneself.
const (
	SRNotGiven SRKind = iota
	SRNo
	SRYes
	SRSeeText
)

var srKindNames = []string{"-", "No", "Yes", "See text"}

// SR is a printed spell resistance line.
type SR struct {
	Kind     SRKind
	Harmless bool // resistance applies only if its owner does not lower it
	Object   bool
	See      bool // the line ends in "see text"
}

// String writes the line as it is printed.
func (s SR) String() string {
	return nameOf(int(s.Kind), srKindNames) + harmlessObject(s.Harmless, s.Object) + seeText(s.See)
}
