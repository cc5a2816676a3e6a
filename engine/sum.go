package engine

import "mageduel/engine/srd"

// Stat is a number that modifiers add up to.
type Stat uint8

// The stats.
const (
	NoStat Stat = iota
	AC
	Attack
	WeaponDamage
	Fort
	Ref
	Will
	Initiative
	Concentration
	Spellcraft
	CasterLevel
	SpellDC
	SRCheck // caster level check against spell resistance
	DispelCheck
	Grapple
	StrengthCheck // with the size of bull rush and trip
	CastingCheck  // ability check of a contest (P4)
	Land          // speed in feet
	Fly           // speed in feet
	StrScore
	DexScore
	ConScore
	IntScore
	WisScore
	ChaScore
	PlainStrength // Strength check without size
	EscapeArtist
	WitCheck // Intelligence check
	Stats
)

// BonusType is the type of a modifier. Same type: the best bonus and the worst
// penalty count; dodge and untyped ones stack unless their source is the same.
type BonusType uint8

// The types of bonuses.
const (
	Untyped BonusType = iota
	Dodge
	ArmorBonus
	ShieldBonus
	NaturalArmor
	Deflection
	Enhancement
	Luck
	Morale
	Insight
	Competence
	Circumstance
	Resistance
	SizeBonus
	Racial
	Sacred
	Profane
	bonusTypes
)

// Context says under which circumstances a sum is taken.
type Context uint16

// The circumstances.
const (
	Melee       Context = 1 << iota
	Ranged              // of an attack
	TouchOnly           // touch AC or a touch attack
	LoseDex             // the defender loses its Dexterity bonus
	Defensively         // Concentration to cast on the defensive
	VsFear
	VsMind
	VsEnchantment
	VsPoison
	VsSpells
	Airborne    // the other is in the air
	Grounded    // both touch the ground
	InCover     // of a Reflex save: the effect comes from the far side of cover
	Incorporeal // attack that ignores armour, shield, natural armour (not force)
	ForceArmor  // set with Incorporeal: what is of force counts
	Bare        // a blow of the bare hand, though a weapon is in it
)

// Mod is one modifier as data. Value is for a fixed one; PerCL levels add one
// more each, up to Max.
type Mod struct {
	Stat  Stat
	Type  BonusType
	Value int8
	Need  Context // all of these must hold
	Ban   Context // none of these may hold
}

// SourceKind tells what a line's Source is an id of.
type SourceKind uint8

// The kinds of sources.
const (
	FromBase    SourceKind = iota // a base value: Source is a Base
	FromAbility                   // Source is an Ability
	FromEffect                    // Source is an EffectKind
	FromFeat                      // Source is a Feat
	FromRule                      // Source is a Circum
)

// Base is a source of base values.
type Base = int32

// The base values.
const (
	BaseTen Base = iota
	BaseAttack
	BaseSave
	BaseSize
	BaseArmor // of a creature's stat block
	BaseNatural
	BaseDeflection
	BaseShield
	BaseLevel
	BaseRanks
	BaseSpellLevel
	BaseAttackBlock // an attack bonus as its stat block prints it
	BaseSpeed
	BaseScore
	BaseSpecialSize // grapple, trip, bull rush
	BaseSynergy
	BaseSchool // specialist
	BaseWeapon
)

// Circum is a circumstance of the moment.
type Circum = int32

// The circumstances.
const (
	CircumCover Circum = iota
	CircumFlanking
	CircumHigher
	CircumUnseen // attacker unseen
	CircumIntoMelee
	CircumRange
	CircumCharge
	CircumHelpless
	CircumProneMelee
	CircumProneRanged
	CircumNegative // negative levels
	CircumSecondary
	CircumDefending
	CircumAirMastery
	CircumEarthMastery
	CircumWaterMastery
	CircumTwoTargets
	CircumRage
	CircumWind // in severe wind
	CircumGrappling
)

// Line is one modifier in a sum, for the why of a number.
type Line struct {
	Source int32
	Value  int32
	From   SourceKind
	Type   BonusType
	By     int16 // index of the line that suppresses this one, or None
}

const maxLines = 40

// sheet gathers lines without allocating.
type sheet struct {
	n     int
	lines [maxLines]Line
}

