// Package shaders holds the Kage programs of the game. They are embedded
// everywhere, the browser included: together they are a few kilobytes.
package shaders

import (
	"embed"
	"fmt"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
)

//go:embed *.kage
var files embed.FS

// Name is one program.
type Name string

// The programs.
const (
	Figure Name = "figure" // a figure or prop lit by its normals
	Ground Name = "ground" // one chunk of the ground, in daylight
	Stone  Name = "stone"  // a standing prop, marched into colour or normals
	Wall   Name = "wall"   // one face of the zone
)

// Names lists every program, for loading steps and tests.
var Names = [...]Name{Figure, Ground, Stone, Wall}

var (
	mu     sync.Mutex
	loaded = map[Name]*ebiten.Shader{}
)

// Open compiles a program once and gives the same one to everybody after
// that. The error names the program and the line.
func Open(name Name) (*ebiten.Shader, error) {
	mu.Lock()
	defer mu.Unlock()
	if s := loaded[name]; s != nil {
		return s, nil
	}
	src, err := files.ReadFile(string(name) + ".kage")
	if err != nil {
		return nil, fmt.Errorf("shader %s: %w", name, err)
	}
	s, err := ebiten.NewShader(src)
	if err != nil {
		return nil, fmt.Errorf("shader %s: %w", name, err)
	}
	loaded[name] = s
	return s, nil
}
