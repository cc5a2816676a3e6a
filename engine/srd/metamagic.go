package srd

// Metamagic is a set of metamagic feats on one casting.
type Metamagic uint16

// The metamagic feats. Heighten has no fixed cost: it raises the level itself.
const (
	Empower Metamagic = 1 << iota
	Enlarge
	Extend
	Heighten
	Maximize
	Quicken
	Silent
	Still
	Widen
)

var metamagicCosts = [...]int{2, 1, 1, 0, 3, 4, 1, 1, 3}

// Levels is how many levels higher the slot must be, without Heighten.
func (m Metamagic) Levels() int {
	sum := 0
	for i, cost := range metamagicCosts {
		if m&(1<<i) != 0 {
			sum += cost
		}
	}
	return sum
}

// Has reports whether all of want are in the set.
func (m Metamagic) Has(want Metamagic) bool { return m&want == want }
