package game

import (
	"io"
	"os"
	"os/exec"
)

// startSilent starts the program once more without sound, waits for it and
// gives its status; false if it could not be started.
func startSilent(args []string, stdout, stderr io.Writer) (int, bool) {
	exe, err := os.Executable()
	if err != nil {
		return 0, false
	}
	cmd := exec.Command(exe, args...)
	cmd.Env = append(os.Environ(), silentVariable+"=1")
	cmd.Stdin, cmd.Stdout, cmd.Stderr = os.Stdin, stdout, stderr
	if err := cmd.Start(); err != nil {
		return 0, false
	}
	cmd.Wait()
	return max(cmd.ProcessState.ExitCode(), 0), true
}
