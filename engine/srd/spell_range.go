package srd

import "strconv"

// RangeKind says how a range is reckoned.
type RangeKind uint8

// The ranges.
const (
	RangeSeeText RangeKind = iota
	RangePersonal
	RangeTouch
	RangeClose           // 25 ft. and 5 ft. more for every two caster levels
	RangeMedium          // 100 ft. and 10 ft. a level
	RangeLong            // 400 ft. and 40 ft. a level
	RangeFeet            // N feet
	RangeFeetPerLevel    // N feet a level
	RangeUnlimited       // anywhere on the plane
	RangePersonalOrTouch // on oneself, or on one who is touched
	RangePersonalAndTouch
	RangePersonalOrClose
)

// UnlimitedFeet is the range of a spell without limit: farther than any zone
// is wide.
const UnlimitedFeet int64 = 1 << 40

// TouchFeet is how far a touch reaches: an adjacent square.
const TouchFeet int64 = 5

const feetPerMile = 5280

// Range is a spell's range.
type Range struct {
	Kind RangeKind
	N    int32 // feet, or feet a level
	See  bool  // the line ends in "see text"
}

// Feet is the range in feet at a caster level: 0 for personal and for what has
// no printed figure, TouchFeet for touch.
func (r Range) Feet(casterLevel int) int64 {
	cl := int64(casterLevel)
	switch r.Kind {
	case RangeTouch, RangePersonalOrTouch, RangePersonalAndTouch:
		return TouchFeet
	case RangeClose, RangePersonalOrClose:
		return 25 + 5*(cl/2)
	case RangeMedium:
		return 100 + 10*cl
	case RangeLong:
		return 400 + 40*cl
	case RangeFeet:
		return int64(r.N)
	case RangeFeetPerLevel:
		return int64(r.N) * cl
	case RangeUnlimited:
		return UnlimitedFeet
	}
	return 0
}

// String writes the range as it is printed.
func (r Range) String() string {
	const closeText = "(25 ft. + 5 ft./2 levels)"
	out := ""
	switch r.Kind {
	case RangeSeeText:
		return "See text"
	case RangePersonal:
		out = "Personal"
	case RangeTouch:
		out = "Touch"
	case RangeClose:
		out = "Close " + closeText
	case RangeMedium:
		out = "Medium (100 ft. + 10 ft./level)"
	case RangeLong:
		out = "Long (400 ft. + 40 ft./level)"
	case RangeFeet:
		switch r.N {
		case feetPerMile:
			out = "One mile"
		case 2 * feetPerMile:
			out = "2 miles"
		default:
			out = strconv.Itoa(int(r.N)) + " ft."
		}
	case RangeFeetPerLevel:
		if r.N == feetPerMile {
			out = "1 mile/level"
		} else {
			out = "Up to " + strconv.Itoa(int(r.N)) + " ft./level"
		}
	case RangeUnlimited:
		out = "Unlimited"
	case RangePersonalOrTouch:
		out = "Personal or touch"
	case RangePersonalAndTouch:
		out = "Personal and touch"
	case RangePersonalOrClose:
		out = "Personal or close " + closeText
	}
	return out + seeText(r.See)
}
