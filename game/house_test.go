//go:build !js

package game

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// topLevel is all that lies at the top of the source, beside dot-files and
// what .gitignore names.
var topLevel = []string{"README.md", "assets", "engine", "game", "go.mod", "go.sum", "main.go", "scenes"}

func TestTopLevelHoldsOnlyTheHouse(t *testing.T) {
	entries, err := os.ReadDir("..")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		name := e.Name()
		built := name == "mageduel" || slices.Contains([]string{".exe", ".wasm", ".test", ".prof"}, filepath.Ext(name))
		if !strings.HasPrefix(name, ".") && !built && !slices.Contains(topLevel, name) {
			t.Errorf("%s does not belong at the top", name)
		}
	}
}

// list gives the lines of go list for packages of this module.
func list(t *testing.T, args ...string) []string {
	t.Helper()
	cmd := exec.Command("go", append([]string{"list"}, args...)...)
	cmd.Dir = ".."
	cmd.Stderr = t.Output()
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("go list %q: %v", args, err)
	}
	return strings.Fields(string(out))
}

// Imports go one way: engine, then scenes, then game, then main; assets feed
// scenes and game. The program that takes the game's pictures looks at scenes.
func TestImportsGoOneWay(t *testing.T) {
	for _, c := range []struct {
		packages string
		bans     []string // import paths that begin so
	}{
		{"./engine/...", []string{"github.com/hajimehoshi/", "mageduel/assets", "mageduel/scenes", "mageduel/game"}},
		{"./assets/...", []string{"mageduel/scenes", "mageduel/game"}},
		{"./scenes/...", []string{"mageduel/game"}},
	} {
		packages := list(t, c.packages)
		packages = slices.DeleteFunc(packages, func(path string) bool { return path == "mageduel/assets/pictures" })
		for _, path := range list(t, append([]string{"-deps"}, packages...)...) {
			for _, ban := range c.bans {
				if strings.HasPrefix(path, ban) {
					t.Errorf("%s depends on %s", c.packages, path)
				}
			}
		}
	}
}

// The rules know no clock, file, chance of their own or network.
func TestEngineImports(t *testing.T) {
	for _, path := range list(t, "-f", `{{join .Imports "\n"}}`, "./engine/...") {
		if slices.Contains([]string{"time", "os", "net", "net/http", "math/rand", "math/rand/v2"}, path) {
			t.Errorf("the engine imports %s", path)
		}
	}
}
