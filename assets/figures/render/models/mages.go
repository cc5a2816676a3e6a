package models

import (
	"mageduel/assets/figures"
	"mageduel/assets/figures/render/sdf"
)

var (
	gold   = sdf.Skin{A: sdf.Hex(0xe8b64c), B: sdf.Hex(0xb07a2a), Print: sdf.Belly}
	bronze = sdf.Skin{A: sdf.Hex(0xb07c46)}
	wood   = sdf.Skin{A: sdf.Hex(0x7a5433), B: sdf.Hex(0x54371f), Print: sdf.Grain, Per: 6}
	dark   = sdf.Skin{A: sdf.Hex(0x16131c)}
	white  = sdf.Skin{A: sdf.Hex(0xf4efe6)}
	trim   = sdf.Hex(0xf0c259)
	boots  = sdf.Skin{A: sdf.Hex(0x4a3325), B: sdf.Hex(0x2c1d14), Print: sdf.Belly}
)

// cloth is dyed with a player's colour.
func cloth(shade uint32) sdf.Skin {
	return sdf.Skin{A: sdf.Hex(shade), Tint: 1, TintB: 1}
}

func hem(k sdf.Skin, per float64) sdf.Skin {
	k.Print, k.B, k.Per, k.TintB = sdf.Hem, trim, per, 0
	return k
}

// mage is the proportions and dress of one.
type mage struct {
	robe, sleeve, inner sdf.Skin
	flesh               sdf.Skin
	hemR, waistR        float64 // radii of the robe, feet
	hemZ                float64 // height of the hem; above 1 the legs are seen
	folds, foldDeep     float64
	chest               vec
	shoulder            float64 // half the width between the shoulders
	waist, neck         float64 // heights
	cuff                float64 // radius of the sleeve at the wrist
	drop                float64 // how far the sleeve hangs below the wrist
	stoop               float64
	glove               *sdf.Skin
	scale               float64
	over                func(b *build, s *stance)              // what is worn on the trunk, about the waist
	head                func(b *build, s *stance)              // about the middle of the skull
	hold                func(b *build, s *stance)              // what the right hand holds
	act                 func(s *stance, a figures.Anim, i int) // changes to the stance
	skirt               func(b *build, s *stance)              // what hangs about the hips, on the ground
}

func (m *mage) pose(b *build, a figures.Anim, i int) {
	s := mageStance(a, i)
	if m.act != nil {
		m.act(&s, a, i)
	}
	m.stand(b, &s)
}

func (m *mage) stand(b *build, s *stance) {
	b.scale = 1
	if m.scale != 0 {
		b.scale = m.scale
	}
	place, turn := v3(s.sink*1.4, 0, 0.0), sdf.Pitch(-s.back)
	if s.flat {
		place = v3(2.6, 0, 0.52)
	} else if s.back > 0 {
		place = v3(s.sink*1.6+0.2, 0, s.sink*0.3)
	}
	b.at(place, turn, func() {
		m.lower(b, s)
		up := v3(0, 0, m.waist+s.bob-s.crouch)
		b.at(up, sdf.Yaw(s.twist).Then(sdf.Roll(s.side)).Then(sdf.Pitch(s.lean+m.stoop)), func() { m.upper(b, s) })
	})
}

