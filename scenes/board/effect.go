package board

// Kind is a thing that happens to be seen.
type Kind uint8

// What can be played. In brackets: what of an Effect each reads.
const (
	Pause       Kind = iota // nothing for Ticks
	GatherSpell             // (Figure, School, Energy) light gathers about the hands
	LetGo                   // (Figure, School, Energy) the gesture that releases
	Orb                     // (Figure or From, Target or To, Energy) one globe: acid splash, arrow, hurled stone
	Missiles                // (Figure, Points or Targets) curved darts
	Rays                    // (Figure, Points or Targets, Energy) scorching ray, ray of frost
	Burst                   // (Figure, To, Radius, Energy) a bead that opens: fireball, sound burst
	Bolt                    // (Figure or From, To, Energy) lightning bolt
	Cone                    // (Figure, To, Radius, Energy) burning hands, cone of cold; Radius is its length
	Spread                  // (To, Radius, Energy) a cloud or rain of something arrives: ice storm, fog
	Ward                    // (Target, School) plates close about it: mage armour, stoneskin
	Disc                    // (Target) a disc of force
	Charm                   // (Figure, Target) motes and rings: charm, suggestion, sleep
	HoldFast                // (Figure, Target) rings that tighten
	Split                   // (Target) images step out
	WebOut                  // (To, Radius) strands shoot out
	Slick                   // (To, Radius) grease
	Vanish                  // (Target) fades into a shimmer
	Appear                  // (Target) steps out of one
	Lift                    // (Target) wind under the feet
	Quicken                 // (Target) haste
	Burden                  // (Target) slow
	Unweave                 // (Figure, Target or To, Radius) dispel magic
	Gust                    // (Figure, To, Radius) a line of wind
	FlameWall               // (Squares) wall of fire rises
	Drain                   // (Figure, Target) enervation: light is eaten
	Doom                    // (Figure, Target) finger of death
	Arrive                  // (To or Target, School) a circle, then what was summoned
	Depart                  // (Target) sent back
	Jump                    // (Target, To) dimension door
	Mend                    // (Target) healing
	Counter                 // (Figure, Target) both lights meet between them
	Fizzle                  // (From, To) a spell dies on the wall
	Slash                   // (Figure, Target) a blade
	Bite                    // (Figure, Target)
	Claw                    // (Figure, Target)
	Blow                    // (Figure, Target) a fist, a slam
	Shrug                   // (Target) a save or resistance turns it aside
	Number                  // (Target or To, Text, Energy, Heavy) floats up
	Word                    // (Target or To, Text) floats up, slower
	MoveAlong               // (Figure, Points, Ticks) walks or flies
	Flinch                  // (Target) hurt
	Slain                   // (Target) falls and lies
	Expel                   // (Target, To) thrown out through the wall and set down
	RaiseZone               // the walls grow
	LowerZone               // the walls fall as a rain of sparks
	kinds
)

// Point is a place in feet.
type Point struct{ X, Y, Z float64 }

// Effect is something to be played. Where Figure or Target name a figure that
// is on the board, its hands or its middle are taken; else From and To.
type Effect struct {
	Kind    Kind
	School  School
	Energy  Energy
	Figure  int32 // who does it; 0 is nobody
	Target  int32 // to whom; 0 is nobody
	From    Point
	To      Point
	Points  []Point
	Targets []int32
	Squares []Square
	Radius  float64 // feet
	Ticks   int     // for kinds whose length the caller chooses; 0 takes the usual
	Text    string
	Heavy   bool  // a great blow: shakes, large figures
	With    bool  // starts together with the one before
	Tag     int32 // given back with its beats
}

// Stage is a beat of an effect.
type Stage uint8

// The beats.
const (
	Begin  Stage = iota // it starts
	Strike              // it takes effect: fold the event into what is shown
	End                 // nothing is left of it but fading light
)

// Beat tells the caller how far an effect has come.
type Beat struct {
	Tag   int32
	Kind  Kind
	Stage Stage
}

// timing is the usual length to the strike and from there to the end, ticks.
type timing struct{ lead, tail float64 }

var timings = [kinds]timing{
	Pause: {30, 0}, GatherSpell: {46, 10}, LetGo: {14, 12},
	Orb: {24, 30}, Missiles: {34, 24}, Rays: {12, 34}, Burst: {28, 62}, Bolt: {10, 44}, Cone: {14, 44}, Spread: {24, 50},
	Ward: {26, 26}, Disc: {20, 24}, Charm: {34, 34}, HoldFast: {30, 30}, Split: {24, 24}, WebOut: {22, 34}, Slick: {20, 26},
	Vanish: {34, 10}, Appear: {10, 28}, Lift: {26, 26}, Quicken: {22, 34}, Burden: {22, 34}, Unweave: {30, 34}, Gust: {18, 44},
	FlameWall: {26, 26}, Drain: {24, 40}, Doom: {34, 50}, Arrive: {48, 34}, Depart: {26, 26}, Jump: {22, 26}, Mend: {24, 34},
	Counter: {40, 40}, Fizzle: {18, 50}, Slash: {12, 14}, Bite: {12, 14}, Claw: {12, 14}, Blow: {12, 14}, Shrug: {10, 22},
	Number: {1, 66}, Word: {1, 100}, MoveAlong: {30, 0}, Flinch: {1, 26}, Slain: {34, 40}, Expel: {70, 20},
	RaiseZone: {110, 20}, LowerZone: {70, 70},
}

// run is an effect at work.
type run struct {
	Effect
	age, was   float64 // ticks
	lead, tail float64
	ended      bool
	seed       int
	glare      float64 // how bright it may be, 0 to 1
	a, z       Point   // from and to as worked out at the start
	ends       []Point
}

