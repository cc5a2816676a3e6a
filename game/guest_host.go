//go:build !ebitenginevmguest

package game

// guest reports whether the game runs inside another program, which then
// shows it and hears it.
func guest() bool { return false }
