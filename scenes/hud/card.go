package hud

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

// WhyLine is one line of what a number is made of.
type WhyLine struct {
	Text  string // source and type
	Value string // with its sign
	Other string // what it does not stack with; "" if it counts
}

// Why is the tooltip of a number: its lines, those that do not count dimmed.
func Why(e *Env, title string, lines []WhyLine) Rich {
	out := Strong(title, Gold)
	for _, l := range lines {
		if l.Other != "" {
			out = append(out, Span{Text: "\n" + l.Value + "\u00a0 " + l.Text + " (" + e.T("card.suppressed", "Other", l.Other) + ")", Tone: Dim})
			continue
		}
		out = append(out, Span{Text: "\n" + l.Value + "\u00a0 ", Tone: Gold}, Span{Text: l.Text, Tone: Ink})
	}
	return out
}

// CardNumber is a number with what it is made of.
type CardNumber struct {
	Label string
	Value string
	Why   []WhyLine
}

// CardEffect is a spell or condition on a unit.
type CardEffect struct {
	Icon   Icon
	Name   string
	Rounds int // left; 0 or less shows nothing
	Tip    Rich
	Link   string
	Bad    bool
}

// UnitCard is what a viewer may know of a unit.
type UnitCard struct {
	Name       string
	Line       string // what it is: "Wizard 7", "Dire wolf, summoned by Sefira"
	Bust       Icon
	Picture    *ebiten.Image
	Livery     int // -1 for none
	Emblem     int // -1 for none
	HP, Full   int
	HPKnown    bool
	Out        bool // slain, expelled or gone
	Numbers    []CardNumber
	Counter    string // state of the extra counterspell, "" where there is none
	Conditions []CardEffect
	Effects    []CardEffect
	OnLink     func(string)
}

// UnitPanel shows a unit: hit points, numbers with their reasons, conditions
// and effects.
func UnitPanel(e *Env, c *UnitCard) *Node {
	em := e.Em()
	livery := Livery[7]
	if c.Livery >= 0 {
		livery = Livery[c.Livery]
	}
	face := math.Floor(em * 3)
	share := -1.0
	if c.HPKnown && c.Full > 0 {
		share = float64(c.HP) / float64(c.Full)
	}
	likeness := Likeness(face, c.Picture, c.Bust, livery, -1, HurtOf(share, c.Out))
	title := Col(e, Label(Strong(c.Name, Gold)), Label(Plain(c.Line, Dim)))
	title.Gap = 0
	head := Line(e, likeness, title.Growing(1))
	if c.Emblem >= 0 {
		head.Kids = append(head.Kids, &Node{Width: math.Floor(em * 1.6), Height: math.Floor(em * 1.6), Fit: true, Sig: uint64(c.Emblem*8 + c.Livery), Paint: func(p *Painter) {
			DrawIcon(p.Dst, Emblems[c.Emblem], p.R.X, p.R.Y, p.R.W, livery)
		}})
	}
	var body []*Node
	if c.HPKnown {
		hp := Line(e, Caption(Plain(e.T("card.hp"), Dim)), Space(), Caption(Strong(strconv.Itoa(c.HP)+" / "+strconv.Itoa(c.Full), Ink)))
		body = append(body, hp, Bar(e, max(share, 0), c.Livery))
	}
	if len(c.Numbers) > 0 {
		cells := Cells(e, 7.2)
		cells.Gap = math.Floor(em * 0.25)
		for i, n := range c.Numbers {
			cell := &Node{ID: "number." + strconv.Itoa(i), Look: RowLook, Kind: Row, Align: 0.5, Gap: math.Floor(em * 0.3), PadX: math.Floor(em * 0.25), PadY: math.Floor(em * 0.1),
				Kids: []*Node{Label(Plain(n.Label, Dim)).Growing(1), Caption(Strong(n.Value, Ink))}}
			if len(n.Why) > 0 {
				cell.Tip = Why(e, n.Label+" "+n.Value, n.Why)
			}
			cells.Kids = append(cells.Kids, cell)
		}
		body = append(body, cells)
	}
	if c.Counter != "" {
		body = append(body, &Node{Kind: Row, Gap: math.Floor(em * 0.4), Align: 0.5, Kids: []*Node{
			{Icon: ActCounter, IconTone: Cyan}, Label(append(Plain(e.T("card.counter")+" ", Dim), Span{Text: c.Counter, Tone: Ink}))}})
	}
	group := func(key string, list []CardEffect) {
		if len(list) == 0 {
			return
		}
		body = append(body, Label(Strong(e.T(key), Gold)))
		for i, f := range list {
			text := Plain(f.Name, Ink)
			tone := Cyan
			if f.Bad {
				tone = Bad
			}
			if f.Rounds > 0 {
				text = append(text, Span{Text: " · " + e.T("card.rounds", "Count", f.Rounds), Tone: Dim})
			}
			n := &Node{ID: key + strconv.Itoa(i), Look: RowLook, Icon: f.Icon, IconTone: tone, Text: text, PadX: math.Floor(em * 0.25), PadY: math.Floor(em * 0.1), Tip: f.Tip}
			if f.Link != "" && c.OnLink != nil {
				n.Click = func() { c.OnLink(f.Link) }
			}
			body = append(body, n)
		}
	}
	group("card.conditions", c.Conditions)
	group("card.effects", c.Effects)
	if len(c.Conditions)+len(c.Effects) == 0 {
		body = append(body, Label(Plain(e.T("card.noEffects"), Dim)))
	}
	list := Scrolled(e, "card.body", body...)
	list.Gap = math.Floor(em * 0.25)
	box := Panel(e, head, list)
	box.ID = "card"
	box.Gap = math.Floor(em * 0.4)
	return box
}
