package scenes

import "mageduel/scenes/board"

// gauge chooses the quality of the picture by measurement: 60 ticks make a
// second, and where far fewer pictures than ticks come about the machine is
// slow. It knows no clock. A gauge that has turned to the light quality stays
// with it.
type gauge struct {
	ticks, draws int // in this stretch
	slow         int // slow stretches in succession
	light        bool
}

const (
	gaugeStretch = 60 // ticks
	gaugeSlow    = 2  // stretches after which a machine counts as slow
)

// tick counts an update and gives the quality to draw with.
func (g *gauge) tick() int {
	if g.ticks++; g.ticks == gaugeStretch {
		switch {
		case g.draws == 0: // out of sight: that tells nothing
		case g.draws*4 < g.ticks*3:
			g.slow++
		default:
			g.slow = 0
		}
		g.light = g.light || g.slow >= gaugeSlow
		g.ticks, g.draws = 0, 0
	}
	if g.light {
		return board.QualityLight
	}
	return board.QualityFull
}
