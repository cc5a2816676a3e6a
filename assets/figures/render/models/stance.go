package models

import "mageduel/assets/figures"

// stance is how a two-legged figure holds itself in one frame. Hands are
// places relative to the waist, in the frame of the leaning trunk, for a
// figure six feet high; angles in degrees.
type stance struct {
	bob, crouch       float64 // feet by which the trunk rises, and the hips sink
	lean, twist, side float64 // of the trunk
	nod, look         float64 // of the head
	right, left       vec     // hands
	staff             vec     // which way the staff points
	step, lift        float64 // left foot ahead, -1 to 1; height of the lifted foot
	swayX, swayY      float64 // of the hem against the waist
	spread            bool    // fingers open
	spark             float64 // light between the hands, 0 to 1
	back              float64 // degrees the whole body has fallen back
	sink              float64 // feet the whole body has come down and forward
	flat              bool    // lying
}

func mageStance(a figures.Anim, i int) stance {
	s := stance{
		right: v3(0.24, -1.1, 0.5), left: v3(0.42, 0.74, -0.36), staff: v3(0.04, -0.02, 1),
	}
	switch a {
	case figures.Idle:
		if i == 1 {
			s.bob, s.nod, s.left = 0.05, 2, v3(0.46, 0.75, -0.28)
			s.swayX = -0.03
		}
	case figures.Walk:
		p := float64(i) / 4
		s.step, s.lift = cos(p), 0.2
		s.bob = 0.11*(1-cos(2*p))/2 - 0.05
		s.lean, s.twist, s.side = 9, 9*cos(p), 3*sin(p)
		s.swayX, s.swayY = -0.3-0.08*cos(2*p), 0.14*sin(p)
		s.right = v3(0.3+0.25*cos(p), -1.05, 0.55+0.12*sin(p))
		s.left = v3(0.2-0.7*cos(p), 0.76, -0.3+0.22*abs(cos(p)))
		s.staff = v3(0.12-0.3*cos(p), -0.03, 1)
	case figures.Cast:
		switch i {
		case 0: // gather
			s.lean, s.nod, s.crouch, s.spark = 10, 12, 0.12, 0.5
			s.right, s.left, s.spread = v3(0.7, -0.42, 0.75), v3(0.78, 0.3, 0.7), true
			s.staff = v3(0.12, -0.35, 1)
		case 1: // draw
			s.lean, s.nod, s.twist, s.spark = -5, -6, -10, 0.8
			s.right, s.left, s.spread = v3(0.45, -1.1, 1.35), v3(0.7, 0.95, 1.3), true
			s.staff = v3(0.0, -0.25, 1)
			s.swayX = 0.08
		case 2: // raise
			s.lean, s.nod, s.twist, s.spark, s.bob = -9, -16, 8, 1, 0.08
			s.right, s.left, s.spread = v3(0.35, -0.95, 2.15), v3(0.45, 0.85, 2.3), true
			s.staff = v3(0.15, -0.12, 1)
			s.swayX = 0.12
		}
	case figures.Release:
		s.lean, s.nod, s.twist, s.step, s.spark, s.crouch = 17, -6, -26, 0.75, 1, 0.16
		s.right, s.left, s.spread = v3(-0.05, -1.2, 0.95), v3(1.75, 0.5, 1.25), true
		s.staff = v3(-0.4, -0.3, 1)
		s.swayX, s.swayY = -0.3, 0
	case figures.Hurt:
		s.lean, s.nod, s.look, s.twist, s.step, s.crouch = -15, 18, 20, 16, -0.5, 0.15
		s.right, s.left, s.spread = v3(0.35, -1.15, 0.75), v3(0.5, 0.2, 0.8), true
		s.staff = v3(0.3, -0.5, 1)
		s.swayX = 0.2
	case figures.Fall:
		s.spread = true
		if i == 0 {
			s.back, s.sink, s.crouch, s.nod, s.lean = 24, 0.1, 0.75, -8, -10
			s.right, s.left = v3(0.2, -1.35, 1.1), v3(0.55, 1.1, 1.2)
			s.staff = v3(0.5, -0.75, 0.6)
		} else {
			s.back, s.sink, s.crouch, s.nod = 62, 0.55, 0.5, 14
			s.right, s.left = v3(0.3, -1.3, 1.5), v3(0.5, 1.25, 1.4)
			s.staff = v3(0.35, -0.9, 0.35)
		}
		s.swayX = -0.1
	case figures.Lie:
		s.flat, s.back = true, 88
		s.right, s.left, s.spread = v3(-0.12, -1.35, 0.95), v3(0.2, 0.8, 0.1), true
		s.staff = v3(0, 0.22, 1)
		s.look, s.nod = 24, 6
	}
	return s
}
