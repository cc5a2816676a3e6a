package engine

import (
	"slices"

	"mageduel/engine/srd"
)

// ReadyMage is a ready-made mage that can be had at any level.
type ReadyMage struct {
	Name   string // a key: evoker, conjurer, sorcerer
	Class  Class
	School srd.School
	Barred [2]srd.School     // a specialist's prohibited schools
	Favour [10][]srd.SpellID // what is prepared or known of each spell level, best first
	Feats  []Feat            // in the order they are taken: at 1, 3, 6, 9 and so on
	Items  []ReadyItem
}

// ReadyItem is an item that a ready-made mage carries from a level on. Until is
// the last level at which it is carried, 0 without end.
type ReadyItem struct {
	From, Until int
	ItemSpec
}

// ReadyMages are the ready-made mages.
var ReadyMages = []ReadyMage{
	{
		Name: "evoker", Class: Wizard, School: srd.Evocation, Barred: [2]srd.School{srd.Enchantment, srd.Necromancy},
		Favour: [10][]srd.SpellID{
			0: {srd.AcidSplash},
			1: {srd.MagicMissile, srd.MageArmor, srd.Shield, srd.MagicMissile, srd.Grease, srd.MagicMissile},
			2: {srd.ScorchingRay, srd.MirrorImage, srd.GustOfWind, srd.SeeInvisibility, srd.Invisibility, srd.ScorchingRay},
			3: {srd.Fireball, srd.DispelMagic, srd.LightningBolt, srd.Haste, srd.Fly, srd.Fireball},
			4: {srd.WallOfFire, srd.Fireball, srd.LightningBolt, srd.DispelMagic, srd.Fireball},
			5: {srd.Fireball, srd.DispelMagic, srd.LightningBolt, srd.Dismissal, srd.WallOfFire},
			6: {srd.Fireball, srd.LightningBolt, srd.DispelMagic, srd.Fireball},
			7: {srd.Fireball, srd.LightningBolt, srd.DispelMagic, srd.Banishment},
			8: {srd.Fireball, srd.LightningBolt, srd.DispelMagic, srd.Fireball},
			9: {srd.Fireball, srd.LightningBolt, srd.DispelMagic, srd.Fireball},
		},
		Feats: []Feat{FocusEvocation, CombatCasting, ImprovedInitiative, SpellPenetration, LightningReflexes, GreaterSpellPenetration, IronWill},
		Items: []ReadyItem{
			{1, 0, ItemSpec{Kind: Potion, Spell: srd.MageArmor, CL: 1, Charges: 1}},
			{3, 6, ItemSpec{Kind: Scroll, Spell: srd.Invisibility, CL: 3, Charges: 1}},
			{7, 0, ItemSpec{Kind: Potion, Spell: srd.Fly, CL: 5, Charges: 1}},
			{3, 8, ItemSpec{Kind: Wand, Spell: srd.MagicMissile, CL: 1, Charges: 8}},
			{9, 0, ItemSpec{Kind: Wand, Spell: srd.MagicMissile, CL: 5, Charges: 8}},
		},
	},
	{
		Name: "conjurer", Class: Wizard, School: srd.Conjuration, Barred: [2]srd.School{srd.Illusion, srd.Necromancy},
		Favour: [10][]srd.SpellID{
			0: {srd.AcidSplash},
			1: {srd.SummonMonsterI, srd.MageArmor, srd.Grease, srd.Shield, srd.MagicMissile, srd.Mount},
			2: {srd.Web, srd.SummonMonsterII, srd.Glitterdust, srd.ScorchingRay, srd.SummonMonsterII},
			3: {srd.SummonMonsterIII, srd.DispelMagic, srd.Fireball, srd.Fly, srd.SummonMonsterIII, srd.Haste},
			4: {srd.SummonMonsterIII, srd.WallOfFire, srd.DispelMagic, srd.DimensionDoor},
			5: {srd.SummonMonsterIII, srd.DispelMagic, srd.Fireball, srd.Teleport},
			6: {srd.SummonMonsterIII, srd.DispelMagic, srd.Fireball},
			7: {srd.SummonMonsterIII, srd.ReverseGravity, srd.DispelMagic, srd.PlaneShift},
			8: {srd.SummonMonsterIII, srd.DispelMagic, srd.Maze, srd.Fireball},
			9: {srd.SummonMonsterIII, srd.DispelMagic, srd.Fireball},
		},
		Feats: []Feat{FocusConjuration, AugmentSummoning, CombatCasting, ImprovedInitiative, SpellPenetration, IronWill, LightningReflexes},
		Items: []ReadyItem{
			{1, 4, ItemSpec{Kind: Scroll, Spell: srd.SummonMonsterI, CL: 1, Charges: 1}},
			{3, 0, ItemSpec{Kind: Potion, Spell: srd.MageArmor, CL: 1, Charges: 1}},
			{5, 8, ItemSpec{Kind: Scroll, Spell: srd.SummonMonsterII, CL: 3, Charges: 1}},
			{9, 0, ItemSpec{Kind: Scroll, Spell: srd.SummonMonsterIII, CL: 5, Charges: 1}},
			{7, 0, ItemSpec{Kind: Scroll, Spell: srd.DispelMagic, CL: 5, Charges: 1}},
		},
	},
	{
		Name: "sorcerer", Class: Sorcerer, School: srd.Universal,
		Favour: [10][]srd.SpellID{
			0: {srd.AcidSplash},
			1: {srd.MagicMissile, srd.MageArmor, srd.Shield, srd.CharmPerson, srd.Grease},
			2: {srd.ScorchingRay, srd.MirrorImage, srd.Invisibility, srd.GustOfWind, srd.Web},
			3: {srd.Fireball, srd.DispelMagic, srd.Haste, srd.HoldPerson},
			4: {srd.Enervation, srd.WallOfFire, srd.LightningBolt},
			5: {srd.Suggestion, srd.Fly},
			6: {srd.LightningBolt, srd.SummonMonsterIII},
			7: {srd.FingerOfDeath, srd.Suggestion, srd.SummonMonsterIII},
			8: {srd.Fireball, srd.HoldPerson},
			9: {srd.Fireball, srd.DominateMonster, srd.HoldPerson},
		},
		Feats: []Feat{ImprovedInitiative, CombatCasting, IronWill, SpellPenetration, FocusEvocation, GreaterSpellPenetration, LightningReflexes},
		Items: []ReadyItem{
			{1, 0, ItemSpec{Kind: Scroll, Spell: srd.Grease, CL: 1, Charges: 1}},
			{4, 0, ItemSpec{Kind: Potion, Spell: srd.Invisibility, CL: 3, Charges: 1}},
			{7, 0, ItemSpec{Kind: Scroll, Spell: srd.DispelMagic, CL: 5, Charges: 1}},
			{3, 0, ItemSpec{Kind: Wand, Spell: srd.MagicMissile, CL: 1, Charges: 6}},
		},
	},
	{
		Name: "enchanter", Class: Wizard, School: srd.Enchantment, Barred: [2]srd.School{srd.Evocation, srd.Necromancy},
		Favour: [10][]srd.SpellID{
			0: {srd.AcidSplash},
			1: {srd.CharmPerson, srd.MageArmor, srd.SummonMonsterI, srd.Shield, srd.Grease},
			2: {srd.MirrorImage, srd.SummonMonsterII, srd.Glitterdust, srd.SeeInvisibility, srd.RopeTrick},
			3: {srd.HoldPerson, srd.SummonMonsterIII, srd.Suggestion, srd.DispelMagic, srd.SummonMonsterIII},
			4: {srd.SummonMonsterIII, srd.HoldPerson, srd.Suggestion, srd.DispelMagic},
			5: {srd.SummonMonsterIII, srd.HoldPerson, srd.Suggestion, srd.DispelMagic},
			6: {srd.SummonMonsterIII, srd.HoldPerson, srd.Suggestion, srd.DispelMagic},
			7: {srd.SummonMonsterIII, srd.HoldPerson, srd.Suggestion, srd.DispelMagic},
			8: {srd.SummonMonsterIII, srd.HoldPerson, srd.Suggestion, srd.DispelMagic},
			9: {srd.DominateMonster, srd.SummonMonsterIII, srd.HoldPerson, srd.DispelMagic},
		},
		Feats: []Feat{FocusEnchantment, CombatCasting, ImprovedInitiative, IronWill, SpellPenetration, LightningReflexes, GreaterSpellPenetration},
		Items: []ReadyItem{
			{1, 2, ItemSpec{Kind: Potion, Spell: srd.MageArmor, CL: 1, Charges: 1}},
			{3, 0, ItemSpec{Kind: Potion, Spell: srd.Invisibility, CL: 3, Charges: 1}},
			{3, 6, ItemSpec{Kind: Scroll, Spell: srd.SummonMonsterI, CL: 1, Charges: 1}},
			{7, 0, ItemSpec{Kind: Scroll, Spell: srd.DispelMagic, CL: 5, Charges: 1}},
			{5, 0, ItemSpec{Kind: Scroll, Spell: srd.Web, CL: 3, Charges: 1}},
		},
	},
	{
		Name: "necromancer", Class: Wizard, School: srd.Necromancy, Barred: [2]srd.School{srd.Illusion, srd.Enchantment},
		Favour: [10][]srd.SpellID{
			0: {srd.AcidSplash},
			1: {srd.MagicMissile, srd.MageArmor, srd.CauseFear, srd.Shield, srd.Grease},
			2: {srd.ScorchingRay, srd.Glitterdust, srd.SummonMonsterII, srd.GustOfWind},
			3: {srd.Fireball, srd.DispelMagic, srd.Fly, srd.SummonMonsterIII, srd.LightningBolt, srd.Blink},
			4: {srd.Enervation, srd.Enervation, srd.WallOfFire, srd.DispelMagic},
			5: {srd.Enervation, srd.Fireball, srd.DispelMagic},
			6: {srd.Enervation, srd.LightningBolt, srd.DispelMagic},
			7: {srd.FingerOfDeath, srd.FingerOfDeath, srd.Enervation},
			8: {srd.FingerOfDeath, srd.Enervation, srd.DispelMagic},
			9: {srd.FingerOfDeath, srd.Enervation, srd.DispelMagic},
		},
		Feats: []Feat{FocusNecromancy, CombatCasting, ImprovedInitiative, SpellPenetration, GreaterSpellPenetration, IronWill, LightningReflexes},
		Items: []ReadyItem{
			{1, 0, ItemSpec{Kind: Potion, Spell: srd.MageArmor, CL: 1, Charges: 1}},
			{3, 6, ItemSpec{Kind: Scroll, Spell: srd.Web, CL: 3, Charges: 1}},
			{7, 0, ItemSpec{Kind: Scroll, Spell: srd.DispelMagic, CL: 5, Charges: 1}},
			{3, 0, ItemSpec{Kind: Wand, Spell: srd.MagicMissile, CL: 1, Charges: 6}},
		},
	},
}

