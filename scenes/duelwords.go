package scenes

import (
	"strings"

	"mageduel/assets/languages"
	"mageduel/assets/rulebook"
	"mageduel/engine"
	"mageduel/engine/srd"
	"mageduel/scenes/hud"
)

// words names things in the language of the moment.
type words struct {
	loc *languages.Localizer
	l   rulebook.Lang
}

func wordsOf(loc *languages.Localizer) words { return words{loc, rulebook.LangOf(loc.Tag())} }

func (w words) t(key string, data ...any) string { return w.loc.T(key, data...) }

// spell is a spell's name.
func (w words) spell(id srd.SpellID) string {
	if n, ok := rulebook.Spell(srd.Spells[id].Name); ok {
		return n.In(w.l)
	}
	return srd.Spells[id].Name
}

// creature is a creature's name with its template, in lower case.
func (w words) creature(id srd.CreatureID, t srd.Template) string {
	n, ok := rulebook.Creature(srd.Creatures[id].Name)
	if !ok {
		return srd.Creatures[id].Name
	}
	switch t {
	case srd.Celestial:
		n = n.With(rulebook.Celestial)
	case srd.Fiendish:
		n = n.With(rulebook.Fiendish)
	}
	return n.One(w.l)
}

// unit is what a unit is called: a mage's name, or its kind, with a number
// where a mage has several of a kind.
func (w words) unit(p *engine.Position, unit int32) string {
	if unit < 0 || int(unit) >= len(p.S.Units) {
		return w.t("duel.somebody")
	}
	if p.IsMage(unit) {
		return p.Setup.Mages[unit].Name
	}
	u := &p.S.Units[unit]
	name := rulebook.Capital(w.creature(srd.CreatureID(u.Kind), template(u)))
	n, at := 0, 0
	for i := range p.S.Units {
		o := &p.S.Units[i]
		if o.Kind == u.Kind && o.Flags&(engine.Celestial|engine.Fiendish) == u.Flags&(engine.Celestial|engine.Fiendish) {
			n++
			if int32(i) == unit {
				at = n
			}
		}
	}
	if n > 1 {
		return name + " " + w.loc.Number(int64(at))
	}
	return name
}

// short is the noun of a creature's name alone, with its number: the last word
// in English, the first in French.
func (w words) short(name string) string {
	list := strings.Fields(name)
	number := ""
	if n := len(list); n > 1 && strings.Trim(list[n-1], "0123456789") == "" {
		list, number = list[:n-1], " "+list[n-1]
	}
	if w.l == rulebook.FR {
		return list[0] + number
	}
	return rulebook.Capital(list[len(list)-1]) + number
}

func template(u *engine.Unit) srd.Template {
	switch {
	case u.Has(engine.Celestial):
		return srd.Celestial
	case u.Has(engine.Fiendish):
		return srd.Fiendish
	}
	return srd.NoTemplate
}

// effect is the name of an effect's kind, and the link to what explains it.
func (w words) effect(e *engine.Effect) (name, link string) {
	if e.Kind > engine.ConditionsEnd || e.Spell != srd.NoSpell && e.Kind >= engine.ConditionsEnd {
		if e.Spell != srd.NoSpell && ofSpell(e.Kind) {
			return rulebook.Capital(w.spell(e.Spell)), "spell:" + srd.Spells[e.Spell].Name
		}
	}
	if c, ok := condition(e.Kind); ok {
		return rulebook.Capital(c.In(w.l)), "condition:" + c.Key
	}
	return w.t("effect." + strings.ReplaceAll(e.Kind.Name(), " ", "-")), ""
}

// ofSpell tells whether an effect is named by the spell it comes from.
func ofSpell(k engine.EffectKind) bool {
	switch k {
	case engine.CastingKind, engine.HeldCharge, engine.ReadyKind, engine.Summoning, engine.Webbed, engine.Drained, engine.Augmented, engine.Burning, engine.Poisoned:
		return false
	}
	return k >= engine.ConditionsEnd
}

// condition is the rule book's entry of a kind that is a condition.
func condition(k engine.EffectKind) (rulebook.Condition, bool) {
	name := k.Name()
	if name == "paralyzed" {
		name = "paralysed"
	}
	return rulebook.ConditionByKey(name)
}

// list joins names: "A, B and C".
func (w words) list(names []string) string {
	switch len(names) {
	case 0:
		return ""
	case 1:
		return names[0]
	}
	return strings.Join(names[:len(names)-1], ", ") + " " + w.t("duel.and") + " " + names[len(names)-1]
}

// refusal says why a command may not be, in a sentence.
func (w words) refusal(r engine.Refusal) string {
	if r == engine.Fine {
		return ""
	}
	return w.t("refusal." + r.Error())
}