func (s *sheet) add(from SourceKind, source int32, t BonusType, value int) {
	if value == 0 || s.n == maxLines {
		return
	}
	s.lines[s.n] = Line{Source: source, Value: int32(value), From: from, Type: t, By: None}
	s.n++
}

// total applies the SRD's rule on stacking: bonuses of one type or of one
// source do not stack, the best counts; of penalties the worst.
func (s *sheet) total() int {
	sum := 0
	for i := 0; i < s.n; i++ {
		l := &s.lines[i]
		if l.From != FromBase && l.From != FromAbility {
			for j := 0; j < i; j++ {
				o := &s.lines[j]
				if o.By != None || o.Value > 0 != (l.Value > 0) || !clash(l, o) {
					continue
				}
				if stronger(l.Value, o.Value) {
					o.By = int16(i)
					sum -= int(o.Value)
				} else {
					l.By = int16(j)
					break
				}
			}
		} else if l.Type != Untyped && l.Type != Dodge {
			for j := 0; j < i; j++ {
				o := &s.lines[j]
				if o.By == None && o.Type == l.Type && o.Value > 0 == (l.Value > 0) {
					if stronger(l.Value, o.Value) {
						o.By = int16(i)
						sum -= int(o.Value)
					} else {
						l.By = int16(j)
						break
					}
				}
			}
		}
		if l.By == None {
			sum += int(l.Value)
		}
	}
	return sum
}

// clash tells whether two modifiers of one sign do not stack. Circumstances
// have sources of their own each.
func clash(a, b *Line) bool {
	if a.Type != Untyped && a.Type != Dodge {
		return a.Type == b.Type
	}
	if a.From != b.From {
		return false
	}
	if a.From == FromEffect { // fear is fear, entangled is entangled
		return kinds[a.Source].Like == kinds[b.Source].Like
	}
	return a.Source == b.Source
}

func stronger(a, b int32) bool {
	if a < 0 {
		return a < b
	}
	return a > b
}

// Query is what Sum is asked: a stat of a unit, against another, and how.
type Query struct {
	Unit    int32
	Against int32 // the other unit, or None
	Stat    Stat
	How     Context
	Attack  *srd.Attack // of a natural attack
	Index   int8        // which attack of a full attack
	Spell   srd.SpellID // of DCs, checks and Spellcraft
	CL      int16       // of an item's caster level; 0 the unit's own
}

// Sum adds up a stat. With out it also appends the lines, those that did not
// count included.
func (p *Position) Sum(q Query, out *[]Line) int {
	var s sheet
	p.gather(&s, q)
	sum := s.total()
	if out != nil {
		*out = append(*out, s.lines[:s.n]...)
	}
	return sum
}

// gather collects the base of a stat, then what effects and feats add.
func (p *Position) gather(s *sheet, q Query) {
	u := &p.S.Units[q.Unit]
	p.base(s, q, u)
	if u.Bears.meets(&modifying[q.Stat]) {
		for i := range p.S.Effects {
			e := &p.S.Effects[i]
			if e.On != q.Unit || e.Flags&Suppressed != 0 {
				continue
			}
			for _, m := range kinds[e.Kind].Mods {
				if m.applies(q) {
					s.add(FromEffect, int32(e.Kind), m.Type, int(m.Value))
				}
			}
		}
	}
	if q.Unit < int32(len(p.Setup.Mages)) {
		for f := p.Setup.Mages[q.Unit].Feats; f != 0; f &= f - 1 {
			feat := lowest(f)
			for _, m := range feats[feat].Mods {
				if m.applies(q) {
					s.add(FromFeat, int32(feat), m.Type, int(m.Value))
				}
			}
		}
	}
	if q.Stat == Ref && q.How&InCover != 0 {
		s.add(FromRule, CircumCover, Untyped, srd.CoverReflex)
	}
	if u.Negative > 0 {
		switch q.Stat {
		case Attack, Fort, Ref, Will, Concentration, Spellcraft, Grapple, StrengthCheck, PlainStrength, EscapeArtist, WitCheck, CastingCheck, Initiative:
			s.add(FromRule, CircumNegative, Untyped, -int(u.Negative))
		}
	}
}

