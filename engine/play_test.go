package engine

import (
	"math/rand/v2"
	"testing"
)

// pick chooses a legal command for whoever must act, by reservoir sampling at
// every stage, or reports that none is left.
func pick(d *Duel, rng *rand.Rand) (Command, bool) {
	truth := d.Position()
	var seen State
	for _, who := range actors(&truth, rng) {
		c := Command{Who: who}
		p := d.View(d.decider(&c), &seen)
		for {
			n := 0
			var best Command
			var whole bool
			p.Legal(c, func(next Command, done bool) bool {
				n++
				if rng.IntN(n) == 0 {
					best, whole = next, done
				}
				return n < 400
			})
			if n == 0 {
				if c.Step == 0 {
					break
				}
				c = Command{Who: who}
				continue
			}
			if whole {
				return best, true
			}
			c = best
		}
	}
	return Command{}, false
}

// actors are those who may act now.
func actors(p *Position, rng *rand.Rand) []int32 {
	s := p.S
	if s.Asking() {
		return []int32{s.Ask.Who}
	}
	if s.Phase == Preparation || s.Phase == Fight {
		return []int32{p.Whose()}
	}
	var all []int32
	for _, i := range rng.Perm(int(p.Mages())) {
		all = append(all, int32(i))
	}
	return all
}

func testSetup(seed uint64, names ...string) *Setup {
	set := &Setup{Seed: seed, WildLife: true}
	for i, n := range names {
		set.Mages = append(set.Mages, FindReady(n).At(string(rune('A'+i)), 5+i))
	}
	return set
}

func TestRandomPlayEnds(t *testing.T) {
	for seed := range uint64(300) {
		rng := rand.New(rand.NewPCG(seed, 1))
		d, err := New(testSetup(seed, ReadyMages[rng.IntN(len(ReadyMages))].Name, ReadyMages[rng.IntN(len(ReadyMages))].Name))
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		for d.State.Phase != Over {
			c, ok := pick(d, rng)
			if !ok {
				t.Fatalf("seed %d: nobody can do anything in phase %d", seed, d.State.Phase)
			}
			if err := d.Apply(c); err != nil {
				t.Fatalf("seed %d: %+v: %v", seed, c, err)
			}
			if n++; n > 20000 {
				t.Fatalf("seed %d: no end", seed)
			}
		}
	}
}
