package game

import (
	"syscall/js"

	"mageduel/scenes"
)

// Export lets the browser download the data.
func (f *files) Export(name string, data []byte, done func(where string, err error)) {
	err := try(func() {
		bytes := js.Global().Get("Uint8Array").New(len(data))
		js.CopyBytesToJS(bytes, data)
		blob := js.Global().Get("Blob").New([]any{bytes}, map[string]any{"type": "application/octet-stream"})
		url := js.Global().Get("URL").Call("createObjectURL", blob)
		a := js.Global().Get("document").Call("createElement", "a")
		a.Set("href", url)
		a.Set("download", name)
		a.Call("click")
		js.Global().Get("URL").Call("revokeObjectURL", url)
	})
	f.later(func(*scenes.Stack) { done(name, err) })
}

// Import opens the browser's dialogue. It only opens shortly after a click or
// a key, which is when a scene asks for it.
func (f *files) Import(done func(name string, data []byte, err error)) {
	input := js.Global().Get("document").Call("createElement", "input")
	input.Set("type", "file")
	var chosen js.Func
	chosen = js.FuncOf(func(js.Value, []js.Value) any {
		defer chosen.Release()
		file := input.Get("files").Index(0)
		if file.IsUndefined() {
			return nil
		}
		name := file.Get("name").String()
		if file.Get("size").Int() > maxFile {
			f.later(func(*scenes.Stack) { done(name, nil, errTooLarge) })
			return nil
		}
		var read js.Func
		read = js.FuncOf(func(_ js.Value, args []js.Value) any {
			defer read.Release()
			bytes := js.Global().Get("Uint8Array").New(args[0])
			data := make([]byte, bytes.Length())
			js.CopyBytesToGo(data, bytes)
			f.later(func(*scenes.Stack) { done(name, data, nil) })
			return nil
		})
		file.Call("arrayBuffer").Call("then", read)
		return nil
	})
	input.Call("addEventListener", "change", chosen)
	input.Call("click")
}
