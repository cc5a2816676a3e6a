package hud

import (
	"math"
	"strconv"

	"mageduel/assets/fonts"
)

func (n *Node) textSize(e *Env) float64 {
	if n.Size > 0 {
		return n.Size
	}
	return float64(int(e.Em() + 0.5))
}

func (n *Node) iconSize(e *Env) float64 {
	if n.Icon == NoIcon {
		return 0
	}
	if n.IconSize > 0 {
		return n.IconSize
	}
	return float64(int(e.Em() * 1.25))
}

func (n *Node) iconRoom(e *Env) float64 {
	s := n.iconSize(e)
	if s > 0 && len(n.Text) > 0 {
		s += e.Em() * 0.45
	}
	return s
}

// prefW is the width n would take with all the room in the world.
func (n *Node) prefW(e *Env) float64 {
	if n.prefM == 0 {
		n.prefM = 1 + n.widthOf(e, true)
	}
	return n.prefM - 1
}

// minW is the least width n can be shown in without cutting anything.
func (n *Node) minW(e *Env) float64 {
	if n.minM == 0 {
		n.minM = 1 + n.widthOf(e, false)
	}
	return n.minM - 1
}

func (n *Node) widthOf(e *Env, pref bool) float64 {
	if n.Width > 0 {
		return n.Width
	}
	of := (*Node).minW
	if pref {
		of = (*Node).prefW
	}
	w := 0.0
	if len(n.Text) > 0 {
		switch {
		case n.Display:
			w = fonts.MeasureDisplay(n.Text.String(), n.textSize(e))
		case n.OneLine || pref:
			w = lay(n.Text, n.textSize(e), 1e9, 0).w
		default:
			w = widestWord(n.Text, n.textSize(e))
		}
	}
	w += n.iconRoom(e)
	in := 0.0
	switch n.Kind {
	case Row:
		for i, k := range n.Kids {
			if i > 0 {
				in += n.Gap
			}
			in += of(k, e)
		}
	case Flow:
		for i, k := range n.Kids {
			if pref {
				if i > 0 {
					in += n.Gap
				}
				in += of(k, e)
			} else {
				in = max(in, of(k, e))
			}
		}
	case Grid:
		in = n.Cell
		for _, k := range n.Kids {
			in = max(in, k.minW(e))
		}
		if pref {
			in = max(in, float64(len(n.Kids))*(n.Cell+n.Gap)-n.Gap)
		}
	default:
		for _, k := range n.Kids {
			in = max(in, of(k, e))
		}
	}
	w = math.Ceil(max(w, in)) + 2*n.PadX
	if n.MaxW > 0 {
		w = min(w, n.MaxW)
	}
	return max(w, n.MinW)
}

// heightFor is the height n takes at width w.
func (n *Node) heightFor(e *Env, w float64) float64 {
	if n.hM > 0 && n.forW == w {
		return n.hM - 1
	}
	h := n.Height
	if h == 0 {
		h = n.contentHeight(e, w-2*n.PadX) + 2*n.PadY
	}
	if n.MaxH > 0 {
		h = min(h, n.MaxH)
	}
	h = max(h, n.MinH)
	n.forW, n.hM = w, h+1
	return h
}

func (n *Node) contentHeight(e *Env, w float64) float64 {
	h := 0.0
	if len(n.Text) > 0 {
		if n.Display {
			h = n.textSize(e) * 1.45
		} else {
			h = lay(n.Text, n.textSize(e), w-n.iconRoom(e), 0).h
		}
	}
	h = max(h, n.iconSize(e))
	in := 0.0
	switch n.Kind {
	case Column:
		for i, k := range n.Kids {
			if i > 0 {
				in += n.Gap
			}
			in += k.heightFor(e, n.kidW(e, k, w))
		}
	case Row:
		for i, kw := range n.shares(e, w) {
			in = max(in, n.Kids[i].heightFor(e, kw))
		}
	case Flow, Grid:
		in = n.lines(e, w, nil)
	default:
		for _, k := range n.Kids {
			in = max(in, k.heightFor(e, min(w, k.prefW(e))))
		}
	}
	return math.Ceil(max(h, in))
}

func (n *Node) kidW(e *Env, k *Node, w float64) float64 {
	if n.Scroll {
		w -= scrollRoom(e)
	}
	if k.Width > 0 {
		return min(k.Width, w)
	}
	if k.Fit {
		return min(k.prefW(e), w)
	}
	if k.MaxW > 0 {
		return min(k.MaxW, w)
	}
	return w
}

func scrollRoom(e *Env) float64 { return math.Ceil(e.Em() * 0.6) }

