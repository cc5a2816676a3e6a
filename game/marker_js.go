package game

import (
	"strconv"
	"strings"
	"syscall/js"

	"mageduel/scenes"
)

// windowed tells that the game has a window of its own, which it can close.
const windowed = false

// marker tells the page around the game what goes on in it, as
// window.mageduel: scene (its name), hash (of the state on show, in hex),
// ready (milliseconds until the first frame) and error, each written when it
// changes; and look(), which gives a sight as JSON.
type marker struct {
	top    scenes.Scene
	said   *notices
	object js.Value
	scene  string
	hash   uint64
	shown  bool
}

func (m *marker) open() {
	if m.object.IsUndefined() {
		m.object = js.Global().Get("Object").New()
		m.object.Set("scene", "")
		m.object.Set("hash", "")
		m.object.Set("error", "")
		m.object.Set("look", js.FuncOf(func(js.Value, []js.Value) any { return string(look(m.top, m.said).text()) }))
		js.Global().Set("mageduel", m.object)
	}
}

func (m *marker) update(top scenes.Scene, said *notices) {
	m.open()
	m.top, m.said = top, said
	if n := sceneName(top); n != m.scene {
		m.scene = n
		m.object.Set("scene", strings.ToLower(n))
	}
	if h, ok := top.(scenes.Hashed); ok && h.StateHash() != m.hash {
		m.hash = h.StateHash()
		m.object.Set("hash", strconv.FormatUint(m.hash, 16))
	}
}

func (m *marker) drawn() {
	if m.shown {
		return
	}
	m.shown = true
	m.open()
	m.object.Set("ready", js.Global().Get("performance").Call("now"))
	if f := js.Global().Get("mageduelShown"); f.Type() == js.TypeFunction {
		f.Invoke()
	}
}

func (m *marker) fail(err error) {
	m.open()
	m.object.Set("error", err.Error())
	if f := js.Global().Get("mageduelFailed"); f.Type() == js.TypeFunction {
		f.Invoke(err.Error())
	}
}

func (m *marker) language(language string) {
	js.Global().Get("document").Get("documentElement").Set("lang", language)
}
