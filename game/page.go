//go:build !js

package game

import _ "embed"

// page is the web page around the browser version.
//
//go:embed page.html
var page []byte
