package engine

import (
	"testing"

	"mageduel/engine/srd"
)

// changing is A of level 10 (base attack +5) beside B, with polymorph and a dagger
// and a wand.
func changing(t *testing.T, traits ...trait) *table {
	return duel(t).Wizard("A", 10, append(traits, Ready(srd.Polymorph, 2), Ready(srd.MagicMissile, 2), Ready(srd.Shield, 1), Wields(Dagger), Carries(Wand, srd.MagicMissile, 1, 5))...).
		Wizard("B", 10, Ready(srd.MagicMissile, 5), Ready(srd.DispelMagic, 2), Ready(srd.HoldPerson, 1), Ready(srd.AntimagicField, 1)).Wizard("C", 10).
		House(FreeSize).Zone(60, 40).Fight().At("A", 2, 2).At("B", 4, 2).At("C", 11, 11)
}

func become(form srd.CreatureID) act { return Cast(srd.Polymorph, On("A"), Choice(int32(form))) }

// round lets all three end their turns.
func (g *table) round() *table {
	g.t.Helper()
	return g.Does("A", EndTurn()).Does("B", EndTurn()).Does("C", EndTurn())
}

func TestPolymorphGivesABody(t *testing.T) {
	// A hippogriff: Large, Strength 18, Dexterity 15, Constitution 16, natural armour
	// 4, flies at 100 ft. Ten of fifteen points lost come back, one for each level;
	// hit points do not follow the Constitution.
	g := changing(t)
	g.unit("A").Nonlethal = 15
	g.Does("A", become(srd.Hippogriff)).Is("A", Shaped, true).Left("A", 35)
	u := g.unit("A")
	if u.Space != 10 || u.Score != [6]int16{18, 15, 16, 16, 10, 10} || u.HP != 40 {
		t.Fatalf("%+v", u)
	}
	p := g.d.Position()
	// AC 10 - 1 size + 2 Dexterity + 4.
	if ac := p.Sum(Query{Unit: 0, Against: None, Stat: AC}, nil); ac != 15 {
		t.Errorf("AC %d", ac)
	}
	// Saves keep their base: Fortitude 3 + 3, Reflex 3 + 2, Will 7 + 0. Grapple 5 + 4 + 4.
	for stat, want := range map[Stat]int{Fort: 6, Ref: 5, Will: 7, Grapple: 13} {
		if n := p.Sum(Query{Unit: 0, Against: None, Stat: stat}, nil); n != want {
			t.Errorf("stat %d is %d, want %d", stat, n, want)
		}
	}
	if p.FlySpeed(0) != 100 || p.LandSpeed(0) != 50 || p.Maneuver(0) != srd.ManeuverAverage || p.Type(0) != srd.TypeMagicalBeast {
		t.Error("its speeds or its type")
	}
	// A minute a level: 100 rounds.
	if e := &g.d.State.Effects[0]; p.RoundsLeft(e) != 100 {
		t.Errorf("%d rounds", p.RoundsLeft(e))
	}
	// No humanoid, no hold person; but no animal either (P7).
	g.Does("A", EndTurn()).Refused("B", NotHumanoid, Cast(srd.HoldPerson, On("A")))
}

func TestPolymorphAndTheHands(t *testing.T) {
	// A beast speaks no words and has no hands: no spells, no items, no weapon, no
	// dismissal, no draw declared.
	g := changing(t).Does("A", become(srd.Hippogriff)).round()
	g.Refused("A", NoComponents, Cast(srd.MagicMissile, On("B", "B", "B", "B", "B")))
	g.Refused("A", NoItem, Use(0, On("B")))
	g.Refused("A", CannotCast, Do(DoDismiss, Choice(g.d.State.Effects[0].ID)))
	g.Refused("A", CannotAct, Do(DoDeclareDraw))
	// An ape has hands, and no voice: a dagger fits them, a wand too.
	g = changing(t).At("B", 5, 2).Does("A", become(srd.Ape)).round()
	g.Refused("A", NoComponents, Cast(srd.MagicMissile, On("B", "B", "B", "B", "B"))).May("A", Use(1, On("B")))
	if p := g.d.Position(); p.weapon(0) != Dagger {
		t.Error("no dagger")
	}
	// Its claws leave the dagger aside: 4 + 5 + 5 - 1 hits, 1d6 + 5 = 8, halved.
	g.Rolls(d20(4), d6(3)).Does("A", Do(DoAttack, On("B"), Choice(BareHand))).Left("B", 36).Marked("A", Disqualified, false)
	// An owl the size of a man speaks: spells of the voice alone would go; these ask
	// for hands too.
	g = changing(t).Does("A", become(srd.OwlGiant)).round()
	g.Refused("A", NoComponents, Cast(srd.Shield)).May("A", Do(DoDeclareDraw)).May("A", Do(DoDismiss, Choice(g.d.State.Effects[0].ID)))
}

