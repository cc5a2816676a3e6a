package engine

import (
	"testing"

	"mageduel/engine/srd"
)

// dominated is A with B under command, on A's next turn. DC 10 + 9 + 3 = 22:
// B's 17 + 4 fails. It takes a round.
func dominated(t *testing.T, a, b []trait) *table {
	t.Helper()
	g := duel(t).Wizard("A", 17, append(a, Ready(srd.DominateMonster, 1))...).Wizard("B", 5, b...).Wizard("C", 5).
		Fight().At("A", 2, 2).At("B", 6, 2).At("C", 6, 8)
	g.Does("A", Cast(srd.DominateMonster, On("B")), EndTurn()).Does("B", EndTurn()).Is("B", Dominated, false)
	return g.Rolls(d20(17)).Does("C", EndTurn()).Is("B", Dominated, true).Turn("A")
}

// order is a command to fight somebody, or with "" whoever is nearest.
func order(g *table, whom, foe string, how Order) act {
	n := int32(None)
	if foe != "" {
		n = g.who(foe)
	}
	return Do(DoOrder, On(whom), Choice(int32(how)), Number(n))
}

func TestDominateMonster(t *testing.T) {
	missiles := []trait{Ready(srd.MagicMissile, 2), Ready(srd.Fireball, 1), Ready(srd.Shield, 1)}
	// Who makes the save is free: 18 + 4.
	g := duel(t).Wizard("A", 17, Ready(srd.DominateMonster, 1)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 6, 2)
	g.Refused("A", NoSuchTarget, Cast(srd.DominateMonster, On("A")))
	g.Does("A", Cast(srd.DominateMonster, On("B")), EndTurn()).Rolls(d20(18)).Does("B", EndTurn()).Is("B", Dominated, false)
	// At first it has no command, and does nothing.
	dominated(t, nil, missiles).Does("A", EndTurn()).Turn("C").Left("C", 40)
	// A command is a move action. B can be set neither on A nor on A's own.
	g = dominated(t, nil, missiles)
	g.Refused("A", NoSuchTarget, order(g, "B", "A", OrderAttack)).Refused("C", NotYourTurn, order(g, "B", "A", OrderAttack))
	g.Does("A", order(g, "B", "C", OrderAttack)).Flagged("A", MoveUsed, true).Flagged("A", StandardUsed, false)
	// Fireball is its strongest: 5d6 = 15; C saves, 14 + 1 against 10 + 3 + 3 = 16
	// fails; the zone halves 15 to 7. B stands out of it, 30 ft off.
	g.Rolls(d6(3, 3, 3, 3, 3), d20(14)).Does("A", EndTurn()).Left("C", 33).Turn("C").Slots("B", srd.Fireball, 0).Slots("B", srd.Shield, 1)
	// It goes on with what it was told: beside C it would be in the fireball, so
	// three missiles of 1 + 1, halved 1 each.
	g = dominated(t, nil, missiles)
	g.At("C", 8, 2).Does("A", order(g, "B", "", OrderAttack))
	g.Rolls(d4(1, 1, 1)).Does("A", EndTurn()).Left("C", 37).Does("C", EndTurn())
	g.Rolls(d4(1, 1, 1)).Does("A", EndTurn()).Left("C", 34).Does("C", EndTurn())
	// Without spells it goes at C with its fists: 20 ft, then 15 + 2 hits, 1d3.
	g.Rolls(d20(15), d3(2)).Does("A", EndTurn()).Left("C", 32).Told(EvMove, true)
	// To hold its ground, or to stay at A's side.
	g = dominated(t, nil, missiles)
	g.Does("A", order(g, "B", "", OrderGuard), EndTurn()).Turn("C")
	if p := g.d.Position(); p.Distance(0, 1) != 5 {
		t.Errorf("B is %d ft from A", p.Distance(0, 1))
	}
	g.Does("C", EndTurn()).Does("A", order(g, "B", "", OrderStay), EndTurn()).Left("C", 40)
}

