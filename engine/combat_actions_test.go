package engine

import (
	"testing"

	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// Quick has a spell prepared with Quicken Spell, four levels up.
func Quick(spell srd.SpellID, times int) trait {
	return func(m *MageSpec) {
		m.Feats |= With(QuickenSpell)
		m.Book = append(m.Book, Prepared{Spell: spell, Level: srd.Spells[spell].Level + 4, Count: uint8(times), Meta: Quickened})
	}
}

func TestE8_CoupDeGrace(t *testing.T) {
	armed := func(traits ...trait) *table {
		return duel(t).House(WeaponsAllowed).Wizard("A", 5, append(traits, Wields(Dagger))...).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 3, 2)
	}
	coup := Do(DoCoup, On("B"))
	// A dagger strikes critically without a roll, 3 + 4 = 7, a weapon's, not halved;
	// Fort DC 10 + 7: 15 + 1 fails: half of 40 instead of death, not halved again.
	armed().Gets("B", Held).Rolls(d4(3, 4), d20(15)).Does("A", coup).Left("B", 13).Refused("A", NoActionLeft, coup)
	armed().Gets("B", Held).Rolls(d4(3, 4), d20(16)).Does("A", coup).Left("B", 33)
	// It provokes: B's wolf, 2 + 3, misses first.
	armed().Gets("B", Held).Beast("Wolf", "B", 2, 3).Rolls(d20(2), d4(1, 1), d20(20)).Does("A", coup).Left("B", 38)
	// Not on who can defend himself, not after a move, not with bare hands; fists
	// that count as armed will do: 1d3 twice.
	armed().Refused("A", NotHelpless, coup)
	armed().Gets("B", Held).Does("A", Go(2, 3, 0)).Refused("A", NoActionLeft, coup)
	armed().Gets("B", Held).Refused("A", NeedsWeapon, Do(DoCoup, On("B"), Choice(BareHand)))
	armed().Gets("B", Held).At("A", 0, 2).Refused("A", OutOfReach, coup)
	armed(Learned(ImprovedUnarmedStrike)).Gets("B", Held).Rolls(d3(1, 3), d20(20)).Does("A", Do(DoCoup, On("B"), Choice(BareHand))).Left("B", 36)
	// What has no vital spot cannot be dealt one.
	armed().Beast("Fire Elemental, Small", "B", 2, 3).Gets("Fire Elemental, Small", Helpless).Refused("A", NoVitals, Do(DoCoup, On("Fire Elemental, Small")))
	// E4: with a weapon it disqualifies.
	g := duel(t).Wizard("A", 5, Wields(Dagger)).Wizard("B", 5).Wizard("C", 5).Fight().At("A", 2, 2).At("B", 3, 2).Gets("B", Held)
	p := g.d.Position()
	if !p.Disqualifies(&Command{Kind: DoCoup, Target: 1}) {
		t.Error("no warning")
	}
	g.Rolls(d4(1, 1), d20(20)).Does("A", coup).Marked("A", Disqualified, true)
}

func TestCreaturesFinishTheHelpless(t *testing.T) {
	// A celestial dog has wits: 2 + 1 and 3 + 1 make 7, halved 3; Fort DC 13: 11 + 1
	// fails: 20 more.
	beastDuel(t, "Dog", 7, 6).Gets("B", Paralyzed).Rolls(d4(2, 3), d20(11)).Does("Dog", Do(DoInstinct)).Left("B", 17)
	// Where a foe stands ready to profit it bites: 10 + 2, 2 + 1 halved 1.
	beastDuel(t, "Dog", 7, 6).Gets("B", Paralyzed).Beast("Wolf", "B", 8, 6).Rolls(d20(10), d4(2)).Does("Dog", Do(DoInstinct)).Left("B", 39)
}

func TestRun(t *testing.T) {
	plain := func() *table {
		return duel(t).Wizard("A", 5, Has(Dex, 14)).Wizard("B", 5).Zone(200, 40).Fight().At("A", 0, 0).At("B", 39, 39)
	}
	to := func(x, y int64) act { return Do(DoRun, Square(x, y, 0)) }
	// 4 x 30 ft straight on; diagonals count 5-10: sixteen are 120 ft.
	g := plain().Does("A", to(24, 0)).Stands("A", 24, 0, 0).Flagged("A", Ran, true)
	if p := g.d.Position(); !p.losesDex(0, 1) {
		t.Error("who runs keeps the Dexterity bonus")
	}
	g.Refused("A", NoActionLeft, Go(25, 0, 0)).Does("A", EndTurn()).Does("B", EndTurn()).Flagged("A", Ran, false)
	plain().Refused("A", TooFar, to(25, 0)).Refused("A", TooFar, to(17, 17)).Does("A", to(16, 16))
	plain().Refused("A", NotStraight, to(3, 1))
	plain().Gets("A", Fatigued).Refused("A", CannotRun, to(3, 0))
	plain().Gets("A", Blinded).Refused("A", CannotRun, to(3, 0))
	plain().Does("A", Do(DoStep, Square(1, 0, 0))).Refused("A", AlreadyMoved, to(3, 0))
	plain().Does("A", Go(1, 0, 0)).Refused("A", NoActionLeft, to(3, 0))
	// After as many rounds as Constitution, 10: a check, DC 10, then 11.
	g = plain()
	g.unit("A").Runs = 10
	g.Rolls(d20(10)).Does("A", to(3, 0)).Stands("A", 3, 0, 0)
	g = plain()
	g.unit("A").Runs = 11
	g.Rolls(d20(10)).Does("A", to(3, 0)).Stands("A", 0, 0, 0).Refused("A", OutOfBreath, to(3, 0)).Does("A", Go(1, 0, 0), EndTurn())
	if n := g.unit("A").Runs; n != -10 {
		t.Errorf("%d rounds to rest, want 10", -n)
	}
	g.Does("B", EndTurn())
	if n := g.unit("A").Runs; n != -9 {
		t.Errorf("%d rounds to rest, want 9", -n)
	}
	// Who does not run has breath again.
	g = plain()
	g.unit("A").Runs = 5
	g.Does("A", EndTurn())
	if n := g.unit("A").Runs; n != 0 {
		t.Errorf("%d rounds run, want 0", n)
	}
}

