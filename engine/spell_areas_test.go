package engine

import (
	"testing"

	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

func TestWeb(t *testing.T) {
	// In a zone 20 ft high it is anchored to the ground and the top. DC 15. On the
	// ground it covers what is 15 ft off in the plan.
	web := func(shows ...int) *table {
		g := duel(t).Wizard("A", 5, Ready(srd.Web, 3)).Wizard("B", 5).Zone(60, 20).Fight().At("A", 0, 0).At("B", 6, 2)
		return g.Rolls(d20(shows...)).Does("A", Cast(srd.Web, Corner(7, 3, 2)))
	}
	// 13 + 1 fails: stuck; 14 makes it: entangled.
	g := web(13).Is("B", Webbed, true)
	if p := g.d.Position(); p.flagsOf(1)&Rooted == 0 || p.Sum(Query{Unit: 1, Against: None, Stat: Attack}, nil) != 0 {
		t.Error("stuck fast, -2 to attack")
	}
	// A round and Strength DC 20, or Escape Artist DC 25: 19 fails, 20 frees.
	g.Does("A", EndTurn()).Refused("B", NoActionLeft, Go(6, 3, 0))
	g.Rolls(d20(19)).Does("B", Do(DoBreakFree)).Does("B", EndTurn()).Does("A", EndTurn())
	g.Rolls(d20(20)).Does("B", Do(DoBreakFree)).Refused("B", NoActionLeft, Go(6, 3, 0)).Does("B", EndTurn()).Does("A", EndTurn())
	// Loose, a round of moving: 5 ft for each 5 points above 10. 19 is one square,
	// 20 two, 14 none.
	g.Rolls(d20(19)).Does("B", Go(6, 4, 0)).Stands("B", 6, 3, 0).Refused("B", NoActionLeft, Go(6, 5, 0)).Does("B", EndTurn()).Does("A", EndTurn())
	g.Rolls(d20(20)).Does("B", Go(6, 5, 0)).Stands("B", 6, 5, 0).Does("B", EndTurn()).Does("A", EndTurn())
	g.Rolls(d20(14)).Does("B", Go(6, 6, 0)).Stands("B", 6, 5, 0)
	// Casting while entangled: 15 + level.
	g = web(14).Does("A", EndTurn())
	if p := g.d.Position(); p.flagsOf(1)&Rooted != 0 || p.flagsOf(1)&IsEntangled == 0 {
		t.Error("entangled, not stuck")
	}
	// Who walks in is caught among the strands.
	g = web(14).Beast("Dog", "B", 11, 2).Does("A", EndTurn()).Does("B", EndTurn())
	g.Does("Dog", Go(8, 2, 0)).Stands("Dog", 9, 2, 0).Is("Dog", Webbed, true)
	// 5 ft of web between is cover, 20 ft total cover; not counted are the squares
	// of the two.
	p := g.d.Position()
	if f := p.webFeet(grid.Square(2, 3, 0), grid.Square(4, 3, 0)); f != 0 {
		t.Errorf("%d ft of web from 2 to 4, want 0: it begins at 4", f)
	}
	if f := p.webFeet(grid.Square(2, 3, 0), grid.Square(8, 3, 0)); f != 20 {
		t.Errorf("%d ft of web, want 20: squares 4 to 7", f)
	}
	// Unanchored it cannot be: in a zone of 100 ft, in the middle.
	g = duel(t).Wizard("A", 5, Ready(srd.Web, 1)).Wizard("B", 5).Zone(100, 100).Fight().At("A", 0, 0).At("B", 10, 10)
	g.Refused("A", NeedsAnchors, Cast(srd.Web, Corner(10, 10, 4)))
}

func TestWebsBurn(t *testing.T) {
	// A fireball of 20 ft on the same point burns it all: 2d4 = 5, halved 2, after
	// 10 of 5d6 = 10, 5 with a failed save.
	g := duel(t).Wizard("A", 5, Ready(srd.Web, 1)).Wizard("B", 5).Wizard("C", 5, Ready(srd.Fireball, 2)).Fight().At("A", 0, 0).At("B", 6, 2).At("C", 0, 11)
	g.Rolls(d20(14)).Does("A", Cast(srd.Web, Corner(7, 3, 4)), EndTurn()).Does("B", EndTurn())
	g.Rolls(d6(2, 2, 2, 2, 2), d20(2), d4(2, 3)).Does("C", Cast(srd.Fireball, Corner(7, 3, 4))).Left("B", 33).Is("B", Webbed, false)
	p := g.d.Position()
	for i := range p.S.Effects {
		if p.S.Effects[i].Kind == WebArea {
			t.Error("a web is left")
		}
	}
	// One that takes in half of it leaves the rest.
	g = duel(t).Wizard("A", 5, Ready(srd.Web, 1)).Wizard("B", 5).Wizard("C", 5, Ready(srd.Fireball, 2)).Fight().At("A", 0, 0).At("B", 6, 2).At("C", 0, 11)
	g.Rolls(d20(14)).Does("A", Cast(srd.Web, Corner(7, 3, 4)), EndTurn()).Does("B", EndTurn())
	g.Rolls(d6(2, 2, 2, 2, 2)).Does("C", Cast(srd.Fireball, Corner(11, 8, 4))).Left("B", 40).Is("B", Webbed, true)
	// A ray at who is in it burns the square: B is free, the web stays.
	g = duel(t).Wizard("A", 5, Ready(srd.Web, 1)).Wizard("B", 5).Wizard("C", 5, Ready(srd.ScorchingRay, 2)).Fight().At("A", 0, 0).At("B", 6, 2).At("C", 6, 7)
	g.Rolls(d20(13)).Does("A", Cast(srd.Web, Corner(7, 3, 4)), EndTurn()).Rolls().Does("B", EndTurn())
	g.Rolls(d20(18), d6(1, 1, 1, 1), d4(1, 1)).Does("C", Cast(srd.ScorchingRay, On("B"))).Left("B", 37).Is("B", Webbed, false)
}

func TestGustOfWind(t *testing.T) {
	// DC 15, line of 60 ft. Medium on the ground: cannot come nearer against it.
	g := spellDuel(t, 5, srd.GustOfWind).Rolls(d20(13)).Does("A", Cast(srd.GustOfWind, Corner(12, 2, 0))).Is("B", Buffeted, true).Stands("B", 6, 2, 0)
	g.Does("A", EndTurn()).Refused("B", NoWay, Do(DoStep, Square(5, 2, 0))).May("B", Do(DoStep, Square(7, 2, 0)))
	// Out of the line it may.
	g.Does("B", Go(6, 4, 0)).May("B", Go(5, 4, 0))
	// In it: -4 to ranged attacks, Concentration of 15 + level.
	g = spellDuel(t, 5, srd.GustOfWind).Rolls(d20(14)).Does("A", Cast(srd.GustOfWind, Corner(12, 2, 0)))
	p := g.d.Position()
	if a := p.Sum(Query{Unit: 0, Against: 1, Stat: Attack, How: Ranged}, nil); a != -2 {
		t.Errorf("ranged attack in the wind %+d, want +2 -4", a)
	}
	if dc := p.windDC(grid.Square(6, 2, 0)); dc != 15 {
		t.Errorf("Concentration DC %d", dc)
	}
	// It blows for one round.
	g.Does("A", EndTurn()).Does("B", EndTurn())
	p = g.d.Position()
	if p.windAt(grid.Square(6, 2, 0)) {
		t.Error("it blows on")
	}
	// Flying Medium: 1d6 x 5 ft back; here over the edge: out (R34).
	g = spellDuel(t, 5, srd.GustOfWind).Gets("B", Flies).At("B", 6, 2, 1)
	g.Rolls(d20(13), d6(3)).Does("A", Cast(srd.GustOfWind, Corner(12, 2, 1))).Stands("B", 9, 2, 1)
	g = spellDuel(t, 5, srd.GustOfWind).Gets("B", Flies).At("B", 9, 2, 1)
	g.Rolls(d20(13), d6(3)).Does("A", Cast(srd.GustOfWind, Corner(12, 2, 1))).Ended(Won, ByExpulsion, "A")
	// Small: prone. Tiny: rolled 1d4 x 10 ft, 1d4 each 10 ft. Spell resistance first.
	g = spellDuel(t, 5, srd.GustOfWind).At("B", 11, 11).Beast("Dog", "B", 6, 2)
	g.Rolls(d20(1, 1)).Does("A", Cast(srd.GustOfWind, Corner(12, 2, 0))).Is("Dog", Prone, true)
	g = spellDuel(t, 5, srd.GustOfWind).At("B", 11, 11).Beast("Monkey", "B", 6, 2)
	g.Rolls(d20(1, 1), d4(2), d4(1, 2)).Does("A", Cast(srd.GustOfWind, Corner(12, 2, 0))).Stands("Monkey", 10, 2, 0).Left("Monkey", 3).Is("Monkey", Prone, true)
	// It moves nothing beyond its range of 60 ft from its corner.
	g = spellDuel(t, 5, srd.GustOfWind).At("A", 0, 2).At("B", 11, 11).Beast("Monkey", "B", 10, 2)
	g.Rolls(d20(1, 1), d4(4), d4(1, 1, 1, 1)).Does("A", Cast(srd.GustOfWind, Corner(12, 2, 0)))
	if x := g.unit("Monkey").X; x > 60 {
		t.Errorf("blown to %d ft", x)
	}
}

func TestWallOfFire(t *testing.T) {
	// A sheet along x = 25 ft, y 0 to 60, hot towards greater x. B at 5, 2 stands
	// right beside it: 2d4 when it appears; at 8, 2 it is 20 ft off: 1d4; at 9, 2
	// nothing.
	wall := func(x int64, shows ...[]Scripted) *table {
		g := duel(t).Wizard("A", 7, Ready(srd.WallOfFire, 1), Ready(srd.Shield, 1)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", x, 2)
		return g.Rolls(shows...).Does("A", Cast(srd.WallOfFire, Corner(5, 0, 0), Second(5, 12, 0), Choice(1)))
	}
	wall(5, d4(3, 3)).Left("B", 37)
	wall(8, d4(4)).Left("B", 38)
	g := wall(9).Left("B", 40)
	// It is opaque, on the cool side nobody is hurt.
	if p := g.d.Position(); p.Sees(0, 1) || p.heatDistance(&p.S.Effects[p.findArea(FireWall)], 0) <= 20 {
		t.Error("opaque; cool on A's side")
	}
	// While A concentrates it stays; on A's turns it burns again: not on B's.
	g = wall(5, d4(1, 1)).Does("A", EndTurn()).Rolls(d4(2, 2)).Does("B", EndTurn()).Left("B", 37)
	id := g.d.State.Effects[g.d.Position2().findArea(FireWall)].ID
	g.Does("A", Do(DoConcentrate, Choice(id)), EndTurn()).Rolls(d4(1, 1)).Does("B", EndTurn())
	// Ceasing: 7 rounds more, one level each.
	g.Does("A", Do(DoCease, Choice(id)))
	p := g.d.Position()
	if e := p.S.Effects[p.findArea(FireWall)]; (e.Ends-p.Time()+roundLength-1)/roundLength != 7 {
		t.Errorf("%d rounds after concentration", (e.Ends-p.Time())/roundLength)
	}
	// To cast another spell ends the concentration.
	g = wall(9).Does("A", EndTurn()).Does("B", EndTurn()).Does("A", Cast(srd.Shield))
	if p := g.d.Position(); p.concentrates(0) != None {
		t.Error("casting and concentrating")
	}
	// Not kept, it is over as the turn ends.
	g = wall(9).Does("A", EndTurn()).Does("B", EndTurn()).Does("A", EndTurn())
	if p := g.d.Position(); p.concentrates(0) != None {
		t.Error("concentration without an action")
	}
	// Passing through: 2d6 + 7, once: 3 + 4 + 7 = 14, halved 7.
	wall(9).Does("A", EndTurn()).Rolls(d6(3, 4)).Does("B", Go(4, 2, 0)).Left("B", 33).Stands("B", 4, 2, 0)
	// A ring of 15 ft round B, hot inside (Option 0): B's square is 5 ft from the
	// middle, 15 from the fire: 1d4.
	g = duel(t).Wizard("A", 7, Ready(srd.WallOfFire, 1)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 7, 7)
	g.Rolls(d4(4)).Does("A", Cast(srd.WallOfFire, Corner(7, 7, 0), Second(7, 7, 0), Number(15))).Left("B", 38)
	// On the rim: as if passing through.
	g = duel(t).Wizard("A", 7, Ready(srd.WallOfFire, 1)).Wizard("B", 5).Fight().At("A", 2, 2).At("B", 9, 7)
	g.Rolls(d6(1, 1)).Does("A", Cast(srd.WallOfFire, Corner(7, 7, 0), Second(7, 7, 0), Number(15))).Left("B", 36) // 9, 4
	// 5 ft of radius for every two levels, 20 ft of length a level.
	g = duel(t).Wizard("A", 7, Ready(srd.WallOfFire, 1)).Wizard("B", 5).Zone(200, 40).Fight().At("A", 2, 2).At("B", 9, 7)
	g.Refused("A", TooLong, Cast(srd.WallOfFire, Corner(7, 7, 0), Second(7, 7, 0), Number(20)))
	g.Refused("A", TooLong, Cast(srd.WallOfFire, Corner(5, 0, 0), Second(5, 29, 0)))
	g.Refused("A", NotStraight, Cast(srd.WallOfFire, Corner(5, 0, 0), Second(6, 9, 0)))
}

// findArea is the index of the first area effect of a kind, or None.
func (p *Position) findArea(kind EffectKind) int {
	for i := range p.S.Effects {
		if p.S.Effects[i].Kind == kind && p.S.Effects[i].On == None {
			return i
		}
	}
	return None
}

func (d *Duel) Position2() *Position {
	p := d.Position()
	return &p
}

func TestStinkingCloud(t *testing.T) {
	// DC 16: 14 + 1 fails: nauseated in it and 1d4+1 rounds after.
	g := spellDuel(t, 5, srd.StinkingCloud).At("A", 0, 0).At("B", 8, 8).Rolls(d20(14)).Does("A", Cast(srd.StinkingCloud, Corner(9, 9, 0))).Is("B", Nauseated, true)
	p := g.d.Position()
	// Fog: nothing is seen through it beyond 5 ft.
	if p.Sees(0, 1) || p.Concealment(0, 1) != 50 {
		t.Error("B is seen in the cloud")
	}
	g.Does("A", EndTurn()).Rolls(d4(2)).Does("B", Go(4, 8, 0)).Is("B", Nauseated, true)
	p = g.d.Position()
	if e := p.S.Effects[p.find(1, Nauseated)]; (e.Ends-p.Time())/roundLength != 3 {
		t.Errorf("%d rounds more, want 2 + 1", (e.Ends-p.Time())/roundLength)
	}
	// Who made the save and stays saves again on the caster's turn; who comes in
	// saves too.
	g = spellDuel(t, 5, srd.StinkingCloud).At("A", 0, 0).At("B", 8, 8).Rolls(d20(15)).Does("A", Cast(srd.StinkingCloud, Corner(9, 9, 0))).Is("B", Nauseated, false)
	g.Does("A", EndTurn()).Rolls(d20(1)).Does("B", EndTurn()).Is("B", Nauseated, true)
	g = spellDuel(t, 5, srd.StinkingCloud).At("A", 0, 0).At("B", 3, 8).Does("A", Cast(srd.StinkingCloud, Corner(9, 9, 0)), EndTurn())
	g.Rolls(d20(1)).Does("B", Go(5, 8, 0)).Is("B", Nauseated, true)
	// A gust of wind scatters it.
	g = duel(t).Wizard("A", 5, Ready(srd.StinkingCloud, 1)).Wizard("B", 5, Ready(srd.GustOfWind, 1)).Fight().At("A", 0, 0).At("B", 0, 8)
	g.Does("A", Cast(srd.StinkingCloud, Corner(9, 9, 0)), EndTurn()).Does("B", Cast(srd.GustOfWind, Corner(12, 8, 0)))
	if g.d.Position2().findArea(Cloud) != None {
		t.Error("the cloud is still there")
	}
}

func TestScareAndFear(t *testing.T) {
	// DC 15 of Will: 10 + 4 fails: frightened 5 rounds; it flees 60 ft at its turn,
	// here to the far corner, and cannot act.
	g := spellDuel(t, 5, srd.Scare).Rolls(d20(10)).Does("A", Cast(srd.Scare, On("B"))).Is("B", Frightened, true)
	g.Does("A", EndTurn()).Turn("B")
	p := g.d.Position()
	if d := p.Distance(0, 1); d <= 40 {
		t.Errorf("B has fled to %d ft", d)
	}
	g.Refused("B", NoActionLeft, Do(DoAttack, On("A")))
	// With nowhere to go it cowers (R33): in three squares by three, A in the middle.
	duel(t).Wizard("A", 5, Ready(srd.Scare, 1)).Wizard("B", 5).Zone(15, 15).Fight().At("A", 1, 1).At("B", 2, 2).Rolls(d20(10)).Does("A", Cast(srd.Scare, On("B"))).Does("A", EndTurn()).Is("B", Cornered, true)
	// Who saves is shaken for a round. 6 Hit Dice are too many.
	spellDuel(t, 5, srd.Scare).Rolls(d20(11)).Does("A", Cast(srd.Scare, On("B"))).Is("B", Shaken, true).Is("B", Frightened, false)
	g = duel(t).Wizard("A", 5, Ready(srd.Scare, 1)).Wizard("B", 6).Fight().At("A", 2, 2).At("B", 6, 2)
	g.Rolls(d20(1)).Does("A", Cast(srd.Scare, On("B"))).Is("B", Frightened, false).Is("B", Shaken, false)
	// Fear adds up: shaken twice is frightened, frightened and more is panicked.
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Fight()
	r := run{Position: g.d.at(&g.d.State), d: g.d, s: &g.d.State}
	for _, want := range []EffectKind{Shaken, Frightened, Panicked} {
		r.fear(Effect{Kind: Shaken, On: 1, By: 0, Ends: Forever})
		if !r.Is(1, want) {
			t.Errorf("not %s", want.Name())
		}
	}
	if will := r.Sum(Query{Unit: 1, Against: None, Stat: Will}, nil); will != 2 {
		t.Errorf("Will %+d: the three penalties of -2 are one", will)
	}
	// Fatigue twice is exhaustion: -6 in all.
	r.fatigue(Effect{On: 0, By: 1, Ends: Forever})
	r.fatigue(Effect{On: 0, By: 1, Ends: Forever})
	if !r.Is(0, Exhausted) || r.Score(0, Str) != 4 {
		t.Errorf("Strength %d, want 4", r.Score(0, Str))
	}
}

// SRD, wall of fire: a 5-ft length that takes 20 points of cold in a round goes
// out; the zone halves cold like any damage (E7).
func TestColdPutsOutFire(t *testing.T) {
	start := func() *table {
		g := duel(t).Wizard("A", 9, Ready(srd.WallOfFire, 1)).Wizard("B", 9).Fight().At("A", 5, 0).At("B", 5, 11)
		return g.Does("A", Cast(srd.WallOfFire, Corner(0, 6, 0), Second(12, 6, 0), Choice(0)))
	}
	at := func(x int64) func(grid.Point) bool {
		return func(sq grid.Point) bool { return sq == grid.Square(x, 6, 0) }
	}
	// 39 halved is 19: too little. In the next round 41 halved, 20, does it.
	g := start()
	g.doing().chill(39, true, at(5))
	p := g.d.Position()
	wall := &g.d.State.Effects[p.findArea(FireWall)]
	if p.out(wall, grid.Square(5, 6, 0)) {
		t.Error("19 points put it out")
	}
	g.d.State.Round++
	g.doing().chill(41, true, at(5))
	p = g.d.Position()
	wall = &g.d.State.Effects[p.findArea(FireWall)]
	if !p.out(wall, grid.Square(5, 6, 0)) || p.out(wall, grid.Square(6, 6, 0)) {
		t.Error("the length at (5, 6) alone is out")
	}
	// Through the hole one sees and walks unhurt; beside it the fire burns.
	if !p.Sees(0, 1) || p.wallBetween(wall, grid.Square(5, 5, 0), grid.Square(5, 6, 0)) || !p.wallBetween(wall, grid.Square(6, 5, 0), grid.Square(6, 6, 0)) {
		t.Error("the hole is not where it should be")
	}
	// Twice 10 in one round add up; when all lengths are out the wall is gone.
	g = start()
	all := func(grid.Point) bool { return true }
	g.doing().chill(10, false, all)
	g.doing().chill(10, false, all)
	if q := g.d.Position(); q.findArea(FireWall) != None {
		t.Error("the wall still burns")
	}
	// A ring of 10 ft about (30, 30), twelve squares round and four high, hot outside,
	// and B at (50, 30): its rim is at
	// (35, 30) and (35, 25), 15 ft away. Without these two lengths the nearest is
	// (30, 35), four squares along and one across: 20 ft.
	g = duel(t).Wizard("A", 9, Ready(srd.WallOfFire, 1)).Wizard("B", 9).Fight().At("A", 0, 0).At("B", 10, 6)
	g.d.State.add(Effect{Kind: FireWall, ID: 90, On: None, By: 0, X: 30, Y: 30, A: 10, C: 1, Ends: Forever})
	p = g.d.Position()
	ring := p.S.Effects[p.findArea(FireWall)]
	squares := func() (n int) {
		p.OnGround(&ring, func(grid.Point) bool { n++; return true })
		return n
	}
	if d, n := p.heatDistance(&ring, 1), squares(); d != 15 || n != 48 {
		t.Errorf("%d ft (15), %d squares (48)", d, n)
	}
	for _, y := range [...]int64{30, 25} {
		g.d.State.add(Effect{Kind: Gap, ID: 91 + int32(y), On: None, Parent: 90, X: 35, Y: y, Ends: Forever})
	}
	if d, n := p.heatDistance(&ring, 1), squares(); d != 20 || n != 40 {
		t.Errorf("%d ft (20), %d squares (40) beside the holes", d, n)
	}
}
