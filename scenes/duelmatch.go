package scenes

import (
	"math"

	"mageduel/assets/rulebook"
	"mageduel/engine"
	"mageduel/engine/ai"
	"mageduel/engine/replay"
	"mageduel/engine/srd"
	"mageduel/scenes/board"
)

// Match is a duel at this screen: the rules machine, who sits where, and what
// is shown of it. Persons share the screen; computer players answer by
// themselves. The machine is always ahead of what is shown: events wait in a
// queue until they have been played.
type Match struct {
	Chosen SetupResult

	rules *engine.Setup
	duel  *engine.Duel
	seats []ai.Player // nil is a person
	eyes  int32       // the person who alone looks at the screen, or engine.None
	rec   *replay.Record
	auto  map[int32]bool

	shown engine.State // what is on screen
	actor engine.State // what the one who acts may know

	steps []step
	tag   int32
	told  []Told
	from  int // round of the fight in which it was taken up, 0 before the first
	areas map[int32][]board.Square
	gaps  int // burnt into areas when areas was filled

	placed bool // the mages have left the circle in which the rite began

	called  uint8 // onlookers that somebody sent, a bit each
	strayed uint8 // onlookers that have come into the zone
}

// Told is an event that has been shown, with the sums it names.
type Told struct {
	engine.Event
	Sum []engine.Line
	ID  int
}

// NewMatch starts the rite of a set-up. The error is that of the rules.
func NewMatch(chosen SetupResult) (*Match, error) {
	rules := RulesOf(chosen)
	duel, err := engine.New(rules)
	if err != nil {
		return nil, err
	}
	return MatchOf(duel, chosen), nil
}

// MatchOf seats a duel of the rules, at whatever moment it is, as chosen says:
// who plays and how everything looks.
func MatchOf(duel *engine.Duel, chosen SetupResult) *Match {
	rec := replay.Start(duel)
	rec.Looks = looksOf(chosen)
	return matchOf(duel, rec, chosen)
}

// genders are those in which French speaks of the participants.
func (m *Match) genders() []rulebook.Gender {
	out := make([]rulebook.Gender, len(m.Chosen.Mages))
	for i := range out {
		if m.Chosen.Mages[i].Feminine() {
			out[i] = rulebook.Feminine
		}
	}
	return out
}

// Record is the duel as recorded so far.
func (m *Match) Record() *replay.Record { return m.rec }

// personPlayer is the Player of a seat that a person holds.
const personPlayer = "person"

// RulesOf is the set-up as the rules need it.
func RulesOf(r SetupResult) *engine.Setup {
	s := &engine.Setup{Seed: r.Seed, Rounds: uint8(min(max(r.House.Rounds, 0), 100)), WildLife: r.WildLife}
	s.Bystanders = engine.Bystanders(r.Bystanders)
	s.Chance = uint8(min(max(r.Chance, 0), 50))
	if r.House.OwnTime {
		s.Minutes = uint16(min(max(r.House.Minutes, 5), 240))
	}
	for _, h := range []struct {
		on   bool
		rule engine.House
	}{{r.House.SizeFree, engine.FreeSize}, {r.House.FixRounds, engine.FixedRounds}, {r.House.FreeCounter, engine.UnlimitedCounter},
		{r.House.FullDamage, engine.FullDamage}, {r.House.Weapons, engine.WeaponsAllowed}, {r.House.NoCheck, engine.NoSpellcraft},
		{r.House.EdgeSave, engine.EdgeSave}, {r.House.HitPoints, engine.HourByHitPoints}, {r.House.Squares, engine.SizeInSquares},
		{r.House.OldSpells, engine.OldSpells}} {
		if h.on {
			s.House |= h.rule
		}
	}
	for _, m := range r.Mages {
		ready := engine.FindReady(m.Build)
		if ready == nil || ready.Class != engine.Class(m.Class) {
			for i := range engine.ReadyMages {
				if engine.ReadyMages[i].Class == engine.Class(m.Class) {
					ready = &engine.ReadyMages[i]
					break
				}
			}
		}
		spec := ready.At(m.Name, m.Level)
		if r.House.OldSpells {
			spec.Before = spec.Standing()
		}
		s.Mages = append(s.Mages, spec)
	}
	for _, p := range board.Places[placeID(r.Place)].Props {
		x0, y0, x1, y1 := p.Blocks()
		s.Props = append(s.Props, engine.Prop{X0: int64(math.Round(x0)), Y0: int64(math.Round(y0)), X1: int64(math.Round(x1)), Y1: int64(math.Round(y1)), Height: int64(math.Round(p.Height))})
	}
	return s
}

// PlaceNames are the IDs of the places in the order of board.PlaceID.
var PlaceNames = [...]string{board.Heath: "heath", board.Village: "village", board.Waste: "waste", board.Snow: "snow", board.Hall: "hall"}

func placeID(name string) board.PlaceID {
	for i, n := range PlaceNames {
		if n == name {
			return board.PlaceID(i)
		}
	}
	return board.Heath
}

// Person tells whether a person sits in a participant's seat.
func (m *Match) Person(i int32) bool { return i >= 0 && int(i) < len(m.seats) && m.seats[i] == nil }

