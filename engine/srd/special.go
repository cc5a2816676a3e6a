package srd

// SpecialKind is a special attack or quality whose figures are given.
type SpecialKind uint8

// The specials. SpecialOther keeps its figures in words only.
const (
	SpecialOther SpecialKind = iota
	SpecialPoison
	SpecialDisease
	SpecialTrip
	SpecialImprovedGrab
	SpecialConstrict
	SpecialRage
	SpecialBurn
	SpecialPush
	SpecialAirMastery
	SpecialEarthMastery
	SpecialWaterMastery
	SpecialDrench
	SpecialWhirlwind
	SpecialVortex
	SpecialBreath
	SpecialAcidSpray
	SpecialAttach
	SpecialBloodDrain
	SpecialWeb
	SpecialSpells // spell-like abilities
	SpecialSummon
	SpecialPounce
	SpecialRake
	SpecialRend
	SpecialTrample
	SpecialPowerfulCharge
	SpecialStampede
	SpecialFerocity
	SpecialBay
	SpecialQuills
	SpecialMenace
	SpecialFear
	SpecialDistraction
	SpecialWounding
	SpecialInkCloud
	SpecialJet
	SpecialSwallow
	SpecialSneakAttack
	SpecialStench
	SpecialStun
	SpecialSpores
	SpecialImpale
	SpecialParalysis
	SpecialBlackCloud
	SpecialInfernalWound
	SpecialBeard
	SpecialFrenzy
	SpecialThorns // harms whoever strikes it
	SpecialLine   // damage along a line
	SpecialBurst  // damage around a point
	SpecialEvasion
	SpecialInstability
	SpecialGaze
	SpecialEarthGlide
	SpecialSting
	SpecialInvisible
	SpecialRegeneration
	SpecialSprint
	SpecialHowl
	SpecialDiesAfterSting
	NumSpecialKinds = int(iota)
)

// Period is how often a limited ability comes back.
type Period uint8

// The periods. AtWill is no limit.
const (
	AtWill Period = iota
	PerDay
	PerHour
	PerTenMinutes
	PerMinute
	PerRound
	PerWait // again after Special.Wait rounds
)

// Figures of rage, and of a devil's frenzy, which adds 2 to Will saves too.
const (
	RageStr = 4
	RageCon = 4
	RageAC  = -2

	FrenzyWill = 2
)

// Special is a special attack or quality of a creature. Which fields mean
// something depends on the kind; the rest are zero. Beyond the plain cases:
//
//   - Burn: Damage is what each round of burning does, Rounds how long.
//   - Air, earth and water mastery: Bonus is the modifier to attack and damage
//     where the place favours the creature (air: its foes' modifier), and
//     Second.Bonus where it does not.
//   - Whirlwind: Damage on contact, Second each round one is held, Feet the
//     greatest height, Rounds how long it lasts.
//   - Breath: a cone of Feet; Rounds is how long its further penalty lasts.
//   - Web: DC to slip free, DC and Bonus to break it, Second.Bonus its hit points.
//   - Attach: Bonus is a racial bonus to grapple checks. Blood drain: Damage
//     to Ability each round, up to Second.Bonus before it leaves, if given.
//   - Swallow: Damage is crushing, Second is Energy, each round.
//   - Sting, quills: Second is Energy, or Bonus the penalty of each quill.
//   - Spores: Damage at once, Second each of Rounds.
//   - Rake: Bonus is to the attack roll.
type Special struct {
	Kind SpecialKind
	Save SaveKind
	DC   uint8 // of the save, or of getting free
	// Damage, or for poison, disease and drains the points of Ability lost.
	Damage  Dice
	Energy  Energy
	Ability Ability
	// Second is poison's secondary damage, or another figure named in Text.
	Second        Dice
	SecondAbility Ability
	Attack        string // the attack it goes with: bite, claw; empty means any or none
	Bonus         int8   // to the check, or to the rake's attack roll
	Feet          int16  // length, radius or reach in feet
	Uses          uint8  // times in a Period
	Per           Period
	Wait          Dice  // rounds to wait between uses
	Rounds        Dice  // rounds the effect lasts
	Chance        uint8 // per cent, of summoning
	Spells        []SpellLike
	Text          string // the figures in words
}

// SpellLike is a spell-like ability.
type SpellLike struct {
	Spell SpellID // NoSpell where it is on no wizard's list
	Name  string  // as printed
	CL    uint8   // caster level
	Uses  uint8   // times in a Period
	Per   Period
	DC    uint8 // printed DC, 0 where none is
	Self  bool  // on itself only
}
