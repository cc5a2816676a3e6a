package scenes

import (
	"image/color"
	"math"
	"strconv"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/assets/languages"
	"mageduel/scenes/hud"
)

// Choice is something to pick by name: its ID goes into the result, its
// label and tip are keys of assets/languages.
type Choice struct {
	ID    string
	Label string
	Tip   string // "" is none
	Icon  hud.Icon
}

// ReadyMage is a mage made beforehand for every level.
type ReadyMage struct {
	Choice
	Class Class
}

// SetupOptions is what there is to choose from. Empty lists stand for the
// defaults of DefaultSetup.
type SetupOptions struct {
	Backdrop Backdrop
	Most     int // participants, 2 to 8; 0 is 8
	Ready    []ReadyMage
	Players  []Choice // the first is a person
	Models   []Choice
	Places   []Choice
	Names    []string      // suggestions, in their order
	Seed     func() uint64 // a fresh seed
	Last     *SetupResult  // what was chosen the last time, or nil
	// Portrait is a picture of a model in a livery, or nil while there is none.
	Portrait func(model string, livery color.RGBA) *ebiten.Image
	Start    func(*Ctx, SetupResult)
	Back     func(*Ctx)              // nil takes the screen off the stack
	Rule     func(c *Ctx, id string) // opens the rule book at a rule such as "E7"; nil is nothing
}

var defaultNames = []string{"Aldric", "Sefira", "Oswin", "Maëlis", "Tancred", "Odile", "Corvin", "Ysaline", "Bertrand", "Elowen", "Hadrian", "Perrine", "Gauvin", "Isolde", "Roderic", "Mirabel"}

func (o *SetupOptions) fill() {
	if o.Backdrop == nil {
		o.Backdrop = &Night{}
	}
	if o.Most == 0 {
		o.Most = 8
	}
	if len(o.Ready) == 0 {
		o.Ready = []ReadyMage{
			{Choice{"evoker", "build.evoker", "build.evokerTip", hud.Evocation}, Wizard},
			{Choice{"conjurer", "build.conjurer", "build.conjurerTip", hud.Conjuration}, Wizard},
			{Choice{"abjurer", "build.abjurer", "build.abjurerTip", hud.Abjuration}, Wizard},
			{Choice{"illusionist", "build.illusionist", "build.illusionistTip", hud.Illusion}, Wizard},
			{Choice{"sorcerer", "build.sorcererFire", "build.sorcererFireTip", hud.Fire}, Sorcerer},
		}
	}
	if len(o.Players) == 0 {
		o.Players = []Choice{
			{"person", "player.person", "player.personTip", hud.Person},
			{"computer", "player.computer", "player.computerTip", hud.Thinker},
		}
	}
	if len(o.Models) == 0 {
		o.Models = []Choice{
			{"hat", "model.hat", "", hud.BustHat}, {"circlet", "model.circlet", "", hud.BustCirclet},
			{"collar", "model.collar", "", hud.BustCollar}, {"shawl", "model.shawl", "", hud.BustShawl},
			{"brim", "model.brim", "", hud.BustBrim}, {"hood", "model.hood", "", hud.BustHood},
		}
	}
	if len(o.Places) == 0 {
		o.Places = []Choice{{"heath", "place.heath", "", hud.NoIcon}}
	}
	if len(o.Names) == 0 {
		o.Names = defaultNames
	}
	if o.Seed == nil {
		n := uint64(7)
		o.Seed = func() uint64 { n = n*6364136223846793005 + 1442695040888963407; return n >> 40 }
	}
}

// DefaultSetup is what the screen starts from: two mages of level 7, a person
// against the computer, by the book.
func DefaultSetup(opt SetupOptions) SetupResult {
	opt.fill()
	r := SetupResult{Place: opt.Places[0].ID, WildLife: true, Chance: 5, Seed: opt.Seed()}
	r.House.Rounds, r.House.Minutes = 3, 60
	for i := range 2 {
		r.Mages = append(r.Mages, newMage(&opt, &r, i))
	}
	return r
}

