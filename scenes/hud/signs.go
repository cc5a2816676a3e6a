package hud

// The signs. Their shapes are in iconSigns, on a grid of 24.
const (
	NoIcon Icon = iota
	Blank       // nothing, as wide as an icon
	Plus
	Minus
	ArrowDown
	ArrowUp
	ArrowLeft
	ArrowRight
	Cross
	Tick
	BoxEmpty
	BoxTicked
	Person
	Thinker
	Gear
	Book
	Die
	DieFace // with room for a number
	Globe
	Note
	Eye
	ScrollIcon
	Door
	Pennon
	Hourglass
	Warning
	ActCast
	ActMove
	ActStep
	ActReady
	ActDelay
	ActItem
	ActCommand
	ActDraw
	ActEnd
	ActDismiss
	ActYield
	ActAttack
	ActCounter
	Abjuration
	Conjuration
	Divination
	Enchantment
	Evocation
	Illusion
	Necromancy
	Transmutation
	Universal
	Fire
	Cold
	Electricity
	Acid
	Sonic
	Force
	NegativeEnergy
	PositiveEnergy
	Blinded
	Confused
	Cowering
	Dazed
	Dazzled
	Deafened
	Entangled
	Exhausted
	Fascinated
	Fatigued
	FlatFooted
	Frightened
	Grappled
	Helpless
	Invisible
	Nauseated
	Panicked
	Paralyzed
	Petrified
	Pinned
	Prone
	Shaken
	Sickened
	Slain
	Staggered
	Stunned
	Unconscious
	Charmed
	Asleep
	AbilityDamage
	NegativeLevel
	Silenced
	Hasted
	Slowed
	Flying
	Warded
	Blessed
	Images
	Labyrinth
	Flicker
	Upward
	Rope
	EmblemSun
	EmblemMoon
	EmblemStar
	EmblemTower
	EmblemLeaf
	EmblemDrop
	EmblemKey
	EmblemEye
	BustHat
	BustHood
	BustCirclet
	BustCollar
	BustBrim
	BustShawl
	Paw
	IconCount // how many there are, with the two empty ones
)

