package shaders

import "testing"

func TestEveryProgramCompiles(t *testing.T) {
	entries, err := files.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	if len(entries) != len(Names) {
		t.Errorf("%d files, %d names", len(entries), len(Names))
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
