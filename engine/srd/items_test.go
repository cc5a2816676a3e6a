package srd

import (
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

func figuresText(t *testing.T) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(testdata, "tables.md"))
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// A staff's line names its caster level, its price and its spells with their
// charges, some heightened.
func TestStaffsAreThePrintedOnes(t *testing.T) {
	text := figuresText(t)
	short := map[string]string{"Mass Enlarge Person": "mass enlarge", "Mass Reduce Person": "mass reduce"}
	for _, s := range Staffs {
		head := strings.ToLower(s.Name) + " CL " + strconv.Itoa(int(s.CasterLevel)) + ", "
		_, rest, ok := strings.Cut(text, "\n"+head)
		if !ok {
			t.Errorf("no line begins %q", head)
			continue
		}
		line, _, _ := strings.Cut(rest, "\n")
		price, spells, _ := strings.Cut(line, ": ")
		if strings.ReplaceAll(price, ",", "") != strconv.Itoa(int(s.PriceGP)) {
			t.Errorf("%s: %d gp, want %s", s.Name, s.PriceGP, price)
		}
		spells, _, _ = strings.Cut(spells, ";")
		parts := strings.Split(strings.TrimSuffix(spells, "."), ", ")
		if parts[len(parts)-1] == "1 each" {
			parts = parts[:len(parts)-1]
			for i := range parts {
				parts[i] += " 1"
			}
		}
		if len(parts) != len(s.Spells) {
			t.Errorf("%s: %d spells, want %d", s.Name, len(s.Spells), len(parts))
			continue
		}
		for i, part := range parts {
			sp := s.Spells[i]
			name := strings.ToLower(sp.Spell.String())
			if n, ok := short[sp.Spell.String()]; ok {
				name = n
			}
			want := name + " " + strconv.Itoa(int(sp.Charges))
			if sp.Heighten != 0 {
				want = "heightened (" + strconv.Itoa(int(sp.Heighten)) + "th) " + want
			}
			if got := regexp.MustCompile(` \(10-ft\. hemisphere\)`).ReplaceAllString(part, ""); strings.ToLower(got) != want {
				t.Errorf("%s: %q, want %q", s.Name, want, got)
			}
		}
	}
}

// padded +1/8/0/5%; leather +2/6/0/10%; ... buckler, light shield +1/-/-1/5%.
func TestArmorIsThePrintedOne(t *testing.T) {
	_, text, _ := strings.Cut(figuresText(t), "failure):")
	text, _, _ = strings.Cut(text, ". Applies")
	entry := regexp.MustCompile(`^(.*) \+?(\d+)/(\d+|-)/(-?\d+)/(\d+)%$`)
	i := 0
	for part := range strings.SplitSeq(text, ";") {
		m := entry.FindStringSubmatch(strings.TrimSpace(part))
		if m == nil {
			t.Fatalf("cannot read %q", part)
		}
		maxDex := NoMaxDex
		if m[3] != "-" {
			maxDex = atoi(m[3])
		}
		for name := range strings.SplitSeq(m[1], ", ") {
			if i >= len(Armors) {
				t.Fatalf("%s is missing", name)
			}
			a := Armors[i]
			i++
			if !strings.HasPrefix(a.Name, name) || int(a.Bonus) != atoi(m[2]) || int(a.MaxDex) != maxDex ||
				int(a.Check) != atoi(m[4]) || int(a.Failure) != atoi(m[5]) {
				t.Errorf("%+v, want %s", a, part)
			}
		}
	}
	if i != len(Armors) {
		t.Errorf("%d kinds, want %d", len(Armors), i)
	}
}

func TestFlightIsThePrintedOne(t *testing.T) {
	kinds := []Maneuver{ManeuverPerfect, ManeuverGood, ManeuverAverage, ManeuverPoor, ManeuverClumsy}
	number := func(cell string) int {
		switch cell {
		case "any":
			return AnyAngle
		case "no", "none":
			return 0
		}
		return atoi(regexp.MustCompile(`\d+`).FindString(cell))
	}
	for _, r := range section(t, "tables.md", "## 15. Flying") {
		for i, cell := range r[1:] {
			f := Flights[kinds[i]]
			ok := true
			switch r[0] {
			case "minimum forward speed":
				ok = f.HalfSpeedMinimum == (cell == "half")
			case "hover":
				ok = f.Hover == (cell == "yes")
			case "move backward":
				ok = f.Backward == (cell == "yes")
			case "reverse":
				ok = cell == "free" && f.ReverseFeet == 0 || cell == "no" && !f.Backward || cell == "-5 ft." && f.ReverseFeet == 5
			case "turn":
				degrees, feet, _ := strings.Cut(cell, "/")
				ok = f.TurnDegrees == number(degrees) && (feet == "" || f.TurnFeet == number(feet))
			case "turn in place":
				angle, _, _ := strings.Cut(cell, " for")
				ok = f.TurnInPlace == number(angle)
			case "maximum turn":
				ok = f.MaximumTurn == number(cell)
			case "up angle":
				ok = f.UpAngle == number(cell)
			case "up speed":
				ok = f.HalfSpeedUp == (cell == "half")
			case "down angle":
				ok = f.DownAngle == number(cell)
			case "down speed":
				ok = cell == "double"
			case "between down and up":
				ok = f.BetweenFeet == number(cell)
			default:
				t.Errorf("unknown row %q", r[0])
			}
			if !ok {
				t.Errorf("%s, %s: %q, but %+v", r[0], kinds[i], cell, f)
			}
		}
	}
}
