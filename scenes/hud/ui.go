package hud

import (
	"math"
	"unicode"

	"github.com/hajimehoshi/ebiten/v2"
)

// Layer is a tree over the ones below it: a dialog, a drawer, an open list.
// While it is there the layers below do not answer.
type Layer struct {
	Build func(e *Env) *Node // gives a node to stand in the whole screen
	Dim   bool               // darkens what is below
	Close func()             // told when Cancel or a click beside takes it away; may be nil
	Stay  bool               // Cancel and clicks beside do not take it away
}

type layer struct {
	Layer
	root     *Node
	surfaces []*surface
	targets  []*Node
	focus    string // of the layer below, to come back to
	age      int    // ticks since it opened
}

// surface is the picture of one panel.
type surface struct {
	id   string
	node *Node
	img  *ebiten.Image
	at   Rect
	hash uint64
}

// UI is one screen's panels: what is focused, hovered, open and scrolled. It
// belongs to the game's thread.
type UI struct {
	env    Env
	build  func(e *Env) *Node
	layers []*layer
	stale  bool // the trees must be built again
	moved  bool // only places or states changed

	focus    *Node
	focusID  string
	showRing bool
	hover    *Node
	held     bool
	rest     int // ticks since hover or focus last changed
	ticks    int
	scroll   map[string]float64
	loose    map[string]bool // a ToEnd scroll that the player has taken from its end
	drag     *Node
	edit     *editor
	tip      *surface
	tipFor   *Node
	tipPin   bool
	tipAge   int

	// Passive leaves arrows, Confirm and Cancel to the board while no layer
	// is open; the pointer and hotkeys still answer.
	Passive bool
	// LayoutOnly leaves the pictures out, for tests that look at places alone.
	LayoutOnly bool
	// OnLink opens the links of nodes that have no OnLink of their own.
	OnLink func(link string)
	// OnSound is told "hover", "click" or "refuse"; nil is silence.
	OnSound func(name string)

	within *Node // the Scroll being laid out
	seek   bool  // the focus was set from outside and may lie out of sight
}

// NewUI makes a screen. Build is called whenever the screen may look
// different; it must depend on nothing but the scene's data.
func NewUI(build func(e *Env) *Node) *UI {
	return &UI{build: build, stale: true, scroll: map[string]float64{}, loose: map[string]bool{}}
}

// Invalidate says that the data of the screen changed.
func (u *UI) Invalidate() { u.stale = true }

// Open puts a layer on top.
func (u *UI) Open(l Layer) {
	if len(u.layers) == 0 {
		u.layers = append(u.layers, &layer{})
	}
	u.layers = append(u.layers, &layer{Layer: l, focus: u.focusID})
	u.focusID = ""
	u.focus = nil
	u.dropTip()
	u.stale = true
}

// Close takes the top layer away without telling it.
func (u *UI) Close() {
	if len(u.layers) < 2 {
		return
	}
	top := u.layers[len(u.layers)-1]
	top.free()
	u.layers = u.layers[:len(u.layers)-1]
	u.focusID = top.focus
	u.focus = nil
	u.edit = nil
	u.dropTip()
	u.stale = true
}

// Layers is how many layers are open over the screen itself.
func (u *UI) Layers() int { return max(0, len(u.layers)-1) }

// Env is what the screen was last built for.
func (u *UI) Env() *Env { return &u.env }

// Focused is the ID of the node in focus, "" if none.
func (u *UI) Focused() string { return u.focusID }

// Focus moves the focus to the node of that ID at the next update.
func (u *UI) Focus(id string) { u.focusID = id; u.stale, u.seek = true, true }

// About is the link to what explains the node in focus or under the pointer:
// its own, or that of the first rule its texts name; "" if none does.
func (u *UI) About() string {
	for _, n := range [...]*Node{u.hover, u.focus} {
		if n == nil {
			continue
		}
		if n.About != "" {
			return n.About
		}
		for _, text := range [...]Rich{n.Reason, n.Tip, n.Text} {
			for _, s := range Cite(text) {
				if s.Link != "" {
					return s.Link
				}
			}
		}
	}
	return ""
}

// Over tells whether a point is over a panel, so not the board's.
func (u *UI) Over(x, y float64) bool {
	if u.Layers() > 0 {
		return true
	}
	for _, l := range u.layers {
		for _, s := range l.surfaces {
			if s.at.Has(x, y) {
				return true
			}
		}
	}
	return false
}

