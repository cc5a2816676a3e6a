package hud

import (
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"
)

// ContestRow is one participant's proposal, and how the die fell for it.
type ContestRow struct {
	Name    string
	Bust    Icon
	Picture *ebiten.Image
	Livery  int
	Emblem  int
	Wish    string // what is proposed
	Die     int    // what the d20 shows; 0 draws none
	Rolling bool   // the die has not come to rest
	Mods    string // the modifiers by name
	Total   int
	Won     bool
}

// Contest shows proposals beside each other, and where they differ the dice
// that decide between them.
func Contest(e *Env, title string, rows []ContestRow, verdict Rich) *Node {
	em := e.Em()
	var body []*Node
	for _, r := range rows {
		livery := Livery[7]
		if r.Livery >= 0 {
			livery = Livery[r.Livery]
		}
		tone := Ink
		if r.Won {
			tone = Gold
		}
		words := append(Strong(r.Name, tone), Span{Text: " " + r.Wish, Tone: Ink})
		if r.Die > 0 && !r.Rolling {
			words = append(words, Span{Text: "\n" + strconv.Itoa(r.Die) + " " + r.Mods + " = ", Tone: Dim}, Strong(strconv.Itoa(r.Total), tone)[0])
		}
		row := &Node{Kind: Row, Gap: math.Floor(em * 0.5), Align: 0.5, PadX: math.Floor(em * 0.3), PadY: math.Floor(em * 0.15),
			Kids: []*Node{Likeness(math.Floor(em*2.1), r.Picture, r.Bust, livery, r.Emblem, Hale), Label(words).Growing(1)}}
		if r.Die > 0 {
			row.Kids = append(row.Kids, die(e, r.Die, r.Rolling))
		}
		if r.Won {
			row.Look = Card
		}
		body = append(body, row)
	}
	if len(verdict) > 0 {
		body = append(body, Label(verdict))
	}
	list := Scrolled(e, "contest.list", body...)
	list.Gap = math.Floor(em * 0.15)
	box := Panel(e, Head(e, title), list)
	box.ID = "contest"
	box.Gap = math.Floor(em * 0.3)
	return box
}

// die is the face of a d20; one that still rolls is pale.
func die(e *Env, n int, rolling bool) *Node {
	em := e.Em()
	size := math.Floor(em * 2.4)
	sig := uint64(n)
	if rolling {
		sig |= 1 << 8
	}
	return &Node{Width: size, Height: size, Fit: true, Sig: sig, Paint: func(p *Painter) {
		face, ink := palette[Gold], Ink
		if rolling {
			face, ink = palette[Dim], Dim
		}
		DrawIcon(p.Dst, DieFace, p.R.X, p.R.Y, p.R.W, face)
		k := faceKey{1, math.Floor(em)}
		s := strconv.Itoa(n)
		drawWord(p.Dst, k, s, math.Floor(p.R.X+(p.R.W-wordWidth(k, s))/2), math.Floor(p.R.Y+p.R.H*0.52-k.size*0.65), ink.scale())
	}}
}

// Step is where in the rite one is.
func Step(e *Env, name Rich, at, of int) *Node {
	em := e.Em()
	dots := &Node{Height: math.Floor(em * 0.5), Sig: uint64(at), Paint: func(p *Painter) {
		gap := math.Floor(em * 0.25)
		w := math.Floor((p.R.W - gap*float64(of-1)) / float64(of))
		for i := range of {
			c, a := ruleDull, 0.9
			if i < at {
				c, a = palette[Gold], 0.55
			} else if i == at {
				c, a = palette[Gold], 1
			}
			Fill(p.Dst, Rect{p.R.X + float64(i)*(w+gap), p.R.Y + p.R.H/4, w, math.Max(2, math.Floor(p.R.H/2))}, c, a)
		}
	}}
	n := Panel(e, Caption(name), dots)
	n.ID = "clock"
	n.Gap = math.Floor(em * 0.15)
	n.MinW = math.Floor(em * 9)
	n.PadX, n.PadY = math.Floor(em*0.7), math.Floor(em*0.45)
	return n
}
