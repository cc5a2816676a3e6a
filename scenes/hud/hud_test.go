package hud

import (
	"fmt"
	"image/color"
	"math"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/assets/fonts"
	"mageduel/assets/languages"
	"mageduel/scenes/frametest"
)

func env(w, h int, lang string, text float64) Env {
	return Env{W: w, H: h, DPR: 1, Text: text, Loc: languages.Or(lang), Calm: true}
}

// sizes are the screens that every panel must fit.
var sizes = [][2]int{{1024, 600}, {1280, 720}, {844, 390}, {2560, 1440}, {3840, 2160}, {1080, 1920}}

func prompt(e *Env) *Node {
	nop := func() {}
	return Prompt(e, "Aldric lance un sort.", Mark("Sefira : employer le contresort de ce round ? ([E3](rule:E3))", Ink), func(string) {}, []PromptChoice{
		{ID: "check", Label: "Art de la magie", Click: nop, Main: true},
		{ID: "counter", Label: "Contresort", Icon: ActCounter, Click: nop},
		{ID: "let", Label: "Laisser faire", Click: nop}})
}

// duel is a whole screen of a duel at its busiest.
func duel(e *Env) *Node {
	nop := func() {}
	var seats []Seat
	for i := range 11 {
		seats = append(seats, Seat{ID: fmt.Sprint(i), Name: []string{"Aldric", "Loup céleste"}[i%2], Bust: BustHat, Livery: i % 8, Emblem: i % 8,
			Share: float64(i) / 10, Acting: i == 2, Click: nop, Signs: []Icon{Prone}})
	}
	var acts []ActionItem
	for _, id := range []string{"cast", "attack", "move", "step", "ready", "delay", "item", "command", "dismiss", "draw", "yield", "end"} {
		acts = append(acts, ActionItem{ID: id, Icon: ActionIcons[id], Label: e.T("action." + id), Tip: e.T("action." + id + "Tip"), Key: "A", Click: nop})
	}
	var lines []ChronicleLine
	for i := range 40 {
		lines = append(lines, ChronicleLine{ID: i, Indent: i % 3, Text: Mark("Sefira lance [boule de feu](spell:fireball) (NLS 7)", Ink), Rolls: []Rich{Plain("7d6 = 26", Dim)}})
	}
	why := []WhyLine{{"armure (armure de mage)", "+4", ""}, {"parade", "+1", "l’anneau"}}
	card := &UnitCard{Name: "Oswin", Line: "Ensorceleur 9", Bust: BustHood, Livery: 3, Emblem: 3, HP: 14, Full: 52, HPKnown: true, Counter: "prêt",
		Numbers:    []CardNumber{{e.T("card.ac"), "17", why}, {e.T("card.reflex"), "+6", why}, {e.T("card.will"), "+8", nil}},
		Conditions: []CardEffect{{Icon: Prone, Name: "À terre", Bad: true}}, Effects: []CardEffect{{Icon: Warded, Name: "Armure de mage", Rounds: 5391}}}
	return Arrange(e, &Parts{
		Clock: ClockBox(e, &Clock{Round: 7, Seconds: 3558, Side: 60, Height: 60}), Order: Order(e, seats, OrderRoom(e)), Prompt: prompt(e),
		Actions:   Actions(e, acts, ActionRoom(e)),
		Chronicle: Chronicle(e, &ChronicleView{Lines: lines, Open: func(i int) bool { return i == 39 }, Toggle: func(int) {}, OnLink: func(string) {}}),
		Card:      UnitPanel(e, card), Corner: []*Node{IconButton(e, "menu", Gear, "Menu", nop)}})
}

func TestDuelScreenFitsEverySize(t *testing.T) {
	for _, size := range sizes {
		for _, lang := range languages.Known {
			for _, scale := range []float64{1, 1.3, 1.6, 2} {
				frametest.Do(func() {
					u := NewUI(duel)
					u.LayoutOnly = true
					u.Update(env(size[0], size[1], lang, scale), &Hands{})
					for _, fault := range u.Audit() {
						t.Errorf("%v %s %.1f: %s", size, lang, scale, fault)
					}
					u.Free()
				})
			}
		}
	}
}

