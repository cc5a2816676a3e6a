package hud

import (
	"hash/maphash"
	"regexp"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"

	"mageduel/assets/fonts"
)

// Span is a run of text in one style. Link, where set, makes it something to
// focus and click; it is handed to the node's OnLink.
type Span struct {
	Text string
	Cut  fonts.Weight
	Tone Tone
	Link string
}

// Rich is text of several styles.
type Rich []Span

// Plain is s in one style, whatever signs it holds.
func Plain(s string, tone Tone) Rich { return Rich{{Text: s, Tone: tone}} }

// Strong is s in bold.
func Strong(s string, tone Tone) Rich { return Rich{{Text: s, Tone: tone, Cut: fonts.Bold}} }

var cited = regexp.MustCompile(`\([QDPETJR][0-9]{1,2}(, [QDPETJR][0-9]{1,2})*\)`)

// Cite makes links of the rules that a text names in brackets, as in "(E10,
// E11)".
func Cite(r Rich) Rich {
	var out Rich // nil while there is nothing to change
	for i, s := range r {
		at := cited.FindAllStringIndex(s.Text, -1)
		if s.Link != "" || at == nil {
			if out != nil {
				out = append(out, s)
			}
			continue
		}
		if out == nil {
			out = append(out, r[:i]...)
		}
		done := 0
		part := func(to int, link string) {
			if to > done {
				p := s
				p.Text, p.Link = s.Text[done:to], link
				if link != "" {
					p.Tone = Link
				}
				out = append(out, p)
				done = to
			}
		}
		for _, a := range at {
			part(a[0]+1, "")
			for id := range strings.SplitSeq(s.Text[a[0]+1:a[1]-1], ", ") {
				part(done+len(id), "rule:"+id)
				part(min(done+2, a[1]-1), "")
			}
		}
		part(len(s.Text), "")
	}
	if out == nil {
		return r
	}
	return out
}

// Mark reads marked text: *bold*, [label](link) and
// {gold:coloured}; the colours are dim, gold, good, bad and cyan. Names that
// come from players go through Escape first.
func Mark(s string, tone Tone) Rich {
	var out Rich
	var b strings.Builder
	cur := Span{Tone: tone}
	flush := func() {
		if b.Len() > 0 {
			sp := cur
			sp.Text = b.String()
			out = append(out, sp)
			b.Reset()
		}
	}
	for i := 0; i < len(s); {
		switch c := s[i]; {
		case c == '*':
			flush()
			if cur.Cut == fonts.Bold {
				cur.Cut = fonts.Regular
			} else {
				cur.Cut = fonts.Bold
			}
			i++
		case c == '[':
			mid := strings.Index(s[i:], "](")
			end := -1
			if mid > 0 {
				end = strings.IndexByte(s[i+mid:], ')')
			}
			if end < 0 {
				b.WriteByte(c)
				i++
				continue
			}
			flush()
			out = append(out, Span{Text: s[i+1 : i+mid], Cut: cur.Cut, Tone: Link, Link: s[i+mid+2 : i+mid+end]})
			i += mid + end + 1
		case c == '{':
			colon := strings.IndexByte(s[i:], ':')
			t, ok := toneNames[s[i+1:i+max(colon, 1)]]
			if !ok {
				b.WriteByte(c)
				i++
				continue
			}
			flush()
			cur.Tone = t
			i += colon + 1
		case c == '}' && cur.Tone != tone:
			flush()
			cur.Tone = tone
			i++
		case c == '\\' && i+1 < len(s):
			b.WriteByte(s[i+1])
			i += 2
		default:
			b.WriteByte(c)
			i++
		}
	}
	flush()
	return out
}

var escaper = strings.NewReplacer("*", "\\*", "_", "\\_", "[", "\\[", "{", "\\{", "}", "\\}", "\\", "\\\\")

// Escape makes s safe to stand in marked text.
func Escape(s string) string { return escaper.Replace(s) }

// String is the text without its styles.
func (r Rich) String() string {
	var b strings.Builder
	for _, s := range r {
		b.WriteString(s.Text)
	}
	return b.String()
}

type faceKey struct {
	cut  fonts.Weight
	size float64
}

type wordKey struct {
	face faceKey
	word string
}

var (
	faces  = map[faceKey]*text.GoTextFace{}
	widths = map[wordKey]float64{}
)

func face(k faceKey) *text.GoTextFace {
	f := faces[k]
	if f == nil {
		f = fonts.Face(k.cut, k.size)
		faces[k] = f
	}
	return f
}

// narrow spaces are in none of the Go fonts; they are drawn as an advance.
func isNarrow(r rune) bool { return r == '\u202f' || r == '\u2009' }

const narrowEm = 0.2

// wordWidth measures a word without line breaks.
func wordWidth(k faceKey, word string) float64 {
	wk := wordKey{k, word}
	if w, ok := widths[wk]; ok {
		return w
	}
	w := 0.0
	rest := word
	for {
		i := strings.IndexFunc(rest, isNarrow)
		if i < 0 {
			w += text.AdvanceAt(rest, len(rest), face(k))
			break
		}
		w += text.AdvanceAt(rest[:i], i, face(k)) + narrowEm*k.size
		rest = rest[i+3:] // both narrow spaces take three bytes
	}
	if len(widths) > 8192 {
		clear(widths)
	}
	widths[wk] = w
	return w
}

