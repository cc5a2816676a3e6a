package scenes

import (
	"io/fs"
	"math/rand/v2"
	"strings"
	"testing"

	"mageduel/assets/languages"
	"mageduel/engine"
	"mageduel/engine/ai"
	"mageduel/engine/replay"
	"mageduel/engine/srd"
	"mageduel/scenes/board"
	"mageduel/scenes/frametest"
	"mageduel/scenes/hud"
)

func TestEveryRefusalHasASentence(t *testing.T) {
	for _, tag := range languages.Known {
		loc := languages.Or(tag)
		for r := engine.Fine + 1; r < engine.Refusals; r++ {
			if key := "refusal." + r.Error(); !loc.Has(key) {
				t.Errorf("%s has no %s", tag, key)
			}
		}
	}
}

func TestEveryEffectAndSourceHasAName(t *testing.T) {
	for _, tag := range languages.Known {
		w := wordsOf(languages.Or(tag))
		bad := func(s string) bool { return s == "" || strings.HasPrefix(s, "[") }
		for k := engine.NoEffect + 1; k < engine.EffectKinds; k++ {
			if k == engine.ConditionsEnd || k.Name() == "" || k.Flags()&engine.Shown == 0 {
				continue
			}
			e := engine.Effect{Kind: k}
			e.Spell, _ = spellOf(k)
			if name, _ := w.effect(&e); bad(name) {
				t.Errorf("%s: effect %s has no name: %s", tag, k.Name(), name)
			}
		}
		for b := engine.BaseTen; b <= engine.BaseWeapon; b++ {
			if s := w.source(engine.Line{Source: b}); bad(s) {
				t.Errorf("%s: base %d: %s", tag, b, s)
			}
		}
		for c := engine.CircumCover; c <= engine.CircumRage; c++ {
			if s := w.source(engine.Line{From: engine.FromRule, Source: c}); bad(s) {
				t.Errorf("%s: circumstance %d: %s", tag, c, s)
			}
		}
		for r := engine.ByDefeat; r <= engine.ByTogether; r++ {
			for _, o := range []engine.Outcome{engine.Won, engine.Draw} {
				if key := "result.reason." + reasonRules[r] + reasonTail(r, o); !w.loc.Has(key) {
					t.Errorf("%s has no %s", tag, key)
				}
			}
		}
		for k := range engine.ReadyMages {
			for _, tail := range []string{"", "Tip"} {
				if key := "build." + engine.ReadyMages[k].Name + tail; !w.loc.Has(key) {
					t.Errorf("%s has no %s", tag, key)
				}
			}
		}
		for id := srd.SpellID(1); int(id) <= srd.NumSpells; id++ {
			rule := engine.Rule(id)
			if rule.Aim == engine.AimWall || rule.Aim == engine.AimLine {
				continue
			}
			for o := range rule.Options {
				if key := "option." + optionKey(id, o); !w.loc.Has(key) {
					t.Errorf("%s has no %s", tag, key)
				}
			}
		}
		for _, k := range ai.Kinds {
			if !w.loc.Has("player." + k) {
				t.Errorf("%s has no player.%s", tag, k)
			}
		}
		for _, n := range PlaceNames {
			if !w.loc.Has("place." + n) {
				t.Errorf("%s has no place.%s", tag, n)
			}
		}
	}
}

// blank is a board that shows everything at once, or takes a beat for each.
type blank struct {
	beats []board.Beat
	next  []board.Beat
}

func (b *blank) Play(fx ...board.Effect) {
	for _, e := range fx {
		b.next = append(b.next, board.Beat{Tag: e.Tag, Kind: e.Kind, Stage: board.Strike})
	}
}
func (b *blank) Beats() []board.Beat { return b.beats }
func (b *blank) Busy() bool          { return len(b.next)+len(b.beats) > 0 }
func (b *blank) Finish()             { b.next, b.beats = nil, nil }
func (b *blank) update() {
	b.beats = append(b.beats[:0], b.next...)
	b.next = b.next[:0]
}

