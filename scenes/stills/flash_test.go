package stills

import (
	"image"
	"math"
	"testing"

	"mageduel/engine/srd"
	"mageduel/scenes"
	"mageduel/scenes/board"
	"mageduel/scenes/frametest"
)

// A flash is a pair of opposing changes of light, each of a tenth or more of
// the brightest there is, the darker of the two below eight tenths; of red
// light, a pair of changes to and from a saturated red. It counts where it
// fills a quarter of a field as wide and high as a third of the screen. (These
// are the measures of the guidelines for accessible pages, which allow three
// a second; here it is two.)
const (
	cellsX, cellsY = 32, 18
	fieldX, fieldY = cellsX / 3, cellsY / 3
	lightStep      = 0.1
	redStep        = 20.0 / 320
	darkest        = 0.8
	white          = 0.85
)

// meter follows the light of a screen in cells.
type meter struct {
	light, red [cellsX * cellsY]swing
	whitest    float64 // largest share of the screen that was white
	own        bool    // an effect that is not every spell's was seen
}

// swing follows one value through its turns.
type swing struct {
	low, high float64
	way       int // of the last change that counted: 1 up, -1 down, 0 none yet
	turns     []int
	begun     bool
}

// see takes the value of a tick.
func (s *swing) see(tick int, v, step float64) {
	if !s.begun {
		s.low, s.high, s.begun = v, v, true
	}
	s.low, s.high = min(s.low, v), max(s.high, v)
	switch {
	case s.way <= 0 && v-s.low >= step && s.low < darkest:
		s.turns, s.way, s.high = append(s.turns, tick), 1, v
	case s.way >= 0 && s.high-v >= step && v < darkest:
		s.turns, s.way, s.low = append(s.turns, tick), -1, v
	}
}

// quick tells whether there were more than two flashes in a second.
func (s *swing) quick() bool {
	for i := 4; i < len(s.turns); i++ {
		if s.turns[i]-s.turns[i-4] < 60 {
			return true
		}
	}
	return false
}

var linear = func() (t [256]float64) {
	for i := range t {
		v := float64(i) / 255
		if v <= 0.04045 {
			t[i] = v / 12.92
		} else {
			t[i] = math.Pow((v+0.055)/1.055, 2.4)
		}
	}
	return t
}()

func (m *meter) see(tick int, p *image.RGBA) {
	size := p.Rect.Size()
	w, h := size.X/cellsX, size.Y/cellsY
	bright := 0
	for c := range cellsX * cellsY {
		var sum [3]float64
		for y := c / cellsX * h; y < (c/cellsX+1)*h; y++ {
			for x := c % cellsX * w; x < (c%cellsX+1)*w; x++ {
				i := p.PixOffset(x, y)
				for k := range 3 {
					sum[k] += linear[p.Pix[i+k]]
				}
			}
		}
		n := float64(w * h)
		r, g, b := sum[0]/n, sum[1]/n, sum[2]/n
		light := 0.2126*r + 0.7152*g + 0.0722*b
		red := 0.0
		if r >= 0.8*(r+g+b) {
			red = max(0, r-g-b)
		}
		m.light[c].see(tick, light, lightStep)
		m.red[c].see(tick, red, redStep)
		if light > white {
			bright++
		}
	}
	m.whitest = max(m.whitest, float64(bright)/(cellsX*cellsY))
}

// widest is the largest share of any field that flashes more than twice a
// second, 0 to 1.
func widest(s *[cellsX * cellsY]swing) float64 {
	worst := 0
	for y := range cellsY - fieldY + 1 {
		for x := range cellsX - fieldX + 1 {
			n := 0
			for j := range fieldY {
				for i := range fieldX {
					if s[(y+j)*cellsX+x+i].quick() {
						n++
					}
				}
			}
			worst = max(worst, n)
		}
	}
	return float64(worst) / (fieldX * fieldY)
}

// changes is how often light changed, over all cells.
func (m *meter) changes() int {
	n := 0
	for c := range m.light {
		n += len(m.light[c].turns)
	}
	return n
}

func (m *meter) judge(t *testing.T, name string) {
	if w := widest(&m.light); w >= 0.25 {
		t.Errorf("%s: more than two flashes a second over %.0f%% of a field", name, 100*w)
	}
	if w := widest(&m.red); w >= 0.25 {
		t.Errorf("%s: more than two red flashes a second over %.0f%% of a field", name, 100*w)
	}
	if m.whitest >= 0.25 {
		t.Errorf("%s: %.0f%% of the screen is white", name, 100*m.whitest)
	}
}

// small is a studio whose pictures show the board from near, so that effects
// are large on them.
func small(reduced bool) *Studio {
	return &Studio{Width: 320, Height: 180, Language: "en", Quality: board.QualityFull, ReduceFlashing: reduced, ReducedMotion: reduced}
}

// watch plays what waits and meters the board every other tick.
func (s *Studio) watch(d *scenes.Duel, m *meter, tick *int, goes func() bool) error {
	dst := s.canvas()
	for n := 0; n < 3000 && goes(); n++ {
		if err := s.tick(); err != nil {
			return err
		}
		for _, b := range d.Board().Beats() {
			m.own = m.own || !minor[b.Kind]
		}
		d.Board().Camera().Look(0, 0) // who follows a figure sees no flash
		if *tick++; *tick&1 == 0 {
			d.Board().Draw(dst)
			m.see(*tick, pixels(dst))
		}
	}
	return nil
}

