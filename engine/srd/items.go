package srd

// ItemKind is a kind of item that holds a spell.
type ItemKind uint8

// The kinds.
const (
	ItemScroll ItemKind = iota
	ItemWand
	ItemPotion
)

// Figures of items that hold spells.
const (
	WandCharges    = 50
	StaffCharges   = 50
	WandMaxLevel   = 4
	PotionMaxLevel = 3
)

// ItemPrice is the base price in silver pieces (ten to the gold piece) of an
// item with a spell at a caster level: spell level by caster level by 25 gp for
// a scroll, 750 for a wand, 50 for a potion. Cantrips count as half a level.
// Costly components come on top.
func ItemPrice(kind ItemKind, spellLevel, casterLevel int) int {
	gold := 25
	switch kind {
	case ItemWand:
		gold = 750
	case ItemPotion:
		gold = 50
	}
	if spellLevel == 0 {
		return casterLevel * gold * 5
	}
	return spellLevel * casterLevel * gold * 10
}

// StaffSpell is one of a staff's spells.
type StaffSpell struct {
	Spell    SpellID
	Charges  uint8
	Heighten uint8 // the level it is raised to, 0 for its own
}

// Staff is a staff of the tables.
type Staff struct {
	Name        string
	CasterLevel uint8
	PriceGP     int32
	Spells      []StaffSpell
}

// Staffs are the staffs whose spells are all on the wizard's list.
var Staffs = [...]Staff{
	{"Abjuration", 13, 65000, []StaffSpell{{Shield, 1, 0}, {ResistEnergy, 1, 0}, {DispelMagic, 1, 0},
		{LesserGlobeOfInvulnerability, 2, 0}, {Dismissal, 2, 0}, {Repulsion, 3, 0}}},
	{"Charming", 8, 16500, []StaffSpell{{CharmPerson, 1, 0}, {CharmMonster, 2, 0}}},
	{"Conjuration", 13, 65000, []StaffSpell{{UnseenServant, 1, 0}, {SummonSwarm, 1, 0}, {StinkingCloud, 1, 0},
		{MinorCreation, 2, 0}, {Cloudkill, 2, 0}, {SummonMonsterVI, 3, 0}}},
	{"Divination", 13, 73500, []StaffSpell{{DetectSecretDoors, 1, 0}, {LocateObject, 1, 0}, {Tongues, 1, 0},
		{LocateCreature, 2, 0}, {PryingEyes, 2, 0}, {TrueSeeing, 3, 0}}},
	{"Earth and Stone", 11, 80500, []StaffSpell{{Passwall, 1, 0}, {MoveEarth, 1, 0}}},
	{"Enchantment", 13, 65000, []StaffSpell{{Sleep, 1, 0}, {HideousLaughter, 1, 0}, {Suggestion, 1, 0},
		{CrushingDespair, 2, 0}, {MindFog, 2, 0}, {MassSuggestion, 3, 0}}},
	{"Evocation", 13, 65000, []StaffSpell{{MagicMissile, 1, 0}, {Shatter, 1, 0}, {Fireball, 1, 0},
		{IceStorm, 2, 0}, {WallOfForce, 2, 0}, {ChainLightning, 3, 0}}},
	{"Fire", 8, 17750, []StaffSpell{{BurningHands, 1, 0}, {Fireball, 1, 0}, {WallOfFire, 2, 0}}},
	{"Frost", 10, 56250, []StaffSpell{{IceStorm, 1, 0}, {WallOfIce, 1, 0}, {ConeOfCold, 2, 0}}},
	{"Illumination", 15, 48250, []StaffSpell{{DancingLights, 1, 0}, {Flare, 1, 0}, {Daylight, 2, 0}, {Sunburst, 3, 0}}},
	{"Illusion", 13, 65000, []StaffSpell{{DisguiseSelf, 1, 0}, {MirrorImage, 1, 0}, {MajorImage, 1, 0},
		{RainbowPattern, 2, 0}, {PersistentImage, 2, 0}, {Mislead, 3, 0}}},
	{"Necromancy", 13, 65000, []StaffSpell{{CauseFear, 1, 0}, {GhoulTouch, 1, 0}, {HaltUndead, 1, 0},
		{Enervation, 2, 0}, {WavesOfFatigue, 2, 0}, {CircleOfDeath, 3, 0}}},
	{"Passage", 17, 170500, []StaffSpell{{DimensionDoor, 1, 0}, {Passwall, 1, 0}, {PhaseDoor, 2, 0},
		{GreaterTeleport, 2, 0}, {AstralProjection, 2, 0}}},
	{"Power", 15, 211000, []StaffSpell{{MagicMissile, 1, 0}, {RayOfEnfeeblement, 1, 5}, {ContinualFlame, 1, 0},
		{Levitate, 1, 0}, {LightningBolt, 1, 5}, {Fireball, 1, 5}, {ConeOfCold, 2, 0}, {HoldMonster, 2, 0},
		{WallOfForce, 2, 0}, {GlobeOfInvulnerability, 2, 0}}},
	{"Size Alteration", 8, 29000, []StaffSpell{{EnlargePerson, 1, 0}, {ReducePerson, 1, 0}, {ShrinkItem, 1, 0},
		{MassEnlargePerson, 1, 0}, {MassReducePerson, 1, 0}}},
}

// Armor is a kind of armour or shield.
type Armor struct {
	Name    string
	Bonus   int8
	MaxDex  int8  // NoMaxDex where there is no limit
	Check   int8  // penalty to checks
	Failure uint8 // per cent, of spells with gestures
	Shield  bool
}

// NoMaxDex marks what does not limit the Dexterity bonus.
const NoMaxDex = 127

// Armors are the kinds of armour and shields.
var Armors = [...]Armor{
	{"padded", 1, 8, 0, 5, false},
	{"leather", 2, 6, 0, 10, false},
	{"studded leather", 3, 5, -1, 15, false},
	{"chain shirt", 4, 4, -2, 20, false},
	{"hide", 3, 4, -3, 20, false},
	{"scale mail", 4, 3, -4, 25, false},
	{"chainmail", 5, 2, -5, 30, false},
	{"breastplate", 5, 3, -4, 25, false},
	{"splint mail", 6, 0, -7, 40, false},
	{"banded mail", 6, 1, -6, 35, false},
	{"half-plate", 7, 0, -7, 40, false},
	{"full plate", 8, 1, -6, 35, false},
	{"buckler", 1, NoMaxDex, -1, 5, true},
	{"light shield", 1, NoMaxDex, -1, 5, true},
	{"heavy shield", 2, NoMaxDex, -2, 15, true},
	{"tower shield", 4, 2, -10, 50, true},
}
