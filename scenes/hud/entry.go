package hud

import (
	"image"
	"math"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/textinput"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// Entry makes a node a line of text that can be written in.
type Entry struct {
	Value string
	Max   int // most runes, 0 for 24
	Set   func(string)
	Hint  string // shown while empty
	Live  bool   // Set is called at each change, not only at the end
}

// TextEntry is a line of text to write in.
func TextEntry(e *Env, id string, entry Entry) *Node {
	em := e.Em()
	if entry.Max == 0 {
		entry.Max = 24
	}
	return &Node{ID: id, Look: Field, Entry: &entry, PadX: math.Floor(em * 0.6), PadY: math.Floor(em * 0.4),
		Height: math.Floor(em * 2.3), MinW: math.Floor(em * 9)}
}

// editor is the entry being written in.
type editor struct {
	node     string
	entry    *Entry
	text     []rune
	caret    int
	old      string
	compose  string
	version  int // changes with every visible change
	blink    int
	composer *textinput.Composer
	begun    bool // the key that opened it is still coming
	ended    bool
}

func (u *UI) startEdit(n *Node, h *Hands) {
	if h.PadPressed {
		u.openLetters(n)
		return
	}
	ed := &editor{node: n.ID, entry: n.Entry, text: []rune(n.Entry.Value), old: n.Entry.Value}
	ed.caret = len(ed.text)
	ed.composer = &textinput.Composer{
		OnNewSession: func() *textinput.SessionOptions {
			before, after := string(ed.text[:ed.caret]), string(ed.text[ed.caret:])
			r := image.Rect(int(n.Rect.X), int(n.Rect.Y), int(n.Rect.X+n.Rect.W), int(n.Rect.Y+n.Rect.H))
			return &textinput.SessionOptions{CaretBounds: r, TextBeforeCaret: before, TextAfterCaret: after}
		},
		OnComposition: func(c *textinput.Composition) { ed.compose = c.Text(); ed.version++ },
		OnCommit: func(c *textinput.Commit) {
			before, after := string(ed.text[:ed.caret]), string(ed.text[ed.caret:])
			if b, a := c.IsSurroundingTextReplaced(); b || a {
				before, after = c.SurroundingText()
			}
			ed.put(before+printable(c.Text()), after)
		},
		OnEndByUser: func() { ed.ended = true },
	}
	u.edit = ed
	u.dropTip()
	u.moved = true
}

// printable drops what is no letter: a line break ends the entry instead.
func printable(s string) string {
	out := make([]rune, 0, len(s))
	for _, r := range s {
		if r >= ' ' && r != 0x7f {
			out = append(out, r)
		}
	}
	return string(out)
}

func (ed *editor) put(before, after string) {
	b, a := []rune(before), []rune(after)
	if over := len(b) + len(a) - ed.entry.Max; over > 0 {
		b = b[:max(0, len(b)-over)]
	}
	ed.text = append(b, a...)
	ed.caret = len(b)
	ed.version++
}

func (ed *editor) update(u *UI) {
	version := ed.version
	handled, err := ed.composer.Update()
	if err != nil {
		handled = false // without an input method the keys below still work
	}
	if !handled && ed.begun {
		key := func(k ebiten.Key) bool {
			d := inpututil.KeyPressDuration(k)
			return inpututil.IsKeyJustPressed(k) || d > 24 && d%3 == 0
		}
		switch {
		case inpututil.IsKeyJustPressed(ebiten.KeyEnter), inpututil.IsKeyJustPressed(ebiten.KeyNumpadEnter), inpututil.IsKeyJustPressed(ebiten.KeyTab):
			ed.finish(u, true)
			return
		case inpututil.IsKeyJustPressed(ebiten.KeyEscape):
			ed.finish(u, false)
			return
		case key(ebiten.KeyBackspace) && ed.caret > 0:
			ed.put(string(ed.text[:ed.caret-1]), string(ed.text[ed.caret:]))
		case key(ebiten.KeyDelete) && ed.caret < len(ed.text):
			ed.put(string(ed.text[:ed.caret]), string(ed.text[ed.caret+1:]))
		case key(ebiten.KeyArrowLeft) && ed.caret > 0:
			ed.caret--
			ed.version++
		case key(ebiten.KeyArrowRight) && ed.caret < len(ed.text):
			ed.caret++
			ed.version++
		case key(ebiten.KeyHome):
			ed.caret = 0
			ed.version++
		case key(ebiten.KeyEnd):
			ed.caret = len(ed.text)
			ed.version++
		}
	}
	ed.begun = true
	if ed.ended {
		ed.finish(u, true)
		return
	}
	ed.blink++
	if ed.blink%30 == 0 && !u.env.Calm {
		ed.version++
	}
	if ed.version != version {
		u.moved = true
		if ed.entry.Live && ed.entry.Set != nil {
			ed.entry.Set(string(ed.text))
			u.stale = true
		}
	}
}

// finish ends the entry, keeping what was written or not.
func (ed *editor) finish(u *UI, keep bool) {
	if keep {
		ed.composer.Confirm()
	} else {
		ed.composer.Cancel()
	}
	v := ed.old
	if keep {
		v = string(ed.text)
	}
	u.edit = nil
	u.stale = true
	if ed.entry.Set != nil {
		ed.entry.Set(v)
	}
}

func paintEntry(dst *ebiten.Image, n *Node, u *UI, in Rect) {
	e := &u.env
	size := n.textSize(e)
	k := faceKey{0, size}
	y := math.Floor(in.Y + (in.H-size*1.2)/2)
	ed := u.edit
	if ed == nil || ed.node != n.ID {
		s, tone := n.Entry.Value, Ink
		if s == "" {
			s, tone = n.Entry.Hint, Dim
		}
		drawWord(dst, k, fitted(k, s, in.W), in.X, y, tone.scale())
		return
	}
	clip := dst.SubImage(image.Rect(int(in.X), int(in.Y), int(in.X+in.W), int(in.Y+in.H))).(*ebiten.Image)
	before := string(ed.text[:ed.caret])
	bw, cw := wordWidth(k, before), wordWidth(k, ed.compose)
	shift := min(0, in.W-bw-cw-size*0.2)
	x := in.X + shift
	drawWord(clip, k, before, x, y, Ink.scale())
	drawWord(clip, k, ed.compose, x+bw, y, Cyan.scale())
	drawWord(clip, k, string(ed.text[ed.caret:]), x+bw+cw, y, Ink.scale())
	if ed.blink/30%2 == 0 {
		Fill(clip, Rect{math.Floor(x + bw + cw), in.Y, 2 * e.Line(), in.H}, focusRing, 1)
	}
	Frame(dst, Rect{in.X - n.PadX, in.Y - n.PadY, in.W + 2*n.PadX, in.H + 2*n.PadY}, 2*e.Line(), focusRing, 0.8)
}

// fitted shortens s to w pixels with an ellipsis; names have at most some
// twenty letters, so it is rare.
func fitted(k faceKey, s string, w float64) string {
	if wordWidth(k, s) <= w {
		return s
	}
	for s != "" {
		_, n := utf8.DecodeLastRuneInString(s)
		s = s[:len(s)-n]
		if wordWidth(k, s+"…") <= w {
			return s + "…"
		}
	}
	return s
}

// letterRows are what the pad's grid offers, in both languages.
var letterRows = []string{"ABCDEFGHI", "JKLMNOPQR", "STUVWXYZ’", "ÀÂÇÉÈÊËÎÏ", "ÔÛÜÑ-0123", "456789"}

// openLetters opens a grid of letters for hands without a keyboard.
func (u *UI) openLetters(n *Node) {
	entry := n.Entry
	text := []rune(entry.Value)
	small := len(text) > 0
	u.Open(Layer{Dim: true, Build: func(e *Env) *Node {
		em := e.Em()
		grid := Col(e)
		grid.Gap = math.Floor(em * 0.25)
		for _, row := range letterRows {
			line := &Node{Kind: Row, Gap: grid.Gap, TextSide: 0.5}
			for _, r := range row {
				if small {
					r = []rune(lower(string(r)))[0]
				}
				b := Push(e, "letter."+string(r), string(r), func() {
					if len(text) < entry.Max {
						text = append(text, r)
						small = true
					}
				})
				b.PadX, b.Width = 0, math.Floor(em*2.1)
				b.MinH = math.Floor(em * 1.9)
				b.PadY = math.Floor(em * 0.2)
				line.Kids = append(line.Kids, b)
			}
			grid.Kids = append(grid.Kids, line)
		}
		shown := &Node{Look: Field, Text: Strong(string(text)+"_", Ink), PadX: em * 0.6, PadY: em * 0.4}
		done := func() { u.Close(); entry.Set(string(text)) }
		return Dialog(e, e.T("hud.letters"), 24, Col(e, shown, grid),
			Push(e, "letters.case", e.T("hud.case"), func() { small = !small }),
			Push(e, "letters.space", e.T("hud.space"), func() { text = append(text, ' '); small = false }),
			Push(e, "letters.erase", e.T("hud.erase"), func() {
				if len(text) > 0 {
					text = text[:len(text)-1]
				}
			}),
			Push(e, "letters.done", e.T("hud.done"), done).Main())
	}})
}
