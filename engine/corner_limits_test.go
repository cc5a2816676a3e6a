package engine

import (
	"testing"

	"mageduel/engine/srd"
)

// Three mages of level 1: at least 2 x 3 = 6 ft, at most 5 x 1 = 5 ft, so that
// the smallest holds for side and height alike (R3). 6 ft are one square, which
// the three share without penalties (R4).
func TestCornerThreeMagesOfLevelOne(t *testing.T) {
	g := duel(t).Wizard("A", 1, Ready(srd.MagicMissile, 1)).Wizard("B", 1).Wizard("C", 1).Zone(6, 6).Fight()
	if g.set.House != 0 || g.d.State.Side != 6 || g.d.State.Height != 6 {
		t.Errorf("house %b, a zone of %d by %d", g.set.House, g.d.State.Side, g.d.State.Height)
	}
	for _, n := range []string{"A", "B", "C"} {
		g.Stands(n, 0, 0, 0)
	}
	// They count as adjacent: a fist reaches, 15 + 0 against AC 10, 1d3 not halved;
	// and a spell, one missile of 4 + 1, halved 2.
	g.Rolls(d4(4)).Does("A", Cast(srd.MagicMissile, On("B"))).Left("B", 38).Does("A", EndTurn())
	g.Rolls(d20(15), d3(3)).Does("B", Do(DoAttack, On("C"))).Left("C", 37)
	// The next square is outside.
	g.Does("B", EndTurn(), func(g *table, _ int32) Command { return Go(1, 0, 0)(g, g.who("C")) }).Marked("C", OutFlag, true).Phase(Fight)
}
