package engine

import (
	"mageduel/engine/srd"
)

// spells has what the rules do with each spell that the game can cast. Facts
// (level, range, save and so on) are in package srd.
var spells [srd.NumSpells + 1]SpellRule

func one(int) int { return 1 }

func most(int) int { return MaxTargets }

func init() {
	for _, part := range []map[srd.SpellID]SpellRule{abjurations, conjurations, divinations, enchantments, evocations, illusions, necromancies, transmutations} {
		for id, rule := range part {
			spells[id] = rule
		}
	}
}
