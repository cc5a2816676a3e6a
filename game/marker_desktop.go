//go:build !js && !ebitenginevmguest

package game

import "mageduel/scenes"

// windowed tells that the game has a window of its own, which it can close.
const windowed = true

// marker tells others what goes on in the game: tests that run it as a guest,
// and the page around the browser version. Nobody asks a window.
type marker struct{}

func (*marker) update(scenes.Scene, *notices) {}
func (*marker) drawn()                        {}
func (*marker) fail(error)                    {}
func (*marker) language(string)               {}
