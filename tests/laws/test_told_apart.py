"""What an explanation lists can be told apart: the page keeps each thing by its name, and a second one
of that name would stop it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from leagues.kernel.explaining import explain
from tests.laws.test_explaining import OWN, decision_of, every_game, tables

# The lists of each game wherever they stand, with what tells their things apart; nothing where that is the thing itself.
LISTS: dict[str, dict[str, str]] = {
    "nautilion": {"gives": "answer", "cells": "figure", "spells": "name", "reached": "die", "notes": ""},
    "island": {"scores": "seat", "sets": "colour", "colours": "colour", "stores": "colour", "order": "", "next": "size"},
    "nemo": {
        "modifiers": "source", "help": "answer", "spending": "treasure", "steps": "step", "notoriety": "what",
        "sheet": "category", "tracks": "track",
    },
}  # fmt: skip
WAGERS = {"do-exert", "do-exert-none"}
USES = {"do-use-treasure", "do-use-card"}


def lists(told: Any, name: str = "") -> Iterator[tuple[str, list[Any]]]:
    """Every list in an explanation, with the field that it stands in."""
    if isinstance(told, dict):
        for field, value in told.items():
            yield from lists(value, field)
    elif isinstance(told, list):
        yield name, told
        for value in told:
            yield from lists(value)


@every_game
def test_the_things_of_a_list_are_told_apart(game: str) -> None:
    several: set[str] = set()
    known = LISTS.get(game, {})
    for table in tables(game):
        for name, things in lists(explain(table, max(table.who, 0))):
            if name in known:
                field = known[name]
                keys = [repr(one[field] if field else one) for one in things]
                assert len(set(keys)) == len(keys), (decision_of(table).name, name, keys)
                several |= {name} if len(keys) > 1 else set()
    assert several == set(known)
    assert known or game not in OWN


@every_game
def test_no_two_answers_are_called_the_same(game: str) -> None:
    for table in tables(game):
        if not table.over:
            words = [repr(decision_of(table).module.words(answer)) for answer in table.answers]
            assert len(set(words)) == len(words), words


def test_before_a_roll_there_are_wagers_and_what_is_used_first() -> None:
    """The page has a place for each of the two, and for nothing else: a third kind of answer would be lost there."""
    kinds: set[str] = set()
    for table in tables("nemo"):
        if not table.over and decision_of(table).name == "exert":
            words = [decision_of(table).module.words(answer) for answer in table.answers]
            wagered = [arguments.get("tracks", 0) for id, arguments in words if id in WAGERS]
            assert len(set(wagered)) == len(wagered), words
            kinds |= {id for id, _ in words}
    assert WAGERS < kinds <= WAGERS | USES
    assert kinds & USES
