package engine

import (
	"testing"

	"mageduel/engine/srd"
)

func TestMaze(t *testing.T) {
	table := func() *table {
		return duel(t).Wizard("A", 15, Ready(srd.Maze, 3), Ready(srd.MagicMissile, 2), Ready(srd.Fireball, 1)).
			Wizard("B", 15, Ready(srd.MageArmor, 1), Ready(srd.MagicMissile, 1), Ready(srd.DimensionDoor, 1), Ready(srd.PlaneShift, 1), Ready(srd.Fireball, 1)).
			Zone(60, 40).Fight().At("A", 1, 1).At("B", 5, 5)
	}
	// No save. What is in a maze can be neither seen, nor struck, nor met on the board.
	g := table()
	g.Does("A", Cast(srd.Maze, On("B"))).Is("B", Mazed, true).Marked("B", OutFlag, false)
	g = table()
	g.Does("A", Cast(srd.Maze, On("B")), Go(5, 5, 0)).Stands("A", 5, 5, 0).Does("A", EndTurn())
	// In it there is the way out to look for, and oneself to see to.
	g.Turn("B").Refused("B", InMaze, Go(6, 5, 0)).Refused("B", InMaze, Cast(srd.MagicMissile, On("A"))).Refused("B", InMaze, Cast(srd.Fireball, Corner(6, 6, 0)))
	g.Refused("B", InMaze, Cast(srd.DimensionDoor, Square(9, 9, 0))).Refused("B", CannotAct, Do(DoDeclareDraw))
	g.May("B", Cast(srd.MageArmor, On("B"))).May("B", Cast(srd.PlaneShift, On("B")))
	// Intelligence 16: 16 + 3 is 19 and no way out.
	g.Rolls(d20(16)).Does("B", Do(DoBreakFree)).Is("B", Mazed, true).Refused("B", NoActionLeft, Cast(srd.MageArmor, On("B"))).Does("B", EndTurn())
	g.Refused("A", NoSuchTarget, Cast(srd.MagicMissile, On("B", "B", "B", "B", "B")))
}

func TestMazeEnds(t *testing.T) {
	table := func() *table {
		g := duel(t).Wizard("A", 15, Ready(srd.Maze, 1), Ready(srd.Fireball, 1)).Wizard("B", 15).Zone(60, 40).Fight().At("A", 1, 1).At("B", 5, 5)
		return g.Does("A", Cast(srd.Maze, On("B")))
	}
	// 17 + 3 finds it: B stands where it was, its round used up.
	g := table()
	g.Does("A", EndTurn()).Rolls(d20(17)).Does("B", Do(DoBreakFree)).Is("B", Mazed, false).Stands("B", 5, 5, 0)
	g.Refused("B", NoActionLeft, Go(6, 5, 0))
	// Where another stands by then, it comes out at the nearest free place: row by row, (4, 4).
	g = table()
	g.Does("A", Go(5, 5, 0)).Does("A", EndTurn()).Rolls(d20(17)).Does("B", Do(DoBreakFree)).Stands("B", 4, 4, 0)
	if e := g.Event(EvMove); e.A != 2 {
		t.Fatalf("the way out is told as %+v", e)
	}
	// An area does not reach into it: 10d6 for nobody.
	g = table()
	g.Does("A", EndTurn()).Does("B", EndTurn())
	g.Rolls(d6(1, 1, 1, 1, 1, 1, 1, 1, 1, 1)).Does("A", Cast(srd.Fireball, Corner(6, 6, 0))).Left("B", 40)
	// After 10 minutes it is over: round 101.
	g = table()
	g.Does("A", EndTurn())
	for range 99 {
		g.Does("B", EndTurn()).Does("A", EndTurn())
	}
	g.Is("B", Mazed, true).Does("B", EndTurn()).Is("B", Mazed, false).Turn("A")
}

func TestMazeKeepsSecretsAndOrders(t *testing.T) {
	// Who is in a maze neither hears a casting nor counters it; its creatures keep their last orders, and a creature in a maze seeks its way.
	g := duel(t).Wizard("A", 15, Ready(srd.Maze, 2), Ready(srd.MageArmor, 1)).Wizard("B", 15, Ready(srd.DispelMagic, 1)).Zone(60, 40).Fight().At("A", 1, 1).At("B", 8, 8)
	g.Beast("Wolf", "B", 11, 11).Asks("B")
	g.Does("A", Cast(srd.Maze, On("B"))).Asked("B", AskCounter).Answers("B", LetPass)
	p := g.d.Position()
	if p.Seat(g.who("Wolf")) != None || p.Seat(g.who("B")) != g.who("B") {
		t.Fatal("who is in a maze commands oneself and nobody else")
	}
	g.Does("A", EndTurn())
	// The wolf acts by itself: it runs 50 feet at most towards A and bites nobody yet.
	g.Does("B", EndTurn()).Turn("A")
	if d := g.d.at(&g.d.State); d.Distance(g.who("Wolf"), 0) >= 65 {
		t.Fatal("the wolf waits for orders that cannot come")
	}
}

