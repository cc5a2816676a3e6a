package sounds

// interfaceSounds are those of the panels. They are short and soft, for they
// are heard a thousand times.
func interfaceSounds() []recipe {
	return []recipe{
		{"ui.hover", hands, 0.12, false, func(t *take) {
			t.tone(0, 0.1, tone{from: 1174.7, gain: 0.5, env: env{attack: 0.004, half: 0.012}})
			t.hiss(0, 0.03, hiss{from: 3200, q: 1.2, gain: 0.25, env: env{attack: 0.002, half: 0.005}})
		}},
		{"ui.click", hands, 0.2, false, func(t *take) {
			t.hiss(0, 0.03, hiss{from: 2100, q: 1.6, gain: 1, env: env{attack: 0.001, half: 0.004}})
			t.tone(0, 0.19, tone{from: 587.3, gain: 0.5, wave: hollow, env: env{attack: 0.002, half: 0.025}})
			t.tone(0.025, 0.17, tone{from: 880, gain: 0.35, env: env{attack: 0.002, half: 0.03}})
		}},
		{"ui.back", hands, 0.22, false, func(t *take) {
			t.hiss(0, 0.03, hiss{from: 1500, q: 1.6, gain: 0.9, env: env{attack: 0.001, half: 0.004}})
			t.tone(0, 0.2, tone{from: 587.3, gain: 0.45, wave: hollow, env: env{attack: 0.002, half: 0.025}})
			t.tone(0.03, 0.18, tone{from: 440, gain: 0.4, env: env{attack: 0.002, half: 0.03}})
		}},
		{"ui.refuse", hands, 0.3, false, func(t *take) {
			for k, at := range [...]float64{0, 0.09} {
				t.tone(at, 0.2, tone{from: 196 - 12*float64(k), gain: 0.6, wave: hollow, env: env{attack: 0.004, half: 0.035}})
				t.hiss(at, 0.04, hiss{from: 420, q: 1, gain: 0.7, env: env{attack: 0.002, half: 0.01}})
			}
		}},
		{"ui.notice", hands, 0.5, false, func(t *take) {
			t.glass(0, 880, 0.05, 0.5)
			t.glass(0.07, 1318.5, 0.06, 0.4)
		}},
		{"ui.turn", hands, 0.6, false, func(t *take) { // it is a person's turn
			t.pluck(0, 0.55, 293.66, 0.16, 0.5, 0.6)
			t.pluck(0.08, 0.5, 440, 0.16, 0.5, 0.6)
		}},
	}
}

// tableSounds are those of a table: dice, pages, and what the rules say.
func tableSounds() []recipe {
	die := func(t *take, at, strength float64) {
		hz := t.rnd.between(2300, 3700)
		t.hiss(at, 0.03, hiss{from: hz, q: 2.2, gain: strength, env: env{attack: 0.0007, half: 0.0035}})
		t.tone(at, 0.05, tone{from: hz * 0.62, gain: strength * 0.35, env: env{attack: 0.0007, half: 0.006}})
		t.tone(at, 0.06, tone{from: t.rnd.between(210, 260), gain: strength * 0.4, env: env{attack: 0.001, half: 0.009}})
	}
	// throw lets dice bounce on a board: ever faster, ever softer.
	throw := func(dice int) func(t *take) {
		return func(t *take) {
			for range dice {
				at, gap, strength := t.rnd.between(0.01, 0.07), t.rnd.between(0.10, 0.14), 1.0
				for at < 0.62 && strength > 0.12 {
					die(t, at, strength)
					at += gap
					gap *= t.rnd.between(0.62, 0.86)
					strength *= t.rnd.between(0.66, 0.86)
					gap = max(gap, 0.022)
				}
			}
		}
	}
	page := func(t *take) {
		at := t.rnd.between(0.01, 0.03)
		t.hiss(at, 0.30, hiss{from: 1700, to: 4200, q: 0.8, gain: 0.5, env: env{attack: 0.14, half: 0.05, release: 0.1}, rough: 34, deep: 0.8})
		t.hiss(at+0.21, 0.12, hiss{from: 900, to: 500, q: 0.8, gain: 0.8, env: env{attack: 0.008, half: 0.016, release: 0.04}})
		for range 7 {
			t.hiss(at+t.rnd.between(0.02, 0.24), 0.02, hiss{from: t.rnd.between(2500, 6000), q: 1.5, gain: 0.35, env: env{attack: 0.001, half: 0.003}})
		}
	}
	return []recipe{
		{"dice.roll", small, 0.7, false, throw(1)},
		{"dice.roll.2", small, 0.7, false, throw(1)},
		{"dice.roll.3", small, 0.7, false, throw(1)},
		{"dice.many", small, 0.8, false, throw(4)},
		{"page", small, 0.4, false, page},
		{"page.2", small, 0.4, false, page},
		{"save", small, 0.5, false, func(t *take) { // a spell is turned aside
			t.hiss(0, 0.16, hiss{from: 2600, to: 900, q: 0.9, gain: 0.6, env: env{attack: 0.02, half: 0.03}})
			t.glass(0.02, 1046.5, 0.05, 0.35)
			t.glass(0.06, 1396.9, 0.05, 0.3)
		}},
		{"refuse", small, 1.2, false, func(t *take) { // the rite turns someone away
			t.tone(0, 1.1, tone{from: 110, gain: 0.7, wave: soft, env: env{attack: 0.005, half: 0.16}})
			t.tone(0, 1.1, tone{from: 116.5, gain: 0.5, wave: soft, env: env{attack: 0.005, half: 0.14}})
			t.tone(0, 0.7, tone{from: 311, gain: 0.6, env: env{attack: 0.004, half: 0.09}, bend: 0.2, ratio: 1.41})
			t.hiss(0, 0.2, hiss{from: 300, side: low, gain: 0.8, env: env{attack: 0.002, half: 0.03}})
			t.space(0.4, 0.09, 0.4)
		}},
	}
}
