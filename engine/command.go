package engine

import (
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// CommandKind is what a command does.
type CommandKind uint8

// The commands. Those of the rite come first.
const (
	NoCommand     CommandKind = iota
	DoChallenge               // D1; Option 1: the mageduel is offered with it
	DoAgree                   // D2: demands or accepts the mageduel
	DoRefuse                  // D3
	DoAcclimatise             // P1; Option 1: calls the rite off (R8)
	DoVoteZone                // P3: X is the side, Z the height, in feet
	DoVoteRounds              // P8: Option is the number of rounds
	DoEnter                   // P13; Option 1: stays out (P14)

	DoCast        // Spell from Slot at Target(s) or point; Option by the spell; Defensive
	DoMove        // to a square, by the published order of paths
	DoStep        // 5-foot step to a square
	DoAttack      // Target; standard action; Option BareHand; Defensive
	DoFull        // full attack on Target; Option BareHand; Defensive
	DoCharge      // Target; Option BareHand
	DoWithdraw    // to a square
	DoTouch       // delivers a held charge to Target
	DoReady       // Option: trigger; Spell, Slot for a counterspell or a spell; Target: whom
	DoDelay       // acts later: after Target's turn
	DoItem        // Option: index of the item; Target or point
	DoOrder       // Target: own creature; Option: an Order; N: whom to attack
	DoDirect      // Option: id of an effect to direct; point
	DoDismiss     // Option: id of an effect
	DoConcentrate // keeps Option: id of an effect
	DoCease       // ceases to concentrate
	DoStand       // up from prone
	DoProne
	DoDefend       // total defence
	DoBreakFree    // from a web or a grapple
	DoPutOut       // flames on oneself
	DoInstinct     // a creature acts by its nature and orders
	DoDeclareDraw  // T5
	DoTakeBackDraw // R28
	DoStanding     // Option: standing order for counterspells, N: for attacks of opportunity
	DoEndTurn
	DoAnswer // of the open question: Option is the choice, Slot the countering spell
	DoMeddle // R38: on the word of a table master's seat (Who None); Option: how; Target: whom, for the last two
	DoCoup   // coup de grace: Target, a helpless foe in reach; full-round action; Option BareHand
	DoRun    // to a square in a straight line, up to four times the speed; full-round action
	DoHurl   // takes up the bead Option (an effect's id) and throws it to a point; full-round action
	DoClimb  // Option: id of a rope that leads out of the zone; a move action
	CommandKinds
)

// What a table master's seat lets happen; of a bystander's own accord only the
// first two do (R38).
const (
	MeddleSteps   int32 = iota // somebody comes in: E10
	MeddleShoots               // an arrow from outside: E11
	MeddleCasts                // a spell from outside: E11
	MeddleBeast                // a beast under an outsider's spell is sent in: E10
	MeddleReturns              // magic brings an expelled participant back: T3
	MeddleBars                 // the table holds that a participant has broken E4: disqualified
	MeddleWays
)

// How a mage with a weapon in hand strikes.
const (
	WeaponHand int32 = iota
	BareHand         // with the other: no item is used (E4)
)

// StrikeBare answers AskOpportunity, or AskReadied of a blow: yes, with the bare
// hand beside the weapon.
const StrikeBare int32 = 2

// hand is the circumstance of the blows that a command makes.
func (c *Command) hand() Context {
	if c.Option == BareHand {
		return Bare
	}
	return 0
}

// MaxTargets is how many targets one command can name.
const MaxTargets = 23

// Command is one thing that somebody does. Who is a unit, or for the rite and
// for answers a participant. What a kind does not use stays zero.
type Command struct {
	X, Y, Z    int64 // point or square, feet
	X2, Y2, Z2 int64 // direction or second end, feet
	Who        int32
	Target     int32
	Slot       int32 // index into State.Slots, or None
	Option     int32
	N          int32  // targets named in Targets, or a second option
	Step       uint16 // choices made while it is put together: see Legal
	Kind       CommandKind
	Defensive  bool
	Spell      srd.SpellID
	Targets    [MaxTargets]int16
}

// At is the command's point.
func (c *Command) At() grid.Point { return grid.Point{X: c.X, Y: c.Y, Z: c.Z} }

// To is the command's second point.
func (c *Command) To() grid.Point { return grid.Point{X: c.X2, Y: c.Y2, Z: c.Z2} }

// QuestionKind is what is asked in the middle of a command.
type QuestionKind uint8

// The questions.
const (
	NoQuestion      QuestionKind = iota
	AskCounter                   // J1, E3: the counterspell of the round
	AskIdentified                // after the Spellcraft check: counter with what?
	AskOpportunity               // an attack of opportunity
	AskReadied                   // a readied action's trigger has come
	AskReadyCounter              // a readied counterspell
)

// The choices of AskCounter. Of the others, 0 is no and 1 is yes.
const (
	LetPass = iota
	Identify
	CounterBlind       // with dispel magic in Slot, without identification
	IdentifyAndCounter // uses up the round's counterspell
)

// Question is what somebody must answer before the command in hand goes on.
type Question struct {
	Who   int32 // participant who answers
	Unit  int32 // unit it is about: who casts, or who provokes
	Mine  int32 // own unit that would act
	Kind  QuestionKind
	Level uint8       // identified spell's level
	Spell srd.SpellID // the spell, when identified
}

// Answer is what was answered.
type Answer struct {
	Option int32
	Slot   int32
}

// Asking tells whether a question is open.
func (s *State) Asking() bool { return s.Ask.Kind != NoQuestion }