// FindReady is the ready-made mage of a name, or nil.
func FindReady(name string) *ReadyMage {
	for i := range ReadyMages {
		if ReadyMages[i].Name == name {
			return &ReadyMages[i]
		}
	}
	return nil
}

// elite is the SRD's array for heroes: the casting ability first, then
// Dexterity, Constitution, Wisdom, and the rest.
var elite = [6]int16{15, 14, 13, 12, 10, 8}

// At builds the mage at a level from 1 to 20: the elite array, a point every
// four levels, average hit points (SRD: full at first level, then 2.5 a level,
// rounded down), feats at 1, 3, 6 and so on, the book by its favourites.
func (rm *ReadyMage) At(name string, level int) MageSpec {
	m := MageSpec{Name: name, Class: rm.Class, Level: uint8(level), School: rm.School, Alignment: srd.TrueNeutral, Purse: 1000}
	order := [6]Ability{Int, Dex, Con, Wis, Cha, Str}
	if rm.Class == Sorcerer {
		order = [6]Ability{Cha, Dex, Con, Wis, Int, Str}
	}
	for i, a := range order {
		m.Abilities[a] = elite[i]
	}
	m.Abilities[order[0]] += int16(level / 4)
	con := modifier(int(m.Abilities[Con]))
	m.HP = int32(4 + (level-1)*5/2 + con*level)
	taken := 1 + level/3
	for i, f := range rm.Feats {
		if i < taken {
			m.Feats |= With(f)
		}
	}
	mod := modifier(int(m.Abilities[order[0]]))
	class := srd.Wizard
	if rm.Class == Sorcerer {
		class = srd.Sorcerer
	}
	for sl := 0; sl <= 9; sl++ {
		n := srd.SlotsPerDay(class, level, sl, mod, false)
		if n <= 0 || int(m.Abilities[order[0]]) < srd.ScoreNeeded(sl) {
			continue
		}
		if rm.Class == Sorcerer {
			m.Slots[sl] = uint8(n)
			known := srd.SpellsKnown(level, sl)
			for i, spell := range rm.Favour[sl] {
				if i < known {
					m.Book = append(m.Book, Prepared{Spell: spell, Level: uint8(sl)})
				}
			}
			continue
		}
		rm.prepare(&m, sl, n)
	}
	for _, it := range rm.Items {
		if level >= it.From && (it.Until == 0 || level <= it.Until) {
			m.Items = append(m.Items, it.ItemSpec)
		}
	}
	return m
}

