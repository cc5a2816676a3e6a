package engine

import "mageduel/engine/srd"

// Class is what a participant casts as (Q1).
type Class uint8

// The classes. Unqualified cannot cast as a wizard or sorcerer does, so that
// the Weave finds it out during the acclimatisation (Q2, R6).
const (
	Wizard Class = iota
	Sorcerer
	Unqualified
)

// House is a set of house rules, all off by default.
type House uint32

// The house rules, with the number of the rule each one sets aside.
const (
	FreeSize         House = 1 << iota // P5: any side from 5 to 1,000 ft
	FixedRounds                        // P8: the rounds are the set-up's, no ballot
	UnlimitedCounter                   // E3: no limit to counterspells a round
	FullDamage                         // E7: damage is not halved
	WeaponsAllowed                     // E4, R18: weapons do not disqualify
	NoSpellcraft                       // R30: every casting is identified
	EdgeSave                           // R34: a Reflex save at the edge
	HourByHitPoints                    // R27: at the hour the largest share of hit points wins
	SizeInSquares                      // R4: P5 counts squares
	OldSpells                          // R35: what was cast before the rite is in force
	houseEnd
)

// AllHouse is the set of all house rules.
const AllHouse = houseEnd - 1

// Has tells whether all of the given house rules are played.
func (h House) Has(rule House) bool { return h&rule == rule }

// Bystanders says who else is on the heath (R38).
type Bystanders uint8

// The kinds of bystanders.
const (
	NoBystanders Bystanders = iota
	QuietBystanders
	MeddlingBystanders // each round one of them meddles with a chance
)

// Prepared is one line of a book: a spell and how often it stands ready.
type Prepared struct {
	Spell srd.SpellID
	Level uint8     // of the slot it lies in, at least the spell's own
	Count uint8     // castings a day; for a sorcerer's known spell 0
	Meta  Metamagic // of a wizard who knows the feat
}

// ItemKind is how an item is used.
type ItemKind uint8

// The kinds of items.
const (
	Potion ItemKind = iota
	Scroll
	Wand
	Staff
	Weapon
)

// ItemSpec is an item carried into the duel.
type ItemSpec struct {
	Kind    ItemKind
	Spell   srd.SpellID // what it holds
	Weapon  WeaponID    // of a weapon
	CL      uint8       // caster level, 1 to 20
	Charges uint8       // 1 for potions and scrolls
}

// MageSpec is one participant as built; it never changes.
type MageSpec struct {
	Name      string
	Class     Class
	Level     uint8      // 1 to 20
	School    srd.School // a specialist's, else srd.Universal
	Abilities [6]int16   // Str Dex Con Int Wis Cha
	HP        int32      // full hit points
	Feats     Feats      // a bit set
	Book      []Prepared // prepared spells, or a sorcerer's known ones
	Slots     [10]uint8  // a sorcerer's castings a day by spell level
	Items     []ItemSpec // carried
	Alignment srd.Alignment
	Before    []srd.SpellID // in force since before the rite, where OldSpells is played (R35)
	Compelled bool          // under a charm when the rite begins (P2)
	Purse     int32         // gp for costly components (R45)
}

// Setup is all that never changes during a duel.
type Setup struct {
	Seed       uint64
	Mages      []MageSpec // two to eight
	House      House
	Rounds     uint8 // of preparation, where FixedRounds holds
	WildLife   bool
	Bystanders Bystanders
	Chance     uint8  // that one of them meddles in a round, in per cent; 0 is 5 (R38)
	Minutes    uint16 // that the duel lasts by house rule, 5 to 240; 0 is the hour (T4)
	Props      []Prop // what stands on the ground
	Experience bool   // spells with an experience cost are allowed (R45)
}

// Prop is something solid, such as a standing stone, in feet from the middle
// of the place.
type Prop struct{ X0, Y0, X1, Y1, Height int64 }

// Caster tells the ability a participant casts with: Intelligence for a
// wizard, Charisma for a sorcerer.
func (m *MageSpec) Caster() Ability {
	if m.Class == Sorcerer {
		return Cha
	}
	return Int
}

// LastRound is the round after which the time is up: 600 are an hour (T4).
func (s *Setup) LastRound() int32 {
	if s.Minutes == 0 {
		return 600
	}
	return 10 * int32(s.Minutes)
}
