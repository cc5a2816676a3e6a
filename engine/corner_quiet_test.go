package engine

import (
	"testing"
)

// Ten rounds without a hostile act by anyone or their creatures: all are asked,
// at the end of the tenth and not before, and may run on (R27).
func TestCornerTenQuietRounds(t *testing.T) {
	g := two(t).Fight().At("A", 0, 0).At("B", 11, 11).Beast("Wolf", "A", 5, 5)
	round := func() *table {
		g.Does("A", EndTurn()).Does("Wolf", EndTurn())
		return g.Does("B", EndTurn())
	}
	for range 9 {
		round().Told(EvQuiet, false)
	}
	// The wolf's bite breaks the quiet, though it misses: 2 + 3 against AC 10.
	g.At("B", 5, 6).Does("A", EndTurn()).Rolls(d20(2)).Does("Wolf", Do(DoAttack, On("B")))
	g.At("B", 11, 11).Does("Wolf", EndTurn()).Does("B", EndTurn()).Told(EvQuiet, false)
	for range 9 {
		round().Told(EvQuiet, false)
	}
	round().Told(EvQuiet, true).Phase(Fight).Turn("A")
	// One who agrees is not enough, both are.
	g.Does("A", Do(DoDeclareDraw)).Phase(Fight).Does("B", Do(DoDeclareDraw)).Ended(Draw, ByAgreement, "")
}
