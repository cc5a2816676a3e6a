package srd

// Concentration DCs. The level of the spell is added to each when casting,
// concentrating or directing; damage is added to the first, half of continuous
// damage to the second.
const (
	ConcentrationDamage      = 10
	ConcentrationContinuous  = 10
	ConcentrationDefensive   = 15
	ConcentrationGrappling   = 20
	ConcentrationEntangled   = 15
	ConcentrationVigorous    = 10
	ConcentrationViolent     = 15
	ConcentrationEarthquake  = 20
	ConcentrationRainOrSleet = 5
	ConcentrationHailOrDust  = 10
	ConcentrationSwarm       = 20
	ConcentrationWhirlwind   = 15
	CombatCastingBonus       = 4 // casting defensively, grappling or pinned
)

// Spellcraft DCs. The level of the spell is added to each.
const (
	SpellcraftIdentifyCasting = 15
	SpellcraftLearn           = 15
	SpellcraftAura            = 15
	SpellcraftInPlace         = 20
	SpellcraftDecipher        = 20
	SpellcraftAfterSave       = 25

	SpellcraftOwnSchool        = 2  // a specialist's bonus
	SpellcraftProhibitedSchool = -5 // a specialist's penalty
)

// Dispel checks: d20 and the caster level, of which at most the cap counts,
// against DispelDC and the caster level of the spell.
const (
	DispelDC         = 11
	DispelCap        = 10
	GreaterDispelCap = 20
)

// Spell resistance and counterspelling.
const (
	SpellPenetrationBonus = 2 // each of the two feats
	SpellFocusBonus       = 1 // each of the two feats
)

// Cover and concealment.
const (
	CoverAC              = 4
	CoverReflex          = 2
	ImprovedCoverAC      = 8
	ImprovedCoverReflex  = 4
	ConcealmentMiss      = 20 // per cent
	TotalConcealmentMiss = 50 // per cent
)

// Modifiers to attack rolls and armour class.
const (
	FlankingBonus        = 2
	HigherGroundBonus    = 1
	ChargeAttack         = 2
	ChargeAC             = -2
	RangedIntoMelee      = -4
	FightDefensiveAttack = -4
	FightDefensiveAC     = 2
	TotalDefenceAC       = 4
	SqueezingPenalty     = -4
	SecondaryAttack      = -5
	SecondaryMultiattack = -2
)

// SizeCheckStep is what every size above or below Medium adds to or takes from
// the checks of bull rush, overrun and trip. StableBonus is for those on more
// than two legs, or otherwise steady.
const (
	SizeCheckStep = 4
	StableBonus   = 4
)

// ItemSaveDC is the DC of a scroll, wand or potion made with the least ability
// that can cast its spell: 10, 11, 13, 14, 16, 17, 19, 20, 22, 23.
func ItemSaveDC(spellLevel int) int { return SpellDC(spellLevel, spellLevel/2) }
