package hud

import (
	"math"
	"strconv"
)

// ChronicleLine is one sentence of what happened.
type ChronicleLine struct {
	ID     int // its place since the beginning of the duel
	Indent int // 0 to 3
	Text   Rich
	Rolls  []Rich // lines that unfold under it
}

// ChronicleView is what the chronicle shows and how it answers.
type ChronicleView struct {
	Lines  []ChronicleLine
	Open   func(id int) bool // whether a line's rolls are unfolded
	Toggle func(id int)
	OnLink func(link string)
}

// chronicleLast is how many lines the panel keeps at hand; the whole is in
// the replay.
const chronicleLast = 160

// ChronicleBody is the scrolling list alone, for a drawer.
func ChronicleBody(e *Env, v *ChronicleView) *Node {
	em := e.Em()
	list := Scrolled(e, "chronicle.list")
	list.ToEnd = true
	list.Gap = math.Floor(em * 0.1)
	lines := v.Lines
	if len(lines) > chronicleLast {
		lines = lines[len(lines)-chronicleLast:]
	}
	for _, l := range lines {
		n := &Node{ID: "line." + strconv.Itoa(l.ID), Text: l.Text, OnLink: v.OnLink, PadX: math.Floor(em * 0.15), Icon: Blank, IconSize: math.Floor(em * 0.7)}
		open := len(l.Rolls) > 0 && v.Open != nil && v.Open(l.ID)
		if len(l.Rolls) > 0 {
			n.Look = RowLook
			n.Icon, n.IconTone = ArrowRight, Gold
			n.Tip = Plain(e.T("duel.unfold"), Ink)
			if open {
				n.Icon = ArrowDown
				n.Tip = Plain(e.T("duel.fold"), Ink)
			}
			n.Click = func() { v.Toggle(l.ID) }
		}
		list.Kids = append(list.Kids, indented(e, n, float64(l.Indent)))
		if open {
			for _, r := range l.Rolls {
				roll := Label(r)
				roll.OnLink = v.OnLink
				list.Kids = append(list.Kids, indented(e, roll, float64(l.Indent)+1.6))
			}
		}
	}
	if len(lines) == 0 {
		list.Kids = append(list.Kids, Label(Plain(e.T("duel.chronicleEmpty"), Dim)))
	}
	return list
}

func indented(e *Env, n *Node, steps float64) *Node {
	if steps == 0 {
		return n
	}
	return &Node{Kind: Row, Kids: []*Node{{Width: math.Floor(e.Em() * 0.7 * steps)}, n.Growing(1)}}
}

// Chronicle is the panel of what happened.
func Chronicle(e *Env, v *ChronicleView) *Node {
	box := Panel(e, Head(e, e.T("duel.chronicle")), ChronicleBody(e, v))
	box.ID = "chronicle"
	box.Gap = math.Floor(e.Em() * 0.3)
	return box
}
