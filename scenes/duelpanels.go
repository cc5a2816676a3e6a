package scenes

import (
	"image/color"
	"math"
	"strconv"
	"strings"

	"mageduel/assets/languages"
	"mageduel/engine"
	"mageduel/engine/srd"
	"mageduel/scenes/chronicle"
	"mageduel/scenes/hud"
)

// build arranges the duel's screen.
func (d *Duel) build(e *hud.Env) *hud.Node {
	p := d.m.Shown()
	parts := hud.Parts{Corner: d.corner(e)}
	if p.S.Phase == engine.Over && !d.m.Busy() && !d.hidden && d.tape == nil {
		return d.result(e, &p)
	}
	switch p.S.Phase {
	case engine.Preparation, engine.Fight, engine.Over:
		parts.Clock = d.clock(e, &p)
		parts.Order = hud.Order(e, d.seats(e, &p), hud.OrderRoom(e))
	default:
		parts.Clock = d.riteStep(e, p.S.Phase)
		parts.Order = hud.Order(e, d.riteSeats(e, &p), hud.OrderRoom(e))
		parts.Card = d.contest(e)
	}
	parts.Chronicle = hud.Chronicle(e, d.chronicle(e))
	if hud.Compact(e) && parts.Card != nil && d.m.Busy() { // there is room while nobody is asked
		parts.Prompt, parts.Card = parts.Card, nil
	}
	who, unit := d.waiting()
	blind := who != engine.None && d.handTo == who
	switch {
	case d.tape != nil:
		parts.Actions = d.reel(e)
	case d.m.Busy() || blind:
		parts.Actions = d.hurry(e)
	case d.aim != nil:
		parts.Prompt = d.aimPrompt(e)
		if p.S.Phase == engine.Fight && e.HighEm() >= 26 {
			parts.Actions = d.actions(e, unit, false)
		}
	case who == engine.None:
		parts.Actions = d.hurry(e)
	case d.m.duel.State.Asking():
		parts.Prompt = d.question(e, who)
	case p.S.Phase < engine.Preparation || p.S.Phase == engine.Entry:
		parts.Prompt = d.rite(e, who)
	default:
		parts.Actions = d.actions(e, unit, true)
		if p.S.Phase == engine.Preparation && e.HighEm() >= 26 { // else the room is the actions'
			parts.Prompt = d.preparing(e, unit)
		}
	}
	if p.S.Phase == engine.Over && d.hidden && d.tape == nil {
		b := hud.Push(e, "result.show", e.T("result.show"), func() { d.hidden = false; d.changed() }).Main().Fitted()
		b.First = true
		parts.Prompt, parts.Actions = nil, hud.Panel(e, b)
	}
	if shown := d.cardOf(&p); shown != engine.None && p.S.Phase >= engine.Preparation {
		parts.Card = hud.UnitPanel(e, d.unitCard(e, &p, shown))
	}
	return hud.Arrange(e, &parts)
}

// cardOf is the unit whose card is shown: the one pointed at, else the one
// that was chosen.
func (d *Duel) cardOf(p *engine.Position) int32 {
	for _, u := range [...]int32{d.hover, d.card} {
		if u >= 0 && int(u) < len(p.S.Units) && !p.S.Units[u].Has(engine.Gone) {
			return u
		}
	}
	return engine.None
}

func (d *Duel) compact() bool { return hud.Compact(d.panels.UI.Env()) }

func (d *Duel) clock(e *hud.Env, p *engine.Position) *hud.Node {
	c := hud.Clock{Round: int(p.S.Round), Side: p.S.Side, Height: p.S.Height, Seconds: 6 * int(p.Setup.LastRound()-p.S.Round)}
	if p.S.Phase == engine.Preparation {
		c.Prepare = int(p.S.Rounds)
	}
	return hud.ClockBox(e, &c)
}

