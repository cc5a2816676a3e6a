package replay

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"encoding/json"
	"flag"
	"fmt"
	"hash/crc32"
	"io"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"mageduel/engine"
	"mageduel/engine/ai"
)

var update = flag.Bool("update", false, "write testdata anew")

// duel plays a whole duel between computer players and records it.
func duel(t testing.TB, seed uint64, a, b string, level int) (*engine.Duel, *Record) {
	t.Helper()
	set := &engine.Setup{Seed: seed, WildLife: true, Mages: []engine.MageSpec{
		engine.FindReady(a).At("Sefira", level), engine.FindReady(b).At("Oswin", level),
	}}
	d, err := engine.New(set)
	if err != nil {
		t.Fatal(err)
	}
	r := Start(d)
	table := ai.Table{Players: []ai.Player{ai.New("hasty", seed), ai.New("hasty", seed+1)}}
	table.Play(d, func(c engine.Command) { r.Note(d, c) })
	return d, r
}

// A recorded duel runs again to the same end, with every hash as it was.
func TestADuelRunsAgain(t *testing.T) {
	for seed := uint64(1); seed <= 4; seed++ {
		d, r := duel(t, seed, engine.ReadyMages[seed%5].Name, engine.ReadyMages[(seed+2)%5].Name, 3+2*int(seed))
		back, err := Decode(r.Encode())
		if err != nil {
			t.Fatal(err)
		}
		applied := 0
		rep, err := back.Verify(func(*engine.Duel, engine.Command) { applied++ })
		if err != nil || !rep.Good || rep.Checked != len(r.Marks) || applied != len(r.Commands) {
			t.Fatalf("seed %d: %+v, %v", seed, rep, err)
		}
		if rep.Duel.State.Hash() != d.State.Hash() || rep.Duel.State.Outcome == engine.Undecided {
			t.Errorf("seed %d: it ends otherwise", seed)
		}
		if n := len(r.Marks); n < 10 {
			t.Errorf("seed %d: only %d hashes for %d commands", seed, n, len(r.Commands))
		}
	}
}

// A duel that was saved at any command goes on as if it had not been, open
// questions included.
func TestASavedDuelGoesOn(t *testing.T) {
	end, whole := duel(t, 7, "evoker", "conjurer", 7)
	asking := 0
	for at := 1; at < len(whole.Commands); at++ {
		d, err := engine.New(whole.Setup)
		if err != nil {
			t.Fatal(err)
		}
		r := Start(d)
		for _, c := range whole.Commands[:at] {
			if err := d.Apply(c); err != nil {
				t.Fatal(err)
			}
			r.Note(d, c)
		}
		if d.State.Asking() {
			asking++
		}
		back, err := Decode(r.Encode())
		if err != nil {
			t.Fatal(err)
		}
		resumed, err := back.Resume()
		if err != nil {
			t.Fatalf("command %d: %v", at, err)
		}
		if resumed.State.Asking() != d.State.Asking() || resumed.State.Ask != d.State.Ask {
			t.Fatalf("command %d: the question is another", at)
		}
		if at%7 != 0 && !d.State.Asking() {
			continue
		}
		for _, c := range whole.Commands[at:] {
			if err := resumed.Apply(c); err != nil {
				t.Fatalf("command %d: %v", at, err)
			}
		}
		if resumed.State.Hash() != end.State.Hash() {
			t.Fatalf("saved at command %d it ends otherwise", at)
		}
	}
	if asking == 0 {
		t.Error("no question was open at any command")
	}
}

