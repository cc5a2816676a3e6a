package engine

import (
	"testing"

	"mageduel/engine/srd"
)

// Unless said otherwise a wizard of level 5 has a base attack of +2, AC 10,
// saves +1 +1 +4 and a Concentration of 5 + 3 = +8.

func facing2(t *testing.T, traits ...trait) *table {
	t.Helper()
	return duel(t).Wizard("A", 5, traits...).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 3, 2)
}

func TestActionsOfATurn(t *testing.T) {
	// A standard and a move action, a second move in its place, no third.
	g := duel(t).Wizard("A", 5, Ready(srd.Shield, 2)).Wizard("B", 5).Fight().At("A", 0, 0).At("B", 11, 11)
	g.Does("A", Go(6, 0, 0), Cast(srd.Shield)).Refused("A", NoActionLeft, Go(7, 0, 0)).Refused("A", NoActionLeft, Cast(srd.Shield))
	g = duel(t).Wizard("A", 5, Ready(srd.Shield, 2)).Wizard("B", 5).Fight().At("A", 0, 0).At("B", 11, 11)
	g.Does("A", Go(6, 0, 0), Go(10, 0, 0)).Refused("A", NoActionLeft, Cast(srd.Shield))
	// 40 ft of the second move's 30 are too far; of the first 10 ft may be kept.
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Fight().At("A", 0, 0).At("B", 11, 11)
	g.Refused("A", TooFar, Go(7, 0, 0)).Does("A", Go(4, 0, 0), Go(6, 0, 0))
	// A 5-foot step beside both actions, but not beside a move.
	g = duel(t).Wizard("A", 5, Ready(srd.Shield, 1)).Wizard("B", 5).Fight().At("A", 0, 0).At("B", 11, 11)
	g.Does("A", Do(DoStep, Square(1, 1, 0)), Cast(srd.Shield)).Refused("A", AlreadyMoved, Go(2, 2, 0)).Refused("A", AlreadyMoved, Do(DoStep, Square(2, 2, 0)))
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Fight().At("A", 0, 0).At("B", 11, 11)
	g.Does("A", Go(2, 0, 0)).Refused("A", AlreadyMoved, Do(DoStep, Square(3, 0, 0)))
	// A full-round action leaves nothing but the step.
	g = facing2(t)
	g.Does("A", Do(DoWithdraw, Square(2, 11, 0))).Refused("A", NoActionLeft, Do(DoAttack, On("B")))
	// Diagonals count 5, 10, 5, 10: four of them are all of 30 ft.
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Fight().At("A", 0, 0).At("B", 11, 0)
	g.Refused("A", TooFar, Go(5, 5, 0)).Does("A", Go(4, 4, 0)).Stands("A", 4, 4, 0)
}

func TestDiagonalsCountOnBetweenMoves(t *testing.T) {
	// One diagonal, 5 ft; the next, though a command of its own, is the second: 10
	// ft. After 15 ft 15 are left: three straight steps, no fourth.
	g := duel(t).Wizard("A", 5).Wizard("B", 5).Fight().At("A", 0, 0).At("B", 11, 0)
	g.Does("A", Go(1, 1, 0), Go(2, 2, 0)).Does("A", Go(2, 5, 0))
	if u := g.unit("A"); u.MoveLeft != 0 {
		t.Errorf("%d feet left", u.MoveLeft)
	}
}

func TestStaggeredAndNauseated(t *testing.T) {
	g := duel(t).Wizard("A", 5, Ready(srd.Shield, 2)).Wizard("B", 5).Fight().At("A", 0, 0).At("B", 11, 11).Gets("A", Staggered)
	g.Does("A", Cast(srd.Shield)).Refused("A", NoActionLeft, Go(1, 0, 0))
	g = duel(t).Wizard("A", 5, Ready(srd.Shield, 2)).Wizard("B", 5).Fight().At("A", 0, 0).At("B", 11, 11).Gets("A", Nauseated)
	g.Refused("A", CannotCast, Cast(srd.Shield)).Does("A", Go(1, 0, 0), EndTurn())
}

