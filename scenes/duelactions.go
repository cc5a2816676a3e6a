package scenes

import (
	"math"
	"sort"
	"strconv"

	"mageduel/assets/figures"
	"mageduel/assets/rulebook"
	"mageduel/engine"
	"mageduel/engine/srd"
	"mageduel/scenes/hud"
)

// command is an empty command of a unit.
func command(kind engine.CommandKind, who int32) engine.Command {
	return engine.Command{Kind: kind, Who: who, Slot: engine.None, Target: engine.None}
}

// actions is the bar of what a unit can do now. The digits are its keys.
func (d *Duel) actions(e *hud.Env, unit int32, keys bool) *hud.Node {
	if unit < 0 {
		return nil
	}
	w := wordsOf(e.Loc)
	v := d.m.View(d.ownerOf(unit))
	mage := v.IsMage(unit)
	var items []hud.ActionItem
	add := func(id string, icon hud.Icon, why string, click func()) {
		it := hud.ActionItem{ID: id, Icon: icon, Label: e.T("action." + id), Tip: e.T("action." + id + "Tip"), Reason: why, Click: click}
		if keys && len(items) < 9 {
			it.Hotkey = rune('1' + len(items))
			it.Key = string(it.Hotkey)
		}
		if d.aim != nil && d.aim.label == id {
			it.Chosen = true
		}
		items = append(items, it)
	}
	check := func(c engine.Command) string { return w.refusal(v.Check(&c)) }
	free := func() string {
		if !v.CanAct(unit) {
			return w.refusal(engine.CannotAct)
		}
		return ""
	}
	fight := v.S.Phase == engine.Fight
	if mage {
		add("cast", hud.ActCast, d.castReason(w, &v, unit), func() { d.openSpells(unit) })
	}
	if fight {
		moves := ""
		if v.MoveFeet(unit, engine.DoMove) < 5 || v.S.Units[unit].Has(engine.Stepped) {
			moves = w.refusal(engine.NoActionLeft)
		}
		add("move", hud.ActMove, firstOf(free(), moves), func() { d.move(unit, engine.DoMove) })
		steps := ""
		if v.S.Units[unit].Has(engine.Stepped) || v.S.Units[unit].Moved > 0 {
			steps = w.refusal(engine.AlreadyMoved)
		}
		add("step", hud.ActStep, firstOf(free(), steps), func() { d.move(unit, engine.DoStep) })
		add("attack", hud.ActAttack, firstOf(free(), d.attackReason(w, &v, unit)), func() { d.attack(unit, false) })
		if coupReason(w, &v, unit) == "" {
			add("coup", hud.Slain, "", func() { d.strike(unit, engine.DoCoup, "coup") })
		}
		if mage && v.Is(unit, engine.HeldCharge) {
			add("touch", hud.ActAttack, "", func() { d.strike(unit, engine.DoTouch, "touch") })
		}
	}
	if mage && len(itemsOf(&v, unit)) > 0 {
		add("item", hud.ActItem, d.itemReason(w, &v, unit), func() { d.openItems(unit) })
	}
	if fight && v.Is(unit, engine.Prone) {
		add("stand", hud.ArrowUp, check(command(engine.DoStand, unit)), func() { d.commit(command(engine.DoStand, unit)) })
	}
	if fight && (v.Is(unit, engine.Webbed) || v.Is(unit, engine.Grappled) || v.Is(unit, engine.Mazed)) {
		add("free", hud.Entangled, check(command(engine.DoBreakFree, unit)), func() { d.commit(command(engine.DoBreakFree, unit)) })
	}
	for i := range v.S.Effects {
		c := command(engine.DoClimb, unit)
		c.Option = v.S.Effects[i].ID
		if why := v.Check(&c); v.S.Effects[i].Kind == engine.RopeArea && mage && fight && why != engine.OutOfReach {
			add("climb", hud.Rope, w.refusal(why), func() { d.commit(c) })
			break
		}
	}
	if fight && v.Is(unit, engine.Burning) {
		add("putOut", hud.Fire, check(command(engine.DoPutOut, unit)), func() { d.commit(command(engine.DoPutOut, unit)) })
	}
	if c, ok := hurl(&v, unit); ok && fight {
		add("hurl", hud.Fire, "", func() { d.startAim(&aim{cmd: c, how: aimCorner, label: "hurl"}) })
	}
	if mage && len(d.inForce(&v, unit)) > 0 {
		add("spells", hud.ActDismiss, "", func() { d.openForce(unit) })
	}
	if mage && fight && len(servants(&v, unit)) > 0 {
		add("command", hud.ActCommand, "", func() { d.openServants(unit) })
	}
	if fight {
		add("ready", hud.ActReady, d.readyReason(w, &v, unit), func() { d.openReady(unit) })
		add("more", hud.Plus, "", func() { d.openMore(unit) })
		if mage {
			c, label := command(engine.DoDeclareDraw, unit), "draw"
			if v.S.Mages[unit].Has(engine.DrawDeclared) {
				c.Kind, label = engine.DoTakeBackDraw, "undraw"
			}
			add(label, hud.ActDraw, check(c), func() { d.commit(c) })
		}
	}
	if !mage || v.S.Units[unit].Form != 0 && fight {
		add("alone", hud.Paw, "", func() { d.openAlone(unit) })
	}
	add("look", hud.Eye, "", func() { d.startAim(&aim{cmd: command(engine.NoCommand, unit), how: aimLook, label: "look"}) })
	add("end", hud.ActEnd, "", d.endTurn)
	items[len(items)-1].Key = d.keyName(EndTurn)
	if !keys {
		items[len(items)-1].Key = ""
	}
	bar := hud.Actions(e, items, hud.ActionRoom(e))
	first := len(items) - 1
	for i := len(items) - 1; i >= 0; i-- {
		if id := items[i].ID; items[i].Reason == "" && (id == "cast" || id == "move" || id == "touch" || id == "attack" && !mage) {
			first = i
		}
	}
	bar.Kids[0].Kids[first].First = true
	if fight && e.HighEm() >= 30 {
		bar.Kids = append(bar.Kids, hud.ActionsLeft(e, []string{e.T("left.standard"), e.T("left.move"), e.T("left.swift")},
			[]bool{v.CanStandard(unit), v.CanMoveAction(unit), v.CanSwift(unit)}))
		bar.Gap = math.Floor(e.Em() * 0.2)
	}
	return bar
}

