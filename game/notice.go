package game

import (
	"image/color"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/text/v2"
	"github.com/hajimehoshi/ebiten/v2/vector"

	"mageduel/assets/fonts"
)

const (
	noticeTicks = 8 * 60 // how long a line stays
	noticeFade  = 30     // ticks of coming and going
	maxNotices  = 3      // lines kept waiting
)

// notices are the lines the game itself says over every scene, one at a time.
type notices struct {
	lines []string
	ticks int
	face  *text.GoTextFace
	image *ebiten.Image // the line on show, laid out once
	wide  int
	high  int
}

func (n *notices) add(line string) {
	for _, l := range n.lines {
		if l == line {
			return
		}
	}
	if len(n.lines) < maxNotices {
		n.lines = append(n.lines, line)
	}
}

func (n *notices) update() {
	if len(n.lines) == 0 {
		return
	}
	if n.ticks++; n.ticks >= noticeTicks {
		n.lines = append(n.lines[:0], n.lines[1:]...)
		n.ticks = 0
		n.drop()
	}
}

func (n *notices) drop() {
	if n.image != nil {
		n.image.Deallocate()
		n.image = nil
	}
}

// draw shows the line at the foot of the screen. size is the height of its
// text in device pixels.
func (n *notices) draw(dst *ebiten.Image, size float64) {
	if len(n.lines) == 0 {
		return
	}
	w, h := dst.Bounds().Dx(), dst.Bounds().Dy()
	if n.image == nil || n.wide != w || n.high != h {
		n.drop()
		n.wide, n.high = w, h
		n.image = n.lay(n.lines[0], float64(w)*0.8, size)
	}
	alpha := min(1, float32(n.ticks)/noticeFade, float32(noticeTicks-n.ticks)/noticeFade)
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(float64((w-n.image.Bounds().Dx())/2), float64(h-n.image.Bounds().Dy())-size)
	op.ColorScale.ScaleAlpha(alpha)
	dst.DrawImage(n.image, op)
}

// lay draws a line on its plate, broken where it is wider than wide.
func (n *notices) lay(line string, wide, size float64) *ebiten.Image {
	if n.face == nil || n.face.Size != size {
		n.face = fonts.Face(fonts.Regular, size)
	}
	width := func(s string) float64 { return text.AdvanceAt(s, len(s), n.face) }
	rows := breakRows(line, wide, width)
	widest := 0.0
	for _, r := range rows {
		widest = max(widest, width(r))
	}
	leading := size * 1.35
	plate := ebiten.NewImage(int(widest+size*2), int(leading*float64(len(rows))+size))
	pw, ph := float32(plate.Bounds().Dx()), float32(plate.Bounds().Dy())
	vector.FillRect(plate, 0, 0, pw, ph, gold, false)
	vector.FillRect(plate, 1, 1, pw-2, ph-2, color.RGBA{14, 17, 29, 255}, false)
	for i, r := range rows {
		op := &text.DrawOptions{}
		op.GeoM.Translate(size, size/2+leading*float64(i))
		op.ColorScale.ScaleWithColor(color.RGBA{238, 228, 205, 255})
		text.Draw(plate, r, n.face, op)
	}
	return plate
}

// plainSpaces replaces the spaces at which no row breaks by ordinary ones: the
// font has no narrow one.
var plainSpaces = strings.NewReplacer("\u202f", " ", "\u00a0", " ")

// breakRows breaks a sentence at spaces so that no row is wider than wide,
// unless a single word is.
func breakRows(sentence string, wide float64, width func(string) float64) []string {
	var rows []string
	row := ""
	for word := range strings.SplitSeq(sentence, " ") {
		word = plainSpaces.Replace(word)
		switch {
		case row == "":
			row = word
		case width(row+" "+word) > wide:
			rows = append(rows, row)
			row = word
		default:
			row += " " + word
		}
	}
	return append(rows, row)
}
