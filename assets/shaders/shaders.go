// Package shaders holds the Kage programs of the game. They are embedded
// everywhere, the browser included: together they are a few kilobytes.
package shaders

import (
	"bytes"
	"embed"
	"fmt"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
)

//go:embed *.kage
var files embed.FS

// Name is one program. Some are variants of one file in which a constant is
// another: software drivers run through every turn of a loop, used or not, so
// what has no lamps near should not pay for eight.
type Name string

// The programs.
const (
	Figure8  Name = "figure8"  // a figure or prop lit by its normals and at most 8 lamps; may shimmer
	Figure3  Name = "figure3"  // the same with at most 3 lamps
	Figure2  Name = "figure2"  // the same again, taken more coarsely from its sheet
	Ground   Name = "ground"   // one chunk of the ground, by day
	Soft     Name = "soft"     // soft spots of light and shadow
	Stone    Name = "stone"    // a standing prop, marched into colour or normals
	Veins    Name = "veins"    // the walls' veins, drawn once for slow machines
	Wall     Name = "wall"     // one face of the zone, touched and rippling
	WallCalm Name = "wallcalm" // one face that nothing touches
	WallNear Name = "wallnear" // a face before the eye that nothing touches
)

// Names lists every program, for loading steps and tests.
var Names = [...]Name{Figure8, Figure3, Figure2, Ground, Soft, Stone, Veins, Wall, WallCalm, WallNear}

type variant struct {
	file      string
	constants []string // each as it stands, and what stands in its place
}

var variants = map[Name]variant{
	Figure8:  {file: "figure"},
	Figure3:  {"figure", []string{"const lamps = 8\n", "const lamps = 3\n"}},
	Figure2:  {"figure", []string{"const lamps = 8\n", "const lamps = 3\n", "const taps = 4\n", "const taps = 2\n"}},
	WallCalm: {"wall", []string{"const touched = 1\n", "const touched = 0\n"}},
	WallNear: {"wall", []string{"const touched = 1\n", "const touched = -1\n"}},
}

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
	v, ok := variants[name]
	if !ok {
		v.file = string(name)
	}
	src, err := files.ReadFile(v.file + ".kage")
	if err != nil {
		return nil, fmt.Errorf("shader %s: %w", name, err)
	}
	for i := 0; i < len(v.constants); i += 2 {
		was, is := []byte(v.constants[i]), []byte(v.constants[i+1])
		if bytes.Count(src, was) != 1 {
			return nil, fmt.Errorf("shader %s: %s.kage does not say %q once", name, v.file, was)
		}
		src = bytes.Replace(src, was, is, 1)
	}
	s, err := ebiten.NewShader(src)
	if err != nil {
		return nil, fmt.Errorf("shader %s: %w", name, err)
	}
	loaded[name] = s
	return s, nil
}
