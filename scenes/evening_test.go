package scenes

import (
	"os"
	"runtime"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/scenes/frametest"
)

// residentMB is the memory the process holds, that of a software renderer
// included, in megabytes; 0 where the system does not tell.
func residentMB() float64 {
	text, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		return 0
	}
	pages, _ := strconv.Atoi(strings.Fields(string(text))[1])
	return float64(pages*os.Getpagesize()) / (1 << 20)
}

// BenchmarkEvening plays duel after duel between computers, each in a scene of
// its own as the game does, at instant speed and with a picture now and then.
// It tells what the program and the process hold after the first eight duels
// and after the last: -benchtime 200x is some evenings' worth.
func BenchmarkEvening(b *testing.B) {
	const settle = 8
	heap := func() float64 {
		runtime.GC()
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return float64(m.HeapAlloc) / (1 << 20)
	}
	builds := [...]string{"evoker", "conjurer", "sorcerer"}
	ticks, undecided := 0, 0
	duel := func(seed int) {
		m, err := NewMatch(testSetup(uint64(seed), 0, builds[seed%3], builds[seed/3%3]))
		if err != nil {
			b.Error(err)
			return
		}
		frametest.Do(func() {
			c := duelContext(1280, 720, "en")
			d, err := NewDuel(m, DuelOptions{})
			if err != nil {
				b.Error(err)
				return
			}
			dst := ebiten.NewImage(1280, 720)
			defer dst.Deallocate()
			c.Stack.Push(d)
			c.Stack.Settle()
			for n := 0; !d.m.Over() || d.m.Busy(); n++ {
				c.Tick++
				if err := d.Update(c); err != nil {
					b.Error(err)
					return
				}
				if n%40 == 0 {
					d.Draw(dst)
				}
				if ticks++; n > 8000 {
					undecided++
					break
				}
			}
			d.Draw(dst)
			c.Stack.Clear(nil)
			c.Stack.Settle()
		})
	}
	for i := range settle {
		duel(i)
	}
	h, r := heap(), residentMB()
	b.ResetTimer()
	for i := range b.N {
		duel(settle + i)
		if b.N > 20 && i%(b.N/10) == 0 {
			b.Logf("after %d duels: %.1f MB of the program, %.0f MB of the process", i+1, heap(), residentMB())
		}
	}
	b.StopTimer()
	b.ReportMetric(h, "first-heap-MB")
	b.ReportMetric(heap(), "last-heap-MB")
	b.ReportMetric(r, "first-process-MB")
	b.ReportMetric(residentMB(), "last-process-MB")
	b.ReportMetric(float64(undecided), "undecided")
	b.ReportMetric(float64(ticks)/float64(b.N+settle), "ticks/duel")
}