// testSetup is a set-up with so many persons, the others by the computer.
func testSetup(seed uint64, persons int, builds ...string) SetupResult {
	r := DefaultSetup(DuelSetup(SetupOptions{}))
	r.Seed = seed
	r.Mages = nil
	for i, b := range builds {
		m := SetupMage{Name: defaultNames[i], Level: 5, Player: ai.Kinds[0], Build: b, Model: "hat", Colour: i, Emblem: i}
		if b == "sorcerer" {
			m.Class = Sorcerer
		}
		if i < persons {
			m.Player = personPlayer
		}
		r.Mages = append(r.Mages, m)
	}
	return r
}

// TestShownEqualsView plays duels and holds that at the end of the queue what
// is shown is what everyone who sees the screen may know, however it came:
// step by step, or hurried in the middle.
func TestShownEqualsView(t *testing.T) {
	for seed := range uint64(3) {
		for persons := 0; persons <= 2; persons++ {
			m, err := NewMatch(testSetup(seed+1, persons, "evoker", "conjurer", "sorcerer"))
			if err != nil {
				t.Fatal(err)
			}
			rng := rand.New(rand.NewPCG(seed, uint64(persons)))
			standIn := make([]ai.Player, 3)
			for i := range standIn {
				standIn[i] = ai.New("", seed+uint64(i))
			}
			b := &blank{}
			for n := 0; n < 12000 && !m.Over(); n++ {
				if !m.Pump() {
					who, unit := m.Actor()
					if persons > 1 && rng.IntN(3) == 0 {
						m.Look(who)
					}
					v := m.View(who)
					var c engine.Command
					if v.S.Asking() {
						a := standIn[who].Answer(&v, v.S.Ask)
						c = engine.Command{Kind: engine.DoAnswer, Who: who, Option: a.Option, Slot: a.Slot}
					} else {
						c = standIn[who].Next(&v, unit)
					}
					if err := m.Apply(c); err != nil {
						t.Fatalf("seed %d: %v", seed, err)
					}
				}
				hurry := rng.IntN(4) == 0
				for k := 0; m.Busy(); k++ {
					b.update()
					m.Advance(b, func(cue) {}, func(s string) string { return s })
					if hurry && k == 2 {
						m.Finish(b)
					}
					if k > 5000 {
						t.Fatal("the queue does not come to its end")
					}
				}
				m.Look(engine.None)
				var want engine.State
				m.duel.View(m.Viewers(), &want)
				if m.shown.Hash() != want.Hash() {
					t.Fatalf("seed %d, %d persons: after command %d what is shown is not what may be known", seed, persons, n)
				}
			}
			if !m.Over() {
				t.Errorf("seed %d, %d persons: the duel does not end: round %d, %d commands", seed, persons, m.duel.State.Round, len(m.rec.Commands))
			}
		}
	}
}

// shelf is a store in memory.
type shelf map[string][]byte

func (s shelf) Read(n string) ([]byte, error) {
	if d, ok := s[n]; ok {
		return d, nil
	}
	return nil, fs.ErrNotExist
}
func (s shelf) Write(n string, d []byte) error { s[n] = d; return nil }
func (s shelf) Remove(n string) error          { delete(s, n); return nil }
func (s shelf) List() ([]string, error) {
	var out []string
	for n := range s {
		out = append(out, n)
	}
	return out, nil
}

type hush struct{}

func (hush) Play(string, float64, float64) {}
func (hush) Loop(string, float64)          {}

// duelContext is a Ctx in which a duel runs without a window's help.
func duelContext(w, h int, lang string) *Ctx {
	c := context(w, h, lang, 1)
	c.Settings.Speed = board.SpeedInstant
	c.Store, c.Sound, c.Notify = shelf{}, hush{}, func(string) {}
	return c
}

