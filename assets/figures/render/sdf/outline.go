package sdf

import "math"

// outline bounds a shape as the camera sees it: right, up and towards the
// viewer.
type outline struct {
	x0, x1, y0, y1, z0, z1 float64
	// A limb is bounded more closely: by its line and largest radius.
	limb           bool
	ax, ay, bx, by float64
	r              float64
}

// look works out the outline, wide enough for seams and lumps.
func (s *Shape) look(right, up, viewer Vec) {
	a := &s.A
	pad := s.K*0.75 + s.Rough
	var o outline
	grow := func(p Vec, x, y, z float64) {
		px, py, pz := p.Dot(right), p.Dot(up), p.Dot(viewer)
		o.x0, o.x1 = min(o.x0, px-x), max(o.x1, px+x)
		o.y0, o.y1 = min(o.y0, py-y), max(o.y1, py+y)
		o.z0, o.z1 = min(o.z0, pz-z), max(o.z1, pz+z)
	}
	o.x0, o.y0, o.z0 = math.Inf(1), math.Inf(1), math.Inf(1)
	o.x1, o.y1, o.z1 = math.Inf(-1), math.Inf(-1), math.Inf(-1)
	switch s.Kind {
	case Ball:
		e := func(d Vec) float64 {
			x, y, z := a[0]*s.Turn.X.Dot(d), a[1]*s.Turn.Y.Dot(d), a[2]*s.Turn.Z.Dot(d)
			return math.Sqrt(x*x+y*y+z*z) + pad
		}
		grow(s.Pos, e(right), e(up), e(viewer))
	case Box:
		e := func(d Vec) float64 {
			return math.Abs(a[0]*s.Turn.X.Dot(d)) + math.Abs(a[1]*s.Turn.Y.Dot(d)) + math.Abs(a[2]*s.Turn.Z.Dot(d)) + a[3] + pad
		}
		grow(s.Pos, e(right), e(up), e(viewer))
	case Limb:
		end := s.Pos.Add(s.Turn.Z.Mul(a[2]))
		grow(s.Pos, a[0]+pad, a[0]+pad, a[0]+pad)
		grow(end, a[1]+pad, a[1]+pad, a[1]+pad)
		o.limb, o.r = true, max(a[0], a[1])+pad
		o.ax, o.ay, o.bx, o.by = s.Pos.Dot(right), s.Pos.Dot(up), end.Dot(right), end.Dot(up)
	case Plate:
		for i := 0; i < 6; i += 2 {
			t := a[6] + pad
			grow(s.Pos.Add(s.Turn.X.Mul(a[i])).Add(s.Turn.Y.Mul(a[i+1])), t, t, t)
		}
	case Ring, Brim, Bell:
		// Flat round things, or stout ones: a cylinder about Z.
		r, h := a[0]*max(1, a[2])+a[1], a[1]
		sway := 0.0
		switch s.Kind {
		case Brim:
			r, h = a[0]+a[1], a[1]+math.Abs(a[2])+s.FoldDeep
		case Bell:
			r, h = max(a[0], a[1])*max(1, a[4])+math.Abs(a[3])+s.FoldDeep*1.4+a[7], a[2]/2
			sway = math.Hypot(a[5], a[6])
		}
		e := func(d Vec) float64 {
			z := s.Turn.Z.Dot(d)
			return math.Abs(z)*h + math.Sqrt(max(0, 1-z*z))*r + sway + pad
		}
		grow(s.center, e(right), e(up), e(viewer))
	default:
		grow(s.center, s.reach+pad, s.reach+pad, s.reach+pad)
	}
	s.seen = o
}

// near says whether the shape can be within d of the rays whose middle is x, y.
func (o *outline) near(x, y, d float64) bool {
	if x < o.x0-d || x > o.x1+d || y < o.y0-d || y > o.y1+d {
		return false
	}
	if !o.limb {
		return true
	}
	ex, ey, px, py := o.bx-o.ax, o.by-o.ay, x-o.ax, y-o.ay
	t := 0.0
	if l := ex*ex + ey*ey; l > 0 {
		t = min(max((px*ex+py*ey)/l, 0), 1)
	}
	px, py = px-ex*t, py-ey*t
	return px*px+py*py < (o.r+d)*(o.r+d)
}
