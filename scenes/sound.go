package scenes

import (
	"mageduel/assets/sounds"
	"mageduel/engine"
	"mageduel/engine/srd"
	"mageduel/scenes/board"
)

// cue is a sound that goes with a step.
type cue struct {
	sound  string
	volume float64     // 0 to 1
	at     board.Point // where it is heard from
	placed bool        // at says where; else from the middle
	after  int         // ticks later than the step begins
}

// here puts a step's own sound where a unit stands in the end.
func (m *Match) here(s *step, unit int32) {
	if unit >= 0 && int(unit) < len(s.after.Units) {
		u := &s.after.Units[unit]
		s.at, s.placed = m.foot(s.after, unit, u.X, u.Y, u.Z), true
	}
}

// also adds a sound to a step, from where its own comes.
func (s *step) also(name string, volume float64, after int) {
	s.more = append(s.more, cue{sound: name, volume: volume, at: s.at, placed: s.placed, after: after})
}

// voiceOf is what a unit cries, "" of a mage.
func voiceOf(s *engine.State, unit int32) string {
	if unit < 0 || int(unit) >= len(s.Units) || s.Units[unit].Kind == 0 {
		return ""
	}
	return sounds.Beast(srd.Creatures[s.Units[unit].Kind].Name)
}

// spellVoice is what a known spell sounds of: its energy, or its school.
func spellVoice(id srd.SpellID) string {
	if id == srd.NoSpell {
		return "magic"
	}
	if e := spellEnergy(id); e != board.NoEnergy && e != board.Negative {
		return energyName(e)
	}
	switch srd.Spells[id].School {
	case srd.Abjuration:
		return "abjuration"
	case srd.Conjuration:
		return "conjuration"
	case srd.Divination:
		return "divination"
	case srd.Enchantment:
		return "enchantment"
	case srd.Evocation:
		return "evocation"
	case srd.Illusion:
		return "illusion"
	case srd.Necromancy:
		return "necromancy"
	case srd.Transmutation:
		return "transmutation"
	}
	return "magic"
}

// manyDice is from how many dice on they are heard to fall.
const manyDice = 4

// listen chooses what is heard for a step, once what is seen is chosen.
func (m *Match) listen(s *step) {
	e := &s.events[0].Event
	switch e.Kind {
	case engine.EvDamage, engine.EvAbility, engine.EvNegative, engine.EvHeal, engine.EvTemp, engine.EvBegin, engine.EvEnd,
		engine.EvSummoned, engine.EvSent, engine.EvSlain, engine.EvResist, engine.EvDispel:
		m.here(s, e.Target)
	case engine.EvPhase, engine.EvZone, engine.EvRound, engine.EvRounds, engine.EvOver:
	case engine.EvArea:
		s.at, s.placed = m.corner(s.after, e.X, e.Y, e.Z), true
	default:
		m.here(s, e.Who)
	}
	switch e.Kind {
	case engine.EvPhase:
		s.sound = sounds.Bell(int(e.A) - int(engine.Challenge))
	case engine.EvRound:
		s.sound, s.volume = "rite.round", 0.6
	case engine.EvTurn:
		if m.Person(e.Who) {
			s.sound, s.placed = "ui.turn", false
		}
	case engine.EvContest:
		s.sound = sounds.Shape("dice.roll", uint32(e.A))
	case engine.EvFall:
		s.sound = "fall"
	case engine.EvTrip:
		s.sound, s.volume = "fall", 0.8
	case engine.EvGrapple:
		s.sound = "grapple"
	case engine.EvSpellcraft:
		if e.B == 1 {
			s.sound, s.placed = "cast.known", false
		}
	case engine.EvCast:
		s.sound = "cast.release." + spellVoice(e.Spell)
	case engine.EvArea:
		if s.sound != "wind" {
			s.sound = "strike." + spellVoice(e.Spell)
		}
		if e.Dice.Count >= manyDice {
			s.also("dice.many", 0.7, 0)
		}
	case engine.EvStrike:
		switch {
		case engine.Rule(e.Spell).Aim == engine.AimUnits:
			if !engine.Rule(e.Spell).Helpful {
				s.sound = "strike." + spellVoice(e.Spell)
				m.here(s, e.Target)
			}
		case e.B == 0:
			s.sound = "strike.miss"
		}
	case engine.EvAttack:
		m.listenAttack(s, e)
	case engine.EvMiss:
		s.sound = "strike.miss"
	case engine.EvDamage:
		s.sound = sounds.Shape("hurt", uint32(e.A))
		if e.Spell == srd.NoSpell || e.A >= 12 {
			break
		}
		s.volume = 0.75
	case engine.EvHeal, engine.EvTemp:
		s.sound = "effect.positive"
	case engine.EvDispel:
		s.sound = "dispel"
		if e.D == 0 {
			s.volume = 0.45
		}
	case engine.EvSummoned:
		s.also(voiceOf(s.after, e.Target), 0.8, 30)
	case engine.EvSmite:
		s.sound = "strike.magic"
	case engine.EvLeft:
		s.sound = "zone.out"
	case engine.EvStopped:
		s.sound = "zone.touch"
	case engine.EvOver:
		if engine.Outcome(e.A) == engine.RefusedRite {
			s.sound = "refuse"
		} else if s.after.Side == 0 {
			s.sound = ""
		}
	}
	if s.volume == 0 {
		s.volume = 1
	}
}

