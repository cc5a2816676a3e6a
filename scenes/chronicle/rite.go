package chronicle

import (
	"strconv"

	"mageduel/assets/rulebook"
	"mageduel/engine"
)

// writers has how each kind of event is written.
var writers [engine.EventKinds]func(t *teller)

func init() {
	writers = [engine.EventKinds]func(t *teller){
		engine.EvPhase:        func(t *teller) { t.out = append(t.out, t.Phase(engine.Phase(t.e.A))) },
		engine.EvChallenge:    challenge,
		engine.EvAgree:        deed(Rite, "D2", "agree"),
		engine.EvRefuse:       deed(Rite, "D3", "refuse"),
		engine.EvAcclimatised: deed(Rite, "P1", "acclimatised"),
		engine.EvUnqualified:  deed(Rite, "Q2", "unqualified"),
		engine.EvCompelled:    deed(Rite, "P2", "compelled"),
		engine.EvVotedZone: func(t *teller) {
			t.line(Rite, 1, "P3", "votedZone", "Who", t.who(), "Side", t.e.X, "Height", t.e.Z)
		},
		engine.EvVotedRounds: func(t *teller) { t.rounds("P8", "votedRounds") },
		engine.EvContest: func(t *teller) {
			a := t.p.Setup.Mages[t.e.Who].Caster()
			t.line(Roll, 2, "P4", "contest", "Who", t.who(), "Ability", t.ability(a), "Sum", t.sum()).Detail = t.detail(t.sums)
		},
		engine.EvZone: func(t *teller) {
			t.line(Rite, 1, "P5", "zone", "Side", t.e.X, "Height", t.e.Z)
		},
		engine.EvRounds: func(t *teller) {
			key := "rounds"
			if t.e.B == 1 {
				key = "rounds.long"
			}
			t.rounds("P8", key)
		},
		engine.EvPlaced: func(t *teller) {
			if t.p.IsMage(t.e.Who) {
				t.line(Rite, 1, "P11", "placed", "Who", t.who(), "At", t.at())
				return
			}
			t.line(Rite, 1, "P7", "placed.wild", "Who", t.some(t.e.Who), "At", t.at())
		},
		engine.EvInitiative: initiative,
		engine.EvRound: func(t *teller) {
			key := "round.fight"
			if engine.Phase(t.e.B) == engine.Preparation {
				key = "round.preparation"
			}
			t.line(Round, 0, "", key, "Round", int(t.e.A))
		},
		engine.EvTurn: func(t *teller) { t.line(Turn, 0, "", "turn", "Who", t.who()) },
		engine.EvEnters: func(t *teller) {
			t.line(Rite, 1, "P13", "enters", "Who", t.who(), "At", t.at())
		},
		engine.EvExcluded: deed(End, "P14", "excluded"),
		engine.EvSuppressed: func(t *teller) {
			effect := rulebook.Capital(t.kind(engine.EffectKind(t.e.A)))
			if t.e.Target < 0 {
				t.line(Magic, 2, "P12", "suppressed.area", "Effect", effect)
				return
			}
			t.line(Magic, 2, "P12", "suppressed", "Effect", effect, "Who", t.target())
		},

		engine.EvMove:    move,
		engine.EvStopped: deed(Act, "E2", "stopped"),
		engine.EvLeft:    deed(End, "T2", "left"),
		engine.EvFall: func(t *teller) {
			t.line(Harm, 1, "R21", "fall", "Who", t.who(), "Feet", int(t.e.A))
		},
		engine.EvCastBegin:  deed(Magic, "J1", "castBegin"),
		engine.EvLost:       lost,
		engine.EvSpellcraft: spellcraft,
		engine.EvCounterTry: func(t *teller) {
			t.line(Magic, 1, "E3", "counterTry", "Who", t.who(), "Target", t.target())
		},
		engine.EvCountered: func(t *teller) {
			t.line(Magic, 1, "E3", "countered", "Who", t.who(), "Target", t.target(),
				"Spell", t.spell(t.e.Spell), "With", t.spell(spellID(t.e.A)))
		},
		engine.EvCast:     cast,
		engine.EvStrike:   strike,
		engine.EvArea:     area,
		engine.EvRoll:     roll,
		engine.EvSR:       resistance,
		engine.EvAttack:   attack,
		engine.EvMiss:     miss,
		engine.EvDamage:   damage,
		engine.EvAbility:  ability,
		engine.EvNegative: negative,
		engine.EvHeal:     func(t *teller) { t.line(Help, 2, "", "heal", "Target", t.target(), "Count", int(t.e.A)) },
		engine.EvTemp:     func(t *teller) { t.line(Help, 2, "", "temp", "Target", t.target(), "Count", int(t.e.A)) },

		engine.EvBegin:  begin,
		engine.EvEnd:    end,
		engine.EvResist: resist,
		engine.EvDispel: dispel,
		engine.EvSummoned: func(t *teller) {
			t.line(Magic, 2, "R41", "summoned", "Target", t.some(t.e.Target), "Who", t.who(), "At", t.at())
		},
		engine.EvSent: done(Magic, "E2", "sent"),
		engine.EvSlain: func(t *teller) {
			if t.p.IsMage(t.e.Target) {
				t.line(End, 1, "E5", "slain", "Target", t.target())
				return
			}
			t.line(Harm, 2, "", "killed", "Target", t.target())
		},
		engine.EvFlees: func(t *teller) {
			if t.e.Who >= 0 { // from whom it fears
				t.line(Act, 2, "R33", "flees.from", "Target", t.target(), "Who", t.who())
				return
			}
			t.line(Act, 2, "P7", "flees", "Target", t.target())
		},
		engine.EvCower: done(Harm, "R33", "cower"),
		engine.EvDisqualified: func(t *teller) {
			if t.e.A == engine.MeddleBars {
				t.line(End, 1, "T3", "disqualified.word", "Who", t.who())
				return
			}
			t.line(End, 1, "E4", "disqualified", "Who", t.who())
		},
		engine.EvTrespass: func(t *teller) {
			switch {
			case t.e.Who < 0 && t.e.A == engine.MeddleBeast:
				t.line(End, 1, "E10", "trespass.beast")
				return
			case t.e.Who < 0:
				t.line(End, 1, "E10", "trespass")
				return
			}
			t.line(End, 1, "T3", "trespass.back", "Who", t.who())
		},
		engine.EvOutside: func(t *teller) {
			switch {
			case t.e.Who < 0 && t.e.A == engine.MeddleCasts:
				t.line(End, 1, "E11", "outside.spell")
				return
			case t.e.Who < 0:
				t.line(End, 1, "E11", "outside")
				return
			}
			t.line(End, 1, "E11", "outside.who", "Who", t.who())
		},
		engine.EvDraw: func(t *teller) {
			key := "draw.declared"
			if t.e.A == 0 {
				key = "draw.back"
			}
			t.line(Act, 1, "T5", key, "Who", t.who())
		},
		engine.EvFrown:    deed(Rite, "P9", "frown"),
		engine.EvOver:     over,
		engine.EvRestored: done(End, "T6", "restored"),
		engine.EvItem:     item,
		engine.EvReady:    deed(Act, "", "ready"),
		engine.EvDelay: func(t *teller) {
			if t.e.Target < 0 {
				t.line(Act, 1, "", "delay.alone", "Who", t.who())
				return
			}
			t.line(Act, 1, "", "delay", "Who", t.who(), "Target", t.target())
		},
		engine.EvOrder: order,
		engine.EvWait:  deed(Harm, "", "wait"),
		engine.EvQuiet: func(t *teller) { t.line(Rite, 1, "R27", "quiet") },
		engine.EvSmite: func(t *teller) {
			t.line(Act, 2, "", "smite", "Who", t.who(), "Target", t.target(), "A", int(t.e.A))
		},
		engine.EvTrip:    both(Harm, "trip"),
		engine.EvGrapple: both(Harm, "grapple"),
		engine.EvFree:    free,
		engine.EvHurl:    hurl,
		engine.EvNulled:  nulled,
	}
}

