// Mageduel: two to eight wizards and sorcerers settle a quarrel by the old rite.
package main

func main() {}
