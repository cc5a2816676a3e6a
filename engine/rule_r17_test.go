package engine

import (
	"testing"

	"mageduel/engine/srd"
)

func TestR17_TheExtraCounterspell(t *testing.T) {
	attack := Cast(srd.Fireball, Corner(8, 8, 0))
	// Flat-footed is no hindrance.
	g := fencing(t, Ready(srd.Fireball, 1)).FlatFooted("B").Does("A", attack)
	g.Rolls(d20(5)).Answers("B", IdentifyAndCounter).Counters("B", srd.Fireball).Told(EvCountered, true)
	// Helpless, stunned, dazed or nauseated one can look on, no more.
	for _, k := range []EffectKind{Helpless, Stunned, Dazed, Nauseated, Held} {
		g = fencing(t, Ready(srd.Fireball, 1)).Gets("B", k).Does("A", attack).Asked("B", AskCounter)
		g.Refused("B", CannotCast, Do(DoAnswer, Choice(IdentifyAndCounter)))
		dice := d6(1, 1, 1, 1, 1)
		g.Rolls(dice, d20(1)).Answers("B", LetPass) // 5, halved 2
	}
	// Out of line of effect: C, disqualified, watches from outside.
	g = fencing(t, Ready(srd.Fireball, 1)).At("B", -1, 11).Mark(Disqualified, "B").Does("A", Cast(srd.Fireball, Corner(5, 5, 0))).Asked("B", AskCounter)
	g.Refused("B", CannotCast, Do(DoAnswer, Choice(CounterBlind)))
	g.Rolls(d6(1, 1, 1, 1, 1)).Answers("B", LetPass)
	// Out of the countering spell's range: scorching ray, close, 35 ft at level 5,
	// from 11 squares away; magic missile reaches.
	g = duel(t).Wizard("A", 5, Ready(srd.ScorchingRay, 1)).Wizard("B", 5, Ready(srd.ScorchingRay, 1)).Fight().At("A", 0, 0).At("B", 0, 7).Asks("B")
	if p := g.d.Position(); !p.Counters(1, g.slot(1, srd.ScorchingRay), srd.ScorchingRay, 0) {
		t.Error("35 ft is in range")
	}
	g.At("B", 0, 8)
	if p := g.d.Position(); p.Counters(1, g.slot(1, srd.ScorchingRay), srd.ScorchingRay, 0) {
		t.Error("40 ft is out of range")
	}
	// Personal never; touch beside the caster.
	g = duel(t).Wizard("A", 5, Ready(srd.Shield, 1), Ready(srd.Fly, 1)).Wizard("B", 5, Ready(srd.Shield, 1), Ready(srd.Fly, 1)).Fight().At("A", 0, 0).At("B", 1, 1)
	p := g.d.Position()
	if p.Counters(1, g.slot(1, srd.Shield), srd.Shield, 0) || !p.Counters(1, g.slot(1, srd.Fly), srd.Fly, 0) {
		t.Error("shield, or fly beside the caster")
	}
	g.At("B", 2, 2)
	if p = g.d.Position(); p.Counters(1, g.slot(1, srd.Fly), srd.Fly, 0) {
		t.Error("fly from afar")
	}
	// Dispel magic needs no identification: 1d20 + 5 against 11 + 5, 11 is enough.
	g = fencing(t, Ready(srd.DispelMagic, 2)).Does("A", attack)
	g.Rolls(d20(11)).Answers("B", CounterBlind, srd.DispelMagic).Told(EvCountered, true).Slots("B", srd.DispelMagic, 1)
	// What is used is spent, though it fails: 10 is not enough.
	g = fencing(t, Ready(srd.DispelMagic, 2)).Does("A", attack)
	g.Rolls(d20(10), d6(1, 1, 1, 1, 1), d20(1)).Answers("B", CounterBlind, srd.DispelMagic).Told(EvCountered, false).Slots("B", srd.DispelMagic, 1).Left("B", 38)
	// Blind, dispel magic needs the check against dispel magic too; identified
	// (DC 18) it is the same spell.
	dispel := Cast(srd.DispelMagic, Choice(DispelTarget), On("B"))
	g = fencing(t, Ready(srd.DispelMagic, 2)).Does("A", dispel)
	g.Rolls(d20(10)).Answers("B", CounterBlind, srd.DispelMagic).Told(EvCountered, false)
	g = fencing(t, Ready(srd.DispelMagic, 2)).Does("A", dispel)
	g.Rolls(d20(5)).Answers("B", IdentifyAndCounter).Counters("B", srd.DispelMagic).Told(EvCountered, true)
	// Improved Counterspell: one of the same school and a higher level. Fireball
	// counters magic missile (DC 16: 3 + 13), not without the feat, and not the
	// other way round.
	g = fencing(t, Ready(srd.Fireball, 1), Learned(ImprovedCounterspell)).Does("A", Cast(srd.MagicMissile, On("B", "B", "B")))
	g.Rolls(d20(3)).Answers("B", IdentifyAndCounter).Counters("B", srd.Fireball).Told(EvCountered, true).Left("B", 40)
	g = fencing(t, Ready(srd.Fireball, 1))
	if p = g.d.Position(); p.Counters(1, g.slot(1, srd.Fireball), srd.MagicMissile, 0) {
		t.Error("without Improved Counterspell")
	}
	// An opposite by name: haste and slow.
	g = duel(t).Wizard("A", 9, Ready(srd.Haste, 1)).Wizard("B", 9, Ready(srd.Slow, 1)).Fight().At("A", 0, 0).At("B", 3, 3)
	if p = g.d.Position(); !p.Counters(1, g.slot(1, srd.Slow), srd.Haste, 0) {
		t.Error("slow should counter haste")
	}
	// Wands cannot be countered, nobody is even asked; scrolls can.
	g = duel(t).Wizard("A", 5, Carries(Wand, srd.MagicMissile, 1, 9), Carries(Scroll, srd.MagicMissile, 1, 1)).Wizard("B", 5, Ready(srd.MagicMissile, 1)).Wizard("C", 5).
		Fight().At("A", 0, 0).At("B", 5, 5).At("C", 11, 11).Asks("B")
	g.Rolls(d4(1)).Does("A", Use(0, On("B")), EndTurn()).Does("B", EndTurn()).Does("C", EndTurn())
	g = duel(t).Wizard("A", 5, Carries(Scroll, srd.MagicMissile, 1, 1)).Wizard("B", 5, Ready(srd.MagicMissile, 1)).Wizard("C", 5).
		Fight().At("A", 0, 0).At("B", 5, 5).At("C", 11, 11).Asks("B").Does("A", Use(0, On("B"))).Asked("B", AskCounter)
	if e := g.Event(EvItem); e.Spell != srd.NoSpell || e.Target != None {
		t.Errorf("the scroll is told: %+v", e)
	}
	g.Rolls(d20(3)).Answers("B", IdentifyAndCounter).Counters("B", srd.MagicMissile).Told(EvCountered, true).Marked("A", Disqualified, false)
	// A readied counterspell stands beside the extra one, and is used first.
	g = fencing(t, Ready(srd.Fireball, 3)).Does("A", EndTurn()).Does("B", Do(DoReady, Choice(ReadyCounter), On("A")), EndTurn())
	g.Does("A", attack).Rolls(d20(5)).Answers("B", IdentifyAndCounter).Counters("B", srd.Fireball).Is("B", ReadyKind, false)
	if p = g.d.Position(); !p.MayCounter(1) {
		t.Error("the extra counterspell is gone with the readied one")
	}
	// Nobody counters in the middle of another casting.
	g = fencing(t, Ready(srd.Fireball, 1)).Gets("B", CastingKind, func(e *Effect) { e.Spell, e.Ends = srd.SummonMonsterI, Forever }).Does("A", attack)
	g.Refused("B", CannotCast, Do(DoAnswer, Choice(IdentifyAndCounter)))
	g.Rolls(d6(1, 1, 1, 1, 1), d20(1, 20)).Answers("B", LetPass) // fails its save, keeps its casting
}

