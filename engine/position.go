package engine

import (
	"mageduel/engine/arena"
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// Position is a state with the constants it is read with. All questions of
// the rules are asked of it; nothing here changes the state.
type Position struct {
	Setup *Setup
	S     *State
	Mask  *arena.Mask // the zone and what is solid
	work  *workspace
}

// workspace holds buffers that queries reuse.
type workspace struct {
	paths     grid.Pathfinder
	reach     grid.Pathfinder
	proved    bool // a move's way has been found already
	trip      trip
	cost      func(from, to grid.Point) (int64, bool)
	cmd       Command
	order     []int32
	solids    []arena.Solid
	mask      *arena.Mask // the last one, of the set-up propped
	propped   *Setup
	unseen    []bool
	path      []grid.Point
	spread    grid.Filled // of spreadKey
	spreadKey spreadKey
	open      func(from, to grid.Point) bool
	whole     *Setup // of parts
	parts     [9]*Setup
	blank     []Slot // of whole: slots as others see them
}

// Mages is how many participants there are.
func (p *Position) Mages() int32 { return int32(len(p.Setup.Mages)) }

// IsMage tells whether a unit is a participant.
func (p *Position) IsMage(unit int32) bool { return unit >= 0 && unit < p.Mages() }

// creatures are the SRD's as they are, celestial and fiendish.
var creatures = func() (all [3][srd.NumCreatures + 1]srd.Creature) {
	for id := range srd.Creatures {
		all[srd.NoTemplate][id] = srd.Creatures[id]
		all[srd.Celestial][id] = srd.Celestial.Apply(srd.Creatures[id])
		all[srd.Fiendish][id] = srd.Fiendish.Apply(srd.Creatures[id])
	}
	return all
}()

// creature is the unit's kind with its template.
func (p *Position) creature(u *Unit) *srd.Creature { return &creatures[templateOf(u)][u.Kind] }

// body is the creature whose body a unit has: its form's (SRD: none has a
// template), or its kind's; nil for a mage in its own.
func (p *Position) body(u *Unit) *srd.Creature {
	switch {
	case u.Form != 0:
		return &srd.Creatures[u.Form]
	case u.Kind != 0:
		return p.creature(u)
	}
	return nil
}

// Name is the unit's own name, or its kind's in the SRD.
func (p *Position) Name(unit int32) string {
	if p.IsMage(unit) {
		return p.Setup.Mages[unit].Name
	}
	return p.creature(&p.S.Units[unit]).Name
}

// Level is a mage's class level or a creature's Hit Dice, negative levels not
// counted.
func (p *Position) Level(unit int32) int {
	if p.IsMage(unit) {
		return int(p.Setup.Mages[unit].Level)
	}
	return p.creature(&p.S.Units[unit]).HD.HD()
}

func modifier(score int) int { return srd.Modifier(score) }

// Score is an ability score with damage, drain, and what effects add; a
// creature that lacks the ability has -1.
func (p *Position) Score(unit int32, a Ability) int { return p.score(unit, a, p.flagsOf(unit)) }

func (p *Position) score(unit int32, a Ability, f KindFlags) int {
	u := &p.S.Units[unit]
	if u.Score[a] < 0 {
		return srd.NoScore
	}
	score := int(u.Score[a])
	if f&SomeScores != 0 {
		score = p.Sum(Query{Unit: unit, Against: None, Stat: StrScore + Stat(a)}, nil)
	}
	return max(0, score-int(u.Damage[a])-int(u.Drain[a]))
}

// Mod is the modifier of an ability. The helpless have a Dexterity of 0, the
// paralysed a Strength of 0 as well.
func (p *Position) Mod(unit int32, a Ability) int {
	f := p.flagsOf(unit)
	if a == Dex && f&IsHelpless != 0 || a == Str && f&NoStrength != 0 {
		return modifier(0)
	}
	s := p.score(unit, a, f)
	if s == srd.NoScore {
		return 0
	}
	return modifier(s)
}

func (p *Position) baseAttackBonus(unit int32) int {
	if p.IsMage(unit) {
		return srd.ClassBaseAttack(int(p.Setup.Mages[unit].Level))
	}
	return int(p.creature(&p.S.Units[unit]).BaseAttack)
}

// baseSave is a mage's base save; for creatures the printed save without its
// ability modifier.
func (p *Position) baseSave(unit int32, which int) int {
	if p.IsMage(unit) {
		fort, ref, will := srd.ClassSaves(int(p.Setup.Mages[unit].Level))
		return [...]int{fort, ref, will}[which]
	}
	c := p.creature(&p.S.Units[unit])
	switch which {
	case 0:
		return int(c.Fort) - c.Abilities.Mod(srd.Con)
	case 1:
		return int(c.Ref) - c.Abilities.Mod(srd.Dex)
	}
	return int(c.Will) - c.Abilities.Mod(srd.Wis)
}

func (p *Position) sizeOf(u *Unit) int {
	if b := p.body(u); b != nil {
		return int(b.Size)
	}
	return int(srd.Medium)
}

func (p *Position) sizeModifier(u *Unit) int { return srd.Size(p.sizeOf(u)).AttackMod() }

// finesse tells whether a creature's printed attack bonus rests on Dexterity.
func (p *Position) finesse(u *Unit) bool {
	return u.Kind != 0 && u.Form == 0 && p.creature(u).Feats.Has(srd.FeatWeaponFinesse)
}

func (p *Position) baseLand(u *Unit) int {
	if b := p.body(u); b != nil {
		return int(b.Speed.Land)
	}
	return 30
}

// casterLevel is the caster's level less negative levels, or an item's own.
func (p *Position) casterLevel(q Query) int {
	if q.CL != 0 {
		return int(q.CL)
	}
	return max(1, p.Level(q.Unit)-int(p.S.Units[q.Unit].Negative))
}

// Type is the creature's type, templates counted (R16).
func (p *Position) Type(unit int32) srd.CreatureType {
	u := &p.S.Units[unit]
	if b := p.body(u); b != nil {
		return b.Type
	}
	return srd.TypeHumanoid
}

// ImmuneTo tells whether a unit is immune by its kind.
func (p *Position) ImmuneTo(unit int32, what srd.Immunities) bool {
	u := &p.S.Units[unit]
	if u.Kind == 0 {
		return false
	}
	c := p.creature(u)
	return (c.Immune|srd.TraitsOf(c.Type).Immune)&what != 0
}

// SpellResistance is the unit's own, 0 for none.
func (p *Position) SpellResistance(unit int32) int {
	u := &p.S.Units[unit]
	if u.Kind == 0 {
		return 0
	}
	return int(p.creature(u).SR)
}

// EnergyResistance is what each instance of an energy is lessened by.
func (p *Position) EnergyResistance(unit int32, e srd.Energy) int {
	u := &p.S.Units[unit]
	if u.Kind == 0 {
		return 0
	}
	return int(p.creature(u).Resist[e])
}

func templateOf(u *Unit) srd.Template {
	switch {
	case u.Has(Celestial):
		return srd.Celestial
	case u.Has(Fiendish):
		return srd.Fiendish
	}
	return srd.NoTemplate
}

// DamageReduction is the unit's.
func (p *Position) DamageReduction(unit int32) srd.DR {
	u := &p.S.Units[unit]
	if u.Kind == 0 {
		return srd.DR{}
	}
	return p.creature(u).DR
}

// Alignment is a unit's alignment, its template counted.
func (p *Position) Alignment(unit int32) srd.Alignment {
	u := &p.S.Units[unit]
	switch {
	case u.Kind == 0:
		return p.Setup.Mages[unit].Alignment
	case u.Has(Celestial):
		return srd.NeutralGood
	case u.Has(Fiendish):
		return srd.NeutralEvil
	}
	return p.creature(u).Alignment
}

// Here tells whether a unit is on the board and can be met.
func (p *Position) Here(unit int32) bool {
	return unit >= 0 && unit < int32(len(p.S.Units)) && !p.S.Units[unit].Has(Gone)
}

// Foe tells whether a and b are on different sides; wild animals are nobody's
// foes.
func (p *Position) Foe(a, b int32) bool {
	oa, ob := p.S.Units[a].Owner, p.S.Units[b].Owner
	return a != b && oa != ob && oa != Wild && ob != Wild
}

// Up tells whether a unit takes part, on the board or in a labyrinth: here, kept
// away by no antimagic, and no slain participant.
func (p *Position) Up(unit int32) bool {
	return uint32(unit) < uint32(len(p.S.Units)) && p.S.Units[unit].Flags&(Gone|Winked|Fallen) == 0
}

// InPlay tells whether a unit can be met and aimed at: it is up, and on the
// board.
func (p *Position) InPlay(unit int32) bool {
	return uint32(unit) < uint32(len(p.S.Units)) && p.S.Units[unit].Flags&(Gone|Winked|Fallen) == 0 && !p.S.Units[unit].Bears.Has(Mazed)
}

// apart tells whether two units are in different places altogether: no sight, no
// sound and no spell passes between them.
func (p *Position) apart(a, b int32) bool { return a != b && (p.Is(a, Mazed) || p.Is(b, Mazed)) }

// Inside tells whether a unit stands in the zone.
func (p *Position) Inside(unit int32) bool {
	return p.S.Side > 0 && p.Mask.InsideBody(p.S.Units[unit].Body())
}

// IsFlatFooted tells whether the unit has not acted yet (R36: who has acted in
// the preparation is not flat-footed).
func (p *Position) IsFlatFooted(unit int32) bool { return !p.S.Units[unit].Has(Acted) }

// Aloft tells whether the unit is in the air.
func (p *Position) Aloft(unit int32) bool { return p.S.Units[unit].Z > 0 }

// CanFly tells whether the unit can fly now.
func (p *Position) CanFly(unit int32) bool { return p.FlySpeed(unit) > 0 }

// FlySpeed is in feet for a move action.
func (p *Position) FlySpeed(unit int32) int64 {
	u := &p.S.Units[unit]
	best := 0
	if b := p.body(u); b != nil {
		best = min(int(b.Speed.Fly), formFly)
	}
	if u.Does&FliesBy != 0 {
		for i := range p.S.Effects {
			e := &p.S.Effects[i]
			if e.On == unit && e.Flags&Suppressed == 0 && kinds[e.Kind].Flags&FliesBy != 0 {
				best = max(best, 5*int(kinds[e.Kind].Speed))
			}
		}
	}
	return p.adjust(unit, best)
}

// LandSpeed is in feet for a move action.
func (p *Position) LandSpeed(unit int32) int64 {
	return p.adjust(unit, p.baseLand(&p.S.Units[unit]))
}

// adjust applies haste (+30 ft, at most double) and what halves a speed, down
// to the last 5 feet.
func (p *Position) adjust(unit int32, feet int) int64 {
	if feet == 0 {
		return 0
	}
	f := p.flagsOf(unit)
	if f&Rooted != 0 {
		return 0
	}
	if p.Is(unit, Hasted) {
		feet += min(30, feet)
	}
	if f&HalfSpeed != 0 {
		feet /= 2
	}
	if p.Is(unit, Blinking) {
		feet = feet * 3 / 4
	}
	return int64(max(5, feet/5*5))
}

// Maneuver is how the unit flies.
func (p *Position) Maneuver(unit int32) srd.Maneuver {
	u := &p.S.Units[unit]
	if b := p.body(u); b != nil && b.Speed.Fly > 0 {
		return b.Speed.Maneuver
	}
	return srd.ManeuverGood // fly
}

// reach of a unit's natural weapons in feet.
func (p *Position) reach(u *Unit) int64 {
	if b := p.body(u); b != nil {
		return int64(b.Reach)
	}
	return 5
}

// InReach tells whether a could strike b where they are.
func (p *Position) InReach(a, b int32) bool {
	ua, ub := &p.S.Units[a], &p.S.Units[b]
	return grid.Reach(ua.Body(), p.reach(ua), ub.Body())
}

// Distance is in feet between two units.
func (p *Position) Distance(a, b int32) int64 {
	return grid.Between(p.S.Units[a].Body(), p.S.Units[b].Body())
}

// Sees tells whether a can see b: b is not invisible, a not blind, and nothing
// opaque stands between.
func (p *Position) Sees(a, b int32) bool {
	if a == b {
		return true
	}
	if p.apart(a, b) {
		return false
	}
	if p.blindsight(a, b) {
		return true
	}
	if p.flagsOf(a)&Sightless != 0 || p.invisibleTo(a, b) {
		return false
	}
	return p.fogBetween(a, b) < 2 && p.sightLine(p.S.Units[a].At(), p.S.Units[b].At())
}

// invisibleTo tells whether b cannot be seen by a for invisibility alone: dust
// outlines it, and there are eyes that see it.
func (p *Position) invisibleTo(a, b int32) bool {
	return p.Is(b, Invisible) && !p.Is(b, Glittering) && !p.Is(a, SeesInvisible) && !p.seesTrue(a, b)
}

// seesEther tells whether a sees b on the ethereal plane too.
func (p *Position) seesEther(a, b int32) bool { return p.Is(a, SeesInvisible) || p.seesTrue(a, b) }

// seesTrue tells whether a sees b as it is: neither invisibility nor illusions
// deceive it.
func (p *Position) seesTrue(a, b int32) bool {
	return p.Is(a, TrueSight) && p.Distance(a, b) <= trueSightFeet
}

// blindsight needs no eyes: what it finds is as good as seen.
func (p *Position) blindsight(a, b int32) bool {
	u := &p.S.Units[a]
	if u.Kind == 0 || u.Form != 0 {
		return false
	}
	feet := int64(p.creature(u).Senses.Blindsight)
	return feet > 0 && p.Distance(a, b) <= feet
}

// detects tells whether a knows the square of b without seeing it: by scent
// next to it, by blindsense, or by the trembling of the ground. SRD: what is
// found so has total concealment still.
func (p *Position) detects(a, b int32) bool {
	u := &p.S.Units[a]
	if u.Kind == 0 || u.Form != 0 || p.apart(a, b) {
		return false
	}
	c := p.creature(u)
	d := p.Distance(a, b)
	return p.blindsight(a, b) || c.Senses.Scent && d <= 5 || c.Senses.Blindsense > 0 && d <= int64(c.Senses.Blindsense) ||
		c.Senses.Tremorsense > 0 && d <= int64(c.Senses.Tremorsense) && u.Z == 0 && p.S.Units[b].Z == 0
}

// locates tells whether a can aim at b: it sees it or knows its square.
func (p *Position) locates(a, b int32) bool { return p.Sees(a, b) || p.detects(a, b) }

// fogBetween is 0 where no fog lies between two units or on them, 1 where it
// does and they are within 5 feet (concealment), 2 beyond (nothing is seen).
func (p *Position) fogBetween(a, b int32) int {
	if !p.S.Lying.meets(&fogs) && !p.anyBears(Whirling) {
		return 0
	}
	from, to := p.S.Units[a].At(), p.S.Units[b].At()
	for i := range p.S.Effects {
		e := &p.S.Effects[i]
		fog := false
		switch {
		case kinds[e.Kind].Flags&Fog != 0 && e.On == None && e.Flags&Suppressed == 0:
			grid.Walk(from, to, func(at grid.Point) bool {
				fog = p.covers(e, at)
				return !fog
			})
		case e.Kind == Whirling && e.On != None && p.S.Units[e.On].Z == 0:
			fog = e.On == a || e.On == b // its cloud of dust is 5 feet across
		}
		if fog {
			if p.Distance(a, b) <= 5 {
				return 1
			}
			return 2
		}
	}
	return 0
}

// anyBears tells whether an effect of the kind is on any unit.
func (p *Position) anyBears(k EffectKind) bool {
	for i := range p.S.Units {
		if p.S.Units[i].Bears.Has(k) {
			return true
		}
	}
	return false
}

func (p *Position) sightLine(a, b grid.Point) bool {
	if !p.Mask.Line(a, b, arena.Sight) {
		return false
	}
	if !p.S.Lying.meets(&opaque) {
		return true
	}
	for i := range p.S.Effects {
		e := &p.S.Effects[i]
		if kinds[e.Kind].Flags&Opaque != 0 && e.On == None && e.Flags&Suppressed == 0 {
			if p.wallBetween(e, a, b) {
				return false
			}
		}
	}
	return true
}

// Reaches tells whether there is line of effect between two squares.
func (p *Position) Reaches(a, b grid.Point) bool {
	return p.Mask.Line(a, b, arena.Lines) && p.webFeet(a, b) < 20
}

// Covered tells whether b has cover against a: a prop, or 5 feet of web.
func (p *Position) Covered(a, b int32) bool {
	from, to := p.S.Units[a].At(), p.S.Units[b].At()
	return p.Mask.Cover(from, to) || p.webFeet(from, to) >= 5
}

// Concealment is the miss chance in per cent of a's attacks on b.
func (p *Position) Concealment(a, b int32) int {
	if !p.Sees(a, b) {
		return srd.TotalConcealmentMiss
	}
	if p.Is(b, Blinking) {
		if p.seesEther(a, b) {
			return srd.ConcealmentMiss
		}
		return srd.TotalConcealmentMiss
	}
	if p.fogBetween(a, b) == 1 && !p.blindsight(a, b) {
		return srd.ConcealmentMiss
	}
	return 0
}

// CanAct tells whether the unit can take any action at all.
func (p *Position) CanAct(unit int32) bool {
	return p.flagsOf(unit)&NoActions == 0
}

// Threatens tells whether a makes attacks of opportunity against b now. Mages
// threaten only with a held charge (R18: an attack with an item is never
// automatic; unarmed strikes threaten nothing).
func (p *Position) Threatens(a, b int32) bool {
	if !p.InPlay(a) || !p.Foe(a, b) || !p.InReach(a, b) || p.flagsOf(a)&NoOpportunity != 0 {
		return false
	}
	u := &p.S.Units[a]
	if p.IsFlatFooted(a) && !p.reflexes(a) || u.AoOs >= p.opportunities(a) || !p.Sees(a, b) || p.Is(a, CastingKind) {
		return false
	}
	if p.IsMage(a) {
		if !p.Is(a, HeldCharge) && !p.armed(a) || p.Is(a, Dominated) {
			return false
		}
	}
	if p.charmedBy(a, b) {
		return false
	}
	return !p.Covered(a, b) && p.Reaches(u.At(), p.S.Units[b].At())
}

// opportunities is how many attacks of opportunity a unit has each round.
func (p *Position) opportunities(unit int32) int16 {
	if p.reflexes(unit) {
		return int16(1 + max(0, p.Mod(unit, Dex)))
	}
	return 1
}

// reflexes tells whether a unit has Combat Reflexes.
func (p *Position) reflexes(unit int32) bool {
	if p.IsMage(unit) {
		return p.Setup.Mages[unit].Feats.Has(CombatReflexes)
	}
	return p.creature(&p.S.Units[unit]).Feats.Has(srd.FeatCombatReflexes)
}

// armed tells whether a mage strikes unarmed as if armed, or holds a weapon
// that the house rules allow or that it may be asked to use.
func (p *Position) armed(unit int32) bool {
	if p.Setup.Mages[unit].Feats.Has(ImprovedUnarmedStrike) || p.natural(unit, Bare) {
		return true
	}
	return p.weapon(unit) != NoWeapon
}

// charmedBy tells whether a is under b's charm or command and will not harm b.
func (p *Position) charmedBy(a, b int32) bool {
	if !p.Is(a, Charmed) && !p.Is(a, Dominated) {
		return false
	}
	for i := range p.S.Effects {
		if e := &p.S.Effects[i]; (e.Kind == Charmed || e.Kind == Dominated) && e.On == a && e.By == b {
			return true
		}
	}
	return false
}

// Time is a moment within the duel: later moments are greater. Initiative
// counts down within a round.
func (p *Position) Time() int64 {
	key := int64(0)
	if p.S.Turn >= 0 && int(p.S.Turn) < len(p.S.Order) {
		key = int64(p.S.Units[p.S.Order[p.S.Turn]].Init)
	}
	return timeAt(p.clock(), key)
}

// clock counts rounds from the first of the preparation.
func (p *Position) clock() int64 {
	if p.S.Phase >= Fight {
		return int64(p.S.Rounds) + int64(p.S.Round)
	}
	return int64(p.S.Round)
}

const roundLength = int64(1) << 24

func timeAt(round, key int64) int64 { return round*roundLength + roundLength/2 - key }

// Active is how many participants are still in the contest, and the last of
// them.
func (p *Position) Active() (n int, last int32) {
	last = None
	for i := range p.S.Mages {
		if p.S.Mages[i].Active() {
			n++
			last = int32(i)
		}
	}
	return n, last
}

// Seat is the participant who decides for a unit: itself, its owner, or None
// for the wild, outsiders, creatures whose master can command no more, and who
// acts by another's orders.
func (p *Position) Seat(unit int32) int32 {
	o := p.S.Units[unit].Owner
	if o < 0 || p.S.Mages[o].Has(SlainFlag|OutFlag|Excluded) || !p.Is(unit, Mazed) && (p.apart(o, unit) || p.Is(o, Dominated) || p.Is(unit, Dominated)) {
		return None
	}
	return o
}

// Whose is the unit whose turn it is, or None.
func (p *Position) Whose() int32 {
	if p.S.Turn < 0 || int(p.S.Turn) >= len(p.S.Order) {
		return None
	}
	return p.S.Order[p.S.Turn]
}
