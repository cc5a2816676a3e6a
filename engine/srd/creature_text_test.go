package srd

import (
	"regexp"
	"slices"
	"strings"
	"testing"
)

var diceText = regexp.MustCompile(`(\d+)d(\d+)([+-]\d+)?`)

func parseDice(m []string) Dice {
	d := Dice{Count: uint8(atoi(m[1])), Sides: uint8(atoi(m[2]))}
	if m[3] != "" {
		d.Bonus = int16(atoi(m[3]))
	}
	return d
}

func attacks(rs Routines) (all []Attack) {
	for _, r := range rs {
		all = append(all, r...)
	}
	return all
}

// The dice and the attack bonuses of the typed attacks are those of the words,
// in their order.
func TestAttacksMeanWhatTheySay(t *testing.T) {
	_, rows := table(t, "creatures.tsv")
	bonus := regexp.MustCompile(`([+-]\d+)(?:/[+-]\d+)*(?: melee| ranged| \()`)
	iterative := regexp.MustCompile(`[+-]\d+((?:/[+-]\d+)+) (?:melee|ranged)`)
	crit := regexp.MustCompile(`/(\d+)-20|/x(\d)`)
	for i, r := range rows {
		c := &Creatures[i+1]
		for _, part := range []struct {
			text string
			got  Routines
		}{{r["attack"], c.Attack}, {r["full_attack"], c.FullAttack}} {
			text := part.text
			if c.Name == "Cheetah" && text == "Bite +6 melee" {
				text = "Bite +6 melee (1d6+3)" // the print leaves the damage out; the full attack has it
			}
			all := attacks(part.got)
			var want, got []Dice
			for _, m := range diceText.FindAllStringSubmatch(text, -1) {
				want = append(want, parseDice(m))
			}
			for _, a := range all {
				for _, d := range []Dice{a.CountDice, a.Damage, a.EnergyDice} {
					if d.Count != 0 {
						got = append(got, d)
					}
				}
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s: %q has dice %v, want %v", c.Name, text, got, want)
			}
			// The off-hand blades and the lesser claws of a xill share a
			// printed bonus with the first.
			if c.Name != "Xill" {
				var wantBonus, gotBonus []int
				for _, m := range bonus.FindAllStringSubmatch(text, -1) {
					wantBonus = append(wantBonus, atoi(m[1]))
				}
				for _, a := range all {
					if !a.Auto {
						gotBonus = append(gotBonus, int(a.Bonus))
					}
				}
				if !slices.Equal(gotBonus, wantBonus) {
					t.Errorf("%s: %q has bonuses %v, want %v", c.Name, text, gotBonus, wantBonus)
				}
			}
			steps := 0
			for _, m := range iterative.FindAllStringSubmatch(text, -1) {
				steps += strings.Count(m[1], "/")
			}
			crits := len(crit.FindAllString(text, -1))
			for _, a := range all {
				steps -= int(a.Iterative)
				if a.CritLow != 0 {
					crits--
				}
				if a.CritMult != 0 {
					crits--
				}
				if a.Count == 0 || a.Name == "" || a.Name != strings.ToLower(a.Name) && !strings.Contains(a.Name, "Str") {
					t.Errorf("%s: attack %+v", c.Name, a)
				}
				if a.Rider != "" && !strings.Contains(text, a.Rider) {
					t.Errorf("%s: %q does not say %q", c.Name, text, a.Rider)
				}
				if a.Energy != NoEnergy && !strings.Contains(text, a.EnergyDice.String()+" "+a.Energy.String()) {
					t.Errorf("%s: %q does not deal %s %s", c.Name, text, a.EnergyDice, a.Energy)
				}
			}
			if steps != 0 || crits != 0 {
				t.Errorf("%s: %q: %d further blows and %d critical figures too few", c.Name, text, steps, crits)
			}
			if strings.Count(text, "ranged") != count1(all, func(a Attack) bool { return a.Ranged }) ||
				strings.Count(text, "ranged touch") != count1(all, func(a Attack) bool { return a.Touch }) {
				t.Errorf("%s: %q: ranged or touch attacks differ", c.Name, text)
			}
		}
	}
}

