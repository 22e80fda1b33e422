"""The `leagues` command."""

from __future__ import annotations

import argparse
import json
import locale
import os
import re
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from leagues import __version__

if TYPE_CHECKING:
    from leagues.kernel.game import Game
    from leagues.kernel.words import Words
    from leagues.simulate import Report

COMMANDS = ("play", "serve", "engine", "simulate", "perft", "replay", "verify", "rules", "games", "bench")
MOST_GAMES = 10**12
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


def read_options(pairs: Sequence[str]) -> dict[str, Any]:
    """`name=value` pairs; a name that is repeated has all its values, as an option that takes many wants them."""
    from leagues.kernel.errors import LeaguesError

    found: dict[str, Any] = {}
    for pair in pairs:
        name, equals, value = (part.strip() for part in pair.partition("="))
        if not equals:
            raise LeaguesError("option-form", option=pair[:40])
        found[name] = f"{found[name]},{value}" if name in found else value
    return found


def show(values: Any, *, as_json: bool, lines: Iterable[str]) -> None:
    """Print for a program or for a person."""
    if as_json:
        print(json.dumps(values, ensure_ascii=False))
    else:
        for line in lines:
            print(line)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; errors are sentences on standard error."""
    given = list(sys.argv[1:] if arguments is None else arguments)
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
        run = {
            "play": run_play, "serve": run_serve, "engine": run_engine, "simulate": run_simulate, "perft": run_perft,
            "replay": run_replay, "verify": run_verify, "rules": run_rules, "games": run_games, "bench": run_bench,
        }[asked.command]  # fmt: skip
        status = run(asked, language, w)
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


def run_play(asked: argparse.Namespace, language: str, w: Words) -> int:
    """Play in the terminal."""
    from leagues.extras import need

    need("play")
    from leagues.terminal.main import PlayRequest, play

    return play(PlayRequest(
        game=asked.game, options=read_options(asked.option), seed=asked.seed, own_dice=asked.own_dice, plain=asked.plain,
        resume=asked.resume, language=language, tables=asked.tables, roll_at_once=asked.roll_at_once,
        ascii=asked.ascii, people=asked.people, bots=asked.bots, policy=asked.policy,
    ))  # fmt: skip


def run_serve(asked: argparse.Namespace, language: str, w: Words) -> int:
    """Serve tables to browsers. Without a port of its own choice it takes the next free one."""
    from leagues.extras import need

    need("serve")
    from leagues.harbour.serve import PORT, Served, serve
    from leagues.kernel.errors import LeaguesError

    if asked.port is not None and not 0 <= asked.port <= 65535:
        raise LeaguesError("bad-number", value=asked.port, low=0, high=65535)

    if not 0 <= asked.forget <= 36_500:
        raise LeaguesError("bad-number", value=asked.forget, low=0, high=36_500)

    def ready(address: str) -> None:
        print(w.text("cli-serving", address=address), flush=True)
        if asked.open:
            import webbrowser

            webbrowser.open(address)

    port = PORT if asked.port is None else asked.port
    origins = tuple(asked.origin)
    serve(Served(asked.host, port, asked.database, asked.port is None, origins, asked.forget), ready)
    return 0


def run_engine(asked: argparse.Namespace, language: str, w: Words) -> int:
    """Play over a pipe."""
    from leagues.engine import serve

    serve(sys.stdin.buffer, sys.stdout, language if asked.lang else "en")
    return 0


def asked_reports(asked: argparse.Namespace, game: Game, tables: Any, options: dict[str, Any]) -> Iterable[Report]:
    """The simulation as it was asked for: here, or on many machines."""
    from leagues import backends

    common = (game, asked.policy, tables, options, asked.seed, asked.games)
    if asked.ray is None:
        return backends.reports(asked.backend, *common, threads=asked.threads)
    from leagues import fleet

    return fleet.simulate(*common, address=asked.ray, backend=asked.backend, threads=asked.threads, keep=asked.keep)


def run_simulate(asked: argparse.Namespace, language: str, w: Words) -> int:
    """Play many games with a policy."""
    from leagues.api import read_seed, read_tables
    from leagues.extras import here
    from leagues.games import GAMES
    from leagues.kernel.errors import LeaguesError

    game = GAMES[asked.game]
    limits = [(asked.games, 1, MOST_GAMES), (asked.threads, 1, 1024), (asked.save or 0, 0, asked.games - 1)]
    for value, low, high in limits:
        if not low <= value <= high:
            raise LeaguesError("bad-number", value=value, low=low, high=high)
    if asked.keep is not None and asked.ray is None:
        raise LeaguesError("keep-needs-ray")
    read_seed(asked.seed)
    if asked.save is not None and not re.fullmatch(r"[\w.-]+", asked.seed):
        raise LeaguesError("bad-file-name", seed=asked.seed[:40])
    options = game.read_options(read_options(asked.option))
    tables = read_tables(game, asked.tables)
    if ":" in asked.policy:
        sys.path.append(os.getcwd())  # where people keep a policy of their own
    report = None
    if sys.stderr.isatty() and not asked.json and here("rich"):
        from rich.console import Console
        from rich.progress import Progress

        with Progress(console=Console(stderr=True)) as progress:
            task = progress.add_task(w.text("cli-playing"), total=asked.games)
            for report in asked_reports(asked, game, tables, options):
                progress.update(task, completed=report.games)
    else:
        *_, report = asked_reports(asked, game, tables, options)
    assert report is not None
    if ":" in asked.policy and "fault" in report.results:
        raise LeaguesError("policy-answer", policy=asked.policy, games=report.results["fault"])
    if asked.save is not None:
        save_game(asked, game, tables, options)
    values = report.json()
    show(values, as_json=asked.json, lines=(f"{key}: {value}" for key, value in values.items()))
    return 0


def save_game(asked: argparse.Namespace, game: Game, tables: Any, options: dict[str, Any]) -> None:
    """Write game number `--save` of the simulation as a record."""
    from leagues.kernel.errors import LeaguesError
    from leagues.simulate import as_table

    file = Path(f"{game.id}-{asked.seed}-{asked.save}.jsonl")
    try:
        file.write_text(as_table(game, asked.policy, tables, options, asked.seed, asked.save).record(), encoding="utf-8")
    except OSError as error:
        raise LeaguesError("file-unwritable", file=str(file)) from error
    print(file, file=sys.stderr)


def run_perft(asked: argparse.Namespace, language: str, w: Words) -> int:
    """Count positions by depth."""
    from leagues import api
    from leagues.games import GAMES
    from leagues.kernel.errors import LeaguesError
    from leagues.kernel.perft import perft

    if not 1 <= asked.depth <= 8:
        raise LeaguesError("perft-too-deep", depth=asked.depth, limit=8)
    GAMES[asked.game].read_options(read_options(asked.option))
    table = api.new(asked.game, seed=asked.seed, wait=True, tables=asked.tables, **read_options(asked.option))
    state = table.state
    counts = perft(table.game, table.tables, state, asked.depth)
    values = {"game": asked.game, "options": table.options, "seed": asked.seed, "state": state.json(), "counts": counts}
    show(values, as_json=asked.json, lines=(f"{depth} {count}" for depth, count in enumerate(counts, start=1)))
    return 0


def run_replay(asked: argparse.Namespace, language: str, w: Words) -> int:
    """Tell a record's game as its journal does."""
    from leagues import api
    from leagues.kernel.errors import LeaguesError

    try:
        table = api.load(asked.record, auto=False)
    except LeaguesError as error:
        if error.code != "record-frozen":
            raise
        print(f"leagues: {error.text(language)}", file=sys.stderr)
        return show_stored(asked, w)
    if asked.ledger:
        from leagues.navigator.ledger import document

        print(json.dumps(document(table), ensure_ascii=False))
        return 0
    if table.resumed:
        print(w.text("cli-resumed", entry=table.resumed), file=sys.stderr)
    last = len(table.entries) if asked.to is None else asked.to
    if not 0 <= last <= len(table.entries):
        raise LeaguesError("bad-number", value=last, low=0, high=len(table.entries))
    lines = [line for line in table.journal if line.entry < last]
    state = table.state_at(last)
    outcome = table.outcome if last == len(table.entries) else None
    values = {
        "game": table.game.id, "options": table.options, "entries": last, "outcome": outcome, "state": state.json(),
        "journal": [line.text(table.game, language) for line in lines],
    }  # fmt: skip
    words = table.game.words(language)
    ending = [words.text(f"ending-{outcome}")] if outcome else []
    show(values, as_json=asked.json, lines=[line.text(table.game, language) for line in lines] + ending)
    return 0


