package rulebook

import (
	"strings"
	"testing"
	"unicode/utf8"
)

const narrow = '\u202f'

// frenchFault says what is wrong with the typography of a French text, or "".
func frenchFault(s string) string {
	if !utf8.ValidString(s) {
		return "not UTF-8"
	}
	r := []rune(s)
	for i, c := range r {
		var before, after rune
		if i > 0 {
			before = r[i-1]
		}
		if i+1 < len(r) {
			after = r[i+1]
		}
		switch c {
		case '\'', '`', '´':
			return "straight apostrophe"
		case '"', '“', '”':
			return "English quotes"
		case '\u00a0':
			return "wide no-break space"
		case ';', ':', '!', '?':
			if before != narrow {
				return "no narrow space before " + string(c)
			}
		case '»', '%':
			if before != narrow {
				return "no narrow space before " + string(c)
			}
		case '«':
			if after != narrow {
				return "no narrow space after «"
			}
		case ' ':
			if before == ' ' || before == narrow || after == narrow {
				return "double space"
			}
		}
	}
	if strings.Count(s, "«") != strings.Count(s, "»") {
		return "unpaired quotes"
	}
	return ""
}

// englishFault says what is wrong with the typography of an English text, or "".
func englishFault(s string) string {
	switch {
	case !utf8.ValidString(s):
		return "not UTF-8"
	case strings.ContainsAny(s, "'\"`"):
		return "straight quote"
	case strings.ContainsRune(s, narrow):
		return "narrow space"
	case strings.Contains(s, "  "):
		return "double space"
	case strings.ContainsAny(s, "«»"):
		return "French quotes"
	}
	return ""
}

// sentences counts the sentences of a text: stops at its end or before a space.
func sentences(s string) int {
	n := 0
	r := []rune(s)
	for i, c := range r {
		if c != '.' && c != '!' && c != '?' {
			continue
		}
		if i+1 == len(r) || r[i+1] == ' ' {
			n++
		}
	}
	return n
}

// checkText holds for every sentence shown to a player.
func checkText(t *testing.T, what, en, fr string, least, most int) {
	t.Helper()
	if strings.TrimSpace(en) != en || en == "" || strings.TrimSpace(fr) != fr || fr == "" {
		t.Errorf("%s: empty or untrimmed text", what)
		return
	}
	if f := englishFault(en); f != "" {
		t.Errorf("%s: English: %s: %s", what, f, en)
	}
	if f := frenchFault(fr); f != "" {
		t.Errorf("%s: French: %s: %s", what, f, fr)
	}
	if n := sentences(en); n < least || n > most {
		t.Errorf("%s: %d English sentences, want %d to %d", what, n, least, most)
	}
	if n := sentences(fr); n < least || n > most {
		t.Errorf("%s: %d French sentences, want %d to %d", what, n, least, most)
	}
	if en == fr {
		t.Errorf("%s: both languages say the same", what)
	}
}

func TestTypographyOfFrench(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"Il dit\u202f: oui.", ""},
		{"Il dit : oui.", "no narrow space before :"},
		{"«\u202foui\u202f»", ""},
		{"« oui »", "no narrow space after «"},
		{"l'eau", "straight apostrophe"},
		{"l’eau", ""},
		{"50\u202f%", ""},
		{"50 %", "no narrow space before %"},
	} {
		if got := frenchFault(c.text); got != c.want {
			t.Errorf("%q: %q, want %q", c.text, got, c.want)
		}
	}
}

func TestSentencesAreCounted(t *testing.T) {
	// Three stops end a sentence; the decimal point and the one in “5.0” do not.
	if got := sentences("One. Two is 5.0 feet! Three?"); got != 3 {
		t.Errorf("%d, want 3", got)
	}
}