func firstOf(reasons ...string) string {
	for _, r := range reasons {
		if r != "" {
			return r
		}
	}
	return ""
}

// keyName is what the hand in use calls an action.
func (d *Duel) keyName(a Action) string {
	if c := d.panels.Ctx(); c != nil && c.In != nil {
		return c.In.Names[a]
	}
	return ""
}

func (d *Duel) castReason(w words, v *engine.Position, unit int32) string {
	if !v.CanAct(unit) {
		return w.refusal(engine.CannotAct)
	}
	why := engine.NoSlotLeft
	for i := range v.S.Slots {
		s := &v.S.Slots[i]
		if int32(s.Owner) != unit || s.Spell == srd.NoSpell {
			continue
		}
		c := command(engine.DoCast, unit)
		c.Slot, c.Spell = int32(i), s.Spell
		switch r := v.Begins(&c); r {
		case engine.Fine:
			return ""
		case engine.NoSlotLeft:
		default:
			why = r
		}
	}
	return w.refusal(why)
}

func (d *Duel) attackReason(w words, v *engine.Position, unit int32) string {
	if !v.CanStandard(unit) {
		return w.refusal(engine.NoActionLeft)
	}
	for i := range v.S.Units {
		for _, k := range [...]engine.CommandKind{engine.DoAttack, engine.DoCharge} {
			c := command(k, unit)
			c.Target = int32(i)
			if v.Check(&c) == engine.Fine {
				return ""
			}
		}
	}
	return w.t("duel.nobodyInReach")
}

func (d *Duel) readyReason(w words, v *engine.Position, unit int32) string {
	if !v.CanAct(unit) {
		return w.refusal(engine.CannotAct)
	}
	if !v.CanStandard(unit) {
		return w.refusal(engine.NoActionLeft)
	}
	return ""
}

func (d *Duel) itemReason(w words, v *engine.Position, unit int32) string {
	why := engine.NoItem
	for _, i := range itemsOf(v, unit) {
		c := command(engine.DoItem, unit)
		c.Option = i
		r := v.Begins(&c)
		if r == engine.Fine {
			return ""
		}
		why = r
	}
	return w.refusal(why)
}

// itemsOf are the indices of what a mage can use.
func itemsOf(v *engine.Position, unit int32) []int32 {
	var out []int32
	for i := range v.S.Items {
		it := &v.S.Items[i]
		if int32(it.Owner) == unit && it.Kind != engine.Weapon && it.Charges > 0 {
			out = append(out, int32(i))
		}
	}
	return out
}

// servants are the units that obey a mage.
func servants(v *engine.Position, who int32) []int32 {
	var out []int32
	for i := range v.S.Units {
		if v.Commands(who, int32(i)) && v.Here(int32(i)) {
			out = append(out, int32(i))
		}
	}
	return out
}

// inForce are the effects a mage can end or must keep up.
func (d *Duel) inForce(v *engine.Position, who int32) []int {
	var out []int
	for i := range v.S.Effects {
		e := &v.S.Effects[i]
		if e.By == who && e.Flags&(engine.Dismissible|engine.Concentrated) != 0 && e.Flags&engine.Suppressed == 0 {
			out = append(out, i)
		}
	}
	return out
}

func (d *Duel) move(unit int32, kind engine.CommandKind) {
	label := map[engine.CommandKind]string{engine.DoMove: "move", engine.DoStep: "step", engine.DoWithdraw: "withdraw", engine.DoRun: "run"}[kind]
	d.startAim(&aim{cmd: command(kind, unit), how: aimMove, label: label})
}

func (d *Duel) strike(unit int32, kind engine.CommandKind, label string) {
	d.startAim(&aim{cmd: command(kind, unit), how: aimUnit, label: label})
}

