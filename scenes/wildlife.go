package scenes

import (
	"math"

	"mageduel/scenes/board"
)

// Wildlife is what grazes, prowls, hops and flies about a place: scenery, no
// part of the rules (R47). It keeps out of the zone, and runs from where one
// forms. It moves by ticks and by chances of its own.
type Wildlife struct {
	dice   whim
	place  board.PlaceID
	beasts []beast
	meadow *meadow
	side   float64 // of the zone, feet
	tick   int64
	born   bool
	herd   [2]float64 // where the first herd grazes; zero is where chance will
}

// whim is the scenery's own generator.
type whim uint64

func (w *whim) unit() float64 {
	*w += 0x9E3779B97F4A7C15
	z := uint64(*w)
	z = (z ^ z>>30) * 0xBF58476D1CE4E5B9
	z = (z ^ z>>27) * 0x94D049BB133111EB
	return float64(z>>40) / (1 << 24)
}

func (w *whim) span() float64 { return w.unit()*2 - 1 }

func (w *whim) between(a, b float64) float64 { return a + (b-a)*w.unit() }

// mood is what an animal is about.
type mood uint8

const (
	rests   mood = iota
	grazes       // or pecks, sniffs
	strolls      // goes to where it wants
	bolts        // runs for its life
	perches
)

// beast is one animal. Places are feet from the middle of the place.
type beast struct {
	*nature
	mood         mood
	x, y, z      float64
	dir          float64 // radians
	speed        float64 // feet a tick
	wantX, wantY float64
	wantZ        float64
	homeX, homeY float64
	bornX, bornY float64
	offX, offY   float64 // its place in its herd
	left         int     // ticks of the mood
	swerve       float64 // radians off the wanted way, around something
	swerving     int     // ticks
	frame        float64
	hop          float64 // 0 to 1 of the hop in the air; 0 sits
	phase        float64
	perch        int  // prop on which it sits or means to, -1 is none
	kind         int  // of the place's groups
	caught       bool // still where the zone has formed
	wary         bool // something is near that must not be run into
	halt         bool // it is right ahead
}

// NewWildlife makes the animals of a place from a seed for looks only.
func NewWildlife(seed uint64) *Wildlife { return &Wildlife{dice: whim(seed ^ 0x57696c646c696665)} }

// beThere puts the animals where they live.
func (l *Wildlife) beThere(place board.PlaceID) {
	l.place, l.born, l.side = place, true, 0
	l.meadow = newMeadow(place)
	l.beasts = l.beasts[:0]
	for k, g := range fauna[place] {
		from, to := 0.0, 2*math.Pi
		if !g.apart {
			// Herds keep to the corners of the picture, the first clear of the
			// panels: elsewhere the zone hides them or drives them out of sight.
			from = math.Pi/2*float64(1+k*3) - 0.35
			to = from + 0.7
		}
		hx, hy := l.spot(g, 6, from, to)
		if k == 0 && l.herd != [2]float64{} {
			hx, hy = l.herd[0], l.herd[1]
		}
		for i := range g.many {
			if g.apart && i > 0 {
				hx, hy = l.spot(g, 2, from, to)
			}
			b := beast{nature: g.of, homeX: hx, homeY: hy, bornX: hx, bornY: hy, perch: -1, kind: k,
				dir: l.dice.unit() * 2 * math.Pi, phase: l.dice.unit() * 100, left: int(l.dice.between(20, 300))}
			if !g.apart && g.many > 1 {
				// Around each other, nearest first.
				r := g.of.size * (0.55 + 0.75*math.Sqrt(float64(i)))
				b.offY, b.offX = math.Sincos(float64(i)*2.4 + l.dice.unit())
				b.offX, b.offY = b.offX*r, b.offY*r
			}
			b.x, b.y = hx+b.offX, hy+b.offY
			for range 12 {
				if !l.meadow.stops(b.x, b.y, b.size*0.5+0.5, solids|water) {
					break
				}
				b.x, b.y = b.x+l.dice.span()*9, b.y+l.dice.span()*9
			}
			b.wantX, b.wantY = b.x, b.y
			b.mood = grazes
			switch b.gait {
			case flutters:
				b.mood, b.z = strolls, b.high
			case flies:
				b.mood = perches
				if l.dice.unit() < 0.4 {
					b.mood, b.z, b.left = strolls, b.high, 200
				} else if p := l.freePerch(); p >= 0 {
					l.settleOn(&b, p)
				}
			}
			l.beasts = append(l.beasts, b)
		}
	}
}

