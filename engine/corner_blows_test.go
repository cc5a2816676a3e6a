package engine

import "testing"

// An attack of opportunity with a dagger in hand: the dagger is an item and
// disqualifies (E4); who strikes unarmed as if armed may leave it aside.
func TestCornerOpportunityWithADagger(t *testing.T) {
	start := func(traits ...trait) *table {
		g := duel(t).Wizard("A", 5).Wizard("B", 5, append(traits, Wields(Dagger))...).Wizard("C", 5).Fight()
		return g.At("A", 2, 2).At("B", 3, 2).At("C", 11, 11).Asks("B")
	}
	away := Go(0, 2, 0)
	// The blow with the dagger: 14 + 2 hits AC 10, 1d4 = 3 is a weapon's and not
	// halved.
	g := start().Does("A", away).Asked("B", AskOpportunity)
	g.Rolls(d20(14), d4(3)).Answers("B", 1).Left("A", 37).Marked("B", Disqualified, true)
	// Bare hands do not threaten by themselves: there is no such answer.
	g = start().Does("A", away)
	g.Refused("B", NoSuchAnswer, Do(DoAnswer, Choice(StrikeBare)))
	g.Answers("B", 0).Left("A", 40).Marked("B", Disqualified, false)
	// With Improved Unarmed Strike: 1d3 = 3, and nobody is disqualified.
	g = start(Learned(ImprovedUnarmedStrike)).Does("A", away).Asked("B", AskOpportunity)
	g.Rolls(d20(14), d3(3)).Answers("B", StrikeBare).Left("A", 37).Marked("B", Disqualified, false)
	if e := g.Event(EvAttack); WeaponID(e.Y) != NoWeapon {
		t.Error("told with the dagger")
	}
	// A standing order to strike always takes the way that disqualifies nobody,
	g = start(Learned(ImprovedUnarmedStrike))
	g.d.State.Mages[1].AoO = Always
	g.Rolls(d20(14), d3(3)).Does("A", away).Left("A", 37).Marked("B", Disqualified, false)
	// and asks where there is none.
	g = start()
	g.d.State.Mages[1].AoO = Always
	g.Does("A", away).Asked("B", AskOpportunity).Answers("B", 0)
	// A blow made ready may be with either hand.
	g = duel(t).Wizard("B", 5, Wields(Dagger)).Wizard("A", 5).Wizard("C", 5).Fight().At("B", 5, 2).At("A", 2, 2).At("C", 11, 11)
	g.Does("B", Do(DoReady, Choice(ReadyBlow), On("A")), EndTurn()).Asks("B")
	g.Does("A", Go(4, 2, 0)).Asked("B", AskReadied)
	g.Rolls(d20(14), d3(2)).Answers("B", StrikeBare).Left("A", 38).Marked("B", Disqualified, false)
}
