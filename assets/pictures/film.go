package main

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/gif"
	"math"
	"os"
	"sort"

	"mageduel/scenes/stills"
)

// A film is a GIF of half the size it is drawn at. Its colours are chosen from
// all of its pictures. What has hardly changed since the picture before is left
// as it was, and dots of mixed colours stay in their places, so that it stays
// small.
const (
	filmFolds = 2  // pixels drawn for each of the film, each way
	filmStill = 15 // how far a colour may stray before it is drawn anew, of 255
)

// film writes the moving picture.
func film(o *order) error {
	path := o.film
	var shots []*image.RGBA
	s := stills.Studio{Width: o.width, Height: o.height, Language: o.languages[0], Quality: o.quality, ReduceFlashing: true}
	err := s.Film(func(p *image.RGBA) error {
		shots = append(shots, folded(p))
		return nil
	})
	if err != nil {
		return fmt.Errorf("film: %w", err)
	}
	var out bytes.Buffer
	if err := gif.EncodeAll(&out, moving(shots)); err != nil {
		return fmt.Errorf("film: %w", err)
	}
	if err := os.WriteFile(path, out.Bytes(), 0o644); err != nil {
		return fmt.Errorf("the film cannot be written: %w", err)
	}
	fmt.Printf("%s: %d pictures, %d KB\n", path, len(shots), out.Len()/1024)
	return nil
}

// folded is a picture at a share of its size.
func folded(p *image.RGBA) *image.RGBA {
	const n = filmFolds
	size := p.Rect.Size()
	out := image.NewRGBA(image.Rect(0, 0, size.X/n, size.Y/n))
	for y := range size.Y / n {
		for x := range size.X / n {
			var sum [3]int
			for k := range n * n {
				i := p.PixOffset(x*n+k%n, y*n+k/n)
				for c := range sum {
					sum[c] += int(p.Pix[i+c])
				}
			}
			o := out.PixOffset(x, y)
			for c := range sum {
				out.Pix[o+c] = byte(sum[c] / (n * n))
			}
			out.Pix[o+3] = 255
		}
	}
	return out
}

// moving puts pictures together. Index 0 of the palette is "as before".
func moving(shots []*image.RGBA) *gif.GIF {
	near := newNearest(colours(shots, 255))
	palette := append(color.Palette{color.RGBA{}}, near.palette...)
	g := &gif.GIF{}
	size := shots[0].Rect.Size()
	shown := make([]uint8, size.X*size.Y) // indices as they stand
	for n, p := range shots {
		img := image.NewPaletted(p.Rect, palette)
		for y := range size.Y {
			for x := range size.X {
				i, at := p.PixOffset(x, y), y*size.X+x
				c := [3]int{int(p.Pix[i]), int(p.Pix[i+1]), int(p.Pix[i+2])}
				if n > 0 && close(c, near.palette[shown[at]-1]) {
					continue
				}
				k := near.of(dithered(c, x, y)) + 1
				if n == 0 || k != shown[at] {
					img.Pix[y*img.Stride+x], shown[at] = k, k
				}
			}
		}
		g.Image = append(g.Image, img)
		g.Delay = append(g.Delay, [...]int{8, 8, 9}[n%3]) // hundredths of a second
		g.Disposal = append(g.Disposal, gif.DisposalNone)
	}
	g.Delay[len(g.Delay)-1] = 100
	return g
}

func close(a [3]int, c color.Color) bool {
	b := c.(color.RGBA)
	d := max(abs(a[0]-int(b.R)), abs(a[1]-int(b.G)), abs(a[2]-int(b.B)))
	return d <= filmStill
}

func abs(v int) int { return max(v, -v) }

// dithered shifts a colour by the place of its pixel in a pattern of 4 by 4.
func dithered(c [3]int, x, y int) [3]int {
	pattern := [16]int{0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5}
	d := (pattern[y&3*4+x&3] - 8) * 5 / 8
	for i := range c {
		c[i] = min(max(c[i]+d, 0), 255)
	}
	return c
}

// colours chooses so many colours that stand for those of all pictures: boxes
// of colours are halved, the widest and fullest first.
func colours(shots []*image.RGBA, most int) []color.RGBA {
	count := map[[3]uint8]int{}
	for _, p := range shots {
		for i := 0; i < len(p.Pix); i += 4 {
			count[[3]uint8{p.Pix[i] &^ 3, p.Pix[i+1] &^ 3, p.Pix[i+2] &^ 3}]++
		}
	}
	type point struct {
		c [3]uint8
		n float64
	}
	var all []point
	for c, n := range count {
		all = append(all, point{c, float64(n)})
	}
	sort.Slice(all, func(i, j int) bool { // maps have no order
		a, b := all[i].c, all[j].c
		return a[0] < b[0] || a[0] == b[0] && (a[1] < b[1] || a[1] == b[1] && a[2] < b[2])
	})
	// spread is how far a box reaches, along which channel, and how much of the
	// pictures it holds.
	spread := func(box []point) (worth float64, along int) {
		sum, wide := 0.0, 0
		for k := range 3 {
			low, high := uint8(255), uint8(0)
			for _, p := range box {
				low, high = min(low, p.c[k]), max(high, p.c[k])
			}
			if int(high)-int(low) > wide {
				wide, along = int(high)-int(low), k
			}
		}
		for _, p := range box {
			sum += p.n
		}
		return float64(wide*wide) * math.Sqrt(sum), along
	}
	boxes := [][]point{all}
	for len(boxes) < most {
		best, worth, along := -1, 0.0, 0
		for i, b := range boxes {
			if w, k := spread(b); len(b) > 1 && w > worth {
				best, worth, along = i, w, k
			}
		}
		if best < 0 {
			break
		}
		b := boxes[best]
		sort.SliceStable(b, func(i, j int) bool { return b[i].c[along] < b[j].c[along] })
		total, half := 0.0, 0
		for _, p := range b {
			total += p.n
		}
		for sum := 0.0; half < len(b)-1 && sum < total/2; half++ {
			sum += b[half].n
		}
		half = max(half, 1)
		boxes[best] = b[:half]
		boxes = append(boxes, b[half:])
	}
	var out []color.RGBA
	for _, b := range boxes {
		var sum [3]float64
		total := 0.0
		for _, p := range b {
			total += p.n
			for k := range sum {
				sum[k] += (float64(p.c[k]) + 1.5) * p.n
			}
		}
		out = append(out, color.RGBA{uint8(sum[0] / total), uint8(sum[1] / total), uint8(sum[2] / total), 255})
	}
	return out
}

// nearest finds the colour of a palette that is nearest to another, and
// remembers it.
type nearest struct {
	palette color.Palette
	known   map[[3]uint8]uint8
}

func newNearest(colours []color.RGBA) *nearest {
	n := &nearest{known: map[[3]uint8]uint8{}}
	for _, c := range colours {
		n.palette = append(n.palette, c)
	}
	return n
}

func (n *nearest) of(c [3]int) uint8 {
	key := [3]uint8{uint8(c[0]) &^ 1, uint8(c[1]) &^ 1, uint8(c[2]) &^ 1}
	k, ok := n.known[key]
	if !ok {
		k = uint8(n.palette.Index(color.RGBA{key[0], key[1], key[2], 255}))
		n.known[key] = k
	}
	return k
}
