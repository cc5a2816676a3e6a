package sounds

// school is how the magic of a school sounds.
type school struct {
	name  string
	root  float64    // Hz
	chord [3]float64 // of the root
	wave  wave
	rise  float64 // where its notes come from, of their pitch
	vib   float64 // Hz
	depth float64 // share of the pitch
	bend  float64 // how metallic
	ratio float64
	air   float64 // Hz of its breath
	wind  float64 // how much breath
	motes int     // sparks
}

var schools = []school{
	{"abjuration", 293.66, [3]float64{1, 1.5, 2}, hollow, 1, 0, 0, 0.05, 3, 2400, 0.15, 2},
	{"conjuration", 146.83, [3]float64{1, 1.3333, 2}, soft, 0.62, 3, 0.006, 0, 0, 500, 0.55, 3},
	{"divination", 587.33, [3]float64{1, 1.125, 1.5}, sine, 1, 5, 0.003, 0.03, 2, 5200, 0.2, 9},
	{"enchantment", 349.23, [3]float64{1, 1.25, 1.5}, soft, 0.94, 5.5, 0.012, 0, 0, 1800, 0.25, 4},
	{"evocation", 220, [3]float64{1, 1.5, 2.25}, reed, 0.7, 0, 0, 0, 0, 1200, 0.8, 3},
	{"illusion", 440, [3]float64{1, 1.012, 1.498}, sine, 1.06, 1.7, 0.02, 0.06, 1.5, 3600, 0.4, 6},
	{"necromancy", 110, [3]float64{1, 1.0595, 1.4142}, hollow, 1.2, 0.9, 0.015, 0, 0, 700, 0.6, 0},
	{"transmutation", 261.63, [3]float64{1, 1.26, 1.6818}, soft, 0.5, 7, 0.008, 0.12, 0.5, 1500, 0.3, 4},
}

func (s *school) tone(from, to, gain float64, e env) tone {
	return tone{from: from, to: to, gain: gain, env: e, wave: s.wave, vib: s.vib, depth: s.depth, bend: s.bend, ratio: s.ratio}
}

// motes are sparks that come faster and faster towards the end.
func motes(t *take, n int, start, dur, hz, gain float64) {
	for k := range n {
		x := float64(k+1) / float64(n+1)
		at := start + dur*(1-(1-x)*(1-x)) + t.rnd.between(-0.02, 0.02)
		t.glass(max(0, at), hz*t.rnd.between(1.8, 4.2), 0.03, gain*(0.5+0.5*x))
	}
}

func (s *school) gather(t *take) {
	const dur = 0.85
	for k, c := range s.chord {
		at := 0.11 * float64(k)
		f := s.root * c
		t.tone(at, dur-at, s.tone(f*s.rise, f, 0.3, env{attack: 0.45 - 0.1*float64(k), release: 0.12}))
	}
	t.hiss(0, dur, hiss{from: s.air * 0.5, to: s.air, q: 1.4, gain: s.wind, env: env{attack: 0.6, release: 0.15}, rough: 7, deep: 0.5})
	motes(t, s.motes, 0.1, 0.6, s.root*2, 0.12)
	t.space(0.25, 0.05, 0.3)
}

func (s *school) release(t *take) {
	t.hiss(0, 0.4, hiss{from: s.air * 2.2, to: s.air * 0.6, q: 0.9, gain: 0.25 + s.wind*0.6, env: env{attack: 0.03, half: 0.06, release: 0.1}})
	for k, c := range s.chord {
		f := s.root * c * 2
		t.tone(0.012*float64(k), 0.55, s.tone(f, f*(1+(s.rise-1)*0.5), 0.3, env{attack: 0.012, half: 0.08, release: 0.1}))
	}
	motes(t, s.motes/2, 0.02, 0.25, s.root*3, 0.1)
	t.space(0.3, 0.06, 0.3)
}

func (s *school) strike(t *take) {
	t.tone(0, 0.3, tone{from: 120, to: 52, gain: 0.6, env: env{attack: 0.003, half: 0.05}})
	t.hiss(0, 0.5, hiss{from: s.air * 1.6, to: s.air * 0.5, q: 0.8, gain: 0.3 + s.wind*0.5, env: env{attack: 0.006, half: 0.06, release: 0.1}})
	for k, c := range s.chord {
		f := s.root * c
		t.tone(0.02*float64(k), 0.8, s.tone(f*(2-s.rise), f, 0.36, env{attack: 0.01, half: 0.13, release: 0.2}))
	}
	motes(t, s.motes, 0.03, 0.5, s.root*2.5, 0.14)
	t.space(0.35, 0.08, 0.3)
}

