package srd

// CreatureID names a creature. The order is that of the summon lists, then of
// the common animals, vermin and familiars, and does not change.
type CreatureID uint16

// NumCreatures is the number of creatures; ids run from 1 to it.
const NumCreatures = 186

// The creatures.
const (
	NoCreature CreatureID = iota

	// Summon list 1.

	Dog
	Owl
	GiantFireBeetle
	Porpoise
	Badger
	Monkey
	DireRat
	Raven
	MonstrousCentipedeMedium
	MonstrousScorpionSmall
	Hawk
	MonstrousSpiderSmall
	Octopus
	SnakeSmallViper

	// Summon list 2.

	GiantBee
	GiantBombardierBeetle
	DogRiding
	Eagle
	Lemure
	Squid
	Wolf
	MonstrousCentipedeLarge
	MonstrousScorpionMedium
	SharkMedium
	MonstrousSpiderMedium
	SnakeMediumViper

	// Summon list 3.

	BearBlack
	Bison
	DireBadger
	Hippogriff
	AirElementalSmall
	EarthElementalSmall
	FireElementalSmall
	WaterElementalSmall
	Ape
	DireWeasel
	HellHound
	ConstrictorSnake
	Boar
	DireBat
	MonstrousCentipedeHuge
	Crocodile
	Dretch
	SnakeLargeViper
	Wolverine

	// Summon list 4.

	LanternArchon
	OwlGiant
	EagleGiant
	Lion
	AirMephit
	DustMephit
	EarthMephit
	FireMephit
	IceMephit
	MagmaMephit
	OozeMephit
	SaltMephit
	SteamMephit
	WaterMephit
	DireWolf
	GiantWasp
	GiantPrayingMantis
	SharkLarge
	YethHound
	MonstrousSpiderLarge
	SnakeHugeViper
	Howler

	// Summon list 5.

	HoundArchon
	BearBrown
	GiantStagBeetle
	SeaCat
	Griffon
	AirElementalMedium
	EarthElementalMedium
	FireElementalMedium
	WaterElementalMedium
	Achaierai
	BeardedDevil
	Deinonychus
	DireApe
	DireBoar
	SharkHuge
	MonstrousScorpionLarge
	ShadowMastiff
	DireWolverine
	CrocodileGiant
	Tiger

	// Summon list 6.

	BearPolar
	Orca
	Bralani
	DireLion
	AirElementalLarge
	EarthElementalLarge
	FireElementalLarge
	WaterElementalLarge
	Janni
	ChaosBeast
	ChainDevil
	Xill
	MonstrousCentipedeGargantuan
	Rhinoceros
	Elasmosaurus
	MonstrousSpiderHuge
	ConstrictorSnakeGiant

	// Summon list 7.

	Elephant
	Avoral
	BaleenWhale
	Djinni
	AirElementalHuge
	EarthElementalHuge
	FireElementalHuge
	WaterElementalHuge
	InvisibleStalker
	BoneDevil
	Megaraptor
	MonstrousScorpionHuge
	Babau
	OctopusGiant
	Girallon

	// Summon list 8.

	DireBear
	CachalotWhale
	Triceratops
	Lillend
	AirElementalGreater
	EarthElementalGreater
	FireElementalGreater
	WaterElementalGreater
	SquidGiant
	Hellcat
	MonstrousCentipedeColossal
	DireTiger
	MonstrousSpiderGargantuan
	Tyrannosaurus
	Vrock

	// Summon list 9.

	Couatl
	Leonal
	Roc
	AirElementalElder
	EarthElementalElder
	FireElementalElder
	WaterElementalElder
	BarbedDevil
	DireShark
	MonstrousScorpionGargantuan
	NightHag
	Bebilith
	MonstrousSpiderColossal
	Hezrou

	// Beside the lists.

	Cat
	Rat
	Bat
	SnakeTinyViper
	HorseLight
	HorseHeavy
	WarhorseLight
	WarhorseHeavy
	Toad
	SpiderSwarm
	BatSwarm
	RatSwarm
	CentipedeSwarm
	LocustSwarm
	Weasel
	Lizard
	Pony
	PonyWar
	Donkey
	Mule
	Camel
	MonstrousSpiderTiny
	MonstrousCentipedeTiny
	MonstrousCentipedeSmall
	MonstrousScorpionTiny
	Baboon
	Leopard
	Cheetah
	Hyena
	Imp
	Quasit
	Pseudodragon
	Homunculus
	Stirge
	LizardMonitor
	MantaRay
	GiantAntWorker
	GiantAntSoldier
)

var creatureTables = [][]creatureRow{
	animals, vermin, scaledAndSeaAnimals, direAnimals, outsiders, magicalBeasts, elementals, mephits, dinosaurs, swarms,
}
