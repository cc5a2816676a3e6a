// Command empty is a game with nothing in it: what its first frame takes in a
// browser is what Ebitengine itself takes.
package main

import (
	"syscall/js"

	"github.com/hajimehoshi/ebiten/v2"
)

type game struct{ shown bool }

func (*game) Update() error { return nil }

// Draw tells the page the moment of the first frame, as the real game does.
func (g *game) Draw(*ebiten.Image) {
	if g.shown {
		return
	}
	g.shown = true
	told := js.Global().Get("Object").New()
	told.Set("ready", js.Global().Get("performance").Call("now"))
	js.Global().Set("mageduel", told)
	js.Global().Get("mageduelShown").Invoke()
}

func (*game) Layout(w, h int) (int, int) { return w, h }

func main() {
	if err := ebiten.RunGame(&game{}); err != nil {
		panic(err)
	}
}
