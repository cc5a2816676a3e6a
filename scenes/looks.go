package scenes

import (
	"encoding/json"
	"slices"

	"mageduel/engine"
	"mageduel/engine/ai"
	"mageduel/engine/replay"
)

// modelNames are the models that a mage can be shown by.
var modelNames = [...]string{"hat", "circlet", "collar", "shawl", "brim", "hood"}

// looksOf is what a record says of the looks of a duel: the set-up screen's
// result, or nothing where it is too long.
func looksOf(chosen SetupResult) []byte {
	looks, err := json.Marshal(chosen)
	if err != nil || len(looks) > replay.MaxLooks {
		return nil
	}
	return looks
}

// Looks is the set-up screen's result of a recorded duel. What the record does
// not say, or says of another duel, is as SeatsOf has it; names, classes and
// levels are always those of the rules.
func Looks(rec *replay.Record) SetupResult {
	plain := SeatsOf(rec.Setup)
	var r SetupResult
	if len(rec.Looks) == 0 || json.Unmarshal(rec.Looks, &r) != nil || len(r.Mages) != len(plain.Mages) {
		return plain
	}
	if !slices.Contains(PlaceNames[:], r.Place) {
		r.Place = plain.Place
	}
	r.Seed, r.WildLife, r.Bystanders = plain.Seed, plain.WildLife, plain.Bystanders
	for i := range r.Mages {
		m, p := &r.Mages[i], &plain.Mages[i]
		m.Name, m.Class, m.Level = p.Name, p.Class, p.Level
		if m.Player != personPlayer && !slices.Contains(ai.Kinds, m.Player) {
			m.Player = p.Player
		}
		if engine.FindReady(m.Build) == nil {
			m.Build = p.Build
		}
		if !slices.Contains(modelNames[:], m.Model) {
			m.Model = p.Model
		}
		if m.Colour < 0 || m.Colour > 7 {
			m.Colour = p.Colour
		}
		if m.Emblem < 0 || m.Emblem > 7 {
			m.Emblem = p.Emblem
		}
	}
	return r
}
