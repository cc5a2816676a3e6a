package srd

// Maneuver is how well a creature flies.
type Maneuver uint8

// The maneuverabilities. NoFlight is a creature's that cannot fly.
const (
	NoFlight Maneuver = iota
	ManeuverPerfect
	ManeuverGood
	ManeuverAverage
	ManeuverPoor
	ManeuverClumsy
)

var maneuverNames = []string{"", "perfect", "good", "average", "poor", "clumsy"}

// String is the printed name.
func (m Maneuver) String() string { return nameOf(int(m), maneuverNames) }

// Flight are the limits of one maneuverability. Angles are in degrees, 0 for
// none allowed, AnyAngle for no limit.
type Flight struct {
	HalfSpeedMinimum bool // must move half its speed each round to stay up
	Hover            bool
	Backward         bool
	ReverseFeet      int // feet of movement it costs to fly backward
	TurnDegrees      int // for every TurnFeet of movement
	TurnFeet         int
	TurnInPlace      int // degrees, at 5 ft. of movement
	MaximumTurn      int // degrees in one space
	UpAngle          int
	DownAngle        int
	HalfSpeedUp      bool
	BetweenFeet      int // level flight between going down and going up
}

// AnyAngle is no limit on an angle.
const AnyAngle = 360

// Flights are the limits by maneuverability. Going down is at double speed for
// all.
var Flights = [ManeuverClumsy + 1]Flight{
	ManeuverPerfect: {Hover: true, Backward: true, TurnDegrees: AnyAngle, TurnInPlace: AnyAngle,
		MaximumTurn: AnyAngle, UpAngle: AnyAngle, DownAngle: AnyAngle},
	ManeuverGood: {Hover: true, Backward: true, ReverseFeet: 5, TurnDegrees: 90, TurnFeet: 5, TurnInPlace: 90,
		MaximumTurn: AnyAngle, UpAngle: AnyAngle, DownAngle: AnyAngle, HalfSpeedUp: true},
	ManeuverAverage: {HalfSpeedMinimum: true, TurnDegrees: 45, TurnFeet: 5, TurnInPlace: 45,
		MaximumTurn: 90, UpAngle: 60, DownAngle: AnyAngle, HalfSpeedUp: true, BetweenFeet: 5},
	ManeuverPoor: {HalfSpeedMinimum: true, TurnDegrees: 45, TurnFeet: 5,
		MaximumTurn: 45, UpAngle: 45, DownAngle: 45, HalfSpeedUp: true, BetweenFeet: 10},
	ManeuverClumsy: {HalfSpeedMinimum: true, TurnDegrees: 45, TurnFeet: 10,
		MaximumTurn: 45, UpAngle: 45, DownAngle: 45, HalfSpeedUp: true, BetweenFeet: 20},
}

// Figures of a stall: a flier that does not keep its minimum speed.
const (
	StallFallFeet    = 150 // in the round of the stall
	StallRecoverDC   = 20  // Reflex, in the next turn
	StallAgainFeet   = 300 // where that fails
	FallFeetPerDie   = 10  // 1d6 for every so many feet of a fall
	FallDiceSides    = 6
	FallDiceMaximum  = 20
	FlySpell         = 60 // speed in feet, good maneuverability
	OverlandFlySpell = 40 // speed in feet, average maneuverability
)

// FallDice are the dice of damage of a fall: 1d6 for every full 10 feet, at
// most 20d6.
func FallDice(feet int64) Dice {
	n := min(max(feet, 0)/FallFeetPerDie, FallDiceMaximum)
	return Dice{Count: uint8(n), Sides: FallDiceSides}
}

// Wind is a strength of wind.
type Wind uint8

// The winds that matter to creatures and missiles.
const (
	Calm Wind = iota
	StrongWind
	SevereWind
	Windstorm
	Hurricane
)

// WindFigures are the effects of a wind. A creature in the air counts as one
// size smaller.
type WindFigures struct {
	FortDC      int
	Ranged      int  // modifier to ranged attacks
	NoRanged    bool // they are impossible
	BlownAway   Size // this size and smaller are blown away
	KnockedDown Size // this size and smaller, above those, are knocked down
	Checked     Size // this size and smaller, above those, make no headway
}

// Winds are the effects by strength.
var Winds = [Hurricane + 1]WindFigures{
	StrongWind: {FortDC: 10, Ranged: -2, KnockedDown: Tiny},
	SevereWind: {FortDC: 15, Ranged: -4, BlownAway: Tiny, KnockedDown: Small, Checked: Medium},
	Windstorm:  {FortDC: 18, NoRanged: true, BlownAway: Small, KnockedDown: Medium, Checked: Huge},
	Hurricane:  {FortDC: 20, NoRanged: true, BlownAway: Medium, KnockedDown: Large, Checked: Huge},
}
