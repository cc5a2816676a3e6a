package board

import (
	"image"
	"math"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
)

// sprite is a small white picture in the atlas; colour comes by vertex.
type sprite uint8

// Sprites. A cell is 128 px; those from the circle on take 256.
const (
	sprSolid   sprite = iota
	sprDisc           // soft disc, bright in the middle
	sprGlow           // wide, very soft
	sprLine           // along x even, across y soft
	sprStreak         // a comet: head right, tail left
	sprPuff           // smoke
	sprRing           // thin circle
	sprWave           // wide soft circle, sharp outside
	sprFlame          // tongue, foot down
	sprShard          // crystal, point right
	sprStar           // four points
	sprBubble         // hollow ball with a glint
	sprSlash          // crescent
	sprClaw           // three rents
	sprBite           // two rows of teeth
	sprBlow           // jagged star
	sprDrop           // drip, point up
	sprWing           // moth, wings open
	sprHexes          // plates
	sprTile           // square seen from above, bright border
	sprHatch          // square with slanted strokes
	sprCross          // square with a cross
	sprDots           // square with dots
	sprReticle        // four brackets
	sprLeaf
	sprStrands
	sprEmblem // eight of them
)

const (
	sprCircle  = sprEmblem + 8 // 256 px: the caster's circle
	sprCloud   = sprCircle + 1 // 256 px: fog
	sprVeil    = sprCircle + 2 // 256 px: darkening at the picture's edges
	sprSheen   = sprCircle + 3 // 256 px: oily ripples
	spriteEnd  = sprCircle + 4
	atlasSide  = 1024
	atlasCells = 8
	cellSide   = atlasSide / atlasCells
)

type rect struct{ x0, y0, x1, y1 float32 }

// place is where a sprite lies in the atlas.
func (s sprite) place() (x, y, side int) {
	if s < sprCircle {
		return int(s%atlasCells) * cellSide, int(s/atlasCells) * cellSide, cellSide
	}
	return int(s-sprCircle) * cellSide * 2, 6 * cellSide, cellSide * 2
}

var spriteRects = func() (r [spriteEnd]rect) {
	for s := range spriteEnd {
		x, y, side := s.place()
		r[s] = rect{float32(x + 1), float32(y + 1), float32(x + side - 1), float32(y + side - 1)}
	}
	q := r[sprSolid]
	r[sprSolid] = rect{q.x0 + 48, q.y0 + 48, q.x1 - 48, q.y1 - 48}
	r[sprLine].x0 += 40
	r[sprLine].x1 -= 40
	return r
}()

// cell is the part of a sprite that shows: nothing is gained by drawing where
// it is empty. The edges are counted from the middle, in sides of the sprite.
type cell struct {
	rect
	left, top, right, low float64
}

// cells are worked out with the atlas.
var cells [spriteEnd]cell

// spot is a sprite that is only a soft spot: the shader gives (1-d*d)^2 for
// the distance d from 0, 0.
type spot struct {
	cell
	whole rect
	gain  float64
}

var softSpots = [spriteEnd]spot{
	sprSolid: {cell{rect{}, -0.5, -0.5, 0.5, 0.5}, rect{}, 1},
	sprGlow:  {cell{rect{-1, -1, 1, 1}, -0.5, -0.5, 0.5, 0.5}, rect{-1, -1, 1, 1}, 0.85},
	sprDisc:  {cell{rect{-1, -1, 1, 1}, -0.435, -0.435, 0.435, 0.435}, rect{-1.15, -1.15, 1.15, 1.15}, 0.8},
	sprLine:  {cell{rect{0, -1, 0, 1}, -0.5, -0.41, 0.5, 0.41}, rect{0, -1.2, 0, 1.2}, 0.9},
}

// fold makes a smooth step from 0 at a to 1 at b.
func fold(a, b, x float64) float64 { return ease((x - a) / (b - a)) }

// band is 1 on a line of half width w at 0 and soft by s outside it.
func band(d, w, s float64) float64 { return 1 - fold(w, w+s, math.Abs(d)) }

