package chronicle

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"mageduel/assets/languages"
	"mageduel/assets/rulebook"
	"mageduel/engine"
	"mageduel/engine/ai"

	rules "mageduel/engine/dice"
	"mageduel/engine/srd"
)

// writer is a writer in a language.
func writer(t *testing.T, tag string) *Writer {
	t.Helper()
	loc, err := languages.New(tag)
	if err != nil {
		t.Fatal(err)
	}
	return New(loc)
}

// scene is a position with Sefira, Oswin, and of Sefira's a celestial dog and
// two fiendish centipedes, of Oswin's an owl; and a wild pony.
func scene(t *testing.T) *engine.Position {
	t.Helper()
	set := &engine.Setup{Seed: 1, Mages: []engine.MageSpec{
		engine.FindReady("evoker").At("Sefira", 7), engine.FindReady("sorcerer").At("Oswin", 7),
	}}
	d, err := engine.New(set)
	if err != nil {
		t.Fatal(err)
	}
	s := &d.State
	s.Phase, s.Side, s.Height = engine.Fight, 60, 40
	add := func(kind string, owner int32, flags engine.UnitFlags) {
		id, ok := srd.FindCreature(kind)
		if !ok {
			t.Fatalf("no creature %q", kind)
		}
		s.Units = append(s.Units, engine.Unit{Kind: int32(id), Owner: owner, Flags: flags, Space: 5, HP: 5, MaxHP: 5})
	}
	add("Dog", 0, engine.Summoned|engine.Celestial)                        // 2
	add("Monstrous Centipede, Medium", 0, engine.Summoned|engine.Fiendish) // 3
	add("Monstrous Centipede, Medium", 0, engine.Summoned|engine.Fiendish) // 4
	add("Owl", 1, engine.Summoned|engine.Celestial)                        // 5
	add("Pony", engine.Wild, 0)                                            // 6
	add("Monstrous Spider, Small", 1, engine.Summoned|engine.Fiendish)     // 7
	p := d.Position()
	return &p
}

