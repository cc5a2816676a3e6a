package grid

import "testing"

func TestTurning(t *testing.T) {
	average := Turning{Heading: 0, Free: 1, Every: 1, Place: 1, Most: 2, Level: 1}
	poor := Turning{Heading: 0, Free: 1, Every: 1, Most: 1, Level: 2}
	clumsy := Turning{Heading: 0, Free: 1, Every: 2, Most: 1, Level: 4}
	good := Turning{Heading: 0, Free: 2, Every: 1, Place: 2, Most: 4}
	var p Pathfinder
	from := Square(0, 0, 20)
	climbing := func(a, b Point) (int64, bool) {
		if b.Z > a.Z {
			return 10, true
		}
		return 5, true
	}
	for _, c := range []struct {
		what string
		turn Turning
		to   Point
		feet int64
	}{
		{"average, on", average, Square(3, 0, 20), 15},
		{"average, 45 degrees", average, Square(1, 1, 20), 5},
		{"average, 90 degrees in place", average, Square(0, 1, 20), 10},
		{"average, 90 twice", average, Square(-1, 1, 20), 20},
		{"poor, 45 degrees", poor, Square(1, 1, 20), 5},
		{"poor, two turns of 45", poor, Square(1, 2, 20), 10},
		{"clumsy, a turn at once", clumsy, Square(1, 1, 20), 5},
		// The next turn waits for a second square: NE, NE, then N; 5 + 10 + 5.
		{"clumsy, two turns", clumsy, Square(2, 3, 20), 20},
		{"good, 90 degrees", good, Square(0, 1, 20), 5},
		{"good, back", good, Square(-1, 0, 20), 10},
		{"good, three squares back", good, Square(-3, 0, 20), 20},
		// Down at double speed.
		{"good, straight down", good, Square(0, 0, 16), 10},
		{"good, one layer down", good, Square(0, 0, 19), 0},
		{"average, down and on", average, Square(2, 0, 18), 10},
	} {
		way, feet, ok := p.Path(Travel{From: At(from), Max: 60, Space: true, Dive: true, Turn: c.turn, Cost: climbing}, c.to, nil)
		if !ok || feet != c.feet || way[len(way)-1] != c.to {
			t.Errorf("%s: %d ft %v %v, want %d", c.what, feet, ok, way, c.feet)
		}
	}
	// A poor flier comes to the square beside it by a loop, 45 degrees a square:
	// E, E, NE, N, NW, W, SW, S: five straight and 5 + 10 + 5.
	way, feet, ok := p.Path(Travel{From: At(from), Max: 80, Space: true, Turn: poor, Cost: func(a, b Point) (int64, bool) { return 5, a.Z == b.Z }}, Square(0, 1, 20), nil)
	if !ok || feet != 45 {
		t.Errorf("a loop of %d ft, want 45: %v", feet, way)
	}
	at, heading := from, int8(0)
	for _, next := range way {
		h := Heading(next.Sub(at))
		if Angle(h, heading) > 1 {
			t.Errorf("a turn of more than 45 degrees at %v", at)
		}
		at, heading = next, h
	}
}

func TestLevelFlightBetweenDownAndUp(t *testing.T) {
	average := Turning{Heading: 0, Free: 1, Every: 1, Place: 1, Most: 2, Level: 1}
	down, up, on := Point{X: 5, Z: -5}, Point{X: 5, Z: 5}, Point{X: 5}
	c, _, _ := average.step(average.start(0), Square(0, 0, 20), down)
	if _, _, ok := average.step(c, Square(0, 0, 20), up); ok {
		t.Error("up at once after going down")
	}
	c, _, _ = average.step(c, Square(0, 0, 20), on)
	if _, _, ok := average.step(c, Square(0, 0, 20), up); !ok {
		t.Error("not up after 5 ft of level flight")
	}
}

func BenchmarkReachableWings60(b *testing.B) {
	var p Pathfinder
	within := Box{Square(-6, -6, 0), Square(6, 6, 8)}
	t := Travel{From: At(Square(0, 0, 4)), Max: 60, Space: true, Dive: true, Turn: Turning{Heading: 0, Free: 1, Every: 1, Place: 1, Most: 2, Level: 1},
		Cost: func(from, to Point) (int64, bool) { return 5, within.Contains(to) }}
	b.ReportAllocs()
	for b.Loop() {
		p.Reachable(t)
	}
}
