package board

import "github.com/hajimehoshi/ebiten/v2"

// Free gives back what the board holds of the graphics card at once. The
// collector would do so in the end, but it counts only the program's own
// memory and would let boards of a hundred megabytes pile up first. A board
// that is drawn after all makes everything anew.
func (b *Board) Free() {
	drop := func(images ...*ebiten.Image) {
		for _, img := range images {
			if img != nil {
				img.Deallocate()
			}
		}
	}
	for _, c := range b.ground.chunks {
		drop(c.img)
	}
	b.ground.chunks = nil
	for _, s := range b.sheets {
		drop(s.colour, s.normal)
	}
	clear(b.sheets)
	b.plain = nil
	s := &b.stones
	for _, e := range s.sheets {
		drop(e.colour, e.normal)
	}
	drop(s.atlas)
	s.sheets, s.atlas, s.ready, s.zoom = nil, nil, false, 0
	w := &b.walls.plain
	drop(w.veins)
	w.veins, w.side = nil, 0
}
