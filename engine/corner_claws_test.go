package engine

import (
	"testing"

	"mageduel/engine/srd"
)

// The natural claws of a polymorphed mage: no item, halved by the zone (R21), and
// they threaten (R18).
func TestCornerNaturalClaws(t *testing.T) {
	// A hippogriff of A's: claws at 5 + 4 - 1, 1d4 + 4; its bite five worse, 1d8 + 2.
	// 2 + 8 hits AC 10 for 5, the second claw misses, 7 + 3 bites for 5; each is halved
	// to 2. The dagger has melded into the form: nobody is disqualified.
	g := changing(t).Does("A", become(srd.Hippogriff)).round()
	g.Rolls(d20(2), d4(1), d20(1), d20(7), d8(3)).Does("A", Do(DoFull, On("B"))).Left("B", 36).Marked("A", Disqualified, false).Count(EvAttack, 3)
	p := g.d.Position()
	if e := g.Event(EvAttack); p.AttackOf(&e) == nil || !sameAttack(p.AttackOf(&e).Name, "claw") || WeaponID(e.Y) != NoWeapon {
		t.Error("it is not told that claws strike")
	}
	// Against the bare hand of a mage they are armed: no opportunity for B. They
	// make one when B walks away, for the asking.
	g = changing(t).Does("A", become(srd.Hippogriff), EndTurn()).Asks("A")
	g.Does("B", Go(6, 2, 0)).Asked("A", AskOpportunity)
	g.Rolls(d20(2), d4(4)).Answers("A", 1).Left("B", 36).Marked("A", Disqualified, false)
	// With hands and a dagger in them there is the choice: an ape's claws, or the
	// dagger, which disqualifies.
	start := func() *table {
		return changing(t).At("B", 4, 2).Does("A", become(srd.Ape), EndTurn()).Asks("A").Does("B", Go(8, 2, 0)).Asked("A", AskOpportunity)
	}
	g = start()
	g.Rolls(d20(4), d6(3)).Answers("A", StrikeBare).Left("B", 36).Marked("A", Disqualified, false)
	// The dagger of an ape: 4 + 5 + 5 - 1, 1d4 + 5 = 7, a weapon's and not halved.
	g = start()
	g.Rolls(d20(4), d4(2)).Answers("A", 1).Left("B", 33).Marked("A", Disqualified, true)
	// The house rule of full damage: nothing is halved.
	g = changing(t).House(FullDamage)
	g.d.Setup.House |= FullDamage
	g.Does("A", become(srd.Hippogriff)).round()
	g.Rolls(d20(2), d4(1)).Does("A", Do(DoAttack, On("B"))).Left("B", 35)
}
