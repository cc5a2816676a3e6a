//go:build !js && !windows

package game

import (
	"cmp"
	"os"
)

// systemLanguage is "fr" or "en" as the environment asks; of its three
// variables the first that is set counts.
func systemLanguage() string {
	return pickLanguage(cmp.Or(os.Getenv("LC_ALL"), os.Getenv("LC_MESSAGES"), os.Getenv("LANG")))
}
