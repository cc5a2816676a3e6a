package scenes

import (
	"slices"
	"testing"

	"mageduel/assets/sounds"
	"mageduel/engine"
	"mageduel/engine/srd"
	"mageduel/scenes/frametest"
)

// TestEverySoundOfTheScenesIsMade walks all names that the scenes can form:
// of every spell, creature, place and phase, and of whole duels.
func TestEverySoundOfTheScenesIsMade(t *testing.T) {
	known := map[string]bool{}
	for _, n := range sounds.Names() {
		known[n] = true
	}
	need := func(name, why string) {
		if name != "" && !known[name] {
			t.Errorf("%s asks for %q, which is not made", why, name)
		}
	}
	for id := srd.SpellID(0); int(id) <= srd.NumSpells; id++ {
		v := spellVoice(id)
		for _, head := range []string{"cast.release.", "strike."} {
			need(head+v, srd.Spells[id].Name)
		}
		need("effect."+energyName(spellEnergy(id)), srd.Spells[id].Name)
	}
	for id := 1; id <= srd.NumCreatures; id++ {
		c := srd.CreatureID(id)
		need(sounds.Beast(srd.Creatures[c].Name), srd.Creatures[c].Name)
		_, sound := attackKind(c)
		need(sound, srd.Creatures[c].Name)
	}
	for p := engine.Challenge; p <= engine.Over; p++ {
		name := sounds.Bell(int(p) - int(engine.Challenge))
		if name == "rite.bell" {
			t.Errorf("phase %d has no bell of its own", p)
		}
		need(name, "a phase")
	}
	for _, place := range PlaceNames {
		var r ears
		r.attend(place)
		need(r.ambience, place)
		for i := range r.ground {
			need(r.ground[i], place)
			need(r.wings[i], place)
		}
	}
	for _, n := range []string{"music/title", "music/calm", "music/tense", "music/peril", "ambience/zone", "end.win", "end.lose", "end.draw",
		"ui.back", "ui.notice", "ui.click", "ui.hover", "ui.refuse", "dice.roll", sounds.Shape("page", 1)} {
		need(n, "a scene")
	}
	heard := map[string]bool{}
	for seed := range uint64(4) {
		m, err := NewMatch(testSetup(seed+40, 0, "evoker", "conjurer", "sorcerer", "necromancer"))
		if err != nil {
			t.Fatal(err)
		}
		b := &blank{}
		for n := 0; n < 12000 && !m.Over(); n++ {
			m.Pump()
			for m.Busy() {
				b.update()
				m.Advance(b, func(q cue) {
					heard[q.sound] = true
					need(q.sound, "a duel")
					if q.volume <= 0 || q.volume > 1 {
						t.Errorf("%s has the volume %v", q.sound, q.volume)
					}
				}, func(s string) string { return s })
			}
		}
	}
	for _, n := range []string{"rite.fight", "rite.round", "cast.gather", "strike.miss", "summon", "slain", "zone.rise", "zone.fall", "cast.release.force", "strike.force"} {
		if !heard[n] {
			t.Errorf("four duels went by without %s", n)
		}
	}
}

// TestUnknownSpellsSoundAlike holds that who cannot know a spell hears the
// same of every one.
func TestUnknownSpellsSoundAlike(t *testing.T) {
	m, err := NewMatch(testSetup(4, 0, "evoker", "conjurer"))
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range []srd.SpellID{srd.Fireball, srd.MageArmor, srd.SummonMonsterIII} {
		s := step{after: &engine.State{}, events: []Told{{Event: engine.Event{Kind: engine.EvCastBegin, Who: 0, Target: engine.None, Spell: id}}}}
		m.stage(&s, s.events)
		m.listen(&s)
		if s.sound != "cast.gather" || len(s.more) != 0 || s.volume != 1 {
			t.Errorf("spell %d begins with %q", id, s.sound)
		}
	}
}

