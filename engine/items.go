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
	if !p.handy(unit) { // melded into a form
		return NoWeapon
	}
	for i := range p.S.Items {
		if it := &p.S.Items[i]; int32(it.Owner) == unit && it.Kind == Weapon {
			return it.Weapon
		}
	}
	return NoWeapon
}

// strikeWeapon is a mage's blow: with a weapon it is an item used against
// whoever it strikes at (E4), bare hands (how Bare) are not.
func (r *run) strikeWeapon(a, b int32, index int8, how Context) {
	r.armedAgainst(a, b, how)
	if r.weaponFor(a, how) == NoWeapon && !r.hasFeat(a, ImprovedUnarmedStrike) && r.armedFoe(b) {
		r.provoke(a, b) // SRD: an unarmed attack provokes from its target, if armed
		if !r.InPlay(a) || !r.CanAct(a) || !r.InPlay(b) {
			return
		}
	}
	r.strike(a, b, nil, index, how)
}

// MayStrikeBare tells whether who is asked for a blow has the choice of its bare
// hand beside a weapon. SRD: bare hands threaten only with Improved Unarmed
// Strike; a blow that was readied may be of any kind.
func (p *Position) MayStrikeBare(q *Question) bool {
	if !p.IsMage(q.Mine) || p.weapon(q.Mine) == NoWeapon {
		return false
	}
	switch q.Kind {
	case AskOpportunity:
		return !p.Is(q.Mine, HeldCharge) && (p.hasFeat(q.Mine, ImprovedUnarmedStrike) || p.natural(q.Mine, Bare))
	case AskReadied:
		return q.Spell == srd.NoSpell && !p.Is(q.Mine, HeldCharge)
	}
	return false
}

// with is the circumstance of a blow that was agreed to.
func (a Answer) with() Context {
	if a.Option == StrikeBare {
		return Bare
	}
	return 0
}

// armedAgainst is the offence of a weapon used against a participant (E4).
func (r *run) armedAgainst(a, b int32, how Context) {
	if w := r.weaponFor(a, how); w != NoWeapon && r.IsMage(b) && !r.Setup.House.Has(WeaponsAllowed) {
		r.tell(Event{Kind: EvItem, Who: a, Target: b, B: int32(w)})
		r.itemOffence(a)
	}
}

func (p *Position) armedFoe(b int32) bool {
	return !p.IsMage(b) || p.armed(b)
}

// itemOffence: to use an item against a participant disqualifies (E4). Under a
// compulsion it does not (R33).
func (r *run) itemOffence(who int32) {
	if r.s.Phase == Fight && !r.s.Mages[who].Has(Disqualified) && !r.compelled(who) {
		r.disqualify(who, 0)
	}
}

// disqualify bars a participant from the contest (T3); how is MeddleBars where
// a table master's seat says so.
func (r *run) disqualify(who, how int32) {
	r.s.Mages[who].Flags |= Disqualified
	r.fouls |= Only(who)
	r.tell(Event{Kind: EvDisqualified, Who: who, Target: None, A: how})
	// R37: his creatures vanish, his standing spells run on.
	for i := range r.s.Units {
		if u := &r.s.Units[i]; u.Owner == who && u.Has(Summoned) && !u.Has(Gone) && !r.Is(int32(i), Dominated) {
			r.sendHome(int32(i))
		}
	}
}

// compelled tells whether a unit acts under charm, compulsion or confusion.
func (p *Position) compelled(unit int32) bool {
	return p.Is(unit, Charmed) || p.Is(unit, Suggested) || p.Is(unit, Confused) || p.Is(unit, Dominated)
}

// barred tells whether a blow of a at b would be with an item and disqualify
// (E4, R18).
func (p *Position) barred(a, b int32) bool {
	return p.S.Phase == Fight && p.IsMage(a) && p.IsMage(b) && p.weapon(a) != NoWeapon && !p.Is(a, HeldCharge) &&
		!p.Setup.House.Has(WeaponsAllowed) && !p.S.Mages[a].Has(Disqualified) && !p.compelled(a)
}

// itemCommand is DoItem.
func (r *run) itemCommand(cmd *Command) {
	it := &r.s.Items[cmd.Option]
	who := cmd.Who
	kind, spell := it.Kind, it.Spell
	long := kind == Scroll && srd.Spells[spell].Time.Rounds() >= 1
	if long {
		r.useFull(who)
	} else {
		r.useStandard(who)
	}
	it.Charges--
	c := r.newCast(casting{by: who, spell: spell, cl: int(it.CL), item: cmd.Option, cmd: *cmd})
	c.cmd.Spell = spell
	c.cmd.Option = cmd.N >> 16 // the spell's own option travels in N's upper half
	c.cmd.N = cmd.N & 0xFFFF
	c.dc = r.spellDC(who, spell, int16(it.CL))
	used := Event{Kind: EvItem, Who: who, Target: cmd.Target, A: int32(kind), Spell: spell}
	if kind == Scroll { // its spell is kept back like any other (R30)
		used.Target, used.Spell = None, srd.NoSpell
	}
	r.tell(used)
	switch kind {
	case Potion:
		r.provoke(who, None)
		if !r.InPlay(who) || !r.CanAct(who) {
			return
		}
		// Whatever the spell aims at, a potion works on who drinks it.
		c.cmd.Target, c.cmd.N, c.cmd.Targets[0] = who, 1, int16(who)
		r.resolve(c)
	case Scroll:
		// SRD: reading provokes, can be disrupted and countered like casting.
		r.attemptCasting(c, cmd.Defensive, long)
	default:
		r.resolve(c)
	}
}
