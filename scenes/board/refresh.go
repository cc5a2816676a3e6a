package board

// Refresh shows a World set after Update in the very frame, so that what was
// folded at a beat does not jump back for one.
func (b *Board) Refresh() { b.buildPoses() }