// Editing tells whether a text entry has the keyboard.
func (u *UI) Editing() bool { return u.edit != nil }

// Free gives the pictures back. The UI may still be used and makes them anew.
func (u *UI) Free() {
	for _, l := range u.layers {
		l.free()
	}
	u.dropTip()
	u.moved = true
}

func (l *layer) free() {
	for _, s := range l.surfaces {
		if s.img != nil {
			s.img.Deallocate()
		}
	}
	l.surfaces = nil
}

// Update brings the screen to this tick. It tells whether a panel used what
// the hands did, so that the board below does not use it too.
func (u *UI) Update(env Env, h *Hands) bool {
	u.ticks++
	for _, l := range u.layers {
		l.age++
	}
	u.tipAge++
	if env != u.env {
		u.env = env
		u.stale = true
	}
	if u.Passive && u.Layers() == 0 && u.focus != nil {
		u.focus, u.focusID, u.moved = nil, "", true // the keys are the board's
	}
	if u.stale {
		u.rebuild()
	}
	used := false
	if u.edit != nil {
		u.edit.update(u)
		used = true
		if u.edit != nil && h.Clicked && (u.focus == nil || !u.focus.Rect.Has(h.X, h.Y)) {
			u.edit.finish(u, true)
		}
	}
	used = u.pointer(h) || used
	if u.edit == nil && !used {
		used = u.keys(h)
	} else if u.edit != nil && h.PadPressed {
		u.edit.finish(u, true)
	}
	u.rest++
	u.tooltips()
	if u.stale {
		u.rebuild()
	} else if u.moved {
		u.layout()
	}
	return used
}

func (u *UI) top() *layer { return u.layers[len(u.layers)-1] }

func (u *UI) rebuild() {
	u.stale = false
	if len(u.layers) == 0 {
		u.layers = append(u.layers, &layer{})
	}
	for i, l := range u.layers {
		if i == 0 {
			l.root = u.build(&u.env)
		} else {
			l.root = l.Build(&u.env)
		}
		if l.root == nil {
			l.root = &Node{}
		}
	}
	u.layout()
}

func (u *UI) layout() {
	u.moved = false
	full := Rect{0, 0, float64(u.env.W), float64(u.env.H)}
	for i, l := range u.layers {
		u.place(l.root, full, full, string(rune('a'+i)))
		old := l.surfaces
		l.surfaces = nil
		l.targets = l.targets[:0]
		u.collect(l, l.root, nil)
		for _, s := range l.surfaces {
			for j, o := range old {
				if o != nil && o.id == s.id {
					s.img, s.hash = o.img, o.hash
					old[j] = nil
					break
				}
			}
		}
		for _, o := range old {
			if o != nil && o.img != nil {
				o.img.Deallocate()
			}
		}
	}
	// The nodes are new ones: find what was focused and hovered again.
	u.focus = nil
	hoverID := ""
	if u.hover != nil {
		hoverID = u.hover.ID
	}
	u.hover = nil
	var first *Node
	for _, t := range u.top().targets {
		if t.ID == u.focusID && u.focusID != "" {
			u.focus = t
		}
		if t.ID == hoverID && hoverID != "" {
			u.hover = t
		}
		if !t.NoFocus && (first == nil || t.First && !first.First) {
			first = t
		}
	}
	if u.focus == nil && first != nil && !(u.Passive && u.Layers() == 0) {
		u.focus = first
		u.focusID = first.ID
		u.reveal(first)
	}
	if u.seek && u.focus != nil {
		u.seek = false
		if u.reveal(u.focus); u.moved {
			u.layout()
			return
		}
	}
	u.paintDirty()
}

// collect finds the surfaces and targets under n.
func (u *UI) collect(l *layer, n *Node, s *surface) {
	if s == nil && (n.Look != Bare || len(n.Text) > 0 || n.Icon != NoIcon || n.Paint != nil || n.Scroll) && n.Rect.W >= 1 && n.Rect.H >= 1 {
		s = &surface{id: n.ID, node: n, at: n.Rect}
		l.surfaces = append(l.surfaces, s)
	}
	if n.target() {
		l.targets = append(l.targets, n)
	}
	l.targets = append(l.targets, n.links...)
	if n.Scroll && n.over && !hasTarget(n) {
		l.targets = append(l.targets, n)
	}
	for _, k := range n.Kids {
		u.collect(l, k, s)
	}
}

