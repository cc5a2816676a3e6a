//go:build !js

package game

import "mageduel/scenes"

// windowed tells that the game has a window of its own, which it can close.
const windowed = true

// marker is for the page around the browser version; a window has none.
type marker struct{}

func (*marker) update(scenes.Scene) {}
func (*marker) drawn()              {}
func (*marker) fail(error)          {}
func (*marker) language(string)     {}
