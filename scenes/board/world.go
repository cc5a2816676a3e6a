package board

import (
	"image/color"

	"mageduel/assets/figures"
)

// Anim is what a figure does.
type Anim = figures.Anim

// What a figure does.
const (
	Idle    = figures.Idle
	Walk    = figures.Walk
	Cast    = figures.Cast
	Release = figures.Release
	Hurt    = figures.Hurt
	Fall    = figures.Fall
	Lie     = figures.Lie
)

// Aura is a set of lasting things that show on a figure.
type Aura uint32

// What shows on its bearer.
const (
	MageArmour Aura = 1 << iota // faint plates
	ShieldDisc                  // a disc of force before it
	Hasted                      // after-images
	Slowed                      // a heavy dark air
	Invisible                   // a shimmer, for those who may know
	Held                        // stiff in pale rings
	Webbed                      // strands
	Burning                     // small flames
	Celestial                   // a golden rim
	Fiendish                    // a dark red rim
	Charmed                     // motes about the head
	Stoneskin                   // grey, rough
	Blurred                     // a doubled outline
	Flying                      // wind under the feet
	Warded                      // a pale sphere (protection, resistance, globes)
	Weakened                    // light drawn out of it
	Shaken                      // a cold veil
	Concealed                   // mist about it
	Gathering                   // a spell is being gathered
	Petrified                   // stone
	Glowing                     // light shed by the figure itself
	Glittering                  // golden dust all over it
	KeenEyed                    // a spark before its eyes
	Blind                       // darkness before its eyes
)

// Figure is one creature to be drawn.
type Figure struct {
	ID      int32
	Sheet   string  // name of the sheet in assets/figures
	X, Y, Z float64 // of its foot, in the middle of its space
	Size    float64 // side of its space in feet; 5 for Medium
	Dir     float64 // facing in radians, 0 east, growing towards north
	Anim    Anim
	Frame   float64 // of the animation; grows with time, whole numbers are frames
	Tint    color.RGBA
	Emblem  int // 1 to 8 draws a disc under a mage, 0 draws none
	Alpha   float64
	Auras   Aura
	Images  int     // mirror images about it, 0 to 8
	Health  float64 // 0 to 1 draws the small bar; below 0 draws none
	// Staff is the light of the staff's tip, 0 to 1.
	Staff                      float64
	Summoned                   bool // colours the wall cold where it presses
	Selected, Targeted, Acting bool
	Poised                     bool // waits with a readied action
}

// Zone is the box of light. Side 0 draws none.
type Zone struct {
	X, Y   float64 // low corner in feet
	Side   float64 // feet
	Height float64 // feet
	Grown  float64 // 0 to 1 of the height
}

// Contains says whether a point is within the walls.
func (z *Zone) Contains(x, y, h float64) bool {
	return x >= z.X && y >= z.Y && x <= z.X+z.Side && y <= z.Y+z.Side && h <= z.Height
}

// Square is a 5-ft square by its low corner divided by five.
type Square struct{ X, Y int }

// SquareAt gives the square that holds a point in feet.
func SquareAt(x, y float64) Square { return Square{floorDiv5(x), floorDiv5(y)} }

func floorDiv5(v float64) int {
	i := int(v / SquareFeet)
	if float64(i)*SquareFeet > v {
		i--
	}
	return i
}

// Centre gives the middle of the square in feet.
func (s Square) Centre() (x, y float64) {
	return (float64(s.X) + 0.5) * SquareFeet, (float64(s.Y) + 0.5) * SquareFeet
}

// Mark says what highlighted squares mean. Each has its own pattern as well
// as its colour.
type Mark uint8

// Kinds of marks.
const (
	MarkReach  Mark = iota // can be moved to
	MarkPath               // the way that would be taken
	MarkArea               // struck by a harmful area
	MarkAid                // touched by a helpful area
	MarkRange              // within range
	MarkThreat             // threatened by a foe
	MarkCursor             // under the pointer
	MarkRefuse             // cannot be chosen
	marks
)

// Marked is a set of squares with one meaning.
type Marked struct {
	Mark    Mark
	Z       float64 // feet above the ground
	Squares []Square
}

// AreaKind is something that stays on the board.
type AreaKind uint8

// Lasting areas.
const (
	AreaWeb AreaKind = iota
	AreaGrease
	AreaFog        // fog cloud, obscuring mist
	AreaStink      // stinking cloud, cloudkill
	AreaFire       // wall of fire: its squares burn
	AreaIce        // wall of ice
	AreaForce      // wall of force, resilient sphere
	AreaStone      // wall of stone
	AreaDark       // darkness
	AreaLight      // light, daylight
	AreaTentacles  // black tentacles
	AreaThorns     // spikes, entangling growth
	AreaCircle     // a drawn circle: magic circle, symbol, summoning
	AreaGlitter    // glitterdust
	AreaSleet      // sleet and ice storms
	AreaUpward     // reverse gravity
	AreaConfluence // anything else
)

// Area is a lasting thing on squares of the ground.
type Area struct {
	ID      int32
	Kind    AreaKind
	Z       float64 // feet
	Height  float64 // feet; 0 takes the usual height of its kind
	Squares []Square
	Fade    float64 // 0 is whole, 1 is gone
}

// Light is a lamp in feet.
type Light struct {
	X, Y, Z float64
	Radius  float64 // feet
	R, G, B float64 // 1 is as bright as a torch at its foot
}

// World is all that is shown, set by the scene each tick. The board keeps no
// slice of it beyond the tick.
type World struct {
	Zone    Zone
	Place   PlaceID
	Figures []Figure
	Areas   []Area
	Lights  []Light
	Marks   []Marked
	Grid    float64 // 0 to 1: strength of the grid, drawn only while aiming
}
