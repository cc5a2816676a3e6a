package board

import "math"

// markLook is a pattern and a colour; either alone tells the marks apart.
type markLook struct {
	hue  rgb
	fill sprite
	k    float64 // strength of the fill
	edge float64 // strength of the outline
}

var markLooks = [marks]markLook{
	MarkReach:  {rgb{0.45, 0.70, 1}, sprTile, 0.46, 0.7},
	MarkPath:   {rgb{0.80, 0.92, 1}, sprDots, 0.75, 0.0},
	MarkArea:   {rgb{1, 0.52, 0.26}, sprHatch, 0.62, 1},
	MarkAid:    {rgb{0.50, 0.95, 0.70}, sprDots, 0.55, 1},
	MarkRange:  {rgb{0.55, 0.60, 0.85}, sprTile, 0.12, 0.5},
	MarkThreat: {rgb{0.95, 0.36, 0.40}, sprHatch, 0.26, 0.35},
	MarkCursor: {rgb{1, 0.95, 0.80}, sprReticle, 0.95, 0},
	MarkRefuse: {rgb{0.80, 0.45, 0.45}, sprCross, 0.60, 0.6},
}

// showMarks draws the struck squares, with an outline where a set ends.
func (b *Board) showMarks() {
	pulse := 0.88 + 0.12*math.Sin(b.seconds()*3)
	for i := range b.world.Marks {
		m := &b.world.Marks[i]
		look := &markLooks[m.Mark]
		fill := glow(look.hue, look.k*pulse*b.bright)
		fill[3] = float32(0.10 * look.k)
		edge := glow(look.hue, look.edge*b.bright)
		if look.edge > 0 {
			b.marked.fill(m.Squares)
		}
		for _, q := range m.Squares {
			x0, y0 := float64(q.X)*SquareFeet, float64(q.Y)*SquareFeet
			x1, y1 := x0+SquareFeet, y0+SquareFeet
			ax, ay := b.px(x0, y1, m.Z)
			bx, by := b.px(x1, y1, m.Z)
			cx, cy := b.px(x1, y0, m.Z)
			dx, dy := b.px(x0, y0, m.Z)
			if max(ax, bx, cx, dx) < 0 || min(ax, bx, cx, dx) > b.cam.W || max(ay, by, cy, dy) < 0 || min(ay, by, cy, dy) > b.cam.H {
				continue
			}
			b.glowB.whole(look.fill, ax, ay, bx, by, cx, cy, dx, dy, fill, fill, fill, fill)
			if look.edge == 0 {
				continue
			}
			w := max(2.6*b.cam.Zoom, 2.6)
			if !b.marked.has(q.X, q.Y+1) {
				b.line(&b.glowB, ax, ay, bx, by, w, edge, edge)
			}
			if !b.marked.has(q.X+1, q.Y) {
				b.line(&b.glowB, bx, by, cx, cy, w, edge, edge)
			}
			if !b.marked.has(q.X, q.Y-1) {
				b.line(&b.glowB, cx, cy, dx, dy, w, edge, edge)
			}
			if !b.marked.has(q.X-1, q.Y) {
				b.line(&b.glowB, dx, dy, ax, ay, w, edge, edge)
			}
		}
	}
}

// squareSet is an open-addressed set that is refilled without allocating.
type squareSet struct {
	slots []Square
	mark  []int64
	round int64
}

func (s *squareSet) fill(squares []Square) {
	n := 64
	for n < len(squares)*2 {
		n *= 2
	}
	if len(s.slots) < n {
		s.slots, s.mark = make([]Square, n), make([]int64, n)
	}
	s.round++
	for _, q := range squares {
		i := s.at(q.X, q.Y)
		s.slots[i], s.mark[i] = q, s.round
	}
}

func (s *squareSet) at(x, y int) int {
	n := len(s.slots) - 1
	i := (x*73856093 ^ y*19349663) & n
	for s.mark[i] == s.round && (s.slots[i].X != x || s.slots[i].Y != y) {
		i = (i + 1) & n
	}
	return i
}

func (s *squareSet) has(x, y int) bool { return s.mark[s.at(x, y)] == s.round }