// spot finds a home that is free of stones and water, between two bearings in
// radians.
func (l *Wildlife) spot(g group, room, from, to float64) (x, y float64) {
	for range 24 {
		a, d := l.dice.between(from, to), l.dice.between(g.near, g.far)
		s, c := math.Sincos(a)
		if x, y = c*d, s*d; !l.meadow.stops(x, y, room, solids|water) {
			break
		}
	}
	return x, y
}

// freePerch finds a prop outside the zone on which nobody sits; -1 is none.
func (l *Wildlife) freePerch() int {
	props := board.Places[l.place].Props
	if len(props) == 0 {
		return -1
	}
	first := int(l.dice.unit() * float64(len(props)))
	for k := range props {
		i := (first + k) % len(props)
		p := &props[i]
		if p.Height < 3 || p.Kind == board.PropTree || l.side > 0 && max(math.Abs(p.X), math.Abs(p.Y)) < l.side/2+4 {
			continue
		}
		taken := false
		for j := range l.beasts {
			taken = taken || l.beasts[j].perch == i
		}
		if !taken {
			return i
		}
	}
	return -1
}

// settleOn seats a bird on a prop.
func (l *Wildlife) settleOn(b *beast, prop int) {
	p := &board.Places[l.place].Props[prop]
	b.perch, b.x, b.y, b.z = prop, p.X, p.Y, p.Height
	b.mood, b.speed, b.left = perches, 0, int(l.dice.between(240, 1100))
}

// Update moves every animal by a tick. The world says where the place is, how
// far the zone reaches and who stands about.
func (l *Wildlife) Update(w *board.World) {
	l.tick++
	if !l.born || l.place != w.Place {
		l.beThere(w.Place)
	}
	if l.side != w.Zone.Side {
		l.zone(w.Zone.Side)
	}
	for i := range l.beasts {
		b := &l.beasts[i]
		if (int(l.tick)+i*7)%20 == 0 {
			l.think(w, b)
		}
		l.move(b)
	}
}

// zone tells all animals that a zone has formed, changed or gone.
func (l *Wildlife) zone(side float64) {
	formed := side > l.side
	l.side = side
	l.meadow.raise(side)
	for i := range l.beasts {
		b := &l.beasts[i]
		if side <= 0 {
			b.homeX, b.homeY = b.bornX, b.bornY
			b.caught = false
			continue
		}
		if !formed {
			continue
		}
		// Homes move out until they lie clear of the walls.
		clear := side/2 + 8 + b.size + math.Hypot(b.offX, b.offY)*0.5
		k := max(1, clear/max(math.Abs(b.bornX), math.Abs(b.bornY), 1))
		b.homeX, b.homeY = b.bornX*k, b.bornY*k
		b.caught = l.within(b, b.size*0.5+0.5)
		if l.within(b, 42) {
			l.bolt(b, 0, 0)
		}
	}
}

// within tells whether an animal is less than so many feet outside the walls.
func (l *Wildlife) within(b *beast, feet float64) bool {
	return l.side > 0 && max(math.Abs(b.x), math.Abs(b.y)) < l.side/2+feet
}

// bolt makes an animal run from a place.
func (l *Wildlife) bolt(b *beast, fromX, fromY float64) {
	if l.side > 0 {
		fromX, fromY = 0, 0
	}
	dx, dy := b.x-fromX, b.y-fromY
	d := math.Hypot(dx, dy)
	if d < 1 {
		dy, dx = math.Sincos(b.dir)
		d = 1
	}
	dx, dy = dx/d, dy/d
	run := 18 + l.dice.unit()*10
	if l.side > 0 {
		// Out by the shortest way, then towards home.
		run = max(run, l.side/2+14+b.size+l.dice.unit()*12-max(math.Abs(b.x), math.Abs(b.y)))
		if b.caught {
			if math.Abs(b.x) > math.Abs(b.y) {
				dx, dy = math.Copysign(1, b.x), dy*0.4
			} else {
				dx, dy = dx*0.4, math.Copysign(1, b.y)
			}
		}
	}
	b.mood, b.left, b.perch = bolts, int(run/b.run*60)+60, -1
	b.wantX, b.wantY = b.x+dx*run, b.y+dy*run
	b.wantZ = b.high
}

