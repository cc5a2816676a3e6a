package engine

import (
	"testing"

	"mageduel/engine/srd"
)

// nulling is A of level 12 with an antimagic field in force, at (2, 2); its
// squares reach 10 ft further, to (4, 2).
func nulling(t *testing.T, traits ...trait) *table {
	g := duel(t).Wizard("A", 12, Ready(srd.AntimagicField, 1), Ready(srd.MagicMissile, 2), Ready(srd.Shield, 2), Carries(Wand, srd.MagicMissile, 1, 5)).
		Wizard("B", 12, append(traits, Ready(srd.MagicMissile, 5), Ready(srd.AcidSplash, 5), Ready(srd.HoldPerson, 1), Ready(srd.Fireball, 2), Ready(srd.SummonMonsterI, 1), Ready(srd.DispelMagic, 1), Ready(srd.WallOfForce, 1), Ready(srd.GustOfWind, 1))...).
		Wizard("C", 12).House(FreeSize).Zone(60, 40).Fight().At("A", 2, 2).At("B", 8, 2).At("C", 11, 11)
	return g.Does("A", Cast(srd.AntimagicField)).Is("A", Antimagic, true)
}

func TestAntimagicSuppresses(t *testing.T) {
	// Spells on who comes in sleep, and wake when it goes out again.
	g := nulling(t).Gets("B", MageArmored, func(e *Effect) { e.Flags, e.Spell = Magical, srd.MageArmor }).
		Gets("B", Hasted, func(e *Effect) { e.Flags, e.Spell = Magical, srd.Haste }).Does("A", EndTurn())
	g.Does("B", Go(4, 2, 0)).Is("B", MageArmored, false).Is("B", Hasted, false).Told(EvNulled, true)
	// 25 ft of 60 are gone; without haste the move in hand goes on.
	g.Does("B", Go(5, 2, 0)).Is("B", MageArmored, true).Is("B", Hasted, true)
	// Conditions that are no magic stay.
	g = nulling(t).Gets("B", Shaken).Does("A", EndTurn())
	g.Does("B", Go(4, 2, 0)).Is("B", Shaken, true)
	// What is cast into it does nothing, or sleeps: hold person, DC 16, 5 + 4 fails.
	g = nulling(t).Does("A", EndTurn())
	g.Does("B", Cast(srd.MagicMissile, On("A", "A", "A", "A", "A"))).Left("A", 40).Told(EvResist, true)
	g = nulling(t).Does("A", EndTurn())
	g.Rolls(d20(5)).Does("B", Cast(srd.HoldPerson, On("A"))).Is("A", Held, false)
	if i := len(g.d.State.Effects) - 1; g.d.State.Effects[i].Kind != Held || g.d.State.Effects[i].Flags&Nulled == 0 {
		t.Error("the hold does not wait")
	}
	// A fireball burns beside it: C at (5, 5) is 20 ft from A's space and in it, A not.
	g = nulling(t).At("C", 5, 5).Does("A", EndTurn())
	g.Rolls(d6(1, 1, 1, 1, 1, 1, 1, 1, 1, 1), d20(1)).Does("B", Cast(srd.Fireball, Corner(4, 4, 0))).Left("A", 40).Left("C", 35)
	// Acid that has been conjured is no magic any more: 15 + 6, 1d3 = 3 halved.
	g = nulling(t).Does("A", EndTurn())
	g.Rolls(d20(15), d3(3)).Does("B", Cast(srd.AcidSplash, On("A"))).Left("A", 39)
	// Dispel magic does not end it.
	g = nulling(t).Does("A", EndTurn()).Does("B", Cast(srd.DispelMagic, Choice(DispelTarget), On("A"))).Is("A", Antimagic, true)
	g.Told(EvDispel, false)
	// It ends on A's word, and the duel goes on as if it had not been.
	g = nulling(t).Gets("A", Shielded, func(e *Effect) { e.Flags, e.Spell = Magical, srd.Shield })
	g.Does("A", EndTurn()).Is("A", Shielded, false).Does("B", EndTurn()).Does("C", EndTurn())
	field := g.d.State.Effects[0].ID
	g.Does("A", Do(DoDismiss, Choice(field))).Is("A", Antimagic, false).Is("A", Shielded, true)
}