func count1[T any](all []T, f func(T) bool) (n int) {
	for _, v := range all {
		if f(v) {
			n++
		}
	}
	return n
}

func TestDefencesMeanWhatTheySay(t *testing.T) {
	_, rows := table(t, "creatures.tsv")
	for i, r := range rows {
		c := &Creatures[i+1]
		for bit, name := range bypassNames {
			if got := c.DR.By&(1<<bit) != 0; got != strings.Contains(r["dr"], name) {
				t.Errorf("%s: %q: %s is %v", c.Name, r["dr"], name, got)
			}
		}
		if c.DR.All != strings.Contains(r["dr"], " and ") {
			t.Errorf("%s: %q: all together is %v", c.Name, r["dr"], c.DR.All)
		}
		for bit, name := range immunityNames {
			if got := c.Immune.Has(1 << bit); got != strings.Contains(r["immune"], name) {
				t.Errorf("%s: %q: %s is %v", c.Name, r["immune"], name, got)
			}
		}
		for bit, name := range subtypeNames {
			if got := c.Subtypes.Has(1 << bit); got != strings.Contains(r["subtypes"], name) {
				t.Errorf("%s: %q: %s is %v", c.Name, r["subtypes"], name, got)
			}
		}
		// What the qualities say again agrees with the columns of their own.
		q := strings.ToLower(r["special_qualities"])
		if c.DR.Amount != 0 && !strings.Contains(q, "damage reduction "+r["dr"]) {
			t.Errorf("%s: damage reduction %s is not among %q", c.Name, c.DR, q)
		}
		if (c.SR != 0) != strings.Contains(q, "spell resistance") {
			t.Errorf("%s: spell resistance %d, but %q", c.Name, c.SR, q)
		}
	}
}

func TestSensesMeanWhatTheySay(t *testing.T) {
	_, rows := table(t, "creatures.tsv")
	for i, r := range rows {
		c := &Creatures[i+1]
		q := strings.ToLower(r["special_qualities"])
		for _, s := range []struct {
			name string
			feet int16
		}{
			{"darkvision", c.Senses.Darkvision}, {"blindsense", c.Senses.Blindsense},
			{"blindsight", c.Senses.Blindsight}, {"tremorsense", c.Senses.Tremorsense},
			{"telepathy", c.Senses.Telepathy},
		} {
			want := int16(0)
			if strings.Contains(q, s.name) {
				want = 30 // the sharks', whose feet stand among the figures
			}
			if m := regexp.MustCompile(s.name + ` (\d+) ft\.`).FindStringSubmatch(q); m != nil {
				want = int16(atoi(m[1]))
			}
			if s.feet != want {
				t.Errorf("%s: %s %d ft., want %d", c.Name, s.name, s.feet, want)
			}
		}
		for _, s := range []struct {
			name string
			has  bool
		}{
			{"low-light vision", c.Senses.LowLight},
			{"keen scent", c.Senses.KeenScent},
			{"see in darkness", c.Senses.SeeInDarkness},
		} {
			if s.has != strings.Contains(q, s.name) {
				t.Errorf("%s: %s is %v", c.Name, s.name, s.has)
			}
		}
		if want := strings.Contains(strings.ReplaceAll(q, "keen scent", ""), "scent"); c.Senses.Scent != want {
			t.Errorf("%s: scent is %v", c.Name, c.Senses.Scent)
		}
	}
}

