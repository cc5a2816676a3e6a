package scenes

import (
	"errors"

	"github.com/hajimehoshi/ebiten/v2"

	"mageduel/assets"
	"mageduel/assets/figures"
)

// beastFaces are the likenesses of creatures by sheet, made once; nil is for
// those that have none.
var beastFaces = map[string]*ebiten.Image{}

// beastFace is the likeness of a creature, taken from its figure; nil while
// that cannot be had.
func beastFace(sheet string) *ebiten.Image {
	if img, ok := beastFaces[sheet]; ok {
		return img
	}
	face, err := figures.Face(sheet)
	if errors.Is(err, assets.ErrPending) {
		return nil
	}
	beastFaces[sheet] = nil
	if err == nil {
		beastFaces[sheet] = ebiten.NewImageFromImage(face)
	}
	return beastFaces[sheet]
}
