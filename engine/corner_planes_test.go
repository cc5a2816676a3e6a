package engine

import (
	"testing"

	"mageduel/engine/srd"
)

// Maze, blink, rope trick, plane shift and teleport against the zone (R14): who
// is in a maze or blinks is inside and in the contest; who goes elsewhere of its
// own will has left.
func TestCornerOtherPlaces(t *testing.T) {
	set := func() *table {
		return duel(t).Wizard("A", 15, Ready(srd.Maze, 1), Ready(srd.Blink, 1), Ready(srd.PlaneShift, 1), Ready(srd.Teleport, 1), Ready(srd.DimensionDoor, 1), Ready(srd.RopeTrick, 1)).
			Wizard("B", 15).Wizard("C", 15).Zone(60, 40).Fight().At("A", 1, 1).At("B", 5, 5).At("C", 9, 9)
	}
	active := func(g *table, want int) {
		t.Helper()
		p := g.d.Position()
		if n, _ := p.Active(); n != want || p.S.Phase != Fight {
			t.Fatalf("%d are active in phase %d, want %d", n, p.S.Phase, want)
		}
	}
	g := set()
	g.Does("A", Cast(srd.Maze, On("B"))).Marked("B", OutFlag, false)
	active(g, 3)
	g = set()
	g.Does("A", Cast(srd.Blink)).Marked("A", OutFlag, false)
	active(g, 3)
	// Of one's own will, however it is done: out, with no line of effect and from the middle of the zone.
	for _, how := range []act{
		Cast(srd.PlaneShift, On("A")),
		Cast(srd.DimensionDoor, Square(15, 5, 0)),
		Cast(srd.DimensionDoor, Square(5, 5, 8)), // through the top (R15)
		Cast(srd.Teleport, Square(-1, 5, 0)),
		Cast(srd.Teleport, Square(900, 900, 0)),
	} {
		g = set()
		c := how(g, 0)
		p := g.d.Position()
		if !p.Leaves(&c) {
			t.Errorf("nobody is warned that it leaves: %+v", c)
		}
		g.Does("A", how).Marked("A", OutFlag, true).Told(EvLeft, true).Turn("B")
		active(g, 2)
	}
	// Compelled none of it may be done (R33), nor in the preparation (P11).
	g = set()
	g.Gets("A", Charmed, func(e *Effect) { e.By = 1 }).Refused("A", CharmedBy, Cast(srd.PlaneShift, On("A"))).Refused("A", CharmedBy, Cast(srd.Teleport, Square(-1, 5, 0)))
	g.May("A", Cast(srd.Teleport, Square(8, 2, 0)))
	g = duel(t).Wizard("A", 15, Ready(srd.PlaneShift, 1), Ready(srd.Teleport, 1)).Wizard("B", 15).Settled(2)
	g.Refused("A", StandsStill, Cast(srd.PlaneShift, On("A"))).Refused("A", StandsStill, Cast(srd.Teleport, Square(5, 5, 0)))
}

// Plane shift on the unwilling: half of full hit points, 40 / 2 = 20, not halved
// again, and it stays (E8). It may slay: with 20 left and 20 taken B is at 0.
func TestCornerAPlaneShiftOnTheUnwilling(t *testing.T) {
	g := duel(t).Wizard("A", 13, Ready(srd.PlaneShift, 2)).Wizard("B", 13).Fight().At("A", 11, 5).At("B", 11, 6)
	g.Rolls(d20(10, 2)).Does("A", Cast(srd.PlaneShift, On("B"))).Left("B", 20).Stands("B", 11, 6, 0).Marked("B", OutFlag, false)
	g.Does("A", EndTurn()).Does("B", EndTurn())
	g.Rolls(d20(10, 2)).Does("A", Cast(srd.PlaneShift, On("B"))).Ended(Won, ByDefeat, "A")
}

