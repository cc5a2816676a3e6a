// Package replay records duels. A saved duel and a replay are one file: the
// set-up, the commands, a hash of the state at every turn, a digest of the rule
// tables and the engine's version, and a snapshot for where these differ.
package replay

import (
	"fmt"

	"mageduel/engine"
)

// Mark is the hash of the state after so many commands.
type Mark struct {
	After int32
	Hash  uint64
}

// Record is a duel as recorded.
type Record struct {
	Version    int32  // engine.Version of the recorder
	Tables     uint64 // engine.TablesDigest of the recorder
	Setup      *engine.Setup
	Commands   []engine.Command
	Marks      []Mark // one at every turn, in order
	Snapshot   engine.State
	SnapshotAt int32  // commands before the snapshot
	Looks      []byte // how the duel looks on screen, nothing of the rules; at most MaxLooks bytes, nil for none

	phase engine.Phase
	round int32
	turn  int32
}

// Start begins the record of a duel that no command has been given to.
func Start(d *engine.Duel) *Record {
	r := &Record{Version: engine.Version, Tables: engine.TablesDigest(), Setup: d.Setup}
	r.mark(d)
	return r
}

// Note adds a command that the duel has just carried out, answers included.
// The snapshot follows the duel, and every turn gets its hash.
func (r *Record) Note(d *engine.Duel, c engine.Command) {
	r.Commands = append(r.Commands, c)
	s := &d.State
	r.Snapshot.Copy(s)
	r.SnapshotAt = int32(len(r.Commands))
	if !s.Asking() && (s.Phase != r.phase || s.Round != r.round || s.Turn != r.turn) {
		r.mark(d)
	}
}

func (r *Record) mark(d *engine.Duel) {
	s := &d.State
	r.phase, r.round, r.turn = s.Phase, s.Round, s.Turn
	r.Marks = append(r.Marks, Mark{After: int32(len(r.Commands)), Hash: s.Hash()})
	r.Snapshot.Copy(s)
	r.SnapshotAt = int32(len(r.Commands))
}

// Report is what checking a record has found.
type Report struct {
	Checked int    // hashes that were as recorded
	Good    bool   // all of them, and every command was legal
	At      int    // commands carried out before it failed
	Why     string // what failed; "" where Good
	// Duel is where the record leads: at its end where Good, else at the
	// snapshot.
	Duel *engine.Duel
}

// Foreign tells whether other rules or tables than ours made the record, and
// which.
func (r *Record) Foreign() string {
	switch {
	case r.Version != engine.Version:
		return fmt.Sprintf("it was made with version %d of the rules, this is version %d", r.Version, engine.Version)
	case r.Tables != engine.TablesDigest():
		return fmt.Sprintf("it was made with other rule tables (%016x, here %016x)", r.Tables, engine.TablesDigest())
	}
	return ""
}

// Verify runs the record again and compares every hash; each, if not nil, is
// called after every command with the events it brought. Where something
// differs it stops and goes on from the snapshot. An error means that not even
// the snapshot can be played.
func (r *Record) Verify(each func(d *engine.Duel, c engine.Command)) (Report, error) {
	rep := Report{}
	rep.run(r, each)
	if rep.Good {
		return rep, nil
	}
	if foreign := r.Foreign(); foreign != "" {
		rep.Why += "; " + foreign
	}
	d, err := r.Resume()
	rep.Duel = d
	return rep, err
}

// run plays the record; what breaks down under its commands counts as a
// difference.
func (rep *Report) run(r *Record, each func(d *engine.Duel, c engine.Command)) {
	defer func() {
		if e := recover(); e != nil {
			rep.Good = false
			rep.Why = fmt.Sprintf("command %d breaks down (%v)", rep.At+1, e)
		}
	}()
	d, err := engine.New(r.Setup)
	if err != nil {
		rep.Why = err.Error()
		return
	}
	rep.Duel = d
	marks := r.Marks
	check := func() bool {
		for len(marks) > 0 && int(marks[0].After) == rep.At {
			if got := d.State.Hash(); got != marks[0].Hash {
				rep.Why = fmt.Sprintf("after command %d the state is %016x, recorded is %016x", rep.At, got, marks[0].Hash)
				return false
			}
			rep.Checked++
			marks = marks[1:]
		}
		return true
	}
	if !check() {
		return
	}
	for _, c := range r.Commands {
		if err := d.Apply(c); err != nil {
			rep.Why = fmt.Sprintf("command %d is refused: %v", rep.At+1, err)
			return
		}
		rep.At++
		if each != nil {
			each(d, c)
		}
		if !check() {
			return
		}
	}
	if int(r.SnapshotAt) == rep.At && r.Snapshot.Hash() != d.State.Hash() {
		rep.Why = "the snapshot is of another duel"
		return
	}
	rep.Good = true
}

// Resume is the duel at the record's snapshot.
func (r *Record) Resume() (d *engine.Duel, err error) {
	defer func() {
		if e := recover(); e != nil {
			d, err = nil, fmt.Errorf("the snapshot cannot be played: %v", e)
		}
	}()
	if r.SnapshotAt == 0 {
		return engine.New(r.Setup)
	}
	if d, err = engine.Restore(r.Setup, &r.Snapshot); err != nil {
		return nil, err
	}
	var view engine.State
	for i := range r.Setup.Mages { // whatever would break down later shows here
		d.View(engine.Only(int32(i)), &view)
	}
	return d, nil
}

// Continue makes the record ready to go on from the duel that Verify or Resume
// gave: what was recorded after that is dropped. Where the rules were others
// the past cannot be run again: the record then begins at the snapshot.
func (r *Record) Continue(rep *Report) {
	if !rep.Good {
		return
	}
	s := &rep.Duel.State
	r.phase, r.round, r.turn = s.Phase, s.Round, s.Turn
}
