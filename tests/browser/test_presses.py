"""How many presses a turn takes in ordinary games, played from recordings by the page's own controls."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.captain import embark, new_voyage, planned_voyage
from tests.browser.conftest import Sailor, Server

MOST = 12  # presses a turn of Nemo's War


@pytest.mark.parametrize("seed", ["a", "c", "voyage", "e"])
def test_a_turn_of_a_voyage_takes_few_presses(sailor: Sailor, server: Server, seed: str) -> None:
    moves, outcome = planned_voyage(seed)
    captain = embark(sailor, new_voyage(server, seed))
    pressed = captain.follow(moves)
    presses = sum(pressed.values())
    expect(captain.board).to_have_attribute("data-outcome", outcome)
    turns = sum(decision == "prepare" for decision, _ in moves)
    assert presses <= MOST * turns, pressed
