package rulebook

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// wantIDs is the numbering of the rule book: two on who may duel, three on
// declaring, fifteen on preparing, eleven on the zone, six on the end, one
// between players, forty-seven rulings: 2+3+15+11+6+1+47 = 85.
func wantIDs() []string {
	var ids []string
	for _, p := range []struct {
		letter string
		last   int
	}{{"Q", 2}, {"D", 3}, {"P", 15}, {"E", 11}, {"T", 6}, {"J", 1}, {"R", 47}} {
		for i := 1; i <= p.last; i++ {
			ids = append(ids, fmt.Sprint(p.letter, i))
		}
	}
	return ids
}

// shared is a path in the folder beside the work tree that a stranger's clone
// does not have.
func shared(elem ...string) string {
	return filepath.Join(append([]string{"..", "..", "..", "shared"}, elem...)...)
}

// readIfThere returns the file's text, or false where there is no such file.
func readIfThere(t *testing.T, path string) (string, bool) {
	t.Helper()
	b, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return "", false
	}
	if err != nil {
		t.Fatal(err)
	}
	return string(b), true
}

func TestEveryRuleIsThereInOrder(t *testing.T) {
	want := wantIDs()
	if len(want) != 85 {
		t.Fatalf("%d ids, want 85", len(want))
	}
	var got []string
	for _, r := range Rules {
		got = append(got, r.ID)
	}
	if !slices.Equal(got, want) {
		t.Errorf("rules are\n%v, want\n%v", got, want)
	}
}

func TestRuleNumbersAreThoseOfTheRuleBook(t *testing.T) {
	book, ok := readIfThere(t, shared("RULES.md"))
	if !ok {
		t.Log("no shared rule book beside this tree")
		return
	}
	var got []string
	law := regexp.MustCompile(`^- \*\*([QDPETJ]\d+)\b`)
	ruling := regexp.MustCompile(`^(\d+)\. `)
	for _, line := range strings.Split(book, "\n") {
		if m := law.FindStringSubmatch(line); m != nil {
			got = append(got, m[1])
		}
		if m := ruling.FindStringSubmatch(line); m != nil {
			got = append(got, "R"+m[1])
		}
	}
	if want := wantIDs(); !slices.Equal(got, want) {
		t.Errorf("the rule book numbers\n%v, this test\n%v", got, want)
	}
}

func TestRuleNumbersAreThoseOfTheEngine(t *testing.T) {
	text, ok := readIfThere(t, filepath.Join("..", "..", "engine", "testdata", "rules.txt"))
	if !ok {
		t.Fatal("the engine has no list of rule numbers")
	}
	if got, want := strings.Fields(text), wantIDs(); !slices.Equal(got, want) {
		t.Errorf("the engine numbers\n%v, this test\n%v", got, want)
	}
}

func TestRulesReadWell(t *testing.T) {
	titlesEN, titlesFR := map[string]string{}, map[string]string{}
	for _, r := range Rules {
		checkText(t, r.ID, r.EN, r.FR, 2, 5)
		checkText(t, r.ID+" title", r.TitleEN, r.TitleFR+"\u202f!", 0, 1)
		if r.TitleEN == "" || r.TitleFR == "" {
			t.Errorf("%s has no title", r.ID)
		}
		if other := titlesEN[r.TitleEN]; other != "" {
			t.Errorf("%s and %s share the title %q", other, r.ID, r.TitleEN)
		}
		if other := titlesFR[r.TitleFR]; other != "" {
			t.Errorf("%s and %s share the title %q", other, r.ID, r.TitleFR)
		}
		titlesEN[r.TitleEN], titlesFR[r.TitleFR] = r.ID, r.ID
	}
}

func TestRulesAreInOurOwnWords(t *testing.T) {
	book, ok := readIfThere(t, shared("RULES.md"))
	if !ok {
		t.Log("no shared rule book beside this tree")
		return
	}
	marks := regexp.MustCompile(`^(- |\d+\. )|\*`)
	plain := marks.ReplaceAllString(strings.ReplaceAll(book, "'", "’"), "")
	lines := map[string]bool{}
	for _, line := range strings.Split(plain, "\n") {
		lines[strings.TrimSpace(line)] = true
	}
	stop := regexp.MustCompile(`[.:;!?] `)
	for _, r := range Rules {
		if lines[r.EN] || lines[r.FR] {
			t.Errorf("%s is a line of the rule book", r.ID)
		}
		for _, s := range stop.Split(strings.TrimSuffix(r.EN, "."), -1) {
			if len(strings.Fields(s)) >= 7 && strings.Contains(plain, s) {
				t.Errorf("%s repeats the rule book: %q", r.ID, s)
			}
		}
	}
}

