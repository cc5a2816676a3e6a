package scenes

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/assets/figures"
	"mageduel/engine"
	"mageduel/scenes/board"
	"mageduel/scenes/hud"
)

// DuelOptions says where a duel leads. A nil function takes the usual way.
type DuelOptions struct {
	Seed     func() uint64             // of another duel with the same set-up
	Setup    func(*Ctx, SetupResult)   // back to the set-up
	Title    func(*Ctx)                // back to the title
	Settings func(*Ctx)                // the settings, over the duel
	Saved    func(*Ctx, *Match)        // told at each turn and when leaving: keeps the duel
	Ended    func(*Ctx, *Match)        // told once when the duel is over: what was kept may go
	Export   func(*Ctx, *Match)        // keeps the replay
	Rule     func(c *Ctx, link string) // opens the codex
	Watch    func(*Ctx, *Match)        // shows the replay
}

// Duel is the rite, the duel and its end on one living board.
type Duel struct {
	opt    DuelOptions
	m      *Match
	b      *board.Board
	panels *Panels
	tape   *tape // a record being shown; nil for a duel being played

	w       board.World
	wild    *Wildlife
	tick    int64
	last    decision
	draws   map[int32]bool // persons to be asked for a draw at their next turn
	gauge   gauge
	warm    int // ticks since the ground was ready, up to fadeTicks
	aim     *aim
	hover   int32 // unit whose card is shown, or engine.None
	card    int32 // unit whose card stays, or engine.None
	handTo  int32 // person who is asked to take the screen, or engine.None
	seen    int   // turns told so far
	acting  int32 // unit whose turn is on screen
	open    map[int]bool
	lines   lineCache
	vote    vote
	defend  bool // casts on the defensive until told otherwise
	search  string
	ended   bool
	hidden  bool // the result is put aside to look at the board
	paused  bool
	wide    int64 // side of the zone that the camera was drawn back for, feet
	ringed  int32 // unit the pointer rings
	pinched bool
	ears    ears
}

// NewDuel makes the scene of a match. The error is the board's.
func NewDuel(m *Match, opt DuelOptions) (*Duel, error) {
	b, err := board.New(m.Chosen.Seed)
	if err != nil {
		return nil, err
	}
	d := &Duel{opt: opt, m: m, b: b, hover: engine.None, card: engine.None, handTo: engine.None, acting: engine.None, ringed: engine.None, open: map[int]bool{}, draws: map[int32]bool{}}
	d.panels = NewPanels(d.build)
	d.panels.UI.OnLink = d.codex
	if m.Chosen.WildLife {
		d.wild = NewWildlife(m.Chosen.Seed)
	}
	d.ears.attend(PlaceNames[placeID(m.Chosen.Place)])
	m.world(&d.w, 0)
	b.Set(&d.w)
	return d, nil
}

// Match is what is being played.
func (d *Duel) Match() *Match { return d.m }

// Take shows another match in the same place, whatever was being played.
func (d *Duel) Take(m *Match) {
	d.m.Finish(d.b)
	d.b.Clear()
	d.m, d.lines, d.aim = m, lineCache{}, nil
	d.acting, d.hidden, d.ended = engine.None, false, false
	d.changed()
}

// Board is the view of the duel, for who wants another camera or to know what
// is being played.
func (d *Duel) Board() *board.Board { return d.b }

// Lit tells whether the place has come out of the dark.
func (d *Duel) Lit() bool { return d.warm >= fadeTicks }

// Free gives back what the board and the panels hold.
func (d *Duel) Free() {
	d.b.Free()
	d.panels.UI.Free()
}

// Panels gives the screen's panels, for tests that walk it.
func (d *Duel) Panels() *Panels { return d.panels }

// SceneName tells those outside where the game is.
func (d *Duel) SceneName() string {
	if d.tape != nil {
		return "replay"
	}
	switch p := d.m.shown.Phase; {
	case p < engine.Fight:
		return "rite"
	case p == engine.Over:
		return "result"
	}
	return "duel"
}

// StateHash is the hash of the duel's state.
func (d *Duel) StateHash() uint64 { return d.m.Hash() }

