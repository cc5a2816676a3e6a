package scenes

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/scenes/hud"
)

// Night is a backdrop of its own means: a moonlit sky over a ridge with old
// stones, stars that breathe and sparks that rise. It stands where no board
// is at hand to be the picture.
type Night struct {
	tick int
	land *ebiten.Image // sky and ridge, painted once for each size
}

// Update moves the stars and sparks on by a tick.
func (n *Night) Update(c *Ctx) {
	if !c.Settings.ReducedMotion {
		n.tick++
	}
}

// hash01 is a fixed scatter of numbers from 0 to 1.
func hash01(i, salt int) float64 {
	x := uint32(i)*2654435761 + uint32(salt)*40503
	x ^= x >> 15
	x *= 2246822519
	x ^= x >> 13
	return float64(x&0xffff) / 0x10000
}

// Draw shows the night.
func (n *Night) Draw(dst *ebiten.Image) {
	w, h := float64(dst.Bounds().Dx()), float64(dst.Bounds().Dy())
	if n.land == nil || float64(n.land.Bounds().Dx()) != w || float64(n.land.Bounds().Dy()) != h {
		if n.land != nil {
			n.land.Deallocate()
		}
		n.land = ebiten.NewImage(int(w), int(h))
		paintLand(n.land, w, h)
	}
	dst.DrawImage(n.land, nil)
	t := float64(n.tick)
	unit := math.Max(1, math.Floor(h/480))
	for i := range 110 {
		y := hash01(i, 2)
		a := (0.25 + 0.6*hash01(i, 3)) * (1 - y*0.8) * (0.75 + 0.25*math.Sin(t*0.02+float64(i)*1.7))
		size := unit
		if i%13 == 0 {
			size = 2 * unit
		}
		hud.Fill(dst, hud.Rect{X: math.Floor(hash01(i, 1) * w), Y: math.Floor(y * y * h * 0.66), W: size, H: size}, color.RGBA{0xd8, 0xe4, 0xff, 0xff}, a)
	}
	for i := range 28 {
		life := math.Mod(t*(0.0012+0.0018*hash01(i, 5))+hash01(i, 6), 1)
		x := w * (0.5 + (hash01(i, 4)-0.5)*0.62 + 0.012*math.Sin(t*0.013+float64(i)))
		y := h * (0.9 - 0.42*life)
		c := color.RGBA{0x86, 0xdd, 0xe8, 0xff}
		if i%3 == 0 {
			c = color.RGBA{0xd8, 0x9a, 0xf0, 0xff}
		}
		hud.Fill(dst, hud.Rect{X: math.Floor(x), Y: math.Floor(y), W: unit * 2, H: unit * 2}, c, 0.75*math.Sin(life*math.Pi))
	}
}

