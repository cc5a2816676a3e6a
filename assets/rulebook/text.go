package rulebook

// Text is a description of the thing that Key names.
type Text struct {
	Key, EN, FR string
}

// In is the description in a language.
func (t Text) In(l Lang) string {
	if l == FR {
		return t.FR
	}
	return t.EN
}