// attack chooses among the ways of attacking that are possible, on the
// defensive where guarded; one alone is taken at once.
func (d *Duel) attack(unit int32, guarded bool) {
	v := d.m.View(d.ownerOf(unit))
	var ways []hud.PromptChoice
	w := d.words()
	var only func()
	for _, k := range [...]struct {
		kind  engine.CommandKind
		label string
		icon  hud.Icon
	}{{engine.DoAttack, "attack", hud.ActAttack}, {engine.DoFull, "full", hud.ActAttack}, {engine.DoCharge, "charge", hud.ActMove}} {
		if guarded && k.kind == engine.DoCharge {
			continue
		}
		can := false
		for i := range v.S.Units {
			c := command(k.kind, unit)
			c.Target, c.Defensive = int32(i), guarded
			can = can || v.Check(&c) == engine.Fine
		}
		if !can || k.kind == engine.DoFull && v.IsMage(unit) && v.Level(unit) < 12 {
			continue
		}
		c := command(k.kind, unit)
		label := k.label
		if c.Defensive = guarded; guarded {
			label = "guard"
		}
		only = func() { d.startAim(&aim{cmd: c, how: aimUnit, label: label}) }
		ways = append(ways, hud.PromptChoice{ID: k.label, Label: w.t("action." + k.label), Tip: w.t("action." + k.label + "Tip"), Icon: k.icon, Main: len(ways) == 0, Click: only})
		if k.kind == engine.DoAttack && v.IsMage(unit) && v.InHand(unit) != engine.NoWeapon {
			bare := c
			bare.Option = engine.BareHand
			ways = append(ways, hud.PromptChoice{ID: "bare", Label: w.t("action.bare"), Tip: w.t("action.bareTip"), Icon: hud.Person,
				Click: func() { d.startAim(&aim{cmd: bare, how: aimUnit, label: "bare"}) }})
		}
	}
	if len(ways) == 0 {
		d.refuse(engine.OutOfReach)
		return
	}
	if len(ways) == 1 {
		only()
		return
	}
	title := "action.attack"
	if guarded {
		title = "action.guard"
	}
	d.choose(w.t(title), nil, ways)
}

// choose opens a small dialog of choices; each closes it.
func (d *Duel) choose(title string, text hud.Rich, ways []hud.PromptChoice) {
	u := d.panels.UI
	for i := range ways {
		then := ways[i].Click
		ways[i].Click = func() { u.Close(); then() }
	}
	u.Open(hud.Layer{Build: func(e *hud.Env) *hud.Node {
		n := hud.Prompt(e, title, text, d.codex, append(append([]hud.PromptChoice(nil), ways...),
			hud.PromptChoice{ID: "back", Label: e.T("hud.back"), Icon: hud.ArrowLeft, Click: u.Close}))
		n.Look = hud.Veil
		n.Width = min(math.Floor(e.Em()*26), float64(e.W)-e.Em())
		n.MaxH = float64(e.H) - e.Em()
		// Beside the board, where prompts are.
		n.AX, n.AY = 0, 0.4
		pad := math.Floor(e.Em() * 0.4)
		return &hud.Node{Kind: hud.Anchor, PadX: pad, PadY: pad, Kids: []*hud.Node{n}}
	}})
}

// endTurn ends the turn of the unit that a person commands now.
func (d *Duel) endTurn() {
	who, unit := d.waiting()
	if who == engine.None || d.m.duel.State.Asking() {
		return
	}
	s := &d.m.duel.State
	if s.Phase != engine.Preparation && s.Phase != engine.Fight {
		return
	}
	d.aim = nil
	d.commit(command(engine.DoEndTurn, unit))
}

// openSpells is the list of spells, by level, with what is left and why one
// cannot be cast.
func (d *Duel) openSpells(unit int32) {
	d.aim = nil
	d.search = ""
	d.pass(unit, func() {
		d.panels.UI.Open(hud.Layer{Dim: true, Build: func(e *hud.Env) *hud.Node {
			body := hud.Spells(e, d.book(e, unit, func(slot int32, spell srd.SpellID) {
				d.panels.UI.Close()
				c := command(engine.DoCast, unit)
				c.Slot, c.Spell = slot, spell
				d.options(c, spell)
			}))
			return drawer(d.panels.UI, e, e.T("spells.title"), 33, body)
		}})
	})
}

// book is what a mage's list of spells shows.
func (d *Duel) book(e *hud.Env, unit int32, pick func(slot int32, spell srd.SpellID)) *hud.SpellBook {
	w := wordsOf(e.Loc)
	v := d.m.View(unit)
	b := &hud.SpellBook{Search: d.search, Seek: func(s string) { d.search = s; d.changed() }}
	sorcerer := v.Setup.Mages[unit].Class == engine.Sorcerer
	for i := range v.S.Slots {
		s := &v.S.Slots[i]
		if int32(s.Owner) != unit {
			continue
		}
		if s.Spell == srd.NoSpell {
			b.Slots[s.Level] = int(s.Left)
			continue
		}
		if !sorcerer {
			b.Slots[s.Level] += int(s.Left)
		}
		slot := int32(i)
		entry := hud.SpellEntry{ID: strconv.Itoa(i), Name: rulebook.Capital(w.spell(s.Spell)), Level: int(s.Level), School: schoolIcon(s.Spell), Tip: w.spellTip(&v, unit, s.Spell), About: aboutSpell(s.Spell)}
		if !sorcerer {
			entry.Times = int(s.Left)
		}
		c := command(engine.DoCast, unit)
		c.Slot, c.Spell = slot, s.Spell
		why := v.Begins(&c)
		if why == engine.Fine && v.S.Phase == engine.Preparation && v.HarmsOnly(unit, s.Spell) {
			why = engine.HarmsBefore
		}
		entry.Reason = w.refusal(why)
		if v.S.Phase == engine.Preparation && why == engine.Fine {
			entry.Note = hud.Plain(e.T("prepare.stays"), hud.Bad)
			if engine.EntersZone(s.Spell, true) {
				entry.Note = hud.Plain(e.T("prepare.enters"), hud.Good)
			}
			if v.Hurries(s.Spell, slot) {
				entry.Note = append(entry.Note, hud.Span{Text: ", " + e.T("prepare.frowned"), Tone: hud.Bad})
				entry.Tip = append(entry.Tip, hud.Span{Text: "\n" + e.T("prepare.frownedTip"), Tone: hud.Bad})
			}
		}
		if v.IsQuickened(slot) {
			entry.Swift = true
			entry.Tip = append(entry.Tip, hud.Span{Text: "\n" + e.T("spell.quickened"), Tone: hud.Cyan})
		}
		spell := s.Spell
		entry.Click = func() { pick(slot, spell) }
		b.Entries = append(b.Entries, entry)
	}
	return b
}

