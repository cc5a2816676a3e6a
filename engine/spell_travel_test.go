package engine

import (
	"testing"

	"mageduel/engine/srd"
)

func TestDimensionDoor(t *testing.T) {
	table := func() *table {
		return duel(t).Wizard("A", 7, Ready(srd.DimensionDoor, 3), Ready(srd.MagicMissile, 1)).Wizard("B", 7).Zone(60, 40).Fight().At("A", 1, 1).At("B", 10, 10)
	}
	g := table()
	g.Does("A", Cast(srd.DimensionDoor, Square(8, 3, 0))).Stands("A", 8, 3, 0)
	if e := g.Event(EvMove); e.A != 2 || e.X != 40 || e.X2 != 5 {
		t.Fatalf("the journey is told as %+v", e)
	}
	// After it the traveller can do nothing until its next turn.
	g.Refused("A", AlreadyMoved, Go(8, 4, 0)).Refused("A", AlreadyMoved, Do(DoStep, Square(8, 4, 0))).Refused("A", NoActionLeft, Cast(srd.MagicMissile, On("B", "B", "B", "B")))
	// Where somebody is seen to stand there is no room; it must be elsewhere.
	g = table()
	g.Refused("A", NoRoom, Cast(srd.DimensionDoor, Square(10, 10, 0))).Refused("A", NoRoom, Cast(srd.DimensionDoor, Square(1, 1, 0)))
	g.Refused("A", NoSuchTarget, Cast(srd.DimensionDoor, Square(5, 5, -1)))
	// Long range at level 7: 400 + 7 * 40 = 680 feet: from x = 5 ft to 685.
	g.May("A", Cast(srd.DimensionDoor, Square(137, 1, 0))).Refused("A", OutOfRange, Cast(srd.DimensionDoor, Square(138, 1, 0)))
	// In the air it falls: 20 feet, 2d6 = 7, a plain fall.
	g = table()
	g.Rolls(d6(3, 4)).Does("A", Cast(srd.DimensionDoor, Square(5, 5, 4))).Stands("A", 5, 5, 0).Left("A", 33).Is("A", Prone, true)
	// It tears loose from a grip.
	g = table()
	g.Beast("Constrictor Snake", "B", 2, 1).Gets("A", Grappled, func(e *Effect) { e.By = g.who("Snake") })
	g.Gets("Snake", Grappled, func(e *Effect) { e.By, e.A = g.who("A"), 1 })
	// Concentration, DC 20 + 4, at level 7: 20 + 13 is enough.
	g.Rolls(d20(20)).Does("A", Cast(srd.DimensionDoor, Square(8, 3, 0))).Stands("A", 8, 3, 0).Is("A", Grappled, false).Is("Snake", Grappled, false)
}

func TestDimensionDoorWithCompanions(t *testing.T) {
	// Level 7: two creatures of Medium size, or one Large.
	g := duel(t).Wizard("A", 7, Ready(srd.DimensionDoor, 3)).Wizard("B", 7).Zone(60, 40).Fight().At("A", 1, 1).At("B", 10, 10)
	g.Beast("Wolf", "A", 2, 1).Beast("Badger", "A", 0, 1).Beast("Dog", "A", 5, 5)
	g.Does("A", Cast(srd.DimensionDoor, Square(8, 3, 0), Choice(GoTogether))).Stands("A", 8, 3, 0)
	// The first free squares beside the traveller, row by row: the wolf touches it and goes, and the badger; the dog is too far off.
	g.Stands("Wolf", 7, 2, 0).Stands("Badger", 8, 2, 0).Stands("Dog", 5, 5, 0)
	// Alone none comes along.
	g = duel(t).Wizard("A", 7, Ready(srd.DimensionDoor, 3)).Wizard("B", 7).Zone(60, 40).Fight().At("A", 1, 1).At("B", 10, 10)
	g.Beast("Wolf", "A", 2, 1).Does("A", Cast(srd.DimensionDoor, Square(8, 3, 0), Choice(GoAlone))).Stands("Wolf", 2, 1, 0)
}

func TestDimensionDoorIntoTheUnseen(t *testing.T) {
	g := duel(t).Wizard("A", 7, Ready(srd.DimensionDoor, 1)).Wizard("B", 7).Zone(60, 40).Fight().At("A", 1, 1).At("B", 8, 3)
	g.Gets("B", Invisible)
	// B stands there unseen: 1d6 = 5, halved to 2; then 20 feet, north: at (8, 7).
	g.Rolls(d6(5), roll(20, 4), d8(3)).Does("A", Cast(srd.DimensionDoor, Square(8, 3, 0))).Left("A", 38).Stands("A", 8, 7, 0)
}

