package sdf

import "math"

// PxPerFoot is how many screen pixels at zoom 1 a foot seen square on takes:
// the diagonal of a 5-ft square is 64 px wide.
const PxPerFoot = 64 / (5 * math.Sqrt2)

// The camera looks down at 30 degrees, so that the ground is seen at 2:1.
// Rows are the screen's right, its up and the way towards the viewer, in a
// world whose X is right on screen and whose Y leads away over the ground.
var (
	right  = Vec{1, 0, 0}
	up     = Vec{0, 0.5, sqrt3 / 2}
	viewer = Vec{0, -sqrt3 / 2, 0.5}
)

const sqrt3 = 1.7320508075688772

// Sample is what one ray met. Depth is in feet towards the viewer.
type Sample struct {
	Hit        bool
	Depth      float64
	Normal     Vec // right, up, towards the viewer
	Col        Col
	Tint, Glow float64

	open float64 // how much of the sky is seen, 0 to 1
}

// Raster is a picture of samples. The foot point of the figure lies on the
// corner between samples (FootX-1, FootY-1) and (FootX, FootY).
type Raster struct {
	W, H         int
	FootX, FootY int
	Per          float64 // samples to the foot
	S            []Sample
}

// At returns a sample, or a miss outside.
func (r *Raster) At(x, y int) Sample {
	if x < 0 || y < 0 || x >= r.W || y >= r.H {
		return Sample{}
	}
	return r.S[y*r.W+x]
}

type view struct {
	shapes []Shape
	skins  []Skin
	tiled  []int // shapes that the rays of a tile can meet
	near   []int // those of them that the ray at hand can
	wide   []int // shapes that can shade what the tile's rays meet
}

func smin(a, b, k float64) float64 {
	h := k - math.Abs(a-b)
	if h <= 0 {
		return min(a, b)
	}
	return min(a, b) - h*h/(4*k)
}

func (v *view) dist(list []int, p Vec) float64 {
	best := math.Inf(1)
	group, in := -1, math.Inf(1)
	for _, i := range list {
		s := &v.shapes[i]
		if s.Group != group {
			best = min(best, in)
			group, in = s.Group, math.Inf(1)
		}
		if s.Op == Join {
			dc := p.Sub(s.center)
			far := dc.Len() - s.reach
			if far > in+s.K+0.3 {
				continue
			}
			if far > best+s.K+0.3 && far > s.K+0.3 {
				in = min(in, far*0.6+0.05)
				continue
			}
		}
		d := s.dist(p)
		switch s.Op {
		case Join:
			if s.K > 0 {
				in = smin(in, d, s.K)
			} else {
				in = min(in, d)
			}
		case Cut:
			in = max(in, -d)
		case Keep:
			in = max(in, d)
		}
	}
	return min(best, in)
}

// paint finds the colour at a point of the surface.
func (v *view) paint(p, n Vec) Paint {
	best := math.Inf(1)
	var out Paint
	group := -1
	in := math.Inf(1)
	var cur Paint
	flush := func() {
		if in < best {
			best, out = in, cur
		}
		in = math.Inf(1)
	}
	for _, i := range v.near {
		s := &v.shapes[i]
		if s.Group != group {
			flush()
			group = s.Group
		}
		d := s.dist(p)
		switch s.Op {
		case Join:
			k := max(s.K*0.6, 1e-4)
			if d < in+k {
				t := 0.5 + 0.5*(in-d)/k
				if t > 1 || math.IsInf(in, 1) {
					t = 1
				}
				if s.Skin < 0 {
					in = smin(in, d, max(s.K, 1e-4))
					continue
				}
				q := v.skins[s.Skin].paint(s, p, n)
				cur = Paint{cur.Col.Mix(q.Col, t), cur.Tint + (q.Tint-cur.Tint)*t, cur.Glow + (q.Glow-cur.Glow)*t}
			}
			if s.K > 0 {
				in = smin(in, d, s.K)
			} else {
				in = min(in, d)
			}
		case Cut:
			if -d > in {
				in = -d
				cur = v.skins[s.Skin].paint(s, p, n)
			}
		case Keep:
			in = max(in, d)
		}
	}
	flush()
	return out
}

// Draw renders a model turned so that it faces the screen direction dir
// (0 to 7 = S, SE, E, NE, N, NW, W, SW), at per samples to the foot. Shade is
// the reach of ambient occlusion in feet.
func Draw(m *Model, dir int, per, shade float64) *Raster {
	return draw(m, Yaw(-90+45*float64(dir)), per, shade, Still, Vec{}, nil)
}

// Window is a rectangle of samples about a point, for portraits.
type Window struct {
	Center Vec // feet, in the model
	W, H   int
	Look   float64 // degrees by which the camera stands lower than for the ground
	Turn   float64 // degrees the model is turned from facing the viewer
}

// DrawWindow renders a part of a model.
func DrawWindow(m *Model, per, shade float64, w Window) *Raster {
	return draw(m, Yaw(-90+w.Turn), per, shade, Roll(w.Look), w.Center, &w)
}

