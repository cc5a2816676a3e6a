package rulebook

import (
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

var ruleRef = regexp.MustCompile(`\b[QDPETJR]\d+\b`)

// figures lists the numbers and dice of a text, sorted, so that two languages
// can be held against each other.
func figures(s string) []string {
	s = ruleRef.ReplaceAllString(s, "")
	s = strings.NewReplacer("\u202f", "", ",000", "000", "5-foot step", "step").Replace(s)
	got := regexp.MustCompile(`[+−]?\d+(d\d+)?`).FindAllString(s, -1)
	slices.Sort(got)
	return got
}

func TestBothLanguagesGiveTheSameFigures(t *testing.T) {
	check := func(what, en, fr string) {
		if a, b := figures(en), figures(fr); !slices.Equal(a, b) {
			t.Errorf("%s: English %v, French %v", what, a, b)
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
	for _, x := range slices.Concat(CreatureTexts, SpellGists) {
		check(x.Key, x.EN, x.FR)
	}
}

func TestSpellsAreDescribed(t *testing.T) {
	want := []string{
		"Acid Splash", "Mage Armor", "Shield", "Magic Missile", "Grease", "Charm Person", "Scorching Ray",
		"Mirror Image", "Web", "Invisibility", "Fly", "Fireball", "Lightning Bolt", "Haste", "Hold Person",
		"Dispel Magic", "Gust of Wind", "Suggestion", "Wall of Fire", "Enervation", "Finger of Death",
		"Summon Monster I", "Summon Monster II", "Summon Monster III", "Disintegrate", "Flesh to Stone", "Power Word Kill",
		"Mount", "Dimension Door", "Dismissal", "Teleport", "Banishment", "Plane Shift", "Maze", "Blink", "Reverse Gravity", "Rope Trick",
		"Dominate Monster", "Cause Fear", "Glitterdust", "See Invisibility", "True Seeing",
		"Polymorph",
		"Antimagic Field",
		"Wall of Force", "Delayed Blast Fireball",
	}
	for _, k := range want {
		if _, ok := SpellText(k); !ok {
			t.Errorf("%s is not described", k)
		}
	}
	for _, x := range SpellTexts {
		if _, ok := Spell(x.Key); !ok {
			t.Errorf("no spell %q", x.Key)
		}
		checkText(t, x.Key, x.EN, x.FR, 1, 4)
	}
}

// A gist has to fit one line of a list: 80 letters in English, 100 in French.
func TestEverySpellHasAGist(t *testing.T) {
	if len(SpellGists) != len(Spells) {
		t.Fatalf("%d gists for %d spells", len(SpellGists), len(Spells))
	}
	for i, x := range SpellGists {
		if x.Key != Spells[i].Key {
			t.Errorf("gist %d is of %s, want %s", i, x.Key, Spells[i].Key)
		}
		checkText(t, x.Key, x.EN, x.FR, 1, 1)
		if n := utf8.RuneCountInString(x.EN); n > 80 {
			t.Errorf("%s: %d letters in English", x.Key, n)
		}
		if n := utf8.RuneCountInString(x.FR); n > 100 {
			t.Errorf("%s: %d letters in French", x.Key, n)
		}
	}
	if x, ok := SpellGist("Fireball"); !ok || x.In(FR) != "Une déflagration de feu de 20 pieds de rayon." {
		t.Errorf("the gist of fireball is %q", x.FR)
	}
}

// The figures of the 3.5 rules for the spells described.
func TestFiguresOfSpells(t *testing.T) {
	for key, want := range map[string][]string{
		"Acid Splash":     {"1d3", "25", "E7"},
		"Mage Armor":      {"+4", "1 hour", "P12"},
		"Shield":          {"+4", "1 minute", "P12"},
		"Magic Missile":   {"1d4+1", "3, 5, 7 and 9", "five", "15 feet", "E7"},
		"Grease":          {"10-foot", "DC 10", "5 or more"},
		"Charm Person":    {"+5", "1 hour", "R33"},
		"Scorching Ray":   {"4d6", "level 3", "level 7", "level 11", "30 feet", "E7"},
		"Mirror Image":    {"1d4", "three caster levels", "eight", "1 minute"},
		"Web":             {"20-foot", "10 minutes", "DC 20", "DC 25", "2d4"},
		"Invisibility":    {"+2", "1 minute"},
		"Fly":             {"60 feet", "40 feet", "1 minute", "1d6", "T2"},
		"Fireball":        {"20 feet", "10d6", "400 feet", "40 per", "E1", "E7"},
		"Lightning Bolt":  {"120 feet", "10d6", "E1", "E7"},
		"Haste":           {"+1", "30 more feet", "1 round"},
		"Hold Person":     {"1 round", "full-round", "E8"},
		"Dispel Magic":    {"1d20", "+10", "11 plus", "20-foot", "E9"},
		"Gust of Wind":    {"60 feet", "1 round", "1d6 times 5", "1d6 times 10", "1d4 times 10", "R34"},
		"Suggestion":      {"1 hour", "R33"},
		"Wall of Fire":    {"20 feet high", "2d4", "1d4", "2d6 plus 1", "+20", "E7"},
		"Enervation":      {"1d4", "15 hours", "5 hit points", "E7", "R20"},
		"Finger of Death": {"3d6", "+25", "E8", "E7"},
		"Disintegrate":    {"100 feet", "10 per", "5d6", "E8", "E7"},
		"Flesh to Stone":  {"100 feet", "10 per", "E8"},
		"Power Word Kill": {"100 hit points", "E8"},
		"Wall of Force":   {"10-foot", "1 round", "E4"},

		"Delayed Blast Fireball": {"1d6", "20d6", "5 rounds", "E7", "R18"},
		"Antimagic Field":        {"10 minutes", "10 feet", "E9", "R40"},
		"Polymorph":              {"1 minute", "15 at", "1 point", "R21", "E4"},

		"Dominate Monster":   {"1 round", "move action", "+2", "R33", "R37"},
		"Cause Fear":         {"5 Hit Dice", "1d4", "1 round", "R33"},
		"Glitterdust":        {"10 feet", "1 round"},
		"See Invisibility":   {"10 minutes", "P12"},
		"True Seeing":        {"1 minute", "120 feet", "250 gp", "R45", "P12"},
		"Summon Monster I":   {"1 round", "E2", "E7"},
		"Mount":              {"2 hours", "P7", "R16"},
		"Dimension Door":     {"400 feet", "40 per", "three caster levels", "1d6", "100 feet", "R14"},
		"Dismissal":          {"Will", "caster level", "Hit Dice", "R41"},
		"Teleport":           {"100 miles", "01–94", "95–97", "98–99", "1d10", "80 plus 1d20", "R14"},
		"Banishment":         {"30 feet", "2 Hit Dice", "R41"},
		"Maze":               {"DC 20", "10 minutes", "R14"},
		"Blink":              {"1 round", "half the time", "in 5", "three quarters", "R14"},
		"Reverse Gravity":    {"10-foot", "1 round", "1d6", "R13", "R21"},
		"Rope Trick":         {"1 hour", "DC 15", "R14", "T3"},
		"Plane Shift":        {"R14", "E8", "E2"},
		"Summon Monster II":  {"1d3", "E2", "E7"},
		"Summon Monster III": {"1d3", "1d4+1", "E2", "E7"},
	} {
		x, _ := SpellText(key)
		for _, s := range want {
			if !strings.Contains(x.In(EN), s) {
				t.Errorf("%s lacks %q", key, s)
			}
		}
	}
}

func TestFirstSummonsHaveALine(t *testing.T) {
	for _, x := range CreatureTexts {
		if _, ok := Creature(x.Key); !ok {
			t.Errorf("no creature %q", x.Key)
		}
		checkText(t, x.Key, x.EN, x.FR, 1, 1)
	}
	table(t, "creatures.tsv", func(t *testing.T, rows []map[string]string) {
		for _, row := range rows {
			level := row["summon_level"]
			_, ok := CreatureText(row["name"])
			if want := level == "1" || level == "2" || level == "3"; ok != want {
				t.Errorf("%s, list %q: has a line is %v", row["name"], level, ok)
			}
		}
	})
}

// The saving throws and dice that the lines name are those of the rules.
func TestFiguresOfCreatures(t *testing.T) {
	dc := regexp.MustCompile(`DC (\d+)`)
	table(t, "creatures.tsv", func(t *testing.T, rows []map[string]string) {
		for _, row := range rows {
			x, ok := CreatureText(row["name"])
			if !ok {
				continue
			}
			for _, m := range dc.FindAllStringSubmatch(x.EN, -1) {
				if !strings.Contains(row["special_attack_figures"], m[0]) {
					t.Errorf("%s: %s is not in %q", x.Key, m[0], row["special_attack_figures"])
				}
				if !strings.Contains(x.FR, "DD "+m[1]) {
					t.Errorf("%s: no DD %s", x.Key, m[1])
				}
			}
			all := strings.Join([]string{row["hp"], row["special_attack_figures"], row["special_qualities"], row["speed_land"], row["speed_fly"], row["speed_climb"], row["full_attack"], row["initiative"], row["space"], row["reach"]}, " ")
			for _, f := range figures(dc.ReplaceAllString(x.EN, "")) {
				if !strings.Contains(all, f) {
					t.Errorf("%s: %s is not among its figures", x.Key, f)
				}
			}
		}
	})
}

func TestGlossaryReadsWell(t *testing.T) {
	seen := map[string]bool{}
	for _, x := range Glossary {
		checkText(t, x.Key, x.TextEN, x.TextFR, 1, 4)
		for _, s := range []string{"key " + x.Key, "en " + x.EN, "fr " + x.FR} {
			if seen[s] {
				t.Errorf("%s twice", s)
			}
			seen[s] = true
		}
		if x.EN == "" || x.FR == "" {
			t.Errorf("%s has a gap", x.Key)
		}
		if f := frenchFault(x.FR); f != "" {
			t.Errorf("%s: %s", x.Key, f)
		}
	}
	for _, k := range []string{
		"armor class", "touch ac", "flat-footed ac", "spell resistance", "caster level", "dc", "concentration",
		"spellcraft", "attack of opportunity", "five-foot step", "standard action", "move action",
		"full-round action", "free action", "swift action", "immediate action", "concealment", "cover",
		"damage reduction", "energy resistance", "temporary hit points", "nonlethal damage", "initiative",
		"counterspell", "dispel check", "stacking",
	} {
		if _, ok := TermByKey(k); !ok {
			t.Errorf("%q is not explained", k)
		}
	}
	for _, b := range BonusTypes {
		if b.Key == "untyped" || b.Key == "alchemical" || b.Key == "size" {
			continue
		}
		if _, ok := TermByKey(b.Key + " bonus"); !ok {
			t.Errorf("the %s bonus is not explained", b.Key)
		}
	}
}
