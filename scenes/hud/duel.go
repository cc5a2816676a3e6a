package hud

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

// Clock is what the box of round, time and zone says.
type Clock struct {
	Round   int   // from 1
	Prepare int   // rounds of preparation in all, or 0 once the duel is on
	Seconds int   // left of the duel; below 0 is not shown
	Side    int64 // of the zone in feet; 0 is not shown
	Height  int64 // in feet
}

// ClockBox shows round, time left and zone.
func ClockBox(e *Env, c *Clock) *Node {
	em := e.Em()
	head := e.T("duel.round", "Round", c.Round)
	if c.Prepare > 0 {
		head = e.T("duel.preparation", "Round", c.Round, "Of", c.Prepare)
	}
	n := Panel(e, Caption(Strong(head, Gold)))
	n.ID = "clock"
	n.Gap = 0
	n.PadX, n.PadY = math.Floor(em*0.7), math.Floor(em*0.45)
	left, zone := "", ""
	if c.Seconds >= 0 && c.Prepare == 0 {
		left = e.T("duel.left", "Minutes", c.Seconds/60, "Seconds", c.Seconds%60)
	}
	if c.Side > 0 {
		zone = e.T("duel.zone", "Side", c.Side, "Height", c.Height)
	}
	if Compact(e) { // the rest waits in a tooltip
		n.Tip = append(Strong(head, Gold), Span{Text: "\n" + left + "\n" + zone, Tone: Ink})
		return n
	}
	if left != "" {
		tone := Dim
		if c.Seconds < 120 { // T4 is near
			tone = Bad
		}
		n.Kids = append(n.Kids, Caption(Plain(left, tone)))
	}
	if zone != "" {
		z := Label(Plain(zone, Dim))
		z.MaxW = math.Floor(em * 10)
		n.Kids = append(n.Kids, z)
	}
	return n
}

// Compact tells whether the chronicle and the order of turns are drawers:
// with large text, or where the screen is small.
func Compact(e *Env) bool {
	return e.Text > 1.3 || e.WideEm() < 60 || e.HighEm() < 32
}

// Parts are the pieces of the duel's screen; nil ones are left out.
type Parts struct {
	Clock     *Node
	Order     *Node
	Prompt    *Node
	Actions   *Node
	Chronicle *Node
	Card      *Node
	Corner    []*Node // small buttons at the top right: drawers, codex, menu
}

// OrderRoom is how wide the order of turns may be.
func OrderRoom(e *Env) float64 {
	return float64(e.W) - e.Em()*18
}

// ActionRoom is how wide the action bar may be.
func ActionRoom(e *Env) float64 { return float64(e.W) - e.Em() }

// Arrange lays the pieces round the board so that none covers another: clock,
// order and corner along the top, prompt and card to the left, chronicle to
// the right, actions along the foot. In a compact screen the order and the
// chronicle are left to drawers.
func Arrange(e *Env, p *Parts) *Node {
	em := e.Em()
	gap := math.Floor(em * 0.4)
	compact := Compact(e)
	corner := &Node{Kind: Row, Gap: math.Floor(em * 0.3), Kids: some(p.Corner), Fit: true}
	top := &Node{Kind: Row, Gap: gap, Kids: some([]*Node{p.Clock})}
	if p.Clock != nil {
		p.Clock.Fit = true
	}
	if p.Order != nil && !compact {
		p.Order.Grow, p.Order.Fit = 1, true
		top.Kids = append(top.Kids, p.Order)
	} else {
		top.Kids = append(top.Kids, Space())
	}
	top.Kids = append(top.Kids, corner)
	side := math.Floor(min(em*23, float64(e.W)*0.62))
	left := &Node{Kind: Column, Gap: gap, Width: side}
	if p.Prompt != nil {
		left.Kids = append(left.Kids, p.Prompt)
	}
	left.Kids = append(left.Kids, Space())
	middle := &Node{Kind: Row, Gap: gap, Grow: 1, Kids: []*Node{left, Space()}}
	var card *Node
	if p.Card != nil && !compact {
		card = p.Card
	}
	if card != nil && p.Prompt == nil {
		left.Kids = []*Node{Space(), card}
	} else if card != nil {
		left.Kids = append(left.Kids, card)
	}
	if p.Chronicle != nil && !compact {
		p.Chronicle.MaxH = math.Floor(em * 15)
		right := &Node{Kind: Column, Width: math.Floor(em * 17), Kids: []*Node{Space(), p.Chronicle}}
		middle.Kids = append(middle.Kids, right)
	}
	if p.Prompt != nil && e.HighEm() < 26 {
		p.Actions = nil // a question is answered first; the room is its
	}
	foot := &Node{Kind: Flow, TextSide: 0.5, Kids: some([]*Node{p.Actions})}
	return &Node{Kind: Column, Gap: gap, PadX: gap, PadY: gap, Kids: []*Node{top, middle, foot}}
}

