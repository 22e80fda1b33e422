"""The tables of docs/balance-nemo.md: what they are made of, and that the levels of victory are those that they show."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import numpy as np
import pytest
from tools import balance

from leagues.compiled import cpu
from leagues.games import GAMES
from leagues.games.nemo import names
from leagues.games.nemo.endings import Ending
from leagues.games.nemo.reading import read_tables

PAGE = Path(__file__).parents[2] / "docs" / "balance-nemo.md"


def cell(motive: str = "explore", difficulty: str = "officer", rules: tuple[str, ...] = ()) -> balance.Cell:
    endings = np.array([Ending.LOST_PARIAH] * 60 + [Ending.LOST_LOW_SCORE] * 10 + [Ending.WON_ADEQUATE] * 30)
    return balance.Cell(motive, difficulty, rules, endings, np.arange(200, 240))


def test_a_cell_counts_what_was_finished() -> None:
    assert cell().rate == pytest.approx(0.4)
    assert cell().error == pytest.approx(0.04899, abs=1e-5)
    assert cell().ended(Ending.LOST_PARIAH) == pytest.approx(0.6)


def test_boundaries_are_percentiles_rounded_to_five() -> None:
    assert [balance.rounded(score) for score in (192.4, 192.5, 195.0, 197.4)] == [190, 195, 195, 195]
    assert cell().boundaries() == [210, 220, 230, 235]


def test_the_tables_have_a_row_for_every_motive() -> None:
    cells = [cell(motive, difficulty) for motive in names.MOTIVES for difficulty in names.LEVELS]
    assert "| war | 40.0 ± 4.9 | 40.0 ± 4.9 | 40.0 ± 4.9 |" in balance.rates(cells)
    assert "| war | captain | 0.0 | 60.0 | 0.0 | 0.0 | 0.0 |" in balance.defeats(cells)
    assert sum(line.endswith("| 210, 220, 230, 235 |") for line in balance.levels(cells)) == len(names.MOTIVES)


@pytest.mark.compiled
def test_games_that_are_told_one_by_one_are_those_of_a_simulation() -> None:
    game = GAMES["nautilion"]
    asked = (game, "greedy", game.read_tables(None), game.read_options({}), "each", 60, 7)
    endings, scores = cpu.outcomes(*asked)
    *_, report = cpu.simulate(*asked)
    ended = Counter(game.endings(ending).name.lower().replace("_", "-") for ending in endings)
    assert (ended, sum(scores)) == (report.results, report.score)


@pytest.mark.parametrize("motive", range(len(names.MOTIVES)))
def test_the_levels_of_victory_are_those_of_the_page(motive: int) -> None:
    shown = re.search(
        rf"^\| {names.MOTIVES[motive]} \|(?:.*\|)? (\d+, \d+, \d+, \d+) \|$", PAGE.read_text("utf-8"), re.MULTILINE
    )
    assert shown is not None
    assert [int(score) for score in shown[1].split(", ")] == read_tables(None).levels[motive]


def test_the_page_shows_what_was_asked_of_the_balance() -> None:
    figure = r"[\d.]+ ± [\d.]+"
    found = re.findall(
        rf"^\| ([a-z-]+) \| ({figure}) \| ({figure}) \| ({figure}) \|$", PAGE.read_text("utf-8"), re.MULTILINE
    )
    rates = {motive: [float(rate.split()[0]) for rate in row] for motive, *row in found}
    assert set(rates) == set(names.MOTIVES)
    sailor, officer, captain = rates["explore"]
    assert 15 <= officer <= 40
    assert sailor >= officer + 10
    assert captain < officer
    assert min(row[1] for row in rates.values()) >= 5
