package game

import (
	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/scenes"
)

// firstScene makes the scene after the loading.
func firstScene(*scenes.Ctx) scenes.Scene { return ring{} }

// ring is the heath at night before anyone has come.
type ring struct{}

// SceneName is "title".
func (ring) SceneName() string { return "title" }

// Update ends the game on Cancel.
func (ring) Update(ctx *scenes.Ctx) error {
	if ctx.In.Pressed[scenes.Cancel] {
		return ebiten.Termination
	}
	return nil
}

// Draw shows the night.
func (ring) Draw(dst *ebiten.Image) { dst.Fill(night) }
