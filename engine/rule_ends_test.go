package engine

import (
	"testing"

	"mageduel/engine/srd"
)

func TestT1_WhoIsNotSlainWins(t *testing.T) {
	// 3 missiles of 4 + 1 = 5, halved 2 each, take 6 of B's 6.
	g := two(t).With(func(s *Setup) { Ready(srd.MagicMissile, 1)(&s.Mages[0]); s.Mages[1].HP = 6 }).Fight().At("A", 0, 0).At("B", 5, 5)
	g.Rolls(d4(4, 4, 4)).Does("A", Cast(srd.MagicMissile, On("B", "B", "B"))).Ended(Won, ByDefeat, "A").Told(EvSlain, true)
}

func TestT2_WhoLeavesHasLost(t *testing.T) {
	g := two(t).Fight().At("A", 0, 5).At("B", 9, 9)
	g.Does("A", Go(-2, 5, 0)).Ended(Won, ByExpulsion, "B").Marked("A", OutFlag, true)
	// With others left the contest goes on without A, who cannot come back.
	g = three(t).Fight().At("A", 0, 5).At("B", 9, 9).At("C", 9, 0)
	g.Does("A", Go(-1, 5, 0)).Phase(Fight).Turn("B").Refused("A", NotYourTurn, Go(0, 5, 0))
}

// barredA is A, disqualified by a wand's missile at B, at its next turn.
func barredA(t *testing.T, a ...trait) *table {
	g := three(t, append(a, Carries(Wand, srd.MagicMissile, 1, 50))...).Fight().At("A", 0, 5).At("B", 5, 5).At("C", 11, 11)
	g.Rolls(d4(2)).Does("A", Use(0, On("B"))).Marked("A", Disqualified, true)
	return g.Does("A", EndTurn()).Does("B", EndTurn()).Does("C", EndTurn()).Turn("A")
}

func TestT3_TheDisqualifiedDisturb(t *testing.T) {
	// To stand and to walk about is nothing.
	barredA(t).Does("A", Go(2, 5, 0), EndTurn()).Phase(Fight)
	// To call on magic ends it for those who remain: B and C are equal, A is not.
	g := barredA(t, Ready(srd.Shield, 1)).Does("A", Cast(srd.Shield, On("A"))).Ended(Draw, ByDisqualified, "")
	g.Marked("A", HeldEqual, false).Marked("B", HeldEqual, true).Marked("C", HeldEqual, true)
	// So does an attack: a fist, 1 against B, misses.
	g = barredA(t).At("A", 4, 5)
	g.Rolls(d20(1)).Does("A", Do(DoAttack, On("B"))).Ended(Draw, ByDisqualified, "")
	// So does coming back; leaving does not.
	g = barredA(t).Does("A", Go(-1, 5, 0)).Phase(Fight).Does("A", EndTurn()).Does("B", EndTurn()).Does("C", EndTurn()).Turn("A")
	g.Does("A", Go(0, 5, 0)).Ended(Draw, ByDisqualified, "").Marked("A", HeldEqual, false)
}

func TestT4_AnHour(t *testing.T) {
	// One hour is 600 rounds.
	g := two(t).Fight().At("A", 0, 0).At("B", 9, 9)
	g.d.State.Round = 600
	g.Does("A", EndTurn()).Phase(Fight).Does("B", EndTurn()).Ended(Draw, ByTime, "")
	g = two(t).Fight().At("A", 0, 0).At("B", 9, 9)
	g.d.State.Round = 599
	g.Does("A", EndTurn()).Does("B", EndTurn()).Phase(Fight)
	// House rule: five minutes are 50 rounds.
	g = two(t).With(func(s *Setup) { s.Minutes = 5 }).Fight().At("A", 0, 0).At("B", 9, 9)
	g.d.State.Round = 49
	g.Does("A", EndTurn()).Does("B", EndTurn()).Phase(Fight).Does("A", EndTurn()).Does("B", EndTurn()).Ended(Draw, ByTime, "")
}

