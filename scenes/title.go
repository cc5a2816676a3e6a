package scenes

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/assets/languages"
	"mageduel/scenes/hud"
)

// Backdrop is a living picture behind a screen.
type Backdrop interface {
	Update(*Ctx)
	Draw(dst *ebiten.Image)
}

// TitleOptions says what the title screen offers. A nil function leaves its
// entry out; Continue is shown but barred while Saved is false.
type TitleOptions struct {
	Backdrop Backdrop // nil is a night sky
	Saved    bool     // a duel waits to be continued

	New      func(*Ctx)
	Continue func(*Ctx)
	Watch    func(*Ctx)
	Replays  func(*Ctx)
	Codex    func(*Ctx)
	Settings func(*Ctx)
	Language func(*Ctx) // told after Settings.Language changed, to keep it
	Quit     func(*Ctx) // nil in the browser
}

// Title is the first screen.
type Title struct {
	opt    TitleOptions
	panels *Panels
}

// NewTitle makes the title screen.
func NewTitle(opt TitleOptions) *Title {
	t := &Title{opt: opt}
	if t.opt.Backdrop == nil {
		t.opt.Backdrop = &Night{}
	}
	t.panels = NewPanels(t.build)
	return t
}

// SetSaved says whether a duel waits to be continued.
func (t *Title) SetSaved(saved bool) {
	t.opt.Saved = saved
	t.panels.UI.Invalidate()
}

// Panels gives the screen's panels, for tests that walk it.
func (t *Title) Panels() *Panels { return t.panels }

func (t *Title) build(e *hud.Env) *hud.Node {
	em := e.Em()
	call := func(f func(*Ctx)) func() {
		if f == nil {
			return nil
		}
		return func() { f(t.panels.Ctx()) }
	}
	var items []*hud.Node
	add := func(id string, icon hud.Icon, f func(*Ctx)) *hud.Node {
		if f == nil {
			return nil
		}
		n := hud.PushIcon(e, id, icon, e.T("title."+id), call(f))
		if e.WideEm() < 30 {
			n.Icon = hud.NoIcon
		}
		items = append(items, n)
		return n
	}
	duel := add("new", hud.ActAttack, t.opt.New)
	if c := add("continue", hud.ScrollIcon, t.opt.Continue); c != nil {
		if t.opt.Saved {
			c.First = true
			c.Main()
		} else {
			c.Off(e.T("title.continueNone"))
		}
	}
	if duel != nil && !t.opt.Saved {
		duel.First = true
		duel.Main()
	}
	add("watch", hud.Eye, t.opt.Watch)
	add("replays", hud.Hourglass, t.opt.Replays)
	add("codex", hud.Book, t.opt.Codex)
	add("settings", hud.Gear, t.opt.Settings)
	if t.opt.Quit != nil {
		add("quit", hud.Door, func(*Ctx) { t.askQuit() })
	}
	speak := &hud.Node{Kind: hud.Flow, Gap: math.Floor(em * 0.5), TextSide: 0.5, Align: 0.5,
		Kids: []*hud.Node{{Icon: hud.Globe, IconTone: hud.Gold, IconSize: em * 1.3, Width: em * 1.3}}}
	for _, tag := range languages.Known {
		b := hud.Push(e, "language."+tag, languages.OwnName[tag], func() { t.speak(tag) })
		b.Chosen = tag == e.Loc.Tag()
		speak.Kids = append(speak.Kids, b)
	}
	room := float64(e.W) - 2*em
	low := e.HighEm() < 34
	if low {
		room = float64(e.W)*0.46 - 2*em
	}
	name := hud.Title(e, "Mageduel", 5.2, room)
	tag := &hud.Node{Text: hud.Plain(e.T("title.tagline"), hud.Ink), TextSide: 0.5}
	if low {
		// Beside each other: the name to the left, the menu to the right.
		menu := hud.Panel(e, hud.Scrolled(e, "menu", append(items, speak)...))
		menu.PadX, menu.PadY = math.Floor(em*0.7), math.Floor(em*0.6)
		menu.Width = math.Floor(min(float64(e.W)*0.48, em*22))
		menu.MaxH = float64(e.H) - math.Floor(em*0.6)
		menu.AX, menu.AY = 0.5, 0.5
		left := hud.Col(e, name, tag)
		left.Width = math.Floor(float64(e.W) * 0.48)
		left.AX, left.AY = 0.5, 0.4
		half := math.Floor(float64(e.W) / 2)
		return &hud.Node{Kind: hud.Row, Kids: []*hud.Node{
			{Kind: hud.Anchor, Width: half, Kids: []*hud.Node{left}},
			{Kind: hud.Anchor, Width: half, Kids: []*hud.Node{menu}},
		}}
	}
	menu := hud.Col(e, items...)
	menu.Width = math.Floor(em * 17)
	all := hud.Col(e, name, tag, &hud.Node{Height: em * 0.6}, menu)
	menu.AX = 0.5
	all.Align = 0.5
	all.Width = math.Floor(min(room, em*50))
	all.AX, all.AY = 0.5, 0.38
	speak.AX, speak.AY = 0.5, 1
	foot := &hud.Node{Kind: hud.Anchor, PadX: em, PadY: em, Kids: []*hud.Node{speak}}
	return &hud.Node{Kind: hud.Stack, Kids: []*hud.Node{
		{Kind: hud.Anchor, PadY: em, Kids: []*hud.Node{all}}, foot}}
}

func (t *Title) speak(tag string) {
	c := t.panels.Ctx()
	c.Settings.Language = tag
	if t.opt.Language != nil {
		t.opt.Language(c)
	}
}

func (t *Title) askQuit() {
	l := t.panels.Loc()
	t.panels.UI.Confirm(l.T("title.quitAsk"), l.T("title.quitText"), l.T("title.quit"), l.T("title.stay"),
		func() { t.opt.Quit(t.panels.Ctx()) })
}

// Update moves the screen on.
func (t *Title) Update(c *Ctx) error {
	t.opt.Backdrop.Update(c)
	homeScore(c)
	used := t.panels.Update(c)
	if !used && c.In.Pressed[Cancel] && t.opt.Quit != nil {
		t.askQuit()
	}
	return nil
}

// Draw shows the screen.
func (t *Title) Draw(dst *ebiten.Image) {
	t.opt.Backdrop.Draw(dst)
	t.panels.Draw(dst)
}
