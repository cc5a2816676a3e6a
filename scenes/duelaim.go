package scenes

import (
	"slices"

	"mageduel/engine"
	"mageduel/engine/grid"
	"mageduel/engine/srd"
	"mageduel/scenes/board"
)

// aimHow is what a command in the making still wants to know.
type aimHow uint8

// The ways of aiming.
const (
	aimOnly   aimHow = iota // nothing: only to be confirmed
	aimUnit                 // one unit
	aimUnits                // several, one after another
	aimCorner               // a grid intersection
	aimSquare               // a square
	aimMove                 // a square within reach
	aimWall                 // two intersections
	aimLook                 // nothing at all: a look round
)

// aim is a command in the making, with the cursor on the board.
type aim struct {
	cmd    engine.Command
	how    aimHow
	label  string // key of what is being done, where it is no spell
	spell  srd.SpellID
	at     grid.Point // the cursor: a square's low corner, or an intersection
	unit   int32      // unit under the cursor, or engine.None
	picked []int32
	need   int
	begun  bool // a wall's first end is set
	from   grid.Point
	radius int64 // of a ring, feet
	ring   bool

	why     engine.Refusal
	whole   bool // cmd is complete and may be
	targets []int32
	struck  []int32
	area    []board.Square
	reach   map[grid.Point]int64
	inReach []board.Square
	path    []board.Square
	feet    int64
	rangeOf []board.Square
	threats []int32
}

// startAim begins to aim a command.
func (d *Duel) startAim(a *aim) {
	d.aim = a
	v := d.m.View(d.aimer(a))
	u := &v.S.Units[a.cmd.Who]
	a.at, a.unit = u.At(), engine.None
	harmful := a.spell == srd.NoSpell || !engine.Rule(a.spell).Helpful && engine.Rule(a.spell).Aim != engine.AimDispel
	switch a.how {
	case aimMove:
		d.findReach(&v)
	case aimUnit, aimUnits:
		for i := range v.S.Units {
			c := a.cmd
			d.setTarget(a, &c, int32(i))
			if v.Check(&c) == engine.Fine && !(own(&v, a, int32(i)) && harmful) {
				a.targets = append(a.targets, int32(i))
			}
		}
		meant := false
		for _, t := range a.targets {
			meant = meant || wanted(&v, a, t) < 2
		}
		if !meant && harmful { // out of reach, but that is whom it is meant for
			for i := range v.S.Units {
				if t := int32(i); v.InPlay(t) && !v.S.Units[i].Has(engine.Unseen) && v.Foe(a.cmd.Who, t) && (wanted(&v, a, t) < 2 || len(a.targets) == 0) {
					a.targets = append(a.targets, t)
				}
			}
		}
		if a.how == aimUnits && a.distinct() {
			a.need = max(1, min(a.need, len(a.targets)))
		}
		if a.how == aimUnits && engine.Rule(a.spell).Helpful {
			for _, t := range a.targets {
				if v.S.Units[t].Owner == a.cmd.Who && len(a.picked) < a.need {
					a.picked = append(a.picked, t)
				}
			}
		}
	case aimCorner, aimSquare, aimWall:
		for i := range v.S.Units {
			if v.InPlay(int32(i)) && !v.S.Units[i].Has(engine.Unseen) && v.Foe(a.cmd.Who, int32(i)) {
				a.targets = append(a.targets, int32(i))
			}
		}
	case aimLook:
		for i := range v.S.Units {
			if v.Here(int32(i)) && !v.S.Units[i].Has(engine.Unseen) {
				a.targets = append(a.targets, int32(i))
			}
		}
	}
	if a.spell != srd.NoSpell || a.cmd.Kind == engine.DoMove || a.cmd.Kind == engine.DoRun || a.cmd.Kind == engine.DoStand || a.cmd.Kind == engine.DoItem {
		for i := range v.S.Units {
			if v.Threatens(int32(i), a.cmd.Who) {
				a.threats = append(a.threats, int32(i))
			}
		}
	}
	if a.how != aimOnly && a.how != aimLook {
		d.findRange(&v)
	}
	switch {
	case a.how == aimMove || a.how == aimLook || a.how == aimOnly:
	case a.how == aimUnit && engine.Rule(a.spell).Aim == engine.AimTouch && engine.Rule(a.spell).Helpful:
		d.cursorTo(a.cmd.Who)
	case len(a.targets) > 0:
		best := a.targets[0]
		for _, t := range a.targets {
			if rank, was := wanted(&v, a, t), wanted(&v, a, best); rank < was || rank == was && v.Distance(a.cmd.Who, t) < v.Distance(a.cmd.Who, best) && t != a.cmd.Who {
				best = t
			}
		}
		d.cursorTo(best)
	}
	d.judge()
	d.panels.UI.Passive = true
	d.panels.UI.Focus("board") // no button: keys are the cursor's
	d.changed()
}

