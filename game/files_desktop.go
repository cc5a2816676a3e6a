//go:build !js

package game

import (
	"errors"
	"os"
	"path/filepath"
	"strconv"

	"mageduel/scenes"
)

// Export writes the data to the folder of downloads, or else to the home
// folder, under a name not yet taken there.
func (f *files) Export(name string, data []byte, done func(where string, err error)) {
	where, err := export(name, data)
	f.later(func(*scenes.Stack) { done(where, err) })
}

func export(name string, data []byte) (string, error) {
	home, err := os.UserHomeDir()
	if err != nil {
		return "", &scenes.StoreError{Fault: scenes.StoreNoHome, Err: err}
	}
	dir := filepath.Join(home, "Downloads")
	if info, err := os.Stat(dir); err != nil || !info.IsDir() {
		dir = home
	}
	path := freeName(filepath.Join(dir, filepath.Base(name)))
	if err := os.WriteFile(path, data, 0o644); err != nil {
		return "", folder(dir).fault(err)
	}
	return path, nil
}

// freeName puts a number before the extension if the file exists.
func freeName(path string) string {
	ext := filepath.Ext(path)
	stem := path[:len(path)-len(ext)]
	for n := 2; n < 1000; n++ {
		if _, err := os.Lstat(path); errors.Is(err, os.ErrNotExist) {
			break
		}
		path = stem + "-" + strconv.Itoa(n) + ext
	}
	return path
}

// ErrDropInstead says how a file comes in on a desktop.
var ErrDropInstead = errors.New("drop the file on the game’s window")

// Import asks for the file to be dropped on the window: there is no dialogue
// for choosing one that all desktops share.
func (f *files) Import(done func(name string, data []byte, err error)) {
	f.later(func(*scenes.Stack) { done("", nil, ErrDropInstead) })
}
