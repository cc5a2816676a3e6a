package engine

import (
	"testing"

	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// Level 13: six cubes of 10 feet.
func gravity(t *testing.T, more ...trait) *table {
	more = append([]trait{Ready(srd.ReverseGravity, 2), Ready(srd.Fly, 1)}, more...)
	return duel(t).Wizard("A", 13, more...).Wizard("B", 13, Ready(srd.Fly, 1), Ready(srd.MagicMissile, 1), Ready(srd.DimensionDoor, 1)).
		Zone(60, 40).Fight().At("A", 1, 1).At("B", 6, 6)
}

func TestReverseGravity(t *testing.T) {
	g := gravity(t)
	// A tower of 10 by 10 by 30 feet: B falls up to its top, where its head is at 30 feet: layer 5.
	g.Does("A", Cast(srd.ReverseGravity, Corner(6, 6, 0), Second(8, 8, 6), height(30))).Stands("B", 6, 6, 5).Is("B", Afloat, true)
	if e := g.Event(EvMove); e.Z != 25 || e.B != 1 {
		t.Fatalf("the fall upward is told as %+v", e)
	}
	g.Does("A", EndTurn())
	// It hangs there; it can cast, but not move.
	g.Refused("B", NoActionLeft, Go(7, 6, 5)).Refused("B", NoWay, Do(DoStep, Square(7, 6, 5)))
	g.Rolls(d4(1, 1, 1, 1, 1)).Does("B", Cast(srd.MagicMissile, On("A", "A", "A", "A", "A")), EndTurn()).Left("A", 35)
	// Dismissed, gravity is what it was: 25 feet, 2d6 = 9, halved to 4 for it is the spell's doing (R21).
	p := g.d.Position()
	id := p.S.Effects[p.byKind(GravityArea)].ID
	g.Rolls(d6(4, 5)).Does("A", Do(DoDismiss, Choice(id))).Stands("B", 6, 6, 0).Left("B", 36).Is("B", Prone, true).Is("B", Afloat, false)
}

// height is the second corner's height in feet.
func height(feet int64) aim { return func(g *table, c *Command) { c.Z2 = feet } }

// byKind is the index of the first area of a kind.
func (p *Position) byKind(k EffectKind) int {
	for i := range p.S.Effects {
		if p.S.Effects[i].Kind == k {
			return i
		}
	}
	return None
}

func TestReverseGravityIsCounted(t *testing.T) {
	g := gravity(t)
	// Seven cubes are too many, half a cube is none.
	g.Refused("A", TooLong, Cast(srd.ReverseGravity, Corner(6, 6, 0), Second(8, 8, 0), height(70)))
	g.Refused("A", TooLong, Cast(srd.ReverseGravity, Corner(4, 4, 0), Second(8, 8, 0), height(20)))
	g.Refused("A", NotCubes, Cast(srd.ReverseGravity, Corner(6, 6, 0), Second(7, 8, 0), height(10)))
	g.Refused("A", NotCubes, Cast(srd.ReverseGravity, Corner(6, 6, 0), Second(6, 8, 0), height(10)))
	g.May("A", Cast(srd.ReverseGravity, Corner(8, 8, 0), Second(6, 6, 0), height(60)))
	g.Refused("A", OutsideZone, Cast(srd.ReverseGravity, Corner(-1, 6, 0), Second(1, 8, 0), height(10)))
	// A preview knows the squares.
	n := 0
	c := Cast(srd.ReverseGravity, Corner(6, 6, 0), Second(10, 8, 0), height(10))(g, 0)
	p := g.d.Position()
	p.Area(&c, func(grid.Point) bool { n++; return true })
	if n != 8 {
		t.Fatalf("the area lies on %d squares, want 4 by 2", n)
	}
}

func TestReverseGravityAndFlight(t *testing.T) {
	// Who flies keeps where it is.
	g := gravity(t)
	g.Gets("B", Flies).Does("A", Cast(srd.ReverseGravity, Corner(6, 6, 0), Second(8, 8, 0), height(30))).Stands("B", 6, 6, 0)
	// Who gets to fly later is free.
	g = gravity(t)
	g.Does("A", Cast(srd.ReverseGravity, Corner(6, 6, 0), Second(8, 8, 0), height(30)), EndTurn())
	g.Does("B", Cast(srd.Fly, On("B"))).Is("B", Afloat, false).Stands("B", 6, 6, 5).Does("B", Go(9, 6, 5))
	// Who walks in falls up.
	g = gravity(t)
	g.At("B", 5, 6).Does("A", Cast(srd.ReverseGravity, Corner(6, 6, 0), Second(8, 8, 0), height(20)), EndTurn())
	g.Does("B", Go(8, 6, 0)).Stands("B", 6, 6, 3).Is("B", Afloat, true)
	// Who leaves by magic comes down where it arrives: on the ground nothing happens.
	g.Does("B", Cast(srd.DimensionDoor, Square(1, 8, 0))).Is("B", Afloat, false).Stands("B", 1, 8, 0).Left("B", 40)
}

func TestReverseGravityAndSomethingToHold(t *testing.T) {
	// Beside a stone: Reflex, DC 10 + 7 + 3, with 16 + 4 holds on; who then walks falls up.
	g := duel(t).Wizard("A", 13, Ready(srd.ReverseGravity, 1)).Wizard("B", 13).With(func(s *Setup) {
		s.Props = append(s.Props, Prop{X0: 5, X1: 10, Y0: 0, Y1: 5, Height: 20})
	}).Zone(60, 40).Fight().At("A", 1, 1).At("B", 6, 6)
	g.Rolls(d20(16)).Does("A", Cast(srd.ReverseGravity, Corner(6, 6, 0), Second(8, 8, 0), height(30)), EndTurn()).Stands("B", 6, 6, 0).Is("B", Afloat, false)
	g.Does("B", EndTurn()).Does("A", EndTurn()).Stands("B", 6, 6, 0) // it holds on
	g.Does("B", Go(6, 7, 0)).Stands("B", 6, 7, 5).Is("B", Afloat, true)
}

func TestWhirlwindsLift(t *testing.T) {
	// A large elemental, 8 Hit Dice, whirls for 4 rounds and flies 100 feet.
	g := duel(t).Wizard("A", 5).Wizard("B", 5, HP(60), Ready(srd.AcidSplash, 1)).Zone(60, 40).Fight().At("A", 11, 11).At("B", 6, 6)
	g.Beast("Air Elemental, Large", "A", 2, 6)
	// Reflex, DC 16: 5 + 1 fails and takes 2d6 = 8, halved to 4; 5 + 1 fails again: it is swept up, under a top of 40 feet.
	g.Does("A", EndTurn()).Rolls(d20(5), d6(4, 4), d20(5)).Does("Air Elemental", Do(DoInstinct))
	g.Is("B", Whirled, true).Left("B", 56).Stands("Air Elemental", 6, 6, 6).Stands("B", 6, 6, 6)
	g.Turn("B").Refused("B", NoActionLeft, Go(9, 6, 6))
	// It is hurt each round, held up there all the while: 2d6 = 5, 2.
	g.Does("B", EndTurn()).Does("A", EndTurn()).Rolls(d6(2, 3), d20(5), d6(1, 1), d20(20)).Does("Air Elemental", Do(DoInstinct)).Stands("B", 6, 6, 6)
	// When the wind drops, here because it is dismissed, B falls 30 feet: 3d6 = 12, halved to 6 (R21).
	was := g.unit("B").Left()
	p := g.d.Position()
	id := p.S.Effects[p.find(g.who("Air Elemental"), Summoning)].ID
	g.Does("B", EndTurn()).Rolls(d6(4, 4, 4)).Does("A", Do(DoDismiss, Choice(id))).Stands("B", 6, 6, 0).Left("B", was-6).Is("B", Whirled, false)
}

func TestGrapplersMoveTogether(t *testing.T) {
	g := duel(t).Wizard("A", 5).Wizard("B", 5).Zone(60, 40).Fight().At("A", 1, 1).At("B", 6, 6)
	g.Beast("Constrictor Snake", "A", 5, 6)
	g.Gets("B", Grappled, func(e *Effect) { e.By = g.who("Snake") }).Gets("Snake", Grappled, func(e *Effect) { e.By, e.A = g.who("B"), 1 })
	g.Does("A", EndTurn()).Turn("Snake")
	// Half its 20 feet, by a grapple check: 10 + 5 against 5 + 2.
	g.Refused("Snake", TooFar, Go(2, 6, 0))
	g.Rolls(d20(10, 5)).Does("Snake", Go(3, 6, 0)).Stands("Snake", 3, 6, 0).Stands("B", 4, 6, 0).Is("B", Grappled, true)
	g.Refused("Snake", NoActionLeft, Do(DoFull, On("B")))
}
