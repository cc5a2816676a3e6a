package engine

import (
	"testing"

	"mageduel/engine/srd"
)

// The corners of the extra counterspell (E3, J1, R17, R30).
func TestCornerACounterToTheUnseen(t *testing.T) {
	// A is invisible; its words are heard, so B is asked, may identify (DC 18: 5 +
	// 13) and counter: what is heard has a place in range for all that B knows.
	start := func(b ...trait) *table {
		return fencing(t, b...).Gets("A", Invisible).Does("A", Cast(srd.Fireball, Corner(8, 8, 0))).Asked("B", AskCounter)
	}
	start(Ready(srd.Fireball, 1)).Rolls(d20(5)).Answers("B", IdentifyAndCounter).Counters("B", srd.Fireball).Told(EvCountered, true).Left("B", 40)
	// By dispel, 11 + 5 against 11 + 5, without identification.
	start(Ready(srd.DispelMagic, 1)).Rolls(d20(11)).Answers("B", CounterBlind, srd.DispelMagic).Told(EvCountered, true)
	// Farther away than thought: magic missile, 100 ft + 10 a level, reaches across
	// this zone; scorching ray, 35 ft, does not, and is spent.
	g := duel(t).Wizard("A", 5, Ready(srd.ScorchingRay, 1)).Wizard("B", 5, Ready(srd.ScorchingRay, 1)).Fight().At("A", 0, 0).At("B", 0, 7).Asks("B").Gets("A", Invisible)
	g.Does("A", Cast(srd.ScorchingRay, On("B")))
	g.At("A", 0, 0).Rolls(d20(4)).Answers("B", IdentifyAndCounter).Counters("B", srd.ScorchingRay).Told(EvCountered, true) // at 35 ft
	g = duel(t).Wizard("A", 9, Ready(srd.Fireball, 1)).Wizard("B", 5, Ready(srd.ScorchingRay, 1), Learned(ImprovedCounterspell)).Wizard("C", 5).Fight().
		At("A", 0, 0).At("B", 0, 11).At("C", 11, 0).Asks("B").Gets("A", Invisible)
	g.Does("A", Cast(srd.Fireball, Corner(11, 1, 0))).Asked("B", AskCounter)
	g.Refused("B", NoSlotLeft, Do(DoAnswer, Choice(CounterBlind)))
	g.Rolls(d6(1, 1, 1, 1, 1, 1, 1, 1, 1), d20(20)).Answers("B", LetPass)
	// The deaf hear nothing of it, and are not asked.
	g = fencing(t, Ready(srd.Fireball, 1)).Gets("A", Invisible).Gets("B", Deafened)
	g.Rolls(d6(1, 1, 1, 1, 1), d20(1)).Does("A", Cast(srd.Fireball, Corner(8, 8, 0))).Left("B", 38)
	// Who sees the invisible sees the gestures.
	g = fencing(t, Ready(srd.Fireball, 1)).Gets("A", Invisible).Gets("B", Deafened).Gets("B", SeesInvisible)
	g.Does("A", Cast(srd.Fireball, Corner(8, 8, 0))).Asked("B", AskCounter)
	g.Rolls(d6(1, 1, 1, 1, 1), d20(1)).Answers("B", LetPass)
}

func TestCornerACounterOfACounter(t *testing.T) {
	// B counters A's fireball with dispel magic. Neither A nor C, who have dispel
	// magic and their counterspell left, are asked about it.
	has := []trait{Ready(srd.Fireball, 1), Ready(srd.DispelMagic, 1)}
	g := duel(t).Wizard("A", 5, has...).Wizard("B", 5, has...).Wizard("C", 5, has...).Fight().At("A", 0, 0).At("B", 8, 8).At("C", 8, 9).Asks("A", "B", "C")
	g.Does("A", Cast(srd.Fireball, Corner(8, 8, 0))).Asked("B", AskCounter).Answers("B", CounterBlind, srd.DispelMagic).Asked("C", AskCounter)
	g.Rolls(d20(20)).Answers("C", LetPass).Told(EvCountered, true)
	if g.d.State.Asking() {
		t.Errorf("somebody is asked: %+v", g.d.State.Ask)
	}
	g.Slots("B", srd.DispelMagic, 0).Slots("C", srd.DispelMagic, 1).Slots("A", srd.DispelMagic, 1)
	if p := g.d.Position(); !p.MayCounter(0) || !p.MayCounter(2) || p.MayCounter(1) {
		t.Error("whose counterspell is used up")
	}
}

func TestCornerACounterWhenAllIsOver(t *testing.T) {
	// A has 2 hit points left and casts beside B's wolf: its bite, 15 + 3 against
	// AC 10, 1d6 + 1 = 5, halved 2, slays A before anybody is asked to counter.
	g := fencing(t, Ready(srd.DispelMagic, 1)).Beast("Wolf", "B", 1, 0)
	g.unit("A").Nonlethal = 38
	g.Rolls(d20(15), d6(4)).Does("A", Cast(srd.Fireball, Corner(8, 8, 0))).Ended(Won, ByDefeat, "B").Told(EvCast, false)
	if g.d.State.Asking() {
		t.Error("somebody is asked")
	}
	g.Slots("B", srd.DispelMagic, 1)
	if p := g.d.Position(); p.MayCounter(1) {
		t.Error("a counterspell is left after the duel")
	}
	// An answer that comes too late is refused.
	g.Refused("B", DuelOver, Do(DoAnswer, Choice(LetPass)))
}
