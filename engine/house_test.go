package engine

import (
	"fmt"
	"testing"

	"mageduel/engine/srd"
)

// Every house rule is off by default, and on it changes just what it says: what
// is seen of a duel, off and on, by the rule's own test in small.
func TestEveryHouseRuleActs(t *testing.T) {
	zone := func(g *table) string {
		lo, hi := g.set.Limits()
		return fmt.Sprint(lo, hi)
	}
	hour := func(g *table) string {
		g.unit("A").Nonlethal, g.d.State.Round = 20, g.set.LastRound()
		g.Does("A", EndTurn()).Does("B", EndTurn())
		return fmt.Sprint(g.d.State.Outcome, g.d.State.Winner)
	}
	missile := Ready(srd.MagicMissile, 1)
	cases := []struct {
		name, rule string // the switch, and the rule it sets aside
		on         func(s *Setup)
		see        func(h func(*Setup)) string
		off, then  string
	}{
		// Levels 5 and 5: twice 10, five times 25; or anything from 5 to 1,000 ft.
		{"size free of limits", "P5", house(FreeSize), func(h func(*Setup)) string { return zone(duel(t).Wizard("A", 5).Wizard("B", 5).With(h)) }, "20 125", "5 1000"},
		{"P5 in squares", "R4", house(SizeInSquares), func(h func(*Setup)) string { return zone(duel(t).Wizard("A", 5).Wizard("B", 5).With(h)) }, "20 125", "100 625"},
		{"preparation rounds fixed", "P8", func(s *Setup) { s.House, s.Rounds = FixedRounds, 2 }, func(h func(*Setup)) string {
			g := duel(t).Wizard("A", 5).Wizard("B", 5).With(h).balloting().Does("A", Do(DoVoteZone, Feet(60, 40)))
			if g.set.House != 0 { // initiative is rolled at once
				g.Rolls(d20(10, 5))
			}
			g.Does("B", Do(DoVoteZone, Feet(60, 40)))
			return fmt.Sprint(g.d.State.Phase == RoundsBallot, g.d.State.Rounds)
		}, "true 0", "false 2"},
		{"no counterspell limit", "E3", house(UnlimitedCounter), func(h func(*Setup)) string {
			g := fencing(t, Ready(srd.Fireball, 2)).With(h)
			g.d.State.Mages[1].CounterRound = g.d.State.Round
			return fmt.Sprint(g.d.Position2().MayCounter(1))
		}, "false", "true"},
		// 4 + 1, halved or not.
		{"damage not halved", "E7", house(FullDamage), func(h func(*Setup)) string {
			g := duel(t).Wizard("A", 1, missile).Wizard("B", 1).With(h).Zone(4, 4).Fight().Rolls(d4(4))
			return fmt.Sprint(g.Does("A", Cast(srd.MagicMissile, On("B"))).unit("B").Left())
		}, "38", "35"},
		{"time limit", "T4", func(s *Setup) { s.Minutes = 5 }, func(h func(*Setup)) string {
			return fmt.Sprint(duel(t).With(h).set.LastRound())
		}, "600", "50"},
		{"weapons allowed", "E4", house(WeaponsAllowed), func(h func(*Setup)) string {
			g := duel(t).Wizard("A", 5, Wields(Dagger)).Wizard("B", 5).Wizard("C", 5).With(h).Fight().At("A", 4, 5).At("B", 5, 5).At("C", 11, 11)
			g.Rolls(d20(1)).Does("A", Do(DoAttack, On("B")))
			return fmt.Sprint(g.d.State.Mages[0].Has(Disqualified))
		}, "true", "false"},
		{"no Spellcraft check", "R30", house(NoSpellcraft), func(h func(*Setup)) string {
			g := fencing(t, Ready(srd.Fireball, 1)).With(h).Does("A", Cast(srd.Fireball, Corner(8, 8, 0)))
			if g.set.House&NoSpellcraft == 0 {
				g.Rolls(d20(1))
			}
			g.Answers("B", IdentifyAndCounter).Asked("B", AskIdentified)
			known := g.d.State.Ask.Spell
			g.Rolls(d6(1, 1, 1, 1, 1), d20(1)).Answers("B", 0)
			return fmt.Sprint(known == srd.Fireball)
		}, "false", "true"},
		{"Reflex save at the edge", "R34", house(EdgeSave), func(h func(*Setup)) string {
			g := duel(t).Wizard("A", 5).Wizard("B", 5).Wizard("C", 5).With(h).Fight().At("A", 11, 5).At("B", 5, 5).At("C", 0, 0)
			if g.set.House != 0 {
				g.Rolls(d20(20))
			}
			r := run{Position: g.d.at(&g.d.State), d: g.d, s: &g.d.State}
			r.shove(0, 1, 0, 0, 10)
			return fmt.Sprint(g.d.State.Mages[0].Has(OutFlag), g.d.Position2().Is(0, Prone))
		}, "true false", "false true"},
		// 20 of 40 against 40 of 40.
		{"hit points decide at the hour", "R27", house(HourByHitPoints), func(h func(*Setup)) string {
			return hour(duel(t).Wizard("A", 5).Wizard("B", 5).With(h).Fight())
		}, fmt.Sprint(Draw, -1), fmt.Sprint(Won, 1)},
		{"old spells in force", "R35", house(OldSpells), func(h func(*Setup)) string {
			g := duel(t).Wizard("A", 5, Ready(srd.MageArmor, 1)).Wizard("B", 5).With(h)
			g.set.Mages[0].Before = g.set.Mages[0].Standing()
			g.Fight()
			return fmt.Sprint(g.d.Position2().Is(0, MageArmored), g.d.Position2().Left(g.slot(0, srd.MageArmor)))
		}, "false 1", "true 0"},
	}
	var all House
	for _, c := range cases {
		var s Setup
		if c.on(&s); all&s.House != 0 {
			t.Errorf("%s is there twice", c.name)
		}
		all |= s.House
		if got := c.see(func(*Setup) {}); got != c.off {
			t.Errorf("%s (%s), off: %s, want %s", c.name, c.rule, got, c.off)
		}
		if got := c.see(c.on); got != c.then {
			t.Errorf("%s (%s), on: %s, want %s", c.name, c.rule, got, c.then)
		}
	}
	if all != AllHouse {
		t.Errorf("house rules %b are not tested", AllHouse&^all)
	}
	if new(Setup).House != 0 || new(Setup).LastRound() != 600 {
		t.Error("a house rule is on by default")
	}
}

// house switches one house rule on.
func house(h House) func(s *Setup) { return func(s *Setup) { s.House |= h } }

// What lasts an hour on oneself stands: mage armor, 1 hour a level; at level 6
// see invisibility too, 10 minutes a level, at level 5 not yet; shield never.
func TestStandingSpells(t *testing.T) {
	for level, want := range map[int]int{5: 1, 6: 2} {
		m := MageSpec{Level: uint8(level)}
		for _, s := range []srd.SpellID{srd.MageArmor, srd.Shield, srd.SeeInvisibility, srd.Fireball, srd.MageArmor, srd.SummonMonsterI} {
			Ready(s, 1)(&m)
		}
		if got := m.Standing(); len(got) != want || got[0] != srd.MageArmor {
			t.Errorf("level %d: %v", level, got)
		}
	}
}
