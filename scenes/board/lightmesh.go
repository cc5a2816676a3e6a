package board

import "math"

// lightMesh is the light on the ground, worked out at the corners of a grid
// over the screen and carried between them by vertex colours, so that a frame
// pays for no light map and no second texture. 1 is daylight; fire outshines
// it.
type lightMesh struct {
	cell       float64 // px between corners across; half as many down
	cols, rows int     // corners
	stray      float32 // by how much what is drawn may differ
	c          []rgb
}

// meshCells is how many cells lie across the screen for each quality: lights
// are soft and wide, so that the steps are not seen.
const (
	meshCellsLight = 32
	meshCellsFull  = 80
)

func (l *lightMesh) resize(w, h float64, cells int) {
	l.cell = max(math.Ceil(w/float64(cells)/2)*2, 4)
	l.cols, l.rows = int(math.Ceil(w/l.cell))+1, int(math.Ceil(h*2/l.cell))+1
	if n := l.cols * l.rows; cap(l.c) < n {
		l.c = make([]rgb, n)
	} else {
		l.c = l.c[:n]
	}
}

// span gives the corners between two pixels, along one side.
func span(a, b, cell float64, n int) (i0, i1 int) {
	return max(int(math.Ceil(a/cell)), 0), min(int(math.Floor(b/cell)), n-1)
}

// pool adds (k above 0) or takes away light in an ellipse twice as wide as
// high. The light is widest in the middle of its fall, with a bright heart if
// heart is set.
func (l *lightMesh) pool(x, y, r float64, c rgb, heart bool) {
	i0, i1 := span(x-r, x+r, l.cell, l.cols)
	j0, j1 := span(y-r/2, y+r/2, l.cell/2, l.rows)
	for j := j0; j <= j1; j++ {
		dy := (float64(j)*l.cell/2 - y) * 2 / r
		row := l.c[j*l.cols : (j+1)*l.cols]
		for i := i0; i <= i1; i++ {
			dx := (float64(i)*l.cell - x) / r
			d := dx*dx + dy*dy
			if d >= 1 {
				continue
			}
			k := (1 - d) * (1 - d) * 0.85
			if heart && d < 0.25 {
				e := 1 - 2*math.Sqrt(d)
				k += 0.55 * e * math.Sqrt(e)
			}
			f := float32(k)
			row[i][0] += c[0] * f
			row[i][1] += c[1] * f
			row[i][2] += c[2] * f
		}
	}
}

// hole takes a share of the light away.
func (l *lightMesh) hole(x, y, r, k float64) {
	i0, i1 := span(x-r, x+r, l.cell, l.cols)
	j0, j1 := span(y-r/2, y+r/2, l.cell/2, l.rows)
	for j := j0; j <= j1; j++ {
		dy := (float64(j)*l.cell/2 - y) * 2 / r
		row := l.c[j*l.cols : (j+1)*l.cols]
		for i := i0; i <= i1; i++ {
			dx := (float64(i)*l.cell - x) / r
			if d := dx*dx + dy*dy; d < 1 {
				f := float32(1 - k*(1-d)*(1-d)*0.85)
				row[i][0] *= f
				row[i][1] *= f
				row[i][2] *= f
			}
		}
	}
}

// buildLight works out sky, walls, lamps, and the picture's dark edges.
func (b *Board) buildLight() {
	l := &b.light
	p := &b.cam.Projection
	place := &Places[b.world.Place]
	cells := meshCellsFull
	l.stray = evenFull
	if b.quality == QualityLight {
		cells, l.stray = meshCellsLight, evenLight
	}
	l.resize(p.W, p.H, cells)
	var sky rgb
	for i := range sky {
		sky[i] = place.Ambient[i]*1.24 + place.Moon[i]*0.68
	}
	for j := range l.rows {
		k := float32(0.86 + 0.20*float64(j)/float64(l.rows-1))
		row := l.c[j*l.cols : (j+1)*l.cols]
		for i := range row {
			row[i] = rgb{sky[0] * k, sky[1] * k, sky[2] * k}
		}
	}
	// The moon lies in a pool about the middle of the place.
	x, y := p.Screen(b.midX, b.midY, 0)
	m := place.Moon
	l.pool(x, y, 62*lengthPerFoot*p.Zoom, rgb{m[0] * 0.32, m[1] * 0.32, m[2] * 0.32}, false)
	b.wallGlow(l)
	for i := range b.lights {
		e := &b.lights[i]
		x, y := p.Screen(e.X, e.Y, 0)
		r := e.Radius * 1.15 * lengthPerFoot * p.Zoom
		k := 1.04 / (1 + e.Z*e.Z*0.004)
		l.pool(x, y, r, rgb{float32(e.R * k), float32(e.G * k), float32(e.B * k)}, true)
	}
	l.soften(place.brightest())
	for i := range b.darks {
		d := &b.darks[i]
		x, y := p.Screen(d.X, d.Y, 0)
		l.hole(x, y, d.Radius*lengthPerFoot*p.Zoom, min(d.R, 0.95))
	}
	b.edges(l)
}

// soften bends light down where it would bleach ground of a brightness.
func (l *lightMesh) soften(ground float32) {
	knee := 0.62 / ground
	for i := range l.c {
		c := &l.c[i]
		if v := c.lightness(); v > knee {
			k := (knee + (v-knee)/(1+(v-knee)*ground*1.5)) / v
			c[0], c[1], c[2] = c[0]*k, c[1]*k, c[2]*k
		}
	}
}

