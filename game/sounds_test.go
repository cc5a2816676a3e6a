//go:build !js

package game

import (
	"slices"
	"testing"
	"time"

	"mageduel/assets/sounds"
)

// What a browser fills in later are the same sounds.
func TestSketchesBecomeSounds(t *testing.T) {
	names := []string{"ui.click", "blow", "ambience/zone"}
	s := &sketches{last: "nothing"}
	var got [][]float32
	for _, name := range names {
		got = append(got, s.recipe(name))
	}
	if len(s.empty) != 2 || got[1][len(got[1])/20] != 0 {
		t.Fatal("blow and the hum should be silent at first")
	}
	rests := 0
	s.fill(time.Millisecond, func() { rests++ })
	for i, name := range names {
		if !slices.Equal(got[i], sounds.Make(name)) {
			t.Errorf("%s is not what it should be", name)
		}
	}
	if rests < 20 {
		t.Errorf("it rested %d times, a loop alone fades in over 23", rests)
	}
}

func TestTitleMusicComesFirst(t *testing.T) {
	if order("music/title") >= order("blow") || order("blow") >= order("ambience/zone") || order("ambience/zone") >= order("music/peril") {
		t.Error("the title's music, effects, places, the duel's music: in this order")
	}
}

// Two make the sounds, from both ends, and each sound is made once.
func TestSharedMaking(t *testing.T) {
	names := []string{"ui.click", "ui.hover", "blow", "bite", "page", "ambience/zone"}
	recipe, ahead := bothEnds(names)
	done := make(chan struct{})
	go func() {
		ahead()
		close(done)
	}()
	for _, name := range names {
		s := recipe(name)
		if !slices.Equal(s, sounds.Make(name)) {
			t.Errorf("%s is not what it should be", name)
		}
		if again := recipe(name); &again[0] != &s[0] {
			t.Errorf("%s was made twice", name)
		}
	}
	<-done
	if recipe("no such sound") != nil {
		t.Error("an unknown name must give nothing")
	}
}

func TestEverySoundIsRegistered(t *testing.T) {
	if !slices.Equal(soundNames, sounds.Names()) {
		t.Fatal("not all sounds are made")
	}
	if s := soundRecipe("blow"); len(s) != sounds.Length("blow") {
		t.Errorf("a blow has %d samples, want %d", len(s), sounds.Length("blow"))
	}
	if soundRecipe("no such sound") != nil {
		t.Error("an unknown name must give nothing")
	}
	for _, name := range sounds.Names() {
		if want := kindOf(name); (want == effect) == slices.Contains(sounds.Loops(), name) {
			t.Errorf("%s obeys the wrong volume", name)
		}
	}
}
