package hud

import (
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Tone is a colour by its meaning.
type Tone uint8

// The tones of text and icons.
const (
	Ink Tone = iota
	Dim
	Gold
	Good
	Bad
	Cyan
	Link
	Faint // disabled
	tones
)

var toneNames = map[string]Tone{"dim": Dim, "gold": Gold, "good": Good, "bad": Bad, "cyan": Cyan}

// palette keeps every tone of text at a contrast of at least 4.5 to 1
// against the glass; faint is for what cannot be used.
var palette = [tones]color.RGBA{
	Ink:   {0xec, 0xe9, 0xf4, 0xff},
	Dim:   {0xa6, 0xac, 0xcb, 0xff},
	Gold:  {0xe8, 0xc9, 0x7a, 0xff},
	Good:  {0x8f, 0xd9, 0x94, 0xff},
	Bad:   {0xff, 0x8d, 0x80, 0xff},
	Cyan:  {0x86, 0xdd, 0xe8, 0xff},
	Link:  {0x9f, 0xc4, 0xff, 0xff},
	Faint: {0x6b, 0x6f, 0x8c, 0xff},
}

// Colour is the tone's colour.
func (t Tone) Colour() color.RGBA { return palette[t] }

func (t Tone) scale() ebiten.ColorScale {
	var c ebiten.ColorScale
	c.ScaleWithColor(palette[t])
	return c
}

// Livery is the colour of each participant, first to eighth. They differ in
// lightness as well as in hue, and are never shown without an emblem.
var Livery = [8]color.RGBA{
	{0x4f, 0x7d, 0xf2, 0xff}, // blue
	{0xe2, 0x4b, 0x4b, 0xff}, // red
	{0x55, 0xb8, 0x5e, 0xff}, // green
	{0xf0, 0xc0, 0x40, 0xff}, // yellow
	{0xa8, 0x6a, 0xe0, 0xff}, // violet
	{0xf0, 0x8a, 0x3c, 0xff}, // orange
	{0x4f, 0xc8, 0xc8, 0xff}, // turquoise
	{0xd8, 0xdc, 0xe6, 0xff}, // silver
}

var (
	glassTop   = color.RGBA{0x12, 0x15, 0x2c, 0xff}
	glassFoot  = color.RGBA{0x0a, 0x0c, 0x1b, 0xff}
	glassAlpha = 0.955
	ruleBright = color.RGBA{0xd2, 0xae, 0x62, 0xff}
	ruleDull   = color.RGBA{0x6a, 0x5c, 0x3c, 0xff}
	fieldFill  = color.RGBA{0x07, 0x08, 0x14, 0xff}
	buttonFill = color.RGBA{0x1a, 0x1e, 0x3e, 0xff}
	hoverFill  = color.RGBA{0x2b, 0x31, 0x60, 0xff}
	pressFill  = color.RGBA{0x0e, 0x10, 0x24, 0xff}
	chosenFill = color.RGBA{0x3a, 0x33, 0x22, 0xff}
	focusRing  = color.RGBA{0x9a, 0xec, 0xf6, 0xff}
)

// Look is how a node's own rectangle is painted.
type Look uint8

// The looks.
const (
	Bare    Look = iota // nothing of its own
	Glass               // a panel: dark glass, double rule
	Button              // raised, one rule
	Field               // sunken: text entry, combo, list
	Card                // a quiet box in a panel
	Veil                // nearly opaque glass: tooltips, dialogs
	Tab                 // a button that joins the panel under it
	RowLook             // nothing until hovered or chosen: lines of a list
)

var white *ebiten.Image

// dot is one white pixel to stretch; made on first use because images can be
// made before the game runs but not read.
func dot() *ebiten.Image {
	if white == nil {
		big := ebiten.NewImage(3, 3)
		big.Fill(color.White)
		white = big.SubImage(big.Bounds().Inset(1)).(*ebiten.Image)
	}
	return white
}

// Fill paints a plain rectangle; alpha is 0 to 1.
func Fill(dst *ebiten.Image, r Rect, c color.RGBA, alpha float64) {
	if r.W <= 0 || r.H <= 0 || alpha <= 0 {
		return
	}
	op := ebiten.DrawImageOptions{}
	op.GeoM.Scale(r.W, r.H)
	op.GeoM.Translate(r.X, r.Y)
	op.ColorScale.ScaleWithColor(c)
	op.ColorScale.ScaleAlpha(float32(alpha))
	dst.DrawImage(dot(), &op)
}

// Frame paints a rule of thickness t along the inside of r.
func Frame(dst *ebiten.Image, r Rect, t float64, c color.RGBA, alpha float64) {
	Fill(dst, Rect{r.X, r.Y, r.W, t}, c, alpha)
	Fill(dst, Rect{r.X, r.Y + r.H - t, r.W, t}, c, alpha)
	Fill(dst, Rect{r.X, r.Y + t, t, r.H - 2*t}, c, alpha)
	Fill(dst, Rect{r.X + r.W - t, r.Y + t, t, r.H - 2*t}, c, alpha)
}

// glass paints a panel: a slow fall of light from the top, and two rules, the
// inner one thinner in tone.
func glass(dst *ebiten.Image, r Rect, line, alpha float64) {
	const bands = 12
	for i := range bands {
		t := float64(i) / (bands - 1)
		y0 := float64(int(r.Y + r.H*float64(i)/bands))
		y1 := float64(int(r.Y + r.H*float64(i+1)/bands))
		if i == bands-1 {
			y1 = r.Y + r.H
		}
		Fill(dst, Rect{r.X, y0, r.W, y1 - y0}, blend(glassTop, glassFoot, t), alpha)
	}
	Frame(dst, r, line, ruleBright, 0.95)
	Frame(dst, r.Inset(3*line), line, ruleBright, 0.38)
	// Each corner of the inner rule is tied to the outer by a small square.
	s := 3 * line
	for _, c := range [4][2]float64{{r.X, r.Y}, {r.X + r.W - s - line, r.Y}, {r.X, r.Y + r.H - s - line}, {r.X + r.W - s - line, r.Y + r.H - s - line}} {
		Fill(dst, Rect{c[0], c[1], s + line, s + line}, ruleBright, 0.55)
	}
}

func blend(a, b color.RGBA, t float64) color.RGBA {
	m := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*t) }
	return color.RGBA{m(a.R, b.R), m(a.G, b.G), m(a.B, b.B), m(a.A, b.A)}
}