// box sets a command's two corners: until the second is chosen one cube; then as
// high as the spell allows, or as the cursor says.
func (a *aim) box(c *engine.Command, v *engine.Position) {
	from, to := a.at, a.at.Add(grid.Point{X: 10, Y: 10})
	if a.begun {
		from, to = a.from, a.at
	}
	c.X, c.Y, c.Z, c.X2, c.Y2, c.Z2 = from.X, from.Y, from.Z, to.X, to.Y, to.Z
	if c.Z2 == c.Z {
		c.Z2 = c.Z + v.BoxHeight(c)
	}
}

// distinct tells whether a spell at several takes in no creature twice.
func (a *aim) distinct() bool {
	return engine.Rule(a.spell).Helpful || srd.Spells[a.spell].Save.Allowed()
}

// takes tells whether a unit is picked already.
func (a *aim) takes(unit int32) bool { return slices.Contains(a.picked, unit) }

// wanted ranks whom a command is most likely meant for: opponents, then their
// creatures, then wild animals, then who is no foe.
func wanted(v *engine.Position, a *aim, unit int32) int {
	switch {
	case !v.Foe(a.cmd.Who, unit):
		return 3
	case v.IsMage(unit):
		return 0
	case v.S.Units[unit].Owner >= 0:
		return 1
	}
	return 2
}

// own tells whether a unit is the one that acts, or serves the same mage.
func own(v *engine.Position, a *aim, unit int32) bool {
	return v.S.Units[unit].Owner == v.S.Units[a.cmd.Who].Owner
}

// aimer is the participant whose knowledge judges the command.
func (d *Duel) aimer(a *aim) int32 {
	s := &d.m.duel.State
	if o := s.Units[a.cmd.Who].Owner; o >= 0 {
		return o
	}
	return 0
}

func (d *Duel) findReach(v *engine.Position) {
	a := d.aim
	a.reach, a.inReach = map[grid.Point]int64{}, nil
	who := a.cmd.Who
	from := v.S.Units[who].At()
	leaving := v.S.Phase == engine.Fight
	if a.cmd.Kind == engine.DoRun {
		d.findRuns(v, from)
		d.reachLayer(v)
		return
	}
	v.Reach(who, v.MoveFeet(who, a.cmd.Kind), leaving, func(at grid.Point, feet int64) bool {
		if a.cmd.Kind == engine.DoStep && grid.Distance(from, at) != 5 {
			return true
		}
		a.reach[at] = feet
		return len(a.reach) < 20000
	})
	d.reachLayer(v)
}

// findRuns is where a run may end: straight along the grid.
func (d *Duel) findRuns(v *engine.Position, from grid.Point) {
	a := d.aim
	for i := range 27 {
		dx, dy, dz := 5*int64(i%3-1), 5*int64(i/3%3-1), 5*int64(i/9-1)
		if dx == 0 && dy == 0 && dz == 0 {
			continue
		}
		for n := int64(1); n < 100; n++ {
			c := a.cmd
			c.X, c.Y, c.Z = from.X+n*dx, from.Y+n*dy, from.Z+n*dz
			if c.Z < 0 {
				break
			}
			why := v.Check(&c)
			if why == engine.Fine {
				a.reach[c.At()] = grid.Between(grid.At(from), grid.At(c.At()))
			} else if why == engine.TooFar || n == 1 {
				break
			}
		}
	}
}