// seats is the order of turns.
func (d *Duel) seats(e *hud.Env, p *engine.Position) []hud.Seat {
	w := wordsOf(e.Loc)
	var out []hud.Seat
	order := append([]int32(nil), p.S.Order...)
	for i := range p.S.Mages {
		if place(order, int32(i)) == engine.None && p.S.Phase == engine.Fight && p.S.Mages[i].Has(engine.Entered) {
			order = append(order, int32(i))
		}
	}
	for _, unit := range order {
		if int(unit) >= len(p.S.Units) || p.S.Units[unit].Has(engine.Gone) {
			continue
		}
		u := &p.S.Units[unit]
		s := hud.Seat{ID: strconv.Itoa(int(unit)), Name: w.unit(p, unit), Livery: -1, Emblem: -1, Share: share(u), Acting: unit == p.Whose(), Bust: hud.Paw}
		if u.Owner >= 0 {
			s.Livery = d.m.Chosen.Mages[u.Owner].Colour & 7
		}
		if !p.IsMage(unit) {
			s.Short = w.short(s.Name)
			s.Picture = beastFace(d.m.sheetOf(u, unit))
		} else {
			m := d.m.Chosen.Mages[unit]
			s.Emblem = m.Emblem & 7
			s.Bust = bustOf(m.Model)
			s.Picture = mageFace(m.Model, m.Colour&7)
			s.Out = outOf(p, unit)
		}
		s.Tip = d.seatTip(w, p, unit)
		for i := range p.S.Effects {
			f := &p.S.Effects[i]
			if f.On == unit && f.Kind.Flags()&(engine.Harmful|engine.Shown) == engine.Harmful|engine.Shown && f.Flags&engine.Suppressed == 0 {
				s.Signs = append(s.Signs, effectIcon(f.Kind))
			}
			if f.On == unit && (f.Kind == engine.ReadyKind || f.Kind == engine.HeldCharge || f.Kind == engine.CastingKind) {
				s.Poised = effectIcon(f.Kind)
			}
		}
		s.Click = func() {
			if d.card == unit {
				d.card = engine.None
			} else {
				d.card = unit
				if !p.S.Units[unit].Has(engine.Unseen) {
					at := d.m.foot(&d.m.shown, unit, p.S.Units[unit].X, p.S.Units[unit].Y, 0)
					d.b.Camera().Centre(at.X, at.Y)
				}
			}
			d.changed()
		}
		out = append(out, s)
	}
	return out
}

// outOf tells whether a mage's part in the duel has ended.
func outOf(p *engine.Position, mage int32) bool {
	return p.S.Mages[mage].Has(engine.SlainFlag | engine.OutFlag | engine.Excluded | engine.Disqualified)
}

// seatOf is a participant's card in its looks alone.
func (d *Duel) seatOf(i int) hud.Seat {
	m := d.m.Chosen.Mages[i]
	return hud.Seat{ID: strconv.Itoa(i), Name: m.Name, Share: 1, Livery: m.Colour & 7, Emblem: m.Emblem & 7, Bust: bustOf(m.Model), Picture: mageFace(m.Model, m.Colour&7)}
}

func bustOf(model string) hud.Icon {
	switch model {
	case "hood":
		return hud.BustHood
	case "brim":
		return hud.BustBrim
	case "shawl":
		return hud.BustShawl
	case "circlet":
		return hud.BustCirclet
	case "collar":
		return hud.BustCollar
	}
	return hud.BustHat
}

func (d *Duel) seatTip(w words, p *engine.Position, unit int32) hud.Rich {
	u := &p.S.Units[unit]
	out := hud.Plain(w.t("duel.hp", "Left", int(max(0, u.HP-u.Nonlethal)), "Full", int(u.MaxHP)), hud.Ink)
	if p.IsMage(unit) {
		m := &p.S.Mages[unit]
		key := ""
		switch {
		case m.Has(engine.SlainFlag):
			key = "state.slain"
		case m.Has(engine.OutFlag):
			key = "state.out"
		case m.Has(engine.Excluded):
			key = "state.excluded"
		case m.Has(engine.Disqualified):
			key = "state.disqualified"
		case m.Has(engine.DrawDeclared):
			key = "state.draw"
		}
		if key != "" {
			out = append(out, hud.Span{Text: "\n" + w.t(agreed(w.loc, key, d.m.Chosen.Mages[unit].Feminine())), Tone: hud.Bad})
		}
		if m.Has(engine.FrownedUpon) {
			out = append(out, hud.Span{Text: "\n" + w.t("state.frowned"), Tone: hud.Dim})
		}
	}
	return out
}

// corner are the small buttons at the top right.
func (d *Duel) corner(e *hud.Env) []*hud.Node {
	var out []*hud.Node
	if hud.Compact(e) {
		out = append(out, hud.IconButton(e, "corner.order", hud.Hourglass, e.T("duel.order"), d.openOrder),
			hud.IconButton(e, "corner.chronicle", hud.ScrollIcon, e.T("duel.chronicle"), d.openChronicle))
	}
	return append(out, hud.IconButton(e, "corner.codex", hud.Book, e.T("title.codex"), func() { d.codex("") }),
		hud.IconButton(e, "corner.menu", hud.Gear, e.T("duel.menu"), d.openMenu))
}

