package engine

import (
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// situationAC adds what the moment does for the defender.
func (p *Position) situationAC(s *sheet, q Query, u *Unit) {
	if p.Covered(q.Against, q.Unit) || q.How&Ranged != 0 && p.softCover(q.Against, q.Unit) {
		s.add(FromRule, CircumCover, Untyped, 4)
	}
	if u.Has(Charged) {
		s.add(FromRule, CircumCharge, Untyped, -2)
	}
	if u.Has(Wary) && q.How&LoseDex == 0 {
		s.add(FromRule, CircumDefending, Dodge, 2)
	}
	if p.flagsOf(q.Unit)&IsHelpless != 0 && q.How&Melee != 0 {
		s.add(FromRule, CircumHelpless, Untyped, -4)
	}
}

// situationAttack adds what the moment does for the attacker.
func (p *Position) situationAttack(s *sheet, q Query, u *Unit) {
	t := &p.S.Units[q.Against]
	if (p.Is(q.Unit, Invisible) && !p.Sees(q.Against, q.Unit) || p.Is(q.Unit, Blinking) && !p.seesEther(q.Against, q.Unit)) && p.flagsOf(q.Against)&Sightless == 0 {
		s.add(FromRule, CircumUnseen, Untyped, 2)
	}
	if u.Has(Wary) {
		s.add(FromRule, CircumDefending, Untyped, -4)
	}
	if q.How&Melee != 0 {
		if p.Flanked(q.Against, q.Unit) {
			s.add(FromRule, CircumFlanking, Untyped, 2)
		}
		if u.Z > t.Z {
			s.add(FromRule, CircumHigher, Untyped, 1)
		}
		if u.Has(Charged) {
			s.add(FromRule, CircumCharge, Untyped, 2)
		}
	} else if d := p.Distance(q.Unit, q.Against); u.Kind != 0 && d > 10 {
		s.add(FromRule, CircumRange, Untyped, -2*int((d-1)/10)) // a thrown web: 10-ft increments
	}
	if q.How&Ranged != 0 && p.inMelee(q.Against, q.Unit) && !p.hasFeat(q.Unit, PreciseShot) {
		s.add(FromRule, CircumIntoMelee, Untyped, -4)
	}
	if q.How&Ranged != 0 && (p.windAt(u.At()) || p.windAt(t.At())) {
		s.add(FromRule, CircumWind, Untyped, srd.Winds[srd.SevereWind].Ranged)
	}
	if q.How&Melee != 0 && p.Is(q.Unit, Grappled) {
		s.add(FromRule, CircumGrappling, Untyped, -4)
	}
	p.masteries(s, q, u, t)
}

// share is how much of the Strength modifier goes into the damage of a natural
// attack: half of a secondary one's, half as much again of a creature's only
// attack; a penalty always counts whole.
type share uint8

const (
	wholeShare share = iota
	halfShare
	moreShare
)

func (s share) of(mod int) int {
	switch {
	case mod <= 0 || s == wholeShare:
		return mod
	case s == halfShare:
		return mod / 2
	}
	return mod * 3 / 2
}

func (p *Position) strengthShare(u *Unit, atk *srd.Attack) share {
	b := p.body(u)
	if b == nil {
		return wholeShare
	}
	for _, list := range b.FullAttack {
		for i := range list {
			if !sameAttack(list[i].Name, atk.Name) {
				continue
			}
			switch {
			case len(list) == 1 && list[i].Count <= 1:
				return moreShare
			case i > 0:
				return halfShare
			}
			return wholeShare
		}
	}
	return wholeShare
}

// masteries are the elementals' (air, earth, water mastery).
func (p *Position) masteries(s *sheet, q Query, u, t *Unit) {
	if t.Kind != 0 && p.creature(t).Has(srd.SpecialAirMastery) != nil && p.Aloft(q.Unit) {
		s.add(FromRule, CircumAirMastery, Untyped, -1)
	}
	if u.Kind == 0 {
		return
	}
	c := p.creature(u)
	if c.Has(srd.SpecialEarthMastery) != nil {
		if u.Z == 0 && t.Z == 0 {
			s.add(FromRule, CircumEarthMastery, Untyped, 1)
		} else if t.Z > 0 {
			s.add(FromRule, CircumEarthMastery, Untyped, -4)
		}
	}
	if c.Has(srd.SpecialWaterMastery) != nil && (u.Z == 0 || t.Z == 0) {
		s.add(FromRule, CircumWaterMastery, Untyped, -4)
	}
}

func (p *Position) hasFeat(unit int32, f Feat) bool {
	return p.IsMage(unit) && p.Setup.Mages[unit].Feats.Has(f)
}

// softCover tells whether creatures give b cover against a ranged attack of
// a's. SRD: the attacker chooses a corner; there is cover if any line from it to
// a corner of the target passes through somebody's square.
func (p *Position) softCover(a, b int32) bool {
	from, to := p.S.Units[a].Body().Box(), p.S.Units[b].Body().Box()
	for i := range 4 {
		if !p.bodyInLines(a, b, cornerOf(from, i), to) {
			return false
		}
	}
	return true
}

func cornerOf(b grid.Box, i int) [2]int64 {
	c := [2]int64{b.Low.X, b.Low.Y}
	if i&1 != 0 {
		c[0] = b.High.X
	}
	if i&2 != 0 {
		c[1] = b.High.Y
	}
	return c
}

// bodyInLines tells whether somebody stands in a line from a corner to one of
// the target's four.
func (p *Position) bodyInLines(a, b int32, corner [2]int64, target grid.Box) bool {
	low, high := min(p.S.Units[a].Z, target.Low.Z), max(p.S.Units[a].Z, target.Low.Z)
	for i := range p.S.Units {
		o := int32(i)
		if o == a || o == b || !p.InPlay(o) || p.small(o) {
			continue
		}
		box := p.S.Units[i].Body().Box()
		if box.High.Z <= low || box.Low.Z > high {
			continue
		}
		for j := range 4 {
			if through(corner, cornerOf(target, j), box) {
				return true
			}
		}
	}
	return false
}

// through tells whether the line between two corners passes through a square on
// the plan, not only along its side.
func through(a, b [2]int64, box grid.Box) bool {
	// The part of the line inside, in parts of l along it, taken in both axes.
	dx, dy := b[0]-a[0], b[1]-a[1]
	l := max(1, dx, -dx) * max(1, dy, -dy)
	in, out := int64(0), l
	for i, d := range [2]int64{dx, dy} {
		low, high := box.Low.X, box.High.X
		if i == 1 {
			low, high = box.Low.Y, box.High.Y
		}
		if d == 0 {
			if a[i] <= low || a[i] >= high {
				return false
			}
			continue
		}
		s, e := (low-a[i])*l/d, (high-a[i])*l/d
		in, out = max(in, min(s, e)), min(out, max(s, e))
	}
	return in < out
}

// Flanked tells whether the target is between the attacker and a friend of
// the attacker's who threatens it.
func (p *Position) Flanked(target, attacker int32) bool {
	if p.ImmuneTo(target, srd.ImmuneFlanking) {
		return false
	}
	t, a := &p.S.Units[target], &p.S.Units[attacker]
	for i := range p.S.Units {
		f := int32(i)
		o := &p.S.Units[i]
		if f == attacker || f == target || o.Owner != a.Owner || o.Owner < 0 || !p.InPlay(f) || !p.InReach(f, target) ||
			p.flagsOf(f)&NoOpportunity != 0 || p.IsMage(f) && !p.Is(f, HeldCharge) && !p.armed(f) {
			continue
		}
		if opposite(t, a, o) {
			return true
		}
	}
	return false
}

// opposite tells whether the line between the centres of a and o passes
// through opposite borders of t, corners included: in doubled coordinates.
func opposite(t, a, o *Unit) bool {
	ax, ay := 2*a.X+int64(a.Space), 2*a.Y+int64(a.Space)
	ox, oy := 2*o.X+int64(o.Space), 2*o.Y+int64(o.Space)
	x0, y0 := 2*t.X, 2*t.Y
	x1, y1 := x0+2*int64(t.Space), y0+2*int64(t.Space)
	crossX := func(x int64) (lo bool) { // the line meets the border at x within y0..y1
		d := ox - ax
		if d == 0 || (x-ax)*(x-ox) > 0 {
			return false
		}
		y := ay*d + (oy-ay)*(x-ax)
		if d < 0 {
			y, d = -y, -d
		}
		return y >= y0*d && y <= y1*d
	}
	crossY := func(y int64) bool {
		d := oy - ay
		if d == 0 || (y-ay)*(y-oy) > 0 {
			return false
		}
		x := ax*d + (ox-ax)*(y-ay)
		if d < 0 {
			x, d = -x, -d
		}
		return x >= x0*d && x <= x1*d
	}
	return crossX(x0) && crossX(x1) || crossY(y0) && crossY(y1)
}

// inMelee tells whether a target is engaged with a friend of the attacker.
func (p *Position) inMelee(target, attacker int32) bool {
	a := p.S.Units[attacker].Owner
	for i := range p.S.Units {
		f := int32(i)
		if f != attacker && f != target && p.S.Units[i].Owner == a && a >= 0 && p.InPlay(f) &&
			p.CanAct(f) && p.CanAct(target) && (p.InReach(f, target) || p.InReach(target, f)) {
			return true
		}
	}
	return false
}

// hit is the result of an attack roll.
type hit uint8

const (
	missed hit = iota
	struck
	critical
)

// rollAttack makes the attack roll of a against b; with it a's invisibility
// ends, after it has counted.
func (r *run) rollAttack(a, b int32, how Context, atk *srd.Attack, index int8, spell srd.SpellID) hit {
	res := r.attackRoll(a, b, how, atk, index, spell)
	r.reveal(a)
	return res
}

// attackRoll is the roll itself, with concealment and mirror images. SRD: a
// natural 1 misses, a natural 20 hits and threatens.
func (r *run) attackRoll(a, b int32, how Context, atk *srd.Attack, index int8, spell srd.SpellID) hit {
	if r.imageStruck(a, b, how, atk, index, spell) {
		return missed
	}
	ac := Query{Unit: b, Against: a, Stat: AC, How: how}
	if r.losesDex(b, a) {
		ac.How |= LoseDex
	}
	from := r.mark()
	target := r.Sum(ac, r.lines())
	middle := r.mark()
	bonus := r.Sum(Query{Unit: a, Against: b, Stat: Attack, How: how, Attack: atk, Index: index}, r.lines())
	die := r.die(20)
	total := die + bonus
	res := missed
	if die == 20 || die != 1 && total >= target {
		res = struck
	}
	threat, low := false, 20
	if atk != nil {
		low = atk.Threat()
	} else if how&(Ranged|TouchOnly) == 0 && r.IsMage(a) {
		low = weapons[r.weaponFor(a, how)].Low
	}
	threat = res == struck && die >= low && !r.ImmuneTo(b, srd.ImmuneCriticals)
	r.tell(Event{Kind: EvAttack, Who: a, Target: b, A: int32(die), B: int32(total), C: int32(target), D: int32(res), Spell: spell,
		X: int64(r.attackIndex(a, atk)), Y: int64(r.weaponFor(a, how)), L0: from, LM: middle, L1: r.mark()})
	if res == missed {
		return missed
	}
	if c := r.Concealment(a, b); c > 0 {
		d := r.die(100)
		r.tell(Event{Kind: EvMiss, Who: a, Target: b, A: 1, B: int32(d), C: int32(c)})
		if d <= c {
			return missed
		}
	}
	if r.flickers(a, b) {
		return missed
	}
	if threat {
		die = r.die(20)
		res = struck
		if die == 20 || die != 1 && die+bonus >= target {
			res = critical
		}
		r.tell(Event{Kind: EvAttack, Who: a, Target: b, A: int32(die), B: int32(die + bonus), C: int32(target), D: int32(res), Spell: spell, Phase: 1})
	}
	return res
}

// losesDex tells whether b has no Dexterity bonus to AC against a.
func (p *Position) losesDex(b, a int32) bool {
	if p.IsFlatFooted(b) || p.S.Units[b].Has(Ran) || p.flagsOf(b)&NoDexToAC != 0 || !p.Sees(b, a) || p.Is(a, Blinking) && !p.seesEther(b, a) {
		return true
	}
	g := p.find(b, Grappled)
	return g != None && p.S.Effects[g].By != a
}

// imageStruck picks whom an attack on a mage with mirror images goes at: one of
// the images or the mage, each as likely. An image has AC 10 + size + Dex and
// is gone when struck.
func (r *run) imageStruck(a, b int32, how Context, atk *srd.Attack, index int8, spell srd.SpellID) bool {
	i := r.find(b, MirrorImages)
	if i == None || !r.Sees(a, b) || r.seesTrue(a, b) {
		return false
	}
	n := int(r.s.Effects[i].A)
	if r.die(n+1) > n {
		return false
	}
	ac := 10 + r.sizeModifier(r.unit(b)) + r.Mod(b, Dex)
	bonus := r.Sum(Query{Unit: a, Against: b, Stat: Attack, How: how, Attack: atk, Index: index}, nil)
	die := r.die(20)
	ok := die == 20 || die != 1 && die+bonus >= ac
	r.tell(Event{Kind: EvAttack, Who: a, Target: b, A: int32(die), B: int32(die + bonus), C: int32(ac), D: truth(ok), Spell: spell, Phase: 2})
	if ok {
		r.popImage(i, a, b)
	}
	return true
}

func (r *run) popImage(effect int, a, b int32) {
	r.tell(Event{Kind: EvMiss, Who: a, Target: b, A: 2, B: r.s.Effects[effect].A - 1})
	r.s.Effects[effect].A--
	if r.s.Effects[effect].A <= 0 {
		r.end(effect)
	}
}

// strike is one natural or unarmed attack in melee, or one with a weapon; how
// may say Bare.
func (r *run) strike(a, b int32, atk *srd.Attack, index int8, how Context) {
	r.assail(a, b)
	how |= Melee
	if atk != nil && atk.Touch {
		how |= TouchOnly
	}
	smite := r.smite(a, b)
	if res := r.rollAttack(a, b, how, atk, index, 0); res != missed {
		r.wound(a, b, atk, how, res, smite)
	}
}

// wound is what a blow that hits does: its damage, and what comes with it. It
// gives the damage done.
func (r *run) wound(a, b int32, atk *srd.Attack, how Context, res hit, smite int) int {
	pk := packet{from: a, to: b, kind: physical, natural: true}
	times := 1
	if atk != nil {
		if res == critical {
			times = atk.Multiplier()
		}
		pk.roll(r, atk.Damage, times, r.damageBonus(a, b, atk))
		if atk.Energy != srd.NoEnergy {
			pk.energy = atk.Energy
			pk.extra = r.rollDice(atk.EnergyDice)
		}
	} else { // unarmed strike of a Medium creature, SRD: 1d3
		if res == critical {
			times = 2
		}
		bonus := r.Sum(Query{Unit: a, Against: b, Stat: WeaponDamage, How: Melee}, nil)
		pk.roll(r, weapons[r.weaponFor(a, how)].Damage, times, bonus)
	}
	pk.amount += smite
	pk.dice.Bonus += int16(smite)
	pk.halved = r.halves(a) && (atk != nil || !r.IsMage(a))
	r.damage(&pk)
	if r.InPlay(b) && atk != nil {
		r.riders(a, b, atk, &pk)
	}
	if r.InPlay(a) && r.Here(b) {
		r.touched(a, b)
	}
	return pk.done
}

// damageBonus is the bonus to damage without the attack's printed dice.
func (r *run) damageBonus(a, b int32, atk *srd.Attack) int {
	q := Query{Unit: a, Against: b, Stat: WeaponDamage, How: Melee, Attack: atk}
	var s sheet
	r.gather(&s, q)
	u, t := &r.s.Units[a], &r.s.Units[b]
	r.masteries(&s, q, u, t)
	return s.total() - int(atk.Damage.Bonus)
}

// smite adds Hit Dice in damage to one attack a day against the named alignment,
// the first one made; it is used up though the attack misses.
func (r *run) smite(a, b int32) int {
	u := &r.s.Units[a]
	al := r.Alignment(b)
	if u.Has(Smote) || !(u.Has(Celestial) && al.Evil() || u.Has(Fiendish) && al.Good()) {
		return 0
	}
	u.Flags |= Smote
	amount := min(20, r.Level(a))
	r.tell(Event{Kind: EvSmite, Who: a, Target: b, A: int32(amount)})
	return amount
}

// attackIndex is where an attack stands in a creature's entry: from 1 in its
// full attack, from -1 down in its single one; 0 for none of them.
func (p *Position) attackIndex(unit int32, atk *srd.Attack) int {
	if atk == nil {
		return 0
	}
	c := p.body(&p.S.Units[unit])
	if c == nil {
		return 0
	}
	for k, list := range [...]srd.Routines{c.FullAttack, c.Attack} {
		n := 0
		for i := range list {
			for j := range list[i] {
				n++
				if &list[i][j] == atk {
					return n * (1 - 2*k)
				}
			}
		}
	}
	return 0
}

// AttackOf is the natural attack that an EvAttack tells of, or nil.
func (p *Position) AttackOf(e *Event) *srd.Attack {
	if e.X == 0 || e.Who < 0 {
		return nil
	}
	c := p.body(&p.S.Units[e.Who])
	if c == nil { // its form is gone again
		return nil
	}
	list, want := c.FullAttack, e.X
	if want < 0 {
		list, want = c.Attack, -want
	}
	for i := range list {
		if int(want) <= len(list[i]) {
			return &list[i][want-1]
		}
		want -= int64(len(list[i]))
	}
	return nil
}

// weaponFor is the weapon of a blow in melee, NoWeapon for spells.
func (p *Position) weaponFor(unit int32, how Context) WeaponID {
	if how&(TouchOnly|Ranged|Bare) != 0 || !p.IsMage(unit) {
		return NoWeapon
	}
	return p.weapon(unit)
}

// wary marks who attacks while fighting defensively: -4 to attack, +2 to AC by
// dodging, until the next turn.
func (r *run) wary(c *Command) {
	if c.Defensive {
		r.unit(c.Who).Flags |= Wary
	}
}
