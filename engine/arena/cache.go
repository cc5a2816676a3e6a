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
	h := mix(mix(14695981039346656037, z.Side), z.Height)
	for i := range solids {
		s := &solids[i]
		h = mix(mix(mix(h, s.X0), s.Y0), s.X1)
		h = mix(mix(mix(h, s.Y1), s.Z0), s.Z1)
		h = mix(h, int64(s.Blocks))
	}
	return h
}

func mix(h uint64, v int64) uint64 {
	h = (h ^ uint64(v)) * 0x9e3779b97f4a7c15
	return h ^ h>>32
}
