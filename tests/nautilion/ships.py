"""The six ships once more, as a list of ducts, so that tests do not ask the rules what the rules should say."""

from __future__ import annotations

DUCTS = {
    "A1": "12 23 34 45 56 67 78 81 91 92 93 94 95 96 97 98",
    "A2": "12 23 34 45 56 67 78 89 91 49 16 27 38 58",
    "B1": "12 23 45 56 78 89 14 25 36 47 58 69",
    "B2": "12 23 34 45 56 67 78 89 91 49 27",
    "C1": "12 23 34 45 56 67 78 89 91 49",
    "C2": "12 23 34 45 56 37 48 59 78",
}


def joined_to(ship: str, number: int) -> set[int]:
    """Whom the ducts join to this crew."""
    return {int(end) for duct in DUCTS[ship].split() if str(number) in duct for end in duct} - {number}


def together(ship: str, crew: set[int]) -> bool:
    """Whether ducts hold this crew together."""
    found = set(sorted(crew)[:1])
    while further := {other for one in found for other in joined_to(ship, one)} & crew - found:
        found |= further
    return found == crew
