package rulebook

// ActionTypes lists the kinds of action a turn is made of.
var ActionTypes = []Name{
	{"standard", "standard action", "action simple"},
	{"move", "move action", "action de mouvement"},
	{"full-round", "full-round action", "action complexe"},
	{"free", "free action", "action libre"},
	{"swift", "swift action", "action rapide"},
	{"immediate", "immediate action", "action immédiate"},
	{"none", "no action", "aucune action"},
	{"1 round", "1-round casting", "incantation d’un round"},
}

// Actions lists the things a duellist or a creature can do, as they stand on a
// button.
var Actions = []Name{
	{"attack", "Attack", "Attaquer"},
	{"full attack", "Full attack", "Attaquer à outrance"},
	{"cast", "Cast a spell", "Lancer un sort"},
	{"cast defensively", "Cast defensively", "Incanter sur la défensive"},
	{"touch", "Touch with a held charge", "Toucher avec la charge"},
	{"counterspell", "Counterspell", "Contrer"},
	{"move", "Move", "Se déplacer"},
	{"five-foot step", "5-foot step", "Pas de placement"},
	{"stand up", "Stand up", "Se relever"},
	{"drop prone", "Drop prone", "Se jeter à terre"},
	{"charge", "Charge", "Charger"},
	{"run", "Run", "Courir"},
	{"withdraw", "Withdraw", "Battre en retraite"},
	{"total defence", "Total defence", "Se défendre à outrance"},
	{"fight defensively", "Fight defensively", "Combattre sur la défensive"},
	{"ready", "Ready an action", "Préparer une action"},
	{"delay", "Delay", "Retarder son action"},
	{"concentrate", "Concentrate", "Se concentrer"},
	{"direct", "Direct a spell", "Diriger un sort"},
	{"dismiss", "Dismiss a spell", "Mettre fin à un sort"},
	{"use item", "Use an item", "Utiliser un objet"},
	{"draw", "Draw an item", "Sortir un objet"},
	{"drop", "Drop an item", "Lâcher un objet"},
	{"pick up", "Pick up an item", "Ramasser un objet"},
	{"bull rush", "Bull rush", "Bousculer"},
	{"grapple", "Grapple", "Engager la lutte"},
	{"escape", "Break free", "Se libérer"},
	{"trip", "Trip", "Faire un croc-en-jambe"},
	{"disarm", "Disarm", "Désarmer"},
	{"feint", "Feint", "Feinter"},
	{"overrun", "Overrun", "Renverser"},
	{"sunder", "Sunder", "Détruire une arme"},
	{"coup de grace", "Coup de grace", "Porter le coup de grâce"},
	{"lower resistance", "Lower spell resistance", "Abaisser la résistance à la magie"},
	{"declare draw", "Call a draw", "Déclarer l’égalité"},
	{"yield", "Yield", "Abandonner"},
	{"end turn", "End turn", "Finir le tour"},
}

// BodySlots lists the places where a magic item is worn or held.
var BodySlots = []Name{
	{"head", "head", "tête"},
	{"eyes", "eyes", "yeux"},
	{"neck", "neck", "cou"},
	{"shoulders", "shoulders", "épaules"},
	{"body", "body", "corps"},
	{"torso", "torso", "torse"},
	{"waist", "waist", "taille"},
	{"arms", "arms", "bras"},
	{"hands", "hands", "mains"},
	{"ring 1", "first ring", "premier anneau"},
	{"ring 2", "second ring", "second anneau"},
	{"feet", "feet", "pieds"},
	{"main hand", "main hand", "main directrice"},
	{"off hand", "off hand", "main secondaire"},
}

// ItemKinds lists the kinds of items a duellist may bring.
var ItemKinds = []Name{
	{"scroll", "scroll", "parchemin"},
	{"wand", "wand", "baguette"},
	{"staff", "staff", "bâton"},
	{"rod", "rod", "sceptre"},
	{"potion", "potion", "potion"},
	{"ring", "ring", "anneau"},
	{"weapon", "weapon", "arme"},
	{"armor", "armor", "armure"},
	{"shield", "shield", "bouclier"},
	{"wondrous", "wondrous item", "objet merveilleux"},
	{"alchemical", "alchemical item", "objet alchimique"},
}
