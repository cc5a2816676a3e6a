package rulebook

import (
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// table reads a tab-separated copy of the rules' tables. It looks for the
// engine's copy first and for the shared one after; each that is there is
// handed to use.
func table(t *testing.T, name string, use func(t *testing.T, rows []map[string]string)) {
	t.Helper()
	found := false
	for _, c := range []struct{ place, path string }{
		{"engine", filepath.Join("..", "..", "engine", "testdata", name)},
		{"shared", shared("srd", name)},
	} {
		text, ok := readIfThere(t, c.path)
		if !ok {
			continue
		}
		found = true
		t.Run(c.place, func(t *testing.T) { use(t, parse(text)) })
	}
	if !found {
		t.Errorf("no copy of %s to compare with", name)
	}
}

func parse(text string) []map[string]string {
	lines := strings.Split(strings.TrimSpace(text), "\n")
	head := strings.Split(lines[0], "\t")
	var rows []map[string]string
	for _, line := range lines[1:] {
		row := map[string]string{}
		for i, cell := range strings.Split(line, "\t") {
			row[head[i]] = strings.TrimSpace(cell)
		}
		rows = append(rows, row)
	}
	return rows
}

// parts splits a cell such as "Figment, Glamer" or "Fire or Cold".
func parts(cell string) []string {
	var out []string
	for _, p := range strings.Split(strings.ReplaceAll(cell, " or ", ", "), ",") {
		if p = strings.TrimSpace(p); p != "" && p != "-" {
			out = append(out, p)
		}
	}
	return out
}

func checkNames(t *testing.T, kind string, list []Name) {
	t.Helper()
	seen := map[string]bool{}
	for _, n := range list {
		if n.Key == "" || n.EN == "" || n.FR == "" {
			t.Errorf("%s: %+v has a gap", kind, n)
		}
		for _, s := range []string{"key " + n.Key, "en " + n.EN, "fr " + n.FR} {
			if seen[s] {
				t.Errorf("%s: %s twice", kind, s)
			}
			seen[s] = true
		}
		if f := englishFault(n.EN); f != "" {
			t.Errorf("%s %s: %s", kind, n.Key, f)
		}
		if f := frenchFault(n.FR); f != "" {
			t.Errorf("%s %s: %s", kind, n.Key, f)
		}
	}
}

var lists = map[string][]Name{
	"school": Schools, "subschool": Subschools, "descriptor": Descriptors, "energy": Energies,
	"damage": DamageKinds, "size": Sizes, "type": CreatureTypes, "subtype": CreatureSubtypes,
	"alignment": Alignments, "ability": Abilities, "short ability": AbilitiesShort, "save": Saves,
	"skill": Skills, "class": Classes, "feat": Feats, "action type": ActionTypes, "action": Actions,
	"slot": BodySlots, "item": ItemKinds, "bonus": BonusTypes, "range": Ranges,
	"component": Components, "maneuverability": Maneuverabilities, "short size": SizesShort,
	"spell": Spells,
}

func TestShortListsAreWhole(t *testing.T) {
	for kind, list := range lists {
		if len(list) == 0 {
			t.Errorf("no %s", kind)
		}
		checkNames(t, kind, list)
	}
	for kind, want := range map[string]int{
		"school": 9, "size": 9, "short size": 9, "alignment": 9, "ability": 6, "short ability": 6,
		"save": 3, "maneuverability": 5, "class": 10,
	} {
		if got := len(lists[kind]); got != want {
			t.Errorf("%d of %s, want %d", got, kind, want)
		}
	}
}

func TestEverySpellIsNamed(t *testing.T) {
	if len(Spells) != 377 {
		t.Errorf("%d spells, want 377", len(Spells))
	}
	table(t, "spells.tsv", func(t *testing.T, rows []map[string]string) {
		if len(rows) != len(Spells) {
			t.Errorf("%d spells in the rules, %d names", len(rows), len(Spells))
		}
		for _, row := range rows {
			name := row["name"]
			n, ok := Spell(name)
			if !ok || n.FR == "" {
				t.Errorf("%q has no name", name)
				continue
			}
			if n.EN != strings.ReplaceAll(name, "'", "’") {
				t.Errorf("%q is called %q", name, n.EN)
			}
			if _, ok := Lookup(Schools, row["school"]); !ok {
				t.Errorf("%s: no school %q", name, row["school"])
			}
			for _, s := range parts(row["subschool"]) {
				if _, ok := Lookup(Subschools, s); !ok {
					t.Errorf("%s: no subschool %q", name, s)
				}
			}
			for _, d := range parts(row["descriptors"]) {
				if strings.HasPrefix(d, "varies") {
					continue
				}
				if _, ok := Lookup(Descriptors, d); !ok {
					t.Errorf("%s: no descriptor %q", name, d)
				}
			}
		}
	})
}

func TestSpellNamesPlayersKnow(t *testing.T) {
	for key, fr := range map[string]string{
		"Fireball": "Boule de feu", "Magic Missile": "Projectile magique", "Mage Armor": "Armure de mage",
		"Shield": "Bouclier", "Web": "Toile d’araignée", "Grease": "Graisse", "Charm Person": "Charme-personne",
		"Scorching Ray": "Rayon ardent", "Mirror Image": "Image miroir", "Fly": "Vol",
		"Lightning Bolt": "Éclair", "Haste": "Rapidité", "Hold Person": "Immobilisation de personne",
		"Dispel Magic": "Dissipation de la magie", "Gust of Wind": "Bourrasque", "Suggestion": "Suggestion",
		"Wall of Fire": "Mur de feu", "Enervation": "Énergie négative", "Finger of Death": "Doigt de mort",
		"Summon Monster III": "Convocation de monstres III",
	} {
		if n, ok := Spell(key); !ok || n.In(FR) != fr {
			t.Errorf("%s is %q in French, want %q", key, n.FR, fr)
		}
	}
}

// forms lists every way a noun is written.
func forms(n Noun) map[string]string {
	return map[string]string{
		"en": n.One(EN), "en many": n.Many(EN), "fr": n.One(FR), "fr many": n.Many(FR),
	}
}

func checkNouns(t *testing.T, kind string, list []Noun) {
	t.Helper()
	seen := map[string]bool{}
	for _, n := range list {
		for _, s := range []string{"key " + n.Key, "en " + n.One(EN), "fr " + n.One(FR)} {
			if seen[s] {
				t.Errorf("%s: %s twice", kind, s)
			}
			seen[s] = true
		}
		for form, s := range forms(n) {
			if s == "" || s != strings.TrimSpace(s) || strings.ToLower(s) != s {
				t.Errorf("%s: %s form is %q", n.Key, form, s)
			}
		}
		for _, tpl := range []Template{Plain, Celestial, Fiendish} {
			x := n.With(tpl)
			for _, s := range []string{x.A(FR), x.The(FR), x.Of(FR), x.To(FR), x.Some(FR), x.All(FR)} {
				if f := frenchFault(s); f != "" {
					t.Errorf("%q: %s", s, f)
				}
			}
		}
		vowel := regexp.MustCompile(`^([aâàeéèêiîoôuœ]|hi[p]|hom|hy)`).MatchString(n.FR)
		if vowel != n.Elides {
			t.Errorf("%s: « %s » elides is %v", n.Key, n.FR, n.Elides)
		}
		lead := regexp.MustCompile(`^(très |petite? |grande? |gigantesque |colossale? )`).MatchString(n.FR)
		if lead != n.Preposed {
			t.Errorf("%s: « %s » preposed is %v", n.Key, n.FR, n.Preposed)
		}
	}
}

// applied is what the feats column carries beside the name of a feat.
var applied = regexp.MustCompile(`\([^)]*\)|^and |\.$`)

func TestEveryCreatureIsNamed(t *testing.T) {
	if len(Creatures) != 186 {
		t.Errorf("%d creatures, want 186", len(Creatures))
	}
	checkNouns(t, "creatures", Creatures)
	checkNouns(t, "groups", SummonGroups)
	table(t, "creatures.tsv", func(t *testing.T, rows []map[string]string) {
		if len(rows) != len(Creatures) {
			t.Errorf("%d creatures in the rules, %d names", len(rows), len(Creatures))
		}
		for _, row := range rows {
			name := row["name"]
			if _, ok := Creature(name); !ok {
				t.Errorf("%q has no name", name)
			}
			if _, ok := Lookup(CreatureTypes, row["type"]); !ok {
				t.Errorf("%s: no type %q", name, row["type"])
			}
			if _, ok := Lookup(Sizes, row["size"]); !ok {
				t.Errorf("%s: no size %q", name, row["size"])
			}
			for _, s := range parts(row["subtypes"]) {
				if _, ok := Lookup(CreatureSubtypes, s); !ok {
					t.Errorf("%s: no subtype %q", name, s)
				}
			}
			for _, f := range parts(row["feats"]) {
				f = strings.TrimSpace(applied.ReplaceAllString(f, ""))
				if f == "Blind-fight" { // one row spells it so
					f = "Blind-Fight"
				}
				if _, ok := Lookup(Feats, f); !ok {
					t.Errorf("%s: no feat %q", name, f)
				}
			}
		}
	})
}

func TestEverySummonedCreatureIsNamed(t *testing.T) {
	templates := map[string]Template{"": Plain, "celestial": Celestial, "fiendish": Fiendish}
	table(t, "summons.tsv", func(t *testing.T, rows []map[string]string) {
		for _, row := range rows {
			tpl, ok := templates[row["template"]]
			if !ok {
				t.Errorf("no template %q", row["template"])
			}
			bases := strings.Split(row["base_creature_rows"], "; ")
			for _, base := range bases {
				n, ok := Creature(base)
				if !ok {
					t.Errorf("%q has no name", base)
					continue
				}
				fr := n.With(tpl).One(FR)
				if tpl == Celestial && !strings.Contains(fr, " céleste") || tpl == Fiendish && !strings.Contains(fr, " fiélon") {
					t.Errorf("%s %s is « %s »", row["template"], base, fr)
				}
			}
			if len(bases) > 1 {
				if _, ok := SummonGroup(row["creature"]); !ok {
					t.Errorf("%q has no name", row["creature"])
				}
			}
			if _, ok := Lookup(Alignments, row["alignment"]); !ok {
				t.Errorf("no alignment %q", row["alignment"])
			}
		}
	})
}

func TestNounsInSentences(t *testing.T) {
	get := func(key string) Noun {
		n, ok := Creature(key)
		if !ok {
			t.Fatalf("no creature %q", key)
		}
		return n
	}
	for _, c := range []struct{ got, want string }{
		{get("Dog").With(Celestial).A(FR), "un chien céleste"},
		{get("Dog").With(Celestial).A(EN), "a celestial dog"},
		{get("Owl").A(EN), "an owl"},
		{get("Owl").The(FR), "le hibou"},
		{get("Hippogriff").With(Celestial).The(FR), "l’hippogriffe céleste"},
		{get("Hyena").Of(FR), "de l’hyène"},
		{get("Howler").Of(FR), "du hurleur"},
		{get("Eagle").To(FR), "à l’aigle"},
		{get("Wolf").To(FR), "au loup"},
		{get("Wolf").To(EN), "to the wolf"},
		{get("Dire Weasel").Of(FR), "de la belette sanguinaire"},
		{get("Monstrous Spider, Small").With(Fiendish).A(FR), "une petite araignée monstrueuse fiélone"},
		{get("Monstrous Spider, Small").With(Fiendish).A(EN), "a small fiendish monstrous spider"},
		{get("Monstrous Spider, Small").With(Fiendish).Some(FR), "de petites araignées monstrueuses fiélones"},
		{get("Monstrous Spider, Medium").With(Fiendish).The(FR), "l’araignée monstrueuse fiélone de taille moyenne"},
		{get("Snake, Medium Viper").With(Fiendish).Count(FR, 3), "3 vipères fiélones de taille moyenne"},
		{get("Wolf").With(Fiendish).Count(EN, 3), "3 fiendish wolves"},
		{get("Wolf").Count(EN, 1), "1 wolf"},
		{get("Wolf").With(Fiendish).Some(FR), "des loups fiélons"},
		{get("Wolf").All(FR), "les loups"},
		{get("Wolf").All(EN), "the wolves"},
		{get("Dire Bat").With(Fiendish).All(FR), "les chauves-souris sanguinaires fiélones"},
		{get("Fire Elemental, Small").Of(FR), "du petit élémentaire du feu"},
		{get("Air Elemental, Medium").The(FR), "l’élémentaire de l’air de taille moyenne"},
		{get("Dog").The(EN), "the dog"},
		{get("Dog").Of(EN), "of the dog"},
		{get("Monstrous Spider, Small").Agree("étourdi", "étourdie"), "étourdie"},
		{Capital("élémentaire"), "Élémentaire"},
		{Capital(""), ""},
	} {
		if c.got != c.want {
			t.Errorf("%q, want %q", c.got, c.want)
		}
	}
}

func TestUnknownNamesAreNotFound(t *testing.T) {
	if _, ok := Spell("Boule de feu"); ok {
		t.Error("a spell under its French name")
	}
	if _, ok := Creature("dog"); ok {
		t.Error("a creature in lower case")
	}
	if _, ok := Lookup(Schools, "Alchemy"); ok {
		t.Error("a school of alchemy")
	}
	if _, ok := TermByKey("luck"); ok {
		t.Error("a term for luck")
	}
}

func TestEveryConditionOfTheRulesIsExplained(t *testing.T) {
	var texts []string
	for _, path := range []string{filepath.Join("..", "..", "engine", "testdata", "tables.md"), shared("srd", "tables.md")} {
		if s, ok := readIfThere(t, path); ok {
			texts = append(texts, s)
		}
	}
	for _, s := range texts {
		_, s, _ = strings.Cut(s, "## 12. Conditions")
		s, _, _ = strings.Cut(s, "\n## ")
		var keys []string
		for _, m := range regexp.MustCompile(`(?m)^\|([a-z][^|(]*)`).FindAllStringSubmatch(s, -1) {
			if k := strings.TrimSpace(m[1]); k != "condition" {
				keys = append(keys, k)
			}
		}
		if len(keys) != 34 {
			t.Errorf("%d conditions in the rules, want 34", len(keys))
		}
		for _, k := range keys {
			if _, ok := ConditionByKey(k); !ok {
				t.Errorf("%q is not explained", k)
			}
		}
	}
}

func TestConditionsReadWell(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range Conditions {
		checkText(t, c.Key, c.TextEN, c.TextFR, 1, 4)
		for _, s := range []string{"key " + c.Key, "en " + c.EN, "fr " + c.FR} {
			if seen[s] {
				t.Errorf("%s twice", s)
			}
			seen[s] = true
		}
		if c.EN == "" || c.FR == "" || c.FRFeminine == "" {
			t.Errorf("%s has a gap", c.Key)
		}
		if f := frenchFault(c.FR + c.FRFeminine); f != "" {
			t.Errorf("%s: %s", c.Key, f)
		}
	}
	spider, _ := Creature("Monstrous Spider, Small")
	c, _ := ConditionByKey("stunned")
	if got := c.For(FR, spider); got != "étourdie" {
		t.Errorf("the spider is %q", got)
	}
	if got := c.For(EN, spider); got != "stunned" {
		t.Errorf("the spider is %q", got)
	}
}

func TestRulesNamedInTextsExist(t *testing.T) {
	check := func(what, en, fr string) {
		a, b := ruleRef.FindAllString(en, -1), ruleRef.FindAllString(fr, -1)
		slices.Sort(a)
		slices.Sort(b)
		if !slices.Equal(a, b) {
			t.Errorf("%s: English names %v, French %v", what, a, b)
		}
		for _, id := range a {
			if _, ok := ByID(id); !ok {
				t.Errorf("%s names %s", what, id)
			}
		}
	}
	for _, r := range Rules {
		check(r.ID, r.EN, r.FR)
	}
	for _, c := range Conditions {
		check(c.Key, c.TextEN, c.TextFR)
	}
	for _, x := range Glossary {
		check(x.Key, x.TextEN, x.TextFR)
	}
	for _, x := range SpellTexts {
		check(x.Key, x.EN, x.FR)
	}
}
