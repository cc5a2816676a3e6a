package srd

// School is a school of magic.
type School uint8

// The eight schools, and Universal for the five spells that belong to none.
const (
	Universal School = iota
	Abjuration
	Conjuration
	Divination
	Enchantment
	Evocation
	Illusion
	Necromancy
	Transmutation
	NumSchools = int(iota)
)

var schoolNames = []string{
	"Universal", "Abjuration", "Conjuration", "Divination", "Enchantment",
	"Evocation", "Illusion", "Necromancy", "Transmutation",
}

// String is the printed name of the school.
func (s School) String() string { return nameOf(int(s), schoolNames) }

// Subschools is a set of subschools; most spells have none or one.
type Subschools uint16

// The subschools.
const (
	SubCalling Subschools = 1 << iota
	SubCharm
	SubCompulsion
	SubCreation
	SubFigment
	SubGlamer
	SubPattern
	SubPhantasm
	SubScrying
	SubShadow
	SubSummoning
	SubTeleportation
)

var subschoolNames = []string{
	"Calling", "Charm", "Compulsion", "Creation", "Figment", "Glamer",
	"Pattern", "Phantasm", "Scrying", "Shadow", "Summoning", "Teleportation",
}

// String writes the names of the set.
func (s Subschools) String() string { return bitNames(uint32(s), subschoolNames, ", ") }

// Descriptors is a set of spell descriptors.
type Descriptors uint32

// The descriptors.
const (
	DescAcid Descriptors = 1 << iota
	DescAir
	DescChaotic
	DescCold
	DescDarkness
	DescDeath
	DescEarth
	DescElectricity
	DescEvil
	DescFear
	DescFire
	DescForce
	DescGood
	DescLanguageDependent
	DescLawful
	DescLight
	DescMindAffecting
	DescSonic
	DescWater
	// DescVaries marks a spell that takes the descriptors of the creature it
	// summons or calls.
	DescVaries
)

var descriptorNames = []string{
	"Acid", "Air", "Chaotic", "Cold", "Darkness", "Death", "Earth",
	"Electricity", "Evil", "Fear", "Fire", "Force", "Good",
	"Language-Dependent", "Lawful", "Light", "Mind-Affecting", "Sonic", "Water",
	"varies",
}

// Has reports whether all of want are in the set.
func (d Descriptors) Has(want Descriptors) bool { return d&want == want }

// String writes the names of the set.
func (d Descriptors) String() string { return bitNames(uint32(d), descriptorNames, ", ") }