// reachLayer picks the squares of the cursor's height.
func (d *Duel) reachLayer(v *engine.Position) {
	a := d.aim
	a.inReach = a.inReach[:0]
	for at := range a.reach {
		if at.Z == a.at.Z && (v.Mask.Inside(at) || !v.Inside(a.cmd.Who)) {
			a.inReach = append(a.inReach, squareOf(v.S, at))
		}
	}
}

func (d *Duel) findRange(v *engine.Position) {
	a := d.aim
	a.rangeOf = nil
	var feet int64
	switch {
	case a.spell != srd.NoSpell:
		feet = v.RangeFeet(&a.cmd)
	default:
		return
	}
	side, _ := v.Mask.Squares()
	if feet <= 5 || feet >= 5*side*2 || feet > 150 {
		return
	}
	body := v.S.Units[a.cmd.Who].Body()
	r := feet / 5 * 5
	for y := body.Y - r; y <= body.Y+r; y += 5 {
		for x := body.X - r; x <= body.X+r; x += 5 {
			at := grid.Point{X: x, Y: y, Z: body.Z}
			if (v.S.Phase != engine.Fight || v.Mask.Inside(at)) && grid.Between(body, grid.At(at)) <= feet {
				a.rangeOf = append(a.rangeOf, squareOf(v.S, at))
			}
		}
	}
}

// setTarget aims a command at one unit.
func (d *Duel) setTarget(a *aim, c *engine.Command, unit int32) {
	if a.how == aimUnits {
		c.Targets[0] = int16(unit)
		d.setCount(c, 1)
		return
	}
	c.Target = unit
}

// setCount says how many targets a command names; an item's keeps the spell's
// own option beside it.
func (d *Duel) setCount(c *engine.Command, n int) {
	if c.Kind == engine.DoItem {
		c.N = c.N&^0xFFFF | int32(n)
		return
	}
	c.N = int32(n)
}

// cursorTo brings the cursor to a unit: its square, or the intersection from
// which it would be struck.
func (d *Duel) cursorTo(unit int32) {
	a := d.aim
	v := d.m.View(d.aimer(a))
	u := &v.S.Units[unit]
	if u.Has(engine.Unseen) {
		return
	}
	a.at, a.unit = u.At(), unit
	if a.how != aimCorner {
		return
	}
	c := a.cmd
	space := int64(max(5, u.Space))
	for _, z := range [...]int64{u.Z, u.Z + 5} {
		for _, off := range [...][2]int64{{space, space}, {0, 0}, {space, 0}, {0, space}} {
			c.X, c.Y, c.Z = u.X+off[0], u.Y+off[1], z
			if v.Check(&c) == engine.Fine && v.Takes(&c, unit) {
				a.at = c.At()
				return
			}
		}
	}
}

