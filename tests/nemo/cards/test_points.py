"""What cards and upgrades are worth at the end, one by one, as each motive weighs them."""

from __future__ import annotations

from typing import Any

import pytest

from leagues.games.nemo import names
from leagues.games.nemo.scoring import SHEET, points
from leagues.games.nemo.state import CARDS as ALL
from leagues.games.nemo.state import FAILED, PASSED, RISING, TABLEAU, State

from ..positions import SHIPPED, position, upgrade
from .hands import finale

LATER = {number: names.CARDS.index(f"event {number}") for number in range(52, 58)}  # of the expanded box
# The printed points of each card: Adventure, Science, Wonder, Character, Warship, Non-warship. A card that is not named has
# none; a 0 is a symbol that a motive can make worth something.
CARDS: dict[int, dict[str, int]] = {
    1: {"adventure": 0}, 5: {"adventure": 2}, 7: {"adventure": 0}, 8: {"science": 1}, 9: {"adventure": 0},
    10: {"adventure": 3}, 11: {"adventure": 0, "science": 1}, 12: {"adventure": 0}, 14: {"adventure": 0},
    15: {"adventure": 0}, 16: {"adventure": 0}, 17: {"adventure": 0}, 18: {"wonder": 1}, 19: {"adventure": 1},
    20: {"adventure": 0}, 21: {"adventure": 2}, 22: {"adventure": 1, "science": 1}, 23: {"adventure": 2},
    24: {"adventure": 0, "science": 1}, 25: {"adventure": 1, "science": 1}, 28: {"adventure": 2, "science": 1},
    29: {"adventure": 0}, 30: {"science": 1}, 31: {"adventure": 4, "science": 1}, 32: {"adventure": 3},
    33: {"adventure": 2, "science": 1}, 34: {"wonder": 1}, 35: {"science": 1}, 36: {"adventure": 2}, 37: {"adventure": 1},
    41: {"wonder": 1}, 42: {"adventure": 4}, 43: {"adventure": 0, "science": 1}, 44: {"characters": 4},
    45: {"adventure": 6}, 47: {"adventure": 0, "science": 1}, 48: {"warships": 2, "non-warships": 2},
    RISING: {"adventure": 3}, finale("a"): {"adventure": 5}, finale("b"): {"adventure": 5}, finale("c"): {"adventure": 8},
    finale("d"): {"adventure": 15}, finale("e"): {"adventure": 10}, finale("f"): {"adventure": 12},
    LATER[54]: {"science": 1}, finale("h"): {"adventure": 6}, finale("i"): {"adventure": 4, "science": 1},
    finale("j"): {"adventure": 8},
}  # fmt: skip
EVERY = range(1, ALL)
HELD = (5, 8, 10, 32, 36, 45)  # cards that score when they are never used
UPGRADES: dict[str, tuple[int, dict[str, int]]] = {
    "arcane-library": (2, {"wonder": 1}), "double-hull": (3, {"adventure": 1}), "crew-armor": (3, {"science": 1}),
    "fog-machine": (2, {}), "hydro-drive": (3, {"science": 1}), "magnetic-mines": (2, {"science": 1}),
    "monstrous-design": (3, {"adventure": 1}), "periscope-device": (3, {"adventure": 1}),
    "reinforced-armor": (4, {"adventure": 2}), "steam-torpedoes": (4, {"science": 1}),
    "strengthened-prow": (4, {"adventure": 2}),
    "adventurers-league": (3, {"adventure": 2}),
    "cell-batteries": (1, {"science": 1}),
    "electric-horns": (1, {}),
    "officers-mess": (2, {"adventure": 1}),
    "sanctorum": (2, {"wonder": 1}),
    "war-room": (4, {"warships": 3}),
    "diving-apparatus": (3, {"science": 1}),
    "clockwork-cipher": (3, {"wonder": 1}),
    "crystalline-sensors": (3, {"treasure": 3}),
    "map-room": (4, {"non-warships": 3}),
    "prism-binoculars": (0, {}),
    "electro-coil-bolts": (2, {"science": 1}),
    "manifesto": (1, {"liberation": 1}),
    "prize-crew-quarters": (2, {"characters": 4}),
    "guilds-deck": (2, {"treasure": 2}),
    "hospital-machines": (4, {"science": 1}),
    "armory": (3, {"science": 2}),
    "gas-turbines": (3, {"science": 1}),
}  # fmt: skip
ADDED = {  # what each motive adds to an item
    "explore": {"warships": -1, "treasure": 1}, "science": {"non-warships": -1, "adventure": 1},
    "anti-imperialism": {"non-warships": 2, "treasure": -1}, "war": {"warships": 2, "adventure": -1},
    "humanist": {"warships": -1, "non-warships": -1}, "piracy": {"non-warships": 1, "treasure": 2},
    "world-order": {"warships": 1, "non-warships": -1}, "adventure": {"non-warships": -1, "adventure": 2, "treasure": 1},
}  # fmt: skip
TIMES = {  # what each motive makes of a symbol
    "explore": {"liberation": 3, "science": 4, "wonder": 7}, "science": {"liberation": 3, "science": 6, "wonder": 4},
    "anti-imperialism": {"liberation": 6, "science": 2, "wonder": 3}, "war": {"liberation": 4, "science": 3, "wonder": 2},
    "humanist": {"liberation": 6, "science": 4, "wonder": 3}, "piracy": {"liberation": 2, "science": 2, "wonder": 2},
    "world-order": {"liberation": 5, "science": 4, "wonder": 3}, "adventure": {"liberation": 3, "science": 3, "wonder": 4},
}  # fmt: skip


