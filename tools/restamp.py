"""Says of a network that it holds for the rules as they are now, after a change that leaves the worth of positions as it is.

    python tools/restamp.py nemo

Weights carry the hashes of the rules, tables, observation, actions and columns that they were learned for. What the network
is shown must mean the same as before, so columns that have changed are refused: then it has to be learned anew (make train).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from leagues.games import GAMES
from leagues.navigator import weights


def main(arguments: Sequence[str] | None = None) -> int:
    """Rewrite the header of one file."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("net", choices=sorted(file.stem for file in weights.FOLDER.glob("*.weights")))
    name = parser.parse_args(arguments).net
    game = GAMES[name.partition("-")[0]]
    edition = next((one for one in game.editions if weights.name_of(game, one) == name), None)
    file = weights.FOLDER / f"{name}.weights"
    old = weights.read(file.read_bytes()).header
    now = weights.identity(game, edition, game.read_tables(None))
    if old["columns"] != now["columns"]:
        print("its columns mean something else now: learn it anew (make train)", file=sys.stderr)
        return 1
    file.write_bytes(weights.restamped(file.read_bytes(), now))
    for key in now:
        print(f"{key}: {old[key]}" + (f" -> {now[key]}" if old[key] != now[key] else ""))
    return 0


if __name__ == "__main__":
    sys.exit(main())
