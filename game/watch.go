package game

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"mageduel/assets/languages"
	"mageduel/engine"
	"mageduel/engine/ai"
	"mageduel/engine/replay"
	"mageduel/scenes/chronicle"
)

func init() {
	shared = append(shared,
		command{"watch", [2]string{"a duel between computer players, as text", "un duel entre joueurs artificiels, en texte"}, watch},
		command{"arena", [2]string{"many duels without pictures, and their figures", "beaucoup de duels sans images, et leurs chiffres"}, arenaCommand},
		command{"codex", [2]string{"spells, creatures, conditions and rules", "sorts, créatures, états et règles"}, codex},
		command{"replay", [2]string{"check a recorded duel, or read it", "vérifier un duel enregistré, ou le lire"}, replayCommand},
	)
}

// contestant is one side of a duel between computer players.
type contestant struct {
	ready  *engine.ReadyMage
	level  int
	player string // a kind of ai.Kinds
}

// complaint is what is wrong with a command line, in both languages, and how
// to mend it.
type complaint struct{ english, french string }

func (c *complaint) Error() string { return c.english }

func complain(english, french string, args ...any) error {
	return &complaint{fmt.Sprintf(english, args...), fmt.Sprintf(french, args...)}
}

// grumble says a complaint or any other error as one sentence.
func grumble(w io.Writer, command string, err error) {
	english, french := err.Error(), err.Error()
	if c, ok := err.(*complaint); ok {
		english, french = c.english, c.french
	}
	say(w, "mageduel "+command+": "+english, "mageduel "+command+"\u202f: "+french)
}

// parseContestant reads NAME:LEVEL[:OPPONENT].
func parseContestant(which, text string) (contestant, error) {
	parts := strings.Split(text, ":")
	if len(parts) < 2 || len(parts) > 3 {
		return contestant{}, complain("-%s %q is not NAME:LEVEL[:OPPONENT], such as evoker:5.",
			"-%s %q n’est pas NOM:NIVEAU[:ADVERSAIRE], comme evoker:5.", which, text)
	}
	var c contestant
	if c.ready = engine.FindReady(parts[0]); c.ready == nil {
		var known []string
		for i := range engine.ReadyMages {
			known = append(known, engine.ReadyMages[i].Name)
		}
		return c, complain("-%s names no known mage: %q; choose from %s.",
			"-%s ne nomme aucun mage connu\u202f: %q\u202f; au choix\u202f: %s.", which, parts[0], strings.Join(known, ", "))
	}
	var err error
	if c.level, err = strconv.Atoi(parts[1]); err != nil || c.level < 1 || c.level > 20 {
		return c, complain("-%s asks for level %q; levels go from 1 to 20.",
			"-%s demande le niveau %q\u202f; les niveaux vont de 1 à 20.", which, parts[1])
	}
	c.player = ai.Kinds[0]
	if len(parts) == 3 {
		c.player = parts[2]
		if !slices.Contains(ai.Kinds, c.player) {
			return c, complain("-%s names no known opponent: %q; choose from %s.",
				"-%s ne nomme aucun adversaire connu\u202f: %q\u202f; au choix\u202f: %s.", which, c.player, strings.Join(ai.Kinds, ", "))
		}
	}
	return c, nil
}

// parseSeed reads a seed: 0 to 2^64-1.
func parseSeed(text string) (uint64, error) {
	seed, err := strconv.ParseUint(text, 10, 64)
	if err != nil {
		return 0, complain("-seed %q is no whole number from 0 on; leave it out for 1.",
			"-seed %q n’est pas un nombre entier à partir de 0\u202f; sans lui, c’est 1.", text)
	}
	return seed, nil
}

// parseLanguage reads a language's tag.
func parseLanguage(text string) (*languages.Localizer, error) {
	loc, err := languages.New(text)
	if err != nil {
		return nil, complain("-lang %q is not spoken here; choose from %s.",
			"-lang %q n’est pas parlé ici\u202f; au choix\u202f: %s.", text, strings.Join(languages.Known, ", "))
	}
	return loc, nil
}

// players are what the computer players of a duel are called.
var players = [2]string{"Sefira", "Oswin"}

// setupOf is the set-up of a duel between contestants, the first of them in
// the first seat.
func setupOf(seed uint64, sides ...contestant) *engine.Setup {
	set := &engine.Setup{Seed: seed}
	for i, c := range sides {
		set.Mages = append(set.Mages, c.ready.At(players[i], c.level))
	}
	return set
}

// playersOf has the players of a duel; their own dice hang on the seed too.
func playersOf(seed uint64, sides ...contestant) (players []ai.Player) {
	for i, c := range sides {
		players = append(players, ai.New(c.player, seed+uint64(i)*0x9E3779B97F4A7C15))
	}
	return players
}

