//go:build !js

package game

import (
	"bytes"
	"compress/gzip"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"net"
	"net/http"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"
	"time"

	"mageduel/assets"
)

// desktop are the commands that a browser does not have.
var desktop = []command{{
	name: "serve",
	summary: [2]string{
		"builds the browser version and serves it on this machine (-port 8080)",
		"compile la version navigateur et la sert sur cette machine (-port 8080)",
	},
	run: serve,
}}

func serve(args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("serve", flag.ContinueOnError)
	port := flags.Int("port", 8080, [2]string{"port of the loopback address, 0 for any free one",
		"port de l’adresse locale, 0 pour un port libre"}[lang(systemLanguage())])
	if status, ok := parse(flags, args, 0, stdout, stderr); !ok {
		return status
	}
	if *port < 0 || *port > 65535 {
		say(stderr, fmt.Sprintf("mageduel serve: there is no port %d; choose one from 0 to 65535.", *port),
			fmt.Sprintf("mageduel serve\u202f: le port %d n’existe pas\u202f; en choisir un de 0 à 65535.", *port))
		return exitUsage
	}
	dir, err := sourceDir()
	if err != nil {
		say(stderr, "mageduel serve: the browser version is built from the source; run it in the game’s source folder, with Go installed.",
			"mageduel serve\u202f: la version navigateur se compile depuis les sources\u202f; lancer depuis le dossier des sources, avec Go installé.")
		return exitFailed
	}
	// The port is taken before the build, so that a busy one is told at once.
	listener, err := net.Listen("tcp", net.JoinHostPort("127.0.0.1", strconv.Itoa(*port)))
	if err != nil {
		say(stderr, fmt.Sprintf("mageduel serve: port %d is not free (%v); choose another with -port.", *port, reason(err)),
			fmt.Sprintf("mageduel serve\u202f: le port %d n’est pas libre (%v)\u202f; en choisir un autre avec -port.", *port, reason(err)))
		return exitFailed
	}
	defer listener.Close()
	say(stdout, "Building the browser version…", "Compilation de la version navigateur…")
	site, err := BuildSite(dir, ".")
	if err != nil {
		say(stderr, fmt.Sprintf("mageduel serve: the build failed: %v", err),
			fmt.Sprintf("mageduel serve\u202f: la compilation a échoué\u202f: %v", err))
		return exitFailed
	}
	say(stdout, fmt.Sprintf("Play at http://%s/ (Ctrl+C ends).", listener.Addr()),
		fmt.Sprintf("Jouer sur http://%s/ (Ctrl+C pour finir).", listener.Addr()))
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	server := &http.Server{Handler: site, ReadHeaderTimeout: 10 * time.Second}
	go func() {
		<-ctx.Done()
		server.Close()
	}()
	if err := server.Serve(listener); err != nil && !errors.Is(err, http.ErrServerClosed) {
		say(stderr, fmt.Sprintf("mageduel serve: %v", err), fmt.Sprintf("mageduel serve\u202f: %v", err))
		return exitFailed
	}
	return exitDone
}

// reason is the innermost part of a network error.
func reason(err error) error {
	for {
		inner := errors.Unwrap(err)
		if inner == nil {
			return err
		}
		err = inner
	}
}

// sourceDir is the folder of the game's module, found from the working folder
// upwards.
func sourceDir() (string, error) {
	dir, err := os.Getwd()
	if err != nil {
		return "", err
	}
	for {
		data, err := os.ReadFile(filepath.Join(dir, "go.mod"))
		if err == nil && strings.HasPrefix(string(data), "module mageduel\n") {
			return dir, nil
		}
		up := filepath.Dir(dir)
		if up == dir {
			return "", os.ErrNotExist
		}
		dir = up
	}
}

// Site is the browser version, ready to be served: the page, the program and
// the glue that belongs to the Go that built it. Zipped is the program as it
// travels.
type Site struct {
	Program, Zipped, glue []byte
	manifest              []byte            // tells the program under which name each data file is served
	files                 map[string][]byte // data files by that name, made from their content
}

// BuildSite builds the browser version from the source in dir; program is the
// package that runs in the page, "." for the game.
func BuildSite(dir, program string) (*Site, error) {
	root, err := goTool(dir, nil, "env", "GOROOT")
	if err != nil {
		return nil, err
	}
	glue, err := os.ReadFile(filepath.Join(strings.TrimSpace(root), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		return nil, err
	}
	temp, err := os.MkdirTemp("", "mageduel-wasm-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(temp)
	out := filepath.Join(temp, "mageduel.wasm")
	env := []string{"GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0", "GOFLAGS="}
	if _, err := goTool(dir, env, "build", "-trimpath", "-ldflags=-s -w", "-o", out, program); err != nil {
		return nil, err
	}
	built, err := os.ReadFile(out)
	if err != nil {
		return nil, err
	}
	var zipped bytes.Buffer
	z, err := gzip.NewWriterLevel(&zipped, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	z.Write(built)
	if err := z.Close(); err != nil {
		return nil, err
	}
	site := &Site{Program: built, Zipped: zipped.Bytes(), glue: glue, files: map[string][]byte{}}
	names := map[string]string{}
	err = fs.WalkDir(assets.Files(), ".", func(path string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		data, err := assets.Open(path)
		if err != nil {
			return err
		}
		sum := sha256.Sum256(data)
		names[path] = "data/" + hex.EncodeToString(sum[:8])
		site.files["/"+names[path]] = data
		return nil
	})
	if err != nil {
		return nil, err
	}
	site.manifest, err = json.Marshal(names)
	return site, err
}

// goTool runs the go command and gives what it wrote.
func goTool(dir string, env []string, args ...string) (string, error) {
	cmd := exec.Command("go", args...)
	cmd.Dir = dir
	cmd.Env = append(os.Environ(), env...)
	var out, said bytes.Buffer
	cmd.Stdout, cmd.Stderr = &out, &said
	if err := cmd.Run(); err != nil {
		if said.Len() > 0 {
			return "", errors.New(strings.TrimSpace(said.String()))
		}
		return "", err
	}
	return out.String(), nil
}

// ServeHTTP gives the files of the site.
func (s *Site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		http.Error(w, http.StatusText(http.StatusMethodNotAllowed), http.StatusMethodNotAllowed)
		return
	}
	h := w.Header()
	h.Set("Cache-Control", "no-cache")
	h.Set("X-Content-Type-Options", "nosniff")
	data := page
	switch r.URL.Path {
	case "/", "/index.html":
		h.Set("Content-Type", "text/html; charset=utf-8")
	case "/wasm_exec.js":
		h.Set("Content-Type", "text/javascript; charset=utf-8")
		data = s.glue
	case "/mageduel.wasm":
		h.Set("Content-Type", "application/wasm")
		h.Set("X-Full-Length", strconv.Itoa(len(s.Program)))
		data = s.Program
		if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
			h.Set("Content-Encoding", "gzip")
			data = s.Zipped
		}
	case "/assets.json":
		h.Set("Content-Type", "application/json")
		data = s.manifest
	default:
		file, ok := s.files[r.URL.Path]
		if !ok {
			http.NotFound(w, r)
			return
		}
		h.Set("Cache-Control", "public, max-age=31536000, immutable")
		h.Set("Content-Type", "application/octet-stream")
		data = file
	}
	h.Set("Content-Length", strconv.Itoa(len(data)))
	if r.Method == http.MethodGet {
		w.Write(data)
	}
}
