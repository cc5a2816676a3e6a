package fonts

import (
	"math"
	"strings"
	"unicode"
)

// Pen draws closed outlines; a vector.Path is one.
type Pen interface {
	MoveTo(x, y float32)
	LineTo(x, y float32)
	Close()
}

// A letter of the display cut is what a pen does: strokes on a grid whose
// capital height is 20 units, top 0 and foot 20. A broad pen held at a fixed
// angle then gives thick and thin by itself.
type letter struct {
	width   float64
	strokes string // "M x y", "L x y", "Q cx cy x y"; strokes begin with M
}

var letters = map[rune]letter{
	'A': {15, "M3.5 2 Q6 0.5 7.6 4.5 L13.6 19.2 M10 10.2 Q6.5 9.6 3.8 13 Q1 17.4 3.8 18.8 Q7.6 19.4 11.4 14"},
	'B': {14, "M3 1 L3 19 M1.4 1.8 Q12 -1 11.2 5 Q10.6 9 4 9.6 Q13.6 9 13 14.4 Q12 20.6 2.8 18.8"},
	'C': {14.5, "M13 3.6 Q10 0 6.6 1.5 Q1.2 4.4 1.6 11 Q2.6 19 8.6 19 Q11.6 19 13.6 16.4"},
	'D': {16, "M2 1.4 Q8.6 0.4 11.8 4.4 Q15.6 9.4 13.8 14.4 Q12 19 7.6 19 Q1.6 18.4 1.6 12.4 Q2 7 7.4 6.4 Q10.6 6.2 13 9"},
	'E': {14, "M12.6 3.6 Q9.6 0 6.2 1.7 Q1.2 4.4 1.6 11 Q2.6 19 8.2 19 Q11.2 19 13.2 16.4 M2 10.2 L11.4 9.6"},
	'F': {12.5, "M3.2 1 L3.2 20.6 M1.2 1.8 L11.8 1.4 M3.2 10.2 L10 9.8"},
	'G': {15.5, "M13 3.6 Q10 0 6.6 1.5 Q1.2 4.4 1.6 11 Q2.6 19 8.6 19 Q11.4 18.8 13.4 16.6 M8.6 11.4 L13.8 11 M13.6 11 Q14 17 11 22"},
	'H': {15, "M2.8 0 L2.8 19.4 M2.8 10 Q6 6.6 9.6 7 Q13.6 8 13 14 Q12.6 17.4 11 19.6"},
	'I': {5.6, "M2.8 1 L2.8 19.4"},
	'J': {8, "M5.4 1 L5.4 16.6 Q5 21 0.8 21.4"},
	'K': {14, "M2.8 0 L2.8 19.4 M11.4 1.4 Q8 7.4 3.4 10 Q8.4 12 12.8 19.4"},
	'L': {12.5, "M2.8 0 L2.8 15.6 Q3.2 19.4 7 19 L11.8 18"},
	'M': {22, "M10.8 4 Q8.6 1 6 1.4 Q1.6 2.6 1.6 10.4 Q1.6 16 4.4 19.4 M10.8 2 L10.8 19.4 M10.8 4 Q12.8 1 15.4 1.4 Q20 2.6 20 10.4 Q20 16 17.2 19.4"},
	'N': {15.5, "M2.8 1 L2.8 19.4 M2.4 1.2 L12.8 19 M12.8 1 L12.8 19.2"},
	'O': {16.5, "M8.2 1.2 Q1.6 1.6 1.6 10.2 Q1.8 19 8.2 19 Q14.8 18.6 14.8 10 Q14.6 1.2 8.2 1.2"},
	'P': {13.5, "M3.2 1 L3.2 20.6 M1.4 1.8 Q12.6 -1 12.2 6 Q11.8 11.4 4.4 11.4"},
	'Q': {16.5, "M8.2 1.2 Q1.6 1.6 1.6 10.2 Q1.8 19 8.2 19 Q14.8 18.6 14.8 10 Q14.6 1.2 8.2 1.2 M9 15 Q11.4 20 16 21.4"},
	'R': {14.5, "M3.2 1 L3.2 19.4 M1.4 1.8 Q12.6 -1 12.2 5.6 Q11.6 10.4 4.4 10.6 M7 10.6 L13.2 19.4"},
	'S': {12.5, "M11.2 3.6 Q8.6 0.4 5 1.6 Q1 3.6 2.6 7 Q4 9 7 10 Q12 12 11 16 Q9.4 19.8 4.6 19.2 Q2.6 18.6 1.2 17"},
	'T': {14.5, "M1.2 3.2 Q3 1 7 1.6 Q11 2.2 13.6 0.8 M7.2 1.8 Q4.6 5 4.6 12 Q4.8 19.2 9 19 Q11.4 18.8 13.2 16.8"},
	'U': {16, "M2.6 1 Q2 5 2 11.4 Q2.2 19 7 19 Q11.4 18.4 12.8 12.6 M12.8 1 L12.8 16.6 Q13 19 15.4 19"},
	'V': {14.5, "M1.6 1 Q4 10 7.4 18.8 M13.6 1 Q11 9.4 7.4 18.8"},
	'W': {21, "M1.6 1 Q3 10 6.2 18.8 M11 3 Q9 12 6.2 18.8 M10.8 3 Q12 11 15.2 18.8 M19.8 1 Q18.4 11 15.2 18.8"},
	'X': {14.5, "M2 1.4 L13 19 M13 1.4 Q9 8 2 19"},
	'Y': {14.5, "M1.6 1 L7 10.6 M13.4 1 Q10 8 7 10.6 L6.6 20.4"},
	'Z': {14, "M1.6 2.2 Q4 1 7 1.6 L12.4 1.4 M12.4 1.6 L2.2 18.6 M2.2 18.6 Q7 17.6 13 18.6"},

	'0': {14.5, "M7.2 1.2 Q1.6 1.6 1.6 10.2 Q1.8 19 7.2 19 Q12.8 18.6 12.8 10 Q12.6 1.2 7.2 1.2"},
	'1': {8, "M1.6 4 L5 1.4 L5 19.2"},
	'2': {13, "M1.8 4.6 Q4 0.6 7.6 1.4 Q11.8 3 9.8 8 Q7.4 13 2 18.6 M2 18.6 Q7 17.6 12.2 18.6"},
	'3': {12.5, "M2 3 Q6 -0.2 9.6 2.6 Q11.6 7 5.4 9.4 Q12.2 10 10.8 15.4 Q8.6 20.4 1.8 18.4"},
	'4': {14, "M9.6 1 L1.8 13.6 L13 13.4 M9.8 6 L9.8 19.4"},
	'5': {12.5, "M11 1.6 L4 1.6 L3 9 Q11.8 7.4 11 14 Q9.4 20.2 1.8 18.6"},
	'6': {13.5, "M10.8 1.2 Q2.4 4 1.8 12.4 Q2 19 6.8 19 Q12 18.6 11.8 13.6 Q11 8.6 6.2 9 Q3.4 9.6 2.2 12"},
	'7': {12.5, "M1.6 1.8 L11.4 1.6 Q7 9 5.4 19.4"},
	'8': {13, "M6.6 9.4 Q1.8 7.6 3 4 Q6 -0.4 9.8 3.4 Q11 7 6.6 9.4 Q1 11.6 2 16 Q6 21 10.8 16.6 Q12.4 12 6.6 9.4"},
	'9': {13.5, "M2.6 19 Q11 16.4 11.6 7.8 Q11.4 1.2 6.8 1.2 Q1.6 1.6 1.8 6.6 Q2.6 11.6 7.4 11.2 Q10.2 10.6 11.2 8"},

	'-':      {8, "M1.6 11 L6.4 10.6"},
	'\u2011': {8, "M1.6 11 L6.4 10.6"},
	'–':      {11, "M1.6 11 L9.4 10.6"},
	'—':      {17, "M1.6 11 L15.4 10.6"},
	'·':      {6, "M2.6 10.6 L3.4 10.2"},
	'.':      {5, "M2.2 18.6 L2.8 18.4"},
	',':      {5, "M2.8 18.2 Q3.2 20.4 1.4 22.4"},
	'’':      {5, "M3 1 Q3.4 3.2 1.8 5.4"},
	':':      {5, "M2.2 18.6 L2.8 18.4 M2.2 8.6 L2.8 8.4"},
	'!':      {6, "M3 1 L2.8 13 M2.6 18.6 L3.2 18.4"},
	'?':      {11, "M1.6 4 Q4 0.4 7.4 1.6 Q10.4 4 7.6 8 Q5.4 10.4 5.2 13 M4.8 18.6 L5.4 18.4"},
	'«':      {13, "M6 7 L2.2 11.6 L6 16 M11 7 L7.2 11.6 L11 16"},
	'»':      {13, "M2 7 L5.8 11.6 L2 16 M7 7 L10.8 11.6 L7 16"},
	'(':      {8, "M6.6 0 Q1.4 5 1.8 11 Q2 17 6.6 21.6"},
	')':      {8, "M1.4 0 Q6.6 5 6.2 11 Q6 17 1.4 21.6"},
}

