package scenes

import (
	"testing"

	"mageduel/engine"
	"mageduel/scenes/frametest"
)

// The table master's seat stands in the menu where the set-up says so, and what
// it lets happen has the engine's answer (R38).
func TestTheTableMasterLetsOutsidersMeddle(t *testing.T) {
	for _, c := range []struct {
		press string
		end   engine.Reason
	}{
		{"master.steps", engine.ByTrespass}, {"master.beast", engine.ByTrespass},
		{"master.shoots", engine.ByAttack}, {"master.casts", engine.ByAttack},
		{"master.bars1", engine.ByDisqualified},
	} {
		frametest.Do(func() {
			ctx := duelContext(1280, 720, "fr")
			d, _ := fightOf(t, ctx, func(r *SetupResult) { r.Bystanders, r.Master = QuietBystanders, true })
			defer d.panels.UI.Free()
			d.openMenu()
			tap(ctx, Input{})
			for _, id := range []string{"menu.master", c.press, "confirm.yes"} {
				if !d.panels.UI.Press(id) {
					t.Errorf("%s: nothing to press called %s", c.press, id)
				}
				tap(ctx, Input{})
			}
			if s := &d.m.duel.State; s.Phase != engine.Over || s.Reason != c.end {
				t.Errorf("%s: phase %d, reason %d", c.press, s.Phase, s.Reason)
			}
			d.m.Finish(d.b)
			tap(ctx, Input{})
		})
	}
	frametest.Do(func() {
		ctx := duelContext(1280, 720, "en")
		d, _ := fightOf(t, ctx, func(r *SetupResult) { r.Bystanders = QuietBystanders })
		defer d.panels.UI.Free()
		d.openMenu()
		tap(ctx, Input{})
		if d.panels.UI.Press("menu.master") {
			t.Error("a seat that nobody set up")
		}
	})
}
