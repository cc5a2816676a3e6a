package chronicle

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"mageduel/assets/rulebook"
	"mageduel/engine"
	"mageduel/engine/srd"
)

// feminine are the game's own suggestions of names that are feminine in French.
var feminine = map[string]bool{
	"Sefira": true, "Maëlis": true, "Odile": true, "Ysaline": true,
	"Elowen": true, "Perrine": true, "Isolde": true, "Mirabel": true,
}

// GenderOf is the gender in which French speaks of a participant of that name:
// feminine for the game's own feminine names, else masculine, as « un mage ».
func GenderOf(name string) rulebook.Gender {
	if feminine[name] {
		return rulebook.Feminine
	}
	return rulebook.Masculine
}

// name is somebody in a sentence. Messages use its methods: {{.Who}},
// {{.Who.S}} for “Sefira’s”, {{.Who.Of}} for « de Sefira », {{.Who.To}} for
// « à Sefira », {{.Who.E}} for the ending of a French participle.
type name struct {
	plain, of, to string
	feminine      bool
}

// String is the name as the subject.
func (n name) String() string { return n.plain }

// S is the English possessive.
func (n name) S() string { return n.plain + "’s" }

// Of is the French complement with « de ».
func (n name) Of() string { return n.of }

// To is the French complement with « à ».
func (n name) To() string { return n.to }

// E is the feminine ending of a French participle, or nothing.
func (n name) E() string {
	if n.feminine {
		return "e"
	}
	return ""
}

// name is what a unit is called: participants by name, creatures by kind and
// master, with a number where the master has several of the kind.
func (t *teller) name(unit int32) name {
	switch {
	case unit < 0 || int(unit) >= len(t.p.S.Units):
		return t.proper("?", rulebook.Masculine)
	case t.p.IsMage(unit):
		own := t.p.Setup.Mages[unit].Name
		g := GenderOf(own)
		if int(unit) < len(t.genders) {
			g = t.genders[unit]
		}
		return t.proper(own, g)
	}
	u := &t.p.S.Units[unit]
	noun := t.noun(unit)
	tail := ""
	if n, of := t.count(unit); of > 1 {
		tail = " " + strconv.Itoa(n)
	}
	n := name{plain: noun.The(t.lang) + tail, of: noun.Of(t.lang) + tail, to: noun.To(t.lang) + tail, feminine: noun.Gender == rulebook.Feminine}
	if u.Owner < 0 || !t.p.IsMage(u.Owner) {
		return n
	}
	master := t.name(u.Owner)
	if t.lang == rulebook.EN {
		own := master.S() + " " + noun.One(t.lang) + tail
		return name{plain: own, of: "of " + own, to: "to " + own}
	}
	n.plain += " " + master.of
	n.of += " " + master.of
	n.to += " " + master.of
	return n
}

// some is a unit with the indefinite article: “a celestial wolf”.
func (t *teller) some(unit int32) name {
	if t.p.IsMage(unit) || unit < 0 {
		return t.name(unit)
	}
	noun := t.noun(unit)
	return name{plain: noun.A(t.lang), feminine: noun.Gender == rulebook.Feminine}
}

func (t *teller) noun(unit int32) rulebook.Noun {
	u := &t.p.S.Units[unit]
	noun, ok := rulebook.Creature(srd.Creatures[u.Kind].Name)
	if !ok {
		own := srd.Creatures[u.Kind].Name
		noun = rulebook.Noun{EN: own, ENPlural: own, FR: own, FRPlural: own}
	}
	switch {
	case u.Has(engine.Celestial):
		return noun.With(rulebook.Celestial)
	case u.Has(engine.Fiendish):
		return noun.With(rulebook.Fiendish)
	}
	return noun
}

// count tells which one of how many alike of its owner a creature is.
func (t *teller) count(unit int32) (n, of int) {
	const template = engine.Celestial | engine.Fiendish
	u := &t.p.S.Units[unit]
	for i := range t.p.S.Units {
		o := &t.p.S.Units[i]
		if o.Kind == u.Kind && o.Owner == u.Owner && o.Flags&template == u.Flags&template {
			of++
			if int32(i) <= unit {
				n++
			}
		}
	}
	return n, of
}

