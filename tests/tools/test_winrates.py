"""The table of win rates in docs/ is what its command makes."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tools import winrates

from leagues.games.nautilion.tables import SHIPS

PAGE = Path(__file__).parents[2] / "docs" / "win-rates.md"


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(0, 100, 0.0, 0.0370), (50, 100, 0.4038, 0.5962), (100, 100, 0.9630, 1.0), (1, 10, 0.0179, 0.4042)],
)
def test_the_interval_is_wilsons(won: int, games: int, low: float, high: float) -> None:
    assert winrates.wilson(won, games) == pytest.approx((low, high), abs=1e-4)


def test_the_page_has_a_figure_for_every_ship_reserve_and_expansion() -> None:
    page = PAGE.read_text("utf-8")
    parts = page.split("\n## ")[1:]
    assert [part.splitlines()[0].lower() for part in parts] == [name.lower() for name in winrates.SETS]
    for part in parts:
        rows = [line for line in part.splitlines() if line.startswith(tuple(f"| {ship}" for ship in SHIPS))]
        assert [row.split("|")[1].strip() for row in rows] == list(SHIPS)
        assert all(len(re.findall(r"\d+\.\d \(\d+\.\d to \d+\.\d\)", row)) == 6 for row in rows)


def test_the_browser_shows_the_figures_of_the_page() -> None:
    page = PAGE.read_text("utf-8")
    told = json.loads(winrates.DATA.read_text("utf-8"))
    assert told["games"] == winrates.GAMES_EACH
    assert list(told["won"]) == [",".join(expansions) for expansions in winrates.SETS.values()]
    for part, ships in zip(page.split("\n## ")[1:], told["won"].values(), strict=True):
        for ship in SHIPS:
            row = next(line for line in part.splitlines() if line.startswith(f"| {ship} "))
            assert [float(cell.split()[0]) for cell in row.split("|")[2:-1]] == ships[ship]


def test_the_figures_for_the_browser_are_those_of_the_table() -> None:
    cells = [winrates.Cell("all five", "A1", reserve, 1473 + reserve, 2000) for reserve in winrates.RESERVES]
    told = json.loads(winrates.data(cells, 2000))
    assert told["won"][",".join(winrates.SETS["all five"])]["A1"] == [
        float(winrates.shown(cell).split()[0]) for cell in cells
    ]


@pytest.mark.compiled
@pytest.mark.parametrize("expansions", ["base game", "all five"])
def test_the_figures_come_out_again(expansions: str) -> None:
    page = PAGE.read_text("utf-8")
    part = next(part for part in page.split("\n## ")[1:] if part.lower().startswith(expansions))
    row = next(line for line in part.splitlines() if line.startswith("| A1"))
    assert row.split("|")[5].strip() == winrates.shown(winrates.play(expansions, "A1", 4, winrates.GAMES_EACH))


def test_the_plot_has_a_line_with_bars_for_every_ship_and_expansion() -> None:
    cells = [
        winrates.Cell(name, ship, reserve, reserve, 10)
        for name in winrates.SETS
        for ship in SHIPS
        for reserve in winrates.RESERVES
    ]
    plot = winrates.plot(cells)
    assert plot.count("<g ") == len(winrates.SETS)
    assert len(re.findall(r'd="M[^"]*( L[^"]*){5}"', plot)) == len(winrates.SETS) * len(SHIPS)
    assert (PAGE.parent / "win-rates.svg").read_text("utf-8").count("<g ") == len(winrates.SETS)
