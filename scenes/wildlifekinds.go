package scenes

import "mageduel/scenes/board"

// gait is how a kind of animal gets about.
type gait uint8

const (
	walks gait = iota
	hops
	flies
	flutters // flies without ever settling
)

// nature is what one kind of animal is like. Speeds are feet a second.
type nature struct {
	sheet  string
	size   float64 // feet across
	gait   gait
	walk   float64
	run    float64
	stride float64 // feet that one round of the walk's frames covers
	turn   float64 // radians a tick
	roam   float64 // feet it strays from home
	high   float64 // feet above the ground in flight
	graze  bool    // lowers its head
	shy    float64 // feet it keeps from people
}

// What lives about the places.
var (
	bison = nature{sheet: "bison", size: 9, walk: 2.6, run: 21, stride: 7, turn: 0.035, roam: 15, graze: true, shy: 26}
	pony  = nature{sheet: "pony", size: 7, walk: 3.2, run: 25, stride: 7, turn: 0.05, roam: 16, graze: true, shy: 24}
	fox   = nature{sheet: "fox", size: 3, walk: 4.2, run: 22, stride: 3.4, turn: 0.10, roam: 60, shy: 22}
	wolf  = nature{sheet: "wolf", size: 5, walk: 4, run: 25, stride: 5, turn: 0.08, roam: 30, shy: 30}
	dog   = nature{sheet: "dog", size: 3.4, walk: 5, run: 22, stride: 4, turn: 0.11, roam: 26, shy: 17}
	cat   = nature{sheet: "cat", size: 2.4, walk: 3, run: 20, stride: 2.6, turn: 0.14, roam: 16, shy: 18}
	rat   = nature{sheet: "rat", size: 1.6, walk: 5, run: 12, stride: 1.6, turn: 0.2, roam: 14, shy: 20}
	toad  = nature{sheet: "toad", size: 1.4, gait: hops, walk: 1.2, run: 6, stride: 1.5, turn: 0.2, roam: 5, shy: 14}
	hare  = nature{sheet: "hare", size: 2, gait: hops, walk: 3, run: 22, stride: 4, turn: 0.2, roam: 18, shy: 22}
	raven = nature{sheet: "raven", size: 2.2, gait: flies, walk: 17, run: 28, stride: 12, turn: 0.035, roam: 34, high: 13, shy: 20}
	owl   = nature{sheet: "owl", size: 2.8, gait: flies, walk: 14, run: 22, stride: 16, turn: 0.026, roam: 40, high: 17, shy: 18}
	bat   = nature{sheet: "bat", size: 1.8, gait: flutters, walk: 13, run: 20, stride: 4, turn: 0.12, roam: 26, high: 11, shy: 12}
	moth  = nature{sheet: "moth", size: 0.7, gait: flutters, walk: 4.5, run: 10, stride: 1, turn: 0.16, roam: 4, high: 5.5}
)

// group is some of a kind that keep together.
type group struct {
	of    *nature
	many  int
	apart bool    // each has a home of its own
	near  float64 // feet of their home from the middle, at least
	far   float64 // at most
}

// fauna is what lives about each place, the most telling first, for slow
// machines show no more than the first few.
var fauna = [...][]group{
	board.Heath: {
		{&bison, 5, false, 48, 60}, {&fox, 1, false, 44, 60}, {&pony, 3, false, 46, 62}, {&raven, 4, true, 30, 58},
		{&hare, 4, true, 24, 60}, {&moth, 6, true, 30, 60}, {&owl, 1, false, 44, 60},
	},
	board.Village: {
		{&dog, 2, true, 26, 50}, {&cat, 3, true, 28, 56}, {&pony, 2, false, 46, 60}, {&raven, 3, true, 32, 58},
		{&moth, 6, true, 26, 58}, {&owl, 1, false, 46, 58}, {&bat, 3, true, 34, 60}, {&rat, 2, true, 34, 56},
	},
	board.Waste: {
		{&raven, 7, true, 28, 62}, {&rat, 6, true, 26, 58}, {&wolf, 2, false, 54, 66}, {&moth, 3, true, 30, 56}, {&bat, 2, true, 36, 60},
	},
	board.Snow: {
		{&bison, 5, false, 48, 60}, {&hare, 5, true, 26, 60}, {&fox, 1, false, 44, 58}, {&raven, 3, true, 34, 58},
		{&owl, 1, false, 44, 60}, {&wolf, 3, false, 60, 72},
	},
	board.Hall: {
		{&bat, 6, true, 26, 54}, {&rat, 6, true, 26, 54}, {&moth, 6, true, 26, 52}, {&cat, 1, false, 34, 52},
		{&raven, 2, true, 36, 54}, {&toad, 2, true, 30, 44}, {&owl, 1, false, 40, 54},
	},
}