// judge works out what the cursor means.
func (d *Duel) judge() {
	a := d.aim
	v := d.m.View(d.aimer(a))
	c := &a.cmd
	if c.Kind == engine.DoCast || c.Kind == engine.DoItem {
		c.Defensive = d.defend && len(a.threats) > 0
	}
	a.struck, a.area, a.path, a.feet = a.struck[:0], a.area[:0], a.path[:0], 0
	a.unit = unitAt(&v, a.at, a.how == aimCorner || a.how == aimWall)
	whole := true
	switch a.how {
	case aimLook:
		return
	case aimOnly:
	case aimUnit:
		c.Target = a.unit
	case aimUnits:
		list := a.picked
		if len(list) < a.need && a.unit != engine.None && !engine.Rule(a.spell).Helpful && !(a.distinct() && a.takes(a.unit)) {
			list = append(append([]int32(nil), a.picked...), a.unit)
		}
		for i := range c.Targets {
			c.Targets[i] = 0
		}
		for i, t := range list[:min(len(list), engine.MaxTargets)] {
			c.Targets[i] = int16(t)
		}
		d.setCount(c, len(list))
		whole = len(list) == a.need || a.distinct() && len(list) > 0
	case aimCorner:
		c.X, c.Y, c.Z = a.at.X, a.at.Y, a.at.Z
	case aimSquare, aimMove:
		c.X, c.Y, c.Z = a.at.X, a.at.Y, a.at.Z
	case aimWall:
		switch {
		case engine.Rule(a.spell).Aim == engine.AimBox:
			a.box(c, &v)
			whole = a.begun
		case a.ring:
			c.X, c.Y, c.Z, c.X2, c.Y2, c.Z2 = a.at.X, a.at.Y, a.at.Z, a.at.X, a.at.Y, a.at.Z
			c.N = int32(a.radius)
		case a.begun:
			c.X, c.Y, c.Z, c.X2, c.Y2, c.Z2 = a.from.X, a.from.Y, a.from.Z, a.at.X, a.at.Y, a.from.Z
		default:
			c.X, c.Y, c.Z, c.X2, c.Y2, c.Z2 = a.at.X, a.at.Y, a.at.Z, a.at.X+5, a.at.Y, a.at.Z
			whole = false
		}
	}
	a.why = v.Check(c)
	a.whole = whole && a.why == engine.Fine
	if a.spell != srd.NoSpell {
		seen := map[board.Square]bool{}
		v.Area(c, func(at grid.Point) bool {
			if q := squareOf(v.S, at); !seen[q] {
				seen[q] = true
				a.area = append(a.area, q)
			}
			return len(a.area) < 4096
		})
		for i := range v.S.Units {
			if !v.S.Units[i].Has(engine.Unseen) && v.Takes(c, int32(i)) {
				a.struck = append(a.struck, int32(i))
			}
		}
	} else if (a.how == aimUnit) && a.unit != engine.None {
		a.struck = append(a.struck, a.unit)
	}
	if c.Kind == engine.DoRun && a.why == engine.Fine {
		from := v.S.Units[c.Who].At()
		a.feet = grid.Between(grid.At(from), grid.At(a.at))
		n := max(a.at.X-from.X, from.X-a.at.X, a.at.Y-from.Y, from.Y-a.at.Y, a.at.Z-from.Z, from.Z-a.at.Z)
		for k := int64(5); k <= n; k += 5 {
			a.path = append(a.path, squareOf(v.S, grid.Point{X: from.X + (a.at.X-from.X)*k/n, Y: from.Y + (a.at.Y-from.Y)*k/n, Z: from.Z}))
		}
	} else if a.how == aimMove && a.why == engine.Fine {
		way, feet, ok := v.Way(c.Who, v.MoveFeet(c.Who, c.Kind), a.at, nil)
		if ok {
			a.feet = feet
			for _, at := range way {
				a.path = append(a.path, squareOf(v.S, at))
			}
		}
	}
	if c.Kind == engine.DoCharge && a.why == engine.Fine {
		for _, at := range v.ChargeWay(c.Who, a.unit, nil) {
			a.path = append(a.path, squareOf(v.S, at))
		}
	}
}

// unitAt is the foremost unit whose space holds a square; for intersections
// nobody.
func unitAt(v *engine.Position, at grid.Point, corner bool) int32 {
	if corner {
		return engine.None
	}
	best := int32(engine.None)
	for i := range v.S.Units {
		u := &v.S.Units[i]
		if u.Has(engine.Gone|engine.Unseen) || !v.Here(int32(i)) {
			continue
		}
		if at.X >= u.X && at.X < u.X+int64(max(5, u.Space)) && at.Y >= u.Y && at.Y < u.Y+int64(max(5, u.Space)) &&
			(at.Z >= u.Z && at.Z < u.Z+int64(max(5, u.Space)) || best == engine.None) && v.InPlay(int32(i)) {
			best = int32(i)
		}
	}
	return best
}

// steer moves the cursor by keys and pointer.
func (d *Duel) steer(c *Ctx, over bool) {
	a := d.aim
	in := c.In
	if in.Pressed[Cancel] || in.Secondary && !over {
		d.backOut()
		return
	}
	move := func(rx, ry float64) {
		dx, dy := d.b.Camera().Unrotate(rx, ry)
		a.at.X += 5 * int64(dx)
		a.at.Y += 5 * int64(dy)
		d.cursorMoved()
	}
	switch {
	case in.Pressed[Up]:
		move(0, 1)
	case in.Pressed[Down]:
		move(0, -1)
	case in.Pressed[Right]:
		move(1, 0)
	case in.Pressed[Left]:
		move(-1, 0)
	case in.Pressed[Next]:
		d.nextTarget(1)
	case in.Pressed[Previous]:
		d.nextTarget(-1)
	case in.Pressed[Confirm]:
		d.confirm()
		return
	}
	if over || a.how == aimOnly {
		return
	}
	tap := in.Clicked && !in.Dragging
	if in.Moved && !in.Down || tap {
		before := a.at
		d.point(c)
		if a.at != before {
			d.cursorMoved()
		}
		if tap && (!in.Touch || a.at == before) {
			d.confirm()
		}
	}
}

