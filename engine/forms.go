package engine

import (
	"mageduel/engine/grid"
	"mageduel/engine/srd"
)

// Polymorph gives a body: size, speeds, natural armour and weapons, Strength,
// Dexterity and Constitution, type, and the extraordinary special attacks. The
// mind stays, and with it levels, base attack and saves, hit points and spells in
// force. What the form cannot hold melds into it.

// formFly is the fastest that a form flies, in feet (SRD, alter self).
const formFly = 120

// The forms with hands that can hold and gesture, and those that can speak.
var (
	handed = map[srd.CreatureID]bool{srd.Ape: true, srd.DireApe: true, srd.Monkey: true, srd.Girallon: true}
	voices = map[srd.CreatureID]bool{srd.EagleGiant: true, srd.OwlGiant: true}
)

// handy tells whether a unit has hands for weapons, items and gestures.
func (p *Position) handy(unit int32) bool {
	f := srd.CreatureID(p.S.Units[unit].Form)
	return f == 0 || handed[f]
}

// voiced tells whether a unit can speak.
func (p *Position) voiced(unit int32) bool {
	f := srd.CreatureID(p.S.Units[unit].Form)
	return f == 0 || voices[f]
}

// natural tells whether a mage's blow is with the natural weapons of its form.
func (p *Position) natural(unit int32, how Context) bool {
	u := &p.S.Units[unit]
	return u.Form != 0 && p.weaponFor(unit, how) == NoWeapon && len(srd.Creatures[u.Form].Attack) > 0 && len(srd.Creatures[u.Form].Attack[0]) > 0
}

// shapeID is the kind whose body a unit has.
func (p *Position) shapeID(unit int32) int32 {
	if f := p.S.Units[unit].Form; f != 0 {
		return f
	}
	return p.S.Units[unit].Kind
}

// secondary tells whether an attack is not the first of a form's routine.
func (p *Position) secondary(u *Unit, atk *srd.Attack) bool {
	list := srd.Creatures[u.Form].FullAttack
	return len(list) > 0 && len(list[0]) > 0 && !sameAttack(list[0][0].Name, atk.Name)
}

// extraordinary are the special attacks that come with a body; breath and
// whirlwinds are supernatural.
func extraordinary(k srd.SpecialKind) bool {
	switch k {
	case srd.SpecialPoison, srd.SpecialTrip, srd.SpecialImprovedGrab, srd.SpecialConstrict, srd.SpecialRage, srd.SpecialAttach,
		srd.SpecialBloodDrain, srd.SpecialWeb, srd.SpecialAcidSpray, srd.SpecialDiesAfterSting:
		return true
	}
	return false
}

// FitsForm tells why a caster cannot give a unit a form, beside where it stands.
// SRD: of the subject's own type or one of eleven; as many Hit Dice as the caster
// level and the subject's, 15 at most; no template; neither gas nor spirit. A
// swarm is no form, for it is no creature.
func (p *Position) FitsForm(c *Command, target int32, form srd.CreatureID) Refusal {
	if form <= 0 || int(form) > srd.NumCreatures {
		return NoForm
	}
	f := &srd.Creatures[form]
	switch f.Type {
	case srd.TypeAberration, srd.TypeAnimal, srd.TypeDragon, srd.TypeFey, srd.TypeGiant, srd.TypeHumanoid, srd.TypeMagicalBeast,
		srd.TypeMonstrousHumanoid, srd.TypeOoze, srd.TypePlant, srd.TypeVermin:
	default:
		if f.Type != p.Type(target) || f.Type == srd.TypeUndead || f.Type == srd.TypeConstruct {
			return NoForm
		}
	}
	switch {
	case f.Subtypes.Has(srd.SubtypeSwarm):
		return NoForm
	case f.HD.HD() > min(p.itemOrCasterLevel(c), p.Level(target), 15):
		return TooManyDice
	case f.Speed.Land == 0 && f.Speed.Fly == 0:
		return NeedsWater
	case !Plays(form):
		return NotYetKnown
	}
	return Fine
}

// fitsPolymorph: only oneself and one's own are willing.
func fitsPolymorph(p *Position, c *Command) Refusal {
	t := c.Target
	if !p.InPlay(t) || p.S.Units[t].Owner != c.Who {
		return NoSuchTarget
	}
	if !p.living(t) {
		return NotLiving
	}
	if why := p.FitsForm(c, t, srd.CreatureID(c.Option)); why != Fine {
		return why
	}
	if _, ok := p.formPlace(t, formSpace(srd.CreatureID(c.Option))); !ok {
		return NoRoom
	}
	return Fine
}

