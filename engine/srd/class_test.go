package srd

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// section reads the first table after a heading of tables.md: its rows of
// figures, cell by cell.
func section(t *testing.T, file, heading string) (rows [][]string) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(testdata, file))
	if err != nil {
		t.Fatal(err)
	}
	_, rest, ok := strings.Cut(string(data), heading)
	if !ok {
		t.Fatalf("no %q in %s", heading, file)
	}
	head := 0
	for line := range strings.Lines(rest) {
		line = strings.TrimSpace(line)
		if !strings.HasPrefix(line, "|") {
			if len(rows) > 0 {
				break
			}
			continue
		}
		if head++; head > 2 {
			cells := strings.Split(strings.Trim(line, "|"), "|")
			for i := range cells {
				cells[i] = strings.TrimSpace(cells[i])
			}
			rows = append(rows, cells)
		}
	}
	return rows
}

func TestClassTablesAreThePrintedOnes(t *testing.T) {
	for _, c := range []struct {
		heading string
		get     func(level, spellLevel int) int
	}{
		{"### Wizard spells per day", func(l, s int) int { return SpellsPerDay(Wizard, l, s) }},
		{"### Sorcerer spells per day", func(l, s int) int { return SpellsPerDay(Sorcerer, l, s) }},
		{"### Sorcerer spells known", SpellsKnown},
	} {
		rows := section(t, "tables.md", c.heading)
		if len(rows) != MaxClassLevel {
			t.Fatalf("%s: %d rows", c.heading, len(rows))
		}
		for _, r := range rows {
			for sl, cell := range r[1:] {
				want := NoSlots
				if cell != "-" {
					want = atoi(cell)
				}
				if got := c.get(atoi(r[0]), sl); got != want {
					t.Errorf("%s, level %s, spell level %d: %d, want %d", c.heading, r[0], sl, got, want)
				}
			}
		}
	}
	for _, r := range section(t, "tables.md", "### Common columns") {
		level := atoi(r[0])
		bab, _, _ := strings.Cut(r[1], "/")
		fort, ref, will := ClassSaves(level)
		for i, got := range []int{ClassBaseAttack(level), fort, ref, will} {
			want := r[i+1]
			if i == 0 {
				want = bab
			}
			if signed(got) != want {
				t.Errorf("level %d, column %d: %s, want %s", level, i+1, signed(got), want)
			}
		}
	}
}

// Hand-worked. A wizard of level 5 has 4, 3, 2, 1; with Intelligence 18 (+4)
// one more of levels 1 to 4, of which 4 cannot be cast yet; an evoker one more
// still at each level that can. A sorcerer of level 6 has just come to third
// level spells.
func TestSpellsPerDayByHand(t *testing.T) {
	for _, c := range []struct {
		class             Class
		level, spellLevel int
		modifier          int
		specialist        bool
		base, want        int
	}{
		{Wizard, 5, 0, 4, false, 4, 4},
		{Wizard, 5, 1, 4, false, 3, 4},
		{Wizard, 5, 3, 4, false, 1, 2},
		{Wizard, 5, 3, 4, true, 1, 3},
		{Wizard, 5, 0, 4, true, 4, 5},
		{Wizard, 5, 4, 4, true, NoSlots, 0},
		{Wizard, 1, 1, 0, false, 1, 1},
		{Wizard, 20, 9, 8, false, 4, 4},
		{Wizard, 20, 9, 9, false, 4, 5},
		{Sorcerer, 6, 3, 3, false, 3, 4},
		{Sorcerer, 6, 3, 3, true, 3, 4},
		{Sorcerer, 5, 3, 5, false, NoSlots, 0},
		{Sorcerer, 20, 1, 5, false, 6, 8},
		{NoClass, 5, 1, 4, false, NoSlots, 0},
		{Wizard, 21, 1, 4, false, NoSlots, 0},
		{Wizard, 0, 0, 4, false, NoSlots, 0},
		{Wizard, 5, 10, 10, false, NoSlots, 0},
		{Wizard, 5, -1, 10, false, NoSlots, 0},
	} {
		if got := SpellsPerDay(c.class, c.level, c.spellLevel); got != c.base {
			t.Errorf("%s %d, level %d spells: %d, want %d", c.class, c.level, c.spellLevel, got, c.base)
		}
		if got := SlotsPerDay(c.class, c.level, c.spellLevel, c.modifier, c.specialist); got != c.want {
			t.Errorf("%s %d with %+d, level %d spells: %d slots, want %d", c.class, c.level, c.modifier, c.spellLevel, got, c.want)
		}
	}
	// New spell levels come at 1, 3, 5 ... 17 for wizards, at 1, 4, 6 ... 18 for
	// sorcerers.
	for sl := 1; sl <= 9; sl++ {
		wizard, sorcerer := 2*sl-1, 2*sl
		if sl == 1 {
			sorcerer = 1
		}
		if got := MinimumCasterLevel(Wizard, sl); got != wizard {
			t.Errorf("wizards cast level %d from %d, want %d", sl, got, wizard)
		}
		if got := MinimumCasterLevel(Sorcerer, sl); got != sorcerer {
			t.Errorf("sorcerers cast level %d from %d, want %d", sl, got, sorcerer)
		}
	}
	if HighestSpell(Wizard, 9) != 5 || HighestSpell(Sorcerer, 9) != 4 || HighestSpell(NoClass, 9) != NoSlots {
		t.Error("at level 9 wizards cast up to level 5, sorcerers up to 4")
	}
	if MinimumCasterLevel(NoClass, 1) != 0 || MinimumCasterLevel(Wizard, 10) != 0 {
		t.Error("a level for what nobody casts")
	}
	if SpellbookStart(4) != 7 || SpellbookStart(-1) != 3 {
		t.Error("a new spellbook has 3 spells and the Intelligence bonus")
	}
}

