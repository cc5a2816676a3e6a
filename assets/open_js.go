package assets

import (
	"embed"
	"encoding/json"
	"fmt"
	"syscall/js"
)

//go:embed figures/sheets/index.json figures/sheets/*.portrait.png figures/sheets/*.dye.png
var small embed.FS

// fetched are the files that have come or are on their way.
var fetched = map[string]*fetching{}

type fetching struct {
	data []byte
	err  error
	done bool
}

// manifest tells under which name, made from its content, each file is served.
var manifest struct {
	fetching
	asked bool
	names map[string]string
}

// Open gives the bytes of a file by its slashed path in this folder. A file
// that is not here yet is asked for: the error is ErrPending until it has come,
// or says why it could not; the next call then asks again.
func Open(name string) ([]byte, error) {
	if data, err := small.ReadFile(name); err == nil {
		return data, nil
	}
	f := fetched[name]
	if f != nil && f.done {
		if f.err != nil {
			delete(fetched, name)
		}
		return f.data, f.err
	}
	if f != nil {
		return nil, ErrPending
	}
	if !manifest.done {
		if !manifest.asked {
			manifest.asked = true
			fetch("assets.json", &manifest.fetching)
		}
		return nil, ErrPending
	}
	if manifest.names == nil {
		if manifest.err == nil {
			manifest.err = json.Unmarshal(manifest.data, &manifest.names)
		}
		if manifest.err != nil {
			err := manifest.err
			manifest.fetching, manifest.asked = fetching{}, false
			return nil, err
		}
	}
	path, ok := manifest.names[name]
	if !ok {
		return nil, fmt.Errorf("assets: there is no file %q", name)
	}
	f = &fetching{}
	fetched[name] = f
	fetch(path, f)
	return nil, ErrPending
}

// fetch asks the browser for a file by its relative path. It returns at once.
func fetch(path string, into *fetching) {
	var ok, bytes, failed js.Func
	finish := func(data []byte, err error) {
		into.data, into.err, into.done = data, err, true
		ok.Release()
		bytes.Release()
		failed.Release()
	}
	failed = js.FuncOf(func(_ js.Value, args []js.Value) any {
		finish(nil, fmt.Errorf("assets: %s could not be fetched: %s", path, args[0].Call("toString").String()))
		return nil
	})
	bytes = js.FuncOf(func(_ js.Value, args []js.Value) any {
		array := js.Global().Get("Uint8Array").New(args[0])
		data := make([]byte, array.Length())
		js.CopyBytesToGo(data, array)
		finish(data, nil)
		return nil
	})
	ok = js.FuncOf(func(_ js.Value, args []js.Value) any {
		if !args[0].Get("ok").Bool() {
			finish(nil, fmt.Errorf("assets: %s could not be fetched: the server answers %d", path, args[0].Get("status").Int()))
			return nil
		}
		args[0].Call("arrayBuffer").Call("then", bytes, failed)
		return nil
	})
	js.Global().Call("fetch", path).Call("then", ok, failed)
}
