package hud

import (
	"hash/maphash"
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/assets/fonts"
)

var seed = maphash.MakeSeed()

func (u *UI) stateOf(n *Node) state {
	var s state
	if n.Disabled {
		s |= disabled
	}
	if n.Chosen {
		s |= chosen
	}
	if n == u.hover {
		s |= hovered
		if u.held && !n.Disabled {
			s |= pressed
		}
	}
	if u.edit != nil && u.edit.node == n.ID {
		s |= editing
	}
	return s
}

// hash mixes all that a panel's picture depends on.
func (u *UI) hash(h *maphash.Hash, n *Node, o Rect) {
	num := func(v float64) {
		b := math.Float64bits(v)
		for range 8 {
			h.WriteByte(byte(b))
			b >>= 8
		}
	}
	num(n.Rect.X - o.X)
	num(n.Rect.Y - o.Y)
	num(n.Rect.W)
	num(n.Rect.H)
	h.WriteByte(byte(n.Look))
	h.WriteByte(byte(u.stateOf(n)))
	h.WriteByte(byte(n.Icon))
	h.WriteByte(byte(n.IconTone))
	num(n.Size)
	num(n.IconSize)
	num(float64(n.Sig))
	if n.Slide != nil {
		num(n.Slide.Value)
	}
	if n.Entry != nil {
		h.WriteString(n.Entry.Value)
		if u.stateOf(n)&editing != 0 {
			num(float64(u.edit.version))
		}
	}
	if n.Scroll {
		num(u.scroll[n.ID])
		num(n.kidsH)
	}
	for i := range n.Text {
		h.WriteString(n.Text[i].Text)
		h.WriteByte(byte(n.Text[i].Tone)<<4 | byte(n.Text[i].Cut))
	}
	for _, l := range n.links {
		h.WriteByte(byte(u.stateOf(l)))
	}
	h.WriteByte(byte(len(n.Kids)))
	for _, k := range n.Kids {
		u.hash(h, k, o)
	}
}

// paintDirty paints the panels whose picture changed.
func (u *UI) paintDirty() {
	if u.LayoutOnly {
		return
	}
	for _, l := range u.layers {
		for _, s := range l.surfaces {
			u.paintSurface(s)
		}
	}
}

func (u *UI) paintSurface(s *surface) {
	var h maphash.Hash
	h.SetSeed(seed)
	u.hash(&h, s.node, s.at)
	sum := h.Sum64()
	w, ht := int(s.at.W), int(s.at.H)
	if w < 1 || ht < 1 {
		return
	}
	if s.img != nil && (s.img.Bounds().Dx() != w || s.img.Bounds().Dy() != ht) {
		s.img.Deallocate()
		s.img = nil
	}
	if s.img == nil {
		s.img = ebiten.NewImage(w, ht)
	} else if s.hash == sum {
		return
	} else {
		s.img.Clear()
	}
	s.hash = sum
	u.paint(s.img, s.node, s.at)
}

