package scenes

import (
	"math"
	"strconv"
	"strings"
	"unicode/utf8"

	"mageduel/engine"
	"mageduel/scenes/board"
	"mageduel/scenes/hud"
)

// vote is a ballot being filled in.
type vote struct {
	open   bool
	who    int32
	phase  engine.Phase
	sizes  []int64 // that can be stepped through, feet
	side   int     // index of sizes
	height int
	rounds int
}

// zoneSizes are the sizes a ballot steps through: the smallest, tens of feet,
// and where limits are far apart larger and larger steps to the largest.
func zoneSizes(low, high int64) []int64 {
	out := []int64{low}
	step := int64(5)
	if high > 60 {
		step = 10
	}
	for v := low/step*step + step; v < high; v += step {
		out = append(out, v)
		if v >= 40*step && step < 1<<50 {
			step *= 10
			v = v / step * step
		}
	}
	if high > low {
		out = append(out, high)
	}
	return out
}

// phaseRules are the rules that the parts of the rite follow.
var phaseRules = [...]string{"D1", "D2", "P1", "P3", "P8", "P11", "P13"}

// riteStep says which part of the rite this is.
func (d *Duel) riteStep(e *hud.Env, p engine.Phase) *hud.Node {
	rule := phaseRules[min(int(p), len(phaseRules)-1)]
	name := append(hud.Strong(e.T("chronicle.phase."+strconv.Itoa(int(p))), hud.Gold), hud.Span{Text: "\u00a0"}, hud.Span{Text: rule, Tone: hud.Link, Link: "rule:" + rule})
	return hud.Step(e, name, int(p), len(phaseRules))
}

// riteSeats are the participants during the rite, each with what it has done.
func (d *Duel) riteSeats(e *hud.Env, p *engine.Position) []hud.Seat {
	asked, _ := d.m.Actor()
	if d.m.Busy() {
		asked = engine.None
	}
	var out []hud.Seat
	for i := range d.m.Chosen.Mages {
		s := d.seatOf(i)
		s.Acting = int32(i) == asked
		s.Note = d.riteNote(e, p, int32(i))
		s.Tip = append(hud.Plain(classLine(e.Loc, &d.m.Chosen.Mages[i]), hud.Dim), hud.Span{Text: "\n" + s.Note.String(), Tone: s.Note[0].Tone})
		out = append(out, s)
	}
	return out
}

// riteNote is how far a participant has come in this part of the rite.
func (d *Duel) riteNote(e *hud.Env, p *engine.Position, who int32) hud.Rich {
	m := &p.S.Mages[who]
	key, tone := "waits", hud.Faint
	done := func(ok bool, yes string) {
		if ok {
			key, tone = yes, hud.Good
		}
	}
	switch p.S.Phase {
	case engine.Challenge, engine.Demand:
		switch {
		case who == 0 && p.S.Phase == engine.Challenge:
			key, tone = "challenges", hud.Ink
		case who == 0 && !m.Has(engine.Agreed):
			key, tone = "bare", hud.Ink
		case who == 0:
			key, tone = "offers", hud.Good
		case p.S.Phase == engine.Demand && m.Has(engine.Agreed):
			key, tone = "agrees", hud.Good
		default:
			key, tone = "challenged", hud.Ink
		}
	case engine.Acclimatise:
		done(m.Has(engine.Acclimatised), "ready")
		if m.Has(engine.CompelledNow) {
			key, tone = "compelled", hud.Bad
		}
	case engine.ZoneBallot:
		done(m.Has(engine.VotedZone), "voted")
	case engine.RoundsBallot:
		done(m.Has(engine.VotedRounds), "voted")
	default:
		done(m.Has(engine.VotedEntry), "decided")
	}
	return hud.Plain(e.T("note."+key), tone)
}

