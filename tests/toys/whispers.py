"""A toy with secrets: hands that only their seat sees, and a pile that anyone may take, the first answer counts."""

from __future__ import annotations

from enum import IntEnum
from types import ModuleType
from typing import Any

from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import ANYONE, CHANCE, Frame, GameState, ask, doing, next_step, pop, push, tell, whisper
from leagues.kernel.game import Game
from leagues.kernel.options import Option
from leagues.kernel.schema import Seats, See, number, records, row, rows
from tests.toys.workshop import ToyEnding, ToyRule, ToySay, decision, toy

KINDS = 4


class Step(IntEnum):
    ROUND = 1
    DRAW = 10
    PLAY = 11
    GRAB = 12


class State(GameState):
    frames: list[Frame] = records(Frame, 3, "what is going on")
    players: int = number(2, 3, "people at the table", seats=Seats.COUNT)
    active: int = number(0, 2, "whose turn it is", seats=Seats.VALUE)
    deck: list[int] = row(KINDS, 0, 9, "cards nobody holds; in a view, cards this seat has not seen")
    hands: list[list[int]] = rows(3, KINDS, 0, 9, "cards by seat", see=See.SEAT, pours="deck", sized="sizes", known="shown")
    shown: list[list[int]] = rows(
        3, KINDS, 0, 9, "cards in each hand that everybody has watched being taken", seats=Seats.AXIS
    )
    dreams: int = number(0, 99, "a number that nobody sees", see=See.NOBODY)
    sizes: list[int] = row(3, 0, 9, "how many cards each seat holds", seats=Seats.AXIS)
    pile: list[int] = row(KINDS, 0, 9, "cards lying open")
    won: list[int] = row(3, 0, 99, "cards taken by each seat", seats=Seats.AXIS)


def advance(s: Any, t: Any) -> None:
    while s.ending == 0 and doing(s) == Step.ROUND:
        step = next_step(s)
        if step < 2 * s.players:  # two cards each
            push(s, Step.DRAW, step % s.players, 0, 0, 0)
        elif s.sizes[s.active] == 0:
            s.ending = ToyEnding.WON_OVER
        elif (step - 2 * s.players) % 3 == 0:
            ask(s, Step.PLAY)
        elif (step - 2 * s.players) % 3 == 1:
            ask(s, Step.GRAB)
        else:
            s.active = (s.active + 1) % s.players
            left = 0
            for kind in range(KINDS):
                left += s.deck[kind]
            if left > 0:
                push(s, Step.DRAW, s.active, 0, 0, 0)


def begin(s: Any, t: Any, options: Any) -> None:
    s.players = options["players"]
    for kind in range(KINDS):
        s.deck[kind] = t.copies
    ask(s, Step.ROUND)


@decision
class draw:
    SIZE = KINDS

    def who(s: Any, t: Any) -> int:
        return CHANCE

    def weight(s: Any, t: Any, outcome: int) -> int:
        return s.deck[outcome]

    def occasion(s: Any, t: Any) -> tuple[int, ...]:
        return s.frames[s.depth - 1].a, sum(s.deck)

    def audience(s: Any, t: Any) -> int:
        return s.frames[s.depth - 1].a

    def apply(s: Any, t: Any, outcome: int) -> None:
        seat = s.frames[s.depth - 1].a
        pop(s)
        s.deck[outcome] -= 1
        s.hands[seat][outcome] += 1
        s.sizes[seat] += 1
        whisper(s, seat, ToySay.PRIVATE, outcome, 0, 0)
        tell(s, ToySay.PUBLIC, seat, 0, 0)

    def notation(outcome: int) -> str:
        return f"card {outcome}"


@decision
class play:
    SIZE = KINDS

    def who(s: Any, t: Any) -> int:
        return s.active

    def forbidden(s: Any, t: Any, action: int) -> int:
        return 0 if s.hands[s.active][action] > 0 else ToyRule.NOT_ALLOWED

    def apply(s: Any, t: Any, action: int) -> None:
        pop(s)
        s.hands[s.active][action] -= 1
        s.shown[s.active][action] = max(s.shown[s.active][action] - 1, 0)
        s.dreams = (s.dreams + action) % 7
        s.sizes[s.active] -= 1
        s.pile[action] += 1
        tell(s, ToySay.PUBLIC, s.active, action, 0)

    def notation(action: int) -> str:
        return f"play {action}"


@decision
class grab:
    SIZE = 4  # the seat that takes the pile, or 3 to leave it

    def who(s: Any, t: Any) -> int:
        return ANYONE

    def forbidden(s: Any, t: Any, action: int) -> int:
        return ToyRule.NOT_ALLOWED if s.players <= action < 3 else 0

    def apply(s: Any, t: Any, action: int) -> None:
        pop(s)
        for kind in range(KINDS):
            if action < 3:
                kept = 1 if s.pile[kind] > 1 else 0  # of a pair, one card goes openly into the hand
                s.hands[action][kind] += kept
                s.shown[action][kind] += kept
                s.sizes[action] += kept
                s.won[action] += s.pile[kind] - kept
                s.pile[kind] = 0

    def notation(action: int) -> str:
        return f"grab {action}" if action < 3 else "leave"


def impossible(s: Any, t: Any) -> list[LeaguesError]:
    held = sum(s.deck) + sum(map(sum, s.hands)) + sum(s.pile) + sum(s.won)
    sizes = [sum(hand) for hand in s.hands]
    known = all(s.shown[seat][kind] <= s.hands[seat][kind] for seat in range(3) for kind in range(KINDS))
    return [] if held == KINDS * t.copies and sizes == list(s.sizes) and known else [LeaguesError("state-moment")]


def score(s: Any, t: Any, seat: int) -> int:
    return s.won[seat]


def make(draw_module: ModuleType = draw) -> Game:
    return toy(
        "whispers", State, {Step.DRAW: draw_module, Step.PLAY: play, Step.GRAB: grab}, advance, begin,
        (Option("players", 2, (2, 3)),), lambda s: {"players": s.players}, lambda s: int(s.players), score, impossible,
    )  # fmt: skip


GAME = make()
