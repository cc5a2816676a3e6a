package engine

import "mageduel/engine/srd"

// Swift and immediate actions. One swift action a turn, beside all others. An
// immediate action may come at any time, but not from the flat-footed; out of
// turn it uses up the swift action of one's next turn. They provoke nothing.
// The core rules call a quickened spell a free action, of which there is one a
// round: that is the same.

// CanSwift tells whether the unit has its swift action of this turn left.
func (p *Position) CanSwift(unit int32) bool {
	return p.Whose() == unit && !p.S.Units[unit].Has(SwiftUsed) && p.CanAct(unit)
}

// CanImmediate tells whether the unit could take an immediate action now.
func (p *Position) CanImmediate(unit int32) bool {
	if p.Whose() == unit {
		return p.CanSwift(unit)
	}
	return !p.S.Units[unit].Has(SwiftOwed) && !p.IsFlatFooted(unit) && p.CanAct(unit)
}

func (r *run) useSwift(unit int32) { r.unit(unit).Flags |= SwiftUsed }

// useImmediate takes an immediate action, in turn or out of it.
func (r *run) useImmediate(unit int32) {
	if r.Whose() == unit {
		r.useSwift(unit)
		return
	}
	r.unit(unit).Flags |= SwiftOwed
}

// Metamagic is how a prepared spell was changed, a bit set.
type Metamagic uint16

// Quickened spells are cast as a swift action, from a slot four levels higher.
const Quickened Metamagic = 1

// quickenLevels is what Quicken Spell adds to a slot's level.
const quickenLevels = 4

// swiftCast tells whether a casting is a swift action: a quickened spell, or
// one whose casting time is a free action.
func (p *Position) swiftCast(spell srd.SpellID, slot int32) bool {
	return srd.Spells[spell].Time.Kind == srd.TimeFree || p.quickened(slot)
}

// IsQuickened tells whether a slot holds a quickened spell.
func (p *Position) IsQuickened(slot int32) bool { return p.quickened(slot) }

func (p *Position) quickened(slot int32) bool {
	return slot >= 0 && int(slot) < len(p.S.Slots) && p.S.Slots[slot].Meta&Quickened != 0
}
