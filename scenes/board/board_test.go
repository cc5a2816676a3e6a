package board

import (
	"image"
	"image/color"
	"runtime"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/scenes/frametest"
)

// duel has figures without sheets, which are drawn as plain shapes, so that the
// pictures here stay when sheets are made anew.
func duel() *World {
	mage := func(id int32, sheet string, x, y, dir float64, c color.RGBA) Figure {
		return Figure{ID: id, Sheet: sheet, X: x, Y: y, Size: 5, Dir: dir, Alpha: 1, Tint: c, Emblem: int(id), Health: 0.7, Staff: 1}
	}
	return &World{
		Zone: Zone{X: -30, Y: -30, Side: 60, Height: 60, Grown: 1},
		Figures: []Figure{
			mage(1, "", 17.5, 17.5, 3.9, color.RGBA{60, 100, 230, 255}),
			mage(2, "", -12.5, -12.5, 0.8, color.RGBA{215, 50, 60, 255}),
		},
	}
}

// The sheets that are drawn for mages are read, and hold what is asked of them.
func TestSheetsOfMages(t *testing.T) {
	b := newBoard(t)
	for _, name := range []string{"mage_hat", "mage_hood", "mage_circlet", "mage_collar"} {
		if err := b.Preload(name); err != nil {
			t.Error(err)
			continue
		}
		if b.sheets[name] == b.plain || b.sheets[name].frames.Frames(Walk) < 2 {
			t.Errorf("%s does not walk", name)
		}
	}
	if b.Preload("nobody") == nil {
		t.Error("a sheet that is not there was read")
	}
}

func newBoard(t testing.TB) (b *Board) {
	frametest.Do(func() {
		var err error
		if b, err = New(1); err != nil {
			t.Error(err)
		}
	})
	if b == nil {
		t.FailNow()
	}
	b.Set(duel())
	b.Update()
	return b
}

func TestSquareUnderThePointer(t *testing.T) {
	b := newBoard(t)
	b.cam.Resize(1280, 720)
	b.cam.Look(0, 0)
	for turn := range 4 {
		b.cam.Turn = turn
		for _, q := range []Square{{0, 0}, {-1, -1}, {3, -5}, {-6, 5}} {
			x, y := q.Centre()
			for _, z := range []float64{0, 10} {
				sx, sy := b.cam.Screen(x, y, z)
				if got := b.Square(sx, sy, z); got != q {
					t.Errorf("turn %d: %v came back as %v", turn, q, got)
				}
			}
		}
	}
	// Hand-worked: 640+10, 360 lies 10/6.4 = 1.56 ft along the diagonal, half of
	// it along each axis: within the square of the low corner 0, 0.
	b.cam.Turn = 0
	if got := b.Square(650, 360, 0); got != (Square{0, 0}) {
		t.Errorf("square %v", got)
	}
}

func TestFigureUnderThePointer(t *testing.T) {
	b := newBoard(t)
	b.cam.Resize(1280, 720)
	b.cam.Look(0, 0)
	p := b.pose(1)
	sx, sy := b.cam.Screen(p.X, p.Y, p.Z+3)
	if got := b.Figure(sx, sy, 0); got != 1 {
		t.Errorf("figure %d, want 1", got)
	}
	if got := b.Figure(sx+200, sy, 0); got != 0 {
		t.Errorf("figure %d where none is", got)
	}
	// Of two on one place the nearer is meant.
	w := duel()
	w.Figures[1].X, w.Figures[1].Y = w.Figures[0].X+0.5, w.Figures[0].Y-0.5
	b.Set(w)
	b.Update()
	if got := b.Figure(sx, sy, 0); got != 2 {
		t.Errorf("figure %d, want the nearer, 2", got)
	}
}

func TestSides(t *testing.T) {
	b := newBoard(t)
	for turn := range 4 {
		b.cam.Turn = turn
		if s := b.sideOf(0, 0); s != 0 {
			t.Errorf("the middle is on side %d", s)
		}
		for f := range faces {
			want := int8(-1)
			if b.cam.front(f) {
				want = 1
			}
			if s := b.sideOf(faceOut[f][0]*35, faceOut[f][1]*35); s != want {
				t.Errorf("turn %d face %d: side %d, want %d", turn, f, s, want)
			}
		}
	}
}

