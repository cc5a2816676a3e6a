package frametest

import (
	"bufio"
	"errors"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"time"
)

// Display makes sure that there is a display for windows, starting Xvfb where
// none is set, and gives the function that ends it again. It is for tests
// that start the game as a program; Main calls it by itself.
func Display() (stop func(), err error) { return openDisplay() }

func openDisplay() (stop func(), err error) {
	if runtime.GOOS != "linux" || os.Getenv("DISPLAY") != "" || os.Getenv("WAYLAND_DISPLAY") != "" {
		return func() {}, nil
	}
	path, err := exec.LookPath("Xvfb")
	if err != nil {
		return nil, errors.New("DISPLAY is not set and Xvfb is not installed")
	}
	r, w, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	// Xvfb picks a free number and writes it to descriptor 3 when it is ready.
	cmd := exec.Command(path, "-displayfd", "3", "-screen", "0", "1280x720x24", "-nolisten", "tcp")
	cmd.ExtraFiles = []*os.File{w}
	err = cmd.Start()
	w.Close()
	if err != nil {
		return nil, err
	}
	stop = func() {
		cmd.Process.Signal(os.Interrupt)
		cmd.Wait()
	}
	number := make(chan string, 1)
	go func() {
		line, _ := bufio.NewReader(r).ReadString('\n')
		number <- strings.TrimSpace(line)
	}()
	select {
	case n := <-number:
		if n == "" {
			stop()
			return nil, errors.New("no display: Xvfb ended at once")
		}
		// With this set Ebitengine takes desktop GL, in software more than
		// twice as fast as GLES.
		os.Setenv("SteamEnv", "1")
		return stop, os.Setenv("DISPLAY", ":"+n)
	case <-time.After(30 * time.Second):
		stop()
		return nil, errors.New("no display: Xvfb did not answer within 30 seconds")
	}
}
