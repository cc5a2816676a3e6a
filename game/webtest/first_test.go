//go:build !js

package webtest

import (
	"slices"
	"testing"
)

// BenchmarkFirstFrame measures from opening the page to the first frame, by
// turns of the game and of a game with nothing in it, each in a new browser.
// It tells the best of each, for other work on the machine only adds, and
// their ratio.
func BenchmarkFirstFrame(b *testing.B) {
	if _, err := empty(); err != nil {
		b.Fatal(err)
	}
	if _, err := site(); err != nil {
		b.Fatal(err)
	}
	first := func(o Options) float64 {
		p := Open(b, o)
		defer p.close()
		return p.Wait("the first frame", func(s State) bool { return s.Ready > 0 }).Ready
	}
	var ours, theirs []float64
	for range b.N {
		theirs = append(theirs, first(Options{Empty: true}))
		ours = append(ours, first(Options{}))
	}
	o, t := slices.Min(ours), slices.Min(theirs)
	b.ReportMetric(o, "ms")
	b.ReportMetric(t, "empty-ms")
	b.ReportMetric(o/t, "ratio")
	b.Logf("ours %.0f, empty %.0f", ours, theirs)
}
