package sounds

// beastSounds are the voices of creatures, by how they are built.
func beastSounds() []recipe {
	maw := [3]float64{420, 950, 2300}
	return []recipe{
		{"beast.growl", voices, 1.0, false, func(t *take) { // great cats, wolves, bears, weasels
			t.throat(0, 0.95, throat{pitch: [3]float64{72, 92, 66}, rough: 27, deep: 0.85, breath: 0.3, hollows: maw, q: 2.2, gain: 1, env: env{attack: 0.15, release: 0.3}, shake: 0.08})
		}},
		{"beast.bark", voices, 0.7, false, func(t *take) { // dogs and hounds
			for k, at := range [...]float64{0, 0.28} {
				t.throat(at, 0.2, throat{pitch: [3]float64{260, 390 - 30*float64(k), 190}, rough: 60, deep: 0.4, breath: 0.35, hollows: [3]float64{750, 1500, 2700}, q: 2.5, gain: 1, env: env{attack: 0.012, half: 0.06, release: 0.06}, shake: 0.04})
			}
		}},
		{"beast.hoot", voices, 1.3, false, func(t *take) { // owls
			for _, h := range [...]struct{ at, dur, hz float64 }{{0, 0.3, 392}, {0.42, 0.14, 402}, {0.6, 0.5, 385}} {
				t.tone(h.at, h.dur, tone{from: h.hz, to: h.hz * 0.94, gain: 0.6, wave: soft, env: env{attack: 0.05, release: 0.1}, vib: 6, depth: 0.006})
				t.hiss(h.at, h.dur, hiss{from: 800, q: 1.5, gain: 0.1, env: env{attack: 0.05, release: 0.1}})
			}
			t.space(0.3, 0.08, 0.4)
		}},
		{"beast.caw", voices, 0.9, false, func(t *take) { // ravens
			for k, at := range [...]float64{0, 0.42} {
				t.throat(at, 0.32, throat{pitch: [3]float64{430, 510 - 30*float64(k), 380}, rough: 88, deep: 0.8, breath: 0.3, hollows: [3]float64{1150, 1900, 3300}, q: 3, gain: 1, env: env{attack: 0.03, release: 0.09}, shake: 0.05})
			}
		}},
		{"beast.screech", voices, 0.9, false, func(t *take) { // eagles, griffons, the roc
			t.throat(0, 0.8, throat{pitch: [3]float64{900, 1500, 820}, rough: 50, deep: 0.5, breath: 0.3, hollows: [3]float64{1700, 3100, 4600}, q: 3, gain: 0.9, env: env{attack: 0.05, half: 0.3, release: 0.2}, shake: 0.04, wave: soft})
			t.space(0.25, 0.07, 0.3)
		}},
		{"beast.hiss", voices, 1.0, false, func(t *take) { // snakes and lizards
			t.hiss(0, 0.95, hiss{from: 4600, to: 6400, q: 1, gain: 1, env: env{attack: 0.12, half: 0.4, release: 0.25}, rough: 30, deep: 0.3})
			t.hiss(0, 0.9, hiss{from: 2500, q: 2, gain: 0.3, env: env{attack: 0.08, half: 0.2, release: 0.2}})
		}},
		{"beast.chitter", voices, 0.9, false, func(t *take) { // spiders, scorpions, centipedes, beetles
			at := 0.01
			for k := 0; at < 0.8; k++ {
				t.hiss(at, 0.02, hiss{from: t.rnd.between(2300, 4200), q: 4, gain: t.rnd.between(0.5, 1), env: env{attack: 0.0008, half: 0.003}})
				t.tone(at, 0.02, tone{from: t.rnd.between(1300, 1700), gain: 0.3, env: env{attack: 0.0008, half: 0.003}})
				at += 0.02 + 0.022*float64(k&3)*t.rnd.between(0.5, 1)
			}
		}},
		{"beast.roar", voices, 1.5, false, func(t *take) { // lions, dinosaurs, great apes, fiends
			t.throat(0, 1.45, throat{pitch: [3]float64{82, 148, 62}, rough: 31, deep: 0.75, breath: 0.4, hollows: [3]float64{380, 780, 1900}, q: 2, gain: 1, env: env{attack: 0.18, half: 0.6, release: 0.5}, shake: 0.08})
			t.hiss(0, 1.4, hiss{from: 260, side: low, gain: 0.9, env: env{attack: 0.2, half: 0.5, release: 0.5}, rough: 20, deep: 0.5})
			t.space(0.3, 0.09, 0.4)
		}},
		{"beast.moan", voices, 1.5, false, func(t *take) { // fiends of gloom, hags, chaos
			t.throat(0, 1.45, throat{pitch: [3]float64{98, 122, 84}, breath: 0.4, hollows: [3]float64{330, 720, 2300}, q: 5, gain: 1, env: env{attack: 0.35, release: 0.6}, shake: 0.05})
			t.space(0.4, 0.12, 0.5)
		}},
		{"beast.squeak", voices, 0.5, false, func(t *take) { // rats, bats, small imps
			for k, at := range [...]float64{0, 0.13, 0.24} {
				t.tone(at, 0.09, tone{from: 2500 + 300*float64(k), to: 3400, gain: 0.6, wave: soft, env: env{attack: 0.01, half: 0.03, release: 0.02}, vib: 45, depth: 0.04})
				t.hiss(at, 0.06, hiss{from: 5200, q: 2, gain: 0.2, env: env{attack: 0.008, half: 0.02}})
			}
		}},
		{"beast.neigh", voices, 1.3, false, func(t *take) { // horses, hippogriffs
			t.throat(0, 1.0, throat{pitch: [3]float64{520, 880, 330}, rough: 22, deep: 0.75, breath: 0.25, hollows: [3]float64{850, 1700, 3000}, q: 2.5, gain: 1, env: env{attack: 0.06, half: 0.5, release: 0.3}, shake: 0.06})
			t.hiss(0.95, 0.3, hiss{from: 500, q: 0.8, gain: 0.8, env: env{attack: 0.02, half: 0.07, release: 0.1}, rough: 40, deep: 0.8})
		}},
		{"beast.bellow", voices, 1.3, false, func(t *take) { // bison, boars, elephants, horned giants
			t.throat(0, 1.25, throat{pitch: [3]float64{118, 165, 105}, rough: 19, deep: 0.5, breath: 0.2, hollows: [3]float64{480, 1150, 2100}, q: 2.5, gain: 1, env: env{attack: 0.08, half: 0.6, release: 0.3}, shake: 0.04})
			t.hiss(0, 0.4, hiss{from: 700, q: 0.7, gain: 0.4, env: env{attack: 0.03, half: 0.1, release: 0.1}})
		}},
		{"beast.hoo", voices, 1.2, false, func(t *take) { // apes and monkeys
			for k, at := range [...]float64{0, 0.25, 0.46, 0.66} {
				f := 210 + 55*float64(k)
				t.throat(at, 0.2, throat{pitch: [3]float64{f * 0.8, f * 1.2, f}, breath: 0.25, hollows: [3]float64{430, 850, 2200}, q: 3, gain: 0.6 + 0.13*float64(k), env: env{attack: 0.04, release: 0.07}, shake: 0.04})
			}
		}},
		{"beast.buzz", voices, 1.0, false, func(t *take) { // bees, wasps, swarms
			for k, f := range [...]float64{172, 181, 193} {
				t.tone(0.03*float64(k), 0.9-0.03*float64(k), tone{from: f, to: f * 1.06, gain: 0.4, wave: reed, env: env{attack: 0.2, release: 0.3}, vib: 7 + float64(k), depth: 0.03})
			}
			t.hiss(0, 0.95, hiss{from: 2400, q: 0.9, gain: 0.3, env: env{attack: 0.2, release: 0.3}, rough: 60, deep: 0.8})
		}},
		{"beast.gurgle", voices, 1.0, false, func(t *take) { // oozes, toads, what lives in water
			for k := range 14 {
				f := t.rnd.between(110, 330)
				t.tone(0.06*float64(k)+t.rnd.between(0, 0.04), 0.12, tone{from: f, to: f * 1.9, gain: 0.8, wave: soft, env: env{attack: 0.012, half: 0.03, release: 0.03}})
			}
			t.hiss(0, 0.9, hiss{from: 420, q: 1.5, gain: 0.5, env: env{attack: 0.1, half: 0.3, release: 0.2}, rough: 16, deep: 0.9})
		}},
		{"beast.gust", voices, 1.4, false, func(t *take) { // elementals of air, mephits of dust and steam
			t.hiss(0, 1.35, hiss{from: 500, to: 1100, q: 3, gain: 1, env: env{attack: 0.4, release: 0.5}, rough: 6, deep: 0.5})
			t.hiss(0, 1.35, hiss{from: 1700, to: 900, q: 5, gain: 0.6, env: env{attack: 0.5, release: 0.5}, rough: 5, deep: 0.7})
		}},
		{"beast.rumble", voices, 1.4, false, func(t *take) { // elementals of earth
			t.hiss(0, 1.35, hiss{from: 170, side: low, gain: 1.5, env: env{attack: 0.25, half: 0.6, release: 0.4}, rough: 15, deep: 0.8})
			for range 16 {
				t.hiss(t.rnd.between(0.02, 1.1), 0.09, hiss{from: t.rnd.between(350, 1100), q: 2.5, gain: t.rnd.between(0.3, 0.9), env: env{attack: 0.001, half: 0.012}})
			}
		}},
		{"beast.crackle", voices, 1.3, false, func(t *take) { // elementals of fire, of magma
			t.hiss(0, 1.25, hiss{from: 700, to: 400, side: low, gain: 1, env: env{attack: 0.2, half: 0.6, release: 0.4}, rough: 13, deep: 0.8})
			for range 26 {
				t.hiss(t.rnd.between(0.02, 1.1), 0.025, hiss{from: t.rnd.between(1300, 4800), q: 2, gain: t.rnd.between(0.2, 0.8), env: env{attack: 0.0006, half: 0.004}})
			}
		}},
		{"beast.surf", voices, 1.5, false, func(t *take) { // elementals of water
			t.hiss(0, 1.45, hiss{from: 500, to: 2600, q: 0.6, gain: 0.8, env: env{attack: 0.6, half: 0.4, release: 0.4}, rough: 9, deep: 0.4})
			t.hiss(0, 1.4, hiss{from: 260, side: low, gain: 0.9, env: env{attack: 0.4, half: 0.4, release: 0.4}, rough: 6, deep: 0.5})
			for range 9 {
				f := t.rnd.between(400, 900)
				t.tone(t.rnd.between(0.3, 1.2), 0.06, tone{from: f, to: f * 1.8, gain: 0.25, env: env{attack: 0.004, half: 0.015}})
			}
		}},
		{"beast.choir", voices, 1.6, false, func(t *take) { // archons, guardinals, the good of the planes
			for _, f := range [...]float64{293.66, 369.99, 440, 441.5} {
				t.throat(0, 1.5, throat{pitch: [3]float64{f, f, f}, breath: 0.08, hollows: [3]float64{650, 1080, 2700}, q: 5, gain: 0.4, env: env{attack: 0.35, release: 0.6}, shake: 0.012, wave: soft})
			}
			t.space(0.4, 0.12, 0.3)
		}},
	}
}
