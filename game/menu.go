package game

import (
	"encoding/json"
	"errors"
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/scenes"
)

// setupName is the name in the store of what was chosen in the last set-up.
const setupName = "setup.json"

// menu is what the title offers and where each entry leads. An entry without a
// way to go is left out.
type menu struct {
	quit bool // asked for

	// duel begins a duel from what the set-up screen hands over; goOn takes up
	// the saved one, waits tells whether there is one.
	duel    func(*scenes.Ctx, scenes.SetupResult)
	goOn    func(*scenes.Ctx)
	waits   func(*scenes.Ctx) bool
	watch   func(*scenes.Ctx)
	replays func(*scenes.Ctx)
	codex   func(*scenes.Ctx)
	rule    func(c *scenes.Ctx, id string)
}

// offers is the menu of this program.
var offers menu

// firstScene makes the scene after the loading: the title.
func firstScene(ctx *scenes.Ctx) scenes.Scene { return offers.title(ctx) }

// title makes the title screen.
func (m *menu) title(ctx *scenes.Ctx) scenes.Scene {
	opt := scenes.TitleOptions{
		Saved:    m.waits != nil && m.waits(ctx),
		Continue: m.goOn,
		Watch:    m.watch,
		Replays:  m.replays,
		Codex:    m.codex,
		Settings: m.settings,
	}
	if m.duel != nil {
		opt.New = m.setup
	}
	if windowed {
		opt.Quit = func(*scenes.Ctx) { m.quit = true }
	}
	return scenes.NewTitle(opt)
}

func (m *menu) settings(ctx *scenes.Ctx) {
	opt := scenes.SettingsOptions{Windowed: true}
	if err := saveSettings(ctx.Store, *ctx.Settings); err != nil {
		opt.NotKept = sentence(err, ctx.Settings.Language)
	}
	ctx.Stack.Push(scenes.NewSettings(opt))
}

// setup opens the set-up screen with what was chosen the last time.
func (m *menu) setup(ctx *scenes.Ctx) {
	ctx.Stack.Push(scenes.NewSetup(scenes.SetupOptions{
		Last: lastSetup(ctx.Store),
		Seed: rand.Uint64,
		Rule: m.rule,
		Start: func(ctx *scenes.Ctx, r scenes.SetupResult) {
			keepSetup(ctx.Store, r)
			m.duel(ctx, r)
		},
	}))
}

// lastSetup is what was chosen the last time, nil if that is not known.
func lastSetup(store scenes.Store) *scenes.SetupResult {
	data, err := store.Read(setupName)
	if err != nil {
		return nil
	}
	var r scenes.SetupResult
	if json.Unmarshal(data, &r) != nil || len(r.Mages) < 2 || len(r.Mages) > 8 {
		return nil
	}
	return &r
}

// keepSetup keeps the choice for the next time. It is a convenience: that it
// cannot be kept is not worth a word.
func keepSetup(store scenes.Store, r scenes.SetupResult) {
	if data, err := json.Marshal(r); err == nil {
		store.Write(setupName, data)
	}
}

// update ends the game if the player asked for it.
func (m *menu) update() error {
	if m.quit {
		return ebiten.Termination
	}
	return nil
}

// sentence is an error in the player's language, if it knows it.
func sentence(err error, language string) string {
	if e, ok := errors.AsType[*scenes.StoreError](err); ok {
		return e.Sentence(language)
	}
	return err.Error()
}
