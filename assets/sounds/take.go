package sounds

import "math"

// take is a sound being made: a list of layers to be added and of passes over
// what was added, done one after another.
type take struct {
	buf  []float32
	loop bool
	rate float64 // of the layers, in samples a second
	rnd  chance
	ops  []op
}

func newTake(r *recipe) *take {
	seed := chance(14695981039346656037)
	for i := range len(r.name) {
		seed = (seed ^ chance(r.name[i])) * 1099511628211
	}
	rate := Rate
	if r.loop {
		rate = Rate / 2 // what goes on for long is made coarsely, then refined
	}
	return &take{buf: make([]float32, int(r.seconds*float64(rate))), loop: r.loop, rate: float64(rate), rnd: seed}
}

// op is one layer or one pass. Both go through the samples in order and may
// stop anywhere.
type op struct {
	buf   []float32
	at, n int
	done  int
	warm  int // samples before the first that a pass over a loop only hears
	layer func(part []float32)
	pass  func(x float64) float64
	look  func(x float64)
}

func (o *op) cost() int { return o.n + o.warm }
func (o *op) left() int { return o.n + o.warm - o.done }

// run does at most budget samples and tells how many.
func (o *op) run(loop bool, budget int) int {
	n := min(budget, o.left())
	size := len(o.buf)
	from := o.at + o.done - o.warm
	if from < 0 { // the end of a loop, heard before its beginning
		n = min(n, -from)
		for _, v := range o.buf[size+from : size+from+n] {
			o.pass(float64(v))
		}
		o.done += n
		return n
	}
	if loop {
		from %= size
	} else if from >= size {
		o.done += o.left()
		return 0
	}
	n = min(n, size-from)
	part := o.buf[from : from+n]
	switch {
	case o.layer != nil:
		o.layer(part)
	case o.look != nil:
		for _, v := range part {
			o.look(float64(v))
		}
	default:
		for i, v := range part {
			part[i] = float32(o.pass(float64(v)))
		}
	}
	o.done += n
	return n
}

// samples in a number of seconds.
func (t *take) samples(s float64) int { return int(s * t.rate) }

// add puts a layer of dur seconds at a moment; layer adds its next samples to
// those of each part. A layer may run past the end:
// a loop goes on at its beginning, anything else is cut.
func (t *take) add(at, dur float64, layer func(part []float32)) {
	if n := t.samples(dur); n > 0 {
		t.ops = append(t.ops, op{buf: t.buf, at: t.samples(at), n: n, layer: layer})
	}
}

// through sends all that was added so far through a pass.
func (t *take) through(pass func(x float64) float64) {
	o := op{buf: t.buf, n: len(t.buf), pass: pass}
	if t.loop {
		o.warm = min(2*int(t.rate), len(t.buf)) // so that the seam hears the end
	}
	t.ops = append(t.ops, o)
}

const (
	ceiling = 0.85 // peak of every sound: -1.4 decibels
	knee    = 0.5
)

// finish brings a sound to a loudness, without a constant part, without peaks
// above the ceiling and without clicks at its ends.
func (t *take) finish(target float64) {
	if t.loop {
		t.refine()
	}
	t.through(highpass(25))
	var m meter
	t.ops = append(t.ops, op{buf: t.buf, n: len(t.buf), look: m.hear})
	gain, i, size := 0.0, 0, len(t.buf)
	in, out := t.samples(0.0015), t.samples(0.02)
	t.ops = append(t.ops, op{buf: t.buf, n: size, pass: func(x float64) float64 {
		if gain == 0 {
			if l := m.loud(); l > 0 {
				gain = decibels(target) / l
			}
		}
		x = limit(x * gain)
		if !t.loop {
			if i < in {
				x *= ease(float64(i) / float64(in))
			}
			if rest := size - 1 - i; rest < out {
				x *= ease(float64(rest) / float64(out))
			}
		}
		i++
		return x
	}})
}

// refine doubles the rate: between two samples comes what four neighbours say.
func (t *take) refine() {
	rough, size := t.buf, len(t.buf)
	fine := make([]float32, 2*size)
	i := 0
	t.ops = append(t.ops, op{buf: fine, n: 2 * size, layer: func(part []float32) {
		for k := range part {
			j := i / 2
			if i&1 == 0 {
				part[k] = rough[j]
			} else {
				a, b, c := rough[(j+size-1)%size], rough[(j+1)%size], rough[(j+2)%size]
				part[k] = (9*(rough[j]+b) - a - c) / 16
			}
			i++
		}
	}})
	t.buf, t.rate = fine, Rate
}

// limit bends what is above the knee so that nothing passes the ceiling.
func limit(x float64) float64 {
	if x < 0 {
		return -limit(-x)
	}
	if x <= knee {
		return x
	}
	const room = ceiling - knee
	over := (x - knee) / room
	return knee + room*over/(1+over)
}

// decibels as a factor.
func decibels(d float64) float64 { return math.Exp2(d / 6.0205999) }

// ease goes from 0 at 0 to 1 at 1 with level ends.
func ease(x float64) float64 { return x * x * (3 - 2*x) }

// meter hears how loud the loudest tenth of a second is, with the ear's
// deafness to the deep and keenness for the high.
type meter struct {
	low, mid  float64
	sum, peak float64
	n         int
	ring      [4]float64 // sums of quarters of the tenth
	quarter   int
}

const quarterTenth = Rate / 40

func (m *meter) hear(x float64) {
	m.low += (x - m.low) * 0.0130 // 100 Hz
	x -= m.low
	m.mid += (x - m.mid) * 0.178 // 1500 Hz
	x += 0.6 * (x - m.mid)
	m.sum += x * x
	if m.n++; m.n == quarterTenth {
		m.ring[m.quarter&3] = m.sum
		m.quarter++
		m.peak = max(m.peak, m.ring[0]+m.ring[1]+m.ring[2]+m.ring[3])
		m.n, m.sum = 0, 0
	}
}

// loud is the root of the mean square of the loudest tenth of a second; a
// shorter sound is as loud as if silence followed.
func (m *meter) loud() float64 {
	all := m.ring[0] + m.ring[1] + m.ring[2] + m.ring[3]
	if m.quarter < 4 {
		all += m.sum
	}
	return math.Sqrt(max(m.peak, all) / (4 * quarterTenth))
}

// chance is the dice of one recipe: the same row every time.
type chance uint64

func (c *chance) next() uint64 {
	*c += 0x9e3779b97f4a7c15
	z := uint64(*c)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// white is between -1 and 1.
func (c *chance) white() float64 { return float64(int32(c.next()>>32)) / (1 << 31) }

// between two values.
func (c *chance) between(a, b float64) float64 {
	return a + (b-a)*float64(c.next()>>40)/(1<<24)
}