func ink(s sprite, u, v float64) float64 {
	r := math.Hypot(u, v)
	a := math.Atan2(v, u)
	switch s {
	case sprSolid:
		return 1
	case sprDisc:
		return math.Pow(max(1-r, 0), 1.6)
	case sprGlow:
		k := max(1-r*r, 0)
		return k * k * 0.85
	case sprLine:
		return math.Pow(max(1-math.Abs(v), 0), 1.5)
	case sprStreak:
		k := (u + 1) / 2
		return math.Pow(max(1-math.Abs(v)/(0.15+0.75*k), 0), 1.4) * k * k * fold(1, 0.82, u)
	case sprPuff:
		n := cloudAt(u*1.7+9, v*1.7+4)
		return fold(1.0, 0.15, r+(n-0.5)*0.75) * (0.55 + 0.45*n) * 0.9
	case sprRing:
		return band(r-0.86, 0.02, 0.08)
	case sprWave:
		return fold(0.35, 0.9, r) * fold(0.97, 0.9, r)
	case sprFlame:
		k := (1 - v) / 2 // 0 at the foot, 1 at the tip
		w := 0.62 * math.Sqrt(max(k, 0)) * (1 - k) * 1.75
		bend := 0.16 * math.Sin(k*5)
		return fold(1, 0.2, math.Abs(u-bend)/max(w, 0.01)) * fold(0, 0.15, k) * (1 - 0.35*k)
	case sprShard:
		w := 0.30 * (1 - math.Abs(u))
		f := fold(1, 0.75, math.Abs(v)/max(w, 0.001))
		return f * (0.55 + 0.45*fold(0.02, -0.02, v))
	case sprStar:
		k := math.Pow(math.Abs(u), 0.5) + math.Pow(math.Abs(v), 0.5)
		return fold(1, 0.55, k) + 0.6*math.Pow(max(1-r*1.8, 0), 1.5)
	case sprBubble:
		return fold(1, 0.93, r) * (0.12 + 0.75*math.Pow(min(r, 1), 5) + 0.9*math.Pow(max(1-math.Hypot(u+0.35, v+0.4)*3.2, 0), 1.2))
	case sprSlash:
		d := math.Hypot(u+0.25, v) - 0.8
		th := 0.20 * max(1-math.Pow(math.Abs(a)/1.25, 2), 0)
		return fold(1, 0.3, math.Abs(d)/max(th, 0.002)) * fold(-0.1, 0.2, u)
	case sprClaw:
		m := 0.0
		for i := -1; i <= 1; i++ {
			x := u - float64(i)*0.42 + v*0.35
			w := 0.13 * (1 - v*v)
			m = max(m, fold(1, 0.3, math.Abs(x)/max(w, 0.002)))
		}
		return m
	case sprBite:
		m := 0.0
		for _, up := range [2]float64{-1, 1} {
			y := v*up + 0.62 - 0.25*u*u
			tooth := 0.16 + 0.42*math.Abs(math.Mod(math.Abs(u*2.6)+0.5, 1)-0.5)*2
			if y > 0 && math.Abs(u) < 0.85 {
				m = max(m, fold(tooth, tooth-0.12, y)*fold(0, 0.06, y))
			}
		}
		return m
	case sprBlow:
		k := 0.42 + 0.36*math.Pow(math.Abs(math.Cos(a*3.5+0.4)), 3) + 0.14*math.Cos(a*3)
		return fold(k, k*0.35, r)
	case sprDrop:
		w := 0.42 * math.Sqrt(max(1-v*v, 0)) * (0.35 + 0.65*fold(-1, 0.7, v))
		return fold(1, 0.7, math.Abs(u)/max(w, 0.002)) * (0.7 + 0.3*fold(0.2, -0.2, u))
	case sprWing:
		x := math.Abs(u)
		d := math.Hypot((x-0.42)/0.45, (v+0.15-x*0.3)/0.5)
		d2 := math.Hypot((x-0.3)/0.3, (v-0.42)/0.36)
		body := math.Hypot(u/0.08, v/0.5)
		return max(fold(1, 0.7, d)*0.8, fold(1, 0.7, d2)*0.7, fold(1, 0.7, body))
	case sprHexes:
		q := hexEdge(u*3.2, v*3.2)
		return fold(1, 0.7, r) * (0.14 + 0.8*fold(0.14, 0.03, q) + 0.5*fold(0.7, 1, r))
	case sprTile:
		e := max(math.Abs(u), math.Abs(v))
		return 0.30 + 0.20*fold(0.5, 0.9, e)
	case sprHatch:
		k := math.Abs(math.Mod(u+v+4, 0.5) - 0.25)
		e := max(math.Abs(u), math.Abs(v))
		return 0.22 + 0.38*fold(0.10, 0.06, k) + 0.15*fold(0.6, 0.95, e)
	case sprCross:
		k := min(math.Abs(u-v), math.Abs(u+v))
		return 0.14 + 0.6*fold(0.16, 0.09, k)*fold(0.75, 0.6, max(math.Abs(u), math.Abs(v)))
	case sprDots:
		x, y := math.Mod(u+4, 0.5)-0.25, math.Mod(v+4, 0.5)-0.25
		return 0.18 + 0.6*fold(0.12, 0.07, math.Hypot(x, y))
	case sprReticle:
		x, y := math.Abs(u), math.Abs(v)
		e := max(x, y)
		return band(e-0.88, 0.05, 0.06) * fold(0.45, 0.55, min(x, y))
	case sprLeaf:
		w := 0.34 * (1 - u*u)
		return fold(1, 0.8, math.Abs(v-0.15*math.Sin(u*2))/max(w, 0.002)) * (0.75 + 0.25*fold(0.02, 0.06, math.Abs(v)))
	case sprStrands:
		m := 0.0
		for i := range 7 {
			th := float64(i)*0.45 + 0.2*math.Sin(float64(i)*7)
			d := math.Abs(u*math.Sin(th) - v*math.Cos(th) + 0.1*math.Sin(float64(i)*3))
			m = max(m, band(d, 0.008, 0.03))
		}
		for _, k := range [3]float64{0.3, 0.55, 0.82} {
			m = max(m, 0.8*band(r-k*(1-0.07*math.Cos(a*7)), 0.006, 0.03))
		}
		return m * fold(1, 0.75, r)
	case sprCircle:
		m := band(r-0.93, 0.012, 0.025)
		m = max(m, band(r-0.76, 0.006, 0.02))
		m = max(m, 0.9*band(r-0.34, 0.008, 0.02))
		for i := range 3 {
			th := float64(i) * math.Pi / 3
			for _, f := range [2]float64{0, math.Pi} {
				d := u*math.Cos(th+f) + v*math.Sin(th+f) - 0.38
				if r < 0.76 {
					m = max(m, 0.75*band(d, 0.005, 0.018))
				}
			}
		}
		// Strokes of no alphabet between the circles.
		n := math.Floor((a/math.Pi + 1) * 12)
		t := (a/math.Pi+1)*12 - n
		k := (r - 0.79) / 0.11
		if k > 0 && k < 1 && t > 0.2 && t < 0.8 {
			h := math.Mod(n*7.13, 5)
			m = max(m, 0.9*band(t-0.3-0.09*h*k, 0.03, 0.10))
			m = max(m, 0.9*band(k-0.2-0.15*h, 0.05, 0.16)*fold(0.75, 0.6, t))
		}
		return m
	case sprCloud:
		n := cloudAt(u*1.9+3, v*1.9+7)*0.65 + cloudAt(u*4.3+1, v*4.3+5)*0.35
		return fold(1.0, 0.05, r+(n-0.5)*0.7) * (0.35 + 0.65*n)
	case sprVeil:
		return math.Pow(fold(0.42, 1.42, r), 1.15)
	case sprSheen:
		n := cloudAt(u*1.4+2, v*1.4+1)
		k := math.Sin(n*26 + r*5)
		return fold(1, 0.72, r+(n-0.5)*0.3) * (0.35 + 0.65*fold(0.55, 0.98, k))
	}
	if s >= sprEmblem && s < sprCircle {
		rim := band(r-0.90, 0.035, 0.05)
		field := fold(0.90, 0.86, r) * 0.16
		return max(rim, field, emblem(int(s-sprEmblem), u/0.62, v/0.62))
	}
	return 0
}

