package engine

import (
	"mageduel/engine/srd"
)

var transmutations = map[srd.SpellID]SpellRule{
	srd.Fly:   {Aim: AimTouch, Helpful: true, Do: []Op{Lasts(Flies)}},
	srd.Haste: {Aim: AimUnits, Apart: 30, Helpful: true, Count: func(cl int) int { return cl }, Do: []Op{Lasts(Hasted)}},
}
