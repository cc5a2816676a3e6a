package scenes

import (
	"mageduel/assets/rulebook"
	"mageduel/engine"
	"mageduel/engine/srd"
	"mageduel/scenes/hud"
)

// reasonRules are the rules by which a duel ends.
var reasonRules = [...]string{engine.ByDefeat: "T1", engine.ByExpulsion: "T2", engine.ByUnqualified: "Q2", engine.ByRefusal: "D3", engine.ByCalledOff: "R8",
	engine.ByDefault: "R12", engine.ByNobody: "R12", engine.ByTrespass: "E10", engine.ByAttack: "E11", engine.ByDisqualified: "T3", engine.ByTime: "T4",
	engine.ByAgreement: "T5", engine.ByTogether: "R26"}

// result is the panel at the end: who won and by which rule, what became of
// each, and what was given back.
func (d *Duel) result(e *hud.Env, p *engine.Position) *hud.Node {
	s := p.S
	title := e.T("result.draw")
	switch s.Outcome {
	case engine.Won:
		title = e.T("result.won", "Name", d.m.Chosen.Mages[max(0, s.Winner)].Name)
	case engine.Void:
		title = e.T("result.void")
	case engine.RefusedRite:
		title = e.T("result.refused")
	}
	rule := reasonRules[s.Reason]
	text := hud.Mark(e.T(agreed(e.Loc, "result.reason."+rule+reasonTail(s.Reason, s.Outcome), d.feminine(s.Winner)), "Name", hud.Escape(d.winnerName(s))), hud.Ink)
	text = append(text, hud.Span{Text: " " + rule, Tone: hud.Link, Link: "rule:" + rule})
	if key := d.decided(); key != "" && (s.Outcome == engine.Won || s.Reason == engine.ByTogether) {
		text = append(text, hud.Span{Text: "\n" + key, Tone: hud.Dim})
	}
	fought := false
	falls := d.falls()
	var rows []hud.ResultRow
	for i := range s.Mages {
		m, c := &s.Mages[i], d.m.Chosen.Mages[i]
		fought = fought || m.Has(engine.Entered)
		key := "result.line.stood"
		switch {
		case s.Outcome == engine.Won && s.Winner == int32(i):
			key = "result.line.won"
		case m.Has(engine.SlainFlag):
			key = agreed(e.Loc, "result.line.slain", c.Feminine())
		case m.Has(engine.OutFlag):
			key = "result.line.out"
		case m.Has(engine.Excluded):
			key = "result.line.excluded"
		case m.Has(engine.Disqualified):
			key = "result.line.disqualified"
		case !m.Has(engine.Entered):
			key = "result.line.never"
		case m.Has(engine.HeldEqual):
			key = "result.line.equal"
		}
		line := e.T(key)
		if f := falls[i]; f.round > 0 {
			line += " · " + e.T("duel.round", "Round", f.round)
		}
		if m.Has(engine.HeldEqual) && key != "result.line.equal" {
			line += " · " + e.T("result.line.equal")
		}
		seat := d.seatOf(i)
		row := hud.ResultRow{Name: c.Name, Bust: seat.Bust, Picture: seat.Picture, Livery: seat.Livery, Emblem: seat.Emblem, Line: line, Won: s.Outcome == engine.Won && s.Winner == int32(i)}
		if row.Won { // the winner first
			rows = append([]hud.ResultRow{row}, rows...)
		} else {
			rows = append(rows, row)
		}
	}
	if fought {
		text = append(text, hud.Span{Text: "\n" + e.T("result.restored"), Tone: hud.Good})
	}
	again := hud.Push(e, "result.again", e.T("result.again"), d.again).Main()
	again.First = true
	buttons := []*hud.Node{again}
	add := func(id, key string, f func()) {
		buttons = append(buttons, hud.Push(e, "result."+id, e.T(key), f))
	}
	if d.opt.Setup != nil {
		add("setup", "result.setup", func() { d.quiet(d.panels.Ctx()); d.opt.Setup(d.panels.Ctx(), d.m.Chosen) })
	}
	if d.opt.Watch != nil {
		add("watch", "result.replay", func() { d.opt.Watch(d.panels.Ctx(), d.m) })
	}
	if d.opt.Export != nil {
		add("save", "result.save", d.exporter())
	}
	add("board", "result.board", func() { d.hidden = true; d.changed() })
	add("title", "result.title", d.leave)
	return hud.Result(e, title, text, rows, d.codex, buttons...)
}

