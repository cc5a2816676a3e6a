package scenes

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/assets/languages"
	"mageduel/scenes/hud"
)

// SettingsOptions says what the settings screen does besides changing
// Ctx.Settings, which takes effect at once.
type SettingsOptions struct {
	Backdrop Backdrop   // nil is a night sky
	Changed  func(*Ctx) // told after every change; nil is nobody
	Back     func(*Ctx) // nil takes the screen off the stack
	Windowed bool       // the system can switch full screen
	NotKept  string     // why settings cannot be kept, "" if they can
}

// SettingsScene lets a player change what Settings holds.
type SettingsScene struct {
	opt    SettingsOptions
	panels *Panels
}

// NewSettings makes the settings screen.
func NewSettings(opt SettingsOptions) *SettingsScene {
	s := &SettingsScene{opt: opt}
	if s.opt.Backdrop == nil {
		s.opt.Backdrop = &Night{}
	}
	s.panels = NewPanels(s.build)
	return s
}

// Panels gives the screen's panels, for tests that walk it.
func (s *SettingsScene) Panels() *Panels { return s.panels }

func (s *SettingsScene) changed() {
	if s.opt.Changed != nil {
		s.opt.Changed(s.panels.Ctx())
	}
}

func (s *SettingsScene) build(e *hud.Env) *hud.Node {
	em := e.Em()
	set := s.panels.Ctx().Settings
	wide := math.Floor(min(float64(e.W)-em, em*38))
	in := wide - 4*em
	columns := e.WideEm() >= 62
	if columns {
		wide = math.Floor(em * 61)
		in = math.Floor(em * 28)
	}
	row := func(key string, n *hud.Node) *hud.Node { return hud.Setting(e, e.T("settings."+key), in, n) }
	choice := func(id, prefix string, count, at int, put func(int)) *hud.Node {
		var os []hud.Option
		for i := range count {
			os = append(os, hud.Option{Label: e.T(prefix + string(rune('0'+i)))})
		}
		return hud.Combo(s.panels.UI, e, id, os, at, func(i int) { put(i); s.changed() })
	}
	volume := func(i int, key string) *hud.Node {
		slide := hud.Slider(e, "volume."+key, set.Volume[i], 0.05, func(v float64) {
			set.Volume[i] = v
			s.sample(i)
			s.changed()
		})
		share := hud.Caption(hud.Plain(e.T("hud.percent", "Value", int(math.Round(set.Volume[i]*100))), hud.Ink))
		share.Width = math.Floor(em * 3.6)
		share.TextSide = 1
		return row(key, hud.Line(e, slide, share))
	}
	flip := func(id, key string, on bool, put func(bool), tip string) *hud.Node {
		n := hud.Switch(e, id, hud.Plain(e.T("settings."+key), hud.Ink), on, func(v bool) { put(v); s.changed() })
		if tip != "" {
			n.Tip = hud.Plain(e.T(tip), hud.Ink)
		}
		return n
	}
	var tongues []hud.Option
	at := 0
	for i, tag := range languages.Known {
		tongues = append(tongues, hud.Option{Label: languages.OwnName[tag]})
		if tag == e.Loc.Tag() {
			at = i
		}
	}
	language := hud.Combo(s.panels.UI, e, "language", tongues, at, func(i int) { set.Language = languages.Known[i]; s.changed() })
	language.First = true
	size := hud.Stepper(e, "textScale", int(math.Round(set.TextScale*10)), 10, 20, func(v int) string { return e.T("hud.percent", "Value", v*10) },
		func(v int) { set.TextScale = float64(v) / 10; s.changed() })
	first := []*hud.Node{
		hud.Head(e, e.T("settings.reading")),
		row("language", language),
		row("textScale", &hud.Node{Kind: hud.Flow, Kids: []*hud.Node{size}}),
		hud.Rule(e),
		hud.Head(e, e.T("settings.sound")),
		volume(0, "effects"), volume(1, "music"), volume(2, "ambience"),
	}
	second := []*hud.Node{
		hud.Head(e, e.T("settings.picture")),
		row("speed", choice("speed", "speed.", 4, set.Speed, func(v int) { set.Speed = v })),
		row("quality", choice("quality", "quality.", 3, set.Quality, func(v int) { set.Quality = v })),
		flip("motion", "motion", set.ReducedMotion, func(v bool) { set.ReducedMotion = v }, "settings.motionTip"),
		flip("flashing", "flashing", set.ReduceFlashing, func(v bool) { set.ReduceFlashing = v }, "settings.flashingTip"),
	}
	if s.opt.Windowed {
		second = append(second, flip("fullscreen", "fullscreen", set.Fullscreen, func(v bool) { set.Fullscreen = v }, ""))
	}
	if s.opt.NotKept != "" {
		first = append(first, hud.Label(hud.Plain(e.T("settings.notKept", "Reason", s.opt.NotKept), hud.Bad)))
	}
	var body []*hud.Node
	if columns {
		two := hud.Cells(e, 26, hud.Col(e, first...), hud.Col(e, second...))
		two.Gap = math.Floor(em * 2)
		body = []*hud.Node{two}
	} else {
		body = append(append(first, hud.Rule(e)), second...)
	}
	back := hud.PushIcon(e, "back", hud.ArrowLeft, e.T("hud.back"), s.back).Fitted()
	box := hud.Panel(e, hud.Scrolled(e, "settings", body...), back)
	box.Width = wide
	box.AX, box.AY = 0.5, 0.5
	if e.HighEm() < 30 {
		box.MaxH = float64(e.H) - math.Floor(em*0.5)
		return &hud.Node{Kind: hud.Anchor, Kids: []*hud.Node{box}}
	}
	title := hud.Title(e, e.T("settings.title"), 2.2, wide)
	all := hud.Col(e, title, box)
	all.Width = wide
	all.MaxH = float64(e.H) - math.Floor(em*1.6)
	all.AX, all.AY = 0.5, 0.5
	return &hud.Node{Kind: hud.Anchor, Kids: []*hud.Node{all}}
}

func (s *SettingsScene) back() {
	s.panels.Say("ui.back")
	c := s.panels.Ctx()
	if s.opt.Back != nil {
		s.opt.Back(c)
		return
	}
	c.Stack.Pop()
}

// sample lets a volume be heard. Music and ambience go on under the settings,
// so that they tell by themselves.
func (s *SettingsScene) sample(volume int) {
	if volume == 0 {
		s.panels.Say("dice.roll")
	}
}

// Update moves the screen on.
func (s *SettingsScene) Update(c *Ctx) error {
	s.opt.Backdrop.Update(c)
	if !s.panels.Update(c) && c.In.Pressed[Cancel] {
		s.back()
	}
	return nil
}

// Draw shows the screen.
func (s *SettingsScene) Draw(dst *ebiten.Image) {
	s.opt.Backdrop.Draw(dst)
	s.panels.Draw(dst)
}