// TestNoSpellFlashes plays every spell that can be cast, holds that each has an
// effect of its own, and counts flashes: never more than two a second, never a white screen; where flashing is to be
// reduced, light changes less often.
func TestNoSpellFlashes(t *testing.T) {
	var changes [2]int
	for mode, reduced := range [...]bool{false, true} {
		frametest.Do(func() {
			s := small(reduced)
			var d *scenes.Duel
			for i, spell := range castable() {
				if testing.Short() && i%5 != 0 {
					continue
				}
				name := srd.Spells[spell].Name
				duel, cast, err := lucky(spell)
				if err != nil {
					t.Error(err)
					continue
				}
				match := scenes.MatchOf(duel, chosen("heath", 1, "evoker", "conjurer"))
				if d == nil {
					if d, err = s.stage(match); err != nil {
						t.Error(err)
						return
					}
					s.view(d, 2, 0, 0)
				}
				d.Take(match)
				var m meter
				tick := 0
				if err = s.wait(2); err == nil {
					err = match.Apply(cast)
				}
				rest := 40 // ticks in which light dies away
				if err == nil {
					err = s.watch(d, &m, &tick, func() bool {
						if d.PersonWaits() || match.Over() && !match.Busy() {
							rest--
						}
						return rest > 0
					})
				}
				if err != nil {
					t.Errorf("%s: %v", name, err)
					continue
				}
				m.judge(t, name)
				if !m.own {
					t.Errorf("%s: nothing is seen of it beside its casting", name)
				}
				changes[mode] += m.changes()
			}
		})
	}
	if changes[0] == 0 || changes[1] >= changes[0] {
		t.Errorf("light changes %d times, with flashing reduced %d times", changes[0], changes[1])
	}
}

// TestManySpellsInARowDoNotFlash lets a dozen of the brightest effects follow
// on each other as fast as they are ever shown.
func TestManySpellsInARowDoNotFlash(t *testing.T) {
	for _, reduced := range [...]bool{false, true} {
		frametest.Do(func() {
			s := small(reduced)
			duel, _, err := lucky(srd.Fireball)
			if err != nil {
				t.Error(err)
				return
			}
			d, err := s.stage(scenes.MatchOf(duel, chosen("snow", 1, "evoker", "conjurer")))
			if err != nil {
				t.Error(err)
				return
			}
			s.view(d, 2, 0, 0)
			s.ctx.Settings.Speed = board.SpeedFast
			b := d.Board()
			rows := 12
			if testing.Short() {
				rows = 4
			}
			for i := range rows {
				x := float64(i%3)*8 - 8
				b.Play(board.Effect{Kind: board.Burst, Figure: 1, To: board.Point{X: x, Y: x, Z: 1}, Radius: 20, Energy: [...]board.Energy{board.Fire, board.Cold, board.Electricity}[i%3], Heavy: true},
					board.Effect{Kind: board.Bolt, Figure: 1, To: board.Point{X: 25, Y: x, Z: 3}, Energy: board.Electricity},
					board.Effect{Kind: board.Counter, Figure: 1, Target: 2, School: board.Evocation},
					board.Effect{Kind: board.Cone, Figure: 1, To: board.Point{X: 20, Y: x}, Radius: 40, Energy: board.Cold},
					board.Effect{Kind: board.Unweave, Figure: 1, Target: 2, Radius: 20})
			}
			var m meter
			tick := 0
			if err := s.watch(d, &m, &tick, func() bool { return b.Busy() }); err != nil {
				t.Error(err)
			}
			m.judge(t, "in a row")
			if m.changes() == 0 {
				t.Error("nothing was seen")
			}
		})
	}
}

// The meter finds what it looks for.
func TestMeterFindsFlashes(t *testing.T) {
	for _, c := range []struct {
		name        string
		every       int // ticks to a change of a third of the screen
		light, dark uint8
		share       float64
		want        bool
	}{
		{"three a second", 10, 200, 10, 1, true},
		{"one a second", 30, 200, 10, 1, false},
		{"three faint ones", 10, 70, 50, 1, false}, // 0.06 and 0.03 of full light
		{"three small ones", 10, 200, 10, 0.05, false},
	} {
		var m meter
		p := image.NewRGBA(image.Rect(0, 0, 320, 180))
		for tick := range 240 {
			v := c.dark
			if tick/c.every&1 == 1 {
				v = c.light
			}
			for y := range 180 {
				for x := range 320 {
					i, w := p.PixOffset(x, y), c.dark
					if float64(x) < 320*c.share {
						w = v
					}
					p.Pix[i], p.Pix[i+1], p.Pix[i+2], p.Pix[i+3] = w, w, w, 255
				}
			}
			m.see(tick, p)
		}
		if got := widest(&m.light) >= 0.25; got != c.want {
			t.Errorf("%s: found %v", c.name, got)
		}
	}
}
