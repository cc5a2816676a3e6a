//go:build !js && ebitenginevmguest

package game

import (
	"bytes"
	"os"

	"mageduel/scenes"
)

// windowed tells that the game has a window of its own, which it can close.
const windowed = true

// sightVariable in the environment names the file in which a guest tells what
// is on screen.
const sightVariable = "MAGEDUEL_SIGHT"

// marker writes after each update what is on screen, if that has changed, to
// the file that sightVariable names.
type marker struct{ last []byte }

func (m *marker) update(top scenes.Scene, said *notices) {
	path := os.Getenv(sightVariable)
	if path == "" {
		return
	}
	if now := look(top, said).text(); !bytes.Equal(now, m.last) {
		m.last = now
		// Whoever reads it notices that it is missing.
		_ = os.WriteFile(path, now, 0o644)
	}
}

func (*marker) drawn()          {}
func (*marker) fail(error)      {}
func (*marker) language(string) {}