// HandOver hides everything until the right player sits at the screen.
func HandOver(e *Env, name string, livery, emblem int, ready func()) *Node {
	em := e.Em()
	mark := &Node{Width: math.Floor(em * 4), Height: math.Floor(em * 4), Fit: true, Sig: uint64(livery*8 + emblem), Paint: func(p *Painter) {
		if emblem >= 0 && livery >= 0 {
			DrawIcon(p.Dst, Emblems[emblem], p.R.X, p.R.Y, p.R.W, Livery[livery])
		}
	}}
	room := math.Floor(min(float64(e.W)-2*em, em*40))
	title := Title(e, e.T("handover.title", "Name", name), 2, room)
	text := &Node{Text: Plain(e.T("handover.text", "Name", name), Ink), TextSide: 0.5}
	b := Push(e, "handover.ready", e.T("handover.ready", "Name", name), ready).Main().Fitted()
	b.First = true
	col := Col(e, mark, title, text, b)
	col.Align = 0.5
	col.Width = room
	col.AX, col.AY = 0.5, 0.45
	return &Node{Kind: Anchor, Kids: []*Node{col}, Paint: func(p *Painter) { glass(p.Dst, p.R, p.Env.Line(), 1) }}
}

// ResultRow is how one participant came out.
type ResultRow struct {
	Name    string
	Bust    Icon
	Picture *ebiten.Image
	Livery  int
	Emblem  int
	Line    string
	Won     bool
}

// Result is the panel at the end of a duel.
func Result(e *Env, title string, text Rich, rows []ResultRow, onLink func(string), buttons ...*Node) *Node {
	em := e.Em()
	wide := math.Floor(min(em*34, float64(e.W)-em))
	body := Scrolled(e, "result.body")
	if len(text) > 0 {
		t := Label(text)
		t.OnLink = onLink
		body.Kids = append(body.Kids, t)
	}
	cell := 26.0
	if len(rows) > 3 {
		cell = 14
	}
	list := Cells(e, cell)
	list.Gap = math.Floor(em * 0.2)
	for i, r := range rows {
		tone := Ink
		look := Bare
		if r.Won {
			tone, look = Gold, Card
		}
		words := Label(append(Strong(r.Name, tone), Span{Text: "\n" + r.Line, Tone: Dim}))
		list.Kids = append(list.Kids, &Node{ID: "result." + strconv.Itoa(i), Kind: Row, Gap: em * 0.6, Align: 0.5, Look: look,
			PadX: math.Floor(em * 0.5), PadY: math.Floor(em * 0.2), Kids: []*Node{Likeness(math.Floor(em*2.2), r.Picture, r.Bust, Livery[r.Livery], r.Emblem, Hale), words.Growing(1)}})
	}
	body.Kids = append(body.Kids, list)
	foot := Wrap(e, buttons...)
	foot.TextSide = 0.5
	head := Title(e, title, 1.9, wide-2*em)
	box := Panel(e, head, Rule(e), body, foot)
	box.Look = Veil
	box.Width = wide
	box.MaxH = float64(e.H) - em
	box.AX, box.AY = 0.5, 0.5
	return &Node{Kind: Anchor, Kids: []*Node{box}}
}