func (t *teller) proper(own string, g rulebook.Gender) name {
	n := name{plain: own, of: "de " + own, to: "à " + own, feminine: g == rulebook.Feminine}
	if elides(own) {
		n.of = "d’" + own
	}
	return n
}

// elides tells whether « de » loses its vowel before a word.
func elides(s string) bool {
	r, size := utf8.DecodeRuneInString(s)
	if strings.ContainsRune("AEIOUÀÂÄÉÈÊËÎÏÔÖÛÜaeiouàâäéèêëîïôöûü", r) {
		return true
	}
	next, _ := utf8.DecodeRuneInString(s[size:])
	return (r == 'Y' || r == 'y') && !strings.ContainsRune("aeiouàâäéèêëîïôöûü", next)
}

// spell is a spell's name within a sentence.
func (t *teller) spell(id srd.SpellID) string {
	if id == srd.NoSpell || int(id) >= len(srd.Spells) {
		return "?"
	}
	n, ok := rulebook.Spell(srd.Spells[id].Name)
	if !ok {
		return srd.Spells[id].Name
	}
	return low(n.In(t.lang))
}

// low is a text with its words in lower case, but for numerals.
func low(s string) string {
	words := strings.Fields(s)
	for i, w := range words {
		if strings.Trim(w, "IVX") != "" {
			words[i] = strings.ToLower(w)
		}
	}
	return strings.Join(words, " ")
}

// ability is an ability's name, in French with « de ».
func (t *teller) ability(a engine.Ability) string {
	n := rulebook.Abilities[a].In(t.lang)
	switch {
	case t.lang == rulebook.EN:
		return n
	case elides(n):
		return "d’" + n
	}
	return "de " + n
}

func lookup(list []rulebook.Name, key string, l rulebook.Lang) (string, bool) {
	n, ok := rulebook.Lookup(list, key)
	return n.In(l), ok
}

// weapon is what an attack is made with.
func (t *teller) weapon() string {
	if atk := t.p.AttackOf(t.e); atk != nil {
		return t.word("attackName." + slug(atk.Name))
	}
	return t.word("weapon." + slug(engine.WeaponID(t.e.Y).Name()))
}

// slug is a name as part of a key: letters and figures, the rest underscores.
func slug(s string) string {
	var b strings.Builder
	gap := false
	for _, r := range strings.ToLower(s) {
		if r >= 'a' && r <= 'z' || r >= '0' && r <= '9' {
			if gap && b.Len() > 0 {
				b.WriteByte('_')
			}
			gap = false
			b.WriteRune(r)
			continue
		}
		gap = true
	}
	return b.String()
}

// Unit is what a unit is called at the head of a line.
func (w *Writer) Unit(p *engine.Position, unit int32) string {
	t := teller{Writer: w, p: p}
	return rulebook.Capital(t.name(unit).plain)
}

// Mage is what a participant is: a specialist by its name, else the class.
func (w *Writer) Mage(m *engine.MageSpec) string {
	key := "Wizard"
	switch {
	case m.Class == engine.Sorcerer:
		key = "Sorcerer"
	case m.School != srd.Universal:
		key = specialists[m.School]
	}
	n, _ := lookup(rulebook.Classes, key, w.lang)
	if f, ok := rulebook.ClassesFeminine[key]; ok && w.lang == rulebook.FR && GenderOf(m.Name) == rulebook.Feminine {
		return f
	}
	return n
}

var specialists = map[srd.School]string{
	srd.Abjuration: "Abjurer", srd.Conjuration: "Conjurer", srd.Divination: "Diviner", srd.Enchantment: "Enchanter",
	srd.Evocation: "Evoker", srd.Illusion: "Illusionist", srd.Necromancy: "Necromancer", srd.Transmutation: "Transmuter",
}
