package srd

import "strconv"

// TimeKind is the unit of a casting time.
type TimeKind uint8

// The casting times. A spell of one round is a full-round action that takes
// effect just before the caster's next turn; of a minute, ten such actions.
const (
	TimeSeeText TimeKind = iota
	TimeFree
	TimeStandard
	TimeFullRound // sorcerers' metamagic; no spell prints it
	TimeRounds
	TimeMinutes
	TimeHours
)

// CastTime is a casting time.
type CastTime struct {
	Kind TimeKind
	N    uint8 // how many rounds, minutes or hours
	See  bool  // the line ends in "see text"
}

// Rounds is the whole rounds the casting takes: 0 for what is done within the
// turn and for what has no printed time.
func (t CastTime) Rounds() int {
	switch t.Kind {
	case TimeRounds:
		return int(t.N)
	case TimeMinutes:
		return int(t.N) * RoundsPerMinute
	case TimeHours:
		return int(t.N) * RoundsPerHour
	}
	return 0
}

// String writes the casting time as it is printed.
func (t CastTime) String() string {
	out := ""
	switch t.Kind {
	case TimeSeeText:
		return "See text"
	case TimeFree:
		out = "1 free action"
	case TimeStandard:
		out = "1 standard action"
	case TimeFullRound:
		out = "1 full-round action"
	case TimeRounds:
		out = count(int(t.N), "round")
	case TimeMinutes:
		out = count(int(t.N), "minute")
	case TimeHours:
		out = count(int(t.N), "hour")
	}
	return out + seeText(t.See)
}

func count(n int, unit string) string {
	if n == 1 {
		return "1 " + unit
	}
	return strconv.Itoa(n) + " " + unit + "s"
}

func seeText(see bool) string {
	if see {
		return "; see text"
	}
	return ""
}
