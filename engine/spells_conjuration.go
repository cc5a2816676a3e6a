package engine

import (
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

var conjurations = map[srd.SpellID]SpellRule{
	srd.AcidSplash: {Aim: AimRays, Count: one, Do: []Op{Damage(D(1, 3), srd.EnergyAcid)}},
	srd.MageArmor:  {Aim: AimTouch, Helpful: true, Do: []Op{Lasts(MageArmored)}},
	srd.Grease:     {Aim: AimSquares, Do: []Op{Custom(grease)}, Fits: fitsGround},
	srd.Web:        {Aim: AimPoint, Radius: 20, Spread: true, Despite: true, Do: []Op{Leaves(WebArea), Custom(webbed)}, Fits: fitsWeb},
	srd.StinkingCloud: {Aim: AimPoint, Radius: 20, Spread: true,
		Do: []Op{Leaves(Cloud), Custom(nauseate)}},

	srd.Mount:         {Aim: AimPlace, Do: []Op{Custom(summonMonster)}, Fits: fitsSummon},
	srd.DimensionDoor: {Aim: AimAway, Options: 2, Helpful: true, Travels: true, Do: []Op{Custom(dimensionDoor)}},
	srd.Teleport:      {Aim: AimAway, Options: 2, Helpful: true, Travels: true, Do: []Op{Custom(teleport)}},
	srd.Maze:          {Aim: AimUnit, Do: []Op{Custom(maze)}},
	srd.PlaneShift:    {Aim: AimTouch, Travels: true, Do: []Op{Custom(planeShift)}, Fits: fitsShift},
	srd.Glitterdust:   {Aim: AimPoint, Radius: 10, Spread: true, Do: []Op{Custom(glitterdust)}},

	srd.SummonMonsterI:   {Aim: AimPlace, Do: []Op{Custom(summonMonster)}, Fits: fitsSummon},
	srd.SummonMonsterII:  {Aim: AimPlace, Do: []Op{Custom(summonMonster)}, Fits: fitsSummon},
	srd.SummonMonsterIII: {Aim: AimPlace, Do: []Op{Custom(summonMonster)}, Fits: fitsSummon},
}

// grease covers a 10-ft square: Reflex or fall, now and at every turn begun
// in it.
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

// webbed: who fails the Reflex save is stuck fast, who makes it is entangled
// but can move.
func webbed(r *run, c *casting, target int32, saved bool) {
	if i := r.byID(c.area); i != None && r.on(&r.s.Effects[i], target) {
		r.entangle(i, target, !saved)
	}
}

// entangle catches a unit in a web.
func (r *run) entangle(web int, unit int32, stuck bool) {
	e := &r.s.Effects[web]
	if i := r.find(unit, Webbed); i != None {
		r.s.Effects[i].A = max(r.s.Effects[i].A, truth(stuck))
		return
	}
	r.begin(Effect{Kind: Webbed, On: unit, By: e.By, Parent: e.ID, Spell: e.Spell, DC: e.DC, A: truth(stuck), Ends: Forever})
}

// enterWeb is for who comes into a web later. The save is for those in it when
// the spell is cast; who walks in is entangled among the strands.
func enterWeb(r *run, effect int, unit int32) {
	if !r.Is(unit, Webbed) {
		r.entangle(effect, unit, false)
	}
}

// webCheck is a Strength or an Escape Artist check in a web, whichever serves
// better (the second against a DC higher by gap).
func (r *run) webCheck(unit int32, gap int) (total int, slip bool) {
	from := r.mark()
	str := r.Sum(Query{Unit: unit, Against: None, Stat: PlainStrength}, nil)
	esc := r.Sum(Query{Unit: unit, Against: None, Stat: EscapeArtist}, nil)
	stat := PlainStrength
	if slip = esc-gap > str; slip {
		stat = EscapeArtist
	}
	bonus := r.Sum(Query{Unit: unit, Against: None, Stat: stat}, r.lines())
	die := r.die(20)
	r.tell(Event{Kind: EvRoll, Who: unit, Target: None, Stat: stat, A: int32(die), B: int32(die + bonus), Spell: srd.Web, L0: from, L1: r.mark()})
	return die + bonus, slip
}

// webFeetOf is how far a check in a web leads: 5 feet for each 5 points above
// 10.
func webFeetOf(total int) int64 { return int64(max(0, total-10)) / 5 * 5 }

// nauseate is the stinking cloud on a living creature: as long as it is in it
// and 1d4+1 rounds more.
func nauseate(r *run, c *casting, target int32, saved bool) {
	if i := r.byID(c.area); i != None && !saved && r.on(&r.s.Effects[i], target) {
		r.sicken(i, target)
	}
}

func (r *run) sicken(cloud int, unit int32) {
	e := &r.s.Effects[cloud]
	if !r.living(unit) {
		return
	}
	for i := range r.s.Effects {
		if o := &r.s.Effects[i]; o.Kind == Nauseated && o.On == unit && o.A == e.ID {
			o.Ends = Forever
			return
		}
	}
	r.begin(Effect{Kind: Nauseated, On: unit, By: e.By, Spell: e.Spell, DC: e.DC, A: e.ID, Ends: Forever})
}

func (p *Position) living(unit int32) bool {
	t := p.Type(unit)
	return t != srd.TypeUndead && t != srd.TypeConstruct
}

// breathe is the save of who is in the cloud.
func (r *run) breathe(cloud int, unit int32) {
	e := r.s.Effects[cloud]
	if !r.living(unit) {
		return
	}
	for i := range r.s.Effects {
		if o := &r.s.Effects[i]; o.Kind == Nauseated && o.On == unit && o.A == e.ID && o.Ends == Forever {
			return // already
		}
	}
	if !r.save(unit, Fort, int(e.DC), VsSpells, e.Spell) {
		r.sicken(cloud, unit)
	}
}

func enterCloud(r *run, effect int, unit int32) { r.breathe(effect, unit) }

// tickCloud: who made the save and stays must save again each round, on the
// caster's turn.
func tickCloud(r *run, effect int) {
	id := r.s.Effects[effect].ID
	for t := range r.s.Units {
		if i := r.byID(id); i != None && r.InPlay(int32(t)) && r.on(&r.s.Effects[i], int32(t)) {
			r.breathe(i, int32(t))
		}
	}
}

func endCloud(r *run, e Effect) {
	for t := range r.s.Units {
		if r.InPlay(int32(t)) {
			r.leaving(int32(t))
		}
	}
}

// glitterdust covers all in its area, so that even the invisible are seen; who
// fails the save is blinded as well.
func glitterdust(r *run, c *casting, target int32, saved bool) {
	dust := r.s.Effects[r.lasting(c, target, Glittering)]
	if saved {
		return
	}
	for i := range r.s.Effects { // blinded by an earlier cloud: for longer
		if e := &r.s.Effects[i]; e.Kind == Blinded && e.Parent == dust.ID {
			e.Ends = dust.Ends
			return
		}
	}
	r.begin(Effect{Kind: Blinded, On: target, By: c.by, Parent: dust.ID, Spell: c.spell, CL: dust.CL, DC: dust.DC, Flags: Restored, Ends: dust.Ends})
}

// fireOnWebs burns what of webs an area of fire takes in.
func (r *run) fireOnWebs(by int32, a *area) {
	for i := len(r.s.Effects) - 1; i >= 0; i-- {
		if i >= len(r.s.Effects) || r.s.Effects[i].Kind != WebArea {
			continue
		}
		web := r.s.Effects[i]
		if a.kind == AimPoint {
			if d := grid.Distance(a.burst.Corner, grid.Point{X: web.X, Y: web.Y, Z: web.Z}); d < a.burst.Radius+20 {
				r.burnWeb(by, i, a.burst.Corner, a.burst.Radius)
			}
			continue
		}
		b := web.bounds()
		b.Each(b, func(at grid.Point) bool {
			j := r.byID(web.ID)
			if j == None {
				return false
			}
			if at.Z >= 0 && a.holds(&r.Position, at) && r.covers(&r.s.Effects[j], at) {
				r.burnWeb(by, j, at, 0)
			}
			return true
		})
	}
}