// A rope trick of one's own will is leaving; cast alone it is not.
func TestCornerARopeTrickOfOnesOwnWill(t *testing.T) {
	g := duel(t).Wizard("A", 5, Ready(srd.RopeTrick, 1)).Wizard("B", 5).Fight().At("A", 1, 1).At("B", 9, 9)
	g.Does("A", Cast(srd.RopeTrick, Square(1, 2, 0))).Phase(Fight)
	p := g.d.Position()
	climb := Do(DoClimb, Choice(p.S.Effects[p.byKind(RopeArea)].ID))
	c := climb(g, 0)
	if !p.Leaves(&c) {
		t.Error("nobody is warned that to climb is to leave")
	}
	g.Rolls(d20(15)).Does("A", climb).Ended(Won, ByExpulsion, "B")
}

// A summoned creature at the edge: pushed, teleported by its master, banished.
// It is held (E2, R41); to be sent home is not to leave.
func TestCornerASummonedCreatureAtTheEdge(t *testing.T) {
	set := func() *table {
		return duel(t).Wizard("A", 9, Ready(srd.DimensionDoor, 1), Ready(srd.Dismissal, 1), Ready(srd.Teleport, 1)).Wizard("B", 9).Wizard("C", 9).Zone(60, 40).Fight().
			At("A", 10, 5).At("B", 1, 1).At("C", 1, 9)
	}
	g := set()
	g.Beast("Wolf", "B", 11, 5)
	r := run{Position: g.d.at(&g.d.State), d: g.d, s: &g.d.State}
	r.shove(g.who("Wolf"), 1, 0, 0, 30)
	g.Stands("Wolf", 11, 5, 0).Flagged("Wolf", Gone, false).Told(EvStopped, true)
	// Its master goes out and takes it along: it stays behind.
	g = set()
	g.Beast("Wolf", "A", 11, 5).Does("A", Cast(srd.DimensionDoor, Square(20, 5, 0), Choice(GoTogether))).Marked("A", OutFlag, true).Flagged("Wolf", Gone, false)
	if p := g.d.Position(); !p.Inside(g.who("Wolf")) {
		t.Error("the wolf went along")
	}
	// Within the zone it goes along to the very edge.
	g = set()
	g.Beast("Wolf", "A", 11, 5).Does("A", Cast(srd.DimensionDoor, Square(0, 0, 0), Choice(GoTogether))).Stands("A", 0, 0, 0).Stands("Wolf", 1, 0, 0)
	// Dismissed: DC 10 + 5 + 3 + 9 - 2 = 25 against Will +1; the template's resistance of 7 is overcome by 5 + 9.
	g = set()
	g.At("A", 8, 5).Beast("Wolf", "B", 11, 5).Rolls(d20(5, 19)).Does("A", Cast(srd.Dismissal, On("Wolf")), EndTurn()).Flagged("Wolf", Gone, true).Told(EvLeft, false).Phase(Fight)
}

// A summoned mount is an animal: Will +2 against 15 + 2 each round (P7). 14 + 2
// fails: it runs for the nearest face, is held there, a hoof over
// the edge (R4), and cowers. A celestial dog
// makes no save.
func TestCornerAMountFailsP7(t *testing.T) {
	g := duel(t).Wizard("A", 3, Ready(srd.Mount, 1), Ready(srd.SummonMonsterI, 1)).Wizard("B", 3).Zone(60, 40).Fight().At("A", 5, 1).At("B", 10, 10)
	g.Does("A", Cast(srd.Mount, Square(3, 5, 0), Choice(0)), EndTurn()).Does("B", EndTurn()).Stands("Horse", 3, 5, 0)
	g.Rolls(d20(14)).Does("A", EndTurn()).Told(EvFlees, true).Told(EvStopped, true).Stands("Horse", -1, 5, 0).Is("Horse", Cornered, true).Flagged("Horse", Gone, false)
	g.Turn("B")
	g = duel(t).Wizard("A", 3).Wizard("B", 3).Zone(60, 40).Fight().At("A", 5, 1).At("B", 10, 10).Beast("Dog", "A", 3, 5)
	g.Does("A", EndTurn()).Turn("Dog").Count(EvRoll, 0)
}