// castingSounds are the beats of casting. The plain ones are heard while a
// spell is not yet identified: they are one and the same for all spells.
func castingSounds() []recipe {
	all := []recipe{
		{"cast.gather", spell, 0.95, false, func(t *take) {
			t.hiss(0, 0.85, hiss{from: 500, to: 2400, q: 1.6, gain: 0.5, env: env{attack: 0.6, release: 0.15}, rough: 9, deep: 0.6})
			for k, f := range [...]float64{146.83, 220, 293.66} {
				t.tone(0.08*float64(k), 0.85-0.08*float64(k), tone{from: f * 0.97, to: f, gain: 0.3, wave: soft, env: env{attack: 0.5, release: 0.12}, vib: 4, depth: 0.006})
			}
			motes(t, 5, 0.1, 0.6, 520, 0.1)
			t.space(0.25, 0.05, 0.3)
		}},
		{"cast.release", spell, 0.7, false, func(t *take) {
			t.hiss(0, 0.4, hiss{from: 3000, to: 700, q: 0.9, gain: 0.7, env: env{attack: 0.025, half: 0.06, release: 0.1}})
			for k, f := range [...]float64{293.66, 440, 587.33} {
				t.tone(0.01*float64(k), 0.55, tone{from: f, gain: 0.26, wave: soft, env: env{attack: 0.012, half: 0.07, release: 0.1}})
			}
			t.space(0.3, 0.06, 0.3)
		}},
		{"cast.lost", spell, 0.9, false, func(t *take) { // the gathered light runs through the fingers
			for k, f := range [...]float64{293.66, 220, 146.83} {
				t.tone(0.07*float64(k), 0.6, tone{from: f, to: f * 0.72, gain: 0.35, wave: soft, env: env{attack: 0.01, half: 0.11, release: 0.1}, vib: 11, depth: 0.02})
			}
			t.hiss(0, 0.7, hiss{from: 2200, to: 250, q: 1, gain: 0.6, env: env{attack: 0.02, half: 0.13, release: 0.1}, rough: 18, deep: 0.8})
		}},
		{"cast.known", spell, 0.7, false, func(t *take) { // someone has identified a spell
			t.glass(0, 783.99, 0.06, 0.4)
			t.glass(0.08, 1174.66, 0.08, 0.45)
			t.space(0.3, 0.06, 0.3)
		}},
		{"counterspell", strike, 1.5, false, func(t *take) {
			// Two lights run at each other, meet and go out.
			t.tone(0, 0.62, tone{from: 196, to: 587, gain: 0.4, wave: soft, env: env{attack: 0.5, release: 0.02}})
			t.tone(0, 0.62, tone{from: 1175, to: 622, gain: 0.3, wave: soft, env: env{attack: 0.5, release: 0.02}})
			t.hiss(0, 0.62, hiss{from: 600, to: 4200, q: 1.2, gain: 0.4, env: env{attack: 0.55, release: 0.02}})
			const meet = 0.6
			t.tone(meet, 0.5, tone{from: 150, to: 45, gain: 1, env: env{attack: 0.002, half: 0.07, release: 0.1}})
			t.hiss(meet, 0.4, hiss{from: 2600, to: 500, q: 0.7, gain: 0.9, env: env{attack: 0.002, half: 0.04, release: 0.1}})
			t.glass(meet, 932.3, 0.09, 0.5)
			t.glass(meet+0.01, 987.8, 0.09, 0.45)
			t.tone(meet, 0.8, tone{from: 604, to: 300, gain: 0.3, env: env{attack: 0.004, half: 0.12, release: 0.2}, am: 19, hollow: 0.8})
			t.space(0.4, 0.1, 0.35)
		}},
		{"dispel", strike, 1.3, false, func(t *take) { // a weave comes apart, thread by thread
			t.hiss(0, 0.9, hiss{from: 4500, to: 400, q: 1.1, gain: 0.6, env: env{attack: 0.05, half: 0.2, release: 0.2}, rough: 14, deep: 0.7})
			for k := range 9 {
				f := 1568 * (1 - 0.085*float64(k))
				t.pluck(0.05+0.075*float64(k), 0.4, f, 0.05, 0.7, 0.5-0.03*float64(k))
			}
			t.tone(0.1, 0.9, tone{from: 330, to: 110, gain: 0.4, wave: soft, env: env{attack: 0.1, half: 0.2, release: 0.2}})
			t.space(0.35, 0.09, 0.3)
		}},
	}
	for i := range schools {
		s := &schools[i]
		all = append(all,
			recipe{"cast.gather." + s.name, spell, 0.95, false, s.gather},
			recipe{"cast.release." + s.name, spell, 0.75, false, s.release},
			recipe{"strike." + s.name, strike, 1.1, false, s.strike})
	}
	return all
}