func hasTarget(n *Node) bool {
	for _, k := range n.Kids {
		if k.target() && !k.NoFocus || len(k.links) > 0 || hasTarget(k) {
			return true
		}
	}
	return false
}

func (u *UI) sound(name string) {
	if u.OnSound != nil {
		u.OnSound(name)
	}
}

// at is the topmost target under a point.
func (u *UI) at(x, y float64) *Node {
	ts := u.top().targets
	for i := len(ts) - 1; i >= 0; i-- {
		if ts[i].clip.Has(x, y) && (ts[i].target() || !ts[i].Scroll) {
			return ts[i]
		}
	}
	return nil
}

func (u *UI) pointer(h *Hands) bool {
	hit := u.at(h.X, h.Y)
	if h.Moved || h.Clicked || h.Held {
		if h.Moved || h.Clicked {
			if u.showRing && h.Clicked {
				u.showRing = false
			}
			if hit != u.hover && !(h.Touch && !h.Held && !h.Clicked) {
				u.hover = hit
				u.rest = 0
				u.moved = true
				u.dropTip()
				if hit != nil && !hit.Disabled && !h.Touch {
					u.sound("hover")
				}
			}
		}
	} else if h.Touch && u.hover != nil && !u.tipPin {
		u.hover = nil // a lifted finger hovers over nothing
		u.moved = true
	}
	if h.Held != u.held {
		u.held = h.Held
		u.moved = u.moved || u.hover != nil
		if h.Held {
			u.drag = u.dragged(h.X, h.Y)
		} else {
			u.drag = nil
		}
	}
	if d := u.drag; d != nil && h.Held {
		if d.Slide != nil {
			u.slideTo(d, h.X)
			return true
		}
		if h.Dragging && h.DragY != 0 {
			u.scrollBy(d, -h.DragY)
			return true
		}
	}
	if h.Wheel != 0 {
		if s := u.scrollAt(u.top().root, h.X, h.Y); s != nil {
			u.scrollBy(s, -h.Wheel*u.env.Em()*3)
			return true
		}
		if u.Over(h.X, h.Y) {
			return true
		}
	}
	if h.Secondary {
		if hit != nil && (len(hit.Tip) > 0 || hit.Disabled) {
			u.hover = hit
			u.tipPin = true
			u.rest = tipAfter
			return true
		}
		return u.Over(h.X, h.Y)
	}
	if h.Clicked {
		u.tipPin = false
		if hit == nil {
			if l := u.top(); u.Layers() > 0 && !l.Stay && !u.overTop(h.X, h.Y) {
				u.dismiss()
				return true
			}
			return u.Over(h.X, h.Y)
		}
		if !hit.NoFocus {
			u.focus, u.focusID = hit, hit.ID
		}
		u.press(hit, h)
		return true
	}
	return false
}

func (u *UI) overTop(x, y float64) bool {
	for _, s := range u.top().surfaces {
		if s.at.Has(x, y) {
			return true
		}
	}
	return false
}

func (u *UI) dismiss() {
	l := u.top()
	u.Close()
	if l.Layer.Close != nil {
		l.Layer.Close()
	}
	u.sound("click")
}

// press does what a click or Confirm on n does.
func (u *UI) press(n *Node, h *Hands) {
	switch {
	case n.Disabled:
		u.sound("refuse")
		u.tipPin = true
		u.hover = n
		u.rest = tipAfter
	case n.Entry != nil:
		u.startEdit(n, h)
	case n.Click != nil:
		u.sound("click")
		u.stale = true
		n.Click()
	case len(n.Tip) > 0:
		u.tipPin = true
		u.hover = n
		u.rest = tipAfter
	}
}

// Press clicks the node of that ID in the top layer, as a test or a hotkey of
// the board does. It tells whether there is one that can be clicked.
func (u *UI) Press(id string) bool {
	if len(u.layers) == 0 {
		return false
	}
	for _, t := range u.top().targets {
		if t.ID == id && !t.Disabled && t.Click != nil {
			u.press(t, &Hands{})
			return true
		}
	}
	return false
}

// search lets letters typed on a list with a search go there at once.
func (u *UI) search(h *Hands) bool {
	for _, r := range h.Typed {
		if !unicode.IsLetter(r) {
			continue
		}
		for _, t := range u.top().targets {
			if t.Entry != nil && t.Entry.Live && !t.Disabled {
				u.startEdit(t, h)
				u.edit.put(string(u.edit.text)+string(r), "")
				u.edit.entry.Set(string(u.edit.text))
				u.stale = true
				return true
			}
		}
	}
	return false
}