// Whatever a command says is in the file.
func TestCommandsAreKeptWhole(t *testing.T) {
	var c engine.Command
	v := reflect.ValueOf(&c).Elem()
	for i := range v.NumField() {
		switch f := v.Field(i); f.Kind() {
		case reflect.Bool:
			f.SetBool(true)
		case reflect.Array:
			for j := range f.Len() {
				f.Index(j).SetInt(int64(j + 1))
			}
		default:
			if f.CanInt() {
				f.SetInt(int64(i + 1))
			} else {
				f.SetUint(uint64(i + 1))
			}
		}
	}
	o := pack(&c)
	back, err := o.unpack()
	if err != nil || back != c {
		t.Errorf("%+v comes back as %+v: %v", c, back, err)
	}
}

// Where a hash is not as recorded it says so and goes on from the snapshot.
func TestADifferenceLeadsToTheSnapshot(t *testing.T) {
	d, r := duel(t, 3, "evoker", "sorcerer", 5)
	r.Marks[5].Hash++
	rep, err := r.Verify(nil)
	if err != nil || rep.Good || rep.Checked != 5 || !strings.Contains(rep.Why, "recorded") {
		t.Fatalf("%+v, %v", rep, err)
	}
	if rep.Duel.State.Hash() != d.State.Hash() {
		t.Error("the snapshot is not where the duel was")
	}
	r.Marks[5].Hash--
	r.Version++
	r.Commands[9].Kind = engine.DoChallenge
	if rep, err = r.Verify(nil); err != nil || rep.Good || !strings.Contains(rep.Why, "command 10") || !strings.Contains(rep.Why, "version") {
		t.Errorf("%+v, %v", rep, err)
	}
}

// file wraps a text as Encode does.
func file(text string) []byte {
	var out bytes.Buffer
	out.Write(make([]byte, header))
	z := gzip.NewWriter(&out)
	io.WriteString(z, text)
	z.Close()
	f := out.Bytes()
	copy(f, magic)
	binary.LittleEndian.PutUint32(f[len(magic):], Format)
	binary.LittleEndian.PutUint32(f[len(magic)+4:], crc32.ChecksumIEEE(f[header:]))
	return f
}

// text unpacks a file.
func text(t testing.TB, file []byte) string {
	t.Helper()
	z, err := gzip.NewReader(bytes.NewReader(file[header:]))
	if err != nil {
		t.Fatal(err)
	}
	s, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	return string(s)
}

func TestBadFilesAreRefused(t *testing.T) {
	_, r := duel(t, 2, "evoker", "conjurer", 3)
	good := r.Encode()
	plain := text(t, good)
	newer := slices.Clone(good)
	binary.LittleEndian.PutUint32(newer[len(magic):], Format+1)
	flipped := slices.Clone(good)
	flipped[len(flipped)/2] ^= 1
	swap := func(from, to string) []byte {
		if strings.Count(plain, from) == 0 {
			t.Fatalf("no %q in the file", from)
		}
		return file(strings.Replace(plain, from, to, 1))
	}
	for name, c := range map[string]struct {
		file []byte
		says string
	}{
		"empty":          {nil, "no duel of this game"},
		"foreign":        {[]byte("PNG and a lot of other things"), "no duel of this game"},
		"newer":          {newer, "newer"},
		"flipped":        {flipped, "check sum"},
		"cut":            {good[:len(good)-9], "check sum"},
		"huge":           {make([]byte, MaxFile+1), "more than"},
		"no JSON":        {file("Sefira"), "damaged"},
		"unknown field":  {swap(`"Version":`, `"Verzion":`), "damaged"},
		"no spell":       {swap(`"Spell":`, `"Spell":9`), ""},
		"level 99":       {swap(`"Level":3,"School"`, `"Level":99,"School"`), "level 99"},
		"one mage fewer": {swap(`"SnapshotAt":`, `"SnapshotAt":9`), "snapshot"},
		"bad hash":       {swap(`"Hash":"`, `"Hash":"x`), "hash"},
		"phase":          {swap(`"Phase":8`, `"Phase":88`), "phase"},
		"bomb":           {file(strings.Repeat(" ", MaxText+10)), "more than"},
	} {
		_, err := Decode(c.file)
		if err == nil {
			t.Errorf("%s: it is taken", name)
		} else if !strings.Contains(err.Error(), c.says) {
			t.Errorf("%s: %v, want %q", name, err, c.says)
		}
	}
	if _, err := Decode(file(plain)); err != nil {
		t.Error(err)
	}
}

