package engine

import (
	"unsafe"

	"mageduel/engine/dice"
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// Ability is one of the six ability scores.
type Ability uint8

// The abilities in the order of the 3.5 rules.
const (
	Str Ability = iota
	Dex
	Con
	Int
	Wis
	Cha
)

// Phase is a part of the rite.
type Phase int32

// The phases in their order (D1 to P15, then the duel and its end).
const (
	Challenge    Phase = iota // D1: the first participant challenges
	Demand                    // D2, D3: each other one accepts or refuses
	Acclimatise               // P1, P2
	ZoneBallot                // P3 to P5
	RoundsBallot              // P8, P10
	Preparation               // P11, P12
	Entry                     // P13, P14
	Fight                     // P15 on
	Over                      // T1 to T6
)

// Outcome is how a duel ended.
type Outcome int32

// The outcomes. Won names its winner in State.Winner.
const (
	Undecided Outcome = iota
	Won
	Draw
	Void
	RefusedRite // D3: no zone forms
)

// Reason is the rule by which a duel ended.
type Reason int32

// The reasons, each named by its rule.
const (
	NoReason       Reason = iota
	ByDefeat              // T1
	ByExpulsion           // T2
	ByUnqualified         // Q2
	ByRefusal             // D3
	ByCalledOff           // P2, R8
	ByDefault             // P14, R12
	ByNobody              // R12: none entered
	ByTrespass            // E10
	ByAttack              // E11
	ByDisqualified        // T3
	ByTime                // T4
	ByAgreement           // T5
	ByTogether            // R26: nobody is active any more
)

// None is no unit, no participant, no slot.
const None = -1

// Wild and Outsider are the owners of units that serve no participant.
const (
	Wild     = -1 // an animal that was there
	Outsider = -2 // somebody from outside (R23)
)

// State is the whole position of a duel: plain values, cloned by copying its
// slices. Participants are units 0 to n-1. While a question is open it is the
// position before the command in hand, with that command and the answers so
// far.
type State struct {
	Units   []Unit
	Mages   []Mage
	Effects []Effect
	Slots   []Slot
	Items   []Item
	Order   []int32 // units that take turns, by initiative
	Answers []Answer

	Lying KindSet // kinds of the areas that lie about

	Dice dice.Source

	Side, Height int64 // of the zone, feet; 0 before it is settled

	Phase   Phase
	Round   int32 // of preparation or of the duel, from 1
	Rounds  int32 // of preparation agreed on
	Turn    int32 // index into Order; None between phases
	NextID  int32 // of effects
	Quiet   int32 // whole rounds without a hostile act, -1 in a round that has seen one (R27)
	Outcome Outcome
	Reason  Reason
	Winner  int32

	Pending Command
	Ask     Question
}

// UnitFlags are facts about a unit that last until they are taken back.
type UnitFlags uint32

// The flags of a unit.
const (
	Gone         UnitFlags = 1 << iota // no longer in play: sent home, fled, left
	Acted                              // has had a turn: no longer flat-footed
	Celestial                          // template
	Fiendish                           // template
	Summoned                           // brought or made within (R41)
	Flying                             // in the air of its own power
	Unseen                             // in a view: its owner cannot be told where it is
	Smote                              // has used its smite
	Delayed                            // has begun its turn of this round already
	StandardUsed                       // of this turn
	MoveUsed
	SwiftUsed
	Stepped   // took its 5-foot step
	FullRound // took a full-round action
	Charged   // -2 AC until the next turn
	Moving    // is in the middle of a move action with MoveLeft feet
	AoOTurn   // has a touch to deliver this turn for free
	HurtOnce  // was damaged since its last turn (rage)
	Stung     // a bee without its sting
	BrokeOut  // tried to break free this turn
	Wary      // fights defensively until its next turn
	Ran       // runs: no Dexterity bonus to AC until its next turn
	SwiftOwed // an immediate action has used up the next turn's swift one
	Fallen    // a participant that is slain, out or kept out
	Winked    // a summoned creature that an antimagic field keeps away
)

// TurnFlags are those that a new turn clears.
const TurnFlags = StandardUsed | MoveUsed | SwiftUsed | Stepped | FullRound | Charged | Moving | AoOTurn | BrokeOut | Wary | Ran

// Unit is anything with a square.
type Unit struct {
	X, Y, Z   int64   // low corner of its space, feet
	Bears     KindSet // kinds of the effects that work on it: see State.bear
	Provoked  uint64  // bit per unit: whom it has given its opportunity by moving since its last turn
	Kind      int32   // srd.CreatureID; 0 a mage
	Owner     int32   // participant it is or serves; Wild, Outsider
	HP        int32   // hit points without nonlethal damage counted
	MaxHP     int32   // full hit points
	Nonlethal int32
	Temp      int32 // temporary hit points
	Init      int32 // initiative key: higher acts first, all unlike
	Form      int32 // srd.CreatureID whose body polymorph has given it; 0 its own
	Reserved  int32
	Flags     UnitFlags
	Does      KindFlags // the flags of those kinds
	MoveLeft  int32     // feet left of the move action in hand
	Moved     int32     // feet moved this turn
	Uses      int32     // of limited powers: four bits for each special of its kind
	Cooldown  int32     // rounds until a breath weapon is ready
	Owed      int32     // of diagonals of the move in hand: see grid.Travel
	Score     [6]int16
	Damage    [6]int16 // ability damage
	Drain     [6]int16 // ability drain
	Negative  int16    // negative levels
	Space     int16    // edge in feet, at least 5 on the board
	AoOs      int16    // attacks of opportunity used since its last turn
	Facing    int16    // 0 to 7: east, then counter-clockwise on the plan
	Order     int16    // what a creature was told: see Order constants
	OrderAt   int16    // unit it was told to attack
	Falling   int16    // it has lost its hold in the air and must recover
	Runs      int16    // rounds it has run without a pause; below 0 rounds of rest it still needs
}

// Order is what a creature does on its own (R26).
type Order int16

// The orders.
const (
	OrderAttack Order = iota // the nearest enemy, or the named one
	OrderStay                // stays where it is, attacks what comes into reach
	OrderGuard               // stays beside its master
)

// MageFlags are facts about a participant.
type MageFlags uint32

// The flags of a participant.
const (
	Agreed       MageFlags = 1 << iota // to the mageduel
	Acclimatised                       // P1
	VotedZone
	VotedRounds
	VotedEntry
	StaysOut     // will not enter
	Entered      // P13
	SlainFlag    // "slain" (E5, E6)
	OutFlag      // expelled or left (T2)
	Excluded     // P14
	Disqualified // E4
	DrawDeclared // T5
	CompelledNow // P2
	FrownedUpon  // P9
	HeldEqual    // by a draw (R25)
)

// Standing is a standing order for questions that come again and again.
type Standing uint8

// The standing orders.
const (
	AskMe Standing = iota
	Never
	Always
)

// Mage is what changes about a participant beside its unit.
type Mage struct {
	Side, Height int64 // ballot, feet
	Rounds       int32 // ballot
	Flags        MageFlags
	CounterRound int32 // the last round in which the extra counterspell was used (E3)
	Tie          int32 // initiative total, for order and ties
	StartHP      int32 // what T6 gives back, noted at P15
	StartMaxHP   int32
	StartWounds  int32 // nonlethal damage from before the duel
	StartTemp    int32
	StartDamage  [6]int16
	StartDrain   [6]int16
	StartNeg     int16
	Counter      Standing // standing order for counterspells
	AoO          Standing // standing order for attacks of opportunity
	Purse        int32
	Slots        [2]int32 // its own are those from the first to before the second
}

// EffectFlags are facts about an effect.
type EffectFlags uint32

// The flags of an effect.
const (
	Dismissible  EffectFlags = 1 << iota
	Concentrated             // lasts while its caster concentrates
	FromBefore               // cast before P15: runs on after the duel
	Suppressed               // waits outside (P12, R11)
	Hidden                   // known to its bearer alone
	Restored                 // came with another effect and ends with it
	Magical                  // from a spell: dispel magic can end it
	Nulled                   // suppressed by an antimagic field, for as long as it is in there
)

// Effect is anything that lasts: a condition, a spell on a unit, an area, a
// charge held, a casting in progress, a readied action.
type Effect struct {
	X, Y, Z int64 // an area's origin: corner or square, feet
	X2, Y2  int64 // its direction or second end, feet
	Ends    int64 // Time at which it ends; Forever
	ID      int32
	Parent  int32 // effect with which it ends; 0 none
	On      int32 // unit it is on; None an area
	By      int32 // unit that brought it about; None
	Flags   EffectFlags
	A, B, C int32 // amounts: see the kind
	Kind    EffectKind
	Spell   srd.SpellID
	CL      int16
	DC      int16
}

// Forever is the end of what does not end by itself.
const Forever = int64(1) << 62

// Known as a slot's Full marks a sorcerer's known spell.
const Known = -1

// Slot is a prepared spell and how often it is left; or, for a sorcerer, a
// known spell (Full is Known), or the castings left of a spell level (Spell 0).
type Slot struct {
	Spell srd.SpellID
	Owner uint8
	Level uint8
	Left  int16
	Full  int16
	Lost  int16 // to negative levels in the duel: T6 gives it back
	Meta  Metamagic
}

// Item is a carried item.
type Item struct {
	Spell   srd.SpellID
	Kind    ItemKind
	Weapon  WeaponID
	Owner   uint8
	CL      uint8
	Charges int16
}

// Copy makes s equal to from, reusing what s has.
func (s *State) Copy(from *State) {
	units, mages, effects, slots := s.Units, s.Mages, s.Effects, s.Slots
	items, order, answers := s.Items, s.Order, s.Answers
	*s = *from
	s.Units = append(units[:0], from.Units...)
	s.Mages = append(mages[:0], from.Mages...)
	s.Effects = append(effects[:0], from.Effects...)
	s.Slots = append(slots[:0], from.Slots...)
	s.Items = append(items[:0], from.Items...)
	s.Order = append(order[:0], from.Order...)
	s.Answers = append(answers[:0], from.Answers...)
}

// At is where the unit's low corner is.
func (u *Unit) At() grid.Point { return grid.Point{X: u.X, Y: u.Y, Z: u.Z} }

// Body is the unit's space on the board.
func (u *Unit) Body() grid.Body {
	return grid.Body{Point: u.At(), Size: int64(u.Space), Height: int64(u.Space)}
}

// Has tells whether any of the flags is set.
func (u *Unit) Has(f UnitFlags) bool { return u.Flags&f != 0 }

// Has tells whether any of the flags is set.
func (m *Mage) Has(f MageFlags) bool { return m.Flags&f != 0 }

// Active tells whether the participant has entered and is not slain, out or
// disqualified (R26).
func (m *Mage) Active() bool {
	return m.Flags&Entered != 0 && m.Flags&(SlainFlag|OutFlag|Excluded|Disqualified) == 0
}

// Hash is a digest of the whole state, the same on every system: FNV-1a over
// the 64-bit words of its values.
func (s *State) Hash() uint64 {
	h := uint64(14695981039346656037)
	h = hashSlice(h, s.Units)
	h = hashSlice(h, s.Mages)
	h = hashSlice(h, s.Effects)
	h = hashSlice(h, s.Slots)
	h = hashSlice(h, s.Items)
	h = hashSlice(h, s.Order)
	h = hashSlice(h, s.Answers)
	for _, w := range [...]uint64{s.Dice.State, s.Dice.Count, uint64(s.Side), uint64(s.Height),
		uint64(s.Phase), uint64(s.Round), uint64(s.Rounds), uint64(s.Turn), uint64(s.NextID), uint64(s.Quiet),
		uint64(s.Outcome), uint64(s.Reason), uint64(s.Winner)} {
		h = (h ^ w) * 1099511628211
	}
	return hashSlice(h, unsafe.Slice(&s.Pending, 1))
}

// hashSlice reads plain values without padding as bytes; all systems that the
// game runs on are little-endian.
func hashSlice[T any](h uint64, values []T) uint64 {
	h = (h ^ uint64(len(values))) * 1099511628211
	if len(values) == 0 {
		return h
	}
	raw := unsafe.Slice((*byte)(unsafe.Pointer(&values[0])), len(values)*int(unsafe.Sizeof(values[0])))
	for len(raw) >= 4 {
		h = (h ^ uint64(uint32(raw[0])|uint32(raw[1])<<8|uint32(raw[2])<<16|uint32(raw[3])<<24)) * 1099511628211
		raw = raw[4:]
	}
	for _, b := range raw {
		h = (h ^ uint64(b)) * 1099511628211
	}
	return h
}