func (m *Mod) applies(q Query) bool {
	return m.Stat == q.Stat && q.How&m.Need == m.Need && q.How&m.Ban == 0
}

// base adds the base value of a stat. A switch, not a table of functions, so
// that the sheet stays on the stack.
func (p *Position) base(s *sheet, q Query, u *Unit) {
	switch q.Stat {
	case AC:
		baseAC(p, s, q, u)
	case Attack:
		baseAttack(p, s, q, u)
	case WeaponDamage:
		baseDamage(p, s, q, u)
	case Fort:
		p.baseOfSave(s, q.Unit, 0, Con)
	case Ref:
		p.baseOfSave(s, q.Unit, 1, Dex)
	case Will:
		p.baseOfSave(s, q.Unit, 2, Wis)
	case Initiative:
		s.add(FromAbility, int32(Dex), Untyped, p.Mod(q.Unit, Dex))
	case Concentration:
		s.add(FromBase, BaseRanks, Untyped, p.Level(q.Unit)+3)
		s.add(FromAbility, int32(Con), Untyped, p.Mod(q.Unit, Con))
	case Spellcraft:
		s.add(FromBase, BaseRanks, Untyped, p.Level(q.Unit)+3)
		s.add(FromAbility, int32(Int), Untyped, p.Mod(q.Unit, Int))
		if p.Level(q.Unit) >= 2 {
			s.add(FromBase, BaseSynergy, Untyped, 2) // 5 ranks in Knowledge (arcana)
		}
		if q.Spell != 0 && q.Unit < int32(len(p.Setup.Mages)) {
			if m := &p.Setup.Mages[q.Unit]; m.School != srd.Universal {
				if m.School == srd.Spells[q.Spell].School {
					s.add(FromBase, BaseSchool, Untyped, 2)
				}
			}
		}
	case CasterLevel:
		s.add(FromBase, BaseLevel, Untyped, p.casterLevel(q))
	case SpellDC:
		s.add(FromBase, BaseTen, Untyped, 10)
		level := int(srd.Spells[q.Spell].Level)
		s.add(FromBase, BaseSpellLevel, Untyped, level)
		switch {
		case q.CL != 0:
			s.add(FromBase, BaseWeapon, Untyped, level/2) // least ability that can cast it
		case q.Unit < int32(len(p.Setup.Mages)):
			a := p.Setup.Mages[q.Unit].Caster()
			s.add(FromAbility, int32(a), Untyped, p.Mod(q.Unit, a))
		}
	case SRCheck:
		s.add(FromBase, BaseLevel, Untyped, p.casterLevel(q))
	case DispelCheck:
		most := 10
		if q.Spell == srd.GreaterDispelMagic {
			most = 20
		}
		s.add(FromBase, BaseLevel, Untyped, min(p.casterLevel(q), most))
	case Grapple:
		if q.Unit < int32(len(p.Setup.Mages)) || u.Form != 0 {
			s.add(FromBase, BaseAttack, Untyped, p.baseAttackBonus(q.Unit))
			s.add(FromAbility, int32(Str), Untyped, p.Mod(q.Unit, Str))
			s.add(FromBase, BaseSpecialSize, Untyped, 4*(p.sizeOf(u)-int(srd.Medium)))
			return
		}
		c := p.creature(u)
		s.add(FromBase, BaseAttackBlock, Untyped, int(c.Grapple))
		s.add(FromAbility, int32(Str), Untyped, p.Mod(q.Unit, Str)-modifier(int(u.Score[Str])))
	case StrengthCheck:
		s.add(FromAbility, int32(Str), Untyped, p.Mod(q.Unit, Str))
		s.add(FromBase, BaseSpecialSize, Untyped, 4*(p.sizeOf(u)-int(srd.Medium)))
	case PlainStrength:
		s.add(FromAbility, int32(Str), Untyped, p.Mod(q.Unit, Str))
	case EscapeArtist:
		s.add(FromAbility, int32(Dex), Untyped, p.Mod(q.Unit, Dex))
	case WitCheck:
		s.add(FromAbility, int32(Int), Untyped, p.Mod(q.Unit, Int))
	case CastingCheck:
		a := p.Setup.Mages[q.Unit].Caster()
		s.add(FromAbility, int32(a), Untyped, p.Mod(q.Unit, a))
	case Land:
		s.add(FromBase, BaseSpeed, Untyped, p.baseLand(u))
	case Fly:
		if b := p.body(u); b != nil {
			s.add(FromBase, BaseSpeed, Untyped, min(int(b.Speed.Fly), formFly))
		}
	case StrScore, DexScore, ConScore, IntScore, WisScore, ChaScore:
		s.add(FromBase, BaseScore, Untyped, int(u.Score[q.Stat-StrScore]))
	}
}