// contest shows the proposals of the last ballot once they are open, and the
// dice that decide where they differ; nil before the first.
func (d *Duel) contest(e *hud.Env) *hud.Node {
	told := d.m.told
	end := len(told) - 1
	for end >= 0 && told[end].Kind != engine.EvVotedZone && told[end].Kind != engine.EvVotedRounds {
		end--
	}
	if end < 0 {
		return nil
	}
	kind := told[end].Kind
	title := "rite.zoneVotes"
	if kind == engine.EvVotedRounds {
		title = "rite.roundsVotes"
	}
	w := wordsOf(e.Loc)
	rows := make([]hud.ContestRow, len(d.m.Chosen.Mages))
	for i := range rows {
		s := d.seatOf(i)
		rows[i] = hud.ContestRow{Name: s.Name, Bust: s.Bust, Picture: s.Picture, Livery: s.Livery, Emblem: s.Emblem}
	}
	for i := end; i >= 0 && told[i].Kind == kind; i-- {
		v := &told[i]
		if kind == engine.EvVotedZone {
			rows[v.Who].Wish = e.T("rite.zoneWish", "Side", v.X, "Height", v.Z)
		} else {
			rows[v.Who].Wish = e.T("house.roundsValue", "Count", int(v.A))
		}
	}
	rolled := false
	var verdict hud.Rich
	for i := end + 1; i < len(told); i++ {
		switch v := &told[i]; v.Kind {
		case engine.EvContest:
			rolled = true
			r := &rows[v.Who]
			r.Die, r.Total, r.Mods = int(v.A), int(v.B), w.mods(v.Sum)
		case engine.EvZone, engine.EvRounds:
			if v.Who < 0 {
				continue
			}
			key := "rite.settledBy"
			if !rolled {
				key = "rite.settled"
			}
			rows[v.Who].Won = rolled
			verdict = hud.Mark(e.T(key, "Name", hud.Escape(rows[v.Who].Name), "Wish", rows[v.Who].Wish), hud.Ink)
		}
	}
	if who, face := d.rolling(); who != engine.None && int(who) < len(rows) {
		rows[who].Die, rows[who].Rolling = face, true
	}
	return hud.Contest(e, e.T(title), rows, verdict)
}

// rolling is whose die of a contest rolls now, and the face it shows in
// passing; engine.None while none does.
func (d *Duel) rolling() (who int32, face int) {
	if len(d.m.steps) == 0 || !d.m.steps[0].begun || len(d.m.steps[0].events) == 0 || d.m.steps[0].events[0].Kind != engine.EvContest {
		return engine.None, 0
	}
	if d.panels.UI.Env().Calm {
		return d.m.steps[0].events[0].Who, 0
	}
	return d.m.steps[0].events[0].Who, int(uint64(d.tick/rollTicks)*7919%20) + 1
}

// rollTicks is how long a rolling die shows one face.
const rollTicks = 4

// mods names the modifiers of a sum, one after another.
func (w words) mods(lines []engine.Line) string {
	var out []string
	for _, l := range lines {
		if l.By == engine.None {
			out = append(out, w.loc.Signed(int(l.Value))+"\u00a0"+w.source(l))
		}
	}
	return strings.Join(out, " ")
}

func nearest(list []int64, v int64) int {
	best := 0
	for i, x := range list {
		if diff(x, v) < diff(list[best], v) {
			best = i
		}
	}
	return best
}

func diff(a, b int64) int64 { return max(a-b, b-a) }

// ballot opens the ballot of a person where none is open yet.
func (d *Duel) ballot(who int32, phase engine.Phase) *vote {
	v := &d.vote
	if v.open && v.who == who && v.phase == phase {
		return v
	}
	*v = vote{open: true, who: who, phase: phase, rounds: 2}
	low, high := d.m.rules.Limits()
	side, height := d.m.rules.Suggested()
	v.sizes = zoneSizes(low, high)
	v.side, v.height = nearest(v.sizes, side), nearest(v.sizes, height)
	return v
}

// widen draws the camera back as far as a zone of that size needs, and no
// nearer than at first.
func (d *Duel) widen(side float64) {
	cam := d.b.Camera()
	wide, tall := cam.W*0.9, cam.H*0.9
	if d.compact() {
		wide *= 0.6
	}
	zoom := cam.H / 720
	zoom = min(zoom, wide/(side*2*board.AcrossPerFoot), tall/(side*2*board.DownPerFoot))
	best := board.Zooms[0]
	for _, z := range board.Zooms {
		if z <= zoom*1.05 {
			best = z
		}
	}
	if best != cam.Zoom {
		cam.SetZoom(best)
		d.turnTo(0, 0, false)
	}
}

// markVote lets the walls grow on the heath as they are proposed.
func (d *Duel) markVote() {
	v := &d.vote
	if v.phase != engine.ZoneBallot || d.m.shown.Side > 0 || d.m.shown.Phase != engine.ZoneBallot {
		return
	}
	if who, _ := d.waiting(); who != v.who {
		return
	}
	side, high := float64(v.sizes[v.side]), float64(v.sizes[v.height])
	if v.sizes[v.side] != d.wide {
		d.wide = v.sizes[v.side]
		d.widen(side)
	}
	d.w.Zone = board.Zone{X: -side / 2, Y: -side / 2, Side: side, Height: high, Grown: 1}
	d.w.Grid = 0.6
}

