package hud

import (
	"github.com/hajimehoshi/ebiten/v2"
)

// Kind is how a node arranges its children.
type Kind uint8

// The arrangements.
const (
	Column Kind = iota // under each other, each as wide as the node
	Row                // beside each other
	Flow               // beside each other, into as many lines as it takes
	Grid               // cells of equal width, as many columns as Cell allows
	Stack              // all in the same place
	Anchor             // each at its own share (AX, AY) of the room, at its natural size
)

// Node is one rectangle of a screen. Lengths are in device pixels. The zero
// value of a field means nothing special.
type Node struct {
	ID   string // keeps focus and scroll through rebuilds; by default the place in the tree
	Kind Kind
	Kids []*Node

	Gap        float64 // between children
	PadX, PadY float64
	Width      float64 // fixed
	MinW, MaxW float64
	Height     float64 // fixed
	MinH, MaxH float64
	Cell       float64 // Grid: least width of a cell
	Grow       float64 // share of what room is left along the parent's axis
	Align      float64 // where smaller children stand across the axis: 0 start, 0.5 middle, 1 end
	Fit        bool    // keep the natural width in a column instead of filling
	AX, AY     float64 // in an Anchor: 0 to 1

	Text     Rich
	Size     float64 // of text; 0 is body size
	TextSide float64 // 0 left, 0.5 middle, 1 right
	OneLine  bool    // natural width counts as least width
	Display  bool    // set in the display cut; Size is the height of capitals
	Icon     Icon
	IconTone Tone
	IconSize float64

	Look     Look
	Click    func()
	OnLink   func(link string)
	Tip      Rich
	About    string // link to what explains it; see UI.About
	Disabled bool
	Reason   Rich // why it is disabled, shown as its tooltip
	Chosen   bool
	Hotkey   rune // a letter (small) or a digit
	Scroll   bool // a window on its children, as high as it may be
	ToEnd    bool // a Scroll that follows its end until the player scrolls up
	Firm     bool // where a column is too high for its room, gives way last
	First    bool // gets the focus when the screen opens
	Slide    *Slide
	Entry    *Entry
	NoFocus  bool // answers the pointer but not the focus

	// Paint draws what the fields above cannot; Sig must change with what it
	// would draw.
	Paint func(p *Painter)
	Sig   uint64

	// What layout worked out.
	Rect  Rect
	clip  Rect
	body  *para
	kidsH float64 // Scroll: height of the content
	prefM float64 // memo of prefW, plus one
	minM  float64
	forW  float64 // memo of heightFor
	hM    float64
	links []*Node // words of Text that are links
	over  bool    // Scroll: holds more than it shows
	in    *Node   // the innermost Scroll it lies in
}

// Painter is what a Paint function gets.
type Painter struct {
	Dst  *ebiten.Image
	Env  *Env
	R    Rect // where the node lies on Dst
	Node *Node
}

// Slide makes a node a slider from 0 to 1 in steps.
type Slide struct {
	Value float64
	Step  float64
	Set   func(float64)
}

// state is how a node looks at this moment.
type state uint8

const (
	hovered state = 1 << iota
	pressed
	disabled
	chosen
	editing
)

func (n *Node) target() bool {
	return n.Click != nil || len(n.Tip) > 0 || n.Entry != nil || n.Slide != nil ||
		n.Disabled && len(n.Reason) > 0
}