func TestR18_DirectlyWithAnItem(t *testing.T) {
	// In the area of a scroll's grease, unseen, fallen or not, is directly: C is.
	g := three(t, Carries(Scroll, srd.Grease, 1, 1)).Fight().At("A", 0, 0).At("B", 4, 0).At("C", 11, 11)
	g.Rolls(d20(20)).Does("A", Use(0, Square(4, 0, 0))).Marked("A", Disqualified, true)
	// Beside everybody it is not; nor when somebody walks into it later.
	g = three(t, Carries(Scroll, srd.Grease, 1, 1)).Fight().At("A", 0, 0).At("B", 6, 0).At("C", 11, 11)
	g.Does("A", Use(0, Square(3, 0, 0)), EndTurn()).Marked("A", Disqualified, false)
	// A fireball from a scroll takes in B and C: one act, and it ends nothing.
	// 5 x 2 = 10, saves fail, halved 5 each; their effect still happens.
	g = three(t, Carries(Scroll, srd.Fireball, 5, 1)).Fight().At("A", 0, 0).At("B", 8, 8).At("C", 9, 8)
	g.Rolls(d6(2, 2, 2, 2, 2), d20(1, 1)).Does("A", Use(0, Corner(9, 9, 0))).Marked("A", Disqualified, true).Left("B", 35).Left("C", 35).Phase(Fight)
	// Potions, and items on oneself, are free; so are blows at creatures.
	g = three(t, Carries(Potion, srd.MageArmor, 1, 1), Wields(Dagger)).Fight().At("A", 0, 0).At("B", 5, 5).At("C", 11, 11).Beast("Dog", "B", 3, 0)
	g.Does("A", Use(0), EndTurn()).Is("A", MageArmored, true).Marked("A", Disqualified, false)
	// Weapons are items, alchemical ones too: a dagger at B, with Strength 10, 1
	// misses, disqualifies all the same.
	g = three(t, Wields(Dagger)).Fight().At("A", 4, 5).At("B", 5, 5).At("C", 11, 11)
	g.Rolls(d20(1)).Does("A", Do(DoAttack, On("B"))).Marked("A", Disqualified, true)
	// House rule: weapons allowed.
	g = three(t, Wields(Dagger)).House(WeaponsAllowed).Fight().At("A", 4, 5).At("B", 5, 5).At("C", 11, 11)
	g.Rolls(d20(1)).Does("A", Do(DoAttack, On("B"))).Marked("A", Disqualified, false)
	// No attack with an item is automatic: with the order to strike always, A is
	// still asked, since it would disqualify.
	g = duel(t).Wizard("B", 5, Ready(srd.MagicMissile, 1)).Wizard("A", 5, Wields(Dagger)).Wizard("C", 5).Fight().At("B", 5, 5).At("A", 4, 5).At("C", 11, 11)
	g.d.State.Mages[1].AoO = Always
	g.Does("B", Cast(srd.MagicMissile, On("C", "C", "C"))).Asked("A", AskOpportunity)
	g.Rolls(d4(1, 1, 1)).Answers("A", 0).Marked("A", Disqualified, false)
	// A creature that came from an item may attack: its bite is no offence. 5 + 2
	// misses AC 10.
	g = three(t, Carries(Wand, srd.SummonMonsterI, 1, 9)).Fight().At("A", 0, 0).At("B", 5, 5).At("C", 11, 11).Beast("Dog", "A", 4, 5).Does("A", EndTurn())
	g.Rolls(d20(5)).Does("Dog", Do(DoAttack, On("B"))).Marked("A", Disqualified, false)
}

