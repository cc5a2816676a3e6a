package engine

import (
	"testing"

	"mageduel/engine/srd"
)

// Two rays of level 7 at a fiendish wolf: its spell resistance, 2 Hit Dice + 5,
// is tested once, 1 + 7. Each ray's 1 + 1 + 1 + 1 of fire is less than its
// resistance of 5.
func TestSpellResistanceIsTestedOnceForAllRays(t *testing.T) {
	g := spellDuel(t, 7, srd.ScorchingRay).Beast("Wolf", "B", 6, 4)
	g.unit("Wolf").Flags |= Fiendish
	g.Rolls(d20(18, 1), d6(1, 1, 1, 1), d20(18), d6(1, 1, 1, 1)).
		Does("A", Cast(srd.ScorchingRay, On("Wolf", "Wolf"))).Count(EvSR, 1).Left("Wolf", 13)
}