func formSpace(form srd.CreatureID) int16 {
	return int16(5 * max(1, srd.Creatures[form].Space.Squares()))
}

// formPlace is where the low corner of a space comes that holds the square where
// a unit stands: the first of those that are free.
func (p *Position) formPlace(unit int32, space int16) (grid.Point, bool) {
	u := &p.S.Units[unit]
	was, at := u.Space, u.At()
	u.Space = space
	found, ok := at, false
	for dy := int64(0); dy < int64(space) && !ok; dy += 5 {
		for dx := int64(0); dx < int64(space) && !ok; dx += 5 {
			found = grid.Point{X: at.X - dx, Y: at.Y - dy, Z: at.Z}
			ok = p.roomAt(unit, found)
		}
	}
	u.Space = was
	return found, ok
}

func polymorph(r *run, c *casting, target int32, _ bool) {
	form := srd.CreatureID(c.cmd.Option)
	if r.FitsForm(&c.cmd, target, form) != Fine {
		return
	}
	r.endAll(target, Shaped)
	u := r.unit(target)
	e := Effect{Kind: Shaped, On: target, By: c.by, Spell: c.spell, CL: int16(c.cl), DC: int16(c.dc), Flags: Magical | r.dismissible(c.spell), Ends: r.endOf(c),
		A: int32(form), X: int64(u.Score[Str]), Y: int64(u.Score[Dex]), Z: int64(u.Score[Con]), X2: int64(u.Space)}
	if i := r.begin(e); r.s.Effects[i].Flags&Suppressed == 0 {
		r.shaped(&e)
	}
	// SRD: as after a night's rest, a hit point for each level.
	if u = r.unit(target); r.InPlay(target) {
		n := int32(r.Level(target))
		if r.IsMage(target) {
			n = min(n, u.Nonlethal)
			u.Nonlethal -= n
		} else {
			n = min(n, u.MaxHP-u.HP)
			u.HP += n
		}
		if n > 0 {
			r.tell(Event{Kind: EvHeal, Who: c.by, Target: target, A: n})
		}
	}
}

// shape gives a unit the body of an effect, unshape its own again.
func (u *Unit) shape(e *Effect) {
	f := &srd.Creatures[e.A]
	u.Form, u.Space = e.A, formSpace(srd.CreatureID(e.A))
	for _, a := range [...]Ability{Str, Dex, Con} {
		u.Score[a] = int16(f.Abilities.Score(srd.Ability(a + 1)))
	}
	u.Uses, u.Cooldown = 0, 0
}

func (u *Unit) unshape(e *Effect) {
	u.Form, u.Space = 0, int16(e.X2)
	u.Score[Str], u.Score[Dex], u.Score[Con] = int16(e.X), int16(e.Y), int16(e.Z)
}

// shaped and unshaped change a unit's body where it stands, make room for it and
// let fall who flies no more. Hit points do not follow the new Constitution.
func (r *run) shaped(e *Effect) {
	r.letGo(e.On)
	at, ok := r.formPlace(e.On, formSpace(srd.CreatureID(e.A)))
	u := r.unit(e.On)
	u.shape(e)
	r.settle(e.On, at, ok)
}

func (r *run) unshaped(e *Effect) {
	r.letGo(e.On)
	for _, k := range [...]EffectKind{Attached, Raging} { // what only the form could do
		r.endAll(e.On, k)
	}
	at, ok := r.formPlace(e.On, int16(e.X2))
	r.unit(e.On).unshape(e)
	r.settle(e.On, at, ok)
}

// settle puts a changed unit where it has room.
func (r *run) settle(unit int32, at grid.Point, ok bool) {
	u := r.unit(unit)
	if !ok {
		at, ok = r.freeNear(unit, u.At())
	}
	if was := u.At(); ok && at != was {
		u.X, u.Y, u.Z = at.X, at.Y, at.Z
		r.tellMove(Event{Kind: EvMove, Who: unit, Target: None, X: at.X, Y: at.Y, Z: at.Z, X2: was.X, Y2: was.Y, Z2: was.Z, B: 1})
	}
	r.landing(unit)
	if r.Here(unit) {
		r.fallen(unit)
	}
}

// endShaped gives back the own body, if the form was not asleep in antimagic.
func endShaped(r *run, e Effect) {
	if r.unit(e.On).Form != 0 && e.Flags&Suppressed == 0 {
		r.unshaped(&e)
	}
}

// reshape gives a form back that antimagic had put to sleep, where it has gone.
func (r *run) reshape(unit int32) {
	if i := r.find(unit, Shaped); i != None && r.unit(unit).Form == 0 {
		e := r.s.Effects[i]
		r.unit(unit).shape(&e)
	}
}
