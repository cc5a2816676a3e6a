package rulebook

// Abilities lists the six abilities.
var Abilities = []Name{
	{"Str", "Strength", "Force"},
	{"Dex", "Dexterity", "Dextérité"},
	{"Con", "Constitution", "Constitution"},
	{"Int", "Intelligence", "Intelligence"},
	{"Wis", "Wisdom", "Sagesse"},
	{"Cha", "Charisma", "Charisme"},
}

// AbilitiesShort lists the six abilities as they stand beside a figure.
var AbilitiesShort = []Name{
	{"Str", "Str", "For"},
	{"Dex", "Dex", "Dex"},
	{"Con", "Con", "Con"},
	{"Int", "Int", "Int"},
	{"Wis", "Wis", "Sag"},
	{"Cha", "Cha", "Cha"},
}

// Saves lists the three saving throws.
var Saves = []Name{
	{"Fort", "Fortitude", "Vigueur"},
	{"Ref", "Reflex", "Réflexes"},
	{"Will", "Will", "Volonté"},
}

// Skills lists the skills that matter in a duel.
var Skills = []Name{
	{"Appraise", "Appraise", "Estimation"},
	{"Balance", "Balance", "Équilibre"},
	{"Bluff", "Bluff", "Bluff"},
	{"Climb", "Climb", "Escalade"},
	{"Concentration", "Concentration", "Concentration"},
	{"Escape Artist", "Escape Artist", "Évasion"},
	{"Heal", "Heal", "Premiers secours"},
	{"Hide", "Hide", "Discrétion"},
	{"Jump", "Jump", "Saut"},
	{"Knowledge (arcana)", "Knowledge (arcana)", "Connaissances (mystères)"},
	{"Listen", "Listen", "Perception auditive"},
	{"Move Silently", "Move Silently", "Déplacement silencieux"},
	{"Search", "Search", "Fouille"},
	{"Sense Motive", "Sense Motive", "Psychologie"},
	{"Spellcraft", "Spellcraft", "Art de la magie"},
	{"Spot", "Spot", "Détection"},
	{"Swim", "Swim", "Natation"},
	{"Tumble", "Tumble", "Acrobaties"},
	{"Use Magic Device", "Use Magic Device", "Utilisation d’objets magiques"},
}

// Classes lists the two classes of duellists and the specialists among
// wizards.
var Classes = []Name{
	{"Wizard", "wizard", "magicien"},
	{"Sorcerer", "sorcerer", "ensorceleur"},
	{"Abjurer", "abjurer", "abjurateur"},
	{"Conjurer", "conjurer", "invocateur"},
	{"Diviner", "diviner", "devin"},
	{"Enchanter", "enchanter", "enchanteur"},
	{"Evoker", "evoker", "évocateur"},
	{"Illusionist", "illusionist", "illusionniste"},
	{"Necromancer", "necromancer", "nécromancien"},
	{"Transmuter", "transmuter", "transmutateur"},
}

// ClassesFeminine has what French calls a woman of a class, by its key; a class
// that is not in it is called alike.
var ClassesFeminine = map[string]string{
	"Wizard": "magicienne", "Sorcerer": "ensorceleuse", "Abjurer": "abjuratrice", "Conjurer": "invocatrice", "Diviner": "devineresse",
	"Enchanter": "enchanteresse", "Evoker": "évocatrice", "Necromancer": "nécromancienne", "Transmuter": "transmutatrice",
}