def sheet(s: State) -> dict[str, int]:
    """The scoring sheet."""
    return {name: points(s, SHIPPED, category) for category, name in enumerate(SHEET)}


def gained(motive: str, **more: Any) -> dict[str, int]:
    """By how much a position differs from the same without these details."""
    return differs(position(motive=motive), position(motive=motive, **more))


def lying(motive: str, card: int, pile: int) -> dict[str, int]:
    """By how much a card in a pile changes the sheet."""
    there = position(motive=motive).copy()
    there.cards[card] = pile
    return differs(position(motive=motive), there)


def differs(plain: State, other: State) -> dict[str, int]:
    """The categories in which two sheets differ, and by how much."""
    before, after = sheet(plain), sheet(other)
    return {name: after[name] - before[name] for name in SHEET if after[name] != before[name]}


def weighed(printed: dict[str, int], motive: str) -> dict[str, int]:
    """What printed points are worth to a motive."""
    found = {}
    for name, value in printed.items():
        added = max(0, value + ADDED[motive].get(name, 0)) * TIMES[motive].get(name, 1)
        if added:
            found[name] = added
    return found


@pytest.mark.rule("score-adventure", "score-science", "score-wonder", "score-characters", "score-item-floor")
@pytest.mark.parametrize("motive", names.MOTIVES)
@pytest.mark.parametrize("card", EVERY)
def test_what_a_passed_card_is_worth(card: int, motive: str) -> None:
    assert lying(motive, card, PASSED) == weighed(CARDS.get(card, {}), motive)


@pytest.mark.rule("keep-held", "score-adventure", "score-science", "event-46")
@pytest.mark.parametrize("card", [*range(1, names.EVENTS + 1), *LATER.values()])
def test_what_an_event_left_in_the_tableau_is_worth(card: int) -> None:
    expected = weighed(CARDS[card], "science") if card in (*HELD, LATER[54]) else {"penalties": -8} if card == 46 else {}
    assert lying("science", card, TABLEAU) == expected


@pytest.mark.rule("pass-and-fail", "finale-d")
@pytest.mark.parametrize("card", EVERY)
def test_a_failed_card_is_worth_nothing(card: int) -> None:
    assert lying("science", card, FAILED) == ({"penalties": -8} if card == finale("d") else {})


@pytest.mark.rule("score-upgrades", "score-adventure", "score-science", "score-wonder", "refit-cost")
@pytest.mark.parametrize("motive", names.MOTIVES)
@pytest.mark.parametrize("name", names.UPGRADES)
def test_what_an_upgrade_costs_and_is_worth(name: str, motive: str) -> None:
    price, printed = UPGRADES[name]
    assert SHIPPED.price[upgrade(name)] == price
    assert gained(motive, upgrades=[name]) == weighed(printed, motive)
    assert gained(motive, available=[name]) == {}


@pytest.mark.rule("event-48", "score-warships", "score-non-warships")
def test_prussias_war_is_worth_two_ships() -> None:
    assert lying("explore", 48, PASSED) == {"warships": 1, "non-warships": 2}
    assert lying("war", 48, PASSED) == {"warships": 4, "non-warships": 2}
    assert lying("anti-imperialism", 48, PASSED) == {"warships": 2, "non-warships": 4}
