//go:build !js

package webtest_test

import (
	"encoding/json"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"mageduel/engine"
	"mageduel/engine/replay"
	"mageduel/game/webtest"
	"mageduel/scenes"
)

// instant are settings whose animations take no time.
const instant = `{"Language": "en", "TextScale": 1, "Speed": 3, "ReducedMotion": true, "Quality": 1}`

// lastTime is a set-up as kept from the last time, with a person who comes
// second.
const lastTime = `{"Mages": [
{"Name": "Sefira", "Level": 1, "Player": "hasty", "Build": "evoker", "Model": "hat", "Colour": 0, "Emblem": 0},
{"Name": "Oswin", "Level": 1, "Player": "person", "Build": "conjurer", "Model": "hood", "Colour": 1, "Emblem": 1}],
"Place": "heath", "WildLife": false, "Chance": 5, "Seed": 11, "House": {"Rounds": 3, "Minutes": 60}}`

// allowed is how long a duel may take on a slow and busy machine.
const allowed = 6 * time.Minute

// maxDuel is how much may be fetched between the title and a duel of two
// mages, in bytes with gzip.
const maxDuel = 3_000_000

// open opens the game with a set-up and settings kept from the last time.
func open(t *testing.T, o webtest.Options) *webtest.Page {
	t.Helper()
	if o.Kept == nil {
		o.Kept = map[string][]byte{}
	}
	o.Kept["settings.json"], o.Kept["setup.json"] = []byte(instant), []byte(lastTime)
	o.Width, o.Height = 800, 450
	p := webtest.Open(t, o)
	p.WaitScene("title")
	return p
}

// act does by keyboard what goes on with a duel at the least: what has the
// focus is accepted, and turns are ended.
func act(p *webtest.Page, s webtest.Sight) {
	switch {
	case s.Scene == "rite" && s.Can("action.end") || s.Can("action.cast"):
		p.Do(chromedp.KeyEvent("t"))
	case strings.HasPrefix(s.Focus, "prompt.") || strings.HasPrefix(s.Focus, "vote.") || s.Layers > 0:
		p.Do(chromedp.KeyEvent(kb.Enter))
	case s.Can("action.end"):
		p.Do(chromedp.KeyEvent("t"))
	default:
		time.Sleep(50 * time.Millisecond)
		return
	}
	// What follows the key has come when something has changed.
	for range 40 {
		now := p.See()
		if now.Hash != s.Hash || now.Waits != s.Waits || now.Focus != s.Focus || now.Layers != s.Layers {
			return
		}
		time.Sleep(50 * time.Millisecond)
	}
}

// until plays until what is on screen is as wanted.
func until(t *testing.T, p *webtest.Page, what string, wanted func(webtest.Sight) bool) webtest.Sight {
	t.Helper()
	for began := time.Now(); ; {
		s := p.See()
		if wanted(s) {
			return s
		}
		if time.Since(began) > allowed {
			t.Fatalf("waiting for %s: the game is at %+v; the page’s console: %q", what, s, p.Console())
		}
		if s.Waits {
			act(p, s)
		} else {
			time.Sleep(50 * time.Millisecond)
		}
	}
}

// A whole duel by keyboard in the browser: what it fetches, that it is kept at
// each turn and goes on after the page was loaded anew, and that it ends.
func TestBrowserPlaysADuel(t *testing.T) {
	p := open(t, webtest.Options{})
	toTitle, _ := p.Traffic()
	p.Do(chromedp.KeyEvent(kb.Enter))
	p.WaitScene("setup")
	p.Press("start")
	p.WaitScene("rite")
	p.WaitSight("the first choice", func(s webtest.Sight) bool { return s.Waits && s.Can("prompt.accept") })
	figures := sheets(t, p, "mage_hat.color.png", "mage_hat.normal.png", "mage_hood.color.png", "mage_hood.normal.png")
	for end := time.Now().Add(time.Minute); ; time.Sleep(100 * time.Millisecond) {
		_, paths := p.Traffic()
		missing := slices.DeleteFunc(slices.Clone(figures), func(f string) bool { return slices.Contains(paths, f) })
		if len(missing) == 0 {
			break
		}
		if time.Now().After(end) {
			t.Fatalf("the figures of the mages were never fetched: %q of %q", missing, paths)
		}
	}
	time.Sleep(time.Second) // for whatever else is on its way
	all, _ := p.Traffic()
	t.Logf("%.2f MB to the title, %.2f MB more to the duel, zipped", float64(toTitle)/1e6, float64(all-toTitle)/1e6)
	if toTitle > maxZipped {
		t.Errorf("%d bytes are fetched to the title, at most %d may", toTitle, maxZipped)
	}
	if all-toTitle > maxDuel {
		t.Errorf("%d bytes are fetched before the duel, at most %d may", all-toTitle, maxDuel)
	}

	s := until(t, p, "the fight", func(s webtest.Sight) bool { return s.Scene == "duel" && s.Waits && s.Can("action.cast") })
	path, _ := p.Screenshot("browser-duel")
	t.Logf("the fight looks like %s", path)
	p.Reload()
	p.WaitScene("title")
	if !p.See().Can("continue") {
		t.Fatal("the title does not offer to continue")
	}
	p.Press("continue")
	p.WaitScene("duel")
	again := p.WaitSight("the choice that was left", func(s webtest.Sight) bool { return s.Waits && s.Can("action.cast") })
	if again.Hash != s.Hash {
		t.Errorf("the duel goes on at %s, it was left at %s", again.Hash, s.Hash)
	}

	until(t, p, "the result", func(s webtest.Sight) bool { return s.Scene == "result" && s.Can("result.title") })
	if p.Kept("duel.save") != "" {
		t.Error("a duel that is over is still kept")
	}
	p.Press("result.title")
	p.WaitScene("title")
	if p.See().Can("continue") {
		t.Error("the title offers to continue a duel that is over")
	}
	complaints(t, p)
}

