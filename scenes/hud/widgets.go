package hud

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

// Col arranges children under each other with a usual gap.
func Col(e *Env, kids ...*Node) *Node {
	return &Node{Kind: Column, Gap: math.Floor(e.Em() * 0.5), Kids: some(kids)}
}

// Line arranges children beside each other, middles level.
func Line(e *Env, kids ...*Node) *Node {
	return &Node{Kind: Row, Gap: math.Floor(e.Em() * 0.5), Align: 0.5, Kids: some(kids)}
}

// Wrap arranges children beside each other in as many lines as it takes.
func Wrap(e *Env, kids ...*Node) *Node {
	return &Node{Kind: Flow, Gap: math.Floor(e.Em() * 0.5), Align: 0.5, Kids: some(kids)}
}

// Cells arranges children in columns at least cell ems wide.
func Cells(e *Env, cell float64, kids ...*Node) *Node {
	return &Node{Kind: Grid, Gap: math.Floor(e.Em() * 0.5), Cell: math.Floor(e.Em() * cell), Kids: some(kids)}
}

// some leaves out nil children, so that a tree can be written with choices.
func some(kids []*Node) []*Node {
	out := kids[:0]
	for _, k := range kids {
		if k != nil {
			out = append(out, k)
		}
	}
	return out
}

// Panel is a box of dark glass.
func Panel(e *Env, kids ...*Node) *Node {
	n := Col(e, kids...)
	n.Look = Glass
	n.PadX, n.PadY = math.Floor(e.Em()*0.9), math.Floor(e.Em()*0.7)
	return n
}

// Scrolled is a window on a column of children.
func Scrolled(e *Env, id string, kids ...*Node) *Node {
	n := Col(e, kids...)
	n.ID = id
	n.Scroll = true
	n.Grow = 1
	return n
}

// Label is text that breaks into lines.
func Label(r Rich) *Node { return &Node{Text: Cite(r)} }

// Caption is text that stays on one line as long as there is room for it.
func Caption(r Rich) *Node { return &Node{Text: r, OneLine: true} }

// Head is the heading of a panel or a group.
func Head(e *Env, s string) *Node {
	return &Node{Text: Strong(s, Gold), Size: math.Floor(e.Em() * 1.1)}
}

// Title is a heading in the display cut, as large as the room allows, high
// ems at most.
func Title(e *Env, s string, high, room float64) *Node {
	size := e.Em() * high
	if w := displayWidth(s, size); w > room {
		size *= room / w
	}
	return &Node{Text: Plain(s, Gold), Display: true, Size: math.Floor(size), TextSide: 0.5}
}

// Space is room that grows.
func Space() *Node { return &Node{Grow: 1} }

// Rule is a thin gold line across a column.
func Rule(e *Env) *Node {
	return &Node{Height: e.Em() * 0.4, Paint: func(p *Painter) {
		t := p.Env.Line()
		Fill(p.Dst, Rect{p.R.X, math.Floor(p.R.Y + p.R.H/2), p.R.W, t}, ruleBright, 0.4)
	}}
}

// Push is a button.
func Push(e *Env, id, label string, click func()) *Node {
	em := e.Em()
	return &Node{ID: id, Look: Button, Text: Plain(label, Ink), TextSide: 0.5, OneLine: true,
		PadX: math.Floor(em * 0.8), PadY: math.Floor(em * 0.45), MinH: math.Floor(em * 2.3), Click: click}
}

// PushIcon is a button with an icon before its label.
func PushIcon(e *Env, id string, icon Icon, label string, click func()) *Node {
	n := Push(e, id, label, click)
	n.Icon, n.IconTone = icon, Gold
	return n
}

// IconButton is a square button; its label is its tooltip.
func IconButton(e *Env, id string, icon Icon, label string, click func()) *Node {
	em := e.Em()
	s := math.Floor(em * 2.3)
	return &Node{ID: id, Look: Button, Icon: icon, IconTone: Gold, IconSize: math.Floor(em * 1.4), Width: s, Height: s,
		Fit: true, Click: click, Tip: Plain(label, Ink)}
}

// Main makes a button the one a screen leads to: bold and gold.
func (n *Node) Main() *Node {
	n.Text = Strong(n.Text.String(), Gold)
	n.Chosen = true
	return n
}

// Off disables n for a reason, which becomes its tooltip. An empty reason
// leaves it enabled.
func (n *Node) Off(reason string) *Node {
	if reason != "" {
		n.Disabled = true
		n.Reason = Plain(reason, Bad)
	}
	return n
}

// WithTip gives n a tooltip.
func (n *Node) WithTip(r Rich) *Node { n.Tip = r; return n }

// Growing gives n a share of the room left over.
func (n *Node) Growing(share float64) *Node { n.Grow = share; return n }

// Fitted keeps n at its natural width.
func (n *Node) Fitted() *Node { n.Fit = true; return n }

// Switch is a labelled on-off button: a box and a sentence.
func Switch(e *Env, id string, label Rich, on bool, set func(bool)) *Node {
	em := e.Em()
	icon := BoxEmpty
	if on {
		icon = BoxTicked
	}
	return &Node{ID: id, Look: RowLook, Icon: icon, IconTone: Gold, Text: label, PadX: math.Floor(em * 0.4), PadY: math.Floor(em * 0.3),
		MinH: math.Floor(em * 2.1), Click: func() { set(!on) }}
}

