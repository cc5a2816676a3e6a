package engine

import (
	"testing"

	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// all has everybody do the same, in the order of the table.
func (g *table) all(a act) *table {
	g.t.Helper()
	for i := range g.set.Mages {
		g.Does(g.set.Mages[i].Name, a)
	}
	return g
}

// agreed is the rite up to the acclimatisation.
func (g *table) agreed() *table {
	g.t.Helper()
	g.Begin().Does("A", Do(DoChallenge, Choice(1)))
	for _, m := range g.set.Mages[1:] {
		g.Does(m.Name, Do(DoAgree))
	}
	return g.Phase(Acclimatise)
}

// balloting is the rite up to the ballot on the zone.
func (g *table) balloting() *table {
	g.t.Helper()
	return g.agreed().all(Do(DoAcclimatise)).Phase(ZoneBallot)
}

func two(t *testing.T) *table { return duel(t).Wizard("A", 5).Sorcerer("B", 7) }

func TestQ1_MagesOnly(t *testing.T) {
	// A wand does not make a mage: the Weave does not take B.
	g := duel(t).Wizard("A", 5).Wizard("B", 5, Carries(Wand, srd.MagicMissile, 1, 50))
	g.With(func(s *Setup) { s.Mages[1].Class, s.Mages[1].Book = Unqualified, nil })
	g.agreed().Does("A", Do(DoAcclimatise)).Marked("A", Acclimatised, true)
	g.Does("B", Do(DoAcclimatise)).Told(EvUnqualified, true)
	if e := g.Event(EvUnqualified); e.Who != 1 {
		t.Errorf("participant %d is unqualified", e.Who)
	}
	// A wizard and a sorcerer both pass.
	two(t).balloting()
}

func TestQ2_TheUnqualifiedEndTheDuel(t *testing.T) {
	g := duel(t).Wizard("A", 5).Wizard("B", 5).Wizard("C", 5).With(func(s *Setup) { s.Mages[2].Class = Unqualified })
	g.agreed().Does("C", Do(DoAcclimatise)).Ended(Void, ByUnqualified, "")
	g.Refused("A", DuelOver, Do(DoAcclimatise))
}

func TestD1_ChallengeAndOffer(t *testing.T) {
	g := two(t).Begin().Phase(Challenge)
	g.Refused("B", NotYourTurn, Do(DoChallenge))
	g.Does("A", Do(DoChallenge, Choice(1))).Phase(Demand).Marked("A", Agreed, true)
	if e := g.Event(EvChallenge); e.Who != 0 || e.A != 1 {
		t.Errorf("challenge %+v", e)
	}
	g.Does("B", Do(DoAgree)).Phase(Acclimatise)
}

func TestD2_TheChallengedMayDemand(t *testing.T) {
	g := two(t).Begin().Does("A", Do(DoChallenge)).Phase(Demand).Marked("A", Agreed, false)
	// Nothing is offered yet that A could accept.
	g.Refused("A", NotYourTurn, Do(DoAgree))
	g.Does("B", Do(DoAgree)).Phase(Demand)
	g.Does("A", Do(DoAgree)).Phase(Acclimatise)
}

func TestD3_ToRefuseIsToMeanToKill(t *testing.T) {
	g := two(t).Begin().Does("A", Do(DoChallenge, Choice(1))).Does("B", Do(DoRefuse))
	g.Ended(RefusedRite, ByRefusal, "")
	if e := g.Event(EvRefuse); e.Who != 1 {
		t.Errorf("%d refused", e.Who)
	}
	// Whoever made the offer: the challenger may refuse what B demands.
	g = two(t).Begin().Does("A", Do(DoChallenge)).Does("B", Do(DoAgree)).Does("A", Do(DoRefuse))
	g.Ended(RefusedRite, ByRefusal, "")
	if e := g.Event(EvRefuse); e.Who != 0 {
		t.Errorf("%d refused", e.Who)
	}
}

func TestP1_Acclimatisation(t *testing.T) {
	g := two(t).agreed()
	// Face to face: A looks east, B, who stands east of A, west.
	if a, b := g.unit("A"), g.unit("B"); b.X <= a.X || b.Y != a.Y || a.Facing != 0 || b.Facing != 4 {
		t.Errorf("A at %v faces %d, B at %v faces %d", a.At(), a.Facing, b.At(), b.Facing)
	}
	g.Does("A", Do(DoAcclimatise)).Phase(Acclimatise)
	g.Refused("A", AlreadyDone, Do(DoAcclimatise))
	g.Refused("B", WrongPhase, Do(DoVoteZone, Feet(60, 40)))
	g.Does("B", Do(DoAcclimatise)).Phase(ZoneBallot)
}

func TestP2_NotUnderCompulsion(t *testing.T) {
	g := two(t).With(func(s *Setup) { s.Mages[1].Compelled = true }).agreed()
	g.Does("A", Do(DoAcclimatise))
	g.Rolls(d20(19)).Does("B", Do(DoAcclimatise)).Told(EvCompelled, true).Marked("B", Acclimatised, false).Phase(Acclimatise)
}

func TestP3_TheySettleTheZone(t *testing.T) {
	g := two(t).balloting().all(Do(DoVoteZone, Feet(60, 40))).Phase(RoundsBallot).Count(EvContest, 0)
	if s := &g.d.State; s.Side != 60 || s.Height != 40 {
		t.Errorf("the zone is %d by %d", s.Side, s.Height)
	}
}

func TestP4_TheContest(t *testing.T) {
	// The wizard rolls Intelligence, 16: +3; the sorcerer Charisma, 18: +4.
	// 12 + 3 = 15 beats 10 + 4 = 14.
	g := duel(t).Wizard("A", 5, Has(Cha, 30)).Sorcerer("B", 7, Has(Cha, 18), Has(Int, 30)).balloting()
	g.Does("A", Do(DoVoteZone, Feet(60, 40)))
	g.Rolls(d20(12, 10)).Does("B", Do(DoVoteZone, Feet(100, 50))).Count(EvContest, 2)
	if s := &g.d.State; s.Side != 60 || s.Height != 40 {
		t.Errorf("the zone is %d by %d", s.Side, s.Height)
	}
	if e := g.Event(EvContest); e.A != 12 || e.B != 15 {
		t.Errorf("A's contest is %d, total %d", e.A, e.B)
	}
}

func TestP5_Sizes(t *testing.T) {
	// Levels 5 and 7: at least 2 x 12 = 24 ft, at most 5 x 35 = 175 ft.
	g := two(t).balloting()
	for _, v := range [][2]int64{{23, 40}, {60, 23}, {176, 40}, {60, 176}} {
		g.Refused("A", OutOfLimits, Do(DoVoteZone, Feet(v[0], v[1])))
	}
	g.May("A", Do(DoVoteZone, Feet(24, 175))).May("A", Do(DoVoteZone, Feet(175, 24)))
	// House rule: 5 to 1,000 ft whatever the levels.
	g = two(t).House(FreeSize).balloting()
	g.May("A", Do(DoVoteZone, Feet(5, 1000))).Refused("A", OutOfLimits, Do(DoVoteZone, Feet(4, 40)))
}

func TestP6_TheEdgesShimmer(t *testing.T) {
	// That the zone stands there is told to all, with its size.
	g := two(t).balloting().all(Do(DoVoteZone, Feet(60, 40)))
	if e := g.Event(EvZone); e.X != 60 || e.Z != 40 || e.Sees != Everyone {
		t.Errorf("zone event %+v", e)
	}
	// Its faces are known to the board: 0 to 60 ft, 40 ft up.
	p := g.d.Position()
	if !p.Mask.Inside(grid.Square(11, 11, 7)) || p.Mask.Inside(grid.Square(12, 0, 0)) || p.Mask.Inside(grid.Square(0, 0, 8)) {
		t.Error("the faces are elsewhere")
	}
}

func TestP7_AnimalsFlee(t *testing.T) {
	// Will, DC 15 + 2 participants; a pony has +0.
	g := two(t).Fight().At("A", 11, 0).At("B", 11, 11).Beast("Pony", "", 1, 5)
	g.Does("A", EndTurn())
	g.Rolls(d20(16)).Does("B", EndTurn()).Told(EvFlees, true)
	if e := g.Event(EvRoll); e.C != 17 || e.B != 16 || e.D != 0 {
		t.Errorf("save %+v", e)
	}
	// Two squares to the west face and out: seen to run, then gone.
	g.Count(EvMove, 2).Turn("A")
	if !g.d.State.Units[2].Has(Gone) {
		t.Error("the pony is still there")
	}
	// 17 is enough to stay.
	g = two(t).Fight().At("A", 11, 0).At("B", 11, 11).Beast("Pony", "", 1, 5).Does("A", EndTurn())
	g.Rolls(d20(17)).Does("B", EndTurn()).Told(EvFlees, false).Stands("Pony", 1, 5, 0)
}

func TestP8_TheRounds(t *testing.T) {
	// One to three is usual; four is allowed and remarked on.
	g := two(t).balloting().all(Do(DoVoteZone, Feet(60, 40)))
	g.Does("A", Do(DoVoteRounds, Choice(4)))
	g.initiative()
	g.Does("B", Do(DoVoteRounds, Choice(4))).Phase(Preparation)
	if e := g.Event(EvRounds); e.A != 4 || e.B != 1 {
		t.Errorf("rounds event %+v", e)
	}
	g = two(t).Settled(3)
	if e := g.Event(EvRounds); e.A != 3 || e.B != 0 {
		t.Errorf("rounds event %+v", e)
	}
	// House rule: the set-up's rounds, no ballot.
	g = two(t).House(FixedRounds).With(func(s *Setup) { s.Rounds = 2 }).balloting().Does("A", Do(DoVoteZone, Feet(60, 40)))
	g.initiative()
	g.Does("B", Do(DoVoteZone, Feet(60, 40))).Phase(Preparation)
}

func TestP9_HasteIsFrownedUpon(t *testing.T) {
	g := duel(t).Wizard("A", 5, Ready(srd.Haste, 1), Ready(srd.Shield, 1)).Wizard("B", 5).Settled(1).Turn("A")
	g.Does("A", Cast(srd.Haste, On("A"))).Told(EvFrown, true).Marked("A", FrownedUpon, true)
	if e := g.Event(EvFrown); e.Sees != Everyone {
		t.Error("not all see it")
	}
	g = duel(t).Wizard("A", 5, Ready(srd.Shield, 1)).Wizard("B", 5).Settled(1)
	g.Does("A", Cast(srd.Shield, On("A"))).Told(EvFrown, false)
}

func TestP10_TheContestOfRounds(t *testing.T) {
	// 5 + 3 = 8 against 6 + 3 = 9: B's three rounds hold.
	g := two(t).balloting().all(Do(DoVoteZone, Feet(60, 40)))
	g.Does("A", Do(DoVoteRounds, Choice(1)))
	g.Rolls(d20(5, 6))
	g.initiative()
	g.Does("B", Do(DoVoteRounds, Choice(3))).Count(EvContest, 2)
	if g.d.State.Rounds != 3 {
		t.Errorf("%d rounds", g.d.State.Rounds)
	}
}

func TestP11_MakingReady(t *testing.T) {
	g := duel(t).Wizard("A", 5, Ready(srd.MageArmor, 1)).Wizard("B", 5, Ready(srd.Shield, 2)).Settled(2)
	g.Turn("A").Does("A", Cast(srd.MageArmor, On("A"))).Is("A", MageArmored, true)
	g.Refused("A", StandsStill, Go(6, 0, 0))
	g.Does("A", EndTurn()).Turn("B").Does("B", Cast(srd.Shield, On("B")), EndTurn())
	// The second of two rounds.
	g.Turn("A").Does("A", EndTurn()).Phase(Preparation).Does("B", EndTurn()).Phase(Entry)
}

func TestP12_WhatComesIn(t *testing.T) {
	// Mage armor is of touch, shield on oneself: they come in. Haste is of
	// range close: it waits outside.
	g := duel(t).Wizard("A", 9, Ready(srd.MageArmor, 1), Ready(srd.Shield, 1), Ready(srd.Haste, 1)).Wizard("B", 9).Settled(3)
	g.Does("A", Cast(srd.MageArmor, On("A")), EndTurn()).Does("B", EndTurn())
	g.Does("A", Cast(srd.Shield, On("A")), EndTurn()).Does("B", EndTurn())
	g.Does("A", Cast(srd.Haste, On("A")), EndTurn()).Is("A", Hasted, true).Does("B", EndTurn())
	g.enterAll().Phase(Fight).Is("A", MageArmored, true).Is("A", Shielded, true).Is("A", Hasted, false)
	if e := g.Event(EvSuppressed); e.Target != 0 || EffectKind(e.A) != Hasted {
		t.Errorf("suppressed %+v", e)
	}
}

func TestP13_AllEnterAtOnce(t *testing.T) {
	g := two(t).Settled(0)
	south, north := g.unit("A").At(), g.unit("B").At()
	g.Does("A", Do(DoEnter)).Phase(Entry)
	if g.unit("A").At() != south {
		t.Error("A went in alone")
	}
	g.initiative()
	g.Does("B", Do(DoEnter)).Phase(Fight).Count(EvEnters, 2)
	// From (30, -15) and (30, 70): straight in, to the southern and northern row.
	g.Stands("A", 6, 0, 0).Stands("B", 6, 11, 0)
	if south != grid.Square(6, -3, 0) || north != grid.Square(6, 14, 0) {
		t.Errorf("places %v and %v", south, north)
	}
}

func TestP14_WhoStaysOutIsExcluded(t *testing.T) {
	g := duel(t).Wizard("A", 5).Wizard("B", 5).Wizard("C", 5).Settled(0)
	g.Does("A", Do(DoEnter)).Does("B", Do(DoEnter, Choice(1)))
	g.Rolls(d20(18, 16)) // initiative of A and C
	g.Does("C", Do(DoEnter)).Phase(Fight).Marked("B", Excluded, true).Marked("B", Entered, false).Turn("A")
	g.Refused("B", NotYourTurn, EndTurn()).Refused("B", WrongPhase, Do(DoDeclareDraw))
}

func TestP15_TheDuelBegins(t *testing.T) {
	g := two(t).Settled(1)
	g.Refused("A", WrongPhase, Do(DoDeclareDraw))
	g.Does("A", EndTurn()).Does("B", EndTurn()).Phase(Entry).enterAll().Phase(Fight).Turn("A")
	if g.d.State.Round != 1 || g.d.State.Turn != 0 {
		t.Errorf("round %d, turn %d", g.d.State.Round, g.d.State.Turn)
	}
	for _, n := range []string{"A", "B"} {
		g.Marked(n, Entered, true)
	}
}
