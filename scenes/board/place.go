package board

// PlaceID names a place.
type PlaceID uint8

// The places.
const (
	Heath   PlaceID = iota // a moonlit heath with an old stone ring
	Village                // a village green at dusk
	Waste                  // what a duel of old left behind
	Snow                   // snow under a clear sky
	Hall                   // a ruined hall
	places
)

// PropKind is something that stands.
type PropKind uint8

// Kinds of props.
const (
	PropStone   PropKind = iota // standing stone
	PropBoulder                 // boulder
	PropColumn                  // broken column
	PropTree                    // dead tree
	PropGate                    // two stones and a lintel
	PropWell                    // a well under a thatched roof
	PropCottage                 // a cottage with light in its windows
	PropLantern                 // a lantern on a post
	PropWall                    // a piece of wall with a window
	PropRibs                    // what is left of something large
)

// Prop stands on the ground. X and Y are feet from the middle of the zone.
type Prop struct {
	Kind   PropKind
	X, Y   float64
	W, D   float64 // half width and half depth in feet
	Height float64 // feet
	Dir    float64 // radians
}

// Blocks gives the square footprint in feet that a creature cannot stand in.
func (p Prop) Blocks() (x0, y0, x1, y1 float64) {
	r := max(p.W, p.D)
	if p.Kind == PropTree {
		r = p.W * 1.6
	}
	return p.X - r, p.Y - r, p.X + r, p.Y + r
}

type rgb [3]float32

// lightness is how bright a colour is to the eye.
func (c rgb) lightness() float32 { return 0.2126*c[0] + 0.7152*c[1] + 0.0722*c[2] }

// Place is how somewhere looks. Colours are as they would be by day.
type Place struct {
	Palette [8]rgb // see ground.kage
	Much    [4]float32
	Kind    [4]float32
	Relief  float32
	Ring    [2]float64    // inner and outer radius in feet; 0 is none
	Paths   [4][4]float64 // from and to, feet from the middle
	NPaths  int
	PathHal float64
	Pools   [6][3]float64
	NPools  int
	Ambient rgb // light from the sky, for ground and figures
	Moon    rgb
	MoonDir [3]float64 // where the lamp of the sky stands: right, up, towards
	Haze    rgb        // what lies far off
	Stone   rgb
	Moss    [4]float32
	Props   []Prop
	Flies   int // fireflies and moths about
	FlyHue  rgb
	Drift   DriftKind
}

// brightest is the lightness of the brightest ground.
func (p *Place) brightest() float32 {
	v := float32(0)
	for _, c := range p.Palette {
		v = max(v, c.lightness())
	}
	return v
}

// DriftKind is what is in the air.
type DriftKind uint8

// What drifts.
const (
	DriftNone DriftKind = iota
	DriftSnow
	DriftAsh
	DriftLeaves
	DriftDust
)