func TestFightingDefensively(t *testing.T) {
	// 11 + 2 - 4 = 9 misses AC 10, 12 hits.
	facing2(t).Rolls(d20(11)).Does("A", Do(DoAttack, On("B"), Defensive())).Left("B", 40)
	g := facing2(t).Rolls(d20(12), d3(2)).Does("A", Do(DoFull, On("B"), Defensive())).Left("B", 38)
	g.Does("A", EndTurn())
	p := g.d.Position()
	if ac := p.Sum(Query{Unit: 0, Against: 1, Stat: AC, How: Melee}, nil); ac != 12 {
		t.Errorf("AC %d, want 12", ac)
	}
	if ac := p.Sum(Query{Unit: 0, Against: 1, Stat: AC, How: Melee | LoseDex}, nil); ac != 10 {
		t.Errorf("AC %d without a chance to dodge, want 10", ac)
	}
	g.Does("B", EndTurn()).Flagged("A", Wary, false)
}

func TestSwiftActions(t *testing.T) {
	// A quickened spell beside all else, once a turn; it provokes nothing of the
	// wolf beside A. Five missiles of 1 + 1, halved to 1 each.
	missiles := Cast(srd.MagicMissile, On("B", "B", "B", "B", "B"))
	g := duel(t).Wizard("A", 9, Quick(srd.MagicMissile, 3), Ready(srd.Shield, 1)).Wizard("B", 9).Fight().At("A", 2, 2).At("B", 9, 2)
	wolf := g.Beast("Wolf", "B", 2, 3)
	wolf.Rolls(d4(1, 1, 1, 1, 1)).Does("A", missiles).Left("B", 35).Told(EvAttack, false).Flagged("A", StandardUsed, false)
	g.Refused("A", NoActionLeft, missiles).At("Wolf", 11, 11).Does("A", Cast(srd.Shield), Go(3, 3, 0), EndTurn())
	g.Does("B", EndTurn()).Does("Wolf", EndTurn()).Rolls(d4(1, 1, 1, 1, 1)).Does("A", missiles).Left("B", 30)
	// P9: in the preparation it is frowned upon.
	g = duel(t).Wizard("A", 9, Quick(srd.Shield, 1), Ready(srd.MageArmor, 1)).Wizard("B", 9).Settled(1)
	g.Does("A", Cast(srd.Shield)).Marked("A", FrownedUpon, true).Does("A", Cast(srd.MageArmor, On("A")))
	// A sorcerer cannot prepare so, nor can a slot too low hold it, nor a spell of
	// a round.
	for _, bad := range []func(s *Setup){
		func(s *Setup) { s.Mages[0].Class = Sorcerer },
		func(s *Setup) { s.Mages[0].Book[0].Level = 4 },
		func(s *Setup) { s.Mages[0].Feats = 0 },
		func(s *Setup) { s.Mages[0].Book[0].Spell = srd.SummonMonsterI },
	} {
		set := duel(t).Wizard("A", 9, Quick(srd.Shield, 1)).Wizard("B", 9).With(bad).set
		if err := set.Check(); err == nil {
			t.Error("a set-up with a spell that cannot be quickened passes")
		}
	}
}

func TestImmediateActions(t *testing.T) {
	g := facing2(t)
	may := func(swift, immediate bool) {
		t.Helper()
		p := g.d.Position()
		if p.CanSwift(1) != swift || p.CanImmediate(1) != immediate {
			t.Errorf("swift %v, immediate %v", p.CanSwift(1), p.CanImmediate(1))
		}
	}
	use := func() {
		r := run{Position: g.d.at(&g.d.State), d: g.d, s: &g.d.State}
		r.useImmediate(1)
	}
	// Out of turn B may act at once, and has used up its next swift action.
	may(false, true)
	use()
	may(false, false)
	g.Does("A", EndTurn())
	may(false, false)
	g.Does("B", EndTurn()).Does("A", EndTurn())
	may(true, true)
	use() // in turn it is the swift action
	may(false, false)
	g.Does("B", EndTurn())
	may(false, true)
	g.FlatFooted("B")
	may(false, false)
}

