package engine

import (
	"testing"

	"mageduel/engine/srd"
)

func TestFireball(t *testing.T) {
	// 5d6 rolled once for all: 6 x 5 = 30. B's save, DC 16, of 15 + 1 is half: 15,
	// then the zone's 7. The fiendish wolf: 2 + 5 overcomes its resistance of 7, a
	// save of 1 fails, 5 of the fire are resisted: 25, halved 12 of 13.
	g := spellDuel(t, 5, srd.Fireball).Beast("Wolf", "B", 7, 2)
	g.Rolls(d6(6, 6, 6, 6, 6), d20(15, 2, 1)).Does("A", Cast(srd.Fireball, Corner(8, 2, 0))).Left("B", 33).Left("Wolf", 1)
	// 10d6 at the most.
	if d := spells[srd.Fireball].Do[0].Dice.At(14); d.Count != 10 {
		t.Errorf("%d dice at level 14", d.Count)
	}
	// 20 ft from the intersection and no further: a square whose far side is 25 ft
	// off is spared.
	g = spellDuel(t, 5, srd.Fireball).At("B", 11, 2)
	p := g.d.Position()
	c := Cast(srd.Fireball, Corner(7, 2, 0))(g, 0)
	if p.AreaStrikes(&c, 1) {
		t.Error("25 ft off is struck")
	}
	g.At("B", 10, 2)
	if p = g.d.Position(); !p.AreaStrikes(&c, 1) {
		t.Error("20 ft off is spared")
	}
	// It turns corners: a wall of 5 ft behind which B stands.
	g = duel(t).With(func(s *Setup) { s.Props = []Prop{{X0: -10, Y0: -30, X1: -5, Y1: -20, Height: 40}} }).Wizard("A", 5, Ready(srd.Fireball, 1)).Wizard("B", 5).Fight()
	g.At("A", 0, 6).At("B", 5, 0) // the wall fills 4, 0 and 4, 1
	p = g.d.Position()
	c = Cast(srd.Fireball, Corner(3, 1, 0))(g, 0)
	// Over 4, 2: squares 3, 1 (5 ft), 3, 2 (10), 4, 2 (15), 5, 1 (20): and 5, 0 is
	// 25 ft off.
	if p.AreaStrikes(&c, 1) {
		t.Error("around the corner 25 ft off is struck")
	}
	g.At("B", 5, 2)
	if p = g.d.Position(); !p.AreaStrikes(&c, 1) {
		t.Error("around the corner is spared")
	}
}

func TestLightningBolt(t *testing.T) {
	// Along the row of the two, 120 ft: B, who fails, and a wolf behind it, who does
	// not after 2 + 5 against its spell resistance: 10 and 5, halved.
	g := spellDuel(t, 5, srd.LightningBolt).Beast("Wolf", "B", 9, 2).Beast("Dog", "B", 6, 3)
	g.Rolls(d6(2, 2, 2, 2, 2), d20(2, 2, 15)).Does("A", Cast(srd.LightningBolt, Corner(12, 2, 0))).Left("B", 35).Left("Wolf", 11).Left("Dog", 6)
	// The other side of the same grid line.
	g = spellDuel(t, 5, srd.LightningBolt).At("A", 2, 3).Beast("Dog", "B", 6, 3)
	p := g.d.Position()
	c := Cast(srd.LightningBolt, Corner(12, 3, 0), Choice(1))(g, 0)
	if !p.AreaStrikes(&c, 1) || p.AreaStrikes(&c, 2) || p.AreaStrikes(&c, 0) {
		t.Error("the lower side of the line")
	}
	c.Option = 0
	if p.AreaStrikes(&c, 1) || !p.AreaStrikes(&c, 2) {
		t.Error("the upper side of the line")
	}
	// Cover gives +2: a pillar before B; the save of 13 + 1 + 2 makes DC 16.
	g = duel(t).With(func(s *Setup) { s.Props = []Prop{{X0: -20, Y0: -15, X1: -15, Y1: -10, Height: 10}} }).Wizard("A", 5, Ready(srd.LightningBolt, 1)).Wizard("B", 5).Fight()
	g.At("A", 0, 0).At("B", 4, 4).Rolls(d6(2, 2, 2, 2, 2), d20(13)).Does("A", Cast(srd.LightningBolt, Corner(7, 7, 0))).Left("B", 38) // 10, 5, 2
}