// A typical event of every kind: what the engine tells when it happens.
var typical = map[engine.EventKind]engine.Event{
	engine.EvPhase:        {A: int32(engine.Preparation), Who: engine.None},
	engine.EvChallenge:    {A: 1},
	engine.EvAgree:        {Who: 1},
	engine.EvRefuse:       {Who: 1},
	engine.EvAcclimatised: {},
	engine.EvUnqualified:  {Who: 1},
	engine.EvCompelled:    {},
	engine.EvVotedZone:    {X: 60, Z: 40},
	engine.EvVotedRounds:  {A: 2},
	engine.EvContest:      {A: 14, B: 17},
	engine.EvZone:         {X: 60, Z: 40},
	engine.EvRounds:       {A: 4, B: 1},
	engine.EvPlaced:       {X: 30, Y: -10},
	engine.EvInitiative:   {A: 12, B: 18},
	engine.EvRound:        {A: 3, B: int32(engine.Fight), Who: engine.None},
	engine.EvTurn:         {},
	engine.EvEnters:       {X: 30},
	engine.EvExcluded:     {},
	engine.EvSuppressed:   {A: int32(engine.Hasted)},
	engine.EvMove:         {X: 30, Y: 10, X2: 25, Y2: 5},
	engine.EvStopped:      {Who: 2},
	engine.EvLeft:         {},
	engine.EvFall:         {A: 20},
	engine.EvCastBegin:    {Spell: srd.Fireball},
	engine.EvLost:         {A: 2},
	engine.EvSpellcraft:   {Who: 1, A: 14, B: 1, C: 18, D: 24, Spell: srd.Fireball},
	engine.EvCounterTry:   {Who: 1},
	engine.EvCountered:    {Who: 1, Spell: srd.Fireball, A: int32(srd.DispelMagic)},
	engine.EvCast:         {Target: 1, Spell: srd.HoldPerson, B: 7, C: 17, D: 1},
	engine.EvStrike:       {Target: 1, Spell: srd.MagicMissile, B: 1},
	engine.EvArea:         {Spell: srd.Fireball, A: 26, Dice: rules.D(7, 6), Target: engine.None},
	engine.EvRoll:         {Who: 1, Stat: engine.Ref, A: 14, B: 17, C: 16, D: 1},
	engine.EvSR:           {Target: 2, A: 14, B: 21, C: 6, D: 1},
	engine.EvAttack:       {Who: 2, Target: 1, A: 14, B: 16, C: 15, D: 1, X: 1},
	engine.EvMiss:         {Who: 2, Target: 1, A: 1, B: 34, C: 50},
	engine.EvDamage:       {Target: 1, A: 6, B: 26},
	engine.EvAbility:      {Who: 2, Target: 1, A: 1, C: int32(engine.Dex)},
	engine.EvNegative:     {Target: 1, A: 2},
	engine.EvHeal:         {Target: 1, A: 5},
	engine.EvTemp:         {Target: 1, A: 5},
	engine.EvBegin:        {Target: 1, A: int32(engine.Stunned)},
	engine.EvEnd:          {Target: 1, A: int32(engine.Stunned)},
	engine.EvResist:       {Target: 1, Spell: srd.MagicMissile, A: int32(engine.Shielded)},
	engine.EvDispel:       {Target: 1, A: 14, B: 21, C: 18, D: 1, Spell: srd.Haste},
	engine.EvSummoned:     {Target: 2},
	engine.EvSent:         {Target: 2},
	engine.EvSlain:        {Target: 1},
	engine.EvFlees:        {Target: 6},
	engine.EvCower:        {Target: 1},
	engine.EvDisqualified: {},
	engine.EvNulled:       {Target: 1, A: int32(engine.Hasted), D: 1, Spell: srd.Haste},
	engine.EvHurl:         {Who: 1, Target: engine.None, X: 10, Y: 15, A: 12, B: 14, C: 5, D: 1},
	engine.EvTrespass:     {Who: engine.None},
	engine.EvOutside:      {Who: engine.None},
	engine.EvDraw:         {A: 1},
	engine.EvFrown:        {},
	engine.EvOver:         {A: int32(engine.Won), B: int32(engine.ByDefeat)},
	engine.EvRestored:     {Target: 1},
	engine.EvItem:         {Target: 1, A: int32(engine.Wand), Spell: srd.MagicMissile},
	engine.EvReady:        {},
	engine.EvDelay:        {Target: 1},
	engine.EvOrder:        {Target: 3, A: int32(engine.OrderAttack), B: 1},
	engine.EvWait:         {},
	engine.EvQuiet:        {Who: engine.None},
	engine.EvSmite:        {Who: 2, Target: 1, A: 1},
	engine.EvTrip:         {Who: 2, Target: 1},
	engine.EvGrapple:      {Who: 2, Target: 1},
	engine.EvFree:         {A: 1, Target: engine.None},
}

// Every kind of event has text in both languages.
func TestEveryEventIsWritten(t *testing.T) {
	p := scene(t)
	for _, tag := range languages.Known {
		w := writer(t, tag)
		for k := engine.NoEvent + 1; k < engine.EventKinds; k++ {
			e, ok := typical[k]
			if !ok {
				t.Errorf("the test knows no event of kind %d", k)
				continue
			}
			e.Kind = k
			out := w.Write(p, &e, nil)
			if len(out) == 0 {
				t.Errorf("%s: kind %d is told by nothing", tag, k)
			}
			for _, l := range out {
				fault(t, tag, l.Text)
				if l.Rule != "" {
					if _, ok := rulebook.ByID(l.Rule); !ok {
						t.Errorf("%q names rule %q, which there is not", l.Text, l.Rule)
					}
				}
				if l.Of != k || l.Indent < 0 || l.Indent > 3 {
					t.Errorf("%q is of kind %d at indent %d", l.Text, l.Of, l.Indent)
				}
			}
		}
	}
}

