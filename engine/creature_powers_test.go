package engine

import (
	"testing"

	"mageduel/engine/srd"
)

// beastDuel has A's creature beside B and comes to the creature's turn.
func beastDuel(t *testing.T, kind string, x, y int64, traits ...trait) *table {
	t.Helper()
	return duel(t).Wizard("A", 5).Wizard("B", 5, traits...).Fight().At("A", 0, 0).At("B", 6, 6).Beast(kind, "A", x, y).Does("A", EndTurn())
}

func TestPoison(t *testing.T) {
	// A small viper: bite 8 + 4 against 10, 1d2 - 2 is at least 1, halved 1. Fort DC
	// 10: 8 + 1 fails: 1d6 = 5 of Constitution, halved 2: 10 to 8, -1 for each of
	// five Hit Dice.
	g := beastDuel(t, "Snake, Small Viper", 7, 6).Rolls(d20(8), roll(2, 1), d20(8), d6(5)).Does("Snake, Small Viper", Do(DoAttack, On("B")))
	g.Left("B", 34)
	if u := g.unit("B"); u.Damage[Con] != 2 || u.HP != 35 {
		t.Errorf("Constitution damage %d, %d hit points", u.Damage[Con], u.HP)
	}
	p := g.d.Position()
	e := p.S.Effects[p.find(1, Poisoned)]
	if n := (e.Ends - p.Time()) / roundLength; n != 10 {
		t.Errorf("strikes again after %d rounds, want 10", n)
	}
	// The secondary: another save, another 1d6.
	g.d.State.Effects[p.find(1, Poisoned)].Ends = p.Time() + 1
	g.Rolls(d20(2), d6(4)).Does("Snake, Small Viper", EndTurn())
	if u := g.unit("B"); u.Damage[Con] != 4 {
		t.Errorf("Constitution damage %d, want 2 + 2", u.Damage[Con])
	}
	// A save at once does not spare the second one; who is immune needs none.
	beastDuel(t, "Snake, Small Viper", 7, 6).Rolls(d20(8), roll(2, 1), d20(9)).Does("Snake, Small Viper", Do(DoAttack, On("B"))).Is("B", Poisoned, true)
	beastDuel(t, "Snake, Small Viper", 7, 6).Beast("Dretch", "B", 8, 6).Rolls(d20(18), roll(2, 1)).Does("Snake, Small Viper", Do(DoAttack, On("Dretch"))).Is("Dretch", Poisoned, false)
}

func TestTrip(t *testing.T) {
	// A wolf: bite 8 + 3, 6 + 1 halved 3; trip 10 + 1 against 10 + 0.
	beastDuel(t, "Wolf", 7, 6).Rolls(d20(8), d6(6), d20(10, 10)).Does("Wolf", Do(DoAttack, On("B"))).Left("B", 37).Is("B", Prone, true)
	// Four legs stand fast: 14 + 1 against 11 + 1 + 2 of a riding dog's Strength + 4.
	beastDuel(t, "Wolf", 7, 6).Beast("Dog, Riding", "B", 8, 6).Rolls(d20(18), d6(1), d20(14, 9)).Does("Wolf", Do(DoAttack, On("Dog, Riding"))).Is("Dog, Riding", Prone, false)
}

func TestRage(t *testing.T) {
	// A badger that is hurt rages on its next turn: +4 Strength and Constitution,
	// +2 hit points a Hit Die, -2 AC. It finesses: its attack stays.
	g := duel(t).Wizard("A", 5).Wizard("B", 5, Ready(srd.MagicMissile, 1)).Fight().At("A", 0, 0).At("B", 6, 6).Beast("Badger", "A", 9, 6)
	g.Does("A", EndTurn()).Does("Badger", EndTurn()).Rolls(d20(20), d4(1), d4(1), d4(1)).Does("B", Cast(srd.MagicMissile, On("Badger", "Badger", "Badger"))).Left("Badger", 3).Is("Badger", Raging, false)
	g.Does("B", EndTurn()).Does("A", EndTurn()).Is("Badger", Raging, true).Left("Badger", 5)
	p := g.d.Position()
	b := g.who("Badger")
	if ac := p.Sum(Query{Unit: b, Against: None, Stat: AC}, nil); ac != 13 || p.Score(b, Str) != 12 || p.Score(b, Con) != 19 {
		t.Errorf("AC %d, Strength %d, Constitution %d", ac, p.Score(b, Str), p.Score(b, Con))
	}
}

