package stills

import (
	"fmt"
	"image"

	"mageduel/engine"
	"mageduel/engine/srd"
	"mageduel/scenes"
)

// FilmTicks is how many ticks a picture of the film lasts: twelve a second.
const FilmTicks = 5

// Film plays a moment of a duel and gives the board as it is seen twelve times
// a second: a spell is countered, then a fireball bursts on the one who tried,
// cut off at the zone's face.
func (s *Studio) Film(frame func(*image.RGBA) error) error {
	m, ray, ball, err := exchange()
	if err != nil {
		return err
	}
	d, err := s.stage(m)
	if err != nil {
		return err
	}
	s.view(d, 2, 6, 7)
	n := 0
	roll := func(goes func() bool) error {
		for goes() {
			if n > 3000 {
				return fmt.Errorf("the film does not end")
			}
			if err := s.tick(); err != nil {
				return err
			}
			if n++; n%FilmTicks != 0 {
				continue
			}
			dst := s.canvas()
			d.Board().Draw(dst)
			if err := frame(pixels(dst)); err != nil {
				return err
			}
		}
		return nil
	}
	pause := func(ticks int) error {
		return roll(func() bool { ticks--; return ticks >= 0 })
	}
	answer := func(option int32) error {
		who, _ := m.Actor()
		v := m.View(who)
		if !v.S.Asking() {
			return nil
		}
		return m.Apply(reply(&v, option))
	}
	for _, do := range []func() error{
		func() error { return pause(20) },
		func() error { return m.Apply(ray) },
		func() error { return answer(engine.IdentifyAndCounter) },
		func() error { return answer(0) },
		func() error { return pause(15) },
		func() error { return m.Apply(command(engine.DoEndTurn, 1)) },
		func() error { return m.Apply(ball) },
		func() error { return answer(engine.LetPass) },
		func() error { return pause(60) },
	} {
		if err := do(); err != nil {
			return err
		}
		if err := roll(m.Busy); err != nil {
			return err
		}
	}
	return nil
}

// exchange is a duel in the turn of the second mage, the ray that the second
// casts, and the fireball by which the first answers. Its dice let the first
// know the ray.
func exchange() (*scenes.Match, engine.Command, engine.Command, error) {
	r := chosen("heath", 2, "evoker", "evoker")
	r.Mages[1].Model = "circlet"
	for i := range r.Mages {
		r.Mages[i].Level = 9
	}
	for r.Seed = 1; r.Seed < 80; r.Seed++ {
		trial, ray, ball, err := before(r)
		if err != nil {
			return nil, ray, ball, err
		}
		if rehearse(trial, ray, ball) {
			duel, ray, ball, err := before(r)
			return scenes.MatchOf(duel, r), ray, ball, err
		}
	}
	return nil, engine.Command{}, engine.Command{}, fmt.Errorf("no dice let the ray be known")
}

// before is the position before the exchange, and its two castings.
func before(r scenes.SetupResult) (duel *engine.Duel, ray, ball engine.Command, err error) {
	rules := scenes.RulesOf(r)
	rules.WildLife = false
	if duel, err = fight(rules, 60, 40); err != nil {
		return
	}
	put(duel, 0, 4, 6, 0)
	put(duel, 1, 9, 8, 4)
	for n := 0; n < 8; n++ {
		if p := duel.Position(); p.Whose() == 1 {
			break
		}
		if err = duel.Apply(command(engine.DoEndTurn, 0)); err != nil {
			return
		}
	}
	ray, ball = castOf(duel, 1, srd.ScorchingRay), castOf(duel, 0, srd.Fireball)
	ray.N = 2 // both at the first mage
	ball.X, ball.Y = 50, 45
	return
}

// rehearse tells whether the ray is countered and the fireball strikes.
func rehearse(d *engine.Duel, ray, ball engine.Command) bool {
	countered, struck := false, false
	for _, c := range []engine.Command{ray, command(engine.DoEndTurn, 1), ball} {
		if c.Kind == engine.DoCast && c.Who == 0 {
			if p := d.Position(); p.Whose() != 0 {
				return false
			}
		}
		if d.Apply(c) != nil {
			return false
		}
		for n := 0; d.State.Asking(); n++ {
			var seen engine.State
			v := d.View(engine.Only(d.State.Ask.Who), &seen)
			option := int32(engine.LetPass)
			if c.Who == 1 && v.S.Ask.Kind == engine.AskCounter {
				option = engine.IdentifyAndCounter
			}
			if n > 4 || d.Apply(reply(&v, option)) != nil {
				return false
			}
		}
		for i := range d.Events {
			e := &d.Events[i]
			countered = countered || e.Kind == engine.EvCountered
			struck = struck || e.Kind == engine.EvDamage && e.Target == 1 && e.A > 10
		}
	}
	return countered && struck
}

// reply answers the open question: with an option, or where the spell is known
// with the first slot that counters it.
func reply(v *engine.Position, option int32) engine.Command {
	c := command(engine.DoAnswer, v.S.Ask.Who)
	c.Option = option
	if v.S.Ask.Kind != engine.AskIdentified {
		return c
	}
	for i := range v.S.Slots {
		if c.Slot = int32(i); v.Check(&c) == engine.Fine {
			return c
		}
	}
	c.Slot = engine.None
	return c
}

// castOf casts a spell from the first slot that has it.
func castOf(d *engine.Duel, who int32, spell srd.SpellID) engine.Command {
	c := command(engine.DoCast, who)
	c.Spell = spell
	for i := range d.State.Slots {
		if s := &d.State.Slots[i]; int32(s.Owner) == who && s.Spell == spell && s.Left > 0 {
			c.Slot = int32(i)
			break
		}
	}
	return c
}