// Feats lists the feats of duellists and of the creatures they bring. Key is
// the name in the rules, without what it is applied to.
var Feats = []Name{
	{"Ability Focus", "Ability Focus", "Pouvoir renforcé"},
	{"Alertness", "Alertness", "Vigilance"},
	{"Augment Summoning", "Augment Summoning", "Convocation améliorée"},
	{"Awesome Blow", "Awesome Blow", "Coup fabuleux"},
	{"Blind-Fight", "Blind-Fight", "Combat en aveugle"},
	{"Cleave", "Cleave", "Enchaînement"},
	{"Combat Casting", "Combat Casting", "Magie de guerre"},
	{"Combat Reflexes", "Combat Reflexes", "Attaques réflexes"},
	{"Diehard", "Diehard", "Dur à cuire"},
	{"Dodge", "Dodge", "Esquive"},
	{"Empower Spell", "Empower Spell", "Extension d’effet"},
	{"Empower Spell-Like Ability", "Empower Spell-Like Ability", "Extension d’effet de pouvoir magique"},
	{"Endurance", "Endurance", "Endurance"},
	{"Enlarge Spell", "Enlarge Spell", "Extension de portée"},
	{"Eschew Materials", "Eschew Materials", "Dispense de composantes matérielles"},
	{"Extend Spell", "Extend Spell", "Extension de durée"},
	{"Flyby Attack", "Flyby Attack", "Attaque en vol"},
	{"Great Cleave", "Great Cleave", "Succession d’enchaînements"},
	{"Great Fortitude", "Great Fortitude", "Vigueur surhumaine"},
	{"Greater Spell Focus", "Greater Spell Focus", "École supérieure"},
	{"Greater Spell Penetration", "Greater Spell Penetration", "Efficacité des sorts supérieure"},
	{"Heighten Spell", "Heighten Spell", "Augmentation d’intensité"},
	{"Hover", "Hover", "Vol stationnaire"},
	{"Improved Bull Rush", "Improved Bull Rush", "Science de la bousculade"},
	{"Improved Counterspell", "Improved Counterspell", "Science du contresort"},
	{"Improved Critical", "Improved Critical", "Science du critique"},
	{"Improved Grapple", "Improved Grapple", "Science de la lutte"},
	{"Improved Initiative", "Improved Initiative", "Science de l’initiative"},
	{"Improved Natural Attack", "Improved Natural Attack", "Science de l’attaque naturelle"},
	{"Improved Natural Weapon", "Improved Natural Weapon", "Science de l’arme naturelle"},
	{"Improved Sunder", "Improved Sunder", "Science de la destruction"},
	{"Improved Unarmed Strike", "Improved Unarmed Strike", "Science du combat à mains nues"},
	{"Iron Will", "Iron Will", "Volonté de fer"},
	{"Lightning Reflexes", "Lightning Reflexes", "Réflexes surhumains"},
	{"Magical Aptitude", "Magical Aptitude", "Don pour la magie"},
	{"Maximize Spell", "Maximize Spell", "Quintessence des sorts"},
	{"Mobility", "Mobility", "Souplesse du serpent"},
	{"Mounted Combat", "Mounted Combat", "Combat monté"},
	{"Multiattack", "Multiattack", "Attaques multiples"},
	{"Multiweapon Fighting", "Multiweapon Fighting", "Combat à plusieurs armes"},
	{"Point Blank Shot", "Point Blank Shot", "Tir à bout portant"},
	{"Power Attack", "Power Attack", "Attaque en puissance"},
	{"Precise Shot", "Precise Shot", "Tir de précision"},
	{"Quicken Spell", "Quicken Spell", "Incantation rapide"},
	{"Run", "Run", "Course"},
	{"Scribe Scroll", "Scribe Scroll", "Écriture de parchemins"},
	{"Silent Spell", "Silent Spell", "Incantation silencieuse"},
	{"Skill Focus", "Skill Focus", "Talent"},
	{"Snatch", "Snatch", "Empoignade"},
	{"Spell Focus", "Spell Focus", "École renforcée"},
	{"Spell Mastery", "Spell Mastery", "Maîtrise des sorts"},
	{"Spell Penetration", "Spell Penetration", "Efficacité des sorts accrue"},
	{"Spring Attack", "Spring Attack", "Attaque éclair"},
	{"Stealthy", "Stealthy", "Discret"},
	{"Still Spell", "Still Spell", "Incantation statique"},
	{"Toughness", "Toughness", "Robustesse"},
	{"Track", "Track", "Pistage"},
	{"Weapon Finesse", "Weapon Finesse", "Attaque en finesse"},
	{"Weapon Focus", "Weapon Focus", "Arme de prédilection"},
	{"Widen Spell", "Widen Spell", "Extension de zone d’effet"},
	{"Wingover", "Wingover", "Virage sur l’aile"},
}

// BonusTypes lists the types of bonus, as they stand in the explanation of a
// figure.
var BonusTypes = []Name{
	{"alchemical", "alchemical", "alchimie"},
	{"armor", "armor", "armure"},
	{"circumstance", "circumstance", "circonstances"},
	{"competence", "competence", "aptitude"},
	{"deflection", "deflection", "parade"},
	{"dodge", "dodge", "esquive"},
	{"enhancement", "enhancement", "altération"},
	{"inherent", "inherent", "inhérent"},
	{"insight", "insight", "intuition"},
	{"luck", "luck", "chance"},
	{"morale", "morale", "moral"},
	{"natural armor", "natural armor", "armure naturelle"},
	{"profane", "profane", "malfaisance"},
	{"racial", "racial", "racial"},
	{"resistance", "resistance", "résistance"},
	{"sacred", "sacred", "sacré"},
	{"shield", "shield", "bouclier"},
	{"size", "size", "taille"},
	{"untyped", "untyped", "sans type"},
}
