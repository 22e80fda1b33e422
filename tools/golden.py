"""What a game does, written down for reviewers: whole games for every ending, counts of positions, ids of actions.

`python tools/golden.py` writes the files under tests/golden/; a change in them shows what a change in the rules did to the
game. A test holds them.
"""

from __future__ import annotations

import argparse
import json
import sys
from itertools import count
from pathlib import Path
from typing import Any

from leagues import api
from leagues.games import GAMES
from leagues.kernel.game import Game, digest
from leagues.kernel.perft import perft
from leagues.kernel.table import Table
from leagues.simulate import as_table

FOLDER = Path(__file__).parents[1] / "tests" / "golden"
PERFT: dict[str, list[dict[str, Any]]] = {
    "nautilion": [{}, {"players": 2}, {"ship": "C2", "reserve": 1}, {"players": 2, "ship": "B1", "reserve": 6}],
}
ENDING_GAMES: dict[str, list[dict[str, Any]]] = {
    "nautilion": [{"players": players, "ship": "B2"} for players in (1, 2)],
}
PERFT_DEPTH = 6


def perft_table(game: Game) -> str:
    """Positions by depth, from the first roll on, with the states they begin at."""
    tables = []
    for options in PERFT[game.id]:
        table = api.new(game.id, seed="perft", wait=True, **options)
        counts = perft(game, table.tables, table.state, PERFT_DEPTH)
        tables.append({"options": table.options, "seed": "perft", "state": table.state.json(), "counts": counts})
    return json.dumps(tables, indent=1) + "\n"


def action_table(game: Game) -> str:
    """Every block of ids, with a hash over every id's notation. Rows are only ever appended."""
    rows = ["\t".join(map(str, row)) for row in game.decisions.table()]
    return "\n".join([f"# ids {game.decisions.hash()}", "kind\tdecision\tfirst\tsize", *rows]) + "\n"


def ending_games(game: Game) -> dict[str, Table]:
    """For each of ENDING_GAMES' options, the first greedy game that ends in each way."""
    found = {}
    for given in ENDING_GAMES[game.id]:
        wanted = {ending.name.lower().replace("_", "-") for ending in game.endings}
        for number in count():
            options = game.read_options(given)
            table = as_table(game, "greedy", game.read_tables(None), options, "golden", number)
            if table.outcome in wanted:
                wanted.remove(str(table.outcome))
                found[f"{game.id}-{len(table.seats)}-{table.outcome}"] = table
            if not wanted:
                break
    return found


def playthrough(table: Table) -> str:
    """A whole game, entry by entry: what could be answered, what was, and what that did."""
    lines = [f"# {table.game.id} {json.dumps(table.options)} ends {table.outcome}"]
    for number, entry in enumerate(table.entries):
        before = Table(table.game, table.options, table.tables, None, auto=False, start=table.state_at(number))
        lines.append(f"{number + 1}. {entry.decision.name}: {entry.notation}")
        if not entry.decision.chance and not entry.forced:
            lines.append("   of " + ", ".join(str(move) for move in before.legal))
        lines += [f"   {line.text(table.game, 'en')}" for line in table.journal if line.entry == number]
        if (number + 1) % 10 == 0:
            lines.append(f"   state {digest(table.state_at(number + 1).brief())}")
    return "\n".join(lines) + "\n"


def files() -> dict[str, str]:
    """Every golden file and what it should hold."""
    found = {}
    for game in GAMES.values():
        found[f"{game.id}-perft.json"] = perft_table(game)
        found[f"{game.id}-actions.tsv"] = action_table(game)
        for name, table in ending_games(game).items():
            found[f"{name}.txt"] = playthrough(table)
            found[f"{name}.jsonl"] = table.record()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a file differs")
    check = parser.parse_args().check
    different = []
    for name, text in files().items():
        file = FOLDER / name
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            different.append(name)
            if not check:
                file.write_text(text, encoding="utf-8")
    print("\n".join(different) or "nothing differs")
    return 1 if check and different else 0


if __name__ == "__main__":
    sys.exit(main())
