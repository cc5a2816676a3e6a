package engine

import (
	"testing"

	"mageduel/engine/srd"
)

// Spell DCs of these wizards: 10 + level + 3 of Intelligence 16. Saves of level
// 5 with 10 in all: +1, +1, +4.

func spellDuel(t *testing.T, level int, spell srd.SpellID, more ...trait) *table {
	t.Helper()
	return duel(t).Wizard("A", level, append(more, Ready(spell, 3))...).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 6, 2)
}

func TestAcidSplash(t *testing.T) {
	// Ranged touch, 8 + 2 against 10; 1d3 = 3 of acid is halved to 1. A natural 20
	// and a confirmation double the die.
	spellDuel(t, 5, srd.AcidSplash).Rolls(d20(8), d3(3)).Does("A", Cast(srd.AcidSplash, On("B"))).Left("B", 39)
	spellDuel(t, 5, srd.AcidSplash).Rolls(d20(7)).Does("A", Cast(srd.AcidSplash, On("B"))).Left("B", 40)
	spellDuel(t, 5, srd.AcidSplash).Rolls(d20(20, 8), d3(3, 3)).Does("A", Cast(srd.AcidSplash, On("B"))).Left("B", 37)
	// No spell resistance: a celestial dog (6) is simply struck, its resistance of
	// 5 to acid takes it all.
	g := spellDuel(t, 5, srd.AcidSplash).Beast("Dog", "B", 5, 5)
	g.unit("Dog").Flags |= Celestial
	g.Rolls(d20(20, 20), d3(3, 3)).Does("A", Cast(srd.AcidSplash, On("Dog"))).Told(EvSR, false).Left("Dog", 5) // 6 - 5 = 1, halved at least 1
}

func TestMagicMissile(t *testing.T) {
	// 1, 2, 3, 4, 5 missiles at 1, 3, 5, 7, 9.
	for level, want := range map[int]int{1: 1, 2: 1, 3: 2, 5: 3, 7: 4, 9: 5, 20: 5} {
		if got := spells[srd.MagicMissile].Count(level); got != want {
			t.Errorf("%d missiles at level %d, want %d", got, level, want)
		}
	}
	// 2 + 3 + 5, each halved: 1 + 1 + 2.
	spellDuel(t, 5, srd.MagicMissile).Rolls(d4(1, 2, 4)).Does("A", Cast(srd.MagicMissile, On("B", "B", "B"))).Left("B", 36)
	// Shield takes all of it.
	spellDuel(t, 5, srd.MagicMissile).Gets("B", Shielded).Does("A", Cast(srd.MagicMissile, On("B", "B", "B"))).Left("B", 40).Told(EvResist, true)
	// Spell resistance once for all missiles: a fiendish wolf has 7; 1 + 5 fails.
	g := spellDuel(t, 5, srd.MagicMissile).Beast("Wolf", "B", 6, 4)
	g.unit("Wolf").Flags |= Fiendish
	g.Rolls(d20(1)).Does("A", Cast(srd.MagicMissile, On("Wolf", "Wolf", "Wolf"))).Left("Wolf", 13).Count(EvSR, 1)
	g = spellDuel(t, 5, srd.MagicMissile).Beast("Wolf", "B", 6, 4)
	g.unit("Wolf").Flags |= Fiendish
	g.Rolls(d20(2), d4(4, 4, 4)).Does("A", Cast(srd.MagicMissile, On("Wolf", "Wolf", "Wolf"))).Left("Wolf", 7)
	// No two targets more than 15 ft apart; none unseen.
	g = spellDuel(t, 5, srd.MagicMissile).Beast("Wolf", "B", 6, 6)
	g.Refused("A", TooFarApart, Cast(srd.MagicMissile, On("B", "Wolf")))
	// Images take missiles and burst: of two images 3 of 3 is B itself.
	g = spellDuel(t, 5, srd.MagicMissile).Gets("B", MirrorImages, func(e *Effect) { e.A = 2 })
	g.Rolls(d3(1), roll(2, 2), d4(1), roll(2, 1)).Does("A", Cast(srd.MagicMissile, On("B", "B", "B"))).Left("B", 39).Is("B", MirrorImages, false)
}

func TestMageArmorAndShield(t *testing.T) {
	g := duel(t).Wizard("A", 5, Ready(srd.MageArmor, 1), Ready(srd.Shield, 1)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 6, 2)
	g.Does("A", Cast(srd.MageArmor, On("A"))).Is("A", MageArmored, true)
	p := g.d.Position()
	e := p.S.Effects[p.find(0, MageArmored)]
	if rounds := (e.Ends - p.Time()) / roundLength; rounds != 3000 { // 5 hours
		t.Errorf("mage armor lasts %d rounds", rounds)
	}
	g.Does("A", EndTurn()).Does("B", EndTurn()).Does("A", Cast(srd.Shield))
	p = g.d.Position()
	if e = p.S.Effects[p.find(0, Shielded)]; (e.Ends-p.Time())/roundLength != 50 || e.Flags&Dismissible == 0 {
		t.Errorf("shield: %+v", e)
	}
	g.Does("A", EndTurn()).Does("B", EndTurn()).Does("A", Do(DoDismiss, Choice(e.ID))).Is("A", Shielded, false)
}

