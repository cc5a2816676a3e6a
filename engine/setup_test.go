package engine

import (
	"testing"

	"mageduel/engine/srd"
)

// A set-up that breaks a rule is refused by the rule's number.
func TestSetupsThatBreakRules(t *testing.T) {
	for name, c := range map[string]struct {
		rule  string
		spoil func(s *Setup)
	}{
		"sound":                {"", func(*Setup) {}},
		"nine mages":           {"R32", func(s *Setup) { s.Mages = append(s.Mages, make([]MageSpec, 7)...) }},
		"101 rounds":           {"R2", func(s *Setup) { s.Rounds = 101 }},
		"level 0":              {"R1", func(s *Setup) { s.Mages[0].Level = 0 }},
		"no hit points":        {"E5", func(s *Setup) { s.Mages[0].HP = 0 }},
		"Strength 0":           {"E6", func(s *Setup) { s.Mages[0].Abilities[Str] = 0 }},
		"fireball at level 1":  {"Q1", func(s *Setup) { s.Mages[0].Book = []Prepared{{Spell: srd.Fireball, Level: 1, Count: 1}} }},
		"no class":             {"Q1", func(s *Setup) { s.Mages[0].Class = 9 }},
		"debts":                {"R45", func(s *Setup) { s.Mages[0].Purse = -1 }},
		"a wand of nothing":    {"E4", func(s *Setup) { s.Mages[0].Items = []ItemSpec{{Kind: Wand, CL: 1, Charges: 1}} }},
		"a wand of level 0":    {"E4", func(s *Setup) { s.Mages[0].Items = []ItemSpec{{Kind: Wand, Spell: srd.Fly, Charges: 1}} }},
		"no such bystanders":   {"R38", func(s *Setup) { s.Bystanders = 7 }},
		"an old fireball":      {"R35", func(s *Setup) { s.Mages[0].Before = []srd.SpellID{srd.Fireball} }},
		"old, not in the book": {"R35", func(s *Setup) { s.Mages[0].Before = []srd.SpellID{srd.Fly} }},
		"old and sound":        {"", func(s *Setup) { s.Mages[0].Before = []srd.SpellID{srd.MageArmor} }},
	} {
		g := duel(t).Wizard("A", 5, Ready(srd.MageArmor, 1), Ready(srd.Fireball, 1)).Wizard("B", 5)
		c.spoil(g.set)
		err, _ := g.set.Check().(*SetupError)
		if c.rule == "" && err != nil || c.rule != "" && (err == nil || err.Rule != c.rule) {
			t.Errorf("%s: %v, want %q", name, err, c.rule)
		}
	}
	for i := range ReadyMages {
		for level := 1; level <= 20; level++ {
			m := ReadyMages[i].At("M", level)
			if err := (&Setup{Mages: []MageSpec{m, m}}).Check(); err != nil {
				t.Errorf("%s of level %d: %v", ReadyMages[i].Name, level, err)
			}
		}
	}
}