func TestShareOfStrength(t *testing.T) {
	// Augmented +4: a wolf's only bite (1d6+1, Strength 13) goes by one and a half:
	// 17 is +3, 4 with it. A black bear's bite (Strength 19, 1d6+2) by half: 23 is
	// +6, 3 of it; its claws 6.
	g := beastDuel(t, "Wolf", 7, 6).Gets("Wolf", Augmented).Beast("Bear, Black", "A", 5, 6).Gets("Bear, Black", Augmented)
	p := g.d.Position()
	damage := func(name string, line, index int) int {
		u := g.who(name)
		atk := &p.creature(&p.S.Units[u]).FullAttack[line][index]
		return p.Sum(Query{Unit: u, Against: 1, Stat: WeaponDamage, How: Melee, Attack: atk}, nil)
	}
	if w, c, b := damage("Wolf", 0, 0), damage("Bear, Black", 0, 0), damage("Bear, Black", 0, 1); w != 4 || c != 6 || b != 3 {
		t.Errorf("wolf %d, claw %d, bite %d; want 4, 6, 3", w, c, b)
	}
}

func TestBurn(t *testing.T) {
	// Slam 8 + 3, 1d4 and 1d4 of fire: 2 + 3 = 5, halved 2; Reflex DC 11: 9 + 1
	// fails: 2 rounds of 1d4.
	g := beastDuel(t, "Fire Elemental, Small", 7, 6).Rolls(d20(8), d4(2, 3), d20(9), d4(2)).Does("Fire Elemental, Small", Do(DoAttack, On("B"))).Left("B", 38).Is("B", Burning, true)
	g.Rolls(d4(4)).Does("Fire Elemental, Small", EndTurn()).Left("B", 36)
	// A move action puts it out.
	g.Does("B", Do(DoPutOut)).Is("B", Burning, false).May("B", Do(DoDefend))
	// Who strikes it with bare hands is burnt: 18 + 2 hits; 1d3; 1d4 = 4, halved 2;
	// Reflex 10 + 1 saves.
	g = beastDuel(t, "Fire Elemental, Small", 7, 6).Does("Fire Elemental, Small", EndTurn())
	g.unit("Fire Elemental, Small").AoOs = 1
	g.Rolls(d20(18), d3(1), d4(4), d20(10))
	g.Does("B", Do(DoAttack, On("Fire Elemental, Small"))).Left("B", 38)
	// Cold does half as much again, fire nothing.
	r := run{Position: g.d.at(&g.d.State), d: g.d, s: &g.d.State}
	pk := packet{from: 1, to: g.who("Fire Elemental, Small"), kind: energetic, energy: srd.EnergyCold, amount: 4, halved: true}
	r.damage(&pk)
	if pk.done != 3 {
		t.Errorf("cold 4 did %d, want 6 halved", pk.done)
	}
	pk = packet{from: 1, to: g.who("Fire Elemental, Small"), kind: energetic, energy: srd.EnergyFire, amount: 40, halved: true}
	if r.damage(&pk); pk.done != 0 {
		t.Errorf("fire did %d", pk.done)
	}
}