func paintLand(dst *ebiten.Image, w, h float64) {
	const bands = 64
	top, mid, foot := [3]float64{10, 13, 34}, [3]float64{24, 42, 72}, [3]float64{38, 72, 92}
	for i := range bands {
		t := float64(i) / (bands - 1)
		a, b, u := top, mid, t*2
		if t > 0.5 {
			a, b, u = mid, foot, t*2-1
		}
		c := color.RGBA{uint8(a[0] + (b[0]-a[0])*u), uint8(a[1] + (b[1]-a[1])*u), uint8(a[2] + (b[2]-a[2])*u), 255}
		y := math.Floor(h * t * 0.8)
		hud.Fill(dst, hud.Rect{X: 0, Y: y, W: w, H: h - y}, c, 1)
	}
	iw, ih := int(w), int(h)
	lay := func(img *ebiten.Image, x, y, scale float64, c color.RGBA, a float32) {
		op := ebiten.DrawImageOptions{Filter: ebiten.FilterLinear}
		op.GeoM.Scale(scale, scale)
		op.GeoM.Translate(x, y)
		op.ColorScale.ScaleWithColor(c)
		op.ColorScale.ScaleAlpha(a)
		dst.DrawImage(img, &op)
		img.Deallocate()
	}
	mx, my, mr := w*0.82, h*0.2, h*0.065
	// The halo fades with the square of the distance; it is small and
	// stretched, for it has no edge.
	const halo = 128
	pix := make([]byte, 4*halo*halo)
	for y := range halo {
		for x := range halo {
			d := math.Hypot(float64(x)-halo/2+0.5, float64(y)-halo/2+0.5) / (halo / 2)
			v := byte(90 * math.Pow(max(0, 1-d), 2))
			for c := range 4 {
				pix[4*(y*halo+x)+c] = v
			}
		}
	}
	glow := ebiten.NewImage(halo, halo)
	glow.WritePixels(pix)
	lay(glow, mx-mr*6, my-mr*6, mr*12/halo, color.RGBA{0xb8, 0xd4, 0xf0, 0xff}, 1)
	disc := func(x, y, r float64, c color.RGBA, a float32) {
		n := int(2*r) + 4
		var round [][2]float64
		for i := range 64 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 32)
			round = append(round, [2]float64{r + 2 + r*cos, r + 2 + r*sin})
		}
		lay(hud.Polygon(n, n, round), x-r-2, y-r-2, 1, c, a)
	}
	disc(mx, my, mr, color.RGBA{0xe6, 0xec, 0xf2, 0xff}, 1)
	disc(mx-mr*0.3, my-mr*0.2, mr*0.22, color.RGBA{0xc4, 0xce, 0xda, 0xff}, 0.6)
	disc(mx+mr*0.34, my+mr*0.3, mr*0.3, color.RGBA{0xc4, 0xce, 0xda, 0xff}, 0.5)
	disc(mx+mr*0.2, my-mr*0.42, mr*0.14, color.RGBA{0xc4, 0xce, 0xda, 0xff}, 0.5)
	ridge := func(base, rise, salt float64, c color.RGBA) {
		top := math.Floor((base - rise) * h)
		line := [][2]float64{{0, h - top}}
		for i := 0; i <= 80; i++ {
			x := float64(i) / 80
			y := base - rise*(0.5+0.3*math.Sin(x*5+salt)+0.15*math.Sin(x*13+salt*2)+0.05*math.Sin(x*37+salt*3))
			line = append(line, [2]float64{x * w, y*h - top})
		}
		line = append(line, [2]float64{w, h - top})
		lay(hud.Polygon(iw, max(1, ih-int(top)), line), 0, top, 1, c, 1)
	}
	ridge(0.78, 0.16, 1, color.RGBA{0x1c, 0x37, 0x50, 0xff})
	ridge(0.84, 0.12, 3.2, color.RGBA{0x12, 0x26, 0x3a, 0xff})
	// The ring: stones of uneven height on the near slope.
	var stones [][][2]float64
	from := math.Floor(h * 0.7)
	for i := range 13 {
		a := math.Pi * (0.04 + 0.92*float64(i)/12)
		x := w * (0.2 + 0.6*(float64(i)+0.3*hash01(i, 12))/12)
		y := h*(0.905-0.055*math.Sin(a)) - from
		sh := h * (0.05 + 0.045*hash01(i, 9))
		sw := h * (0.022 + 0.012*hash01(i, 10))
		lean := sw * (hash01(i, 11) - 0.5) * 0.5
		stones = append(stones, [][2]float64{{x - sw, y + h*0.02}, {x - sw*0.8 + lean, y - sh}, {x + sw*0.3 + lean, y - sh*1.07}, {x + sw*0.8 + lean, y - sh*0.9}, {x + sw, y + h*0.02}})
	}
	lay(hud.Polygon(iw, max(1, ih-int(from)), stones...), 0, from, 1, color.RGBA{0x0e, 0x1a, 0x2a, 0xff}, 1)
	ridge(0.98, 0.09, 5.1, color.RGBA{0x0a, 0x13, 0x20, 0xff})
}