func (p *Position) baseOfSave(s *sheet, unit int32, which int, a Ability) {
	s.add(FromBase, BaseSave, Untyped, p.baseSave(unit, which))
	s.add(FromAbility, int32(a), Untyped, p.Mod(unit, a))
}

func baseAC(p *Position, s *sheet, q Query, u *Unit) {
	s.add(FromBase, BaseTen, Untyped, 10)
	dex := p.Mod(q.Unit, Dex)
	if p.Is(q.Unit, Pinned) {
		dex = modifier(0)
	}
	if dex < 0 || q.How&LoseDex == 0 {
		s.add(FromAbility, int32(Dex), Untyped, dex)
	}
	s.add(FromBase, BaseSize, SizeBonus, p.sizeModifier(u))
	if c := p.body(u); c != nil && q.How&(TouchOnly|Incorporeal) == 0 {
		s.add(FromBase, BaseNatural, NaturalArmor, int(c.AC.Natural))
		if u.Form == 0 {
			s.add(FromBase, BaseArmor, ArmorBonus, int(c.AC.Armor))
			s.add(FromBase, BaseShield, ShieldBonus, int(c.AC.Shield))
		}
	}
	if u.Kind != 0 && u.Form == 0 {
		s.add(FromBase, BaseDeflection, Deflection, int(p.creature(u).AC.Deflection))
	}
	if q.Against != None {
		p.situationAC(s, q, u)
	}
}

func baseAttack(p *Position, s *sheet, q Query, u *Unit) {
	if q.Attack != nil && u.Form != 0 { // its own skill with the form's weapons
		s.add(FromBase, BaseAttack, Untyped, p.baseAttackBonus(q.Unit))
		s.add(FromAbility, int32(Str), Untyped, p.Mod(q.Unit, Str))
		s.add(FromBase, BaseSize, SizeBonus, p.sizeModifier(u))
		if p.secondary(u, q.Attack) {
			s.add(FromRule, CircumSecondary, Untyped, -5)
		}
	} else if q.Attack != nil {
		s.add(FromBase, BaseAttackBlock, Untyped, int(q.Attack.Bonus))
		a := Str
		if p.finesse(u) {
			a = Dex
		}
		s.add(FromAbility, int32(a), Untyped, p.Mod(q.Unit, a)-modifier(int(u.Score[a])))
	} else {
		s.add(FromBase, BaseAttack, Untyped, p.baseAttackBonus(q.Unit)-5*int(q.Index))
		a := Str
		if q.How&Ranged != 0 {
			a = Dex
		}
		s.add(FromAbility, int32(a), Untyped, p.Mod(q.Unit, a))
		s.add(FromBase, BaseSize, SizeBonus, p.sizeModifier(u))
	}
	if q.Against != None {
		p.situationAttack(s, q, u)
	}
}

func baseDamage(p *Position, s *sheet, q Query, u *Unit) {
	if q.Attack != nil && u.Form != 0 {
		s.add(FromAbility, int32(Str), Untyped, p.strengthShare(u, q.Attack).of(p.Mod(q.Unit, Str)))
	} else if q.Attack != nil {
		s.add(FromBase, BaseAttackBlock, Untyped, int(q.Attack.Damage.Bonus))
		share := p.strengthShare(u, q.Attack)
		s.add(FromAbility, int32(Str), Untyped, share.of(p.Mod(q.Unit, Str))-share.of(modifier(int(u.Score[Str]))))
	} else if q.How&Melee != 0 {
		s.add(FromAbility, int32(Str), Untyped, p.Mod(q.Unit, Str))
	}
}
