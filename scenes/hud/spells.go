package hud

import (
	"math"
	"strings"
	"unicode"
)

// SpellEntry is one spell that may be cast.
type SpellEntry struct {
	ID     string
	Name   string
	Level  int // 0 to 9
	School Icon
	Times  int    // how often it stands prepared; 0 hides the count
	Reason string // why it cannot be cast now, "" if it can
	Note   Rich   // behind the name
	Swift  bool   // quickened: a swift action
	Tip    Rich
	About  string // link to what explains it
	Click  func()
}

// SpellBook is what the list of spells shows.
type SpellBook struct {
	Entries []SpellEntry
	Slots   [10]int // left at each level; below 0 without end, hidden if no spell is of the level
	Search  string
	Seek    func(string) // told what is searched
}

// Fold makes a name comparable to letters typed without accents.
func Fold(s string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(s) {
		switch r {
		case 'à', 'â', 'ä', 'á':
			r = 'a'
		case 'é', 'è', 'ê', 'ë':
			r = 'e'
		case 'î', 'ï', 'í':
			r = 'i'
		case 'ô', 'ö', 'ó':
			r = 'o'
		case 'û', 'ù', 'ü', 'ú':
			r = 'u'
		case 'ç':
			r = 'c'
		case 'œ':
			b.WriteString("oe")
			continue
		case '’':
			r = '\''
		}
		if !unicode.IsControl(r) {
			b.WriteRune(r)
		}
	}
	return b.String()
}

// Matches tells whether each word of search begins a word of name.
func Matches(name, search string) bool {
	name = " " + strings.NewReplacer("'", " ", "-", " ").Replace(Fold(name))
	for _, w := range strings.Fields(Fold(search)) {
		if !strings.Contains(name, " "+w) {
			return false
		}
	}
	return true
}

// Spells is the list of spells by level, with slots left and a search.
func Spells(e *Env, book *SpellBook) *Node {
	em := e.Em()
	search := TextEntry(e, "spells.search", Entry{Value: book.Search, Max: 20, Hint: e.T("spells.search"), Live: true, Set: book.Seek})
	list := Scrolled(e, "spells.list")
	list.Gap = math.Floor(em * 0.15)
	for level := range 10 {
		var rows []*Node
		for _, s := range book.Entries {
			if s.Level == level && Matches(s.Name, book.Search) {
				rows = append(rows, spellRow(e, s))
			}
		}
		if len(rows) == 0 {
			continue
		}
		slots := e.T("spells.slotsAtWill")
		tone := Dim
		if n := book.Slots[level]; n >= 0 {
			slots = e.T("spells.slots", "Count", n)
			if n == 0 {
				tone = Bad
			}
		}
		head := Line(e, Caption(Strong(e.T("spells.level", "Level", level), Gold)), Caption(Plain(slots, tone)))
		cells := Cells(e, 12.5, rows...)
		cells.Gap = list.Gap
		list.Kids = append(list.Kids, head, cells)
	}
	if len(list.Kids) == 0 {
		list.Kids = append(list.Kids, Label(Plain(e.T("spells.none"), Dim)))
	}
	return Col(e, search, list)
}

func spellRow(e *Env, s SpellEntry) *Node {
	em := e.Em()
	text := Plain(s.Name, Ink)
	if s.Times > 1 {
		text = append(text, Span{Text: " " + e.T("spells.times", "Times", s.Times), Tone: Gold})
	}
	if s.Swift {
		text = append(text, Span{Text: " " + e.T("spells.quickened"), Tone: Cyan})
	}
	if len(s.Note) > 0 {
		text = append(append(text, Span{Text: " · ", Tone: Dim}), s.Note...)
	}
	n := &Node{ID: "spell." + s.ID, Look: RowLook, Text: text, Icon: s.School, IconTone: Gold, PadX: math.Floor(em * 0.4), PadY: math.Floor(em * 0.2),
		MinH: math.Floor(em * 2), Click: s.Click, Tip: s.Tip, About: s.About}
	return n.Off(s.Reason)
}
