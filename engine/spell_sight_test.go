package engine

import (
	"testing"

	"mageduel/engine/srd"
)

func TestCauseFear(t *testing.T) {
	cast := Cast(srd.CauseFear, On("B"))
	// DC 10 + 1 + 3 = 14 of Will: 9 + 4 fails, frightened 1d4 = 3 rounds: at its
	// turn B runs 60 ft from A and can do no more.
	g := spellDuel(t, 5, srd.CauseFear).Rolls(d20(9), d4(3)).Does("A", cast).Is("B", Frightened, true)
	p := g.d.Position()
	if e := p.S.Effects[p.find(1, Frightened)]; p.RoundsLeft(&e) != 3 {
		t.Errorf("frightened for %d rounds, want 3", p.RoundsLeft(&e))
	}
	g.Does("A", EndTurn()).Turn("B").Refused("B", NoActionLeft, Do(DoAttack, On("A")))
	if p = g.d.Position(); p.Distance(0, 1) <= 20 {
		t.Errorf("B is %d ft away, it did not flee", p.Distance(0, 1))
	}
	// Who makes it, 10 + 4, is shaken until A's next turn.
	g = spellDuel(t, 5, srd.CauseFear).Rolls(d20(10)).Does("A", cast).Is("B", Shaken, true).Is("B", Frightened, false)
	g.Does("A", EndTurn()).Does("B", EndTurn()).Is("B", Shaken, false)
	// 6 Hit Dice are too many, and what does not live has no fear.
	g = duel(t).Wizard("A", 5, Ready(srd.CauseFear, 1)).Wizard("B", 6).Fight().At("A", 2, 2).At("B", 6, 2)
	g.Rolls(d20(1)).Does("A", cast).Told(EvResist, true).Is("B", Frightened, false).Is("B", Shaken, false)
	// Close range at level 5 is 35 ft; 40 ft are too far. It is a harm (R35).
	spellDuel(t, 5, srd.CauseFear).At("B", 10, 2).Refused("A", OutOfRange, cast)
	duel(t).Wizard("A", 5, Ready(srd.CauseFear, 1)).Wizard("B", 5).Settled(1).Refused("A", HarmsBefore, cast)
	// A celestial dog of 1 Hit Die runs too: 1 + 5 overcomes its resistance of 6,
	// Will +1 (12 + 1 fails against 14), a round.
	g = spellDuel(t, 5, srd.CauseFear).Beast("Dog", "B", 4, 2)
	g.Rolls(d20(1, 12), d4(1)).Does("A", Cast(srd.CauseFear, On("Dog"))).Is("Dog", Frightened, true)
	// Fear on fear is panic.
	spellDuel(t, 5, srd.CauseFear).Gets("B", Shaken).Rolls(d20(2), d4(1)).Does("A", cast).Is("B", Panicked, true)
}

func TestSeeInvisibility(t *testing.T) {
	g := duel(t).Wizard("A", 5, Ready(srd.SeeInvisibility, 1), Ready(srd.MagicMissile, 1)).Wizard("B", 5).Wizard("C", 5, Ready(srd.MagicMissile, 1)).
		Fight().At("A", 2, 2).At("B", 6, 2).At("C", 2, 6).Gets("B", Invisible)
	hit := Cast(srd.MagicMissile, On("B", "B", "B"))
	g.Refused("A", NotSeen, hit)
	g.Does("A", Cast(srd.SeeInvisibility)).Is("A", SeesInvisible, true).Does("A", EndTurn()).Does("B", EndTurn())
	// C, and who looks over C's shoulder as well, sees nothing still.
	g.Refused("C", NotSeen, hit).Does("C", EndTurn())
	for viewers, unseen := range map[uint16]bool{Only(0): false, Only(2): true, Only(0) | Only(2): true} {
		var seen State
		if v := g.d.View(viewers, &seen); v.S.Units[1].Has(Unseen) != unseen {
			t.Errorf("to viewers %b B is unseen: %v", viewers, !unseen)
		}
	}
	p := g.d.Position()
	if p.Concealment(0, 1) != 0 || p.Concealment(2, 1) != 50 || p.losesDex(0, 1) || !p.losesDex(2, 1) {
		t.Error("concealment, or Dexterity against B")
	}
	// It shows neither who stands in fog nor which image is the mage.
	if g.Gets("B", MirrorImages, func(e *Effect) { e.A = 4 }); g.d.Position2().seesTrue(0, 1) {
		t.Error("images deceive A still")
	}
	g.Rolls(roll(5, 1), roll(4, 1), d3(1)).Does("A", hit).Is("B", Invisible, true)
	if p = g.d.Position(); p.Images(1) != 1 {
		t.Errorf("%d images are left", p.Images(1))
	}
	// 10 minutes a level; personal, so that it comes into the zone (P12).
	g = duel(t).Wizard("A", 5, Ready(srd.SeeInvisibility, 1)).Wizard("B", 5).Settled(1).Does("A", Cast(srd.SeeInvisibility))
	p = g.d.Position()
	if e := p.S.Effects[p.find(0, SeesInvisible)]; p.RoundsLeft(&e) != 500 || e.Flags&Dismissible == 0 {
		t.Errorf("%d rounds, flags %x", p.RoundsLeft(&e), e.Flags)
	}
	g.Does("A", EndTurn()).Does("B", EndTurn()).all(Do(DoEnter)).Is("A", SeesInvisible, true)
}