func TestMasteries(t *testing.T) {
	attack := func(g *table, a, b string) int {
		p := g.d.Position()
		u := g.who(a)
		q := Query{Unit: u, Against: g.who(b), Stat: Attack, How: Melee}
		if !p.IsMage(u) {
			q.Attack = &p.creature(&p.S.Units[u]).Attack[0][0]
		}
		return p.Sum(q, nil)
	}
	g := beastDuel(t, "Earth Elemental, Small", 7, 6)
	if n := attack(g, "Earth Elemental, Small", "B"); n != 6 { // +5 +1
		t.Errorf("earth on the ground %+d", n)
	}
	g.Gets("B", Flies).At("B", 6, 6, 1)
	if n := attack(g, "Earth Elemental, Small", "B"); n != 1 { // +5 -4
		t.Errorf("earth against the airborne %+d", n)
	}
	g = beastDuel(t, "Water Elemental, Small", 7, 6)
	if n := attack(g, "Water Elemental, Small", "B"); n != 0 { // +4 -4
		t.Errorf("water on the ground %+d", n)
	}
	g = beastDuel(t, "Air Elemental, Small", 7, 6).Gets("B", Flies).At("B", 6, 6, 1).At("Air Elemental, Small", 7, 6, 1)
	if n := attack(g, "B", "Air Elemental, Small"); n != 1 { // +2 -1
		t.Errorf("the airborne against air %+d", n)
	}
}

func TestPush(t *testing.T) {
	// B with its back to the face: Strength +3, Small -4, +1 of mastery against 0:
	// 15 + 0 beats 10, B is out. 10 + 0 is a tie of like modifiers: rolled again.
	g := duel(t).Wizard("A", 5).Wizard("B", 5).Fight().At("A", 0, 0).At("B", 11, 6).Beast("Earth Elemental, Small", "A", 10, 6).Does("A", EndTurn())
	g.Rolls(d20(10, 10, 15, 10)).Does("Earth Elemental, Small", Do(DoInstinct)).Ended(Won, ByExpulsion, "A")
	// Elsewhere it slams: 1 misses.
	beastDuel(t, "Earth Elemental, Small", 7, 6).Rolls(d20(1)).Does("Earth Elemental, Small", Do(DoInstinct)).Count(EvAttack, 1)
}

func TestHellHound(t *testing.T) {
	// 10-ft cone, 2d6 = 8 of fire, Reflex DC 13: 11 + 1 fails, halved 4; again after
	// 2d4 rounds. Then it bites: 8 + 5, 1d8 + 1 = 4 and 1d6 = 3, halved 3.
	g := beastDuel(t, "Hell Hound", 7, 6).Rolls(d4(1, 1), d6(4, 4), d20(11)).Does("Hell Hound", Do(DoInstinct)).Left("B", 36)
	g.Does("B", EndTurn()).Does("A", EndTurn()).Rolls(d20(8), d8(3), d6(3)).Does("Hell Hound", Do(DoInstinct)).Left("B", 33)
	g.Does("B", EndTurn()).Does("A", EndTurn()).Rolls(d4(1, 1), d6(1, 1), d20(12)).Does("Hell Hound", Do(DoInstinct)).Left("B", 32) // half of 2, halved, at least 1
	// Not at its own side.
	g = beastDuel(t, "Hell Hound", 7, 6).At("A", 6, 5)
	p := g.d.Position()
	if c, ok := p.coneAt(2, 1, 10); ok && p.inCone(c, 0) {
		t.Error("the cone takes in A")
	}
}

func TestBombardier(t *testing.T) {
	// 10-ft cone, 1d4 + 2 of acid, Fortitude DC 13 negates; each round.
	g := beastDuel(t, "Giant Bombardier Beetle", 7, 6).Rolls(d4(4), d20(11)).Does("Giant Bombardier Beetle", Do(DoInstinct)).Left("B", 37)
	g.Does("B", EndTurn()).Does("A", EndTurn()).Rolls(d4(4), d20(12)).Does("Giant Bombardier Beetle", Do(DoInstinct)).Left("B", 37)
}

func TestSpiderWeb(t *testing.T) {
	// From 15 ft: ranged touch, +0 +3 +1, -2 for the second ten feet: 8 + 2 hits.
	// Then it comes nearer. B is held to its place.
	g := beastDuel(t, "Monstrous Spider, Small", 9, 6).Rolls(d20(8)).Does("Monstrous Spider, Small", Do(DoInstinct)).Is("B", Snared, true)
	g.Turn("B").Refused("B", NoActionLeft, Go(5, 6, 0))
	// Standard action: Strength DC 14 or Escape Artist DC 10 with -2 of Dexterity
	// 6: 12 - 2 is enough.
	g.Rolls(d20(12)).Does("B", Do(DoBreakFree)).Is("B", Snared, false)
	// Eight a day.
	g = beastDuel(t, "Monstrous Spider, Small", 9, 6)
	g.unit("Monstrous Spider, Small").Uses = 8 << 4
	g.Rolls(d20(1)).Does("Monstrous Spider, Small", Do(DoInstinct)).Is("B", Snared, false) // it bites
}