func TestR19_Zero(t *testing.T) {
	// Nonlethal damage equal to the current hit points is slain: 4 missiles of 4
	// + 1, halved 2 each, against 8.
	g := three(t).With(func(s *Setup) {
		s.Mages[0].Level = 7
		Ready(srd.MagicMissile, 1)(&s.Mages[0])
		s.Mages[1].HP = 8
	}).Fight().At("A", 0, 0).At("B", 5, 5).At("C", 11, 11)
	g.Rolls(d4(4, 4, 4, 4)).Does("A", Cast(srd.MagicMissile, On("B", "B", "B", "B"))).Left("B", 0).Marked("B", SlainFlag, true)
	// One short of it is not, and nobody is staggered.
	g = three(t).With(func(s *Setup) { Ready(srd.MagicMissile, 1)(&s.Mages[0]); s.Mages[1].HP = 7 }).Fight().At("A", 0, 0).At("B", 5, 5).At("C", 11, 11)
	g.Rolls(d4(4, 4, 4)).Does("A", Cast(srd.MagicMissile, On("B", "B", "B"))).Left("B", 1).Is("B", Staggered, false).Marked("B", SlainFlag, false)
	// A lost Constitution bonus can slay: 40 hit points, 36 nonlethal; 12 becomes
	// 10, 5 hit points less.
	g = viper(t, Has(Con, 12))
	g.unit("B").Nonlethal = 35
	g.Rolls(d20(15), roll(2, 2), d20(2), d6(4)).Does("Viper", Do(DoAttack, On("B"))).Left("B", -1).Marked("B", SlainFlag, true)
	// A summoned creature at 0 is sent back: a dog with 6, celestial with SR 6;
	// overcome by 5 + 5; 3 missiles of 2.
	g = three(t, Ready(srd.MagicMissile, 1)).Fight().At("A", 0, 0).At("B", 5, 5).At("C", 11, 11).Beast("Dog", "B", 6, 6)
	g.Rolls(d20(5), d4(4, 4, 4)).Does("A", Cast(srd.MagicMissile, On("Dog", "Dog", "Dog"))).Told(EvSent, true)
}

