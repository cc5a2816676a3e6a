// Package srd holds the figures of the 3.5 rules as tables of Go literals:
// every spell of the wizard and sorcerer lists, the creatures of the summon
// lists with common animals and familiars, the summon lists themselves, and
// the tables of classes, abilities, sizes, conditions and flight.
//
// The tables are facts only. What a spell does in a duel is written where the
// engine resolves it; here is what its printed header says. Each row gives
// back, word for word, the columns it was taken from (SpellColumns,
// CreatureColumns): typed fields write themselves, and where the printed words
// say more than the type can, the row keeps them in its Printed field.
//
// The tables are never written to after the package has started. Distances
// are in feet, times in rounds of six seconds.
package srd

// KV is one column of a row: its name and its printed text.
type KV struct {
	Key, Value string
}

// bitNames writes the names of the bits set in bits, lowest bit first.
func bitNames(bits uint32, names []string, sep string) string {
	out := ""
	for i, name := range names {
		if bits&(1<<i) == 0 {
			continue
		}
		if out != "" {
			out += sep
		}
		out += name
	}
	return out
}

// nameOf gives the i-th name, or nothing outside the list.
func nameOf(i int, names []string) string {
	if i < 0 || i >= len(names) {
		return ""
	}
	return names[i]
}

// orText gives the printed words where a row keeps some, else what its typed
// field writes.
func orText(printed, typed string) string {
	if printed != "" {
		return printed
	}
	return typed
}
