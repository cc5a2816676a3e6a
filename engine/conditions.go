package engine

// EffectKind is what an effect is: a condition of the 3.5 rules, what a spell
// leaves behind, or something a unit is in the middle of.
type EffectKind uint16

// The conditions, in the SRD's order.
const (
	NoEffect EffectKind = iota
	Blinded
	Confused
	Cowering
	Dazed
	Dazzled
	Deafened
	Entangled
	Exhausted
	Fascinated
	Fatigued
	Frightened
	Grappled
	Helpless
	Nauseated
	Panicked
	Paralyzed
	Petrified
	Pinned
	Prone
	Shaken
	Sickened
	Staggered
	Stunned
	Turned
	Unconscious
	IncorporealState
	Invisible
	// Conditions that other figures of a unit decide: they are never added.
	AbilityDamaged
	AbilityDrained
	EnergyDrained
	FlatFootedState
	Disabled
	Dying
	Stable
	Dead
	ConditionsEnd
)

// What spells leave behind.
const (
	MageArmored EffectKind = ConditionsEnd + iota
	Shielded
	Charmed
	MirrorImages // A: images left
	Flies
	Hasted
	Held
	SeesInvisible // see invisibility
	TrueSight     // true seeing
	Dominated     // By commands it; A: whom it served before; B: see galled
	Glittering    // covered with golden dust: outlined though invisible
	Suggested     // A: the course (see Course)
	OnGrease      // standing on it, unbalanced
	GreaseArea    // X, Y: low corner of a 10-ft square
	WebArea       // X, Y, Z: origin of a 20-ft spread
	Webbed        // A: 1 stuck fast, 0 entangled; Parent the web
	FireWall      // X, Y to X2, Y2: a run of squares; A: radius of a ring; B: 1 hot on the other side
	GustArea      // X, Y to X2, Y2: a line of severe wind
	Mazed         // in a labyrinth, off the board until it finds the way out; its square is kept
	Blinking      // half here and half on the ethereal plane

	ForceWall   // X, Y to X2, Y2: a run of square edges; Z its foot, A its height in feet
	Bead        // X, Y, Z: a delayed blast; B: 1 from an item
	GravityArea // X, Y, Z to X2, Y2, A: a box in which all falls upward
	Afloat      // at the top of the reversed gravity Parent
	Antimagic   // the middle of a field that suppresses magic; X: a bit for each unit whose spell resistance withstood it
	RopeArea    // X, Y: where a rope hangs, its upper end fast in a space of its own
	Sheltered   // in the space of the rope Parent, over X, Y
	Shaped      // polymorph: A the form; X, Y, Z own Strength, Dexterity and Constitution, X2 own space
	spellKindsEnd
)

// What a unit is in the middle of, and what afflicts it.
const (
	CastingKind EffectKind = spellKindsEnd + iota // a casting of a round: Spell, points, A option, B slot
	HeldCharge                                    // a touch spell on the hand
	ReadyKind                                     // A trigger, B slot or target; Spell
	TotalDefence
	Poisoned  // A: ability, B: special index; strikes again when it ends
	Burning   // 1d4 rounds of the fire elemental's burn
	Raging    // badger, wolverine
	Attached  // the dire weasel's
	Drained   // A: negative levels that time out (enervation)
	Summoning // a summoning spell that holds On here: ends with it
	Cornered  // cowering at the edge
	Augmented // Augment Summoning: +4 Strength and Constitution
	Sinking   // after fly has ended: A rounds of 60 feet left
	Buffeted  // failed its save against the wind Parent: cannot go against it
	Tested    // its spell resistance was tested against Parent: A 1 overcome, 2 not
	Gap       // a hole in the area Parent, X, Y, Z: a burst of A feet
	Cloud     // stinking cloud: X, Y, Z origin of a 20-ft spread
	Snared    // in a spider's thrown web: A and B, the DCs to slip out and to burst it
	Whirling  // is a whirlwind
	Whirled   // is held in one
	EffectKinds
)