// think is what an animal does three times a second: it looks where it goes,
// at who stands near and, when its mood ends, for another.
func (l *Wildlife) think(w *board.World, b *beast) {
	b.caught = b.caught && l.within(b, b.size*0.5+0.5)
	if b.mood != bolts {
		l.beware(w, b)
	}
	if b.mood == strolls || b.mood == bolts {
		l.lookAhead(b)
	}
	b.left -= 20
	if near := math.Hypot(b.wantX-b.x, b.wantY-b.y); b.left > 0 && (near > b.size*0.5+1 || b.mood == rests || b.mood == grazes || b.mood == perches) {
		return
	}
	l.choose(w, b)
}

// beware makes an animal run from people that come too near, and a hare from
// the fox.
func (l *Wildlife) beware(w *board.World, b *beast) {
	if l.side > 0 {
		if b.nature == &hare {
			for i := range l.beasts {
				if f := &l.beasts[i]; f.nature == &fox && math.Hypot(f.x-b.x, f.y-b.y) < 12 {
					l.bolt(b, f.x, f.y)
				}
			}
		}
		if l.within(b, 3) && b.mood != perches {
			l.bolt(b, 0, 0)
		}
		return
	}
	for i := range w.Figures {
		f := &w.Figures[i]
		if f.Emblem > 0 && b.z < 4 && math.Hypot(f.X-b.x, f.Y-b.y) < b.shy*0.6 {
			l.bolt(b, f.X, f.Y)
			return
		}
	}
}

// stoppedBy is what an animal does not go through.
func (l *Wildlife) stoppedBy(b *beast) uint8 {
	what := uint8(0)
	if b.gait < flies {
		what = solids | water
	}
	if l.side > 0 && !b.caught {
		what |= light
	}
	return what
}

// lookAhead asks the meadow for what lies on the way, and goes around it.
func (l *Wildlife) lookAhead(b *beast) {
	what := l.stoppedBy(b)
	if b.wary = what != 0 && l.meadow.near(b.x, b.y, b.size+max(2, b.speed*40), what); what == 0 {
		b.swerving = 0
		return
	}
	way := math.Atan2(b.wantY-b.y, b.wantX-b.x)
	reach := max(b.size, b.speed*34) + 1
	free := func(turn float64) bool {
		s, c := math.Sincos(way + turn)
		r := b.size*0.45 + 0.6
		return !l.meadow.stops(b.x+c*reach*0.5, b.y+s*reach*0.5, r, what) && !l.meadow.stops(b.x+c*reach, b.y+s*reach, r, what)
	}
	if free(0) {
		b.swerving = 0
		return
	}
	for _, turn := range [...]float64{0.6, -0.6, 1.2, -1.2, 1.9, -1.9, 2.7} {
		if b.swerve < 0 { // goes on around on the side it has begun
			turn = -turn
		}
		if free(turn) {
			b.swerve, b.swerving = turn, 30
			return
		}
	}
	b.swerve, b.swerving = math.Pi, 30
	b.speed *= 0.3
}

// choose gives an animal its next mood.
func (l *Wildlife) choose(w *board.World, b *beast) {
	d := &l.dice
	b.swerving = 0
	a, r := d.unit()*2*math.Pi, b.roam*math.Sqrt(d.unit())
	s, c := math.Sincos(a)
	roam := func() {
		b.mood, b.wantX, b.wantY, b.wantZ = strolls, b.homeX+c*r, b.homeY+s*r, b.high*d.between(0.7, 1.25)
		if b.offX != 0 || b.offY != 0 {
			// With the herd, whose home drifts.
			b.wantX, b.wantY = b.homeX+b.offX+c*r*0.3, b.homeY+b.offY+s*r*0.3
		}
		b.left = int(math.Hypot(b.wantX-b.x, b.wantY-b.y)/b.walk*60*1.6) + 60
	}
	switch b.gait {
	case flutters:
		if b.nature == &moth {
			l.lamp(w, b)
		}
		roam()
		return
	case flies:
		switch {
		case b.mood == strolls && b.perch >= 0:
			l.settleOn(b, b.perch)
		case b.mood == strolls && d.unit() < 0.5:
			if p := l.freePerch(); p >= 0 {
				e := &board.Places[l.place].Props[p]
				b.perch, b.wantX, b.wantY, b.wantZ = p, e.X, e.Y, e.Height
				b.left = 60 * 14
				return
			}
			roam()
		default:
			b.perch = -1
			roam()
		}
		return
	}
	if b.mood == strolls || b.mood == bolts {
		b.mood = rests
		if b.graze || d.unit() < 0.5 {
			b.mood = grazes
		}
		b.left = int(d.between(90, 420))
		if b.graze {
			b.left = int(d.between(240, 900))
		}
		return
	}
	if b.mood == grazes && b.graze && d.unit() < 0.45 {
		b.mood, b.left = rests, int(d.between(60, 200)) // raises its head
		return
	}
	if b.nature == &fox && l.stalk(b) {
		return
	}
	l.drift(b)
	roam()
}

