package game

import (
	"encoding/json"
	"errors"
	"io/fs"
	"strings"

	"mageduel/scenes"
)

// settingsName is the settings' name in the store.
const settingsName = "settings.json"

// defaults are the settings of a first start.
func defaults(language string) scenes.Settings {
	return scenes.Settings{
		Language:       language,
		TextScale:      1,
		Volume:         [3]float64{0.8, 0.6, 0.7},
		Speed:          1,
		ReduceFlashing: true,
	}
}

// loadSettings reads the settings. Where there are none, or they are damaged,
// it gives the defaults; the error is nil where there are none.
func loadSettings(store scenes.Store, language string) (scenes.Settings, error) {
	s := defaults(language)
	data, err := store.Read(settingsName)
	if errors.Is(err, fs.ErrNotExist) {
		return s, nil
	}
	if err != nil {
		return s, err
	}
	if err := json.Unmarshal(data, &s); err != nil {
		return defaults(language), err
	}
	return tidy(s, language), nil
}

// saveSettings writes the settings.
func saveSettings(store scenes.Store, s scenes.Settings) error {
	data, err := json.MarshalIndent(s, "", "\t")
	if err != nil {
		return err
	}
	return store.Write(settingsName, data)
}

// tidy brings every setting within its range.
func tidy(s scenes.Settings, language string) scenes.Settings {
	if s.Language != "en" && s.Language != "fr" {
		s.Language = language
	}
	s.TextScale = min(max(s.TextScale, 1), 2)
	for i, v := range s.Volume {
		s.Volume[i] = min(max(v, 0), 1)
	}
	s.Speed = min(max(s.Speed, 0), 3)
	s.Quality = min(max(s.Quality, 0), 2)
	return s
}

// pickLanguage gives "fr" if the first tag that is English or French is
// French ("fr_CA.UTF-8", "fr-CH"), else "en".
func pickLanguage(tags ...string) string {
	for _, t := range tags {
		t = strings.ToLower(t)
		switch {
		case strings.HasPrefix(t, "fr"):
			return "fr"
		case strings.HasPrefix(t, "en"):
			return "en"
		}
	}
	return "en"
}
