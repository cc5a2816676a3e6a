package scenes

import (
	"math"
	"strconv"

	"mageduel/assets/rulebook"
	"mageduel/engine"
	"mageduel/engine/srd"
	"mageduel/scenes/hud"
)

// aimPrompt says what is being aimed, what it would do, and why not.
func (d *Duel) aimPrompt(e *hud.Env) *hud.Node {
	a := d.aim
	w := wordsOf(e.Loc)
	v := d.m.View(d.aimer(a))
	title := ""
	switch {
	case a.spell != srd.NoSpell:
		title = rulebook.Capital(w.spell(a.spell))
	default:
		title = e.T("action." + a.label)
	}
	var text hud.Rich
	say := func(s string, tone hud.Tone) {
		if s == "" {
			return
		}
		if len(text) > 0 {
			s = "\n" + s
		}
		text = append(text, hud.Span{Text: s, Tone: tone})
	}
	names := func(units []int32) string {
		var list []string
		for _, u := range units {
			list = append(list, w.unit(&v, u))
		}
		return w.list(list)
	}
	if e.HighEm() >= 26 { // on a low screen the board needs the room more
		say(e.T("aim."+d.aimHint()), hud.Dim)
	}
	switch a.how {
	case aimUnits:
		if engine.Rule(a.spell).Helpful {
			say(e.T("aim.friends", "Names", names(a.picked), "Count", a.need), hud.Ink)
		} else if a.need > 1 {
			say(e.T("aim.count", "Done", len(a.picked), "Of", a.need), hud.Ink)
			if len(a.picked) > 0 {
				say(names(a.picked), hud.Gold)
			}
		}
	case aimMove:
		if a.why == engine.Fine {
			say(e.T("aim.way", "Feet", a.feet, "Of", v.MoveFeet(a.cmd.Who, a.cmd.Kind)), hud.Ink)
		}
	case aimLook:
		if a.unit != engine.None {
			say(w.unit(&v, a.unit), hud.Gold)
		}
	}
	if v.Leaves(&a.cmd) && a.why == engine.Fine && v.IsMage(a.cmd.Who) {
		say(e.T("aim.leaves"), hud.Bad)
	}
	if a.at.Z > 0 && a.how != aimOnly {
		say(e.T("aim.height", "Feet", a.at.Z), hud.Ink)
	}
	if len(a.struck) > 0 && (a.how == aimCorner || a.how == aimSquare || a.how == aimWall) {
		say(e.T("aim.strikes", "Names", names(a.struck)), hud.Gold)
	} else if a.unit != engine.None && (a.how == aimUnit || a.how == aimUnits) {
		say(e.T("aim.target", "Name", w.unit(&v, a.unit)), hud.Gold)
	}
	if a.why != engine.Fine && a.how != aimLook && !(a.how == aimUnit && a.unit == engine.None) && !(a.how == aimMove && a.at == v.S.Units[a.cmd.Who].At()) {
		say(w.refusal(a.why), hud.Bad)
	}
	if v.Disqualifies(&a.cmd) && (a.whole || a.how == aimUnits && a.unit != engine.None) {
		say(e.T("aim.disqualifies"), hud.Bad)
	}
	threatened := len(a.threats) > 0 && v.S.Phase == engine.Fight && a.cmd.Kind != engine.DoWithdraw
	if threatened {
		say(e.T("aim.provokes", "Names", names(a.threats)), hud.Bad)
	}
	var ways []hud.PromptChoice
	if a.how != aimLook {
		yes := e.T("aim.confirm")
		if a.how == aimUnits && !engine.Rule(a.spell).Helpful && len(a.picked)+1 < a.need {
			yes = e.T("aim.another")
		}
		if a.how == aimWall && !a.begun && !a.ring {
			yes = e.T("aim.begin")
		}
		yesBut := hud.PromptChoice{ID: "confirm", Label: yes, Icon: hud.Tick, Main: true, Click: d.confirm}
		if a.how == aimUnits && engine.Rule(a.spell).Helpful {
			yesBut.Click = d.finishMany
		}
		ways = append(ways, yesBut)
	}
	if a.how == aimUnits && a.need > 1 && !a.distinct() && a.unit != engine.None && len(a.picked) == 0 {
		ways = append(ways, hud.PromptChoice{ID: "all", Label: e.T("aim.all", "Name", w.unit(&v, a.unit)), Click: d.allAt})
	}
	if threatened && (a.cmd.Kind == engine.DoCast || a.cmd.Kind == engine.DoItem && v.S.Items[a.cmd.Option].Kind == engine.Scroll) {
		dc := 15 + int(srd.Spells[a.spell].Level)
		bonus := v.Sum(engine.Query{Unit: a.cmd.Who, Against: engine.None, Stat: engine.Concentration, How: engine.Defensively}, nil)
		icon := hud.BoxEmpty
		if d.defend {
			icon = hud.BoxTicked
		}
		ways = append(ways, hud.PromptChoice{ID: "defend", Icon: icon, Label: e.T("aim.defensive", "DC", dc, "Chance", chanceOf(bonus, dc)), Tip: e.T("aim.defensiveTip", "Bonus", e.Loc.Signed(bonus), "DC", dc),
			Click: func() { d.defend = !d.defend; d.judge(); d.changed() }})
	}
	high := a.how == aimCorner || a.how == aimSquare || a.how == aimWall || a.how == aimMove && v.CanFly(a.cmd.Who)
	if high {
		_, layers := v.Mask.Squares()
		up := hud.PromptChoice{ID: "up", Label: e.T("aim.up"), Icon: hud.ArrowUp, Click: func() { d.lift(1) }}
		if a.at.Z >= 5*layers && a.how != aimMove {
			up.Reason = e.T("aim.top")
		}
		down := hud.PromptChoice{ID: "down", Label: e.T("aim.down"), Icon: hud.ArrowDown, Click: func() { d.lift(-1) }}
		if a.at.Z == 0 {
			down.Reason = e.T("aim.ground")
		}
		ways = append(ways, up, down)
	}
	if rule := engine.Rule(a.spell); a.how == aimCorner && rule.Aim == engine.AimLine && rule.Options > 1 {
		ways = append(ways, hud.PromptChoice{ID: "side", Label: e.T("aim.lineSide"), Icon: hud.ActMove, Click: d.turnWall})
	}
	if a.how == aimWall {
		if a.ring {
			most := int64(5 * (v.Level(a.cmd.Who) / 2))
			ways = append(ways, hud.PromptChoice{ID: "wider", Label: e.T("aim.radius", "Feet", min(a.radius+5, most)), Icon: hud.Plus, Click: func() { a.radius = min(most, a.radius+5); d.judge(); d.changed() }},
				hud.PromptChoice{ID: "closer", Label: e.T("aim.radius", "Feet", max(5, a.radius-5)), Icon: hud.Minus, Click: func() { a.radius = max(5, a.radius-5); d.judge(); d.changed() }})
		} else if engine.Rule(a.spell).Options == 0 { // of force: how high
			high := v.WallHeight(&a.cmd)
			ways = append(ways, hud.PromptChoice{ID: "taller", Label: e.T("aim.tall", "Feet", high+5), Icon: hud.Plus, Click: func() { d.setHeight(high + 5) }})
			if high > 5 {
				ways = append(ways, hud.PromptChoice{ID: "lower", Label: e.T("aim.tall", "Feet", high-5), Icon: hud.Minus, Click: func() { d.setHeight(high - 5) }})
			}
		} else {
			ways = append(ways, hud.PromptChoice{ID: "side", Label: e.T("aim.otherSide"), Icon: hud.Fire, Click: func() { d.turnWall() }})
		}
	}
	ways = append(ways, hud.PromptChoice{ID: "back", Label: e.T("hud.back"), Icon: hud.ArrowLeft, Click: d.backOut})
	return hud.Prompt(e, title, text, d.codex, ways)
}

