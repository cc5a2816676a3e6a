package engine

import (
	"testing"

	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// forcing is A of level 10 with walls of force, at (2, 5), and B at (8, 5).
func forcing(t *testing.T, traits ...trait) *table {
	traits = append(traits, Ready(srd.WallOfForce, 2), Ready(srd.AcidSplash, 5), Ready(srd.Fireball, 2))
	return duel(t).Wizard("A", 10, traits...).Wizard("B", 10, Ready(srd.MagicMissile, 5), Ready(srd.Disintegrate, 2), Ready(srd.DispelMagic, 2)).Wizard("C", 10).
		House(FreeSize).Zone(60, 40).Fight().At("A", 2, 5).At("B", 8, 5).At("C", 2, 11)
}

func TestWallOfForce(t *testing.T) {
	wall := Cast(srd.WallOfForce, Corner(6, 3, 0), Second(6, 8, 0))
	// 25 ft long: of 10 x 100 square feet it is 40 high, as the zone. Nothing goes
	// through, but it is seen through.
	g := forcing(t).Does("A", wall)
	if e := g.d.State.Effects[0]; e.Kind != ForceWall || e.A != 40 {
		t.Fatalf("%+v", e)
	}
	p := g.d.Position()
	if !p.Sees(0, 1) || p.inEffect(0, 1) || p.inEffect(1, 0) {
		t.Error("sight passes, effect does not")
	}
	g.Does("A", EndTurn()).Refused("B", NoLineOfEffect, Cast(srd.MagicMissile, On("A", "A", "A", "A", "A")))
	g.Refused("B", NoWay, Do(DoMove, Square(5, 5, 0)))
	// Around its end one walks: from (8, 5) to (5, 2) around (6, 3).
	g.May("B", Go(5, 2, 0))
	// Dispel magic finds nothing to end there.
	g.Refused("B", NoSuchEffect, Cast(srd.DispelMagic, Choice(DispelEffect), Number(g.d.State.Effects[0].ID)))
	// Disintegrate destroys it at a touch.
	g.Does("B", Cast(srd.Disintegrate, Choice(BreakIt), Number(g.d.State.Effects[0].ID))).Told(EvEnd, true)
	g.May("C", Do(DoStanding)).Does("B", EndTurn()).Does("C", EndTurn()).May("A", Cast(srd.AcidSplash, On("B")))
	// A spread turns its corner: from (4, 3) a fireball burns at (7, 2) and (7, 3),
	// but 20 ft do not lead to (7, 6) around the end at (6, 3).
	g = forcing(t).Does("A", wall)
	p = g.d.Position()
	c := Cast(srd.Fireball, Corner(4, 3, 0))(g, 0)
	a := p.areaOf(&c)
	for sq, want := range map[[2]int64]bool{{5, 5}: true, {6, 2}: true, {6, 3}: true, {6, 6}: false} {
		if got := a.holds(&p, grid.Square(sq[0], sq[1], 0)); got != want {
			t.Errorf("fire at %v: %v", sq, got)
		}
	}
	// After 10 rounds it is gone: A's turns of rounds 2 to 11.
	for range 10 {
		g.Does("A", EndTurn()).Does("B", EndTurn()).Does("C", EndTurn())
	}
	if n := len(g.d.State.Effects); n != 0 {
		t.Errorf("%d effects are left", n)
	}
}

func TestWallOfForceForms(t *testing.T) {
	// Not slantwise, not longer than its area, not through somebody, not beyond the
	// zone, the near end within 50 ft.
	g := forcing(t)
	g.Refused("A", NotStraight, Cast(srd.WallOfForce, Corner(6, 3, 0), Second(7, 8, 0)))
	g.Refused("A", OutsideZone, Cast(srd.WallOfForce, Corner(6, 3, 0), Second(6, 13, 0)))
	// 40 ft long it may be 25 high, and not 30.
	g.May("A", Cast(srd.WallOfForce, Corner(6, 2, 0), Second(6, 10, 0), Number(25)))
	g.Refused("A", TooLong, Cast(srd.WallOfForce, Corner(6, 2, 0), Second(6, 10, 0), Number(30)))
	g.At("A", 0, 11).Refused("A", OutOfRange, Cast(srd.WallOfForce, Corner(12, 0, 0), Second(12, 1, 0)))
	// A Large creature across the line breaks it.
	g = forcing(t).Beast("Bison", "", 5, 5)
	g.Refused("A", NoRoom, Cast(srd.WallOfForce, Corner(6, 3, 0), Second(6, 8, 0)))
	// Unseen, it breaks it in the making: the slot is spent.
	g = forcing(t).Beast("Bison", "B", 5, 5).Gets("Bison", Invisible)
	g.Does("A", Cast(srd.WallOfForce, Corner(6, 3, 0), Second(6, 8, 0))).Told(EvLost, true).Slots("A", srd.WallOfForce, 1)
	// It may be low: over 10 ft the way is open.
	g = forcing(t).Does("A", Cast(srd.WallOfForce, Corner(6, 3, 0), Second(6, 8, 0), Number(10)))
	p := g.d.Position()
	if p.Reaches(grid.Square(5, 5, 0), grid.Square(6, 5, 0)) || !p.Reaches(grid.Square(5, 5, 3), grid.Square(6, 5, 3)) {
		t.Error("10 ft high")
	}
}

func TestHurlingTheBead(t *testing.T) {
	// A sets a bead at (8, 8) with a delay of three rounds; B, beside it, throws it
	// at (3, 8).
	start := func(delay int32) *table {
		g := duel(t).Wizard("A", 13, Ready(srd.DelayedBlastFireball, 2)).Wizard("B", 5).Wizard("C", 5).House(FreeSize).Zone(60, 40).Fight()
		return g.At("A", 0, 0).At("B", 8, 8).At("C", 0, 11).Does("A", Cast(srd.DelayedBlastFireball, Corner(8, 8, 0), Choice(delay)), EndTurn())
	}
	bead := func(g *table) int32 { return g.d.State.Effects[0].ID }
	// From (3, 8) to B's square 25 ft and a half: two increments off, 7 + 2 - 4 = 5.
	g := start(3)
	g.Rolls(d20(7)).Does("B", Do(DoHurl, Choice(bead(g)), Corner(3, 8, 0)))
	if e := g.d.State.Effects[0]; e.Kind != Bead || e.X != 15 || e.Y != 40 || g.Event(EvHurl).D != 1 {
		t.Fatalf("%+v", e)
	}
	g.Refused("B", NoActionLeft, Do(DoHurl, Choice(bead(g)), Corner(3, 8, 0)))
	// 6 + 2 - 4 misses: to the west (5 of 8), three squares, which end at the face.
	g = start(3)
	g.Rolls(d20(6), roll(8, 5)).Does("B", Do(DoHurl, Choice(bead(g)), Corner(3, 8, 0)))
	if e := g.d.State.Effects[0]; e.X != 0 || e.Y != 40 {
		t.Fatalf("%+v", e)
	}
	// In its last round it may burst in the hand: 25 of 100 does, 26 does not.
	g = start(1)
	g.Rolls(d100(25), d6(1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 3), d20(18)).Does("B", Do(DoHurl, Choice(bead(g)), Corner(3, 8, 0))).Left("B", 18)
	g = start(1)
	g.Rolls(d100(26), d20(7)).Does("B", Do(DoHurl, Choice(bead(g)), Corner(3, 8, 0))).Left("B", 40)
	// Out of reach, out of range, out of the zone.
	g = start(3)
	g.At("B", 10, 8).Refused("B", OutOfReach, Do(DoHurl, Choice(bead(g)), Corner(3, 8, 0)))
	g.At("B", 9, 8).May("B", Do(DoHurl, Choice(bead(g)), Corner(0, 8, 0)))
	g = start(3)
	g.Refused("B", OutsideZone, Do(DoHurl, Choice(bead(g)), Corner(13, 8, 0)))
	// To take it up and to throw it both provoke: one blow, for a wolf has no more.
	g = start(3).Beast("Wolf", "A", 9, 8)
	g.Rolls(d20(1, 7)).Does("B", Do(DoHurl, Choice(bead(g)), Corner(3, 8, 0))).Count(EvAttack, 1)
}

func TestDelayedBlastFireball(t *testing.T) {
	start := func(traits ...trait) *table {
		return duel(t).Wizard("A", 13, append(traits, Ready(srd.DelayedBlastFireball, 2))...).Wizard("B", 5, Ready(srd.DispelMagic, 1)).Wizard("C", 5).
			House(FreeSize).Zone(60, 40).Fight().At("A", 0, 0).At("B", 8, 8).At("C", 0, 11)
	}
	dice := d6(1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 3) // 45
	// At once it is a fireball of 13d6: Reflex, DC 10 + 7 + 3 = 20, fails; halved.
	start().Rolls(dice, d20(18)).Does("A", Cast(srd.DelayedBlastFireball, Corner(8, 8, 0))).Left("B", 18)
	// Two rounds later: nothing, nothing, and at A's second turn the burst.
	g := start().Does("A", Cast(srd.DelayedBlastFireball, Corner(8, 8, 0), Choice(2))).Told(EvArea, false)
	if e := g.d.State.Effects[0]; e.Kind != Bead {
		t.Fatal(e.Kind)
	}
	round := func() {
		for _, n := range []string{"A", "B"} {
			g.Does(n, EndTurn())
		}
	}
	round()
	g.Does("C", EndTurn()).Left("B", 40)
	round()
	g.Rolls(dice, d20(18)).Does("C", EndTurn()).Left("B", 18).Told(EvArea, true)
	if n := len(g.d.State.Effects); n != 0 {
		t.Errorf("%d effects are left", n)
	}
	// Dispelled (10 + 5 against 11 + 13, 20 + 5 does it), it does not burst.
	g = start().Does("A", Cast(srd.DelayedBlastFireball, Corner(8, 8, 0), Choice(1)), EndTurn())
	g.Rolls(d20(19)).Does("B", Cast(srd.DispelMagic, Choice(DispelEffect), Number(g.d.State.Effects[0].ID)), EndTurn()).Told(EvArea, false)
	g.Does("C", EndTurn()).Left("B", 40).Told(EvArea, false)
	// Five rounds at the most.
	start().Refused("A", NoSuchChoice, Cast(srd.DelayedBlastFireball, Corner(8, 8, 0), Choice(6)))
	// From a scroll the delay's end is judged (R18): to lay it is nothing, that B is
	// in the blast disqualifies. DC 10 + 7 + 3 (the least Intelligence, 17).
	g = start(Carries(Scroll, srd.DelayedBlastFireball, 13, 1))
	g.Does("A", Use(0, Choice(1), Corner(8, 8, 0))).Marked("A", Disqualified, false)
	round()
	g.Rolls(dice, d20(18)).Does("C", EndTurn()).Left("B", 18).Marked("A", Disqualified, true)
	// Who has left the place is not hurt, and then nobody is disqualified.
	g = start(Carries(Scroll, srd.DelayedBlastFireball, 13, 1))
	g.Does("A", Use(0, Choice(1), Corner(8, 8, 0)))
	g.Does("A", EndTurn()).At("B", 1, 8).Does("B", EndTurn())
	g.Rolls(dice).Does("C", EndTurn()).Left("B", 40).Marked("A", Disqualified, false)
}
