//go:build !js

package game

import (
	"bytes"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"mageduel/scenes"
	"mageduel/scenes/frametest"
)

func TestMain(m *testing.M) { frametest.Main(m) }

// still is a scene that does nothing.
type still struct{ scenes.Scene }

func (still) Update(*scenes.Ctx) error { return nil }

func testGame(store scenes.Store) *Game {
	return newGame(store, true, func(*scenes.Ctx) scenes.Scene { return still{} })
}

// Settings that change are written once they have rested, and a value out of
// its range is brought back into it first.
func TestSettingsAreKept(t *testing.T) {
	store := newMemory(nil)
	frametest.Do(func() {
		g := testGame(store)
		g.settings.TextScale = 3
		g.settings.Language = "fr"
		for range settleTicks {
			g.keepSettings()
			if len(store.files) > 0 {
				t.Error("the settings were written before they had rested")
			}
		}
		g.keepSettings()
	})
	got, err := loadSettings(store, "en")
	if err != nil {
		t.Fatal(err)
	}
	if got.TextScale != 2 || got.Language != "fr" {
		t.Errorf("text scale %v and language %q were kept, want 2 and fr", got.TextScale, got.Language)
	}
}

// The player is told once that nothing can be kept.
func TestRefusedSettingsAreToldOnce(t *testing.T) {
	g := (*Game)(nil)
	frametest.Do(func() {
		g = testGame(newMemory(&scenes.StoreError{Fault: scenes.StoreRefused}))
		g.settings.Language = "en"
		for speed := range 3 {
			g.settings.Speed = speed
			for range settleTicks + 1 {
				g.keepSettings()
			}
		}
	})
	if n := len(g.notices.lines); n != 1 {
		t.Fatalf("%d lines are shown, want 1: %q", n, g.notices.lines)
	}
	if want := "The browser keeps nothing"; !strings.HasPrefix(g.notices.lines[0], want) {
		t.Errorf("the line is %q, want one that begins %q", g.notices.lines[0], want)
	}
}

func TestDamagedSettingsGiveDefaults(t *testing.T) {
	store := newMemory(nil)
	for _, text := range []string{"", "{", "[1]", `{"Speed": "fast"}`} {
		store.Write(settingsName, []byte(text))
		got, err := loadSettings(store, "fr")
		if err == nil {
			t.Errorf("%q was taken without an error", text)
		}
		if got != defaults("fr") {
			t.Errorf("%q gave %+v, want the defaults", text, got)
		}
	}
}

func TestPickLanguage(t *testing.T) {
	for _, c := range []struct {
		tags []string
		want string
	}{
		{[]string{"fr_CA.UTF-8"}, "fr"},
		{[]string{"de-DE", "fr-CH", "en"}, "fr"},
		{[]string{"C"}, "en"},
		{nil, "en"},
		{[]string{"EN_GB", "fr"}, "en"},
	} {
		if got := pickLanguage(c.tags...); got != c.want {
			t.Errorf("%q gave %q, want %q", c.tags, got, c.want)
		}
	}
}

// Every kind of store keeps, lists, replaces and removes alike.
func TestStores(t *testing.T) {
	for name, store := range map[string]scenes.Store{
		"folder": folder(filepath.Join(t.TempDir(), "not", "yet")),
		"memory": newMemory(nil),
	} {
		t.Run(name, func(t *testing.T) {
			if names, err := store.List(); err != nil || len(names) > 0 {
				t.Errorf("an empty store lists %q, %v", names, err)
			}
			if _, err := store.Read("duel"); !errors.Is(err, fs.ErrNotExist) {
				t.Errorf("reading what is not there: %v", err)
			}
			for _, text := range []string{"first", "second"} {
				if err := store.Write("duel.save", []byte(text)); err != nil {
					t.Fatal(err)
				}
			}
			store.Write("a", nil)
			if data, err := store.Read("duel.save"); err != nil || string(data) != "second" {
				t.Errorf("read %q, %v; want the second text", data, err)
			}
			if names, _ := store.List(); !slices.Equal(names, []string{"a", "duel.save"}) {
				t.Errorf("the store lists %q", names)
			}
			if err := store.Remove("a"); err != nil {
				t.Error(err)
			}
			if err := store.Remove("a"); !errors.Is(err, fs.ErrNotExist) {
				t.Errorf("removing twice: %v", err)
			}
			for _, bad := range []string{"", ".hidden", "a/b", `a\b`, "..", "é", strings.Repeat("x", 101)} {
				e, ok := errors.AsType[*scenes.StoreError](store.Write(bad, nil))
				if !ok || e.Fault != scenes.StoreBadName {
					t.Errorf("the name %q was taken", bad)
				}
			}
		})
	}
}

// A folder that cannot be made is a fault that names the place.
func TestFolderThatCannotBeWritten(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	err := folder(filepath.Join(file, "mageduel")).Write("duel", []byte("x"))
	e, ok := errors.AsType[*scenes.StoreError](err)
	if !ok {
		t.Fatalf("the error is %v, want a fault of the store", err)
	}
	for _, language := range []string{"en", "fr"} {
		if s := e.Sentence(language); !strings.Contains(s, file) {
			t.Errorf("%q does not name the folder", s)
		}
	}
}

// No unfinished file is left behind or listed.
func TestFolderLeavesNoParts(t *testing.T) {
	dir := t.TempDir()
	store := folder(dir)
	if err := store.Write("duel", bytes.Repeat([]byte("x"), 1<<20)); err != nil {
		t.Fatal(err)
	}
	entries, err := os.ReadDir(dir)
	if err != nil || len(entries) != 1 {
		t.Errorf("%d entries, %v; want the one file", len(entries), err)
	}
	os.WriteFile(filepath.Join(dir, tempPrefix+"123"), nil, 0o600)
	if names, _ := store.List(); !slices.Equal(names, []string{"duel"}) {
		t.Errorf("the store lists %q", names)
	}
}

// Each letter is one wide: at 11, "the old" (7) and " rite" (5) make 12, too
// many for one row. A narrow space before a colon never breaks.
func TestBreakRows(t *testing.T) {
	width := func(s string) float64 { return float64(len([]rune(s))) }
	if got := breakRows("the old rite is", 11, width); !slices.Equal(got, []string{"the old", "rite is"}) {
		t.Errorf("rows %q", got)
	}
	if got := breakRows("le rite\u202f: oui", 7, width); !slices.Equal(got, []string{"le", "rite :", "oui"}) {
		t.Errorf("rows %q", got)
	}
}

// A window of 1280x720 on a screen of scale 2 is 2560x1440 device pixels, and
// twice the base layout; its least text is 1440/40 = 36.
func TestTextSize(t *testing.T) {
	for _, c := range []struct {
		height int
		device float64
		want   float64
	}{
		{720, 1, 18}, {1440, 2, 36}, {360, 1, 16}, {720, 2, 32},
	} {
		if got := textSize(c.height, c.device); got != c.want {
			t.Errorf("text at height %d, scale %v is %v, want %v", c.height, c.device, got, c.want)
		}
	}
}

// In a steady tick nothing allocates, but for the looks at the keyboard's
// layout and at fullscreen that come a few times a minute.
func TestSteadyTickAllocatesNothing(t *testing.T) {
	var n float64
	frametest.Do(func() {
		g := testGame(newMemory(nil))
		for range 2 * namesEvery {
			g.Update()
		}
		n = testing.AllocsPerRun(5000, func() { g.Update() })
	})
	if n > 0 {
		t.Errorf("a tick allocates %v times", n)
	}
}