// hurry is what stands in the bar's place while something is shown or a
// computer player is at it.
func (d *Duel) hurry(e *hud.Env) *hud.Node {
	who, _ := d.m.Actor()
	text := e.T("duel.watching")
	if d.m.Busy() {
		b := hud.Push(e, "hurry", e.T("duel.hurry"), func() { d.m.Finish(d.b); d.changed() })
		b.Look, b.MinH = hud.Bare, 0
		b.Text = hud.Plain(e.T("duel.hurry"), hud.Dim)
		b.Look = hud.RowLook
		return b.Fitted()
	}
	if who >= 0 && int(who) < len(d.m.Chosen.Mages) {
		text = e.T("duel.thinking", "Name", d.m.Chosen.Mages[who].Name)
	}
	n := hud.Caption(hud.Plain(text, hud.Dim))
	return n
}

// lineCache keeps the chronicle as written in one language for one viewer.
type lineCache struct {
	tag    string
	eyes   uint16
	done   int
	lines  []hud.ChronicleLine
	begins int32 // who began the casting that the last line tells of
}

var lineTones = [...]hud.Tone{chronicle.Heading: hud.Gold, chronicle.Round: hud.Gold, chronicle.Turn: hud.Ink, chronicle.Rite: hud.Ink,
	chronicle.Act: hud.Ink, chronicle.Magic: hud.Cyan, chronicle.Harm: hud.Bad, chronicle.Help: hud.Good, chronicle.Roll: hud.Dim, chronicle.End: hud.Gold}

// chronicle is the list of what happened; it is written again where the
// language changes.
func (d *Duel) chronicle(e *hud.Env) *hud.ChronicleView {
	d.write(e.Loc)
	return &hud.ChronicleView{Lines: d.lines.lines, Open: func(id int) bool { return d.open[id] },
		Toggle: func(id int) { d.open[id] = !d.open[id]; d.changed() }, OnLink: d.codex}
}

func (d *Duel) write(loc *languages.Localizer) {
	c := &d.lines
	eyes := d.m.Viewers()
	if c.tag != loc.Tag() || c.eyes != eyes {
		*c = lineCache{tag: loc.Tag(), eyes: eyes, begins: engine.None}
	}
	if c.done == len(d.m.told) {
		return
	}
	wr := chronicle.New(loc, d.m.genders()...)
	p := d.m.Shown()
	for c.done < len(d.m.told) {
		n := runOf(d.m.told[c.done:])
		var events []engine.Event
		var sum []engine.Line
		for _, t := range d.m.told[c.done : c.done+n] {
			ev := t.Event
			ev.L0, ev.L1 = int32(len(sum)), int32(len(sum)+len(t.Sum))
			sum = append(sum, t.Sum...)
			events = append(events, ev)
		}
		first := &events[0]
		if first.Kind == engine.EvCast && c.begins == first.Who && len(c.lines) > 0 {
			c.lines = c.lines[:len(c.lines)-1]
		}
		c.begins = engine.None
		// What one person was told alone is not left for the next to read.
		for _, l := range wr.All(&p, events, sum, eyes) {
			line := hud.ChronicleLine{ID: len(c.lines), Indent: l.Indent, Text: hud.Plain(l.Text, lineTones[l.Kind])}
			if l.Kind == chronicle.Heading || l.Kind == chronicle.Round || l.Kind == chronicle.Turn || l.Kind == chronicle.End {
				line.Text = hud.Strong(l.Text, lineTones[l.Kind])
			}
			line.Text = hud.Cite(line.Text)
			if l.Rule != "" && !strings.Contains(l.Text, "("+l.Rule+")") {
				line.Text = append(line.Text, hud.Span{Text: "\u00a0", Tone: hud.Dim}, hud.Span{Text: l.Rule, Tone: hud.Link, Link: "rule:" + l.Rule})
			}
			for _, t := range l.Detail {
				switch {
				case t.Head:
					line.Rolls = append(line.Rolls, hud.Strong(t.Text, hud.Ink))
				case t.Lost:
					line.Rolls = append(line.Rolls, hud.Plain(t.Text, hud.Faint))
				default:
					line.Rolls = append(line.Rolls, hud.Plain(t.Text, hud.Dim))
				}
			}
			c.lines = append(c.lines, line)
			if first.Kind == engine.EvCastBegin {
				c.begins = first.Who
			}
		}
		c.done += n
	}
}

