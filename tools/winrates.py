"""How often `greedy` wins Nautilion, for every ship, reserve and expansion: writes docs/win-rates.md with its plot,
docs/win-rates.svg, and the same figures for the page, which shows them where a voyage is chosen.

    make win-rates

The games of a seed are always the same, so anyone who runs this again gets the same table, until the rules or `greedy`
change.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from pathlib import Path

from leagues.compiled import cpu
from leagues.games import GAMES
from leagues.games.nautilion.state import EXPANSIONS
from leagues.games.nautilion.tables import SHIPS

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
DATA = ROOT / "web/src/games/nautilion/setout/win-rates.json"
GAMES_EACH = 2000
SEED = "win rates"
RESERVES = (1, 2, 3, 4, 5, 6)
SETS: dict[str, tuple[str, ...]] = {"base game": (), **{one: (one,) for one in EXPANSIONS}, "all five": EXPANSIONS}
SURE = 1.959964  # of a normal distribution: 95 %


@dataclass(frozen=True)
class Cell:
    """One line-up and what came of it."""

    expansions: str
    ship: str
    reserve: int
    won: int
    games: int

    @property
    def percent(self) -> float:
        """Of a hundred games, to a decimal."""
        return float(f"{100 * self.won / self.games:.1f}")

    @property
    def bounds(self) -> tuple[float, float]:
        """The rates that fit what was seen, with 95 % confidence (Wilson's interval)."""
        return wilson(self.won, self.games)


def wilson(won: int, games: int) -> tuple[float, float]:
    """The 95 % interval of a rate; it stays within 0 and 1 and is right near both."""
    rate, square = won / games, SURE * SURE
    middle = (rate + square / (2 * games)) / (1 + square / games)
    half = SURE * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def play(expansions: str, ship: str, reserve: int, games: int) -> Cell:
    """Play one cell of the table."""
    game = GAMES["nautilion"]
    options = game.read_options({"expansions": SETS[expansions], "ship": ship, "reserve": reserve})
    *_, report = cpu.simulate(game, "greedy", game.read_tables(None), options, SEED, games)
    won = sum(count for ending, count in report.results.items() if ending.startswith("won"))
    return Cell(expansions, ship, reserve, won, report.games)


def cells(games: int) -> Iterator[Cell]:
    """Every cell, in the order of the table."""
    for expansions in SETS:
        for ship in SHIPS:
            for reserve in RESERVES:
                yield play(expansions, ship, reserve, games)


def table(found: list[Cell], games: int) -> str:
    """The page."""
    lines = [
        "# How often `greedy` wins Nautilion",
        "",
        f"One player, 2 harpoons, the Darkhouse's first level; {games:,} games in each cell, seed `{SEED}`. The figures",
        "are per cent of games won, with the 95 % interval. `greedy` looks one turn ahead: who thinks further wins more.",
        "Ships, Heroic Actions 2, 3 and 8 are reconstructed, so these are facts about this program, not about the box.",
        "Made by `make win-rates`.",
        "",
        "![Per cent of games won by reserve, for each ship, without and with each expansion](win-rates.svg)",
        "",
    ]
    for expansions in SETS:
        lines += [f"## {expansions.capitalize()}", "", "| ship | " + " | ".join(f"reserve {r}" for r in RESERVES) + " |"]
        lines.append("|---|" + "---:|" * len(RESERVES))
        for ship in SHIPS:
            row = [cell for cell in found if (cell.expansions, cell.ship) == (expansions, ship)]
            lines.append(f"| {ship} | " + " | ".join(shown(cell) for cell in row) + " |")
        lines.append("")
    return "\n".join(lines)


def data(found: list[Cell], games: int) -> str:
    """What the page in the browser reads: per cent won for each mixture, ship and reserve, as the table says them."""
    rows: dict[str, dict[str, list[float]]] = {}
    for cell in found:
        rows.setdefault(",".join(SETS[cell.expansions]), {}).setdefault(cell.ship, []).append(cell.percent)
    return json.dumps({"games": games, "won": rows}, separators=(",", ":")) + "\n"


def shown(cell: Cell) -> str:
    """A cell as people read it: `74.1 (72.1 to 76.0)`."""
    low, high = cell.bounds
    return f"{cell.percent:.1f} ({100 * low:.1f} to {100 * high:.1f})"


WIDTH, HEIGHT, GAP, LEFT, TOP = 150, 130, 26, 44, 58
INKS = {"A1": "#0b6e8f", "A2": "#4aa3bf", "B1": "#7a5c00", "B2": "#c39a1b", "C1": "#8c2f39", "C2": "#d0707a"}
DASHES = {"A1": "none", "A2": "6 3", "B1": "none", "B2": "6 3", "C1": "none", "C2": "6 3"}


def plot(found: list[Cell]) -> str:
    """Small plots side by side, one for each set of expansions: won by reserve, a line for each ship, bars for the error."""
    across = 4
    down = -(-len(SETS) // across)
    width, height = LEFT + across * (WIDTH + GAP), TOP + down * (HEIGHT + GAP + 24)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="serif" font-size="11">',
        f'<rect width="{width}" height="{height}" fill="#fbf8f1"/>',
    ]
    for number, ship in enumerate(SHIPS):
        x = LEFT + number * 84
        parts.append(f'<path d="M{x} 20h26" stroke="{INKS[ship]}" stroke-width="2" stroke-dasharray="{DASHES[ship]}"/>')
        parts.append(f'<text x="{x + 32}" y="24" fill="#222">{ship}</text>')
    parts.append(f'<text x="{LEFT + 6 * 84}" y="24" fill="#222">% won by reserve</text>')
    for number, expansions in enumerate(SETS):
        x, y = LEFT + number % across * (WIDTH + GAP), TOP + number // across * (HEIGHT + GAP + 24)
        parts.append(f'<g transform="translate({x} {y})">')
        parts.append(f'<text x="0" y="-8" fill="#222" font-weight="bold">{expansions.capitalize()}</text>')
        for level in (0, 25, 50, 75, 100):
            at = HEIGHT * (1 - level / 100)
            parts.append(f'<path d="M0 {at:.1f}h{WIDTH}" stroke="#d9d2c3" stroke-width="1"/>')
            if number % across == 0:
                parts.append(f'<text x="-6" y="{at + 4:.1f}" text-anchor="end" fill="#555">{level}</text>')
        parts += [
            f'<text x="{across_at(reserve):.1f}" y="{HEIGHT + 14}" text-anchor="middle" fill="#555">{reserve}</text>'
            for reserve in RESERVES
        ]
        parts += [line(found, expansions, ship) for ship in SHIPS]
        parts.append("</g>")
    return "\n".join([*parts, "</svg>", ""])


def across_at(reserve: int) -> float:
    """Where a reserve stands in a small plot."""
    return 12 + (reserve - 1) * (WIDTH - 24) / 5


def line(found: list[Cell], expansions: str, ship: str) -> str:
    """The line of a ship with its error bars."""
    row = [cell for cell in found if (cell.expansions, cell.ship) == (expansions, ship)]
    points = [(across_at(cell.reserve), HEIGHT * (1 - cell.won / cell.games), cell.bounds) for cell in row]
    way = " ".join(f"{'L' if i else 'M'}{x:.1f} {y:.1f}" for i, (x, y, _) in enumerate(points))
    bars = "".join(f"M{x:.1f} {HEIGHT * (1 - low):.1f}V{HEIGHT * (1 - high):.1f}" for x, _, (low, high) in points)
    ink = INKS[ship]
    return (
        f'<path d="{way}" fill="none" stroke="{ink}" stroke-width="1.6" stroke-dasharray="{DASHES[ship]}"/>'
        f'<path d="{bars}" stroke="{ink}" stroke-width="1"/>'
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=GAMES_EACH, help="games in each cell")
    parser.add_argument("--folder", type=Path, default=DOCS, help="where to write the page and the plot")
    parser.add_argument("--data", type=Path, default=DATA, help="where to write the figures for the browser")
    asked = parser.parse_args()
    found = []
    for cell in cells(asked.games):
        found.append(cell)
        if sys.stderr.isatty():
            print(f"\r{len(found)}/{len(SETS) * len(SHIPS) * len(RESERVES)}", end="", file=sys.stderr)
    (asked.folder / "win-rates.md").write_text(table(found, asked.games), encoding="utf-8")
    (asked.folder / "win-rates.svg").write_text(plot(found), encoding="utf-8")
    asked.data.write_text(data(found, asked.games), encoding="utf-8")
    print(f"\n{asked.folder / 'win-rates.md'}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
