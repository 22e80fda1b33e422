"""What a table is made of beside its state: entries, lines of the journal, moves, and seats that change hands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from leagues.kernel.decisions import Decision
from leagues.kernel.frames import EVERYONE
from leagues.kernel.game import Game


class Entry(NamedTuple):
    """One answer in the record."""

    by: int  # a seat, or CHANCE
    decision: Decision
    answer: int
    forced: bool = False  # it was the only option
    drawn: bool = False  # made by chance with two or more possible outcomes, as far as everyone knows
    audience: int = EVERYONE  # the seat that may see the answer

    @property
    def notation(self) -> str:
        """The answer as written in the record."""
        return self.decision.notation(self.answer)


class Line(NamedTuple):
    """One line of the journal: a message with arguments, the entry that caused it, and who may read it."""

    entry: int
    message: str
    arguments: tuple[int, int, int]
    rules: tuple[str, ...]
    audience: int = EVERYONE

    def text(self, game: Game, language: str) -> str:
        """The sentence."""
        a, b, c = self.arguments
        return game.words(language).text(self.message, a=a, b=b, c=c)


@dataclass(frozen=True, slots=True, repr=False)
class Move:
    """A legal answer."""

    game: Game
    decision: Decision
    answer: int
    weight: int = 0  # for chance
    in_force: frozenset[str] | None = None  # the rules that hold at its table; None for all

    def __str__(self) -> str:
        return self.decision.notation(self.answer)

    def __repr__(self) -> str:
        return f"<Move {self}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickling: a decision is named by its number, because it holds a module."""
        return _of_number, (self.game, self.decision.number, self.answer, self.weight, self.in_force)

    @property
    def id(self) -> int:
        """Its action id (or outcome id) in the whole game."""
        return self.decision.id_of(self.answer)

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids of the rules it stands on."""
        return tuple(id for id in self.decision.rules if self.in_force is None or id in self.in_force)

    def text(self, language: str = "en") -> str:
        """What it does, in a sentence."""
        id, arguments = self.decision.module.words(self.answer)
        return self.game.words(language).text(id, **arguments)


def _of_number(game: Game, number: int, *rest: Any) -> Move:
    return Move(game, game.decisions.by_number[number], *rest)


class Help(NamedTuple):
    """People let themselves be shown their chances, or no longer."""

    at: int  # after so many entries
    on: int  # 1 or 0


class Handover(NamedTuple):
    """A seat changes hands."""

    at: int  # after so many entries
    seat: int
    policy: str  # that plays it from then on; empty for a person