// options asks for a spell's own choices, then aims it.
func (d *Duel) options(c engine.Command, spell srd.SpellID) {
	w := d.words()
	rule := engine.Rule(spell)
	set := func(o int32) engine.Command {
		n := c
		if n.Kind == engine.DoItem {
			n.N = n.N&0xFFFF | o<<16
		} else {
			n.Option = o
		}
		return n
	}
	name := rulebook.Capital(w.spell(spell))
	switch {
	case engine.SummonChoices(spell) != nil:
		d.openSummons(c, spell, set)
	case spell == srd.Polymorph:
		d.openForms(c, spell, set)
	case rule.Aim == engine.AimWall && rule.Options > 0:
		long := d.m.View(c.Who)
		most := int64(5 * (long.Level(c.Who) / 2))
		var ways []hud.PromptChoice
		for i, key := range [...]string{"wall", "ringIn", "ringOut"} {
			ring := i > 0
			n := set(int32(max(0, i-1)))
			ways = append(ways, hud.PromptChoice{ID: key, Label: w.t("option." + key), Main: i == 0, Click: func() {
				d.startAim(&aim{cmd: n, how: aimWall, spell: spell, ring: ring, radius: min(most, 20)})
			}})
		}
		d.choose(name, nil, ways)
	case rule.Options > 0 && rule.Aim != engine.AimLine: // a line's side is chosen while aiming
		var ways []hud.PromptChoice
		for o := int32(0); o < rule.Options; o++ {
			breaks := rule.Breaks != engine.NoEffect && o == engine.BreakIt
			if rule.Aim == engine.AimDispel && o == engine.DispelEffect || breaks {
				v := d.m.View(c.Who)
				for i := range v.S.Effects {
					f := &v.S.Effects[i]
					if f.On != engine.None || breaks && f.Kind != rule.Breaks {
						continue
					}
					n := set(o)
					n.N = f.ID
					if n.Kind == engine.DoItem || v.Check(&n) != engine.Fine {
						continue
					}
					label, _ := w.effect(f)
					ways = append(ways, hud.PromptChoice{ID: "effect" + strconv.Itoa(i), Label: w.t("option.dispelEffect", "Name", label), Click: func() { d.confirmCast(n, spell) }})
				}
				continue
			}
			n := set(o)
			ways = append(ways, hud.PromptChoice{ID: strconv.Itoa(int(o)), Label: w.t("option." + optionKey(spell, o)), Main: o == 0, Click: func() { d.aimSpell(n, spell, o) }})
		}
		if len(ways) == 1 { // nothing stands there to be broken
			ways[0].Click()
			return
		}
		d.choose(name, nil, ways)
	default:
		d.aimSpell(c, spell, 0)
	}
}

// optionKey names the choice of a spell that has some.
func optionKey(spell srd.SpellID, o int32) string {
	switch engine.Rule(spell).Aim {
	case engine.AimDispel:
		return [...]string{"dispelTarget", "dispelArea", "dispelOne"}[min(max(o, 0), 2)]
	}
	return srd.Spells[spell].Name + "." + strconv.Itoa(int(o))
}

// aimSpell aims a casting, or the use of an item, as its spell is aimed.
func (d *Duel) aimSpell(c engine.Command, spell srd.SpellID, option int32) {
	v := d.m.View(c.Who)
	rule := engine.Rule(spell)
	a := &aim{cmd: c, spell: spell, need: 1}
	a.cmd.Spell = spell
	switch rule.Aim {
	case engine.AimSelf:
		a.cmd.Target = c.Who
		d.confirmCast(a.cmd, spell)
		return
	case engine.AimTouch, engine.AimUnit:
		a.how = aimUnit
		if rule.Aim == engine.AimTouch && rule.Helpful && v.S.Phase == engine.Preparation {
			a.cmd.Target = c.Who
			d.confirmCast(a.cmd, spell)
			return
		}
	case engine.AimUnits, engine.AimRays:
		a.how = aimUnits
		a.need = v.Count(&a.cmd)
		if v.S.Phase == engine.Preparation {
			a.cmd.Targets[0] = int16(c.Who)
			d.setCount(&a.cmd, 1)
			d.confirmCast(a.cmd, spell)
			return
		}
	case engine.AimPoint, engine.AimLine:
		a.how = aimCorner
	case engine.AimSquares, engine.AimPlace, engine.AimAway:
		a.how = aimSquare
	case engine.AimDispel:
		a.how = aimUnit
		if option == engine.DispelArea {
			a.how = aimCorner
		}
	case engine.AimWall, engine.AimBox:
		a.how = aimWall
	}
	d.startAim(a)
}

// confirmCast casts what needs no aim; where somebody threatens the caster it
// asks how.
func (d *Duel) confirmCast(c engine.Command, spell srd.SpellID) {
	v := d.m.View(c.Who)
	for i := range v.S.Units {
		if v.S.Phase == engine.Fight && v.Threatens(int32(i), c.Who) {
			d.startAim(&aim{cmd: c, how: aimOnly, spell: spell})
			return
		}
	}
	d.commit(c)
}

