package stills

import (
	"testing"

	"mageduel/scenes/frametest"
)

func TestMain(m *testing.M) { frametest.Main(m) }
