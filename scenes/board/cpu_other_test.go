//go:build !unix

package board

// cpuMS is not known here.
func cpuMS() float64 { return 0 }
