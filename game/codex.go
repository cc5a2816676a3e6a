package game

import (
	"bufio"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"slices"
	"strings"
	"unicode"

	"mageduel/assets/languages"
	"mageduel/assets/rulebook"
	"mageduel/engine"
	"mageduel/engine/srd"
)

// codex writes what the game knows: all of it as data, or what a search finds
// as text.
func codex(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("codex", flag.ContinueOnError)
	asJSON := flags.Bool("json", false, "write every spell, creature, condition and rule as JSON")
	tag := flags.String("lang", systemLanguage(), "the language, `en or fr`")
	if status, ok := parse(flags, args, 100, stdout, stderr); !ok {
		return status
	}
	fail := func(err error, status int) int { grumble(stderr, "codex", err); return status }
	loc, err := parseLanguage(*tag)
	if err != nil {
		return fail(err, exitUsage)
	}
	w := bufio.NewWriter(stdout)
	query := strings.Join(flags.Args(), " ")
	switch {
	case *asJSON && query != "":
		return fail(complain("-json writes everything; leave out %q.", "-json écrit tout\u202f; il faut omettre %q.", query), exitUsage)
	case *asJSON:
		err = codexJSON(w)
	case query == "":
		codexList(w, loc)
	default:
		if !codexSearch(w, loc, query) {
			return fail(complain("nothing is called %q; without a word it lists everything.",
				"rien ne s’appelle %q\u202f; sans mot, tout est cité.", query), exitFailed)
		}
	}
	if err == nil {
		err = w.Flush()
	}
	if err != nil {
		return fail(err, exitFailed)
	}
	return exitDone
}

// row is a JSON object that keeps the order of its keys.
type row []field

type field struct {
	key   string
	value any
}

// MarshalJSON writes the fields in their order.
func (r row) MarshalJSON() ([]byte, error) {
	var b strings.Builder
	b.WriteByte('{')
	for i, f := range r {
		if i > 0 {
			b.WriteByte(',')
		}
		key, err := json.Marshal(f.key)
		if err != nil {
			return nil, err
		}
		value, err := json.Marshal(f.value)
		if err != nil {
			return nil, err
		}
		b.Write(key)
		b.WriteByte(':')
		b.Write(value)
	}
	b.WriteByte('}')
	return []byte(b.String()), nil
}

// columns are the SRD's figures as fields.
func columns(kvs []srd.KV) row {
	var r row
	for _, kv := range kvs {
		r = append(r, field{kv.Key, kv.Value})
	}
	return r
}

// codexJSON writes everything, in the order of the tables.
func codexJSON(w io.Writer) error {
	var spells, creatures, conditions, rules []row
	for id := srd.SpellID(1); int(id) <= srd.NumSpells; id++ {
		n, _ := rulebook.Spell(srd.Spells[id].Name)
		spells = append(spells, append(columns(srd.SpellColumns(id)),
			field{"implemented", engine.Implemented(id)}, field{"en", n.EN}, field{"fr", n.FR}))
	}
	played := summoned()
	for id := srd.CreatureID(1); int(id) <= srd.NumCreatures; id++ {
		n, _ := rulebook.Creature(srd.Creatures[id].Name)
		creatures = append(creatures, append(columns(srd.CreatureColumns(id)),
			field{"implemented", played[id]}, field{"en", n.One(rulebook.EN)}, field{"fr", n.One(rulebook.FR)}))
	}
	for _, c := range rulebook.Conditions {
		conditions = append(conditions, row{{"name", c.Key}, {"en", c.EN}, {"fr", c.FR}, {"text_en", c.TextEN}, {"text_fr", c.TextFR}})
	}
	for _, r := range rulebook.Rules {
		rules = append(rules, row{{"id", r.ID}, {"title_en", r.TitleEN}, {"title_fr", r.TitleFR}, {"en", r.EN}, {"fr", r.FR}})
	}
	enc := json.NewEncoder(w)
	enc.SetEscapeHTML(false)
	enc.SetIndent("", " ")
	return enc.Encode(row{{"spells", spells}, {"creatures", creatures}, {"conditions", conditions}, {"rules", rules}})
}

// summoned are the creatures that a spell of the game can bring and that it
// knows in full.
func summoned() map[srd.CreatureID]bool {
	m := map[srd.CreatureID]bool{}
	for id := srd.SpellID(1); int(id) <= srd.NumSpells; id++ {
		if !engine.Implemented(id) {
			continue
		}
		for _, c := range engine.SummonChoices(id) {
			m[c.Creature] = engine.Plays(c.Creature)
		}
	}
	return m
}

// entry is one thing that the codex knows.
type entry struct {
	id, title string
	names     []string // what it is found by
	print     func(w io.Writer, loc *languages.Localizer)
}

// section is a part of the codex.
type section struct {
	title   [2]string
	entries []entry
}

