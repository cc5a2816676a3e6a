package scenes

import (
	"math"
	"strconv"

	"mageduel/engine"
	"mageduel/scenes/hud"
)

// The seat of a table master (R38) lets an outsider meddle in somebody else's
// duel. It has no turn: it speaks from the duel's menu, at any time of the
// fight, and what it says goes through the same door as every command.

// masterWays are what the seat can let happen, with the rule that answers.
var masterWays = [...]struct {
	id, rule string
	icon     hud.Icon
}{
	engine.MeddleSteps:   {"steps", "E10", hud.Person},
	engine.MeddleShoots:  {"shoots", "E11", hud.ArrowRight},
	engine.MeddleCasts:   {"casts", "E11", hud.ActCast},
	engine.MeddleBeast:   {"beast", "E10", hud.Paw},
	engine.MeddleReturns: {"returns", "T3", hud.ActMove},
	engine.MeddleBars:    {"bars", "T3", hud.Cross},
}

// master opens the table master's seat, or is nil where there is none.
func (d *Duel) master() func() {
	if !d.m.Chosen.Master || d.m.rules.Bystanders == engine.NoBystanders || d.tape != nil || d.m.Over() {
		return nil
	}
	return d.openMaster
}

// openMaster lists what the table master can let happen now. What the engine
// refuses stands there with its reason.
func (d *Duel) openMaster() {
	d.aim = nil
	u := d.panels.UI
	u.Open(hud.Layer{Dim: true, Build: func(e *hud.Env) *hud.Node {
		em := e.Em()
		w := wordsOf(e.Loc)
		p := d.m.duel.Position()
		intro := hud.Label(hud.Mark(e.T("master.text"), hud.Dim))
		intro.OnLink = d.codex
		rows := []*hud.Node{intro}
		row := func(c engine.Command, id, name, why string) {
			way := &masterWays[c.Option]
			key := "master." + way.id
			text := append(hud.Strong(e.T(key, "Name", name), hud.Ink), hud.Span{Text: "\n", Tone: hud.Dim})
			n := &hud.Node{ID: "master." + id, Look: hud.RowLook, Icon: way.icon, IconTone: hud.Gold, OnLink: d.codex,
				Text: append(text, hud.Mark(e.T(key+"Tip")+" "+ruleMark(way.rule), hud.Dim)...),
				PadX: math.Floor(em * 0.4), PadY: math.Floor(em * 0.3), Click: func() {
					u.Close()
					u.Confirm(e.T(key, "Name", name), e.T("master."+way.id+"Ask", "Name", name), e.T("master.yes"), e.T("warn.no"), func() {
						d.m.Finish(d.b)
						d.act(c)
					})
				}}
			n.Off(why)
			rows = append(rows, n)
		}
		for how := range engine.MeddleWays {
			c := command(engine.DoMeddle, engine.None)
			c.Option = how
			if how < engine.MeddleReturns {
				row(c, masterWays[how].id, "", w.refusal(p.Check(&c)))
				continue
			}
			for i, m := range d.m.Chosen.Mages {
				c.Target = int32(i)
				if why := p.Check(&c); why != engine.NoSuchTarget {
					row(c, masterWays[how].id+strconv.Itoa(i), m.Name, w.refusal(why))
				}
			}
		}
		return wantFirst(hud.Drawer(u, e, e.T("menu.master"), 30, rows...))
	}})
}

// ruleMark is the number of a rule as a link to it.
func ruleMark(id string) string { return "[" + id + "](rule:" + id + ")" }