func TestDominatedMindsAreTheirMasters(t *testing.T) {
	// R33: neither draw nor yielding nor disqualification; and a counterspell would
	// be an act of its own. Nobody asks B.
	g := dominated(t, []trait{Ready(srd.MagicMissile, 1)}, []trait{Ready(srd.DispelMagic, 1), Ready(srd.MagicMissile, 1), Wields(Dagger)}).Asks("A", "B", "C")
	g.Refused("B", CannotAct, Do(DoDeclareDraw))
	p := g.d.Position()
	if p.MayCounter(1) || p.Seat(1) != None {
		t.Error("B decides for itself")
	}
	// A's missiles at C: only C is asked.
	g.Does("A", Cast(srd.MagicMissile, On("C"))).Asked("C", AskCounter).Rolls(d4(1)).Answers("C", LetPass)
	// B's, on A's word: C again, not A.
	g.Does("A", order(g, "B", "C", OrderAttack), EndTurn()).Asked("C", AskCounter).Rolls(d4(1, 1, 1)).Answers("C", LetPass).Turn("C").Left("C", 36)
	// Its dagger, then, disqualifies nobody (dispel magic would harm no one's hit
	// points): 15 + 2.
	g.At("C", 7, 3).Does("C", EndTurn()).Rolls(d20(15), d4(1)).Does("A", EndTurn()).Marked("B", Disqualified, false).Left("C", 35)
	// Readied actions and castings in hand are lost with its will.
	g = duel(t).Wizard("A", 17, Ready(srd.DominateMonster, 1)).Wizard("B", 5, Ready(srd.SummonMonsterI, 1)).Wizard("C", 5).Fight().At("A", 2, 2).At("B", 6, 2).At("C", 6, 8)
	g.Does("A", Cast(srd.DominateMonster, On("B")), EndTurn()).Does("B", Cast(srd.SummonMonsterI, Square(6, 3, 0)), EndTurn())
	g.Rolls(d20(2)).Does("C", EndTurn()).Is("B", CastingKind, false).Is("B", Dominated, true)
	// B's own creatures go on fighting for B as they were told, A's way.
	g = dominated(t, nil, nil).Beast("Dog", "B", 3, 2)
	if p = g.d.Position(); p.Seat(g.who("Dog")) != None || p.Foe(g.who("Dog"), 1) || p.prey(g.who("Dog")) != 0 {
		t.Error("B's dog")
	}
}

func TestDominatedResist(t *testing.T) {
	// To be struck at by who commands is against its nature: at its turn a new
	// save with +2. 16 + 4 against 22 - 2 sets B free, and the turn is B's own.
	hurt := func() *table {
		g := dominated(t, []trait{Ready(srd.MagicMissile, 1)}, nil)
		return g.Rolls(d4(1)).Does("A", Cast(srd.MagicMissile, On("B"))).Is("B", Dominated, true)
	}
	hurt().Rolls(d20(16)).Does("A", EndTurn()).Is("B", Dominated, false).Turn("B")
	hurt().Rolls(d20(15)).Does("A", EndTurn()).Is("B", Dominated, true).Turn("C").Does("C", EndTurn()).Does("A", EndTurn()).Turn("C")
	// Dispel magic frees it, 17 + 11 at the least: 20 + 5 is too little of a check;
	// of caster level 18 it is 18 + 10 = 28.
	g := dominated(t, nil, nil).Does("A", EndTurn())
	g.d.State.Slots = append(g.d.State.Slots, Slot{Spell: srd.DispelMagic, Owner: 2, Level: 3, Left: 1, Full: 1})
	g.set.Mages[2].Level = 18
	g.Rolls(d20(18)).Does("C", Cast(srd.DispelMagic, Choice(DispelTarget), On("B"))).Is("B", Dominated, false).Does("C", EndTurn()).Does("A", EndTurn()).Turn("B")
	// Of two who would command it an opposed Charisma check decides: 10 against
	// 9, both with no modifier. C's save of B is DC 22 too.
	both := func(first, second int) *table {
		g := dominated(t, nil, nil)
		g.d.State.Slots = append(g.d.State.Slots, Slot{Spell: srd.DominateMonster, Owner: 2, Level: 9, Left: 1, Full: 1})
		g.set.Mages[2].Level = 17
		g.Does("A", EndTurn()).Does("C", Cast(srd.DominateMonster, On("B")), EndTurn())
		return g.Rolls(d20(2, first, second)).Does("A", EndTurn()).Turn("C")
	}
	if p := both(9, 10).d.Position(); p.commander(1) != 2 || p.Commands(0, 1) || !p.Commands(2, 1) {
		t.Error("C has the stronger will")
	}
	if p := both(10, 10).d.Position(); p.commander(1) != 0 {
		t.Error("a tie leaves B to A")
	}
	// A disqualified master directs his magic no more (R37); B keeps its order,
	// and is not sent home.
	g = dominated(t, []trait{Carries(Wand, srd.MagicMissile, 1, 9)}, nil).Beast("Wolf", "C", 3, 3).Gets("Wolf", Dominated, func(e *Effect) { e.By, e.A, e.DC = 0, 2, 22 })
	g.unit("Wolf").Owner = 0
	g.Rolls(d4(1)).Does("A", Use(0, On("C"))).Marked("A", Disqualified, true).Flagged("Wolf", Gone, false).Is("B", Dominated, true)
	g.Refused("A", NotYours, order(g, "B", "C", OrderAttack))
}

