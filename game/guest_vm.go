//go:build ebitenginevmguest

package game

// guest reports whether the game runs inside another program, which then
// shows it and hears it. Ebitengine has by now taken the variable that says
// so out of the environment; a build with this tag is made for nothing else.
func guest() bool { return true }
