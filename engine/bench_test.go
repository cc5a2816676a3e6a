package engine

import (
	"testing"

	"mageduel/engine/dice"
	"mageduel/engine/srd"
)

// benchDuel is in the middle of a duel: two mages of level 9 with spells on
// them and six creatures, nothing told, every question answered with no.
func benchDuel(b testing.TB) *Duel {
	set := testSetup(5, "evoker", "conjurer")
	for i := range set.Mages {
		set.Mages[i] = FindReady([]string{"evoker", "conjurer"}[i]).At(string(rune('A'+i)), 9)
	}
	d, err := New(set)
	if err != nil {
		b.Fatal(err)
	}
	d.Silent = true
	d.Policy = func(*Duel, *Position, Question) Answer { return Answer{Slot: None} }
	apply := func(c Command) {
		if err := d.Apply(c); err != nil {
			b.Fatalf("command %d: %v", c.Kind, err)
		}
	}
	apply(Command{Kind: DoChallenge, Option: 1})
	apply(Command{Kind: DoAgree, Who: 1})
	for k, c := range []Command{{Kind: DoAcclimatise}, {Kind: DoVoteZone, X: 80, Z: 40}, {Kind: DoVoteRounds}, {Kind: DoEnter}} {
		_ = k
		for i := range int32(2) {
			c.Who = i
			apply(c)
		}
	}
	s := &d.State
	r := run{Position: d.at(s), d: d, s: s}
	wolf := Summon{Creature: srd.Wolf, Template: srd.Fiendish}
	for i := range int32(6) {
		c := casting{by: i % 2, cl: 9, spell: srd.SummonMonsterIII, cmd: Command{X: 10 + 10*int64(i), Y: 35}}
		r.bring(&c, wolf)
	}
	for i := range int32(2) {
		for _, k := range []EffectKind{MageArmored, Shielded, Hasted, Flies} {
			r.begin(Effect{Kind: k, On: i, By: i, Spell: srd.Haste, CL: 9, Flags: Magical, Ends: Forever})
		}
	}
	for r.Whose() != 0 {
		apply(Command{Kind: DoEndTurn, Who: r.Whose()})
		r = run{Position: d.at(&d.State), d: d, s: &d.State}
	}
	return d
}

func benchFireball(b testing.TB, d *Duel) Command {
	p := d.Position()
	for i := range p.S.Slots {
		if p.S.Slots[i].Spell == srd.Fireball && p.Ready(0, int32(i)) {
			u := &p.S.Units[1]
			return Command{Kind: DoCast, Who: 0, Spell: srd.Fireball, Slot: int32(i), Target: None, X: u.X, Y: u.Y, Z: u.Z}
		}
	}
	b.Fatal("no fireball")
	return Command{}
}

func BenchmarkClone(b *testing.B) {
	d := benchDuel(b)
	var s State
	b.ReportAllocs()
	for b.Loop() {
		s.Copy(&d.State)
	}
}

func BenchmarkSumAC(b *testing.B) {
	d := benchDuel(b)
	p := d.Position()
	b.ReportAllocs()
	for b.Loop() {
		p.Sum(Query{Unit: 1, Against: 2, Stat: AC, How: Melee}, nil)
	}
}

func BenchmarkSumAttack(b *testing.B) {
	d := benchDuel(b)
	p := d.Position()
	atk := &p.creature(&p.S.Units[2]).Attack[0][0]
	b.ReportAllocs()
	for b.Loop() {
		p.Sum(Query{Unit: 2, Against: 1, Stat: Attack, How: Melee, Attack: atk}, nil)
	}
}

func BenchmarkSumSave(b *testing.B) {
	d := benchDuel(b)
	p := d.Position()
	b.ReportAllocs()
	for b.Loop() {
		p.Sum(Query{Unit: 1, Against: None, Stat: Ref}, nil)
	}
}

func BenchmarkLegalKinds(b *testing.B) {
	d := benchDuel(b)
	p := d.Position()
	n := 0
	count := func(Command, bool) bool { n++; return true }
	b.ReportAllocs()
	for b.Loop() {
		p.Legal(Command{Who: 0}, count)
	}
}

func BenchmarkLegalMoves(b *testing.B) {
	d := benchDuel(b)
	p := d.Position()
	n := 0
	count := func(Command, bool) bool { n++; return true }
	b.ReportAllocs()
	for b.Loop() {
		p.Legal(Command{Who: 0, Kind: DoMove, Step: 2, Target: None, Slot: None}, count)
	}
}

func BenchmarkApplyFireball(b *testing.B) {
	d := benchDuel(b)
	c := benchFireball(b, d)
	var start State
	start.Copy(&d.State)
	b.ReportAllocs()
	for b.Loop() {
		d.State.Copy(&start)
		if err := d.Apply(c); err != nil {
			b.Fatal(err)
		}
	}
}

// Nothing of these allocates once buffers have grown.
func TestNothingAllocates(t *testing.T) {
	d := benchDuel(t)
	c := benchFireball(t, d)
	var start State
	start.Copy(&d.State)
	p := d.Position()
	n := 0
	count := func(Command, bool) bool { n++; return true }
	for _, work := range []struct {
		what string
		do   func()
	}{
		{"sum", func() { p.Sum(Query{Unit: 1, Against: 2, Stat: AC, How: Melee}, nil) }},
		{"clone", func() { d.State.Copy(&start) }},
		{"legal", func() {
			d.State.Copy(&start)
			p.Legal(Command{Who: 0}, count)
			p.Legal(Command{Who: 0, Kind: DoMove, Step: 2, Target: None, Slot: None}, count)
		}},
		{"apply", func() {
			d.State.Copy(&start)
			if err := d.Apply(c); err != nil {
				t.Fatal(err)
			}
		}},
		{"end of turns", func() {
			d.State.Copy(&start)
			d.State.Dice = dice.Seeded(3)
			for range 6 {
				q := d.Position()
				who := q.Whose()
				if d.State.Phase != Fight || who == None {
					break
				}
				k := DoEndTurn
				if !q.IsMage(who) {
					k = DoInstinct
				}
				if err := d.Apply(Command{Kind: k, Who: who}); err != nil {
					t.Fatal(err)
				}
			}
		}},
	} {
		for range 30 {
			work.do()
		}
		if a := testing.AllocsPerRun(50, work.do); a != 0 {
			t.Errorf("%s: %v allocations", work.what, a)
		}
	}
}