// reasonTail parts the reasons that stand under one rule.
func reasonTail(r engine.Reason, o engine.Outcome) string {
	switch {
	case r == engine.ByNobody:
		return "nobody"
	case o == engine.Won && (r == engine.ByTime || r == engine.ByDisqualified):
		return "won"
	}
	return ""
}

// feminine tells whether French speaks of a participant as « une mage ».
func (d *Duel) feminine(who int32) bool {
	return who >= 0 && int(who) < len(d.m.Chosen.Mages) && d.m.Chosen.Mages[who].Feminine()
}

func (d *Duel) winnerName(s *engine.State) string {
	if s.Winner >= 0 && int(s.Winner) < len(d.m.Chosen.Mages) {
		return d.m.Chosen.Mages[s.Winner].Name
	}
	return ""
}

// fall is how a participant's part in the duel ended before its end.
type fall struct {
	how   engine.EventKind // EvSlain, EvLeft or EvDisqualified; NoEvent not at all
	round int
	spell srd.SpellID // that slew
	at    int         // among what was told
}

// falls finds how each participant's part ended.
func (d *Duel) falls() []fall {
	out := make([]fall, len(d.m.Chosen.Mages))
	hit := make([]srd.SpellID, len(out)) // what last did each damage
	round := d.m.from
	for i := range d.m.told {
		t := &d.m.told[i]
		who := t.Who
		switch t.Kind {
		case engine.EvRound:
			if round = 0; engine.Phase(t.B) == engine.Fight {
				round = int(t.A)
			}
		case engine.EvDamage:
			if t.Target >= 0 && int(t.Target) < len(out) {
				hit[t.Target] = t.Spell
			}
		case engine.EvSlain, engine.EvLeft, engine.EvDisqualified:
			f := fall{how: t.Kind, round: round, at: i}
			if t.Kind == engine.EvSlain {
				who = t.Target
			}
			if who < 0 || int(who) >= len(out) {
				continue
			}
			if t.Kind == engine.EvSlain {
				f.spell = hit[who]
			}
			out[who] = f
		}
	}
	return out
}

// decided says what the duel was decided by: the last time that somebody's
// part in it ended.
func (d *Duel) decided() string {
	last, at := fall{at: -1}, 0
	for i, f := range d.falls() {
		if f.how != engine.NoEvent && f.at > last.at {
			last, at = f, i
		}
	}
	w := d.words()
	m := &d.m.Chosen.Mages[at]
	switch {
	case last.how == engine.NoEvent:
		return ""
	case last.spell != srd.NoSpell:
		return w.t("result.by.spell", "Name", m.Name, "Spell", rulebook.Capital(w.spell(last.spell)), "Round", last.round)
	}
	key := map[engine.EventKind]string{engine.EvSlain: "result.by.slain", engine.EvLeft: "result.by.left", engine.EvDisqualified: "result.by.disqualified"}[last.how]
	return w.t(agreed(w.loc, key, m.Feminine()), "Name", m.Name, "Round", last.round)
}

// again starts the same set-up with other dice.
func (d *Duel) again() {
	c := d.panels.Ctx()
	chosen := d.m.Chosen
	chosen.Seed = chosen.Seed*6364136223846793005 + 1442695040888963407
	if d.opt.Seed != nil {
		chosen.Seed = d.opt.Seed()
	}
	m, err := NewMatch(chosen)
	if err != nil {
		tell(c, err.Error())
		return
	}
	next, err := NewDuel(m, d.opt)
	if err != nil {
		tell(c, err.Error())
		return
	}
	c.Stack.Replace(next)
}
