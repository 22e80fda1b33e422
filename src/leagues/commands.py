"""What each command of `leagues` does. It imports what it needs when it runs, so that none waits for another's."""

from __future__ import annotations

import argparse
import json
import os
import re
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from leagues.kernel.game import Game
    from leagues.kernel.words import Words
    from leagues.simulate import Report

MOST_GAMES = 10**12


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


RUN: dict[str, Callable[[argparse.Namespace, str, Words], int]] = {
    "play": run_play, "serve": run_serve, "engine": run_engine, "simulate": run_simulate, "perft": run_perft,
    "replay": run_replay, "verify": run_verify, "rules": run_rules, "games": run_games, "bench": run_bench,
}  # fmt: skip
