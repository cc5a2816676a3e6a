// Package chronicle writes what happens in a duel as lines of text, in English
// and in French. It knows the engine's events and the words of assets, and
// nothing of screens: the game's panel, the terminal and replays share it.
package chronicle

import (
	"mageduel/assets/languages"
	"mageduel/assets/rulebook"
	"mageduel/engine"
)

// Kind is what a line tells of, for its colour.
type Kind uint8

// The kinds of lines.
const (
	Heading Kind = iota // a phase of the rite
	Round               // a round begins
	Turn                // a turn begins
	Rite                // the rite goes on
	Act                 // somebody does something
	Magic               // a spell is cast or ends
	Harm                // damage, conditions, losses
	Help                // healing, protection
	Roll                // dice
	End                 // of the duel, or of a participant's part in it
)

// Line is one sentence of the chronicle.
type Line struct {
	Text   string
	Indent int    // 0 headings and turns, 1 deeds, 2 rolls and what comes of them
	Rule   string // the rule of the rule book it refers to, such as "E7"; "" none
	Kind   Kind
	Of     engine.EventKind
	Detail []Detail // the sums behind the figures, to unfold
}

// Detail is one modifier in a sum, or the head of a sum.
type Detail struct {
	Text string
	Lost bool // does not count: another of its kind does
	Head bool
}

// Writer writes in one language. It belongs to one goroutine.
type Writer struct {
	loc     *languages.Localizer
	lang    rulebook.Lang
	genders []rulebook.Gender
}

// New is a writer in the language of loc. Genders are those of the
// participants' names, for French agreement; those that are missing are told
// by the name (GenderOf).
func New(loc *languages.Localizer, genders ...rulebook.Gender) *Writer {
	return &Writer{loc: loc, lang: rulebook.LangOf(loc.Tag()), genders: genders}
}

// Phase is the heading of a part of the rite.
func (w *Writer) Phase(p engine.Phase) Line {
	rules := [...]string{"D1", "D2", "P1", "P3", "P8", "P11", "P13", "P15", "T6"}
	return Line{Text: w.loc.T("chronicle.phase." + string(rune('0'+p))), Rule: rules[p], Kind: Heading, Of: engine.EvPhase}
}

// Write writes one event. The position is the one after it, as its readers may
// see it; lines are the modifiers that the event's L0 and L1 count in. An event
// that tells nothing a reader wants gives no line.
func (w *Writer) Write(p *engine.Position, e *engine.Event, lines []engine.Line) []Line {
	write := writers[e.Kind]
	if write == nil {
		return nil
	}
	t := &teller{Writer: w, p: p, e: e}
	if e.L0 >= 0 && e.L1 <= int32(len(lines)) && e.L0 < e.L1 {
		t.sums = lines[e.L0:e.L1]
	}
	write(t)
	return t.out
}

// All writes what the viewers may know of the events of one command: steps of
// one move become one line, and the start of a casting is told only where the
// spell does not follow at once. No viewers at all are spectators.
func (w *Writer) All(p *engine.Position, events []engine.Event, lines []engine.Line, viewers uint16) []Line {
	var out []Line
	for i := 0; i < len(events); i++ {
		e := events[i]
		if !e.SeenBy(viewers) {
			continue
		}
		switch e.Kind {
		case engine.EvCastBegin:
			if next := following(events, i, viewers); next != nil && next.Kind == engine.EvCast && next.Who == e.Who {
				continue
			}
		case engine.EvMove:
			walk := measure(&e)
			for i+1 < len(events) {
				n := &events[i+1]
				if n.Kind != engine.EvMove || n.Who != e.Who || n.A != e.A || n.B != e.B || !n.SeenBy(viewers) || n.X2 != e.X || n.Y2 != e.Y {
					break
				}
				walk.add(n)
				e.X, e.Y, e.Z = n.X, n.Y, n.Z
				i++
			}
			e.C = int32(walk.feet())
		}
		out = append(out, w.Write(p, &e, lines)...)
	}
	return out
}

// Join adds lines to a chronicle. The start of a casting is dropped where the
// spell follows at once, though it came with a later command.
func Join(all []Line, more ...Line) []Line {
	for _, l := range more {
		if n := len(all); l.Of == engine.EvCast && n > 0 && all[n-1].Of == engine.EvCastBegin {
			all = all[:n-1]
		}
		all = append(all, l)
	}
	return all
}

func following(events []engine.Event, i int, viewers uint16) *engine.Event {
	for i++; i < len(events); i++ {
		if events[i].SeenBy(viewers) {
			return &events[i]
		}
	}
	return nil
}

// walk counts the squares of a move, every second diagonal twice (R46).
type walk struct{ straight, diagonal int64 }

func measure(e *engine.Event) walk {
	var w walk
	w.add(e)
	return w
}

func (w *walk) add(e *engine.Event) {
	x, y, z := away(e.X-e.X2)/5, away(e.Y-e.Y2)/5, away(e.Z-e.Z2)/5
	long := max(x, y, z)
	across := x + y + z - long - min(x, y, z)
	w.diagonal += across
	w.straight += long - across
}

func (w *walk) feet() int64 { return 5 * (w.straight + w.diagonal + w.diagonal/2) }

func away(v int64) int64 { return max(v, -v) }

// teller writes one event.
type teller struct {
	*Writer
	p    *engine.Position
	e    *engine.Event
	sums []engine.Line
	out  []Line
}

// line adds a line from a message; data are pairs as of languages.T.
func (t *teller) line(kind Kind, indent int, rule, key string, data ...any) *Line {
	text := rulebook.Capital(t.loc.T("chronicle."+key, data...))
	t.out = append(t.out, Line{Text: text, Indent: indent, Rule: rule, Kind: kind, Of: t.e.Kind})
	return &t.out[len(t.out)-1]
}

func (t *teller) word(key string) string { return t.loc.T("chronicle." + key) }

func (t *teller) who() name    { return t.name(t.e.Who) }
func (t *teller) target() name { return t.name(t.e.Target) }

// at is where the event happens, in squares from the zone's low corner.
func (t *teller) at() string {
	x, y := square(t.e.X), square(t.e.Y)
	if t.e.Z > 0 {
		return t.loc.T("chronicle.square.high", "X", x, "Y", y, "Z", t.e.Z)
	}
	return t.loc.T("chronicle.square", "X", x, "Y", y)
}

// square is the number of a square along one side, 1 the first inside.
func square(feet int64) int64 {
	if feet < 0 {
		return (feet - 4) / 5
	}
	return feet/5 + 1
}
