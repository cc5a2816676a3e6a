package arena

import (
	"math/big"
	"testing"

	"pgregory.net/rapid"

	"mageduel/engine/grid"
)

// A thin wall stops a line that comes to its plane strictly between its ends,
// and not one that comes to it strictly beyond them.
func TestLinesMeetThinWalls(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := func(low, high int64, name string) int64 { return rapid.Int64Range(low, high).Draw(t, name) }
		far := rapid.SampledFrom([]int64{0, vast / 2}).Draw(t, "far")
		x, y0, z0 := far+5*n(1, 12, "x"), 5*n(0, 10, "y"), 5*n(0, 3, "z")
		y1, z1 := y0+5*n(1, 8, "length"), z0+5*n(1, 4, "height")
		flip := rapid.Bool().Draw(t, "flip")
		s := Solid{x, y0, x, y1, z0, z1, Lines}
		if flip {
			s = Solid{y0, x, y1, x, z0, z1, Lines}
		}
		m := Of(Zone{vast, 60}, []Solid{s})
		place := func(name string) (p grid.Point) {
			return grid.Point{X: far + 5*n(0, 13, name+"x"), Y: 5 * n(0, 20, name+"y"), Z: 5 * n(0, 8, name+"z")}
		}
		a, b := place("a"), place("b")
		mirror := func(p grid.Point) grid.Point {
			if flip {
				p.X, p.Y = p.Y, p.X
			}
			return p
		}
		got := m.Line(mirror(a), mirror(b), Lines)
		// In half feet, from the plane: where the line is when it meets it, times
		// its way across.
		from, to := 2*a.X+5-2*x, 2*b.X+5-2*x
		if (from < 0) == (to < 0) {
			if !got {
				t.Fatalf("%v to %v stays on one side of %v", a, b, s)
			}
			return
		}
		if to < from {
			a, b, from, to = b, a, to, from
		}
		way := to - from
		y := (2*a.Y+5)*way - from*(2*b.Y-2*a.Y)
		z := (2*a.Z+5)*way - from*(2*b.Z-2*a.Z)
		inY, inZ := min(y-2*y0*way, 2*y1*way-y), min(z-2*z0*way, 2*z1*way-z)
		switch in := min(inY, inZ); {
		case in > 0 && got, in < 0 && !got:
			t.Fatalf("%v to %v, wall %v: clear is %v", a, b, s, got)
		case in == 0 && !got:
			t.Fatalf("%v to %v only touches the end of %v", a, b, s)
		}
	})
}

func TestCompare(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		any, positive := rapid.Int64Range(-1<<62, 1<<62), rapid.Int64Range(1, 1<<62)
		a, b, c, d := any.Draw(t, "a"), positive.Draw(t, "b"), any.Draw(t, "c"), positive.Draw(t, "d")
		if rapid.Bool().Draw(t, "same") {
			c, d = a, b
		}
		p := new(big.Int).Mul(big.NewInt(a), big.NewInt(b))
		q := new(big.Int).Mul(big.NewInt(c), big.NewInt(d))
		if compare(a, b, c, d) != p.Cmp(q) {
			t.Fatalf("%d*%d, %d*%d: %d", a, b, c, d, compare(a, b, c, d))
		}
	})
}
