"""What a link is shown of a table: the view, the question, the lines of the journal. Nothing here changes the table."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from leagues.harbour import raw
from leagues.harbour.messages import ALL_SEATS, WATCHER, Line, Question
from leagues.kernel.chance import FairDice, OwnDice
from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.entries import Line as TableLine
from leagues.kernel.frames import ANYONE, CHANCE, EVERYONE, GameState
from leagues.kernel.game import Game
from leagues.kernel.standing import SPECTATOR
from leagues.kernel.table import Table


@cache
def message_numbers(game: Game) -> dict[str, int]:
    """The number of each message of the journal."""
    return {message.id: int(message) for message in game.messages}


def eyes(table: Table, role: int) -> int:
    """The seat whose eyes a link has, or SPECTATOR. Those who share a screen see what the one who answers may see; own cards
    are told by whoever may see them."""
    if role == WATCHER:
        return SPECTATOR
    if role != ALL_SEATS:
        return role
    decision = table.decision
    if decision is None:
        return SPECTATOR
    who = table.audience if decision.chance else table.who
    return SPECTATOR if who < 0 or table.bot(who) else who


def shown(table: Table, role: int, state: GameState | None = None) -> GameState:
    """The state as a link may know it: the table's own where nothing is secret, and not to be changed."""
    state = table.now if state is None else state
    if not table.has_secrets:
        return state
    state = state.copy()
    table.game.hide(state, table.tables, eyes(table, role))
    return state


def view(table: Table, role: int, state: GameState | None = None) -> dict[str, Any]:
    """What the page is shown of the state."""
    return raw.view(table.game.state)(shown(table, role, state))


def may_answer(table: Table, role: int, who: int) -> bool:
    """Whether this link's seat is asked."""
    if role == WATCHER:
        return False
    if who == CHANCE:  # people with cards of their own: what only one may see, only that one can tell
        return role == ALL_SEATS or table.audience in (EVERYONE, role)
    if role == ALL_SEATS:
        return who == ANYONE or not table.bot(who)
    return who in (ANYONE, role)


def barrier(table: Table, role: int, agreed: int = 0) -> str:
    """Why this link cannot take back the last choice; empty if it can. The first `agreed` entries are settled: the last of
    them was decided together."""
    if role == WATCHER:
        return "other-seat"
    if table.over and isinstance(table.luck, FairDice):
        return "ended"  # the secret of the dice is known
    if role == ALL_SEATS and last_was_a_bot(table):
        return "other-seat"
    found = table.barrier(None if role == ALL_SEATS else role) or ""
    return "together" if agreed and found in ("", "other-seat") and last_choice(table) < agreed else found


def last_choice(table: Table) -> int:
    """The place of the last choice that a seat made; -1 for none."""
    entries = table.entries
    return next((at for at in reversed(range(len(entries))) if entries[at].by != CHANCE and not entries[at].forced), -1)


def last_was_a_bot(table: Table) -> bool:
    """Whether the last choice was made for a seat that a bot plays."""
    last = last_choice(table)
    return last >= 0 and bool(table.bot(table.entries[last].by))


class Waiting(NamedTuple):
    """What is asked, as everybody may know it."""

    decision: int
    who: int
    arguments: list[int]


def waiting(table: Table) -> Waiting | None:
    """What is asked now; None when nobody is."""
    if table.over:
        return None
    who = table.who
    if who == CHANCE and not isinstance(table.luck, OwnDice):
        return None
    state = table.now
    frame = state.frames[state.depth - 1]
    arguments = [frame.a, frame.b, frame.c, frame.d]
    while arguments and arguments[-1] == 0:
        arguments.pop()
    return Waiting(frame.doing, who, arguments)


def question(table: Table, role: int, asked: Waiting | None, agreed: int = 0) -> Question:
    """What is asked now, as this link may know it."""
    if asked is None:
        seats = range(len(table.seats)) if table.over else ()
        scores = [int(table.game.score(table.now, table.tables, seat)) for seat in seats]
        return Question(outcome=table.outcome or "", scores=scores, barrier=barrier(table, role, agreed))
    decision, who, arguments = asked
    legal = answers(table, role) if may_answer(table, role, who) else []
    return Question(decision, who, arguments, legal, barrier(table, role, agreed))


def answers(table: Table, role: int) -> list[int]:
    """The answers that are possible, as far as this link may know: of cards that people have themselves, all unseen ones."""
    if table.who != CHANCE or not table.has_secrets:
        return table.answers
    out = [0] * MOST_OPTIONS
    return out[: table.game.flow.options(shown(table, role), table.tables, out)]


def lines(table: Table, role: int, found: list[TableLine]) -> list[Line]:
    """Lines of the journal as numbers, as far as this link may read them."""
    if not found:
        return []
    numbers = message_numbers(table.game)
    return [[line.entry, numbers[line.message], *line.arguments] for line in found if may_read(role, line.audience)]


def may_read(role: int, audience: int) -> bool:
    """Whether a link may read what was told to somebody. One that several share tells none of their secrets."""
    return audience == EVERYONE or (role >= 0 and role == audience)
