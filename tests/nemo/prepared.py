"""A moment of every decision that voyages seldom come to: where it begins, then moves, dice and cards."""

from __future__ import annotations

from typing import Any

from leagues.games.nemo.state import IMPERIALISTS, RISING
from leagues.kernel.table import Table
from tests.nemo import positions
from tests.nemo.cards.hands import SEEN, WORN
from tests.nemo.rules.test_placement import crowd

ATLANTIC = "north-atlantic"
SALVAGE = ["donau", "jumna", "syria", "rhone"]
AGAINST: dict[str, Any] = {"captains": 2, "company": IMPERIALISTS}
# The Imperialists have a ship to place, and have not chosen one in this act.
SPREADING: dict[str, Any] = AGAINST | {"at": "south-atlantic", "phase": "prepare", "actions": 0, "ships": crowd(0)}
# The last stack of the Draw Pile in the expanded box, just before its Finale.
LAST: dict[str, Any] = WORN | {
    "at": "south-atlantic", "phase": "event", "box": 1, "auto": False, "act": 3, "turn": 22, "failed": SEEN,
    "passed": [RISING], "pile": [0, 0, 0, 5], "deck": 25,
}  # fmt: skip

PREPARED: dict[str, tuple[dict[str, Any], list[str | int]]] = {
    "absorb": (
        {"ships": {"lord-clyde": ATLANTIC}, "upgrades": ["hydro-drive"], "held": {"retain-hull": 1}, "hull": 4},
        ["bold", "lord-clyde", 2, 3, "accept", 5],
    ),
    "install": (
        {"available": ["strengthened-prow", "double-hull"], "salvage": SALVAGE},
        ["refit", "none", 5, 5, "accept"],
    ),
    "pay-salvage": ({"available": ["fog-machine"], "salvage": SALVAGE}, ["refit", "none", 5, 5, "accept", "fog-machine"]),
    "discard-treasure": (
        {"hull": 5, "held": {"map-1": 1, "abyss": 1}}, ["repair", "none", "none", 3, 4, "accept"],
    ),
    "pick-character": ({"phase": "event"}, ["event 40", "choose 1"]),
    "take-up": ({"upgrades": ["manifesto"]}, ["incite", "none", 5, 5, "accept"]),
    "train": (
        {"upgrades": ["prize-crew-quarters"], "crew": 5, "quarters": ["clyde", "gange"]}, ["rest", "none", 5, 5, "accept"],
    ),
    "enlist": (
        {"at": "south-pacific", "motive": "world-order", "held": {"satsuma-ronin": 1}, "cubes": {"south-pacific": 1}},
        ["place satsuma-ronin"],
    ),
    "lay-adventure": (
        {"at": "western-pacific", "motive": "adventure", "phase": "prepare", "face_down": ["western-pacific"]}, [1, 1],
    ),
    "claim": (
        {"motive": "adventure", "found": ["ghost-regatta"], "ships": {"clyde": ATLANTIC}, "auto": False},
        ["stalk", "clyde", "none", 6, 6, f"tonnage {ATLANTIC}"],
    ),
    "parley": (
        {"ships": {"clyde": ATLANTIC}, "upgrades": ["hospital-machines"], "box": 1}, ["diplomacy", 5, 5],
    ),
    "pursuer": (
        {"phase": "prepare", "ships": {"victoria": ATLANTIC, "kotetsu": ATLANTIC}, "rules": ["relentless-pursuit"]},
        ["roll", 1, 5],
    ),
    "bury": ({"motive": "war", "held": {"map-1": 1, "map-2": 1}, "rules": ["buried-treasure"]}, ["bury"]),
    "at-all-costs": ({"upgrades": ["hydro-drive"], "rules": ["at-all-costs"]}, ["incite", "none"]),
    "decipher": ({"ships": {"clyde": ATLANTIC, "gange": ATLANTIC}, "upgrades": ["clockwork-cipher"]}, ["cipher"]),
    "consent": ({"captains": 2, "officers": [7, 56, 0, 0]}, ["sacrifice first-officer"]),
    "hunt": ({"at": "south-atlantic", "phase": "prepare", "ships": crowd(0)}, [1, 2, "tynwald"]),
    "muster": (SPREADING, [1, 2]),
    "show-ship": (SPREADING, [1, 2, "choose", "tynwald", "zeeland"]),
    "admiralty": (AGAINST | {"at": ATLANTIC, "phase": "prepare", "actions": 0, "mustered": 1}, [3, 3]),
    "exhibit": (LAST | {"held": {"map-1": 1, "abyss": 1, "retain-crew": 1}}, ["finale i"]),
    "give-up": (LAST | {"upgrades": ["hydro-drive", "prism-binoculars"]}, ["finale h", "none", 4, 4, "accept"]),
    "forestall": (
        {"phase": "event", "motive": "adventure", "notoriety": 35, "held": {"ghost-regatta": 1}}, ["event 23"],
    ),
    "spring": (LAST, ["finale j", "fujiyama", "arapiles"]),
}  # fmt: skip

# Of those that are asked only while a voyage begins: its options.
AT_THE_START: dict[str, dict[str, Any]] = {
    "keep-attribute": {"optional_rules": ["officers-attributes"], "attributes": "sailor"},
}
SELDOM = (*PREPARED, *AT_THE_START)


def brought(at: Table, steps: list[str | int]) -> Table:
    """The table after these moves, dice and cards."""
    for step in steps:
        assert at.decision is not None
        if at.decision.chance and str(step) in at.decision.answers:
            at.feed(str(step))
        else:
            positions.play(at, str(step))
    return at


def prepared(name: str) -> Table:
    """A table at which this decision is asked."""
    if name in AT_THE_START:
        return begun(name)
    start, steps = PREPARED[name]
    at = brought(positions.sit(**start), steps)
    assert positions.asked(at) == name
    return at


def begun(name: str) -> Table:
    """A new voyage, with whatever comes first, as far as this decision."""
    at = positions.new(**AT_THE_START[name])
    while positions.asked(at) != name:
        assert at.decision is not None
        step = at.feed if at.decision.chance else at.play
        step(at.legal[0])
    return at
