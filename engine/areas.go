package engine

func tickFireWall(r *run, effect int)           {}
func enterGust(r *run, effect int, unit int32)  {}
func turnAttached(r *run, effect int)           {}
func turnSinking(r *run, effect int)            {}
func enterCloud(r *run, effect int, unit int32) {}
func tickCloud(r *run, effect int)              {}
func endCloud(r *run, e Effect)                 {}
func endWhirl(r *run, e Effect)                 {}

func (r *run) alight(by, unit int32) {}