// edges darkens the picture's edges, and all of it while the view turns.
func (b *Board) edges(l *lightMesh) {
	dim := float32(1 - 0.9*b.cam.Dim())
	for j := range l.rows {
		v := float64(j)/float64(l.rows-1)*2 - 1
		row := l.c[j*l.cols : (j+1)*l.cols]
		for i := range row {
			u := float64(i)/float64(l.cols-1)*2 - 1
			d := u*u + v*v
			if d > 0.18 {
				k := float32(fold(0.42, 1.42, math.Sqrt(d)))
				f := (1 - 0.62*k) * dim
				row[i] = rgb{row[i][0]*f + 0.020*k*dim, row[i][1]*f + 0.032*k*dim, row[i][2]*f + 0.056*k*dim}
			} else if dim != 1 {
				row[i] = rgb{row[i][0] * dim, row[i][1] * dim, row[i][2] * dim}
			}
		}
	}
}

// wallGlow washes the ground near the walls.
func (b *Board) wallGlow(l *lightMesh) {
	z := &b.world.Zone
	if z.Side <= 0 || b.grown <= 0 {
		return
	}
	p := &b.cam.Projection
	cyan, violet := rgb{0.20, 0.52, 0.60}, rgb{0.42, 0.28, 0.60}
	reach := min(11.0, z.Side*0.4)
	k := (0.52 + 0.06*math.Sin(b.seconds()*0.9)) * min(b.grown*6, 1)
	a := mixRGB(cyan, violet, 0.5+0.5*math.Sin(b.seconds()*0.21))
	c := mixRGB(cyan, violet, 0.5+0.5*math.Sin(b.seconds()*0.17+2))
	x0, y0, x1, y1 := b.zoneClip()
	if x0 >= x1 || y0 >= y1 {
		return
	}
	// From corner to corner of the grid the ground runs evenly.
	ax, ay := p.World(0, 0, 0)
	rx, ry := p.World(l.cell, 0, 0)
	dx, dy := p.World(0, l.cell/2, 0)
	rx, ry, dx, dy = rx-ax, ry-ay, dx-ax, dy-ay
	for j := range l.rows {
		row := l.c[j*l.cols : (j+1)*l.cols]
		x, y := ax+dx*float64(j), ay+dy*float64(j)
		for i := range row {
			// The nearest point of the square's rim.
			out := math.Hypot(max(z.X-x, x-z.X-z.Side, 0), max(z.Y-y, y-z.Y-z.Side, 0))
			if in := min(x-z.X, z.X+z.Side-x, y-z.Y, z.Y+z.Side-y); in > 0 {
				out = in
			}
			if out < reach {
				t := 1 - out/reach
				g := float32(k * t * (0.35 + 0.65*t))
				s := float32(min(max((x-x0+y-y0)/(x1-x0+y1-y0), 0), 1))
				row[i][0] += (a[0] + (c[0]-a[0])*s) * g
				row[i][1] += (a[1] + (c[1]-a[1])*s) * g
				row[i][2] += (a[2] + (c[2]-a[2])*s) * g
			}
			x += rx
			y += ry
		}
	}
}

// at is the light at a pixel of the screen.
func (l *lightMesh) at(x, y float64) rgb {
	u, v := min(max(x/l.cell, 0), float64(l.cols-1)), min(max(y*2/l.cell, 0), float64(l.rows-1))
	i, j := min(int(u), l.cols-2), min(int(v), l.rows-2)
	fx, fy := u-float64(i), v-float64(j)
	o := j*l.cols + i
	return mixRGB(mixRGB(l.c[o], l.c[o+1], fx), mixRGB(l.c[o+l.cols], l.c[o+l.cols+1], fx), fy)
}

// By how much the light may stray from an even run; with the ground's colours
// 0.014 is one or two steps of 255.
const (
	evenLight = 0.03
	evenFull  = 0.014
)

// even says whether the light runs so evenly over n cells each way, n a power
// of two, that its corners alone will do.
func (l *lightMesh) even(i, j, n int) bool {
	i1, j1 := min(i+n, l.cols-1), min(j+n, l.rows-1)
	if i >= i1 || j >= j1 {
		return true
	}
	a, b, c, d := &l.c[j*l.cols+i], &l.c[j*l.cols+i1], &l.c[j1*l.cols+i], &l.c[j1*l.cols+i1]
	for y := j; y <= j1; y++ {
		v := float32(y-j) / float32(j1-j)
		for x := i; x <= i1; x++ {
			u := float32(x-i) / float32(i1-i)
			e := &l.c[y*l.cols+x]
			for k := range 3 {
				t, s := a[k]+(b[k]-a[k])*u, c[k]+(d[k]-c[k])*u
				if r := t + (s-t)*v - e[k]; r > l.stray || r < -l.stray {
					return false
				}
			}
		}
	}
	return true
}

// lightAt is about what falls on the ground at a place: what a covering
// colour on it is multiplied with.
func (b *Board) lightAt(x, y float64) rgb {
	p := &Places[b.world.Place]
	c := rgb{p.Ambient[0]*1.24 + p.Moon[0]*0.68, p.Ambient[1]*1.24 + p.Moon[1]*0.68, p.Ambient[2]*1.24 + p.Moon[2]*0.68}
	for i := range b.lights {
		l := &b.lights[i]
		d := math.Hypot(l.X-x, l.Y-y) / (l.Radius * 1.15)
		if d >= 1 {
			continue
		}
		k := (1 - d*d) * (1 - d*d) * 0.9
		c[0] += float32(l.R * k)
		c[1] += float32(l.G * k)
		c[2] += float32(l.B * k)
	}
	k := float32(b.bright)
	return rgb{min(c[0], 1.6) * k, min(c[1], 1.6) * k, min(c[2], 1.6) * k}
}

func (c ink4) under(l rgb) ink4 { return ink4{c[0] * l[0], c[1] * l[1], c[2] * l[2], c[3]} }