func TestT5_ADrawDeclared(t *testing.T) {
	g := three(t).Fight()
	g.Mark(SlainFlag, "C") // only the active are asked
	g.Does("B", Do(DoDeclareDraw)).Phase(Fight).Does("A", Do(DoDeclareDraw)).Ended(Draw, ByAgreement, "")
	g.Marked("A", HeldEqual, true).Marked("B", HeldEqual, true).Marked("C", HeldEqual, false)
}

func TestT6_Restoring(t *testing.T) {
	// B has 3 nonlethal damage and 2 points of Dexterity damage from before.
	g := duel(t).Wizard("A", 5, Ready(srd.Fireball, 1), Ready(srd.Shield, 1)).Wizard("B", 5, Ready(srd.MageArmor, 1)).Settled(0)
	g.unit("B").Nonlethal, g.unit("B").Damage[Dex] = 3, 2
	g.Does("A", Do(DoEnter))
	g.initiative()
	g.Does("B", Do(DoEnter))
	g.At("A", 0, 0).At("B", 8, 8).Gets("A", Hasted, func(e *Effect) { e.Flags, e.Spell = Magical|FromBefore|Suppressed, srd.Haste })
	g.Rolls(d6(6, 6, 6, 6, 6), d20(1)).Does("A", Cast(srd.Fireball, Corner(8, 8, 0)), EndTurn()).Left("B", 22)
	g.Does("B", Cast(srd.MageArmor, On("B")), EndTurn()).Is("B", MageArmored, true)
	g.Does("A", Cast(srd.Shield, On("A")), Do(DoDeclareDraw)).Does("B", Do(DoDeclareDraw)).Ended(Draw, ByAgreement, "")
	// What the duel took comes back, and no more; its spells vanish, the slots
	// stay spent; what waited outside runs on.
	g.Left("B", 37).Is("A", Shielded, false).Is("B", MageArmored, false).Is("A", Hasted, true)
	g.Slots("A", srd.Fireball, 0).Slots("B", srd.MageArmor, 0)
	if u := g.unit("B"); u.Damage[Dex] != 2 || u.Nonlethal != 3 {
		t.Errorf("Dexterity damage %d, nonlethal %d", u.Damage[Dex], u.Nonlethal)
	}
}

func TestJ1_TheSpellIsNotTold(t *testing.T) {
	g := fencing(t, Ready(srd.Fireball, 1))
	g.Does("A", Cast(srd.Fireball, Corner(8, 8, 0))).Asked("B", AskCounter)
	// (a) and (b) are decided before anybody but A knows the spell.
	for _, e := range g.d.Events {
		if e.SeenBy(Only(1)) && (e.Spell != srd.NoSpell || e.Kind == EvCast) {
			t.Errorf("B is told %+v", e)
		}
	}
	var seen State
	v := g.d.View(Only(1), &seen)
	if v.S.Pending.Kind != NoCommand || v.S.Ask.Spell != srd.NoSpell || v.S.Slots[0].Spell != srd.NoSpell {
		t.Error("B's view knows the spell")
	}
	// The spell check: DC 15 + the spell's level, 3. 4 + 13 = 17 fails, and tells
	// nothing; the counterspell chosen is used up all the same.
	g.Rolls(d20(4)).Answers("B", IdentifyAndCounter).Asked("B", AskIdentified)
	if q := g.d.State.Ask; q.Spell != srd.NoSpell {
		t.Error("a failed check names the spell")
	}
	g.Refused("B", NoSlotLeft, func(g *table, who int32) Command {
		return Command{Kind: DoAnswer, Who: who, Slot: g.slot(who, srd.Fireball)}
	})
	// Then it is shown.
	g.Rolls(d6(1, 1, 1, 1, 1), d20(1)).Answers("B", 0).Left("B", 38)
	if e := g.Event(EvCast); e.Spell != srd.Fireball || e.Sees != Everyone {
		t.Errorf("shown %+v", e)
	}
	if p := g.d.Position(); p.MayCounter(1) {
		t.Error("the counterspell is not used up")
	}
}