// ledger is a Sound that writes down what it is told.
type ledger struct {
	played []string
	loops  map[string]float64
	order  []string // loops in the order in which they were first begun
}

func (l *ledger) Play(name string, _, _ float64) { l.played = append(l.played, name) }
func (l *ledger) Loop(name string, volume float64) {
	if l.loops == nil {
		l.loops = map[string]float64{}
	}
	if _, ok := l.loops[name]; !ok && volume > 0 {
		l.order = append(l.order, name)
	}
	if volume > 0 || l.loops[name] > 0 {
		l.loops[name] = volume
	}
}

// TestMusicThickens holds that the layers begin together and that only their
// volumes follow the duel: tense below half of the worst mage's hit points,
// peril below a quarter.
func TestMusicThickens(t *testing.T) {
	frametest.Do(func() {
		c := duelContext(1280, 720, "en")
		sound := &ledger{}
		c.Sound = sound
		m, err := NewMatch(testSetup(6, 0, "evoker", "conjurer"))
		if err != nil {
			t.Error(err)
			return
		}
		d, err := NewDuel(m, DuelOptions{})
		if err != nil {
			t.Error(err)
			return
		}
		homeScore(c)
		if sound.loops["music/title"] != musicOn {
			t.Error("no music at the title")
		}
		c.Stack.Push(d)
		c.Stack.Settle()
		tap(c, Input{})
		if got := sound.order[len(sound.order)-4:]; !slices.Contains(got, "music/calm") || !slices.Contains(got, "music/tense") || !slices.Contains(got, "music/peril") {
			t.Errorf("the layers do not begin together: %v", sound.order)
		}
		if sound.loops["music/title"] != 0 || sound.loops["ambience/heath"] != placeVolume {
			t.Errorf("the title goes on under the duel: %v", sound.loops)
		}
		s := &d.m.shown
		s.Phase = engine.Fight
		for i := range s.Mages {
			s.Mages[i].Flags |= engine.Entered
		}
		u := &s.Units[1]
		for _, step := range []struct {
			left float64 // share of the hit points
			want int
		}{{1, 0}, {0.5, 0}, {0.45, 1}, {0.25, 1}, {0.2, 2}} {
			u.HP, u.MaxHP = 100, 100
			u.Nonlethal = int32(100 - 100*step.left)
			if got := d.tension(); got != step.want {
				t.Errorf("with %.0f%% of the hit points the tension is %d, not %d", step.left*100, got, step.want)
			}
		}
		// The wall hums most beside it, and no more than far from it in the
		// middle of 80 ft.
		d.w.Zone.Side, s.Side, d.acting = 80, 80, 1
		u.X, u.Y = 0, 40
		beside := d.hum()
		u.X, u.Y = 40, 35
		if far := d.hum(); beside != humNear || far != humFar {
			t.Errorf("the wall hums %v beside it and %v in the middle", beside, far)
		}
		score(c, 2, "ambience/heath", placeVolume, 0)
		if sound.loops["music/calm"] != musicOn || sound.loops["music/peril"] != musicOn {
			t.Errorf("in peril: %v", sound.loops)
		}
		d.quiet(c)
		if sound.loops["music/calm"] != 0 || sound.loops["ambience/zone"] != 0 {
			t.Errorf("after the duel: %v", sound.loops)
		}
	})
}

// TestASteadyFrameIsHeardWithoutAllocations holds it for what sounds each
// tick.
func TestASteadyFrameIsHeardWithoutAllocations(t *testing.T) {
	frametest.Do(func() {
		c := duelContext(1280, 720, "en")
		m, err := NewMatch(testSetup(6, 1, "evoker", "conjurer"))
		if err != nil {
			t.Error(err)
			return
		}
		d, err := NewDuel(m, DuelOptions{})
		if err != nil {
			t.Error(err)
			return
		}
		if n := testing.AllocsPerRun(50, func() { d.sounding(c) }); n != 0 {
			t.Errorf("%v allocations", n)
		}
	})
}