// words in the language of the moment.
func (d *Duel) words() words { return wordsOf(d.panels.Loc()) }

func (d *Duel) changed() { d.panels.UI.Invalidate() }

// waiting is the person who must decide now, and for which unit; engine.None
// while something is being shown or a computer player is at it.
func (d *Duel) waiting() (who, unit int32) {
	if d.m.Busy() {
		return engine.None, engine.None
	}
	who, unit = d.m.Actor()
	if !d.m.Person(who) {
		return engine.None, engine.None
	}
	return who, unit
}

// fadeTicks is how long the place takes to come out of the dark.
const fadeTicks = 45

// Update moves the duel on by a tick.
func (d *Duel) Update(c *Ctx) error {
	d.tick++
	d.b.SetReduce(c.Settings.ReducedMotion, c.Settings.ReduceFlashing)
	d.b.SetSpeed(d.speed(c))
	if q := c.Settings.Quality; q != 0 {
		d.b.SetQuality(q)
	} else if d.warm == fadeTicks { // loading tells nothing
		d.b.SetQuality(d.gauge.tick())
	}
	cam := d.b.Camera()
	cam.Resize(c.Width, c.Height)
	if d.tick == 1 {
		cam.SetZoom(float64(c.Height) / 720)
	}
	if d.warm == 0 && (d.b.Warm(c.Width, c.Height) || d.tick > 600) || d.warm > 0 && d.warm < fadeTicks {
		d.warm++
		if c.Settings.ReducedMotion {
			d.warm = fadeTicks
		}
	}
	who, unit := d.waiting()
	if s := &d.m.duel.State; who != engine.None && s.Phase == engine.Preparation && !s.Asking() && s.Units[unit].Has(engine.StandardUsed) && d.m.Apply(command(engine.DoEndTurn, unit)) == nil {
		d.afterCommand(c) // nothing is left to do in this round
		who = engine.None
	}
	if d.m.eyes != engine.None && d.m.Persons() > 1 && d.panels.UI.Layers() == 0 && d.aim == nil && !d.m.Busy() && !(who == d.m.eyes && d.secret(who)) {
		d.m.Look(engine.None)
		d.changed()
	}
	d.handOver(who)
	if who != engine.None && who == unit && d.draws[who] && d.panels.UI.Layers() == 0 && !d.m.duel.State.Asking() {
		d.askDraw(who)
	}
	d.ready(c, who)
	// While the board is being steered, or there is nothing to decide, keys
	// are the board's.
	d.panels.UI.Passive = d.aim != nil || who == engine.None && d.tape == nil && !(d.m.Over() && !d.m.Busy())
	used := d.panels.Update(c)
	if d.panels.UI.Layers() == 0 {
		d.hands(c, used)
	} else if c.In.Pressed[Help] && !d.panels.UI.Editing() {
		if link := d.panels.UI.About(); link != "" {
			d.codex(link)
		}
	}
	d.pump(c)
	d.look(c)
	d.show(c)
	return nil
}

// speed is that of the settings, or of the replay's reel.
func (d *Duel) speed(c *Ctx) int {
	if d.tape != nil && d.tape.speed > 1 {
		return min(board.SpeedInstant, board.SpeedNormal+d.tape.speed/2)
	}
	return c.Settings.Speed
}

// ready brings the focus to what a person most likely wants, at each new
// decision.
func (d *Duel) ready(c *Ctx, who int32) {
	now := decision{who: who, commands: len(d.m.rec.Commands), over: d.m.Over() && !d.m.Busy()}
	if now == d.last {
		return
	}
	d.last = now
	if who != engine.None || now.over {
		d.panels.UI.Focus("")
	}
	if now.over {
		d.ending(c)
	}
	d.changed()
}

// decision tells one moment of choice from another.
type decision struct {
	who      int32
	commands int
	over     bool
}

// pump lets computer players act, one command after what the one before
// brought has been shown.
func (d *Duel) pump(c *Ctx) {
	if d.m.Busy() || d.panels.UI.Layers() > 0 && d.paused {
		return
	}
	if d.tape != nil {
		d.turnTape(c)
		return
	}
	if d.m.Pump() {
		d.afterCommand(c)
	}
}