// schoolIcon is the sign of a spell's school.
func schoolIcon(id srd.SpellID) hud.Icon {
	switch srd.Spells[id].School {
	case srd.Abjuration:
		return hud.Abjuration
	case srd.Conjuration:
		return hud.Conjuration
	case srd.Divination:
		return hud.Divination
	case srd.Enchantment:
		return hud.Enchantment
	case srd.Evocation:
		return hud.Evocation
	case srd.Illusion:
		return hud.Illusion
	case srd.Necromancy:
		return hud.Necromancy
	case srd.Transmutation:
		return hud.Transmutation
	}
	return hud.Universal
}

// effectIcon is the sign of an effect.
func effectIcon(k engine.EffectKind) hud.Icon {
	icons := map[engine.EffectKind]hud.Icon{
		engine.Blinded: hud.Blinded, engine.Confused: hud.Confused, engine.Cowering: hud.Cowering, engine.Cornered: hud.Cowering,
		engine.Dazed: hud.Dazed, engine.Dazzled: hud.Dazzled, engine.Deafened: hud.Deafened, engine.Entangled: hud.Entangled, engine.Webbed: hud.Entangled,
		engine.Exhausted: hud.Exhausted, engine.Fascinated: hud.Fascinated, engine.Fatigued: hud.Fatigued, engine.Frightened: hud.Frightened,
		engine.Grappled: hud.Grappled, engine.Helpless: hud.Helpless, engine.Invisible: hud.Invisible, engine.Nauseated: hud.Nauseated,
		engine.Panicked: hud.Panicked, engine.Paralyzed: hud.Paralyzed, engine.Held: hud.Paralyzed, engine.Petrified: hud.Petrified, engine.Pinned: hud.Pinned,
		engine.Prone: hud.Prone, engine.Shaken: hud.Shaken, engine.Sickened: hud.Sickened, engine.Staggered: hud.Staggered,
		engine.Stunned: hud.Stunned, engine.Unconscious: hud.Unconscious, engine.Charmed: hud.Charmed, engine.Suggested: hud.Charmed,
		engine.Hasted: hud.Hasted, engine.Flies: hud.Flying, engine.MageArmored: hud.Warded, engine.Shielded: hud.Warded, engine.MirrorImages: hud.Images,
		engine.Drained: hud.NegativeLevel, engine.TotalDefence: hud.Warded, engine.ReadyKind: hud.ActReady, engine.HeldCharge: hud.ActCast,
		engine.CastingKind: hud.ActCast, engine.Burning: hud.Fire, engine.Poisoned: hud.Sickened, engine.FlatFootedState: hud.FlatFooted,
		engine.Raging: hud.ActAttack, engine.OnGrease: hud.Prone,
		engine.Mazed: hud.Labyrinth, engine.Blinking: hud.Flicker, engine.Dominated: hud.Charmed,
		engine.Antimagic: hud.Abjuration,
		engine.RopeArea:  hud.Rope, engine.Sheltered: hud.Rope, engine.Afloat: hud.Upward, engine.GravityArea: hud.Upward, engine.Whirled: hud.Upward,
		engine.Shaped:        hud.Paw,
		engine.SeesInvisible: hud.Eye, engine.TrueSight: hud.Eye, engine.Glittering: hud.Dazzled,
	}
	if i, ok := icons[k]; ok {
		return i
	}
	return hud.Universal
}

// why writes the lines of a sum for the tooltip of a number.
func (w words) why(lines []engine.Line) []hud.WhyLine {
	var out []hud.WhyLine
	for _, l := range lines {
		v := hud.WhyLine{Text: w.source(l), Value: w.loc.Signed(int(l.Value))}
		if l.From == engine.FromBase {
			v.Value = w.loc.Number(int64(l.Value))
		}
		if l.Type != engine.Untyped {
			if n, ok := rulebook.Lookup(rulebook.BonusTypes, bonusKeys[l.Type]); ok {
				v.Text += " (" + n.In(w.l) + ")"
			}
		}
		if l.By != engine.None && int(l.By) < len(lines) {
			v.Other = w.source(lines[l.By])
		}
		out = append(out, v)
	}
	return out
}

var bonusKeys = [...]string{engine.Untyped: "untyped", engine.Dodge: "dodge", engine.ArmorBonus: "armor", engine.ShieldBonus: "shield",
	engine.NaturalArmor: "natural armor", engine.Deflection: "deflection", engine.Enhancement: "enhancement", engine.Luck: "luck",
	engine.Morale: "morale", engine.Insight: "insight", engine.Competence: "competence", engine.Circumstance: "circumstance",
	engine.Resistance: "resistance", engine.SizeBonus: "size", engine.Racial: "racial", engine.Sacred: "sacred", engine.Profane: "profane"}