func TestBee(t *testing.T) {
	// It stings once: 8 + 2, 1d4 = 2 halved 1, Fortitude 20; the bee is gone.
	g := beastDuel(t, "Giant Bee", 7, 6).Rolls(d20(8), d4(2), d20(20)).Does("Giant Bee", Do(DoAttack, On("B"))).Left("B", 39).Flagged("Giant Bee", Gone, true)
	g.Is("B", Poisoned, true)
}

func TestGrab(t *testing.T) {
	// A constrictor snake takes hold of what is smaller: bite 15 + 5 against a
	// dog's 15, 1d3 + 4 = 5 halved 2; grapple 10 + 5 against 10 - 3; 1d3 + 4 halved.
	// Its smite of good has been used.
	g := beastDuel(t, "Constrictor Snake", 7, 6).Beast("Dog", "B", 8, 6)
	g.unit("Constrictor Snake").Flags |= Smote
	g.Rolls(d20(15), d3(1), d20(10, 10), d3(1)).Does("Constrictor Snake", Do(DoAttack, On("Dog")))
	g.Is("Dog", Grappled, true).Is("Constrictor Snake", Grappled, true).Left("Dog", 2)
	// 19 - 3 against 2 + 5 frees the dog.
	g.Does("Constrictor Snake", EndTurn()).Does("B", EndTurn()).Rolls(d20(19, 2)).Does("Dog", Do(DoBreakFree)).Is("Dog", Grappled, false)
	// Mages of its own size it only bites.
	beastDuel(t, "Constrictor Snake", 7, 6).Rolls(d20(15), d3(1)).Does("Constrictor Snake", Do(DoAttack, On("B"))).Is("B", Grappled, false)
}

func TestDireWeasel(t *testing.T) {
	// Bite 8 + 6, 1d6 + 3 = 5 halved 2; it stays in, on B's square, AC 12.
	g := beastDuel(t, "Dire Weasel", 7, 6).Rolls(d20(8), d6(2)).Does("Dire Weasel", Do(DoAttack, On("B"))).Left("B", 38).Is("Dire Weasel", Attached, true).Stands("Dire Weasel", 6, 6, 0)
	p := g.d.Position()
	q := Query{Unit: 2, Against: 1, Stat: AC, How: Melee}
	if p.losesDex(2, 1) {
		q.How |= LoseDex
	}
	if ac := p.Sum(q, nil); ac != 12 {
		t.Errorf("AC %d, want 12", ac)
	}
	// It goes where B goes, and drains 1d4 = 4, halved 2, each round.
	g.Does("Dire Weasel", EndTurn()).Does("B", Go(6, 8, 0)).Stands("Dire Weasel", 6, 8, 0).Does("B", EndTurn())
	g.Rolls(d4(4)).Does("A", EndTurn())
	if u := g.unit("B"); u.Damage[Con] != 2 {
		t.Errorf("Constitution damage %d", u.Damage[Con])
	}
	// A hold, then a pin, tears it off: touch 10 + 2 against 10; grapple +2 against
	// its +4.
	g.Does("Dire Weasel", EndTurn()).Rolls(d20(10), d20(15, 10)).Does("B", Do(DoBreakFree)).Is("Dire Weasel", Attached, true).Does("B", EndTurn())
	g.Rolls(d4(1)).Does("A", EndTurn()).Does("Dire Weasel", EndTurn()).Rolls(d20(15, 10)).Does("B", Do(DoBreakFree)).Is("Dire Weasel", Attached, false)
}