// hits says whether the moment k ticks after the start passed this tick.
func (r *run) hits(k float64) bool {
	return r.was <= k && r.age > k || k == 0 && r.was == 0 && r.age > 0
}

// lit is 0 to 1 on the way to the strike, then 1.
func (r *run) way() float64 { return min(r.age/max(r.lead, 1), 1) }

// after is 0 to 1 from the strike to the end.
func (r *run) after() float64 { return min(max((r.age-r.lead)/max(r.tail, 1), 0), 1) }

// Play puts effects at the end of the queue. One starts when the one before
// it has struck; With starts it together with that one.
func (b *Board) Play(effects ...Effect) {
	b.queue = append(b.queue, effects...)
}

// Busy says whether anything in the queue has not come to its end. Fading
// light and floating words do not count.
func (b *Board) Busy() bool {
	if len(b.queue) > 0 {
		return true
	}
	for i := range b.runs {
		r := &b.runs[i]
		if r.age <= r.lead || !r.ended && r.Kind != Number && r.Kind != Word {
			return true
		}
	}
	return false
}

// Beats gives what happened in the last Update or Finish. The slice is the
// board's own until the next.
func (b *Board) Beats() []Beat { return b.beats }

// Speed of animations.
const (
	SpeedSlow = iota
	SpeedNormal
	SpeedFast
	SpeedInstant
)

var rates = [...]float64{0.6, 1, 2, 1}

// SetSpeed chooses how fast effects run; SpeedInstant finishes each at once.
func (b *Board) SetSpeed(speed int) { b.speed = min(max(speed, SpeedSlow), SpeedInstant) }

// Finish ends all that is queued at once. Every beat is told, in order.
func (b *Board) Finish() {
	b.beats = b.beats[:0]
	b.finish()
}

func (b *Board) finish() {
	for i := range b.runs {
		r := &b.runs[i]
		if !r.ended && r.age <= r.lead {
			b.beat(r, Strike)
		}
		if !r.ended {
			b.beat(r, End)
		}
		r.ended = true
		// What was only to be read may still be read.
		if r.Kind == Number || r.Kind == Word {
			r.age = max(r.age, r.lead+0.5)
		} else {
			r.age = r.lead + r.tail + 1
		}
	}
	for _, e := range b.queue {
		r := run{Effect: e}
		b.beat(&r, Begin)
		b.beat(&r, Strike)
		b.beat(&r, End)
	}
	b.queue = b.queue[:0]
}

func (b *Board) beat(r *run, s Stage) {
	b.beats = append(b.beats, Beat{r.Tag, r.Kind, s})
}

// advance runs the queue for one tick.
func (b *Board) advance(rate float64) {
	live := b.runs[:0]
	for i := range b.runs {
		if r := &b.runs[i]; !r.ended || r.age <= r.lead+r.tail {
			live = append(live, *r)
		}
	}
	b.runs = live
	for len(b.queue) > 0 && len(b.runs) < cap(b.runs) {
		e := b.queue[0]
		if len(b.runs) > 0 && !e.With && !b.struckAll() {
			break
		}
		copy(b.queue, b.queue[1:])
		b.queue = b.queue[:len(b.queue)-1]
		b.begin(e)
	}
	for i := range b.runs {
		r := &b.runs[i]
		r.was = r.age
		r.age += rate
		b.glare = r.glare
		b.act(r)
		b.glare = 1
		if r.was <= r.lead && r.age > r.lead {
			b.beat(r, Strike)
		}
		if !r.ended && r.age > r.lead+r.tail {
			r.ended = true
			b.beat(r, End)
		}
	}
}

func (b *Board) struckAll() bool {
	for i := range b.runs {
		if r := &b.runs[i]; r.age <= r.lead {
			return false
		}
	}
	return true
}

func (b *Board) begin(e Effect) {
	t := timings[e.Kind]
	r := run{Effect: e, lead: t.lead, tail: t.tail, seed: int(b.rand.next() & 0xffff)}
	if e.Ticks > 0 {
		r.lead = float64(e.Ticks)
	}
	r.a, r.z = e.From, e.To
	if p := b.pose(e.Figure); p != nil {
		r.a = b.hands(p)
	}
	if p := b.pose(e.Target); p != nil {
		r.z = b.middle(p)
		switch e.Kind {
		case Jump, Expel:
			r.a, r.z = Point{p.X, p.Y, p.Z}, e.To
		}
	}
	r.ends = append(r.ends, e.Points...)
	for _, id := range e.Targets {
		if p := b.pose(id); p != nil {
			r.ends = append(r.ends, b.middle(p))
		}
	}
	if len(r.ends) == 0 {
		r.ends = append(r.ends, r.z)
	}
	switch e.Kind {
	case Missiles, Rays:
		far := 0.0
		for _, p := range r.ends {
			far = max(far, distance(r.a, p))
		}
		if e.Kind == Missiles {
			r.lead = 22 + far*0.35 + float64(len(r.ends))*3
		}
	case Orb, Burst:
		r.lead = 12 + min(distance(r.a, r.z), 160)*0.42
	case Bolt:
		r.lead = 8
	case Slain:
		if p := b.pose(e.Target); p != nil {
			r.a = Point{p.X, p.Y, p.Z}
		}
	}
	r.glare = 1
	if glaring[e.Kind] {
		r.glare = b.flashing(r.lead / b.rateNow())
	}
	b.runs = append(b.runs, r)
	b.beat(&b.runs[len(b.runs)-1], Begin)
}
