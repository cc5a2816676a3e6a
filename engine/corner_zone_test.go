package engine

import (
	"testing"

	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// A fireball in the very corner of the zone: of its 44 squares the quarter
// inside is left, 4 + 3 + 3 + 1 on each of four layers or fewer (E1, R46).
func TestCornerAFireballFromACorner(t *testing.T) {
	g := duel(t).Wizard("A", 5, Ready(srd.Fireball, 1)).Wizard("B", 5).Wizard("C", 5).Fight().At("A", 9, 9).At("B", 2, 2).At("C", 3, 1)
	c := Cast(srd.Fireball, Corner(0, 0, 0))(g, 0)
	rows := map[int64]int{}
	p := g.d.Position()
	p.Area(&c, func(at grid.Point) bool {
		if at.X < 0 || at.Y < 0 || at.Z < 0 {
			t.Errorf("%v is outside", at)
		}
		if at.Z == 0 {
			rows[at.Y/5]++
		}
		return true
	})
	if rows[0] != 4 || rows[1] != 3 || rows[2] != 3 || rows[3] != 1 || len(rows) != 4 {
		t.Errorf("rows %v", rows)
	}
	// 15 and 15 ft are 20, and in; 20 and 10 ft are 25, and out. 5, halved 2.
	g.Rolls(d6(1, 1, 1, 1, 1), d20(1)).Does("A", Cast(srd.Fireball, Corner(0, 0, 0))).Left("B", 38).Left("C", 40)
}

// A bolt along the face runs through the squares within; those without are not
// there for it (E1).
func TestCornerABoltAlongTheFace(t *testing.T) {
	g := duel(t).Wizard("A", 5, Ready(srd.LightningBolt, 1)).Wizard("B", 5).Wizard("C", 5).Fight().At("A", 0, 0).At("B", 0, 6).At("C", -1, 6).Mark(Disqualified, "C")
	p := g.d.Position()
	struck := [2][2]bool{}
	for o := range int32(2) {
		c := Cast(srd.LightningBolt, Corner(0, 12, 0), Choice(o))(g, 0)
		struck[o] = [2]bool{p.AreaStrikes(&c, 1), p.AreaStrikes(&c, 2)}
	}
	if struck != [2][2]bool{{false, false}, {true, false}} && struck != [2][2]bool{{true, false}, {false, false}} {
		t.Errorf("struck %v: B by one side of the line, C by neither", struck)
	}
	inner := int32(0)
	if struck[1][0] {
		inner = 1
	}
	g.Rolls(d6(2, 2, 2, 2, 2), d20(1)).Does("A", Cast(srd.LightningBolt, Corner(0, 12, 0), Choice(inner))).Left("B", 35).Left("C", 40)
}

// A wall from face to face parts the zone: 60 ft long, hot towards B, who stands
// 15 ft from it: 1d4 = 4, halved 2. There is no way around it; to walk through is
// 2d6 + 9 = 16, halved 8. Beyond the face there is nothing to set it on (E1).
func TestCornerAWallAcrossTheZone(t *testing.T) {
	g := duel(t).Wizard("A", 9, Ready(srd.WallOfFire, 1)).Wizard("B", 9).Fight().At("A", 5, 1).At("B", 5, 8)
	g.Refused("A", OutsideZone, Cast(srd.WallOfFire, Corner(0, 6, 0), Second(13, 6, 0), Choice(1)))
	g.Rolls(d4(4)).Does("A", Cast(srd.WallOfFire, Corner(0, 6, 0), Second(12, 6, 0), Choice(1))).Left("B", 38)
	n := 0
	p := g.d.Position()
	p.OnGround(&g.d.State.Effects[p.findArea(FireWall)], func(at grid.Point) bool {
		n++
		return true
	})
	if n != 12 || p.Sees(0, 1) {
		t.Errorf("it lies on %d squares", n)
	}
	g.Does("A", EndTurn()).Rolls(d6(3, 4)).Does("B", Go(5, 4, 0)).Left("B", 30)
}

// The edge lies where its feet say; a square is inside while its centre is
// (R4): in 58 ft the twelfth square, cut by the edge at 3 of its 5 ft, is in;
// in 57 ft it is out.
func TestCornerAMageOnTheEdge(t *testing.T) {
	g := duel(t).Wizard("A", 5).Wizard("B", 5, Ready(srd.MagicMissile, 1)).Zone(58, 40).Fight().At("A", 10, 5).At("B", 5, 5)
	g.Does("A", Go(11, 5, 0), EndTurn()).Marked("A", OutFlag, false)
	g.Rolls(d4(1, 1, 1)).Does("B", Cast(srd.MagicMissile, On("A", "A", "A"))).Left("A", 37).Does("B", EndTurn())
	g.Does("A", Go(12, 5, 0)).Ended(Won, ByExpulsion, "B")
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Zone(57, 40).Fight().At("A", 10, 5).At("B", 5, 5)
	g.Does("A", Go(11, 5, 0)).Ended(Won, ByExpulsion, "B")
}

// Through the top is out as well; the Weave sets down unhurt (R15, R39).
func TestCornerThrownThroughTheTop(t *testing.T) {
	g := three(t).Fight().At("A", 5, 5, 6).At("B", 9, 9).At("C", 9, 0).Gets("A", Flies)
	r := run{Position: g.d.at(&g.d.State), d: g.d, s: &g.d.State}
	r.shove(0, 0, 0, 1, 20)
	g.Marked("A", OutFlag, true).Left("A", 40).Stands("A", -1, 5, 0).Is("A", Flies, false).Phase(Fight)
}

// One blast of wind throws out two, the one at the face first: with A alone
// left A has won, by expulsion. Fortitude, DC 10 + 2 + 3 = 15: 2 + 1 and 3 + 1
// fail; 1d6 x 5 ft each, 5 and 10.
func TestCornerTwoEjectedInOneBlast(t *testing.T) {
	g := duel(t).Wizard("A", 5, Ready(srd.GustOfWind, 1)).Wizard("B", 5).Wizard("C", 5).Fight().At("A", 5, 5, 2).At("B", 11, 5, 2).At("C", 10, 5, 2).
		Gets("A", Flies).Gets("B", Flies).Gets("C", Flies)
	g.Rolls(d20(2), d6(1), d20(3), d6(2)).Does("A", Cast(srd.GustOfWind, Corner(12, 5, 2))).Ended(Won, ByExpulsion, "A").
		Marked("B", OutFlag, true).Marked("C", OutFlag, true)
}

// Who is slain in a lasting area lies in it unharmed, takes no turn and burns no
// more; the area runs on for the others (R26).
func TestCornerTheSlainInALastingArea(t *testing.T) {
	// B has 1 hit point left and stands 10 ft from the wall's hot side: 2d4 = 4,
	// halved 2. C, on the cool side, walks on.
	g := duel(t).Wizard("A", 9, Ready(srd.WallOfFire, 1)).Wizard("B", 9).Wizard("C", 9).Fight().At("A", 5, 1).At("B", 5, 7).At("C", 9, 2)
	g.unit("B").Nonlethal = 39
	g.Rolls(d4(2, 2)).Does("A", Cast(srd.WallOfFire, Corner(0, 6, 0), Second(12, 6, 0), Choice(1))).Marked("B", SlainFlag, true).Phase(Fight)
	left := g.unit("B").Left()
	g.Does("A", EndTurn()).Turn("C").Does("C", EndTurn()) // A's turn: the wall strikes who is there, not B
	if g.unit("B").Left() != left || g.d.Position2().findArea(FireWall) == None {
		t.Error("B burns on, or the wall is out")
	}
	// What the duel took comes back at its end (T6).
	g.Does("A", Do(DoDeclareDraw)).Does("C", Do(DoDeclareDraw)).Ended(Draw, ByAgreement, "").Left("B", 40)
}

// Told by a suggestion to walk to the edge, B may go there and no farther: no
// mind is led over it (R33).
func TestCornerASuggestionToWalkOut(t *testing.T) {
	g := spellDuel(t, 5, srd.Suggestion).At("B", 10, 2).At("A", 4, 2)
	g.Rolls(d20(11)).Does("A", Cast(srd.Suggestion, On("B"), Choice(int32(CourseEdge)))).Is("B", Suggested, true).Does("A", EndTurn())
	g.Refused("B", CharmedBy, Go(12, 2, 0)).Refused("B", Rested, Do(DoDefend)).Does("B", Go(11, 2, 0)).Marked("B", OutFlag, false).Phase(Fight)
}

// A creature frightened at the edge is held there and cowers (E2, R41); a mage
// is too (R33).
func TestCornerFrightenedAtTheEdge(t *testing.T) {
	for _, name := range []string{"B", "Dog"} {
		g := duel(t).Wizard("A", 5).Wizard("B", 5).Zone(15, 15).Fight().At("A", 1, 1).At("B", 2, 2).Beast("Dog", "B", 0, 2)
		g.Gets(name, Frightened, func(e *Effect) { e.By = 0 })
		// Each is in its corner already: there is nowhere farther from A.
		g.Does("A", EndTurn())
		if name == "Dog" {
			g.Does("B", EndTurn())
		}
		g.Is(name, Cornered, true).Flagged(name, Gone, false).Phase(Fight)
	}
}

// What waits outside goes on running: haste from the preparation, 5 rounds from
// its only round on, is over after four rounds inside, and whoever leaves then
// has it no more (R11).
func TestCornerTheSuppressedRunsOut(t *testing.T) {
	start := func() *table {
		g := duel(t).Wizard("A", 5, Ready(srd.Haste, 1)).Wizard("B", 5).Wizard("C", 5).Settled(1)
		g.Does("A", Cast(srd.Haste, On("A")), EndTurn()).Does("B", EndTurn()).Does("C", EndTurn())
		return g.enterAll().At("A", 0, 5).At("B", 9, 9).At("C", 9, 0).Is("A", Hasted, false)
	}
	round := func(g *table) { g.Does("A", EndTurn()).Does("B", EndTurn()).Does("C", EndTurn()) }
	g := start()
	for range 3 {
		round(g)
	}
	g.Does("A", Go(-1, 5, 0)).Is("A", Hasted, true)
	g = start()
	for range 5 {
		round(g)
	}
	g.Does("A", Go(-1, 5, 0)).Is("A", Hasted, false)
}

// The least there is: a drain of 1 and damage of 1 stay 1 (R21).
func TestCornerOneIsNotHalved(t *testing.T) {
	g := duel(t).Wizard("A", 7, Ready(srd.Enervation, 1), Ready(srd.MagicMissile, 1)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 6, 2)
	g.Rolls(d20(10), d4(1)).Does("A", Cast(srd.Enervation, On("B"))).Left("B", 35)
	if n := g.unit("B").Negative; n != 1 {
		t.Errorf("%d negative levels, want 1", n)
	}
	r := run{Position: g.d.at(&g.d.State), d: g.d, s: &g.d.State}
	r.abilityDamage(0, 1, Str, 1, srd.Dice{}, true, true)
	r.damage(&packet{from: 0, to: 1, kind: pure, amount: 1, halved: true})
	if u := g.unit("B"); u.Drain[Str] != 1 || u.Left() != 34 {
		t.Errorf("drain %d, %d left", u.Drain[Str], u.Left())
	}
}

// Undead and constructs at 0: what would destroy them sends them back, and their
// immunity to nonlethal damage helps no participant (R19).
func TestCornerUndeadAtZero(t *testing.T) {
	n := 0
	for id := srd.CreatureID(1); int(id) <= srd.NumCreatures; id++ {
		c := &srd.Creatures[id]
		if c.Type != srd.TypeUndead && c.Type != srd.TypeConstruct || c.Space.Squares() > 2 {
			continue
		}
		n++
		g := duel(t).Wizard("A", 5).Wizard("B", 5).Fight().At("A", 0, 0).At("B", 9, 9).Beast(c.Name, "B", 5, 5)
		r := run{Position: g.d.at(&g.d.State), d: g.d, s: &g.d.State}
		u := int32(2)
		r.damage(&packet{from: 0, to: u, kind: pure, amount: int(g.d.State.Units[u].HP)})
		if !g.d.State.Units[u].Has(Gone) || g.d.State.Units[u].Nonlethal != 0 {
			t.Errorf("%s is still there", c.Name)
		}
	}
	if n == 0 {
		t.Error("no undead or construct is known")
	}
}
