package scenes

import (
	"testing"

	"mageduel/scenes/board"
)

// run lets so many ticks pass with a picture at every so many.
func (g *gauge) run(ticks, every int) (quality int) {
	for i := range ticks {
		if every > 0 && i%every == 0 {
			g.draws++
		}
		quality = g.tick()
	}
	return quality
}

// 44 pictures in 60 ticks are fewer than three in four, 45 are not.
func TestGaugeTellsSlowMachines(t *testing.T) {
	for _, c := range []struct {
		name  string
		every int
		ticks int
		want  int
	}{
		{"a picture each tick", 1, 600, board.QualityFull},
		{"every second tick, two stretches", 2, 120, board.QualityLight},
		{"every second tick, not yet two stretches", 2, 119, board.QualityFull},
		{"out of sight", 0, 600, board.QualityFull},
	} {
		var g gauge
		if got := g.run(c.ticks, c.every); got != c.want {
			t.Errorf("%s: quality %d, want %d", c.name, got, c.want)
		}
	}
	for draws, want := range map[int]int{44: board.QualityLight, 45: board.QualityFull} {
		var g gauge
		got := 0
		for range 2 {
			g.draws = draws
			got = g.run(60, 0)
		}
		if got != want {
			t.Errorf("%d pictures in 60 ticks: quality %d, want %d", draws, got, want)
		}
	}
	// One slow stretch between good ones is a hiccup; what turned light stays.
	var g gauge
	for range 5 {
		g.run(60, 2)
		if g.run(60, 1) != board.QualityFull {
			t.Error("a hiccup turned the quality down")
		}
	}
	g.run(120, 3)
	if g.run(600, 1) != board.QualityLight {
		t.Error("the quality went up again")
	}
}
