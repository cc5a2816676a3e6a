// Package fonts holds the letters of the game: the Go fonts for reading, and
// a display cut of our own, drawn with a broad pen, for titles.
package fonts

import (
	"bytes"
	"sync"

	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
)

// Weight is a cut of the reading face.
type Weight uint8

// The cuts of the reading face.
const (
	Regular Weight = iota
	Bold
	Weights // how many there are
)

var sources = sync.OnceValue(func() [Weights]*text.GoTextFaceSource {
	var s [Weights]*text.GoTextFaceSource
	for w, ttf := range [Weights][]byte{goregular.TTF, gobold.TTF} {
		src, err := text.NewGoTextFaceSource(bytes.NewReader(ttf))
		if err != nil {
			panic(err) // the fonts are compiled in; a test opens them all
		}
		s[w] = src
	}
	return s
})

// Face gives a cut at a size in device pixels.
func Face(w Weight, size float64) *text.GoTextFace {
	return &text.GoTextFace{Source: sources()[w], Size: size}
}
