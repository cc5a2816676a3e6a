package engine

import (
	"mageduel/engine/srd"
)

var enchantments = map[srd.SpellID]SpellRule{
	srd.CharmPerson: {Aim: AimUnit, Humanoid: true, Do: []Op{Lasts(Charmed)}},
	srd.HoldPerson:  {Aim: AimUnit, Humanoid: true, Do: []Op{Lasts(Held)}},
	srd.Suggestion:  {Aim: AimUnit, Living: true, Options: int32(Courses), Do: []Op{Custom(suggest)}},
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
