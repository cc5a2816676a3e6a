package scenes

import (
	"github.com/solarlune/resolv"

	"mageduel/scenes/board"
)

// meadow is where scenery walks: a space of its own with all that stands or
// lies in it. It is asked a few times a second for each animal, not every
// tick. Places are feet from the middle of the place.
type meadow struct {
	space  *resolv.Space
	walls  *resolv.ConvexPolygon // the zone; nil while there is none
	feeler *resolv.Circle
	centre resolv.Vector
	bounds resolv.Bounds
	rough  bool // boxes are enough
	found  bool
	what   uint8 // what stops the one that asks
	meet   func(resolv.IShape) bool
}

// What stops an animal.
const (
	solids uint8 = 1 << iota // stones, trees, columns
	water
	light // the zone
)

const (
	meadowFeet = 320 // side of the space
	meadowUnit = 16  // units of the space for a foot, so that its rounding is small
	meadowCell = 20  // feet
)

func meadowAt(feet float64) float64 { return (feet + meadowFeet/2) * meadowUnit }

func newMeadow(place board.PlaceID) *meadow {
	m := &meadow{space: resolv.NewSpace(meadowFeet*meadowUnit, meadowFeet*meadowUnit, meadowCell*meadowUnit, meadowCell*meadowUnit), feeler: resolv.NewCircle(0, 0, meadowUnit)}
	m.meet = m.meets
	p := &board.Places[place]
	for _, e := range p.Props {
		x0, y0, x1, y1 := e.Blocks()
		s := resolv.NewRectangleFromCorners(meadowAt(x0), meadowAt(y0), meadowAt(x1), meadowAt(y1))
		s.SetData(solids)
		m.space.Add(s)
	}
	for _, e := range p.Pools[:p.NPools] {
		s := resolv.NewCircle(meadowAt(e[0]), meadowAt(e[1]), e[2]*meadowUnit)
		s.SetData(water)
		m.space.Add(s)
	}
	return m
}

// raise puts the walls of a zone of so many feet into the meadow; 0 takes
// them away.
func (m *meadow) raise(side float64) {
	if m.walls != nil {
		m.space.Remove(m.walls)
		m.walls = nil
	}
	if side <= 0 {
		return
	}
	half := min(side, meadowFeet-2) / 2
	m.walls = resolv.NewRectangleFromCorners(meadowAt(-half), meadowAt(-half), meadowAt(half), meadowAt(half))
	m.walls.SetData(light)
	m.space.Add(m.walls)
}

// meets looks at one shape near the feeler. Stones and the zone lie along the
// axes, so that their box is all of them; circles that hold one another whole
// do not intersect for resolv, so the centre is asked as well.
func (m *meadow) meets(s resolv.IShape) bool {
	kind, ok := s.Data().(uint8)
	if !ok || kind&m.what == 0 || !s.Bounds().IsIntersecting(m.bounds) {
		return true
	}
	m.found = m.rough || kind != water || m.centre.IsInside(s) || m.feeler.IsIntersecting(s)
	return !m.found
}

// near tells whether something of what may be within r feet of a place.
func (m *meadow) near(x, y, r float64, what uint8) bool {
	m.rough = true
	found := m.stops(x, y, r, what)
	m.rough = false
	return found
}

// stops tells whether something of what is within r feet of a place.
func (m *meadow) stops(x, y, r float64, what uint8) bool {
	m.centre = resolv.Vector{X: meadowAt(x), Y: meadowAt(y)}
	m.feeler.SetRadius(r * meadowUnit)
	m.feeler.SetPositionVec(m.centre)
	m.found, m.what = false, what
	m.bounds = m.feeler.Bounds()
	m.space.FilterCells(m.bounds).ForEach(m.meet)
	return m.found
}
