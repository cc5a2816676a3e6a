package grid

import "math/bits"

// Turning is how a flier turns, in eighths of a circle and squares. Directions
// are 0 to 7, from +X over +Y. The zero value turns as it likes.
type Turning struct {
	Heading int8 // where it flies; AnyHeading where it stands or hovers free
	Free    int8 // eighths at no cost, after every so many squares
	Every   int8
	Place   int8 // eighths more in one square, for 5 ft
	Most    int8 // eighths in one square; 4 no limit, 0 no rule at all
	Level   int8 // squares to fly level between going down and going up
}

// AnyHeading sets out in any direction.
const AnyHeading = 8

// headings are the directions of ways by 3*(y+1)+(x+1), -1 for none.
var headings = [9]int8{5, 6, 7, 4, -1, 0, 3, 2, 1}

// Heading is the direction of a step on the plan, -1 where there is none.
func Heading(way Point) int8 { return headings[3*(sgn(way.Y)+1)+sgn(way.X)+1] }

func sgn(v int64) int64 {
	switch {
	case v > 0:
		return 1
	case v < 0:
		return -1
	}
	return 0
}

// Angle is the turn between two directions in eighths, 0 to 4; none for
// AnyHeading and for steps straight up or down.
func Angle(a, b int8) int8 {
	if a < 0 || b < 0 || a == AnyHeading || b == AnyHeading {
		return 0
	}
	d := (a - b + 8) % 8
	return min(d, 8-d)
}

// Limited tells whether every step must be looked at: not only the first, of
// who can turn round on the spot.
func (t *Turning) Limited() bool { return t.Most > 0 && t.Most < 4 }

// toll is what the first step costs beside its way, in squares, for who can turn
// round on the spot.
func (t *Turning) toll(way Point) int64 {
	if t.Most == 4 && Angle(t.Heading, Heading(way)) > t.Free {
		return 1
	}
	return 0
}

// course is what a flier's next step hangs on.
type course struct {
	heading int8
	since   int8 // squares since it last turned, up to Every
	level   int8 // squares it must still fly level
	odd     uint8
}

func (t *Turning) start(odd uint8) course {
	return course{heading: t.Heading, since: t.Every, odd: odd}
}

// step is what a step makes of a course, what the turn costs in squares, and
// whether it may be. On the ground it turns as it likes.
func (t *Turning) step(c course, at, way Point) (next course, extra int64, ok bool) {
	landed := course{heading: AnyHeading, since: t.Every, odd: c.odd}
	if at.Z <= 0 && way.Z == 0 {
		return landed, 0, true
	}
	next = c
	switch {
	case way.Z < 0:
		next.level = t.Level
	case way.Z > 0 && c.level > 0:
		return c, 0, false
	case way.Z == 0:
		next.level = max(0, c.level-1)
	}
	if h := Heading(way); h >= 0 {
		turn := Angle(c.heading, h)
		free := int8(0)
		if c.since >= t.Every {
			free = t.Free
		}
		if turn > t.Most || turn > free+t.Place {
			return c, 0, false
		}
		if turn > free {
			extra = 1
		}
		next.heading = h
		next.since = min(c.since+1, t.Every)
		if turn > 0 {
			next.since = 1
		}
	}
	if at.Z+way.Z <= 0 {
		return landed, extra, true
	}
	return next, extra, true
}

// wings is a shortest-path search over cubes and courses, for fliers that
// cannot turn as they like.
type wings struct {
	cells   []cell
	table   []slot // open addressing, a power of two
	points  []point
	entries []entry
	heads   []link
	order   []int32
	stamp   uint32
}

// cell is a cube that was come to.
type cell struct {
	at    Point
	first [9]int32  // of its points, by heading, -1 none
	best  int32     // the first point that was settled, -1 none
	next  [26]int32 // the cell each way, where steps has feet
	steps [26]int16 // feet of a step each way, -1 none, 0 not asked yet
}

// point is a cube with a course.
type point struct {
	course                 course
	cell, next, prev, cost int32
}

func (w *wings) reset() {
	w.cells, w.points, w.entries = w.cells[:0], w.points[:0], w.entries[:0]
	w.heads, w.order = w.heads[:0], w.order[:0]
	if w.table == nil {
		w.table = make([]slot, 1<<10)
	}
	if w.stamp++; w.stamp == 0 {
		clear(w.table)
		w.stamp = 1
	}
}

func (w *wings) find(p Point) int32 {
	if len(w.table) == 0 {
		return -1
	}
	mask := uint64(len(w.table) - 1)
	for i := hash(p) & mask; w.table[i].stamp == w.stamp; i = (i + 1) & mask {
		if n := w.table[i].node; w.cells[n].at == p {
			return n
		}
	}
	return -1
}