func TestHaste(t *testing.T) {
	g := duel(t).House(WeaponsAllowed).Wizard("A", 5, Ready(srd.Haste, 1), Wields(Club)).Wizard("B", 5, Has(Dex, 14)).Fight().At("A", 2, 2).At("B", 3, 2).Beast("Wolf", "A", 3, 1)
	g.Does("A", Cast(srd.Haste, On("A", "Wolf"))).Is("A", Hasted, true).Is("Wolf", Hasted, true)
	p := g.d.Position()
	if n := p.LandSpeed(0); n != 60 {
		t.Errorf("speed %d", n)
	}
	if ref := p.Sum(Query{Unit: 0, Against: None, Stat: Ref}, nil); ref != 2 {
		t.Errorf("Reflex %+d, want +1 +1", ref)
	}
	// A full attack has one more blow, both at +2 +1; a single one has not.
	g.Does("A", EndTurn()).Does("Wolf", EndTurn()).Does("B", EndTurn())
	g.Rolls(d20(8, 9), d6(1)).Does("A", Do(DoFull, On("B"))).Left("B", 39) // 11 misses 12, 12 hits
	g.Does("A", EndTurn()).Rolls(d20(2, 3)).Does("Wolf", Do(DoFull, On("B"))).Count(EvAttack, 2)
	// Not more than 30 ft apart, and one creature a level.
	g = duel(t).Wizard("A", 5, Ready(srd.Haste, 1)).Wizard("B", 5).Fight().At("A", 0, 0).At("B", 11, 11).Beast("Wolf", "A", 7, 0)
	g.Refused("A", TooFarApart, Cast(srd.Haste, On("A", "Wolf"))).Refused("A", TooManyTargets, Cast(srd.Haste, On("A", "A")))
}

func TestHoldPerson(t *testing.T) {
	// DC 16: 11 + 4 fails, 12 makes it.
	spellDuel(t, 5, srd.HoldPerson).Rolls(d20(12)).Does("A", Cast(srd.HoldPerson, On("B"))).Is("B", Held, false)
	g := spellDuel(t, 5, srd.HoldPerson).Rolls(d20(11)).Does("A", Cast(srd.HoldPerson, On("B"))).Is("B", Held, true)
	// Each turn a new save; the turn is spent on it. 1: on; 20: free.
	g.Rolls(d20(1)).Does("A", EndTurn()).Turn("A").Is("B", Held, true)
	g.Rolls(d20(20)).Does("A", EndTurn()).Turn("B").Is("B", Held, false).Refused("B", NoActionLeft, Go(7, 2, 0))
	// Who flies by a spell stays in the air.
	g = spellDuel(t, 5, srd.HoldPerson).Gets("B", Flies).At("B", 6, 2, 2).Rolls(d20(11)).Does("A", Cast(srd.HoldPerson, On("B")))
	g.Rolls(d20(1)).Does("A", EndTurn()).Stands("B", 6, 2, 2)
	// A winged creature that is paralysed falls: 20 ft, 2d6 = 7 of its 5.
	g = spellDuel(t, 5, srd.HoldPerson).Beast("Eagle", "B", 6, 6, 4)
	r := run{Position: g.d.at(&g.d.State), d: g.d, s: &g.d.State}
	g.Rolls(d6(3, 4))
	r.begin(Effect{Kind: Paralyzed, On: g.who("Eagle"), By: 0, Ends: Forever})
	g.Flagged("Eagle", Gone, true)
}

func TestDispelMagic(t *testing.T) {
	// 1d20 + 5 against 11 + 5 for each spell on the target: 11 ends one, 10 does
	// not.
	two := func() *table {
		return spellDuel(t, 5, srd.DispelMagic).Gets("B", MageArmored, func(e *Effect) { e.By, e.CL, e.Flags, e.Spell = 1, 5, Magical, srd.MageArmor }).
			Gets("B", Shielded, func(e *Effect) { e.By, e.CL, e.Flags, e.Spell = 1, 5, Magical, srd.Shield })
	}
	two().Rolls(d20(11, 10)).Does("A", Cast(srd.DispelMagic, On("B"))).Is("B", MageArmored, false).Is("B", Shielded, true)
	// In an area the first success is the last; from the highest caster level down.
	g := two()
	g.d.State.Effects[g.d.find(1, Shielded)].CL = 7
	g.Rolls(d20(13)).Does("A", Cast(srd.DispelMagic, Choice(DispelArea), Corner(7, 3, 0))).Is("B", Shielded, false).Is("B", MageArmored, true)
	// A summoned creature goes home: target, and area beside one spell on it.
	g = spellDuel(t, 5, srd.DispelMagic).Beast("Wolf", "B", 6, 4)
	g.Rolls(d20(11)).Does("A", Cast(srd.DispelMagic, On("Wolf"))).Flagged("Wolf", Gone, true)
	g = spellDuel(t, 5, srd.DispelMagic).Beast("Wolf", "B", 6, 4).Gets("Wolf", Hasted, func(e *Effect) { e.By, e.CL, e.Flags, e.Spell = 1, 5, Magical, srd.Haste })
	g.Rolls(d20(10, 11)).Does("A", Cast(srd.DispelMagic, Choice(DispelArea), Corner(7, 3, 0))).Flagged("Wolf", Gone, false).Is("Wolf", Hasted, false)
	// One's own spells end of themselves.
	g = spellDuel(t, 5, srd.DispelMagic).Gets("A", Hasted, func(e *Effect) { e.By, e.CL, e.Flags, e.Spell = 0, 5, Magical, srd.Haste })
	g.Does("A", Cast(srd.DispelMagic, On("A"))).Is("A", Hasted, false)
	// The check counts at most +10.
	g = spellDuel(t, 15, srd.DispelMagic)
	if p := g.d.Position(); p.Sum(Query{Unit: 0, Against: None, Stat: DispelCheck}, nil) != 10 {
		t.Error("the cap of the dispel check")
	}
}

