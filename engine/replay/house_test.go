package replay

import (
	"fmt"
	"reflect"
	"testing"

	"mageduel/engine"
	"mageduel/engine/ai"
)

// Every house rule, the rounds and the minutes among them, goes into the record
// and comes back; the duel runs again under it.
func TestHouseRulesAreRecorded(t *testing.T) {
	var switches []func(*engine.Setup)
	for h := engine.House(1); h <= engine.AllHouse; h <<= 1 {
		switches = append(switches, func(s *engine.Setup) { s.House = h })
	}
	switches = append(switches,
		func(s *engine.Setup) { s.House, s.Rounds = engine.FixedRounds, 4 },
		func(s *engine.Setup) { s.Minutes = 15 },
		func(s *engine.Setup) {
			s.House = engine.OldSpells
			for i := range s.Mages {
				s.Mages[i].Before = s.Mages[i].Standing()
			}
		})
	for i, on := range switches {
		set := &engine.Setup{Seed: uint64(i), Mages: []engine.MageSpec{engine.FindReady("evoker").At("Sefira", 5), engine.FindReady("conjurer").At("Oswin", 5)}}
		on(set)
		d, err := engine.New(set)
		if err != nil {
			t.Fatal(err)
		}
		r := Start(d)
		table := ai.Table{Players: []ai.Player{ai.New("hasty", 1), ai.New("hasty", 2)}}
		table.Play(d, func(c engine.Command) { r.Note(d, c) })
		back, err := Decode(r.Encode())
		if err != nil {
			t.Fatal(err)
		}
		what := fmt.Sprintf("house %b, %d rounds, %d minutes", set.House, set.Rounds, set.Minutes)
		if !reflect.DeepEqual(back.Setup, set) {
			t.Errorf("%s: came back as %+v", what, back.Setup)
		}
		if rep, err := back.Verify(nil); err != nil || !rep.Good || rep.Duel.State.Hash() != d.State.Hash() {
			t.Errorf("%s: it does not run again: %v", what, err)
		}
	}
	// One that nobody knows is refused.
	set := &engine.Setup{House: engine.AllHouse + 1, Mages: []engine.MageSpec{engine.FindReady("evoker").At("Sefira", 5), engine.FindReady("conjurer").At("Oswin", 5)}}
	d, _ := engine.New(set)
	if _, err := Decode(Start(d).Encode()); err == nil {
		t.Error("an unknown house rule is taken")
	}
}
