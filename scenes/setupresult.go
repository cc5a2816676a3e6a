package scenes

import (
	"math/bits"

	"mageduel/assets/rulebook"
	"mageduel/scenes/chronicle"
)

// SetupResult is what the set-up screen hands over: everything a duel needs
// to know that is not settled in the rite.
type SetupResult struct {
	Mages      []SetupMage // two to eight (R32)
	Place      string      // ID of a Choice of SetupOptions.Places
	WildLife   bool        // animals within the zone (P7, R47)
	Bystanders Bystanders  // R38
	Chance     int         // meddling bystanders: percent each round, 1 to 50
	Master     bool        // a table master sits at the table and lets bystanders meddle (R38)
	Seed       uint64      // of the rule dice
	House      HouseRules
}

// SetupMage is one participant as chosen.
type SetupMage struct {
	Name   string
	Class  Class
	Level  int    // 1 to 20
	Player string // ID of a Choice of SetupOptions.Players; "person" is a person at this screen
	Build  string // ID of a ReadyMage
	Model  string // ID of a Choice of SetupOptions.Models
	Colour int    // 0 to 7, index of hud.Livery
	Emblem int    // 0 to 7, index of hud.Emblems
	Gender Gender // in which French speaks of the mage
}

// Gender is the grammatical gender of a mage.
type Gender uint8

// The genders; ByName goes by the name.
const (
	ByName Gender = iota
	Masculine
	Feminine
)

// Feminine tells whether French speaks of the mage as « une mage ».
func (m *SetupMage) Feminine() bool {
	if m.Gender == ByName {
		return chronicle.GenderOf(m.Name) == rulebook.Feminine
	}
	return m.Gender == Feminine
}

// Class is the class a mage casts as.
type Class uint8

// The classes that may duel (Q1).
const (
	Wizard Class = iota
	Sorcerer
)

// Bystanders is how those who only watch behave (R38).
type Bystanders uint8

// The bystanders.
const (
	NoBystanders Bystanders = iota
	QuietBystanders
	MeddlingBystanders
)

// HouseRules are the switches that depart from the book; the zero value is
// the book.
type HouseRules struct {
	SizeFree    bool // P5: any size of zone may be proposed
	Squares     bool // P5, R4: the limits count squares instead of feet
	FixRounds   bool // P8: the preparation lasts Rounds, nobody proposes
	Rounds      int  // 0 to 100; used if FixRounds
	FreeCounter bool // E3: no limit on extra counterspells
	Weapons     bool // E4, R18: weapons do not disqualify
	FullDamage  bool // E7, R21: damage is not halved
	NoCheck     bool // J1, R30: no Spellcraft check
	EdgeSave    bool // R34: Reflex save at the edge
	HitPoints   bool // R27: hit points decide when time runs out
	OldSpells   bool // R35: spells from before the rite are in force
	OwnTime     bool // T4: the duel lasts Minutes
	Minutes     int  // 5 to 240; used if OwnTime
}

// Count is how many switches depart from the book.
func (h HouseRules) Count() int {
	n := 0
	for _, on := range []bool{h.SizeFree, h.Squares, h.FixRounds, h.FreeCounter, h.Weapons, h.FullDamage, h.NoCheck, h.EdgeSave, h.HitPoints, h.OldSpells, h.OwnTime} {
		if on {
			n++
		}
	}
	return n
}

// ZoneLimits are the smallest and the largest side of the zone in feet (P5):
// twice the sum and five times the product of the caster levels, counted in
// squares of 5 feet by house rule. Where the largest is under the smallest,
// inverted is true and the smallest holds for both (R3).
func ZoneLimits(levels []int, squares bool) (smallest, largest int64, inverted bool) {
	var sum int64
	product := int64(1)
	for _, l := range levels {
		sum += int64(l)
		hi, lo := bits.Mul64(uint64(product), uint64(l))
		if hi != 0 || lo > 1<<60 {
			lo = 1 << 60
		}
		product = int64(lo)
	}
	unit := int64(1)
	if squares {
		unit = 5
	}
	smallest, largest = 2*sum*unit, 5*product*unit
	return smallest, largest, largest < smallest
}
