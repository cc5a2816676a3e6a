//go:build !js

package game

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"syscall"

	"mageduel/scenes"
)

// tempPrefix marks files that were never finished; no name of a store begins
// with a dot.
const tempPrefix = ".part-"

// folder is a store of plain files. It is made when first written to.
type folder string

// openStore gives the store of this user: the folder "mageduel" in the
// system's place for settings. Without such a place it is one in memory that
// says so at every Write.
func openStore() scenes.Store {
	dir, err := os.UserConfigDir()
	if err != nil {
		return newMemory(&scenes.StoreError{Fault: scenes.StoreNoHome, Err: err})
	}
	return folder(filepath.Join(dir, "mageduel"))
}

func (f folder) Read(name string) ([]byte, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	data, err := os.ReadFile(filepath.Join(string(f), name))
	if errors.Is(err, syscall.ENOTDIR) {
		err = &fs.PathError{Op: "read", Path: name, Err: fs.ErrNotExist}
	}
	return data, err
}

// Write puts the data beside the old file first, then takes its place, so
// that a loss of power leaves one whole file or the other.
func (f folder) Write(name string, data []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	if err := os.MkdirAll(string(f), 0o755); err != nil {
		return f.fault(err)
	}
	temp, err := os.CreateTemp(string(f), tempPrefix)
	if err != nil {
		return f.fault(err)
	}
	_, err = temp.Write(data)
	if err == nil {
		err = temp.Sync()
	}
	if e := temp.Close(); err == nil {
		err = e
	}
	if err == nil {
		err = os.Rename(temp.Name(), filepath.Join(string(f), name))
	}
	if err != nil {
		os.Remove(temp.Name())
		return f.fault(err)
	}
	return nil
}

func (f folder) List() ([]string, error) {
	entries, err := os.ReadDir(string(f))
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, f.fault(err)
	}
	var names []string
	for _, e := range entries {
		if e.Type().IsRegular() && !strings.HasPrefix(e.Name(), ".") {
			names = append(names, e.Name())
		}
	}
	slices.Sort(names)
	return names, nil
}

func (f folder) Remove(name string) error {
	if err := checkName(name); err != nil {
		return err
	}
	err := os.Remove(filepath.Join(string(f), name))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return f.fault(err)
	}
	return err
}

func (f folder) fault(err error) error {
	e := &scenes.StoreError{Fault: scenes.StoreReadOnly, Where: string(f), Err: err}
	if errors.Is(err, syscall.ENOSPC) || errors.Is(err, syscall.EDQUOT) {
		e.Fault = scenes.StoreFull
	}
	return e
}
