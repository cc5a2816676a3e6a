package game

import (
	"image/color"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"mageduel/scenes"
)

// Step is a piece of loading that can be resumed: Do does a little (a few
// milliseconds) and reports whether there is nothing more to do. An error ends
// the game.
type Step struct {
	Weight int // how much of the bar it is, 1 or more
	Do     func() (done bool, err error)
}

var extraSteps []Step

// Load adds a step to the loading of the game. It must be called before Main.
func Load(step Step) { extraSteps = append(extraSteps, step) }

// sliceTime is how long loading may work in one update, so that the bar moves
// and the browser stays alive.
const sliceTime = 12 * time.Millisecond

// loading is the first scene: it does the steps, shows a bar, and gives way to
// the scene that then makes.
type loading struct {
	steps []Step
	at    int
	done  int // weight of the steps done
	total int
	then  func(*scenes.Ctx) scenes.Scene
}

func newLoading(steps []Step, then func(*scenes.Ctx) scenes.Scene) *loading {
	l := &loading{steps: steps, then: then}
	for _, s := range steps {
		l.total += max(1, s.Weight)
	}
	return l
}

// SceneName is "loading".
func (l *loading) SceneName() string { return "loading" }

// Update does steps until the time is up.
func (l *loading) Update(ctx *scenes.Ctx) error {
	end := time.Now().Add(sliceTime)
	for l.at < len(l.steps) {
		done, err := l.steps[l.at].Do()
		if err != nil {
			return err
		}
		if done {
			l.done += max(1, l.steps[l.at].Weight)
			l.at++
		}
		if time.Now().After(end) {
			return nil
		}
	}
	ctx.Stack.Replace(l.then(ctx))
	return nil
}

var (
	night = color.RGBA{9, 11, 20, 255}
	gold  = color.RGBA{201, 168, 98, 255}
	dim   = color.RGBA{46, 42, 40, 255}
)

// Draw shows a thin gold bar on the night.
func (l *loading) Draw(dst *ebiten.Image) {
	dst.Fill(night)
	w, h := float32(dst.Bounds().Dx()), float32(dst.Bounds().Dy())
	share := float32(1)
	if l.total > 0 {
		share = float32(l.done) / float32(l.total)
	}
	long, thick := w*0.4, max(2, h/180)
	x, y := (w-long)/2, h*0.62
	vector.FillRect(dst, x, y, long, thick, dim, false)
	vector.FillRect(dst, x, y, long*share, thick, gold, false)
}
