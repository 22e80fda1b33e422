"""The ship's log: what happened, in words that could be read aloud, built from what the rules said."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import cast

import pytest

import leagues
from leagues.games.nemo.aids.log import MOST, log_of
from leagues.games.nemo.messages import Say
from leagues.games.nemo.state import State
from leagues.kernel.entries import Line
from leagues.kernel.explaining import brief, explain
from tests.browser.pupil import OPTIONS, greedily

CERBERUS, NORTH_ATLANTIC, INDIAN = 10, 2, 5


def lines(*said: tuple[Say, int, int, int]) -> list[Line]:
    """A journal in which this was said."""
    return [Line(0, message.id, (a, b, c), ()) for message, a, b, c in said]


def told(language: str, journal: Iterable[Line]) -> list[str]:
    """The turns of the log, in words."""
    table = leagues.new("nemo", seed="log", **OPTIONS)
    words = table.game.words(language)
    return [" ".join(words.text(id, **args) for id, args in turn["sentences"]) for turn in log_of(journal)]


def test_a_fight_is_one_story_with_names_and_without_dice() -> None:
    journal = lines(
        (Say.START, NORTH_ATLANTIC, 0, 0), (Say.TURN, 1, 1, 0), (Say.ATTACKS, CERBERUS, 1, 0), (Say.ROLL, 7, 3, 5),
        (Say.ENEMY_HITS, CERBERUS, 2, 0), (Say.LOST, 2, 1, 6), (Say.ROLL, 6, 4, 5), (Say.RESULT_PASSED, 6, 12, 10),
        (Say.SUNK, CERBERUS, 0, 0),
    )  # fmt: skip
    assert re.fullmatch(
        r"We met the [A-Z][\w. ]+ in the North Atlantic\. She hit us first, twice; then we sank her\. "
        r"Otherwise it was a quiet fortnight\.",
        told("en", journal)[1],
    )
    assert "puis nous l’avons coulé" in told("fr", journal)[1]


@pytest.mark.parametrize(("fire", "end", "words"), [
    (Say.ENEMY_MISSES, Say.MISSED, "She fired first and missed; so did we."),
    (None, Say.SUNK, "She never saw us, and went down."),
    (None, Say.MISSED, "We missed, and she steamed on, warned."),
    (Say.ENEMY_MISSES, Say.OWN_DISASTER, "our own attack was a disaster."),
])  # fmt: skip
def test_a_fight_tells_who_fired_and_who_hit(fire: Say | None, end: Say, words: str) -> None:
    said = [(Say.TURN, 1, 1, 0), (Say.ATTACKS, CERBERUS, 1, 0)]
    said += [(fire, CERBERUS, 0, 0)] if fire else []
    assert words in told("en", lines(*said, (end, CERBERUS, 0, 0)))[0]


def test_a_fight_lies_where_the_nautilus_has_come_to() -> None:
    journal = lines((Say.TURN, 1, 1, 0), (Say.MOVED, NORTH_ATLANTIC, INDIAN, 0), (Say.ATTACKS, CERBERUS, 1, 0),
                    (Say.SUNK, CERBERUS, 0, 0))  # fmt: skip
    assert told("en", journal)[0].startswith("We sailed to the Indian Ocean. We met ")


def test_a_full_turn_keeps_what_weighs_most_in_its_order() -> None:
    journal = lines(
        (Say.TURN, 3, 1, 0), (Say.HIDDEN_PLACED, 1, 0, 0), (Say.HIDDEN_PLACED, 2, 0, 0), (Say.CUBE_PLACED, INDIAN, 0, 0),
        (Say.MOVED, 1, 2, 0), (Say.SACRIFICED, 0, 0, 0), (Say.ATTACKS, CERBERUS, 1, 0), (Say.SUNK, CERBERUS, 0, 0),
        (Say.TUNNEL, 0, 0, 0),
    )  # fmt: skip
    ids = [id for id, _ in log_of(journal)[0]["sentences"]]
    assert ids == ["log-raised", "log-sacrificed", "log-fight", "say-tunnel"]


def test_what_comes_often_is_told_once() -> None:
    journal = lines((Say.TURN, 1, 1, 0), *[(Say.HIDDEN_PLACED, ocean, 0, 0) for ocean in range(3)], (Say.TREASURE, 0, 0, 0),
                    (Say.TREASURE, 1, 0, 0))  # fmt: skip
    first = told("en", journal)[0]
    assert first.startswith("Three more sails were seen on the horizon. We brought treasure aboard: ")
    assert first.endswith(", and one thing more.")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_voyage_can_be_read_turn_by_turn(language: str) -> None:
    table = leagues.new("nemo", seed="a", wait=True, **OPTIONS)
    while table.decision is not None:
        table.play(greedily(table))
    log = log_of(table.journal)
    assert [turn["turn"] for turn in log] == list(range(cast(State, table.state).turn + 1))
    assert all(2 <= len(turn["sentences"]) <= MOST for turn in log)
    for paragraph in told(language, table.journal):
        assert paragraph.endswith(".")
        assert "{" not in paragraph
        assert not re.search(r"\bdice\b|\brolled\b|\bdés?\b", paragraph)
    assert explain(table, 0)["log"] == log


def test_a_page_is_told_the_turns_that_it_has_not_heard_and_in_the_end_everything() -> None:
    """One that is opened in the middle of a voyage has heard nothing before."""
    table = leagues.new("nemo", seed="a", wait=True, **OPTIONS)
    while table.decision is not None:
        told = explain(table, 0)
        log = told["log"]
        assert brief(table, told)["log"] == log[-1:]
        assert brief(table, told, 0)["log"] == log == log_of(table.journal)
        assert brief(table, told, len(log) - 2)["log"] == log[-2:]
        assert brief(table, told, len(log) + 1)["log"] == log[-1:]  # turns were taken back
        for _ in range(40):
            if table.decision is not None:
                table.play(greedily(table))
    told = explain(table, 0)
    assert brief(table, told)["log"] == told["log"] == log_of(table.journal)
