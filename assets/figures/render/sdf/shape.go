package sdf

import "math"

// Kind is the form of a shape.
type Kind uint8

// The forms, with the meaning of Shape.A.
const (
	Ball  Kind = iota // ellipsoid: radii x, y, z
	Limb              // round cone up Z: radius at the root, radius at the end, length
	Box               // half sizes x, y, z, rounding
	Ring              // torus round Z: radius, thickness, squeeze of Y
	Bell              // solid of revolution up Z: radius below, radius above, height, belly, squeeze of Y, sway x and y of the lower end, thickness of the wall (0 is solid)
	Brim              // thin round sheet about Z: radius, half thickness, droop of the rim; Folds wave it
	Plate             // flat triangle in XY: x1 y1 x2 y2 x3 y3, half thickness
)

// Op says how a shape joins those before it in its group.
type Op uint8

// The ways of joining.
const (
	Join Op = iota
	Cut     // take away from the group so far
	Keep    // keep only what is inside
)

// Shape is one part of a model, in its own place.
type Shape struct {
	Kind  Kind
	Op    Op
	Group int // shapes of a group melt into each other, groups do not
	Turn  Turn
	Pos   Vec
	A     [8]float64
	K     float64 // width of the melting seam, feet
	Skin  int     // index in Model.Skins; below 0 it takes the paint of what it melts into

	Folds, FoldDeep float64 // number and depth (feet) of folds round Z
	FoldTurn        float64 // radians
	Rough, RoughPer float64 // depth of lumps and lumps to the foot

	center Vec
	reach  float64
	safe   float64
	seen   outline
}

// Model is a posed figure.
type Model struct {
	Shapes []Shape
	Skins  []Skin
}

func (s *Shape) finish() {
	a := &s.A
	s.safe = 1
	c := Vec{}
	switch s.Kind {
	case Ball:
		s.reach = max(a[0], a[1], a[2])
		if lo := min(a[0], a[1], a[2]); lo < s.reach*0.35 {
			s.safe = 0.8
		}
	case Limb:
		c = Vec{0, 0, a[2] / 2}
		s.reach = a[2]/2 + max(a[0], a[1])
	case Box:
		s.reach = math.Sqrt(a[0]*a[0]+a[1]*a[1]+a[2]*a[2]) + a[3]
	case Ring:
		s.reach = a[0]*max(1, a[2]) + a[1]
	case Bell:
		c = Vec{0, 0, a[2] / 2}
		r := max(a[0], a[1])*max(1, a[4]) + math.Abs(a[3]) + s.FoldDeep
		s.reach = math.Sqrt(r*r+a[2]*a[2]/4) + math.Hypot(a[5], a[6])
		s.safe = 0.72
		if slope := (math.Abs(a[0]-a[1]) + 3*math.Abs(a[3])) / a[2]; slope > 0.9 {
			s.safe = 0.8 / math.Sqrt(1+slope*slope)
		}
		if a[4] < 0.7 || a[4] > 1.4 {
			s.safe = 0.6
		}
	case Brim:
		s.reach = a[0] + a[1] + math.Abs(a[2]) + s.FoldDeep
	case Plate:
		c = Vec{(a[0] + a[2] + a[4]) / 3, (a[1] + a[3] + a[5]) / 3, 0}
		for i := 0; i < 6; i += 2 {
			s.reach = max(s.reach, math.Hypot(a[i]-c.X, a[i+1]-c.Y))
		}
		s.reach += a[6]
	}
	if s.Folds > 0 {
		s.safe = min(s.safe, 0.62)
	}
	if s.Rough > 0 {
		s.safe = min(s.safe, 0.75)
		s.reach += s.Rough
	}
	s.reach += s.K * 0.5
	s.center = s.Pos.Add(s.Turn.Do(c))
}

