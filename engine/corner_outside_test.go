package engine

import (
	"testing"

	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// What comes from outside, or was there before, does not reach in.
func TestCornerAnOutsidersArrow(t *testing.T) {
	// It fails: no dice, nobody hurt; the duel ends at once, and the slain C is
	// held equal too (E11, R25).
	g := three(t).With(func(s *Setup) { s.Bystanders = QuietBystanders }).Fight().Mark(SlainFlag, "C")
	g.apply(Command{Kind: DoMeddle, Who: None, Option: MeddleShoots})
	g.Ended(Draw, ByAttack, "").Told(EvDamage, false)
	for _, n := range []string{"A", "B", "C"} {
		g.Left(n, 40).Marked(n, HeldEqual, true)
	}
	// A question that is open goes first.
	g = fencing(t, Ready(srd.Fireball, 1)).With(func(s *Setup) { s.Bystanders = QuietBystanders }).Does("A", Cast(srd.Fireball, Corner(8, 8, 0)))
	if err := g.d.Apply(Command{Kind: DoMeddle, Who: None, Option: MeddleShoots}); err != QuestionOpen {
		t.Errorf("in the middle of a casting: %v", err)
	}
	g.Rolls(d6(1, 1, 1, 1, 1), d20(20)).Answers("B", LetPass)
}

func TestCornerASummonFromBeforeTheEntry(t *testing.T) {
	// Two rounds of preparation: A's dog is called in the first, comes in the
	// second, and stays outside when all enter: it belongs to A, can neither come
	// nor reach in, and neither E10 nor E11 applies (R23).
	g := duel(t).Wizard("A", 5, Ready(srd.SummonMonsterI, 1)).Wizard("B", 5).Settled(2)
	g.Does("A", Cast(srd.SummonMonsterI, Square(6, -2, 0)), EndTurn()).Does("B", EndTurn()).Told(EvSummoned, true).Turn("A")
	g.Does("A", EndTurn())
	if len(g.d.State.Units) != 3 || g.d.Position2().Inside(2) {
		t.Fatal("no dog outside")
	}
	g.Does(g.d.Position2().Name(2), EndTurn()).Does("B", EndTurn()).all(Do(DoEnter)).Phase(Fight)
	for _, u := range g.d.State.Order {
		if u == 2 {
			t.Error("it takes turns")
		}
	}
	// Sent in all the same, it stops at the edge.
	beast := &g.d.State.Units[2]
	beast.X, beast.Y = 0, -5
	r := run{Position: g.d.at(&g.d.State), d: g.d, s: &g.d.State}
	if r.stepTo(2, grid.Square(0, 0, 0), false, false) || r.trespass || r.attacked || beast.Y != -5 {
		t.Error("it comes in")
	}
	// Its spell runs on after the duel (R29): it was cast before P15.
	g.Does("A", Do(DoDeclareDraw)).Does("B", Do(DoDeclareDraw)).Ended(Draw, ByAgreement, "")
	if g.d.State.Units[2].Has(Gone) {
		t.Error("it went with the duel")
	}
}
