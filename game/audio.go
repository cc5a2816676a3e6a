package game

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2/audio"
)

var (
	soundNames  []string
	soundRecipe func(name string) []float32
)

// Sounds tells the game how its sounds are made: recipe gives the samples of
// a name, one channel of 48,000 samples a second between -1 and 1, or nil if
// it knows none. The names are made one after another while the game loads.
// It must be called before Main.
func Sounds(recipe func(name string) []float32, names ...string) {
	soundRecipe, soundNames = recipe, names
}

// bufferTime is how far the sound runs ahead of the speakers. Shorter, it
// stutters in browsers; longer, a blow is seen before it is heard.
const bufferTime = 60 * time.Millisecond

// sound is the mixer and the one player it streams through; without a device
// player stays nil and nothing is ever mixed.
type sound struct {
	*mixer
	player *audio.Player
}

// openSound makes the game's sound. A machine without a device is found out
// beforehand, for Ebitengine would end the game with an error.
func openSound(silent bool) *sound {
	s := &sound{mixer: newMixer()}
	if silent {
		return s
	}
	player, err := audio.NewContext(sampleRate).NewPlayerF32(s.mixer)
	if err != nil {
		return s
	}
	player.SetBufferSize(bufferTime)
	s.player = player
	return s
}

// Play starts a sound, but not before the device runs: a browser is silent
// until the first click, and what was missed must not burst out then.
func (s *sound) Play(name string, volume, pan float64) {
	if s.player != nil && audio.CurrentContext().IsReady() {
		s.mixer.Play(name, volume, pan)
	}
}

// Loop brings a repeating sound to a volume.
func (s *sound) Loop(name string, volume float64) {
	if s.player != nil {
		s.mixer.Loop(name, volume)
	}
}

// start begins the stream once the sounds are made.
func (s *sound) start() {
	if s.player != nil {
		s.player.Play()
	}
}
