package chronicle

import (
	"strconv"

	"mageduel/assets/rulebook"
	"mageduel/engine"
	"mageduel/engine/srd"
)

// own are the effects with sentences of their own: the last part of their keys.
var own = map[engine.EffectKind]string{
	engine.Prone: "prone", engine.Dominated: "dominated", engine.MirrorImages: "images", engine.OnGrease: "onGrease",
	engine.GreaseArea: "grease", engine.WebArea: "web", engine.Webbed: "webbed", engine.FireWall: "fireWall", engine.GustArea: "gust",
	engine.CastingKind: "casting", engine.HeldCharge: "charge", engine.ReadyKind: "readied", engine.TotalDefence: "defence",
	engine.Poisoned: "poison", engine.Burning: "burning", engine.Raging: "rage", engine.Attached: "attached",
	engine.Drained: "drained", engine.Summoning: "summoning", engine.Cornered: "cowering", engine.Augmented: "augmented",
	engine.Sinking: "sinking", engine.Buffeted: "buffeted", engine.Gap: "gap", engine.Cloud: "cloud", engine.Snared: "snared",
	engine.Whirling: "whirling", engine.Whirled: "whirled", engine.Tested: "", engine.Mazed: "maze", engine.Blinking: "blink",
	engine.ForceWall: "forceWall", engine.Bead: "bead",
	engine.GravityArea: "gravity", engine.Afloat: "afloat", engine.RopeArea: "rope", engine.Sheltered: "sheltered",
	engine.Shaped: "shaped",
}

// kindNames are the words for effects that are no condition and no spell.
var kindNames = map[engine.EffectKind]string{
	engine.CastingKind: "casting", engine.HeldCharge: "charge", engine.ReadyKind: "readied", engine.TotalDefence: "defence",
	engine.Poisoned: "poisoned", engine.Burning: "burning", engine.Raging: "rage", engine.Attached: "attached",
	engine.Drained: "drained", engine.Summoning: "summoning", engine.Cornered: "cowering", engine.Augmented: "augmented", engine.Dead: "dead",
	engine.Sinking: "sinking", engine.Tested: "tested", engine.Gap: "gap", engine.Snared: "snared", engine.Whirling: "whirlwind", engine.Whirled: "whirlwind",
}

// condition is the rule book's entry of a kind of effect.
func condition(k engine.EffectKind) (rulebook.Condition, bool) {
	key := k.Name()
	if key == "paralyzed" {
		key = "paralysed"
	}
	return rulebook.ConditionByKey(key)
}

// spellNames finds spells by their names in lower case.
var spellNames = func() map[string]rulebook.Name {
	m := map[string]rulebook.Name{}
	for _, n := range rulebook.Spells {
		m[low(n.EN)] = n
	}
	return m
}()

// kind is the name of a kind of effect within a sentence.
func (t *teller) kind(k engine.EffectKind) string {
	if key, ok := kindNames[k]; ok {
		return t.word("kind." + key)
	}
	if c, ok := condition(k); ok {
		return c.In(t.lang)
	}
	if n, ok := spellNames[k.Name()]; ok {
		return low(n.In(t.lang))
	}
	return k.Name()
}

// Effect is the name of a kind of effect in the writer's language, in lower
// case, as icons and cards show it.
func (w *Writer) Effect(k engine.EffectKind) string {
	t := teller{Writer: w}
	return t.kind(k)
}

func (t *teller) agreed(k engine.EffectKind) string {
	c, ok := condition(k)
	if !ok {
		return t.kind(k)
	}
	if t.lang == rulebook.FR && t.target().feminine {
		return c.FRFeminine
	}
	return c.In(t.lang)
}

func begin(t *teller) {
	e := t.e
	k := engine.EffectKind(e.A)
	mood := Help
	if k.Flags()&engine.Harmful != 0 {
		mood = Harm
	}
	if key, ok := own[k]; ok {
		switch k {
		case engine.Summoning, engine.Augmented, engine.Drained, engine.Tested, engine.Cornered:
			return // the summoning, the negative levels and the cowering are told already
		case engine.MirrorImages:
			if e.C == 0 {
				return // how many there are is told next
			}
		case engine.Webbed:
			if e.C == 1 {
				key = "stuck"
			}
		}
		if e.Target < 0 {
			mood = Magic
		}
		data := []any{"Who", t.who(), "Target", t.target(), "At", t.at(), "Spell", t.spell(e.Spell)}
		if k == engine.Shaped {
			form := srd.Creatures[min(max(e.C, 0), int32(srd.NumCreatures))].Name
			if n, ok := rulebook.Creature(form); ok {
				form = n.One(t.lang)
			}
			data = append(data, "Form", form)
		}
		if k == engine.MirrorImages {
			data = append(data, "Count", int(e.C))
		}
		t.line(mood, 2, "", "begin."+key, data...)
		return
	}
	t.effect("begin", k, mood)
}

