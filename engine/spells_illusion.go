package engine

import (
	"mageduel/engine/srd"
)

var illusions = map[srd.SpellID]SpellRule{
	srd.Invisibility: {Aim: AimTouch, Helpful: true, Do: []Op{Lasts(Invisible)}},
	srd.MirrorImage:  {Aim: AimSelf, Helpful: true, Do: []Op{Custom(mirrorImage)}},
}

// mirrorImage: 1d4 images and one more for every three levels, eight at most.
func mirrorImage(r *run, c *casting, target int32, _ bool) {
	n := min(8, r.die(4)+c.cl/3)
	i := r.lasting(c, target, MirrorImages)
	r.s.Effects[i].A = int32(n)
	r.tell(Event{Kind: EvBegin, Who: c.by, Target: target, A: int32(MirrorImages), B: r.s.Effects[i].ID, C: int32(n), Spell: c.spell})
}
