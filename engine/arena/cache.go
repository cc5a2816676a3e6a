package arena

import "sync"

// kept is how many masks the process remembers. A duel with its search needs
// few at a time; when there are more, all are forgotten and made again on need.
const kept = 1024

var (
	cacheMutex sync.RWMutex
	cache      = map[uint64]*Mask{}
	cached     int
)

// Of is the mask of a zone and what stands in it. Asked again for the same, in
// the same order, it gives the same mask and does not allocate.
func Of(z Zone, solids []Solid) *Mask {
	h := sum(z, solids)
	cacheMutex.RLock()
	m := look(h, z, solids)
	cacheMutex.RUnlock()
	if m != nil {
		return m
	}
	cacheMutex.Lock()
	defer cacheMutex.Unlock()
	if m := look(h, z, solids); m != nil {
		return m
	}
	if cached >= kept {
		clear(cache)
		cached = 0
	}
	m = build(z, solids)
	m.next = cache[h]
	cache[h] = m
	cached++
	return m
}

func look(h uint64, z Zone, solids []Solid) *Mask {
next:
	for m := cache[h]; m != nil; m = m.next {
		if m.zone != z || len(m.solids) != len(solids) {
			continue
		}
		for i := range solids {
			if m.solids[i] != solids[i] {
				continue next
			}
		}
		return m
	}
	return nil
}

func sum(z Zone, solids []Solid) uint64 {
	h := mix(mix(14695981039346656037, uint64(z.Side)), uint64(z.Height))
	for i := range solids {
		s := &solids[i]
		// Odd factors keep the seven figures apart; one mix for all is enough,
		// since look compares them in the end.
		h = mix(h, uint64(s.X0)*0x9e3779b97f4a7c15+uint64(s.Y0)*0xc2b2ae3d27d4eb4f+
			uint64(s.X1)*0x165667b19e3779f9+uint64(s.Y1)*0xd6e8feb86659fd93+
			uint64(s.Z0)*0xff51afd7ed558ccd+uint64(s.Z1)*0xc4ceb9fe1a85ec53+uint64(s.Blocks))
	}
	return h
}

func mix(h, v uint64) uint64 {
	h = (h ^ v) * 0x9e3779b97f4a7c15
	return h ^ h>>32
}
