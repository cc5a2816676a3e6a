package hud

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// tipAfter is how many ticks the pointer or the focus rests before a tooltip
// comes.
const tipAfter = 32

func (u *UI) dropTip() {
	if u.tip != nil && u.tip.img != nil {
		u.tip.img.Deallocate()
	}
	u.tip, u.tipFor = nil, nil
}

func (u *UI) tooltips() {
	n := u.hover
	if n == nil && u.showRing {
		n = u.focus
	}
	if n == nil || u.rest < tipAfter || u.edit != nil {
		if u.tip != nil && (n == nil || u.tipFor == nil || n.ID != u.tipFor.ID) {
			u.dropTip()
		}
		return
	}
	if n == u.tipFor {
		return
	}
	body := n.Tip
	if n.Disabled && len(n.Reason) > 0 {
		if len(body) > 0 {
			body = append(append(Rich{}, body...), Span{Text: "\n"})
		}
		body = append(body, n.Reason...)
	}
	if u.tip != nil && u.tipFor != nil && u.tipFor.ID == n.ID && u.tip.node.Kids[0].Text.String() == body.String() {
		u.tipFor = n // the tree was built again under an unchanged tooltip
		return
	}
	u.dropTip()
	u.tipFor = n
	if len(body) == 0 {
		return
	}
	u.makeTip(n, body)
}

func (u *UI) makeTip(n *Node, body Rich) {
	e := &u.env
	em := e.Em()
	box := &Node{ID: "tip", Look: Veil, PadX: em * 0.8, PadY: em * 0.6, Kids: []*Node{{Text: body}}}
	w := min(box.prefW(e), em*26, float64(e.W)-em)
	h := min(box.heightFor(e, w), float64(e.H))
	gap := math.Ceil(em * 0.4)
	x := max(0, min(n.Rect.X+n.Rect.W/2-w/2, float64(e.W)-w))
	y := n.clip.Y - h - gap
	if y < 0 {
		y = n.clip.Y + n.clip.H + gap
	}
	if y+h > float64(e.H) { // neither over nor under: beside
		y = max(0, float64(e.H)-h)
		if n.Rect.X+n.Rect.W+gap+w <= float64(e.W) {
			x = n.Rect.X + n.Rect.W + gap
		} else {
			x = max(0, n.Rect.X-w-gap)
		}
	}
	s := u.surfaceOf(n)
	if s != nil && u.Layers() > 0 {
		// Narrower, where that gives it room beside an open list or drawer.
		if free := math.Floor(max(s.X, float64(e.W)-s.X-s.W) - 2*gap); free < w && free >= em*12 {
			w = free
			h = min(box.heightFor(e, w), float64(e.H))
		}
	}
	if s != nil && u.Layers() > 0 && s.W < float64(e.W)*0.75 {
		// Beside an open list or drawer, so as not to cover what it offers.
		beside := max(0, min(n.clip.Y, float64(e.H)-h))
		if s.X+s.W+gap+w <= float64(e.W) {
			x, y = s.X+s.W+gap, beside
		} else if s.X-gap-w >= 0 {
			x, y = s.X-gap-w, beside
		}
	}
	r := Rect{math.Floor(x), math.Floor(y), w, h}
	u.place(box, r, r, "tip")
	u.tip = &surface{id: "tip", node: box, at: r}
	u.tipAge = 0
	if !u.LayoutOnly {
		u.tip.img = ebiten.NewImage(int(w), int(h))
		u.paint(u.tip.img, box, r)
	}
}

// surfaceOf is where the panel lies that n is part of.
func (u *UI) surfaceOf(n *Node) *Rect {
	for _, s := range u.top().surfaces {
		if s.at.Has(n.Rect.X+n.Rect.W/2, n.clip.Y+n.clip.H/2) {
			return &s.at
		}
	}
	return nil
}
