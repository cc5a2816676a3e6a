package engine

import (
	"reflect"
	"testing"
)

// The state must stay plain: fixed-width structs without padding in at most
// eight slices, so that it clones, hashes and compares as bytes.
func TestStateIsPlain(t *testing.T) {
	slices := 0
	typ := reflect.TypeFor[State]()
	for i := range typ.NumField() {
		f := typ.Field(i)
		if f.Type.Kind() == reflect.Slice {
			slices++
			plain(t, f.Name, f.Type.Elem())
			continue
		}
		plain(t, f.Name, f.Type)
	}
	if slices > 8 {
		t.Errorf("%d slices", slices)
	}
}

func plain(t *testing.T, name string, typ reflect.Type) {
	t.Helper()
	switch typ.Kind() {
	case reflect.Bool, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
	case reflect.Array:
		plain(t, name, typ.Elem())
	case reflect.Struct:
		size := uintptr(0)
		for i := range typ.NumField() {
			f := typ.Field(i)
			plain(t, name+"."+f.Name, f.Type)
			size += f.Type.Size()
		}
		if size != typ.Size() {
			t.Errorf("%s has %d bytes of padding", name, typ.Size()-size)
		}
	default:
		t.Errorf("%s is a %s", name, typ.Kind())
	}
}
