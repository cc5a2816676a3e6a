package hud

import (
	"fmt"
)

// Audit lists what is wrong with the layout as it stands: text that does not
// fit its box, boxes outside the screen or outside what holds them, and
// neighbours that overlap. Tests of screens expect none.
func (u *UI) Audit() []string {
	var out []string
	full := Rect{0, 0, float64(u.env.W), float64(u.env.H)}
	for _, l := range u.layers {
		auditNode(l.root, full, false, &out)
	}
	return out
}

func auditNode(n *Node, room Rect, scrolled bool, out *[]string) {
	const slack = 1.5
	say := func(format string, args ...any) {
		*out = append(*out, fmt.Sprintf("%s (%.30q): ", n.ID, n.Text.String())+fmt.Sprintf(format, args...))
	}
	r := n.Rect
	if r.X < room.X-slack || r.X+r.W > room.X+room.W+slack {
		say("from %.0f to %.0f, its room is %.0f to %.0f", r.X, r.X+r.W, room.X, room.X+room.W)
	}
	if !scrolled && (r.Y < room.Y-slack || r.Y+r.H > room.Y+room.H+slack) {
		say("from %.0f down to %.0f, its room is %.0f to %.0f", r.Y, r.Y+r.H, room.Y, room.Y+room.H)
	}
	if n.body != nil && len(n.Text) > 0 {
		if n.body.w > r.W-2*n.PadX+slack {
			say("text of %.0f pixels in %.0f", n.body.w, r.W-2*n.PadX)
		}
		if n.body.h > r.H+slack {
			say("text %.0f pixels high in %.0f", n.body.h, r.H)
		}
		if n.OneLine && n.body.lines > 1 {
			say("%d lines where one was meant", n.body.lines)
		}
	}
	if n.Scroll && n.over && r.H < 20 {
		say("a list only %.0f pixels high", r.H)
	}
	for i, k := range n.Kids {
		if n.Kind == Column || n.Kind == Row || n.Kind == Flow || n.Kind == Grid {
			for _, o := range n.Kids[:i] {
				m := k.Rect.Meet(o.Rect)
				if m.W > slack && m.H > slack {
					*out = append(*out, fmt.Sprintf("%s and %s overlap by %.0fx%.0f", o.ID, k.ID, m.W, m.H))
				}
			}
		}
		auditNode(k, r, n.Scroll, out)
	}
}
