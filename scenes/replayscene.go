package scenes

import (
	"math"
	"sort"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/assets/languages"
	"mageduel/engine"
	"mageduel/engine/replay"
	"mageduel/scenes/hud"
)

// tape is a recorded duel being shown.
type tape struct {
	rec    *replay.Record
	chosen SetupResult
	at     int // commands played
	paused bool
	single bool // one command, then pause
	speed  int  // times as fast: 1, 2, 4
	wait   int  // ticks to the next command
}

// NewReplay shows a record: it plays by itself, can be paused, stepped and
// hurried. The error is the rules' or the board's.
func NewReplay(rec *replay.Record, chosen SetupResult, opt DuelOptions) (*Duel, error) {
	m, err := tapeMatch(rec, chosen)
	if err != nil {
		return nil, err
	}
	d, err := NewDuel(m, opt)
	if err != nil {
		return nil, err
	}
	d.tape = &tape{rec: rec, chosen: chosen, speed: 1}
	return d, nil
}

// tapeMatch is the duel of a record before its first command, watched by
// nobody in it.
func tapeMatch(rec *replay.Record, chosen SetupResult) (*Match, error) {
	duel, err := engine.New(rec.Setup)
	if err != nil {
		return nil, err
	}
	chosen.Mages = append([]SetupMage(nil), chosen.Mages...)
	for i := range chosen.Mages {
		chosen.Mages[i].Player = ""
	}
	return matchOf(duel, replay.Start(duel), chosen), nil
}

// Tape tells how far a replay has come: commands played, of how many.
func (d *Duel) Tape() (at, of int) {
	if d.tape == nil {
		return 0, 0
	}
	return d.tape.at, len(d.tape.rec.Commands)
}

// rewind plays a replay from its beginning.
func (d *Duel) rewind() {
	t := d.tape
	m, err := tapeMatch(t.rec, t.chosen)
	if err != nil {
		tell(d.panels.Ctx(), err.Error())
		return
	}
	t.at, t.paused = 0, false
	d.Take(m)
}

// turnTape plays the next command when what came before has been shown.
func (d *Duel) turnTape(c *Ctx) {
	t := d.tape
	if d.m.Busy() || t.paused || t.at >= len(t.rec.Commands) {
		return
	}
	if t.wait > 0 {
		t.wait--
		return
	}
	t.wait = 16 / t.speed
	if err := d.m.Apply(t.rec.Commands[t.at]); err != nil {
		t.paused = true
		tell(c, d.words().t("replay.foreign"))
		t.at = len(t.rec.Commands)
		d.changed()
		return
	}
	t.at++
	if t.single {
		t.single, t.paused = false, true
	}
	d.changed()
}

// reel is the bar of a replay.
func (d *Duel) reel(e *hud.Env) *hud.Node {
	t := d.tape
	em := e.Em()
	play := hud.PushIcon(e, "reel.play", hud.ArrowRight, e.T("replay.play"), func() { t.paused = false; d.changed() })
	if !t.paused {
		play = hud.PushIcon(e, "reel.play", hud.ActDelay, e.T("replay.pause"), func() { t.paused = true; d.changed() })
	}
	play.First = true
	play.Hotkey = '1'
	step := hud.PushIcon(e, "reel.step", hud.ActEnd, e.T("replay.step"), func() {
		d.m.Finish(d.b)
		t.paused, t.single, t.wait = false, true, 0
		d.changed()
	})
	step.Hotkey = '2'
	speed := hud.Push(e, "reel.speed", e.T("replay.speed", "Times", t.speed), func() {
		t.speed = t.speed * 2
		if t.speed > 4 {
			t.speed = 1
		}
		d.changed()
	})
	speed.Hotkey = '3'
	back := hud.Push(e, "reel.back", e.T("replay.back"), d.rewind)
	back.Hotkey = '4'
	leave := hud.Push(e, "reel.leave", e.T("hud.back"), func() { d.quiet(d.panels.Ctx()); d.leave() })
	text := e.T("replay.at", "Done", t.at, "Of", len(t.rec.Commands))
	if t.at >= len(t.rec.Commands) {
		text = e.T("replay.end")
		play.Off(text)
		step.Off(text)
	}
	bar := hud.Wrap(e, play, step, speed, back, leave, hud.Caption(hud.Plain(text, hud.Dim)))
	box := hud.Panel(e, bar)
	box.PadX, box.PadY = math.Floor(em*0.5), math.Floor(em*0.4)
	return box
}

// ReplaysOptions says where the list of replays leads.
type ReplaysOptions struct {
	Backdrop Backdrop
	Back     func(*Ctx)
}

// Replays lists the replays that are kept.
type Replays struct {
	opt    ReplaysOptions
	panels *Panels
	names  []string
	heads  map[string]string // who fought in each, as far as they have been read
	read   bool
}

// NewReplays makes the list of replays.
func NewReplays(opt ReplaysOptions) *Replays {
	if opt.Backdrop == nil {
		opt.Backdrop = &Night{}
	}
	r := &Replays{opt: opt, heads: map[string]string{}}
	r.panels = NewPanels(r.build)
	return r
}