// tap is one update with something pressed.
func tap(c *Ctx, in Input) {
	in.Pad, in.Pinch = -1, 1
	*c.In = in
	top := c.Stack.Top()
	_ = top.Update(c)
	*c.In = Input{Pad: -1, Pinch: 1, X: in.X, Y: in.Y}
	for range 2 {
		_ = c.Stack.Top().Update(c)
	}
	c.Stack.Settle()
}

func key(a Action) Input {
	in := Input{AnyPressed: true}
	in.Pressed[a] = true
	return in
}

// TestDuelByKeyboard plays a whole duel, from the challenge to another one
// with the same set-up, with the keyboard alone.
func TestDuelByKeyboard(t *testing.T) {
	frametest.Do(func() {
		c := duelContext(1280, 720, "en")
		m, err := NewMatch(testSetup(3, 1, "evoker", "conjurer"))
		if err != nil {
			t.Error(err)
			return
		}
		d, err := NewDuel(m, PlayedDuel(DuelOptions{}))
		if err != nil {
			t.Error(err)
			return
		}
		c.Stack.Push(d)
		c.Stack.Settle()
		seen := map[string]bool{}
		kept := false
		for n := 0; n < 6000 && d.SceneName() != "result"; n++ {
			seen[d.SceneName()] = true
			kept = kept || HasDuel(c.Store)
			switch focus := d.panels.UI.Focused(); {
			case !d.PersonWaits():
				tap(c, key(Confirm))
			case d.aim != nil:
				if d.aim.whole {
					tap(c, key(Confirm))
				} else if len(d.aim.targets) > 0 && n%3 != 0 {
					tap(c, key(Next))
				} else {
					tap(c, key(Cancel))
					tap(c, key(EndTurn))
				}
			case d.panels.UI.Layers() > 0:
				if n%7 == 6 {
					tap(c, key(Cancel))
				} else {
					tap(c, key(Confirm))
				}
			case strings.HasPrefix(focus, "action.") && focus != "action.cast":
				tap(c, key(EndTurn))
			default:
				tap(c, key(Confirm))
			}
		}
		if d.SceneName() != "result" {
			t.Errorf("the duel is still at %s, round %d, focus %s", d.SceneName(), m.duel.State.Round, d.panels.UI.Focused())
			return
		}
		if !seen["rite"] || !seen["duel"] || !kept {
			t.Errorf("rite %v, duel %v, kept on the way %v", seen["rite"], seen["duel"], kept)
		}
		if HasDuel(c.Store) {
			t.Error("a duel that is over is still kept")
		}
		tap(c, Input{})
		if f := d.panels.UI.Focused(); f != "result.again" {
			t.Errorf("the result has its focus on %q", f)
		}
		tap(c, key(Confirm))
		if next, ok := c.Stack.Top().(*Duel); !ok || next == d || next.SceneName() != "rite" {
			t.Error("no other duel began")
		}
	})
}

