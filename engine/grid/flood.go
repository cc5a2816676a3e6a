package grid

import "math/bits"

// flood is a shortest-path search over cubes, with its buffers. A cube is known
// by where it is, so that it costs the same anywhere in a zone of any size, and
// is reached in up to four states: whether the next diagonal of the plan counts
// twice, and whether the next one between plan and height does.
type flood struct {
	nodes   []node
	table   []slot // open addressing, a power of two
	entries []entry
	heads   []link // one queue for each cost in squares
	order   []int32
	stamp   uint32
}

type node struct {
	at   Point
	cost [4]int32 // squares; -1 not reached
	hops [4]int32
	prev [4]int32 // node*4 + state; -1 at a start
	done bool
}

type slot struct {
	stamp uint32
	node  int32
}

type entry struct{ ref, next int32 }

type link struct{ first, last int32 }

const (
	oddPlan   = 1 // the next diagonal of the plan counts twice
	oddHeight = 2 // the next diagonal between plan and height counts twice
)

// ways are the 26 neighbours in the published order: level, up, down; straight
// before diagonal; each turning from +X over +Y, -X and -Y.
var ways = func() (w [26]Point) {
	flat := [8]Point{{1, 0, 0}, {0, 1, 0}, {-1, 0, 0}, {0, -1, 0}, {1, 1, 0}, {-1, 1, 0}, {-1, -1, 0}, {1, -1, 0}}
	n := 0
	for _, z := range [3]int64{0, 1, -1} {
		if z != 0 {
			w[n] = Point{0, 0, z * Edge}
			n++
		}
		for _, d := range flat {
			w[n] = Point{d.X * Edge, d.Y * Edge, z * Edge}
			n++
		}
	}
	return w
}()

func (f *flood) reset() {
	f.nodes = f.nodes[:0]
	f.entries = f.entries[:0]
	f.heads = f.heads[:0]
	f.order = f.order[:0]
	if f.table == nil {
		f.table = make([]slot, 1<<10)
	}
	f.stamp++
	if f.stamp == 0 {
		clear(f.table)
		f.stamp = 1
	}
}

func hash(p Point) uint64 {
	h := (uint64(p.X)*0x9e3779b97f4a7c15 + uint64(p.Y)*0xc2b2ae3d27d4eb4f + uint64(p.Z)*0x165667b19e3779f9)
	return (h ^ h>>32) * 0xd6e8feb86659fd93 >> 32
}

// find is the node at p, or -1.
func (f *flood) find(p Point) int32 {
	if len(f.table) == 0 {
		return -1
	}
	mask := uint64(len(f.table) - 1)
	for i := hash(p) & mask; f.table[i].stamp == f.stamp; i = (i + 1) & mask {
		if n := f.table[i].node; f.nodes[n].at == p {
			return n
		}
	}
	return -1
}

// touch is the node at p, made if need be.
func (f *flood) touch(p Point) int32 {
	mask := uint64(len(f.table) - 1)
	i := hash(p) & mask
	for ; f.table[i].stamp == f.stamp; i = (i + 1) & mask {
		if n := f.table[i].node; f.nodes[n].at == p {
			return n
		}
	}
	n := int32(len(f.nodes))
	f.nodes = append(f.nodes, node{at: p, cost: [4]int32{-1, -1, -1, -1}})
	f.table[i] = slot{f.stamp, n}
	if 2*len(f.nodes) > len(f.table) {
		f.grow()
	}
	return n
}

func (f *flood) grow() {
	f.table = make([]slot, 2*len(f.table))
	f.stamp = 1
	mask := uint64(len(f.table) - 1)
	for n := range f.nodes {
		i := hash(f.nodes[n].at) & mask
		for f.table[i].stamp == f.stamp {
			i = (i + 1) & mask
		}
		f.table[i] = slot{f.stamp, int32(n)}
	}
}

