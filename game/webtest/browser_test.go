//go:build !js

package webtest_test

import (
	"bytes"
	"image/png"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"mageduel/game/webtest"
)

// maxZipped is how large the program may be on its way, in bytes.
const maxZipped = 7_000_000

func TestBrowserReachesTheTitle(t *testing.T) {
	p := webtest.Open(t, webtest.Options{Language: "fr"})
	s := p.WaitScene("title")
	t.Logf("first frame after %.1f s; %.1f MB, %.1f MB zipped",
		s.Ready/1000, float64(len(p.Site.Program))/1e6, float64(len(p.Site.Zipped))/1e6)
	if len(p.Site.Zipped) > maxZipped {
		t.Errorf("the program travels as %d bytes, at most %d may", len(p.Site.Zipped), maxZipped)
	}
	if language := webtest.Get(p, chromedp.Evaluate[string](`document.documentElement.lang`)); language != "fr" {
		t.Errorf("the page’s language is %q, want fr", language)
	}
	if !webtest.Get(p, chromedp.Evaluate[bool](`document.getElementById("veil").hidden`)) {
		t.Error("the loading page still hides the game")
	}
	path, shot := p.Screenshot("browser-title")
	img, err := png.Decode(bytes.NewReader(shot))
	if err != nil {
		t.Fatal(err)
	}
	lit := 0
	b := img.Bounds()
	for y := range b.Dy() {
		for x := range b.Dx() {
			if r, g, b, _ := img.At(x, y).RGBA(); r|g|b != 0 {
				lit++
			}
		}
	}
	if lit < b.Dx()*b.Dy()/2 {
		t.Errorf("only %d of %d pixels are not black; see %s", lit, b.Dx()*b.Dy(), path)
	}
	p.Do(chromedp.KeyEvent(kb.ArrowDown))
	if s := p.State(); s.Error != "" || s.Scene != "title" {
		t.Errorf("after a key the game is at %+v", s)
	}
	for _, line := range p.Console() {
		if strings.HasPrefix(line, "error") || strings.HasPrefix(line, "exception") {
			t.Errorf("the console says %q", line)
		}
	}
}
