package stills

import (
	"image"
	"testing"

	"mageduel/scenes/board"
	"mageduel/scenes/frametest"
)

// TestMainPictures holds the title, a phase of the rite, a duel and a result
// to what they were.
func TestMainPictures(t *testing.T) {
	for _, p := range []struct{ name, lang string }{{"title", "en"}, {"rite-1-challenge", "fr"}, {"place-heath-1", "en"}, {"result", "fr"}} {
		if testing.Short() && p.name != "result" {
			continue
		}
		var got *image.RGBA
		var err error
		frametest.Do(func() {
			s := Studio{Width: 640, Height: 360, Language: p.lang, Quality: board.QualityFull, ReduceFlashing: true, Only: []string{p.name},
				Keep: func(name string, picture *image.RGBA) error {
					if name == p.name {
						got = picture
					}
					return nil
				}}
			err = s.Take()
		})
		switch {
		case err != nil:
			t.Errorf("%s: %v", p.name, err)
		case got == nil:
			t.Errorf("%s was not taken", p.name)
		default:
			frametest.Compare(t, p.name, got)
		}
	}
}