func TestArrowsReachEveryWidget(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}} {
		frametest.Do(func() {
			u := NewUI(duel)
			u.LayoutOnly = true
			e := env(size[0], size[1], "fr", 1)
			u.Update(e, &Hands{})
			for _, id := range u.Unreached(e) {
				t.Errorf("%v: %s cannot be reached with the arrows", size, id)
			}
			u.Free()
		})
	}
}

func TestSteadyFrameAllocatesNothing(t *testing.T) {
	frametest.Do(func() {
		u := NewUI(duel)
		e := env(1280, 720, "en", 1)
		h := &Hands{X: 5, Y: 5}
		for range 60 {
			u.Update(e, h)
		}
		if n := testing.AllocsPerRun(100, func() { u.Update(e, h) }); n != 0 {
			t.Errorf("an idle update allocates %.1f times", n)
		}
		dst := ebiten.NewImage(1280, 720)
		defer dst.Deallocate()
		// The floor: the same pictures drawn by the engine alone.
		var imgs []*ebiten.Image
		for _, l := range u.layers {
			for _, s := range l.surfaces {
				imgs = append(imgs, s.img)
			}
		}
		measure := func(f func()) float64 {
			// The engine's queue grows until pixels are read: empty it first,
			// and take the best of a few runs.
			best := 1e9
			for range 4 {
				dst.At(0, 0)
				f()
				best = min(best, testing.AllocsPerRun(20, f))
			}
			return best
		}
		floor := measure(func() {
			for _, img := range imgs {
				op := ebiten.DrawImageOptions{}
				op.GeoM.Translate(1, 1)
				dst.DrawImage(img, &op)
			}
		})
		if n := measure(func() { u.Draw(dst) }); n > floor {
			t.Errorf("an idle draw of %d panels allocates %.1f times; the engine's own quads cost %.1f", len(imgs), n, floor)
		}
		u.Free()
	})
}

func TestPromptPicture(t *testing.T) {
	for _, c := range []struct {
		name string
		w, h int
		text float64
	}{{"prompt", 420, 240, 1}, {"prompt-double", 640, 480, 2}} {
		var dst *ebiten.Image
		frametest.Do(func() {
			u := NewUI(func(e *Env) *Node {
				p := prompt(e)
				p.Width = float64(e.W) - 20
				return &Node{Kind: Anchor, PadX: 10, PadY: 10, Kids: []*Node{p}}
			})
			e := env(c.w, c.h, "fr", c.text)
			u.Update(e, &Hands{})
			u.Update(e, &Hands{Down: true})
			dst = ebiten.NewImage(c.w, c.h)
			dst.Fill(color.RGBA{0x20, 0x40, 0x48, 0xff})
			u.Draw(dst)
		})
		frametest.Golden(t, c.name, dst)
	}
}

func TestDuelPicture(t *testing.T) {
	var dst *ebiten.Image
	u := NewUI(duel)
	frametest.Do(func() {
		u.Update(env(1280, 720, "fr", 1), &Hands{})
		dst = ebiten.NewImage(1280, 720)
		dst.Fill(color.RGBA{0x20, 0x40, 0x48, 0xff})
		u.Draw(dst)
	})
	frametest.Golden(t, "duel", dst)
	frametest.Do(u.Free) // not before the pixels are read: what is drawn waits until then
}

func TestSignsAndLetters(t *testing.T) {
	var dst *ebiten.Image
	frametest.Do(func() {
		dst = ebiten.NewImage(640, 400)
		dst.Fill(color.RGBA{0x10, 0x12, 0x24, 0xff})
		for i := Plus; i < IconCount; i++ {
			n := int(i - Plus)
			DrawIcon(dst, i, float64(n%20*32), float64(n/20*32), 28, palette[Gold])
		}
		for i, s := range []string{"Mageduel", "Préparer", "ABCDEFGHIJKLM", "NOPQRSTUVWXYZ", "«0123456789?!»"} {
			op := ebiten.DrawImageOptions{}
			op.GeoM.Translate(float64(i%2*320), float64(185+i/2*62))
			dst.DrawImage(Lettering(s, 26), &op)
		}
	})
	frametest.Golden(t, "signs", dst)
	for _, tag := range languages.Known {
		l := languages.Or(tag)
		for _, key := range []string{"setup.title", "settings.title", "handover.title"} {
			if s := l.T(key, "Name", "Élise"); !fonts.HasDisplay(s) {
				t.Errorf("the display cut cannot write %q", s)
			}
		}
	}
}

