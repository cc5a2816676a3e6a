package main

import (
	"bytes"
	"image"
	"image/color"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"mageduel/scenes/frametest"
)

func TestMain(m *testing.M) { frametest.Main(m) }

func TestTheCommandLineIsAnswered(t *testing.T) {
	o, err := parse([]string{"-size", "800x600", "-lang", "fr", "-quality", "light", "-only", "title,rite", "there"}, io.Discard)
	if err != nil {
		t.Fatal(err)
	}
	if o.width != 800 || o.height != 600 || len(o.languages) != 1 || o.languages[0] != "fr" || len(o.only) != 2 || o.folder != "there" {
		t.Errorf("understood as %+v", o)
	}
	for _, bad := range [][]string{{"-size", "big"}, {"-size", "10x10"}, {"-size", "1280x720p"}, {"-lang", "de"}, {"-quality", "best"}, {"a", "b"}, {"-nope"}} {
		if _, err := parse(bad, io.Discard); err == nil {
			t.Errorf("%v is taken", bad)
		}
	}
}

func TestAFolderThatTakesNothingIsSaid(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	if err := writable(filepath.Join(file, "below")); err == nil || !strings.Contains(err.Error(), "cannot be made") {
		t.Errorf("a folder below a file: %v", err)
	}
	dir := filepath.Join(t.TempDir(), "new", "folder")
	if err := writable(dir); err != nil {
		t.Error(err)
	}
	if left, err := os.ReadDir(dir); err != nil || len(left) != 0 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}

// Two runs write the same pictures, in the languages and the size asked for.
func TestPicturesAreTaken(t *testing.T) {
	o := &order{width: 640, height: 360, quality: 1, languages: []string{"en", "fr"}, only: []string{"settings", "codex-rule"}}
	once, twice := t.TempDir(), t.TempDir()
	for _, dir := range [...]string{once, twice} {
		o.folder = dir
		var err error
		frametest.Do(func() { err = take(o) })
		if err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range [...]string{"en/settings.png", "fr/settings.png", "en/codex-rule.png", "fr/codex-rule.png"} {
		a, err := os.ReadFile(filepath.Join(once, name))
		if err != nil {
			t.Error(err)
			continue
		}
		b, err := os.ReadFile(filepath.Join(twice, name))
		if err != nil || !bytes.Equal(a, b) {
			t.Errorf("%s is another the second time: %v", name, err)
		}
		img, err := png.Decode(bytes.NewReader(a))
		if err != nil || img.Bounds().Dx() != 640 || img.Bounds().Dy() != 360 {
			t.Errorf("%s: %v", name, err)
		}
	}
	o.only = []string{"nothing"}
	var err error
	frametest.Do(func() { err = take(o) })
	if err == nil {
		t.Error("a name that no picture has is taken")
	}
}

// A film holds its pictures: what is left out of one is as in the one before.
func TestMovingPicturesKeepTheirColours(t *testing.T) {
	var shots []*image.RGBA
	for n := range 3 {
		p := image.NewRGBA(image.Rect(0, 0, 64, 36))
		for y := range 36 {
			for x := range 64 {
				c := color.RGBA{uint8(x * 4), uint8(y * 7), 40, 255}
				if x/8 == n+2 {
					c = color.RGBA{250, 240, 90, 255} // something bright goes by
				}
				p.SetRGBA(x, y, c)
			}
		}
		shots = append(shots, p)
	}
	g := moving(shots)
	shown := image.NewRGBA(shots[0].Rect)
	for n, img := range g.Image {
		kept := 0
		for i, k := range img.Pix {
			if k == 0 {
				kept++
				continue
			}
			r, gr, b, _ := img.Palette[k].RGBA()
			shown.Pix[4*i], shown.Pix[4*i+1], shown.Pix[4*i+2], shown.Pix[4*i+3] = byte(r>>8), byte(gr>>8), byte(b>>8), 255
		}
		if n == 0 && kept > 0 || n > 0 && kept < 64*36/2 {
			t.Errorf("picture %d leaves %d points as they were", n, kept)
		}
		for i := 0; i < len(shown.Pix); i++ {
			if d := int(shown.Pix[i]) - int(shots[n].Pix[i]); d > 30 || d < -30 {
				t.Fatalf("picture %d: value %d is %d, not %d", n, i, shown.Pix[i], shots[n].Pix[i])
			}
		}
	}
}

func TestFoldedPicturesAreMeans(t *testing.T) {
	p := image.NewRGBA(image.Rect(0, 0, 4, 2))
	for i, v := range []uint8{10, 30, 0, 0, 50, 70, 0, 200} {
		p.Pix[4*i] = v
	}
	f := folded(p)
	if f.Rect.Dx() != 2 || f.Rect.Dy() != 1 || f.Pix[0] != 40 || f.Pix[4] != 50 { // (10+30+50+70)/4, 200/4
		t.Errorf("folded to %v %v", f.Rect, f.Pix)
	}
}
