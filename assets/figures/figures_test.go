package figures_test

import (
	"bytes"
	"image"
	"image/color"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"mageduel/assets/figures"
	"mageduel/assets/figures/render/models"
	"mageduel/assets/figures/render/sheet"
)

// TestEveryModelHasASheet holds that the committed sheets are those of the
// models, complete and up to date.
func TestEveryModelHasASheet(t *testing.T) {
	have := map[string]bool{}
	for _, n := range figures.Names() {
		have[n] = true
	}
	for _, f := range models.All() {
		if !have[f.Name] {
			t.Errorf("%s has no sheet: run go run ./assets/figures/render", f.Name)
			continue
		}
		delete(have, f.Name)
		if got, want := figures.Hash(f.Name), sheet.Hash(f); got != want && runtime.GOARCH == "amd64" {
			t.Errorf("%s has changed since its sheet was drawn (%s, now %s): run go run ./assets/figures/render", f.Name, got, want)
		}
	}
	for n := range have {
		t.Errorf("sheet %s has no model", n)
	}
}

// TestFramesLieOnTheSheet opens every sheet and checks each frame of each
// animation in each of eight directions.
func TestFramesLieOnTheSheet(t *testing.T) {
	for _, name := range figures.Names() {
		s, err := figures.Open(name)
		if err != nil {
			t.Fatal(err)
		}
		if s.Color.Bounds() != s.Normal.Bounds() {
			t.Errorf("%s: colours %v, normals %v", name, s.Color.Bounds(), s.Normal.Bounds())
		}
		if s.Height <= 0 {
			t.Errorf("%s has no height", name)
		}
		total := 0
		for a := range figures.Anims {
			a := figures.Anim(a)
			n := s.Frames(a)
			total += n
			if n < 1 {
				t.Errorf("%s lacks animation %d", name, a)
				continue
			}
			for dir := range 8 {
				for i := range n {
					f, mirror := s.Frame(a, dir, i)
					if mirror != (dir > 4) {
						t.Errorf("%s: direction %d mirrored is %v", name, dir, mirror)
					}
					r := image.Rect(f.X, f.Y, f.X+f.W, f.Y+f.H)
					if r.Empty() || !r.In(s.Color.Bounds()) {
						t.Errorf("%s animation %d direction %d frame %d: %v is not on the sheet %v", name, a, dir, i, r, s.Color.Bounds())
						continue
					}
					if dir < 5 && blank(s.Color, r) {
						t.Errorf("%s animation %d direction %d frame %d is empty", name, a, dir, i)
					}
				}
			}
		}
		if total > 14 {
			t.Errorf("%s has %d frames, more than 14", name, total)
		}
	}
}

func blank(m *image.RGBA, r image.Rectangle) bool {
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			if m.Pix[m.PixOffset(x, y)+3] != 0 {
				return false
			}
		}
	}
	return true
}

// TestBudget holds the sizes of the files.
func TestBudget(t *testing.T) {
	total := 0
	size := func(name string) int {
		st, err := os.Stat(filepath.Join("sheets", name))
		if err != nil {
			t.Fatal(err)
		}
		return int(st.Size())
	}
	for _, f := range models.All() {
		n := size(f.Name+".color.png") + size(f.Name+".normal.png")
		if n > sheet.Budget(f.Size) {
			t.Errorf("%s takes %d bytes of %d", f.Name, n, sheet.Budget(f.Size))
		}
		total += n
	}
	if total > 30_000_000 {
		t.Errorf("all figures take %d bytes", total)
	}
}

// TestSameBytes draws a small figure again and expects the committed files.
func TestSameBytes(t *testing.T) {
	if runtime.GOOS != "linux" || runtime.GOARCH != "amd64" {
		t.Logf("the same bytes are promised on linux/amd64 only, this is %s/%s", runtime.GOOS, runtime.GOARCH)
		return
	}
	for _, f := range models.All() {
		if f.Name != "rat" && f.Name != "moth" {
			continue
		}
		r, err := sheet.Make(f)
		if err != nil {
			t.Fatal(err)
		}
		for ext, got := range map[string][]byte{".color.png": r.Color, ".normal.png": r.Normal} {
			want, err := os.ReadFile(filepath.Join("sheets", f.Name+ext))
			if err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(got, want) {
				t.Errorf("%s%s differs from the committed file: %d bytes, committed %d", f.Name, ext, len(got), len(want))
			}
		}
	}
}