// Persons is how many persons share the screen.
func (m *Match) Persons() int {
	n := 0
	for _, s := range m.seats {
		if s == nil {
			n++
		}
	}
	return n
}

// Viewers is everyone who can see this screen now, a bit per participant: the
// one who alone looks at it, or all persons; 0 is spectators.
func (m *Match) Viewers() uint16 {
	if m.eyes != engine.None {
		return engine.Only(m.eyes)
	}
	mask := uint16(0)
	for i, s := range m.seats {
		if s == nil {
			mask |= engine.Only(int32(i))
		}
	}
	return mask
}

// Look says who alone looks at the screen from now on; engine.None is all.
func (m *Match) Look(person int32) {
	if m.eyes == person {
		return
	}
	m.eyes = person
	if len(m.steps) == 0 {
		m.settle()
	}
}

// settle makes what is shown what the viewers may know.
func (m *Match) settle() {
	m.duel.View(m.Viewers(), &m.shown)
	m.placed = m.placed || len(m.shown.Order) > 0 || m.shown.Phase >= engine.Preparation && m.shown.Phase != engine.Over
}

// Shown is the position on screen.
func (m *Match) Shown() engine.Position { return m.duel.Seen(&m.shown) }

// Actor is who must decide now, and for which unit; engine.None when nobody.
func (m *Match) Actor() (participant, unit int32) {
	p := m.duel.Position()
	return ai.Actor(&p)
}

// View is what a participant may know: the position in which its commands
// are judged. It holds until the next call.
func (m *Match) View(who int32) engine.Position { return m.duel.View(engine.Only(who), &m.actor) }

// Over tells whether the duel is over, whatever is shown.
func (m *Match) Over() bool { return m.duel.State.Phase == engine.Over }

// Secret tells whether a person's own turn must not be seen by the others at
// the screen: an own unit is where they cannot see it.
func (m *Match) Secret(who int32) bool {
	if m.Persons() < 2 || m.duel.State.Phase != engine.Fight {
		return false
	}
	p := m.duel.Position()
	for i := range p.S.Units {
		if u := &p.S.Units[i]; u.Owner == who && !u.Has(engine.Gone) && p.Is(int32(i), engine.Invisible) {
			return true
		}
	}
	return false
}

// Apply carries out a command of whoever it is, and queues what it brought.
func (m *Match) Apply(c engine.Command) error {
	if err := m.duel.Apply(c); err != nil {
		return err
	}
	m.rec.Note(m.duel, c)
	m.enqueue()
	return nil
}

// Pump lets a computer player act if it is one's turn, and tells whether it
// did. A person's creature that acts on its own is pumped as well.
func (m *Match) Pump() bool {
	who, unit := m.Actor()
	if who == engine.None {
		return false
	}
	if m.Person(who) {
		if !m.duel.State.Asking() && unit != who && m.auto[unit] {
			return m.Apply(engine.Command{Kind: engine.DoInstinct, Who: unit, Slot: engine.None, Target: engine.None}) == nil
		}
		return false
	}
	v := m.View(who)
	var c engine.Command
	if v.S.Asking() {
		a := m.seats[who].Answer(&v, v.S.Ask)
		c = engine.Command{Kind: engine.DoAnswer, Who: who, Option: a.Option, Slot: a.Slot}
	} else {
		c = m.seats[who].Next(&v, unit)
	}
	if m.Apply(c) == nil {
		return true
	}
	// A player that errs must not stop the duel.
	c = engine.Command{Kind: engine.DoEndTurn, Who: unit, Slot: engine.None, Target: engine.None}
	if v.S.Asking() {
		c = engine.Command{Kind: engine.DoAnswer, Who: who, Slot: engine.None}
	}
	return m.Apply(c) == nil
}

// Hash is the machine's state as a digest.
func (m *Match) Hash() uint64 { return m.duel.State.Hash() }

// Wild creatures and mages have sheets; what has none is drawn as a shape.

// modelSheet is the sheet of a model that the set-up offers.
func modelSheet(model string) string { return "mage_" + model }

// spellEnergy is what a spell's picture is made of.
func spellEnergy(id srd.SpellID) board.Energy {
	d := srd.Spells[id].Desc
	switch {
	case d.Has(srd.DescFire):
		return board.Fire
	case d.Has(srd.DescCold):
		return board.Cold
	case d.Has(srd.DescElectricity):
		return board.Electricity
	case d.Has(srd.DescAcid):
		return board.Acid
	case d.Has(srd.DescSonic):
		return board.Sonic
	case d.Has(srd.DescForce):
		return board.Force
	}
	if srd.Spells[id].School == srd.Necromancy {
		return board.Negative
	}
	return board.NoEnergy
}

// spellSchool is a school of the rules as the board knows it.
func spellSchool(id srd.SpellID) board.School {
	switch srd.Spells[id].School {
	case srd.Abjuration:
		return board.Abjuration
	case srd.Conjuration:
		return board.Conjuration
	case srd.Divination:
		return board.Divination
	case srd.Enchantment:
		return board.Enchantment
	case srd.Evocation:
		return board.Evocation
	case srd.Illusion:
		return board.Illusion
	case srd.Necromancy:
		return board.Necromancy
	case srd.Transmutation:
		return board.Transmutation
	}
	return board.Unknown
}