// openChronicle and openOrder are the drawers of a compact screen.
func (d *Duel) openChronicle() {
	d.panels.UI.Open(hud.Layer{Dim: true, Build: func(e *hud.Env) *hud.Node {
		body := hud.ChronicleBody(e, d.chronicle(e))
		return drawer(d.panels.UI, e, e.T("duel.chronicle"), 26, body)
	}})
}

func (d *Duel) openOrder() {
	d.panels.UI.Open(hud.Layer{Dim: true, Build: func(e *hud.Env) *hud.Node {
		p := d.m.Shown()
		var rows []*hud.Node
		em := e.Em()
		seats := d.seats
		if p.S.Phase < engine.Preparation || p.S.Phase == engine.Entry {
			seats = d.riteSeats
		}
		for i, s := range seats(e, &p) {
			tone := hud.Ink
			if s.Acting {
				tone = hud.Gold
			} else if s.Out {
				tone = hud.Faint
			}
			text := hud.Col(e, hud.Label(append(hud.Strong(s.Name, tone), append(hud.Rich{{Text: "  "}}, s.Tip...)...)), hud.Bar(e, s.Share, s.Livery))
			text.Gap = math.Floor(em * 0.2)
			click := s.Click
			rows = append(rows, &hud.Node{ID: "order." + strconv.Itoa(i), Look: hud.RowLook, Kind: hud.Row, Gap: math.Floor(em * 0.5), Align: 0.5, PadX: math.Floor(em * 0.4), PadY: math.Floor(em * 0.3),
				Click: func() {
					d.panels.UI.Close()
					if click != nil { // none before the preparation
						click()
						d.openCard()
					}
				},
				Kids: []*hud.Node{hud.Likeness(math.Floor(em*2.2), s.Picture, s.Bust, liveryOf(s.Livery), s.Emblem, hud.HurtOf(s.Share, s.Out)), text.Growing(1)}})
		}
		return wantFirst(hud.Drawer(d.panels.UI, e, e.T("duel.order"), 24, rows...))
	}})
}

// openCard shows the chosen unit's card where there is no room for it beside
// the board.
func (d *Duel) openCard() {
	if !d.compact() || d.card == engine.None {
		return
	}
	unit := d.card
	d.panels.UI.Open(hud.Layer{Dim: true, Build: func(e *hud.Env) *hud.Node {
		p := d.m.Shown()
		n := hud.UnitPanel(e, d.unitCard(e, &p, unit))
		n.Width = min(math.Floor(e.Em()*24), float64(e.W)-e.Em())
		n.MaxH = float64(e.H) - e.Em()
		n.AX, n.AY = 0.5, 0.5
		return &hud.Node{Kind: hud.Anchor, Kids: []*hud.Node{n}}
	}})
}

// drawer is a drawer around one body that scrolls by itself.
func drawer(u *hud.UI, e *hud.Env, title string, wide float64, body *hud.Node) *hud.Node {
	em := e.Em()
	head := hud.Line(e, hud.Head(e, title).Growing(1), hud.IconButton(e, "drawer.close", hud.Cross, e.T("hud.close"), u.Close))
	box := hud.Panel(e, head, hud.Rule(e), body.Growing(1))
	box.Look = hud.Veil
	box.Width = min(math.Floor(em*wide), float64(e.W))
	box.Height = float64(e.H)
	box.AX = 1
	return wantFirst(&hud.Node{Kind: hud.Anchor, Kids: []*hud.Node{box}})
}

// wantFirst gives the focus to the first thing of a layer that can be chosen,
// rather than to what closes it.
func wantFirst(root *hud.Node) *hud.Node {
	var walk func(n *hud.Node) bool
	walk = func(n *hud.Node) bool {
		if n.Click != nil && !n.Disabled && n.ID != "drawer.close" && n.Entry == nil {
			n.First = true
			return true
		}
		for _, k := range n.Kids {
			if walk(k) {
				return true
			}
		}
		return false
	}
	walk(root)
	return root
}