var iconSigns = [IconCount]string{
	Plus:           "s M 12 5 L 12 19 M 5 12 L 19 12",
	Minus:          "s M 5 12 L 19 12",
	ArrowDown:      "f M 5 8.5 L 19 8.5 L 12 16.5 Z",
	ArrowUp:        "f M 5 15.5 L 19 15.5 L 12 7.5 Z",
	ArrowLeft:      "f M 15.5 5 L 15.5 19 L 7.5 12 Z",
	ArrowRight:     "f M 8.5 5 L 8.5 19 L 16.5 12 Z",
	Cross:          "s M 6 6 L 18 18 M 18 6 L 6 18",
	Tick:           "s M 4.5 12.5 L 10 18 L 19.5 6.5",
	BoxEmpty:       "t M 4 4 L 20 4 L 20 20 L 4 20 Z",
	BoxTicked:      "t M 4 4 L 20 4 L 20 20 L 4 20 Z s M 7.5 12.2 L 11 16 L 17 8",
	Person:         "f O 12 7 4 M 4 21 Q 4 13 12 13 Q 20 13 20 21 Z",
	Thinker:        "t M 5 5 L 19 5 L 19 16 L 5 16 Z M 9 20 L 15 20 M 12 16 L 12 20 f O 9.5 10.5 1.4 O 14.5 10.5 1.4",
	Gear:           "s O 12 12 5 M 12 2.5 L 12 6 M 12 18 L 12 21.5 M 2.5 12 L 6 12 M 18 12 L 21.5 12 M 5.3 5.3 L 7.8 7.8 M 16.2 16.2 L 18.7 18.7 M 5.3 18.7 L 7.8 16.2 M 16.2 7.8 L 18.7 5.3",
	Book:           "t M 12 6 Q 8 3.5 3 5 L 3 18.5 Q 8 17 12 19.5 Q 16 17 21 18.5 L 21 5 Q 16 3.5 12 6 L 12 19.5 M 5.8 8.5 Q 8 8 9.6 9 M 5.8 12 Q 8 11.5 9.6 12.5 M 18.2 8.5 Q 16 8 14.4 9 M 18.2 12 Q 16 11.5 14.4 12.5",
	DieFace:        "t M 12 1 L 22 6.8 L 22 17.2 L 12 23 L 2 17.2 L 2 6.8 Z M 12 1 L 20 17 L 4 17 Z M 2 17.2 L 4 17 L 12 23 L 20 17 L 22 17.2 M 2 6.8 L 4 17 M 22 6.8 L 20 17",
	Die:            "t M 12 2.5 L 20.5 7.5 L 20.5 16.5 L 12 21.5 L 3.5 16.5 L 3.5 7.5 Z M 12 7 L 17 15.5 L 7 15.5 Z M 12 2.5 L 12 7 M 20.5 7.5 L 12 7 L 3.5 7.5 M 3.5 16.5 L 7 15.5 M 20.5 16.5 L 17 15.5 M 7 15.5 L 12 21.5 L 17 15.5",
	Globe:          "t O 12 12 9 M 3 12 L 21 12 M 12 3 Q 6.5 12 12 21 Q 17.5 12 12 3",
	Note:           "f O 8 17.5 3 M 9.6 17.5 L 9.6 4 L 11 4 Q 12 8 17 9 Q 18 12 16.5 14 Q 17 10.5 11 9.5 L 11 17.5 Z",
	Eye:            "t M 2 12 Q 12 2 22 12 Q 12 22 2 12 Z f O 12 12 3.4",
	ScrollIcon:     "t M 6 4 L 18 4 L 18 17 Q 18 20 15 20 L 5 20 Q 8 20 8 17 L 6 4 M 10 8.5 L 15.5 8.5 M 10.4 12 L 15.5 12",
	Door:           "t M 6 21 L 6 4 L 17 3 L 17 21 Z M 3 21 L 21 21 f O 14 12.5 1.3",
	Pennon:         "s M 6 22 L 6 3 f M 7 3.5 L 20 6 L 14 9.5 L 20 13 L 7 14.5 Z",
	Hourglass:      "t M 6 3 L 18 3 M 6 21 L 18 21 M 7.5 3 Q 7.5 9 12 12 Q 16.5 15 16.5 21 M 16.5 3 Q 16.5 9 12 12 Q 7.5 15 7.5 21 f M 9 20 Q 12 15.5 15 20 Z",
	Warning:        "t M 12 3 L 22 20.5 L 2 20.5 Z s M 12 9 L 12 14.5 f O 12 17.6 1.2",
	ActCast:        "s M 4 21 L 13 10 f M 16 1.5 L 17.4 6 L 22 7.5 L 17.4 9 L 16 13.5 L 14.6 9 L 10 7.5 L 14.6 6 Z O 7 6 1.2 O 20 16 1.2 O 14 18 1",
	ActMove:        "f O 7.5 15.5 3 O 5 10 1.1 O 8 9 1.1 O 10.8 10.5 1.1 O 16.5 8.5 3 O 14 3.4 1.1 O 17 2.6 1.1 O 19.8 4 1.1",
	ActStep:        "f O 12 14.5 4 O 7.6 8 1.4 O 12 6.2 1.5 O 16.4 8 1.4 t M 4 21 L 20 21",
	ActReady:       "t O 12 12 9.2 s M 12 6 L 12 12 L 16 14.5",
	ActDelay:       "f M 6 4 L 10 4 L 10 20 L 6 20 Z M 14 4 L 18 4 L 18 20 L 14 20 Z",
	ActItem:        "t M 9.5 2.5 L 14.5 2.5 M 10.5 2.5 L 10.5 8 Q 4.5 11 4.5 16 Q 4.5 21.5 12 21.5 Q 19.5 21.5 19.5 16 Q 19.5 11 13.5 8 L 13.5 2.5 f M 6 15.5 Q 9 13.5 12 15.5 Q 15 17.5 18 15.5 Q 18.5 20.3 12 20.3 Q 5.5 20.3 6 15.5 Z",
	ActCommand:     "t M 3 10 L 12 10 L 19 5 L 19 19 L 12 14 L 3 14 Z M 6 14 L 7.5 20 L 10.5 20 L 9.6 14 s M 21.8 9 L 21.8 15",
	ActDraw:        "s M 12 3 L 12 20.5 M 7.5 20.5 L 16.5 20.5 M 4.5 6.5 L 19.5 6.5 t M 4.8 6.5 L 1.6 13.5 L 8 13.5 Z M 19.2 6.5 L 16 13.5 L 22.4 13.5 Z f M 1.6 13.5 Q 4.8 18 8 13.5 Z M 16 13.5 Q 19.2 18 22.4 13.5 Z",
	ActEnd:         "f M 4 5 L 13 12 L 4 19 Z M 14 5 L 17 5 L 17 19 L 14 19 Z",
	ActDismiss:     "t O 12 12 9.2 s M 8 8 L 16 16 M 16 8 L 8 16",
	ActYield:       "s M 5 22 L 5 3 t M 5 4 Q 9 2 12.5 4 Q 16 6 20 4 L 20 14 Q 16 16 12.5 14 Q 9 12 5 14",
	ActAttack:      "s M 4 4 L 17 17 M 20 4 L 7 17 M 14 19.5 L 19.5 14 M 10 19.5 L 4.5 14 M 18 18 L 20.5 20.5 M 6 18 L 3.5 20.5",
	ActCounter:     "t M 12 2.5 L 20 5.5 Q 20.5 16 12 21.5 Q 3.5 16 4 5.5 Z s M 8 12 L 16 12 M 13 8.6 L 16.4 12 L 13 15.4",
	Abjuration:     "t M 12 2.5 L 20 5.5 Q 20.5 16 12 21.5 Q 3.5 16 4 5.5 Z M 12 6.5 L 16.5 8 Q 16.5 14.5 12 17.6 Q 7.5 14.5 7.5 8 Z",
	Conjuration:    "t O 12 12 9.3 O 12 12 4.5 f M 12 1.5 L 14 5 L 10 5 Z M 12 22.5 L 14 19 L 10 19 Z M 1.5 12 L 5 10 L 5 14 Z M 22.5 12 L 19 10 L 19 14 Z",
	Divination:     "t M 2 12 Q 12 3 22 12 Q 12 21 2 12 Z O 12 12 4.2 f O 12 12 1.8",
	Enchantment:    "f M 12 21 Q 1.5 13 3.5 7.5 Q 5 3.5 9 4.5 Q 11.4 5.3 12 8 Q 12.6 5.3 15 4.5 Q 19 3.5 20.5 7.5 Q 22.5 13 12 21 Z x O 12 12 2.6",
	Evocation:      "f M 13.5 1.5 Q 20 8 17 12 Q 16.5 9.5 14.5 9 Q 17.5 16 12 22.5 Q 4 20 6 13 Q 7 15 8.8 15 Q 6.5 8 13.5 1.5 Z x M 12 13 Q 15 17 12 20.5 Q 9 17.5 12 13 Z",
	Illusion:       "f M 3 5 Q 12 2 21 5 Q 22 14 12 21.5 Q 2 14 3 5 Z x M 6.5 9 Q 9 7 10.8 10 Q 8.5 12 6.5 9 Z M 17.5 9 Q 15 7 13.2 10 Q 15.5 12 17.5 9 Z M 8.5 14.5 Q 12 17 15.5 14.5 Q 12 19.5 8.5 14.5 Z",
	Necromancy:     "f M 12 2 Q 20.5 2.5 20.5 10.5 Q 20.5 14.5 17 16 L 17 20.5 L 7 20.5 L 7 16 Q 3.5 14.5 3.5 10.5 Q 3.5 2.5 12 2 Z x O 8.4 10.6 2.2 O 15.6 10.6 2.2 M 12 13 L 13.4 16 L 10.6 16 Z M 10 18 L 10.6 18 L 10.6 20.5 L 10 20.5 Z M 13.4 18 L 14 18 L 14 20.5 L 13.4 20.5 Z",
	Transmutation:  "s M 5 10 Q 6 4 12 4 Q 17 4 19 8.5 M 19 14 Q 18 20 12 20 Q 7 20 5 15.5 f M 21.5 3.5 L 20.5 10.5 L 15 7.5 Z M 2.5 20.5 L 3.5 13.5 L 9 16.5 Z",
	Universal:      "f M 12 1.5 L 14.4 9.6 L 22.5 12 L 14.4 14.4 L 12 22.5 L 9.6 14.4 L 1.5 12 L 9.6 9.6 Z",
	Fire:           "f M 13.5 1.5 Q 20 8 17 12 Q 16.5 9.5 14.5 9 Q 17.5 16 12 22.5 Q 4 20 6 13 Q 7 15 8.8 15 Q 6.5 8 13.5 1.5 Z",
	Cold:           "s M 12 2.5 L 12 21.5 M 3.8 7.2 L 20.2 16.8 M 20.2 7.2 L 3.8 16.8 t M 9.4 3.6 L 12 6.2 L 14.6 3.6 M 9.4 20.4 L 12 17.8 L 14.6 20.4 M 3.6 10.8 L 7 10 L 6.2 6.6 M 20.4 10.8 L 17 10 L 17.8 6.6 M 3.6 13.2 L 7 14 L 6.2 17.4 M 20.4 13.2 L 17 14 L 17.8 17.4",
	Electricity:    "f M 14 1.5 L 4.5 13.5 L 11 13.5 L 8.5 22.5 L 19.5 9.5 L 12.8 9.5 Z",
	Acid:           "f M 12 2 Q 19 11 19 15.5 Q 19 22 12 22 Q 5 22 5 15.5 Q 5 11 12 2 Z x O 9.6 15.6 1.8 O 14 18 1.2 O 13.6 13.4 1",
	Sonic:          "f M 3 9 L 7 9 L 12 4.5 L 12 19.5 L 7 15 L 3 15 Z s M 15 8.6 Q 17 12 15 15.4 M 18 5.8 Q 22 12 18 18.2",
	Force:          "t M 12 2 L 20.5 7 L 20.5 17 L 12 22 L 3.5 17 L 3.5 7 Z M 12 2 L 12 22 M 3.5 7 L 20.5 17 M 20.5 7 L 3.5 17",
	NegativeEnergy: "f O 12 12 9.5 x O 15.5 9.5 7 f O 16 9 2.4",
	PositiveEnergy: "f O 12 12 4.6 s M 12 2.5 L 12 4.5 M 12 19.5 L 12 21.5 M 2.5 12 L 4.5 12 M 19.5 12 L 21.5 12 M 5.3 5.3 L 6.6 6.6 M 17.4 17.4 L 18.7 18.7 M 5.3 18.7 L 6.6 17.4 M 17.4 6.6 L 18.7 5.3",
	Blinded:        "t M 2 12 Q 12 3 22 12 Q 12 21 2 12 Z O 12 12 3.4 s M 4 20 L 20 4",
	Confused:       "s M 12 12 Q 14.5 12 14 9.6 Q 12.5 6.8 9.4 8.4 Q 6.5 11 8.4 15 Q 12 18.8 16.6 16 Q 20 12 17.4 6.8 Q 13 2.4 7 4.6",
	Cowering:       "f O 14 7 3.4 M 4 21 Q 4 12 12 12 Q 17.5 12.5 18.5 16 L 14 17.5 L 20 21 Z",
	Dazed:          "t O 12 14 6.5 f M 5 2 L 6 4.6 L 8.6 5 L 6 6 L 5 8.6 L 4 6 L 1.4 5 L 4 4.6 Z M 19 2 L 20 4.6 L 22.6 5 L 20 6 L 19 8.6 L 18 6 L 15.4 5 L 18 4.6 Z O 9.8 13 1 O 14.2 13 1 s M 9.5 17 L 14.5 17",
	Dazzled:        "f O 12 12 3.2 s M 12 3 L 12 6 M 12 18 L 12 21 M 3 12 L 6 12 M 18 12 L 21 12 M 5.6 5.6 L 7.8 7.8 M 16.2 16.2 L 18.4 18.4 M 5.6 18.4 L 7.8 16.2 M 16.2 7.8 L 18.4 5.6",
	Deafened:       "s M 7 9 Q 7 3 12.5 3 Q 18 3.4 18 9 Q 17.8 12 15.4 14 Q 14 15.4 14 17.6 Q 13 21 9.6 20.4 M 4 21 L 20 5",
	Entangled:      "s M 3 5 Q 12 9 3.6 13 Q 12 16 4 21 M 21 5 Q 12 9 20.4 13 Q 12 16 20 21 f O 12 12 2.4",
	Exhausted:      "s M 4 5 L 12 12 L 20 5 M 4 12 L 12 19 L 20 12",
	Fascinated:     "t O 12 12 9 O 12 12 5.4 f O 12 12 2",
	Fatigued:       "s M 4 9 L 12 16 L 20 9",
	FlatFooted:     "f M 8 2.5 Q 12 2 12.4 7 L 13 15 Q 18.5 16.4 20 20.5 L 6.5 20.5 Q 8.6 12 7 5 Z",
	Frightened:     "t M 4 21 Q 2.5 3 12 3 Q 21.5 3 20 21 L 16.5 18 L 12 21 L 7.5 18 Z f O 8.8 10 1.7 O 15.2 10 1.7 O 12 15 1.7",
	Grappled:       "s O 8.8 12 5.6 O 15.2 12 5.6",
	Helpless:       "f O 12 6 3.4 M 10 10.5 L 14 10.5 L 14 21 L 10 21 Z s M 6 13 L 18 13 M 6 17 L 18 17",
	Invisible:      "t M 5 20 Q 4 4 12 4 M 16 5.4 Q 19.5 8 19 12 M 19 15.6 L 19 20 M 9 20 L 15 20",
	Nauseated:      "t O 12 11 8.5 f O 9 9 1.3 O 15 9 1.3 s M 8 15 Q 10 12.6 12 15 Q 14 17.4 16 15 M 12 16 L 12 22",
	Panicked:       "f O 15 4.5 2.8 s M 13.5 9 L 10 14 L 14 17 L 12.5 22 M 10 14 L 4 17 M 13 9 L 8.4 8.4 L 6 11 M 14 9.5 L 19.5 12.5",
	Paralyzed:      "s M 12 4 L 12 20 M 5 4 L 19 4 M 5 20 L 19 20 M 6 9 L 18 15 M 18 9 L 6 15",
	Petrified:      "t M 3 20 L 6 9 L 11 4 L 18 6 L 21 14 L 20 20 Z M 6 9 L 12 12 L 18 6 M 12 12 L 11 20",
	Pinned:         "f O 12 8 5.4 x O 12 8 2 f M 10.6 12.6 L 13.4 12.6 L 12 22.5 Z",
	Prone:          "f O 4.8 15 2.6 M 8.5 13 L 21 16 L 21 19 L 8.5 18 Z t M 2 21.5 L 22 21.5",
	Shaken:         "s M 3 9 L 6.6 6 L 10.2 9 L 13.8 6 L 17.4 9 L 21 6 M 3 17 L 6.6 14 L 10.2 17 L 13.8 14 L 17.4 17 L 21 14",
	Sickened:       "t O 12 12 9 f O 9 10 1.3 O 15 10 1.3 s M 8 16.4 Q 12 12.4 16 16.4",
	Slain:          "f M 12 3 Q 19.5 3.5 19.5 10.5 Q 19.5 14 16.5 15.5 L 16.5 19 L 7.5 19 L 7.5 15.5 Q 4.5 14 4.5 10.5 Q 4.5 3.5 12 3 Z x M 7 9 L 8 8 L 9 9 L 10 8 L 11 9 L 10 10 L 11 11 L 10 12 L 9 11 L 8 12 L 7 11 L 8 10 Z M 13 9 L 14 8 L 15 9 L 16 8 L 17 9 L 16 10 L 17 11 L 16 12 L 15 11 L 14 12 L 13 11 L 14 10 Z",
	Staggered:      "s M 8 3 L 6 9 L 10 13 L 6 21 M 16 3 L 18 9 L 14 13 L 18 21",
	Stunned:        "f M 12 6 L 13.6 10.4 L 18 12 L 13.6 13.6 L 12 18 L 10.4 13.6 L 6 12 L 10.4 10.4 Z t O 12 12 9.4",
	Unconscious:    "s M 4 7 L 11 7 L 4 15 L 11 15 M 14 12.6 L 19.6 12.6 L 14 19 L 19.6 19",
	Charmed:        "f M 12 21 Q 1.5 13 3.5 7.5 Q 5 3.5 9 4.5 Q 11.4 5.3 12 8 Q 12.6 5.3 15 4.5 Q 19 3.5 20.5 7.5 Q 22.5 13 12 21 Z",
	Asleep:         "s M 5 5 L 15 5 L 5 18 L 15 18 M 17 13 L 21 13 L 17 19 L 21 19",
	AbilityDamage:  "s M 12 3 L 12 18 M 6 12.6 L 12 19 L 18 12.6 t M 4 22 L 20 22",
	NegativeLevel:  "t O 12 12 9.2 s M 7.4 12 L 16.6 12",
	Silenced:       "f M 3 9 L 7 9 L 12 4.5 L 12 19.5 L 7 15 L 3 15 Z s M 15.5 9 L 21 15 M 21 9 L 15.5 15",
	Hasted:         "s M 4 5 L 11 12 L 4 19 M 12 5 L 19 12 L 12 19",
	Slowed:         "s M 20 5 L 13 12 L 20 19 M 12 5 L 5 12 L 12 19",
	Flying:         "f M 12 9 Q 6 1 1.5 6 Q 6 7 6.5 11 Q 9 13 12 14.5 Q 15 13 17.5 11 Q 18 7 22.5 6 Q 18 1 12 9 Z M 10.5 14.5 L 13.5 14.5 L 12 20 Z",
	Warded:         "t M 12 2.5 L 20 5.5 Q 20.5 16 12 21.5 Q 3.5 16 4 5.5 Z",
	Blessed:        "s M 12 3 L 12 21 M 6 9 L 12 3 L 18 9 M 6 15 L 12 9 L 18 15",
	Images:         "t O 7 7.4 3 M 2 20 Q 2 12 7 12 M 12 12 Q 7.6 12.6 7.6 20 f O 15.4 7.4 3.4 M 9.6 21 Q 9.6 12.4 15.4 12.4 Q 21.4 12.4 21.4 21 Z",
	Labyrinth:      "t M 3 3 L 21 3 L 21 21 L 3 21 L 3 7 L 17 7 L 17 17 L 7 17 L 7 11 L 13 11 L 13 13.5",
	Flicker:        "f O 7.5 6 3.4 M 2.5 21 Q 2.5 11.5 7.5 11.5 L 7.5 21 Z t M 12 2 L 12 5 M 12 8 L 12 11 M 12 14 L 12 17 M 12 20 L 12 22.5 O 16.5 6 3.4 M 16.5 11.5 Q 21.5 11.5 21.5 21 L 16.5 21",
	Upward:         "f M 12 1.5 L 18 9 L 14 9 L 14 15 L 10 15 L 10 9 L 6 9 Z t M 4 22 L 4 18.5 M 9 22 L 9 18.5 M 15 22 L 15 18.5 M 20 22 L 20 18.5",
	Rope:           "s M 12 23 L 12 3 t M 9.6 20.5 L 14.4 18 M 9.6 16.5 L 14.4 14 M 9.6 12.5 L 14.4 10 M 9.6 8.5 L 14.4 6 f M 5 3.6 Q 12 -1.5 19 3.6 Q 12 6.5 5 3.6 Z",
	EmblemSun:      "f O 12 12 5 M 12 0.8 L 14 5.2 L 10 5.2 Z M 12 23.2 L 14 18.8 L 10 18.8 Z M 0.8 12 L 5.2 10 L 5.2 14 Z M 23.2 12 L 18.8 10 L 18.8 14 Z M 4 4 L 8.6 5.8 L 5.8 8.6 Z M 20 4 L 15.4 5.8 L 18.2 8.6 Z M 4 20 L 8.6 18.2 L 5.8 15.4 Z M 20 20 L 15.4 18.2 L 18.2 15.4 Z",
	EmblemMoon:     "f O 12 12 10 x O 16.5 9 8",
	EmblemStar:     "f M 12 1.5 L 14.9 8.6 L 22.5 9.2 L 16.7 14.2 L 18.5 21.6 L 12 17.6 L 5.5 21.6 L 7.3 14.2 L 1.5 9.2 L 9.1 8.6 Z",
	EmblemTower:    "f M 5 3 L 8 3 L 8 6 L 10.4 6 L 10.4 3 L 13.6 3 L 13.6 6 L 16 6 L 16 3 L 19 3 L 19 9 L 17 10.5 L 18.5 21.5 L 5.5 21.5 L 7 10.5 L 5 9 Z x M 10.2 21.5 L 10.2 16.5 Q 12 14 13.8 16.5 L 13.8 21.5 Z",
	EmblemLeaf:     "f M 21.5 2.5 Q 22.5 19 9.5 19 Q 2 16 5 9.5 Q 9 3 21.5 2.5 Z x M 3.6 21.6 L 2.4 20.4 Q 8 11.4 16.6 7 L 17 7.8 Q 9.6 12.6 3.6 21.6 Z f M 2 21 Q 5 16.6 7 15 L 8.4 16.4 Q 5.4 18.6 3.4 22.4 Z",
	EmblemDrop:     "f M 12 1.5 Q 20 12 20 15.4 Q 19.4 22.5 12 22.5 Q 4.6 22.5 4 15.4 Q 4 12 12 1.5 Z x M 8 15 Q 8 19 12 19.6 L 12 20.6 Q 6.6 20 7 15 Z",
	EmblemKey:      "f O 7.5 7.5 5.8 x O 7.5 7.5 2.6 f M 10.2 12.2 L 12.2 10.2 L 22 20 L 22 22 L 18.4 22 L 18.4 19.6 L 16 19.6 L 16 17.2 L 14.2 16.2 Z",
	EmblemEye:      "f M 1 12 Q 12 0.5 23 12 Q 12 23.5 1 12 Z x O 12 12 5.2 f M 12 7.4 L 14 12 L 12 16.6 L 10 12 Z",
	BustHat:        "f M 13 0.5 L 15.5 8.6 L 21 10.2 Q 12 13.4 3 10.2 L 8.4 8.6 Q 9 3.6 13 0.5 Z M 8 12.4 Q 12 13.6 16 12.4 Q 16.6 16 14.6 17.4 L 12 22 L 9.4 17.4 Q 7.4 16 8 12.4 Z M 2.6 23.5 Q 3 17.6 8 16.6 L 11.4 23.5 Z M 21.4 23.5 Q 21 17.6 16 16.6 L 12.6 23.5 Z",
	BustHood:       "f M 12 1 Q 19.6 4 18.6 15 L 22 23.5 L 2 23.5 L 5.4 15 Q 4.4 4 12 1 Z x M 12 5.6 Q 16 8 15.2 14.4 L 12 17.4 L 8.8 14.4 Q 8 8 12 5.6 Z f O 10.4 11.6 0.8 O 13.6 11.6 0.8",
	BustCirclet:    "f M 12 1.5 Q 19 2 18.6 10 Q 18.8 16 20.6 19.4 L 3.4 19.4 Q 5.2 16 5.4 10 Q 5 2 12 1.5 Z x M 12 5.4 Q 16 5.8 15.8 11 Q 15 16 12 16.6 Q 9 16 8.2 11 Q 8 5.8 12 5.4 Z f M 7.6 7.4 Q 12 5.6 16.4 7.4 L 16.2 8.8 Q 12 7.2 7.8 8.8 Z O 12 8 1.3 M 10.6 15.4 L 13.4 15.4 L 15 17.6 Q 21 19 22 23.5 L 2 23.5 Q 3 19 9 17.6 Z",
	BustCollar:     "f O 12 8.4 5.4 M 3.4 8 Q 7 15 12 16.6 Q 17 15 20.6 8 L 22 23.5 L 2 23.5 Z x M 11.4 17.4 L 12.6 17.4 L 12.6 23.5 L 11.4 23.5 Z",
	BustBrim:       "f M 7.6 9 Q 8.2 3.6 12 3.6 Q 15.8 3.6 16.4 9 Q 21 9.4 23 11.4 Q 12 14.4 1 11.4 Q 3 9.4 7.6 9 Z M 8 12.9 Q 12 14 16 12.9 Q 16.4 17 12 18.6 Q 7.6 17 8 12.9 Z M 2.6 23.5 Q 3 19 9 17.8 L 12 21 L 15 17.8 Q 21 19 21.4 23.5 Z",
	BustShawl:      "f O 12 3 2 M 12 4.4 Q 17.4 5 17 11 Q 16.6 16.4 12 17 Q 7.4 16.4 7 11 Q 6.6 5 12 4.4 Z x M 12 8.4 Q 15 9 14.8 11.8 Q 14.2 15.2 12 15.6 Q 9.8 15.2 9.2 11.8 Q 9 9 12 8.4 Z f M 2 23.5 Q 3 17.8 9.4 16.6 L 12 20.4 L 14.6 16.6 Q 21 17.8 22 23.5 Z",
	Paw:            "f O 12 15.6 5 O 5.4 10.4 2.3 O 9.4 6 2.4 O 14.6 6 2.4 O 18.6 10.4 2.3",
}

// Emblems are the marks of the participants, first to eighth.
var Emblems = [8]Icon{EmblemSun, EmblemMoon, EmblemStar, EmblemTower, EmblemLeaf, EmblemDrop, EmblemKey, EmblemEye}

// Schools in the order of the rule book: abjuration to transmutation, then
// universal.
var Schools = [9]Icon{Abjuration, Conjuration, Divination, Enchantment, Evocation, Illusion, Necromancy, Transmutation, Universal}

// ActionIcons are the signs of what can be done in a turn, by the last part
// of their message keys ("cast" of "action.cast").
var ActionIcons = map[string]Icon{
	"cast": ActCast, "attack": ActAttack, "move": ActMove, "step": ActStep, "ready": ActReady, "delay": ActDelay,
	"item": ActItem, "command": ActCommand, "dismiss": ActDismiss, "draw": ActDraw, "yield": ActYield, "end": ActEnd,
}
