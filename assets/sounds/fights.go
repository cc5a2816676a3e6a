package sounds

// fightSounds are steps, blows and what they do.
func fightSounds() []recipe {
	grass := func(t *take) {
		at := t.rnd.between(0.004, 0.012)
		t.hiss(at, 0.14, hiss{from: t.rnd.between(1700, 2500), to: 1100, q: 0.7, gain: 0.7, env: env{attack: 0.018, half: 0.022, release: 0.03}, rough: 60, deep: 0.7})
		t.hiss(at+0.01, 0.1, hiss{from: t.rnd.between(160, 220), side: low, gain: 1.2, env: env{attack: 0.008, half: 0.018}})
		for range 4 {
			t.hiss(at+t.rnd.between(0.01, 0.11), 0.02, hiss{from: t.rnd.between(3000, 6000), q: 1.4, gain: 0.3, env: env{attack: 0.001, half: 0.003}})
		}
	}
	stone := func(t *take) {
		at := t.rnd.between(0.002, 0.006)
		t.hiss(at, 0.05, hiss{from: t.rnd.between(1300, 1700), q: 1.5, gain: 1, env: env{attack: 0.001, half: 0.006}})
		t.tone(at, 0.1, tone{from: t.rnd.between(170, 200), to: 120, gain: 0.6, env: env{attack: 0.001, half: 0.014}})
		t.hiss(at+0.05, 0.08, hiss{from: t.rnd.between(2400, 3200), q: 0.9, gain: 0.3, env: env{attack: 0.012, half: 0.014, release: 0.02}, rough: 90, deep: 0.8})
	}
	snow := func(t *take) {
		for k := range 8 {
			t.hiss(0.004+0.016*float64(k)+t.rnd.between(0, 0.008), 0.03, hiss{from: t.rnd.between(900, 2300), q: 1.6, gain: t.rnd.between(0.5, 1), env: env{attack: 0.002, half: 0.006}})
		}
		t.hiss(0, 0.16, hiss{from: 320, side: low, gain: 0.8, env: env{attack: 0.03, half: 0.03, release: 0.04}})
	}
	wings := func(t *take) {
		t.hiss(0, 0.26, hiss{from: 350, to: 700, q: 0.8, gain: 1, env: env{attack: 0.09, half: 0.05, release: 0.08}})
		t.hiss(0.02, 0.2, hiss{from: 2200, to: 1200, q: 0.8, gain: 0.3, env: env{attack: 0.06, half: 0.03, release: 0.05}, rough: 40, deep: 0.7})
	}
	thud := func(t *take, at, hz, gain float64) {
		t.tone(at, 0.3, tone{from: hz * 1.8, to: hz * 0.7, gain: gain, env: env{attack: 0.002, half: 0.035, release: 0.05}})
		t.hiss(at, 0.15, hiss{from: hz * 9, to: hz * 3, side: low, gain: gain * 1.2, env: env{attack: 0.001, half: 0.016, release: 0.03}})
		t.hiss(at, 0.15, hiss{from: 900, to: 450, q: 1, gain: gain * 1.3, env: env{attack: 0.001, half: 0.018, release: 0.03}}) // for small loudspeakers
	}
	hurt := func(hz float64) func(*take) {
		return func(t *take) {
			thud(t, 0, 70, 0.6)
			t.throat(0.01, 0.34, throat{pitch: [3]float64{hz * 1.25, hz * 1.1, hz * 0.75}, breath: 0.35, hollows: [3]float64{620, 1250, 2600}, q: 4, gain: 1.2, env: env{attack: 0.015, half: 0.07, release: 0.1}, shake: 0.05})
		}
	}
	var all []recipe
	three := func(name string, seconds float64, make func(*take)) {
		for _, n := range [...]string{"", ".2", ".3"} {
			all = append(all, recipe{name + n, feet, seconds, false, make})
		}
	}
	three("step.grass", 0.18, grass)
	three("step.stone", 0.16, stone)
	three("step.snow", 0.2, snow)
	three("step.wings", 0.3, wings)
	all = append(all,
		recipe{"blow", flesh, 0.4, false, func(t *take) {
			thud(t, 0, 82, 1)
			t.hiss(0, 0.06, hiss{from: 1400, q: 1, gain: 0.7, env: env{attack: 0.001, half: 0.008}})
		}},
		recipe{"blow.heavy", flesh, 0.7, false, func(t *take) {
			thud(t, 0, 55, 1.2)
			thud(t, 0.02, 92, 0.7)
			t.hiss(0, 0.12, hiss{from: 1000, q: 0.8, gain: 0.9, env: env{attack: 0.001, half: 0.014}})
			t.space(0.25, 0.06, 0.5)
		}},
		recipe{"slash", flesh, 0.45, false, func(t *take) {
			t.hiss(0, 0.2, hiss{from: 1600, to: 5200, q: 1.6, gain: 0.8, env: env{attack: 0.09, half: 0.03, release: 0.05}})
			for _, f := range [...]float64{2150, 3370, 5120} {
				t.tone(0.11, 0.3, tone{from: f, gain: 0.14, env: env{attack: 0.001, half: 0.035, release: 0.05}})
			}
			thud(t, 0.11, 90, 0.5)
		}},
		recipe{"bite", flesh, 0.4, false, func(t *take) {
			t.throat(0, 0.16, throat{pitch: [3]float64{120, 150, 110}, rough: 34, deep: 0.8, breath: 0.5, hollows: [3]float64{500, 1300, 0}, q: 2.5, gain: 0.7, env: env{attack: 0.05, release: 0.03}})
			t.hiss(0.13, 0.05, hiss{from: 2300, q: 2.2, gain: 1.2, env: env{attack: 0.0006, half: 0.005}})
			t.hiss(0.145, 0.06, hiss{from: 1100, q: 2, gain: 0.9, env: env{attack: 0.0006, half: 0.008}})
			thud(t, 0.14, 95, 0.6)
		}},
		recipe{"claw", flesh, 0.4, false, func(t *take) {
			for k := range 4 {
				t.hiss(0.01+0.035*float64(k), 0.1, hiss{from: 3600 - 300*float64(k), to: 1500, q: 1.8, gain: 0.8, env: env{attack: 0.012, half: 0.014, release: 0.03}, rough: 120, deep: 0.6})
			}
			thud(t, 0.1, 90, 0.4)
		}},
		recipe{"sting", flesh, 0.35, false, func(t *take) {
			t.hiss(0, 0.1, hiss{from: 2400, to: 6500, q: 3, gain: 0.8, env: env{attack: 0.05, half: 0.015, release: 0.02}})
			t.tone(0.07, 0.2, tone{from: 620, to: 210, gain: 0.6, env: env{attack: 0.001, half: 0.02}})
			thud(t, 0.07, 110, 0.4)
		}},
		recipe{"strike.miss", flesh, 0.35, false, func(t *take) { // nothing but the air
			t.hiss(0, 0.32, hiss{from: 900, to: 2300, q: 1.5, gain: 1, env: env{attack: 0.13, half: 0.05, release: 0.08}})
		}},
		recipe{"grapple", flesh, 0.7, false, func(t *take) {
			for k := range 3 {
				t.hiss(0.15*float64(k), 0.22, hiss{from: 800, to: 1500, q: 1, gain: 0.7, env: env{attack: 0.06, half: 0.04, release: 0.06}, rough: 45, deep: 0.7})
				thud(t, 0.05+0.15*float64(k), 75, 0.5)
			}
		}},
		recipe{"hurt", flesh, 0.4, false, hurt(150)},
		recipe{"hurt.2", flesh, 0.4, false, hurt(210)},
		recipe{"hurt.3", flesh, 0.4, false, hurt(120)},
		recipe{"fall", flesh, 0.8, false, func(t *take) { // a body comes down on the ground
			t.hiss(0, 0.25, hiss{from: 700, to: 1300, q: 0.9, gain: 0.5, env: env{attack: 0.12, half: 0.05, release: 0.06}, rough: 30, deep: 0.5})
			thud(t, 0.2, 60, 1)
			thud(t, 0.33, 78, 0.6)
			t.hiss(0.21, 0.4, hiss{from: 1900, to: 900, q: 0.7, gain: 0.4, env: env{attack: 0.01, half: 0.05, release: 0.1}, rough: 50, deep: 0.7})
		}},
		recipe{"slain", flesh, 2.2, false, func(t *take) { // E5: nobody dies; the light goes out of the fight
			t.throat(0, 0.6, throat{pitch: [3]float64{190, 165, 92}, breath: 0.45, hollows: [3]float64{560, 1100, 2500}, q: 4, gain: 0.8, env: env{attack: 0.03, half: 0.16, release: 0.2}, shake: 0.05})
			thud(t, 0.55, 55, 1)
			thud(t, 0.68, 75, 0.5)
			t.bell(0.6, 1.5, 146.83, 0.7)
			t.tone(0.6, 1.5, tone{from: 174.6, to: 173, gain: 0.25, wave: soft, env: env{attack: 0.06, half: 0.35, release: 0.4}})
			t.space(0.35, 0.12, 0.4)
		}},
	)
	return all
}
