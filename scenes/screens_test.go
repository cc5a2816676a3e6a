package scenes

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/assets/languages"
	"mageduel/scenes/frametest"
	"mageduel/scenes/hud"
)

// screen is a scene made of panels.
type screen interface {
	Scene
	Panels() *Panels
}

func nobody(*Ctx) {}

// screens are the scenes under test, each in the states that need room.
var screens = map[string]func() screen{
	"title": func() screen {
		return NewTitle(TitleOptions{New: nobody, Continue: nobody, Watch: nobody, Replays: nobody, Codex: nobody, Settings: nobody, Quit: nobody})
	},
	"title-quit": func() screen {
		t := NewTitle(TitleOptions{New: nobody, Quit: nobody})
		t.panels.UI.LayoutOnly = true
		t.panels.Update(context(1280, 720, "en", 1))
		t.panels.UI.LayoutOnly = false
		t.askQuit()
		return t
	},
	"settings": func() screen { return NewSettings(SettingsOptions{Windowed: true, NotKept: "read-only"}) },
	"setup":    func() screen { return NewSetup(SetupOptions{}) },
	"setup-duel": func() screen {
		s := NewSetup(SetupOptions{})
		s.tab = 1
		s.res.Bystanders = MeddlingBystanders
		return s
	},
	"setup-eight": func() screen {
		s := NewSetup(SetupOptions{})
		for i := 2; i < 8; i++ {
			s.res.Mages = append(s.res.Mages, newMage(&s.opt, &s.res, i))
		}
		s.at = 4
		for i := range s.res.Mages {
			s.res.Mages[i].Level = 20
		}
		return s
	},
	"setup-house": func() screen {
		s := NewSetup(SetupOptions{Rule: func(*Ctx, string) {}})
		s.res.House.FixRounds, s.res.House.OwnTime, s.res.House.Squares = true, true, true
		s.panels.Update(context(1280, 720, "en", 1))
		s.openHouse()
		return s
	},
}

func context(w, h int, lang string, text float64) *Ctx {
	return &Ctx{Width: w, Height: h, Scale: float64(h) / 720, In: &Input{Pad: -1, Pinch: 1},
		Settings: &Settings{Language: lang, TextScale: text, Volume: [3]float64{0.8, 0.6, 1}, Speed: 1, ReducedMotion: true, ReduceFlashing: true}, Stack: &Stack{}}
}

func TestScreensFitEverySize(t *testing.T) {
	for name, make := range screens {
		frametest.Do(func() {
			for _, size := range [][2]int{{1024, 600}, {1280, 720}, {844, 390}, {2560, 1440}, {3840, 2160}, {390, 844}} {
				for _, lang := range languages.Known {
					for _, scale := range []float64{1, 1.4, 2} {
						if size[0] < size[1] && scale > 1 {
							continue // a phone held upright is served at its plain size alone
						}
						s := make()
						s.Panels().UI.LayoutOnly = true
						c := context(size[0], size[1], lang, scale)
						if err := s.Update(c); err != nil {
							t.Error(err)
						}
						for _, fault := range s.Panels().UI.Audit() {
							t.Errorf("%s %v %s %.1f: %s", name, size, lang, scale, fault)
						}
						s.Panels().UI.Free()
					}
				}
			}
		})
	}
}

func TestArrowsReachEveryWidgetOfScreens(t *testing.T) {
	for name, make := range screens {
		for _, size := range [][2]int{{1280, 720}, {844, 390}} {
			frametest.Do(func() {
				s := make()
				s.Panels().UI.LayoutOnly = true
				c := context(size[0], size[1], "fr", 1)
				if err := s.Update(c); err != nil {
					t.Error(err)
				}
				ui := s.Panels().UI
				for _, id := range ui.Unreached(*ui.Env()) {
					t.Errorf("%s %v: %s cannot be reached with the arrows", name, size, id)
				}
				ui.Free()
			})
		}
	}
}

func TestSteadyScreensAllocateNothing(t *testing.T) {
	for name, make := range screens {
		frametest.Do(func() {
			s := make()
			c := context(1280, 720, "en", 1)
			for range 60 {
				_ = s.Update(c)
			}
			n := 1e9
			for range 5 { // others' work in the background may allocate meanwhile
				n = min(n, testing.AllocsPerRun(20, func() { _ = s.Update(c) }))
			}
			if n != 0 {
				t.Errorf("%s: an idle update allocates %.1f times", name, n)
			}
			s.Panels().UI.Free()
		})
	}
}

func TestPictures(t *testing.T) {
	for _, p := range []struct {
		name, scene, lang string
		w, h              int
		text              float64
	}{
		{"title-en", "title", "en", 1280, 720, 1},
		{"title-fr-phone", "title", "fr", 844, 390, 1},
		{"setup-fr", "setup", "fr", 1024, 600, 1},
		{"setup-en-phone", "setup-eight", "en", 844, 390, 1},
		{"setup-fr-house", "setup-house", "fr", 1280, 720, 1},
		{"settings-en", "settings", "en", 1280, 720, 1},
		{"settings-fr-double", "settings", "fr", 1280, 720, 2},
	} {
		var dst *ebiten.Image
		var free func()
		frametest.Do(func() {
			s := screens[p.scene]()
			free = s.Panels().UI.Free
			c := context(p.w, p.h, p.lang, p.text)
			for range 3 {
				_ = s.Update(c)
			}
			dst = ebiten.NewImage(p.w, p.h)
			s.Draw(dst)
		})
		frametest.Golden(t, p.name, dst)
		frametest.Do(free) // not before the pixels are read: what is drawn waits until then
	}
}

