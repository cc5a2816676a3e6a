package sounds

import (
	"hash/fnv"
	"math"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"
)

// made are all sounds, made once for all tests.
var made = sync.OnceValue(func() map[string][]float32 {
	m := map[string][]float32{}
	for _, name := range Names() {
		m[name] = Make(name)
	}
	return m
})

func peak(s []float32) float64 {
	p := 0.0
	for _, v := range s {
		p = max(p, math.Abs(float64(v)))
	}
	return p
}

// root is the root of the mean square.
func root(s []float32) float64 {
	sum := 0.0
	for _, v := range s {
		sum += float64(v) * float64(v)
	}
	return math.Sqrt(sum / float64(max(1, len(s))))
}

func inDecibels(x float64) float64 { return 20 * math.Log10(max(x, 1e-9)) }

func heard(s []float32) float64 {
	var m meter
	for _, v := range s {
		m.hear(float64(v))
	}
	return inDecibels(m.loud())
}

// The meter's own figure, worked out by hand: a steady sine of 1000 Hz and
// peak 0.5 has a root mean square of 0.3536, -9.03 dB. Taking 100 Hz away
// leaves it nearly whole (-0.04 dB). At 1000 Hz the part above 1500 Hz is
// (j/1.5)/(1+j/1.5): 0.3077+0.4615j; 1 plus 0.6 of that is 1.1846+0.2769j,
// 1.2166 or +1.70 dB. Together about -7.4 dB.
func TestMeter(t *testing.T) {
	s := make([]float32, Rate)
	for i := range s {
		s[i] = float32(0.5 * math.Sin(2*math.Pi*1000*float64(i)/Rate))
	}
	if l := heard(s); math.Abs(l+7.4) > 0.3 {
		t.Errorf("a sine at half scale is %.2f dB loud, want about -7.4", l)
	}
}

func TestNames(t *testing.T) {
	seen := map[string]bool{}
	loops := false
	for _, r := range recipes {
		if seen[r.name] {
			t.Errorf("two recipes are called %s", r.name)
		}
		seen[r.name] = true
		if r.name != strings.ToLower(r.name) || strings.ContainsAny(r.name, " _") {
			t.Errorf("%s: names are small letters, dots and slashes", r.name)
		}
		if loops && !r.loop {
			t.Errorf("%s comes after a loop", r.name)
		}
		loops = loops || r.loop
		if under := strings.HasPrefix(r.name, "ambience/") || strings.HasPrefix(r.name, "music/"); under != r.loop {
			t.Errorf("%s: what repeats is music or ambience, and nothing else", r.name)
		}
	}
	if Make("no such sound") != nil || Begin("") != nil {
		t.Error("an unknown name must give nothing")
	}
	if !slices.Equal(Names()[len(recipes)-len(Loops()):], Loops()) {
		t.Error("the loops are not the last names")
	}
}

func TestEverySound(t *testing.T) {
	total := 0
	for _, r := range recipes {
		s := made()[r.name]
		total += len(s) * 4
		if len(s) != int(r.seconds*Rate) || len(s) != Length(r.name) {
			t.Errorf("%s has %d samples, its recipe says %v s", r.name, len(s), r.seconds)
		}
		longest, shortest := 3.5, 0.1
		if r.loop {
			longest, shortest = 30, 6
		}
		if r.seconds < shortest || r.seconds > longest {
			t.Errorf("%s lasts %v s, want %v to %v", r.name, r.seconds, shortest, longest)
		}
		for i, v := range s {
			if f := float64(v); math.IsNaN(f) || math.IsInf(f, 0) {
				t.Fatalf("%s: sample %d is %v", r.name, i, v)
			}
		}
		p, l := inDecibels(peak(s)), heard(s)
		t.Logf("%-26s %5.2f s  peak %6.1f dB  loud %6.1f dB  mean %8.5f", r.name, r.seconds, p, l, mean(s))
		if p > -1 {
			t.Errorf("%s peaks at %.1f dB, above -1", r.name, p)
		}
		if want := loudness[r.family]; math.Abs(l-want) > 2.5 {
			t.Errorf("%s is %.1f dB loud, its family %.1f", r.name, l, want)
		}
		if math.Abs(mean(s)) > 0.002 {
			t.Errorf("%s has a constant part of %.4f", r.name, mean(s))
		}
	}
	t.Logf("%d sounds, %.1f MB", len(recipes), float64(total)/1e6)
	if total > 60e6 {
		t.Errorf("all sounds together take %.1f MB, more than 60", float64(total)/1e6)
	}
}

func mean(s []float32) float64 {
	sum := 0.0
	for _, v := range s {
		sum += float64(v)
	}
	return sum / float64(max(1, len(s)))
}

// The loudspeakers of a small machine give nothing below 300 Hz. What is heard
// there is at most a good half softer to the ear than the whole.
func TestSmallLoudspeakers(t *testing.T) {
	for _, r := range recipes {
		first, second := highpass(300), highpass(300)
		rest := make([]float32, len(made()[r.name]))
		for i, v := range made()[r.name] {
			rest[i] = float32(second(first(float64(v))))
		}
		if lost := heard(made()[r.name]) - heard(rest); lost > 11 {
			t.Errorf("%s loses %.1f dB without what is deep", r.name, lost)
		}
	}
}

