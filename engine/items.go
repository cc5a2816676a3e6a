package engine

import "mageduel/engine/srd"

// WeaponID is a weapon in hand.
type WeaponID uint8

// The weapons that mages carry.
const (
	NoWeapon WeaponID = iota // bare hands
	Dagger
	Quarterstaff
	Club
	weaponsEnd
)

// WeaponRule is a weapon's figures.
type WeaponRule struct {
	Name   string
	Damage srd.Dice
	Low    int // lowest roll that threatens
}

var weapons = [weaponsEnd]WeaponRule{
	NoWeapon:     {"unarmed strike", srd.Dice{Count: 1, Sides: 3}, 20},
	Dagger:       {"dagger", srd.Dice{Count: 1, Sides: 4}, 19},
	Quarterstaff: {"quarterstaff", srd.Dice{Count: 1, Sides: 6}, 20},
	Club:         {"club", srd.Dice{Count: 1, Sides: 6}, 20},
}

// Name is the weapon's name in the SRD.
func (w WeaponID) Name() string { return weapons[w].Name }

// weapon is what the mage has in hand.
func (p *Position) weapon(unit int32) WeaponID {
	for i := range p.S.Items {
		if it := &p.S.Items[i]; int32(it.Owner) == unit && it.Kind == Weapon {
			return it.Weapon
		}
	}
	return NoWeapon
}

// strikeWeapon is a mage's blow: with a weapon it is an item used against
// whoever it strikes at (E4), bare hands are not.
func (r *run) strikeWeapon(a, b int32) {
	w := r.weapon(a)
	if w != NoWeapon && r.IsMage(b) && !r.Setup.House.Has(WeaponsAllowed) {
		r.tell(Event{Kind: EvItem, Who: a, Target: b, B: int32(w)})
		r.itemOffence(a)
	}
	if w == NoWeapon && !r.hasFeat(a, ImprovedUnarmedStrike) && r.armedFoe(b) {
		r.provoke(a, b) // SRD: an unarmed attack provokes from its target, if armed
		if !r.InPlay(a) || !r.CanAct(a) || !r.InPlay(b) {
			return
		}
	}
	r.strike(a, b, nil, 0)
}

func (p *Position) armedFoe(b int32) bool {
	return !p.IsMage(b) || p.armed(b)
}

// itemOffence: to use an item against a participant disqualifies (E4). Under a
// compulsion it does not (R33).
func (r *run) itemOffence(who int32) {
	m := &r.s.Mages[who]
	if r.s.Phase != Fight || m.Has(Disqualified) || r.compelled(who) {
		return
	}
	m.Flags |= Disqualified
	r.fouls |= Only(who)
	r.tell(Event{Kind: EvDisqualified, Who: who, Target: None})
	// R37: his creatures vanish, his standing spells run on.
	for i := range r.s.Units {
		if u := &r.s.Units[i]; u.Owner == who && u.Has(Summoned) && !u.Has(Gone) {
			r.sendHome(int32(i))
		}
	}
}

// compelled tells whether a unit acts under charm, compulsion or confusion.
func (p *Position) compelled(unit int32) bool {
	return p.Is(unit, Charmed) || p.Is(unit, Suggested) || p.Is(unit, Confused)
}

// itemCommand is DoItem.
func (r *run) itemCommand(cmd *Command) {
	it := &r.s.Items[cmd.Option]
	who := cmd.Who
	kind, spell := it.Kind, it.Spell
	r.useStandard(who)
	it.Charges--
	r.tell(Event{Kind: EvItem, Who: who, Target: cmd.Target, A: int32(kind), Spell: spell})
	c := casting{by: who, spell: spell, cl: int(it.CL), item: cmd.Option, cmd: *cmd}
	c.cmd.Spell = spell
	c.cmd.Option = cmd.N >> 16 // the spell's own option travels in N's upper half
	c.cmd.N = cmd.N & 0xFFFF
	c.dc = r.spellDC(who, spell, int16(it.CL))
	switch kind {
	case Potion:
		before := r.unit(who).Left()
		r.provoke(who, None)
		if !r.InPlay(who) || !r.CanAct(who) {
			return
		}
		_ = before
		c.cmd.Target = who
		r.resolve(&c)
	case Scroll:
		// SRD: reading provokes, can be disrupted and countered like casting.
		r.endHeld(who)
		if cmd.Defensive {
			if !r.concentrate(who, 15+int(srd.Spells[spell].Level), Defensively) {
				r.tell(Event{Kind: EvLost, Who: who, A: 1})
				return
			}
		} else if r.provokeCasting(&c) {
			return
		}
		if r.hampered(&c) || r.countered(&c) {
			return
		}
		if srd.Spells[spell].Time.Rounds() >= 1 {
			u := r.unit(who)
			u.Flags |= FullRound | StandardUsed | MoveUsed
			r.begin(Effect{Kind: CastingKind, On: who, By: who, Spell: spell, CL: int16(c.cl), DC: int16(c.dc),
				X: cmd.X, Y: cmd.Y, Z: cmd.Z, A: c.cmd.Option, B: None, Flags: Hidden, Ends: timeAt(r.clock()+1, int64(u.Init))})
			return
		}
		r.resolve(&c)
	default:
		r.resolve(&c)
	}
}

// Valid tells whether there is such a weapon.
func (w WeaponID) Valid() bool { return w < weaponsEnd }
