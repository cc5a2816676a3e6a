package rulebook

// SpellTexts describes spells for the codex and tooltips in one to four sentences,
// and says what the zone changes. Key is the name in the rules; a spell that is
// not here is shown by its figures alone.
var SpellTexts = []Text{
	{
		Key: "Acid Splash",
		EN:  "A small ball of acid that needs a ranged touch attack and does 1d3 acid damage. It reaches 25 feet plus 5 for every two caster levels, allows no save and ignores spell resistance. In the zone the damage is halved but never under 1 (E7).",
		FR:  "Une petite boule d’acide qui demande une attaque de contact à distance et inflige 1d3 points de dégâts d’acide. Elle porte à 25 pieds plus 5 tous les deux niveaux de lanceur de sorts, ne permet aucune sauvegarde et ignore la résistance à la magie. Dans la zone, les dégâts sont réduits de moitié sans descendre sous 1 (E7).",
	},
	{
		Key: "Mage Armor",
		EN:  "An unseen field of force gives the creature touched a +4 armor bonus to AC for 1 hour per caster level. It hinders neither movement nor casting, and being force it also stops incorporeal touches. As a touch spell it comes into the zone when cast during the preparation (P12).",
		FR:  "Un champ de force invisible donne à la créature touchée un bonus d’armure de +4 à la CA pendant 1 heure par niveau de lanceur de sorts. Il ne gêne ni les mouvements ni les incantations et, fait de force, arrête aussi le contact des êtres intangibles. Sort de contact, il entre dans la zone s’il est lancé pendant la préparation (P12).",
	},
	{
		Key: "Shield",
		EN:  "A disk of force hovers before the caster for 1 minute per caster level. It gives a +4 shield bonus to AC and swallows every magic missile aimed at its bearer. Being personal, it comes into the zone (P12).",
		FR:  "Un disque de force flotte devant le lanceur pendant 1 minute par niveau de lanceur de sorts. Il donne un bonus de bouclier de +4 à la CA et absorbe tout Projectile magique tiré sur son porteur. Sort personnel, il entre dans la zone (P12).",
	},
	{
		Key: "Magic Missile",
		EN:  "Darts of force that never miss a target one can see, each for 1d4+1. There is one dart at level 1 and one more at levels 3, 5, 7 and 9, to a maximum of five; they may be split among targets no more than 15 feet apart. Shield stops them all. In the zone each dart is halved on its own, down to no less than 1 (E7).",
		FR:  "Des traits de force qui ne manquent jamais une cible visible, à 1d4+1 chacun. Il y en a un au niveau 1 et un de plus aux niveaux 3, 5, 7 et 9, cinq au maximum ; on peut les répartir entre des cibles à 15 pieds au plus les unes des autres. Bouclier les arrête tous. Dans la zone, chaque trait est réduit de moitié à part, sans descendre sous 1 (E7).",
	},
	{
		Key: "Grease",
		EN:  "A slippery film covers a 10-foot square, or one object, for 1 round per caster level. Whoever stands there must make a Reflex save or fall, and again on each of their turns. Crossing it at half speed takes a Balance check of DC 10; failing means no movement and another save, failing by 5 or more a fall. Spell resistance does not help.",
		FR:  "Une pellicule glissante couvre un carré de 10 pieds de côté, ou un objet, pendant 1 round par niveau de lanceur de sorts. Qui s’y trouve doit réussir un jet de Réflexes ou tomber, et de nouveau à chacun de ses tours. La traverser à mi-vitesse demande un test d’Équilibre de DD 10 ; raté, on n’avance pas et on refait le jet, raté de 5 ou plus, on tombe. La résistance à la magie n’y fait rien.",
	},
	{
		Key: "Charm Person",
		EN:  "A humanoid that fails a Will save takes the caster for a trusted friend for 1 hour per caster level. The save gets a +5 bonus if the caster or allies are fighting it, which in a duel they are. Orders it would not normally follow need opposed Charisma checks, and none will make it harm itself. In the zone a charmed duellist can neither yield nor agree to a draw (R33).",
		FR:  "Un humanoïde qui rate son jet de Volonté prend le lanceur pour un ami fidèle pendant 1 heure par niveau de lanceur de sorts. La sauvegarde gagne +5 si le lanceur ou ses alliés le combattent, ce qui est le cas en duel. Les ordres qui lui répugnent demandent un test de Charisme opposé, et aucun ne le pousse à se nuire. Dans la zone, un duelliste charmé ne peut ni abandonner ni accepter l’égalité (R33).",
	},
	{
		Key: "Scorching Ray",
		EN:  "One ray of fire at level 3, two at level 7, three at level 11 and beyond. Each needs its own ranged touch attack and does 4d6 fire damage; the targets must lie within 30 feet of each other. There is no save. In the zone each ray is halved by itself (E7).",
		FR:  "Un rayon de feu au niveau 3, deux au niveau 7, trois à partir du niveau 11. Chacun demande sa propre attaque de contact à distance et inflige 4d6 points de dégâts de feu ; les cibles doivent se trouver à 30 pieds au plus les unes des autres. Il n’y a pas de sauvegarde. Dans la zone, chaque rayon est réduit de moitié à part (E7).",
	},
	{
		Key: "Mirror Image",
		EN:  "Between the caster and an attacker appear 1d4 doubles, plus one for every three caster levels, eight at the most. An attack or a targeted spell picks one figure at random; a double that is hit vanishes. It lasts 1 minute per caster level, follows its caster into the zone (P12), and does nothing against areas.",
		FR:  "Le lanceur s’entoure de 1d4 doubles, plus un tous les trois niveaux de lanceur de sorts, huit au plus. Une attaque ou un sort ciblé choisit une silhouette au hasard ; un double touché disparaît. L’effet dure 1 minute par niveau de lanceur de sorts, suit le lanceur dans la zone (P12) et ne peut rien contre les effets de zone.",
	},
	{
		Key: "Web",
		EN:  "Sticky strands fill a 20-foot radius for 10 minutes per caster level, if there are two solid points for them to hang from. A failed Reflex save holds the victim fast, a success leaves it entangled but able to move. Breaking loose takes a round and a Strength check of DC 20 or Escape Artist of DC 25. Fire burns a square of it away in a round and does 2d4 damage to those inside, halved in the zone (E7).",
		FR:  "Des fils collants emplissent un rayon de 20 pieds pendant 10 minutes par niveau de lanceur de sorts, s’il y a deux points solides où les accrocher. Un jet de Réflexes raté retient la victime sur place, un jet réussi la laisse enchevêtrée mais libre d’avancer. Se dégager prend un round et un test de Force de DD 20 ou d’Évasion de DD 25. Le feu en consume une case en un round et inflige 2d4 points de dégâts à ceux qui s’y trouvent, réduits de moitié dans la zone (E7).",
	},
	{
		Key: "Invisibility",
		EN:  "The caster or the creature touched becomes invisible for 1 minute per caster level, or until it attacks. The unseen gain +2 on attacks against those who rely on their eyes and deny them their Dexterity to AC; blows aimed at them miss half the time. It comes into the zone when cast before (P12), and so does the riddle of where its bearer stands.",
		FR:  "Le lanceur ou la créature touchée devient invisible pendant 1 minute par niveau de lanceur de sorts, ou jusqu’à sa première attaque. L’invisible gagne +2 à l’attaque contre qui se fie à ses yeux et le prive de sa Dextérité à la CA ; les coups qui le visent manquent une fois sur deux. Lancé avant, le sort entre dans la zone (P12), et l’énigme avec lui.",
	},
	{
		Key: "Fly",
		EN:  "The creature touched flies at 60 feet with good maneuverability, 40 feet in medium or heavy armor, for 1 minute per caster level. When the spell runs out or is dispelled, it sinks 60 feet a round for 1d6 rounds before it would fall. Beware of the ceiling: flying out through the top of the zone is leaving it (T2, R15).",
		FR:  "La créature touchée vole à 60 pieds avec une bonne manœuvrabilité, à 40 pieds en armure intermédiaire ou lourde, pendant 1 minute par niveau de lanceur de sorts. Quand le sort s’achève ou est dissipé, elle descend de 60 pieds par round pendant 1d6 rounds avant de tomber pour de bon. Attention au plafond : sortir en vol par le haut de la zone, c’est la quitter (T2, R15).",
	},
	{
		Key: "Fireball",
		EN:  "A blast of flame with a radius of 20 feet, 1d6 fire damage per caster level up to 10d6, halved by a Reflex save. It carries 400 feet plus 40 per caster level. In the zone it stops at the edge (E1), and after the save the damage is halved once more (E7).",
		FR:  "Une déflagration de 20 pieds de rayon, 1d6 points de dégâts de feu par niveau de lanceur de sorts jusqu’à 10d6, moitié moins avec un jet de Réflexes. Elle porte à 400 pieds plus 40 par niveau de lanceur de sorts. Dans la zone, elle s’arrête au bord (E1) et, après la sauvegarde, les dégâts sont encore réduits de moitié (E7).",
	},
	{
		Key: "Lightning Bolt",
		EN:  "A bolt that starts at the caster’s fingertips and runs 120 feet in a straight line. It does 1d6 electricity damage per caster level up to 10d6, halved by a Reflex save. In the zone the bolt ends at the edge (E1) and the damage is halved again (E7).",
		FR:  "Une décharge qui part du bout des doigts et file tout droit sur 120 pieds. Elle inflige 1d6 points de dégâts d’électricité par niveau de lanceur de sorts jusqu’à 10d6, moitié moins avec un jet de Réflexes. Dans la zone, l’éclair s’arrête au bord (E1) et les dégâts sont encore réduits de moitié (E7).",
	},
	{
		Key: "Haste",
		EN:  "One creature per caster level, all within 30 feet of each other, is quickened for 1 round per caster level. Each gains +1 on attacks, a +1 dodge bonus to AC and Reflex saves, 30 more feet of speed up to double, and one more blow in a full attack. It does not give a second spell. It counters and dispels slow.",
		FR:  "Une créature par niveau de lanceur de sorts, toutes à 30 pieds au plus les unes des autres, est accélérée pendant 1 round par niveau de lanceur de sorts. Chacune gagne +1 à l’attaque, un bonus d’esquive de +1 à la CA et aux jets de Réflexes, 30 pieds de vitesse en plus sans dépasser le double, et un coup de plus lors d’une attaque à outrance. Cela ne donne pas de second sort. Le sort contre et dissipe Lenteur.",
	},
	{
		Key: "Hold Person",
		EN:  "A humanoid that fails a Will save is paralysed for up to 1 round per caster level. At each of its turns it may spend a full-round action on a new save. The held are helpless, but nobody dies of it here: a coup de grace that would kill does half of full hit points instead (E8).",
		FR:  "Un humanoïde qui rate son jet de Volonté est paralysé, pour 1 round par niveau de lanceur de sorts au plus. À chacun de ses tours, il peut tenter un nouveau jet par une action complexe. Il est sans défense, mais nul n’en meurt ici : un coup de grâce qui tuerait inflige à la place la moitié des points de vie maximaux (E8).",
	},
	{
		Key: "Dispel Magic",
		EN:  "A dispel check, 1d20 plus caster level up to +10, against 11 plus the caster level of each spell on the target. It can also sweep a 20-foot radius, ending one spell at most on each creature there, or serve as a counterspell to whatever is being cast. The zone itself cannot be dispelled (E9).",
		FR:  "Un test de dissipation, 1d20 plus le niveau de lanceur de sorts jusqu’à +10, contre 11 plus le niveau de lanceur de chaque sort posé sur la cible. Le sort peut aussi balayer un rayon de 20 pieds, où il met fin à un sort au plus par créature, ou servir de contresort contre n’importe quelle incantation. La zone elle-même ne se dissipe pas (E9).",
	},
	{
		Key: "Gust of Wind",
		EN:  "A line of severe wind, 60 feet long, blows for 1 round; a Fortitude save resists it. Medium creatures on the ground cannot walk against it and in flight are blown back 1d6 times 5 feet; Small ones fall prone, or are blown back 1d6 times 10 feet in flight. Tiny ones roll 1d4 times 10 feet, and Large ones do not notice. In the zone it may well blow a flyer over the edge (R34).",
		FR:  "Un souffle violent de 60 pieds de long dure 1 round ; un jet de Vigueur y résiste. Les créatures de taille moyenne au sol ne peuvent avancer contre lui et, en vol, reculent de 1d6 fois 5 pieds ; les petites tombent à terre ou, en vol, reculent de 1d6 fois 10 pieds. Les très petites roulent sur 1d4 fois 10 pieds, et les grandes ne sentent rien. Dans la zone, il peut fort bien emporter un mage en vol par-dessus bord (R34).",
	},
	{
		Key: "Suggestion",
		EN:  "A sentence or two, reasonably put, plants a course of action in a living mind that fails a Will save and understands the words. It lasts 1 hour per caster level or until the deed is done. Plainly harmful advice is ignored. In the zone it cannot make a duellist yield, leave or call a draw (R33).",
		FR:  "Une phrase ou deux, d’apparence raisonnable, dictent une conduite à un esprit vivant qui rate son jet de Volonté et comprend les mots. L’effet dure 1 heure par niveau de lanceur de sorts ou jusqu’à ce que la chose soit faite. Un conseil manifestement nuisible est ignoré. Dans la zone, il ne peut faire ni abandonner, ni sortir, ni déclarer l’égalité (R33).",
	},
	{
		Key: "Wall of Fire",
		EN:  "A curtain of flame 20 feet high and 20 feet long per caster level, or a ring 5 feet in radius for every two. One side sends out heat: 2d4 fire damage within 10 feet, 1d4 within 20 feet, when it appears and each round; passing through does 2d6 plus 1 per caster level up to +20. It burns as long as the caster concentrates, and 1 round per caster level after. In the zone all of this is halved (E7), and undead take double first.",
		FR:  "Un rideau de flammes haut de 20 pieds et long de 20 pieds par niveau de lanceur de sorts, ou un anneau de 5 pieds de rayon tous les deux niveaux. Un côté rayonne : 2d4 points de dégâts de feu jusqu’à 10 pieds, 1d4 jusqu’à 20 pieds, à l’apparition puis à chaque round ; le traverser inflige 2d6 plus 1 par niveau de lanceur de sorts, +20 au plus. Il brûle tant que le lanceur se concentre, puis 1 round par niveau. Dans la zone, tout cela est réduit de moitié (E7), après le doublement contre les morts-vivants.",
	},
	{
		Key: "Enervation",
		EN:  "A black ray that needs a ranged touch attack and gives 1d4 negative levels for up to 1 hour per caster level, 15 hours at most. Each costs 1 on attacks, saves and checks, 5 hit points, one effective level and one of the highest spells left. In the zone the number of levels is halved, down to no less than 1 (E7); their hit points are not halved again (R20). As many as one’s Hit Dice count as slain.",
		FR:  "Un rayon noir qui demande une attaque de contact à distance et donne 1d4 niveaux négatifs pendant 1 heure par niveau de lanceur de sorts, 15 heures au plus. Chacun coûte 1 aux attaques, sauvegardes et tests, 5 points de vie, un niveau effectif et l’un des plus hauts sorts restants. Dans la zone, leur nombre est réduit de moitié sans descendre sous 1 (E7) ; leurs points de vie ne sont pas réduits à nouveau (R20). En avoir autant que de dés de vie, c’est être tué.",
	},
	{
		Key: "Finger of Death",
		EN:  "A living creature within close range makes a Fortitude save or would die. In the zone it takes half of its full hit points instead (E8); that figure is not halved again. Those who save suffer 3d6 damage plus 1 per caster level, up to +25, and this is halved as usual (E7).",
		FR:  "Une créature vivante à courte portée fait un jet de Vigueur, faute de quoi elle mourrait. Dans la zone, elle subit à la place la moitié de ses points de vie maximaux (E8), sans autre réduction. Qui réussit son jet subit 3d6 points de dégâts plus 1 par niveau de lanceur de sorts, +25 au plus, réduits de moitié comme d’habitude (E7).",
	},
	{
		Key: "Disintegrate",
		EN:  "A thin green ray reaches as far as 100 feet plus 10 per caster level and needs a ranged touch attack. Who fails a Fortitude save takes half of full hit points in the zone instead of falling to dust (E8), not halved again. Who saves takes only 5d6 damage, halved as usual (E7).",
		FR:  "Un mince rayon vert porte à 100 pieds plus 10 par niveau de lanceur de sorts et demande une attaque de contact à distance. Qui rate un jet de Vigueur perd dans la zone la moitié de ses points de vie maximaux au lieu de tomber en poussière (E8), sans autre réduction. Qui réussit ne subit que 5d6 points de dégâts, réduits de moitié comme d’habitude (E7).",
	},
	{
		Key: "Flesh to Stone",
		EN:  "One creature of flesh, as far off as 100 feet plus 10 per caster level, makes a Fortitude save or would become a statue. In the zone it takes half of its full hit points instead (E8); that figure is not halved again. A save leaves it unharmed.",
		FR:  "Une créature de chair, jusqu’à 100 pieds plus 10 par niveau de lanceur de sorts, fait un jet de Vigueur, faute de quoi elle deviendrait statue. Dans la zone, elle perd à la place la moitié de ses points de vie maximaux (E8), sans autre réduction. Un jet réussi la laisse indemne.",
	},
	{
		Key: "Power Word Kill",
		EN:  "A single word that would kill a living creature with 100 hit points or fewer left, nonlethal damage counted off. No save is allowed, but spell resistance is. In the zone its victim takes half of full hit points instead (E8), not halved again.",
		FR:  "Un seul mot qui tuerait une créature vivante à qui il reste au plus 100 points de vie, dégâts non létaux déduits. Aucune sauvegarde n’est permise, mais la résistance à la magie joue. Dans la zone, sa victime perd à la place la moitié de ses points de vie maximaux (E8), sans autre réduction.",
	},
	{
		Key: "Mount",
		EN:  "After a casting that takes a full round, a light horse or a pony with saddle and bridle stands ready, for 2 hours per caster level. It comes from this world: no banishing sends it away. In the zone it is an animal like any other and makes its Will save each round (P7); where that fails it runs to the edge, is held there (E2) and cowers (R16).",
		FR:  "Après une incantation d’un round complet, un cheval léger ou un poney sellé et bridé se tient prêt, pour 2 heures par niveau de lanceur de sorts. Il vient de ce monde : aucun bannissement ne le renvoie. Dans la zone, c’est un animal comme un autre, qui fait à chaque round son jet de Volonté (P7) ; s’il le rate, il court au bord, y est retenu (E2) et se blottit (R16).",
	},
	{
		Key: "Dimension Door",
		EN:  "The caster stands at once at any spot within 400 feet plus 40 per caster level, alone or with one creature of Medium size for every three caster levels that touches him, a Large one counting as two. No line of effect is needed, and the place is met exactly; after it he can do nothing until his next turn. Who comes out where somebody unseen stands takes 1d6 damage and is thrown to an open place within 100 feet. A spot beyond the edge is outside: he has left the zone (T2, R14).",
		FR:  "Le lanceur se trouve aussitôt en un point quelconque à moins de 400 pieds plus 40 par niveau de lanceur de sorts, sans personne ou avec une créature de taille moyenne qui le touche tous les trois niveaux, une grande comptant pour deux. Il ne faut pas de ligne d’effet, et le lieu est atteint exactement ; après quoi il ne peut plus rien faire jusqu’à son prochain tour. Qui arrive là où se tient quelqu’un d’invisible subit 1d6 points de dégâts et se trouve rejeté en un lieu libre à moins de 100 pieds. Un point au-delà du bord est dehors : on a quitté la zone (T2, R14).",
	},
	{
		Key: "Dismissal",
		EN:  "A creature from another plane within close range goes home if it fails a Will save. The DC has the caster level added and the creature’s Hit Dice taken away. In the zone this ends what called it: it is no travel that E8 would stand in for, and nobody is hurt (R41).",
		FR:  "Une créature d’un autre plan, à courte portée, rentre chez elle si elle rate un jet de Volonté. Au DD s’ajoute le niveau de lanceur de sorts, moins les dés de vie de la créature. Dans la zone, cela met fin à ce qui l’avait appelée : ce n’est pas un voyage que E8 remplace, et nul n’est blessé (R41).",
	},
	{
		Key: "Teleport",
		EN:  "The caster goes to a place up to 100 miles per caster level away, with those who touch him as for dimension door. A place in sight is met on 01–94; on 95–97 he comes out off the mark, in any direction, on 98–99 at another place that looks like it; on 100 it goes wrong, 1d10 damage, and he rolls again, 80 plus 1d20. Whatever lies beyond the edge is outside, whether meant or not: who ends there has left the zone (T2, R14).",
		FR:  "Le lanceur gagne un lieu distant de 100 milles au plus par niveau de lanceur de sorts, avec ceux qui le touchent comme pour Porte dimensionnelle. Un lieu en vue est atteint sur 01–94 ; sur 95–97, il arrive à côté, dans n’importe quelle direction, sur 98–99 en un autre lieu qui lui ressemble ; sur 100, cela tourne mal, 1d10 points de dégâts, et il relance, 80 plus 1d20. Tout ce qui est au-delà du bord est dehors, voulu ou non : qui s’y trouve a quitté la zone (T2, R14).",
	},
	{
		Key: "Banishment",
		EN:  "Creatures from other planes, no two more than 30 feet apart, go home if they fail a Will save, up to 2 Hit Dice per caster level in all. Duellists and animals of this world have nowhere to be sent. In the zone this ends what called them; it is not leaving, and nobody is hurt (R41).",
		FR:  "Des créatures d’autres plans, à 30 pieds au plus les unes des autres, rentrent chez elles si elles ratent un jet de Volonté, jusqu’à 2 dés de vie en tout par niveau de lanceur de sorts. Les duellistes et les animaux de ce monde n’ont nulle part où être renvoyés. Dans la zone, cela met fin à ce qui les avait appelées ; ce n’est pas sortir, et nul n’est blessé (R41).",
	},
	{
		Key: "Maze",
		EN:  "A creature within close range is gone into a labyrinth, without a save; spell resistance helps. On its turn, as a full-round action, it may look for the way out: an Intelligence check, DC 20; after 10 minutes it is out at any rate, where it was or at the nearest free place. Nothing passes between it and the board meanwhile, but it may see to itself. In the zone it is inside and in the contest all the while (R14).",
		FR:  "Une créature à courte portée disparaît dans un labyrinthe, sans sauvegarde ; la résistance à la magie aide. À son tour, par une action complexe, elle peut chercher la sortie : un test d’Intelligence de DD 20 ; au bout de 10 minutes, elle est dehors de toute façon, là où elle était ou à la place libre la plus proche. Rien ne passe entre elle et le terrain d’ici là, mais elle peut s’occuper d’elle-même. Dans la zone, elle reste dedans et en lice (R14).",
	},
	{
		Key: "Blink",
		EN:  "For 1 round per caster level the caster flickers between here and the ethereal plane. Blows at him miss half the time, or one time in 5 if the attacker sees the invisible; spells aimed at him fail half the time; of areas and falls he takes half. His own blows strike as unseen but miss one time in 5, his own spells fail as often, and he moves at three quarters of his speed. It comes into the zone when cast before (P12), and who blinks is inside (R14).",
		FR:  "Pendant 1 round par niveau de lanceur de sorts, le lanceur va et vient entre ici et le plan éthéré. Les coups le manquent une fois sur deux, ou une fois sur 5 si l’adversaire voit l’invisible ; les sorts qui le visent échouent une fois sur deux ; des zones d’effet et des chutes, il ne subit que la moitié. Ses propres coups frappent comme ceux d’un invisible mais manquent une fois sur 5, ses propres sorts échouent aussi souvent, et il va aux trois quarts de sa vitesse. Lancé avant, le sort entre dans la zone (P12), et qui clignote est dedans (R14).",
	},
	{
		Key: "Reverse Gravity",
		EN:  "In up to one 10-foot cube for every two caster levels, in the shape of a box, all that does not fly falls upward to the top and hangs there for 1 round per caster level, able to act but not to move. Beside something solid a Reflex save holds on. When it ends they come down, 1d6 for every 10 feet. In the zone the area ends at the faces with what it holds, so that nobody is thrown out (R13), and the fall does half (E7, R21).",
		FR:  "Dans au plus un cube de 10 pieds tous les deux niveaux de lanceur de sorts, en forme de pavé, tout ce qui ne vole pas tombe vers le haut et y reste suspendu pendant 1 round par niveau de lanceur de sorts, libre d’agir mais non de se déplacer. Près de quelque chose de solide, un jet de Réflexes permet de s’y tenir. À la fin, tous redescendent, 1d6 tous les 10 pieds. Dans la zone, l’effet s’arrête aux faces avec ce qu’il contient, si bien que nul n’est jeté dehors (R13), et la chute fait moitié moins mal (E7, R21).",
	},
	{
		Key: "Rope Trick",
		EN:  "A rope rises from the ground beside the caster and hangs for 1 hour per caster level, its upper end fast in a space of its own that holds 8 creatures. Climbing it is a move action and a Climb check, DC 15. In the zone that space is elsewhere: who climbs in has left (T2, R14). When the spell ends, those inside drop out again; back in the zone, they end the duel for all who remain (T3).",
		FR:  "Une corde se dresse à côté du lanceur et pend pendant 1 heure par niveau de lanceur de sorts, le bout d’en haut tenu dans un espace à part qui accueille 8 créatures. Y monter prend une action de mouvement et un test d’Escalade de DD 15. Dans la zone, cet espace est ailleurs : qui y monte est sorti (T2, R14). Quand le sort s’achève, ceux qui s’y trouvent en retombent ; de retour dans la zone, ils mettent fin au duel pour tous ceux qui restent (T3).",
	},
	{
		Key: "Plane Shift",
		EN:  "With a forked rod of metal the caster passes to another plane: he has left the zone (T2, R14). On another, a melee touch and a failed Will save send the creature away against its will; in the zone it stays and takes half of its full hit points instead (R14, E8), not halved again. What serves the caster cannot go along (E2).",
		FR:  "Muni d’une fourche de métal, le lanceur passe sur un autre plan : il a quitté la zone (T2, R14). Sur autrui, il faut un contact au corps à corps et un jet de Volonté raté pour emporter la créature contre son gré ; dans la zone, elle reste et subit à la place la moitié de ses points de vie maximaux (R14, E8), sans autre réduction. Ce qui sert le lanceur ne peut le suivre (E2).",
	},
	{
		Key: "Dominate Monster",
		EN:  "After a casting of 1 round, any creature within close range that fails a Will save does as the caster commands, for days. Each new command is a move action: to fight, to hold its ground, to stay beside him; a mage fights with his strongest spells. Whoever is struck at by the one who commands, or must fight whom it served, saves again at +2. In the zone such a mage neither yields, nor declares a draw, nor is disqualified for what he must do (R33), and a disqualified master can command no more (R37).",
		FR:  "Après une incantation de 1 round, toute créature à courte portée qui rate un jet de Volonté fait, des jours durant, ce que le lanceur commande. Chaque nouvel ordre est une action de mouvement : se battre, tenir sa place, rester à ses côtés ; un mage se bat avec ses sorts les plus puissants. Qui est frappé par qui le commande, ou doit combattre qui il servait, refait un jet avec +2. Dans la zone, un tel mage ne peut ni abandonner, ni déclarer l’égalité, ni être disqualifié pour ce qu’il fait malgré lui (R33), et un maître disqualifié ne commande plus rien (R37).",
	},
	{
		Key: "Cause Fear",
		EN:  "A living creature of 5 Hit Dice or fewer within close range makes a Will save or is frightened for 1d4 rounds: it flees as best it can, with −2 on attacks, saves and checks. Who makes the save is shaken for 1 round. Fear adds up: the shaken become frightened, the frightened panicked. Nobody flees over the edge of the zone: whoever is cornered there cowers (R33).",
		FR:  "Une créature vivante de 5 dés de vie au plus, à courte portée, fait un jet de Volonté, faute de quoi elle est effrayée pendant 1d4 rounds : elle fuit de son mieux, avec −2 aux attaques, sauvegardes et tests. Qui réussit son jet est secoué pendant 1 round. Les peurs s’ajoutent : le secoué devient effrayé, l’effrayé paniqué. Nul ne fuit par-dessus le bord de la zone : qui s’y trouve acculé se recroqueville (R33).",
	},
	{
		Key: "Glitterdust",
		EN:  "A cloud of golden dust, 10 feet in radius, settles on everybody in it for 1 round per caster level. Whoever wears it is seen although invisible, and those who fail a Will save are blinded as long. It asks for no check against spell resistance, and it spares nobody, its caster neither.",
		FR:  "Un nuage de poussière d’or de 10 pieds de rayon se dépose sur tous ceux qui s’y trouvent, pendant 1 round par niveau de lanceur de sorts. Qui en est couvert se voit, même invisible, et qui rate un jet de Volonté est aveuglé tout ce temps. La résistance à la magie n’y peut rien, et le nuage n’épargne personne, pas même le lanceur.",
	},
	{
		Key: "See Invisibility",
		EN:  "The caster sees whatever is invisible within sight as if it were not, for 10 minutes per caster level. Fog, images and walls hide what they hid before. It is a spell on oneself, so it may be cast before the duel and comes into the zone (P12).",
		FR:  "Pendant 10 minutes par niveau de lanceur de sorts, on voit tout ce qui est invisible à portée de vue comme si de rien n’était. Brouillards, images et murs cachent ce qu’ils cachaient. C’est un sort sur soi : lancé avant le duel, il entre dans la zone (P12).",
	},
	{
		Key: "True Seeing",
		EN:  "For 1 minute per caster level the creature touched sees everything within 120 feet as it is: the invisible, the mage among the images, the true shape of the changed. Fog, cover and solid things hide what they hid before. Each casting uses up 250 gp of ointment from the purse (R45). A spell by touch, it comes into the zone on its bearer (P12).",
		FR:  "Pendant 1 minute par niveau de lanceur de sorts, la créature touchée voit tout tel quel jusqu’à 120 pieds : l’invisible, le mage parmi ses images, la vraie forme de qui en a changé. Brouillards, abris et corps solides cachent ce qu’ils cachaient. Chaque incantation consomme un onguent de 250 po pris sur la bourse (R45). Sort de contact, il entre dans la zone avec son porteur (P12).",
	},
	{
		Key: "Wall of Force",
		EN:  "An upright, unseen wall of up to one 10-foot square per caster level, its near end within close range. Neither bodies nor blows, breath or spells pass it, though one sees through it; it lasts 1 round per caster level. Dispel magic does not end it, disintegrate does; what stands in its way keeps it from forming. It is no attack, so a staff may make it (E4).",
		FR:  "Un mur vertical et invisible, jusqu’à un carré de 10 pieds par niveau de lanceur de sorts, dont le bout est à courte portée. Ni les corps ni les coups, les souffles ou les sorts ne passent, mais on voit au travers ; il dure 1 round par niveau de lanceur de sorts. Dissipation de la magie n’y peut rien, désintégration le détruit ; ce qui se trouve sur son tracé l’empêche de se former. Ce n’est pas une attaque : un bâton peut le dresser (E4).",
	},
	{
		Key: "Delayed Blast Fireball",
		EN:  "A fireball of 1d6 per caster level, 20d6 at most, that may wait as a glowing bead for up to 5 rounds. Whoever is within reach may throw the bead on, 50 feet at the most; in its last round it bursts in the hand one time in 4. Dispelled, it does not burst. Damage is halved in the zone (E7), and an item that laid it is judged when it bursts (R18).",
		FR:  "Une boule de feu de 1d6 par niveau de lanceur de sorts, 20d6 au plus, qui peut attendre jusqu’à 5 rounds sous forme de bille ardente. Qui l’a à portée de main peut la relancer, à 50 pieds au plus ; pendant son dernier round, elle éclate dans la main une fois sur 4. Dissipée, elle n’éclate pas. Les dégâts sont réduits de moitié dans la zone (E7), et l’objet qui l’a posée est jugé quand elle éclate (R18).",
	},
	{
		Key: "Antimagic Field",
		EN:  "For 10 minutes per caster level no magic works within 10 feet of the caster, wherever he goes: spells and items do nothing there, spells in force sleep until they are out again, and their time runs on. Summoned creatures are kept away while the field is where they stand. Dispel magic does not end it; walls of force stand, and so do the laws of the zone, the extra counterspell with them (E9, R40).",
		FR:  "Pendant 10 minutes par niveau de lanceur de sorts, nulle magie n’agit à moins de 10 pieds du lanceur, où qu’il aille : sorts et objets n’y font rien, les sorts en cours sommeillent jusqu’à la sortie, et leur temps s’écoule. Les créatures convoquées sont écartées tant que la zone d’antimagie les recouvre. Dissipation de la magie n’y peut rien ; les murs de force tiennent, et les lois de la zone aussi, contresort supplémentaire compris (E9, R40).",
	},
	{
		Key: "Polymorph",
		EN:  "For 1 minute per caster level oneself, or a willing creature of one’s own, takes the form of a beast: of no more Hit Dice than caster level and subject have, 15 at the most. Size, speed, natural weapons and armor, Strength, Dexterity and Constitution are the form’s; mind, level, hit points and spells in force stay, and 1 point per level heals. Without voice and hands there are no spells and no items, and what one carries melds away. Its natural attacks are halved in the zone and use no item (R21, E4).",
		FR:  "Pendant 1 minute par niveau de lanceur de sorts, on prend, ou une créature consentante à soi prend, la forme d’une bête : sans plus de dés de vie que le niveau de lanceur et le sujet n’en ont, 15 au plus. Taille, vitesse, armes et armure naturelles, Force, Dextérité et Constitution sont celles de la forme ; l’esprit, le niveau, les points de vie et les sorts en cours restent, et 1 point par niveau guérit. Sans voix ni mains, ni sorts ni objets, et ce que l’on porte se fond dans la forme. Ses attaques naturelles sont réduites de moitié dans la zone et ne sont pas des objets (R21, E4).",
	},
	{
		Key: "Summon Monster I",
		EN:  "After a casting that takes a full round, one creature from the first list appears and fights for the caster for 1 round per caster level. It acts at once. In the zone it cannot leave (E2) and its attacks do half damage (E7).",
		FR:  "Après une incantation d’un round complet, une créature de la première liste apparaît et se bat pour le lanceur pendant 1 round par niveau de lanceur de sorts. Elle agit aussitôt. Dans la zone, elle ne peut pas sortir (E2) et ses attaques infligent la moitié des dégâts (E7).",
	},
	{
		Key: "Summon Monster II",
		EN:  "After a casting that takes a full round, one creature from the second list appears, or 1d3 of one kind from the first. They fight for the caster for 1 round per caster level. In the zone they cannot leave (E2) and do half damage (E7).",
		FR:  "Après une incantation d’un round complet, une créature de la deuxième liste apparaît, ou 1d3 d’une même espèce de la première. Elles se battent pour le lanceur pendant 1 round par niveau de lanceur de sorts. Dans la zone, elles ne peuvent pas sortir (E2) et infligent la moitié des dégâts (E7).",
	},
	{
		Key: "Summon Monster III",
		EN:  "After a casting that takes a full round, one creature from the third list appears, 1d3 of one kind from the second, or 1d4+1 of one kind from the first. They fight for the caster for 1 round per caster level. In the zone they cannot leave (E2) and do half damage (E7).",
		FR:  "Après une incantation d’un round complet, une créature de la troisième liste apparaît, ou 1d3 d’une même espèce de la deuxième, ou 1d4+1 d’une même espèce de la première. Elles se battent pour le lanceur pendant 1 round par niveau de lanceur de sorts. Dans la zone, elles ne peuvent pas sortir (E2) et infligent la moitié des dégâts (E7).",
	},
}

var spellTextIndex = indexBy(SpellTexts, func(t Text) string { return t.Key })

// SpellText finds the description of a spell by its name in the rules.
func SpellText(key string) (Text, bool) { return find(SpellTexts, spellTextIndex, key) }
