package scenes

import (
	"math"
	"sort"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/assets/rulebook"
	"mageduel/assets/sounds"
	"mageduel/engine"
	"mageduel/engine/srd"
	"mageduel/scenes/hud"
)

// CodexOptions says where the codex opens.
type CodexOptions struct {
	At       string     // a link: "rule:E7", "spell:Fireball", "creature:Wolf", "condition:prone", "term:round"
	Backdrop Backdrop   // nil is a night sky
	Back     func(*Ctx) // nil takes the screen off the stack
}

// Codex is the rule book: rules, spells, creatures, conditions and words.
type Codex struct {
	opt    CodexOptions
	panels *Panels
	tab    int
	at     string // link of the open entry
	search string
	past   []string
	list   []codexEntry
	listed [2]string
	narrow bool // the list is shown where there is no room for both
}

type codexEntry struct{ link, name string }

// codexTabs are the parts of the codex, by the beginning of their links.
var codexTabs = [...]string{"rule", "spell", "creature", "condition", "term"}

// NewCodex makes the codex.
func NewCodex(opt CodexOptions) *Codex {
	if opt.Backdrop == nil {
		opt.Backdrop = &Night{}
	}
	c := &Codex{opt: opt, narrow: true}
	c.panels = NewPanels(c.build)
	if opt.At != "" {
		c.open(opt.At)
		c.past = nil
	}
	return c
}

// Panels gives the screen's panels, for tests that walk it.
func (c *Codex) Panels() *Panels { return c.panels }

// SceneName tells those outside where the game is.
func (c *Codex) SceneName() string { return "codex" }

// At is the link of the open entry.
func (c *Codex) At() string { return c.at }

// open turns to an entry.
func (c *Codex) open(link string) {
	kind, _, _ := strings.Cut(link, ":")
	for i, t := range codexTabs {
		if t == kind {
			if c.at != "" && c.at != link {
				c.past = append(c.past, c.at)
			}
			if c.at != link {
				c.panels.Say(sounds.Shape("page", uint32(len(c.past))))
			}
			c.tab, c.at, c.narrow = i, link, false
			c.panels.UI.Invalidate()
			return
		}
	}
}

// back goes to the entry before, or leaves.
func (c *Codex) back(ctx *Ctx) {
	c.panels.Say("ui.back")
	if n := len(c.past); n > 0 {
		link := c.past[n-1]
		c.at = ""
		c.open(link)
		c.past = c.past[:n-1]
		return
	}
	if c.opt.Back != nil {
		c.opt.Back(ctx)
		return
	}
	ctx.Stack.Pop()
}

// entries are those of the open part that the search leaves.
func (c *Codex) entries(l rulebook.Lang, tag string) []codexEntry {
	key := [2]string{tag + codexTabs[c.tab], c.search}
	if c.listed == key && c.list != nil {
		return c.list
	}
	c.listed = key
	c.list = c.list[:0]
	add := func(link, name, more string) {
		if hud.Matches(name+" "+more, c.search) {
			c.list = append(c.list, codexEntry{link, name})
		}
	}
	switch codexTabs[c.tab] {
	case "rule":
		for _, r := range rulebook.Rules {
			add("rule:"+r.ID, r.ID+" · "+r.Title(l), "")
		}
		return c.list
	case "spell":
		for _, n := range rulebook.Spells {
			add("spell:"+n.Key, rulebook.Capital(n.In(l)), "")
		}
	case "creature":
		for _, n := range rulebook.Creatures {
			add("creature:"+n.Key, rulebook.Capital(n.One(l)), "")
		}
	case "condition":
		for _, n := range rulebook.Conditions {
			add("condition:"+n.Key, rulebook.Capital(n.In(l)), "")
		}
	case "term":
		for _, n := range rulebook.Glossary {
			name := n.EN
			if l == rulebook.FR {
				name = n.FR
			}
			add("term:"+n.Key, rulebook.Capital(name), "")
		}
	}
	sort.SliceStable(c.list, func(i, j int) bool { return hud.Fold(c.list[i].name) < hud.Fold(c.list[j].name) })
	return c.list
}

