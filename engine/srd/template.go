package srd

// Template is what the summon lists add to a beast.
type Template uint8

// The templates.
const (
	NoTemplate Template = iota
	Celestial
	Fiendish
)

var templateNames = []string{"", "celestial", "fiendish"}

// String is the printed name.
func (t Template) String() string { return nameOf(int(t), templateNames) }

// TemplateFigures are what a template gives to a creature of so many Hit Dice.
type TemplateFigures struct {
	Resist     Resistances
	DR         DR
	SR         uint8
	Darkvision int16 // feet
	// Smite is the extra damage of one melee attack a day, against evil for
	// celestial and good for fiendish creatures.
	Smite  uint8
	MinInt int8
	CR     uint8 // added to the challenge rating
}

// Figures gives what the template adds at so many Hit Dice (at least 1).
func (t Template) Figures(hd int) TemplateFigures {
	if t == NoTemplate {
		return TemplateFigures{}
	}
	hd = max(1, hd)
	f := TemplateFigures{
		SR:         uint8(min(25, hd+5)),
		Darkvision: 60,
		Smite:      uint8(min(20, hd)),
		MinInt:     3,
	}
	points := uint8(5)
	switch {
	case hd >= 12:
		points, f.DR, f.CR = 10, DR{Amount: 10, By: BypassMagic}, 2
	case hd >= 8:
		points, f.DR, f.CR = 10, DR{Amount: 5, By: BypassMagic}, 2
	case hd >= 4:
		f.DR, f.CR = DR{Amount: 5, By: BypassMagic}, 1
	}
	if t == Celestial {
		f.Resist[EnergyAcid], f.Resist[EnergyCold], f.Resist[EnergyElectricity] = points, points, points
	} else {
		f.Resist[EnergyCold], f.Resist[EnergyFire] = points, points
	}
	return f
}

// Apply gives the creature with a template on it. Hit Dice, attacks, saves and
// skills stay as they were; animals and vermin become magical beasts; where
// the creature had a quality already the better figure holds.
func (t Template) Apply(c Creature) Creature {
	if t == NoTemplate {
		return c
	}
	f := t.Figures(c.HD.HD())
	if c.Type == TypeAnimal || c.Type == TypeVermin {
		c.Type = TypeMagicalBeast
	}
	c.Subtypes |= SubtypeExtraplanar
	for e := EnergyAcid; int(e) <= NumEnergies; e++ {
		c.Resist[e] = max(c.Resist[e], f.Resist[e])
	}
	if f.DR.Amount > c.DR.Amount {
		c.DR = f.DR
	}
	c.SR = max(c.SR, f.SR)
	c.Senses.Darkvision = max(c.Senses.Darkvision, f.Darkvision)
	c.Abilities[Int-1] = max(c.Abilities[Int-1], f.MinInt)
	if t == Celestial {
		c.Alignment = celestialAlignment[c.Alignment]
	} else {
		c.Alignment = fiendishAlignment[c.Alignment]
	}
	c.Frequency = Always
	return c
}

var (
	celestialAlignment = [...]Alignment{
		AlignNone: NeutralGood, LawfulGood: LawfulGood, NeutralGood: NeutralGood, ChaoticGood: ChaoticGood,
		LawfulNeutral: LawfulGood, TrueNeutral: NeutralGood, ChaoticNeutral: ChaoticGood,
		LawfulEvil: LawfulGood, NeutralEvil: NeutralGood, ChaoticEvil: ChaoticGood,
	}
	fiendishAlignment = [...]Alignment{
		AlignNone: NeutralEvil, LawfulGood: LawfulEvil, NeutralGood: NeutralEvil, ChaoticGood: ChaoticEvil,
		LawfulNeutral: LawfulEvil, TrueNeutral: NeutralEvil, ChaoticNeutral: ChaoticEvil,
		LawfulEvil: LawfulEvil, NeutralEvil: NeutralEvil, ChaoticEvil: ChaoticEvil,
	}
)
