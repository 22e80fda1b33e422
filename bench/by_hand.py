"""Nautilion's base game as we compile it beside the same games written by hand in C, in turns on one core.

    python bench/by_hand.py [--games 100000] [--pairs 17]

Needs a C compiler. Both play the same games: that is checked, by their fingerprint, before anything is measured.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import pairs
from leagues.compiled import cpu
from leagues.games import GAMES
from leagues.simulate import policy_words, seed_words

SOURCE = Path(__file__).parent / "nautilion.c"
SEED = "bench"
FLAGS = ("-O3", "-march=native")


def build(folder: Path) -> Path:
    """Compile it."""
    program = folder / "nautilion"
    subprocess.run([os.environ.get("CC", "cc"), *FLAGS, "-o", str(program), str(SOURCE)], check=True)
    return program


def by_hand(program: Path, games: int) -> dict[str, Any]:
    """The first games of the seed, as the program plays them: what `leagues simulate --json` tells, as far as it goes."""
    words = " ".join(map(str, (*seed_words(SEED), *policy_words(SEED))))
    told = subprocess.run([str(program), str(games)], input=words, capture_output=True, text=True, check=True).stdout
    found: dict[str, Any] = json.loads(told)
    return found


def compiled(games: int) -> dict[str, Any]:
    """The same games, as we compile them."""
    game = GAMES["nautilion"]
    *_, report = cpu.simulate(game, "random", game.read_tables(None), game.read_options({}), SEED, games)
    told = report.json()
    return {name: told[name] for name in ("fingerprint", "decisions", "draws", "steps", "seconds")}


def same(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether both played the same games."""
    return all(one[name] == other[name] for name in ("fingerprint", "decisions", "draws", "steps"))


def main() -> int:
    """Check, measure, print. 1 if they did not play the same games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--pairs", type=int, default=17)
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    with tempfile.TemporaryDirectory() as folder:
        program = build(Path(folder))
        if not same(by_hand(program, asked.games), compiled(asked.games)):
            print("The two play different games.", file=sys.stderr)
            return 1

        def speed(found: dict[str, Any]) -> float:
            return float(found["decisions"]) / float(found["seconds"])

        ours, theirs = pairs.in_turns(
            lambda: speed(compiled(asked.games)), lambda: speed(by_hand(program, asked.games)), asked.pairs
        )
    middle = [sorted(speeds)[len(speeds) // 2] for speeds in (ours, theirs)]
    print(f"compiled {middle[0]:,.0f} decisions/s, by hand {middle[1]:,.0f}: {pairs.ratio(ours, theirs)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
