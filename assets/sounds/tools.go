package sounds

import "math"

// wave is one turn of an oscillator.
type wave *[tableSize + 1]float64

const tableSize = 2048

// turned is the sine of each part of a turn.
var turned = func() (w [tableSize]float64) {
	for i := range w {
		w[i] = math.Sin(2 * math.Pi * float64(i) / tableSize)
	}
	return w
}()

// partials makes a wave of harmonics, the first at the front.
func partials(levels ...float64) wave {
	var w [tableSize + 1]float64
	top := 0.0
	for i := range w {
		for k, l := range levels {
			w[i] += l * turned[(k+1)*i&(tableSize-1)]
		}
		top = max(top, math.Abs(w[i]))
	}
	for i := range w {
		w[i] /= top
	}
	return &w
}

var (
	sine   = partials(1)
	soft   = partials(1, 0.28, 0.10, 0.03)
	hollow = partials(1, 0, 0.30, 0, 0.12, 0, 0.05)
	reed   = partials(1, 0.52, 0.36, 0.27, 0.21, 0.17, 0.14, 0.11, 0.09, 0.07, 0.05, 0.04)
)

// at reads a wave; p is in turns, from 0 to 1.
func at(w wave, p float64) float64 {
	p *= tableSize
	i := int(p)
	a := w[i&(tableSize-1)]
	return a + (w[i&(tableSize-1)+1]-a)*(p-float64(i))
}

// env is the course of a layer's strength: an attack and a release in seconds
// and, between them, the time in which it halves; 0 keeps it steady.
type env struct{ attack, half, release float64 }

// course is an env at work.
type course struct {
	level, fall     float64
	i, in, out, end int
}

func (t *take) course(e env, dur float64) course {
	c := course{level: 1, fall: 1, in: t.samples(e.attack), end: t.samples(dur)}
	c.out = c.end - t.samples(e.release)
	if e.half > 0 {
		c.fall = math.Exp2(-1 / (e.half * t.rate))
	}
	return c
}

// next is the strength at the next sample.
func (c *course) next() float64 {
	i := c.i
	c.i++
	if i >= c.in && i < c.out {
		v := c.level
		c.level *= c.fall
		return v
	}
	return c.edge(i)
}

func (c *course) edge(i int) float64 {
	v := c.level
	if i < c.in {
		v = ease(float64(i) / float64(c.in))
	} else {
		c.level *= c.fall
	}
	if i >= c.out && c.end > c.out {
		v *= ease(float64(c.end-i) / float64(c.end-c.out))
	}
	return v
}

// tone is a pitched layer.
type tone struct {
	from, to    float64 // Hz; to 0 stays
	gain        float64
	env         env
	wave        wave    // nil is a sine
	vib, depth  float64 // Hz, and share of the pitch
	ratio, bend float64 // frequency modulation: of the pitch, and how far in turns
	am, hollow  float64 // Hz of a tremolo, and how deep, 0 to 1
	phase       float64 // turns at the start
}

func (t *take) tone(start, dur float64, s tone) {
	w := s.wave
	if w == nil {
		w = sine
	}
	if s.to == 0 {
		s.to = s.from
	}
	e := t.course(s.env, dur)
	f, df := s.from/t.rate, (s.to-s.from)/t.rate/max(1, dur*t.rate)
	p, v, m, a := s.phase, 0.0, 0.0, 0.0
	vib, am := s.vib/t.rate, s.am/t.rate
	if s.vib == 0 && s.bend == 0 && s.am == 0 {
		t.add(start, dur, func(part []float32) {
			for i := range part {
				p = turn(p + f)
				f += df
				part[i] += float32(s.gain * e.next() * at(w, p))
			}
		})
		return
	}
	t.add(start, dur, func(part []float32) {
		for i := range part {
			step := f
			f += df
			if s.vib > 0 {
				v = turn(v + vib)
				step *= 1 + s.depth*at(sine, v)
			}
			p = turn(p + step)
			q := p
			if s.bend > 0 {
				m = turn(m + step*s.ratio)
				q += s.bend * at(sine, m)
				q -= math.Floor(q)
			}
			y := s.gain * e.next() * at(w, q)
			if s.am > 0 {
				a = turn(a + am)
				y *= 1 - s.hollow*(0.5+0.5*at(sine, a))
			}
			part[i] += float32(y)
		}
	})
}