func (u *UI) paint(dst *ebiten.Image, n *Node, o Rect) {
	e := &u.env
	r := Rect{n.Rect.X - o.X, n.Rect.Y - o.Y, n.Rect.W, n.Rect.H}
	st := u.stateOf(n)
	paintLook(dst, n, r, e.Line(), st)
	in := Rect{r.X + n.PadX, r.Y + n.PadY, r.W - 2*n.PadX, r.H - 2*n.PadY}
	if n.Icon != NoIcon {
		size := n.iconSize(e)
		x := in.X
		if len(n.Text) == 0 {
			x += (in.W - size) / 2
		}
		tone := n.IconTone
		if st&disabled != 0 {
			tone = Faint
		}
		DrawIcon(dst, n.Icon, math.Floor(x), math.Floor(in.Y+max(0, in.H-size)/2), size, tone.Colour())
	}
	if len(n.Text) > 0 {
		if n.Display {
			drawDisplay(dst, n.Text.String(), in, n.textSize(e), n.TextSide)
		} else {
			x, y := n.textAt(e, in)
			n.body.draw(dst, x, y, st&disabled != 0)
			for _, l := range n.links {
				lr := Rect{l.Rect.X - o.X, l.Rect.Y - o.Y, l.Rect.W, l.Rect.H}
				alpha := 0.45
				if l == u.hover {
					alpha = 1
				}
				Fill(dst, Rect{lr.X, math.Floor(lr.Y + lr.H*0.86), lr.W, e.Line()}, palette[Link], alpha)
			}
		}
	}
	if n.Slide != nil {
		paintSlide(dst, n, e, o, st)
	}
	if n.Entry != nil {
		paintEntry(dst, n, u, in)
	}
	if n.Paint != nil {
		n.Paint(&Painter{Dst: dst, Env: e, R: r, Node: n})
	}
	inner := dst
	if n.Scroll && len(n.Kids) > 0 {
		c := image.Rect(int(in.X), int(in.Y), int(in.X+in.W), int(in.Y+in.H))
		inner = dst.SubImage(c).(*ebiten.Image)
		if n.over {
			t := e.Line() * 3
			most := n.kidsH
			thumb := max(in.H*in.H/most, e.Em())
			y := in.Y + (in.H-thumb)*u.scroll[n.ID]/max(1, most-in.H)
			Fill(dst, Rect{in.X + in.W - t, in.Y, t, in.H}, fieldFill, 0.8)
			Fill(dst, Rect{in.X + in.W - t, y, t, thumb}, ruleBright, 0.8)
		}
	}
	for _, k := range n.Kids {
		if k.clip.W > 0 && k.clip.H > 0 {
			u.paint(inner, k, o)
		}
	}
}

// arriveIn is how many ticks a layer or a tooltip takes to come up.
const arriveIn = 10

// arrival is how far something of that age has come up, 0 to 1, eased.
func (u *UI) arrival(age int) float64 {
	if u.env.Calm || age >= arriveIn {
		return 1
	}
	t := 1 - float64(age)/arriveIn
	return 1 - t*t
}

// Draw shows the screen.
func (u *UI) Draw(dst *ebiten.Image) {
	for i, l := range u.layers {
		shown := 1.0
		if i > 0 {
			shown = u.arrival(l.age)
		}
		if i > 0 && l.Dim {
			Fill(dst, Rect{0, 0, float64(u.env.W), float64(u.env.H)}, glassFoot, 0.62*shown)
		}
		for _, s := range l.surfaces {
			u.drawSurface(dst, s, shown)
		}
	}
	if u.focus != nil && u.showRing {
		u.drawRing(dst)
	}
	if u.tip != nil {
		u.drawSurface(dst, u.tip, u.arrival(u.tipAge))
	}
}

func (u *UI) drawSurface(dst *ebiten.Image, s *surface, shown float64) {
	if s.img == nil {
		return
	}
	op := ebiten.DrawImageOptions{}
	op.GeoM.Translate(s.at.X, s.at.Y)
	if shown < 1 {
		op.GeoM.Translate(0, (1-shown)*u.env.Em()*0.6)
		op.ColorScale.ScaleAlpha(float32(shown))
	}
	dst.DrawImage(s.img, &op)
}

func (u *UI) drawRing(dst *ebiten.Image) {
	r := u.focus.clip
	if r.W < 1 || r.H < 1 {
		return
	}
	line := u.env.Line()
	alpha := 1.0
	if !u.env.Calm {
		alpha = 0.9 + 0.1*math.Sin(float64(u.ticks)*0.08)
	}
	out := r.Inset(-3 * line)
	Frame(dst, out.Inset(-line), line, glassFoot, 0.8)
	Frame(dst, out, 2*line, focusRing, alpha)
	Fill(dst, r, focusRing, alpha*0.07)
}

// drawDisplay sets a title in the display cut: gold, lit from above, with a
// dark edge under it.
func drawDisplay(dst *ebiten.Image, s string, in Rect, size, side float64) {
	w := fonts.MeasureDisplay(s, size)
	x := in.X + math.Floor((in.W-w)*side)
	title := Lettering(s, size)
	op := ebiten.DrawImageOptions{}
	op.GeoM.Translate(math.Floor(x)-letterEdge(size), math.Floor(in.Y+size*0.34)-letterEdge(size))
	dst.DrawImage(title, &op)
}
