package sheet

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"image"
	"image/png"
	"math"

	"mageduel/assets/figures"
	"mageduel/assets/figures/render/models"
	"mageduel/assets/figures/render/sdf"
)

// version changes whenever the same shapes would give another picture.
const version = 4

// Entry is what the index says of one sheet. It is the form that the package
// figures reads.
type Entry struct {
	Hash   string                 `json:"hash"`
	Scale  float64                `json:"scale"`
	Height float64                `json:"height"`
	Flies  bool                   `json:"flies,omitempty"`
	Mirror bool                   `json:"mirror"`
	Dye    []byte                 `json:"dye"`
	Frames [figures.Anims][][]int `json:"frames"`
}

// Result is everything rendered of one figure.
type Result struct {
	Entry         Entry
	Color, Normal []byte // PNG files
}

// Hash tells whether a figure must be drawn again: it covers the shapes of
// all its frames and the version of the renderer.
func Hash(f *models.Figure) string {
	h := sha256.New()
	put := func(v any) { _ = binary.Write(h, binary.LittleEndian, v) } // a hash never fails
	put([]float64{version, over, f.Size.Scale(), f.Shade()})
	model := func(m *sdf.Model) {
		for i := range m.Shapes {
			s := &m.Shapes[i]
			put([]int64{int64(s.Kind), int64(s.Op), int64(s.Group), int64(s.Skin)})
			put(s.Turn)
			put(s.Pos)
			put(s.A)
			put([]float64{s.K, s.Folds, s.FoldDeep, s.FoldTurn, s.Rough, s.RoughPer})
		}
		put(m.Skins)
	}
	for a, n := range f.Count {
		for i := range n {
			model(f.Frame(figures.Anim(a), i))
		}
	}
	if f.Portrait {
		put([]vec{f.Face})
		put(f.Span)
		model(f.Close())
	}
	return hex.EncodeToString(h.Sum(nil)[:12])
}

type vec = sdf.Vec

// Make draws a figure.
func Make(f *models.Figure) (*Result, error) {
	drawn := drawAll(f)
	var all []*frame
	for _, anim := range drawn {
		for _, row := range anim {
			all = append(all, row...)
		}
	}
	w, h := pack(all)
	w, h = (w+1)/2*2, (h+1)/2*2
	var r *Result
	var err error
	for _, g := range grades {
		if r, err = g.encode(all, w, h); err != nil {
			return nil, err
		}
		if len(r.Color)+len(r.Normal) <= Budget(f.Size) {
			break
		}
	}
	r.Entry.Hash, r.Entry.Scale, r.Entry.Flies, r.Entry.Mirror = Hash(f), f.Size.Scale(), f.Flies, true
	for a, anim := range drawn {
		for _, row := range anim {
			for _, fr := range row {
				r.Entry.Frames[a] = append(r.Entry.Frames[a], []int{fr.x, fr.y, fr.w, fr.h, fr.offX, fr.offY})
			}
		}
	}
	side := drawn[figures.Idle][0][2]
	r.Entry.Height = math.Round(float64(-side.offY)/(f.Size.Scale()*sdf.PxPerFoot*math.Sqrt(3)/2)*10) / 10
	return r, nil
}

// Budget is how many bytes the pictures of one figure may take.
func Budget(s models.Size) int {
	switch {
	case s <= models.Medium:
		return 150_000
	case s == models.Large:
		return 220_000
	}
	return 260_000
}

// grade is how finely colours and normals are kept.
type grade struct{ tones, dirs int }

// grades are tried from the finest on until a figure is within the budget.
var grades = []grade{{254, 250}, {176, 180}, {128, 120}, {104, 90}, {84, 72}, {64, 56}, {40, 40}, {30, 28}, {22, 20}}

func (g grade) encode(all []*frame, w, h int) (*Result, error) {
	pal := quantise(all, g.tones)
	ways := compass(g.dirs)
	color := image.NewPaletted(image.Rect(0, 0, w, h), pal.colors)
	normal := image.NewPaletted(image.Rect(0, 0, w/2, h/2), compassPalette(ways))
	for _, fr := range all {
		for y := range fr.h {
			for x := range fr.w {
				p := &fr.pix[y*fr.w+x]
				if p.a > 0 {
					color.Pix[(fr.y+y)*color.Stride+fr.x+x] = pal.index[p.tone().key()]
				}
			}
		}
		for y := range fr.h / 2 {
			for x := range fr.w / 2 {
				var nx, ny, nz float64
				for k := range 4 {
					p := &fr.pix[(y*2+k/2)*fr.w+x*2+k%2]
					nx, ny, nz = nx+p.nx, ny+p.ny, nz+p.nz
				}
				if nx != 0 || ny != 0 || nz != 0 {
					normal.Pix[(fr.y/2+y)*normal.Stride+fr.x/2+x] = compassIndex(ways, nx, ny, max(nz, 0))
				}
			}
		}
	}
	r := &Result{Entry: Entry{Dye: pal.dye}}
	var err error
	if r.Color, err = encode(color); err != nil {
		return nil, err
	}
	r.Normal, err = encode(normal)
	return r, err
}

func encode(img image.Image) ([]byte, error) {
	var buf bytes.Buffer
	e := png.Encoder{CompressionLevel: png.BestCompression}
	err := e.Encode(&buf, img)
	return buf.Bytes(), err
}
