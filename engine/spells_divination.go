package engine

import (
	"mageduel/engine/srd"
)

var divinations = map[srd.SpellID]SpellRule{
	srd.SeeInvisibility: {Aim: AimSelf, Helpful: true, Do: []Op{Lasts(SeesInvisible)}},
	srd.TrueSeeing:      {Aim: AimTouch, Helpful: true, Do: []Op{Lasts(TrueSight)}},
}

// trueSightFeet is how far true seeing reaches.
const trueSightFeet = 120