// KindFlags are what the rules ask of an effect's kind.
type KindFlags uint64

// The flags of kinds.
const (
	NoDexToAC     KindFlags = 1 << iota // loses its Dexterity bonus to AC
	IsHelpless                          // Dexterity counts as 0, melee attackers get +4
	NoActions                           // none at all
	OneMove                             // one move action and no more (nauseated)
	OneAction                           // one move or standard action (staggered)
	NoOpportunity                       // makes no attacks of opportunity
	HalfSpeed
	NoRunning // no run, no charge
	Rooted    // cannot move from its square
	MindAffecting
	FearKind
	Harmful   // counts as a hostile thing to bring about
	Sightless // sees nothing
	NoCasting
	AsleepLike // unaware, ends when hurt
	Shown      // a condition players see as an icon
	Area       // lies on the ground, on no unit
	Opaque     // blocks sight
	FliesBy    // gives flight
	Fog        // hides what is more than 5 feet off
	SomeScores // some of its modifiers are to ability scores
	IsEntangled
	NoStrength // Strength counts as 0
	Limp       // wings hang: who flies by them falls
	Barrier    // an area that stops bodies and effects, not sight
	Upheld     // held in the air by something else: does not fall
)

// KindRule is what the rules say of a kind of effect.
type KindRule struct {
	Name  string // the SRD's name, a key for languages
	Flags KindFlags
	Mods  []Mod
	// Turn is what it does at the start of its bearer's turn, Done when it
	// ends; nil for nothing. Area effects strike with Enter who comes in.
	Turn func(r *run, effect int)
	// Tick is what an area does on its caster's turn each round.
	Tick  func(r *run, effect int)
	Done  func(r *run, e Effect)
	Enter func(r *run, effect int, unit int32)
	Speed int8 // of a FliesBy kind, in 5 feet
	// Like is the condition whose figures these are more or less of: of all
	// that are like it the worst alone counts.
	Like EffectKind
}

func allSaves(t BonusType, v int8) []Mod {
	return []Mod{{Stat: Fort, Type: t, Value: v}, {Stat: Ref, Type: t, Value: v}, {Stat: Will, Type: t, Value: v}}
}

// checks are penalties to saves, skill checks and ability checks.
func checks(v int8, more ...Mod) []Mod {
	return append(append(allSaves(Untyped, v),
		Mod{Stat: Concentration, Value: v}, Mod{Stat: Spellcraft, Value: v},
		Mod{Stat: CastingCheck, Value: v}, Mod{Stat: StrengthCheck, Value: v},
		Mod{Stat: PlainStrength, Value: v}, Mod{Stat: EscapeArtist, Value: v}, Mod{Stat: WitCheck, Value: v}), more...)
}

func attack(v int8) Mod           { return Mod{Stat: Attack, Value: v} }
func armor(v int8) Mod            { return Mod{Stat: AC, Value: v} }
func score(a Ability, v int8) Mod { return Mod{Stat: StrScore + Stat(a), Value: v} }

// kinds has what the rules say of every kind of effect (SRD, condition
// summary; the figures are in tables.md section 12).
var kinds [EffectKinds]KindRule

