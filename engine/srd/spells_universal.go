package srd

var universals = []spellRow{
	{ArcaneMark, Spell{
		Name: "Arcane Mark", Level: 0,
		Comp: CompV | CompS, Time: CastTime{Kind: TimeStandard}, Range: Range{Kind: RangeFeet},
		Target:   "Effect: One personal rune or mark, all of which must fit within 1 sq. ft.",
		Duration: Duration{Kind: DurationPermanent},
		Save:     Save{Kind: SaveNone}, SR: SR{Kind: SRNo},
	}},
	{Prestidigitation, Spell{
		Name: "Prestidigitation", Level: 0,
		Comp: CompV | CompS, Time: CastTime{Kind: TimeStandard}, Range: Range{Kind: RangeFeet, N: 10},
		Target:   "Target, Effect, or Area: See text",
		Duration: Duration{Kind: DurationTimed, N: 1, Unit: UnitHour},
		Save:     Save{Kind: SaveSeeText}, SR: SR{Kind: SRNo},
	}},
	{Permanency, Spell{
		Name: "Permanency", Level: 5,
		Comp: CompV | CompS | CompXP, Time: CastTime{Kind: TimeRounds, N: 2}, Range: Range{},
		Target:   "Target, Effect, or Area: See text",
		Duration: Duration{Kind: DurationPermanent, See: true},
		Save:     Save{Kind: SaveNone}, SR: SR{Kind: SRNo},
		Cost: Cost{XP: 500, Text: "XP: 500-4,500 XP by spell made permanent"},
	}},
	{LimitedWish, Spell{
		Name: "Limited Wish", Level: 7,
		Comp: CompV | CompS | CompXP, Time: CastTime{Kind: TimeStandard}, Range: Range{},
		Target:   "Target, Effect, or Area: See text",
		Duration: Duration{},
		Save:     Save{Kind: SaveNone, See: true}, SR: SR{Kind: SRYes},
		Cost: Cost{XP: 300, Text: "XP: 300 XP or more"},
	}},
	{Wish, Spell{
		Name: "Wish", Level: 9,
		Comp: CompV | CompXP, Time: CastTime{Kind: TimeStandard}, Range: Range{},
		Target:   "Target, Effect, or Area: See text",
		Duration: Duration{},
		Save:     Save{Kind: SaveSeeText}, SR: SR{Kind: SRYes},
		Cost: Cost{XP: 5000, Text: "XP: 5,000 XP minimum (more if item or XP spell); M only above 10,000 gp of duplicated component"},
	}},
}
