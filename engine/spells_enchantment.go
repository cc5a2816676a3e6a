package engine

import (
	"mageduel/engine/srd"
)

var enchantments = map[srd.SpellID]SpellRule{
	srd.DominateMonster: {Aim: AimUnit, Do: []Op{Custom(dominate)}},
	srd.CharmPerson:     {Aim: AimUnit, Humanoid: true, DC: threatened, Do: []Op{Lasts(Charmed)}},
	srd.HoldPerson:      {Aim: AimUnit, Humanoid: true, Do: []Op{Lasts(Held)}},
	srd.PowerWordKill:   {Aim: AimUnit, Living: true, Do: []Op{Custom(powerWordKill)}},
	srd.Suggestion:      {Aim: AimUnit, Living: true, Options: int32(Courses), Do: []Op{Custom(suggest)}},
}

// threatened: +5 on the save of who is threatened by the caster or its friends,
// as everyone in a duel is.
func threatened(p *Position, _ *casting, _ int32) int {
	if p.S.Phase == Fight {
		return -5
	}
	return 0
}

// Course is what a suggestion tells its target to do.
type Course int32

// The courses that a duellist may find reasonable.
const (
	CoursePeace Course = iota // does nothing hostile to the caster
	CourseEdge                // walks to the edge of the zone and waits there (R33)
	CourseRest                // sits down and rests
	Courses
)

func suggest(r *run, c *casting, target int32, _ bool) {
	i := r.lasting(c, target, Suggested)
	r.s.Effects[i].A = c.cmd.Option
	if Course(c.cmd.Option) == CourseRest && !r.Is(target, Prone) {
		r.begin(Effect{Kind: Prone, On: target, By: c.by, Ends: Forever})
	}
}

// powerWordKill takes half of full hit points (E8) from who has 100 left or
// fewer, nonlethal damage counted (R22).
func powerWordKill(r *run, c *casting, target int32, _ bool) {
	if r.unit(target).Left() > 100 {
		r.tell(Event{Kind: EvResist, Who: c.by, Target: target, Spell: c.spell})
		return
	}
	r.halfOfFull(c.by, target, c.spell)
}
