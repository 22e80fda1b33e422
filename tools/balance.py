"""How often `greedy` finishes a voyage of Nemo's War, for each motive and difficulty, how the others end, what the
finished ones score, and what each optional rule changes: prints the tables of docs/balance-nemo.md.

    .venv/bin/python tools/balance.py --games 20000

The voyages of a seed are always the same, so anyone who runs this again gets the same tables, until the rules, the values or
`greedy` change. They are those of `leagues simulate nemo --policy greedy --backend cpu --seed balance`.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np

from leagues.compiled import cpu
from leagues.games import GAMES
from leagues.games.nemo import names
from leagues.games.nemo.endings import FIRST_SCORED, Ending

GAMES_EACH = 20000
SEED = "balance"
PARTS = (30, 55, 80, 95)  # the percentiles of finished Officer voyages from which the levels of victory begin
ROUNDED = 5
OPTION_MOTIVES = ("explore", "war")  # with which the optional rules are measured: an honourable and a stern one
DEFEATS = (Ending.LOST_IMPERIALISTS, Ending.LOST_PARIAH, Ending.LOST_BROKEN, Ending.LOST_KILLED, Ending.LOST_SHATTERED)


@dataclass(frozen=True)
class Cell:
    """A motive at a difficulty, perhaps with optional rules, and what came of its voyages."""

    motive: str
    difficulty: str
    rules: tuple[str, ...]
    endings: Any  # of each voyage
    scores: Any  # of each finished voyage

    @property
    def rate(self) -> float:
        """The share of voyages that were finished."""
        return len(self.scores) / len(self.endings)

    @property
    def error(self) -> float:
        """The standard error of that share."""
        return sqrt(self.rate * (1 - self.rate) / len(self.endings))

    @property
    def score(self) -> str:
        """What the finished voyages score on average, with the standard error."""
        if len(self.scores) < 2:
            return "–"
        return f"{np.mean(self.scores):.1f} ± {np.std(self.scores, ddof=1) / sqrt(len(self.scores)):.1f}"

    def ended(self, ending: int) -> float:
        """The share of voyages that ended so."""
        return float(np.mean(self.endings == ending))

    def boundaries(self) -> list[int]:
        """The levels of victory that these voyages give."""
        return [rounded(float(np.percentile(self.scores, part))) for part in PARTS] if len(self.scores) else [0, 0, 0, 0]


def rounded(score: float) -> int:
    """To the nearest 5."""
    return ROUNDED * int(score / ROUNDED + 0.5)


def play(motive: str, difficulty: str, games: int, seed: str = SEED, rules: tuple[str, ...] = ()) -> Cell:
    """Play one cell, one voyage after the other."""
    game = GAMES["nemo"]
    options = game.read_options({"motive": motive, "difficulty": difficulty, "optional_rules": rules})
    endings, scores = cpu.outcomes(game, "greedy", game.read_tables(None), options, seed, games)
    return Cell(motive, difficulty, rules, endings, scores[endings >= FIRST_SCORED])


def rates(cells: list[Cell]) -> list[str]:
    """The table of finished voyages."""
    lines = ["| motive | " + " | ".join(names.LEVELS) + " |", "|---|" + "---:|" * len(names.LEVELS)]
    for motive in names.MOTIVES:
        row = [f"{100 * cell.rate:.1f} ± {100 * cell.error:.1f}" for cell in cells if cell.motive == motive]
        lines.append(f"| {motive} | " + " | ".join(row) + " |")
    return lines


def defeats(cells: list[Cell]) -> list[str]:
    """The table of how the others end."""
    titles = [ending.name.lower().removeprefix("lost_") for ending in DEFEATS]
    lines = ["| motive | difficulty | " + " | ".join(titles) + " |", "|---|---|" + "---:|" * len(DEFEATS)]
    for cell in cells:
        row = " | ".join(f"{100 * cell.ended(ending):.1f}" for ending in DEFEATS)
        lines.append(f"| {cell.motive} | {cell.difficulty} | {row} |")
    return lines


def levels(cells: list[Cell]) -> list[str]:
    """The table of what finished Officer voyages score."""
    lines = ["| motive | finished | mean ± error | " + " | ".join(f"{part} %" for part in PARTS) + " | boundaries |"]
    lines.append("|---|---:|---:|" + "---:|" * len(PARTS) + "---|")
    for cell in cells:
        if cell.difficulty == "officer" and len(cell.scores) > 1:
            exact = " | ".join(f"{np.percentile(cell.scores, part):.0f}" for part in PARTS)
            bounds = ", ".join(map(str, cell.boundaries()))
            lines.append(f"| {cell.motive} | {len(cell.scores)} | {cell.score} | {exact} | {bounds} |")
    return lines


def sets_of_rules() -> list[tuple[str, ...]]:
    """No optional rule, each by itself, and all together."""
    return [(), *((one,) for one in names.OPTIONAL_RULES), names.OPTIONAL_RULES]


def options(cells: list[Cell]) -> list[str]:
    """The table of what the optional rules change."""
    lines = [f"| rules | {' | '.join(f'{motive} | score' for motive in OPTION_MOTIVES)} |"]
    lines.append("|---|" + "---:|---:|" * len(OPTION_MOTIVES))
    for rules in sets_of_rules():
        row = [f"{100 * one.rate:.1f} ± {100 * one.error:.1f} | {one.score}" for one in cells if one.rules == rules]
        lines.append(f"| {named(rules)} | {' | '.join(row)} |")
    return lines


def named(rules: tuple[str, ...]) -> str:
    """A set of rules as the table calls it."""
    return {(): "none", names.OPTIONAL_RULES: "all"}.get(rules, ", ".join(rules))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES_EACH, help="voyages in each cell")
    asked = parser.parse_args()
    cells = []
    for motive in names.MOTIVES:
        for difficulty in names.LEVELS:
            cells.append(play(motive, difficulty, asked.games))
            if sys.stderr.isatty():
                print(f"\r{len(cells)}/{len(names.MOTIVES) * len(names.LEVELS)}", end="", file=sys.stderr)
    print(f"Finished voyages, per cent with standard error; {asked.games:,} voyages in each cell, seed `{SEED}`:\n")
    print("\n".join(rates(cells)))
    print("\nHow the others end, per cent:\n")
    print("\n".join(defeats(cells)))
    print("\nWhat finished Officer voyages score, and the levels of victory from it:\n")
    print("\n".join(levels(cells)))
    print("\nWhat the optional rules change: finished Officer voyages, per cent, and what these score:\n")
    every = [play(motive, "officer", asked.games, rules=rules) for rules in sets_of_rules() for motive in OPTION_MOTIVES]
    print("\n".join(options(every)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
