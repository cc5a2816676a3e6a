package engine

import (
	"testing"

	"mageduel/engine/srd"
)

func three(t *testing.T, a ...trait) *table {
	return duel(t).Wizard("A", 5, a...).Wizard("B", 5).Wizard("C", 5)
}

func TestE1_SpellsStayIn(t *testing.T) {
	// C, disqualified, has stepped out beside the western face; B stands inside
	// of it. The fireball at their feet takes B alone: 6 x 5 = 30, the save of
	// 5 + 1 fails, the zone halves to 15.
	g := three(t, Ready(srd.Fireball, 1)).Fight().At("A", 11, 11).At("B", 0, 5).At("C", -1, 5).Mark(Disqualified, "C")
	g.Rolls(d6(6, 6, 6, 6, 6), d20(5)).Does("A", Cast(srd.Fireball, Corner(1, 5, 0))).Left("B", 25).Left("C", 40)
	// Nor can it be sent out.
	g.Does("A", EndTurn()).Does("B", EndTurn()).Does("C", EndTurn())
	g.d.State.Slots[g.slot(0, srd.Fireball)].Left = 1
	g.Refused("A", OutsideZone, Cast(srd.Fireball, Corner(-1, 5, 0)))
}

func TestE2_SummonedMonstersCannotLeave(t *testing.T) {
	g := two(t).Fight().At("A", 5, 5).At("B", 11, 11).Beast("Wolf", "A", 0, 5)
	g.Does("A", EndTurn()).Turn("Wolf").Does("Wolf", Go(-1, 5, 0)).Stands("Wolf", 0, 5, 0).Told(EvStopped, true)
}

// fencing is A with fireballs against B, who answers for itself: Spellcraft of
// a wizard of level 5 is 8 ranks, +3 Intelligence, +2 synergy: 13.
func fencing(t *testing.T, b ...trait) *table {
	return duel(t).Wizard("A", 5, Ready(srd.Fireball, 3), Ready(srd.MagicMissile, 1), Ready(srd.DispelMagic, 1)).Wizard("B", 5, b...).Fight().
		At("A", 0, 0).At("B", 8, 8).Asks("B")
}

func TestE3_OneExtraCounterspell(t *testing.T) {
	g := fencing(t, Ready(srd.Fireball, 2))
	// Fireball: DC 15 + 3 = 18; 5 + 13 = 18 tells it.
	g.Does("A", Cast(srd.Fireball, Corner(8, 8, 0))).Asked("B", AskCounter)
	g.Rolls(d20(5)).Answers("B", IdentifyAndCounter).Counters("B", srd.Fireball)
	g.Told(EvCountered, true).Left("B", 40).Slots("A", srd.Fireball, 2).Slots("B", srd.Fireball, 1)
	// It is used up for the round: the next castings can only be identified.
	g.Does("A", EndTurn()).Does("B", EndTurn()) // round 2: renewed
	if p := g.d.Position(); !p.MayCounter(1) {
		t.Error("the counterspell is not renewed with the round")
	}
	g.d.State.Mages[1].CounterRound = g.d.State.Round
	g.Does("A", Cast(srd.Fireball, Corner(8, 8, 0))).Asked("B", AskCounter)
	g.Refused("B", CannotCast, Do(DoAnswer, Choice(IdentifyAndCounter)))
	g.Rolls(d6(1, 1, 1, 1, 1), d20(20)).Answers("B", LetPass).Left("B", 39) // 5, saved 2, halved 1
	// House rule: as many as one can.
	g = fencing(t, Ready(srd.Fireball, 2))
	g.set.House |= UnlimitedCounter
	g.d.State.Mages[1].CounterRound = 1
	g.Does("A", Cast(srd.Fireball, Corner(8, 8, 0)))
	g.Rolls(d20(5)).Answers("B", IdentifyAndCounter).Counters("B", srd.Fireball).Told(EvCountered, true)
}

