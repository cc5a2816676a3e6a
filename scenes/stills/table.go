package stills

import (
	"fmt"

	"mageduel/engine"
	"mageduel/engine/srd"
	"mageduel/scenes"
)

// chosen is a set-up for pictures: so many persons, the rest by the computer.
func chosen(place string, persons int, builds ...string) scenes.SetupResult {
	r := scenes.DefaultSetup(scenes.DuelSetup(scenes.SetupOptions{}))
	r.Place, r.Seed, r.Mages = place, 11, nil
	for i, b := range builds {
		m := scenes.SetupMage{Name: [...]string{"Sefira", "Oswin", "Maëlis", "Tancred"}[i%4], Level: 7, Player: "hasty", Build: b,
			Model: [...]string{"hat", "hood", "circlet", "collar"}[i%4], Colour: [...]int{1, 0, 3, 4}[i%4], Emblem: i}
		m.Class = scenes.Class(engine.FindReady(b).Class)
		if i < persons {
			m.Player = "person"
		}
		r.Mages = append(r.Mages, m)
	}
	return r
}

// command is one of a unit, with nothing else said.
func command(kind engine.CommandKind, who int32) engine.Command {
	return engine.Command{Kind: kind, Who: who, Slot: engine.None, Target: engine.None}
}

// fight goes through the rite at once, in a zone of a side and height in feet
// without a preparation, to the turn of the first mage.
func fight(rules *engine.Setup, side, height int64) (*engine.Duel, error) {
	rules.House |= engine.FreeSize | engine.FixedRounds
	rules.Rounds = 0
	d, err := engine.New(rules)
	if err != nil {
		return nil, err
	}
	for range 400 {
		s := &d.State
		if s.Phase == engine.Fight && s.Turn >= 0 {
			return d, firstInTurn(d)
		}
		if err := step(d, side, height); err != nil {
			return nil, err
		}
	}
	return nil, fmt.Errorf("the rite does not end: phase %d", d.State.Phase)
}

// step is the next command of the rite, by whoever may give it.
func step(d *engine.Duel, side, height int64) error {
	var seen engine.State
	for who := range d.Setup.Mages {
		v := d.View(engine.Only(int32(who)), &seen)
		var c engine.Command
		found := false
		v.Legal(engine.Command{Who: int32(who)}, func(next engine.Command, whole bool) bool {
			c, found = next, whole
			return !whole || next.Kind == engine.DoRefuse
		})
		if !found {
			continue
		}
		if c.Kind == engine.DoVoteZone {
			c.X, c.Z = side, height
		}
		return d.Apply(c)
	}
	return fmt.Errorf("nobody goes on in phase %d", d.State.Phase)
}

// firstInTurn makes it the turn of the first mage.
func firstInTurn(d *engine.Duel) error {
	for range 40 {
		p := d.Position()
		if p.Whose() == 0 {
			return nil
		}
		if err := d.Apply(command(engine.DoEndTurn, p.Whose())); err != nil {
			return err
		}
	}
	return fmt.Errorf("the first mage's turn does not come")
}

// put places a unit on a square of the zone, counted from its low corner, and
// turns it to an eighth of the circle, 0 east and growing towards north.
func put(d *engine.Duel, unit int32, x, y int64, facing int16) {
	u := &d.State.Units[unit]
	u.X, u.Y, u.Z, u.Facing = 5*x, 5*y, 0, facing
}

// gets puts a lasting spell of one's own on a unit.
func gets(d *engine.Duel, unit int32, kind engine.EffectKind, spell srd.SpellID, amount int32) {
	s := &d.State
	s.NextID++
	s.Effects = append(s.Effects, engine.Effect{Kind: kind, On: unit, By: unit, ID: s.NextID, Spell: spell, CL: 3, DC: 14, A: amount,
		Flags: engine.Magical | engine.Dismissible, Ends: engine.Forever})
}

// castings are the whole commands by which the first mage can cast a spell now.
func castings(d *engine.Duel, spell srd.SpellID) []engine.Command {
	var seen engine.State
	v := d.View(engine.Only(0), &seen)
	var out []engine.Command
	var deeper func(c engine.Command)
	deeper = func(c engine.Command) {
		var parts []engine.Command
		v.Legal(c, func(next engine.Command, whole bool) bool {
			switch {
			case next.Kind != engine.DoCast || next.Spell != spell:
			case whole:
				out = append(out, next)
			default:
				parts = append(parts, next)
				if next.N > 0 && v.Check(&next) == engine.Fine { // at fewer than it might be
					out = append(out, next)
				}
			}
			return len(out) < 4000
		})
		for _, p := range parts {
			deeper(p)
		}
	}
	deeper(engine.Command{Who: 0})
	return out
}

