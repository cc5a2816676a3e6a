// Package stills brings the game to moments worth seeing and takes pictures of
// them: each screen, each phase of the rite, duels in every place from every
// side, and every spell that can be cast. The pictures are the game's own:
// scenes are updated and drawn as they are when somebody plays.
//
// Everything here must run on the game's thread, while it runs.
package stills

import (
	"fmt"
	"image"
	"io/fs"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/scenes"
	"mageduel/scenes/board"
)

// Studio takes pictures. Its zero value takes none.
type Studio struct {
	Width, Height  int    // pixels
	Language       string // "en" or "fr"
	Quality        int    // board.QualityLight or board.QualityFull
	ReduceFlashing bool
	ReducedMotion  bool
	Only           []string // beginnings of the names of the pictures that are wanted; none wants all
	// Keep is given every picture with its name. Its error ends the work.
	Keep func(name string, picture *image.RGBA) error

	dst *ebiten.Image
	ctx *scenes.Ctx
}

// Sets are the groups of pictures, in order.
var Sets = [...]struct {
	Name string // with which the names of its pictures begin
	Take func(*Studio) error
}{
	{"title", (*Studio).title},
	{"setup", (*Studio).setup},
	{"codex", (*Studio).codex},
	{"settings", (*Studio).settings},
	{"rite", (*Studio).rite},
	{"place", (*Studio).places},
	{"duel", (*Studio).duel},
	{"counterspell", (*Studio).counterspell},
	{"summon", (*Studio).summons},
	{"effect", (*Studio).effects},
	{"result", (*Studio).result},
}

// Take takes all pictures that are wanted.
func (s *Studio) Take() error {
	for _, set := range Sets {
		if !s.wants(set.Name) {
			continue
		}
		if err := set.Take(s); err != nil {
			return fmt.Errorf("%s: %w", set.Name, err)
		}
	}
	return nil
}

// wants tells whether any picture whose name begins so is wanted.
func (s *Studio) wants(name string) bool {
	for _, o := range s.Only {
		if strings.HasPrefix(name, o) || strings.HasPrefix(o, name) {
			return true
		}
	}
	return len(s.Only) == 0
}

// context is a fresh one of the game, with nobody's hands on it.
func (s *Studio) context() *scenes.Ctx {
	return &scenes.Ctx{Width: s.Width, Height: s.Height, Device: 1, Scale: min(float64(s.Width)/1280, float64(s.Height)/720),
		In: &scenes.Input{Pad: -1, Pinch: 1}, Stack: &scenes.Stack{}, Store: nothing{}, Sound: nothing{}, Files: nothing{}, Notify: func(string) {},
		Settings: &scenes.Settings{Language: s.Language, TextScale: 1, Volume: [3]float64{0.8, 0.6, 0.6}, Speed: board.SpeedNormal,
			Quality: s.Quality, ReducedMotion: s.ReducedMotion, ReduceFlashing: s.ReduceFlashing}}
}

// open puts a scene on an empty stack.
func (s *Studio) open(scene scenes.Scene) {
	s.ctx = s.context()
	s.ctx.Stack.Push(scene)
	s.ctx.Stack.Settle()
}

// wait lets ticks pass.
func (s *Studio) wait(ticks int) error {
	for range ticks {
		if err := s.tick(); err != nil {
			return err
		}
	}
	return nil
}

func (s *Studio) tick() error {
	s.ctx.Tick++
	err := s.ctx.Stack.Top().Update(s.ctx)
	s.ctx.Stack.Settle()
	*s.ctx.In = scenes.Input{Pad: -1, Pinch: 1}
	return err
}

// press presses an action and lets it take effect.
func (s *Studio) press(a scenes.Action) error {
	s.ctx.In.Pressed[a], s.ctx.In.AnyPressed = true, true
	return s.wait(3)
}

// Draw draws what is on the stack and gives the pixels.
func (s *Studio) Draw() *image.RGBA {
	dst := s.canvas()
	dst.Clear()
	s.ctx.Stack.Draw(dst)
	return pixels(dst)
}

func (s *Studio) canvas() *ebiten.Image {
	if s.dst == nil || s.dst.Bounds().Dx() != s.Width || s.dst.Bounds().Dy() != s.Height {
		s.dst = ebiten.NewImage(s.Width, s.Height)
	}
	return s.dst
}

func pixels(img *ebiten.Image) *image.RGBA {
	size := img.Bounds().Size()
	out := image.NewRGBA(image.Rect(0, 0, size.X, size.Y))
	img.ReadPixels(out.Pix)
	return out
}

// shoot takes a picture of what is on the stack.
func (s *Studio) shoot(name string) error {
	if !s.wants(name) || s.Keep == nil {
		return nil
	}
	return s.Keep(name, s.Draw())
}

// nothing keeps nothing and sounds like nothing.
type nothing struct{}

func (nothing) Read(string) ([]byte, error)                      { return nil, fs.ErrNotExist }
func (nothing) Write(string, []byte) error                       { return nil }
func (nothing) List() ([]string, error)                          { return nil, nil }
func (nothing) Remove(string) error                              { return nil }
func (nothing) Play(string, float64, float64)                    {}
func (nothing) Loop(string, float64)                             {}
func (nothing) Export(string, []byte, func(string, error))       {}
func (nothing) Import(func(name string, data []byte, err error)) {}