// point puts the cursor under the pointer.
func (d *Duel) point(c *Ctx) {
	a := d.aim
	in := c.In
	s := &d.m.shown
	margin := 0.0
	if in.Touch {
		margin = 10 * c.Scale
	}
	if a.how == aimUnit || a.how == aimUnits || a.how == aimLook {
		if id := d.b.Figure(in.X, in.Y, margin); id > 0 && int(id-1) < len(s.Units) {
			a.at = s.Units[id-1].At()
			return
		}
	}
	if a.how == aimCorner || a.how == aimWall {
		x, y := d.b.Camera().World(in.X, in.Y, float64(a.at.Z))
		q := board.SquareAt(x+2.5, y+2.5)
		a.at = pointOf(s, q, a.at.Z)
		return
	}
	a.at = pointOf(s, d.b.Square(in.X, in.Y, float64(a.at.Z)), a.at.Z)
}

func (d *Duel) cursorMoved() {
	a := d.aim
	s := &d.m.shown
	const margin = 40 // feet outside the zone
	a.at.X = min(max(a.at.X, -margin), s.Side/5*5+margin)
	a.at.Y = min(max(a.at.Y, -margin), s.Side/5*5+margin)
	d.judge()
	if u := a.unit; u != d.hover {
		d.hover = u
	}
	at := d.m.corner(&d.m.shown, a.at.X, a.at.Y, 0)
	d.turnTo(at.X, at.Y, true)
	d.changed()
}

// nextTarget brings the cursor to the next of those that can be meant.
func (d *Duel) nextTarget(step int) {
	a := d.aim
	n := len(a.targets)
	if n == 0 {
		return
	}
	at := -1
	for i, t := range a.targets {
		if t == a.unit || a.how == aimCorner && t == d.hover {
			at = i
		}
	}
	t := a.targets[((at+step)%n+n)%n]
	d.cursorTo(t)
	d.judge()
	d.hover = t
	s := &d.m.shown
	if int(t) < len(s.Units) {
		at := d.m.foot(s, t, s.Units[t].X, s.Units[t].Y, 0)
		d.turnTo(at.X, at.Y, true)
	}
	d.changed()
}

// lift raises or lowers the cursor by a layer.
func (d *Duel) lift(layers int64) {
	a := d.aim
	a.at.Z = max(0, a.at.Z+5*layers)
	if a.how == aimMove {
		v := d.m.View(d.aimer(a))
		d.reachLayer(&v)
	}
	d.cursorMoved()
}

// backOut undoes the last choice, or gives the command up.
func (d *Duel) backOut() {
	a := d.aim
	switch {
	case a.how == aimWall && a.begun:
		a.begun = false
		d.judge()
	case a.how == aimUnits && len(a.picked) > 0 && !engine.Rule(a.spell).Helpful:
		a.picked = a.picked[:len(a.picked)-1]
		d.judge()
	default:
		d.aim = nil
		d.panels.UI.Focus("")
	}
	d.panels.Say("ui.back")
	d.changed()
}

// confirm takes what the cursor means.
func (d *Duel) confirm() {
	a := d.aim
	d.judge()
	switch a.how {
	case aimLook:
		d.card = a.unit
		d.changed()
		return
	case aimUnits:
		if engine.Rule(a.spell).Helpful {
			d.confirmMany()
			return
		}
		if a.unit == engine.None || a.why != engine.Fine {
			d.refuse(a.why)
			return
		}
		if len(a.picked)+1 < a.need && !(a.distinct() && a.takes(a.unit)) { // picked once more is enough
			a.picked = append(a.picked, a.unit)
			d.panels.Ctx().Sound.Play("ui.click", 1, 0)
			d.judge()
			d.changed()
			return
		}
	case aimWall:
		if !a.ring && !a.begun {
			a.begun, a.from = true, a.at
			d.panels.Ctx().Sound.Play("ui.click", 1, 0)
			d.judge()
			d.changed()
			return
		}
	}
	if !a.whole {
		d.refuse(a.why)
		return
	}
	d.commit(a.cmd)
}