// Standing are the spells of a book that its bearer has in force all day: those
// on oneself that last an hour or more (R35).
func (m *MageSpec) Standing() (list []srd.SpellID) {
	for _, b := range m.Book {
		if standsAlone(b.Spell) && srd.Spells[b.Spell].Duration.Rounds(int(m.Level)) >= srd.RoundsPerHour && !slices.Contains(list, b.Spell) {
			list = append(list, b.Spell)
		}
	}
	return list
}

// standsAlone tells whether one can have a spell in force on oneself from before
// the rite (R35).
func standsAlone(spell srd.SpellID) bool {
	rule := Rule(spell)
	return rule.Helpful && !rule.Travels && (rule.Aim == AimSelf || rule.Aim == AimTouch || rule.Aim == AimUnits)
}

// prepare fills a wizard's slots of a level with the favourites in turn, and
// the specialist's extra slot with one of the school.
func (rm *ReadyMage) prepare(m *MageSpec, level, n int) {
	list := rm.Favour[level]
	if len(list) == 0 {
		return
	}
	add := func(spell srd.SpellID) {
		for i := range m.Book {
			if m.Book[i].Spell == spell && int(m.Book[i].Level) == level {
				m.Book[i].Count++
				return
			}
		}
		m.Book = append(m.Book, Prepared{Spell: spell, Level: uint8(level), Count: 1})
	}
	for i := range n {
		add(list[i%len(list)])
	}
	for _, spell := range list {
		if srd.Spells[spell].School == rm.School {
			add(spell)
			return
		}
	}
}
