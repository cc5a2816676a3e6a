package srd

import "strconv"

// CreatureType is the type of a creature.
type CreatureType uint8

// The types.
const (
	NoType CreatureType = iota
	TypeAberration
	TypeAnimal
	TypeConstruct
	TypeDragon
	TypeElemental
	TypeFey
	TypeGiant
	TypeHumanoid
	TypeMagicalBeast
	TypeMonstrousHumanoid
	TypeOoze
	TypeOutsider
	TypePlant
	TypeUndead
	TypeVermin
	NumTypes = int(iota)
)

var typeNames = []string{
	"", "Aberration", "Animal", "Construct", "Dragon", "Elemental", "Fey",
	"Giant", "Humanoid", "Magical Beast", "Monstrous Humanoid", "Ooze",
	"Outsider", "Plant", "Undead", "Vermin",
}

// String is the printed name of the type.
func (t CreatureType) String() string { return nameOf(int(t), typeNames) }

// Subtypes is a set of subtypes.
type Subtypes uint32

// The subtypes.
const (
	SubtypeAir Subtypes = 1 << iota
	SubtypeAquatic
	SubtypeArchon
	SubtypeChaotic
	SubtypeCold
	SubtypeEarth
	SubtypeEvil
	SubtypeExtraplanar
	SubtypeFire
	SubtypeGood
	SubtypeLawful
	SubtypeNative
	SubtypeSwarm
	SubtypeWater
)

var subtypeNames = []string{
	"Air", "Aquatic", "Archon", "Chaotic", "Cold", "Earth", "Evil",
	"Extraplanar", "Fire", "Good", "Lawful", "Native", "Swarm", "Water",
}

// Has reports whether all of want are in the set.
func (s Subtypes) Has(want Subtypes) bool { return s&want == want }

// String writes the names of the set.
func (s Subtypes) String() string { return bitNames(uint32(s), subtypeNames, ", ") }

// HitDice are a creature's racial Hit Dice: Num/Den dice of Sides, and Bonus
// hit points.
type HitDice struct {
	Num, Den uint8 // 3/1, 1/2, 1/4
	Sides    uint8
	Bonus    int16
}

// HD is the Hit Dice as whole dice, at least 1: what effects count.
func (h HitDice) HD() int { return max(1, int(h.Num)/max(1, int(h.Den))) }

// Average is the printed average of hit points: rounded down, at least 1.
func (h HitDice) Average() int {
	den := max(1, int(h.Den))
	return max(1, int(h.Num)*(int(h.Sides)+1)/(2*den)+int(h.Bonus))
}

// String writes the Hit Dice as they are printed.
func (h HitDice) String() string {
	s := strconv.Itoa(int(h.Num))
	if h.Den > 1 {
		s += "/" + strconv.Itoa(int(h.Den)) + " "
	}
	s += "d" + strconv.Itoa(int(h.Sides))
	if h.Bonus != 0 {
		s += signed(int(h.Bonus))
	}
	return s
}

// Speeds are the speeds in feet a move action, 0 where the creature has none.
type Speeds struct {
	Land, Fly, Burrow, Swim, Climb int16
	Maneuver                       Maneuver // of flight
}

// Senses are the senses beyond common sight, in feet where they have a range.
type Senses struct {
	Darkvision, Blindsense, Blindsight, Tremorsense, Telepathy int16
	LowLight, Scent, KeenScent                                 bool
	SeeInDarkness                                              bool // even magical
}

// CR is a challenge rating: Num/Den.
type CR struct{ Num, Den uint8 }

// String writes the rating as it is printed.
func (c CR) String() string {
	if c.Den > 1 {
		return strconv.Itoa(int(c.Num)) + "/" + strconv.Itoa(int(c.Den))
	}
	return strconv.Itoa(int(c.Num))
}

// Creature is a creature's statistics. Those of the summon lists are given
// without the template they come with.
type Creature struct {
	Name            string
	OnSummonMonster bool
	SummonLevel     uint8    // the lowest list it stands on, 0 for none
	Template        Template // when it comes from those lists
	Type            CreatureType
	Subtypes        Subtypes
	Size            Size
	HD              HitDice
	HP              int16
	Init            int8
	Speed           Speeds
	AC              AC
	BaseAttack      int8
	Grapple         int8
	NoGrapple       bool     // swarms cannot grapple or be grappled
	Attack          Routines // as a standard action
	FullAttack      Routines // as a full-round action
	Space           HalfFeet
	Reach           int16  // feet
	LongReach       int16  // feet, with what LongReachWith names
	LongReachWith   string // glaive, chains, tentacle, tail
	Specials        []Special
	Senses          Senses
	DR              DR
	SR              uint8
	Resist          Resistances
	Immune          Immunities // by its entry; those of its type are in TraitsOf
	Vulnerable      Immunities // energies it takes half as much again from
	FastHealing     uint8
	Regeneration    uint8
	Fort, Ref, Will int8
	Abilities       Abilities
	CR              CR
	Alignment       Alignment
	Frequency       Frequency // how many of its kind are of that alignment
	Feats           Feats
	Words           CreatureWords
}

// CreatureWords are printed columns of a creature. The first four are always
// given; the others only where the typed field does not write the same words.
type CreatureWords struct {
	SpecialAttacks, Figures, Qualities, Feats string

	Heading, Subtypes, Attack, FullAttack, Space, DR, Immune, Alignment string
}

// Valid reports whether the id names a creature.
func (id CreatureID) Valid() bool { return id > NoCreature && int(id) <= NumCreatures }

// String is the printed name, or nothing for NoCreature and unknown ids.
func (id CreatureID) String() string {
	if !id.Valid() {
		return ""
	}
	return Creatures[id].Name
}

// FindCreature gives the creature with a printed name, and whether there is
// one.
func FindCreature(name string) (CreatureID, bool) {
	for i := range Creatures {
		if i != 0 && Creatures[i].Name == name {
			return CreatureID(i), true
		}
	}
	return NoCreature, false
}

// Has gives the first special of a kind, or nil.
func (c *Creature) Has(kind SpecialKind) *Special {
	for i := range c.Specials {
		if c.Specials[i].Kind == kind {
			return &c.Specials[i]
		}
	}
	return nil
}