func TestGrease(t *testing.T) {
	// 10-ft square on 6, 2 to 7, 3: Reflex DC 14; 12 + 1 falls, 13 + 1 stands.
	spellDuel(t, 5, srd.Grease).Rolls(d20(12)).Does("A", Cast(srd.Grease, Square(6, 2, 0))).Is("B", Prone, true)
	g := spellDuel(t, 5, srd.Grease).Rolls(d20(13)).Does("A", Cast(srd.Grease, Square(6, 2, 0))).Is("B", Prone, false)
	// Each round again.
	g.Rolls(d20(13)).Does("A", EndTurn()).Turn("B")
	// Walking: Dexterity DC 10, half speed, unbalanced till the next turn; 10 + 0
	// is enough. Two squares of grease are 20 ft, the third is off it: 5 more.
	g.Rolls(d20(10)).Does("B", Go(6, 4, 0)).Stands("B", 6, 4, 0).Is("B", OnGrease, true)
	if u := g.unit("B"); u.MoveLeft != 15 {
		t.Errorf("%d feet left of 30 after 10 + 5", u.MoveLeft)
	}
	p := g.d.Position()
	if !p.losesDex(1, 0) {
		t.Error("who walks in grease keeps its Dexterity bonus")
	}
	// 6 to 9: it does not move and saves or falls; 5 and less: it falls.
	g = spellDuel(t, 5, srd.Grease).Rolls(d20(13)).Does("A", Cast(srd.Grease, Square(6, 2, 0)))
	g.Rolls(d20(13)).Does("A", EndTurn()).Rolls(d20(6, 13)).Does("B", Go(6, 5, 0)).Stands("B", 6, 2, 0).Is("B", Prone, false)
	g = spellDuel(t, 5, srd.Grease).Rolls(d20(13)).Does("A", Cast(srd.Grease, Square(6, 2, 0)))
	g.Rolls(d20(13)).Does("A", EndTurn()).Rolls(d20(5)).Does("B", Go(6, 5, 0)).Stands("B", 6, 2, 0).Is("B", Prone, true)
	// In the air nobody slips.
	g = spellDuel(t, 5, srd.Grease).Gets("B", Flies).At("B", 6, 2, 1).Does("A", Cast(srd.Grease, Square(6, 2, 0))).Is("B", Prone, false)
	// On the ground only.
	g.Refused("A", NoActionLeft, Cast(srd.Grease, Square(6, 2, 1)))
}

func TestCharmPerson(t *testing.T) {
	// DC 14; in the duel the target is threatened: 4 + 4 + 5 = 13 fails, 5 makes it.
	g := spellDuel(t, 5, srd.CharmPerson).Rolls(d20(4)).Does("A", Cast(srd.CharmPerson, On("B"))).Is("B", Charmed, true)
	g.Does("A", EndTurn()).Refused("B", CharmedBy, Do(DoCharge, On("A")))
	spellDuel(t, 5, srd.CharmPerson).Rolls(d20(5)).Does("A", Cast(srd.CharmPerson, On("B"))).Is("B", Charmed, false)
	// Persons only.
	spellDuel(t, 5, srd.CharmPerson).Beast("Wolf", "B", 6, 4).Refused("A", NotHumanoid, Cast(srd.CharmPerson, On("Wolf")))
	// An act of the caster's creatures breaks it: the wolf misses.
	g = spellDuel(t, 5, srd.CharmPerson).Beast("Wolf", "A", 7, 2).Rolls(d20(1)).Does("A", Cast(srd.CharmPerson, On("B")))
	g.Is("B", Charmed, true).Does("A", EndTurn()).Rolls(d20(2)).Does("Wolf", Do(DoAttack, On("B"))).Is("B", Charmed, false)
}

func TestScorchingRay(t *testing.T) {
	for level, want := range map[int]int{3: 1, 6: 1, 7: 2, 10: 2, 11: 3, 20: 3} {
		if got := spells[srd.ScorchingRay].Count(level); got != want {
			t.Errorf("%d rays at level %d, want %d", got, level, want)
		}
	}
	// At 7 two rays, base attack +3: 7 + 3 hits, 4d6 = 14, halved 7; 6 + 3 misses.
	g := spellDuel(t, 7, srd.ScorchingRay).Rolls(d20(7), d6(2, 3, 4, 5), d20(6)).Does("A", Cast(srd.ScorchingRay, On("B", "B"))).Left("B", 33)
	g.Slots("A", srd.ScorchingRay, 2)
}

