package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/assets/languages"
	"mageduel/scenes/hud"
)

// Panels ties a screen's hud to what a scene gets in its Ctx: language, text
// scale, hands and sound.
type Panels struct {
	UI    *hud.UI
	hands hud.Hands
	loc   *languages.Localizer
	ctx   *Ctx
	typed []rune
	scale float64 // device pixels for each CSS pixel
	asked int64   // the tick the scale was asked for
	size  [2]int  // of the screen then

	layers  int    // before the Update under way
	within  bool   // an Update of the panels is under way
	said    string // what the panels let be heard in it
	instead string // what the scene lets be heard in its place
}

// NewPanels makes the panels of a scene. Build is called whenever the screen
// may look different, and must depend on the scene's data alone.
func NewPanels(build func(e *hud.Env) *hud.Node) *Panels {
	p := &Panels{}
	p.UI = hud.NewUI(build)
	p.UI.OnSound = func(name string) {
		switch {
		case name == "hover" && p.said != "":
			return
		case name == "hover":
			name = "ui.hover"
		case name == "refuse":
			name = "ui.refuse"
		case p.UI.Layers() < p.layers:
			name = "ui.back"
		default:
			name = "ui.click"
		}
		p.said = name
		if !p.within {
			p.heard()
		}
	}
	return p
}

// Say lets a sound be heard: in the place of the click that led to it.
func (p *Panels) Say(name string) {
	p.instead = name
	if !p.within {
		p.heard()
	}
}

func (p *Panels) heard() {
	name := p.said
	if p.instead != "" {
		name = p.instead
	}
	p.said, p.instead = "", ""
	if name != "" && p.ctx != nil && p.ctx.Sound != nil {
		p.ctx.Sound.Play(name, 1, 0)
	}
}

// Loc is the language in use; valid after the first Update.
func (p *Panels) Loc() *languages.Localizer { return p.loc }

// Ctx is that of the Update under way, for what a click does.
func (p *Panels) Ctx() *Ctx { return p.ctx }

// Update passes the hands on. It tells whether a panel used them.
func (p *Panels) Update(c *Ctx) bool {
	p.ctx = c
	if p.loc == nil || p.loc.Tag() != c.Settings.Language {
		if p.loc = languages.Or(c.Settings.Language); p.loc.Tag() != c.Settings.Language {
			c.Settings.Language = p.loc.Tag()
		}
	}
	in := c.In
	p.typed = ebiten.AppendInputChars(p.typed[:0])
	p.hands = hud.Hands{
		Up: in.Pressed[Up], Down: in.Pressed[Down], Left: in.Pressed[Left], Right: in.Pressed[Right],
		Next: in.Pressed[Next], Previous: in.Pressed[Previous],
		Confirm: in.Pressed[Confirm], Cancel: in.Pressed[Cancel],
		Digit: in.Digit, Typed: p.typed,
		X: in.X, Y: in.Y, Moved: in.Moved, Clicked: in.Clicked, Secondary: in.Secondary,
		Held: in.Down, Dragging: in.Dragging, DragX: in.DragX, DragY: in.DragY, Wheel: in.WheelY, Touch: in.Touch,
		PadPressed: in.Pressed[Confirm] && in.Pad >= 0,
	}
	p.within, p.layers = true, p.UI.Layers()
	used := p.UI.Update(hud.Env{
		W: c.Width, H: c.Height, DPR: p.deviceScale(), Text: c.Settings.TextScale, Loc: p.loc,
		Calm: c.Settings.ReducedMotion, Pad: in.Pad >= 0,
	}, &p.hands)
	p.within, p.layers = false, 0
	p.heard()
	return used
}

// Draw shows the panels.
func (p *Panels) Draw(dst *ebiten.Image) { p.UI.Draw(dst) }

// deviceScale is how many device pixels a CSS pixel takes. Asking allocates,
// so it is asked once a second and when the screen's size changes.
func (p *Panels) deviceScale() float64 {
	c := p.ctx
	size := [2]int{c.Width, c.Height}
	if p.scale == 0 || size != p.size || c.Tick-p.asked >= 60 {
		p.scale, p.asked, p.size = 1, c.Tick, size
		if m := ebiten.Monitor(); m != nil {
			p.scale = max(1, m.DeviceScaleFactor())
		}
	}
	return p.scale
}
