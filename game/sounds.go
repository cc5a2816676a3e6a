package game

import (
	"github.com/hajimehoshi/ebiten/v2/audio"

	"mageduel/assets/sounds"
)

// loopSteps is into how many steps of the bar the making of a loop is cut.
const loopSteps = 8

// The sounds of the game. The loops are long: they are made a little at a
// time, before the others, and handed over when their names come.
func init() {
	made := map[string][]float32{}
	for _, name := range sounds.Loops() {
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
	Sounds(func(name string) []float32 {
		if s, ok := made[name]; ok {
			delete(made, name)
			return s
		}
		return sounds.Make(name)
	}, sounds.Names()...)
}
