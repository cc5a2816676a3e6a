package sounds

// golden are hashes of samples rounded to 16 bits. Who changes a recipe or a
// tool changes them too.
var golden = map[string]uint64{
	"ambience/heath": 0x8796c448bc62531a,
	"beast.roar":     0x9c10cdb513e94ac7,
	"cast.gather":    0xc34389dd1897b0f3,
	"dice.roll.2":    0xc84d178f120980cf,
	"music/calm":     0x36a47d5e0ea7d49f,
	"rite.fight":     0xe97e7445084ff669,
	"strike.fire":    0xc2f1cab3f4a27438,
	"ui.click":       0x730bbe0ee5c21acf,
}
