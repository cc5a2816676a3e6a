//go:build unix

package board

import "syscall"

// cpuMS is the processor time the process has used so far, the threads of a
// software renderer included, in milliseconds.
func cpuMS() float64 {
	var r syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &r) != nil {
		return 0
	}
	return float64(r.Utime.Nano()+r.Stime.Nano()) / 1e6
}