// watch plays a duel between computer players and writes its chronicle.
func watch(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("watch", flag.ContinueOnError)
	a := flags.String("a", "evoker:5", "the first mage, `NAME:LEVEL[:OPPONENT]`")
	b := flags.String("b", "conjurer:5", "the second mage, `NAME:LEVEL[:OPPONENT]`")
	seedText := flags.String("seed", "1", "the seed of the dice, a whole `number`")
	lang := flags.String("lang", systemLanguage(), "the language, `en or fr`")
	out := flags.String("o", "", "also write the duel as a replay to this `file`")
	if status, ok := parse(flags, args, 0, stdout, stderr); !ok {
		return status
	}
	fail := func(err error, status int) int { grumble(stderr, "watch", err); return status }
	first, err := parseContestant("a", *a)
	if err != nil {
		return fail(err, exitUsage)
	}
	second, err := parseContestant("b", *b)
	if err != nil {
		return fail(err, exitUsage)
	}
	seed, err := parseSeed(*seedText)
	if err != nil {
		return fail(err, exitUsage)
	}
	loc, err := parseLanguage(*lang)
	if err != nil {
		return fail(err, exitUsage)
	}
	d, err := engine.New(setupOf(seed, first, second))
	if err != nil {
		return fail(err, exitFailed)
	}
	w := bufio.NewWriter(stdout)
	teller := narrate(w, loc, d)
	rec := replay.Start(d)
	table := ai.Table{Players: playersOf(seed, first, second)}
	table.Play(d, func(c engine.Command) {
		rec.Note(d, c)
		teller.tell(d)
	})
	teller.finish(d)
	if err := w.Flush(); err != nil {
		return fail(err, exitFailed)
	}
	if *out != "" {
		if err := writeWhole(*out, rec.Encode()); err != nil {
			return fail(complain("the replay cannot be written: %v.", "la reprise ne peut être écrite\u202f: %v.", err), exitFailed)
		}
	}
	return exitDone
}

// narrator writes the chronicle of a duel as text.
type narrator struct {
	w      *bufio.Writer
	loc    *languages.Localizer
	writer *chronicle.Writer
	empty  bool            // the last line was empty
	held   *chronicle.Line // the start of a casting: not written if the spell follows at once
}

func narrate(w *bufio.Writer, loc *languages.Localizer, d *engine.Duel) *narrator {
	n := &narrator{w: w, loc: loc, writer: chronicle.New(loc), empty: true}
	for i := range d.Setup.Mages {
		m := &d.Setup.Mages[i]
		fmt.Fprintln(w, loc.T("watch.mage", "Name", m.Name, "Class", n.writer.Mage(m), "Level", int(m.Level), "HP", int(m.HP)))
	}
	n.empty = false
	n.print(n.writer.Phase(engine.Challenge))
	return n
}

// tell writes what the last command brought, as spectators see it.
func (n *narrator) tell(d *engine.Duel) {
	p := d.Position()
	rest := d.Events
	for _, l := range n.writer.All(&p, d.Events, d.Lines, 0) {
		if n.held != nil {
			if l.Of != engine.EvCast {
				n.print(*n.held)
			}
			n.held = nil
		}
		if l.Of == engine.EvCastBegin {
			n.held = &l
			continue
		}
		n.print(l)
		if l.Kind == chronicle.Round {
			rest = afterRound(rest)
			n.standing(&p, rest)
		}
	}
}

// print writes one line: headings are underlined, rounds and turns set apart.
func (n *narrator) print(l chronicle.Line) {
	gap := func() {
		if !n.empty {
			fmt.Fprintln(n.w)
		}
	}
	switch l.Kind {
	case chronicle.Heading:
		gap()
		fmt.Fprintf(n.w, "%s (%s)\n%s\n", l.Text, l.Rule, strings.Repeat("=", utf8.RuneCountInString(l.Text)+len(l.Rule)+3))
		n.empty = true
		return
	case chronicle.Round:
		gap()
		fmt.Fprintf(n.w, "%s\n%s\n", l.Text, strings.Repeat("-", utf8.RuneCountInString(l.Text)))
	default:
		fmt.Fprintf(n.w, "%s%s\n", strings.Repeat("  ", l.Indent), l.Text)
	}
	n.empty = false
}

// afterRound are the events that follow the next beginning of a round.
func afterRound(events []engine.Event) []engine.Event {
	for i := range events {
		if events[i].Kind == engine.EvRound {
			return events[i+1:]
		}
	}
	return nil
}

// standing writes how all who were in play stood as a round began: what the
// same command brought after that is taken back.
func (n *narrator) standing(p *engine.Position, since []engine.Event) {
	back := map[int32]int32{}
	here := map[int32]bool{}
	for i := range p.S.Units {
		here[int32(i)] = p.InPlay(int32(i))
	}
	for i := len(since) - 1; i >= 0; i-- {
		switch e := &since[i]; e.Kind {
		case engine.EvDamage:
			back[e.Target] += e.A
		case engine.EvHeal:
			back[e.Target] -= e.A
		case engine.EvSummoned:
			here[e.Target] = false
		case engine.EvSent, engine.EvSlain:
			here[e.Target] = true
		case engine.EvLeft:
			here[e.Who] = true
		}
	}
	var parts []string
	for i := range p.S.Units {
		u := &p.S.Units[i]
		if here[int32(i)] && u.Owner >= 0 {
			parts = append(parts, n.loc.T("watch.standing", "Name", n.writer.Unit(p, int32(i)), "Left", int(u.Left()+back[int32(i)]), "HP", int(u.MaxHP)))
		}
	}
	fmt.Fprintln(n.w, strings.Join(parts, " · "))
}

// finish writes the result and the state's hash.
func (n *narrator) finish(d *engine.Duel) {
	p := d.Position()
	l := n.writer.Result(&p)
	text := l.Text
	if l.Rule != "" {
		text += " (" + l.Rule + ")"
	}
	fmt.Fprintf(n.w, "\nresult: %s\nhash: %016x\n", text, d.State.Hash())
}
