package srd

import "strconv"

// AC is an armour class with its parts, as printed. The parts add up to Total
// save where the print itself slips.
type AC struct {
	Total, Touch, FlatFooted         int8
	Size, Dex, Natural               int8
	Armor, Shield, Deflection, Other int8
	Words                            string // the printed parts
}

// Bypass is the set of what overcomes damage reduction.
type Bypass uint8

// What overcomes damage reduction.
const (
	BypassColdIron Bypass = 1 << iota
	BypassEvil
	BypassGood
	BypassMagic
	BypassSilver
)

var bypassNames = []string{"cold iron", "evil", "good", "magic", "silver"}

// DR is damage reduction. With an empty By nothing overcomes it.
type DR struct {
	Amount uint8
	By     Bypass
	// All: everything in By is needed together (10/evil and magic), else any.
	All bool
}

// OvercomeBy reports whether an attack with these qualities ignores the damage
// reduction.
func (d DR) OvercomeBy(have Bypass) bool {
	if d.Amount == 0 {
		return true
	}
	if d.All {
		return d.By != 0 && have&d.By == d.By
	}
	return have&d.By != 0
}

// String writes the damage reduction as it is printed.
func (d DR) String() string {
	if d.Amount == 0 {
		return ""
	}
	by := "-"
	if d.By != 0 {
		sep := " or "
		if d.All {
			sep = " and "
		}
		by = bitNames(uint32(d.By), bypassNames, sep)
	}
	return strconv.Itoa(int(d.Amount)) + "/" + by
}

// Resistances are the points of resistance to each energy, indexed by Energy.
type Resistances [NumEnergies + 1]uint8

// String writes the resistances as they are printed.
func (r Resistances) String() string {
	out := ""
	for e := EnergyAcid; int(e) <= NumEnergies; e++ {
		if r[e] == 0 {
			continue
		}
		if out != "" {
			out += ", "
		}
		out += e.String() + " " + strconv.Itoa(int(r[e]))
	}
	return out
}

// Immunities is a set of what a creature is immune to.
type Immunities uint32

// The immunities. The first are the energies, in their order.
const (
	ImmuneAcid Immunities = 1 << iota
	ImmuneCold
	ImmuneElectricity
	ImmuneFire
	ImmuneSonic
	ImmunePetrification
	ImmunePoison
	ImmuneSleep
	ImmuneParalysis
	ImmuneStunning
	ImmuneDisease
	ImmuneDeath
	ImmuneNecromancy
	ImmuneMindAffecting
	ImmuneCharm
	ImmuneFear
	ImmunePolymorph // and other changes of shape
	ImmuneCriticals
	ImmuneFlanking
	ImmuneNonlethal
	ImmuneAbilityDamage // to Strength, Dexterity and Constitution
	ImmuneAbilityDrain
	ImmuneFatigue // and exhaustion
	ImmuneEnergyDrain
	ImmuneFortitude // effects with a Fortitude save, unless they work on objects or are harmless
	ImmuneWeapons
	ImmuneGaze // and visual effects, illusions
)

var immunityNames = []string{
	"acid", "cold", "electricity", "fire", "sonic", "petrification", "poison",
	"sleep", "paralysis", "stunning", "disease", "death effects",
	"necromancy", "mind-affecting effects", "charm", "fear",
	"transformation", "critical hits", "flanking", "nonlethal damage",
	"ability damage", "ability drain", "fatigue", "energy drain",
	"effects with a Fortitude save", "weapon damage", "gaze",
}

// ImmuneTo is the immunity to an energy.
func ImmuneTo(e Energy) Immunities {
	if e == NoEnergy {
		return 0
	}
	return 1 << (e - 1)
}

// Has reports whether all of want are in the set.
func (im Immunities) Has(want Immunities) bool { return im&want == want }

// String writes the immunities as they are printed.
func (im Immunities) String() string { return bitNames(uint32(im), immunityNames, " and ") }
