package sounds

import "math"

// even makes a pitch whose turns fit a loop, so that its end meets its start.
func even(hz, seconds float64) float64 { return math.Round(hz*seconds) / seconds }

// seam is how long the noise of a loop fades into itself, in seconds.
const seam = 1.5

// drone is a tone that goes on for ever; its tremolo fits the loop too.
func (t *take) drone(seconds float64, s tone) {
	s.from = even(s.from, seconds)
	s.vib, s.am = even(s.vib, seconds), even(s.am, seconds)
	s.ratio = even(s.from*s.ratio, seconds) / s.from
	t.tone(0, seconds, s)
}

// breath is noise that goes on for ever: it runs past the end and fades into
// its own beginning with equal power.
func (t *take) breath(seconds float64, s hiss) {
	s.env = env{}
	before := len(t.ops)
	t.hiss(0, seconds+seam, s)
	raw := t.ops[before].layer
	i, fade, n := 0, t.samples(seam), t.samples(seconds+seam)
	var own []float32
	t.ops[before].layer = func(part []float32) {
		own = append(own[:0], make([]float32, len(part))...)
		raw(own)
		for k, x := range own {
			if i < fade {
				x *= float32(math.Sqrt(float64(i) / float64(fade)))
			} else if rest := n - i; rest < fade {
				x *= float32(math.Sqrt(float64(rest) / float64(fade)))
			}
			i++
			part[k] += x
		}
	}
}

// crickets sing now and then: n songs in all.
func crickets(t *take, seconds float64, n int, gain float64) {
	for range n {
		at, hz, g := t.rnd.between(0, seconds), t.rnd.between(3900, 4700), gain*t.rnd.between(0.35, 1)
		for k := range 3 + int(t.rnd.between(0, 4)) {
			t.tone(at+0.055*float64(k), 0.04, tone{from: hz, gain: g, env: env{attack: 0.012, release: 0.018}, am: 170, hollow: 0.7})
		}
	}
}

// loopSounds go on for ever: the hum of the zone's walls, and the places.
func loopSounds() []recipe {
	const long = 8.0
	return []recipe{
		{"ambience/zone", weather, 6, true, func(t *take) {
			for _, s := range [...]tone{
				{from: 110, gain: 0.5, wave: soft, am: 0.5, hollow: 0.3},
				{from: 110.67, gain: 0.4, wave: soft, am: 1.0 / 3, hollow: 0.3},
				{from: 165, gain: 0.28, wave: hollow, am: 0.67, hollow: 0.5},
				{from: 220.5, gain: 0.2, am: 1.33, hollow: 0.7},
				{from: 330, gain: 0.2, wave: soft, am: 0.83, hollow: 0.6},
				{from: 440.5, gain: 0.13, am: 1.17, hollow: 0.8},
				{from: 660, gain: 0.09, am: 2.17, hollow: 0.9, bend: 0.1, ratio: 1.5},
				{from: 990, gain: 0.04, am: 1.67, hollow: 1},
			} {
				t.drone(6, s)
			}
			t.breath(6, hiss{from: 2600, q: 4, gain: 0.08, rough: 3, deep: 0.7})
		}},
		{"ambience/heath", weather, 12, true, func(t *take) { // wind, crickets, an owl far away
			t.breath(12, hiss{from: 320, q: 0.7, side: low, gain: 0.8, rough: 0.35, deep: 0.7})
			t.breath(12, hiss{from: 620, q: 2.2, gain: 0.35, rough: 0.5, deep: 0.9})
			t.breath(12, hiss{from: 3400, q: 0.6, gain: 0.05, rough: 0.6, deep: 0.9})
			crickets(t, 12, 36, 0.16)
			for _, h := range [...]struct{ at, dur float64 }{{7.2, 0.34}, {7.75, 0.16}, {8, 0.55}} {
				t.tone(h.at, h.dur, tone{from: 385, to: 366, gain: 0.05, wave: soft, env: env{attack: 0.06, release: 0.14}, vib: 6, depth: 0.005})
			}
			t.space(0.2, 0.12, 0.5)
		}},
		{"ambience/village", weather, long, true, func(t *take) { // dusk: soft air, crickets, a shutter
			t.breath(long, hiss{from: 260, q: 0.7, side: low, gain: 0.7, rough: 0.4, deep: 0.6})
			crickets(t, long, 40, 0.12)
			for _, at := range [...]float64{3.1, 3.5, 6.7} {
				t.hiss(at, 0.09, hiss{from: 520, q: 3, gain: 0.25, env: env{attack: 0.002, half: 0.012}})
			}
			t.space(0.25, 0.1, 0.5)
		}},
		{"ambience/waste", weather, long, true, func(t *take) { // a dry wind over ashes, embers that still tick
			t.breath(long, hiss{from: 200, q: 0.8, side: low, gain: 1, rough: 0.3, deep: 0.7})
			t.breath(long, hiss{from: 430, q: 4, gain: 0.5, rough: 0.4, deep: 0.9})
			for range 20 {
				t.hiss(t.rnd.between(0, long), 0.025, hiss{from: t.rnd.between(1500, 4500), q: 2, gain: t.rnd.between(0.05, 0.3), env: env{attack: 0.0008, half: 0.004}})
			}
		}},
		{"ambience/snow", weather, long, true, func(t *take) { // a thin high wind, and little else
			t.breath(long, hiss{from: 900, q: 5, gain: 0.5, rough: 0.4, deep: 0.9})
			t.breath(long, hiss{from: 1450, q: 7, gain: 0.25, rough: 0.3, deep: 1})
			t.breath(long, hiss{from: 240, q: 0.7, side: low, gain: 0.6, rough: 0.4, deep: 0.5})
		}},
		{"ambience/hall", weather, long, true, func(t *take) { // a draught between walls, drops from the vault
			t.breath(long, hiss{from: 180, q: 2, gain: 0.8, rough: 0.3, deep: 0.6})
			t.breath(long, hiss{from: 520, q: 6, gain: 0.25, rough: 0.4, deep: 0.9})
			for range 7 {
				f := t.rnd.between(900, 1700)
				t.tone(t.rnd.between(0, long), 0.12, tone{from: f, to: f * 1.25, gain: t.rnd.between(0.1, 0.3), env: env{attack: 0.002, half: 0.018, release: 0.02}})
			}
			t.space(0.6, 0.18, 0.3)
		}},
	}
}
