package replay

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io"

	"mageduel/engine"
)

// The file: eight bytes of magic, the format's number and a CRC-32 of the rest
// as 32-bit words, low byte first, then gzip of JSON.
const (
	magic  = "MAGEDUEL"
	header = len(magic) + 8

	// Format is the number of the file's format.
	Format = 1
	// MaxFile and MaxText are the most bytes a file may have, as it is and
	// unpacked.
	MaxFile = 8 << 20
	MaxText = 64 << 20
	// MaxLooks is the most bytes that a record's Looks may have.
	MaxLooks = 16 << 10
)

// body is what the file holds. Hashes are text: JSON's numbers are too short.
type body struct {
	Version    int32
	Tables     string
	Setup      engine.Setup
	Commands   []order
	Marks      []mark
	Snapshot   engine.State
	SnapshotAt int32
	Looks      []byte `json:",omitempty"`
}

type mark struct {
	After int32
	Hash  string
}

// order is a command with what it does not use left out.
type order struct {
	K          uint8   `json:",omitempty"`
	W, T, S    int32   `json:",omitempty"`
	O, N       int32   `json:",omitempty"`
	X, Y, Z    int64   `json:",omitempty"`
	X2, Y2, Z2 int64   `json:",omitempty"`
	D          bool    `json:",omitempty"`
	E          uint16  `json:",omitempty"`
	P          uint16  `json:",omitempty"`
	L          []int16 `json:",omitempty"`
}

func pack(c *engine.Command) order {
	o := order{K: uint8(c.Kind), W: c.Who, T: c.Target, S: c.Slot, O: c.Option, N: c.N, X: c.X, Y: c.Y, Z: c.Z,
		X2: c.X2, Y2: c.Y2, Z2: c.Z2, D: c.Defensive, E: c.Step, P: uint16(c.Spell)}
	n := len(c.Targets)
	for n > 0 && c.Targets[n-1] == 0 {
		n--
	}
	o.L = append(o.L, c.Targets[:n]...)
	return o
}

func (o *order) unpack() (engine.Command, error) {
	c := engine.Command{Kind: engine.CommandKind(o.K), Who: o.W, Target: o.T, Slot: o.S, Option: o.O, N: o.N, X: o.X, Y: o.Y, Z: o.Z,
		X2: o.X2, Y2: o.Y2, Z2: o.Z2, Defensive: o.D, Step: o.E}
	if len(o.L) > engine.MaxTargets {
		return c, errors.New("a command names too many targets")
	}
	copy(c.Targets[:], o.L)
	c.Spell = spellOf(o.P)
	return c, checkCommand(&c)
}

// Encode writes the record as a file.
func (r *Record) Encode() []byte {
	b := body{Version: r.Version, Tables: word(r.Tables), Setup: *r.Setup, Snapshot: r.Snapshot, SnapshotAt: r.SnapshotAt}
	if len(r.Looks) <= MaxLooks {
		b.Looks = r.Looks
	}
	for i := range r.Commands {
		b.Commands = append(b.Commands, pack(&r.Commands[i]))
	}
	for _, m := range r.Marks {
		b.Marks = append(b.Marks, mark{m.After, word(m.Hash)})
	}
	text, err := json.Marshal(&b)
	if err != nil {
		panic(err) // plain values always have a JSON form
	}
	var out bytes.Buffer
	out.Write(make([]byte, header))
	z, _ := gzip.NewWriterLevel(&out, gzip.BestCompression)
	z.Write(text) // a bytes.Buffer takes everything
	z.Close()
	file := out.Bytes()
	copy(file, magic)
	binary.LittleEndian.PutUint32(file[len(magic):], Format)
	binary.LittleEndian.PutUint32(file[len(magic)+4:], crc32.ChecksumIEEE(file[header:]))
	return file
}

