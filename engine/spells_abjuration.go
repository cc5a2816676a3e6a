package engine

import (
	"mageduel/engine/srd"
)

var abjurations = map[srd.SpellID]SpellRule{
	srd.Shield:      {Aim: AimSelf, Helpful: true, Do: []Op{Lasts(Shielded)}},
	srd.DispelMagic: {Aim: AimDispel, Radius: 20, Options: 3, Do: []Op{Custom(dispelMagic)}, Fits: fitsDispel},
}
