package hud

// Where is the rectangle in sight of a node that answers, by its ID; false
// where there is none on the top layer.
func (u *UI) Where(id string) (Rect, bool) {
	if len(u.layers) == 0 {
		return Rect{}, false
	}
	for _, t := range u.top().targets {
		if t.ID == id && t.clip.W >= 1 && t.clip.H >= 1 {
			return t.clip, true
		}
	}
	return Rect{}, false
}