// drawWord sets a word with its top left corner at x, y.
func drawWord(dst *ebiten.Image, k faceKey, word string, x, y float64, c ebiten.ColorScale) {
	op := text.DrawOptions{}
	op.ColorScale = c
	for {
		i := strings.IndexFunc(word, isNarrow)
		part := word
		if i >= 0 {
			part = word[:i]
		}
		if part != "" {
			op.GeoM.Reset()
			op.GeoM.Translate(x, y)
			text.Draw(dst, part, face(k), &op)
			x += wordWidth(k, part)
		}
		if i < 0 {
			return
		}
		x += narrowEm * k.size
		word = word[i+3:]
	}
}

// frag is a word where it stands in a paragraph.
type frag struct {
	word string
	face faceKey
	tone Tone
	link string
	x, y float64
	w    float64
}

// para is text laid out for a width.
type para struct {
	frags []frag
	w, h  float64
	lines int
}

const leading = 1.36 // of the size

type paraKey struct {
	sum                uint64
	size, width, align float64
}

// paras keeps paragraphs, for a tree is laid out several times over and most
// of its text is the same as before. They are never changed after.
var paras = map[paraKey]*para{}

// lay gives text laid out for a width, from the store if it can.
func lay(r Rich, size, width float64, align float64) *para {
	var h maphash.Hash
	h.SetSeed(seed)
	for i := range r {
		h.WriteByte(byte(r[i].Tone)<<4 | byte(r[i].Cut))
		h.WriteString(r[i].Text)
		h.WriteByte(0)
		h.WriteString(r[i].Link)
	}
	key := paraKey{h.Sum64(), size, width, align}
	p := paras[key]
	if p == nil {
		if len(paras) > 4096 {
			clear(paras)
		}
		p = breakLines(r, size, width, align)
		paras[key] = p
	}
	return p
}

// units walks r's unbreakable groups of words: what stands between spaces,
// even where the style changes within. After each group comes what ends it,
// ' ', '\n' or 0 at the end.
func units(r Rich, size float64, each func(group []frag, space float64, end byte)) {
	var group []frag
	space := 0.0
	for _, s := range r {
		k := faceKey{s.Cut, size}
		space = wordWidth(k, " ")
		rest := s.Text
		for rest != "" {
			i := strings.IndexAny(rest, " \n")
			word := rest
			if i >= 0 {
				word = rest[:i]
			}
			if word != "" {
				group = append(group, frag{word: word, face: k, tone: s.Tone, link: s.Link, w: wordWidth(k, word)})
			}
			if i < 0 {
				break
			}
			each(group, space, rest[i])
			group = group[:0]
			rest = rest[i+1:]
		}
	}
	each(group, space, 0)
}

// breakLines breaks text at spaces and newlines to fit width pixels. A word
// longer than the width is cut where it must be.
func breakLines(r Rich, size, width float64, align float64) *para {
	p := &para{lines: 1}
	lineH := float64(int(size * leading))
	x, y := 0.0, 0.0
	begin := 0
	pending := 0.0 // the space owed before the next word
	endLine := func() {
		p.w = max(p.w, x)
		if align > 0 && width < 1e8 {
			d := (width - x) * align
			for i := begin; i < len(p.frags); i++ {
				p.frags[i].x += d
			}
		}
		begin = len(p.frags)
	}
	newline := func() {
		endLine()
		x, pending = 0, 0
		y += lineH
		p.lines++
	}
	units(r, size, func(group []frag, space float64, end byte) {
		total := 0.0
		for _, f := range group {
			total += f.w
		}
		if x > 0 && len(group) > 0 && x+pending+total > width+0.5 {
			newline()
		}
		if len(group) > 0 {
			x += pending
			pending = 0
		}
		for _, f := range group {
			for f.word != "" {
				if x > 0 && x+f.w > width+0.5 {
					newline()
				}
				cut := len(f.word)
				if f.w > width+0.5 {
					for j := range f.word {
						if j > 0 && wordWidth(f.face, f.word[:j]) > width {
							break
						}
						if j > 0 {
							cut = j
						}
					}
				}
				part := f
				part.word, part.x, part.y = f.word[:cut], x, y
				part.w = wordWidth(f.face, part.word)
				p.frags = append(p.frags, part)
				x += part.w
				f.word = f.word[cut:]
				f.w = wordWidth(f.face, f.word)
			}
		}
		switch end {
		case ' ':
			pending += space
		case '\n':
			newline()
		}
	})
	endLine()
	p.h = y + lineH
	return p
}

// widestWord is the least width r can be set in without cutting a word.
func widestWord(r Rich, size float64) float64 {
	w := 0.0
	units(r, size, func(group []frag, _ float64, _ byte) {
		sum := 0.0
		for _, f := range group {
			sum += f.w
		}
		w = max(w, sum)
	})
	return w
}

func (p *para) draw(dst *ebiten.Image, x, y float64, dim bool) {
	for i := range p.frags {
		f := &p.frags[i]
		c := f.tone.scale()
		if dim {
			c = Faint.scale()
		}
		// The line box is taller than the face: the letters sit in its middle.
		drawWord(dst, f.face, f.word, float64(int(x+f.x)), float64(int(y+f.y+f.face.size*(leading-1.2)/2)), c)
	}
}
