"""Moments at which a card is turned up, tested or used, and what it changed."""

from __future__ import annotations

from typing import Any

from leagues.games.nemo import names
from leagues.games.nemo.game import GAME
from leagues.games.nemo.state import FAILED, PASSED, RISING, TABLEAU
from leagues.kernel.table import Table

from ..positions import asked, draw, feed, legal, pile_of, play, sit, state, told

WORN: dict[str, Any] = {"nemo": 4, "crew": 6, "hull": 6, "notoriety": 10}  # tracks that can rise and fall
SEEN = tuple(range(1, 23))  # the events that lie in the FAIL pile when the last stack is reached


def turned(card: int | str, at: str = "south-atlantic", **more: Any) -> Table:
    """A table at which a card has just been turned up in the Event Phase."""
    table = sit(at, phase="event", **(WORN | more))
    draw(table, card)
    return table


def rolled(table: Table, total: int, exert: str = "none") -> Table:
    """The test goes on with a roll of so much; no help is called for. Two ones are never rolled but for a 2."""
    if asked(table) == "exert":
        play(table, exert)
    feed(table, total // 2, total - total // 2)
    if asked(table) == "help":
        play(table, "accept")
    return table


def attempted(card: int | str, total: int, at: str = "south-atlantic", exert: str = "none", **more: Any) -> Table:
    """A card is turned up and its test rolled."""
    return rolled(turned(card, at, **more), total, exert)


def exertions(*tracks: str) -> list[str]:
    """Every way to exert some of these tracks."""
    chosen = [[name for at, name in enumerate(names.TRACKS) if bits >> at & 1] for bits in range(8)]
    return ["none", *(f"exert {' '.join(some)}" for some in chosen if some and set(some) <= set(tracks))]


def needs(card: int | str, value: int, *tracks: str) -> bool:
    """Whether these tracks and no others can be exerted for a card, and its test passes with this value and not below."""
    asks = legal(turned(card)) == exertions(*tracks)
    failed, passed = told(attempted(card, value - 1), "say-result-failed"), told(attempted(card, value), "say-result-passed")
    return asks and failed == (0, value - 1, value) and passed == (0, value, value)


def kept(card: int, at: str = "south-atlantic", **more: Any) -> Table:
    """A table in the Action Phase with a card in the tableau."""
    return sit(at, tableau=[card], **(WORN | more))


def last_stack(at: str = "south-atlantic", finale: str = "", **more: Any) -> Table:
    """A table at the last stack of the Draw Pile, where a Finale is turned up if one is named."""
    details = WORN | {"act": 3, "turn": 22, "failed": SEEN, "passed": [RISING], "pile": [0, 0, 0, 5], "deck": 25} | more
    table = sit(at, phase="event", **details)
    if finale:
        draw(table, f"finale {finale}")
    return table


def finale(letter: str) -> int:
    """The number of a Finale's card."""
    return names.CARDS.index(f"finale {letter}")


def changed(table: Table) -> dict[str, int]:
    """By how much the tracks and Notoriety differ from WORN; the state must be one that can occur."""
    assert not GAME.impossible(table.state, table.tables)
    values = {**dict(zip(names.TRACKS, state(table).tracks, strict=True)), "notoriety": state(table).notoriety}
    return {name: value - WORN[name] for name, value in values.items() if value != WORN[name]}


def held(table: Table) -> dict[str, int]:
    """The Treasures in hand."""
    return {name: count for name, count in zip(names.TREASURES, state(table).held, strict=True) if count}


def gems(table: Table) -> set[str]:
    """The oceans with a gem."""
    return {name for name, gem in zip(names.OCEANS, state(table).gems, strict=True) if gem}


def hidden(table: Table) -> dict[str, int]:
    """The Hidden ships."""
    return {name: count for name, count in zip(names.OCEANS, state(table).hidden, strict=True) if count}


def passed(table: Table, card: int) -> bool:
    """Whether a card lies in the PASS pile."""
    return pile_of(table, card) == PASSED


def failed(table: Table, card: int) -> bool:
    """Whether a card lies in the FAIL pile."""
    return pile_of(table, card) == FAILED


def in_tableau(table: Table, card: int) -> bool:
    """Whether a card lies in the tableau."""
    return pile_of(table, card) == TABLEAU