// worth is how good a picture a casting makes: it takes the foe, or where it
// helps the caster, and happens between the two.
func worth(d *engine.Duel, c *engine.Command) int64 {
	p := d.Position()
	helps := engine.Rule(c.Spell).Helpful
	w := int64(0)
	for i := range p.S.Units {
		unit := int32(i)
		if !p.Takes(c, unit) {
			continue
		}
		if foe := p.Foe(0, unit); foe != helps {
			w += 100
		} else {
			w -= 150
		}
	}
	a, b := &p.S.Units[0], &p.S.Units[1]
	near := func(x, y, z int64) {
		w -= max(x, -x) + max(y, -y) + max(z, -z)
	}
	switch engine.Rule(c.Spell).Aim {
	case engine.AimPoint, engine.AimDispel, engine.AimLine:
		near(c.X-b.X, c.Y-b.Y, c.Z)
	case engine.AimSquares, engine.AimPlace:
		near(c.X-(a.X+b.X)/2, c.Y-(a.Y+b.Y)/2, c.Z)
	case engine.AimWall:
		near((c.X+c.X2-a.X-b.X)/2, (c.Y+c.Y2-a.Y-b.Y)/2, c.Z)
		w += min(max(c.X2-c.X, c.X-c.X2)+max(c.Y2-c.Y, c.Y-c.Y2), 40)
	}
	return w
}

// best is the casting that makes the best picture.
func best(d *engine.Duel, spell srd.SpellID) (engine.Command, error) {
	list := castings(d, spell)
	if len(list) == 0 {
		return engine.Command{}, fmt.Errorf("there is no way to cast %s here", srd.Spells[spell].Name)
	}
	at := 0
	for i := range list {
		if worth(d, &list[i]) > worth(d, &list[at]) {
			at = i
		}
	}
	return list[at], nil
}

// castable are all spells that the game can cast, in the order of the rules.
func castable() []srd.SpellID {
	var out []srd.SpellID
	for id := srd.SpellID(1); int(id) <= srd.NumSpells; id++ {
		if engine.Implemented(id) {
			out = append(out, id)
		}
	}
	return out
}

// experiment is a duel in which the first mage casts a spell that works on the
// second: the position and the casting.
func experiment(spell srd.SpellID, seed uint64) (*engine.Duel, engine.Command, error) {
	mage := func(name string, level uint8, scores int16) engine.MageSpec {
		m := engine.MageSpec{Name: name, Class: engine.Wizard, Level: level, HP: 150, Alignment: srd.TrueNeutral, Purse: 1_000_000}
		for i := range m.Abilities {
			m.Abilities[i] = scores
		}
		return m
	}
	a, b := mage("Sefira", 20, 28), mage("Oswin", 1, 8)
	a.Book = []engine.Prepared{{Spell: spell, Level: srd.Spells[spell].Level, Count: 1}}
	d, err := fight(&engine.Setup{Seed: seed, Mages: []engine.MageSpec{a, b}}, 60, 40)
	if err != nil {
		return nil, engine.Command{}, err
	}
	put(d, 0, 3, 5, 0)
	put(d, 1, 8, 6, 4)
	gets(d, 1, engine.MageArmored, srd.MageArmor, 4)
	c, err := best(d, spell)
	if err != nil { // it may be for another kind of creature
		bring(d, "Fire Elemental, Small", 1, 7, 5, 4)
		c, err = best(d, spell)
	}
	if err != nil || srd.Spells[spell].Time.Rounds() < 1 {
		return d, c, err
	}
	// What takes a round works when the turn comes again.
	for _, next := range []engine.Command{c, command(engine.DoEndTurn, 0)} {
		if err := d.Apply(next); err != nil {
			return nil, c, err
		}
		for d.State.Asking() {
			if err := d.Apply(command(engine.DoAnswer, d.State.Ask.Who)); err != nil {
				return nil, c, err
			}
		}
	}
	return d, command(engine.DoEndTurn, 1), nil
}

// lucky is an experiment whose dice let the spell work in full: a save or a
// miss shows less of it.
func lucky(spell srd.SpellID) (*engine.Duel, engine.Command, error) {
	for seed := uint64(1); ; seed++ {
		d, c, err := experiment(spell, seed)
		if err != nil || seed == 12 {
			return d, c, err
		}
		trial, _, err := experiment(spell, seed)
		if err != nil {
			return nil, c, err
		}
		fails := trial.Apply(c) != nil
		for i := range trial.Events {
			e := &trial.Events[i]
			fails = fails || e.Kind == engine.EvMiss || e.Kind == engine.EvSR ||
				e.Kind == engine.EvRoll && e.Who != 0 && e.D == 1 && (e.Stat == engine.Fort || e.Stat == engine.Ref || e.Stat == engine.Will)
		}
		if !fails {
			return d, c, nil
		}
	}
}
