package game

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strconv"
	"time"

	"mageduel/engine"
	"mageduel/engine/ai"
)

// arenaWins are how often each side won, and how often nobody did.
type arenaWins struct {
	A    int `json:"a"`
	B    int `json:"b"`
	Draw int `json:"draw"`
	Void int `json:"void"`
}

// arenaRounds are lengths of duels in rounds.
type arenaRounds struct {
	Median int `json:"median"`
	P95    int `json:"p95"`
	Max    int `json:"max"`
}

// arenaFigures are what many duels come to. FirstMoverWins counts the duels won
// by who acted first in round 1.
type arenaFigures struct {
	Duels          int         `json:"duels"`
	Seconds        float64     `json:"seconds"`
	DuelsPerSecond float64     `json:"duels_per_second"`
	Wins           arenaWins   `json:"wins"`
	FirstMoverWins int         `json:"first_mover_wins"`
	Rounds         arenaRounds `json:"rounds"`
}

// arenaCommand plays many duels and tells their figures.
func arenaCommand(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("arena", flag.ContinueOnError)
	count := flags.String("n", "100", "how many duels, a whole `number` from 1 to 10000000")
	a := flags.String("a", "evoker:5", "the first mage, `NAME:LEVEL[:OPPONENT]`")
	b := flags.String("b", "conjurer:5", "the second mage, `NAME:LEVEL[:OPPONENT]`")
	seedText := flags.String("seed", "1", "the seed of the first duel, a whole `number`; the next has the next")
	asJSON := flags.Bool("json", false, "write the figures as JSON")
	if status, ok := parse(flags, args, 0, stdout, stderr); !ok {
		return status
	}
	fail := func(err error, status int) int { grumble(stderr, "arena", err); return status }
	n, err := strconv.Atoi(*count)
	if err != nil || n < 1 || n > 10_000_000 {
		return fail(complain("-n %q is no number of duels; give 1 to 10000000.",
			"-n %q n’est pas un nombre de duels\u202f; au choix\u202f: de 1 à 10000000.", *count), exitUsage)
	}
	first, err := parseContestant("a", *a)
	if err != nil {
		return fail(err, exitUsage)
	}
	second, err := parseContestant("b", *b)
	if err != nil {
		return fail(err, exitUsage)
	}
	seed, err := parseSeed(*seedText)
	if err != nil {
		return fail(err, exitUsage)
	}
	f, err := fightMany(n, seed, first, second)
	if err != nil {
		return fail(err, exitFailed)
	}
	if *asJSON {
		enc := json.NewEncoder(stdout)
		enc.SetIndent("", "  ")
		if err := enc.Encode(f); err != nil {
			return fail(err, exitFailed)
		}
		return exitDone
	}
	share := func(k int) string { return fmt.Sprintf("%d (%.1f %%)", k, 100*float64(k)/float64(f.Duels)) }
	fr := lang(systemLanguage()) == 1
	rows := [][2]string{
		{"duels", fmt.Sprintf("%d (%.1f/s)", f.Duels, f.DuelsPerSecond)},
		{"a " + *a, share(f.Wins.A)}, {"b " + *b, share(f.Wins.B)},
		{"draw", share(f.Wins.Draw)}, {"void", share(f.Wins.Void)},
		{"first to act", share(f.FirstMoverWins)},
		{"rounds", fmt.Sprintf("%d (95 %%: %d, max: %d)", f.Rounds.Median, f.Rounds.P95, f.Rounds.Max)},
	}
	if fr {
		for i, word := range [...]string{"duels", "a " + *a, "b " + *b, "égalités", "nuls", "premier à agir", "rounds"} {
			rows[i][0] = word
		}
		rows[6][1] = fmt.Sprintf("%d (95\u202f%%\u202f: %d, max\u202f: %d)", f.Rounds.Median, f.Rounds.P95, f.Rounds.Max)
	}
	for _, row := range rows {
		fmt.Fprintf(stdout, "%-20s %s\n", row[0], row[1])
	}
	return exitDone
}

// fightMany plays n duels in silence. The sides take the first seat in turn:
// whoever sits there challenges and stands in the south.
func fightMany(n int, seed uint64, a, b contestant) (arenaFigures, error) {
	f := arenaFigures{Duels: n}
	sides := [2][2]contestant{{a, b}, {b, a}}
	var duels [2]*engine.Duel
	var table ai.Table
	for i := range duels {
		d, err := engine.New(setupOf(seed, sides[i][:]...))
		if err != nil {
			return f, err
		}
		d.Silent = true
		duels[i] = d
	}
	lengths := make([]int, 0, n)
	start := time.Now()
	for i := range n {
		d := duels[i%2]
		d.Restart(seed + uint64(i))
		table.Players = playersOf(seed+uint64(i), sides[i%2][:]...)
		table.Quick(d)
		runtime.Gosched() // who yields is not interrupted by signals, which cost more than the duel
		s := &d.State
		lengths = append(lengths, int(s.Round))
		switch s.Outcome {
		case engine.Won:
			if int(s.Winner) == i%2 {
				f.Wins.A++
			} else {
				f.Wins.B++
			}
			if s.Winner == firstMover(s) {
				f.FirstMoverWins++
			}
		case engine.Draw:
			f.Wins.Draw++
		default:
			f.Wins.Void++
		}
	}
	f.Seconds = time.Since(start).Seconds()
	f.DuelsPerSecond = float64(n) / max(f.Seconds, 1e-9)
	slices.Sort(lengths)
	f.Rounds = arenaRounds{Median: lengths[(n-1)/2], P95: lengths[(n*95-1)/100], Max: lengths[n-1]}
	return f, nil
}

// firstMover is the participant with the highest initiative, who acts first in
// round 1.
func firstMover(s *engine.State) int32 {
	best := int32(0)
	for i := range s.Mages {
		if s.Units[i].Init > s.Units[best].Init {
			best = int32(i)
		}
	}
	return best
}