// Every figure of a special attack stands in its words, and all words that
// stand in the column are kept by some special.
func TestSpecialsMeanWhatTheySay(t *testing.T) {
	_, rows := table(t, "creatures.tsv")
	dc := regexp.MustCompile(`DC (\d+)`)
	// Figures that other columns hold: senses, and energy of an attack.
	elsewhere := regexp.MustCompile(`^(blindsight|blindsense|keen scent|fiery bite)`)
	clause := regexp.MustCompile(`\([^()]*\)`)
	for i, r := range rows {
		c := &Creatures[i+1]
		figures := r["special_attack_figures"]
		all := ""
		for _, s := range c.Specials {
			all += s.Text + "; "
			if s.Text == "" || !strings.Contains(figures, s.Text) && s.Kind != SpecialSpells {
				t.Errorf("%s: %q is not among %q", c.Name, s.Text, figures)
			}
			if s.DC != 0 && !slices.ContainsFunc(dc.FindAllStringSubmatch(s.Text, -1), func(m []string) bool { return atoi(m[1]) == int(s.DC) }) {
				t.Errorf("%s: DC %d is not in %q", c.Name, s.DC, s.Text)
			}
			if s.Save != SaveNotGiven && s.Save != SaveWill && !strings.Contains(s.Text, saveShort[s.Save]+" DC") {
				t.Errorf("%s: %q is no %s save", c.Name, s.Text, s.Save)
			}
			if s.Kind != SpecialSpells && s.Save == SaveNotGiven && s.DC == 0 && strings.Contains(s.Text, " DC ") && s.Kind != SpecialWounding && s.Kind != SpecialOther {
				t.Errorf("%s: %q has no DC", c.Name, s.Text)
			}
			// Burning, and the claws of a scorpion's hold, have the damage of
			// the attack; poison that puts to sleep has no points.
			if s.Damage.Count != 0 && s.Kind != SpecialBurn && (s.Kind != SpecialConstrict || s.Attack == "") &&
				!strings.Contains(s.Text, s.Damage.String()) {
				t.Errorf("%s: %s is not in %q", c.Name, s.Damage, s.Text)
			}
			if s.Energy != NoEnergy && s.Kind != SpecialBurn && !strings.Contains(s.Text, s.Energy.String()) {
				t.Errorf("%s: %q deals no %s", c.Name, s.Text, s.Energy)
			}
			for _, a := range []Ability{s.Ability, s.SecondAbility} {
				if a != NoAbility && !strings.Contains(s.Text, a.String()) {
					t.Errorf("%s: %q is not on %s", c.Name, s.Text, a)
				}
			}
			if (s.Kind == SpecialSpells) != (len(s.Spells) > 0) {
				t.Errorf("%s: kind %d with %d spells", c.Name, s.Kind, len(s.Spells))
			}
			for _, sp := range s.Spells {
				if sp.CL == 0 || sp.Name == "" || (sp.Uses == 0) != (sp.Per == AtWill) {
					t.Errorf("%s: spell %+v", c.Name, sp)
				}
				if sp.Spell.Valid() && strings.ToLower(sp.Spell.String()) != sp.Name {
					t.Errorf("%s: %q is %s", c.Name, sp.Name, sp.Spell)
				}
			}
		}
		if figures == "-" {
			continue
		}
		for part := range strings.SplitSeq(clause.ReplaceAllString(figures, ""), "; ") {
			if !elsewhere.MatchString(part) && !strings.Contains(clause.ReplaceAllString(all, ""), part) {
				t.Errorf("%s: %q is kept by no special", c.Name, part)
			}
		}
	}
}

var saveShort = map[SaveKind]string{SaveFort: "Fort", SaveRef: "Ref", SaveWill: "Will"}

