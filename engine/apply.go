package engine

import (
	"fmt"

	"mageduel/engine/arena"
	"mageduel/engine/dice"
	"mageduel/engine/srd"
)

// Version is the version of the rules' code; a replay made with another is
// shown from its snapshot.
const Version = 3

// Duel is the machine: one state, one door. Commands go in by Apply; events
// come out in Events.
type Duel struct {
	Setup *Setup
	State State
	// Events is what the last Apply told, and Lines the modifiers they name.
	Events []Event
	Lines  []Line
	// Silent duels tell nothing: searches and arenas.
	Silent bool
	// Policy answers questions at once instead of leaving them open; it is
	// asked with the position in which the question comes.
	Policy func(d *Duel, v *Position, q Question) Answer
	// Script, for tests, says what the dice show; sides are checked.
	Script []Scripted

	pos  Position // what the one who decides may know
	seen State
	// viewers are those that pos was made for, if looked says that it holds.
	viewers uint16
	looked  bool
	mind    State // what the mover knows, where that is not all
	now     State // as far as the command in hand has run
	run     run
	told    int        // events of the command in hand already told
	casts   [8]casting // see run.newCast
	work    workspace
}

// Scripted is one roll of scripted dice.
type Scripted struct{ Sides, Shows int }

// New makes the duel of a set-up, before the challenge. It refuses a set-up
// that breaks a rule.
func New(setup *Setup) (*Duel, error) {
	if err := setup.Check(); err != nil {
		return nil, err
	}
	d := &Duel{Setup: setup}
	d.begin()
	return d, nil
}

// Refusal is why a command may not be. It is an error and a key of languages.
type Refusal uint8

// Position is where the duel stands: while a question is open, as far as the
// command in hand has run. It may know more than a participant: see View.
func (d *Duel) Position() Position {
	s := &d.State
	if s.Asking() {
		s = &d.now
	}
	return d.at(s)
}

func (d *Duel) at(s *State) Position {
	p := Position{Setup: d.Setup, S: s, work: &d.work}
	p.setMask()
	return p
}

// setMask finds the mask of the zone, most often that of the last time.
func (p *Position) setMask() {
	w, z := p.work, arena.Zone{Side: p.S.Side, Height: p.S.Height}
	if p.S.Lying.meets(&barriers) { // what is solid comes and goes
		p.Mask = arena.Of(z, w.solidsOf(p.Setup, p.S))
		return
	}
	if w.mask == nil || w.mask.Zone() != z || w.propped != p.Setup {
		w.mask, w.propped = arena.Of(z, w.solidsOf(p.Setup, p.S)), p.Setup
	}
	p.Mask = w.mask
}

// Apply carries out a command, or answers the open question. A refused
// command changes nothing.
func (d *Duel) Apply(c Command) error {
	d.Events, d.Lines = d.Events[:0], d.Lines[:0]
	if why := d.Look(d.decider(&c)).Check(&c); why != Fine {
		return why
	}
	d.looked = false
	if d.State.Asking() {
		d.State.Answers = append(d.State.Answers, Answer{Option: c.Option, Slot: c.Slot})
	} else {
		d.State.Pending = c
		d.State.Answers = d.State.Answers[:0]
		d.told = 0
	}
	d.attempt()
	return nil
}

// Look is View into a buffer of the duel's own, good until the next command;
// asked again before that it costs nothing.
func (d *Duel) Look(viewers uint16) *Position {
	if !d.looked || d.viewers != viewers {
		d.pos = d.View(viewers, &d.seen)
		d.viewers, d.looked = viewers, true
	}
	return &d.pos
}

// decider is who decides a command, as viewers: legality hangs on what that
// participant may know, and on nothing else.
func (d *Duel) decider(c *Command) uint16 {
	s := &d.State
	switch {
	case c.Who < 0:
		return 0
	case int(c.Who) < len(s.Mages):
		return Only(c.Who)
	case int(c.Who) < len(s.Units) && s.Units[c.Who].Owner >= 0:
		return Only(s.Units[c.Who].Owner)
	}
	return 0
}

// attempt runs the command in hand from the position before it, up to the
// first question without an answer or to its end.
func (d *Duel) attempt() {
	r := &d.run
	s := &d.State
	if d.Policy == nil { // else no question stays open, and no position before it is needed
		d.now.Copy(s)
		s = &d.now
	}
	s.Ask = Question{}
	cut := r.cut
	*r = run{}
	r.Position, r.d, r.s, r.cut = d.at(s), d, s, cut
	if r.finish() {
		s.Pending = Command{}
		s.Answers = s.Answers[:0]
		if d.Policy == nil {
			d.State, d.now = d.now, d.State
		}
		return
	}
	d.State.Ask = r.question
	d.now.Ask = r.question
	d.told = r.telling
}

