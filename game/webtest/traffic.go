//go:build !js

package webtest

import (
	"bytes"
	"compress/gzip"
	"encoding/base64"
	"fmt"
	"net/http"
	"net/http/httptest"
	"slices"
	"strings"
	"sync"
)

// storePrefix is before the name of each file in the browser's own store.
const storePrefix = "mageduel/"

// script is what the page does before the game starts.
func (o *Options) script() string {
	if o.NoStore {
		return `Object.defineProperty(window, "localStorage", {get() { throw new DOMException("The operation is insecure.", "SecurityError"); }});`
	}
	var b strings.Builder
	for name, data := range o.Kept {
		key := storePrefix + name
		fmt.Fprintf(&b, "if (!sessionStorage.getItem(%q)) { sessionStorage.setItem(%q, \"1\"); localStorage.setItem(%q, %q); }\n",
			key, key, key, base64.StdEncoding.EncodeToString(data))
	}
	return b.String()
}

// traffic is what a server sends to one browser.
type traffic struct {
	before string // script put into the page

	mu    sync.Mutex
	bytes int // with gzip
	paths []string
}

// count serves what h does, with the script in the page, and counts it.
func (t *traffic) count(h http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		answer := httptest.NewRecorder()
		h.ServeHTTP(answer, r)
		body := answer.Body.Bytes()
		if r.URL.Path == "/" {
			body = bytes.Replace(body, []byte("<script "), []byte("<script>"+t.before+"</script>\n<script "), 1)
			answer.Header().Del("Content-Length")
		}
		size := len(body)
		if answer.Header().Get("Content-Encoding") == "" {
			size = zipped(body)
		}
		t.mu.Lock()
		t.bytes += size
		t.paths = append(t.paths, r.URL.Path)
		t.mu.Unlock()
		for name, values := range answer.Header() {
			w.Header()[name] = values
		}
		w.WriteHeader(answer.Code)
		w.Write(body)
	})
}

func zipped(data []byte) int {
	var b bytes.Buffer
	z := gzip.NewWriter(&b)
	z.Write(data)
	z.Close()
	return b.Len()
}

// Traffic is how many bytes the page has fetched so far, zipped, and by which
// paths.
func (p *Page) Traffic() (bytes int, paths []string) {
	p.traffic.mu.Lock()
	defer p.traffic.mu.Unlock()
	return p.traffic.bytes, slices.Clone(p.traffic.paths)
}
