package sdf

import "math"

// Col is linear-ish display colour, each part 0 to 1.
type Col struct{ R, G, B float64 }

// Hex makes a Col from 0xRRGGBB.
func Hex(v uint32) Col {
	return Col{float64(v>>16&255) / 255, float64(v>>8&255) / 255, float64(v&255) / 255}
}

// Mix goes from a at t=0 to b at t=1.
func (a Col) Mix(b Col, t float64) Col {
	return Col{a.R + (b.R-a.R)*t, a.G + (b.G-a.G)*t, a.B + (b.B-a.B)*t}
}

// Mul darkens or lightens.
func (a Col) Mul(s float64) Col { return Col{a.R * s, a.G * s, a.B * s} }

// Print is a pattern on a skin.
type Print uint8

// The patterns. Per is their frequency to the foot, except where said.
const (
	Plain    Print = iota
	Belly          // B where the surface looks down, in the model's own frame
	Rings          // stripes across local Z
	Bars           // stripes across local X
	Spots          // round spots
	Grain          // fine fur or cloth in the second colour
	Hem            // B within Per feet of the lower end (Bell)
	Weave          // lozenges, for shawls
	Front          // B within an angle Per (radians) of local +X: the opening of a robe, with a Trim line
	Back           // B on the upper side in local Z above Per
	Tip            // B beyond local Z of Per
	Marble         // veins
	Feathers       // scalloped rows
	Fade           // from A to B over local Z from 0 to Per
)

// Skin is how a shape is painted.
type Skin struct {
	A, B, Trim Col
	Print      Print
	Per        float64
	Tint       float64 // 0 to 1: how far the colour of a player dyes it
	TintB      float64 // the same where B shows
	Glow       float64 // 0 to 1: how far it shines by itself
	GlowB      float64
	Soft       float64 // strength of fine grain laid over all, 0 to 0.3
}

// Paint is what one point of a surface looks like.
type Paint struct {
	Col        Col
	Tint, Glow float64
}

func step(lo, hi, x float64) float64 {
	t := (x - lo) / (hi - lo)
	if t < 0 {
		return 0
	} else if t > 1 {
		return 1
	}
	return t * t * (3 - 2*t)
}

func hash3(x, y, z int) float64 {
	h := uint32(x)*374761393 + uint32(y)*668265263 + uint32(z)*2147483647
	h = (h ^ h>>13) * 1274126177
	return float64((h^h>>16)&0xffff) / 65535
}

// noise is smooth value noise from 0 to 1.
func noise(p Vec) float64 {
	fx, fy, fz := math.Floor(p.X), math.Floor(p.Y), math.Floor(p.Z)
	x, y, z := int(fx), int(fy), int(fz)
	u, v, w := p.X-fx, p.Y-fy, p.Z-fz
	u, v, w = u*u*(3-2*u), v*v*(3-2*v), w*w*(3-2*w)
	lerp := func(a, b, t float64) float64 { return a + (b-a)*t }
	return lerp(
		lerp(lerp(hash3(x, y, z), hash3(x+1, y, z), u), lerp(hash3(x, y+1, z), hash3(x+1, y+1, z), u), v),
		lerp(lerp(hash3(x, y, z+1), hash3(x+1, y, z+1), u), lerp(hash3(x, y+1, z+1), hash3(x+1, y+1, z+1), u), v), w)
}

// paint colours a point of a shape: w in the model, n its normal there.
func (k *Skin) paint(s *Shape, w, n Vec) Paint {
	p := s.Turn.Undo(w.Sub(s.Pos))
	t, line := 0.0, 0.0
	switch k.Print {
	case Belly:
		t = step(-0.3, 0.5, -n.Z+0.25*(noise(w.Mul(5))-0.5))
	case Rings:
		t = step(-0.15, 0.15, math.Sin(p.Z*k.Per*2*math.Pi+1.2*(noise(w.Mul(3))-0.5)))
	case Bars:
		t = step(-0.2, 0.2, math.Sin(p.X*k.Per*2*math.Pi+2.2*(noise(w.Mul(2.5))-0.5))-0.25)
	case Spots:
		t = step(0.62, 0.7, noise(p.Mul(k.Per)))
	case Grain:
		t = noise(Vec{p.X * k.Per, p.Y * k.Per, p.Z * k.Per * 0.4})
		t = step(0.25, 0.8, t)
	case Hem:
		t = step(k.Per*1.02, k.Per*0.94, p.Z)
		if k.Trim != (Col{}) {
			line = step(k.Per*1.5, k.Per*1.4, p.Z) * step(k.Per*1.15, k.Per*1.25, p.Z)
		}
	case Weave:
		u, v := math.Atan2(p.Y, p.X)*1.6, p.Z
		t = step(-0.1, 0.1, math.Sin((u+v)*k.Per*math.Pi)*math.Sin((u-v)*k.Per*math.Pi))
	case Front:
		th := math.Abs(math.Atan2(p.Y, p.X))
		edge := k.Per
		t = step(edge+0.05, edge-0.05, th)
		line = step(0.10, 0.07, math.Abs(th-edge))
		if s.Kind == Bell {
			line = max(line, step(0.17, 0.14, p.Z))
			wide := max(0.3, s.A[0]+(s.A[1]-s.A[0])*p.Z/s.A[2])
			if t < 0.5 {
				line = max(line, step(0.10/wide, 0.07/wide, math.Abs(th-edge)))
			}
		}
	case Back:
		t = step(k.Per-0.08, k.Per+0.08, p.Z+0.1*(noise(w.Mul(6))-0.5))
	case Tip:
		t = step(k.Per-0.06, k.Per+0.06, p.Z)
	case Marble:
		t = step(0.09, 0.02, math.Abs(noise(p.Mul(k.Per))-0.5))
	case Fade:
		t = min(max(p.Z/k.Per, 0), 1)
	case Feathers:
		row := p.X * k.Per
		side := p.Y*k.Per + 0.5*float64(int(math.Floor(row))&1)
		f := row - math.Floor(row)
		g := side - math.Floor(side) - 0.5
		t = step(0.35, 0.6, f+g*g*2)
	}
	c := k.A.Mix(k.B, t)
	tint := k.Tint + (k.TintB-k.Tint)*t
	glow := k.Glow + (k.GlowB-k.Glow)*t
	if line > 0 {
		c = c.Mix(k.Trim, line)
		tint *= 1 - line
	}
	if k.Soft > 0 {
		c = c.Mul(1 + k.Soft*(noise(Vec{p.X * 17, p.Y * 17, p.Z * 9})-0.5)*2)
	}
	return Paint{c, tint, glow}
}
