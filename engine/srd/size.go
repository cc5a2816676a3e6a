package srd

import "strconv"

// Size is a size category.
type Size uint8

// The sizes. The zero value is no size.
const (
	NoSize Size = iota
	Fine
	Diminutive
	Tiny
	Small
	Medium
	Large
	Huge
	Gargantuan
	Colossal
	NumSizes = 9
)

// HalfFeet is a length counted in half feet, for spaces under five feet.
type HalfFeet int16

// String writes the length as it is printed: 5 ft., 2-1/2 ft.
func (h HalfFeet) String() string {
	s := strconv.Itoa(int(h / 2))
	if h%2 != 0 {
		if h == 1 {
			s = "1/2"
		} else {
			s += "-1/2"
		}
	}
	return s + " ft."
}

// Squares is the side of the space in squares, at least one.
func (h HalfFeet) Squares() int { return max(1, int(h)/10) }

type sizeFigures struct {
	name                 string
	attack, grapple      int8
	space                HalfFeet
	reachTall, reachLong int8
}

var sizes = [NumSizes + 1]sizeFigures{
	Fine:       {"Fine", 8, -16, 1, 0, 0},
	Diminutive: {"Diminutive", 4, -12, 2, 0, 0},
	Tiny:       {"Tiny", 2, -8, 5, 0, 0},
	Small:      {"Small", 1, -4, 10, 5, 5},
	Medium:     {"Medium", 0, 0, 10, 5, 5},
	Large:      {"Large", -1, 4, 20, 10, 5},
	Huge:       {"Huge", -2, 8, 30, 15, 10},
	Gargantuan: {"Gargantuan", -4, 12, 40, 20, 15},
	Colossal:   {"Colossal", -8, 16, 60, 30, 20},
}

func (s Size) figures() *sizeFigures {
	if int(s) > NumSizes {
		return &sizes[NoSize]
	}
	return &sizes[s]
}

// String is the printed name of the size.
func (s Size) String() string { return s.figures().name }

// AttackMod is the size modifier to attack rolls and to armour class.
func (s Size) AttackMod() int { return int(s.figures().attack) }

// GrappleMod is the special size modifier to grapple checks, and to the checks
// of bull rush, overrun and trip.
func (s Size) GrappleMod() int { return int(s.figures().grapple) }

// Space is the usual side of the space of a creature of the size.
func (s Size) Space() HalfFeet { return s.figures().space }

// Reach is the usual natural reach in feet of a tall or a long creature.
func (s Size) Reach(tall bool) int {
	if tall {
		return int(s.figures().reachTall)
	}
	return int(s.figures().reachLong)
}
