package stills

import (
	"fmt"
	"strings"

	"mageduel/engine"
	"mageduel/engine/srd"
	"mageduel/scenes"
	"mageduel/scenes/board"
)

func nobody(*scenes.Ctx) {}

// title is the title over the living heath, first dark, then with a zone.
func (s *Studio) title() error {
	heath := &scenes.Heath{}
	s.open(scenes.NewTitle(scenes.TitleOptions{Backdrop: heath, New: nobody, Continue: nobody, Watch: nobody, Replays: nobody, Codex: nobody, Settings: nobody, Quit: nobody}))
	for n := 0; !heath.Shown(12 * 60); n++ {
		if n > 4000 {
			return fmt.Errorf("the heath does not appear")
		}
		if err := s.tick(); err != nil {
			return err
		}
	}
	return s.shoot("title")
}

func (s *Studio) setup() error {
	last := chosen("heath", 1, "evoker", "conjurer", "sorcerer")
	s.open(scenes.NewSetup(scenes.DuelSetup(scenes.SetupOptions{Last: &last, Start: func(*scenes.Ctx, scenes.SetupResult) {}})))
	if err := s.wait(30); err != nil {
		return err
	}
	return s.shoot("setup")
}

func (s *Studio) codex() error {
	for _, at := range [...]string{"", "rule:E7", "spell:Fireball", "creature:Wolf", "condition:prone"} {
		s.open(scenes.NewCodex(scenes.CodexOptions{At: at}))
		if err := s.wait(30); err != nil {
			return err
		}
		name := "codex"
		if kind, _, ok := strings.Cut(at, ":"); ok {
			name += "-" + kind
		}
		if err := s.shoot(name); err != nil {
			return err
		}
	}
	return nil
}

func (s *Studio) settings() error {
	s.open(scenes.NewSettings(scenes.SettingsOptions{Windowed: true}))
	if err := s.wait(30); err != nil {
		return err
	}
	return s.shoot("settings")
}

// stage opens a duel and waits until its place is lit.
func (s *Studio) stage(m *scenes.Match) (*scenes.Duel, error) {
	d, err := scenes.NewDuel(m, scenes.DuelOptions{Setup: func(*scenes.Ctx, scenes.SetupResult) {}, Title: nobody, Settings: nobody,
		Export: func(*scenes.Ctx, *scenes.Match) {}, Watch: func(*scenes.Ctx, *scenes.Match) {}})
	if err != nil {
		return nil, err
	}
	s.open(d)
	for !d.Lit() {
		if err := s.tick(); err != nil {
			return nil, err
		}
	}
	return d, nil
}

// view sets the camera at once and has the ground ready for it.
func (s *Studio) view(d *scenes.Duel, zoom, x, y float64) {
	cam := d.Board().Camera()
	cam.SetZoom(zoom * float64(s.Height) / 720)
	cam.Look(x, y)
	for !d.Board().Warm(s.Width, s.Height) {
	}
}

// quiet lets everything be shown until a person has to decide, at most so many
// ticks.
func (s *Studio) quiet(d *scenes.Duel, most int) error {
	for n := 0; n < most && !d.PersonWaits() && !(d.Match().Over() && !d.Match().Busy()); n++ {
		if err := s.tick(); err != nil {
			return err
		}
	}
	return s.wait(20)
}

