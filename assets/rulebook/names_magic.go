package rulebook

// Schools lists the schools of magic, with the universal spells at the end.
// Key is the word of the rules.
var Schools = []Name{
	{"Abjuration", "abjuration", "abjuration"},
	{"Conjuration", "conjuration", "invocation"},
	{"Divination", "divination", "divination"},
	{"Enchantment", "enchantment", "enchantement"},
	{"Evocation", "evocation", "évocation"},
	{"Illusion", "illusion", "illusion"},
	{"Necromancy", "necromancy", "nécromancie"},
	{"Transmutation", "transmutation", "transmutation"},
	{"Universal", "universal", "universel"},
}

// Subschools lists the subschools of conjuration, divination, enchantment and
// illusion.
var Subschools = []Name{
	{"Calling", "calling", "appel"},
	{"Creation", "creation", "création"},
	{"Healing", "healing", "guérison"},
	{"Summoning", "summoning", "convocation"},
	{"Teleportation", "teleportation", "téléportation"},
	{"Scrying", "scrying", "scrutation"},
	{"Charm", "charm", "charme"},
	{"Compulsion", "compulsion", "coercition"},
	{"Figment", "figment", "chimère"},
	{"Glamer", "glamer", "hallucination"},
	{"Pattern", "pattern", "mirage"},
	{"Phantasm", "phantasm", "fantasme"},
	{"Shadow", "shadow", "ombre"},
}

// Descriptors lists the descriptors of spells.
var Descriptors = []Name{
	{"Acid", "acid", "acide"},
	{"Air", "air", "air"},
	{"Chaotic", "chaotic", "Chaos"},
	{"Cold", "cold", "froid"},
	{"Darkness", "darkness", "obscurité"},
	{"Death", "death", "mort"},
	{"Earth", "earth", "terre"},
	{"Electricity", "electricity", "électricité"},
	{"Evil", "evil", "Mal"},
	{"Fear", "fear", "terreur"},
	{"Fire", "fire", "feu"},
	{"Force", "force", "force"},
	{"Good", "good", "Bien"},
	{"Language-Dependent", "language-dependent", "langage"},
	{"Lawful", "lawful", "Loi"},
	{"Light", "light", "lumière"},
	{"Mind-Affecting", "mind-affecting", "mental"},
	{"Sonic", "sonic", "son"},
	{"Water", "water", "eau"},
}

// Energies lists the kinds of damage that magic does, as they read after a
// number: “5 fire”, « 5 de feu ».
var Energies = []Name{
	{"acid", "acid", "acide"},
	{"cold", "cold", "froid"},
	{"electricity", "electricity", "électricité"},
	{"fire", "fire", "feu"},
	{"sonic", "sonic", "son"},
	{"force", "force", "force"},
	{"positive", "positive energy", "énergie positive"},
	{"negative", "negative energy", "énergie négative"},
}

// DamageKinds lists the kinds of damage that weapons do.
var DamageKinds = []Name{
	{"bludgeoning", "bludgeoning", "contondant"},
	{"piercing", "piercing", "perforant"},
	{"slashing", "slashing", "tranchant"},
}

// Ranges lists the ranges of spells. The French adjective goes with the
// feminine noun « portée ».
var Ranges = []Name{
	{"Personal", "personal", "personnelle"},
	{"Touch", "touch", "contact"},
	{"Close", "close", "courte"},
	{"Medium", "medium", "moyenne"},
	{"Long", "long", "longue"},
	{"Unlimited", "unlimited", "illimitée"},
}

// Components lists the components of spells by their letter.
var Components = []Name{
	{"V", "verbal", "verbale"},
	{"S", "somatic", "gestuelle"},
	{"M", "material", "matérielle"},
	{"F", "focus", "focaliseur"},
	{"DF", "divine focus", "focaliseur divin"},
	{"XP", "experience cost", "coût en expérience"},
}
