//go:build !js

package vmtest_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/game/vmtest"
)

// instant are settings whose animations take no time.
const instant = `{"Language": "en", "TextScale": 1, "Speed": 3, "ReducedMotion": true, "Quality": 1}`

// lastTime is a set-up as kept from the last time: its dice are known, so that
// the duels of these tests are always the same.
const lastTime = `{"Mages": [
{"Name": "Sefira", "Level": 4, "Player": "hasty", "Build": "evoker", "Model": "hat", "Colour": 0, "Emblem": 0},
{"Name": "Oswin", "Level": 4, "Player": "hasty", "Build": "conjurer", "Model": "hood", "Colour": 1, "Emblem": 1}],
"Place": "heath", "WildLife": true, "Chance": 5, "Seed": 11, "House": {"Rounds": 3, "Minutes": 60}}`

// allowed is how long a whole game may take on a slow and busy machine.
const allowed = 5 * time.Minute

// duellist plays a whole game, by whatever hands press and choose are.
type duellist struct {
	t     *testing.T
	g     *vmtest.Game
	began time.Time
	tried bool            // a spell has been tried since the last turn ended
	cast  int             // spells that were tried
	seen  map[string]bool // the choices of the rite that came up
	rite  []string        // those that must come up
}

// startDuellist starts the game at the title.
func startDuellist(t *testing.T, rite ...string) *duellist {
	t.Helper()
	home := t.TempDir()
	dir := filepath.Join(home, "mageduel")
	if err := os.MkdirAll(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "setup.json"), []byte(lastTime), 0o644); err != nil {
		t.Fatal(err)
	}
	p := &duellist{t: t, began: time.Now(), seen: map[string]bool{}, rite: rite}
	p.g = vmtest.Start(t, vmtest.Options{Home: home, Settings: instant, Args: []string{"-silent"}})
	p.g.WaitScene("title")
	return p
}

// riteChoices are the choices that a person meets in the rite.
var riteChoices = [...]string{"prompt.offer", "prompt.accept", "prompt.concentrate", "vote.zone", "vote.rounds", "prompt.enter"}

// play goes through rite and fight to the result, one act at a time.
func (p *duellist) play(act func(vmtest.Sight)) {
	p.t.Helper()
	for {
		s := p.g.See()
		if s.Scene == "result" && s.Can("result.title") {
			break
		}
		if time.Since(p.began) > allowed {
			p.t.Fatalf("after %v the game is at %+v", allowed, s)
		}
		if s.Scene != "rite" && s.Scene != "duel" && s.Scene != "result" {
			p.t.Fatalf("in the middle of the duel the game is at %+v", s)
		}
		if !s.Waits || !ready(s) {
			p.g.Ticks(5)
			continue
		}
		for _, id := range riteChoices {
			if s.Can(id) {
				p.seen[id] = true
			}
		}
		if s.Scene == "rite" && s.Can("action.end") {
			p.seen["action.end"] = true
		}
		act(s)
	}
	for _, id := range p.rite {
		if !p.seen[id] {
			p.t.Errorf("the rite never offered %s", id)
		}
	}
	if p.cast == 0 {
		p.t.Error("no spell was tried")
	}
}

// ready tells whether the panels show what a person may choose now.
func ready(s vmtest.Sight) bool {
	_, ok := first(s, append(riteChoices[:], "action.end", "prompt.pass", "prompt.yes", "prompt.back")...)
	return ok || s.Layers > 0
}

// atTitle checks the title after a duel: it is over, so none can be continued.
func (p *duellist) atTitle() {
	p.t.Helper()
	if s := p.g.WaitScene("title"); s.Can("continue") {
		p.t.Error("the title offers to continue a duel that is over")
	}
	if names, err := filepath.Glob(filepath.Join(p.g.Home, "mageduel", "duel.*")); err != nil || len(names) > 0 {
		p.t.Errorf("files of a duel that is over: %q, %v", names, err)
	}
	p.t.Logf("a whole game with %d spells took %.1f s", p.cast, time.Since(p.began).Seconds())
}

// castable is the best spell in sight that can be cast now.
func castable(s vmtest.Sight) (string, bool) {
	for i := len(s.Answers) - 1; i >= 0; i-- {
		if a := s.Answers[i]; strings.HasPrefix(a.ID, "spell.") && a.Seen && !a.Off {
			return a.ID, true
		}
	}
	return "", false
}

// first is the first of these that can be pressed.
func first(s vmtest.Sight, ids ...string) (string, bool) {
	for _, id := range ids {
		if s.Can(id) {
			return id, true
		}
	}
	return "", false
}