// An expelled mage whom magic brings back: the space of a rope trick ends, and
// who was in it drops into the zone. That ends it for those who remain (R31, T3).
func TestCornerTheExpelledBroughtBack(t *testing.T) {
	g := duel(t).Wizard("A", 5, Ready(srd.RopeTrick, 1)).Wizard("B", 5, Ready(srd.DispelMagic, 1)).Wizard("C", 5).Fight().At("A", 1, 1).At("B", 4, 1).At("C", 9, 9)
	g.Does("A", Cast(srd.RopeTrick, Square(2, 1, 0)))
	p := g.d.Position()
	id := p.S.Effects[p.byKind(RopeArea)].ID
	g.Rolls(d20(18)).Does("A", Do(DoClimb, Choice(id))).Marked("A", OutFlag, true).Turn("B")
	g.Rolls(d20(11)).Does("B", Cast(srd.DispelMagic, Choice(DispelEffect), Number(id))).Ended(Draw, ByDisqualified, "").Marked("A", HeldEqual, false)
	// One disqualified who had left and comes back by magic ends it too.
	g = duel(t).Wizard("A", 9, Ready(srd.DimensionDoor, 1)).Wizard("B", 9).Wizard("C", 9).Fight().Mark(Disqualified, "A").At("A", 0, 5).At("B", 9, 1).At("C", 9, 9)
	g.Does("A", Go(-2, 5, 0)).Phase(Fight).Marked("A", OutFlag, false)
	g.Does("A", Cast(srd.DimensionDoor, Square(3, 5, 0))).Ended(Draw, ByDisqualified, "")
}

// A mage thrown out through the top: a gust from below, 1d6 x 5 feet = 10 upward
// from 30 under a top of 40. Reverse gravity never ejects (R13).
func TestCornerBlownThroughTheTop(t *testing.T) {
	g := duel(t).Wizard("A", 5, Ready(srd.GustOfWind, 1)).Wizard("B", 5).Wizard("C", 5).Zone(60, 40).Fight().At("A", 5, 5).At("B", 5, 5, 6).At("C", 9, 9).Gets("B", Flies)
	g.Rolls(d20(2), d6(2)).Does("A", Cast(srd.GustOfWind, Corner(5, 5, 6))).Marked("B", OutFlag, true).Left("B", 40).Phase(Fight)
	g = duel(t).Wizard("A", 20, Ready(srd.ReverseGravity, 1)).Wizard("B", 20).Zone(80, 40).Fight().At("A", 1, 1).At("B", 6, 6)
	// Ten cubes, 100 feet high: the area ends at the top with whom it holds.
	g.Does("A", Cast(srd.ReverseGravity, Corner(6, 6, 0), Second(8, 8, 0), height(100))).Stands("B", 6, 6, 7).Marked("B", OutFlag, false)
}

// A zone lower than one can fly: 10 feet are two layers; a third is out.
func TestCornerLowerThanAFlyer(t *testing.T) {
	g := duel(t).Wizard("A", 5, Ready(srd.Fly, 1)).Wizard("B", 5).Zone(60, 10).Fight().At("A", 5, 5).At("B", 9, 9).Gets("A", Flies)
	// The legal moves stay under the top; the one above it is there to be chosen, and is leaving.
	p := g.d.Position()
	p.Legal(Command{Kind: DoMove, Who: 0, Step: 2, Target: None, Slot: None}, func(c Command, _ bool) bool {
		if c.Z > 5 {
			t.Fatalf("a move to %d feet is proposed under a top of 10", c.Z)
		}
		return true
	})
	g.Does("A", Go(5, 5, 1)).Stands("A", 5, 5, 1)
	g.Does("A", Go(5, 5, 2)).Ended(Won, ByExpulsion, "B")
}