func TestR20_AbilitiesAndLevels(t *testing.T) {
	hit := func(a Ability) *table {
		g := three(t).Fight().At("A", 0, 0).At("B", 5, 5).At("C", 11, 11)
		g.unit("B").Damage[a] = g.unit("B").Score[a]
		return g.Does("A", EndTurn())
	}
	for _, a := range []Ability{Str, Dex, Int, Wis, Cha} {
		// B cannot act, its turn passes, and it is not slain.
		g := hit(a).Turn("C").Marked("B", SlainFlag, false)
		if p := g.d.Position(); p.flagsOf(1)&IsHelpless == 0 {
			t.Errorf("ability %d at 0 does not leave helpless", a)
		}
	}
	// Enervation: the ray hits touch AC 10 with 10 + 2; 4 levels, halved 2, 10
	// hit points not halved again.
	g := three(t, Ready(srd.Enervation, 2)).Fight().At("A", 0, 0).At("B", 3, 3).At("C", 11, 11)
	g.Rolls(d20(10), d4(4)).Does("A", Cast(srd.Enervation, On("B")), EndTurn()).Left("B", 30)
	if n := g.unit("B").Negative; n != 2 {
		t.Errorf("%d negative levels", n)
	}
	// As many as Hit Dice is slain: a second level 2 mage.
	g = three(t, Ready(srd.Enervation, 1)).With(func(s *Setup) { s.Mages[1].Level = 2 }).Fight().At("A", 0, 0).At("B", 3, 3).At("C", 11, 11)
	g.Rolls(d20(10), d4(4)).Does("A", Cast(srd.Enervation, On("B"))).Marked("B", SlainFlag, true)
}

func TestR21_TheOrderOfDamage(t *testing.T) {
	// Fireball 5 x 3 = 15; the save halves to 7; the zone to 3; 2 temporary hit
	// points take 2 of them. Every step is in the chronicle.
	g := three(t, Ready(srd.Fireball, 1)).Fight().At("A", 0, 0).At("B", 8, 8).At("C", 11, 0)
	g.unit("B").Temp = 2
	g.Rolls(d6(3, 3, 3, 3, 3), d20(20)).Does("A", Cast(srd.Fireball, Corner(8, 8, 0))).Left("B", 39)
	e := g.Event(EvDamage)
	steps := map[int32]int32{}
	for _, l := range g.d.Lines[e.L0:e.L1] {
		steps[l.Source] = l.Value
	}
	for step, want := range map[int32]int32{StepRolled: 15, StepSave: 7, StepZone: 3, StepTemp: 1} {
		if steps[step] != want {
			t.Errorf("step %d is %d, want %d", step, steps[step], want)
		}
	}
	// At least 1 if anything got through: acid splash, 1d3 = 1; the ray hits with
	// 10 + 2.
	g = three(t, Ready(srd.AcidSplash, 1)).Fight().At("A", 0, 0).At("B", 3, 3).At("C", 11, 11)
	g.Rolls(d20(10), d3(1)).Does("A", Cast(srd.AcidSplash, On("B"))).Left("B", 39)
	// Not halved: a fist, 12 + 2, 1d3 = 3, from one whom nobody armed faces.
	g = three(t).Fight().At("A", 4, 5).At("B", 5, 5).At("C", 11, 11)
	g.Rolls(d20(12), d3(3)).Does("A", Do(DoAttack, On("B"))).Left("B", 37)
	// Nor a plain fall: 20 ft, 2d6 = 7, as the flight is dispelled (11 + 5 against
	// 11 + 5) - but fly lets its bearer down gently, so the fall is that of one
	// whose wings fail: 10 ft a d6.
	g = three(t).Fight().At("A", 0, 0).At("B", 5, 5, 4).At("C", 11, 11)
	r := run{Position: g.d.at(&g.d.State), d: g.d, s: &g.d.State}
	g.Rolls(d6(3, 4))
	r.drop(1)
	g.Left("B", 33)
}