func (d *Duel) find(unit int32, kind EffectKind) int {
	p := d.Position()
	return p.find(unit, kind)
}

func TestSuggestion(t *testing.T) {
	g := spellDuel(t, 5, srd.Suggestion).Rolls(d20(11)).Does("A", Cast(srd.Suggestion, On("B"), Choice(int32(CoursePeace)))).Is("B", Suggested, true)
	g.Does("A", EndTurn()).Refused("B", SuggestedPeace, Do(DoCharge, On("A")))
	g = spellDuel(t, 5, srd.Suggestion).Rolls(d20(11)).Does("A", Cast(srd.Suggestion, On("B"), Choice(int32(CourseRest)))).Is("B", Prone, true)
	g.Does("A", EndTurn()).Refused("B", Rested, Do(DoStand))
	// A beast has no language.
	spellDuel(t, 5, srd.Suggestion).Beast("Wolf", "B", 6, 4).Refused("A", NoSuchTarget, Cast(srd.Suggestion, On("Wolf"), Choice(0)))
}

func TestEnervation(t *testing.T) {
	// Two negative levels of 4, halved: -1 to attack and saves each, 10 hit points,
	// caster level 3, the two highest spells.
	g := duel(t).Wizard("A", 7, Ready(srd.Enervation, 1)).Wizard("B", 5, Ready(srd.Fireball, 1), Ready(srd.Web, 1), Ready(srd.Shield, 1)).Fight().At("A", 2, 2).At("B", 6, 2)
	g.Rolls(d20(10), d4(4)).Does("A", Cast(srd.Enervation, On("B"))).Left("B", 30).Slots("B", srd.Fireball, 0).Slots("B", srd.Web, 0).Slots("B", srd.Shield, 1)
	p := g.d.Position()
	for stat, want := range map[Stat]int{Attack: 0, Fort: -1, Will: 2, Concentration: 6, CasterLevel: 3} {
		if got := p.Sum(Query{Unit: 1, Against: None, Stat: stat}, nil); got != want {
			t.Errorf("stat %d is %d, want %d", stat, got, want)
		}
	}
	// A critical doubles them: 3 + 4 = 7, halved 3.
	g = duel(t).Wizard("A", 7, Ready(srd.Enervation, 1)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 6, 2)
	g.Rolls(d20(20, 10), d4(3, 4)).Does("A", Cast(srd.Enervation, On("B"))).Left("B", 25)
	// As many as Hit Dice: slain (R20).
	g = duel(t).Wizard("A", 7, Ready(srd.Enervation, 1)).Wizard("B", 2).Fight().At("A", 2, 2).At("B", 6, 2)
	g.Rolls(d20(10), d4(4)).Does("A", Cast(srd.Enervation, On("B"))).Marked("B", SlainFlag, true)
}

func TestFingerOfDeath(t *testing.T) {
	// DC 20: 18 + 1 fails: half of 40 (E8). 19 makes it: 3d6 + 13 = 23, halved 11.
	g := duel(t).Wizard("A", 13, Ready(srd.FingerOfDeath, 1)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 6, 2)
	g.Rolls(d20(18)).Does("A", Cast(srd.FingerOfDeath, On("B"))).Left("B", 20)
	g = duel(t).Wizard("A", 13, Ready(srd.FingerOfDeath, 1)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 6, 2)
	g.Rolls(d20(19), d6(3, 3, 4)).Does("A", Cast(srd.FingerOfDeath, On("B"))).Left("B", 29)
}
