"""Positions in the middle of a game of Nautilus Island. Cards are written as in records, without their colour's name spelled
out: `c` clothes, `n` navigation, `r` repair, `f` fishing, `s` supplies, `t` treasures, then the object: "ca ca cb tn".

What is drawn nowhere is unseen: in the stacks or in the box. Everything can lie on the table together; that the castaways
can have come to it in so many turns is not asked.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import pytest

from leagues.games.island import hull
from leagues.games.island.game import GAME
from leagues.games.island.names import LETTERS
from leagues.games.island.possible import impossible_together
from leagues.games.island.state import BONUSES, CARDS, COLOURS, OBJECTS, State
from leagues.games.island.steps import Step
from leagues.games.island.tables import KINDS, Tables, read_tables
from leagues.kernel.chance import OwnDice
from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import ask
from leagues.kernel.schema import checked_copy
from leagues.kernel.table import Table

SHIPPED = read_tables(None)
INITIALS = [colour[0] for colour in COLOURS]
SEEN_FIRST = "ta ta ta ta tb tb tb tb tc tc tc tc td td td td"  # what lies open where a test does not care


def card(sign: str) -> int:
    """The card of a sign, such as `cb`."""
    return INITIALS.index(sign[0]) * OBJECTS + LETTERS.index(sign[1])


def cards(signs: str) -> list[int]:
    """The cards of several signs."""
    return [card(sign) for sign in signs.split()]


def position(
    hand: str = "", *, players: int = 2, active: int = 0, at: int = 1, others: Sequence[int] = (), came_from: int = 0,
    hands: Mapping[int, str] | None = None, camps: Mapping[int, str] | None = None, shown: Mapping[int, str] | None = None,
    tops: Sequence[str] = (), heights: Sequence[int] | None = None, spaces: str = "",
    bonuses: Sequence[tuple[int, str, str]] = (),
    portholes: Sequence[tuple[int, str, int]] = (), supply: str | None = None, final: int = 0, round: int = 5,
    explored: bool = True, order: Sequence[int] | None = None, tables: Tables = SHIPPED, memory: int = 0,
) -> State:  # fmt: skip
    """`active` stands at column `at` and is asked to collect or store; with `explored=False` it comes from column
    `came_from` and is asked where to go. `others` are the columns of the other seats, in their order; those before
    `active` in `order` have moved. `tops` are the open cards of the columns, `spaces` the bonus tokens of the camp by
    colour (`.` for none), `bonuses` and `portholes` lie on sets: (seat, colour, kind or value). `supply` names the tokens
    that nobody has seen; without it everything that lies nowhere else."""
    s = State()
    s.players, s.active, s.final, s.round, s.memory = players, active, final, round, memory
    s.order = [*(order if order is not None else [active, *(seat for seat in range(players) if seat != active)])]
    s.order += [0] * (4 - players)
    place = s.order.index(active)
    free = [column for column in range(1, 7) if hull.stacks(s, tables, column) and column not in (at, came_from, *others)]
    rest = iter([*others, *free])
    for seat in range(players):
        if seat != active:
            s.columns[seat] = next(rest)
    s.columns[active] = at if explored else came_from
    for seat in s.order[: place + explored]:
        s.moved |= 1 << seat
    used = [column for column in range(1, 7) if hull.stacks(s, tables, column)]
    s.heights = [*(heights if heights is not None else [tables.height] * len(used))]
    s.heights += [0] * (6 - len(s.heights))
    for seat, signs in {active: hand, **(hands or {})}.items():
        for one in cards(signs):
            s.hands[seat][one] += 1
            s.sizes[seat] += 1
    for seat, signs in (shown or {}).items():
        for one in cards(signs):
            s.shown[seat][one] += 1
    for seat, signs in (camps or {}).items():
        for one in cards(signs):
            s.camps[seat][one] += 1
    lay_tops(s, tables, used, tops)
    for one in range(CARDS):
        held = sum(hand[one] for hand in s.hands) + sum(camp[one] for camp in s.camps if one < len(camp))
        s.deck[one] = tables.copies - held - s.tops.count(one + 1)
    lay_tokens(s, tables, spaces, bonuses, portholes, supply)
    ask(s, Step.ROUND)
    s.frames[0].step = place + 1
    ask(s, Step.TURN)
    s.frames[1].step = 2 if explored else 1
    ask(s, Step.ACT if explored else Step.EXPLORE)
    return possible(s, tables)


def lay_tops(s: State, tables: Tables, used: Sequence[int], tops: Sequence[str]) -> None:
    """Open cards on the stacks that lie face up: those given, then whatever is left of `SEEN_FIRST`."""
    given, spare = iter(tops), cards(SEEN_FIRST)
    for column in used:
        for stack in range(hull.stacks(s, tables, column)):
            if hull.faces_up(s, tables, column, stack) and s.heights[column - 1]:
                sign = next(given, "")
                if sign:
                    s.tops[hull.place_of(column, stack)] = card(sign) + 1
                    continue
                held = [sum(hand[one] for hand in s.hands) + s.tops.count(one + 1) for one in range(CARDS)]
                s.tops[hull.place_of(column, stack)] = next(one for one in spare if held[one] < tables.copies) + 1


def lay_tokens(
    s: State, tables: Tables, spaces: str, bonuses: Sequence[tuple[int, str, str]],
    portholes: Sequence[tuple[int, str, int]], supply: str | None,
) -> None:  # fmt: skip
    """Bonus tokens on the camp's spaces and on sets, and portholes."""
    named = spaces.split() or ["two", "three", "two", "three", "two"]
    s.spaces = [0 if token == "." else KINDS.index(token) + 1 for token in named]
    for seat, colour, token in bonuses:
        s.bonuses[seat][COLOURS.index(colour) * BONUSES + KINDS.index(token)] += 1
    for seat, colour, value in portholes:
        s.portholes[seat][COLOURS.index(colour)] = value
        pile = next(i for i, values in enumerate(tables.portholes) if value in values)
        s.piles[pile] = max(s.piles[pile], tables.portholes[pile].index(value) + 1)
    for kind in range(BONUSES):
        lying = s.spaces.count(kind + 1) + sum(row[kind::BONUSES].count(1) for row in s.bonuses)
        lying += sum(2 * row[kind::BONUSES].count(2) for row in s.bonuses)
        s.supply[kind] = tables.bonus_tokens[kind] - lying
    if supply is not None:
        left = [supply.split().count(token) for token in KINDS]
        gone = [s.supply[kind] - left[kind] for kind in range(BONUSES)]
        holder = next(one for one in range(5) if any(s.camps[1][one * OBJECTS : (one + 1) * OBJECTS]))
        for kind in range(BONUSES):
            s.bonuses[1][holder * BONUSES + kind] += gone[kind]
        s.supply = left


