package hud

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

// Seat is one unit in the order of turns.
type Seat struct {
	ID      string
	Name    string
	Short   string        // where the name has no room; "" shortens it
	Bust    Icon          // drawn while there is no Picture
	Picture *ebiten.Image // a portrait, or nil
	Livery  int           // 0 to 7, or -1 for who takes no side
	Emblem  int           // 0 to 7, or -1
	Share   float64       // of hit points left, 0 to 1; below 0 unknown
	Acting  bool
	Out     bool // slain, expelled or gone
	Signs   []Icon
	Poised  Icon // what it holds ready, or NoIcon
	Note    Rich // in the place of the bar of hit points, before the duel
	Tip     Rich
	Click   func()
}

// Order is the strip of the order of turns, at most room pixels wide. Cards
// lose their names where there are many; where even that is too much, those
// next to act are shown and the last card counts the rest.
func Order(e *Env, seats []Seat, room float64) *Node {
	em := e.Em()
	gap := math.Floor(em * 0.3)
	wide, small := math.Floor(em*7.2), seatFace(e)+2*seatPad(e)
	if share := math.Floor((room+gap)/float64(max(1, len(seats))) - gap); share > wide {
		wide = min(share, math.Floor(em*9.2))
	}
	named := float64(len(seats))*(wide+gap)-gap <= room
	w := small
	if named {
		w = wide
	}
	fits := max(1, int((room+gap)/(w+gap)))
	shown := seats
	if len(seats) > fits {
		at := 0
		for i, s := range seats {
			if s.Acting {
				at = i
			}
		}
		shown = nil
		for i := range fits - 1 {
			shown = append(shown, seats[(at+i)%len(seats)])
		}
	}
	row := &Node{Kind: Row, Gap: gap, TextSide: 0.5}
	for _, s := range shown {
		row.Kids = append(row.Kids, seatCard(e, s, w, named))
	}
	if rest := len(seats) - len(shown); rest > 0 {
		row.Kids = append(row.Kids, &Node{Look: Card, Width: w, Text: Strong("+"+strconv.Itoa(rest), Gold), TextSide: 0.5})
	}
	return row
}

func seatFace(e *Env) float64 { return math.Floor(e.Em() * 2.1) }

func seatPad(e *Env) float64 { return math.Floor(e.Em()*0.3) + 3*e.Line() }

func seatCard(e *Env, s Seat, w float64, named bool) *Node {
	em := e.Em()
	face := seatFace(e)
	livery := Livery[7]
	if s.Livery >= 0 {
		livery = Livery[s.Livery]
	}
	tip := s.Tip
	if !named || len(tip) == 0 {
		tip = append(Strong(s.Name, Gold), prefixed("\n", s.Tip)...)
	}
	n := &Node{ID: "seat." + s.ID, Look: Glass, Width: w, Kind: Column, Gap: math.Floor(em * 0.12), PadX: seatPad(e), PadY: math.Floor(em * 0.3), Click: s.Click, Tip: tip}
	likeness := Likeness(face, s.Picture, s.Bust, livery, s.Emblem, HurtOf(s.Share, s.Out))
	tone := Ink
	if s.Out {
		tone = Faint
	}
	head := &Node{Kind: Row, Gap: math.Floor(em * 0.35), Align: 0.5, Kids: []*Node{likeness}}
	if named {
		room := w - 2*n.PadX - face - head.Gap
		name := Plain(s.Name, tone)
		if size := float64(int(em + 0.5)); widestWord(name, size) > room || lay(name, size, room, 0).lines > 2 {
			if s.Short != "" && lay(Plain(s.Short, tone), size, room, 0).lines <= 2 && widestWord(Plain(s.Short, tone), size) <= room {
				name[0].Text = s.Short
			} else {
				name[0].Text = fitted(faceKey{0, size}, s.Name, room)
			}
			n.Tip = append(Strong(s.Name, Gold), prefixed("\n", s.Tip)...)
		}
		head.Kids = append(head.Kids, Label(name).Growing(1))
	} else {
		head.TextSide = 0.5
	}
	foot := &Node{Kind: Row, Gap: math.Floor(em * 0.2), Align: 0.5}
	if len(s.Note) == 0 {
		foot.Kids = append(foot.Kids, Bar(e, s.Share, s.Livery).Growing(1))
	} else if named {
		room := w - 2*n.PadX
		note := s.Note[0]
		note.Text = fitted(faceKey{0, float64(int(em + 0.5))}, note.Text, room)
		foot.Kids = append(foot.Kids, &Node{Text: Rich{note}, TextSide: 0.5, Grow: 1})
	}
	if s.Poised != NoIcon {
		foot.Kids = append(foot.Kids, &Node{Icon: s.Poised, IconTone: Cyan, IconSize: math.Floor(em * 0.9)})
	}
	for _, g := range s.Signs[:min(len(s.Signs), 3)] {
		if named {
			foot.Kids = append(foot.Kids, &Node{Icon: g, IconTone: Bad, IconSize: math.Floor(em * 0.9)})
		}
	}
	n.Kids = []*Node{head, {Grow: 1}, foot}
	if s.Acting {
		n.Sig = 1
		n.Paint = func(p *Painter) {
			Frame(p.Dst, p.R, 2*p.Env.Line(), palette[Gold], 1)
			Fill(p.Dst, Rect{p.R.X, p.R.Y + p.R.H - 3*p.Env.Line(), p.R.W, 3 * p.Env.Line()}, palette[Gold], 1)
		}
	}
	if s.Out {
		n.Sig |= 2
		n.Paint = func(p *Painter) { Fill(p.Dst, p.R, glassFoot, 0.5) }
	}
	return n
}