func TestBlink(t *testing.T) {
	table := func(level int) *table {
		return duel(t).Wizard("A", level, Ready(srd.Blink, 1), Ready(srd.MagicMissile, 2), Ready(srd.MageArmor, 1)).
			Wizard("B", level, Ready(srd.MagicMissile, 2), Ready(srd.Fireball, 1), Ready(srd.ScorchingRay, 1), Ready(srd.HoldPerson, 1)).
			Zone(60, 40).Fight().At("A", 5, 5).At("B", 6, 5)
	}
	g := table(5)
	g.Does("A", Cast(srd.Blink)).Is("A", Blinking, true)
	p := g.d.Position()
	if e := p.S.Effects[p.find(0, Blinking)]; p.RoundsLeft(&e) != 5 {
		t.Fatalf("it lasts %d rounds, want 5", p.RoundsLeft(&e))
	}
	// Three quarters of 30 feet, down to the last 5: 20.
	if v := p.LandSpeed(0); v != 20 {
		t.Fatalf("a speed of %d, want 20", v)
	}
	g.Does("A", EndTurn())
	// Each missile at one who blinks fails half the time: 50 is a miss, 51 is not; 1d4 + 1 = 3, halved to 1, twice.
	g.Rolls(d100(50, 51), d4(2), d100(100), d4(3)).Does("B", Cast(srd.MagicMissile, On("A", "A", "A"))).Left("A", 37)
	// A ray is an attack like any other, and the chance is rolled once: 12 + 2 hits AC 10, 50 misses.
	g = table(5)
	g.Does("A", Cast(srd.Blink), EndTurn()).Rolls(d20(12), d100(50)).Does("B", Cast(srd.ScorchingRay, On("A")), EndTurn()).Left("A", 40)
	// A hold at one who blinks: half the time it finds nobody.
	g = table(5)
	g.Does("A", Cast(srd.Blink), EndTurn()).Rolls(d100(50)).Does("B", Cast(srd.HoldPerson, On("A"))).Is("A", Held, false)
	g = table(5)
	g.Does("A", Cast(srd.Blink), EndTurn()).Rolls(d100(51), d20(1)).Does("B", Cast(srd.HoldPerson, On("A"))).Is("A", Held, true)
	// Of an area half: 5d6 = 20 without a save is 10 by blinking, 5 in the zone.
	g = table(5)
	g.Does("A", Cast(srd.Blink), EndTurn()).Rolls(d6(4, 4, 4, 4, 4), d20(1)).Does("B", Cast(srd.Fireball, Corner(2, 5, 0))).Left("A", 35)
}

func TestBlinkersOwn(t *testing.T) {
	table := func() *table {
		return duel(t).Wizard("A", 5, Ready(srd.MagicMissile, 2), Ready(srd.MageArmor, 1), Ready(srd.ScorchingRay, 1), Ready(srd.Shield, 1)).
			Wizard("B", 5, Has(Dex, 14)).Zone(60, 40).Fight().At("A", 5, 5).At("B", 6, 5).Gets("A", Blinking)
	}
	// A fifth of one's own spells goes off on the other side.
	g := table()
	g.Rolls(d100(20)).Does("A", Cast(srd.MagicMissile, On("B", "B", "B"))).Left("B", 40).Slots("A", srd.MagicMissile, 1).Told(EvLost, true)
	g = table()
	g.Rolls(d100(21), d4(1, 1, 1)).Does("A", Cast(srd.MagicMissile, On("B", "B", "B"))).Left("B", 37)
	// What is meant for oneself does not.
	table().Does("A", Cast(srd.Shield)).Is("A", Shielded, true)
	table().Does("A", Cast(srd.MageArmor, On("A"))).Is("A", MageArmored, true)
	// One's own blow: +2 as of the unseen, and B has no Dexterity to AC: 8 + 2 + 2 hits AC 10; then a fifth misses.
	g = table()
	g.Rolls(d20(6), d100(20)).Does("A", Do(DoAttack, On("B"), Choice(BareHand))).Left("B", 40)
	if e := g.Event(EvAttack); e.B != 10 || e.C != 10 {
		t.Fatalf("6 + 2 + 2 against 10: %+v", e)
	}
	g = table()
	g.Rolls(d20(6), d100(21), d3(2)).Does("A", Do(DoAttack, On("B"), Choice(BareHand))).Left("B", 38)
	// Of a fall half: 20 feet, 2d6 = 9, 4.
	g = table()
	g.At("A", 5, 5, 4).Rolls(d6(4, 5))
	r := run{Position: g.d.at(&g.d.State), d: g.d, s: &g.d.State}
	r.drop(0)
	g.Left("A", 36)
}

func TestBlinkAndTheEyesThatSee(t *testing.T) {
	// Who sees the invisible misses one time in five, and is struck as by anybody.
	g := duel(t).Wizard("A", 5).Wizard("B", 5, Has(Dex, 14)).Fight().At("A", 5, 5).At("B", 6, 5).Gets("A", Blinking)
	p := g.d.Position()
	if p.Concealment(1, 0) != 50 || !p.losesDex(1, 0) {
		t.Fatal("half the blows miss, and nobody is ready for the blinker's")
	}
	g.Gets("B", SeesInvisible)
	if p = g.d.Position(); p.Concealment(1, 0) != 20 || p.losesDex(1, 0) {
		t.Fatal("see invisibility sees the ethereal too")
	}
}
