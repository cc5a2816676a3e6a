package rulebook

// Term is a word of the game with the explanation its tooltip shows.
type Term struct {
	Key    string
	EN     string
	FR     string
	TextEN string // one to four sentences
	TextFR string
}

// In is the term itself in a language.
func (t Term) In(l Lang) string {
	if l == FR {
		return t.FR
	}
	return t.EN
}

// Text explains the term in a language.
func (t Term) Text(l Lang) string {
	if l == FR {
		return t.TextFR
	}
	return t.TextEN
}

// Glossary lists the terms that tooltips explain.
var Glossary = []Term{
	{
		Key: "armor class", EN: "armor class (AC)", FR: "classe d’armure (CA)",
		TextEN: "The number an attack roll must reach. It is 10 plus armor, shield, Dexterity, size and other bonuses such as natural armor, deflection and dodge.",
		TextFR: "Le nombre qu’un jet d’attaque doit atteindre. C’est 10 plus armure, bouclier, Dextérité, taille et autres bonus comme armure naturelle, parade et esquive.",
	},
	{
		Key: "touch ac", EN: "touch AC", FR: "CA de contact",
		TextEN: "Armor class against attacks that only need to touch, such as rays. Armor, shield and natural armor do not count; Dexterity, size, deflection and dodge do.",
		TextFR: "La classe d’armure contre les attaques qui n’ont qu’à toucher, comme les rayons. Armure, bouclier et armure naturelle n’y comptent pas ; Dextérité, taille, parade et esquive, si.",
	},
	{
		Key: "flat-footed ac", EN: "flat-footed AC", FR: "CA pris au dépourvu",
		TextEN: "Armor class without the Dexterity bonus and without dodge bonuses. It applies before one’s first turn and whenever one cannot react.",
		TextFR: "La classe d’armure sans bonus de Dextérité ni d’esquive. Elle vaut avant son premier tour et chaque fois qu’on ne peut réagir.",
	},
	{
		Key: "spell resistance", EN: "spell resistance (SR)", FR: "résistance à la magie (RM)",
		TextEN: "A shield against spells that allow for it. The caster must reach its value with 1d20 plus caster level, once per casting and creature, or the spell does nothing to it.",
		TextFR: "Une protection contre les sorts qui y sont soumis. Le lanceur doit en atteindre la valeur avec 1d20 plus son niveau de lanceur de sorts, une fois par sort et par créature, sinon le sort ne lui fait rien.",
	},
	{
		Key: "caster level", EN: "caster level", FR: "niveau de lanceur de sorts (NLS)",
		TextEN: "How strong a mage’s spells are: it sets range, duration, damage and the rolls against resistance and dispelling. For wizards and sorcerers it is the level in that class.",
		TextFR: "La puissance des sorts d’un mage : il fixe portée, durée, dégâts et jets contre la résistance et la dissipation. Pour un magicien ou un ensorceleur, c’est le niveau dans cette classe.",
	},
	{
		Key: "dc", EN: "difficulty class (DC)", FR: "degré de difficulté (DD)",
		TextEN: "The number a check or a saving throw must reach. For a spell it is 10 plus the spell’s level plus the caster’s Intelligence modifier (wizard) or Charisma modifier (sorcerer).",
		TextFR: "Le nombre qu’un test ou un jet de sauvegarde doit atteindre. Pour un sort, c’est 10 plus son niveau plus le modificateur d’Intelligence (magicien) ou de Charisme (ensorceleur) du lanceur.",
	},
	{
		Key: "concentration", EN: "Concentration", FR: "Concentration",
		TextEN: "The skill that keeps a spell together under disturbance. Hurt while casting: DC 10 plus the damage plus the spell’s level. Casting on the defensive: DC 15 plus the spell’s level. In the zone the damage counted is the halved one (R21).",
		TextFR: "La compétence qui maintient un sort malgré les perturbations. Blessé en incantant : DD 10 plus les dégâts plus le niveau du sort. Incanter sur la défensive : DD 15 plus le niveau du sort. Dans la zone, on compte les dégâts réduits (R21).",
	},
	{
		Key: "spellcraft", EN: "Spellcraft", FR: "Art de la magie",
		TextEN: "The skill that reads magic. Recognising a spell as it is cast takes DC 15 plus the spell’s level and no action; it cannot be tried twice on the same casting.",
		TextFR: "La compétence qui lit la magie. Reconnaître un sort pendant l’incantation demande un DD de 15 plus son niveau et aucune action ; on n’a droit qu’à un essai par incantation.",
	},
	{
		Key: "attack of opportunity", EN: "attack of opportunity", FR: "attaque d’opportunité",
		TextEN: "One free melee attack against a foe who drops the guard within reach, by casting, shooting or walking away for instance. There is one a round. A mage makes one only with a held charge, a natural weapon, Improved Unarmed Strike or a weapon in hand, and is asked first (R18).",
		TextFR: "Une attaque gratuite au corps à corps contre un adversaire à portée qui baisse sa garde, par exemple en incantant, en tirant ou en s’éloignant. Il y en a une par round. Un mage n’en porte qu’avec une charge retenue, une arme naturelle, Science du combat à mains nues ou une arme en main, et la question lui est posée (R18).",
	},
	{
		Key: "five-foot step", EN: "5-foot step", FR: "pas de placement",
		TextEN: "One square moved without provoking attacks of opportunity. It costs no action, but is only possible in a turn without any other movement.",
		TextFR: "Une case de déplacement sans provoquer d’attaque d’opportunité. Il ne coûte aucune action, mais exclut tout autre déplacement dans le tour.",
	},
	{
		Key: "standard action", EN: "standard action", FR: "action simple",
		TextEN: "The main deed of a turn: casting most spells, attacking once, using an item. There is one per turn, and a move action may be taken instead of it.",
		TextFR: "L’acte principal du tour : lancer la plupart des sorts, attaquer une fois, user d’un objet. Il y en a une par tour, qu’on peut échanger contre une action de mouvement.",
	},
	{
		Key: "move action", EN: "move action", FR: "action de mouvement",
		TextEN: "Walking up to one’s speed, standing up, drawing an item or directing a spell. There is one per turn beside the standard action.",
		TextFR: "Marcher jusqu’à sa vitesse, se relever, sortir un objet ou diriger un sort. Il y en a une par tour à côté de l’action simple.",
	},
	{
		Key: "full-round action", EN: "full-round action", FR: "action complexe",
		TextEN: "Takes the whole turn, leaving a 5-foot step at most: a full attack, a charge, a coup de grace, or a sorcerer’s spell with metamagic.",
		TextFR: "Elle occupe tout le tour et ne laisse qu’un pas de placement au plus : attaque à outrance, charge, coup de grâce, ou sort d’ensorceleur avec métamagie.",
	},
	{
		Key: "free action", EN: "free action", FR: "action libre",
		TextEN: "Takes hardly any time: dropping something, speaking a few words, ending one’s concentration.",
		TextFR: "Elle ne prend presque pas de temps : lâcher un objet, dire quelques mots, cesser de se concentrer.",
	},
	{
		Key: "swift action", EN: "swift action", FR: "action rapide",
		TextEN: "Quick as a thought, and limited to one per turn. It provokes no attacks of opportunity.",
		TextFR: "Vive comme la pensée, et limitée à une par tour. Elle ne provoque pas d’attaque d’opportunité.",
	},
	{
		Key: "immediate action", EN: "immediate action", FR: "action immédiate",
		TextEN: "A swift action that may be taken out of turn. It uses up the swift action of one’s coming turn and is not possible while flat-footed.",
		TextFR: "Une action rapide qu’on peut faire hors de son tour. Elle consomme l’action rapide du tour à venir et n’est pas possible pris au dépourvu.",
	},
	{
		Key: "concealment", EN: "concealment", FR: "camouflage",
		TextEN: "Fog, dusk or blur make 20% of all attacks miss. Chances from several sources do not add up: the best one counts.",
		TextFR: "Brume, pénombre ou flou font manquer 20 % des attaques. Les chances de plusieurs sources ne s’ajoutent pas : la meilleure compte.",
	},
	{
		Key: "total concealment", EN: "total concealment", FR: "camouflage total",
		TextEN: "The target cannot be seen at all: one must guess its square, and 50% of the blows that would hit miss. It cannot be struck by attacks of opportunity.",
		TextFR: "La cible est tout à fait invisible au regard : il faut deviner sa case, et 50 % des coups justes manquent. Elle ne subit pas d’attaques d’opportunité.",
	},
	{
		Key: "cover", EN: "cover", FR: "abri",
		TextEN: "Something solid between attacker and target gives +4 to AC, and +2 on Reflex saves against bursts from the far side. It also prevents attacks of opportunity. Creatures in the way help only against shots.",
		TextFR: "Un obstacle solide entre l’attaquant et la cible donne +4 à la CA, et +2 aux jets de Réflexes contre ce qui éclate de l’autre côté. Il empêche aussi les attaques d’opportunité. Des créatures sur le passage n’aident que contre les tirs.",
	},
	{
		Key: "damage reduction", EN: "damage reduction (DR)", FR: "réduction des dégâts (RD)",
		TextEN: "So many points are taken off each weapon blow, unless the weapon has the quality named after the stroke: DR 5/magic yields to magic weapons. It does nothing against spells and energy.",
		TextFR: "Autant de points retirés à chaque coup d’arme, sauf si l’arme a la qualité indiquée après la barre : la RD 5/magie cède aux armes magiques. Elle ne fait rien contre les sorts et l’énergie.",
	},
	{
		Key: "energy resistance", EN: "energy resistance", FR: "résistance à l’énergie",
		TextEN: "So many points are taken off every instance of damage of that energy: resistance to fire 10 turns 14 into 4. Several resistances to the same energy do not add up. In the zone it comes before the halving (R21).",
		TextFR: "Autant de points retirés à chaque dégât de cette énergie : une résistance au feu de 10 ramène 14 à 4. Plusieurs résistances à la même énergie ne s’ajoutent pas. Dans la zone, elle passe avant la réduction de moitié (R21).",
	},
	{
		Key: "temporary hit points", EN: "temporary hit points", FR: "points de vie temporaires",
		TextEN: "A cushion that is lost before real hit points, after the zone’s half (R21). Healing does not bring them back, and they go when their spell ends.",
		TextFR: "Un coussin perdu avant les vrais points de vie, après la moitié de la zone (R21). Les soins ne les rendent pas, et ils partent avec leur sort.",
	},
	{
		Key: "nonlethal damage", EN: "nonlethal damage", FR: "dégâts non létaux",
		TextEN: "Damage that wears down without killing; it is counted upwards. In the zone all damage is of this kind, and a participant whose nonlethal damage equals the current hit points is slain (E5, R19).",
		TextFR: "Des dégâts qui usent sans tuer ; on les compte en montant. Dans la zone, tous les dégâts sont de cette sorte, et un participant dont ils égalent les points de vie actuels est tué (E5, R19).",
	},
	{
		Key: "initiative", EN: "initiative", FR: "initiative",
		TextEN: "1d20 plus the Dexterity modifier, rolled once; the highest acts first in every round. Ties go to the higher modifier, then to another roll.",
		TextFR: "1d20 plus le modificateur de Dextérité, joué une fois ; le plus haut agit le premier à chaque round. Les égalités vont au meilleur modificateur, puis à un nouveau jet.",
	},
	{
		Key: "counterspell", EN: "counterspell", FR: "contresort",
		TextEN: "Casting a spell to undo another as it is being cast: the same spell, its named opposite, or dispel magic with a dispel check. Each duellist has one extra per round (E3).",
		TextFR: "Lancer un sort pour en défaire un autre pendant son incantation : le même sort, son contraire attitré, ou Dissipation de la magie avec un test de dissipation. Chaque duelliste en a un de plus par round (E3).",
	},
	{
		Key: "dispel check", EN: "dispel check", FR: "test de dissipation",
		TextEN: "1d20 plus caster level, +10 at most (+20 for the greater spell), against 11 plus the caster level of what is to be dispelled. Against a caster of level 7 that is DC 18.",
		TextFR: "1d20 plus le niveau de lanceur de sorts, +10 au plus (+20 pour Dissipation suprême), contre 11 plus le niveau de lanceur de ce qu’on dissipe. Contre un lanceur de niveau 7, c’est un DD de 18.",
	},
	{
		Key: "saving throw", EN: "saving throw", FR: "jet de sauvegarde",
		TextEN: "1d20 plus a save bonus against a DC, to escape a spell or lessen it. A natural 20 always succeeds and a natural 1 always fails.",
		TextFR: "1d20 plus un bonus de sauvegarde contre un DD, pour échapper à un sort ou l’atténuer. Un 20 naturel réussit toujours et un 1 naturel échoue toujours.",
	},
	{
		Key: "fortitude", EN: "Fortitude save", FR: "jet de Vigueur",
		TextEN: "The saving throw of the body, against poison, cold grips and death. Constitution helps.",
		TextFR: "Le jet de sauvegarde du corps, contre le poison, les transformations et la mort. La Constitution aide.",
	},
	{
		Key: "reflex", EN: "Reflex save", FR: "jet de Réflexes",
		TextEN: "The saving throw of quickness, against blasts, nets and falls. Dexterity helps.",
		TextFR: "Le jet de sauvegarde de la vivacité, contre les explosions, les filets et les chutes. La Dextérité aide.",
	},
	{
		Key: "will", EN: "Will save", FR: "jet de Volonté",
		TextEN: "The saving throw of the mind, against charms, illusions and commands. Wisdom helps, and mages are good at it.",
		TextFR: "Le jet de sauvegarde de l’esprit, contre les charmes, les illusions et les ordres. La Sagesse aide, et les mages y sont bons.",
	},
	{
		Key: "attack roll", EN: "attack roll", FR: "jet d’attaque",
		TextEN: "1d20 plus base attack, Strength in melee or Dexterity at range, and size, against AC. A natural 20 always hits and a natural 1 always misses.",
		TextFR: "1d20 plus le bonus de base à l’attaque, la Force au corps à corps ou la Dextérité à distance, et la taille, contre la CA. Un 20 naturel touche toujours et un 1 naturel manque toujours.",
	},
	{
		Key: "touch attack", EN: "touch attack", FR: "attaque de contact",
		TextEN: "An attack that only needs to touch, so it goes against touch AC. Rays and charges held in the hand are of this kind, and can score critical hits.",
		TextFR: "Une attaque qui n’a qu’à toucher, donc contre la CA de contact. Les rayons et les charges en main sont de cette sorte, et peuvent faire des coups critiques.",
	},
	{
		Key: "critical hit", EN: "critical hit", FR: "coup critique",
		TextEN: "A natural 20 that hits threatens a critical hit. A second attack roll that hits as well confirms it, and the damage is doubled for most spells and weapons.",
		TextFR: "Un 20 naturel qui touche est une menace de coup critique. Un second jet d’attaque qui touche aussi le confirme, et les dégâts sont doublés pour la plupart des sorts et des armes.",
	},
	{
		Key: "held charge", EN: "held charge", FR: "charge retenue",
		TextEN: "A touch spell already cast and waiting in the hand. It goes off at the next touch, can be kept for as long as one likes, and is lost when another spell is cast.",
		TextFR: "Un sort de contact déjà lancé qui attend dans la main. Il part au prochain contact, se garde tant qu’on veut, et se perd quand on lance un autre sort.",
	},
	{
		Key: "casting on the defensive", EN: "casting on the defensive", FR: "incantation sur la défensive",
		TextEN: "Casting without dropping the guard: no attacks of opportunity, but a Concentration check of DC 15 plus the spell’s level. Failure loses the spell.",
		TextFR: "Incanter sans baisser sa garde : pas d’attaque d’opportunité, mais un test de Concentration de DD 15 plus le niveau du sort. Un échec perd le sort.",
	},
	{
		Key: "line of effect", EN: "line of effect", FR: "ligne d’effet",
		TextEN: "The straight and open way a spell needs to reach its target. Walls block it and so do the faces of the zone, in both directions (R13).",
		TextFR: "Le chemin droit et libre qu’il faut à un sort pour atteindre sa cible. Les murs la bloquent, tout comme les faces de la zone, dans les deux sens (R13).",
	},
	{
		Key: "spell slot", EN: "spell slot", FR: "emplacement de sort",
		TextEN: "The room for one spell of a level per day. Wizards fill theirs in advance, sorcerers choose as they cast. What a duel uses up stays used (R29).",
		TextFR: "La place pour un sort d’un niveau par jour. Les magiciens remplissent les leurs d’avance, les ensorceleurs choisissent en lançant. Ce qu’un duel dépense reste dépensé (R29).",
	},
	{
		Key: "metamagic", EN: "metamagic", FR: "métamagie",
		TextEN: "Feats that change a spell in return for a slot of higher level. Quicken Spell costs four levels more and makes the casting a free action, once a round.",
		TextFR: "Des dons qui modifient un sort en échange d’un emplacement de niveau plus élevé. Incantation rapide coûte quatre niveaux de plus et fait de l’incantation une action libre, une fois par round.",
	},
	{
		Key: "dismissible", EN: "dismissible", FR: "révocable",
		TextEN: "A spell marked (D): its caster may end it at will with a standard action, within its range.",
		TextFR: "Un sort marqué (T), terminable à volonté : son lanceur peut y mettre fin par une action simple, à portée du sort.",
	},
	{
		Key: "burst", EN: "burst", FR: "rayonnement",
		TextEN: "An area that goes off at once around its point of origin and does not reach round corners.",
		TextFR: "Une zone d’effet qui jaillit d’un coup autour de son point d’origine et ne contourne pas les angles.",
	},
	{
		Key: "emanation", EN: "emanation", FR: "émanation",
		TextEN: "An area that keeps streaming from its point of origin for as long as the spell lasts.",
		TextFR: "Une zone d’effet qui irradie de son point d’origine tant que dure le sort.",
	},
	{
		Key: "spread", EN: "spread", FR: "étendue",
		TextEN: "An area that flows round corners, such as a fireball. The way is counted around the obstacle.",
		TextFR: "Une zone d’effet qui contourne les angles, comme Boule de feu. Le chemin se compte autour de l’obstacle.",
	},
	{
		Key: "cone", EN: "cone", FR: "cône",
		TextEN: "An area that widens from the caster: as broad at its end as it is long.",
		TextFR: "Une zone d’effet qui s’élargit depuis le lanceur : aussi large au bout qu’elle est longue.",
	},
	{
		Key: "threatened square", EN: "threatened square", FR: "case menacée",
		TextEN: "A square into which one can strike in melee at this moment. Careless deeds there provoke attacks of opportunity.",
		TextFR: "Une case qu’on peut frapper au corps à corps en cet instant. Les imprudences y provoquent des attaques d’opportunité.",
	},
	{
		Key: "flanking", EN: "flanking", FR: "prise en tenaille",
		TextEN: "Two foes on opposite sides of a target each gain +2 on melee attacks against it.",
		TextFR: "Deux adversaires de part et d’autre d’une cible gagnent chacun +2 à leurs attaques au corps à corps contre elle.",
	},
	{
		Key: "coup de grace", EN: "coup de grace", FR: "coup de grâce",
		TextEN: "A full-round action against the helpless: the blow hits by itself and is critical; a survivor must make a Fortitude save, DC 10 plus the damage, or die. In the zone that death becomes half of full hit points (E8).",
		TextFR: "Une action complexe contre qui est sans défense : le coup touche d’office et il est critique ; le survivant réussit un jet de Vigueur de DD 10 plus les dégâts, ou meurt. Dans la zone, cette mort devient la moitié des points de vie maximaux (E8).",
	},
	{
		Key: "ability damage", EN: "ability damage", FR: "affaiblissement de caractéristique",
		TextEN: "Ability points lost for a time, as from poison. Spells and summoned creatures do half in the zone (E7), and all of it is undone at the end (E6).",
		TextFR: "Des points de caractéristique perdus pour un temps, comme par un poison. Sorts et créatures convoquées en infligent moitié moins dans la zone (E7), et tout est annulé à la fin (E6).",
	},
	{
		Key: "ability drain", EN: "ability drain", FR: "diminution de caractéristique",
		TextEN: "Ability points lost for good, save that a mageduel undoes it when it ends (E6). It is halved like damage (E7).",
		TextFR: "Des points de caractéristique perdus pour de bon, mais qu’un mageduel rend à sa fin (E6). Elle est réduite de moitié comme les dégâts (E7).",
	},
	{
		Key: "negative level", EN: "negative level", FR: "niveau négatif",
		TextEN: "Each means −1 on attacks, saves and checks, 5 hit points and one effective level less, and one of the highest spells gone. The zone halves their number, down to no less than 1 (R21), but not their hit points (R20).",
		TextFR: "Chacun vaut −1 aux attaques, sauvegardes et tests, 5 points de vie et un niveau effectif de moins, et l’un des plus hauts sorts perdu. La zone en réduit le nombre de moitié sans descendre sous 1 (R21), mais pas leurs points de vie (R20).",
	},
	{
		Key: "death effect", EN: "death effect", FR: "effet de mort",
		TextEN: "Magic that slays at once. In the zone it takes half of full hit points instead (E8, R22).",
		TextFR: "Une magie qui tue sur le coup. Dans la zone, elle prend à la place la moitié des points de vie maximaux (E8, R22).",
	},
	{
		Key: "participant", EN: "participant", FR: "participant",
		TextEN: "Someone who takes part in the duel. Summoned creatures, familiars and bystanders are not participants.",
		TextFR: "Qui prend part au duel. Créatures convoquées, familiers et badauds n’en sont pas.",
	},
	{
		Key: "active participant", EN: "active participant", FR: "participant actif",
		TextEN: "A participant who has entered and is neither slain, nor out, nor disqualified (R26).",
		TextFR: "Un participant entré qui n’est ni tué, ni sorti, ni disqualifié (R26).",
	},
	{
		Key: "zone", EN: "the zone", FR: "la zone",
		TextEN: "The bounded space of the mageduel. It keeps spells and summoned creatures in, halves their harm and lets nobody die.",
		TextFR: "L’espace clos du mageduel. Elle retient les sorts et les créatures convoquées, réduit de moitié leurs méfaits et ne laisse mourir personne.",
	},
	{
		Key: "extra counterspell", EN: "extra counterspell", FR: "contresort supplémentaire",
		TextEN: "One per round for each duellist, at any moment and without readying it (E3). It comes back when the number of the round goes up (R17).",
		TextFR: "Un par round et par duelliste, à tout moment et sans le préparer (E3). Il revient quand le numéro du round augmente (R17).",
	},
	{
		Key: "direct attack with an item", EN: "direct attack with an item", FR: "attaque directe avec un objet",
		TextEN: "Using an item so that another participant is its target or in its area, to that one’s harm. It disqualifies (E4, R18).",
		TextFR: "User d’un objet de sorte qu’un autre participant en soit la cible ou dans sa zone d’effet, à ses dépens. Cela disqualifie (E4, R18).",
	},
	{
		Key: "house rule", EN: "house rule", FR: "règle maison",
		TextEN: "A switch in the set-up that changes one ruling. All are off unless somebody turns them on.",
		TextFR: "Un réglage de la partie qui change une décision d’arbitrage. Tous sont éteints tant que personne ne les allume.",
	},
	{
		Key: "stacking", EN: "stacking", FR: "cumul",
		TextEN: "Bonuses of one type do not add up: only the best counts. Dodge bonuses, untyped bonuses and most circumstance bonuses do add up, unless they come from the same source.",
		TextFR: "Les bonus d’un même type ne s’ajoutent pas : seul le meilleur compte. Les bonus d’esquive, les bonus sans type et la plupart des bonus de circonstances s’ajoutent, sauf s’ils viennent de la même source.",
	},
	{
		Key: "penalty", EN: "penalty", FR: "malus",
		TextEN: "Penalties of one type or from one source do not add up: only the worst counts. Untyped penalties from different sources do.",
		TextFR: "Les malus d’un même type ou d’une même source ne s’ajoutent pas : seul le pire compte. Les malus sans type de sources différentes s’ajoutent.",
	},
	{
		Key: "armor bonus", EN: "armor bonus", FR: "bonus d’armure",
		TextEN: "Adds to AC, from armor or a spell such as mage armor. It does not help against touch attacks, unless it is of force and the touch incorporeal.",
		TextFR: "S’ajoute à la CA, grâce à une armure ou à un sort comme Armure de mage. Il n’aide pas contre les attaques de contact, sauf s’il est de force et le contact intangible.",
	},
	{
		Key: "shield bonus", EN: "shield bonus", FR: "bonus de bouclier",
		TextEN: "Adds to AC, from a shield or the spell of that name. It does not help against touch attacks.",
		TextFR: "S’ajoute à la CA, grâce à un bouclier ou au sort du même nom. Il n’aide pas contre les attaques de contact.",
	},
	{
		Key: "natural armor bonus", EN: "natural armor bonus", FR: "bonus d’armure naturelle",
		TextEN: "Tough skin that adds to AC, but not against touch attacks. An enhancement to natural armor adds to it.",
		TextFR: "Une peau épaisse qui s’ajoute à la CA, mais pas contre les attaques de contact. Un bonus d’altération à l’armure naturelle s’y ajoute.",
	},
	{
		Key: "deflection bonus", EN: "deflection bonus", FR: "bonus de parade",
		TextEN: "A magical field that turns blows aside. It adds to AC, touch attacks included, even when flat-footed.",
		TextFR: "Un champ magique qui détourne les coups. Il s’ajoute à la CA, attaques de contact comprises, même pris au dépourvu.",
	},
	{
		Key: "dodge bonus", EN: "dodge bonus", FR: "bonus d’esquive",
		TextEN: "Adds to AC and to touch AC, and sometimes to Reflex saves. Dodge bonuses add up with each other and are lost whenever the Dexterity bonus is.",
		TextFR: "S’ajoute à la CA et à la CA de contact, parfois aux jets de Réflexes. Les bonus d’esquive s’additionnent et se perdent chaque fois que le bonus de Dextérité est perdu.",
	},
	{
		Key: "enhancement bonus", EN: "enhancement bonus", FR: "bonus d’altération",
		TextEN: "Makes what is there better: an ability, a weapon, armor, speed. The spell bull’s strength gives +4 to Strength of this type.",
		TextFR: "Améliore ce qui existe : une caractéristique, une arme, une armure, la vitesse. Le sort Force de taureau donne un tel bonus de +4 à la Force.",
	},
	{
		Key: "insight bonus", EN: "insight bonus", FR: "bonus d’intuition",
		TextEN: "Knowing a moment ahead; true strike gives +20 on one attack of this type.",
		TextFR: "Savoir un instant d’avance ; Coup au but donne un tel bonus de +20 à une attaque.",
	},
	{
		Key: "luck bonus", EN: "luck bonus", FR: "bonus de chance",
		TextEN: "Good fortune, added to whatever its source names.",
		TextFR: "La bonne fortune, ajoutée à ce que nomme sa source.",
	},
	{
		Key: "morale bonus", EN: "morale bonus", FR: "bonus de moral",
		TextEN: "Hope and courage: it does not help creatures without a mind. Heroism gives +2 on attacks, saves and skill checks of this type.",
		TextFR: "L’espoir et le courage : il n’aide pas les créatures sans esprit. Héroïsme donne un tel bonus de +2 aux attaques, sauvegardes et tests de compétence.",
	},
	{
		Key: "resistance bonus", EN: "resistance bonus", FR: "bonus de résistance",
		TextEN: "Adds to saving throws; the cantrip resistance gives +1.",
		TextFR: "S’ajoute aux jets de sauvegarde ; le tour de magie Résistance donne +1.",
	},
	{
		Key: "competence bonus", EN: "competence bonus", FR: "bonus d’aptitude",
		TextEN: "Makes one better at a skill or at another kind of check.",
		TextFR: "Rend meilleur dans une compétence ou un autre genre de test.",
	},
	{
		Key: "circumstance bonus", EN: "circumstance bonus", FR: "bonus de circonstances",
		TextEN: "Comes from the situation. Such bonuses add up, unless they arise from essentially the same circumstance.",
		TextFR: "Vient de la situation. De tels bonus s’ajoutent, sauf s’ils naissent au fond de la même circonstance.",
	},
	{
		Key: "sacred bonus", EN: "sacred bonus", FR: "bonus sacré",
		TextEN: "Flows from the power of good.",
		TextFR: "Découle de la puissance du bien.",
	},
	{
		Key: "profane bonus", EN: "profane bonus", FR: "bonus de malfaisance",
		TextEN: "Flows from the power of evil.",
		TextFR: "Découle de la puissance du mal.",
	},
	{
		Key: "inherent bonus", EN: "inherent bonus", FR: "bonus inhérent",
		TextEN: "A lasting gain to an ability from mighty magic such as wish, never more than +5.",
		TextFR: "Un gain durable de caractéristique par une magie puissante comme Souhait, jamais plus de +5.",
	},
	{
		Key: "size modifier", EN: "size modifier", FR: "modificateur de taille",
		TextEN: "Small creatures hit and dodge more easily, large ones less: +1 for Small, 0 for Medium, −1 for Large, on attacks and AC alike.",
		TextFR: "Les petites créatures touchent et évitent mieux, les grandes moins : +1 pour une petite, 0 pour une moyenne, −1 pour une grande, à l’attaque comme à la CA.",
	},
	{
		Key: "racial bonus", EN: "racial bonus", FR: "bonus racial",
		TextEN: "What a creature gets from being of its kind.",
		TextFR: "Ce qu’une créature doit à son espèce.",
	},
}

var termIndex = indexBy(Glossary, func(t Term) string { return t.Key })

// TermByKey finds a term by its key, such as "spell resistance".
func TermByKey(key string) (Term, bool) { return find(Glossary, termIndex, key) }
