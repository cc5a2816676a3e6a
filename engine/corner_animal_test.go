package engine

import (
	"testing"

	"mageduel/engine/grid"
)

func TestCornerADominatedAnimalSentIn(t *testing.T) {
	// What a participant has under command and is outside after P15 stops at the
	// edge, and neither E10 nor E11 applies (R23).
	g := duel(t).Wizard("A", 17).Wizard("B", 5).Fight().At("A", 6, 6).At("B", 1, 5).Beast("Wolf", "", -1, 5).Gets("Wolf", Dominated, func(e *Effect) { e.By, e.A = 0, Wild })
	g.unit("Wolf").Owner = 0
	g.Does("A", EndTurn()).Does("B", EndTurn()).Phase(Fight).Stands("Wolf", -1, 5, 0).Left("B", 40)
	r := run{Position: g.d.at(&g.d.State), d: g.d, s: &g.d.State}
	if r.stepTo(2, grid.Square(0, 5, 0), false, false) || r.trespass {
		t.Error("it comes in")
	}
	// One that an outsider has sent in, and that no participant owns, is somebody
	// who comes in (E10); so the table master's seat may say as well (R38).
	g = duel(t).Wizard("A", 17).Wizard("B", 5).Fight().At("A", 6, 6).At("B", 9, 5).Beast("Wolf", "", -1, 5)
	g.unit("Wolf").Owner = Outsider
	r = run{Position: g.d.at(&g.d.State), d: g.d, s: &g.d.State}
	if r.stepTo(2, grid.Square(0, 5, 0), false, false); !r.trespass {
		t.Error("an outsider's animal is let in")
	}
	g = duel(t).Wizard("A", 17).Wizard("B", 5).With(func(s *Setup) { s.Bystanders = QuietBystanders }).Fight()
	g.apply(Command{Kind: DoMeddle, Who: None, Option: MeddleBeast})
	g.Ended(Draw, ByTrespass, "")
}