func (m *mage) lower(b *build, s *stance) {
	top := m.waist + s.bob - s.crouch
	hemR, squeeze := m.hemR, 0.96
	if s.flat {
		hemR = m.hemR * 0.82
		squeeze = 1.25
	}
	bone := (m.waist - 0.55) * 0.507
	b.part()
	robe := b.bell(v3(0, 0, m.hemZ), v3(0, 0, top), hemR, m.waistR, -0.06, squeeze, 0, m.robe)
	robe.Folds, robe.FoldDeep = m.folds, m.foldDeep
	robe.FoldTurn = s.swayX * 2
	// A bell along Z keeps X ahead.
	robe.Turn = b.turn
	robe.A[5], robe.A[6] = s.swayX*b.scale, s.swayY*b.scale
	if s.flat {
		robe.A[0] *= 0.8
	}
	for side := -1.0; side <= 1; side += 2 {
		x := 0.55 * s.step * side
		lift := 0.0
		if s.step*side < 0.3 && s.lift > 0 {
			lift = s.lift * 0.5
		}
		hip := v3(0, side*0.22, top-0.25)
		foot := v3(x+0.02, side*0.24, 0.34+lift)
		knee, foot := bend(hip, foot, bone, bone, v3(1, side*0.1, 0))
		if m.hemZ < 0.5 {
			// The cloth lies on the legs.
			b.limb(hip, knee, 0.32, 0.28, 0.35, m.robe).Skin = -1
			b.limb(knee, foot.Add(v3(0, 0, 0.25)), 0.28, 0.2, 0.4, m.robe).Skin = -1
		}
	}
	for side := -1.0; side <= 1; side += 2 {
		x := 0.55 * s.step * side
		lift := 0.0
		if s.step*side < 0.3 && s.lift > 0 {
			lift = s.lift
		}
		b.part()
		hip := v3(0, side*0.22, top-0.25)
		foot := v3(x, side*0.26, 0.3+lift)
		knee, foot := bend(hip, foot, bone, bone, v3(1, side*0.1, 0))
		if m.hemZ > 0.5 {
			b.limb(hip, knee, 0.3, 0.24, 0, m.inner)
			b.limb(knee, foot.Add(v3(0, 0, 0.1)), 0.24, 0.17, 0.1, m.inner)
			b.part()
			b.limb(knee.Lerp(foot, 0.25), foot.Add(v3(0, 0, -0.05)), 0.27, 0.19, 0, boots)
			b.ring(knee.Lerp(foot, 0.22), knee.Sub(foot), 0.24, 0.06, 1, bronze)
		}
		toe := foot.Add(v3(0.2, side*0.02, -0.14))
		if s.flat {
			toe = foot.Add(v3(0.12, side*0.1, -0.16))
		}
		b.ball(toe, v3(0.36, 0.17, 0.16), 0.1, boots)
	}
	if m.skirt != nil {
		m.skirt(b, s)
	}
}

func (m *mage) upper(b *build, s *stance) {
	h := m.neck - m.waist // trunk
	b.part()
	body := m.sleeve
	b.limb(v3(0, 0, -0.15), v3(0, 0, h*0.55), m.waistR*0.96, m.chest.Y*0.78, 0, body)
	b.ball(v3(0.04, 0, h*0.62), m.chest, 0.2, body)
	for side := -1.0; side <= 1; side += 2 {
		b.orb(v3(-0.02, side*m.shoulder*0.86, h*0.83), 0.29, 0.2, body)
	}
	// Neck.
	b.part()
	b.limb(v3(0.02, 0, h-0.25), v3(0.06, 0, h+0.25), 0.2, 0.18, 0, m.flesh)
	// Belt.
	b.part()
	b.add(sdf.Shape{Kind: sdf.Ring, A: [8]float64{m.waistR + 0.0, 0.075, 0.98}}, v3(0, 0, 0.02), sdf.Still, gold)
	b.box(v3(m.waistR+0.02, 0, 0.02), v3(0.04, 0.1, 0.09), 0.03, sdf.Still, gold)
	if m.over != nil {
		m.over(b, s)
	}
	m.arm(b, s, s.right, -1)
	m.arm(b, s, s.left, 1)
	if m.hold != nil {
		b.at(s.right, sdf.Still, func() { m.hold(b, s) })
	}
	if s.spark > 0 {
		m.spark(b, s)
	}
	b.at(v3(0.1, 0, h+0.5), sdf.Yaw(s.look).Then(sdf.Pitch(s.nod-m.stoop*0.8)), func() {
		b.sized(1.1, func() { m.head(b, s) })
	})
}