func (c *Codex) build(e *hud.Env) *hud.Node {
	em := e.Em()
	l := rulebook.LangOf(e.Loc.Tag())
	list := c.entries(l, e.Loc.Tag())
	if c.at == "" && len(list) > 0 && e.WideEm() >= 50 {
		c.at = list[0].link
	}
	var options []hud.Option
	for _, t := range codexTabs {
		options = append(options, hud.Option{Label: e.T("codex." + t)})
	}
	tabs := hud.Tabs(e, "codex.tab", options, c.tab, func(i int) {
		c.tab, c.search, c.at, c.narrow = i, "", "", true
		c.panels.Say(sounds.Shape("page", uint32(i)))
		c.panels.UI.Invalidate()
	})
	back := hud.PushIcon(e, "back", hud.ArrowLeft, e.T("hud.back"), func() { c.leave(c.panels.Ctx()) })
	search := hud.TextEntry(e, "codex.search", hud.Entry{Value: c.search, Max: 24, Hint: e.T("codex.search"), Live: true, Set: func(s string) {
		c.search = s
		c.panels.UI.Invalidate()
	}})
	rows := hud.Scrolled(e, "codex.list."+codexTabs[c.tab])
	rows.Gap = 0
	for i, en := range list {
		row := &hud.Node{ID: "entry." + strconv.Itoa(i), Look: hud.RowLook, Text: hud.Plain(en.name, hud.Ink), PadX: math.Floor(em * 0.4), PadY: math.Floor(em * 0.2), MinH: math.Floor(em * 1.8),
			Chosen: en.link == c.at, Click: func() { c.open(en.link) }}
		if en.link == c.at {
			row.First = true
			row.Text = hud.Strong(en.name, hud.Gold)
		}
		rows.Kids = append(rows.Kids, row)
	}
	if len(list) == 0 {
		rows.Kids = append(rows.Kids, hud.Label(hud.Plain(e.T("codex.none"), hud.Dim)))
	}
	page := hud.Scrolled(e, "codex.page."+c.at, c.page(e)...)
	both := e.WideEm() >= 50
	head := hud.Wrap(e, back, tabs)
	body := &hud.Node{Kind: hud.Row, Gap: math.Floor(em * 0.6), Grow: 1}
	left := hud.Panel(e, search, rows)
	right := hud.Panel(e, page)
	right.Grow = 1
	switch {
	case both:
		left.Width = math.Floor(em * 18)
		body.Kids = []*hud.Node{left, right}
	case c.narrow || c.at == "":
		left.Grow = 1
		body.Kids = []*hud.Node{left}
	default:
		body.Kids = []*hud.Node{right}
	}
	all := hud.Col(e, head, body)
	if e.HighEm() >= 32 {
		all.Kids = append([]*hud.Node{hud.Title(e, e.T("title.codex"), 1.9, float64(e.W)*0.7)}, all.Kids...)
	}
	all.PadX, all.PadY = math.Floor(em*0.6), math.Floor(em*0.4)
	return all
}

// leave is the Back button: from a page over the list where there is no room
// for both, else out.
func (c *Codex) leave(ctx *Ctx) {
	if !c.narrow && c.panels.UI.Env().WideEm() < 50 && len(c.past) == 0 {
		c.narrow = true
		c.panels.UI.Invalidate()
		return
	}
	c.back(ctx)
}

