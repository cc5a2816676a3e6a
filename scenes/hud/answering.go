package hud

// Answering is a node that answers to hands.
type Answering struct {
	ID    string
	At    Rect   // what of it is in sight, in device pixels; empty where it must first be scrolled to
	Off   bool   // it only says why it cannot be done now
	Value string // what a text entry holds
}

// Answering lists what answers on the top layer, in the order of Tab.
func (u *UI) Answering() []Answering {
	if len(u.layers) == 0 {
		return nil
	}
	var out []Answering
	for _, t := range u.top().targets {
		a := Answering{ID: t.ID, At: t.clip, Off: t.Disabled}
		if t.Entry != nil {
			a.Value = t.Entry.Value
		}
		out = append(out, a)
	}
	return out
}