func TestMirrorImage(t *testing.T) {
	// 1d4 and one for every three levels, 8 at the most.
	g := duel(t).Wizard("A", 5, Ready(srd.MirrorImage, 1)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 3, 2)
	g.Rolls(d4(2)).Does("A", Cast(srd.MirrorImage))
	if p := g.d.Position(); p.Images(0) != 3 {
		t.Errorf("%d images, want 2 + 1", p.Images(0))
	}
	// B strikes at one of four: 1 to 3 are images, AC 10; 8 + 2 pops one, 7 + 2
	// does not; 4 is A.
	g.Does("A", EndTurn()).Rolls(d4(1), d20(8)).Does("B", Do(DoAttack, On("A"))).Left("A", 40)
	if p := g.d.Position(); p.Images(0) != 2 {
		t.Errorf("%d images, want 2", p.Images(0))
	}
	g.Does("B", EndTurn()).Does("A", EndTurn()).Rolls(d3(3), d20(8), d3(1)).Does("B", Do(DoAttack, On("A"))).Left("A", 39)
	g = duel(t).Wizard("A", 18, Ready(srd.MirrorImage, 1)).Wizard("B", 5).Fight().Rolls(d4(4)).Does("A", Cast(srd.MirrorImage))
	if p := g.d.Position(); p.Images(0) != 8 {
		t.Errorf("%d images at level 18, want 8", p.Images(0))
	}
	// The blind are not fooled, only miss as the blind do: 8 + 2 against 10, d100
	// of 51.
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 3, 2).Gets("A", MirrorImages, func(e *Effect) { e.A = 4 }).Gets("B", Blinded)
	r := run{Position: g.d.at(&g.d.State), d: g.d, s: &g.d.State}
	g.Rolls(d20(8), d100(51), d3(1))
	r.strike(1, 0, nil, 0, 0)
	g.Left("A", 39)
}

func TestInvisibility(t *testing.T) {
	g := duel(t).Wizard("A", 5, Ready(srd.Invisibility, 2), Ready(srd.Shield, 1), Ready(srd.MagicMissile, 1)).Wizard("B", 5, Ready(srd.MagicMissile, 1)).Fight().At("A", 2, 2).At("B", 5, 2)
	g.Does("A", Cast(srd.Invisibility, On("A"))).Is("A", Invisible, true).Does("A", EndTurn())
	g.Refused("B", NotSeen, Cast(srd.MagicMissile, On("A"))).Does("B", EndTurn())
	// Harmless spells keep it, an attack ends it.
	g.Does("A", Cast(srd.Shield)).Is("A", Invisible, true).Does("A", EndTurn()).Does("B", EndTurn())
	g.Rolls(d4(1, 1, 1)).Does("A", Cast(srd.MagicMissile, On("B", "B", "B"))).Is("A", Invisible, false)
}

func TestFly(t *testing.T) {
	// 60 ft, good: up at half speed, 30 ft straight up are all of it.
	g := duel(t).Wizard("A", 5, Ready(srd.Fly, 1)).Wizard("B", 5).Zone(60, 200).Fight().At("A", 2, 2).At("B", 9, 2)
	g.Does("A", Cast(srd.Fly, On("A"))).Refused("A", TooFar, Go(2, 2, 13)).Refused("A", NoWay, Go(2, 2, 7)).Does("A", Go(2, 2, 6)).Stands("A", 2, 2, 6)
	// It hovers over a turn, and charges.
	g.Does("A", EndTurn()).Does("B", EndTurn()).Stands("A", 2, 2, 6).May("A", Do(DoCharge, On("B")))
	// When it ends: 1d6 rounds of 60 ft down. 30 ft are down at once.
	p := g.d.Position()
	e := p.S.Effects[p.find(0, Flies)]
	g.d.State.Effects[p.find(0, Flies)].Ends = p.Time() + 1
	g.Rolls(d6(1)).Does("A", EndTurn()).Does("B", EndTurn()).Stands("A", 2, 2, 0).Left("A", 40).Is("A", Flies, false)
	if e.CL != 5 {
		t.Error(e)
	}
	// From 150 ft with one round: 60 down, 90 fallen: 9d6.
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Zone(60, 200).Fight().At("A", 2, 2, 30).At("B", 9, 2).Gets("A", Flies, func(e *Effect) { e.Ends = 1 })
	g.Rolls(d6(1)).Does("A", EndTurn()).Rolls(d6(1, 1, 1, 1, 1, 1, 1, 1, 1)).Does("B", EndTurn()).Left("A", 31).Is("A", Prone, true)
	// With three: 60 ft each turn, and safely down.
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Zone(60, 200).Fight().At("A", 2, 2, 30).At("B", 9, 2).Gets("A", Flies, func(e *Effect) { e.Ends = 1 })
	g.Rolls(d6(3)).Does("A", EndTurn()).Does("B", EndTurn()).Stands("A", 2, 2, 18).Does("A", EndTurn()).Does("B", EndTurn()).Stands("A", 2, 2, 6)
	g.Does("A", EndTurn()).Does("B", EndTurn()).Stands("A", 2, 2, 0).Left("A", 40)
}