func TestBonusSpellsAreThePrintedOnes(t *testing.T) {
	rows := section(t, "tables.md", "## 2. Ability modifiers")
	if len(rows) != 18 {
		t.Fatalf("%d rows", len(rows))
	}
	for _, r := range rows {
		low, high, _ := strings.Cut(r[0], "-")
		for _, score := range []int{atoi(low), atoi(high)} {
			mod := Modifier(score)
			if want := strings.TrimPrefix(r[1], "+"); strconv.Itoa(mod) != want {
				t.Errorf("modifier of %d: %d, want %s", score, mod, want)
			}
			for i, cell := range r[2:] {
				want := 0
				if cell != "-" {
					want = atoi(cell)
				}
				if got := BonusSpells(mod, i+1); got != want {
					t.Errorf("score %d, level %d: %d bonus spells, want %d", score, i+1, got, want)
				}
			}
		}
	}
	// Below 10 the halves round down: 9 is -1, 8 is -1, 7 is -2, 1 is -5.
	for score, want := range map[int]int{9: -1, 8: -1, 7: -2, 1: -5, 0: -5, 10: 0, 11: 0} {
		if got := Modifier(score); got != want {
			t.Errorf("modifier of %d: %d, want %d", score, got, want)
		}
	}
	if BonusSpells(5, 0) != 0 || BonusSpells(-1, 1) != 0 {
		t.Error("bonus spells for cantrips or for a penalty")
	}
	if a := (Abilities{10, 12, NoScore, 7, 1, 18}); a.Mod(Con) != 0 || a.Mod(Cha) != 4 || a.Mod(Int) != -2 || a.Score(NoAbility) != NoScore {
		t.Errorf("modifiers of %v", a)
	}
}

func TestSizesAreThePrintedOnes(t *testing.T) {
	rows := section(t, "tables.md", "## 3. Size")
	if len(rows) != NumSizes {
		t.Fatalf("%d rows", len(rows))
	}
	for i, r := range rows {
		s := Size(i + 1)
		if s.String() != r[0] {
			t.Errorf("size %d is %s, want %s", i+1, s, r[0])
		}
		if got := s.AttackMod(); got != atoi(r[1]) {
			t.Errorf("%s: %d, want %s", s, got, r[1])
		}
		if got := s.GrappleMod(); got != atoi(r[2]) || r[2] != r[3] {
			t.Errorf("%s: %d, want %s and %s", s, got, r[2], r[3])
		}
		if got := s.Space().String(); got != r[4]+" ft." {
			t.Errorf("%s: %s, want %s", s, got, r[4])
		}
		tall, long, both := strings.Cut(r[5], "/")
		if !both {
			long = tall
		}
		if s.Reach(true) != atoi(tall) || s.Reach(false) != atoi(long) {
			t.Errorf("%s: %d and %d, want %s", s, s.Reach(true), s.Reach(false), r[5])
		}
	}
	for size, want := range map[Size]int{Tiny: 1, Medium: 1, Large: 2, Huge: 3, Gargantuan: 4, Colossal: 6} {
		if got := size.Space().Squares(); got != want {
			t.Errorf("%s fills %d squares a side, want %d", size, got, want)
		}
	}
	if Size(200).AttackMod() != 0 || NoSize.String() != "" {
		t.Error("figures for no size")
	}
}