func (w *wings) touch(p Point) int32 {
	if n := w.find(p); n >= 0 {
		return n
	}
	n := int32(len(w.cells))
	w.cells = append(w.cells, cell{at: p, first: [9]int32{-1, -1, -1, -1, -1, -1, -1, -1, -1}, best: -1})
	if 2*len(w.cells) > len(w.table) {
		w.table = make([]slot, 2*len(w.table))
		w.stamp = 1
		for i := range w.cells {
			w.note(int32(i))
		}
		return n
	}
	w.note(n)
	return n
}

func (w *wings) note(n int32) {
	mask := uint64(len(w.table) - 1)
	i := hash(w.cells[n].at) & mask
	for w.table[i].stamp == w.stamp {
		i = (i + 1) & mask
	}
	w.table[i] = slot{w.stamp, n}
}

// reach notes that a cell can be had on a course, unless it can be had as well
// for no more: as cheap even if what it owes beyond is paid at once, as free to
// turn and to climb.
func (w *wings) reach(at int32, c course, cost, prev int32) {
	first := &w.cells[at].first[c.heading]
	for n := *first; n >= 0; n = w.points[n].next {
		p := &w.points[n]
		if p.cost+int32(bits.OnesCount8(p.course.odd&^c.odd)) <= cost && p.course.since >= c.since && p.course.level <= c.level {
			return
		}
	}
	n := int32(len(w.points))
	w.points = append(w.points, point{course: c, cell: at, next: *first, prev: prev, cost: cost})
	*first = n
	for int(cost) >= len(w.heads) {
		w.heads = append(w.heads, link{-1, -1})
	}
	e := int32(len(w.entries))
	w.entries = append(w.entries, entry{n, -1})
	if h := &w.heads[cost]; h.last < 0 {
		h.first, h.last = e, e
	} else {
		w.entries[h.last].next = e
		h.last = e
	}
}

// stale tells whether a point was since had for less on the same course.
func (w *wings) stale(n int32) bool {
	p := &w.points[n]
	for m := w.cells[p.cell].first[p.course.heading]; m != n; m = w.points[m].next {
		o := &w.points[m]
		if o.cost+int32(bits.OnesCount8(o.course.odd&^p.course.odd)) <= p.cost && o.course.since >= p.course.since && o.course.level <= p.course.level {
			return true
		}
	}
	return false
}

func (w *wings) run(t *Travel, goal *Point) {
	w.reset()
	w.reach(w.touch(t.From.Point), t.Turn.start(t.Odd&3), 0, -1)
	limit := t.Max / Edge
	for c := 0; c < len(w.heads); c++ {
		for e := w.heads[c].first; e >= 0; e = w.entries[e].next {
			n := w.entries[e].ref
			p := w.points[n]
			if w.stale(n) {
				continue
			}
			if v := &w.cells[p.cell]; v.best < 0 {
				v.best = n
				w.order = append(w.order, p.cell)
			}
			at := w.cells[p.cell].at
			if goal != nil && at == *goal {
				return
			}
			for k, way := range ways {
				next, extra, ok := t.Turn.step(p.course, at, way)
				if !ok {
					continue
				}
				cost, _ := price(way, p.course.odd, 1, t.Dive)
				to := at.Add(way)
				if cost += int64(c) + extra; cost > limit || goal != nil && cost+t.least(to, *goal) > limit {
					continue
				}
				feet := w.cells[p.cell].steps[k]
				if feet == 0 {
					feet = -1
					if f, ok := t.Cost(at, to); ok {
						feet = int16(max(1, f))
						i := w.touch(to)
						w.cells[p.cell].next[k] = i
					}
					w.cells[p.cell].steps[k] = feet
				}
				if feet < 0 {
					continue
				}
				cost, next.odd = price(way, p.course.odd, max(1, (int64(feet)+Edge-1)/Edge), t.Dive)
				if cost += int64(c) + extra; cost > limit {
					continue
				}
				w.reach(w.cells[p.cell].next[k], next, int32(cost), n)
			}
		}
	}
}

// at is the best point of a cube, or nil.
func (w *wings) at(to Point) *point {
	n := w.find(to)
	if n < 0 || w.cells[n].best < 0 {
		return nil
	}
	return &w.points[w.cells[n].best]
}

// route appends the way to a point.
func (w *wings) route(p *point, out []Point) []Point {
	from := len(out)
	for ; p.prev >= 0; p = &w.points[p.prev] {
		out = append(out, w.cells[p.cell].at)
	}
	for i, j := from, len(out)-1; i < j; i, j = i+1, j-1 {
		out[i], out[j] = out[j], out[i]
	}
	return out
}