// AC 10; with Dexterity 14, touch and flat-footed are 12 and 10.
func TestAttackRolls(t *testing.T) {
	// Unarmed at the wizard: d20 + 2 + Strength 0; 8 + 2 = 10 hits AC 10; 1d3 = 3
	// of nonlethal damage, not halved (R21). B is unarmed: no opportunity.
	facing2(t).Rolls(d20(8), d3(3)).Does("A", Do(DoAttack, On("B"))).Left("B", 37)
	facing2(t).Rolls(d20(7)).Does("A", Do(DoAttack, On("B"))).Left("B", 40)
	// A natural 20 hits anything and threatens: 20, then 8 + 2 confirms AC 10: the
	// die twice, 2 + 3.
	g := duel(t).Wizard("A", 5).Wizard("B", 5, Has(Dex, 40)).Fight().At("A", 2, 2).At("B", 3, 2)
	g.Rolls(d20(20, 15), d3(2)).Does("A", Do(DoAttack, On("B"))).Left("B", 38) // 15 + 2 = 17 against 25: no critical
	facing2(t).Rolls(d20(20, 8), d3(2, 3)).Does("A", Do(DoAttack, On("B"))).Left("B", 35)
	// A natural 1 misses anything.
	g = duel(t).Wizard("A", 5, Has(Str, 40)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 3, 2)
	g.Rolls(d20(1)).Does("A", Do(DoAttack, On("B"))).Left("B", 40)
	// A dagger threatens on 19.
	g = duel(t).House(WeaponsAllowed).Wizard("A", 5, Wields(Dagger)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 3, 2)
	g.Rolls(d20(19, 10), d4(4, 4)).Does("A", Do(DoAttack, On("B"))).Left("B", 32)
	// Base attack +6: two blows of a full attack, the second at +1: 3 + 6 = 9
	// misses, 9 + 1 = 10 hits.
	g = duel(t).House(WeaponsAllowed).Wizard("A", 12, Wields(Dagger)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 3, 2)
	g.Rolls(d20(3, 9), d4(2)).Does("A", Do(DoFull, On("B"))).Left("B", 38)
}

func TestArmorClass(t *testing.T) {
	ac := func(g *table, how Context) int {
		p := g.d.Position()
		q := Query{Unit: g.who("B"), Against: g.who("A"), Stat: AC, How: how}
		if p.losesDex(q.Unit, q.Against) {
			q.How |= LoseDex
		}
		return p.Sum(q, nil)
	}
	check := func(what string, g *table, how Context, want int) {
		t.Helper()
		if got := ac(g, how); got != want {
			t.Errorf("%s: AC %d, want %d", what, got, want)
		}
	}
	b := func(traits ...trait) *table {
		return duel(t).Wizard("A", 5).Wizard("B", 5, append(traits, Has(Dex, 14))...).Fight().At("A", 2, 2).At("B", 3, 2)
	}
	check("plain", b(), Melee, 12)
	check("flat-footed", b().FlatFooted("B"), Melee, 10)
	check("mage armor and shield", b().Gets("B", MageArmored).Gets("B", Shielded), Melee, 20)
	check("touch", b().Gets("B", MageArmored).Gets("B", Shielded), Melee|TouchOnly, 12)
	check("haste", b().Gets("B", Hasted), Melee, 13)
	check("haste, flat-footed", b().Gets("B", Hasted).FlatFooted("B"), Melee, 10)
	check("blinded", b().Gets("B", Blinded), Melee, 8)
	check("cowering", b().Gets("B", Cowering), Melee, 8)
	check("stunned", b().Gets("B", Stunned), Ranged, 8)
	check("helpless in melee", b().Gets("B", Held), Melee, 1) // 10 - 5 - 4
	check("helpless from afar", b().Gets("B", Held), Ranged, 5)
	check("pinned", b().Gets("B", Pinned), Melee, 1)
	check("prone in melee", b().Gets("B", Prone), Melee, 8)
	check("prone from afar", b().Gets("B", Prone), Ranged, 16)
	check("entangled", b().Gets("B", Entangled), Melee, 10) // Dexterity 10
	check("exhausted", b().Gets("B", Exhausted), Melee, 9)  // Dexterity 8
	check("grappled by another", b().Gets("B", Grappled, func(e *Effect) { e.By = None }), Melee, 10)
	check("grappled by the attacker", b().Gets("B", Grappled, func(e *Effect) { e.By = 0 }), Melee, 12)
	check("total defence", b().Gets("B", TotalDefence), Melee, 16)
	g := b()
	g.unit("B").Flags |= Charged
	check("after a charge", g, Melee, 10)
	check("against the unseen", b().Gets("A", Invisible), Melee, 10)
}