// turnWall turns a wall's heat, or a line along the grid, to its other side.
func (d *Duel) turnWall() {
	c := &d.aim.cmd
	if c.Kind == engine.DoItem {
		c.N ^= 1 << 16
	} else {
		c.Option ^= 1
	}
	d.judge()
	d.changed()
}

// setHeight says how high a wall of force is to be; as high as it comes where
// that is too much.
func (d *Duel) setHeight(feet int64) {
	a := d.aim
	v := d.m.View(d.aimer(a))
	d.setCount(&a.cmd, int(feet))
	if v.WallHeight(&a.cmd) < 5 {
		d.setCount(&a.cmd, 0)
	}
	d.judge()
	d.changed()
}

// chanceOf is how many in a hundred d20 rolls with a bonus reach a DC.
func chanceOf(bonus, dc int) int { return min(100, max(0, (21+bonus-dc)*5)) }

// aimHint is the key of the sentence that says how this is aimed.
func (d *Duel) aimHint() string {
	a := d.aim
	switch a.how {
	case aimOnly:
		return "only"
	case aimUnit:
		return "unit"
	case aimUnits:
		if engine.Rule(a.spell).Helpful {
			return "many"
		}
		if a.need == 1 {
			return "unit"
		}
		return "units"
	case aimCorner:
		if engine.Rule(a.spell).Aim == engine.AimLine {
			return "line"
		}
		return "corner"
	case aimSquare:
		switch engine.Rule(a.spell).Aim {
		case engine.AimPlace:
			return "place"
		case engine.AimAway:
			return "away"
		}
		return "square"
	case aimMove:
		return "move"
	case aimWall:
		if engine.Rule(a.spell).Aim == engine.AimBox {
			if a.begun {
				return "boxEnd"
			}
			return "box"
		}
		if a.ring {
			return "ring"
		}
		if a.begun {
			return "wallEnd"
		}
		return "wall"
	}
	return "look"
}