// Hand-read from the rows.
func TestSpecialsByHand(t *testing.T) {
	for _, c := range []struct {
		id   CreatureID
		want Special
	}{
		{MonstrousSpiderMedium, Special{Kind: SpecialPoison, Save: SaveFort, DC: 12, Damage: Dice{1, 4, 0}, Ability: Str, Second: Dice{1, 4, 0}, SecondAbility: Str}},
		{BoneDevil, Special{Kind: SpecialPoison, Save: SaveFort, DC: 20, Damage: Dice{1, 6, 0}, Ability: Str, Second: Dice{2, 6, 0}, SecondAbility: Str, Attack: "sting"}},
		{Pseudodragon, Special{Kind: SpecialPoison, Save: SaveFort, DC: 14, Attack: "sting", Rounds: Dice{0, 0, 10}}},
		{MonstrousCentipedeTiny, Special{Kind: SpecialPoison, Save: SaveFort, DC: 10, Damage: Dice{0, 0, 1}, Ability: Dex, Second: Dice{0, 0, 1}, SecondAbility: Dex}},
		{DireRat, Special{Kind: SpecialDisease, Save: SaveFort, DC: 11, Damage: Dice{1, 3, 0}, Ability: Dex, Second: Dice{1, 3, 0}, SecondAbility: Con, Attack: "bite"}},
		{DireWolf, Special{Kind: SpecialTrip, Attack: "bite", Bonus: 11}},
		{BearPolar, Special{Kind: SpecialImprovedGrab, Attack: "claw"}},
		{ConstrictorSnake, Special{Kind: SpecialConstrict, Damage: Dice{1, 3, 4}}},
		{MonstrousScorpionMedium, Special{Kind: SpecialConstrict, Damage: Dice{1, 4, 1}, Attack: "claw"}},
		{FireElementalLarge, Special{Kind: SpecialBurn, Save: SaveRef, DC: 17, Damage: Dice{2, 6, 0}, Energy: EnergyFire, Attack: "slam", Rounds: Dice{1, 4, 0}}},
		{AirElementalHuge, Special{Kind: SpecialWhirlwind, Save: SaveRef, DC: 22, Damage: Dice{2, 8, 0}, Second: Dice{2, 8, 0}, Feet: 50, Uses: 1, Per: PerTenMinutes, Rounds: Dice{0, 0, 8}}},
		{HellHound, Special{Kind: SpecialBreath, Save: SaveRef, DC: 13, Damage: Dice{2, 6, 0}, Energy: EnergyFire, Feet: 10, Uses: 1, Per: PerWait, Wait: Dice{2, 4, 0}}},
		{IceMephit, Special{Kind: SpecialBreath, Save: SaveRef, DC: 12, Damage: Dice{1, 4, 0}, Energy: EnergyCold, Feet: 10, Uses: 1, Per: PerWait, Wait: Dice{1, 4, 0}, Rounds: Dice{0, 0, 3}}},
		{GiantBombardierBeetle, Special{Kind: SpecialAcidSpray, Save: SaveFort, DC: 13, Damage: Dice{1, 4, 2}, Energy: EnergyAcid, Feet: 10, Uses: 1, Per: PerRound}},
		{DireWeasel, Special{Kind: SpecialBloodDrain, Damage: Dice{1, 4, 0}, Ability: Con}},
		{MonstrousSpiderLarge, Special{Kind: SpecialWeb, DC: 13, Second: Dice{0, 0, 12}, Bonus: 4, Feet: 50, Uses: 8, Per: PerDay}},
		{Tiger, Special{Kind: SpecialRake, Damage: Dice{1, 8, 3}, Attack: "rake", Bonus: 9}},
		{Elephant, Special{Kind: SpecialTrample, Save: SaveRef, DC: 25, Damage: Dice{2, 8, 15}}},
		{YethHound, Special{Kind: SpecialBay, Save: SaveWill, DC: 11, Feet: 300, Rounds: Dice{2, 4, 0}}},
		{RatSwarm, Special{Kind: SpecialDistraction, Save: SaveFort, DC: 12, Rounds: Dice{0, 0, 1}}},
		{Hezrou, Special{Kind: SpecialStench, Save: SaveFort, DC: 24, Feet: 10, Rounds: Dice{1, 4, 0}}},
	} {
		got := Creatures[c.id].Has(c.want.Kind)
		if got == nil {
			t.Errorf("%s has no special of kind %d", c.id, c.want.Kind)
			continue
		}
		s := *got
		s.Text = ""
		if !sameSpecial(s, c.want) {
			t.Errorf("%s: %+v, want %+v", c.id, s, c.want)
		}
	}
	spells := Creatures[Dretch].Has(SpecialSpells).Spells
	want := []SpellLike{
		{Spell: Scare, Name: "scare", CL: 2, Uses: 1, Per: PerDay, DC: 12},
		{Spell: StinkingCloud, Name: "stinking cloud", CL: 2, Uses: 1, Per: PerDay, DC: 13},
	}
	if !slices.Equal(spells, want) {
		t.Errorf("the dretch's spells are %+v, want %+v", spells, want)
	}
}

