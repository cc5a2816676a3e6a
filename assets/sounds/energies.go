package sounds

// energySounds are the materials of magic: each energy gathers, is let go,
// strikes, and lingers on who bears it.
func energySounds() []recipe {
	const (
		gather = 0.9
		letGo  = 0.65
		linger = 0.9
	)
	var all []recipe
	add := func(energy string, strikes float64, beats ...func(*take)) {
		for i, b := range [...]struct {
			name    string
			family  family
			seconds float64
		}{{"cast.gather.", spell, gather}, {"cast.release.", spell, letGo}, {"strike.", strike, strikes}, {"effect.", spell, linger}} {
			all = append(all, recipe{b.name + energy, b.family, b.seconds, false, beats[i]})
		}
	}

	crackle := func(t *take, n int, start, dur, gain float64) {
		for range n {
			x := t.rnd.between(0, 1)
			t.hiss(start+dur*x*x, 0.025, hiss{from: t.rnd.between(1200, 5200), q: 2, gain: gain * t.rnd.between(0.3, 1), env: env{attack: 0.0006, half: t.rnd.between(0.002, 0.005)}})
		}
	}
	add("fire", 1.6,
		func(t *take) {
			t.hiss(0, 0.85, hiss{from: 220, to: 800, side: low, gain: 1, env: env{attack: 0.6, release: 0.15}, rough: 13, deep: 0.7})
			crackle(t, 14, 0.1, 0.65, 0.6)
		},
		func(t *take) {
			t.hiss(0, 0.6, hiss{from: 1500, to: 260, side: low, gain: 1, env: env{attack: 0.05, half: 0.09, release: 0.1}, rough: 15, deep: 0.5})
			t.hiss(0, 0.4, hiss{from: 2600, to: 900, q: 0.8, gain: 0.3, env: env{attack: 0.06, half: 0.07, release: 0.1}})
		},
		func(t *take) { // it rolls
			t.tone(0, 0.5, tone{from: 95, to: 36, gain: 0.7, env: env{attack: 0.004, half: 0.09, release: 0.1}})
			t.hiss(0, 1.55, hiss{from: 1900, to: 240, side: low, gain: 1.1, env: env{attack: 0.02, half: 0.24, release: 0.3}, rough: 11, deep: 0.75})
			t.hiss(0, 1.2, hiss{from: 150, to: 90, side: low, gain: 1.5, env: env{attack: 0.03, half: 0.25, release: 0.3}, rough: 6, deep: 0.6})
			t.hiss(0, 0.5, hiss{from: 3600, to: 1400, q: 0.7, gain: 0.35, env: env{attack: 0.01, half: 0.08, release: 0.1}})
			crackle(t, 30, 0.12, 1.3, 0.45)
		},
		func(t *take) {
			t.hiss(0, 0.85, hiss{from: 600, to: 300, side: low, gain: 1, env: env{attack: 0.08, half: 0.25, release: 0.2}, rough: 12, deep: 0.8})
			crackle(t, 18, 0.02, 0.75, 0.7)
		})

	crystals := func(t *take, n int, start, dur, gain float64) {
		for k := range n {
			x := float64(k) / float64(n)
			t.glass(start+dur*x*(1.6-0.6*x)*0.95+t.rnd.between(0, 0.02), 1500+1900*x+t.rnd.between(-250, 250), 0.025+0.02*t.rnd.between(0, 1), gain*t.rnd.between(0.4, 1))
		}
	}
	add("cold", 1.5,
		func(t *take) {
			t.hiss(0, 0.85, hiss{from: 3200, to: 6500, q: 1.4, gain: 0.35, env: env{attack: 0.6, release: 0.15}})
			crystals(t, 10, 0.05, 0.7, 0.2)
		},
		func(t *take) {
			t.hiss(0, 0.5, hiss{from: 7500, to: 2600, q: 0.9, gain: 0.5, env: env{attack: 0.03, half: 0.08, release: 0.1}})
			crystals(t, 5, 0.01, 0.3, 0.25)
		},
		func(t *take) { // crystals grow and creak
			t.tone(0, 0.3, tone{from: 160, to: 70, gain: 0.7, env: env{attack: 0.002, half: 0.05, release: 0.1}})
			t.hiss(0, 0.09, hiss{from: 1800, q: 0.8, gain: 1.2, env: env{attack: 0.001, half: 0.012}})
			t.hiss(0, 1.2, hiss{from: 6800, to: 3600, q: 0.8, gain: 0.4, env: env{attack: 0.02, half: 0.2, release: 0.3}})
			crystals(t, 22, 0.03, 0.9, 0.3)
			for range 6 {
				at := t.rnd.between(0.15, 1)
				t.hiss(at, 0.06, hiss{from: t.rnd.between(500, 1100), q: 5, gain: 0.8, env: env{attack: 0.001, half: 0.009}})
			}
			t.space(0.3, 0.09, 0.15)
		},
		func(t *take) {
			t.hiss(0, 0.8, hiss{from: 5200, to: 4200, q: 1.2, gain: 0.25, env: env{attack: 0.2, half: 0.2, release: 0.2}})
			crystals(t, 9, 0.02, 0.6, 0.25)
			t.space(0.3, 0.06, 0.15)
		})

	crack := func(t *take, at, gain float64) {
		t.hiss(at, 0.06, hiss{from: 1500, side: high, gain: gain, env: env{attack: 0.0005, half: 0.006}})
		t.hiss(at, 0.12, hiss{from: 900, q: 0.7, gain: gain * 0.8, env: env{attack: 0.0005, half: 0.014}})
	}
	buzz := func(t *take, start, dur, gain float64, e env) {
		t.throat(start, dur, throat{pitch: [3]float64{104, 118, 100}, rough: 61, deep: 0.9, breath: 0.25, hollows: [3]float64{2300, 4700, 0}, q: 2, gain: gain, env: e, shake: 0.06})
	}
	add("electricity", 1.5,
		func(t *take) {
			buzz(t, 0, 0.85, 0.5, env{attack: 0.6, release: 0.1})
			for range 7 {
				crack(t, t.rnd.between(0.2, 0.8), t.rnd.between(0.1, 0.3))
			}
		},
		func(t *take) {
			crack(t, 0.005, 0.8)
			crack(t, 0.06, 0.4)
			buzz(t, 0, 0.5, 0.6, env{attack: 0.01, half: 0.07, release: 0.1})
		},
		func(t *take) { // it cracks and branches; then the thunder
			crack(t, 0.004, 1.6)
			for k := range 9 {
				crack(t, 0.02+0.03*float64(k)+t.rnd.between(0, 0.03), 1.1-0.09*float64(k))
			}
			buzz(t, 0, 0.45, 0.7, env{attack: 0.002, half: 0.09, release: 0.1})
			t.hiss(0.03, 1.4, hiss{from: 500, to: 110, side: low, gain: 1.6, env: env{attack: 0.03, half: 0.24, release: 0.3}, rough: 9, deep: 0.7})
			t.tone(0, 0.4, tone{from: 80, to: 38, gain: 0.8, env: env{attack: 0.003, half: 0.09, release: 0.1}})
		},
		func(t *take) {
			for k := range 8 {
				crack(t, 0.01+0.09*float64(k)+t.rnd.between(0, 0.05), t.rnd.between(0.3, 0.7))
			}
			buzz(t, 0, 0.8, 0.3, env{attack: 0.05, half: 0.2, release: 0.2})
		})

	bubbles := func(t *take, n int, start, dur, gain float64) {
		for range n {
			f := t.rnd.between(260, 900)
			t.tone(start+t.rnd.between(0, dur), 0.07, tone{from: f, to: f * t.rnd.between(1.7, 2.6), gain: gain * t.rnd.between(0.4, 1), env: env{attack: 0.004, half: 0.016, release: 0.02}})
		}
	}
	add("acid", 1.5,
		func(t *take) {
			bubbles(t, 13, 0.05, 0.7, 0.5)
			t.hiss(0, 0.85, hiss{from: 3000, to: 4800, q: 0.9, gain: 0.25, env: env{attack: 0.6, release: 0.15}, rough: 24, deep: 0.6})
		},
		func(t *take) {
			t.hiss(0, 0.35, hiss{from: 700, to: 2200, q: 1.3, gain: 0.7, env: env{attack: 0.03, half: 0.05, release: 0.08}})
			bubbles(t, 7, 0, 0.4, 0.5)
		},
		func(t *take) { // it splashes, drips and hisses
			t.hiss(0, 0.25, hiss{from: 900, to: 300, q: 0.8, gain: 1.2, env: env{attack: 0.004, half: 0.03, release: 0.05}})
			t.tone(0, 0.2, tone{from: 210, to: 90, gain: 0.7, env: env{attack: 0.003, half: 0.03}})
			t.hiss(0.03, 1.4, hiss{from: 5600, to: 3200, q: 0.6, gain: 0.65, env: env{attack: 0.08, half: 0.3, release: 0.3}, rough: 28, deep: 0.6})
			bubbles(t, 24, 0.05, 1.2, 0.5)
		},
		func(t *take) {
			t.hiss(0, 0.85, hiss{from: 4200, to: 3400, q: 0.7, gain: 0.4, env: env{attack: 0.1, half: 0.25, release: 0.2}, rough: 26, deep: 0.7})
			bubbles(t, 9, 0.02, 0.7, 0.4)
		})

	rings := func(t *take, n int, start, gap, hz, gain float64) {
		for k := range n {
			t.tone(start+gap*float64(k), 0.5, tone{from: hz, to: hz * 0.93, gain: gain / (1 + 0.6*float64(k)), env: env{attack: 0.012, half: 0.06, release: 0.1}, bend: 0.25, ratio: 1.5})
		}
	}
	add("sonic", 1.4,
		func(t *take) {
			t.tone(0, 0.85, tone{from: 180, to: 262, gain: 0.6, env: env{attack: 0.6, release: 0.12}, bend: 0.15, ratio: 1.5, am: 13, hollow: 0.6})
		},
		func(t *take) { rings(t, 3, 0, 0.09, 524, 0.6) },
		func(t *take) { // rings run outwards
			t.tone(0, 0.4, tone{from: 130, to: 42, gain: 1, env: env{attack: 0.002, half: 0.08, release: 0.1}})
			t.hiss(0, 0.2, hiss{from: 1100, q: 0.7, gain: 0.8, env: env{attack: 0.001, half: 0.02}})
			rings(t, 7, 0.01, 0.13, 262, 0.8)
			rings(t, 5, 0.05, 0.13, 393, 0.3)
			t.space(0.5, 0.12, 0.2)
		},
		func(t *take) { rings(t, 5, 0, 0.15, 330, 0.5) })

	add("force", 1.0,
		func(t *take) {
			for k := range 4 {
				t.tone(0.12*float64(k), 0.85-0.12*float64(k), tone{from: 700 * (1 + 0.33*float64(k)), gain: 0.2, env: env{attack: 0.35, release: 0.12}, vib: 6, depth: 0.002})
			}
			t.hiss(0, 0.85, hiss{from: 1400, to: 2800, q: 3, gain: 0.3, env: env{attack: 0.6, release: 0.15}})
		},
		func(t *take) {
			t.glass(0, 1100, 0.05, 0.4)
			t.hiss(0, 0.35, hiss{from: 3400, to: 1200, q: 1.4, gain: 0.4, env: env{attack: 0.02, half: 0.05, release: 0.1}})
		},
		func(t *take) { // a pane is struck
			t.tone(0, 0.25, tone{from: 180, to: 75, gain: 0.9, env: env{attack: 0.002, half: 0.035}})
			t.hiss(0, 0.05, hiss{from: 3000, q: 0.8, gain: 0.8, env: env{attack: 0.0006, half: 0.006}})
			t.glass(0.002, 830, 0.12, 0.5)
			t.glass(0.004, 1247, 0.09, 0.3)
			t.glass(0.012, 1870, 0.06, 0.2)
			t.space(0.3, 0.06, 0.2)
		},
		func(t *take) {
			t.glass(0, 659, 0.1, 0.4)
			t.glass(0.09, 988, 0.1, 0.4)
			t.glass(0.18, 1319, 0.1, 0.35)
			t.space(0.3, 0.06, 0.2)
		})

	// Negative energy is heard as what it takes away: breath drawn in, then
	// nothing but the deep.
	suck := func(t *take, start, dur, gain float64) {
		t.hiss(start, dur, hiss{from: 2600, to: 180, q: 1.4, gain: gain, env: env{attack: dur * 0.9, release: 0.02}})
	}
	add("negative", 1.5,
		func(t *take) {
			suck(t, 0, 0.85, 1.2)
			t.tone(0, 0.85, tone{from: 98, to: 87, gain: 0.5, wave: hollow, env: env{attack: 0.5, release: 0.1}, vib: 0.8, depth: 0.03})
			t.tone(0, 0.85, tone{from: 103.8, to: 92.5, gain: 0.4, wave: hollow, env: env{attack: 0.6, release: 0.1}})
		},
		func(t *take) {
			suck(t, 0, 0.22, 0.8)
			t.tone(0.2, 0.4, tone{from: 196, to: 82, gain: 0.8, wave: hollow, env: env{attack: 0.01, half: 0.08, release: 0.1}})
		},
		func(t *take) {
			suck(t, 0, 0.3, 0.9)
			t.tone(0.29, 1.1, tone{from: 73.4, to: 41, gain: 0.7, wave: hollow, env: env{attack: 0.008, half: 0.22, release: 0.2}})
			t.tone(0.29, 1.1, tone{from: 156, to: 82, gain: 0.55, wave: soft, env: env{attack: 0.02, half: 0.2, release: 0.2}, vib: 5, depth: 0.03})
			t.tone(0.29, 1.1, tone{from: 165, to: 87, gain: 0.45, wave: soft, env: env{attack: 0.02, half: 0.2, release: 0.2}})
			t.throat(0.32, 0.9, throat{pitch: [3]float64{210, 180, 120}, breath: 0.85, hollows: [3]float64{420, 1050, 2300}, q: 5, gain: 1.5, env: env{attack: 0.12, half: 0.2, release: 0.2}, shake: 0.03})
			t.space(0.4, 0.1, 0.6)
		},
		func(t *take) {
			suck(t, 0, 0.35, 1)
			t.tone(0, 0.85, tone{from: 110, to: 98, gain: 0.5, wave: hollow, env: env{attack: 0.1, half: 0.25, release: 0.2}, am: 4, hollow: 0.7})
			t.tone(0, 0.85, tone{from: 116.5, to: 103.8, gain: 0.4, wave: hollow, env: env{attack: 0.1, half: 0.25, release: 0.2}})
		})

	chord := func(t *take, start, dur, gain float64, e env, fs ...float64) {
		for k, f := range fs {
			at := start + 0.045*float64(k)
			t.tone(at, dur-0.045*float64(k), tone{from: f, gain: gain, wave: soft, env: e, vib: 5, depth: 0.004})
		}
	}
	add("positive", 1.3,
		func(t *take) {
			chord(t, 0, 0.85, 0.3, env{attack: 0.5, release: 0.15}, 261.63, 329.63, 392)
			motes(t, 5, 0.1, 0.6, 523, 0.1)
		},
		func(t *take) { chord(t, 0, 0.6, 0.35, env{attack: 0.02, half: 0.1, release: 0.1}, 392, 523.25, 659.26) },
		func(t *take) {
			chord(t, 0, 1.2, 0.4, env{attack: 0.03, half: 0.25, release: 0.25}, 261.63, 392, 523.25, 659.26, 783.99)
			motes(t, 7, 0.05, 0.8, 784, 0.14)
			t.space(0.4, 0.1, 0.3)
		},
		func(t *take) {
			chord(t, 0, 0.85, 0.35, env{attack: 0.05, half: 0.2, release: 0.2}, 392, 493.88, 587.33)
			motes(t, 4, 0.05, 0.5, 784, 0.12)
		})
	add("magic", 1.2,
		func(t *take) {
			chord(t, 0, 0.85, 0.3, env{attack: 0.5, release: 0.15}, 146.83, 220, 329.63)
			t.hiss(0, 0.85, hiss{from: 900, to: 2600, q: 1.6, gain: 0.4, env: env{attack: 0.6, release: 0.15}})
		},
		func(t *take) {
			chord(t, 0, 0.6, 0.35, env{attack: 0.015, half: 0.09, release: 0.1}, 293.66, 440, 659.26)
			t.hiss(0, 0.3, hiss{from: 3200, to: 900, q: 1, gain: 0.5, env: env{attack: 0.02, half: 0.05, release: 0.1}})
		},
		func(t *take) {
			t.tone(0, 0.35, tone{from: 140, to: 52, gain: 0.9, env: env{attack: 0.003, half: 0.06}})
			t.hiss(0, 0.5, hiss{from: 3000, to: 600, q: 0.8, gain: 0.7, env: env{attack: 0.004, half: 0.06, release: 0.1}})
			chord(t, 0.01, 1.1, 0.35, env{attack: 0.01, half: 0.18, release: 0.2}, 146.83, 220, 329.63, 440)
			motes(t, 6, 0.03, 0.6, 660, 0.14)
			t.space(0.35, 0.09, 0.3)
		},
		func(t *take) {
			chord(t, 0, 0.85, 0.35, env{attack: 0.04, half: 0.18, release: 0.2}, 220, 329.63, 440)
			motes(t, 4, 0.03, 0.5, 660, 0.12)
		})
	return all
}
