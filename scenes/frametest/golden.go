package frametest

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

var update = flag.Bool("update", false, "write the pictures in testdata anew")

// Two renderings count as equal when at most MaxStray of the pixels differ by
// more than MaxStep in any channel: graphics drivers round differently along
// edges, and only there.
const (
	MaxStep  = 12    // of 255
	MaxStray = 0.005 // of all pixels
)

// Read copies the pixels of img. It must run on the game's thread, inside Do.
func Read(img *ebiten.Image) *image.RGBA {
	b := img.Bounds()
	out := image.NewRGBA(image.Rect(0, 0, b.Dx(), b.Dy()))
	img.ReadPixels(out.Pix)
	return out
}

// Golden compares img with testdata/NAME.png of the package under test. It
// must be called outside Do.
func Golden(t testing.TB, name string, img *ebiten.Image) {
	t.Helper()
	var shot *image.RGBA
	Do(func() { shot = Read(img) })
	Compare(t, name, shot)
}

// Compare compares a picture already read with testdata/NAME.png. With
// -update it writes that file instead. On failure the picture, and one that
// marks what differs in red, are left in a temporary folder named in the
// message.
func Compare(t testing.TB, name string, got *image.RGBA) {
	t.Helper()
	path := filepath.Join("testdata", name+".png")
	if *update {
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := save(path, got); err != nil {
			t.Fatal(err)
		}
		return
	}
	want, err := load(path)
	if errors.Is(err, fs.ErrNotExist) {
		t.Errorf("%s is missing; look at %s, then run go test with -update", path, keep(t, name, got))
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	stray, marks := difference(want, got)
	if marks == nil {
		t.Errorf("%s: the picture is %v, wanted %v; see %s", name, got.Rect.Size(), want.Rect.Size(), keep(t, name, got))
		return
	}
	if stray > MaxStray {
		t.Errorf("%s: %.2f%% of the pixels differ, at most %.2f%% may; see %s and %s",
			name, 100*stray, 100*MaxStray, keep(t, name, got), keep(t, name+"-differs", marks))
	}
}

// difference is the share of pixels that differ, 0 to 1, and a picture that
// marks them; nil if the sizes differ.
func difference(want, got *image.RGBA) (float64, *image.RGBA) {
	if want.Rect.Size() != got.Rect.Size() {
		return 1, nil
	}
	marks := image.NewRGBA(got.Rect)
	n := 0
	for i := 0; i+3 < len(want.Pix); i += 4 {
		far := false
		for c := range 4 {
			far = far || max(want.Pix[i+c], got.Pix[i+c])-min(want.Pix[i+c], got.Pix[i+c]) > MaxStep
		}
		grey := uint8((int(got.Pix[i]) + int(got.Pix[i+1]) + int(got.Pix[i+2])) / 6)
		mark := color.RGBA{grey, grey, grey, 255}
		if far {
			n++
			mark = color.RGBA{255, 0, 0, 255}
		}
		marks.Pix[i], marks.Pix[i+1], marks.Pix[i+2], marks.Pix[i+3] = mark.R, mark.G, mark.B, mark.A
	}
	return float64(n) / float64(max(1, len(want.Pix)/4)), marks
}

// keep writes a picture where it outlives the test, and says where.
func keep(t testing.TB, name string, img image.Image) string {
	t.Helper()
	dir := filepath.Join(os.TempDir(), "mageduel-frames")
	path := filepath.Join(dir, filepath.Base(name)+".png")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err.Error()
	}
	if err := save(path, img); err != nil {
		return err.Error()
	}
	return path
}

func save(path string, img image.Image) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	if err := png.Encode(f, img); err != nil {
		f.Close()
		return err
	}
	return f.Close()
}

func load(path string) (*image.RGBA, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	// Transparent pixels are kept premultiplied, as the game has them.
	out := image.NewRGBA(image.Rect(0, 0, img.Bounds().Dx(), img.Bounds().Dy()))
	draw.Draw(out, out.Rect, img, img.Bounds().Min, draw.Src)
	return out, nil
}