// openSummons chooses what a summoning calls.
func (d *Duel) openSummons(c engine.Command, spell srd.SpellID, set func(int32) engine.Command) {
	u := d.panels.UI
	u.Open(hud.Layer{Dim: true, Build: func(e *hud.Env) *hud.Node {
		w := wordsOf(e.Loc)
		v := d.m.View(c.Who)
		var rows []*hud.Node
		level := uint8(0)
		choices := engine.SummonChoices(spell)
		livery := liveryOf(d.m.Chosen.Mages[v.S.Units[c.Who].Owner].Colour)
		order := make([]int, len(choices))
		for i := range order {
			order[i] = i
		}
		sort.SliceStable(order, func(i, j int) bool {
			a, b := &choices[order[i]], &choices[order[j]]
			if a.Level != b.Level {
				return a.Level > b.Level
			}
			return hud.Fold(w.creature(a.Creature, a.Template)) < hud.Fold(w.creature(b.Creature, b.Template))
		})
		for _, i := range order {
			choice := &choices[i]
			if choice.Level != level {
				level = choice.Level
				rows = append(rows, hud.Label(hud.Strong(e.T("summon.list", "Level", int(level)), hud.Gold)))
			}
			name := rulebook.Capital(w.creature(choice.Creature, choice.Template))
			if n := choice.Number; n.Count > 0 {
				name += " × " + n.String()
			}
			n := set(int32(i))
			n.Spell = spell
			u2 := v.S.Units[c.Who].At()
			n.X, n.Y, n.Z = u2.X, u2.Y, u2.Z
			face := beastFace(figures.Slug(srd.Creatures[choice.Creature].Name))
			text := hud.Label(append(hud.Plain(name, hud.Ink), hud.Span{Text: "\n" + creatureFigures(w, choice.Creature), Tone: hud.Dim}))
			row := &hud.Node{ID: "summon." + strconv.Itoa(i), Look: hud.RowLook, Kind: hud.Row, Gap: math.Floor(e.Em() * 0.5), Align: 0.5,
				Kids: []*hud.Node{hud.Likeness(math.Floor(e.Em()*2.2), face, hud.Paw, livery, -1, hud.Hale), text.Growing(1)},
				PadX: math.Floor(e.Em() * 0.4), PadY: math.Floor(e.Em() * 0.2), MinH: math.Floor(e.Em() * 2), Tip: creatureTip(w, choice.Creature), About: "creature:" + srd.Creatures[choice.Creature].Name,
				Click: func() {
					u.Close()
					d.startAim(&aim{cmd: n, how: aimSquare, spell: spell})
				}}
			if why := v.Check(&n); why == engine.NeedsWater || why == engine.NotYetKnown {
				row.Off(w.refusal(why))
			}
			rows = append(rows, row)
		}
		return wantFirst(hud.Drawer(u, e, rulebook.Capital(w.spell(spell)), 26, rows...))
	}})
}

// openForms chooses a form to give, by name; those that its caster cannot give
// to anybody are left out.
func (d *Duel) openForms(c engine.Command, spell srd.SpellID, set func(int32) engine.Command) {
	u := d.panels.UI
	u.Open(hud.Layer{Dim: true, Build: func(e *hud.Env) *hud.Node {
		w := wordsOf(e.Loc)
		v := d.m.View(c.Who)
		var ids []srd.CreatureID
		for id := srd.CreatureID(1); int(id) <= srd.NumCreatures; id++ {
			if n := set(int32(id)); v.FitsForm(&n, c.Who, id) == engine.Fine {
				ids = append(ids, id)
			}
		}
		sort.SliceStable(ids, func(i, j int) bool {
			return hud.Fold(w.creature(ids[i], srd.NoTemplate)) < hud.Fold(w.creature(ids[j], srd.NoTemplate))
		})
		var rows []*hud.Node
		for _, id := range ids {
			n := set(int32(id))
			n.Spell = spell
			rows = append(rows, &hud.Node{ID: "form." + strconv.Itoa(int(id)), Look: hud.RowLook, Icon: hud.Paw, IconTone: hud.Gold,
				Text: append(hud.Plain(rulebook.Capital(w.creature(id, srd.NoTemplate)), hud.Ink), hud.Span{Text: "\n" + creatureFigures(w, id), Tone: hud.Dim}),
				PadX: math.Floor(e.Em() * 0.4), PadY: math.Floor(e.Em() * 0.2), MinH: math.Floor(e.Em() * 2), Tip: creatureTip(w, id),
				Click: func() {
					u.Close()
					d.aimSpell(n, spell, int32(id))
				}})
		}
		return wantFirst(hud.Drawer(u, e, rulebook.Capital(w.spell(spell)), 26, rows...))
	}})
}

// creatureTip is a line on a creature, and its figures.
func creatureTip(w words, id srd.CreatureID) hud.Rich {
	c := &srd.Creatures[id]
	var out hud.Rich
	if t, ok := rulebook.CreatureText(c.Name); ok {
		out = hud.Plain(t.In(w.l), hud.Ink)
	}
	nl := ""
	if len(out) > 0 {
		nl = "\n"
	}
	return append(out, hud.Span{Text: nl + creatureFigures(w, id), Tone: hud.Dim})
}