// Stepper changes a number within bounds: − value +. Show writes it.
func Stepper(e *Env, id string, value, low, high int, show func(int) string, set func(int)) *Node {
	widest := 0.0
	for _, v := range []int{low, high, value} {
		widest = max(widest, textWidth(e, show(v)))
	}
	button := func(part string, icon Icon, to int, off bool, label string) *Node {
		b := IconButton(e, id+part, icon, label, func() { set(to) })
		b.Tip = nil
		b.Disabled = off
		return b
	}
	n := Line(e,
		button(".less", Minus, value-1, value <= low, e.T("hud.less")),
		&Node{Text: Strong(show(value), Ink), OneLine: true, TextSide: 0.5, MinW: widest + e.Em()*0.4},
		button(".more", Plus, value+1, value >= high, e.T("hud.more")))
	n.Gap = math.Floor(e.Em() * 0.3)
	n.Fit = true
	return n
}

// StepDisabled keeps a stepper's ends in the focus walk: a disabled button
// with no reason is no target, so the other one must be.
func textWidth(e *Env, s string) float64 {
	return wordWidth(faceKey{1, (&Node{}).textSize(e)}, s)
}

// Option is one entry of a combo box or a set of tabs.
type Option struct {
	Label    string
	Icon     Icon
	IconTone Tone
	Tip      string
	Off      string // why it cannot be chosen; "" if it can
	Paint    func(p *Painter)
}

// Combo is a closed list that opens over the screen.
func Combo(u *UI, e *Env, id string, options []Option, at int, set func(int)) *Node {
	em := e.Em()
	widest := 0.0
	for _, o := range options {
		widest = max(widest, textWidth(e, o.Label))
	}
	cur := Option{}
	if at >= 0 && at < len(options) {
		cur = options[at]
	}
	n := &Node{ID: id, Look: Field, Text: Plain(cur.Label, Ink), Icon: cur.Icon, IconTone: cur.IconTone, PadX: math.Floor(em * 0.6), PadY: math.Floor(em * 0.4),
		MinH: math.Floor(em * 2.3)}
	arrowRoom := math.Floor(em * 1.4)
	n.Kind = Anchor
	if cur.Icon == NoIcon && anyIcon(options) {
		n.Icon = Blank
	}
	iconRoom := n.iconRoom(e)
	n.MinW = min(widest+iconRoom+arrowRoom+2*n.PadX, math.Floor(float64(e.W)*0.5))
	n.Kids = []*Node{{Icon: ArrowDown, IconTone: Gold, IconSize: em, AX: 1, AY: 0.5, Width: em, Height: em}}
	n.Click = func() {
		from := n.Rect
		u.Open(Layer{Build: func(e *Env) *Node { return comboList(u, e, id, options, at, set, from) }})
		u.focusID = id + ".option." + strconv.Itoa(max(at, 0))
	}
	return n
}

func anyIcon(os []Option) bool {
	for _, o := range os {
		if o.Icon != NoIcon {
			return true
		}
	}
	return false
}

func comboList(u *UI, e *Env, id string, options []Option, at int, set func(int), from Rect) *Node {
	em := e.Em()
	list := Scrolled(e, id+".list")
	list.Gap = 0
	for i, o := range options {
		row := &Node{ID: id + ".option." + strconv.Itoa(i), Look: RowLook, Text: Plain(o.Label, Ink), Icon: o.Icon, IconTone: o.IconTone,
			PadX: math.Floor(em * 0.6), PadY: math.Floor(em * 0.35), MinH: math.Floor(em * 2.1), Chosen: i == at}
		if o.Icon == NoIcon && anyIcon(options) {
			row.Icon = Blank
		}
		if o.Tip != "" {
			row.Tip = Plain(o.Tip, Ink)
		}
		row.Click = func() { u.Close(); set(i) }
		row.Off(o.Off)
		list.Kids = append(list.Kids, row)
	}
	box := &Node{Look: Veil, Kids: []*Node{list}, PadX: math.Floor(em * 0.35), PadY: math.Floor(em * 0.35)}
	w := min(max(from.W, box.prefW(e)+scrollRoom(e)), float64(e.W))
	h := min(box.heightFor(e, w), float64(e.H)-em)
	y := from.Y + from.H
	if y+h > float64(e.H) {
		y = max(em/2, from.Y-h)
		if y+h > from.Y { // neither way has room: over it
			y = max(em/2, float64(e.H)-h-em/2)
		}
	}
	box.Width, box.Height = w, h
	x := max(0, min(from.X, float64(e.W)-w))
	return &Node{Kind: Anchor, Kids: []*Node{{Kind: Column, Width: w, Height: h, AX: share(x, float64(e.W)-w), AY: share(y, float64(e.H)-h), Kids: []*Node{box}}}}
}

func share(at, room float64) float64 {
	if room <= 0 {
		return 0
	}
	return at / room
}