func (m *mage) arm(b *build, s *stance, hand vec, side float64) {
	h := m.neck - m.waist
	sh := v3(0, side*m.shoulder, h*0.82)
	elbow, wrist := bend(sh, hand, 0.95, 1.0, v3(-0.75, side*0.3, -0.7))
	if side < 0 {
		s.right = wrist
	}
	out := wrist.Sub(elbow).Unit()
	b.part()
	b.limb(sh, elbow, 0.27, 0.25, 0, m.sleeve)
	down := b.turn.Undo(v3(0, 0, -1))
	end := wrist.Sub(out.Mul(0.12))
	if s.flat {
		down = out
	}
	b.limb(elbow, end, 0.24, m.cuff*0.75, 0.15, m.sleeve)
	b.limb(elbow.Lerp(end, 0.45).Add(down.Mul(0.05)), end.Add(down.Mul(min(m.drop, 0.45)*0.6)), 0.22, m.cuff*0.6, 0.2, m.sleeve)
	if m.drop > 0.6 && !s.flat {
		// An open sleeve hangs from the forearm.
		tip := end.Add(down.Mul(m.drop)).Sub(out.Mul(0.12))
		b.limb(elbow.Lerp(end, 0.7), tip, 0.2, 0.11, 0.15, m.sleeve)
		b.limb(end, tip, 0.24, 0.13, 0.12, m.sleeve)
		b.part()
		b.limb(end.Add(out.Mul(0.13)).Add(down.Mul(0.2)), tip.Add(out.Mul(0.1)), 0.17, 0.07, 0, sdf.Skin{A: sdf.Hex(0xe9dcc0)})
	}
	// The mouth of the sleeve: trimmed, and dark inside.
	low := min(m.drop, 0.45)
	mouth := end.Add(down.Mul(low * 0.5))
	b.part()
	axis := out.Add(down.Mul(low * 0.4)).Unit()
	cut := b.add(sdf.Shape{Kind: sdf.Bell, A: [8]float64{m.cuff, m.cuff * 0.88, 0.2, 0, 1}}, mouth.Add(axis.Mul(0.1)), sdf.Along(axis.Mul(-1)), hem(m.sleeve, 0.1))
	cut.A[4] = 1
	b.part()
	b.add(sdf.Shape{Kind: sdf.Bell, A: [8]float64{m.cuff * 0.74, m.cuff * 0.74, 0.03, 0, 1}}, mouth.Add(axis.Mul(0.085)), sdf.Along(axis), m.lining())
	skin := m.flesh
	if m.glove != nil {
		skin = *m.glove
	}
	b.part()
	b.limb(wrist.Sub(out.Mul(0.15)), wrist.Add(out.Mul(0.04)), 0.12, 0.13, 0, skin)
	palm := wrist.Add(out.Mul(0.1))
	b.orb(palm, 0.155, 0.06, skin)
	t := sdf.Along(out)
	if s.spread && (side > 0 || m.hold == nil) {
		for f := -1.5; f <= 1.5; f++ {
			tip := palm.Add(t.Do(v3(0.06, f*0.105, 0.3-0.03*f*f)))
			b.limb(palm.Add(t.Do(v3(0, f*0.06, 0.06))), tip, 0.055, 0.04, 0.03, skin)
		}
		b.limb(palm, palm.Add(t.Do(v3(0.05, -side*0.2, 0.1))), 0.06, 0.045, 0.03, skin)
	} else {
		b.ball(palm.Add(out.Mul(0.07)), v3(0.12, 0.13, 0.12), 0.06, skin)
		b.limb(palm, palm.Add(v3(0.06, -side*0.08, 0.1)), 0.06, 0.05, 0.03, skin)
	}
}

func (m *mage) lining() sdf.Skin {
	k := m.sleeve
	k.A = k.A.Mul(0.42)
	return k
}

// spark is the light of a spell being gathered.
func (m *mage) spark(b *build, s *stance) {
	light := sdf.Skin{A: sdf.Hex(0xdff4ff), Glow: 1}
	b.part()
	b.orb(s.left.Add(v3(0.28, 0, 0.12)), 0.05+0.09*s.spark, 0, light)
	for i := range 3 {
		t := float64(i)/3 + s.spark*0.3
		b.orb(s.left.Add(v3(0.28+0.28*cos(t), 0.28*sin(t), 0.12+0.12*sin(t*2))), 0.045, 0, light)
	}
}