func TestAttackModifiers(t *testing.T) {
	attack := func(what string, g *table, how Context, want int) {
		t.Helper()
		p := g.d.Position()
		if got := p.Sum(Query{Unit: g.who("A"), Against: g.who("B"), Stat: Attack, How: how}, nil); got != want {
			t.Errorf("%s: attack %+d, want %+d", what, got, want)
		}
	}
	// +2 of level, Dexterity 14 from afar.
	a := func() *table { return facing2(t, Has(Dex, 14)) }
	attack("melee", a(), Melee, 2)
	attack("ranged", a(), Ranged, 4)
	attack("invisible", a().Gets("A", Invisible), Melee, 4)
	attack("invisible to the blind", a().Gets("A", Invisible).Gets("B", Blinded), Melee, 2)
	attack("prone", a().Gets("A", Prone), Melee, -2)
	attack("dazzled", a().Gets("A", Dazzled), Melee, 1)
	attack("shaken", a().Gets("A", Shaken), Melee, 0)
	attack("shaken and frightened", a().Gets("A", Shaken).Gets("A", Frightened), Melee, 0)
	attack("sickened", a().Gets("A", Sickened), Ranged, 2)
	attack("entangled, ranged", a().Gets("A", Entangled), Ranged, 0) // -2, Dexterity 10
	attack("entangled twice", a().Gets("A", Entangled).Gets("A", Snared), Melee, 0)
	attack("haste", a().Gets("A", Hasted), Melee, 3)
	attack("higher", a().Gets("A", Flies).At("A", 2, 2, 1), Melee, 3)
	attack("grappling", a().Gets("A", Grappled), Melee, -2)
	g := a()
	g.unit("A").Negative = 2
	attack("two negative levels", g, Melee, 0)
	g = a()
	g.unit("A").Flags |= Charged
	attack("charging", g, Melee, 4)
	// Into melee: B fights a wolf of A's.
	attack("into melee", a().Beast("Wolf", "A", 4, 2), Ranged, 0)
	// Flanking: the wolf stands opposite.
	attack("flanking", a().Beast("Wolf", "A", 4, 2), Melee, 4)
	attack("no flank", a().Beast("Wolf", "A", 3, 3), Melee, 2)
	attack("the tiny do not flank", a().Beast("Owl", "A", 4, 2), Melee, 2)
}

func TestCover(t *testing.T) {
	// A pillar on square 2, 3; props count from the middle of the zone.
	pillar := func(g *table) *table {
		return g.With(func(s *Setup) { s.Props = []Prop{{X0: -20, Y0: -15, X1: -15, Y1: -10, Height: 10}} })
	}
	g := pillar(duel(t).Wizard("A", 5).Wizard("B", 5)).Fight().At("A", 2, 2).At("B", 2, 4)
	p := g.d.Position()
	if p.inEffect(0, 1) {
		t.Error("line of effect through the pillar")
	}
	// From 0, 0 to 4, 4 the line of the centres only touches its corner, but from
	// each corner of A's one line to B's corner at 20, 25 ft goes through it.
	g.At("A", 0, 0).At("B", 4, 4)
	p = g.d.Position()
	if ac := p.Sum(Query{Unit: 1, Against: 0, Stat: AC, How: Ranged}, nil); ac != 14 || !p.inEffect(0, 1) {
		t.Errorf("AC %d behind a pillar, want 14", ac)
	}
	// Soft cover: a creature between, against ranged attacks alone.
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Fight().At("A", 0, 0).At("B", 4, 0).Beast("Wolf", "B", 2, 0)
	p = g.d.Position()
	if r, m := p.Sum(Query{Unit: 1, Against: 0, Stat: AC, How: Ranged}, nil), p.Sum(Query{Unit: 1, Against: 0, Stat: AC, How: Melee}, nil); r != 14 || m != 10 {
		t.Errorf("AC %d ranged and %d melee behind a wolf, want 14 and 10", r, m)
	}
	// From a corner all four lines pass by a wolf at 2, 1.
	g.At("Wolf", 2, 1)
	p = g.d.Position()
	if r := p.Sum(Query{Unit: 1, Against: 0, Stat: AC, How: Ranged}, nil); r != 10 {
		t.Errorf("AC %d beside a wolf, want 10", r)
	}
}

