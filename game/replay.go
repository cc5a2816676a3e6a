package game

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"os"
	"path/filepath"

	"mageduel/engine"
	"mageduel/engine/replay"
)

// writeWhole writes a file under a temporary name and renames it, so that
// there is never half of one.
func writeWhole(path string, data []byte) error {
	f, err := os.CreateTemp(filepath.Dir(path), ".part-*")
	if err != nil {
		return err
	}
	_, err = f.Write(data)
	if err == nil {
		err = f.Chmod(0o644)
	}
	if e := f.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Rename(f.Name(), path)
	}
	if err != nil {
		os.Remove(f.Name())
	}
	return err
}

// readReplay reads a replay's file, no more of it than a duel can have.
func readReplay(path string) (*replay.Record, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, replay.MaxFile+1))
	if err != nil {
		return nil, err
	}
	return replay.Decode(data)
}

// replayCommand checks a recorded duel hash by hash, and writes its chronicle
// where that is asked for.
func replayCommand(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("replay", flag.ContinueOnError)
	read := flags.Bool("watch", false, "also write the duel's chronicle")
	lang := flags.String("lang", systemLanguage(), "the language, `en or fr`")
	if status, ok := parse(flags, args, 1, stdout, stderr); !ok {
		return status
	}
	fail := func(err error, status int) int { grumble(stderr, "replay", err); return status }
	if flags.NArg() == 0 {
		return fail(complain("which file? “mageduel watch -o FILE” writes one.",
			"quel fichier\u202f? «\u202fmageduel watch -o FICHIER\u202f» en écrit un."), exitUsage)
	}
	loc, err := parseLanguage(*lang)
	if err != nil {
		return fail(err, exitUsage)
	}
	rec, err := readReplay(flags.Arg(0))
	if err != nil {
		return fail(complain("%s cannot be played: %v.", "%s ne peut être lu\u202f: %v.", flags.Arg(0), err), exitFailed)
	}
	w := bufio.NewWriter(stdout)
	var each func(d *engine.Duel, c engine.Command)
	var n *narrator
	if *read {
		each = func(d *engine.Duel, _ engine.Command) {
			if n == nil {
				n = narrate(w, loc, d)
			}
			n.tell(d)
		}
	}
	rep, err := rec.Verify(each)
	if n != nil && err == nil {
		n.finish(rep.Duel)
		fmt.Fprintln(w)
	}
	status := exitDone
	fr := loc.Tag() == "fr"
	switch {
	case rep.Good && fr:
		fmt.Fprintf(w, "%d commandes, %d empreintes vérifiées, toutes justes.\n", len(rec.Commands), rep.Checked)
	case rep.Good:
		fmt.Fprintf(w, "%d commands, %d hashes checked, all as recorded.\n", len(rec.Commands), rep.Checked)
	case err == nil && fr:
		fmt.Fprintf(w, "%d commandes, %d empreintes vérifiées, puis un écart\u202f: %s. La suite part de l’instantané (commande %d).\n", len(rec.Commands), rep.Checked, rep.Why, rec.SnapshotAt)
		status = exitFailed
	case err == nil:
		fmt.Fprintf(w, "%d commands, %d hashes checked, then a difference: %s. It goes on from the snapshot (command %d).\n", len(rec.Commands), rep.Checked, rep.Why, rec.SnapshotAt)
		status = exitFailed
	}
	if e := w.Flush(); e != nil {
		return fail(e, exitFailed)
	}
	if err != nil {
		return fail(complain("%s does not run as recorded (%s), and %v.", "%s ne se déroule pas comme enregistré (%s)\u202f: %v.", flags.Arg(0), rep.Why, err), exitFailed)
	}
	return status
}