// afterCommand is what follows every command.
func (d *Duel) afterCommand(c *Ctx) {
	d.changed()
	for i := range d.m.duel.Events {
		if d.m.duel.Events[i].Kind == engine.EvQuiet {
			for who := range d.m.seats {
				d.draws[int32(who)] = d.m.Person(int32(who)) && d.m.duel.State.Mages[who].Active()
			}
		}
	}
	if d.m.Over() {
		if !d.ended && d.opt.Ended != nil {
			d.opt.Ended(c, d.m)
		}
		d.ended = true
		return
	}
	if s := &d.m.duel.State; !s.Asking() && int(s.Round)*4096+int(s.Turn) != d.seen {
		d.seen = int(s.Round)*4096 + int(s.Turn)
		if d.opt.Saved != nil {
			d.opt.Saved(c, d.m)
		}
	}
}

// act carries out a person's command; what cannot be is said.
func (d *Duel) act(cmd engine.Command) {
	c := d.panels.Ctx()
	err := d.m.Apply(cmd)
	if err != nil {
		d.refuse(err)
		return
	}
	d.aim = nil
	who, _ := d.m.Actor()
	if d.m.eyes != engine.None && !(who == d.m.eyes && d.m.Secret(who)) {
		d.m.Look(engine.None)
	}
	d.afterCommand(c)
}

func (d *Duel) refuse(err error) {
	c := d.panels.Ctx()
	c.Sound.Play("ui.refuse", 1, 0)
	if why, ok := err.(engine.Refusal); ok {
		c.Notify(d.words().refusal(why))
	}
}

// look moves the camera and finds what lies under the pointer.
func (d *Duel) look(c *Ctx) {
	cam := d.b.Camera()
	in := c.In
	over := d.panels.UI.Over(in.X, in.Y)
	if d.panels.UI.Layers() > 0 {
		return
	}
	w, h := float64(c.Width)/2, float64(c.Height)/2
	if in.Dragging && !d.panels.UI.Over(in.PressX, in.PressY) {
		cam.Drag(in.DragX, in.DragY)
	}
	if in.WheelY != 0 && !over {
		n := 1
		if in.WheelY < 0 {
			n = -1
		}
		cam.Step(n, in.X, in.Y)
	}
	if in.Pinch != 0 && in.Pinch != 1 {
		cam.Pinch(in.Pinch, in.PinchX, in.PinchY)
		d.pinched = true
	} else if d.pinched {
		cam.Release()
		d.pinched = false
	}
	if in.PanX != 0 || in.PanY != 0 {
		cam.Drag(-in.PanX*14, -in.PanY*14)
	}
	if in.Pressed[ZoomIn] {
		cam.Step(1, w, h)
	}
	if in.Pressed[ZoomOut] {
		cam.Step(-1, w, h)
	}
	if in.Pressed[TurnLeft] {
		cam.TurnBy(1)
	}
	if in.Pressed[TurnRight] {
		cam.TurnBy(-1)
	}
	if in.Pressed[Centre] {
		d.centre()
	}
	if in.Moved && !in.Dragging {
		unit := int32(engine.None)
		if !over {
			margin := 0.0
			if in.Touch {
				margin = 8 * c.Scale
			}
			if id := d.b.Figure(in.X, in.Y, margin); id > 0 {
				unit = id - 1
			}
		}
		if unit != d.hover {
			d.hover = unit
			d.changed()
		}
	}
}

// centre brings the camera to who acts, or to the middle.
func (d *Duel) centre() {
	s := &d.m.shown
	if d.acting >= 0 && int(d.acting) < len(s.Units) && !s.Units[d.acting].Has(engine.Gone|engine.Unseen) {
		u := &s.Units[d.acting]
		at := d.m.foot(s, d.acting, u.X, u.Y, 0)
		d.turnTo(at.X, at.Y, false)
		return
	}
	d.turnTo(0, 0, false)
}

// farAway is from how many feet on the camera goes somewhere at once.
const farAway = 800

