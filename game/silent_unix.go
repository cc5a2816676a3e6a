//go:build unix

package game

import (
	"io"
	"os"
	"syscall"
)

// startSilent becomes the program once more without sound; it only returns,
// with false, if that cannot be done.
func startSilent(args []string, _, _ io.Writer) (int, bool) {
	exe, err := os.Executable()
	if err != nil {
		return 0, false
	}
	syscall.Exec(exe, append([]string{os.Args[0]}, args...), append(os.Environ(), silentVariable+"=1"))
	return 0, false
}
