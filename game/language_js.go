package game

import "syscall/js"

// systemLanguage is "fr" or "en" as the browser asks.
func systemLanguage() string {
	list := js.Global().Get("navigator").Get("languages")
	if list.Type() != js.TypeObject {
		return "en"
	}
	var tags []string
	for i := range list.Length() {
		tags = append(tags, list.Index(i).String())
	}
	return pickLanguage(tags...)
}