// emblem draws one of eight signs in the unit square.
func emblem(i int, u, v float64) float64 {
	r, a := math.Hypot(u, v), math.Atan2(u, -v)
	poly := func(n float64) float64 { // distance to a regular polygon's edge
		k := math.Pi / n
		t := math.Mod(a+k+20*math.Pi, 2*k) - k
		return r * math.Cos(t) / math.Cos(k)
	}
	const s = 0.09
	switch i {
	case 0: // sun
		return max(fold(0.5, 0.5-s, r), fold(0.98, 0.98-s, r)*fold(0.60, 0.68, r)*fold(-0.1, 0.4, math.Cos(a*8)))
	case 1: // triangle
		return fold(0.98, 0.98-s, poly(3)) * max(fold(0.48, 0.48+s, poly(3)), 0)
	case 2: // square
		e := max(math.Abs(u), math.Abs(v))
		return fold(0.76, 0.76-s, e) * fold(0.40, 0.40+s, e)
	case 3: // five-pointed star
		k := math.Pi / 5
		t := math.Abs(math.Mod(a+20*math.Pi, 2*k) - k)
		edge := 0.40 / math.Cos(k) * 1.02
		lim := edge + (0.98-edge)*math.Pow(t/k, 1.1)
		return fold(lim, lim-s, r)
	case 4: // crescent
		return fold(0.95, 0.95-s, r) * fold(0.72, 0.72+s, math.Hypot(u-0.42, v+0.1))
	case 5: // cross
		x, y := math.Abs(u), math.Abs(v)
		return max(fold(0.27, 0.27-s, x)*fold(0.95, 0.95-s, y), fold(0.27, 0.27-s, y)*fold(0.95, 0.95-s, x))
	case 6: // rings
		return max(band(r-0.82, 0.09, s), fold(0.36, 0.36-s, r))
	default: // two waves
		w := 0.24 * math.Sin(u*5)
		in := fold(0.98, 0.9, r)
		return in * max(band(v-w-0.33, 0.12, s), band(v-w+0.33, 0.12, s))
	}
}