// face puts features on a skull of radii 0.40, 0.36, 0.46 about the origin.
type face struct {
	flesh, brow sdf.Skin
	iris        uint32
	nose        float64 // length
	browW       float64 // thickness of the brows
	lips        uint32
	old         bool
	jaw         float64 // width of the chin
	mild        float64 // how far the brows rise in the middle
	fair        bool    // young: a small nose and large eyes
}

func (f face) draw(b *build) {
	b.part()
	b.ball(v3(0, 0, 0.04), v3(0.40, 0.36, 0.43), 0, f.flesh)
	b.ball(v3(0.1, 0, -0.2), v3(0.28, 0.27, 0.28), 0.15, f.flesh)
	b.orb(v3(0.22, 0, -0.36), f.jaw, 0.14, f.flesh)
	for side := -1.0; side <= 1; side += 2 {
		b.orb(v3(0.25, side*0.19, -0.1), 0.12, 0.08, f.flesh)
		b.ball(v3(-0.03, side*0.37, -0.04), v3(0.09, 0.05, 0.13), 0.03, f.flesh)
	}
	warm := f.flesh
	warm.A = warm.A.Mix(sdf.Hex(0xc8604a), 0.22)
	bridge, tip, big := 0.05, 0.07, 1.0
	if f.fair {
		bridge, tip, big = 0.034, 0.042, 1.2
	}
	b.limb(v3(0.39, 0, 0.08), v3(0.42+f.nose*0.6, 0, -0.1), bridge, tip, 0.05, warm)
	if f.old {
		b.orb(v3(0.43+f.nose*0.62, 0, -0.12), 0.085, 0.05, warm)
	}
	b.part()
	lip := sdf.Skin{A: sdf.Hex(f.lips)}
	b.limb(v3(0.385, -0.1, -0.26), v3(0.385, 0.1, -0.26), 0.028, 0.028, 0, lip)
	b.limb(v3(0.375, -0.05, -0.295), v3(0.375, 0.05, -0.295), 0.03, 0.03, 0, lip)
	for side := -1.0; side <= 1; side += 2 {
		b.part()
		if b.fine {
			b.ball(v3(0.325, side*0.15, 0.03), v3(0.055, 0.078*big, 0.05*big), 0, white)
			b.part()
			b.orb(v3(0.352, side*0.145, 0.032), 0.04*big, 0, sdf.Skin{A: sdf.Hex(f.iris)})
			b.part()
			b.orb(v3(0.352+0.023*big, side*0.144, 0.034), 0.022*big, 0, dark)
			b.part()
			b.orb(v3(0.352+0.037*big, side*0.135, 0.048), 0.012*big, 0, sdf.Skin{A: sdf.Hex(0xffffff), Glow: 1})
			b.part()
			// Lids.
			b.limb(v3(0.35, side*0.075, 0.048+0.01*big), v3(0.315, side*0.225, 0.04+0.01*big), 0.026, 0.022, 0, warm)
			b.limb(v3(0.378, side*0.09, 0.04+0.025*big), v3(0.335, side*0.225, 0.027+0.025*big), 0.012*big, 0.012*big, 0, dark)
		} else {
			b.ball(v3(0.335, side*0.155, 0.03), v3(0.06, 0.06, 0.075), 0, dark)
		}
		b.part()
		b.limb(v3(0.37-f.mild*0.3, side*0.07, 0.135+f.mild), v3(0.31, side*0.24, 0.155), f.browW, f.browW*0.7, 0, f.brow)
	}
}

// crystal is a gem that shines by itself.
var crystal = sdf.Skin{A: sdf.Hex(0xbff2ff), Glow: 0.9}

// staff is a gnarled one with a shining stone, along Z through the origin.
func staff(b *build, s *stance, down, upw float64, skin sdf.Skin, top func()) {
	b.at(v3(0.1, 0, 0.02), sdf.Along(s.staff), func() {
		b.part()
		n := 5
		var pts []vec
		for i := 0; i <= n; i++ {
			t := float64(i) / float64(n)
			z := -down + (down+upw)*t
			pts = append(pts, v3(0.04*sin(t*1.3), 0.03*sin(t*1.9+0.2), z))
		}
		b.chain(pts, 0.065, 0.085, 0.02, skin)
		b.at(v3(0, 0, upw), sdf.Still, top)
	})
}
