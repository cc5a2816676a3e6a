package srd

import (
	"regexp"
	"testing"
)

// The figures of a condition are those its line in the table gives.
func TestConditionsAreThePrintedOnes(t *testing.T) {
	lines := map[string]string{}
	for _, r := range section(t, "tables.md", "## 12. Conditions") {
		name := regexp.MustCompile(` \(.*`).ReplaceAllString(r[0], "")
		lines[name] = r[1]
	}
	// Helplessness stands in its own line: what is helpless, paralysed, stone
	// or unconscious is at -4 against melee.
	const melee = "melee +4 to hit it"
	for c := Condition(1); int(c) < NumConditions; c++ {
		line, ok := lines[c.String()]
		if !ok {
			t.Errorf("no line for %s", c)
			continue
		}
		f := Conditions[c]
		for _, p := range []struct {
			what    string
			pattern string
			got     int8
		}{
			{"attack", `(?:^|\s)([+-]\d+) attack\b`, f.Attack},
			{"ac", `([+-]\d+) AC(?: vs others)?(?:,|;|$)`, f.AC},
			{"dex", `([+-]\d+) (?:Str and )?Dex\b`, f.Dex},
			{"str", `([+-]\d+) Str and Dex\b`, f.Str},
			{"initiative", `([+-]\d+) initiative`, f.Initiative},
			{"saves", `(-\d+) (?:attack, )?(?:weapon damage, )?saves`, f.Saves},
			{"checks", `(-\d+) (?:attack, )?(?:weapon damage, )?saves, skill and ability checks`, f.Checks},
			{"damage", `(-\d+) attack, weapon damage`, f.Damage},
			{"melee attack", `(-\d+) melee attack`, f.MeleeAttack},
			{"ac ranged", `AC ([+-]\d+) vs ranged`, f.ACRanged},
		} {
			want := int8(0)
			if m := regexp.MustCompile(p.pattern).FindStringSubmatch(line); m != nil {
				want = int8(atoi(m[1]))
			}
			if p.what == "ac" && c == Pinned {
				want = 0 // against others it is a figure of melee, below
			}
			if p.got != want {
				t.Errorf("%s: %s %d, want %d by %q", c, p.what, p.got, want, line)
			}
		}
		for _, p := range []struct {
			what    string
			pattern string
			got     bool
		}{
			{"no Dex to AC", `no Dex to AC(?: *,|;|$)|target loses Dex`, f.NoDexToAC || c == Invisible},
			{"half speed", `half speed`, f.HalfSpeed},
			{"no run", `no run or charge`, f.NoRun || c == Exhausted},
			{"no actions", `no actions|helpless|unconscious|Dex 0`, f.NoActions || c == Pinned},
		} {
			want := regexp.MustCompile(p.pattern).MatchString(line)
			if c == Exhausted && p.what == "no run" {
				want = true // the exhausted are fatigued and more
			}
			if p.got != want {
				t.Errorf("%s: %s is %v, want %v by %q", c, p.what, p.got, want, line)
			}
		}
	}
	for _, c := range []Condition{Helpless, Paralyzed, Petrified, Unconscious} {
		if f := Conditions[c]; f.ACMelee != -4 || !f.DexZero {
			t.Errorf("%s: %+d against melee", c, f.ACMelee)
		}
	}
	if lines["helpless"] == "" || !regexp.MustCompile(regexp.QuoteMeta(melee)).MatchString(lines["helpless"]) {
		t.Errorf("helpless: %q", lines["helpless"])
	}
}

func TestConditionColumns(t *testing.T) {
	got := ConditionColumns(Entangled)
	want := []KV{{"name", "entangled"}, {"attack", "-2"}, {"dex", "-4"}, {"half_speed", "yes"}, {"no_run", "yes"}}
	if len(got) != len(want) {
		t.Fatalf("%v, want %v", got, want)
	}
	for i := range want {
		if got[i] != want[i] {
			t.Errorf("%v, want %v", got[i], want[i])
		}
	}
	if ConditionColumns(NoCondition) != nil || ConditionColumns(Condition(NumConditions)) != nil {
		t.Error("columns for no condition")
	}
}
