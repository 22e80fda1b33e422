"""Positions in the middle of a voyage. Oceans, ships, upgrades, treasures and characters are named as in records; a ship
that shows its gray or purple side is written with a star: "clyde*". The sea is empty where nothing is said. The state is one
that can occur.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, cast

import pytest

from leagues.games.nemo import cup, names, questions, seas
from leagues.games.nemo.game import GAME
from leagues.games.nemo.messages import Say
from leagues.games.nemo.reading import read_tables
from leagues.games.nemo.state import (
    AVAILABLE,
    BELOW_DECK,
    BLUE,
    CARDS,
    DARK_YELLOW,
    EVENTS,
    FAILED,
    FOUND,
    GREEN,
    INSTALLED,
    OCEANS,
    ORANGE,
    PASSED,
    QUARTERED,
    RELATIONS,
    RISING,
    SALVAGED,
    TABLEAU,
    TAKEN,
    TONNAGE,
    UNSEEN,
    State,
    is_event,
)
from leagues.games.nemo.steps import Step
from leagues.games.nemo.tables import Tables
from leagues.kernel.chance import OwnDice
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import ask, pop
from leagues.kernel.schema import checked_copy
from leagues.kernel.table import Table

from .arguments import said_rightly

SHIPPED = read_tables(None)


def ocean(name: str) -> int:
    """The number of an ocean."""
    return names.OCEANS.index(name)


def ship(name: str) -> int:
    """The number of a ship."""
    return names.SHIPS.index(name.rstrip("*"))


def upgrade(name: str) -> int:
    """The number of an upgrade."""
    return names.UPGRADES.index(name)


def treasure(name: str) -> int:
    """The number of a kind of Treasure."""
    return names.TREASURES.index(name)


def position(
    at: str = "north-atlantic", *, phase: str = "act", motive: str = "explore", difficulty: str = "officer",
    levels: Mapping[str, str] | None = None, act: int = 1, turn: int = 5, actions: int = 3, lull: int = 0,
    nemo: int | None = None, crew: int | None = None, hull: int | None = None, notoriety: int = 0,
    hidden: Mapping[str, int] | None = None, ships: Mapping[str, str] | None = None,
    tonnage: Mapping[str, str] | None = None, salvage: Iterable[str] = (), quarters: Iterable[str] = (),
    relations: Mapping[str, str] | None = None,
    gems: Iterable[str] = (), cubes: Mapping[str, int] | None = None, deck_gems: int = 0,
    held: Mapping[str, int] | None = None, found: Iterable[str] = (), face_down: Iterable[str] = (),
    upgrades: Iterable[str] = (), available: Iterable[str] = (), sacrificed: Iterable[str] = (),
    tableau: Iterable[int] = (), passed: Iterable[int] = (), failed: Iterable[int] = (), below: Iterable[int] = (),
    rules: Iterable[str] = (), tables: Tables = SHIPPED, **fields: Any,
) -> State:  # fmt: skip
    """A turn of an act: `phase` is "act" (the Action Phase), "prepare" (before the dice) or "event" (a card is drawn).
    `tonnage` names the row of each sunk ship. Cards of earlier turns lie in the FAIL pile. `rules` are the
    optional rules, and `fields` are set as they are."""
    chosen = {"motive": motive, "difficulty": difficulty, "optional_rules": list(rules), **(levels or {})}
    s = cast(State, GAME.new_state(tables, GAME.read_options(chosen)))
    while s.depth:
        pop(s)
    s.act, s.turn, s.actions, s.lull, s.nautilus = act, turn, actions, lull, ocean(at)
    s.deck_gems = deck_gems
    for track, value in enumerate((nemo, crew, hull)):
        if value is not None:
            s.tracks[track] = value
    for group, joined in ((BLUE, notoriety >= 14), (GREEN, notoriety >= 26), (DARK_YELLOW, act > 1), (ORANGE, act > 2)):
        if joined:
            cup.add_group(s, tables, group)
    s.notoriety, s.allied = notoriety, int(notoriety >= 36)
    questions.notoriety_rose(s, tables)
    s.hidden = [0] * OCEANS
    for name, count in (hidden or {}).items():
        s.hidden[ocean(name)] = count
    for name, place in (ships or {}).items():
        seas.put_ship(s, tables, ship(name), ocean(place), int(name.endswith("*")))
    for name, place in (tonnage or {}).items():
        s.ships[ship(name)], s.backs[ship(name)] = TONNAGE + ocean(place), int(name.endswith("*"))
    for name in salvage:
        s.ships[ship(name)] = SALVAGED
    for name in quarters:
        s.ships[ship(name)], s.backs[ship(name)] = QUARTERED, int(name.endswith("*"))
    for name, place in (relations or {}).items():
        s.ships[ship(name)], s.backs[ship(name)] = RELATIONS + ocean(place), int(name.endswith("*"))
    s.gems = [int(name in set(gems)) for name in names.OCEANS]
    for name, count in (cubes or {}).items():
        s.cubes[ocean(name)] = count
    for name, count in (held or {}).items():
        s.held[treasure(name)] = count
        if name in names.ADVENTURES:
            s.adventures[names.ADVENTURES.index(name)] = TAKEN
        else:
            s.cup[treasure(name)] -= count
    for name in found:
        s.adventures[names.ADVENTURES.index(name)] = FOUND
    s.face_down = sum(1 << ocean(name) for name in face_down)
    s.upgrades = [0 if place == AVAILABLE else place for place in s.upgrades]
    for name in upgrades:
        s.upgrades[upgrade(name)] = INSTALLED
    for name in available:
        s.upgrades[upgrade(name)] = AVAILABLE
    for name in sacrificed:
        s.characters |= 1 << names.CHARACTERS.index(name)
    lay_cards(s, act, {TABLEAU: tableau, PASSED: passed, FAILED: failed, BELOW_DECK: below})
    for name, value in fields.items():
        setattr(s, name, value)
    stack(s, phase)
    return possible(s, tables)


def lay_cards(s: State, act: int, piles: Mapping[int, Iterable[int]]) -> None:
    """Named cards where they belong; the stacks of earlier acts are gone, with as many events into the FAIL pile."""
    for place, cards in piles.items():
        for card in cards:
            s.cards[card] = place
    s.below = [*piles[BELOW_DECK], *([0] * (EVENTS - len(list(piles[BELOW_DECK]))))]
    for number in range(act - 1):
        s.pile[number] = 0
    seen = [card for card in range(1, CARDS) if is_event(card) and s.cards[card] != UNSEEN]
    gone = EVENTS - (sum(s.pile) - 2 + s.deck)
    spare = [card for card in range(EVENTS, 0, -1) if s.cards[card] == UNSEEN]
    for card in spare[: max(0, gone - len(seen))]:
        s.cards[card] = FAILED
    s.deck -= max(0, len(seen) - gone)


def stack(s: State, phase: str) -> None:
    """What is going on."""
    ask(s, Step.TURN)
    s.frames[0].step = {"event": 1, "prepare": 2, "act": 4}[phase]
    if phase == "event":
        ask(s, Step.EVENT)
        ask(s, Step.DRAW_EVENT)
    elif phase == "prepare":
        ask(s, Step.PREPARE)
    else:
        ask(s, Step.ACTIONS)
        ask(s, Step.ACT)


def possible(s: State, tables: Tables) -> State:
    """The state, as one that checks every assignment; it must be able to occur."""
    wrong = GAME.impossible(s, tables)
    assert not wrong, [error.code for error in wrong]
    return checked_copy(s)


def table(start: State, tables: Tables = SHIPPED, **more: Any) -> Table:
    """A table that begins at a position, whose dice are thrown by hand."""
    return Table(GAME, GAME.options_of(start), tables, OwnDice(), start=start, **more)


def sit(at: Any = "north-atlantic", **more: Any) -> Table:
    """A table at `position(at, …)`; with `auto=False` it answers nothing by itself."""
    auto = more.pop("auto", True)
    return table(position(at, **more), more.get("tables", SHIPPED), auto=auto)


def last_of_its_act(act: int, **more: Any) -> Table:
    """The Action Phase of the last turn of an act: its stack of the Draw Pile is empty, the cards lie in the FAIL pile."""
    s = position(act=act, **more)
    gone = [card for card in range(1, RISING) if s.cards[card] == UNSEEN][: s.pile[act - 1]]
    s.pile[act - 1] = 0
    for card in gone:
        s.cards[card] = FAILED
    return table(s, more.get("tables", SHIPPED), auto=False)


def new(**options: Any) -> Table:
    """A new voyage, whose dice are thrown by hand."""
    return Table(GAME, options, SHIPPED, OwnDice())


def set_sail(at: Table, start: int = 3) -> None:
    """Through the setup: the first upgrades that come, the own one left, and a start ocean by its die."""
    while at.decision is not None and at.decision.name != "throw":
        name = at.decision.name
        if name == "buy-first":
            at.play("leave")
        elif at.decision.chance:
            at.feed(at.legal[0])
        else:
            at.play(at.legal[0])
    at.feed(str(start))


def draw(at: Table, card: int | str) -> None:
    """Turn up an event by its number, or another card by its name."""
    at.feed(f"event {card}" if isinstance(card, int) else card)
    look_at(at)


def feed(at: Table, *outcomes: int | str) -> None:
    """Feed dice and tokens, one after the other."""
    for outcome in outcomes:
        at.feed(str(outcome))
        look_at(at)


def play(at: Table, *moves: str) -> None:
    """Make moves, one after the other; one that was the only one has been made already."""
    for move in moves:
        last = at.entries[-1] if at.entries else None
        if last is not None and last.forced and last.notation == move and move not in legal(at):
            continue
        at.play(move)
        look_at(at)


def look_at(at: Table) -> None:
    """The state must be able to occur, and the journal must say what it means to say."""
    assert at.over or GAME.impossible(at.state, at.tables) == []
    ids = {message.id: message for message in Say}
    assert [line for line in at.journal if not said_rightly(ids[line.message], line.arguments)] == []


def state(at: Table) -> State:
    """A table's state, as Nemo's."""
    return cast(State, at.state)


def asked(at: Table) -> str:
    """The name of the decision that waits."""
    return at.decision.name if at.decision is not None else "nothing"


def why_not(at: Table, move: str) -> str:
    """The rule that forbids a move."""
    with pytest.raises(LeaguesError) as refused:
        at.play(move)
    assert refused.value.code == "forbidden"
    return refused.value.rules[0]


def told(at: Table, message: str) -> tuple[int, int, int] | None:
    """The arguments of the last such line of the journal."""
    return next((line.arguments for line in reversed(at.journal) if line.message == message), None)


def legal(at: Table) -> list[str]:
    """The moves that can be made."""
    return [str(move) for move in at.legal]


def where(at: Table, name: str) -> int:
    """Where a ship is."""
    return state(at).ships[ship(name)]


def pile_of(at: Table, card: int) -> int:
    """Where a card is."""
    assert 0 < card < CARDS
    return state(at).cards[card]
