package game

import (
	"errors"
	"io"
	"io/fs"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/scenes"
)

// maxFile is the largest file taken in, in bytes.
const maxFile = 16 << 20

// files carry data in and out. What ends elsewhere (a browser's dialogue, a
// read on another goroutine) is queued and told during an Update.
type files struct {
	mu    sync.Mutex
	queue []func(*scenes.Stack)
}

func newFiles() *files { return &files{} }

func (f *files) later(do func(*scenes.Stack)) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.queue = append(f.queue, do)
}

// update tells what has ended, and looks for files dropped on the window.
func (f *files) update(stack *scenes.Stack) {
	if dropped := ebiten.DroppedFiles(); dropped != nil {
		// Reading may wait, and in a browser nothing arrives while it does.
		go f.take(dropped)
	}
	f.mu.Lock()
	queue := f.queue
	f.queue = nil
	f.mu.Unlock()
	for _, do := range queue {
		do(stack)
	}
}

func (f *files) take(dropped fs.FS) {
	entries, err := fs.ReadDir(dropped, ".")
	if err != nil {
		return
	}
	for _, e := range entries {
		if e.IsDir() {
			continue
		}
		data, err := readFile(dropped, e.Name())
		if err != nil {
			continue
		}
		f.later(func(stack *scenes.Stack) {
			if d, ok := stack.Top().(scenes.Dropped); ok {
				d.Drop(e.Name(), data)
			}
		})
		return
	}
}

func readFile(fsys fs.FS, name string) ([]byte, error) {
	file, err := fsys.Open(name)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	data, err := io.ReadAll(io.LimitReader(file, maxFile+1))
	if err == nil && len(data) > maxFile {
		return nil, errTooLarge
	}
	return data, err
}

var errTooLarge = errors.New("the file is larger than 16 MB")
