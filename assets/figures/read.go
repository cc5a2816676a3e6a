package figures

import "embed"

//go:embed sheets
var sheets embed.FS

// read gives the bytes of one stored file.
func read(name string) ([]byte, error) { return sheets.ReadFile("sheets/" + name) }
