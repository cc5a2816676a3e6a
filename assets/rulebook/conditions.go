package rulebook

// Condition is a state a creature can be in. The names are adjectives in lower
// case; the French ones agree with the creature.
type Condition struct {
	Key        string
	EN         string
	FR         string // masculine
	FRFeminine string
	TextEN     string // one to four sentences, with figures
	TextFR     string
}

// For is the name of the condition as said of a noun: « étourdie » of a spider.
func (c Condition) For(l Lang, n Noun) string {
	if l == FR {
		return n.Agree(c.FR, c.FRFeminine)
	}
	return c.EN
}

// In is the name of the condition in a language, masculine in French.
func (c Condition) In(l Lang) string {
	if l == FR {
		return c.FR
	}
	return c.EN
}

// Text explains the condition in a language.
func (c Condition) Text(l Lang) string {
	if l == FR {
		return c.TextFR
	}
	return c.TextEN
}

// Conditions lists the conditions of the rules, then those of the mageduel.
var Conditions = []Condition{
	{
		Key: "ability damaged", EN: "ability damaged", FR: "affaibli", FRFeminine: "affaiblie",
		TextEN: "Points of an ability are lost for a time; 1 per ability comes back each day, 2 with a full day in bed. Strength 0 leaves one helpless, Dexterity 0 paralysed, a mental ability at 0 unconscious. In a mageduel Constitution 0 counts as slain (E6), and all points return at its end.",
		TextFR: "Des points de caractéristique manquent pour un temps ; il en revient 1 par jour et par caractéristique, 2 avec un jour complet au lit. La Force à 0 laisse sans défense, la Dextérité à 0 paralysé, une caractéristique mentale à 0 inconscient. En mageduel, la Constitution à 0 compte comme tué (E6), et tous les points reviennent à la fin.",
	},
	{
		Key: "ability drained", EN: "ability drained", FR: "diminué", FRFeminine: "diminuée",
		TextEN: "Points of an ability are lost for good, until magic restores them. The effects at 0 are those of ability damage. A mageduel gives them back when it ends (E6, T6).",
		TextFR: "Des points de caractéristique sont perdus pour de bon, jusqu’à ce que la magie les rende. Les effets à 0 sont ceux de l’affaiblissement. Un mageduel les rend à sa fin (E6, T6).",
	},
	{
		Key: "blinded", EN: "blinded", FR: "aveuglé", FRFeminine: "aveuglée",
		TextEN: "One sees nothing: −2 to AC, no Dexterity bonus to it, half speed, and −4 on most checks of Strength and Dexterity. Every opponent has total concealment, so half of all attacks miss. Spells that need a visible target cannot be aimed.",
		TextFR: "On ne voit rien : −2 à la CA, pas de bonus de Dextérité à la CA, vitesse de moitié, et −4 à la plupart des tests de Force et de Dextérité. Tout adversaire a un camouflage total, si bien que la moitié des attaques manquent. Les sorts qui demandent une cible visible ne peuvent être dirigés.",
	},
	{
		Key: "confused", EN: "confused", FR: "confus", FRFeminine: "confuse",
		TextEN: "Each turn 1d100 decides: 01–10 attack the one who caused it, 11–20 act normally, 21–50 babble, 51–70 flee from that one, 71–100 attack the nearest creature. Whoever attacks a confused creature is attacked by it on its next turn. It makes attacks of opportunity only against the foe it is already fighting.",
		TextFR: "À chaque tour, 1d100 décide : 01–10 attaquer le responsable, 11–20 agir normalement, 21–50 divaguer, 51–70 fuir le responsable, 71–100 attaquer la créature la plus proche. Qui attaque une créature confuse est attaqué à son prochain tour. Elle ne porte d’attaques d’opportunité que contre l’adversaire du moment.",
	},
	{
		Key: "cowering", EN: "cowering", FR: "recroquevillé", FRFeminine: "recroquevillée",
		TextEN: "Frozen with fear, one can take no actions. −2 to AC and no Dexterity bonus to it.",
		TextFR: "Figé par la peur, on ne peut entreprendre aucune action. On subit −2 à la CA et on y perd son bonus de Dextérité.",
	},
	{
		Key: "dazed", EN: "dazed", FR: "hébété", FRFeminine: "hébétée",
		TextEN: "No actions are possible, but AC is not affected. It usually lasts 1 round.",
		TextFR: "Aucune action n’est possible, mais la CA n’en souffre pas. Cela dure en général 1 round.",
	},
	{
		Key: "dazzled", EN: "dazzled", FR: "ébloui", FRFeminine: "éblouie",
		TextEN: "Too much light: −1 on attack rolls and on Search and Spot checks.",
		TextFR: "Trop de lumière : −1 aux jets d’attaque et aux tests de Fouille et de Détection.",
	},
	{
		Key: "deafened", EN: "deafened", FR: "assourdi", FRFeminine: "assourdie",
		TextEN: "One hears nothing: −4 on initiative, Listen checks fail, and spells with a verbal part go wrong 20% of the time.",
		TextFR: "On n’entend rien : −4 à l’initiative, les tests de Perception auditive échouent, et les sorts à composante verbale ratent dans 20 % des cas.",
	},
	{
		Key: "disabled", EN: "disabled", FR: "hors de combat", FRFeminine: "hors de combat",
		TextEN: "At exactly 0 hit points a creature can make one move or one standard action a round, at half speed. A standard action costs it 1 more hit point. This never happens to participants: in a mageduel damage is nonlethal (E5).",
		TextFR: "À 0 point de vie exactement, une créature ne peut faire qu’une action de mouvement ou une action simple par round, à mi-vitesse. Une action simple lui coûte 1 point de vie de plus. Cela n’arrive jamais aux participants : en mageduel, les dégâts sont non létaux (E5).",
	},
	{
		Key: "dying", EN: "dying", FR: "mourant", FRFeminine: "mourante",
		TextEN: "Between −1 and −9 hit points a creature lies unconscious; each round it has a 10% chance to stabilise and otherwise loses 1 hit point, until it dies at −10. Heal of DC 15 stabilises it. No participant comes to this in a mageduel (E5).",
		TextFR: "De −1 à −9 points de vie, une créature gît inconsciente ; à chaque round elle a 10 % de chances de se stabiliser, sinon elle perd 1 point de vie, jusqu’à mourir à −10. Premiers secours de DD 15 la stabilise. Aucun participant n’en arrive là dans un mageduel (E5).",
	},
	{
		Key: "energy drained", EN: "energy drained", FR: "vidé de son énergie", FRFeminine: "vidée de son énergie",
		TextEN: "Each negative level means −1 on attacks, saves, skill and ability checks, 5 hit points less, one effective level less and the loss of one of the highest spells or slots. As many negative levels as Hit Dice slay. In the zone spells give half as many, at least 1 (R21), and the duel gives back the levels it took.",
		TextFR: "Chaque niveau négatif vaut −1 aux attaques, sauvegardes, tests de compétence et de caractéristique, 5 points de vie de moins, un niveau effectif de moins et la perte de l’un des plus hauts sorts ou emplacements. Autant de niveaux négatifs que de dés de vie tuent. Dans la zone, les sorts en donnent moitié moins, 1 au moins (R21), et le duel rend les niveaux qu’il a pris.",
	},
	{
		Key: "entangled", EN: "entangled", FR: "enchevêtré", FRFeminine: "enchevêtrée",
		TextEN: "Half speed, no running or charging, −2 on attacks and −4 to Dexterity. To cast, one makes a Concentration check, DC 15 plus the spell’s level. If the bonds are fixed to something, one cannot move at all.",
		TextFR: "Vitesse de moitié, ni course ni charge, −2 à l’attaque et −4 en Dextérité. Pour incanter, il faut un test de Concentration, DD 15 plus le niveau du sort. Si les liens tiennent à quelque chose, on ne peut pas bouger du tout.",
	},
	{
		Key: "exhausted", EN: "exhausted", FR: "épuisé", FRFeminine: "épuisée",
		TextEN: "Half speed, −6 to Strength and Dexterity. An hour of rest turns it into fatigue.",
		TextFR: "Vitesse de moitié, −6 en Force et en Dextérité. Une heure de repos ramène à la fatigue.",
	},
	{
		Key: "fascinated", EN: "fascinated", FR: "fasciné", FRFeminine: "fascinée",
		TextEN: "One stands still and looks, taking no actions, with −4 on Listen and Spot checks made as reactions. A possible threat allows a new save, an obvious one breaks the spell.",
		TextFR: "On regarde sans bouger ni agir, avec −4 aux tests de Perception auditive et de Détection faits en réaction. Une menace possible donne droit à un nouveau jet, une menace évidente rompt le charme.",
	},
	{
		Key: "fatigued", EN: "fatigued", FR: "fatigué", FRFeminine: "fatiguée",
		TextEN: "No running or charging, −2 to Strength and Dexterity. Eight hours of rest cure it; being fatigued again makes one exhausted.",
		TextFR: "Ni course ni charge, −2 en Force et en Dextérité. Huit heures de repos la dissipent ; une nouvelle fatigue mène à l’épuisement.",
	},
	{
		Key: "flat-footed", EN: "flat-footed", FR: "pris au dépourvu", FRFeminine: "prise au dépourvu",
		TextEN: "One has not acted yet and is not ready: no Dexterity bonus to AC and no attacks of opportunity. The extra counterspell of the duel works all the same (R17).",
		TextFR: "On n’a pas encore agi et on n’est pas prêt : pas de bonus de Dextérité à la CA et pas d’attaques d’opportunité. Le contresort supplémentaire du duel fonctionne quand même (R17).",
	},
	{
		Key: "frightened", EN: "frightened", FR: "effrayé", FRFeminine: "effrayée",
		TextEN: "One flees from the source of fear as best one can, by magic too, with −2 on attacks, saves, skill and ability checks. In the zone a duellist who flees stops at the edge and cowers (R33).",
		TextFR: "On fuit la source de la peur comme on peut, par magie au besoin, avec −2 aux attaques, sauvegardes, tests de compétence et de caractéristique. Dans la zone, un duelliste en fuite s’arrête au bord et se recroqueville (R33).",
	},
	{
		Key: "grappling", EN: "grappling", FR: "en lutte", FRFeminine: "en lutte",
		TextEN: "Locked together with an opponent, one threatens no squares and has no Dexterity bonus to AC against others. A spell can only be cast if it has no gestures, takes a standard action at most and a Concentration check succeeds, DC 20 plus its level.",
		TextFR: "Aux prises avec un adversaire, on ne menace aucune case et on n’a pas de bonus de Dextérité à la CA contre les autres. On ne peut lancer qu’un sort sans gestes, d’une action simple au plus, avec un test de Concentration de DD 20 plus son niveau.",
	},
	{
		Key: "helpless", EN: "helpless", FR: "sans défense", FRFeminine: "sans défense",
		TextEN: "Bound, asleep, paralysed or out cold: Dexterity counts as 0, a modifier of −5. Melee attacks against the helpless gain +4, and a coup de grace is possible. In a mageduel even that does not kill (E8).",
		TextFR: "Ligoté, endormi, paralysé ou évanoui : la Dextérité compte pour 0, soit un modificateur de −5. Les attaques au corps à corps contre lui gagnent +4, et un coup de grâce est possible. En mageduel, même cela ne tue pas (E8).",
	},
	{
		Key: "incorporeal", EN: "incorporeal", FR: "intangible", FRFeminine: "intangible",
		TextEN: "Without a body, one is immune to nonmagical attacks and to critical hits, and magic from a bodily source has no effect half the time, save force. One passes through objects, and one’s own attacks ignore armor, shield and natural armor unless they are of force.",
		TextFR: "Sans corps, on est immunisé contre les attaques non magiques et les coups critiques, et la magie d’une source matérielle reste sans effet une fois sur deux, force exceptée. On traverse les objets, et ses propres attaques ignorent armure, bouclier et armure naturelle, sauf s’ils sont de force.",
	},
	{
		Key: "invisible", EN: "invisible", FR: "invisible", FRFeminine: "invisible",
		TextEN: "Not to be seen: +2 on attacks against those who go by sight, who also lose their Dexterity bonus to AC. Attackers must guess the square, and half of their blows miss even then.",
		TextFR: "On échappe au regard : +2 à l’attaque contre qui se fie à la vue, et qui perd aussi son bonus de Dextérité à la CA. L’attaquant doit deviner la case, et même alors la moitié de ses coups manquent.",
	},
	{
		Key: "nauseated", EN: "nauseated", FR: "nauséeux", FRFeminine: "nauséeuse",
		TextEN: "Sick to the stomach: one cannot attack, cast or concentrate, and has a single move action each turn. No counterspells either (R17).",
		TextFR: "L’estomac retourné : on ne peut ni attaquer, ni incanter, ni se concentrer, et on n’a qu’une action de mouvement par tour. Pas de contresort non plus (R17).",
	},
	{
		Key: "panicked", EN: "panicked", FR: "paniqué", FRFeminine: "paniquée",
		TextEN: "One drops what one holds and runs at top speed, with −2 on saves, skill and ability checks. When cornered, one cowers; for duellists the edge of the zone is such a corner (R33).",
		TextFR: "On lâche ce qu’on tient et on fuit à toutes jambes, avec −2 aux sauvegardes, tests de compétence et de caractéristique. Acculé, on se recroqueville ; pour un duelliste, le bord de la zone est un tel cul-de-sac (R33).",
	},
	{
		Key: "paralysed", EN: "paralysed", FR: "paralysé", FRFeminine: "paralysée",
		TextEN: "Frozen in place: Strength and Dexterity count as 0 and one is helpless, though able to think. Flyers with wings fall. Spells are possible only without words, gestures or materials.",
		TextFR: "Figé sur place : Force et Dextérité comptent pour 0 et on est sans défense, mais on peut penser. Qui vole de ses ailes tombe. Seuls les sorts sans paroles, gestes ni matière restent possibles.",
	},
	{
		Key: "petrified", EN: "petrified", FR: "pétrifié", FRFeminine: "pétrifiée",
		TextEN: "Turned to stone, one is unconscious and knows nothing of what goes on. In a mageduel this does not happen: half of full hit points are lost instead (E8).",
		TextFR: "Changé en pierre, on est inconscient et on ignore ce qui se passe. En mageduel, cela n’arrive pas : on perd à la place la moitié de ses points de vie maximaux (E8).",
	},
	{
		Key: "pinned", EN: "pinned", FR: "immobilisé", FRFeminine: "immobilisée",
		TextEN: "Held down in a grapple, one cannot move, but is not helpless. Others than the one holding gain from −4 to AC.",
		TextFR: "Maintenu au sol dans une lutte, on ne peut bouger, sans être sans défense. Les autres que celui qui tient profitent de −4 à la CA.",
	},
	{
		Key: "prone", EN: "prone", FR: "à terre", FRFeminine: "à terre",
		TextEN: "Lying on the ground: −4 on melee attacks and no ranged weapon but a crossbow. AC is 4 better against shots and 4 worse in melee. Standing up is a move action that provokes attacks of opportunity.",
		TextFR: "Étendu au sol : −4 aux attaques au corps à corps, et pas d’arme à distance hors l’arbalète. La CA gagne 4 contre les tirs et perd 4 au corps à corps. Se relever est une action de mouvement qui provoque des attaques d’opportunité.",
	},
	{
		Key: "shaken", EN: "shaken", FR: "secoué", FRFeminine: "secouée",
		TextEN: "Uneasy with fear: −2 on attacks, saves, skill and ability checks. Shaken twice, one is frightened.",
		TextFR: "La peur travaille : −2 aux attaques, sauvegardes, tests de compétence et de caractéristique. Secoué deux fois, on est effrayé.",
	},
	{
		Key: "sickened", EN: "sickened", FR: "fiévreux", FRFeminine: "fiévreuse",
		TextEN: "Unwell: −2 on attacks, weapon damage, saves, skill and ability checks.",
		TextFR: "Mal en point : −2 aux attaques, aux dégâts des armes, aux sauvegardes, aux tests de compétence et de caractéristique.",
	},
	{
		Key: "stable", EN: "stable", FR: "stabilisé", FRFeminine: "stabilisée",
		TextEN: "Hit points are below 0 but no longer falling. The creature stays unconscious.",
		TextFR: "Les points de vie sont sous 0 mais ne baissent plus. La créature reste inconsciente.",
	},
	{
		Key: "staggered", EN: "staggered", FR: "chancelant", FRFeminine: "chancelante",
		TextEN: "Nonlethal damage just equals current hit points: one move or one standard action a round, not both. Participants skip this state, for in a mageduel they are slain at that point (E5, R19).",
		TextFR: "Les dégâts non létaux égalent juste les points de vie actuels : une action de mouvement ou une action simple par round, pas les deux. Les participants ne connaissent pas cet état, car en mageduel ils sont alors tués (E5, R19).",
	},
	{
		Key: "stunned", EN: "stunned", FR: "étourdi", FRFeminine: "étourdie",
		TextEN: "One drops what one holds and can take no actions, with −2 to AC and no Dexterity bonus to it. No counterspells either (R17).",
		TextFR: "On lâche ce qu’on tient et on ne peut agir, avec −2 à la CA et sans bonus de Dextérité à la CA. Pas de contresort non plus (R17).",
	},
	{
		Key: "turned", EN: "turned", FR: "repoussé", FRFeminine: "repoussée",
		TextEN: "Undead driven off flee for 10 rounds by the best way they have. Those that cannot get away cower.",
		TextFR: "Les morts-vivants repoussés fuient pendant 10 rounds par le meilleur moyen. Ceux qui ne le peuvent se recroquevillent.",
	},
	{
		Key: "unconscious", EN: "unconscious", FR: "inconscient", FRFeminine: "inconsciente",
		TextEN: "Out cold and helpless. An unconscious duellist who is not slain is still in the duel.",
		TextFR: "Évanoui et sans défense. Un duelliste inconscient qui n’est pas tué reste dans le duel.",
	},
	{
		Key: "charmed", EN: "charmed", FR: "charmé", FRFeminine: "charmée",
		TextEN: "The one who cast the charm looks like a trusted friend, and words and deeds of that one are seen in the best light. What is yielded or declared meanwhile does not count (R33).",
		TextFR: "Le lanceur du charme passe pour un ami fidèle, dont paroles et actes sont vus sous leur meilleur jour. Un abandon ou une égalité déclarés dans cet état ne comptent pas (R33).",
	},
	{
		Key: "asleep", EN: "asleep", FR: "endormi", FRFeminine: "endormie",
		TextEN: "Fast asleep and helpless. A blow wakes the sleeper, and so does a standard action by someone adjacent.",
		TextFR: "Profondément endormi et sans défense. Un coup réveille le dormeur, comme l’action simple de quelqu’un d’adjacent.",
	},
	{
		Key: "slain", EN: "slain", FR: "tué", FRFeminine: "tuée",
		TextEN: "In a mageduel a participant is slain at 0 hit points or Constitution 0. One lies unconscious until the end, takes no turn and can be targeted no more (R26), then wakes up unharmed (T6).",
		TextFR: "En mageduel, un participant est tué à 0 point de vie ou à 0 en Constitution. Il gît inconscient jusqu’à la fin, ne joue plus et ne peut plus être visé (R26), puis se réveille indemne (T6).",
	},
	{
		Key: "expelled", EN: "expelled", FR: "expulsé", FRFeminine: "expulsée",
		TextEN: "A participant who left the zone or was thrown out of it has lost (T2). Coming back in would end the duel for those who remain (R31).",
		TextFR: "Un participant sorti ou éjecté de la zone a perdu (T2). Y revenir mettrait fin au duel pour ceux qui restent (R31).",
	},
	{
		Key: "excluded", EN: "excluded", FR: "exclu", FRFeminine: "exclue",
		TextEN: "A participant who did not step into the zone in time takes no part in the duel (P14).",
		TextFR: "Un participant qui n’est pas entré à temps dans la zone ne prend pas part au duel (P14).",
	},
	{
		Key: "disqualified", EN: "disqualified", FR: "disqualifié", FRFeminine: "disqualifiée",
		TextEN: "A participant who attacked another directly with an item no longer competes (E4). Standing still or leaving is safe; attacking, using magic or coming back ends the duel for those who remain (T3, R37).",
		TextFR: "Un participant qui en a attaqué un autre directement avec un objet n’est plus en lice (E4). Rester ou sortir est sans risque ; attaquer, user de magie ou revenir met fin au duel pour ceux qui restent (T3, R37).",
	},
}

var conditionIndex = indexBy(Conditions, func(c Condition) string { return c.Key })

// ConditionByKey finds a condition by its key, such as "flat-footed".
func ConditionByKey(key string) (Condition, bool) { return find(Conditions, conditionIndex, key) }