// question is the prompt for what is asked in the middle of a command. It
// looks the same whatever its answerer holds (R30).
func (d *Duel) question(e *hud.Env, who int32) *hud.Node {
	w := wordsOf(e.Loc)
	v := d.m.View(who)
	q := v.S.Ask
	other, mine := w.unit(&v, q.Unit), w.unit(&v, q.Mine)
	answer := func(option, slot int32) func() {
		return func() {
			d.act(engine.Command{Kind: engine.DoAnswer, Who: who, Option: option, Slot: slot, Target: engine.None})
		}
	}
	judge := func(option, slot int32) string {
		c := engine.Command{Kind: engine.DoAnswer, Who: who, Option: option, Slot: slot}
		return w.refusal(v.Check(&c))
	}
	// A blow may leave the weapon aside.
	bare := func() []hud.PromptChoice {
		if !v.MayStrikeBare(&q) {
			return nil
		}
		return []hud.PromptChoice{{ID: "bare", Label: e.T("ask.bare"), Icon: hud.ActAttack, Tip: e.T("ask.bareTip"), Click: answer(engine.StrikeBare, engine.None)}}
	}
	switch q.Kind {
	case engine.AskCounter:
		text := hud.Mark(e.T("ask.counter", "Mine", hud.Escape(mine)), hud.Ink)
		cannot := ""
		if v.S.Phase == engine.Preparation {
			text = hud.Mark(e.T("ask.prepare", "Mine", hud.Escape(mine)), hud.Ink)
		}
		if q.Level == 1 {
			cannot = e.T("ask.cannotCounter")
		}
		return hud.Prompt(e, e.T("ask.casting", "Name", other), text, d.codex, []hud.PromptChoice{
			{ID: "pass", Label: e.T("ask.pass"), Main: true, Click: answer(engine.LetPass, engine.None)},
			{ID: "identify", Label: e.T("ask.identify"), Icon: hud.Eye, Tip: e.T("ask.identifyTip"), Click: answer(engine.Identify, engine.None)},
			{ID: "both", Label: e.T("ask.both"), Icon: hud.ActCounter, Tip: e.T("ask.bothTip"), Reason: cannot, Click: answer(engine.IdentifyAndCounter, engine.None)},
			{ID: "blind", Label: e.T("ask.blind"), Icon: hud.Abjuration, Tip: e.T("ask.blindTip"), Reason: cannot, Click: func() { d.blind(who) }},
		})
	case engine.AskIdentified:
		title := e.T("ask.unknown", "Name", other)
		if q.Spell != srd.NoSpell {
			title = e.T("ask.known", "Name", other, "Spell", w.spell(q.Spell))
		}
		var ways []hud.PromptChoice
		for _, s := range counters(&v, who) {
			ways = append(ways, hud.PromptChoice{ID: "slot" + strconv.Itoa(int(s)), Label: rulebook.Capital(w.spell(v.S.Slots[s].Spell)), Icon: hud.ActCounter, Main: len(ways) == 0, Click: answer(0, s), Reason: judge(0, s)})
		}
		text := e.T("ask.with")
		if len(ways) == 0 {
			text = e.T("ask.nothing")
		}
		ways = append(ways, hud.PromptChoice{ID: "pass", Label: e.T("ask.pass"), Main: len(ways) == 0, Click: answer(0, engine.None)})
		return hud.Prompt(e, title, hud.Plain(text, hud.Ink), d.codex, ways)
	case engine.AskOpportunity:
		text := hud.Plain(e.T("ask.opportunity", "Mine", mine, "Name", other), hud.Ink)
		c := command(engine.DoAttack, q.Mine)
		c.Target = q.Unit
		if v.IsMage(q.Mine) && !v.Is(q.Mine, engine.HeldCharge) && v.Disqualifies(&c) {
			text = append(text, hud.Span{Text: "\n" + e.T("aim.disqualifies"), Tone: hud.Bad})
		}
		ways := []hud.PromptChoice{
			{ID: "no", Label: e.T("ask.refrain"), Main: true, Click: answer(0, engine.None)},
			{ID: "yes", Label: e.T("ask.strike"), Icon: hud.ActAttack, Click: answer(1, engine.None)},
		}
		return hud.Prompt(e, e.T("ask.opportunityTitle"), text, d.codex, append(ways, bare()...))
	}
	ways := []hud.PromptChoice{
		{ID: "yes", Label: e.T("ask.now"), Icon: hud.ActReady, Main: true, Click: answer(1, engine.None)},
		{ID: "no", Label: e.T("ask.wait"), Click: answer(0, engine.None)},
	}
	return hud.Prompt(e, e.T("ask.readiedTitle"), hud.Plain(e.T("ask.readied", "Mine", mine, "Name", other), hud.Ink), d.codex, append(ways, bare()...))
}