const golden = "testdata/evoker-conjurer.mageduel"

// The committed duel has the same hashes on every system: this very test runs
// on the desktop and, compiled to WebAssembly, under Node:
//
//	GOOS=js GOARCH=wasm go test -exec "$(go env GOROOT)/lib/wasm/go_js_wasm_exec" ./engine/replay
func TestTheCommittedDuelIsTheSameEverywhere(t *testing.T) {
	if *update {
		_, r := duel(t, 11, "evoker", "conjurer", 7)
		if err := os.WriteFile(golden, r.Encode(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	data, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	r, err := Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	if foreign := r.Foreign(); foreign != "" {
		t.Fatalf("%s; go test ./engine/replay -run Everywhere -update records it anew", foreign)
	}
	rep, err := r.Verify(nil)
	if err != nil || !rep.Good || rep.Checked != len(r.Marks) {
		t.Fatalf("%d of %d hashes: %s %v", rep.Checked, len(r.Marks), rep.Why, err)
	}
}

// seeds are the files from which fuzzing starts.
func seeds(t testing.TB) map[string][]byte {
	_, short := duel(t, 5, "evoker", "sorcerer", 1)
	_, summons := duel(t, 6, "conjurer", "conjurer", 5)
	return map[string][]byte{"short": short.Encode(), "summons": summons.Encode(), "empty": nil, "magic": []byte(magic)}
}

// FuzzDecode: no file may crash the game; what is taken can be run.
func FuzzDecode(f *testing.F) {
	if *update {
		for name, data := range seeds(f) {
			corpus(f, "FuzzDecode", name, fmt.Sprintf("[]byte(%q)", data))
			if len(data) > header {
				corpus(f, "FuzzText", name, fmt.Sprintf("string(%q)", text(f, data)))
			}
		}
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if r, err := Decode(data); err == nil {
			r.Verify(nil)
		}
	})
}

// FuzzText goes behind the check sum: whatever is written in a file, it is
// refused or run, and a snapshot that is taken can be looked at.
func FuzzText(f *testing.F) {
	f.Fuzz(func(t *testing.T, s string) {
		r, err := read([]byte(s))
		if err != nil {
			return
		}
		if len(r.Commands) > 200 {
			r.Commands = r.Commands[:200]
		}
		r.Verify(nil)
	})
}

// corpus writes one file of the committed corpus.
func corpus(f *testing.F, target, name, value string) {
	dir := filepath.Join("testdata", "fuzz", target)
	if err := os.MkdirAll(dir, 0o755); err != nil {
		f.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, name), []byte("go test fuzz v1\n"+value+"\n"), 0o644); err != nil {
		f.Fatal(err)
	}
}

// Looks go with the file unread; too many are refused.
func TestLooksGoWithTheFile(t *testing.T) {
	_, r := duel(t, 3, "evoker", "conjurer", 3)
	if back, err := Decode(r.Encode()); err != nil || back.Looks != nil {
		t.Fatalf("a record without looks comes back with %q, %v", back.Looks, err)
	}
	r.Looks = []byte("{\x00 anything")
	back, err := Decode(r.Encode())
	if err != nil || string(back.Looks) != string(r.Looks) {
		t.Fatalf("looks come back as %q, %v", back.Looks, err)
	}
	text, err := json.Marshal(&body{Version: r.Version, Tables: word(r.Tables), Setup: *r.Setup, Looks: make([]byte, MaxLooks+1)})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := read(text); err == nil || !strings.Contains(err.Error(), "looks") {
		t.Errorf("%d bytes of looks: %v", MaxLooks+1, err)
	}
}
