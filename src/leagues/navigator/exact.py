"""Exact chances where the rest of a game is small: every roll and every choice is followed to the end.

For games in which nobody hides anything and all win or lose together. Whoever decides takes the best; chance weighs what can
come. Positions that are met again are known already.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from leagues.kernel.decisions import MOST_OPTIONS
from leagues.kernel.frames import CHANCE
from leagues.kernel.game import Game
from leagues.kernel.schema import Record

NODES = 3000  # positions that may be looked at


class TooManyError(Exception):
    """The rest of the game is not small."""


class Exactly:
    """Looks at positions until there are too many."""

    def __init__(
        self, game: Game, tables: Record, result: Callable[[Any, Any, int], int], one: int, most: int = NODES
    ) -> None:
        self.game, self.tables, self.result, self.one = game, tables, result, one
        self.left = most
        self.known: dict[tuple[int, ...], float] = {}

    def after(self, state: Any, answer: int) -> float:
        """The chance to win after an answer."""
        new = state.copy()
        self.game.flow.apply(new, self.tables, answer)
        return self.of(new)

    def of(self, state: Any) -> float:
        """The chance to win with the best play."""
        if state.ending:
            return self.result(state, self.tables, 0) / self.one if state.ending > 0 else 0.0
        key = tuple(state.numbers())
        if key not in self.known:
            self.left -= 1
            if self.left < 0:
                raise TooManyError
            self.known[key] = self._of(state)
        return self.known[key]

    def _of(self, state: Any) -> float:
        flow, tables = self.game.flow, self.tables
        if flow.who(state, tables) == CHANCE:
            decision = self.game.decisions.by_number[state.frames[state.depth - 1].doing]
            weights = [flow.weight(state, tables, outcome) for outcome in range(decision.size)]
            total = sum(weights)
            found = ((weight, outcome) for outcome, weight in enumerate(weights) if weight)
            return sum(weight * self.after(state, outcome) for weight, outcome in found) / total
        out = [0] * MOST_OPTIONS
        count = flow.options(state, tables, out)
        best = 0.0
        for answer in out[:count]:
            best = max(best, self.after(state, answer))
            if best == 1.0:
                break
        return best


def exact(
    game: Game, tables: Record, state: Any, answers: Sequence[int], result: Callable[[Any, Any, int], int], one: int,
    most: int = NODES,
) -> list[float] | None:  # fmt: skip
    """The chance to win after each answer; None where the rest of the game is too large."""
    if game.seats(state) > 1 and game.id != "nautilion":
        return None
    looking = Exactly(game, tables, result, one, most)
    try:
        return [looking.after(state, answer) for answer in answers]
    except (TooManyError, RecursionError):
        return None
