package engine

import (
	"testing"

	"mageduel/engine/dice"
	"mageduel/engine/srd"
)

// Every choice of the first three summoning spells either comes and fights, or
// is refused for want of water; none is there without all its powers.
func TestAllSummons(t *testing.T) {
	for _, spell := range []srd.SpellID{srd.SummonMonsterI, srd.SummonMonsterII, srd.SummonMonsterIII} {
		for i, choice := range SummonChoices(spell) {
			name := srd.Creatures[choice.Creature].Name
			g := duel(t).Wizard("A", 5, Ready(spell, 2)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 6, 6)
			cast := Cast(spell, Square(7, 7, 0), Choice(int32(i)))
			if choice.Water {
				g.Refused("A", NeedsWater, cast)
				continue
			}
			if !Plays(choice.Creature) {
				t.Errorf("%s: not all it can do is known", name)
				continue
			}
			d := g.d
			d.Script = nil
			d.State.Dice = dice.Seeded(uint64(i) + 1)
			g.d.State.Mages[1].Counter = Never
			if err := d.Apply(cast(g, 0)); err != nil {
				t.Errorf("%s: %v", name, err)
				continue
			}
			apply := func(c Command) {
				t.Helper()
				if err := d.Apply(c); err != nil {
					t.Errorf("%s: command %d: %v", name, c.Kind, err)
				}
			}
			apply(Command{Kind: DoEndTurn, Who: 0})
			apply(Command{Kind: DoEndTurn, Who: 1})
			n := len(d.State.Units) - 2
			if n < 1 || n > 5 {
				t.Fatalf("%s: %d came", name, n)
			}
			u := &d.State.Units[2]
			if u.Kind != int32(choice.Creature) || templateOf(u) != choice.Template {
				t.Errorf("%s came as kind %d", name, u.Kind)
			}
			// It goes for B until B is worn down or it is home again.
			fought := false
			for range 60 {
				p := d.Position()
				who := p.Whose()
				if d.State.Phase != Fight || who == None {
					break
				}
				c := Command{Kind: DoEndTurn, Who: who}
				if who >= 2 {
					c.Kind = DoInstinct
				}
				apply(c)
				for _, e := range d.Events {
					fought = fought || e.Who >= 2 && (e.Kind == EvAttack || e.Kind == EvArea || e.Kind == EvCast)
				}
			}
			d.Script, d.State.Dice.Count = []Scripted{}, 0
			if !fought {
				t.Errorf("%s never attacked", name)
			}
		}
	}
}

// They come at once, on their caster's turn; so many; in close range; and go
// after a round a level.
func TestSummoning(t *testing.T) {
	choices := SummonChoices(srd.SummonMonsterII)
	own, lower := int32(-1), int32(-1)
	for i := range choices {
		switch {
		case choices[i].Creature == srd.Wolf:
			own = int32(i)
		case choices[i].Creature == srd.Dog:
			lower = int32(i)
		}
	}
	// A full round: it takes effect just before A's next turn.
	g := duel(t).Wizard("A", 3, Ready(srd.SummonMonsterII, 2)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 6, 6)
	g.Does("A", Cast(srd.SummonMonsterII, Square(5, 5, 0), Choice(own))).Refused("A", NoActionLeft, Go(3, 3, 0)).Told(EvSummoned, false)
	g.Does("A", EndTurn()).Does("B", EndTurn()).Turn("A").Stands("Wolf", 5, 5, 0).Flagged("Wolf", Fiendish, true)
	g.Does("A", EndTurn()).Turn("Wolf").Does("Wolf", EndTurn())
	// Three rounds from when it came.
	for range 2 {
		g.Flagged("Wolf", Gone, false).Does("B", EndTurn()).Does("A", EndTurn()).Does("Wolf", EndTurn())
	}
	g.Does("B", EndTurn()).Turn("A").Flagged("Wolf", Gone, true)
	// One from its own list, 1d3 of the next lower.
	g = duel(t).Wizard("A", 3, Ready(srd.SummonMonsterII, 2)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 6, 6)
	g.Does("A", Cast(srd.SummonMonsterII, Square(5, 5, 0), Choice(lower)), EndTurn()).Rolls(d3(3)).Does("B", EndTurn()).Count(EvSummoned, 3)
	// Damage in the round before may spoil it: 3 of a blow, DC 10 + 3 + 2; 5 + 6 of
	// level 3 fails.
	g = duel(t).Wizard("A", 3, Ready(srd.SummonMonsterII, 2)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 3, 2)
	g.Does("A", Cast(srd.SummonMonsterII, Square(5, 5, 0), Choice(own)), EndTurn())
	g.Rolls(d20(15), d3(3), d20(5)).Does("B", Do(DoAttack, On("A"))).Told(EvLost, true).Does("B", EndTurn())
	if len(g.d.State.Units) != 2 {
		t.Error("it came all the same")
	}
	// Close range: 25 ft + 5 for two levels.
	g = duel(t).Wizard("A", 3, Ready(srd.SummonMonsterII, 2)).Wizard("B", 5).Fight().At("A", 0, 0).At("B", 6, 6)
	g.Refused("A", OutOfRange, Cast(srd.SummonMonsterII, Square(7, 0, 0), Choice(own))).May("A", Cast(srd.SummonMonsterII, Square(6, 0, 0), Choice(own)))
	// Augment Summoning: +4 Strength and Constitution: 13 + 2 x 2 hit points.
	g = duel(t).Wizard("A", 3, Ready(srd.SummonMonsterII, 2), Learned(AugmentSummoning)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 6, 6)
	g.Does("A", Cast(srd.SummonMonsterII, Square(5, 5, 0), Choice(own)), EndTurn()).Does("B", EndTurn()).Left("Wolf", 17)
	p := g.d.Position()
	if w := g.who("Wolf"); p.Score(w, Str) != 17 || p.Score(w, Con) != 19 {
		t.Errorf("Strength %d, Constitution %d", p.Score(w, Str), p.Score(w, Con))
	}
}