// Panels gives the screen's panels, for tests that walk it.
func (r *Replays) Panels() *Panels { return r.panels }

// SceneName tells those outside where the game is.
func (r *Replays) SceneName() string { return "replays" }

func (r *Replays) build(e *hud.Env) *hud.Node {
	em := e.Em()
	list := hud.Scrolled(e, "replays.list")
	for i, name := range r.names {
		label := hud.Plain(name, hud.Dim)
		if head := r.heads[name]; head != "" {
			label = append(hud.Strong(head, hud.Ink), hud.Span{Text: "\n" + name, Tone: hud.Dim})
		}
		entry := &hud.Node{ID: "replay." + strconv.Itoa(i), Look: hud.RowLook, Icon: hud.Hourglass, IconTone: hud.Gold, Text: label,
			PadX: math.Floor(em * 0.4), PadY: math.Floor(em * 0.2), MinH: math.Floor(em * 2), Click: func() { r.show(name) }}
		row := hud.Line(e, entry.Growing(1),
			hud.IconButton(e, "remove."+strconv.Itoa(i), hud.Cross, e.T("replay.remove"), func() {
				c := r.panels.Ctx()
				if err := c.Store.Remove(name); err != nil {
					tellStore(c, err)
				}
				r.read = false
			}))
		list.Kids = append(list.Kids, row)
	}
	if len(r.names) == 0 {
		list.Kids = append(list.Kids, hud.Label(hud.Plain(e.T("replay.none"), hud.Dim)))
	}
	open := hud.PushIcon(e, "replay.open", hud.ScrollIcon, e.T("replay.open"), func() {
		c := r.panels.Ctx()
		c.Files.Import(func(_ string, data []byte, err error) {
			if err != nil {
				tellStore(c, err)
				return
			}
			r.play(c, data)
		})
	})
	back := hud.PushIcon(e, "back", hud.ArrowLeft, e.T("hud.back"), func() { r.back(r.panels.Ctx()) })
	box := hud.Panel(e, hud.Head(e, e.T("replay.title")), list, hud.Wrap(e, open, back))
	box.Width = min(math.Floor(em*34), float64(e.W)-em)
	box.MaxH = float64(e.H) - em
	box.AX, box.AY = 0.5, 0.45
	return &hud.Node{Kind: hud.Anchor, Kids: []*hud.Node{box}}
}

func (r *Replays) back(c *Ctx) {
	r.panels.Say("ui.back")
	if r.opt.Back != nil {
		r.opt.Back(c)
		return
	}
	c.Stack.Pop()
}

func (r *Replays) show(name string) {
	c := r.panels.Ctx()
	data, err := c.Store.Read(name)
	if err != nil {
		tellStore(c, err)
		return
	}
	r.play(c, data)
}

// Drop plays a file dropped on the window.
func (r *Replays) Drop(_ string, data []byte) {
	if c := r.panels.Ctx(); c != nil {
		r.play(c, data)
	}
}

func (r *Replays) play(c *Ctx, data []byte) {
	w := wordsOf(languages.Or(c.Settings.Language))
	rec, err := replay.Decode(data)
	if err != nil {
		tell(c, w.t("replay.bad", "Why", err.Error()))
		return
	}
	if rec.Foreign() != "" {
		tell(c, w.t("replay.foreign"))
	}
	d, err := NewReplay(rec, Looks(rec), DuelOptions{})
	if err != nil {
		tell(c, w.t("replay.bad", "Why", err.Error()))
		return
	}
	c.Stack.Push(d)
}

// Update moves the screen on.
func (r *Replays) Update(c *Ctx) error {
	homeScore(c)
	if !r.read {
		r.read = true
		r.names = r.names[:0]
		if all, err := c.Store.List(); err == nil {
			for _, n := range all {
				if _, ok := replayNumber(n); ok {
					r.names = append(r.names, n)
				}
			}
		}
		sort.Slice(r.names, func(i, j int) bool {
			a, _ := replayNumber(r.names[i])
			b, _ := replayNumber(r.names[j])
			return a > b
		})
		r.panels.UI.Invalidate()
	}
	r.readOne(c)
	if !c.Settings.ReducedMotion {
		r.opt.Backdrop.Update(c)
	}
	if !r.panels.Update(c) && c.In.Pressed[Cancel] {
		r.back(c)
	}
	return nil
}

// readOne reads who fought in one more of the replays, so that a long list
// does not make anybody wait.
func (r *Replays) readOne(c *Ctx) {
	for _, name := range r.names {
		if _, ok := r.heads[name]; ok {
			continue
		}
		r.heads[name] = ""
		data, err := c.Store.Read(name)
		if err != nil {
			return
		}
		if rec, err := replay.Decode(data); err == nil {
			var names []string
			for i := range rec.Setup.Mages {
				names = append(names, rec.Setup.Mages[i].Name)
			}
			r.heads[name] = strings.Join(names, " · ")
			r.panels.UI.Invalidate()
		}
		return
	}
}

// Draw shows the screen.
func (r *Replays) Draw(dst *ebiten.Image) {
	r.opt.Backdrop.Draw(dst)
	r.panels.Draw(dst)
}
