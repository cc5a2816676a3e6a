package ai

import (
	"mageduel/engine"
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// Hasty decides by rule of thumb: it prepares what protects it, casts what it
// expects to hurt most, counters what it can, and keeps out of reach. It looks
// at a few candidates and never searches.
type Hasty struct{ seed uint64 }

// protections are cast in the preparation, in this order.
var protections = [...]struct {
	spell srd.SpellID
	kind  engine.EffectKind
}{
	{srd.MageArmor, engine.MageArmored},
	{srd.Shield, engine.Shielded},
	{srd.MirrorImage, engine.MirrorImages},
	{srd.Fly, engine.Flies},
}

// Next chooses a command.
func (h *Hasty) Next(v *engine.Position, who int32) engine.Command {
	switch v.S.Phase {
	case engine.Preparation:
		return h.prepare(v, who)
	case engine.Fight:
		return h.fight(v, who)
	}
	return h.rite(v, who)
}

func (h *Hasty) rite(v *engine.Position, who int32) engine.Command {
	c := engine.Command{Who: who, Slot: engine.None, Target: engine.None}
	switch v.S.Phase {
	case engine.Challenge:
		c.Kind, c.Option = engine.DoChallenge, 1
	case engine.Demand:
		c.Kind = engine.DoAgree
	case engine.Acclimatise:
		c.Kind = engine.DoAcclimatise
	case engine.ZoneBallot:
		c.Kind = engine.DoVoteZone
		c.X, c.Z = v.Setup.Suggested()
		if lo, hi := v.Setup.Limits(); h.lean(who)%3 == 1 {
			c.X = min(hi, max(lo, 80)) // some like room
		}
	case engine.RoundsBallot:
		c.Kind, c.Option = engine.DoVoteRounds, int32(1+h.lean(who)%3)
	default:
		c.Kind = engine.DoEnter
	}
	return c
}

// lean is a taste that stays the same for a duel.
func (h *Hasty) lean(who int32) int {
	x := (h.seed + uint64(who) + 1) * 0x9E3779B97F4A7C15
	return int(x >> 40)
}

// prepare casts what protects and comes into the zone.
func (h *Hasty) prepare(v *engine.Position, who int32) engine.Command {
	if c, ok := protect(v, who); ok {
		return c
	}
	return engine.Command{Kind: engine.DoEndTurn, Who: who}
}

func protect(v *engine.Position, who int32) (engine.Command, bool) {
	if v.Nulled(who) {
		return engine.Command{}, false
	}
	for _, p := range protections {
		if v.Is(who, p.kind) {
			continue
		}
		// A potion first: it cannot be countered and saves the slot.
		if c, ok := drink(v, who, p.spell); ok {
			return c, true
		}
		slot := slotOf(v, who, p.spell)
		if slot == engine.None {
			continue
		}
		c := engine.Command{Kind: engine.DoCast, Who: who, Spell: p.spell, Slot: slot, Target: who}
		if v.Check(&c) == engine.Fine {
			return c, true
		}
	}
	return engine.Command{}, false
}

// drink is the use of a potion of a spell, if one is at hand.
func drink(v *engine.Position, who int32, spell srd.SpellID) (engine.Command, bool) {
	for i := range v.S.Items {
		if it := &v.S.Items[i]; int32(it.Owner) != who || it.Kind != engine.Potion || it.Spell != spell || it.Charges == 0 {
			continue
		}
		c := engine.Command{Kind: engine.DoItem, Who: who, Spell: spell, Option: int32(i), Slot: engine.None, Target: who}
		return c, v.Check(&c) == engine.Fine
	}
	return engine.Command{}, false
}

// seek makes the invisible visible, where that is why nobody is seen, or rids of
// the dust that blinds.
func seek(v *engine.Position, who int32) (engine.Command, bool) {
	if v.Is(who, engine.Blinded) {
		c := engine.Command{Kind: engine.DoCast, Who: who, Spell: srd.DispelMagic, Slot: slotOf(v, who, srd.DispelMagic), Option: engine.DispelTarget, Target: who, Defensive: threatened(v, who)}
		return c, c.Slot != engine.None && v.Is(who, engine.Glittering) && v.Check(&c) == engine.Fine
	}
	if v.Is(who, engine.SeesInvisible) || v.Is(who, engine.TrueSight) {
		return engine.Command{}, false
	}
	for i := range v.S.Mages {
		if !v.Is(int32(i), engine.Invisible) || int32(i) == who || !v.S.Mages[i].Active() {
			continue
		}
		for _, spell := range [...]srd.SpellID{srd.SeeInvisibility, srd.TrueSeeing} {
			c := engine.Command{Kind: engine.DoCast, Who: who, Spell: spell, Slot: slotOf(v, who, spell), Target: who, Defensive: threatened(v, who)}
			if c.Slot != engine.None && v.Check(&c) == engine.Fine {
				return c, true
			}
		}
	}
	return engine.Command{}, false
}

// slotOf is a slot from which a spell is ready, the lowest one.
func slotOf(v *engine.Position, who int32, spell srd.SpellID) int32 {
	best := int32(engine.None)
	own := &v.S.Mages[who]
	for i := own.Slots[0]; i < own.Slots[1]; i++ {
		s := &v.S.Slots[i]
		if s.Spell == spell && v.Ready(who, i) && (best == engine.None || s.Level < v.S.Slots[best].Level) {
			best = i
		}
	}
	return best
}

// fight takes one step of a turn.
func (h *Hasty) fight(v *engine.Position, who int32) engine.Command {
	end := engine.Command{Kind: engine.DoEndTurn, Who: who}
	if !v.IsMage(who) {
		return engine.Command{Kind: engine.DoInstinct, Who: who}
	}
	u := &v.S.Units[who]
	if v.S.Mages[who].Has(engine.Disqualified) {
		return end
	}
	if out := (engine.Command{Kind: engine.DoBreakFree, Who: who}); v.Is(who, engine.Mazed) && v.Check(&out) == engine.Fine {
		return out
	}
	if c, ok := h.free(v, who); ok {
		return c
	}
	if u.Has(engine.StandardUsed) {
		return h.retreat(v, who, end)
	}
	foe := nearestFoe(v, who)
	if foe == engine.None { // nobody to be seen
		if c, ok := seek(v, who); ok {
			return c
		}
		if c, ok := protect(v, who); ok {
			return c
		}
		if offer, ok := peace(v, who); ok {
			return offer
		}
		if c := (engine.Command{Kind: engine.DoDefend, Who: who}); v.Check(&c) == engine.Fine {
			return c
		}
		return end
	}
	if c, ok := outOfField(v, who); ok {
		return c
	}
	if threatened(v, who) && !u.Has(engine.Stepped) && u.Moved == 0 {
		if c, ok := stepAway(v, who); ok {
			return c
		}
	}
	if 2*u.Left() <= u.MaxHP && threatened(v, who) {
		if c, ok := escape(v, who); ok {
			return c
		}
	}
	var best choice
	h.attacks(v, who, &best)
	if best.worth > 0 {
		best.cmd.Defensive = threatened(v, who)
		return best.cmd
	}
	if c, ok := protect(v, who); ok {
		c.Defensive = threatened(v, who)
		return c
	}
	if c := h.close(v, who, foe); c.Kind != engine.NoCommand {
		return c
	}
	if c, ok := h.fists(v, who, foe); ok {
		return c
	}
	if free := (engine.Command{Kind: engine.DoBreakFree, Who: who}); v.Check(&free) == engine.Fine {
		return free
	}
	if offer, ok := peace(v, who); ok {
		return offer
	}
	c := engine.Command{Kind: engine.DoDefend, Who: who}
	if v.Check(&c) == engine.Fine {
		return c
	}
	return end
}

// fists are what is left when the spells are spent: bare hands are no item
// (R18). Only who is no worse off than the other goes at it.
func (h *Hasty) fists(v *engine.Position, who, foe int32) (engine.Command, bool) {
	u, t := &v.S.Units[who], &v.S.Units[foe]
	// The compelled can agree to no draw (R33): with them it must come to blows.
	driven := v.Is(foe, engine.Charmed) || v.Is(foe, engine.Suggested) || v.Is(foe, engine.Dominated)
	if hasOffence(v, who) || !driven && (u.Left() < t.Left() || v.S.Round > 12) {
		return engine.Command{}, false
	}
	c := engine.Command{Kind: engine.DoAttack, Who: who, Target: foe}
	if v.InReach(who, foe) {
		return c, v.Check(&c) == engine.Fine
	}
	if u.Moved > 0 || u.Has(engine.Moving|engine.MoveUsed) {
		return c, false
	}
	c = h.walk(v, who, foe)
	return c, c.Kind != engine.NoCommand
}

// peace offers a draw where nothing is left to win with, or nothing has
// happened for some rounds.
func peace(v *engine.Position, who int32) (engine.Command, bool) {
	c := engine.Command{Kind: engine.DoDeclareDraw, Who: who}
	if hasOffence(v, who) && v.S.Quiet < 4 || hasCreatures(v, who) {
		return c, false
	}
	return c, v.Check(&c) == engine.Fine
}

// free does what a turn begins with: stand up, break free, put out flames, set
// whom it commands on the others.
func (h *Hasty) free(v *engine.Position, who int32) (engine.Command, bool) {
	for i := range v.S.Units {
		t := int32(i)
		if !v.Is(t, engine.Dominated) || !v.Here(t) || !v.Commands(who, t) || engine.Order(v.S.Units[i].Order) == engine.OrderAttack {
			continue
		}
		if foe := nearestFoe(v, who); foe == engine.None || foe == t {
			break
		}
		c := engine.Command{Kind: engine.DoOrder, Who: who, Target: t, Option: int32(engine.OrderAttack), N: engine.None}
		if v.Check(&c) == engine.Fine {
			return c, true
		}
	}
	for _, k := range [...]engine.CommandKind{engine.DoStand, engine.DoPutOut} {
		if k == engine.DoStand && (!v.Is(who, engine.Prone) || threatened(v, who)) {
			continue
		}
		if k == engine.DoPutOut && !v.Is(who, engine.Burning) {
			continue
		}
		c := engine.Command{Kind: k, Who: who}
		if v.Check(&c) == engine.Fine {
			return c, true
		}
	}
	return engine.Command{}, false
}

// close walks towards a foe that is out of range of all that is left.
func (h *Hasty) close(v *engine.Position, who, foe int32) engine.Command {
	u := &v.S.Units[who]
	if u.Has(engine.Moving) || u.Moved > 0 || v.Distance(who, foe) <= 25 || !hasOffence(v, who) {
		return engine.Command{}
	}
	return h.walk(v, who, foe)
}

// walk is a move straight towards a foe, as far as it can be.
func (h *Hasty) walk(v *engine.Position, who, foe int32) engine.Command {
	u, t := &v.S.Units[who], &v.S.Units[foe]
	c := engine.Command{Kind: engine.DoMove, Who: who}
	for n := int64(6); n > 0; n-- {
		dx, dy := t.X-u.X, t.Y-u.Y
		c.X, c.Y, c.Z = u.X+5*n*sign(dx), u.Y+5*n*sign(dy), u.Z
		if max(dx, -dx) <= 5*n {
			c.X = t.X - 5*sign(dx)
		}
		if max(dy, -dy) <= 5*n {
			c.Y = t.Y - 5*sign(dy)
		}
		if v.Mask.Inside(c.At()) && v.Check(&c) == engine.Fine {
			return c
		}
	}
	return engine.Command{}
}

func sign(x int64) int64 {
	switch {
	case x > 0:
		return 1
	case x < 0:
		return -1
	}
	return 0
}

// retreat uses the move action to get away from what stands beside.
func (h *Hasty) retreat(v *engine.Position, who int32, end engine.Command) engine.Command {
	u := &v.S.Units[who]
	if u.Has(engine.Stepped) || u.Moved > 0 || !threatened(v, who) {
		return end
	}
	if c, ok := stepAway(v, who); ok {
		return c
	}
	return end
}

// stepAway is a 5-foot step to where no foe reaches, if there is one.
func stepAway(v *engine.Position, who int32) (engine.Command, bool) {
	at := v.S.Units[who].At()
	c := engine.Command{Kind: engine.DoStep, Who: who}
	for _, d := range [...][2]int64{{5, 0}, {0, 5}, {-5, 0}, {0, -5}, {5, 5}, {-5, 5}, {-5, -5}, {5, -5}} {
		c.X, c.Y, c.Z = at.X+d[0], at.Y+d[1], at.Z
		to := c.At()
		if !v.Mask.Inside(to) || reached(v, who, to) || v.Check(&c) != engine.Fine {
			continue
		}
		return c, true
	}
	return engine.Command{}, false
}

// reached tells whether a foe that threatens would reach a square.
func reached(v *engine.Position, who int32, at grid.Point) bool {
	for i := range v.S.Units {
		f := int32(i)
		if v.InPlay(f) && v.Foe(f, who) && !v.IsMage(f) && v.CanAct(f) &&
			grid.Reach(v.S.Units[i].Body(), 5, grid.At(at)) {
			return true
		}
	}
	return false
}

func threatened(v *engine.Position, who int32) bool {
	for i := range v.S.Units {
		if v.S.Units[i].Owner != who && v.Threatens(int32(i), who) {
			return true
		}
	}
	return false
}

// nearestFoe is the nearest participant still in the contest that can be seen.
func nearestFoe(v *engine.Position, who int32) int32 {
	best, near := int32(engine.None), int64(0)
	for i := range v.S.Mages {
		f := int32(i)
		if f == who || !v.S.Mages[i].Active() || !v.InPlay(f) || v.S.Units[i].Has(engine.Unseen) {
			continue
		}
		d := v.Distance(who, f)
		if v.Is(f, engine.Dominated) && v.Commands(who, f) {
			d += 1 << 20 // last of all
		}
		if best == engine.None || d < near {
			best, near = f, d
		}
	}
	return best
}

func hasCreatures(v *engine.Position, who int32) bool {
	for i := range v.S.Units {
		if u := &v.S.Units[i]; u.Owner == who && !v.IsMage(int32(i)) && v.Here(int32(i)) {
			return true
		}
	}
	return v.Is(who, engine.CastingKind)
}

// hasOffence tells whether something is ready that could decide the duel.
func hasOffence(v *engine.Position, who int32) bool {
	own := &v.S.Mages[who]
	for i := own.Slots[0]; i < own.Slots[1]; i++ {
		s := &v.S.Slots[i]
		if s.Spell != srd.NoSpell && decides(s.Spell) && v.Ready(who, i) {
			return true
		}
	}
	return false
}

// decides tells whether a spell takes hit points or leaves its target helpless.
func decides(id srd.SpellID) bool {
	switch id {
	case srd.Enervation, srd.FingerOfDeath, srd.HoldPerson, srd.WallOfFire, srd.Disintegrate, srd.FleshToStone, srd.PowerWordKill, srd.PlaneShift:
		return true
	case srd.Mount:
		return false
	}
	if engine.SummonChoices(id) != nil {
		return true
	}
	for _, op := range engine.Rule(id).Do {
		if op.Kind == engine.OpDamage {
			return true
		}
	}
	return false
}

// Reflex lets pass what it can only identify.
func (h *Hasty) Reflex(q engine.Question) (engine.Answer, bool) {
	return engine.Answer{Slot: engine.None}, q.Kind == engine.AskCounter && q.Level == 1
}

// Answer answers questions: counter what is known to be worth it, strike when
// it can be done without an item.
func (h *Hasty) Answer(v *engine.Position, q engine.Question) engine.Answer {
	pass, quick := h.Reflex(q)
	if quick {
		return pass
	}
	switch q.Kind {
	case engine.AskCounter:
		if !v.Foe(q.Who, q.Unit) {
			return pass
		}
		if v.S.Phase == engine.Fight && canCounter(v, q) {
			return engine.Answer{Option: engine.IdentifyAndCounter, Slot: engine.None}
		}
		return pass
	case engine.AskIdentified:
		return engine.Answer{Slot: counterSlot(v, q)}
	case engine.AskOpportunity:
		if v.Is(q.Mine, engine.HeldCharge) {
			return engine.Answer{Option: 1, Slot: engine.None}
		}
		if v.MayStrikeBare(&q) {
			return engine.Answer{Option: engine.StrikeBare, Slot: engine.None}
		}
		return pass
	}
	return engine.Answer{Option: 1, Slot: engine.None}
}

// canCounter tells whether anything ready could counter something.
func canCounter(v *engine.Position, q engine.Question) bool {
	return slotOf(v, q.Who, srd.DispelMagic) != engine.None || v.S.Round <= 2
}

// counterSlot picks the slot to counter with: dispel magic for what is worth
// it; the same spell when in need, for an attack in hand is worth more than one
// undone.
func counterSlot(v *engine.Position, q engine.Question) int32 {
	u := &v.S.Units[q.Who]
	need := 2*u.Left() <= u.MaxHP
	hopeless := 20+min(10, v.Level(q.Who)) < 11+v.Level(q.Unit) // of the dispel check
	best := int32(engine.None)
	own := &v.S.Mages[q.Who]
	for i := own.Slots[0]; i < own.Slots[1]; i++ {
		s := &v.S.Slots[i]
		if s.Spell == srd.NoSpell || !v.Counters(q.Who, i, q.Spell, q.Unit) {
			continue
		}
		dispel := s.Spell == srd.DispelMagic
		switch {
		case dispel && (hopeless || q.Spell != srd.NoSpell && level(q.Spell) < 2):
		case dispel && best == engine.None:
			best = i
		case !dispel && (need || !decides(s.Spell)):
			return i
		}
	}
	return best
}

// outOfField is a move to the nearest square along the eight ways where no
// antimagic is.
func outOfField(v *engine.Position, who int32) (engine.Command, bool) {
	c := engine.Command{Kind: engine.DoMove, Who: who}
	u := &v.S.Units[who]
	if !v.Nulled(who) || v.Is(who, engine.Antimagic) || u.Moved > 0 || u.Has(engine.Stepped) {
		return c, false
	}
	for n := int64(5); n <= 30; n += 5 {
		for _, d := range [...][2]int64{{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {-1, 1}, {-1, -1}, {1, -1}} {
			c.X, c.Y, c.Z = u.X+n*d[0], u.Y+n*d[1], u.Z
			if v.Mask.Inside(c.At()) && !v.NulledAt(c.At()) && v.Check(&c) == engine.Fine {
				return c, true
			}
		}
	}
	return c, false
}
