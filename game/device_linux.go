package game

import (
	"net"
	"os"
	"path/filepath"
	"strings"
	"time"

	"github.com/ebitengine/purego"
)

// soundDevice reports whether there is something to play on: a PulseAudio
// server (PipeWire answers as one), or ALSA's library together with a playback
// device or a configuration that names one.
func soundDevice() bool {
	if pulseAnswers() {
		return true
	}
	if !library("libasound.so.2", "libasound.so") {
		return false
	}
	if nodes, _ := filepath.Glob("/dev/snd/pcm*p"); len(nodes) > 0 {
		return true
	}
	files := []string{os.Getenv("ALSA_CONFIG_PATH"), "/etc/asound.conf"}
	if home, err := os.UserHomeDir(); err == nil {
		files = append(files, filepath.Join(home, ".asoundrc"))
	}
	if dir, err := os.UserConfigDir(); err == nil {
		files = append(files, filepath.Join(dir, "alsa", "asoundrc"))
	}
	for _, f := range files {
		if namesDevice(f) {
			return true
		}
	}
	return false
}

// namesDevice reports whether an ALSA configuration sets the default device.
func namesDevice(file string) bool {
	if file == "" {
		return false
	}
	data, err := os.ReadFile(file)
	return err == nil && strings.Contains(string(data), "pcm.!default")
}

// pulseAnswers knocks on the PulseAudio sockets that are tried by default.
func pulseAnswers() bool {
	paths := []string{"/var/run/pulse/native"}
	if dir := os.Getenv("XDG_RUNTIME_DIR"); dir != "" {
		paths = append(paths, filepath.Join(dir, "pulse", "native"))
	}
	if server := os.Getenv("PULSE_SERVER"); server != "" {
		path, unix := strings.CutPrefix(server, "unix:")
		if !unix && !strings.HasPrefix(server, "/") {
			return true // somewhere on the net; only trying it out will tell
		}
		paths = append(paths, path)
	}
	for _, p := range paths {
		if c, err := net.DialTimeout("unix", p, time.Second); err == nil {
			c.Close()
			return true
		}
	}
	return false
}

// library reports whether any of the shared libraries can be loaded.
func library(names ...string) bool {
	for _, n := range names {
		if _, err := purego.Dlopen(n, purego.RTLD_LAZY|purego.RTLD_GLOBAL); err == nil {
			return true
		}
	}
	return false
}
