package sounds

// bellSounds are those of the rite and of its ends. The bells of the phases go
// up the scale towards the fight and come down at its end.
func bellSounds() []recipe {
	const d4 = 293.66
	bell := func(hz float64) func(*take) {
		return func(t *take) {
			t.bell(0, 1.75, hz, 0.8)
			t.space(0.25, 0.1, 0.35)
		}
	}
	all := []recipe{{"rite.bell", bells, 1.8, false, bell(d4)}}
	for _, p := range [...]struct {
		name  string
		ratio float64
	}{
		{"challenge", 0.75}, {"demand", 0.8909}, {"acclimatise", 1}, {"zone", 1.1225}, {"rounds", 1.1892},
		{"preparation", 1.3348}, {"entry", 1.4983},
	} {
		all = append(all, recipe{"rite." + p.name, bells, 1.8, false, bell(d4 * p.ratio)})
	}
	return append(all,
		recipe{"rite.fight", bells, 3, false, func(t *take) {
			t.bell(0, 2.2, d4, 0.7)
			t.bell(0.32, 2.2, d4*1.4983, 0.6)
			t.bell(0.64, 2.3, d4*2, 0.7)
			t.tone(0.6, 1.2, tone{from: 73.42, to: 55, gain: 0.5, env: env{attack: 0.01, half: 0.2, release: 0.3}})
			t.space(0.3, 0.12, 0.35)
		}},
		recipe{"rite.over", bells, 3, false, func(t *take) {
			t.bell(0, 2.4, d4*1.4983, 0.5)
			t.bell(0.55, 2.4, d4, 0.7)
			t.space(0.3, 0.12, 0.35)
		}},
		recipe{"rite.round", bells, 1.2, false, func(t *take) { // a small bell at the head of each round
			t.bell(0, 1.1, d4*2, 0.35)
		}},
		recipe{"end.win", bells, 3.4, false, func(t *take) {
			for k, n := range [...]float64{1, 1.2599, 1.4983, 2, 2.5198} { // D major, upwards
				at := 0.16 * float64(k)
				t.pluck(at, 2.4, d4*n, 0.45, 0.55, 0.5)
				t.tone(at, 2.8-at, tone{from: d4 * n, gain: 0.12, wave: soft, env: env{attack: 0.25, half: 0.6, release: 0.8}, vib: 5, depth: 0.004})
			}
			t.bell(0.8, 2.4, d4*2, 0.5)
			motes(t, 8, 0.7, 1.2, 880, 0.08)
			t.space(0.35, 0.14, 0.3)
		}},
		recipe{"end.lose", bells, 3.4, false, func(t *take) {
			for k, n := range [...]float64{2, 1.7818, 1.4983, 1.1892, 1} { // D minor, downwards
				at := 0.24 * float64(k)
				t.pluck(at, 2.2, d4*n/2, 0.5, 0.4, 0.5)
			}
			t.tone(0.9, 2.3, tone{from: 73.42, gain: 0.3, wave: soft, env: env{attack: 0.3, half: 0.7, release: 0.9}})
			t.tone(0.9, 2.3, tone{from: 87.31, gain: 0.2, wave: soft, env: env{attack: 0.4, half: 0.7, release: 0.9}})
			t.bell(1, 2.3, d4/2, 0.5)
			t.space(0.4, 0.14, 0.4)
		}},
		recipe{"end.draw", bells, 3, false, func(t *take) { // fourths and fifths: neither glad nor sad
			for k, n := range [...]float64{1, 1.3348, 1.4983, 1.3348, 1} {
				t.pluck(0.2*float64(k), 2, d4*n, 0.45, 0.45, 0.5)
			}
			t.bell(0.9, 2, d4, 0.45)
			t.bell(0.92, 2, d4*1.4983, 0.35)
			t.space(0.35, 0.12, 0.35)
		}},
	)
}
