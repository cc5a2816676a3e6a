package engine

import (
	"testing"

	"mageduel/engine/srd"
)

// doing is a running with which a test does what no command does yet.
func (g *table) doing() *run {
	return &run{Position: g.d.at(&g.d.State), d: g.d, s: &g.d.State}
}

// Constitution 0 by drain, halved: 3 less 6 is 0 and slain, 3 less 5 is 1 and not
// (E6, E7); what is drained comes back at the end (T6).
func TestCornerConstitutionZeroByDrain(t *testing.T) {
	start := func() *table {
		return duel(t).Wizard("A", 5).Wizard("B", 5, Has(Con, 3)).Wizard("C", 5).Fight().At("A", 0, 0).At("B", 5, 5).At("C", 9, 9)
	}
	g := start()
	g.doing().abilityDamage(0, 1, Con, 6, srd.Dice{}, true, true)
	g.Marked("B", SlainFlag, true)
	if u := g.unit("B"); u.Drain[Con] != 3 {
		t.Errorf("drained of %d", u.Drain[Con])
	}
	g = start()
	g.doing().abilityDamage(0, 1, Con, 5, srd.Dice{}, true, true)
	// 3 has a modifier of -4, 1 of -5: five points less at level 5.
	g.Marked("B", SlainFlag, false).Left("B", 35)
	g.Does("A", Do(DoDeclareDraw)).Does("B", Do(DoDeclareDraw)).Does("C", Do(DoDeclareDraw)).Ended(Draw, ByAgreement, "").Left("B", 40)
	if u := g.unit("B"); u.Drain[Con] != 0 {
		t.Error("the drain is not given back")
	}
}

// Negative levels equal to Hit Dice (R20): a mage of level 3 lives with 2 and is
// slain by the third; a dog of one Hit Die goes home at the first.
func TestCornerNegativeLevelsEqualToHitDice(t *testing.T) {
	g := duel(t).Wizard("A", 7, Ready(srd.Enervation, 3)).Wizard("B", 3).Wizard("C", 5).Fight().At("A", 0, 0).At("B", 3, 3).At("C", 11, 11)
	g.Rolls(d20(10), d4(4)).Does("A", Cast(srd.Enervation, On("B"))).Marked("B", SlainFlag, false).Left("B", 30)
	g.Does("A", EndTurn()).Does("B", EndTurn()).Does("C", EndTurn())
	g.Rolls(d20(10), d4(1)).Does("A", Cast(srd.Enervation, On("B"))).Marked("B", SlainFlag, true)
	// The dog's spell resistance, 6: 10 + 7 overcomes it.
	g = duel(t).Wizard("A", 7, Ready(srd.Enervation, 1)).Wizard("B", 3).Wizard("C", 5).Fight().At("A", 0, 0).At("B", 11, 0).At("C", 11, 11).Beast("Dog", "B", 3, 3)
	g.Rolls(d20(15, 10), d4(1)).Does("A", Cast(srd.Enervation, On("Dog"))).Flagged("Dog", Gone, true)
}

// Petrification and power word kill (E8): half of full hit points, whatever is
// left, never halved again; a second one ends it, a summoned creature is sent
// home.
func TestCornerPetrificationAndTheWord(t *testing.T) {
	for _, spell := range []srd.SpellID{srd.FleshToStone, srd.PowerWordKill} {
		saves := func() [][]Scripted {
			if srd.Spells[spell].Save.Allowed() {
				return [][]Scripted{d20(1)}
			}
			return nil
		}
		g := slayers(t, spell, HP(41))
		g.unit("B").Nonlethal = 5
		g.Rolls(saves()...).Does("A", Cast(spell, On("B")), EndTurn()).Left("B", 16).Phase(Fight)
		g.Does("B", EndTurn()).Does("C", EndTurn())
		g.Rolls(saves()...).Does("A", Cast(spell, On("B"))).Marked("B", SlainFlag, true).Is("B", Petrified, false)
		// A dog of 6 hit points, 3 of them left, loses 3 and is gone; its spell
		// resistance, 6, is overcome by 1 + 18.
		g = slayers(t, spell).Beast("Dog", "B", 5, 5)
		g.unit("Dog").HP = 3
		g.Rolls(append([][]Scripted{d20(1)}, saves()...)...).Does("A", Cast(spell, On("Dog"))).Flagged("Dog", Gone, true)
	}
}

