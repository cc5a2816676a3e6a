// Package assets gives the game's data files. Everywhere but in the browser
// all of them are part of the program; in the browser the large ones are
// fetched when first needed.
package assets

import "errors"

// ErrPending says that a file is still being fetched. Ask again later.
var ErrPending = errors.New("still being fetched")