// TestP5_LimitsOfTheZone: twice the sum, five times the product.
func TestP5_LimitsOfTheZone(t *testing.T) {
	for _, c := range []struct {
		levels       []int
		squares      bool
		small, large int64
		inverted     bool
	}{
		{[]int{7, 7}, false, 28, 245, false},                                        // 2 × 14, 5 × 49
		{[]int{7, 7}, true, 140, 1225, false},                                       // the same in squares of 5 ft
		{[]int{1, 1, 1}, false, 6, 5, true},                                         // R3: 6 and 5, so 6 holds
		{[]int{1, 1}, false, 4, 5, false},                                           // 2 × 2, 5 × 1
		{[]int{20, 20, 20, 20, 20, 20, 20, 20}, false, 320, 128_000_000_000, false}, // R5: 5 × 20⁸
	} {
		small, large, inverted := ZoneLimits(c.levels, c.squares)
		if small != c.small || large != c.large || inverted != c.inverted {
			t.Errorf("levels %v: %d to %d (%v), wanted %d to %d (%v)", c.levels, small, large, inverted, c.small, c.large, c.inverted)
		}
	}
}

func TestSetupGivesWhatWasChosen(t *testing.T) {
	frametest.Do(func() {
		var got *SetupResult
		s := NewSetup(SetupOptions{Start: func(_ *Ctx, r SetupResult) { got = &r }})
		c := context(1280, 720, "en", 1)
		step := func() { *c.In = Input{Pad: -1, Pinch: 1}; _ = s.Update(c) }
		press := func(id string) {
			if !s.panels.UI.Press(id) {
				t.Errorf("nothing to press called %s", id)
			}
			step()
		}
		step()
		press("m0.level.more")
		press("m0.class.1")
		press("m0.emblem5")
		press("m0.colour3")
		press("mage.1")
		press("m1.player")
		press("m1.player.option.0")
		press("wild")
		press("bystanders")
		press("bystanders.option.2")
		press("house")
		press("house.fullDamage")
		press("house.rounds")
		press("house.roundsValue.less")
		press("drawer.close")
		press("start")
		if got == nil {
			t.Error("the duel does not begin")
			return
		}
		m := got.Mages
		if len(m) != 2 || m[0].Level != 8 || m[0].Class != Sorcerer || m[0].Build != "sorcerer" || m[0].Emblem != 5 || m[0].Colour != 3 {
			t.Errorf("the first mage is %+v", m[0])
		}
		if m[1].Player != "person" || m[1].Level != 7 || m[0].Name == m[1].Name || m[1].Name == "" {
			t.Errorf("the second mage is %+v", m[1])
		}
		if got.WildLife || got.Bystanders != MeddlingBystanders || !got.House.FullDamage || !got.House.FixRounds || got.House.Rounds != 2 || got.House.Count() != 2 {
			t.Errorf("the duel is %+v", got)
		}
		s.panels.UI.Free()
	})
}

func TestSetupRefusesTwoOfOneName(t *testing.T) {
	frametest.Do(func() {
		s := NewSetup(SetupOptions{})
		s.res.Mages[1].Name = s.res.Mages[0].Name
		_ = s.Update(context(1280, 720, "fr", 1))
		e := s.panels.UI.Env()
		if got := s.refusal(e); !strings.Contains(got, s.res.Mages[0].Name) {
			t.Errorf("two of one name: %q", got)
		}
		if s.panels.UI.Press("start") {
			t.Error("the rite begins with two mages of one name")
		}
		s.panels.UI.Free()
	})
}

func TestSettingsTakeEffectAtOnce(t *testing.T) {
	frametest.Do(func() {
		told := 0
		s := NewSettings(SettingsOptions{Changed: func(*Ctx) { told++ }})
		c := context(1280, 720, "en", 1)
		step := func() { *c.In = Input{Pad: -1, Pinch: 1}; _ = s.Update(c) }
		step()
		before := s.panels.UI.Env().Em()
		s.panels.UI.Press("textScale.more")
		step()
		step()
		if c.Settings.TextScale != 1.1 || s.panels.UI.Env().Em() <= before {
			t.Errorf("text scale %.1f, em %.1f after %.1f", c.Settings.TextScale, s.panels.UI.Env().Em(), before)
		}
		s.panels.UI.Press("language")
		step()
		s.panels.UI.Press("language.option.1")
		step()
		step()
		if c.Settings.Language != "fr" || s.panels.Loc().Tag() != "fr" {
			t.Error("the language does not change")
		}
		// The slider of effects: from 80 %, three steps of 5 to the right.
		s.panels.UI.Focus("volume.effects")
		step()
		for range 3 {
			*c.In = Input{Pad: -1, Pinch: 1}
			c.In.Pressed[Right] = true
			_ = s.Update(c)
		}
		if got := fmt.Sprintf("%.2f", c.Settings.Volume[0]); got != "0.95" {
			t.Errorf("volume of effects %s, wanted 0.95", got)
		}
		if told != 5 {
			t.Errorf("told of %d changes, wanted 5", told)
		}
		s.panels.UI.Free()
	})
}

func TestTitleByTouch(t *testing.T) {
	frametest.Do(func() {
		began := 0
		s := NewTitle(TitleOptions{New: func(*Ctx) { began++ }, Continue: nobody})
		c := context(844, 390, "en", 1)
		_ = s.Update(c)
		var r hud.Rect
		for x := 0.0; x < 844 && r.W == 0; x += 4 {
			for y := 0.0; y < 390; y += 4 {
				*c.In = Input{Pad: -1, Pinch: 1, X: x, Y: y, Touch: true, Clicked: true}
				_ = s.Update(c)
				if began == 1 {
					r = hud.Rect{X: x, Y: y, W: 1, H: 1}
					break
				}
			}
		}
		if began != 1 {
			t.Errorf("a finger began %d duels", began)
		}
		s.panels.UI.Free()
	})
}