// Tabs is a row of exclusive choices.
func Tabs(e *Env, id string, options []Option, at int, set func(int)) *Node {
	em := e.Em()
	n := &Node{Kind: Flow, Gap: math.Floor(em * 0.25)}
	for i, o := range options {
		t := &Node{ID: id + "." + strconv.Itoa(i), Look: Tab, Text: Plain(o.Label, Ink), Icon: o.Icon, IconTone: Gold, TextSide: 0.5, OneLine: true,
			PadX: math.Floor(em * 0.8), PadY: math.Floor(em * 0.35), MinH: math.Floor(em * 2.2), Chosen: i == at, Click: func() { set(i) }}
		if o.Tip != "" {
			t.Tip = Plain(o.Tip, Ink)
		}
		if i == at {
			t.Text = Strong(o.Label, Gold)
		}
		t.Off(o.Off)
		n.Kids = append(n.Kids, t)
	}
	return n
}

// Slider sets a share from 0 to 1.
func Slider(e *Env, id string, value, step float64, set func(float64)) *Node {
	return &Node{ID: id, MinW: math.Floor(e.Em() * 8), Height: math.Floor(e.Em() * 2.1), Grow: 1,
		Slide: &Slide{Value: value, Step: step, Set: set}}
}

func slideTrack(n *Node, e *Env) Rect {
	m := math.Floor(e.Em() * 0.6)
	return Rect{n.Rect.X + m, n.Rect.Y, max(1, n.Rect.W-2*m), n.Rect.H}
}

func paintSlide(dst *ebiten.Image, n *Node, e *Env, o Rect, st state) {
	t := slideTrack(n, e)
	t.X -= o.X
	t.Y -= o.Y
	line := e.Line()
	mid := math.Floor(t.Y + t.H/2)
	h := math.Floor(e.Em() * 0.35)
	bar := Rect{t.X, mid - h/2, t.W, h}
	Fill(dst, bar, fieldFill, 0.95)
	Frame(dst, bar, line, ruleDull, 1)
	v := n.Slide.Value
	Fill(dst, Rect{bar.X + line, bar.Y + line, (bar.W - 2*line) * v, bar.H - 2*line}, ruleBright, 0.75)
	k := math.Floor(e.Em() * 0.9)
	knob := Rect{math.Floor(t.X + t.W*v - k/2), mid - k/2, k, k}
	fill := buttonFill
	if st&hovered != 0 {
		fill = hoverFill
	}
	Fill(dst, knob, fill, 1)
	Frame(dst, knob, line, ruleBright, 1)
	Fill(dst, knob.Inset(math.Floor(k*0.36)), palette[Gold], 1)
}

// Field is a caption over its widget, the shape every form is made of.
func FieldOf(e *Env, caption string, widget *Node) *Node {
	n := Col(e, Label(Plain(caption, Dim)), widget)
	n.Gap = math.Floor(e.Em() * 0.15)
	return n
}

// Setting is a caption beside its widget where both fit on a line of w
// pixels, else over it.
func Setting(e *Env, caption string, w float64, widget *Node) *Node {
	label := Label(Plain(caption, Ink))
	if w >= e.Em()*26 {
		label.Width = math.Floor(w * 0.42)
		widget.Grow = 1
		return Line(e, label, widget)
	}
	n := Col(e, label, widget)
	n.Gap = math.Floor(e.Em() * 0.15)
	return n
}

// Dialog is a box in the middle of the screen: a title, a body that scrolls
// if it must, and buttons.
func Dialog(e *Env, title string, wide float64, body *Node, buttons ...*Node) *Node {
	em := e.Em()
	foot := Wrap(e, buttons...)
	foot.TextSide = 0.5
	box := Panel(e, Head(e, title), Scrolled(e, "dialog.body", body), foot)
	box.Look = Veil
	box.Width = min(math.Floor(em*wide), float64(e.W)-math.Floor(em))
	box.AX, box.AY = 0.5, 0.5
	box.MaxH = float64(e.H) - math.Floor(em)
	return &Node{Kind: Anchor, Kids: []*Node{box}}
}

// Confirm asks before something that cannot be taken back.
func (u *UI) Confirm(title, text, yes, no string, then func()) {
	u.Open(Layer{Dim: true, Build: func(e *Env) *Node {
		n := Push(e, "confirm.no", no, u.Close)
		n.First = true
		return Dialog(e, title, 30, Label(Mark(text, Ink)),
			Push(e, "confirm.yes", yes, func() { u.Close(); then() }).Main(), n)
	}})
}

// Drawer is a panel along the right side, over the whole height.
func Drawer(u *UI, e *Env, title string, wide float64, body ...*Node) *Node {
	em := e.Em()
	head := Line(e, Head(e, title).Growing(1), IconButton(e, "drawer.close", Cross, e.T("hud.close"), func() { u.dismiss() }))
	box := Panel(e, head, Rule(e), Scrolled(e, "drawer.body", body...))
	box.Look = Veil
	box.Width = min(math.Floor(em*wide), float64(e.W))
	box.Height = float64(e.H)
	box.AX = 1
	return &Node{Kind: Anchor, Kids: []*Node{box}}
}
