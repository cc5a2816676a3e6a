//go:build !js

package assets

import "embed"

//go:embed figures/sheets
var files embed.FS

// Files has all data files, for whoever serves the browser version.
func Files() embed.FS { return files }

// Open gives the bytes of a file by its slashed path in this folder. The error
// names a file that does not exist. They must not be changed.
func Open(name string) ([]byte, error) { return files.ReadFile(name) }
