package game

import (
	"runtime"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/hajimehoshi/ebiten/v2/audio"

	"mageduel/assets/sounds"
)

// The sounds of the game.
func init() {
	names := sounds.Names()
	if runtime.GOOS == "js" {
		s := &sketches{last: names[len(names)-1]}
		Sounds(s.recipe, names...)
		return
	}
	recipe, ahead := bothEnds(names)
	Load(Step{Weight: 1, Do: func() (bool, error) {
		if audio.CurrentContext() != nil { // else nobody will hear it
			go ahead()
		}
		return true, nil
	}})
	Sounds(recipe, names...)
}

// bothEnds lets two make the sounds: recipe is called for them from the first
// on, and ahead makes them from the last on, where the long ones are. Who
// comes to a sound that the other is making waits for it.
func bothEnds(names []string) (recipe func(name string) []float32, ahead func()) {
	made := make(map[string]func() []float32, len(names))
	for _, name := range names {
		made[name] = sync.OnceValue(func() []float32 { return sounds.Make(name) })
	}
	recipe = func(name string) []float32 {
		if f := made[name]; f != nil {
			return f()
		}
		return nil
	}
	ahead = func() {
		for _, name := range slices.Backward(names) {
			recipe(name)
		}
	}
	return recipe, ahead
}

// sketch is a sound that is silent so far.
type sketch struct {
	name    string
	samples []float32
}

// sketches let a browser begin at once: it needs seconds to make all sounds,
// so there they are silent at first and are filled in while the title is
// shown. The mixer may play a sketch meanwhile, for all of a browser's game
// runs on one thread.
type sketches struct {
	last  string // when this one comes all have come
	empty []sketch
}

func (s *sketches) recipe(name string) []float32 {
	if strings.HasPrefix(name, "ui.") {
		return sounds.Make(name) // the first that are heard
	}
	samples := make([]float32, sounds.Length(name))
	s.empty = append(s.empty, sketch{name, samples})
	if name == s.last {
		go s.fill(3*time.Millisecond, func() { time.Sleep(12 * time.Millisecond) })
	}
	return samples
}

// fill makes the sounds, the music of the title first, and rests whenever it
// has worked for a while.
func (s *sketches) fill(while time.Duration, rest func()) {
	slices.SortStableFunc(s.empty, func(a, b sketch) int { return order(a.name) - order(b.name) })
	for _, e := range s.empty {
		work := sounds.Begin(e.name)
		for done := false; !done; {
			for start := time.Now(); !done && time.Since(start) < while; {
				done = work.Do()
			}
			rest()
		}
		if strings.Contains(e.name, "/") {
			fadeIn(e.samples, work.Samples(), rest)
		} else {
			copy(e.samples, work.Samples())
		}
	}
	s.empty = nil
}

func order(name string) int {
	switch {
	case name == "music/title":
		return 0
	case strings.HasPrefix(name, "ambience/"):
		return 2
	case strings.HasPrefix(name, "music/"):
		return 3
	}
	return 1
}

// fadeIn fills a loop in small steps of loudness: someone may be listening.
func fadeIn(to, from []float32, rest func()) {
	const steps = 24
	for k := 1; k < steps; k++ {
		gain := float32(k) / steps
		for i, v := range from {
			to[i] = v * gain
		}
		rest()
	}
	copy(to, from)
}
