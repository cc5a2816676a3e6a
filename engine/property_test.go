package engine

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"pgregory.net/rapid"

	"mageduel/engine/srd"
)

// anySetup draws a set-up: two to eight ready mages of levels 1 to 20, house
// rules, animals, bystanders, items.
func anySetup(t *rapid.T) *Setup {
	set := &Setup{Seed: rapid.Uint64().Draw(t, "seed"), WildLife: rapid.Bool().Draw(t, "wild"),
		House:      House(rapid.IntRange(0, int(OldSpells)*2-1).Draw(t, "house")),
		Rounds:     uint8(rapid.IntRange(0, 3).Draw(t, "rounds")),
		Bystanders: Bystanders(rapid.IntRange(0, 2).Draw(t, "bystanders"))}
	n := rapid.IntRange(2, 8).Draw(t, "mages")
	if rapid.Bool().Draw(t, "few") {
		n = 2 + n%2
	}
	for i := range n {
		rm := &ReadyMages[rapid.IntRange(0, len(ReadyMages)-1).Draw(t, "mage")]
		m := rm.At(string(rune('A'+i)), rapid.IntRange(1, 20).Draw(t, "level"))
		if rapid.Bool().Draw(t, "items") {
			m.Items = []ItemSpec{{Kind: Wand, Spell: srd.MagicMissile, CL: 3, Charges: 5}, {Kind: Scroll, Spell: srd.Fireball, CL: 5, Charges: 1},
				{Kind: Potion, Spell: srd.Fly, CL: 5, Charges: 1}, {Kind: Scroll, Spell: srd.SummonMonsterI, CL: 1, Charges: 1}, {Kind: Weapon, Weapon: Dagger}}
		}
		if rapid.Bool().Draw(t, "book") {
			anyBook(t, &m)
		}
		if rapid.IntRange(0, 9).Draw(t, "compelled") == 0 {
			m.Compelled = true
		}
		set.Mages = append(set.Mages, m)
	}
	return set
}

// anyBook gives a mage spells of all that the game has, as far as its level goes.
func anyBook(t *rapid.T, m *MageSpec) {
	var all []srd.SpellID
	for id := srd.SpellID(1); int(id) <= srd.NumSpells; id++ {
		if Implemented(id) && int(srd.Spells[id].Level) <= min(9, (int(m.Level)+1)/2) {
			all = append(all, id)
		}
	}
	m.Book = nil
	for range rapid.IntRange(1, 12).Draw(t, "spells") {
		id := rapid.SampledFrom(all).Draw(t, "spell")
		p := Prepared{Spell: id, Level: srd.Spells[id].Level}
		if m.Class == Wizard {
			p.Count = uint8(rapid.IntRange(1, 3).Draw(t, "times"))
		}
		m.Book = append(m.Book, p)
	}
}

// tame asks for zones small enough to meet in, and short preparations, and
// mostly for a duel to take place at all.
func tame(d *Duel, c *Command, rng *rand.Rand) {
	lo, hi := d.Setup.Limits()
	switch c.Kind {
	case DoVoteZone:
		c.X, c.Z = min(hi, max(lo, 40)), min(hi, max(lo, 40))
	case DoVoteRounds:
		c.Option = min(c.Option, 2)
	case DoRefuse:
		if rng.IntN(20) > 0 {
			c.Kind = DoAgree
		}
	case DoEnter:
		if c.Option == 1 && rng.IntN(20) > 0 {
			c.Option = 0
		}
	}
}

// walkDuel plays random legal commands and calls f with the position before
// and after each.
func walkDuel(t *rapid.T, d *Duel, most int, f func(before *State, c *Command)) {
	rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "play"), 7))
	var before State
	for range most {
		if d.State.Phase == Over {
			return
		}
		c, ok := pick(d, rng)
		if !ok {
			t.Fatalf("nobody can do anything in phase %d", d.State.Phase)
		}
		tame(d, &c, rng)
		if c.Kind == DoAcclimatise && c.Option == 1 && rng.IntN(20) > 0 {
			continue // the rite is mostly not called off
		}
		if d.State.Phase == Fight && c.Kind == DoEndTurn && rng.IntN(3) > 0 {
			if other, ok := pick(d, rng); ok { // let there be more deeds than rests
				c = other
			}
		}
		var seen State
		p := d.View(d.decider(&c), &seen)
		if why := p.Check(&c); why != Fine {
			t.Fatalf("a legal command %+v is refused: %v", c, why)
		}
		before.Copy(&d.State)
		if err := d.Apply(c); err != nil {
			t.Fatalf("%+v: %v", c, err)
		}
		f(&before, &c)
	}
}