func TestInvisibleBlow(t *testing.T) {
	// The blow that ends invisibility has its +2, and B no Dexterity bonus: 6 + 2 +
	// 2 = 10 against 12 - 2.
	unseen := func() *table {
		return duel(t).Wizard("A", 5).Wizard("B", 5, Has(Dex, 14)).Fight().At("A", 2, 2).At("B", 3, 2).Gets("A", Invisible, func(e *Effect) { e.Spell = srd.Invisibility })
	}
	unseen().Rolls(d20(6), d3(1)).Does("A", Do(DoAttack, On("B"))).Left("B", 39).Is("A", Invisible, false)
	unseen().Rolls(d20(5)).Does("A", Do(DoAttack, On("B"))).Left("B", 40).Is("A", Invisible, false)
}

func TestBareHandBesideAWeapon(t *testing.T) {
	g := duel(t).Wizard("A", 5, Wields(Dagger)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 3, 2)
	g.Refused("A", NoSuchChoice, Do(DoAttack, On("B"), Choice(2)))
	g.Rolls(d20(8), d3(3)).Does("A", Do(DoAttack, On("B"), Choice(BareHand))).Left("B", 37).Marked("A", Disqualified, false)
	if e := g.Event(EvAttack); WeaponID(e.Y) != NoWeapon {
		t.Error("told with a weapon")
	}
}

func TestDCsOfTheAugmented(t *testing.T) {
	// +4 Constitution is +2 to poison, +4 Strength to a whirlwind.
	for _, c := range []struct {
		name string
		kind srd.SpecialKind
		want int
	}{{"Snake, Small Viper", srd.SpecialPoison, 12}, {"Air Elemental, Small", srd.SpecialWhirlwind, 13}, {"Fire Elemental, Small", srd.SpecialBurn, 13}} {
		g := beastDuel(t, c.name, 7, 6)
		p := g.d.Position()
		u := g.who(c.name)
		s := p.creature(&p.S.Units[u]).Has(c.kind)
		before := p.specialDC(u, s)
		g.Gets(c.name, Augmented)
		p = g.d.Position()
		if got := p.specialDC(u, s); before != int(s.DC) || got != c.want {
			t.Errorf("%s: DC %d, printed %d, augmented %d, want %d", c.name, before, s.DC, got, c.want)
		}
	}
}

func TestACastingOfARoundBelongsToItsTurn(t *testing.T) {
	g := duel(t).Wizard("A", 5, Ready(srd.SummonMonsterI, 1)).Wizard("B", 5).Fight().At("A", 0, 0).At("B", 9, 9)
	g.Does("A", Cast(srd.SummonMonsterI, Square(3, 3, 0)), EndTurn()).Does("B", EndTurn())
	turn, cast := -1, -1
	for i, k := range g.kinds() {
		switch k {
		case EvTurn:
			turn = i
		case EvCast:
			cast = i
		}
	}
	if turn < 0 || cast < turn {
		t.Errorf("the turn is told at %d, the spell at %d", turn, cast)
	}
}

func TestR37_LegalMovesOfTheDisqualified(t *testing.T) {
	g := duel(t).Wizard("A", 5).Wizard("B", 5).Wizard("C", 5).Fight().At("A", -1, 5).At("B", 9, 9).At("C", 3, 0).Mark(Disqualified, "A")
	p := g.d.Position()
	back, out := false, false
	p.Legal(Command{Kind: DoMove, Who: 0, Step: 2, Target: None, Slot: None}, func(c Command, whole bool) bool {
		back = back || c.At() == grid.Square(0, 5, 0)
		out = out || c.At() == grid.Square(-2, 5, 0)
		return true
	})
	if !back || !out {
		t.Errorf("coming back is proposed: %v, staying out: %v", back, out)
	}
}

func TestR38_LegalMeddling(t *testing.T) {
	for kind, want := range map[Bystanders]int{NoBystanders: 0, QuietBystanders: 4 + 2} { // and either of two can be barred
		g := duel(t).With(func(s *Setup) { s.Bystanders = kind }).Wizard("A", 5).Wizard("B", 5).Fight()
		p := g.d.Position()
		n := 0
		p.Legal(Command{Who: None}, func(c Command, whole bool) bool { n++; return whole && c.Kind == DoMeddle })
		if n != want {
			t.Errorf("%d ways to meddle, want %d", n, want)
		}
	}
}

func TestViewsHideHowManySlots(t *testing.T) {
	count := func(traits ...trait) (n int) {
		g := duel(t).Wizard("A", 5).Wizard("B", 5, traits...).Fight()
		var s State
		g.d.View(Only(0), &s)
		for i := range s.Slots {
			if s.Slots[i].Owner == 1 {
				n++
			}
		}
		return n
	}
	if a, b := count(), count(Ready(srd.Fireball, 2), Ready(srd.Shield, 1)); a != b {
		t.Errorf("%d and %d slots can be counted", a, b)
	}
}
