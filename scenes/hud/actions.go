package hud

import (
	"math"
)

// ActionItem is one entry of the action bar.
type ActionItem struct {
	ID     string
	Icon   Icon
	Label  string
	Tip    string
	Hotkey rune   // a small letter, 0 for none
	Key    string // how the key is named to the player
	Reason string // why it cannot be done now, "" if it can
	Chosen bool   // being aimed
	Click  func()
}

// ActionsLeft is a line of what kinds of action a turn still has, the used ones
// faint.
func ActionsLeft(e *Env, names []string, left []bool) *Node {
	var text Rich
	for i, n := range names {
		if i > 0 {
			text = append(text, Span{Text: "  ·  ", Tone: Faint})
		}
		tone := Faint
		if left[i] {
			tone = Gold
		}
		text = append(text, Span{Text: n, Tone: tone})
	}
	return &Node{Text: text, TextSide: 0.5}
}

// Actions is the action bar, at most room pixels wide: icons over labels, or
// icons alone where labels do not fit.
func Actions(e *Env, items []ActionItem, room float64) *Node {
	em := e.Em()
	gap := math.Floor(em * 0.3)
	box := &Node{Look: Glass, PadX: math.Floor(em * 0.6), PadY: math.Floor(em * 0.5)}
	all := -gap + 2*box.PadX
	widths := make([]float64, len(items))
	for i, it := range items {
		widths[i] = math.Floor(max(wordWidth(faceKey{0, float64(int(em + 0.5))}, it.Label)+em*0.7, em*3.8))
		all += widths[i] + gap
	}
	named := all <= room && e.HighEm() >= 30
	row := &Node{Kind: Flow, Gap: gap, TextSide: 0.5}
	for i, it := range items {
		w := widths[i]
		if !named {
			w = math.Floor(em * 2.4)
		}
		row.Kids = append(row.Kids, actionButton(e, it, w, named))
	}
	box.Kids = []*Node{row}
	box.MaxW = room
	return box
}

func actionButton(e *Env, it ActionItem, cell float64, named bool) *Node {
	em := e.Em()
	n := &Node{ID: "action." + it.ID, Look: Button, Width: cell, Click: it.Click, Chosen: it.Chosen, Hotkey: it.Hotkey}
	tip := Strong(it.Label, Gold)
	if it.Key != "" {
		tip = append(tip, Span{Text: " (" + it.Key + ")", Tone: Dim})
	}
	if it.Tip != "" {
		tip = append(tip, Span{Text: "\n" + it.Tip, Tone: Ink})
	}
	n.Tip = tip
	n.Off(it.Reason)
	tone, ink := Gold, Ink
	if n.Disabled {
		tone, ink = Faint, Faint
	}
	if !named {
		n.Height = cell
		n.Icon, n.IconTone, n.IconSize = it.Icon, tone, math.Floor(em*1.5)
		return n
	}
	n.Kind, n.Gap, n.PadY = Column, 0, math.Floor(em*0.35)
	n.Kids = []*Node{
		{Icon: it.Icon, IconTone: tone, IconSize: math.Floor(em * 1.7)},
		{Text: Plain(it.Label, ink), TextSide: 0.5, OneLine: true},
	}
	if it.Key != "" {
		n.Sig = uint64(it.Hotkey)
		key := it.Key
		n.Paint = func(p *Painter) {
			k := faceKey{0, float64(int(em + 0.5))}
			w := wordWidth(k, key)
			drawWord(p.Dst, k, key, math.Floor(p.R.X+p.R.W-w-em*0.3), p.R.Y+math.Floor(em*0.1), Dim.scale())
		}
	}
	return n
}

// PromptChoice is one answer to a prompt.
type PromptChoice struct {
	ID     string
	Label  string
	Icon   Icon
	Reason string
	Tip    string
	Main   bool // what most would choose; gets the focus
	Click  func()
}

// Prompt asks a player something: title, explanation, answers. The first nine
// answers have the digits as hotkeys. It never counts down.
func Prompt(e *Env, title string, text Rich, onLink func(string), choices []PromptChoice) *Node {
	em := e.Em()
	body := Label(text)
	body.OnLink = onLink
	scroll := Scrolled(e, "prompt.text", body)
	answers := Wrap(e)
	for i, c := range choices {
		b := Push(e, "prompt."+c.ID, c.Label, c.Click)
		b.Text = nil
		tone := Ink
		if c.Main {
			b.First = true
			b.Chosen = true
			tone = Gold
		}
		if i < 9 {
			b.Hotkey = rune('1' + i)
			b.Text = Rich{{Text: string(b.Hotkey) + " ", Tone: Dim}}
		}
		b.Text = append(b.Text, Span{Text: c.Label, Tone: tone})
		b.Icon, b.IconTone = c.Icon, Gold
		if c.Tip != "" {
			b.Tip = Plain(c.Tip, Ink)
		}
		b.Off(c.Reason)
		answers.Kids = append(answers.Kids, b)
	}
	if len(text) == 0 {
		scroll = nil
	}
	if e.HighEm() < 20 { // too low for a text that scrolls over its answers
		box := Panel(e, Scrolled(e, "prompt.text", Head(e, title), body, answers))
		box.ID, box.Firm = "prompt", true
		return box
	}
	box := Panel(e, Head(e, title), scroll, answers)
	box.Gap = math.Floor(em * 0.4)
	box.ID = "prompt"
	box.Firm = true
	return box
}