def show_stored(asked: argparse.Namespace, w: Words) -> int:
    """A record of older rules that cannot be played again is still looked at through the states it stored."""
    from leagues.games import GAMES
    from leagues.kernel import record as records

    parsed = records.parse(asked.record.read_text(encoding="utf-8"), GAMES)
    entry, state = records.stored_state(parsed, len(parsed.entries) if asked.to is None else asked.to)
    values = {"game": parsed.game.id, "options": parsed.options, "entries": entry, "state": state}
    show(values, as_json=asked.json, lines=[w.text("cli-frozen", entry=entry), json.dumps(state)])
    return 0


def run_verify(asked: argparse.Namespace, language: str, w: Words) -> int:
    """Draw every draw of a record again."""
    from leagues import api

    verdict = api.verify(asked.record, asked.receipt)
    could_choose = verdict.protocol == 1 and verdict.givers > 1  # a host who also played
    proof = "" if not verdict.receipt else "-agrees" if could_choose else "-receipt"
    said = [w.text(f"cli-verified-{verdict.fairness}{proof}", draws=verdict.draws)]
    if verdict.forked:
        said.append(w.text("cli-verified-forked", forked=verdict.forked))
    elif not verdict.whole:
        said.append(w.text("cli-verified-started"))
    if verdict.protocol == 1:
        said.append(w.text("cli-verified-first-protocol", givers=verdict.givers))
    if verdict.anew:
        said.append(w.text("cli-verified-anew", anew=verdict.anew))
    if verdict.own_tables:
        said.append(w.text("cli-verified-tables"))
    show(vars(verdict), as_json=asked.json, lines=said)
    return 0