func TestConcealment(t *testing.T) {
	// An invisible target: d100 of 50 and less misses, after the roll to hit.
	g := facing2(t).Gets("B", Invisible)
	g.Rolls(d20(15), d100(50)).Does("A", Do(DoAttack, On("B"))).Left("B", 40)
	g = facing2(t).Gets("B", Invisible)
	g.Rolls(d20(15), d100(51), d3(1)).Does("A", Do(DoAttack, On("B"))).Left("B", 39)
	// A wolf smells it at 5 ft: it knows the square, and misses as often.
	g = facing2(t).Gets("B", Invisible).Beast("Wolf", "A", 3, 3).Does("A", EndTurn())
	p := g.d.Position()
	if w := g.who("Wolf"); p.Sees(w, 1) || !p.locates(w, 1) || p.Threatens(w, 1) {
		t.Error("scent finds, does not see and does not threaten")
	}
	g.Rolls(d20(19), d100(20)).Does("Wolf", Do(DoAttack, On("B"))).Left("B", 40)
}

func TestOpportunities(t *testing.T) {
	// A wolf threatens what is within 5 ft. Leaving its square: 15 + 3 hits, 1d6
	// + 1 = 4 is halved; its trip, 1 + 1 against 20 + 0, fails.
	g := duel(t).Wizard("A", 5).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 11, 11).Beast("Wolf", "B", 3, 2)
	g.Rolls(d20(15), d6(3), d20(1, 20)).Does("A", Go(2, 5, 0)).Left("A", 38).Stands("A", 2, 5, 0)
	// A trip that succeeds leaves A prone, but where it was going it can crawl
	// no more: the move is 30 ft, and goes on.
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 11, 11).Beast("Wolf", "B", 3, 2)
	g.Rolls(d20(2)).Does("A", Go(2, 5, 0)).Left("A", 40) // 2 + 3 misses
	g.Refused("A", NoActionLeft, Do(DoWithdraw, Square(2, 11, 0)))
	// The 5-foot step and the first square of a withdrawal provoke nothing.
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 11, 11).Beast("Wolf", "B", 3, 2)
	g.Does("A", Do(DoStep, Square(1, 2, 0))).Told(EvAttack, false)
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 11, 11).Beast("Wolf", "B", 3, 2)
	g.Does("A", Do(DoWithdraw, Square(0, 2, 0))).Told(EvAttack, false)
	// From the unseen it does.
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 11, 11).Beast("Wolf", "B", 3, 2).Gets("Wolf", Invisible)
	g.Rolls(d20(2)).Does("A", Do(DoWithdraw, Square(0, 2, 0))).Count(EvAttack, 1)
	// Standing up; casting, but not on the defensive: 7 + 8 = 15 is not 15 + 1.
	g = duel(t).Wizard("A", 5, Ready(srd.Shield, 2)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 11, 11).Beast("Wolf", "B", 3, 2).Gets("A", Prone)
	g.Rolls(d20(2)).Does("A", Do(DoStand)).Is("A", Prone, false)
	g = duel(t).Wizard("A", 5, Ready(srd.Shield, 2)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 11, 11).Beast("Wolf", "B", 3, 2)
	g.Rolls(d20(2)).Does("A", Cast(srd.Shield)).Is("A", Shielded, true)
	g = duel(t).Wizard("A", 5, Ready(srd.Shield, 2)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 11, 11).Beast("Wolf", "B", 3, 2)
	g.Rolls(d20(7)).Does("A", Cast(srd.Shield, Defensive())).Is("A", Shielded, false).Slots("A", srd.Shield, 1)
	// A ray provokes although it was cast defensively: 8 + 8 = 16 holds.
	g = duel(t).Wizard("A", 5, Ready(srd.AcidSplash, 2)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 2, 6).Beast("Wolf", "B", 3, 2)
	g.Rolls(d20(7), d20(2), d20(3)).Does("A", Cast(srd.AcidSplash, On("B"), Defensive())).Count(EvAttack, 2)
	// Not when flat-footed, not twice a round.
	g = duel(t).Wizard("A", 5, Ready(srd.Shield, 2)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 11, 11).Beast("Wolf", "B", 3, 2).FlatFooted("Wolf")
	g.Does("A", Cast(srd.Shield)).Told(EvAttack, false)
	g = duel(t).Wizard("A", 5, Ready(srd.Shield, 2)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 11, 11).Beast("Wolf", "B", 3, 2)
	g.Rolls(d20(2)).Does("A", Cast(srd.Shield), Go(0, 2, 0)).Told(EvAttack, false)
	// Reach 10 ft: an ape strikes at who comes closer; a diagonal of 15 ft is
	// within its reach too.
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Fight().At("A", 0, 2).At("B", 11, 11).Beast("Ape", "B", 4, 2)
	g.Rolls(d20(1)).Does("A", Go(3, 2, 0)).Count(EvAttack, 1)
	p := g.d.Position()
	if ape := g.who("Ape"); !p.InReach(ape, 0) || !func() bool { g.At("A", 2, 0); p = g.d.Position(); return p.InReach(ape, 0) }() {
		t.Error("an ape's reach")
	}
}