func TestTeleport(t *testing.T) {
	table := func() *table {
		return duel(t).Wizard("A", 9, Ready(srd.Teleport, 3)).Wizard("B", 9).Zone(60, 40).Fight().At("A", 1, 1).At("B", 10, 10)
	}
	// A place that one sees is studied carefully: up to 94 one arrives.
	table().Rolls(d100(94)).Does("A", Cast(srd.Teleport, Square(9, 1, 0))).Stands("A", 9, 1, 0)
	// Off target: 5 times 10 per cent of 40 feet, 20 feet to the north.
	table().Rolls(d100(95), roll(10, 5, 10), d8(3)).Does("A", Cast(srd.Teleport, Square(9, 1, 0))).Stands("A", 9, 5, 0)
	// Off target and over the edge: the traveller has left.
	g := table()
	g.Rolls(d100(97), roll(10, 10, 10), d8(1)).Does("A", Cast(srd.Teleport, Square(9, 1, 0))).Ended(Won, ByExpulsion, "B")
	// A place that looks like it, and is another.
	g = table()
	g.Rolls(d100(98)).Does("A", Cast(srd.Teleport, Square(9, 1, 0))).Ended(Won, ByExpulsion, "B")
	// A mishap: 1d10 = 7, halved to 3; then 80 + 1d20 = 90: on target.
	g = table()
	g.Rolls(d100(100), roll(10, 7), d20(10)).Does("A", Cast(srd.Teleport, Square(9, 1, 0))).Left("A", 37).Stands("A", 9, 1, 0)
	// Two mishaps: 1d10 = 7 and 4, 3 and 2 of them got through.
	g = table()
	g.Rolls(d100(100), roll(10, 7), d20(20), roll(10, 4), d20(14)).Does("A", Cast(srd.Teleport, Square(9, 1, 0))).Left("A", 35).Stands("A", 9, 1, 0)
	// One may act on after it: the standard action alone is spent.
	g.Does("A", Go(9, 2, 0))
	// 100 miles for each level: 900 miles are 4,752,000 feet.
	g = table()
	g.May("A", Cast(srd.Teleport, Square(950400, 1, 0))).Refused("A", OutOfRange, Cast(srd.Teleport, Square(950500, 1, 0)))
}

func TestPlaneShift(t *testing.T) {
	table := func() *table {
		return duel(t).Wizard("A", 13, Ready(srd.PlaneShift, 3)).Wizard("B", 13, HP(61)).Zone(60, 40).Fight().At("A", 1, 1).At("B", 2, 1)
	}
	// Touch: 10 + 6 against AC 10. Will, DC 10 + 7 + 3, with 19 + 8 is made.
	g := table()
	g.Rolls(d20(10, 19)).Does("A", Cast(srd.PlaneShift, On("B"))).Left("B", 61)
	// With 2 + 8 it is not: half of 61, rounded down, and one stays (R14, E8).
	g = table()
	g.Rolls(d20(10, 2)).Does("A", Cast(srd.PlaneShift, On("B"))).Left("B", 31).Stands("B", 2, 1, 0).Marked("B", OutFlag, false)
	// A missed touch leaves the charge in hand, to be tried again.
	g = table()
	g.Rolls(d20(1)).Does("A", Cast(srd.PlaneShift, On("B"))).Is("A", HeldCharge, true).Does("A", EndTurn()).Does("B", EndTurn())
	g.Rolls(d20(10, 2)).Does("A", Do(DoTouch, On("B"))).Left("B", 31)
	// A creature takes half of its full hit points too: a wolf with 13 takes 6.
	// Its template's spell resistance of 7 is overcome by 10 + 13.
	g = table()
	g.Beast("Wolf", "B", 1, 2).Gets("Wolf", Stunned)
	g.Rolls(d20(10, 10, 2)).Does("A", Cast(srd.PlaneShift, On("Wolf"))).Left("Wolf", 7)
	// Out of reach.
	g.At("B", 5, 5).Does("A", EndTurn()).Does("B", EndTurn()).Refused("A", OutOfRange, Cast(srd.PlaneShift, On("B")))
}