func TestE4_ItemsAgainstParticipants(t *testing.T) {
	// A missile from a wand at B: 2 + 1 = 3, halved 1, happens; A is out of it.
	g := three(t, Carries(Wand, srd.MagicMissile, 1, 50), Carries(Wand, srd.SummonMonsterI, 1, 50)).Fight().At("A", 0, 0).At("B", 5, 5).At("C", 11, 11)
	g.Rolls(d4(2)).Does("A", Use(0, On("B"))).Left("B", 39).Marked("A", Disqualified, true).Phase(Fight)
	// A wand that summons attacks nobody.
	g = three(t, Carries(Wand, srd.SummonMonsterI, 1, 50)).Fight().At("A", 0, 0).At("B", 5, 5).At("C", 11, 11)
	g.Does("A", Use(0, Square(2, 2, 0))).Marked("A", Disqualified, false).Told(EvSummoned, true)
	if n := len(g.d.State.Units); n != 4 {
		t.Errorf("%d units", n)
	}
}

func TestE5_DamageIsNonlethal(t *testing.T) {
	// 5 x 4 = 20, failed save, halved 10: HP stay 40, 10 are nonlethal.
	g := three(t, Ready(srd.Fireball, 1)).Fight().At("A", 0, 0).At("B", 8, 8).At("C", 11, 0)
	g.Rolls(d6(4, 4, 4, 4, 4), d20(2)).Does("A", Cast(srd.Fireball, Corner(8, 8, 0)))
	if u := g.unit("B"); u.HP != 40 || u.Nonlethal != 10 {
		t.Errorf("%d hit points, %d nonlethal", u.HP, u.Nonlethal)
	}
	// At 0 one is slain, not dead.
	g = three(t, Ready(srd.Fireball, 1)).With(func(s *Setup) { s.Mages[1].HP = 10 }).Fight().At("A", 0, 0).At("B", 8, 8).At("C", 11, 0)
	g.Rolls(d6(4, 4, 4, 4, 4), d20(2)).Does("A", Cast(srd.Fireball, Corner(8, 8, 0))).Left("B", 0).Marked("B", SlainFlag, true).Phase(Fight)
}

// viper is A with a fiendish small viper beside B: bite +4, 1d2-2 and poison,
// Fortitude DC 10, 1d6 Constitution.
func viper(t *testing.T, b ...trait) *table {
	return duel(t).Wizard("A", 5).Wizard("B", 5, b...).Wizard("C", 5).Fight().At("A", 0, 0).At("B", 6, 6).At("C", 11, 11).
		Beast("Snake, Small Viper", "A", 5, 6).Does("A", EndTurn()).Turn("Viper")
}

func TestE6_AbilitiesComeBack(t *testing.T) {
	// 15 + 4 hits AC 10; 2 - 2 counts as 1, halved at least 1; the save, 2 + 1,
	// fails; 5 points of Constitution, halved 2: 10 becomes 8, the modifier -1,
	// which costs 5 hit points at level 5.
	g := viper(t)
	g.Rolls(d20(15), roll(2, 2), d20(2), d6(5)).Does("Viper", Do(DoAttack, On("B")))
	if u := g.unit("B"); u.Damage[Con] != 2 || u.HP != 35 || u.Nonlethal != 1 {
		t.Errorf("Constitution damage %d, %d hit points, %d nonlethal", u.Damage[Con], u.HP, u.Nonlethal)
	}
	// Whatever ends it, it comes back: here the hour, the poison's second save made.
	g.d.State.Round = 600
	g.Rolls(d20(20)).Does("Viper", EndTurn())
	g.Does("B", EndTurn()).Does("C", EndTurn()).Ended(Draw, ByTime, "")
	if u := g.unit("B"); u.Damage[Con] != 0 || u.HP != 40 || u.Nonlethal != 0 {
		t.Errorf("Constitution damage %d, %d hit points, %d nonlethal", u.Damage[Con], u.HP, u.Nonlethal)
	}
	// Constitution 0 is slain: 3 less 6 halved.
	g = viper(t, Has(Con, 3))
	g.Rolls(d20(15), roll(2, 2), d20(2), d6(6)).Does("Viper", Do(DoAttack, On("B"))).Marked("B", SlainFlag, true)
}

