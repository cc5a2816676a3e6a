package game

import (
	"runtime"
	"slices"
	"strings"
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
	Sounds(madeWhileLoading(sounds.Loops()), names...)
}

// loopSteps is into how many steps of the bar the making of a loop is cut.
const loopSteps = 8

// madeWhileLoading adds the making of the loops, which are long, to what is
// loaded, a little at a time and before all else. The recipe then hands them
// over when their names come; it makes any other sound at once.
func madeWhileLoading(loops []string) (recipe func(name string) []float32) {
	made := map[string][]float32{}
	for _, name := range loops {
		var work *sounds.Work
		for part := 1; part <= loopSteps; part++ {
			Load(Step{Weight: 1, Do: func() (bool, error) {
				if audio.CurrentContext() == nil {
					return true, nil // nobody will hear it
				}
				if work == nil {
					work = sounds.Begin(name)
				}
				if !work.Do() {
					return work.Share() >= float64(part)/loopSteps, nil
				}
				made[name] = work.Samples()
				return true, nil
			}})
		}
	}
	return func(name string) []float32 {
		if s, ok := made[name]; ok {
			delete(made, name)
			return s
		}
		return sounds.Make(name)
	}
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