func draw(m *Model, turn Turn, per, shade float64, tilt Turn, about Vec, win *Window) *Raster {
	right, up, viewer := tilt.Do(right), tilt.Do(up), tilt.Do(viewer)
	v := &view{shapes: append([]Shape(nil), m.Shapes...), skins: m.Skins}
	for i := range v.shapes {
		s := &v.shapes[i]
		s.Turn = turn.Then(s.Turn)
		s.Pos = turn.Do(s.Pos)
		s.finish()
		s.look(right, up, viewer)
	}
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for i := range v.shapes {
		s := &v.shapes[i]
		if s.Op != Join {
			continue
		}
		x0, x1 = min(x0, s.seen.x0), max(x1, s.seen.x1)
		y0, y1 = min(y0, s.seen.y0), max(y1, s.seen.y1)
	}
	r := &Raster{Per: per}
	even := func(n int) int { return (n + 5) / 4 * 4 }
	if win != nil {
		c := turn.Do(about)
		r.W, r.H = win.W, win.H
		r.FootX = win.W/2 - int(math.Round(c.Dot(right)*per))
		r.FootY = win.H/2 + int(math.Round(c.Dot(up)*per))
	} else {
		r.FootX = even(int(math.Ceil(-x0 * per)))
		r.FootY = even(int(math.Ceil(y1 * per)))
		r.W = r.FootX + even(int(math.Ceil(x1*per)))
		r.H = r.FootY + even(int(math.Ceil(-y0*per)))
	}
	r.S = make([]Sample, r.W*r.H)
	const tile = 8
	for ty := 0; ty < r.H; ty += tile {
		for tx := 0; tx < r.W; tx += tile {
			v.tile(r, tx, ty, tile, shade, right, up, viewer)
		}
	}
	return r
}

func (v *view) tile(r *Raster, tx, ty, size int, shade float64, right, up, viewer Vec) {
	half := float64(size) / 2 / r.Per
	cx := (float64(tx-r.FootX))/r.Per + half
	cy := (float64(r.FootY-ty))/r.Per - half
	v.tiled, v.wide = v.tiled[:0], v.wide[:0]
	around := half * math.Sqrt2
	for i := range v.shapes {
		s := &v.shapes[i]
		if !s.seen.near(cx, cy, around+shade) {
			continue
		}
		v.wide = append(v.wide, i)
		if s.seen.near(cx, cy, around+2/r.Per) {
			v.tiled = append(v.tiled, i)
		}
	}
	if len(v.tiled) == 0 {
		return
	}
	eps := 0.35 / r.Per
	for y := ty; y < min(ty+size, r.H); y++ {
		for x := tx; x < min(tx+size, r.W); x++ {
			rx, ry := (float64(x-r.FootX)+0.5)/r.Per, (float64(r.FootY-y)-0.5)/r.Per
			o := right.Mul(rx).Add(up.Mul(ry))
			v.near = v.near[:0]
			z, far := math.Inf(-1), math.Inf(1)
			for _, i := range v.tiled {
				s := &v.shapes[i]
				if s.seen.near(rx, ry, 2/r.Per) {
					v.near = append(v.near, i)
					if s.Op == Join {
						z, far = max(z, s.seen.z1), min(far, s.seen.z0)
					}
				}
			}
			hit := false
			for n := 0; n < 80 && z > far; n++ {
				d := v.dist(v.near, o.Add(viewer.Mul(z)))
				if d < eps*0.7 {
					hit = true
					break
				}
				z -= max(d, eps*0.5)
			}
			if !hit {
				continue
			}
			open := -1.0
			// Soft shadow changes slowly: one sample of four has its own.
			if x&1 == 1 {
				if l := &r.S[y*r.W+x-1]; l.Hit && math.Abs(l.Depth-z) < shade*0.2 {
					open = l.open
				}
			}
			if open < 0 && y&1 == 1 {
				if l := &r.S[(y-1)*r.W+x]; l.Hit && math.Abs(l.Depth-z) < shade*0.2 {
					open = l.open
				}
			}
			v.shade(&r.S[y*r.W+x], o.Add(viewer.Mul(z)), z, open, eps, shade, right, up, viewer)
		}
	}
}

func (v *view) shade(out *Sample, p Vec, z, open, eps, reach float64, right, up, viewer Vec) {
	e := eps * 1.6
	var n Vec
	for _, d := range [4]Vec{{1, -1, -1}, {-1, -1, 1}, {-1, 1, -1}, {1, 1, 1}} {
		n = n.Add(d.Mul(v.dist(v.near, p.Add(d.Mul(e)))))
	}
	n = n.Unit()
	q := v.paint(p, n)
	if open < 0 {
		occ, weight := 0.0, 1.0
		for i := 1; i <= 4; i++ {
			h := reach * float64(i*i) / 16
			at := p.Add(n.Mul(h + eps))
			d := min(v.dist(v.wide, at), at.Z+0.02)
			occ += weight * max(0, h-max(d, 0)/0.8) / reach
			weight *= 0.8
		}
		open = 1 - min(occ, 0.55)
	}
	light := open
	light *= 0.9 + 0.1*n.Z
	light += (1 - light) * q.Glow
	*out = Sample{
		Hit: true, Depth: z,
		Normal: Vec{n.Dot(right), n.Dot(up), n.Dot(viewer)},
		Col:    q.Col.Mul(light), Tint: q.Tint, Glow: q.Glow, open: open,
	}
}

// Ink darkens outlines: the far side of each step in depth, and the rim.
// Step is the least difference in feet that counts.
func (r *Raster) Ink(step, inner, rim float64) {
	dark := make([]float64, len(r.S))
	for y := 0; y < r.H; y++ {
		for x := 0; x < r.W; x++ {
			c := r.S[y*r.W+x]
			if !c.Hit {
				continue
			}
			d, edge := 0.0, 0.0
			for _, o := range [8][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {2, 0}, {-2, 0}, {0, 2}, {0, -2}} {
				n := r.At(x+o[0], y+o[1])
				if !n.Hit {
					edge = max(edge, rim)
				} else if gap := n.Depth - c.Depth; gap > step {
					d = max(d, inner*min(1, gap/step-1))
				}
			}
			dark[y*r.W+x] = max(d, edge) * (1 - c.Glow*0.8)
		}
	}
	for i := range r.S {
		r.S[i].Col = r.S[i].Col.Mul(1 - dark[i])
	}
}
