package engine

import (
	"mageduel/engine/dice"
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// Summon is one choice of a summoning spell: a creature of its list or of a
// lower one, and how many come.
type Summon struct {
	Creature srd.CreatureID
	Template srd.Template
	Number   dice.Roll
	Level    uint8 // of the list
	Water    bool  // lives only in water: no place has any
}

// summonChoices has the choices of each summon monster spell by spell level,
// in the order of the lists, its own first.
var summonChoices [10][]Summon

func init() {
	for level := 1; level <= 9; level++ {
		for list := level; list >= 1; list-- {
			for i := range srd.Summons {
				entry := &srd.Summons[i]
				if int(entry.Level) != list {
					continue
				}
				n := srd.SummonCount(level, list)
				for _, base := range entry.Base {
					summonChoices[level] = append(summonChoices[level], Summon{
						Creature: base, Template: entry.Template, Level: entry.Level, Water: entry.AquaticOnly,
						Number: dice.Roll{Count: int16(n.Count), Sides: int16(n.Sides), Bonus: n.Bonus},
					})
				}
			}
		}
	}
}

// mounts are what the spell of that name calls: animals of this world.
var mounts = []Summon{
	{Creature: srd.HorseLight, Number: dice.Roll{Bonus: 1}, Level: 1},
	{Creature: srd.Pony, Number: dice.Roll{Bonus: 1}, Level: 1},
}

// SummonChoices are the choices of a summoning spell; Option of a command is
// an index into them.
func SummonChoices(spell srd.SpellID) []Summon {
	if spell == srd.Mount {
		return mounts
	}
	level, ok := summonLevel(spell)
	if !ok {
		return nil
	}
	return summonChoices[level]
}

func summonLevel(spell srd.SpellID) (int, bool) {
	switch spell {
	case srd.SummonMonsterI, srd.SummonMonsterII, srd.SummonMonsterIII:
		return int(srd.Spells[spell].Level), true
	}
	return 0, false
}

// summonMonster brings the chosen creatures next to the chosen square; they act
// at once, on their caster's turn.
func summonMonster(r *run, c *casting, _ int32, _ bool) {
	choice := SummonChoices(c.spell)[c.cmd.Option]
	n := r.roll(choice.Number)
	for range n {
		r.bring(c, choice)
	}
}

// bring adds one summoned creature. One that finds no free square does not
// come (R41).
func (r *run) bring(c *casting, choice Summon) {
	u := Unit{Kind: int32(choice.Creature), Owner: c.by, Flags: Summoned | Acted, OrderAt: None}
	switch choice.Template {
	case srd.Celestial:
		u.Flags |= Celestial
	case srd.Fiendish:
		u.Flags |= Fiendish
	}
	cr := &srd.Creatures[choice.Creature]
	u.Space = int16(5 * cr.Space.Squares())
	for a := Str; a <= Cha; a++ {
		u.Score[a] = int16(cr.Abilities.Score(srd.Ability(a + 1)))
	}
	u.HP = int32(cr.HP)
	u.MaxHP = u.HP
	r.s.Units = append(r.s.Units, u)
	id := int32(len(r.s.Units) - 1)
	at, ok := r.freeNear(id, c.cmd.At())
	if !ok {
		r.s.Units = r.s.Units[:id]
		return
	}
	v := r.unit(id)
	v.X, v.Y, v.Z = at.X, at.Y, at.Z
	last := c.by
	for _, o := range r.s.Order {
		if r.s.Units[o].Owner == c.by && r.s.Units[o].Has(Summoned) && r.s.Units[o].Init < r.s.Units[last].Init && r.s.Units[last].Init-r.s.Units[o].Init < 512 {
			last = o
		}
	}
	v.Init = r.freeKey(r.s.Units[last].Init)
	r.joinOrder(id)
	e := Effect{Kind: Summoning, On: id, By: c.by, Spell: c.spell, CL: int16(c.cl), Flags: Magical | Dismissible, Ends: r.endOf(c)}
	r.tell(Event{Kind: EvSummoned, Who: c.by, Target: id, A: int32(choice.Creature), B: int32(choice.Template), X: at.X, Y: at.Y, Z: at.Z})
	r.begin(e)
	if r.hasFeat(c.by, AugmentSummoning) {
		r.begin(Effect{Kind: Augmented, On: id, By: c.by, Ends: Forever})
	}
}

// freeNear is the free square nearest to a point where a unit has room, inside
// the zone while there is one.
func (r *run) freeNear(unit int32, want grid.Point) (grid.Point, bool) {
	for radius := int64(0); radius <= 30; radius += 5 {
		for dy := -radius; dy <= radius; dy += 5 {
			for dx := -radius; dx <= radius; dx += 5 {
				if max(dx, -dx) != radius && max(dy, -dy) != radius {
					continue
				}
				at := grid.Point{X: want.X + dx, Y: want.Y + dy, Z: want.Z}
				if r.roomAt(unit, at) {
					return at, true
				}
			}
		}
	}
	return want, false
}

// roomAt tells whether a unit can stand at a square, all of it inside.
func (p *Position) roomAt(unit int32, at grid.Point) bool {
	if !p.Free(unit, at) {
		return false
	}
	body := p.S.Units[unit].Body()
	body.Point = at
	ok := true
	if p.S.Phase == Fight {
		body.Each(func(sq grid.Point) bool { ok = sq.Z > at.Z || p.Mask.Inside(sq); return ok })
	}
	return ok
}

// sendHome ends a summoned creature's stay.
func (r *run) sendHome(unit int32) {
	if r.unit(unit).Has(Gone) {
		return
	}
	r.vanish(unit)
	r.tell(Event{Kind: EvSent, Target: unit, Who: r.unit(unit).Owner})
}

// vanish takes a unit out of play with all that is on it.
func (r *run) vanish(unit int32) {
	r.unit(unit).Flags |= Gone
	r.leaveOrder(unit)
	r.letGo(unit)
	for i := 0; i < len(r.s.Effects); {
		e := &r.s.Effects[i]
		if e.On == unit {
			r.s.remove(i)
			continue
		}
		i++
	}
}

func fitsSummon(p *Position, c *Command) Refusal {
	choices := SummonChoices(c.Spell)
	switch {
	case c.Option < 0 || int(c.Option) >= len(choices):
		return NoSuchChoice
	case choices[c.Option].Water:
		return NeedsWater
	case !summonable(choices[c.Option].Creature):
		return NotYetKnown
	}
	probe := grid.At(c.At())
	if p.Mask.Filled(probe.Point, 1) || p.S.Phase == Fight && !p.Mask.Inside(c.At()) {
		return NoRoom
	}
	if speed := &srd.Creatures[choices[c.Option].Creature].Speed; c.Z > 0 && speed.Fly == 0 {
		return NeedsGround
	}
	return Fine
}

// summonable tells whether the game knows all that a creature can do.
func summonable(id srd.CreatureID) bool { return Plays(id) }