// shares deals a row's width: natural widths, what is left by Grow, what is
// missing taken from those that can give.
func (n *Node) shares(e *Env, w float64) []float64 {
	out := make([]float64, len(n.Kids))
	room := w - n.Gap*float64(max(0, len(n.Kids)-1))
	pref, least, grow := 0.0, 0.0, 0.0
	for _, k := range n.Kids {
		pref += k.prefW(e)
		least += k.minW(e)
		grow += k.Grow
	}
	for i, k := range n.Kids {
		p, m := k.prefW(e), k.minW(e)
		switch {
		case pref <= room && grow > 0:
			p += (room - pref) * k.Grow / grow
		case pref > room && pref > least:
			p = m + (p-m)*max(0, room-least)/(pref-least)
		}
		out[i] = math.Floor(p)
	}
	return out
}

// lines breaks a Flow or Grid into lines and gives the height; place, if not
// nil, is told where each child goes, relative to the content.
func (n *Node) lines(e *Env, w float64, place func(k *Node, r Rect)) float64 {
	y := 0.0
	if n.Kind == Grid {
		cell := n.Cell
		for _, k := range n.Kids {
			cell = max(cell, k.minW(e))
		}
		cols := max(1, int((w+n.Gap)/(cell+n.Gap)))
		cols = min(cols, max(1, len(n.Kids)))
		// Rows as even as they can be: five in three columns are three and
		// two, not four and one.
		rows := (len(n.Kids) + cols - 1) / max(cols, 1)
		if rows > 0 {
			cols = (len(n.Kids) + rows - 1) / rows
		}
		cw := math.Floor((w+n.Gap)/float64(cols) - n.Gap)
		for i := 0; i < len(n.Kids); i += cols {
			line := n.Kids[i:min(i+cols, len(n.Kids))]
			h := 0.0
			for _, k := range line {
				h = max(h, k.heightFor(e, cw))
			}
			if place != nil {
				for j, k := range line {
					place(k, Rect{float64(j) * (cw + n.Gap), y, cw, h})
				}
			}
			y += h + n.Gap
		}
		return max(0, y-n.Gap)
	}
	for i := 0; i < len(n.Kids); {
		x, h, j := 0.0, 0.0, i
		for ; j < len(n.Kids); j++ {
			kw := min(n.Kids[j].prefW(e), w)
			if j > i && x+kw > w+0.5 {
				break
			}
			x += kw + n.Gap
			h = max(h, n.Kids[j].heightFor(e, kw))
		}
		if place != nil {
			line := n.Kids[i:j]
			spare := (w - (x - n.Gap))
			at := spare * n.TextSide
			for _, k := range line {
				kw := min(k.prefW(e), w)
				kh := k.heightFor(e, kw)
				place(k, Rect{math.Floor(at), y + math.Floor((h-kh)*n.Align), kw, kh})
				at += kw + n.Gap
			}
		}
		y += h + n.Gap
		i = j
	}
	return max(0, y-n.Gap)
}

// place puts n and everything under it where it belongs.
func (u *UI) place(n *Node, r Rect, clip Rect, path string) {
	e := &u.env
	n.Rect = r
	n.clip = clip.Meet(r)
	if n.ID == "" {
		n.ID = path
	}
	n.in = u.within
	if n.Scroll {
		u.within = n
		defer func() { u.within = n.in }()
	}
	n.links = n.links[:0]
	if n.Look != Bare {
		clip = n.clip
	}
	in := Rect{r.X + n.PadX, r.Y + n.PadY, max(0, r.W-2*n.PadX), max(0, r.H-2*n.PadY)}
	if len(n.Text) > 0 && !n.Display {
		n.body = lay(n.Text, n.textSize(e), in.W-n.iconRoom(e), n.TextSide)
		u.placeLinks(n, in, clip)
	}
	kid := func(i int, k *Node, kr Rect, c Rect) { u.place(k, kr, c, n.ID+"/"+strconv.Itoa(i)) }
	switch n.Kind {
	case Column:
		u.placeColumn(n, in, clip)
	case Row:
		x := in.X
		sh := n.shares(e, in.W)
		total := n.Gap * float64(max(0, len(sh)-1))
		for _, w := range sh {
			total += w
		}
		x += math.Floor(max(0, in.W-total) * n.TextSide)
		for i, k := range n.Kids {
			h := in.H
			y := in.Y
			if n.Align > 0 || k.Fit || k.Height > 0 {
				h = min(in.H, k.heightFor(e, sh[i]))
				y += math.Floor((in.H - h) * n.Align)
			}
			kid(i, k, Rect{x, y, sh[i], h}, clip)
			x += sh[i] + n.Gap
		}
	case Flow, Grid:
		i := 0
		n.lines(e, in.W, func(k *Node, kr Rect) {
			kr.X += in.X
			kr.Y += in.Y
			kid(i, k, kr, clip)
			i++
		})
	case Stack:
		for i, k := range n.Kids {
			kid(i, k, in, clip)
		}
	case Anchor:
		for i, k := range n.Kids {
			w := min(k.prefW(e), in.W)
			h := min(k.heightFor(e, w), in.H)
			if k.Grow > 0 {
				h = in.H
			}
			kid(i, k, Rect{in.X + math.Floor((in.W-w)*k.AX), in.Y + math.Floor((in.H-h)*k.AY), w, h}, clip)
		}
	}
}