def possible(s: State, tables: Tables) -> State:
    """The state, as one that checks every assignment; all of it must be able to lie on the table together."""
    wrong = impossible_together(s, tables)
    assert not wrong, [error.code for error in wrong]
    return checked_copy(s)


def table(start: State, tables: Tables = SHIPPED, **more: Any) -> Table:
    """A table that begins at a position, whose cards are fed by hand."""
    return Table(GAME, GAME.options_of(start), tables, OwnDice(), start=start, **more)


def sit(hand: str = "", *, auto: bool = True, **more: Any) -> Table:
    """A table at `position(hand, …)`."""
    return table(position(hand, **more), more.get("tables", SHIPPED), auto=auto)


def act(at: Table, move: str) -> None:
    """Make a move; if it was the only one, the table has made it already."""
    if not (at.entries and at.entries[-1].forced and at.entries[-1].notation == move):
        at.play(move)


def state(at: Table) -> State:
    """A table's state, as Island's; it must be able to occur."""
    wrong = impossible_together(cast(State, at.now), cast(Tables, at.tables))
    assert not wrong, [error.code for error in wrong]
    return cast(State, at.state)


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


def set_cards(s: State, seat: int, colour: str) -> list[int]:
    """How many cards of each object lie in a set."""
    first = COLOURS.index(colour) * OBJECTS
    return list(s.camps[seat][first : first + OBJECTS])


def tokens(s: State, seat: int, colour: str) -> dict[str, int]:
    """The bonus tokens on a set."""
    first = COLOURS.index(colour) * BONUSES
    return {kind: count for kind, count in zip(KINDS, s.bonuses[seat][first : first + BONUSES], strict=True) if count}