func TestMarkedText(t *testing.T) {
	r := Mark("*Sefira* casts [fireball](spell:fireball) for {gold:26}.", Ink)
	// Bold name, plain words, link, plain word, gold figure, full stop.
	if len(r) != 6 || r[0].Cut != fonts.Bold || r[2].Link != "spell:fireball" || r[4].Tone != Gold || r[4].Text != "26" {
		t.Errorf("marked text reads as %+v", r)
	}
	hostile := "*[x](rule:E7){gold:_\\"
	if got := Mark(Escape(hostile), Ink); got.String() != hostile || len(got) != 1 {
		t.Errorf("escaped text reads as %+v", got)
	}
}

func TestNarrowSpaceIsAnAdvance(t *testing.T) {
	k := faceKey{fonts.Regular, 20}
	// Two words and a fifth of 20 pixels between them.
	want := wordWidth(k, "round") + wordWidth(k, "?") + 4
	if got := wordWidth(k, "round\u202f?"); got != want {
		t.Errorf("the width is %.2f, wanted %.2f", got, want)
	}
	p := lay(Plain("un round\u202f?", Ink), 20, wordWidth(k, "un round")+1, 0)
	if p.lines != 2 || p.frags[1].word != "round\u202f?" {
		t.Errorf("a line breaks at a narrow no-break space: %+v", p.frags)
	}
}

func TestStylesWithinAWordDoNotBreakIt(t *testing.T) {
	p := lay(Mark("now ([E3](rule:E3)).", Ink), 20, 60, 0)
	for _, f := range p.frags[1:] {
		if f.y != p.frags[1].y {
			t.Errorf("(E3). is torn apart: %+v", p.frags)
		}
	}
}

func TestSearchFoldsAccents(t *testing.T) {
	for _, c := range []struct {
		name, search string
		want         bool
	}{
		{"Toile d’araignée", "toi ara", true}, {"Éclair", "ec", true}, {"Boule de feu", "oule", false},
		{"Œil du mage", "oei", true}, {"Magic missile", "mis mag", true}, {"Web", "", true},
	} {
		if got := Matches(c.name, c.search); got != c.want {
			t.Errorf("%q in %q: %v", c.search, c.name, got)
		}
	}
}

func TestPointerDoesWhatKeysDo(t *testing.T) {
	frametest.Do(func() {
		value, pressed := 5, 0
		u := NewUI(func(e *Env) *Node {
			return Panel(e, Stepper(e, "n", value, 0, 9, func(v int) string { return fmt.Sprint(v) }, func(v int) { value = v }),
				Push(e, "go", "Go", func() { pressed++ }), Push(e, "off", "Off", func() { pressed += 100 }).Off("Not now."))
		})
		e := env(1280, 720, "en", 1)
		u.Update(e, &Hands{})
		find := func(id string) Rect {
			for _, n := range u.top().targets {
				if n.ID == id {
					return n.Rect
				}
			}
			t.Errorf("no widget %s", id)
			return Rect{}
		}
		click := func(id string) {
			r := find(id)
			u.Update(e, &Hands{X: r.X + r.W/2, Y: r.Y + r.H/2, Moved: true, Held: true})
			u.Update(e, &Hands{X: r.X + r.W/2, Y: r.Y + r.H/2, Clicked: true})
		}
		click("n.more")
		click("go")
		if value != 6 || pressed != 1 {
			t.Errorf("after two clicks the value is %d (6), presses %d (1)", value, pressed)
		}
		click("off")
		if pressed != 1 {
			t.Error("a disabled button was pressed")
		}
		u.Update(e, &Hands{X: find("off").X + 3, Y: find("off").Y + 3})
		if u.tip == nil || !strings.Contains(u.tip.node.Kids[0].Text.String(), "Not now.") {
			t.Error("a refused click does not say why")
		}
		u.Focus("go")
		u.Update(e, &Hands{X: -1, Y: -1, Moved: true})
		if !u.Update(e, &Hands{X: -1, Y: -1, Confirm: true}) || pressed != 2 {
			t.Errorf("Confirm on the focus: %d presses (2)", pressed)
		}
		if u.Update(e, &Hands{X: 1270, Y: 715, Clicked: true}) != u.Over(1270, 715) {
			t.Error("a click beside the panels is not the board's")
		}
		u.Free()
	})
}

