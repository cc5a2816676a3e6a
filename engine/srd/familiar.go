package srd

// Familiar is a kind of familiar and what it gives to its master.
type Familiar struct {
	Creature CreatureID
	Bonus    int8
	On       FamiliarBonus
}

// FamiliarBonus is what a familiar's bonus is on.
type FamiliarBonus uint8

// What familiars help with.
const (
	FamiliarListen FamiliarBonus = iota
	FamiliarMoveSilently
	FamiliarSpotInLight
	FamiliarClimb
	FamiliarSpotInShadow
	FamiliarFort
	FamiliarAppraise
	FamiliarBluff
	FamiliarHitPoints
	FamiliarRef
)

// Familiars are the common familiars in alphabetical order.
var Familiars = [...]Familiar{
	{Bat, 3, FamiliarListen},
	{Cat, 3, FamiliarMoveSilently},
	{Hawk, 3, FamiliarSpotInLight},
	{Lizard, 3, FamiliarClimb},
	{Owl, 3, FamiliarSpotInShadow},
	{Rat, 2, FamiliarFort},
	{Raven, 3, FamiliarAppraise},
	{SnakeTinyViper, 3, FamiliarBluff},
	{Toad, 3, FamiliarHitPoints},
	{Weasel, 2, FamiliarRef},
}

// FamiliarFigures are what a familiar has at its master's level.
type FamiliarFigures struct {
	NaturalArmor      int
	Int               int
	SR                int  // 0 below level 11
	DeliverTouch      bool // carries the master's touch spells
	SpeakWithMaster   bool
	SpeakWithKind     bool
	ScryOnFamiliar    bool // once a day
	ShareSpellsFeet   int
	EmpathicLinkMiles int
}

// FamiliarAt gives the figures of a familiar by its master's level (1 to 20).
func FamiliarAt(level int) FamiliarFigures {
	step := (min(max(level, 1), MaxClassLevel) - 1) / 2
	f := FamiliarFigures{
		NaturalArmor:      1 + step,
		Int:               6 + step,
		DeliverTouch:      level >= 3,
		SpeakWithMaster:   level >= 5,
		SpeakWithKind:     level >= 7,
		ScryOnFamiliar:    level >= 13,
		ShareSpellsFeet:   5,
		EmpathicLinkMiles: 1,
	}
	if level >= 11 {
		f.SR = level + 5
	}
	return f
}

// FamiliarHP is a familiar's hit points: half its master's, rounded down.
func FamiliarHP(master int) int { return master / 2 }

// FamiliarSaves are a familiar's base saves: its own or its master's, whichever
// is better.
func FamiliarSaves(fort, ref, will int) (f, r, w int) {
	return max(2, fort), max(2, ref), max(0, will)
}
