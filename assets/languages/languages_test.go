package languages

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/nicksnyder/go-i18n/v2/i18n"
)

func forms(m *i18n.Message) map[string]string {
	out := map[string]string{}
	for name, s := range map[string]string{"zero": m.Zero, "one": m.One, "two": m.Two, "few": m.Few, "many": m.Many, "other": m.Other} {
		if s != "" {
			out[name] = s
		}
	}
	return out
}

var placeholder = regexp.MustCompile(`{{[^}]*?\.(\w+)`)

func placeholders(s string) string {
	found := map[string]bool{}
	for _, m := range placeholder.FindAllStringSubmatch(s, -1) {
		found[m[1]] = true
	}
	return strings.Join(slices.Sorted(maps.Keys(found)), " ")
}

func TestBothLanguagesSayTheSame(t *testing.T) {
	all, err := messages()
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range Known {
		for _, b := range Known {
			for key, m := range all[a] {
				o := all[b][key]
				if o == nil {
					t.Errorf("%s is in %s but not in %s", key, a, b)
					continue
				}
				if x, y := placeholders(m.Other), placeholders(o.Other); x != y {
					t.Errorf("%s: placeholders %q in %s, %q in %s", key, x, a, y, b)
				}
				if (m.One == "") != (o.One == "") {
					t.Errorf("%s has a singular in only one of %s and %s", key, a, b)
				}
			}
		}
	}
	if len(all["en"]) < 100 {
		t.Errorf("only %d sentences were found", len(all["en"]))
	}
}

// French puts a narrow no-break space before ; : ! ? and within « »; both
// languages use the typographic apostrophe.
func TestTypography(t *testing.T) {
	all, err := messages()
	if err != nil {
		t.Fatal(err)
	}
	plainColon := regexp.MustCompile("[^\u202f{\\w(][;:!?]|[\\p{L}\\d)][;!?]|\\p{L}: ")
	for tag, ms := range all {
		for key, m := range ms {
			for _, s := range forms(m) {
				bare := regexp.MustCompile(`{{.*?}}|{(gold|dim|good|bad|cyan):|\]\([^)]*\)`).ReplaceAllString(s, "x")
				if strings.ContainsAny(bare, "'\"") {
					t.Errorf("%s %s: a typewriter's quote in %q", tag, key, s)
				}
				if tag == "fr" && plainColon.MatchString(bare) {
					t.Errorf("%s %s: a sign without its narrow space in %q", tag, key, s)
				}
				if tag == "fr" && (strings.Contains(bare, "« ") || strings.Contains(bare, " »")) {
					t.Errorf("%s %s: a wide space within « » in %q", tag, key, s)
				}
			}
		}
	}
}

// TestEveryKeyInTheCodeExists walks the sources for calls of T, and for the
// keys that tables of choices name in literals.
func TestEveryKeyInTheCodeExists(t *testing.T) {
	all, err := messages()
	if err != nil {
		t.Fatal(err)
	}
	groups := map[string]bool{} // what stands before the first dot of a key
	for key := range all["en"] {
		groups[key[:strings.Index(key+".", ".")]] = true
	}
	used := 0
	check := func(at token.Position, s string, whole bool) {
		used++
		if whole {
			if all["en"][s] == nil {
				t.Errorf("%s: no sentence is called %q", at, s)
			}
			return
		}
		for key := range all["en"] {
			if strings.HasPrefix(key, s) {
				return
			}
		}
		t.Errorf("%s: no sentence begins with %q", at, s)
	}
	for _, dir := range []string{"../../scenes", "../../game"} {
		err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
			if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
				return err
			}
			set := token.NewFileSet()
			f, err := parser.ParseFile(set, path, nil, 0)
			if err != nil {
				return nil // a file being written; the compiler will tell
			}
			ast.Inspect(f, func(n ast.Node) bool {
				call, ok := n.(*ast.CallExpr)
				if !ok || len(call.Args) == 0 {
					return true
				}
				sel, ok := call.Fun.(*ast.SelectorExpr)
				if !ok || sel.Sel.Name != "T" {
					return true
				}
				switch arg := call.Args[0].(type) {
				case *ast.BasicLit:
					if s, err := strconv.Unquote(arg.Value); err == nil {
						check(set.Position(arg.Pos()), s, true)
					}
				case *ast.BinaryExpr:
					left := arg.X
					for {
						b, ok := left.(*ast.BinaryExpr)
						if !ok {
							break
						}
						left = b.X
					}
					if lit, ok := left.(*ast.BasicLit); ok {
						if s, err := strconv.Unquote(lit.Value); err == nil {
							check(set.Position(lit.Pos()), s, false)
						}
					}
				}
				return true
			})
			// Tables name keys in literals: whatever looks like one of ours must be one.
			ast.Inspect(f, func(n ast.Node) bool {
				c, ok := n.(*ast.CompositeLit)
				if !ok {
					return true
				}
				for _, e := range c.Elts {
					if kv, ok := e.(*ast.KeyValueExpr); ok {
						e = kv.Value
					}
					lit, ok := e.(*ast.BasicLit)
					if !ok || lit.Kind != token.STRING {
						continue
					}
					s, err := strconv.Unquote(lit.Value)
					if err != nil || !regexp.MustCompile(`^[a-z]+\.[a-zA-Z]+$`).MatchString(s) || !groups[s[:strings.Index(s, ".")]] {
						continue
					}
					check(set.Position(lit.Pos()), s, true)
				}
				return true
			})
			return nil
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if used < 60 {
		t.Errorf("the walk found only %d keys", used)
	}
}