// A zone of 4 feet: one square, shared. Nobody can move in it but out of it; what
// is summoned finds no room (R41); one steps out and has left.
func TestCornerAZoneOfFourFeet(t *testing.T) {
	g := duel(t).Wizard("A", 1, Ready(srd.SummonMonsterI, 1), Ready(srd.MagicMissile, 1)).Wizard("B", 1).Zone(4, 4).Fight().Stands("A", 0, 0, 0).Stands("B", 0, 0, 0)
	p := g.d.Position()
	p.Legal(Command{Kind: DoMove, Who: 0, Step: 2, Target: None, Slot: None}, func(c Command, _ bool) bool {
		t.Fatalf("a move to %v is proposed", c.At())
		return true
	})
	g.Rolls(d4(3)).Does("A", Cast(srd.MagicMissile, On("B"))).Left("B", 38)
	g.Does("A", Do(DoStep, Square(1, 0, 0))).Ended(Won, ByExpulsion, "B")
}

// A side that is no multiple of 5: 33 feet. The seventh square's centre, 32.5
// feet, is inside; a fireball, a journey and a step end at the edge all the same.
func TestCornerASideNoMultipleOfFive(t *testing.T) {
	g := duel(t).Wizard("A", 7, Ready(srd.DimensionDoor, 2)).Wizard("B", 7).Zone(33, 33).Fight().At("A", 1, 1).At("B", 5, 5)
	p := g.d.Position()
	if s, l := p.Mask.Squares(); s != 7 || l != 7 {
		t.Fatalf("%d squares and %d layers", s, l)
	}
	g.Does("A", Cast(srd.DimensionDoor, Square(6, 6, 0))).Stands("A", 6, 6, 0).Marked("A", OutFlag, false).Does("A", EndTurn()).Does("B", EndTurn())
	g.Does("A", Do(DoStep, Square(7, 6, 0))).Ended(Won, ByExpulsion, "B")
}

// Eight of level 20: 128,000,000,000 feet a side. A turn there costs no more
// memory than in 60 feet, and journeys across it are measured like any other.
func TestCornerEightOfLevelTwenty(t *testing.T) {
	const huge = 128_000_000_000
	set := func(side int64) *table {
		g := duel(t)
		for _, n := range []string{"A", "B", "C", "D", "E", "F", "G", "H"} {
			g.Wizard(n, 20, Ready(srd.Teleport, 2), Ready(srd.ReverseGravity, 1), Ready(srd.Fireball, 1))
		}
		return g.Zone(side, side).Fight()
	}
	count := func(side int64) float64 {
		g := set(side)
		at := g.unit("A").At()
		step := Command{Kind: DoStep, Who: 0, X: at.X, Y: at.Y + 5, Z: at.Z, Target: None, Slot: None}
		var from State
		from.Copy(&g.d.State)
		n := 0
		return testing.AllocsPerRun(20, func() {
			g.d.State.Copy(&from)
			g.d.looked = false
			p := g.d.Position()
			n = 0
			p.Legal(Command{Kind: DoMove, Who: 0, Step: 2, Target: None, Slot: None}, func(Command, bool) bool { n++; return true })
			if err := g.d.Apply(step); err != nil || n == 0 {
				t.Fatal(err, n)
			}
		})
	}
	if small, large := count(60), count(huge); large > small {
		t.Errorf("%v allocations in the huge zone, %v in the small one", large, small)
	}
	g := set(huge)
	far := g.unit("A").X / 5
	// 100 miles for each of 20 levels: 10,560,000 feet are 2,112,000 squares.
	g.Refused("A", OutOfRange, Cast(srd.Teleport, Square(far+2_112_001, 0, 0)))
	g.Rolls(d100(50)).Does("A", Cast(srd.Teleport, Square(far+2_112_000, 0, 0))).Stands("A", far+2_112_000, 0, 0)
}
