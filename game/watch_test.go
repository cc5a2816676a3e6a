//go:build !js

package game

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// What is wrong on the command line is said in one sentence that tells how to
// mend it, and the exit status is 2.
func TestComplaintsOfDuelCommands(t *testing.T) {
	for _, c := range []struct {
		args []string
		says []string
	}{
		{[]string{"watch", "-a", "baker:5"}, []string{"baker", "evoker", "necromancer"}},
		{[]string{"watch", "-b", "evoker:0"}, []string{"-b", "1 to 20"}},
		{[]string{"watch", "-b", "evoker:21"}, []string{"21", "1 to 20"}},
		{[]string{"watch", "-a", "evoker:five"}, []string{"five", "1 to 20"}},
		{[]string{"watch", "-a", "evoker"}, []string{"NAME:LEVEL"}},
		{[]string{"watch", "-a", "evoker:5:wise:old"}, []string{"NAME:LEVEL"}},
		{[]string{"watch", "-a", "evoker:5:sleepy"}, []string{"sleepy", "hasty"}},
		{[]string{"watch", "-seed", "lucky"}, []string{"lucky", "whole number"}},
		{[]string{"watch", "-seed", "-1"}, []string{"-1", "whole number"}},
		{[]string{"watch", "-lang", "elvish"}, []string{"elvish", "en, fr"}},
		{[]string{"watch", "-loud"}, []string{"-loud", "-h"}},
		{[]string{"watch", "now"}, []string{"now", "-h"}},
		{[]string{"arena", "-n", "0"}, []string{"0", "1 to 10000000"}},
		{[]string{"arena", "-n", "many"}, []string{"many", "1 to 10000000"}},
		{[]string{"arena", "-a", "baker:5"}, []string{"baker", "evoker"}},
		{[]string{"arena", "-lang", "fr"}, []string{"-lang", "-h"}},
		{[]string{"codex", "-lang", "elvish"}, []string{"elvish", "en, fr"}},
		{[]string{"codex", "-json", "fireball"}, []string{"fireball"}},
		{[]string{"replay"}, []string{"-o FILE"}},
		{[]string{"replay", "-lang", "elvish", "x"}, []string{"elvish"}},
	} {
		status, out, said := runCommand(t, c.args...)
		if status != exitUsage || out != "" || strings.Count(said, "\n") != 1 {
			t.Errorf("%q ended with %d, wrote %q and said %q", c.args, status, out, said)
		}
		for _, s := range c.says {
			if !strings.Contains(said, s) {
				t.Errorf("%q said %q, want %q in it", c.args, said, s)
			}
		}
	}
}

// watch tells a duel from the challenge to the restoring, the same for the
// same seed, and ends with the result and a hash of 16 hex digits.
func TestWatch(t *testing.T) {
	status, first, said := runCommand(t, "watch", "-seed", "3")
	if status != exitDone || said != "" {
		t.Fatalf("ended with %d and said %q", status, said)
	}
	for _, want := range []string{"The challenge (D1)", "The mageduel (P15)", "Round 1\n", "Sefira’s turn", "gets back all that the duel took."} {
		if !strings.Contains(first, want) {
			t.Errorf("no %q in it", want)
		}
	}
	end := regexp.MustCompile(`\nresult: [^\n]+\nhash: [0-9a-f]{16}\n$`)
	if !end.MatchString(first) {
		t.Errorf("it ends with %q", first[max(0, len(first)-120):])
	}
	if _, again, _ := runCommand(t, "watch", "-seed", "3"); again != first {
		t.Error("the same seed tells another duel")
	}
	if _, other, _ := runCommand(t, "watch", "-seed", "4"); other == first {
		t.Error("another seed tells the same duel")
	}
	_, french, _ := runCommand(t, "watch", "-seed", "3", "-lang", "fr")
	if !strings.Contains(french, "Le défi (D1)") || hashLine(french) != hashLine(first) {
		t.Error("French tells another duel")
	}
}

func hashLine(s string) string {
	lines := strings.Split(strings.TrimRight(s, "\n"), "\n")
	return lines[len(lines)-1]
}