// clone is the duel once more, with nothing in common.
func clone(d *Duel) *Duel {
	c := &Duel{Setup: d.Setup, told: d.told}
	c.State.Copy(&d.State)
	c.now.Copy(&d.now)
	return c
}

func TestPropertiesOfRandomPlay(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d, err := New(anySetup(t))
		if err != nil {
			t.Fatal(err)
		}
		twin, err := New(d.Setup)
		if err != nil {
			t.Fatal(err)
		}
		aside := &Duel{Setup: d.Setup}
		countered := map[[2]int32]bool{} // who, in which round
		walkDuel(t, d, 250, func(before *State, c *Command) {
			s := &d.State
			// The phases come in their order.
			if s.Phase < before.Phase || s.Phase > before.Phase+1 && s.Phase != Over &&
				!(before.Phase == ZoneBallot && d.Setup.House.Has(FixedRounds)) && !(s.Phase == Entry && before.Phase >= ZoneBallot) {
				t.Fatalf("phase %d after %d", s.Phase, before.Phase)
			}
			// The same commands give the same state, and events do not depend on
			// whether anybody listens.
			aside.State.Copy(before)
			twin.Silent = true
			if err := twin.Apply(*c); err != nil || twin.State.Hash() != s.Hash() {
				t.Fatalf("%+v again: %v, another state", *c, err)
			}
			if aside.State.Hash() != before.Hash() {
				t.Fatal("a copy changed with its model")
			}
			if !s.Asking() {
				sound(t, d)
			}
			for i := range d.Events {
				// A readied counterspell comes beside the extra one (R17).
				if e := &d.Events[i]; e.Kind == EvCounterTry && !d.Setup.House.Has(UnlimitedCounter) && !readiedAt(before, e.Who) {
					key := [2]int32{e.Who, s.Round}
					if countered[key] && before.Round == s.Round {
						t.Fatalf("participant %d counters twice in round %d", e.Who, s.Round)
					}
					countered[key] = true
				}
			}
			if s.Phase == Over && before.Phase == Fight {
				restored(t, d)
			}
		})
	})
}

func readiedAt(s *State, who int32) bool {
	for i := range s.Effects {
		if e := &s.Effects[i]; e.On == who && e.Kind == ReadyKind {
			return true
		}
	}
	return false
}

