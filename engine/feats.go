package engine

import "math/bits"

// Feat is a feat that the rules ask about.
type Feat uint8

// The feats.
const (
	CombatCasting Feat = iota
	ImprovedInitiative
	IronWill
	GreatFortitude
	LightningReflexes
	Toughness
	SpellPenetration
	GreaterSpellPenetration
	FocusConjuration
	FocusEnchantment
	FocusEvocation
	FocusNecromancy
	AugmentSummoning
	ImprovedCounterspell
	CombatReflexes
	ImprovedUnarmedStrike
	PointBlankShot
	PreciseShot
	QuickenSpell
	FeatsEnd
)

// Feats is a set of feats.
type Feats uint32

// With adds feats to a set.
func With(list ...Feat) Feats {
	var f Feats
	for _, feat := range list {
		f |= 1 << feat
	}
	return f
}

// Has tells whether the feat is in the set.
func (f Feats) Has(feat Feat) bool { return f&(1<<feat) != 0 }

func lowest(f Feats) Feat { return Feat(bits.TrailingZeros32(uint32(f))) }

// FeatRule is what the rules say of a feat.
type FeatRule struct {
	Name string
	Mods []Mod
}

// feats: SRD, feats. Spell Focus, Augment Summoning and Improved Counterspell
// act where their rule is.
var feats = [FeatsEnd]FeatRule{
	CombatCasting:           {Name: "Combat Casting", Mods: []Mod{{Stat: Concentration, Value: 4, Need: Defensively}}},
	ImprovedInitiative:      {Name: "Improved Initiative", Mods: []Mod{{Stat: Initiative, Value: 4}}},
	IronWill:                {Name: "Iron Will", Mods: []Mod{{Stat: Will, Value: 2}}},
	GreatFortitude:          {Name: "Great Fortitude", Mods: []Mod{{Stat: Fort, Value: 2}}},
	LightningReflexes:       {Name: "Lightning Reflexes", Mods: []Mod{{Stat: Ref, Value: 2}}},
	Toughness:               {Name: "Toughness"},
	SpellPenetration:        {Name: "Spell Penetration", Mods: []Mod{{Stat: SRCheck, Value: 2}}},
	GreaterSpellPenetration: {Name: "Greater Spell Penetration", Mods: []Mod{{Stat: SRCheck, Value: 2}}},
	FocusConjuration:        {Name: "Spell Focus (conjuration)"},
	FocusEnchantment:        {Name: "Spell Focus (enchantment)"},
	FocusEvocation:          {Name: "Spell Focus (evocation)"},
	FocusNecromancy:         {Name: "Spell Focus (necromancy)"},
	AugmentSummoning:        {Name: "Augment Summoning"},
	ImprovedCounterspell:    {Name: "Improved Counterspell"},
	CombatReflexes:          {Name: "Combat Reflexes"},
	ImprovedUnarmedStrike:   {Name: "Improved Unarmed Strike"},
	PointBlankShot:          {Name: "Point Blank Shot"},
	PreciseShot:             {Name: "Precise Shot"},
	QuickenSpell:            {Name: "Quicken Spell"},
}

// Name is the SRD's name of the feat.
func (f Feat) Name() string { return feats[f].Name }