func TestE7_HalfDamage(t *testing.T) {
	// Each missile for itself: 1 + 1 = 2 is 1, 2 + 1 = 3 is 1, 4 + 1 = 5 is 2.
	g := two(t).With(func(s *Setup) { Ready(srd.MagicMissile, 1)(&s.Mages[0]) }).Fight().At("A", 0, 0).At("B", 5, 5)
	g.Rolls(d4(1, 2, 4)).Does("A", Cast(srd.MagicMissile, On("B", "B", "B"))).Left("B", 36)
	// Summoned creatures too: a dog's bite, 15 + 2 against 10, 4 + 1 = 5, is 2.
	g = two(t).Fight().At("A", 0, 0).At("B", 5, 5).Beast("Dog", "A", 4, 5).Does("A", EndTurn())
	g.Rolls(d20(15), d4(4)).Does("Dog", Do(DoAttack, On("B"))).Left("B", 38)
	// House rule: whole.
	g = two(t).House(FullDamage).With(func(s *Setup) { Ready(srd.MagicMissile, 1)(&s.Mages[0]) }).Fight().At("A", 0, 0).At("B", 5, 5)
	g.Rolls(d4(1, 2, 4)).Does("A", Cast(srd.MagicMissile, On("B", "B", "B"))).Left("B", 30)
}

func TestE8_InsteadOfSlaying(t *testing.T) {
	// Finger of death, DC 10 + 7 + 3 = 20: 15 + 4 (Will) is not asked, it is
	// Fortitude, 15 + 1. Half of 41 full hit points is 20, though 11 are left.
	g := duel(t).Wizard("A", 13, Ready(srd.FingerOfDeath, 2)).Wizard("B", 5, HP(41)).Wizard("C", 5).Fight().At("A", 0, 0).At("B", 3, 3).At("C", 11, 11)
	g.Rolls(d20(15)).Does("A", Cast(srd.FingerOfDeath, On("B"))).Left("B", 21)
}

func TestE9_NothingTouchesTheZone(t *testing.T) {
	// Dispel magic over the whole of a small zone finds nothing to dispel.
	g := duel(t).Wizard("A", 5, Ready(srd.DispelMagic, 1)).Wizard("B", 5).Zone(20, 20).Fight().At("A", 0, 0).At("B", 3, 3)
	g.Does("A", Cast(srd.DispelMagic, Choice(DispelArea), Corner(2, 2, 0))).Phase(Fight).Count(EvDispel, 0)
	if s := &g.d.State; s.Side != 20 || s.Height != 20 {
		t.Errorf("the zone is %d by %d", s.Side, s.Height)
	}
	g.Does("A", EndTurn()).Does("B", Go(4, 3, 0)).Marked("B", OutFlag, true) // its edge is where it was
}

func meddled(t *testing.T, how int) *table {
	g := three(t).With(func(s *Setup) { s.Bystanders = MeddlingBystanders }).Fight()
	g.Mark(SlainFlag, "C")
	g.d.State.Order = g.d.State.Order[:2]
	g.Does("A", EndTurn())
	return g.Rolls(roll(100, 5), roll(2, how)).Does("B", EndTurn())
}

func TestE10_Interference(t *testing.T) {
	g := meddled(t, 1).Ended(Draw, ByTrespass, "")
	for _, n := range []string{"A", "B", "C"} { // the slain too
		g.Marked(n, HeldEqual, true)
	}
}

func TestE11_AttackFromOutside(t *testing.T) {
	g := meddled(t, 2).Ended(Draw, ByAttack, "").Told(EvOutside, true)
	for _, n := range []string{"A", "B"} { // it fails
		g.Left(n, 40).Marked(n, HeldEqual, true)
	}
}