// sections are all entries, titled in the language.
func sections(l rulebook.Lang) []section {
	spells := section{title: [2]string{"Spells", "Sorts"}}
	for id := srd.SpellID(1); int(id) <= srd.NumSpells; id++ {
		s := &srd.Spells[id]
		n, _ := rulebook.Spell(s.Name)
		spells.entries = append(spells.entries, entry{id: s.Name, title: n.In(l), names: []string{s.Name, n.EN, n.FR},
			print: func(w io.Writer, loc *languages.Localizer) { printSpell(w, loc, id) }})
	}
	creatures := section{title: [2]string{"Creatures", "Créatures"}}
	for id := srd.CreatureID(1); int(id) <= srd.NumCreatures; id++ {
		c := &srd.Creatures[id]
		n, _ := rulebook.Creature(c.Name)
		creatures.entries = append(creatures.entries, entry{id: c.Name, title: rulebook.Capital(n.One(l)), names: []string{c.Name, n.One(rulebook.EN), n.One(rulebook.FR)},
			print: func(w io.Writer, loc *languages.Localizer) { printCreature(w, loc, id) }})
	}
	conditions := section{title: [2]string{"Conditions", "États"}}
	for _, c := range rulebook.Conditions {
		conditions.entries = append(conditions.entries, entry{id: c.Key, title: rulebook.Capital(c.In(l)), names: []string{c.Key, c.EN, c.FR, c.FRFeminine},
			print: func(w io.Writer, loc *languages.Localizer) { fmt.Fprintln(w, c.Text(l)) }})
	}
	terms := section{title: [2]string{"Terms", "Termes"}}
	for _, t := range rulebook.Glossary {
		terms.entries = append(terms.entries, entry{id: t.Key, title: rulebook.Capital(t.In(l)), names: []string{t.Key, t.EN, t.FR},
			print: func(w io.Writer, loc *languages.Localizer) { fmt.Fprintln(w, t.Text(l)) }})
	}
	rules := section{title: [2]string{"Rules", "Règles"}}
	for _, r := range rulebook.Rules {
		rules.entries = append(rules.entries, entry{id: r.ID, title: r.ID + " " + r.Title(l), names: []string{r.ID, r.TitleEN, r.TitleFR},
			print: func(w io.Writer, loc *languages.Localizer) { fmt.Fprintln(w, r.Text(l)) }})
	}
	return []section{spells, creatures, conditions, terms, rules}
}

// codexList writes the titles of all entries.
func codexList(w io.Writer, loc *languages.Localizer) {
	l := rulebook.LangOf(loc.Tag())
	for i, s := range sections(l) {
		if i > 0 {
			fmt.Fprintln(w)
		}
		fmt.Fprintln(w, s.title[l])
		for _, e := range s.entries {
			fmt.Fprintln(w, "  "+e.title)
		}
	}
}

// codexSearch writes the entries of that name, or else those whose names
// contain it; false if there are none.
func codexSearch(w io.Writer, loc *languages.Localizer, query string) bool {
	want := fold(query)
	l := rulebook.LangOf(loc.Tag())
	var exact, near []entry
	for _, s := range sections(l) {
		for _, e := range s.entries {
			switch {
			case slices.ContainsFunc(e.names, func(n string) bool { return fold(n) == want }):
				exact = append(exact, e)
			case slices.ContainsFunc(e.names, func(n string) bool { return strings.Contains(fold(n), want) }):
				near = append(near, e)
			}
		}
	}
	found := exact
	if len(found) == 0 {
		found = near
	}
	for i, e := range found {
		if i > 0 {
			fmt.Fprintln(w)
		}
		fmt.Fprintln(w, e.title)
		e.print(w, loc)
	}
	return len(found) > 0
}

// fold makes names alike that differ only in case, accents or apostrophes.
func fold(s string) string {
	return strings.Map(func(r rune) rune {
		r = unicode.ToLower(r)
		switch r {
		case 'à', 'â', 'ä':
			return 'a'
		case 'é', 'è', 'ê', 'ë':
			return 'e'
		case 'î', 'ï':
			return 'i'
		case 'ô', 'ö':
			return 'o'
		case 'û', 'ù', 'ü':
			return 'u'
		case 'ç':
			return 'c'
		case '’':
			return '\''
		}
		return r
	}, strings.TrimSpace(s))
}

// printSpell writes what the codex says of a spell, then its figures.
func printSpell(w io.Writer, loc *languages.Localizer, id srd.SpellID) {
	l := rulebook.LangOf(loc.Tag())
	name := srd.Spells[id].Name
	if t, ok := rulebook.SpellText(name); ok {
		fmt.Fprintln(w, t.In(l))
	} else if t, ok := rulebook.SpellGist(name); ok {
		fmt.Fprintln(w, t.In(l))
	}
	if !engine.Implemented(id) {
		fmt.Fprintln(w, [2]string{"It cannot be cast in this game.", "Il ne peut être lancé dans ce jeu."}[l])
	}
	printColumns(w, srd.SpellColumns(id))
}

func printCreature(w io.Writer, loc *languages.Localizer, id srd.CreatureID) {
	if t, ok := rulebook.CreatureText(srd.Creatures[id].Name); ok {
		fmt.Fprintln(w, t.In(rulebook.LangOf(loc.Tag())))
	}
	printColumns(w, srd.CreatureColumns(id))
}

// printColumns writes the figures as the rules print them.
func printColumns(w io.Writer, kvs []srd.KV) {
	wide := 0
	for _, kv := range kvs {
		wide = max(wide, len(kv.Key))
	}
	for _, kv := range kvs {
		if kv.Value != "" && kv.Value != "-" {
			fmt.Fprintf(w, "  %-*s  %s\n", wide, kv.Key, kv.Value)
		}
	}
}
