package game

import (
	"encoding/base64"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"syscall/js"

	"mageduel/scenes"
)

// keyPrefix is before each key, for other pages may share the browser's store.
const keyPrefix = "mageduel/"

// local is the store of the browser. It holds text only, so data is kept in
// base64.
type local struct{ storage js.Value }

// openStore gives the browser's store for this page, or one in memory that
// says at every Write that the browser refused.
func openStore() scenes.Store {
	var s js.Value
	// Where site data is forbidden, merely touching localStorage throws; what
	// Call throws can be caught, what Get throws ends the program.
	err := try(func() {
		s = js.Global().Get("Reflect").Call("get", js.Global(), "localStorage")
		s.Call("setItem", keyPrefix+".probe", "1")
		s.Call("removeItem", keyPrefix+".probe")
	})
	if err != nil {
		return newMemory(&scenes.StoreError{Fault: scenes.StoreRefused, Err: err})
	}
	return local{s}
}

// try turns what f throws in JavaScript into an error.
func try(f func()) (err error) {
	defer func() {
		if p := recover(); p != nil {
			err = fmt.Errorf("%v", p)
		}
	}()
	f()
	return nil
}

func (l local) Read(name string) ([]byte, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	var v js.Value
	if err := try(func() { v = l.storage.Call("getItem", keyPrefix+name) }); err != nil {
		return nil, &scenes.StoreError{Fault: scenes.StoreRefused, Err: err}
	}
	if v.IsNull() {
		return nil, &fs.PathError{Op: "read", Path: name, Err: fs.ErrNotExist}
	}
	return base64.StdEncoding.DecodeString(v.String())
}

func (l local) Write(name string, data []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	text := base64.StdEncoding.EncodeToString(data)
	if err := try(func() { l.storage.Call("setItem", keyPrefix+name, text) }); err != nil {
		fault := scenes.StoreRefused
		if strings.Contains(err.Error(), "uota") { // QuotaExceededError, "quota has been exceeded"
			fault = scenes.StoreFull
		}
		return &scenes.StoreError{Fault: fault, Err: err}
	}
	return nil
}

func (l local) List() ([]string, error) {
	var names []string
	err := try(func() {
		for i := range l.storage.Get("length").Int() {
			name, ours := strings.CutPrefix(l.storage.Call("key", i).String(), keyPrefix)
			if ours && checkName(name) == nil {
				names = append(names, name)
			}
		}
	})
	if err != nil {
		return nil, &scenes.StoreError{Fault: scenes.StoreRefused, Err: err}
	}
	slices.Sort(names)
	return names, nil
}

func (l local) Remove(name string) error {
	if _, err := l.Read(name); err != nil {
		return err
	}
	if err := try(func() { l.storage.Call("removeItem", keyPrefix+name) }); err != nil {
		return &scenes.StoreError{Fault: scenes.StoreRefused, Err: err}
	}
	return nil
}