// showGrid draws thin lines between squares, inside the zone only.
func (b *Board) showGrid() {
	if b.world.Grid <= 0 {
		return
	}
	x0, y0, x1, y1 := b.zoneClip()
	if b.world.Zone.Side <= 0 {
		x0, y0, x1, y1 = b.cam.CX-60, b.cam.CY-60, b.cam.CX+60, b.cam.CY+60
	}
	c := glow(rgb{0.42, 0.58, 0.85}, 0.24*b.world.Grid*b.bright)
	w := 1.6
	n := 0
	for x := math.Ceil(x0/SquareFeet) * SquareFeet; x <= x1 && n < 160; x += SquareFeet {
		ax, ay := b.px(x, y0, 0)
		bx, by := b.px(x, y1, 0)
		b.line(&b.glowB, ax, ay, bx, by, w, c, c)
		n++
	}
	for y := math.Ceil(y0/SquareFeet) * SquareFeet; y <= y1 && n < 320; y += SquareFeet {
		ax, ay := b.px(x0, y, 0)
		bx, by := b.px(x1, y, 0)
		b.line(&b.glowB, ax, ay, bx, by, w, c, c)
		n++
	}
}

// showEmblem draws the disc under a mage, and the rings of who acts, is
// selected or is aimed at.
func (b *Board) showEmblem(f *Figure) {
	k := f.Alpha * b.bright
	if k <= 0.02 {
		return
	}
	half := max(f.Size*0.46, 1.6)
	for i := range f.Images + 1 {
		x, y := b.imageFeet(f, i)
		b.disc(f, f.X+x, f.Y+y, half, k)
	}
	t := b.seconds()
	if f.Selected {
		b.flat(&b.glowB, sprRing, f.X, f.Y, 0.02, half*1.42, 0, glow(rgb{0.95, 0.95, 1}, 0.85*k))
	}
	if f.Targeted {
		b.flat(&b.glowB, sprReticle, f.X, f.Y, 0.02, half*(1.50+0.08*math.Sin(t*4)), math.Pi/4, glow(rgb{1, 0.55, 0.30}, k))
	}
}

// disc draws a mage's sign on the ground, and the ring of who acts. Mirror
// images have theirs too.
func (b *Board) disc(f *Figure, x, y, half, k float64) {
	t := b.seconds()
	if f.Emblem >= 1 && f.Emblem <= 8 {
		c := rgb{float32(f.Tint.R) / 255, float32(f.Tint.G) / 255, float32(f.Tint.B) / 255}
		c = mixRGB(c, rgb{1, 1, 1}, 0.22)
		s := sprEmblem + sprite(f.Emblem-1)
		// The sign is turned to the eye whatever the quarter.
		spin := -math.Pi/4 - float64(b.cam.Turn&3)*math.Pi/2
		p := 0.62
		if f.Acting {
			p = 0.85
			b.flat(&b.glowB, sprGlow, x, y, 0.02, half*2.1, 0, glow(c, (0.30+0.08*math.Sin(t*2.4))*k))
		}
		ink := glow(c, p*k)
		ink[3] = float32(0.25 * k)
		b.flat(&b.glowB, s, x, y, 0.02, half*1.18, spin, ink)
	}
	if f.Poised {
		b.flat(&b.glowB, sprReticle, x, y, 0.02, half*1.72, -t*0.6, glow(rgb{0.55, 0.92, 1}, 0.8*k))
	}
	if f.Acting {
		b.flat(&b.glowB, sprCircle, x, y, 0.02, half*1.62, t*0.35, glow(rgb{1, 0.86, 0.52}, 0.55*k))
	}
}

// showBar draws the small bar over a figure.
func (b *Board) showBar(f *Figure) {
	if f.Health < 0 || f.Alpha < 0.3 {
		return
	}
	x, y := b.px(f.X, f.Y, f.Z+b.tall(f)+1.3)
	w := math.Round(max(30*math.Sqrt(b.cam.Zoom), 22) * (0.7 + f.Size*0.06))
	h := max(math.Round(4*b.cam.H/720), 4)
	x, y = math.Round(x-w/2), math.Round(y)
	k := f.Alpha
	back := paint(rgb{0.03, 0.04, 0.07}, 0.85*k)
	g := &b.glowB
	r := spriteRects[sprSolid]
	g.corners(r, x-1, y-1, x+w+1, y-1, x+w+1, y+h+1, x-1, y+h+1, back, back, back, back)
	v := min(f.Health, 1)
	full, low := rgb{0.55, 0.86, 0.60}, rgb{0.95, 0.42, 0.28}
	c := mixRGB(low, mixRGB(rgb{0.95, 0.80, 0.42}, full, (v-0.5)*2), v*2)
	lo, hi := paint(c, 0.75*k), paint(c, k)
	fw := math.Round(w * v)
	g.corners(r, x, y, x+fw, y, x+fw, y+h, x, y+h, hi, hi, lo, lo)
}
