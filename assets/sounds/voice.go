package sounds

import (
	"strconv"
	"strings"
)

// many are the sounds that come in several shapes, so that what is heard
// often is not always the same.
var many = map[string]int{
	"dice.roll": 3, "page": 2, "hurt": 3,
	"step.grass": 3, "step.stone": 3, "step.snow": 3, "step.wings": 3,
}

// Shape gives the name of one of the shapes of a sound, chosen by n; of a
// sound that has but one, its own name.
func Shape(name string, n uint32) string {
	count := uint32(many[name])
	if count < 2 || n%count == 0 {
		return name
	}
	return name + "." + strconv.Itoa(int(n%count)+1)
}

// Bell gives the name of the bell of a phase of the rite, 0 the challenge to
// 8 the end; the plain bell beyond.
func Bell(phase int) string {
	phases := [...]string{"challenge", "demand", "acclimatise", "zone", "rounds", "preparation", "entry", "fight", "over"}
	if phase < 0 || phase >= len(phases) {
		return "rite.bell"
	}
	return "rite." + phases[phase]
}

// Step gives the name of the steps on the ground of a place: "hall" is stone,
// "snow" snow, all else grass; n chooses the shape.
func Step(place string, flies bool, n uint32) string {
	switch {
	case flies:
		return Shape("step.wings", n)
	case place == "hall":
		return Shape("step.stone", n)
	case place == "snow":
		return Shape("step.snow", n)
	}
	return Shape("step.grass", n)
}

// calls are words of creatures' names and the voice of who bears them. The
// first that fits counts.
var calls = [...]struct{ voice, words string }{
	{"beast.chitter", "beetle"},
	{"beast.choir", "archon"},
	{"beast.growl", "sea_cat hellcat"},
	{"beast.buzz", "swarm bee wasp locust stirge"},
	{"beast.gust", "air dust steam bralani djinni stalker"},
	{"beast.rumble", "earth salt"},
	{"beast.crackle", "fire magma hell_hound"},
	{"beast.surf", "water ice porpoise orca whale shark manta squid octopus"},
	{"beast.gurgle", "ooze toad dretch hezrou chaos_beast"},
	{"beast.hoot", "owl"},
	{"beast.caw", "raven achaierai vrock"},
	{"beast.screech", "hawk eagle griffon hippogriff roc avoral"},
	{"beast.bark", "dog hound hyena mastiff howler"},
	{"beast.squeak", "rat bat weasel monkey imp quasit homunculus"},
	{"beast.hoo", "ape baboon girallon"},
	{"beast.neigh", "horse warhorse pony mule donkey camel"},
	{"beast.bellow", "bison boar elephant rhinoceros triceratops"},
	{"beast.hiss", "snake viper lizard crocodile couatl pseudodragon elasmosaurus lillend"},
	{"beast.chitter", "spider scorpion centipede ant mantis bebilith xill"},
	{"beast.roar", "tyrannosaurus megaraptor deinonychus lion tiger bear babau devil"},
	{"beast.choir", "leonal janni"},
	{"beast.moan", "lemure hag kyton shadow chain"},
	{"beast.growl", "wolf wolverine badger cat leopard cheetah"},
}

// Beast gives the voice of a creature by its name in the rules ("Dire Wolf",
// "Air Elemental, Small"). Who is not known growls.
func Beast(name string) string {
	words := " " + strings.Join(strings.FieldsFunc(strings.ToLower(name), func(r rune) bool {
		return r == ' ' || r == ',' || r == '_' || r == '(' || r == ')'
	}), " ") + " "
	for _, c := range calls {
		for w := range strings.FieldsSeq(c.words) {
			if strings.Contains(words, " "+strings.ReplaceAll(w, "_", " ")+" ") {
				return c.voice
			}
		}
	}
	return "beast.growl"
}
