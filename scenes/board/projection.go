// Package board draws a duel: a moonlit place seen from above at an angle,
// the zone's four walls, figures lit by their normals, spells as they are
// gathered, released and strike, and what a player aims at.
//
// It knows no rules. The scene sets a World each tick, pushes Effects, and
// asks what lies under the pointer. Positions are in feet: X east, Y north,
// Z up; facings in radians, 0 east, growing towards north. Time is ticks, 60 a
// second; the wall clock is never read. Cosmetic chance comes from a generator
// of the board's own.
package board

import "math"

// Pixels at zoom 1. A 5-ft square is 64 x 32 px, and a foot of height is 8 px.
const (
	AcrossPerFoot = 6.4 // px to the right for each foot along X or Y
	DownPerFoot   = 3.2 // px down for each foot along X, up for each along Y (turn 0)
	UpPerFoot     = 8.0 // px up for each foot of height
	SquareFeet    = 5
)

// lengthPerFoot is what a foot lying across the screen measures at zoom 1.
const lengthPerFoot = 9.0509667991878

// Projection maps feet to pixels and back. The zero value is of no use; take
// one from a Camera or fill in Zoom.
type Projection struct {
	Turn   int     // quarter turns of the view, 0 to 3, counter-clockwise
	Zoom   float64 // 0.5 to 3
	CX, CY float64 // feet that lie on the middle of the screen, at height 0
	W, H   float64 // of the screen in px
	DX, DY float64 // px by which a shake moves the picture
}

// Rotate gives the place in the turned frame.
func (p *Projection) Rotate(x, y float64) (rx, ry float64) {
	switch p.Turn & 3 {
	case 1:
		return -y, x
	case 2:
		return -x, -y
	case 3:
		return y, -x
	}
	return x, y
}

// Unrotate is the inverse of Rotate.
func (p *Projection) Unrotate(rx, ry float64) (x, y float64) {
	switch p.Turn & 3 {
	case 1:
		return ry, -rx
	case 2:
		return -rx, -ry
	case 3:
		return -ry, rx
	}
	return rx, ry
}

// origin is the screen place of the world's origin, on whole pixels so that
// the ground stays crisp while the camera rests or glides.
func (p *Projection) origin() (ox, oy float64) {
	rx, ry := p.Rotate(p.CX, p.CY)
	ox = math.Round(p.W/2-(rx+ry)*AcrossPerFoot*p.Zoom) + p.DX
	oy = math.Round(p.H/2-(rx-ry)*DownPerFoot*p.Zoom) + p.DY
	return ox, oy
}

// Screen gives the pixel at which a place in feet is drawn.
func (p *Projection) Screen(x, y, z float64) (sx, sy float64) {
	ox, oy := p.origin()
	rx, ry := p.Rotate(x, y)
	return ox + (rx+ry)*AcrossPerFoot*p.Zoom, oy + (rx-ry)*DownPerFoot*p.Zoom - z*UpPerFoot*p.Zoom
}

// World gives the place in feet that is drawn at a pixel, if it lies z feet
// up.
func (p *Projection) World(sx, sy, z float64) (x, y float64) {
	ox, oy := p.origin()
	a := (sx - ox) / (AcrossPerFoot * p.Zoom)
	d := (sy - oy + z*UpPerFoot*p.Zoom) / (DownPerFoot * p.Zoom)
	return p.Unrotate((a+d)/2, (a-d)/2)
}

// Near is how near to the eye a place on the ground is; figures are drawn in
// its order.
func (p *Projection) Near(x, y float64) float64 {
	rx, ry := p.Rotate(x, y)
	return rx - ry
}

// Facing gives the drawn direction of a facing in radians: 0 to 7 for S, SE,
// E, NE, N, NW, W, SW on the screen.
func (p *Projection) Facing(dir float64) int {
	eighths := math.Round((dir + math.Pi/2*float64(p.Turn&3)) / (math.Pi / 4))
	// East (0) goes down right on the screen, which is SE (1).
	return int(math.Mod(math.Mod(eighths+1, 8)+8, 8))
}

// eye gives a length in the world as the eye sees it: right, up, towards.
func (p *Projection) eye(x, y, z float64) (right, up, towards float64) {
	const r2, c30 = math.Sqrt2 / 2, 0.8660254037844386
	rx, ry := p.Rotate(x, y)
	ground := (rx - ry) * r2
	return (rx + ry) * r2, z*c30 - ground*0.5, ground*c30 + z*0.5
}
