package srd

// Feats is a set of the feats creatures have. Figures that a feat changes
// (initiative, saves, attack bonuses) have it in them already.
type Feats uint64

// The feats of the creatures in the tables.
const (
	FeatAlertness Feats = 1 << iota
	FeatAbilityFocus
	FeatAwesomeBlow
	FeatBlindFight
	FeatCleave
	FeatCombatCasting
	FeatCombatReflexes
	FeatDiehard
	FeatDodge
	FeatEmpowerSpell
	FeatEmpowerSpellLike
	FeatEndurance
	FeatEschewMaterials
	FeatExtendSpell
	FeatFlybyAttack
	FeatGreatCleave
	FeatGreatFortitude
	FeatHover
	FeatImprovedBullRush
	FeatImprovedCritical
	FeatImprovedGrapple
	FeatImprovedInitiative
	FeatImprovedNaturalAttack
	FeatImprovedSunder
	FeatIronWill
	FeatLightningReflexes
	FeatMobility
	FeatMountedCombat
	FeatMultiattack
	FeatMultiweaponFighting
	FeatPowerAttack
	FeatRun
	FeatSkillFocus
	FeatSnatch
	FeatSpringAttack
	FeatStealthy
	FeatToughness
	FeatTrack
	FeatWeaponFinesse
	FeatWeaponFocus
	FeatWingover
)

// Has reports whether all of want are in the set.
func (f Feats) Has(want Feats) bool { return f&want == want }
