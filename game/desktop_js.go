package game

import "io"

// desktop are the commands that a browser does not have.
var desktop []command

// startSilent is not possible in a browser, nor needed there.
func startSilent([]string, io.Writer, io.Writer) (int, bool) { return 0, false }
