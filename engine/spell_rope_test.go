package engine

import (
	"testing"

	"mageduel/engine/srd"
)

func TestRopeTrick(t *testing.T) {
	set := func() *table {
		return duel(t).Wizard("A", 5, Ready(srd.RopeTrick, 1)).Wizard("B", 5, Ready(srd.DispelMagic, 1)).Wizard("C", 5).Zone(60, 40).Fight().
			At("A", 1, 1).At("B", 6, 6).At("C", 9, 9)
	}
	rope := func(g *table) act {
		p := g.d.Position()
		return Do(DoClimb, Choice(p.S.Effects[p.byKind(RopeArea)].ID))
	}
	g := set()
	g.Refused("A", OutOfRange, Cast(srd.RopeTrick, Square(4, 1, 0))).Refused("A", NeedsGround, Cast(srd.RopeTrick, Square(2, 1, 1)))
	g.Does("A", Cast(srd.RopeTrick, Square(2, 1, 0))).Told(EvBegin, true)
	// Nobody has left yet. To climb: Strength 10, DC 15: 14 does not.
	g.Marked("A", OutFlag, false).Rolls(d20(14)).Does("A", rope(g)).Marked("A", OutFlag, false).Refused("A", NoActionLeft, rope(g)).Does("A", EndTurn())
	// B is too far from it, and a summoned creature is held by the edge.
	g.Refused("B", OutOfReach, rope(g)).Does("B", EndTurn()).Does("C", EndTurn())
	// 15 leads up and out (R14, T2).
	g.Rolls(d20(15)).Does("A", rope(g)).Marked("A", OutFlag, true).Is("A", Sheltered, true).Told(EvLeft, true).Turn("B")
	// Dispelled, 10 + 5 against 11 + 5 is not enough, 11 is: A drops back into the zone, which ends it for B and C (T3).
	p := g.d.Position()
	id := p.S.Effects[p.byKind(RopeArea)].ID
	g.At("B", 3, 1).Rolls(d20(11)).Does("B", Cast(srd.DispelMagic, Choice(DispelEffect), Number(id))).Ended(Draw, ByDisqualified, "")
	g.Marked("B", HeldEqual, true).Marked("C", HeldEqual, true).Marked("A", HeldEqual, false)

	// Who flies needs no check; nobody is made to climb (R33).
	g = set()
	g.Gets("A", Flies).Does("A", Cast(srd.RopeTrick, Square(2, 1, 0))).Does("A", rope(g)).Marked("A", OutFlag, true)
	g = set()
	g.Does("A", Cast(srd.RopeTrick, Square(2, 1, 0))).Gets("A", Suggested).Refused("A", CharmedBy, rope(g))
}

func TestRopeTrickBeforeTheDuel(t *testing.T) {
	g := duel(t).Wizard("A", 5, Ready(srd.RopeTrick, 1), Ready(srd.DimensionDoor, 1)).Wizard("B", 5).Settled(2)
	here := func(g *table, c *Command) { c.X, c.Y = g.unit("A").X+5, g.unit("A").Y }
	g.Refused("A", HarmsBefore, Cast(srd.RopeTrick, here)).Refused("A", StandsStill, Cast(srd.DimensionDoor, here))
}