// source is where a line of a sum comes from.
func (w words) source(l engine.Line) string {
	switch l.From {
	case engine.FromAbility:
		if int(l.Source) < len(rulebook.Abilities) {
			return rulebook.Abilities[l.Source].In(w.l)
		}
	case engine.FromEffect:
		e := engine.Effect{Kind: engine.EffectKind(l.Source), On: engine.None}
		if s, ok := spellOf(e.Kind); ok {
			e.Spell = s
		}
		name, _ := w.effect(&e)
		return name
	case engine.FromFeat:
		if n, ok := rulebook.Lookup(rulebook.Feats, engine.Feat(l.Source).Name()); ok {
			return n.In(w.l)
		}
		return engine.Feat(l.Source).Name()
	case engine.FromRule:
		return w.t("circum." + w.digits(l.Source))
	}
	return w.t("base." + w.digits(l.Source))
}

func (w words) digits(n int32) string {
	if n < 10 {
		return string(rune('0' + n))
	}
	return w.digits(n/10) + string(rune('0'+n%10))
}

// spellOf is the spell that leaves an effect of a kind behind.
func spellOf(k engine.EffectKind) (srd.SpellID, bool) {
	switch k {
	case engine.MageArmored:
		return srd.MageArmor, true
	case engine.Shielded:
		return srd.Shield, true
	case engine.Charmed:
		return srd.CharmPerson, true
	case engine.MirrorImages:
		return srd.MirrorImage, true
	case engine.Flies:
		return srd.Fly, true
	case engine.Hasted:
		return srd.Haste, true
	case engine.Held:
		return srd.HoldPerson, true
	case engine.Suggested:
		return srd.Suggestion, true
	case engine.Dominated:
		return srd.DominateMonster, true
	case engine.SeesInvisible:
		return srd.SeeInvisibility, true
	case engine.TrueSight:
		return srd.TrueSeeing, true
	case engine.Glittering:
		return srd.Glitterdust, true
	case engine.OnGrease, engine.GreaseArea:
		return srd.Grease, true
	case engine.WebArea:
		return srd.Web, true
	case engine.FireWall:
		return srd.WallOfFire, true
	case engine.GustArea:
		return srd.GustOfWind, true
	case engine.Mazed:
		return srd.Maze, true
	case engine.Blinking:
		return srd.Blink, true
	case engine.Antimagic:
		return srd.AntimagicField, true
	case engine.Shaped:
		return srd.Polymorph, true
	case engine.ForceWall:
		return srd.WallOfForce, true
	case engine.Bead:
		return srd.DelayedBlastFireball, true
	case engine.RopeArea, engine.Sheltered:
		return srd.RopeTrick, true
	case engine.GravityArea, engine.Afloat:
		return srd.ReverseGravity, true
	}
	return srd.NoSpell, false
}

// spellTip is what the list of spells says of a spell.
func (w words) spellTip(p *engine.Position, who int32, id srd.SpellID) hud.Rich {
	fact := &srd.Spells[id]
	out := hud.Strong(rulebook.Capital(w.spell(id)), hud.Gold)
	if g, ok := rulebook.SpellGist(fact.Name); ok {
		out = append(out, hud.Span{Text: "\n" + g.In(w.l), Tone: hud.Ink})
	}
	line := func(key, value string) {
		out = append(out, hud.Span{Text: "\n" + w.t(key) + " ", Tone: hud.Dim}, hud.Span{Text: value, Tone: hud.Ink})
	}
	if n, ok := rulebook.Lookup(rulebook.Schools, fact.School.String()); ok {
		line("spell.school", n.In(w.l))
	}
	cl := p.Level(who)
	if feet := fact.Range.Feet(cl); feet > 0 && feet < srd.UnlimitedFeet {
		line("spell.range", w.t("hud.feet", "Feet", feet))
	} else {
		line("spell.range", w.t("spell.personal"))
	}
	if fact.Save.Allowed() {
		key := map[srd.SaveKind]string{srd.SaveFort: "card.fortitude", srd.SaveRef: "card.reflex", srd.SaveWill: "card.will"}[fact.Save.Kind]
		if key != "" {
			line("spell.save", w.t(key)+", "+w.t("spell.dc", "DC", p.SpellSaveDC(who, id)))
		}
	}
	if fact.Time.Rounds() >= 1 {
		line("spell.time", w.t("spell.fullRound"))
	}
	enters := "spell.staysOut"
	if engine.EntersZone(id, true) {
		enters = "spell.enters"
	}
	if p.S.Phase == engine.Preparation {
		out = append(out, hud.Span{Text: "\n" + w.t(enters), Tone: hud.Cyan})
	}
	return out
}

// aboutSpell is the link to a spell in the codex.
func aboutSpell(id srd.SpellID) string { return "spell:" + srd.Spells[id].Name }

// gist is a line on what a spell does.
func gist(w words, id srd.SpellID) hud.Rich {
	if g, ok := rulebook.SpellGist(srd.Spells[id].Name); ok {
		return hud.Rich{{Text: "\n" + g.In(w.l), Tone: hud.Ink}}
	}
	return nil
}
