package engine

import (
	"testing"

	"mageduel/engine/srd"
)

// Antimagic against the zone (E9, R40): its faces, the half damage, safety from
// death and the extra counterspell are the Weave's and stay.
func TestCornerAntimagicAgainstTheZone(t *testing.T) {
	// A stands in the corner: the field does not reach out, and effect does not pass
	// the faces.
	g := nulling(t)
	if p := g.d.Position(); p.S.Side != 60 || !p.Mask.Inside(g.unit("A").At()) {
		t.Error("the zone is touched")
	}
	// Damage is nonlethal and halved in the field too: acid conjured before it, 15 +
	// 6 hits, 1d3 = 3 becomes 1.
	g.Does("A", EndTurn()).Rolls(d20(15), d3(3)).Does("B", Cast(srd.AcidSplash, On("A"))).Left("A", 39)
	if u := g.unit("A"); u.HP != 40 || u.Nonlethal != 1 {
		t.Errorf("%d hit points, %d nonlethal", u.HP, u.Nonlethal)
	}
	// The extra counterspell works from within (E3, R40): B's missiles, identified
	// with 20 + 15, are countered by A's.
	g = nulling(t).Asks("A").Does("A", EndTurn())
	g.Does("B", Cast(srd.MagicMissile, On("C", "C", "C", "C", "C"))).Asked("A", AskCounter)
	g.Rolls(d20(20)).Answers("A", IdentifyAndCounter).Counters("A", srd.MagicMissile).Left("C", 40).Slots("A", srd.MagicMissile, 1)
	// A summoned creature that comes back finds itself inside, as before (E2), and
	// nobody has left.
	g = nulling(t).Beast("Wolf", "B", 6, 2).Does("A", EndTurn()).Does("B", EndTurn()).Does("Wolf", Go(4, 3, 0))
	g.Does("C", EndTurn()).Does("A", Go(0, 0, 0)).Phase(Fight).Told(EvLeft, false)
}

// A suppressed spell whose time runs out inside is over when its bearer comes out
// again.
func TestCornerSuppressedSpellRunsOut(t *testing.T) {
	// Haste that ends in two rounds; B goes into the field in the first,
	g := nulling(t)
	end := timeAt(g.clock()+2, int64(g.unit("B").Init))
	g.Gets("B", Hasted, func(e *Effect) { e.Flags, e.Spell, e.Ends = Magical, srd.Haste, end }).Does("A", EndTurn())
	g.Does("B", Go(4, 2, 0), EndTurn()).Is("B", Hasted, false).Does("C", EndTurn()).Does("A", EndTurn())
	// stays there a round, in which it is still waiting,
	waits := func() bool {
		for _, e := range g.d.State.Effects {
			if e.Kind == Hasted && e.Flags&Nulled != 0 {
				return true
			}
		}
		return false
	}
	if !waits() {
		t.Fatal("the haste does not wait")
	}
	g.Does("B", EndTurn()).Does("C", EndTurn()).Does("A", EndTurn())
	// and comes out after its time.
	if waits() {
		t.Error("the haste waits on after its time")
	}
	g.Does("B", Go(6, 2, 0)).Is("B", Hasted, false)
	// A bead whose time runs out in the field does not burst.
	g = duel(t).Wizard("A", 13, Ready(srd.DelayedBlastFireball, 1)).Wizard("B", 13, Ready(srd.AntimagicField, 1)).Wizard("C", 5).House(FreeSize).Zone(60, 40).Fight()
	g.At("A", 0, 0).At("B", 7, 7).At("C", 9, 9).Does("A", Cast(srd.DelayedBlastFireball, Corner(8, 8, 0), Choice(1)), EndTurn())
	g.Does("B", Cast(srd.AntimagicField), EndTurn()).Does("C", EndTurn()).Left("C", 40).Told(EvArea, false)
	// What waits outside by P12 runs out just so: R11.
}

// clock is the round that effects end by.
func (g *table) clock() int64 {
	p := g.d.Position()
	return p.clock()
}