// reach notes that node n can be had in a state for a cost, coming from prev.
// The cheaper way is kept, then the one of fewer steps, then the earlier.
func (f *flood) reach(n int32, state uint8, cost, hops, prev int32) {
	v := &f.nodes[n]
	if v.matches(state, cost, hops) {
		return
	}
	queued := v.cost[state] == cost
	v.cost[state], v.hops[state], v.prev[state] = cost, hops, prev
	if queued {
		return
	}
	for int(cost) >= len(f.heads) {
		f.heads = append(f.heads, link{-1, -1})
	}
	e := int32(len(f.entries))
	f.entries = append(f.entries, entry{n*4 + int32(state), -1})
	if h := &f.heads[cost]; h.last < 0 {
		h.first, h.last = e, e
	} else {
		f.entries[h.last].next = e
		h.last = e
	}
}

// run settles cubes by rising cost up to the travel's limit. With a goal it
// stops there, and leaves aside what cannot come to it in time.
func (f *flood) run(t *Travel, goal *Point) {
	limit, n, step := t.Max/Edge, t.neighbours(), t.Cost
	for c := 0; c < len(f.heads); c++ {
		for e := f.heads[c].first; e >= 0; e = f.entries[e].next {
			ref := f.entries[e].ref
			i, state := ref/4, uint8(ref%4)
			v := &f.nodes[i]
			if v.cost[state] != int32(c) {
				continue
			}
			if !v.done {
				v.done = true
				f.order = append(f.order, i)
			}
			at, hops := v.at, v.hops[state]
			if goal != nil && at == *goal {
				return
			}
			if worse(v, state) {
				continue
			}
			for _, w := range ways[:n] {
				to := at.Add(w)
				// The step costs this at the least, and leaves one of two states.
				p, next := price(w, state, 1, t.Dive)
				if v.prev[state] < 0 {
					p += t.Turn.toll(w)
				}
				if int64(c)+p > limit {
					continue
				}
				if k := f.find(to); k >= 0 && f.nodes[k].matches(state&next, int32(c)+int32(p), hops+1) {
					continue
				}
				feet, ok := step(at, to)
				if !ok {
					continue
				}
				p, next = price(w, state, max(1, (feet+Edge-1)/Edge), t.Dive)
				if v.prev[state] < 0 {
					p += t.Turn.toll(w)
				}
				cost := int64(c) + p
				if cost > limit || goal != nil && cost+t.least(to, *goal) > limit {
					continue
				}
				f.reach(f.touch(to), next, int32(cost), hops+1, ref)
			}
		}
	}
}

// matches reports whether what the node has been had for is as good as a state, a
// cost and a number of steps: cheaper, or as cheap in no more steps, even if the
// halves it owes beyond that state are paid at once. To owe two ways costs no
// more than that, ever.
func (v *node) matches(state uint8, cost, hops int32) bool {
	for s, c := range v.cost {
		if c < 0 {
			continue
		}
		c += int32(bits.OnesCount8(uint8(s) &^ state))
		if c < cost || c == cost && v.hops[s] <= hops {
			return true
		}
	}
	return false
}

// worse reports whether the node has been had as well in another state: going on
// from this one cannot gain.
func worse(v *node, state uint8) bool {
	for s, c := range v.cost {
		if c < 0 || uint8(s) == state {
			continue
		}
		c += int32(bits.OnesCount8(uint8(s) &^ state))
		if c < v.cost[state] || c == v.cost[state] && v.hops[s] <= v.hops[state] {
			return true
		}
	}
	return false
}

// best is the cheapest state of a node, then that of fewest steps.
func (v *node) best() (state uint8, ok bool) {
	for s := range v.cost {
		if v.cost[s] < 0 {
			continue
		}
		if !ok || v.cost[s] < v.cost[state] || v.cost[s] == v.cost[state] && v.hops[s] < v.hops[state] {
			state, ok = uint8(s), true
		}
	}
	return state, ok
}
