package board

// Energy is what a spell is made of.
type Energy uint8

// Energies and other matter.
const (
	NoEnergy Energy = iota
	Fire
	Cold
	Electricity
	Acid
	Sonic
	Force
	Negative
	Positive
	Water
	Earth
	Poison
	Prism
	energies
)

// School is a school of magic; Unknown is a spell nobody has identified yet,
// and looks the same for all.
type School uint8

// The schools.
const (
	Unknown School = iota
	Abjuration
	Conjuration
	Divination
	Enchantment
	Evocation
	Illusion
	Necromancy
	Transmutation
	schools
)

// material is how an energy looks.
type material struct {
	hot, mid, cool rgb
	lamp           rgb     // light it throws
	cover          float64 // how much of what is behind its smoke hides
	body           sprite  // its specks
	trail          sprite
	rise           float64 // feet a second; below 0 it falls
	stain          rgb     // what it leaves on the ground
}

var materials = [energies]material{
	NoEnergy:    {rgb{0.92, 0.95, 1}, rgb{0.62, 0.72, 0.95}, rgb{0.3, 0.36, 0.6}, rgb{0.6, 0.7, 0.95}, 0, sprDisc, sprStreak, 0.5, rgb{0.2, 0.2, 0.25}},
	Fire:        {rgb{1, 0.86, 0.45}, rgb{1, 0.46, 0.10}, rgb{0.42, 0.10, 0.03}, rgb{1.25, 0.52, 0.15}, 0.55, sprPuff, sprFlame, 5, rgb{0.03, 0.02, 0.02}},
	Cold:        {rgb{0.90, 0.98, 1}, rgb{0.48, 0.80, 1}, rgb{0.16, 0.36, 0.70}, rgb{0.35, 0.70, 1}, 0.1, sprShard, sprStar, -0.4, rgb{0.75, 0.88, 0.98}},
	Electricity: {rgb{0.94, 0.96, 1}, rgb{0.50, 0.62, 1}, rgb{0.22, 0.22, 0.85}, rgb{0.55, 0.68, 1.3}, 0, sprStar, sprStreak, 0, rgb{0.05, 0.05, 0.08}},
	Acid:        {rgb{0.88, 1, 0.45}, rgb{0.45, 0.85, 0.16}, rgb{0.13, 0.34, 0.07}, rgb{0.45, 0.85, 0.25}, 0.55, sprDrop, sprDrop, -6, rgb{0.10, 0.16, 0.03}},
	Sonic:       {rgb{0.96, 0.92, 1}, rgb{0.70, 0.66, 0.95}, rgb{0.36, 0.32, 0.60}, rgb{0.55, 0.5, 0.8}, 0, sprRing, sprRing, 0, rgb{0.2, 0.2, 0.2}},
	Force:       {rgb{0.92, 0.96, 1}, rgb{0.55, 0.70, 1}, rgb{0.34, 0.30, 0.85}, rgb{0.45, 0.58, 1.1}, 0, sprStar, sprStreak, 0, rgb{0.2, 0.2, 0.25}},
	Negative:    {rgb{0.44, 0.20, 0.52}, rgb{0.16, 0.05, 0.20}, rgb{0.02, 0.01, 0.03}, rgb{0.10, 0.02, 0.14}, 1, sprPuff, sprPuff, 0.8, rgb{0.02, 0.02, 0.03}},
	Positive:    {rgb{1, 0.97, 0.82}, rgb{1, 0.84, 0.48}, rgb{0.6, 0.42, 0.14}, rgb{1, 0.85, 0.5}, 0, sprStar, sprStreak, 2, rgb{0.4, 0.4, 0.3}},
	Water:       {rgb{0.85, 0.96, 1}, rgb{0.35, 0.62, 0.82}, rgb{0.10, 0.26, 0.42}, rgb{0.25, 0.5, 0.7}, 0.5, sprDrop, sprDrop, -8, rgb{0.08, 0.12, 0.15}},
	Earth:       {rgb{0.80, 0.70, 0.55}, rgb{0.48, 0.40, 0.30}, rgb{0.20, 0.16, 0.12}, rgb{0.3, 0.25, 0.18}, 1, sprPuff, sprPuff, -3, rgb{0.12, 0.10, 0.08}},
	Poison:      {rgb{0.80, 0.92, 0.42}, rgb{0.42, 0.55, 0.18}, rgb{0.12, 0.18, 0.06}, rgb{0.3, 0.45, 0.12}, 0.8, sprPuff, sprPuff, 0.6, rgb{0.10, 0.12, 0.04}},
	Prism:       {rgb{1, 0.95, 0.98}, rgb{0.80, 0.55, 0.95}, rgb{0.25, 0.55, 0.60}, rgb{0.9, 0.8, 1}, 0, sprStar, sprStreak, 0.5, rgb{0.2, 0.2, 0.2}},
}

// manner is how a school gathers.
type manner struct {
	bright, deep rgb
	body         sprite
}

var manners = [schools]manner{
	Unknown:       {rgb{0.86, 0.92, 1}, rgb{0.42, 0.52, 0.72}, sprDisc},
	Abjuration:    {rgb{0.70, 0.88, 1}, rgb{0.16, 0.42, 0.90}, sprRing},
	Conjuration:   {rgb{1, 0.86, 0.48}, rgb{0.80, 0.46, 0.10}, sprDisc},
	Divination:    {rgb{0.96, 0.98, 0.92}, rgb{0.56, 0.66, 0.62}, sprStar},
	Enchantment:   {rgb{1, 0.70, 0.86}, rgb{0.82, 0.22, 0.56}, sprDisc},
	Evocation:     {rgb{1, 0.80, 0.52}, rgb{0.92, 0.30, 0.12}, sprStreak},
	Illusion:      {rgb{0.82, 0.70, 1}, rgb{0.42, 0.20, 0.86}, sprStar},
	Necromancy:    {rgb{0.62, 0.95, 0.66}, rgb{0.08, 0.36, 0.20}, sprPuff},
	Transmutation: {rgb{0.62, 1, 0.86}, rgb{0.06, 0.62, 0.52}, sprDisc},
}