// The last two are slain in one blast, by a bead whose caster is slain already: its
// standing spells run on (R26), and it is a draw of the two.
func TestCornerLastTwoInOneBlast(t *testing.T) {
	g := duel(t).Wizard("A", 13, Ready(srd.DelayedBlastFireball, 1)).Wizard("B", 5).Wizard("C", 5).House(FreeSize).Zone(60, 40).Fight()
	g.At("A", 0, 0).At("B", 8, 8).At("C", 9, 9).Does("A", Cast(srd.DelayedBlastFireball, Corner(8, 8, 0), Choice(1)), EndTurn())
	g.unit("A").Nonlethal, g.unit("B").Nonlethal, g.unit("C").Nonlethal = 40, 39, 39
	g.doing().fallen(0)
	g.Marked("A", SlainFlag, true).Turn("B").Does("B", EndTurn())
	// A has no turn any more: in the next round the bead's time is over. 13 dice.
	g.Rolls(d6(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1), d20(1, 1)).Does("C", EndTurn())
	g.Ended(Draw, ByTogether, "").Marked("A", HeldEqual, false).Marked("B", HeldEqual, true).Marked("C", HeldEqual, true)
}

// A spell that lasts from before P15 runs on after the duel, one from after it
// vanishes (T6, R29): a form taken in the preparation stays, and so does its body.
func TestCornerFromBeforeAndAfterTheEntry(t *testing.T) {
	g := duel(t).Wizard("A", 10, Ready(srd.Polymorph, 1), Ready(srd.Shield, 1)).Wizard("B", 10, Ready(srd.Polymorph, 1), Ready(srd.Shield, 1)).
		House(FreeSize).With(func(s *Setup) { s.Bystanders = QuietBystanders }).Zone(60, 40).Settled(1)
	g.Does("A", Cast(srd.Shield), EndTurn()).Does("B", Cast(srd.Polymorph, On("B"), Choice(int32(srd.Wolf))), EndTurn())
	g.Is("A", Shielded, true).enterAll().At("A", 0, 0).At("B", 9, 9).Is("A", Shielded, true).Is("B", Shaped, true)
	g.Does("A", Cast(srd.Polymorph, On("A"), Choice(int32(srd.Wolf))), EndTurn())
	for _, name := range []string{"A", "B"} {
		if g.unit(name).Form != int32(srd.Wolf) {
			t.Fatalf("%s is no wolf", name)
		}
	}
	// Wolves cannot say that it is a draw: somebody steps in (E10).
	g.Refused("B", CannotAct, Do(DoDeclareDraw))
	g.apply(Command{Kind: DoMeddle, Who: None, Target: None, Option: MeddleSteps})
	g.Ended(Draw, ByTrespass, "").Is("A", Shielded, true).Is("A", Shaped, false).Is("B", Shaped, true)
	if a, b := g.unit("A"), g.unit("B"); a.Form != 0 || a.Score[Str] != 10 || b.Form != int32(srd.Wolf) || b.Score[Str] != 13 {
		t.Errorf("A %+v, B %+v", a, b)
	}
}

// Line of effect from inside to outside and back (E1, R13): C, disqualified, has
// gone out by the west face and stands a square from A. Nothing that is cast or
// struck passes, either way; C sees and hears, and can identify but not counter.
func TestCornerLineOfEffectInAndOut(t *testing.T) {
	start := func() *table {
		return duel(t).Wizard("A", 5, Ready(srd.MagicMissile, 2), Ready(srd.Fireball, 1), Ready(srd.ScorchingRay, 1)).Wizard("B", 5).
			Wizard("C", 5, Ready(srd.MagicMissile, 2), Ready(srd.Fireball, 1)).Fight().At("A", 0, 5).At("B", 9, 9).At("C", -1, 5).Mark(Disqualified, "C")
	}
	g := start()
	g.Refused("A", NoLineOfEffect, Cast(srd.MagicMissile, On("C", "C", "C"))).Refused("A", NoLineOfEffect, Cast(srd.ScorchingRay, On("C")))
	g.Refused("A", OutsideZone, Cast(srd.Fireball, Corner(-1, 5, 0))).Refused("A", NoLineOfEffect, Do(DoAttack, On("C")))
	// A fireball set on the face itself burns inside alone: 5d6 = 5, halved 2, to A.
	g.Rolls(d6(1, 1, 1, 1, 1), d20(1)).Does("A", Cast(srd.Fireball, Corner(0, 5, 0)), EndTurn()).Left("A", 38).Left("C", 40)
	g.Does("B", EndTurn()).Turn("C")
	g.Refused("C", NoLineOfEffect, Cast(srd.MagicMissile, On("A", "A", "A"))).Refused("C", NoLineOfEffect, Do(DoAttack, On("A")))
	g = start().Asks("C").Does("A", Cast(srd.MagicMissile, On("B", "B", "B"))).Asked("C", AskCounter)
	g.Refused("C", CannotCast, Do(DoAnswer, Choice(IdentifyAndCounter)))
	g.Rolls(d4(1, 1, 1)).Answers("C", LetPass).Left("B", 37)
}
