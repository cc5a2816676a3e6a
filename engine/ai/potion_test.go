package ai

import (
	"testing"

	"mageduel/engine"
	"mageduel/engine/srd"
)

// The computer drinks what protects it before the duel: the evoker's potion of
// mage armor saves the slot, and comes in with its drinker (P12, R11).
func TestPotionsAreDrunkInThePreparation(t *testing.T) {
	set := setup(3, "evoker", "conjurer", 5)
	set.House, set.Rounds = engine.FixedRounds, 3
	d, err := engine.New(set)
	if err != nil {
		t.Fatal(err)
	}
	ready := func() (n int) {
		for i := range d.State.Slots {
			if s := &d.State.Slots[i]; s.Owner == 0 && s.Spell == srd.MageArmor {
				n += int(s.Left)
			}
		}
		return n
	}
	before, drunk := ready(), false
	players := table(3)
	for d.State.Phase != engine.Fight {
		players.Step(d)
		for i := range d.Events {
			e := &d.Events[i]
			drunk = drunk || e.Kind == engine.EvItem && e.Who == 0 && engine.ItemKind(e.A) == engine.Potion && e.Spell == srd.MageArmor
		}
	}
	p := d.Position()
	if !drunk || !p.Is(0, engine.MageArmored) || ready() != before {
		t.Errorf("drunk: %v, armored: %v, %d of %d mage armors left", drunk, p.Is(0, engine.MageArmored), ready(), before)
	}
}
