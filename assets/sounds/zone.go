package sounds

// zoneSounds are those of the zone and of what comes into it and goes.
func zoneSounds() []recipe {
	return []recipe{
		{"zone.rise", walls, 2.6, false, func(t *take) { // RaiseZone takes 110 ticks to stand
			for k, f := range [...]float64{73.42, 110, 146.83, 220, 293.66} {
				at := 0.22 * float64(k)
				t.tone(at, 2.5-at, tone{from: f * 0.75, to: f, gain: 0.34, wave: soft, env: env{attack: 1.2 - 0.15*float64(k), release: 0.6}, vib: 3 + float64(k), depth: 0.004})
			}
			t.hiss(0, 2.4, hiss{from: 250, to: 3400, q: 1.3, gain: 0.5, env: env{attack: 1.6, release: 0.6}, rough: 8, deep: 0.4})
			motes(t, 14, 0.4, 1.5, 587, 0.12)
			t.bell(1.75, 0.8, 587.33, 0.25)
			t.space(0.35, 0.1, 0.3)
		}},
		{"zone.fall", walls, 3, false, func(t *take) { // a rain of sparks
			for k, f := range [...]float64{293.66, 220, 146.83, 73.42} {
				t.tone(0.12*float64(k), 2.4, tone{from: f, to: f * 0.6, gain: 0.34, wave: soft, env: env{attack: 0.08, half: 0.45, release: 0.6}})
			}
			t.hiss(0, 2.6, hiss{from: 3800, to: 300, q: 1.1, gain: 0.5, env: env{attack: 0.1, half: 0.5, release: 0.6}, rough: 10, deep: 0.5})
			for range 34 {
				x := t.rnd.between(0, 1)
				t.glass(0.15+2.2*x*(0.4+0.6*x), t.rnd.between(1400, 3800)*(1.2-0.5*x), 0.03, 0.16*t.rnd.between(0.3, 1))
			}
			t.space(0.35, 0.12, 0.3)
		}},
		{"zone.ripple", walls, 1.2, false, func(t *take) { // a spell dies on the wall
			t.tone(0, 0.9, tone{from: 440, to: 415, gain: 0.5, env: env{attack: 0.006, half: 0.14, release: 0.2}, bend: 0.3, ratio: 1.41, am: 17, hollow: 0.7})
			t.tone(0, 0.9, tone{from: 220, to: 196, gain: 0.5, wave: soft, env: env{attack: 0.01, half: 0.16, release: 0.2}, am: 11, hollow: 0.6})
			t.hiss(0, 0.7, hiss{from: 4200, to: 700, q: 1.2, gain: 0.6, env: env{attack: 0.004, half: 0.1, release: 0.2}, rough: 20, deep: 0.6})
			t.space(0.4, 0.1, 0.25)
		}},
		{"zone.touch", walls, 0.9, false, func(t *take) { // something presses against the wall
			t.tone(0, 0.8, tone{from: 146.83, to: 138, gain: 0.5, wave: hollow, env: env{attack: 0.04, half: 0.16, release: 0.2}, am: 14, hollow: 0.7})
			t.hiss(0, 0.6, hiss{from: 1400, to: 900, q: 2.4, gain: 0.5, env: env{attack: 0.05, half: 0.12, release: 0.15}, rough: 26, deep: 0.8})
		}},
		{"zone.out", walls, 1.6, false, func(t *take) { // someone goes through the wall and is lost
			t.hiss(0, 0.5, hiss{from: 400, to: 3600, q: 1.1, gain: 0.6, env: env{attack: 0.4, release: 0.05}})
			t.tone(0.42, 1.1, tone{from: 330, to: 147, gain: 0.5, wave: soft, env: env{attack: 0.006, half: 0.2, release: 0.3}, am: 15, hollow: 0.6})
			t.tone(0.42, 0.4, tone{from: 110, to: 50, gain: 0.8, env: env{attack: 0.003, half: 0.07, release: 0.1}})
			t.glass(0.43, 700, 0.14, 0.35)
			t.space(0.4, 0.12, 0.3)
		}},
		{"summon", strike, 1.7, false, func(t *take) { // a circle is drawn, then it stands there
			t.hiss(0, 0.85, hiss{from: 300, to: 1800, q: 1.5, gain: 0.6, env: env{attack: 0.75, release: 0.04}, rough: 12, deep: 0.5})
			for k, f := range [...]float64{110, 146.83, 220} {
				t.tone(0.08*float64(k), 0.8-0.08*float64(k), tone{from: f * 0.6, to: f, gain: 0.35, wave: soft, env: env{attack: 0.6, release: 0.05}})
			}
			const here = 0.8
			t.tone(here, 0.6, tone{from: 110, to: 40, gain: 1.1, env: env{attack: 0.003, half: 0.1, release: 0.15}})
			t.hiss(here, 0.6, hiss{from: 1200, to: 200, side: low, gain: 1, env: env{attack: 0.005, half: 0.09, release: 0.15}})
			t.tone(here, 0.85, tone{from: 293.66, gain: 0.3, wave: soft, env: env{attack: 0.01, half: 0.16, release: 0.2}})
			t.tone(here, 0.85, tone{from: 440, gain: 0.25, wave: soft, env: env{attack: 0.01, half: 0.14, release: 0.2}})
			t.space(0.3, 0.1, 0.35)
		}},
		{"sent", spell, 1.2, false, func(t *take) { // the same, backwards and soft
			for k, f := range [...]float64{440, 293.66, 220} {
				t.tone(0.06*float64(k), 0.8, tone{from: f, to: f * 1.7, gain: 0.35, wave: soft, env: env{attack: 0.02, half: 0.16, release: 0.2}})
			}
			t.hiss(0, 0.9, hiss{from: 700, to: 5200, q: 1.3, gain: 0.5, env: env{attack: 0.15, half: 0.16, release: 0.2}})
			motes(t, 6, 0.1, 0.6, 900, 0.12)
			t.space(0.35, 0.09, 0.3)
		}},
		{"wind", strike, 1.6, false, func(t *take) {
			t.hiss(0, 1.55, hiss{from: 420, to: 900, q: 1.6, gain: 1, env: env{attack: 0.3, half: 0.5, release: 0.6}, rough: 5, deep: 0.5})
			t.hiss(0, 1.5, hiss{from: 1400, to: 2600, q: 2.4, gain: 0.5, env: env{attack: 0.4, half: 0.4, release: 0.6}, rough: 7, deep: 0.6})
			t.hiss(0, 1.5, hiss{from: 180, side: low, gain: 1, env: env{attack: 0.2, half: 0.5, release: 0.6}, rough: 4, deep: 0.5})
		}},
	}
}
