package board

import (
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// The ground is drawn once, by day, into chunks of the flat picture at each
// step of zoom, a strip at a time so that no frame is late.
const (
	chunkW, chunkH = 1024, 512
	chunkStrip     = 64 // rows drawn at once
	chunksKept     = 28
	stripsPerFrame = 3
)

type chunkKey struct {
	level, turn int
	i, j        int
}

type chunk struct {
	key  chunkKey
	img  *ebiten.Image
	rows int // drawn so far
	used int64
}

type ground struct {
	chunks   []*chunk
	place    PlaceID
	midX     float64
	midY     float64
	shader   *ebiten.Shader
	opt      ebiten.DrawTrianglesShaderOptions
	palette  []float32
	view     []float32
	much     []float32
	kind     []float32
	ring     []float32
	paths    []float32
	pools    []float32
	counts   []float32
	v        [4]ebiten.Vertex
	show4    ebiten.DrawTrianglesOptions
	mesh     []ebiten.Vertex
	index    []uint32
	strips   int // left to draw this frame
	calls    int // draw calls so far
	complete bool
}

var quadIndices = []uint32{0, 1, 2, 0, 2, 3}

func newGround(shader *ebiten.Shader) *ground {
	g := &ground{shader: shader, mesh: make([]ebiten.Vertex, 0, 8192), index: make([]uint32, 0, 49152),
		palette: make([]float32, 32), view: make([]float32, 4), much: make([]float32, 4), kind: make([]float32, 4),
		ring: make([]float32, 4), paths: make([]float32, 16), pools: make([]float32, 24), counts: make([]float32, 4)}
	g.opt.Uniforms = map[string]any{"Palette": g.palette, "View": g.view, "Much": g.much, "Kind": g.kind,
		"Ring": g.ring, "Paths": g.paths, "Pools": g.pools, "Counts": g.counts}
	g.show4.Blend = ebiten.BlendCopy
	g.show4.ColorScaleMode = ebiten.ColorScaleModePremultipliedAlpha
	return g
}

// set says which place lies around which middle; a change throws the chunks
// away.
func (g *ground) set(id PlaceID, x, y float64) {
	if g.place == id && g.midX == x && g.midY == y {
		return
	}
	g.place, g.midX, g.midY = id, x, y
	for _, c := range g.chunks {
		c.rows, c.key.level = 0, -1
	}
}

// landWrap keeps coordinates small far from the middle, where the land is only
// noise: every so many feet it begins anew.
const landWrap = 1 << 13

func (g *ground) uniforms(ox, oy float64, turn int, zoom float64) {
	p := &Places[g.place]
	for i, c := range p.Palette {
		g.palette[i*4], g.palette[i*4+1], g.palette[i*4+2], g.palette[i*4+3] = c[0], c[1], c[2], 1
	}
	cs := [4][2]float32{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}[turn&3]
	g.view[0], g.view[1], g.view[2], g.view[3] = cs[0], cs[1], float32(zoom), p.Relief
	copy(g.much, p.Much[:])
	copy(g.kind, p.Kind[:])
	mx, my := g.midX-ox, g.midY-oy
	g.ring[0], g.ring[1], g.ring[2], g.ring[3] = float32(mx), float32(my), float32(p.Ring[0]), float32(p.Ring[1])
	for i, s := range p.Paths {
		g.paths[i*4], g.paths[i*4+1] = float32(s[0]+mx), float32(s[1]+my)
		g.paths[i*4+2], g.paths[i*4+3] = float32(s[2]+mx), float32(s[3]+my)
	}
	for i, s := range p.Pools {
		g.pools[i*4], g.pools[i*4+1], g.pools[i*4+2] = float32(s[0]+mx), float32(s[1]+my), float32(s[2])
	}
	g.counts[0], g.counts[1], g.counts[2] = float32(p.NPaths), float32(p.NPools), float32(p.PathHal)
}

// plane gives feet for a point of the flat picture.
func plane(fx, fy, zoom float64, turn int) (x, y float64) {
	pr := Projection{Turn: turn}
	a, d := fx/(AcrossPerFoot*zoom), fy/(DownPerFoot*zoom)
	return pr.Unrotate((a+d)/2, (a-d)/2)
}

func (g *ground) strip(c *chunk) {
	zoom := Zooms[c.key.level]
	y0, y1 := c.rows, min(c.rows+chunkStrip, chunkH)
	fx, fy := float64(c.key.i)*chunkW, float64(c.key.j)*chunkH
	wx, wy := plane(fx, fy, zoom, c.key.turn)
	ox := math.Round((wx-g.midX)/landWrap)*landWrap + g.midX
	oy := math.Round((wy-g.midY)/landWrap)*landWrap + g.midY
	g.uniforms(ox, oy, c.key.turn, zoom)
	for n, q := range [4][2]int{{0, y0}, {chunkW, y0}, {chunkW, y1}, {0, y1}} {
		x, y := plane(fx+float64(q[0]), fy+float64(q[1]), zoom, c.key.turn)
		g.v[n] = ebiten.Vertex{DstX: float32(q[0]), DstY: float32(q[1]), SrcX: float32(x - ox), SrcY: float32(y - oy), ColorR: 1, ColorG: 1, ColorB: 1, ColorA: 1}
	}
	c.img.DrawTrianglesShader32(g.v[:], quadIndices, g.shader, &g.opt)
	c.rows = y1
}

// at gives the chunk for a key, drawing some of it if there is time.
func (g *ground) at(k chunkKey, tick int64) *chunk {
	var c, spare *chunk
	for _, e := range g.chunks {
		if e.key == k {
			c = e
			break
		}
		if spare == nil || e.key.level < 0 && spare.key.level >= 0 || e.used < spare.used && spare.key.level >= 0 {
			spare = e
		}
	}
	if c == nil {
		if g.strips <= 0 {
			return nil
		}
		if len(g.chunks) < chunksKept || spare.used == tick {
			spare = &chunk{img: ebiten.NewImageWithOptions(rectangle(chunkW, chunkH), &ebiten.NewImageOptions{Unmanaged: true})}
			g.chunks = append(g.chunks, spare)
		}
		c = spare
		c.key, c.rows = k, 0
	}
	for c.rows < chunkH && g.strips > 0 {
		g.strip(c)
		g.strips--
	}
	c.used = tick
	return c
}

// show draws the visible ground in the light of the moment: the coarse layer
// where the fine one is not ready yet, then the fine one.
func (g *ground) show(dst *ebiten.Image, light *lightMesh, p *Projection, level int, tick int64) {
	g.complete = true
	if level > 0 {
		if !g.layer(nil, nil, p, level, tick) {
			g.layer(dst, light, p, 0, tick)
		}
	}
	g.layer(dst, light, p, level, tick)
}

// layer draws one step of zoom, or with no dst only prepares it; it says
// whether all that is visible is ready.
func (g *ground) layer(dst *ebiten.Image, light *lightMesh, p *Projection, level int, tick int64) bool {
	s := p.Zoom / Zooms[level]
	ox, oy := p.origin()
	i0, i1 := int(math.Floor(-ox/(chunkW*s))), int(math.Floor((p.W-1-ox)/(chunkW*s)))
	j0, j1 := int(math.Floor(-oy/(chunkH*s))), int(math.Floor((p.H-1-oy)/(chunkH*s)))
	ready := true
	for j := j0; j <= j1; j++ {
		for i := i0; i <= i1; i++ {
			c := g.at(chunkKey{level, p.Turn & 3, i, j}, tick)
			if c == nil || c.rows < chunkH {
				ready, g.complete = false, false
			}
			if c == nil || dst == nil || c.rows == 0 {
				continue
			}
			x0, y0 := math.Round(ox+float64(i)*chunkW*s), math.Round(oy+float64(j)*chunkH*s)
			x1, y1 := math.Round(ox+float64(i+1)*chunkW*s), math.Round(oy+float64(j+1)*chunkH*s)
			g.weave(light, p, x0, y0, chunkW/(x1-x0), chunkH/(y1-y0), x1, y0+(y1-y0)*float64(c.rows)/chunkH)
			dst.DrawTriangles32(g.mesh, g.index, c.img, &g.show4)
			g.calls++
		}
	}
	return ready
}

// weaveBlock is how many cells of the light a quad of the ground covers at
// most along each side. Where the light runs evenly a few quads do; only about
// lamps and walls are they as small as a cell.
const weaveBlock = 8

// weave makes the mesh of a chunk whose corner is drawn at x0, y0, as far as
// it is on screen. kx and ky are its own pixels for each of the screen's. All
// edges are level or upright, so that quads of different sizes leave no gap.
func (g *ground) weave(light *lightMesh, p *Projection, x0, y0, kx, ky, x1, y1 float64) {
	g.mesh, g.index = g.mesh[:0], g.index[:0]
	w := weft{light: light, x0: x0, y0: y0, kx: kx, ky: ky, left: max(x0, 0), top: max(y0, 0), right: min(x1, p.W), low: min(y1, p.H)}
	cw, ch := light.cell*weaveBlock, light.cell/2*weaveBlock
	for j := int(w.top / ch); float64(j)*ch < w.low; j++ {
		for i := int(w.left / cw); float64(i)*cw < w.right; i++ {
			g.block(&w, i*weaveBlock, j*weaveBlock, weaveBlock)
		}
	}
}

// weft is what weave hands on.
type weft struct {
	light                 *lightMesh
	x0, y0, kx, ky        float64
	left, top, right, low float64
}

func (g *ground) block(w *weft, i, j, n int) {
	cell := w.light.cell
	xa, xb := max(float64(i)*cell, w.left), min(float64(i+n)*cell, w.right)
	ya, yb := max(float64(j)*cell/2, w.top), min(float64(j+n)*cell/2, w.low)
	if xa >= xb || ya >= yb {
		return
	}
	if n > 1 && !w.light.even(i, j, n) {
		h := n / 2
		g.block(w, i, j, h)
		g.block(w, i+h, j, h)
		g.block(w, i, j+h, h)
		g.block(w, i+h, j+h, h)
		return
	}
	o := uint32(len(g.mesh))
	for k := range 4 {
		x, y := xa, ya
		if k == 1 || k == 2 {
			x = xb
		}
		if k >= 2 {
			y = yb
		}
		c := w.light.at(x, y)
		g.mesh = append(g.mesh, ebiten.Vertex{DstX: float32(x), DstY: float32(y), SrcX: float32((x - w.x0) * w.kx), SrcY: float32((y - w.y0) * w.ky),
			ColorR: c[0], ColorG: c[1], ColorB: c[2], ColorA: 1})
	}
	g.index = append(g.index, o, o+1, o+2, o, o+2, o+3)
}
