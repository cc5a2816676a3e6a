package game

import "golang.org/x/sys/windows"

// systemLanguage is "fr" or "en" as Windows is set.
func systemLanguage() string {
	tags, err := windows.GetUserPreferredUILanguages(windows.MUI_LANGUAGE_NAME)
	if err != nil {
		return "en"
	}
	return pickLanguage(tags...)
}
