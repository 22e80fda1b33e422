"""Imperialist Naval Coordination."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo import sources
from leagues.games.nemo.aids.odds import roll_of
from leagues.games.nemo.modifiers import modifiers
from leagues.games.nemo.sources import ATTACK, CARD, ENEMY, INCITE, REFIT, REPAIR, REST, SEARCH, TORPEDOES
from leagues.games.nemo.state import State

from ..positions import SHIPPED, position, ship

HERE, AWAY = "western-pacific", "arctic-ocean"
FLEET = {"victoria": HERE, "scotia": HERE, "triumph": HERE, "kotetsu": AWAY, "agamemnon": AWAY}


def sailing(**more: Any) -> State:
    """Where the fleet is."""
    return position(HERE, rules=more.pop("rules", ("naval-coordination",)), **more)


def added(s: State, what: int, subject: int = 0) -> dict[str, int]:
    """What is added to a roll, by source."""
    modifiers(s, SHIPPED, what, subject, s.amounts)
    return {name: amount for name, amount in zip(sources.NAMES, s.amounts, strict=True) if amount}


@pytest.mark.rule("naval-coordination")
@pytest.mark.parametrize("what", [CARD, REST, REPAIR, REFIT])
def test_every_revealed_ship_there_takes_one(what: int) -> None:
    """004:624-626, 2049-2051: three ships here, one of them a Warship."""
    assert added(sailing(ships=FLEET), what, 12) == {"warship": -1, "naval-coordination": -2}
    assert added(sailing(ships=FLEET, rules=()), what, 12) == {"warship": -1}


@pytest.mark.rule("coordination-each-ship")
@pytest.mark.parametrize("what", [CARD, REST, REPAIR, REFIT])
def test_without_a_warship_nobody_does(what: int) -> None:
    assert added(sailing(ships={"scotia": HERE, "triumph": HERE}), what, 12) == {}
    assert added(sailing(ships={"scotia": HERE, "kotetsu": AWAY}, hidden={HERE: 2}), what, 12) == {}


@pytest.mark.rule("coordination-each-ship")
@pytest.mark.parametrize("what", [ATTACK, ENEMY])
def test_in_a_battle_the_one_that_is_fought_does_not_count(what: int) -> None:
    fleet = {"victoria": HERE, "kotetsu": HERE, "scotia": HERE}
    assert added(sailing(ships=fleet), what, ship("victoria")) == {"warship": -1, "naval-coordination": -1}
    assert added(sailing(ships={"victoria": HERE, "scotia": HERE}), what, ship("victoria")) == {}
    against_scotia = added(sailing(ships={"victoria": HERE, "scotia": HERE, "triumph": HERE}), what, ship("scotia"))
    assert against_scotia == {"warship": -1, "naval-coordination": -1}


@pytest.mark.rule("coordination-each-ship")
def test_searches_and_incitements_stay_as_they_are_and_torpedoes_too() -> None:
    for what in (SEARCH, INCITE):
        assert added(sailing(ships=FLEET), what) == added(sailing(ships=FLEET, rules=()), what) == {"ships": -3}
    assert added(sailing(ships=FLEET), TORPEDOES, ship("scotia")) == {}


@pytest.mark.rule("coordination-pirates")
def test_hidden_ships_around_a_pirate_count_as_one_more() -> None:
    alone = {"motive": "piracy", "hidden": {HERE: 3}}
    assert added(sailing(**alone), REST) == {"piracy": -1}
    assert added(sailing(**alone, ships={"scotia": HERE}), REST) == {"piracy": -1, "naval-coordination": -1}
    assert added(sailing(**alone, ships={"victoria": HERE}), REST) == {"warship": -1, "naval-coordination": -1}
    fight = added(sailing(**alone, ships={"victoria": HERE, "scotia": HERE}), ATTACK, ship("victoria"))
    assert fight == {"piracy": -1, "naval-coordination": -1}


@pytest.mark.rule("naval-coordination")
def test_it_is_shown_before_the_roll() -> None:
    told = roll_of(sailing(ships=FLEET), SHIPPED, REST, 0)
    assert {"source": "naval-coordination", "amount": -2} in told["modifiers"]
    assert told["added"] == -3
    assert told["passes"] < roll_of(sailing(ships=FLEET, rules=()), SHIPPED, REST, 0)["passes"]