func TestFamiliarsAreThePrintedOnes(t *testing.T) {
	rows := section(t, "tables.md", "### Familiars")
	if len(rows) != 10 {
		t.Fatalf("%d rows", len(rows))
	}
	for _, r := range rows {
		low, high, _ := strings.Cut(r[0], "-")
		for level := atoi(low); level <= atoi(high); level++ {
			f := FamiliarAt(level)
			if signed(f.NaturalArmor) != r[1] || strconv.Itoa(f.Int) != r[2] {
				t.Errorf("level %d: natural armour %d and Int %d, want %s and %s", level, f.NaturalArmor, f.Int, r[1], r[2])
			}
		}
	}
	if f := FamiliarAt(11); f.SR != 16 || !f.SpeakWithKind || f.ScryOnFamiliar {
		t.Errorf("level 11: %+v", f)
	}
	if f := FamiliarAt(2); f.SR != 0 || f.DeliverTouch {
		t.Errorf("level 2: %+v", f)
	}
	if FamiliarHP(15) != 7 {
		t.Error("half of 15 hit points is 7")
	}
	if f, r, w := FamiliarSaves(1, 3, 5); f != 2 || r != 3 || w != 5 {
		t.Errorf("saves %d %d %d, want 2 3 5", f, r, w)
	}
	for i, f := range Familiars {
		if !f.Creature.Valid() || i > 0 && Familiars[i-1].Creature == f.Creature {
			t.Errorf("familiar %d is %d", i, f.Creature)
		}
	}
}

// Hand-worked from the table: a wolf of 2 HD has resistance 5 and no damage
// reduction, SR 7, smite +2; an elephant of 11 HD 10, 5/magic, SR 16, +11; a
// roc of 18 HD 10, 10/magic, SR 23, +18; 24 HD stop at SR 25 and +20.
func TestTemplates(t *testing.T) {
	magic := func(n uint8) DR { return DR{Amount: n, By: BypassMagic} }
	for _, c := range []struct {
		hd     int
		resist uint8
		dr     DR
		sr     uint8
		smite  uint8
		cr     uint8
	}{
		{0, 5, DR{}, 6, 1, 0}, {1, 5, DR{}, 6, 1, 0}, {2, 5, DR{}, 7, 2, 0}, {3, 5, DR{}, 8, 3, 0},
		{4, 5, magic(5), 9, 4, 1}, {7, 5, magic(5), 12, 7, 1}, {8, 10, magic(5), 13, 8, 2},
		{11, 10, magic(5), 16, 11, 2}, {12, 10, magic(10), 17, 12, 2}, {18, 10, magic(10), 23, 18, 2},
		{24, 10, magic(10), 25, 20, 2},
	} {
		cel, fie := Celestial.Figures(c.hd), Fiendish.Figures(c.hd)
		want := TemplateFigures{DR: c.dr, SR: c.sr, Darkvision: 60, Smite: c.smite, MinInt: 3, CR: c.cr}
		want.Resist = Resistances{EnergyAcid: c.resist, EnergyCold: c.resist, EnergyElectricity: c.resist}
		if cel != want {
			t.Errorf("celestial, %d HD: %+v, want %+v", c.hd, cel, want)
		}
		want.Resist = Resistances{EnergyCold: c.resist, EnergyFire: c.resist}
		if fie != want {
			t.Errorf("fiendish, %d HD: %+v, want %+v", c.hd, fie, want)
		}
	}
	if NoTemplate.Figures(9) != (TemplateFigures{}) {
		t.Error("no template gives something")
	}

	base := Creatures[Wolf]
	wolf := Fiendish.Apply(base)
	if wolf.Type != TypeMagicalBeast || !wolf.Subtypes.Has(SubtypeExtraplanar) || wolf.SR != 7 ||
		wolf.Senses.Darkvision != 60 || wolf.Abilities.Score(Int) != 3 || wolf.Alignment != NeutralEvil ||
		wolf.HP != base.HP || wolf.BaseAttack != base.BaseAttack || wolf.Fort != base.Fort {
		t.Errorf("the fiendish wolf is %+v", wolf)
	}
	if Creatures[Wolf].Type != TypeAnimal {
		t.Error("the template changed the table")
	}
	spider := Celestial.Apply(Creatures[MonstrousSpiderSmall])
	if spider.Type != TypeMagicalBeast || spider.Abilities.Score(Int) != 3 || spider.Alignment != NeutralGood {
		t.Errorf("the celestial spider is %+v", spider)
	}
}

