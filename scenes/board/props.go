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
	s.sheets, s.place, s.turn, s.ready = s.sheets[:0], id, turn, true
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
	if p.Kind == PropTree {
		u["Stone"] = []float32{0.40, 0.35, 0.31, 1}
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