// confirmMany toggles a friend, or casts where the cursor is on none.
func (d *Duel) confirmMany() {
	a := d.aim
	if a.unit != engine.None {
		for i, t := range a.picked {
			if t == a.unit {
				if len(a.picked) > 1 && a.unit != a.cmd.Who {
					a.picked = append(a.picked[:i], a.picked[i+1:]...)
					d.judge()
					d.changed()
					return
				}
				d.finishMany()
				return
			}
		}
		for _, t := range a.targets {
			if t == a.unit && len(a.picked) < a.need {
				a.picked = append(a.picked, t)
				d.judge()
				d.changed()
				return
			}
		}
	}
	d.finishMany()
}

func (d *Duel) finishMany() {
	a := d.aim
	d.judge()
	if !a.whole {
		d.refuse(a.why)
		return
	}
	d.commit(a.cmd)
}

// allAt sends every ray or missile at the unit under the cursor.
func (d *Duel) allAt() {
	a := d.aim
	if a.unit == engine.None {
		return
	}
	a.picked = a.picked[:0]
	for range a.need - 1 {
		a.picked = append(a.picked, a.unit)
	}
	d.confirm()
}

// commit carries a command out, after the warnings that the rules ask for.
func (d *Duel) commit(cmd engine.Command) {
	v := d.m.View(d.ownerOf(cmd.Who))
	w := d.words()
	warn := func(key string) {
		d.panels.UI.Confirm(w.t("warn."+key+"Title"), w.t("warn."+key), w.t("warn."+key+"Yes"), w.t("warn.no"), func() { d.act(cmd) })
	}
	mage := v.IsMage(cmd.Who)
	switch {
	case mage && v.Leaves(&cmd) && v.S.Mages[cmd.Who].Active():
		warn("leave")
	case v.Disqualifies(&cmd) && !v.S.Mages[cmd.Who].Has(engine.Disqualified):
		warn("item")
	case mage && v.S.Mages[cmd.Who].Has(engine.Disqualified) && (cmd.Kind == engine.DoCast || cmd.Kind == engine.DoItem || cmd.Kind == engine.DoAttack || cmd.Kind == engine.DoFull || cmd.Kind == engine.DoCharge || cmd.Kind == engine.DoTouch):
		warn("disqualified")
	default:
		d.act(cmd)
	}
}

func (d *Duel) ownerOf(unit int32) int32 {
	s := &d.m.duel.State
	if unit >= 0 && int(unit) < len(s.Units) && s.Units[unit].Owner >= 0 {
		return s.Units[unit].Owner
	}
	return 0
}

// markAim puts reach, way, area and cursor on the board.
func (d *Duel) markAim() {
	a := d.aim
	s := &d.m.shown
	z := float64(a.at.Z)
	add := func(m board.Mark, z float64, q []board.Square) {
		if len(q) > 0 {
			d.w.Marks = append(d.w.Marks, board.Marked{Mark: m, Z: z, Squares: q})
		}
	}
	add(board.MarkRange, 0, a.rangeOf)
	if a.how == aimMove {
		add(board.MarkReach, z, a.inReach)
	}
	add(board.MarkPath, z, a.path)
	if a.spell != srd.NoSpell {
		kind := board.MarkArea
		if engine.Rule(a.spell).Helpful {
			kind = board.MarkAid
		}
		ground := 0.0
		if a.how == aimSquare {
			ground = z
		}
		add(kind, ground, a.area)
	}
	if a.how != aimOnly {
		cursor := board.MarkCursor
		if a.why != engine.Fine && a.how != aimLook {
			cursor = board.MarkRefuse
		}
		add(cursor, z, []board.Square{squareOf(s, a.at)})
	}
	for i := range d.w.Figures {
		f := &d.w.Figures[i]
		for _, t := range a.struck {
			if f.ID == figureID(t) {
				f.Targeted = true
			}
		}
		for _, t := range a.picked {
			if f.ID == figureID(t) {
				f.Targeted = true
			}
		}
	}
}
