package board

// Square gives the square under a screen point, if it lies z feet up.
func (b *Board) Square(sx, sy, z float64) Square {
	x, y := b.cam.World(sx, sy, z)
	return SquareAt(x, y)
}

// Figure gives the id of the foremost figure under a screen point, 0 for
// none. A figure is taken by its picture's opaque part, with a margin of px
// around it for fingers. Figures whose id is not above 0 are scenery and are
// passed over.
func (b *Board) Figure(sx, sy, margin float64) int32 {
	best, bestNear := int32(0), 0.0
	for i := range b.poses {
		f := &b.poses[i]
		if f.ID <= 0 || f.Alpha < 0.05 {
			continue
		}
		x, y, w, h := b.Bounds(f)
		m := margin
		if f.Images > 0 {
			m += 20 * b.cam.Zoom
		}
		if sx < x-m || sy < y-m || sx > x+w+m || sy > y+h+m {
			continue
		}
		n := b.cam.Near(f.X, f.Y)
		if best == 0 || n > bestNear {
			best, bestNear = f.ID, n
		}
	}
	return best
}

// Bounds is the box on screen in which a figure is drawn. The sheet's frames
// are cropped, so it fits closely.
func (b *Board) Bounds(f *Figure) (x, y, w, h float64) {
	s := b.sheet(f.Sheet)
	fr, mirror := s.frames.Frame(f.Anim, b.cam.Facing(f.Dir), int(f.Frame))
	k := b.cam.Zoom / s.scale
	fx, fy := b.cam.Screen(f.X, f.Y, f.Z)
	ox := float64(fr.OffX)
	if mirror {
		ox = -ox - float64(fr.W)
	}
	return fx + ox*k, fy + float64(fr.OffY)*k, float64(fr.W) * k, float64(fr.H) * k
}
