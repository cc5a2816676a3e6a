package sheet

import "sort"

// pack lays frames on shelves, highest first, and returns the size of the
// sheet. Places are even, so that half-size normals line up.
func pack(fs []*frame) (w, h int) {
	area, widest := 0, 0
	for _, f := range fs {
		area += (f.w + 2) * (f.h + 2)
		widest = max(widest, f.w)
	}
	w = max(128, (widest+2+1)/2*2)
	for w*w < area && w < 2046 {
		w += 64
	}
	order := append([]*frame(nil), fs...)
	sort.SliceStable(order, func(i, j int) bool { return order[i].h > order[j].h })
	x, y, shelf := 0, 0, 0
	for _, f := range order {
		if x+f.w > w {
			x, y, shelf = 0, y+shelf+2, 0
		}
		f.x, f.y = x, y
		x += f.w + 2
		shelf = max(shelf, f.h)
		h = max(h, y+f.h)
	}
	return w, h
}