// ring is a struck sine that dies away: two turns of a wheel a sample, far
// cheaper than a tone.
func (t *take) ring(start, dur, hz, half, gain float64) {
	decay := math.Exp2(-1 / (half * t.rate))
	a1, a2 := 2*decay*math.Cos(2*math.Pi*hz/t.rate), -decay*decay
	y1, y2 := 0.0, -gain*math.Sin(2*math.Pi*hz/t.rate)/decay
	i, n, out := 0, t.samples(dur), t.samples(min(dur/3, 0.2))
	t.add(start, dur, func(part []float32) {
		for k := range part {
			y := a1*y1 + a2*y2
			y1, y2 = y, y1
			if rest := n - i; rest < out {
				y *= ease(float64(rest) / float64(out))
			}
			i++
			part[k] += float32(y)
		}
	})
}

// turn keeps a phase below 1; no step is longer than a turn.
func turn(p float64) float64 {
	if p >= 1 {
		p--
	}
	return p
}

type side uint8

const (
	band side = iota
	low
	high
)

// hiss is a layer of filtered noise.
type hiss struct {
	from, to float64 // Hz; to 0 stays
	q        float64 // 0 is 0.7
	side     side
	gain     float64
	env      env
	rough    float64 // Hz at which its strength wanders; 0 is steady
	deep     float64 // how far, 0 to 1
}

func (t *take) hiss(start, dur float64, s hiss) {
	if s.to == 0 {
		s.to = s.from
	}
	if s.q == 0 {
		s.q = 0.7
	}
	e := t.course(s.env, dur)
	r := chance(t.rnd.next())
	wander := slowly(chance(t.rnd.next()), s.rough/t.rate)
	f := filter{q: s.q}
	rate, n, i := t.rate, max(1, dur*t.rate), 0
	t.add(start, dur, func(part []float32) {
		for k := range part {
			if i&63 == 0 {
				f.tune((s.from + (s.to-s.from)*float64(i)/n) / rate)
			}
			i++
			l, b, h := f.step(r.white())
			switch s.side {
			case low:
				b = l
			case high:
				b = h
			}
			b *= s.gain * e.next()
			if s.rough > 0 {
				b *= 1 - s.deep*(1-wander())
			}
			part[k] += float32(b)
		}
	})
}

// slowly wanders between 0 and 1 with about rate turns a sample.
func slowly(r chance, rate float64) func() float64 {
	a, b, x := r.between(0, 1), r.between(0, 1), 0.0
	return func() float64 {
		x += 2 * rate
		if x >= 1 {
			x--
			a, b = b, r.between(0, 1)
		}
		return a + (b-a)*ease(x)
	}
}

// filter is a state-variable filter that stays calm while it is tuned.
type filter struct {
	q          float64
	g, k, norm float64
	s1, s2     float64
}

// tune sets the pitch, in turns a sample.
func (f *filter) tune(turns float64) {
	f.g = math.Tan(math.Pi * min(turns, 0.45))
	f.k = 1 / f.q
	f.norm = 1 / (1 + f.g*(f.g+f.k))
}

// step gives what is below, about and above the tuned pitch.
func (f *filter) step(x float64) (low, band, high float64) {
	high = (x - (f.g+f.k)*f.s1 - f.s2) * f.norm
	band = f.g*high + f.s1
	f.s1 = f.g*high + band
	low = f.g*band + f.s2
	f.s2 = f.g*band + low
	return low, band * f.k, high
}

func highpass(hz float64) func(float64) float64 {
	f := filter{q: 0.7}
	f.tune(hz / Rate)
	return func(x float64) float64 {
		_, _, h := f.step(x)
		return h
	}
}

// throat is a layer that an animal makes: a reed with a pitch that rises and
// falls, roughness and breath, heard through three hollows.
type throat struct {
	pitch   [3]float64 // Hz at the start, in the middle and at the end
	rough   float64    // Hz of the rattle
	deep    float64    // how deep it goes, 0 to 1
	breath  float64    // share of noise, 0 to 1
	hollows [3]float64 // Hz; 0 is none
	q       float64
	gain    float64
	env     env
	shake   float64 // share of the pitch that trembles
	wave    wave    // nil is a reed
}

func (t *take) throat(start, dur float64, s throat) {
	w := s.wave
	if w == nil {
		w = reed
	}
	e := t.course(s.env, dur)
	r := chance(t.rnd.next())
	tremble := slowly(chance(t.rnd.next()), 9*32/t.rate) // asked once in 32 samples
	rattle := slowly(chance(t.rnd.next()), s.rough/3/t.rate)
	var hs [3]filter
	count := 0
	for _, hz := range s.hollows {
		if hz > 0 {
			hs[count].q = s.q
			hs[count].tune(hz / t.rate)
			count++
		}
	}
	rate, n, i, p, a, f := t.rate, max(2, dur*t.rate), 0, 0.0, 0.0, 0.0
	t.add(start, dur, func(part []float32) {
		for k := range part {
			if i&31 == 0 {
				x := 2 * float64(i) / n
				if x < 1 {
					f = s.pitch[0] + (s.pitch[1]-s.pitch[0])*ease(x)
				} else {
					f = s.pitch[1] + (s.pitch[2]-s.pitch[1])*ease(min(x-1, 1))
				}
				f *= (1 + s.shake*(2*tremble()-1)) / rate
			}
			i++
			p = turn(p + f)
			x := at(w, p)
			x += s.breath * (r.white() - x)
			if s.rough > 0 {
				a = turn(a + s.rough*(0.7+0.6*rattle())/rate)
				x *= 1 - s.deep*(0.5+0.5*at(sine, a))
			}
			y := 0.15 * x
			for j := range count {
				_, b, _ := hs[j].step(x)
				y += b / float64(j+1)
			}
			part[k] += float32(y * s.gain * e.next())
		}
	})
}

