package engine

import (
	"testing"

	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// The hour runs out between two turns: after the last turn of round 600 nothing
// of round 601 happens any more, and what would have slain does not (T4).
func TestCornerTheHourBetweenTwoTurns(t *testing.T) {
	g := two(t).Fight().At("A", 0, 0).At("B", 9, 9).Gets("A", Burning, func(e *Effect) { e.By = 1 })
	g.unit("A").Nonlethal, g.d.State.Round = 39, 600
	g.Does("A", EndTurn()).Phase(Fight).Turn("B").Does("B", EndTurn()).Ended(Draw, ByTime, "").Told(EvSlain, false)
	// With the house rule B has the larger share: 40 of 40 against 1 of 40.
	g = two(t).House(HourByHitPoints).Fight().At("A", 0, 0).At("B", 9, 9).Gets("A", Burning, func(e *Effect) { e.By = 1 })
	g.unit("A").Nonlethal, g.d.State.Round = 39, 600
	g.Does("A", EndTurn()).Does("B", EndTurn()).Ended(Won, ByTime, "B")
	// A casting of a round that would take effect just after the hour does not.
	g = two(t).With(func(s *Setup) { Ready(srd.SummonMonsterI, 1)(&s.Mages[0]) }).Fight().At("A", 0, 0).At("B", 9, 9)
	g.d.State.Round = 600
	g.Does("A", Cast(srd.SummonMonsterI, Square(1, 0, 0)), EndTurn()).Does("B", EndTurn()).Ended(Draw, ByTime, "").Told(EvSummoned, false)
	// A draw that both have declared in that round goes before the time.
	g = two(t).Fight()
	g.d.State.Round = 600
	g.Does("A", Do(DoDeclareDraw)).Does("B", Do(DoDeclareDraw)).Ended(Draw, ByAgreement, "")
}

// Thrown out on the very turn of winning.
func TestCornerEjectionOnTheTurnOfWinning(t *testing.T) {
	// B has made gust of wind ready against A's casting. A, flying beside the east
	// face, begins the missiles that would slay B; the wind, DC 15 against 2 + 1,
	// carries it 1d6 x 5 = 10 ft: out first, and B has won.
	start := func() *table {
		g := duel(t).Wizard("B", 5, Ready(srd.GustOfWind, 1)).Wizard("A", 5, Ready(srd.MagicMissile, 1)).Fight().At("B", 5, 5, 2).At("A", 11, 5, 2).Gets("A", Flies).Gets("B", Flies)
		g.unit("B").Nonlethal = 39
		g.Does("B", Do(DoReady, On("A"), Choice(ReadySpell), func(g *table, c *Command) {
			c.Spell, c.Slot = srd.GustOfWind, g.slot(0, srd.GustOfWind)
		}), EndTurn())
		return g.Does("A", Cast(srd.MagicMissile, On("B", "B", "B"))).Asked("B", AskReadied)
	}
	start().Rolls(d20(2), d6(2)).Answers("B", 1).Ended(Won, ByExpulsion, "B").Marked("A", OutFlag, true).Left("B", 40)
	// Had B let it be, A would have won: 2 + 1 on each die of 1, halved.
	start().Rolls(d4(1)).Answers("B", 0).Ended(Won, ByDefeat, "A")
	// Who has won has won: after it nobody can be thrown out or walk out.
	g := duel(t).Wizard("A", 5, Ready(srd.MagicMissile, 1)).Wizard("B", 5).Fight().At("A", 0, 5).At("B", 5, 5)
	g.unit("B").Nonlethal = 39
	g.Rolls(d4(1)).Does("A", Cast(srd.MagicMissile, On("B", "B", "B"))).Ended(Won, ByDefeat, "A").Refused("A", DuelOver, Go(-1, 5, 0))
	// In one command, the last foe slain and the winner out: nobody is active any
	// more, a draw of both (R26).
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Fight().At("A", 0, 5).At("B", 5, 5)
	r := run{Position: g.d.at(&g.d.State), d: g.d, s: &g.d.State}
	r.active = r.actives()
	r.lose(1, 40)
	r.stepTo(0, grid.Square(-1, 5, 0), false, true)
	r.judge()
	g.Ended(Draw, ByTogether, "").Marked("A", HeldEqual, true).Marked("B", HeldEqual, true)
}

// Who has won has won before anything of the next turn: the wolf slays the last
// foe, and the flames on its master, whose turn is next, come too late (R26).
func TestCornerNothingOfTheNextTurn(t *testing.T) {
	g := duel(t).Wizard("A", 5).Wizard("B", 5).Fight().At("A", 0, 0).At("B", 5, 5).Gets("A", Burning, func(e *Effect) { e.By = 1 })
	g.unit("A").Nonlethal, g.unit("B").Nonlethal = 39, 39
	g.Does("A", EndTurn()).Beast("Wolf", "A", 5, 6)
	s := &g.d.State // the wolf's turn, and A's after it
	s.Units[2].Init = s.Units[1].Init - 1
	s.Order, s.Turn = []int32{1, 2, 0}, 1
	g.Rolls(d20(15), d6(1)).Does("Wolf", Do(DoInstinct)).Ended(Won, ByDefeat, "A").Told(EvTurn, false)
}
