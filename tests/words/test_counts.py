"""Counts in sentences: none, one and two are said as people say them, in both languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from leagues.games.nemo.game import GAME
from leagues.kernel.words import LANGUAGES, Words, words
from leagues.terminal.speech import speech

ROOT = Path(__file__).parents[2]
NEMO = ROOT / "src/leagues/games/nemo/words"
WEB = ROOT / "web/words"


def page(language: str) -> Words:
    """Everything that the page of Nemo's War says."""
    return words(language, NEMO, WEB)


def points(language: str, count: int) -> str:
    """So many points."""
    return f"{count} point{'' if count == 1 or (language == 'fr' and count == 0) else 's'}"


SHIP = {"ship": "X", "kind": "X", "group": "X", "attack": 3, "defence": 8, "notoriety": 1}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2])
def test_points_of_nemos_war(language: str, count: int) -> None:
    w = page(language)
    for id in ("nemo-page-ship-line", "nemo-page-other-side"):
        text = w.text(id, **SHIP, points=count)
        assert f", {points(language, count)}" in text
        assert not text.endswith("points") or count != 1
    assert points(language, count) in w.text("aid-motive", points=count, defeat=26)
    assert w.text("say-level", a=0, b=count, c=0).startswith(points(language, count))
    terminal = speech(language, GAME)
    assert points(language, count) in terminal.text("nemo-say-score", total=count, parts="", next=80)
    assert points(language, count) in terminal.text("nemo-result", scored="yes", motive="X", total=count, turns=9)


@pytest.mark.parametrize(
    ("language", "one", "two"), [("en", "action point", "action points"), ("fr", "point d’action", "points d’action")]
)
def test_action_points_that_are_lost(language: str, one: str, two: str) -> None:
    w = page(language)
    for id in ("row-actions", "row-actions-over"):
        assert w.text(id, sign="less", count=1).endswith(f" 1 {one}")
        assert w.text(id, sign="less", count=2).endswith(f" 2 {two}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_die_is_left_out_by_its_place_or_by_its_value_never_by_a_bare_number(language: str) -> None:
    """“Leave out 4” stood beside “Leave out die 2”: one was a value, the other a place."""
    for die in (1, 2, 3):
        assert not any(letter.isdigit() for letter in page(language).text("do-pick-dice", die=die))


@pytest.mark.parametrize(("language", "word"), [("en", "partner"), ("fr", "partenaire")])
def test_those_at_a_table_are_not_called_partners_where_they_may_be_rivals(language: str, word: str) -> None:
    for id in ("page-company", "page-not-yours"):
        assert word not in page(language).text(id)
