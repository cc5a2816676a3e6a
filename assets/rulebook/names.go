package rulebook

import (
	"strconv"
	"unicode"
	"unicode/utf8"
)

// Name is a thing that is called something in both languages. Key is what code
// and tables call it: for spells and feats the exact name in the rules.
type Name struct {
	Key, EN, FR string
}

// In is the name in a language.
func (n Name) In(l Lang) string {
	if l == FR {
		return n.FR
	}
	return n.EN
}

// Gender is the grammatical gender of a French noun.
type Gender uint8

// The genders.
const (
	Masculine Gender = iota
	Feminine
)

// Template is what a summoned beast may carry on top of its kind.
type Template uint8

// The templates.
const (
	Plain Template = iota
	Celestial
	Fiendish
)

// Noun is a name that can stand in a sentence. All forms are in lower case;
// Capital makes one fit for the start of a line.
type Noun struct {
	Key      string // exact name in the rules
	EN       string
	ENPlural string
	FR       string // without FRTail
	FRPlural string // without FRTail
	FRTail   string // French complement that follows any adjective
	Gender   Gender
	Elides   bool // le and de lose their vowel before it: l’aigle
	Preposed bool // an adjective leads it, so that des becomes de: de petites vipères
}

// sizes are the adjectives that stay in front of a template in English.
var sizes = []string{"tiny ", "small ", "medium ", "large ", "huge ", "gargantuan ", "colossal "}

func cutSize(s string) (size, rest string) {
	for _, z := range sizes {
		if len(s) > len(z) && s[:len(z)] == z {
			return z, s[len(z):]
		}
	}
	return "", s
}

// With is the noun under a template: “small fiendish viper”, « petite vipère
// fiélone ».
func (n Noun) With(t Template) Noun {
	var en, fr, frs string
	switch {
	case t == Celestial:
		en, fr, frs = "celestial ", "céleste", "célestes"
	case t == Fiendish && n.Gender == Feminine:
		en, fr, frs = "fiendish ", "fiélone", "fiélones"
	case t == Fiendish:
		en, fr, frs = "fiendish ", "fiélon", "fiélons"
	default:
		return n
	}
	size, rest := cutSize(n.EN)
	n.EN = size + en + rest
	size, rest = cutSize(n.ENPlural)
	n.ENPlural = size + en + rest
	n.FR += " " + fr
	n.FRPlural += " " + frs
	return n
}

func (n Noun) tail() string {
	if n.FRTail == "" {
		return ""
	}
	return " " + n.FRTail
}

// One is the bare singular: “wolf”, « loup ».
func (n Noun) One(l Lang) string {
	if l == FR {
		return n.FR + n.tail()
	}
	return n.EN
}

// Many is the bare plural: “wolves”, « loups ».
func (n Noun) Many(l Lang) string {
	if l == FR {
		return n.FRPlural + n.tail()
	}
	return n.ENPlural
}

// Count is a number of them, without article: “3 wolves”, « 3 loups ».
func (n Noun) Count(l Lang, k int) string {
	switch {
	case k == 1 || l == FR && (k == 0 || k == -1):
		return strconv.Itoa(k) + " " + n.One(l)
	default:
		return strconv.Itoa(k) + " " + n.Many(l)
	}
}

// A is the singular with the indefinite article: “an eagle”, « un aigle ».
func (n Noun) A(l Lang) string {
	switch {
	case l == FR && n.Gender == Feminine:
		return "une " + n.One(FR)
	case l == FR:
		return "un " + n.One(FR)
	case startsWithVowel(n.EN):
		return "an " + n.EN
	}
	return "a " + n.EN
}

// The is the singular with the definite article: “the eagle”, « l’aigle ».
func (n Noun) The(l Lang) string {
	switch {
	case l == EN:
		return "the " + n.EN
	case n.Elides:
		return "l’" + n.One(FR)
	case n.Gender == Feminine:
		return "la " + n.One(FR)
	}
	return "le " + n.One(FR)
}

// Of is the definite singular after “of”: “of the wolf”, « du loup ».
func (n Noun) Of(l Lang) string {
	switch {
	case l == EN:
		return "of the " + n.EN
	case n.Elides || n.Gender == Feminine:
		return "de " + n.The(FR)
	}
	return "du " + n.One(FR)
}

// To is the definite singular after “to”: “to the wolf”, « au loup ».
func (n Noun) To(l Lang) string {
	switch {
	case l == EN:
		return "to the " + n.EN
	case n.Elides || n.Gender == Feminine:
		return "à " + n.The(FR)
	}
	return "au " + n.One(FR)
}

// Some is the plural without number: “wolves”, « des loups », « de petites
// vipères ».
func (n Noun) Some(l Lang) string {
	switch {
	case l == EN:
		return n.ENPlural
	case n.Preposed:
		return "de " + n.Many(FR)
	}
	return "des " + n.Many(FR)
}

// All is the plural with the definite article: “the wolves”, « les loups ».
func (n Noun) All(l Lang) string {
	if l == FR {
		return "les " + n.Many(FR)
	}
	return "the " + n.ENPlural
}

// Agree picks the French ending that fits the noun: « étourdi » or « étourdie ».
func (n Noun) Agree(masculine, feminine string) string {
	if n.Gender == Feminine {
		return feminine
	}
	return masculine
}

// startsWithVowel goes by sound where the letter misleads.
func startsWithVowel(s string) bool {
	switch s[0] {
	case 'a', 'e', 'i', 'o':
		return true
	case 'u':
		return len(s) < 3 || s[:3] != "uni"
	}
	return false
}

// Capital is the text with its first letter in upper case.
func Capital(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	if n == 0 {
		return s
	}
	return string(unicode.ToUpper(r)) + s[n:]
}

// Lookup finds a name in one of the short lists of this package, such as
// Schools or Sizes.
func Lookup(list []Name, key string) (Name, bool) {
	for _, n := range list {
		if n.Key == key {
			return n, true
		}
	}
	return Name{}, false
}
