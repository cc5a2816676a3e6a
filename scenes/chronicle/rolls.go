package chronicle

import (
	"slices"
	"strconv"
	"strings"

	"mageduel/assets/rulebook"
	"mageduel/engine"
	rules "mageduel/engine/dice"
	"mageduel/engine/srd"
)

// sum is “14 + 3 = 17” of the event's die and total.
func (t *teller) sum() string { return t.add(int(t.e.A), int(t.e.B)) }

func (t *teller) add(die, total int) string {
	switch n := total - die; {
	case n > 0:
		return strconv.Itoa(die) + " + " + strconv.Itoa(n) + " = " + t.loc.Number(int64(total))
	case n < 0:
		return strconv.Itoa(die) + " − " + strconv.Itoa(-n) + " = " + t.loc.Number(int64(total))
	}
	return strconv.Itoa(die)
}

// natural adds that a natural 1 or 20 has decided, where the total had it
// otherwise.
func (t *teller) natural(sum string, die, total, against int) string {
	switch {
	case die == 20 && total < against:
		return sum + " (" + t.word("natural20") + ")"
	case die == 1 && total >= against:
		return sum + " (" + t.word("natural1") + ")"
	}
	return sum
}

func (t *teller) result(ok bool) string {
	if ok {
		return t.word("success")
	}
	return t.word("failure")
}

// dice writes a roll with a true minus sign.
func dice(r rules.Roll) string { return strings.ReplaceAll(r.String(), "-", "−") }

// stat is what a sum is of.
func (t *teller) stat(s engine.Stat) string {
	switch s {
	case engine.Fort, engine.Ref, engine.Will:
		return rulebook.Saves[s-engine.Fort].In(t.lang)
	case engine.Concentration, engine.Spellcraft:
		key := map[engine.Stat]string{engine.Concentration: "Concentration", engine.Spellcraft: "Spellcraft"}[s]
		n, _ := lookup(rulebook.Skills, key, t.lang)
		return n
	case engine.DexScore:
		return t.word("balance")
	case engine.EscapeArtist:
		n, _ := lookup(rulebook.Skills, "Escape Artist", t.lang)
		return n
	case engine.StrengthCheck, engine.PlainStrength:
		return t.word("strengthCheck")
	case engine.Grapple:
		return t.word("grappleCheck")
	case engine.AC:
		return t.word("armorClass")
	case engine.Attack:
		return t.word("attackRoll")
	case engine.WeaponDamage:
		return t.word("damageRoll")
	case engine.Initiative:
		return t.word("initiativeCheck")
	case engine.CasterLevel, engine.SRCheck:
		return t.word("casterLevel")
	case engine.SpellDC:
		return t.word("spellDC")
	case engine.DispelCheck:
		return t.word("dispelCheck")
	case engine.Land, engine.Fly:
		return t.word("speed")
	case engine.CastingCheck, engine.WitCheck:
		return t.loc.T("chronicle.abilityCheck", "Ability", t.ability(engine.Int))
	}
	if s >= engine.StrScore && s <= engine.ChaScore {
		return rulebook.Abilities[s-engine.StrScore].In(t.lang)
	}
	return "?"
}

func roll(t *teller) {
	e := t.e
	sum, result := t.sum(), t.result(e.D == 1)
	switch {
	case e.Stat == engine.NoStat && e.Spell == srd.Teleport:
		t.line(Roll, 2, "", "roll.teleport", "Who", t.who(), "A", int(e.A))
		return
	case e.Stat == engine.NoStat:
		t.line(Roll, 2, "", "roll.confused", "Who", t.who(), "A", int(e.A))
		return
	case e.Stat == engine.StrengthCheck && e.Target >= 0 && e.Target != e.Who && e.Spell == srd.NoSpell:
		t.line(Roll, 2, "", "roll.contest", "Who", t.who(), "Target", t.target(), "Stat", t.stat(e.Stat), "Sum", sum, "DC", int(e.C), "Result", result).Detail = t.detail(t.sums)
		return
	}
	if e.Stat == engine.Fort || e.Stat == engine.Ref || e.Stat == engine.Will {
		sum = t.natural(sum, int(e.A), int(e.B), int(e.C))
		result = t.word("notSaved")
		if e.D == 1 {
			result = t.word("saved")
		}
	}
	t.line(Roll, 2, "", "roll", "Who", t.who(), "Stat", t.stat(e.Stat), "Sum", sum, "DC", int(e.C), "Result", result).Detail = t.detail(t.sums)
}

func resistance(t *teller) {
	e := t.e
	t.line(Roll, 2, "", "sr", "Who", t.who(), "Target", t.target(), "Sum", t.sum(), "DC", int(e.C), "Result", t.result(e.D == 1)).Detail = t.detail(t.sums)
}

func dispel(t *teller) {
	e := t.e
	key, target := "dispel", name{}
	switch {
	case e.C == 0:
		key = "dispel.counter"
	case e.Target < 0:
		key = "dispel.area"
	default:
		target = t.target()
	}
	what := ""
	if e.Spell != srd.NoSpell {
		what = t.spell(e.Spell)
	}
	t.line(Roll, 2, "", key, "Who", t.who(), "Target", target, "Sum", t.sum(), "DC", int(e.C), "Spell", what, "Result", t.result(e.D == 1)).Detail = t.detail(t.sums)
}

