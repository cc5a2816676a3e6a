package engine

import (
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// Limits are the smallest and largest side of the zone in feet (P5): twice the
// sum and five times the product of the participants' caster levels. Where many
// low levels put the largest under the smallest, the smallest holds (R3). The
// house rules free the size, or count squares.
func (s *Setup) Limits() (smallest, largest int64) {
	if s.House.Has(FreeSize) {
		return 5, 1000
	}
	sum, product := int64(0), int64(1)
	for i := range s.Mages {
		sum += int64(s.Mages[i].Level)
		product *= int64(s.Mages[i].Level)
	}
	smallest, largest = 2*sum, 5*product
	if s.House.Has(SizeInSquares) {
		smallest, largest = 5*smallest, 5*largest
	}
	return smallest, max(smallest, largest)
}

// Suggested is the side that the set-up proposes: 60 to 120 feet where the
// limits allow it (R5).
func (s *Setup) Suggested() (side, height int64) {
	lo, hi := s.Limits()
	return min(hi, max(lo, 60)), min(hi, max(lo, 40))
}

// begin lays out the position before the challenge: the mages face each other
// on the heath, 10 feet apart.
func (d *Duel) begin() {
	s := &d.State
	set := d.Setup
	*s = State{Dice: diceOf(set.Seed), Turn: None, Winner: None, Phase: Challenge,
		Units: s.Units[:0], Mages: s.Mages[:0], Effects: s.Effects[:0], Slots: s.Slots[:0],
		Items: s.Items[:0], Order: s.Order[:0], Answers: s.Answers[:0]}
	for i := range set.Mages {
		m := &set.Mages[i]
		u := Unit{Owner: int32(i), HP: m.HP, MaxHP: m.HP, Score: m.Abilities, Space: 5, OrderAt: None,
			X: int64(i) * 15, Y: 0, Facing: 4}
		if i == 0 {
			u.Facing = 0 // face to face (P1)
		}
		s.Units = append(s.Units, u)
		mage := Mage{Purse: m.Purse}
		if m.Compelled {
			mage.Flags |= CompelledNow
		}
		mage.Slots[0] = int32(len(s.Slots))
		for n := len(m.Book) + castings(m); n < m.places(); n++ {
			s.Slots = append(s.Slots, Slot{Owner: uint8(i)})
		}
		for _, b := range m.Book {
			slot := Slot{Spell: b.Spell, Owner: uint8(i), Level: b.Level, Left: int16(b.Count), Full: int16(b.Count), Meta: b.Meta}
			if m.Class == Sorcerer {
				slot.Left, slot.Full = 0, Known
			}
			s.Slots = append(s.Slots, slot)
		}
		if m.Class == Sorcerer {
			for level, n := range m.Slots {
				if n > 0 {
					s.Slots = append(s.Slots, Slot{Owner: uint8(i), Level: uint8(level), Left: int16(n), Full: int16(n)})
				}
			}
		}
		mage.Slots[1] = int32(len(s.Slots))
		s.Mages = append(s.Mages, mage)
		for _, it := range m.Items {
			s.Items = append(s.Items, Item{Spell: it.Spell, Kind: it.Kind, Weapon: it.Weapon, Owner: uint8(i), CL: it.CL, Charges: int16(it.Charges)})
		}
	}
}

// castings is how many slots hold what a sorcerer can cast of each level.
func castings(m *MageSpec) (n int) {
	if m.Class != Sorcerer {
		return 0
	}
	for _, count := range m.Slots {
		n += int(min(1, count))
	}
	return n
}

// riteCommand carries out a command of the rite.
func (r *run) riteCommand(c *Command) {
	m := &r.s.Mages[c.Who]
	switch c.Kind {
	case DoChallenge:
		if c.Option == 1 { // the mageduel is offered with it; else others demand it (D2)
			m.Flags |= Agreed
		}
		r.tell(Event{Kind: EvChallenge, Who: c.Who, Target: None, A: c.Option})
		r.phase(Demand)
	case DoAgree:
		m.Flags |= Agreed
		r.tell(Event{Kind: EvAgree, Who: c.Who, Target: None})
		if r.all(Agreed) {
			r.phase(Acclimatise)
		}
	case DoRefuse:
		r.tell(Event{Kind: EvRefuse, Who: c.Who, Target: None})
		r.finishDuel(RefusedRite, ByRefusal, None)
	case DoAcclimatise:
		r.acclimatise(c)
	case DoVoteZone:
		m.Side, m.Height = c.X, c.Z
		m.Flags |= VotedZone
		if r.all(VotedZone) {
			r.settleZone()
		}
	case DoVoteRounds:
		m.Rounds = c.Option
		m.Flags |= VotedRounds
		if r.all(VotedRounds) {
			r.settleRounds()
		}
	case DoEnter:
		m.Flags |= VotedEntry
		if c.Option == 1 {
			m.Flags |= StaysOut
		}
		if r.all(VotedEntry) {
			r.enterAll()
		}
	}
}

func (r *run) phase(p Phase) {
	r.s.Phase = p
	r.tell(Event{Kind: EvPhase, Who: None, Target: None, A: int32(p)})
}

func (p *Position) all(f MageFlags) bool {
	for i := range p.S.Mages {
		if !p.S.Mages[i].Has(f) {
			return false
		}
	}
	return true
}

// acclimatise is P1: a round of concentration face to face. The Weave shows who
// is unqualified (Q2, R6: void) and who is compelled (P2, R8: the rite waits;
// the others may call it off).
func (r *run) acclimatise(c *Command) {
	if c.Option == 1 {
		r.finishDuel(Void, ByCalledOff, None)
		return
	}
	m := &r.s.Mages[c.Who]
	if m.Has(CompelledNow) {
		r.tell(Event{Kind: EvCompelled, Who: c.Who, Target: None})
		// The charm is a matter of hours: another round goes by.
		if r.die(20) < 20 {
			return
		}
		m.Flags &^= CompelledNow
	}
	if r.Setup.Mages[c.Who].Class == Unqualified {
		r.tell(Event{Kind: EvUnqualified, Who: c.Who, Target: None})
		r.finishDuel(Void, ByUnqualified, None)
		return
	}
	m.Flags |= Acclimatised
	r.tell(Event{Kind: EvAcclimatised, Who: c.Who, Target: None})
	if r.all(Acclimatised) {
		r.phase(ZoneBallot)
	}
}

// contest settles a disagreement (P4, R2): those with the same proposal do not
// roll against each other, the best of them rolls; ties go to the higher
// modifier, then are rolled again.
func (r *run) contest(same func(a, b int32) bool) int32 {
	rollers := r.work.order[:0]
	for i := int32(0); i < r.Mages(); i++ {
		best := true
		for j := int32(0); j < r.Mages(); j++ {
			if i != j && same(i, j) {
				mi, mj := r.castingMod(i), r.castingMod(j)
				if mj > mi || mj == mi && j < i {
					best = false
				}
			}
		}
		if best {
			rollers = append(rollers, i)
		}
	}
	r.work.order = rollers
	if len(rollers) == 1 {
		return rollers[0]
	}
	for {
		winner, top, topMod, tie := int32(None), 0, 0, false
		var total [8]int
		for _, i := range rollers {
			from := r.mark()
			mod := r.Sum(Query{Unit: i, Against: None, Stat: CastingCheck}, r.lines())
			die := r.die(20)
			r.tell(Event{Kind: EvContest, Who: i, Target: None, A: int32(die), B: int32(die + mod), L0: from, L1: r.mark()})
			total[i] = die + mod
			switch sum := total[i]; {
			case winner == None || sum > top || sum == top && mod > topMod:
				winner, top, topMod, tie = i, sum, mod, false
			case sum == top && mod == topMod:
				tie = true
			}
		}
		if !tie {
			return winner
		}
		again := rollers[:0] // who has lost already does not roll again
		for _, i := range rollers {
			if total[i] == top && r.castingMod(i) == topMod {
				again = append(again, i)
			}
		}
		rollers = again
	}
}

func (p *Position) castingMod(i int32) int {
	return p.Sum(Query{Unit: i, Against: None, Stat: CastingCheck}, nil)
}

func (r *run) settleZone() {
	for i := range r.s.Mages {
		m := &r.s.Mages[i]
		r.tell(Event{Kind: EvVotedZone, Who: int32(i), Target: None, X: m.Side, Z: m.Height})
	}
	w := r.contest(func(a, b int32) bool {
		return r.s.Mages[a].Side == r.s.Mages[b].Side && r.s.Mages[a].Height == r.s.Mages[b].Height
	})
	r.s.Side, r.s.Height = r.s.Mages[w].Side, r.s.Mages[w].Height
	r.setMask()
	r.tell(Event{Kind: EvZone, Who: w, Target: None, X: r.s.Side, Z: r.s.Height})
	if r.Setup.House.Has(FixedRounds) {
		r.s.Rounds = int32(r.Setup.Rounds)
		r.tell(Event{Kind: EvRounds, Who: None, Target: None, A: r.s.Rounds, B: truth(r.s.Rounds > 3)})
		r.beginPreparation()
		return
	}
	r.phase(RoundsBallot)
}

func (r *run) settleRounds() {
	for i := range r.s.Mages {
		r.tell(Event{Kind: EvVotedRounds, Who: int32(i), Target: None, A: r.s.Mages[i].Rounds})
	}
	w := r.contest(func(a, b int32) bool { return r.s.Mages[a].Rounds == r.s.Mages[b].Rounds })
	r.s.Rounds = r.s.Mages[w].Rounds
	r.tell(Event{Kind: EvRounds, Who: w, Target: None, A: r.s.Rounds, B: truth(r.s.Rounds > 3)})
	r.beginPreparation()
}

// beginPreparation is P11: places at equal distances along the square drawn 10
// feet outside the edge, the first at the middle of the south side (R10).
// Initiative is rolled now and kept for the duel, or at the entry where no
// rounds were agreed on (R36).
func (r *run) beginPreparation() {
	n := int64(len(r.s.Mages))
	side := r.s.Side + 20
	for i := range r.s.Mages {
		x, y := around(side, 4*side*int64(i)/n)
		u := r.unit(int32(i))
		u.X, u.Y, u.Z = outer(x, side), outer(y, side), 0
		dx, dy := octant(r.s.Side-2*u.X-5, r.s.Side-2*u.Y-5)
		u.Facing = facing(grid.Point{}, grid.Point{X: dx, Y: dy}, 2)
		r.tell(Event{Kind: EvPlaced, Who: int32(i), Target: None, X: u.X, Y: u.Y})
	}
	r.oldSpells()
	if r.s.Rounds == 0 {
		r.beginEntry()
		return
	}
	r.rollInitiative()
	r.phase(Preparation)
	r.s.Round, r.s.Turn = 0, int32(len(r.s.Order))
	r.advance()
}

// oldSpells puts in force what was cast before the rite, where the set-up says
// so; the slots are spent (R35).
func (r *run) oldSpells() {
	if !r.Setup.House.Has(OldSpells) {
		return
	}
	for i := range r.s.Mages {
		who := int32(i)
		for _, spell := range r.Setup.Mages[i].Before {
			for slot := range r.s.Slots {
				if r.s.Slots[slot].Spell == spell && r.Ready(who, int32(slot)) && r.affords(who, spell, who) {
					r.spend(int32(slot))
					r.pay(who, spell, who)
					c := r.newCast(casting{by: who, spell: spell, item: None, cl: r.casterLevel(Query{Unit: who}), dc: r.spellDC(who, spell, 0)})
					c.cmd = Command{Kind: DoCast, Who: who, Spell: spell, Slot: int32(slot), Target: who}
					r.applyTo(c, who, false)
					break
				}
			}
		}
	}
}

// outer is the low corner of the square just outside a coordinate on the
// square of the places: the same distance from the zone on every side.
func outer(v, side int64) int64 {
	if v == 0 {
		return snap(-11)
	}
	return snap(v - 10)
}

// around is the point so many feet along the square of a side, from the middle
// of its south side, counter-clockwise seen from above with south at Y 0.
func around(side, feet int64) (x, y int64) {
	feet = (feet + side/2) % (4 * side)
	switch k := feet % side; feet / side {
	case 0:
		return k, 0
	case 1:
		return side, k
	case 2:
		return side - k, side
	default:
		return 0, side - k
	}
}

// snap is the low corner of the square that holds a coordinate.
func snap(v int64) int64 {
	if v < 0 {
		return (v - 4) / 5 * 5
	}
	return v / 5 * 5
}

// rollInitiative orders the participants who take part. SRD: ties go to the
// higher modifier, then are rolled again among those tied.
func (r *run) rollInitiative() {
	r.s.Order = r.s.Order[:0]
	var key [8]int64
	for i := int32(0); i < r.Mages(); i++ {
		if r.s.Mages[i].Has(Excluded) {
			continue
		}
		from := r.mark()
		mod := r.Sum(Query{Unit: i, Against: None, Stat: Initiative}, r.lines())
		die := r.die(20)
		r.s.Mages[i].Tie = int32((die+mod)*64 + mod)
		key[i] = int64(r.s.Mages[i].Tie)
		r.tell(Event{Kind: EvInitiative, Who: i, Target: None, A: int32(die), B: int32(die + mod), L0: from, L1: r.mark()})
		r.s.Order = append(r.s.Order, i)
	}
	order := r.s.Order
	for again := true; again; {
		again = false
		var tied [8]bool
		for _, i := range order {
			for _, j := range order {
				if i != j && key[i] == key[j] {
					tied[i], again = true, true
				}
			}
		}
		was := key
		var die [8]int
		for _, i := range order {
			if tied[i] {
				die[i] = r.die(20)
			}
			key[i] = key[i]*32 + int64(die[i])
		}
		for _, i := range order { // each with the next of those it ties with
			for _, j := range order {
				if j > i && was[i] == was[j] {
					r.tell(Event{Kind: EvInitiative, Who: i, Target: j, A: int32(die[i]), B: int32(die[j]), C: 1})
					break
				}
			}
		}
	}
	for i := 1; i < len(order); i++ {
		for j := i; j > 0 && key[order[j-1]] < key[order[j]]; j-- {
			order[j-1], order[j] = order[j], order[j-1]
		}
	}
	for rank, i := range order {
		// Keys leave room between them for creatures and delays.
		r.unit(i).Init = r.s.Mages[i].Tie/64*1024 - int32(rank)*8
	}
	for rank := 1; rank < len(order); rank++ {
		if before := r.unit(order[rank-1]).Init; r.unit(order[rank]).Init >= before {
			r.unit(order[rank]).Init = before - 8
		}
	}
}

func (r *run) beginEntry() {
	r.s.Turn = None
	r.phase(Entry)
}

// enterAll is P13: all at the same time, each to the nearest free square
// inside; who stays out is excluded (P14, R12).
func (r *run) enterAll() {
	in := 0
	last := int32(None)
	for i := int32(0); i < r.Mages(); i++ {
		if r.s.Mages[i].Has(StaysOut) {
			continue
		}
		in, last = in+1, i
	}
	for i := int32(0); i < r.Mages(); i++ {
		m := &r.s.Mages[i]
		if m.Has(StaysOut) {
			r.outOf(i, Excluded)
			r.leaveOrder(i)
			r.tell(Event{Kind: EvExcluded, Who: i, Target: None})
		}
	}
	switch in {
	case 0:
		r.finishDuel(Void, ByNobody, None)
		return
	case 1:
		r.s.Mages[last].Flags |= Entered
		r.finishDuel(Won, ByDefault, last)
		return
	}
	r.s.Phase = Fight
	for i := int32(0); i < r.Mages(); i++ {
		if r.s.Mages[i].Has(StaysOut) {
			continue
		}
		at := r.nearestInside(i)
		u := r.unit(i)
		u.X, u.Y, u.Z = at.X, at.Y, at.Z
		m := &r.s.Mages[i]
		m.Flags |= Entered
		m.StartHP, m.StartMaxHP, m.StartWounds, m.StartTemp = u.HP, u.MaxHP, u.Nonlethal, u.Temp
		m.StartDamage, m.StartDrain, m.StartNeg = u.Damage, u.Drain, u.Negative
		r.tell(Event{Kind: EvEnters, Who: i, Target: None, X: at.X, Y: at.Y, Z: at.Z})
	}
	if r.s.Rounds == 0 {
		r.rollInitiative()
	}
	r.suppress()
	r.s.Phase = Entry
	r.phase(Fight)
	r.placeWild()
	r.s.Round, r.s.Turn = 1, None
	r.s.Quiet = 0
	r.tell(Event{Kind: EvRound, Who: None, Target: None, A: 1, B: int32(Fight)})
	r.advance()
}

// nearestInside is the free inside square nearest to where a mage stands; where
// none is free, in a zone too small for all, one is shared (R4).
func (r *run) nearestInside(unit int32) grid.Point {
	at := r.unit(unit).At()
	if free, ok := r.Mask.NearestFree(at, func(sq grid.Point) bool { return !r.occupied(unit, sq) }); ok {
		return free
	}
	return r.Mask.Nearest(at)
}

// suppress is P12 and R11: of what was cast outside, only spells of touch and
// on oneself come in; the rest waits outside its bearer. A casting that the
// time did not suffice for is lost.
func (r *run) suppress() {
	for i := int32(0); i < r.Mages(); i++ {
		r.stopCasting(i, 3)
	}
	for i := range r.s.Effects {
		e := &r.s.Effects[i]
		if e.Spell == srd.NoSpell || e.Flags&Magical == 0 || !r.IsMage(e.On) || !r.s.Mages[e.On].Has(Entered) ||
			EntersZone(e.Spell, e.On == e.By) {
			continue
		}
		e.Flags |= Suppressed
		r.s.rebear(e.On)
		r.tell(Event{Kind: EvSuppressed, Who: e.On, Target: e.On, A: int32(e.Kind), B: e.ID, Spell: e.Spell})
	}
	for i := int(r.Mages()); i < len(r.s.Units); i++ {
		if u := r.unit(int32(i)); u.Has(Summoned) && !u.Has(Gone) {
			r.leaveOrder(int32(i)) // what was called before cannot come in (R23)
		}
	}
}
