package game

import (
	"image"
	"image/color"
	"math"
)

// icons are the window's icon at the sizes that systems ask for: the zone of
// light from above on the night, a gold lozenge.
func icons() []image.Image {
	var all []image.Image
	for _, size := range []int{16, 32, 48, 128} {
		all = append(all, icon(size))
	}
	return all
}

func icon(size int) image.Image {
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	s := float64(size)
	line := max(1, s/16)
	for y := range size {
		for x := range size {
			// Distance from the middle as a lozenge measures it, in pixels.
			d := math.Abs(float64(x)+0.5-s/2) + math.Abs(float64(y)+0.5-s/2)
			ring := max(0, min(1, line+0.5-math.Abs(d-s*0.40)))
			glow := 0.35 * max(0, 1-d/(s*0.40))
			img.SetRGBA(x, y, color.RGBA{
				R: mix(night.R, gold.R, ring, 120, glow),
				G: mix(night.G, gold.G, ring, 190, glow),
				B: mix(night.B, gold.B, ring, 255, glow),
				A: 255,
			})
		}
	}
	return img
}

// mix lays a second and a third tone on the first by their shares, 0 to 1.
func mix(base, second uint8, share float64, third, glow float64) uint8 {
	v := float64(base)*(1-glow) + third*glow
	return uint8(v*(1-share) + float64(second)*share)
}
