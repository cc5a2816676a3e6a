// Package frametest runs a package's tests beside a real game loop in a hidden
// window, so that they may draw, read pixels and compare pictures with those
// in testdata.
//
//	func TestMain(m *testing.M) { frametest.Main(m) }
//
//	func TestPanel(t *testing.T) {
//		var shot *image.RGBA
//		frametest.Do(func() {
//			dst := ebiten.NewImage(320, 180)
//			panel.Draw(dst)
//			shot = frametest.Read(dst)
//		})
//		frametest.Compare(t, "panel", shot)
//	}
//
// frametest.Golden does the last two steps in one. `go test -update` writes
// the pictures anew.
package frametest

import (
	"fmt"
	"image"
	"os"
	"runtime/debug"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// jobs are what tests ask of the game's thread.
var jobs = make(chan *job)

type job struct {
	f     func()
	fault string
	done  chan struct{}
}

// Main runs the tests of a package beside a hidden window and ends the
// process. Where there is no display it starts Xvfb for itself; where there
// is no Xvfb either, the tests do not run: that is a failure when CI is
// "true", and a message otherwise.
func Main(m *testing.M) {
	stop, err := openDisplay()
	if err != nil {
		fmt.Fprintln(os.Stderr, "frametest: no window can be opened:", err)
		if os.Getenv("CI") == "true" {
			os.Exit(1)
		}
		fmt.Fprintln(os.Stderr, "frametest: the tests of this package are left out (apt-get install xvfb)")
		os.Exit(0)
	}
	code := run(m)
	stop()
	os.Exit(code)
}

func run(m *testing.M) int {
	ebiten.SetWindowVisible(false)
	ebiten.SetWindowSize(1280, 720)
	ebiten.SetVsyncEnabled(false)
	ended := make(chan int, 1)
	started := make(chan struct{})
	go func() {
		<-started
		ended <- m.Run()
	}()
	l := &loop{started: started, ended: ended}
	if err := ebiten.RunGameWithOptions(l, &ebiten.RunGameOptions{SingleThread: true, InitUnfocused: true}); err != nil {
		fmt.Fprintln(os.Stderr, "frametest: the hidden window failed:", err)
		return 1
	}
	return l.code
}

// loop is the game that only does what tests ask of it.
type loop struct {
	started chan struct{}
	running bool
	ended   chan int
	code    int
	film    *film
	last    *job          // its frame is not over yet
	drawn   bool          // since last ran
	corner  *ebiten.Image // one pixel of the picture in between
}

// film is a number of frames to be drawn.
type film struct {
	draw func(screen *ebiten.Image)
	left int
	done chan struct{}
}

var films = make(chan *film)

func (l *loop) Update() error {
	if !l.running {
		l.running = true
		close(l.started)
	}
	if l.film != nil {
		return nil
	}
	// A job has ended when its frame has: pictures that it freed are free, and
	// what it drew is drawn, before the next one begins. Slow frames are made up
	// for by several updates before one drawing.
	if l.last != nil {
		if !l.drawn {
			return nil
		}
		close(l.last.done)
		l.last = nil
	}
	// Waiting here costs no processor time, which a free-running loop would
	// take from the tests themselves.
	select {
	case j := <-jobs:
		j.run()
		l.last, l.drawn = j, false
	case l.film = <-films:
		ebiten.SetScreenClearedEveryFrame(l.film.draw == nil)
	case l.code = <-l.ended:
		return ebiten.Termination
	case <-time.After(100 * time.Millisecond):
	}
	return nil
}

func (j *job) run() {
	finished := false
	defer func() {
		if p := recover(); p != nil {
			j.fault = fmt.Sprintf("%v\n%s", p, debug.Stack())
		} else if !finished {
			j.fault = "a test must not end (FailNow, Fatal, Skip) on the game's thread: keep the result and judge it after Do"
			// The game's own goroutine is ending: nothing can run any more.
			fmt.Fprintln(os.Stderr, "frametest:", j.fault)
			os.Exit(1)
		}
	}()
	j.f()
	finished = true
}

// Draw changes a pixel where frames are asked for: a frame in which nothing
// changes is not shown.
func (l *loop) Draw(whole *ebiten.Image) {
	l.drawn = true
	if l.film == nil {
		return
	}
	if l.corner == nil {
		l.corner = whole.SubImage(image.Rect(0, 0, 1, 1)).(*ebiten.Image)
	}
	l.corner.Clear()
}

func (l *loop) DrawFinalScreen(screen ebiten.FinalScreen, whole *ebiten.Image, m ebiten.GeoM) {
	f := l.film
	if f == nil {
		return
	}
	if f.draw != nil {
		f.draw(screen.(*ebiten.Image))
	} else {
		ebiten.DefaultDrawFinalScreen(screen, whole, m)
	}
	if f.left--; f.left <= 0 {
		l.film = nil
		close(f.done)
	}
}

// Frames runs n whole frames of the window, 1280x720, and returns when they have been
// drawn. Each is drawn onto the screen itself by draw, on the game's thread;
// without draw it is the frame of an empty game: a picture of the screen's
// size, cleared and copied onto the screen.
func Frames(n int, draw func(screen *ebiten.Image)) {
	f := &film{draw, n, make(chan struct{})}
	films <- f
	<-f.done
}

func (l *loop) Layout(w, h int) (int, int) { return w, h }

// Do runs f on the game's thread, where pixels may be read, and returns when
// it has ended. A panic of f becomes a panic of the caller. f must not call
// t.Fatal, t.FailNow or t.Skip; t.Error and t.Log are fine. Calls of Do must
// not be nested.
func Do(f func()) {
	j := &job{f: f, done: make(chan struct{})}
	jobs <- j
	<-j.done
	if j.fault != "" {
		panic("frametest.Do: " + j.fault)
	}
}
