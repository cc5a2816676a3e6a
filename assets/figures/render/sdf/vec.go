// Package sdf draws small solid models made of signed-distance shapes, on the
// processor alone. It keeps to operations whose results are the same on every
// linux/amd64 machine: no math.Exp and no math.Pow, whose assembly differs
// with the processor.
package sdf

import "math"

// Vec is a point or direction in feet: X ahead of the model, Y to its left,
// Z up.
type Vec struct{ X, Y, Z float64 }

// V makes a Vec.
func V(x, y, z float64) Vec { return Vec{x, y, z} }

// Add returns a+b.
func (a Vec) Add(b Vec) Vec { return Vec{a.X + b.X, a.Y + b.Y, a.Z + b.Z} }

// Sub returns a-b.
func (a Vec) Sub(b Vec) Vec { return Vec{a.X - b.X, a.Y - b.Y, a.Z - b.Z} }

// Mul returns a scaled by s.
func (a Vec) Mul(s float64) Vec { return Vec{a.X * s, a.Y * s, a.Z * s} }

// Dot returns the inner product.
func (a Vec) Dot(b Vec) float64 { return a.X*b.X + a.Y*b.Y + a.Z*b.Z }

// Cross returns the outer product.
func (a Vec) Cross(b Vec) Vec {
	return Vec{a.Y*b.Z - a.Z*b.Y, a.Z*b.X - a.X*b.Z, a.X*b.Y - a.Y*b.X}
}

// Len returns the length.
func (a Vec) Len() float64 { return math.Sqrt(a.Dot(a)) }

// Unit returns a at length 1, or a itself when it has no length.
func (a Vec) Unit() Vec {
	if l := a.Len(); l > 0 {
		return a.Mul(1 / l)
	}
	return a
}

// Lerp goes from a at t=0 to b at t=1.
func (a Vec) Lerp(b Vec, t float64) Vec { return a.Add(b.Sub(a).Mul(t)) }

// Turn is a rotation, as the three axes it turns X, Y and Z to.
type Turn struct{ X, Y, Z Vec }

// Still is the rotation that changes nothing.
var Still = Turn{Vec{1, 0, 0}, Vec{0, 1, 0}, Vec{0, 0, 1}}

// Do turns v.
func (t Turn) Do(v Vec) Vec {
	return Vec{
		t.X.X*v.X + t.Y.X*v.Y + t.Z.X*v.Z,
		t.X.Y*v.X + t.Y.Y*v.Y + t.Z.Y*v.Z,
		t.X.Z*v.X + t.Y.Z*v.Y + t.Z.Z*v.Z,
	}
}

// Undo turns v back.
func (t Turn) Undo(v Vec) Vec { return Vec{t.X.Dot(v), t.Y.Dot(v), t.Z.Dot(v)} }

// Then returns the rotation that does u first and t after it.
func (t Turn) Then(u Turn) Turn { return Turn{t.Do(u.X), t.Do(u.Y), t.Do(u.Z)} }

// Yaw turns left about Z by deg degrees.
func Yaw(deg float64) Turn {
	s, c := math.Sincos(deg * math.Pi / 180)
	return Turn{Vec{c, s, 0}, Vec{-s, c, 0}, Vec{0, 0, 1}}
}

// Pitch bows forward about Y by deg degrees: Z goes towards X.
func Pitch(deg float64) Turn {
	s, c := math.Sincos(deg * math.Pi / 180)
	return Turn{Vec{c, 0, -s}, Vec{0, 1, 0}, Vec{s, 0, c}}
}

// Roll leans to the right about X by deg degrees: Z goes towards -Y.
func Roll(deg float64) Turn {
	s, c := math.Sincos(deg * math.Pi / 180)
	return Turn{Vec{1, 0, 0}, Vec{0, c, s}, Vec{0, -s, c}}
}

// Along is a rotation that brings Z to direction d, keeping Y as level as it
// can be.
func Along(d Vec) Turn {
	z := d.Unit()
	ref := Vec{1, 0, 0}
	if math.Abs(z.X) > 0.9 {
		ref = Vec{0, 0, -1}
	}
	y := z.Cross(ref).Unit()
	return Turn{y.Cross(z), y, z}
}