// sound checks what holds between any two commands.
func sound(t *rapid.T, d *Duel) {
	s := &d.State
	p := d.Position()
	if (s.Outcome == Undecided) != (s.Phase != Over) {
		t.Fatalf("phase %d, outcome %d", s.Phase, s.Outcome)
	}
	if (s.Outcome == Won) != (s.Winner != None) {
		t.Fatalf("outcome %d, winner %d", s.Outcome, s.Winner)
	}
	for i := range s.Units {
		u := &s.Units[i]
		if u.Has(Gone) {
			continue
		}
		if u.MaxHP < 1 && !p.IsMage(int32(i)) || u.HP > u.MaxHP+2*20 || u.Nonlethal < 0 || u.Temp < 0 || u.Z < 0 {
			t.Fatalf("unit %d: %+v", i, *u)
		}
		if s.Phase != Fight {
			continue
		}
		if u.Has(Summoned) && !p.fromBefore(int32(i)) && !p.Inside(int32(i)) {
			t.Fatalf("summoned unit %d is outside at %v", i, u.At())
		}
		if !p.IsMage(int32(i)) && u.Left() <= 0 {
			t.Fatalf("unit %d has %d hit points and is still there", i, u.Left())
		}
	}
	for i := range s.Mages {
		m := &s.Mages[i]
		if m.Has(Excluded) && m.Has(Entered) {
			t.Fatalf("participant %d is excluded and entered", i)
		}
		if s.Phase != Fight {
			continue
		}
		inside := p.Inside(int32(i))
		if m.Active() && (!inside || s.Units[i].Left() <= 0) {
			t.Fatalf("active participant %d is at %v with %d hit points", i, s.Units[i].At(), s.Units[i].Left())
		}
		if m.Has(OutFlag|Excluded) && inside {
			t.Fatalf("participant %d is out, and inside at %v", i, s.Units[i].At())
		}
	}
	if n, _ := p.Active(); s.Phase == Fight && n < 2 {
		t.Fatalf("%d active and no end", n)
	}
	if s.Phase == Fight || s.Phase == Preparation {
		who := p.Whose()
		if who == None || p.Seat(who) == None || !p.Up(who) { // in a maze it has its turn too
			t.Fatalf("nobody decides for the turn of %d", who)
		}
	}
	for i := range s.Slots {
		if sl := &s.Slots[i]; sl.Left < 0 {
			t.Fatalf("slot %d is left %d times", i, sl.Left)
		}
	}
	for i := range s.Effects {
		e := &s.Effects[i]
		if e.Parent != 0 && p.byID(e.Parent) == None {
			t.Fatalf("effect %d (%s) has lost what it came with", e.ID, e.Kind.Name())
		}
		if e.On >= int32(len(s.Units)) || e.By >= int32(len(s.Units)) {
			t.Fatalf("effect %d is on %d by %d", e.ID, e.On, e.By)
		}
	}
	for i := range s.Mages {
		if s.Units[i].Has(Fallen) != s.Mages[i].Has(SlainFlag|OutFlag|Excluded) {
			t.Fatalf("participant %d: fallen %t, but its flags are %b", i, s.Units[i].Has(Fallen), s.Mages[i].Flags)
		}
	}
	// What the sets of kinds say is what the effects are.
	for on := int32(None); on < int32(len(s.Units)); on++ {
		var now State
		now.Copy(s)
		now.rebear(on)
		if now.Lying != s.Lying || on != None && (now.Units[on].Bears != s.Units[on].Bears || now.Units[on].Does != s.Units[on].Does) {
			t.Fatalf("the kinds of effects on %d are noted wrongly: whoever changes Suppressed, Kind or On of an effect calls rebear", on)
		}
	}
}

// restored checks T6.
func restored(t *rapid.T, d *Duel) {
	s := &d.State
	over := 0
	for _, e := range d.Events {
		if e.Kind == EvOver {
			over++
		}
	}
	if over != 1 {
		t.Fatalf("the end is told %d times", over)
	}
	for i := range s.Mages {
		u, spec := &s.Units[i], &d.Setup.Mages[i]
		if s.Mages[i].Has(Entered) && (u.HP != spec.HP || u.MaxHP != spec.HP || u.Nonlethal != 0 || u.Negative != 0 || u.Damage != [6]int16{} || u.Drain != [6]int16{}) {
			t.Fatalf("participant %d is not restored: %+v", i, *u)
		}
	}
	for i := range s.Effects {
		if e := &s.Effects[i]; e.Flags&FromBefore == 0 || e.Flags&Suppressed != 0 {
			t.Fatalf("%s is left of the duel", e.Kind.Name())
		}
	}
	for i := range s.Slots {
		if s.Slots[i].Lost != 0 {
			t.Fatal("a slot is not given back")
		}
	}
}