// drift moves the home of a herd a little, for all of it.
func (l *Wildlife) drift(b *beast) {
	if b.offX == 0 && b.offY == 0 || l.dice.unit() > 0.25 {
		return
	}
	x, y := b.homeX+l.dice.span()*14, b.homeY+l.dice.span()*14
	d := math.Hypot(x, y)
	if d < 44 || d > 92 || l.side > 0 && max(math.Abs(x), math.Abs(y)) < l.side/2+b.size*2 || l.meadow.stops(x, y, b.size, solids|water|light) {
		return
	}
	for i := range l.beasts {
		if l.beasts[i].kind == b.kind {
			l.beasts[i].homeX, l.beasts[i].homeY = x, y
		}
	}
}

// stalk sends a fox after the nearest hare.
func (l *Wildlife) stalk(b *beast) bool {
	best, near := -1, 45.0
	for i := range l.beasts {
		if h := &l.beasts[i]; h.nature == &hare {
			if d := math.Hypot(h.x-b.x, h.y-b.y); d < near {
				best, near = i, d
			}
		}
	}
	if best < 0 || l.dice.unit() < 0.5 {
		return false
	}
	h := &l.beasts[best]
	b.mood, b.wantX, b.wantY, b.left = strolls, h.x, h.y, 60*8
	return true
}

// lamp gives a moth the nearest light to circle.
func (l *Wildlife) lamp(w *board.World, b *beast) {
	if l.side > 0 {
		return
	}
	b.homeX, b.homeY = b.bornX, b.bornY
	near := 60.0
	take := func(x, y float64) {
		if d := math.Hypot(x-b.bornX, y-b.bornY); d < near {
			near, b.homeX, b.homeY = d, x, y
		}
	}
	for i := range w.Figures {
		if f := &w.Figures[i]; f.Staff > 0 {
			take(f.X, f.Y)
		}
	}
	for i := range w.Lights {
		take(w.Lights[i].X, w.Lights[i].Y)
	}
}

// move brings an animal on by a tick.
func (l *Wildlife) move(b *beast) {
	b.phase += 1.0 / 60
	goes := b.mood == strolls || b.mood == bolts
	want := 0.0
	if goes {
		want = b.walk / 60
		if b.mood == bolts {
			want = b.run / 60
		}
	}
	// Starts and stops softly; who runs for its life starts at once.
	ease := 0.05
	if b.mood == bolts {
		ease = 0.12
	}
	b.speed += (want - b.speed) * ease
	if want == 0 && b.speed < 0.004 {
		b.speed = 0
	}
	dx, dy := b.wantX-b.x, b.wantY-b.y
	if goes {
		way := math.Atan2(dy, dx)
		if b.swerving > 0 {
			b.swerving--
			way += b.swerve
		}
		if b.gait == flutters {
			way += 1.1 * math.Sin(b.phase*5.3) * math.Sin(b.phase*2.1+1)
		}
		turn := math.Remainder(way-b.dir, 2*math.Pi)
		limit := b.turn
		if b.mood == bolts {
			limit *= 2.5
		}
		b.dir = math.Remainder(b.dir+min(max(turn, -limit), limit), 2*math.Pi)
		if math.Abs(turn) > 1.2 && b.gait < flies {
			b.speed = min(b.speed, want*0.35) // turns on the spot
		}
	}
	step := b.speed
	switch b.gait {
	case hops:
		step = l.leap(b, goes)
	case flies:
		if near := math.Hypot(dx, dy); goes && b.perch >= 0 && near < 16 {
			step = min(step, max(near*0.02, 0.03)) // comes down on its perch
		}
	}
	s, c := math.Sincos(b.dir)
	if b.wary && (int(l.tick)+b.kind)%4 == 0 {
		ahead := max(step, b.speed) * 6
		if b.halt = l.meadow.stops(b.x+c*ahead, b.y+s*ahead, 0.6, l.stoppedBy(b)); b.halt {
			b.swerve, b.swerving, b.speed = 1.9, 25, b.speed*0.5
		}
	} else if !b.wary {
		b.halt = false
	}
	if b.halt { // shies, and turns away
		b.dir += 0.12
		step = 0
	}
	b.x += c * step
	b.y += s * step
	b.frame += step / b.stride * 4
	switch b.gait {
	case flies:
		if goes {
			b.z += min(max((b.wantZ-b.z)*0.02, -0.12), 0.16)
			b.frame += 0.09
		}
	case flutters:
		b.z = b.high*(0.8+0.3*math.Sin(b.phase*1.7)) + 0.4*math.Sin(b.phase*6.1)
		b.frame += 0.16
	}
}

