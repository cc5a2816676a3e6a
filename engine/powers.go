package engine

import (
	"strings"

	"mageduel/engine/dice"
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// Plays tells whether the game knows all that a creature can do: what its
// entry lists has a rule here.
func Plays(id srd.CreatureID) bool {
	for i := range srd.Creatures[id].Specials {
		s := &srd.Creatures[id].Specials[i]
		if !known(s.Kind) {
			return false
		}
		for _, like := range s.Spells {
			if like.Spell == srd.NoSpell || !Implemented(like.Spell) || like.Per != srd.PerDay || like.Uses != 1 {
				return false
			}
		}
	}
	return true
}

// known are the powers that have a rule. Some have none to follow here: filth
// fever breaks out after days; a stampede needs five bison; who summons may not
// summon in turn; a summoned creature at 0 is gone before its ferocity matters
// (R19); nothing passes under the ground (R13), and there is no water.
func known(k srd.SpecialKind) bool {
	switch k {
	case srd.SpecialDisease, srd.SpecialStampede, srd.SpecialSummon, srd.SpecialFerocity, srd.SpecialEarthGlide, srd.SpecialVortex:
		return true
	case srd.SpecialPoison, srd.SpecialRage, srd.SpecialBurn, srd.SpecialTrip, srd.SpecialImprovedGrab, srd.SpecialConstrict,
		srd.SpecialAirMastery, srd.SpecialEarthMastery, srd.SpecialWaterMastery, srd.SpecialPush, srd.SpecialDrench,
		srd.SpecialWhirlwind, srd.SpecialBreath, srd.SpecialAcidSpray, srd.SpecialAttach, srd.SpecialBloodDrain,
		srd.SpecialWeb, srd.SpecialSpells, srd.SpecialDiesAfterSting:
		return true
	}
	return false
}

// specialDC is the DC of a creature's special attack. It goes with Constitution,
// a whirlwind's with Strength: Augment Summoning and rage raise it.
func (p *Position) specialDC(unit int32, s *srd.Special) int {
	a := Con
	if s.Kind == srd.SpecialWhirlwind {
		a = Str
	}
	u := &p.S.Units[unit]
	if u.Form != 0 { // 10, half of its own Hit Dice, the ability that the form gives
		return 10 + p.Level(unit)/2 + p.Mod(unit, a)
	}
	if u.Score[a] < 0 {
		return int(s.DC)
	}
	return int(s.DC) + p.Mod(unit, a) - modifier(int(u.Score[a]))
}

// fullAttack is the whole routine.
func (r *run) fullAttack(a, b int32, how Context) {
	r.useFull(a)
	r.routine(a, b, true, how)
}

// routine makes the attacks of a creature's entry, or a mage's blows, with the
// bare hand where how says Bare.
func (r *run) routine(a, b int32, full bool, how Context) {
	if !r.InReach(a, b) { // a blow at somebody unseen who is not there
		r.tell(Event{Kind: EvMiss, Who: a, Target: b, A: 1, B: 1, C: 100})
		return
	}
	if r.IsMage(a) && !r.natural(a, how) {
		n := 1
		if full {
			n = 1 + max(0, (r.baseAttackBonus(a)-1)/5)
		}
		extra := full && r.Is(a, Hasted)
		for i := range n {
			for range 1 + truth(extra && i == 0) {
				if !r.InPlay(a) || !r.InPlay(b) || !r.CanAct(a) {
					return
				}
				r.strikeWeapon(a, b, int8(i), how)
			}
		}
		return
	}
	c := r.body(r.unit(a))
	list := c.Attack
	if full {
		list = c.FullAttack
	}
	if len(list) == 0 || r.Is(a, Whirling) || r.Is(a, Attached) {
		return
	}
	extra := full && r.Is(a, Hasted)
	for i := range list[0] {
		atk := &list[0][i]
		n := max(1, int(atk.Count))
		if !full {
			n = 1
		}
		if extra && i == 0 {
			n++
		}
		for range n {
			if !r.InPlay(a) || !r.InPlay(b) || !r.CanAct(a) || r.Is(a, Attached) {
				return
			}
			r.strike(a, b, atk, 0, 0)
		}
		if !full {
			return
		}
	}
}

// goesWith tells whether a special belongs to an attack of its creature.
func goesWith(s *srd.Special, atk *srd.Attack) bool {
	return s.Attack == "" || sameAttack(s.Attack, atk.Name)
}

// sameAttack: an entry names the same weapon in the singular and the plural.
func sameAttack(a, b string) bool { return strings.TrimSuffix(a, "s") == strings.TrimSuffix(b, "s") }

// riders are what a natural hit does beside its damage.
func (r *run) riders(a, b int32, atk *srd.Attack, pk *packet) {
	c := r.body(r.unit(a))
	for i := range c.Specials {
		s := &c.Specials[i]
		if !goesWith(s, atk) || !r.InPlay(a) || !r.InPlay(b) || r.unit(a).Form != 0 && !extraordinary(s.Kind) {
			continue
		}
		switch s.Kind {
		case srd.SpecialPoison:
			if pk.done > 0 && atk.Rider == "poison" {
				r.poison(a, b, int32(i))
			}
		case srd.SpecialBurn:
			r.ignite(a, b, int32(i))
		case srd.SpecialTrip:
			r.trip(a, b, s)
		case srd.SpecialImprovedGrab:
			r.grab(a, b, atk)
		case srd.SpecialAttach:
			r.attach(a, b)
		case srd.SpecialDiesAfterSting:
			r.lose(a, int(max(0, r.unit(a).HP)))
		}
	}
}

// touched is what it does to a unit to strike another with its body: a fire
// elemental burns.
func (r *run) touched(a, b int32) {
	u := r.unit(b)
	if u.Kind == 0 || !r.InPlay(a) {
		return
	}
	c := r.creature(u)
	for i := range c.Specials {
		if c.Specials[i].Kind != srd.SpecialBurn || len(c.Attack) == 0 {
			continue
		}
		atk := &c.Attack[0][0]
		pk := packet{from: b, to: a, kind: energetic, energy: atk.Energy, dice: rollOf(atk.EnergyDice), halved: r.halves(b)}
		pk.amount = r.roll(pk.dice)
		r.damage(&pk)
		if r.InPlay(a) {
			r.ignite(b, a, int32(i))
		}
	}
}

func rollOf(d srd.Dice) dice.Roll {
	return dice.Roll{Count: int16(d.Count), Sides: int16(d.Sides), Bonus: int16(d.Bonus)}
}

// poison: Fortitude now, and again a minute later.
func (r *run) poison(a, b, special int32) {
	if r.ImmuneTo(b, srd.ImmunePoison) {
		return
	}
	s := &r.body(r.unit(a)).Specials[special]
	dc := r.specialDC(a, s)
	if !r.save(b, Fort, dc, VsPoison, 0) {
		r.abilityDamage(a, b, Ability(s.Ability-1), r.rollDice(s.Damage), s.Damage, false, r.halves(a))
	}
	if r.InPlay(b) {
		r.begin(Effect{Kind: Poisoned, On: b, By: a, A: r.shapeID(a), B: special, DC: int16(dc),
			Ends: timeAt(r.clock()+srd.RoundsPerMinute, int64(r.unit(a).Init))})
	}
}

func endPoison(r *run, e Effect) {
	if r.s.Phase == Over || !r.Up(e.On) {
		return
	}
	s := &srd.Creatures[e.A].Specials[e.B]
	if !r.save(e.On, Fort, int(e.DC), VsPoison, 0) {
		r.abilityDamage(e.By, e.On, Ability(s.SecondAbility-1), r.rollDice(s.Second), s.Second, false, r.zoned())
	}
}

// ignite is the fire elemental's burn: Reflex or burn for so many rounds.
func (r *run) ignite(a, b, special int32) {
	s := &r.creature(r.unit(a)).Specials[special]
	if r.Is(b, Burning) || r.ImmuneTo(b, srd.ImmuneFire) || r.save(b, Ref, r.specialDC(a, s), 0, 0) {
		return
	}
	n := r.rollDice(s.Rounds)
	r.begin(Effect{Kind: Burning, On: b, By: a, A: r.unit(a).Kind, B: special, Ends: timeAt(r.clock()+int64(n), int64(r.unit(a).Init))})
}

// turnBurning is the fire of each round.
func turnBurning(r *run, effect int) {
	e := r.s.Effects[effect]
	d := dice.D(1, 6)
	if e.A != 0 {
		d = rollOf(srd.Creatures[e.A].Specials[e.B].Damage)
	}
	pk := packet{from: e.By, to: e.On, kind: energetic, energy: srd.EnergyFire, dice: d, halved: r.zoned()}
	pk.amount = r.roll(d)
	r.damage(&pk)
	if i := r.byID(e.ID); i != None {
		r.s.Effects[i].C = int32(pk.done)
	}
}

// uses is how often a limited power was used, of the special at an index.
func (u *Unit) uses(special int) int { return int(uint32(u.Uses) >> (4 * uint(special&7)) & 15) }

func (u *Unit) use(special int) { u.Uses += 1 << (4 * uint(special&7)) }

// power uses a creature's special attack where it serves, on a foe or None; true
// if that was its turn.
func (r *run) power(unit, foe int32) bool {
	if r.Is(unit, Attached) {
		r.useFull(unit)
		return true // it drains as its turn begins
	}
	if r.holds(unit) != None {
		r.squeeze(unit)
		return true
	}
	if w := r.find(unit, Whirling); w != None {
		r.whirl(unit, foe)
		return true
	}
	if !r.canStandard(unit) {
		return false
	}
	c := r.body(r.unit(unit))
	if c == nil {
		return false
	}
	for i := range c.Specials {
		s := &c.Specials[i]
		if r.unit(unit).Form != 0 && !extraordinary(s.Kind) {
			continue
		}
		if foe == None && s.Kind != srd.SpecialDrench {
			continue
		}
		switch s.Kind {
		case srd.SpecialBreath, srd.SpecialAcidSpray:
			if r.breath(unit, foe, s) {
				return true
			}
		case srd.SpecialWeb:
			if r.unit(unit).uses(i) < int(s.Uses) && r.throwWeb(unit, foe, s) {
				r.unit(unit).use(i)
				return false // it may still come nearer
			}
		case srd.SpecialSpells:
			if r.spellLike(unit, foe, i, s) {
				return true
			}
		case srd.SpecialPush:
			if r.pushOut(unit, foe) {
				return true
			}
		case srd.SpecialDrench:
			if r.drench(unit) {
				return true
			}
		case srd.SpecialWhirlwind:
			if r.unit(unit).uses(i) == 0 && r.smallerBy(unit, foe) >= 1 && r.canFull(unit) && r.Distance(unit, foe) <= 2*r.speed(unit) {
				r.unit(unit).use(i)
				r.begin(Effect{Kind: Whirling, On: unit, By: unit, B: int32(i), Ends: timeAt(r.clock()+int64(max(1, r.Level(unit)/2)), int64(r.unit(unit).Init))})
				r.whirl(unit, foe)
				return true
			}
		}
	}
	return false
}

// smallerBy is how many sizes b is smaller than a.
func (p *Position) smallerBy(a, b int32) int {
	return p.sizeOf(&p.S.Units[a]) - p.sizeOf(&p.S.Units[b])
}

// breath is a cone from a corner of the creature's space: the one that takes in
// the foe and no friend. A spray needs no wait.
func (r *run) breath(unit, foe int32, s *srd.Special) bool {
	u := r.unit(unit)
	if u.Cooldown > 0 || r.Distance(unit, foe) > int64(s.Feet) {
		return false
	}
	cone, ok := r.coneAt(unit, foe, int64(s.Feet))
	if !ok {
		return false
	}
	r.useStandard(unit)
	if !s.Wait.Zero() {
		u.Cooldown = int32(r.rollDice(s.Wait))
	}
	d := rollOf(s.Damage)
	amount := r.roll(d)
	r.reveal(unit)
	r.tell(Event{Kind: EvArea, Who: unit, Target: None, A: int32(amount), C: int32(s.Energy), Dice: d,
		X: cone.Corner.X, Y: cone.Corner.Y, Z: cone.Corner.Z, X2: cone.Corner.X + 5*cone.Way.X, Y2: cone.Corner.Y + 5*cone.Way.Y})
	for t := range r.s.Units {
		v := int32(t)
		if v == unit || !r.InPlay(v) || !r.inCone(cone, v) || s.Kind == srd.SpecialBreath && r.Nulled(v) {
			continue
		}
		if r.Foe(unit, v) {
			r.hostile(unit, v)
		}
		pk := packet{from: unit, to: v, kind: energetic, energy: s.Energy, amount: amount, dice: d, wide: true, halved: r.halves(unit)}
		if r.save(v, Fort+Stat(s.Save-srd.SaveFort), r.specialDC(unit, s), 0, 0) {
			pk.saved = 1
			if s.Kind == srd.SpecialAcidSpray {
				continue // negates
			}
		}
		r.damage(&pk)
	}
	if s.Energy == srd.EnergyCold {
		r.chill(amount, r.halves(unit), func(at grid.Point) bool { return cone.Contains(at) && r.effectFrom(cone.Corner, at) })
	}
	return true
}

// coneAt finds a cone that takes in the foe and nobody of one's own.
func (p *Position) coneAt(unit, foe int32, feet int64) (grid.Cone, bool) {
	box := p.S.Units[unit].Body().Box()
	for i := range 4 {
		at := cornerOf(box, i)
		for y := int64(-1); y <= 1; y++ {
			for x := int64(-1); x <= 1; x++ {
				if x == 0 && y == 0 {
					continue
				}
				c := grid.Cone{Corner: grid.Point{X: at[0], Y: at[1], Z: box.Low.Z}, Way: grid.Point{X: x, Y: y}, Length: feet}
				if p.inCone(c, unit) || !p.inCone(c, foe) {
					continue
				}
				clean := true
				for t := range p.S.Units {
					if v := int32(t); p.InPlay(v) && p.S.Units[t].Owner == p.S.Units[unit].Owner && p.inCone(c, v) {
						clean = false
					}
				}
				if clean {
					return c, true
				}
			}
		}
	}
	return grid.Cone{}, false
}

func (p *Position) inCone(c grid.Cone, unit int32) bool {
	hit := false
	p.S.Units[unit].Body().Each(func(at grid.Point) bool {
		hit = c.Contains(at) && p.effectFrom(c.Corner, at)
		return !hit
	})
	return hit
}

// throwWeb is like a net: a ranged touch attack, up to 50 feet, at who is at
// most one size larger. It holds to the spot.
func (r *run) throwWeb(unit, foe int32, s *srd.Special) bool {
	d := r.Distance(unit, foe)
	if d <= 5 || d > int64(s.Feet) || r.smallerBy(foe, unit) > 1 || r.flagsOf(foe)&IsEntangled != 0 || !r.Sees(unit, foe) || !r.inEffect(unit, foe) {
		return false
	}
	r.useStandard(unit)
	r.provoke(unit, None)
	if !r.InPlay(unit) || !r.CanAct(unit) {
		return true
	}
	r.assail(unit, foe)
	if r.rollAttack(unit, foe, Ranged|TouchOnly, nil, 0, 0) != missed {
		dc := int32(r.specialDC(unit, s))
		r.begin(Effect{Kind: Snared, On: foe, By: unit, A: dc, B: dc + int32(s.Bonus), Ends: Forever})
	}
	return true
}

// spellLike casts a spell-like ability that serves: it provokes and calls for
// Concentration like a spell, but is neither seen through nor countered.
func (r *run) spellLike(unit, foe int32, special int, s *srd.Special) bool {
	used := r.unit(unit).uses(special)
	for i := range s.Spells {
		like := &s.Spells[i]
		if used&(1<<i) != 0 {
			continue
		}
		cmd := Command{Kind: DoCast, Who: unit, Target: foe, Spell: like.Spell, Slot: None, N: 1}
		cmd.Targets[0] = int16(foe)
		if !r.serves(&cmd, like) {
			continue
		}
		r.unit(unit).Uses |= 1 << (4*uint(special&7) + uint(i))
		r.useStandard(unit)
		c := r.newCast(casting{by: unit, spell: like.Spell, cl: int(like.CL), dc: int(like.DC), item: None, like: true, cmd: cmd})
		r.tell(Event{Kind: EvCastBegin, Who: unit, Target: None})
		if !r.hampered(c) && !r.provokeCasting(c) {
			r.resolve(c)
		}
		return true
	}
	return false
}

// serves aims a spell-like ability and tells whether it is worth its use.
func (r *run) serves(cmd *Command, like *srd.SpellLike) bool {
	foe := cmd.Target
	rule := &spells[like.Spell]
	if r.Distance(cmd.Who, foe) > srd.Spells[like.Spell].Range.Feet(int(like.CL)) || !r.Sees(cmd.Who, foe) || !r.inEffect(cmd.Who, foe) {
		return false
	}
	switch rule.Aim {
	case AimUnits:
		return !(like.Spell == srd.Scare && (r.Level(foe) >= 6 || r.Is(foe, Frightened) || r.ImmuneTo(foe, srd.ImmuneFear|srd.ImmuneMindAffecting)))
	case AimPoint:
		if r.Is(foe, Nauseated) || !r.living(foe) {
			return false
		}
		// The far side of the foe first, so that its thrower stays out.
		u, me := r.unit(foe), r.unit(cmd.Who)
		dx, dy := octant(u.X-me.X, u.Y-me.Y)
		for back := int64(15); back >= 0; back -= 5 {
			cmd.X, cmd.Y, cmd.Z = snap(u.X+dx*back), snap(u.Y+dy*back), u.Z
			if r.Mask.Inside(cmd.At()) && r.fitsPointFor(cmd, int(like.CL)) {
				a := r.areaOf(cmd)
				ok := a.strikes(&r.Position, foe)
				for t := range r.s.Units {
					if v := int32(t); r.InPlay(v) && r.s.Units[t].Owner == me.Owner && a.strikes(&r.Position, v) {
						ok = false
					}
				}
				if ok {
					return true
				}
			}
		}
	}
	return false
}

func (p *Position) fitsPointFor(c *Command, cl int) bool {
	at := p.S.Units[c.Who].At()
	return grid.FromCorner(c.At(), at)-5 <= srd.Spells[c.Spell].Range.Feet(cl) && p.effectFrom(c.At(), at)
}

// drench: the touch of water puts out the fire on a friend, or a foe's magical
// fire as dispel magic does at a caster level of the elemental's Hit Dice.
func (r *run) drench(unit int32) bool {
	me := r.unit(unit)
	for t := range r.s.Units {
		if v := int32(t); r.s.Units[t].Owner == me.Owner && r.InPlay(v) && r.InReach(unit, v) && r.Is(v, Burning) {
			r.useStandard(unit)
			r.endAll(v, Burning)
			return true
		}
	}
	for i := range r.s.Effects {
		e := r.s.Effects[i]
		if e.Kind != FireWall || e.On != None || r.s.Units[e.By].Owner == me.Owner {
			continue
		}
		near := false
		body := me.Body()
		body.Each(func(at grid.Point) bool {
			near = r.touchesWall(&e, at)
			return !near
		})
		if !near {
			continue
		}
		r.useStandard(unit)
		die := r.die(20)
		total, dc := die+r.Level(unit), srd.DispelDC+int(e.CL)
		r.tell(Event{Kind: EvDispel, Who: unit, Target: None, A: int32(die), B: int32(total), C: int32(dc), D: truth(total >= dc), Spell: e.Spell})
		if total >= dc {
			r.end(r.byID(e.ID))
		}
		return true
	}
	return false
}

// whirl is the turn of a whirlwind: it goes through the smaller, who save by
// Reflex or are hurt, and again or are held; who is held is hurt each round.
func (r *run) whirl(unit, foe int32) {
	w := r.s.Effects[r.find(unit, Whirling)]
	s := &r.creature(r.unit(unit)).Specials[w.B]
	d := rollOf(s.Damage)
	for t := range r.s.Units {
		if v := int32(t); r.InPlay(v) && r.Is(v, Whirled) && r.s.Effects[r.find(v, Whirled)].Parent == w.ID {
			if r.CanFly(v) && r.save(v, Ref, r.specialDC(unit, s), 0, 0) {
				r.endAll(v, Whirled)
			}
			pk := packet{from: unit, to: v, kind: physical, amount: r.roll(d), dice: d, halved: r.halves(unit)}
			r.damage(&pk)
		}
	}
	if !r.InPlay(unit) || foe == None || !r.InPlay(foe) || r.smallerBy(unit, foe) < 1 || r.byID(w.ID) == None {
		r.useFull(unit)
		return
	}
	to := r.unit(foe).At()
	path, _, ok := r.way(unit, to, 2*r.speed(unit), false, r.work.path[:0])
	r.work.path = path
	r.useFull(unit)
	if !ok {
		return
	}
	from := r.unit(unit).At()
	for _, at := range append([]grid.Point(nil), path...) {
		if !r.stepTo(unit, at, true, false) { // provokes nothing
			break
		}
	}
	if r.unit(unit).At() == from && from != to || !r.InPlay(foe) || r.Distance(unit, foe) > 0 {
		return
	}
	if !r.save(foe, Ref, r.specialDC(unit, s), 0, 0) {
		pk := packet{from: unit, to: foe, kind: physical, amount: r.roll(d), dice: d, halved: r.halves(unit)}
		r.damage(&pk)
	}
	if r.InPlay(foe) && !r.save(foe, Ref, r.specialDC(unit, s), 0, 0) {
		r.begin(Effect{Kind: Whirled, On: foe, By: unit, Parent: w.ID, Ends: Forever})
		r.carry(unit)
		r.soar(unit, 2*r.speed(unit)-int64(r.unit(unit).Moved))
	}
}

// soar takes a whirlwind and whom it holds up, as high as the zone lets both.
func (r *run) soar(unit int32, feet int64) {
	_, layers := r.Mask.Squares()
	for ; feet >= 5; feet -= 5 {
		u := r.unit(unit)
		to := grid.Point{X: u.X, Y: u.Y, Z: u.Z + 5}
		if to.Z+int64(u.Space) > 5*layers || !r.stepTo(unit, to, true, false) {
			return
		}
	}
}

// endWhirled: who is let go falls, and not by a plain fall (R21).
func endWhirled(r *run, e Effect) {
	if r.s.Phase == Fight && r.InPlay(e.On) && !r.CanFly(e.On) {
		r.fall(e.On, r.zoned())
	}
}

func endWhirl(r *run, e Effect) {}