func TestCombatReflexes(t *testing.T) {
	// Dexterity 14: three opportunities, one for each foe's moving, flat-footed
	// too. Improved Unarmed Strike threatens.
	g := duel(t).Wizard("A", 5).Wizard("B", 5, Learned(CombatReflexes, ImprovedUnarmedStrike), Has(Dex, 14)).Fight().At("A", 2, 2).At("B", 3, 2).FlatFooted("B").Asks("B")
	g.Does("A", Go(4, 3, 0)).Asked("B", AskOpportunity).Rolls(d20(1)).Answers("B", 1).Stands("A", 4, 3, 0)
	p := g.d.Position()
	if n := p.opportunities(1); n != 3 {
		t.Errorf("%d opportunities, want 3", n)
	}
	// The same move gives no second one, although more squares were left.
	g.Does("A", Go(2, 1, 0)).Told(EvAttack, false)
}

func TestUnarmedProvokes(t *testing.T) {
	// Bare hands at an armed B: it is asked for its opportunity first.
	g := duel(t).House(WeaponsAllowed).Wizard("A", 5).Wizard("B", 5, Wields(Dagger)).Fight().At("A", 2, 2).At("B", 3, 2).Asks("B")
	g.Does("A", Do(DoAttack, On("B"))).Asked("B", AskOpportunity).Rolls(d20(15), d4(4)).Rolls(d20(1)).Answers("B", 1).Left("A", 36)
}

