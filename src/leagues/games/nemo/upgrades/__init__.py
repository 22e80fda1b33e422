"""The upgrades of the Nautilus, each in a file of its own: what it does, and the rules that say so.

A file answers questions of `questions`. Its name is the upgrade's name in `names.UPGRADES`, which alone holds their order.
What a box could print differently, such as the price and what is added to a roll, are values of the data file. Beside its
answers a file says

    USE         what it is worth to the policy `greedy` for a whole voyage, in hundredths of a point
    SAVES       the points of Notoriety that it can be expected to save, to `greedy` worth what they are worth then
    LATER       True when an event brings it: it cannot be drawn before
    HELPS       the ways in which it helps after a roll, as a record writes them
    ACTS        the actions that it offers, as a record writes them
    OFFERS      the ways to take up what it offers when it comes to that, as a record writes them
    PRICE       of the table of prices, what they cost; those of a file without it are free
    NEEDS       the option and its value without which it is not in the game
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from leagues.games.nemo import names

ALL: tuple[Any, ...] = tuple(import_module(f"{__name__}.{name.replace('-', '_')}") for name in names.UPGRADES)


def each(name: str, default: Any) -> tuple[Any, ...]:
    """What every upgrade says under a name, in their order."""
    return tuple(getattr(upgrade, name, default) for upgrade in ALL)


# Ways to help, to take up an offer and to act, in the order of the upgrades: ids of answers are built on it.
HELPS: tuple[tuple[int, int, str], ...] = tuple(
    (upgrade, way, text) for upgrade, texts in enumerate(each("HELPS", ())) for way, text in enumerate(texts)
)
OFFERS: tuple[tuple[int, int, str], ...] = tuple(
    (upgrade, way, text) for upgrade, texts in enumerate(each("OFFERS", ())) for way, text in enumerate(texts)
)
ACTS: tuple[tuple[int, int, str], ...] = tuple(
    (upgrade, way, text) for upgrade, texts in enumerate(each("ACTS", ())) for way, text in enumerate(texts)
)
