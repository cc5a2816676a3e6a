package ai

import (
	"runtime"
	"testing"

	"mageduel/engine"
)

func table(seed uint64) *Table {
	return &Table{Players: []Player{New("hasty", seed), New("hasty", seed+1)}}
}

func setup(seed uint64, a, b string, level int) *engine.Setup {
	return &engine.Setup{Seed: seed, Mages: []engine.MageSpec{
		engine.FindReady(a).At("A", level), engine.FindReady(b).At("B", level),
	}}
}

// Every ready mage at every level plays to an end, by Step and by Quick alike.
func TestHastyPlaysToAnEnd(t *testing.T) {
	var outcomes [8]int
	rounds := 0
	for seed := range uint64(400) {
		a := engine.ReadyMages[seed%uint64(len(engine.ReadyMages))].Name
		b := engine.ReadyMages[seed/7%uint64(len(engine.ReadyMages))].Name
		set := setup(seed, a, b, 1+int(seed%20))
		d, err := engine.New(set)
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		table(seed).Play(d, func(c engine.Command) {
			if n++; n > 20000 {
				t.Fatalf("seed %d stalls: round %d", seed, d.State.Round)
			}
		})
		if d.State.Phase != engine.Over {
			t.Fatalf("seed %d: %s against %s stops in phase %d, round %d", seed, a, b, d.State.Phase, d.State.Round)
		}
		outcomes[d.State.Outcome]++
		rounds += int(d.State.Round)
		q, _ := engine.New(set)
		q.Silent = true
		table(seed).Quick(q)
		if q.State.Hash() != d.State.Hash() {
			t.Fatalf("seed %d: quick play comes out otherwise", seed)
		}
	}
	t.Logf("outcomes %v, %.1f rounds", outcomes, float64(rounds)/400)
}

// Whole duels between two hasty computers of level 5.
func BenchmarkDuel(b *testing.B) {
	b.ReportAllocs()
	t := table(1)
	d, _ := engine.New(setup(1, "evoker", "conjurer", 5))
	d.Silent = true
	for i := range b.N {
		d.Restart(uint64(i))
		t.Quick(d)
		runtime.Gosched() // as the arena does
	}
}
