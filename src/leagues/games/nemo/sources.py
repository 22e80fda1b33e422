"""Where the modifiers of a roll come from, in the order in which they are shown. Only ever appended to."""

from __future__ import annotations

from leagues.games.nemo import names

NAMES = (
    "warship", "ships", "cubes", "exert-nemo", "exert-crew", "exert-hull", "double-hull", "treasure", "arcane-library",
    "strengthened-prow", "reinforced-armor", "stalking", "margin", "aronnax", "ned-land", "first-officer", "crew-armor",
    "card", "adventurers-league", "diving-apparatus", "piracy", "map-room", "ally", "naval-coordination",
    "adventure-token", "armory", "at-all-costs", "learned", "red-sky",
)  # fmt: skip
SOURCES = len(NAMES)


def of_file(module: str) -> int:
    """The number of the source that a file is about."""
    return NAMES.index(names.of_file(module))


WARSHIP, SHIPS_HERE, CUBES_HERE = map(NAMES.index, ("warship", "ships", "cubes"))
EXERT_NEMO, EXERT_CREW, EXERT_HULL = map(NAMES.index, ("exert-nemo", "exert-crew", "exert-hull"))
TREASURE_SPENT, STALKING, MARGIN = map(NAMES.index, ("treasure", "stalking", "margin"))
WITH_ARONNAX, WITH_NED, WITH_FIRST_OFFICER = map(NAMES.index, ("aronnax", "ned-land", "first-officer"))
WITH_CARD, WITH_ALLY, WITH_ADVENTURE, WITH_LEARNED = map(NAMES.index, ("card", "ally", "adventure-token", "learned"))
WITH_RED_SKY = NAMES.index("red-sky")
AT_ALL_COSTS = NAMES.index("at-all-costs")

# What is tested: a card, an action, the Nautilus' attack, a Warship's attack, a torpedo, diplomacy.
CARD, SEARCH, INCITE, REST, REPAIR, REFIT, ATTACK, ENEMY, TORPEDOES, PARLEYS = range(10)
TESTS = ("card", "search", "incite", "rest", "repair", "refit", "attack", "enemy", "torpedo", "diplomacy")
