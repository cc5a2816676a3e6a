package srd

import "strconv"

// Condition is a state of a creature.
type Condition uint8

// The conditions.
const (
	NoCondition Condition = iota
	Blinded
	Confused
	Cowering
	Dazed
	Dazzled
	Deafened
	Entangled
	Exhausted
	Fascinated
	Fatigued
	FlatFooted
	Frightened
	Grappling
	Helpless
	Incorporeal
	Invisible
	Nauseated
	Panicked
	Paralyzed
	Petrified
	Pinned
	Prone
	Shaken
	Sickened
	Staggered
	Stunned
	Turned
	Unconscious
	NumConditions = int(iota)
)

var conditionNames = []string{
	"", "blinded", "confused", "cowering", "dazed", "dazzled", "deafened",
	"entangled", "exhausted", "fascinated", "fatigued", "flat-footed",
	"frightened", "grappling", "helpless", "incorporeal", "invisible",
	"nauseated", "panicked", "paralysed", "petrified", "pinned", "prone",
	"shaken", "sickened", "staggered", "stunned", "turned", "unconscious",
}

// String is the name in English, in lower case.
func (c Condition) String() string { return nameOf(int(c), conditionNames) }

// ConditionFigures are the plain numbers of a condition; what else it does is
// for the engine.
type ConditionFigures struct {
	Attack       int8 // its own attack rolls
	MeleeAttack  int8 // its own melee attack rolls, beside Attack
	Damage       int8 // its own weapon damage
	AC           int8 // against all attacks
	ACMelee      int8 // against melee, beside AC
	ACRanged     int8 // against ranged attacks, beside AC
	Saves        int8
	Checks       int8 // skill and ability checks
	Initiative   int8
	Str, Dex     int8
	MissChance   uint8 // per cent, of attacks on it
	SpellFailure uint8 // per cent, of its spells with words
	NoDexToAC    bool
	HalfSpeed    bool
	NoRun        bool // nor charge
	NoActions    bool
	DexZero      bool // counts as Dexterity 0
	StrZero      bool // counts as Strength 0
	NoAoO        bool // makes no attacks of opportunity
}

// Conditions are the figures by condition.
var Conditions = [NumConditions]ConditionFigures{
	Blinded:     {AC: -2, NoDexToAC: true, HalfSpeed: true},
	Cowering:    {AC: -2, NoDexToAC: true, NoActions: true, NoAoO: true},
	Dazed:       {NoActions: true, NoAoO: true},
	Dazzled:     {Attack: -1},
	Deafened:    {Initiative: -4, SpellFailure: 20},
	Entangled:   {Attack: -2, Dex: -4, HalfSpeed: true, NoRun: true},
	Exhausted:   {Str: -6, Dex: -6, HalfSpeed: true, NoRun: true},
	Fascinated:  {NoActions: true, NoAoO: true},
	Fatigued:    {Str: -2, Dex: -2, NoRun: true},
	FlatFooted:  {NoDexToAC: true, NoAoO: true},
	Frightened:  {Attack: -2, Saves: -2, Checks: -2},
	Grappling:   {NoAoO: true},
	Helpless:    {ACMelee: -4, DexZero: true, NoActions: true, NoAoO: true},
	Incorporeal: {MissChance: 50},
	Invisible:   {Attack: 2, MissChance: 50},
	Nauseated:   {NoAoO: true},
	Panicked:    {Saves: -2, Checks: -2},
	Paralyzed:   {ACMelee: -4, StrZero: true, DexZero: true, NoActions: true, NoAoO: true},
	Petrified:   {ACMelee: -4, DexZero: true, NoActions: true, NoAoO: true},
	Pinned:      {ACMelee: -4, NoAoO: true},
	Prone:       {MeleeAttack: -4, ACMelee: -4, ACRanged: 4},
	Shaken:      {Attack: -2, Saves: -2, Checks: -2},
	Sickened:    {Attack: -2, Damage: -2, Saves: -2, Checks: -2},
	Stunned:     {AC: -2, NoDexToAC: true, NoActions: true, NoAoO: true},
	Unconscious: {ACMelee: -4, DexZero: true, NoActions: true, NoAoO: true},
}

// ConditionColumns gives the figures of a condition in a fixed order, those that
// are zero left out. An unknown condition gives nothing.
func ConditionColumns(c Condition) []KV {
	if c == NoCondition || int(c) >= NumConditions {
		return nil
	}
	f := Conditions[c]
	out := []KV{{"name", c.String()}}
	number := func(key string, n int8) {
		if n != 0 {
			out = append(out, KV{key, signed(int(n))})
		}
	}
	flag := func(key string, on bool) {
		if on {
			out = append(out, KV{key, "yes"})
		}
	}
	number("attack", f.Attack)
	number("melee_attack", f.MeleeAttack)
	number("damage", f.Damage)
	number("ac", f.AC)
	number("ac_melee", f.ACMelee)
	number("ac_ranged", f.ACRanged)
	number("saves", f.Saves)
	number("checks", f.Checks)
	number("initiative", f.Initiative)
	number("str", f.Str)
	number("dex", f.Dex)
	for _, p := range []struct {
		key string
		n   uint8
	}{{"miss_chance", f.MissChance}, {"spell_failure", f.SpellFailure}} {
		if p.n != 0 {
			out = append(out, KV{p.key, strconv.Itoa(int(p.n)) + "%"})
		}
	}
	flag("no_dex_to_ac", f.NoDexToAC)
	flag("half_speed", f.HalfSpeed)
	flag("no_run", f.NoRun)
	flag("no_actions", f.NoActions)
	flag("dex_zero", f.DexZero)
	flag("str_zero", f.StrZero)
	flag("no_attacks_of_opportunity", f.NoAoO)
	return out
}

// Figures of one negative level.
const (
	NegativeLevelPenalty   = -1 // attacks, saves, checks, effective level
	NegativeLevelHitPoints = 5
)

// ConfusedAct is what a confused creature does, by the roll of d100.
type ConfusedAct uint8

// What the confused do.
const (
	ConfusedAttackCaster  ConfusedAct = iota // 01 to 10
	ConfusedNormal                           // 11 to 20
	ConfusedBabble                           // 21 to 50
	ConfusedFleeCaster                       // 51 to 70
	ConfusedAttackNearest                    // 71 to 100
)

// ConfusedActAt gives what a roll of d100 (1 to 100) makes the confused do.
func ConfusedActAt(roll int) ConfusedAct {
	switch {
	case roll <= 10:
		return ConfusedAttackCaster
	case roll <= 20:
		return ConfusedNormal
	case roll <= 50:
		return ConfusedBabble
	case roll <= 70:
		return ConfusedFleeCaster
	}
	return ConfusedAttackNearest
}
