package srd

import "strings"

// Progress is how a base attack bonus grows with Hit Dice.
type Progress uint8

// The progressions of base attack.
const (
	NoProgress       Progress = iota
	HalfAttack                // 1/2 a Hit Die
	ThreeQuartAttack          // 3/4 a Hit Die
	FullAttackBonus           // 1 a Hit Die
)

// BaseAttack is the base attack bonus of so many Hit Dice.
func (p Progress) BaseAttack(hd int) int {
	switch p {
	case HalfAttack:
		return hd / 2
	case ThreeQuartAttack:
		return hd * 3 / 4
	case FullAttackBonus:
		return hd
	}
	return 0
}

// SaveBonus is the base bonus of a good or a poor saving throw.
func SaveBonus(good bool, hd int) int {
	if good {
		return 2 + hd/2
	}
	return hd / 3
}

// Traits are what all creatures of a type have in common.
type Traits struct {
	HDSides             uint8
	Attack              Progress
	Fort, Ref, Will     bool // good saves; elementals' are by their element, see GoodSaves
	Darkvision          int16
	LowLight            bool
	Mindless            bool
	NoCon               bool
	DestroyedAtZero     bool
	BlindWithBlindsight bool
	Immune              Immunities
}

const (
	immuneBody = ImmunePoison | ImmuneSleep | ImmuneParalysis | ImmuneStunning
	immuneDead = immuneBody | ImmuneMindAffecting | ImmuneDisease | ImmuneDeath |
		ImmuneCriticals | ImmuneNonlethal | ImmuneAbilityDamage | ImmuneAbilityDrain |
		ImmuneFatigue | ImmuneEnergyDrain | ImmuneFortitude
)

var traits = [NumTypes]Traits{
	TypeAnimal:       {HDSides: 8, Attack: ThreeQuartAttack, Fort: true, Ref: true, LowLight: true},
	TypeVermin:       {HDSides: 8, Attack: ThreeQuartAttack, Fort: true, Mindless: true, Darkvision: 60, Immune: ImmuneMindAffecting},
	TypeMagicalBeast: {HDSides: 10, Attack: FullAttackBonus, Fort: true, Ref: true, Darkvision: 60, LowLight: true},
	TypeOutsider:     {HDSides: 8, Attack: FullAttackBonus, Fort: true, Ref: true, Will: true, Darkvision: 60},
	TypeElemental: {HDSides: 8, Attack: ThreeQuartAttack, Darkvision: 60,
		Immune: immuneBody | ImmuneCriticals | ImmuneFlanking},
	TypeConstruct: {HDSides: 10, Attack: ThreeQuartAttack, NoCon: true, DestroyedAtZero: true, Darkvision: 60, LowLight: true,
		Immune: immuneDead | ImmuneNecromancy},
	TypeUndead: {HDSides: 12, Attack: HalfAttack, Will: true, NoCon: true, DestroyedAtZero: true, Darkvision: 60,
		Immune: immuneDead},
	TypeOoze: {HDSides: 10, Attack: ThreeQuartAttack, Mindless: true, BlindWithBlindsight: true,
		Immune: immuneBody | ImmunePolymorph | ImmuneGaze | ImmuneCriticals | ImmuneFlanking},
	TypePlant: {HDSides: 8, Attack: ThreeQuartAttack, Fort: true, LowLight: true,
		Immune: immuneBody | ImmuneMindAffecting | ImmunePolymorph | ImmuneCriticals},
	TypeDragon: {HDSides: 12, Attack: FullAttackBonus, Fort: true, Ref: true, Will: true, Darkvision: 60, LowLight: true,
		Immune: ImmuneSleep | ImmuneParalysis},
}

// TraitsOf gives the traits of a type; they are empty for types that no row of
// the tables has and no template needs.
func TraitsOf(t CreatureType) Traits {
	if int(t) >= NumTypes {
		return Traits{}
	}
	return traits[t]
}

// GoodSaves says which saving throws of a creature's racial Hit Dice are good:
// of an elemental by its element, all three of a dire animal, of the rest by
// type.
func (c *Creature) GoodSaves() (fort, ref, will bool) {
	t := TraitsOf(c.Type)
	if c.Type == TypeAnimal && strings.HasPrefix(c.Name, "Dire ") {
		return true, true, true
	}
	if c.Type == TypeElemental {
		agile := c.Subtypes&(SubtypeAir|SubtypeFire) != 0
		return !agile, agile, false
	}
	return t.Fort, t.Ref, t.Will
}

// Immunities are all a creature is immune to: by its entry, its type, and, for
// swarms, what swarms are proof against.
func (c *Creature) Immunities() Immunities {
	im := c.Immune | TraitsOf(c.Type).Immune
	if c.Subtypes.Has(SubtypeSwarm) {
		im |= ImmuneCriticals | ImmuneFlanking
		if c.Size <= Diminutive {
			im |= ImmuneWeapons
		}
	}
	return im
}

// SwarmDamage is what a swarm does to whoever shares its space at the end of
// its move: 1d6, and 1d6 more for every five Hit Dice above five, at most 5d6.
func SwarmDamage(hd int) Dice {
	return Dice{Count: uint8(min(5, 1+max(0, hd-1)/5)), Sides: 6}
}

// SwarmDistractionDC is the Fortitude DC against being nauseated by a swarm.
func SwarmDistractionDC(hd, conModifier int) int { return 10 + hd/2 + conModifier }
