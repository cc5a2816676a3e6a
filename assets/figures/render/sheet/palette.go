package sheet

import (
	"image/color"
	"math"
	"sort"
)

// tone is one kind of pixel: colour, coverage and dye or glow, 0 to 255 each.
type tone [5]float64

type bin struct {
	key uint64
	sum tone
	n   float64
}

// palette holds the reduced tones of a figure. Index 0 is clear.
type palette struct {
	colors color.Palette
	dye    []byte
	index  map[uint64]uint8
}

// weight is how much a step of each part of a tone is seen.
var weight = tone{0.9, 1.1, 0.8, 0.55, 0.6}

func (p *pixel) tone() tone {
	mark := 128 - 128*p.dye
	if p.glow > p.dye {
		mark = 128 + 127*p.glow
	}
	return tone{p.r * 255, p.g * 255, p.b * 255, p.a * 255, min(max(mark, 0), 255)}
}

func (t tone) key() uint64 {
	q := func(v float64, bits uint) uint64 { return uint64(min(max(v, 0), 255)) >> (8 - bits) }
	return q(t[0], 6)<<24 | q(t[1], 6)<<18 | q(t[2], 6)<<12 | q(t[3], 3)<<8 | q(t[4], 4)
}

// quantise reduces all pixels to few tones by cutting at medians.
func quantise(fs []*frame, tones int) *palette {
	bins := map[uint64]*bin{}
	for _, f := range fs {
		for i := range f.pix {
			p := &f.pix[i]
			if p.a == 0 {
				continue
			}
			t := p.tone()
			k := t.key()
			b := bins[k]
			if b == nil {
				b = &bin{key: k}
				bins[k] = b
			}
			for c := range t {
				b.sum[c] += t[c]
			}
			b.n++
		}
	}
	list := make([]*bin, 0, len(bins))
	for _, b := range bins {
		list = append(list, b)
	}
	sort.Slice(list, func(i, j int) bool { return list[i].key < list[j].key })
	boxes := [][]*bin{list}
	for len(boxes) < tones {
		worst, at, axis := 0.0, -1, 0
		for i, b := range boxes {
			if len(b) > 1 {
				if v, ax := spread(b); v > worst {
					worst, at, axis = v, i, ax
				}
			}
		}
		if at < 0 {
			break
		}
		b := boxes[at]
		sort.SliceStable(b, func(i, j int) bool { return b[i].mean(axis) < b[j].mean(axis) })
		total, part, cut := 0.0, 0.0, 1
		for _, x := range b {
			total += x.mass() * x.mean(axis)
			part += x.mass()
		}
		mean := total / part
		for cut = 1; cut < len(b)-1 && b[cut].mean(axis) < mean; cut++ {
		}
		boxes[at] = b[:cut]
		boxes = append(boxes, b[cut:])
	}
	return settle(list, boxes)
}

// settle moves the tones to where they serve their pixels best: a few rounds
// of giving each bin to the nearest tone and each tone to the middle of its
// bins.
func settle(list []*bin, boxes [][]*bin) *palette {
	var centers []tone
	for _, b := range boxes {
		if c, ok := middle(b); ok {
			centers = append(centers, c)
		}
	}
	owner := make([]int, len(list))
	for range 4 {
		groups := make([][]*bin, len(centers))
		for i, b := range list {
			var t tone
			for c := range t {
				t[c] = b.mean(c)
			}
			best, at := math.Inf(1), 0
			for k := range centers {
				d := 0.0
				for c := range t {
					x := (t[c] - centers[k][c]) * weight[c]
					d += x * x
				}
				if d < best {
					best, at = d, k
				}
			}
			owner[i] = at
			groups[at] = append(groups[at], b)
		}
		for k, g := range groups {
			if c, ok := middle(g); ok {
				centers[k] = c
			}
		}
	}
	p := &palette{colors: color.Palette{color.NRGBA{}}, dye: []byte{128}, index: map[uint64]uint8{}}
	for _, t := range centers {
		r := func(c int) uint8 { return uint8(min(max(math.Round(t[c]), 0), 255)) }
		a := r(3)
		if a > 240 {
			a = 255
		}
		p.colors = append(p.colors, color.NRGBA{r(0), r(1), r(2), a})
		p.dye = append(p.dye, r(4))
	}
	for i, b := range list {
		p.index[b.key] = uint8(owner[i] + 1)
	}
	return p
}

// middle is the mean tone of bins.
func middle(bs []*bin) (tone, bool) {
	var sum tone
	n := 0.0
	for _, b := range bs {
		for c := range sum {
			sum[c] += b.sum[c]
		}
		n += b.n
	}
	if n == 0 {
		return sum, false
	}
	for c := range sum {
		sum[c] /= n
	}
	return sum, true
}

func (b *bin) mean(c int) float64 { return b.sum[c] / b.n }

// mass keeps rare tones, such as eyes, from being swallowed by common ones.
func (b *bin) mass() float64 { return math.Sqrt(b.n) }

func spread(bs []*bin) (float64, int) {
	best, axis := 0.0, 0
	for c := range weight {
		s, q, n := 0.0, 0.0, 0.0
		for _, b := range bs {
			m, v := b.mass(), b.mean(c)*weight[c]
			s += m * v
			q += m * v * v
			n += m
		}
		if v := q - s*s/n; v > best {
			best, axis = v, c
		}
	}
	return best, axis
}

// compass is n directions over the half sphere that can be seen. In a
// palette they follow index 0, which is none.
func compass(n int) (out [][3]float64) {
	for i := range n {
		z := max(1-(float64(i)+0.5)/float64(n)*1.04, 0)
		r := math.Sqrt(1 - z*z)
		s, c := math.Sincos(float64(i) * math.Pi * (3 - math.Sqrt(5)))
		out = append(out, [3]float64{r * c, r * s, z})
	}
	return out
}

func compassPalette(dirs [][3]float64) color.Palette {
	p := color.Palette{color.NRGBA{}}
	for _, d := range dirs {
		b := func(v float64) uint8 { return uint8(math.Round((v + 1) * 127.5)) }
		p = append(p, color.NRGBA{b(d[0]), b(d[1]), b(d[2]), 255})
	}
	return p
}

func compassIndex(dirs [][3]float64, x, y, z float64) uint8 {
	best, at := -2.0, 0
	for i, d := range dirs {
		if v := d[0]*x + d[1]*y + d[2]*z; v > best {
			best, at = v, i
		}
	}
	return uint8(at + 1)
}