func TestDominatedCreatures(t *testing.T) {
	// B's fiendish wolf, its resistance of 7 overcome by 1 + 17, serves A now, by
	// its orders; set on B, whom it served, it saves again at +2: Will +1, 18 + 1
	// against 20 fails. Then it bites: 10 + 3 against
	// AC 10, 1d6 + 1 = 5, halved 2; its trip, 1 + 1 against 20.
	start := func() *table {
		g := duel(t).Wizard("A", 17, Ready(srd.DominateMonster, 1)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 6, 2).Beast("Wolf", "B", 6, 3)
		g.Does("A", Cast(srd.DominateMonster, On("Wolf")), EndTurn()).Does("B", EndTurn())
		g.Rolls(d20(1, 3)).Does("Wolf", EndTurn()).Is("Wolf", Dominated, true).Turn("A")
		return g.Does("A", order(g, "Wolf", "B", OrderAttack), EndTurn()).Turn("B")
	}
	g := start()
	if p := g.d.Position(); p.Foe(0, 2) || !p.Foe(1, 2) || p.Seat(2) != None {
		t.Error("the wolf is A's")
	}
	g.Refused("B", NotYours, order(g, "Wolf", "A", OrderAttack))
	g.Rolls(d20(18), d20(10), d6(4), d20(1, 20)).Does("B", EndTurn()).Turn("A").Left("B", 38)
	// It has borne the order and saves no more.
	g.Does("A", EndTurn()).Rolls(d20(1)).Does("B", EndTurn()).Turn("A")
	// 19 + 1 frees it, and it is B's again, who decides for it at once.
	start().Rolls(d20(19)).Does("B", EndTurn()).Is("Wolf", Dominated, false).Turn("Wolf").May("Wolf", EndTurn())
	// When the duel ends, what is left serves whom it served (T6): a wild pony.
	g = duel(t).Wizard("A", 17, Ready(srd.DominateMonster, 1)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 6, 2).Beast("Pony", "", 4, 4)
	// It saves against P7 first, Will +0 against 17 (17 does), then against the spell.
	g.Does("A", Cast(srd.DominateMonster, On("Pony")), EndTurn()).Rolls(d20(17, 2)).Does("B", EndTurn()).Turn("A")
	if u := g.unit("Pony"); u.Owner != 0 || u.Has(Summoned) {
		t.Errorf("the pony %+v", u)
	}
	// Under command it is an animal still, and may flee out (R16): 2.
	g.Does("A", EndTurn()).Rolls(d20(2)).Does("B", EndTurn()).Flagged("Pony", Gone, true).Phase(Fight)
	g = duel(t).Wizard("A", 17).Wizard("B", 5).Fight().Beast("Pony", "", 4, 4).Gets("Pony", Dominated, func(e *Effect) { e.By, e.A = 0, Wild })
	g.unit("Pony").Owner = 0
	g.Does("A", Do(DoDeclareDraw)).Does("B", Do(DoDeclareDraw)).Ended(Draw, ByAgreement, "")
	if g.unit("Pony").Owner != Wild {
		t.Error("the pony is not wild again")
	}
}