func TestGlitterdust(t *testing.T) {
	// 10 ft of radius: B, two squares from the corner, and the invisible C beside
	// it are covered; D, three away, is not. DC 10 + 2 + 3 = 15 of Will: B's 10 + 4
	// fails, C's 11 + 4 does not.
	start := func() *table {
		return duel(t).Wizard("A", 5, Ready(srd.Glitterdust, 2), Ready(srd.MagicMissile, 1)).Wizard("B", 5, Has(Dex, 14)).Wizard("C", 5).Wizard("D", 5).
			Fight().At("A", 0, 0).At("B", 6, 5).At("C", 5, 6).At("D", 8, 5).Gets("C", Invisible)
	}
	dust := Cast(srd.Glitterdust, Corner(5, 5, 0))
	g := start().Refused("A", NotSeen, Cast(srd.MagicMissile, On("C", "C", "C")))
	g.Rolls(d20(10, 11)).Does("A", dust).Is("B", Glittering, true).Is("B", Blinded, true).Is("C", Glittering, true).Is("C", Blinded, false).Is("D", Glittering, false)
	// Blinded, B loses 2 of AC, its Dexterity and half its speed, and sees nobody.
	p := g.d.Position()
	if ac := p.Sum(Query{Unit: 1, Against: 0, Stat: AC, How: LoseDex}, nil); ac != 8 || !p.losesDex(1, 0) || p.LandSpeed(1) != 15 || p.Sees(1, 0) {
		t.Errorf("B's AC is %d, its speed %d", ac, p.LandSpeed(1))
	}
	// C is invisible still, and everybody sees it.
	if !p.Is(2, Invisible) || !p.Sees(0, 2) || p.Concealment(3, 2) != 0 {
		t.Error("C is not outlined")
	}
	for m := range int32(4) {
		var seen State
		if v := g.d.View(Only(m), &seen); m != 2 && m != 1 && v.S.Units[2].Has(Unseen) {
			t.Errorf("C is hidden from %d", m)
		}
	}
	g.Does("A", EndTurn()).Refused("B", CannotRun, Do(DoRun, Square(6, 9, 0))).Does("B", EndTurn()).Does("C", EndTurn()).Does("D", EndTurn())
	g.Rolls(d4(1, 1, 1)).Does("A", Cast(srd.MagicMissile, On("C", "C", "C")))
	// A round a level: five rounds on both are gone together.
	g.Does("A", EndTurn()).Does("B", EndTurn()).Does("C", EndTurn()).Does("D", EndTurn())
	for range 3 {
		g.Is("B", Blinded, true)
		g.Does("A", EndTurn()).Does("B", EndTurn()).Does("C", EndTurn()).Does("D", EndTurn())
	}
	g.Is("B", Blinded, false).Is("B", Glittering, false).Is("C", Glittering, false)
	// Once more before the first is over: blind for as long as the later dust.
	g = start().Rolls(d20(1, 1)).Does("A", dust, EndTurn()).Does("B", EndTurn()).Does("C", EndTurn()).Does("D", EndTurn())
	g.Rolls(d20(1, 1)).Does("A", dust)
	p = g.d.Position()
	n := 0
	for i := range p.S.Effects {
		if e := &p.S.Effects[i]; e.Kind == Blinded && e.On == 1 {
			if n++; p.RoundsLeft(e) != 5 {
				t.Errorf("blinded for %d rounds", p.RoundsLeft(e))
			}
		}
	}
	if n != 1 {
		t.Errorf("B is blinded %d times", n)
	}
	// Dispel magic ends the dust by one check, and the blindness with it: 12 + 5
	// against 11 + 5.
	g = duel(t).Wizard("A", 5, Ready(srd.Glitterdust, 1)).Wizard("B", 5).Wizard("C", 5, Ready(srd.DispelMagic, 1)).Fight().At("A", 0, 0).At("B", 6, 5).At("C", 9, 9)
	g.Rolls(d20(1)).Does("A", dust, EndTurn()).Does("B", EndTurn())
	g.Rolls(d20(12)).Does("C", Cast(srd.DispelMagic, Choice(DispelTarget), On("B"))).Is("B", Blinded, false).Is("B", Glittering, false)
	// It spares nobody: A in its own dust is blinded, 1 + 4.
	g = duel(t).Wizard("A", 5, Ready(srd.Glitterdust, 1)).Wizard("B", 5).Fight().At("A", 5, 5).At("B", 11, 11)
	g.Rolls(d20(1)).Does("A", dust).Is("A", Blinded, true)
	// A harm before the duel (R35).
	duel(t).Wizard("A", 5, Ready(srd.Glitterdust, 1)).Wizard("B", 5).Settled(1).Refused("A", HarmsBefore, dust)
}

