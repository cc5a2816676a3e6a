//go:build !js

// Package webtest runs the real browser version in a headless Chromium: it
// builds the game, serves it, opens it and drives it with real key and mouse
// events. What goes on inside is read from window.mageduel.
package webtest

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"iter"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"mageduel/game"
)

// patience is how long one wait on the page may take: software rendering on
// two cores that do other things besides.
const patience = 3 * time.Minute

// Page is an open page with the game.
type Page struct {
	Site *game.Site

	traffic traffic
	t       testing.TB
	ctx     context.Context
	close   func()
	url     string
	mu      sync.Mutex
	console []string
}

// site and empty are built once for all tests of a package: the game, and a
// game with nothing in it.
var (
	site  = build(".")
	empty = build("./game/webtest/testdata/empty")
)

func build(program string) func() (*game.Site, error) {
	return sync.OnceValues(func() (*game.Site, error) {
		dir, err := filepath.Abs(filepath.Join("..", ".."))
		if err != nil {
			return nil, err
		}
		return game.BuildSite(dir, program)
	})
}

// Options are how the game is opened.
type Options struct {
	Language      string            // of the browser: "en" or "fr"; "en" if empty
	Width, Height int               // of the page in CSS pixels; 1280x720 if zero
	Kept          map[string][]byte // files of the game's store, as kept from an earlier visit
	NoStore       bool              // the browser keeps nothing for this page
	Empty         bool              // a game with nothing in it, to measure by
}

// Open builds the game if need be and opens it in a new browser. Where there
// is no Chromium the test is skipped, or fails if CI is "true".
func Open(t testing.TB, o Options) *Page {
	t.Helper()
	if o.Language == "" {
		o.Language = "en"
	}
	if o.Width == 0 {
		o.Width, o.Height = 1280, 720
	}
	exe, err := chromium()
	if err != nil {
		if os.Getenv("CI") == "true" {
			t.Fatal(err)
		}
		t.Skip(err)
	}
	built := site
	if o.Empty {
		built = empty
	}
	s, err := built()
	if err != nil {
		t.Fatalf("building the browser version: %v", err)
	}
	p := &Page{Site: s, t: t}
	p.traffic.before = o.script()
	server := httptest.NewServer(p.traffic.count(s))
	t.Cleanup(server.Close)
	options := []chromedp.ExecAllocatorOption{
		chromedp.ExecPath(exe),
		chromedp.NoFirstRun,
		chromedp.NoDefaultBrowserCheck,
		chromedp.Headless,
		chromedp.NoSandbox,
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-sync", true),
		chromedp.Flag("disable-dev-shm-usage", true),
		chromedp.Flag("use-gl", "angle"),
		chromedp.Flag("use-angle", "swiftshader"),
		chromedp.Flag("enable-unsafe-swiftshader", true),
		chromedp.Flag("mute-audio", true),
		chromedp.Flag("lang", o.Language),
		chromedp.Flag("accept-lang", o.Language),
		chromedp.WindowSize(o.Width, o.Height),
		chromedp.WSURLReadTimeout(time.Minute),
	}
	allocator, free := chromedp.NewExecAllocator(context.Background(), options...)
	ctx, end := chromedp.NewContext(allocator)
	t.Cleanup(func() {
		end()
		free()
	})
	p.close = func() {
		end()
		free()
		server.Close()
	}
	p.ctx, p.url = ctx, server.URL+"/"
	// The browser lives as long as the context it is first used with, so the
	// first use has no limit of time.
	if err := chromedp.Do(ctx, chromedp.EmulateViewport(int64(o.Width), int64(o.Height))); err != nil {
		t.Fatalf("starting %s: %v", exe, err)
	}
	go p.listen(chromedp.Console(ctx))
	p.Do(chromedp.Navigate(p.url))
	return p
}

func chromium() (string, error) {
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", errors.New("no Chromium is installed (apt-get install chromium)")
}

// listen keeps what the page writes to its console.
func (p *Page) listen(messages iter.Seq2[chromedp.ConsoleMessage, error]) {
	for m, err := range messages {
		if err != nil {
			return
		}
		p.mu.Lock()
		p.console = append(p.console, fmt.Sprintf("%s: %s", m.Type, m.Text))
		p.mu.Unlock()
	}
}

// Console is what the page has written to its console.
func (p *Page) Console() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return append([]string(nil), p.console...)
}

// Do does something with the browser and fails the test if that fails.
func (p *Page) Do(steps ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	if err := chromedp.Do(ctx, steps...); err != nil {
		p.t.Fatalf("%v; the page’s console: %q", err, p.Console())
	}
}