// rite is the panel of the part of the rite in which a person must choose.
func (d *Duel) rite(e *hud.Env, who int32) *hud.Node {
	s := &d.m.duel.State
	name := d.m.Chosen.Mages[who].Name
	pick := func(id, label string, icon hud.Icon, main bool, kind engine.CommandKind, option int32) hud.PromptChoice {
		c := command(kind, who)
		c.Option = option
		return hud.PromptChoice{ID: id, Label: label, Icon: icon, Main: main, Click: func() { d.act(c) }}
	}
	mark := func(key string, data ...any) hud.Rich { return hud.Mark(e.T(key, data...), hud.Ink) }
	w := wordsOf(e.Loc)
	switch s.Phase {
	case engine.Challenge:
		var others []string
		for i, m := range d.m.Chosen.Mages {
			if int32(i) != who {
				others = append(others, hud.Escape(m.Name))
			}
		}
		return hud.Prompt(e, e.T("rite.challenge", "Name", name), mark("rite.challengeText", "Names", w.list(others)), d.codex, []hud.PromptChoice{
			pick("offer", e.T("rite.offer"), hud.ActAttack, true, engine.DoChallenge, 1),
			pick("bare", e.T("rite.bare"), hud.NoIcon, false, engine.DoChallenge, 0),
		})
	case engine.Demand:
		key, yes := "rite.answerText", e.T("rite.accept")
		if !s.Mages[0].Has(engine.Agreed) {
			key, yes = "rite.demandText", e.T("rite.demand")
		}
		refuse := pick("refuse", e.T("rite.refuse"), hud.Cross, false, engine.DoRefuse, 0)
		act := refuse.Click
		refuse.Click = func() {
			d.panels.UI.Confirm(e.T("rite.refuseTitle"), e.T("rite.refuseText"), e.T("rite.refuse"), e.T("warn.no"), act)
		}
		return hud.Prompt(e, e.T(agreed(e.Loc, "rite.challenged", d.m.Chosen.Mages[who].Feminine()), "Name", name), mark(key, "Name", hud.Escape(d.m.Chosen.Mages[0].Name)), d.codex, []hud.PromptChoice{
			pick("accept", yes, hud.Tick, true, engine.DoAgree, 0), refuse})
	case engine.Acclimatise:
		text := mark("rite.acclimatiseText")
		compelled := s.Mages[who].Has(engine.CompelledNow)
		if compelled {
			text = append(text, append(hud.Rich{{Text: "\n"}}, hud.Mark(e.T("rite.compelled"), hud.Bad)...)...)
		}
		ways := []hud.PromptChoice{pick("concentrate", e.T("rite.concentrate"), hud.Eye, true, engine.DoAcclimatise, 0)}
		off := command(engine.DoAcclimatise, who)
		off.Option = 1
		v := d.m.View(who)
		if v.Check(&off) == engine.Fine {
			ways = append(ways, hud.PromptChoice{ID: "off", Label: e.T("rite.callOff"), Icon: hud.Cross, Click: func() { d.act(off) }})
		}
		return hud.Prompt(e, e.T("rite.acclimatise", "Name", name), text, d.codex, ways)
	case engine.ZoneBallot:
		return d.zoneBallot(e, who, name)
	case engine.RoundsBallot:
		return d.roundsBallot(e, who, name)
	}
	out := pick("out", e.T("rite.stayOut"), hud.Door, false, engine.DoEnter, 1)
	act := out.Click
	out.Click = func() {
		d.panels.UI.Confirm(e.T("rite.stayOutTitle"), e.T("rite.stayOutText"), e.T("rite.stayOut"), e.T("warn.no"), act)
	}
	return hud.Prompt(e, e.T("rite.entry", "Name", name), append(mark("rite.entryText"), d.suppressed(e, who)...), d.codex, []hud.PromptChoice{
		pick("enter", e.T("rite.enter"), hud.ActMove, true, engine.DoEnter, 0), out})
}

// suppressed lists what of a mage's preparation comes in and what does not.
func (d *Duel) suppressed(e *hud.Env, who int32) hud.Rich {
	w := wordsOf(e.Loc)
	v := d.m.View(who)
	var out hud.Rich
	for i := range v.S.Effects {
		f := &v.S.Effects[i]
		if f.On != who || f.Spell == 0 {
			continue
		}
		name, _ := w.effect(f)
		if engine.EntersZone(f.Spell, f.On == f.By) {
			out = append(out, hud.Span{Text: "\n" + e.T("prepare.in", "Name", name), Tone: hud.Good})
		} else {
			out = append(out, hud.Span{Text: "\n" + e.T("prepare.out", "Name", name), Tone: hud.Bad})
		}
	}
	return out
}

// stepped is a number chosen from a list, with both ends at hand.
func (d *Duel) stepped(e *hud.Env, id, label string, at int, most int, show func(int) string, set func(int)) *hud.Node {
	em := e.Em()
	step := hud.Stepper(e, id, at, 0, most, show, func(v int) { set(min(max(v, 0), most)); d.changed() })
	slide := hud.Slider(e, id+".slide", share01(at, most), 1/math.Max(1, float64(most)), func(v float64) { set(int(math.Round(v * float64(most)))); d.changed() })
	if utf8.RuneCountInString(show(most)) > 14 { // no room beside it
		return hud.FieldOf(e, label, hud.Col(e, step, slide))
	}
	line := hud.Line(e, step, slide.Growing(1))
	line.Gap = math.Floor(em * 0.5)
	return hud.FieldOf(e, label, line)
}

