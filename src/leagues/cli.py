"""The `leagues` command: what it understands. What each of its commands does is in `commands.py`."""

from __future__ import annotations

import argparse
import locale
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from leagues import __version__

if TYPE_CHECKING:
    from leagues.kernel.words import Words

COMMANDS = ("play", "serve", "engine", "simulate", "perft", "replay", "verify", "rules", "games", "bench")
LONGEST_WORD, LONGEST_MESSAGE = 80, 600  # signs, of what argparse found


def preferred_language() -> str:
    """The language of the user's environment, if there are words for it."""
    from leagues.kernel.words import language_of

    for name in ("LEAGUES_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return language_of(value)
    return language_of(locale.getlocale()[0] or "")


def cli_words(language: str) -> Words:
    """The words of this command."""
    from leagues.kernel.words import words

    return words(language, Path(__file__).parent / "words")


class Parser(argparse.ArgumentParser):
    """A parser whose refusals are sentences of our own, in the reader's language, around argparse's finding."""

    words: Words

    def error(self, message: str) -> NoReturn:
        """Say what was wrong and where to look, and stop."""
        self.print_usage(sys.stderr)
        print(f"leagues: {self.words.text('cli-usage', what=shortened(message), command=self.prog)}", file=sys.stderr)
        sys.exit(2)


def shortened(message: str) -> str:
    """A message that does not run on without end: what somebody typed may be long, but no other word is cut."""
    words = [word if len(word) <= LONGEST_WORD else word[:LONGEST_WORD] + "…" for word in message.split(" ")]
    while sum(len(word) + 1 for word in words) > LONGEST_MESSAGE:
        words[-2:] = ["…"]
    return " ".join(words)


def parser(w: Words) -> argparse.ArgumentParser:
    """All commands with their arguments."""
    from leagues.kernel.words import LANGUAGES

    Parser.words = w
    top = Parser(prog="leagues", description=w.text("cli-about"))
    top.add_argument("--version", action="version", version=f"leagues {__version__}")
    commands = top.add_subparsers(dest="command", metavar="|".join(COMMANDS))

    def command(name: str, *, game: bool = False, options: bool = False, json: bool = False) -> argparse.ArgumentParser:
        about = w.text(f"cli-{name}")
        one = commands.add_parser(name, help=about, description=about)
        one.add_argument("--lang", choices=LANGUAGES, help=w.text("cli-lang"))
        if game:
            one.add_argument("game", help=w.text("cli-game"))
        if options:
            one.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help=w.text("cli-option"))
            one.add_argument("--tables", type=Path, metavar="FILE", help=w.text("cli-tables"))
        if json:
            one.add_argument("--json", action="store_true", help=w.text("cli-json"))
        return one

    play = command("play", options=True)
    play.add_argument("game", nargs="?", help=w.text("cli-game"))
    play.add_argument("--seed", help=w.text("cli-seed"))
    play.add_argument("--own-dice", action="store_true", help=w.text("cli-own-dice"))
    play.add_argument("--plain", action="store_true", help=w.text("cli-plain"))
    play.add_argument("--continue", dest="resume", action="store_true", help=w.text("cli-continue"))
    play.add_argument("--roll-at-once", action="store_true", help=w.text("cli-roll-at-once"))
    play.add_argument("--ascii", action="store_true", help=w.text("cli-ascii", signs="+ - | # ="))
    play.add_argument("--people", type=int, metavar="N", help=w.text("cli-people"))
    play.add_argument("--bots", type=int, metavar="N", help=w.text("cli-bots"))
    play.add_argument("--policy", help=w.text("cli-bots-policy"))

    serve = command("serve")
    serve.add_argument("--host", default="127.0.0.1", help=w.text("cli-host"))
    serve.add_argument("--port", type=int, metavar="N", help=w.text("cli-port"))
    serve.add_argument("--database", metavar="URL", help=w.text("cli-database"))
    serve.add_argument(
        "--origin", metavar="URL", action="append", default=[], help=w.text("cli-origin", example="https://games.example")
    )
    serve.add_argument("--forget", type=int, metavar="DAYS", default=0, help=w.text("cli-forget"))
    serve.add_argument("--open", action="store_true", help=w.text("cli-open"))

    command("engine")

    simulate = command("simulate", game=True, options=True, json=True)
    simulate.add_argument("--policy", default="random", help=w.text("cli-policy", form="module:function"))
    simulate.add_argument("--games", type=int, default=1000, help=w.text("cli-games-count"))
    simulate.add_argument("--backend", default="python", help=w.text("cli-backend"))
    simulate.add_argument("--threads", type=int, default=1, help=w.text("cli-threads"))
    simulate.add_argument("--seed", default="0", help=w.text("cli-seed"))
    simulate.add_argument("--ray", metavar="ADDRESS", help=w.text("cli-ray"))
    simulate.add_argument("--keep", type=Path, metavar="FILE", help=w.text("cli-keep"))
    simulate.add_argument("--save", type=int, metavar="I", help=w.text("cli-save"))

    perft = command("perft", game=True, options=True, json=True)
    perft.add_argument("--depth", type=int, required=True, help=w.text("cli-depth"))
    perft.add_argument("--seed", default="perft", help=w.text("cli-seed"))

    replay = command("replay", json=True)
    replay.add_argument("record", type=Path, help=w.text("cli-record"))
    replay.add_argument("--to", type=int, metavar="N", help=w.text("cli-to"))
    replay.add_argument("--ledger", action="store_true", help=w.text("cli-ledger"))

    verify = command("verify", json=True)
    verify.add_argument("record", type=Path, help=w.text("cli-record"))
    verify.add_argument("--receipt", type=Path, help=w.text("cli-receipt"))

    rules = command("rules", game=True, json=True)
    rules.add_argument("rule", nargs="?", help=w.text("cli-rule"))
    rules.add_argument("--coverage", action="store_true", help=w.text("cli-coverage"))

    command("games", json=True)
    bench = command("bench", json=True)
    bench.add_argument("--gpu", action="store_true", help=w.text("cli-bench-gpu"))
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; errors are sentences on standard error."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    from leagues.commands import RUN
    from leagues.kernel.errors import LeaguesError
    from leagues.kernel.words import LANGUAGES

    language = preferred_language()
    for argument, value in zip(given, [*given[1:], ""], strict=False):  # the refusals of other arguments are in it too
        asked_for = value if argument == "--lang" else argument.removeprefix("--lang=")
        language = asked_for if asked_for in LANGUAGES else language

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without accents still shows the rest
    w = cli_words(language)
    top = parser(w)
    asked = top.parse_args(given)
    if asked.command is None:
        top.print_help()
        return 2
    try:
        status = RUN[asked.command](asked, language, w)
        sys.stdout.flush()  # a reader that has gone is noticed here, not while Python shuts down
        return status
    except LeaguesError as error:
        print(f"leagues: {error.text(language)}", file=sys.stderr)
        return 1
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