// marks sit over (or under) a letter, drawn about x = 0.
var marks = map[rune]string{
	'\u0301': "M-0.8 -2.2 L1.6 -5.6",
	'\u0300': "M1.4 -2.4 L-2 -5.2",
	'\u0302': "M-3.2 -2.2 L0 -5 L3.2 -2.2",
	'\u0308': "M-2.8 -3.4 L-2.2 -3.6 M2.4 -3.4 L3 -3.6",
	'\u0327': "M0.6 20 Q2.4 23 -1.4 24",
}

// composed names the letter and the mark of each accented capital.
var composed = map[rune][2]rune{
	'À': {'A', '\u0300'}, 'Â': {'A', '\u0302'}, 'Ç': {'C', '\u0327'}, 'É': {'E', '\u0301'},
	'È': {'E', '\u0300'}, 'Ê': {'E', '\u0302'}, 'Ë': {'E', '\u0308'}, 'Î': {'I', '\u0302'},
	'Ï': {'I', '\u0308'}, 'Ô': {'O', '\u0302'}, 'Ö': {'O', '\u0308'}, 'Ù': {'U', '\u0300'},
	'Û': {'U', '\u0302'}, 'Ü': {'U', '\u0308'}, 'Á': {'A', '\u0301'}, 'Í': {'I', '\u0301'},
	'Ó': {'O', '\u0301'}, 'Ú': {'U', '\u0301'}, 'Ñ': {'N', '\u0302'},
}