func share01(at, most int) float64 {
	if most == 0 {
		return 0
	}
	return float64(at) / float64(most)
}

func (d *Duel) zoneBallot(e *hud.Env, who int32, name string) *hud.Node {
	v := d.ballot(who, engine.ZoneBallot)
	feet := func(i int) string { return e.T("hud.feet", "Feet", v.sizes[min(max(i, 0), len(v.sizes)-1)]) }
	most := len(v.sizes) - 1
	propose := hud.PushIcon(e, "vote.zone", hud.Tick, e.T("rite.propose"), func() {
		c := command(engine.DoVoteZone, who)
		c.X, c.Z = v.sizes[v.side], v.sizes[v.height]
		d.vote.open = false
		d.act(c)
	}).Main()
	propose.First = true
	propose.Hotkey = '1'
	text := hud.Label(hud.Mark(e.T("rite.zoneText"), hud.Dim))
	text.OnLink = d.codex
	limits := hud.Label(hud.Mark(d.limits(e), hud.Ink))
	limits.OnLink = d.codex
	return votePanel(e, e.T("rite.zone", "Name", name), []*hud.Node{text, limits,
		d.stepped(e, "vote.side", e.T("rite.side"), v.side, most, feet, func(i int) { v.side = i }),
		d.stepped(e, "vote.height", e.T("rite.height"), v.height, most, feet, func(i int) { v.height = i })}, propose)
}

// votePanel is a prompt with widgets in it.
func votePanel(e *hud.Env, title string, body []*hud.Node, button *hud.Node) *hud.Node {
	foot := hud.Wrap(e, button)
	var box *hud.Node
	if e.HighEm() < 26 {
		box = hud.Panel(e, hud.Scrolled(e, "vote.body", append([]*hud.Node{hud.Head(e, title)}, append(body, foot)...)...))
	} else {
		box = hud.Panel(e, append(append([]*hud.Node{hud.Head(e, title)}, body...), foot)...)
	}
	box.ID, box.Firm = "prompt", true
	return box
}

// limits works the smallest and the largest zone out (P5).
func (d *Duel) limits(e *hud.Env) string {
	if d.m.rules.House.Has(engine.FreeSize) {
		return e.T("setup.zoneFree")
	}
	var levels []string
	var numbers []int
	for _, m := range d.m.Chosen.Mages {
		levels = append(levels, strconv.Itoa(m.Level))
		numbers = append(numbers, m.Level)
	}
	low, high, inverted := ZoneLimits(numbers, d.m.Chosen.House.Squares)
	out := e.T("setup.zoneSum", "Sum", strings.Join(levels, " + "), "Feet", low) + "\n" +
		e.T("setup.zoneProduct", "Product", strings.Join(levels, " × "), "Feet", high)
	if d.m.Chosen.House.Squares {
		out += "\n" + e.T("setup.zoneSquares")
	}
	if inverted {
		out += "\n" + e.T("setup.zoneInverted")
	}
	return out
}

func (d *Duel) roundsBallot(e *hud.Env, who int32, name string) *hud.Node {
	v := d.ballot(who, engine.RoundsBallot)
	propose := hud.PushIcon(e, "vote.rounds", hud.Tick, e.T("rite.propose"), func() {
		c := command(engine.DoVoteRounds, who)
		c.Option = int32(v.rounds)
		d.vote.open = false
		d.act(c)
	}).Main()
	propose.First = true
	propose.Hotkey = '1'
	text := hud.Label(hud.Mark(e.T("rite.roundsText"), hud.Dim))
	text.OnLink = d.codex
	show := func(i int) string { return e.T("house.roundsValue", "Count", i) }
	body := []*hud.Node{text, hud.FieldOf(e, e.T("rite.roundsField"), &hud.Node{Kind: hud.Flow, Kids: []*hud.Node{
		hud.Stepper(e, "vote.rounds.step", v.rounds, 0, 100, show, func(i int) { v.rounds = min(max(i, 0), 100); d.changed() })}})}
	switch {
	case v.rounds > 3:
		warn := hud.Label(hud.Mark(e.T("rite.roundsMany"), hud.Bad))
		warn.OnLink = d.codex
		body = append(body, warn)
	case v.rounds == 0:
		body = append(body, hud.Label(hud.Plain(e.T("rite.roundsNone"), hud.Ink)))
	}
	return votePanel(e, e.T("rite.rounds", "Name", name), body, propose)
}
