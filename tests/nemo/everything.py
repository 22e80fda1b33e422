"""Voyages with everything on: the expanded box and every optional rule, for each motive, as the policy brings them home."""

from __future__ import annotations

from functools import cache
from itertools import count
from typing import Any

import pytest

import leagues
from leagues import bots
from leagues.games.nemo import names
from leagues.kernel.words import LANGUAGES
from tests.sizes import long_form

EVERYTHING: dict[str, Any] = {"difficulty": "sailor", "box": "expanded", "optional_rules": list(names.OPTIONAL_RULES)}
Moves = list[tuple[str, str]]


def every_motive(*short: tuple[str, str]) -> pytest.MarkDecorator:
    """Each motive in each language; without `LONG=1` these only."""
    cases = [(motive, language) for motive in names.MOTIVES for language in LANGUAGES]
    marked = [pytest.param(*case, marks=() if case in short else long_form) for case in cases]
    return pytest.mark.parametrize(("motive", "language"), marked)


@cache
def home(motive: str) -> tuple[str, Moves, str]:
    """The first seed under which the policy comes home with a victory: its decisions and answers, and how it ends."""
    for number in count():
        seed = f"{motive}-{number}"
        table = leagues.new("nemo", seed=seed, wait=True, motive=motive, **EVERYTHING)
        moves: Moves = []
        while table.decision is not None:
            answer = table.move(bots.answer(table, 0, "greedy", [1, 2, 3, 4]))
            moves.append((table.decision.name, str(answer)))
            table.play(answer)
        if (table.outcome or "").startswith("won"):
            return seed, moves, table.outcome or ""
    raise AssertionError