// newMage suggests one more mage, different from those there are.
func newMage(opt *SetupOptions, r *SetupResult, i int) SetupMage {
	m := SetupMage{Level: 7, Player: opt.Players[min(i, 1)%len(opt.Players)].ID}
	if len(r.Mages) > 0 {
		m.Level = r.Mages[0].Level
	}
	ready := opt.Ready[i%len(opt.Ready)]
	m.Build, m.Class = ready.ID, ready.Class
	m.Model = opt.Models[i%len(opt.Models)].ID
	m.Name = freeName(opt, r, 0)
	m.Colour = freeMark(r, func(o SetupMage) int { return o.Colour })
	m.Emblem = freeMark(r, func(o SetupMage) int { return o.Emblem })
	return m
}

func freeMark(r *SetupResult, of func(SetupMage) int) int {
	for v := range 8 {
		taken := false
		for _, o := range r.Mages {
			taken = taken || of(o) == v
		}
		if !taken {
			return v
		}
	}
	return 0
}

// freeName is the first suggestion from the given place on that nobody has.
func freeName(opt *SetupOptions, r *SetupResult, from int) string {
	for i := range opt.Names {
		name := opt.Names[(from+i)%len(opt.Names)]
		taken := false
		for _, m := range r.Mages {
			taken = taken || m.Name == name
		}
		if !taken {
			return name
		}
	}
	return opt.Names[0]
}

// Setup is the screen where a duel is prepared.
type Setup struct {
	opt    SetupOptions
	res    SetupResult
	at     int // the mage being edited
	tab    int // where the screen is too small for all at once: 0 mages, 1 duel
	name   int // where suggestions of names are
	panels *Panels
}

// NewSetup makes the set-up screen.
func NewSetup(opt SetupOptions) *Setup {
	opt.fill()
	s := &Setup{opt: opt}
	if opt.Last != nil && len(opt.Last.Mages) >= 2 {
		s.res = *opt.Last
		s.res.Mages = append([]SetupMage(nil), opt.Last.Mages...)
	} else {
		s.res = DefaultSetup(opt)
	}
	s.panels = NewPanels(s.build)
	if opt.Rule != nil {
		s.panels.UI.OnLink = s.openRule
	}
	return s
}

// Panels gives the screen's panels, for tests that walk it.
func (s *Setup) Panels() *Panels { return s.panels }

// Result is what is chosen at this moment.
func (s *Setup) Result() SetupResult {
	r := s.res
	r.Mages = append([]SetupMage(nil), s.res.Mages...)
	return r
}

// refusal is why the duel cannot begin yet, "" if it can.
func (s *Setup) refusal(e *hud.Env) string {
	seen := map[string]bool{}
	for _, m := range s.res.Mages {
		if strings.TrimSpace(m.Name) == "" {
			return e.T("setup.nameEmpty")
		}
		if seen[m.Name] {
			return e.T("setup.nameTwice", "Name", m.Name)
		}
		seen[m.Name] = true
	}
	return ""
}

