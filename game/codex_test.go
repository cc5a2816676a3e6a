//go:build !js

package game

import (
	"encoding/json"
	"strings"
	"testing"

	"mageduel/assets/rulebook"
	"mageduel/engine"
	"mageduel/engine/srd"
)

// codex -json holds everything, in order, with both names and what is played.
func TestCodexAsData(t *testing.T) {
	status, out, said := runCommand(t, "codex", "-json")
	if status != exitDone || said != "" {
		t.Fatalf("ended with %d and said %q", status, said)
	}
	var all struct {
		Spells, Creatures, Conditions, Rules []map[string]any
	}
	if err := json.Unmarshal([]byte(out), &all); err != nil {
		t.Fatal(err)
	}
	if len(all.Spells) != srd.NumSpells || len(all.Creatures) != srd.NumCreatures || len(all.Conditions) != len(rulebook.Conditions) || len(all.Rules) != len(rulebook.Rules) {
		t.Fatalf("%d spells, %d creatures, %d conditions, %d rules", len(all.Spells), len(all.Creatures), len(all.Conditions), len(all.Rules))
	}
	played := 0
	for i, s := range all.Spells {
		id := srd.SpellID(i + 1)
		for _, kv := range srd.SpellColumns(id) {
			if s[kv.Key] != kv.Value {
				t.Errorf("%s: %s is %v, want %q", srd.Spells[id].Name, kv.Key, s[kv.Key], kv.Value)
			}
		}
		if s["implemented"] != engine.Implemented(id) || s["en"] == "" || s["fr"] == "" {
			t.Errorf("%s: %v, %v, %v", srd.Spells[id].Name, s["implemented"], s["en"], s["fr"])
		}
		if s["implemented"] == true {
			played++
		}
	}
	if played < 24 {
		t.Errorf("%d spells are played", played)
	}
	brought := 0
	for i, c := range all.Creatures {
		for _, kv := range srd.CreatureColumns(srd.CreatureID(i + 1)) {
			if c[kv.Key] != kv.Value {
				t.Errorf("%v: %s is %v, want %q", c["name"], kv.Key, c[kv.Key], kv.Value)
			}
		}
		if c["implemented"] == true {
			brought++
		}
		if c["en"] == "" || c["fr"] == "" {
			t.Errorf("%v has no name", c["name"])
		}
	}
	if brought < 10 {
		t.Errorf("%d creatures are played", brought)
	}
	// The columns come in the tables' order: the name leads.
	if !strings.Contains(out[:200], `"name": "`+srd.Spells[1].Name+`"`) {
		t.Errorf("it begins with %q", out[:200])
	}
}

func TestCodexSearch(t *testing.T) {
	for _, c := range []struct {
		args []string
		says []string
	}{
		{[]string{"codex", "fireball"}, []string{"Fireball", "Evocation"}},
		{[]string{"codex", "-lang", "fr", "boule de feu"}, []string{"Boule de feu", "Evocation"}},
		{[]string{"codex", "-lang", "fr", "fireball"}, []string{"Boule de feu"}},
		{[]string{"codex", "e7"}, []string{"E7 "}},
		{[]string{"codex", "-lang", "fr", "E7"}, []string{"E7 Demi-dégâts"}},
		{[]string{"codex", "stunned"}, []string{"Stunned"}},
		{[]string{"codex", "-lang", "fr", "etourdie"}, []string{"Étourdi"}},
		{[]string{"codex", "giant", "bee"}, []string{"Giant bee"}},
		{[]string{"codex", "summon monster"}, []string{"Summon Monster I\n", "Summon Monster IX\n"}},
		{[]string{"codex"}, []string{"Spells", "Creatures", "Conditions", "Terms", "Rules", "  Fireball", "  R47 "}},
		{[]string{"codex", "-lang", "fr"}, []string{"Sorts", "Créatures", "États", "Termes", "Règles"}},
	} {
		status, out, said := runCommand(t, c.args...)
		if status != exitDone || said != "" {
			t.Errorf("%q ended with %d and said %q", c.args, status, said)
		}
		for _, s := range c.says {
			if !strings.Contains(out, s) {
				t.Errorf("%q wrote %.200q, want %q in it", c.args, out, s)
			}
		}
	}
	if status, out, said := runCommand(t, "codex", "xyzzy"); status != exitFailed || out != "" || !strings.Contains(said, "xyzzy") {
		t.Errorf("ended with %d, wrote %q and said %q", status, out, said)
	}
}
