package srd

import "strconv"

// Dice is a number of dice of one kind and a bonus: 2d6+3. A Count of 0 is the
// bonus alone.
type Dice struct {
	Count, Sides uint8
	Bonus        int16
}

// Zero reports whether the expression is empty.
func (d Dice) Zero() bool { return d == Dice{} }

// Min is the lowest result.
func (d Dice) Min() int { return int(d.Count) + int(d.Bonus) }

// Max is the highest result.
func (d Dice) Max() int { return int(d.Count)*int(d.Sides) + int(d.Bonus) }

// Average is the mean result, rounded down, as hit points are printed.
func (d Dice) Average() int {
	return (int(d.Count)*(int(d.Sides)+1) + 2*int(d.Bonus)) >> 1
}

// String writes the expression as it is printed: 2d6, 1d4+1, 3.
func (d Dice) String() string {
	if d.Count == 0 {
		return strconv.Itoa(int(d.Bonus))
	}
	s := strconv.Itoa(int(d.Count)) + "d" + strconv.Itoa(int(d.Sides))
	if d.Bonus != 0 {
		s += signed(int(d.Bonus))
	}
	return s
}

// signed writes a number with its sign: +2, +0, -1.
func signed(n int) string {
	if n >= 0 {
		return "+" + strconv.Itoa(n)
	}
	return strconv.Itoa(n)
}