// paintLook paints a node's rectangle in the look of its state.
func paintLook(dst *ebiten.Image, n *Node, r Rect, line float64, st state) {
	switch n.Look {
	case Glass:
		glass(dst, r, line, glassAlpha)
	case Veil:
		glass(dst, r, line, 1)
	case Card:
		Fill(dst, r, hoverFill, 0.22)
		Frame(dst, r, line, ruleDull, 0.7)
	case Field:
		Fill(dst, r, fieldFill, 0.85)
		rule := ruleDull
		if st&hovered != 0 {
			rule = ruleBright
		}
		Frame(dst, r, line, rule, 1)
	case Button, Tab:
		fill, rule, inner := buttonFill, ruleBright, 0.0
		switch {
		case st&disabled != 0:
			fill, rule = pressFill, ruleDull
		case st&pressed != 0:
			fill, inner = pressFill, 0.5
		case st&chosen != 0:
			fill, inner = chosenFill, 0.6
		case st&hovered != 0:
			fill, inner = hoverFill, 0.5
		}
		Fill(dst, r, fill, 0.96)
		if st&(disabled|pressed) == 0 {
			const steps = 8
			for i := range steps {
				Fill(dst, Rect{r.X, r.Y, r.W, math.Floor(r.H * float64(i+1) / (steps * 1.5))}, color.RGBA{0xff, 0xff, 0xff, 0xff}, 0.011)
			}
		}
		Frame(dst, r, line, rule, 0.9)
		if inner > 0 {
			Frame(dst, r.Inset(2*line), line, ruleBright, inner)
		}
		if n.Look == Tab && st&chosen != 0 {
			Fill(dst, Rect{r.X, r.Y + r.H - 2*line, r.W, 2 * line}, palette[Gold], 1)
		}
	case RowLook:
		switch {
		case st&chosen != 0:
			Fill(dst, r, chosenFill, 0.95)
			Fill(dst, Rect{r.X, r.Y, 3 * line, r.H}, palette[Gold], 1)
		case st&hovered != 0:
			Fill(dst, r, hoverFill, 0.6)
		}
	}
}
