package hud

import (
	"image/color"
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

// Icon names one of the signs of the game. They are drawn by code, white on
// nothing, once for each size, and coloured when used.
type Icon uint8

type iconKey struct {
	icon Icon
	size int
}

var iconCache = map[iconKey]*ebiten.Image{}

// DrawIcon paints an icon of size pixels with its corner at x, y.
func DrawIcon(dst *ebiten.Image, i Icon, x, y, size float64, c color.Color) {
	if i == NoIcon || i == Blank || size < 1 {
		return
	}
	op := ebiten.DrawImageOptions{}
	op.GeoM.Translate(x, y)
	op.ColorScale.ScaleWithColor(c)
	dst.DrawImage(iconImage(i, int(size+0.5)), &op)
}

func iconImage(i Icon, size int) *ebiten.Image {
	key := iconKey{i, size}
	if img := iconCache[key]; img != nil {
		return img
	}
	if len(iconCache) > 600 {
		for k, img := range iconCache {
			img.Deallocate()
			delete(iconCache, k)
		}
	}
	img := maskImage(size, size, drawSign(iconSigns[i], size))
	iconCache[key] = img
	return img
}

// segment is a straight piece of a stroke.
type segment struct{ ax, ay, bx, by float64 }

// drawSign fills a sign: parts on a grid of 24, each begun by f (fill), s
// (stroke of 2), t (stroke of 1.3) or x (cut out), then path steps M, L, Q,
// C, Z and O (a circle: middle, radius).
func drawSign(sign string, size int) []byte {
	k := float64(size) / 24
	out := make([]byte, size*size)
	var path [][]segment // one list for each contour
	var from, pen [2]float64
	mode := byte(0)
	flush := func() {
		switch mode {
		case 'f', 'x':
			cover := coverage(size, size, fine, func(o *outline) {
				for _, c := range path {
					for n, s := range c {
						if n == 0 {
							o.MoveTo(float32(s.ax*fine), float32(s.ay*fine))
						}
						o.LineTo(float32(s.bx*fine), float32(s.by*fine))
					}
					o.Close()
				}
			})
			for n, v := range cover {
				if mode == 'f' {
					out[n] = max(out[n], v)
				} else {
					out[n] = byte(int(out[n]) * int(255-v) / 255)
				}
			}
		case 's', 't':
			r := 1.0 * k
			if mode == 't' {
				r = 0.65 * k
			}
			stroke(out, size, path, math.Max(r, 0.55))
		}
		path = path[:0]
	}
	line := func(x, y float64) {
		path[len(path)-1] = append(path[len(path)-1], segment{pen[0], pen[1], x, y})
		pen = [2]float64{x, y}
	}
	curve := func(x1, y1, x2, y2, x, y float64) {
		const n = 12
		p := pen
		for i := 1; i <= n; i++ {
			t := float64(i) / n
			u := 1 - t
			a, b, c, d := u*u*u, 3*u*u*t, 3*u*t*t, t*t*t
			line(a*p[0]+b*x1+c*x2+d*x, a*p[1]+b*y1+c*y2+d*y)
		}
	}
	move := func(x, y float64) {
		path = append(path, nil)
		from = [2]float64{x, y}
		pen = from
	}
	f := strings.Fields(sign)
	num := func(i int) float64 { return number(f[i]) * k }
	for i := 0; i < len(f); {
		switch f[i] {
		case "f", "s", "t", "x":
			flush()
			mode = f[i][0]
			i++
		case "M":
			move(num(i+1), num(i+2))
			i += 3
		case "L":
			line(num(i+1), num(i+2))
			i += 3
		case "Q":
			cx, cy, x, y := num(i+1), num(i+2), num(i+3), num(i+4)
			p := pen
			curve(p[0]+(cx-p[0])*2/3, p[1]+(cy-p[1])*2/3, x+(cx-x)*2/3, y+(cy-y)*2/3, x, y)
			i += 5
		case "C":
			curve(num(i+1), num(i+2), num(i+3), num(i+4), num(i+5), num(i+6))
			i += 7
		case "Z":
			line(from[0], from[1])
			i++
		case "O":
			x, y, r := num(i+1), num(i+2), num(i+3)
			c := r * 0.5523
			move(x+r, y)
			curve(x+r, y+c, x+c, y+r, x, y+r)
			curve(x-c, y+r, x-r, y+c, x-r, y)
			curve(x-r, y-c, x-c, y-r, x, y-r)
			curve(x+c, y-r, x+r, y-c, x+r, y)
			i += 4
		default:
			panic("hud: sign step " + f[i])
		}
	}
	flush()
	return out
}

// stroke covers the pixels within r of a path, with round ends and joins.
func stroke(out []byte, size int, path [][]segment, r float64) {
	for _, contour := range path {
		for _, s := range contour {
			dx, dy := s.bx-s.ax, s.by-s.ay
			long := dx*dx + dy*dy
			x0, x1 := int(min(s.ax, s.bx)-r-1), int(max(s.ax, s.bx)+r+2)
			y0, y1 := int(min(s.ay, s.by)-r-1), int(max(s.ay, s.by)+r+2)
			for y := max(0, y0); y < min(size, y1); y++ {
				for x := max(0, x0); x < min(size, x1); x++ {
					px, py := float64(x)+0.5-s.ax, float64(y)+0.5-s.ay
					t := 0.0
					if long > 0 {
						t = max(0, min(1, (px*dx+py*dy)/long))
					}
					d := math.Hypot(px-t*dx, py-t*dy)
					if v := max(0, min(1, r-d+0.5)); v > 0 {
						out[y*size+x] = max(out[y*size+x], byte(v*255))
					}
				}
			}
		}
	}
}

func number(s string) float64 {
	v, scale, frac, neg := 0.0, 1.0, false, false
	for _, c := range s {
		switch {
		case c == '-':
			neg = true
		case c == '.':
			frac = true
		case c >= '0' && c <= '9':
			v = v*10 + float64(c-'0')
			if frac {
				scale *= 10
			}
		default:
			panic("hud: sign number " + s)
		}
	}
	if neg {
		v = -v
	}
	return v / scale
}
