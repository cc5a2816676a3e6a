package hud

import "math"

// arrow moves the focus to the nearest target in a direction.
func (u *UI) arrow(dx, dy float64) {
	u.showRing = true
	u.tipPin = false
	f := u.focus
	if f == nil {
		u.tab(1)
		return
	}
	if f.Slide != nil && dx != 0 {
		u.setSlide(f, f.Slide.Value+dx*f.Slide.Step)
		return
	}
	if f.Scroll && dy != 0 && !f.target() {
		before := u.scroll[f.ID]
		u.scrollBy(f, dy*3*u.env.Em()*leading)
		if u.scroll[f.ID] != before {
			return
		}
	}
	if n := nearest(u.top().targets, f, dx, dy); n != nil {
		u.setFocus(n)
	}
}

func (u *UI) setFocus(n *Node) {
	if n == u.focus {
		return
	}
	u.focus, u.focusID = n, n.ID
	u.hover = nil
	u.rest = 0
	u.dropTip()
	u.reveal(n)
	u.moved = true
	u.sound("hover")
}

// nearest picks the target in a direction. What overlaps the focus across
// the direction counts first; among those, the nearest along it. Failing
// that anything further along it, sideways distance counting double.
func nearest(ts []*Node, f *Node, dx, dy float64) *Node {
	var best *Node
	score := math.Inf(1)
	for _, t := range ts {
		if t == f || t.NoFocus {
			continue
		}
		if (t.clip.W <= 0 || t.clip.H <= 0) && t.in != f.in && t.in != f {
			continue // out of sight in another list
		}
		along, across, beside := gaps(f.Rect, t.Rect, dx, dy)
		// A link within a line: to the right goes in, to the left comes out.
		switch {
		case holds(f.Rect, t.Rect):
			along, across, beside = t.Rect.X-f.Rect.X, 0, true
			if dx <= 0 {
				continue
			}
		case holds(t.Rect, f.Rect):
			along, across, beside = f.Rect.X-t.Rect.X, 0, true
			if dx >= 0 {
				continue
			}
		}
		if along < 0 {
			continue
		}
		s := along + 2*across
		if !beside {
			s += 1e5
		}
		// Equal otherwise: the one whose middle is nearer.
		s += 0.001 * math.Hypot(t.Rect.X+t.Rect.W/2-f.Rect.X-f.Rect.W/2, t.Rect.Y+t.Rect.H/2-f.Rect.Y-f.Rect.H/2)
		if s < score {
			best, score = t, s
		}
	}
	return best
}

// holds tells whether b lies within a.
func holds(a, b Rect) bool {
	const slack = 2
	return b.X >= a.X-slack && b.Y >= a.Y-slack && b.X+b.W <= a.X+a.W+slack && b.Y+b.H <= a.Y+a.H+slack
}

// gaps measures from a to b: the gap along the direction (negative: not that
// way), the gap across it, and whether they overlap across it.
func gaps(a, b Rect, dx, dy float64) (along, across float64, beside bool) {
	if dx != 0 {
		a, b = Rect{a.Y, a.X, a.H, a.W}, Rect{b.Y, b.X, b.H, b.W}
		dy = dx
	}
	const touch = 2 // pixels two neighbours may share
	if dy > 0 {
		along = b.Y - (a.Y + a.H) + touch
	} else {
		along = a.Y - (b.Y + b.H) + touch
	}
	across = max(0, b.X-(a.X+a.W), a.X-(b.X+b.W))
	return along, across, across == 0
}

// tab moves the focus in the order of the tree.
func (u *UI) tab(d int) {
	u.showRing = true
	u.tipPin = false
	ts := u.top().targets
	at := -1
	if d < 0 {
		at = len(ts)
	}
	for i, t := range ts {
		if t == u.focus {
			at = i
		}
	}
	for range ts {
		at = (at + d + len(ts)) % len(ts)
		if !ts[at].NoFocus {
			u.setFocus(ts[at])
			return
		}
	}
}

// Unreached lists the targets of the top layer that arrows alone cannot reach
// from where the focus is; tests of screens expect none. It moves the focus.
func (u *UI) Unreached(e Env) []string {
	var all []string
	for _, t := range u.top().targets {
		if !t.NoFocus {
			all = append(all, t.ID)
		}
	}
	reached := map[string]bool{u.focusID: true}
	queue := []string{u.focusID}
	for len(queue) > 0 {
		from := queue[0]
		queue = queue[1:]
		for _, h := range []Hands{{Up: true}, {Down: true}, {Left: true}, {Right: true}} {
			u.Focus(from)
			u.Update(e, &Hands{})
			// A list without widgets scrolls before it lets go, a slider slides.
			for range 60 {
				before := u.focusID
				if u.focus != nil && u.focus.Slide != nil && (h.Left || h.Right) {
					break
				}
				u.Update(e, &h)
				if u.focusID != before || u.focus == nil || u.focus.target() || !u.focus.Scroll {
					break
				}
			}
			if !reached[u.focusID] {
				reached[u.focusID] = true
				queue = append(queue, u.focusID)
			}
		}
	}
	var out []string
	for _, id := range all {
		if !reached[id] {
			out = append(out, id)
		}
	}
	return out
}
