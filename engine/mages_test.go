package engine

import (
	"testing"

	"mageduel/engine/srd"
)

// price is what an item costs in gp: spell level by caster level by 50 for a
// potion, by 25 for a scroll, by 750 for a wand of 50 charges (SRD); a cantrip
// counts as half a level.
func price(it ItemSpec) int {
	level := int(srd.Spells[it.Spell].Level) * 2
	if level == 0 {
		level = 1
	}
	each := level * int(it.CL)
	switch it.Kind {
	case Potion:
		return each * 50 / 2
	case Scroll:
		return each * 25 / 2
	}
	return each * 15 / 2 * int(it.Charges)
}

// means is what a character of a level owns in gp: what a wizard begins with on
// the average (3d4 x 10), then 900 at second level and on.
var means = [21]int{1: 75, 900, 2700, 5400, 9000, 13000, 19000, 27000, 36000, 49000, 66000, 88000, 110000, 150000, 200000, 260000, 340000, 440000, 580000, 760000}

// Ready-made mages carry what they can use and could have bought: all of it at
// first level, a fifth of their means later.
func TestReadyMagesCarryWhatTheyCanAffordAndUse(t *testing.T) {
	// Worked by hand: mage armor as a potion 1 x 1 x 50, fly 3 x 5 x 50, a wand
	// of magic missile by a caster of level 1 15 a charge, a scroll of dispel
	// magic 3 x 5 x 25.
	for it, want := range map[ItemSpec]int{
		{Kind: Potion, Spell: srd.MageArmor, CL: 1, Charges: 1}:    50,
		{Kind: Potion, Spell: srd.Fly, CL: 5, Charges: 1}:          750,
		{Kind: Wand, Spell: srd.MagicMissile, CL: 1, Charges: 8}:   120,
		{Kind: Scroll, Spell: srd.DispelMagic, CL: 5, Charges: 1}:  375,
		{Kind: Potion, Spell: srd.Invisibility, CL: 3, Charges: 1}: 300,
	} {
		if got := price(it); got != want {
			t.Fatalf("%v costs %d, not %d", it, got, want)
		}
	}
	for i := range ReadyMages {
		rm := &ReadyMages[i]
		for level := 1; level <= 20; level++ {
			m := rm.At("M", level)
			sum := 0
			for _, it := range m.Items {
				sum += price(it)
				s := &srd.Spells[it.Spell]
				if !Implemented(it.Spell) {
					t.Errorf("%s %d carries %s, which does nothing", rm.Name, level, s.Name)
				}
				if least := max(1, 2*int(s.Level)-1); int(it.CL) < least {
					t.Errorf("%s %d: %s of caster level %d, but who casts it has %d", rm.Name, level, s.Name, it.CL, least)
				}
				if it.Kind != Potion && rm.Class == Wizard && (s.School == rm.Barred[0] || s.School == rm.Barred[1]) {
					t.Errorf("%s %d carries %s of a school that is barred", rm.Name, level, s.Name)
				}
				if it.Kind == Potion && s.Level > 3 {
					t.Errorf("%s %d: there is no potion of %s", rm.Name, level, s.Name)
				}
			}
			share := 5
			if level == 1 {
				share = 1
			}
			if sum > means[level]/share {
				t.Errorf("%s %d carries %d gp of %d", rm.Name, level, sum, means[level])
			}
			if n := len(m.Items); n < 1 || n > 4 || level >= 3 && n < 2 {
				t.Errorf("%s %d carries %d items", rm.Name, level, n)
			}
		}
	}
}