func sameSpecial(a, b Special) bool {
	same := slices.Equal(a.Spells, b.Spells)
	a.Spells, b.Spells = nil, nil
	return same && a.Kind == b.Kind && a.Save == b.Save && a.DC == b.DC && a.Damage == b.Damage &&
		a.Energy == b.Energy && a.Ability == b.Ability && a.Second == b.Second &&
		a.SecondAbility == b.SecondAbility && a.Attack == b.Attack && a.Bonus == b.Bonus &&
		a.Feet == b.Feet && a.Uses == b.Uses && a.Per == b.Per && a.Wait == b.Wait &&
		a.Rounds == b.Rounds && a.Chance == b.Chance && a.Text == b.Text
}

// Hand-read from the rows: a hound archon bites, or swings a greatsword twice
// and bites; a howler throws 1d4 quills after its bite.
func TestAttacksByHand(t *testing.T) {
	full := Creatures[HoundArchon].FullAttack
	if len(full) != 2 || len(full[0]) != 2 || len(full[1]) != 2 {
		t.Fatalf("the hound archon's full attack is %v", full)
	}
	if got, want := full[1][0], (Attack{Name: "greatsword", Count: 1, Bonus: 8, Iterative: 1, Damage: Dice{2, 6, 3}, CritLow: 19}); got != want {
		t.Errorf("greatsword: %+v, want %+v", got, want)
	}
	if got, want := Creatures[Howler].FullAttack[0][1], (Attack{Name: "quill", Count: 1, CountDice: Dice{1, 4, 0}, Bonus: 5, Damage: Dice{1, 6, 2}}); got != want {
		t.Errorf("quills: %+v, want %+v", got, want)
	}
	if got, want := Creatures[LanternArchon].FullAttack[0][0], (Attack{Name: "light ray", Count: 2, Bonus: 2, Damage: Dice{1, 6, 0}, Ranged: true, Touch: true}); got != want {
		t.Errorf("light rays: %+v, want %+v", got, want)
	}
	if got, want := Creatures[FireMephit].Attack[0][0], (Attack{Name: "claw", Count: 1, Bonus: 4, Damage: Dice{1, 3, 0}, Energy: EnergyFire, EnergyDice: Dice{1, 4, 0}}); got != want {
		t.Errorf("fire mephit: %+v, want %+v", got, want)
	}
	if got, want := Creatures[RatSwarm].Attack[0][0], (Attack{Name: "swarm", Count: 1, Damage: Dice{1, 6, 0}, Rider: "disease", Auto: true}); got != want {
		t.Errorf("rat swarm: %+v, want %+v", got, want)
	}
	if bow := Creatures[Janni].Attack[1][0]; bow.Threat() != 20 || bow.Multiplier() != 3 || !bow.Ranged {
		t.Errorf("the janni's bow threatens at %d for x%d", bow.Threat(), bow.Multiplier())
	}
	if got := Creatures[EarthElementalElder].FullAttack[0][0].Count; got != 2 {
		t.Errorf("the elder earth elemental slams %d times, want 2", got)
	}
	if len(Creatures[Toad].Attack) != 0 {
		t.Error("a toad attacks")
	}
}
