//go:build !linux

package game

// displayMissing is empty where every machine has a window system.
func displayMissing() (english, french string) { return "", "" }