func TestOpenListTakesTheHands(t *testing.T) {
	frametest.Do(func() {
		at := 0
		var u *UI
		u = NewUI(func(e *Env) *Node {
			return Panel(e, Combo(u, e, "c", []Option{{Label: "One"}, {Label: "Two"}, {Label: "Three"}}, at, func(i int) { at = i }))
		})
		e := env(1280, 720, "en", 1)
		u.Update(e, &Hands{})
		u.Update(e, &Hands{Confirm: true})
		if u.Layers() != 1 || u.Focused() != "c.option.0" {
			t.Errorf("the list has %d layers, focus on %q", u.Layers(), u.Focused())
		}
		u.Update(e, &Hands{Down: true})
		u.Update(e, &Hands{Down: true})
		u.Update(e, &Hands{Confirm: true})
		if at != 2 || u.Layers() != 0 || u.Focused() != "c" {
			t.Errorf("chose %d (2), layers %d (0), focus %q (c)", at, u.Layers(), u.Focused())
		}
		u.Update(e, &Hands{Confirm: true})
		u.Update(e, &Hands{Cancel: true})
		if at != 2 || u.Layers() != 0 {
			t.Error("Cancel does not close the list unchanged")
		}
		u.Free()
	})
}

func TestTextEntryKeepsItsText(t *testing.T) {
	frametest.Do(func() {
		name := "Aldric"
		u := NewUI(func(e *Env) *Node {
			return Panel(e, TextEntry(e, "name", Entry{Value: name, Max: 8, Set: func(s string) { name = s }}), Push(e, "go", "Go", func() {}))
		})
		e := env(1280, 720, "en", 1)
		u.Update(e, &Hands{})
		u.Update(e, &Hands{Confirm: true})
		if !u.Editing() {
			t.Error("Confirm does not begin the entry")
			return
		}
		for range 3 {
			if !u.Update(e, &Hands{Down: true, Confirm: true}) {
				t.Error("an entry lets keys through")
			}
		}
		ed := u.edit
		ed.put(string(ed.text)+printable("é\n!"), "")
		if got := string(ed.text); got != "Aldricé!" {
			t.Errorf("the entry holds %q", got)
		}
		ed.put(string(ed.text)+"xyz", "")
		if got := string(ed.text); got != "Aldricé!" {
			t.Errorf("eight letters were allowed, it holds %q", got)
		}
		u.Update(e, &Hands{X: 900, Y: 700, Clicked: true})
		if u.Editing() || name != "Aldricé!" {
			t.Errorf("a click beside leaves %q, editing %v", name, u.Editing())
		}
		// Letters typed on a list with a search go there at once.
		found := ""
		u.Open(Layer{Build: func(e *Env) *Node {
			return Panel(e, TextEntry(e, "search", Entry{Value: found, Live: true, Set: func(s string) { found = s }}), Push(e, "fire", "Fireball", func() {}))
		}})
		u.Update(e, &Hands{})
		u.Focus("fire")
		u.Update(e, &Hands{Typed: []rune("f")})
		if found != "f" || !u.Editing() {
			t.Errorf("a typed letter searches %q, editing %v", found, u.Editing())
		}
		u.edit.finish(u, true)
		u.Close()
		u.Update(e, &Hands{})
		// A pad gets letters to choose from.
		u.Focus("name")
		u.Update(e, &Hands{})
		u.Update(e, &Hands{Confirm: true, PadPressed: true})
		for _, id := range []string{"letters.erase", "letters.erase", "letter.o", "letters.done"} {
			if !u.Press(id) {
				t.Errorf("no key %s in the grid of letters", id)
			}
			u.Update(e, &Hands{})
		}
		if name != "Aldrico" || u.Layers() != 0 {
			t.Errorf("the grid of letters leaves %q", name)
		}
		u.Free()
	})
}

