//go:build !js

package game

import (
	"bytes"
	"net"
	"os"
	"strconv"
	"strings"
	"testing"
)

// run runs a command line in English.
func runCommand(t *testing.T, args ...string) (status int, out, said string) {
	t.Helper()
	t.Setenv("LC_ALL", "en_GB.UTF-8")
	var stdout, stderr bytes.Buffer
	status = dispatch(args, &stdout, &stderr)
	return status, stdout.String(), stderr.String()
}

func TestCommandLine(t *testing.T) {
	for _, c := range []struct {
		args   []string
		status int
		says   string // in what is written to stderr, or to stdout if the status is 0
	}{
		{[]string{"-h"}, exitDone, "mageduel serve"},
		{[]string{"--help"}, exitDone, "-silent"},
		{[]string{"conjure"}, exitUsage, "conjure"},
		{[]string{"-loud"}, exitUsage, "-loud"},
		{[]string{"-silent", "twice"}, exitUsage, "twice"},
		{[]string{"serve", "-h"}, exitDone, "-port"},
		{[]string{"serve", "-port", "x"}, exitUsage, "-port"},
		{[]string{"serve", "-port", "70000"}, exitUsage, "70000"},
		{[]string{"serve", "now"}, exitUsage, "now"},
	} {
		status, out, said := runCommand(t, c.args...)
		if status != c.status {
			t.Errorf("%q ended with %d, want %d", c.args, status, c.status)
		}
		if status == exitDone {
			if !strings.Contains(out, c.says) || said != "" {
				t.Errorf("%q wrote %q and %q, want %q in the first", c.args, out, said, c.says)
			}
		} else if strings.Count(said, "\n") != 1 || !strings.Contains(said, c.says) || out != "" {
			t.Errorf("%q said %q, want one line with %q", c.args, said, c.says)
		}
	}
}

func TestServeOnABusyPort(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	port := strconv.Itoa(l.Addr().(*net.TCPAddr).Port)
	status, _, said := runCommand(t, "serve", "-port", port)
	if status != exitFailed || !strings.Contains(said, port) || strings.Count(said, "\n") != 1 {
		t.Errorf("ended with %d and said %q", status, said)
	}
}

func TestServeOutsideTheSource(t *testing.T) {
	t.Chdir(os.TempDir())
	status, _, said := runCommand(t, "serve", "-port", "0")
	if status != exitFailed || !strings.Contains(said, "source") {
		t.Errorf("ended with %d and said %q", status, said)
	}
}

// Every sub-command has a name and a summary in both languages.
func TestCommandsAreDescribed(t *testing.T) {
	seen := map[string]bool{}
	for _, c := range commands() {
		if c.name == "" || seen[c.name] || c.run == nil || c.summary[0] == "" || c.summary[1] == "" {
			t.Errorf("the command %q is twice there or incomplete", c.name)
		}
		seen[c.name] = true
	}
}
