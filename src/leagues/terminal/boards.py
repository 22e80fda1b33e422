"""Boards: what a game shows beyond its choices. A game without a board of its own is still playable."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rich.text import Text

from leagues.kernel.frames import GameState
from leagues.kernel.game import Game
from leagues.kernel.schema import Record
from leagues.kernel.table import Table
from leagues.kernel.words import Words
from leagues.terminal.ink import ink, wrap
from leagues.terminal.menu import Choice, Menu, bare_menu


@dataclass(frozen=True)
class Explained:
    """A card or the like, to be read: its name, a few words on where it is, what it says, its rules and its standing."""

    number: int
    title: str
    where: str
    lies_there: bool  # on the table, to be seen by all
    sentences: tuple[str, ...]
    rules: tuple[str, ...]
    standing: str


class Board(Protocol):
    """What a game's module here offers as `BOARD`."""

    height: int  # the least lines that `picture` needs
    low: int  # and in a window under 80 by 24
    asks: int  # the lines that a decision should have, whatever is shown besides
    keeps: int  # lines of `counts` that stay in the smallest window
    sheet_counts: bool  # whether the sheet has all that `counts` says

    @property
    def tall(self) -> int:
        """The lines that the picture can use, where there is more room."""

    def menu(self, table: Table, w: Words) -> Menu:
        """What a player can choose now."""

    def where(self, table: Table, w: Words) -> str:
        """Which turn it is, and which part of it."""

    def far(self, table: Table, w: Words) -> str:
        """How far everybody is from the goal, in a few words."""

    def who(self, table: Table, w: Words) -> str:
        """Who must choose; empty where there is only one."""

    def picture(self, table: Table, s: GameState, w: Words, width: int, height: int, choice: Choice | None) -> list[Text]:
        """The table as it lies in the state `s`, with what the highlighted choice would do."""

    def legend(self, table: Table, w: Words) -> str:
        """What the signs of the picture mean."""

    def counts(self, table: Table, w: Words, width: int) -> list[Text]:
        """Everything that lies beside the board, a line each."""

    def sheet(self, table: Table, w: Words, width: int) -> list[Text]:
        """What a large window shows beside the board, and a small one on the key `s`."""

    def chart(self, table: Table, w: Words, width: int) -> list[Text]:
        """The whole picture, where the small one leaves something out; else nothing."""

    def moment(self, table: Table, since: int, w: Words, width: int) -> list[Text]:
        """What a roll came to since a line of the journal, to stay in sight for a moment; or nothing."""

    def notes(self, table: Table, w: Words) -> list[str]:
        """What holds for the moment, in a few words each."""

    def describe(self, table: Table, w: Words) -> list[str]:
        """All of it in sentences."""

    def cards(self, table: Table, w: Words) -> list[Explained]:
        """What can be explained: cards and the like."""

    def result(self, table: Table, w: Words) -> list[str]:
        """How a finished game went."""

    def steer(self, table: Table, places: Collection[int], at: int, key: str, width: int, height: int) -> int:
        """The one of the places that an arrow key leads to from the place `at`."""

    def sample(self, tables: Record, options: Mapping[str, Any], w: Words) -> list[Text]:
        """What the chosen options look like before the game."""

    def matters(self, option: str, options: Mapping[str, Any]) -> bool:
        """Whether an option makes a difference, with what is chosen."""

    def motion(self, before: GameState, after: GameState) -> list[GameState]:
        """States to show for a moment on the way from one to the other."""


class Usual:
    """What boards have in common, if they do not say otherwise."""

    height = 0
    low = 5
    asks = 12
    keeps = 1
    sheet_counts = False

    @property
    def tall(self) -> int:
        """A few lines more make a picture airier."""
        return self.height + 8 if self.height else 0

    def sheet(self, table: Table, w: Words, width: int) -> list[Text]:
        """What lies on the table to be read, then what the signs mean."""
        lines: list[Text] = []
        for card in self.cards(table, w):
            if card.lies_there:
                lines += [*wrap(card.title, width, "strong"), *wrap(" ".join(card.sentences), width, "quiet"), ink("")]
        return lines + wrap(self.legend(table, w), width, "quiet")

    def cards(self, table: Table, w: Words) -> list[Explained]:
        """Nothing is known."""
        return []

    def legend(self, table: Table, w: Words) -> str:
        """No signs."""
        return ""

    def chart(self, table: Table, w: Words, width: int) -> list[Text]:
        """The picture leaves nothing out."""
        return []

    def moment(self, table: Table, since: int, w: Words, width: int) -> list[Text]:
        """The board shows it."""
        return []


class BareBoard(Usual):
    """A game that is known only by its words."""

    def menu(self, table: Table, w: Words) -> Menu:
        """Every legal move."""
        return bare_menu(table, w)

    def where(self, table: Table, w: Words) -> str:
        """Nothing is known."""
        return ""

    def far(self, table: Table, w: Words) -> str:
        """Nothing is known."""
        return ""

    def who(self, table: Table, w: Words) -> str:
        """The seat, where there are several."""
        return w.text("player", number=table.who + 1) if len(table.seats) > 1 and table.who >= 0 else ""

    def picture(self, table: Table, s: GameState, w: Words, width: int, height: int, choice: Choice | None) -> list[Text]:
        """No picture."""
        return []

    def counts(self, table: Table, w: Words, width: int) -> list[Text]:
        """Nothing is known."""
        return []

    def notes(self, table: Table, w: Words) -> list[str]:
        """Nothing is known."""
        return []

    def describe(self, table: Table, w: Words) -> list[str]:
        """The state as everybody may see it."""
        return [f"{name}: {value}" for name, value in table.view(-1).items()]

    def result(self, table: Table, w: Words) -> list[str]:
        """Nothing beyond the ending."""
        return []

    def steer(self, table: Table, places: Collection[int], at: int, key: str, width: int, height: int) -> int:
        """There are no places."""
        return at

    def sample(self, tables: Record, options: Mapping[str, Any], w: Words) -> list[Text]:
        """No picture."""
        return []

    def matters(self, option: str, options: Mapping[str, Any]) -> bool:
        """Nothing is known."""
        return True

    def motion(self, before: GameState, after: GameState) -> list[GameState]:
        """Nothing moves."""
        return []


def board_of(game: Game) -> Board:
    """The game's own board, or the bare one."""
    name = f"leagues.terminal.{game.id}"
    if find_spec(name) is None:
        return BareBoard()
    board: Board = import_module(name).BOARD
    return board
