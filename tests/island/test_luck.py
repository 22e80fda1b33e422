"""Addressed luck: which draw is which, so that two tables with one key meet the same cards wherever they still agree."""

from __future__ import annotations

from collections import Counter

import pytest

from leagues.games.island.game import GAME
from leagues.kernel.chance import OpenSeed, OwnDice
from leagues.kernel.table import Table

from .positions import SHIPPED, act, sit


def address(at: Table) -> tuple[str, str]:
    """Purpose and occasion of the draw that waits."""
    assert at.decision is not None
    return at.address(at.decision)


def test_setting_up_draws_for_each_stack_each_space_and_once_for_who_begins() -> None:
    """The stacks by column, stack and height; the tokens by space and by how many are unseen."""
    at = Table(GAME, {"players": 2}, SHIPPED, OwnDice())
    found = []
    while at.decision is not None and at.decision.chance:
        found.append(address(at))
        at.feed(at.legal[0])
    stacks = [("reveal-top", f"{column}.1.8") for column in (1, 2, 3, 4)]
    tokens = [("show-bonus", f"{space}.{left}") for space, left in zip(range(1, 6), range(34, 29, -1), strict=True)]
    assert found == [*stacks, *tokens, ("first-player", "")]


def test_a_hidden_card_is_drawn_by_column_place_and_height() -> None:
    """The last of the face-down stacks first, then the open card below the one that was taken."""
    at = sit("", at=4, tops=["na", "nb", "nc", "nd"])
    act(at, "collect")
    found = []
    for sign in ("clothes a", "clothes b", "repair a"):
        found.append(address(at))
        at.feed(sign)
    assert found == [("draw-card", "4.2.7"), ("draw-card", "4.1.7"), ("reveal-top", "4.1.7")]


def test_a_dry_supply_draws_its_spaces_by_how_many_tokens_are_left() -> None:
    at = sit("na", at=1, camps={1: "ra rb"}, spaces=". pair . three .", supply="odd double")
    at.play("store navigation a")
    assert address(at) == ("show-space", "2")
    at.feed("space repair")
    assert address(at) == ("show-bonus", "3.2")
    at.feed("bonus odd")
    assert address(at) == ("show-space", "1")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_two_draws_of_a_game_have_the_same_address(players: int) -> None:
    for number in range(5):
        at = Table(GAME, {"players": players}, SHIPPED, OpenSeed(f"address {number}"))
        while not at.over:
            at.play(at.legal[len(at.entries) % len(at.legal)])
        again = Table(GAME, {"players": players}, SHIPPED, None, auto=False)
        found: Counter[tuple[str, str]] = Counter()
        for entry in at.entries:
            if entry.drawn:
                found[again.address(entry.decision)] += 1
            again.enter(entry)
        assert set(found.values()) == {1}
