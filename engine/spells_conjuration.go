package engine

import (
	"mageduel/engine/srd"
)

var conjurations = map[srd.SpellID]SpellRule{
	srd.AcidSplash: {Aim: AimRays, Count: one, Do: []Op{Damage(D(1, 3), srd.EnergyAcid)}},
	srd.MageArmor:  {Aim: AimTouch, Helpful: true, Do: []Op{Lasts(MageArmored)}},
	srd.Grease:     {Aim: AimSquares, Do: []Op{Custom(grease)}, Fits: fitsGround},
	srd.Web:        {Aim: AimPoint, Radius: 20, Spread: true, Do: []Op{Leaves(WebArea), Custom(webbed)}, Fits: fitsWeb},

	srd.SummonMonsterI:   {Aim: AimPlace, Do: []Op{Custom(summonMonster)}, Fits: fitsSummon},
	srd.SummonMonsterII:  {Aim: AimPlace, Do: []Op{Custom(summonMonster)}, Fits: fitsSummon},
	srd.SummonMonsterIII: {Aim: AimPlace, Do: []Op{Custom(summonMonster)}, Fits: fitsSummon},
}

// grease covers a 10-ft square: Reflex or fall, now and at every turn begun or
// move made in it.
func grease(r *run, c *casting, _ int32, _ bool) {
	i := r.leave(c, GreaseArea)
	id := r.s.Effects[i].ID
	for t := range r.s.Units {
		i = r.byID(id)
		if r.InPlay(int32(t)) && r.on(&r.s.Effects[i], int32(t)) {
			if r.Foe(c.by, int32(t)) {
				r.offend(c, int32(t))
			}
			r.slip(int32(t), c.dc, c.spell)
		}
	}
}

// slip is the Reflex save against falling in grease.
func (r *run) slip(unit int32, dc int, spell srd.SpellID) bool {
	if r.Is(unit, Prone) || r.Aloft(unit) {
		return false
	}
	if r.save(unit, Ref, dc, VsSpells, spell) {
		return false
	}
	r.begin(Effect{Kind: Prone, On: unit, By: None, Ends: Forever})
	return true
}

// webbed: who fails a Reflex save is stuck fast, who makes it is entangled but
// can move.
func webbed(r *run, c *casting, target int32, saved bool) {
	r.stick(c.dc, target, saved, c.spell, c.by)
}

func (r *run) stick(dc int, target int32, saved bool, spell srd.SpellID, by int32) {
	parent := int32(0)
	for i := range r.s.Effects {
		if e := &r.s.Effects[i]; e.Kind == WebArea && r.on(e, target) {
			parent = e.ID
		}
	}
	if parent == 0 {
		return
	}
	stuck := int32(1)
	if saved {
		stuck = 0
	}
	if i := r.find(target, Webbed); i != None {
		r.s.Effects[i].A = max(r.s.Effects[i].A, stuck)
		return
	}
	r.begin(Effect{Kind: Webbed, On: target, By: by, Parent: parent, Spell: spell, DC: int16(dc), A: stuck, Ends: Forever})
}

// enterWeb is for who comes into a web later: the same save.
func enterWeb(r *run, effect int, unit int32) {
	e := r.s.Effects[effect]
	if r.Is(unit, Webbed) {
		return
	}
	r.stick(int(e.DC), unit, r.save(unit, Ref, int(e.DC), VsSpells, e.Spell), e.Spell, e.By)
}
