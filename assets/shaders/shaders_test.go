package shaders

import "testing"

func TestEveryProgramCompiles(t *testing.T) {
	entries, err := files.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	used := map[string]bool{}
	for _, name := range Names {
		if v, ok := variants[name]; ok {
			used[v.file+".kage"] = true
		} else {
			used[string(name)+".kage"] = true
		}
	}
	for _, e := range entries {
		if !used[e.Name()] {
			t.Errorf("%s has no name", e.Name())
		}
	}
	for _, name := range Names {
		first, err := Open(name)
		if err != nil {
			t.Error(err)
			continue
		}
		if again, _ := Open(name); again != first {
			t.Errorf("%s compiled twice", name)
		}
	}
	if _, err := Open("none"); err == nil {
		t.Error("a program that is not there opened")
	}
}
