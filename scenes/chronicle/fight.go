package chronicle

import (
	"strconv"

	"mageduel/assets/rulebook"
	"mageduel/engine"
	"mageduel/engine/srd"
)

func spellID(v int32) srd.SpellID { return srd.SpellID(v) }

func move(t *teller) {
	e := t.e
	feet := e.C
	if feet == 0 {
		w := measure(e)
		feet = int32(w.feet())
	}
	switch {
	case e.B == 1 && e.X == e.X2 && e.Y == e.Y2 && e.Z == e.Z2:
		return
	case e.B == 1 && e.X == e.X2 && e.Y == e.Y2 && e.Z > e.Z2:
		t.line(Harm, 1, "", "move.lifted", "Who", t.who(), "At", t.at())
	case e.B == 1 && e.X == e.X2 && e.Y == e.Y2 && e.Z > 0:
		t.line(Act, 1, "", "move", "Who", t.who(), "Feet", int(feet), "At", t.at())
	case e.B == 1 && e.X == e.X2 && e.Y == e.Y2:
		t.line(Act, 1, "", "move.sinks", "Who", t.who())
	case e.B == 1:
		t.line(Harm, 1, "R34", "move.pushed", "Who", t.who(), "Feet", int(feet), "At", t.at())
	case e.A == 2:
		t.line(Magic, 1, "R14", "move.travels", "Who", t.who(), "At", t.at())
	case e.A == 1:
		t.line(Act, 1, "", "move.step", "Who", t.who(), "At", t.at())
	default:
		t.line(Act, 1, "", "move", "Who", t.who(), "Feet", int(feet), "At", t.at())
	}
}

func lost(t *teller) {
	t.line(Magic, 1, "R30", "lost."+strconv.Itoa(int(min(max(t.e.A, 1), 4))), "Who", t.who())
}

func cast(t *teller) {
	e := t.e
	fact := &srd.Spells[e.Spell]
	key := "cast"
	if e.Target >= 0 && e.D <= 1 && e.Target != e.Who {
		key = "cast.at"
		if !t.p.Foe(e.Who, e.Target) {
			key = "cast.on"
		}
	}
	l := t.line(Magic, 1, "", key, "Who", t.who(), "Target", t.target(), "Spell", t.spell(e.Spell), "Level", int(e.B))
	if fact.Save.Allowed() && !fact.Save.Harmless && e.C > 0 {
		l.Detail = append(l.Detail, Detail{Text: t.loc.T("chronicle.cast.dc", "DC", int(e.C))})
	}
	if e.Spell == srd.Suggestion && e.A >= 0 && engine.Course(e.A) < engine.Courses {
		l.Detail = append(l.Detail, Detail{Text: t.word("course." + strconv.Itoa(int(e.A)))})
	}
}

func strike(t *teller) {
	e := t.e
	key := "strike.hit"
	switch {
	case engine.Rule(e.Spell).Aim == engine.AimUnits:
		key = "strike.missile"
	case engine.Rule(e.Spell).Aim == engine.AimRays:
		return // the attack roll has told it
	case e.B == 0:
		key = "strike.miss"
	}
	t.line(Harm, 2, "", key, "Number", int(e.A)+1, "Target", t.target(), "Spell", rulebook.Capital(t.spell(e.Spell)))
}

func area(t *teller) {
	if t.e.Dice.Count == 0 {
		if engine.Rule(t.e.Spell).Aim == engine.AimPoint {
			return // what it leaves there is told
		}
		t.line(Magic, 2, "", "area.plain", "Spell", rulebook.Capital(t.spell(t.e.Spell)), "At", t.at())
		return
	}
	t.line(Roll, 2, "", "area", "Dice", dice(t.e.Dice), "A", int(t.e.A))
}

func ability(t *teller) {
	key := "ability"
	if t.e.B == 1 {
		key = "ability.drain"
	}
	t.loss(key, "E6", t.e.D, "Ability", t.ability(engine.Ability(t.e.C)))
}

func negative(t *teller) { t.loss("negative", "E7", t.e.B) }

// loss is what is taken of an ability or of levels: what was rolled for it, and
// the zone's half.
func (t *teller) loss(key, rule string, rolled int32, more ...any) {
	data := append([]any{"Target", t.target(), "Count", int(t.e.A)}, more...)
	if t.e.Dice.Count > 0 {
		key += ".rolled"
		steps := dice(t.e.Dice) + " = " + t.loc.Number(int64(rolled))
		if rolled != t.e.A || rolled == 1 {
			steps += " › " + t.loc.T("chronicle.step.zone", "A", t.loc.Number(int64(t.e.A)))
		}
		data = append(data, "Steps", steps)
	}
	t.line(Harm, 2, rule, key, data...)
}

func resist(t *teller) {
	switch {
	case t.e.Spell == srd.NoSpell:
		t.line(Help, 2, "", "resist.levels", "Target", t.target())
	case t.e.A != 0:
		t.line(Help, 2, "", "resist.ward", "Target", t.target(), "Spell", t.spell(t.e.Spell), "Ward", t.kind(engine.EffectKind(t.e.A)))
	default:
		t.line(Help, 2, "", "resist", "Target", t.target(), "Spell", rulebook.Capital(t.spell(t.e.Spell)))
	}
}

func item(t *teller) {
	e := t.e
	if e.Spell == srd.NoSpell {
		t.line(Act, 1, "E4", "item.weapon", "Who", t.who(), "Target", t.target(), "Item", t.word("weapon."+slug(engine.WeaponID(e.B).Name())))
		return
	}
	key := map[engine.ItemKind]string{engine.Potion: "potion", engine.Scroll: "scroll", engine.Wand: "wand", engine.Staff: "staff", engine.Weapon: "weapon"}[engine.ItemKind(e.A)]
	what, _ := lookup(rulebook.ItemKinds, key, t.lang)
	t.line(Act, 1, "E4", "item", "Who", t.who(), "Item", what, "Spell", t.spell(e.Spell))
}

func order(t *teller) {
	e := t.e
	key := "order." + strconv.Itoa(int(min(max(e.A, 0), 2)))
	foe := name{}
	if engine.Order(e.A) == engine.OrderAttack && e.B >= 0 && int(e.B) < len(t.p.S.Units) {
		key, foe = "order.at", t.name(e.B)
	}
	t.line(Act, 1, "", key, "Who", t.who(), "Target", t.bare(e.Target), "Foe", foe)
}

// bare is a creature without its master's name, where that has just been said.
func (t *teller) bare(unit int32) name {
	if unit < 0 || t.p.IsMage(unit) {
		return t.name(unit)
	}
	noun := t.noun(unit)
	tail := ""
	if n, of := t.count(unit); of > 1 {
		tail = " " + strconv.Itoa(n)
	}
	return name{plain: noun.The(t.lang) + tail, of: noun.Of(t.lang) + tail, to: noun.To(t.lang) + tail, feminine: noun.Gender == rulebook.Feminine}
}

func free(t *teller) {
	if t.e.Target >= 0 && (t.e.B != 0 || t.e.C != 0) {
		t.line(Roll, 2, "", "free.contest", "Who", t.who(), "Target", t.target(), "A", int(t.e.B), "B", int(t.e.C), "Result", t.result(t.e.A == 1))
	}
	key := "free.not"
	if t.e.A == 1 {
		key = "free"
	}
	t.line(Act, 2, "", key, "Who", t.who())
}
