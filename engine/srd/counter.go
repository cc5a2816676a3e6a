package srd

// opposites are the spells that counter and dispel each other by name, of
// those wizards and sorcerers cast.
var opposites = [...][2]SpellID{
	{Haste, Slow},
	{EnlargePerson, ReducePerson},
	{BestowCurse, RemoveCurse},
	{Antipathy, Sympathy},
	{TransmuteMudToRock, TransmuteRockToMud},
}

// Opposes reports whether a spell counters or dispels another as its opposite.
// Light and darkness do so to one another where the level of the one countered
// is equal or lower.
func Opposes(counter, spell SpellID) bool {
	for _, p := range opposites {
		if counter == p[0] && spell == p[1] || counter == p[1] && spell == p[0] {
			return true
		}
	}
	if !counter.Valid() || !spell.Valid() {
		return false
	}
	a, b := &Spells[counter], &Spells[spell]
	against := a.Desc.Has(DescLight) && b.Desc.Has(DescDarkness) ||
		a.Desc.Has(DescDarkness) && b.Desc.Has(DescLight)
	return against && b.Level <= a.Level
}

// SpellsAt gives the first and the last id of the spells of a level; all
// between are of that level. Outside 0 to 9 both are NoSpell.
func SpellsAt(level int) (first, last SpellID) {
	for id := SpellID(1); id.Valid(); id++ {
		if int(Spells[id].Level) != level {
			continue
		}
		if first == NoSpell {
			first = id
		}
		last = id
	}
	return first, last
}
