package game

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"strings"
)

// The exit statuses of every command.
const (
	exitDone   = 0
	exitFailed = 1
	exitUsage  = 2 // the command line makes no sense
)

// command is a sub-command. Its arguments come without its name; it writes
// its answer to stdout and, if it fails, one sentence to stderr, and gives
// the exit status.
type command struct {
	name    string
	summary [2]string // English, French
	run     func(args []string, stdout, stderr io.Writer) int
}

// commands are the sub-commands in the order -h lists them.
func commands() []command { return append(shared, desktop...) }

// shared are the commands that every build has.
var shared []command

// Main runs the program with its arguments, the program's own name left out,
// and gives the exit status: 0, 1 if something failed, 2 if the command line
// makes no sense.
func Main(args []string) int { return dispatch(args, os.Stdout, os.Stderr) }

func dispatch(args []string, stdout, stderr io.Writer) int {
	if len(args) > 0 && !strings.HasPrefix(args[0], "-") {
		for _, c := range commands() {
			if c.name == args[0] {
				return c.run(args[1:], stdout, stderr)
			}
		}
		say(stderr,
			fmt.Sprintf("mageduel: there is no command “%s”; “mageduel -h” lists them all.", args[0]),
			fmt.Sprintf("mageduel\u202f: la commande «\u202f%s\u202f» n’existe pas\u202f; «\u202fmageduel -h\u202f» les cite toutes.", args[0]))
		return exitUsage
	}
	return play(args, stdout, stderr)
}

// say writes one sentence in the language of the system.
func say(w io.Writer, english, french string) {
	fmt.Fprintln(w, [2]string{english, french}[lang(systemLanguage())])
}

// parse reads a command's flags. If it returns false the command ends with
// that status: help was asked for and given, or something was wrong and said
// in one sentence. most is how many arguments may follow the flags.
func parse(flags *flag.FlagSet, args []string, most int, stdout, stderr io.Writer) (status int, ok bool) {
	flags.SetOutput(io.Discard)
	flags.Usage = func() {}
	err := flags.Parse(args)
	switch {
	case errors.Is(err, flag.ErrHelp):
		flags.SetOutput(stdout)
		flags.PrintDefaults()
		return exitDone, false
	case err == nil && flags.NArg() > most:
		err = fmt.Errorf("unexpected argument %q", flags.Arg(most))
	}
	if err != nil {
		name := "mageduel"
		if flags.Name() != name {
			name += " " + flags.Name()
		}
		say(stderr,
			fmt.Sprintf("%s: %v; “%s -h” lists what it takes.", name, err, name),
			fmt.Sprintf("%s\u202f: %v\u202f; «\u202f%s -h\u202f» cite ce qui est permis.", name, err, name))
		return exitUsage, false
	}
	return exitDone, true
}

// help lists the commands.
func help(w io.Writer) {
	say(w, "Mageduel: two to eight wizards and sorcerers settle a quarrel by the old rite.\n",
		"Mageduel\u202f: deux à huit magiciens et ensorceleurs vident une querelle selon l’ancien rite.\n")
	fmt.Fprintf(w, "  %-22s %s\n", "mageduel", [2]string{"the game", "le jeu"}[lang(systemLanguage())])
	for _, c := range commands() {
		fmt.Fprintf(w, "  %-22s %s\n", "mageduel "+c.name, c.summary[lang(systemLanguage())])
	}
	fmt.Fprintln(w)
}
