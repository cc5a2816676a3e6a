//go:build !js

package game

import "mageduel/scenes"

// marker is for the page around the browser version; a window has none.
type marker struct{}

func (*marker) update(scenes.Scene) {}
func (*marker) drawn()              {}
func (*marker) fail(error)          {}
func (*marker) language(string)     {}
