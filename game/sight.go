//go:build js || ebitenginevmguest

package game

import (
	"encoding/json"
	"reflect"
	"strconv"
	"strings"

	"mageduel/scenes"
)

// sight is what the game tells of itself to whoever drives it from outside:
// end-to-end tests, and the page around the browser version.
type sight struct {
	Scene   string    `json:"scene"`   // its name, see sceneName
	Hash    string    `json:"hash"`    // of the state on show, in hexadecimal; empty where none is
	Waits   bool      `json:"waits"`   // a duel stands still until a person decides
	Focus   string    `json:"focus"`   // what has the focus
	Layers  int       `json:"layers"`  // dialogues and lists open over the scene
	Said    []string  `json:"said"`    // lines that the game shows over the scene
	Answers []answers `json:"answers"` // what can be pressed
}

// answers is a node that can be pressed, by its middle in device pixels.
type answers struct {
	ID   string  `json:"id"`
	X    float64 `json:"x"`
	Y    float64 `json:"y"`
	Seen bool    `json:"seen"` // X and Y are in sight
	Off  bool    `json:"off"`  // it only says why not
}

// look describes the scene on top and what is said over it.
func look(top scenes.Scene, said *notices) sight {
	s := sight{Scene: strings.ToLower(sceneName(top)), Said: said.lines}
	if h, ok := top.(scenes.Hashed); ok {
		s.Hash = strconv.FormatUint(h.StateHash(), 16)
	}
	if w, ok := top.(interface{ PersonWaits() bool }); ok {
		s.Waits = w.PersonWaits()
	}
	p, ok := top.(interface{ Panels() *scenes.Panels })
	if !ok {
		return s
	}
	ui := p.Panels().UI
	s.Focus, s.Layers = ui.Focused(), ui.Layers()
	for _, a := range ui.Answering() {
		s.Answers = append(s.Answers, answers{ID: a.ID, X: a.At.X + a.At.W/2, Y: a.At.Y + a.At.H/2, Seen: a.At.W >= 1 && a.At.H >= 1, Off: a.Off})
	}
	return s
}

// text is a sight as JSON.
func (s sight) text() []byte {
	data, err := json.Marshal(s)
	if err != nil {
		return []byte("{}") // numbers and strings always marshal, but for a layout gone wrong (NaN)
	}
	return data
}

// sceneName is what a scene calls itself, or else the name of its type.
func sceneName(s scenes.Scene) string {
	if n, ok := s.(scenes.Named); ok {
		return n.SceneName()
	}
	t := reflect.TypeOf(s)
	if t == nil {
		return ""
	}
	if t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	return strings.TrimSuffix(t.Name(), "Scene")
}
