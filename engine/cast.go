package engine

import (
	"mageduel/engine/dice"
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// Aim is how a spell is aimed.
type Aim uint8

// The ways of aiming.
const (
	AimNone    Aim = iota
	AimSelf        // on oneself
	AimTouch       // on oneself or a creature touched
	AimUnit        // one creature
	AimUnits       // up to Count creatures, no two more than Apart feet apart
	AimRays        // Count rays, each at a creature within Apart feet of the others
	AimPoint       // a grid intersection, from which an area goes out
	AimLine        // a direction from the caster: to a grid intersection
	AimSquares     // a square, low corner of a small square area
	AimWall        // two grid intersections, or a middle and a radius
	AimPlace       // a square where something comes
	AimDispel      // a creature, a point, or an effect
	AimBox         // two opposite corners of a box of 10-ft cubes, one for every two caster levels
	AimAway        // a square that the caster goes to: no line of effect is needed, and it may lie beyond the edge (R14)
)

// Scale is a number of dice, or points, that grows with caster level.
type Scale struct {
	Count, Sides, Bonus int16
	Per                 int16 // caster levels for each die more; 0 none
	Most                int16 // dice at the most; 0 no limit
	BonusPer            int16 // caster levels for each point more; 0 none
	MostBonus           int16
}

// D is a fixed number of dice.
func D(count, sides int) Scale { return Scale{Count: int16(count), Sides: int16(sides)} }

// PerCL makes it that many dice for each so many caster levels.
func (s Scale) PerCL(levels int) Scale { s.Per = int16(levels); return s }

// Max limits the dice.
func (s Scale) Max(most int) Scale { s.Most = int16(most); return s }

// Plus adds points.
func (s Scale) Plus(n int) Scale { s.Bonus = int16(n); return s }

// PlusCL adds a point for each so many caster levels, up to most.
func (s Scale) PlusCL(levels, most int) Scale {
	s.BonusPer, s.MostBonus = int16(levels), int16(most)
	return s
}

// At is the roll at a caster level.
func (s Scale) At(cl int) dice.Roll {
	n := int(s.Count)
	if s.Per > 0 {
		n *= max(1, cl/int(s.Per))
	}
	if s.Most > 0 {
		n = min(n, int(s.Most))
	}
	b := int(s.Bonus)
	if s.BonusPer > 0 {
		b += min(int(s.MostBonus), cl/int(s.BonusPer))
	}
	return dice.Roll{Count: int16(n), Sides: s.Sides, Bonus: int16(b)}
}

// OpKind is one kind of thing that a spell does to a creature or a place.
type OpKind uint8

// The operations.
const (
	OpDamage   OpKind = iota // Dice of Energy; a save as the spell's facts say
	OpEffect                 // Effect for the spell's duration
	OpNegative               // Dice negative levels
	OpArea                   // an area effect of kind Effect at the point
	OpCustom                 // what the others cannot say
)

// Op is one operation of a spell.
type Op struct {
	Kind   OpKind
	Dice   Scale
	Energy srd.Energy
	Effect EffectKind
	Pure   bool // damage that nothing resists: force
	Do     func(r *run, c *casting, target int32, saved bool)
}

// Damage is an operation.
func Damage(s Scale, e srd.Energy) Op { return Op{Kind: OpDamage, Dice: s, Energy: e} }

// Force is damage of force.
func Force(s Scale) Op { return Op{Kind: OpDamage, Dice: s, Pure: true} }

// Lasts puts an effect on the target for the spell's duration.
func Lasts(k EffectKind) Op { return Op{Kind: OpEffect, Effect: k} }

// NegativeLevels is an operation.
func NegativeLevels(s Scale) Op { return Op{Kind: OpNegative, Dice: s} }

// Leaves puts an area effect at the spell's point.
func Leaves(k EffectKind) Op { return Op{Kind: OpArea, Effect: k} }

// Custom is a named function.
func Custom(f func(r *run, c *casting, target int32, saved bool)) Op {
	return Op{Kind: OpCustom, Do: f}
}

// SpellRule is what the rules do with a spell; its facts are the SRD's.
type SpellRule struct {
	Aim      Aim
	Count    func(cl int) int         // of targets or rays
	Apart    int64                    // feet
	Radius   int64                    // feet, of a burst or spread
	Spread   bool                     // turns corners
	Options  int32                    // how many ways to choose from; 0 none
	Humanoid bool                     // humanoids only
	Living   bool                     // living creatures only
	Flesh    bool                     // creatures of flesh only
	Despite  bool                     // does something to who makes the save, though the entry says negates
	Helpful  bool                     // for oneself and friends
	Ward     EffectKind               // what keeps it off altogether
	Planar   bool                     // extraplanar creatures only
	Travels  bool                     // takes its caster elsewhere: not from a place of the preparation (P11)
	Before   func(r *run, c *casting) // what an area leaves before it strikes
	Roll     bool                     // roll the damage once for all whom the area strikes
	Wall     EffectKind               // what a wall is
	Delay    EffectKind               // what lies at the point for Option rounds before the area strikes
	Breaks   EffectKind               // with Option BreakIt a ray goes at an area of this kind: N is its id
	Do       []Op
	// DC is what a target adds to the DC of its save, or takes from it.
	DC func(p *Position, c *casting, target int32) int
	// Fits says why a command will not do, beside what all spells ask.
	Fits func(p *Position, c *Command) Refusal
}

// BreakIt is the option of a ray that goes at what stands there instead of at a
// creature.
const BreakIt int32 = 1

// Implemented tells whether the game can cast a spell.
func Implemented(id srd.SpellID) bool { return spells[id].Aim != AimNone }

// Rule is what the rules do with a spell.
func Rule(id srd.SpellID) *SpellRule { return &spells[id] }

// casting is a spell on its way.
type casting struct {
	by     int32
	cl     int
	dc     int
	spell  srd.SpellID
	item   int32 // index of the item it comes from, or None
	like   bool  // a creature's spell-like ability, at its own caster level
	where  area
	area   int32 // id of the area effect it has left
	cmd    Command
	rolled int  // damage rolled once for all
	laid   bool // it waited where it bursts
	dice   dice.Roll
}

// halves tells whether the zone halves what the spell does (E7).
func (r *run) spellHalves() bool { return r.zoned() }

// newCast is a casting that lives until the running ends: spells are functions
// in tables, so that a local one would go to the heap. Castings answer castings,
// but a command never sets off more than a few.
func (r *run) newCast(c casting) *casting {
	i := min(r.casting, len(r.d.casts)-1)
	r.casting++
	r.d.casts[i] = c
	return &r.d.casts[i]
}

// castCommand is DoCast: the whole of J1 and R30.
func (r *run) castCommand(cmd *Command) {
	c := r.newCast(casting{by: cmd.Who, spell: cmd.Spell, item: None, cmd: *cmd})
	c.cl = r.Sum(Query{Unit: c.by, Against: None, Stat: CasterLevel}, nil)
	c.dc = r.spellDC(c.by, c.spell, 0)
	fact := &srd.Spells[c.spell]
	long := fact.Time.Rounds() >= 1
	r.spend(cmd.Slot)
	r.pay(c.by, c.spell, cmd.Target)
	swift := r.swiftCast(c.spell, cmd.Slot)
	switch {
	case swift:
		r.useSwift(c.by)
	case long:
		r.useFull(c.by)
	default:
		r.useStandard(c.by)
	}
	r.tell(Event{Kind: EvCastBegin, Who: c.by})
	r.attemptCasting(c, cmd.Defensive && !swift, long)
}

// attemptCasting is what stands between the beginning of a casting, from a book
// or a scroll, and its effect: what hampers, blows, and the counterspells. It
// tells whether the spell has taken effect.
func (r *run) attemptCasting(c *casting, defensive, long bool) bool {
	r.endHeld(c.by)  // SRD: a held charge is lost when another spell is cast
	r.ceaseAll(c.by) // and nobody casts while concentrating on another
	if r.hampered(c) {
		return false
	}
	if defensive && !r.concentrate(c.by, 15+int(srd.Spells[c.spell].Level), Defensively) {
		r.tell(Event{Kind: EvLost, Who: c.by, A: 1})
		return false
	}
	if r.provokeCasting(c) || r.countered(c) {
		return false
	}
	if long {
		r.beginCasting(c)
		return false
	}
	r.resolve(c)
	return true
}

// beginCasting holds a casting of a round or more until it takes effect. Its
// target and number travel in C, its slot in B, or -2 less the item.
func (r *run) beginCasting(c *casting) {
	cmd := &c.cmd
	b := cmd.Slot
	if c.item != None {
		b = -2 - c.item
	}
	r.begin(Effect{Kind: CastingKind, On: c.by, By: c.by, Spell: c.spell, CL: int16(c.cl), DC: int16(c.dc),
		X: cmd.X, Y: cmd.Y, Z: cmd.Z, X2: cmd.X2, Y2: cmd.Y2, A: cmd.Option, B: b, C: cmd.N<<16 | (cmd.Target+1)&0xFFFF, Flags: Hidden,
		Ends: timeAt(r.clock()+int64(srd.Spells[c.spell].Time.Rounds()), int64(r.unit(c.by).Init))})
}

// spellDC is 10, the level, the ability, and Spell Focus.
func (p *Position) spellDC(unit int32, spell srd.SpellID, itemCL int16) int {
	dc := p.Sum(Query{Unit: unit, Against: None, Stat: SpellDC, Spell: spell, CL: itemCL}, nil)
	if itemCL == 0 {
		if f, ok := focusOf(srd.Spells[spell].School); ok && p.hasFeat(unit, f) {
			dc++
		}
	}
	return dc
}

func focusOf(s srd.School) (Feat, bool) {
	switch s {
	case srd.Conjuration:
		return FocusConjuration, true
	case srd.Enchantment:
		return FocusEnchantment, true
	case srd.Evocation:
		return FocusEvocation, true
	case srd.Necromancy:
		return FocusNecromancy, true
	}
	return 0, false
}

// hampered makes the Concentration checks that the caster's state asks for,
// and the deaf caster's chance of failure.
func (r *run) hampered(c *casting) bool {
	fact := &srd.Spells[c.spell]
	if r.Is(c.by, Deafened) && fact.Comp.Has(srd.CompV) {
		if r.die(100) <= 20 {
			r.tell(Event{Kind: EvLost, Who: c.by, A: 3})
			return true
		}
	}
	level := int(fact.Level)
	dc := 0
	f := r.flagsOf(c.by)
	switch {
	case r.Is(c.by, Grappled) || r.Is(c.by, Pinned):
		if !r.concentrate(c.by, srd.ConcentrationGrappling+level, Defensively) {
			r.tell(Event{Kind: EvLost, Who: c.by, A: 3})
			return true
		}
	}
	if f&IsEntangled != 0 {
		dc = srd.ConcentrationEntangled
	}
	if r.dusty(c.by) || r.Is(c.by, Whirled) {
		dc = max(dc, srd.ConcentrationWhirlwind)
	}
	if i := r.find(c.by, Burning); i != None && r.s.Effects[i].C > 0 {
		// SRD: damage that goes on counts half of what it did last.
		dc = max(dc, srd.ConcentrationContinuous+int(r.s.Effects[i].C)/2)
	}
	dc = max(dc, r.windDC(r.unit(c.by).At()))
	if dc > 0 && !r.concentrate(c.by, dc+level, 0) {
		r.tell(Event{Kind: EvLost, Who: c.by, A: 3})
		return true
	}
	return false
}

// dusty tells whether a unit is in the dust that a whirlwind raises.
func (p *Position) dusty(unit int32) bool {
	if !p.anyBears(Whirling) {
		return false
	}
	for i := range p.S.Effects {
		if e := &p.S.Effects[i]; e.Kind == Whirling && e.On != unit && p.Here(e.On) && p.S.Units[e.On].Z == 0 && p.Distance(unit, e.On) == 0 {
			return true
		}
	}
	return false
}

// provokeCasting lets those who threaten the caster, and readied blows and
// spells, strike before the casting; each damage calls for Concentration, DC 10
// + damage + level.
func (r *run) provokeCasting(c *casting) (lost bool) {
	window, level, broken := r.window, r.windowLevel, r.broken
	r.window, r.windowLevel, r.broken = c.by+1, int(srd.Spells[c.spell].Level), false
	if !c.cmd.Defensive && !r.swiftCast(c.spell, c.cmd.Slot) {
		r.provoke(c.by, None)
	}
	r.readied(c.by)
	lost = r.broken || !r.Up(c.by) || !r.CanAct(c.by) || r.flagsOf(c.by)&NoCasting != 0
	r.window, r.windowLevel, r.broken = window, level, broken
	if lost {
		r.tell(Event{Kind: EvLost, Who: c.by, A: 2})
	}
	return lost
}

// stopCasting ends a casting in progress without effect.
func (r *run) stopCasting(unit int32, why int32) {
	if i := r.find(unit, CastingKind); i != None {
		r.end(i)
		r.tell(Event{Kind: EvLost, Who: unit, A: why})
	}
}

// complete resolves a casting of one round just before its caster's turn.
func (r *run) complete(e Effect) {
	if !r.Up(e.On) || !r.CanAct(e.On) {
		r.tell(Event{Kind: EvLost, Who: e.On, A: 3})
		return
	}
	c := r.newCast(casting{by: e.By, spell: e.Spell, cl: int(e.CL), dc: int(e.DC), item: None})
	c.cmd = Command{Kind: DoCast, Who: e.By, Spell: e.Spell, Slot: e.B, Option: e.A, X: e.X, Y: e.Y, Z: e.Z, X2: e.X2, Y2: e.Y2,
		Target: e.C&0xFFFF - 1, N: e.C >> 16}
	if e.B <= -2 {
		c.item, c.cmd.Slot = -2-e.B, None
	}
	r.resolve(c)
}

// resolve shows the spell and does what it does.
func (r *run) resolve(c *casting) {
	cmd := &c.cmd
	rule := &spells[c.spell]
	target, n := int32(None), int32(0)
	switch rule.Aim {
	case AimTouch, AimUnit:
		target, n = cmd.Target, 1
	case AimDispel:
		if cmd.Option == DispelTarget {
			target, n = cmd.Target, 1
		}
	case AimUnits, AimRays:
		target, n = cmd.Target, max(1, cmd.N)
		if cmd.N > 0 {
			target = int32(cmd.Targets[0])
		}
	}
	told := Event{Kind: EvCast, Who: c.by, Target: target, Spell: c.spell, A: cmd.Option, B: int32(c.cl), C: int32(c.dc), D: n}
	if rule.Aim != AimAway { // where a traveller goes is seen by those who can see it arrive
		told.X, told.Y, told.Z, told.X2, told.Y2 = cmd.X, cmd.Y, cmd.Z, cmd.X2, cmd.Y2
	}
	r.tell(told)
	r.frown(c)
	if r.fades(c) || r.smothered(c) {
		return
	}
	switch rule.Aim {
	case AimSelf:
		r.applyTo(c, c.by, false)
	case AimTouch, AimUnit:
		r.aimed(c, cmd.Target)
	case AimUnits:
		if rule.Helpful {
			for _, t := range cmd.Targets[:cmd.N] {
				r.applyTo(c, int32(t), false)
			}
			break
		}
		if !srd.Spells[c.spell].Save.Allowed() {
			r.missiles(c)
			break
		}
		for _, t := range cmd.Targets[:cmd.N] {
			if r.InPlay(int32(t)) {
				r.offend(c, int32(t))
				if !r.goesAmiss(c.by, int32(t)) {
					r.applyTo(c, int32(t), false)
				}
			}
		}
	case AimRays:
		if rule.Breaks != NoEffect && cmd.Option == BreakIt {
			r.breakArea(c)
			break
		}
		r.rays(c)
	case AimPoint, AimLine:
		if rule.Delay != NoEffect && cmd.Option > 0 {
			r.lay(c)
			break
		}
		r.area(c)
	case AimAway:
		r.do(c, c.by, false)
	case AimDispel:
		r.applyTo(c, cmd.Target, false)
	default:
		r.applyTo(c, None, false)
	}
}

// breakArea ends what stands there at a touch of the ray.
func (r *run) breakArea(c *casting) {
	if i := r.byID(c.cmd.N); i != None {
		r.end(i)
	}
}

// aimed is a spell at one creature. A spell at a mage with mirror images picks
// one of them like any attack does.
func (r *run) aimed(c *casting, target int32) {
	rule := &spells[c.spell]
	if target == None || !r.InPlay(target) {
		return
	}
	touch := rule.Aim == AimTouch && r.Foe(c.by, target)
	if !rule.Helpful {
		if touch {
			r.offendUnseen(c, target)
		} else {
			r.offend(c, target)
		}
		if r.goesAmiss(c.by, target) {
			r.reveal(c.by)
			return
		}
	}
	if touch {
		r.begin(Effect{Kind: HeldCharge, On: c.by, By: c.by, Spell: c.spell, CL: int16(c.cl), DC: int16(c.dc), Ends: Forever})
		r.unit(c.by).Flags |= AoOTurn
		r.touch(c.by, target)
		return
	}
	r.applyTo(c, target, false)
}

// goesAmiss tells whether an aimed spell does not find its target: it takes an
// image for it, or the target is on the ethereal plane just then.
func (r *run) goesAmiss(by, target int32) bool {
	return r.imageInstead(by, target) || r.elsewhere(by, target)
}

// imageInstead tells whether an aimed spell takes an image for its target.
func (r *run) imageInstead(by, target int32) bool {
	i := r.find(target, MirrorImages)
	if i == None || by == target || !r.Sees(by, target) || r.seesTrue(by, target) {
		return false
	}
	n := int(r.s.Effects[i].A)
	if r.die(n+1) > n {
		return false
	}
	r.popImage(i, by, target)
	return true
}

// missiles strike without fail, each on its own (E7: halved each).
func (r *run) missiles(c *casting) {
	cmd := &c.cmd
	var resisted [MaxTargets]int8 // by target index: 1 overcome, 2 not
	for i, t := range cmd.Targets[:cmd.N] {
		target := int32(t)
		first := i
		for j := range i {
			if cmd.Targets[j] == t {
				first = j
				break
			}
		}
		if !r.InPlay(target) {
			continue
		}
		if first == i {
			r.offend(c, target)
		}
		r.tell(Event{Kind: EvStrike, Who: c.by, Target: target, Spell: c.spell, A: int32(i), B: 1})
		if r.goesAmiss(c.by, target) {
			continue
		}
		if ward := spells[c.spell].Ward; ward != NoEffect && r.Is(target, ward) {
			r.tell(Event{Kind: EvResist, Who: c.by, Target: target, Spell: c.spell, A: int32(ward)})
			continue
		}
		if resisted[first] == 0 {
			resisted[first] = 1
			if !r.overcomes(c.by, target, c.itemCL()) {
				resisted[first] = 2
			}
		}
		if resisted[first] == 1 && !r.shrugs(c, target) {
			r.do(c, target, false)
		}
	}
}

func (c *casting) itemCL() int16 {
	if c.item == None && !c.like {
		return 0
	}
	return int16(c.cl)
}

// rays need a ranged touch attack each; spell resistance is tested once for
// each creature.
func (r *run) rays(c *casting) {
	cmd := &c.cmd
	n := max(1, int(cmd.N))
	// SRD: a ranged touch attack provokes, even of a spell cast defensively.
	r.provoke(c.by, None)
	if !r.InPlay(c.by) || !r.CanAct(c.by) {
		return
	}
	var tested [MaxTargets]int8 // by the first ray at a target: 1 overcome, 2 not
	for i := range n {
		target := cmd.Target
		if cmd.N > 0 {
			target = int32(cmd.Targets[i])
		}
		if !r.InPlay(target) {
			continue
		}
		r.offendUnseen(c, target)
		res := r.rollAttack(c.by, target, Ranged|TouchOnly, nil, 0, c.spell)
		r.tell(Event{Kind: EvStrike, Who: c.by, Target: target, Spell: c.spell, A: int32(i), B: truth(res != missed)})
		if res == missed || !r.InPlay(target) {
			continue
		}
		first := i
		for j := range min(i, int(cmd.N)) {
			if int32(cmd.Targets[j]) == target {
				first = j
				break
			}
		}
		if tested[first] == 0 {
			tested[first] = 1
			if srd.Spells[c.spell].SR.Kind == srd.SRYes && !r.overcomes(c.by, target, c.itemCL()) {
				tested[first] = 2
			}
		}
		if tested[first] == 2 || r.shrugs(c, target) {
			continue
		}
		r.do(c, target, res == critical)
	}
}

// area finds whom an area strikes, cut at the zone's faces (E1), and applies
// the spell to each.
func (r *run) area(c *casting) {
	rule := &spells[c.spell]
	c.where = r.areaOf(&c.cmd)
	a := &c.where
	if rule.Roll {
		c.dice = rule.Do[0].Dice.At(c.cl)
		c.rolled = r.roll(c.dice)
	}
	r.tell(Event{Kind: EvArea, Who: c.by, Target: None, Spell: c.spell, A: int32(c.rolled), D: truth(c.laid), Dice: c.dice, X: c.cmd.X, Y: c.cmd.Y, Z: c.cmd.Z, X2: c.cmd.X2, Y2: c.cmd.Y2})
	if rule.Before != nil {
		rule.Before(r, c)
	}
	for _, op := range rule.Do {
		if op.Kind == OpArea {
			c.area = r.s.Effects[r.leave(c, op.Effect)].ID
		}
	}
	n := len(r.s.Units)
	for i := range n {
		t := int32(i)
		if r.InPlay(t) && a.strikes(&r.Position, t) {
			if r.Foe(c.by, t) {
				r.offend(c, t)
			}
			r.applyTo(c, t, true)
		}
	}
	if srd.Spells[c.spell].Desc.Has(srd.DescFire) {
		r.fireOnWebs(c.by, a)
	}
	if cold(c.spell) {
		r.chill(c.rolled, r.spellHalves(), func(at grid.Point) bool { return a.holds(&r.Position, at) })
	}
}

// applyTo is spell resistance, then the save, then what the spell does.
func (r *run) applyTo(c *casting, target int32, inArea bool) {
	fact, rule := &srd.Spells[c.spell], &spells[c.spell]
	willing := rule.Travels && target == c.by
	if target != None && r.shrugs(c, target) {
		return
	}
	if target != None {
		if fact.Desc.Has(srd.DescMindAffecting) && r.ImmuneTo(target, srd.ImmuneMindAffecting) ||
			fact.Desc.Has(srd.DescDeath) && r.ImmuneTo(target, srd.ImmuneDeath) {
			r.tell(Event{Kind: EvResist, Who: c.by, Target: target, Spell: c.spell})
			return
		}
		if rule.Living && !r.living(target) || rule.Flesh && !r.flesh(target) {
			r.tell(Event{Kind: EvResist, Who: c.by, Target: target, Spell: c.spell})
			return
		}
		if fact.SR.Kind == srd.SRYes && !fact.SR.Harmless && !willing && !r.overcomes(c.by, target, c.itemCL()) {
			return
		}
	}
	saved := false
	if target != None && fact.Save.Allowed() && !fact.Save.Harmless && !rule.Helpful && !willing {
		how := VsSpells
		if fact.Desc.Has(srd.DescMindAffecting) {
			how |= VsMind
		}
		if fact.School == srd.Enchantment {
			how |= VsEnchantment
		}
		dc := c.dc
		if fact.Save.Kind == srd.SaveRef && rule.Aim == AimLine && r.Covered(c.by, target) {
			how |= InCover
		}
		if rule.DC != nil {
			dc += rule.DC(&r.Position, c, target)
		}
		saved = r.save(target, Fort+Stat(fact.Save.Kind-srd.SaveFort), dc, how, c.spell)
		if saved && fact.Save.Effect == srd.SaveNegates && !rule.Despite {
			return
		}
	}
	_ = inArea
	r.do(c, target, saved)
}

// do carries out the operations on one target. For rays, which allow no save,
// saved says critical instead.
func (r *run) do(c *casting, target int32, saved bool) {
	fact, rule := &srd.Spells[c.spell], &spells[c.spell]
	for i := range rule.Do {
		op := &rule.Do[i]
		switch op.Kind {
		case OpDamage:
			pk := packet{from: c.by, to: target, wide: rule.Aim == AimPoint || rule.Aim == AimLine, kind: energetic, energy: op.Energy, spell: c.spell, halved: r.spellHalves()}
			if op.Pure {
				pk.kind = pure
			}
			roll := op.Dice.At(c.cl)
			pk.amount, pk.dice = c.rolled, c.dice
			if !rule.Roll {
				if saved && rule.Aim == AimRays { // a critical ray: the dice twice
					roll.Count, roll.Bonus = 2*roll.Count, 2*roll.Bonus
				}
				pk.dice = roll
				pk.amount = r.roll(roll)
			}
			if saved && fact.Save.Effect == srd.SaveHalf {
				pk.saved = 1
			}
			r.damage(&pk)
		case OpEffect:
			r.lasting(c, target, op.Effect)
		case OpNegative:
			d := op.Dice.At(c.cl)
			if saved {
				d.Count, d.Bonus = 2*d.Count, 2*d.Bonus
			}
			r.negativeLevels(c.by, target, r.roll(d), d, r.spellHalves())
		case OpCustom:
			op.Do(r, c, target, saved)
		}
		if target != None && !r.Up(target) {
			return
		}
	}
}

// lasting puts the spell's effect on a unit for its duration.
func (r *run) lasting(c *casting, target int32, kind EffectKind) int {
	return r.begin(Effect{Kind: kind, On: target, By: c.by, Spell: c.spell, CL: int16(c.cl), DC: int16(c.dc),
		Flags: Magical | r.dismissible(c.spell), Ends: r.endOf(c)})
}

func (p *Position) dismissible(id srd.SpellID) EffectFlags {
	if srd.Spells[id].Duration.Dismissible {
		return Dismissible
	}
	return 0
}

// endOf is when the spell's duration is over: so many rounds later, just
// before its caster's turn.
func (r *run) endOf(c *casting) int64 {
	rounds := srd.Spells[c.spell].Duration.Rounds(c.cl)
	if rounds >= srd.Forever {
		return Forever
	}
	return timeAt(r.clock()+int64(rounds), int64(r.unit(c.by).Init))
}

// leave puts the spell's area effect on the ground.
func (r *run) leave(c *casting, kind EffectKind) int {
	return r.begin(Effect{Kind: kind, On: None, By: c.by, Spell: c.spell, CL: int16(c.cl), DC: int16(c.dc),
		X: c.cmd.X, Y: c.cmd.Y, Z: c.cmd.Z, X2: c.cmd.X2, Y2: c.cmd.Y2, A: c.cmd.Option,
		Flags: Magical | r.dismissible(c.spell), Ends: r.endOf(c)})
}

// Hurries tells whether a casting lets its caster prepare faster, so that it is
// frowned upon before the duel (P9).
func (p *Position) Hurries(spell srd.SpellID, slot int32) bool {
	return spell == srd.Haste || p.quickened(slot)
}

// frown shows to all that the preparation was hastened (P9).
func (r *run) frown(c *casting) {
	if r.s.Phase == Preparation && r.Hurries(c.spell, c.cmd.Slot) && !r.s.Mages[c.by].Has(FrownedUpon) {
		r.s.Mages[c.by].Flags |= FrownedUpon
		r.tell(Event{Kind: EvFrown, Who: c.by})
	}
}

// offend is for hostile spells and blows: invisibility ends, charms break, the
// quiet is over, and items at a participant disqualify (E4).
func (r *run) offend(c *casting, target int32) {
	r.offendUnseen(c, target)
	r.reveal(c.by)
}

// offendUnseen is for spells that need an attack roll, which reveals.
func (r *run) offendUnseen(c *casting, target int32) {
	r.assail(c.by, target)
	if c.item != None && r.IsMage(target) && target != c.by {
		r.itemOffence(c.by)
	}
}

// hostile notes a hostile act of a against b, which ends an invisibility.
func (r *run) hostile(a, b int32) {
	r.assail(a, b)
	r.reveal(a)
}

// assail is a hostile act by an attack roll: the attacker stays unseen until it
// is made.
func (r *run) assail(a, b int32) {
	r.s.Quiet = -1
	r.gall(a, b)
	if r.IsMage(a) && r.IsMage(b) && a != b && r.s.Mages[a].Has(Disqualified) && r.fouls&Only(a) == 0 {
		r.upset = true // T3, R37
	}
	for i := len(r.s.Effects) - 1; i >= 0; i-- {
		if i >= len(r.s.Effects) {
			continue
		}
		e := &r.s.Effects[i]
		// SRD: any act of the caster or its friends that threatens the charmed
		// one breaks the charm.
		if e.Kind == Charmed && e.On == b && r.s.Units[a].Owner == e.By {
			r.end(i)
		}
	}
}

// reveal ends an invisibility that ends by attacking.
func (r *run) reveal(a int32) {
	if i := r.find(a, Invisible); i != None && r.s.Effects[i].Spell == srd.Invisibility {
		r.end(i)
	}
}

// area is whom and what a spell's area takes in.
type area struct {
	kind   Aim
	burst  grid.Burst
	line   grid.Line
	origin grid.Point
	spread bool
	by     int32
}

// areaOf works out the area that a casting command means.
func (p *Position) areaOf(c *Command) area {
	rule := &spells[c.Spell]
	a := area{kind: rule.Aim, origin: c.At(), by: c.Who}
	switch rule.Aim {
	case AimPoint, AimDispel:
		a.burst, a.spread = grid.Burst{Corner: c.At(), Radius: rule.Radius}, rule.Spread
	case AimLine:
		cl := 20
		if p.IsMage(c.Who) {
			cl = p.casterLevel(Query{Unit: c.Who})
		}
		// Along a grid line it takes the squares on the side that Option says.
		a.line = grid.Line{Corner: p.lineStart(c), Aim: c.At(), Length: srd.Spells[c.Spell].Range.Feet(cl), Low: c.Option == 1}
		a.origin = a.line.Corner
	}
	return a
}

// lineStart is the corner of the caster's square nearest to the aim.
func (p *Position) lineStart(c *Command) grid.Point {
	u := &p.S.Units[c.Who]
	at := u.At()
	if c.X > at.X {
		at.X += int64(u.Space)
	}
	if c.Y > at.Y {
		at.Y += int64(u.Space)
	}
	if c.Z > at.Z {
		at.Z += grid.Edge
	}
	if at == c.At() { // aimed at that corner itself: through its own square
		o := u.At()
		at = grid.Point{X: 2*o.X + int64(u.Space) - at.X, Y: 2*o.Y + int64(u.Space) - at.Y, Z: at.Z}
	}
	return at
}

// holds tells whether a square is in the area, cut at the zone's faces and by
// what is solid.
func (a *area) holds(p *Position, at grid.Point) bool {
	switch a.kind {
	case AimLine:
		return a.line.Contains(at) && p.effectFrom(a.origin, at)
	}
	if a.spread {
		return p.spreadHolds(a.origin, a.burst.Radius, at)
	}
	return a.burst.Contains(at) && p.effectFrom(a.origin, at)
}

// strikes tells whether any square of a unit is in the area.
func (a *area) strikes(p *Position, unit int32) bool {
	if a.kind == AimLine {
		if unit == a.by {
			return false
		}
		if p.sharing(a.by, unit) && p.Distance(a.by, unit) == 0 {
			return true // R4
		}
	}
	hit := false
	p.S.Units[unit].Body().Each(func(at grid.Point) bool {
		hit = a.holds(p, at)
		return !hit
	})
	return hit
}

// AreaStrikes tells whether the area that a casting means takes in a unit.
func (p *Position) AreaStrikes(c *Command, unit int32) bool {
	a := p.areaOf(c)
	return a.strikes(p, unit)
}

// Images is how many mirror images a unit has left.
func (p *Position) Images(unit int32) int {
	if i := p.find(unit, MirrorImages); i != None {
		return int(p.S.Effects[i].A)
	}
	return 0
}
