package board

import "math"

// pose finds a figure as it is shown now.
func (b *Board) pose(id int32) *Figure {
	if id == 0 {
		return nil
	}
	for i := range b.poses {
		if b.poses[i].ID == id {
			return &b.poses[i]
		}
	}
	return nil
}

// tall is a figure's height in feet.
func (b *Board) tall(f *Figure) float64 {
	if s := b.sheets[f.Sheet]; s != nil && s.height > 0 {
		return s.height
	}
	return f.Size * 1.15
}

// hands is where a figure's spells leave it.
func (b *Board) hands(f *Figure) Point {
	s, c := math.Sincos(f.Dir)
	h := b.tall(f)
	return Point{f.X + c*h*0.22, f.Y + s*h*0.22, f.Z + h*0.62}
}

// middle is where a figure is struck.
func (b *Board) middle(f *Figure) Point {
	return Point{f.X, f.Y, f.Z + b.tall(f)*0.5}
}

// pace is frames a tick of each animation.
var pace = [...]float64{Idle: 0.08, Walk: 0.16, Cast: 0.12, Release: 0.22, Hurt: 0.2, Fall: 0.2, Lie: 0.05}

// frameAt plays an animation once over so many ticks.
func (b *Board) frameAt(f *Figure, a Anim, t float64) {
	n := 1
	if s := b.sheets[f.Sheet]; s != nil {
		n = s.frames.Frames(a)
	}
	f.Anim = a
	f.Frame = min(max(t, 0), 0.999) * float64(n)
}

// buildPoses copies the world's figures and lets the effects at work move
// them.
func (b *Board) buildPoses() {
	b.poses = append(b.poses[:0], b.world.Figures...)
	for i := range b.runs {
		b.bend(&b.runs[i])
	}
}

func face2(f *Figure, to Point) {
	if math.Abs(to.X-f.X)+math.Abs(to.Y-f.Y) > 0.5 {
		f.Dir = math.Atan2(to.Y-f.Y, to.X-f.X)
	}
}

// bend changes the poses of those an effect has in hand.
func (b *Board) bend(r *run) {
	if r.ended {
		return
	}
	f, t := b.pose(r.Figure), b.pose(r.Target)
	switch r.Kind {
	case GatherSpell:
		if f != nil {
			f.Auras |= Gathering
			b.frameAt(f, Cast, r.way())
			if r.Target != 0 && t != nil && t != f {
				face2(f, Point{t.X, t.Y, 0})
			}
		}
	case LetGo:
		if f != nil {
			b.frameAt(f, Release, r.age/(r.lead+r.tail))
		}
	case Rays, Bolt, Cone, Gust:
		if f != nil {
			face2(f, r.ends[0])
			if r.Kind != Rays {
				face2(f, r.z)
			}
			if r.after() < 0.6 {
				b.frameAt(f, Release, 0.5)
			}
		}
	case Slash, Bite, Claw, Blow:
		if f != nil {
			face2(f, r.z)
			k := math.Sin(math.Pi * min(r.age/(r.lead+r.tail), 1))
			s, c := math.Sincos(f.Dir)
			f.X += c * k * 1.6
			f.Y += s * k * 1.6
			b.frameAt(f, Release, r.age/(r.lead+r.tail))
		}
	case Flinch:
		if t != nil {
			b.frameAt(t, Hurt, r.after())
		}
	case Slain:
		if t != nil {
			if r.way() < 1 {
				b.frameAt(t, Fall, r.way())
			} else {
				t.Anim, t.Frame = Lie, 0
			}
		}
	case Vanish:
		if t != nil {
			t.Alpha *= 1 - 0.85*ease(r.way())
		}
	case Appear:
		if t != nil {
			t.Alpha *= ease(r.age / (r.lead + r.tail))
		}
	case Arrive:
		if t != nil {
			t.Alpha *= ease((r.age - r.lead*0.7) / (r.lead * 0.5))
		}
	case Depart:
		if t != nil {
			t.Alpha *= 1 - ease(r.way())
			t.Z += r.way() * 1.5
		}
	case Jump:
		if t != nil {
			if r.way() < 1 {
				t.Alpha *= 1 - ease(r.way())
			} else {
				t.X, t.Y, t.Z = r.z.X, r.z.Y, r.z.Z
				t.Alpha *= ease(r.after() * 1.6)
			}
		}
	case MoveAlong:
		if f != nil {
			b.walk(f, r)
		}
	case Expel:
		if t != nil {
			p := b.expelAt(r)
			t.X, t.Y, t.Z = p.X, p.Y, p.Z
			face2(t, Point{r.a.X, r.a.Y, 0})
			b.frameAt(t, Hurt, r.way())
		}
	case RaiseZone:
		b.grown = ease(r.way())
	case LowerZone:
		b.grown = 1 - ease(r.way())
	}
}

// walk puts a figure on its way: equal speed over the legs, facing along.
func (b *Board) walk(f *Figure, r *run) {
	if len(r.Points) == 0 {
		return
	}
	total := 0.0
	last := Point{f.X, f.Y, f.Z}
	for _, p := range r.Points {
		total += distance(last, p)
		last = p
	}
	t := r.way()
	// Starts and stops softly, walks evenly.
	e := 0.12
	k := 1 / (1 - e)
	switch {
	case t < e:
		t = t * t / (2 * e) * k
	case t > 1-e:
		t = 1 - (1-t)*(1-t)/(2*e)*k
	default:
		t = (t - e/2) * k
	}
	left := total * t
	last = Point{f.X, f.Y, f.Z}
	for _, p := range r.Points {
		d := distance(last, p)
		if left <= d && d > 0 {
			q := between(last, p, left/d)
			face2(f, p)
			f.X, f.Y, f.Z = q.X, q.Y, q.Z
			break
		}
		if d > 0 {
			f.Dir = math.Atan2(p.Y-last.Y, p.X-last.X)
		}
		f.X, f.Y, f.Z = p.X, p.Y, p.Z
		left -= d
		last = p
	}
	f.Anim = Walk
	// Legs keep up with a run.
	f.Frame = r.age * pace[Walk] * max(1, total/max(r.lead, 1)/0.6)
}
