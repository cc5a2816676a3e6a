package srd

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// testdata is where the copies of the figures lie; shared is where the
// originals lie beside the repository, on machines that have them.
const (
	testdata = "../testdata"
	shared   = "../../../shared"
)

// row is a line of a table: column name to text.
type row map[string]string

// table reads a tab-separated file of the test data.
func table(t *testing.T, name string) (header []string, rows []row) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(testdata, name))
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSuffix(string(data), "\n"), "\n")
	header = strings.Split(lines[0], "\t")
	for _, line := range lines[1:] {
		cells := strings.Split(line, "\t")
		if len(cells) != len(header) {
			t.Fatalf("%s: %d cells in %q, want %d", name, len(cells), line, len(header))
		}
		r := row{}
		for i, c := range cells {
			r[header[i]] = c
		}
		rows = append(rows, r)
	}
	return header, rows
}

// checkColumns compares columns with a row of a table, in the order of its
// header without the columns named in skip.
func checkColumns(t *testing.T, got []KV, header []string, want row, skip ...string) {
	t.Helper()
	left := map[string]bool{}
	for _, s := range skip {
		left[s] = true
	}
	i := 0
	for _, key := range header {
		if left[key] {
			continue
		}
		if i >= len(got) {
			t.Errorf("%s: column %s is missing", want[header[0]], key)
			return
		}
		if got[i].Key != key {
			t.Errorf("%s: column %d is %s, want %s", want[header[0]], i, got[i].Key, key)
		}
		if got[i].Value != want[key] {
			t.Errorf("%s: %s is %q, want %q", want[header[0]], key, got[i].Value, want[key])
		}
		i++
	}
	if i != len(got) {
		t.Errorf("%s: %d columns, want %d", want[header[0]], len(got), i)
	}
}

func TestSpellsGiveBackTheirColumns(t *testing.T) {
	header, rows := table(t, "spells.tsv")
	if len(rows) != NumSpells || NumSpells != 377 {
		t.Fatalf("%d rows, %d spells, want 377", len(rows), NumSpells)
	}
	for i, r := range rows {
		id := SpellID(i + 1)
		checkColumns(t, SpellColumns(id), header, r,
			"duel_relevance", "none_reason", "class_note", "inherited_from", "srd_file", "note")
		if want := r["class_note"] == "Wiz only"; Spells[id].WizardOnly != want {
			t.Errorf("%s: wizard only is %v", id, Spells[id].WizardOnly)
		}
		if found, ok := FindSpell(r["name"]); !ok || found != id {
			t.Errorf("FindSpell(%q) = %d, %v, want %d", r["name"], found, ok, id)
		}
	}
}

func TestCreaturesGiveBackTheirColumns(t *testing.T) {
	header, rows := table(t, "creatures.tsv")
	if len(rows) != NumCreatures || NumCreatures != 186 {
		t.Fatalf("%d rows, %d creatures, want 186", len(rows), NumCreatures)
	}
	for i, r := range rows {
		id := CreatureID(i + 1)
		checkColumns(t, CreatureColumns(id), header, r, "srd_file", "note")
		if found, ok := FindCreature(r["name"]); !ok || found != id {
			t.Errorf("FindCreature(%q) = %d, %v, want %d", r["name"], found, ok, id)
		}
	}
}

func TestSummonsGiveBackTheirColumns(t *testing.T) {
	header, rows := table(t, "summons.tsv")
	if len(rows) != len(Summons) || len(Summons) != 121 {
		t.Fatalf("%d rows, %d lines, want 121", len(rows), len(Summons))
	}
	perLevel := [10]int{}
	for i, r := range rows {
		checkColumns(t, SummonColumns(i), header, r, "note")
		perLevel[Summons[i].Level]++
		for _, id := range Summons[i].Base {
			c := &Creatures[id]
			if !c.OnSummonMonster {
				t.Errorf("%s stands on a list but does not say so", c.Name)
			}
			if c.Template != Summons[i].Template {
				t.Errorf("%s: template %s, the list says %s", c.Name, c.Template, Summons[i].Template)
			}
		}
	}
	if want := [10]int{0, 14, 12, 16, 13, 17, 14, 12, 12, 11}; perLevel != want {
		t.Errorf("lines a level: %v, want %v", perLevel, want)
	}
}

func TestSpellsPerLevel(t *testing.T) {
	got := [10]int{}
	for id := SpellID(1); id.Valid(); id++ {
		got[Spells[id].Level]++
		if id > 1 {
			a, b := &Spells[id-1], &Spells[id]
			if a.Level > b.Level || a.Level == b.Level && a.Name >= b.Name {
				t.Errorf("%s stands before %s", a.Name, b.Name)
			}
		}
	}
	if want := [10]int{19, 42, 50, 45, 41, 43, 43, 35, 35, 24}; got != want {
		t.Errorf("spells a level: %v, want %v", got, want)
	}
}

func TestUnknownIDs(t *testing.T) {
	for _, id := range []SpellID{NoSpell, NumSpells + 1, 65535} {
		if id.Valid() || id.String() != "" || SpellColumns(id) != nil {
			t.Errorf("spell %d is taken for one", id)
		}
	}
	for _, id := range []CreatureID{NoCreature, NumCreatures + 1, 65535} {
		if id.Valid() || id.String() != "" || CreatureColumns(id) != nil {
			t.Errorf("creature %d is taken for one", id)
		}
	}
	if SummonColumns(-1) != nil || SummonColumns(len(Summons)) != nil {
		t.Error("a line outside the summon lists is taken for one")
	}
	if _, ok := FindSpell(""); ok {
		t.Error("a spell without a name was found")
	}
}

// The copies in the repository are those the project shares, where both are at
// hand. A clone on its own has the copies alone, and nothing to compare.
func TestCopiesAreTheSharedOnes(t *testing.T) {
	if _, err := os.Stat(filepath.Join(shared, "srd")); err != nil {
		t.Log("no shared figures beside this clone")
		return
	}
	for _, name := range []string{"spells.tsv", "creatures.tsv", "summons.tsv", "tables.md", "templates.md"} {
		want, err := os.ReadFile(filepath.Join(shared, "srd", name))
		if err != nil {
			t.Error(err)
			continue
		}
		got, err := os.ReadFile(filepath.Join(testdata, name))
		if err != nil {
			t.Error(err)
			continue
		}
		if !bytes.Equal(got, want) {
			t.Errorf("%s differs from the shared one", name)
		}
	}
	book, err := os.ReadFile(filepath.Join(shared, "RULES.md"))
	if err != nil {
		t.Fatal(err)
	}
	list, err := os.ReadFile(filepath.Join(testdata, "rules.txt"))
	if err != nil {
		t.Fatal(err)
	}
	if want := ruleNumbers(string(book)); string(list) != want {
		t.Errorf("rules.txt is\n%s\nwant\n%s", list, want)
	}
}

// ruleNumbers lists the numbers of the rules and rulings of the rule book, one
// a line in their order.
func ruleNumbers(book string) string {
	out, rulings := "", false
	for line := range strings.Lines(book) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "## R.") {
			rulings = true
		}
		if rest, ok := strings.CutPrefix(line, "- **"); ok && !rulings {
			end := strings.IndexAny(rest, " *")
			out += rest[:end] + "\n"
		}
		if number, _, ok := strings.Cut(line, ". "); ok && rulings && strings.Trim(number, "0123456789") == "" {
			out += "R" + number + "\n"
		}
	}
	return out
}
