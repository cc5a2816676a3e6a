package board

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/assets/figures"
)

// propScale is sheet pixels for each px at zoom 1.
const propScale = 2

// stones are the standing props of a place, marched once for each turn.
type stones struct {
	shader *ebiten.Shader
	place  PlaceID
	turn   int
	ready  bool
	sheets []*sheet

	b      batch
	atlas  *ebiten.Image // every prop lit by the sky, at one zoom
	baked  []rect
	zoom   float64
	failed bool // they do not fit
}

const bakeW, bakeH = 2048, 1024

// bake lights all props by the sky alone at the zoom of the moment, once, and
// says whether the pictures can be used.
func (s *stones) bake(b *Board) bool {
	if b.cam.zoomLeft > 0 || b.cam.pinching != 0 {
		return false
	}
	if s.zoom == b.cam.Zoom {
		return !s.failed
	}
	if s.atlas == nil {
		s.atlas = ebiten.NewImageWithOptions(rectangle(bakeW, bakeH), &ebiten.NewImageOptions{Unmanaged: true})
		s.b = newBatch(s.atlas, ebiten.FilterNearest)
	}
	s.atlas.Clear()
	s.zoom, s.failed, s.baked = b.cam.Zoom, false, s.baked[:0]
	bright := b.bright
	b.bright = 1
	keep := b.fig.v
	x, y, row := 0.0, 0.0, 0.0
	d := &b.fig
	for i, e := range s.sheets {
		fr, _ := e.frames.Frame(Idle, 0, 0)
		k := b.cam.Zoom / e.scale
		w, h := math.Ceil(float64(fr.W)*k), math.Ceil(float64(fr.H)*k)
		if x+w+2 > bakeW {
			x, y, row = 0, y+row+2, 0
		}
		if y+h > bakeH || w > bakeW {
			s.failed = true
			break
		}
		p := &Places[s.place].Props[i]
		b.lit(b.midX+p.X, b.midY+p.Y, 0, p.Height)
		d.look[3] = 0
		b.undress()
		soft := min(e.scale/b.cam.Zoom, 4) / 4
		set4(d.soft, soft, soft, 0, 0)
		set4(d.base, float64(-fr.OffX), float64(-fr.OffY), e.scale*lengthPerFoot, 1)
		x0, y0, x1, y1 := float32(x), float32(y), float32(x+float64(fr.W)*k), float32(y+float64(fr.H)*k)
		d.v[0] = ebiten.Vertex{DstX: x0, DstY: y0, ColorA: 1}
		d.v[1] = ebiten.Vertex{DstX: x1, DstY: y0, SrcX: float32(fr.W), ColorA: 1}
		d.v[2] = ebiten.Vertex{DstX: x1, DstY: y1, SrcX: float32(fr.W), SrcY: float32(fr.H), ColorA: 1}
		d.v[3] = ebiten.Vertex{DstX: x0, DstY: y1, SrcY: float32(fr.H), ColorA: 1}
		d.look[0] = 1
		d.opt.Images[0], d.opt.Images[1] = e.colour, e.normal
		s.atlas.DrawTrianglesShader32(d.v[:], quadIndices, d.few, &d.opt)
		s.baked = append(s.baked, rect{x0, y0, float32(x + w), float32(y + h)})
		x += w + 2
		row = max(row, h)
	}
	b.bright = bright
	b.fig.v = keep
	return !s.failed
}

// propLamps lights what stands about with a light of its own.
func (b *Board) propLamps() {
	for i := range Places[b.world.Place].Props {
		p := &Places[b.world.Place].Props[i]
		k := 0.93 + 0.07*math.Sin(b.seconds()*2.3+float64(i)*1.9)
		x, y := b.midX+p.X, b.midY+p.Y
		switch p.Kind {
		case PropLantern:
			b.lamp(Point{x, y, p.Height}, 24, rgb{1.05, 0.62, 0.26}, k)
		case PropCottage:
			b.lamp(Point{x, y, p.Height * 0.3}, p.W*2.6, rgb{0.9, 0.5, 0.2}, 0.42*k)
		}
	}
}

func (b *Board) props(id PlaceID, turn int) *stones {
	s := &b.stones
	if s.ready && s.place == id && s.turn == turn {
		return s
	}
	for _, e := range s.sheets {
		e.colour.Deallocate()
		e.normal.Deallocate()
	}
	s.sheets, s.place, s.turn, s.ready, s.zoom = s.sheets[:0], id, turn, true, 0
	for i := range Places[id].Props {
		s.sheets = append(s.sheets, s.march(&Places[id], &Places[id].Props[i], i, turn))
	}
	return s
}

func (s *stones) march(place *Place, p *Prop, i, turn int) *sheet {
	const perFoot = lengthPerFoot * propScale
	half := math.Ceil((math.Hypot(p.W, p.D)*1.25 + p.Height*0.10 + 0.8) * perFoot)
	if p.Kind == PropTree {
		half = math.Ceil((p.Height*0.42 + 1) * perFoot)
	}
	low := math.Ceil((math.Hypot(p.W, p.D)*0.7 + 0.8) * perFoot)
	tall := p.Height + 1.2
	if p.Kind == PropGate {
		tall += 2.4
	}
	high := math.Ceil(tall*0.87*perFoot + low)
	w, h := int(2*half), int(low+high)
	sin, cos := math.Sincos(p.Dir + math.Pi/2*float64(turn))
	u := map[string]any{
		"Body":  []float32{float32(p.W), float32(p.D), float32(p.Height), float32(i)*0.37 + 0.21},
		"Foot":  []float32{float32(half), float32(high), float32(p.Kind), 0},
		"Stone": []float32{place.Stone[0], place.Stone[1], place.Stone[2], 1},
		"Moss":  place.Moss[:],
	}
	switch p.Kind {
	case PropTree:
		u["Stone"] = []float32{0.40, 0.35, 0.31, 1}
	case PropRibs:
		u["Stone"] = []float32{0.68, 0.63, 0.53, 1}
	}
	out := &sheet{scale: propScale, height: p.Height, frames: oneFrame(figures.Frame{W: w, H: h, OffX: -int(half), OffY: -int(high)})}
	for n := range 2 {
		u["View"] = []float32{float32(cos), float32(sin), perFoot, float32(n)}
		img := ebiten.NewImageWithOptions(rectangle(w, h), &ebiten.NewImageOptions{Unmanaged: true})
		v := [4]ebiten.Vertex{}
		for k, q := range [4][2]int{{0, 0}, {w, 0}, {w, h}, {0, h}} {
			v[k] = ebiten.Vertex{DstX: float32(q[0]), DstY: float32(q[1]), SrcX: float32(q[0]), SrcY: float32(q[1]), ColorA: 1}
		}
		img.DrawTrianglesShader32(v[:], quadIndices, s.shader, &ebiten.DrawTrianglesShaderOptions{Uniforms: u})
		if n == 0 {
			out.colour = img
		} else {
			out.normal = img
		}
	}
	return out
}
