package engine

import (
	"mageduel/engine/dice"
	"mageduel/engine/srd"
)

// EventKind is what an event tells.
type EventKind uint16

// The events.
const (
	NoEvent        EventKind = iota
	EvPhase                  // A: phase
	EvChallenge              // Who challenges; A 1: offering the mageduel
	EvAgree                  // Who
	EvRefuse                 // Who
	EvAcclimatised           // Who
	EvUnqualified            // Who (Q2)
	EvCompelled              // Who cannot acclimatise (P2)
	EvVotedZone              // Who; X side, Z height (told when all have voted)
	EvVotedRounds            // Who; A rounds
	EvContest                // Who; A die, B total
	EvZone                   // X side, Z height
	EvRounds                 // A rounds; B 1: more than three (P8)
	EvPlaced                 // Who stands at X, Y, Z
	EvInitiative             // Who; A die, B total; C 1: tied with Target, A and B are their new dice
	EvRound                  // A round; phase in B
	EvTurn                   // Who
	EvEnters                 // Who at X, Y, Z
	EvExcluded               // Who (P14)
	EvSuppressed             // effect A of Who waits outside (P12)

	EvMove         // Who from X2, Y2, Z2 to X, Y, Z; A 1: a 5-foot step, 2: by magic, without a way; B 1: unwilling
	EvStopped      // Who is stopped by the zone's face at X, Y, Z (E2)
	EvLeft         // Who left the zone (T2)
	EvFall         // Who falls A feet
	EvCastBegin    // Who begins to cast; the spell is not told
	EvLost         // Who loses the casting; A: 1 defensive casting, 2 damage, 3 other, 4 it blinked away
	EvSpellcraft   // Who identified (B 1) or not; A die; Spell
	EvCounterTry   // Who tries to counter Target's casting
	EvCountered    // Who countered Target's Spell with A: the countering spell
	EvCast         // Who's Spell is shown; Target, the first of D; A option, B caster level, C DC; X, Y, Z; X2, Y2, Z2
	EvStrike       // Spell's bolt, ray or missile from Who reaches Target; A index; B 1 hit
	EvArea         // Spell strikes an area at X, Y, Z; A rolled once for all, with Dice; D 1 from where it lay in wait
	EvRoll         // Who rolls: Stat; A die, B total, C against; D 1 success
	EvSR           // Who's check against Target's spell resistance: A die, B total, C SR, D 1 overcomes
	EvAttack       // Who attacks Target: A die, B total, C AC, D: 0 miss, 1 hit, 2 critical; X the attack (AttackOf), Y a weapon; Phase 1 confirms a critical, 2 goes at an image, 3 is a coup de grace, without a roll
	EvMiss         // concealment or image: A 1 concealment, 2 image, 3 the ethereal plane
	EvDamage       // Target takes A; B rolled, with Dice; C kind of energy; lines show each step
	EvAbility      // Target: ability C loses A points; B 1 drain; D rolled, with Dice
	EvNegative     // Target gets A negative levels; B rolled, with Dice
	EvHeal         // Target
	EvTemp         // Target gets A temporary hit points
	EvBegin        // effect Kind in A begins on Target (or at X, Y, Z); B its id
	EvEnd          // effect Kind in A ends on Target; B its id
	EvResist       // Target is immune; A why
	EvDispel       // Who's dispel check against an effect: A die, B total, C DC, D 1 success
	EvSummoned     // Target comes at X, Y, Z, called by Who
	EvSent         // Target is sent home
	EvSlain        // Target (E5)
	EvFlees        // Target fails P7 and runs
	EvCower        // Target
	EvDisqualified // Who (E4); A: MeddleBars where a table master says so (R38)
	EvTrespass     // Who comes in from outside (E10); A: how, where nobody of the duel does (R38)
	EvOutside      // Who attacks from outside (E11); A: how (R38)
	EvDraw         // Who declares (A 1) or takes back (A 0) a draw
	EvFrown        // Who hastens the preparation (P9)
	EvOver         // A outcome, B reason, Who winner
	EvRestored     // Target (T6)
	EvItem         // Who uses item A: Spell
	EvReady        // Who readies
	EvDelay        // Who delays
	EvOrder        // Who orders Target
	EvWait         // Who cannot act: A effect kind
	EvQuiet        // ten quiet rounds: all are asked for a draw (R27)
	EvSmite        // Who smites Target for A
	EvTrip         // Who trips Target
	EvGrapple      // Who holds Target
	EvFree         // Who breaks free (A 1) or not
	EvNulled       // an antimagic field suppresses (D 1) or releases (D 0) effect A of Target, Spell; A Summoning: Target itself; A CastingKind: its casting
	EvHurl         // Who hurls a bead to X, Y, Z: A die, B total, C AC, D 1 hits the point
	EventKinds
)

// Event is one thing that happened. Sees says which participants may know it;
// lines of modifiers stand in Duel.Lines from L0 to L1.
type Event struct {
	X, Y, Z    int64
	X2, Y2, Z2 int64
	Who        int32
	Target     int32
	A, B, C, D int32
	L0, L1     int32
	LM         int32 // where a second sum's lines begin (EvAttack: AC, then the attack); 0 none
	Kind       EventKind
	Sees       uint16 // bit per participant
	Spell      srd.SpellID
	Stat       Stat
	Phase      uint8
	Dice       dice.Roll // what was rolled, zero for nothing
}

// Everyone may know it.
const Everyone = ^uint16(0)

// Only is the mask of one participant.
func Only(participant int32) uint16 { return 1 << uint(participant) }

// SeenBy tells whether all of the viewers may know the event; no viewers at
// all are spectators, who know what anyone knows.
func (e *Event) SeenBy(viewers uint16) bool { return e.Sees&viewers == viewers }
