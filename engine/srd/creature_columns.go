package srd

import "strconv"

// Creatures are all creatures by id. Creatures[NoCreature] is empty.
var Creatures = gatherCreatures()

// creatureRow is a creature with its id; the tables of the types are lists of
// them.
type creatureRow struct {
	ID CreatureID
	Creature
}

func gatherCreatures() (all [NumCreatures + 1]Creature) {
	for _, rows := range creatureTables {
		for i := range rows {
			all[rows[i].ID] = rows[i].Creature
		}
	}
	return all
}

func yesNo(yes bool) string {
	if yes {
		return "yes"
	}
	return "no"
}

// orEmpty writes a number, or nothing for 0.
func orEmpty(n int) string {
	if n == 0 {
		return ""
	}
	return strconv.Itoa(n)
}

// orDash writes a number, or a dash for 0.
func orDash(n int) string {
	if n == 0 {
		return "-"
	}
	return strconv.Itoa(n)
}

func (c *Creature) flyText() string {
	if c.Speed.Fly == 0 {
		return "-"
	}
	return strconv.Itoa(int(c.Speed.Fly)) + " (" + c.Speed.Maneuver.String() + ")"
}

func (c *Creature) grappleText() string {
	if c.NoGrapple {
		return "-"
	}
	return signed(int(c.Grapple))
}

func (c *Creature) reachText() string {
	s := strconv.Itoa(int(c.Reach)) + " ft."
	if c.LongReach != 0 {
		s += " (" + strconv.Itoa(int(c.LongReach)) + " ft. with " + c.LongReachWith + ")"
	}
	return s
}

func (c *Creature) healingText() string {
	switch {
	case c.FastHealing != 0:
		return "fast healing " + strconv.Itoa(int(c.FastHealing))
	case c.Regeneration != 0:
		return "regeneration " + strconv.Itoa(int(c.Regeneration))
	}
	return ""
}

func (c *Creature) scoreText(a Ability) string {
	if n := c.Abilities.Score(a); n != NoScore {
		return strconv.Itoa(n)
	}
	return "-"
}

// CreatureColumns gives the columns of a creature in their order, word for
// word. An id that names no creature gives nothing.
func CreatureColumns(id CreatureID) []KV {
	if !id.Valid() {
		return nil
	}
	c := &Creatures[id]
	w := &c.Words
	return []KV{
		{"name", c.Name},
		{"srd_heading", orText(w.Heading, c.Name)},
		{"on_summon_monster", yesNo(c.OnSummonMonster)},
		{"summon_level", orEmpty(int(c.SummonLevel))},
		{"template_when_summoned", c.Template.String()},
		{"type", c.Type.String()},
		{"subtypes", orText(w.Subtypes, c.Subtypes.String())},
		{"size", c.Size.String()},
		{"hit_dice", c.HD.String()},
		{"hp", strconv.Itoa(int(c.HP))},
		{"initiative", signed(int(c.Init))},
		{"speed_land", orDash(int(c.Speed.Land))},
		{"speed_fly", c.flyText()},
		{"speed_burrow", orDash(int(c.Speed.Burrow))},
		{"speed_swim", orDash(int(c.Speed.Swim))},
		{"speed_climb", orDash(int(c.Speed.Climb))},
		{"ac", strconv.Itoa(int(c.AC.Total))},
		{"touch", strconv.Itoa(int(c.AC.Touch))},
		{"flat_footed", strconv.Itoa(int(c.AC.FlatFooted))},
		{"ac_parts", orText(c.AC.Words, c.AC.parts())},
		{"base_attack", signed(int(c.BaseAttack))},
		{"grapple", c.grappleText()},
		{"attack", orText(w.Attack, c.Attack.String())},
		{"full_attack", orText(w.FullAttack, c.FullAttack.String())},
		{"space", orText(w.Space, c.Space.String())},
		{"reach", c.reachText()},
		{"special_attacks", orText(w.SpecialAttacks, "-")},
		{"special_attack_figures", orText(w.Figures, "-")},
		{"special_qualities", orText(w.Qualities, "-")},
		{"dr", orText(w.DR, c.DR.String())},
		{"spell_resistance", orEmpty(int(c.SR))},
		{"resist", c.Resist.String()},
		{"immune", orText(w.Immune, c.Immune.String())},
		{"vulnerable", c.Vulnerable.String()},
		{"fast_healing_regen", c.healingText()},
		{"fort", signed(int(c.Fort))},
		{"ref", signed(int(c.Ref))},
		{"will", signed(int(c.Will))},
		{"str", c.scoreText(Str)},
		{"dex", c.scoreText(Dex)},
		{"con", c.scoreText(Con)},
		{"int", c.scoreText(Int)},
		{"wis", c.scoreText(Wis)},
		{"cha", c.scoreText(Cha)},
		{"cr", c.CR.String()},
		{"alignment", orText(w.Alignment, c.Frequency.String()+" "+c.Alignment.String())},
		{"feats", w.Feats},
	}
}

// parts writes the parts of an armour class as they are printed.
func (a AC) parts() string {
	out := ""
	add := func(n int8, name string) {
		if n == 0 {
			return
		}
		if out != "" {
			out += ", "
		}
		out += signed(int(n)) + " " + name
	}
	add(a.Size, "size")
	add(a.Dex, "Dex")
	add(a.Deflection, "deflection")
	add(a.Natural, "natural")
	add(a.Armor, "armor")
	add(a.Shield, "shield")
	return out
}