// counters are the slots that could answer the open question, one of each
// spell.
func counters(v *engine.Position, who int32) []int32 {
	var out []int32
	seen := map[srd.SpellID]bool{}
	for i := range v.S.Slots {
		c := engine.Command{Kind: engine.DoAnswer, Who: who, Slot: int32(i)}
		if v.S.Ask.Kind == engine.AskCounter {
			c.Option = engine.CounterBlind
		}
		if s := v.S.Slots[i].Spell; s != srd.NoSpell && !seen[s] && v.Check(&c) == engine.Fine {
			seen[s] = true
			out = append(out, int32(i))
		}
	}
	return out
}

// blind counters with dispel magic without looking; the lowest slot that
// holds it is used. That one holds none is told only after the choice.
func (d *Duel) blind(who int32) {
	v := d.m.View(who)
	slots := counters(&v, who)
	if len(slots) == 0 {
		d.panels.Ctx().Notify(d.words().t("ask.noDispel"))
		d.panels.Ctx().Sound.Play("ui.refuse", 1, 0)
		return
	}
	best := slots[0]
	for _, s := range slots {
		if v.S.Slots[s].Level < v.S.Slots[best].Level {
			best = s
		}
	}
	d.act(engine.Command{Kind: engine.DoAnswer, Who: who, Option: engine.CounterBlind, Slot: best, Target: engine.None})
}

