package scenes

import (
	"reflect"
	"strings"
	"testing"

	"mageduel/assets/languages"
	"mageduel/engine"
)

// Every switch of the set-up reaches the rules: off it is the book, on it is one
// house rule more; between them they are all that the engine knows.
func TestEveryHouseSwitchReachesTheRules(t *testing.T) {
	plain := RulesOf(testSetup(3, 0, "evoker", "sorcerer"))
	if plain.House != 0 || plain.Minutes != 0 {
		t.Errorf("by default house %b, %d minutes", plain.House, plain.Minutes)
	}
	var all engine.House
	fields := reflect.TypeFor[HouseRules]()
	for i := range fields.NumField() {
		if fields.Field(i).Type.Kind() != reflect.Bool {
			continue
		}
		chosen := testSetup(3, 0, "evoker", "sorcerer")
		chosen.House.Rounds, chosen.House.Minutes = 7, 30
		reflect.ValueOf(&chosen.House).Elem().Field(i).SetBool(true)
		got := RulesOf(chosen)
		if chosen.House.Count() != 1 || got.House&all != 0 || got.House == 0 && got.Minutes != 30 {
			t.Errorf("%s: house %b, %d minutes", fields.Field(i).Name, got.House, got.Minutes)
		}
		all |= got.House
		// What lasts all day stands for every mage that has it.
		if got.House == engine.OldSpells && (len(got.Mages[0].Before) == 0 || len(got.Mages[1].Before) == 0) {
			t.Error("no old spell is in force")
		}
		if err := got.Check(); err != nil {
			t.Errorf("%s: %v", fields.Field(i).Name, err)
		}
	}
	if all != engine.AllHouse {
		t.Errorf("no switch for %b", engine.AllHouse&^all)
	}
	// Each switch says in both languages what it does.
	for _, tag := range languages.Known {
		loc := languages.Or(tag)
		for _, key := range strings.Fields("sizeFree squares rounds freeCounters weapons fullDamage noSpellcraft edgeSave hitPoints oldSpells time") {
			if !loc.Has("house."+key) || !loc.Has("house."+key+"Tip") {
				t.Errorf("%s: house.%s", tag, key)
			}
		}
	}
}
