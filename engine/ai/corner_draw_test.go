package ai

import (
	"testing"

	"mageduel/engine"
)

// The draw declared, and refused by the computer: one that can still win does
// not agree, and the declaration lapses at its owner's next turn (R28); one that
// has nothing left agrees.
func TestCornerTheComputerRefusesADraw(t *testing.T) {
	start := func() (*engine.Duel, *Table, func(engine.Command)) {
		d, err := engine.New(setup(5, "evoker", "evoker", 5))
		if err != nil {
			t.Fatal(err)
		}
		apply := func(c engine.Command) {
			t.Helper()
			if err := d.Apply(c); err != nil {
				t.Fatal(c.Kind, err)
			}
		}
		table := table(5)
		for d.State.Phase != engine.Fight || d.State.Asking() {
			table.Step(d)
		}
		return d, table, apply
	}
	mine := func(d *engine.Duel) int32 { p := d.Position(); return p.Whose() }
	d, players, apply := start()
	who := mine(d)
	apply(engine.Command{Kind: engine.DoDeclareDraw, Who: who})
	apply(engine.Command{Kind: engine.DoEndTurn, Who: who})
	other := mine(d)
	for mine(d) == other || d.State.Asking() { // the computer's whole turn
		if d.State.Phase == engine.Over {
			t.Fatal("the duel is over")
		}
		players.Step(d)
	}
	if m := &d.State.Mages[other]; m.Has(engine.DrawDeclared) {
		t.Error("the computer has agreed with its fireballs in hand")
	}
	if m := &d.State.Mages[who]; m.Has(engine.DrawDeclared) {
		t.Error("the declaration stands into its owner's next turn")
	}
	// Without spells left it agrees.
	d, players, apply = start()
	who = mine(d)
	for i := range d.State.Slots {
		d.State.Slots[i].Left = 0
	}
	apply(engine.Command{Kind: engine.DoDeclareDraw, Who: who})
	apply(engine.Command{Kind: engine.DoEndTurn, Who: who})
	d.State.Round = 20
	for d.State.Phase != engine.Over && (mine(d) == 1-who || d.State.Asking()) {
		players.Step(d)
	}
	if d.State.Outcome != engine.Draw || d.State.Reason != engine.ByAgreement {
		t.Errorf("outcome %d by %d", d.State.Outcome, d.State.Reason)
	}
}
