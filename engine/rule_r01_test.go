package engine

import (
	"testing"

	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

func TestR1_CasterLevel(t *testing.T) {
	// The class level counts in P5: 3 and 4 give 14 to 60 ft. Everyone knows the
	// rite: no check is rolled for it. (One who is both wizard and sorcerer is
	// built with the class that counts.)
	g := duel(t).Wizard("A", 3).Sorcerer("B", 4).balloting()
	if lo, hi := g.set.Limits(); lo != 14 || hi != 60 {
		t.Errorf("limits %d to %d", lo, hi)
	}
	if a, b := g.set.Mages[0].Caster(), g.set.Mages[1].Caster(); a != Int || b != Cha {
		t.Errorf("casting abilities %d and %d", a, b)
	}
	bad := &Setup{Mages: append([]MageSpec{}, g.set.Mages...)}
	bad.Mages[1].Level = 21
	if err, ok := bad.Check().(*SetupError); !ok || err.Rule != "R1" {
		t.Errorf("level 21: %v", err)
	}
}

func TestR2_TiesInAContest(t *testing.T) {
	// 11 + 3 = 14 and 10 + 4 = 14: the higher modifier wins.
	g := duel(t).Wizard("A", 5).Sorcerer("B", 7, Has(Cha, 18)).balloting().Does("A", Do(DoVoteZone, Feet(60, 40)))
	g.Rolls(d20(11, 10)).Does("B", Do(DoVoteZone, Feet(100, 40))).Count(EvContest, 2)
	if g.d.State.Side != 100 {
		t.Errorf("side %d", g.d.State.Side)
	}
	// Of three, A and B tie at 15 + 3; only they roll again, B wins.
	g = three(t).balloting().Does("A", Do(DoVoteZone, Feet(60, 40))).Does("B", Do(DoVoteZone, Feet(100, 40)))
	g.Rolls(d20(15, 15, 14), d20(1, 2)).Does("C", Do(DoVoteZone, Feet(80, 40))).Count(EvContest, 5)
	if g.d.State.Side != 100 {
		t.Errorf("side %d", g.d.State.Side)
	}
	// Those of one mind do not roll against each other; the best of them, C with
	// Intelligence 20, rolls: 10 + 5 against A's 11 + 3.
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Wizard("C", 5, Has(Int, 20)).balloting()
	g.Does("A", Do(DoVoteZone, Feet(60, 40))).Does("B", Do(DoVoteZone, Feet(80, 40)))
	g.Rolls(d20(11, 10)).Does("C", Do(DoVoteZone, Feet(80, 40))).Count(EvContest, 2)
	if g.d.State.Side != 80 {
		t.Errorf("side %d", g.d.State.Side)
	}
	// Side and height are one proposal: another height is another proposal.
	g = two(t).balloting().Does("A", Do(DoVoteZone, Feet(60, 40)))
	g.Rolls(d20(10, 9)).Does("B", Do(DoVoteZone, Feet(60, 50))).Count(EvContest, 2)
	// Rounds: 0 to 100.
	g.Refused("A", BadRounds, Do(DoVoteRounds, Choice(101))).Refused("A", BadRounds, Do(DoVoteRounds, Choice(-1)))
	g.May("A", Do(DoVoteRounds, Choice(100))).May("A", Do(DoVoteRounds, Choice(0)))
}

func TestR3_TheSmallestHolds(t *testing.T) {
	// Three of level 1: at least 6 ft, at most 5 ft: 6 ft it is, for both.
	g := duel(t).Wizard("A", 1).Wizard("B", 1).Wizard("C", 1).balloting()
	if lo, hi := g.set.Limits(); lo != 6 || hi != 6 {
		t.Errorf("limits %d to %d", lo, hi)
	}
	g.Refused("A", OutOfLimits, Do(DoVoteZone, Feet(5, 6))).Refused("A", OutOfLimits, Do(DoVoteZone, Feet(6, 5))).May("A", Do(DoVoteZone, Feet(6, 6)))
}

func TestR4_Squares(t *testing.T) {
	inside := func(side, height int64) (int64, int64) {
		g := two(t).Zone(side, height).Settled(0)
		p := g.d.Position()
		return p.Mask.Squares()
	}
	// 57 ft: the twelfth square's centre, 57.5 ft, is out. 58: it is in.
	for _, c := range [][4]int64{{57, 40, 11, 8}, {58, 42, 12, 8}, {60, 43, 12, 9}} {
		if s, l := inside(c[0], c[1]); s != c[2] || l != c[3] {
			t.Errorf("%d by %d ft has %d squares and %d layers", c[0], c[1], s, l)
		}
	}
	// Two of level 1 in 4 ft share the one square there is, and are adjacent.
	g := duel(t).Wizard("A", 1, Ready(srd.LightningBolt, 1)).Wizard("B", 1).Zone(4, 4).Fight().Stands("A", 0, 0, 0).Stands("B", 0, 0, 0)
	p := g.d.Position()
	if s, l := p.Mask.Squares(); s != 1 || l != 1 || !p.InReach(0, 1) {
		t.Errorf("%d squares, %d layers", s, l)
	}
	// A line then takes those in its caster's square as well: 1d6 = 4, the save
	// of 10 + 0 fails, half is 2.
	g.Rolls(d6(4), d20(10)).Does("A", Cast(srd.LightningBolt, Corner(1, 1, 0))).Left("B", 38).Left("A", 40)
	// House rule: P5 in squares.
	if lo, hi := two(t).House(SizeInSquares).set.Limits(); lo != 5*24 || hi != 5*175 {
		t.Errorf("in squares %d to %d ft", lo, hi)
	}
}

func TestR5_HugeZones(t *testing.T) {
	g := duel(t)
	for _, n := range []string{"A", "B", "C", "D", "E", "F", "G", "H"} {
		g.Wizard(n, 20, Ready(srd.Fireball, 1))
	}
	const huge = 128_000_000_000
	if lo, hi := g.set.Limits(); lo != 320 || hi != huge {
		t.Errorf("limits %d to %d", lo, hi)
	}
	g.Zone(huge, huge).Fight().Phase(Fight)
	// The first stands in the middle of the south side, far from the others.
	g.Stands("A", huge/10, 0, 0).Stands("E", huge/10, huge/5-1, 0)
	g.Does("A", Go(huge/10+2, 3, 0)).Refused("A", OutOfRange, Cast(srd.Fireball, Corner(huge/10, 1000, 0)))
	for _, c := range []struct {
		levels     []int
		side, high int64
	}{{[]int{5, 5}, 60, 40}, {[]int{1, 1}, 5, 5}, {[]int{20, 20}, 80, 80}} {
		set := &Setup{}
		for _, l := range c.levels {
			set.Mages = append(set.Mages, MageSpec{Level: uint8(l)})
		}
		if s, h := set.Suggested(); s != c.side || h != c.high {
			t.Errorf("for %v %d by %d is suggested", c.levels, s, h)
		}
	}
}

func TestR6_UnqualifiedIsVoid(t *testing.T) {
	g := two(t).With(func(s *Setup) { s.Mages[1].Class = Unqualified }).agreed().Does("B", Do(DoAcclimatise))
	g.Ended(Void, ByUnqualified, "").Left("A", 40).Left("B", 40)
	// One who has nothing left to cast stays qualified.
	two(t).With(func(s *Setup) { s.Mages[1].Slots = [10]uint8{} }).balloting()
}

func TestR7_RefusalFormsNoZone(t *testing.T) {
	g := three(t).Begin().Does("A", Do(DoChallenge, Choice(1))).Does("B", Do(DoAgree)).Does("C", Do(DoRefuse)).Ended(RefusedRite, ByRefusal, "")
	if g.d.State.Side != 0 || g.Event(EvRefuse).Who != 2 {
		t.Error("a zone, or another refused")
	}
}

func TestR8_CompulsionMakesTheRiteWait(t *testing.T) {
	g := three(t).With(func(s *Setup) { s.Mages[1].Compelled = true }).agreed()
	g.Does("A", Do(DoAcclimatise)).Does("C", Do(DoAcclimatise))
	// B tries, round after round, until the charm ends.
	g.Rolls(d20(3)).Does("B", Do(DoAcclimatise)).Phase(Acclimatise)
	g.Refused("B", NoSuchChoice, Do(DoAcclimatise, Choice(1))) // it is for the others to call it off
	g.May("A", Do(DoAcclimatise, Choice(1)))
	g.Rolls(d20(20)).Does("B", Do(DoAcclimatise)).Phase(ZoneBallot)
	three(t).With(func(s *Setup) { s.Mages[1].Compelled = true }).agreed().Does("C", Do(DoAcclimatise, Choice(1))).Ended(Void, ByCalledOff, "")
	// Where nobody is compelled there is no calling off.
	two(t).agreed().Refused("A", NoSuchChoice, Do(DoAcclimatise, Choice(1)))
}

func TestR9_ARoundOfConcentration(t *testing.T) {
	// Each is done in one round, and before the preparation nothing can hurt or
	// distract: no spell, item or blow may be used.
	g := duel(t).Wizard("A", 5, Ready(srd.MagicMissile, 1)).Wizard("B", 5).agreed()
	g.Refused("A", WrongPhase, Cast(srd.MagicMissile, On("B"))).Refused("A", WrongPhase, Do(DoAttack, On("B")))
	// Who fails, compelled, tries again in the next.
	g = two(t).With(func(s *Setup) { s.Mages[0].Compelled = true }).agreed()
	g.Rolls(d20(1)).Does("A", Do(DoAcclimatise)).Rolls(d20(20)).Does("A", Do(DoAcclimatise)).Marked("A", Acclimatised, true)
}

func TestR10_Places(t *testing.T) {
	// A square of 80 ft around a zone of 60, 320 ft long. Two stand at the middle
	// of the south and of the north side; four also east and west, in the order
	// counter-clockwise; the square of a place is the one just outside its line.
	g := duel(t).Wizard("A", 5).Wizard("B", 5).Wizard("C", 5).Wizard("D", 5).Settled(0)
	g.Stands("A", 6, -3, 0).Stands("B", 14, 6, 0).Stands("C", 6, 14, 0).Stands("D", -3, 6, 0)
	for i, want := range []int16{2, 4, 6, 0} { // north, west, south, east: towards the centre
		if f := g.d.State.Units[i].Facing; f != want {
			t.Errorf("%d faces %d", i, f)
		}
	}
	// Eight: 40 ft between one and the next, corners too; nobody shares a place,
	// however small the zone.
	for _, side := range []int64{60, 16, 5} {
		for n := 2; n <= 8; n++ {
			g = duel(t)
			for i := range n {
				g.Wizard(string(rune('A'+i)), 1)
			}
			g.Zone(side, side).Settled(0)
			seen := map[grid.Point]bool{}
			p := g.d.Position()
			for i := range p.S.Units {
				at := p.S.Units[i].At()
				if seen[at] || p.Mask.Inside(at) {
					t.Errorf("side %d, %d mages: %v is taken or inside", side, n, at)
				}
				seen[at] = true
			}
			g.initiative()
			for i := range n {
				g.d.State.Mages[i].Flags |= VotedEntry
			}
			g.d.State.Mages[n-1].Flags &^= VotedEntry
			g.Does(g.set.Mages[n-1].Name, Do(DoEnter)).Phase(Fight)
			p = g.d.Position()
			seen = map[grid.Point]bool{}
			squares, _ := p.Mask.Squares()
			for i := range p.S.Units {
				at := p.S.Units[i].At()
				if !p.Mask.Inside(at) || seen[at] && squares*squares >= int64(n) {
					t.Errorf("side %d, %d mages: %d enters at %v", side, n, i, at)
				}
				seen[at] = true
			}
		}
	}
}

func TestR11_SuppressionInDetail(t *testing.T) {
	for spell, want := range map[srd.SpellID][2]bool{ // on oneself, on another
		srd.MageArmor:                    {true, true},   // touch
		srd.Shield:                       {true, true},   // personal
		srd.Haste:                        {false, false}, // close
		srd.GlobeOfInvulnerability:       {false, false}, // 10 ft, an emanation
		srd.AntimagicField:               {false, false},
		srd.SummonMonsterIII:             {false, false},
		srd.Fly:                          {true, true},
		srd.Invisibility:                 {true, true}, // personal or touch
		srd.ProtectionFromSpells:         {true, true},
		srd.ResilientSphere:              {false, false},
		srd.LesserGlobeOfInvulnerability: {false, false},
	} {
		for i, onSelf := range []bool{true, false} {
			if got := EntersZone(spell, onSelf); got != want[i] {
				t.Errorf("%s, on oneself %v: %v", srd.Spells[spell].Name, onSelf, got)
			}
		}
	}
	// A potion's spell counts by its own range: fly, of touch, comes in.
	g := duel(t).Wizard("A", 5, Carries(Potion, srd.Fly, 5, 1), Carries(Potion, srd.Haste, 5, 1)).Wizard("B", 5).Settled(2)
	g.Does("A", Use(0), EndTurn()).Does("B", EndTurn())
	g.Does("A", Use(1), EndTurn()).Is("A", Hasted, true).Does("B", EndTurn())
	g.enterAll().Is("A", Flies, true).Is("A", Hasted, false)
	// Its time keeps running, 5 rounds from round 2 of 2 on, and it resumes if
	// the bearer leaves.
	g.At("A", 0, 5).At("B", 9, 9)
	g.Does("A", Go(-1, 5, 0)).Is("A", Hasted, true)
	// A creature called before stays outside and takes no turns.
	g = duel(t).Wizard("A", 5, Ready(srd.SummonMonsterI, 1)).Wizard("B", 5).Settled(2)
	g.Does("A", Cast(srd.SummonMonsterI, Square(5, -3, 0)), EndTurn()).Does("B", EndTurn()).Turn("A").Told(EvSummoned, true)
	g.Does("A", EndTurn())
	for p := g.d.Position(); p.S.Phase == Preparation; p = g.d.Position() {
		g.apply(Command{Kind: DoEndTurn, Who: p.Whose()})
	}
	g.enterAll()
	p := g.d.Position()
	if len(p.S.Units) != 3 || p.Inside(2) || len(p.S.Order) != 2 {
		t.Errorf("%d units, %d in the order", len(p.S.Units), len(p.S.Order))
	}
}

func TestR12_NoneOrOneEntered(t *testing.T) {
	two(t).Settled(0).all(Do(DoEnter, Choice(1))).Ended(Void, ByNobody, "")
	two(t).Settled(0).Does("A", Do(DoEnter, Choice(1))).Does("B", Do(DoEnter)).Ended(Won, ByDefault, "B").Marked("A", Excluded, true)
}

func TestR13_FacesBlockEffect(t *testing.T) {
	// C, disqualified, stands outside the west face: seen, but out of effect both
	// ways. Under the floor there is nothing to aim at.
	g := three(t, Ready(srd.MagicMissile, 1), Ready(srd.Fireball, 1)).Fight().At("A", 2, 5).At("B", 9, 9).At("C", -1, 5).Mark(Disqualified, "C")
	p := g.d.Position()
	if !p.Sees(0, 2) || p.inEffect(0, 2) || p.inEffect(2, 0) {
		t.Error("the face should stop effect, not sight")
	}
	g.Refused("A", NoLineOfEffect, Cast(srd.MagicMissile, On("C", "C", "C")))
	g.Refused("A", OutsideZone, Cast(srd.Fireball, Corner(5, 5, -1))).Refused("A", OutsideZone, Cast(srd.Fireball, Corner(5, 5, 9)))
	// Previews are cut by the same test.
	if c := Cast(srd.Fireball, Corner(1, 5, 0))(g, 0); p.AreaStrikes(&c, 2) || !p.AreaStrikes(&c, 0) {
		t.Error("the preview of an area is not cut")
	}
}

func TestR14_OtherPlaces(t *testing.T) {
	// Flight and walking out are leaving, and so is travel by magic; who is in a maze
	// is inside (see TestCornerOtherPlaces for all of them).
	g := three(t).Fight().At("A", 0, 0).At("B", 5, 5).At("C", 9, 9)
	g.Does("A", Go(-1, -1, 0)).Marked("A", OutFlag, true).Phase(Fight)
	g = duel(t).Wizard("A", 15, Ready(srd.Maze, 1), Ready(srd.Teleport, 1)).Wizard("B", 15).Wizard("C", 15).Zone(60, 40).Fight().At("A", 0, 0).At("B", 5, 5).At("C", 9, 9)
	g.Does("A", Cast(srd.Maze, On("B")), EndTurn()).Marked("B", OutFlag, false).Turn("B").Does("B", EndTurn()).Does("C", EndTurn())
	g.Does("A", Cast(srd.Teleport, Square(-5, 0, 0))).Marked("A", OutFlag, true).Phase(Fight)
}

func TestR15_HeightCounts(t *testing.T) {
	// 40 ft high: the eighth layer is the last. Up through the top is leaving.
	g := two(t).Fight().At("A", 5, 5, 7).At("B", 9, 9).Gets("A", Flies)
	g.Does("A", Go(5, 5, 8)).Ended(Won, ByExpulsion, "B")
	// A head above a low top is not out: 5 ft high, one layer.
	g = two(t).Zone(60, 5).Fight().Phase(Fight)
	if p := g.d.Position(); !p.Inside(0) {
		t.Error("A is not inside")
	}
}

func TestR16_AnimalsInDetail(t *testing.T) {
	// A celestial dog is a magical beast: no save at its turn.
	two(t).Fight().At("A", 11, 0).At("B", 11, 11).Beast("Dog", "A", 1, 5).Does("A", EndTurn()).Count(EvRoll, 0)
	// A dog proper, summoned, that fails (DC 17, Will +1) runs to the edge, where
	// E2 holds it, and cowers.
	g := two(t).Fight().At("A", 11, 0).At("B", 11, 11).Beast("Dog", "A", 1, 5)
	g.unit("Dog").Flags &^= Celestial | Fiendish
	g.Rolls(d20(15)).Does("A", EndTurn()).Told(EvFlees, true).Told(EvCower, true).Stands("Dog", 0, 5, 0).Is("Dog", Cornered, true)
	g.Turn("B").Does("B", EndTurn()).Turn("A")
	// The next round, saved: 16 + 1.
	g.Rolls(d20(16)).Does("A", EndTurn()).Is("Dog", Cornered, false).Turn("Dog")
	// Only those who entered count: three challenged, C stayed out.
	g = three(t).Settled(0).Does("A", Do(DoEnter)).Does("C", Do(DoEnter, Choice(1)))
	g.Rolls(d20(18, 16)).Does("B", Do(DoEnter)).At("A", 11, 0).At("B", 11, 11).Beast("Pony", "", 1, 5).Does("A", EndTurn())
	g.Rolls(d20(20)).Does("B", EndTurn())
	if e := g.Event(EvRoll); e.C != 17 {
		t.Errorf("DC %d", e.C)
	}
}