// listenAttack chooses what is heard of an attack.
func (m *Match) listenAttack(s *step, e *engine.Event) {
	if voice := voiceOf(s.after, e.Who); voice != "" && e.Phase == 0 {
		s.also(voice, 0.55, 0)
	}
	if e.Spell != srd.NoSpell && s.sound != "blow" {
		s.sound = "strike." + spellVoice(e.Spell)
	}
	switch {
	case e.D == 0:
		s.sound = "strike.miss"
	case e.D == 2 && e.Spell == srd.NoSpell:
		s.sound = "blow.heavy"
	}
	m.here(s, e.Target)
}

// ears are what a duel keeps to be heard: sounds to come, those just played,
// and names made once.
type ears struct {
	later  []cue
	recent [6]struct {
		sound string
		tick  int64
	}
	next     int
	tick     int64
	now      int // sounds begun this tick
	place    string
	ambience string
	ground   [3]string // steps
	wings    [3]string
	stride   int32 // the walk being heard
	wait     int   // ticks to its next step
	count    uint32
}

// Sounds of one tick that are heard apart, and how long the same one is not
// begun again.
const (
	soundsAtOnce = 5
	sameSound    = 4  // ticks
	strideTicks  = 20 // between two steps
	wingTicks    = 34
)

// attend makes the names of a place.
func (r *ears) attend(place string) {
	r.place, r.ambience = place, "ambience/"+place
	for i := range r.ground {
		r.ground[i] = sounds.Step(place, false, uint32(i))
		r.wings[i] = sounds.Step(place, true, uint32(i))
	}
}

// hear plays a cue, now or when it is time.
func (d *Duel) hear(c *Ctx, q cue) {
	r := &d.ears
	if q.sound == "" {
		return
	}
	if q.after > 0 {
		r.later = append(r.later, q)
		return
	}
	if r.now >= soundsAtOnce {
		return
	}
	for i := range r.recent {
		if k := &r.recent[i]; k.sound == q.sound && r.tick-k.tick < sameSound {
			return
		}
	}
	r.recent[r.next].sound, r.recent[r.next].tick = q.sound, r.tick
	r.next = (r.next + 1) % len(r.recent)
	r.now++
	pan := 0.0
	if q.placed {
		pan = d.pan(q.at)
	}
	c.Sound.Play(q.sound, q.volume, pan)
}

// pan is where a place of the board is heard, left or right of the middle of
// the screen.
func (d *Duel) pan(at board.Point) float64 {
	cam := d.b.Camera()
	if cam.W <= 0 {
		return 0
	}
	x, _ := cam.Screen(at.X, at.Y, at.Z)
	return min(0.7, max(-0.7, (x/cam.W*2-1)*0.7))
}

// Volumes of what goes on by itself.
const (
	musicOn     = 0.7
	musicUnder  = 0.001 // silent, but in step with the others
	placeVolume = 0.6
	titlePlace  = 0.4
	humFar      = 0.16
	humNear     = 0.6
	humReach    = 25.0 // feet from the wall where it begins to rise
)

// allPlaces are the sounds of the places.
var allPlaces = func() []string {
	var names []string
	for _, p := range PlaceNames {
		names = append(names, "ambience/"+p)
	}
	return names
}()

