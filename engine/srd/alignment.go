package srd

// Alignment is one of the nine alignments.
type Alignment uint8

// The alignments. AlignNone is a creature's that has none of its own, as it
// takes its maker's.
const (
	AlignNone Alignment = iota
	LawfulGood
	NeutralGood
	ChaoticGood
	LawfulNeutral
	TrueNeutral
	ChaoticNeutral
	LawfulEvil
	NeutralEvil
	ChaoticEvil
)

var (
	alignmentNames = []string{
		"", "lawful good", "neutral good", "chaotic good", "lawful neutral",
		"neutral", "chaotic neutral", "lawful evil", "neutral evil",
		"chaotic evil",
	}
	alignmentShort = []string{"", "LG", "NG", "CG", "LN", "N", "CN", "LE", "NE", "CE"}
)

// String is the printed name in lower case.
func (a Alignment) String() string { return nameOf(int(a), alignmentNames) }

// Short is the printed letters: LG, N, CE.
func (a Alignment) Short() string { return nameOf(int(a), alignmentShort) }

// Good reports whether the alignment is good.
func (a Alignment) Good() bool { return a >= LawfulGood && a <= ChaoticGood }

// Evil reports whether the alignment is evil.
func (a Alignment) Evil() bool { return a >= LawfulEvil && a <= ChaoticEvil }

// Lawful reports whether the alignment is lawful.
func (a Alignment) Lawful() bool { return a != AlignNone && (a-1)%3 == 0 }

// Chaotic reports whether the alignment is chaotic.
func (a Alignment) Chaotic() bool { return a != AlignNone && (a-1)%3 == 2 }

// Frequency is how much of a kind shares its alignment.
type Frequency uint8

// The frequencies.
const (
	FrequencyAny Frequency = iota
	Often
	Usually
	Always
)

var frequencyNames = []string{"Any", "Often", "Usually", "Always"}

// String is the printed word.
func (f Frequency) String() string { return nameOf(int(f), frequencyNames) }
