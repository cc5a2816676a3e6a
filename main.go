// Mageduel: two to eight wizards and sorcerers settle a quarrel by the old rite.
package main

import (
	"os"

	"mageduel/game"
)

func main() {
	os.Exit(game.Main(os.Args[1:]))
}