func (s *Setup) build(e *hud.Env) *hud.Node {
	em := e.Em()
	wide := float64(e.W)
	pad := math.Floor(em * 0.6)
	back := hud.PushIcon(e, "back", hud.ArrowLeft, e.T("hud.back"), s.back)
	start := hud.PushIcon(e, "start", hud.ActAttack, e.T("setup.start"), s.start).Main()
	start.Off(s.refusal(e))
	if e.WideEm() >= 62 && e.HighEm() >= 30 {
		foot := hud.Line(e, back, hud.Space(), start)
		title := hud.Title(e, e.T("setup.title"), 1.9, wide*0.7)
		list := hud.Panel(e, append([]*hud.Node{hud.Head(e, e.T("setup.tabMages"))}, s.mageList(e))...)
		list.Width = math.Floor(em * 14)
		form := hud.Panel(e, hud.Scrolled(e, "form", s.mageForm(e)...))
		form.Grow = 1
		duel := hud.Panel(e, hud.Scrolled(e, "duel", s.duelForm(e)...))
		duel.Width = math.Floor(em * 18.6)
		cols := &hud.Node{Kind: hud.Row, Gap: pad, Grow: 1, Kids: []*hud.Node{list, form, duel}}
		all := hud.Col(e, title, cols, foot)
		all.PadX, all.PadY = pad, math.Floor(em*0.4)
		return all
	}
	tabs := hud.Tabs(e, "tab", []hud.Option{{Label: e.T("setup.tabMages")}, {Label: e.T("setup.tabDuel")}}, s.tab, func(i int) { s.tab = i })
	if e.WideEm() < 40 {
		back = hud.IconButton(e, "back", hud.ArrowLeft, e.T("hud.back"), s.back)
		short := hud.Push(e, "start", e.T("setup.startShort"), s.start).Main()
		start = short.Off(s.refusal(e))
	}
	head := hud.Wrap(e, back, tabs, start)
	var body *hud.Node
	if s.tab == 0 {
		if e.WideEm() >= 44 {
			list := hud.Col(e, s.mageList(e))
			list.Width = math.Floor(em * 14.5)
			form := hud.Scrolled(e, "form", s.mageForm(e)...)
			body = &hud.Node{Kind: hud.Row, Gap: em, Grow: 1, Kids: []*hud.Node{list, form}}
		} else {
			body = hud.Scrolled(e, "form", append([]*hud.Node{s.mageChips(e), hud.Rule(e)}, s.mageForm(e)...)...)
		}
	} else {
		body = hud.Scrolled(e, "duel", s.duelForm(e)...)
	}
	box := hud.Panel(e, body)
	box.PadX, box.PadY = math.Floor(em*0.7), math.Floor(em*0.5)
	box.Grow = 1
	all := hud.Col(e, head, box)
	all.Gap = math.Floor(em * 0.3)
	all.PadX, all.PadY = math.Floor(em*0.4), math.Floor(em*0.3)
	return all
}

// mageCard is one line of the list: portrait with emblem, name, class, level.
func (s *Setup) mageCard(e *hud.Env, i int) *hud.Node {
	em := e.Em()
	m := s.res.Mages[i]
	text := append(hud.Strong(m.Name, hud.Ink), hud.Span{Text: "\n" + s.line(e, m), Tone: hud.Dim})
	n := &hud.Node{ID: "mage." + strconv.Itoa(i), Look: hud.Button, Kind: hud.Row, Gap: math.Floor(em * 0.5), Align: 0.5,
		PadX: math.Floor(em * 0.5), PadY: math.Floor(em * 0.4), Chosen: i == s.at, Click: func() { s.at = i }}
	n.Kids = []*hud.Node{s.portrait(m, math.Floor(em*2.7), m.Emblem), hud.Label(text).Growing(1)}
	return n
}

func (s *Setup) line(e *hud.Env, m SetupMage) string {
	return classLine(e.Loc, &m)
}

// classLine is what a mage is: class and level.
func classLine(loc *languages.Localizer, m *SetupMage) string {
	key := "class.wizard"
	if m.Class == Sorcerer {
		key = "class.sorcerer"
	}
	return loc.T("setup.line", "Class", loc.T(agreed(loc, key, m.Feminine())), "Level", m.Level)
}

// agreed is the key of a message in the gender of whom it speaks of.
func agreed(loc *languages.Localizer, key string, feminine bool) string {
	if feminine && loc.Has(key+"F") {
		return key + "F"
	}
	return key
}

func (s *Setup) mageList(e *hud.Env) *hud.Node {
	list := hud.Scrolled(e, "mages")
	for i := range s.res.Mages {
		list.Kids = append(list.Kids, s.mageCard(e, i))
	}
	list.Kids = append(list.Kids, s.addButton(e))
	return list
}

