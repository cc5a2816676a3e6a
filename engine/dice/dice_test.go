package dice

import "testing"

// The first outputs of SplitMix64 from seed 1234567, as published with its
// reference code.
func TestGeneratorIsThePublishedOne(t *testing.T) {
	want := []uint64{6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821}
	s := Seeded(1234567)
	for i, w := range want {
		if got := s.next(); got != w {
			t.Fatalf("output %d is %d, want %d", i, got, w)
		}
	}
}

func TestDieStaysInRangeAndIsFair(t *testing.T) {
	s := Seeded(7)
	var seen [21]int
	const n = 200000
	for range n {
		seen[s.Die(20)]++
	}
	if seen[0] != 0 {
		t.Fatal("a zero was rolled")
	}
	// 10,000 expected of each face, standard deviation 97.5: five of them.
	for face := 1; face <= 20; face++ {
		if d := seen[face] - n/20; d < -490 || d > 490 {
			t.Errorf("face %d came %d times", face, seen[face])
		}
	}
	if s.Count != n {
		t.Errorf("count is %d", s.Count)
	}
}

func TestRollText(t *testing.T) {
	for want, r := range map[string]Roll{"10d6": D(10, 6), "1d4-1": D(1, 4).Plus(-1), "2d4+2": D(2, 4).Plus(2), "3": {Bonus: 3}} {
		if r.String() != want {
			t.Errorf("%v is not %s", r, want)
		}
	}
	if D(2, 6).Plus(1).Min() != 3 || D(2, 6).Plus(1).Max() != 13 {
		t.Error("limits")
	}
}