// rite shows each phase to the person who must choose in it.
func (s *Studio) rite() error {
	for seat := range 2 {
		if seat == 1 && !s.wants("rite-"+phases[engine.Demand]) {
			continue
		}
		r := chosen("heath", 1, "evoker", "conjurer")
		if seat == 1 { // a phase of the challenged alone
			r.Mages[0].Player, r.Mages[1].Player = r.Mages[1].Player, r.Mages[0].Player
		}
		m, err := scenes.NewMatch(r)
		if err != nil {
			return err
		}
		d, err := s.stage(m)
		if err != nil {
			return err
		}
		seen := map[engine.Phase]bool{}
		for m.Shown().S.Phase < engine.Fight {
			if err := s.quiet(d, 3000); err != nil {
				return err
			}
			who, unit := m.Actor()
			v := m.View(who)
			phase := v.S.Phase
			if name, ok := phases[phase]; ok && !seen[phase] && (seat == 0) == (phase != engine.Demand) {
				seen[phase] = true
				if err := s.shoot("rite-" + name); err != nil {
					return err
				}
			}
			if seat == 1 && phase > engine.Demand {
				break
			}
			if err := s.goOn(m, &v, who, unit, phase); err != nil {
				return err
			}
			if phase == engine.Entry { // the zone stands
				if err := s.wait(50); err != nil {
					return err
				}
				if err := s.shoot("rite-entering"); err != nil {
					return err
				}
				break
			}
			if err := s.wait(2); err != nil {
				return err
			}
		}
	}
	return nil
}

// phases name the phases of the rite in which somebody chooses.
var phases = map[engine.Phase]string{engine.Challenge: "1-challenge", engine.Demand: "2-answer", engine.Acclimatise: "3-acclimatise",
	engine.ZoneBallot: "4-zone", engine.RoundsBallot: "5-rounds", engine.Preparation: "6-preparation", engine.Entry: "7-entry"}

// goOn is what a person plainly does in a phase of the rite.
func (s *Studio) goOn(m *scenes.Match, v *engine.Position, who, unit int32, phase engine.Phase) error {
	c := command(engine.DoEndTurn, unit)
	switch phase {
	case engine.Challenge:
		c = command(engine.DoChallenge, who)
		c.Option = 1
	case engine.Demand:
		c = command(engine.DoAgree, who)
	case engine.Acclimatise:
		c = command(engine.DoAcclimatise, who)
	case engine.ZoneBallot:
		c = command(engine.DoVoteZone, who)
		c.X, c.Z = v.Setup.Suggested()
	case engine.RoundsBallot:
		c = command(engine.DoVoteRounds, who)
		c.Option = 2
	case engine.Entry:
		c = command(engine.DoEnter, who)
	case engine.Preparation:
		for i := range v.S.Slots {
			cast := command(engine.DoCast, unit)
			cast.Slot, cast.Spell, cast.Target = int32(i), v.S.Slots[i].Spell, unit
			if cast.Spell == srd.MageArmor && v.Check(&cast) == engine.Fine {
				c = cast
			}
		}
	}
	if v.S.Asking() {
		c = command(engine.DoAnswer, who)
	}
	return m.Apply(c)
}

// places shows a duel in every place from all four sides.
func (s *Studio) places() error {
	for _, place := range scenes.PlaceNames {
		if !s.wants("place-" + place) {
			continue
		}
		r := chosen(place, 1, "conjurer", "sorcerer")
		r.WildLife = true
		rules := scenes.RulesOf(r)
		rules.WildLife = false
		duel, err := fight(rules, 60, 40)
		if err != nil {
			return err
		}
		put(duel, 0, 3, 3, 1)
		put(duel, 1, 8, 8, 5)
		gets(duel, 0, engine.MageArmored, srd.MageArmor, 4)
		gets(duel, 1, engine.MirrorImages, srd.MirrorImage, 3)
		for i, kind := range [...]string{"Wolf", "Fire Elemental, Small", "Eagle"} {
			bring(duel, kind, 0, int64(4+2*i), int64(6-2*i)+3, 1)
		}
		d, err := s.stage(scenes.MatchOf(duel, r))
		if err != nil {
			return err
		}
		for turn := range 4 {
			for _, zoom := range [...]float64{1, 2} {
				name := fmt.Sprintf("place-%s-%d", place, turn+1)
				if zoom == 2 {
					name += "-near"
				}
				if !s.wants(name) {
					continue
				}
				s.view(d, zoom, 0, 0)
				if err := s.wait(40); err != nil {
					return err
				}
				if err := s.shoot(name); err != nil {
					return err
				}
			}
			if err := s.press(scenes.TurnRight); err != nil {
				return err
			}
			if err := s.wait(40); err != nil {
				return err
			}
		}
	}
	return nil
}

