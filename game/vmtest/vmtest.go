//go:build !js

// Package vmtest starts the real game as a guest inside a test: the unmodified
// program runs in a process of its own without a window, gets its ticks, keys,
// pointer, fingers and pads from the test, and its frames and sound are read
// back. A package that uses it hands its tests to frametest.Main, for the
// frames are drawn on a hidden window's card.
//
//	g := vmtest.Start(t, vmtest.Options{})
//	g.Ticks(120)
//	g.Tap(ebiten.KeyEnter)
//	frametest.Compare(t, "title", g.Frame())
package vmtest

import (
	"encoding/json"
	"errors"
	"image"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"sync"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/exp/vmhost"

	"mageduel/scenes/frametest"
)

// Options are how the game is started.
type Options struct {
	Width, Height int      // of the screen in pixels; 1280x720 if zero
	Language      string   // the system's, "en" if empty
	Home          string   // where settings and saves lie; a new folder if empty
	Settings      string   // the settings to start with, as JSON; the usual ones if empty
	Args          []string // of the command line
}

// Game is a running game.
type Game struct {
	*vmhost.GuestSession // for injecting input: PressKey, MoveCursor, PressTouch, UpdateGamepads …
	Home                 string

	sight  string // the file in which the game tells what is on screen
	t      testing.TB
	screen *ebiten.Image
	cmd    *exec.Cmd
	ended  chan error

	mu     sync.Mutex
	sounds []*vmhost.GuestAudioStream
}

// silence is how long the game may answer nothing before the test fails.
const silence = time.Minute

// program is built once for all tests of a package.
var program = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "mageduel-vm-")
	if err != nil {
		return "", err
	}
	exe := filepath.Join(dir, "mageduel")
	if runtime.GOOS == "windows" {
		exe += ".exe"
	}
	cmd := exec.Command("go", "build", "-tags", "ebitenginevmguest", "-o", exe, "mageduel")
	cmd.Env = append(os.Environ(), "CGO_ENABLED=0")
	if out, err := cmd.CombinedOutput(); err != nil {
		return "", errors.New(string(out))
	}
	return exe, nil
})