// fault is for what no line may have: missing messages, missing names, wrong
// typography.
func fault(t *testing.T, tag, text string) {
	t.Helper()
	bad := []string{"[", "{{", "<no value>", "%!", "  ", "'", "\""}
	if tag == "fr" {
		bad = append(bad, " :", " ;", " ?", " !", "« ", " »", " de a", " de e", " de i", " de o", " de A", " de E", " de I", " de O", " de le ", " à le ")
	} else {
		bad = append(bad, "\u202f", "«")
	}
	for _, b := range bad {
		if strings.Contains(text, b) {
			t.Errorf("%s: %q has %q", tag, text, b)
		}
	}
	if strings.Contains(text, "?") && !strings.Contains(text, "draw?") && !strings.Contains(text, "égalité\u202f?") {
		t.Errorf("%s: %q names what it does not know", tag, text)
	}
}

// Every kind of effect, feat, spell, base value and circumstance has a name and
// its sentences.
func TestEveryEffectIsWritten(t *testing.T) {
	p := scene(t)
	for _, tag := range languages.Known {
		w := writer(t, tag)
		for k := engine.NoEffect + 1; k < engine.EffectKinds; k++ {
			if k == engine.ConditionsEnd {
				continue
			}
			for _, target := range []int32{0, 1, 7, engine.None} {
				for _, kind := range []engine.EventKind{engine.EvBegin, engine.EvEnd} {
					e := engine.Event{Kind: kind, Target: target, A: int32(k), C: 1, Spell: srd.Fireball}
					if target == engine.None && k.Flags()&engine.Area == 0 || target != engine.None && k.Flags()&engine.Area != 0 {
						continue
					}
					for _, l := range w.Write(p, &e, nil) {
						fault(t, tag, l.Text)
					}
				}
			}
			if name := w.Effect(k); name == "" || tag == "fr" && name == k.Name() && !slices.Contains([]string{"invisible", "suggestion", "casting", "rage"}, name) {
				t.Errorf("%s: effect %d is called %q", tag, k, name)
			}
		}
		for f := engine.Feat(0); f < engine.FeatsEnd; f++ {
			fault(t, tag, w.Feat(f))
			if tag == "fr" && w.Feat(f) == f.Name() {
				t.Errorf("the feat %q has no French name", f.Name())
			}
		}
		for b := engine.BaseTen; b <= engine.BaseWeapon; b++ {
			for _, d := range w.Modifiers([]engine.Line{{Source: b, Value: 1, By: engine.None}}) {
				fault(t, tag, d.Text)
			}
		}
		for c := engine.CircumCover; c <= engine.CircumGrappling; c++ {
			for _, d := range w.Modifiers([]engine.Line{{Source: c, Value: -1, From: engine.FromRule, By: engine.None}}) {
				fault(t, tag, d.Text)
			}
		}
	}
}

// Every number that is summed has a name.
func TestEveryStatIsNamed(t *testing.T) {
	for _, tag := range languages.Known {
		tl := teller{Writer: writer(t, tag)}
		for s := engine.NoStat + 1; s < engine.Stats; s++ {
			if n := tl.stat(s); n == "" {
				t.Errorf("%s: stat %d has no name", tag, s)
			} else {
				fault(t, tag, n)
			}
		}
	}
}

// Every natural attack of every creature and every weapon has a name.
func TestEveryAttackIsNamed(t *testing.T) {
	for _, tag := range languages.Known {
		loc, err := languages.New(tag)
		if err != nil {
			t.Fatal(err)
		}
		for i := range srd.Creatures {
			c := &srd.Creatures[i]
			for _, list := range [][]srd.Routine{c.Attack, c.FullAttack} {
				for _, r := range list {
					for _, a := range r {
						fault(t, tag, loc.T("chronicle.attackName."+slug(a.Name)))
					}
				}
			}
		}
		for w := engine.NoWeapon; w <= engine.Club; w++ {
			fault(t, tag, loc.T("chronicle.weapon."+slug(w.Name())))
		}
	}
}

