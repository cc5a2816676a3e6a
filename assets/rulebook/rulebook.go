// Package rulebook holds what the game says about its rules, in English and
// in French: the rules and rulings of the mageduel, the names of spells,
// creatures, conditions and terms, and the short explanations shown in the
// codex and in tooltips. All of it is plain data; nothing here decides a rule.
package rulebook

// Lang is one of the two languages of the game. They are equals: no text
// falls back from one to the other.
type Lang uint8

// The languages.
const (
	EN Lang = iota
	FR
)

// LangOf is the language of a tag such as "fr" or "fr-CA". Every tag that is
// not French reads English, the language menus show first.
func LangOf(tag string) Lang {
	if len(tag) >= 2 && (tag[:2] == "fr" || tag[:2] == "FR") && (len(tag) == 2 || tag[2] == '-' || tag[2] == '_') {
		return FR
	}
	return EN
}

// Rule is one rule or ruling of the mageduel as the codex shows it.
type Rule struct {
	ID      string // "Q1" to "J1" for the rite, "R1" to "R47" for rulings
	TitleEN string
	TitleFR string
	EN      string // two to five sentences
	FR      string // two to five sentences
}

// Title is the heading of the rule in a language.
func (r Rule) Title(l Lang) string {
	if l == FR {
		return r.TitleFR
	}
	return r.TitleEN
}

// Text is the body of the rule in a language.
func (r Rule) Text(l Lang) string {
	if l == FR {
		return r.FR
	}
	return r.EN
}

// Ruling reports whether the rule settles what the rite itself leaves open.
func (r Rule) Ruling() bool { return r.ID[0] == 'R' }

// Rules lists every rule and ruling in the order of the rule book: Q, D, P, E,
// T, J, then R1 to R47.
var Rules = append(lawRules[:len(lawRules):len(lawRules)], rulings...)

var ruleIndex = indexBy(Rules, func(r Rule) string { return r.ID })

// ByID finds a rule by its number, such as "E7" or "R21".
func ByID(id string) (Rule, bool) { return find(Rules, ruleIndex, id) }

func indexBy[T any](list []T, key func(T) string) map[string]int {
	m := make(map[string]int, len(list))
	for i, v := range list {
		m[key(v)] = i
	}
	return m
}

func find[T any](list []T, index map[string]int, key string) (T, bool) {
	if i, ok := index[key]; ok {
		return list[i], true
	}
	var none T
	return none, false
}
