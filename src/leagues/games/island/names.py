"""How cards are written in records: `clothes a` is the first object of a colour."""

from __future__ import annotations

from collections.abc import Sequence

from leagues.games.island.state import COLOURS, OBJECTS

LETTERS = "abcd"


def card_name(card: int) -> str:
    """A card, such as `repair c`."""
    return f"{COLOURS[card // OBJECTS]} {LETTERS[card % OBJECTS]}"


def objects_letters(counts: Sequence[int]) -> str:
    """Objects of one colour, such as `a a c`."""
    return " ".join(letter for letter, count in zip(LETTERS, counts, strict=True) for _ in range(count))
