package models

// All lists every figure.
func All() []*Figure {
	var all []*Figure
	all = append(all, hatMage(), hoodMage(), circletMage(), collarMage(), shawlMage(), brimMage())
	all = append(all, beasts()...)
	all = append(all, birds()...)
	all = append(all, bugs()...)
	all = append(all, brutes()...)
	all = append(all, elementals()...)
	all = append(all, folk()...)
	all = append(all, imps()...)
	all = append(all, others()...)
	return all
}
