package rulebook

// CreatureTexts says in a line what each creature of Summon Monster I to III is
// good for. Key is the name in the rules, without template.
var CreatureTexts = []Text{
	{
		Key: "Dog",
		EN:  "Loyal, quick and keen of nose; good for standing between you and a blade.",
		FR:  "Fidèle, vif, le nez fin ; parfait pour s’interposer devant une lame.",
	},
	{
		Key: "Owl",
		EN:  "Silent on the wing and hard to hit; its talons pester a caster who tries to concentrate.",
		FR:  "Silencieux en vol et difficile à toucher ; ses serres harcèlent le mage qui se concentre.",
	},
	{
		Key: "Giant Fire Beetle",
		EN:  "A glowing shell with strong jaws: slow, tough and never in doubt.",
		FR:  "Une carapace luisante aux fortes mandibules : lent, dur et jamais dans le doute.",
	},
	{
		Key: "Porpoise",
		EN:  "Swift in water and of no use without it.",
		FR:  "Rapide dans l’eau, inutile ailleurs.",
	},
	{
		Key: "Badger",
		EN:  "Small and short of temper: wound it and it rages, stronger but easier to hit.",
		FR:  "Petit et coléreux : blessé, il entre en rage, plus fort mais plus facile à toucher.",
	},
	{
		Key: "Monkey",
		EN:  "Nimble, climbs anything, bites little; send it to be in the way.",
		FR:  "Agile, il grimpe partout et mord peu ; à envoyer dans les jambes.",
	},
	{
		Key: "Dire Rat",
		EN:  "A rat as big as a dog whose bite carries filth fever (Fortitude, DC 11), too slow to matter in one duel.",
		FR:  "Un rat gros comme un chien dont la morsure donne la fièvre des égouts (Vigueur, DD 11), trop lente pour compter dans un duel.",
	},
	{
		Key: "Raven",
		EN:  "One hit point and a sharp eye; it soaks up a missile meant for you.",
		FR:  "Un point de vie et l’œil vif ; il détourne un projectile destiné à son maître.",
	},
	{
		Key: "Monstrous Centipede, Medium",
		EN:  "Runs up walls at 40 feet; its poison eats Dexterity (Fortitude, DC 10).",
		FR:  "Il court sur les murs à 40 pieds ; son venin ronge la Dextérité (Vigueur, DD 10).",
	},
	{
		Key: "Monstrous Scorpion, Small",
		EN:  "Seizes with its claws, then stings; the poison eats Constitution (Fortitude, DC 12).",
		FR:  "Il saisit de ses pinces, puis pique ; le venin ronge la Constitution (Vigueur, DD 12).",
	},
	{
		Key: "Hawk",
		EN:  "The fastest wings of the first list, 60 feet; ideal to threaten a mage who flies.",
		FR:  "Les ailes les plus rapides de la première liste, 60 pieds ; idéal contre un mage en vol.",
	},
	{
		Key: "Monstrous Spider, Small",
		EN:  "Throws webs like a net up to 50 feet; its bite saps Strength (Fortitude, DC 10).",
		FR:  "Elle lance sa toile comme un filet jusqu’à 50 pieds ; sa morsure sape la Force (Vigueur, DD 10).",
	},
	{
		Key: "Octopus",
		EN:  "Eight arms that grab whatever they touch, if there is water to put it in.",
		FR:  "Huit bras qui agrippent tout ce qu’ils touchent, s’il y a de l’eau où la mettre.",
	},
	{
		Key: "Snake, Small Viper",
		EN:  "Hard to hit, and its poison takes 1d6 Constitution before the zone halves it (Fortitude, DC 10).",
		FR:  "Difficile à toucher, et son venin prend 1d6 de Constitution avant la réduction de la zone (Vigueur, DD 10).",
	},
	{
		Key: "Giant Bee",
		EN:  "Flies at 80 feet and stings once: the poison eats Constitution (Fortitude, DC 11), and the bee dies of it.",
		FR:  "Elle vole à 80 pieds et pique une fois : le venin ronge la Constitution (Vigueur, DD 11), et l’abeille en meurt.",
	},
	{
		Key: "Giant Bombardier Beetle",
		EN:  "Sprays a 10-foot cone of acid every round, 1d4+2 (Fortitude, DC 13, negates).",
		FR:  "Il crache à chaque round un cône d’acide de 10 pieds, 1d4+2 (Vigueur, DD 13, annule).",
	},
	{
		Key: "Dog, Riding",
		EN:  "A sturdy hound with a serious bite, well able to hold a lane.",
		FR:  "Un chien robuste à la morsure sérieuse, bien capable de tenir un passage.",
	},
	{
		Key: "Eagle",
		EN:  "Wings of 80 feet with two claws and a beak: reaches any corner of the zone in one move.",
		FR:  "Des ailes à 80 pieds, deux serres et un bec : il atteint tout coin de la zone en un déplacement.",
	},
	{
		Key: "Lemure",
		EN:  "A shapeless devil immune to fire and poison; let your wall of fire burn around it.",
		FR:  "Un diable informe, immunisé contre le feu et le poison ; un mur de feu peut brûler autour de lui.",
	},
	{
		Key: "Squid",
		EN:  "Ten arms and a cloud of ink, for duels under water only.",
		FR:  "Dix bras et un nuage d’encre, pour les seuls duels sous l’eau.",
	},
	{
		Key: "Wolf",
		EN:  "Fast at 50 feet; each bite that lands may bring its prey to the ground.",
		FR:  "Rapide à 50 pieds ; chaque morsure qui porte peut jeter sa proie à terre.",
	},
	{
		Key: "Monstrous Centipede, Large",
		EN:  "Longer, faster to strike and with more poison than its smaller kin (Fortitude, DC 11).",
		FR:  "Plus long, plus prompt et plus venimeux que ses petits frères (Vigueur, DD 11).",
	},
	{
		Key: "Monstrous Scorpion, Medium",
		EN:  "Two claws that hold and a sting that weakens (Fortitude, DC 13); it feels its prey through the ground.",
		FR:  "Deux pinces qui retiennent et un dard qui affaiblit (Vigueur, DD 13) ; il sent sa proie par les vibrations du sol.",
	},
	{
		Key: "Shark, Medium",
		EN:  "Smells blood at 180 feet, in water.",
		FR:  "Il sent le sang à 180 pieds, dans l’eau.",
	},
	{
		Key: "Monstrous Spider, Medium",
		EN:  "Eight webs a day to tie a mage down before it bites (Fortitude, DC 12).",
		FR:  "Huit toiles par jour pour lier un mage avant de mordre (Vigueur, DD 12).",
	},
	{
		Key: "Snake, Medium Viper",
		EN:  "Climbs, swims and strikes; the poison takes Constitution (Fortitude, DC 11).",
		FR:  "Elle grimpe, nage et frappe ; le venin prend de la Constitution (Vigueur, DD 11).",
	},
	{
		Key: "Bear, Black",
		EN:  "Two claws, a bite and 19 hit points: few mages care to stand next to it.",
		FR:  "Deux griffes, une morsure et 19 points de vie : peu de mages aiment rester à côté.",
	},
	{
		Key: "Bison",
		EN:  "A wall of muscle with 37 hit points that gores hard.",
		FR:  "Une muraille de muscles de 37 points de vie, qui encorne durement.",
	},
	{
		Key: "Dire Badger",
		EN:  "Digs under trouble and rages when hurt, 28 hit points of spite.",
		FR:  "Il creuse sous les ennuis et enrage quand on le blesse, 28 points de vie de hargne.",
	},
	{
		Key: "Hippogriff",
		EN:  "The best flyer of its list: 100 feet, two claws and a beak.",
		FR:  "Le meilleur voilier de sa liste : 100 pieds, deux serres et un bec.",
	},
	{
		Key: "Air Elemental, Small",
		EN:  "Flies at 100 feet in any direction and hampers every flyer; it can also turn into a whirlwind.",
		FR:  "Il vole à 100 pieds en tous sens et gêne tout ce qui vole ; au besoin, il se fait tourbillon.",
	},
	{
		Key: "Earth Elemental, Small",
		EN:  "Swims through the ground and hits hardest where both stand on it; useless against a flyer.",
		FR:  "Il nage dans le sol et frappe le mieux quand les deux y posent le pied ; inutile contre qui vole.",
	},
	{
		Key: "Fire Elemental, Small",
		EN:  "Fast and burning: a hit may set the target alight (Reflex, DC 11).",
		FR:  "Rapide et brûlant : un coup peut enflammer la cible (Réflexes, DD 11).",
	},
	{
		Key: "Water Elemental, Small",
		EN:  "Puts out flames by touch, magical fire as well if it wins a dispel check.",
		FR:  "Il éteint les flammes au toucher, même magiques s’il gagne un test de dissipation.",
	},
	{
		Key: "Ape",
		EN:  "Large arms that reach 10 feet, and it climbs.",
		FR:  "De longs bras qui portent à 10 pieds, et il grimpe.",
	},
	{
		Key: "Dire Weasel",
		EN:  "Bites, holds on and drinks Constitution round after round; pull it off quickly.",
		FR:  "Elle mord, s’accroche et boit la Constitution round après round ; à arracher au plus vite.",
	},
	{
		Key: "Hell Hound",
		EN:  "Breathes fire in a 10-foot cone, 2d6 (Reflex, DC 13, half), and its bite burns; cold hurts it more.",
		FR:  "Il souffle le feu en cône de 10 pieds, 2d6 (Réflexes, DD 13, moitié), et sa morsure brûle ; le froid le blesse davantage.",
	},
	{
		Key: "Constrictor Snake",
		EN:  "Coils around what it bites and squeezes: a poor place to cast from.",
		FR:  "Il s’enroule autour de ce qu’il mord et serre : un mauvais endroit pour incanter.",
	},
	{
		Key: "Boar",
		EN:  "Fights on when others would fall.",
		FR:  "Il se bat encore quand d’autres seraient tombés.",
	},
	{
		Key: "Dire Bat",
		EN:  "Flies at 40 feet and needs no eyes: it senses the invisible within 40 feet.",
		FR:  "Elle vole à 40 pieds et se passe d’yeux : elle perçoit l’invisible à moins de 40 pieds.",
	},
	{
		Key: "Monstrous Centipede, Huge",
		EN:  "Fills a square of 15 feet and poisons Dexterity (Fortitude, DC 14).",
		FR:  "Il emplit un carré de 15 pieds et empoisonne la Dextérité (Vigueur, DD 14).",
	},
	{
		Key: "Crocodile",
		EN:  "A bite that does not let go, or a sweep of the tail for 1d12+6.",
		FR:  "Une morsure qui ne lâche pas, ou un coup de queue à 1d12+6.",
	},
	{
		Key: "Dretch",
		EN:  "A wretched demon with two spells in it: scare and stinking cloud, once each.",
		FR:  "Un piètre démon, mais avec deux sorts en réserve : Effroi et Nuage nauséabond, une fois chacun.",
	},
	{
		Key: "Snake, Large Viper",
		EN:  "Quick to act (+7) and venomous (Fortitude, DC 11).",
		FR:  "Prompte à agir (+7) et venimeuse (Vigueur, DD 11).",
	},
	{
		Key: "Wolverine",
		EN:  "Climbs, digs and flies into a rage at the first wound.",
		FR:  "Il grimpe, creuse et enrage à la première blessure.",
	},
}

var creatureTextIndex = indexBy(CreatureTexts, func(t Text) string { return t.Key })

// CreatureText finds the line about a creature by its name in the rules.
func CreatureText(key string) (Text, bool) {
	return find(CreatureTexts, creatureTextIndex, key)
}