func TestSwarms(t *testing.T) {
	// 1 to 5 HD 1d6, 6 to 10 2d6, 11 to 15 3d6, 16 to 20 4d6, from 21 5d6.
	for hd, want := range map[int]uint8{0: 1, 1: 1, 5: 1, 6: 2, 10: 2, 11: 3, 15: 3, 16: 4, 20: 4, 21: 5, 40: 5} {
		if got := SwarmDamage(hd); got != (Dice{want, 6, 0}) {
			t.Errorf("%d HD: %s, want %dd6", hd, got, want)
		}
	}
	for id := CreatureID(1); id.Valid(); id++ {
		c := &Creatures[id]
		if !c.Subtypes.Has(SubtypeSwarm) {
			continue
		}
		hd := c.HD.HD()
		if got := c.Attack[0][0].Damage; got != SwarmDamage(hd) {
			t.Errorf("%s: %s, want %s", c.Name, got, SwarmDamage(hd))
		}
		if got := c.Has(SpecialDistraction); int(got.DC) != SwarmDistractionDC(hd, c.Abilities.Mod(Con)) {
			t.Errorf("%s: DC %d", c.Name, got.DC)
		}
		if !c.Immunities().Has(ImmuneCriticals|ImmuneFlanking) || c.Immunities().Has(ImmuneWeapons) != (c.Size <= Diminutive) {
			t.Errorf("%s: immune to %s", c.Name, c.Immunities())
		}
	}
}

func TestSummonCounts(t *testing.T) {
	for _, c := range []struct {
		spell, list int
		want        string
	}{{3, 3, "1"}, {3, 2, "1d3"}, {3, 1, "1d4+1"}, {9, 1, "1d4+1"}, {3, 4, "0"}, {3, 0, "0"}} {
		if got := SummonCount(c.spell, c.list).String(); got != c.want {
			t.Errorf("spell %d, list %d: %s, want %s", c.spell, c.list, got, c.want)
		}
	}
	for level, id := range SummonSpells {
		if level > 0 && int(Spells[id].Level) != level {
			t.Errorf("%s stands for list %d", id, level)
		}
	}
}

func TestCounterOpposites(t *testing.T) {
	for _, c := range []struct {
		a, b SpellID
		want bool
	}{
		{Haste, Slow, true}, {Slow, Haste, true}, {EnlargePerson, ReducePerson, true},
		{Haste, Haste, false}, {Fireball, ConeOfCold, false},
		{Daylight, Darkness, true},  // level 3 against 2
		{Light, Darkness, false},    // level 0 against 2
		{Darkness, Light, true},     // level 2 against 0
		{Darkness, Daylight, false}, // level 2 against 3
		{NoSpell, Darkness, false}, {Darkness, NoSpell, false},
	} {
		if got := Opposes(c.a, c.b); got != c.want {
			t.Errorf("%s against %s: %v", c.a, c.b, got)
		}
	}
}

func TestSpellsAt(t *testing.T) {
	for level, want := range map[int][2]SpellID{
		0: {AcidSplash, TouchOfFatigue}, 1: {Alarm, Ventriloquism}, 9: {AstralProjection, Wish},
		10: {NoSpell, NoSpell}, -1: {NoSpell, NoSpell},
	} {
		if first, last := SpellsAt(level); [2]SpellID{first, last} != want {
			t.Errorf("level %d: %s to %s", level, first, last)
		}
	}
}