func TestQueueBeats(t *testing.T) {
	b := newBoard(t)
	b.Play(
		Effect{Kind: GatherSpell, Figure: 1, School: Evocation, Tag: 1},
		Effect{Kind: Burst, Figure: 1, To: Point{X: -10, Y: -10}, Radius: 20, Energy: Fire, Tag: 2},
		Effect{Kind: Number, Target: 2, Text: "13", Tag: 3},
		Effect{Kind: Flinch, Target: 2, With: true, Tag: 4},
	)
	if !b.Busy() {
		t.Fatal("not busy")
	}
	at := map[Beat]int{}
	n := 0
	for ; b.Busy() && n < 2000; n++ {
		b.Update()
		for _, e := range b.Beats() {
			if _, twice := at[e]; twice {
				t.Errorf("%v was told twice", e)
			}
			at[e] = n
		}
	}
	if n == 2000 {
		t.Fatal("never ended")
	}
	when := func(tag int32, k Kind, s Stage) int {
		v, ok := at[Beat{tag, k, s}]
		if !ok {
			t.Errorf("effect %d has no beat %d", tag, s)
		}
		return v
	}
	// The ball starts when the gathering has struck, the number when the ball has.
	if when(2, Burst, Begin) < when(1, GatherSpell, Strike) || when(3, Number, Begin) < when(2, Burst, Strike) {
		t.Error("out of order", at)
	}
	if when(4, Flinch, Begin) != when(3, Number, Begin) {
		t.Error("With did not start together", at)
	}
	if when(2, Burst, End) <= when(2, Burst, Strike) {
		t.Error("the end came before the strike")
	}
}

func TestFinishTellsEveryBeatInOrder(t *testing.T) {
	b := newBoard(t)
	for k := range kinds {
		b.Play(Effect{Kind: k, Figure: 1, Target: 2, To: Point{X: 5, Y: 5}, Points: []Point{{X: 1, Y: 1}}, Tag: int32(k) + 1})
	}
	for range 20 {
		b.Update()
	}
	b.Finish()
	if b.Busy() {
		t.Error("busy after Finish")
	}
	last := int32(0)
	for _, e := range b.Beats() {
		if e.Tag < last {
			t.Errorf("beat of %d after %d", e.Tag, last)
		}
		last = e.Tag
	}
	if last != int32(kinds) {
		t.Errorf("last told was %d of %d", last, kinds)
	}
}

func TestInstantSpeed(t *testing.T) {
	b := newBoard(t)
	b.SetSpeed(SpeedInstant)
	b.Play(Effect{Kind: Burst, To: Point{X: 1}, Radius: 20, Energy: Fire, Tag: 9}, Effect{Kind: Slain, Target: 2, Tag: 10})
	b.Update()
	if b.Busy() {
		t.Error("busy at instant speed")
	}
	if n := len(b.Beats()); n != 6 {
		t.Errorf("%d beats, want 3 for each of 2", n)
	}
}

// Every kind runs to its end by itself and leaves no figure changed.
func TestEveryKindEnds(t *testing.T) {
	b := newBoard(t)
	for k := range kinds {
		b.Play(Effect{Kind: k, Energy: Fire, School: Illusion, Figure: 1, Target: 2, To: Point{X: 9, Y: 5, Z: 2}, Points: []Point{{X: 5, Y: 5}}, Squares: []Square{{0, 0}, {1, 0}}, Radius: 20, Text: "7"})
		n := 0
		for ; (b.Busy() || len(b.runs) > 0) && n < 1500; n++ {
			b.Update()
		}
		if n == 1500 {
			t.Errorf("kind %d never ends", k)
		}
		b.Update()
		for i := range b.poses {
			got, want := b.poses[i], b.world.Figures[i]
			if got != want {
				t.Errorf("kind %d left figure %d at %v", k, got.ID, got)
			}
		}
	}
}

// The picture is a function of what was set and of ticks: two boards fed the
// same draw the same.
func TestSameTicksSamePicture(t *testing.T) {
	shot := func() (img *image.RGBA) {
		b := newBoard(t)
		b.Play(Effect{Kind: Burst, Figure: 1, To: Point{X: -5, Y: -5}, Radius: 10, Energy: Fire})
		for range 40 {
			b.Update()
		}
		frametest.Do(func() {
			dst := ebiten.NewImage(320, 180)
			b.cam.SetZoom(0.5)
			for !b.Warm(320, 180) {
			}
			b.Draw(dst)
			img = frametest.Read(dst)
		})
		return img
	}
	a, c := shot(), shot()
	n := 0
	for i := range a.Pix {
		// Drivers round by one now and then; along a thin vein that grows to a few.
		if d := int(a.Pix[i]) - int(c.Pix[i]); d > 4 || d < -4 {
			if n++; n < 8 {
				t.Errorf("at %d, %d: %d and %d", i/4%320, i/4/320, a.Pix[i], c.Pix[i])
			}
		}
	}
	if n > 0 {
		t.Errorf("%d values differ", n)
	}
}