// twoGestures is what the audio library says when two gestures come before the
// browser has let it play: it waits for each and lets go at the first. Nothing
// is lost by it.
const twoGestures = "call to released function"

// complaints fails the test for what the page wrote to its console as an error.
func complaints(t *testing.T, p *webtest.Page) {
	t.Helper()
	for _, line := range p.Console() {
		if (strings.HasPrefix(line, "error") || strings.HasPrefix(line, "exception")) && !strings.Contains(line, twoGestures) {
			t.Errorf("the console says %q", line)
		}
	}
}

// sheets are the paths under which sheets of figures are served.
func sheets(t *testing.T, p *webtest.Page, names ...string) []string {
	t.Helper()
	answer := httptest.NewRecorder()
	p.Site.ServeHTTP(answer, httptest.NewRequest("GET", "/assets.json", nil))
	var manifest map[string]string
	if err := json.Unmarshal(answer.Body.Bytes(), &manifest); err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, n := range names {
		path := manifest["figures/sheets/"+n]
		if path == "" {
			t.Fatalf("the manifest has no %s", n)
		}
		out = append(out, "/"+path)
	}
	return out
}

// That the browser keeps nothing is said, and a duel can begin all the same.
func TestBrowserWithoutStorage(t *testing.T) {
	p := webtest.Open(t, webtest.Options{Language: "fr", NoStore: true, Width: 800, Height: 450})
	p.WaitScene("title")
	if p.See().Can("continue") {
		t.Error("the title offers to continue what was never kept")
	}
	p.Press("language.en") // a setting that cannot be kept
	refused := (&scenes.StoreError{Fault: scenes.StoreRefused}).Sentence("en")
	p.WaitSight("the sentence of the browser’s refusal", func(s webtest.Sight) bool {
		return slices.ContainsFunc(s.Said, func(line string) bool { return strings.HasPrefix(line, refused) })
	})
	p.Press("new")
	p.WaitScene("setup")
	p.Press("start")
	p.WaitScene("rite")
	if language := webtest.Get(p, chromedp.Evaluate[string](`document.documentElement.lang`)); language != "en" {
		t.Errorf("the page’s language is %q after English was chosen", language)
	}
	complaints(t, p)
}

// The committed duel has the same hashes in the browser as everywhere.
func TestBrowserReplaysTheCommittedDuel(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("..", "..", "engine", "replay", "testdata", "evoker-conjurer.mageduel"))
	if err != nil {
		t.Fatal(err)
	}
	rec, err := replay.Decode(data)
	if err != nil {
		t.Fatal(err)
	}
	first, err := engine.New(rec.Setup)
	if err != nil {
		t.Fatal(err)
	}
	hash := func(d *engine.Duel) string { return strconv.FormatUint(d.State.Hash(), 16) }
	here := map[string]bool{hash(first): true} // the hash after each command
	report, err := rec.Verify(func(d *engine.Duel, _ engine.Command) { here[hash(d)] = true })
	if err != nil || !report.Good {
		t.Fatalf("here the duel goes otherwise: %+v, %v", report, err)
	}
	last := hash(report.Duel)

	p := open(t, webtest.Options{Kept: map[string][]byte{"replay-1.duel": data}})
	p.Press("replays")
	p.WaitScene("replays")
	p.WaitSight("the kept replay", func(s webtest.Sight) bool { return s.Can("replay.0") })
	p.Press("replay.0")
	p.WaitScene("replay")
	p.Do(chromedp.KeyEvent("3"), chromedp.KeyEvent("3")) // four times as fast
	seen := map[string]bool{}
	p.WaitSight("the end of the replay", func(s webtest.Sight) bool {
		if s.Hash != "" && !here[s.Hash] {
			t.Fatalf("in the browser the duel has the hash %s, which it never has here", s.Hash)
		}
		seen[s.Hash] = true
		return s.Hash == last
	})
	t.Logf("%d of %d hashes were seen, all as here", len(seen), len(here))
	complaints(t, p)
}
