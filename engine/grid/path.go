package grid

// Travel is a question to a Pathfinder.
type Travel struct {
	From  Body
	Max   int64 // feet to spend
	Space bool  // all 26 neighbours, not only the 8 of the plan
	Odd   uint8 // what an earlier part of the same move left in Owed
	Dive  bool  // down at double speed
	Turn  Turning

	// Cost tells what a body pays to step between two neighbouring squares, its
	// low corner going from one to the other: 5 on open ground, 10 where going
	// is hard; or that it cannot. Diagonals are made dearer by the Pathfinder.
	Cost func(from, to Point) (feet int64, ok bool)
}

// Pathfinder finds cheapest ways, counted 5-10-5 (ruling 46). Its zero value is
// ready; it keeps its buffers, and once they have grown does not allocate.
//
// A diagonal step costs half as much again as a straight one, the odd half
// being paid by every second diagonal, on the plan and again between plan and
// height. In the plan a free way costs Distance; in space it may cost 5 ft more.
//
// Of several ways that cost the same, the one with fewer steps is taken; of
// those, the one that leaves the least owed (Owed); of those, the one whose last
// square but one was found first, and so on back.
// Squares are found from the cheapest onwards, first found first served, and
// from each the neighbours are looked at in this order: level, then up, then
// down; straight (for up and down first the square right above or below, then
// the four sides: +X, +Y, -X, -Y), then diagonal (+X+Y, -X+Y, -X-Y, +X-Y).
type Pathfinder struct {
	f      flood
	w      wings
	winged bool // w has the answers
}

func (t *Travel) neighbours() int {
	if t.Space {
		return len(ways)
	}
	return 8
}

// least is what is left to the goal at the least, in squares.
func (t *Travel) least(from, goal Point) int64 {
	d := Distance(from, goal) / Edge
	if t.Dive && goal.Z < from.Z {
		d /= 2
	}
	return d
}

func (p *Pathfinder) run(t *Travel, goal *Point) {
	if p.winged = t.Space && t.Turn.Limited(); p.winged {
		p.w.run(t, goal)
		return
	}
	p.f.reset()
	p.f.reach(p.f.touch(t.From.Point), t.Odd&3, 0, 0, -1)
	p.f.run(t, goal)
}

// Reachable finds every square that can be had for t.Max feet, the start among
// them; Each, Feet, Owed and Route then speak of it.
func (p *Pathfinder) Reachable(t Travel) {
	p.run(&t, nil)
}

// Path finds the way to one square and appends its steps to out, the start left
// out and the square itself last. It reports the cost in feet and whether there
// is a way for t.Max feet.
func (p *Pathfinder) Path(t Travel, to Point, out []Point) (way []Point, feet int64, ok bool) {
	p.run(&t, &to)
	feet, ok = p.Feet(to)
	if !ok {
		return out, 0, false
	}
	return p.Route(to, out), feet, true
}

// Each calls f for the squares found, from the cheapest onwards, until f
// returns false.
func (p *Pathfinder) Each(f func(at Point, feet int64) bool) {
	if p.winged {
		for _, n := range p.w.order {
			v := &p.w.cells[n]
			if !f(v.at, int64(p.w.points[v.best].cost)*Edge) {
				return
			}
		}
		return
	}
	for _, n := range p.f.order {
		v := &p.f.nodes[n]
		if s, _ := v.best(); !f(v.at, int64(v.cost[s])*Edge) {
			return
		}
	}
}

// Feet is the cost of the cheapest way found to a square.
func (p *Pathfinder) Feet(to Point) (feet int64, ok bool) {
	if p.winged {
		v := p.w.at(to)
		if v == nil {
			return 0, false
		}
		return int64(v.cost) * Edge, true
	}
	n := p.f.find(to)
	if n < 0 || !p.f.nodes[n].done {
		return 0, false
	}
	s, _ := p.f.nodes[n].best()
	return int64(p.f.nodes[n].cost[s]) * Edge, true
}

// Owed is what the way found to a square leaves to the next part of the same
// move (Travel.Odd), so that every second diagonal counts twice all along.
func (p *Pathfinder) Owed(to Point) uint8 {
	if p.winged {
		v := p.w.at(to)
		if v == nil {
			return 0
		}
		return v.course.odd
	}
	n := p.f.find(to)
	if n < 0 {
		return 0
	}
	s, _ := p.f.nodes[n].best()
	return s
}

// Route appends to out the steps of the way found to a square, the start left
// out and the square itself last; nothing if none was found.
func (p *Pathfinder) Route(to Point, out []Point) []Point {
	if p.winged {
		if v := p.w.at(to); v != nil {
			return p.w.route(v, out)
		}
		return out
	}
	n := p.f.find(to)
	if n < 0 || !p.f.nodes[n].done {
		return out
	}
	s, _ := p.f.nodes[n].best()
	from := len(out)
	for ref := n*4 + int32(s); ; {
		v := &p.f.nodes[ref/4]
		prev := v.prev[ref%4]
		if prev < 0 {
			break
		}
		out = append(out, v.at)
		ref = prev
	}
	for i, j := from, len(out)-1; i < j; i, j = i+1, j-1 {
		out[i], out[j] = out[j], out[i]
	}
	return out
}