// score brings music and ambience to what the moment asks for: tension 0 to 2
// in a duel, below 0 outside of one; a place of "" is silent.
func score(c *Ctx, tension int, ambience string, volume, hum float64) {
	if c.Sound == nil {
		return
	}
	title, calm, tense, peril := 0.0, musicOn, musicUnder, musicUnder
	switch {
	case tension < 0:
		title, calm, tense, peril = musicOn, 0, 0, 0
	case tension == 1:
		tense = musicOn
	case tension > 1:
		tense, peril = musicOn, musicOn
	}
	for _, name := range allPlaces {
		if name != ambience {
			c.Sound.Loop(name, 0)
		}
	}
	if ambience != "" {
		c.Sound.Loop(ambience, volume)
	}
	c.Sound.Loop("music/title", title)
	c.Sound.Loop("music/calm", calm)
	c.Sound.Loop("music/tense", tense)
	c.Sound.Loop("music/peril", peril)
	c.Sound.Loop("ambience/zone", hum)
}

// homeScore is what is heard outside of duels.
func homeScore(c *Ctx) { score(c, -1, "ambience/heath", titlePlace, 0) }

// sounding moves what is heard on by a tick.
func (d *Duel) sounding(c *Ctx) {
	r := &d.ears
	r.tick, r.now = d.tick, 0
	keep := r.later[:0]
	for i := range r.later {
		q := r.later[i]
		if q.after--; q.after <= 0 {
			d.hear(c, q)
		} else {
			keep = append(keep, q)
		}
	}
	r.later = keep
	d.striding(c)
	score(c, d.tension(), r.ambience, placeVolume, d.hum())
}

// striding lets the steps of a walk be heard.
func (d *Duel) striding(c *Ctx) {
	r := &d.ears
	if len(d.m.steps) == 0 {
		return
	}
	s := &d.m.steps[0]
	if !s.begun || s.open == 0 || len(s.events) == 0 || s.events[0].Kind != engine.EvMove && s.events[0].Kind != engine.EvEnters {
		return
	}
	if s.tag != r.stride {
		r.stride, r.wait = s.tag, 0
	}
	if r.wait--; r.wait > 0 {
		return
	}
	e := &s.events[len(s.events)-1].Event
	names := &r.ground
	r.wait = strideTicks
	if flying(&d.m.shown, e.Who) {
		names, r.wait = &r.wings, wingTicks
	}
	r.count = r.count*5 + 1
	d.hear(c, cue{sound: names[r.count/7%3], volume: 0.9, at: s.at, placed: s.placed})
}

// flying tells whether a unit is borne by wings or by a spell.
func flying(s *engine.State, unit int32) bool {
	if unit < 0 || int(unit) >= len(s.Units) {
		return false
	}
	u := &s.Units[unit]
	if u.Z > 0 {
		return true
	}
	if u.Kind != 0 {
		v := &srd.Creatures[u.Kind].Speed
		return v.Fly > v.Land
	}
	for i := range s.Effects {
		if f := &s.Effects[i]; f.On == unit && f.Kind == engine.Flies && f.Flags&engine.Suppressed == 0 {
			return true
		}
	}
	return false
}

// tension is how near the worst of the mages still in play is to defeat: 0
// calm, 1 below half of the hit points, 2 below a quarter.
func (d *Duel) tension() int {
	s := &d.m.shown
	if s.Phase != engine.Fight {
		return 0
	}
	worst := 1.0
	for i := range s.Mages {
		if i < len(s.Units) && s.Mages[i].Active() {
			worst = min(worst, share(&s.Units[i]))
		}
	}
	switch {
	case worst < 0.25:
		return 2
	case worst < 0.5:
		return 1
	}
	return 0
}

// hum is how loud the zone's walls are: they rise as the mage whose turn it is
// comes near one.
func (d *Duel) hum() float64 {
	if d.w.Zone.Side <= 0 {
		return 0
	}
	s := &d.m.shown
	if s.Phase != engine.Fight || d.acting < 0 || int(d.acting) >= len(s.Mages) || int(d.acting) >= len(s.Units) {
		return humFar
	}
	u := &s.Units[d.acting]
	near := float64(max(0, min(u.X, u.Y, s.Side-5-u.X, s.Side-5-u.Y)))
	return humFar + (humNear-humFar)*max(0, 1-near/humReach)
}

// ending is what is heard when the result comes up.
func (d *Duel) ending(c *Ctx) {
	s := &d.m.shown
	name := "end.draw"
	switch {
	case s.Outcome == engine.RefusedRite:
		return
	case s.Outcome == engine.Won && (d.m.Persons() == 0 || d.m.Person(s.Winner)):
		name = "end.win"
	case s.Outcome == engine.Won:
		name = "end.lose"
	}
	c.Sound.Play(name, 1, 0)
}

// tell shows a notice and lets it be heard.
func tell(c *Ctx, text string) {
	if c.Sound != nil {
		c.Sound.Play("ui.notice", 1, 0)
	}
	c.Notify(text)
}
