package board

import (
	"errors"
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/assets"
	"mageduel/assets/figures"
)

// sheet is a sheet of figures on the graphics card.
type sheet struct {
	colour, normal *ebiten.Image
	scale          float64 // sheet pixels for each px at zoom 1
	height         float64 // feet
	flies          bool
	frames         framer
	used           int64 // tick of the last use
	bytes          int
}

type framer interface {
	Frames(a Anim) int
	Frame(a Anim, dir, i int) (f figures.Frame, mirror bool)
}

// sheetBytes is how much of figures stays on the graphics card at once.
const sheetBytes = 96 << 20

// Preload reads a sheet so that its figure can be drawn without a late frame.
// It gives the reader's error; the figure is then drawn as a grey shape, for
// good or while it is still being fetched (assets.ErrPending).
func (b *Board) Preload(name string) error {
	if b.sheets[name] != nil {
		return nil
	}
	s, err := figures.Open(name)
	if errors.Is(err, assets.ErrPending) {
		return err
	}
	if err != nil {
		b.sheets[name] = b.shape()
		return err
	}
	b.sheets[name] = upload(s.Color, s.Normal, s.Scale, s.Height, s.Flies, s)
	b.evict()
	return nil
}

func upload(colour, normal *image.RGBA, scale, height float64, flies bool, frames framer) *sheet {
	o := &ebiten.NewImageOptions{Unmanaged: true}
	s := &sheet{scale: scale, height: height, flies: flies, frames: frames, bytes: len(colour.Pix) * 2}
	s.colour = ebiten.NewImageWithOptions(colour.Bounds(), o)
	s.colour.WritePixels(colour.Pix)
	s.normal = ebiten.NewImageWithOptions(normal.Bounds(), o)
	s.normal.WritePixels(normal.Pix)
	return s
}

// sheet gives a sheet for drawing; one never preloaded is read now.
func (b *Board) sheet(name string) *sheet {
	s := b.sheets[name]
	if s == nil {
		_ = b.Preload(name) // what cannot be read is drawn as a shape
		if s = b.sheets[name]; s == nil {
			return b.shape()
		}
	}
	s.used = b.tick
	return s
}

// evict lets go of what was not drawn for longest.
func (b *Board) evict() {
	for {
		total, oldest := 0, ""
		for name, s := range b.sheets {
			if s == b.plain {
				continue
			}
			total += s.bytes
			if s.used < b.tick && (oldest == "" || s.used < b.sheets[oldest].used || s.used == b.sheets[oldest].used && name < oldest) {
				oldest = name
			}
		}
		if total <= sheetBytes || oldest == "" {
			return
		}
		b.sheets[oldest].colour.Deallocate()
		b.sheets[oldest].normal.Deallocate()
		delete(b.sheets, oldest)
	}
}

// oneFrame shows the same picture always.
type oneFrame figures.Frame

func (oneFrame) Frames(Anim) int { return 1 }

func (f oneFrame) Frame(_ Anim, dir, _ int) (figures.Frame, bool) {
	return figures.Frame(f), dir&7 > 4
}

// shape is a robed shape for a figure whose sheet cannot be read.
func (b *Board) shape() *sheet {
	if b.plain != nil {
		return b.plain
	}
	const w, h, foot = 72, 144, 132
	colour, normal := image.NewRGBA(image.Rect(0, 0, w, h)), image.NewRGBA(image.Rect(0, 0, w, h))
	for y := range h {
		for x := range w {
			fx := float64(x) - w/2 + 0.5
			up := float64(foot-y) / 18.1
			half, slope, dye := 0.0, 0.0, byte(0)
			c := [3]byte{230, 230, 230}
			switch {
			case up < -0.4:
				continue
			case up < 4.4:
				k := max(up, 0) / 4.4
				half, slope = 27-14*k, 0.3
			case up < 5.6:
				k := (up - 5) / 0.62
				half, slope, dye = 10.5*math.Sqrt(max(1-k*k, 0)), k*0.7, 128
				c = [3]byte{222, 184, 150}
			case up < 5.9:
				half, slope = 18, 0.8
			case up < 7.3:
				half, slope = 11*(7.3-up)/1.4, 0.35
			default:
				continue
			}
			if up < 0 {
				half *= math.Sqrt(max(1-up*up/0.16, 0))
			}
			if half < 1 || math.Abs(fx) > half {
				continue
			}
			nx := fx / half
			nz := math.Sqrt(max(1-nx*nx, 0))
			l := math.Sqrt(1 + slope*slope)
			o := y*colour.Stride + x*4
			copy(colour.Pix[o:], []byte{c[0], c[1], c[2], 255})
			copy(normal.Pix[o:], []byte{byte(127.5 + 127*nx/l), byte(127.5 + 127*slope/l*(0.5+0.5*nz)), dye, 255})
		}
	}
	b.plain = upload(colour, normal, 2, 6, false, oneFrame{0, 0, w, h, -w / 2, -foot})
	return b.plain
}