func hexEdge(u, v float64) float64 {
	best, second := 9.0, 9.0
	row := math.Round(v / 0.866)
	for j := row - 1; j <= row+1; j++ {
		off := 0.0
		if int(j)&1 != 0 {
			off = 0.5
		}
		for i := math.Round(u-off) - 1; i <= math.Round(u-off)+1; i++ {
			d := math.Hypot(u-i-off, v-j*0.866)
			if d < best {
				best, second = d, best
			} else if d < second {
				second = d
			}
		}
	}
	return second - best
}

// cloudAt is smooth noise of a few octaves, 0 to 1.
func cloudAt(x, y float64) float64 {
	s, a := 0.0, 0.5
	for range 4 {
		s += a * valueAt(x, y, 0)
		x, y, a = x*2.03+11.3, y*2.03+7.1, a/2
	}
	return s / 0.9375
}

// valueAt is value noise; period 0 does not repeat.
func valueAt(x, y float64, period int) float64 {
	ix, iy := math.Floor(x), math.Floor(y)
	fx, fy := ease(x-ix), ease(y-iy)
	h := func(i, j int) float64 {
		if period > 0 {
			i, j = ((i%period)+period)%period, ((j%period)+period)%period
		}
		n := uint32(i)*374761393 + uint32(j)*668265263
		n = (n ^ n>>13) * 1274126177
		n ^= n >> 16
		return float64(n&0xffff) / 65535
	}
	i, j := int(ix), int(iy)
	top := h(i, j)*(1-fx) + h(i+1, j)*fx
	low := h(i, j+1)*(1-fx) + h(i+1, j+1)*fx
	return top*(1-fy) + low*fy
}

// atlas gives the picture of all sprites, which is drawn once.
var atlas = sync.OnceValue(func() *ebiten.Image {
	img := image.NewRGBA(image.Rect(0, 0, atlasSide, atlasSide))
	for s := range spriteEnd {
		x0, y0, side := s.place()
		r := spriteRects[s]
		shown := image.Rectangle{}
		for y := range side {
			for x := range side {
				u, v := ((float64(x)+0.5)/float64(side)*2-1)*1.04, ((float64(y)+0.5)/float64(side)*2-1)*1.04
				k := byte(min(max(ink(s, u, v), 0), 1)*255 + 0.5)
				o := (y0+y)*img.Stride + (x0+x)*4
				img.Pix[o], img.Pix[o+1], img.Pix[o+2], img.Pix[o+3] = k, k, k, k
				if k > 1 {
					shown = shown.Union(image.Rect(x0+x-1, y0+y-1, x0+x+2, y0+y+2))
				}
			}
		}
		shown = shown.Intersect(image.Rect(int(r.x0), int(r.y0), int(r.x1), int(r.y1)))
		q := rect{float32(shown.Min.X), float32(shown.Min.Y), float32(shown.Max.X), float32(shown.Max.Y)}
		w, h := r.x1-r.x0, r.y1-r.y0
		cells[s] = cell{q, float64((q.x0-r.x0)/w) - 0.5, float64((q.y0-r.y0)/h) - 0.5, float64((q.x1-r.x0)/w) - 0.5, float64((q.y1-r.y0)/h) - 0.5}
	}
	e := ebiten.NewImageWithOptions(img.Bounds(), &ebiten.NewImageOptions{Unmanaged: true})
	e.WritePixels(img.Pix)
	return e
})

// veinNoise gives the noise that the walls' veins follow, drawn once. It
// repeats.
var veinNoise = sync.OnceValue(func() *ebiten.Image {
	const side = 512
	img := image.NewRGBA(image.Rect(0, 0, side, side))
	wave := func(x, y, n int, off float64) float64 {
		u, v := float64(x)/side*float64(n), float64(y)/side*float64(n)
		k := valueAt(u+off, v+off, n)*0.62 + valueAt(u*2+off, v*2+off, n*2)*0.28 + valueAt(u*4+off, v*4+off, n*4)*0.10
		return min(max((k-0.5)*1.5+0.5, 0), 1)
	}
	for y := range side {
		for x := range side {
			o := y*img.Stride + x*4
			img.Pix[o] = byte(wave(x, y, 5, 0)*254 + 0.5)
			img.Pix[o+1] = byte(wave(x, y, 7, 0)*254 + 0.5)
			img.Pix[o+2] = byte(wave(x, y, 3, 0)*254 + 0.5)
			img.Pix[o+3] = 255
		}
	}
	e := ebiten.NewImageWithOptions(img.Bounds(), &ebiten.NewImageOptions{Unmanaged: true})
	e.WritePixels(img.Pix)
	return e
})