def run_rules(asked: argparse.Namespace, language: str, w: Words) -> int:
    """The rulebook, one rule, or what is tested of it."""
    from leagues.games import GAMES
    from leagues.kernel.errors import LeaguesError

    game = GAMES[asked.game]
    if asked.coverage:
        from leagues.coverage import coverage

        found = coverage(game)
        show(found, as_json=asked.json, lines=(f"{key}: {value}" for key, value in found.items()))
        problems = ("untested", "unknown_in_tests", "unmapped_lines", "unknown_in_maps", "without_words")
        return 1 if any(found[problem] for problem in problems) else 0
    words = game.words(language)
    entries = [entry for entry in game.rulebook if asked.rule in (None, entry.id)]
    if not entries:
        raise LeaguesError("unknown-rule", rule=asked.rule[:40], game=game.id)
    values = [
        {"id": e.id, "title": words.text(f"rule-{e.id}.title"), "text": words.text(f"rule-{e.id}"),
         "standing": str(e.standing), "sources": list(e.sources)} for e in entries
    ]  # fmt: skip
    lines = []
    for v in values:
        standing = words.text(f"standing-{v['standing']}")
        lines += [f"{v['title']}  [{v['id']}, {standing}: {' '.join(v['sources'])}]", f"    {v['text']}"]
    show(values, as_json=asked.json, lines=lines)
    return 0


def run_games(asked: argparse.Namespace, language: str, w: Words) -> int:
    """Every game with its options."""
    from leagues.games import GAMES
    from leagues.kernel.options import shown

    values, lines = [], []
    for game in GAMES.values():
        words = game.words(language)
        options = {o.name: {"default": o.default, "choices": o.choices, "many": o.many} for o in game.options}
        values.append({"game": game.id, "title": words.text("game-title"), "rules": game.rules_version, "options": options})
        lines.append(f"{game.id}: {words.text('game-title')}. {words.text('game-about')}")
        for o in game.options:
            choices = ", ".join(map(str, o.choices))
            lines.append(f"  {o.name} = {w.text('cli-any-of', choices=choices) if o.many else choices} ({shown(o.default)})")
    show(values, as_json=asked.json, lines=lines)
    return 0


def run_bench(asked: argparse.Namespace, language: str, w: Words) -> int:
    """Speed beside other libraries; needs a source checkout."""
    from leagues.coverage import checkout
    from leagues.extras import need
    from leagues.kernel.errors import LeaguesError

    root = checkout()
    if root is None:
        raise LeaguesError("bench-needs-checkout")
    sys.path.insert(0, str(root / "bench"))
    from importlib import import_module

    need("gpu" if asked.gpu else "fast")
    try:
        return int(import_module("run").main(gpu=asked.gpu, as_json=asked.json))
    except import_module("peers").MissingError as missing:
        raise LeaguesError("extra-missing", what=str(missing), command="make bench") from missing


if __name__ == "__main__":
    sys.exit(main())