func TestNumbers(t *testing.T) {
	en, fr := Or("en"), Or("fr")
	for _, c := range []struct {
		n      int64
		en, fr string
	}{
		{0, "0", "0"}, {999, "999", "999"}, {1000, "1,000", "1\u202f000"}, {-12800, "−12,800", "−12\u202f800"},
		{128000000000, "128,000,000,000", "128\u202f000\u202f000\u202f000"},
	} {
		if got := en.Number(c.n); got != c.en {
			t.Errorf("English %d is %q, wanted %q", c.n, got, c.en)
		}
		if got := fr.Number(c.n); got != c.fr {
			t.Errorf("French %d is %q, wanted %q", c.n, got, c.fr)
		}
	}
	if got := en.Signed(3) + en.Signed(0) + en.Signed(-2); got != "+3+0−2" {
		t.Errorf("signed numbers read %q", got)
	}
}

// French counts zero with the singular, English with the plural.
func TestPlurals(t *testing.T) {
	en, fr := Or("en"), Or("fr")
	for _, c := range []struct {
		n      int
		en, fr string
	}{
		{0, "0 rounds", "0 round"}, {1, "1 round", "1 round"}, {2, "2 rounds", "2 rounds"}, {1200, "1,200 rounds", "1\u202f200 rounds"},
	} {
		if got := en.T("card.rounds", "Count", c.n); got != c.en {
			t.Errorf("English %d: %q, wanted %q", c.n, got, c.en)
		}
		if got := fr.T("card.rounds", "Count", c.n); got != c.fr {
			t.Errorf("French %d: %q, wanted %q", c.n, got, c.fr)
		}
	}
	if got := en.T("no.such.key"); got != "[no.such.key]" {
		t.Errorf("an unknown key reads %q", got)
	}
}

func TestLanguagesKnown(t *testing.T) {
	for tag, want := range map[string]string{"fr_CA.UTF-8": "fr", "en-GB": "en", "FR": "fr", "fr@euro": "fr"} {
		if l, err := New(tag); err != nil || l.Tag() != want {
			t.Errorf("%s: %v, wanted %s", tag, err, want)
		}
	}
	_, err := New("tlh")
	if err == nil || err.Error() != `unknown language "tlh": known are en, fr` {
		t.Errorf("an unknown language says %v", err)
	}
	env := map[string]string{"LANG": "fr_FR.UTF-8"}
	if got := Detect(func(k string) string { return env[k] }); got != "fr" {
		t.Errorf("LANG=fr_FR.UTF-8 gives %s", got)
	}
	env["LC_ALL"] = "C"
	if got := Detect(func(k string) string { return env[k] }); got != "en" {
		t.Errorf("LC_ALL=C gives %s", got)
	}
	for _, tag := range Known {
		if OwnName[tag] == "" {
			t.Errorf("%s has no name of its own", tag)
		}
	}
}

// FuzzFiles feeds message files to the reader: a broken one is an error.
func FuzzFiles(f *testing.F) {
	f.Add([]byte(`{"a":{"one":"{{.Count}} x","other":"y"}}`))
	f.Add([]byte(`{"a":"{{"}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		_, _ = i18n.ParseMessageFileBytes(data, "x.en.json", nil)
	})
}
