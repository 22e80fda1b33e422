"""What a choice would do: it is made on a copy of the table, and the copy is read. No rule is told here a second time.

Nautilion's rules say what happens while they are applied, so a preview listens to them. `aids/outlook.py` looks further,
to the end of a turn whose dice are given.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from leagues.games.nautilion import boarding, cabin, heroic, path, ship
from leagues.games.nautilion.rulebook import Rule
from leagues.games.nautilion.state import GREEN, MAGES, MERCENARY, State, plays_with
from leagues.games.nautilion.steps import Step
from leagues.games.nautilion.tables import Tables
from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.frames import doing
from leagues.kernel.table import Table

Told = list[tuple[int, int, int, int]]  # what the rules said, in their order: a message and its three arguments
BARRED: dict[int, str] = {Rule.PLACE_ON_SHIP: "aboard", Rule.DUCT_PLACEMENT: "duct", Rule.ADMIRAL_LIMIT: "admiral"}


def tables(table: Table) -> Tables:
    """The tables, as Nautilion's."""
    return cast(Tables, table.tables)


def state(table: Table) -> State:
    """A copy of the state, as Nautilion's."""
    return cast(State, table.state)


def after(table: Table, s: State, answer: int) -> tuple[State, Told]:
    """The state after an answer, and what the rules said on the way."""
    trial: State = s.copy()
    heard: list[tuple[int, int, int, int, int]] = []
    trial.journal = heard
    table.game.flow.apply(trial, table.tables, answer)
    trial.journal = None
    return trial, [line[1:] for line in heard]


def heard(told: Told, message: int) -> tuple[int, int, int] | None:
    """The arguments with which something was said, if it was."""
    return next((line[1:] for line in told if line[0] == message), None)


def answers(table: Table, s: State) -> list[int]:
    """What could be answered in a state."""
    out = [0] * MOST_OPTIONS
    return out[: table.game.flow.options(s, table.tables, out)]


def paid(table: Table, s: State) -> State:
    """The state once whatever is owed to a spell is paid, with any tokens."""
    while not s.ending and doing(s) == Step.PAY:
        s, _ = after(table, s, answers(table, s)[0])
    return s


def to_isles(s: State) -> int:
    """The least die that would take the Phantom to the Happy Isles."""
    return _least(lambda die: path.toward_isles(s, s.phantom, die) == path.HAPPY_ISLES) if s.phantom else 0


def to_abyss(s: State) -> int:
    """The least die that would take the Nautilion to the Abyss."""
    return _least(lambda die: path.toward_abyss(s, s.nautilion, die) > s.path_length) if s.nautilion <= s.path_length else 0


def _least(arrives: Callable[[int], bool]) -> int:
    die = 1
    while not arrives(die):
        die += 1
    return die


def fate(s: State, t: Tables, token: int) -> tuple[str, int]:
    """What could become of a token in hand, as the words call it, and the rule that keeps it in the reserve, or 0."""
    rule = boarding.cannot_board(s, t, token)
    if cabin.cannot_enter(s, t, token) == 0:
        return ("both" if rule == 0 else "cabin"), 0
    if rule == 0:
        return "boards", 0
    if token == MERCENARY:
        rules = [boarding.cannot_hire(s, t, token, space) for space in range(1, 10)]
        return ("boards", 0) if 0 in rules else ("reserve", rules[0])
    return why_not(s, t, token), rule


def why_not(s: State, t: Tables, token: int) -> str:
    """What keeps a token off the ship, as the words call it."""
    if token <= 9 and s.mercenaries >> token & 1:
        return "held"
    return BARRED.get(boarding.cannot_board(s, t, token), "aboard")


def joins(s: State, t: Tables, space: int) -> list[int]:
    """The spaces aboard that ducts join to a space, such as that of a crew number. A Mage or a Mercenary has none."""
    return members(t.ducts[s.ship][space] & ship.aboard(s)) if space <= 9 else []


def reach(s: State, t: Tables) -> list[int]:
    """The free spaces of the ship that ducts lead to from the crew, or all while nobody is aboard."""
    return [space for space in range(1, 10) if not ship.aboard(s) >> space & 1 and ship.joined(s, t, space)]


def wanted(s: State, t: Tables, token: int) -> bool:
    """Whether a token still counts: its space aboard or in the cabin is free, or it is a Mercenary to be hired."""
    if token == MERCENARY:
        return not s.collided
    space = cabin.space_of(t, token)
    in_cabin = plays_with(s, MAGES) and space != cabin.NO_SPACE and not s.cabin >> space & 1
    return bool(in_cabin or (token <= 9 and not s.crew >> token & 1))


def payers(s: State, t: Tables, card: int) -> list[int]:
    """The crew that could pay for a Heroic Action now, and to some effect."""
    useful = t.heroic_payers[card] or s.crew
    return [number for number in members(s.crew & useful) if heroic.cannot_pay(s, t, card, number) == 0]


def ahead(s: State, token: int) -> int:
    """How many tokens of a kind still lie before the Nautilion; a green one never does."""
    return sum(s.path[place] == token != GREEN for place in range(s.nautilion + 1, s.path_length + 1))


def aboard(s: State) -> list[int]:
    """The crew on the ship."""
    return members(s.crew)


def members(bits: int) -> list[int]:
    """The numbers of a set."""
    return [number for number in range(1, 13) if bits >> number & 1]