// Places holds every place by its id.
var Places = [places]Place{
	Heath: {
		Palette: [8]rgb{{0.20, 0.32, 0.23}, {0.40, 0.53, 0.34}, {0.52, 0.50, 0.32}, {0.42, 0.36, 0.29},
			{0.60, 0.62, 0.66}, {0.34, 0.45, 0.55}, {0.47, 0.34, 0.50}, {0.20, 0.25, 0.19}},
		Much: [4]float32{0.62, 0.55, 0.55, 0}, Kind: [4]float32{0, 1, 0.10, 0.55}, Relief: 1,
		Ring:  [2]float64{15, 23},
		Paths: [4][4]float64{{-150, 60, -24, 8}, {24, -10, 90, -60}, {90, -60, 190, -70}, {-18, 16, -50, 120}}, NPaths: 4, PathHal: 2.6,
		Pools: [6][3]float64{{-46, -18, 5.5}, {41, 30, 4.2}, {12, -52, 6.5}, {-12, 62, 5}, {70, 66, 7}, {-80, 30, 6}}, NPools: 6,
		Ambient: rgb{0.205, 0.265, 0.345}, Moon: rgb{0.30, 0.37, 0.47}, MoonDir: [3]float64{-0.62, 0.55, 0.56},
		Haze: rgb{0.05, 0.08, 0.12}, Stone: rgb{0.60, 0.62, 0.66}, Moss: [4]float32{0.33, 0.44, 0.28, 0.75},
		Props: []Prop{
			{PropStone, -38, 27, 1.9, 1.1, 12.5, 0.4}, {PropStone, -24, 41, 2.1, 1.2, 14, 0.9},
			{PropGate, 6, 47, 5.2, 1.4, 11.5, 1.4}, {PropStone, 33, 37, 1.7, 1.1, 10, 2.1},
			{PropStone, 47, 12, 2.2, 1.2, 13, 2.9}, {PropBoulder, 45, -14, 2.8, 1.5, 2.6, 2.9},
			{PropStone, 34, -36, 1.8, 1.0, 8.5, 0.6}, {PropBoulder, -8, -48, 2.2, 1.7, 3.2, 1.0},
			{PropStone, -34, -37, 2.0, 1.2, 11.5, 2.4}, {PropStone, -49, -6, 1.8, 1.2, 7.0, 0.1},
			{PropTree, -66, 52, 0.8, 0.8, 19, 0.3}, {PropTree, 74, -34, 0.7, 0.7, 16, 1.9},
			{PropBoulder, -60, -40, 2.0, 1.6, 2.4, 0.5}, {PropBoulder, 62, 40, 1.5, 1.2, 1.9, 0.2},
		},
		Flies: 26, FlyHue: rgb{0.75, 0.95, 0.45},
	},
	Village: {
		Palette: [8]rgb{{0.24, 0.36, 0.18}, {0.46, 0.56, 0.27}, {0.60, 0.54, 0.30}, {0.52, 0.42, 0.30},
			{0.64, 0.60, 0.54}, {0.38, 0.44, 0.52}, {0.66, 0.58, 0.34}, {0.26, 0.24, 0.16}},
		Much: [4]float32{0.35, 0.35, 0.30, 0}, Kind: [4]float32{0, 1, 0.04, 0.35}, Relief: 0.6,
		Ring:  [2]float64{4, 8},
		Paths: [4][4]float64{{-160, -20, 0, 0}, {0, 0, 150, 30}, {0, 0, -30, 150}, {0, 0, 24, -150}}, NPaths: 4, PathHal: 4.2,
		Pools: [6][3]float64{{52, -30, 11}}, NPools: 1,
		Ambient: rgb{0.34, 0.27, 0.33}, Moon: rgb{0.52, 0.36, 0.26}, MoonDir: [3]float64{-0.80, 0.30, 0.52},
		Haze: rgb{0.12, 0.08, 0.10}, Stone: rgb{0.64, 0.60, 0.54}, Moss: [4]float32{0.40, 0.44, 0.24, 0.55},
		Props: []Prop{{PropBoulder, -44, 30, 1.8, 1.4, 2.2, 0.5}, {PropTree, 50, 40, 1.0, 1.0, 20, 0.8},
			{PropTree, -58, -34, 0.9, 0.9, 18, 2.2}, {PropStone, 42, -48, 1.2, 0.9, 5, 1.2},
			{PropWell, 37, 4, 2.3, 2.3, 8, 0.4}, {PropCottage, -62, 34, 9, 6.5, 15, 0.5}, {PropCottage, 62, -58, 8, 6, 14, 2.3},
			{PropCottage, 24, 66, 9, 6, 15, 0.1}, {PropCottage, -30, -68, 8, 6, 14, -0.15}, {PropLantern, -37, 14, 0.5, 0.5, 9, 0}, {PropLantern, 14, -40, 0.5, 0.5, 9, 0},
			{PropLantern, 38, 42, 0.5, 0.5, 9, 0}},
		Flies: 14, FlyHue: rgb{1, 0.8, 0.45}, Drift: DriftLeaves,
	},
	Waste: {
		Palette: [8]rgb{{0.22, 0.19, 0.19}, {0.36, 0.31, 0.29}, {0.46, 0.38, 0.30}, {0.28, 0.24, 0.23},
			{0.42, 0.40, 0.42}, {0.20, 0.26, 0.30}, {0.34, 0.20, 0.20}, {0.12, 0.10, 0.10}},
		Much: [4]float32{0.10, 0.85, 0.10, 0.9}, Kind: [4]float32{0, 0.35, 0.45, 0.1}, Relief: 1.5,
		Ring:  [2]float64{15, 23},
		Paths: [4][4]float64{{-150, -60, 150, 50}}, NPaths: 1, PathHal: 2.2,
		Ambient: rgb{0.32, 0.27, 0.30}, Moon: rgb{0.50, 0.38, 0.34}, MoonDir: [3]float64{-0.6, 0.55, 0.58},
		Haze: rgb{0.08, 0.05, 0.05}, Stone: rgb{0.44, 0.41, 0.42}, Moss: [4]float32{0.3, 0.24, 0.22, 0.3},
		Props: []Prop{{PropStone, -38, 30, 1.9, 1.1, 8, 0.4}, {PropTree, 44, 30, 0.8, 0.8, 13, 0.9},
			{PropTree, -46, -30, 0.8, 0.8, 15, 2.9}, {PropBoulder, 42, -36, 3.0, 2.0, 3.5, 0.6}, {PropStone, 8, 50, 2.0, 1.2, 5, 1.4},
			{PropRibs, -12, -46, 5, 6, 8, 0.9}, {PropRibs, 52, 8, 3, 4, 5, 2.2}, {PropTree, -62, 12, 0.7, 0.7, 11, 0.3}, {PropBoulder, -34, 56, 2.2, 1.7, 3, 1.9},
			{PropStone, 30, 62, 1.6, 1.1, 7, 2.6}, {PropTree, 22, -62, 0.8, 0.8, 14, 1.7}},
		Flies: 6, FlyHue: rgb{1, 0.45, 0.2}, Drift: DriftAsh,
	},
	Snow: {
		Palette: [8]rgb{{0.66, 0.72, 0.80}, {0.84, 0.88, 0.93}, {0.74, 0.78, 0.84}, {0.56, 0.58, 0.62},
			{0.50, 0.54, 0.60}, {0.46, 0.62, 0.74}, {0.62, 0.66, 0.74}, {0.46, 0.50, 0.58}},
		Much: [4]float32{0.10, 0.25, 0.1, 0}, Kind: [4]float32{1, 0.12, 0.25, 0.75}, Relief: 1.25,
		Ring:  [2]float64{15, 23},
		Paths: [4][4]float64{{-150, 60, -24, 8}, {24, -10, 150, -70}}, NPaths: 2, PathHal: 2.4,
		Pools: [6][3]float64{{-48, -22, 8}, {44, 34, 6}}, NPools: 2,
		Ambient: rgb{0.22, 0.28, 0.38}, Moon: rgb{0.30, 0.36, 0.46}, MoonDir: [3]float64{-0.62, 0.55, 0.56},
		Haze: rgb{0.08, 0.11, 0.16}, Stone: rgb{0.50, 0.54, 0.60}, Moss: [4]float32{0.86, 0.90, 0.96, 0.95},
		Props: []Prop{{PropStone, -38, 27, 1.9, 1.1, 11, 0.4}, {PropStone, 33, 37, 1.7, 1.1, 9, 2.1},
			{PropTree, -60, -30, 0.8, 0.8, 18, 2.2}, {PropTree, 58, 20, 0.8, 0.8, 16, 0.2}, {PropBoulder, 30, -46, 2.4, 1.8, 3, 1}},
		Drift: DriftSnow,
	},
	Hall: {
		Palette: [8]rgb{{0.26, 0.28, 0.26}, {0.38, 0.42, 0.34}, {0.44, 0.42, 0.36}, {0.34, 0.31, 0.28},
			{0.52, 0.52, 0.55}, {0.26, 0.36, 0.42}, {0.34, 0.40, 0.30}, {0.15, 0.16, 0.16}},
		Much: [4]float32{0.16, 0.3, 0, 0}, Kind: [4]float32{2, 0.6, 0.22, 0.3}, Relief: 0.3,
		Ring:  [2]float64{10, 14},
		Pools: [6][3]float64{{-30, 22, 4}, {26, -40, 5}}, NPools: 2,
		Ambient: rgb{0.21, 0.23, 0.31}, Moon: rgb{0.32, 0.36, 0.46}, MoonDir: [3]float64{-0.5, 0.6, 0.62},
		Haze: rgb{0.04, 0.05, 0.07}, Stone: rgb{0.58, 0.57, 0.58}, Moss: [4]float32{0.34, 0.42, 0.28, 0.45},
		Props: []Prop{{PropColumn, -45, 45, 1.9, 1.9, 15, 0}, {PropColumn, -15, 47, 1.9, 1.9, 10, 0.5}, {PropColumn, 15, 47, 1.9, 1.9, 17, 0.9},
			{PropColumn, 45, 45, 1.9, 1.9, 6, 1.5}, {PropColumn, 47, 15, 1.9, 1.9, 13, 1}, {PropColumn, 47, -15, 1.9, 1.9, 4, 0.2},
			{PropColumn, -47, 15, 1.9, 1.9, 12, 0.3}, {PropColumn, -47, -15, 1.9, 1.9, 8, 2}, {PropBoulder, 38, -42, 2.6, 2, 2.6, 0.7},
			{PropWall, -31, 70, 9, 1.1, 15, 0}, {PropWall, 2, 71, 8, 1.1, 11, 0}, {PropWall, 34, 70, 7, 1.1, 16, 0}, {PropWall, 71, 32, 9, 1.1, 14, 1.5708},
			{PropWall, 70, -2, 7, 1.1, 8, 1.5708}, {PropWall, -70, 31, 8, 1.1, 12, 1.5708}, {PropWall, -71, -8, 7, 1.1, 16, 1.5708}, {PropWall, -24, -70, 8, 1.1, 9, 0},
			{PropWall, 14, -71, 9, 1.1, 13, 0}, {PropBoulder, -40, -50, 2.4, 1.8, 2.2, 1.4}},
		Flies: 5, FlyHue: rgb{0.9, 0.85, 0.7}, Drift: DriftDust,
	},
}