// creatureFigures is what counts most of a creature in a line.
func creatureFigures(w words, id srd.CreatureID) string {
	c := &srd.Creatures[id]
	figures := w.t("summon.figures", "HP", int(c.HP), "AC", int(c.AC.Total))
	if len(c.Attack) > 0 && len(c.Attack[0]) > 0 {
		figures += ", " + w.t("summon.attack", "Bonus", w.loc.Signed(int(c.Attack[0][0].Bonus)))
	}
	return figures
}

// openItems lists what a mage carries.
func (d *Duel) openItems(unit int32) {
	d.aim = nil
	d.pass(unit, func() {
		u := d.panels.UI
		u.Open(hud.Layer{Dim: true, Build: func(e *hud.Env) *hud.Node {
			w := wordsOf(e.Loc)
			v := d.m.View(unit)
			rows := []*hud.Node{hud.Label(hud.Mark(e.T("items.warning"), hud.Dim))}
			rows[0].OnLink = d.codex
			for _, i := range itemsOf(&v, unit) {
				it := &v.S.Items[i]
				c := command(engine.DoItem, unit)
				c.Option, c.Spell = i, it.Spell
				spell, potion := it.Spell, it.Kind == engine.Potion
				row := &hud.Node{ID: "item." + strconv.Itoa(int(i)), Look: hud.RowLook, Icon: itemIcons[it.Kind], IconTone: hud.Gold, Text: w.itemText(it),
					PadX: math.Floor(e.Em() * 0.4), PadY: math.Floor(e.Em() * 0.2), MinH: math.Floor(e.Em() * 2), Tip: w.spellTip(&v, unit, it.Spell), About: aboutSpell(it.Spell), Click: func() {
						u.Close()
						if potion {
							c.Target = unit
							d.confirmCast(c, spell)
							return
						}
						d.options(c, spell)
					}}
				row.Off(w.refusal(v.Begins(&c)))
				rows = append(rows, row)
			}
			return wantFirst(hud.Drawer(u, e, e.T("items.title"), 28, rows...))
		}})
	})
}

// itemIcons are the signs of the kinds of items.
var itemIcons = [...]hud.Icon{engine.Potion: hud.ActItem, engine.Scroll: hud.ScrollIcon, engine.Wand: hud.ActCast, engine.Staff: hud.ActCast, engine.Weapon: hud.ActAttack}

// itemText is what a carried thing is called, and what is left in it.
func (w words) itemText(it *engine.Item) hud.Rich {
	more := w.t("item.level", "Level", int(it.CL))
	if it.Kind == engine.Wand || it.Kind == engine.Staff {
		more += ", " + w.t("item.charges", "Count", int(it.Charges))
	}
	return append(hud.Plain(w.item(it), hud.Ink), hud.Span{Text: "\n" + more, Tone: hud.Dim})
}

// item is what a carried thing is called.
func (w words) item(it *engine.Item) string {
	key := [...]string{engine.Potion: "item.potion", engine.Scroll: "item.scroll", engine.Wand: "item.wand", engine.Staff: "item.staff", engine.Weapon: "item.weapon"}[it.Kind]
	return w.t(key, "Spell", w.spell(it.Spell))
}

// openForce lists the spells in force: to keep up, to let go, to dismiss.
func (d *Duel) openForce(unit int32) {
	u := d.panels.UI
	u.Open(hud.Layer{Dim: true, Build: func(e *hud.Env) *hud.Node {
		w := wordsOf(e.Loc)
		v := d.m.View(unit)
		var rows []*hud.Node
		for _, i := range d.inForce(&v, unit) {
			f := &v.S.Effects[i]
			name, _ := w.effect(f)
			if f.On != engine.None && f.On != unit {
				name += " · " + w.unit(&v, f.On)
			}
			rows = append(rows, hud.Label(hud.Strong(name, hud.Ink)))
			line := hud.Wrap(e)
			for _, k := range [...]struct {
				kind engine.CommandKind
				key  string
			}{{engine.DoConcentrate, "concentrate"}, {engine.DoCease, "cease"}, {engine.DoDismiss, "dismiss"}} {
				if k.kind == engine.DoDismiss && f.Flags&engine.Dismissible == 0 || k.kind != engine.DoDismiss && f.Flags&engine.Concentrated == 0 {
					continue
				}
				c := command(k.kind, unit)
				c.Option = f.ID
				b := hud.Push(e, "force."+k.key+strconv.Itoa(i), e.T("action."+k.key), func() { u.Close(); d.commit(c) })
				b.Off(w.refusal(v.Check(&c)))
				line.Kids = append(line.Kids, b)
			}
			rows = append(rows, line)
		}
		return wantFirst(hud.Drawer(u, e, e.T("action.spells"), 26, rows...))
	}})
}