// mageChips is the list where there is no room beside the form.
func (s *Setup) mageChips(e *hud.Env) *hud.Node {
	n := hud.Wrap(e)
	for i, m := range s.res.Mages {
		b := hud.Push(e, "mage."+strconv.Itoa(i), m.Name, func() { s.at = i })
		b.Icon, b.Chosen = hud.Emblems[m.Emblem], i == s.at
		n.Kids = append(n.Kids, b)
	}
	n.Kids = append(n.Kids, s.addButton(e))
	return n
}

func (s *Setup) addButton(e *hud.Env) *hud.Node {
	n := hud.PushIcon(e, "add", hud.Plus, e.T("setup.add"), func() {
		s.res.Mages = append(s.res.Mages, newMage(&s.opt, &s.res, len(s.res.Mages)))
		s.at = len(s.res.Mages) - 1
	})
	if len(s.res.Mages) >= s.opt.Most {
		n.Off(e.T("setup.addFull", "Count", s.opt.Most))
	}
	return n
}

// portrait shows a mage's figure, or its bust while there is no picture.
func (s *Setup) portrait(m SetupMage, size float64, emblem int) *hud.Node {
	livery := hud.Livery[m.Colour]
	var img *ebiten.Image
	if s.opt.Portrait != nil {
		img = s.opt.Portrait(m.Model, livery)
	}
	bust := hud.BustHat
	for _, c := range s.opt.Models {
		if c.ID == m.Model && c.Icon != hud.NoIcon {
			bust = c.Icon
		}
	}
	return hud.Likeness(size, img, bust, livery, emblem, hud.Hale)
}

