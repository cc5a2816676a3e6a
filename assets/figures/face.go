package figures

import (
	"bytes"
	"fmt"
	"image"
	"image/draw"
	"sort"
	"strings"
	"sync"
)

// FaceSide is the width and height of a face in pixels.
const FaceSide = 72

// FacesInRow is how many faces stand beside each other in the picture of all.
const FacesInRow = 10

// FaceAt is where the low corner of a face lies in the picture of all.
func FaceAt(i int) image.Point {
	return image.Pt(i%FacesInRow*FaceSide, i/FacesInRow*FaceSide)
}

// Faced are those of the names that have a face, in the order in which the
// faces stand in the picture of all: everybody but the mages, who have
// portraits.
func Faced(names []string) []string {
	var out []string
	for _, n := range names {
		if !strings.HasPrefix(n, "mage_") {
			out = append(out, n)
		}
	}
	sort.Strings(out)
	return out
}

// faces are all faces by the name of their sheet.
var faces struct {
	sync.Mutex
	by map[string]image.Image
}

// Face is a small lit picture of a creature, FaceSide square. All of them come
// in one file.
func Face(name string) (image.Image, error) {
	faces.Lock()
	defer faces.Unlock()
	if faces.by == nil {
		data, err := read("faces.png")
		if err != nil {
			return nil, err
		}
		all, _, err := image.Decode(bytes.NewReader(data))
		if err != nil {
			return nil, fmt.Errorf("figures: faces: %w", err)
		}
		faces.by = map[string]image.Image{}
		for i, n := range Faced(Names()) {
			cell := image.NewNRGBA(image.Rect(0, 0, FaceSide, FaceSide))
			draw.Draw(cell, cell.Rect, all, FaceAt(i), draw.Src)
			faces.by[n] = cell
		}
	}
	if f := faces.by[name]; f != nil {
		return f, nil
	}
	if f := faces.by[kin[name].of]; f != nil {
		return f, nil
	}
	return nil, fmt.Errorf("figures: no face of %q", name)
}