// page is the open entry.
func (c *Codex) page(e *hud.Env) []*hud.Node {
	kind, key, _ := strings.Cut(c.at, ":")
	w := wordsOf(e.Loc)
	var out []*hud.Node
	head := func(s string) { out = append(out, hud.Head(e, s)) }
	para := func(s string, tone hud.Tone) {
		n := hud.Label(linked(s, tone))
		n.OnLink = c.open
		out = append(out, n)
	}
	row := func(label, value string) {
		if value != "" {
			out = append(out, hud.Label(append(hud.Plain(label+" ", hud.Dim), hud.Span{Text: value, Tone: hud.Ink})))
		}
	}
	name := func(list []rulebook.Name, key string) string {
		if n, ok := rulebook.Lookup(list, key); ok {
			return n.In(w.l)
		}
		return ""
	}
	switch kind {
	case "rule":
		if r, ok := rulebook.ByID(key); ok {
			head(r.ID + " · " + r.Title(w.l))
			if r.Ruling() {
				out = append(out, hud.Label(hud.Plain(e.T("codex.ruling"), hud.Dim)))
			}
			para(r.Text(w.l), hud.Ink)
		}
	case "spell":
		n, ok := rulebook.Spell(key)
		if !ok {
			break
		}
		head(rulebook.Capital(n.In(w.l)))
		if t, ok := rulebook.SpellText(key); ok {
			para(t.In(w.l), hud.Ink)
		} else if t, ok := rulebook.SpellGist(key); ok {
			para(t.In(w.l), hud.Ink)
		}
		for id := srd.SpellID(1); int(id) <= srd.NumSpells; id++ {
			f := &srd.Spells[id]
			if f.Name != key {
				continue
			}
			row(e.T("spell.level"), e.Loc.Number(int64(f.Level)))
			row(e.T("spell.school"), name(rulebook.Schools, f.School.String()))
			row(e.T("spell.components"), f.Comp.String())
			if feet := f.Range.Feet(10); feet > 0 && feet < srd.UnlimitedFeet {
				row(e.T("spell.rangeAt10"), e.T("hud.feet", "Feet", feet))
			}
			if f.Save.Allowed() {
				row(e.T("spell.save"), name(rulebook.Saves, f.Save.Kind.String()))
			}
			if engine.EntersZone(id, true) {
				para(e.T("spell.enters")+" (P12)", hud.Good)
			} else {
				para(e.T("spell.staysOut")+" (P12)", hud.Dim)
			}
			if !engine.Implemented(id) {
				out = append(out, hud.Label(hud.Plain(e.T("codex.notInBooks"), hud.Dim)))
			}
		}
	case "creature":
		n, ok := rulebook.Creature(key)
		if !ok {
			break
		}
		head(rulebook.Capital(n.One(w.l)))
		if t, ok := rulebook.CreatureText(key); ok {
			para(t.In(w.l), hud.Ink)
		}
		for id := srd.CreatureID(1); int(id) <= srd.NumCreatures; id++ {
			f := &srd.Creatures[id]
			if f.Name != key {
				continue
			}
			row(e.T("codex.type"), name(rulebook.CreatureTypes, f.Type.String()))
			row(e.T("codex.size"), name(rulebook.Sizes, f.Size.String()))
			row(e.T("card.hp"), e.Loc.Number(int64(f.HP)))
			row(e.T("card.ac"), e.Loc.Number(int64(f.AC.Total)))
			speed := e.T("hud.feet", "Feet", int(f.Speed.Land))
			if f.Speed.Fly > 0 {
				speed += ", " + e.T("codex.fly", "Feet", int(f.Speed.Fly))
			}
			row(e.T("card.speed"), speed)
			row(e.T("codex.saves"), e.T("card.fortitude")+" "+e.Loc.Signed(int(f.Fort))+", "+e.T("card.reflex")+" "+e.Loc.Signed(int(f.Ref))+", "+e.T("card.will")+" "+e.Loc.Signed(int(f.Will)))
			if f.SummonLevel > 0 {
				row(e.T("codex.summon"), e.Loc.Number(int64(f.SummonLevel)))
			}
		}
	case "condition":
		if n, ok := rulebook.ConditionByKey(key); ok {
			head(rulebook.Capital(n.In(w.l)))
			para(n.Text(w.l), hud.Ink)
		}
	case "term":
		if n, ok := rulebook.TermByKey(key); ok {
			if w.l == rulebook.FR {
				head(rulebook.Capital(n.FR))
				para(n.TextFR, hud.Ink)
			} else {
				head(rulebook.Capital(n.EN))
				para(n.TextEN, hud.Ink)
			}
		}
	}
	return out
}

// linked makes the numbers of rules in a text into links.
func linked(s string, tone hud.Tone) hud.Rich {
	var out hud.Rich
	from := 0
	for i := 0; i < len(s); {
		if n := ruleAt(s, i); n > 0 {
			if i > from {
				out = append(out, hud.Span{Text: s[from:i], Tone: tone})
			}
			out = append(out, hud.Span{Text: s[i : i+n], Tone: hud.Link, Link: "rule:" + s[i:i+n]})
			i += n
			from = i
			continue
		}
		i++
	}
	if from < len(s) {
		out = append(out, hud.Span{Text: s[from:], Tone: tone})
	}
	return out
}

// ruleAt is the length of a rule's number that stands at i, 0 for none.
func ruleAt(s string, i int) int {
	letter := func(c byte) bool {
		return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c >= 0x80
	}
	if strings.IndexByte("QDPETJR", s[i]) < 0 || i > 0 && letter(s[i-1]) {
		return 0
	}
	n := 1
	for i+n < len(s) && s[i+n] >= '0' && s[i+n] <= '9' {
		n++
	}
	if n == 1 || i+n < len(s) && letter(s[i+n]) {
		return 0
	}
	if _, ok := rulebook.ByID(s[i : i+n]); !ok {
		return 0
	}
	return n
}

// Update moves the screen on.
func (c *Codex) Update(ctx *Ctx) error {
	if !ctx.Settings.ReducedMotion {
		c.opt.Backdrop.Update(ctx)
	}
	if !c.panels.Update(ctx) && ctx.In.Pressed[Cancel] {
		c.leave(ctx)
	}
	return nil
}

// Draw shows the screen.
func (c *Codex) Draw(dst *ebiten.Image) {
	c.opt.Backdrop.Draw(dst)
	c.panels.Draw(dst)
}
