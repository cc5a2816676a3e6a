package replay

import (
	"errors"
	"fmt"
	"slices"
	"unicode/utf8"

	"mageduel/engine"
	"mageduel/engine/srd"
)

// The most of each that a duel can have. An hour of eight mages with their
// creatures stays far below.
const (
	maxCommands = 1 << 17
	maxUnits    = 4096
	maxEffects  = 16384
	maxSlots    = 8192
	maxItems    = 4096
	maxProps    = 256
	maxFeet     = int64(1) << 44
)

func spellOf(v uint16) srd.SpellID { return srd.SpellID(v) }

func knownSpell(id srd.SpellID) bool { return int(id) <= srd.NumSpells }

// near tells whether coordinates are such as a zone can have.
func near(v ...int64) bool {
	for _, x := range v {
		if x > maxFeet || x < -maxFeet {
			return false
		}
	}
	return true
}

// checkCommand refuses what no command can say; whether it is legal is the
// engine's to judge.
func checkCommand(c *engine.Command) error {
	switch {
	case c.Kind == engine.NoCommand || c.Kind >= engine.CommandKinds:
		return errors.New("there is no such command")
	case !knownSpell(c.Spell):
		return errors.New("it names no spell")
	case !near(c.X, c.Y, c.Z, c.X2, c.Y2, c.Z2):
		return errors.New("it goes beyond all zones")
	}
	return nil
}

// checkSetup refuses set-ups that no screen can make.
func checkSetup(s *engine.Setup) error {
	if err := s.Check(); err != nil {
		return err
	}
	if s.House&^engine.AllHouse != 0 {
		return errors.New("a house rule is unknown")
	}
	if s.Bystanders > engine.MeddlingBystanders {
		return errors.New("it has bystanders of no kind")
	}
	if len(s.Props) > maxProps {
		return errors.New("it has too many things on the ground")
	}
	for _, p := range s.Props {
		if !near(p.X0, p.Y0, p.X1, p.Y1, p.Height) || p.X0 >= p.X1 || p.Y0 >= p.Y1 || p.Height < 0 || p.X1-p.X0 > 1000 || p.Y1-p.Y0 > 1000 {
			return errors.New("a thing on the ground has no shape")
		}
	}
	for i := range s.Mages {
		m := &s.Mages[i]
		switch {
		case len(m.Name) > 200 || !utf8.ValidString(m.Name):
			return errors.New("a name is no text")
		case m.Class > engine.Unqualified:
			return errors.New("a class is unknown")
		case int(m.School) >= srd.NumSchools:
			return errors.New("a school is unknown")
		case m.HP > 10000:
			return errors.New("a mage has too many hit points")
		case m.Feats>>engine.FeatsEnd != 0:
			return errors.New("a feat is unknown")
		case len(m.Book) > 1000 || len(m.Items) > 500:
			return errors.New("a book or a bag is too thick")
		}
		for _, it := range m.Items {
			if it.Kind > engine.Weapon || !knownSpell(it.Spell) || it.Weapon > engine.Club || it.CL > 40 {
				return errors.New("an item is unknown")
			}
		}
	}
	return nil
}

// byOther are the effects that always have somebody who brought them about.
var byOther = []engine.EffectKind{engine.Grappled, engine.Pinned, engine.Whirled, engine.Charmed, engine.Suggested, engine.Dominated, engine.Summoning, engine.Burning, engine.Poisoned}