func TestR22_HalfOfFullHitPoints(t *testing.T) {
	// 41 full, 11 left: finger of death (DC 20: 15 + 1 fails) does 20, rounded
	// down and not halved again: slain. Temporary hit points absorb.
	g := duel(t).Wizard("A", 13, Ready(srd.FingerOfDeath, 1)).Wizard("B", 5, HP(41)).Wizard("C", 5).Fight().At("A", 0, 0).At("B", 3, 3).At("C", 11, 11)
	g.unit("B").Nonlethal, g.unit("B").Temp = 20, 5
	g.Rolls(d20(15)).Does("A", Cast(srd.FingerOfDeath, On("B"))).Left("B", 6)
	// The lesser harm of a save is ordinary damage: 3d6 = 9 and 13, halved 11.
	g = duel(t).Wizard("A", 13, Ready(srd.FingerOfDeath, 1)).Wizard("B", 5, HP(41)).Wizard("C", 5).Fight().At("A", 0, 0).At("B", 3, 3).At("C", 11, 11)
	g.Rolls(d20(20), d6(3, 3, 3)).Does("A", Cast(srd.FingerOfDeath, On("B"))).Left("B", 30)
	// For any target, summoned or not: a dog of 6 loses 3; SR 6 is overcome by 5
	// + 13, Fortitude 5 + 4 fails.
	g = duel(t).Wizard("A", 13, Ready(srd.FingerOfDeath, 1)).Wizard("B", 5).Wizard("C", 5).Fight().At("A", 0, 0).At("B", 5, 5).At("C", 11, 11).Beast("Dog", "B", 3, 3)
	g.Rolls(d20(5, 5)).Does("A", Cast(srd.FingerOfDeath, On("Dog"))).Left("Dog", 3)
}

func TestR23_SomebodyFromOutside(t *testing.T) {
	// What belongs to a participant and is outside stops at the edge; neither E10
	// nor E11 applies.
	g := two(t).Fight().At("A", 5, 5).At("B", 9, 9).Beast("Wolf", "A", -1, 5)
	g.Does("A", EndTurn()).Turn("Wolf").Does("Wolf", Go(0, 5, 0)).Stands("Wolf", -1, 5, 0).Told(EvStopped, true).Phase(Fight)
	// An animal that was inside from the start is nobody from outside.
	g = two(t).Fight().At("A", 5, 5).At("B", 9, 9).Beast("Pony", "", 2, 2).Does("A", EndTurn())
	g.Rolls(d20(20)).Does("B", EndTurn()).Phase(Fight)
}

func TestR24_TheChronicleSaysWhose(t *testing.T) {
	g := meddled(t, 2)
	if e := g.Event(EvOutside); e.Who != None || e.Sees != Everyone {
		t.Errorf("a bystander's shot: %+v", e)
	}
	g = meddled(t, 1)
	if e := g.Event(EvTrespass); e.Who != None || e.Sees != Everyone {
		t.Errorf("a bystander's step: %+v", e)
	}
}

func TestR25_WhoIsEqual(t *testing.T) {
	// E10, E11: all, the slain C too; not D, who left, nor E, who is disqualified.
	g := duel(t).Wizard("A", 5).Wizard("B", 5).Wizard("C", 5).Wizard("D", 5).Wizard("E", 5).With(func(s *Setup) { s.Bystanders = MeddlingBystanders }).Fight()
	g.Mark(SlainFlag, "C").Mark(OutFlag, "D").Mark(Disqualified, "E")
	g.d.State.Order = []int32{0, 1}
	g.Does("A", EndTurn())
	g.Rolls(roll(100, 5), roll(2, 1)).Does("B", EndTurn()).Ended(Draw, ByTrespass, "")
	for name, want := range map[string]bool{"A": true, "B": true, "C": true, "D": false, "E": false} {
		g.Marked(name, HeldEqual, want)
	}
	// T4: those still active.
	g = three(t).Fight().Mark(SlainFlag, "C")
	g.d.State.Order, g.d.State.Round = []int32{0, 1}, 600
	g.Does("A", EndTurn()).Does("B", EndTurn()).Ended(Draw, ByTime, "").Marked("A", HeldEqual, true).Marked("C", HeldEqual, false)
}

