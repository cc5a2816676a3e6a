package scenes

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/assets/figures"
	"mageduel/engine"
	"mageduel/engine/srd"
	"mageduel/scenes/frametest"
	"mageduel/scenes/hud"
)

// Whatever can be summoned has a likeness that fills a fair part of its frame.
func TestCreaturesHaveLikenesses(t *testing.T) {
	names := []string{"bison", "raven", "rat", "archer"}
	for id := srd.SpellID(1); int(id) <= srd.NumSpells; id++ {
		for _, c := range engine.SummonChoices(id) {
			if engine.Implemented(id) && !c.Water {
				names = append(names, figures.Slug(srd.Creatures[c.Creature].Name))
			}
		}
	}
	frametest.Do(func() {
		for _, name := range names {
			img := beastFace(name)
			if img == nil {
				t.Errorf("%s has no likeness", name)
				continue
			}
			n := 0
			pix := frametest.Read(img).Pix
			for i := 3; i < len(pix); i += 4 {
				if pix[i] > 40 {
					n++
				}
			}
			if n < figures.FaceSide*figures.FaceSide/9 {
				t.Errorf("%s: only %d points are seen", name, n)
			}
		}
		if beastFace("nothing") != nil {
			t.Error("there is a likeness of nothing")
		}
	})
}

// How badly off somebody is shows in the likeness, in grey as well as in
// colour.
func TestPortraitsShowHurt(t *testing.T) {
	const side, gap = 96, 8
	var dst *ebiten.Image
	faces := []func() *ebiten.Image{
		func() *ebiten.Image { return mageFace("hat", 1) }, func() *ebiten.Image { return mageFace("hood", 0) },
		func() *ebiten.Image { return mageFace("circlet", 3) }, func() *ebiten.Image { return mageFace("collar", 4) },
		func() *ebiten.Image { return beastFace("wolf") }, func() *ebiten.Image { return beastFace("fire_elemental_small") },
		func() *ebiten.Image { return nil }}
	states := []hud.Hurt{hud.Hale, hud.Wounded, hud.Failing, hud.Fallen}
	frametest.Do(func() {
		dst = ebiten.NewImage(len(faces)*(side+gap), len(states)*(side+gap))
		for x, f := range faces {
			for y, h := range states {
				hud.Portrait(dst, hud.Rect{X: float64(x * (side + gap)), Y: float64(y * (side + gap)), W: side, H: side}, f(), hud.BustHat, hud.Livery[x], 1, h)
			}
		}
		pix := frametest.Read(dst)
		grey := func(x, y int) int {
			c := pix.RGBAAt(x, y)
			return (int(c.R)*3 + int(c.G)*6 + int(c.B)) / 10
		}
		for x := range faces {
			for y := 1; y < len(states); y++ {
				n := 0
				for j := range side {
					for i := range side {
						a, b := grey(x*(side+gap)+i, y*(side+gap)+j), grey(x*(side+gap)+i, (y-1)*(side+gap)+j)
						if max(a-b, b-a) > 24 {
							n++
						}
					}
				}
				if n < side*side/80 {
					t.Errorf("face %d: state %d is told from the one before by %d points alone", x, y, n)
				}
			}
		}
	})
	frametest.Golden(t, "portraits", dst)
}

func TestHurtFollowsHitPoints(t *testing.T) {
	for _, c := range []struct {
		share float64
		out   bool
		want  hud.Hurt
	}{{1, false, hud.Hale}, {0.51, false, hud.Hale}, {0.5, false, hud.Wounded}, {0.26, false, hud.Wounded}, {0.25, false, hud.Failing},
		{0.01, false, hud.Failing}, {0, false, hud.Fallen}, {1, true, hud.Fallen}, {-1, false, hud.Hale}} {
		if got := hud.HurtOf(c.share, c.out); got != c.want {
			t.Errorf("%v, %v: state %d, wanted %d", c.share, c.out, got, c.want)
		}
	}
}