const (
	capHeight  = 20.0
	nibWidth   = 3.3
	nibHeight  = 0.7
	nibAngle   = -0.62 // radians; the pen leans as a right hand holds it
	smallScale = 0.8   // small letters are small capitals
	tracking   = 1.6
)

type point struct{ x, y float64 }

// HasDisplay tells whether the display cut can write all of s.
func HasDisplay(s string) bool {
	for _, r := range strings.ToUpper(s) {
		if _, ok := letters[r]; ok || composed[r][0] != 0 || unicode.IsSpace(r) || r == 'Œ' || r == 'Æ' {
			continue
		}
		return false
	}
	return true
}

// AppendDisplay draws the outlines of s with path, its capitals' tops at y, and
// gives the advance in pixels. Size is the height of a capital in pixels.
// A nil pen only measures. Fill with the non-zero rule.
func AppendDisplay(path Pen, s string, x, y, size float64) float64 {
	start := x
	unit := size / capHeight
	s = strings.NewReplacer("œ", "oe", "Œ", "OE", "æ", "ae", "Æ", "AE").Replace(s)
	for _, r := range s {
		up := unicode.ToUpper(r)
		k := unit
		if up != r {
			k *= smallScale
		}
		if unicode.IsSpace(r) {
			if r == '\u202f' || r == '\u2009' {
				x += 3 * unit
			} else {
				x += 8 * unit
			}
			continue
		}
		mark := rune(0)
		if c, ok := composed[up]; ok {
			up, mark = c[0], c[1]
		}
		l, ok := letters[up]
		if !ok {
			l = letters['·']
		}
		if path != nil {
			top := y + (unit-k)*capHeight
			// Small capitals keep nearly the weight of the large ones.
			nib := unit * (0.5 + 0.5*k/unit)
			sweep(path, l.strokes, x, top, k, nib)
			if mark != 0 {
				sweep(path, marks[mark], x+l.width*0.5*k, top, k, nib*0.8)
			}
		}
		x += (l.width + tracking) * k
	}
	return x - start
}