func TestR26_Judging(t *testing.T) {
	// All who are active go out in one command: a draw of those. A's own fireball
	// takes A and B, who have 2 hit points left; C was slain before. 5 x 1 = 5,
	// saves fail, halved 2.
	g := three(t, Ready(srd.Fireball, 1)).Fight().At("A", 5, 5).At("B", 6, 6).At("C", 11, 11).Mark(SlainFlag, "C")
	g.unit("A").Nonlethal, g.unit("B").Nonlethal = 38, 38
	g.Rolls(d6(1, 1, 1, 1, 1), d20(1, 1)).Does("A", Cast(srd.Fireball, Corner(6, 6, 0))).Ended(Draw, ByTogether, "")
	g.Marked("A", HeldEqual, true).Marked("B", HeldEqual, true).Marked("C", HeldEqual, false)
	// A victory goes before an interference of the same command: B, the last foe,
	// walks out.
	two(t).Fight().At("A", 5, 5).At("B", 0, 0).Does("A", EndTurn()).Does("B", Go(-1, 0, 0)).Ended(Won, ByExpulsion, "A")
	// The slain take no turn, cannot be aimed at, block no square; their spells
	// run on, their concentration ends.
	g = three(t, Ready(srd.MagicMissile, 1)).Fight().At("A", 5, 5).At("B", 5, 6).At("C", 11, 11).Gets("B", Shielded)
	g.unit("B").Nonlethal = 39
	for len(g.d.State.Effects) > 0 {
		g.d.State.remove(0)
	}
	g.Rolls(d4(1)).Does("A", Cast(srd.MagicMissile, On("B", "B", "B"))).Marked("B", SlainFlag, true)
	g.Does("A", Go(5, 6, 0)).Stands("A", 5, 6, 0).Does("A", EndTurn()).Turn("C")
	g.Refused("C", NoSuchTarget, Do(DoAttack, On("B")))
	// Their creatures keep their last orders: B's dog goes on fighting by itself,
	// 2 + 2 misses.
	g = three(t, Ready(srd.MagicMissile, 1)).Fight().At("A", 5, 5).At("B", 9, 9).At("C", 11, 11).Beast("Dog", "B", 5, 6).Mark(SlainFlag, "B")
	g.d.State.Order = []int32{0, 3, 2}
	g.Rolls(d20(2)).Does("A", EndTurn()).Turn("C").Told(EvAttack, true)
}

func TestR27_TheHourAndTheQuiet(t *testing.T) {
	// House rule: at the hour the largest share wins: 30 of 40 against 35 of 50.
	g := two(t).House(HourByHitPoints).With(func(s *Setup) { s.Mages[1].HP = 50 }).Fight()
	g.unit("A").Nonlethal, g.unit("B").Nonlethal = 10, 15
	g.d.State.Round = 600
	g.Does("A", EndTurn()).Does("B", EndTurn()).Ended(Won, ByTime, "A")
	// Equal shares: a draw.
	g = two(t).House(HourByHitPoints).Fight()
	g.d.State.Round = 600
	g.Does("A", EndTurn()).Does("B", EndTurn()).Ended(Draw, ByTime, "")
	// Ten rounds without a hostile act: all are asked.
	g = two(t).Fight().At("A", 0, 0).At("B", 9, 9)
	for round := 1; round <= 10; round++ {
		g.Does("A", EndTurn()).Does("B", EndTurn()).Told(EvQuiet, round == 10)
	}
	g.Phase(Fight) // they may run on
	// A hostile act breaks the quiet: a fist that misses.
	g = two(t).Fight().At("A", 5, 5).At("B", 5, 6)
	g.d.State.Quiet = 9
	g.Rolls(d20(1)).Does("A", Do(DoAttack, On("B")), EndTurn())
	g.Does("B", EndTurn()).Told(EvQuiet, false)
}