// turnTo brings the camera to a place, gently only where it is out of sight.
// On a small screen the left half is the panels'.
func (d *Duel) turnTo(x, y float64, gently bool) {
	cam := d.b.Camera()
	if math.Hypot(x-cam.CX, y-cam.CY) > farAway {
		cam.Look(x, y) // a glide that far would show nothing for seconds
	}
	if !d.compact() {
		if gently {
			cam.Follow(x, y)
		} else {
			cam.Centre(x, y)
		}
		return
	}
	if side := float64(d.m.shown.Side); side > 0 && side*2*board.AcrossPerFoot*cam.Zoom < cam.W*0.6 {
		x, y = 0, 0 // the whole zone has room beside the panels
	}
	sx, sy := cam.Screen(x, y, 0)
	if gently && sx > cam.W*0.6 && sx < cam.W*0.94 && sy > cam.H*0.2 && sy < cam.H*0.85 {
		return
	}
	ax, ay := cam.World(cam.W*0.5, cam.H*0.5, 0)
	bx, by := cam.World(cam.W*0.68, cam.H*0.58, 0)
	cam.Centre(x-(bx-ax), y-(by-ay))
}

// show brings the board to this tick.
func (d *Duel) show(c *Ctx) {
	d.m.world(&d.w, d.tick)
	if d.wild != nil {
		d.wild.Update(&d.w)
	}
	d.scenery(c)
	if side := d.m.shown.Side; side > 0 && side != d.wide {
		d.wide = side
		d.widen(float64(side))
	}
	d.mark()
	d.b.Set(&d.w)
	d.b.Update()
	if d.m.Advance(d.b, func(q cue) { d.hear(c, q) }, func(key string) string { return d.panels.Loc().T(key) }) {
		d.changed()
		d.refresh(c)
	}
	p := d.m.Shown()
	if unit := p.Whose(); unit != d.acting {
		d.acting = unit
		d.changed()
		if unit != engine.None {
			u := &d.m.shown.Units[unit]
			if !u.Has(engine.Unseen) {
				at := d.m.foot(&d.m.shown, unit, u.X, u.Y, 0)
				d.turnTo(at.X, at.Y, true)
			}
		}
	}
	if who, _ := d.rolling(); who != engine.None && d.tick%rollTicks == 0 {
		d.changed()
	}
	d.sounding(c)
}

func (d *Duel) refresh(c *Ctx) {
	d.m.world(&d.w, d.tick)
	d.scenery(c)
	d.mark()
	d.b.Set(&d.w)
	d.b.Refresh()
}

// hands passes on what a person does to the board and the short-cuts.
func (d *Duel) hands(c *Ctx, used bool) {
	in := c.In
	if in.Pressed[Help] {
		d.codex(d.panels.UI.About())
		return
	}
	if in.Pressed[Chronicle] && d.compact() {
		d.openChronicle()
		return
	}
	if in.Pressed[Menu] {
		d.openMenu()
		return
	}
	if used {
		return
	}
	over := d.panels.UI.Over(in.X, in.Y)
	if d.m.Busy() {
		camera := in.Pressed[ZoomIn] || in.Pressed[ZoomOut] || in.Pressed[TurnLeft] || in.Pressed[TurnRight] || in.Pressed[Centre]
		if in.AnyPressed && !in.Down && !camera && !in.Clicked || in.Clicked && !over || in.Pressed[Confirm] || in.Pressed[Cancel] {
			d.m.Finish(d.b)
			d.changed()
		}
		return
	}
	if d.aim != nil {
		d.steer(c, over)
		return
	}
	if in.Pressed[Cancel] {
		d.openMenu()
		return
	}
	if in.Pressed[EndTurn] {
		d.endTurn()
		return
	}
	if in.Clicked && !over && !in.Dragging {
		if id := d.b.Figure(in.X, in.Y, 4*c.Scale); id > 0 {
			d.card = id - 1
		} else {
			d.card = engine.None
		}
		d.changed()
	}
}

