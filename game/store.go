package game

import (
	"io/fs"
	"slices"
	"strings"

	"mageduel/scenes"
)

// maxName is the longest name a store takes, in bytes.
const maxName = 100

// checkName tells whether a name is letters, digits, '-', '_' and '.', at
// most maxName of them, the first no dot.
func checkName(name string) error {
	if name == "" || len(name) > maxName || name[0] == '.' || strings.ContainsFunc(name, foreign) {
		return &scenes.StoreError{Fault: scenes.StoreBadName, Where: name}
	}
	return nil
}

func foreign(r rune) bool {
	return !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '-' || r == '_' || r == '.')
}

// memory is a store that lasts as long as the program. Every Write keeps the
// data and answers with fault, so that the player knows.
type memory struct {
	files map[string][]byte
	fault *scenes.StoreError
}

func newMemory(fault *scenes.StoreError) *memory {
	return &memory{files: map[string][]byte{}, fault: fault}
}

func (m *memory) Read(name string) ([]byte, error) {
	data, ok := m.files[name]
	if !ok {
		return nil, &fs.PathError{Op: "read", Path: name, Err: fs.ErrNotExist}
	}
	return slices.Clone(data), nil
}

func (m *memory) Write(name string, data []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	m.files[name] = slices.Clone(data)
	if m.fault != nil {
		return m.fault
	}
	return nil
}

func (m *memory) List() ([]string, error) {
	names := make([]string, 0, len(m.files))
	for name := range m.files {
		names = append(names, name)
	}
	slices.Sort(names)
	return names, nil
}

func (m *memory) Remove(name string) error {
	if _, ok := m.files[name]; !ok {
		return &fs.PathError{Op: "remove", Path: name, Err: fs.ErrNotExist}
	}
	delete(m.files, name)
	return nil
}
