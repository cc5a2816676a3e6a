// Render makes the sheets of figures under assets/figures/sheets. Run it
// from the top of the repository:
//
//	go run ./assets/figures/render            # what has changed
//	go run ./assets/figures/render -all       # everything
//	go run ./assets/figures/render wolf owl   # these, if they have changed
//
// It draws on one core. The same source gives the same bytes on linux/amd64.
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"time"

	"mageduel/assets/figures/render/models"
	"mageduel/assets/figures/render/sheet"
)

func main() {
	all := flag.Bool("all", false, "draw again even what has not changed")
	dir := flag.String("dir", "assets/figures/sheets", "folder of the sheets")
	flag.Parse()
	runtime.GOMAXPROCS(1)
	if err := run(*dir, *all, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(dir string, all bool, only []string) error {
	index := map[string]*sheet.Entry{}
	path := filepath.Join(dir, "index.json")
	data, err := os.ReadFile(path)
	if err != nil {
		return fmt.Errorf("no index here; run from the top of the repository: %w", err)
	}
	if err := json.Unmarshal(data, &index); err != nil {
		return fmt.Errorf("%s: %w", path, err)
	}
	var was []string
	for n := range index {
		was = append(was, n)
	}
	known, drawn := map[string]bool{}, map[string]bool{}
	for _, f := range models.All() {
		known[f.Name] = true
		if len(only) > 0 && !slices.Contains(only, f.Name) {
			continue
		}
		old := index[f.Name]
		if old != nil && old.Hash == sheet.Hash(f) && !all && complete(dir, f) {
			continue
		}
		began := time.Now()
		r, err := sheet.Make(f)
		if err != nil {
			return fmt.Errorf("%s: %w", f.Name, err)
		}
		files := map[string][]byte{".color.png": r.Color, ".normal.png": r.Normal}
		if f.Portrait {
			if files[".portrait.png"], files[".dye.png"], err = sheet.Portrait(f); err != nil {
				return fmt.Errorf("%s: %w", f.Name, err)
			}
		}
		for ext, data := range files {
			if err := os.WriteFile(filepath.Join(dir, f.Name+ext), data, 0o644); err != nil {
				return err
			}
		}
		index[f.Name], drawn[f.Name] = &r.Entry, true
		if err := save(path, index); err != nil {
			return err
		}
		fmt.Printf("%-28s %4d KB %5.1f s\n", f.Name, (len(r.Color)+len(r.Normal))/1024, time.Since(began).Seconds())
	}
	for name := range index {
		if !known[name] {
			delete(index, name)
			for _, ext := range []string{".color.png", ".normal.png", ".portrait.png", ".dye.png"} {
				if err := os.Remove(filepath.Join(dir, name+ext)); err != nil && !os.IsNotExist(err) {
					return err
				}
			}
		}
	}
	if err := save(path, index); err != nil {
		return err
	}
	return faces(dir, was, drawn)
}

// faces writes the picture of all faces, drawing those of the figures that have
// been drawn anew; was are the names that had one before.
func faces(dir string, was []string, drawn map[string]bool) error {
	path := filepath.Join(dir, "faces.png")
	old, err := os.ReadFile(path)
	if err != nil && !os.IsNotExist(err) {
		return err
	}
	out, err := sheet.Faces(models.All(), old, was, func(n string) bool { return drawn[n] })
	if err != nil {
		return err
	}
	return os.WriteFile(path, out, 0o644)
}

func complete(dir string, f *models.Figure) bool {
	ext := []string{".color.png", ".normal.png"}
	if f.Portrait {
		ext = append(ext, ".portrait.png", ".dye.png")
	}
	for _, e := range ext {
		if _, err := os.Stat(filepath.Join(dir, f.Name+e)); err != nil {
			return false
		}
	}
	return true
}

// save writes the index with one sheet to the line.
func save(path string, index map[string]*sheet.Entry) error {
	names := make([]string, 0, len(index))
	for n := range index {
		names = append(names, n)
	}
	slices.Sort(names)
	out := []byte("{\n")
	for i, n := range names {
		line, err := json.Marshal(index[n])
		if err != nil {
			return err
		}
		out = append(out, fmt.Sprintf("%q: ", n)...)
		out = append(out, line...)
		if i+1 < len(names) {
			out = append(out, ',')
		}
		out = append(out, '\n')
	}
	return os.WriteFile(path, append(out, "}\n"...), 0o644)
}
