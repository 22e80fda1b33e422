"""Menus: what can be answered now, as lines to choose from. Nothing here knows a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum

from rich.text import Text

from leagues.kernel.entries import Move
from leagues.kernel.table import Table
from leagues.kernel.words import Words
from leagues.terminal.ink import ink

FEW = 4  # outcomes that are explained one by one


class Kind(Enum):
    """How a menu is answered."""

    LIST = "list"  # lines to choose from
    PLACES = "places"  # places of the board to point at
    OUTCOMES = "outcomes"  # what chance brought, typed by hand


@dataclass(frozen=True)
class Choice:
    """One line of a menu."""

    number: int  # what a person types for it
    line: Text  # on the screen
    sentence: str  # spoken
    rules: tuple[str, ...] = ()
    move: Move | None = None  # what it plays
    inner: Menu | None = None  # or what it opens
    barred: str = ""  # or the rule that forbids it
    act: str = ""  # or what the program does: `new`, `scores`, `chances`, `journal`, `quit`, `end-turn`, `curtain`
    marks: tuple[tuple[str, int, str], ...] = ()  # for the board: role, place and a short text
    figure: tuple[Text, ...] = ()  # drawn below it while it is highlighted, where there is room
    more: tuple[str, ...] = ()  # sentences that the screen adds while it is highlighted, as many as have room


@dataclass(frozen=True)
class Menu:
    """What is asked, and the answers."""

    kind: Kind
    prompt: str
    choices: tuple[Choice, ...]
    heading: Text | None = None  # columns, above the lines
    notes: tuple[str, ...] = field(default=())  # sentences that help to choose
    rules: tuple[str, ...] = ()
    start: int = 0  # the choice that is highlighted first

    def by_number(self, number: int) -> int | None:
        """The choice that a number means."""
        return next((at for at, choice in enumerate(self.choices) if choice.number == number), None)


def prompt(table: Table, w: Words) -> str:
    """What is asked now, as the game says it."""
    decision = table.decision
    return "" if decision is None else w.text(f"decision-{decision.name}")


def outcome_menu(table: Table, w: Words) -> Menu:
    """Chance decides and the dice are the player's own: what can come up."""
    decision = table.decision
    assert decision is not None
    moves = table.legal
    notes = [w.text("own-possible", outcomes=", ".join(str(move) for move in moves))]
    if len(moves) <= FEW and any(" " in str(move) for move in moves):  # more than a number: say what each means
        notes = [w.text("own-meaning", outcome=str(move), meaning=move_text(move, w)) for move in moves]
    return Menu(Kind.OUTCOMES, prompt(table, w), (), notes=tuple(notes), rules=decision.rules)


def bare_menu(table: Table, w: Words) -> Menu:
    """Every legal move, as the game words it."""
    choices = tuple(
        Choice(number, ink(move_text(move, w)), move_text(move, w), move.rules, move)
        for number, move in enumerate(table.legal, start=1)
    )
    return Menu(Kind.LIST, prompt(table, w), choices, rules=table.decision.rules if table.decision else ())


def move_text(move: Move, w: Words) -> str:
    """What a move does, in a sentence."""
    id, arguments = move.decision.module.words(move.answer)
    return w.text(id, **arguments)


def end_menu(w: Words, *, scores: str = "", chances: bool) -> Menu:
    """The game is over; where the scores are too long for the page they are offered, in the words of the id `scores`."""
    acts = {
        "new": "end-new", **({"scores": scores} if scores else {}), **({"chances": "end-chances"} if chances else {}),
        "journal": "end-journal", "quit": "end-quit",
    }  # fmt: skip
    choices = tuple(
        Choice(number, ink(w.text(id)), w.text(id), act=act) for number, (act, id) in enumerate(acts.items(), start=1)
    )
    return Menu(Kind.LIST, w.text("end-prompt"), choices)


def split_outcomes(table: Table, typed: str) -> list[str]:
    """What was typed, as words; digits without spaces are taken one by one where no number has two of them."""
    pieces = typed.replace(",", " ").split()
    numbers = [str(move) for move in table.legal if str(move).isdigit()]
    if not numbers or any(len(number) > 1 for number in numbers):
        return pieces
    return [letter for piece in pieces for letter in (piece if piece.isdigit() else [piece])]


def longest_match(pieces: Sequence[str], notations: Iterable[str]) -> tuple[str, int] | None:
    """The longest outcome that the pieces begin with, and how many of them it takes. Its spaces may be left out, and so may
    words before its last, and letters after the first: `a` for `mage a`, `7` for `card 7`, `m` for `mercenary`."""
    known = {notation.replace(" ", ""): notation for notation in notations}
    for count in range(len(pieces), 0, -1):
        if "".join(pieces[:count]) in known:
            return known["".join(pieces[:count])], count
    lasts = [notation.split()[-1] for notation in known.values()]
    named = {last: notation for last, notation in zip(lasts, known.values(), strict=True)
             if notation[0].isalpha() and lasts.count(last) == 1}  # fmt: skip
    begun = [notation for last, notation in named.items() if last.startswith(pieces[0])]
    if pieces[0] in named:
        return named[pieces[0]], 1
    return (begun[0], 1) if len(begun) == 1 and pieces[0].isalpha() else None
