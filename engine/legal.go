package engine

import (
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// Legal yields the next choice of an unfinished command: first the kinds (and
// the spell with its slot, or the item), then the options, then targets or
// points. whole says that a command is complete; then Check would allow it. A
// participant's zero Command with only Who set begins. It yields until yield
// returns false.
//
// Areas propose only points that differ in whom they strike; a move is a
// destination.
func (p *Position) Legal(c Command, yield func(c Command, whole bool) bool) {
	g := legal{p: p, yield: yield}
	switch {
	case p.S.Phase == Over:
	case c.Who == None:
		g.meddling(c)
	case p.S.Asking():
		if c.Who == p.S.Ask.Who {
			g.answers(c)
		}
	case p.S.Phase < Preparation || p.S.Phase == Entry:
		g.rite(c)
	case c.Step == 0:
		g.kinds(c)
	case c.Step == 1:
		g.options(c)
	default:
		g.targets(c)
	}
}

type legal struct {
	p     *Position
	yield func(Command, bool) bool
	done  bool
	seen  [64]uint64 // sets of units that proposed points strike
	n     int
}

// meddling is what a table master's seat may let happen (R38).
func (g *legal) meddling(c Command) {
	c.Kind, c.Slot = DoMeddle, None
	for c.Option = MeddleSteps; c.Option < MeddleWays; c.Option++ {
		if c.Target = None; c.Option < MeddleReturns {
			g.put(c)
			continue
		}
		for c.Target = range g.p.Mages() {
			g.put(c)
		}
	}
}

// put yields a command if it may be.
func (g *legal) put(c Command) {
	if !g.done && g.p.Check(&c) == Fine {
		g.done = !g.yield(c, true)
	}
}

// part yields an unfinished command.
func (g *legal) part(c Command) {
	if !g.done {
		c.Step++
		g.done = !g.yield(c, false)
	}
}

func (g *legal) answers(c Command) {
	c.Kind, c.Slot = DoAnswer, None
	q := &g.p.S.Ask
	for o := int32(0); o <= IdentifyAndCounter && !g.done; o++ {
		c.Option, c.Slot = o, None
		if q.Kind == AskIdentified || q.Kind == AskCounter && o == CounterBlind {
			if o == 0 || o == CounterBlind {
				for s := range g.p.S.Slots {
					c.Slot = int32(s)
					g.put(c)
				}
			}
			if q.Kind == AskIdentified && o == 0 {
				c.Slot = None
				g.put(c)
			}
			continue
		}
		g.put(c)
	}
}

func (g *legal) rite(c Command) {
	lo, hi := g.p.Setup.Limits()
	side, height := g.p.Setup.Suggested()
	c.Slot, c.Target = None, None
	for k := DoChallenge; k <= DoEnter; k++ {
		c.Kind, c.Option, c.X, c.Z = k, 0, 0, 0
		switch k {
		case DoVoteZone:
			for _, v := range [...][2]int64{{side, height}, {lo, lo}, {hi, hi}} {
				c.X, c.Z = v[0], v[1]
				g.put(c)
			}
			continue
		case DoVoteRounds:
			for o := int32(0); o <= 4; o++ {
				c.Option = o
				g.put(c)
			}
			continue
		}
		g.put(c)
		if k == DoChallenge || k == DoEnter || k == DoAcclimatise {
			c.Option = 1
			g.put(c)
		}
	}
}

// kinds yields what the unit in turn can begin.
func (g *legal) kinds(c Command) {
	p, who := g.p, c.Who
	c.Target, c.Slot = None, None
	if p.IsMage(who) {
		for _, k := range [...]CommandKind{DoDeclareDraw, DoTakeBackDraw} {
			c.Kind = k
			g.put(c)
		}
	}
	if p.Whose() != who {
		return
	}
	c.Kind = DoEndTurn
	g.put(c)
	if !p.CanAct(who) {
		return
	}
	for _, k := range [...]CommandKind{DoStand, DoProne, DoDefend, DoBreakFree, DoPutOut, DoInstinct} {
		c.Kind = k
		g.put(c)
	}
	for i := range p.S.Effects {
		e := &p.S.Effects[i]
		if e.By != who {
			continue
		}
		c.Option = e.ID
		for _, k := range [...]CommandKind{DoDismiss, DoConcentrate, DoCease} {
			c.Kind = k
			g.put(c)
		}
	}
	if p.IsMage(who) && p.S.Mages[who].Has(Disqualified) { // for others to go out is to yield
		for i := range p.S.Effects {
			if p.S.Effects[i].Kind == RopeArea {
				c.Kind, c.Option = DoClimb, p.S.Effects[i].ID
				g.put(c)
			}
		}
	}
	c.Option = 0
	if p.IsMage(who) && p.flagsOf(who)&NoCasting == 0 {
		c.Kind = DoCast
		for i := range p.S.Slots {
			s := &p.S.Slots[i]
			if int32(s.Owner) == who && p.Ready(who, int32(i)) && Implemented(s.Spell) && p.hasTimeFor(who, s.Spell, int32(i)) {
				c.Slot, c.Spell = int32(i), s.Spell
				g.part(c)
			}
		}
		c.Slot, c.Spell = None, 0
	}
	if p.IsMage(who) {
		c.Kind = DoItem
		for i := range p.S.Items {
			it := &p.S.Items[i]
			if int32(it.Owner) == who && it.Charges > 0 && it.Kind != Weapon && Implemented(it.Spell) && p.canStandard(who) {
				c.Option, c.Spell = int32(i), it.Spell
				g.part(c)
			}
		}
		c.Option, c.Spell = 0, 0
	}
	if p.S.Phase != Fight {
		return
	}
	u := &p.S.Units[who]
	if p.moveLeft(who) >= 5 && !u.Has(Stepped) {
		c.Kind = DoMove
		g.part(c)
		if p.canFull(who) {
			c.Kind = DoWithdraw
			g.part(c)
		}
		if p.checkRun(who) == Fine {
			c.Kind = DoRun
			g.part(c)
		}
	}
	if !u.Has(Stepped) && u.Moved == 0 {
		c.Kind = DoStep
		g.part(c)
	}
	if p.S.Lying.Has(Bead) && p.canFull(who) {
		for i := range p.S.Effects {
			if e := &p.S.Effects[i]; e.Kind == Bead {
				b := c
				b.Kind, b.Option, b.Spell = DoHurl, e.ID, e.Spell
				g.part(b)
			}
		}
	}
	for _, k := range [...]CommandKind{DoAttack, DoFull, DoCharge, DoTouch, DoCoup, DoReady, DoDelay, DoOrder} {
		c.Kind = k
		g.part(c)
	}
}

// options yields the ways of a spell, item or order.
func (g *legal) options(c Command) {
	switch c.Kind {
	case DoCast:
		n := spells[c.Spell].Options
		if choices := SummonChoices(c.Spell); choices != nil {
			for i := range choices {
				if !choices[i].Water && summonable(choices[i].Creature) {
					c.Option = int32(i)
					g.part(c)
				}
			}
			return
		}
		if c.Spell == srd.Polymorph {
			for id := int32(1); int(id) <= srd.NumCreatures; id++ {
				if c.Option = id; g.p.FitsForm(&c, c.Who, srd.CreatureID(id)) == Fine {
					g.part(c)
				}
			}
			return
		}
		for o := int32(0); o < max(1, n); o++ {
			c.Option = o
			g.part(c)
		}
	case DoItem:
		n := spells[c.Spell].Options
		if choices := SummonChoices(c.Spell); choices != nil {
			n = int32(len(choices))
		}
		for o := int32(0); o < max(1, n); o++ {
			c.N = o << 16
			g.part(c)
		}
	case DoReady:
		for o := int32(ReadyCounter); o <= ReadyBlow; o++ {
			c.Option = o
			g.part(c)
		}
		c.Option = ReadySpell
		for i := range g.p.S.Slots {
			if s := &g.p.S.Slots[i]; int32(s.Owner) == c.Who && g.p.Ready(c.Who, int32(i)) {
				c.Slot, c.Spell = int32(i), s.Spell
				g.part(c)
			}
		}
	case DoOrder:
		for i := range g.p.S.Units {
			if g.p.Commands(c.Who, int32(i)) && g.p.Here(int32(i)) {
				c.Target = int32(i)
				g.part(c)
			}
		}
	default:
		g.targets(c)
	}
}

func (g *legal) targets(c Command) {
	p := g.p
	switch c.Kind {
	case DoMove, DoWithdraw:
		left := p.moveLeft(c.Who)
		if c.Kind == DoWithdraw {
			left = p.withdrawFeet(c.Who)
		}
		// The disqualified come and go (R37); for others to go out is to yield.
		leaving := p.IsMage(c.Who) && p.S.Mages[c.Who].Has(Disqualified)
		p.work.reach.Reachable(p.travel(c.Who, left, leaving))
		p.work.reach.Each(func(at grid.Point, feet int64) bool {
			c.X, c.Y, c.Z = at.X, at.Y, at.Z
			if feet > 0 && !g.done {
				p.work.proved = true // the way is known: Check need not find it again
				why := p.Check(&c)
				p.work.proved = false
				if why == Fine {
					g.done = !g.yield(c, true)
				}
			}
			return !g.done
		})
	case DoRun:
		g.runs(c)
	case DoAttack, DoFull, DoCharge, DoCoup:
		g.blows(c)
	case DoStep:
		at := p.S.Units[c.Who].At()
		for dz := int64(-5); dz <= 5; dz += 5 {
			for dy := int64(-5); dy <= 5; dy += 5 {
				for dx := int64(-5); dx <= 5; dx += 5 {
					c.X, c.Y, c.Z = at.X+dx, at.Y+dy, at.Z+dz
					if p.Mask.Inside(c.At()) || p.IsMage(c.Who) && p.S.Mages[c.Who].Has(Disqualified) {
						g.put(c)
					}
				}
			}
		}
	case DoOrder:
		for o := int32(0); o <= int32(OrderGuard); o++ {
			c.Option, c.N = o, None
			g.put(c)
		}
		c.Option = int32(OrderAttack)
		for i := range p.S.Units {
			c.N = int32(i)
			g.put(c)
		}
	case DoCast, DoItem:
		g.aims(c)
	case DoHurl:
		g.points(c)
	default:
		for i := range p.S.Units {
			c.Target = int32(i)
			g.put(c)
		}
		if c.Kind == DoReady {
			c.Target = None
			g.put(c)
		}
	}
}

// runs yields the ends of straight ways, as far as each goes.
func (g *legal) runs(c Command) {
	p := g.p
	at := p.S.Units[c.Who].At()
	leaving := p.IsMage(c.Who) && p.S.Mages[c.Who].Has(Disqualified)
	for dz := int64(-5); dz <= 5; dz += 5 {
		for dy := int64(-5); dy <= 5; dy += 5 {
			for dx := int64(-5); dx <= 5; dx += 5 {
				for n := int64(1); 5*n <= p.runFeet(c.Who) && !g.done; n++ {
					c.X, c.Y, c.Z = at.X+n*dx, at.Y+n*dy, at.Z+n*dz
					if c.Z < 0 || c.Z > 0 && !p.CanFly(c.Who) || !leaving && !p.Mask.Inside(c.At()) {
						break
					}
					g.put(c)
				}
			}
		}
	}
}

// blows yields attacks on each foe: with the weapon or the bare hand, and on the
// defensive where that may be.
func (g *legal) blows(c Command) {
	last := WeaponHand
	if g.p.IsMage(c.Who) && g.p.weapon(c.Who) != NoWeapon {
		last = BareHand
	}
	for i := range g.p.S.Units {
		c.Target = int32(i)
		for c.Option = WeaponHand; c.Option <= last; c.Option++ {
			c.Defensive = false
			g.put(c)
			if c.Kind == DoAttack || c.Kind == DoFull {
				c.Defensive = true
				g.put(c)
			}
		}
	}
}

// aims yields the targets of a spell.
func (g *legal) aims(c Command) {
	p := g.p
	rule := &spells[c.Spell]
	if c.Kind == DoItem && p.S.Items[c.Option].Kind == Potion {
		c.Target = c.Who
		g.put(c)
		return
	}
	switch rule.Aim {
	case AimSelf:
		c.Target = c.Who
		g.put(c)
	case AimTouch, AimUnit:
		g.units(c)
	case AimUnits, AimRays:
		if rule.Breaks != NoEffect && (c.Kind == DoCast && c.Option == BreakIt || c.Kind == DoItem && c.N>>16 == BreakIt) {
			for i := range p.S.Effects {
				if e := &p.S.Effects[i]; e.Kind == rule.Breaks && c.Kind == DoCast {
					c.N = e.ID
					g.put(c)
				}
			}
			return
		}
		g.several(c)
	case AimPoint, AimLine:
		g.points(c)
	case AimDispel:
		option := c.Option
		if c.Kind == DoItem {
			option = c.N >> 16
		}
		switch option {
		case DispelTarget:
			g.units(c)
		case DispelArea:
			g.points(c)
		default:
			for i := range p.S.Effects {
				if e := &p.S.Effects[i]; e.On == None && c.Kind == DoCast {
					c.N = e.ID
					g.put(c)
				}
			}
		}
	case AimBox:
		g.boxes(c)
	case AimAway:
		g.aways(c)
	case AimSquares, AimPlace:
		g.squares(c)
	case AimWall:
		if rule.Wall == ForceWall {
			g.forceWalls(c)
			return
		}
		g.walls(c)
	}
}

func (g *legal) units(c Command) {
	for i := range g.p.S.Units {
		c.Target = int32(i)
		g.put(c)
	}
}

// several yields all at one target, then one target more at a time.
func (g *legal) several(c Command) {
	p := g.p
	most := min(MaxTargets, spells[c.Spell].Count(p.itemOrCasterLevel(&c)))
	n := c.N & 0xFFFF
	option := c.N &^ 0xFFFF
	helpful := spells[c.Spell].Helpful
	if helpful || srd.Spells[c.Spell].Save.Allowed() { // no creature twice
		if n > 0 {
			g.put(c)
		}
		if int(n) == most {
			return
		}
		for i := range p.S.Units {
			next := c
			next.Targets[n], next.N = int16(i), option|n+1
			if (n == 0 || int16(i) > c.Targets[n-1]) && (!helpful || p.S.Units[i].Owner == c.Who) && p.Check(&next) == Fine {
				g.part(next)
			}
		}
		return
	}
	if n == 0 {
		for i := range p.S.Units {
			all := c
			for j := range most {
				all.Targets[j] = int16(i)
			}
			all.N = option | int32(most)
			g.put(all)
		}
		if most == 1 {
			return
		}
	}
	for i := range p.S.Units {
		next := c
		next.Targets[n], next.N = int16(i), option|n+1
		if n > 0 && int16(i) < c.Targets[n-1] || p.Check(&next) != Fine {
			continue
		}
		if int(n+1) == most {
			g.put(next)
		} else {
			g.part(next)
		}
	}
}

// points yields intersections around the units that an area could strike, one
// for each set of them.
func (g *legal) points(c Command) {
	p := g.p
	r := spells[c.Spell].Radius
	if spells[c.Spell].Aim == AimLine {
		r = 5
	}
	for i := range p.S.Units {
		if !p.InPlay(int32(i)) || p.S.Units[i].Has(Unseen) || p.S.Units[i].Owner == c.Who {
			continue
		}
		u := &p.S.Units[i]
		low := u.Z
		for z := max(0, low-r); z <= low+r; z += 5 {
			for y := u.Y - r; y <= u.Y+r && !g.done; y += 5 {
				for x := u.X - r; x <= u.X+r; x += 5 {
					c.X, c.Y, c.Z = x, y, z
					if p.Check(&c) != Fine {
						continue
					}
					a := p.areaOf(&c)
					set := uint64(0)
					for j := range min(64, len(p.S.Units)) {
						if p.InPlay(int32(j)) && a.strikes(p, int32(j)) {
							set |= 1 << j
						}
					}
					if set != 0 && g.fresh(set) {
						g.put(c)
					}
				}
			}
		}
	}
}

func (g *legal) fresh(set uint64) bool {
	for _, s := range g.seen[:g.n] {
		if s == set {
			return false
		}
	}
	if g.n < len(g.seen) {
		g.seen[g.n] = set
		g.n++
	}
	return true
}

// squares yields squares under and beside the units in play.
func (g *legal) squares(c Command) {
	p := g.p
	for i := range p.S.Units {
		if !p.InPlay(int32(i)) || p.S.Units[i].Has(Unseen) {
			continue
		}
		u := &p.S.Units[i]
		for dy := int64(-5); dy <= int64(u.Space); dy += 5 {
			for dx := int64(-5); dx <= int64(u.Space); dx += 5 {
				c.X, c.Y, c.Z = u.X+dx, u.Y+dy, 0
				g.put(c)
			}
		}
	}
}

// boxes yields towers round the units, as high as the spell and the zone allow.
func (g *legal) boxes(c Command) {
	p := g.p
	_, layers := p.Mask.Squares()
	high := 10 * max(1, min(cubes(p.itemOrCasterLevel(&c)), (5*layers+5)/10))
	for i := range p.S.Units {
		if u := &p.S.Units[i]; p.InPlay(int32(i)) && !u.Has(Unseen) {
			c.X, c.Y, c.Z = u.X, u.Y, 0
			c.X2, c.Y2, c.Z2 = u.X+10, u.Y+10, high
			g.put(c)
		}
	}
}

// aways yields the corners and the middle of the zone: to go out is to yield.
func (g *legal) aways(c Command) {
	side, _ := g.p.Mask.Squares()
	far := 5 * (side - 1)
	for _, at := range [...][2]int64{{0, 0}, {far, 0}, {0, far}, {far, far}, {far / 10 * 5, far / 10 * 5}} {
		c.X, c.Y, c.Z = at[0], at[1], 0
		g.put(c)
	}
}

// walls yields sheets along the grid lines beside the units, hot towards them,
// and rings round them.
func (g *legal) walls(c Command) {
	p := g.p
	long := 20 * int64(p.casterLevel(Query{Unit: c.Who}))
	side, _ := p.Mask.Squares()
	long = min(long, 5*side)
	for i := range p.S.Units {
		if !p.InPlay(int32(i)) || p.S.Units[i].Owner == c.Who || p.S.Units[i].Has(Unseen) {
			continue
		}
		u := &p.S.Units[i]
		for _, along := range [...]bool{false, true} {
			at, across := u.Y, u.X
			if along {
				at, across = u.X, u.Y
			}
			from := max(0, across-long/2/5*5)
			to := min(5*side, from+long/5*5)
			line := at + int64(u.Space)*int64(1-c.Option)
			c.N, c.Z, c.Z2 = 0, 0, 0
			if along {
				c.X, c.Y, c.X2, c.Y2 = line, from, line, to
			} else {
				c.X, c.Y, c.X2, c.Y2 = from, line, to, line
			}
			g.put(c)
		}
		c.N = int32(min(20, 5*(p.casterLevel(Query{Unit: c.Who})/2)))
		c.X, c.Y, c.Z = u.X, u.Y, 0
		c.X2, c.Y2 = c.X, c.Y
		g.put(c)
	}
}

// forceWalls yields sheets on the four sides of each foe, as high as may be and
// at least 10 feet.
func (g *legal) forceWalls(c Command) {
	p := g.p
	side, _ := p.Mask.Squares()
	long := min(10*int64(p.itemOrCasterLevel(&c)), 5*side) / 5 * 5
	for i := range p.S.Units {
		u := &p.S.Units[i]
		if !p.InPlay(int32(i)) || u.Owner == c.Who || u.Has(Unseen) {
			continue
		}
		for _, along := range [...]bool{false, true} {
			at, across := u.Y, u.X
			if along {
				at, across = u.X, u.Y
			}
			from := clamp(across-long/2/5*5, 0, 5*side-long)
			for _, line := range [...]int64{at, at + int64(u.Space)} {
				c.X, c.Y, c.X2, c.Y2 = from, line, from+long, line
				if along {
					c.X, c.Y, c.X2, c.Y2 = line, from, line, from+long
				}
				c.Z, c.Z2 = u.Z, u.Z
				g.put(c)
			}
		}
	}
}
