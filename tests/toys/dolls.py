"""A toy that interrupts itself: every choice may open another one inside, four frames deep, each with a coin of its own."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

from leagues.kernel.errors import LeaguesError
from leagues.kernel.frames import CHANCE, Frame, GameState, doing, next_step, pop, push, tell
from leagues.kernel.options import Option
from leagues.kernel.schema import number, records
from tests.toys.workshop import ToyEnding, ToyRule, ToySay, decision, toy

DEEPEST = 4


class Step(IntEnum):
    EVENING = 1
    OPEN = 10
    COIN = 11


class State(GameState):
    frames: list[Frame] = records(Frame, DEEPEST + 2, "what is going on")
    rounds: int = number(1, 9, "how many dolls are opened")
    opened: int = number(0, 999, "dolls opened")
    tails: int = number(0, 9999, "coins that fell on tails")


def advance(s: Any, t: Any) -> None:
    while s.ending == 0 and doing(s) == Step.EVENING:
        if next_step(s) < s.rounds:
            push(s, Step.OPEN, 1, 0, 0, 0)
        else:
            s.ending = ToyEnding.WON_OVER


def begin(s: Any, t: Any, options: Any) -> None:
    s.rounds = options["rounds"]
    push(s, Step.EVENING, 0, 0, 0, 0)


@decision
class open_doll:
    SIZE = 3  # close, open the one inside, toss a coin and choose again

    def who(s: Any, t: Any) -> int:
        return 0

    def forbidden(s: Any, t: Any, action: int) -> int:
        frame = s.frames[s.depth - 1]
        if action == 1 and frame.a == DEEPEST:
            return ToyRule.NOT_ALLOWED
        return ToyRule.NOT_ALLOWED if action == 2 and frame.b == 2 else 0

    def apply(s: Any, t: Any, action: int) -> None:
        frame = s.frames[s.depth - 1]
        if action == 0:
            pop(s)
            s.opened += 1
        elif action == 1:
            push(s, Step.OPEN, frame.a + 1, 0, 0, 0)
        else:
            frame.b += 1
            push(s, Step.COIN, frame.a, frame.b, s.opened, 0)
        tell(s, ToySay.PUBLIC, action, 0, 0)

    def notation(action: int) -> str:
        return "close" if action == 0 else "deeper" if action == 1 else "toss"


@decision
class coin:
    SIZE = 2

    def who(s: Any, t: Any) -> int:
        return CHANCE

    def weight(s: Any, t: Any, outcome: int) -> int:
        return 2 if outcome == 0 else s.frames[s.depth - 1].a

    def occasion(s: Any, t: Any) -> tuple[int, ...]:
        frame = s.frames[s.depth - 1]
        return frame.a, frame.b, frame.c

    def apply(s: Any, t: Any, outcome: int) -> None:
        pop(s)
        s.tails += outcome

    def notation(outcome: int) -> str:
        return "heads" if outcome == 0 else "tails"


def impossible(s: Any, t: Any) -> list[LeaguesError]:
    depths = [frame.a for frame in s.frames[: s.depth] if frame.doing == Step.OPEN]
    return [] if depths == list(range(1, len(depths) + 1)) else [LeaguesError("state-moment")]


GAME = toy(
    "dolls", State, {Step.OPEN: open_doll, Step.COIN: coin}, advance, begin, (Option("rounds", 3, (1, 2, 3, 5)),),
    lambda s: {"rounds": s.rounds}, lambda s: 1, lambda s, t, seat: 0, impossible,
)  # fmt: skip