// A whole game by mouse: title, set-up, rite, fight, result, title.
func TestWholeGameByMouse(t *testing.T) {
	p := startDuellist(t, "prompt.offer", "prompt.concentrate", "vote.zone", "vote.rounds", "action.end", "prompt.enter")
	g := p.g
	g.Press("new")
	g.WaitScene("setup")
	g.Press("m0.level.less")
	g.Press("m0.player")
	g.Wait("the list of players", 60, func(s vmtest.Sight) bool { return s.Can("m0.player.option.0") })
	g.Press("m0.player.option.0") // a person
	g.Press("mage.1")
	g.Wait("the other mage", 60, func(s vmtest.Sight) bool { return s.Can("m1.level.less") })
	g.Press("m1.level.less")
	g.Press("start")
	g.WaitScene("rite")
	moved := false
	p.play(func(s vmtest.Sight) {
		if id, ok := first(s, "confirm.yes", "handover.ready"); ok {
			g.Press(id)
			return
		}
		if s.Layers > 0 {
			id, ok := castable(s)
			if !ok {
				id, ok = first(s, "summon.0", "prompt.0", "drawer.close")
			}
			if ok {
				g.Press(id)
			} else {
				g.Click(2, 718) // beside it
			}
			return
		}
		if s.Can("prompt.confirm") {
			p.cast++
			g.Press("prompt.confirm")
			if now := g.See(); now.Hash == s.Hash && now.Can("prompt.back") {
				g.Press("prompt.back")
			}
			return
		}
		if id, ok := first(s, "prompt.offer", "prompt.concentrate", "vote.zone", "vote.rounds", "prompt.enter", "prompt.pass", "prompt.yes", "prompt.back"); ok {
			g.Press(id)
			return
		}
		if s.Scene == "duel" && !moved && s.Can("action.move") {
			moved = true
			walk(g)
			return
		}
		if s.Can("action.cast") && !p.tried {
			p.tried = true
			g.Press("action.cast")
			return
		}
		if s.Can("action.end") {
			p.tried = false
			g.Press("action.end")
			return
		}
		g.Ticks(5)
	})
	if !moved {
		t.Error("the fight never let a mage move")
	}
	g.Press("result.title")
	p.atTitle()
}

// walk moves the mage whose turn it is to a square near the middle of the
// screen, where the camera has brought it.
func walk(g *vmtest.Game) {
	before := g.See()
	g.Press("action.move")
	for _, at := range [][2]float64{{700, 330}, {580, 330}, {700, 400}, {580, 400}, {640, 280}, {760, 300}, {520, 300}, {640, 460}} {
		g.Click(at[0], at[1])
		if s := g.See(); s.Hash != before.Hash || s.Layers > 0 {
			return
		}
		if s := g.See(); s.Can("prompt.confirm") {
			g.Press("prompt.confirm")
			if g.See().Hash != before.Hash {
				return
			}
		}
	}
	if g.See().Can("prompt.back") {
		g.Press("prompt.back")
	}
}

// focusOn brings the focus to a node by Tab.
func (p *duellist) focusOn(id string) {
	p.t.Helper()
	for range 100 {
		if p.g.See().Focus == id {
			return
		}
		p.g.Tap(ebiten.KeyTab)
	}
	p.t.Fatalf("Tab never reaches %s: %+v", id, p.g.See())
}

// enter presses a node by Tab and Enter.
func (p *duellist) enter(id string) {
	p.t.Helper()
	p.focusOn(id)
	p.g.Tap(ebiten.KeyEnter)
}

// A whole game by keyboard, seen by who is challenged.
func TestWholeGameByKeyboard(t *testing.T) {
	p := startDuellist(t, "prompt.accept", "prompt.concentrate", "vote.zone", "vote.rounds", "action.end", "prompt.enter")
	g := p.g
	if f := g.See().Focus; f != "new" {
		t.Errorf("the title’s focus is on %q", f)
	}
	g.Tap(ebiten.KeyEnter)
	g.WaitScene("setup")
	p.enter("m0.level.less")
	p.enter("mage.1")
	p.enter("m1.level.less")
	p.enter("m1.player")
	p.enter("m1.player.option.0") // a person
	p.enter("start")
	g.WaitScene("rite")
	p.play(func(s vmtest.Sight) {
		if id, ok := first(s, "confirm.yes", "handover.ready"); ok {
			p.enter(id)
			return
		}
		if s.Layers > 0 {
			if id, ok := castable(s); ok {
				p.enter(id)
			} else if _, ok := first(s, "summon.0", "prompt.0"); ok {
				g.Tap(ebiten.KeyEnter)
			} else {
				g.Tap(ebiten.KeyEscape)
			}
			return
		}
		if s.Can("prompt.confirm") {
			p.cast++
			g.Tap(ebiten.KeyEnter)
			if now := g.See(); now.Hash == s.Hash && now.Can("prompt.back") {
				g.Tap(ebiten.KeyEscape)
			}
			return
		}
		if strings.HasPrefix(s.Focus, "prompt.") || strings.HasPrefix(s.Focus, "vote.") {
			g.Tap(ebiten.KeyEnter)
			return
		}
		if s.Can("action.cast") && !p.tried {
			p.tried = true
			g.Tap(ebiten.KeyDigit1)
			return
		}
		p.tried = false
		g.Tap(ebiten.KeyT)
	})
	p.enter("result.title")
	p.atTitle()
}
