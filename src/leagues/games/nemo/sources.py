"""Where the modifiers of a roll come from, in the order in which they are shown. Only ever appended to."""

from __future__ import annotations

NAMES = (
    "warship", "ships", "cubes", "exert-nemo", "exert-crew", "exert-hull", "double-hull", "treasure", "arcane-library",
    "strengthened-prow", "reinforced-armor", "stalking", "margin", "aronnax", "ned-land", "first-officer", "crew-armor",
    "card",
)  # fmt: skip
SOURCES = len(NAMES)
(
    WARSHIP, SHIPS_HERE, CUBES_HERE, EXERT_NEMO, EXERT_CREW, EXERT_HULL, DOUBLE_HULL_EXERTED, TREASURE_SPENT,
    LIBRARY, PROW, ARMOR, STALKING, MARGIN, WITH_ARONNAX, WITH_NED, WITH_FIRST_OFFICER, WITH_CREW_ARMOR, WITH_CARD,
) = range(SOURCES)  # fmt: skip
BEFORE_ROLL = WITH_ARONNAX  # the sources below this one are known before the dice are rolled

# What is tested: a card, an action, the Nautilus' attack, a Warship's attack, a torpedo.
CARD, SEARCH, INCITE, REST, REPAIR, REFIT, ATTACK, ENEMY, TORPEDOES = range(9)
TESTS = ("card", "search", "incite", "rest", "repair", "refit", "attack", "enemy", "torpedo")
ACTION_TESTS = REFIT  # the last test with degrees; SEARCH is the first
