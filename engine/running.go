package engine

import (
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// Running. SRD: a full-round action, up to four times the speed in a straight
// line over open ground, without the Dexterity bonus to AC; for as many rounds
// as the Constitution score, then a Constitution check each round, DC 10 and
// one more for each made; who fails it rests for a minute first.

// runFeet is how far a unit can run.
func (p *Position) runFeet(unit int32) int64 { return 4 * p.speed(unit) }

// checkRun judges whether a unit can run at all.
func (p *Position) checkRun(who int32) Refusal {
	u := &p.S.Units[who]
	switch {
	case p.S.Phase != Fight:
		return StandsStill
	case u.Has(Stepped):
		return AlreadyMoved
	case !p.canFull(who):
		return NoActionLeft
	case u.Runs < 0:
		return OutOfBreath
	case p.flagsOf(who)&(NoRunning|Sightless|Rooted) != 0 || p.Is(who, Prone) || p.Is(who, Webbed):
		return CannotRun
	}
	return Fine
}

// runPath appends the straight way of a run; ok is false where it is none.
func (p *Position) runPath(who int32, to grid.Point, out []grid.Point) (path []grid.Point, ok bool) {
	at := p.S.Units[who].At()
	d := grid.Point{X: to.X - at.X, Y: to.Y - at.Y, Z: to.Z - at.Z}
	n := max(d.X, -d.X, d.Y, -d.Y, d.Z, -d.Z)
	for _, v := range [...]int64{d.X, d.Y, d.Z} {
		if v != 0 && max(v, -v) != n {
			return out, false
		}
	}
	step := grid.Point{X: 5 * sign(d.X), Y: 5 * sign(d.Y), Z: 5 * sign(d.Z)}
	if n == 0 || !p.turnsTo(who, step) {
		return out, false
	}
	fly, leaving := p.CanFly(who), !p.stays(who, to)
	left, odd := p.runFeet(who), uint8(0)
	for at != to {
		next := at.Add(step)
		feet, ok := p.stepCost(who, at, next, leaving, fly)
		if !ok || feet > 5 && next.Z <= at.Z || len(out) == 127 {
			return out, false
		}
		feet, odd = grid.Price(step, odd, feet, fly)
		if left -= feet; left < 0 {
			return out, false
		}
		out = append(out, next)
		at = next
	}
	return out, true
}

// runCommand is DoRun.
func (r *run) runCommand(c *Command) {
	u := r.unit(c.Who)
	if con := r.Score(c.Who, Con); con != srd.NoScore && int(u.Runs) >= con {
		die := r.die(20)
		total, dc := die+r.Mod(c.Who, Con), 10+int(u.Runs)-con
		r.tell(Event{Kind: EvRoll, Who: c.Who, Target: None, Stat: ConScore, A: int32(die), B: int32(total), C: int32(dc), D: truth(total >= dc)})
		if total < dc {
			u.Runs = -srd.RoundsPerMinute
			return
		}
	}
	v := r.known(c.Who)
	path, ok := v.runPath(c.Who, c.At(), r.work.path[:0])
	r.work.path = path
	if !ok {
		return
	}
	r.useFull(c.Who)
	u.Flags |= Ran
	u.Runs++
	r.walk(c.Who, path, false, false)
}