// TestDuelByMouse plays rite and duel by clicks alone.
func TestDuelByMouse(t *testing.T) {
	frametest.Do(func() {
		c := duelContext(1280, 720, "fr")
		m, err := NewMatch(testSetup(5, 1, "evoker", "enchanter"))
		if err != nil {
			t.Error(err)
			return
		}
		d, err := NewDuel(m, DuelOptions{})
		if err != nil {
			t.Error(err)
			return
		}
		c.Stack.Push(d)
		c.Stack.Settle()
		click := func(r hud.Rect) {
			tap(c, Input{X: r.X + r.W/2, Y: r.Y + r.H/2, Moved: true, Clicked: true, AnyPressed: true})
		}
		try := func(ids ...string) bool {
			for _, id := range ids {
				if r, ok := d.panels.UI.Where(id); ok {
					click(r)
					if c.Stack.Top() != Scene(d) && !strings.HasPrefix(id, "result.") {
						t.Errorf("a click on %s at %v leads elsewhere", id, r)
					}
					return true
				}
			}
			return false
		}
		aimed, moved := 0, 0
		tap(c, Input{})
		for n := 0; n < 3000 && d.SceneName() != "result"; n++ {
			if !d.PersonWaits() {
				tap(c, Input{X: 640, Y: 400})
				continue
			}
			s := &m.duel.State
			switch {
			case d.aim != nil && d.aim.how == aimMove:
				moved++
				at := d.aim.at
				for q := range d.aim.reach {
					if v := m.View(0); v.Mask.Inside(q) && q.Z == 0 {
						at = q
						break
					}
				}
				p := m.corner(&m.shown, at.X, at.Y, 0)
				x, y := d.b.Camera().Screen(p.X+2.5, p.Y+2.5, 0)
				if d.panels.UI.Over(x, y) || d.b.Figure(x, y, 0) > 0 {
					try("prompt.back")
					try("action.end")
					continue
				}
				click(hud.Rect{X: x, Y: y})
			case d.aim != nil:
				aimed++
				if d.aim.whole {
					try("prompt.confirm")
				} else if !try("prompt.all") {
					try("prompt.back")
					try("action.end")
				}
			case d.panels.UI.Layers() > 0:
				if f := d.panels.UI.Focused(); strings.HasPrefix(f, "spell.") && n%4 < 2 && try(f) {
					break // the first that can be cast is in sight
				}
				done := false
				for i := range s.Slots {
					id := "spell." + string(rune('0'+i%10))
					if i >= 10 {
						id = "spell.1" + string(rune('0'+i%10))
					}
					if d.panels.UI.Layers() == 0 {
						done = true
						break
					}
					if n%2 == 0 && i < 5 {
						continue
					}
					done = try(id) || done
				}
				if d.panels.UI.Layers() > 0 && !try("prompt.0", "confirm.yes", "drawer.close") || !done && d.panels.UI.Layers() > 0 {
					tap(c, Input{X: 2, Y: 718, Moved: true, Clicked: true, AnyPressed: true})
				}
			case try("prompt.offer", "prompt.concentrate", "vote.zone", "vote.rounds", "prompt.enter", "prompt.both", "prompt.no", "prompt.yes"):
				if d.m.duel.State.Asking() {
					try("prompt.pass")
				}
			case s.Asking():
				if !try("prompt.pass") {
					tap(c, Input{X: 640, Y: 400})
				}
			case n > 1000 && n%3 == 0 && try("action.draw"): // a long duel is ended in peace
			case n%5 == 0 && moved < 3 && try("action.move"):
			case !s.Units[0].Has(engine.StandardUsed) && n%11 != 0 && try("action.cast"):
			case !try("action.end"):
				tap(c, Input{X: 640, Y: 400})
			}
		}
		if d.SceneName() != "result" {
			t.Errorf("the duel is still at %s, round %d", d.SceneName(), m.duel.State.Round)
			return
		}
		if aimed == 0 {
			t.Error("nothing was aimed")
		}
		for n := 0; n < 400 && d.m.Busy(); n++ {
			tap(c, Input{})
		}
		tap(c, Input{})
		if !try("result.title") {
			t.Error("the result cannot be left by the mouse")
		}
	})
}

// TestDuelGoesOn keeps a duel in the middle and takes it up again.
func TestDuelGoesOn(t *testing.T) {
	m, err := NewMatch(testSetup(9, 0, "evoker", "necromancer"))
	if err != nil {
		t.Fatal(err)
	}
	b := &blank{}
	for n := 0; n < 60 && !m.Over(); n++ {
		m.Pump()
		m.Finish(b)
	}
	s := shelf{}
	if err := KeepDuel(s, m); err != nil {
		t.Fatal(err)
	}
	if !HasDuel(s) {
		t.Fatal("nothing is kept")
	}
	again, foreign, err := ContinueDuel(s)
	if err != nil || foreign != "" {
		t.Fatal(err, foreign)
	}
	if again.Hash() != m.Hash() {
		t.Error("the duel goes on from another position")
	}
	if again.Chosen.Mages[0].Name != m.Chosen.Mages[0].Name || again.Chosen.Place != m.Chosen.Place {
		t.Error("the seats are others")
	}
	DropDuel(s)
	if HasDuel(s) {
		t.Error("what was dropped is still there")
	}
}

