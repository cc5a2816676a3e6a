package scenes

import (
	"errors"
	"fmt"
	"strconv"
	"strings"

	"mageduel/assets/languages"
	"mageduel/engine"
	"mageduel/engine/ai"
	"mageduel/engine/replay"
	"mageduel/scenes/board"
	"mageduel/scenes/hud"
)

// The file in which a duel under way is kept.
const (
	savedDuel = "duel.save"
	// replayPrefix and replaySuffix are around the number in the names of
	// replays that are kept.
	replayPrefix = "replay-"
	replaySuffix = ".duel"
)

// DuelSetup fills in what a duel offers to choose from.
func DuelSetup(o SetupOptions) SetupOptions {
	icons := map[string]hud.Icon{"evoker": hud.Evocation, "conjurer": hud.Conjuration, "abjurer": hud.Abjuration, "illusionist": hud.Illusion,
		"enchanter": hud.Enchantment, "necromancer": hud.Necromancy, "transmuter": hud.Transmutation, "diviner": hud.Divination, "sorcerer": hud.Fire}
	o.Ready = nil
	for _, r := range engine.ReadyMages {
		o.Ready = append(o.Ready, ReadyMage{Choice{r.Name, "build." + r.Name, "build." + r.Name + "Tip", icons[r.Name]}, Class(r.Class)})
	}
	o.Players = []Choice{{personPlayer, "player.person", "player.personTip", hud.Person}}
	for _, k := range ai.Kinds {
		o.Players = append(o.Players, Choice{k, "player." + k, "player." + k + "Tip", hud.Thinker})
	}
	o.Places = nil
	for i, n := range PlaceNames {
		if i < len(board.Places) {
			o.Places = append(o.Places, Choice{n, "place." + n, "", hud.NoIcon})
		}
	}
	if o.Portrait == nil {
		o.Portrait = setupPortrait
	}
	return o
}

// StartDuel begins the rite of a set-up as the scene on top.
func StartDuel(c *Ctx, chosen SetupResult, opt DuelOptions) error {
	m, err := NewMatch(chosen)
	if err != nil {
		return err
	}
	d, err := NewDuel(m, opt)
	if err != nil {
		return err
	}
	c.Stack.Push(d)
	return nil
}

// HasDuel tells whether a duel under way is kept.
func HasDuel(s Store) bool {
	data, err := s.Read(savedDuel)
	return err == nil && len(data) > 0
}

// KeepDuel keeps a duel under way, so that it can be continued.
func KeepDuel(s Store, m *Match) error {
	return s.Write(savedDuel, m.rec.Encode())
}

// DropDuel forgets the duel that is kept.
func DropDuel(s Store) {
	_ = s.Remove(savedDuel) // what cannot be removed is written over by the next duel
}

// ContinueDuel is the duel that is kept. Foreign is not empty where it was
// recorded by other rules and goes on from its snapshot.
func ContinueDuel(s Store) (m *Match, foreign string, err error) {
	data, err := s.Read(savedDuel)
	if err != nil {
		return nil, "", err
	}
	rec, err := replay.Decode(data)
	if err != nil {
		return nil, "", err
	}
	rep, err := rec.Verify(nil)
	if err != nil {
		return nil, "", err
	}
	rec.Continue(&rep)
	m = matchOf(rep.Duel, rec, Looks(rec))
	return m, rep.Why, nil
}

// matchOf seats a duel that is under way already.
func matchOf(d *engine.Duel, rec *replay.Record, chosen SetupResult) *Match {
	m := &Match{Chosen: chosen, rules: d.Setup, duel: d, rec: rec, eyes: engine.None, auto: map[int32]bool{}}
	if s := &d.State; s.Phase == engine.Fight {
		m.from = int(s.Round)
	}
	m.seat()
	m.settle()
	return m
}

// seat gives every seat its player.
func (m *Match) seat() {
	m.seats = m.seats[:0]
	for i, s := range m.Chosen.Mages {
		var p ai.Player
		if s.Player != personPlayer {
			seed := m.Chosen.Seed + uint64(i)*0x9e3779b97f4a7c15
			if p = ai.New(s.Player, seed); p == nil {
				p = ai.New("", seed)
			}
		}
		m.seats = append(m.seats, p)
	}
}

// SeatsOf is a set-up screen's result for rules that came without one: from a
// file of somebody else's.
func SeatsOf(s *engine.Setup) SetupResult {
	r := SetupResult{Place: PlaceNames[0], WildLife: s.WildLife, Bystanders: Bystanders(s.Bystanders), Seed: s.Seed}
	for i := range s.Mages {
		m := &s.Mages[i]
		class := Wizard
		if m.Class == engine.Sorcerer {
			class = Sorcerer
		}
		r.Mages = append(r.Mages, SetupMage{Name: m.Name, Class: class, Level: int(m.Level), Player: ai.Kinds[0], Model: modelNames[i%len(modelNames)], Colour: i % 8, Emblem: i % 8})
	}
	return r
}

// KeepReplay keeps the record of a duel under a name of its own and gives the
// name.
func KeepReplay(s Store, m *Match) (string, error) {
	next := 1
	names, err := s.List()
	if err != nil {
		return "", err
	}
	for _, n := range names {
		if k, ok := replayNumber(n); ok && k >= next {
			next = k + 1
		}
	}
	name := fmt.Sprintf("%s%d%s", replayPrefix, next, replaySuffix)
	return name, s.Write(name, m.rec.Encode())
}

func replayNumber(name string) (int, bool) {
	if !strings.HasPrefix(name, replayPrefix) || !strings.HasSuffix(name, replaySuffix) {
		return 0, false
	}
	n, err := strconv.Atoi(name[len(replayPrefix) : len(name)-len(replaySuffix)])
	return n, err == nil
}

// PlayedDuel is the usual wiring of a duel: it keeps itself at every turn,
// keeps its replay, and leads where the caller says.
func PlayedDuel(opt DuelOptions) DuelOptions {
	opt.Saved = func(c *Ctx, m *Match) {
		if err := KeepDuel(c.Store, m); err != nil {
			tellStore(c, err)
		}
	}
	opt.Ended = func(c *Ctx, _ *Match) { DropDuel(c.Store) }
	opt.Export = func(c *Ctx, m *Match) {
		w := wordsOf(languages.Or(c.Settings.Language))
		name, err := KeepReplay(c.Store, m)
		if err != nil {
			tellStore(c, err)
			return
		}
		tell(c, w.t("replay.kept", "Name", name))
		c.Files.Export(name, m.rec.Encode(), func(where string, err error) {
			if err != nil {
				tellStore(c, err)
				return
			}
			if where != "" {
				tell(c, w.t("replay.exported", "Where", where))
			}
		})
	}
	opt.Watch = func(c *Ctx, m *Match) {
		d, err := NewReplay(m.rec, m.Chosen, DuelOptions{})
		if err != nil {
			tell(c, wordsOf(languages.Or(c.Settings.Language)).t("replay.bad", "Why", err.Error()))
			return
		}
		c.Stack.Push(d)
	}
	return opt
}

// tellStore says what a store or a file refused.
func tellStore(c *Ctx, err error) {
	var fault *StoreError
	if errors.As(err, &fault) {
		tell(c, fault.Sentence(c.Settings.Language))
		return
	}
	tell(c, err.Error())
}