func end(t *teller) {
	k := engine.EffectKind(t.e.A)
	if key, ok := own[k]; ok {
		switch k {
		case engine.Summoning, engine.Augmented, engine.CastingKind, engine.HeldCharge, engine.ReadyKind, engine.TotalDefence, engine.Poisoned,
			engine.Sinking, engine.Gap, engine.Bead, engine.Tested:
			return // what comes of it is told
		}
		t.line(Magic, 2, "", "end."+key, "Target", t.target())
		return
	}
	t.effect("end", k, Magic)
}

// effect is the sentence of conditions, of spells on somebody, and of spells
// on a place.
func (t *teller) effect(key string, k engine.EffectKind, mood Kind) {
	if t.e.Target < 0 {
		t.line(Magic, 2, "", key+".area", "Effect", rulebook.Capital(t.kind(k)), "At", t.at())
		return
	}
	if _, ok := condition(k); ok {
		t.line(mood, 2, "", key+".condition", "Target", t.target(), "Effect", t.agreed(k))
		return
	}
	t.line(mood, 2, "", key+".spell", "Target", t.target(), "Effect", rulebook.Capital(t.kind(k)))
}

// source is where a modifier comes from.
func (t *teller) source(l *engine.Line) string {
	switch l.From {
	case engine.FromBase:
		return t.loc.T("chronicle.base." + strconv.Itoa(int(l.Source)))
	case engine.FromAbility:
		return rulebook.Abilities[l.Source].In(t.lang)
	case engine.FromEffect:
		return t.kind(engine.EffectKind(l.Source))
	case engine.FromFeat:
		return t.feat(engine.Feat(l.Source))
	}
	return t.loc.T("chronicle.circum." + strconv.Itoa(int(l.Source)))
}

// Feat is the name of a feat in the writer's language.
func (w *Writer) Feat(f engine.Feat) string {
	t := teller{Writer: w}
	return t.feat(f)
}

func (t *teller) feat(f engine.Feat) string {
	key := f.Name()
	school := ""
	for i, r := range key {
		if r == '(' {
			school = key[i+1 : len(key)-1]
			key = key[:i-1]
			break
		}
	}
	n, ok := lookup(rulebook.Feats, key, t.lang)
	if !ok {
		return f.Name()
	}
	if school == "" {
		return n
	}
	for _, s := range rulebook.Schools {
		if low(s.EN) == school {
			return n + " (" + low(s.In(t.lang)) + ")"
		}
	}
	return n
}

// typeKeys are the rule book's keys of the types of bonuses.
var typeKeys = [...]string{
	engine.Untyped: "untyped", engine.Dodge: "dodge", engine.ArmorBonus: "armor", engine.ShieldBonus: "shield",
	engine.NaturalArmor: "natural armor", engine.Deflection: "deflection", engine.Enhancement: "enhancement", engine.Luck: "luck",
	engine.Morale: "morale", engine.Insight: "insight", engine.Competence: "competence", engine.Circumstance: "circumstance",
	engine.Resistance: "resistance", engine.SizeBonus: "size", engine.Racial: "racial", engine.Sacred: "sacred", engine.Profane: "profane",
}

// Modifiers writes the lines of one sum, each with its source and type; one
// that does not count says with which it does not stack.
func (w *Writer) Modifiers(sum []engine.Line) []Detail {
	t := teller{Writer: w}
	return t.detail(sum)
}

func (t *teller) detail(sum []engine.Line) []Detail {
	var out []Detail
	for i := range sum {
		l := &sum[i]
		if l.From == engine.FromRule && l.Source >= engine.StepRolled {
			continue
		}
		source := t.source(l)
		text := ""
		if kind, ok := lookup(rulebook.BonusTypes, typeKeys[l.Type], t.lang); ok && l.Type != engine.Untyped && kind != source {
			text = t.loc.T("chronicle.modifier.typed", "Value", t.loc.Signed(int(l.Value)), "Source", source, "Type", kind)
		} else {
			text = t.loc.T("chronicle.modifier", "Value", t.loc.Signed(int(l.Value)), "Source", source)
		}
		d := Detail{Text: text}
		if l.By != engine.None && int(l.By) < len(sum) {
			d.Lost = true
			d.Text = t.loc.T("chronicle.modifier.lost", "Modifier", text, "With", t.source(&sum[l.By]))
		}
		out = append(out, d)
	}
	return out
}

// Spell is a spell's name in the writer's language, in lower case.
func (w *Writer) Spell(id srd.SpellID) string {
	t := teller{Writer: w}
	return t.spell(id)
}

// nulled is what an antimagic field takes hold of, or lets go of.
func nulled(t *teller) {
	k, key := engine.EffectKind(t.e.A), "nulled"
	switch {
	case k == engine.CastingKind:
		t.line(Magic, 2, "R40", "nulled.casting", "Who", t.who())
		return
	case k == engine.Summoning:
		key = "nulled.creature"
	}
	if t.e.D == 0 {
		key += ".over"
	}
	t.line(Magic, 2, "R40", key, "Effect", rulebook.Capital(t.kind(k)), "Target", t.target())
}