// Get reads something from the browser and fails the test if that fails.
func Get[T any](p *Page, a chromedp.Action[T]) T {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	v, err := chromedp.Run(ctx, a)
	if err != nil {
		p.t.Fatalf("%v; the page’s console: %q", err, p.Console())
	}
	return v
}

// State is what the game tells of itself.
type State struct {
	Scene string  `json:"scene"` // the scene's name, empty before the first
	Hash  string  `json:"hash"`  // of the state on show, in hexadecimal
	Error string  `json:"error"` // why the game ended
	Ready float64 `json:"ready"` // milliseconds from opening the page to the first frame, 0 before it
}

// State reads what the game tells of itself.
func (p *Page) State() State {
	p.t.Helper()
	return Get(p, chromedp.Evaluate[State](`Object.assign({scene: "", hash: "", error: "", ready: 0}, window.mageduel)`))
}

// Sight is what is on screen and what answers there.
type Sight struct {
	Scene   string   // its name
	Hash    string   // of the state on show, in hexadecimal
	Waits   bool     // a duel stands still until a person decides
	Focus   string   // ID of what has the focus
	Layers  int      // dialogues and lists open over the scene
	Said    []string // lines that the game shows over the scene
	Answers []struct {
		ID   string
		X, Y float64 // its middle, in pixels of the page
		Seen bool    // X and Y are in sight
		Off  bool    // it only says why not
	}
}

// Can tells whether the node of that ID can be pressed.
func (s Sight) Can(id string) bool {
	for _, a := range s.Answers {
		if a.ID == id {
			return a.Seen && !a.Off
		}
	}
	return false
}

// See reads what is on screen.
func (p *Page) See() Sight {
	p.t.Helper()
	var s Sight
	text := Get(p, chromedp.Evaluate[string](`window.mageduel && window.mageduel.look ? window.mageduel.look() : "{}"`))
	if err := json.Unmarshal([]byte(text), &s); err != nil {
		p.t.Fatal(err)
	}
	return s
}

// Press clicks the node of that ID with the mouse.
func (p *Page) Press(id string) {
	p.t.Helper()
	s := p.See()
	for _, a := range s.Answers {
		if a.ID == id && a.Seen {
			p.Do(chromedp.MouseClickXY(a.X, a.Y))
			return
		}
	}
	p.t.Fatalf("there is no %s to click at %+v", id, s)
}

// WaitScene waits until the scene of that name is in play.
func (p *Page) WaitScene(name string) State {
	p.t.Helper()
	return p.Wait("the scene "+name, func(s State) bool { return s.Scene == name && s.Ready > 0 })
}

// WaitSight waits until what is on screen is as wanted.
func (p *Page) WaitSight(what string, wanted func(Sight) bool) Sight {
	p.t.Helper()
	var s Sight
	p.Wait(what, func(State) bool {
		s = p.See()
		return wanted(s)
	})
	return s
}

// Wait waits until what the game tells of itself is as wanted.
func (p *Page) Wait(what string, wanted func(State) bool) State {
	p.t.Helper()
	for end := time.Now().Add(patience); ; time.Sleep(50 * time.Millisecond) {
		s := p.State()
		if s.Error != "" {
			p.t.Fatalf("the game ended: %s; the page’s console: %q", s.Error, p.Console())
		}
		if wanted(s) {
			return s
		}
		if time.Now().After(end) {
			p.t.Fatalf("waiting for %s: the game is at %+v; the page’s console: %q", what, s, p.Console())
		}
	}
}

// Kept reads a file of the game's store; empty if there is none.
func (p *Page) Kept(name string) string {
	p.t.Helper()
	return Get(p, chromedp.Evaluate[string](fmt.Sprintf(`localStorage.getItem(%q) || ""`, storePrefix+name)))
}

// Reload opens the page anew; what the browser keeps stays.
func (p *Page) Reload() {
	p.t.Helper()
	p.Do(chromedp.Reload())
}

// Screenshot leaves a picture of the page in a temporary folder and gives its
// path and bytes.
func (p *Page) Screenshot(name string) (string, []byte) {
	p.t.Helper()
	shot := Get(p, chromedp.CaptureScreenshot())
	dir := filepath.Join(os.TempDir(), "mageduel-frames")
	path := filepath.Join(dir, name+".png")
	err := os.MkdirAll(dir, 0o755)
	if err == nil {
		err = os.WriteFile(path, shot, 0o644)
	}
	if err != nil {
		p.t.Fatal(fmt.Errorf("keeping the screenshot: %w", err))
	}
	return path, shot
}
