// Package dice has the rules' die: an exactly published generator whose whole
// state is one value, so that the same seed rolls the same everywhere.
package dice

import (
	"math/bits"
	"strconv"
)

// Source is the state of the dice: SplitMix64 (Steele, Lea and Flood, 2014)
// and how many dice it has rolled. It is a plain value and lives in the state
// of a duel.
type Source struct {
	State uint64
	Count uint64 // dice rolled so far
}

// Seeded is a source that has rolled nothing yet.
func Seeded(seed uint64) Source { return Source{State: seed} }

func (s *Source) next() uint64 {
	s.State += 0x9E3779B97F4A7C15
	z := s.State
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return z ^ z>>31
}

// Die rolls one die of the given number of sides, 1 to sides. Sides below 1
// count as 1. It is unbiased: Lemire's multiplication with rejection.
func (s *Source) Die(sides int) int {
	s.Count++
	if sides < 1 {
		sides = 1
	}
	n := uint64(sides)
	hi, lo := bits.Mul64(s.next(), n)
	if lo < n {
		for floor := -n % n; lo < floor; {
			hi, lo = bits.Mul64(s.next(), n)
		}
	}
	return int(hi) + 1
}

// Roll is an expression such as 10d6+3.
type Roll struct{ Count, Sides, Bonus int16 }

// D is count dice of the given sides.
func D(count, sides int) Roll { return Roll{Count: int16(count), Sides: int16(sides)} }

// Plus is the roll with a bonus added.
func (r Roll) Plus(bonus int) Roll { r.Bonus += int16(bonus); return r }

// Min and Max are the smallest and the largest sum.
func (r Roll) Min() int { return int(r.Count) + int(r.Bonus) }

// Max is the largest sum.
func (r Roll) Max() int { return int(r.Count)*int(r.Sides) + int(r.Bonus) }

// String writes the expression as players do: 10d6, 1d4-1, 3.
func (r Roll) String() string {
	if r.Count == 0 {
		return strconv.Itoa(int(r.Bonus))
	}
	text := strconv.Itoa(int(r.Count)) + "d" + strconv.Itoa(int(r.Sides))
	if r.Bonus > 0 {
		text += "+"
	}
	if r.Bonus != 0 {
		text += strconv.Itoa(int(r.Bonus))
	}
	return text
}