func TestPolymorphLimits(t *testing.T) {
	g := changing(t).Beast("Dog", "A", 3, 3).Beast("Owl", "A", 8, 8).Beast("Wolf", "B", 1, 2).At("B", 3, 2)
	// As many Hit Dice as level and subject have: a dire bear has 12, for A of level
	// 10 is too much; a dog of 1 becomes no wolf.
	g.Refused("A", TooManyDice, become(srd.DireBear))
	g.Refused("A", TooManyDice, Cast(srd.Polymorph, On("Dog"), Choice(int32(srd.Wolf))))
	// No outsider, no swarm, nothing that lives in water alone, nothing whose powers
	// are not known yet.
	g.Refused("A", NoForm, become(srd.LanternArchon)).Refused("A", NoForm, become(srd.RatSwarm)).Refused("A", NoForm, become(0))
	g.Refused("A", NeedsWater, become(srd.Porpoise)).Refused("A", NotYetKnown, become(srd.Tiger))
	// The willing: oneself and one's own within reach.
	g.Refused("A", NoSuchTarget, Cast(srd.Polymorph, On("B"), Choice(int32(srd.Wolf))))
	g.Refused("A", NoSuchTarget, Cast(srd.Polymorph, On("Wolf"), Choice(int32(srd.Dog))))
	g.Refused("A", OutOfRange, Cast(srd.Polymorph, On("Owl"), Choice(int32(srd.Raven))))
	// Where the body has no room: among three others in a corner.
	g = changing(t).At("A", 0, 0).At("B", 1, 0).At("C", 0, 1)
	g.Refused("A", NoRoom, become(srd.Hippogriff)).May("A", become(srd.Wolf))
}

func TestPolymorphEnds(t *testing.T) {
	own := func(g *table) {
		t.Helper()
		if u := g.unit("A"); u.Form != 0 || u.Space != 5 || u.Score != [6]int16{10, 10, 10, 16, 10, 10} {
			t.Errorf("%+v", u)
		}
	}
	// Dispelled (19 + 10 against 11 + 10) 20 ft up: its wings are gone, 2d6 = 7.
	g := changing(t).At("B", 8, 8).Does("A", become(srd.Hippogriff), EndTurn()).At("A", 2, 2, 4)
	g.Rolls(d20(19), d6(3, 4)).Does("B", Cast(srd.DispelMagic, Choice(DispelTarget), On("A"))).Is("A", Shaped, false).Left("A", 33)
	own(g)
	// Slain: five missiles of 4 halved to 2 each take the last 10.
	g = changing(t).Does("A", become(srd.Hippogriff))
	g.unit("A").Nonlethal = 30
	g.Does("A", EndTurn()).Rolls(d4(3, 3, 3, 3, 3)).Does("B", Cast(srd.MagicMissile, On("A", "A", "A", "A", "A"))).Marked("A", SlainFlag, true)
	own(g)
	// At the end of the duel (T6).
	g = changing(t).Does("A", become(srd.Hippogriff)).Does("A", EndTurn())
	for _, n := range []string{"B", "C"} {
		g.unit(n).Nonlethal = g.unit(n).HP
		r := run{Position: g.d.at(&g.d.State), d: g.d, s: &g.d.State}
		r.fallen(g.who(n))
	}
	g.apply(Command{Kind: DoStanding, Who: 0})
	g.Phase(Over)
	own(g)
	// In antimagic its own body is back, and outside again the form.
	g = changing(t).At("B", 8, 2).Does("A", become(srd.Hippogriff), EndTurn()).Does("B", Cast(srd.AntimagicField), EndTurn()).Does("C", EndTurn())
	g.Does("A", Go(5, 2, 0)).Is("A", Shaped, false)
	own(g)
	g.Does("A", EndTurn()).Does("B", Go(11, 2, 0))
	if u := g.unit("A"); u.Form != int32(srd.Hippogriff) || u.Space != 10 {
		t.Errorf("%+v", u)
	}
	// A second form takes the place of the first, which was not one's own.
	g = changing(t).Does("A", become(srd.OwlGiant))
	g.unit("A").Flags &^= StandardUsed | FullRound
	g.Does("A", Do(DoDismiss, Choice(g.d.State.Effects[0].ID)))
	own(g)
}

func TestFormsHaveTheirPowers(t *testing.T) {
	// A viper of A's: bite 5 - 1 Strength, 1d4 - 1 = 1; its poison, DC 10 + 5 + 0, is
	// halved like its bite: 1d6 = 4 becomes 2.
	g := changing(t).At("B", 3, 2).Does("A", become(srd.SnakeMediumViper)).round()
	g.Rolls(d20(9), d4(2), d20(5), d6(4)).Does("A", Do(DoAttack, On("B")))
	if u := g.unit("B"); u.Damage[Con] != 2 {
		t.Errorf("%d points of Constitution", u.Damage[Con])
	}
	// Left to its nature it goes for the nearest foe: a wolf bites and trips, 1d6 + 1
	// = 4, halved.
	g = changing(t).At("B", 8, 2).Does("A", become(srd.Wolf)).round()
	g.Rolls(d20(9), d6(3), d20(20, 1)).Does("A", Do(DoInstinct)).Left("B", 38).Is("B", Prone, true)
	// In one's own body there is no such command.
	changing(t).Refused("A", NoSuchCommand, Do(DoInstinct))
	// A dog of A's becomes a raven and stays A's.
	g = changing(t).Beast("Dog", "A", 3, 3).Does("A", Cast(srd.Polymorph, On("Dog"), Choice(int32(srd.Raven))))
	if u := g.unit("Dog"); u.Form != int32(srd.Raven) || u.Owner != 0 || u.Score[Str] != 1 {
		t.Errorf("%+v", u)
	}
}