// Both files have the same keys, and plurals where the other has them.
func TestBothLanguagesHaveTheSameKeys(t *testing.T) {
	read := func(tag string) map[string]any {
		data, err := os.ReadFile(filepath.Join("..", "..", "assets", "languages", "chronicle."+tag+".json"))
		if err != nil {
			t.Fatal(err)
		}
		m := map[string]any{}
		if err := json.Unmarshal(data, &m); err != nil {
			t.Fatal(err)
		}
		return m
	}
	en, fr := read("en"), read("fr")
	for k, v := range en {
		other, ok := fr[k]
		if !ok {
			t.Errorf("%s is not in French", k)
			continue
		}
		if _, plural := v.(map[string]any); plural {
			if _, ok := other.(map[string]any); !ok {
				t.Errorf("%s has no plural in French", k)
			}
		}
	}
	for k := range fr {
		if _, ok := en[k]; !ok {
			t.Errorf("%s is not in English", k)
		}
	}
}

// Sentences as players read them.
func TestSentences(t *testing.T) {
	p := scene(t)
	step := func(source, value int32) engine.Line {
		return engine.Line{Source: source, Value: value, From: engine.FromRule, By: engine.None}
	}
	for _, c := range []struct {
		e      engine.Event
		sums   []engine.Line
		en, fr string
	}{
		{engine.Event{Kind: engine.EvCast, Who: 0, Target: engine.None, Spell: srd.Fireball, B: 7, C: 17}, nil,
			"Sefira casts fireball (CL 7).", "Sefira lance boule de feu (NLS 7)."},
		{engine.Event{Kind: engine.EvArea, Who: 0, Spell: srd.Fireball, A: 26, Dice: rules.D(7, 6)}, nil,
			"7d6 = 26", "7d6 = 26"},
		// Reflex 14 + 3 = 17 against DC 16.
		{engine.Event{Kind: engine.EvRoll, Who: 1, Stat: engine.Ref, A: 14, B: 17, C: 16, D: 1}, nil,
			"Oswin: Reflex 14 + 3 = 17, DC 16: saved", "Oswin\u202f: Réflexes 14 + 3 = 17, DD 16\u202f: réussi"},
		{engine.Event{Kind: engine.EvRoll, Who: 1, Stat: engine.Will, A: 20, B: 18, C: 19, D: 1}, nil,
			"Oswin: Will 20 − 2 = 18 (natural 20), DC 19: saved", "Oswin\u202f: Volonté 20 − 2 = 18 (20 naturel), DD 19\u202f: réussi"},
		// E7: 26, saved 13, the zone's half 6.
		{engine.Event{Kind: engine.EvDamage, Who: 0, Target: 1, A: 6, B: 26, C: int32(srd.EnergyFire), Spell: srd.Fireball},
			[]engine.Line{step(engine.StepRolled, 26), step(engine.StepSave, 13), step(engine.StepZone, 6)},
			"Oswin takes 6 points of damage: 26 (fire) › saved 13 › zone half 6 (E7)",
			"Oswin subit 6 points de dégâts\u202f: 26 (feu) › sauvegarde 13 › moitié de la zone 6 (E7)"},
		// E8: half of 41 hit points.
		{engine.Event{Kind: engine.EvDamage, Who: 0, Target: 1, A: 20, B: 20, Spell: srd.FingerOfDeath},
			[]engine.Line{step(engine.StepHalfOfFull, 20)},
			"Oswin takes 20 points of damage: half of full hit points 20 (E8)",
			"Oswin subit 20 points de dégâts\u202f: moitié des points de vie totaux 20 (E8)"},
		{engine.Event{Kind: engine.EvAttack, Who: 3, Target: 5, A: 14, B: 16, C: 15, D: 1, X: 1}, nil,
			"Sefira’s medium fiendish monstrous centipede 1 attacks Oswin’s celestial owl (bite): 14 + 2 = 16, AC 15: hit",
			"Le mille-pattes monstrueux fiélon de taille moyenne 1 de Sefira attaque le hibou céleste d’Oswin (morsure)\u202f: 14 + 2 = 16, CA 15\u202f: touché"},
		{engine.Event{Kind: engine.EvBegin, Target: 7, A: int32(engine.Stunned)}, nil,
			"Oswin’s small fiendish monstrous spider is stunned.", "La petite araignée monstrueuse fiélone d’Oswin est étourdie."},
		{engine.Event{Kind: engine.EvEnd, Target: 0, A: int32(engine.Stunned)}, nil,
			"Sefira is no longer stunned.", "Sefira n’est plus étourdie."},
		{engine.Event{Kind: engine.EvSlain, Target: 0}, nil, "Sefira is “slain”.", "Sefira est «\u202ftuée\u202f»."},
		{engine.Event{Kind: engine.EvMiss, Target: 1, A: 2, B: 1}, nil, "An image of Oswin bursts; 1 is left.", "Une image d’Oswin éclate\u202f; il en reste 1."},
		{engine.Event{Kind: engine.EvOrder, Who: 0, Target: 2, A: int32(engine.OrderStay)}, nil,
			"Sefira orders the celestial dog to hold its ground.", "Sefira donne un ordre au chien céleste\u202f: ne pas bouger."},
		{engine.Event{Kind: engine.EvAbility, Target: 1, A: 1, C: int32(engine.Int)}, nil,
			"Oswin loses 1 point of Intelligence.", "Oswin perd 1 point d’Intelligence."},
		{engine.Event{Kind: engine.EvFlees, Who: 0, Target: 6}, nil, "The pony flees from Sefira.", "Le poney fuit devant Sefira."},
		{engine.Event{Kind: engine.EvNegative, Target: 0, A: 1, B: 3, Dice: dice4()}, nil, "Sefira suffers 1 negative level: 1d4 = 3 › zone half 1 (E7)", "Sefira subit 1 niveau négatif : 1d4 = 3 › moitié de la zone 1 (E7)"},
		{engine.Event{Kind: engine.EvFlees, Who: engine.None, Target: 6}, nil, "The pony runs for the edge of the zone.", "Le poney s’enfuit vers le bord de la zone."},
		{engine.Event{Kind: engine.EvSummoned, Who: 1, Target: 5, X: 10, Y: 15}, nil,
			"A celestial owl answers Oswin’s call, at (3, 4).", "Un hibou céleste répond à l’appel d’Oswin, en (3\u202f; 4)."},
	} {
		for i, tag := range languages.Known {
			e := c.e
			e.L1 = int32(len(c.sums))
			out := writer(t, tag).Write(p, &e, c.sums)
			want := [2]string{c.en, c.fr}[i]
			if len(out) != 1 || out[0].Text != want {
				t.Errorf("%s: %v, want %q", tag, out, want)
			}
		}
	}
}