func spellcraft(t *teller) {
	e := t.e
	if e.B == 1 && e.A == 0 {
		t.line(Roll, 2, "J1", "spellcraft.sure", "Who", t.who(), "Spell", t.spell(e.Spell))
		return
	}
	if e.B == 1 {
		t.line(Roll, 2, "J1", "spellcraft", "Who", t.who(), "Sum", t.add(int(e.A), int(e.D)), "DC", int(e.C), "Spell", t.spell(e.Spell)).Detail = t.detail(t.sums)
		return
	}
	total := int(e.A)
	for _, l := range t.sums {
		if l.By == engine.None {
			total += int(l.Value)
		}
	}
	t.line(Roll, 2, "J1", "spellcraft.failed", "Who", t.who(), "Sum", t.add(int(e.A), total)).Detail = t.detail(t.sums)
}

func attack(t *teller) {
	e := t.e
	sum := t.natural(t.sum(), int(e.A), int(e.B), int(e.C))
	result := t.word([...]string{"miss", "hit", "critical"}[min(max(e.D, 0), 2)])
	if e.Phase == 1 {
		if e.D < 2 {
			result = t.word("plainHit")
		}
		t.line(Roll, 2, "", "attack.confirm", "Sum", sum, "DC", int(e.C), "Result", result)
		return
	}
	if e.Phase == 2 {
		t.line(Roll, 2, "", "attack.image", "Who", t.who(), "Target", t.target(), "Sum", sum, "DC", int(e.C), "Result", result)
		return
	}
	if e.Phase == 3 { // a coup de grace needs no roll
		t.line(Act, 2, "E8", "attack.coup", "Who", t.who(), "Target", t.target(), "Weapon", t.weapon())
		return
	}
	key, weapon := "attack", ""
	if e.Spell != srd.NoSpell {
		key, weapon = "attack.spell", t.spell(e.Spell)
	} else {
		weapon = t.weapon()
	}
	l := t.line(Roll, 2, "", key, "Who", t.who(), "Target", t.target(), "Weapon", weapon, "Sum", sum, "DC", int(e.C), "Result", result)
	middle := int(e.LM - e.L0)
	if middle <= 0 || middle > len(t.sums) {
		return
	}
	l.Detail = append(l.Detail, Detail{Text: t.loc.T("chronicle.against.attack", "A", t.loc.Signed(int(e.B-e.A))), Head: true})
	l.Detail = append(l.Detail, t.detail(t.sums[middle:])...)
	l.Detail = append(l.Detail, Detail{Text: t.loc.T("chronicle.against.ac", "A", int(e.C)), Head: true})
	l.Detail = append(l.Detail, t.detail(t.sums[:middle])...)
}

func miss(t *teller) {
	e := t.e
	switch {
	case e.A == 1:
		result := t.word("hit")
		if e.B <= e.C {
			result = t.word("miss")
		}
		t.line(Roll, 2, "", "miss.concealed", "DC", int(e.C), "A", int(e.B), "Result", result)
	case e.A == 3:
		result := t.word("success")
		if e.B <= e.C {
			result = t.word("failure")
		}
		t.line(Roll, 2, "", "miss.blink", "DC", int(e.C), "A", int(e.B), "Result", result)
	case e.B <= 0:
		t.line(Act, 2, "", "miss.lastImage", "Target", t.target())
	default:
		t.line(Act, 2, "", "miss.image", "Target", t.target(), "Count", int(e.B))
	}
}

// damage is what somebody takes, with each step that made it so (R21).
func damage(t *teller) {
	e := t.e
	var steps []string
	rule := ""
	mixed := slices.ContainsFunc(t.sums, func(l engine.Line) bool { return l.From == engine.FromRule && l.Source == engine.StepEnergy })
	for _, l := range t.sums {
		if l.From != engine.FromRule || l.Source < engine.StepRolled {
			continue
		}
		v := t.loc.Number(int64(l.Value))
		step := func(key string, more ...any) {
			steps = append(steps, t.loc.T("chronicle.step."+key, append([]any{"A", v}, more...)...))
		}
		switch l.Source {
		case engine.StepRolled:
			if e.Dice.Count > 0 && !engine.Rule(e.Spell).Roll {
				v = dice(e.Dice) + " = " + v
			}
			if energy := srd.Energy(e.C); energy != srd.NoEnergy && !mixed {
				v += " (" + t.energy(energy) + ")"
			}
			steps = append(steps, v)
		case engine.StepHalfOfFull:
			steps, rule = append(steps, t.loc.T("chronicle.e8", "A", v)), "E8"
		case engine.StepEnergy:
			step("energy", "Energy", t.energy(srd.Energy(e.C)))
		case engine.StepSave:
			step("save")
		case engine.StepBlink:
			step("blink")
		case engine.StepResisted:
			step("resisted")
		case engine.StepReduced:
			step("reduced")
		case engine.StepZone:
			step("zone")
			rule = "E7"
		case engine.StepTemp:
			step("temp")
		case engine.StepVulnerable:
			step("vulnerable")
		}
	}
	text := strings.ReplaceAll(strings.Join(steps, " › "), " › +", " +")
	if text == "" {
		text = t.loc.Number(int64(e.B))
	}
	key := "damage"
	switch e.A {
	case 0:
		key = "damage.none"
	case 1:
		key = "damage.one"
	}
	t.line(Harm, 2, rule, key, "Target", t.target(), "A", int(e.A), "Steps", text)
}

func (t *teller) energy(e srd.Energy) string {
	n, ok := lookup(rulebook.Energies, e.String(), t.lang)
	if !ok {
		return e.String()
	}
	return n
}

func hurl(t *teller) {
	key := "hurl"
	if t.e.D == 0 {
		key = "hurl.astray"
	}
	t.line(Roll, 1, "", key, "Who", t.who(), "Sum", t.sum(), "AC", int(t.e.C), "At", t.at()).Detail = t.detail(t.sums)
}