func TestRulesAreFoundByNumber(t *testing.T) {
	for _, id := range wantIDs() {
		r, ok := ByID(id)
		if !ok || r.ID != id {
			t.Errorf("ByID(%q) = %q, %v", id, r.ID, ok)
		}
		if r.Ruling() != strings.HasPrefix(id, "R") {
			t.Errorf("%s: ruling is %v", id, r.Ruling())
		}
	}
	for _, id := range []string{"", "Q0", "Q3", "R48", "e7"} {
		if r, ok := ByID(id); ok {
			t.Errorf("ByID(%q) finds %q", id, r.ID)
		}
	}
}

func TestRulesInBothLanguages(t *testing.T) {
	r, _ := ByID("E7")
	if r.Title(EN) != "Half damage" || r.Title(FR) != "Demi-dégâts" {
		t.Errorf("titles %q, %q", r.Title(EN), r.Title(FR))
	}
	if r.Text(EN) != r.EN || r.Text(FR) != r.FR {
		t.Error("texts are swapped")
	}
}

// The figures players rely on, worked out by hand:
//
//	P4   Int 18 is +4, 11+4 = 15; Cha 16 is +3, 10+3 = 13
//	P5   levels 5 and 7: 2×(5+7) = 24; 5×(5×7) = 175
//	P7   15+2 = 17; 15+4 = 19
//	E7   27/2 rounded down = 13
//	E8   45/2 rounded down = 22
//	T4   3,600 s / 6 s = 600
//	R3   2×(1+1+1) = 6; 5×(1×1×1) = 5
//	R4   24 ft: centres 2.5 … 22.5, five; 21 ft: 2.5 … 17.5, four
//	R5   5×20^8 = 128,000,000,000
//	R21  28/2 = 14; 14−10 = 4; 4/2 = 2
//	R30  15+3 = 18
//	R46  four diagonals: 5+10+5+10 = 30
func TestFiguresInTheRules(t *testing.T) {
	for _, c := range []struct {
		id     string
		en, fr []string
	}{
		{"P4", []string{"11 has 15", "10 and has 13"}, []string{"11 obtient 15", "10 et obtient 13"}},
		{"P5", []string{"24 feet", "175 feet"}, []string{"24 pieds", "175 pieds"}},
		{"P7", []string{"15 plus 1", "17 for two", "19 for four"}, []string{"15 plus 1", "17 pour deux", "19 pour quatre"}},
		{"P8", []string{"One to three"}, []string{"un à trois"}},
		{"E7", []string{"27", "13"}, []string{"27", "13"}},
		{"E8", []string{"45", "22"}, []string{"45", "22"}},
		{"T4", []string{"600"}, []string{"600"}},
		{"R2", []string{"0 to 100"}, []string{"0 à 100"}},
		{"R3", []string{"5 feet against 6"}, []string{"5 pieds contre 6"}},
		{"R4", []string{"24 feet make five squares, 21 feet four"}, []string{"24 pieds font cinq cases, 21 pieds quatre"}},
		{"R5", []string{"128,000,000,000", "60 to 120"}, []string{"128\u202f000\u202f000\u202f000", "60 à 120"}},
		{"R10", []string{"10 feet outside"}, []string{"10 pieds hors"}},
		{"R20", []string{"5 hit points"}, []string{"5 points de vie"}},
		{"R21", []string{"28", "is 14", "leaves 4", "makes it 2"}, []string{"28", "font 14", "laisse 4", "ramène à 2"}},
		{"R22", []string{"5d6"}, []string{"5d6"}},
		{"R27", []string{"round 600", "ten rounds"}, []string{"round 600", "dix rounds"}},
		{"R30", []string{"15 plus", "18 for a fireball"}, []string{"15 plus", "18 pour une Boule de feu"}},
		{"R32", []string{"two to eight"}, []string{"deux à huit"}},
		{"R34", []string{"DC 15"}, []string{"DD 15"}},
		{"R46", []string{"30 feet"}, []string{"30 pieds"}},
	} {
		r, _ := ByID(c.id)
		for _, s := range c.en {
			if !strings.Contains(r.EN, s) {
				t.Errorf("%s lacks %q in English", c.id, s)
			}
		}
		for _, s := range c.fr {
			if !strings.Contains(r.FR, s) {
				t.Errorf("%s lacks %q in French", c.id, s)
			}
		}
	}
}

func TestLanguageOfATag(t *testing.T) {
	for tag, want := range map[string]Lang{
		"fr": FR, "fr-CA": FR, "fr_CA.UTF-8": FR, "FR": FR, "en": EN, "en-GB": EN, "": EN, "frr": EN, "f": EN,
	} {
		if got := LangOf(tag); got != want {
			t.Errorf("LangOf(%q) = %d, want %d", tag, got, want)
		}
	}
}
