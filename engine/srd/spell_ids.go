package srd

// SpellID names a spell. The order is by level, then by name, and does not
// change.
type SpellID uint16

// NumSpells is the number of spells; ids run from 1 to it.
const NumSpells = 377

// The spells.
const (
	NoSpell SpellID = iota

	// Level 0.

	AcidSplash
	ArcaneMark
	DancingLights
	Daze
	DetectMagic
	DetectPoison
	DisruptUndead
	Flare
	GhostSound
	Light
	MageHand
	Mending
	Message
	OpenClose
	Prestidigitation
	RayOfFrost
	ReadMagic
	Resistance
	TouchOfFatigue

	// Level 1.

	Alarm
	AnimateRope
	BurningHands
	CauseFear
	CharmPerson
	ChillTouch
	ColorSpray
	ComprehendLanguages
	DetectSecretDoors
	DetectUndead
	DisguiseSelf
	EndureElements
	EnlargePerson
	Erase
	ExpeditiousRetreat
	FeatherFall
	FloatingDisk
	Grease
	HoldPortal
	Hypnotism
	Identify
	Jump
	MageArmor
	MagicAura
	MagicMissile
	MagicWeapon
	Mount
	ObscuringMist
	ProtectionFromChaos
	ProtectionFromEvil
	ProtectionFromGood
	ProtectionFromLaw
	RayOfEnfeeblement
	ReducePerson
	Shield
	ShockingGrasp
	SilentImage
	Sleep
	SummonMonsterI
	TrueStrike
	UnseenServant
	Ventriloquism

	// Level 2.

	AcidArrow
	AlterSelf
	ArcaneLock
	BearsEndurance
	BlindnessDeafness
	Blur
	BullsStrength
	CatsGrace
	CommandUndead
	ContinualFlame
	Darkness
	Darkvision
	DazeMonster
	DetectThoughts
	EaglesSplendor
	FalseLife
	FlamingSphere
	FogCloud
	FoxsCunning
	GhoulTouch
	Glitterdust
	GustOfWind
	HideousLaughter
	HypnoticPattern
	Invisibility
	Knock
	Levitate
	LocateObject
	MagicMouth
	MinorImage
	MirrorImage
	Misdirection
	ObscureObject
	OwlsWisdom
	PhantomTrap
	ProtectionFromArrows
	Pyrotechnics
	ResistEnergy
	RopeTrick
	Scare
	ScorchingRay
	SeeInvisibility
	Shatter
	SpectralHand
	SpiderClimb
	SummonMonsterII
	SummonSwarm
	TouchOfIdiocy
	Web
	WhisperingWind

	// Level 3.

	ArcaneSight
	Blink
	ClairaudienceClairvoyance
	Daylight
	DeepSlumber
	DispelMagic
	Displacement
	ExplosiveRunes
	Fireball
	FlameArrow
	Fly
	GaseousForm
	GentleRepose
	GreaterMagicWeapon
	HaltUndead
	Haste
	Heroism
	HoldPerson
	IllusoryScript
	InvisibilitySphere
	KeenEdge
	LightningBolt
	MagicCircleAgainstChaos
	MagicCircleAgainstEvil
	MagicCircleAgainstGood
	MagicCircleAgainstLaw
	MajorImage
	Nondetection
	PhantomSteed
	ProtectionFromEnergy
	Rage
	RayOfExhaustion
	SecretPage
	SepiaSnakeSigil
	ShrinkItem
	SleetStorm
	Slow
	StinkingCloud
	Suggestion
	SummonMonsterIII
	TinyHut
	Tongues
	VampiricTouch
	WaterBreathing
	WindWall

	// Level 4.

	AnimateDead
	ArcaneEye
	BestowCurse
	BlackTentacles
	CharmMonster
	Confusion
	Contagion
	CrushingDespair
	DetectScrying
	DimensionDoor
	DimensionalAnchor
	Enervation
	Fear
	FireShield
	FireTrap
	GreaterInvisibility
	HallucinatoryTerrain
	IceStorm
	IllusoryWall
	LesserGeas
	LesserGlobeOfInvulnerability
	LocateCreature
	MassEnlargePerson
	MassReducePerson
	MinorCreation
	MnemonicEnhancer
	PhantasmalKiller
	Polymorph
	RainbowPattern
	RemoveCurse
	ResilientSphere
	Scrying
	SecureShelter
	ShadowConjuration
	Shout
	SolidFog
	StoneShape
	Stoneskin
	SummonMonsterIV
	WallOfFire
	WallOfIce

	// Level 5.

	AnimalGrowth
	BalefulPolymorph
	Blight
	BreakEnchantment
	Cloudkill
	ConeOfCold
	ContactOtherPlane
	Dismissal
	DominatePerson
	Dream
	Fabricate
	FalseVision
	Feeblemind
	HoldMonster
	InterposingHand
	LesserPlanarBinding
	MagesFaithfulHound
	MagesPrivateSanctum
	MagicJar
	MajorCreation
	MindFog
	MirageArcana
	Nightmare
	OverlandFlight
	Passwall
	Permanency
	PersistentImage
	PryingEyes
	SecretChest
	Seeming
	Sending
	ShadowEvocation
	SummonMonsterV
	SymbolOfPain
	SymbolOfSleep
	Telekinesis
	TelepathicBond
	Teleport
	TransmuteMudToRock
	TransmuteRockToMud
	WallOfForce
	WallOfStone
	WavesOfFatigue

	// Level 6.

	AcidFog
	AnalyzeDweomer
	AntimagicField
	ChainLightning
	CircleOfDeath
	Contingency
	ControlWater
	CreateUndead
	Disintegrate
	Eyebite
	FleshToStone
	ForcefulHand
	FreezingSphere
	GeasQuest
	GlobeOfInvulnerability
	GreaterDispelMagic
	GreaterHeroism
	GuardsAndWards
	LegendLore
	MagesLucubration
	MassBearsEndurance
	MassBullsStrength
	MassCatsGrace
	MassEaglesSplendor
	MassFoxsCunning
	MassOwlsWisdom
	MassSuggestion
	Mislead
	MoveEarth
	PermanentImage
	PlanarBinding
	ProgrammedImage
	Repulsion
	ShadowWalk
	StoneToFlesh
	SummonMonsterVI
	SymbolOfFear
	SymbolOfPersuasion
	Transformation
	TrueSeeing
	UndeathToDeath
	Veil
	WallOfIron

	// Level 7.

	Banishment
	ControlUndead
	ControlWeather
	DelayedBlastFireball
	EtherealJaunt
	FingerOfDeath
	Forcecage
	GraspingHand
	GreaterArcaneSight
	GreaterScrying
	GreaterShadowConjuration
	GreaterTeleport
	Insanity
	InstantSummons
	LimitedWish
	MagesMagnificentMansion
	MagesSword
	MassHoldPerson
	MassInvisibility
	PhaseDoor
	PlaneShift
	PowerWordBlind
	PrismaticSpray
	ProjectImage
	ReverseGravity
	Sequester
	Simulacrum
	SpellTurning
	Statue
	SummonMonsterVII
	SymbolOfStunning
	SymbolOfWeakness
	TeleportObject
	Vision
	WavesOfExhaustion

	// Level 8.

	Antipathy
	Binding
	ClenchedFist
	Clone
	CreateGreaterUndead
	Demand
	DimensionalLock
	DiscernLocation
	GreaterPlanarBinding
	GreaterPryingEyes
	GreaterShadowEvocation
	GreaterShout
	HorridWilting
	IncendiaryCloud
	IronBody
	IrresistibleDance
	MassCharmMonster
	Maze
	MindBlank
	MomentOfPrescience
	PolarRay
	PolymorphAnyObject
	PowerWordStun
	PrismaticWall
	ProtectionFromSpells
	ScintillatingPattern
	Screen
	SummonMonsterVIII
	Sunburst
	SymbolOfDeath
	SymbolOfInsanity
	Sympathy
	TelekineticSphere
	TemporalStasis
	TrapTheSoul

	// Level 9.

	AstralProjection
	CrushingHand
	DominateMonster
	EnergyDrain
	Etherealness
	Foresight
	Freedom
	Gate
	Imprisonment
	MagesDisjunction
	MassHoldMonster
	MeteorSwarm
	PowerWordKill
	PrismaticSphere
	Refuge
	Shades
	Shapechange
	SoulBind
	SummonMonsterIX
	TeleportationCircle
	TimeStop
	WailOfTheBanshee
	Weird
	Wish
)