func (s *Setup) mageForm(e *hud.Env) []*hud.Node {
	em := e.Em()
	s.at = min(s.at, len(s.res.Mages)-1)
	m := &s.res.Mages[s.at]
	id := func(part string) string { return "m" + strconv.Itoa(s.at) + "." + part }
	entry := hud.TextEntry(e, id("name"), hud.Entry{Value: m.Name, Max: 20, Hint: e.T("setup.name"), Set: func(v string) {
		m.Name = strings.TrimSpace(v)
	}})
	entry.Grow = 1
	entry.First = true
	again := hud.IconButton(e, id("otherName"), hud.Die, e.T("setup.otherName"), func() {
		s.name++
		m.Name = freeName(&s.opt, &s.res, s.name)
	})
	class := hud.Tabs(e, id("class"), []hud.Option{
		{Label: e.T(agreed(e.Loc, "class.wizard", m.Feminine())), Tip: e.T("class.wizardTip")},
		{Label: e.T(agreed(e.Loc, "class.sorcerer", m.Feminine())), Tip: e.T("class.sorcererTip")}}, int(m.Class), func(i int) {
		m.Class = Class(i)
		s.pickBuild(m)
	})
	level := hud.Stepper(e, id("level"), m.Level, 1, 20, func(v int) string { return e.Loc.Number(int64(v)) }, func(v int) { m.Level = v })
	players := s.options(e, s.opt.Players)
	playerAt := indexOf(s.opt.Players, m.Player)
	player := hud.Combo(s.panels.UI, e, id("player"), players, playerAt, func(i int) { m.Player = s.opt.Players[i].ID })
	var ready []Choice
	for _, r := range s.opt.Ready {
		if r.Class == m.Class {
			r.Label = agreed(e.Loc, r.Label, m.Feminine())
			ready = append(ready, r.Choice)
		}
	}
	build := hud.Combo(s.panels.UI, e, id("build"), s.options(e, ready), indexOf(ready, m.Build), func(i int) { m.Build = ready[i].ID })
	models := s.options(e, s.opt.Models)
	model := hud.Combo(s.panels.UI, e, id("model"), models, indexOf(s.opt.Models, m.Model), func(i int) { m.Model = s.opt.Models[i].ID })

	gender := 0
	if m.Feminine() {
		gender = 1
	}
	genders := hud.Tabs(e, id("gender"), []hud.Option{{Label: e.T("gender.masculine"), Tip: e.T("setup.genderTip")}, {Label: e.T("gender.feminine"), Tip: e.T("setup.genderTip")}},
		gender, func(i int) { m.Gender = Masculine + Gender(i) })

	colours := hud.Wrap(e)
	emblems := hud.Wrap(e)
	for i := range 8 {
		c := hud.IconButton(e, id("colour")+strconv.Itoa(i), hud.NoIcon, e.T("colour."+strconv.Itoa(i+1)), func() { m.Colour = i })
		c.Chosen = i == m.Colour
		c.Sig = uint64(i + 1)
		c.Paint = func(p *hud.Painter) {
			a := 1.0
			if p.Node.Disabled {
				a = 0.22
			}
			hud.Fill(p.Dst, p.R.Inset(math.Floor(p.R.W*0.24)), hud.Livery[i], a)
		}
		b := hud.IconButton(e, id("emblem")+strconv.Itoa(i), hud.Emblems[i], e.T("emblem."+strconv.Itoa(i+1)), func() { m.Emblem = i })
		b.Chosen = i == m.Emblem
		for j, o := range s.res.Mages {
			if j == s.at {
				continue
			}
			if o.Colour == i {
				c.Off(e.T("setup.colourTaken", "Name", o.Name))
			}
			if o.Emblem == i {
				b.Off(e.T("setup.emblemTaken", "Name", o.Name))
			}
		}
		colours.Kids = append(colours.Kids, c)
		emblems.Kids = append(emblems.Kids, b)
	}
	remove := hud.PushIcon(e, id("remove"), hud.Cross, e.T("setup.remove"), func() {
		s.res.Mages = append(s.res.Mages[:s.at], s.res.Mages[s.at+1:]...)
		s.at = max(0, s.at-1)
	}).Fitted()
	if len(s.res.Mages) <= 2 {
		remove.Off(e.T("setup.removeFew"))
	}
	name := hud.FieldOf(e, e.T("setup.name"), hud.Line(e, entry, again))
	head := hud.Line(e, s.portrait(*m, math.Floor(em*5), -1), name.Growing(1))
	pair := func(a, b *hud.Node) *hud.Node { return hud.Cells(e, 13, a, b) }
	left := func(n *hud.Node) *hud.Node { return &hud.Node{Kind: hud.Flow, Kids: []*hud.Node{n}} }
	return []*hud.Node{
		head,
		pair(hud.FieldOf(e, e.T("setup.class"), class), hud.Wrap(e, hud.FieldOf(e, e.T("setup.level"), left(level)), hud.FieldOf(e, e.T("setup.gender"), genders))),
		pair(hud.FieldOf(e, e.T("setup.player"), player), hud.FieldOf(e, e.T("setup.build"), build)),
		hud.FieldOf(e, e.T("setup.model"), model),
		hud.FieldOf(e, e.T("setup.colour"), colours),
		hud.FieldOf(e, e.T("setup.emblem"), emblems),
		remove,
	}
}

// pickBuild gives m a ready-made mage of its class.
func (s *Setup) pickBuild(m *SetupMage) {
	for _, r := range s.opt.Ready {
		if r.ID == m.Build && r.Class == m.Class {
			return
		}
	}
	for _, r := range s.opt.Ready {
		if r.Class == m.Class {
			m.Build = r.ID
			return
		}
	}
}

func (s *Setup) options(e *hud.Env, cs []Choice) []hud.Option {
	var out []hud.Option
	for _, c := range cs {
		o := hud.Option{Label: e.T(c.Label), Icon: c.Icon, IconTone: hud.Gold}
		if c.Tip != "" {
			o.Tip = e.T(c.Tip)
		}
		out = append(out, o)
	}
	return out
}

func indexOf(cs []Choice, id string) int {
	for i, c := range cs {
		if c.ID == id {
			return i
		}
	}
	return 0
}