// run is one running of the command in hand.
type run struct {
	Position
	d           *Duel
	s           *State
	answers     int // used so far
	telling     int // events told so far, those of earlier runnings included
	question    Question
	cut         bool
	trespass    bool   // E10
	attacked    bool   // E11
	upset       bool   // T3
	fouls       uint16 // who was disqualified by the command in hand
	active      uint16 // who was active when it was last looked for an end (R26)
	push        int    // DC of the spell that pushes (R34)
	over        bool   // the unit whose turn it was has left the order
	depth       int8   // of reactions inside reactions
	broken      bool   // the casting of window is lost: it was damaged
	balanced    bool   // the move in hand has had its check for grease
	window      int32  // 1 and the unit that is casting now, 0 nobody
	passed      int32  // wall of fire that the move in hand has led through
	windowLevel int    // of its spell
	casting     int
}

// stop unwinds a running to its door when a question is open.
type stop struct{}

var stopped any = stop{}

// finish runs the command; false means that a question is open.
func (r *run) finish() (done bool) {
	defer func() {
		if r.question.Kind == NoQuestion {
			return
		}
		if e := recover(); e != nil && e != stopped {
			panic(e)
		}
	}()
	r.active = r.actives()
	r.command(&r.s.Pending)
	r.after()
	return true
}

// ask puts a question. With an answer at hand it goes on; else it leaves.
func (r *run) ask(q Question) Answer {
	// Standing orders first: what they answer is not among the answers kept.
	if a, ok := r.standing(q); ok {
		return a
	}
	if r.answers < len(r.s.Answers) {
		a := r.s.Answers[r.answers]
		r.answers++
		return a
	}
	if r.d.Policy != nil {
		r.s.Ask = q
		a := r.d.Policy(r.d, &r.Position, q)
		if r.checkAnswer(&Command{Kind: DoAnswer, Who: q.Who, Option: a.Option, Slot: a.Slot}) != Fine {
			a = Answer{Slot: None}
		}
		r.s.Ask = Question{}
		r.s.Answers = append(r.s.Answers, a)
		r.answers++
		return a
	}
	r.question = q
	panic(stopped)
}

// standing answers by standing orders (R26: whoever can command no more lets
// all pass).
func (r *run) standing(q Question) (Answer, bool) {
	m := &r.s.Mages[q.Who]
	if m.Has(SlainFlag | OutFlag | Excluded) {
		return Answer{Slot: None}, true
	}
	order := AskMe
	switch q.Kind {
	case AskCounter:
		order = m.Counter
		if order == Always && q.Level == 1 {
			return Answer{Option: Identify, Slot: None}, true
		}
		if order == Always {
			return Answer{Option: IdentifyAndCounter, Slot: None}, true
		}
	case AskOpportunity:
		order = m.AoO
		if order == Always && r.barred(q.Mine, q.Unit) { // R18: no attack with an item is ever automatic
			return Answer{Option: StrikeBare, Slot: None}, r.MayStrikeBare(&q)
		}
		if order == Always {
			return Answer{Option: 1, Slot: None}, true
		}
	}
	if order == Never {
		return Answer{Slot: None}, true
	}
	return Answer{}, false
}

// tell records an event, unless an earlier running has told it.
func (r *run) tell(e Event) {
	r.telling++
	if r.d.Silent || r.telling <= r.d.told {
		return
	}
	if e.Sees == 0 {
		e.Sees = Everyone
	}
	r.d.Events = append(r.d.Events, e)
}

// lines is where sums write their lines, nil for silent duels.
func (r *run) lines() *[]Line {
	if r.d.Silent {
		return nil
	}
	return &r.d.Lines
}

func (r *run) mark() int32 { return int32(len(r.d.Lines)) }

// die rolls one rule die.
func (r *run) die(sides int) int {
	if r.d.Script != nil {
		n := r.s.Dice.Count
		r.s.Dice.Count++
		return r.d.scripted(int(n), sides)
	}
	return r.s.Dice.Die(sides)
}

func (r *run) rollDice(d srd.Dice) int {
	sum := int(d.Bonus)
	for range int(d.Count) {
		sum += r.die(int(d.Sides))
	}
	return sum
}

func (r *run) roll(d dice.Roll) int {
	sum := int(d.Bonus)
	for range int(d.Count) {
		sum += r.die(int(d.Sides))
	}
	return sum
}

// unit is a participant or creature; the pointer holds until units are added.
func (r *run) unit(i int32) *Unit { return &r.s.Units[i] }

// scripted is the next roll of the script; what does not fit fails the test.
func (d *Duel) scripted(n, sides int) int {
	if n >= len(d.Script) {
		panic(fmt.Sprintf("the script has %d rolls, a d%d was wanted as number %d", len(d.Script), sides, n+1))
	}
	if d.Script[n].Sides != sides {
		panic(fmt.Sprintf("roll %d of the script is a d%d, a d%d was wanted", n+1, d.Script[n].Sides, sides))
	}
	return d.Script[n].Shows
}

// Restart lays the duel out anew with another seed, reusing its memory.
func (d *Duel) Restart(seed uint64) {
	d.Setup.Seed = seed
	d.looked = false
	d.begin()
}
