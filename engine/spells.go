package engine

import (
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// spells has what the rules do with each spell that the game can cast. Facts
// (level, range, save and so on) are in package srd.
var spells [srd.NumSpells + 1]SpellRule

func one(int) int { return 1 }

func init() {
	for _, part := range []map[srd.SpellID]SpellRule{abjurations, conjurations, enchantments, evocations, illusions, necromancies, transmutations} {
		for id, rule := range part {
			spells[id] = rule
		}
	}
}

var abjurations = map[srd.SpellID]SpellRule{
	srd.Shield:      {Aim: AimSelf, Helpful: true, Do: []Op{Lasts(Shielded)}},
	srd.DispelMagic: {Aim: AimDispel, Radius: 20, Options: 3, Do: []Op{Custom(dispelMagic)}, Fits: fitsDispel},
}

var conjurations = map[srd.SpellID]SpellRule{
	srd.AcidSplash: {Aim: AimRays, Count: one, Do: []Op{Damage(D(1, 3), srd.EnergyAcid)}},
	srd.MageArmor:  {Aim: AimTouch, Helpful: true, Do: []Op{Lasts(MageArmored)}},
	srd.Grease:     {Aim: AimSquares, Do: []Op{Custom(grease)}, Fits: fitsGround},
	srd.Web:        {Aim: AimPoint, Radius: 20, Spread: true, Do: []Op{Leaves(WebArea), Custom(webbed)}, Fits: fitsWeb},

	srd.SummonMonsterI:   {Aim: AimPlace, Do: []Op{Custom(summonMonster)}, Fits: fitsSummon},
	srd.SummonMonsterII:  {Aim: AimPlace, Do: []Op{Custom(summonMonster)}, Fits: fitsSummon},
	srd.SummonMonsterIII: {Aim: AimPlace, Do: []Op{Custom(summonMonster)}, Fits: fitsSummon},
}

var enchantments = map[srd.SpellID]SpellRule{
	srd.CharmPerson: {Aim: AimUnit, Humanoid: true, Do: []Op{Lasts(Charmed)}},
	srd.HoldPerson:  {Aim: AimUnit, Humanoid: true, Do: []Op{Lasts(Held)}},
	srd.Suggestion:  {Aim: AimUnit, Living: true, Options: int32(Courses), Do: []Op{Custom(suggest)}},
}

var evocations = map[srd.SpellID]SpellRule{
	srd.MagicMissile: {Aim: AimUnits, Apart: 15, Count: func(cl int) int { return min(5, (cl+1)/2) },
		Ward: Shielded, Do: []Op{Force(D(1, 4).Plus(1))}},
	srd.ScorchingRay: {Aim: AimRays, Apart: 30, Count: func(cl int) int { return min(3, 1+max(0, cl-3)/4) },
		Do: []Op{Damage(D(4, 6), srd.EnergyFire)}},
	srd.Fireball: {Aim: AimPoint, Radius: 20, Spread: true, Roll: true,
		Do: []Op{Damage(D(1, 6).PerCL(1).Max(10), srd.EnergyFire)}},
	srd.LightningBolt: {Aim: AimLine, Roll: true,
		Do: []Op{Damage(D(1, 6).PerCL(1).Max(10), srd.EnergyElectricity)}},
	srd.GustOfWind: {Aim: AimLine, Do: []Op{Custom(gust)}},
	srd.WallOfFire: {Aim: AimWall, Options: 2, Do: []Op{Custom(wallOfFire)}, Fits: fitsWall},
}

var illusions = map[srd.SpellID]SpellRule{
	srd.Invisibility: {Aim: AimTouch, Helpful: true, Do: []Op{Lasts(Invisible)}},
	srd.MirrorImage:  {Aim: AimSelf, Helpful: true, Do: []Op{Custom(mirrorImage)}},
}

var necromancies = map[srd.SpellID]SpellRule{
	srd.Enervation:    {Aim: AimRays, Count: one, Do: []Op{Custom(enervation)}},
	srd.FingerOfDeath: {Aim: AimUnit, Living: true, Do: []Op{Custom(fingerOfDeath)}},
}

var transmutations = map[srd.SpellID]SpellRule{
	srd.Fly:   {Aim: AimTouch, Helpful: true, Do: []Op{Lasts(Flies)}},
	srd.Haste: {Aim: AimUnits, Apart: 30, Helpful: true, Count: func(cl int) int { return cl }, Do: []Op{Lasts(Hasted)}},
}

// mirrorImage: 1d4 images and one more for every three levels, eight at most.
func mirrorImage(r *run, c *casting, target int32, _ bool) {
	n := min(8, r.die(4)+c.cl/3)
	i := r.lasting(c, target, MirrorImages)
	r.s.Effects[i].A = int32(n)
	r.tell(Event{Kind: EvBegin, Who: c.by, Target: target, A: int32(MirrorImages), B: r.s.Effects[i].ID, C: int32(n), Spell: c.spell})
}

// enervation: 1d4 negative levels that last an hour for each level, 15 hours
// at the most: longer than any duel.
func enervation(r *run, c *casting, target int32, crit bool) {
	n := r.die(4)
	if crit {
		n += r.die(4)
	}
	if n = r.negativeLevels(c.by, target, n, r.spellHalves()); n > 0 && r.InPlay(target) {
		r.begin(Effect{Kind: Drained, On: target, By: c.by, Spell: c.spell, CL: int16(c.cl), A: int32(n), Ends: r.endOf(c)})
	}
}

func endDrained(r *run, e Effect) {
	u := r.unit(e.On)
	n := min(int16(e.A), u.Negative)
	u.Negative -= n
	u.HP += 5 * int32(n)
	u.MaxHP += 5 * int32(n)
}

// fingerOfDeath: who fails the save takes half of full hit points (E8); who
// makes it 3d6 and a point a level, 25 at most, halved by the zone.
func fingerOfDeath(r *run, c *casting, target int32, saved bool) {
	if saved {
		pk := packet{from: c.by, to: target, kind: pure, spell: c.spell, halved: r.spellHalves()}
		pk.dice = D(3, 6).PlusCL(1, 25).At(c.cl)
		pk.amount = r.roll(pk.dice)
		r.damage(&pk)
		return
	}
	if r.s.Phase == Fight {
		r.halfOfFull(c.by, target, c.spell)
		return
	}
}

// Course is what a suggestion tells its target to do.
type Course int32

// The courses that a duellist may find reasonable.
const (
	CoursePeace Course = iota // does nothing hostile to the caster
	CourseEdge                // walks to the edge of the zone and waits there (R33)
	CourseRest                // sits down and rests
	Courses
)

func suggest(r *run, c *casting, target int32, _ bool) {
	i := r.lasting(c, target, Suggested)
	r.s.Effects[i].A = c.cmd.Option
	if Course(c.cmd.Option) == CourseRest && !r.Is(target, Prone) {
		r.begin(Effect{Kind: Prone, On: target, By: c.by, Ends: Forever})
	}
}

// grease covers a 10-ft square: Reflex or fall, now and at every turn begun or
// move made in it.
func grease(r *run, c *casting, _ int32, _ bool) {
	i := r.leave(c, GreaseArea)
	id := r.s.Effects[i].ID
	for t := range r.s.Units {
		i = r.byID(id)
		if r.InPlay(int32(t)) && r.on(&r.s.Effects[i], int32(t)) {
			if r.Foe(c.by, int32(t)) {
				r.offend(c, int32(t))
			}
			r.slip(int32(t), c.dc, c.spell)
		}
	}
}

// slip is the Reflex save against falling in grease.
func (r *run) slip(unit int32, dc int, spell srd.SpellID) bool {
	if r.Is(unit, Prone) || r.Aloft(unit) {
		return false
	}
	if r.save(unit, Ref, dc, VsSpells, spell) {
		return false
	}
	r.begin(Effect{Kind: Prone, On: unit, By: None, Ends: Forever})
	return true
}

// webbed: who fails a Reflex save is stuck fast, who makes it is entangled but
// can move.
func webbed(r *run, c *casting, target int32, saved bool) {
	r.stick(c.dc, target, saved, c.spell, c.by)
}

func (r *run) stick(dc int, target int32, saved bool, spell srd.SpellID, by int32) {
	parent := int32(0)
	for i := range r.s.Effects {
		if e := &r.s.Effects[i]; e.Kind == WebArea && r.on(e, target) {
			parent = e.ID
		}
	}
	if parent == 0 {
		return
	}
	stuck := int32(1)
	if saved {
		stuck = 0
	}
	if i := r.find(target, Webbed); i != None {
		r.s.Effects[i].A = max(r.s.Effects[i].A, stuck)
		return
	}
	r.begin(Effect{Kind: Webbed, On: target, By: by, Parent: parent, Spell: spell, DC: int16(dc), A: stuck, Ends: Forever})
}

// enterWeb is for who comes into a web later: the same save.
func enterWeb(r *run, effect int, unit int32) {
	e := r.s.Effects[effect]
	if r.Is(unit, Webbed) {
		return
	}
	r.stick(int(e.DC), unit, r.save(unit, Ref, int(e.DC), VsSpells, e.Spell), e.Spell, e.By)
}

// gust of severe wind along a line, for one round.
func gust(r *run, c *casting, target int32, _ bool) {
	r.blow(c.by, target, c.cmd.At(), r.lineStart(&c.cmd), c.spell)
}

// wallOfFire: a sheet along a grid line, up to 20 ft a level, or a ring.
func wallOfFire(r *run, c *casting, _ int32, _ bool) {
	i := r.leave(c, FireWall)
	e := &r.s.Effects[i]
	e.A, e.B = 0, c.cmd.Option|concentrating
	if c.cmd.N > 0 { // a ring of N feet radius
		e.A = c.cmd.N
	}
	e.Flags |= Concentrated
	e.Ends = Forever
	id := e.ID
	for t := range r.s.Units {
		u := int32(t)
		if i = r.byID(id); i == None || !r.InPlay(u) {
			continue
		}
		e := r.s.Effects[i]
		if r.inFlames(&e, u) {
			if r.Foe(c.by, u) {
				r.offend(c, u)
			}
			r.scorch(&e, u, true)
		} else {
			r.heat(&e, u)
		}
	}
	i = r.byID(id)
	if i != None {
		r.burnWebs(&r.s.Effects[i])
	}
}

// inFlames tells whether a wall of fire stands through a unit's space.
func (p *Position) inFlames(e *Effect, unit int32) bool {
	u := &p.S.Units[unit]
	if u.Z >= e.Z+20 || u.Z+int64(u.Space) <= e.Z {
		return false
	}
	if e.A > 0 {
		in := false
		ring := e.ring()
		u.Body().Each(func(at grid.Point) bool { in = ring.Contains(at); return !in })
		return in
	}
	s := int64(u.Space)
	if e.X == e.X2 {
		return u.X < e.X && e.X < u.X+s && u.Y < max(e.Y, e.Y2) && u.Y+s > min(e.Y, e.Y2)
	}
	return u.Y < e.Y && e.Y < u.Y+s && u.X < max(e.X, e.X2) && u.X+s > min(e.X, e.X2)
}

// scorch is the damage of passing through: 2d6 and a point a level, 20 at most.
func (r *run) scorch(e *Effect, unit int32, passing bool) {
	pk := packet{from: e.By, to: unit, kind: energetic, energy: srd.EnergyFire, spell: e.Spell, halved: r.spellHalves()}
	if passing {
		pk.dice = D(2, 6).PlusCL(1, 20).At(int(e.CL))
		pk.amount = r.roll(pk.dice)
	}
	if r.Type(unit) == srd.TypeUndead {
		pk.amount *= 2
	}
	r.damage(&pk)
}

// heat is the damage beside the wall on its hot side: 2d4 within 10 ft, 1d4
// within 20 ft.
func (r *run) heat(e *Effect, unit int32) {
	d := r.heatDistance(e, unit)
	if d > 20 {
		return
	}
	n := 1
	if d <= 10 {
		n = 2
	}
	pk := packet{from: e.By, to: unit, kind: energetic, energy: srd.EnergyFire, spell: e.Spell, halved: r.spellHalves()}
	pk.dice = D(n, 4).At(0)
	pk.amount = r.roll(pk.dice)
	if r.Type(unit) == srd.TypeUndead {
		pk.amount *= 2
	}
	r.damage(&pk)
}

// heatDistance is how far a unit is from the hot side of a wall of fire in
// feet; far beyond 20 on its cool side.
func (p *Position) heatDistance(e *Effect, unit int32) int64 {
	const cool = 1 << 20
	u := &p.S.Units[unit]
	s := int64(u.Space)
	if u.Z >= e.Z+20 {
		return cool
	}
	if e.A > 0 {
		ring := e.ring()
		d := grid.FromCorner(ring.Corner, u.At())
		inside := d <= int64(e.A)
		if inside != (e.B&^concentrating == 0) {
			return cool
		}
		if inside {
			return int64(e.A) - d + 5
		}
		return d - int64(e.A)
	}
	greater := e.B&^concentrating == 1
	if e.X == e.X2 {
		return sheetDistance(u.X, s, e.X, u.Y, min(e.Y, e.Y2), max(e.Y, e.Y2), greater, cool)
	}
	return sheetDistance(u.Y, s, e.Y, u.X, min(e.X, e.X2), max(e.X, e.X2), greater, cool)
}

// sheetDistance is from a sheet at coordinate w to a space from v on; along is
// the other coordinate, within low and high.
func sheetDistance(v, size, w, along, low, high int64, greater bool, cool int64) int64 {
	if along+size <= low-20 || along >= high+20 {
		return cool
	}
	if greater {
		if v < w {
			return cool
		}
		return v - w + 5
	}
	if v+size > w {
		return cool
	}
	return w - (v + size) + 5
}
