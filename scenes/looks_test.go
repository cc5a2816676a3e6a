package scenes

import (
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"mageduel/engine/replay"
)

// A duel that went out as a file comes back as it looked.
func TestLooksTravelInTheFile(t *testing.T) {
	chosen := testSetup(12, 1, "evoker", "sorcerer")
	chosen.Place = "hall"
	chosen.Mages[0].Model, chosen.Mages[0].Colour, chosen.Mages[0].Emblem = "circlet", 6, 3
	chosen.Mages[1].Model, chosen.Mages[1].Colour = "collar", 2
	chosen.Mages[1].Name = "Élodie"
	m, err := NewMatch(chosen)
	if err != nil {
		t.Fatal(err)
	}
	rec, err := replay.Decode(m.rec.Encode())
	if err != nil {
		t.Fatal(err)
	}
	if got := Looks(rec); !reflect.DeepEqual(got, chosen) {
		t.Errorf("came back as %+v, was %+v", got, chosen)
	}
	// Kept and taken up again, nothing is lost either.
	s := shelf{}
	if err := KeepDuel(s, m); err != nil {
		t.Fatal(err)
	}
	next, foreign, err := ContinueDuel(s)
	if err != nil || foreign != "" {
		t.Fatal(err, foreign)
	}
	if !reflect.DeepEqual(next.Chosen, chosen) || !next.Person(0) || next.Person(1) {
		t.Errorf("taken up as %+v", next.Chosen)
	}
	if again, err := replay.Decode(next.rec.Encode()); err != nil || !reflect.DeepEqual(Looks(again), chosen) {
		t.Errorf("kept a second time the looks are gone: %v", err)
	}
}

// What a file says of its looks is not believed: what is missing, foreign or
// out of range is as if it were not said.
func TestLooksAreNotBelieved(t *testing.T) {
	chosen := testSetup(12, 1, "evoker", "sorcerer")
	m, err := NewMatch(chosen)
	if err != nil {
		t.Fatal(err)
	}
	plain := SeatsOf(m.rec.Setup)
	for _, bad := range []string{"", "{", "[1,2]", `{"Mages":[{}]}`, `{"Mages":null,"Place":"hall"}`} {
		m.rec.Looks = []byte(bad)
		if got := Looks(m.rec); !reflect.DeepEqual(got, plain) {
			t.Errorf("%q gives %+v", bad, got)
		}
	}
	m.rec.Looks = []byte(`{"Place":"../moon","Mages":[{"Name":"X","Level":99,"Colour":-1,"Emblem":70,"Model":"dragon","Player":"ghost","Build":"none"},{"Colour":3,"Model":"hood"}]}`)
	got := Looks(m.rec)
	a, b := got.Mages[0], got.Mages[1]
	if got.Place != plain.Place || a != plain.Mages[0] || b.Colour != 3 || b.Model != "hood" || b.Name != chosen.Mages[1].Name {
		t.Errorf("believed: %+v", got)
	}
	chosen.Mages[0].Name = strings.Repeat("x", replay.MaxLooks)
	if looksOf(chosen) != nil {
		t.Error("looks of any length are written")
	}
}

// Every mage that was modelled can be chosen in the set-up.
func TestEveryMageCanBeChosen(t *testing.T) {
	sheets, err := filepath.Glob("../assets/figures/sheets/mage_*.color.png")
	if err != nil || len(sheets) < 6 {
		t.Fatalf("%d mages, at least 6 wanted: %v", len(sheets), err)
	}
	var o SetupOptions
	o.fill()
	for _, sheet := range sheets {
		model := strings.TrimSuffix(strings.TrimPrefix(filepath.Base(sheet), "mage_"), ".color.png")
		if !slices.Contains(modelNames[:], model) || !slices.ContainsFunc(o.Models, func(c Choice) bool { return c.ID == model }) {
			t.Errorf("nobody can be shown as %s", model)
		}
	}
}