// A suppressed modifier names the one that counts instead of it.
func TestModifiersThatDoNotStack(t *testing.T) {
	sum := []engine.Line{
		{Source: int32(engine.Dex), Value: 3, From: engine.FromAbility, By: engine.None},
		{Source: int32(engine.MageArmored), Value: 4, From: engine.FromEffect, Type: engine.ArmorBonus, By: engine.None},
		{Source: engine.BaseArmor, Value: 2, From: engine.FromBase, Type: engine.ArmorBonus, By: 1},
	}
	for tag, want := range map[string][3]string{
		"en": {"+3 Dexterity", "+4 mage armor (armor)", "+2 armor: does not stack with mage armor"},
		"fr": {"+3 Dextérité", "+4 armure de mage (armure)", "+2 armure\u202f: ne se cumule pas avec armure de mage"},
	} {
		got := writer(t, tag).Modifiers(sum)
		for i := range want {
			if got[i].Text != want[i] || got[i].Lost != (i == 2) {
				t.Errorf("%s: %+v, want %q", tag, got[i], want[i])
			}
		}
	}
}

// TestJ1_TheSpellStaysHidden: the start of a casting never names the spell, and
// what only its caster may know is not written for others.
func TestJ1_TheSpellStaysHidden(t *testing.T) {
	p := scene(t)
	w := writer(t, "en")
	events := []engine.Event{
		{Kind: engine.EvCastBegin, Who: 0, Spell: srd.Fireball, Sees: engine.Everyone},
		{Kind: engine.EvRoll, Who: 0, Stat: engine.Concentration, A: 10, B: 20, C: 18, D: 1, Sees: engine.Only(0)},
		{Kind: engine.EvSpellcraft, Who: 1, A: 14, B: 1, C: 18, D: 24, Spell: srd.Fireball, Sees: engine.Only(1)},
	}
	for viewers, want := range map[uint16]int{0: 3, engine.Only(0): 2, engine.Only(1): 2, engine.Only(0) | engine.Only(1): 1} {
		got := w.All(p, events, nil, viewers)
		if len(got) != want {
			t.Errorf("viewers %b read %d lines, want %d", viewers, len(got), want)
		}
		if strings.Contains(got[0].Text, "fireball") {
			t.Errorf("%q names the spell", got[0].Text)
		}
	}
}