// placeColumn deals a column's height. Scrolls give way first, then the
// column itself becomes shorter than its content and is cut, which the
// layout test does not allow on any screen of ours.
func (u *UI) placeColumn(n *Node, in Rect, clip Rect) {
	e := &u.env
	hs := make([]float64, len(n.Kids))
	total, grow := n.Gap*float64(max(0, len(n.Kids)-1)), 0.0
	give := 0.0
	for i, k := range n.Kids {
		hs[i] = k.heightFor(e, n.kidW(e, k, in.W))
		total += hs[i]
		grow += k.Grow
		if k.shrinks() {
			give += hs[i]
		}
	}
	offset := 0.0
	if n.Scroll {
		n.kidsH = total
		n.over = total > in.H+0.5
		offset = u.scrollOf(n, in)
		clip = clip.Meet(in)
	} else if total > in.H+0.5 && give > 0 {
		short := total - in.H
		// What is firm gives way only when the rest has nothing left to give.
		for _, firm := range []bool{false, true} {
			give = 0
			least := func(k *Node) float64 {
				if firm {
					return 0
				}
				return min(e.Em()*5, k.heightFor(e, n.kidW(e, k, in.W)))
			}
			for i, k := range n.Kids {
				if k.shrinks() && k.Firm == firm {
					give += max(0, hs[i]-least(k))
				}
			}
			if give <= 0 {
				continue
			}
			taken := 0.0
			for i, k := range n.Kids {
				if k.shrinks() && k.Firm == firm {
					d := math.Ceil(min(1, short/give) * max(0, hs[i]-least(k)))
					hs[i] = max(0, hs[i]-d)
					taken += d
				}
			}
			if short -= taken; short <= 0 {
				break
			}
		}
		if short > 0 {
			for i, k := range n.Kids {
				if k.shrinks() && !k.Firm {
					d := min(hs[i], short)
					hs[i] -= d
					short -= d
				}
			}
		}
	} else if total < in.H && grow > 0 {
		for i, k := range n.Kids {
			hs[i] += math.Floor((in.H - total) * k.Grow / grow)
		}
	}
	y := in.Y - offset
	for i, k := range n.Kids {
		w := n.kidW(e, k, in.W)
		room := in.W
		if n.Scroll {
			room -= scrollRoom(e)
		}
		x := in.X + math.Floor((room-w)*n.Align)
		u.place(k, Rect{x, y, w, hs[i]}, clip, n.ID+"/"+strconv.Itoa(i))
		y += hs[i] + n.Gap
	}
}

// shrinks tells whether n can be shown lower than its content.
func (n *Node) shrinks() bool {
	if n.Scroll {
		return true
	}
	if n.Height > 0 {
		return false
	}
	if n.Kind == Column || n.Kind == Row || n.Kind == Stack {
		for _, k := range n.Kids {
			if k.shrinks() {
				return true
			}
		}
	}
	return false
}

// placeLinks makes a small node of each link's words on a line.
func (u *UI) placeLinks(n *Node, in Rect, clip Rect) {
	open := n.OnLink
	if open == nil {
		open = u.OnLink
	}
	if open == nil {
		return
	}
	x0, y0 := n.textAt(&u.env, in)
	var last *Node
	lastLink := ""
	for i := range n.body.frags {
		f := &n.body.frags[i]
		if f.link == "" {
			last, lastLink = nil, ""
			continue
		}
		h := math.Floor(f.face.size * leading)
		if last != nil && lastLink == f.link && last.Rect.Y == y0+f.y {
			last.Rect.W = x0 + f.x + f.w - last.Rect.X
			last.clip = clip.Meet(last.Rect)
			continue
		}
		link := f.link
		last = &Node{ID: n.ID + "#" + strconv.Itoa(i), Rect: Rect{x0 + f.x, y0 + f.y, f.w, h}}
		last.clip = clip.Meet(last.Rect)
		last.in = n.in
		last.Click = func() { open(link) }
		lastLink = link
		n.links = append(n.links, last)
	}
}

// textAt is where a node's text begins: beside the icon, in the middle of
// the height if the node is a button or a row.
func (n *Node) textAt(e *Env, in Rect) (x, y float64) {
	x = in.X + n.iconRoom(e)
	y = in.Y
	if n.Look != Bare || n.Icon != NoIcon {
		y += max(0, (in.H-n.body.h)/2)
	}
	return x, math.Floor(y)
}