func init() {
	kinds = [EffectKinds]KindRule{
		Blinded:          {Name: "blinded", Flags: NoDexToAC | HalfSpeed | Sightless | Harmful | Shown | NoOpportunity, Mods: []Mod{armor(-2), {Stat: EscapeArtist, Value: -4}}},
		Confused:         {Name: "confused", Flags: MindAffecting | Harmful | Shown | NoOpportunity},
		Cowering:         {Name: "cowering", Flags: NoActions | NoDexToAC | NoOpportunity | Harmful | Shown, Mods: []Mod{armor(-2)}},
		Dazed:            {Name: "dazed", Flags: NoActions | NoOpportunity | Harmful | Shown},
		Dazzled:          {Name: "dazzled", Flags: Harmful | Shown, Mods: []Mod{attack(-1)}},
		Deafened:         {Name: "deafened", Flags: Harmful | Shown, Mods: []Mod{{Stat: Initiative, Value: -4}}},
		Entangled:        {Name: "entangled", Flags: IsEntangled | HalfSpeed | NoRunning | Harmful | Shown, Mods: []Mod{attack(-2), score(Dex, -4)}},
		Exhausted:        {Name: "exhausted", Like: Fatigued, Flags: HalfSpeed | NoRunning | Harmful | Shown, Mods: []Mod{score(Str, -6), score(Dex, -6)}},
		Fascinated:       {Name: "fascinated", Flags: NoActions | NoOpportunity | MindAffecting | Harmful | Shown},
		Fatigued:         {Name: "fatigued", Like: Fatigued, Flags: NoRunning | Harmful | Shown, Mods: []Mod{score(Str, -2), score(Dex, -2)}},
		Frightened:       {Name: "frightened", Like: Shaken, Flags: FearKind | MindAffecting | Harmful | Shown, Mods: checks(-2, attack(-2))},
		Grappled:         {Name: "grappling", Flags: NoOpportunity | Rooted | NoRunning | Harmful | Shown},
		Helpless:         {Name: "helpless", Flags: Limp | IsHelpless | NoActions | NoDexToAC | NoOpportunity | Harmful | Shown},
		Nauseated:        {Name: "nauseated", Flags: OneMove | NoCasting | NoOpportunity | Harmful | Shown},
		Panicked:         {Name: "panicked", Like: Shaken, Flags: FearKind | MindAffecting | Harmful | Shown | NoCasting | NoOpportunity, Mods: checks(-2)},
		Paralyzed:        {Name: "paralyzed", Flags: NoStrength | Limp | IsHelpless | NoActions | NoDexToAC | NoOpportunity | Harmful | Shown},
		Petrified:        {Name: "petrified", Flags: Limp | IsHelpless | NoActions | NoDexToAC | NoOpportunity | Harmful | Shown},
		Pinned:           {Name: "pinned", Flags: NoActions | Rooted | NoOpportunity | Harmful | Shown | NoDexToAC, Mods: []Mod{{Stat: AC, Value: -4, Need: Melee}}},
		Prone:            {Name: "prone", Flags: Shown, Mods: []Mod{{Stat: Attack, Value: -4, Need: Melee}, {Stat: AC, Value: -4, Need: Melee}, {Stat: AC, Value: 4, Need: Ranged}}},
		Shaken:           {Name: "shaken", Like: Shaken, Flags: FearKind | MindAffecting | Harmful | Shown, Mods: checks(-2, attack(-2))},
		Sickened:         {Name: "sickened", Flags: Harmful | Shown, Mods: checks(-2, attack(-2), Mod{Stat: WeaponDamage, Value: -2})},
		Staggered:        {Name: "staggered", Flags: OneAction | Harmful | Shown},
		Stunned:          {Name: "stunned", Flags: NoActions | NoDexToAC | NoOpportunity | Harmful | Shown, Mods: []Mod{armor(-2)}},
		Turned:           {Name: "turned", Flags: FearKind | Harmful | Shown},
		Unconscious:      {Name: "unconscious", Flags: Limp | IsHelpless | NoActions | NoDexToAC | NoOpportunity | Harmful | Shown},
		IncorporealState: {Name: "incorporeal", Flags: Shown},
		Invisible:        {Name: "invisible", Flags: Shown, Done: nil},
		AbilityDamaged:   {Name: "ability damaged", Flags: Shown},
		AbilityDrained:   {Name: "ability drained", Flags: Shown},
		EnergyDrained:    {Name: "energy drained", Flags: Shown},
		FlatFootedState:  {Name: "flat-footed", Flags: Shown},
		Disabled:         {Name: "disabled", Flags: Shown},
		Dying:            {Name: "dying", Flags: Shown},
		Stable:           {Name: "stable", Flags: Shown},
		Dead:             {Name: "dead", Flags: Shown},

		MageArmored:   {Name: "mage armor", Flags: Shown, Mods: []Mod{{Stat: AC, Type: ArmorBonus, Value: 4, Ban: TouchOnly}}},
		Shielded:      {Name: "shield", Flags: Shown, Mods: []Mod{{Stat: AC, Type: ShieldBonus, Value: 4, Ban: TouchOnly}}},
		Charmed:       {Name: "charm person", Flags: MindAffecting | Harmful | Shown},
		MirrorImages:  {Name: "mirror image", Flags: Shown},
		Flies:         {Name: "fly", Flags: Shown | FliesBy, Speed: 12, Done: endFly},
		Hasted:        {Name: "haste", Flags: Shown, Mods: []Mod{attack(1), {Stat: AC, Type: Dodge, Value: 1, Ban: LoseDex}, {Stat: Ref, Type: Dodge, Value: 1}}},
		Held:          {Name: "hold person", Flags: NoStrength | Limp | IsHelpless | NoActions | NoDexToAC | NoOpportunity | MindAffecting | Harmful | Shown},
		SeesInvisible: {Name: "see invisibility", Flags: Shown},
		TrueSight:     {Name: "true seeing", Flags: Shown},
		Dominated:     {Name: "dominate monster", Flags: MindAffecting | Harmful | Shown, Turn: turnDominated, Done: endDominated},
		Glittering:    {Name: "glitterdust", Flags: Harmful | Shown},
		Suggested:     {Name: "suggestion", Flags: MindAffecting | Harmful | Shown},
		OnGrease:      {Name: "grease", Flags: NoDexToAC | Harmful | Shown},
		GreaseArea:    {Name: "grease", Flags: Area},
		WebArea:       {Name: "web", Flags: Area, Enter: enterWeb},
		Webbed:        {Name: "web", Like: Entangled, Flags: IsEntangled | HalfSpeed | NoRunning | Harmful | Shown, Mods: []Mod{attack(-2), score(Dex, -4)}},
		FireWall:      {Name: "wall of fire", Flags: Area | Opaque, Tick: tickFireWall},
		GustArea:      {Name: "gust of wind", Flags: Area, Enter: enterGust},

		Mazed:       {Name: "maze", Flags: Harmful | Shown, Done: endMaze},
		Blinking:    {Name: "blink", Flags: Shown},
		ForceWall:   {Name: "wall of force", Flags: Area | Barrier},
		Bead:        {Name: "delayed blast fireball", Flags: Area, Done: burstBead},
		GravityArea: {Name: "reverse gravity", Flags: Area, Enter: enterGravity, Tick: tickGravity},
		Afloat:      {Name: "reverse gravity", Flags: Rooted | NoRunning | Upheld | Harmful | Shown, Done: endAfloat},
		RopeArea:    {Name: "rope trick", Flags: Area},
		Sheltered:   {Name: "rope trick", Flags: Shown, Done: endSheltered},

		Shaped:    {Name: "polymorph", Flags: Shown, Done: endShaped},
		Antimagic: {Name: "antimagic field", Flags: Shown},

		CastingKind:  {Name: "casting"},
		HeldCharge:   {Name: "held charge", Flags: Shown},
		ReadyKind:    {Name: "readied"},
		TotalDefence: {Name: "total defense", Flags: Shown | NoOpportunity, Mods: []Mod{{Stat: AC, Type: Dodge, Value: 4, Ban: LoseDex}}},
		Poisoned:     {Name: "poisoned", Flags: Harmful | Shown, Done: endPoison},
		Burning:      {Name: "burning", Flags: Harmful | Shown, Turn: turnBurning},
		Raging:       {Name: "rage", Flags: Shown, Mods: []Mod{score(Str, 4), score(Con, 4), armor(-2)}},
		Attached:     {Name: "attached", Flags: NoDexToAC | NoOpportunity | Shown, Turn: turnAttached},
		Drained:      {Name: "energy drained", Flags: Harmful, Done: endDrained},
		Summoning:    {Name: "summoning"},
		Augmented:    {Name: "augment summoning", Mods: []Mod{{Stat: StrScore, Type: Enhancement, Value: 4}, {Stat: ConScore, Type: Enhancement, Value: 4}}},
		Sinking:      {Name: "sinking", Flags: Shown, Turn: turnSinking},
		Buffeted:     {Name: "gust of wind", Flags: Harmful | Shown},
		Tested:       {Name: "tested"},
		Gap:          {Name: "gap", Flags: Area},
		Cloud:        {Name: "stinking cloud", Flags: Area | Fog, Enter: enterCloud, Tick: tickCloud, Done: endCloud},
		Snared:       {Name: "spider web", Like: Entangled, Flags: IsEntangled | Rooted | HalfSpeed | NoRunning | Harmful | Shown, Mods: []Mod{attack(-2), score(Dex, -4)}},
		Whirling:     {Name: "whirlwind", Flags: Shown | NoOpportunity, Done: endWhirl},
		Whirled:      {Name: "whirlwind", Done: endWhirled, Flags: Upheld | Rooted | Harmful | Shown, Mods: []Mod{attack(-2), score(Dex, -4)}},
		Cornered:     {Name: "cowering", Flags: NoActions | NoDexToAC | NoOpportunity | Shown, Mods: []Mod{armor(-2)}},
	}
}

