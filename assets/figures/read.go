package figures

import "mageduel/assets"

// read gives the bytes of one stored file; in the browser assets.ErrPending
// while it is being fetched.
func read(name string) ([]byte, error) { return assets.Open("figures/sheets/" + name) }