func TestPassivePanelsLeaveTheArrowsToTheBoard(t *testing.T) {
	frametest.Do(func() {
		answers := 0
		u := NewUI(func(e *Env) *Node {
			return Panel(e, Prompt(e, "?", nil, nil, []PromptChoice{{ID: "a", Label: "A", Click: func() { answers++ }}}))
		})
		u.Passive = true
		e := env(1280, 720, "en", 1)
		u.Update(e, &Hands{})
		if u.Update(e, &Hands{Down: true}) || u.Update(e, &Hands{Confirm: true}) {
			t.Error("passive panels take arrows or Confirm")
		}
		if !u.Update(e, &Hands{Digit: 1}) || answers != 1 {
			t.Errorf("the digit of an answer gave %d answers (1)", answers)
		}
		u.Free()
	})
}

func TestListsScrollUnderAFinger(t *testing.T) {
	frametest.Do(func() {
		u := NewUI(func(e *Env) *Node {
			list := Scrolled(e, "list")
			for i := range 60 {
				list.Kids = append(list.Kids, Push(e, fmt.Sprint("b", i), fmt.Sprint(i), func() { t.Error("a drag pressed a button") }))
			}
			return Panel(e, list)
		})
		e := env(844, 390, "en", 1)
		u.Update(e, &Hands{})
		u.Update(e, &Hands{X: 200, Y: 200, Held: true, Touch: true, Moved: true})
		u.Update(e, &Hands{X: 200, Y: 120, Held: true, Touch: true, Moved: true, Dragging: true, DragY: -80})
		if got := u.scroll["list"]; got != 80 {
			t.Errorf("a finger drawn up 80 pixels scrolls %.0f", got)
		}
		u.Update(e, &Hands{X: 200, Y: 120, Wheel: 1})
		if got := u.scroll["list"]; got != 80-48 { // three lines of 16 pixels
			t.Errorf("the wheel scrolls to %.0f, wanted 32", got)
		}
		u.Focus("b59")
		u.Update(e, &Hands{})
		if u.focus == nil || u.focus.clip.H < u.focus.Rect.H {
			t.Error("the focus lies out of sight")
		}
		u.Free()
	})
}

func BenchmarkDuelScreen(b *testing.B) {
	frametest.Do(func() {
		u := NewUI(duel)
		e := env(1280, 720, "en", 1)
		u.Update(e, &Hands{})
		b.Run("idle", func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				u.Update(e, &Hands{})
			}
		})
		b.Run("rebuilt", func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				u.Invalidate()
				u.Update(e, &Hands{})
			}
		})
		u.Free()
	})
}

// luminance is the relative luminance of WCAG 2.
func luminance(c color.RGBA) float64 {
	lin := func(v uint8) float64 {
		x := float64(v) / 255
		if x <= 0.04045 {
			return x / 12.92
		}
		return math.Pow((x+0.055)/1.055, 2.4)
	}
	return 0.2126*lin(c.R) + 0.7152*lin(c.G) + 0.0722*lin(c.B)
}

func contrast(a, b color.RGBA) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

func TestTextStandsOutFromEveryGround(t *testing.T) {
	grounds := []color.RGBA{glassTop, glassFoot, fieldFill, buttonFill, hoverFill, chosenFill}
	for tone := Ink; tone < Faint; tone++ {
		for _, g := range grounds {
			if c := contrast(palette[tone], g); c < 4.5 {
				t.Errorf("tone %d on %v has a contrast of %.1f, less than 4.5", tone, g, c)
			}
		}
	}
	for i, a := range Livery {
		if c := contrast(a, glassTop); c < 3 {
			t.Errorf("livery %d has a contrast of %.1f to the glass, less than 3", i, c)
		}
	}
}

func TestRulesInBracketsAreLinks(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"Plain.", "Plain."},
		{"All equal (E10, E11). Twice (R3).", "All equal (|E10>rule:E10|, |E11>rule:E11|). Twice (|R3>rule:R3|)."},
		{"(T6)", "(|T6>rule:T6|)"},
		{"(a note) (7)", "(a note) (7)"},
	} {
		var got []string
		for _, s := range Cite(Plain(c.text, Ink)) {
			if s.Link != "" {
				s.Text += ">" + s.Link
			}
			got = append(got, s.Text)
		}
		if g := strings.Join(got, "|"); g != c.want {
			t.Errorf("%q becomes %q, wanted %q", c.text, g, c.want)
		}
	}
}
