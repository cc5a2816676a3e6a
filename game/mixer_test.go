//go:build !js

package game

import (
	"encoding/binary"
	"math"
	"testing"
)

func frames(b []byte) (left, right []float32) {
	for i := 0; i+7 < len(b); i += 8 {
		left = append(left, math.Float32frombits(binary.LittleEndian.Uint32(b[i:])))
		right = append(right, math.Float32frombits(binary.LittleEndian.Uint32(b[i+4:])))
	}
	return left, right
}

func near(a, b float32) bool { return math.Abs(float64(a-b)) < 1e-5 }

// A sound in the middle is equally loud on both sides: cos 45° times the root
// of 2 is 1. Wholly left it is cos 0 times the root of 2, 1.41421.
func TestMixerPan(t *testing.T) {
	m := newMixer()
	m.setVolume([3]float64{1, 1, 1})
	m.add("blow", []float32{0.25, 0.5})
	m.Play("blow", 1, 0)
	buf := make([]byte, 3*frameBytes)
	m.Read(buf)
	left, right := frames(buf)
	for i, want := range []float32{0.25, 0.5, 0} {
		if !near(left[i], want) || !near(right[i], want) {
			t.Errorf("frame %d in the middle is %v, %v; want %v", i, left[i], right[i], want)
		}
	}
	m.Play("blow", 1, -1)
	m.Read(buf)
	left, right = frames(buf)
	if !near(left[0], 0.25*math.Sqrt2) || !near(right[0], 0) {
		t.Errorf("wholly left is %v, %v; want %v, 0", left[0], right[0], 0.25*math.Sqrt2)
	}
}

// Volumes are squared: half way up is a quarter of the loudness; each name
// obeys its own.
func TestMixerVolumes(t *testing.T) {
	m := newMixer()
	m.setVolume([3]float64{0.5, 0, 1})
	for _, name := range []string{"blow", "music/drone", "ambience/wind"} {
		m.add(name, []float32{0.8})
	}
	for name, want := range map[string]float32{"blow": 0.2, "music/drone": 0, "ambience/wind": 0.8} {
		m.Play(name, 1, 0)
		buf := make([]byte, frameBytes)
		m.Read(buf)
		if left, _ := frames(buf); !near(left[0], want) {
			t.Errorf("%s is %v loud, want %v", name, left[0], want)
		}
	}
}

// A loop rises to its level in half a second and falls silent in another.
func TestMixerLoop(t *testing.T) {
	m := newMixer()
	m.setVolume([3]float64{1, 1, 1})
	m.add("ambience/hum", []float32{0.5})
	m.Loop("ambience/hum", 1)
	buf := make([]byte, fadeTime*frameBytes)
	m.Read(buf)
	left, _ := frames(buf)
	if math.Abs(float64(left[fadeTime/2-1]-0.25)) > 1e-3 || math.Abs(float64(left[fadeTime-1]-0.5)) > 1e-3 {
		t.Errorf("half way %v, at the end %v; want 0.25 and 0.5", left[fadeTime/2-1], left[fadeTime-1])
	}
	m.Loop("ambience/hum", 0)
	m.Read(buf)
	m.Read(buf)
	left, _ = frames(buf)
	if left[fadeTime-1] != 0 || m.loops[0].name != "" {
		t.Error("the loop did not end")
	}
}

// However much sounds at once, nothing leaves -1 to 1.
func TestMixerNeverClips(t *testing.T) {
	m := newMixer()
	m.setVolume([3]float64{1, 1, 1})
	m.add("blow", []float32{1, -1})
	for range 2 * maxVoices {
		m.Play("blow", 1, 0)
	}
	buf := make([]byte, 2*frameBytes)
	m.Read(buf)
	left, _ := frames(buf)
	if left[0] > 1 || left[0] < 0.9 || left[1] < -1 || left[1] > -0.9 {
		t.Errorf("%d sounds give %v", maxVoices, left)
	}
}

// 25 sounds on 24 voices: the first gives way.
func TestMixerOldestGivesWay(t *testing.T) {
	m := newMixer()
	m.add("long", make([]float32, 100))
	for range maxVoices + 1 {
		m.Play("long", 1, 0)
	}
	for _, v := range m.voices {
		if v.started == 1 {
			t.Error("the first sound still plays")
		}
	}
}

func TestMixerAllocatesNothing(t *testing.T) {
	m := newMixer()
	m.add("blow", make([]float32, 64))
	m.add("music/drone", make([]float32, 64))
	buf := make([]byte, 512)
	if n := testing.AllocsPerRun(100, func() {
		m.Play("blow", 0.5, 0.3)
		m.Loop("music/drone", 0.5)
		m.Read(buf)
	}); n > 0 {
		t.Errorf("playing allocates %v times", n)
	}
}