func (s *Setup) duelForm(e *hud.Env) []*hud.Node {
	em := e.Em()
	r := &s.res
	place := hud.Combo(s.panels.UI, e, "place", s.options(e, s.opt.Places), indexOf(s.opt.Places, r.Place), func(i int) { r.Place = s.opt.Places[i].ID })
	wild := hud.Switch(e, "wild", hud.Plain(e.T("setup.wild"), hud.Ink), r.WildLife, func(v bool) { r.WildLife = v })
	wild.Tip = hud.Plain(e.T("setup.wildTip"), hud.Ink)
	var crowd []hud.Option
	for _, k := range []string{"none", "quiet", "meddling"} {
		crowd = append(crowd, hud.Option{Label: e.T("bystanders." + k), Tip: e.T("bystanders." + k + "Tip")})
	}
	by := hud.Combo(s.panels.UI, e, "bystanders", crowd, int(r.Bystanders), func(i int) { r.Bystanders = Bystanders(i) })
	seed := hud.TextEntry(e, "seed", hud.Entry{Value: strconv.FormatUint(r.Seed, 10), Max: 12, Set: func(v string) {
		if n, err := strconv.ParseUint(strings.TrimSpace(v), 10, 64); err == nil {
			r.Seed = n
		}
	}})
	seed.Grow = 1
	seed.Tip = hud.Plain(e.T("setup.seedTip"), hud.Ink)
	seed.MinW = math.Floor(em * 6)
	dice := hud.IconButton(e, "newSeed", hud.Die, e.T("setup.seedNew"), func() { r.Seed = s.opt.Seed() })
	house := e.T("setup.houseNone")
	if n := r.House.Count(); n > 0 {
		house = e.T("setup.houseSome", "Count", n)
	}
	rules := hud.PushIcon(e, "house", hud.Book, e.T("setup.house"), s.openHouse)
	out := []*hud.Node{
		hud.FieldOf(e, e.T("setup.place"), place),
		wild,
		hud.FieldOf(e, e.T("setup.bystanders"), by),
	}
	if r.Bystanders == MeddlingBystanders {
		chance := hud.Stepper(e, "chance", r.Chance, 1, 50, func(v int) string { return e.T("hud.percent", "Value", v) }, func(v int) { r.Chance = v })
		out = append(out, hud.FieldOf(e, e.T("setup.chance"), &hud.Node{Kind: hud.Flow, Kids: []*hud.Node{chance}}))
	}
	if r.Bystanders != NoBystanders {
		master := hud.Switch(e, "master", hud.Plain(e.T("setup.master"), hud.Ink), r.Master, func(v bool) { r.Master = v })
		master.Tip = hud.Plain(e.T("setup.masterTip"), hud.Ink)
		out = append(out, master)
	}
	out = append(out,
		hud.FieldOf(e, e.T("setup.seed"), hud.Line(e, seed, dice)),
		hud.FieldOf(e, house, rules),
		hud.Rule(e))
	return append(out, s.zoneText(e)...)
}

// zoneText works the limits of the zone out before one's eyes (P5, R3).
func (s *Setup) zoneText(e *hud.Env) []*hud.Node {
	var levels []int
	var plus, times []string
	for _, m := range s.res.Mages {
		levels = append(levels, m.Level)
		n := e.Loc.Number(int64(m.Level))
		plus, times = append(plus, n), append(times, n)
	}
	small, largest, inverted := ZoneLimits(levels, s.res.House.Squares)
	mark := func(key string, data ...any) *hud.Node {
		n := hud.Label(hud.Mark(e.T(key, data...), hud.Ink))
		n.OnLink = s.openRule
		return n
	}
	out := []*hud.Node{hud.Head(e, e.T("setup.zone"))}
	if s.res.House.SizeFree {
		return append(out, mark("setup.zoneFree"))
	}
	out = append(out,
		mark("setup.zoneSum", "Sum", strings.Join(plus, " + "), "Feet", small),
		mark("setup.zoneProduct", "Product", strings.Join(times, " × "), "Feet", largest))
	if s.res.House.Squares {
		out = append(out, mark("setup.zoneSquares"))
	}
	if inverted {
		out = append(out, mark("setup.zoneInverted"))
	}
	why := hud.Label(hud.Plain(e.T("setup.zoneWhy"), hud.Dim))
	return append(out, why)
}

