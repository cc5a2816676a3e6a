package figures

// kin are creatures seen as another's sheet at another size. The sheets they
// borrow are large enough to stay crisp at zoom 1.
var kin = map[string]struct {
	of    string
	times float64
}{
	"air_elemental_greater":          {"air_elemental_huge", 36.0 / 32},
	"air_elemental_elder":            {"air_elemental_huge", 40.0 / 32},
	"earth_elemental_greater":        {"earth_elemental_huge", 36.0 / 32},
	"earth_elemental_elder":          {"earth_elemental_huge", 40.0 / 32},
	"fire_elemental_greater":         {"fire_elemental_huge", 36.0 / 32},
	"fire_elemental_elder":           {"fire_elemental_huge", 40.0 / 32},
	"water_elemental_greater":        {"water_elemental_huge", 36.0 / 32},
	"water_elemental_elder":          {"water_elemental_huge", 40.0 / 32},
	"monstrous_spider_gargantuan":    {"monstrous_spider_huge", 1.5},
	"monstrous_spider_colossal":      {"monstrous_spider_huge", 2.4},
	"monstrous_scorpion_huge":        {"monstrous_scorpion_large", 1.5},
	"monstrous_scorpion_gargantuan":  {"monstrous_scorpion_large", 2.2},
	"monstrous_centipede_gargantuan": {"monstrous_centipede_huge", 1.5},
	"monstrous_centipede_colossal":   {"monstrous_centipede_huge", 2.2},
	"crocodile_giant":                {"crocodile", 1.9},
	"lizard_monitor":                 {"crocodile", 0.55},
	"lizard":                         {"crocodile", 0.17},
	"weasel":                         {"dire_weasel", 0.28},
	"dire_wolverine":                 {"wolverine", 1.5},
	"dire_lion":                      {"lion", 1.3},
	"dire_tiger":                     {"tiger", 1.3},
	"dire_bear":                      {"bear_brown", 1.25},
	"cheetah":                        {"leopard", 0.95},
	"hyena":                          {"dog_riding", 0.95},
	"baboon":                         {"ape", 0.6},
	"roc":                            {"eagle_giant", 2.6},
	"horse_heavy":                    {"horse_light", 1.08},
	"warhorse_light":                 {"horse_light", 1},
	"warhorse_heavy":                 {"horse_light", 1.1},
	"mule":                           {"horse_light", 0.9},
	"donkey":                         {"pony", 0.9},
	"pony_war":                       {"pony", 1.03},
	"megaraptor":                     {"deinonychus", 1.75},
}
