package scenes

// StoreFault is why a store cannot keep something.
type StoreFault uint8

// The faults a player can meet.
const (
	StoreReadOnly StoreFault = iota // the folder cannot be written
	StoreNoHome                     // the system names no folder for settings
	StoreFull                       // no room left
	StoreRefused                    // the browser keeps nothing for this page
	StoreBadName                    // not a name the store takes
	storeFaults
)

// StoreError is a store's refusal, with a sentence for the player.
type StoreError struct {
	Fault StoreFault
	Where string // the folder or file, empty in a browser
	Err   error  // what the system said, may be nil
}

// Error is the English sentence.
func (e *StoreError) Error() string { return e.Sentence("en") }

// Unwrap is what the system said.
func (e *StoreError) Unwrap() error { return e.Err }

// Sentence says in a language ("en" or "fr") what happened and what to do.
func (e *StoreError) Sentence(language string) string {
	lang := 0
	if language == "fr" {
		lang = 1
	}
	if e.Fault >= storeFaults {
		return storeSentences[StoreReadOnly][lang] + e.where()
	}
	return storeSentences[e.Fault][lang] + e.where()
}

func (e *StoreError) where() string {
	if e.Where == "" {
		return ""
	}
	return " (" + e.Where + ")"
}

var storeSentences = [storeFaults][2]string{
	StoreReadOnly: {
		"Nothing can be saved: the game’s folder cannot be written. Allow writing there, then play on.",
		"Impossible d’enregistrer\u202f: le dossier du jeu est protégé en écriture. Autoriser l’écriture, puis continuer.",
	},
	StoreNoHome: {
		"Nothing can be saved: the system names no folder for settings. Set HOME or XDG_CONFIG_HOME and start again.",
		"Impossible d’enregistrer\u202f: le système ne nomme aucun dossier de réglages. Définir HOME ou XDG_CONFIG_HOME, puis relancer.",
	},
	StoreFull: {
		"Nothing more can be saved: there is no room left. Remove an old save or replay, or export it first.",
		"Impossible d’enregistrer\u202f: il n’y a plus de place. Supprimer une ancienne partie, ou l’exporter d’abord.",
	},
	StoreRefused: {
		"The browser keeps nothing for this page: saves last until it is closed. Allow site data, or export the save.",
		"Le navigateur ne garde rien pour cette page\u202f: les parties durent jusqu’à sa fermeture. Autoriser les données du site, ou exporter la partie.",
	},
	StoreBadName: {
		"This name cannot be kept: use letters, digits, dots and dashes.",
		"Ce nom ne convient pas\u202f: employer des lettres, des chiffres, des points et des tirets.",
	},
}
