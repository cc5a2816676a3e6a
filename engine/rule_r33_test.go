package engine

import (
	"bufio"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

func TestR33_NoMindOverTheEdge(t *testing.T) {
	// Under charm, compulsion, confusion or fear nobody yields by walking out,
	for _, k := range []EffectKind{Charmed, Suggested, Confused, Frightened, Panicked} {
		g := two(t).Fight().At("A", 0, 5).At("B", 9, 9).Gets("A", k)
		c := Go(-1, 5, 0)(g, 0)
		if p := g.d.Position(); p.Check(&c) == Fine {
			t.Errorf("%s walks out", k.Name())
		}
	}
	// nor is moved out by it: the step over the edge becomes cowering there.
	g := two(t).Fight().At("A", 0, 5).At("B", 9, 9).Gets("A", Panicked)
	r := run{Position: g.d.at(&g.d.State), d: g.d, s: &g.d.State}
	r.stepTo(0, grid.Square(-1, 5, 0), false, false)
	g.Stands("A", 0, 5, 0).Is("A", Cornered, true).Marked("A", OutFlag, false).Phase(Fight)
	// A draw declared so does not count,
	two(t).Fight().Gets("A", Charmed).Refused("A", CannotAct, Do(DoDeclareDraw))
	// and an item used so does not disqualify: charmed by B, A's wand goes at C.
	g = three(t, Carries(Wand, srd.MagicMissile, 1, 9)).Fight().At("A", 0, 0).At("B", 9, 9).At("C", 5, 5).Gets("A", Charmed, func(e *Effect) { e.By = 1 })
	g.Rolls(d4(1)).Does("A", Use(0, On("C"))).Marked("A", Disqualified, false)
}

func TestR34_PushedOver(t *testing.T) {
	// Gust of wind, DC 10 + 2 + 3 = 15, along the row of B, who flies at 10 ft one
	// square from the east face: Fortitude 5 + 1 fails, blown 1d6 x 5 = 20 ft: out.
	start := func() *table {
		return duel(t).Wizard("A", 5, Ready(srd.GustOfWind, 1)).Wizard("B", 5, Has(Dex, 14)).Wizard("C", 5).Fight().
			At("A", 5, 5, 2).At("B", 10, 5, 2).At("C", 0, 0).Gets("A", Flies).Gets("B", Flies)
	}
	blow := Cast(srd.GustOfWind, Corner(8, 5, 2))
	g := start()
	g.Rolls(d20(5), d6(4)).Does("A", blow).Marked("B", OutFlag, true)
	// House rule: a Reflex save, DC 15, leaves one prone in the last square: 12 +
	// 1 + 2 makes it.
	g = start().House(EdgeSave)
	g.Rolls(d20(5), d6(4), d20(12)).Does("A", blow).Marked("B", OutFlag, false).Is("B", Prone, true)
	if x := g.unit("B").X; x != 55 {
		t.Errorf("B is at %d ft", x)
	}
	// 11 + 3 does not.
	g = start().House(EdgeSave)
	g.Rolls(d20(5), d6(4), d20(11)).Does("A", blow).Marked("B", OutFlag, true)
	// The spell's DC counts if it is higher: 18, with Intelligence 22 (+6).
	g = start().House(EdgeSave)
	g.unit("A").Score[Int] = 22
	g.Rolls(d20(5), d6(4), d20(14)).Does("A", blow).Marked("B", OutFlag, true)
}

func TestR35_BeforeTheDuel(t *testing.T) {
	g := duel(t).Wizard("A", 5, Ready(srd.MagicMissile, 1), Ready(srd.Fireball, 1), Ready(srd.MageArmor, 1), Ready(srd.CharmPerson, 1), Carries(Wand, srd.MagicMissile, 1, 9)).
		Wizard("B", 5, Ready(srd.MageArmor, 1), Ready(srd.DispelMagic, 1)).Settled(2).Asks("B")
	for _, a := range []act{Cast(srd.MagicMissile, On("B", "B", "B")), Cast(srd.Fireball, Corner(6, 14, 0)), Cast(srd.CharmPerson, On("B")),
		Cast(srd.MageArmor, On("B")), Use(0, On("B")), Do(DoAttack, On("B")), Do(DoReady, Choice(ReadyBlow), On("B"))} {
		g.Refused("A", HarmsBefore, a)
	}
	// Castings may be identified, not countered.
	g.Does("A", Cast(srd.MageArmor, On("A"))).Asked("B", AskCounter).Refused("B", CannotCast, Do(DoAnswer, Choice(CounterBlind)))
	g.Rolls(d20(3)).Answers("B", Identify).Is("A", MageArmored, true) // 3 + 13 = 16
	if e := g.Event(EvSpellcraft); e.B != 1 || e.Spell != srd.MageArmor {
		t.Errorf("identified %+v", e)
	}
	// Nothing cast before P11 is in force, unless the set-up says so; then its
	// slot is spent.
	old := func() *table {
		return duel(t).Wizard("A", 5, Ready(srd.MageArmor, 2)).Wizard("B", 5).With(func(s *Setup) { s.Mages[0].Before = []srd.SpellID{srd.MageArmor} })
	}
	old().Fight().Is("A", MageArmored, false).Slots("A", srd.MageArmor, 2)
	old().House(OldSpells).Fight().Is("A", MageArmored, true).Slots("A", srd.MageArmor, 1)
	// A creature called in the preparation attacks nobody there.
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Settled(1).Beast("Dog", "A", 6, 13).Does("A", EndTurn()).Turn("Dog")
	g.Refused("Dog", HarmsBefore, Do(DoAttack, On("B"))).Does("Dog", Do(DoInstinct)).Told(EvAttack, false)
	// What would not take effect within the rounds agreed on is not begun.
	g = duel(t).Wizard("A", 5, Ready(srd.SummonMonsterI, 1)).Wizard("B", 5).Settled(1)
	g.Refused("A", NoActionLeft, Cast(srd.SummonMonsterI, Square(6, -2, 0)))
}

func TestR36_Initiative(t *testing.T) {
	// At P11, kept for the duel: C 19, B 15 + 2 = 17, A 17 + 0: at 17 the higher
	// modifier goes first.
	g := duel(t).Wizard("A", 5).Wizard("B", 5, Has(Dex, 14)).Wizard("C", 5).balloting().all(Do(DoVoteZone, Feet(60, 40)))
	g.Does("A", Do(DoVoteRounds, Choice(1))).Does("B", Do(DoVoteRounds, Choice(1)))
	for i := range g.d.State.Mages {
		g.d.State.Mages[i].Counter = Never
	}
	g.Rolls(d20(17, 15, 19)).Does("C", Do(DoVoteRounds, Choice(1))).Phase(Preparation).Turn("C")
	g.Does("C", EndTurn()).Turn("B").Does("B", EndTurn()).Turn("A").Does("A", EndTurn()).Phase(Entry)
	g.all(Do(DoEnter)).Phase(Fight).Turn("C").Does("C", EndTurn()).Turn("B")
	// Who has acted in the preparation is not flat-footed.
	p := g.d.Position()
	if p.IsFlatFooted(0) || p.IsFlatFooted(1) || p.IsFlatFooted(2) {
		t.Error("somebody is flat-footed")
	}
	// With no rounds, at P13: all equal at 10 roll again, 3, 9, 3; and A and C
	// once more, 1 and 2. No surprise round; who has not acted is flat-footed.
	g = three(t).Settled(0).Does("A", Do(DoEnter)).Does("B", Do(DoEnter))
	g.Rolls(d20(10, 10, 10), d20(3, 9, 3), d20(1, 2)).Does("C", Do(DoEnter)).Turn("B").Count(EvInitiative, 3+2+1)
	if o := g.d.State.Order; o[0] != 1 || o[1] != 2 || o[2] != 0 {
		t.Errorf("order %v", o)
	}
	if p = g.d.Position(); p.IsFlatFooted(1) || !p.IsFlatFooted(0) {
		t.Error("B acts, A has not yet")
	}
}

func TestR37_TheDisqualifiedMage(t *testing.T) {
	// His creatures vanish, his standing spells run on.
	g := three(t, Carries(Wand, srd.MagicMissile, 1, 50)).Fight().At("A", 0, 5).At("B", 5, 5).At("C", 11, 11).Beast("Dog", "A", 1, 0).Gets("A", Shielded)
	g.Rolls(d4(1)).Does("A", Use(0, On("B"))).Flagged("Dog", Gone, true).Is("A", Shielded, true).Phase(Fight)
	// Damage to him stays nonlethal: 3 x 1, halved 3.
	g = barredA(t).Does("A", EndTurn())
	g.d.State.Slots = append(g.d.State.Slots, Slot{Spell: srd.MagicMissile, Owner: 1, Level: 1, Left: 1, Full: 1})
	g.Rolls(d4(1, 1, 1)).Does("B", Cast(srd.MagicMissile, On("A", "A", "A"))).Left("A", 37)
	if g.unit("A").HP != 40 {
		t.Error("lethal damage")
	}
	// A counterspell is magic and ends it for B and C; so does an item.
	g = barredA(t, Ready(srd.DispelMagic, 1)).Does("A", EndTurn()).Asks("A")
	g.d.State.Slots = append(g.d.State.Slots, Slot{Spell: srd.MagicMissile, Owner: 1, Level: 1, Left: 1, Full: 1})
	g.Does("B", Cast(srd.MagicMissile, On("C", "C", "C"))).Asked("A", AskCounter)
	g.Rolls(d20(20)).Answers("A", CounterBlind, srd.DispelMagic).Ended(Draw, ByDisqualified, "").Left("C", 40)
	g = barredA(t)
	g.Rolls(d4(1)).Does("A", Use(0, On("B"))).Ended(Draw, ByDisqualified, "")
	// The disqualifying act itself does not: a full attack with two blows.
	g = duel(t).Wizard("A", 12, Wields(Dagger)).Wizard("B", 5).Wizard("C", 5).Fight().At("A", 4, 5).At("B", 5, 5).At("C", 11, 11)
	g.Rolls(d20(1, 1)).Does("A", Do(DoFull, On("B"))).Marked("A", Disqualified, true).Phase(Fight)
	// With one foe left the disqualification decides it.
	g = two(t).With(func(s *Setup) { Carries(Wand, srd.MagicMissile, 1, 9)(&s.Mages[0]) }).Fight().At("A", 0, 5).At("B", 5, 5)
	g.Rolls(d4(1)).Does("A", Use(0, On("B"))).Ended(Won, ByDisqualified, "B")
}

func TestR38_Bystanders(t *testing.T) {
	// None and quiet ones do nothing: no dice.
	for _, b := range []Bystanders{NoBystanders, QuietBystanders} {
		two(t).With(func(s *Setup) { s.Bystanders = b }).Fight().Does("A", EndTurn()).Does("B", EndTurn()).Phase(Fight)
	}
	// A meddler does with a chance of 5 in 100 if the set-up says no other, each
	// round.
	g := two(t).With(func(s *Setup) { s.Bystanders = MeddlingBystanders }).Fight()
	for range 3 {
		g.Does("A", EndTurn())
		g.Rolls(roll(100, 6)).Does("B", EndTurn()).Phase(Fight)
	}
	g = two(t).With(func(s *Setup) { s.Bystanders, s.Chance = MeddlingBystanders, 50 }).Fight()
	g.Does("A", EndTurn()).Rolls(roll(100, 51)).Does("B", EndTurn()).Phase(Fight)
	g.Does("A", EndTurn()).Rolls(roll(100, 50), roll(2, 2)).Does("B", EndTurn()).Ended(Draw, ByAttack, "")
	meddled(t, 1).Ended(Draw, ByTrespass, "")
	// Or on the word of a table master's seat, which is nobody's of the duel.
	word := func(how int32) Command { return Command{Kind: DoMeddle, Who: None, Option: how} }
	g = two(t).With(func(s *Setup) { s.Bystanders = QuietBystanders }).Fight()
	g.apply(word(MeddleShoots))
	g.Ended(Draw, ByAttack, "")
	g = two(t).With(func(s *Setup) { s.Bystanders = QuietBystanders }).Fight()
	g.apply(word(MeddleSteps))
	g.Ended(Draw, ByTrespass, "")
	// A spell from outside fails like an arrow; a beast that an outsider has in
	// thrall is no animal that was inside from the start (R23).
	for how, why := range map[int32]Reason{MeddleCasts: ByAttack, MeddleBeast: ByTrespass} {
		g = two(t).With(func(s *Setup) { s.Bystanders = QuietBystanders }).Fight()
		g.apply(word(how))
		g.Ended(Draw, why, "")
	}
	// Who has broken E4 in the table's eyes is disqualified, which ends nothing
	// for the two who remain; who was expelled and is brought back does (T3).
	g = three(t).With(func(s *Setup) { s.Bystanders = QuietBystanders }).Fight().At("A", 0, 5).At("B", 9, 9).At("C", 9, 0)
	bars := word(MeddleBars)
	bars.Target = 1
	g.apply(bars)
	g.Marked("B", Disqualified, true).Phase(Fight)
	if err := g.d.Apply(bars); err != NoSuchTarget {
		t.Errorf("disqualified twice: %v", err)
	}
	back := word(MeddleReturns)
	if err := g.d.Apply(back); err != NoSuchTarget {
		t.Errorf("brought back from inside: %v", err)
	}
	g = duel(t).Wizard("A", 5).Wizard("B", 5).Wizard("C", 5).With(func(s *Setup) { s.Bystanders = QuietBystanders }).Fight().At("A", 0, 5).At("B", 9, 9).At("C", 9, 0)
	g.Does("A", Go(-1, 5, 0)).Phase(Fight).apply(back)
	g.Ended(Draw, ByDisqualified, "").Marked("A", HeldEqual, false).Marked("B", HeldEqual, true)
	g = two(t).Fight().Refused("A", NotYours, Do(DoMeddle))
	if err := g.d.Apply(word(MeddleSteps)); err != NoSuchChoice {
		t.Errorf("without bystanders: %v", err)
	}
}

func TestR39_TheExpelledMage(t *testing.T) {
	// Flying 20 ft up he is set down unhurt; what was cast in the duel ends on
	// him, what came in with him runs on.
	g := three(t).Fight().At("A", 0, 5, 4).At("B", 9, 9).At("C", 9, 0).Gets("A", Flies).Gets("A", Shielded, func(e *Effect) { e.Flags = FromBefore })
	g.Does("A", Go(-1, 5, 4)).Left("A", 40).Stands("A", -1, 5, 0).Is("A", Flies, false).Is("A", Shielded, true)
}

func TestR40_AntimagicChangesNothing(t *testing.T) {
	// No effect on anybody takes away the extra counterspell or the half: with
	// whatever magic suppressed, damage is halved and E3 holds.
	g := fencing(t, Ready(srd.Fireball, 1)).Gets("B", MageArmored, func(e *Effect) { e.Flags = Magical | Suppressed })
	if p := g.d.Position(); !p.MayCounter(1) || !p.zoned() {
		t.Error("suppression reaches the zone's rules")
	}
	// Spells that dispel find neither: TestE9.
}

func TestR41_Summoned(t *testing.T) {
	// One round's casting, shown at its end; each that finds room comes.
	g := three(t, Ready(srd.SummonMonsterI, 1)).Fight().At("A", 5, 5).At("B", 9, 9).At("C", 11, 11)
	g.Does("A", Cast(srd.SummonMonsterI, Square(6, 6, 0)), EndTurn()).Does("B", EndTurn()).Does("C", EndTurn()).Turn("A")
	p := g.d.Position()
	if len(p.S.Units) != 4 || !p.S.Units[3].Has(Summoned) || p.S.Units[3].At() != grid.Square(6, 6, 0) {
		t.Errorf("units %+v", p.S.Units[3:])
	}
	// Dismissing sends it home; that is not leaving.
	id := int32(0)
	for i := range p.S.Effects {
		if p.S.Effects[i].Kind == Summoning {
			id = p.S.Effects[i].ID
		}
	}
	g.Does("A", Do(DoDismiss, Choice(id))).Told(EvSent, true).Told(EvLeft, false)
	// In a zone of one square there is no room for it.
	g = duel(t).Wizard("A", 1, Ready(srd.SummonMonsterI, 1)).Wizard("B", 1).Zone(4, 4).Fight()
	g.Does("A", Cast(srd.SummonMonsterI, Square(0, 0, 0)), EndTurn()).Does("B", EndTurn()).Told(EvCast, true).Told(EvSummoned, false).Turn("A")
	// Pushed, it stops at the edge.
	g = two(t).Fight().At("A", 5, 5).At("B", 9, 9).Beast("Dog", "A", 0, 5)
	r := run{Position: g.d.at(&g.d.State), d: g.d, s: &g.d.State}
	r.shove(2, -1, 0, 0, 20)
	g.Stands("Dog", 0, 5, 0).Flagged("Dog", Gone, false)
}

func TestR42_Familiars(t *testing.T) {
	// No familiar is in the game: nobody enters but mages.
	g := two(t).Fight()
	if n := len(g.d.State.Units); n != 2 {
		t.Errorf("%d units enter", n)
	}
}

func TestR43_TheHelpless(t *testing.T) {
	// Dragging waits for its command; a helpless mage stays in the contest where
	// it lies.
	g := two(t).Fight().Gets("B", Helpless).Does("A", EndTurn()).Phase(Fight)
	if !g.d.State.Mages[1].Active() {
		t.Error("the helpless are out")
	}
}

func TestR44_AnEmptyBody(t *testing.T) {
	// Magic jar waits; what is unconscious without being slain, as an empty body
	// is, stays inside and active.
	g := two(t).Fight().Gets("B", Unconscious).Does("A", EndTurn()).Phase(Fight).Turn("A")
	if !g.d.State.Mages[1].Active() {
		t.Error("an empty body is out")
	}
}

func TestR45_Costs(t *testing.T) {
	g := two(t).Fight()
	p := g.d.Position()
	// Stoneskin costs 250 gp of dust a casting; the purse holds 1,000, then 200.
	if used, _ := p.price(srd.Stoneskin, 0); used != 250 || !p.affords(0, srd.Stoneskin, 0) {
		t.Errorf("stoneskin costs %d", used)
	}
	r := run{Position: g.d.at(&g.d.State), d: g.d, s: &g.d.State}
	r.pay(0, srd.Stoneskin, 0)
	if n := g.d.State.Mages[0].Purse; n != 750 {
		t.Errorf("%d gp are left", n)
	}
	g.d.State.Mages[0].Purse = 200
	if p.affords(0, srd.Stoneskin, 0) {
		t.Error("200 gp are too few")
	}
	// An experience cost needs the set-up's leave.
	g.d.State.Mages[0].Purse = 100000
	if srd.Spells[srd.Wish].Cost.XP == 0 || p.affords(0, srd.Wish, 0) {
		t.Error("wish costs experience")
	}
	g.set.Experience = true
	if !p.affords(0, srd.Wish, 0) {
		t.Error("the set-up allows it")
	}
}

func TestR46_DistanceInSpace(t *testing.T) {
	// 4 east and 3 north: 4 + 1 = 5 squares, 25 ft; 2 up: 5 + 1 = 6, 30 ft; as
	// much up as away, 5 and 5: 5 + 2 = 7, 35 ft.
	g := two(t).Fight().At("A", 0, 0).At("B", 4, 3)
	for up, want := range map[int64]int64{0: 25, 2: 30, 5: 35} {
		g.At("B", 4, 3, up)
		p := g.d.Position()
		if d := p.Distance(0, 1); d != want {
			t.Errorf("%d layers up: %d ft, want %d", up, d, want)
		}
	}
	// Bursts use the same: 20 ft from a corner, 4 squares away, or 3 and 3.
	b := grid.Burst{Corner: grid.Point{}, Radius: 20}
	for sq, want := range map[grid.Point]bool{grid.Square(3, 0, 0): true, grid.Square(4, 0, 0): false, grid.Square(2, 2, 0): true, grid.Square(3, 1, 0): false} {
		if b.Contains(sq) != want {
			t.Errorf("%v: %v", sq, !want)
		}
	}
}

func TestR47_WildAnimalsInside(t *testing.T) {
	// 1d4 - 1 = 1 animal, the first kind, a pony, at 3, 4 of 12 by 12; initiative
	// 10 + 1. It is there as the duel begins, and nobody's foe.
	g := two(t).With(func(s *Setup) { s.WildLife = true }).Settled(0).Does("A", Do(DoEnter))
	g.Rolls(d20(18, 15), d4(2), d6(1), roll(12, 3, 4), d20(10)).Does("B", Do(DoEnter)).Phase(Fight)
	g.Stands("Pony", 2, 3, 0)
	p := g.d.Position()
	if u := p.S.Units[2]; u.Owner != Wild || p.Foe(0, 2) || p.Seat(2) != None || len(p.S.Order) != 3 {
		t.Errorf("the pony %+v", u)
	}
	// Without them none is placed, and no dice are rolled.
	two(t).Fight()
}

var ruleTest = regexp.MustCompile(`^Test([QDPETJR][0-9]+)_`)

// Every rule and ruling has a test named after it, and every such test a rule.
func TestEveryRuleHasItsTest(t *testing.T) {
	numbers := rules(t, filepath.Join("testdata", "rules.txt"), regexp.MustCompile(`^([QDPETJR][0-9]+)$`))
	tests := map[string]bool{}
	files, err := filepath.Glob("rule_*_test.go")
	if err != nil || len(files) == 0 {
		t.Fatal("no rule tests", err)
	}
	for _, f := range files {
		parsed, err := parser.ParseFile(token.NewFileSet(), f, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range parsed.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv == nil {
				if m := ruleTest.FindStringSubmatch(fn.Name.Name); m != nil {
					if tests[m[1]] {
						t.Errorf("%s has two tests", m[1])
					}
					tests[m[1]] = true
				}
			}
		}
	}
	for n := range numbers {
		if !tests[n] {
			t.Errorf("%s has no test", n)
		}
	}
	for n := range tests {
		if !numbers[n] {
			t.Errorf("a test names %s, which is no rule", n)
		}
	}
	if len(numbers) != 85 {
		t.Errorf("%d rules and rulings are numbered", len(numbers))
	}
	// Where the rule book itself is at hand, its numbers are these.
	book := filepath.Join("..", "..", "shared", "RULES.md")
	if _, err := os.Stat(book); err != nil {
		return
	}
	printed := rules(t, book, regexp.MustCompile(`^(?:- \*\*([QDPETJ][0-9]+)[ *]|([0-9]+)\. )`))
	for n := range printed {
		if !numbers[n] {
			t.Errorf("rules.txt lacks %s", n)
		}
	}
	for n := range numbers {
		if !printed[n] {
			t.Errorf("the rule book lacks %s", n)
		}
	}
}

func rules(t *testing.T, path string, line *regexp.Regexp) map[string]bool {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	found := map[string]bool{}
	for sc := bufio.NewScanner(f); sc.Scan(); {
		if m := line.FindStringSubmatch(strings.TrimRight(sc.Text(), " ")); m != nil {
			if m[1] != "" {
				found[m[1]] = true
			} else {
				found["R"+m[2]] = true
			}
		}
	}
	return found
}