func TestDretch(t *testing.T) {
	// Scare, DC 12: 7 + 4 fails; once a day; then the cloud, DC 13, from where it
	// stands out; it cannot summon.
	g := beastDuel(t, "Dretch", 9, 6).Rolls(d20(7)).Does("Dretch", Do(DoInstinct)).Is("B", Frightened, true)
	if u := g.unit("Dretch"); u.uses(0) != 1 {
		t.Errorf("used %b", u.uses(0))
	}
	g = beastDuel(t, "Dretch", 10, 6, Has(Con, 10))
	g.unit("Dretch").Uses = 1
	g.Rolls(d20(11)).Does("Dretch", Do(DoInstinct)).Is("B", Nauseated, true).Is("Dretch", Nauseated, false)
}

func TestWhirlwind(t *testing.T) {
	// It catches who is a size smaller: an owl of B's: Reflex DC 11: 2 + 5 fails:
	// 1d4 = 4 halved 2 of 4; 3 + 5 fails: held.
	g := beastDuel(t, "Air Elemental, Small", 5, 6).At("B", 11, 11).Beast("Owl", "B", 7, 6)
	g.Rolls(d20(2), d4(4), d20(3)).Does("Air Elemental, Small", Do(DoInstinct)).Is("Owl", Whirled, true).Left("Owl", 2).Is("Air Elemental, Small", Whirling, true)
	p := g.d.Position()
	if p.Threatens(2, 1) || p.flagsOf(3)&Rooted == 0 {
		t.Error("a whirlwind threatens nothing and holds")
	}
	// Medium mages are too large for it: it slams.
	beastDuel(t, "Air Elemental, Small", 7, 6).Rolls(d20(1)).Does("Air Elemental, Small", Do(DoInstinct)).Count(EvAttack, 1)
}

func TestDrench(t *testing.T) {
	// Beside a wall of fire of B's: 1d20 + 2 against 11 + 5: 14 puts it out.
	g := beastDuel(t, "Water Elemental, Small", 4, 6).At("B", 11, 11)
	s := &g.d.State
	s.NextID++
	s.add(Effect{Kind: FireWall, ID: s.NextID, On: None, By: 1, X: 25, Y: 0, X2: 25, Y2: 60, Spell: srd.WallOfFire, CL: 5, Flags: Magical, Ends: Forever})
	g.Rolls(d20(14)).Does("Water Elemental, Small", Do(DoInstinct))
	if g.d.Position2().findArea(FireWall) != None {
		t.Error("the wall burns on")
	}
}

func TestSmiteAndReduction(t *testing.T) {
	// A celestial dog smites evil once: 1 Hit Die more, used up by a miss too.
	g := beastDuel(t, "Dog", 7, 6, Aligned(srd.LawfulEvil)).Rolls(d20(8), d4(1)).Does("Dog", Do(DoAttack, On("B"))).Left("B", 39) // 1 + 1 + 1 halved
	g.Flagged("Dog", Smote, true)
	beastDuel(t, "Dog", 7, 6, Aligned(srd.LawfulEvil)).Rolls(d20(1)).Does("Dog", Do(DoAttack, On("B"))).Flagged("Dog", Smote, true)
	beastDuel(t, "Dog", 7, 6).Rolls(d20(1)).Does("Dog", Do(DoAttack, On("B"))).Flagged("Dog", Smote, false)
	// A fiendish ape of 4 Hit Dice: 5/magic; a dretch 5/cold iron or good. The claws
	// of the ape count as magic, a dog's do not; of a dretch as evil and chaotic.
	g = beastDuel(t, "Ape", 7, 6).Beast("Dog", "B", 9, 6).Beast("Dretch", "B", 9, 9)
	p := g.d.Position()
	ape, dog, dretch := g.who("Ape"), g.who("Dog"), g.who("Dretch")
	if dr := p.DamageReduction(ape); dr.Amount != 5 || dr.OvercomeBy(p.bypass(dog)) || !dr.OvercomeBy(p.bypass(ape)) {
		t.Error("5/magic")
	}
	if dr := p.DamageReduction(dretch); dr.OvercomeBy(p.bypass(ape)) || dr.OvercomeBy(p.bypass(1)) {
		t.Error("5/cold iron or good")
	}
}