// TestHeightsAreTrue checks the projection by hand. A foot standing up is
// 64/(5*sqrt2)*cos 30° = 7.84 screen pixels, twice that on a sheet at zoom 2.
// The archer is 4.7 ft to the neck and about 6.1 to the tip of the hood, so
// its side view rises some 6.1*15.7 = 96 sheet pixels above the ground.
func TestHeightsAreTrue(t *testing.T) {
	s, err := figures.Open("archer")
	if err != nil {
		t.Fatal(err)
	}
	f, _ := s.Frame(figures.Idle, 2, 0)
	if up := -f.OffY; up < 90 || up > 105 {
		t.Errorf("the archer rises %d sheet pixels", up)
	}
	if s.Height < 5.7 || s.Height > 6.7 {
		t.Errorf("the archer is %.1f ft high", s.Height)
	}
}

// TestPortraits opens the close-up of each mage, plain and dyed.
func TestPortraits(t *testing.T) {
	n := 0
	for _, f := range models.All() {
		if !f.Portrait {
			continue
		}
		n++
		p, err := figures.Portrait(f.Name)
		if err != nil {
			t.Fatal(err)
		}
		if p.Bounds() != image.Rect(0, 0, 96, 96) {
			t.Errorf("portrait of %s is %v", f.Name, p.Bounds())
		}
		red, err := figures.DyedPortrait(f.Name, [3]float64{1, 0.1, 0.1})
		if err != nil {
			t.Fatal(err)
		}
		same := true
		for y := range 96 {
			for x := range 96 {
				_, g, _, _ := p.At(x, y).RGBA()
				_, h, _, _ := red.At(x, y).RGBA()
				if h > g {
					t.Fatalf("%s: dye in red makes %d,%d greener", f.Name, x, y)
				}
				same = same && g == h
			}
		}
		if same {
			t.Errorf("%s does not take the dye", f.Name)
		}
	}
	if m := figures.Mages(); n < 6 || len(m) != n {
		t.Errorf("%d mages with portraits, %d named", n, len(m))
	}
}

// TestSlug works through the ways names are written in the tables.
func TestSlug(t *testing.T) {
	for in, want := range map[string]string{
		"Dog": "dog", "Snake, Small Viper": "snake_small_viper", "Monstrous Centipede, Medium": "monstrous_centipede_medium",
		"Hell Hound": "hell_hound", "Fire Elemental, Small": "fire_elemental_small",
	} {
		if got := figures.Slug(in); got != want {
			t.Errorf("Slug(%q) = %q, want %q", in, got, want)
		}
	}
}

// TestDyeAndGlow looks for what makes mages their player's and lights shine.
func TestDyeAndGlow(t *testing.T) {
	s, err := figures.Open("mage_hat")
	if err != nil {
		t.Fatal(err)
	}
	dyed, shining, plain := 0, 0, 0
	for i := 0; i < len(s.Normal.Pix); i += 4 {
		if s.Normal.Pix[i+3] == 0 {
			continue
		}
		switch b := s.Normal.Pix[i+2]; {
		case b < 40:
			dyed++
		case b > 200:
			shining++
		default:
			plain++
		}
	}
	if dyed < plain/2 || shining == 0 || plain == 0 {
		t.Errorf("%d dyed, %d shining, %d plain", dyed, shining, plain)
	}
}

// TestKin opens creatures that borrow a sheet. A greater air elemental is 36
// ft high where the small one is 4, so its pixels are nine times as large.
func TestKin(t *testing.T) {
	small, err := figures.Open("air_elemental_small")
	if err != nil {
		t.Fatal(err)
	}
	greater, err := figures.Open("air_elemental_greater")
	if err != nil {
		t.Fatal(err)
	}
	if r := small.Scale / greater.Scale; r < 8.999 || r > 9.001 {
		t.Errorf("greater is %v times small", r)
	}
	if !figures.Has("air_elemental_greater") || figures.Has("air_elemental_tiny") {
		t.Error("Has is wrong about kin")
	}
}

// The faces are those of the models as they are.
func TestFacesAreOfTheModels(t *testing.T) {
	for _, f := range models.All() {
		if f.Name != "wolf" && f.Name != "raven" && f.Name != "wolverine" {
			continue
		}
		got, err := figures.Face(f.Name)
		if err != nil {
			t.Fatal(err)
		}
		want, far := sheet.Face(f), 0
		for y := range figures.FaceSide {
			for x := range figures.FaceSide {
				a, b := want.NRGBAAt(x, y), color.NRGBAModel.Convert(got.At(x, y)).(color.NRGBA)
				if a.A > 8 && (max(a.R, b.R)-min(a.R, b.R) > 4 || max(a.A, b.A)-min(a.A, b.A) > 4) {
					far++
				}
			}
		}
		if far > 40 { // other processors round otherwise
			t.Errorf("%s: %d points differ; run go run ./assets/figures/render", f.Name, far)
		}
	}
	if f, err := figures.Face("horse_heavy"); err != nil || f == nil {
		t.Errorf("kin have no face: %v", err)
	}
	if _, err := figures.Face("nothing"); err == nil {
		t.Error("nothing has a face")
	}
}