func (s *Setup) openRule(link string) {
	if id, ok := strings.CutPrefix(link, "rule:"); ok && s.opt.Rule != nil {
		s.opt.Rule(s.panels.Ctx(), id)
	}
}

// openHouse opens the drawer of house rules.
func (s *Setup) openHouse() {
	s.panels.UI.Open(hud.Layer{Dim: true, Build: func(e *hud.Env) *hud.Node {
		h := &s.res.House
		body := []*hud.Node{hud.Label(hud.Plain(e.T("setup.houseIntro"), hud.Dim))}
		flip := func(key, rule string, v *bool, more *hud.Node) {
			label := hud.Mark(e.T("house.label", "Name", e.T("house."+key), "Rule", rule), hud.Ink)
			if s.opt.Rule == nil { // nothing to open: the number is only named
				for i := range label {
					label[i].Link = ""
				}
			}
			n := hud.Switch(e, "house."+key, label, *v, func(on bool) { *v = on })
			n.OnLink = s.openRule
			n.Tip = hud.Plain(e.T("house."+key+"Tip"), hud.Ink)
			body = append(body, n)
			if *v && more != nil {
				body = append(body, &hud.Node{Kind: hud.Flow, PadX: e.Em() * 2, Kids: []*hud.Node{more}})
			}
		}
		flip("sizeFree", "P5", &h.SizeFree, nil)
		flip("squares", "P5", &h.Squares, nil)
		flip("rounds", "P8", &h.FixRounds, hud.Stepper(e, "house.roundsValue", h.Rounds, 0, 100,
			func(v int) string { return e.T("house.roundsValue", "Count", v) }, func(v int) { h.Rounds = v }))
		flip("freeCounters", "E3", &h.FreeCounter, nil)
		flip("weapons", "E4", &h.Weapons, nil)
		flip("fullDamage", "E7", &h.FullDamage, nil)
		flip("noSpellcraft", "J1", &h.NoCheck, nil)
		flip("edgeSave", "R34", &h.EdgeSave, nil)
		flip("hitPoints", "R27", &h.HitPoints, nil)
		flip("oldSpells", "R35", &h.OldSpells, nil)
		flip("time", "T4", &h.OwnTime, hud.Stepper(e, "house.minutes", h.Minutes/5, 1, 48,
			func(v int) string { return e.T("house.minutes", "Minutes", v*5) }, func(v int) { h.Minutes = v * 5 }))
		reset := hud.Push(e, "house.reset", e.T("setup.houseReset"), func() { *h = HouseRules{Rounds: h.Rounds, Minutes: h.Minutes} }).Fitted()
		body = append(body, reset)
		return hud.Drawer(s.panels.UI, e, e.T("setup.house"), 27, body...)
	}})
}

func (s *Setup) start() {
	if s.opt.Start != nil {
		s.opt.Start(s.panels.Ctx(), s.Result())
	}
}

func (s *Setup) back() {
	s.panels.Say("ui.back")
	c := s.panels.Ctx()
	if s.opt.Back != nil {
		s.opt.Back(c)
		return
	}
	c.Stack.Pop()
}

// Update moves the screen on.
func (s *Setup) Update(c *Ctx) error {
	s.opt.Backdrop.Update(c)
	homeScore(c)
	if !s.panels.Update(c) && c.In.Pressed[Cancel] {
		s.back()
	}
	return nil
}

// Draw shows the screen.
func (s *Setup) Draw(dst *ebiten.Image) {
	s.opt.Backdrop.Draw(dst)
	s.panels.Draw(dst)
}