// mark puts what is aimed at onto the board.
func (d *Duel) mark() {
	d.w.Marks = d.w.Marks[:0]
	d.w.Grid = 0
	for i := range d.w.Figures {
		f := &d.w.Figures[i]
		f.Selected = f.ID == figureID(d.card) || f.ID == figureID(d.hover)
	}
	if d.aim != nil {
		d.w.Grid = 1
		d.markAim()
	}
	if d.vote.open {
		d.markVote()
	}
}

// Draw shows the duel.
func (d *Duel) Draw(dst *ebiten.Image) {
	d.gauge.draws++
	if d.warm > 0 {
		d.b.Draw(dst) // over all of dst
	} else {
		dst.Fill(color.RGBA{5, 8, 14, 255})
	}
	if d.warm < fadeTicks {
		hud.Fill(dst, hud.Rect{W: float64(dst.Bounds().Dx()), H: float64(dst.Bounds().Dy())}, color.RGBA{5, 8, 14, 255}, 1-float64(d.warm)/fadeTicks)
	}
	d.panels.Draw(dst)
}

// handOver asks a person to take the screen before what only that person may
// see.
func (d *Duel) handOver(who int32) {
	if who == engine.None || d.m.Persons() < 2 || d.m.eyes == who {
		if d.handTo != engine.None && who == engine.None {
			d.handTo = engine.None
		}
		return
	}
	if d.secret(who) && d.handTo != who && d.panels.UI.Layers() == 0 {
		d.pass(who, nil)
	}
}

// secret tells whether what a person must decide now is not for the others.
func (d *Duel) secret(who int32) bool {
	s := &d.m.duel.State
	return s.Asking() || s.Phase == engine.ZoneBallot || s.Phase == engine.RoundsBallot || s.Phase == engine.Entry || d.m.Secret(who)
}

// askDraw asks a person for a draw after ten quiet rounds (R27).
func (d *Duel) askDraw(who int32) {
	delete(d.draws, who)
	w := d.words()
	c := command(engine.DoDeclareDraw, who)
	d.choose(w.t("quiet.title"), hud.Mark(w.t("quiet.text"), hud.Ink), []hud.PromptChoice{
		{ID: "on", Label: w.t("quiet.on"), Main: true, Click: func() {}},
		{ID: "draw", Label: w.t("quiet.draw"), Icon: hud.ActDraw, Click: func() { d.commit(c) }}})
}

// pass shows the plain screen between two persons, then does what follows.
func (d *Duel) pass(who int32, then func()) {
	if d.m.Persons() < 2 || d.m.eyes == who {
		if then != nil {
			then()
		}
		return
	}
	d.handTo = who
	d.panels.UI.Open(hud.Layer{Stay: true, Build: func(e *hud.Env) *hud.Node {
		m := d.m.Chosen.Mages[who]
		return hud.HandOver(e, m.Name, m.Colour&7, m.Emblem&7, func() {
			d.panels.UI.Close()
			d.handTo = engine.None
			d.m.Look(who)
			d.panels.UI.Focus("")
			if then != nil {
				then()
			}
		})
	}})
}

// portraits of mages in their colours, made once.
var portraits = map[portraitKey]*ebiten.Image{}

type portraitKey struct {
	model  string
	colour int
}

// mageFace is the likeness of a mage's model in a livery.
func mageFace(model string, colour int) *ebiten.Image {
	k := portraitKey{model, colour}
	if img, ok := portraits[k]; ok {
		return img
	}
	c := hud.Livery[colour&7]
	img, err := figures.DyedPortrait(modelSheet(model), [3]float64{float64(c.R) / 255, float64(c.G) / 255, float64(c.B) / 255})
	if err != nil {
		portraits[k] = nil
		return nil
	}
	portraits[k] = ebiten.NewImageFromImage(img)
	return portraits[k]
}

// setupPortrait is mageFace for the set-up screen.
func setupPortrait(model string, livery color.RGBA) *ebiten.Image {
	for i, c := range hud.Livery {
		if c == livery {
			return mageFace(model, i)
		}
	}
	return nil
}

// PersonWaits tells whether the duel stands still until a person decides.
func (d *Duel) PersonWaits() bool {
	who, _ := d.waiting()
	return who != engine.None
}
