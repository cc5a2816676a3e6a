//go:build ebitenginevmguest

package game

import "os"

// guest reports whether the game runs inside another program, which then
// shows it and hears it.
func guest() bool { return os.Getenv("EBITENGINE_VM_ENDPOINT") != "" }