// Hand-worked from the price lists: scrolls of a wizard at the least caster
// level 12.5, 25, 150, 375, 700, 1,125, 1,650, 2,275, 3,000, 3,825 gp; wands
// 375, 750, 4,500, 11,250, 21,000 gp; the DCs of both.
func TestItemFigures(t *testing.T) {
	scrolls := []int{125, 250, 1500, 3750, 7000, 11250, 16500, 22750, 30000, 38250}
	dcs := []int{10, 11, 13, 14, 16, 17, 19, 20, 22, 23}
	for sl, want := range scrolls {
		if got := ItemPrice(ItemScroll, sl, MinimumCasterLevel(Wizard, sl)); got != want {
			t.Errorf("scroll of level %d: %d sp, want %d", sl, got, want)
		}
		if got := ItemSaveDC(sl); got != dcs[sl] {
			t.Errorf("item of level %d: DC %d, want %d", sl, got, dcs[sl])
		}
	}
	for sl, want := range []int{3750, 7500, 45000, 112500, 210000} {
		if got := ItemPrice(ItemWand, sl, MinimumCasterLevel(Wizard, sl)); got != want {
			t.Errorf("wand of level %d: %d sp, want %d", sl, got, want)
		}
	}
	if got := ItemPrice(ItemPotion, 3, 5); got != 7500 { // 3 x 5 x 50 gp
		t.Errorf("potion: %d sp, want 7500", got)
	}
	for _, s := range Staffs {
		for _, sp := range s.Spells {
			if !sp.Spell.Valid() || sp.Charges == 0 || sp.Charges > 3 {
				t.Errorf("staff of %s: %+v", s.Name, sp)
			}
		}
	}
	if got := (Empower | Quicken | Heighten).Levels(); got != 6 {
		t.Errorf("empowered and quickened: %d levels, want 2 + 4", got)
	}
}

// 60 ft. is 6d6, 9 ft. nothing, 250 ft. no more than 20d6.
func TestFalls(t *testing.T) {
	for feet, want := range map[int64]uint8{-5: 0, 0: 0, 9: 0, 10: 1, 60: 6, 199: 19, 200: 20, 250: 20, 1 << 40: 20} {
		if got := FallDice(feet); got.Count != want || got.Sides != 6 {
			t.Errorf("%d ft.: %s, want %dd6", feet, got, want)
		}
	}
}

// 01-10, 11-20, 21-50, 51-70, 71-100.
func TestConfusedActs(t *testing.T) {
	for roll, want := range map[int]ConfusedAct{
		1: ConfusedAttackCaster, 10: ConfusedAttackCaster, 11: ConfusedNormal, 20: ConfusedNormal,
		21: ConfusedBabble, 50: ConfusedBabble, 51: ConfusedFleeCaster, 70: ConfusedFleeCaster,
		71: ConfusedAttackNearest, 100: ConfusedAttackNearest,
	} {
		if got := ConfusedActAt(roll); got != want {
			t.Errorf("roll %d: %d, want %d", roll, got, want)
		}
	}
}

func TestDamageReductionIsOvercome(t *testing.T) {
	lantern := Creatures[LanternArchon].DR // 10/evil and magic
	if lantern.OvercomeBy(BypassMagic) || !lantern.OvercomeBy(BypassMagic|BypassEvil) {
		t.Error("the lantern archon's needs evil and magic together")
	}
	lemure := Creatures[Lemure].DR // 5/good or silver
	if lemure.OvercomeBy(BypassMagic) || !lemure.OvercomeBy(BypassSilver) {
		t.Error("the lemure's needs good or silver")
	}
	if elemental := Creatures[AirElementalLarge].DR; elemental.OvercomeBy(BypassMagic | BypassGood) {
		t.Error("nothing overcomes the air elemental's 5/-")
	}
}

func TestAlignments(t *testing.T) {
	for a := AlignNone; a <= ChaoticEvil; a++ {
		name := a.String()
		if a.Good() != strings.Contains(name, "good") || a.Evil() != strings.Contains(name, "evil") ||
			a.Lawful() != strings.Contains(name, "lawful") || a.Chaotic() != strings.Contains(name, "chaotic") {
			t.Errorf("%s: good %v evil %v lawful %v chaotic %v", name, a.Good(), a.Evil(), a.Lawful(), a.Chaotic())
		}
	}
}

func TestDice(t *testing.T) {
	for _, c := range []struct {
		d             Dice
		text          string
		low, high, av int
	}{
		{Dice{2, 6, 0}, "2d6", 2, 12, 7}, {Dice{1, 4, 1}, "1d4+1", 2, 5, 3}, {Dice{1, 3, -4}, "1d3-4", -3, -1, -2},
		{Dice{0, 0, 3}, "3", 3, 3, 3}, {Dice{}, "0", 0, 0, 0},
	} {
		if c.d.String() != c.text || c.d.Min() != c.low || c.d.Max() != c.high || c.d.Average() != c.av {
			t.Errorf("%s: %d to %d, average %d", c.d, c.d.Min(), c.d.Max(), c.d.Average())
		}
	}
}