// MeasureDisplay gives the width in pixels of s in the display cut.
func MeasureDisplay(s string, size float64) float64 {
	return AppendDisplay(nil, s, 0, 0, size)
}

// sweep draws one letter: the nib's rectangle, dragged along each stroke,
// leaves one convex hull for each step.
func sweep(path Pen, strokes string, x, y, k, nib float64) {
	var pen point
	at := func(p point) point { return point{x + p.x*k, y + p.y*k} }
	step := func(a, b point) { hull(path, at(a), at(b), nib) }
	f := strings.Fields(strokes)
	num := 0
	next := func() point {
		p := point{parse(f[num]), parse(f[num+1])}
		num += 2
		return p
	}
	for num < len(f) {
		op := f[num][0]
		f[num] = f[num][1:]
		switch op {
		case 'M':
			pen = next()
		case 'L':
			to := next()
			step(pen, to)
			pen = to
		case 'Q':
			c, to := next(), next()
			const n = 9
			from := pen
			for i := 1; i <= n; i++ {
				t := float64(i) / n
				u := 1 - t
				p := point{u*u*from.x + 2*u*t*c.x + t*t*to.x, u*u*from.y + 2*u*t*c.y + t*t*to.y}
				step(pen, p)
				pen = p
			}
		}
	}
}

// parse reads one plain decimal of the tables above.
func parse(s string) float64 {
	sign, whole, scale, frac := 1.0, 0.0, 1.0, false
	for _, c := range s {
		switch {
		case c == '-':
			sign = -1
		case c == '.':
			frac = true
		default:
			whole = whole*10 + float64(c-'0')
			if frac {
				scale *= 10
			}
		}
	}
	return sign * whole / scale
}

// hull adds the convex outline of the nib moved from a to b.
func hull(path Pen, a, b point, unit float64) {
	sin, cos := math.Sincos(nibAngle)
	w, h := nibWidth*unit/2, nibHeight*unit/2
	var pts [8]point
	for i, c := range [4]point{{-w, -h}, {w, -h}, {w, h}, {-w, h}} {
		d := point{c.x*cos - c.y*sin, c.x*sin + c.y*cos}
		pts[i] = point{a.x + d.x, a.y + d.y}
		pts[i+4] = point{b.x + d.x, b.y + d.y}
	}
	// Gift wrapping: eight points, always the same turning, so that the
	// non-zero rule joins neighbours.
	first := 0
	for i, p := range pts {
		if p.x < pts[first].x || p.x == pts[first].x && p.y < pts[first].y {
			first = i
		}
	}
	for at, n := first, 0; n < len(pts); n++ {
		p := pts[at]
		if n == 0 {
			path.MoveTo(float32(p.x), float32(p.y))
		} else {
			path.LineTo(float32(p.x), float32(p.y))
		}
		to := (at + 1) % len(pts)
		for i := range pts {
			cross := (pts[to].x-p.x)*(pts[i].y-p.y) - (pts[to].y-p.y)*(pts[i].x-p.x)
			far := math.Hypot(pts[i].x-p.x, pts[i].y-p.y) > math.Hypot(pts[to].x-p.x, pts[to].y-p.y)
			if cross < -1e-9 || math.Abs(cross) <= 1e-9 && far {
				to = i
			}
		}
		if to == first {
			break
		}
		at = to
	}
	path.Close()
}
