package board

import (
	"math"
	"testing"
)

func near(a, b float64) bool { return math.Abs(a-b) < 1e-6 }

// A 5-ft square is 64 x 32 px at zoom 1: its corners lie 5 * 6.4 = 32 px right
// and 5 * 3.2 = 16 px down for each side. A foot of height is 8 px.
func TestSquareMeasures(t *testing.T) {
	p := Projection{Zoom: 1, W: 1280, H: 720}
	for _, c := range []struct{ x, y, z, sx, sy float64 }{
		{0, 0, 0, 640, 360},
		{5, 0, 0, 672, 376},  // east is down right
		{0, 5, 0, 672, 344},  // north is up right
		{5, 5, 0, 704, 360},  // the far corner: 64 px across
		{5, -5, 0, 640, 392}, // 32 px down
		{0, 0, 6, 640, 312},  // six feet up
	} {
		if sx, sy := p.Screen(c.x, c.y, c.z); !near(sx, c.sx) || !near(sy, c.sy) {
			t.Errorf("(%v, %v, %v) is at %v, %v; want %v, %v", c.x, c.y, c.z, sx, sy, c.sx, c.sy)
		}
	}
	p.Zoom = 2
	if sx, sy := p.Screen(5, 0, 1); !near(sx, 704) || !near(sy, 376) {
		t.Errorf("at zoom 2: %v, %v", sx, sy) // 640+64, 360+32-16
	}
}

func TestRoundTrip(t *testing.T) {
	for turn := range 4 {
		for _, zoom := range Zooms {
			p := Projection{Turn: turn, Zoom: zoom, CX: 13.7, CY: -41.2, W: 1920, H: 1080, DX: 3, DY: -2}
			for _, q := range [][3]float64{{0, 0, 0}, {12.5, 7.5, 0}, {-300, 44, 10}, {1e6, -1e6, 0}} {
				sx, sy := p.Screen(q[0], q[1], q[2])
				x, y := p.World(sx, sy, q[2])
				if math.Abs(x-q[0]) > 1e-4 || math.Abs(y-q[1]) > 1e-4 {
					t.Errorf("turn %d zoom %v: %v came back as %v, %v", turn, zoom, q, x, y)
				}
			}
		}
	}
}

// A facing goes the way a step in it goes on the screen.
func TestFacing(t *testing.T) {
	// Screen ways in the sheets' order: S, SE, E, NE, N, NW, W, SW. A step
	// along a screen diagonal is a step along X or Y.
	for turn := range 4 {
		p := Projection{Turn: turn, Zoom: 1, W: 100, H: 100}
		for i := range 8 {
			dir := float64(i) * math.Pi / 4
			x0, y0 := p.Screen(0, 0, 0)
			x1, y1 := p.Screen(math.Cos(dir), math.Sin(dir), 0)
			// Undo the 2:1 to get the true angle; south is 0, turning to east.
			a := math.Atan2((y1-y0)*2, x1-x0)
			want := (int(math.Round((math.Pi/2-a)/(math.Pi/4))) + 16) % 8
			if got := p.Facing(dir); got != want {
				t.Errorf("turn %d, %d eighths: facing %d, want %d", turn, i, got, want)
			}
		}
	}
}

func TestNearness(t *testing.T) {
	for turn := range 4 {
		p := Projection{Turn: turn, Zoom: 1, W: 100, H: 100}
		for _, q := range [][2]float64{{3, 1}, {-2, 7}, {0, -4}} {
			_, y0 := p.Screen(0, 0, 0)
			_, y1 := p.Screen(q[0], q[1], 0)
			if n := p.Near(q[0], q[1]); (n > 0) != (y1 > y0) {
				t.Errorf("turn %d: %v is %v near but %v px down", turn, q, n, y1-y0)
			}
		}
	}
}

// The eye's axes are at right angles and keep lengths.
func TestEye(t *testing.T) {
	p := Projection{Turn: 1}
	r, u, f := p.eye(3, -2, 5)
	if got := r*r + u*u + f*f; !near(got, 9+4+25) {
		t.Errorf("length squared %v, want 38", got)
	}
}

func TestZoomKeepsThePoint(t *testing.T) {
	c := NewCamera(20, 20)
	x, y := c.World(900, 200, 0)
	c.Step(1, 900, 200)
	for range 60 {
		c.Update()
	}
	if c.Zoom != 1.5 {
		t.Fatalf("zoom %v, want 1.5", c.Zoom)
	}
	// The picture rests on whole pixels, so the point may move by half a one.
	if sx, sy := c.Screen(x, y, 0); math.Abs(sx-900) > 1 || math.Abs(sy-200) > 1 {
		t.Errorf("the point went to %v, %v", sx, sy)
	}
	c.Step(99, 0, 0)
	for range 60 {
		c.Update()
	}
	if c.Zoom != 3 || !c.Settled() {
		t.Errorf("zoom %v, settled %v", c.Zoom, c.Settled())
	}
}

func TestPinchRestsOnAStep(t *testing.T) {
	c := NewCamera(0, 0)
	for range 10 {
		c.Pinch(1.06, 640, 360)
	}
	c.Release() // 1.06^10 = 1.79: nearer to 2 than to 1.5
	for range 30 {
		c.Update()
	}
	if c.Zoom != 2 {
		t.Errorf("zoom %v, want 2", c.Zoom)
	}
}

func TestDragAndFollow(t *testing.T) {
	c := NewCamera(0, 0)
	x, y := c.World(500, 300, 0)
	c.Drag(40, -24)
	if sx, sy := c.Screen(x, y, 0); math.Abs(sx-540) > 1 || math.Abs(sy-276) > 1 {
		t.Errorf("dragged to %v, %v, want 540, 276", sx, sy)
	}
	c.Follow(c.CX+1, c.CY) // well within the middle half: stays
	cx := c.CX
	c.Update()
	if c.CX != cx {
		t.Error("followed what was in sight")
	}
	c.Follow(200, 0)
	for range 300 {
		c.Update()
	}
	if c.CX != 200 || c.CY != 0 {
		t.Errorf("followed to %v, %v", c.CX, c.CY)
	}
}

func TestTurn(t *testing.T) {
	c := NewCamera(0, 0)
	c.TurnBy(1)
	dark := 0.0
	for range turnTicks {
		c.Update()
		dark = max(dark, c.Dim())
	}
	if c.Turn != 1 || c.Dim() != 0 || dark < 0.9 {
		t.Errorf("turn %d, dim %v, darkest %v", c.Turn, c.Dim(), dark)
	}
	c.TurnBy(-2)
	for range turnTicks {
		c.Update()
	}
	if c.Turn != 3 {
		t.Errorf("turn %d, want 3", c.Turn)
	}
}

func TestShakeIsOffWithReducedMotion(t *testing.T) {
	c := NewCamera(0, 0)
	c.Reduced = true
	c.Shake(9)
	c.Update()
	if c.DX != 0 || c.DY != 0 {
		t.Error("shook")
	}
}
