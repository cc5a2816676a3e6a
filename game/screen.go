package game

import (
	"image"

	"github.com/hajimehoshi/ebiten/v2"
)

// screen decides where a frame is drawn. Ebitengine has a game draw into a
// picture of its own and copies that onto the screen; where the two are pixel
// for pixel alike the copy is only work, in software as much as the whole
// ground of a duel, so the frame is drawn onto the screen itself. Only OpenGL
// (browsers included) lets a frame come back to the screen after it has drawn
// into other pictures: Metal would have lost what was there.
//
// On the screen itself nothing may be clipped: Ebitengine counts the rows of a
// SubImage from the wrong end there. Panels clip in pictures of their own.
type screen struct {
	open   bool // there is a graphics library to ask for
	direct bool
	whole  *ebiten.Image // the picture in between
	corner *ebiten.Image // one pixel of it
}

// prepare is called with the picture in between before each frame and says
// whether the frame is to be drawn into it.
func (s *screen) prepare(whole *ebiten.Image) (draw bool) {
	if !s.open {
		var d ebiten.DebugInfo
		ebiten.ReadDebugInfo(&d)
		s.open, s.direct = true, d.GraphicsLibrary == ebiten.GraphicsLibraryOpenGL
		ebiten.SetScreenClearedEveryFrame(false)
	}
	if s.whole != whole {
		s.whole, s.corner = whole, whole.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
	}
	if !s.direct {
		whole.Clear()
		return true
	}
	// A picture in which nothing changes counts as a frame in which nothing
	// happens, and is not shown.
	s.corner.Clear()
	return false
}

// show brings the frame onto the screen: with draw where it is to be drawn
// there.
func (s *screen) show(dst ebiten.FinalScreen, m ebiten.GeoM, draw func(*ebiten.Image)) {
	d, ok := dst.(*ebiten.Image)
	switch {
	case !s.direct:
	case ok && d.Bounds() == s.whole.Bounds() && m == ebiten.GeoM{}:
		draw(d)
		return
	default: // a window between two sizes, say
		s.whole.Clear()
		draw(s.whole)
	}
	ebiten.DefaultDrawFinalScreen(dst, s.whole, m)
}
