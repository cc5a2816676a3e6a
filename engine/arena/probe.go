package arena

import (
	"sync"

	"github.com/solarlune/resolv"
)

// resolv keeps buffers for the whole package, so that only one goroutine may be
// in it at a time, whatever space it works on.
var resolvMutex sync.Mutex

// span is a row of squares, by number, first to last. Where it holds none, last
// is first-1: then the row is a border, the grid line between those two squares.
type span struct{ first, last int64 }

func (s span) border() bool { return s.last < s.first }

// trace is what a box takes up on the plan. Where none is set it takes up
// nothing: it holds no centre of a square and lies between no two of them.
type trace struct {
	x, y span
	none bool
}

// A box longer than long feet is asked about with whole squares cut out of its
// middle: nothing but its ends can make a difference, and so the numbers given
// to resolv stay small in a zone of any size (R5).
const long = 30

// outline is a box on the plan as resolv gets it: the place of its low corner
// within a square, and its length along each axis after the cut.
type outline struct{ x, y, w, h int8 }

// traces remembers resolv's answers: there are few outlines, and a wall is like
// another wall wherever it stands. Guarded by resolvMutex.
var traces = map[outline]trace{}

// footprint asks resolv which squares a box takes up.
func footprint(x0, y0, x1, y1 int64) trace {
	bx, by := floorDiv(x0, 5), floorDiv(y0, 5)
	w, cutX := shorten(x1 - x0)
	h, cutY := shorten(y1 - y0)
	o := outline{int8(x0 - 5*bx), int8(y0 - 5*by), int8(w), int8(h)}
	p, ok := traces[o]
	if !ok {
		p = ask(o)
		traces[o] = p
	}
	p.x.first, p.x.last = p.x.first+bx, p.x.last+bx+cutX
	p.y.first, p.y.last = p.y.first+by, p.y.last+by+cutY
	return p
}

// shorten cuts whole squares out of a length and says how many.
func shorten(length int64) (rest, cut int64) {
	if length <= long {
		return length, 0
	}
	cut = (length - long + 4) / 5
	return length - 5*cut, cut
}

// fine is how many units of resolv a foot is. Its test of two lines adds one
// square unit to what should be nought, which shifts a hit along the line; at
// this scale the shift is under a hundredth of a foot.
const fine = 64

// ask puts a box into a space of resolv and asks about the centres of the
// squares around it, and about the steps between them. Centres lie on half feet
// and sides of boxes on whole ones, so that no probe comes closer than half a
// foot to a side and only plain answers are read.
func ask(o outline) trace {
	const side = 1 + (long+4)/5 + 1 // squares from the one before the box to the one behind
	a := newProbe(side+1, o)
	p := trace{none: true}
	for j := int64(-1); j <= side; j++ {
		for i := int64(-1); i <= side; i++ {
			if a.holds(i, j) {
				p.add(span{i, i}, span{j, j})
			}
		}
	}
	if !p.none {
		return p
	}
	for j := int64(-1); j <= side; j++ {
		for i := int64(-1); i < side; i++ {
			if a.parts(i, j, i+1, j) {
				p.add(span{i + 1, i}, span{j, j})
			}
		}
	}
	if !p.none {
		return p
	}
	for j := int64(-1); j < side; j++ {
		for i := int64(-1); i <= side; i++ {
			if a.parts(i, j, i, j+1) {
				p.add(span{i, i}, span{j + 1, j})
			}
		}
	}
	return p
}

func (p *trace) add(x, y span) {
	if p.none {
		*p = trace{x: x, y: y}
		return
	}
	p.x = span{min(p.x.first, x.first), max(p.x.last, x.last)}
	p.y = span{min(p.y.first, y.first), max(p.y.last, y.last)}
}

// probe is a space of resolv with one box in it and a small shape to ask with.
type probe struct {
	space *resolv.Space
	solid *resolv.ConvexPolygon
	point *resolv.ConvexPolygon
	thin  bool
}

// margin keeps all that is asked about within the space.
const margin = 10 // feet

func newProbe(squares int, o outline) *probe {
	edge := (5*squares + 2*margin) * fine
	a := &probe{space: resolv.NewSpace(edge, edge, 10*fine, 10*fine), thin: o.w == 0 || o.h == 0}
	x, y := units(int64(o.x)), units(int64(o.y))
	w, h := float64(o.w)*fine, float64(o.h)*fine
	switch {
	case o.w == 0 && o.h == 0:
		return a
	case a.thin:
		a.solid = resolv.NewConvexPolygon(x, y, []float64{0, 0, w, h})
	default:
		a.solid = resolv.NewRectangleFromTopLeft(x, y, w, h)
	}
	a.point = resolv.NewRectangle(0, 0, fine/4, fine/4)
	a.space.Add(a.solid, a.point)
	return a
}

func units(feet int64) float64 { return float64(feet+margin) * fine }

func centre(i int64) float64 { return float64(10*i+5+2*margin) * (fine / 2) }

// holds reports whether the centre of a square is in the box.
func (a *probe) holds(i, j int64) bool {
	if a.thin {
		return false
	}
	a.point.SetPosition(centre(i), centre(j))
	return a.point.IsContainedBy(a.solid)
}

// parts reports whether the box lies between the centres of two squares.
func (a *probe) parts(i, j, k, l int64) bool {
	if a.solid == nil {
		return false
	}
	return resolv.LineTest(resolv.LineTestSettings{
		Start:       resolv.Vector{X: centre(i), Y: centre(j)},
		End:         resolv.Vector{X: centre(k), Y: centre(l)},
		TestAgainst: a.space.FilterShapes().Not(a.point),
	})
}

func floorDiv(a, b int64) int64 {
	q := a / b
	if a%b < 0 {
		q--
	}
	return q
}