// A sound that begins or ends in the middle of a wave clicks.
func TestEndsAreSilent(t *testing.T) {
	for _, r := range recipes {
		if r.loop {
			continue
		}
		s := made()[r.name]
		if a, z := math.Abs(float64(s[0])), math.Abs(float64(s[len(s)-1])); a > 1e-4 || z > 1e-4 {
			t.Errorf("%s begins at %v and ends at %v", r.name, s[0], s[len(s)-1])
		}
		// The last 5 ms are 30 dB below the loudest.
		if tail := peak(s[len(s)-240:]); tail > peak(s)*0.032 {
			t.Errorf("%s is cut off: its last 5 ms peak at %.1f dB", r.name, inDecibels(tail/peak(s)))
		}
		// What rings must have rung out: 50 ms before the end no more than a
		// tenth of its loudest.
		if before := root(s[len(s)-Rate*6/100 : len(s)-Rate*3/100]); before > peak(s)*0.1 && r.seconds > 0.3 {
			t.Errorf("%s stops too soon: 50 ms before its end it is %.1f dB below its peak", r.name, inDecibels(before/peak(s)))
		}
	}
}

// The step over a loop's seam is like the steps within it, and so is the
// strength on both sides.
func TestLoopsHaveNoSeam(t *testing.T) {
	for _, name := range Loops() {
		s := made()[name]
		n := len(s)
		var steps []float64
		for i := 1; i < n; i += 7 {
			steps = append(steps, math.Abs(float64(s[i]-s[i-1])))
		}
		slices.Sort(steps)
		usual := steps[len(steps)*999/1000]
		if seam := math.Abs(float64(s[0] - s[n-1])); seam > usual+1e-5 {
			t.Errorf("%s: the step over the seam is %v, 999 of 1000 within are below %v", name, seam, usual)
		}
		// The bend of the wave at the seam, too: a corner clicks.
		bend := math.Abs(float64(s[1]-s[0]) - float64(s[0]-s[n-1]))
		if bend > 2*usual+1e-5 {
			t.Errorf("%s: the wave has a corner of %v at its seam", name, bend)
		}
		if strings.HasPrefix(name, "ambience/") {
			a, z := inDecibels(root(s[:Rate/2])), inDecibels(root(s[n-Rate/2:]))
			if math.Abs(a-z) > 9 {
				t.Errorf("%s: half a second after the seam is %.1f dB, before it %.1f", name, a, z)
			}
		}
	}
}

// Layers of music are as long as each other, so that they stay together, and
// all of them at once with every effect's room to spare do not clip.
func TestMusicLayersFit(t *testing.T) {
	sum := make([]float32, int(pieceLength*Rate))
	for _, name := range []string{"music/calm", "music/tense", "music/peril"} {
		s := made()[name]
		if len(s) != len(sum) {
			t.Fatalf("%s has %d samples, want %d", name, len(s), len(sum))
		}
		for i, v := range s {
			sum[i] += v
		}
	}
	if p := inDecibels(peak(sum)); p > -3 {
		t.Errorf("the layers together peak at %.1f dB", p)
	}
}

func TestSameSamplesEveryTime(t *testing.T) {
	for _, name := range []string{"strike.fire", "dice.roll", "rite.bell", "beast.growl"} {
		if !slices.Equal(made()[name], Make(name)) {
			t.Errorf("%s differs when made again", name)
		}
	}
	for _, p := range [][2]string{{"dice.roll", "dice.roll.2"}, {"step.grass", "step.grass.2"}, {"step.stone.2", "step.stone.3"}} {
		if slices.Equal(made()[p[0]], made()[p[1]]) {
			t.Errorf("%s and %s are the same", p[0], p[1])
		}
	}
	if runtime.GOARCH != "amd64" {
		return // others may fuse a multiplication and an addition
	}
	for name, want := range golden {
		h := fnv.New64a()
		for _, v := range made()[name] {
			x := int16(math.Round(float64(v) * 32767))
			h.Write([]byte{byte(x), byte(x >> 8)})
		}
		if h.Sum64() != want {
			t.Errorf("%s hashes to %#x, want %#x", name, h.Sum64(), want)
		}
	}
}

// However small the steps, the samples are the same.
func TestWorkMayStopAnywhere(t *testing.T) {
	w := Begin("ambience/zone")
	last, steps := 0.0, 0
	var longest time.Duration
	for done := false; !done; steps++ {
		start := time.Now()
		done = w.Do()
		longest = max(longest, time.Since(start))
		if s := w.Share(); s < last || s > 1 {
			t.Fatalf("share goes from %v to %v", last, s)
		} else {
			last = s
		}
	}
	if last != 1 || steps < 100 {
		t.Errorf("%d steps to a share of %v", steps, last)
	}
	if !slices.Equal(w.Samples(), made()["ambience/zone"]) {
		t.Error("the samples differ")
	}
	t.Logf("the longest of %d steps took %v", steps, longest)
}

// TestTimes tells what making costs; the limits are ten times what an idle
// desktop needs, for tests share their machine.
func TestTimes(t *testing.T) {
	var once, loops time.Duration
	for _, r := range recipes {
		start := time.Now()
		Make(r.name)
		d := time.Since(start)
		if r.loop {
			loops += d
			t.Logf("%s %v", r.name, d)
		} else {
			once += d
		}
	}
	t.Logf("effects %v, loops %v", once, loops)
	if once > 15*time.Second || loops > 20*time.Second {
		t.Errorf("effects took %v, loops %v", once, loops)
	}
}

func BenchmarkEffects(b *testing.B) {
	for b.Loop() {
		for _, r := range recipes {
			if !r.loop {
				Make(r.name)
			}
		}
	}
}