// duel is a fireball amid a duel, cut off at the zone's face.
func (s *Studio) duel() error {
	r := chosen("heath", 1, "evoker", "conjurer")
	for i := range r.Mages {
		r.Mages[i].Level = 9
	}
	r.Mages[1].Model = "circlet"
	rules := scenes.RulesOf(r)
	rules.WildLife = false
	duel, err := fight(rules, 60, 40)
	if err != nil {
		return err
	}
	put(duel, 0, 3, 3, 1)
	put(duel, 1, 9, 8, 5)
	gets(duel, 0, engine.MirrorImages, srd.MirrorImage, 3)
	gets(duel, 1, engine.MageArmored, srd.MageArmor, 4)
	bring(duel, "Wolf", 1, 6, 3, 4)
	bring(duel, "Wolf", 1, 9, 7, 5)
	bring(duel, "Hell Hound", 1, 4, 6, 5)
	duel.State.Mages[1].Counter = engine.Never
	ball := castOf(duel, 0, srd.Fireball)
	ball.X, ball.Y = 50, 40
	m := scenes.MatchOf(duel, r)
	d, err := s.stage(m)
	if err != nil {
		return err
	}
	s.view(d, 1.5, 9, 3)
	return s.effect(d, ball, "duel")
}

// bring puts a summoned creature of a mage on a square.
func bring(d *engine.Duel, kind string, owner int32, x, y int64, facing int16) {
	id, ok := srd.FindCreature(kind)
	if !ok {
		return
	}
	c := &srd.Creatures[id]
	u := engine.Unit{Kind: int32(id), Owner: owner, HP: int32(c.HP), MaxHP: int32(c.HP), Space: int16(5 * max(1, c.Space.Squares())),
		X: 5 * x, Y: 5 * y, Facing: facing, Flags: engine.Summoned | engine.Acted, OrderAt: engine.None}
	switch c.Template {
	case srd.Celestial:
		u.Flags |= engine.Celestial
	case srd.Fiendish:
		u.Flags |= engine.Fiendish
	}
	for a := engine.Str; a <= engine.Cha; a++ {
		u.Score[a] = int16(c.Abilities.Score(srd.Ability(a + 1)))
	}
	s := &d.State
	s.Units = append(s.Units, u)
	s.Order = append(s.Order, int32(len(s.Units)-1))
}

// counterspell is the prompt by which a person may counter what is cast.
func (s *Studio) counterspell() error {
	r := chosen("heath", 1, "evoker", "evoker")
	rules := scenes.RulesOf(r)
	duel, err := fight(rules, 60, 40)
	if err != nil {
		return err
	}
	put(duel, 0, 3, 5, 0)
	put(duel, 1, 8, 6, 4)
	m := scenes.MatchOf(duel, r)
	d, err := s.stage(m)
	if err != nil {
		return err
	}
	if err := m.Apply(command(engine.DoEndTurn, 0)); err != nil {
		return err
	}
	for range 20 {
		if err := s.quiet(d, 3000); err != nil {
			return err
		}
		who, unit := m.Actor()
		if v := m.View(who); v.S.Asking() {
			if err := s.shoot("counterspell-1-prompt"); err != nil {
				return err
			}
			c := command(engine.DoAnswer, who)
			if v.S.Ask.Kind == engine.AskCounter {
				c.Option = engine.IdentifyAndCounter
			}
			if err := m.Apply(c); err != nil {
				return err
			}
			if err := s.quiet(d, 3000); err != nil {
				return err
			}
			return s.shoot("counterspell-2-after")
		}
		if err := m.Apply(command(engine.DoEndTurn, unit)); err != nil {
			return err
		}
	}
	return fmt.Errorf("nobody casts")
}