func TestAntimagicWithin(t *testing.T) {
	// Who stands in it casts in vain, wands fail too, and the wand still disqualifies
	// (E4).
	next := func(g *table) *table {
		return g.Does("A", EndTurn()).Does("B", EndTurn()).Does("C", EndTurn())
	}
	g := next(nulling(t)).Does("A", Cast(srd.MagicMissile, On("B", "B", "B", "B", "B"))).Left("B", 40).Slots("A", srd.MagicMissile, 1)
	next(g).Does("A", Use(0, On("B"))).Left("B", 40).Marked("A", Disqualified, true)
	// A spell on oneself is there and sleeps.
	next(nulling(t)).Does("A", Cast(srd.Shield)).Is("A", Shielded, false)
	// Who flies by a spell falls (SRD, fly): from 10 ft, 1d6 = 3. At (4, 3) it is 15
	// ft away, counted with the height.
	g = nulling(t).Gets("B", Flies, func(e *Effect) { e.Flags, e.Spell = Magical, srd.Fly }).At("B", 5, 3, 2).Does("A", EndTurn())
	g.Does("B", Go(4, 3, 2)).Stands("B", 4, 3, 2)
	g.Rolls(d6(3)).Does("B", Go(3, 3, 2)).Stands("B", 3, 3, 0).Left("B", 37).Is("B", Prone, true)
	// A force wall stands in it (SRD).
	g = nulling(t).Does("A", EndTurn())
	g.Does("B", Cast(srd.WallOfForce, Corner(4, 0, 0), Second(4, 5, 0)))
	if p := g.d.Position(); !p.S.Lying.Has(ForceWall) || p.inEffect(0, 1) {
		t.Error("the wall of force is gone")
	}
	// Wind stops at it: A is not blown away.
	nulling(t).Does("A", EndTurn()).Does("B", Cast(srd.GustOfWind, Corner(0, 2, 0), Choice(0))).Told(EvRoll, false)
}

func TestAntimagicAndTheSummoned(t *testing.T) {
	// A wolf without spell resistance is away while the field is where it stands, and
	// takes no turn; it comes back to its spot.
	g := nulling(t).Beast("Wolf", "B", 6, 2).Does("A", EndTurn()).Does("B", EndTurn()).Turn("Wolf")
	g.Does("Wolf", Go(4, 3, 0)).Flagged("Wolf", Winked, true).Turn("C")
	p := g.d.Position()
	if p.InPlay(g.who("Wolf")) || p.Threatens(g.who("Wolf"), 0) || !p.Free(0, g.unit("Wolf").At()) {
		t.Error("a wolf that is away is in the way")
	}
	g.Does("C", EndTurn()).Does("A", Go(0, 0, 0)).Flagged("Wolf", Winked, false).Stands("Wolf", 4, 3, 0)
	// Where somebody stands by now it comes back beside. Its time runs on meanwhile:
	// SRD, the conjuration's duration.
	g = duel(t).Wizard("A", 12, Ready(srd.AntimagicField, 1)).Wizard("B", 12).House(FreeSize).Zone(60, 40).Fight().At("A", 2, 2).At("B", 11, 11).Beast("Dog", "B", 3, 2)
	// A celestial dog, spell resistance 6: its bite at who casts misses, 1 + 12 holds
	// it down.
	g.Rolls(d20(1, 1)).Does("A", Cast(srd.AntimagicField)).Flagged("Dog", Winked, true)
	g.Does("A", Do(DoStep, Square(3, 2, 0)), EndTurn()).Does("B", EndTurn()).Turn("A")
	g.Does("A", Do(DoDismiss, Choice(g.d.State.Effects[len(g.d.State.Effects)-1].ID))).Flagged("Dog", Winked, false).Flagged("Dog", Gone, false)
	if at := g.unit("Dog").At(); at == g.unit("A").At() {
		t.Error("the dog stands where A stands")
	}
	// Spell resistance that is not overcome keeps it here: 1 + 1 is below 6.
	g = duel(t).Wizard("A", 12, Carries(Scroll, srd.AntimagicField, 11, 1)).Wizard("B", 12).House(FreeSize).Zone(60, 40).Fight().At("A", 2, 2).At("B", 11, 11).Beast("Dog", "B", 4, 2)
	g.d.State.Items[0].CL = 1
	g.Rolls(d20(1)).Does("A", Use(0)).Flagged("Dog", Winked, false)
}
