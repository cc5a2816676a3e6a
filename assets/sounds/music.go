package sounds

// The music is one piece in layers that are all as long as each other and in
// one mode (Dorian on D, over a drone that never moves), so that any of them
// sounds well with any other, wherever each began.
const (
	beat        = 0.8125 // 74 to the minute
	bar         = 4 * beat
	bars        = 8
	pieceLength = bars * bar // 26 seconds
)

// dorian is the scale from D2 on, in Hz: degree 7 is an octave higher.
func dorian(degree int) float64 {
	steps := [7]float64{1, 1.122462, 1.189207, 1.334840, 1.498307, 1.681793, 1.781797}
	hz := 73.416
	for ; degree >= 7; degree -= 7 {
		hz *= 2
	}
	return hz * steps[degree]
}

// note of a tune: at a beat, a degree of the scale, how hard.
type note struct {
	at     float64
	degree int
	gain   float64
}

func musicSounds() []recipe {
	return []recipe{
		// calm: a drone that breathes and a string plucked now and then.
		{"music/calm", score, pieceLength, true, func(t *take) {
			for _, s := range [...]tone{
				{from: 73.416, gain: 0.34, wave: soft, am: 2 / pieceLength, hollow: 0.35},
				{from: 73.55, gain: 0.26, wave: hollow, am: 3 / pieceLength, hollow: 0.5},
				{from: 110, gain: 0.2, wave: soft, am: 2 / pieceLength, hollow: 0.6, phase: 0.3},
				{from: 146.83, gain: 0.11, wave: soft, am: 4 / pieceLength, hollow: 0.8},
				{from: 220.1, gain: 0.05, wave: hollow, am: 3 / pieceLength, hollow: 0.9},
			} {
				t.drone(pieceLength, s)
			}
			for _, n := range [...]note{
				{0, 14, 0.5}, {1.5, 18, 0.32}, {3, 16, 0.36}, {5.5, 15, 0.3}, {8, 11, 0.45}, {10, 14, 0.3}, {11, 15, 0.34},
				{13.5, 13, 0.3}, {16, 14, 0.5}, {17.5, 21, 0.26}, {19, 20, 0.3}, {21, 18, 0.34}, {24, 16, 0.4}, {25, 15, 0.3},
				{26.5, 13, 0.32}, {29, 11, 0.4},
			} {
				t.pluck(n.at*beat+t.rnd.between(0, 0.02), 3.6, dorian(n.degree), 0.55, 0.34, n.gain)
			}
			t.space(0.5, 0.2, 0.45)
		}},
		// tense: a low string that walks, answered above.
		{"music/tense", score, pieceLength, true, func(t *take) {
			walk := [bars][4]int{{0, 4, 7, 4}, {0, 4, 8, 4}, {0, 3, 7, 3}, {0, 4, 6, 4}, {0, 4, 7, 9}, {0, 5, 8, 5}, {0, 3, 6, 3}, {0, 4, 5, 6}}
			for b, degrees := range walk {
				for k, d := range degrees {
					at := (float64(b*4+k) + 0.5) * beat
					t.pluck(at, 2.2, dorian(d+7), 0.28, 0.42, 0.34-0.06*float64(k&1))
					if k == 0 {
						t.pluck(at, 3, dorian(d), 0.4, 0.3, 0.4)
					}
				}
			}
			for _, n := range [...]note{{2, 23, 0.2}, {2.5, 22, 0.16}, {6.5, 21, 0.2}, {10.5, 25, 0.2}, {11, 23, 0.16}, {15, 20, 0.2},
				{18.5, 23, 0.2}, {19, 25, 0.16}, {23, 22, 0.2}, {26.5, 20, 0.2}, {27, 21, 0.16}, {30.5, 18, 0.2}} {
				t.pluck(n.at*beat, 2.4, dorian(n.degree), 0.3, 0.6, n.gain)
			}
			t.space(0.4, 0.16, 0.4)
		}},
		// peril: a heart, a bowed cluster that swells, a string struck fast.
		{"music/peril", score, pieceLength, true, func(t *take) {
			for b := range bars * 2 {
				at := float64(b) * 2 * beat
				for k, g := range [...]float64{0.9, 0.6} {
					t.tone(at+0.28*float64(k), 0.5, tone{from: 78, to: 46, gain: g, env: env{attack: 0.006, half: 0.06, release: 0.15}})
					t.hiss(at+0.28*float64(k), 0.2, hiss{from: 240, side: low, gain: g * 0.8, env: env{attack: 0.004, half: 0.03, release: 0.05}})
				}
			}
			for b := range bars {
				at := float64(b) * bar
				for k, d := range [...]int{14, 15, 18} { // D, E and A: it leans, it does not break
					t.tone(at, bar*1.3, tone{from: dorian(d) * (1 + 0.002*float64(k-1)), gain: 0.075, wave: reed, env: env{attack: bar * 0.7, release: bar * 0.55}, vib: 5.3, depth: 0.004, am: 7.5, hollow: 0.3})
				}
				for k := range 8 {
					if d := [8]int{14, 14, 15, 14, 16, 14, 15, 13}[(k+b)&7]; (k+b)%3 != 2 {
						t.pluck(at+float64(k)*beat/2, 1.2, dorian(d), 0.12, 0.55, 0.26-0.1*float64(k&1))
					}
				}
			}
			t.space(0.35, 0.15, 0.4)
		}},
		// title: the drone an octave up and a tune, for the screens before a duel.
		{"music/title", score, pieceLength, true, func(t *take) {
			for _, s := range [...]tone{
				{from: 73.416, gain: 0.3, wave: soft, am: 2 / pieceLength, hollow: 0.5},
				{from: 146.83, gain: 0.16, wave: soft, am: 3 / pieceLength, hollow: 0.6},
				{from: 220.3, gain: 0.09, wave: soft, am: 2 / pieceLength, hollow: 0.8, phase: 0.5},
			} {
				t.drone(pieceLength, s)
			}
			for _, n := range [...]note{
				{0, 7, 0.4}, {0, 14, 0.4}, {1, 16, 0.34}, {2, 18, 0.4}, {3.5, 17, 0.26}, {4, 16, 0.36}, {5, 15, 0.3}, {6, 14, 0.38},
				{8, 4, 0.4}, {8, 13, 0.34}, {9, 15, 0.3}, {10, 18, 0.38}, {11.5, 19, 0.26}, {12, 18, 0.36}, {14, 16, 0.32},
				{16, 7, 0.4}, {16, 18, 0.38}, {17, 20, 0.3}, {18, 21, 0.4}, {19.5, 20, 0.26}, {20, 18, 0.36}, {21, 16, 0.3}, {22, 17, 0.32},
				{24, 3, 0.36}, {24, 15, 0.36}, {25, 16, 0.3}, {26, 15, 0.34}, {27.5, 13, 0.28}, {28, 7, 0.4}, {28, 14, 0.4},
			} {
				t.pluck(n.at*beat+t.rnd.between(0, 0.018), 3.2, dorian(n.degree), 0.5, 0.4, n.gain)
			}
			t.space(0.5, 0.2, 0.4)
		}},
	}
}
