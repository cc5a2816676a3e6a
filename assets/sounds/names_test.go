package sounds

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// energyNames are what the duel's screen puts behind "strike." and "effect.".
var energyNames = []string{"fire", "cold", "electricity", "acid", "sonic", "force", "negative", "magic"}

// asked collects the names of sounds in the code of the scenes: what is given
// to Play and Loop of a Sound, what is put into a variable or field called
// sound, what the panels say, and the second result of attackKind.
func asked(t *testing.T) []string {
	t.Helper()
	var names []string
	add := func(name string) {
		if name != "" && !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	text := func(e ast.Expr) string {
		if lit, ok := e.(*ast.BasicLit); ok && lit.Kind == token.STRING {
			s, err := strconv.Unquote(lit.Value)
			if err != nil {
				t.Fatal(err)
			}
			return s
		}
		return ""
	}
	value := func(e ast.Expr) {
		ast.Inspect(e, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.BinaryExpr:
				head := text(n.X)
				if strings.HasSuffix(head, ".") {
					if head != "ui." { // those of the panels are collected where they are said
						for _, energy := range energyNames {
							add(head + energy)
						}
					}
					return false
				}
			case *ast.BasicLit:
				add(text(n))
			}
			return true
		})
	}
	called := func(e ast.Expr) string {
		switch e := e.(type) {
		case *ast.Ident:
			return e.Name
		case *ast.SelectorExpr:
			return e.Sel.Name
		}
		return ""
	}
	err := filepath.WalkDir(filepath.Join("..", "..", "scenes"), func(path string, d os.DirEntry, err error) error {
		if err != nil || d.IsDir() || filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				f, ok := n.Fun.(*ast.SelectorExpr)
				if !ok || len(n.Args) == 0 {
					break
				}
				switch on := called(f.X); {
				case (f.Sel.Name == "Play" || f.Sel.Name == "Loop") && strings.EqualFold(on, "sound"):
					value(n.Args[0])
				case f.Sel.Name == "sound" && on == "u":
					add("ui." + text(n.Args[0]))
				}
			case *ast.AssignStmt:
				for i, l := range n.Lhs {
					if called(l) == "sound" && i < len(n.Rhs) {
						value(n.Rhs[i])
					}
				}
			case *ast.FuncDecl:
				if n.Name.Name == "attackKind" {
					ast.Inspect(n, func(n ast.Node) bool {
						if r, ok := n.(*ast.ReturnStmt); ok && len(r.Results) == 2 {
							value(r.Results[1])
						}
						return true
					})
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return names
}

func TestEveryNameTheScenesPlayIsMade(t *testing.T) {
	names := asked(t)
	for _, name := range names {
		if byName[name] == nil {
			t.Errorf("the scenes play %q, which is not made", name)
		}
	}
	for _, name := range []string{"ui.click", "ui.hover", "strike.fire", "effect.cold", "rite.round", "blow", "bite", "ambience/zone"} {
		if !slices.Contains(names, name) {
			t.Errorf("%s was not found in the scenes: is the search still right?", name)
		}
	}
	t.Log(names)
}