// Steps of one move are one line. Three squares straight and two diagonals:
// 15 ft and 15 ft (5-10).
func TestStepsOfAMoveAreOneLine(t *testing.T) {
	p := scene(t)
	var events []engine.Event
	x, y := int64(0), int64(0)
	for _, d := range [][2]int64{{5, 0}, {5, 0}, {5, 5}, {5, 5}, {0, 5}} {
		events = append(events, engine.Event{Kind: engine.EvMove, X2: x, Y2: y, X: x + d[0], Y: y + d[1], Target: engine.None, Sees: engine.Everyone})
		x, y = x+d[0], y+d[1]
	}
	got := writer(t, "en").All(p, events, nil, 0)
	if want := "Sefira moves 30 ft to (5, 4)."; len(got) != 1 || got[0].Text != want {
		t.Errorf("%v, want %q", got, want)
	}
}

// Whole duels read without a fault in both languages, and the start of a
// casting is dropped where the spell follows.
func TestWholeDuelsReadWell(t *testing.T) {
	for seed := uint64(1); seed <= 6; seed++ {
		a := engine.ReadyMages[seed%uint64(len(engine.ReadyMages))].At("Sefira", 3+int(seed))
		b := engine.ReadyMages[(seed+1)%uint64(len(engine.ReadyMages))].At("Oswin", 3+int(seed))
		d, err := engine.New(&engine.Setup{Seed: seed, Mages: []engine.MageSpec{a, b}, WildLife: true, Bystanders: engine.MeddlingBystanders})
		if err != nil {
			t.Fatal(err)
		}
		var text [2][]Line
		writers := [2]*Writer{writer(t, "en"), writer(t, "fr")}
		table := ai.Table{Players: []ai.Player{ai.New("hasty", seed), ai.New("hasty", seed+9)}}
		table.Play(d, func(engine.Command) {
			p := d.Position()
			for i, w := range writers {
				text[i] = Join(text[i], w.All(&p, d.Events, d.Lines, 0)...)
			}
		})
		if len(text[0]) != len(text[1]) {
			t.Errorf("seed %d: %d lines in English, %d in French", seed, len(text[0]), len(text[1]))
		}
		for i, lines := range text {
			for j, l := range lines {
				fault(t, languages.Known[i], l.Text)
				for _, det := range l.Detail {
					fault(t, languages.Known[i], det.Text)
				}
				if j > 0 && l.Of == engine.EvCast && lines[j-1].Of == engine.EvCastBegin {
					t.Errorf("seed %d: a casting is begun and told in a row: %q", seed, l.Text)
				}
			}
		}
	}
}

func TestElision(t *testing.T) {
	for own, want := range map[string]string{
		"Oswin": "d’Oswin", "Sefira": "de Sefira", "Ysaline": "d’Ysaline", "Élise": "d’Élise", "Yolande": "de Yolande",
	} {
		tl := teller{Writer: writer(t, "fr")}
		if got := tl.proper(own, rulebook.Masculine).Of(); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// dice4 is a four-sided die.
func dice4() rules.Roll { return rules.Roll{Count: 1, Sides: 4} }