func TestTrueSeeing(t *testing.T) {
	// Within 120 ft, 24 squares, neither invisibility nor images deceive; farther
	// off they do.
	g := duel(t).Wizard("A", 12, Ready(srd.TrueSeeing, 2), Ready(srd.MagicMissile, 2)).Wizard("B", 5).Zone(200, 40).Fight().At("A", 0, 0).At("B", 24, 0).
		Gets("B", Invisible).Gets("B", MirrorImages, func(e *Effect) { e.A = 4 })
	hit := Cast(srd.MagicMissile, On("B"))
	g.Refused("A", NotSeen, hit).Does("A", Cast(srd.TrueSeeing, On("A")), EndTurn()).Does("B", EndTurn())
	// 250 gp of ointment are paid from the purse of 1,000 (R45).
	if n := g.d.State.Mages[0].Purse; n != 750 {
		t.Errorf("%d gp are left, want 750", n)
	}
	g.Rolls(d4(3)).Does("A", hit).Left("B", 38) // no image is in its way; 4, halved
	if p := g.d.Position(); p.Images(1) != 4 || !p.seesTrue(0, 1) {
		t.Error("the images should stand")
	}
	g.Does("A", EndTurn()).At("B", 25, 0).Does("B", EndTurn()).Refused("A", NotSeen, hit)
	// A blow goes at the mage itself: 8 + 6 hits AC 10, 1d3.
	g = duel(t).Wizard("A", 12).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 3, 2).Gets("A", TrueSight).Gets("B", Invisible).Gets("B", MirrorImages, func(e *Effect) { e.A = 4 })
	g.Rolls(d20(8), d3(2)).Does("A", Do(DoAttack, On("B"))).Left("B", 38)
	// It sees through no fog.
	g = duel(t).Wizard("A", 12, Ready(srd.StinkingCloud, 1)).Wizard("B", 5).Fight().At("A", 0, 0).At("B", 8, 8).Gets("A", TrueSight)
	g.Rolls(d20(20)).Does("A", Cast(srd.StinkingCloud, Corner(9, 9, 0)))
	if p := g.d.Position(); p.Sees(0, 1) {
		t.Error("A sees through the cloud")
	}
	// A minute a level; a touch, so that it comes into the zone, and on oneself
	// alone in the preparation (R35). Without 250 gp it is not cast.
	g = duel(t).Wizard("A", 12, Ready(srd.TrueSeeing, 1)).Wizard("B", 5).Settled(1).Refused("A", HarmsBefore, Cast(srd.TrueSeeing, On("B")))
	g.Does("A", Cast(srd.TrueSeeing, On("A")))
	p := g.d.Position()
	if e := p.S.Effects[p.find(0, TrueSight)]; p.RoundsLeft(&e) != 120 {
		t.Errorf("%d rounds", p.RoundsLeft(&e))
	}
	g.Does("A", EndTurn()).Does("B", EndTurn()).all(Do(DoEnter)).Is("A", TrueSight, true)
	g = duel(t).Wizard("A", 12, Ready(srd.TrueSeeing, 1)).Wizard("B", 5).With(func(s *Setup) { s.Mages[0].Purse = 249 }).Fight()
	g.Refused("A", NoComponents, Cast(srd.TrueSeeing, On("A")))
}
