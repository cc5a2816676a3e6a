// Package sounds holds the recipes of all that is heard. There are no sound
// files: each recipe is synthesised when the game loads, the same samples
// every time.
package sounds

import "slices"

// Rate is the number of samples in a second.
const Rate = 48000

// family is a group of sounds that are as loud as each other.
type family uint8

const (
	hands   family = iota // interface: under everything else
	feet                  // steps
	small                 // dice, pages, words of the rules
	spell                 // gathering, release, lasting effects
	strike                // what arrives
	flesh                 // blows and pain
	voices                // beasts
	bells                 // the rite and the ends
	walls                 // the zone
	weather               // ambience
	score                 // music
	families
)

// loudness of each family in decibels below full scale, as loud measures it.
var loudness = [families]float64{
	hands: -31, feet: -33, small: -26, spell: -23, strike: -18, flesh: -20,
	voices: -21, bells: -20, walls: -22, weather: -33, score: -27,
}

// recipe is how one sound is made.
type recipe struct {
	name    string
	family  family
	seconds float64
	loop    bool
	make    func(t *take)
}

// recipes in the order in which they are made: loops last.
var recipes = slices.Concat(
	interfaceSounds(), tableSounds(), castingSounds(), energySounds(), zoneSounds(),
	fightSounds(), beastSounds(), bellSounds(), loopSounds(), musicSounds(),
)

var byName = func() map[string]*recipe {
	m := make(map[string]*recipe, len(recipes))
	for i := range recipes {
		m[recipes[i].name] = &recipes[i]
	}
	return m
}()

// Names lists every sound, loops last. The slice is the caller's.
func Names() []string {
	names := make([]string, len(recipes))
	for i := range recipes {
		names[i] = recipes[i].name
	}
	return names
}

// Loops lists the sounds made to repeat without a seam. The slice is the
// caller's.
func Loops() []string {
	var names []string
	for i := range recipes {
		if recipes[i].loop {
			names = append(names, recipes[i].name)
		}
	}
	return names
}

// Make gives the samples of a sound, one channel of Rate samples a second
// between -1 and 1, or nil if there is none of that name.
func Make(name string) []float32 {
	w := Begin(name)
	if w == nil {
		return nil
	}
	for !w.Do() {
	}
	return w.Samples()
}

// Length is the number of samples of a sound, 0 if there is none of that name.
func Length(name string) int {
	r := byName[name]
	if r == nil {
		return 0
	}
	if r.loop {
		return 2 * int(r.seconds*Rate/2)
	}
	return int(r.seconds * Rate)
}

// Work is a sound being made a little at a time.
type Work struct {
	t     *take
	total int
	spent int
}

// Begin starts the making of a sound; nil if there is none of that name.
func Begin(name string) *Work {
	r := byName[name]
	if r == nil {
		return nil
	}
	t := newTake(r)
	r.make(t)
	t.finish(loudness[r.family])
	w := &Work{t: t}
	for i := range t.ops {
		w.total += t.ops[i].cost()
	}
	return w
}

// sliceSize is how many samples of one layer are made in one go: about half a
// millisecond of a desktop's time.
const sliceSize = 1 << 13

// Do makes a little more and tells whether the sound is done.
func (w *Work) Do() bool {
	for budget := sliceSize; budget > 0; {
		if len(w.t.ops) == 0 {
			return true
		}
		n := w.t.ops[0].run(w.t.loop, budget)
		w.spent += n
		budget -= max(n, 64)
		if w.t.ops[0].left() <= 0 {
			w.t.ops[0] = op{}
			w.t.ops = w.t.ops[1:]
		}
	}
	return len(w.t.ops) == 0
}

// Share is how much is done, 0 to 1.
func (w *Work) Share() float64 {
	if len(w.t.ops) == 0 {
		return 1
	}
	return float64(w.spent) / float64(w.total)
}

// Samples of the sound once Do has told that it is done.
func (w *Work) Samples() []float32 { return w.t.buf }
