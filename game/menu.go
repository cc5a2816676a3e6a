package game

import (
	"encoding/json"
	"errors"
	"math/rand/v2"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/engine"
	"mageduel/scenes"
)

// setupName is the name in the store of what was chosen in the last set-up.
const setupName = "setup.json"

// menu leads from the title to everything else and back.
type menu struct {
	quit  bool // asked for
	heath scenes.Heath
}

// offers is the menu of this program.
var offers menu

// firstScene makes the scene after the loading: the title.
func firstScene(ctx *scenes.Ctx) scenes.Scene { return offers.title(ctx) }

// title makes the title screen.
func (m *menu) title(ctx *scenes.Ctx) scenes.Scene {
	opt := scenes.TitleOptions{
		Backdrop: &m.heath,
		Saved:    scenes.HasDuel(ctx.Store),
		New:      m.setup,
		Continue: m.goOn,
		Watch:    m.watch,
		Replays:  func(c *scenes.Ctx) { c.Stack.Push(scenes.NewReplays(scenes.ReplaysOptions{})) },
		Codex:    func(c *scenes.Ctx) { m.codex(c, "") },
		Settings: m.settings,
	}
	if windowed {
		opt.Quit = func(*scenes.Ctx) { m.quit = true }
	}
	return scenes.NewTitle(opt)
}

// home leaves everything for the title.
func (m *menu) home(ctx *scenes.Ctx) {
	ctx.Stack.Clear(m.title(ctx))
}

func (m *menu) settings(ctx *scenes.Ctx) {
	opt := scenes.SettingsOptions{Windowed: true}
	if err := saveSettings(ctx.Store, *ctx.Settings); err != nil {
		opt.NotKept = sentence(err, ctx.Settings.Language)
	}
	ctx.Stack.Push(scenes.NewSettings(opt))
}

// codex opens the rule book at a link, or where it begins.
func (m *menu) codex(ctx *scenes.Ctx, link string) {
	ctx.Stack.Push(scenes.NewCodex(scenes.CodexOptions{At: link}))
}

// setup opens the set-up screen with what was chosen the last time.
func (m *menu) setup(ctx *scenes.Ctx) { m.setupFrom(ctx, lastSetup(ctx.Store)) }

func (m *menu) setupFrom(ctx *scenes.Ctx, last *scenes.SetupResult) {
	ctx.Stack.Push(scenes.NewSetup(scenes.DuelSetup(scenes.SetupOptions{
		Last: last,
		Seed: rand.Uint64,
		Rule: func(c *scenes.Ctx, id string) { m.codex(c, "rule:"+id) },
		Start: func(ctx *scenes.Ctx, r scenes.SetupResult) {
			keepSetup(ctx.Store, r)
			m.begin(ctx, r)
		},
	})))
}

// begin starts the rite of a set-up.
func (m *menu) begin(ctx *scenes.Ctx, chosen scenes.SetupResult) {
	m.heath.Rest()
	if err := scenes.StartDuel(ctx, chosen, m.played()); err != nil {
		ctx.Notify(err.Error())
	}
}

// goOn takes up the duel that was kept.
func (m *menu) goOn(ctx *scenes.Ctx) {
	match, foreign, err := scenes.ContinueDuel(ctx.Store)
	if err != nil {
		ctx.Notify(sentence(err, ctx.Settings.Language))
		return
	}
	duel, err := scenes.NewDuel(match, m.played())
	if err != nil {
		ctx.Notify(err.Error())
		return
	}
	if foreign != "" {
		ctx.Notify(foreign)
	}
	m.heath.Rest()
	ctx.Stack.Push(duel)
}

// watch begins a duel between two computer players.
func (m *menu) watch(ctx *scenes.Ctx) {
	seed := rand.Uint64()
	ready := engine.ReadyMages
	chosen := scenes.SeatsOf(&engine.Setup{Seed: seed, WildLife: true, Mages: []engine.MageSpec{
		ready[seed%uint64(len(ready))].At("Sefira", 7), ready[seed/8%uint64(len(ready))].At("Oswin", 7),
	}})
	for i := range chosen.Mages {
		chosen.Mages[i].Build = ready[[...]uint64{seed, seed / 8}[i]%uint64(len(ready))].Name
	}
	m.begin(ctx, chosen)
}

// played is what a duel leads to.
func (m *menu) played() scenes.DuelOptions {
	return scenes.PlayedDuel(scenes.DuelOptions{
		Seed: rand.Uint64,
		Setup: func(c *scenes.Ctx, chosen scenes.SetupResult) {
			m.home(c)
			m.setupFrom(c, &chosen)
		},
		Title:    m.home,
		Settings: m.settings,
		Rule:     m.codex,
	})
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
