package engine

import (
	"fmt"
	"strings"
	"testing"

	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// The language of the rule tests. A table is set for a duel, the dice are
// written down, and every command goes through Apply:
//
//	g := duel(t).Wizard("A", 5, Ready(srd.Fireball, 1)).Sorcerer("B", 5).Zone(60, 40).Fight()
//	g.At("A", 0, 0).At("B", 5, 5)
//	g.Rolls(d6(1, 2, 3, 4, 5), d20(2)).Does("A", Cast(srd.Fireball, Corner(6, 6, 0))).Left("B", 33)
//
// Participants are named, squares are counted from the zone's low corner (not
// feet), dice that are missing, unlike or left over fail the test. Everyone has
// 40 hit points and 10 in all abilities but 16 in the one that casts, takes
// turns in the order of naming, has acted already, and lets castings and
// opportunities pass unless Asks says otherwise.
type table struct {
	t            *testing.T
	set          *Setup
	d            *Duel
	side, height int64
}

// duel sets a table.
func duel(t *testing.T) *table {
	t.Helper()
	return &table{t: t, set: &Setup{Seed: 1}, side: 60, height: 40}
}

// trait changes a participant before the duel.
type trait func(m *MageSpec)

// HP is full hit points.
func HP(n int) trait { return func(m *MageSpec) { m.HP = int32(n) } }

// Has sets an ability score.
func Has(a Ability, score int) trait { return func(m *MageSpec) { m.Abilities[a] = int16(score) } }

// Learned gives feats.
func Learned(list ...Feat) trait { return func(m *MageSpec) { m.Feats |= With(list...) } }

// Aligned sets an alignment.
func Aligned(a srd.Alignment) trait { return func(m *MageSpec) { m.Alignment = a } }

// Ready has a spell ready, so often; a sorcerer knows it and can cast five
// spells of each level.
func Ready(spell srd.SpellID, times int) trait {
	return func(m *MageSpec) {
		m.Book = append(m.Book, Prepared{Spell: spell, Level: srd.Spells[spell].Level, Count: uint8(times)})
	}
}

// Carries gives an item that holds a spell, at caster level cl.
func Carries(kind ItemKind, spell srd.SpellID, cl, charges int) trait {
	return func(m *MageSpec) {
		m.Items = append(m.Items, ItemSpec{Kind: kind, Spell: spell, CL: uint8(cl), Charges: uint8(charges)})
	}
}

// Wields gives a weapon in hand.
func Wields(w WeaponID) trait {
	return func(m *MageSpec) { m.Items = append(m.Items, ItemSpec{Kind: Weapon, Weapon: w, Charges: 1}) }
}

func (g *table) mage(name string, class Class, level int, traits []trait) *table {
	m := MageSpec{Name: name, Class: class, Level: uint8(level), Abilities: [6]int16{10, 10, 10, 10, 10, 10}, HP: 40, Alignment: srd.TrueNeutral, Purse: 1000}
	m.Abilities[m.Caster()] = 16
	if class == Sorcerer {
		for i := range m.Slots {
			m.Slots[i] = 5
		}
	}
	for _, f := range traits {
		f(&m)
	}
	if class == Sorcerer {
		for i := range m.Book {
			m.Book[i].Count = 0
		}
	}
	g.set.Mages = append(g.set.Mages, m)
	return g
}

// Wizard seats a wizard of a level.
func (g *table) Wizard(name string, level int, traits ...trait) *table {
	return g.mage(name, Wizard, level, traits)
}

// Sorcerer seats a sorcerer of a level.
func (g *table) Sorcerer(name string, level int, traits ...trait) *table {
	return g.mage(name, Sorcerer, level, traits)
}

// House sets house rules.
func (g *table) House(h House) *table { g.set.House |= h; return g }

// With changes the set-up in any other way.
func (g *table) With(f func(s *Setup)) *table { f(g.set); return g }

// Zone is the side and the height in feet that all agree on (FreeSize is set
// where P5 would not allow it).
func (g *table) Zone(side, height int64) *table { g.side, g.height = side, height; return g }

// Begin makes the duel: D1 is next.
func (g *table) Begin() *table {
	g.t.Helper()
	d, err := New(g.set)
	if err != nil {
		g.t.Fatal(err)
	}
	d.Script = []Scripted{}
	g.d = d
	g.t.Cleanup(func() {
		if !g.t.Failed() {
			g.spent("at the end of the test")
		}
	})
	return g
}

// Settled goes through the rite up to the preparation of so many rounds, or
// with 0 to the entry. Initiative falls in the order of naming.
func (g *table) Settled(rounds int) *table {
	g.t.Helper()
	if lo, hi := g.set.Limits(); g.side < lo || g.side > hi || g.height < lo || g.height > hi {
		g.set.House |= FreeSize
	}
	g.Begin()
	n := int32(len(g.set.Mages))
	for i := range g.d.State.Mages {
		g.d.State.Mages[i].Counter, g.d.State.Mages[i].AoO = Never, Never
	}
	apply := func(c Command) {
		g.t.Helper()
		if err := g.d.Apply(c); err != nil {
			g.t.Fatalf("the rite, command %d: %v", c.Kind, err)
		}
	}
	each := func(from int32, c Command) {
		for i := from; i < n; i++ {
			c.Who = i
			apply(c)
		}
	}
	apply(Command{Kind: DoChallenge, Option: 1})
	each(1, Command{Kind: DoAgree})
	each(0, Command{Kind: DoAcclimatise})
	each(0, Command{Kind: DoVoteZone, X: g.side, Z: g.height})
	if rounds > 0 {
		g.initiative()
	}
	each(0, Command{Kind: DoVoteRounds, Option: int32(rounds)})
	g.spent("after the ballots")
	return g
}

// initiative writes down dice that give everybody the place in the order that
// they have at the table.
func (g *table) initiative() {
	for i := range g.d.State.Mages {
		p := g.d.Position()
		mod := p.Sum(Query{Unit: int32(i), Against: None, Stat: Initiative}, nil)
		g.Rolls(roll(20, max(1, min(20, 18-2*i-mod))))
	}
}

// Fight goes through the rite without a preparation, into the first turn of
// the duel. Nobody is flat-footed.
func (g *table) Fight() *table {
	g.t.Helper()
	g.Settled(0)
	return g.enterAll()
}

func (g *table) enterAll() *table {
	g.t.Helper()
	if g.d.State.Rounds == 0 {
		g.initiative()
	}
	for i := range g.set.Mages {
		if err := g.d.Apply(Command{Kind: DoEnter, Who: int32(i)}); err != nil {
			g.t.Fatalf("entering: %v", err)
		}
	}
	s := &g.d.State
	for i := range s.Mages {
		s.Units[i].Flags |= Acted
	}
	for rank, u := range s.Order {
		if u != int32(rank) {
			g.t.Fatalf("initiative %v is not the order of naming", s.Order)
		}
	}
	return g
}

// who is the unit of a participant or a creature named by Beast.
func (g *table) who(name string) int32 {
	g.t.Helper()
	for i := range g.set.Mages {
		if g.set.Mages[i].Name == name {
			return int32(i)
		}
	}
	p := g.d.Position()
	for i := len(p.S.Units) - 1; i >= len(g.set.Mages); i-- {
		if strings.Contains(p.Name(int32(i)), name) {
			return int32(i)
		}
	}
	g.t.Fatalf("nobody is called %s", name)
	return None
}

func (g *table) unit(name string) *Unit {
	g.t.Helper()
	s := &g.d.State
	if s.Asking() {
		s = &g.d.now
	}
	return &s.Units[g.who(name)]
}

// At puts a unit on a square: x, y and the layer z.
func (g *table) At(name string, at ...int64) *table {
	g.t.Helper()
	u := g.unit(name)
	u.X, u.Y, u.Z = 5*at[0], 5*at[1], 0
	if len(at) > 2 {
		u.Z = 5 * at[2]
	}
	return g
}

// Asks lets participants answer for themselves: counterspells and
// opportunities stop with a question.
func (g *table) Asks(names ...string) *table {
	g.t.Helper()
	for _, n := range names {
		m := &g.d.State.Mages[g.who(n)]
		m.Counter, m.AoO = AskMe, AskMe
	}
	return g
}

// Mark gives participants a flag from before.
func (g *table) Mark(f MageFlags, names ...string) *table {
	g.t.Helper()
	for _, n := range names {
		g.d.State.Mages[g.who(n)].Flags |= f
	}
	return g
}

// FlatFooted marks who has not acted yet.
func (g *table) FlatFooted(name string) *table {
	g.unit(name).Flags &^= Acted
	return g
}

// Beast puts a creature of the SRD's name on a square: a summoned one that
// serves a participant, with the template it is called with, or with owner "" a
// wild one. It acts after its owner.
func (g *table) Beast(kind, owner string, at ...int64) *table {
	g.t.Helper()
	id, ok := srd.FindCreature(kind)
	if !ok {
		g.t.Fatalf("no creature is called %s", kind)
	}
	c := &srd.Creatures[id]
	u := Unit{Kind: int32(id), Owner: Wild, HP: int32(c.HP), MaxHP: int32(c.HP), Space: int16(5 * max(1, c.Space.Squares())), Flags: Acted, OrderAt: None}
	for a := Str; a <= Cha; a++ {
		u.Score[a] = int16(c.Abilities.Score(srd.Ability(a + 1)))
	}
	s := &g.d.State
	u.Init = s.Units[s.Order[len(s.Order)-1]].Init - 8
	if owner != "" {
		u.Owner = g.who(owner)
		u.Flags |= Summoned
		switch c.Template {
		case srd.Celestial:
			u.Flags |= Celestial
		case srd.Fiendish:
			u.Flags |= Fiendish
		}
		u.Init = s.Units[u.Owner].Init - 1
	}
	s.Units = append(s.Units, u)
	unit := int32(len(s.Units) - 1)
	r := run{Position: g.d.at(s), d: g.d, s: s}
	r.joinOrder(unit)
	if owner != "" {
		s.NextID++
		s.add(Effect{Kind: Summoning, On: unit, By: u.Owner, ID: s.NextID, Spell: srd.SummonMonsterI, CL: 5, Flags: Magical | Dismissible, Ends: Forever})
	}
	v := &s.Units[unit]
	v.X, v.Y = 5*at[0], 5*at[1]
	if len(at) > 2 {
		v.Z = 5 * at[2]
	}
	return g
}

// Gets puts an effect on a unit from now on, by nobody unless changed by f.
func (g *table) Gets(name string, kind EffectKind, f ...func(e *Effect)) *table {
	g.t.Helper()
	s := &g.d.State
	s.NextID++
	e := Effect{Kind: kind, On: g.who(name), By: None, ID: s.NextID, Ends: Forever}
	for _, change := range f {
		change(&e)
	}
	s.add(e)
	return g
}

// Rolls writes down the next dice.
func (g *table) Rolls(dice ...[]Scripted) *table {
	if g.d.State.Dice.Count == uint64(len(g.d.Script)) && !g.d.State.Asking() {
		g.d.Script = g.d.Script[:0]
		g.d.State.Dice.Count = 0
	}
	for _, r := range dice {
		g.d.Script = append(g.d.Script, r...)
	}
	return g
}

func roll(sides int, shows ...int) (r []Scripted) {
	for _, n := range shows {
		r = append(r, Scripted{Sides: sides, Shows: n})
	}
	return r
}

func d20(shows ...int) []Scripted  { return roll(20, shows...) }
func d100(shows ...int) []Scripted { return roll(100, shows...) }
func d8(shows ...int) []Scripted   { return roll(8, shows...) }
func d6(shows ...int) []Scripted   { return roll(6, shows...) }
func d4(shows ...int) []Scripted   { return roll(4, shows...) }
func d3(shows ...int) []Scripted   { return roll(3, shows...) }

func (g *table) spent(when string) {
	g.t.Helper()
	if n := g.d.State.Dice.Count; !g.d.State.Asking() && n != uint64(len(g.d.Script)) {
		g.t.Fatalf("%s: %d of %d written dice were rolled", when, n, len(g.d.Script))
	}
}

// act is what somebody does.
type act func(g *table, who int32) Command

// aim changes a command: its target, point or options.
type aim func(g *table, c *Command)

// Do is any kind of command.
func Do(kind CommandKind, aims ...aim) act {
	return func(g *table, who int32) Command {
		c := Command{Kind: kind, Who: who, Target: None, Slot: None}
		for _, f := range aims {
			f(g, &c)
		}
		return c
	}
}

// Cast casts a spell from the first slot that is ready.
func Cast(spell srd.SpellID, aims ...aim) act {
	return func(g *table, who int32) Command {
		c := Do(DoCast, aims...)(g, who)
		c.Spell, c.Slot = spell, g.slot(who, spell)
		return c
	}
}

// slot is the index of a participant's slot with a spell, one that is left
// before one that is used, or None.
func (g *table) slot(who int32, spell srd.SpellID) int32 {
	p := g.d.Position()
	best := int32(None)
	for i := range p.S.Slots {
		if s := &p.S.Slots[i]; int32(s.Owner) == who && s.Spell == spell {
			if p.Ready(who, int32(i)) {
				return int32(i)
			}
			best = int32(i)
		}
	}
	return best
}

// Use uses one's nth item, from 0. Options of its spell come by Choice, before
// On with several targets.
func Use(n int, aims ...aim) act {
	return func(g *table, who int32) Command {
		c := Do(DoItem, aims...)(g, who)
		if c.Option != 0 {
			c.N |= c.Option << 16
		}
		for i := range g.d.State.Items {
			if int32(g.d.State.Items[i].Owner) != who {
				continue
			}
			if n == 0 {
				c.Option, c.Spell = int32(i), g.d.State.Items[i].Spell
				return c
			}
			n--
		}
		g.t.Fatal("no such item")
		return c
	}
}

// On aims at a unit, or at several (missiles, rays).
func On(names ...string) aim {
	return func(g *table, c *Command) {
		g.t.Helper()
		c.Target = g.who(names[0])
		c.N = int32(len(names))
		for i, n := range names {
			c.Targets[i] = int16(g.who(n))
		}
	}
}

// Corner aims at a grid intersection, in squares.
func Corner(x, y, z int64) aim {
	return func(g *table, c *Command) { c.X, c.Y, c.Z = 5*x, 5*y, 5*z }
}

// Square is a square as destination or place: x, y and the layer.
func Square(x, y, z int64) aim { return Corner(x, y, z) }

// Second is a command's second point.
func Second(x, y, z int64) aim {
	return func(g *table, c *Command) { c.X2, c.Y2, c.Z2 = 5*x, 5*y, 5*z }
}

// Choice is a command's option.
func Choice(n int32) aim { return func(g *table, c *Command) { c.Option = n } }

// Number is a command's N.
func Number(n int32) aim { return func(g *table, c *Command) { c.N = n } }

// Feet are a ballot's side and height.
func Feet(side, height int64) aim { return func(g *table, c *Command) { c.X, c.Z = side, height } }

// Defensive casts on the defensive.
func Defensive() aim { return func(g *table, c *Command) { c.Defensive = true } }

// Go moves to a square.
func Go(x, y, z int64) act { return Do(DoMove, Square(x, y, z)) }

// EndTurn ends the turn.
func EndTurn() act { return Do(DoEndTurn) }

// Does carries out commands of one participant or creature in turn.
func (g *table) Does(name string, acts ...act) *table {
	g.t.Helper()
	for _, a := range acts {
		c := a(g, g.who(name))
		g.apply(c)
	}
	return g
}

func (g *table) apply(c Command) {
	g.t.Helper()
	err := func() (err error) {
		defer func() {
			if e := recover(); e != nil {
				if text, ok := e.(string); ok {
					err = fmt.Errorf("%s", text)
					return
				}
				panic(e)
			}
		}()
		return g.d.Apply(c)
	}()
	if err != nil {
		g.t.Fatalf("command %d of %d: %v", c.Kind, c.Who, err)
	}
	g.spent("after the command")
}

// Refused checks that a command may not be, and changes nothing.
func (g *table) Refused(name string, why Refusal, a act) *table {
	g.t.Helper()
	before := g.d.State.Hash()
	if err := g.d.Apply(a(g, g.who(name))); err != why {
		g.t.Fatalf("%s: refused with %v, want %v", name, err, why)
	}
	if g.d.State.Hash() != before {
		g.t.Fatal("a refused command changed the state")
	}
	return g
}

// May checks that a command would be allowed.
func (g *table) May(name string, a act) *table {
	g.t.Helper()
	c := a(g, g.who(name))
	var seen State
	p := g.d.View(g.d.decider(&c), &seen)
	if why := p.Check(&c); why != Fine {
		g.t.Fatalf("%s: refused with %v", name, why)
	}
	return g
}

// Asked checks that a question is open to a participant.
func (g *table) Asked(name string, kind QuestionKind) *table {
	g.t.Helper()
	q := g.d.State.Ask
	if q.Kind != kind || q.Who != g.who(name) {
		g.t.Fatalf("question %d to %d is open, want %d to %s", q.Kind, q.Who, kind, name)
	}
	return g
}

// Answers answers the open question; with a spell from its slot.
func (g *table) Answers(name string, option int32, spell ...srd.SpellID) *table {
	g.t.Helper()
	who := g.who(name)
	c := Command{Kind: DoAnswer, Who: who, Option: option, Slot: None}
	if len(spell) > 0 {
		c.Slot = g.slot(who, spell[0])
	}
	g.apply(c)
	return g
}

// Counters answers the question after the Spellcraft check.
func (g *table) Counters(name string, spell srd.SpellID) *table {
	g.t.Helper()
	return g.Asked(name, AskIdentified).Answers(name, 0, spell)
}

// state is as far as the command in hand has run.
func (g *table) state() *State {
	if g.d.State.Asking() {
		return &g.d.now
	}
	return &g.d.State
}

// Left checks hit points less nonlethal damage.
func (g *table) Left(name string, want int32) *table {
	g.t.Helper()
	if got := g.unit(name).Left(); got != want {
		g.t.Fatalf("%s has %d hit points left, want %d", name, got, want)
	}
	return g
}

// Stands checks a square: x, y and the layer.
func (g *table) Stands(name string, x, y, z int64) *table {
	g.t.Helper()
	if got, want := g.unit(name).At(), (grid.Point{X: 5 * x, Y: 5 * y, Z: 5 * z}); got != want {
		g.t.Fatalf("%s stands at %v, want %v (feet)", name, got, want)
	}
	return g
}

// Is checks that an effect is, or is not, on a unit.
func (g *table) Is(name string, kind EffectKind, want bool) *table {
	g.t.Helper()
	p := g.d.Position()
	if got := p.Is(g.who(name), kind); got != want {
		g.t.Fatalf("%s: %s is %v, want %v", name, kind.Name(), got, want)
	}
	return g
}

// Marked checks a participant's flag.
func (g *table) Marked(name string, f MageFlags, want bool) *table {
	g.t.Helper()
	if got := g.state().Mages[g.who(name)].Has(f); got != want {
		g.t.Fatalf("%s: flag %#x is %v, want %v", name, f, got, want)
	}
	return g
}

// Flagged checks a unit's flag.
func (g *table) Flagged(name string, f UnitFlags, want bool) *table {
	g.t.Helper()
	if got := g.unit(name).Has(f); got != want {
		g.t.Fatalf("%s: unit flag %#x is %v, want %v", name, f, got, want)
	}
	return g
}

// Turn checks whose turn it is.
func (g *table) Turn(name string) *table {
	g.t.Helper()
	p := g.d.Position()
	if got := p.Whose(); got != g.who(name) {
		g.t.Fatalf("it is the turn of %d, want %s", got, name)
	}
	return g
}

// Phase checks the phase.
func (g *table) Phase(want Phase) *table {
	g.t.Helper()
	if got := g.state().Phase; got != want {
		g.t.Fatalf("phase %d, want %d", got, want)
	}
	return g
}

// Slots checks how often a spell is left.
func (g *table) Slots(name string, spell srd.SpellID, want int) *table {
	g.t.Helper()
	p := g.d.Position()
	if got := p.Left(g.slot(g.who(name), spell)); got != want {
		g.t.Fatalf("%s has %s %d times, want %d", name, srd.Spells[spell].Name, got, want)
	}
	return g
}

// Ended checks how the duel ended; winner "" is none.
func (g *table) Ended(o Outcome, why Reason, winner string) *table {
	g.t.Helper()
	s := &g.d.State
	w := int32(None)
	if winner != "" {
		w = g.who(winner)
	}
	if s.Phase != Over || s.Outcome != o || s.Reason != why || s.Winner != w {
		g.t.Fatalf("phase %d, outcome %d, reason %d, winner %d; want over, %d, %d, %d", s.Phase, s.Outcome, s.Reason, s.Winner, o, why, w)
	}
	return g
}

// Event is the first event of a kind in the last command, as told so far.
func (g *table) Event(kind EventKind) Event {
	g.t.Helper()
	for _, e := range g.d.Events {
		if e.Kind == kind {
			return e
		}
	}
	g.t.Fatalf("no event %d was told: %v", kind, g.kinds())
	return Event{}
}

// Told checks that an event of a kind was told in the last command, or not.
func (g *table) Told(kind EventKind, want bool) *table {
	g.t.Helper()
	got := false
	for _, e := range g.d.Events {
		got = got || e.Kind == kind
	}
	if got != want {
		g.t.Fatalf("event %d told: %v, want %v (%v)", kind, got, want, g.kinds())
	}
	return g
}

// Count checks how many events of a kind the last command told.
func (g *table) Count(kind EventKind, want int) *table {
	g.t.Helper()
	got := 0
	for _, e := range g.d.Events {
		if e.Kind == kind {
			got++
		}
	}
	if got != want {
		g.t.Fatalf("event %d told %d times, want %d", kind, got, want)
	}
	return g
}

func (g *table) kinds() (k []EventKind) {
	for _, e := range g.d.Events {
		k = append(k, e.Kind)
	}
	return k
}

func TestTheLanguageOfTheTests(t *testing.T) {
	g := duel(t).Wizard("A", 5, Ready(srd.Fireball, 1)).Sorcerer("B", 5).Zone(60, 40).Fight()
	g.At("A", 0, 0).At("B", 5, 5).Turn("A")
	// 5d6 = 15; the save, DC 10 + 3 + 3, with 10 + 1 fails; the zone halves 15 to 7.
	g.Rolls(d6(1, 2, 3, 4, 5), d20(10)).Does("A", Cast(srd.Fireball, Corner(8, 8, 0))).Left("B", 33).Slots("A", srd.Fireball, 0)
	g.Refused("A", NoActionLeft, Do(DoAttack, On("B")))
	g.Does("A", EndTurn()).Turn("B")
}