// pluck is a string set going with a nail or a thumb.
func (t *take) pluck(start, dur, hz, half, bright, gain float64) {
	length := t.rate/hz - 0.5
	size := int(length)
	rest := length - float64(size)
	line := make([]float64, size+2)
	r := chance(t.rnd.next())
	var smooth float64
	for i := range line {
		smooth += bright * (r.white() - smooth)
		line[i] = smooth
	}
	mean := 0.0
	for _, v := range line {
		mean += v
	}
	mean /= float64(len(line))
	for i := range line {
		line[i] -= mean
	}
	loss := math.Exp2(-1 / (half * hz))
	gain /= 0.2 + math.Sqrt(bright)*0.4
	e := t.course(env{attack: 0.002, release: min(0.4, dur/2)}, dur)
	w, before := 0, 0.0
	t.add(start, dur, func(part []float32) {
		for k := range part {
			a := w + 1
			if a >= len(line) {
				a -= len(line)
			}
			b := a + 1
			if b >= len(line) {
				b = 0
			}
			y := line[b]*(1-rest) + line[a]*rest
			line[w] = loss * 0.5 * (y + before)
			before = y
			if w++; w == len(line) {
				w = 0
			}
			part[k] += float32(y * gain * e.next())
		}
	})
}

// bell is struck metal: its hum, its note and what rings above them.
func (t *take) bell(start, dur, hz, gain float64) {
	for _, p := range [...]struct{ ratio, level, half float64 }{
		{0.5, 0.45, 0.9}, {1, 0.8, 0.6}, {1.003, 0.3, 0.6}, {1.19, 0.5, 0.42}, {1.5, 0.3, 0.32},
		{2, 0.6, 0.28}, {2.52, 0.28, 0.17}, {3.01, 0.25, 0.12}, {4.2, 0.18, 0.07}, {5.4, 0.12, 0.04},
	} {
		half := p.half * dur / 2.4
		t.ring(start, min(dur, half*8), hz*p.ratio, half, gain*p.level*0.3)
	}
	t.hiss(start, 0.03, hiss{from: hz * 6, q: 1, gain: gain * 0.25, env: env{attack: 0.001, half: 0.006}})
}

// glass is a struck pane: few partials, far apart, gone soon.
func (t *take) glass(start, hz, half, gain float64) {
	for k, ratio := range [...]float64{1, 2.32, 4.25, 6.63} {
		if hz*ratio > 0.32*t.rate {
			break
		}
		h := half / float64(k+1)
		t.ring(start, h*7, hz*ratio, h, gain/float64(k+1))
	}
}

// space is a room round all that was added so far.
func (t *take) space(wet, half, damp float64) {
	var combs [4]comb
	for i, n := range [...]int{1687, 1931, 2053, 2251} {
		n = n * int(t.rate) / Rate
		combs[i].line = make([]float64, n)
		combs[i].back = math.Exp2(-float64(n) / (half * t.rate))
		combs[i].damp = damp
	}
	diffuse := [2]allpass{{line: make([]float64, 347*int(t.rate)/Rate)}, {line: make([]float64, 113*int(t.rate)/Rate)}}
	t.through(func(x float64) float64 {
		y := 0.0
		for i := range combs {
			y += combs[i].step(x)
		}
		for i := range diffuse {
			y = diffuse[i].step(y)
		}
		return x + wet*0.3*y
	})
}

type comb struct {
	line       []float64
	i          int
	back, damp float64
	dull       float64
}

func (c *comb) step(x float64) float64 {
	y := c.line[c.i]
	c.dull += (y - c.dull) * (1 - c.damp)
	c.line[c.i] = x + c.dull*c.back
	if c.i++; c.i == len(c.line) {
		c.i = 0
	}
	return y
}

type allpass struct {
	line []float64
	i    int
}

func (a *allpass) step(x float64) float64 {
	y := a.line[a.i]
	x += 0.6 * y
	a.line[a.i] = x
	if a.i++; a.i == len(a.line) {
		a.i = 0
	}
	return y - 0.6*x
}