// leap is the way of one tick of hopping: it moves only in the air.
func (l *Wildlife) leap(b *beast, goes bool) float64 {
	ticks := 22.0
	if b.mood == bolts {
		ticks = 15
	}
	if b.hop == 0 {
		b.z = 0
		// Sits between hops, shortly when it runs.
		if !goes || b.mood != bolts && math.Mod(b.phase, 1.1) > 0.5 {
			return 0
		}
		if b.mood == bolts {
			b.dir += l.dice.span() * 0.35
		}
	}
	b.hop += 1 / ticks
	if b.hop >= 1 {
		b.hop, b.z = 0, 0
		return 0
	}
	b.z = math.Sin(b.hop*math.Pi) * b.size * 0.55
	if b.mood == bolts {
		return b.run / 60
	}
	return b.walk / 60 * 2
}

// sceneryID is what the figures of scenery count down from: none of them can
// be pointed at.
const sceneryID = -2

// Show adds what the camera sees of the animals to the world, at most so
// many.
func (l *Wildlife) Show(w *board.World, cam *board.Camera, most int) {
	mx, my := w.Zone.X+w.Zone.Side/2, w.Zone.Y+w.Zone.Side/2
	margin := 14 * board.AcrossPerFoot * cam.Zoom
	for i := range l.beasts {
		b := &l.beasts[i]
		if i >= most || l.tick < int64(b.kind*4) { // their pictures are read one after the other
			continue
		}
		x, y := b.x+mx, b.y+my
		if b.perch >= 0 && b.mood == perches {
			dx, dy := cam.Unrotate(0.4, -0.4) // sits before the stone, for the eye
			x, y = x+dx, y+dy
		}
		sx, sy := cam.Screen(x, y, b.z)
		if sx < -margin || sy < -margin || sx > cam.W+margin || sy > cam.H+margin {
			continue
		}
		f := board.Figure{ID: sceneryID - int32(i), Sheet: b.sheet, X: x, Y: y, Z: b.z, Size: b.size, Dir: b.dir, Alpha: 1, Health: -1}
		f.Anim, f.Frame = b.pose()
		w.Figures = append(w.Figures, f)
	}
}

// pose is what an animal is seen doing.
func (b *beast) pose() (board.Anim, float64) {
	switch {
	case b.gait == flutters, b.gait == flies && b.mood != perches && b.mood != grazes:
		return board.Walk, b.frame
	case b.gait == hops && b.hop > 0:
		return board.Walk, b.hop * 4
	case b.gait == walks && b.speed > 0.012:
		return board.Walk, b.frame
	case b.mood == grazes && b.graze:
		// Down to the grass and slowly along it.
		if math.Mod(b.phase*0.23, 1) < 0.8 {
			return board.Cast, 1
		}
		return board.Cast, 0
	}
	return board.Idle, b.phase * 1.3
}

// sceneryLight is how many animals a slow machine shows.
const sceneryLight = 10

// scenery adds the animals about the place to what is shown.
func (d *Duel) scenery(c *Ctx) {
	if d.wild == nil {
		return
	}
	most := len(d.wild.beasts)
	if c.Settings.Quality == board.QualityLight {
		most = min(most, sceneryLight)
	}
	d.wild.Show(&d.w, d.b.Camera(), most)
}
