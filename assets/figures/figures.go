// Package figures gives typed access to the sheets of figures: mages,
// summoned creatures and wild life, drawn beforehand by the program under
// render. It knows images only, no window.
//
// A sheet has two pictures of the same size. Color holds colours with soft
// shadow in the creases and no light. Normal holds, where there is figure:
//
//	R, G  the normal's way right and up on screen: n.x = R/127.5-1, n.y = G/127.5-1,
//	      n.z = sqrt(1-x²-y²) towards the viewer
//	B     below 128 the dye, 1 at 0: how far a player's colour dyes the point;
//	      above 128 the glow, 1 at 255: how far it shines by itself in the dark;
//	      128 is neither
//	A     255, and 0 where there is none
//
// For a shader: dye := clamp(1-b*255/128, 0, 1), glow := clamp((b*255-128)/127, 0, 1),
// lit := color*mix(1, player, dye)*mix(light(n), 1, glow). The colour is
// premultiplied by its alpha. In a mirrored frame n.x changes sign.
// Seen from the ground (X right, Y away from the viewer, Z up), a normal is
// n.x*(1, 0, 0) + n.y*(0, 0.5, 0.866) + n.z*(0, -0.866, 0.5).
//
// Sizes are true to feet: the ground is seen at 2:1 with the diagonal of a
// 5-ft square 64 pixels wide, so a foot is 9.05 pixels wide and stands 7.84
// pixels high at zoom 1.
package figures

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image"
	"image/color"
	_ "image/png" // sheets are PNG
	"math"
	"sort"
	"strings"
	"sync"
)

// Anim is one of the things a figure can be seen doing.
type Anim uint8

// The animations. Lie is the end of Fall; Release follows Cast.
const (
	Idle    Anim = iota
	Walk         // or flight
	Cast         // gathering, or winding up to attack
	Release      // letting go, or the blow
	Hurt
	Fall
	Lie
	Anims int = iota
)

// Frame is a rectangle of a sheet, and where its top left corner lies from
// the foot point (the ground under the middle of the figure), in sheet
// pixels. A mirrored frame starts -OffX-W from the foot point.
type Frame struct{ X, Y, W, H, OffX, OffY int }

// Sheet is one figure in all its frames.
type Sheet struct {
	Name   string
	Scale  float64 // sheet pixels per screen pixel at zoom 1
	Height float64 // of the standing figure, feet
	Flies  bool    // Walk is flight, drawn as if the ground were just below: lift it and its shadow stays
	Color  *image.RGBA
	Normal *image.RGBA

	entry *entry
}

// entry is what the index holds of one sheet.
type entry struct {
	Hash   string         `json:"hash"`
	Scale  float64        `json:"scale"`
	Height float64        `json:"height"`
	Flies  bool           `json:"flies,omitempty"`
	Mirror bool           `json:"mirror"` // NW, W and SW are NE, E and SE mirrored
	Dye    []byte         `json:"dye"`    // B of Normal for each index of the colour picture
	Frames [Anims][][]int `json:"frames"` // by animation: a row of X Y W H OffX OffY for each direction of each frame
}

// dirs is how many directions are drawn: S, SE, E, NE, N.
const dirs = 5

var index = sync.OnceValues(func() (map[string]*entry, error) {
	data, err := read("index.json")
	if err != nil {
		return nil, err
	}
	var m map[string]*entry
	if err := json.Unmarshal(data, &m); err != nil {
		return nil, fmt.Errorf("figures: index: %w", err)
	}
	return m, nil
})

// Names lists all sheets in alphabetical order, without their kin.
func Names() []string {
	m, err := index()
	if err != nil {
		return nil
	}
	names := make([]string, 0, len(m))
	for n := range m {
		names = append(names, n)
	}
	sort.Strings(names)
	return names
}

// Mages lists the sheets that have a portrait and take a player's colour.
func Mages() []string {
	var out []string
	for _, n := range Names() {
		if strings.HasPrefix(n, "mage_") {
			out = append(out, n)
		}
	}
	return out
}

// Slug turns a creature's name into the name its sheet has, if it has one:
// "Snake, Small Viper" is snake_small_viper.
func Slug(creature string) string {
	s := strings.Map(func(r rune) rune {
		switch {
		case r >= 'A' && r <= 'Z':
			return r + 'a' - 'A'
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9':
			return r
		case r == ' ' || r == '-' || r == '_':
			return '_'
		}
		return -1
	}, creature)
	return strings.Trim(s, "_")
}

// Has says whether Open knows this name: as a sheet, or as kin of one.
func Has(name string) bool {
	m, err := index()
	return err == nil && (m[name] != nil || m[kin[name].of] != nil)
}

// Open reads and decodes a sheet. It takes some milliseconds: keep the result.
func Open(name string) (*Sheet, error) {
	m, err := index()
	if err != nil {
		return nil, err
	}
	as, times := name, 1.0
	if k, ok := kin[name]; ok && m[name] == nil {
		as, times = k.of, k.times
	}
	e := m[as]
	if e == nil {
		return nil, fmt.Errorf("figures: no sheet %q", name)
	}
	hues, err := picture(as + ".color.png")
	if err != nil {
		return nil, err
	}
	normal, err := picture(as + ".normal.png")
	if err != nil {
		return nil, err
	}
	s := &Sheet{Name: name, Scale: e.Scale / times, Height: e.Height * times, Flies: e.Flies, entry: e}
	if err := s.unfold(hues, normal); err != nil {
		return nil, fmt.Errorf("figures: %s: %w", name, err)
	}
	return s, nil
}

