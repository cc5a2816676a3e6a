package engine

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strings"
	"testing"
)

// corners are the hard corners of the rules, and the tests that hold each.
var corners = map[string]string{
	"three mages of level 1":                             "TestCornerThreeMagesOfLevelOne TestR3_TheSmallestHolds",
	"eight of level 20":                                  "TestR5_HugeZones",
	"a zone of 4 ft":                                     "TestR4_Squares",
	"a side that is no multiple of 5":                    "TestR4_Squares TestCornerAMageOnTheEdge",
	"a height lower than a flyer":                        "TestR15_HeightCounts",
	"a fireball from a corner":                           "TestCornerAFireballFromACorner TestE1_SpellsStayIn",
	"a lightning bolt along the face":                    "TestCornerABoltAlongTheFace",
	"a wall across the zone":                             "TestCornerAWallAcrossTheZone TestWallOfForce",
	"line of effect out and back":                        "TestR13_FacesBlockEffect TestCornerLineOfEffectInAndOut",
	"a creature pushed or frightened at the edge":        "TestR41_Summoned TestCornerFrightenedAtTheEdge",
	"a creature banished":                                "TestDismissalAndBanishment",
	"a mount that fails P7":                              "TestMount TestR16_AnimalsInDetail",
	"a celestial dog that need not save":                 "TestR16_AnimalsInDetail",
	"a mage frightened at the edge":                      "TestCornerFrightenedAtTheEdge TestR33_NoMindOverTheEdge",
	"a suggestion to walk out":                           "TestCornerASuggestionToWalkOut",
	"a plane shift on the unwilling":                     "TestPlaneShift",
	"what belongs to a participant left outside":         "TestR23_SomebodyFromOutside TestCornerASummonFromBeforeTheEntry",
	"an opportunity with a dagger in hand":               "TestCornerOpportunityWithADagger",
	"natural claws of a polymorphed mage":                "TestCornerNaturalClaws TestFormsHaveTheirPowers",
	"negative levels equal to Hit Dice":                  "TestR20_AbilitiesAndLevels TestCornerNegativeLevelsEqualToHitDice",
	"ten quiet rounds":                                   "TestCornerTenQuietRounds",
	"a dominated animal sent in":                         "TestCornerADominatedAnimalSentIn TestR38_Bystanders",
	"thrown out through the top":                         "TestCornerThrownThroughTheTop TestR15_HeightCounts",
	"a mage on the edge":                                 "TestCornerAMageOnTheEdge",
	"ejection on the turn of winning":                    "TestCornerEjectionOnTheTurnOfWinning TestCornerNothingOfTheNextTurn",
	"two ejected in one blast":                           "TestCornerTwoEjectedInOneBlast",
	"the last two slain in one blast":                    "TestR26_Judging TestCornerLastTwoInOneBlast",
	"a slain mage in a lasting area":                     "TestCornerTheSlainInALastingArea",
	"a disqualified mage stays, returns, attacks":        "TestT3_TheDisqualifiedDisturb TestR37_TheDisqualifiedMage",
	"an expelled mage brought back":                      "TestR38_Bystanders",
	"an outsider's arrow":                                "TestCornerAnOutsidersArrow TestE11_AttackFromOutside",
	"dispel and the like against the zone":               "TestE9_NothingTouchesTheZone TestR40_AntimagicChangesNothing TestCornerAntimagicAgainstTheZone",
	"a touch spell at another in the preparation":        "TestR35_BeforeTheDuel",
	"a creature from before the entry":                   "TestCornerASummonFromBeforeTheEntry",
	"what is suppressed runs out inside":                 "TestCornerTheSuppressedRunsOut TestCornerSuppressedSpellRunsOut",
	"from before P15 and from after it at the end":       "TestT6_Restoring TestCornerFromBeforeAndAfterTheEntry",
	"Constitution 0":                                     "TestE6_AbilitiesComeBack TestCornerConstitutionZeroByDrain",
	"a drain and damage of 1":                            "TestCornerOneIsNotHalved",
	"undead and constructs at 0":                         "TestCornerUndeadAtZero",
	"petrification, power word kill, disintegrate":       "TestFleshToStone TestPowerWordKill TestDisintegrate TestCornerPetrificationAndTheWord",
	"maze, blink, teleport":                              "TestMaze TestBlink TestTeleport TestDimensionDoor",
	"counters: the same spell, dispel, higher level":     "TestR17_TheExtraCounterspell",
	"a counter to an unseen caster":                      "TestCornerACounterToTheUnseen",
	"two who counter the same spell":                     "TestR30_TheOrderOfSecrets",
	"a counter of a counter":                             "TestCornerACounterOfACounter",
	"a counter when the duel has just ended":             "TestCornerACounterWhenAllIsOver",
	"the draw declared, taken back, refused":             "TestR28_DeclaringADraw TestCornerTheComputerRefusesADraw",
	"the hour runs out between two turns":                "TestCornerTheHourBetweenTwoTurns TestT4_AnHour",
	"nothing of the next turn when all is decided":       "TestCornerNothingOfTheNextTurn",
	"who sees the invisible":                             "TestSeeInvisibility TestGlitterdust TestTrueSeeing TestBlinkAndTheEyesThatSee",
	"a mage under another's command":                     "TestDominateMonster TestDominatedMindsAreTheirMasters TestDominatedResist",
	"reverse gravity never ejects":                       "TestReverseGravity",
	"a delayed fireball goes off when its caster cannot": "TestDelayedBlastFireball",
}

// Every hard corner has a test that is there.
func TestEveryCornerHasItsTest(t *testing.T) {
	there := map[string]bool{}
	for _, dir := range []string{".", "ai"} {
		files, err := filepath.Glob(filepath.Join(dir, "*_test.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range files {
			parsed, err := parser.ParseFile(token.NewFileSet(), f, nil, 0)
			if err != nil {
				t.Fatal(err)
			}
			for _, d := range parsed.Decls {
				if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv == nil {
					there[fn.Name.Name] = true
				}
			}
		}
	}
	for corner, tests := range corners {
		for _, name := range strings.Fields(tests) {
			if !there[name] {
				t.Errorf("%s: no test is called %s", corner, name)
			}
		}
	}
}