// unitCard is what the screen says of a unit, with the why of each number.
func (d *Duel) unitCard(e *hud.Env, p *engine.Position, unit int32) *hud.UnitCard {
	w := wordsOf(e.Loc)
	u := &p.S.Units[unit]
	c := &hud.UnitCard{Name: w.unit(p, unit), Livery: -1, Emblem: -1, Bust: hud.Paw, Out: p.IsMage(unit) && outOf(p, unit), HP: int(max(0, u.HP-u.Nonlethal)), Full: int(u.MaxHP), HPKnown: true, OnLink: d.codex}
	if u.Owner >= 0 {
		c.Livery = d.m.Chosen.Mages[u.Owner].Colour & 7
	}
	if p.IsMage(unit) {
		m := d.m.Chosen.Mages[unit]
		c.Emblem, c.Bust, c.Picture = m.Emblem&7, bustOf(m.Model), mageFace(m.Model, m.Colour&7)
		c.Line = classLine(e.Loc, &m)
		if p.S.Phase == engine.Fight {
			c.Counter = e.T("card.counterReady")
			if p.S.Mages[unit].CounterRound == p.S.Round && !p.Setup.House.Has(engine.UnlimitedCounter) {
				c.Counter = e.T("card.counterUsed")
			}
		}
	} else {
		c.Picture = beastFace(d.m.sheetOf(u, unit))
		key := "card.wild"
		name := ""
		if u.Owner >= 0 {
			key, name = "card.servant", d.m.Chosen.Mages[u.Owner].Name
		}
		c.Line = e.T(key, "Name", name)
	}
	number := func(label string, q engine.Query) {
		q.Unit, q.Against = unit, engine.None
		var lines []engine.Line
		v := p.Sum(q, &lines)
		text := e.Loc.Number(int64(v))
		if q.Stat != engine.AC {
			text = e.Loc.Signed(v)
		}
		c.Numbers = append(c.Numbers, hud.CardNumber{Label: label, Value: text, Why: w.why(lines)})
	}
	number(e.T("card.ac"), engine.Query{Stat: engine.AC})
	number(e.T("card.touchAC"), engine.Query{Stat: engine.AC, How: engine.TouchOnly})
	number(e.T("card.fortitude"), engine.Query{Stat: engine.Fort})
	number(e.T("card.reflex"), engine.Query{Stat: engine.Ref})
	number(e.T("card.will"), engine.Query{Stat: engine.Will})
	speed := p.LandSpeed(unit)
	how := "card.speed"
	if f := p.FlySpeed(unit); f > speed {
		speed, how = f, "card.flySpeed"
	}
	c.Numbers = append(c.Numbers, hud.CardNumber{Label: e.T(how), Value: e.T("hud.feet", "Feet", speed)})
	if p.IsMage(unit) {
		number(e.T("card.concentration"), engine.Query{Stat: engine.Concentration})
		number(e.T("card.spellcraft"), engine.Query{Stat: engine.Spellcraft})
	}
	if u.Temp > 0 {
		c.Numbers = append(c.Numbers, hud.CardNumber{Label: e.T("card.temp"), Value: e.Loc.Number(int64(u.Temp))})
	}
	if u.Z > 0 {
		c.Numbers = append(c.Numbers, hud.CardNumber{Label: e.T("card.height"), Value: e.T("hud.feet", "Feet", u.Z)})
	}
	for i := range p.S.Effects {
		f := &p.S.Effects[i]
		if f.On != unit || f.Kind.Flags()&engine.Shown == 0 && f.Kind != engine.CastingKind && f.Kind != engine.ReadyKind {
			continue
		}
		name, link := w.effect(f)
		ce := hud.CardEffect{Icon: effectIcon(f.Kind), Name: name, Link: link, Bad: f.Kind.Flags()&engine.Harmful != 0}
		if f.Kind == engine.MirrorImages {
			name = name + " (" + e.Loc.Number(int64(f.A)) + ")"
			ce.Name = name
		}
		if n := p.RoundsLeft(f); n > 0 && n <= 100 && f.Ends > 0 {
			ce.Rounds = n
		}
		tip := hud.Strong(name, hud.Gold)
		if cond, ok := condition(f.Kind); ok {
			tip = append(tip, hud.Span{Text: "\n" + cond.Text(w.l), Tone: hud.Ink})
		} else if f.Spell != srd.NoSpell {
			tip = append(tip, gist(w, f.Spell)...)
		}
		if f.Flags&engine.Suppressed != 0 {
			tip = append(tip, hud.Span{Text: "\n" + e.T("card.suppressedOutside"), Tone: hud.Bad})
			ce.Name += " ⁄ " + e.T("card.waits")
			ce.Bad = true
		}
		ce.Tip = tip
		if _, ok := condition(f.Kind); ok || f.Spell == srd.NoSpell {
			c.Conditions = append(c.Conditions, ce)
		} else {
			c.Effects = append(c.Effects, ce)
		}
	}
	return c
}

func liveryOf(i int) color.RGBA {
	if i < 0 {
		return hud.Livery[7]
	}
	return hud.Livery[i&7]
}