// whisper changes what one participant may not know: others' books, items,
// purses, ballots, orders, the dice, the command in hand, hidden effects, the
// squares of units it cannot find.
func whisper(rng *rand.Rand, d *Duel, viewer int32) *Duel {
	var seen State
	v := d.View(Only(viewer), &seen)
	c := clone(d)
	set := *d.Setup
	set.Mages = append([]MageSpec(nil), set.Mages...)
	for i := range set.Mages {
		if int32(i) != viewer {
			set.Mages[i].Book, set.Mages[i].Items = nil, nil
		}
	}
	c.Setup = &set
	for _, s := range []*State{&c.State, &c.now} {
		s.Dice.State ^= rng.Uint64()
		for i := range s.Slots {
			if sl := &s.Slots[i]; int32(sl.Owner) != viewer {
				sl.Spell, sl.Left, sl.Full, sl.Level, sl.Lost = srd.SpellID(1+rng.IntN(srd.NumSpells)), int16(rng.IntN(4)), int16(rng.IntN(5)-1), uint8(rng.IntN(10)), int16(rng.IntN(2))
			}
		}
		for i := range s.Items {
			if it := &s.Items[i]; int32(it.Owner) != viewer {
				it.Spell, it.Charges, it.CL = srd.SpellID(1+rng.IntN(srd.NumSpells)), int16(rng.IntN(5)), uint8(1+rng.IntN(20))
			}
		}
		for i := range s.Mages {
			m := &s.Mages[i]
			if int32(i) == viewer {
				continue
			}
			m.Purse += int32(rng.IntN(100))
			m.Counter, m.AoO = Standing(rng.IntN(3)), Standing(rng.IntN(3))
			if s.Phase <= ZoneBallot {
				m.Side, m.Height = int64(rng.IntN(100)), int64(rng.IntN(100))
			}
			if s.Phase <= RoundsBallot {
				m.Rounds = int32(rng.IntN(4))
			}
			if s.Phase == Entry && rng.IntN(2) == 0 {
				m.Flags ^= StaysOut
			}
		}
		for i := range s.Effects {
			if e := &s.Effects[i]; e.Flags&Hidden != 0 && e.On >= 0 && s.Units[e.On].Owner != viewer {
				e.A, e.B, e.C, e.X, e.Spell, e.CL, e.DC = int32(rng.IntN(9)), int32(rng.IntN(9)), int32(rng.IntN(9)), int64(rng.IntN(99)), srd.SpellID(rng.IntN(99)), int16(rng.IntN(9)), int16(rng.IntN(9))
			}
		}
		if s.Asking() && s.Ask.Who != viewer {
			s.Ask.Spell, s.Ask.Level = srd.SpellID(rng.IntN(99)), uint8(rng.IntN(9))
		}
		s.Pending.Spell = srd.SpellID(rng.IntN(99))
	}
	// Units it cannot find go elsewhere inside, to squares where nobody is.
	p := c.Position()
	side, _ := p.Mask.Squares()
	for i := range v.S.Units {
		if !v.S.Units[i].Has(Unseen) || p.S.Phase != Fight {
			continue
		}
		u := &p.S.Units[i]
		was := *u
		u.X, u.Y = 5*rng.Int64N(side), 5*rng.Int64N(side)
		if p.knows(viewer, int32(i)) {
			*u = was // it would be found there
		}
		c.State.Units[i].X, c.State.Units[i].Y = u.X, u.Y
	}
	return c
}

// choices lists what a participant can begin and go on with, so many.
func choices(p *Position, who int32, most int) (list []Command) {
	open := []Command{{Who: who}}
	for len(open) > 0 && len(list) < most {
		c := open[0]
		open = open[1:]
		p.Legal(c, func(next Command, whole bool) bool {
			if whole {
				list = append(list, next)
			} else {
				open = append(open, next)
			}
			return len(list) < most
		})
	}
	return list
}

func TestViewsTellNoSecrets(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		d, err := New(anySetup(t))
		if err != nil {
			t.Fatal(err)
		}
		rng := rand.New(rand.NewPCG(rapid.Uint64().Draw(t, "secrets"), 3))
		n := 0
		walkDuel(t, d, 150, func(*State, *Command) {
			if n++; n%3 != 0 && !d.State.Asking() || d.State.Phase == Over {
				return
			}
			viewer := int32(rng.IntN(len(d.Setup.Mages)))
			other := whisper(rng, d, viewer)
			var a, b State
			va, vb := d.View(Only(viewer), &a), other.View(Only(viewer), &b)
			if a.Hash() != b.Hash() || !reflect.DeepEqual(a.Ask, b.Ask) {
				t.Fatalf("participant %d can tell two positions apart: %s", viewer, differ(&a, &b))
			}
			who := viewer
			if w := va.Whose(); w != None && va.S.Units[w].Owner == viewer {
				who = w
			}
			ca, cb := choices(&va, who, 250), choices(&vb, who, 250)
			if !reflect.DeepEqual(ca, cb) {
				t.Fatalf("participant %d has other choices: %d and %d", viewer, len(ca), len(cb))
			}
			// What the view allows, the door does not refuse.
			for _, c := range ca {
				if err := clone(d).Apply(c); err != nil {
					t.Fatalf("the view allows %+v, the door says %v", c, err)
				}
			}
		})
	})
}

func differ(a, b *State) string {
	x, y := reflect.ValueOf(*a), reflect.ValueOf(*b)
	for i := range x.NumField() {
		if !reflect.DeepEqual(x.Field(i).Interface(), y.Field(i).Interface()) {
			return x.Type().Field(i).Name
		}
	}
	return "nowhere"
}