// TestReplayShowsTheSameDuel plays a record to its end and comes to the same
// position.
func TestReplayShowsTheSameDuel(t *testing.T) {
	m, err := NewMatch(testSetup(11, 0, "sorcerer", "conjurer"))
	if err != nil {
		t.Fatal(err)
	}
	b := &blank{}
	for n := 0; n < 4000 && !m.Over(); n++ {
		m.Pump()
		m.Finish(b)
	}
	rec, err := replay.Decode(m.rec.Encode())
	if err != nil {
		t.Fatal(err)
	}
	frametest.Do(func() {
		c := duelContext(1280, 720, "en")
		d, err := NewReplay(rec, SeatsOf(rec.Setup), DuelOptions{})
		if err != nil {
			t.Error(err)
			return
		}
		c.Stack.Push(d)
		c.Stack.Settle()
		tap(c, Input{})
		tap(c, Input{Digit: 1, AnyPressed: true}) // pause
		before, of := d.Tape()
		for range 40 {
			tap(c, Input{})
		}
		if at, _ := d.Tape(); at != before {
			t.Errorf("a paused replay went from %d to %d", before, at)
		}
		tap(c, Input{Digit: 2, AnyPressed: true}) // one step
		for range 10 {
			tap(c, Input{})
		}
		if at, _ := d.Tape(); at != before+1 {
			t.Errorf("one step went from %d to %d", before, at)
		}
		tap(c, Input{Digit: 1, AnyPressed: true})
		for n := 0; n < 20000; n++ {
			tap(c, Input{})
			if at, _ := d.Tape(); at == of && !d.m.Busy() {
				break
			}
		}
		if d.m.Hash() != m.Hash() {
			at, _ := d.Tape()
			t.Errorf("the replay ends elsewhere, at %d of %d", at, of)
		}
	})
}

// TestCodexFindsAndLinks opens an entry by a link, follows one in its text and
// comes back.
func TestCodexFindsAndLinks(t *testing.T) {
	if n := ruleAt("see E7.", 4); n != 2 {
		t.Errorf("E7 is %d long", n)
	}
	if n := ruleAt("d20 or DC15 and R99", 16); n != 0 {
		t.Error("R99 is no rule")
	}
	for _, tag := range languages.Known {
		frametest.Do(func() {
			c := duelContext(1280, 720, tag)
			x := NewCodex(CodexOptions{At: "spell:Fireball"})
			c.Stack.Push(x)
			c.Stack.Settle()
			tap(c, Input{})
			if x.At() != "spell:Fireball" {
				t.Errorf("open at %s", x.At())
			}
			x.open("rule:E7")
			tap(c, key(Cancel))
			if x.At() != "spell:Fireball" {
				t.Errorf("back at %s", x.At())
			}
			for i := range codexTabs {
				x.tab, x.at, x.search = i, "", ""
				if len(x.entries(0, tag)) == 0 {
					t.Errorf("%s is empty", codexTabs[i])
				}
			}
		})
	}
}

func TestZoneSizesEndAtTheLimits(t *testing.T) {
	// Two of level 7: 2 x 14 = 28 and 5 x 49 = 245 ft; eight of level 20 up to
	// 5 x 20^8 = 128,000,000,000 ft (R5).
	for _, l := range [][2]int64{{28, 245}, {6, 6}, {320, 128_000_000_000}, {10, 45}} {
		list := zoneSizes(l[0], l[1])
		if list[0] != l[0] || list[len(list)-1] != l[1] || len(list) > 500 {
			t.Errorf("%v: %d sizes from %d to %d", l, len(list), list[0], list[len(list)-1])
		}
		for i := 1; i < len(list); i++ {
			if list[i] <= list[i-1] {
				t.Errorf("%v: %d after %d", l, list[i], list[i-1])
			}
		}
	}
}