func init() {
	for k := range kinds {
		rule := &kinds[k]
		if rule.Like == NoEffect {
			rule.Like = EffectKind(k)
		}
		for _, m := range rule.Mods {
			if m.Stat >= StrScore && m.Stat <= ChaScore {
				rule.Flags |= SomeScores
			}
		}
	}
	gatherKinds()
}

// Name is the SRD's name of the kind.
func (k EffectKind) Name() string { return kinds[k].Name }

// Flags are what the rules ask of the kind.
func (k EffectKind) Flags() KindFlags { return kinds[k].Flags }

// flagsOf gathers the kind flags of all that is on a unit.
func (p *Position) flagsOf(unit int32) KindFlags {
	u := &p.S.Units[unit]
	f := u.Does
	if u.Bears.Has(Webbed) && p.S.Effects[p.find(unit, Webbed)].A == 1 {
		f |= Rooted
	}
	if u.Damage != [6]int16{} || u.Drain != [6]int16{} {
		f |= u.scoreFlags()
	}
	return f
}

// scoreFlags are those of abilities at 0 (R20): Strength or Dexterity leaves
// helpless, the mental ones unconscious.
func (u *Unit) scoreFlags() KindFlags {
	for a := Str; a <= Cha; a++ {
		if a == Con || u.Score[a] <= 0 {
			continue
		}
		if u.Score[a]-u.Damage[a]-u.Drain[a] <= 0 {
			return IsHelpless | NoActions | NoDexToAC | NoOpportunity
		}
	}
	return 0
}

// find is the index of the first effect of a kind on a unit, or None.
func (p *Position) find(unit int32, kind EffectKind) int {
	if !p.Is(unit, kind) {
		return None
	}
	for i := range p.S.Effects {
		if e := &p.S.Effects[i]; e.On == unit && e.Kind == kind && e.Flags&Suppressed == 0 {
			return i
		}
	}
	return None
}

// Is tells whether an effect of the kind is on the unit.
func (p *Position) Is(unit int32, kind EffectKind) bool { return p.S.Units[unit].Bears.Has(kind) }

// byID is the index of an effect, or None.
func (p *Position) byID(id int32) int {
	for i := range p.S.Effects {
		if p.S.Effects[i].ID == id {
			return i
		}
	}
	return None
}