func TestR28_DeclaringADraw(t *testing.T) {
	// It stands until one's next turn, and may be taken back, in anybody's turn.
	g := two(t).Fight().Does("B", Do(DoDeclareDraw)).Refused("B", NoDraw, Do(DoDeclareDraw))
	g.Does("B", Do(DoTakeBackDraw)).Marked("B", DrawDeclared, false).Does("B", Do(DoDeclareDraw))
	g.Does("A", EndTurn()).Turn("B").Marked("B", DrawDeclared, false).Does("A", Do(DoDeclareDraw)).Phase(Fight)
	g.Does("B", EndTurn()).Marked("A", DrawDeclared, false)
	// Who cannot declare blocks it.
	two(t).Fight().Gets("B", Stunned).Does("A", Do(DoDeclareDraw)).Phase(Fight).Refused("B", CannotAct, Do(DoDeclareDraw))
	// Unless nobody active can act: then it holds at once. C held both while A
	// had declared; C's own will is out of the contest.
	g = two(t).Fight().Gets("B", Stunned).Does("A", Do(DoDeclareDraw)).Gets("A", Stunned)
	g.Does("A", EndTurn()).Ended(Draw, ByAgreement, "")
}

func TestR29_RestoringInDetail(t *testing.T) {
	// Enervation takes two levels and with them the two highest spells; slots
	// spent stay spent, those that the levels took come back.
	g := duel(t).Wizard("A", 7, Ready(srd.Enervation, 1)).Wizard("B", 5, Ready(srd.Fireball, 2), Ready(srd.MagicMissile, 2)).Fight().At("A", 0, 0).At("B", 3, 3)
	g.Rolls(d20(10), d4(4)).Does("A", Cast(srd.Enervation, On("B")), EndTurn()).Slots("B", srd.Fireball, 0).Left("B", 30)
	g.Rolls(d4(1, 1)).Does("B", Cast(srd.MagicMissile, On("A", "A"))).Slots("B", srd.MagicMissile, 1)
	g.Does("A", Do(DoDeclareDraw)).Does("B", Do(DoDeclareDraw)).Ended(Draw, ByAgreement, "")
	g.Left("B", 40).Slots("B", srd.Fireball, 2).Slots("B", srd.MagicMissile, 1)
	if n := g.unit("B").Negative; n != 0 {
		t.Errorf("%d negative levels", n)
	}
	// Creatures brought in the duel go; what was drunk stays drunk.
	g = duel(t).Wizard("A", 5, Carries(Potion, srd.MageArmor, 1, 1)).Wizard("B", 5).Fight().At("A", 0, 0).At("B", 9, 9).Beast("Dog", "A", 1, 0)
	g.Does("A", Use(0), Do(DoDeclareDraw)).Does("B", Do(DoDeclareDraw)).Flagged("Dog", Gone, true).Is("A", MageArmored, false)
	if g.d.State.Items[0].Charges != 0 {
		t.Error("the potion is full again")
	}
}