// Decode reads a file. What is damaged, foreign, too new or too large is
// refused with the reason; nothing of it is used before it is checked.
func Decode(file []byte) (*Record, error) {
	switch {
	case len(file) > MaxFile:
		return nil, fmt.Errorf("the file has %d bytes, more than the %d that a duel can have", len(file), MaxFile)
	case len(file) < header || string(file[:len(magic)]) != magic:
		return nil, errors.New("the file is no duel of this game")
	}
	if f := binary.LittleEndian.Uint32(file[len(magic):]); f > Format {
		return nil, fmt.Errorf("the file is of format %d, newer than the %d that this game knows", f, Format)
	} else if f < 1 {
		return nil, errors.New("the file is damaged: there is no format 0")
	}
	if crc32.ChecksumIEEE(file[header:]) != binary.LittleEndian.Uint32(file[len(magic)+4:]) {
		return nil, errors.New("the file is damaged: its check sum is wrong")
	}
	z, err := gzip.NewReader(bytes.NewReader(file[header:]))
	if err != nil {
		return nil, fmt.Errorf("the file is damaged: %w", err)
	}
	z.Multistream(false)
	text, err := io.ReadAll(io.LimitReader(z, MaxText+1))
	if err != nil {
		return nil, fmt.Errorf("the file is damaged: %w", err)
	}
	if len(text) > MaxText {
		return nil, fmt.Errorf("the file unpacks to more than the %d bytes that a duel can have", MaxText)
	}
	return read(text)
}

// read reads and checks the JSON.
func read(text []byte) (*Record, error) {
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	var b body
	if err := dec.Decode(&b); err != nil {
		return nil, fmt.Errorf("the file is damaged: %w", err)
	}
	r := &Record{Version: b.Version, Setup: &b.Setup, Snapshot: b.Snapshot, SnapshotAt: b.SnapshotAt, Looks: b.Looks}
	if len(b.Looks) > MaxLooks {
		return nil, fmt.Errorf("the file has %d bytes of looks, more than the %d that it can have", len(b.Looks), MaxLooks)
	}
	var err error
	if r.Tables, err = unword(b.Tables); err != nil {
		return nil, err
	}
	if len(b.Commands) > maxCommands {
		return nil, fmt.Errorf("the file has %d commands, more than the %d that a duel can have", len(b.Commands), maxCommands)
	}
	for i := range b.Commands {
		c, err := b.Commands[i].unpack()
		if err != nil {
			return nil, fmt.Errorf("the file is damaged: command %d: %w", i+1, err)
		}
		r.Commands = append(r.Commands, c)
	}
	last := int32(-1)
	for _, m := range b.Marks {
		h, err := unword(m.Hash)
		if err != nil {
			return nil, err
		}
		if m.After <= last || int(m.After) > len(r.Commands) {
			return nil, errors.New("the file is damaged: its hashes are out of order")
		}
		last = m.After
		r.Marks = append(r.Marks, Mark{m.After, h})
	}
	if r.SnapshotAt < 0 || int(r.SnapshotAt) > len(r.Commands) {
		return nil, errors.New("the file is damaged: its snapshot is of no command")
	}
	if err := checkSetup(r.Setup); err != nil {
		return nil, fmt.Errorf("the file is damaged: %w", err)
	}
	if r.SnapshotAt > 0 {
		if err := checkState(r.Setup, &r.Snapshot); err != nil {
			return nil, fmt.Errorf("the file is damaged: %w", err)
		}
	}
	return r, nil
}

func word(v uint64) string { return fmt.Sprintf("%016x", v) }

func unword(s string) (uint64, error) {
	var v uint64
	if len(s) != 16 {
		return 0, errors.New("the file is damaged: a hash is too short or too long")
	}
	for i := range 16 {
		c := s[i]
		switch {
		case c >= '0' && c <= '9':
			v = v<<4 | uint64(c-'0')
		case c >= 'a' && c <= 'f':
			v = v<<4 | uint64(c-'a'+10)
		default:
			return 0, errors.New("the file is damaged: a hash is no number")
		}
	}
	return v, nil
}
