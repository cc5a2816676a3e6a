package scenes

import (
	"testing"

	"mageduel/engine"
	"mageduel/engine/grid"
	"mageduel/scenes/frametest"
)

// fightOf is a duel of two persons in its first round, with 40 ft of zone.
func fightOf(t *testing.T, c *Ctx, change func(*SetupResult)) (*Duel, int32) {
	t.Helper()
	chosen := testSetup(31, 2, "evoker", "conjurer")
	chosen.House.FixRounds, chosen.House.Rounds = true, 0
	if change != nil {
		change(&chosen)
	}
	m, err := NewMatch(chosen)
	if err != nil {
		t.Error(err)
		return nil, 0
	}
	d, err := NewDuel(m, DuelOptions{})
	if err != nil {
		t.Error(err)
		return nil, 0
	}
	c.Stack.Push(d)
	c.Stack.Settle()
	for n := 0; n < 60 && m.duel.State.Phase != engine.Fight; n++ {
		who, unit := m.Actor()
		k := command(engine.NoCommand, unit)
		k.Who = who
		switch m.duel.State.Phase {
		case engine.Challenge:
			k.Kind, k.Option = engine.DoChallenge, 1
		case engine.Demand:
			k.Kind = engine.DoAgree
		case engine.Acclimatise:
			k.Kind = engine.DoAcclimatise
		case engine.ZoneBallot:
			k.Kind, k.X, k.Z = engine.DoVoteZone, 40, 40
		case engine.RoundsBallot:
			k.Kind = engine.DoVoteRounds
		case engine.Entry:
			k.Kind = engine.DoEnter
		default:
			k.Kind = engine.DoEndTurn
		}
		if err := m.Apply(k); err != nil {
			t.Errorf("phase %d: %v", m.duel.State.Phase, err)
			return nil, 0
		}
		m.Finish(d.b)
	}
	_, unit := m.Actor()
	m.Look(unit)
	tap(c, Input{})
	return d, unit
}

// A run goes straight along the grid, up to four times the speed: 120 ft for a
// mage of 30 ft, in a zone of 40 ft to its walls and beyond, which is leaving.
func TestARunIsAimedStraight(t *testing.T) {
	frametest.Do(func() {
		c := duelContext(1280, 720, "en")
		d, unit := fightOf(t, c, nil)
		if d == nil {
			return
		}
		d.move(unit, engine.DoRun)
		v := d.m.View(unit)
		from := v.S.Units[unit].At()
		if len(d.aim.reach) < 8 {
			t.Errorf("only %d squares for a run", len(d.aim.reach))
		}
		inside := false
		for at, feet := range d.aim.reach {
			dx, dy := at.X-from.X, at.Y-from.Y
			if dx != 0 && dy != 0 && dx != dy && dx != -dy {
				t.Errorf("a run bends from %v to %v", from, at)
			}
			if feet != grid.Between(grid.At(from), grid.At(at)) || feet > 120 {
				t.Errorf("%d ft from %v to %v", feet, from, at)
			}
			if v.Mask.Inside(at) && !inside {
				inside = true
				d.aim.at = at
			}
		}
		d.judge()
		if !d.aim.whole || d.aim.feet == 0 || len(d.aim.path) == 0 {
			t.Fatalf("the run cannot be confirmed: %v", d.aim.why)
		}
		to := d.aim.at
		d.confirm()
		if u := &d.m.duel.State.Units[unit]; u.At() != to {
			t.Errorf("ran to %v instead of %v", u.At(), to)
		}
	})
}

// The items of a ready mage are listed, and a potion works on who drinks it.
func TestAPotionIsDrunkFromTheList(t *testing.T) {
	frametest.Do(func() {
		for _, lang := range []string{"en", "fr"} {
			c := duelContext(1280, 720, lang)
			d, unit := fightOf(t, c, nil)
			if d == nil {
				return
			}
			v := d.m.View(unit)
			items := itemsOf(&v, unit)
			if len(items) < 2 {
				t.Errorf("%d items", len(items))
			}
			d.openItems(unit)
			tap(c, Input{})
			tap(c, key(Confirm)) // the screen is handed over
			if d.m.eyes != unit {
				t.Error("the bag was shown to all")
			}
			potion := int32(engine.None)
			for _, i := range items {
				if v.S.Items[i].Kind == engine.Potion {
					potion = i
				}
			}
			if potion == engine.None {
				t.Error("no potion")
				return
			}
			if !d.panels.UI.Press("item." + string(rune('0'+potion))) {
				t.Errorf("item %d cannot be pressed", potion)
				return
			}
			tap(c, Input{})
			for n := 0; n < 20 && d.m.duel.State.Items[potion].Charges > 0; n++ {
				tap(c, key(Confirm))
			}
			s := &d.m.duel.State
			if s.Items[potion].Charges != 0 {
				t.Errorf("%s: the potion is still there, focus %q", lang, d.panels.UI.Focused())
				continue
			}
			found := false
			for i := range s.Effects {
				found = found || s.Effects[i].On == unit && s.Effects[i].Spell == s.Items[potion].Spell
			}
			if !found {
				t.Error("it did nothing")
			}
		}
	})
}
