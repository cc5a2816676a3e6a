package board

import "math"

// Zooms are the steps at which the ground is drawn pixel for pixel.
var Zooms = [...]float64{0.5, 0.75, 1, 1.5, 2, 3}

const (
	zoomTicks = 14
	turnTicks = 24 // a quarter turn dips to dark and back: 400 ms
)

// Camera looks at the board. All its motion is eased and counted in ticks.
type Camera struct {
	Projection
	Reduced bool // no shake and no gliding

	level            int // of Zooms that is aimed at
	pinching         float64
	focusX, focusY   float64 // screen point a zoom keeps still
	anchorX, anchorY float64 // feet under it
	fromZoom, toZoom float64
	zoomLeft         int

	goalX, goalY float64
	gliding      bool

	turnTo    int
	turnLeft  int
	shake     float64 // px
	shakeSeed uint32
}

// NewCamera looks at (x, y) feet at zoom 1.
func NewCamera(x, y float64) Camera {
	return Camera{Projection: Projection{Zoom: 1, CX: x, CY: y, W: 1280, H: 720}, level: 2, toZoom: 1}
}

// Resize tells the size of the picture in px.
func (c *Camera) Resize(w, h int) { c.W, c.H = float64(w), float64(h) }

// Drag moves the picture by px under the finger.
func (c *Camera) Drag(dx, dy float64) {
	c.gliding = false
	a, d := -dx/(AcrossPerFoot*c.Zoom), -dy/(DownPerFoot*c.Zoom)
	x, y := c.Unrotate((a+d)/2, (a-d)/2)
	c.CX += x
	c.CY += y
}

// Step zooms by n steps of Zooms and keeps the ground at a screen point still.
func (c *Camera) Step(n int, sx, sy float64) {
	c.aim(min(max(c.level+n, 0), len(Zooms)-1), sx, sy)
}

// SetZoom goes to the step nearest to zoom at once.
func (c *Camera) SetZoom(zoom float64) {
	c.level = nearestZoom(zoom)
	c.Zoom, c.toZoom, c.zoomLeft = Zooms[c.level], Zooms[c.level], 0
}

func nearestZoom(zoom float64) int {
	best := 0
	for i, z := range Zooms {
		if math.Abs(math.Log(z/zoom)) < math.Abs(math.Log(Zooms[best]/zoom)) {
			best = i
		}
	}
	return best
}

// Pinch zooms by a factor while two fingers move; Release rests on a step.
func (c *Camera) Pinch(factor, sx, sy float64) {
	x, y := c.World(sx, sy, 0)
	c.Zoom = min(max(c.Zoom*factor, Zooms[0]), Zooms[len(Zooms)-1])
	c.toZoom, c.zoomLeft, c.gliding = c.Zoom, 0, false
	c.pin(x, y, sx, sy)
	c.focusX, c.focusY, c.pinching = sx, sy, 1
}

// Release ends a pinch.
func (c *Camera) Release() {
	if c.pinching != 0 {
		c.pinching = 0
		c.aim(nearestZoom(c.Zoom), c.focusX, c.focusY)
	}
}

func (c *Camera) aim(level int, sx, sy float64) {
	c.level = level
	if c.toZoom == Zooms[level] && c.Zoom == c.toZoom {
		return
	}
	c.fromZoom, c.toZoom, c.zoomLeft = c.Zoom, Zooms[level], zoomTicks
	c.focusX, c.focusY = sx, sy
	c.anchorX, c.anchorY = c.World(sx, sy, 0)
	c.gliding = false
	if c.Reduced {
		c.zoomLeft = 1
	}
}

// pin moves the camera so that (x, y) feet lie under a screen point.
func (c *Camera) pin(x, y, sx, sy float64) {
	a := (sx - c.W/2) / (AcrossPerFoot * c.Zoom)
	d := (sy - c.H/2) / (DownPerFoot * c.Zoom)
	ox, oy := c.Unrotate((a+d)/2, (a-d)/2)
	c.CX, c.CY = x-ox, y-oy
}

// Look goes to (x, y) feet at once.
func (c *Camera) Look(x, y float64) { c.CX, c.CY, c.gliding = x, y, false }

// Follow glides gently to (x, y) feet, unless that already lies within the
// middle half of the screen.
func (c *Camera) Follow(x, y float64) {
	sx, sy := c.Screen(x, y, 0)
	if math.Abs(sx-c.W/2) < c.W/4 && math.Abs(sy-c.H/2) < c.H/4 {
		return
	}
	c.Centre(x, y)
}

// Centre glides to (x, y) feet.
func (c *Camera) Centre(x, y float64) {
	if c.Reduced {
		c.Look(x, y)
		return
	}
	c.goalX, c.goalY, c.gliding = x, y, true
}

// TurnBy turns the view by quarters, counter-clockwise. The picture dips to
// dark while the figures change sides.
func (c *Camera) TurnBy(quarters int) {
	c.turnTo = (c.turnTo + quarters + 8) & 3
	if c.turnLeft == 0 {
		c.turnLeft = turnTicks
	} else if c.turnLeft < turnTicks/2 {
		c.turnLeft = turnTicks - c.turnLeft
	}
}

// Dim is how dark a quarter turn makes the picture, 0 to 1.
func (c *Camera) Dim() float64 {
	if c.turnLeft == 0 {
		return 0
	}
	return 1 - math.Abs(float64(c.turnLeft)/turnTicks*2-1)
}

// Shake adds a blow of so many px of a screen 720 px high; it dies away in a third of a second.
func (c *Camera) Shake(px float64) {
	if !c.Reduced {
		c.shake = min(max(c.shake, px), 9)
	}
}

// Update moves the camera by one tick.
func (c *Camera) Update() {
	if c.zoomLeft > 0 {
		c.zoomLeft--
		t := ease(1 - float64(c.zoomLeft)/zoomTicks)
		c.Zoom = c.fromZoom * math.Pow(c.toZoom/c.fromZoom, t)
		if c.zoomLeft == 0 {
			c.Zoom = c.toZoom
		}
		c.pin(c.anchorX, c.anchorY, c.focusX, c.focusY)
	}
	if c.gliding {
		dx, dy := c.goalX-c.CX, c.goalY-c.CY
		if math.Hypot(dx, dy) < 0.05 {
			c.CX, c.CY, c.gliding = c.goalX, c.goalY, false
		} else {
			c.CX += dx * 0.075
			c.CY += dy * 0.075
		}
	}
	if c.turnLeft > 0 {
		c.turnLeft--
		if c.turnLeft <= turnTicks/2 {
			c.Turn = c.turnTo
		}
	}
	c.DX, c.DY = 0, 0
	if c.shake > 0.4 {
		c.shakeSeed = c.shakeSeed*1664525 + 1013904223
		far := c.shake * c.H / 720
		c.DX = math.Round((float64(c.shakeSeed>>16&255)/127.5 - 1) * far)
		c.DY = math.Round((float64(c.shakeSeed>>24)/127.5 - 1) * far * 0.6)
		c.shake *= 0.86
	} else {
		c.shake = 0
	}
}

// Settled says whether the camera rests.
func (c *Camera) Settled() bool {
	return c.zoomLeft == 0 && !c.gliding && c.turnLeft == 0 && c.shake == 0
}

func ease(t float64) float64 {
	t = min(max(t, 0), 1)
	return t * t * (3 - 2*t)
}

func easeOut(t float64) float64 {
	t = 1 - min(max(t, 0), 1)
	return 1 - t*t*t
}
