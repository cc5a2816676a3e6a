package engine

import (
	"testing"

	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

func TestFlightOfAMage(t *testing.T) {
	// Good: it turns round for 5 ft; 60 ft back are 65 for who flies the other way.
	g := func() *table {
		return duel(t).Wizard("A", 5).Wizard("B", 5).Zone(200, 60).Fight().At("A", 20, 20, 8).At("B", 0, 0).Gets("A", Flies)
	}
	east := g()
	east.unit("A").Facing = 0
	east.Refused("A", NoWay, Go(8, 20, 8)).Does("A", Go(9, 20, 8)).Stands("A", 9, 20, 8)
	if left := east.unit("A").MoveLeft; left != 0 {
		t.Errorf("%d ft left after 55 and a turn, want 0", left)
	}
	west := g()
	west.unit("A").Facing = 4
	west.Does("A", Go(8, 20, 8)).Stands("A", 8, 20, 8)
	// Down at double speed, 40 ft for 20; up at half, 10 ft a layer.
	down := g().Does("A", Go(20, 20, 0)).Stands("A", 20, 20, 0)
	if left := down.unit("A").MoveLeft; left != 40 {
		t.Errorf("%d ft left after a dive of 40, want 40", left)
	}
	up := g().Does("A", Go(20, 20, 11))
	if left := up.unit("A").MoveLeft; left != 30 {
		t.Errorf("%d ft left after climbing 15, want 30", left)
	}
}

func TestFlightOfABird(t *testing.T) {
	// An eagle, average, 80 ft, flies east: the square behind it is no step away,
	// the one beside it costs 5 ft more.
	g := duel(t).Wizard("A", 5).Wizard("B", 5).Zone(300, 400).Fight().At("A", 0, 0).At("B", 59, 59).Beast("Eagle", "A", 30, 30, 40)
	g.unit("Eagle").Facing = 0
	p := g.d.Position()
	e := g.who("Eagle")
	for _, c := range []struct{ x, y, feet int64 }{{31, 30, 5}, {31, 31, 5}, {30, 31, 10}, {29, 31, 20}} {
		if _, feet, ok := p.Way(e, 80, grid.Square(c.x, c.y, 40), nil); !ok || feet != c.feet {
			t.Errorf("to %d, %d: %d ft, want %d", c.x, c.y, feet, c.feet)
		}
	}
	// It must go 40 ft forward: after 35, 200 ft up, it falls 150, and catches
	// itself on its next turn with a Reflex save, DC 20.
	g.Does("A", EndTurn()).Does("Eagle", Go(37, 30, 40), EndTurn()).Stands("Eagle", 37, 30, 10)
	g.Does("B", EndTurn()).Rolls(d20(20)).Does("A", EndTurn()).Stands("Eagle", 37, 30, 10)
	g.Does("Eagle", EndTurn()).Stands("Eagle", 37, 30, 10)
	// After 40 ft it stays up; near the ground it lands.
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Zone(300, 400).Fight().At("A", 0, 0).At("B", 59, 59).Beast("Eagle", "A", 30, 30, 40)
	g.Does("A", EndTurn()).Does("Eagle", Go(38, 30, 40), EndTurn()).Stands("Eagle", 38, 30, 40)
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Zone(300, 400).Fight().At("A", 0, 0).At("B", 59, 59).Beast("Eagle", "A", 30, 30, 4)
	g.Does("A", EndTurn()).Does("Eagle", EndTurn()).Stands("Eagle", 30, 30, 0).Told(EvDamage, false)
	// It runs on the wing, straight ahead or nearly, and cannot turn back first.
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Zone(300, 400).Fight().At("A", 0, 0).At("B", 59, 59).Beast("Eagle", "A", 30, 30, 4)
	g.unit("Eagle").Facing = 0
	g.Does("A", EndTurn()).Refused("Eagle", NotStraight, Do(DoRun, Square(10, 30, 4))).Does("Eagle", Do(DoRun, Square(55, 30, 4))).Stands("Eagle", 55, 30, 4)
}

func TestTurningByManeuverability(t *testing.T) {
	g := duel(t).Wizard("A", 5).Wizard("B", 5).Fight().Beast("Eagle", "A", 3, 3, 2).Beast("Air Elemental, Small", "A", 5, 5, 2).Beast("Giant Stag Beetle", "A", 8, 8, 2)
	p := g.d.Position()
	for name, want := range map[string]grid.Turning{
		"Eagle":                {Free: 1, Every: 1, Place: 1, Most: 2, Level: 1},
		"Air Elemental, Small": {},
	} {
		got := p.turning(g.who(name))
		got.Heading = 0
		if got != want {
			t.Errorf("%s: %+v, want %+v", name, got, want)
		}
	}
	if srd.Flights[srd.ManeuverClumsy].TurnFeet != 10 {
		t.Error("the clumsy turn after 10 ft")
	}
}