// openServants gives orders to creatures.
func (d *Duel) openServants(unit int32) {
	u := d.panels.UI
	u.Open(hud.Layer{Dim: true, Build: func(e *hud.Env) *hud.Node {
		w := wordsOf(e.Loc)
		v := d.m.View(unit)
		var rows []*hud.Node
		for _, s := range servants(&v, unit) {
			rows = append(rows, hud.Label(hud.Strong(w.unit(&v, s), hud.Ink)))
			line := hud.Wrap(e)
			button := func(id, label string, o engine.Order, at int32) {
				c := command(engine.DoOrder, unit)
				c.Target, c.Option, c.N = s, int32(o), at
				b := hud.Push(e, "order."+id+strconv.Itoa(int(s))+"."+strconv.Itoa(int(at)), label, func() { u.Close(); d.commit(c) })
				b.Chosen = v.S.Units[s].Order == int16(o) && v.S.Units[s].OrderAt == int16(at)
				b.Off(w.refusal(v.Check(&c)))
				line.Kids = append(line.Kids, b)
			}
			button("near", e.T("order.nearest"), engine.OrderAttack, engine.None)
			for i := range v.S.Units {
				if t := int32(i); v.InPlay(t) && v.Foe(s, t) && !v.S.Units[i].Has(engine.Unseen) {
					button("at", e.T("order.attack", "Name", w.unit(&v, t)), engine.OrderAttack, t)
				}
			}
			button("stay", e.T("order.stay"), engine.OrderStay, engine.None)
			button("guard", e.T("order.guard"), engine.OrderGuard, engine.None)
			if rows = append(rows, line); v.Is(s, engine.Dominated) {
				continue // it acts by its orders alone
			}
			rows = append(rows, hud.Switch(e, "auto."+strconv.Itoa(int(s)), hud.Plain(e.T("order.auto"), hud.Ink), d.m.auto[s], func(on bool) { d.m.auto[s] = on; d.changed() }))
		}
		return wantFirst(hud.Drawer(u, e, e.T("action.command"), 30, rows...))
	}})
}

// openAlone lets a creature act by its orders, once or from now on.
func (d *Duel) openAlone(unit int32) {
	w := d.words()
	d.choose(w.t("action.alone"), hud.Plain(w.t("action.aloneTip"), hud.Ink), []hud.PromptChoice{
		{ID: "once", Label: w.t("alone.once"), Main: true, Click: func() { d.commit(command(engine.DoInstinct, unit)) }},
		{ID: "always", Label: w.t("alone.always"), Click: func() { d.m.auto[unit] = true; d.changed() }},
	})
}

// openReady chooses what is readied.
func (d *Duel) openReady(unit int32) {
	w := d.words()
	v := d.m.View(d.ownerOf(unit))
	var ways []hud.PromptChoice
	if v.IsMage(unit) {
		ways = append(ways,
			hud.PromptChoice{ID: "counter", Label: w.t("ready.counter"), Icon: hud.ActCounter, Main: true, Click: func() {
				c := command(engine.DoReady, unit)
				c.Option = engine.ReadyCounter
				d.startAim(&aim{cmd: c, how: aimUnit, label: "ready"})
			}},
			hud.PromptChoice{ID: "spell", Label: w.t("ready.spell"), Icon: hud.ActCast, Click: func() { d.readySpell(unit) }})
	}
	ways = append(ways, hud.PromptChoice{ID: "blow", Label: w.t("ready.blow"), Icon: hud.ActAttack, Main: !v.IsMage(unit), Click: func() {
		c := command(engine.DoReady, unit)
		c.Option = engine.ReadyBlow
		d.commit(c)
	}})
	d.choose(w.t("action.ready"), hud.Plain(w.t("ready.text"), hud.Ink), ways)
}

func (d *Duel) readySpell(unit int32) {
	d.search = ""
	d.pass(unit, func() {
		d.panels.UI.Open(hud.Layer{Dim: true, Build: func(e *hud.Env) *hud.Node {
			w := wordsOf(e.Loc)
			v := d.m.View(unit)
			book := d.book(e, unit, func(slot int32, spell srd.SpellID) {
				d.panels.UI.Close()
				c := command(engine.DoReady, unit)
				c.Option, c.Slot, c.Spell = engine.ReadySpell, slot, spell
				d.startAim(&aim{cmd: c, how: aimUnit, label: "ready"})
			})
			for i := range book.Entries {
				b := &book.Entries[i]
				slot, _ := strconv.Atoi(b.ID)
				can := false
				why := engine.NoSuchChoice
				for t := int32(0); t < v.Mages(); t++ {
					c := command(engine.DoReady, unit)
					c.Option, c.Slot, c.Spell, c.Target = engine.ReadySpell, int32(slot), v.S.Slots[slot].Spell, t
					r := v.Check(&c)
					can = can || r == engine.Fine
					if r != engine.NoSuchTarget && r != engine.Fine {
						why = r
					}
				}
				b.Reason = ""
				if !can {
					b.Reason = w.refusal(why)
				}
			}
			return drawer(d.panels.UI, e, e.T("ready.spell"), 33, hud.Spells(e, book))
		}})
	})
}