// dist returns a distance in feet that is never too long by much.
func (s *Shape) dist(w Vec) float64 {
	p := s.Turn.Undo(w.Sub(s.Pos))
	a := &s.A
	var d float64
	switch s.Kind {
	case Ball:
		x, y, z := p.X/a[0], p.Y/a[1], p.Z/a[2]
		k0 := math.Sqrt(x*x + y*y + z*z)
		x, y, z = x/a[0], y/a[1], z/a[2]
		k1 := math.Sqrt(x*x + y*y + z*z)
		if k1 < 1e-9 {
			d = -min(a[0], a[1], a[2])
		} else {
			d = k0 * (k0 - 1) / k1
		}
	case Limb:
		r1, r2, h := a[0], a[1], a[2]
		q := math.Sqrt(p.X*p.X + p.Y*p.Y)
		b := (r1 - r2) / h
		if b > 0.999 {
			b = 0.999
		} else if b < -0.999 {
			b = -0.999
		}
		c := math.Sqrt(1 - b*b)
		k := -b*q + c*p.Z
		switch {
		case k < 0:
			d = math.Sqrt(q*q+p.Z*p.Z) - r1
		case k > c*h:
			d = math.Sqrt(q*q+(p.Z-h)*(p.Z-h)) - r2
		default:
			d = q*c + p.Z*b - r1
		}
	case Box:
		x, y, z := math.Abs(p.X)-a[0], math.Abs(p.Y)-a[1], math.Abs(p.Z)-a[2]
		ox, oy, oz := max(x, 0), max(y, 0), max(z, 0)
		d = math.Sqrt(ox*ox+oy*oy+oz*oz) + min(max(x, y, z), 0) - a[3]
	case Ring:
		y := p.Y
		if a[2] != 0 {
			y /= a[2]
		}
		q := math.Sqrt(p.X*p.X+y*y) - a[0]
		d = math.Sqrt(q*q+p.Z*p.Z) - a[1]
	case Bell:
		d = s.bell(p)
	case Brim:
		q := math.Sqrt(p.X*p.X + p.Y*p.Y)
		t := min(q/a[0], 1.1)
		z := p.Z + a[2]*t*t
		if s.Folds > 0 && q > 1e-6 {
			z += s.FoldDeep * t * t * math.Cos(s.Folds*math.Atan2(p.Y, p.X)+s.FoldTurn)
		}
		u, v := max(q-a[0], 0), max(math.Abs(z), 0)
		d = math.Sqrt(u*u+v*v) - a[1]
	case Plate:
		d = plate(p, a)
	}
	if s.Rough > 0 {
		if d > 2.5*s.Rough {
			d -= s.Rough // too far for lumps to show
		} else {
			d += s.Rough * lump(p.Mul(s.RoughPer))
		}
	}
	return d * s.safe
}

func (s *Shape) bell(p Vec) float64 {
	a := &s.A
	h := a[2]
	t := p.Z / h
	if t < 0 {
		t = 0
	} else if t > 1 {
		t = 1
	}
	low := (1 - t) * (1 - t)
	x := p.X - a[5]*low
	y := p.Y - a[6]*low
	if a[4] != 0 {
		y /= a[4]
	}
	q := math.Sqrt(x*x + y*y)
	r := a[0] + (a[1]-a[0])*t + a[3]*4*t*(1-t)
	if far := q - r - 1.4*s.FoldDeep; s.Folds > 0 && far > 0.12 {
		r += 1.4 * s.FoldDeep
	} else if s.Folds > 0 && q > 1e-6 {
		th := math.Atan2(y, x) + s.FoldTurn
		r += s.FoldDeep * (1 - t) * (math.Cos(s.Folds*th) + 0.4*math.Cos((s.Folds*2-3)*th+1.3))
	}
	d := q - r
	if a[7] > 0 {
		d = math.Abs(d) - a[7]
	}
	e := max(-p.Z, p.Z-h)
	if d > 0 && e > 0 {
		return math.Sqrt(d*d + e*e)
	}
	return max(d, e)
}

func plate(p Vec, a *[8]float64) float64 {
	// Distance to a triangle in the plane, then given thickness.
	best := math.Inf(1)
	inside := true
	area := (a[2]-a[0])*(a[5]-a[1]) - (a[3]-a[1])*(a[4]-a[0])
	sign := 1.0
	if area < 0 {
		sign = -1
	}
	for i := 0; i < 3; i++ {
		j := (i + 1) % 3
		ex, ey := a[2*j]-a[2*i], a[2*j+1]-a[2*i+1]
		vx, vy := p.X-a[2*i], p.Y-a[2*i+1]
		t := (vx*ex + vy*ey) / (ex*ex + ey*ey)
		if t < 0 {
			t = 0
		} else if t > 1 {
			t = 1
		}
		dx, dy := vx-ex*t, vy-ey*t
		best = min(best, dx*dx+dy*dy)
		if sign*(ex*vy-ey*vx) < 0 {
			inside = false
		}
	}
	d := math.Sqrt(best)
	if inside {
		d = 0
	}
	return math.Sqrt(d*d+p.Z*p.Z) - a[6]
}

// lump is a smooth bumpy field between -1 and 1.
func lump(p Vec) float64 {
	return 0.5*math.Sin(p.X+1.7*math.Sin(p.Y*0.9+0.4))*math.Sin(p.Y*1.1+math.Sin(p.Z+2)) +
		0.5*math.Sin(p.Z*1.2+1.3*math.Sin(p.X*0.8+1))
}
