// Pictures takes pictures of the game with the game's own code: the title, the
// screens, each phase of the rite, a duel in every place from every side, every
// spell that can be cast, and the result, in English and French. From the top
// of the repository:
//
//	go run ./assets/pictures [flags] [folder]
//	go run ./assets/pictures -film assets/pictures/duel.gif
//
// The folder is made if it is not there; without one it is "pictures" among
// the system's temporary files. The same source gives the same pictures on the
// same graphics driver.
package main

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/assets/languages"
	"mageduel/scenes/board"
	"mageduel/scenes/stills"
)

// order is what the command line asks for.
type order struct {
	folder        string
	width, height int
	languages     []string
	quality       int
	only          []string
	film          string // file of the moving picture; "" takes stills
}

func main() {
	o, err := parse(os.Args[1:], os.Stderr)
	switch {
	case errors.Is(err, flag.ErrHelp):
		return
	case err != nil:
		fmt.Fprintln(os.Stderr, "pictures:", err)
		os.Exit(2)
	}
	if err := run(o); err != nil {
		fmt.Fprintln(os.Stderr, "pictures:", err)
		os.Exit(1)
	}
}

// parse reads the command line; its errors are sentences for whoever wrote it.
func parse(args []string, out io.Writer) (*order, error) {
	fs := flag.NewFlagSet("pictures", flag.ContinueOnError)
	fs.SetOutput(io.Discard)
	size := fs.String("size", "1280x720", "`width x height` of the pictures in pixels, 640x360 to 3840x2160")
	lang := fs.String("lang", strings.Join(languages.Known, ","), "`languages`, parted by commas")
	quality := fs.String("quality", "full", "`quality` of the picture: full or light")
	only := fs.String("only", "", "`beginnings` of the names of the pictures to take, parted by commas; all if empty")
	film := fs.String("film", "", "write a moving picture of a duel, a GIF, to this `file` instead")
	if err := fs.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			fmt.Fprintln(out, "Usage: go run ./assets/pictures [flags] [folder]")
			fs.SetOutput(out)
			fs.PrintDefaults()
		}
		return nil, err
	}
	o := &order{folder: filepath.Join(os.TempDir(), "pictures"), quality: board.QualityFull}
	switch fs.NArg() {
	case 0:
	case 1:
		o.folder = fs.Arg(0)
	default:
		return nil, fmt.Errorf("one folder at the most can be named, not %d: flags come before it", fs.NArg())
	}
	if n, err := fmt.Sscanf(*size, "%dx%d", &o.width, &o.height); n != 2 || err != nil || *size != fmt.Sprintf("%dx%d", o.width, o.height) ||
		o.width < 640 || o.height < 360 || o.width > 3840 || o.height > 2160 {
		return nil, fmt.Errorf("%q is no size; write it as 1280x720, from 640x360 to 3840x2160", *size)
	}
	for _, l := range strings.Split(*lang, ",") {
		if languages.Or(l).Tag() != l {
			return nil, fmt.Errorf("the game does not speak %q; it speaks %s", l, strings.Join(languages.Known, " and "))
		}
		o.languages = append(o.languages, l)
	}
	switch *quality {
	case "full":
	case "light":
		o.quality = board.QualityLight
	default:
		return nil, fmt.Errorf("%q is no quality; full and light are", *quality)
	}
	if o.film = *film; o.film != "" && fs.NArg() > 0 {
		return nil, fmt.Errorf("the film goes to %s; no folder is needed", o.film)
	}
	if *only != "" {
		o.only = strings.Split(*only, ",")
	}
	return o, nil
}

// run takes the pictures beside a hidden window.
func run(o *order) error {
	if runtime.GOOS == "linux" && os.Getenv("DISPLAY") == "" {
		return errors.New("there is no display to draw on; run it as: xvfb-run go run ./assets/pictures")
	}
	if o.film != "" {
		o.folder = filepath.Dir(o.film)
	}
	if err := writable(o.folder); err != nil {
		return err
	}
	ebiten.SetWindowVisible(false)
	ebiten.SetWindowSize(640, 360)
	g := &session{o: o}
	if err := ebiten.RunGameWithOptions(g, &ebiten.RunGameOptions{SingleThread: true, InitUnfocused: true}); err != nil {
		return fmt.Errorf("the pictures end here: %w", err)
	}
	return nil
}

// writable makes the folder and tries whether it takes files.
func writable(folder string) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return fmt.Errorf("the folder %s cannot be made: %w", folder, errors.Unwrap(err))
	}
	f, err := os.CreateTemp(folder, ".try")
	if err != nil {
		return fmt.Errorf("nothing can be written into the folder %s: %w", folder, errors.Unwrap(err))
	}
	f.Close()
	return os.Remove(f.Name())
}

// session is a game that takes all pictures in its first update.
type session struct{ o *order }

func (s *session) Update() error {
	do := take
	if s.o.film != "" {
		do = film
	}
	if err := do(s.o); err != nil {
		return err
	}
	return ebiten.Termination
}

func (s *session) Draw(*ebiten.Image) {}

func (s *session) Layout(w, h int) (int, int) { return w, h }

// take writes every picture that is wanted as LANGUAGE/NAME.png.
func take(o *order) error {
	for _, lang := range o.languages {
		n := 0
		s := stills.Studio{Width: o.width, Height: o.height, Language: lang, Quality: o.quality, ReduceFlashing: true, Only: o.only,
			Keep: func(name string, picture *image.RGBA) error {
				n++
				return save(filepath.Join(o.folder, lang, name+".png"), picture)
			}}
		if err := s.Take(); err != nil {
			return err
		}
		if n == 0 {
			return fmt.Errorf("no picture has a name that begins with %s", strings.Join(o.only, " or "))
		}
		fmt.Printf("%s: %d pictures in %s\n", lang, n, filepath.Join(o.folder, lang))
	}
	return nil
}

func save(path string, picture image.Image) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	if err := png.Encode(f, picture); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}