// No more than two full flashes in a second.
func TestFlashesAreRationed(t *testing.T) {
	b := newBoard(t)
	b.tick = 1000
	bright := 0
	for range 6 {
		if b.flashing(0) > 0.5 {
			bright++
		}
		b.tick += 10
	}
	if bright > 2 {
		t.Errorf("%d bright flashes within a second", bright)
	}
}

// A zone of 128,000,000,000 ft draws like any other.
func TestHugeZone(t *testing.T) {
	b := newBoard(t)
	w := duel()
	w.Zone = Zone{X: 0, Y: 0, Side: 128e9, Height: 128e9, Grown: 1}
	w.Figures[0].X, w.Figures[0].Y = 64e9+2.5, 5
	b.Set(w)
	frametest.Do(func() {
		dst := ebiten.NewImage(320, 180)
		for _, at := range [][2]float64{{64e9, 64e9}, {64e9, 5}, {2, 2}, {128e9 - 3, 128e9 - 3}} {
			b.cam.Look(at[0], at[1])
			b.Update()
			b.Draw(dst)
		}
		frametest.Read(dst)
	})
}

func TestPlacesArePresentable(t *testing.T) {
	for id := range places {
		p := &Places[id]
		if p.Palette[0] == (rgb{}) || p.Ambient == (rgb{}) {
			t.Errorf("place %d has no colours", id)
		}
		for _, e := range p.Props {
			x0, y0, x1, y1 := e.Blocks()
			if x0 >= x1 || y0 >= y1 || e.Height <= 0 {
				t.Errorf("place %d: prop %v blocks nothing", id, e)
			}
		}
	}
	if int(AreaConfluence)+1 != len(areaLooks) {
		t.Error("an area has no look")
	}
}

func TestDuelPicture(t *testing.T) {
	b := newBoard(t)
	for range 30 {
		b.Update()
	}
	frametest.Do(func() {
		b.cam.SetZoom(0.5)
		for !b.Warm(480, 270) {
		}
	})
	picture := func() (shot *image.RGBA) {
		frametest.Do(func() {
			dst := ebiten.NewImage(480, 270)
			b.Draw(dst)
			shot = frametest.Read(dst)
		})
		return shot
	}
	frametest.Compare(t, "duel", picture())
	b.Play(Effect{Kind: Bolt, Figure: 1, To: Point{X: -29, Y: -20, Z: 4}, Energy: Electricity})
	for range 12 {
		b.Update()
	}
	frametest.Compare(t, "bolt", picture())
}

// A steady frame allocates nothing of the board's own. Ebiten's bookkeeping
// for each command is not ours to count, so drawing is judged by whose line
// asked for the memory.
func TestSteadyFrameAllocatesNothing(t *testing.T) {
	rate := runtime.MemProfileRate
	runtime.MemProfileRate = 1
	defer func() { runtime.MemProfileRate = rate }()
	b := newBoard(t)
	w := duel()
	w.Figures[0].Auras = MageArmour | Burning | Charmed
	w.Grid = 1
	w.Marks = []Marked{{Mark: MarkArea, Squares: []Square{{0, 0}, {1, 0}, {1, 1}}}}
	for range 200 {
		b.Set(w)
		b.Update()
	}
	if n := testing.AllocsPerRun(100, func() { b.Set(w); b.Update() }); n != 0 {
		t.Errorf("%v allocations an update", n)
	}
	frametest.Do(func() {
		dst := ebiten.NewImage(320, 180)
		for !b.Warm(320, 180) {
		}
		for range 20 {
			b.Draw(dst)
		}
		before := ownAllocations()
		for range 50 {
			b.Draw(dst)
		}
		if n := ownAllocations() - before; n != 0 {
			t.Errorf("%d allocations in 50 frames", n)
		}
	})
}

// ownAllocations counts what lines of the board itself, tests apart, have
// allocated so far.
func ownAllocations() (n int64) {
	runtime.GC()
	runtime.GC() // a profile is published two collections later
	records := make([]runtime.MemProfileRecord, 20000)
	k, ok := runtime.MemProfile(records, true)
	if !ok {
		records = make([]runtime.MemProfileRecord, k+5000)
		k, _ = runtime.MemProfile(records, true)
	}
	for _, r := range records[:k] {
		frames := runtime.CallersFrames(r.Stack())
		for {
			f, more := frames.Next()
			if strings.HasPrefix(f.Function, "mageduel/scenes/board.") && !strings.HasSuffix(f.File, "_test.go") {
				n += r.AllocObjects
			}
			if !strings.HasPrefix(f.Function, "runtime.") || !more {
				break
			}
		}
	}
	return n
}
