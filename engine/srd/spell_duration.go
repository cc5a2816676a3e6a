package srd

import "strconv"

// Lengths of time in rounds of six seconds.
const (
	RoundsPerMinute = 10
	RoundsPerHour   = 600
	RoundsPerDay    = 14400
)

// Forever is the number of rounds of what does not end by itself.
const Forever = 1 << 30

// DurationKind says what makes a spell last.
type DurationKind uint8

// The kinds of duration.
const (
	DurationSeeText       DurationKind = iota
	DurationInstantaneous              // over at once; its results stay and cannot be dispelled
	DurationPermanent
	DurationTimed
	DurationConcentration     // while the caster concentrates, up to the time given, if any
	DurationConcentrationPlus // while the caster concentrates and the time given after that
)

// TimeUnit is the unit of a duration.
type TimeUnit uint8

// The units.
const (
	UnitRound TimeUnit = iota
	UnitMinute
	UnitHour
	UnitDay
)

// Rounds is the length of the unit in rounds.
func (u TimeUnit) Rounds() int {
	switch u {
	case UnitMinute:
		return RoundsPerMinute
	case UnitHour:
		return RoundsPerHour
	case UnitDay:
		return RoundsPerDay
	}
	return 1
}

var (
	unitNames     = []string{"round", "minute", "hour", "day"}
	unitPerLevels = []string{"round", "min.", "hour", "day"}
)

// Duration is how long a spell lasts: N units, and PerLevel units more for
// every Step caster levels, and a roll of Dice units.
type Duration struct {
	Kind        DurationKind
	Unit        TimeUnit
	N           int16
	PerLevel    int16
	Step        uint8 // caster levels for each PerLevel; 0 means every level
	Dice        Dice
	Dismissible bool // printed (D)
	Discharge   bool // ends earlier when it is discharged, triggered or used up
	See         bool // the line ends in "see text"
}

// Rounds is the length in rounds at a caster level, without what Dice adds. It
// is 0 for instantaneous spells and for those without a printed figure,
// Forever for permanent ones and for concentration without a limit. For
// DurationConcentrationPlus it is what follows the end of concentration.
func (d Duration) Rounds(casterLevel int) int {
	switch d.Kind {
	case DurationPermanent:
		return Forever
	case DurationConcentration:
		if d.N == 0 && d.PerLevel == 0 && d.Dice.Zero() {
			return Forever
		}
	case DurationTimed, DurationConcentrationPlus:
	default:
		return 0
	}
	step := max(1, int(d.Step))
	return (int(d.N) + int(d.PerLevel)*(casterLevel/step)) * d.Unit.Rounds()
}

// String writes the duration as it is printed.
func (d Duration) String() string {
	out := ""
	switch d.Kind {
	case DurationSeeText:
		out = "See text"
	case DurationInstantaneous:
		out = "Instantaneous"
	case DurationPermanent:
		out = "Permanent"
	case DurationTimed:
		out = d.length()
	case DurationConcentration:
		out = "Concentration"
		if l := d.length(); l != "" {
			out += ", up to " + l
		}
	case DurationConcentrationPlus:
		out = "Concentration + " + d.length()
	}
	if d.Discharge {
		if d.Kind == DurationPermanent {
			out += " until discharged"
		} else {
			out += " or until discharged"
		}
	}
	if d.Dismissible {
		out += " (D)"
	}
	return out + seeText(d.See)
}

func (d Duration) length() string {
	out := ""
	if !d.Dice.Zero() {
		out = d.Dice.String() + " " + unitNames[d.Unit] + "s"
	}
	if d.N != 0 {
		out = count(int(d.N), unitNames[d.Unit])
	}
	if d.PerLevel == 0 {
		return out
	}
	if out != "" {
		out += " + "
	}
	if d.Step > 1 {
		return out + count(int(d.PerLevel), unitNames[d.Unit]) + " per " + smallNumbers[d.Step] + " levels"
	}
	if d.Unit == UnitDay && d.PerLevel == 1 {
		return out + "One day/level"
	}
	unit := unitPerLevels[d.Unit]
	if d.PerLevel != 1 && d.Unit != UnitMinute {
		unit += "s"
	}
	return out + strconv.Itoa(int(d.PerLevel)) + " " + unit + "/level"
}

var smallNumbers = [...]string{"no", "one", "two", "three", "four"}
