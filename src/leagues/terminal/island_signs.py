"""Nautilus Island's signs: a shape for each colour of cards, a letter for each castaway and for each kind of bonus token.

Colours only repeat what shapes and letters say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.text import Text

from leagues.games.island.state import COLOURS, OBJECTS, PER_CARD, TREASURES, State
from leagues.games.island.tables import Tables, read_tables, standings
from leagues.kernel.table import Table
from leagues.kernel.words import Words
from leagues.terminal.ink import Sign, paint

SHAPES = "▲◆■●▼★"
HIDDEN = "▒"
CASTAWAYS = ("blue", "red", "yellow", "purple")
_SIGNS = {shape: Sign(shape, colour, "") for shape, colour in zip(SHAPES, COLOURS, strict=True)}


def state(table: Table) -> State:
    """A table's state, as Island's."""
    return cast(State, table.state)


def tables(table: Table) -> Tables:
    """A table's tables, as Island's."""
    return cast(Tables, table.tables)


def drawn(sentence: str, role: str = "text") -> Text:
    """A sentence with its shapes in colour."""
    return paint(sentence, _SIGNS, role)


def colour_name(colour: int, w: Words) -> str:
    """A colour in words."""
    return w.text("colour", colour=colour)


def colour_sign(colour: int, w: Words) -> str:
    """A colour with its shape."""
    return SHAPES[colour] + colour_name(colour, w)


def card_name(card: int, w: Words) -> str:
    """A card in words."""
    return w.text("card", card=card)


def card_sign(card: int, w: Words) -> str:
    """A card with the shape of its colour."""
    return SHAPES[card // OBJECTS] + card_name(card, w)


def castaway(seat: int, w: Words) -> str:
    """A castaway in words, at the beginning of a sentence."""
    return w.text("castaway", seat=seat)


def letter(seat: int, w: Words) -> str:
    """The letter on a castaway."""
    return w.text(f"card-colour-{CASTAWAYS[seat]}")[0].upper()


def castaway_sign(seat: int, eye: int, w: Words) -> str:
    """A castaway: yours in square brackets."""
    return f"[{letter(seat, w)}]" if seat == eye else f"({letter(seat, w)})"


def bonus_sign(t: Tables, kind: int, w: Words) -> str:
    """A bonus token as one letter, or as the number of its points."""
    return str(t.bonus_points[kind]) if kind < PER_CARD else w.text("island-bonus-signs").split()[kind - PER_CARD]


def several(name: str, count: int) -> str:
    """A name, with its number where there are several."""
    return name if count == 1 else f"{name} ×{count}"


def by_colour(hand: Sequence[int], colour: int) -> list[tuple[int, int]]:
    """The cards of a colour with their numbers."""
    return [(card, hand[card]) for card in range(colour * OBJECTS, (colour + 1) * OBJECTS) if hand[card]]


def told_cards(hand: Sequence[int], w: Words) -> str:
    """Cards in words, in the order of their colours."""
    return ", ".join(several(card_name(card, w), count) for card, count in enumerate(hand) if count)


def lying_words(shown: Sequence[int], hidden: int, w: Words, name: str = "card") -> str:
    """Open cards and how many others, in words; nothing for none."""
    pieces = [w.text(name, card=card) for card in shown]
    return ", ".join([*pieces, *([w.text("island-unseen", count=hidden)] if hidden else [])])


def treasures(hand: Sequence[int]) -> list[tuple[int, int]]:
    """The treasures of a hand, by object, with their numbers."""
    return [(card - TREASURES * OBJECTS, count) for card, count in by_colour(hand, TREASURES)]


FIELDS = {"faces": "face_up", "bonus_tokens": "bonus_tokens", "treasures": "treasures", "hull": "columns"}


def standing(t: Tables, section: str) -> str:
    """The standing of a section of the data file; `owner` where an owner's file has replaced it."""
    shipped = read_tables(None)
    if section == "portholes":
        same = t.portholes == shipped.portholes and t.sizes == shipped.sizes
        return standings()["portholes.1"] if same else "owner"
    same = getattr(t, FIELDS[section]) == getattr(shipped, FIELDS[section])
    return standings()[section] if same else "owner"


def mark(t: Tables, section: str, w: Words) -> str:
    """What stands behind a value that is not printed in the book."""
    return " " + w.text("island-reconstructed") if standing(t, section) == "reconstructed" else ""