func picture(name string) (*image.Paletted, error) {
	data, err := read(name)
	if err != nil {
		return nil, err
	}
	img, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("figures: %s: %w", name, err)
	}
	p, ok := img.(*image.Paletted)
	if !ok {
		return nil, fmt.Errorf("figures: %s has no palette", name)
	}
	return p, nil
}

// unfold turns the stored pictures, colour by index and normals at half
// size, into the two of the sheet.
func (s *Sheet) unfold(hues, normal *image.Paletted) error {
	b := hues.Bounds()
	if nb := normal.Bounds(); nb.Dx()*2 < b.Dx() || nb.Dy()*2 < b.Dy() {
		return fmt.Errorf("normals are smaller than half the colours")
	}
	var rgba [256][4]byte
	var dye [256]byte
	copy(dye[:], s.entry.Dye)
	for i, c := range hues.Palette {
		r, g, bl, a := c.RGBA()
		rgba[i] = [4]byte{byte(r >> 8), byte(g >> 8), byte(bl >> 8), byte(a >> 8)}
	}
	var dir [256][3]float32
	for i, c := range normal.Palette {
		r, g, bl, a := c.RGBA()
		if a != 0 {
			dir[i] = [3]float32{float32(r>>8)/127.5 - 1, float32(g>>8)/127.5 - 1, float32(bl>>8)/127.5 - 1}
		}
	}
	s.Color, s.Normal = image.NewRGBA(b), image.NewRGBA(b)
	nw, nh := normal.Bounds().Dx(), normal.Bounds().Dy()
	for y := range b.Dy() {
		for x := range b.Dx() {
			i := hues.Pix[y*hues.Stride+x]
			if rgba[i][3] == 0 {
				continue
			}
			o := y*s.Color.Stride + x*4
			copy(s.Color.Pix[o:o+4], rgba[i][:])
			nx, ny := x/2, y/2
			mx, my := nx-1+x&1*2, ny-1+y&1*2
			mx, my = min(max(mx, 0), nw-1), min(max(my, 0), nh-1)
			var n [3]float32
			blend := func(x, y int, w float32) {
				d := &dir[normal.Pix[y*normal.Stride+x]]
				n[0] += d[0] * w
				n[1] += d[1] * w
				n[2] += d[2] * w
			}
			blend(nx, ny, 9)
			blend(mx, ny, 3)
			blend(nx, my, 3)
			blend(mx, my, 1)
			l := float32(math.Sqrt(float64(n[0]*n[0] + n[1]*n[1] + n[2]*n[2])))
			if l == 0 {
				l = 1
			}
			p := s.Normal.Pix[o : o+4]
			p[0], p[1], p[2], p[3] = byte((n[0]/l+1)*127.5+0.5), byte((n[1]/l+1)*127.5+0.5), dye[i], 255
		}
	}
	return nil
}

// Frames is how many frames an animation has, at least 1.
func (s *Sheet) Frames(a Anim) int { return len(s.entry.Frames[a]) / dirs }

// Frame gives frame i (taken round) of an animation seen in screen direction
// dir: 0 to 7 = S, SE, E, NE, N, NW, W, SW. A mirrored one is to be drawn
// with left and right changed about the foot point.
func (s *Sheet) Frame(a Anim, dir, i int) (f Frame, mirror bool) {
	dir &= 7
	if dir >= dirs {
		dir, mirror = 8-dir, true
	}
	n := s.Frames(a)
	i %= n
	if i < 0 {
		i += n
	}
	r := s.entry.Frames[a][i*dirs+dir]
	return Frame{r[0], r[1], r[2], r[3], r[4], r[5]}, mirror
}

// Hash tells the version of a sheet, "" for none.
func Hash(name string) string {
	m, err := index()
	if err != nil || m[name] == nil {
		return ""
	}
	return m[name].Hash
}

// Portrait is a lit close-up of a mage, 96 x 96, in the undyed colours of the
// robe. The name is that of the mage's sheet.
func Portrait(name string) (image.Image, error) {
	data, err := read(name + ".portrait.png")
	if err != nil {
		return nil, fmt.Errorf("figures: no portrait of %q: %w", name, err)
	}
	img, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("figures: portrait of %q: %w", name, err)
	}
	return img, nil
}

// DyedPortrait is the portrait with the robe in a player's colour: red, green
// and blue from 0 to 1.
func DyedPortrait(name string, dye [3]float64) (*image.NRGBA, error) {
	img, err := Portrait(name)
	if err != nil {
		return nil, err
	}
	data, err := read(name + ".dye.png")
	if err != nil {
		return nil, fmt.Errorf("figures: no dye of %q: %w", name, err)
	}
	mask, _, err := image.Decode(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("figures: dye of %q: %w", name, err)
	}
	out := image.NewNRGBA(img.Bounds())
	for y := range out.Rect.Dy() {
		for x := range out.Rect.Dx() {
			c := color.NRGBAModel.Convert(img.At(x, y)).(color.NRGBA)
			g, _, _, _ := mask.At(x, y).RGBA()
			m := float64(g) / 0xffff
			mix := func(v uint8, d float64) uint8 { return uint8(float64(v)*(1-m+m*min(max(d, 0), 1)) + 0.5) }
			out.SetNRGBA(x, y, color.NRGBA{mix(c.R, dye[0]), mix(c.G, dye[1]), mix(c.B, dye[2]), c.A})
		}
	}
	return out, nil
}