func (u *UI) keys(h *Hands) bool {
	if h.Digit > 0 && u.hotkey(rune('0'+h.Digit), h) {
		return true
	}
	for _, r := range h.Typed {
		if (r < '0' || r > '9') && u.hotkey(r, h) {
			return true
		}
	}
	if u.Layers() > 0 && u.search(h) {
		return true
	}
	if u.Passive && u.Layers() == 0 {
		return false
	}
	if h.Cancel && u.Layers() > 0 {
		if !u.top().Stay {
			u.dismiss()
		}
		return true
	}
	used := false
	move := func(on bool, dx, dy float64) {
		if on && !used {
			used = true
			u.arrow(dx, dy)
		}
	}
	move(h.Up, 0, -1)
	move(h.Down, 0, 1)
	move(h.Left, -1, 0)
	move(h.Right, 1, 0)
	if h.Next {
		u.tab(1)
		used = true
	}
	if h.Previous {
		u.tab(-1)
		used = true
	}
	if h.Confirm && u.focus != nil {
		u.showRing = true
		u.press(u.focus, h)
		return true
	}
	return used
}

func (u *UI) hotkey(r rune, h *Hands) bool {
	for _, t := range u.top().targets {
		if t.Hotkey == r && t.Hotkey != 0 {
			u.press(t, h)
			return true
		}
	}
	return false
}

// scrollOf is how far n is scrolled, within what its content allows.
func (u *UI) scrollOf(n *Node, in Rect) float64 {
	most := max(0, n.kidsH-in.H)
	v := u.scroll[n.ID]
	if n.ToEnd && !u.loose[n.ID] {
		v = most
	}
	v = math.Floor(max(0, min(v, most)))
	u.scroll[n.ID] = v
	return v
}

func (u *UI) scrollBy(n *Node, d float64) {
	most := max(0, n.kidsH-(n.Rect.H-2*n.PadY))
	v := max(0, min(most, u.scroll[n.ID]+d))
	if v != u.scroll[n.ID] {
		u.scroll[n.ID] = v
		u.moved = true
		u.dropTip()
	}
	u.loose[n.ID] = v < most-1
}

func (u *UI) scrollAt(n *Node, x, y float64) *Node {
	if !n.clip.Has(x, y) {
		return nil
	}
	for i := len(n.Kids) - 1; i >= 0; i-- {
		if s := u.scrollAt(n.Kids[i], x, y); s != nil {
			return s
		}
	}
	if n.Scroll && n.over {
		return n
	}
	return nil
}

func (u *UI) dragged(x, y float64) *Node {
	if t := u.at(x, y); t != nil && t.Slide != nil && !t.Disabled {
		return t
	}
	return u.scrollAt(u.top().root, x, y)
}

func (u *UI) slideTo(n *Node, x float64) {
	r := slideTrack(n, &u.env)
	v := (x - r.X) / max(1, r.W)
	u.setSlide(n, math.Round(max(0, min(1, v))/n.Slide.Step)*n.Slide.Step)
}

func (u *UI) setSlide(n *Node, v float64) {
	v = max(0, min(1, v))
	if v != n.Slide.Value {
		n.Slide.Value = v
		n.Slide.Set(v)
		u.stale = true
	}
}

// scrollParents are the scrolls n lies in, outermost first.
func scrollParents(root, n *Node, path []*Node) ([]*Node, bool) {
	if root == n {
		return path, true
	}
	for _, l := range root.links {
		if l == n {
			return path, true
		}
	}
	if root.Scroll {
		path = append(path, root)
	}
	for _, k := range root.Kids {
		if p, ok := scrollParents(k, n, path); ok {
			return p, true
		}
	}
	return nil, false
}

// reveal scrolls so that n is seen.
func (u *UI) reveal(n *Node) {
	path, _ := scrollParents(u.top().root, n, nil)
	for _, s := range path {
		in := s.Rect.Inset(0)
		margin := min(u.env.Em(), in.H/6)
		if d := in.Y + s.PadY + margin - n.Rect.Y; d > 0 {
			u.scrollBy(s, -d)
		} else if d := n.Rect.Y + n.Rect.H + margin - (in.Y + in.H - s.PadY); d > 0 {
			u.scrollBy(s, d)
		}
	}
}
