package hud

import (
	"image/color"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"
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
	img := ebiten.NewImage(size, size)
	iconCache[key] = img
	drawSign(img, iconSigns[i], float64(size))
	return img
}

// drawSign draws a sign: parts on a grid of 24, each begun by f (fill), s
// (stroke of 2), t (stroke of 1.2) or x (cut out), then path steps M, L, Q,
// C, Z and O (a circle: middle, radius).
func drawSign(dst *ebiten.Image, sign string, size float64) {
	k := size / 24
	var p vector.Path
	mode := byte(0)
	flush := func() {
		if mode == 0 {
			return
		}
		op := vector.DrawPathOptions{AntiAlias: true}
		if mode == 'x' {
			op.Blend = ebiten.BlendDestinationOut
		}
		switch mode {
		case 's', 't':
			w := 2.0
			if mode == 't' {
				w = 1.3
			}
			vector.StrokePath(dst, &p, &vector.StrokeOptions{Width: float32(w * k), LineCap: vector.LineCapRound, LineJoin: vector.LineJoinRound}, &op)
		default:
			vector.FillPath(dst, &p, nil, &op)
		}
		p.Reset()
	}
	f := strings.Fields(sign)
	num := func(i int) float32 { return float32(number(f[i]) * k) }
	for i := 0; i < len(f); {
		switch f[i] {
		case "f", "s", "t", "x":
			flush()
			mode = f[i][0]
			i++
		case "M":
			p.MoveTo(num(i+1), num(i+2))
			i += 3
		case "L":
			p.LineTo(num(i+1), num(i+2))
			i += 3
		case "Q":
			p.QuadTo(num(i+1), num(i+2), num(i+3), num(i+4))
			i += 5
		case "C":
			p.CubicTo(num(i+1), num(i+2), num(i+3), num(i+4), num(i+5), num(i+6))
			i += 7
		case "Z":
			p.Close()
			i++
		case "O":
			x, y, r := num(i+1), num(i+2), num(i+3)
			// Four curves: an arc leaves a gap in a stroke where it closes.
			c := r * 0.5523
			p.MoveTo(x+r, y)
			p.CubicTo(x+r, y+c, x+c, y+r, x, y+r)
			p.CubicTo(x-c, y+r, x-r, y+c, x-r, y)
			p.CubicTo(x-r, y-c, x-c, y-r, x, y-r)
			p.CubicTo(x+c, y-r, x+r, y-c, x+r, y)
			p.Close()
			i += 4
		default:
			panic("hud: sign step " + f[i])
		}
	}
	flush()
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