func TestR30_TheOrderOfSecrets(t *testing.T) {
	duelOfThree := func(b, c []trait) *table {
		return duel(t).Wizard("A", 5, Ready(srd.Fireball, 2), Ready(srd.SummonMonsterI, 1)).Wizard("B", 5, b...).Wizard("C", 5, c...).Fight().
			At("A", 0, 0).At("B", 8, 8).At("C", 9, 9).Asks("B", "C")
	}
	has := []trait{Ready(srd.Fireball, 1)}
	attack := Cast(srd.Fireball, Corner(8, 8, 0))
	// Both choose before anything is rolled; B's success ends the casting, and C
	// keeps spell and counterspell.
	g := duelOfThree(has, has).Does("A", attack).Asked("B", AskCounter).Answers("B", IdentifyAndCounter).Asked("C", AskCounter)
	if e := g.d.State.Mages[1].CounterRound; e != 0 {
		t.Error("C can see that B counters")
	}
	g.Rolls(d20(20, 20)).Answers("C", IdentifyAndCounter).Counters("B", srd.Fireball).Told(EvCountered, true)
	g.Slots("B", srd.Fireball, 0).Slots("C", srd.Fireball, 1)
	if p := g.d.Position(); p.MayCounter(1) || !p.MayCounter(2) {
		t.Error("B's counterspell is used, C's kept")
	}
	// B lets it pass after its check: its counterspell is used up, no slot is;
	// then C counters.
	g = duelOfThree(has, has).Does("A", attack).Answers("B", IdentifyAndCounter)
	g.Rolls(d20(20, 20)).Answers("C", IdentifyAndCounter).Asked("B", AskIdentified).Answers("B", 0).Counters("C", srd.Fireball).Told(EvCountered, true)
	g.Slots("B", srd.Fireball, 1).Slots("C", srd.Fireball, 0)
	if p := g.d.Position(); p.MayCounter(1) || p.MayCounter(2) {
		t.Error("both counterspells are used")
	}
	// The check is told to its player alone, a failed one without the lines that
	// would tell a specialist the school.
	g = duelOfThree(has, nil).With(func(s *Setup) { s.Mages[1].School = srd.Evocation }).Does("A", attack).Answers("B", Identify)
	g.Rolls(d20(2, 1), d6(1, 1, 1, 1, 1), d20(1, 1)).Answers("C", Identify) // 2 + 15 = 17, 1 + 13: DC 18
	for _, e := range g.d.Events {
		if e.Kind == EvSpellcraft && (e.Sees != Only(e.Who) || e.B != 0 || e.L0 != e.L1 || e.Spell != srd.NoSpell || e.C != 0 || e.D != 0) {
			t.Errorf("the check tells %+v", e)
		}
	}
	// Defensive casting comes first: lost there, it costs nobody a counter and is
	// not shown. Concentration 1 + 8 against 15 + 3.
	g = duelOfThree(has, has)
	g.Rolls(d20(1)).Does("A", Cast(srd.Fireball, Corner(8, 8, 0), Defensive())).Told(EvCast, false).Told(EvLost, true)
	for _, e := range g.d.Events {
		if e.SeenBy(Only(1)) && (e.Spell != srd.NoSpell || e.Kind == EvRoll) {
			t.Errorf("B is told %+v", e)
		}
	}
	// A casting of one round is met at its start, and shown when it takes effect.
	g = duelOfThree([]trait{Ready(srd.SummonMonsterI, 1)}, nil).Does("A", Cast(srd.SummonMonsterI, Square(1, 1, 0))).Asked("B", AskCounter).Answers("B", LetPass).Answers("C", LetPass)
	g.Told(EvCast, false).Is("A", CastingKind, true)
	var seen State
	if v := g.d.View(Only(1), &seen); v.S.Effects[0].Spell != srd.NoSpell || v.S.Effects[0].CL != 0 {
		t.Error("B's view knows what A casts")
	}
	g.Does("A", EndTurn()).Does("B", EndTurn()).Does("C", EndTurn()).Told(EvCast, true).Told(EvSummoned, true).Turn("A")
	// Who neither sees nor hears is not asked.
	g = duelOfThree(has, has).Gets("B", Blinded).Gets("B", Deafened).Does("A", attack).Asked("C", AskCounter)
	g.Rolls(d6(1, 1, 1, 1, 1), d20(1, 1)).Answers("C", LetPass)
	// House rule: no Spellcraft check, every casting is known.
	g = duelOfThree(has, has).House(NoSpellcraft).Does("A", attack).Answers("B", IdentifyAndCounter).Answers("C", LetPass)
	g.Counters("B", srd.Fireball).Told(EvCountered, true)
}

func TestR31_LeavingIsYielding(t *testing.T) {
	g := three(t).Fight().At("A", 0, 5).At("B", 9, 9).At("C", 9, 0)
	g.Does("A", Go(-1, 5, 0)).Marked("A", OutFlag, true).Phase(Fight)
	for _, a := range []act{EndTurn(), Go(0, 5, 0)} {
		g.Refused("A", NotYourTurn, a)
	}
	g.Refused("A", WrongPhase, Do(DoDeclareDraw))
	// If magic brings it back, that is T3's last sentence.
	r := run{Position: g.d.at(&g.d.State), d: g.d, s: &g.d.State}
	r.intrude(0)
	r.judge()
	g.Ended(Draw, ByDisqualified, "").Marked("A", HeldEqual, false).Marked("B", HeldEqual, true)
}

func TestR32_TwoToEight(t *testing.T) {
	for n := 1; n <= 9; n++ {
		set := &Setup{}
		for range n {
			set.Mages = append(set.Mages, MageSpec{Name: "M", Level: 1, HP: 4, Abilities: [6]int16{10, 10, 10, 11, 10, 10}})
		}
		err, refused := set.Check().(*SetupError)
		if refused != (n < 2 || n > 8) || refused && err.Rule != "R32" {
			t.Errorf("%d participants: %v", n, err)
		}
	}
	// All against all.
	g := three(t).Fight()
	p := g.d.Position()
	if !p.Foe(0, 1) || !p.Foe(1, 2) || !p.Foe(0, 2) {
		t.Error("somebody is nobody's foe")
	}
}