func TestDismissalAndBanishment(t *testing.T) {
	// Dismissal: DC 10 + 5 + 3 - 2 Hit Dice + level 9 = 25.
	g := duel(t).Wizard("A", 9, Ready(srd.Dismissal, 3)).Wizard("B", 9).Fight().At("A", 1, 1).At("B", 10, 10)
	g.Beast("Air Elemental, Small", "B", 5, 5).Beast("Monstrous Spider, Medium", "B", 6, 8)
	g.Refused("A", NotPlanar, Cast(srd.Dismissal, On("B")))
	// A small elemental's Will is +0; 20 is the one roll that always saves.
	g.Rolls(d20(19)).Does("A", Cast(srd.Dismissal, On("Air Elemental"))).Flagged("Air Elemental", Gone, true).Told(EvSent, true)
	g.Does("A", EndTurn()).Does("B", EndTurn()).Does("Spider", EndTurn())
	g = duel(t).Wizard("A", 9, Ready(srd.Dismissal, 3)).Wizard("B", 9).Fight().At("A", 1, 1).At("B", 10, 10)
	g.Beast("Air Elemental, Small", "B", 5, 5)
	g.Rolls(d20(20)).Does("A", Cast(srd.Dismissal, On("Air Elemental"))).Flagged("Air Elemental", Gone, false)
	// Banishment at level 13: 26 Hit Dice, no two more than 30 feet apart, DC 10 + 7 + 3.
	g = duel(t).Wizard("A", 13, Ready(srd.Banishment, 3)).Wizard("B", 13).Zone(60, 40).Fight().At("A", 1, 1).At("B", 10, 10)
	g.Beast("Air Elemental, Small", "B", 5, 5).Beast("Earth Elemental, Small", "B", 6, 8).Beast("Pony", "", 3, 3)
	g.Refused("A", NotPlanar, Cast(srd.Banishment, On("Pony"))).Refused("A", TooManyTargets, Cast(srd.Banishment, On("Air Elemental", "Air Elemental")))
	// +0 each: 19 and 20 for the two; one goes.
	g.Rolls(d20(19, 20)).Does("A", Cast(srd.Banishment, On("Air Elemental", "Earth Elemental"))).Flagged("Air Elemental", Gone, true).Flagged("Earth Elemental", Gone, false)
}

func TestBanishmentCountsHitDice(t *testing.T) {
	// Level 13 banishes 26 Hit Dice: nine elementals of 2 and a hell hound of 4 are 22, two hounds 26, three 30.
	g := duel(t).Wizard("A", 13, Ready(srd.Banishment, 1)).Wizard("B", 13).Zone(60, 40).Fight().At("A", 5, 5).At("B", 10, 10)
	for i := range int64(4) {
		g.Beast("Hell Hound", "B", 4+i, 7)
	}
	all := func(g *table, c *Command) {
		c.N = 0
		for i := int32(2); i < 6; i++ {
			c.Targets[c.N] = int16(i)
			c.N++
		}
	}
	g.May("A", Cast(srd.Banishment, all)) // 16 Hit Dice
	for i := range int64(3) {
		g.Beast("Hell Hound", "B", 4+i, 8)
	}
	g.Refused("A", TooMuch, Cast(srd.Banishment, func(g *table, c *Command) {
		all(g, c)
		for i := int16(6); i < 9; i++ { // 28
			c.Targets[c.N] = i
			c.N++
		}
	}))
}

func TestMount(t *testing.T) {
	g := duel(t).Wizard("A", 3, Ready(srd.Mount, 2)).Wizard("B", 3).Fight().At("A", 1, 1).At("B", 10, 10)
	// A round to cast; then the horse stands there, for 2 hours a level, and runs from the zone or not (P7).
	g.Does("A", Cast(srd.Mount, Square(3, 3, 0), Choice(0)), EndTurn())
	g.Does("B", EndTurn()).Turn("A").Stands("Horse", 3, 3, 0).Flagged("Horse", Summoned, true)
	p := g.d.Position()
	e := &p.S.Effects[p.find(g.who("Horse"), Summoning)]
	if got := p.RoundsLeft(e); got != 3600 {
		t.Fatalf("the mount stays for %d rounds, want 3 times 2 hours of 600", got)
	}
	if p.planar(g.who("Horse")) {
		t.Fatal("a horse is of this world")
	}
	// Dismissed it is gone.
	g.Does("A", Do(DoDismiss, Choice(e.ID))).Flagged("Horse", Gone, true)
}
