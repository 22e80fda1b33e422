"""One checkout's side of `make bench AGAINST=…`: it measures a row whenever it is told to, with the sources that it was
started with. One JSON object a line: `{"row": …, "seconds": …}` in, `{"speed": …, "unit": …}` out."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any

from leagues.games import GAMES
from leagues.simulate import Report, interpreted

ROWS = (
    *(f"{game} {policy} compiled" for game in GAMES for policy in ("random", "greedy")),
    *(f"{game} {policy} interpreted" for game in GAMES for policy in ("random", "greedy")),
    "import leagues",
)
SLOW = tuple(f"{game} {policy} compiling" for game in GAMES for policy in ("random", "greedy"))  # only if asked for
COMPILE = """
import sys, time
from leagues.compiled import cpu
from leagues.games import GAMES
game, policy = GAMES[sys.argv[1]], sys.argv[2]
tables, before = game.read_tables(None), time.process_time()
list(cpu.simulate(game, policy, tables, game.read_options({}), "first", 1))
print(time.process_time() - before)
"""
IMPORT = "from time import perf_counter as t; a = t(); import leagues; leagues.new; print(t() - a)"
at: dict[str, int] = {}  # of each row, the number of the next game


def played(game_id: str, policy: str, how: str, seconds: float) -> float:
    """Decisions in a second, over at least so many seconds. Both checkouts play the same games."""
    simulate: Callable[..., Iterator[Report]] = interpreted
    if how == "compiled":
        from leagues.compiled import cpu

        simulate = cpu.simulate
    game = GAMES[game_id]
    tables, options = game.read_tables(None), game.read_options({})
    row, portion = f"{game_id} {policy} {how}", 2000 if how == "compiled" else 2
    decisions, taken = 0, 0.0
    while taken < seconds:
        first = at.get(row, 0)
        at[row] = first + portion
        report = last(simulate(game, policy, tables, options, "against", portion, first))
        decisions += report.decisions
        taken += report.seconds
    return decisions / taken


def last(reports: Iterator[Any]) -> Any:
    """The final report."""
    *_, report = reports
    return report


def imported(seconds: float) -> float:
    """How often in a second a fresh interpreter could import it."""
    count, taken, began = 0, 0.0, perf_counter()
    while perf_counter() - began < seconds or not count:
        taken += float(subprocess.run([sys.executable, "-c", IMPORT], capture_output=True, text=True, check=True).stdout)
        count += 1
    return count / taken


def compiled_anew(game: str, policy: str) -> float:
    """How often it could be compiled in an hour of the processor's time: in a fresh process, with nothing kept."""
    with tempfile.TemporaryDirectory() as empty:
        nothing = os.environ | {"LEAGUES_CACHE": empty}
        script = [sys.executable, "-c", COMPILE, game, policy]
        return 3600 / float(subprocess.run(script, capture_output=True, text=True, check=True, env=nothing).stdout)


def measure(row: str, seconds: float) -> dict[str, Any]:
    """One reading of a row."""
    if row == "import leagues":
        return {"speed": imported(seconds), "unit": "imports/s"}
    game, policy, how = row.split()
    if how == "compiling":
        return {"speed": compiled_anew(game, policy), "unit": "compilations/h"}
    return {"speed": played(game, policy, how, seconds), "unit": "decisions/s"}


def main(ask: Callable[[], str] = sys.stdin.readline) -> None:
    """Answer until nobody asks any more."""
    while line := ask():
        asked = json.loads(line)
        print(json.dumps(measure(asked["row"], asked["seconds"])), flush=True)


if __name__ == "__main__":
    main()