// summons is the list of creatures that a summoning can call.
func (s *Studio) summons() error {
	r := chosen("heath", 1, "conjurer", "evoker")
	r.Mages[0].Level = 9
	duel, err := fight(scenes.RulesOf(r), 60, 40)
	if err != nil {
		return err
	}
	d, err := s.stage(scenes.MatchOf(duel, r))
	if err != nil {
		return err
	}
	ui := d.Panels().UI
	for i := range duel.State.Slots {
		for _, id := range [...]string{"action.cast", fmt.Sprintf("spell.%d", i)} {
			if !ui.Press(id) {
				break
			}
			if err := s.wait(3); err != nil {
				return err
			}
		}
		if _, listed := ui.Where("summon.0"); listed {
			return s.shoot("summon")
		}
		for ui.Layers() > 0 {
			ui.Close()
		}
		if err := s.press(scenes.Cancel); err != nil {
			return err
		}
		for ui.Layers() > 0 {
			ui.Close()
		}
	}
	return fmt.Errorf("no spell summons")
}

// effects shows every spell that can be cast as it is released, as it strikes
// and what stays of it.
func (s *Studio) effects() error {
	var d *scenes.Duel
	for _, spell := range castable() {
		name := "effect-" + slug(srd.Spells[spell].Name)
		if !s.wants(name) {
			continue
		}
		duel, cast, err := lucky(spell)
		if err != nil {
			return err
		}
		m := scenes.MatchOf(duel, chosen("heath", 1, "evoker", "conjurer"))
		if d == nil {
			if d, err = s.stage(m); err != nil {
				return err
			}
			s.view(d, 1.5, 0, 0)
		}
		d.Take(m)
		if err := s.effect(d, cast, name); err != nil {
			return err
		}
	}
	return nil
}

func slug(name string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r >= 'A' && r <= 'Z':
			return r + 'a' - 'A'
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9':
			return r
		case r == ' ' || r == '-' || r == '/':
			return '-'
		}
		return -1
	}, name)
}

// effect casts a spell and takes its pictures.
func (s *Studio) effect(d *scenes.Duel, cast engine.Command, name string) error {
	if err := s.wait(2); err != nil {
		return err
	}
	m := d.Match()
	if err := m.Apply(cast); err != nil {
		return err
	}
	let, struck := 0, 0
	for n := 1; n < 3 || n <= struck+8 || !d.PersonWaits() && !(m.Over() && !m.Busy()); n++ {
		if n > 4000 {
			return fmt.Errorf("%s is not shown to its end", name)
		}
		if err := s.tick(); err != nil {
			return err
		}
		for _, b := range d.Board().Beats() {
			switch {
			case b.Kind == board.LetGo && b.Stage == board.Begin && let == 0:
				let = n
			case b.Stage == board.Strike && let > 0 && struck == 0 && !minor[b.Kind]:
				struck = n
			}
		}
		if let > 0 && n == let+8 {
			if err := s.shoot(name + "-1-release"); err != nil {
				return err
			}
		}
		if struck > 0 && n == struck+8 {
			if err := s.shoot(name + "-2-strike"); err != nil {
				return err
			}
		}
	}
	if err := s.wait(90); err != nil {
		return err
	}
	return s.shoot(name + "-3-after")
}

// minor are the beats that are no spell's own.
var minor = map[board.Kind]bool{board.Pause: true, board.GatherSpell: true, board.LetGo: true, board.Shrug: true, board.Number: true,
	board.Word: true, board.MoveAlong: true, board.Flinch: true}

// result is the end of a duel that a spell decides.
func (s *Studio) result() error {
	duel, cast, err := lucky(srd.Fireball)
	if err != nil {
		return err
	}
	duel.State.Units[1].Nonlethal = duel.State.Units[1].HP - 4
	m := scenes.MatchOf(duel, chosen("heath", 1, "evoker", "conjurer"))
	d, err := s.stage(m)
	if err != nil {
		return err
	}
	if err := m.Apply(cast); err != nil {
		return err
	}
	if err := s.quiet(d, 4000); err != nil {
		return err
	}
	return s.shoot("result")
}
