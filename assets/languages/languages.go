// Package languages holds every sentence a player reads. English and French
// are equal: a test keeps their keys and placeholders the same.
package languages

import (
	"embed"
	"fmt"
	"strings"
	"sync"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

//go:embed *.json
var files embed.FS

// Known lists the languages the game speaks, in the order menus show them.
var Known = []string{"en", "fr"}

// OwnName is how each known language calls itself.
var OwnName = map[string]string{"en": "English", "fr": "Français"}

// bundle reads the message files once for the whole process.
var bundle = sync.OnceValues(func() (*i18n.Bundle, error) {
	b := i18n.NewBundle(language.English)
	entries, err := files.ReadDir(".")
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		if _, err := b.LoadMessageFileFS(files, e.Name()); err != nil {
			return nil, fmt.Errorf("languages: %s: %w", e.Name(), err)
		}
	}
	return b, nil
})

// Localizer speaks one language. It belongs to one goroutine.
type Localizer struct {
	tag   string
	inner *i18n.Localizer
	plain map[string]string // sentences without data, found before
}

// New gives the localizer of a language. The tag may be as long as the system
// writes it ("fr_CA.UTF-8"); a language that is not known is an error that
// names those that are.
func New(tag string) (*Localizer, error) {
	known, err := Match(tag)
	if err != nil {
		return nil, err
	}
	b, err := bundle()
	if err != nil {
		return nil, err
	}
	return &Localizer{tag: known, inner: i18n.NewLocalizer(b, known), plain: map[string]string{}}, nil
}

// Match gives the known language a tag belongs to, or an error that lists
// the known ones.
func Match(tag string) (string, error) {
	short := strings.ToLower(tag)
	if i := strings.IndexAny(short, "-_.@"); i >= 0 {
		short = short[:i]
	}
	for _, k := range Known {
		if short == k {
			return k, nil
		}
	}
	return "", fmt.Errorf("unknown language %q: known are %s", tag, strings.Join(Known, ", "))
}

// Or gives the localizer of tag, or the English one where tag is not known.
// It is for tags that come from a settings file or from the system, where a
// player can do nothing about an error.
func Or(tag string) *Localizer {
	l, err := New(tag)
	if err != nil {
		if l, err = New("en"); err != nil {
			panic(err) // the embedded files themselves are broken; a test reads them all
		}
	}
	return l
}

// Detect reads the language from the environment as POSIX ranks it (LC_ALL,
// LC_MESSAGES, LANG); "en" where nothing there is known. The browser's shell
// passes a getenv that answers LANG with navigator.language.
func Detect(getenv func(string) string) string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if v := getenv(name); v != "" {
			if k, err := Match(v); err == nil {
				return k
			}
			return "en"
		}
	}
	return "en"
}

// Tag is the language spoken, one of Known.
func (l *Localizer) Tag() string { return l.tag }

// T gives the sentence of key. Data are pairs of a placeholder's name and its
// value: T("duel.rounds", "Count", 3). Integers are written in the language's
// own form, and the one named Count chooses the plural. A key that is in no
// file comes back between brackets, so that it is seen.
func (l *Localizer) T(key string, data ...any) string {
	if len(data) == 0 {
		if s, ok := l.plain[key]; ok {
			return s
		}
	}
	cfg := i18n.LocalizeConfig{MessageID: key}
	if len(data) > 0 {
		values := make(map[string]any, len(data)/2)
		for i := 0; i+1 < len(data); i += 2 {
			name, _ := data[i].(string)
			switch v := data[i+1].(type) {
			case int:
				values[name] = l.Number(int64(v))
				if name == "Count" {
					cfg.PluralCount = v
				}
			case int64:
				values[name] = l.Number(v)
				if name == "Count" {
					cfg.PluralCount = v
				}
			default:
				values[name] = v
			}
		}
		cfg.TemplateData = values
	}
	s, err := l.inner.Localize(&cfg)
	if err != nil {
		s = "[" + key + "]"
	}
	if len(data) == 0 {
		l.plain[key] = s
	}
	return s
}

// Has tells whether a sentence of that key exists in this language.
func (l *Localizer) Has(key string) bool {
	m, err := messages()
	if err != nil {
		return false
	}
	_, ok := m[l.tag][key]
	return ok
}

// Number writes n with the language's thousands separator and a true minus
// sign: 12,800 in English, 12 800 (narrow no-break space) in French.
func (l *Localizer) Number(n int64) string {
	sep := ","
	if l.tag == "fr" {
		sep = "\u202f"
	}
	digits := fmt.Sprintf("%d", n)
	sign := ""
	if digits[0] == '-' {
		sign, digits = "−", digits[1:]
	}
	var b strings.Builder
	b.WriteString(sign)
	for i := range len(digits) {
		if i > 0 && (len(digits)-i)%3 == 0 {
			b.WriteString(sep)
		}
		b.WriteByte(digits[i])
	}
	return b.String()
}

// Signed writes n with its sign, as a modifier is written: +3, −1, +0.
func (l *Localizer) Signed(n int) string {
	if n < 0 {
		return l.Number(int64(n))
	}
	return "+" + l.Number(int64(n))
}

// messages are the raw sentences by language and key, for Has and the audit.
var messages = sync.OnceValues(func() (map[string]map[string]*i18n.Message, error) {
	out := map[string]map[string]*i18n.Message{}
	entries, err := files.ReadDir(".")
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		data, err := files.ReadFile(e.Name())
		if err != nil {
			return nil, err
		}
		f, err := i18n.ParseMessageFileBytes(data, e.Name(), nil)
		if err != nil {
			return nil, fmt.Errorf("languages: %s: %w", e.Name(), err)
		}
		tag := f.Tag.String()
		if out[tag] == nil {
			out[tag] = map[string]*i18n.Message{}
		}
		for _, m := range f.Messages {
			out[tag][m.ID] = m
		}
	}
	return out, nil
})
