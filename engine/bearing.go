package engine

// KindSet is a set of kinds of effects, a bit for each.
type KindSet [2]uint64

const _ = uint(64*len(KindSet{}) - int(EffectKinds)) // room for every kind

// Has tells whether the kind is in the set.
func (s *KindSet) Has(k EffectKind) bool { return s[k>>6]>>(k&63)&1 != 0 }

func (s *KindSet) add(k EffectKind) { s[k>>6] |= 1 << (k & 63) }

// meets tells whether two sets share a kind.
func (s *KindSet) meets(o *KindSet) bool { return s[0]&o[0]|s[1]&o[1] != 0 }

// bear notes that an effect works from now on: on its unit, or as an area.
func (s *State) bear(e *Effect) {
	switch {
	case e.On == None:
		s.Lying.add(e.Kind)
	case e.Flags&Suppressed == 0:
		if e.Kind == Antimagic {
			s.Lying.add(Antimagic) // that there is one at all
		}
		u := &s.Units[e.On]
		u.Bears.add(e.Kind)
		u.Does |= kinds[e.Kind].Flags
	}
}

// add puts an effect into the state; remove takes one out.
func (s *State) add(e Effect) {
	s.Effects = append(s.Effects, e)
	s.bear(&e)
}

func (s *State) remove(i int) {
	on, kind := s.Effects[i].On, s.Effects[i].Kind
	s.Effects = append(s.Effects[:i], s.Effects[i+1:]...)
	s.rebear(on)
	if kind == Antimagic {
		s.rebear(None)
	}
}

// rebear notes anew what works on a unit, or what areas there are (None), after
// effects were taken away, waited outside or came back.
func (s *State) rebear(on int32) {
	if on == None {
		s.Lying = KindSet{}
	} else {
		s.Units[on].Bears, s.Units[on].Does = KindSet{}, 0
	}
	for i := range s.Effects {
		e := &s.Effects[i]
		if e.On == on {
			s.bear(e)
		} else if on == None && e.Kind == Antimagic {
			s.Lying.add(Antimagic)
		}
	}
}

// kindsWith are the kinds of which a flag is set, kindsOf those that have a
// modifier to a stat.
func kindsWith(f KindFlags) (set KindSet) {
	for k := range kinds {
		if kinds[k].Flags&f != 0 {
			set.add(EffectKind(k))
		}
	}
	return set
}

func kindsOf(stat Stat) (set KindSet) {
	for k := range kinds {
		for _, m := range kinds[k].Mods {
			if m.Stat == stat {
				set.add(EffectKind(k))
			}
		}
	}
	return set
}

// The sets that are asked for again and again.
var (
	modifying [Stats]KindSet // those with a modifier to each stat
	fogs      KindSet
	opaque    KindSet
	barriers  KindSet
	enterings KindSet
)

// gatherKinds fills them, once the table of kinds stands.
func gatherKinds() {
	for s := range modifying {
		modifying[s] = kindsOf(Stat(s))
	}
	fogs, opaque, barriers = kindsWith(Fog), kindsWith(Opaque), kindsWith(Barrier)
	for k := range kinds {
		if kinds[k].Enter != nil {
			enterings.add(EffectKind(k))
		}
	}
}