// openMore holds what is done seldom.
func (d *Duel) openMore(unit int32) {
	u := d.panels.UI
	u.Open(hud.Layer{Dim: true, Build: func(e *hud.Env) *hud.Node {
		w := wordsOf(e.Loc)
		v := d.m.View(d.ownerOf(unit))
		var rows []*hud.Node
		row := func(id string, icon hud.Icon, why string, click func()) {
			n := &hud.Node{ID: "more." + id, Look: hud.RowLook, Icon: icon, IconTone: hud.Gold, Text: append(hud.Strong(e.T("action."+id), hud.Ink), hud.Span{Text: "\n" + e.T("action."+id+"Tip"), Tone: hud.Dim}),
				PadX: math.Floor(e.Em() * 0.4), PadY: math.Floor(e.Em() * 0.3), Click: func() { u.Close(); click() }}
			n.Off(why)
			rows = append(rows, n)
		}
		simple := func(id string, icon hud.Icon, kind engine.CommandKind) {
			c := command(kind, unit)
			row(id, icon, w.refusal(v.Check(&c)), func() { d.commit(c) })
		}
		withdraw := ""
		if !v.CanFullRound(unit) || v.S.Units[unit].Has(engine.Stepped) {
			withdraw = w.refusal(engine.NoActionLeft)
		}
		row("withdraw", hud.ActStep, withdraw, func() { d.move(unit, engine.DoWithdraw) })
		runs := d.runReason(w, &v, unit)
		row("run", hud.ActMove, runs, func() { d.move(unit, engine.DoRun) })
		row("guard", hud.ActAttack, d.guardReason(w, &v, unit), func() { d.attack(unit, true) })
		row("coup", hud.Slain, coupReason(w, &v, unit), func() { d.strike(unit, engine.DoCoup, "coup") })
		row("delay", hud.ActDelay, d.delayReason(w, &v, unit), func() { d.openDelay(unit) })
		simple("defend", hud.Warded, engine.DoDefend)
		simple("prone", hud.Prone, engine.DoProne)
		if v.IsMage(unit) {
			rows = append(rows, hud.Rule(e), hud.Label(hud.Strong(e.T("standing.title"), hud.Gold)), hud.Label(hud.Plain(e.T("standing.text"), hud.Dim)))
			m := &v.S.Mages[unit]
			tabs := func(id string, at engine.Standing, set func(engine.Standing) engine.Command) {
				var options []hud.Option
				for _, k := range [...]string{"ask", "never", "always"} {
					options = append(options, hud.Option{Label: e.T("standing." + k)})
				}
				rows = append(rows, hud.FieldOf(e, e.T("standing."+id), hud.Tabs(e, "standing."+id, options, int(at), func(i int) { d.act(set(engine.Standing(i))) })))
			}
			standing := command(engine.DoStanding, unit)
			standing.Option, standing.N = int32(m.Counter), int32(m.AoO)
			tabs("counter", m.Counter, func(s engine.Standing) engine.Command { c := standing; c.Option = int32(s); return c })
			tabs("aoo", m.AoO, func(s engine.Standing) engine.Command { c := standing; c.N = int32(s); return c })
		}
		return wantFirst(hud.Drawer(u, e, e.T("action.more"), 28, rows...))
	}})
}

// runReason tells why a unit cannot run: no straight way of even a square may.
func (d *Duel) runReason(w words, v *engine.Position, unit int32) string {
	why := engine.NoWay
	at := v.S.Units[unit].At()
	for i := range 9 {
		if i == 4 {
			continue
		}
		c := command(engine.DoRun, unit)
		c.X, c.Y, c.Z = at.X+5*int64(i%3-1), at.Y+5*int64(i/3-1), at.Z
		switch r := v.Check(&c); r {
		case engine.Fine:
			return ""
		case engine.NoWay, engine.NotStraight, engine.TooFar:
		default:
			why = r
		}
	}
	return w.refusal(why)
}

// guardReason tells why a unit cannot fight on the defensive.
func (d *Duel) guardReason(w words, v *engine.Position, unit int32) string {
	if !v.CanStandard(unit) {
		return w.refusal(engine.NoActionLeft)
	}
	for i := range v.S.Units {
		c := command(engine.DoAttack, unit)
		c.Target, c.Defensive = int32(i), true
		if v.Check(&c) == engine.Fine {
			return ""
		}
	}
	return w.t("duel.nobodyInReach")
}

// coupReason tells why a unit can deal nobody a coup de grace.
func coupReason(w words, v *engine.Position, unit int32) string {
	if !v.CanFullRound(unit) {
		return w.refusal(engine.NoActionLeft)
	}
	why := engine.NotHelpless
	for i := range v.S.Units {
		c := command(engine.DoCoup, unit)
		c.Target = int32(i)
		switch r := v.Check(&c); r {
		case engine.Fine:
			return ""
		case engine.NeedsWeapon, engine.NoVitals:
			why = r
		}
	}
	return w.refusal(why)
}

func (d *Duel) delayReason(w words, v *engine.Position, unit int32) string {
	why := engine.NoSuchTarget
	for _, t := range v.S.Order {
		c := command(engine.DoDelay, unit)
		c.Target = t
		if r := v.Check(&c); r == engine.Fine {
			return ""
		} else if r != engine.NoSuchTarget {
			why = r
		}
	}
	if why == engine.NoSuchTarget {
		return w.t("duel.nobodyAfter")
	}
	return w.refusal(why)
}

// openDelay chooses after whom a unit acts.
func (d *Duel) openDelay(unit int32) {
	w := d.words()
	v := d.m.View(d.ownerOf(unit))
	var ways []hud.PromptChoice
	for _, t := range v.S.Order {
		c := command(engine.DoDelay, unit)
		c.Target = t
		if v.Check(&c) == engine.Fine {
			ways = append(ways, hud.PromptChoice{ID: strconv.Itoa(int(t)), Label: w.t("delay.after", "Name", w.unit(&v, t)), Main: len(ways) == 0, Click: func() { d.commit(c) }})
		}
	}
	d.choose(w.t("action.delay"), hud.Plain(w.t("delay.text"), hud.Ink), ways)
}

// hurl is the throw of a bead that lies within reach, where there is one.
func hurl(v *engine.Position, unit int32) (engine.Command, bool) {
	for i := range v.S.Effects {
		if e := &v.S.Effects[i]; e.Kind == engine.Bead {
			c := command(engine.DoHurl, unit)
			c.Option, c.X, c.Y, c.Z = e.ID, e.X, e.Y, e.Z
			if v.Check(&c) == engine.Fine {
				return c, true
			}
		}
	}
	return engine.Command{}, false
}
