package engine

import (
	"testing"

	"mageduel/engine/srd"
)

// slayers is A of level 18 with a spell against B, and C looking on.
func slayers(t *testing.T, spell srd.SpellID, traits ...trait) *table {
	return duel(t).Wizard("A", 18, Ready(spell, 2)).Wizard("B", 5, traits...).Wizard("C", 5).House(FreeSize).Zone(60, 40).Fight().
		At("A", 0, 0).At("B", 4, 0).At("C", 11, 11)
}

func TestDisintegrate(t *testing.T) {
	ray := Cast(srd.Disintegrate, On("B"))
	// A ray: 3 + 9 against touch AC 10. Fortitude, DC 10 + 6 + 3 = 19: 17 + 1 fails:
	// half of 41 is 20 (E8), not halved again.
	slayers(t, srd.Disintegrate, HP(41)).Rolls(d20(3, 17)).Does("A", ray).Left("B", 21)
	// A critical ray does not double what E8 takes: 20, and 12 + 9 confirms.
	slayers(t, srd.Disintegrate, HP(41)).Rolls(d20(20, 12, 17)).Does("A", ray).Left("B", 21)
	// 18 + 1 saves: 5d6 = 15 is halved to 7.
	slayers(t, srd.Disintegrate, HP(41)).Rolls(d20(3, 18), d6(1, 2, 3, 4, 5)).Does("A", ray).Left("B", 34)
	// Saved against a critical: 10d6 = 20, halved to 10.
	slayers(t, srd.Disintegrate, HP(41)).Rolls(d20(20, 12, 18), d6(2, 2, 2, 2, 2, 2, 2, 2, 2, 2)).Does("A", ray).Left("B", 31)
	// 1 misses.
	slayers(t, srd.Disintegrate, HP(41)).Rolls(d20(1)).Does("A", ray).Left("B", 41)
	// Twice half of 41 leaves 1.
	g := slayers(t, srd.Disintegrate, HP(41))
	g.unit("B").Nonlethal = 20
	g.Rolls(d20(3, 17)).Does("A", ray).Left("B", 1)
	// What is not of flesh is not spared: an air elemental of 9 hit points loses 4.
	// Touch AC 10 + 3 Dexterity + 1 size = 14.
	g = slayers(t, srd.Disintegrate).Beast("Air Elemental, Small", "B", 5, 5)
	g.Rolls(d20(5, 10)).Does("A", Cast(srd.Disintegrate, On("Air Elemental"))).Left("Air Elemental", 5)
	// One ray, one target.
	slayers(t, srd.Disintegrate).Refused("A", TooManyTargets, Cast(srd.Disintegrate, On("B", "C")))
}

func TestFleshToStone(t *testing.T) {
	stone := Cast(srd.FleshToStone, On("B"))
	// Fortitude, DC 19: 17 + 1 fails: half of 41 goes, and no statue stands there.
	slayers(t, srd.FleshToStone, HP(41)).Rolls(d20(17)).Does("A", stone).Left("B", 21).Is("B", Petrified, false)
	slayers(t, srd.FleshToStone, HP(41)).Rolls(d20(18)).Does("A", stone).Left("B", 41)
	// Only flesh: an air elemental is none.
	g := slayers(t, srd.FleshToStone).Beast("Air Elemental, Small", "B", 5, 5).Beast("Dog", "B", 6, 6)
	g.Refused("A", NotFlesh, Cast(srd.FleshToStone, On("Air Elemental")))
	// A celestial dog of 6 hit points and spell resistance 6: 1 + 18 overcomes it,
	// Fortitude 10 + 4 fails, it loses 3.
	g.Rolls(d20(1, 10)).Does("A", Cast(srd.FleshToStone, On("Dog"))).Left("Dog", 3)
}

func TestPowerWordKill(t *testing.T) {
	word := Cast(srd.PowerWordKill, On("B"))
	// No save: half of 100 goes.
	slayers(t, srd.PowerWordKill, HP(100)).Does("A", word).Left("B", 50)
	// 101 hit points left are too many; with one of them wounded it works, and takes
	// half of the full ones.
	slayers(t, srd.PowerWordKill, HP(101)).Does("A", word).Left("B", 101).Told(EvResist, true)
	g := slayers(t, srd.PowerWordKill, HP(101))
	g.unit("B").Nonlethal = 1
	g.Does("A", word).Left("B", 50)
	// Temporary hit points absorb it (R22), and do not count among those left.
	g = slayers(t, srd.PowerWordKill, HP(100))
	g.unit("B").Temp = 8
	g.Does("A", word).Left("B", 58)
	// Mindless vermin are immune to what works on the mind; elementals live.
	g = slayers(t, srd.PowerWordKill).Beast("Monstrous Centipede, Medium", "", 5, 5)
	g.Does("A", Cast(srd.PowerWordKill, On("Centipede"))).Left("Centipede", 4).Told(EvResist, true)
	slayers(t, srd.PowerWordKill).Beast("Air Elemental, Small", "B", 5, 5).May("A", Cast(srd.PowerWordKill, On("Air Elemental")))
}