// Start starts the game and ends it with the test. It must be called from the
// test's own goroutine.
func Start(t testing.TB, o Options) *Game {
	t.Helper()
	exe, err := program()
	if err != nil {
		t.Fatalf("building the game: %v", err)
	}
	if o.Width == 0 {
		o.Width, o.Height = 1280, 720
	}
	if o.Language == "" {
		o.Language = "en"
	}
	if o.Home == "" {
		o.Home = t.TempDir()
	}
	if o.Settings != "" {
		dir := filepath.Join(o.Home, "mageduel")
		if err := os.MkdirAll(dir, 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(filepath.Join(dir, "settings.json"), []byte(o.Settings), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	endpoint, err := vmhost.EndpointURLFromAddr(listener.Addr())
	if err != nil {
		t.Fatal(err)
	}
	g := &Game{t: t, Home: o.Home, sight: filepath.Join(t.TempDir(), "sight.json"), ended: make(chan error, 1)}
	g.cmd = exec.Command(exe, o.Args...)
	g.cmd.Env = append(os.Environ(),
		"EBITENGINE_VM_ENDPOINT="+endpoint, "MAGEDUEL_SIGHT="+g.sight,
		"HOME="+o.Home, "XDG_CONFIG_HOME="+o.Home, "AppData="+o.Home,
		"LC_ALL="+o.Language, "DISPLAY=", "WAYLAND_DISPLAY=")
	g.cmd.Stdout, g.cmd.Stderr = t.Output(), t.Output()
	if err := g.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	go func() {
		err := g.cmd.Wait()
		listener.Close() // a game that ends before it answers will not be waited for
		g.ended <- err
	}()
	listener.(*net.TCPListener).SetDeadline(time.Now().Add(silence))
	conn, err := listener.Accept()
	if err != nil {
		g.cmd.Process.Kill()
		t.Fatalf("the game did not answer: %v", err)
	}
	g.GuestSession, err = vmhost.NewGuestSession(conn, &vmhost.NewGuestSessionOptions{
		IdleTimeout:   silence,
		OnAudioStream: g.heard,
	})
	if err != nil {
		g.cmd.Process.Kill()
		t.Fatal(err)
	}
	t.Cleanup(g.end)
	frametest.Do(func() {
		g.screen = ebiten.NewImage(o.Width, o.Height)
		err = g.SetOutsideScreen(g.screen)
	})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func (g *Game) heard(s *vmhost.GuestAudioStream) {
	g.mu.Lock()
	defer g.mu.Unlock()
	g.sounds = append(g.sounds, s)
}

// end closes the session and waits for the process.
func (g *Game) end() {
	frametest.Do(func() { g.Close() })
	select {
	case <-g.ended:
	case <-time.After(20 * time.Second):
		g.cmd.Process.Kill()
		<-g.ended
		g.t.Error("the game did not end by itself")
	}
}

// Ticks lets the game do n updates, as fast as it can, and waits for them.
func (g *Game) Ticks(n int) {
	g.t.Helper()
	g.AdvanceTicks(n)
	ok := false
	frametest.Do(func() { ok = g.WaitTicks() })
	if !ok && !g.Ended() {
		g.t.Fatalf("the game broke off: %v", g.Err())
	}
}

// Tap presses a key for two ticks and lets go for two.
func (g *Game) Tap(key ebiten.Key) {
	g.t.Helper()
	g.PressKey(key)
	g.Ticks(2)
	g.ReleaseKey(key)
	if !g.Ended() {
		g.Ticks(2)
	}
}

// Click clicks at a point of the screen, in CSS pixels.
func (g *Game) Click(x, y float64) {
	g.t.Helper()
	g.MoveCursor(x, y)
	g.Ticks(1)
	g.PressMouseButton(ebiten.MouseButtonLeft)
	g.Ticks(2)
	g.ReleaseMouseButton(ebiten.MouseButtonLeft)
	g.Ticks(2)
}

// Ended reports whether the game has ended by its own will.
func (g *Game) Ended() bool { return errors.Is(g.Err(), ebiten.Termination) }

// Sight is what the game tells of itself.
type Sight struct {
	Scene   string   // its name
	Hash    string   // of the state on show, in hexadecimal
	Waits   bool     // a duel stands still until a person decides
	Focus   string   // ID of what has the focus
	Layers  int      // dialogues and lists open over the scene
	Answers []Answer // what can be pressed, in the order of Tab
}

// Answer is a node that can be pressed, by its middle in CSS pixels.
type Answer struct {
	ID   string
	X, Y float64
	Seen bool // X and Y are in sight
	Off  bool // it only says why not
}

// Find gives the node of that ID; false if it is not there.
func (s Sight) Find(id string) (Answer, bool) {
	for _, a := range s.Answers {
		if a.ID == id {
			return a, true
		}
	}
	return Answer{}, false
}

// Can tells whether the node of that ID is in sight and can be pressed.
func (s Sight) Can(id string) bool {
	a, ok := s.Find(id)
	return ok && a.Seen && !a.Off
}

// See reads what is on screen after the last tick.
func (g *Game) See() Sight {
	g.t.Helper()
	data, err := os.ReadFile(g.sight)
	if err != nil {
		g.t.Fatalf("the game tells nothing of itself: %v", err)
	}
	var s Sight
	if err := json.Unmarshal(data, &s); err != nil {
		g.t.Fatal(err)
	}
	return s
}

// Wait lets the game go on until what is on screen is as wanted, for at most
// so many ticks, and fails the test if it never is.
func (g *Game) Wait(what string, ticks int, wanted func(Sight) bool) Sight {
	g.t.Helper()
	const stride = 5
	for n := 0; ; n += stride {
		g.Ticks(stride)
		s := g.See()
		if wanted(s) {
			return s
		}
		if n >= ticks {
			g.t.Fatalf("waiting for %s: the game is at %+v", what, s)
		}
	}
}

// WaitScene waits until the scene of that name is in play.
func (g *Game) WaitScene(name string) Sight {
	g.t.Helper()
	return g.Wait("the scene "+name, 3000, func(s Sight) bool { return s.Scene == name })
}

// Press clicks the node of that ID.
func (g *Game) Press(id string) {
	g.t.Helper()
	s := g.See()
	a, ok := s.Find(id)
	if !ok || !a.Seen {
		g.t.Fatalf("there is no %s to click at %+v", id, s)
	}
	g.Click(a.X, a.Y)
}

// Frame draws the game as it is and reads the picture.
func (g *Game) Frame() *image.RGBA {
	g.t.Helper()
	var shot *image.RGBA
	frametest.Do(func() {
		g.AdvanceFrame()
		if g.WaitFrame() && g.CompositeFrame() {
			shot = frametest.Read(g.screen)
		}
	})
	if shot == nil {
		g.t.Fatalf("the game gave no frame: %v", g.Err())
	}
	return shot
}

// Sound reads up to n bytes of what the game plays now: pairs (left, right)
// of 32-bit little-endian floats, before the player's own volume. It is nil
// if the game plays nothing.
func (g *Game) Sound(n int) []byte {
	g.mu.Lock()
	defer g.mu.Unlock()
	for _, s := range g.sounds {
		if s.IsClosed() || !s.IsPlaying() {
			continue
		}
		buf := make([]byte, n)
		got, err := io.ReadFull(s, buf)
		if err != nil && got == 0 {
			continue
		}
		return buf[:got]
	}
	return nil
}
