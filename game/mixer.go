package game

import (
	"encoding/binary"
	"math"
	"strings"
	"sync"
)

const (
	sampleRate = 48000 // of every recipe, in samples a second
	maxVoices  = 24    // sounds at once; the oldest gives way
	maxLoops   = 8     // loops at once
	fadeTime   = sampleRate / 2
	frameBytes = 8 // two channels of 32-bit floats
)

// kind is which of the three volumes a sound obeys.
type kind uint8

const (
	effect kind = iota
	music
	ambience
)

func kindOf(name string) kind {
	switch {
	case strings.HasPrefix(name, "music/"):
		return music
	case strings.HasPrefix(name, "ambience/"):
		return ambience
	}
	return effect
}

// voice is a sound being played once.
type voice struct {
	samples     []float32 // nil is free
	at          int
	left, right float32
	kind        kind
	started     uint64
}

// loop is a sound that repeats, on its way from one volume to another.
type loop struct {
	name    string // "" is free
	samples []float32
	at      int
	level   float32
	target  float32
	kind    kind
}

// mixer sums all sounds into one endless stream, so that playing one costs
// neither a player nor an allocation. Its Read runs on the audio thread.
type mixer struct {
	mu     sync.Mutex
	table  map[string][]float32
	voices [maxVoices]voice
	loops  [maxLoops]loop
	volume [3]float32
	count  uint64
}

func newMixer() *mixer {
	return &mixer{table: map[string][]float32{}}
}

// add puts a recipe's samples (one channel, sampleRate, -1 to 1) in the table.
func (m *mixer) add(name string, samples []float32) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.table[name] = samples
}

func (m *mixer) setVolume(v [3]float64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for i := range v {
		m.volume[i] = float32(v[i] * v[i]) // ears hear in proportions
	}
}

// Play starts a sound; what is not in the table is silent.
func (m *mixer) Play(name string, volume, pan float64) {
	if !(volume > 0) {
		return
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	samples := m.table[name]
	if len(samples) == 0 {
		return
	}
	slot := 0
	for i := range m.voices {
		if m.voices[i].samples == nil {
			slot = i
			break
		}
		if m.voices[i].started < m.voices[slot].started {
			slot = i
		}
	}
	m.count++
	volume = min(volume, 1)
	angle := (min(max(pan, -1), 1) + 1) * math.Pi / 4 // equal power from left to right
	m.voices[slot] = voice{
		samples: samples,
		left:    float32(volume * math.Cos(angle) * math.Sqrt2),
		right:   float32(volume * math.Sin(angle) * math.Sqrt2),
		kind:    kindOf(name),
		started: m.count,
	}
}

// Loop brings a repeating sound to a volume.
func (m *mixer) Loop(name string, volume float64) {
	m.mu.Lock()
	defer m.mu.Unlock()
	target := float32(min(max(volume, 0), 1))
	free := -1
	for i := range m.loops {
		switch m.loops[i].name {
		case name:
			m.loops[i].target = target
			return
		case "":
			if free < 0 {
				free = i
			}
		}
	}
	samples := m.table[name]
	if free < 0 || target == 0 || len(samples) == 0 {
		return
	}
	m.loops[free] = loop{name: name, samples: samples, target: target, kind: kindOf(name)}
}

// Read fills p with frames of two little-endian 32-bit floats.
func (m *mixer) Read(p []byte) (int, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	n := len(p) / frameBytes * frameBytes
	for i := 0; i < n; i += frameBytes {
		left, right := m.next()
		binary.LittleEndian.PutUint32(p[i:], math.Float32bits(soft(left)))
		binary.LittleEndian.PutUint32(p[i+4:], math.Float32bits(soft(right)))
	}
	return n, nil
}

func (m *mixer) next() (left, right float32) {
	for i := range m.voices {
		v := &m.voices[i]
		if v.samples == nil {
			continue
		}
		s := v.samples[v.at] * m.volume[v.kind]
		left += s * v.left
		right += s * v.right
		if v.at++; v.at == len(v.samples) {
			v.samples = nil
		}
	}
	for i := range m.loops {
		l := &m.loops[i]
		if l.name == "" {
			continue
		}
		const step = 1.0 / fadeTime
		if l.level < l.target {
			l.level = min(l.level+step, l.target)
		} else {
			l.level = max(l.level-step, l.target)
		}
		if l.level == 0 && l.target == 0 {
			*l = loop{}
			continue
		}
		s := l.samples[l.at] * l.level * m.volume[l.kind]
		left += s
		right += s
		if l.at++; l.at == len(l.samples) {
			l.at = 0
		}
	}
	return left, right
}

// soft bends what is louder than 0.8 so that many sounds at once do not clip.
func soft(x float32) float32 {
	const knee = 0.8
	switch {
	case x > knee:
		return knee + (1-knee)*(1-1/(1+(x-knee)/(1-knee)))
	case x < -knee:
		return -soft(-x)
	}
	return x
}