// preparing is the panel beside the board while the mages make ready: what
// comes into the zone and what will wait outside.
func (d *Duel) preparing(e *hud.Env, unit int32) *hud.Node {
	w := wordsOf(e.Loc)
	v := d.m.View(unit)
	m := d.m.Chosen.Mages[unit]
	text := hud.Mark(e.T("prepare.text"), hud.Dim)
	for i := range v.S.Effects {
		f := &v.S.Effects[i]
		if f.On != unit || f.Spell == srd.NoSpell {
			continue
		}
		name, _ := w.effect(f)
		if engine.EntersZone(f.Spell, f.On == f.By) {
			text = append(text, hud.Span{Text: "\n" + e.T("prepare.in", "Name", name), Tone: hud.Good})
		} else {
			text = append(text, hud.Span{Text: "\n" + e.T("prepare.out", "Name", name), Tone: hud.Bad})
		}
	}
	left := int(v.S.Rounds - v.S.Round)
	rest := e.T("prepare.last")
	if left > 0 {
		rest = e.T("prepare.left", "Count", left)
	}
	text = append(text, hud.Span{Text: "\n" + rest, Tone: hud.Ink})
	b := hud.Prompt(e, e.T("prepare.title", "Name", m.Name), text, d.codex, nil)
	return b
}

// openMenu stops the duel and offers what is not part of it.
func (d *Duel) openMenu() {
	u := d.panels.UI
	d.paused = true
	u.Open(hud.Layer{Dim: true, Close: func() { d.paused = false }, Build: func(e *hud.Env) *hud.Node {
		em := e.Em()
		item := func(id string, icon hud.Icon, click func()) *hud.Node {
			if click == nil {
				return nil
			}
			return hud.PushIcon(e, "menu."+id, icon, e.T("menu."+id), func() { u.Close(); d.paused = false; click() })
		}
		c := d.panels.Ctx()
		call := func(f func(*Ctx)) func() {
			if f == nil {
				return nil
			}
			return func() { f(c) }
		}
		resume := item("resume", hud.ArrowRight, func() {})
		resume.First = true
		resume.Main()
		list := hud.Col(e, resume,
			item("master", hud.Eye, d.master()),
			item("codex", hud.Book, func() { d.codex("") }),
			item("settings", hud.Gear, call(d.opt.Settings)),
			item("export", hud.ScrollIcon, d.exporter()),
			item("leave", hud.Door, d.leave))
		box := hud.Panel(e, hud.Head(e, e.T("duel.menu")), hud.Scrolled(e, "menu.list", list))
		box.Look = hud.Veil
		box.Width = min(math.Floor(em*20), float64(e.W)-em)
		box.MaxH = float64(e.H) - em
		box.AX, box.AY = 0.5, 0.5
		return &hud.Node{Kind: hud.Anchor, Kids: []*hud.Node{box}}
	}})
}

func (d *Duel) exporter() func() {
	if d.opt.Export == nil {
		return nil
	}
	return func() { d.opt.Export(d.panels.Ctx(), d.m) }
}

// leave goes back to the title; the duel is kept.
func (d *Duel) leave() {
	c := d.panels.Ctx()
	if d.opt.Saved != nil && !d.m.Over() {
		d.opt.Saved(c, d.m)
	}
	d.quiet(c)
	if d.opt.Title != nil {
		d.opt.Title(c)
		return
	}
	c.Stack.Pop()
}

// quiet ends the sounds that go on by themselves.
func (d *Duel) quiet(c *Ctx) { homeScore(c) }

// codex opens the rule book at a link, "" at its beginning.
func (d *Duel) codex(link string) {
	c := d.panels.Ctx()
	if d.opt.Rule != nil {
		d.opt.Rule(c, link)
		return
	}
	c.Stack.Push(NewCodex(CodexOptions{At: link}))
}
