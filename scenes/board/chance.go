package board

import "math"

// chance is the board's own cosmetic generator. It has nothing to do with the
// rules' dice.
type chance uint64

func (c *chance) next() uint32 {
	*c += 0x9E3779B97F4A7C15
	z := uint64(*c)
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return uint32(z >> 32)
}

// unit is 0 to 1.
func (c *chance) unit() float64 { return float64(c.next()) / (1 << 32) }

// span is -1 to 1.
func (c *chance) span() float64 { return c.unit()*2 - 1 }

// between is a to b.
func (c *chance) between(a, b float64) float64 { return a + (b-a)*c.unit() }

// way is a random direction in space.
func (c *chance) way() (x, y, z float64) {
	z = c.span()
	s, co := math.Sincos(c.unit() * 2 * math.Pi)
	r := math.Sqrt(1 - z*z)
	return r * co, r * s, z
}

// hashed is a fixed value 0 to 1 for a number.
func hashed(n int) float64 {
	c := chance(n) * 0x9E3779B97F4A7C15
	return c.unit()
}
