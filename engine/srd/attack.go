package srd

import "strconv"

// Attack is one line of a routine of attacks: two claws, a bite.
type Attack struct {
	Name  string // in the singular: claw, bite, light ray; in lower case
	Count uint8  // how many of them; at least 1
	// CountDice is rolled for the number instead, where it is printed as dice.
	CountDice Dice
	Bonus     int8 // to the attack roll
	// Iterative is how many further blows follow at 5 less each (+9/+4: 1).
	Iterative uint8
	Damage    Dice
	// Energy damage that a hit adds.
	Energy     Energy
	EnergyDice Dice
	Rider      string // what else a hit does: poison, disease, attach
	Ranged     bool
	Touch      bool
	Auto       bool  // a swarm's damage: no attack roll
	CritLow    uint8 // lowest roll that threatens; 0 stands for 20
	CritMult   uint8 // 0 stands for 2
}

// Threat is the lowest natural roll that threatens a critical hit.
func (a *Attack) Threat() int {
	if a.CritLow == 0 {
		return 20
	}
	return int(a.CritLow)
}

// Multiplier is the critical multiplier.
func (a *Attack) Multiplier() int {
	if a.CritMult == 0 {
		return 2
	}
	return int(a.CritMult)
}

// Routine is a series of attacks made in one action.
type Routine []Attack

// Routines are alternatives, of which one is chosen.
type Routines []Routine

func (a *Attack) text() string {
	out := ""
	switch {
	case !a.CountDice.Zero():
		out = a.CountDice.String() + " " + plural(a.Name)
	case a.Count > 1:
		out = strconv.Itoa(int(a.Count)) + " " + plural(a.Name)
	default:
		out = a.Name
	}
	if !a.Auto {
		out += " " + signed(int(a.Bonus))
		for i := 1; i <= int(a.Iterative); i++ {
			out += "/" + signed(int(a.Bonus)-5*i)
		}
		if a.Ranged {
			out += " ranged"
		} else {
			out += " melee"
		}
		if a.Touch {
			out += " touch"
		}
	}
	in := ""
	plus := func(s string) {
		if in != "" {
			in += " plus "
		}
		in += s
	}
	if !a.Damage.Zero() {
		in = a.Damage.String()
		if a.CritLow != 0 {
			in += "/" + strconv.Itoa(int(a.CritLow)) + "-20"
		}
		if a.CritMult != 0 {
			in += "/x" + strconv.Itoa(int(a.CritMult))
		}
	}
	if a.Energy != NoEnergy {
		plus(a.EnergyDice.String() + " " + a.Energy.String())
	}
	if a.Rider != "" {
		plus(a.Rider)
	}
	if in != "" {
		out += " (" + in + ")"
	}
	return out
}

func plural(name string) string {
	switch name {
	case "hoof":
		return "hooves"
	case "":
		return ""
	}
	return name + "s"
}

// String writes the alternatives as they are printed.
func (rs Routines) String() string {
	if len(rs) == 0 {
		return "-"
	}
	sep := " or "
	for _, r := range rs {
		if len(r) > 1 {
			sep = "; or "
		}
	}
	out := ""
	for i, r := range rs {
		if i > 0 {
			out += sep
		}
		for j := range r {
			if j > 0 {
				out += " and "
			}
			out += r[j].text()
		}
	}
	if out[0] >= 'a' && out[0] <= 'z' {
		out = string(out[0]-'a'+'A') + out[1:]
	}
	return out
}