// checkState refuses states that name what is not there.
func checkState(set *engine.Setup, s *engine.State) error {
	mages, units := len(set.Mages), len(s.Units)
	unit := func(v int32) bool { return v >= 0 && int(v) < units }
	unitOrNone := func(v int32) bool { return v == engine.None || unit(v) }
	switch {
	case len(s.Mages) != mages || units < mages || units > maxUnits:
		return errors.New("its units are not those of the set-up")
	case len(s.Effects) > maxEffects || len(s.Slots) > maxSlots || len(s.Items) > maxItems || len(s.Answers) > 1000:
		return errors.New("its lists are too long")
	case s.Side < 0 || s.Height < 0 || !near(s.Side, s.Height):
		return errors.New("its zone has no size")
	case s.Phase < engine.Challenge || s.Phase > engine.Over:
		return errors.New("its phase is unknown")
	case s.Phase >= engine.Preparation && s.Phase < engine.Over && (s.Side < 1 || s.Height < 1):
		return errors.New("its zone has no size")
	case s.Round < 0 || s.Round > 1<<20 || s.Rounds < 0 || s.Rounds > 100:
		return errors.New("its rounds are out of range")
	case s.Outcome < engine.Undecided || s.Outcome > engine.RefusedRite || s.Reason < engine.NoReason || s.Reason > engine.ByTogether:
		return errors.New("its outcome is unknown")
	case s.Winner != engine.None && (s.Winner < 0 || int(s.Winner) >= mages):
		return errors.New("its winner is unknown")
	case len(s.Order) > units || s.Turn < engine.None || int(s.Turn) > len(s.Order):
		return errors.New("its order of turns is out of range")
	}
	seen := make([]bool, units)
	for _, u := range s.Order {
		if !unit(u) || seen[u] {
			return errors.New("its order of turns names units that are not there")
		}
		seen[u] = true
	}
	for i := range s.Units {
		u := &s.Units[i]
		switch {
		case i < mages && (u.Kind != 0 || u.Owner != int32(i)):
			return errors.New("a participant is somebody else")
		case i >= mages && (u.Kind < 1 || int(u.Kind) > srd.NumCreatures):
			return errors.New("a creature is unknown")
		case u.Form < 0 || int(u.Form) > srd.NumCreatures:
			return errors.New("a form is unknown")
		case u.Owner < engine.Outsider || int(u.Owner) >= mages:
			return errors.New("an owner is unknown")
		case !near(u.X, u.Y, u.Z) || u.Space < 5 || u.Space > 60 || u.Space%5 != 0 || u.Facing < 0 || u.Facing > 7:
			return errors.New("a unit stands nowhere")
		case !unitOrNone(int32(u.OrderAt)):
			return errors.New("an order names nobody")
		}
	}
	for i := range s.Effects {
		e := &s.Effects[i]
		switch {
		case e.Kind == engine.NoEffect || e.Kind >= engine.EffectKinds || !knownSpell(e.Spell):
			return errors.New("an effect is unknown")
		case !unitOrNone(e.On) || !unitOrNone(e.By) || !near(e.X, e.Y, e.Z, e.X2, e.Y2):
			return errors.New("an effect is on nobody")
		case e.On == engine.None && e.Kind.Flags()&engine.Area == 0:
			return errors.New("an effect is on nothing")
		case e.Kind == engine.Poisoned && (e.A < 1 || int(e.A) > srd.NumCreatures || e.B < 0 || int(e.B) >= len(srd.Creatures[e.A].Specials)):
			return errors.New("a poison is unknown")
		case e.Kind.Flags()&engine.Area != 0 && e.Kind != engine.GreaseArea && e.By == engine.None:
			return errors.New("an effect is nobody's")
		case e.Kind == engine.Dominated && (int(e.By) >= mages || e.A < engine.Outsider || int(e.A) >= mages):
			return errors.New("an effect commands nobody")
		case e.Kind == engine.Shaped && (e.A < 1 || int(e.A) > srd.NumCreatures || e.X2 < 5 || e.X2 > 60 || e.X2%5 != 0):
			return errors.New("a form is unknown")
		case e.Kind == engine.Attached && !unit(e.B):
			return errors.New("an effect holds nobody")
		case slices.Contains(byOther, e.Kind) && e.By == engine.None:
			return errors.New("an effect is nobody's")
		case e.Kind == engine.CastingKind && (e.By == engine.None || !engine.Implemented(e.Spell) || !optionOf(e.Spell, e.A)):
			return errors.New("a casting is unknown")
		}
	}
	for i := range s.Slots {
		if sl := &s.Slots[i]; !knownSpell(sl.Spell) || int(sl.Owner) >= mages || sl.Level > 9 {
			return errors.New("a spell slot is unknown")
		}
	}
	for i := range s.Items {
		if it := &s.Items[i]; !knownSpell(it.Spell) || int(it.Owner) >= mages || it.Kind > engine.Weapon || it.Weapon > engine.Club {
			return errors.New("an item is unknown")
		}
	}
	if s.Pending.Kind != engine.NoCommand {
		if err := checkCommand(&s.Pending); err != nil {
			return fmt.Errorf("the command in hand: %w", err)
		}
	}
	return nil
}

// optionOf tells whether a summoning spell has the choice.
func optionOf(spell srd.SpellID, option int32) bool {
	choices := engine.SummonChoices(spell)
	return choices == nil || option >= 0 && int(option) < len(choices)
}
