package sounds

import (
	"slices"
	"strings"
	"testing"

	"mageduel/engine"
	"mageduel/engine/srd"
)

func TestBeast(t *testing.T) {
	for name, want := range map[string]string{
		"Dire Wolf": "beast.growl", "Hell Hound": "beast.crackle", "Yeth Hound": "beast.bark", "Owl, Giant": "beast.hoot",
		"Raven": "beast.caw", "Snake, Small Viper": "beast.hiss", "Giant Fire Beetle": "beast.chitter", "Dire Bat": "beast.squeak",
		"Monstrous Spider, Huge": "beast.chitter", "Spider Swarm": "beast.buzz", "Tyrannosaurus": "beast.roar", "Lemure": "beast.moan",
		"Air Elemental, Small": "beast.gust", "Fire Mephit": "beast.crackle", "Hound Archon": "beast.choir", "Dire Boar": "beast.bellow",
		"Bat Swarm": "beast.buzz", "Giant Stag Beetle": "beast.chitter", "Shadow Mastiff": "beast.bark", "Bearded Devil (Barbazu)": "beast.roar",
	} {
		if got := Beast(name); got != want {
			t.Errorf("%s: %s, want %s", name, got, want)
		}
	}
	used := map[string]bool{}
	for id := 1; id <= srd.NumCreatures; id++ {
		v := Beast(srd.Creatures[id].Name)
		used[v] = true
		if byName[v] == nil {
			t.Errorf("%s has the voice %s, which is not made", srd.Creatures[id].Name, v)
		}
		t.Logf("%s: %s", srd.Creatures[id].Name, v)
	}
	for _, r := range recipes {
		if strings.HasPrefix(r.name, "beast.") && !used[r.name] {
			t.Errorf("no creature has the voice %s", r.name)
		}
	}
}

func TestShapes(t *testing.T) {
	for name, count := range many {
		for n := range uint32(count) {
			if byName[Shape(name, n)] == nil {
				t.Errorf("shape %d of %s is not made", n, name)
			}
		}
		if Shape(name, uint32(count)) != name {
			t.Errorf("shape %d of %s is not the first again", count, name)
		}
	}
	for i := range recipes { // no shape is left out
		name, digit, ok := strings.Cut(recipes[i].name, ".2")
		if ok && digit == "" && many[name] < 2 {
			t.Errorf("%s has shapes that Shape does not know", name)
		}
	}
	if Shape("blow", 7) != "blow" {
		t.Error("a sound of one shape is itself")
	}
	var bells []string
	for p := engine.Challenge; p <= engine.Over+1; p++ {
		b := Bell(int(p))
		if byName[b] == nil || slices.Contains(bells, b) {
			t.Errorf("phase %d has the bell %s", p, b)
		}
		bells = append(bells, b)
	}
	for _, place := range []string{"heath", "village", "waste", "snow", "hall"} {
		if byName["ambience/"+place] == nil {
			t.Errorf("%s has no air", place)
		}
		for n := range uint32(3) {
			if byName[Step(place, false, n)] == nil || byName[Step(place, true, n)] == nil {
				t.Errorf("%s has no steps", place)
			}
		}
	}
}
