package game

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"mageduel/scenes"
)

const (
	mouseSlack = 4.0 // CSS pixels a press may stray before it is a drag
	touchSlack = 9.0 // the same for a finger, which rolls
	longPress  = 30  // ticks a finger rests to mean the second button
)

// pointer follows the mouse and up to two fingers.
type pointer struct {
	x, y    float64
	mouseX  float64
	mouseY  float64
	press   press
	second  press
	touches []ebiten.TouchID
	where   func(ebiten.TouchID) (x, y float64)
	fingers fingers
}

// press is one button, or one finger, between going down and coming up.
type press struct {
	down     bool
	dragging bool
	x, y     float64 // where it began
	lastX    float64
	lastY    float64
}

// fingers are what the first two fingers do.
type fingers struct {
	ids   [2]ebiten.TouchID
	n     int  // fingers followed
	ticks int  // how long the first has been down
	spent bool // this touch has already meant something; it is no tap any more
	gap   float64
	midX  float64
	midY  float64
}

// update reads mouse and fingers into in and reports whether anything went
// down.
func (p *pointer) update(in *scenes.Input, device float64) bool {
	in.Moved, in.Clicked, in.Secondary, in.Dragging = false, false, false, false
	in.DragX, in.DragY, in.WheelY, in.Pinch = 0, 0, 0, 1
	oldX, oldY := p.x, p.y
	p.touches = ebiten.AppendTouchIDs(p.touches[:0])
	any := false
	if p.fingers.n > 0 || len(p.touches) > 0 {
		any = p.touch(in, device)
		in.Touch = true
	} else {
		any = p.mouse(in, device)
	}
	_, in.WheelY = ebiten.Wheel()
	in.Moved = p.x != oldX || p.y != oldY
	in.X, in.Y = p.x, p.y
	return any
}

// buttonDown tells whether a button is down, or was within this tick.
func buttonDown(b ebiten.MouseButton) bool {
	return ebiten.IsMouseButtonPressed(b) || inpututil.IsMouseButtonJustPressed(b)
}

func (p *pointer) mouse(in *scenes.Input, device float64) bool {
	x, y := ebiten.CursorPositionF()
	left := buttonDown(ebiten.MouseButtonLeft)
	middle := buttonDown(ebiten.MouseButtonMiddle)
	right := buttonDown(ebiten.MouseButtonRight)
	if x != p.mouseX || y != p.mouseY || left || middle || right {
		// After a touch the mouse counts again only once it stirs.
		p.mouseX, p.mouseY, p.x, p.y = x, y, x, y
		in.Touch = false
	}
	wasDown := p.press.down
	slack := mouseSlack * device
	in.Clicked = p.press.follow(left || middle, p.x, p.y, slack, in) && !inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonMiddle)
	if p.press.down && !wasDown {
		in.PressX, in.PressY = p.x, p.y
	}
	in.Down = left
	wasSecond := p.second.down
	if !p.press.down {
		in.Secondary = p.second.follow(right, p.x, p.y, slack, in)
		if p.second.down && !wasSecond {
			in.PressX, in.PressY = p.x, p.y
		}
	}
	return p.press.down && !wasDown || p.second.down && !wasSecond
}

// follow brings a press up to date, adds its drag to in, and reports whether
// it ended as a click.
func (b *press) follow(down bool, x, y, slack float64, in *scenes.Input) bool {
	switch {
	case down && !b.down:
		*b = press{down: true, x: x, y: y, lastX: x, lastY: y}
	case down:
		if !b.dragging && math.Hypot(x-b.x, y-b.y) > slack {
			b.dragging = true
		}
		if b.dragging {
			in.Dragging = true
			in.DragX += x - b.lastX
			in.DragY += y - b.lastY
			b.lastX, b.lastY = x, y
		}
	case b.down:
		b.down = false
		return !b.dragging
	}
	return false
}

func (p *pointer) touch(in *scenes.Input, device float64) bool {
	f := &p.fingers
	began := false
	if f.n == 0 {
		// The first finger.
		p.press, p.second = press{}, press{}
		*f = fingers{ids: [2]ebiten.TouchID{p.touches[0]}, n: 1}
		p.x, p.y = p.where(f.ids[0])
		p.press.follow(true, p.x, p.y, 0, in)
		in.PressX, in.PressY = p.x, p.y
		began = true
	}
	if f.n == 1 {
		for _, id := range p.touches {
			if id != f.ids[0] && p.has(f.ids[0]) {
				f.ids[1], f.n, f.spent = id, 2, true
				f.gap, f.midX, f.midY = p.pair()
				began = true
				break
			}
		}
	}
	switch {
	case f.n == 2 && p.has(f.ids[0]) && p.has(f.ids[1]):
		gap, midX, midY := p.pair()
		if f.gap > 0 && gap > 0 {
			in.Pinch = gap / f.gap
		}
		in.PinchX, in.PinchY = midX, midY
		in.DragX, in.DragY, in.Dragging = midX-f.midX, midY-f.midY, true
		f.gap, f.midX, f.midY = gap, midX, midY
		in.Down = true
	case f.n == 2:
		// One of two lifted: the other only drags from where it is now.
		if p.has(f.ids[1]) {
			f.ids[0] = f.ids[1]
		}
		f.n = 1
		if !p.has(f.ids[0]) {
			p.lift(in)
			break
		}
		p.x, p.y = p.where(f.ids[0])
		p.press = press{down: true, dragging: true, x: p.x, y: p.y, lastX: p.x, lastY: p.y}
	case p.has(f.ids[0]):
		p.x, p.y = p.where(f.ids[0])
		f.ticks++
		p.press.follow(true, p.x, p.y, touchSlack*device, in)
		if !f.spent && !p.press.dragging && f.ticks >= longPress {
			f.spent = true
			in.Secondary = true
		}
		in.Down = true
	default:
		tap := p.press.follow(false, p.x, p.y, 0, in)
		in.Clicked = tap && !f.spent
		p.lift(in)
	}
	return began
}

func (p *pointer) lift(in *scenes.Input) {
	p.fingers.n = 0
	p.press = press{}
	in.Down = false
}

func (p *pointer) has(id ebiten.TouchID) bool {
	for _, t := range p.touches {
		if t == id {
			return true
		}
	}
	return false
}

// pair is how far apart two fingers are, and the point between them.
func (p *pointer) pair() (gap, midX, midY float64) {
	f := &p.fingers
	ax, ay := p.where(f.ids[0])
	bx, by := p.where(f.ids[1])
	return math.Hypot(ax-bx, ay-by), (ax + bx) / 2, (ay + by) / 2
}
