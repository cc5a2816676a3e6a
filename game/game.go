// Package game is the program around the scenes: window, scaling, hands,
// sound, settings, storage, loading and the commands of the command line.
package game

import (
	"errors"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"mageduel/scenes"
)

const (
	baseWidth, baseHeight = 1280, 720 // of the window at first, and of the layout that Ctx.Scale is measured by
	minWidth, minHeight   = 640, 360
	settleTicks           = 45 // ticks the settings rest before they are saved
)

// Game is the ebiten.Game.
type Game struct {
	ctx      scenes.Ctx
	stack    scenes.Stack
	hands    *hands
	sound    *sound
	files    *files
	notices  notices
	settings scenes.Settings
	saved    scenes.Settings // as they were last written
	applied  scenes.Settings // as they last took effect
	rest     int             // ticks since the settings last changed
	told     bool            // that the settings cannot be saved
	marker   marker
	screen   screen
	device   float64 // device pixels in a CSS pixel
	failed   error
}

// first makes the scene that follows the loading.
type first func(*scenes.Ctx) scenes.Scene

// newGame makes the game with its loading scene. silent starts it without
// sound; then makes the scene after the loading.
func newGame(store scenes.Store, silent bool, then first) *Game {
	g := &Game{hands: newHands(), sound: openSound(silent), files: newFiles(), device: 1}
	settings, err := loadSettings(store, systemLanguage())
	g.settings, g.saved = settings, settings
	g.ctx = scenes.Ctx{
		Width: baseWidth, Height: baseHeight, Scale: 1, Device: 1,
		In:       &g.hands.in,
		Settings: &g.settings,
		Store:    store,
		Files:    g.files,
		Sound:    g.sound,
		Stack:    &g.stack,
		Notify:   g.notices.add,
	}
	if err != nil {
		g.notices.add(settingsLost[lang(settings.Language)])
	}
	g.apply()
	g.stack.Push(newLoading(g.steps(), then))
	g.stack.Settle()
	return g
}

// steps are the sounds, one after another, and whatever else was added.
func (g *Game) steps() []Step {
	steps := append([]Step(nil), extraSteps...)
	if g.sound.player != nil && soundRecipe != nil {
		for _, name := range soundNames {
			steps = append(steps, Step{Weight: 1, Do: func() (bool, error) {
				g.sound.add(name, soundRecipe(name))
				return true, nil
			}})
		}
	}
	return append(steps, Step{Weight: 1, Do: func() (bool, error) {
		g.sound.start()
		return true, nil
	}})
}

// Update is one sixtieth of a second.
func (g *Game) Update() error {
	err := g.update()
	if err != nil && !errors.Is(err, ebiten.Termination) {
		g.failed = err
	}
	return err
}

// close writes what has not been written when the game ends.
func (g *Game) close() {
	if g.settings != g.saved {
		g.save()
	}
}

func (g *Game) update() error {
	g.ctx.Tick++
	g.hands.update(g.device, g.settings.Language)
	if inpututil.IsKeyJustPressed(ebiten.KeyF11) {
		g.settings.Fullscreen = !g.settings.Fullscreen
	}
	g.files.update(&g.stack)
	g.notices.update()
	top := g.stack.Top()
	if top == nil {
		return ebiten.Termination
	}
	if err := top.Update(&g.ctx); err != nil {
		return err
	}
	if err := offers.update(); err != nil {
		return err
	}
	g.stack.Settle()
	g.keepSettings()
	g.marker.update(g.stack.Top(), &g.notices)
	return nil
}

// keepSettings lets changed settings take effect at once, and saves them when
// they have rested: a slider being dragged is not written sixty times a
// second.
func (g *Game) keepSettings() {
	if g.settings == g.applied {
		g.rest++
		if g.rest%settleTicks == 0 && g.settings.Fullscreen != ebiten.IsFullscreen() {
			// The system left fullscreen by itself (Escape in a browser), or
			// would not enter it.
			g.settings.Fullscreen = ebiten.IsFullscreen()
			g.applied = g.settings
		}
		if g.rest >= settleTicks && g.settings != g.saved {
			g.save()
		}
		return
	}
	g.rest = 0
	g.settings = tidy(g.settings, g.applied.Language)
	g.apply()
}

func (g *Game) apply() {
	if g.settings.Fullscreen != ebiten.IsFullscreen() {
		ebiten.SetFullscreen(g.settings.Fullscreen)
	}
	g.sound.setVolume(g.settings.Volume)
	g.marker.language(g.settings.Language)
	g.applied = g.settings
}

func (g *Game) save() {
	g.saved = g.settings
	err := saveSettings(g.ctx.Store, g.settings)
	if err == nil || g.told {
		return
	}
	g.told = true
	g.notices.add(sentence(err, g.settings.Language))
}

// Draw draws a frame into a picture of the screen's size, unless it is to be
// drawn on the screen itself.
func (g *Game) Draw(whole *ebiten.Image) {
	if g.screen.prepare(whole) {
		g.draw(whole)
	}
}

// DrawFinalScreen shows the frame.
func (g *Game) DrawFinalScreen(dst ebiten.FinalScreen, _ *ebiten.Image, m ebiten.GeoM) {
	g.screen.show(dst, m, g.draw)
}

// draw draws the scenes, and over them what the game itself has to say.
func (g *Game) draw(dst *ebiten.Image) {
	g.stack.Draw(dst)
	g.notices.draw(dst, textSize(g.ctx.Height, g.device)*g.settings.TextScale)
	g.marker.drawn()
}

// textSize is the least height of text in device pixels: a fortieth of the
// screen, but no less than 16 CSS pixels.
func textSize(height int, device float64) float64 {
	return max(float64(height)/40, 16*device)
}

// Layout is never called; LayoutF stands for it.
func (g *Game) Layout(w, h int) (int, int) { return w, h }

// LayoutF makes one pixel of the screen one pixel of the device.
func (g *Game) LayoutF(w, h float64) (float64, float64) {
	g.device = 1
	if m := ebiten.Monitor(); m != nil {
		g.device = max(m.DeviceScaleFactor(), 0.25)
	}
	w, h = max(1, math.Ceil(w*g.device)), max(1, math.Ceil(h*g.device))
	g.ctx.Width, g.ctx.Height, g.ctx.Device = int(w), int(h), g.device
	g.ctx.Scale = min(w/baseWidth, h/baseHeight)
	return w, h
}

// lang is the place of a language in a pair of sentences.
func lang(language string) int {
	if language == "fr" {
		return 1
	}
	return 0
}

var settingsLost = [2]string{
	"The settings could not be read; these are the usual ones.",
	"Impossible de lire les réglages\u202f; voici ceux d’origine.",
}