func prefixed(s string, r Rich) Rich {
	if len(r) == 0 {
		return nil
	}
	return append(Rich{{Text: s}}, r...)
}

// Bar is a bar of hit points in a livery's colour; below a quarter its frame
// turns to the warning tone, and notches mark the quarters, so that it can
// be read without colour.
func Bar(e *Env, share float64, livery int) *Node {
	c := Livery[7]
	if livery >= 0 && livery < len(Livery) {
		c = Livery[livery]
	}
	return &Node{Height: math.Floor(e.Em() * 0.5), Sig: uint64(int64(share*10000))<<8 | uint64(livery+1), Paint: func(p *Painter) {
		line := p.Env.Line()
		Fill(p.Dst, p.R, fieldFill, 1)
		if share > 0 {
			in := p.R.Inset(line)
			Fill(p.Dst, Rect{in.X, in.Y, math.Max(1, in.W*min(1, share)), in.H}, c, 0.95)
		}
		for i := 1; i < 4; i++ {
			Fill(p.Dst, Rect{math.Floor(p.R.X + p.R.W*float64(i)/4), p.R.Y, line, p.R.H}, fieldFill, 0.8)
		}
		rule := ruleDull
		if share >= 0 && share < 0.25 {
			rule = palette[Bad]
		}
		Frame(p.Dst, p.R, line, rule, 1)
	}}
}

// OrderList is the order of turns under each other, for a drawer: a row for
// each seat, with its signs.
func OrderList(e *Env, seats []Seat) []*Node {
	em := e.Em()
	var out []*Node
	for _, s := range seats {
		livery := Livery[7]
		if s.Livery >= 0 {
			livery = Livery[s.Livery]
		}
		tone := Ink
		if s.Out {
			tone = Faint
		}
		name := Plain(s.Name, tone)
		if s.Acting {
			name = Strong(s.Name, Gold)
		}
		words := Col(e, Label(name), Bar(e, s.Share, s.Livery))
		words.Gap = math.Floor(em * 0.2)
		n := &Node{ID: "seat." + s.ID, Look: RowLook, Kind: Row, Gap: math.Floor(em * 0.5), Align: 0.5, PadX: math.Floor(em * 0.5), PadY: math.Floor(em * 0.3),
			Chosen: s.Acting, Click: s.Click, Tip: s.Tip,
			Kids: []*Node{Likeness(math.Floor(em*2.6), s.Picture, s.Bust, livery, s.Emblem, HurtOf(s.Share, s.Out)), words.Growing(1)}}
		for _, g := range s.Signs[:min(len(s.Signs), 4)] {
			n.Kids = append(n.Kids, &Node{Icon: g, IconTone: Bad, IconSize: em})
		}
		out = append(out, n)
	}
	return out
}
