package engine

import (
	"fmt"
	"hash/fnv"
	"sync"

	"mageduel/engine/srd"
)

// TablesDigest is a digest of the rule tables: the SRD's figures and what the
// rules do with them. A replay made with other tables may run differently.
var TablesDigest = sync.OnceValue(func() uint64 {
	h := fnv.New64a()
	for id := range srd.Spells {
		fmt.Fprint(h, srd.SpellColumns(srd.SpellID(id)))
		r := &spells[id]
		fmt.Fprint(h, r.Aim, r.Apart, r.Radius, r.Spread, r.Options, r.Humanoid, r.Living, r.Helpful, r.Ward, r.Roll)
		for i := range r.Do {
			op := &r.Do[i]
			fmt.Fprint(h, op.Kind, op.Dice, op.Energy, op.Effect, op.Pure)
		}
	}
	for id := range srd.Creatures {
		fmt.Fprint(h, srd.CreatureColumns(srd.CreatureID(id)))
	}
	for i := range kinds {
		fmt.Fprint(h, kinds[i].Name, kinds[i].Flags, kinds[i].Mods, kinds[i].Speed)
	}
	fmt.Fprint(h, feats, weapons, summonChoices, elite)
	for i := range ReadyMages {
		fmt.Fprint(h, ReadyMages[i].Favour, ReadyMages[i].Feats)
	}
	return h.Sum64()
})

// Restore is the duel of a set-up at a state: a saved one. Where a command in
// hand waits for an answer it is run again up to its question. It refuses a
// set-up that breaks a rule; the state must be one that such a duel can reach.
func Restore(setup *Setup, s *State) (*Duel, error) {
	if err := setup.Check(); err != nil {
		return nil, err
	}
	d := &Duel{Setup: setup}
	d.State.Copy(s)
	d.State.Ask = Question{}
	if d.State.Pending.Kind != NoCommand {
		d.attempt()
	}
	return d, nil
}
