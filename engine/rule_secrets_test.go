package engine

import (
	"reflect"
	"testing"

	"mageduel/engine/srd"
)

// Whatever fits a turn is cast: up to the first question the opponent is told
// the same, sees the same, and is asked the same.
func TestEveryCastingLooksAlike(t *testing.T) {
	var first []Event
	var view State
	n := 0
	for id := srd.SpellID(1); id.Valid(); id++ {
		fact := &srd.Spells[id]
		if !Implemented(id) || fact.Time.Kind != srd.TimeStandard || !fact.Comp.Has(srd.CompV|srd.CompS) {
			continue
		}
		g := duel(t).Wizard("A", 18, Ready(id, 1)).Wizard("B", 18).Fight().At("A", 4, 4).At("B", 5, 5).Asks("B").
			With(func(s *Setup) { s.Experience = true })
		c, ok := Command{}, false
		p := g.d.Position()
		for _, next := range choices(&p, 0, 400) {
			if next.Kind == DoCast {
				c, ok = next, true
				break
			}
		}
		if !ok {
			continue
		}
		g.apply(c)
		g.Asked("B", AskCounter)
		var told []Event
		for _, e := range g.d.Events {
			if e.SeenBy(Only(1)) {
				told = append(told, e)
			}
		}
		var seen State
		g.d.View(Only(1), &seen)
		if n++; n == 1 {
			first, view = told, seen
			continue
		}
		if !reflect.DeepEqual(told, first) {
			t.Errorf("%s is told as %+v, others as %+v", fact.Name, told, first)
		}
		if seen.Hash() != view.Hash() || seen.Ask != view.Ask {
			t.Errorf("%s shows in B's view: %s", fact.Name, differ(&seen, &view))
		}
		g.d.Script = nil // what it does is another test's
		g.d.State.Dice.Count = 0
	}
	if n < 10 {
		t.Errorf("only %d spells were compared", n)
	}
}

// Who stands unseen in the way is met, not walked around: the move stops there.
func TestTheUnseenAreMet(t *testing.T) {
	g := two(t).Fight().At("A", 2, 5).At("B", 5, 5).Gets("B", Invisible)
	g.May("A", Go(8, 5, 0)).Does("A", Go(8, 5, 0)).Stands("A", 4, 5, 0)
	// Nor does the door tell that the square is taken.
	g = two(t).Fight().At("A", 2, 5).At("B", 5, 5).Gets("B", Invisible)
	g.Does("A", Go(5, 5, 0)).Stands("A", 4, 5, 0)
}
