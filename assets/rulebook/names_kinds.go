package rulebook

// Sizes lists the sizes of creatures from smallest to largest. The French
// adjective goes with the feminine noun « taille ».
var Sizes = []Name{
	{"Fine", "fine", "infime"},
	{"Diminutive", "diminutive", "minuscule"},
	{"Tiny", "tiny", "très petite"},
	{"Small", "small", "petite"},
	{"Medium", "medium", "moyenne"},
	{"Large", "large", "grande"},
	{"Huge", "huge", "très grande"},
	{"Gargantuan", "gargantuan", "gigantesque"},
	{"Colossal", "colossal", "colossale"},
}

// SizesShort lists the sizes as they stand in a narrow column.
var SizesShort = []Name{
	{"Fine", "F", "I"},
	{"Diminutive", "D", "Min"},
	{"Tiny", "T", "TP"},
	{"Small", "S", "P"},
	{"Medium", "M", "M"},
	{"Large", "L", "G"},
	{"Huge", "H", "TG"},
	{"Gargantuan", "G", "Gig"},
	{"Colossal", "C", "C"},
}

// CreatureTypes lists the types of creatures.
var CreatureTypes = []Name{
	{"Aberration", "aberration", "aberration"},
	{"Animal", "animal", "animal"},
	{"Construct", "construct", "créature artificielle"},
	{"Dragon", "dragon", "dragon"},
	{"Elemental", "elemental", "élémentaire"},
	{"Fey", "fey", "fée"},
	{"Giant", "giant", "géant"},
	{"Humanoid", "humanoid", "humanoïde"},
	{"Magical Beast", "magical beast", "créature magique"},
	{"Monstrous Humanoid", "monstrous humanoid", "humanoïde monstrueux"},
	{"Ooze", "ooze", "vase"},
	{"Outsider", "outsider", "Extérieur"},
	{"Plant", "plant", "plante"},
	{"Undead", "undead", "mort-vivant"},
	{"Vermin", "vermin", "vermine"},
}

// CreatureSubtypes lists the subtypes of creatures.
var CreatureSubtypes = []Name{
	{"Air", "air", "air"},
	{"Aquatic", "aquatic", "aquatique"},
	{"Archon", "archon", "archon"},
	{"Chaotic", "chaotic", "Chaos"},
	{"Cold", "cold", "froid"},
	{"Earth", "earth", "terre"},
	{"Evil", "evil", "Mal"},
	{"Extraplanar", "extraplanar", "extraplanaire"},
	{"Fire", "fire", "feu"},
	{"Good", "good", "Bien"},
	{"Incorporeal", "incorporeal", "intangible"},
	{"Lawful", "lawful", "Loi"},
	{"Native", "native", "natif"},
	{"Swarm", "swarm", "nuée"},
	{"Water", "water", "eau"},
}

// Alignments lists the alignments by their abbreviation.
var Alignments = []Name{
	{"LG", "lawful good", "loyal bon"},
	{"NG", "neutral good", "neutre bon"},
	{"CG", "chaotic good", "chaotique bon"},
	{"LN", "lawful neutral", "loyal neutre"},
	{"N", "neutral", "neutre"},
	{"CN", "chaotic neutral", "chaotique neutre"},
	{"LE", "lawful evil", "loyal mauvais"},
	{"NE", "neutral evil", "neutre mauvais"},
	{"CE", "chaotic evil", "chaotique mauvais"},
}

// Maneuverabilities lists the grades of flight. The French adjective goes with
// the feminine noun « manœuvrabilité ».
var Maneuverabilities = []Name{
	{"perfect", "perfect", "parfaite"},
	{"good", "good", "bonne"},
	{"average", "average", "moyenne"},
	{"poor", "poor", "médiocre"},
	{"clumsy", "clumsy", "déplorable"},
}