// deed is an event that says only who did it.
func deed(kind Kind, rule, key string) func(*teller) {
	return func(t *teller) { t.line(kind, 1, rule, key, "Who", t.who()) }
}

// done is an event that says only to whom it happened.
func done(kind Kind, rule, key string) func(*teller) {
	return func(t *teller) { t.line(kind, 1, rule, key, "Target", t.target()) }
}

func both(kind Kind, key string) func(*teller) {
	return func(t *teller) { t.line(kind, 2, "", key, "Who", t.who(), "Target", t.target()) }
}

func challenge(t *teller) {
	key := "challenge"
	if t.e.A == 1 {
		key = "challenge.offer"
	}
	t.line(Rite, 1, "D1", key, "Who", t.who())
}

func (t *teller) rounds(rule, key string) {
	who := name{}
	if t.e.Who >= 0 {
		who = t.who()
	}
	if t.e.A == 0 {
		t.line(Rite, 1, rule, key+".none", "Who", who)
		return
	}
	t.line(Rite, 1, rule, key, "Who", who, "Count", int(t.e.A))
}

func initiative(t *teller) {
	if t.e.C == 1 {
		t.line(Roll, 2, "R36", "initiative.tie", "Who", t.who(), "Target", t.target(), "A", int(t.e.A), "B", int(t.e.B))
		return
	}
	t.line(Roll, 2, "R36", "initiative", "Who", t.who(), "Sum", t.sum()).Detail = t.detail(t.sums)
}

// overRules are the rules by which a duel ends, by reason.
var overRules = [...]string{
	engine.NoReason: "", engine.ByDefeat: "T1", engine.ByExpulsion: "T2", engine.ByUnqualified: "Q2",
	engine.ByRefusal: "D3", engine.ByCalledOff: "R8", engine.ByDefault: "P14", engine.ByNobody: "R12",
	engine.ByTrespass: "E10", engine.ByAttack: "E11", engine.ByDisqualified: "T3", engine.ByTime: "T4",
	engine.ByAgreement: "T5", engine.ByTogether: "R26",
}

// Result is the sentence that tells how a duel ended, with its rule.
func (w *Writer) Result(p *engine.Position) Line {
	e := engine.Event{Kind: engine.EvOver, Who: p.S.Winner, Target: engine.None, A: int32(p.S.Outcome), B: int32(p.S.Reason)}
	return w.Write(p, &e, nil)[0]
}

func over(t *teller) {
	key := map[engine.Outcome]string{engine.Won: "won", engine.Draw: "draw", engine.RefusedRite: "refused"}[engine.Outcome(t.e.A)]
	if key == "" {
		key = "void"
	}
	who := name{}
	if t.e.Who >= 0 {
		who = t.who()
	}
	t.line(End, 0, overRules[t.e.B], "over."+key, "Who", who, "Reason", t.word("reason."+strconv.Itoa(int(t.e.B))))
}