// A replay that watch writes is checked, told again, and refused when damaged.
func TestReplayCommand(t *testing.T) {
	path := filepath.Join(t.TempDir(), "duel.mageduel")
	status, told, said := runCommand(t, "watch", "-seed", "5", "-o", path)
	if status != exitDone {
		t.Fatal(said)
	}
	status, out, said := runCommand(t, "replay", path)
	if status != exitDone || said != "" || !strings.Contains(out, "all as recorded") {
		t.Errorf("ended with %d, wrote %q and said %q", status, out, said)
	}
	_, out, _ = runCommand(t, "replay", "-watch", path)
	if !strings.HasPrefix(out, told) {
		t.Error("-watch tells another duel")
	}
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	data[len(data)/2] ^= 4
	if err := os.WriteFile(path, data, 0o644); err != nil {
		t.Fatal(err)
	}
	status, out, said = runCommand(t, "replay", path)
	if status != exitFailed || out != "" || !strings.Contains(said, "damaged") || strings.Count(said, "\n") != 1 {
		t.Errorf("a damaged file ended with %d, wrote %q and said %q", status, out, said)
	}
	if status, _, said = runCommand(t, "replay", path+".none"); status != exitFailed || said == "" {
		t.Errorf("a missing file ended with %d and said %q", status, said)
	}
	if status, _, said = runCommand(t, "watch", "-o", filepath.Join(path, "below")); status != exitFailed || said == "" {
		t.Errorf("a place that is none ended with %d and said %q", status, said)
	}
}

// The arena's figures add up, and are the same again but for the time.
func TestArena(t *testing.T) {
	var f, again arenaFigures
	for _, into := range []*arenaFigures{&f, &again} {
		status, out, said := runCommand(t, "arena", "-n", "9", "-a", "sorcerer:4", "-b", "enchanter:4", "-seed", "20", "-json")
		if status != exitDone || said != "" {
			t.Fatalf("ended with %d and said %q", status, said)
		}
		if err := json.Unmarshal([]byte(out), into); err != nil {
			t.Fatal(err)
		}
	}
	if f.Duels != 9 || f.Wins.A+f.Wins.B+f.Wins.Draw+f.Wins.Void != 9 || f.FirstMoverWins > f.Wins.A+f.Wins.B {
		t.Errorf("%+v", f)
	}
	if f.Seconds <= 0 || f.DuelsPerSecond <= 0 || f.Rounds.Median > f.Rounds.P95 || f.Rounds.P95 > f.Rounds.Max {
		t.Errorf("%+v", f)
	}
	if f.Wins != again.Wins || f.Rounds != again.Rounds || f.FirstMoverWins != again.FirstMoverWins {
		t.Errorf("%+v, then %+v", f, again)
	}
	status, out, _ := runCommand(t, "arena", "-n", "2")
	if status != exitDone || !strings.Contains(out, "first to act") {
		t.Errorf("%q", out)
	}
}

// The arena plays the same duels that watch tells.
func TestArenaAndWatchPlayTheSameDuel(t *testing.T) {
	_, out, _ := runCommand(t, "arena", "-n", "1", "-seed", "3", "-json")
	var f arenaFigures
	if err := json.Unmarshal([]byte(out), &f); err != nil {
		t.Fatal(err)
	}
	_, told, _ := runCommand(t, "watch", "-seed", "3")
	won := [...]bool{f.Wins.A == 1, f.Wins.B == 1, f.Wins.Draw == 1}
	for i, want := range [...]string{"result: Sefira wins", "result: Oswin wins", "result: The mageduel is a draw"} {
		if won[i] != strings.Contains(told, want) {
			t.Errorf("the arena says %+v, watch %q", f.Wins, hashLine(told))
		}
	}
}

func BenchmarkArena(b *testing.B) {
	a, err := parseContestant("a", "evoker:5")
	if err != nil {
		b.Fatal(err)
	}
	c, err := parseContestant("b", "conjurer:5")
	if err != nil {
		b.Fatal(err)
	}
	b.ReportAllocs()
	if _, err := fightMany(b.N, 1, a, c); err != nil {
		b.Fatal(err)
	}
}