func TestCharge(t *testing.T) {
	// 40 ft straight, then one attack at +2: 6 + 2 + 2 = 10 hits.
	g := duel(t).Wizard("A", 5).Wizard("B", 5).Fight().At("A", 0, 0).At("B", 9, 0)
	g.Rolls(d20(6), d3(1)).Does("A", Do(DoCharge, On("B"))).Left("B", 39).Stands("A", 8, 0, 0).Flagged("A", Charged, true)
	// Less than 10 ft is no charge; more than twice the speed neither; nor
	// through a friend.
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Fight().At("A", 0, 0).At("B", 2, 0)
	g.Refused("A", NoCharge, Do(DoCharge, On("B")))
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Zone(100, 40).Fight().At("A", 0, 0).At("B", 14, 0)
	g.Refused("A", NoCharge, Do(DoCharge, On("B")))
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Fight().At("A", 0, 0).At("B", 9, 0).Beast("Wolf", "A", 4, 0)
	g.Refused("A", NoCharge, Do(DoCharge, On("B")))
	// Diagonals count: 9 of them are 65 ft, 8 are 60.
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Zone(100, 40).Fight().At("A", 0, 0).At("B", 10, 10)
	g.Refused("A", NoCharge, Do(DoCharge, On("B")))
	duel(t).Wizard("A", 5).Wizard("B", 5).Zone(100, 40).Fight().At("A", 0, 0).At("B", 9, 9).May("A", Do(DoCharge, On("B")))
	// Fatigued or entangled, none.
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Fight().At("A", 0, 0).At("B", 9, 0).Gets("A", Fatigued)
	g.Refused("A", NoCharge, Do(DoCharge, On("B")))
}

func TestDelayAndReady(t *testing.T) {
	// A delays until after B.
	g := duel(t).Wizard("A", 5).Wizard("B", 5, Ready(srd.Shield, 1)).Fight().At("A", 2, 2).At("B", 3, 2)
	g.Does("A", Do(DoDelay, On("B"))).Turn("B").Does("B", EndTurn()).Turn("A").Does("A", EndTurn()).Turn("B")
	// A readied blow goes before the casting: 15 + 2 hits, 3 damage, DC 10 + 3 + 1
	// against 5 + 8 = 13: the shield is lost. A's place is now before B.
	g = duel(t).Wizard("A", 5).Wizard("B", 5, Ready(srd.Shield, 1)).Fight().At("A", 2, 2).At("B", 3, 2)
	g.Does("A", Do(DoReady, On("B"), Choice(ReadyBlow)), EndTurn())
	g.Does("B", Cast(srd.Shield)).Asked("A", AskReadied).Rolls(d20(15), d3(3), d20(5)).Answers("A", 1)
	g.Left("B", 37).Is("B", Shielded, false).Slots("B", srd.Shield, 0)
	// A readied blow at who comes into reach.
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 9, 2)
	g.Does("A", Do(DoReady, On("B"), Choice(ReadyBlow)), EndTurn())
	g.Does("B", Go(3, 2, 0)).Asked("A", AskReadied).Rolls(d20(15), d3(1)).Answers("A", 1).Left("B", 39).Stands("B", 3, 2, 0)
	// A readied spell: each missile of 1 + 1 is halved to 1 and asks for DC 10 + 1 +
	// 1; 3 + 8 fails at the first, and the rest strike without a check.
	g = duel(t).Wizard("A", 5, Ready(srd.MagicMissile, 1)).Wizard("B", 5, Ready(srd.MageArmor, 1)).Fight().At("A", 2, 2).At("B", 9, 2)
	g.Does("A", Do(DoReady, On("B"), Choice(ReadySpell), func(g *table, c *Command) {
		c.Spell, c.Slot = srd.MagicMissile, g.slot(0, srd.MagicMissile)
	}), EndTurn())
	g.Does("B", Cast(srd.MageArmor, On("B"))).Asked("A", AskReadied).Rolls(d4(1), d20(3), d4(1, 1)).Answers("A", 1)
	g.Left("B", 37).Is("B", MageArmored, false)
}

func TestTotalDefence(t *testing.T) {
	g := duel(t).Wizard("A", 5, Learned(ImprovedUnarmedStrike)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 3, 2)
	g.Does("A", Do(DoDefend)).Is("A", TotalDefence, true)
	if p := g.d.Position(); p.Threatens(0, 1) {
		t.Error("total defence threatens")
	}
	g.Does("A", EndTurn()).Does("B", EndTurn()).Is("A", TotalDefence, false)
}
